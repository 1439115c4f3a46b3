//! Names of vector variants of a function, as the attribute `"vector-function-abi-variant"` has them (the vector
//! function ABIs of x86, AArch64 and RISC-V).
//!
//! ```text
//!   _ZGV isa mask lanes parameters _ scalar-name [ ( vector-name ) ]
//! ```

/// True for the name of a variant of a function with so many parameters.
pub(super) fn is_valid(name: &str, parameters: usize) -> bool {
    valid(name, parameters).is_some()
}

fn valid(name: &str, parameters: usize) -> Option<()> {
    let rest = name.strip_prefix("_ZGV")?;
    let scalable = rest.starts_with(['s', 'r', '_']);
    let (internal, rest) = match rest.strip_prefix("_LLVM_") {
        Some(rest) => (true, rest),
        None => (
            false,
            rest.strip_prefix(['n', 's', 'b', 'c', 'd', 'e', 'r'])?,
        ),
    };
    let rest = rest.strip_prefix(['M', 'N'])?;
    let mut rest = match rest.strip_prefix('x') {
        Some(rest) => scalable.then_some(rest)?,
        None => {
            let (lanes, rest) = number(rest)?;
            (lanes > 0).then_some(rest)?
        }
    };
    let mut count = 0;
    while let Some(behind) = parameter(rest) {
        rest = alignment(behind)?;
        count += 1;
    }
    (count == parameters && count > 0).then_some(())?;
    let rest = rest.strip_prefix('_')?;
    let (scalar, vector) = match rest.split_once('(') {
        Some((scalar, vector)) => (scalar, Some(vector.strip_suffix(')')?)),
        None => (rest, None),
    };
    let named = vector.is_none_or(|v| !v.is_empty()) && (vector.is_some() || !internal);
    (!scalar.is_empty() && named).then_some(())
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
            assert!(is_valid(name, parameters), "{name}");
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
            ("", 1),
        ] {
            assert!(!is_valid(name, parameters), "{name}");
        }
    }
}
