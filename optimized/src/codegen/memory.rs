//! Loads and stores.
//!
//! An access names the space of its object where the address tells it (`addresses`). It is made in the largest pieces that its
//! alignment allows, or of several parts at once as a vector.

use super::function::{Res, Selector};
use super::types::{Leaf, NOWHERE, Scalar, leaves};
use super::values::{Addr, reg, uimm};
use crate::defects::planted;
use tandem_ir::attr::AttrKind;
use tandem_ir::entity::{Inst, Symbol, Value};
use tandem_ir::function::ValueDef;
use tandem_ir::inst::{CastOp, InstKind, MemAccess, Ordering};
use tandem_ir::machine::func::{Base, Operand};
use tandem_ir::machine::regs::{Class, Reg};
use tandem_ir::machine::types::{Space, Ty};

/// Instructions between a load and the parameter that it reads from, at most.
const MOST_STEPS: usize = 32;

impl Selector<'_, '_> {
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
    /// Whether a pointer is counted from a parameter of a kernel through which nobody writes (`readonly`), while nothing else writes
    /// what is read through it (`noalias`).
    fn is_only_read(&self, mut v: Value) -> bool {
        let f = self.f;
        for _ in 0..MOST_STEPS {
            match f.value_def(v) {
                ValueDef::Inst(i) => match f.kind(i) {
                    InstKind::Gep { .. }
                    | InstKind::Cast(CastOp::BitCast | CastOp::AddrSpaceCast) => {
                        v = f.operand(i, 0);
                    }
                    _ => return false,
                },
                ValueDef::Arg(n) if self.is_kernel => {
                    let attrs = self.h.function(f.global).map(|d| d.attrs.param(n as usize));
                    let says = |kind| attrs.is_some_and(|a| self.h.attrs.has(a, kind));
                    return says(AttrKind::NoAlias)
                        && (says(AttrKind::ReadOnly) || says(AttrKind::ReadNone));
                }
                _ => return false,
            }
        }
        false
    }
    pub fn load(&mut self, i: Inst, access: MemAccess) -> Res<()> {
        let f = self.f;
        let a = self.addr(f.operand(i, 0))?;
        let ty = f.inst_type(i);
        let stated = self.m.is_invariant_load(f, i)
            || access.ordering == Ordering::NotAtomic
                && !access.volatile
                && self.is_only_read(f.operand(i, 0));
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
        let align = self.trusted(a, access.align.bytes());
        let atomic = access.ordering != Ordering::NotAtomic;
        if let (Some(w), false) = (self.packed_lanes(ty), atomic) {
            return self.load_packed(&form, a, align, w, &dests);
        }
        let all = leaves(self.h, ty)?;
        self.load_leaves(&form, a, align, &all, &dests, atomic)
    }
    /// How an access is aligned for the assembler: that of a parameter at most as the parameter is, whatever the access promises (PS-37).
    fn trusted(&self, a: Addr, align: u64) -> u64 {
        match a.base {
            Base::Param(n) if a.space == Space::Param => {
                let declared = self.b.f.params[n as usize].alignment();
                align.min(natural(declared, a.offset as u64))
            }
            _ => align,
        }
    }
    /// The declared alignment of the parameter by value that an address leads into, if it does.
    pub(super) fn parameter_align(&self, mut at: Value) -> Option<u64> {
        let f = self.f;
        for _ in 0..16 {
            at = match f.value_def(at) {
                ValueDef::Arg(n) => {
                    let n = n as usize;
                    let attrs = &self.h.function(f.global)?.attrs;
                    self.byval(attrs, n)?;
                    return Some(self.b.f.params[n].alignment());
                }
                ValueDef::Inst(i) => match f.kind(i) {
                    InstKind::Gep { .. } | InstKind::Cast(CastOp::AddrSpaceCast) => f.operand(i, 0),
                    _ => return None,
                },
                _ => return None,
            };
        }
        None
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
