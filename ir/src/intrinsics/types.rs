//! Whether a function type is one that an intrinsic can have.
//!
//! The table of signatures, read off LLVM, has one word for each type of result and arguments, with those inside it
//! behind it:
//!
//! ```text
//!   v void   .  variable arguments   x __m64   t token   m metadata   A x86_amx   C aarch64.svcount
//!   h half   b bfloat   f float   d double   q fp128   P ppc_fp128
//!   i32 integer   p1 pointer   v4 T, V4 T vector, scalable vector   s2 T T struct
//!   a:0 i:0 f:0 v:0 p:0   overloaded type 0: any, integer, float (or vectors of them), vector, pointer
//!   =:0 the same as overloaded type 0      >0 <0 elements twice, half as wide
//!   /2:0 the 2nd part of its elements      H0 Q0 elements half, a quarter as wide, twice, four times as many
//!   e0 its element       B0 its bits as integers      w0 T T, in a vector of its length if it is one
//!   &1:0 overloaded type 1: pointers, as many as type 0 has elements
//! ```
//!
//! A word may refer to an overloaded type that only stands behind it; such words are looked at again at the end.

use super::signatures;
use super::table;
use crate::types::{FloatKind, Type, TypeData, TypeTable};

/// How a function type differs from what an intrinsic can have.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Mismatch {
    /// The result.
    Result,
    /// The argument of that number, or one too few or too many.
    Argument(usize),
    /// It takes variable arguments and should not, or the reverse.
    Variable,
}

/// Intrinsics for which LLVM's C API makes no declaration, so that the table has no facts of them: name, signature,
/// mask of immediates; type suffixes may follow.
const WITHOUT_FACTS: [(&str, &str, u32); 10] = [
    ("llvm.coro.await.suspend.bool", "i1 p0 p0 p0", 0),
    ("llvm.coro.await.suspend.handle", "v p0 p0 p0", 0),
    ("llvm.coro.await.suspend.void", "v p0 p0 p0", 0),
    ("llvm.coro.destroy", "v p0", 0),
    ("llvm.coro.resume", "v p0", 0),
    ("llvm.experimental.deoptimize", "a:0 .", 0),
    (
        "llvm.experimental.gc.statepoint",
        "t i64 i32 p:0 i32 i32 .",
        0b11011,
    ),
    ("llvm.experimental.guard", "v i1 .", 0),
    (
        "llvm.experimental.patchpoint.void",
        "v i64 i32 p0 i32 .",
        0b1011,
    ),
    (
        "llvm.experimental.patchpoint",
        "a:0 i64 i32 p0 i32 .",
        0b1011,
    ),
];

/// The entry of an intrinsic that has no facts.
pub(super) fn without_facts(name: &str) -> Option<&'static (&'static str, &'static str, u32)> {
    WITHOUT_FACTS.iter().find(|e| {
        let rest = name.strip_prefix(e.0);
        rest.is_some_and(|r| r.is_empty() || r.starts_with('.'))
    })
}

/// Checks the function type of an intrinsic by name (with type suffixes if it is overloaded). Names outside of the
/// table, and those of older LLVM, may have any type; older text has integers for `bfloat` in those of NVVM.
///
/// # Errors
/// The first place that does not fit.
pub fn check_type(types: &TypeTable, name: &str, fn_ty: Type) -> Result<(), Mismatch> {
    match types.as_function(fn_ty) {
        Some((ret, params, vararg)) => check_parts(types, name, ret, params, vararg),
        None => Ok(()),
    }
}

/// As [`check_type`], of a function type in parts.
pub(super) fn check_parts(
    types: &TypeTable,
    name: &str,
    ret: Type,
    params: &[Type],
    vararg: bool,
) -> Result<(), Mismatch> {
    let as_bits = name.starts_with("llvm.nvvm.") && name.contains("bf16");
    match signature(name) {
        Some(s) => check(types, s, ret, params, vararg, as_bits),
        None => Ok(()),
    }
}

