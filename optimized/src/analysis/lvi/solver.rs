//! The solver: answers a question by walking backwards, with an explicit stack.
//!
//! Work per question is bounded by [`STEPS_PER_QUERY`]; what is still open then
//! becomes "anything". A question that comes back to itself through a cycle is answered
//! with "anything" too, which is sound and needs no second round.

use super::cache::{Cache, Entry, Slot};
use super::constraint;
use super::fact::{Fact, Set};
use super::transfer;
use crate::analysis::blocks::walk;
use crate::analysis::dominators::Dominators;
use crate::context::Cx;
use crate::defects::planted;
use cranelift_entity::SecondaryMap;
use smallvec::SmallVec;
use tandem_ir::claims::{self, FactPlace};
use tandem_ir::{BinOp, Block, Function, Inst, InstKind, Type, Value};

/// Steps that one question may take.
const STEPS_PER_QUERY: u32 = 500;
/// Blocks with more predecessors are not joined over.
const MAX_PREDECESSORS: usize = 128;

/// A part of a question that is not answered yet.
struct Frame {
    at: (Value, Block),
    /// Its entry, once it has been looked at.
    slot: Option<Slot>,
    /// Predecessors of the block, once they are joined over.
    preds: SmallVec<[Block; 4]>,
    /// Edges of a join that have been joined, and what they came to: they are not looked at again when the fact that was
    /// missing is there.
    joined: usize,
    fact: Fact,
    /// [`may_be_constrained`] of the value, once it is known; the function stays as it is during a question.
    constrained: Option<bool>,
}

impl Frame {
    fn new(at: (Value, Block), constrained: Option<bool>) -> Frame {
        Frame {
            at,
            slot: None,
            preds: SmallVec::new(),
            joined: 0,
            fact: Fact::UNREACHABLE,
            constrained,
        }
    }
}

/// Facts at the end of blocks, computed on demand.
#[derive(Default)]
pub struct Lvi {
    /// By value, so that a rewritten value is forgotten at once.
    cache: Cache,
    /// The stack of the question, empty between questions.
    stack: Vec<Frame>,
    assumes: SecondaryMap<Block, SmallVec<[Inst; 1]>>,
    any_assume: bool,
}

impl Lvi {
    /// An empty cache; finds the assumptions of the function.
    pub fn new(cx: Cx<'_>, f: &Function) -> Lvi {
        let mut lvi = Lvi {
            cache: Cache::new(f.num_values()),
            ..Lvi::default()
        };
        let Some(assume) = cx.lookup("llvm.assume") else {
            return lvi;
        };
        for b in f.blocks() {
            for i in f.insts(b) {
                if f.callee(i) == Some(assume) {
                    lvi.assumes[b].push(i);
                    lvi.any_assume = true;
                }
            }
        }
        lvi
    }
    /// JT-T21: forgets a value whose definition was rewritten or erased.
    pub fn erase_value(&mut self, v: Value) {
        self.cache.erase(v);
    }
    /// JT-R14: forgets everything but where the assumptions are, since facts may have come from one that now says less.
    pub fn erase_all(&mut self) {
        self.cache.clear();
    }
    /// True if something is cached about a value.
    #[cfg(feature = "defects")]
    pub(crate) fn knows(&self, v: Value) -> bool {
        self.cache.of(v).next().is_some()
    }
    /// Notes that the assumptions of `from` are in `into` now.
    pub fn merged(&mut self, into: Block, from: Block) {
        if !self.any_assume {
            return;
        }
        let moved = std::mem::take(&mut self.assumes[from]);
        self.assumes[into].extend(moved);
    }
    /// Notes a copy of a block: its assumptions count there too.
    pub fn cloned(&mut self, cx: Cx<'_>, f: &Function, copy: Block) {
        let Some(assume) = cx.lookup("llvm.assume").filter(|_| self.any_assume) else {
            return;
        };
        let found = f.insts(copy).filter(|&i| f.callee(i) == Some(assume));
        self.assumes[copy] = found.collect();
    }
    fn entry(&self, cx: Cx<'_>, (v, b): (Value, Block)) -> Option<Entry> {
        planted!(
            cx,
            CacheForgetsBlock,
            self.cache.get(v, b),
            self.cache.of(v).min_by_key(|e| e.0).map(|e| e.1)
        )
    }

    /// What is known of `v` at the end of `b`, before the terminator.
    pub fn at_end(&mut self, cx: Cx<'_>, f: &Function, v: Value, b: Block) -> Fact {
        if let Some(fact) = Fact::of_const(cx, f, v) {
            return fact;
        }
        match self.entry(cx, (v, b)) {
            Some(Entry::Done(fact)) => fact,
            _ => self.solve(cx, f, v, b),
        }
    }
    /// What is known of `v` whenever control goes from `from` to `to`.
    pub fn on_edge(&mut self, cx: Cx<'_>, f: &Function, v: Value, from: Block, to: Block) -> Fact {
        self.at_end(cx, f, v, from)
            .constrain(constraint::on_edge(cx, f, from, to, v))
    }

