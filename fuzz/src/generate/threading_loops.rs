//! Bias to jump threading: loop-carried values that decide branches inside the loop.

use super::maker::Maker;
use super::scope::Known;
use super::threading_ranges::PREDICATES;
use tandem_ir::{BinOp, Block, CastOp, InstKind, IntPredicate, Type};

impl Maker<'_, '_, '_> {
    /// A loop whose header swaps two phis in each iteration, left by a flag that is a constant from the second on.
    pub(super) fn loop_that_swaps_phis(&mut self) {
        let ty = Type::I32;
        let x0 = self.operand(ty);
        let y0 = if self.c.chance(2, 3) {
            // Surely another one.
            let one = self.int(ty, 1);
            self.binary(BinOp::Xor, x0, one)
        } else {
            self.operand(ty)
        };
        let first = self.branch_condition();
        let last = self.int(Type::I1, 0);
        let [head, body, out] = [(); 3].map(|()| self.f.create_block());
        let from = self.at;
        self.f.append_br(from, head);
        self.open(head);
        let flag = self.phi(&[(first, from), (last, body)]);
        let x = self.phi(&[(x0, from), (y0, body)]);
        let y = self.phi(&[(y0, from), (x, body)]);
        if let Some(i) = self.f.def_inst(x.value) {
            self.f.set_operand(i, 2, y.value);
        }
        self.f.append_cond_br(head, flag.value, body, out);
        self.open(body);
        self.f.append_br(body, head);
        self.open(out);
        let mut both = self.op(InstKind::Binary(BinOp::Sub), ty, &[x, y]);
        both.maybe_poison = x.maybe_poison || y.maybe_poison;
        both.divergent |= flag.divergent;
        self.scope.add(both);
        let both = self.well_defined(both);
        let tell = self.plain_function();
        self.call(tell, &[both]);
    }

    /// A phi in the open block.
    fn phi(&mut self, of: &[(Known, Block)]) -> Known {
        let mut ops: smallvec::SmallVec<[_; 8]> = smallvec::SmallVec::new();
        for (k, b) in of {
            ops.extend([k.value, self.f.block_value(*b)]);
        }
        let first = of[0].0;
        let i = self.append(InstKind::Phi, first.ty, &ops);
        let value = self.f.result(i).unwrap_or(first.value);
        Known {
            maybe_poison: of.iter().any(|o| o.0.maybe_poison),
            divergent: of.iter().any(|o| o.0.divergent),
            ..self.plain(value, first.ty)
        }
    }

    /// Gives a loop's phi its second value.
    fn carry(&mut self, phi: Known, v: Known) {
        if let Some(i) = self.f.def_inst(phi.value) {
            self.f.set_operand(i, 2, v.value);
        }
    }

    /// A loop that counts from a constant and compares the counter in its header, before and after the increment.
    pub(super) fn counter_tested_in_header(&mut self) {
        let ty = Type::I32;
        let (zero, one) = (self.int(ty, 0), self.int(ty, 1));
        let n = u64::from(2 + self.c.below(6));
        let end = self.int(ty, n);
        let [head, body, out] = [(); 3].map(|()| self.f.create_block());
        let from = self.at;
        self.f.append_br(from, head);
        self.open(head);
        let i = self.phi(&[(zero, from), (zero, body)]);
        let next = self.op(InstKind::Binary(BinOp::Add), ty, &[i, one]);
        self.carry(i, next);
        let by = if self.c.chance(1, 3) { i } else { next };
        let mut go = self.op(InstKind::ICmp(IntPredicate::Ult), Type::I1, &[by, end]);
        if self.c.chance(1, 3) {
            let p = self.c.pick(&PREDICATES, IntPredicate::Ult);
            let (l, r) = if self.c.chance(1, 2) {
                (next, i)
            } else {
                (i, end)
            };
            let other = self.op(InstKind::ICmp(p), Type::I1, &[l, r]);
            // The loop ends whatever the other condition is.
            go = self.op(InstKind::Binary(BinOp::And), Type::I1, &[go, other]);
        }
        self.f.append_cond_br(head, go.value, body, out);
        self.open(body);
        let tell = self.plain_function();
        if self.c.chance(1, 2) {
            self.call(tell, &[next]);
        }
        self.f.append_br(body, head);
        self.open(out);
        self.scope.add(next);
        self.call(tell, &[i]);
    }

    /// A loop whose header branches to either of two blocks, one of which may lead to the other.
    pub(super) fn loop_with_two_latches(&mut self) {
        let ty = Type::I32;
        let (zero, one) = (self.int(ty, 0), self.int(ty, 1));
        let first = self.int(Type::I1, 1);
        let n = u64::from(2 + self.c.below(5));
        let end = self.int(ty, n);
        let leave = self.branch_condition();
        let [head, left, right, out] = [(); 4].map(|()| self.f.create_block());
        let from = self.at;
        self.f.append_br(from, head);
        self.open(head);
        let flag = self.phi(&[(first, from), (first, right)]);
        let i = self.phi(&[(zero, from), (zero, right)]);
        self.f.append_cond_br(head, flag.value, left, right);
        self.open(left);
        let way = self.c.below(3);
        let early = way == 0;
        if way == 2 {
            // Straight back to the header, as long as the counter allows.
            let next = self.op(InstKind::Binary(BinOp::Add), ty, &[i, one]);
            let again = self.op(InstKind::ICmp(IntPredicate::Ult), Type::I1, &[next, end]);
            let both = self.op(InstKind::Binary(BinOp::And), Type::I1, &[again, leave]);
            let back = self.f.block_value(left);
            let odd = self.op(InstKind::Cast(CastOp::Trunc), Type::I1, &[next]);
            for (phi, v) in [(flag, odd), (i, next)] {
                if let Some(phi) = self.f.def_inst(phi.value) {
                    let ops: Vec<_> = self.f.operands(phi).chain([v.value, back]).collect();
                    self.f.set_operands(phi, &ops);
                }
            }
            self.f.append_cond_br(left, both.value, head, right);
        } else {
            let to = if early { out } else { right };
            self.f.append_cond_br(left, leave.value, right, to);
        }
        self.open(right);
        let next = self.op(InstKind::Binary(BinOp::Add), ty, &[i, one]);
        let again = self.op(InstKind::ICmp(IntPredicate::Ult), Type::I1, &[next, end]);
        let odd = self.op(InstKind::Cast(CastOp::Trunc), Type::I1, &[next]);
        let carried = self.c.pick(&[odd, first], odd);
        self.carry(flag, carried);
        self.carry(i, next);
        self.f.append_cond_br(right, again.value, head, out);
        self.open(out);
        let mut edges = vec![(next, right)];
        if early {
            edges.push((i, left));
        }
        let mut k = self.phi(&edges);
        k.divergent |= leave.divergent;
        self.scope.add(k);
        let tell = self.plain_function();
        self.call(tell, &[k]);
    }
}
