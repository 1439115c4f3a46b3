//! Pointers as operands: comparisons and conversions.

use super::super::{Encoder, Result};
use crate::pointer::Ptr;
use crate::value::Scalar;
use tandem_ir::inst::{CastOp, IntPredicate};
use tandem_ir::{Flags, Type};
use tandem_smt::Term;

impl Encoder<'_, '_> {
    /// `icmp` on pointers of a space: a comparison of their addresses.
    pub(super) fn compare_pointers(
        &mut self,
        p: IntPredicate,
        flags: Flags,
        space: u32,
        a: Scalar,
        b: Scalar,
    ) -> Scalar {
        let poison = self.either_poison(a, b);
        let equality = matches!(p, IntPredicate::Eq | IntPredicate::Ne);
        if equality {
            let apart = self.lies_apart(a.bits, b.bits);
            let same = self.same_address(a.bits, b.bits, space);
            let t = self.t();
            let together = t.not(apart);
            let same = t.and(together, same);
            let holds = if p == IntPredicate::Eq {
                same
            } else {
                t.not(same)
            };
            return Scalar {
                bits: t.bool_to_bit(holds),
                poison,
            };
        }
        let (x, y) = (
            self.address_of(a.bits, space),
            self.address_of(b.bits, space),
        );
        let holds = self.compare_bits(p, x, y);
        self.comparison(flags, holds, poison, x, y)
    }

    /// The address that a packed pointer stands for.
    pub(in super::super) fn address_of(&mut self, packed: Term, space: u32) -> Term {
        let p = Ptr::unpack(self.t(), packed);
        self.w.address(p, space)
    }

    fn same_address(&mut self, a: Term, b: Term, space: u32) -> Term {
        let (p, q) = (Ptr::unpack(self.t(), a), Ptr::unpack(self.t(), b));
        self.w.pointer_eq(p, q, space)
    }

    /// `ptrtoint`, `ptrtoaddr`, `inttoptr`, `addrspacecast`.
    pub(super) fn pointer_cast(
        &mut self,
        op: CastOp,
        from: Type,
        to: Type,
        s: Scalar,
    ) -> Result<Scalar> {
        match (op, from.address_space(), to.address_space(), to.int_width()) {
            (CastOp::PtrToInt | CastOp::PtrToAddr, Some(space), _, Some(width)) => {
                let address = self.address_of(s.bits, space);
                if op == CastOp::PtrToInt {
                    // Whoever has the number can make the pointer again.
                    self.state.mem = self.w.escape(self.state.mem, s);
                }
                Ok(Scalar {
                    bits: self.t().resize(address, width),
                    poison: s.poison,
                })
            }
            (CastOp::IntToPtr, _, Some(space), _) => {
                let width = self.w.index_bits(space);
                let address = self.t().resize(s.bits, width);
                let p = self.w.pointer_from_address(self.state.mem, address, space);
                Ok(Scalar {
                    bits: p.pack(self.t()),
                    poison: s.poison,
                })
            }
            (CastOp::AddrSpaceCast, Some(here), Some(there), _) => {
                let p = Ptr::unpack(self.t(), s.bits);
                let (q, bad) = self.w.cast_space(p, here, there);
                let t = self.t();
                Ok(Scalar {
                    bits: q.pack(t),
                    poison: t.or(s.poison, bad),
                })
            }
            _ => Err(op.keyword().to_owned()),
        }
    }
}
