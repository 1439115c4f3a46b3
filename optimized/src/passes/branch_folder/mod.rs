//! BranchFolding with TailMerge on machine functions (BF-001).
//!
//! Three parts run in turn until none changes anything: equal tails of blocks become one ([`tails`]), branches are made
//! simpler ([`branches`]), and what both ways of a branch begin with moves in front of it ([`hoist`]). [`machine_graph`](crate::analysis::machine_graph) keeps the
//! control flow while all of that edits it, [`legality`] says what a merge must not change, [`common`] which instructions
//! are the same. Every rewrite lowers the measure (instructions that are no branches, blocks, branches, pairs of a block that
//! leaves the function and stands in front of one that does not), so the pass ends (BF-R16).
//!
//! The pass does nothing to functions with calls that stand without their braces, and to irreducible ones.

mod branches;
mod common;
mod hoist;
mod legality;
mod options;
mod tails;

pub use options::{Options, Structured};

use crate::analysis::machine::{Flow, Order, live_ins};
use crate::analysis::machine_graph::{End, Graph};
use crate::context::MachineCx;
use crate::defects::planted;
use crate::options::Knob;
use crate::pass::{Invocation, MachinePass, Pass, RanMachine};
use legality::{Edges, Shape};
use rustc_hash::FxHashSet;
use tandem_ir::claims::MachineClaims;
use tandem_ir::machine::forms::Props;
use tandem_ir::machine::{MBlock, MFunc};
use tandem_ir::passes::{BRANCH_FOLDER, PassId};
use tandem_ir::rewrite::Trace;

/// BranchFolding for the pass manager.
pub struct BranchFolderPass;

impl Pass for BranchFolderPass {
    const ID: &'static PassId = &BRANCH_FOLDER;
    type Options = Options;
    const KNOBS: &'static [Knob<Options>] = options::KNOBS;
}

impl MachinePass for BranchFolderPass {
    fn run<T: Trace<MFunc>>(
        cx: MachineCx<'_>,
        f: &mut MFunc,
        with: Invocation<'_, Options>,
        trace: &mut T,
    ) -> RanMachine {
        let asked = (Placement::No, with.collect_claims);
        let folded = fold(cx, f, with.options, asked, trace);
        RanMachine {
            changed: folded.stats.is_any(),
            counters: folded.stats.counters(),
            claims: folded.claims,
        }
    }
}

/// Whether the folder runs between two placements of blocks (BP-2): tails of loops only within one loop, no hoisting, no
/// round of branches unless a tail was merged.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Placement {
    /// As a pass of its own.
    No,
    /// Within block-placement.
    Yes,
}

/// What a run did.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Stats {
    pub merges: u64,
    pub dead_blocks: u64,
    pub branches: u64,
    pub hoists: u64,
    pub rounds: u64,
}

impl Stats {
    pub(crate) fn is_any(&self) -> bool {
        self.merges + self.branches + self.hoists > 0
    }
    fn counters(&self) -> Vec<(&'static str, u64)> {
        vec![
            ("merged tails", self.merges),
            ("rewrites of branches", self.branches),
            ("dead blocks removed", self.dead_blocks),
            ("instructions hoisted", self.hoists),
            ("rounds", self.rounds),
        ]
    }
}

/// A run of the folder, and what its analyses hold in the end.
#[derive(Default)]
pub(crate) struct Folded {
    pub stats: Stats,
    pub claims: Option<MachineClaims>,
}

/// A function on which the pass works.
struct Folder<'a, T> {
    g: Graph<'a>,
    options: &'a Options,
    placement: Placement,
    trace: &'a mut T,
    /// Blocks that were in a list that reached the threshold: they are not looked at again (BF-R17).
    tried: FxHashSet<MBlock>,
    /// Loops as they were when the round began, with what merges have put into them since; see [`Folder::find_loops`].
    shape: Shape,
    /// The epoch of the graph for which the loops were computed, and the last round that asked for them.
    shape_of: (u64, u64),
    structure: Structure,
    stats: Stats,
    /// Blocks that hold a merged tail.
    tails: Vec<MBlock>,
}

