//! Atomic operations and fences (machine.md 6.4, D1, D10, D11): order and scope are always spelled.

use super::body::{Body, put};
use super::floats::Format;
use super::memory::Place;
use super::types::{Class, Reg, Res, Scalar, scalar, space};
use tandem_ir::entity::{Inst, Symbol, Value};
use tandem_ir::inst::{BinOp, MemAccess, Ordering, RmwOp};
use tandem_ir::types::{FloatKind, Type};

impl Body<'_> {
    /// Who sees it: no scope is everybody. A single thread is part of its block.
    fn scope(&self, scope: Option<Symbol>) -> Res<&'static str> {
        match scope.map(|s| self.h.str(s)) {
            None => Ok(".sys"),
            Some("device") => Ok(".gpu"),
            Some("cluster") => Ok(".cluster"),
            Some("block" | "singlethread") => Ok(".cta"),
            Some(other) => Err(format!("syncscope(\"{other}\")")),
        }
    }
    /// `fence`: `fence.acq_rel` for all orders but the strongest (D11); within one thread there is nothing to order.
    pub fn fence(&mut self, ordering: Ordering, scope: Option<Symbol>) -> Res<()> {
        if scope.is_some_and(|s| self.h.str(s) == "singlethread") {
            return Ok(());
        }
        let scope = self.scope(scope)?;
        match ordering {
            Ordering::SeqCst => put!(self, "fence.sc{scope}"),
            _ => put!(self, "fence.acq_rel{scope}"),
        }
        Ok(())
    }
    /// The space of an atomic access. In the stack and in constant memory nobody else takes part.
    pub fn atomic_space(&self, ptr: Value) -> Res<&'static str> {
        match self.space_of(ptr)? {
            n @ (0 | 1 | 3) => space(n),
            n => Err(format!("an atomic operation in address space {n}")),
        }
    }
    /// Bits of an atomic value: one scalar of whole bytes, at an address that is a multiple of them.
    fn atomic_bits(&self, ty: Type, access: MemAccess) -> Res<u32> {
        match scalar(self.h, ty)?.width() {
            n if access.align.bytes() * 8 < u64::from(n) => {
                Err("an atomic operation that is not aligned".into())
            }
            n @ (8 | 16 | 32 | 64) => Ok(n),
            n => Err(format!("an atomic operation on {n} bits")),
        }
    }
    /// An atomic access that nobody else takes part in is a plain one.
    fn is_private(&self, ptr: Value) -> Res<bool> {
        Ok(matches!(self.space_of(ptr)?, 4 | 5 | 101))
    }
    /// `load atomic`: `ld.relaxed`, `ld.acquire`; the strongest order puts `fence.sc` in front. Volatile is relaxed for
    /// everybody.
    pub fn load_atomic(&mut self, i: Inst, access: MemAccess, ptr: Value, base: Reg) -> Res<()> {
        let bits = self.atomic_bits(self.f.inst_type(i), access)?;
        let word = if self.is_private(ptr)? {
            self.spelled("ld", ptr, access.volatile)?
        } else {
            let (scope, space) = (self.scope(access.scope)?, self.atomic_space(ptr)?);
            match access.ordering {
                Ordering::Unordered | Ordering::Monotonic if access.volatile => {
                    format!("ld.volatile{space}")
                }
                Ordering::Unordered | Ordering::Monotonic => format!("ld.relaxed{scope}{space}"),
                _ => {
                    if access.ordering == Ordering::SeqCst {
                        put!(self, "fence.sc{scope}");
                    }
                    format!("ld.acquire{scope}{space}")
                }
            }
        };
        let d = self.load_piece(&word, &Place::Reg(base), 0, u64::from(bits / 8));
        self.define(i, &[d])
    }
    /// `store atomic`: `st.relaxed`, `st.release`.
    pub fn store_atomic(
        &mut self,
        access: MemAccess,
        ptr: Value,
        base: Reg,
        value: Value,
        regs: &[Reg],
    ) -> Res<()> {
        let bits = self.atomic_bits(self.f.value_type(value), access)?;
        let word = if self.is_private(ptr)? {
            self.spelled("st", ptr, access.volatile)?
        } else {
            let (scope, space) = (self.scope(access.scope)?, self.atomic_space(ptr)?);
            match access.ordering {
                Ordering::Unordered | Ordering::Monotonic if access.volatile => {
                    format!("st.volatile{space}")
                }
                Ordering::Unordered | Ordering::Monotonic => format!("st.relaxed{scope}{space}"),
                _ => {
                    if access.ordering == Ordering::SeqCst {
                        put!(self, "fence.sc{scope}");
                    }
                    format!("st.release{scope}{space}")
                }
            }
        };
        self.store_piece(&word, &Place::Reg(base), 0, u64::from(bits / 8), regs[0]);
        Ok(())
    }
    /// Order and scope of a read-modify-write, spelled; the strongest order puts `fence.sc` in front and acquires (D1).
    pub fn ordered(&mut self, ordering: Ordering, scope: &str) -> String {
        match ordering {
            Ordering::Acquire => format!(".acquire{scope}"),
            Ordering::Release => format!(".release{scope}"),
            Ordering::AcqRel => format!(".acq_rel{scope}"),
            Ordering::SeqCst => {
                put!(self, "fence.sc{scope}");
                format!(".acquire{scope}")
            }
            _ => format!(".relaxed{scope}"),
        }
    }

    /// `atomicrmw`: the instruction that PTX has for it, or a loop of compare and swap.
    pub fn atomic_rmw(&mut self, i: Inst, op: RmwOp, access: MemAccess) -> Res<()> {
        let (ptr, value) = (self.f.operand(i, 0), self.f.operand(i, 1));
        let of = scalar(self.h, self.f.value_type(value))?;
        self.atomic_bits(self.f.value_type(value), access)?;
        let (base, value) = (self.single(ptr)?, self.single(value)?);
        let (scope, space) = (self.scope(access.scope)?, self.atomic_space(ptr)?);
        let order = self.ordered(access.ordering, scope);
        let d = match direct(op, of, self.names.sm) {
            Some(word) => {
                let value = match op {
                    RmwOp::Sub => self.opposite(value),
                    RmwOp::FSub => self.negated(value),
                    _ => value,
                };
                let d = self.fresh(of.class());
                put!(self, "atom{order}{space}.{word} {d}, [{base}], {value}");
                d
            }
            None => {
                let update = |s: &mut Self, old: Reg| s.updated(op, of, old, value);
                self.swap_loop((&order, scope, space), of, base, update)?
            }
        };
        self.define(i, &[d])
    }
    /// `neg`.
    fn opposite(&mut self, r: Reg) -> Reg {
        let d = self.fresh(r.class);
        put!(self, "neg.s{} {d}, {r}", r.bits());
        d
    }
    /// What an operation without an instruction of its own makes of the old value.
    fn updated(&mut self, op: RmwOp, of: Scalar, old: Reg, value: Reg) -> Res<Reg> {
        if let Scalar::Float(kind) = of {
            let format = Format::of(kind)?;
            return match op {
                RmwOp::FAdd => self.float_binary(BinOp::FAdd, format, old, value),
                RmwOp::FSub => self.float_binary(BinOp::FSub, format, old, value),
                RmwOp::FMin | RmwOp::FMinimumNum => self.extreme("min", format, old, value),
                RmwOp::FMax | RmwOp::FMaximumNum => self.extreme("max", format, old, value),
                RmwOp::FMinimum => self.extreme_or_nan("min", format, old, value),
                RmwOp::FMaximum => self.extreme_or_nan("max", format, old, value),
                RmwOp::Xchg => Ok(value),
                other => Err(format!("atomicrmw {} of a float", other.keyword())),
            };
        }
        let w = of.width();
        match op {
            RmwOp::Xchg => Ok(value),
            RmwOp::Add => self.integer(BinOp::Add, w, old, value),
            RmwOp::Sub => self.integer(BinOp::Sub, w, old, value),
            RmwOp::And => self.integer(BinOp::And, w, old, value),
            RmwOp::Or => self.integer(BinOp::Or, w, old, value),
            RmwOp::Xor => self.integer(BinOp::Xor, w, old, value),
            RmwOp::Nand => {
                let both = self.integer(BinOp::And, w, old, value)?;
                let d = self.fresh(both.class);
                put!(self, "not.b{} {d}, {both}", both.bits());
                Ok(d)
            }
            RmwOp::Max => self.extreme_of("max", 's', w, old, value),
            RmwOp::Min => self.extreme_of("min", 's', w, old, value),
            RmwOp::UMax => self.extreme_of("max", 'u', w, old, value),
            RmwOp::UMin => self.extreme_of("min", 'u', w, old, value),
            RmwOp::USubSat => self.saturated(BinOp::Sub, 'u', w, old, value),
            RmwOp::UIncWrap | RmwOp::UDecWrap | RmwOp::USubCond => {
                self.conditional(op, w, old, value)
            }
            other => Err(format!("atomicrmw {} of an integer", other.keyword())),
        }
    }
    /// `uinc_wrap`: 0 from the bound on, else one more. `udec_wrap`: the bound from 0 and above the bound, else one less.
    /// `usub_cond`: the difference if there is one.
    fn conditional(&mut self, op: RmwOp, w: u32, old: Reg, value: Reg) -> Res<Reg> {
        let class = old.class;
        let (old, value) = (self.zext_to(old, w, class), self.zext_to(value, w, class));
        let (one, zero) = (self.number_in(class, 1), self.number_in(class, 0));
        match op {
            RmwOp::UIncWrap => {
                let wraps = self.setp("ge", 'u', old, value);
                let next = self.integer(BinOp::Add, w, old, one)?;
                Ok(self.selp(wraps, zero, next))
            }
            RmwOp::UDecWrap => {
                let (none, above) = (
                    self.setp("eq", 'b', old, zero),
                    self.setp("gt", 'u', old, value),
                );
                let wraps = self.join("or", none, above);
                let next = self.integer(BinOp::Sub, w, old, one)?;
                Ok(self.selp(wraps, value, next))
            }
            _ => {
                let enough = self.setp("ge", 'u', old, value);
                let less = self.integer(BinOp::Sub, w, old, value)?;
                Ok(self.selp(enough, less, old))
            }
        }
    }
    /// Reads, computes, and swaps if nobody came between; else once more with what is there. The result is the old value.
    fn swap_loop(
        &mut self,
        (order, scope, space): (&str, &str, &str),
        of: Scalar,
        base: Reg,
        update: impl FnOnce(&mut Self, Reg) -> Res<Reg>,
    ) -> Res<Reg> {
        let word = self.word_around(of.width(), base);
        let n = word.bits;
        let class = Class::of_bits(n);
        let seen = self.fresh(class);
        put!(
            self,
            "ld.relaxed{scope}{space}.b{n} {seen}, [{}]",
            word.address
        );
        let head = self.label();
        self.place(&head);
        let old = self.fresh(class);
        self.copy(old, seen);
        let part = self.part_of(&word, old);
        let part = self.resize(part, of.class());
        let new = update(self, part)?;
        let new = self.put_in(&word, old, new);
        let p = self.fresh(Class::Pred);
        put!(
            self,
            "atom{order}{space}.cas.b{n} {seen}, [{}], {old}, {new}",
            word.address
        );
        put!(self, "setp.ne.b{n} {p}, {seen}, {old}");
        put!(self, "@{p} bra {head}");
        Ok(part)
    }
    /// `cmpxchg`: `atom.cas` with the stronger of the two orders, and whether what was there is what was expected. A byte is part
    /// of a word, and another part that changes does not count.
    pub fn cmpxchg(&mut self, i: Inst, access: MemAccess, failure: Ordering) -> Res<()> {
        let [ptr, expected, new] = [0, 1, 2].map(|n| self.f.operand(i, n));
        let of = scalar(self.h, self.f.value_type(new))?;
        self.atomic_bits(self.f.value_type(new), access)?;
        let base = self.single(ptr)?;
        let (expected, new) = (self.single(expected)?, self.single(new)?);
        let (scope, space) = (self.scope(access.scope)?, self.atomic_space(ptr)?);
        let order = self.ordered(stronger(access.ordering, failure), scope);
        let (d, p, n) = (self.fresh(of.class()), self.fresh(Class::Pred), of.width());
        if n >= 16 {
            put!(
                self,
                "atom{order}{space}.cas.b{n} {d}, [{base}], {expected}, {new}"
            );
            put!(self, "setp.eq.b{n} {p}, {d}, {expected}");
            return self.define(i, &[d, p]);
        }
        let word = self.word_around(n, base);
        let expected = self.zext_to(expected, n, Class::B32);
        let (seen, q) = (self.fresh(Class::B32), self.fresh(Class::Pred));
        put!(
            self,
            "ld.relaxed{scope}{space}.b32 {seen}, [{}]",
            word.address
        );
        let (head, end) = (self.label(), self.label());
        self.place(&head);
        let old = self.fresh(Class::B32);
        self.copy(old, seen);
        let wanted = self.put_in(&word, old, expected);
        let swapped = self.put_in(&word, old, new);
        put!(
            self,
            "atom{order}{space}.cas.b32 {seen}, [{}], {wanted}, {swapped}",
            word.address
        );
        put!(self, "setp.eq.b32 {p}, {seen}, {wanted}");
        put!(self, "@{p} bra {end}");
        // It failed: for good, if the byte is another one.
        let part = self.part_of(&word, seen);
        put!(self, "setp.eq.b32 {q}, {part}, {expected}");
        put!(self, "@{q} bra {head}");
        self.place(&end);
        let part = self.part_of(&word, seen);
        let part = self.resize(part, of.class());
        self.define(i, &[part, p])
    }

    // ----- a byte in its word ------------------------------------------------------------------------------------------

    /// What is swapped around a value: itself, or the word that a byte is in.
    fn word_around(&mut self, width: u32, base: Reg) -> Word {
        if width >= 16 {
            return Word {
                bits: width,
                address: base,
                byte: None,
            };
        }
        let n = base.bits();
        let (address, low) = (self.fresh(base.class), self.fresh(base.class));
        let mask = self.number_in(base.class, !3);
        put!(self, "and.b{n} {address}, {base}, {mask}");
        put!(self, "and.b{n} {low}, {base}, 3");
        let low = self.resize(low, Class::B32);
        let shift = self.shifted_left(low, 3);
        Word {
            bits: 32,
            address,
            byte: Some(shift),
        }
    }
    /// The value in a word.
    fn part_of(&mut self, word: &Word, whole: Reg) -> Reg {
        let Some(shift) = word.byte else { return whole };
        let (down, d) = (self.fresh(Class::B32), self.fresh(Class::B32));
        put!(self, "shr.u32 {down}, {whole}, {shift}");
        put!(self, "and.b32 {d}, {down}, 255");
        d
    }
    /// The word with another value in it.
    fn put_in(&mut self, word: &Word, whole: Reg, value: Reg) -> Reg {
        let Some(shift) = word.byte else { return value };
        let value = self.zext_to(value, 8, Class::B32);
        let ones = self.number_in(Class::B32, 255);
        let [up, mask, others, rest] = [(); 4].map(|()| self.fresh(Class::B32));
        put!(self, "shl.b32 {up}, {value}, {shift}");
        put!(self, "shl.b32 {mask}, {ones}, {shift}");
        put!(self, "not.b32 {others}, {mask}");
        put!(self, "and.b32 {rest}, {whole}, {others}");
        self.or(rest, up)
    }
}

