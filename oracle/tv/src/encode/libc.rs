//! Functions of the C library whose results follow from their arguments and from memory.
//!
//! `memcmp` and its kin compare byte after byte: exactly where the length, or the size
//! of an object, bounds the comparison; beyond the first few bytes of a length that
//! nothing bounds the answer is an uninterpreted one. What C leaves open (which
//! negative number says "less") is a choice. Functions of numbers are terms. A
//! character written by `fputc` and one written by `fwrite` are the same event.

use super::{Encoder, EventArg, Result};
use crate::context::ChoiceKind;
use crate::memory::Havoc;
use crate::pointer::Ptr;
use crate::value::{Scalar, Val};
use tandem_ir::attr::AttrKind;
use tandem_ir::{Global, Inst, Type};
use tandem_smt::{Sort, Term, Terms};

/// Objects and lengths up to this many bytes are searched whole.
const WHOLE: u64 = 128;
/// Bytes that are looked at where nothing bounds a search.
const FIRST: u64 = 8;

/// Result of a call that is modelled: `None` if it is none of them, otherwise its value if it has one.
type Known = Result<Option<Option<Val>>>;

/// A range of bytes that a function reads.
#[derive(Clone, Copy)]
struct Range {
    at: Ptr,
    space: u32,
}

impl Encoder<'_, '_> {
    /// A call of a library function that the module only declares, if it has a meaning here.
    ///
    /// # Errors
    /// Names what is not modelled.
    pub(super) fn library_call(&mut self, i: Inst, callee: Option<Global>, name: &str) -> Known {
        let (cx, f) = (self.cx(), self.f());
        let declared = callee.is_some_and(|g| super::library::is_declared(cx, g));
        if !declared
            || f.kind(i)
                .call_info()
                .is_some_and(|c| cx.attrs.has(c.attrs.func, AttrKind::NoBuiltin))
        {
            return Ok(None);
        }
        let n = f.call(i).map_or(0, |c| c.num_args());
        let types: Vec<Type> = (1..=n).map(|k| f.value_type(f.operand(i, k))).collect();
        let (ints, ptrs) = (|k: usize| types[k].is_int(), |k: usize| types[k].is_ptr());
        let ret = f.inst_type(i);
        let value = match (name, n) {
            ("memcmp" | "bcmp", 3) if ptrs(0) && ptrs(1) && ints(2) && ret.is_int() => {
                self.compare_bytes(i, name == "memcmp")?
            }
            ("strlen", 1) if ptrs(0) && ret.is_int() => self.string_length(i)?,
            (
                "ffs" | "ffsl" | "ffsll" | "abs" | "labs" | "llabs" | "isdigit" | "isascii"
                | "toascii",
                1,
            ) if ints(0) && ret.is_int() => {
                let s = self.scalar_operand(i, 1)?;
                self.number_function(name, s, ret.int_width().unwrap_or(32))
                    .into()
            }
            ("fputc" | "putc", 2) if ints(0) && ptrs(1) && ret.is_int() => self.put_character(i)?,
            ("fwrite", 4) if ptrs(0) && ints(1) && ints(2) && ptrs(3) && ret.is_int() => {
                return Ok(self.write_items(i)?.map(Some));
            }
            _ => return Ok(None),
        };
        Ok(Some(Some(value)))
    }

    /// `ffs`, `abs`, `isdigit` and their kin.
    fn number_function(&mut self, name: &str, s: Scalar, ret: u32) -> Scalar {
        let t = self.t();
        let w = t.width(s.bits);
        let zero = t.bits(w, 0);
        let mut poison = s.poison;
        let bits = match name {
            "abs" | "labs" | "llabs" => {
                let negative = t.is_negative(s.bits);
                let opposite = t.neg(s.bits);
                // The negation does not fit: it is poison, as LLVM's own expansion has it.
                let still = t.is_negative(opposite);
                let overflow = t.and(negative, still);
                poison = t.or(poison, overflow);
                t.ite(negative, opposite, s.bits)
            }
            "isdigit" => {
                let (low, ten) = (t.bits(w, 48), t.bits(w, 10));
                let from = t.sub(s.bits, low);
                let c = t.ult(from, ten);
                t.bool_to_bit(c)
            }
            "isascii" => {
                let end = t.bits(w, 128);
                let c = t.ult(s.bits, end);
                t.bool_to_bit(c)
            }
            "toascii" => {
                let mask = t.bits(w, 127);
                t.bvand(s.bits, mask)
            }
            _ => {
                let mut r = zero;
                for k in (0..w).rev() {
                    let bit = t.extract(k, k, s.bits);
                    let set = t.bit_to_bool(bit);
                    let place = t.bits(w, u64::from(k) + 1);
                    r = t.ite(set, place, r);
                }
                r
            }
        };
        Scalar {
            bits: t.resize(bits, ret),
            poison,
        }
    }