/// Whether the function was structured when the pass began, and has to stay so.
enum Structure {
    /// Nobody asks for it.
    Free,
    /// Nothing has been changed yet, and nobody has asked.
    Unasked,
    /// The edges as they were before the first change; nobody has asked.
    Before(Edges),
    /// It was, or was not.
    Known(bool),
}

/// Runs the folder on a function.
pub(crate) fn fold<T: Trace<MFunc>>(
    cx: MachineCx<'_>,
    f: &mut MFunc,
    options: &Options,
    (placement, collect_claims): (Placement, bool),
    trace: &mut T,
) -> Folded {
    if options.disable || !f.has_body || f.layout.is_empty() || f.has_raw_calls() {
        return Folded::default();
    }
    if f.layout.len() == 1 && f.tables.is_empty() && !collect_claims {
        // Nothing to merge, to lead elsewhere or to hoist.
        trace.heartbeat();
        return Folded {
            stats: Stats {
                rounds: 1,
                ..Stats::default()
            },
            claims: None,
        };
    }
    let g = Graph::new(f, cx);
    let order = Order::new(g.entry().as_u32(), g.all_succs());
    let shape = match order.is_acyclic(g.all_succs()) {
        // Most functions have no loops, and need no dominators to be known as reducible.
        true => Shape::default(),
        false => {
            let flow = Flow::of(order, g.entry().as_u32(), g.all_succs());
            if !planted!(cx, IrreducibleFolded, flow.is_reducible(), true) {
                return Folded::default();
            }
            Shape::of(&flow)
        }
    };
    let structured = match options.disable_structured {
        true => Structured::Off,
        false => options.structured,
    };
    let tails = options.tail_merge != Some(false) && structured != Structured::Upstream;
    let mut folder = Folder {
        structure: match structured {
            // Only merges of tails could give it up.
            Structured::Keep if tails => Structure::Unasked,
            _ => Structure::Free,
        },
        shape,
        shape_of: (g.epoch, 0),
        g,
        options,
        placement,
        trace,
        tried: FxHashSet::default(),
        stats: Stats::default(),
        tails: Vec::new(),
    };
    folder.rounds(tails);
    folder.g.sync();
    Folded {
        stats: folder.stats,
        claims: collect_claims.then(|| folder.claims()),
    }
}

