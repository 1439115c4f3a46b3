//! Atomic read-modify-write operations, compare-exchange, fences.
//!
//! Orders and scopes are always spelled (D10). What is sequentially consistent has a `fence.sc` in front. Operations without an
//! instruction are loops around a compare-exchange; of a byte it is one of the word that the byte is in ([`Cell`]).

use super::function::{Res, Selector};
use super::memory::dotted;
use super::types::Scalar;
use super::values::{Addr, bits_of, imm, reg, uimm};
use crate::defects::planted;
use tandem_ir::entity::{Inst, Symbol};
use tandem_ir::inst::{BinOp, Flags, IntPredicate, MemAccess, Ordering, RmwOp};
use tandem_ir::machine::func::{Base, Operand};
use tandem_ir::machine::regs::{Class, Reg};
use tandem_ir::machine::types::Space;

/// What a compare-exchange is made of.
struct Cell {
    address: Operand,
    /// 16, 32 or 64.
    bits: u32,
    /// Of a byte: how far it is up in its word, and the mask of the other bytes.
    byte: Option<(Reg, Reg)>,
}

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
    pub(super) fn atomic_modifiers(
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
            Scalar::Int(32 | 64) | Scalar::Ptr(..) | Scalar::Float | Scalar::Double
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
            RmwOp::FAdd | RmwOp::FSub
                if whole && float || s == Scalar::Half && op == RmwOp::FAdd =>
            {
                match s {
                    Scalar::Half => "add.noftz.f16".to_owned(),
                    s => format!("add.{}", s.float_ty().text()),
                }
            }
            RmwOp::And | RmwOp::Or | RmwOp::Xor if whole => format!("{}.b{n}", op.keyword()),
            RmwOp::Max | RmwOp::Min if whole => format!("{}.s{n}", op.keyword()),
            RmwOp::UMax | RmwOp::UMin if whole => format!("{}.u{n}", &op.keyword()[1..]),
            RmwOp::UIncWrap if s == Scalar::Int(32) => "inc.u32".to_owned(),
            RmwOp::UDecWrap if s == Scalar::Int(32) => "dec.u32".to_owned(),
            _ if matches!(s, Scalar::Int(8 | 16 | 32 | 64)) || float => {
                if s == Scalar::BFloat && self.m.sm() < 90 {
                    return Err(format!("atomicrmw {} of bfloat before sm_90", op.keyword()));
                }
                return self.rmw_loop(op, s, d, &with, a, v);
            }
            _ => return Err(format!("atomicrmw {} of {} bits", op.keyword(), s.bits())),
        };
        let v = match v {
            Operand::Reg(_) => v,
            v if float => reg(self.in_reg(v, s)),
            v => v,
        };
        self.b
            .emit(&format!("atom{with}.{form}"), &[reg(d), address, v]);
        Ok(())
    }
    /// What is compared and exchanged for a value at an address.
    fn cell(&mut self, a: Addr, s: Scalar) -> Cell {
        let n = s.register_bits();
        if s.bits() != 8 {
            let address = Operand::Address(a.base, a.offset);
            return Cell {
                address,
                bits: n,
                byte: None,
            };
        }
        let at = self.address_reg(a);
        let n = at.class().bits();
        let word = self
            .b
            .def(at.class(), &format!("and.b{n}"), &[reg(at), imm(!3, n)]);
        let low = self.resized(Class::Int32, at);
        let low = self.b.def(Class::Int32, "and.b32", &[reg(low), uimm(3)]);
        let shift = self.b.def(Class::Int32, "shl.b32", &[reg(low), uimm(3)]);
        let ones = self.b.def(Class::Int32, "mov.b32", &[uimm(255)]);
        let mask = self
            .b
            .def(Class::Int32, "shl.b32", &[reg(ones), reg(shift)]);
        let others = self.b.def(Class::Int32, "not.b32", &[reg(mask)]);
        Cell {
            address: Operand::Address(Base::Reg(word), 0),
            bits: 32,
            byte: Some((shift, others)),
        }
    }
    /// The value in what was read of a cell, as its bits.
    fn in_cell(&mut self, cell: &Cell, whole: Reg) -> Reg {
        let Some((shift, _)) = cell.byte else {
            return whole;
        };
        let low = self
            .b
            .def(Class::Int32, "shr.u32", &[reg(whole), reg(shift)]);
        self.b.def(Class::Int16, "cvt.u16.u32", &[reg(low)])
    }
    /// A cell with another value in it.
    fn with_cell(&mut self, cell: &Cell, whole: Reg, value: Reg) -> Reg {
        let Some((shift, others)) = cell.byte else {
            return value;
        };
        let wide = self.b.def(Class::Int32, "cvt.u32.u16", &[reg(value)]);
        let byte = self.b.def(Class::Int32, "and.b32", &[reg(wide), uimm(255)]);
        let up = self
            .b
            .def(Class::Int32, "shl.b32", &[reg(byte), reg(shift)]);
        let rest = self
            .b
            .def(Class::Int32, "and.b32", &[reg(whole), reg(others)]);
        self.b.def(Class::Int32, "or.b32", &[reg(rest), reg(up)])
    }
    /// Reads a cell for the first time, into a register that is written again.
    fn first_of_cell(&mut self, cell: &Cell, with: &str) -> Reg {
        let n = cell.bits;
        let class = Scalar::Int(n).class();
        let space = match with.rsplit('.').next() {
            Some(space @ ("global" | "shared")) => format!(".{space}"),
            _ => String::new(),
        };
        let scope = with.split('.').nth(2).unwrap_or("sys");
        let form = format!("ld.relaxed.{scope}{space}.b{n}");
        let first = self
            .b
            .def(class, &form, std::slice::from_ref(&cell.address));
        let old = self.b.reg(class);
        self.b.emit(&format!("mov.b{n}"), &[reg(old), reg(first)]);
        old
    }
    /// `do { new = op(old, v) } while (!cas(old, new))`
    fn rmw_loop(
        &mut self,
        op: RmwOp,
        s: Scalar,
        d: Reg,
        with: &str,
        a: Addr,
        v: Operand,
    ) -> Res<()> {
        let n = s.register_bits();
        let bits = Scalar::Int(n);
        let (head, done) = (self.b.new_block(), self.b.new_block());
        let v = self.in_reg(v, s);
        let cell = self.cell(a, s);
        let m = cell.bits;
        let old = self.first_of_cell(&cell, with);
        self.goto(head);
        self.b.place(head);
        let value = self.in_cell(&cell, old);
        let value = match s.is_float() {
            true => self.b.def(s.class(), &format!("mov.b{n}"), &[reg(value)]),
            false => value,
        };
        let new = self.b.reg(s.class());
        self.rmw_value(op, s, new, value, v)?;
        let new = match s.is_float() {
            true => self.b.def(bits.class(), &format!("mov.b{n}"), &[reg(new)]),
            false => new,
        };
        let new = self.with_cell(&cell, old, new);
        let seen = self.b.def(
            Scalar::Int(m).class(),
            &format!("atom{with}.cas.b{m}"),
            &[cell.address.clone(), reg(old), reg(new)],
        );
        let p = self.not_equal(Scalar::Int(m), &reg(seen), &reg(old));
        self.b.emit(&format!("mov.b{m}"), &[reg(old), reg(seen)]);
        self.b.emit_if((p, false), "bra", &[Operand::Label(head)]);
        self.goto(done);
        self.b.place(done);
        let was = self.in_cell(&cell, seen);
        self.b.emit(&format!("mov.b{n}"), &[reg(d), reg(was)]);
        Ok(())
    }
    /// Compare-exchange of a byte: again where only other bytes of the word have changed meanwhile.
    fn cmpxchg_byte(
        &mut self,
        d: (Reg, Reg),
        with: &str,
        a: Addr,
        (expected, new): (Reg, Reg),
    ) -> Res<()> {
        let s = Scalar::Int(8);
        let cell = self.cell(a, s);
        let [head, again, done] = [(); 3].map(|()| self.b.new_block());
        let old = self.first_of_cell(&cell, with);
        let seen = self.b.reg(Class::Int32);
        let same = self.b.reg(Class::Int1);
        self.goto(head);
        self.b.place(head);
        let wanted = self.with_cell(&cell, old, expected);
        let swapped = self.with_cell(&cell, old, new);
        self.b.emit(
            &format!("atom{with}.cas.b32"),
            &[reg(seen), cell.address.clone(), reg(wanted), reg(swapped)],
        );
        self.b
            .emit("setp.eq.b32", &[reg(same), reg(seen), reg(wanted)]);
        self.b
            .emit_if((same, false), "bra", &[Operand::Label(done)]);
        self.goto(again);
        self.b.place(again);
        self.b.emit("mov.b32", &[reg(old), reg(seen)]);
        let part = self.in_cell(&cell, seen);
        let p = self.b.reg(Class::Int1);
        self.compare(p, IntPredicate::Eq, s, &reg(part), &reg(expected))?;
        self.b.emit_if((p, false), "bra", &[Operand::Label(head)]);
        self.goto(done);
        self.b.place(done);
        let was = self.in_cell(&cell, seen);
        self.b.emit("mov.b16", &[reg(d.0), reg(was)]);
        self.b.emit("mov.pred", &[reg(d.1), reg(same)]);
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
                let a = self.extended_to_register(&a, s, true);
                let b = self.extended_to_register(&b, s, true);
                self.b
                    .emit(&format!("{}.s{n}", op.keyword()), &[reg(new), a, b]);
            }
            RmwOp::UMax | RmwOp::UMin => {
                let a = self.extended_to_register(&a, s, false);
                let b = self.extended_to_register(&b, s, false);
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
            RmwOp::UDecWrap => {
                let less = self
                    .b
                    .def(s.class(), &format!("sub.s{n}"), &[a.clone(), uimm(1)]);
                // From 0, and from beyond the limit, it begins again at the limit.
                let (zero, beyond) = (self.b.reg(Class::Int1), self.b.reg(Class::Int1));
                self.compare(zero, IntPredicate::Eq, s, &a, &uimm(0))?;
                self.compare(beyond, IntPredicate::Ugt, s, &a, &b)?;
                let again = self
                    .b
                    .def(Class::Int1, "or.pred", &[reg(zero), reg(beyond)]);
                self.choose(new, s, reg(again), &b, &reg(less));
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
        if !matches!(s.bits(), 8 | 16 | 32 | 64) {
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
        if let (8, Operand::Reg(expected), Operand::Reg(new)) = (s.bits(), &expected, &new) {
            return self.cmpxchg_byte((d[0], d[1]), &with, a, (*expected, *new));
        }
        let form = format!("atom{with}.cas.b{n}");
        let address = Operand::Address(a.base, a.offset);
        self.b
            .emit(&form, &[reg(d[0]), address, expected.clone(), new]);
        self.compare(d[1], IntPredicate::Eq, s, &reg(d[0]), &expected)
    }
}
