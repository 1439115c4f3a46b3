//! What an initialiser holds at an offset, read as some type (GO-R5).
//!
//! A part of the very type that is read comes out as it stands. Otherwise integers and
//! floats of whole bytes are put together from bytes that are all known; bytes that are
//! all undef stay undef. Pointers are never made from bytes nor taken apart, and types
//! with bits that are no whole bytes are read only as themselves. Padding is not read.

use tandem_ir::constant::{Bits, ConstantData, ConstantPool};
use tandem_ir::types::TypeData;
use tandem_ir::{Constant, FloatKind, Function, Header, Type};

/// A constant that was read, independent of any pool but the module's.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Read {
    /// A constant of the module's pool.
    Part(Constant),
    /// The zero value.
    Zero,
    /// `undef`
    Undef,
    /// `poison`
    Poison,
    /// An integer or the bits of a float.
    Bits(Bits),
    /// Fields or elements with their types.
    Aggregate(Vec<(Type, Read)>),
}

/// A part of an initialiser.
#[derive(Clone, Copy)]
struct Part {
    ty: Type,
    what: What,
}

#[derive(Clone, Copy, PartialEq)]
enum What {
    Const(Constant),
    Zero,
    Undef,
    Poison,
}

enum Byte {
    Known(u8),
    Undef,
    Poison,
}

/// Reads `ty` at an offset of a constant of the module's pool.
pub fn read(header: &Header, init: Constant, offset: u64, ty: Type) -> Option<Read> {
    let whole = part_of(header, init);
    read_part(header, whole, offset, ty)
}

fn part_of(header: &Header, c: Constant) -> Part {
    let what = match header.constants.get(c) {
        ConstantData::Undef => What::Undef,
        ConstantData::Poison => What::Poison,
        ConstantData::Zero => What::Zero,
        _ => What::Const(c),
    };
    Part {
        ty: header.constants.ty(c),
        what,
    }
}

fn read_part(header: &Header, mut part: Part, mut offset: u64, ty: Type) -> Option<Read> {
    let size = header.layout.store_size(&header.types, ty)?;
    loop {
        match part.what {
            What::Undef => return Some(Read::Undef),
            What::Poison => return Some(Read::Poison),
            What::Zero if offset == 0 && part.ty == ty => return Some(Read::Zero),
            What::Const(c) if offset == 0 && part.ty == ty => return Some(Read::Part(c)),
            _ => {}
        }
        let Some((inner, at)) = element_at(header, part, offset) else {
            break;
        };
        let room = header.layout.alloc_size(&header.types, inner.ty)?;
        if offset - at + size > room {
            break;
        }
        (part, offset) = (inner, offset - at);
    }
    if header.types.is_aggregate(ty) || header.types.as_vector(ty).is_some() {
        return read_elements(header, part, offset, ty);
    }
    read_bytes(header, part, offset, ty, size)
}

/// The element of an aggregate that holds a byte, and where it starts.
fn element_at(header: &Header, part: Part, offset: u64) -> Option<(Part, u64)> {
    let (index, ty, start) = place_at(header, part.ty, offset)?;
    let what = match part.what {
        What::Const(c) => match header.constants.get(c) {
            ConstantData::Aggregate(list) => {
                return Some((part_of(header, *list.get(index)?), start));
            }
            ConstantData::Splat(c) => return Some((part_of(header, *c), start)),
            // Strings have no constants for their bytes; see `byte`.
            _ => return None,
        },
        other => other,
    };
    Some((Part { ty, what }, start))
}

/// Number, type and start of the element of an aggregate type that holds a byte.
fn place_at(header: &Header, ty: Type, offset: u64) -> Option<(usize, Type, u64)> {
    let (types, layout) = (&header.types, &header.layout);
    match types.get(ty)? {
        TypeData::Struct { .. } | TypeData::Named { .. } => {
            let offsets = layout.struct_layout(types, ty)?.offsets;
            let fields = types.struct_fields(ty)?.0;
            // Fields of no size start where the next one does.
            let i = offsets.partition_point(|&o| o <= offset).checked_sub(1)?;
            Some((i, fields[i], offsets[i]))
        }
        TypeData::Array { elem, len } => {
            let stride = layout.alloc_size(types, *elem).filter(|&s| s > 0)?;
            let i = offset / stride;
            (i < *len).then_some((usize::try_from(i).ok()?, *elem, i * stride))
        }
        TypeData::Vector {
            elem,
            len,
            scalable: false,
        } if is_whole_bytes(header, *elem) => {
            let stride = layout.store_size(types, *elem)?;
            let i = offset / stride;
            (i < u64::from(*len)).then_some((usize::try_from(i).ok()?, *elem, i * stride))
        }
        _ => None,
    }
}

