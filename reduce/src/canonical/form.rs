//! The normal form of a module.
//!
//! In it, blocks stand in reverse postorder, functions in the order in which
//! they reach each other, callers first, variables in the order in which they are mentioned; what nothing mentions
//! is gone; values, blocks, functions, variables and struct types have plain names (`a0`, `v0`, `b1`, `f`, `g`,
//! `s0`); phi entries follow the blocks; operands of commutative operations follow their numbers, constants last.
//! Normalising again changes nothing.

use super::body::Numbers;
use super::colour::{Colours, is_declaration};
use super::order;
use super::shape::keeps_name;
use crate::rebuild::{Plan, rebuild};
use rustc_hash::{FxHashMap, FxHashSet};
use std::cmp::Reverse;
use tandem_ir::function::{Function, ValueDef};
use tandem_ir::module::GlobalKind;
use tandem_ir::{BinOp, Global, Inst, InstKind, IntPredicate, Module, Value};

/// The module in normal form: the same program, in the text that all its variants share.
///
/// The order of operands and blocks is something that a pass may depend on, so whether the normal form is
/// still interesting is for the predicate to say. A module that cannot be made anew comes back as it was.
pub fn normalise(m: &Module) -> Module {
    form(m, true)
}

/// The same with everything that nothing mentions: a predicate may ask for no more than a name.
pub(crate) fn level(m: &Module) -> Module {
    form(m, false)
}

fn form(m: &Module, drops_unused: bool) -> Module {
    let mut sorted = m.clone();
    for f in &mut sorted.bodies {
        sort_operands(f);
    }
    let colours = Colours::new(&sorted);
    let order = global_order(&sorted, &colours);
    let unused: FxHashSet<Global> = match drops_unused {
        true => colours.unused().into_iter().collect(),
        false => FxHashSet::default(),
    };
    let plan = Plan {
        names: names(&sorted, &order, &unused),
        globals: unused,
        global_order: Some(order),
        block_order: Some(sorted.bodies.iter().map(order::blocks).collect()),
        rename_locals: true,
        ..Plan::default()
    };
    match rebuild(&sorted, &plan) {
        Some(mut new) => {
            new.header.name.clear();
            new.header.source_filename = None;
            new
        }
        None => sorted,
    }
}

// ----- inside bodies ----------------------------------------------------------------

/// Puts the operands of commutative operations and the entries of phis in order.
fn sort_operands(f: &mut Function) {
    let numbers = Numbers::new(f);
    for &b in &numbers.blocks {
        let insts: Vec<Inst> = f.insts(b).collect();
        for i in insts {
            match f.kind(i) {
                InstKind::Binary(op) if is_commutative(*op) => sort_pair(f, &numbers, i),
                InstKind::ICmp(p) => sort_comparison(f, &numbers, i, *p),
                InstKind::Phi => sort_phi(f, &numbers, i),
                _ => {}
            }
        }
    }
}

fn is_commutative(op: BinOp) -> bool {
    use BinOp::*;
    matches!(op, Add | Mul | And | Or | Xor | FAdd | FMul)
}

/// Arguments and results by number, everything else behind them.
fn rank(f: &Function, numbers: &Numbers, v: Value) -> (bool, u64) {
    match f.value_def(v) {
        ValueDef::Inst(_) | ValueDef::Arg(_) => (false, numbers.value(v)),
        _ => (true, 0),
    }
}

fn out_of_order(f: &Function, numbers: &Numbers, i: Inst) -> bool {
    rank(f, numbers, f.operand(i, 0)) > rank(f, numbers, f.operand(i, 1))
}

fn sort_pair(f: &mut Function, numbers: &Numbers, i: Inst) {
    if out_of_order(f, numbers, i) {
        let (a, b) = (f.operand(i, 0), f.operand(i, 1));
        f.set_operands(i, &[b, a]);
    }
}

