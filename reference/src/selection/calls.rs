//! Calls (machine.md 3 MM-10, 5): slots for arguments and result, in braces of their own.

use super::body::{Body, put};
use super::memory::Place;
use super::params;
use super::types::{Class, Reg, Res, leaves};
use tandem_ir::attr::{Attr, AttrList};
use tandem_ir::entity::{Global, Inst, Value};
use tandem_ir::function::ValueDef;
use tandem_ir::inst::{CallInfo, TailKind};
use tandem_ir::types::Type;

/// An argument: its slot's declaration and name, and how it gets there.
struct Argument {
    declaration: String,
    name: String,
    ty: Type,
    regs: Vec<Reg>,
    signed: bool,
    /// Bytes and alignment of what is passed by value.
    by_value: Option<(u64, u64)>,
}

impl Body<'_> {
    /// `call`: inline assembly, an intrinsic, a function, or through a pointer.
    pub fn call(&mut self, i: Inst) -> Res<()> {
        let f = self.f;
        let info = f.kind(i).call_info().ok_or("a call")?;
        let call = f.call(i).ok_or("a call")?;
        if let ValueDef::Asm(n) = f.value_def(call.callee()) {
            return self.inline_asm(i, n);
        }
        let global = f.callee(i);
        if let Some(name) = global.map(|g| self.h.global_name(g))
            && name.starts_with("llvm.")
        {
            return self.intrinsic(i, name);
        }
        if info.tail == TailKind::MustTail {
            return Err("musttail".into());
        }
        let tags = info.bundles.iter().map(|b| &*b.0);
        if let Some(tag) = tags.into_iter().find(|t| *t != "convergencectrl") {
            return Err(format!("an operand bundle '{tag}'"));
        }
        self.plain_call(i, info, global)
    }

    fn plain_call(&mut self, i: Inst, info: &CallInfo, global: Option<Global>) -> Res<()> {
        let f = self.f;
        let call = f.call(i).ok_or("a call")?;
        let (ret, types, vararg) = self.h.types.as_function(info.fn_ty).ok_or("a call")?;
        let (fixed, ret) = (types.len(), ret);
        // A kernel cannot be called, and one that is called as something else has other slots.
        let direct = global.filter(|g| self.h.globals[*g].ty == info.fn_ty);
        if direct.is_some_and(|g| self.h.is_kernel(g)) {
            return Err("a call of a kernel".into());
        }
        let stated = direct.and_then(|g| Some(self.h.function(g)?.attrs.clone()));
        let args: Vec<Value> = call.args().collect();
        let mut all = Vec::new();
        for (n, v) in args.iter().take(fixed).enumerate() {
            all.push(self.argument(*v, n, &info.attrs, stated.as_ref())?);
        }
        if vararg {
            all.push(self.variable_arguments(&args[fixed..], fixed)?);
        }
        let target = match direct {
            Some(g) => self.names.of(g)?.to_owned(),
            None => self.single(call.callee())?.to_string(),
        };
        self.raw("\t{ // callseq");
        for a in &all {
            put!(self, "{}", a.declaration);
        }
        for a in &all {
            self.pass(a)?;
        }
        if !ret.is_void() {
            let slot = params::slot(self.h, ret, "retval0")?;
            put!(self, "{slot}");
        }
        let proto = match direct {
            Some(_) => String::new(),
            None => format!(", {}", self.prototype(ret, &all)?),
        };
        let names: Vec<&str> = all.iter().map(|a| a.name.as_str()).collect();
        let result = if ret.is_void() { "" } else { "(retval0), " };
        put!(self, "call {result}{target}, ({}){proto}", names.join(", "));
        if !ret.is_void() {
            let made = self.read_slot(&Place::Symbol("retval0".into()), ret, false)?;
            self.define(i, &made)?;
        }
        self.raw("\t} // callseq");
        Ok(())
    }

    /// An argument in its registers. By value it is the bytes behind a pointer, aligned as the callee says.
    fn argument(
        &mut self,
        v: Value,
        n: usize,
        here: &AttrList,
        stated: Option<&AttrList>,
    ) -> Res<Argument> {
        let ty = self.f.value_type(v);
        let regs = self.operand(v)?;
        let name = format!("param{n}");
        let there = stated.map_or(here.param(n), |s| s.param(n));
        let declaration = params::of_function(self.h, ty, there, &name)?;
        let by_value = match params::byval(self.h, there) {
            Some(of) if ty == Type::PTR => {
                let align = self.h.attrs.get(there).iter().find_map(|a| match a {
                    Attr::Align(n) => Some(*n),
                    _ => None,
                });
                Some(params::bytes(self.h, of, align)?)
            }
            Some(_) => return Err("byval in another address space".into()),
            None => None,
        };
        Ok(Argument {
            declaration,
            name,
            ty,
            regs,
            signed: self.is_signed(there),
            by_value,
        })
    }
    fn pass(&mut self, a: &Argument) -> Res<()> {
        let slot = Place::Symbol(a.name.clone());
        match a.by_value {
            None => self.write_slot(&slot, a.ty, &a.regs, a.signed),
            Some((bytes, align)) => {
                let from = Place::Reg(a.regs[0]);
                self.copy_bytes(("ld", &from), ("st.param", &slot), bytes, align);
                Ok(())
            }
        }
    }
    /// Variable arguments: one behind the other, each at its alignment, in a buffer of the frame, whose address is passed.
    fn variable_arguments(&mut self, args: &[Value], n: usize) -> Res<Argument> {
        let mut places = Vec::new();
        let (mut size, mut most) = (0_u64, 8_u64);
        for v in args {
            let ty = self.f.value_type(*v);
            let bytes = self
                .h
                .layout
                .alloc_size(&self.h.types, ty)
                .ok_or("an argument")?;
            let align = self.h.layout.abi_align(&self.h.types, ty).bytes();
            let at = size.checked_next_multiple_of(align).ok_or("an argument")?;
            most = most.max(align);
            size = at + bytes;
            places.push((at, align));
        }
        let name = self.local(size, most);
        let base = self.fresh(Class::B64);
        put!(self, "mov.b64 {base}, {name}");
        for (v, (at, align)) in args.iter().zip(places) {
            let mut all = leaves(self.h, self.f.value_type(*v))?;
            all.iter_mut().for_each(|l| l.bit += at * 8);
            let regs = self.operand(*v)?;
            self.store_leaves("st.local", &Place::Reg(base), &all, align, &regs)?;
        }
        let address = self.generic(base, 5)?;
        let name = format!("param{n}");
        Ok(Argument {
            declaration: format!(".param .b64 {name}"),
            name,
            ty: Type::PTR,
            regs: vec![address],
            signed: false,
            by_value: None,
        })
    }
    /// What a call through a pointer expects; it stands in the region.
    fn prototype(&mut self, ret: Type, all: &[Argument]) -> Res<String> {
        let name = format!("proto_{}", self.number());
        let result = match ret.is_void() {
            true => String::new(),
            false => format!("({}) ", params::slot(self.h, ret, "_")?),
        };
        let unnamed: Vec<String> = all
            .iter()
            .map(|a| a.declaration.replace(&a.name, "_"))
            .collect();
        let list = unnamed.join(", ");
        self.raw(&format!("\t{name}: .callprototype {result}_ ({list});"));
        Ok(name)
    }
}
