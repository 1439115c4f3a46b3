//! Operands: whether one fits where it is put, and the value that it stands for.

use super::{Check, require};
use tandem_ir::constant::ConstantData;
use tandem_ir::rewrite::Operand;
use tandem_ir::{Constant, Function, Header, Type, Value};

/// The operand names a value of the function, or a constant whose data suit its type; which type.
pub fn fits(cx: &Header, f: &Function, o: &Operand) -> Check<Type> {
    if let Operand::Value(v) = o {
        return super::value(f, *v).map(|()| f.value_type(*v));
    }
    constant_fits(cx, o)
}

/// The operand names something of the type.
pub fn has_type(cx: &Header, f: &Function, o: &Operand, ty: Type) -> Check {
    let own = fits(cx, f, o)?;
    require(own == ty, "an operand has another type")
}

/// The operand is a constant by its data, which suit its type; which type.
pub fn constant_fits(cx: &Header, o: &Operand) -> Check<Type> {
    let all = |parts: &[Operand], ty: Type| {
        parts.iter().try_for_each(|p| {
            let own = constant_fits(cx, p)?;
            require(own == ty, "an element of a constant has another type")
        })
    };
    let (ty, sound) = match o {
        Operand::Value(_) => return Err(super::cannot("a value where a constant is wanted")),
        Operand::Int(bits) => (Type::int(bits.width()), bits.width() > 0),
        Operand::Float(ty, _) => (*ty, ty.is_float()),
        Operand::Undef(ty) | Operand::Poison(ty) => (*ty, cx.types.is_first_class(*ty)),
        Operand::Null(ty) => (*ty, ty.is_ptr()),
        Operand::Zero(ty) => (*ty, ty.in_table() && cx.types.is_first_class(*ty)),
        Operand::Splat(ty, each) => {
            let vector = cx.types.as_vector(*ty);
            let elem = vector
                .ok_or_else(|| super::cannot("a splat that is no vector"))?
                .0;
            all(std::slice::from_ref(&**each), elem)?;
            (*ty, true)
        }
        Operand::Aggregate(ty, parts) => {
            elements(cx, *ty, parts, all)?;
            (*ty, true)
        }
        Operand::Global(ty, g) => {
            super::global(cx, *g)?;
            (*ty, ty.address_space() == Some(cx.globals[*g].addrspace))
        }
    };
    require(sound, "the data of a constant do not suit its type")?;
    Ok(ty)
}

fn elements(
    cx: &Header,
    ty: Type,
    parts: &[Operand],
    all: impl Fn(&[Operand], Type) -> Check,
) -> Check {
    let count = |n: u64| require(parts.len() as u64 == n, "a constant has too few elements");
    if let Some((elem, n, false)) = cx.types.as_vector(ty) {
        count(u64::from(n))?;
        return all(parts, elem);
    }
    if let Some((elem, n)) = cx.types.as_array(ty) {
        count(n)?;
        return all(parts, elem);
    }
    let fields = cx.types.struct_fields(ty);
    let fields = fields
        .ok_or_else(|| super::cannot("elements of a type that has none"))?
        .0;
    count(fields.len() as u64)?;
    let mut pairs = parts.iter().zip(fields);
    pairs.try_for_each(|(p, t)| all(std::slice::from_ref(p), *t))
}

/// The value that the operand stands for; a constant is made if the function has none like it.
pub fn make(f: &mut Function, o: &Operand) -> Value {
    match o {
        Operand::Value(v) => *v,
        Operand::Int(bits) => f.bits(bits),
        constant => {
            let c = intern(constant, &mut |ty, data| f.intern_constant(ty, data));
            f.const_value(c)
        }
    }
}

/// The constant in a pool, given as the function that interns there. An operand that is a value, which has no
/// place among constants, counts as poison of type `void`; [`constant_fits`] has refused it.
pub fn intern(o: &Operand, pool: &mut dyn FnMut(Type, ConstantData) -> Constant) -> Constant {
    let (ty, data) = match o {
        Operand::Value(_) => (Type::VOID, ConstantData::Poison),
        Operand::Int(bits) => (
            Type::int(bits.width()),
            match bits.limbs() {
                [small] if bits.width() <= 64 => ConstantData::Int(*small),
                _ => ConstantData::WideInt(Box::new(bits.clone())),
            },
        ),
        Operand::Float(ty, bits) => (*ty, ConstantData::Float(*bits)),
        Operand::Undef(ty) => (*ty, ConstantData::Undef),
        Operand::Poison(ty) => (*ty, ConstantData::Poison),
        Operand::Null(ty) => (*ty, ConstantData::Null),
        Operand::Zero(ty) => (*ty, ConstantData::Zero),
        Operand::Splat(ty, each) => (*ty, ConstantData::Splat(intern(each, pool))),
        Operand::Aggregate(ty, parts) => {
            let parts = parts.iter().map(|p| intern(p, pool)).collect();
            (*ty, ConstantData::Aggregate(parts))
        }
        Operand::Global(ty, g) => (*ty, ConstantData::Global(*g)),
    };
    pool(ty, data)
}
