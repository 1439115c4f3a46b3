//! What a flag of an instruction proves of its expression: nothing, unless breaking it is undefined behaviour.
//!
//! A flag makes the result poison. That proves something of the expression only where the poison is sure to reach an
//! operation that may not have it, on whatever path control takes ("UB-implied"); and of the expression as such only if the
//! instruction is sure to be executed once the leaves are there. A call that may not return between the two is enough to
//! prove nothing.

use super::ScalarEvolution;
use crate::analysis::effects::transfers_execution;
use crate::defects::planted;
use rustc_hash::FxHashSet;
use smallvec::SmallVec;
use tandem_ir::attr::AttrKind;
use tandem_ir::claims::scev::{Expr, Nary, Node, Wrap};
use tandem_ir::{BinOp, Block, Flags, Function, Header, Inst, InstKind, Value, ValueDef};

/// Instructions that are looked at from one point on.
const MAX_WALK: usize = 256;

/// The flags of an instruction that speak of wraps.
pub(super) fn wrap_flags(f: &Function, i: Inst) -> Wrap {
    let flags = f.flags(i);
    let mut w = Wrap::NONE;
    if flags.contains(Flags::NUW) {
        w |= Wrap::NUW;
    }
    if flags.contains(Flags::NSW) {
        w |= Wrap::NSW;
    }
    w
}

/// True if executing the instruction with this operand poison is undefined behaviour.
fn faults(cx: &Header, f: &Function, i: Inst, n: usize) -> bool {
    match f.kind(i) {
        InstKind::Br | InstKind::Switch | InstKind::IndirectBr => n == 0 && f.num_operands(i) > 1,
        InstKind::Load(_) | InstKind::CmpXchg { .. } | InstKind::AtomicRmw(..) => n == 0,
        InstKind::Store(_) => n == 1,
        InstKind::Binary(op) if op.is_int_division() => n == 1,
        InstKind::Call(info) => match f.call(i) {
            Some(_) if n == 0 => true,
            Some(call) if n <= call.num_args() => {
                let on_site = info.attrs.param(n - 1);
                let declared = f.callee(i).and_then(|g| cx.function(g));
                let declared = declared.map(|d| d.attrs.param(n - 1));
                let says = |s| cx.attrs.has(s, AttrKind::NoUndef);
                says(on_site) || declared.is_some_and(says)
            }
            _ => false,
        },
        InstKind::Ret => {
            let decl = cx.function(f.global);
            decl.is_some_and(|d| cx.attrs.has(d.attrs.ret, AttrKind::NoUndef))
        }
        _ => false,
    }
}

/// An instruction, and those before it that make values of some set which it is made of.
fn leading_to(f: &Function, last: Inst, of: &FxHashSet<Value>) -> SmallVec<[Inst; 4]> {
    let mut all: SmallVec<[Inst; 4]> = SmallVec::from_slice(&[last]);
    let mut next = 0;
    while let Some(&i) = all.get(next) {
        next += 1;
        for d in f.operands(i).filter(|v| of.contains(v)) {
            if let Some(d) = f.def_inst(d).filter(|d| !all.contains(d)) {
                all.push(d);
            }
        }
    }
    all
}

/// True if the result is poison whenever one of these operands is.
fn passes_poison(f: &Function, i: Inst, bad: &[usize]) -> bool {
    match f.kind(i) {
        InstKind::Binary(_) | InstKind::Cast(_) | InstKind::ICmp(_) | InstKind::Gep { .. } => true,
        // What is not chosen does not count.
        InstKind::Select => {
            let chosen = f.as_bool(f.operand(i, 0)).map(|c| if c { 1 } else { 2 });
            bad.contains(&0) || chosen.is_some_and(|n| bad.contains(&n))
        }
        _ => false,
    }
}

/// A flag that is proved, and what the proof rests on.
#[derive(Clone, Debug)]
pub(super) struct Proof {
    pub expr: Expr,
    /// The instruction with the flag, those that pass its poison on, and the one that may not have it.
    pub by: SmallVec<[Inst; 4]>,
    /// Blocks that control is sure to go through on the way.
    pub through: SmallVec<[Block; 2]>,
}

/// Where a walk over what is executed for certain goes on.
struct Path<'a> {
    f: &'a Function,
    at: Option<Inst>,
    seen: FxHashSet<Block>,
    left: usize,
}