impl<T: Trace<MFunc>> Folder<'_, T> {
    /// Rounds until nothing changes (BF-009 to BF-011).
    fn rounds(&mut self, tails: bool) {
        let limit = self.g.f.blocks.len() + self.g.f.insts.len();
        let mut measure = None;
        for _ in 0..limit {
            self.trace.heartbeat();
            self.stats.rounds += 1;
            let merged = tails && self.tail_merge();
            let mut changed = merged;
            if self.placement == Placement::No || merged {
                changed |= self.optimize_branches();
            }
            if self.placement == Placement::No {
                changed |= self.hoist_common();
            }
            if !changed {
                break;
            }
            // Measuring looks at all instructions. Most functions are at rest after one round that changes something, so it
            // begins with the second.
            if cfg!(debug_assertions) || self.stats.rounds > 1 {
                let now = self.measure();
                if measure.is_some_and(|before| now >= before) {
                    debug_assert!(false, "a round made nothing smaller");
                    break;
                }
                measure = Some(now);
            }
        }
        self.drop_tables();
    }

    /// The function is about to change: what it was is kept as long as somebody may ask.
    fn keep_structure(&mut self) {
        if let Structure::Unasked = self.structure {
            self.structure = Structure::Before(Edges::of(&self.g));
        }
    }
    /// Whether the function was structured, and has to stay so (BF-R5).
    fn is_kept_structured(&mut self) -> bool {
        let is = match &self.structure {
            Structure::Free => return false,
            Structure::Known(is) => return *is,
            Structure::Unasked => Edges::of(&self.g).are_structured(),
            Structure::Before(edges) => edges.are_structured(),
        };
        self.structure = Structure::Known(is);
        is
    }
    /// Computes the loops if an edge has changed since, once in a round: whoever is the first of a round to ask does so before
    /// the round's first merge, and merges keep them right.
    fn find_loops(&mut self) {
        let (epoch, round) = self.shape_of;
        if round == self.stats.rounds {
            return;
        }
        if epoch != self.g.epoch {
            let order = Order::new(self.g.entry().as_u32(), self.g.all_succs());
            self.shape = match order.is_acyclic(self.g.all_succs()) {
                true => Shape::default(),
                false => {
                    let (entry, succs) = (self.g.entry().as_u32(), self.g.all_succs());
                    Shape::of(&Flow::of(order, entry, succs))
                }
            };
        }
        self.shape_of = (self.g.epoch, self.stats.rounds);
    }

    /// What every round lowers.
    fn measure(&self) -> [usize; 4] {
        let (mut insts, mut blocks, mut branches, mut pairs) = (0, 0, 0, 0);
        let mut closed = 0;
        for b in self.g.blocks() {
            blocks += 1;
            for &i in self.g.insts(b) {
                match self.g.form(i).is_some_and(|f| f.is(Props::BRANCH)) {
                    true => branches += 1,
                    false => insts += usize::from(self.g.counts(i)),
                }
            }
            match self.g.end(b) {
                End::Closed => closed += 1,
                _ => pairs += closed,
            }
        }
        [insts, blocks, branches, pairs]
    }

    /// What the analyses hold.
    fn claims(&mut self) -> MachineClaims {
        let layout = self.g.layout();
        let live = live_ins(self.g.f, self.g.cx.context.forms());
        self.tails.sort_unstable();
        self.tails.dedup();
        let tails = self.tails.iter().filter(|b| self.g.is_present(**b));
        let live_ins = tails
            .map(|b| {
                let all = &live[b.as_u32() as usize];
                let all = planted!(
                    self.g.cx,
                    LiveThroughForgotten,
                    all.clone(),
                    faulty::named_in(self.g.f, *b, all)
                );
                (*b, all)
            })
            .collect();
        let mut preds: Vec<_> = layout
            .iter()
            .map(|b| {
                let mut list = self.g.preds(*b).to_vec();
                list.sort_unstable();
                (*b, list)
            })
            .collect();
        preds.sort_unstable_by_key(|p| p.0);
        let flow = Flow::new(self.g.entry().as_u32(), self.g.all_succs());
        let loops = Shape::of(&flow).all_loops();
        MachineClaims {
            live_ins,
            preds,
            loops: Some(loops),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::common::{hash_operand, hash_parts};
    use tandem_ir::machine::forms::Form;
    use tandem_ir::machine::func::Operand;
    use tandem_ir::machine::regs::{Class, Reg};
    use tandem_ir::machine::special::SReg;

    /// BF-033: exact values, computed by hand from `h = form; h*37 + n; h*37 + o(op0); h*37 + o(op1)`.
    #[test]
    fn bf_033_hash_of_an_instruction() {
        let form = Form::of("add.s32").map(|f| f.hash);
        // FNV-1a of "add.s32".
        assert_eq!(form, Ok(0xcdf1_ea8a));
        let reg = |n| Operand::Reg(Reg::new(Class::Int32, n));
        let ops = [reg(1), reg(2), Operand::Int(7, false)];
        let mut h = 0xcdf1_ea8a_u32;
        for next in [3, 0x3000_0001, 0x3000_0002_u32] {
            h = h.wrapping_mul(37).wrapping_add(next);
        }
        assert_eq!(hash_parts(0xcdf1_ea8a, &ops), h);
        // The third operand is not looked at; the first two and their number are.
        let other = [reg(1), reg(2), Operand::Int(8, false)];
        assert_eq!(hash_parts(0xcdf1_ea8a, &other), h);
        assert_ne!(hash_parts(0xcdf1_ea8a, &ops[..2]), h);
        assert_eq!(hash_operand(&Operand::Special(SReg(0))), 0x26);
        assert_eq!(hash_operand(&Operand::Special(SReg(13))), 0x5f);
        assert_eq!(hash_operand(&Operand::Int(0x1_0000_0003, false)), 2);
    }
}
