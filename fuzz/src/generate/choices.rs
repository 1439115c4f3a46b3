//! Where choices come from: bytes, one choice after the other.
//!
//! A fuzzing engine changes bytes and hopes that the program changes a little, so
//! each choice takes as few bytes as it needs and none depends on how many are
//! left. When they run out every choice is its first alternative, which is always
//! the plainest one, so any input makes a program.

use arbitrary::Unstructured;

/// Splitmix64 (Steele, Lea, Flood 2014): the byte stream behind a seed.
#[derive(Clone, Debug)]
pub(crate) struct SplitMix(u64);

impl SplitMix {
    pub(crate) fn new(seed: u64) -> SplitMix {
        SplitMix(seed)
    }
    pub(crate) fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ (z >> 31)
    }
    pub(crate) fn fill(&mut self, bytes: &mut [u8]) {
        for chunk in bytes.chunks_mut(8) {
            chunk.copy_from_slice(&self.next().to_le_bytes()[..chunk.len()]);
        }
    }
}

/// Choices drawn from bytes.
pub(crate) struct Choices<'u, 'd> {
    u: &'u mut Unstructured<'d>,
}

impl<'u, 'd> Choices<'u, 'd> {
    pub(crate) fn new(u: &'u mut Unstructured<'d>) -> Choices<'u, 'd> {
        Choices { u }
    }
    /// A number below `n`; 0 if `n` is 0 or the bytes are used up.
    pub(crate) fn below(&mut self, n: u32) -> u32 {
        match n {
            0 | 1 => 0,
            2..=256 => u32::from(self.u.int_in_range(0..=(n - 1) as u8).unwrap_or(0)),
            _ => self.u.int_in_range(0..=n - 1).unwrap_or(0),
        }
    }
    /// True with a chance of `yes` in `of` (at most 256); false when the bytes are used up.
    pub(crate) fn chance(&mut self, yes: u32, of: u32) -> bool {
        self.below(of) >= of.saturating_sub(yes) && yes > 0
    }
    /// One of a list; the first when the bytes are used up. `default` if the list is empty.
    pub(crate) fn pick<T: Copy>(&mut self, list: &[T], default: T) -> T {
        let n = self.below(list.len() as u32) as usize;
        list.get(n).copied().unwrap_or(default)
    }
    /// An index, each as likely as its weight; the first with a weight when the bytes are used up.
    pub(crate) fn weighted(&mut self, weights: &[u32]) -> usize {
        let mut left = self.below(weights.iter().sum());
        for (n, &w) in weights.iter().enumerate() {
            if left < w {
                return n;
            }
            left -= w;
        }
        0
    }
    /// Eight bytes.
    pub(crate) fn bits64(&mut self) -> u64 {
        self.u.arbitrary().unwrap_or(0)
    }
    /// True when no bytes are left.
    pub(crate) fn used_up(&self) -> bool {
        self.u.is_empty()
    }
}
