//! What memory holds when a function is called: words drawn like arguments, of one size for the whole buffer.
//!
//! Most of what an input costs is drawing this. So the usual draws have a loop of their own for each size of word, in which
//! the sort of a number chooses a table and one more draw the entry; [`Generator::bits`] says the same word by word, and a
//! test holds the two against each other.

use super::{Draw, Generator, MOST_CARE, float_word};

/// Numbers below 16.
const SMALL: [u64; 16] = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15];

/// Numbers below 256, where nothing steers.
const BYTES: [u64; 256] = {
    let mut all = [0; 256];
    let mut n = 0;
    while n < all.len() {
        all[n] = n as u64;
        n += 1;
    }
    all
};

impl Generator<'_> {
    /// Contents of some memory.
    pub(super) fn contents(&self, size: u64, rng: &mut Draw) -> Vec<u8> {
        if rng.care == MOST_CARE {
            return vec![0; size as usize];
        }
        let element = [1usize, 2, 4, 4, 8][rng.below(5) as usize];
        let style = rng.below(4);
        let mut bytes = vec![0; size.next_multiple_of(element as u64) as usize];
        match element {
            1 => self.words::<1>(style, &mut bytes, rng),
            2 => self.words::<2>(style, &mut bytes, rng),
            4 => self.words::<4>(style, &mut bytes, rng),
            _ => self.words::<8>(style, &mut bytes, rng),
        }
        bytes.truncate(size as usize);
        bytes
    }

    /// Fills memory with words of `N` bytes.
    fn words<const N: usize>(&self, style: u64, bytes: &mut [u8], rng: &mut Draw) {
        let width = 8 * N as u32;
        match (style, rng.care) {
            (_, 3) => fill::<N>(bytes, |_| rng.below(8)),
            (0, _) => fill::<N>(bytes, |k| k),
            (1, _) => fill::<N>(bytes, |_| float_word(rng)),
            (_, 0) => self.careless_words::<N>(bytes, rng),
            _ => fill::<N>(bytes, |_| self.bits(width, rng) as u64),
        }
    }

    /// The same as [`Generator::bits`] gives without care.
    fn careless_words<const N: usize>(&self, bytes: &mut [u8], rng: &mut Draw) {
        let top = 1u64 << (8 * N - 1);
        let corners = [0, 1, u64::MAX, top, top - 1, top + 1, 2, 3];
        let steering = match self.steering_words.is_empty() {
            true => &BYTES[..],
            false => &self.steering_words[..],
        };
        let tables: [&[u64]; 8] = [
            &corners,
            &SMALL,
            &SMALL,
            &[],
            steering,
            steering,
            steering,
            steering,
        ];
        let kernel = self.kernel;
        fill::<N>(bytes, |_| {
            if kernel && rng.one_in(2) {
                return rng.below(40);
            }
            let table = tables[rng.below(8) as usize];
            match table.is_empty() {
                true => {
                    // Of a number of any size, the upper half is drawn first.
                    rng.bits64();
                    rng.bits64()
                }
                false => table[rng.below(table.len() as u64) as usize],
            }
        });
    }
}

/// Fills memory with words of `N` bytes, each drawn by its number.
fn fill<const N: usize>(bytes: &mut [u8], mut draw: impl FnMut(u64) -> u64) {
    let (words, _) = bytes.as_chunks_mut::<N>();
    for (word, k) in words.iter_mut().zip(0..) {
        word.copy_from_slice(&draw(k).to_le_bytes()[..N]);
    }
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::super::Rng;
    use super::super::numbers::Earlier;
    use super::*;

    /// What was drawn word by word, before there were loops for it.
    fn word_by_word(g: &Generator<'_>, size: u64, rng: &mut Draw) -> Vec<u8> {
        let element = [1usize, 2, 4, 4, 8][rng.below(5) as usize];
        let style = rng.below(4);
        let mut bytes = Vec::new();
        let mut k = 0u128;
        while (bytes.len() as u64) < size {
            let v = match style {
                _ if rng.care == 3 => u128::from(rng.below(8)),
                0 => k,
                1 => u128::from(float_word(rng)),
                _ => g.bits(8 * element as u32, rng),
            };
            bytes.extend_from_slice(&v.to_le_bytes()[..element]);
            k += 1;
        }
        bytes.truncate(size as usize);
        bytes
    }

    #[test]
    fn contents_are_words_drawn_like_arguments() {
        let steered = "define ptx_kernel void @f(i64 %x) {\n  %c = icmp ult i64 %x, -77\n  %d = icmp ult i64 %x, 12345678901\n  ret void\n}\n";
        let plain = steered.replace("ptx_kernel ", "");
        let free = "define void @f(i64 %x) {\n  ret void\n}\n";
        for text in [steered, plain.as_str(), free] {
            let m = tandem_ir::text::parse(text.as_bytes(), "m.ll").unwrap();
            let g = Generator::new(&m.header, &m.bodies[0], &[]);
            for (seed, care) in (0..64).flat_map(|s| (0..MOST_CARE).map(move |c| (s, c))) {
                let draw = || Draw {
                    rng: Rng::new(seed),
                    care,
                    earlier: Earlier::default(),
                };
                let (mut one, mut other) = (draw(), draw());
                for size in [1, 7, 64, 513] {
                    let fast = g.contents(size, &mut one);
                    assert_eq!(fast, word_by_word(&g, size, &mut other), "{seed} {care}");
                }
                assert_eq!(one.bits64(), other.bits64());
            }
        }
    }
}
