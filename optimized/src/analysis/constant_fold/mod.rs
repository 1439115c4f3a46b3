//! Constant folding: an instruction whose operands are all constants, computed.
//!
//! A constant is looked at as *lanes*: one for a scalar, one per element of a fixed vector. Integers
//! of at most 128 bits and the four floating-point formats of devices (half, bfloat, float, double) are
//! computed exactly as LangRef says; what breaks a flag (`nsw`, `exact`, ...) is poison, and so is what
//! would be undefined behaviour (a division by zero), because an instruction that is never reached may be
//! folded too. Nothing is folded whose result would depend on the floating-point environment: functions
//! with `strictfp` are left alone, and denormal numbers where the function does not say IEEE.
//!
//! Constant expressions and addresses of globals are never looked into; undef operands are folded only
//! where every choice of the undef value gives the same result.

mod floats;
mod intrinsics;
mod ints;

pub use floats::{FloatClass, FloatEnv, allows, classify};
pub use intrinsics::called;
pub use ints::{binary as ints_binary, breaks, holds};

use crate::analysis::range;
use crate::context::Cx;
use smallvec::SmallVec;
use tandem_ir::constant::{Bits, ConstantData};
use tandem_ir::{CastOp, Constant, Function, Inst, InstKind, Type, Value, ValueDef};

/// One lane of a constant.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Lane {
    /// An integer, zero-extended from the width of its type.
    Int(u128),
    /// A floating-point value by its bits.
    Float(u128),
    /// The null pointer of its address space.
    Null,
    /// `undef`
    Undef,
    /// `poison`
    Poison,
}

/// The lanes of one constant.
pub type Lanes = SmallVec<[Lane; 4]>;

/// Vectors with more elements than this are left alone: the time a fold takes is bounded.
const MAX_LANES: u32 = 64;

/// What an instruction folds to; made a value of the function by [`Folded::into_value`].
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Folded {
    /// A scalar (one lane) or a fixed vector: its type, the type of a lane, the lanes.
    Lanes(Type, Type, Lanes),
    /// A struct of a number and a flag, as the `with.overflow` intrinsics return.
    Pair(Type, [(Type, Lane); 2]),
    /// A constant that the function has already.
    Constant(Constant),
    /// `undef`, `poison` or zero of a type.
    Whole(Type, ConstantData),
}

/// A type as the folder sees it: scalar and number of lanes, `None` for a scalar.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Shape {
    /// Type of a lane.
    pub scalar: Type,
    /// Number of lanes of a fixed vector; `None` for a scalar.
    pub len: Option<u32>,
}

impl Shape {
    /// The shape of a type; `None` for aggregates, scalable vectors and vectors with too many elements.
    pub fn of(cx: Cx<'_>, ty: Type) -> Option<Shape> {
        if !ty.in_table() {
            return Some(Shape {
                scalar: ty,
                len: None,
            });
        }
        let (scalar, len, scalable) = cx.types.as_vector(ty)?;
        (!scalable && len <= MAX_LANES).then_some(Shape {
            scalar,
            len: Some(len),
        })
    }
    fn lanes(self) -> usize {
        self.len.map_or(1, |n| n as usize)
    }
}

/// The lane that a constant is.
fn lane(f: &Function, c: Constant) -> Option<Lane> {
    let pool = f.constants();
    Some(match pool.get(c) {
        ConstantData::Int(v) => Lane::Int(u128::from(*v)),
        ConstantData::WideInt(b) if b.width() <= range::MAX_WIDTH => Lane::Int(b.as_u128()?),
        ConstantData::Float(b) => Lane::Float(*b),
        ConstantData::Null => Lane::Null,
        ConstantData::Undef => Lane::Undef,
        ConstantData::Poison => Lane::Poison,
        _ => return None,
    })
}

/// The zero lane of a scalar type.
fn zero_lane(scalar: Type) -> Option<Lane> {
    if scalar.is_int() {
        Some(Lane::Int(0))
    } else if scalar.is_float() {
        Some(Lane::Float(0))
    } else {
        scalar.is_ptr().then_some(Lane::Null)
    }
}

/// The lanes of a constant; `None` if the value is none, or holds something that is no number.
pub fn lanes(cx: Cx<'_>, f: &Function, v: Value) -> Option<Lanes> {
    let ValueDef::Const(c) = f.value_def(v) else {
        return None;
    };
    let shape = Shape::of(cx, f.value_type(v))?;
    let Some(n) = shape.len else {
        return Some(SmallVec::from_slice(&[lane(f, c)?]));
    };
    let same = |l: Lane| Some(SmallVec::from_elem(l, n as usize));
    match f.constants().get(c) {
        ConstantData::Splat(e) => same(lane(f, *e)?),
        ConstantData::Zero => same(zero_lane(shape.scalar)?),
        ConstantData::Undef => same(Lane::Undef),
        ConstantData::Poison => same(Lane::Poison),
        ConstantData::Aggregate(parts) => parts.iter().map(|&e| lane(f, e)).collect(),
        _ => None,
    }
}

