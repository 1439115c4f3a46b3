//! Addresses, loads, stores, stack objects.
//!
//! The address of an access is followed through `getelementptr`, casts and constants to what it is counted from; constant
//! offsets go into the brackets, and the access names the space of the object where that is known: a variable, a stack object, a
//! pointer parameter of a kernel (always global), a cast from a space.

use super::function::{Res, Selector};
use super::globals::stride;
use super::types::{Leaf, NOWHERE, Scalar, leaves};
use super::values::{Addr, reg, space_of, uimm};
use crate::defects::planted;
use tandem_ir::entity::{Inst, Symbol, Value};
use tandem_ir::function::ValueDef;
use tandem_ir::inst::{CastOp, InstKind, MemAccess, Ordering};
use tandem_ir::machine::func::{Base, Operand};
use tandem_ir::machine::module::GlobalRef;
use tandem_ir::machine::regs::{Class, Reg};
use tandem_ir::machine::types::{Space, Ty};
use tandem_ir::types::Type;

/// Whether an offset stands between brackets, with room for what is accessed from there on (PS-43).
fn is_near(offset: i64) -> bool {
    (-(1 << 30)..1 << 30).contains(&offset)
}

impl Selector<'_, '_> {
    // ----- addresses -------------------------------------------------------------------------------------------------

