//! `load`, `store`, `getelementptr`, `alloca` (machine.md 6.3, 6.4): every scalar on its own, at an address in a register.

use super::body::{Body, put};
use super::types::{Class, Leaf, Reg, Res, Scalar, lanes, leaves, scalar, space};
use tandem_ir::constant::{ConstantData, ConstantPool};
use tandem_ir::entity::{Constant, Inst, Value};
use tandem_ir::function::ValueDef;
use tandem_ir::inst::{Align, MemAccess, Ordering};
use tandem_ir::types::Type;

/// Where memory begins.
pub(super) enum Place {
    /// At the address in a register.
    Reg(Reg),
    /// At a parameter or slot.
    Symbol(String),
}

/// How many bytes may be accessed at once at an offset from something aligned, when so many are left.
fn piece(offset: u64, align: u64, left: u64) -> u64 {
    let aligned = match offset {
        0 => align,
        o => align.min(1 << o.trailing_zeros()),
    };
    let fits = |p: &u64| *p <= aligned && *p <= left;
    [8, 4, 2, 1].into_iter().find(fits).unwrap_or(1)
}

/// Offset and size of each piece of an access.
pub(super) fn pieces(offset: u64, bytes: u64, align: u64) -> Vec<(u64, u64)> {
    let mut out = Vec::new();
    let mut done = 0;
    while done < bytes {
        let size = piece(offset + done, align, bytes - done);
        out.push((offset + done, size));
        done += size;
    }
    out
}

