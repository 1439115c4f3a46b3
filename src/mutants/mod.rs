//! Measuring the harness: how many defects that we planted does it find, how fast, and whom does it blame?
//!
//! For each defect of `tandem_optimized::defects` and each seed, programs are made as
//! the fuzz loop makes them, without knowledge of the defect, and judged as it judges
//! them, until the first finding or the end of a budget of CPU time. A finding counts if
//! the pass without the defect has none on the same program. Then it is asked whether
//! the right pass is blamed and a step named, and the reducer makes the program small.
//! Canaries at the sites tell the reasons of misses apart: never reached, reached but
//! never triggered, triggered but not seen.
//!
//! Mutants that nobody planted are in [`wild`]: they are made from production's sources by rule.
//!
//! A build has defects only with the cargo feature of that name; without it there is nothing to measure.

#[cfg(feature = "defects")]
pub mod analysis;
pub mod claims;
#[cfg(feature = "defects")]
pub mod clean;
#[cfg(feature = "defects")]
pub mod hunt;
#[cfg(feature = "defects")]
pub mod measure;
#[cfg(feature = "defects")]
pub mod outside;
pub mod programs;
#[cfg(feature = "defects")]
pub mod selection;
#[cfg(feature = "defects")]
pub mod shrink;
#[cfg(feature = "defects")]
pub mod state;
#[cfg(feature = "defects")]
pub mod table;
pub mod wild;

#[cfg(feature = "defects")]
pub use hunt::{Found, Hunt, Hunted};
#[cfg(feature = "defects")]
pub use measure::{Settings, measure};
#[cfg(feature = "defects")]
pub use table::{Row, Table};

/// What a build without defects says.
pub const NOT_BUILT: &str = "error: this build of tandem has no seeded defects; build it with \
     'cargo build --release -p tandem --features defects'";
