//! Reductions of vectors: lanes are taken one after the other, from the first on.
//!
//! That is the order of sums and products of floats which may not be taken in another one, and one of the orders of all
//! others. `fadd` and `fmul` begin with a value of their own.

use super::builder::mov;
use super::function::{Res, Selector};
use super::types::Scalar;
use super::values::reg;
use tandem_ir::entity::Inst;
use tandem_ir::inst::{BinOp, IntPredicate};
use tandem_ir::machine::func::Operand;
use tandem_ir::machine::regs::{Class, Reg};

impl Selector<'_, '_> {
    pub fn reduce(&mut self, i: Inst, what: &str) -> Res<()> {
        let ordered = matches!(what, "fadd" | "fmul");
        let v = self.arg(i, usize::from(ordered))?;
        let mut parts = self.parts(v)?;
        let s = self.scalar_of(self.f.inst_type(i))?;
        if ordered {
            let first = self.arg_part(i, 0)?;
            parts.insert(0, first);
        }
        let d = self.dest(i)?;
        let mut sum = self.in_reg(parts[0].clone(), s);
        for p in &parts[1..] {
            let r = self.b.reg(s.class());
            self.reduce_one(i, what, s, (r, sum), p)?;
            sum = r;
        }
        self.b.emit(mov(s.class()), &[reg(d), reg(sum)]);
        Ok(())
    }
    /// One lane more.
    fn reduce_one(
        &mut self,
        i: Inst,
        what: &str,
        s: Scalar,
        (d, sum): (Reg, Reg),
        lane: &Operand,
    ) -> Res<()> {
        let op = match what {
            "add" => BinOp::Add,
            "mul" => BinOp::Mul,
            "and" => BinOp::And,
            "or" => BinOp::Or,
            "xor" => BinOp::Xor,
            "fadd" | "fmul" => {
                let op = if what == "fadd" {
                    BinOp::FAdd
                } else {
                    BinOp::FMul
                };
                return self.float_op(d, op, s, self.f.flags(i), &reg(sum), lane);
            }
            "smax" | "smin" | "umax" | "umin" => {
                let greater = what.ends_with("max");
                let p = match (what.starts_with('s'), greater) {
                    (true, true) => IntPredicate::Sgt,
                    (true, false) => IntPredicate::Slt,
                    (false, true) => IntPredicate::Ugt,
                    (false, false) => IntPredicate::Ult,
                };
                let better = self.b.reg(Class::Int1);
                self.compare(better, p, s, &reg(sum), lane)?;
                self.choose(d, s, reg(better), &reg(sum), lane);
                return Ok(());
            }
            "fmax" | "fmin" | "fmaximum" | "fminimum" => {
                let word = match what {
                    "fmax" => "maxnum",
                    "fmin" => "minnum",
                    "fmaximum" => "maximum",
                    _ => "minimum",
                };
                let lane = self.in_reg(lane.clone(), s);
                return self.one_float(i, d, word, s, &[sum, lane]);
            }
            other => return Err(format!("llvm.vector.reduce.{other}")),
        };
        self.int_op(d, op, s, &reg(sum), lane)
    }
}