/// Equality is commutative; other comparisons only have their constant moved to the right.
fn sort_comparison(f: &mut Function, numbers: &Numbers, i: Inst, p: IntPredicate) {
    let constant = |n: usize| rank(f, numbers, f.operand(i, n)).0;
    let equality = matches!(p, IntPredicate::Eq | IntPredicate::Ne);
    if equality || (constant(0) && !constant(1)) {
        if out_of_order(f, numbers, i) {
            f.set_kind(i, InstKind::ICmp(swapped(p)));
        }
        sort_pair(f, numbers, i);
    }
}

/// The predicate that holds of exchanged operands.
fn swapped(p: IntPredicate) -> IntPredicate {
    use IntPredicate::*;
    match p {
        Eq | Ne => p,
        Ugt => Ult,
        Uge => Ule,
        Ult => Ugt,
        Ule => Uge,
        Sgt => Slt,
        Sge => Sle,
        Slt => Sgt,
        Sle => Sge,
    }
}

fn sort_phi(f: &mut Function, numbers: &Numbers, i: Inst) {
    let mut entries: Vec<(Value, Value, u64)> = f
        .phi_incoming(i)
        .map(|(v, b)| (v, f.block_value(b), numbers.block(b)))
        .collect();
    if !entries.is_sorted_by_key(|e| e.2) {
        entries.sort_by_key(|e| e.2);
        let ops: Vec<Value> = entries.iter().flat_map(|e| [e.0, e.1]).collect();
        f.set_operands(i, &ops);
    }
}

// ----- module-level names ---------------------------------------------------------------

/// Functions that nobody refers to first, each followed by what it refers to.
fn global_order(m: &Module, colours: &Colours<'_>) -> Vec<Global> {
    let all: Vec<Global> = m.header.globals.keys().collect();
    let mut referred: FxHashSet<Global> = FxHashSet::default();
    for (k, list) in colours.refs.iter().enumerate() {
        let others = list.iter().filter(|r| r.as_u32() as usize != k);
        referred.extend(others);
    }
    let mut starts = all.clone();
    let is_body =
        |g: Global| matches!(&m.header.globals[g].kind, GlobalKind::Function(d) if d.defined);
    starts.sort_by_key(|&g| {
        let d = &m.header.globals[g];
        // Roots before the rest, functions before variables, declarations last.
        (
            referred.contains(&g),
            is_declaration(d),
            Reverse(is_body(g)),
            colours.of(g),
        )
    });
    let mut order = Vec::with_capacity(all.len());
    let mut seen: FxHashSet<Global> = FxHashSet::default();
    for s in starts {
        let mut stack = vec![s];
        while let Some(g) = stack.pop() {
            if seen.insert(g) {
                order.push(g);
                stack.extend(colours.refs[g.as_u32() as usize].iter().rev());
            }
        }
    }
    order
}

/// Names for what the module defines; what it declares keeps its name.
fn names(m: &Module, order: &[Global], gone: &FxHashSet<Global>) -> FxHashMap<Global, Box<str>> {
    let globals = &m.header.globals;
    let kept = globals
        .iter()
        .filter(|(g, d)| keeps_name(d) && !gone.contains(g));
    let taken: FxHashSet<&str> = kept.filter_map(|(_, d)| d.name.as_deref()).collect();
    let mut counts: FxHashMap<&str, usize> = FxHashMap::default();
    let mut names = FxHashMap::default();
    for &g in order {
        let d = &globals[g];
        if keeps_name(d) {
            continue;
        }
        let base = match &d.kind {
            GlobalKind::Function(_) => "f",
            GlobalKind::Variable(_) => "g",
            GlobalKind::Alias(_) | GlobalKind::IFunc(_) | GlobalKind::Erased => "alias",
        };
        let count = counts.entry(base).or_insert(0);
        let name = loop {
            let name = if *count == 0 {
                base.to_string()
            } else {
                format!("{base}{count}")
            };
            *count += 1;
            if !taken.contains(&*name) {
                break name;
            }
        };
        names.insert(g, name.into());
    }
    names
}
