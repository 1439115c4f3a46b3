//! What lies around a region: everything outside that the region, before the step or after it, has to do with.
//!
//! Both excerpts of a step are built in the same frame, so that they can only differ where the region does. All names
//! are those of the whole function; what is outside is the same before and after.

use super::Whole;
use super::region::{Shape, Tree, is_in};
use rustc_hash::FxHashSet;
use std::collections::{BTreeMap, BTreeSet};
use tandem_ir::attr::{AttrKind, MemoryEffects};
use tandem_ir::{Block, Function, Header, Inst, InstKind, Type, Value};

/// So many blocks are looked at outside of the region to find out where a value is needed, or whether control ends.
const LOOK: usize = 256;
/// Users outside of the region that are looked at one by one.
const MOST_USERS: usize = 16;
/// Blocks that are gone up one by one to find the definition of a value that is new to the region.
const CLIMB: usize = 64;
/// Instructions outside that are copied for what they say of a value.
const MOST_COPIES: usize = 96;
/// How deep operands of copied instructions are copied as well.
const DEPTH: u32 = 12;

/// A block outside to which the region has edges.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Exit {
    pub(super) target: Block,
    /// True if control that goes there can come to an end of the function.
    pub(super) ends: bool,
}

/// What is known of a value that is available wherever the region is entered.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Known {
    /// Nothing but its type.
    Nothing,
    /// The instruction that computes it, whose operands are known before.
    Inst(Inst),
}

/// The surroundings of a region.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(super) struct Frame {
    /// Blocks outside that branch to the head, in order of their numbers.
    pub(super) preds: Vec<Block>,
    /// Blocks outside to which the region branches, in order of their numbers.
    pub(super) exits: Vec<Exit>,
    /// Values from outside that dominate the head, operands before what is computed from them.
    pub(super) shared: Vec<(Value, Known)>,
    /// Values from outside, or from earlier trips through the region, that phis of the head take from a predecessor.
    pub(super) carried: BTreeMap<(Block, Value), Type>,
    /// Values from outside that only code without a way to it uses.
    pub(super) lost: BTreeMap<Value, Type>,
    /// Values of the region that are used outside: by way of which exits.
    pub(super) live: Vec<(Value, Vec<Block>)>,
}

/// Finds the frame. `None` if something is in the way of an excerpt.
pub(super) fn frame(
    cx: &Header,
    whole: &Whole,
    (before, after): (&Function, &Function),
    shape: &Shape,
) -> Option<Frame> {
    let look = Look {
        cx,
        before,
        after,
        shape,
        inside: shape.blocks.iter().copied().collect(),
    };
    if !whole.convergent && look.is_convergent() {
        return None;
    }
    let (preds, exits) = (look.preds()?, look.exits(whole)?);
    let mut frame = Frame {
        preds,
        exits,
        ..Frame::default()
    };
    let reached = look.tree(before);
    look.values(&mut frame, &reached)?;
    frame.live = look.live(&frame, &reached)?;
    let same = frame.live.iter().map(|l| l.0);
    let same = same.chain(frame.shared.iter().map(|s| s.0));
    let types = same.map(|v| before.value_type(v));
    let types = types.chain(frame.carried.values().copied());
    let mut types = types.chain(frame.lost.values().copied());
    let sized = types.all(|ty| cx.types.is_sized(ty) && cx.types.is_first_class(ty));
    sized.then_some(frame)
}

struct Look<'a> {
    cx: &'a Header,
    before: &'a Function,
    after: &'a Function,
    shape: &'a Shape,
    inside: FxHashSet<Block>,
}