/// What a walk went by: instructions with the poison that is followed, and blocks.
#[derive(Clone, Default)]
struct Passed {
    by: SmallVec<[Inst; 4]>,
    through: SmallVec<[Block; 2]>,
}

impl Passed {
    fn note(&mut self, f: &Function, i: Inst) {
        let block = f.inst_block(i).filter(|b| !self.through.contains(b));
        self.through.extend(block);
    }
}

impl<'a> Path<'a> {
    fn from(f: &'a Function, at: Option<Inst>) -> Path<'a> {
        Path {
            f,
            at,
            seen: FxHashSet::default(),
            left: MAX_WALK,
        }
    }
    /// The next instruction on the only path. Phis of a block that is entered on it are left out.
    fn step(&mut self) -> Option<Inst> {
        let i = self.at?;
        self.left = self.left.checked_sub(1)?;
        self.at = self.f.next_inst(i).or_else(|| self.next_block(i));
        Some(i)
    }
}

impl Path<'_> {
    /// The first instruction, phis apart, of the only block that follows a terminator, if the walk has not been there.
    fn next_block(&mut self, terminator: Inst) -> Option<Inst> {
        let to = self.f.single_successor(self.f.inst_block(terminator)?)?;
        let fresh = self.seen.insert(to);
        fresh.then(|| self.f.first_non_phi(to)).flatten()
    }
}

