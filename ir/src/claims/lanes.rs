//! Functions of the lanes of a warp: integer expressions over a thread's number and over values that all lanes of a request share.
//!
//! ```text
//!   %x = tid.x   %s = xor i32 %x, %k   (%k the same in all lanes)      4 * zext(%s) bytes from a base
//!
//!   0: Thread(0)  1: Shared(%k)  2: Binary(Xor, 0, 1)  3: Cast(ZExt, 2)  4: Number(4)  5: Binary(Mul, 3, 4)
//! ```
//!
//! Steps are those of LangRef without flags, modulo 2^width: whoever knows the values and the lane computes the number exactly.
//! A step that would be undefined (a division by 0) has no number, and a choice has that of the side which it takes.

use crate::entity::Value;
use crate::inst::{BinOp, CastOp, IntPredicate};

/// Number of a step.
pub type StepId = usize;

/// One step of a function of lanes; operands are earlier steps.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum Step {
    /// A number.
    Number(u128),
    /// `tid.x`, `tid.y` or `tid.z`, by number.
    Thread(usize),
    /// The lane's number in its warp.
    Lane,
    /// A value of the function, of at most 64 bits. All lanes of a request have the same one.
    Shared(Value),
    /// By how much a value of the function is more than that of the step, which is the same in all lanes of a request.
    Beyond(Value, StepId),
    /// Arithmetic and logic of integers.
    Binary(BinOp, StepId, StepId),
    /// `trunc`, `zext`, `sext`.
    Cast(CastOp, StepId),
    /// `icmp`; of 1 bit.
    Compare(IntPredicate, StepId, StepId),
    /// The second, if the first is 1; or else the third.
    Select(StepId, StepId, StepId),
}

impl Step {
    /// The steps that it is made of.
    pub fn operands(&self) -> impl Iterator<Item = StepId> {
        let all = match *self {
            Step::Number(_) | Step::Thread(_) | Step::Lane | Step::Shared(_) => [None; 3],
            Step::Beyond(_, a) | Step::Cast(_, a) => [Some(a), None, None],
            Step::Binary(_, a, b) | Step::Compare(_, a, b) => [Some(a), Some(b), None],
            Step::Select(a, b, c) => [Some(a), Some(b), Some(c)],
        };
        all.into_iter().flatten()
    }
    /// The same step with other operands.
    pub fn with(&self, mut new: impl FnMut(StepId) -> StepId) -> Step {
        match self.clone() {
            Step::Beyond(v, a) => Step::Beyond(v, new(a)),
            Step::Cast(op, a) => Step::Cast(op, new(a)),
            Step::Binary(op, a, b) => Step::Binary(op, new(a), new(b)),
            Step::Compare(p, a, b) => Step::Compare(p, new(a), new(b)),
            Step::Select(a, b, c) => Step::Select(new(a), new(b), new(c)),
            leaf => leaf,
        }
    }
}

/// A function of lanes: its steps with their bits. The last one is the result.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct LaneFunction {
    /// Bits (1 to 128) and step.
    pub steps: Vec<(u32, Step)>,
}

impl LaneFunction {
    /// A number.
    pub fn number(width: u32, n: u128) -> LaneFunction {
        LaneFunction {
            steps: vec![(width, Step::Number(n))],
        }
    }
    /// What one step of a list of steps is made of.
    pub fn of(steps: &[(u32, Step)], root: StepId) -> LaneFunction {
        let mut used = vec![false; root + 1];
        used[root] = true;
        for n in (0..=root).rev() {
            if used[n] {
                steps[n].1.operands().for_each(|o| used[o] = true);
            }
        }
        let mut new = vec![0; root + 1];
        let mut out = Vec::new();
        for n in (0..=root).filter(|&n| used[n]) {
            new[n] = out.len();
            let (width, step) = &steps[n];
            out.push((*width, step.with(|o| new[o])));
        }
        LaneFunction { steps: out }
    }
    /// Bits of the result.
    pub fn width(&self) -> u32 {
        self.steps.last().map_or(0, |s| s.0)
    }
    /// If it is a number, that number.
    pub fn as_number(&self) -> Option<u128> {
        match self.steps.last() {
            Some((_, Step::Number(n))) => Some(*n),
            _ => None,
        }
    }
    /// The values of the function that it names, in increasing order.
    pub fn values(&self) -> Vec<Value> {
        let mut all: Vec<Value> = Vec::new();
        for (_, s) in &self.steps {
            if let Step::Shared(v) | Step::Beyond(v, _) = s {
                all.push(*v);
            }
        }
        all.sort_unstable();
        all.dedup();
        all
    }
}