/// The lane that all lanes of a constant are.
pub fn splat(cx: Cx<'_>, f: &Function, v: Value) -> Option<Lane> {
    let ValueDef::Const(c) = f.value_def(v) else {
        return None;
    };
    if !f.value_type(v).in_table() {
        return lane(f, c);
    }
    match f.constants().get(c) {
        ConstantData::Splat(e) => lane(f, *e),
        ConstantData::Zero => zero_lane(cx.types.as_vector(f.value_type(v))?.0),
        _ => {
            let all = lanes(cx, f, v)?;
            let first = *all.first()?;
            all.iter().all(|&l| l == first).then_some(first)
        }
    }
}

/// Folds an instruction with constant operands.
pub fn fold(cx: Cx<'_>, f: &Function, i: Inst) -> Option<Folded> {
    let first = match f.kind(i) {
        InstKind::Call(_) => 1,
        InstKind::Binary(_)
        | InstKind::FNeg
        | InstKind::Cast(_)
        | InstKind::ICmp(_)
        | InstKind::FCmp(_)
        | InstKind::Select
        | InstKind::ExtractElement
        | InstKind::InsertElement
        | InstKind::ShuffleVector(_)
        | InstKind::ExtractValue(_) => 0,
        _ => return None,
    };
    let constant = |v: Value| matches!(f.value_def(v), ValueDef::Const(_));
    if !f.operands(i).skip(first).all(constant) {
        return None;
    }
    match f.kind(i) {
        InstKind::Call(_) => intrinsics::fold(cx, f, i),
        InstKind::ExtractValue(path) => extract_value(cx, f, i, path),
        InstKind::ExtractElement | InstKind::InsertElement | InstKind::ShuffleVector(_) => {
            rearrange(cx, f, i)
        }
        _ => lane_wise(cx, f, i),
    }
}

/// Operations that work on each lane by itself.
fn lane_wise(cx: Cx<'_>, f: &Function, i: Inst) -> Option<Folded> {
    let ty = f.inst_type(i);
    let (to, from) = (
        Shape::of(cx, ty)?,
        Shape::of(cx, f.value_type(f.operand(i, 0)))?,
    );
    let operands: SmallVec<[Lanes; 3]> = f
        .operands(i)
        .map(|v| lanes(cx, f, v))
        .collect::<Option<_>>()?;
    let env = FloatEnv::of(cx, f);
    let at = |k: usize, n: usize| {
        let all = operands.get(k)?;
        all.get(if all.len() == 1 { 0 } else { n }).copied()
    };
    let flags = f.flags(i);
    if matches!(f.kind(i), InstKind::Cast(CastOp::BitCast)) && to.len != from.len {
        return None;
    }
    let one = |n: usize| -> Option<Lane> {
        let a = at(0, n)?;
        match f.kind(i) {
            InstKind::Binary(op) if op.is_float() => {
                floats::binary(env, *op, to.scalar.float_kind()?, a, at(1, n)?)
            }
            InstKind::Binary(op) => ints::binary(*op, flags, to.scalar.int_width()?, a, at(1, n)?),
            InstKind::FNeg => floats::negated(to.scalar.float_kind()?, a),
            InstKind::ICmp(p) => ints::compare(*p, flags, from.scalar.int_width(), a, at(1, n)?),
            InstKind::FCmp(p) => floats::compare(env, *p, from.scalar.float_kind()?, a, at(1, n)?),
            InstKind::Cast(op) => cast(env, *op, flags, from.scalar, to.scalar, a),
            InstKind::Select => match a {
                Lane::Int(c) => at(if c == 1 { 1 } else { 2 }, n),
                Lane::Poison => Some(Lane::Poison),
                _ => None,
            },
            _ => None,
        }
    };
    let lanes = (0..to.lanes()).map(one).collect::<Option<Lanes>>()?;
    Some(Folded::Lanes(ty, to.scalar, lanes))
}

fn cast(
    env: FloatEnv,
    op: CastOp,
    flags: tandem_ir::Flags,
    from: Type,
    to: Type,
    a: Lane,
) -> Option<Lane> {
    if a == Lane::Poison {
        return Some(Lane::Poison);
    }
    match (from.int_width(), to.int_width()) {
        (Some(f), Some(t)) => ints::cast(op, flags, f, t, a),
        _ => floats::cast(env, op, flags, from, to, a),
    }
}

