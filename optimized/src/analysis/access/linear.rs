//! Functions of lanes as strides: by how many bytes they grow with each of `tid.x`, `tid.y` and `tid.z`.
//!
//! ```text
//!   4 * sext(%n * tid.y + tid.x)     sext goes into the sum by nsw        4 per tid.x, 4 * sext(%n) per tid.y
//! ```
//!
//! Where an extension does not go into what it extends by flags, that no lane wraps is taken for granted, and said
//! ([`Line::rests`]), as of strides that are numbers. Products of two thread numbers, bits and choices by a lane have no strides.

use super::steps::Steps;
use tandem_ir::claims::lanes::{Step, StepId};
use tandem_ir::inst::Flags;
use tandem_ir::{BinOp, CastOp};

/// Growth by axis; `None` is 0.
#[derive(Clone, Copy)]
pub(super) struct Line {
    pub at: [Option<StepId>; 3],
    /// It takes for granted that nothing wraps from one lane to another.
    pub rests: bool,
}

/// Bits of an extension around, and whether it is one by sign.
type Around = Option<(u32, bool)>;

impl Steps {
    /// The strides of a step, if it has any.
    pub(super) fn line(&mut self, s: StepId) -> Option<Line> {
        self.inside(s, None)
    }

    fn inside(&mut self, s: StepId, around: Around) -> Option<Line> {
        let width = around.map_or(self.width(s), |a| a.0);
        let mut line = Line {
            at: [None; 3],
            rests: false,
        };
        if !self.is_lanewise(s) {
            return Some(line);
        }
        match self.step(s).clone() {
            Step::Thread(n) => {
                line.at[n] = Some(self.number(width, 1));
                Some(line)
            }
            Step::Binary(op, a, b) => self.sum_or_product(s, (op, a, b), around),
            Step::Cast(CastOp::Trunc, a) if around.is_none() => {
                let inner = self.inside(a, None)?;
                Some(self.each(inner, |it, c| it.cast(CastOp::Trunc, width, c)))
            }
            Step::Cast(CastOp::Trunc, _) => self.narrow(s, width),
            Step::Cast(op @ (CastOp::ZExt | CastOp::SExt), a) => {
                let nonnegative = op == CastOp::ZExt && self.promises(s, Flags::NNEG);
                match (op, around) {
                    (CastOp::SExt, Some((_, false))) => self.narrow(s, width),
                    (CastOp::SExt, _) => self.inside(a, Some((width, true))),
                    _ => {
                        let plain = self.inside(a, Some((width, false)))?;
                        match nonnegative && plain.rests {
                            true => self.inside(a, Some((width, true))),
                            false => Some(plain),
                        }
                    }
                }
            }
            Step::Select(c, a, b) if !self.is_lanewise(c) => {
                let (a, b) = (self.inside(a, around)?, self.inside(b, around)?);
                let zero = self.number(width, 0);
                for n in 0..3 {
                    line.at[n] = match (a.at[n], b.at[n]) {
                        (x, y) if x == y => x,
                        (x, y) => {
                            let step = Step::Select(c, x.unwrap_or(zero), y.unwrap_or(zero));
                            Some(self.add(width, step))
                        }
                    };
                }
                line.rests = a.rests || b.rests;
                Some(line)
            }
            _ => None,
        }
    }

    /// What is in an extension that does not go further in: its own strides, extended by their sign.
    fn narrow(&mut self, s: StepId, width: u32) -> Option<Line> {
        let inner = self.inside(s, None)?;
        let line = self.each(inner, |it, c| it.cast(CastOp::SExt, width, c));
        Some(Line {
            rests: true,
            ..line
        })
    }

    fn sum_or_product(
        &mut self,
        s: StepId,
        (op, a, b): (BinOp, StepId, StepId),
        around: Around,
    ) -> Option<Line> {
        let disjoint = op == BinOp::Or && self.promises(s, Flags::DISJOINT);
        if let Some((width, by_sign)) = around {
            let flag = if by_sign { Flags::NSW } else { Flags::NUW };
            if !disjoint && !self.promises(s, flag) {
                return self.narrow(s, width);
            }
        }
        match op {
            BinOp::Add | BinOp::Sub => self.sum(op, a, b, around),
            BinOp::Or if disjoint => self.sum(BinOp::Add, a, b, around),
            BinOp::Mul => {
                let (lanes, factor) = match (self.is_lanewise(a), self.is_lanewise(b)) {
                    (true, false) => (a, b),
                    (false, true) => (b, a),
                    _ => return None,
                };
                let inner = self.inside(lanes, around)?;
                let factor = self.extended(factor, around);
                Some(self.each(inner, |it, c| it.binary(BinOp::Mul, c, factor)))
            }
            BinOp::Shl if !self.is_lanewise(b) => {
                let inner = self.inside(a, around)?;
                let by = self.extended(b, around.map(|(width, _)| (width, false)));
                Some(self.each(inner, |it, c| it.binary(BinOp::Shl, c, by)))
            }
            _ => None,
        }
    }

    fn sum(&mut self, op: BinOp, a: StepId, b: StepId, around: Around) -> Option<Line> {
        let (x, y) = (self.inside(a, around)?, self.inside(b, around)?);
        let width = around.map_or(self.width(a), |w| w.0);
        let zero = self.number(width, 0);
        let mut line = Line {
            at: [None; 3],
            rests: x.rests || y.rests,
        };
        for n in 0..3 {
            line.at[n] = match (x.at[n], y.at[n]) {
                (one, None) => one,
                (one, Some(other)) => Some(self.binary(op, one.unwrap_or(zero), other)),
            };
        }
        Some(line)
    }

    fn extended(&mut self, s: StepId, around: Around) -> StepId {
        match around {
            None => s,
            Some((width, true)) => self.cast(CastOp::SExt, width, s),
            Some((width, false)) => self.cast(CastOp::ZExt, width, s),
        }
    }

    fn each(&mut self, line: Line, mut f: impl FnMut(&mut Self, StepId) -> StepId) -> Line {
        Line {
            at: line.at.map(|c| c.map(|c| f(self, c))),
            rests: line.rests,
        }
    }
}
