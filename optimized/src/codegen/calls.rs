//! Entering functions, and calls (machine.md section 5); elements of vectors by a variable index.
//!
//! A call is a region: slots in parameter space, the stores of the arguments, the call, the load of the result.
//!
//! ```text
//!   { .param .b32 param0; .param .b32 retval0;
//!     st.param.b32 [param0], %r1;  call.uni (retval0), f, (param0);  ld.param.b32 %r2, [retval0]; }
//! ```
//!
//! Everything that the arguments need is computed in front of the region, so that nothing stands between its parts. A
//! call through a register has a prototype. Integers of less than 32 bits fill 32 bits of their slot, but have their
//! own size as parameters of kernels.
//!
//! On entry only parameters that are used are loaded. One passed by value is read where it lies if all uses are plain
//! loads, else copied to the stack. A generic pointer that a kernel is given is taken to point to global memory.
//!
//! What a variadic function is given beyond its parameters lies in a buffer on the stack, each aligned by its type, and the
//! address of the buffer is one argument more. A call of another type than its callee's goes through a register, by the type of
//! the call.
//!
//! No code: `musttail` calls, a by-value argument that the callee takes otherwise, or among variable ones.

use super::function::{Res, Selector};
use super::types::{Leaf, Scalar, leaves};
use super::values::{Addr, Parts, reg};
use crate::defects::planted;
use smallvec::SmallVec;
use tandem_ir::attr::{Attr, AttrKind, AttrList, TypedAttr};
use tandem_ir::entity::{Inst, Value};
use tandem_ir::function::ValueDef;
use tandem_ir::inst::{CastOp, InstKind};
use tandem_ir::machine::func::{Base, Operand, Proto, Region};
use tandem_ir::machine::module::{GlobalRef, MParam};
use tandem_ir::machine::regs::Class;
use tandem_ir::machine::types::Space;
use tandem_ir::types::Type;

/// The address space of local memory.
const LOCAL: u32 = 5;

/// An argument in front of its call: its registers, or where a value lies that is passed by copy, its type, and the alignment in
/// bytes of what is read.
type Ready = (Parts, Option<(Addr, Type, u64)>);

impl Selector<'_, '_> {
    /// The type of a parameter that is passed by value in memory.
    pub fn byval(&self, attrs: &AttrList, n: usize) -> Option<Type> {
        self.h
            .attrs
            .get(attrs.param(n))
            .iter()
            .find_map(|a| match a {
                Attr::Typed(TypedAttr::ByVal, t) => Some(*t),
                _ => None,
            })
    }

    // ----- entry -----------------------------------------------------------------------------------------------------

