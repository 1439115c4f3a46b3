//! Constants taken apart into lanes, and made of lanes.
//!
//! A scalar has one lane. A vector's lanes are read through every way in which the
//! IR may spell it (`zeroinitializer`, `splat`, element by element); vectors of more
//! than [`MOST_LANES`] elements are not looked into.

use tandem_ir::constant::{Bits, ConstantData};
use tandem_ir::types::TypeTable;
use tandem_ir::{Constant, Function, Header, Type, Value, ValueDef};

/// Longest vector whose elements are looked at.
const MOST_LANES: u32 = 1024;

/// One element of a constant.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Lane {
    /// An integer of at most 128 bits.
    Int(u128),
    /// A floating-point number by its bits.
    Float(u128),
    /// The null pointer.
    Null,
}

/// Number of lanes of a type: 1 for scalars; `None` for vectors that are not looked into.
pub fn count(types: &TypeTable, ty: Type) -> Option<usize> {
    match types.as_vector(ty) {
        None => Some(1),
        Some((_, len, false)) if len <= MOST_LANES => Some(len as usize),
        Some(_) => None,
    }
}

/// The lanes of a value that is a constant without undef and poison in it.
pub fn read(cx: &Header, f: &Function, v: Value) -> Option<Vec<Lane>> {
    let ValueDef::Const(c) = f.value_def(v) else {
        return None;
    };
    let ty = f.value_type(v);
    let lanes = count(&cx.types, ty)?;
    if cx.types.as_vector(ty).is_none() {
        return Some(vec![scalar(f, c)?]);
    }
    match f.constants().get(c) {
        ConstantData::Zero => Some(vec![zero(cx.types.scalar(ty))?; lanes]),
        ConstantData::Splat(e) => Some(vec![scalar(f, *e)?; lanes]),
        ConstantData::Aggregate(all) => all.iter().map(|&e| scalar(f, e)).collect(),
        _ => None,
    }
}

fn scalar(f: &Function, c: Constant) -> Option<Lane> {
    match f.constants().get(c) {
        ConstantData::Int(_) | ConstantData::WideInt(_) => {
            let bits = f.constants().as_bits(c)?;
            (bits.width() <= 128).then(|| bits.as_u128().map(Lane::Int))?
        }
        ConstantData::Float(bits) => Some(Lane::Float(*bits)),
        ConstantData::Null => Some(Lane::Null),
        _ => None,
    }
}

fn zero(elem: Type) -> Option<Lane> {
    if elem.is_int() {
        return Some(Lane::Int(0));
    }
    if elem.is_float() {
        return Some(Lane::Float(0));
    }
    elem.is_ptr().then_some(Lane::Null)
}

/// The constant of a type with the given lanes; one lane stands for all of a vector.
pub fn make(types: &TypeTable, f: &mut Function, ty: Type, lanes: &[Lane]) -> Option<Value> {
    let elem = types.scalar(ty);
    if types.as_vector(ty).is_none() {
        let c = element(f, elem, *lanes.first()?);
        return Some(f.const_value(c));
    }
    let first = *lanes.first()?;
    if lanes.iter().all(|l| *l == first) {
        if Some(first) == zero(elem) {
            return Some(f.zero(ty));
        }
        let e = element(f, elem, first);
        return Some(f.constant(ty, ConstantData::Splat(e)));
    }
    let all: Vec<Constant> = lanes.iter().map(|&l| element(f, elem, l)).collect();
    Some(f.constant(ty, ConstantData::Aggregate(all.into())))
}

fn element(f: &mut Function, elem: Type, lane: Lane) -> Constant {
    let data = match (lane, elem.int_width()) {
        (Lane::Int(n), Some(w)) if w > 64 => {
            let bits = Bits::from_limbs(w, &[n as u64, (n >> 64) as u64]);
            ConstantData::WideInt(Box::new(bits))
        }
        (Lane::Int(n), _) => ConstantData::Int(n as u64),
        (Lane::Float(bits), _) => ConstantData::Float(bits),
        (Lane::Null, _) => ConstantData::Null,
    };
    f.intern_constant(elem, data)
}
