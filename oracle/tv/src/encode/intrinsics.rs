//! Intrinsics that only compute: no memory, no event.
//!
//! A name is cut at its type suffixes until a known one is left. What has an exact
//! meaning gets it (integers, IEEE operations, vectors, the device's integer and
//! rounded float instructions); functions of the mathematical library and the device's
//! approximations are uninterpreted functions of their operands, the same for both
//! programs. Special registers are inputs of the execution.

mod assume;
mod constrained;
mod device;
mod floats;
mod ints;
mod reduce;
pub(crate) mod registers;
mod vectors;

use super::{Encoder, Result};
use crate::context::ChoiceKind;
use crate::pointer::Ptr;
use crate::value::{Scalar, Val};
use tandem_ir::{Inst, Type};
use tandem_smt::{Term, Terms};

/// What an intrinsic gives: `None` if it is not one that is known here, otherwise its result if it has one.
type Known = Result<Option<Option<Val>>>;

impl Encoder<'_, '_> {
    /// A call of an intrinsic that only computes (no memory, no event): `None` if it is none of them.
    ///
    /// # Errors
    /// Names what is not modelled.
    pub fn pure_intrinsic(&mut self, i: Inst, name: &str) -> Known {
        let Some(rest) = name.strip_prefix("llvm.") else {
            return Ok(None);
        };
        if let Some(rest) = rest.strip_prefix("nvvm.") {
            return self.device_intrinsic(i, rest);
        }
        let mut base = rest;
        loop {
            if let Some(done) = self.generic_intrinsic(i, base)? {
                return Ok(Some(done));
            }
            match base.rsplit_once('.') {
                Some((shorter, _)) => base = shorter,
                None => return Ok(None),
            }
        }
    }

    fn generic_intrinsic(&mut self, i: Inst, base: &str) -> Known {
        if let Some(v) = self.int_intrinsic(i, base)? {
            return Ok(Some(Some(v)));
        }
        if let Some(v) = self.float_intrinsic(i, base)? {
            return Ok(Some(Some(v)));
        }
        if let Some(rest) = base.strip_prefix("experimental.constrained.") {
            return Ok(self.constrained_intrinsic(i, rest)?.map(Some));
        }
        if let Some(rest) = base.strip_prefix("vector.") {
            return Ok(self.vector_intrinsic(i, rest)?.map(Some));
        }
        match base {
            "expect"
            | "expect.with.probability"
            | "ssa.copy"
            | "annotation"
            | "ptr.annotation"
            | "arithmetic.fence"
            | "threadlocal.address"
            | "launder.invariant.group"
            | "strip.invariant.group" => Ok(Some(Some(self.operand(i, 1)?))),
            "donothing"
            | "sideeffect"
            | "var.annotation"
            | "pseudoprobe"
            | "experimental.noalias.scope.decl"
            | "fake.use"
            | "codeview.annotation" => Ok(Some(None)),
            "assume" => self.assume(i).map(|()| Some(None)),
            "is.constant" => self.is_constant(i).map(|v| Some(Some(v))),
            "ptrmask" => self.pointer_mask(i).map(|v| Some(Some(v))),
            "stepvector" => self.step_vector(i).map(|v| Some(Some(v))),
            _ => Ok(None),
        }
    }

    /// Arguments of a call.
    fn call_args(&mut self, i: Inst) -> Result<Vec<Val>> {
        let n = self.f().call(i).map_or(0, |c| c.num_args());
        (1..=n).map(|k| self.operand(i, k)).collect()
    }
    /// Type of argument `n` of a call.
    fn arg_type(&self, i: Inst, n: usize) -> Type {
        let f = self.f();
        f.value_type(f.operand(i, n + 1))
    }
    /// Argument `n` of a call if it is an integer constant.
    fn constant_arg(&self, i: Inst, n: usize) -> Option<u64> {
        let f = self.f();
        f.as_int(f.operand(i, n + 1)).and_then(|b| b.as_u64())
    }
    /// Bits of a type's scalar or of its elements.
    fn lane_bits(&self, ty: Type) -> Result<u32> {
        let lane = self.types().scalar(ty);
        self.scalar_bits(lane).ok_or_else(|| self.unmodelled(ty))
    }

    /// A function of scalars applied lane by lane; a scalar argument serves every lane.
    fn lanewise(
        &mut self,
        args: &[Val],
        go: &mut dyn FnMut(&mut Self, &[Scalar]) -> Scalar,
    ) -> Val {
        let lanes = args.iter().find_map(|a| match a {
            Val::Elements(e) => Some(e.len()),
            Val::Scalar(_) => None,
        });
        let mut at = |e: &mut Self, k: usize| {
            let xs: Vec<Scalar> = args
                .iter()
                .filter_map(|a| a.elements().get(k).unwrap_or(a).scalar())
                .collect();
            go(e, &xs)
        };
        match lanes {
            None => at(self, 0).into(),
            Some(n) => Val::Elements((0..n).map(|k| at(self, k).into()).collect()),
        }
    }
    /// Boolean: some scalar is poison.
    fn any_poison(&mut self, xs: &[Scalar]) -> Term {
        self.t().any(xs.iter().map(|x| x.poison))
    }

    /// `llvm.is.constant`: true for a constant; for anything else the compiler may have found out, or not.
    fn is_constant(&mut self, i: Inst) -> Result<Val> {
        let f = self.f();
        let v = f.operand(i, 1);
        if f.as_const(v).is_some() {
            return Ok(Scalar::defined(self.t().bits(1, 1)).into());
        }
        Ok(Scalar::defined(self.choose(ChoiceKind::Other("is.constant"), 1)).into())
    }

    /// `llvm.ptrmask`: the same object at the masked address.
    fn pointer_mask(&mut self, i: Inst) -> Result<Val> {
        let space = self
            .types()
            .scalar(self.arg_type(i, 0))
            .address_space()
            .ok_or("ptrmask")?;
        let args = self.call_args(i)?;
        Ok(self.lanewise(&args, &mut |e, x| {
            let poison = e.any_poison(x);
            let p = Ptr::unpack(e.t(), x[0].bits);
            let address = e.w.address(p, space);
            let t = e.t();
            let w = t.width(address);
            // Bits of the address beyond the index are kept.
            let given = t.width(x[1].bits);
            let mask = match given < w {
                true => {
                    let none = t.bits(w - given, 0);
                    let above = t.bvnot(none);
                    t.concat(above, x[1].bits)
                }
                false => t.resize(x[1].bits, w),
            };
            let masked = t.bvand(address, mask);
            let moved = t.sub(masked, address);
            let narrow = t.width(p.offset);
            let moved = t.resize(moved, narrow);
            let offset = t.add(p.offset, moved);
            let q = Ptr {
                block: p.block,
                offset,
            };
            Scalar {
                bits: q.pack(t),
                poison,
            }
        }))
    }
}

/// A scalar that is never poison, of a boolean.
fn flag(t: &mut Terms, c: Term, poison: Term) -> Scalar {
    Scalar {
        bits: t.bool_to_bit(c),
        poison,
    }
}