    /// Loads parameters that are used.
    pub fn enter(&mut self) -> Res<()> {
        let f = self.f;
        let args: Vec<Value> = f.args().to_vec();
        let attrs = self
            .h
            .function(f.global)
            .map(|d| d.attrs.clone())
            .unwrap_or_default();
        for (n, v) in args.into_iter().enumerate() {
            let ty = f.value_type(v);
            self.args.push(Parts::new());
            if !f.has_uses(v) {
                continue;
            }
            if let Some(t) = self.byval(&attrs, n) {
                self.enter_byval(n, v, t)?;
                continue;
            }
            let all = leaves(self.h, ty)?;
            let a = Addr {
                space: Space::Param,
                base: Base::Param(n as u32),
                offset: 0,
            };
            let parts = self.load_parameter(a, self.b.f.params[n].alignment(), &all, ty)?;
            self.args[n] = parts;
            // A generic pointer that a kernel is given points to global memory.
            if self.is_kernel && ty.address_space() == Some(0) {
                let Operand::Reg(generic) = self.args[n][0] else {
                    continue;
                };
                if self.is_followed(v) {
                    let r = self
                        .b
                        .def(Class::Int64, "cvta.to.global.u64", &[reg(generic)]);
                    let a = Addr {
                        space: Space::Global,
                        base: Base::Reg(r),
                        offset: 0,
                    };
                    self.addrs.insert(v, a);
                }
            }
        }
        Ok(())
    }
    /// Whether a pointer is followed, itself or with an offset.
    fn is_followed(&self, v: Value) -> bool {
        let f = self.f;
        f.uses(v).any(|u| {
            let n = f.use_index(u);
            match f.kind(f.user(u)) {
                InstKind::Load(_) | InstKind::AtomicRmw(..) | InstKind::CmpXchg { .. } => n == 0,
                InstKind::Store(_) => n == 1,
                InstKind::Gep { .. } => n == 0,
                InstKind::Cast(CastOp::AddrSpaceCast) => true,
                InstKind::Call(_) => n > 0 && !self.needs_value(v),
                _ => false,
            }
        })
    }
    fn load_parameter(&mut self, a: Addr, align: u64, all: &[Leaf], ty: Type) -> Res<Parts> {
        let mut parts = Parts::new();
        // Integers of functions fill 32 or 64 bits of their place, those of kernels have their own size.
        if let (true, false, [leaf]) = (ty.is_int(), self.is_kernel, all)
            && leaf.scalar.bits() < 32
        {
            let s = leaf.scalar;
            let wide = self
                .b
                .def(Class::Int32, "ld.param.b32", &[Operand::Address(a.base, 0)]);
            let r = self.b.reg(s.class());
            self.convert(CastOp::Trunc, r, s, &reg(wide), Scalar::Int(32))?;
            parts.push(reg(r));
            return Ok(parts);
        }
        let odd = |w: u32| w > 8 && !matches!(w, 16 | 32 | 64);
        if let (true, [leaf]) = (ty.is_int(), all)
            && odd(leaf.scalar.bits())
        {
            let s = leaf.scalar;
            let r = self.b.def(
                s.class(),
                &format!("ld.param.b{}", s.register_bits()),
                &[Operand::Address(a.base, 0)],
            );
            parts.push(reg(r));
            return Ok(parts);
        }
        let dests: SmallVec<[_; 4]> = all.iter().map(|l| self.b.reg(l.scalar.class())).collect();
        self.load_leaves("ld.param", a, align, all, &dests, false)?;
        parts.extend(dests.iter().map(|d| reg(*d)));
        Ok(parts)
    }
    /// A parameter in memory: read where it lies, or copied if somebody writes it or keeps its address.
    fn enter_byval(&mut self, n: usize, v: Value, ty: Type) -> Res<()> {
        let param = Addr {
            space: Space::Param,
            base: Base::Param(n as u32),
            offset: 0,
        };
        if self.only_read(v, 0) {
            self.addrs.insert(v, param);
            return Ok(());
        }
        let size = self.h.layout.alloc_size(&self.h.types, ty).unwrap_or(0);
        let align = self.b.f.params[n].alignment();
        let offset = self.reserve(size.max(1), align);
        let local = Addr {
            space: Space::Local,
            base: Base::Frame(0),
            offset,
        };
        let align = planted!(self.m, ParameterReadWide, align, 8);
        self.copy_bytes(local, param, size, align)?;
        self.addrs.insert(v, local);
        let generic = self.generic(local);
        self.args[n].push(reg(generic));
        Ok(())
    }
    fn only_read(&self, v: Value, depth: u32) -> bool {
        let f = self.f;
        depth < 16
            && f.uses(v).all(|u| {
                let user = f.user(u);
                match f.kind(user) {
                    InstKind::Load(a) => a.is_simple(),
                    InstKind::Gep { .. } => {
                        f.use_index(u) == 0
                            && f.inst_type(user).is_ptr()
                            && f.result(user).is_some_and(|r| self.only_read(r, depth + 1))
                    }
                    // In local memory there is nothing but a copy.
                    InstKind::Cast(CastOp::BitCast | CastOp::AddrSpaceCast) => {
                        f.inst_type(user).address_space() != Some(LOCAL)
                            && f.result(user).is_some_and(|r| self.only_read(r, depth + 1))
                    }
                    _ => false,
                }
            })
    }
    /// The parts of a parameter.
    pub fn argument(&mut self, n: u32) -> Res<Parts> {
        let parts = self.args.get(n as usize).cloned().unwrap_or_default();
        if parts.is_empty() {
            return Err("a parameter whose address is kept".into());
        }
        Ok(parts)
    }
    pub fn argument_addr(&mut self, _: u32) -> Res<Option<Addr>> {
        // Those that are no generic pointers were entered.
        Ok(None)
    }
    /// Copies bytes from one address to another, both aligned.
    pub fn copy_bytes(&mut self, to: Addr, from: Addr, size: u64, align: u64) -> Res<()> {
        let mut at = 0;
        while at < size {
            let step = [8, 4, 2, 1]
                .into_iter()
                .find(|s| *s <= size - at && super::memory::natural(align, at) >= *s)
                .unwrap_or(1);
            let class = match step {
                8 => Class::Int64,
                4 => Class::Int32,
                _ => Class::Int16,
            };
            let bits = step * 8;
            let load = format!("ld{}.b{bits}", super::memory::dotted(from.space));
            let r = self.b.def(
                class,
                &load,
                &[Operand::Address(from.base, from.offset + at as i64)],
            );
            let store = format!("st{}.b{bits}", super::memory::dotted(to.space));
            self.b.emit(
                &store,
                &[Operand::Address(to.base, to.offset + at as i64), reg(r)],
            );
            at += step;
        }
        Ok(())
    }

