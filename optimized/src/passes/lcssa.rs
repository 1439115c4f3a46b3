//! LCSSA: values that a loop computes and that are used behind it pass through phis at the loop's exits.
//!
//! Loops are taken from the inside out, so that a phi behind an inner loop is a value of the loop around it. For one value
//! the blocks between its uses and the exits are collected backwards; which phi reaches each of them is worked out over
//! these blocks alone, in reverse post order. Nearly always there is one exit, and nothing to merge.
//!
//! No block changes, so the order of blocks, dominators and loops are computed once.

use crate::analysis::blocks::BlockSet;
use crate::analysis::manager::{AnalysisId, FunctionAnalyses, PreservedAnalyses};
use crate::analysis::nest::{LoopId, Nest};
use crate::context::Cx;
use crate::defects::planted;
use crate::pass::{FunctionPass, Invocation, Pass, Ran};
use cranelift_entity::SecondaryMap;
use rustc_hash::FxHashMap;
use std::sync::Arc;
use tandem_ir::passes::{LCSSA, PassId};
use tandem_ir::rewrite::{Rewrite, Trace};
use tandem_ir::{Block, Function, Inst, InstKind, Type, Value};

/// LCSSA for the pass manager.
pub struct LCSSAPass;

impl Pass for LCSSAPass {
    const ID: &'static PassId = &LCSSA;
    type Options = ();
}

/// What the pass leaves right where it changes something: it makes phis and nothing else.
pub const PRESERVED: PreservedAnalyses = PreservedAnalyses::cfg()
    .preserve(AnalysisId::AddressTakenBlocks)
    .preserve(AnalysisId::ConvergentBlocks);

impl FunctionPass for LCSSAPass {
    fn run<T: Trace<Function>>(
        cx: Cx<'_>,
        f: &mut Function,
        analyses: &mut FunctionAnalyses,
        _: Invocation<'_, ()>,
        trace: &mut T,
    ) -> Ran {
        let done = run(cx, f, analyses, trace);
        Ran {
            changed: done.values > 0,
            counters: vec![
                ("values closed", done.values),
                ("phis inserted", done.phis),
                ("loops left alone", done.left_alone),
            ],
            preserved: PRESERVED,
            ..Ran::default()
        }
    }
}

/// What a run did.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Report {
    /// Values that leave a loop through phis now, once for each loop.
    pub values: u64,
    /// Phis that were made for that.
    pub phis: u64,
    /// Loops whose exits cannot hold such phis.
    pub left_alone: u64,
}

/// Runs the pass on one function.
pub fn run<T: Trace<Function>>(
    cx: Cx<'_>,
    f: &mut Function,
    analyses: &mut FunctionAnalyses,
    trace: &mut T,
) -> Report {
    let mut report = Report::default();
    if !analyses.loops(f).may_change(cx, f) {
        return report;
    }
    let shape = Shape::new(analyses.nest(f), analyses.dominators(f).order());
    let mut exits: Vec<Option<BlockSet>> = Vec::new();
    for l in 0..shape.nest.loops.len() {
        exits.push(guard_exits(f, &shape.nest, l));
    }
    report.left_alone = exits.iter().filter(|e| e.is_none()).count() as u64;
    for l in (0..shape.nest.loops.len()).rev() {
        trace.heartbeat();
        for b in shape.nest.loops[l].blocks.clone() {
            for i in f.insts(b).collect::<Vec<_>>() {
                // A phi between may stand in a loop beside this one, which it leaves in turn.
                let mut work = vec![(l, i)];
                while let Some((l, i)) = work.pop() {
                    let Some(made) = close(cx, f, (&shape, &exits), (l, i), trace) else {
                        continue;
                    };
                    report.values += 1;
                    report.phis += made.phis;
                    for (phi, home) in made.between {
                        let beside = |&x: &LoopId| !shape.nest.contains(x, l);
                        work.extend(shape.nest.around(home).filter(beside).map(|x| (x, phi)));
                    }
                }
            }
        }
    }
    report
}

