//! `llvm.vector.reduce.*`: lane after lane in order.

use super::super::float::Extreme;
use super::super::{Encoder, Result};
use super::ints::IntFn;
use crate::value::{Scalar, Val};
use tandem_ir::Flags;
use tandem_ir::Inst;
use tandem_ir::inst::BinOp;

/// One step of a reduction.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Step {
    Int(BinOp),
    Extreme(IntFn),
    Float(BinOp),
    FloatExtreme(Extreme, bool),
}

fn by_name(base: &str) -> Option<Step> {
    Some(match base {
        "add" => Step::Int(BinOp::Add),
        "mul" => Step::Int(BinOp::Mul),
        "and" => Step::Int(BinOp::And),
        "or" => Step::Int(BinOp::Or),
        "xor" => Step::Int(BinOp::Xor),
        "smax" => Step::Extreme(IntFn::SMax),
        "smin" => Step::Extreme(IntFn::SMin),
        "umax" => Step::Extreme(IntFn::UMax),
        "umin" => Step::Extreme(IntFn::UMin),
        "fadd" => Step::Float(BinOp::FAdd),
        "fmul" => Step::Float(BinOp::FMul),
        "fmax" => Step::FloatExtreme(Extreme::Num, true),
        "fmin" => Step::FloatExtreme(Extreme::Num, false),
        "fmaximum" => Step::FloatExtreme(Extreme::Ieee2019, true),
        "fminimum" => Step::FloatExtreme(Extreme::Ieee2019, false),
        _ => return None,
    })
}

impl Encoder<'_, '_> {
    pub(super) fn reduction(&mut self, i: Inst, base: &str) -> Result<Option<Val>> {
        let Some(step) = by_name(base) else {
            return Ok(None);
        };
        let ty = self.f().inst_type(i);
        let flags = self.f().flags(i);
        if matches!(step, Step::Float(_)) {
            self.note_licences(flags);
        }
        let args = self.call_args(i)?;
        let (Some(vector), start) = (
            args.last(),
            if args.len() == 2 {
                args[0].scalar()
            } else {
                None
            },
        ) else {
            return Err("reduction without operand".into());
        };
        let mut lanes = vector.leaves().into_iter();
        let Some(mut acc) = start.or_else(|| lanes.next()) else {
            return Err("reduction of nothing".into());
        };
        let width = self.lane_bits(ty)?;
        for x in lanes {
            acc = self.reduce_step(step, flags, ty, width, acc, x)?;
        }
        Ok(Some(acc.into()))
    }

    fn reduce_step(
        &mut self,
        step: Step,
        flags: Flags,
        ty: tandem_ir::Type,
        width: u32,
        a: Scalar,
        b: Scalar,
    ) -> Result<Scalar> {
        Ok(match step {
            Step::Int(op) => self.int_binary(op, Flags::NONE, a, b),
            Step::Extreme(what) => self.int_function(what, width, &[a, b]),
            Step::Float(op) => {
                let kind = self.float_format(ty)?;
                self.float_scalar(op, flags, kind, a, b)
            }
            Step::FloatExtreme(what, max) => {
                let kind = self.float_format(ty)?;
                self.extreme(what, max, flags, kind, a, b)
            }
        })
    }
}
