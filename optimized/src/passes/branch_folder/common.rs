//! Which instructions are the same, what survives of two that are, and the hash by which candidates meet.
//!
//! Identity is BF-R2: form, guard, every operand, and what the form says of memory; never inline assembly, `nomerge`,
//! convergent or position-dependent instructions. The hash is that of BF-033, with the exact arithmetic of the document; it
//! reads less than identity compares, so identical instructions have equal hashes (BF-034).

use crate::analysis::machine_graph::Graph;
use crate::context::MachineCx;
use crate::defects::planted;
use tandem_ir::machine::func::{Base, InstData, MemNote, Note, Op, Operand};
use tandem_ir::machine::module::{FloatLit, GlobalRef, MParam};
use tandem_ir::machine::special::SReg;
use tandem_ir::machine::{MBlock, MFunc, MInst};

/// Special registers that change by themselves: what reads them says something about its place.
const MOVING: [&str; 6] = [
    "%clock",
    "%clock_hi",
    "%clock64",
    "%globaltimer",
    "%globaltimer_lo",
    "%globaltimer_hi",
];

/// Calls `see` with every special register that an instruction reads.
pub(super) fn for_each_special(data: &InstData, mut see: impl FnMut(SReg)) {
    fn visit(op: &Operand, see: &mut impl FnMut(SReg)) {
        match op {
            Operand::Special(s) => see(*s),
            Operand::Symbol(Base::Special(s), _) | Operand::Address(Base::Special(s), _) => see(*s),
            Operand::Vector(all) | Operand::List(all) | Operand::Coordinates(all) => {
                all.iter().for_each(|op| visit(op, see));
            }
            _ => {}
        }
    }
    data.ops.iter().for_each(|op| visit(op, &mut see));
}

/// Whether an instruction stays where it is, whatever stands beside it: neither merged nor hoisted.
pub(super) fn is_fixed(g: &Graph<'_>, i: MInst) -> bool {
    let data = &g.f.insts[i];
    let convergent = planted!(g.cx, BarrierIsPlain, g.is_convergent(i), false);
    if data.asm.is_some() || matches!(data.op, Op::Pragma(_)) || convergent {
        return true;
    }
    if let Some(note) = &data.note {
        let kept = note.flags.contains(&"nomerge") || note.flags.contains(&"frame-setup");
        if planted!(g.cx, NomergeIgnored, kept, false) {
            return true;
        }
    }
    let mut moving = false;
    for_each_special(data, |s| {
        let name = s.text();
        moving |= MOVING.contains(&name) || name.starts_with("%pm");
    });
    planted!(g.cx, ClockIsAnyRegister, moving, false)
}

/// Whether two instructions are the same and may become one (BF-R2).
pub(super) fn identical(g: &Graph<'_>, a: MInst, b: MInst) -> bool {
    let (x, y) = (&g.f.insts[a], &g.f.insts[b]);
    let same = match (&x.op, &y.op) {
        (Op::Form(m), Op::Form(n)) => {
            let same = planted!(
                g.cx,
                VolatileMergedWithPlain,
                m == n,
                faulty::same_but_for_order(g.cx.context.forms(), *m, *n)
            );
            planted!(
                g.cx,
                SpacesNotCompared,
                same,
                faulty::same_but_for_space(g.cx.context.forms(), *m, *n)
            )
        }
        _ => false,
    };
    let guards = planted!(g.cx, GuardsNotCompared, x.guard == y.guard, true);
    let undefs = planted!(g.cx, UndefNotCompared, undef(x) == undef(y), true);
    same && guards
        && x.ops.len() == y.ops.len()
        && x.region.is_some() == y.region.is_some()
        && x.ops.iter().zip(&y.ops).all(|(p, q)| same_operand(g, p, q))
        && undefs
        && has_flag(x, "noreturn") == has_flag(y, "noreturn")
        && !is_fixed(g, a)
        && !is_fixed(g, b)
}

fn undef(x: &InstData) -> &[tandem_ir::machine::regs::Reg] {
    x.note.as_ref().map_or(&[], |n| &n.undef)
}
fn has_flag(x: &InstData, flag: &str) -> bool {
    x.note.as_ref().is_some_and(|n| n.flags.contains(&flag))
}

/// Operands are the same, slots and prototypes by what they are.
fn same_operand(g: &Graph<'_>, a: &Operand, b: &Operand) -> bool {
    let f = &*g.f;
    match (a, b) {
        (Operand::Address(x, m), Operand::Address(y, n))
        | (Operand::Symbol(x, m), Operand::Symbol(y, n)) => {
            planted!(g.cx, OffsetsNotCompared, m == n, true) && same_base(f, *x, *y)
        }
        (Operand::Generic(x, m), Operand::Generic(y, n)) => m == n && same_base(f, *x, *y),
        (Operand::List(x), Operand::List(y)) | (Operand::Vector(x), Operand::Vector(y)) => {
            x.len() == y.len() && x.iter().zip(&**y).all(|(p, q)| same_operand(g, p, q))
        }
        (Operand::Proto(x), Operand::Proto(y)) => {
            let (x, y) = (&f.protos[*x as usize], &f.protos[*y as usize]);
            x.noreturn == y.noreturn
                && same_params(&x.rets, &y.rets)
                && same_params(&x.params, &y.params)
        }
        _ => a == b,
    }
}
fn same_base(f: &MFunc, a: Base, b: Base) -> bool {
    match (a, b) {
        (Base::Slot(r, m), Base::Slot(s, n)) => {
            let (x, y) = (&f.regions[r as usize], &f.regions[s as usize]);
            m == n && same_params(&x.slots, &y.slots)
        }
        _ => a == b,
    }
}
fn same_params(a: &[MParam], b: &[MParam]) -> bool {
    let same = |(p, q): (&MParam, &MParam)| {
        (p.ty, p.array, p.align, p.pointee, p.reg.is_some())
            == (q.ty, q.array, q.align, q.pointee, q.reg.is_some())
    };
    a.len() == b.len() && a.iter().zip(b).all(same)
}