/// Closes what an instruction computes for one of the loops around it; `None` if that is not needed or not possible.
fn close<T: Trace<Function>>(
    cx: Cx<'_>,
    f: &mut Function,
    (shape, exits): (&Shape, &[Option<BlockSet>]),
    (l, i): (LoopId, Inst),
    trace: &mut T,
) -> Option<Made> {
    let exits = exits[l].as_ref()?;
    let value = f.result(i).filter(|_| guard_value(f, i))?;
    let uses = shape.outside_uses(f, l, value);
    if uses.is_empty() {
        return None;
    }
    let header = shape.nest.loops[l].header;
    trace.before(f, |_| Rewrite::CloseLoopValue { value, header });
    let out = LoopExits { cx, shape, exits };
    let made = out.close(f, value, &uses);
    trace.after(f);
    Some(made)
}

/// The exit blocks of a loop, if only blocks of the loop lead to them and they can begin with phis.
fn guard_exits(f: &Function, nest: &Nest, l: LoopId) -> Option<BlockSet> {
    let mut exits = BlockSet::new();
    for &b in &nest.loops[l].exiting {
        for s in f.successors(b).filter(|&s| !nest.holds(l, s)) {
            if !exits.insert(s) {
                continue;
            }
            let pad = f.first_non_phi(s).is_some_and(|i| {
                matches!(
                    f.kind(i),
                    InstKind::LandingPad { .. }
                        | InstKind::CatchPad
                        | InstKind::CleanupPad
                        | InstKind::CatchSwitch { .. }
                )
            });
            if pad || !f.pred_edges(s).all(|p| nest.holds(l, p)) {
                return None;
            }
        }
    }
    Some(exits)
}

/// Values that can be had on every edge out of their block, and of which there are phis.
fn guard_value(f: &Function, i: Inst) -> bool {
    !f.kind(i).is_terminator() && f.inst_type(i) != Type::TOKEN
}

/// What does not change while the pass runs.
struct Shape {
    nest: Arc<Nest>,
    /// Place in reverse post order, from 1; 0 for blocks that cannot be reached.
    place: SecondaryMap<Block, u32>,
}

impl Shape {
    fn new(nest: Arc<Nest>, order: &[Block]) -> Shape {
        let mut place = SecondaryMap::new();
        for (n, &b) in order.iter().enumerate() {
            place[b] = n as u32 + 1;
        }
        Shape { nest, place }
    }

    fn is_reachable(&self, b: Block) -> bool {
        self.place[b] != 0
    }

    /// Operands outside the loop that hold a value, each with the block in which it is needed.
    fn outside_uses(&self, f: &Function, l: LoopId, v: Value) -> Vec<Needed> {
        let mut out = Vec::new();
        for u in f.uses(v) {
            let (user, operand) = (f.user(u), f.use_index(u));
            let block = match f.is_phi(user) {
                true => f.as_block(f.operand(user, operand + 1)),
                false => f.inst_block(user),
            };
            if let Some(block) = block
                && self.is_reachable(block)
                && !self.nest.holds(l, block)
            {
                out.push(Needed {
                    user,
                    operand,
                    block,
                });
            }
        }
        out.sort_unstable_by_key(|n| (n.user, n.operand));
        out
    }
}

/// A use, and the block at whose end or in which it reads.
struct Needed {
    user: Inst,
    operand: usize,
    block: Block,
}

/// What a value is called at the start of a block behind the loop.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Reaching {
    /// The phi of this exit block.
    Exit(Block),
    /// The phi of this block, where several meet.
    Merged(Block),
    /// Nothing: control does not come from there.
    Nothing,
}

/// The phis that closing one value took.
struct Made {
    /// How many there are.
    phis: u64,
    /// Those that stand where several meet, with their blocks.
    between: Vec<(Inst, Block)>,
}

/// The exits of one loop.
struct LoopExits<'a> {
    cx: Cx<'a>,
    shape: &'a Shape,
    exits: &'a BlockSet,
}

