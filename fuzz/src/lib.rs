//! Programs for the harness: generated, mutated, or enumerated.
//!
//! # What it is for
//!
//! [`generate`] draws a module from bytes or a seed, [`mutate`] changes one that exists, [`exhaustive`] enumerates all
//! small ones; [`machine`] draws machine functions as PTX; [`config::Config`] says what programs may be like. The crate knows the IR and no pass: a *bias* is a name
//! (`Some("jump-threading")`) that selects patterns in which that pass has something to do, nearly or really.
//!
//! # Example
//!
//! ```
//! use tandem_fuzz::{config::Config, generate};
//! use tandem_ir::{text, verify};
//!
//! let config = Config { bias: Some("jump-threading"), ..Config::swarm(7) };
//! let module = generate::from_seed(7, &config);
//! assert!(verify::verify(&module).is_empty());
//! // The same seed and configuration give the same program.
//! let again = generate::from_seed(7, &config);
//! assert_eq!(text::print(&module), text::print(&again));
//! ```
//!
//! # Invariants
//!
//! * Any bytes make a well-formed module; the same bytes make the same module.
//! * A program that is generated as free of undefined behaviour is free of it by construction.
//! * A mutant is well formed, or there is none.

pub mod config;
pub mod edges;
pub mod exhaustive;
pub mod generate;
pub mod machine;
pub mod mutate;