    /// A pointer argument that is followed only where `used`; elsewhere it may be anything.
    fn range_argument(&mut self, i: Inst, n: usize, used: Term) -> Result<Range> {
        let s = self.scalar_operand(i, n + 1)?;
        let space = self.arg_space(i, n)?;
        let bad = self.w.terms.and(used, s.poison);
        self.ub_if(bad);
        if let Some(other) = self.under_other_undef(s.bits) {
            let differ = self.w.terms.ne(s.bits, other);
            let bad = self.w.terms.and(used, differ);
            self.ub_if(bad);
        }
        let bits = self.settled(s.bits);
        Ok(Range {
            at: Ptr::unpack(self.t(), bits),
            space,
        })
    }
    fn arg_space(&self, i: Inst, n: usize) -> Result<u32> {
        let f = self.f();
        f.value_type(f.operand(i, n + 1))
            .address_space()
            .ok_or_else(|| "pointer".into())
    }
    /// Bytes from a place to the end of its object, if both are numbers and few.
    fn known_rest(&mut self, at: Ptr) -> Option<u64> {
        let offset = self.w.terms.as_u64(at.offset)?;
        let size = self.w.block_data(at.block)?.size?;
        let rest = self.w.terms.as_u64(size)?.saturating_sub(offset);
        (rest <= WHOLE).then_some(rest)
    }
    /// What a function of the library answers that is not worked out.
    fn left_open(&mut self, name: &str, places: &[Ptr], more: &[Term], width: u32) -> Term {
        let mem = self.state.mem;
        let blocks: Vec<Term> = places.iter().map(|p| p.block).collect();
        let mut keys = vec![self.w.memory_key(name, mem, Some(blocks))];
        for p in places {
            keys.extend([p.block, p.offset]);
        }
        keys.extend(more);
        self.w
            .uninterpreted(&format!("fn library.{name}"), &keys, Sort::Bits(width))
    }

