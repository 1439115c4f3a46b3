//! Atomic read-modify-write operations, compare-exchange, fences.
//!
//! Orders and scopes are always spelled (D10). What is sequentially consistent has a `fence.sc` in front. Operations without an
//! instruction are loops around a compare-exchange.

use super::function::{Res, Selector};
use super::memory::dotted;
use super::types::Scalar;
use super::values::{bits_of, imm, reg, uimm};
use crate::defects::planted;
use tandem_ir::entity::{Inst, Symbol};
use tandem_ir::inst::{BinOp, Flags, IntPredicate, MemAccess, Ordering, RmwOp};
use tandem_ir::machine::func::Operand;
use tandem_ir::machine::regs::{Class, Reg};
use tandem_ir::machine::types::Space;

/// An operation on less than aligned memory has no instruction.
fn aligned(access: MemAccess, s: Scalar) -> Res<()> {
    match access.align.bytes() < s.bytes() {
        true => Err("an atomic operation that is not aligned".into()),
        false => Ok(()),
    }
}

impl Selector<'_, '_> {
    pub fn fence(&mut self, ordering: Ordering, scope: Option<Symbol>) -> Res<()> {
        if scope.map(|s| self.h.str(s)) == Some("singlethread") {
            return Ok(());
        }
        let scope = self.scope(scope)?;
        let order = if ordering == Ordering::SeqCst {
            "sc"
        } else {
            "acq_rel"
        };
        self.b.emit(&format!("fence.{order}.{scope}"), &[]);
        Ok(())
    }
    /// `.order.scope.space` of an atomic operation; a fence in front where the order asks for one.
    fn atomic_modifiers(
        &mut self,
        ordering: Ordering,
        scope: Option<Symbol>,
        space: Space,
    ) -> Res<String> {
        if !matches!(space, Space::Generic | Space::Global | Space::Shared) {
            return Err("an atomic operation on local or constant memory".into());
        }
        let scope = self.scope(scope)?;
        let scope = planted!(self.m, ScopeOfBlockTaken, scope, "cta");
        let relaxed = self.m.relaxed_rmw;
        let relaxed = planted!(self.m, OrderOfAtomicDropped, relaxed, true);
        let order = match ordering {
            _ if relaxed => "relaxed",
            Ordering::Unordered | Ordering::Monotonic | Ordering::NotAtomic => "relaxed",
            Ordering::Acquire => "acquire",
            Ordering::Release => "release",
            Ordering::AcqRel => "acq_rel",
            Ordering::SeqCst => {
                if planted!(self.m, FenceOfSeqCstLost, true, false) {
                    self.b.emit(&format!("fence.sc.{scope}"), &[]);
                }
                "acquire"
            }
        };
        Ok(format!(".{order}.{scope}{}", dotted(space)))
    }
    pub fn atomic_rmw(&mut self, i: Inst, op: RmwOp, access: MemAccess) -> Res<()> {
        let f = self.f;
        let s = self
            .scalar_of(f.inst_type(i))
            .map_err(|_| "atomicrmw of a vector")?;
        aligned(access, s)?;
        let a = self.addr(f.operand(i, 0))?;
        let with = self.atomic_modifiers(access.ordering, access.scope, a.space)?;
        let d = self.dest(i)?;
        let address = Operand::Address(a.base, a.offset);
        let mut v = self.part(f.operand(i, 1))?;
        let n = s.register_bits();
        let float = s.is_float();
        let whole = matches!(
            s,
            Scalar::Int(32 | 64) | Scalar::Ptr(_) | Scalar::Float | Scalar::Double
        );
        if op == RmwOp::Sub && whole {
            v = match bits_of(&v) {
                Some(k) => imm(k.wrapping_neg(), n),
                None => {
                    let r = self.in_reg(v, s);
                    reg(self.b.def(s.class(), &format!("neg.s{n}"), &[reg(r)]))
                }
            };
        }
        if op == RmwOp::FSub && whole {
            let r = self.in_reg(v, s);
            v = reg(self.b.def(
                s.class(),
                &format!("neg.{}", s.float_ty().text()),
                &[reg(r)],
            ));
        }
        let form = match op {
            RmwOp::Xchg if whole => format!("exch.b{n}"),
            RmwOp::Add | RmwOp::Sub if whole && !float => {
                format!("add.{}{n}", if n == 32 { "s" } else { "u" })
            }
            RmwOp::FAdd | RmwOp::FSub if float && (whole || s == Scalar::Half) => match s {
                Scalar::Half => "add.noftz.f16".to_owned(),
                s => format!("add.{}", s.float_ty().text()),
            },
            RmwOp::And | RmwOp::Or | RmwOp::Xor if whole => format!("{}.b{n}", op.keyword()),
            RmwOp::Max | RmwOp::Min if whole => format!("{}.s{n}", op.keyword()),
            RmwOp::UMax | RmwOp::UMin if whole => format!("{}.u{n}", &op.keyword()[1..]),
            RmwOp::UIncWrap if s == Scalar::Int(32) => "inc.u32".to_owned(),
            RmwOp::UDecWrap if s == Scalar::Int(32) => "dec.u32".to_owned(),
            _ if matches!(
                s,
                Scalar::Int(16 | 32 | 64) | Scalar::Float | Scalar::Double
            ) =>
            {
                return self.rmw_loop(op, s, d, &with, address, v);
            }
            _ => return Err(format!("atomicrmw {} of {} bits", op.keyword(), s.bits())),
        };
        if op == RmwOp::FSub && s == Scalar::Half {
            return Err("atomicrmw fsub of half".into());
        }
        let v = match v {
            Operand::Reg(_) => v,
            v if float => reg(self.in_reg(v, s)),
            v => v,
        };
        self.b
            .emit(&format!("atom{with}.{form}"), &[reg(d), address, v]);
        Ok(())
    }
    /// `do { new = op(old, v) } while (!cas(old, new))`
    fn rmw_loop(
        &mut self,
        op: RmwOp,
        s: Scalar,
        d: Reg,
        with: &str,
        address: Operand,
        v: Operand,
    ) -> Res<()> {
        let n = s.register_bits();
        let bits = Scalar::Int(n);
        let (head, done) = (self.b.new_block(), self.b.new_block());
        let v = self.in_reg(v, s);
        let space = match with.rsplit('.').next() {
            Some(space @ ("global" | "shared")) => format!(".{space}"),
            _ => String::new(),
        };
        let scope = with.split('.').nth(2).unwrap_or("sys").to_owned();
        let first = self.b.def(
            bits.class(),
            &format!("ld.relaxed.{scope}{space}.b{n}"),
            std::slice::from_ref(&address),
        );
        let old = self.b.reg(bits.class());
        self.b.emit(&format!("mov.b{n}"), &[reg(old), reg(first)]);
        self.goto(head);
        self.b.place(head);
        let value = match s.is_float() {
            true => self.b.def(s.class(), &format!("mov.b{n}"), &[reg(old)]),
            false => old,
        };
        let new = self.b.reg(s.class());
        self.rmw_value(op, s, new, value, v)?;
        let new = match s.is_float() {
            true => self.b.def(bits.class(), &format!("mov.b{n}"), &[reg(new)]),
            false => new,
        };
        let seen = self.b.def(
            bits.class(),
            &format!("atom{with}.cas.b{n}"),
            &[address, reg(old), reg(new)],
        );
        let p = self.b.def(
            Class::Int1,
            &format!("setp.ne.b{n}"),
            &[reg(seen), reg(old)],
        );
        self.b.emit(&format!("mov.b{n}"), &[reg(old), reg(seen)]);
        self.b.emit_if((p, false), "bra", &[Operand::Label(head)]);
        self.goto(done);
        self.b.place(done);
        self.b.emit(&format!("mov.b{n}"), &[reg(d), reg(seen)]);
        Ok(())
    }
    fn rmw_value(&mut self, op: RmwOp, s: Scalar, new: Reg, old: Reg, v: Reg) -> Res<()> {
        let (a, b) = (reg(old), reg(v));
        let n = s.register_bits();
        let t = s.float_ty().text();
        let int = |this: &mut Self, op| this.int_op(new, op, s, &a, &b);
        match op {
            RmwOp::Xchg => {
                self.b.emit(&format!("mov.b{n}"), &[reg(new), b]);
            }
            RmwOp::Add => int(self, BinOp::Add)?,
            RmwOp::Sub => int(self, BinOp::Sub)?,
            RmwOp::And => int(self, BinOp::And)?,
            RmwOp::Or => int(self, BinOp::Or)?,
            RmwOp::Xor => int(self, BinOp::Xor)?,
            RmwOp::Nand => {
                let both = self.b.def(s.class(), &format!("and.b{n}"), &[a, b]);
                self.b.emit(&format!("not.b{n}"), &[reg(new), reg(both)]);
            }
            RmwOp::Max | RmwOp::Min => {
                self.b
                    .emit(&format!("{}.s{n}", op.keyword()), &[reg(new), a, b]);
            }
            RmwOp::UMax | RmwOp::UMin => {
                self.b
                    .emit(&format!("{}.u{n}", &op.keyword()[1..]), &[reg(new), a, b]);
            }
            RmwOp::FAdd => self.float_op(new, BinOp::FAdd, s, Flags::NONE, &a, &b)?,
            RmwOp::FSub => self.float_op(new, BinOp::FSub, s, Flags::NONE, &a, &b)?,
            RmwOp::FMax | RmwOp::FMin => {
                self.b
                    .emit(&format!("{}.{t}", &op.keyword()[1..]), &[reg(new), a, b]);
            }
            RmwOp::UIncWrap => {
                let p = self.b.reg(Class::Int1);
                self.compare(p, IntPredicate::Uge, s, &a, &b)?;
                let next = self.b.def(s.class(), &format!("add.s{n}"), &[a, uimm(1)]);
                self.choose(new, s, reg(p), &uimm(0), &reg(next));
            }
            RmwOp::USubCond | RmwOp::USubSat => {
                let p = self.b.reg(Class::Int1);
                self.compare(p, IntPredicate::Uge, s, &a, &b)?;
                let less = self.b.def(s.class(), &format!("sub.s{n}"), &[a.clone(), b]);
                let other = if op == RmwOp::USubSat { uimm(0) } else { a };
                self.choose(new, s, reg(p), &reg(less), &other);
            }
            _ => return Err(format!("atomicrmw {}", op.keyword())),
        }
        Ok(())
    }
    pub fn cmpxchg(&mut self, i: Inst, access: MemAccess, failure: Ordering) -> Res<()> {
        let f = self.f;
        let a = self.addr(f.operand(i, 0))?;
        let s = self
            .scalar(f.operand(i, 1))
            .map_err(|_| "cmpxchg of a wide value")?;
        if !matches!(s.bits(), 16 | 32 | 64) {
            return Err(format!("cmpxchg of {} bits", s.bits()));
        }
        aligned(access, s)?;
        // The stronger of both orders.
        let order = match (access.ordering, failure) {
            (Ordering::SeqCst, _) | (_, Ordering::SeqCst) => Ordering::SeqCst,
            (Ordering::Release, Ordering::Acquire) => Ordering::AcqRel,
            (Ordering::Monotonic, Ordering::Acquire) => Ordering::Acquire,
            (o, _) => o,
        };
        let with = self.atomic_modifiers(order, access.scope, a.space)?;
        let n = s.register_bits();
        let expected = self.part(f.operand(i, 1))?;
        let new = self.part(f.operand(i, 2))?;
        let (expected, new) = match n {
            16 => (reg(self.in_reg(expected, s)), reg(self.in_reg(new, s))),
            _ => (expected, new),
        };
        let d = self.result(i)?;
        let form = format!("atom{with}.cas.b{n}");
        let address = Operand::Address(a.base, a.offset);
        self.b
            .emit(&form, &[reg(d[0]), address, expected.clone(), new]);
        self.compare(d[1], IntPredicate::Eq, s, &reg(d[0]), &expected)
    }
}
