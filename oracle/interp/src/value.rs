//! Values as callers see them: what goes into a run and what comes out.
//!
//! Inside, the machine works on flat slots; this is the readable form, with
//! pointers by what they point to instead of by address, so that two runs of two
//! versions of a program can be compared.

use tandem_ir::constant::{Bits, ConstantData, ConstantPool};
use tandem_ir::types::TypeTable;
use tandem_ir::{Constant, FloatKind, Global, Type};

/// What a pointer is based on.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Target {
    /// A buffer of the caller, by its number.
    Buffer(u32),
    /// A global variable or function.
    Global(Global),
    /// A stack object of the run.
    Stack,
    /// A heap object of the run.
    Heap,
    /// An object that an external function made up.
    External,
    /// No object: an integer made into a pointer.
    Nothing,
}

/// A pointer.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Pointer {
    /// Address space.
    pub space: u32,
    /// What it is based on.
    pub target: Target,
    /// Offset from the start of the target in bytes; the whole address if there is no target.
    pub offset: i64,
}

/// A value of the language.
#[derive(Clone, PartialEq, Debug)]
pub enum Value {
    /// An integer; bits above the width are zero. Results wider than 128 bits are [`Value::Wide`].
    Int {
        /// Width in bits.
        width: u32,
        /// The bit pattern of the number.
        bits: u128,
    },
    /// An integer of more than 128 bits.
    Wide(Bits),
    /// A floating-point value by its bits.
    Float {
        /// Format.
        kind: FloatKind,
        /// The bit pattern of the number.
        bits: u128,
    },
    /// A pointer.
    Pointer(Pointer),
    /// `undef` of a scalar type.
    Undef,
    /// `poison` of a scalar type.
    Poison,
    /// Elements of a vector, array or struct.
    Elements(Vec<Value>),
    /// The pointed-to bytes of a `byval` kernel parameter (input only).
    ByVal(Vec<u8>),
}