    fn solve(&mut self, cx: Cx<'_>, f: &Function, v: Value, b: Block) -> Fact {
        let mut stack = std::mem::take(&mut self.stack);
        stack.push(Frame::new((v, b), None));
        let mut steps = 0;
        let mut answer = Fact::TOP;
        while let Some(frame) = stack.last_mut() {
            let at = frame.at;
            steps += 1;
            if steps > STEPS_PER_QUERY {
                for slot in stack.drain(..).filter_map(|open| open.slot) {
                    self.cache.settle(slot, Entry::Done(Fact::TOP));
                }
                self.stack = stack;
                return Fact::TOP;
            }
            // Questions on the stack are those without an entry, each once.
            let slot = *frame
                .slot
                .get_or_insert_with(|| self.cache.begin(at.0, at.1));
            let mut missing = None;
            match self.compute(cx, f, frame, &mut missing) {
                Some(fact) => {
                    self.cache.settle(slot, Entry::Done(fact));
                    answer = fact;
                    stack.pop();
                }
                None => {
                    let known = frame.constrained;
                    let inherited = |to: &(Value, Block)| known.filter(|_| to.0 == at.0);
                    stack.extend(missing.map(|to| Frame::new(to, inherited(&to))));
                }
            }
        }
        self.stack = stack;
        // The question itself was settled last.
        answer
    }

    /// [`may_be_constrained`] of the frame's value.
    fn is_constrained(&self, f: &Function, frame: &mut Frame) -> bool {
        let v = frame.at.0;
        *frame
            .constrained
            .get_or_insert_with(|| may_be_constrained(f, v, self.any_assume))
    }

    /// A fact that is needed on the way; `None`, and the question noted, if it is not known yet.
    fn lookup(
        &self,
        cx: Cx<'_>,
        f: &Function,
        at: (Value, Block),
        missing: &mut Option<(Value, Block)>,
    ) -> Option<Fact> {
        if let Some(fact) = Fact::of_const(cx, f, at.0) {
            return Some(fact);
        }
        match self.entry(cx, at) {
            Some(Entry::Done(fact)) => Some(fact),
            // JT-R14: a loop-carried value starts at the top.
            Some(Entry::Active) => Some(planted!(
                cx,
                LoopStartsAtNothing,
                Fact::TOP,
                Fact::UNREACHABLE
            )),
            None => {
                missing.get_or_insert(at);
                None
            }
        }
    }

    fn compute(
        &self,
        cx: Cx<'_>,
        f: &Function,
        frame: &mut Frame,
        missing: &mut Option<(Value, Block)>,
    ) -> Option<Fact> {
        let (v, b) = frame.at;
        let local = f.def_inst(v).filter(|&i| f.inst_block(i) == Some(b));
        let fact = match local {
            Some(i) if f.is_phi(i) => self.join_phi(cx, f, i, frame, missing)?,
            Some(i) if transfer::is_transparent(f.kind(i)) => {
                let mut get = |op: Value| self.lookup(cx, f, (op, b), missing);
                transfer::transfer(cx, f, i, &mut get)?
            }
            Some(_) => transfer::base(cx, f, v),
            None if !self.is_constrained(f, frame) => {
                match f.def_inst(v).and_then(|i| f.inst_block(i)) {
                    Some(home) => return self.lookup(cx, f, (v, home), missing),
                    None => transfer::base(cx, f, v),
                }
            }
            None if Some(b) == f.entry() => transfer::base(cx, f, v),
            None => self.join_start(cx, f, frame, missing)?,
        };
        Some(self.with_assumes(cx, f, fact, v, b))
    }

    fn join_phi(
        &self,
        cx: Cx<'_>,
        f: &Function,
        phi: Inst,
        frame: &mut Frame,
        missing: &mut Option<(Value, Block)>,
    ) -> Option<Fact> {
        let (b, mut fact) = (frame.at.1, frame.fact);
        for (v, p) in f.phi_incoming(phi).skip(frame.joined) {
            let end = self.lookup(cx, f, (v, p), missing)?;
            let said = end.constrain(constraint::on_edge(cx, f, p, b, v));
            fact = planted!(
                cx,
                JoinForgetsUndef,
                fact.join(said),
                faulty::join(fact, said)
            );
            if fact.set == Set::Top {
                return Some(Fact::TOP);
            }
            (frame.joined, frame.fact) = (frame.joined + 1, fact);
        }
        Some(fact)
    }

