//! Names of vector variants of a function, as the attribute `"vector-function-abi-variant"` has them (the vector
//! function ABIs of x86, AArch64 and RISC-V).
//!
//! ```text
//!   _ZGV isa mask lanes parameters _ scalar-name [ ( vector-name ) ]
//! ```

use crate::types::{Type, TypeTable};

/// True for the name of a variant of a function of that type.
pub(super) fn is_valid(types: &TypeTable, name: &str, ret: Type, params: &[Type]) -> bool {
    let Some(kinds) = parse(name, params.len()) else {
        return false;
    };
    // A scalable vector of which the name does not say the lanes has those of a register full of the widest type.
    !kinds.scalable || widest(types, ret, params, &kinds.vectors)
}

/// What a name says.
struct Kinds {
    /// The number of lanes is that of a register.
    scalable: bool,
    /// For each parameter, whether it becomes a vector.
    vectors: Vec<bool>,
}

/// True if some vector fills a register, and all can.
fn widest(types: &TypeTable, ret: Type, params: &[Type], vectors: &[bool]) -> bool {
    let result: &[Type] = match types.struct_fields(ret) {
        Some((fields, _)) => fields,
        None if ret.is_void() => &[],
        None => &[ret],
    };
    let taken = params.iter().zip(vectors).filter(|p| *p.1).map(|p| p.0);
    let mut all = result.iter().chain(taken).peekable();
    let any = all.peek().is_some();
    any && all.all(|&t| fills_register(t))
}

/// True for the elements that registers of SVE and RVV hold.
fn fills_register(ty: Type) -> bool {
    use crate::types::FloatKind::{BFloat, Double, Float, Half};
    ty.is_ptr()
        || matches!(ty.int_width(), Some(8 | 16 | 32 | 64))
        || matches!(ty.float_kind(), Some(Half | BFloat | Float | Double))
}

/// The parts of a name for a function with so many parameters.
fn parse(name: &str, parameters: usize) -> Option<Kinds> {
    let rest = name.strip_prefix("_ZGV")?;
    let may_scale = rest.starts_with(['s', 'r']);
    let (internal, rest) = match rest.strip_prefix("_LLVM_") {
        Some(rest) => (true, rest),
        None => (
            false,
            rest.strip_prefix(['n', 's', 'b', 'c', 'd', 'e', 'r'])?,
        ),
    };
    let rest = rest.strip_prefix(['M', 'N'])?;
    let (scalable, mut rest) = match rest.strip_prefix('x') {
        Some(rest) => (true, may_scale.then_some(rest)?),
        None => {
            let (lanes, rest) = number(rest)?;
            (false, (lanes > 0).then_some(rest)?)
        }
    };
    let mut vectors = Vec::new();
    while let Some(behind) = parameter(rest) {
        vectors.push(rest.starts_with('v'));
        rest = alignment(behind)?;
    }
    (vectors.len() == parameters && parameters > 0).then_some(())?;
    let rest = rest.strip_prefix('_')?;
    let (scalar, vector) = match rest.split_once('(') {
        Some((scalar, vector)) => (scalar, Some(vector.strip_suffix(')')?)),
        None => (rest, None),
    };
    let named = vector.is_none_or(|v| !v.is_empty()) && (vector.is_some() || !internal);
    (!scalar.is_empty() && named).then_some(Kinds { scalable, vectors })
}

/// Digits at the start, and what follows.
fn number(text: &str) -> Option<(u64, &str)> {
    let digits = text.bytes().take_while(u8::is_ascii_digit).count();
    let (number, rest) = text.split_at(digits);
    Some((number.parse().ok()?, rest))
}

/// A vector, a uniform value, or one that is linear by a step or by another parameter; what follows it.
fn parameter(text: &str) -> Option<&str> {
    if let Some(rest) = text.strip_prefix(['v', 'u']) {
        return Some(rest);
    }
    let rest = text.strip_prefix(['l', 'R', 'L', 'U'])?;
    if let Some(rest) = rest.strip_prefix('s') {
        return Some(number(rest)?.1);
    }
    match rest.strip_prefix('n') {
        Some(step) => Some(number(step)?.1),
        None => Some(number(rest).map_or(rest, |n| n.1)),
    }
}

/// A power of two that may follow a parameter.
fn alignment(text: &str) -> Option<&str> {
    let Some(rest) = text.strip_prefix('a') else {
        return Some(text);
    };
    let (bytes, rest) = number(rest)?;
    bytes.is_power_of_two().then_some(rest)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_of_variants() {
        for (name, parameters) in [
            ("_ZGVnN2v_sin", 1),
            ("_ZGVsMxvv_pow(vector_pow)", 2),
            ("_ZGV_LLVM_N4vl8u_f(g)", 3),
            ("_ZGVbN4vls0Rn2a16_f", 3),
        ] {
            assert!(parse(name, parameters).is_some(), "{name}");
        }
        for (name, parameters) in [
            ("sin", 1),
            ("_ZGVnN2v_sin", 2),
            ("_ZGVnN0v_sin", 1),
            ("_ZGVzN2v_sin", 1),
            ("_ZGVnX2v_sin", 1),
            ("_ZGVnN2va3_sin", 1),
            ("_ZGVnN2v_", 1),
            ("_ZGVnN2v_sin(", 1),
            ("_ZGV_LLVM_N4v_f", 1),
            ("_ZGVnNxv_f", 1),
            ("_ZGV_LLVM_Mxv_f(g)", 1),
            ("", 1),
        ] {
            assert!(parse(name, parameters).is_none(), "{name}");
        }
    }
}