impl ScalarEvolution<'_> {
    /// True if undefined behaviour is certain once control is at `from`, if the value is poison.
    fn poison_is_undefined(&self, v: Value, from: Option<Inst>, passed: &mut Passed) -> bool {
        let f = self.f;
        let mut poison = FxHashSet::from_iter([v]);
        let mut path = Path::from(f, from);
        while let Some(i) = path.step() {
            passed.note(f, i);
            let bad: Vec<usize> = (0..f.num_operands(i))
                .filter(|&n| poison.contains(&f.operand(i, n)))
                .collect();
            if bad.iter().any(|&n| faults(self.cx.header(), f, i, n)) {
                passed.by.extend(leading_to(f, i, &poison));
                return true;
            }
            let goes_on = transfers_execution(self.cx, f, i);
            if !planted!(self.cx, ScevMayExitCallIgnored, goes_on, true) {
                return false;
            }
            if !bad.is_empty()
                && passes_poison(f, i, &bad)
                && let Some(r) = f.result(i)
            {
                poison.insert(r);
            }
        }
        false
    }

    /// True if control that is at `from` is sure to come to `to` (X: no exit, no call that may not return between).
    fn surely_reaches(&self, from: Option<Inst>, to: Inst, passed: &mut Passed) -> bool {
        let mut path = Path::from(self.f, from);
        while let Some(i) = path.step() {
            passed.note(self.f, i);
            if i == to {
                return true;
            }
            if !transfers_execution(self.cx, self.f, i) {
                return false;
            }
        }
        false
    }

    /// Notes what the flags of an instruction prove of its expression, which has the expressions of its operands as
    /// operands and nothing else (definition scope).
    pub(super) fn prove_by_instruction(&mut self, i: Inst, e: Expr) {
        let w = wrap_flags(self.f, i);
        let Some(result) = self.f.result(i).filter(|_| !w.is_empty()) else {
            return;
        };
        // A subtraction of the least number is the sum with that number, and wraps where the sum does not.
        let same = matches!(self.f.kind(i), InstKind::Binary(BinOp::Add | BinOp::Mul));
        if self.f.kind(i) == &InstKind::Binary(BinOp::Add)
            && let Node::AddRec(header, _) = self.exprs[e].node
        {
            return self.prove_by_sum(i, e, header, w);
        }
        if self.proved[e].has(w) || !same || !matches!(self.exprs[e].node, Node::Nary(..)) {
            return;
        }
        let mut given: Vec<Expr> = self
            .f
            .operands(i)
            .filter_map(|v| self.value_or_constant(v))
            .collect();
        let mut own = self.exprs[e].node.operands();
        given.sort_unstable();
        own.sort_unstable();
        if own.len() != 2 || given != own || given[0] == given[1] {
            return;
        }
        let Some(start) = self.leaves_are_there(e) else {
            return;
        };
        let mut passed = Passed::default();
        let sure = self.surely_reaches(start, i, &mut passed);
        if planted!(self.cx, ScevFlagsOnTheNode, sure, true)
            && self.poison_is_undefined(result, self.f.next_inst(i), &mut passed)
        {
            self.prove(e, w, i, passed);
        }
    }

    /// Notes what the flags of the sum of a recurrence and something that stands still in its loop prove: in each iteration
    /// the sum is exact, and so is the step of the recurrence; then so is the step of the sum. In the first iteration it is
    /// the sum of the start.
    fn prove_by_sum(&mut self, i: Inst, e: Expr, header: Block, w: Wrap) {
        let f = self.f;
        let (Some(a), Some(b)) = (
            self.value_or_constant(f.operand(i, 0)),
            self.value_or_constant(f.operand(i, 1)),
        ) else {
            return;
        };
        let steps = |x: Expr| matches!(&self.exprs[x].node, Node::AddRec(h, _) if *h == header);
        let (rec, other) = match (steps(a), steps(b)) {
            (true, false) => (a, b),
            (false, true) => (b, a),
            _ => return,
        };
        let (Some(l), Some(result)) = (self.nest.headed(header), f.result(i)) else {
            return;
        };
        let steady = self.is_invariant(other, l);
        let own = w.both(self.flags(rec));
        let mut passed = Passed::default();
        if !steady
            || self.proved[e].has(w)
            || !self.surely_reaches(f.first_non_phi(header), i, &mut passed)
            || !self.poison_is_undefined(result, f.next_inst(i), &mut passed)
        {
            return;
        }
        if !own.is_empty() {
            self.prove(e, own, i, passed.clone());
        }
        let first = self.exprs[rec].node.operands()[0];
        let start = self.exprs[e].node.operands()[0];
        let Node::Nary(Nary::Add, parts) = &self.exprs[start].node else {
            return;
        };
        let sum =
            parts.len() == 2 && first != other && [first, other].iter().all(|x| parts.contains(x));
        if sum
            && !self.proved[start].has(w)
            && let Some(there) = self.leaves_are_there(start)
            && self.surely_reaches(there, i, &mut passed)
        {
            self.prove(start, w, i, passed);
        }
    }

    /// Notes that the address that `getelementptr` computes does not wrap: with `nuw`, or with `nusw` if the offset is not
    /// negative. Of a recurrence, where it is computed in each iteration, and base and offset do not wrap from one to the next.
    pub(super) fn prove_by_element(&mut self, i: Inst, e: Expr) {
        let f = self.f;
        let (Some(result), Some(base)) = (f.result(i), self.operand(f.operand(i, 0))) else {
            return;
        };
        let flags = f.flags(i);
        if self.proved[e].has(Wrap::NUW)
            || !flags.intersects(Flags::NUW | Flags::NUSW | Flags::INBOUNDS)
        {
            return;
        }
        let Some(offset) = self.subtract(e, base) else {
            return;
        };
        if !flags.contains(Flags::NUW) && !self.is_non_negative(offset) {
            return;
        }
        let from = match &self.exprs[e].node {
            Node::Nary(_, xs) if xs[..] == [offset, base] => self.leaves_are_there(e),
            Node::AddRec(h, xs) if xs.len() == 2 => {
                let h = *h;
                let steady = [base, offset].iter().all(|&x| self.never_falls(x, h));
                steady.then(|| f.first_non_phi(h))
            }
            _ => None,
        };
        let mut passed = Passed::default();
        if let Some(from) = from
            && self.surely_reaches(from, i, &mut passed)
            && self.poison_is_undefined(result, f.next_inst(i), &mut passed)
        {
            self.prove(e, Wrap::NUW, i, passed);
        }
    }

    /// True if an expression stands still in the loop with a header, or is a recurrence of it that does not wrap.
    fn never_falls(&self, e: Expr, header: Block) -> bool {
        match &self.exprs[e].node {
            Node::AddRec(h, xs) if *h == header => xs.len() == 2 && self.flags(e).has(Wrap::NUW),
            _ => self
                .nest
                .headed(header)
                .is_some_and(|l| self.is_invariant(e, l)),
        }
    }

    /// True if the flags are noted already.
    pub(super) fn has_proved(&self, e: Expr, w: Wrap) -> bool {
        self.proved[e].has(w)
    }

    /// Notes flags that instructions prove of an expression together.
    pub(super) fn prove_by(&mut self, e: Expr, w: Wrap, by: &[Inst]) {
        if let Some((&first, rest)) = by.split_first() {
            let passed = Passed {
                by: SmallVec::from_slice(rest),
                through: SmallVec::new(),
            };
            self.prove(e, w, first, passed);
        }
    }

    /// Notes flags of an expression.
    fn prove(&mut self, e: Expr, w: Wrap, flagged: Inst, passed: Passed) {
        let Passed { mut by, through } = passed;
        by.push(flagged);
        self.grounds.push(Proof {
            expr: e,
            by,
            through,
        });
        self.proved[e] |= w;
        self.proofs += 1;
        if self.derive(e) {
            self.settled.touched.insert(e);
        }
    }

    /// The first instruction at which all leaves and iterations of an expression are there.
    fn leaves_are_there(&self, e: Expr) -> Option<Option<Inst>> {
        let f = self.f;
        let entry = f.entry().and_then(|b| f.first_inst(b));
        let mut latest = entry?;
        let mut work = vec![e];
        while let Some(x) = work.pop() {
            let node = &self.exprs[x].node;
            let point = match node {
                Node::Unknown(v) => match f.value_def(*v) {
                    ValueDef::Inst(d) if f.is_phi(d) => f.first_non_phi(f.inst_block(d)?),
                    ValueDef::Inst(d) => f.next_inst(d),
                    _ => entry,
                },
                Node::AddRec(h, _) => f.first_non_phi(*h),
                _ => entry,
            };
            latest = self.later(latest, point?)?;
            work.extend(node.each_operand());
        }
        Some(Some(latest))
    }

    /// Of two points that are both passed on the way to some third one, the one that is passed last.
    fn later(&self, a: Inst, b: Inst) -> Option<Inst> {
        let f = self.f;
        let (x, y) = (f.inst_block(a)?, f.inst_block(b)?);
        if x != y {
            return Some(if self.dom.dominates(x, y) { b } else { a });
        }
        let after =
            |i: Inst, j: Inst| std::iter::successors(Some(i), |&k| f.next_inst(k)).any(|k| k == j);
        Some(if after(a, b) { b } else { a })
    }

    /// Notes what the flags of the increment prove of the recurrence of a phi: each step to an iteration that is begun is
    /// exact if the poison of the phi is undefined behaviour there. The step out of the last iteration is covered only for
    /// the recurrence of the increment, and only if its own poison is (loop scope).
    pub(super) fn prove_by_increment(&mut self, phi: Value, header: Block, inc: Inst, e: Expr) {
        let w = self.increment_flags(inc);
        if w.is_empty() {
            return;
        }
        let first = self.f.first_non_phi(header);
        let mut passed = Passed::default();
        if !self.proved[e].has(w) && self.poison_is_undefined(phi, first, &mut passed) {
            self.prove(e, w, inc, passed);
        }
    }

    /// The same for the value of the increment, in each iteration in which it is executed for certain.
    pub(super) fn prove_next(&mut self, header: Block, inc: Inst, e: Expr) {
        let w = self.increment_flags(inc);
        let Some(v) = self.f.result(inc).filter(|_| !w.is_empty()) else {
            return;
        };
        let mut passed = Passed::default();
        if !self.proved[e].has(w)
            && self.surely_reaches(self.f.first_non_phi(header), inc, &mut passed)
            && self.poison_is_undefined(v, self.f.next_inst(inc), &mut passed)
        {
            self.prove(e, w, inc, passed);
        }
    }

    /// Flags of an addition; of a subtraction only `nsw` if the step is no least value, and never `nuw`.
    fn increment_flags(&self, inc: Inst) -> Wrap {
        match self.f.kind(inc) {
            InstKind::Binary(BinOp::Add) => wrap_flags(self.f, inc),
            InstKind::Binary(BinOp::Sub) => {
                let by = self.value(self.f.operand(inc, 1));
                let least = |x: Expr| {
                    let half = 1u128 << (self.width(x) - 1);
                    self.signed(x).contains(half)
                };
                match by.is_some_and(|x| !least(x)) {
                    true => wrap_flags(self.f, inc).both(Wrap::NSW),
                    false => Wrap::NONE,
                }
            }
            _ => Wrap::NONE,
        }
    }
}