impl Look<'_> {
    fn has(&self, b: Block) -> bool {
        self.inside.contains(&b)
    }

    /// The region's blocks that are in one of the two states.
    fn blocks<'f>(&'f self, f: &'f Function) -> impl Iterator<Item = Block> + 'f {
        let all = self.shape.blocks.iter().copied();
        all.filter(move |&b| is_in(f, b))
    }

    /// Which blocks of the region control comes to, and dominance among them, in one of the two states.
    fn tree(&self, f: &Function) -> Option<Tree> {
        let head = self.shape.head?;
        let inside = |b: Block| f.successors(b).filter(|&s| self.has(s)).collect();
        Some(Tree::new(head, inside, |b| f.pred_edges(b).collect()))
    }

    /// The predecessors of the head outside, which must be the same in both states and end in plain branches.
    fn preds(&self) -> Option<Vec<Block>> {
        let Some(head) = self.shape.head else {
            return Some(Vec::new());
        };
        let of = |f: &Function| -> BTreeSet<Block> {
            let all = f.pred_edges(head);
            all.filter(|&p| !self.has(p)).collect()
        };
        let (old, new) = (of(self.before), of(self.after));
        let plain = old.iter().all(|&p| ends_plainly(self.before, p, false));
        (plain && old == new).then(|| old.into_iter().collect())
    }

    /// True if the region has a convergent operation after the step.
    fn is_convergent(&self) -> bool {
        let f = self.after;
        let all = self.blocks(f).flat_map(|b| f.insts(b));
        let mut calls = all.filter(|&i| f.kind(i).call_info().is_some());
        calls.any(|i| super::is_convergent(self.cx, f, i))
    }

    /// The targets outside. After the step there may be fewer of them, but no new one.
    fn exits(&self, whole: &Whole) -> Option<Vec<Exit>> {
        let of = |f: &Function| -> Option<BTreeSet<Block>> {
            let mut all = BTreeSet::new();
            for b in self.blocks(f) {
                if !ends_plainly(f, b, true) {
                    return None;
                }
                all.extend(f.successors(b).filter(|&s| !self.has(s)));
            }
            Some(all)
        };
        let (old, new) = (of(self.before)?, of(self.after)?);
        let exit = |target| Exit {
            target,
            ends: !whole.convergent || self.comes_to_an_end(target),
        };
        new.is_subset(&old)
            .then(|| old.into_iter().map(exit).collect())
    }

    /// True if an end of the function is found not far from the block.
    fn comes_to_an_end(&self, from: Block) -> bool {
        let f = self.before;
        let mut seen: FxHashSet<Block> = [from].into_iter().collect();
        let mut todo = vec![from];
        while let Some(b) = todo.pop() {
            let ends = f.successors(b).next().is_none();
            if ends || seen.len() > LOOK {
                return ends;
            }
            todo.extend(f.successors(b).filter(|&s| seen.insert(s)));
        }
        false
    }

    // ----- values from outside ----------------------------------------------------------------------------------

    fn values(&self, frame: &mut Frame, reached: &Option<Tree>) -> Option<()> {
        let mut needs = Needs::default();
        self.needs(self.before, reached, &mut needs);
        self.needs_of_exits(self.before, &frame.exits, reached, &mut needs);
        needs.anywhere.extend(self.agreed(&frame.preds));
        let proved: BTreeSet<Value> = needs.anywhere.clone();
        let reached = &self.tree(self.after);
        self.needs(self.after, reached, &mut needs);
        self.needs_of_exits(self.after, &frame.exits, reached, &mut needs);
        for &v in needs.anywhere.difference(&proved) {
            // What is outside is the same after the step.
            let is_old = (v.as_u32() as usize) < self.before.num_values();
            if !is_old || !(self.dominates_the_head(v) || self.is_part_of(v, &proved)) {
                return None;
            }
        }
        let anywhere = std::mem::take(&mut needs.anywhere);
        for &v in &anywhere {
            self.share(frame, v, DEPTH);
        }
        let shared: FxHashSet<Value> = frame.shared.iter().map(|s| s.0).collect();
        let carried = needs.carried.into_iter();
        frame.carried = carried.filter(|c| !shared.contains(&c.0.1)).collect();
        let lost = needs.lost.into_iter();
        frame.lost = lost.filter(|l| !shared.contains(&l.0)).collect();
        Some(())
    }

    /// What the region needs from outside in one of the two states.
    fn needs(&self, f: &Function, reached: &Option<Tree>, needs: &mut Needs) {
        for b in self.blocks(f) {
            for i in f.insts(b) {
                for n in 0..f.num_operands(i) {
                    let pred = f.is_phi(i).then(|| f.as_block(f.operand(i, n | 1)));
                    let at = pred.flatten().unwrap_or(b);
                    self.need(f, f.operand(i, n), (at, reached), needs);
                }
            }
        }
    }

    /// What phis of the exits take from outside when control comes from the region.
    fn needs_of_exits(
        &self,
        f: &Function,
        exits: &[Exit],
        reached: &Option<Tree>,
        needs: &mut Needs,
    ) {
        for phi in exits.iter().flat_map(|e| f.phis(e.target)) {
            for (v, p) in f.phi_incoming(phi).filter(|e| self.has(e.1)) {
                self.need(f, v, (p, reached), needs);
            }
        }
    }

    /// Notes that a value is needed in a block, or at its end.
    fn need(&self, f: &Function, v: Value, at: (Block, &Option<Tree>), needs: &mut Needs) {
        let Some(from) = f.def_inst(v).and_then(|d| f.inst_block(d)) else {
            return;
        };
        let (at, reached) = at;
        let reaches = reached.as_ref().is_some_and(|t| t.reaches(at));
        match (self.has(at), self.has(from)) {
            (false, _) => drop(needs.carried.insert((at, v), f.value_type(v))),
            (true, true) => {}
            (true, false) if reaches => drop(needs.anywhere.insert(v)),
            (true, false) => drop(needs.lost.insert(v, f.value_type(v))),
        }
    }

    /// Values from outside that a phi of the head takes on all edges from there: they dominate the head.
    fn agreed(&self, preds: &[Block]) -> Vec<Value> {
        let f = self.before;
        let mut agreed = Vec::new();
        for phi in self.shape.head.into_iter().flat_map(|h| f.phis(h)) {
            let from = f.phi_incoming(phi).filter(|e| preds.contains(&e.1));
            let values: BTreeSet<Value> = from.map(|e| e.0).collect();
            let outside = |v: &Value| {
                let home = f.def_inst(*v).and_then(|d| f.inst_block(d));
                home.is_some_and(|b| !self.has(b))
            };
            if values.len() == 1 {
                agreed.extend(values.into_iter().filter(outside));
            }
        }
        agreed
    }

    /// True if going up from the head by only predecessors one comes to the definition of the value.
    fn dominates_the_head(&self, v: Value) -> bool {
        let f = self.before;
        let home = f.def_inst(v).and_then(|d| f.inst_block(d));
        let Some(head) = self.shape.head else {
            return false;
        };
        let up = |&b: &Block| f.unique_predecessor(b);
        let mut above = std::iter::successors(Some(head), up).take(CLIMB);
        home.is_some() && above.any(|b| Some(b) == home)
    }

    /// True if the value is an operand, at some depth, of what dominates the head: it does so as well.
    fn is_part_of(&self, v: Value, of: &BTreeSet<Value>) -> bool {
        let f = self.before;
        let mut seen: FxHashSet<Value> = of.iter().copied().collect();
        let mut todo: Vec<Value> = of.iter().copied().collect();
        while let Some(i) = todo.pop().and_then(|x| f.def_inst(x)) {
            if f.is_phi(i) || seen.len() > LOOK {
                continue;
            }
            let computed = f.operands(i).filter(|&o| f.def_inst(o).is_some());
            todo.extend(computed.filter(|&o| seen.insert(o)));
        }
        seen.contains(&v)
    }

    /// Adds a value that dominates the head, after what it is computed from.
    fn share(&self, frame: &mut Frame, v: Value, depth: u32) {
        if frame.shared.iter().any(|s| s.0 == v) {
            return;
        }
        let f = self.before;
        let known = match f.def_inst(v).filter(|&i| self.says_something(i)) {
            Some(i) if depth > 0 && frame.shared.len() < MOST_COPIES => {
                for o in f.operands(i).filter(|&o| f.def_inst(o).is_some()) {
                    self.share(frame, o, depth - 1);
                }
                Known::Inst(i)
            }
            _ => Known::Nothing,
        };
        frame.shared.push((v, known));
    }

    /// True if a copy of the instruction outside is as good as itself for those who look at its result.
    fn says_something(&self, i: Inst) -> bool {
        let (cx, f) = (self.cx, self.before);
        let outside = |v: Value| {
            let home = f.def_inst(v).and_then(|d| f.inst_block(d));
            !home.is_some_and(|b| self.has(b))
        };
        if !f.operands(i).all(outside) {
            return false;
        }
        match f.kind(i) {
            InstKind::FNeg
            | InstKind::Binary(_)
            | InstKind::Gep { .. }
            | InstKind::Cast(_)
            | InstKind::ICmp(_)
            | InstKind::FCmp(_)
            | InstKind::Select
            | InstKind::Freeze
            | InstKind::ExtractElement
            | InstKind::InsertElement
            | InstKind::ShuffleVector(_)
            | InstKind::ExtractValue(_)
            | InstKind::InsertValue(_)
            | InstKind::Alloca { .. } => true,
            InstKind::Call(info) => {
                let intrinsic = f.callee(i).map(|g| cx.global_name(g));
                intrinsic.is_some_and(|n| n.starts_with("llvm."))
                    && info.bundles.is_empty()
                    && cx.call_memory(f, i) == MemoryEffects::NONE
                    && cx.call_has(f, i, AttrKind::WillReturn)
                    && cx.call_has(f, i, AttrKind::NoUnwind)
                    && !cx.is_convergent(f, i)
                    && f.operands(i).all(|o| f.value_type(o) != Type::METADATA)
            }
            _ => false,
        }
    }

    // ----- values that are needed outside -----------------------------------------------------------------------

    fn live(&self, frame: &Frame, reached: &Option<Tree>) -> Option<Vec<(Value, Vec<Block>)>> {
        let f = self.before;
        let mut live = Vec::new();
        for b in self.blocks(f) {
            for i in f.insts(b) {
                let Some(v) = f.result(i) else { continue };
                let Some(at) = self.used_outside(v) else {
                    let exits = frame.exits.iter().map(|e| e.target);
                    let dominated = exits.filter(|&t| self.dominates_edges((f, reached), b, t));
                    live.push((v, dominated.collect()));
                    continue;
                };
                if !at.is_empty() {
                    let mut exits = self.exits_to(&at);
                    let dominated = |t: &Block| self.dominates_edges((f, reached), b, *t);
                    match &mut exits {
                        Some(exits) => exits.retain(dominated),
                        None => {
                            let all = frame.exits.iter().map(|e| e.target);
                            exits = Some(all.filter(|t| dominated(t)).collect());
                        }
                    }
                    live.push((v, exits.unwrap_or_default()));
                }
            }
        }
        // It is needed by way of the same exits after the step, unless phis of the head have changed, or it is not known
        // where it is needed.
        let reached = &self.tree(self.after);
        let stays = |(v, exits): &(Value, Vec<Block>)| {
            let home = self
                .after
                .def_inst(*v)
                .and_then(|d| self.after.inst_block(d));
            let home = home.filter(|&b| self.has(b));
            let dominates = |b, &t: &Block| self.dominates_edges((self.after, reached), b, t);
            home.is_some_and(|b| exits.iter().all(|t| dominates(b, t)))
        };
        live.iter().all(stays).then_some(live)
    }

    /// The blocks outside at whose end, or in which, a value of the region is needed; `None` if there are many.
    fn used_outside(&self, v: Value) -> Option<Vec<Block>> {
        let f = self.before;
        let mut blocks = Vec::new();
        for u in f.uses(v) {
            let user = f.user(u);
            let incoming = f.is_phi(user).then(|| f.operand(user, f.use_index(u) + 1));
            let at = match incoming {
                Some(label) => f.as_block(label),
                None => f.inst_block(user),
            };
            blocks.extend(at.filter(|&b| !self.has(b) && is_in(f, b)));
            if blocks.len() > MOST_USERS {
                return None;
            }
        }
        Some(blocks)
    }

    /// The exits by which control comes to one of the blocks; `None` if they are far away.
    fn exits_to(&self, blocks: &[Block]) -> Option<Vec<Block>> {
        let mut seen: FxHashSet<Block> = blocks.iter().copied().collect();
        let mut todo: Vec<Block> = seen.iter().copied().collect();
        let mut exits = BTreeSet::new();
        while let Some(b) = todo.pop() {
            for p in self.before.pred_edges(b) {
                if self.has(p) {
                    exits.insert(b);
                } else if seen.insert(p) {
                    todo.push(p);
                }
            }
            if seen.len() > LOOK {
                return None;
            }
        }
        Some(exits.into_iter().collect())
    }

    /// True if what the block of the region computes is available on all edges that lead from the region to the target.
    fn dominates_edges(
        &self,
        (f, reached): (&Function, &Option<Tree>),
        b: Block,
        target: Block,
    ) -> bool {
        let reaches = |b| reached.as_ref().is_some_and(|t| t.reaches(b));
        let dominates = |p| reached.as_ref().is_some_and(|t| t.dominates(b, p));
        let from = f.pred_edges(target);
        let mut from = from.filter(|&p| self.has(p) && reaches(p)).peekable();
        from.peek().is_none() || reaches(b) && from.all(dominates)
    }
}

/// What is needed from outside.
#[derive(Default)]
struct Needs {
    /// Where control comes to.
    anywhere: BTreeSet<Value>,
    /// By phis of the head, from a predecessor outside.
    carried: BTreeMap<(Block, Value), Type>,
    /// Where control does not come to.
    lost: BTreeMap<Value, Type>,
}

/// True if the block ends in `br` or `switch`, or perhaps in a return.
fn ends_plainly(f: &Function, b: Block, may_end: bool) -> bool {
    match f.terminator(b).map(|t| f.kind(t)) {
        Some(InstKind::Br | InstKind::Switch) => true,
        Some(InstKind::Ret | InstKind::Unreachable) => may_end,
        _ => false,
    }
}
