//! A tiny evaluator and a well-formedness check for tests: what a function
//! observably does for given arguments.

#![allow(
    clippy::unwrap_used,
    dead_code,
    reason = "shared by several test binaries"
)]

pub mod automata;
pub mod harness;
pub mod random;

use std::collections::HashMap;
use tandem_ir::constant::ConstantData;
use tandem_ir::{Block, Flags, Function, Header, Inst, InstKind, Value, ValueDef};
use tandem_reference::fold::{arithmetic, compare, signed, width_of};
use tandem_reference::sets::max_value;

/// `None` is poison; undef is taken for poison.
pub type Val = Option<u128>;

/// How an execution ended.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum End {
    Returned(Val),
    Undefined,
    OutOfSteps,
    /// An SSA value was read before it was computed, or a phi has no entry for the edge.
    Malformed(String),
}

/// What an execution shows: the arguments of calls, and its end.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Trace {
    pub calls: Vec<Vec<Val>>,
    pub end: End,
}

/// Executes a function over integers; calls are recorded and yield their first argument.
pub fn execute(cx: &Header, f: &Function, args: &[u128], mut steps: u32) -> Trace {
    let mut env: HashMap<Value, Val> = HashMap::new();
    for (&a, &v) in f.args().iter().zip(args) {
        env.insert(a, Some(v));
    }
    let mut calls = Vec::new();
    let mut block = f.entry().unwrap();
    let mut came_from = None;
    let end = 'run: loop {
        let phis: Result<Vec<(Value, Val)>, String> = f
            .phis(block)
            .map(|p| {
                let v = came_from.and_then(|c| f.phi_value_for(p, c));
                let v = v.ok_or_else(|| format!("{p:?} has no entry for {came_from:?}"))?;
                Ok((f.result(p).unwrap(), read(f, &env, v)?))
            })
            .collect();
        match phis {
            Ok(p) => env.extend(p),
            Err(e) => break End::Malformed(e),
        }
        for i in f.insts(block).filter(|&i| !f.is_phi(i)) {
            steps -= 1;
            if steps == 0 {
                break 'run End::OutOfSteps;
            }
            let ops: Result<Vec<Val>, String> = f
                .operands(i)
                .filter(|&o| {
                    !matches!(f.value_def(o), ValueDef::Block(_)) && f.as_global(o).is_none()
                })
                .map(|o| read(f, &env, o))
                .collect();
            let ops = match ops {
                Ok(o) => o,
                Err(e) => break 'run End::Malformed(e),
            };
            match next(cx, f, i, &ops) {
                Next::Value(v) => {
                    if let Some(r) = f.result(i) {
                        env.insert(r, v);
                    }
                }
                Next::Call => {
                    if let Some(r) = f.result(i) {
                        env.insert(r, ops.first().copied().flatten());
                    }
                    calls.push(ops);
                }
                Next::Goto(b) => {
                    came_from = Some(block);
                    block = b;
                    continue 'run;
                }
                Next::End(e) => break 'run e,
            }
        }
        break End::Malformed(format!("{block:?} has no terminator"));
    };
    Trace { calls, end }
}

fn read(f: &Function, env: &HashMap<Value, Val>, v: Value) -> Result<Val, String> {
    match f.as_const(v) {
        Some(ConstantData::Undef | ConstantData::Poison) => Ok(None),
        Some(ConstantData::Null) => Ok(Some(0)),
        Some(_) => Ok(f.as_int(v).and_then(|b| b.as_u128())),
        None => env
            .get(&v)
            .copied()
            .ok_or_else(|| format!("{v:?} is not computed yet")),
    }
}

enum Next {
    Value(Val),
    Call,
    Goto(Block),
    End(End),
}