/// The signature of an intrinsic, if it is known.
fn signature(name: &str) -> Option<&'static str> {
    let signature = match super::position(name) {
        Some(at) => signatures::OF
            .get(at)
            .and_then(|&s| signatures::SIGNATURES.get(usize::from(s))),
        None => without_facts(name)
            .map(|e| e.1)
            .or_else(|| super::targets::signature(name).map(|s| s.0))
            .filter(|_| !super::targets::had_other_type(name)),
    };
    signature.filter(|s| !s.is_empty())
}

fn check(
    types: &TypeTable,
    signature: &str,
    ret: Type,
    params: &[Type],
    vararg: bool,
    as_bits: bool,
) -> Result<(), Mismatch> {
    let words: Vec<&str> = signature.split(' ').collect();
    let mut m = Matcher {
        types,
        as_bits,
        overloads: Vec::new(),
        again: Vec::new(),
    };
    let mut rest = m.one(&words, ret, false).ok_or(Mismatch::Result)?;
    let of_result = m.again.len();
    for (n, &p) in params.iter().enumerate() {
        rest = m.one(rest, p, false).ok_or(Mismatch::Argument(n))?;
    }
    for (n, (words, ty)) in std::mem::take(&mut m.again).into_iter().enumerate() {
        let mismatch = match n < of_result {
            true => Mismatch::Result,
            false => Mismatch::Argument(0),
        };
        m.one(words, ty, true).ok_or(mismatch)?;
    }
    match rest {
        [] if !vararg => Ok(()),
        ["."] if vararg => Ok(()),
        [] | ["."] => Err(Mismatch::Variable),
        _ => Err(Mismatch::Argument(params.len())),
    }
}

struct Matcher<'a> {
    types: &'a TypeTable,
    /// Integers stand for `bfloat`.
    as_bits: bool,
    /// What the overloaded types are, by number.
    overloads: Vec<Type>,
    /// Words that referred to one not known yet.
    again: Vec<(&'a [&'a str], Type)>,
}

