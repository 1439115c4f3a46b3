//! What a constant holds at which byte (GO-R5, GO-R9).
//!
//! A value is read in two ways. If the constant has a part of just that type at just
//! that place, the part is the value, whatever it is. Otherwise the bytes decide, but
//! only those of integers and floating-point values that fill their bytes: pointers
//! and odd integers have no bytes of their own.

use super::constants::{self, Pool};
use tandem_ir::constant::{Bits, ConstantData, ConstantPool};
use tandem_ir::{Constant, FloatKind, Function, Header, Type};

/// Largest value that is put together byte by byte, and largest variable that is searched for one byte.
const MOST_BYTES: u64 = 1 << 16;

/// A value as read.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Content {
    /// A constant of the pool that was read from.
    Of(Constant),
    /// The zero value.
    Zero,
    /// `undef`
    Undef,
    /// `poison`
    Poison,
    /// An integer.
    Int(Bits),
    /// A floating-point value by its bits.
    Float(u128),
    /// Elements of a vector, array or struct.
    Parts(Vec<(Type, Content)>),
}

/// One byte of a constant.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Byte {
    /// Of an integer or floating-point value.
    Known(u8),
    /// Of `undef` or `poison`.
    Undef,
    /// Between or behind values.
    Padding,
    /// Of something that cannot be taken apart.
    Whole,
}

/// A constant to be read.
#[derive(Clone, Copy)]
pub struct Contents<'a> {
    cx: &'a Header,
    pool: &'a ConstantPool,
    root: Piece,
}

/// A part of a constant: its type, and what it is.
#[derive(Clone, Copy)]
struct Piece {
    ty: Type,
    what: What,
}

#[derive(Clone, Copy)]
enum What {
    Of(Constant),
    Zero,
    Undef,
    Poison,
}

