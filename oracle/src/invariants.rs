//! What every pass must keep, whatever it does (design section 3, resolutions, PL-R7).
//!
//! Checked on the function before and after a step or a whole run: the output is
//! well formed; a reducible function stays reducible and an irreducible one stays
//! untouched by control-flow passes; no new kind of address-space cast appears;
//! convergent operations are neither duplicated nor lost while reachable, and gain
//! no control dependence. The facts about the function before are kept in
//! [`Baseline`], so that a step costs one look at the function after it.

use crate::graph::{Graph, convergent_calls};
use rustc_hash::FxHashMap;
use std::collections::BTreeSet;
use tandem_ir::{CastOp, Function, Header, Inst, InstKind};

/// A broken invariant.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Broken {
    /// Short name: `verifier`, `reducibility`, `address-space`, `convergence`.
    pub invariant: &'static str,
    /// One sentence.
    pub message: String,
}

/// What is compared against later.
pub struct Baseline {
    reducible: bool,
    casts: BTreeSet<(u32, u32)>,
    /// Per reachable convergent call: the terminators on which it is control dependent.
    convergent: FxHashMap<Inst, BTreeSet<Inst>>,
}

impl Baseline {
    /// The facts of a well-formed function.
    pub fn new(cx: &Header, f: &Function) -> Baseline {
        let g = Graph::new(f);
        Baseline {
            reducible: g.irreducible_edge().is_none(),
            casts: address_space_casts(f, &g),
            convergent: convergent_dependence(cx, f, &g),
        }
    }

    /// True if the function was reducible.
    pub fn reducible(&self) -> bool {
        self.reducible
    }

    /// What is broken in a later state of the same function, worst first; empty if all is well.
    pub fn check(&self, cx: &Header, f: &Function) -> Vec<Broken> {
        let errors = tandem_ir::verify::verify_function(cx, f);
        if !errors.is_empty() {
            let all: Vec<String> = errors.iter().take(3).map(|e| e.to_string()).collect();
            return vec![Broken {
                invariant: "verifier",
                message: all.join("; "),
            }];
        }
        let g = Graph::new(f);
        let mut broken = Vec::new();
        if self.reducible {
            broken.extend(g.irreducible_edge().map(|(from, to)| Broken {
                invariant: "reducibility",
                message: format!(
                    "the edge from '{}' to '{}' enters a cycle beside its header",
                    label(f, from),
                    label(f, to)
                ),
            }));
        }
        for (from, to) in address_space_casts(f, &g).difference(&self.casts) {
            broken.push(Broken {
                invariant: "address-space",
                message: format!("a pointer is now cast from address space {from} to {to}, which it was not before"),
            });
        }
        broken.extend(self.check_convergence(cx, f, &g));
        broken
    }

    fn check_convergence(&self, cx: &Header, f: &Function, g: &Graph) -> Option<Broken> {
        let now = convergent_dependence(cx, f, g);
        for i in convergent_calls(cx, f, g) {
            let at = f.inst_block(i).map_or_else(String::new, |b| label(f, b));
            let Some(before) = self.convergent.get(&i) else {
                let message = format!(
                    "a convergent operation in '{at}' was not there before: it was duplicated"
                );
                return Some(Broken {
                    invariant: "convergence",
                    message,
                });
            };
            if let Some(new) = now.get(&i).and_then(|n| n.difference(before).next()) {
                let branch = f.inst_block(*new).map_or_else(String::new, |b| label(f, b));
                let message = format!(
                    "a convergent operation in '{at}' now depends on the branch at the end of '{branch}'"
                );
                return Some(Broken {
                    invariant: "convergence",
                    message,
                });
            }
        }
        None
    }
}

/// The label of a block as text.
pub fn label(f: &Function, b: tandem_ir::Block) -> String {
    f.block_name(b).map_or_else(|| b.to_string(), str::to_owned)
}

fn address_space_casts(f: &Function, g: &Graph) -> BTreeSet<(u32, u32)> {
    let mut set = BTreeSet::new();
    for i in g.blocks.iter().flat_map(|&b| f.insts(b)) {
        if let InstKind::Cast(CastOp::AddrSpaceCast) = f.kind(i) {
            let from = f.value_type(f.operand(i, 0)).address_space();
            set.extend(from.zip(f.inst_type(i).address_space()));
        }
    }
    set
}

/// For every reachable convergent call the terminators with several successors on which it depends.
///
/// A terminator is named by the block whose end it is, and blocks keep their last instruction's identity
/// through merges, so that names are comparable before and after.
fn convergent_dependence(cx: &Header, f: &Function, g: &Graph) -> FxHashMap<Inst, BTreeSet<Inst>> {
    let calls = convergent_calls(cx, f, g);
    if calls.is_empty() {
        return FxHashMap::default();
    }
    let dependence = g.control_dependence();
    let mut all = FxHashMap::default();
    for i in calls {
        let Some(n) = f.inst_block(i).and_then(|b| g.number(b)) else {
            continue;
        };
        let branches = dependence[n]
            .iter()
            .filter_map(|&a| f.terminator(g.blocks[a]))
            .collect();
        all.insert(i, branches);
    }
    all
}

/// Number of reachable instructions that a budget of duplicated code counts: not phis, terminators, freezes,
/// and not conversions and address computations, which targets fold into their users.
pub fn budgeted_size(f: &Function) -> usize {
    let free = |i: Inst| {
        let kind = f.kind(i);
        let folded = matches!(
            kind,
            InstKind::Cast(_) | InstKind::Gep { .. } | InstKind::Freeze
        );
        kind.is_terminator() || folded || f.is_phi(i)
    };
    let g = Graph::new(f);
    g.blocks
        .iter()
        .map(|&b| f.insts(b).filter(|&i| !free(i)).count())
        .sum()
}