    // ----- calls -----------------------------------------------------------------------------------------------------

    pub fn call(&mut self, i: Inst) -> Res<()> {
        let f = self.f;
        let call = f.call(i).ok_or("a call")?;
        if call.info.tail == tandem_ir::inst::TailKind::MustTail {
            return Err("a musttail call".into());
        }
        if let ValueDef::Asm(n) = f.value_def(call.callee()) {
            return self.inline_asm(i, n);
        }
        let callee = f.callee(i);
        if let Some(g) = callee {
            let name = self.h.global_name(g).to_owned();
            if name.starts_with("llvm.") {
                return self.intrinsic(i, &name);
            }
            if name == "__nvvm_reflect" {
                return Err("__nvvm_reflect".into());
            }
            // PTX calls functions; a kernel is launched.
            if self.h.is_kernel(g) {
                return Err("a call of a kernel".into());
            }
        }
        let (ret, mut params, vararg) = self
            .h
            .types
            .as_function(call.info.fn_ty)
            .map(|(r, p, v)| (r, p.to_vec(), v))
            .ok_or("a call of no function type")?;
        let attrs = call.info.attrs.clone();
        let mut args: Vec<Value> = call.args().collect();
        let more = args.split_off(params.len().min(args.len()));
        // A callee of another type is one that nothing is known of.
        let fits = |g: &tandem_ir::Global| self.h.globals[*g].ty == call.info.fn_ty;
        let declared = callee.filter(fits).and_then(|g| self.h.function(g));
        if let Some(d) = declared {
            let by_value = |attrs: &AttrList, n| self.byval(attrs, n).is_some();
            if (0..params.len()).any(|n| by_value(&attrs, n) != by_value(&d.attrs, n)) {
                return Err("a call that passes by value what its callee takes otherwise".into());
            }
        }
        // Everything that the region needs is made in front of it.
        let mut ready: Vec<Ready> = Vec::new();
        for (n, &v) in args.iter().enumerate() {
            match self.byval(&attrs, n) {
                Some(t) => {
                    let from = self.addr(v)?;
                    ready.push((Parts::new(), Some((from, t, 1))));
                }
                None => {
                    let parts = self.parts(v)?;
                    let all = leaves(self.h, params[n])?;
                    let regs = parts.into_iter().zip(&all).map(|(p, l)| match p {
                        p @ Operand::Reg(_) => p,
                        p => reg(self.in_reg(p, l.scalar)),
                    });
                    ready.push((regs.collect(), None));
                }
            }
        }
        if vararg {
            let buffer = self.variable_arguments(&more, &attrs, params.len())?;
            ready.push((Parts::from_iter([reg(buffer)]), None));
            params.push(Type::ptr(0));
        }
        let target = match callee {
            Some(g) => {
                let (_, symbol) = self.m.symbol(g)?;
                let name = match symbol {
                    GlobalRef::Func(_) => Operand::Symbol(Base::Global(symbol), 0),
                    GlobalRef::Var(_) => return Err("a call of a variable".into()),
                };
                match fits(&g) {
                    true => name,
                    false => reg(self.b.def(Class::Int64, "mov.b64", &[name])),
                }
            }
            None => reg(self.value_reg(call.callee())?),
        };
        let dests = self.result(i)?;
        let number = self.b.f.regions.len() as u32;
        // The slots are as the callee declares them; what a pointer to a value points to is aligned as the call says.
        let declared = declared.map_or(&attrs, |d| &d.attrs);
        let slot = |attrs: &AttrList, n: usize| {
            let byval = self.byval(attrs, n);
            let name = format!("param{n}");
            self.m.parameter(&name, params[n], byval, attrs, n)
        };
        let mut slots = Vec::new();
        for (n, (_, byval)) in ready.iter_mut().enumerate() {
            slots.push(slot(declared, n)?);
            if let Some((.., align)) = byval {
                *align = slot(&attrs, n)?.alignment().min(slots[n].alignment());
            }
        }
        let results: Vec<MParam> = match ret.is_void() {
            true => Vec::new(),
            false => vec![self.m.result("retval0", ret)?],
        };
        let all: Vec<MParam> = slots.iter().chain(&results).cloned().collect();
        self.b.f.regions.push(Region {
            slots: all,
            raw: false,
        });
        self.b.region = Some(number);
        let done = self.region(
            number,
            &slots,
            &results,
            &ready,
            (&params, ret),
            &attrs,
            target,
            &dests,
        );
        self.b.region = None;
        // Behind a call that does not return stands `unreachable`, which is an `exit`.
        done
    }
    /// Stores arguments beyond the parameters, of which there are `fixed`, one behind the other; the address of the first.
    fn variable_arguments(
        &mut self,
        more: &[Value],
        attrs: &AttrList,
        fixed: usize,
    ) -> Res<tandem_ir::machine::regs::Reg> {
        let mut places = Vec::new();
        let (mut size, mut most) = (0u64, 8u64);
        for (n, &v) in more.iter().enumerate() {
            if self.byval(attrs, fixed + n).is_some() {
                return Err("a variable argument by value".into());
            }
            let ty = self.f.value_type(v);
            let layout = &self.h.layout;
            let align = layout.abi_align(&self.h.types, ty).bytes();
            let bytes = layout.alloc_size(&self.h.types, ty).unwrap_or(0);
            size = size.next_multiple_of(align);
            places.push((v, ty, size, align));
            size = size.saturating_add(bytes);
            most = most.max(align);
        }
        if size > 1 << 20 {
            return Err("variable arguments of so many bytes".into());
        }
        let start = self.reserve(size.max(1), most);
        let buffer = Addr {
            space: Space::Local,
            base: Base::Frame(0),
            offset: start,
        };
        for (v, ty, at, align) in places {
            let all = leaves(self.h, ty)?;
            let parts = self.parts(v)?;
            let to = Addr {
                offset: start + at as i64,
                ..buffer
            };
            self.store_leaves("st.local", to, align, &all, &parts, false)?;
        }
        Ok(self.generic(buffer))
    }
    #[allow(clippy::too_many_arguments)]
    fn region(
        &mut self,
        number: u32,
        slots: &[MParam],
        results: &[MParam],
        ready: &[Ready],
        (params, ret): (&[Type], Type),
        attrs: &AttrList,
        target: Operand,
        dests: &[tandem_ir::machine::regs::Reg],
    ) -> Res<()> {
        for (n, (parts, byval)) in ready.iter().enumerate() {
            let a = Addr {
                space: Space::Param,
                base: Base::Slot(number, n as u32),
                offset: 0,
            };
            let align = slots[n].alignment();
            match byval {
                Some((from, t, align)) => {
                    let size = self.h.layout.alloc_size(&self.h.types, *t).unwrap_or(0);
                    self.copy_bytes(a, *from, size, *align)?;
                }
                None => {
                    let all = leaves(self.h, params[n])?;
                    let signed = self.h.attrs.has(attrs.param(n), AttrKind::SExt);
                    self.store_argument(a, align, &all, parts, params[n].is_int(), signed)?;
                }
            }
        }
        let list = |range: std::ops::Range<u32>| {
            let all: Vec<Operand> = range
                .map(|n| Operand::Symbol(Base::Slot(number, n), 0))
                .collect();
            Operand::List(all.into())
        };
        let n = slots.len() as u32;
        let mut ops = vec![
            list(n..n + results.len() as u32),
            target.clone(),
            list(0..n),
        ];
        if let Operand::Reg(_) = target {
            let proto = self.b.f.protos.len() as u32;
            let unnamed = |p: &MParam| MParam {
                name: "_".into(),
                ..p.clone()
            };
            self.b.f.protos.push(Proto {
                name: format!("prototype_{proto}"),
                rets: results.iter().map(unnamed).collect(),
                params: slots.iter().map(unnamed).collect(),
                noreturn: false,
                region: Some(number),
            });
            ops.push(Operand::Proto(proto));
        }
        let form = if matches!(target, Operand::Reg(_)) {
            "call"
        } else {
            "call.uni"
        };
        self.b.emit(form, &ops);
        if let [result] = results {
            let a = Addr {
                space: Space::Param,
                base: Base::Slot(number, n),
                offset: 0,
            };
            let all = leaves(self.h, ret)?;
            if let (true, [leaf], [d]) = (ret.is_int(), &all[..], dests)
                && leaf.scalar.bits() < 32
            {
                let wide = self
                    .b
                    .def(Class::Int32, "ld.param.b32", &[Operand::Address(a.base, 0)]);
                self.convert(CastOp::Trunc, *d, leaf.scalar, &reg(wide), Scalar::Int(32))?;
                return Ok(());
            }
            self.load_leaves("ld.param", a, result.alignment(), &all, dests, false)?;
        }
        Ok(())
    }