    /// `memcmp`, `bcmp`.
    fn compare_bytes(&mut self, i: Inst, ordered: bool) -> Result<Val> {
        let len = self.scalar_operand(i, 3)?;
        let len = self.not_poison(len);
        self.ub_if_undef(len);
        let len = self.settled(len);
        let len = self.t().resize(len, 64);
        let none = self.t().bits(64, 0);
        let used = self.t().ne(len, none);
        let (p, q) = (
            self.range_argument(i, 0, used)?,
            self.range_argument(i, 1, used)?,
        );
        for r in [p, q] {
            let mem = self.state.mem;
            let ok = self.w.access_ok(mem, r.at, r.space, len, 1, false);
            self.require(ok);
            self.body_access_if(used, r.at, false);
        }
        let exact = match self.w.terms.as_u64(len) {
            Some(n) if n <= WHOLE => Some(n),
            _ => self
                .known_rest(p.at)
                .into_iter()
                .chain(self.known_rest(q.at))
                .min(),
        };
        let (less, more, poison) = self.first_difference(p, q, len, exact);
        let width = self.f().inst_type(i).int_width().ok_or("memcmp")?;
        let bits = if ordered {
            self.sign_of_comparison(less, more, width)
        } else {
            let t = self.t();
            let differ = t.or(less, more);
            let any = self.choose_about(ChoiceKind::Other("bcmp"), width, &[differ]);
            let t = self.t();
            let (zero, one) = (t.bits(width, 0), t.bits(width, 1));
            let is_zero = t.eq(any, zero);
            let any = t.ite(is_zero, one, any);
            t.ite(differ, any, zero)
        };
        Ok(Scalar { bits, poison }.into())
    }
    /// Booleans: at the first difference the first range is less; it is more; a byte up to there is poison.
    fn first_difference(
        &mut self,
        p: Range,
        q: Range,
        len: Term,
        exact: Option<u64>,
    ) -> (Term, Term, Term) {
        let n = exact.unwrap_or(FIRST);
        let mem = self.state.mem;
        let (a, b) = (
            self.w.read_bytes(mem, p.at, n),
            self.w.read_bytes(mem, q.at, n),
        );
        let t = self.t();
        let (mut equal, mut less, mut more, mut poison) =
            (Terms::TRUE, Terms::FALSE, Terms::FALSE, Terms::FALSE);
        for (k, (x, y)) in a.into_iter().zip(b).enumerate() {
            let place = t.bits(64, k as u64);
            let inside = t.ult(place, len);
            let here = t.and(equal, inside);
            let unknown = t.or(x.poison, y.poison);
            let bad = t.and(here, unknown);
            poison = t.or(poison, bad);
            let (below, above) = (t.ult(x.value, y.value), t.ult(y.value, x.value));
            let (below, above) = (t.and(here, below), t.and(here, above));
            less = t.or(less, below);
            more = t.or(more, above);
            let same = t.eq(x.value, y.value);
            let over = t.not(inside);
            let on = t.or(over, same);
            equal = t.and(equal, on);
        }
        if exact.is_none() {
            let answer = self.left_open("memcmp", &[p.at, q.at], &[len], 3);
            let t = self.t();
            let end = t.bits(64, n);
            let beyond = t.ult(end, len);
            let beyond = t.and(beyond, equal);
            let unknown = t.extract(2, 2, answer);
            let unknown = t.bit_to_bool(unknown);
            let unknown = t.and(beyond, unknown);
            poison = t.or(poison, unknown);
            let (x, y) = (p.at.pack(t), q.at.pack(t));
            let apart = t.ne(x, y);
            let beyond = t.and(beyond, apart);
            let (high, low) = (t.extract(1, 1, answer), t.extract(0, 0, answer));
            let (high, low) = (t.bit_to_bool(high), t.bit_to_bool(low));
            let not_high = t.not(high);
            let (is_less, is_more) = (t.all([beyond, not_high, low]), t.all([beyond, high]));
            less = t.or(less, is_less);
            more = t.or(more, is_more);
        }
        (less, more, poison)
    }
    /// Any negative number, any positive one, or zero.
    fn sign_of_comparison(&mut self, less: Term, more: Term, width: u32) -> Term {
        let size = self.choose_about(ChoiceKind::Other("memcmp"), width - 1, &[less, more]);
        let t = self.t();
        let (minus, plus) = (t.bits(1, 1), t.bits(1, 0));
        let negative = t.concat(minus, size);
        let (zero, one) = (t.bits(width, 0), t.bits(width, 1));
        let magnitude = t.concat(plus, size);
        let none = t.eq(magnitude, zero);
        let positive = t.ite(none, one, magnitude);
        let up = t.ite(more, positive, zero);
        t.ite(less, negative, up)
    }

