//! Deltas that give instructions simpler operands.
//!
//! | delta | an operand that is | becomes |
//! | --- | --- | --- |
//! | `operands-to-zero`, `-to-one` | a result or argument | 0, 1 |
//! | `operands-to-arguments` | a result or later argument | the first argument of its type |
//! | `operands-skip` | a result | an operand of that result's instruction |
//! | `operands-to-earlier` | a result | the earliest result of its type that dominates the use |
//! | `constants-to-zero`, `-to-one` | a constant | 0, 1 |
//! | `halve-constants`, `step-constants` | an integer | half of it, one step toward zero |
//!
//! Operands that are part of what the instruction is stay (`is_fixed`): cases of a switch, indices of struct fields,
//! immediates of intrinsics, pads. In a phi all entries of one block change together. The size of an `alloca` becomes
//! 1, never 0.
//!
//! **Invariant:** each edit makes the program lighter in [`super::measure`], so that constants do not go back and
//! forth. A candidate is never undef or poison.
//!
//! Cost: dominance is computed per body for `operands-to-earlier`, which looks at the first [`Earlier::MOST`] results
//! of a type.

use super::dominance::Dominance;
use super::editor::{Editor, float_one, has_zero};
use super::local::{Local, Site};
use super::measure::{SMALL, constant_weight};
use tandem_ir::attr::AttrKind;
use tandem_ir::constant::Bits;
use tandem_ir::function::Function;
use tandem_ir::module::Header;
use tandem_ir::{Inst, InstKind, Type, Value, ValueDef, intrinsics};

/// Makes an operand that is a result or an argument zero.
pub(crate) const TO_ZERO: Local = Local {
    name: "operands-to-zero",
    escape: false,
    sites: |h, f, out| variable_operands(h, f, out, |_, _| true),
    edit: |e, s| set(e, s, zero),
};

/// Makes an operand that is a result or an argument one.
pub(crate) const TO_ONE: Local = Local {
    name: "operands-to-one",
    escape: false,
    sites: |h, f, out| variable_operands(h, f, out, |_, t| t.is_int() || t.is_float()),
    edit: |e, s| set(e, s, one),
};

/// Makes an operand that is a result the first argument of its type, or an argument an earlier one.
pub(crate) const TO_ARGUMENT: Local = Local {
    name: "operands-to-arguments",
    escape: false,
    sites: |h, f, out| variable_operands(h, f, out, |v, _| first_argument(f, v).is_some()),
    edit: |e, s| set(e, s, |e, v| first_argument(e.f, v)),
};

/// Makes an operand that is a result the operand of that result's instruction.
pub(crate) const SKIP: Local = Local {
    name: "operands-skip",
    escape: false,
    sites: skippable,
    edit: skip,
};

/// Makes an operand that is a result the earliest result of its type that is known there.
pub(crate) const TO_EARLIER: Local = Local {
    name: "operands-to-earlier",
    escape: false,
    sites: earlier_sites,
    edit: to_earlier,
};

/// Makes a constant zero.
pub(crate) const CONSTANTS_TO_ZERO: Local = Local {
    name: "constants-to-zero",
    escape: false,
    sites: |h, f, out| constant_operands(h, f, out, |_, _| true),
    edit: |e, s| set(e, s, zero),
};

/// Makes a number one.
pub(crate) const CONSTANTS_TO_ONE: Local = Local {
    name: "constants-to-one",
    escape: false,
    sites: |h, f, out| {
        constant_operands(h, f, out, |v, t| {
            (t.is_int() || t.is_float()) && weight(f, v) > 1
        });
    },
    edit: |e, s| set(e, s, one),
};

/// Halves an integer constant.
pub(crate) const HALVE_CONSTANTS: Local = Local {
    name: "halve-constants",
    escape: false,
    sites: |h, f, out| constant_operands(h, f, out, |v, _| halved(f, v).is_some()),
    edit: |e, s| set(e, s, |e, v| halved(e.f, v).map(|b| e.f.bits(&b))),
};

/// Moves an integer constant one step toward zero.
pub(crate) const STEP_CONSTANTS: Local = Local {
    name: "step-constants",
    escape: false,
    sites: |h, f, out| constant_operands(h, f, out, |v, _| stepped(f, v).is_some()),
    edit: |e, s| set(e, s, |e, v| stepped(e.f, v).map(|b| e.f.bits(&b))),
};

// ----- which operands -------------------------------------------------------------------

/// True if the operand is part of what the instruction is, rather than a value that it works on.
pub(crate) fn is_fixed(h: &Header, f: &Function, i: Inst, n: usize) -> bool {
    match f.kind(i) {
        InstKind::Switch => n > 0,
        InstKind::Gep { elem } => n >= 2 && struct_indices(h, f, i, *elem).contains(&n),
        InstKind::LandingPad { .. }
        | InstKind::CatchPad
        | InstKind::CleanupPad
        | InstKind::CatchSwitch { .. }
        | InstKind::CatchRet
        | InstKind::CleanupRet
        | InstKind::IndirectBr => true,
        k => k.call_info().is_some() && (n == 0 || is_immediate(h, f, i, n - 1)),
    }
}