    /// Where a pointer points.
    pub fn addr(&mut self, v: Value) -> Res<Addr> {
        if let Some(a) = self.addrs.get(&v) {
            return Ok(*a);
        }
        let f = self.f;
        let ty = f.value_type(v);
        let plain = |s: &mut Self| -> Res<Addr> {
            let space = space_of(ty.address_space().unwrap_or(0));
            let r = s.value_reg(v)?;
            Ok(Addr {
                space,
                base: Base::Reg(r),
                offset: 0,
            })
        };
        let a = match f.value_def(v) {
            ValueDef::Const(c) => {
                // Constants are made where they are used, so their registers are no good elsewhere.
                let found = self.constant_address(f.constants(), c)?;
                return match found {
                    Some(a)
                        if matches!(a.base, Base::Global(GlobalRef::Var(_)))
                            && is_near(a.offset) =>
                    {
                        Ok(a)
                    }
                    _ => plain(self),
                };
            }
            ValueDef::Arg(n) => self.argument_addr(n)?,
            ValueDef::Inst(i) => match f.kind(i) {
                InstKind::Alloca { .. } => self.alloca_addr(v),
                InstKind::Cast(CastOp::BitCast) if ty.is_ptr() => Some(self.addr(f.operand(i, 0))?),
                InstKind::Cast(CastOp::AddrSpaceCast) => {
                    let to = space_of(ty.address_space().unwrap_or(0));
                    let source =
                        space_of(f.value_type(f.operand(i, 0)).address_space().unwrap_or(0));
                    let a = self.addr(f.operand(i, 0))?;
                    (to == Space::Generic || a.space == to || to == source).then_some(a)
                }
                InstKind::Gep { elem } if ty.is_ptr() => Some(self.gep_addr(i, *elem)?),
                _ => None,
            },
            _ => None,
        };
        let made = self.b.f.insts.len();
        let a = match a {
            Some(a) => a,
            None => plain(self)?,
        };
        // What was made here is no good in other blocks.
        if made == self.b.f.insts.len() {
            self.addrs.insert(v, a);
        }
        Ok(a)
    }
    /// The address of a `getelementptr`: of constant indices that of its base, else a register of its own.
    fn gep_addr(&mut self, i: Inst, elem: Type) -> Res<Addr> {
        let f = self.f;
        let base = self.addr(f.operand(i, 0))?;
        let (constant, variable) = self.gep_terms(i, elem)?;
        let offset = base.offset.wrapping_add(constant);
        if variable.is_empty() && is_near(offset) {
            return Ok(Addr { offset, ..base });
        }
        let r = self.b.reg(Class::Int64);
        let kept = if is_near(offset) { offset } else { 0 };
        let a = Addr {
            space: base.space,
            base: Base::Reg(r),
            offset: kept,
        };
        // The register is written where the instruction stands.
        if let Some(v) = f.result(i) {
            self.addrs.insert(v, a);
        }
        Ok(a)
    }
    /// The constant part of a `getelementptr` in bytes, and its variable indices with their sizes.
    fn gep_terms(&self, i: Inst, elem: Type) -> Res<(i64, Vec<(Value, u64)>)> {
        let f = self.f;
        let mut constant = 0i64;
        let mut variable = Vec::new();
        let mut ty = elem;
        for n in 1..f.num_operands(i) {
            let index = f.operand(i, n);
            let known = f.as_int(index).and_then(|b| b.as_i64());
            if n > 1
                && let Some((fields, _)) = self.h.types.struct_fields(ty)
            {
                let layout = self.h.layout.struct_layout(&self.h.types, ty);
                let k = known.and_then(|k| usize::try_from(k).ok());
                let (Some(k), Some(layout)) = (k, layout) else {
                    return Err("getelementptr into a struct by a vector".into());
                };
                let (Some(offset), Some(field)) = (layout.offsets.get(k), fields.get(k)) else {
                    return Err("getelementptr beyond a struct".into());
                };
                constant = constant.wrapping_add(*offset as i64);
                ty = *field;
                continue;
            }
            let mut lane = false;
            if n > 1 {
                ty = match (self.h.types.as_array(ty), self.h.types.as_vector(ty)) {
                    (Some((e, _)), _) => e,
                    (_, Some((e, _, false))) => {
                        lane = true;
                        e
                    }
                    _ => return Err("getelementptr into this type".into()),
                };
            }
            let size = stride(self.h, ty, lane).unwrap_or(0);
            match known {
                Some(k) => constant = constant.wrapping_add(k.wrapping_mul(size as i64)),
                None if f.value_type(index).int_width().is_none() => {
                    return Err("getelementptr by a vector".into());
                }
                None if size == 0 => {}
                None => variable.push((index, size)),
            }
        }
        Ok((constant, variable))
    }
    /// Makes a `getelementptr` where it stands, as far as it is one of variable indices, or somebody wants its value.
    pub fn gep(&mut self, i: Inst, elem: Type) -> Res<()> {
        let f = self.f;
        let Some(v) = f.result(i) else { return Ok(()) };
        if !f.inst_type(i).is_ptr() {
            return Err("getelementptr of vectors".into());
        }
        let a = self.addr(v)?;
        let base = self.addr(f.operand(i, 0))?;
        let (constant, variable) = self.gep_terms(i, elem)?;
        if let (Base::Reg(d), true) = (a.base, a.base != base.base) {
            let mut start = Addr { offset: 0, ..base };
            if !is_near(base.offset.wrapping_add(constant)) {
                start.offset = base.offset.wrapping_add(constant);
            }
            let mut sum = self.address_reg(start);
            let last = variable.len();
            for (n, (index, size)) in variable.into_iter().enumerate() {
                let to = if n + 1 == last {
                    d
                } else {
                    self.b.reg(Class::Int64)
                };
                self.add_index(to, sum, index, size)?;
                sum = to;
            }
            if last == 0 {
                self.b.emit("mov.b64", &[reg(d), reg(sum)]);
            }
        }
        if self.needs_value(v) {
            let d = self.dest(i)?;
            let wants = space_of(f.inst_type(i).address_space().unwrap_or(0));
            if wants == Space::Generic && a.space != Space::Generic {
                let r = self.address_reg(a);
                self.b
                    .emit(&format!("cvta.{}.u64", a.space.text()), &[reg(d), reg(r)]);
            } else {
                self.sum_into(d, a);
            }
        }
        Ok(())
    }
    /// `d = sum + index * size`
    fn add_index(&mut self, d: Reg, sum: Reg, index: Value, size: u64) -> Res<()> {
        let f = self.f;
        let fits = size < 1 << 31;
        // One that a load does already is a register like any other.
        let of_load = |e: &Inst| self.extended.values().any(|x| x == e);
        let ext = self
            .folded_inst(index)
            .filter(|e| matches!(f.kind(*e), InstKind::Cast(_)) && !of_load(e));
        if let Some(ext) = ext {
            let narrow = self.value_reg(f.operand(ext, 0))?;
            let sign = match f.kind(ext) {
                InstKind::Cast(CastOp::SExt) => 's',
                _ => 'u',
            };
            let sign = planted!(self.m, IndexTakenUnsigned, sign, 'u');
            if fits {
                let form = format!("mad.wide.{sign}32");
                self.b
                    .emit(&form, &[reg(d), reg(narrow), uimm(size), reg(sum)]);
                return Ok(());
            }
            let wide = self.b.def(
                Class::Int64,
                &format!("cvt.{sign}64.{sign}32"),
                &[reg(narrow)],
            );
            self.b
                .emit("mad.lo.s64", &[reg(d), reg(wide), uimm(size), reg(sum)]);
            return Ok(());
        }
        let s = self.scalar(index)?;
        let part = self.part(index)?;
        match s.bits() {
            32 if fits => {
                let r = self.in_reg(part, s);
                self.b
                    .emit("mad.wide.s32", &[reg(d), reg(r), uimm(size), reg(sum)]);
                return Ok(());
            }
            64 => {
                let r = self.in_reg(part, s);
                self.scaled(d, sum, r, size);
            }
            65.. => return Err("getelementptr by a wide integer".into()),
            _ => {
                let wide = self.b.reg(Class::Int64);
                self.extend(wide, Scalar::Int(64), &part, s, true)?;
                self.scaled(d, sum, wide, size);
            }
        }
        Ok(())
    }
    fn scaled(&mut self, d: Reg, sum: Reg, index: Reg, size: u64) {
        match size {
            1 => self.b.emit("add.s64", &[reg(d), reg(sum), reg(index)]),
            _ if size.is_power_of_two() => {
                let n = uimm(u64::from(size.trailing_zeros()));
                let up = self.b.def(Class::Int64, "shl.b64", &[reg(index), n]);
                self.b.emit("add.s64", &[reg(d), reg(sum), reg(up)])
            }
            _ => self
                .b
                .emit("mad.lo.s64", &[reg(d), reg(index), uimm(size), reg(sum)]),
        };
    }
    /// An address in its own space, in a register.
    pub fn address_reg(&mut self, a: Addr) -> Reg {
        if let (Base::Reg(r), 0) = (a.base, a.offset) {
            return r;
        }
        let d = self.b.reg(Class::Int64);
        self.sum_into(d, a);
        d
    }
    fn sum_into(&mut self, d: Reg, a: Addr) {
        let offset = Operand::Int(a.offset as u64, a.offset < 0);
        match a.base {
            Base::Reg(r) if a.offset == 0 => self.b.emit("mov.b64", &[reg(d), reg(r)]),
            Base::Reg(r) => self.b.emit("add.s64", &[reg(d), reg(r), offset]),
            Base::Absolute => self.b.emit("mov.b64", &[reg(d), offset]),
            base if a.offset == 0 => self.b.emit("mov.b64", &[reg(d), Operand::Symbol(base, 0)]),
            base => {
                let r = self
                    .b
                    .def(Class::Int64, "mov.b64", &[Operand::Symbol(base, 0)]);
                self.b.emit("add.s64", &[reg(d), reg(r), offset])
            }
        };
    }
    /// An address as a generic one.
    pub fn generic(&mut self, a: Addr) -> Reg {
        let r = self.address_reg(a);
        match a.space {
            Space::Generic => r,
            space => self.b.def(
                Class::Int64,
                &format!("cvta.{}.u64", space.text()),
                &[reg(r)],
            ),
        }
    }
    /// Whether somebody wants a pointer itself, and not only what it points to.
    pub fn needs_value(&self, v: Value) -> bool {
        let f = self.f;
        f.uses(v).any(|u| {
            let (user, n) = (f.user(u), f.use_index(u));
            match f.kind(user) {
                InstKind::Load(_) => false,
                InstKind::Store(_) => n != 1,
                InstKind::AtomicRmw(..) | InstKind::CmpXchg { .. } => n != 0,
                InstKind::Gep { .. } => n != 0 || !f.inst_type(user).is_ptr(),
                InstKind::Cast(CastOp::BitCast) => !f.inst_type(user).is_ptr(),
                // A generic pointer is made one of another space by its value.
                InstKind::Cast(CastOp::AddrSpaceCast) => {
                    let space = |ty: Type| space_of(ty.address_space().unwrap_or(0));
                    !f.inst_type(user).is_ptr()
                        || space(f.value_type(v)) == Space::Generic
                            && space(f.inst_type(user)) != Space::Generic
                }
                InstKind::Call(_) => !self.takes_address(user, n),
                _ => true,
            }
        })
    }
    /// Whether a call takes an operand as an address that it follows itself.
    fn takes_address(&self, call: Inst, n: usize) -> bool {
        let Some(g) = self.f.callee(call) else {
            return false;
        };
        let name = self.h.global_name(g);
        let prefixes = [
            "llvm.memcpy.",
            "llvm.memmove.",
            "llvm.memset.",
            "llvm.lifetime.",
            "llvm.invariant.",
            "llvm.prefetch.",
        ];
        n > 0 && prefixes.iter().any(|p| name.starts_with(p))
    }