    /// `strlen`.
    fn string_length(&mut self, i: Inst) -> Result<Val> {
        let r = self.range_argument(i, 0, Terms::TRUE)?;
        let rest = self.known_rest(r.at);
        let n = rest.unwrap_or(FIRST);
        let width = self.f().inst_type(i).int_width().ok_or("strlen")?;
        let mem = self.state.mem;
        let (mut going, mut poison) = (Terms::TRUE, Terms::FALSE);
        let mut ends = Vec::new();
        for k in 0..n {
            let at = self.some_bytes_on(r.at, k);
            let ok = self.w.access_bytes_ok(mem, at, r.space, 1, 1, false);
            let bad = self.w.terms.not(ok);
            let bad = self.w.terms.and(going, bad);
            self.ub_if(bad);
            self.body_access_if(going, at, false);
            let b = self.w.read_byte(mem, at);
            let t = self.t();
            let unknown = t.and(going, b.poison);
            poison = t.or(poison, unknown);
            let nothing = t.bits(8, 0);
            let end = t.eq(b.value, nothing);
            ends.push(end);
            let on = t.not(end);
            going = t.and(going, on);
        }
        let mut length = match rest {
            // The object ends without a terminator.
            Some(_) => {
                let defined = self.w.terms.not(poison);
                let bad = self.w.terms.and(going, defined);
                self.ub_if(bad);
                self.t().bits(width, 0)
            }
            None => {
                let more = self.left_open("strlen", &[r.at], &[], 32.min(width - 1));
                let t = self.t();
                let (more, start) = (t.resize(more, width), t.bits(width, n));
                t.add(more, start)
            }
        };
        for (k, end) in ends.into_iter().enumerate().rev() {
            let t = self.t();
            let here = t.bits(width, k as u64);
            length = t.ite(end, here, length);
        }
        Ok(Scalar {
            bits: length,
            poison,
        }
        .into())
    }
    fn some_bytes_on(&mut self, at: Ptr, by: u64) -> Ptr {
        let t = self.t();
        let w = t.width(at.offset);
        let k = t.bits(w, by);
        Ptr {
            block: at.block,
            offset: t.add(at.offset, k),
        }
    }

    /// `fputc`.
    fn put_character(&mut self, i: Inst) -> Result<Val> {
        let c = self.scalar_operand(i, 1)?;
        let (fails, byte) = self.character_event(i, c, 2)?;
        let width = self.f().inst_type(i).int_width().ok_or("fputc")?;
        let t = self.t();
        let written = t.resize(byte, width);
        let one = t.bits(width, 1);
        let end = t.neg(one);
        Ok(Scalar::defined(t.ite(fails, end, written)).into())
    }
    /// `fwrite` of nothing or of one byte; `None` for more, which is a call like any other.
    fn write_items(&mut self, i: Inst) -> Result<Option<Val>> {
        let (size, count) = (self.scalar_operand(i, 2)?, self.scalar_operand(i, 3)?);
        let t = self.t();
        let (Some(size), Some(count)) = (t.as_u64(size.bits), t.as_u64(count.bits)) else {
            return Ok(None);
        };
        let width = self.f().inst_type(i).int_width().ok_or("fwrite")?;
        match size.checked_mul(count) {
            Some(0) => Ok(Some(Scalar::defined(self.t().bits(width, 0)).into())),
            Some(1) => {
                let r = self.range_argument(i, 0, Terms::TRUE)?;
                let mem = self.state.mem;
                let ok = self.w.access_bytes_ok(mem, r.at, r.space, 1, 1, false);
                self.require(ok);
                self.body_access_if(Terms::TRUE, r.at, false);
                let b = self.w.read_byte(mem, r.at);
                let c = Scalar {
                    bits: b.value,
                    poison: b.poison,
                };
                let (fails, _) = self.character_event(i, c, 4)?;
                let t = self.t();
                let done = t.not(fails);
                let done = t.bool_to_bit(done);
                Ok(Some(Scalar::defined(t.resize(done, width)).into()))
            }
            _ => Ok(None),
        }
    }
    /// One character goes to the stream in operand `stream`: whether that fails, and the character.
    fn character_event(&mut self, i: Inst, c: Scalar, stream: usize) -> Result<(Term, Term)> {
        let byte = self.t().resize(c.bits, 8);
        let file = self.operand(i, stream)?;
        let spaces = self.pointer_spaces(self.f().value_type(self.f().operand(i, stream)));
        let value = Scalar {
            bits: byte,
            poison: c.poison,
        };
        let args = vec![
            EventArg {
                value: value.into(),
                spaces: vec![None],
            },
            EventArg {
                value: file,
                spaces,
            },
        ];
        let index = self.event("character to a stream".into(), args, true, false, i);
        self.state.mem = self
            .w
            .havoc_with(self.state.mem, index, &Havoc::Reachable, false);
        let returns = self.w.environment("returns", &[index], Sort::Bool);
        if let Some(e) = self.events.last_mut() {
            e.may_stop = true;
        }
        self.continue_if(returns);
        let fails = self.w.environment("stream.fails", &[index], Sort::Bool);
        Ok((fails, byte))
    }
}
