//! The fuzz loop: programs are made, properties are held against them, what is interesting is kept.
//!
//! ```text
//!            +--------- corpus (.ll text) <--- new coverage ---+
//!            v                                                 |
//!   source: generate | mutate | cross  -->  properties  -->  coverage, gauges
//!                                               |
//!                                               +--> findings (.ll and .json, at once)
//! ```
//!
//! Program number `n` of a seed is a function of the seed, the number and the corpus as
//! it was when the batch of `n` began; batches have a fixed size and are merged in order.
//! So a run is the same at any number of threads, and one that was stopped and resumed
//! ends as one that was not. Nothing is instrumented: coverage is what the oracle saw
//! (rewrite kinds and how often, verdicts, constructs beside which they happened), which
//! says more about a pass than edges of its machine code do.

pub mod breadth;
pub mod corpus;
pub mod coverage;
mod crew;
mod examine;
pub mod families;
pub mod findings;
pub mod gauges;
pub mod habits;
pub mod knobs;
pub mod patterns;
pub mod ptx;
pub mod run;
pub mod seeds;
pub mod shapes;
pub mod sieve;
pub mod small;
pub mod source;
mod watch;

pub use gauges::{Floors, Gauges};
pub use run::{Ended, Settings, run};
pub(crate) use watch::Stopwatch;

use tandem_optimized::driver::DriverError;

/// Why a run could not begin or go on.
#[derive(Debug, thiserror::Error)]
pub enum Error {
    /// A file or folder.
    #[error("{0}")]
    File(#[from] DriverError),
    /// Somebody else is at work in the folder.
    #[error(
        "error: another run is using the folder '{0}'; give this one a folder of its own, or wait for it"
    )]
    Busy(String),
    /// A folder that is none, or cannot be made.
    #[error("error: cannot use '{path}' as a folder for {purpose}: {why}")]
    Folder {
        /// The path as the user gave it.
        path: String,
        /// What the file is for, in words.
        purpose: &'static str,
        /// The system's reason.
        why: String,
    },
    /// A finding that could not be written; it must not be lost.
    #[error(
        "{error}\nthe finding that was to be written there: {signature}, {number} of seed {seed}"
    )]
    Lost {
        /// What went wrong.
        error: DriverError,
        /// The finding's signature.
        signature: String,
        /// The program.
        number: String,
        /// The seed.
        seed: u64,
    },
    /// The passes.
    #[error("error: {0}")]
    Judge(#[from] crate::judge::Error),
}