/// What survives of two identical instructions besides their form and operands (8.5): `into` stands for both.
pub(super) fn merge_attributes(g: &mut Graph<'_>, into: MInst, other: MInst) {
    let natural = g
        .form(into)
        .map_or(1, |f| f.ty.map_or(1, |t| t.bytes()) * u64::from(f.vector));
    let (loc, b) = {
        let other = &g.f.insts[other];
        (
            other.loc,
            other.note.clone().map(|n| *n).unwrap_or_default(),
        )
    };
    let data = &mut g.f.insts[into];
    if data.loc != loc {
        data.loc = None;
    }
    let a = data.note.take().map(|n| *n).unwrap_or_default();
    let mem = match (a.mem, b.mem) {
        (None, None) => None,
        (x, y) => Some(merge_mem(
            g.cx,
            natural,
            x.unwrap_or_default(),
            y.unwrap_or_default(),
        )),
    };
    let note = Note {
        mem: mem.filter(|m| *m != MemNote::default()),
        flags: a
            .flags
            .into_iter()
            .filter(|f| b.flags.contains(f))
            .collect(),
        kill: Vec::new(),
        dead: Vec::new(),
        undef: a.undef,
    };
    data.note = (note != Note::default()).then(|| Box::new(note));
}

/// What is known of an access that is two; no stated alignment means the natural one.
fn merge_mem(cx: MachineCx<'_>, natural: u64, x: MemNote, y: MemNote) -> MemNote {
    MemNote {
        align: match (x.align, y.align) {
            (Some(a), Some(b)) => Some(planted!(cx, StrongerAlignmentKept, a.min(b), a.max(b))),
            (a, b) => a.or(b).filter(|a| *a < natural),
        },
        invariant: planted!(
            cx,
            PromiseOfOneKept,
            x.invariant && y.invariant,
            x.invariant || y.invariant
        ),
        nontemporal: x.nontemporal && y.nontemporal,
        dereferenceable: x.dereferenceable && y.dereferenceable,
        value: if x.value == y.value { x.value } else { None },
    }
}

// ----- hash ------------------------------------------------------------------------------------------------------------

fn fold(lo_hi: u64) -> u32 {
    lo_hi as u32 ^ (lo_hi >> 32) as u32
}
fn of_base(base: Base) -> u32 {
    match base {
        Base::Reg(r) => r.encode(),
        Base::Special(s) => of_special(s),
        Base::Absolute => 0,
        Base::Global(GlobalRef::Var(n)) => n,
        Base::Global(GlobalRef::Func(n)) => n,
        Base::Param(n) | Base::Ret(n) | Base::Frame(n) | Base::Slot(_, n) => n,
    }
}
/// The document's code of a special register; those that no encoding names go by their number.
fn of_special(s: SReg) -> u32 {
    match s.0 {
        0..=11 => 0x26 + u32::from(s.0),
        12 | 13 => 0x5e + u32::from(s.0 - 12),
        14..=28 => u32::from(s.0 - 14),
        n => u32::from(n),
    }
}
/// The hash of an operand (8.4).
pub(super) fn hash_operand(op: &Operand) -> u32 {
    let many = |all: &[Operand]| {
        all.iter().fold(0u32, |h, op| {
            h.wrapping_mul(37).wrapping_add(hash_operand(op))
        })
    };
    match op {
        Operand::Reg(r) | Operand::Not(r) => r.encode(),
        Operand::Pair(a, b) => [a, b].into_iter().fold(0, |h: u32, r| {
            h.wrapping_mul(37).wrapping_add(r.map_or(0, |r| r.encode()))
        }),
        Operand::Special(s) => of_special(*s),
        Operand::Int(n, _) => fold(*n),
        Operand::Float(FloatLit::Single(n)) => *n,
        Operand::Float(FloatLit::Double(n)) => fold(*n),
        Operand::Symbol(base, offset) | Operand::Generic(base, offset) => {
            of_base(*base).wrapping_add(*offset as u32)
        }
        Operand::Address(base, offset) => {
            of_base(*base).wrapping_mul(37).wrapping_add(*offset as u32)
        }
        Operand::Label(b) => b.as_u32(),
        Operand::Table(t) => *t,
        // Equal prototypes have different numbers.
        Operand::Proto(_) | Operand::Sink => 0,
        Operand::Vector(all) | Operand::List(all) | Operand::Coordinates(all) => many(all),
    }
}
/// The hash of an instruction (BF-033): form, number of operands, the first two operands.
pub(super) fn hash_parts(form: u32, ops: &[Operand]) -> u32 {
    let h = form.wrapping_mul(37).wrapping_add(ops.len() as u32);
    ops.iter()
        .take(2)
        .fold(h, |h, op| h.wrapping_mul(37).wrapping_add(hash_operand(op)))
}
/// The hash of an instruction of a function.
pub(super) fn hash(g: &Graph<'_>, i: MInst) -> u32 {
    let data = &g.f.insts[i];
    hash_parts(g.form(i).map_or(0, |f| f.hash), &data.ops)
}
/// The hash of a branch to a block that a normalised tail ends with.
pub(super) fn hash_branch(g: &Graph<'_>, to: MBlock) -> u32 {
    let form = g.cx.context.forms()[g.cx.context.bra].hash;
    hash_parts(form, &[Operand::Label(to)])
}
