//! The lattice of value facts.
//!
//! A [`Fact`] is a set of possible values and a bit that says whether the value may
//! be undef or poison *besides*. "No value" is the bottom: nothing gets there, or
//! only undef and poison do. Integers are described by a range (which holds a
//! constant and "all but one constant" as special cases), pointers by being null or not.
//!
//! The meaning for a value that may be undef: each of its uses may be taken to
//! be inside the set. That is enough for a branch, where undef would be UB, and not
//! for a `freeze`, whose one choice other uses observe (JT-T9b). Constraints therefore
//! never clear the bit.

use crate::analysis::range::Range;
use crate::context::Cx;
use crate::defects::planted;
use tandem_ir::claims::{self, FactPlace};
use tandem_ir::constant::{Bits, ConstantData};
use tandem_ir::{Function, Type, Value};

/// Width in which claims speak of addresses.
const ADDRESS: u32 = 64;

/// The values that are possible.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Set {
    /// None.
    Empty,
    /// An integer of the range.
    Range(Range),
    /// The null pointer.
    Null,
    /// Any pointer but null.
    NonNull,
    /// Anything.
    Top,
}

/// What is known of a value.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Fact {
    /// Possible values.
    pub set: Set,
    /// True if the value may be undef or poison besides.
    pub undef: bool,
}

impl Set {
    /// The set of a range, canonical: the full range is [`Set::Top`].
    pub fn range(r: Range) -> Set {
        if r.is_full() { Set::Top } else { Set::Range(r) }
    }
    /// What both sets allow.
    pub fn intersect(self, o: Set) -> Set {
        match (self, o) {
            (Set::Top, x) | (x, Set::Top) => x,
            (Set::Range(a), Set::Range(b)) if a.width() == b.width() => {
                a.intersect(b).map_or(Set::Empty, Set::range)
            }
            (a, b) if a == b => a,
            (Set::Range(_), _) | (_, Set::Range(_)) => Set::Empty,
            _ => Set::Empty,
        }
    }
    /// What one of the sets allows.
    pub fn union(self, o: Set) -> Set {
        match (self, o) {
            (Set::Empty, x) | (x, Set::Empty) => x,
            (Set::Range(a), Set::Range(b)) if a.width() == b.width() => Set::range(a.union(b)),
            (a, b) if a == b => a,
            _ => Set::Top,
        }
    }
    /// The set as a range of integers of `ty`.
    pub fn as_range(self, ty: Type) -> Option<Range> {
        match self {
            Set::Range(r) => Some(r),
            Set::Top => Range::full(ty.int_width()?),
            _ => None,
        }
    }
}

impl Fact {
    /// Nothing is known.
    pub const TOP: Fact = Fact {
        set: Set::Top,
        undef: true,
    };
    /// The place is never reached.
    pub const UNREACHABLE: Fact = Fact {
        set: Set::Empty,
        undef: false,
    };
    /// Undef or poison.
    pub const UNDEF: Fact = Fact {
        set: Set::Empty,
        undef: true,
    };

    /// A well-defined value of the set.
    pub fn defined(set: Set) -> Fact {
        Fact { set, undef: false }
    }
    /// A well-defined truth value.
    pub fn bool(v: bool) -> Fact {
        Fact::defined(Set::Range(Range::bool(v)))
    }
    /// Holds where one of the two holds.
    pub fn join(self, o: Fact) -> Fact {
        Fact {
            set: self.set.union(o.set),
            undef: self.undef || o.undef,
        }
    }
    /// Additionally inside the set. The undef bit stays (see above).
    pub fn constrain(self, set: Set) -> Fact {
        Fact {
            set: self.set.intersect(set),
            undef: self.undef,
        }
    }
    /// The only integer possible.
    pub fn as_single(self) -> Option<u128> {
        match self.set {
            Set::Range(r) => r.as_single(),
            _ => None,
        }
    }
    /// The only truth value possible.
    pub fn as_bool(self) -> Option<bool> {
        match self.set {
            Set::Range(r) if r.width() == 1 => r.as_single().map(|v| v == 1),
            _ => None,
        }
    }
    /// True if only undef or poison is possible.
    pub fn is_undef(self) -> bool {
        self == Fact::UNDEF
    }
    /// True if nothing is known.
    pub fn is_top(self) -> bool {
        self == Fact::TOP
    }
    /// The fact as plain data; `None` if it says nothing.
    pub fn claim(self, value: Value, place: FactPlace) -> Option<claims::ValueFact> {
        let fact = match self.set {
            Set::Empty => claims::Fact::Never,
            Set::Range(r) => match (r.as_single(), r.as_excluded()) {
                (Some(c), _) => claims::Fact::Is(r.bits(c)),
                (_, Some(c)) => claims::Fact::IsNot(r.bits(c)),
                _ => claims::Fact::Range(r.bits(r.lo()), r.bits(r.hi().wrapping_add(1))),
            },
            Set::Null => claims::Fact::Is(Bits::from_u64(ADDRESS, 0)),
            Set::NonNull => claims::Fact::IsNot(Bits::from_u64(ADDRESS, 0)),
            Set::Top => claims::Fact::Any,
        };
        let says = self.set != Set::Top || !self.undef;
        says.then_some(claims::ValueFact {
            value,
            place,
            fact,
            noundef: !self.undef,
        })
    }
    /// The fact of a constant; `None` if the value is no constant.
    #[inline]
    pub fn of_const(cx: Cx<'_>, f: &Function, v: Value) -> Option<Fact> {
        let data = f.as_const(v)?;
        Some(Fact::of_data(cx, f, data, f.value_type(v)))
    }
    fn of_data(cx: Cx<'_>, f: &Function, data: &ConstantData, ty: Type) -> Fact {
        match data {
            ConstantData::Int(n) => match ty.int_width() {
                Some(w) => Fact::defined(Set::range(Range::single(w, u128::from(*n)))),
                None => Fact::TOP,
            },
            ConstantData::WideInt(b) => {
                let r = planted!(cx, WideConstantCut, Range::of_bits(b), faulty::low_limb(b));
                Fact::defined(r.map_or(Set::Top, Set::range))
            }
            ConstantData::Undef | ConstantData::Poison => {
                planted!(cx, UndefIsZero, Fact::UNDEF, faulty::zero(ty))
            }
            ConstantData::Null => Fact::defined(Set::Null),
            ConstantData::Global(g) if is_never_null(cx, f, *g, ty) => Fact::defined(Set::NonNull),
            ConstantData::Float(_) | ConstantData::Zero | ConstantData::Global(_) => {
                Fact::defined(Set::Top)
            }
            _ => Fact::TOP,
        }
    }
}

/// Null is no address of a global only in address space 0 and where null is not valid.
fn is_never_null(cx: Cx<'_>, f: &Function, g: tandem_ir::Global, ty: Type) -> bool {
    use tandem_ir::attr::AttrKind;
    use tandem_ir::module::{GlobalKind, Linkage};
    let valid_null = cx
        .function(f.global)
        .is_some_and(|d| cx.attrs.has(d.attrs.func, AttrKind::NullPointerIsValid));
    let data = &cx.globals[g];
    let null_is_elsewhere = ty == Type::PTR && !valid_null && data.linkage != Linkage::ExternalWeak;
    planted!(cx, NoAddressIsNull, null_is_elsewhere, true)
        && matches!(data.kind, GlobalKind::Variable(_) | GlobalKind::Function(_))
}
