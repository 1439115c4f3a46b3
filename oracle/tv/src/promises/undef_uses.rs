//! Memory that the caller made may hold undef, and each use of an undef value may see another value (LangRef, "Undefined Values").
//!
//! The encoding takes what is in memory at entry for one value. That is right for the source, which then does less; for
//! the target it hides that two uses of the value may differ. So a target must not use twice, in one result, a value that it
//! loaded from memory of others, where the source uses it once. The count is by expressions: phis and the arms of a select are alternatives, `freeze` makes
//! one value of it, a stack object hands on what was stored to it, one look at a load, and a value by which the source branches is
//! defined.

use crate::validate::Subject;
use rustc_hash::FxHashMap;
use std::collections::BTreeSet;
use tandem_ir::function::ValueDef;
use tandem_ir::inst::InstKind;
use tandem_ir::{Function, Inst, Type, Value};

/// What the target uses twice and the source does not.
pub fn open(source: Subject<'_>, target: Subject<'_>) -> Option<String> {
    let twice = |s: Subject<'_>, together: bool| -> (BTreeSet<String>, bool) {
        let counts = Counts::of(s, together);
        (counts.twice, counts.branches)
    };
    let (after, _) = twice(target, false);
    if after.is_empty() {
        return None;
    }
    let (before, branches) = twice(source, true);
    let new = after.into_iter().find(|t| !before.contains(t))?;
    (!branches)
        .then(|| format!("that the {new} in memory at entry is not undef, by using it twice"))
}

/// Uses of loaded values in a function.
struct Counts {
    /// Types of the loaded values of which some instruction's value uses one twice.
    twice: BTreeSet<String>,
    /// Some branch hangs on a loaded value, or an operation that undef makes undefined does.
    branches: bool,
}

impl Counts {
    /// Counts; with `together`, loads of the same place count as one value.
    fn of(s: Subject<'_>, together: bool) -> Counts {
        let (f, cx) = (s.function, &s.module.header);
        let mut out = Counts {
            twice: BTreeSet::new(),
            branches: false,
        };
        let insts = || f.blocks().flat_map(|b| f.insts(b));
        let loads: Vec<Inst> = insts().filter(|&i| from_outside(s, i)).collect();
        for &load in &loads {
            let mut uses: FxHashMap<Value, u32> = FxHashMap::default();
            // What stack objects hold of it.
            let mut held: FxHashMap<Inst, u32> = FxHashMap::default();
            // Each load of the place is a look of its own, of which a target may make two of one.
            let same = |i: &&Inst| {
                let (a, b) = (f.operand(load, 0), f.operand(**i, 0));
                let alike = together && f.inst_type(load) == f.inst_type(**i);
                **i == load || alike && same_place(f, a, b, DEEPEST)
            };
            let looks: Vec<Inst> = loads.iter().filter(same).copied().collect();
            for &i in &looks {
                uses.extend(f.result(i).map(|v| (v, 1)));
            }
            // Definitions come before uses in most orders of blocks; what a loop hands back is another round's.
            for i in insts() {
                let n = match f.kind(i) {
                    InstKind::Store(_) => {
                        let n = uses.get(&f.operand(i, 0)).copied().unwrap_or(0);
                        let to = stack_object(f, f.operand(i, 1)).filter(|_| n > 0);
                        if let Some(object) = to {
                            let most = held.entry(object).or_default();
                            *most = n.max(*most);
                        }
                        count(f, i, &uses)
                    }
                    InstKind::Load(_) => {
                        let from = stack_object(f, f.operand(i, 0));
                        let n = from.and_then(|o| held.get(&o)).copied().unwrap_or(0);
                        uses.extend(f.result(i).filter(|_| n > 0).map(|v| (v, n)));
                        continue;
                    }
                    _ => count(f, i, &uses),
                };
                if n == 0 || looks.contains(&i) {
                    continue;
                }
                let decides = matches!(f.kind(i), InstKind::Br | InstKind::Switch)
                    || matches!(f.kind(i), InstKind::Binary(op) if op.is_int_division());
                out.branches |= decides;
                if n > 1 {
                    out.twice
                        .insert(cx.types.display(f.inst_type(load)).to_string());
                }
                if let Some(r) = f.result(i)
                    && !matches!(f.kind(i), InstKind::Freeze | InstKind::Call(_))
                {
                    uses.insert(r, n);
                }
            }
        }
        out
    }
}

/// True for a load that may find what others have left, and does not say that it is defined.
fn from_outside(s: Subject<'_>, i: Inst) -> bool {
    let (f, cx) = (s.function, &s.module.header);
    let InstKind::Load(a) = f.kind(i) else {
        return false;
    };
    let stated = f.attachments(i).iter().any(|x| cx.str(x.0) == "noundef");
    let scalar: Type = f.inst_type(i);
    a.is_simple() && !stated && !scalar.is_void() && !local(s, f.operand(i, 0))
}

/// True if the pointer is seen to lead to a stack object of the function or to a constant.
fn local(s: Subject<'_>, v: Value) -> bool {
    let f = s.function;
    let from = object(f, v);
    let variable = f.as_global(from).and_then(|g| s.module.header.variable(g));
    stack_object(f, from).is_some() || variable.is_some_and(|x| x.constant)
}

/// What an address is computed from, as far as that is followed: code that nobody reaches may compute it from itself.
fn object(f: &Function, mut v: Value) -> Value {
    for _ in 0..MOST_STEPS {
        match f.value_def(v) {
            ValueDef::Inst(i) if matches!(f.kind(i), InstKind::Gep { .. } | InstKind::Cast(_)) => {
                v = f.operand(i, 0);
            }
            _ => break,
        }
    }
    v
}

/// The stack object of the function that a pointer is seen to lead to.
fn stack_object(f: &Function, v: Value) -> Option<Inst> {
    match f.value_def(object(f, v)) {
        ValueDef::Inst(i) if matches!(f.kind(i), InstKind::Alloca { .. }) => Some(i),
        _ => None,
    }
}

/// Most instructions between an address and its object.
const MOST_STEPS: u32 = 256;
/// How far addresses are compared, in instructions.
const DEEPEST: u32 = 4;

/// True if two pointers are seen to be the same: one value, or the same address computations of the same values.
fn same_place(f: &Function, a: Value, b: Value, depth: u32) -> bool {
    let (ValueDef::Inst(i), ValueDef::Inst(j)) = (f.value_def(a), f.value_def(b)) else {
        return a == b;
    };
    let computes = matches!(f.kind(i), InstKind::Gep { .. } | InstKind::Cast(_));
    a == b
        || depth > 0
            && computes
            && f.kind(i) == f.kind(j)
            && f.num_operands(i) == f.num_operands(j)
            && (f.operands(i).zip(f.operands(j))).all(|(x, y)| same_place(f, x, y, depth - 1))
}

/// How often the result of an instruction uses the value, by what its operands do.
fn count(f: &Function, i: Inst, uses: &FxHashMap<Value, u32>) -> u32 {
    let of = |v: Value| uses.get(&v).copied().unwrap_or(0);
    match f.kind(i) {
        InstKind::Phi => f.phi_incoming(i).map(|x| of(x.0)).max().unwrap_or(0),
        InstKind::Select => of(f.operand(i, 0)) + of(f.operand(i, 1)).max(of(f.operand(i, 2))),
        // Each operand of a call is handed on for itself.
        InstKind::Call(_) | InstKind::Store(_) => f.operands(i).map(of).max().unwrap_or(0).min(1),
        _ => f.operands(i).map(of).fold(0, u32::saturating_add),
    }
}
