//! Edits that change a program without making it smaller: another operand, another branch target.
//!
//! A search that accepts only smaller programs never inverts a condition, nor redirects an edge while the block that it
//! led to stays. Where such a search has ended, one of these edits, after one that removes instructions, can make the
//! program interesting again (`search::pairs`). They are for programs of few instructions: at each place everything that
//! fits is a candidate.

use super::dominance::Dominance;
use super::editor::{Editor, has_zero};
use super::local::{Local, Site};
use super::operands::{is_fixed, put};
use super::redirect::incoming;
use tandem_ir::function::Function;
use tandem_ir::module::Header;
use tandem_ir::{Block, Inst, InstKind, Type, Value, ValueDef};

/// Makes an operand any other value of its type that is known there, or zero, or all ones.
pub(crate) const TO_OTHERS: Local = Local {
    name: "operands-to-others",
    escape: true,
    sites: |h, f, out| operand_sites(h, f, out, false),
    edit: |e, s| exchange(e, s, false),
};

/// The same for the condition of a branch, and the branch targets are exchanged.
pub(crate) const TURN_ROUND: Local = Local {
    name: "conditions-turned-round",
    escape: true,
    sites: |h, f, out| operand_sites(h, f, out, true),
    edit: |e, s| exchange(e, s, true),
};

/// Leads one edge to any other block.
pub(crate) const EDGES: Local = Local {
    name: "edges-to-blocks",
    escape: true,
    sites: edge_sites,
    edit: redirect_edge,
};

/// Makes a plain branch one on a value, both edges of which lead where it led, and a return one back to any block: a use of
/// the value that takes no instruction.
pub(crate) const ON_VALUES: Local = Local {
    name: "branches-on-values",
    escape: true,
    sites: without_choice,
    edit: branch_on_value,
};

/// Makes an instruction that nobody uses a call of null, which costs a budget more than what it stands for.
pub(crate) const TO_CALLS: Local = Local {
    name: "instructions-to-calls",
    escape: true,
    sites: unused_sites,
    edit: make_call,
};

/// An operand and what stands for it, as one number.
const OPERANDS: u32 = 1 << 12;

/// True if the instruction is a branch on a condition.
fn is_conditional(f: &Function, i: Inst) -> bool {
    matches!(f.kind(i), InstKind::Br) && f.num_operands(i) == 3
}

fn operand_sites(h: &Header, f: &Function, out: &mut Vec<Site>, turned: bool) {
    let dominance = Dominance::new(f);
    for b in f.blocks() {
        for i in f.insts(b).filter(|&i| !turned || is_conditional(f, i)) {
            for (n, v) in f.operands(i).enumerate().take(OPERANDS as usize) {
                let is_value = has_zero(h, f.value_type(v)) && !is_fixed(h, f, i, n);
                if is_value && (!turned || n == 0) {
                    let all = substitutes(f, &dominance, i, n);
                    let numbers = (0..all).map(|k| k * OPERANDS + n as u32);
                    out.extend(numbers.map(|k| Site::Inst(i, k)));
                }
            }
        }
    }
}

/// Number of the values that may stand for operand `n` of an instruction; zero and all ones come first.
fn substitutes(f: &Function, d: &Dominance, i: Inst, n: usize) -> u32 {
    let ty = f.value_type(f.operand(i, n));
    let ones = u32::from(ty.is_int());
    1 + ones + candidates(f, d, i, n).len() as u32
}

/// The arguments and results that may stand for operand `n` of an instruction, itself included.
fn candidates(f: &Function, d: &Dominance, i: Inst, n: usize) -> Vec<Value> {
    let ty = f.value_type(f.operand(i, n));
    let user = match f.is_phi(i) {
        true => f.operands(i).nth(n + 1).and_then(|b| f.as_block(b)),
        false => f.inst_block(i),
    };
    user.map_or_else(Vec::new, |here| known(f, d, (i, here), ty))
}

/// The arguments and results of a type that an instruction may use, a phi at the end of this block.
fn known(f: &Function, d: &Dominance, (i, here): (Inst, Block), ty: Type) -> Vec<Value> {
    let mut all: Vec<Value> = f.args().to_vec();
    all.retain(|&a| f.value_type(a) == ty);
    for b in f.blocks() {
        let before = b != here && d.dominates(b, here);
        for k in f.insts(b) {
            if b == here && !f.is_phi(i) && k == i {
                break;
            }
            let ends = f.kind(k).is_terminator();
            let result = f.result(k).filter(|_| f.inst_type(k) == ty && !ends);
            all.extend(result.filter(|_| before || b == here));
        }
    }
    all
}

fn exchange(e: &mut Editor<'_>, s: Site, turned: bool) {
    let Site::Inst(i, number) = s else { return };
    let (n, k) = ((number % OPERANDS) as usize, (number / OPERANDS) as usize);
    if !e.alive(i) || e.f.num_operands(i) <= n {
        return;
    }
    let ty = e.f.value_type(e.f.operand(i, n));
    let constants = if ty.is_int() { 2 } else { 1 };
    let new = match k {
        0 => e.zero(ty),
        1 if constants == 2 => all_ones(e, ty),
        _ => {
            let d = Dominance::new(e.f);
            candidates(e.f, &d, i, n).get(k - constants).copied()
        }
    };
    let Some(new) = new else { return };
    put(e, i, n, new);
    if turned {
        let (yes, no) = (e.f.operand(i, 1), e.f.operand(i, 2));
        e.f.set_operand(i, 1, no);
        e.f.set_operand(i, 2, yes);
    }
}