/// Operand numbers of the indices that choose struct fields.
fn struct_indices(h: &Header, f: &Function, i: Inst, elem: Type) -> Vec<usize> {
    let mut fixed = Vec::new();
    let mut at = elem;
    for (n, v) in f.operands(i).enumerate().skip(2) {
        if let Some((fields, _)) = h.types.struct_fields(at) {
            fixed.push(n);
            let k = f.as_int(v).and_then(|b| b.as_u64()).unwrap_or(0);
            at = fields.get(k as usize).copied().unwrap_or(Type::VOID);
        } else if let Some((e, _)) = h.types.as_array(at) {
            at = e;
        }
    }
    fixed
}

fn is_immediate(h: &Header, f: &Function, i: Inst, argument: usize) -> bool {
    let Some(g) = f.callee(i) else { return false };
    let declared = h.function(g).map(|d| d.attrs.param(argument));
    declared.is_some_and(|s| h.attrs.has(s, AttrKind::ImmArg))
        || intrinsics::facts(h.global_name(g))
            .is_some_and(|x| argument < 32 && x.imm_args >> argument & 1 == 1)
}

fn operand_sites(
    h: &Header,
    f: &Function,
    out: &mut Vec<Site>,
    wanted: impl Fn(Inst, usize, Value, Type) -> bool,
) {
    for b in f.blocks() {
        for i in f.insts(b) {
            for (n, v) in f.operands(i).enumerate() {
                let ty = f.value_type(v);
                if has_zero(h, ty) && wanted(i, n, v, ty) && !is_fixed(h, f, i, n) {
                    out.push(Site::Inst(i, n as u32));
                }
            }
        }
    }
}

/// Operands that are results or arguments.
fn variable_operands(
    h: &Header,
    f: &Function,
    out: &mut Vec<Site>,
    wanted: impl Fn(Value, Type) -> bool,
) {
    operand_sites(h, f, out, |i, _, v, ty| {
        let variable = matches!(f.value_def(v), ValueDef::Inst(_) | ValueDef::Arg(_));
        variable && f.result(i) != Some(v) && wanted(v, ty)
    });
}

/// Operands that are constants other than zero.
fn constant_operands(
    h: &Header,
    f: &Function,
    out: &mut Vec<Site>,
    wanted: impl Fn(Value, Type) -> bool,
) {
    operand_sites(h, f, out, |i, _, v, ty| {
        let constant = matches!(f.value_def(v), ValueDef::Const(_));
        let count = matches!(f.kind(i), InstKind::Alloca { .. });
        // A stack slot of no elements is none.
        constant && weight(f, v) > u64::from(count) && wanted(v, ty)
    });
}

fn weight(f: &Function, v: Value) -> u64 {
    match f.value_def(v) {
        ValueDef::Const(c) => constant_weight(f.constants(), c),
        _ => u64::MAX,
    }
}

// ----- what they become -------------------------------------------------------------------

/// Makes an operand what `make` makes of it; in a phi, all entries of the same block together.
fn set(e: &mut Editor<'_>, s: Site, make: impl Fn(&mut Editor<'_>, Value) -> Option<Value>) {
    let Site::Inst(i, n) = s else { return };
    let n = n as usize;
    if !e.alive(i) || e.f.num_operands(i) <= n {
        return;
    }
    let old = e.f.operand(i, n);
    let alloca = matches!(e.f.kind(i), InstKind::Alloca { .. });
    let new = if alloca { one(e, old) } else { make(e, old) };
    if let Some(v) = new.filter(|&v| v != old) {
        put(e, i, n, v);
    }
}

/// Makes an operand a value; in a phi, all entries of the same block together.
pub(crate) fn put(e: &mut Editor<'_>, i: Inst, n: usize, v: Value) {
    if !e.f.is_phi(i) {
        e.f.set_operand(i, n, v);
        return;
    }
    let block = e.f.operand(i, n + 1);
    for k in (0..e.f.num_operands(i)).step_by(2) {
        if e.f.operand(i, k + 1) == block {
            e.f.set_operand(i, k, v);
        }
    }
}

fn zero(e: &mut Editor<'_>, v: Value) -> Option<Value> {
    e.zero(e.f.value_type(v))
}

fn one(e: &mut Editor<'_>, v: Value) -> Option<Value> {
    let ty = e.f.value_type(v);
    if let Some(w) = ty.int_width() {
        return Some(e.f.bits(&Bits::from_u64(w, 1)));
    }
    let bits = float_one(ty.float_kind()?)?;
    Some(e.f.constant(ty, tandem_ir::constant::ConstantData::Float(bits)))
}

