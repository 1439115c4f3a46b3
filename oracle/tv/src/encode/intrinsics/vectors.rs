//! `llvm.vector.*` on fixed vectors: pieces, order, interleaving.

use super::super::{Encoder, Result};
use crate::value::{Scalar, Val};
use tandem_ir::Inst;

impl Encoder<'_, '_> {
    /// An intrinsic `llvm.vector.<rest>` by its name without types.
    pub(super) fn vector_intrinsic(&mut self, i: Inst, rest: &str) -> Result<Option<Val>> {
        if let Some(base) = rest.strip_prefix("reduce.") {
            return self.reduction(i, base);
        }
        if let Some(n) = rest
            .strip_prefix("interleave")
            .and_then(|n| n.parse::<usize>().ok())
        {
            let parts = self.call_args(i)?;
            return Ok((parts.len() == n).then(|| interleaved(&parts)));
        }
        if let Some(n) = rest
            .strip_prefix("deinterleave")
            .and_then(|n| n.parse::<usize>().ok())
        {
            let v = self.operand(i, 1)?;
            return Ok(Some(deinterleaved(v.elements(), n.max(1))));
        }
        match rest {
            "reverse" => {
                let v = self.operand(i, 1)?;
                Ok(Some(Val::Elements(
                    v.elements().iter().rev().cloned().collect(),
                )))
            }
            "insert" => {
                let (v, part) = (self.operand(i, 1)?, self.operand(i, 2)?);
                let at = self.constant_arg(i, 2).ok_or("vector.insert")? as usize;
                let mut lanes = v.elements().to_vec();
                for (k, x) in part.elements().iter().enumerate() {
                    *lanes
                        .get_mut(at + k)
                        .ok_or("vector.insert beyond the vector")? = x.clone();
                }
                Ok(Some(Val::Elements(lanes.into())))
            }
            "extract" => {
                let v = self.operand(i, 1)?;
                let at = self.constant_arg(i, 1).ok_or("vector.extract")? as usize;
                let n = self.lanes_of(i)?;
                let lanes = v
                    .elements()
                    .get(at..at + n)
                    .ok_or("vector.extract beyond the vector")?;
                Ok(Some(Val::Elements(lanes.into())))
            }
            "splice" | "splice.left" | "splice.right" => self.splice(i, rest).map(Some),
            _ => Ok(None),
        }
    }

    fn lanes_of(&self, i: Inst) -> Result<usize> {
        let ty = self.f().inst_type(i);
        match self.types().as_vector(ty) {
            Some((_, n, false)) => Ok(n as usize),
            _ => Err(self.unmodelled(ty)),
        }
    }

    /// As many lanes as a vector has out of two vectors put together.
    fn splice(&mut self, i: Inst, rest: &str) -> Result<Val> {
        let (a, b) = (self.operand(i, 1)?, self.operand(i, 2)?);
        let n = self.lanes_of(i)?;
        let k = self
            .constant_arg(i, 2)
            .ok_or("vector.splice by a variable")?;
        let start = match rest {
            "splice.left" => i64::try_from(k).ok(),
            "splice.right" => i64::try_from(k).ok().map(|k| n as i64 - k),
            _ => Some(match i64::from(k as u32 as i32) {
                k if k < 0 => n as i64 + k,
                k => k,
            }),
        };
        let all: Vec<Val> = a.elements().iter().chain(b.elements()).cloned().collect();
        let start = start
            .and_then(|s| usize::try_from(s).ok())
            .ok_or("vector.splice")?;
        let lanes = all.get(start..start + n).ok_or("vector.splice")?;
        Ok(Val::Elements(lanes.into()))
    }

    /// `llvm.stepvector`: 0, 1, 2, …
    pub(super) fn step_vector(&mut self, i: Inst) -> Result<Val> {
        let n = self.lanes_of(i)?;
        let w = self.lane_bits(self.f().inst_type(i))?;
        let t = self.t();
        Ok(Val::Elements(
            (0..n)
                .map(|k| Scalar::defined(t.bits(w, k as u64)).into())
                .collect(),
        ))
    }
}

fn interleaved(parts: &[Val]) -> Val {
    let n = parts.first().map_or(0, |p| p.elements().len());
    let lanes = (0..n).flat_map(|k| {
        parts
            .iter()
            .filter_map(move |p| p.elements().get(k).cloned())
    });
    Val::Elements(lanes.collect())
}

fn deinterleaved(lanes: &[Val], n: usize) -> Val {
    let part = |k: usize| Val::Elements(lanes.iter().skip(k).step_by(n).cloned().collect());
    Val::Elements((0..n).map(part).collect())
}