    // ----- accesses --------------------------------------------------------------------------------------------------

    /// The scope of a synchronisation scope's name.
    pub fn scope(&self, scope: Option<Symbol>) -> Res<&'static str> {
        match scope.map(|s| self.h.str(s)) {
            None | Some("") => Ok("sys"),
            // A single thread is part of its block.
            Some("block" | "singlethread") => Ok("cta"),
            Some("cluster") => Ok("cluster"),
            Some("device") => Ok("gpu"),
            Some(other) => Err(format!("syncscope(\"{other}\")")),
        }
    }
    /// The modifiers of an access between `ld` and its space.
    fn modifiers(&mut self, access: MemAccess, store: bool, space: Space) -> Res<String> {
        if matches!(space, Space::Local | Space::Param | Space::Const) {
            // Nobody else sees it.
            return Ok(String::new());
        }
        if access.ordering == Ordering::NotAtomic {
            let volatile = planted!(self.m, VolatileDropped, access.volatile, false);
            return Ok(if volatile { ".volatile" } else { "" }.to_owned());
        }
        let scope = self.scope(access.scope)?;
        if access.volatile && access.ordering <= Ordering::Monotonic {
            // A volatile access is a relaxed one that the system sees.
            return Ok(".volatile".into());
        }
        let order = match (access.ordering, store) {
            (Ordering::Unordered | Ordering::Monotonic, _) => "relaxed",
            (Ordering::Acquire, false) => "acquire",
            (Ordering::Release, true) => "release",
            (Ordering::SeqCst, _) => {
                self.b.emit(&format!("fence.sc.{scope}"), &[]);
                if store { "release" } else { "acquire" }
            }
            _ => return Err("an atomic access of this order".into()),
        };
        Ok(format!(".{order}.{scope}"))
    }
    /// Groups of leaves that one instruction accesses, with how many.
    fn groups(&self, all: &[Leaf], base: u64, align: u64, atomic: bool) -> Vec<usize> {
        let mut out = Vec::new();
        let mut at = 0;
        while at < all.len() {
            let s = all[at].scalar;
            let size = s.bytes();
            let mut n = 1;
            for wide in [4usize, 2] {
                let run = all.get(at..at + wide).unwrap_or(&[]);
                let close = run.len() == wide
                    && run.iter().enumerate().all(|(k, l)| {
                        l.scalar == s && l.offset == all[at].offset + k as u64 * size
                    });
                let bytes = size * wide as u64;
                let aligned = align >= bytes && (base + all[at].offset).is_multiple_of(bytes);
                if close
                    && aligned
                    && bytes <= 16
                    && !atomic
                    && u64::from(s.bits()) == size * 8
                    && size.is_power_of_two()
                {
                    n = wide;
                    break;
                }
            }
            out.push(n);
            at += n;
        }
        out
    }
    pub fn load(&mut self, i: Inst, access: MemAccess) -> Res<()> {
        let f = self.f;
        let a = self.addr(f.operand(i, 0))?;
        let ty = f.inst_type(i);
        let stated = self.m.is_invariant_load(f, i);
        let invariant = planted!(self.m, CacheForAnyLoad, stated, !access.volatile);
        if let Some(&ext) = self.extended.get(&i) {
            let d = self.dest(ext)?;
            let from = ty.int_width().unwrap_or(8);
            let signed = matches!(f.kind(ext), InstKind::Cast(CastOp::SExt));
            let space = dotted(a.space);
            let nc = if invariant && a.space == Space::Global {
                ".nc"
            } else {
                ""
            };
            let signed = planted!(self.m, LoadExtendsBySign, signed, true);
            let sign = if signed { 's' } else { 'u' };
            let to = f.inst_type(ext).int_width().unwrap_or(32);
            // A load into a wider register extends by its own type.
            let form = format!("ld{space}{nc}.{sign}{from}");
            if to == from {
                return Err("an extension that extends nothing".into());
            }
            self.b
                .emit(&form, &[reg(d), Operand::Address(a.base, a.offset)]);
            return Ok(());
        }
        let dests = self.result(i)?;
        let with = self.modifiers(access, false, a.space)?;
        let nc = match invariant && with.is_empty() && a.space == Space::Global {
            true => ".nc",
            false => "",
        };
        let form = format!("ld{with}{}{nc}", dotted(a.space));
        let (align, atomic) = (access.align.bytes(), access.ordering != Ordering::NotAtomic);
        if let (Some(w), false) = (self.packed_lanes(ty), atomic) {
            return self.load_packed(&form, a, align, w, &dests);
        }
        let all = leaves(self.h, ty)?;
        self.load_leaves(&form, a, align, &all, &dests, atomic)
    }
    /// Loads leaves from an address of an alignment.
    pub fn load_leaves(
        &mut self,
        form: &str,
        a: Addr,
        align: u64,
        all: &[Leaf],
        dests: &[Reg],
        atomic: bool,
    ) -> Res<()> {
        at_bytes(all)?;
        let mut at = 0;
        for n in self.groups(all, 0, align, atomic) {
            let leaf = all[at];
            let s = leaf.scalar;
            let address = Operand::Address(a.base, a.offset + leaf.offset as i64);
            let whole = s.bytes();
            if n > 1 {
                let list: Vec<Operand> = dests[at..at + n].iter().map(|d| reg(*d)).collect();
                let form = format!("{form}.v{n}.{}", s.memory_ty().text());
                self.b.emit(&form, &[Operand::Vector(list.into()), address]);
            } else if s == Scalar::Int(1) {
                let byte = self.b.def(Class::Int16, &format!("{form}.b8"), &[address]);
                let one = self.b.def(Class::Int16, "and.b16", &[reg(byte), uimm(1)]);
                self.b
                    .emit("setp.ne.b16", &[reg(dests[at]), reg(one), uimm(0)]);
            } else if !whole.is_power_of_two() {
                if atomic {
                    return Err("an atomic load of odd size".into());
                }
                self.load_odd(form, a, align, leaf, dests[at]);
            } else if whole > natural(align, leaf.offset) {
                if atomic {
                    return Err("an atomic load that is not aligned".into());
                }
                let step = natural(align, leaf.offset);
                let mut pieces = Vec::new();
                for k in 0..whole / step {
                    let address =
                        Operand::Address(a.base, a.offset + (leaf.offset + k * step) as i64);
                    let class = if step >= 4 {
                        Class::Int32
                    } else {
                        Class::Int16
                    };
                    pieces.push(
                        self.b
                            .def(class, &format!("{form}.b{}", step * 8), &[address]),
                    );
                }
                // All bytes are read, also those above the width.
                let all = match s {
                    Scalar::Int(_) => Scalar::Int(whole as u32 * 8),
                    _ => s,
                };
                self.put_together(dests[at], all, &pieces, step as u32 * 8);
            } else {
                let form = format!("{form}.{}", s.memory_ty().text());
                self.b.emit(&form, &[reg(dests[at]), address]);
            }
            at += n;
        }
        Ok(())
    }
    /// An integer of three, five, six or seven bytes: in pieces, each into a register of the whole.
    fn load_odd(&mut self, form: &str, a: Addr, align: u64, leaf: Leaf, d: Reg) {
        let (n, c) = (leaf.scalar.register_bits(), leaf.scalar.class());
        let mut sum: Option<Reg> = None;
        for (at, size) in pieces(leaf.scalar.bytes(), align, leaf.offset) {
            let from = Operand::Address(a.base, a.offset + (leaf.offset + at) as i64);
            let r = self.b.def(c, &format!("{form}.u{}", size * 8), &[from]);
            let r = match at {
                0 => r,
                _ => self.b.def(c, &format!("shl.b{n}"), &[reg(r), uimm(at * 8)]),
            };
            sum = Some(match sum {
                None => r,
                Some(s) => self.b.def(c, &format!("or.b{n}"), &[reg(s), reg(r)]),
            });
        }
        if let Some(sum) = sum {
            self.b.emit(&format!("mov.b{n}"), &[reg(d), reg(sum)]);
        }
    }
    fn store_odd(&mut self, form: &str, a: Addr, align: u64, leaf: Leaf, part: &Operand) {
        let s = leaf.scalar;
        let (n, c) = (s.register_bits(), s.class());
        let clean = self.extended_to_register(part, s, false);
        let r = self.in_reg(clean, s);
        for (at, size) in pieces(s.bytes(), align, leaf.offset) {
            let to = Operand::Address(a.base, a.offset + (leaf.offset + at) as i64);
            let piece = match at {
                0 => r,
                _ => self.b.def(c, &format!("shr.u{n}"), &[reg(r), uimm(at * 8)]),
            };
            self.b
                .emit(&format!("{form}.b{}", size * 8), &[to, reg(piece)]);
        }
    }
    pub fn store(&mut self, i: Inst, access: MemAccess) -> Res<()> {
        let f = self.f;
        let a = self.addr(f.operand(i, 1))?;
        let v = f.operand(i, 0);
        let all = leaves(self.h, f.value_type(v))?;
        let parts = self.parts(v)?;
        if a.space == Space::Const || a.space == Space::Param {
            return Err("a store to constant or parameter memory".into());
        }
        let with = self.modifiers(access, true, a.space)?;
        let form = format!("st{with}{}", dotted(a.space));
        let (align, atomic) = (access.align.bytes(), access.ordering != Ordering::NotAtomic);
        if let (Some(w), false) = (self.packed_lanes(f.value_type(v)), atomic) {
            return self.store_packed(&form, a, align, w, &parts);
        }
        self.store_leaves(&form, a, align, &all, &parts, atomic)
    }
    /// Stores leaves to an address of an alignment.
    pub fn store_leaves(
        &mut self,
        form: &str,
        a: Addr,
        align: u64,
        all: &[Leaf],
        parts: &[Operand],
        atomic: bool,
    ) -> Res<()> {
        at_bytes(all)?;
        let mut at = 0;
        for n in self.groups(all, 0, align, atomic) {
            let leaf = all[at];
            let s = leaf.scalar;
            let address = Operand::Address(a.base, a.offset + leaf.offset as i64);
            let whole = s.bytes();
            let t = s.memory_ty();
            if n > 1 {
                let list: Vec<Operand> = parts[at..at + n]
                    .iter()
                    .map(|p| reg(self.in_reg(p.clone(), s)))
                    .collect();
                self.b.emit(
                    &format!("{form}.v{n}.{}", t.text()),
                    &[address, Operand::Vector(list.into())],
                );
            } else if s == Scalar::Int(1) {
                let p = self.pred(parts[at].clone());
                let set = planted!(self.m, BoolStoredAsAllOnes, 1, 255);
                let byte = self
                    .b
                    .def(Class::Int16, "selp.b16", &[uimm(set), uimm(0), reg(p)]);
                self.b.emit(&format!("{form}.b8"), &[address, reg(byte)]);
            } else if !whole.is_power_of_two() {
                if atomic {
                    return Err("an atomic store of odd size".into());
                }
                self.store_odd(form, a, align, leaf, &parts[at]);
            } else if whole > natural(align, leaf.offset) {
                if atomic {
                    return Err("an atomic store that is not aligned".into());
                }
                let step = natural(align, leaf.offset);
                // All bytes are written, those above the width with zeros.
                let (value, all) = match s {
                    Scalar::Int(w) if w < s.bytes() as u32 * 8 => (
                        self.extended_to_register(&parts[at].clone(), s, false),
                        Scalar::Int(s.bytes() as u32 * 8),
                    ),
                    _ => (parts[at].clone(), s),
                };
                let r = self.in_reg(value, s);
                for (k, piece) in self.cut(r, all, step as u32 * 8).into_iter().enumerate() {
                    let to = a.offset + leaf.offset as i64 + k as i64 * step as i64;
                    self.b.emit(
                        &format!("{form}.b{}", step * 8),
                        &[Operand::Address(a.base, to), reg(piece)],
                    );
                }
            } else {
                let value = match s {
                    // The bits above the width of what is stored are zero in memory.
                    Scalar::Int(w) if w < s.bytes() as u32 * 8 => {
                        self.extended_to_register(&parts[at].clone(), s, false)
                    }
                    _ => parts[at].clone(),
                };
                // A byte is no operand type of an immediate.
                let value = match s.memory_ty() {
                    Ty::B8 | Ty::B16 => reg(self.in_reg(value, s)),
                    _ => value,
                };
                self.b
                    .emit(&format!("{form}.{}", t.text()), &[address, value]);
            }
            at += n;
        }
        Ok(())
    }
}

/// A space as a modifier.
pub(super) fn dotted(space: Space) -> String {
    match space {
        Space::Generic => String::new(),
        s => format!(".{}", s.text()),
    }
}

/// The alignment of what lies at an offset from something aligned.
pub(super) fn natural(align: u64, offset: u64) -> u64 {
    match offset {
        0 => align.max(1),
        n => align.max(1).min(1 << n.trailing_zeros()),
    }
}

/// Whether all leaves begin at bytes.
fn at_bytes(all: &[Leaf]) -> Res<()> {
    match all.iter().any(|l| l.offset == NOWHERE) {
        true => Err("a vector of elements that are no bytes, in memory".into()),
        false => Ok(()),
    }
}

/// Pieces of so many bytes at an offset, each as large as its alignment allows: offset within, and size.
pub(super) fn pieces(bytes: u64, align: u64, offset: u64) -> Vec<(u64, u64)> {
    let mut out = Vec::new();
    let mut at = 0;
    while at < bytes {
        let fits = |s: &u64| *s <= bytes - at && natural(align, offset + at) >= *s;
        let size = [4, 2, 1].into_iter().find(fits).unwrap_or(1);
        out.push((at, size));
        at += size;
    }
    out
}
