//! `memcpy`, `memmove`, `memset` (machine.md 6.4): up to 128 bytes piece by piece, more in a loop of the widest units that the
//! alignment allows; of bytes where their number is not known.

use super::body::{Body, put};
use super::memory::{Place, pieces};
use super::types::{Class, Reg, Res};
use tandem_ir::attr::Attr;
use tandem_ir::entity::{Inst, Value};

/// So many bytes are copied without a loop.
const STRAIGHT: u64 = 128;

/// One of the two sides.
struct Side {
    /// `ld.global`, `st`.
    word: String,
    base: Reg,
    space: u32,
    align: u64,
}

/// How much.
struct Length {
    value: Value,
    /// If it is known.
    bytes: Option<u64>,
}

/// What a loop covers: so many bytes in units of one size, and in front of or behind it the rest.
struct Span {
    /// The bytes of the loop, in a register.
    whole: Reg,
    unit: u64,
    /// Offset and size of each piece of the rest.
    rest: Vec<(u64, u64)>,
}

impl Body<'_> {
    /// One of the two pointers of a call.
    fn side(&mut self, i: Inst, n: usize, what: &str) -> Res<Side> {
        let v = self.argument_value(i, n)?;
        let info = self.f.kind(i).call_info().ok_or("a call")?;
        let stated = self.h.attrs.get(info.attrs.param(n)).iter();
        let align = stated.into_iter().find_map(|a| match a {
            Attr::Align(n) => Some(*n),
            _ => None,
        });
        Ok(Side {
            word: self.spelled(what, v, false)?,
            base: self.single(v)?,
            space: self.space_of(v)?,
            align: align.unwrap_or(1),
        })
    }
    /// A volatile call has no template: how many accesses it is nobody says.
    fn length(&mut self, i: Inst) -> Res<Length> {
        let (value, volatile) = (self.argument_value(i, 2)?, self.argument_value(i, 3)?);
        match self.f.as_bool(volatile) {
            Some(false) => Ok(Length {
                value,
                bytes: self.f.as_int(value).and_then(|n| n.as_u64()),
            }),
            _ => Err("a volatile copy".into()),
        }
    }
    /// The loop over a length at an alignment.
    fn span(&mut self, length: &Length, align: u64) -> Res<Span> {
        let Some(bytes) = length.bytes else {
            let width = self.f.value_type(length.value).int_width();
            let r = self.single(length.value)?;
            let whole = self.zext_to(r, width.ok_or("a length")?, Class::B64);
            let rest = Vec::new();
            return Ok(Span {
                whole,
                unit: 1,
                rest,
            });
        };
        let unit = align.min(8);
        let whole = bytes - bytes % unit;
        Ok(Span {
            whole: self.number_in(Class::B64, whole),
            unit,
            rest: pieces(whole, bytes - whole, align),
        })
    }

    /// `memcpy` and `memmove`. Without a loop everything is read before anything is written, so that the two are one.
    pub fn copy_memory(&mut self, i: Inst, may_overlap: bool) -> Res<()> {
        let length = self.length(i)?;
        let mut to = self.side(i, 0, "st")?;
        let mut from = self.side(i, 1, "ld")?;
        let align = to.align.min(from.align);
        if let Some(bytes) = length.bytes.filter(|n| *n <= STRAIGHT) {
            let (a, b) = (Place::Reg(from.base), Place::Reg(to.base));
            self.copy_bytes((&from.word, &a), (&to.word, &b), bytes, align);
            return Ok(());
        }
        let span = self.span(&length, align)?;
        // What lies in two spaces of one kind each does not overlap.
        if !may_overlap || from.space != to.space && from.space != 0 && to.space != 0 {
            self.upwards(&from, &to, &span);
            return Ok(());
        }
        // Only addresses of one space can be compared.
        if from.space != to.space {
            for (side, what) in [(&mut to, "st"), (&mut from, "ld")] {
                if side.space != 0 {
                    side.base = self.generic(side.base, side.space)?;
                }
                side.word = what.to_owned();
            }
        }
        let (down, done) = (self.label(), self.label());
        let p = self.setp("lt", 'u', from.base, to.base);
        put!(self, "@{p} bra {down}");
        self.upwards(&from, &to, &span);
        put!(self, "bra.uni {done}");
        self.place(&down);
        self.downwards(&from, &to, &span);
        self.place(&done);
        Ok(())
    }
    /// From the first unit to the last, and the rest.
    fn upwards(&mut self, from: &Side, to: &Side, span: &Span) {
        self.count_up(span, |s, i| s.one_unit(from, to, i, span.unit));
        self.copy_rest(from, to, span);
    }
    /// The rest, and from the last unit to the first.
    fn downwards(&mut self, from: &Side, to: &Side, span: &Span) {
        self.copy_rest(from, to, span);
        let i = self.fresh(Class::B64);
        self.copy(i, span.whole);
        let (head, end, p) = (self.label(), self.label(), self.fresh(Class::Pred));
        self.place(&head);
        put!(self, "setp.eq.b64 {p}, {i}, 0");
        put!(self, "@{p} bra {end}");
        put!(self, "sub.s64 {i}, {i}, {}", span.unit);
        self.one_unit(from, to, i, span.unit);
        put!(self, "bra.uni {head}");
        self.place(&end);
    }
    /// A loop over the offsets of units.
    fn count_up(&mut self, span: &Span, each: impl FnOnce(&mut Self, Reg)) {
        let i = self.number_in(Class::B64, 0);
        let (head, end, p) = (self.label(), self.label(), self.fresh(Class::Pred));
        self.place(&head);
        put!(self, "setp.eq.b64 {p}, {i}, {}", span.whole);
        put!(self, "@{p} bra {end}");
        each(self, i);
        put!(self, "add.s64 {i}, {i}, {}", span.unit);
        put!(self, "bra.uni {head}");
        self.place(&end);
    }
    fn one_unit(&mut self, from: &Side, to: &Side, i: Reg, unit: u64) {
        let (a, b) = (self.address_at(from, i), self.address_at(to, i));
        let t = self.load_piece(&from.word, &Place::Reg(a), 0, unit);
        self.store_piece(&to.word, &Place::Reg(b), 0, unit, t);
    }
    fn copy_rest(&mut self, from: &Side, to: &Side, span: &Span) {
        let (a, b) = (Place::Reg(from.base), Place::Reg(to.base));
        let mut read = Vec::new();
        for (at, size) in &span.rest {
            read.push(self.load_piece(&from.word, &a, *at, *size));
        }
        for ((at, size), r) in span.rest.iter().zip(read) {
            self.store_piece(&to.word, &b, *at, *size, r);
        }
    }
    /// The address at an offset.
    fn address_at(&mut self, side: &Side, i: Reg) -> Reg {
        let offset = self.resize(i, side.base.class);
        let d = self.fresh(side.base.class);
        put!(self, "add.s{} {d}, {}, {offset}", d.bits(), side.base);
        d
    }

    /// `memset`.
    pub fn set_memory(&mut self, i: Inst) -> Res<()> {
        let length = self.length(i)?;
        let to = self.side(i, 0, "st")?;
        let value = self.argument_value(i, 1)?;
        let byte = self.single(value)?;
        let clean = self.zext_to(byte, 8, Class::B64);
        let ones = self.number_in(Class::B64, 0x0101_0101_0101_0101);
        let all = self.fresh(Class::B64);
        put!(self, "mul.lo.u64 {all}, {clean}, {ones}");
        let straight = length.bytes.filter(|n| *n <= STRAIGHT);
        let mut rest = pieces(0, straight.unwrap_or(0), to.align);
        if straight.is_none() {
            let span = self.span(&length, to.align)?;
            self.count_up(&span, |s, i| {
                let at = s.address_at(&to, i);
                s.store_piece(&to.word, &Place::Reg(at), 0, span.unit, all);
            });
            rest = span.rest;
        }
        for (at, size) in rest {
            self.store_piece(&to.word, &Place::Reg(to.base), at, size, all);
        }
        Ok(())
    }
}