fn all_ones(e: &mut Editor<'_>, ty: Type) -> Option<Value> {
    let width = ty.int_width()?;
    Some(e.f.bits(&tandem_ir::constant::Bits::from_i64(width, -1)))
}

/// Operands of branches and switches that are labels, each with every other block but the first.
fn edge_sites(_: &Header, f: &Function, out: &mut Vec<Site>) {
    let blocks = f.blocks().count() as u32;
    for t in f.blocks().filter_map(|b| f.terminator(b)) {
        if !matches!(f.kind(t), InstKind::Br | InstKind::Switch) {
            continue;
        }
        for (n, v) in f.operands(t).enumerate().take(OPERANDS as usize) {
            if matches!(f.value_def(v), ValueDef::Block(_)) {
                let others = (1..blocks).map(|k| k * OPERANDS + n as u32);
                out.extend(others.map(|k| Site::Inst(t, k)));
            }
        }
    }
}

fn redirect_edge(e: &mut Editor<'_>, s: Site) {
    let Site::Inst(t, number) = s else { return };
    let (n, k) = ((number % OPERANDS) as usize, (number / OPERANDS) as usize);
    if !e.alive(t) || e.f.num_operands(t) <= n {
        return;
    }
    let (Some(from), Some(old)) = (e.f.inst_block(t), e.f.as_block(e.f.operand(t, n))) else {
        return;
    };
    let Some(to) = e.f.blocks().nth(k).filter(|&b: &Block| b != old) else {
        return;
    };
    e.watch_edges();
    let dominance = Dominance::new(e.f);
    for p in e.f.phis(to).collect::<Vec<_>>() {
        let Some(v) = incoming(e, &dominance, p, (from, to), old) else {
            return;
        };
        e.f.add_phi_entry(p, v, from);
    }
    let label = e.f.block_value(to);
    e.f.set_operand(t, n, label);
    e.f.remove_one_phi_entry(old, from);
}

/// Branches without condition, each with every value that could be one; returns, each with every block besides.
fn without_choice(_: &Header, f: &Function, out: &mut Vec<Site>) {
    let dominance = Dominance::new(f);
    let blocks = f.blocks().count() as u32;
    for b in f.blocks() {
        let Some(t) = f.terminator(b) else { continue };
        let targets = match f.kind(t) {
            InstKind::Br if f.num_operands(t) == 1 => 0..1,
            InstKind::Ret => 1..blocks.min(OPERANDS),
            _ => continue,
        };
        let all = known(f, &dominance, (t, b), Type::I1).len() as u32;
        for k in 0..all {
            out.extend(targets.clone().map(|to| Site::Inst(t, k * OPERANDS + to)));
        }
    }
}

fn branch_on_value(e: &mut Editor<'_>, s: Site) {
    let Site::Inst(t, number) = s else { return };
    let (to, k) = ((number % OPERANDS) as usize, (number / OPERANDS) as usize);
    let (Some(b), is_branch) = (e.f.inst_block(t), to == 0) else {
        return;
    };
    let target = match is_branch {
        true if e.f.num_operands(t) == 1 => e.f.as_block(e.f.operand(t, 0)),
        true => None,
        false => e.f.blocks().nth(to),
    };
    let dominance = Dominance::new(e.f);
    let values = known(e.f, &dominance, (t, b), Type::I1);
    let (Some(&v), Some(target)) = (values.get(k), target) else {
        return;
    };
    let new_edges = if is_branch { 1 } else { 2 };
    for p in e.f.phis(target).collect::<Vec<_>>() {
        let Some(by_edge) = incoming(e, &dominance, p, (b, target), b) else {
            return;
        };
        for _ in 0..new_edges {
            e.f.add_phi_entry(p, by_edge, b);
        }
    }
    let label = e.f.block_value(target);
    let new =
        e.f.create_inst(InstKind::Br, Type::VOID, &[v, label, label]);
    e.f.insert_before(new, t);
    e.f.erase_inst(t);
}

fn unused_sites(_: &Header, f: &Function, out: &mut Vec<Site>) {
    for b in f.blocks() {
        let unused = |&i: &Inst| f.result(i).is_some_and(|v| !f.has_uses(v)) && !f.is_phi(i);
        let fits = f.insts(b).filter(|&i| {
            let kind = f.kind(i);
            unused(&i) && !kind.is_terminator() && kind.call_info().is_none()
        });
        out.extend(fits.map(|i| Site::Inst(i, 0)));
    }
}

fn make_call(e: &mut Editor<'_>, s: Site) {
    let Site::Inst(i, _) = s else { return };
    if !e.alive(i) {
        return;
    }
    let space = e.header.layout.program_addrspace;
    let null = e.f.zero(Type::ptr(space));
    let call = e.plain_call(null, &[], &[]);
    e.f.insert_before(call, i);
    e.f.erase_inst(i);
}