/// What is swapped as a whole.
struct Word {
    bits: u32,
    address: Reg,
    /// Bits below the byte that is meant, if it is one.
    byte: Option<Reg>,
}

/// Operation and type of `atom`, where PTX has them.
fn direct(op: RmwOp, of: Scalar, sm: u16) -> Option<String> {
    let n = of.width();
    if n < 32 {
        let adds = matches!(op, RmwOp::FAdd | RmwOp::FSub);
        return match of {
            Scalar::Float(FloatKind::Half) if adds => Some("add.noftz.f16".into()),
            Scalar::Float(FloatKind::BFloat) if adds && sm >= 90 => Some("add.noftz.bf16".into()),
            _ => None,
        };
    }
    let float = matches!(of, Scalar::Float(_));
    Some(match op {
        RmwOp::Xchg => format!("exch.b{n}"),
        RmwOp::FAdd | RmwOp::FSub if float => format!("add.f{n}"),
        _ if float => return None,
        RmwOp::Add | RmwOp::Sub => format!("add.u{n}"),
        RmwOp::And => format!("and.b{n}"),
        RmwOp::Or => format!("or.b{n}"),
        RmwOp::Xor => format!("xor.b{n}"),
        RmwOp::Max => format!("max.s{n}"),
        RmwOp::Min => format!("min.s{n}"),
        RmwOp::UMax => format!("max.u{n}"),
        RmwOp::UMin => format!("min.u{n}"),
        RmwOp::UIncWrap if n == 32 => "inc.u32".into(),
        RmwOp::UDecWrap if n == 32 => "dec.u32".into(),
        _ => return None,
    })
}

/// The stronger of two orders; one that acquires and one that releases are both.
fn stronger(success: Ordering, failure: Ordering) -> Ordering {
    use Ordering::{AcqRel, Acquire, Release, SeqCst};
    match (success, failure) {
        (SeqCst, _) | (_, SeqCst) => SeqCst,
        (AcqRel, _) | (Release, Acquire) => AcqRel,
        (Acquire, _) | (_, Acquire) => Acquire,
        (other, _) => other,
    }
}
