//! Which instructions are the same, and what remains of several that are (BF-R1, BF-R2).

use super::is_fixed;
use tandem_ir::machine::func::{Base, InstData, MemNote, Note, Op, Operand};
use tandem_ir::machine::{MFunc, MInst, MachineContext};

/// Why two instructions are not the same; `None` if they are.
pub fn difference(cx: &MachineContext, f: &MFunc, a: MInst, b: MInst) -> Option<&'static str> {
    let (x, y) = (&f.insts[a], &f.insts[b]);
    if is_fixed(cx, x) || is_fixed(cx, y) {
        return Some("an instruction that may not be merged or moved");
    }
    if x.op != y.op {
        return Some("other opcodes or modifiers");
    }
    if x.guard != y.guard {
        return Some("other guards");
    }
    if x.ops.len() != y.ops.len() || !x.ops.iter().zip(&y.ops).all(|(p, q)| operand(f, p, q)) {
        return Some("other operands");
    }
    if undef(x) != undef(y) {
        return Some("an operand is undef in one only");
    }
    if flag(x, "noreturn") != flag(y, "noreturn") {
        return Some("one does not return");
    }
    if x.region.is_some() != y.region.is_some() {
        return Some("one is part of a call");
    }
    None
}

fn undef(x: &InstData) -> Vec<tandem_ir::machine::regs::Reg> {
    x.note.as_ref().map_or_else(Vec::new, |n| n.undef.clone())
}

fn flag(x: &InstData, name: &str) -> bool {
    x.note.as_ref().is_some_and(|n| n.flags.contains(&name))
}

/// Whether two operands are the same: what belongs to a call is compared by what it is, for each call declares its own.
fn operand(f: &MFunc, a: &Operand, b: &Operand) -> bool {
    match (a, b) {
        (Operand::Address(x, n), Operand::Address(y, m))
        | (Operand::Symbol(x, n), Operand::Symbol(y, m))
        | (Operand::Generic(x, n), Operand::Generic(y, m)) => n == m && base(f, x, y),
        (Operand::Vector(x), Operand::Vector(y))
        | (Operand::List(x), Operand::List(y))
        | (Operand::Coordinates(x), Operand::Coordinates(y)) => {
            x.len() == y.len() && x.iter().zip(&**y).all(|(p, q)| operand(f, p, q))
        }
        (Operand::Proto(x), Operand::Proto(y)) => {
            let (x, y) = (&f.protos[*x as usize], &f.protos[*y as usize]);
            let shape = |p: &tandem_ir::machine::func::Proto| {
                let all = p.rets.iter().chain(&p.params).cloned();
                (
                    p.rets.len(),
                    p.noreturn,
                    all.map(nameless).collect::<Vec<_>>(),
                )
            };
            shape(x) == shape(y)
        }
        _ => a == b,
    }
}

fn nameless(mut p: tandem_ir::machine::module::MParam) -> tandem_ir::machine::module::MParam {
    p.name.clear();
    p
}

fn base(f: &MFunc, a: &Base, b: &Base) -> bool {
    match (a, b) {
        (Base::Slot(r, x), Base::Slot(s, y)) => {
            let slot = |r: &u32, n: &u32| {
                let region = f.regions.get(*r as usize)?;
                region.slots.get(*n as usize).cloned().map(nameless)
            };
            x == y && slot(r, x) == slot(s, y)
        }
        _ => a == b,
    }
}

/// What remains of instructions that are the same: the first, promising what all of them promise.
pub fn survivor(cx: &MachineContext, f: &MFunc, first: MInst, others: &[MInst]) -> InstData {
    let first = &f.insts[first];
    let mut out = first.clone();
    let mut note = first.note.as_deref().cloned().unwrap_or_default();
    note.kill.clear();
    note.dead.clear();
    for other in others.iter().map(|&i| &f.insts[i]) {
        let theirs = other.note.as_deref().cloned().unwrap_or_default();
        note.flags.retain(|flag| theirs.flags.contains(flag));
        let natural = natural_alignment(cx, first);
        note.mem = Some(weaker(
            note.mem.unwrap_or_default(),
            theirs.mem.unwrap_or_default(),
            natural,
        ));
        let place = |n: Option<u32>| n.and_then(|n| f.locs.get(n as usize));
        if place(out.loc) != place(other.loc) {
            out.loc = None;
        }
    }
    note.mem = note.mem.filter(|m| *m != MemNote::default());
    out.note = (note != Note::default()).then(|| Box::new(note));
    out
}

/// The alignment in bytes that an access has if nothing is said: all that it moves.
fn natural_alignment(cx: &MachineContext, inst: &InstData) -> u64 {
    let Op::Form(id) = inst.op else { return 1 };
    let form = &cx.forms()[id];
    form.ty
        .map_or(1, |t| t.bytes().max(1) * u64::from(form.vector))
}

fn weaker(a: MemNote, b: MemNote, natural: u64) -> MemNote {
    let (x, y) = (a.align.unwrap_or(natural), b.align.unwrap_or(natural));
    let least = x.min(y);
    let silent = a.align.is_none() && x == least || b.align.is_none() && y == least;
    MemNote {
        align: (!silent).then_some(least),
        invariant: a.invariant && b.invariant,
        nontemporal: a.nontemporal && b.nontemporal,
        dereferenceable: a.dereferenceable && b.dereferenceable,
        value: a.value.filter(|v| b.value.as_ref() == Some(v)),
    }
}