impl Body<'_> {
    /// An operand in brackets: parameters by name and offset, everything else in a register.
    pub fn at(&mut self, place: &Place, offset: u64) -> String {
        match place {
            Place::Symbol(name) if offset == 0 => format!("[{name}]"),
            Place::Symbol(name) => format!("[{name}+{offset}]"),
            Place::Reg(r) if offset == 0 => format!("[{r}]"),
            Place::Reg(r) => {
                let d = self.fresh(r.class);
                put!(self, "add.s{} {d}, {r}, {offset}", r.bits());
                format!("[{d}]")
            }
        }
    }
    /// Reads so many bytes, at most 8 and a power of two.
    pub fn load_piece(&mut self, ld: &str, place: &Place, offset: u64, size: u64) -> Reg {
        let at = self.at(place, offset);
        let d = self.fresh(Class::of_bits(size as u32 * 8));
        let kind = if size == 1 { 'u' } else { 'b' };
        put!(self, "{ld}.{kind}{} {d}, {at}", size * 8);
        d
    }
    /// Writes the low bytes of a register.
    pub fn store_piece(&mut self, st: &str, place: &Place, offset: u64, size: u64, value: Reg) {
        let at = self.at(place, offset);
        let value = self.resize(value, Class::of_bits(size as u32 * 8));
        let kind = if size == 1 { 'u' } else { 'b' };
        put!(self, "{st}.{kind}{} {at}, {value}", size * 8);
    }
    /// Copies bytes piece by piece.
    pub fn copy_bytes(
        &mut self,
        (ld, from): (&str, &Place),
        (st, to): (&str, &Place),
        bytes: u64,
        align: u64,
    ) {
        let all = pieces(0, bytes, align);
        let read: Vec<Reg> = all
            .iter()
            .map(|p| self.load_piece(ld, from, p.0, p.1))
            .collect();
        for (p, r) in all.iter().zip(read) {
            self.store_piece(st, to, p.0, p.1, r);
        }
    }

    /// Scalars from memory. Those of less than a byte, or of parts of bytes, lie in bytes of their own.
    pub fn load_leaves(
        &mut self,
        ld: &str,
        place: &Place,
        all: &[Leaf],
        align: u64,
    ) -> Res<Vec<Reg>> {
        let mut out = Vec::new();
        for leaf in all {
            let offset = byte_of(leaf)?;
            let mut whole: Option<Reg> = None;
            for (at, size) in pieces(offset, leaf.scalar.bytes(), align) {
                let part = self.load_piece(ld, place, at, size);
                let class = match leaf.scalar.class() {
                    Class::Pred => Class::B16,
                    class => class,
                };
                let part = self.resize(part, class);
                let part = self.shifted_left(part, (at - offset) as u32 * 8);
                whole = Some(match whole {
                    None => part,
                    Some(low) => self.or(low, part),
                });
            }
            let whole = whole.ok_or("a scalar without bytes")?;
            out.push(match leaf.scalar.class() {
                Class::Pred => self.bit_to_pred(whole),
                _ => whole,
            });
        }
        Ok(out)
    }
    /// Scalars into memory; bits above the width are zero there.
    pub fn store_leaves(
        &mut self,
        st: &str,
        place: &Place,
        all: &[Leaf],
        align: u64,
        values: &[Reg],
    ) -> Res<()> {
        for (leaf, &value) in all.iter().zip(values) {
            let offset = byte_of(leaf)?;
            let width = leaf.scalar.width();
            let value = self.zext_to(value, width, Class::of_bits(width));
            for (at, size) in pieces(offset, leaf.scalar.bytes(), align) {
                let part = self.shifted_right(value, (at - offset) as u32 * 8);
                self.store_piece(st, place, at, size, part);
            }
        }
        Ok(())
    }

    /// `load`: `ld[.volatile][.space][.nc].type`, in pieces where it is less aligned than its type.
    pub fn load(&mut self, i: Inst, access: MemAccess) -> Res<()> {
        let ptr = self.f.operand(i, 0);
        let base = self.operand(ptr)?[0];
        if access.ordering != Ordering::NotAtomic {
            return self.load_atomic(i, access, ptr, base);
        }
        let ty = self.f.inst_type(i);
        let packed = self.packed(ty);
        let all = leaves(self.h, packed.unwrap_or(ty))?;
        let mut ld = self.spelled("ld", ptr, access.volatile)?;
        // Only what the program itself calls unchanging goes through the cache that sees no writes, and only global memory can.
        if self.is_unchanging(i) && self.space_of(ptr)? == 1 && !access.volatile {
            ld.push_str(".nc");
        }
        let mut made = self.load_leaves(&ld, &Place::Reg(base), &all, access.align.bytes())?;
        if let Some(whole) = packed {
            made = self.bitcast(whole, ty, &made)?;
        }
        self.define(i, &made)
    }
    /// Lanes of parts of bytes lie side by side in memory, without gaps: as an integer of all their bits.
    fn packed(&self, ty: Type) -> Option<Type> {
        let (lane, n, scalable) = self.h.types.as_vector(ty)?;
        let bits = lane.int_width().filter(|w| w % 8 != 0)?.checked_mul(n)?;
        (bits <= 128 && !scalable).then(|| Type::int(bits))
    }
    /// Whether a load says `!invariant.load`.
    fn is_unchanging(&self, i: Inst) -> bool {
        let kind = self.h.strings.lookup("invariant.load");
        let mut attached = self.f.attachments(i).iter();
        kind.is_some_and(|kind| attached.any(|(k, _)| *k == kind))
    }
    /// `store`.
    pub fn store(&mut self, i: Inst, access: MemAccess) -> Res<()> {
        let (value, ptr) = (self.f.operand(i, 0), self.f.operand(i, 1));
        let mut values = self.operand(value)?;
        let base = self.operand(ptr)?[0];
        if access.ordering != Ordering::NotAtomic {
            return self.store_atomic(access, ptr, base, value, &values);
        }
        let ty = self.f.value_type(value);
        let packed = self.packed(ty);
        if let Some(whole) = packed {
            values = self.bitcast(ty, whole, &values)?;
        }
        let all = leaves(self.h, packed.unwrap_or(ty))?;
        let st = self.spelled("st", ptr, access.volatile)?;
        self.store_leaves(&st, &Place::Reg(base), &all, access.align.bytes(), &values)
    }
    /// The address space of a pointer.
    pub fn space_of(&self, ptr: Value) -> Res<u32> {
        let ty = self.f.value_type(ptr);
        ty.address_space()
            .ok_or_else(|| "a vector of pointers here".into())
    }
    /// `ld` or `st` with the space of a pointer. What lies in the stack or in constant memory nobody else sees, and PTX has no
    /// volatile access to it.
    pub fn spelled(&self, what: &str, ptr: Value, volatile: bool) -> Res<String> {
        let n = self.space_of(ptr)?;
        if what == "st" && matches!(n, 4 | 101) {
            return Err(format!("a store to address space {n}"));
        }
        let volatile = match volatile && !matches!(n, 4 | 5 | 101) {
            true => ".volatile",
            false => "",
        };
        Ok(format!("{what}{volatile}{}", space(n)?))
    }

    /// `getelementptr`: the base, plus each index times the size of what it counts, plus the offsets of fields. All in the width
    /// of an address; nothing is folded.
    pub fn gep(&mut self, i: Inst, elem: Type) -> Res<()> {
        let operands: Vec<Value> = (0..self.f.num_operands(i))
            .map(|n| self.f.operand(i, n))
            .collect();
        let mut parts = Vec::new();
        for &v in &operands {
            parts.push(Part {
                ty: self.f.value_type(v),
                number: self.number_of(v),
                regs: self.operand(v)?,
            });
        }
        let made = self.gep_of(self.f.inst_type(i), elem, &parts)?;
        self.define(i, &made)
    }
    /// The number that a constant index is, or of which all lanes are.
    fn number_of(&self, v: Value) -> Option<u64> {
        let ValueDef::Const(c) = self.f.value_def(v) else {
            return None;
        };
        number_of(self.f.constants(), c)
    }
    /// The address of each lane; `parts` are base and indices, each with its type, its number if it is a constant, and its
    /// registers.
    pub fn gep_of(&mut self, result: Type, elem: Type, parts: &[Part]) -> Res<Vec<Reg>> {
        let (ptr, n) = lanes(self.h, result);
        let class = scalar(self.h, ptr)?.class();
        let (base, indices) = parts.split_first().ok_or("an address without a base")?;
        let mut out = Vec::new();
        for lane in 0..n {
            let mut address = base.lane(lane)?;
            let mut ty = elem;
            for (number, index) in indices.iter().enumerate() {
                match self.step(&mut ty, number == 0, index.number)? {
                    Step::Field(offset) => address = self.plus(address, offset),
                    Step::Elements(size) => {
                        let width = lanes(self.h, index.ty).0.int_width().ok_or("an index")?;
                        let counted = self.resize_signed(index.lane(lane)?, width, class);
                        let bytes = self.times(counted, size);
                        address = self.sum(address, bytes);
                    }
                }
            }
            out.push(address);
        }
        Ok(out)
    }
    /// What an index steps over; `ty` becomes what it leads into.
    fn step(&self, ty: &mut Type, first: bool, number: Option<u64>) -> Res<Step> {
        let (types, layout) = (&self.h.types, &self.h.layout);
        if !first && let Some((fields, _)) = types.struct_fields(*ty) {
            let number = number.ok_or("a field without a number")? as usize;
            let of = layout
                .struct_layout(types, *ty)
                .ok_or("a struct without a size")?;
            let offset = of.offsets.get(number).ok_or("a field that is not there")?;
            *ty = *fields.get(number).ok_or("a field that is not there")?;
            return Ok(Step::Field(*offset));
        }
        if !first {
            // Lanes of a vector lie closer than elements of an array: each takes its own bytes and no padding.
            if let Some((lane, ..)) = types.as_vector(*ty) {
                *ty = lane;
                let size = layout.store_size(types, lane);
                return Ok(Step::Elements(size.ok_or("an element without a size")?));
            }
            *ty = types.as_array(*ty).ok_or("an index into a scalar")?.0;
        }
        let size = layout
            .alloc_size(types, *ty)
            .ok_or("an element without a size")?;
        Ok(Step::Elements(size))
    }
    /// An address some bytes on.
    fn plus(&mut self, address: Reg, bytes: u64) -> Reg {
        let offset = self.number_in(address.class, bytes);
        self.sum(address, offset)
    }
    fn sum(&mut self, a: Reg, b: Reg) -> Reg {
        let d = self.fresh(a.class);
        put!(self, "add.s{} {d}, {a}, {b}", a.bits());
        d
    }
    fn times(&mut self, a: Reg, size: u64) -> Reg {
        let size = self.number_in(a.class, size);
        let d = self.fresh(a.class);
        put!(self, "mul.lo.s{} {d}, {a}, {size}", a.bits());
        d
    }

    /// `alloca`: a variable of the frame each, if it is in the entry block and of a known size; else `alloca`. A pointer that is
    /// not to local memory is made generic.
    pub fn alloca(&mut self, i: Inst, ty: Type, align: Align) -> Res<()> {
        let v = self.f.result(i).ok_or("an alloca without a result")?;
        let pointer = scalar(self.h, self.f.value_type(v))?;
        let Scalar::Ptr(to @ (0 | 5), bits) = pointer else {
            return Err("an alloca in another address space".into());
        };
        let size = self
            .h
            .layout
            .alloc_size(&self.h.types, ty)
            .ok_or("an alloca without a size")?;
        let count = self.f.operand(i, 0);
        let known = self.f.as_int(count).and_then(|n| n.as_u64());
        let local = match known.and_then(|n| n.checked_mul(size)) {
            Some(bytes) if self.f.inst_block(i) == self.f.entry() && bytes <= MOST_LOCAL => {
                let name = self.local(bytes, align.bytes());
                let d = self.fresh(Class::of_bits(bits));
                put!(self, "mov.b{bits} {d}, {name}");
                d
            }
            _ => self.dynamic_alloca(count, size, align, bits)?,
        };
        let made = match to {
            0 => self.generic(local, 5)?,
            _ => local,
        };
        self.define(i, &[made])
    }
    /// Memory whose size is known at run time.
    fn dynamic_alloca(&mut self, count: Value, size: u64, align: Align, bits: u32) -> Res<Reg> {
        let width = self
            .f
            .value_type(count)
            .int_width()
            .ok_or("a number of elements")?;
        let count = self.operand(count)?[0];
        let count = self.zext_to(count, width, Class::B64);
        let bytes = self.times(count, size);
        let d = self.fresh(Class::B64);
        put!(self, "alloca.u64 {d}, {bytes}, {}", align.bytes());
        Ok(self.resize(d, Class::of_bits(bits)))
    }
}