impl Value {
    /// An integer; `bits` is cut to the width.
    pub fn int(width: u32, bits: u128) -> Value {
        let bits = if width >= 128 {
            bits
        } else {
            bits & ((1u128 << width) - 1)
        };
        Value::Int { width, bits }
    }
    /// An `i32`.
    pub fn i32(v: i32) -> Value {
        Value::int(32, v as u32 as u128)
    }
    /// An `i64`.
    pub fn i64(v: i64) -> Value {
        Value::int(64, v as u64 as u128)
    }
    /// A `float`.
    pub fn f32(v: f32) -> Value {
        Value::Float {
            kind: FloatKind::Float,
            bits: v.to_bits().into(),
        }
    }
    /// A `double`.
    pub fn f64(v: f64) -> Value {
        Value::Float {
            kind: FloatKind::Double,
            bits: v.to_bits().into(),
        }
    }
    /// An integer of any width.
    pub fn from_bits(bits: Bits) -> Value {
        match bits.as_u128() {
            Some(b) if bits.width() <= 128 => Value::int(bits.width(), b),
            _ => Value::Wide(bits),
        }
    }
    /// The start of a buffer, as a pointer of the generic address space.
    pub fn buffer(n: u32) -> Value {
        Value::Pointer(Pointer {
            space: 0,
            target: Target::Buffer(n),
            offset: 0,
        })
    }
    /// The null pointer of an address space.
    pub fn null(space: u32) -> Value {
        Value::Pointer(Pointer {
            space,
            target: Target::Nothing,
            offset: 0,
        })
    }
    /// The integer's bits sign-extended to 128, if it is one.
    pub fn as_signed(&self) -> Option<i128> {
        match self {
            Value::Int { width, bits } if *width > 0 && *width <= 128 => {
                let sh = 128 - width;
                Some(((bits << sh) as i128) >> sh)
            }
            _ => None,
        }
    }
    /// The value of a constant without addresses or expressions in it.
    pub fn from_constant(pool: &ConstantPool, types: &TypeTable, c: Constant) -> Option<Value> {
        let ty = pool.ty(c);
        Some(match pool.get(c) {
            ConstantData::Int(_) | ConstantData::WideInt(_) => Value::from_bits(pool.as_bits(c)?),
            ConstantData::Float(bits) => Value::Float {
                kind: ty.float_kind()?,
                bits: *bits,
            },
            ConstantData::Null => Value::null(ty.address_space()?),
            ConstantData::Aggregate(e) => Value::Elements(
                e.iter()
                    .map(|&x| Value::from_constant(pool, types, x))
                    .collect::<Option<_>>()?,
            ),
            ConstantData::Bytes(b) => {
                Value::Elements(b.iter().map(|&x| Value::int(8, x.into())).collect())
            }
            ConstantData::Splat(e) => {
                let (_, n, _) = types.as_vector(ty)?;
                let v = Value::from_constant(pool, types, *e)?;
                Value::Elements(vec![v; n as usize])
            }
            ConstantData::Zero => Value::filled(types, ty, &|t| Value::zero_scalar(t))?,
            ConstantData::Undef => Value::filled(types, ty, &|_| Some(Value::Undef))?,
            ConstantData::Poison => Value::filled(types, ty, &|_| Some(Value::Poison))?,
            _ => return None,
        })
    }
    /// Interns the value as a constant of the given type; `None` if it does not fit the type or is a
    /// pointer to something.
    pub fn to_constant(
        &self,
        pool: &mut ConstantPool,
        types: &TypeTable,
        ty: Type,
    ) -> Option<Constant> {
        match self {
            Value::Int { width, bits } if ty.int_width() == Some(*width) => {
                let limbs = [*bits as u64, (*bits >> 64) as u64];
                Some(pool.bits(ty, &Bits::from_limbs(*width, &limbs)))
            }
            Value::Wide(b) if ty.int_width() == Some(b.width()) => Some(pool.bits(ty, b)),
            Value::Float { kind, bits } if ty.float_kind() == Some(*kind) => {
                Some(pool.intern(ty, ConstantData::Float(*bits)))
            }
            Value::Pointer(p) if ty.is_ptr() && p.target == Target::Nothing && p.offset == 0 => {
                Some(pool.intern(ty, ConstantData::Null))
            }
            Value::Undef => Some(pool.intern(ty, ConstantData::Undef)),
            Value::Poison => Some(pool.intern(ty, ConstantData::Poison)),
            Value::Elements(e) => {
                let parts = Value::element_types(types, ty, e.len())?;
                let c = e
                    .iter()
                    .zip(parts)
                    .map(|(v, t)| v.to_constant(pool, types, t))
                    .collect::<Option<Box<[_]>>>()?;
                Some(pool.intern(ty, ConstantData::Aggregate(c)))
            }
            _ => None,
        }
    }
    fn element_types(types: &TypeTable, ty: Type, n: usize) -> Option<Vec<Type>> {
        let list = if let Some((e, len, false)) = types.as_vector(ty) {
            (len as usize == n).then(|| vec![e; n])?
        } else if let Some((e, len)) = types.as_array(ty) {
            (len == n as u64).then(|| vec![e; n])?
        } else {
            types.struct_fields(ty)?.0.to_vec()
        };
        (list.len() == n).then_some(list)
    }
    fn zero_scalar(ty: Type) -> Option<Value> {
        if let Some(width) = ty.int_width() {
            Some(Value::from_bits(Bits::from_u64(width, 0)))
        } else if let Some(kind) = ty.float_kind() {
            Some(Value::Float { kind, bits: 0 })
        } else {
            ty.address_space().map(Value::null)
        }
    }
    /// A value of the type with every scalar made by `scalar`.
    fn filled(
        types: &TypeTable,
        ty: Type,
        scalar: &dyn Fn(Type) -> Option<Value>,
    ) -> Option<Value> {
        let parts: Vec<Type> = if let Some((e, len, false)) = types.as_vector(ty) {
            vec![e; len as usize]
        } else if let Some((e, len)) = types.as_array(ty) {
            vec![e; usize::try_from(len).ok().filter(|&n| n <= 1 << 16)?]
        } else if let Some((f, _)) = types.struct_fields(ty) {
            f.to_vec()
        } else {
            return scalar(ty);
        };
        let e = parts
            .into_iter()
            .map(|t| Value::filled(types, t, scalar))
            .collect::<Option<_>>()?;
        Some(Value::Elements(e))
    }
}

impl std::fmt::Display for Pointer {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match &self.target {
            Target::Nothing if self.offset == 0 => return f.write_str("null"),
            Target::Nothing => return write!(f, "address {:#x}", self.offset),
            Target::Buffer(n) => write!(f, "buffer {n}")?,
            Target::Global(g) => write!(f, "{g}")?,
            Target::Stack => f.write_str("stack object")?,
            Target::Heap => f.write_str("heap object")?,
            Target::External => f.write_str("external object")?,
        }
        if self.offset != 0 {
            write!(f, " {:+}", self.offset)?;
        }
        Ok(())
    }
}

impl std::fmt::Display for Value {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Value::Int { width, bits } => match self.as_signed() {
                Some(v) if *width > 1 => write!(f, "i{width} {v}"),
                _ => write!(f, "i{width} {bits}"),
            },
            Value::Wide(b) => write!(f, "i{} {}", b.width(), b.to_signed_decimal()),
            Value::Float {
                kind: FloatKind::Float,
                bits,
            } => {
                write!(f, "float {:?}", f32::from_bits(*bits as u32))
            }
            Value::Float {
                kind: FloatKind::Double,
                bits,
            } => {
                write!(f, "double {:?}", f64::from_bits(*bits as u64))
            }
            Value::Float { kind, bits } => write!(f, "{} {bits:#x}", kind.keyword()),
            Value::Pointer(p) => write!(f, "{p}"),
            Value::Undef => f.write_str("undef"),
            Value::Poison => f.write_str("poison"),
            Value::Elements(e) => {
                f.write_str("{")?;
                for (i, v) in e.iter().enumerate() {
                    write!(f, "{}{v}", if i > 0 { ", " } else { " " })?;
                }
                f.write_str(" }")
            }
            Value::ByVal(b) => write!(f, "byval {} bytes", b.len()),
        }
    }
}
