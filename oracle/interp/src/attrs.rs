//! Conditions that attributes and metadata put on values.
//!
//! `nonnull`, `align`, `range` and `nofpclass` make a violating value poison;
//! `noundef` makes undef and poison immediate undefined behaviour, and is
//! therefore checked last; `dereferenceable` is immediate undefined behaviour too.

use super::big;
use super::layout::{Leaf, LeafKind, ValueLayout};
use super::outcome::UbKind;
use num_bigint::BigUint;
use tandem_ir::FloatKind;
use tandem_ir::attr::{Attr, AttrKind};
use tandem_ir::constant::Bits;

/// One condition on a value.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Check {
    /// Null becomes poison.
    NonNull,
    /// An address that the number does not divide becomes poison.
    Align(u64),
    /// A value outside `[lo, hi)` (wrapping) becomes poison; pairs are alternatives.
    Range(Vec<(u128, u128)>, u32),
    /// As `Range` for more than 128 bits.
    BigRange(Vec<(BigUint, BigUint)>, u32),
    /// A floating-point value of an excluded class becomes poison.
    NoFpClass(u32, FloatKind),
    /// Fewer accessible bytes are undefined behaviour; null is allowed if `or_null`.
    Dereferenceable {
        bytes: u64,
        space: u32,
        or_null: bool,
    },
    /// Undef or poison in any of `slots` slots is undefined behaviour.
    NoUndef { slots: u32, kind: UbKind },
}

/// The conditions of an attribute set on a value of the given layout, with the offset of the slot each is on.
pub(super) fn checks_of(
    attrs: &[Attr],
    layout: &ValueLayout,
    noundef: UbKind,
) -> Vec<(u32, Check)> {
    let mut out = Vec::new();
    for leaf in &layout.leaves {
        for a in attrs {
            if let Some(c) = leaf_check(a, *leaf) {
                out.push((leaf.slot, c));
            }
        }
    }
    let deref = attrs
        .iter()
        .filter_map(|a| match (a, layout.single()?.kind) {
            (Attr::Dereferenceable(n), LeafKind::Ptr(space, _)) => Some((*n, space, false)),
            (Attr::DereferenceableOrNull(n), LeafKind::Ptr(space, _)) => Some((*n, space, true)),
            _ => None,
        });
    out.extend(deref.map(|(bytes, space, or_null)| {
        let c = Check::Dereferenceable {
            bytes,
            space,
            or_null,
        };
        (0, c)
    }));
    if attrs.contains(&Attr::Flag(AttrKind::NoUndef)) {
        let slots = layout.slots;
        out.push((
            0,
            Check::NoUndef {
                slots,
                kind: noundef,
            },
        ));
    }
    out
}

fn leaf_check(a: &Attr, leaf: Leaf) -> Option<Check> {
    match (a, leaf.kind) {
        (Attr::Flag(AttrKind::NonNull), LeafKind::Ptr(..)) => Some(Check::NonNull),
        (Attr::Align(n), LeafKind::Ptr(..)) if *n > 1 => Some(Check::Align(*n)),
        (Attr::Range(lo, hi), LeafKind::Int(w)) => range(&[(lo.clone(), hi.clone())], w),
        (Attr::NoFpClass(m), LeafKind::Float(k)) => Some(Check::NoFpClass(*m, k)),
        _ => None,
    }
}

/// A condition from pairs of bounds of the given width.
pub(super) fn range(pairs: &[(Bits, Bits)], w: u32) -> Option<Check> {
    if w > 128 {
        let number = |b: &Bits| big::from_limbs(b.limbs().iter().copied());
        let pairs = pairs.iter().map(|(lo, hi)| (number(lo), number(hi)));
        return Some(Check::BigRange(pairs.collect(), w));
    }
    let pairs = pairs
        .iter()
        .map(|(lo, hi)| Some((lo.as_u128()?, hi.as_u128()?)))
        .collect::<Option<Vec<_>>>()?;
    Some(Check::Range(pairs, w))
}

/// True if the value is in the half-open, possibly wrapping range.
pub(super) fn in_range<T: PartialOrd>(v: T, (lo, hi): (T, T)) -> bool {
    if lo < hi {
        lo <= v && v < hi
    } else {
        v >= lo || v < hi
    }
}
