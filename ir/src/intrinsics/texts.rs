//! Tables of texts that a program can use as they lie in its file.
//!
//! A table of `&str` is a table of pointers, and a loader writes every one of them when the program starts: for the twenty
//! thousand names and types of intrinsics that was a quarter of the processor time of `tandemc` on an empty module. Here
//! all texts of a table are one text, with the places where they end; the compiler puts them together.
//!
//! ```text
//!   texts!(&["llvm.abs", "llvm.acos"])   all: "llvm.absllvm.acos"   ends: [8, 17]
//! ```

/// The texts of a table.
#[derive(Clone, Copy)]
pub(super) struct Texts {
    /// One behind the other.
    pub(super) all: &'static str,
    /// Where each ends.
    pub(super) ends: &'static [u32],
}

impl Texts {
    pub(super) const fn len(&self) -> usize {
        self.ends.len()
    }

    /// The text of that number.
    pub(super) fn get(&self, n: usize) -> Option<&'static str> {
        let end = *self.ends.get(n)? as usize;
        let start = n
            .checked_sub(1)
            .map_or(0, |before| self.ends[before] as usize);
        self.all.get(start..end)
    }

    #[cfg(test)]
    pub(super) fn iter(&self) -> impl Iterator<Item = &'static str> + use<> {
        let texts = *self;
        (0..texts.len()).filter_map(move |n| texts.get(n))
    }

    /// How many texts `low` is true for; they must be the first ones.
    pub(super) fn partition_point(&self, low: impl Fn(&str) -> bool) -> usize {
        let (mut from, mut to) = (0, self.len());
        while from < to {
            let middle = from.midpoint(to);
            if self.get(middle).is_some_and(&low) {
                from = middle + 1;
            } else {
                to = middle;
            }
        }
        from
    }

    /// Where a text is in a table in ascending order.
    pub(super) fn position(&self, text: &str) -> Option<usize> {
        let n = self.partition_point(|t| t < text);
        (self.get(n) == Some(text)).then_some(n)
    }
}

/// How long the texts are in all, in bytes.
pub(super) const fn total(texts: &[&str]) -> usize {
    let (mut n, mut sum) = (0, 0);
    while n < texts.len() {
        sum += texts[n].len();
        n += 1;
    }
    sum
}

/// The texts, one behind the other.
pub(super) const fn join<const BYTES: usize>(texts: &[&str]) -> [u8; BYTES] {
    let mut out = [0; BYTES];
    let (mut n, mut at) = (0, 0);
    while n < texts.len() {
        let bytes = texts[n].as_bytes();
        let mut i = 0;
        while i < bytes.len() {
            out[at] = bytes[i];
            (i, at) = (i + 1, at + 1);
        }
        n += 1;
    }
    out
}

/// Where each text ends among all.
pub(super) const fn ends<const N: usize>(texts: &[&str]) -> [u32; N] {
    let mut out = [0; N];
    let (mut n, mut at) = (0, 0);
    while n < N {
        at += texts[n].len();
        assert!(at <= u32::MAX as usize, "a table of that size");
        out[n] = at as u32;
        n += 1;
    }
    out
}

/// [`join`]'s bytes, which are a text again.
pub(super) const fn joined(bytes: &'static [u8]) -> &'static str {
    match std::str::from_utf8(bytes) {
        Ok(text) => text,
        Err(_) => panic!("texts put together are no text"),
    }
}

/// A [`Texts`] of a constant slice.
macro_rules! texts {
    ($texts:expr) => {{
        use $crate::intrinsics::texts::{Texts, ends, join, joined, total};
        const TEXTS: &[&str] = $texts;
        const BYTES: &[u8] = &join::<{ total(TEXTS) }>(TEXTS);
        Texts {
            all: joined(BYTES),
            ends: &ends::<{ TEXTS.len() }>(TEXTS),
        }
    }};
}

/// Rows of `table.rs`.
macro_rules! entries {
    ($(($name:literal, $set:literal, $immediates:literal, $overloaded:literal),)*) => {
        /// The names in alphabetical order, for binary search.
        pub(super) static NAMES: $crate::intrinsics::texts::Texts =
            $crate::intrinsics::texts::texts!(&[$($name),*]);
        /// Of each name: its place in [`SETS`], mask of immediate arguments, whether type suffixes may follow.
        pub(super) static OF_NAMES: [(u16, u32, bool); NAMES.len()] = [$(($set, $immediates, $overloaded)),*];
    };
}

/// Rows of `ranges.rs`.
macro_rules! ranges {
    ($(($name:literal, $argument:literal, $low:literal, $high:literal),)*) => {
        /// Sorted; a name with several immediates is there several times.
        pub(super) static NAMES: $crate::intrinsics::texts::Texts =
            $crate::intrinsics::texts::texts!(&[$($name),*]);
        /// Of each name: the argument, the least number, the one behind the largest.
        pub(super) static RANGES: [(u8, i64, i64); NAMES.len()] = [$(($argument, $low, $high)),*];
    };
}

/// Rows of `overloads.rs`.
macro_rules! places {
    ($(($name:literal, $places:literal),)*) => {
        /// The names in alphabetical order, for binary search.
        pub(super) static NAMES: $crate::intrinsics::texts::Texts =
            $crate::intrinsics::texts::texts!(&[$($name),*]);
        /// Of each name, in its order.
        pub(super) static PLACES: $crate::intrinsics::texts::Texts =
            $crate::intrinsics::texts::texts!(&[$($places),*]);
    };
}

/// A file of `targets/`.
macro_rules! target {
    (
        signatures: [$(($signature:literal, $immediates:literal),)*],
        names: [$(($name:literal, $kind:literal),)*],
    ) => {
        pub(super) static TABLE: super::Table = super::Table {
            signatures: $crate::intrinsics::texts::texts!(&[$($signature),*]),
            immediates: &[$($immediates),*],
            names: $crate::intrinsics::texts::texts!(&[$($name),*]),
            kinds: &[$($kind),*],
        };
    };
}

pub(super) use {entries, places, ranges, target, texts};

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn texts_come_back_in_order() {
        const LIST: [&str; 5] = ["", "a", "ab", "b", "ö"];
        static TABLE: Texts = texts!(&["", "a", "ab", "b", "ö"]);
        assert_eq!(TABLE.iter().collect::<Vec<_>>(), LIST);
        assert_eq!(TABLE.get(5), None);
        for (n, text) in LIST.into_iter().enumerate() {
            assert_eq!(TABLE.position(text), Some(n));
            assert_eq!(TABLE.partition_point(|t| t <= text), n + 1);
        }
        assert_eq!(TABLE.position("aa"), None);
        assert_eq!(TABLE.position("z"), None);
        static NONE: Texts = texts!(&[]);
        assert_eq!((NONE.len(), NONE.position("")), (0, None));
    }
}
