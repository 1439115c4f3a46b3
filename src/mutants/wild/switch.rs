//! The switch of the mutants, and what is counted of decisions: this build has neither. In the copy that has both,
//! [`super::build`] writes another file in this place.

/// Whether this build has mutants.
pub const BUILT: bool = false;

/// Switches a mutant on; 0: none.
pub fn set(_number: u32) {}

/// How often control has come to the mutant that is on.
pub fn asked() -> u64 {
    0
}

/// How many ways decisions went for the first time until now.
pub fn fresh() -> u64 {
    0
}

/// The decisions that were made: 1 for yes, 2 for no, 3 for both.
pub fn ways() -> Vec<(u32, u8)> {
    Vec::new()
}