    /// The fact at the start of a block: joined over all incoming edges.
    fn join_start(
        &self,
        cx: Cx<'_>,
        f: &Function,
        frame: &mut Frame,
        missing: &mut Option<(Value, Block)>,
    ) -> Option<Fact> {
        let (v, b) = frame.at;
        if frame.preds.is_empty() {
            frame.preds = f.predecessors(b);
        }
        let preds = frame.preds.len();
        if preds > MAX_PREDECESSORS {
            return Some(Fact::TOP);
        }
        let mut fact = frame.fact;
        let preds = planted!(cx, FirstPredecessorSpeaksForAll, preds, preds.min(1));
        for n in frame.joined..preds {
            let p = frame.preds[n];
            let end = self.lookup(cx, f, (v, p), missing)?;
            fact = fact.join(end.constrain(constraint::on_edge(cx, f, p, b, v)));
            if fact.set == Set::Top {
                return Some(Fact::TOP);
            }
            (frame.joined, frame.fact) = (frame.joined + 1, fact);
        }
        Some(fact)
    }

    /// Assumptions of the block hold at its end: control got past all of them (JT-T10).
    fn with_assumes(&self, cx: Cx<'_>, f: &Function, fact: Fact, v: Value, b: Block) -> Fact {
        if !self.any_assume {
            return fact;
        }
        let mut fact = fact;
        for &i in &self.assumes[b] {
            if f.inst_block(i) == Some(b)
                && let Some(c) = f.call(i).and_then(|c| c.args().next())
            {
                fact = fact.constrain(constraint::from_condition(cx, f, c, true, v));
            }
        }
        fact
    }

    /// Cached facts as plain data, in order of (value, block). A fact about a value that has ceased to be
    /// available in its block says nothing and is left out.
    pub fn claims(&self, f: &Function) -> Vec<claims::ValueFact> {
        let dom = Dominators::new(f, &walk(f));
        let mut out = Vec::new();
        for (value, b, fact) in self.cache.finished() {
            if f.in_layout(b) && is_available(f, &dom, value, b) {
                out.extend(fact.claim(value, FactPlace::End(b)));
            }
        }
        out
    }
    /// The cache as text, one fact a line, in order of (value, block).
    pub fn dump(&self) -> String {
        let line = |(v, b, fact): (Value, Block, Fact)| {
            format!("{v} at the end of {b}: {}\n", describe(fact))
        };
        self.cache.finished().into_iter().map(line).collect()
    }
}

/// True if the value is there at the end of the block, whichever way control came.
pub fn is_available(f: &Function, dom: &Dominators, v: Value, b: Block) -> bool {
    match f.def_inst(v) {
        Some(i) => f.inst_block(i).is_some_and(|home| dom.dominates(home, b)),
        None => true,
    }
}

fn describe(fact: Fact) -> String {
    let set = match fact.set {
        Set::Empty => "none".to_string(),
        Set::Top => "any".to_string(),
        Set::Null => "null".to_string(),
        Set::NonNull => "not null".to_string(),
        Set::Range(r) => match (r.as_single(), r.as_excluded()) {
            (Some(c), _) => format!("i{} {c}", r.width()),
            (_, Some(c)) => format!("i{} not {c}", r.width()),
            _ => format!("i{} {} to {}", r.width(), r.lo(), r.hi()),
        },
    };
    format!("{set}{}", if fact.undef { " or undef" } else { "" })
}

/// False if no condition can say anything about a value away from its definition: then the fact there is
/// the fact everywhere, and no walk is needed. What conditions can speak of is what [`constraint::from_condition`] takes
/// apart: the condition itself, a part of a formula, a side of a comparison, or a side less a constant.
fn may_be_constrained(f: &Function, v: Value, any_assume: bool) -> bool {
    let condition = f.value_type(v) == Type::I1;
    any_user(f, v, |i| match f.kind(i) {
        InstKind::Br | InstKind::Switch => true,
        InstKind::ICmp(_) => is_decisive(f, i, any_assume),
        InstKind::Select => condition,
        InstKind::Binary(BinOp::And | BinOp::Or | BinOp::Xor) => condition,
        InstKind::Binary(BinOp::Add) => {
            let result = f.result(i);
            let compared = |u| matches!(f.kind(u), InstKind::ICmp(_));
            f.operand(i, 0) == v && result.is_none_or(|sum| any_user(f, sum, compared))
        }
        InstKind::Call(_) => any_assume,
        _ => false,
    })
}

/// True if a branch or an assumption may hang on a comparison.
fn is_decisive(f: &Function, comparison: Inst, any_assume: bool) -> bool {
    let Some(result) = f.result(comparison) else {
        return true;
    };
    any_user(f, result, |u| match f.kind(u) {
        InstKind::Br | InstKind::Switch | InstKind::Select => true,
        InstKind::Binary(BinOp::And | BinOp::Or | BinOp::Xor) => true,
        InstKind::Call(_) => any_assume,
        _ => false,
    })
}

/// True if some user of the value is one; also if there are too many to look at.
fn any_user(f: &Function, v: Value, is_one: impl Fn(Inst) -> bool) -> bool {
    const LOOK_AT: usize = 24;
    let mut uses = f.uses(v);
    let found = uses.by_ref().take(LOOK_AT).any(|u| is_one(f.user(u)));
    found || uses.next().is_some()
}