fn next(cx: &Header, f: &Function, i: Inst, ops: &[Val]) -> Next {
    let width = |v: Value| width_of(cx, f.value_type(v)).unwrap_or(0);
    let w = width_of(cx, f.inst_type(i)).unwrap_or(0);
    let target = |n: usize| Next::Goto(f.as_block(f.operand(i, n)).unwrap());
    match f.kind(i) {
        InstKind::Ret => Next::End(End::Returned(ops.first().copied().flatten())),
        InstKind::Unreachable => Next::End(End::Undefined),
        InstKind::Br if f.num_operands(i) == 1 => target(0),
        InstKind::Br => match ops[0] {
            Some(c) => target(if c == 1 { 1 } else { 2 }),
            None => Next::End(End::Undefined),
        },
        InstKind::Switch => match ops[0] {
            Some(c) => {
                let hit = f
                    .switch_cases(i)
                    .find(|(v, _)| f.as_int(*v).unwrap().as_u128() == Some(c));
                hit.map_or_else(|| target(1), |(_, b)| Next::Goto(b))
            }
            None => Next::End(End::Undefined),
        },
        InstKind::Call(_) => Next::Call,
        InstKind::Freeze => Next::Value(Some(ops[0].unwrap_or(0))),
        InstKind::Select => Next::Value(ops[0].and_then(|c| if c == 1 { ops[1] } else { ops[2] })),
        InstKind::Binary(b) => Next::Value(
            ops[0]
                .zip(ops[1])
                .and_then(|(x, y)| arithmetic(*b, f.flags(i), w, x, y)),
        ),
        InstKind::ICmp(p) => Next::Value(ops[0].zip(ops[1]).and_then(|(x, y)| {
            let w = width(f.operand(i, 0));
            let signs_differ =
                signed(w, x) < 0 && signed(w, y) >= 0 || signed(w, x) >= 0 && signed(w, y) < 0;
            let poison = f.flags(i).contains(Flags::SAMESIGN) && signs_differ;
            (!poison).then(|| u128::from(compare(*p, w, x, y)))
        })),
        InstKind::Cast(c) => Next::Value(ops[0].map(|x| match c {
            tandem_ir::CastOp::SExt => signed(width(f.operand(i, 0)), x) as u128 & max_value(w),
            _ => x & max_value(w),
        })),
        k => Next::End(End::Malformed(format!("{k:?} is not executed here"))),
    }
}

/// True if `after` refines `before`: equal where `before` is defined.
pub fn refines(before: &Trace, after: &Trace) -> bool {
    let ok = |b: &Val, a: &Val| b.is_none() || a == b;
    let n = before.calls.len();
    let same = |n: usize| {
        before
            .calls
            .iter()
            .zip(&after.calls)
            .take(n)
            .all(|(b, a)| b.len() == a.len() && b.iter().zip(a).all(|(b, a)| ok(b, a)))
    };
    match (&before.end, &after.end) {
        (_, End::Malformed(_)) => false,
        (End::Undefined, _) => after.calls.len() >= n && same(n),
        (End::OutOfSteps, _) | (_, End::OutOfSteps) => same(usize::MAX),
        (End::Returned(b), End::Returned(a)) => after.calls.len() == n && same(n) && ok(b, a),
        _ => false,
    }
}

/// What is wrong with the shape of a function: phi entries, terminators, dominance of uses.
pub fn malformed(cx: &Header, f: &Function) -> Option<String> {
    let v = tandem_reference::view::View::new(cx, f);
    for b in f.blocks() {
        if f.terminator(b).is_none() {
            return Some(format!("{b:?} has no terminator"));
        }
        for i in f.insts(b) {
            if f.is_phi(i) {
                let mut want: Vec<Block> = f.pred_edges(b).collect();
                let mut have: Vec<Block> = f.phi_incoming(i).map(|e| e.1).collect();
                want.sort();
                have.sort();
                if want != have || have.is_empty() {
                    return Some(format!(
                        "{i:?} in {b:?}: entries {have:?}, predecessors {want:?}"
                    ));
                }
            }
            for n in 0..f.num_operands(i) {
                if v.is_reachable(b) && !v.is_available_for(f.operand(i, n), i, n) {
                    return Some(format!("operand {n} of {i:?} in {b:?} is not available"));
                }
            }
        }
    }
    None
}