/// The first argument of the value's type that is lighter than the value.
fn first_argument(f: &Function, v: Value) -> Option<Value> {
    let ty = f.value_type(v);
    let first = f.args().iter().copied().find(|&a| f.value_type(a) == ty)?;
    match f.value_def(v) {
        ValueDef::Inst(_) => Some(first),
        ValueDef::Arg(_) => (first != v).then_some(first),
        _ => None,
    }
}

/// Half of an integer, rounded toward zero.
fn halved(f: &Function, v: Value) -> Option<Bits> {
    let b = f.as_int(v)?;
    if b.width() > 64 {
        let limbs: Vec<u64> = b.limbs().to_vec();
        let half: Vec<u64> = (0..limbs.len())
            .map(|k| limbs[k] >> 1 | limbs.get(k + 1).map_or(0, |&l| l << 63))
            .collect();
        return Some(Bits::from_limbs(b.width(), &half));
    }
    let n = b.as_i64()?;
    (n.unsigned_abs() > 3).then(|| Bits::from_i64(b.width(), n / 2))
}

fn stepped(f: &Function, v: Value) -> Option<Bits> {
    let b = f.as_int(v)?;
    let n = b.as_i64()?;
    // -1 goes to 1 elsewhere; every other step of a small number makes it lighter.
    let small = (2..=SMALL + 1).contains(&n.unsigned_abs());
    small.then(|| Bits::from_i64(b.width(), n - n.signum()))
}

// ----- operands of operands -----------------------------------------------------------------

fn skippable(h: &Header, f: &Function, out: &mut Vec<Site>) {
    operand_sites(h, f, out, |i, _, v, ty| {
        f.result(i) != Some(v)
            && f.def_inst(v)
                .is_some_and(|d| skip_target(f, d, ty).is_some())
    });
}

/// The first operand of the type of an instruction that is no phi (whose operands need not be known here).
fn skip_target(f: &Function, d: Inst, ty: Type) -> Option<Value> {
    if f.is_phi(d) || f.inst_block(d).is_none() {
        return None;
    }
    f.operands(d)
        .find(|&w| f.value_type(w) == ty && f.result(d) != Some(w))
}

fn skip(e: &mut Editor<'_>, s: Site) {
    set(e, s, |e, v| {
        let d = e.f.def_inst(v)?;
        skip_target(e.f, d, e.f.value_type(v))
    });
}

// ----- earlier results ------------------------------------------------------------------------

fn earlier_sites(h: &Header, f: &Function, out: &mut Vec<Site>) {
    let table = Earlier::new(f);
    operand_sites(h, f, out, |i, _, v, _| table.find(f, i, v).is_some());
}

fn to_earlier(e: &mut Editor<'_>, s: Site) {
    if let Site::Inst(i, _) = s
        && e.alive(i)
    {
        // Edits of this family change no definition, so the table could be kept; bodies are small by now.
        let table = Earlier::new(e.f);
        set(e, s, |e, v| table.find(e.f, i, v));
    }
}

/// Results by type, in the order in which [`super::measure`] weighs them.
struct Earlier {
    dominance: Dominance,
    by_type: rustc_hash::FxHashMap<Type, Vec<(Inst, Value)>>,
    position: Vec<u32>,
}

impl Earlier {
    /// Results of one type that are considered; far more would cost time for nothing.
    const MOST: usize = 8;

    fn new(f: &Function) -> Earlier {
        let mut t = Earlier {
            dominance: Dominance::new(f),
            by_type: Default::default(),
            position: vec![0; f.num_insts()],
        };
        let mut next = 0;
        for b in crate::canonical::block_order(f) {
            for i in f.insts(b) {
                next += 1;
                t.position[i.as_u32() as usize] = next;
                if let Some(v) = f.result(i).filter(|_| !f.kind(i).is_terminator()) {
                    let list = t.by_type.entry(f.inst_type(i)).or_default();
                    if list.len() < Earlier::MOST {
                        list.push((i, v));
                    }
                }
            }
        }
        t
    }

    /// The earliest result that may stand for `v` as an operand of `user`.
    fn find(&self, f: &Function, user: Inst, v: Value) -> Option<Value> {
        let d = f.def_inst(v)?;
        if f.is_phi(user) {
            return None;
        }
        let here = f.inst_block(user)?;
        let at = |i: Inst| self.position[i.as_u32() as usize];
        self.by_type
            .get(&f.value_type(v))?
            .iter()
            .copied()
            .find_map(|(i, w)| {
                let block = f.inst_block(i)?;
                let known = if block == here {
                    at(i) < at(user)
                } else {
                    self.dominance.dominates(block, here)
                };
                (at(i) < at(d) && known).then_some(w)
            })
    }
}