/// A base or index of an address.
pub(super) struct Part {
    /// Its type.
    pub ty: Type,
    /// What it is, if it is a constant.
    pub number: Option<u64>,
    /// A register for each lane, or one for all.
    pub regs: Vec<Reg>,
}

impl Part {
    fn lane(&self, n: usize) -> Res<Reg> {
        let found = self.regs.get(n).or(self.regs.first());
        found
            .copied()
            .ok_or_else(|| "an address without a register".into())
    }
}

/// What an index does.
enum Step {
    /// It names a field, so many bytes from the struct.
    Field(u64),
    /// It counts elements of so many bytes.
    Elements(u64),
}

/// A frame of more bytes is refused by the assembler.
const MOST_LOCAL: u64 = 1 << 20;

/// The byte in which a scalar begins.
fn byte_of(leaf: &Leaf) -> Res<u64> {
    match leaf.bit % 8 {
        0 => Ok(leaf.bit / 8),
        _ => Err("a vector of parts of bytes in memory".into()),
    }
}

/// The number that a constant is, or of which all its lanes are.
pub(super) fn number_of(pool: &ConstantPool, c: Constant) -> Option<u64> {
    match pool.get(c) {
        ConstantData::Int(n) => Some(*n),
        ConstantData::Zero => Some(0),
        ConstantData::Splat(one) => number_of(pool, *one),
        ConstantData::Aggregate(all) => number_of(pool, *all.first()?),
        _ => None,
    }
}
