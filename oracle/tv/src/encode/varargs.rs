//! Variable arguments: `va_start`, `va_arg`, `va_copy`, `va_end`.
//!
//! What an ABI keeps in a `va_list` is its own affair. Here the first eight bytes of
//! one hold a number: which argument is next, and for a list that the function itself
//! started a mark that says so. The arguments are functions of the environment, of the
//! list's mark, the position and the type that is asked for; how many there are is the
//! caller's to say, and asking for more is undefined.

use super::{Encoder, Result};
use crate::memory::Cell;
use crate::pointer::Ptr;
use crate::value::{Scalar, Val};
use tandem_ir::Inst;
use tandem_smt::{Sort, Term, Terms};

/// Bits of the position; the mark is above them.
const POSITION: u32 = 32;
/// Mark of a list that the function started.
const OWN: u64 = 0x7661_6c73;
/// Bytes of a list that are used.
const BYTES: u64 = 8;

impl Encoder<'_, '_> {
    /// A call of one of the intrinsics for lists of arguments: false if it is none of them.
    pub(super) fn argument_list_call(&mut self, i: Inst, name: &str) -> Result<bool> {
        let base = name.strip_prefix("llvm.").unwrap_or("");
        let is = |what: &str| {
            base.strip_prefix(what)
                .is_some_and(|r| r.is_empty() || r.starts_with('.'))
        };
        if is("va_start") {
            let at = self.list_operand(i, 1, true)?;
            let start = self.w.terms.bits(64, OWN << POSITION);
            self.write_list(at, Scalar::defined(start));
        } else if is("va_copy") {
            let (to, from) = (
                self.list_operand(i, 1, true)?,
                self.list_operand(i, 2, false)?,
            );
            let mem = self.state.mem;
            let list = self.w.load(mem, from, Cell::Int(64), 1);
            self.write_list(to, list);
        } else if is("va_end") {
            let at = self.list_operand(i, 1, true)?;
            let nothing = Scalar::poison(&mut self.w.terms, 64);
            self.write_list(at, nothing);
        } else {
            return Ok(false);
        }
        Ok(true)
    }

    /// `va_arg`.
    pub(super) fn next_variable_argument(&mut self, i: Inst) -> Result<Val> {
        let at = self.list_operand(i, 0, true)?;
        let mem = self.state.mem;
        let list = self.w.load(mem, at, Cell::Int(64), 1);
        let list = self.not_poison(list);
        self.ub_if_undef(list);
        let (mark, position) = {
            let t = self.t();
            (
                t.extract(63, POSITION, list),
                t.extract(POSITION - 1, 0, list),
            )
        };
        let key = self.t().bits(1, 0);
        let count = self
            .w
            .environment("fn varargs.count", &[key], Sort::Bits(POSITION));
        let t = self.t();
        let own = t.bits(64 - POSITION, OWN);
        let own = t.eq(mark, own);
        let left = t.ult(position, count);
        let none_left = t.not(left);
        let bad = t.and(own, none_left);
        self.ub_if(bad);
        let t = self.t();
        let one = t.bits(POSITION, 1);
        let next = t.add(position, one);
        let next = t.concat(mark, next);
        self.write_list(at, Scalar::defined(next));
        let ty = self.f().inst_type(i);
        let name = format!("fn varargs {}", self.types().display(ty));
        let may_be_poison = self.w.mode.poison_input;
        let mut leaf = 0;
        self.build(ty, &mut |e, ty, bits| {
            leaf += 1;
            e.variable_argument(
                &format!("{name}.{leaf}"),
                &[mark, position],
                ty.address_space(),
                bits,
                may_be_poison,
            )
        })
    }
    fn variable_argument(
        &mut self,
        name: &str,
        keys: &[Term],
        space: Option<u32>,
        bits: u32,
        may: bool,
    ) -> Scalar {
        let poison = match may {
            true => self
                .w
                .environment(&format!("{name}.poison"), keys, Sort::Bool),
            false => Terms::FALSE,
        };
        let bits = match space {
            Some(space) => {
                let mem = self.state.mem;
                let p = self.w.foreign_pointer(mem, name, keys, space);
                p.pack(&mut self.w.terms)
            }
            None => self.w.environment(name, keys, Sort::Bits(bits)),
        };
        Scalar { bits, poison }
    }

    /// The list that an operand points to.
    fn list_operand(&mut self, i: Inst, n: usize, write: bool) -> Result<Ptr> {
        let f = self.f();
        let space = f
            .value_type(f.operand(i, n))
            .address_space()
            .ok_or("va_list")?;
        let s = self.scalar_operand(i, n)?;
        let bits = self.not_poison(s);
        self.ub_if_undef(bits);
        let bits = self.settled(bits);
        let at = Ptr::unpack(self.t(), bits);
        let mem = self.state.mem;
        let ok = self.w.access_bytes_ok(mem, at, space, BYTES, 1, write);
        self.require(ok);
        self.body_access(at, write);
        self.w
            .assume("a va_list is used only by va_start, va_arg, va_copy and va_end");
        Ok(at)
    }
    fn write_list(&mut self, at: Ptr, s: Scalar) {
        self.state.mem = self.w.store(self.state.mem, at, Cell::Int(64), s, 1);
    }
}