/// `extractelement`, `insertelement`, `shufflevector`.
fn rearrange(cx: Cx<'_>, f: &Function, i: Inst) -> Option<Folded> {
    let ty = f.inst_type(i);
    let shape = Shape::of(cx, ty)?;
    let mut first = lanes(cx, f, f.operand(i, 0))?;
    let index = |v: Value| match splat(cx, f, v)? {
        Lane::Int(n) => Some(usize::try_from(n).unwrap_or(usize::MAX)),
        _ => None,
    };
    let result: Lanes = match f.kind(i) {
        InstKind::ExtractElement => {
            let n = index(f.operand(i, 1))?;
            SmallVec::from_slice(&[first.get(n).copied().unwrap_or(Lane::Poison)])
        }
        InstKind::InsertElement => {
            let element = *lanes(cx, f, f.operand(i, 1))?.first()?;
            match first.get_mut(index(f.operand(i, 2))?) {
                Some(slot) => *slot = element,
                None => first.fill(Lane::Poison),
            }
            first
        }
        InstKind::ShuffleVector(mask) => {
            let second = lanes(cx, f, f.operand(i, 1))?;
            let both: Lanes = first.iter().chain(&second).copied().collect();
            let pick =
                |&m: &i32| usize::try_from(m).map_or(Some(Lane::Poison), |m| both.get(m).copied());
            mask.iter().map(pick).collect::<Option<_>>()?
        }
        _ => return None,
    };
    Some(Folded::Lanes(ty, shape.scalar, result))
}

/// A part of a constant aggregate.
fn extract_value(cx: Cx<'_>, f: &Function, i: Inst, path: &[u32]) -> Option<Folded> {
    let ValueDef::Const(mut c) = f.value_def(f.operand(i, 0)) else {
        return None;
    };
    let ty = f.inst_type(i);
    for &n in path {
        match f.constants().get(c) {
            ConstantData::Aggregate(parts) => c = *parts.get(n as usize)?,
            d @ (ConstantData::Undef | ConstantData::Poison) => {
                return Some(Folded::Whole(ty, d.clone()));
            }
            ConstantData::Zero => {
                // Zero of a type is spelled differently for scalars and for what has elements.
                return match Shape::of(cx, ty) {
                    Some(Shape { scalar, len: None }) => {
                        let lanes = SmallVec::from_slice(&[zero_lane(scalar)?]);
                        Some(Folded::Lanes(ty, scalar, lanes))
                    }
                    _ => Some(Folded::Whole(ty, ConstantData::Zero)),
                };
            }
            _ => return None,
        }
    }
    Some(Folded::Constant(c))
}

impl Folded {
    /// Makes the result a value of the function, spelled as LLVM prints it (`splat` for equal elements).
    pub fn into_value(self, f: &mut Function) -> Value {
        match self {
            Folded::Constant(c) => f.const_value(c),
            Folded::Whole(ty, data) => f.constant(ty, data),
            Folded::Lanes(ty, _, all) if !ty.in_table() => {
                let c = constant(f, ty, all.first().copied().unwrap_or(Lane::Poison));
                f.const_value(c)
            }
            Folded::Lanes(ty, scalar, all) => vector(f, ty, scalar, &all),
            Folded::Pair(ty, parts) => {
                let parts = parts.map(|(t, l)| constant(f, t, l));
                f.constant(ty, ConstantData::Aggregate(parts.into()))
            }
        }
    }
}

/// The constant of a scalar type that a lane is.
pub fn constant(f: &mut Function, ty: Type, l: Lane) -> Constant {
    let data = match l {
        Lane::Int(v) => {
            let width = ty.int_width().unwrap_or(64);
            if width <= 64 {
                ConstantData::Int(v as u64)
            } else {
                let bits = Bits::from_limbs(width, &[v as u64, (v >> 64) as u64]);
                ConstantData::WideInt(Box::new(bits))
            }
        }
        Lane::Float(b) => ConstantData::Float(b),
        Lane::Null => ConstantData::Null,
        Lane::Undef => ConstantData::Undef,
        Lane::Poison => ConstantData::Poison,
    };
    f.intern_constant(ty, data)
}

/// The vector constant of some lanes.
fn vector(f: &mut Function, ty: Type, scalar: Type, all: &[Lane]) -> Value {
    let first = all.first().copied().unwrap_or(Lane::Poison);
    if !all.iter().all(|&l| l == first) {
        let parts: Box<[Constant]> = all.iter().map(|&l| constant(f, scalar, l)).collect();
        return f.constant(ty, ConstantData::Aggregate(parts));
    }
    match first {
        Lane::Undef => f.undef(ty),
        Lane::Poison => f.poison(ty),
        Lane::Int(0) | Lane::Float(0) | Lane::Null => f.zero(ty),
        l => {
            let c = constant(f, scalar, l);
            f.constant(ty, ConstantData::Splat(c))
        }
    }
}
