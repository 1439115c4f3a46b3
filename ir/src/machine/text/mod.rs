//! PTX in and out.
//!
//! [`parse`] reads what `llc` and libnvvm print and what is written by hand; [`print()`] writes what `ptxas` takes. The reader
//! is tolerant where PTX is: declarations of any type, scopes, inline assembly. What it does not hold as data it refuses
//! with file, line and column (`docs/ptx.md` has the list).
//!
//! Scopes are flattened: a name declared between braces that would clash with another of the function gets a number. Only
//! the braces of a call stay, as a region.
//!
//! # Invariants
//!
//! * Neither reader nor printer panics, whatever the text.
//! * What was read, printed and read again is the same module, and printing it again gives the same text.
//! * Both take time linear in the size of the text.

pub mod parser;
pub mod printer;
mod scan;

pub use parser::{Places, parse, parse_with_places};
pub use printer::{Style, print, print_function};