impl<'a> Matcher<'a> {
    /// The words behind those of one type, if it fits; `last` when nothing more becomes known.
    fn one(&mut self, words: &'a [&'a str], ty: Type, last: bool) -> Option<&'a [&'a str]> {
        let (word, rest) = words.split_first()?;
        let (letter, argument) = word.split_at(1);
        let number = argument.parse::<u32>().ok();
        let fits = match letter {
            "b" if self.as_bits && ty == Type::I16 => true,
            "v" if self.as_bits
                && number == Some(2)
                && rest.first() == Some(&"b")
                && ty == Type::I32 =>
            {
                return Some(&rest[1..]);
            }
            "v" | "V" if number.is_some() => {
                let (elem, len, scalable) = self.types.as_vector(ty)?;
                if Some(len) != number || scalable != (letter == "V") {
                    return None;
                }
                return self.one(rest, elem, last);
            }
            "s" => return self.fields(rest, ty, number?, last),
            "i" if number.is_some() => ty.int_width() == number,
            "p" if number.is_some() => ty.address_space() == number,
            "w" => return self.in_width(words, rest, ty, number? as usize, last),
            "a" | "i" | "f" | "v" | "p" | "=" if argument.starts_with(':') => {
                return self.overloaded(words, rest, letter, ty, last);
            }
            "/" | "&" => return self.of_two(words, rest, ty, last),
            ">" | "<" | "e" | "H" | "Q" | "B" => {
                let Some(&of) = self.overloads.get(number? as usize) else {
                    return self.later(words, rest, ty, last);
                };
                self.derived(letter, of, ty)
            }
            _ => simple(self.types, letter, ty),
        };
        fits.then_some(rest)
    }

    fn fields(
        &mut self,
        mut rest: &'a [&'a str],
        ty: Type,
        count: u32,
        last: bool,
    ) -> Option<&'a [&'a str]> {
        // Older text gives results names; readers take them for what they hold.
        let (fields, packed) = self.types.struct_fields(ty)?;
        if packed {
            return None;
        }
        if fields.len() as u32 != count {
            return None;
        }
        for &f in fields {
            rest = self.one(rest, f, last)?;
        }
        Some(rest)
    }

    /// Puts a word off until everything is known.
    fn later(
        &mut self,
        words: &'a [&'a str],
        rest: &'a [&'a str],
        ty: Type,
        last: bool,
    ) -> Option<&'a [&'a str]> {
        if last {
            return None;
        }
        self.again.push((words, ty));
        Some(rest)
    }

    fn overloaded(
        &mut self,
        words: &'a [&'a str],
        rest: &'a [&'a str],
        letter: &str,
        ty: Type,
        last: bool,
    ) -> Option<&'a [&'a str]> {
        let n: usize = words[0][2..].parse().ok()?;
        if let Some(&known) = self.overloads.get(n) {
            return (known == ty).then_some(rest);
        }
        if n > self.overloads.len() || letter == "=" {
            return self.later(words, rest, ty, last);
        }
        self.overloads.push(ty);
        let scalar = self.types.scalar(ty);
        let fits = match letter {
            "i" => scalar.is_int(),
            "f" => scalar.is_float(),
            "v" => self.types.as_vector(ty).is_some(),
            "p" => ty.is_ptr(),
            _ => true,
        };
        fits.then_some(rest)
    }

    /// `/N:0` and `&1:0`
    fn of_two(
        &mut self,
        words: &'a [&'a str],
        rest: &'a [&'a str],
        ty: Type,
        last: bool,
    ) -> Option<&'a [&'a str]> {
        let (a, b) = words[0][1..].split_once(':')?;
        let (a, b): (usize, usize) = (a.parse().ok()?, b.parse().ok()?);
        if words[0].starts_with('&') && !last {
            if a != self.overloads.len() {
                return None;
            }
            self.overloads.push(ty);
        }
        let Some(&of) = self.overloads.get(b) else {
            return self.later(words, rest, ty, last);
        };
        let (Some((elem, n, scalable)), Some((have, m, have_scalable))) =
            (self.types.as_vector(of), self.types.as_vector(ty))
        else {
            return None;
        };
        let fits = match words[0].starts_with('&') {
            true => have.is_ptr() && (n, scalable) == (m, have_scalable),
            false => have == elem && scalable == have_scalable && m as usize * a == n as usize,
        };
        fits.then_some(rest)
    }

    /// `w0 T`
    fn in_width(
        &mut self,
        words: &'a [&'a str],
        rest: &'a [&'a str],
        ty: Type,
        n: usize,
        last: bool,
    ) -> Option<&'a [&'a str]> {
        let Some(&of) = self.overloads.get(n) else {
            // The element's words are looked at together with this one.
            return self.later(words, rest.get(1..)?, ty, last);
        };
        match (self.types.as_vector(of), self.types.as_vector(ty)) {
            (Some((_, n, s)), Some((elem, m, t))) if (n, s) == (m, t) => self.one(rest, elem, last),
            (None, None) => self.one(rest, ty, last),
            _ => None,
        }
    }

    /// A type made from an overloaded one.
    fn derived(&self, letter: &str, of: Type, ty: Type) -> bool {
        let shape = |t: Type| self.types.as_vector(t).map(|v| (v.1, v.2));
        let (from, to) = (self.types.scalar(of), self.types.scalar(ty));
        let width = |t: Type| t.int_width().or_else(|| t.float_kind().map(|k| k.bits()));
        match letter {
            "e" => shape(of).is_some() && ty == from,
            ">" => shape(of) == shape(ty) && scaled(from, to, 2, 1),
            "<" => shape(of) == shape(ty) && scaled(from, to, 1, 2),
            "H" | "Q" => {
                let by = if letter == "H" { 2 } else { 4 };
                shape(of)
                    .zip(shape(ty))
                    .is_some_and(|((n, s), (m, t))| n.checked_mul(by) == Some(m) && s == t)
                    && scaled(from, to, 1, by)
            }
            _ => {
                shape(of).is_some()
                    && shape(of) == shape(ty)
                    && to.is_int()
                    && width(to) == width(from)
            }
        }
    }
}

