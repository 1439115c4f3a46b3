//! What may stand for what: values, visible events and the bytes of memory.
//!
//! Poison may become anything, undef anything but poison, a NaN any other NaN; everything else must be the same. Addresses of
//! blocks have numbers that nobody can ask for, so there a little more is allowed ([`FIRST_LABEL`]).

use crate::{ByteMark, Event, Image, Pointer, Target, Value};

/// True if `b` may stand where `a` stood.
pub fn refines_value(a: &Value, b: &Value) -> bool {
    match (a, b) {
        (Value::Poison, _) => true,
        (Value::Undef, b) => !has_poison(b),
        (Value::Elements(x), Value::Elements(y)) => {
            x.len() == y.len() && x.iter().zip(y).all(|(x, y)| refines_value(x, y))
        }
        // NaN payloads are not fixed by the language.
        (Value::Float { kind, bits: x }, Value::Float { kind: k, bits: y }) if kind == k => {
            x == y || (is_nan(*kind, *x) && is_nan(*kind, *y))
        }
        (Value::Pointer(p), Value::Pointer(q)) if is_label(p) => p == q || stands_for_label(p, q),
        (a, b) => a == b,
    }
}

fn has_poison(v: &Value) -> bool {
    match v {
        Value::Poison => true,
        Value::Elements(e) => e.iter().any(has_poison),
        _ => false,
    }
}

fn is_nan(kind: tandem_ir::FloatKind, bits: u128) -> bool {
    use tandem_ir::FloatKind::*;
    let (exponent, mantissa) = match kind {
        Half => (5, 10),
        BFloat => (8, 7),
        Float => (8, 23),
        Double => (11, 52),
        _ => return false,
    };
    let e = (bits >> mantissa) & ((1 << exponent) - 1);
    e == (1 << exponent) - 1 && bits & ((1 << mantissa) - 1) != 0
}

/// Addresses of blocks are told apart by numbers from here on, larger than any object. This one is that of blocks which
/// source and target do not both have by one name.
pub const FIRST_LABEL: i64 = 1 << 40;

/// True for the address of a block. What number it is nobody can ask (LangRef, "Addresses of Basic Blocks"): a block that is not
/// there any more may have any but null.
fn is_label(p: &Pointer) -> bool {
    matches!(p.target, Target::Global(_)) && p.offset >= FIRST_LABEL
}

/// True if `q` may stand for the address `p` of a block: any but null where that block is gone, and that of a block of the
/// same function of which nobody knows what became ([`FIRST_LABEL`]).
fn stands_for_label(p: &Pointer, q: &Pointer) -> bool {
    let is_gone = q.target == Target::Nothing && q.offset != 0;
    let unknown = [p, q].iter().any(|x| x.offset == FIRST_LABEL);
    is_gone || q.target == p.target && is_label(q) && unknown
}

/// True if an access that others see may write `b` for `a`: bits are written, whether the program takes them for a number or a float.
pub(super) fn refines_written(a: &Value, b: &Value) -> bool {
    match (a, b) {
        (Value::Float { kind, .. }, Value::Int { width, bits }) if *width == kind.bits() => {
            let (kind, bits) = (*kind, *bits);
            refines_value(a, &Value::Float { kind, bits })
        }
        (Value::Int { width, bits }, Value::Float { kind, bits: y }) => {
            *width == kind.bits() && bits == y
        }
        _ => refines_value(a, b),
    }
}

/// True of pointers to one byte of an object, by whichever address space it is reached.
fn same_place(p: &Pointer, q: &Pointer) -> bool {
    let same = (p.offset, &p.target) == (q.offset, &q.target);
    same && (p.space == q.space || p.target != Target::Nothing)
}

/// True if the target may do `b` where the source did `a`.
pub fn refines_event(a: &Event, b: &Event) -> bool {
    match (a, b) {
        (Event::VolatileStore { at: p, value: x }, Event::VolatileStore { at: q, value: y }) => {
            same_place(p, q) && refines_written(x, y)
        }
        (Event::VolatileLoad { at: p, bytes: m }, Event::VolatileLoad { at: q, bytes: n }) => {
            same_place(p, q) && m == n
        }
        (
            Event::Call {
                callee: f,
                args: x,
                memory: m,
                objects: o,
                kept: k,
                ..
            },
            Event::Call {
                callee: g,
                args: y,
                memory: n,
                objects: p,
                kept: l,
                ..
            },
        ) => {
            // What is gone in the source, or was never seen by the target, is nobody's to see.
            let seen = |m: &Image, n: &Image| m.bytes.is_empty() || refines_image(m, n).is_ok();
            f == g
                && x.len() == y.len()
                && x.iter().zip(y).all(|(x, y)| refines_value(x, y))
                && m.len() == n.len()
                && m.iter().zip(n).all(|(m, n)| refines_image(m, n).is_ok())
                && k.iter().zip(l).all(|(m, n)| seen(m, n))
                && o.iter().zip(p).all(|(a, b)| a.is_none() || a == b)
        }
        (Event::Trap(_), Event::Trap(_)) => true,
        (a, b) => a == b,
    }
}

/// `Err(offset)` of the first byte of `b` that may not stand where `a`'s stood.
pub fn refines_image(a: &Image, b: &Image) -> Result<(), u64> {
    if a.marks == b.marks && a.bytes == b.bytes {
        return Ok(());
    }
    if a.bytes.len() != b.bytes.len() {
        return Err(a.bytes.len().min(b.bytes.len()) as u64);
    }
    let (mut ma, mut mb) = (a.marks.iter().peekable(), b.marks.iter().peekable());
    for at in 0..a.bytes.len() as u64 {
        let x = ma.next_if(|m| m.0 == at).map(|m| &m.1);
        let y = mb.next_if(|m| m.0 == at).map(|m| &m.1);
        // A pointer that leads nowhere is its address, in memory as well.
        let number = |i: &Image, m: Option<&ByteMark>| match m {
            None => i.bytes.get(at as usize).copied(),
            Some(ByteMark::Pointer { pointer, index }) if pointer.target == Target::Nothing => {
                let bytes = pointer.offset.to_le_bytes();
                bytes.get(usize::from(*index)).copied()
            }
            Some(_) => None,
        };
        let fine = match (x, y) {
            (Some(ByteMark::Poison), _) => true,
            (Some(ByteMark::Undef), y) => y != Some(&ByteMark::Poison),
            (x, y) if x.is_some() && x == y => true,
            (
                Some(ByteMark::Pointer { pointer, index }),
                Some(ByteMark::Pointer {
                    pointer: q,
                    index: k,
                }),
            ) if is_label(pointer) => index == k && (pointer == q || stands_for_label(pointer, q)),
            (x, y) => number(a, x).is_some_and(|n| number(b, y) == Some(n)),
        };
        if !fine {
            return Err(at);
        }
    }
    Ok(())
}