/// True for integers, floats and pointers that fill their bytes and are as far apart in arrays as in vectors.
fn is_whole_bytes(header: &Header, ty: Type) -> bool {
    let bits = header.layout.size_bits(&header.types, ty);
    let alloc = header.layout.alloc_size(&header.types, ty);
    let odd = matches!(
        ty.float_kind(),
        Some(FloatKind::X86Fp80 | FloatKind::PpcFp128)
    );
    !odd && bits.is_some() && bits == alloc.and_then(|a| a.checked_mul(8))
}

fn read_elements(header: &Header, part: Part, offset: u64, ty: Type) -> Option<Read> {
    let (types, layout) = (&header.types, &header.layout);
    let mut list: Vec<(Type, u64)> = Vec::new();
    match types.get(ty)? {
        TypeData::Struct { .. } | TypeData::Named { .. } => {
            let offsets = layout.struct_layout(types, ty)?.offsets;
            list.extend(types.struct_fields(ty)?.0.iter().copied().zip(offsets));
        }
        TypeData::Array { elem, len } => {
            let stride = layout.alloc_size(types, *elem)?;
            list.extend((0..*len).map(|i| (*elem, i * stride)));
        }
        TypeData::Vector {
            elem,
            len,
            scalable: false,
        } if is_whole_bytes(header, *elem) => {
            let stride = layout.store_size(types, *elem)?;
            list.extend((0..u64::from(*len)).map(|i| (*elem, i * stride)));
        }
        _ => return None,
    }
    let mut read = Vec::with_capacity(list.len());
    for (elem, at) in list {
        read.push((elem, read_part(header, part, offset + at, elem)?));
    }
    Some(Read::Aggregate(read))
}

fn read_bytes(header: &Header, part: Part, offset: u64, ty: Type, size: u64) -> Option<Read> {
    if ty.is_ptr() || !is_whole_bytes(header, ty) {
        return None;
    }
    let mut limbs = vec![0u64; size.div_ceil(8) as usize];
    let (mut known, mut undef, mut poison) = (0, 0, 0);
    for k in 0..size {
        match byte(header, part, offset + k)? {
            Byte::Known(b) => {
                let at = if header.layout.big_endian {
                    size - 1 - k
                } else {
                    k
                };
                limbs[(at / 8) as usize] |= u64::from(b) << (at % 8 * 8);
                known += 1;
            }
            Byte::Undef => undef += 1,
            Byte::Poison => poison += 1,
        }
    }
    match (known == size, undef == size, poison == size) {
        (true, ..) => Some(Read::Bits(Bits::from_limbs(size as u32 * 8, &limbs))),
        (_, true, _) => Some(Read::Undef),
        (_, _, true) => Some(Read::Poison),
        _ => None,
    }
}

/// One byte of a part, unless it is padding, of a pointer, or of a type without whole bytes.
fn byte(header: &Header, mut part: Part, mut offset: u64) -> Option<Byte> {
    while let Some((inner, at)) = element_at(header, part, offset) {
        let room = header.layout.store_size(&header.types, inner.ty)?;
        if offset - at >= room {
            return None;
        }
        (part, offset) = (inner, offset - at);
    }
    let c = match part.what {
        What::Undef => return Some(Byte::Undef),
        What::Poison => return Some(Byte::Poison),
        // What is left of a `zeroinitializer` without elements is a scalar.
        What::Zero => {
            let known = is_whole_bytes(header, part.ty) && !part.ty.is_ptr();
            return known.then_some(Byte::Known(0));
        }
        What::Const(c) => c,
    };
    if let ConstantData::Bytes(b) = header.constants.get(c) {
        return b
            .get(usize::try_from(offset).ok()?)
            .copied()
            .map(Byte::Known);
    }
    let bits = scalar_bits(&header.constants, c)?;
    if !is_whole_bytes(header, part.ty) {
        return None;
    }
    let size = u64::from(bits.width() / 8);
    let at = if header.layout.big_endian {
        size.checked_sub(1 + offset)?
    } else {
        offset
    };
    let limb = bits.limbs().get((at / 8) as usize)?;
    Some(Byte::Known((limb >> (at % 8 * 8)) as u8))
}

/// The bits of an integer or float.
fn scalar_bits(pool: &ConstantPool, c: Constant) -> Option<Bits> {
    match pool.get(c) {
        ConstantData::Float(bits) => {
            let width = pool.ty(c).float_kind()?.bits();
            Some(Bits::from_limbs(
                width,
                &[*bits as u64, (*bits >> 64) as u64],
            ))
        }
        _ => pool.as_bits(c),
    }
}