/// Integers or floats of `times / by` the width.
fn scaled(from: Type, to: Type, times: u32, by: u32) -> bool {
    if let (Some(a), Some(b)) = (from.int_width(), to.int_width()) {
        return u64::from(a) * u64::from(times) == u64::from(b) * u64::from(by);
    }
    use FloatKind::{Double, Float, Half};
    let half = |k| match k {
        Double => Some(Float),
        Float => Some(Half),
        _ => None,
    };
    match (from.float_kind(), to.float_kind()) {
        (Some(a), Some(b)) if times == 2 => half(b) == Some(a),
        (Some(a), Some(b)) if by == 2 => half(a) == Some(b),
        (Some(a), Some(b)) => half(a).and_then(half) == Some(b),
        _ => false,
    }
}

fn simple(types: &TypeTable, letter: &str, ty: Type) -> bool {
    let float = |k| ty.float_kind() == Some(k);
    match letter {
        "v" => ty.is_void(),
        "t" => ty == Type::TOKEN,
        "m" => ty == Type::METADATA,
        "A" => ty == Type::X86_AMX,
        "x" => types.as_vector(ty) == Some((Type::I64, 1, false)),
        "h" => float(FloatKind::Half),
        "b" => float(FloatKind::BFloat),
        "f" => float(FloatKind::Float),
        "d" => float(FloatKind::Double),
        "q" => float(FloatKind::Fp128),
        "P" => float(FloatKind::PpcFp128),
        "C" => {
            matches!(types.get(ty), Some(TypeData::Target { name, .. }) if &**name == "aarch64.svcount")
        }
        _ => false,
    }
}

/// Every name of the table has a signature, if only the empty one.
const _: () = assert!(signatures::OF.len() == table::NAMES.len());

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]
    use super::*;

    fn fits(name: &str, text: &str) -> bool {
        let text = format!("declare {}\n", text.replace("@f", "@g"));
        let m = crate::text::parse(text.as_bytes(), "t").unwrap();
        let g = m.header.lookup("g").unwrap();
        check_type(&m.header.types, name, m.header.globals[g].ty).is_ok()
    }

    #[test]
    fn words_mean_what_their_letters_say() {
        assert!(fits("llvm.umax.i32", "i32 @f(i32, i32)"));
        assert!(!fits("llvm.umax.i32", "i32 @f(i32, i64)"));
        assert!(!fits("llvm.umax.f32", "float @f(float, float)"));
        assert!(!fits("llvm.umax.i32", "i32 @f(i32)"));
        assert!(!fits("llvm.umax.i32", "i32 @f(i32, i32, i32)"));
        assert!(!fits("llvm.umax.i32", "i32 @f(i32, i32, ...)"));
        assert!(fits("llvm.localescape", "void @f(...)"));
        let overflow = "llvm.sadd.with.overflow.v4i8";
        assert!(fits(
            overflow,
            "{ <4 x i8>, <4 x i1> } @f(<4 x i8>, <4 x i8>)"
        ));
        assert!(!fits(overflow, "{ <4 x i8>, i1 } @f(<4 x i8>, <4 x i8>)"));
        assert!(fits(
            "llvm.vector.deinterleave2",
            "{ <2 x i8>, <2 x i8> } @f(<4 x i8>)"
        ));
        assert!(!fits(
            "llvm.vector.deinterleave2",
            "{ <4 x i8>, <4 x i8> } @f(<4 x i8>)"
        ));
        let gather = "llvm.masked.gather";
        assert!(fits(gather, "<4 x i32> @f(<4 x ptr>, <4 x i1>, <4 x i32>)"));
        assert!(!fits(
            gather,
            "<4 x i32> @f(<2 x ptr>, <4 x i1>, <4 x i32>)"
        ));
        assert!(fits("llvm.vector.reduce.add", "i32 @f(<4 x i32>)"));
        assert!(!fits("llvm.vector.reduce.add", "i64 @f(<4 x i32>)"));
        assert!(fits("llvm.no.such.thing", "i64 @f(<4 x i32>)"));
    }
}
