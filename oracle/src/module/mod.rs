//! The judge for passes on whole modules.
//!
//! The same questions as for functions, asked of everything that a host sees:
//! [`form`] says when two modules are the same but for names of values and order;
//! [`invariants`] holds what every step must keep (PL-R7); [`refine`] runs two modules on the
//! same plan of calls and launches ([`plan`]), memory carried over from one to the
//! next; [`relate`] brings two modules to a common memory, so that the validator can
//! compare their functions one by one, [`unread`] leaves out what nobody sees; [`notes`] counts the trips of loops that have some; [`mod@bench`] is how [`Judge`](crate::freerun::Judge) asks all of that.

pub mod bench;
pub mod boundary;
mod carry;
pub mod closure;
pub use crate::describe;
pub mod form;
mod history;
mod interface;
pub mod invariants;
pub mod notes;
pub mod observers;
pub mod outside;
pub mod plan;
pub mod refine;
pub mod relate;
mod unit;
pub mod unread;
pub mod uses;