impl Read {
    /// Makes the constant in a function's pool.
    pub fn build(&self, header: &Header, f: &mut Function, ty: Type) -> Constant {
        match self {
            Read::Part(c) => import(&header.constants, f, *c),
            Read::Zero => zero(f, ty),
            Read::Undef => f.intern_constant(ty, ConstantData::Undef),
            Read::Poison => f.intern_constant(ty, ConstantData::Poison),
            Read::Bits(bits) => {
                let low = bits.limbs()[0];
                let high = bits.limbs().get(1).copied().unwrap_or(0);
                let data = if ty.is_float() {
                    ConstantData::Float(u128::from(high) << 64 | u128::from(low))
                } else if bits.width() <= 64 {
                    ConstantData::Int(low)
                } else {
                    ConstantData::WideInt(Box::new(bits.clone()))
                };
                f.intern_constant(ty, data)
            }
            Read::Aggregate(list) => {
                let parts = list.iter().map(|(t, r)| r.build(header, f, *t)).collect();
                f.intern_constant(ty, ConstantData::Aggregate(parts))
            }
        }
    }
    /// True if a constant of a function's pool is the same, bit for bit, and neither undef nor poison.
    pub fn is_bitwise(&self, header: &Header, f: &Function, c: Constant) -> bool {
        let (pool, ty) = (f.constants(), f.constants().ty(c));
        match (self, pool.get(c)) {
            (Read::Part(a), _) => same_bits((&header.constants, *a), (pool, c)),
            (Read::Zero, data) => match data {
                ConstantData::Int(0)
                | ConstantData::Float(0)
                | ConstantData::Null
                | ConstantData::Zero => true,
                ConstantData::Bytes(b) => b.iter().all(|&b| b == 0),
                ConstantData::Aggregate(list) => {
                    list.iter().all(|&e| self.is_bitwise(header, f, e))
                }
                ConstantData::Splat(e) => self.is_bitwise(header, f, *e),
                ConstantData::WideInt(b) => b.is_zero(),
                _ => false,
            },
            (Read::Bits(a), _) => scalar_bits(pool, c).is_some_and(|b| b == *a) && !ty.is_ptr(),
            (Read::Aggregate(list), ConstantData::Aggregate(other)) => {
                list.len() == other.len()
                    && list
                        .iter()
                        .zip(other)
                        .all(|((_, r), &e)| r.is_bitwise(header, f, e))
            }
            (Read::Aggregate(list), ConstantData::Zero) => {
                let zero = |b: &Read| match b {
                    Read::Zero => true,
                    Read::Bits(b) => b.is_zero(),
                    _ => false,
                };
                list.iter().all(|(_, r)| zero(r))
            }
            _ => false,
        }
    }
}

/// True if two constants of different pools are spelt alike and hold neither undef nor poison.
fn same_bits((pa, a): (&ConstantPool, Constant), (pb, b): (&ConstantPool, Constant)) -> bool {
    if pa.ty(a) != pb.ty(b) {
        return false;
    }
    match (pa.get(a), pb.get(b)) {
        (ConstantData::Undef | ConstantData::Poison, _) => false,
        (ConstantData::Aggregate(x), ConstantData::Aggregate(y)) => {
            let pairs = x.iter().zip(y);
            x.len() == y.len()
                && pairs
                    .into_iter()
                    .all(|(&x, &y)| same_bits((pa, x), (pb, y)))
        }
        (ConstantData::Splat(x), ConstantData::Splat(y)) => same_bits((pa, *x), (pb, *y)),
        // Expressions refer to constants of their own pools.
        (ConstantData::Expr(_) | ConstantData::PtrAuth(_), _) => false,
        (x, y) => x == y,
    }
}

fn zero(f: &mut Function, ty: Type) -> Constant {
    let data = if let Some(width) = ty.int_width() {
        if width <= 64 {
            ConstantData::Int(0)
        } else {
            ConstantData::WideInt(Box::new(Bits::from_u64(width, 0)))
        }
    } else if ty.is_float() {
        ConstantData::Float(0)
    } else if ty.is_ptr() {
        ConstantData::Null
    } else {
        ConstantData::Zero
    };
    f.intern_constant(ty, data)
}

/// Copies a constant of the module's pool into a function's.
pub fn import(pool: &ConstantPool, f: &mut Function, c: Constant) -> Constant {
    let ty = pool.ty(c);
    let data = match pool.get(c) {
        ConstantData::Aggregate(list) => {
            ConstantData::Aggregate(list.iter().map(|&e| import(pool, f, e)).collect())
        }
        ConstantData::Splat(e) => ConstantData::Splat(import(pool, f, *e)),
        ConstantData::PtrAuth(list) => {
            ConstantData::PtrAuth(list.iter().map(|&e| import(pool, f, e)).collect())
        }
        ConstantData::Expr(e) => {
            ConstantData::Expr(Box::new(e.map_operands(&mut |&e| import(pool, f, e))))
        }
        other => other.clone(),
    };
    f.intern_constant(ty, data)
}