impl<'a> Contents<'a> {
    /// The contents of a constant.
    pub fn new(cx: &'a Header, pool: &'a ConstantPool, c: Constant) -> Contents<'a> {
        let root = piece(pool, c);
        Contents { cx, pool, root }
    }

    /// The value of a type at an offset; `None` if it cannot be told.
    pub fn read(&self, ty: Type, offset: u64) -> Option<Content> {
        self.exact(ty, offset)
            .or_else(|| self.assemble(ty, offset, &|at| self.byte(self.root, at)))
    }

    /// The value of a type at any place, if all bytes are the same one.
    pub fn read_anywhere(&self, ty: Type) -> Option<Content> {
        let size = self.alloc_size(self.root.ty)?;
        let first = self.byte(self.root, 0);
        let uniform = match self.root.what {
            What::Undef | What::Poison => true,
            _ => size <= MOST_BYTES && (1..size).all(|n| self.byte(self.root, n) == first),
        };
        let plain = matches!(first, Byte::Known(_) | Byte::Undef);
        (uniform && plain).then(|| self.assemble(ty, 0, &|_| first))?
    }

    /// True if another constant, stored at the offset, leaves every bit as it is.
    pub fn is_same(&self, stored: &Contents<'_>, offset: u64) -> bool {
        let (ty, there) = (stored.root.ty, stored.root.what);
        let Some(size) = self.store_size(ty).filter(|&s| s <= MOST_BYTES) else {
            return false;
        };
        let bytes_agree = (0..size).all(|n| {
            let byte = stored.byte(stored.root, n);
            matches!(byte, Byte::Known(_)) && self.byte(self.root, offset + n) == byte
        });
        // What a store leaves in padding is not what was there.
        if (0..size).any(|n| matches!(stored.byte(stored.root, n), Byte::Padding)) {
            return false;
        }
        let mut pool = self.pool.clone();
        let theirs = match there {
            What::Of(c) => constants::imported(&mut pool, stored.pool, c),
            What::Zero => pool.zero(ty),
            What::Undef | What::Poison => return bytes_agree,
        };
        let Some(mine) = self.exact(ty, offset) else {
            return bytes_agree;
        };
        let mine = match mine {
            Content::Of(c) => c,
            Content::Zero => pool.zero(ty),
            _ => return false,
        };
        bytes_agree || (mine == theirs && !may_be_undefined(&pool, mine))
    }

    /// The part of just this type at just this place.
    fn exact(&self, ty: Type, offset: u64) -> Option<Content> {
        let (mut at, mut p) = (offset, self.root);
        loop {
            if p.ty == ty && at == 0 {
                return Some(match p.what {
                    What::Of(c) => Content::Of(c),
                    What::Zero => Content::Zero,
                    What::Undef => Content::Undef,
                    What::Poison => Content::Poison,
                });
            }
            (p, at) = self.child(p, at)?;
        }
    }

    /// The element of an aggregate or vector that holds a byte, and where in it.
    fn child(&self, p: Piece, at: u64) -> Option<(Piece, u64)> {
        let types = &self.cx.types;
        let (n, rest, ty) = if let Some((fields, _)) = types.struct_fields(p.ty) {
            let layout = self.cx.layout.struct_layout(types, p.ty)?;
            let n = layout.offsets.iter().rposition(|&o| o <= at)?;
            (n as u64, at - layout.offsets[n], fields[n])
        } else {
            let ty = constants::element(self.cx, p.ty)?;
            let vector = types.as_vector(p.ty).is_some();
            let stride = if vector {
                self.whole_bytes(ty)?
            } else {
                self.alloc_size(ty)?
            };
            (at.checked_div(stride)?, at % stride, ty)
        };
        if rest >= self.alloc_size(ty)? {
            return None;
        }
        let what = match p.what {
            What::Of(c) => self.part(c, n)?,
            other => other,
        };
        Some((Piece { ty, what }, rest))
    }

    /// Element `n` of a constant that is written out.
    fn part(&self, c: Constant, n: u64) -> Option<What> {
        let n = usize::try_from(n).ok()?;
        match self.pool.get(c) {
            ConstantData::Aggregate(all) => Some(piece(self.pool, *all.get(n)?).what),
            ConstantData::Splat(e) => Some(piece(self.pool, *e).what),
            _ => None,
        }
    }

    fn byte(&self, p: Piece, at: u64) -> Byte {
        if let What::Of(c) = p.what
            && let ConstantData::Bytes(b) = self.pool.get(c)
        {
            let there = usize::try_from(at).ok().and_then(|n| b.get(n));
            return there.map_or(Byte::Padding, |&b| Byte::Known(b));
        }
        if matches!(p.what, What::Undef | What::Poison) {
            return Byte::Undef;
        }
        if self.cx.types.is_aggregate(p.ty) || self.cx.types.as_vector(p.ty).is_some() {
            return match self.child(p, at) {
                Some((q, rest)) => self.byte(q, rest),
                None if self.cx.types.is_aggregate(p.ty) => Byte::Padding,
                None => Byte::Whole,
            };
        }
        self.scalar_byte(p, at)
    }

    fn scalar_byte(&self, p: Piece, at: u64) -> Byte {
        let Some(size) = self.whole_bytes(p.ty) else {
            return Byte::Whole;
        };
        if at >= size {
            return Byte::Padding;
        }
        let n = if self.cx.layout.big_endian {
            size - 1 - at
        } else {
            at
        };
        let of = |limbs: &[u64]| {
            let limb = limbs.get((n / 8) as usize).copied().unwrap_or(0);
            Byte::Known((limb >> (n % 8 * 8)) as u8)
        };
        match p.what {
            What::Of(c) => match self.pool.get(c) {
                ConstantData::Int(v) => of(&[*v]),
                ConstantData::WideInt(b) => of(b.limbs()),
                ConstantData::Float(b) => of(&[*b as u64, (*b >> 64) as u64]),
                _ => Byte::Whole,
            },
            What::Zero => Byte::Known(0),
            What::Undef | What::Poison => Byte::Undef,
        }
    }

    /// Bytes of a scalar that fills them and means nothing but them.
    fn whole_bytes(&self, ty: Type) -> Option<u64> {
        let plain = ty.int_width().is_some_and(|w| w % 8 == 0)
            || ty.float_kind().is_some_and(|k| k != FloatKind::PpcFp128);
        plain.then(|| self.store_size(ty)).flatten()
    }

    fn store_size(&self, ty: Type) -> Option<u64> {
        self.cx.layout.store_size(&self.cx.types, ty)
    }

    fn alloc_size(&self, ty: Type) -> Option<u64> {
        self.cx.layout.alloc_size(&self.cx.types, ty)
    }

    /// The value that these bytes are. Bytes that are not defined are taken for 0 where others are.
    fn assemble(&self, ty: Type, offset: u64, byte: &dyn Fn(u64) -> Byte) -> Option<Content> {
        let size = self.store_size(ty).filter(|&s| s <= MOST_BYTES)?;
        let bytes: Vec<Byte> = (0..size).map(|n| byte(offset + n)).collect();
        if size > 0 && bytes.iter().all(|&b| b == Byte::Undef) {
            return Some(Content::Undef);
        }
        if self.whole_bytes(ty).is_some() {
            return scalar(ty, &bytes, self.cx.layout.big_endian);
        }
        let parts = self.elements(ty)?;
        let parts: Option<Vec<(Type, Content)>> = parts
            .into_iter()
            .map(|(ty, at)| Some((ty, self.assemble(ty, offset + at, byte)?)))
            .collect();
        parts.map(Content::Parts)
    }

    /// Types and offsets of the elements of an aggregate or vector.
    fn elements(&self, ty: Type) -> Option<Vec<(Type, u64)>> {
        let types = &self.cx.types;
        if let Some((fields, _)) = types.struct_fields(ty) {
            let layout = self.cx.layout.struct_layout(types, ty)?;
            return Some(fields.iter().copied().zip(layout.offsets).collect());
        }
        let elem = constants::element(self.cx, ty)?;
        let (len, stride) = match types.as_vector(ty) {
            Some((_, len, _)) => (u64::from(len), self.whole_bytes(elem)?),
            None => (types.as_array(ty)?.1, self.alloc_size(elem)?),
        };
        (len <= MOST_BYTES).then(|| (0..len).map(|n| (elem, n * stride)).collect())
    }
}

