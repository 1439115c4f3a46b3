//! `memcpy`, `memmove`, `memset` (machine.md 6.4): up to 128 bytes piece by piece, more in a loop of bytes.

use super::body::{Body, put};
use super::memory::{Place, pieces};
use super::types::{Class, Reg, Res, space};
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

impl Body<'_> {
    /// One of the two pointers of a call.
    fn side(&mut self, i: Inst, n: usize, what: &str) -> Res<Side> {
        let call = self.f.call(i).ok_or("a call")?;
        let v = call.args().nth(n).ok_or("a pointer")?;
        let number = self.space_of(v)?;
        if what == "st" && matches!(number, 4 | 101) {
            return Err(format!("a store to address space {number}"));
        }
        let info = self.f.kind(i).call_info().ok_or("a call")?;
        let align = self
            .h
            .attrs
            .get(info.attrs.param(n))
            .iter()
            .find_map(|a| match a {
                Attr::Align(n) => Some(*n),
                _ => None,
            });
        Ok(Side {
            word: format!("{what}{}", space(number)?),
            base: self.single(v)?,
            space: number,
            align: align.unwrap_or(1),
        })
    }
    /// The length, and its number if it is known; a volatile call has no template.
    fn length(&mut self, i: Inst) -> Res<(Value, Option<u64>)> {
        let args: Vec<Value> = self.f.call(i).ok_or("a call")?.args().collect();
        let [_, _, length, volatile] = args[..] else {
            return Err("a copy without a length".into());
        };
        match self.f.as_bool(volatile) {
            Some(false) => Ok((length, self.f.as_int(length).and_then(|n| n.as_u64()))),
            _ => Err("a volatile copy".into()),
        }
    }
    fn length_in(&mut self, v: Value) -> Res<Reg> {
        let width = self.f.value_type(v).int_width().ok_or("a length")?;
        let r = self.single(v)?;
        Ok(self.zext_to(r, width, Class::B64))
    }

    /// `memcpy` and `memmove`. Without a loop everything is read before anything is written, so that the two are one.
    pub fn copy_memory(&mut self, i: Inst, may_overlap: bool) -> Res<()> {
        let (length, known) = self.length(i)?;
        let (to, from) = (self.side(i, 0, "st")?, self.side(i, 1, "ld")?);
        if let Some(bytes) = known.filter(|n| *n <= STRAIGHT) {
            let align = to.align.min(from.align);
            let (a, b) = (Place::Reg(from.base), Place::Reg(to.base));
            self.copy_bytes((&from.word, &a), (&to.word, &b), bytes, align);
            return Ok(());
        }
        let n = self.length_in(length)?;
        // What lies in two spaces of one kind each does not overlap.
        if !may_overlap || from.space != to.space && from.space != 0 && to.space != 0 {
            self.bytes_upwards(&from, &to, n);
            return Ok(());
        }
        if from.space != to.space {
            return Err("memmove between a generic and another pointer".into());
        }
        let (p, down, done) = (self.fresh(Class::Pred), self.label(), self.label());
        put!(
            self,
            "setp.lt.u{} {p}, {}, {}",
            from.base.bits(),
            from.base,
            to.base
        );
        put!(self, "@{p} bra {down}");
        self.bytes_upwards(&from, &to, n);
        put!(self, "bra.uni {done}");
        self.place(&down);
        self.bytes_downwards(&from, &to, n);
        self.place(&done);
        Ok(())
    }
    /// From the first byte to the last.
    fn bytes_upwards(&mut self, from: &Side, to: &Side, n: Reg) {
        let i = self.number_in(Class::B64, 0);
        let (head, end, p) = (self.label(), self.label(), self.fresh(Class::Pred));
        self.place(&head);
        put!(self, "setp.eq.b64 {p}, {i}, {n}");
        put!(self, "@{p} bra {end}");
        self.one_byte(from, to, i);
        put!(self, "add.s64 {i}, {i}, 1");
        put!(self, "bra.uni {head}");
        self.place(&end);
    }
    /// From the last byte to the first.
    fn bytes_downwards(&mut self, from: &Side, to: &Side, n: Reg) {
        let i = self.fresh(Class::B64);
        self.copy(i, n);
        let (head, end, p) = (self.label(), self.label(), self.fresh(Class::Pred));
        self.place(&head);
        put!(self, "setp.eq.b64 {p}, {i}, 0");
        put!(self, "@{p} bra {end}");
        put!(self, "sub.s64 {i}, {i}, 1");
        self.one_byte(from, to, i);
        put!(self, "bra.uni {head}");
        self.place(&end);
    }
    fn one_byte(&mut self, from: &Side, to: &Side, i: Reg) {
        let (a, b) = (self.byte_at(from, i), self.byte_at(to, i));
        let t = self.fresh(Class::B16);
        put!(self, "{}.u8 {t}, [{a}]", from.word);
        put!(self, "{}.u8 [{b}], {t}", to.word);
    }
    /// The address of a byte by its number.
    fn byte_at(&mut self, side: &Side, i: Reg) -> Reg {
        let offset = self.resize(i, side.base.class);
        let d = self.fresh(side.base.class);
        put!(self, "add.s{} {d}, {}, {offset}", d.bits(), side.base);
        d
    }

    /// `memset`.
    pub fn set_memory(&mut self, i: Inst) -> Res<()> {
        let (length, known) = self.length(i)?;
        let to = self.side(i, 0, "st")?;
        let value = self
            .f
            .call(i)
            .and_then(|c| c.args().nth(1))
            .ok_or("a value")?;
        let byte = self.single(value)?;
        if let Some(bytes) = known.filter(|n| *n <= STRAIGHT) {
            let clean = self.zext_to(byte, 8, Class::B64);
            let ones = self.number_in(Class::B64, 0x0101_0101_0101_0101);
            let all = self.fresh(Class::B64);
            put!(self, "mul.lo.u64 {all}, {clean}, {ones}");
            for (at, size) in pieces(0, bytes, to.align) {
                self.store_piece(&to.word, &Place::Reg(to.base), at, size, all);
            }
            return Ok(());
        }
        let n = self.length_in(length)?;
        let i = self.number_in(Class::B64, 0);
        let (head, end, p) = (self.label(), self.label(), self.fresh(Class::Pred));
        self.place(&head);
        put!(self, "setp.eq.b64 {p}, {i}, {n}");
        put!(self, "@{p} bra {end}");
        let at = self.byte_at(&to, i);
        put!(self, "{}.u8 [{at}], {byte}", to.word);
        put!(self, "add.s64 {i}, {i}, 1");
        put!(self, "bra.uni {head}");
        self.place(&end);
        Ok(())
    }
}
