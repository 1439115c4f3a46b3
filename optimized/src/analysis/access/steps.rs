//! Steps of functions of lanes while they are made: each once, numbers folded, with what is known of them besides.

use rustc_hash::FxHashMap;
use tandem_ir::claims::lanes::{Step, StepId};
use tandem_ir::inst::Flags;
use tandem_ir::{BinOp, CastOp};

use super::super::range::signed;
use super::across::mask;

/// The steps so far.
#[derive(Default)]
pub(super) struct Steps {
    list: Vec<(u32, Step)>,
    /// What is promised of a step wherever it stands.
    flags: Vec<Flags>,
    /// Whether it may differ from lane to lane.
    lanewise: Vec<bool>,
    known: FxHashMap<(u32, Step), StepId>,
}

impl Steps {
    pub fn list(&self) -> &[(u32, Step)] {
        &self.list
    }
    pub fn width(&self, s: StepId) -> u32 {
        self.list[s].0
    }
    pub fn step(&self, s: StepId) -> &Step {
        &self.list[s].1
    }
    /// True if lanes may have different numbers.
    pub fn is_lanewise(&self, s: StepId) -> bool {
        self.lanewise[s]
    }
    pub fn promises(&self, s: StepId, flags: Flags) -> bool {
        self.flags[s].contains(flags)
    }
    pub fn as_number(&self, s: StepId) -> Option<u128> {
        match self.list[s].1 {
            Step::Number(n) => Some(n),
            _ => None,
        }
    }

    pub fn number(&mut self, width: u32, n: u128) -> StepId {
        self.add(width, Step::Number(n & mask(width)))
    }
    /// A step of which nothing is promised.
    pub fn add(&mut self, width: u32, step: Step) -> StepId {
        self.promised(width, step, Flags::NONE)
    }
    pub fn binary(&mut self, op: BinOp, a: StepId, b: StepId) -> StepId {
        self.add(self.width(a), Step::Binary(op, a, b))
    }
    pub fn cast(&mut self, op: CastOp, width: u32, a: StepId) -> StepId {
        match self.width(a) == width {
            true => a,
            false => self.add(width, Step::Cast(op, a)),
        }
    }
    /// A step of an instruction with flags. Where one step stands for several instructions, the flags of all hold.
    pub fn promised(&mut self, width: u32, step: Step, flags: Flags) -> StepId {
        if let Some(simpler) = self.simpler(width, &step) {
            return simpler;
        }
        if let Some(&s) = self.known.get(&(width, step.clone())) {
            let both = [Flags::NUW, Flags::NSW, Flags::NNEG, Flags::DISJOINT];
            let both = both.into_iter();
            let both = both.filter(|&one| flags.contains(one) && self.flags[s].contains(one));
            self.flags[s] = both.fold(Flags::NONE, |all, one| all | one);
            return s;
        }
        let s = self.list.len();
        let lanewise = match &step {
            Step::Thread(_) | Step::Lane => true,
            Step::Number(_) | Step::Shared(_) | Step::Beyond(..) => false,
            other => other.operands().any(|o| self.lanewise[o]),
        };
        self.known.insert((width, step.clone()), s);
        self.list.push((width, step));
        self.flags.push(flags);
        self.lanewise.push(lanewise);
        s
    }

    /// Numbers for sums, products and conversions of numbers, and operands for sums with 0 and products with 1.
    fn simpler(&mut self, width: u32, step: &Step) -> Option<StepId> {
        match *step {
            Step::Binary(op, a, b) => {
                let (x, y) = (self.as_number(a), self.as_number(b));
                if let (Some(x), Some(y)) = (x, y) {
                    let n = match op {
                        BinOp::Add => x.wrapping_add(y),
                        BinOp::Sub => x.wrapping_sub(y),
                        BinOp::Mul => x.wrapping_mul(y),
                        BinOp::Shl if y < u128::from(width) => x << y,
                        _ => return None,
                    };
                    return Some(self.number(width, n));
                }
                match (op, x, y) {
                    (BinOp::Add | BinOp::Sub | BinOp::Shl, _, Some(0)) => Some(a),
                    (BinOp::Add, Some(0), _) => Some(b),
                    (BinOp::Mul, _, Some(1)) => Some(a),
                    (BinOp::Mul, Some(1), _) => Some(b),
                    _ => None,
                }
            }
            Step::Cast(op, a) => {
                let n = self.as_number(a)?;
                let n = match op {
                    CastOp::SExt => signed(self.width(a), n) as u128,
                    _ => n,
                };
                Some(self.number(width, n))
            }
            _ => None,
        }
    }
}