/// A constant as a piece of itself.
fn piece(pool: &ConstantPool, c: Constant) -> Piece {
    let what = match pool.get(c) {
        ConstantData::Zero => What::Zero,
        ConstantData::Undef => What::Undef,
        ConstantData::Poison => What::Poison,
        _ => What::Of(c),
    };
    let ty = pool.ty(c);
    Piece { ty, what }
}

/// An integer or floating-point value by its bytes.
fn scalar(ty: Type, bytes: &[Byte], big_endian: bool) -> Option<Content> {
    let mut limbs = vec![0u64; bytes.len().div_ceil(8)];
    for (n, b) in bytes.iter().enumerate() {
        let n = if big_endian { bytes.len() - 1 - n } else { n };
        match b {
            Byte::Known(b) => limbs[n / 8] |= u64::from(*b) << (n % 8 * 8),
            Byte::Undef | Byte::Padding => {}
            Byte::Whole => return None,
        }
    }
    match ty.int_width() {
        Some(w) => Some(Content::Int(Bits::from_limbs(w, &limbs))),
        None => {
            let high = limbs.get(1).copied().unwrap_or(0);
            Some(Content::Float(
                u128::from(high) << 64 | u128::from(limbs[0]),
            ))
        }
    }
}

/// True if a constant has `undef` or `poison` in it.
fn may_be_undefined(pool: &ConstantPool, c: Constant) -> bool {
    match pool.get(c) {
        ConstantData::Undef | ConstantData::Poison => true,
        ConstantData::Aggregate(all) => all.iter().any(|&p| may_be_undefined(pool, p)),
        ConstantData::Splat(p) => may_be_undefined(pool, *p),
        _ => false,
    }
}

/// A value as read from a constant of the module, made a constant of a function.
pub fn build(f: &mut Function, cx: &Header, ty: Type, content: &Content) -> Constant {
    match content {
        Content::Of(c) => constants::imported(f, &cx.constants, *c),
        Content::Zero => zero(f, ty),
        Content::Undef => f.make(ty, ConstantData::Undef),
        Content::Poison => f.make(ty, ConstantData::Poison),
        Content::Int(b) if b.width() <= 64 => f.make(ty, ConstantData::Int(b.limbs()[0])),
        Content::Int(b) => f.make(ty, ConstantData::WideInt(Box::new(b.clone()))),
        Content::Float(bits) => f.make(ty, ConstantData::Float(*bits)),
        Content::Parts(parts) => {
            let part = |(ty, part): &(Type, Content)| build(f, cx, *ty, part);
            let all: Vec<Constant> = parts.iter().map(part).collect();
            whole(f, cx, ty, all)
        }
    }
}

/// An aggregate or vector, spelled as short as it can be.
fn whole(f: &mut Function, cx: &Header, ty: Type, all: Vec<Constant>) -> Constant {
    if all.iter().all(|&c| is_zero(f.pool(), c)) {
        return zero(f, ty);
    }
    let byte = |&c: &Constant| match f.pool().get(c) {
        ConstantData::Int(n) => Some(*n as u8),
        _ => None,
    };
    let is_text = cx.types.as_array(ty).is_some_and(|a| a.0 == Type::I8);
    let bytes: Option<Vec<u8>> = all.iter().map(byte).collect();
    match bytes.filter(|_| is_text) {
        Some(b) => f.make(ty, ConstantData::Bytes(b.into())),
        None => f.make(ty, ConstantData::Aggregate(all.into())),
    }
}

/// The zero value of a type. It has no parts, so a pool of its own can spell it.
pub fn zero<P: Pool>(pool: &mut P, ty: Type) -> Constant {
    let mut spelling = ConstantPool::default();
    let c = spelling.zero(ty);
    constants::imported(pool, &spelling, c)
}

fn is_zero(pool: &ConstantPool, c: Constant) -> bool {
    match pool.get(c) {
        ConstantData::Int(0) | ConstantData::Float(0) | ConstantData::Null | ConstantData::Zero => {
            true
        }
        ConstantData::WideInt(b) => b.is_zero(),
        _ => false,
    }
}
