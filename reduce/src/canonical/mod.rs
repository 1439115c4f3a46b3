//! The normal form of a result, and a key that is the same for programs of the same form.
//!
//! Two programs that differ only in names, in the order of blocks, functions and
//! variables, in the numbering of metadata and attribute groups, or in what
//! nothing mentions, are the same bug report. [`normalise`] gives them the same
//! text; [`hash`] gives them the same number without making any text, fast enough
//! to key the cache of tried candidates.
//!
//! What has meaning outside of the module keeps its name: declarations and
//! everything under `llvm.`. `order` says which block comes before which, `shape`
//! hashes declarations, `body` what bodies compute, `colour`
//! distinguishes module-level names by what they refer to, `form` makes the normal
//! form.

mod body;
mod colour;
mod form;
mod order;
mod shape;

pub(crate) use form::level;
pub use form::normalise;
pub(crate) use order::blocks as block_order;

use tandem_ir::Module;

/// A number that is the same for modules that differ only in what [`normalise`] levels, except for
/// the operand order of commutative operations, which passes may depend on. Stable across runs and machines.
///
/// Different programs may collide with the chance of 64 random bits. Metadata is distinguished up to
/// three references deep.
pub fn hash(m: &Module) -> u64 {
    colour::Colours::new(m).of_module()
}

/// An order-dependent hash in the making; arithmetic on 64 bits only, so the same everywhere.
#[derive(Clone, Copy)]
struct Mixer(u64);

impl Mixer {
    fn new(tag: u64) -> Mixer {
        Mixer(tag.wrapping_mul(0x9e37_79b9_7f4a_7c15) ^ 0x243f_6a88_85a3_08d3)
    }
    fn add(&mut self, x: u64) {
        self.0 = (self.0.rotate_left(23) ^ x).wrapping_mul(0x9e37_79b9_7f4a_7c15);
        self.0 ^= self.0 >> 32;
    }
    fn text(&mut self, s: &str) {
        self.bytes(s.as_bytes());
    }
    fn bytes(&mut self, s: &[u8]) {
        self.add(s.len() as u64);
        for chunk in s.chunks(8) {
            let word = chunk
                .iter()
                .rev()
                .fold(0u64, |w, &b| (w << 8) | u64::from(b));
            self.add(word);
        }
    }
    /// Every bit of the result depends on every bit of the state.
    fn finish(self) -> u64 {
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ (z >> 31)
    }
}