impl LoopExits<'_> {
    /// Leads the uses through phis.
    fn close(&self, f: &mut Function, value: Value, uses: &[Needed]) -> Made {
        let (exits, between) = self.needed(f, uses);
        let reaching = self.reaching(f, &exits, &between);
        let mut phis: FxHashMap<Block, Inst> = FxHashMap::default();
        let name = format!("{}.lcssa", f.name(value).unwrap_or_default());
        for &b in &exits {
            let phi = f.new_phi(b, f.value_type(value), &name);
            for p in f.pred_edges(b).collect::<Vec<_>>() {
                f.add_phi_entry(phi, value, p);
            }
            phis.insert(b, phi);
        }
        let merging = between
            .iter()
            .filter(|&&b| reaching.get(&b) == Some(&Reaching::Merged(b)));
        let merging: Vec<Block> = merging.copied().collect();
        for &b in &merging {
            phis.insert(b, f.new_phi(b, f.value_type(value), &name));
        }
        let called = |f: &mut Function, b: Block| {
            let phi = match reaching.get(&b) {
                Some(Reaching::Exit(e) | Reaching::Merged(e)) => phis.get(e),
                _ => None,
            };
            let known = phi.and_then(|&phi| f.result(phi));
            known.unwrap_or_else(|| f.poison(f.value_type(value)))
        };
        for &b in &merging {
            for p in f.pred_edges(b).collect::<Vec<_>>() {
                let v = called(f, p);
                f.add_phi_entry(phis[&b], v, p);
            }
        }
        for n in uses {
            let v = called(f, n.block);
            f.set_operand(n.user, n.operand, v);
        }
        Made {
            phis: phis.len() as u64,
            between: merging.iter().map(|&b| (phis[&b], b)).collect(),
        }
    }

    /// The exit blocks from which the uses are reached, and the blocks between, each in reverse post order.
    fn needed(&self, f: &Function, uses: &[Needed]) -> (Vec<Block>, Vec<Block>) {
        let mut seen = BlockSet::new();
        let (mut exits, mut between) = (Vec::new(), Vec::new());
        let mut work: Vec<Block> = uses.iter().map(|n| n.block).collect();
        while let Some(b) = work.pop() {
            if !self.shape.is_reachable(b) || !seen.insert(b) {
                continue;
            }
            if self.exits.contains(b) {
                exits.push(b);
                continue;
            }
            between.push(b);
            work.extend(f.pred_edges(b));
        }
        let place = |b: &Block| self.shape.place[*b];
        exits.sort_unstable_by_key(place);
        between.sort_unstable_by_key(place);
        (exits, between)
    }

    /// Which phi reaches the start of each block; blocks in which several meet have one of their own.
    fn reaching(
        &self,
        f: &Function,
        exits: &[Block],
        between: &[Block],
    ) -> FxHashMap<Block, Reaching> {
        let mut reaching: FxHashMap<Block, Reaching> =
            exits.iter().map(|&b| (b, Reaching::Exit(b))).collect();
        if let [only] = exits
            && between.iter().all(|&b| self.all_reachable(f, b))
        {
            reaching.extend(between.iter().map(|&b| (b, Reaching::Exit(*only))));
            return reaching;
        }
        // Blocks that hold a phi of their own keep it; in a reducible graph that is the least number of phis.
        loop {
            let mut changed = false;
            for &b in between {
                if reaching.get(&b) == Some(&Reaching::Merged(b)) {
                    continue;
                }
                let Some(new) = self.meet(f, b, &reaching) else {
                    continue;
                };
                changed |= reaching.insert(b, new) != Some(new);
            }
            if !changed {
                return reaching;
            }
        }
    }

    fn all_reachable(&self, f: &Function, b: Block) -> bool {
        f.pred_edges(b).all(|p| self.shape.is_reachable(p))
    }

    fn meet(
        &self,
        f: &Function,
        b: Block,
        reaching: &FxHashMap<Block, Reaching>,
    ) -> Option<Reaching> {
        let mut met = None;
        for p in f.pred_edges(b) {
            let from = match self.shape.is_reachable(p) {
                true => reaching.get(&p).copied(),
                false => Some(Reaching::Nothing),
            };
            match (met, from) {
                (_, None) => {}
                (None, _) => met = from,
                (Some(a), Some(x)) if a == x => {}
                _ => {
                    return planted!(self.cx, FirstExitReaches, Some(Reaching::Merged(b)), met);
                }
            }
        }
        met
    }
}
