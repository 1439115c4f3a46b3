//! Random choices that are a function of a few bytes.
//!
//! A mutation takes its seed from the front of the bytes that it is given and
//! makes every choice from that, so two bytes of input are as good as two
//! thousand, and a mutation never runs dry in the middle. (Generators read their
//! choices from the bytes themselves, which lets an engine change one choice; a
//! mutation has no need of that: what an engine keeps is the text.)

use arbitrary::Unstructured;

/// How many bytes one mutation takes, if there are as many.
const SEED_BYTES: usize = 8;

/// A stream of choices (splitmix64).
pub(super) struct Draw(u64);

impl Draw {
    /// Takes the seed from the front of `u`; missing bytes count as zero.
    pub(super) fn from_bytes(u: &mut Unstructured) -> Draw {
        let n = u.len().min(SEED_BYTES);
        let seed = u.bytes(n).unwrap_or(&[]);
        let seed = seed.iter().rev().fold(0, |s, &b| s << 8 | u64::from(b));
        Draw(seed)
    }

    /// A stream with a seed of its own.
    pub(super) fn from_seed(seed: u64) -> Draw {
        Draw(seed)
    }

    /// 64 fresh bits.
    pub(super) fn word(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ (z >> 31)
    }

    /// A number below `n`; 0 if `n` is 0.
    pub(super) fn below(&mut self, n: usize) -> usize {
        ((u128::from(self.word()) * n as u128) >> 64) as usize
    }

    /// True once in `n` times.
    pub(super) fn one_in(&mut self, n: usize) -> bool {
        self.below(n) == 0
    }

    /// True or false.
    pub(super) fn coin(&mut self) -> bool {
        self.one_in(2)
    }

    /// One of several, or `None` of nothing.
    pub(super) fn pick<T: Copy>(&mut self, all: &[T]) -> Option<T> {
        all.get(self.below(all.len())).copied()
    }

    /// A small number from 1 up, each twice as frequent as the next, at most `most`.
    pub(super) fn few(&mut self, most: usize) -> usize {
        let ones = self.word().trailing_ones() as usize;
        (1 + ones).min(most.max(1))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn choices_are_a_function_of_the_bytes_and_stay_in_range() {
        for bytes in [&[][..], &[1], &[1, 2, 3, 4, 5, 6, 7, 8, 9, 10]] {
            let mut a = Draw::from_bytes(&mut Unstructured::new(bytes));
            let mut b = Draw::from_bytes(&mut Unstructured::new(bytes));
            for n in 0..200 {
                let x = a.below(n);
                assert_eq!(x, b.below(n));
                assert!(x < n.max(1));
                assert!((1..=n.max(1)).contains(&a.few(n)));
                b.few(n);
            }
        }
        assert_eq!(Draw::from_seed(1).pick::<u8>(&[]), None);
    }

    #[test]
    fn a_second_mutation_reads_on() {
        let bytes: Vec<u8> = (0..16).collect();
        let mut u = Unstructured::new(&bytes);
        let first = Draw::from_bytes(&mut u).word();
        assert_ne!(first, Draw::from_bytes(&mut u).word());
        assert!(u.is_empty());
    }
}