    // ----- elements by a variable ------------------------------------------------------------------------------------

    pub fn extract_element(&mut self, i: Inst) -> Res<()> {
        let f = self.f;
        if self.renames(i)?.is_some() {
            return Ok(());
        }
        let d = self.dest(i)?;
        let parts = self.parts(f.operand(i, 0))?;
        let s = self.scalar_of(f.inst_type(i))?;
        let index = self.value_reg(f.operand(i, 1))?;
        let is = self.scalar(f.operand(i, 1))?;
        let first = self.in_reg(parts[0].clone(), s);
        self.b
            .emit(super::builder::mov(s.class()), &[reg(d), reg(first)]);
        for (n, p) in parts.iter().enumerate().skip(1) {
            let c = self.b.reg(Class::Int1);
            self.compare(
                c,
                tandem_ir::inst::IntPredicate::Eq,
                is,
                &reg(index),
                &super::values::imm(n as u64, is.bits()),
            )?;
            let form = super::builder::mov(s.class());
            let v = self.in_reg(p.clone(), s);
            self.b.emit_if((c, false), form, &[reg(d), reg(v)]);
        }
        Ok(())
    }
    pub fn insert_element(&mut self, i: Inst) -> Res<()> {
        let f = self.f;
        if self.renames(i)?.is_some() {
            return Ok(());
        }
        let dests = self.result(i)?;
        let parts = self.parts(f.operand(i, 0))?;
        let s = self.scalar(f.operand(i, 1))?;
        let new = self.part(f.operand(i, 1))?;
        let index = self.value_reg(f.operand(i, 2))?;
        let is = self.scalar(f.operand(i, 2))?;
        for (n, d) in dests.into_iter().enumerate() {
            let c = self.b.reg(Class::Int1);
            self.compare(
                c,
                tandem_ir::inst::IntPredicate::Eq,
                is,
                &reg(index),
                &super::values::imm(n as u64, is.bits()),
            )?;
            self.choose(d, s, reg(c), &new, &parts[n]);
        }
        Ok(())
    }
}
