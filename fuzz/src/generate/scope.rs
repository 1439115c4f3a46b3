//! Values in scope: those that dominate the open block, and what is known of each by construction.

use super::choices::Choices;
use tandem_ir::{Type, Value};

/// What a pointer is known to point to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Pointee {
    /// Bytes from the pointer on that may be accessed.
    pub(super) bytes: u64,
    /// Alignment of the pointer.
    pub(super) align: u64,
    /// Type of the elements that are there; a pointer type means pointers to [`Place::SLOT`]s.
    pub(super) elem: Type,
    /// Stores are allowed.
    pub(super) writable: bool,
    /// All bytes have been stored to.
    pub(super) filled: bool,
    /// Nothing else points there: not the caller, no other thread.
    pub(super) own: bool,
}

impl Pointee {
    /// What pointers that lie in memory point to, at least.
    pub(super) const SLOT: Pointee = Pointee {
        bytes: 8,
        align: 1,
        elem: Type::I8,
        writable: true,
        filled: true,
        own: false,
    };
    /// True if its bytes may be read as any numbers.
    pub(super) fn raw(self) -> bool {
        is_raw(self.elem)
    }
    /// What is known of a pointer that is either of the two.
    fn meet(self, o: Pointee) -> Option<Pointee> {
        let elem = match self.elem == o.elem {
            true => self.elem,
            false if self.raw() && o.raw() => Type::I8,
            false => return None,
        };
        Some(Pointee {
            bytes: self.bytes.min(o.bytes),
            align: self.align.min(o.align),
            elem,
            writable: self.writable && o.writable,
            filled: self.filled && o.filled,
            own: self.own && o.own,
        })
    }
    /// True if a pointer there may stand where `o` is asked for.
    pub(super) fn covers(self, o: Pointee) -> bool {
        self.bytes >= o.bytes
            && self.align >= o.align
            && (self.elem == o.elem || (self.raw() && is_raw(o.elem)))
            && (self.writable || !o.writable)
            && (self.filled || !o.filled)
    }
}

/// True if every value of so many bytes is a value of the type, without padding.
pub(super) fn is_raw(ty: Type) -> bool {
    matches!(ty.int_width(), Some(8 | 16 | 32 | 64)) || ty == Type::FLOAT || ty == Type::DOUBLE
}

/// A value and what holds of it by construction.
#[derive(Clone, Copy, Debug)]
pub(super) struct Known {
    pub(super) value: Value,
    pub(super) ty: Type,
    /// Unsigned bounds of an integer of at most 64 bits (of every element of a vector); nothing otherwise.
    pub(super) min: u64,
    /// See `min`.
    pub(super) max: u64,
    /// May be poison or undef.
    pub(super) maybe_poison: bool,
    /// May differ between the threads of a block.
    pub(super) divergent: bool,
    /// Where it points, if that is known.
    pub(super) pointee: Option<Pointee>,
}

impl Known {
    /// What holds of a value that is this one or another.
    pub(super) fn or(self, o: Known) -> Known {
        Known {
            min: self.min.min(o.min),
            max: self.max.max(o.max),
            maybe_poison: self.maybe_poison || o.maybe_poison,
            divergent: self.divergent || o.divergent,
            pointee: self.pointee.zip(o.pointee).and_then(|(a, b)| a.meet(b)),
            ..self
        }
    }
}

/// A comparison that was made: what was compared, and near which number.
#[derive(Clone, Copy, Debug)]
pub(super) struct Compared {
    pub(super) left: Known,
    pub(super) near: u64,
}

/// How much of a [`Scope`] was there.
#[derive(Clone, Copy, Debug)]
pub(super) struct Mark(usize, usize);

/// The values that dominate the open block, oldest first.
#[derive(Clone, Debug, Default)]
pub(super) struct Scope {
    pub(super) known: Vec<Known>,
    pub(super) compared: Vec<Compared>,
}

impl Scope {
    pub(super) fn clear(&mut self) {
        self.known.clear();
        self.compared.clear();
    }
    pub(super) fn mark(&self) -> Mark {
        Mark(self.known.len(), self.compared.len())
    }
    /// Forgets what came after the mark.
    pub(super) fn reset(&mut self, m: Mark) {
        self.known.truncate(m.0);
        self.compared.truncate(m.1);
    }
    pub(super) fn add(&mut self, k: Known) {
        self.known.push(k);
    }
    /// A value for which `fits` holds; recent ones more often.
    pub(super) fn pick(
        &self,
        c: &mut Choices<'_, '_>,
        fits: impl Fn(&Known) -> bool,
    ) -> Option<Known> {
        let n = self.known.iter().filter(|k| fits(k)).count() as u32;
        if n == 0 {
            return None;
        }
        let back = c.below(n).min(c.below(n)) as usize;
        self.known
            .iter()
            .rev()
            .filter(|k| fits(k))
            .nth(back)
            .copied()
    }
}

/// Largest value of an integer type of `width` bits, as far as 64 bits tell.
pub(super) fn type_max(width: u32) -> u64 {
    if width >= 64 {
        u64::MAX
    } else {
        (1 << width) - 1
    }
}

/// Largest signed value of an integer type of `width` bits (at most 64).
pub(super) fn signed_max(width: u32) -> u64 {
    type_max(width) >> 1
}

/// The smallest number of the form 2^k - 1 that is not below `n`.
pub(super) fn all_ones_above(n: u64) -> u64 {
    match n {
        0 => 0,
        n => u64::MAX >> n.leading_zeros(),
    }
}
