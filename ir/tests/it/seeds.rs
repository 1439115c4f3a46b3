//! Which random texts the tests of the readers draw: always the same ones, so that a change is judged by what it does and
//! not by the draw; with `TANDEM_STAGE=all`, as nights set it, a hundred times as many that nobody has drawn before.

use quickcheck::{Gen, QuickCheck};
use std::time::{SystemTime, UNIX_EPOCH};

/// Draws `tests` inputs. A failure of new ones prints the input, which then becomes a test of its own.
pub fn draw(tests: u64) -> QuickCheck {
    let night = std::env::var("TANDEM_STAGE").is_ok_and(|s| s == "all");
    let (seed, tests) = match SystemTime::now().duration_since(UNIX_EPOCH) {
        Ok(now) if night => (now.as_nanos() as u64, 100 * tests),
        _ => (1, tests),
    };
    QuickCheck::new()
        .rng(Gen::from_size_and_seed(100, seed))
        .tests(tests)
        .max_tests(2 * tests)
}
