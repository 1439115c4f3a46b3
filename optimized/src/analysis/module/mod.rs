//! What the module passes find out about a module before they change it.
//!
//! Everything here is built in one pass over the bodies and initialisers, answers
//! questions about one global in time proportional to its own uses, and is kept up to
//! date by the rewrites, so that no pass scans the module once per global.

pub mod closure;
pub mod initializer;
pub mod mentions;
pub mod roots;
pub mod uses;

pub use closure::{Access, AccessKind, Closure};
pub use roots::Roots;
pub use uses::GlobalUses;
