//! What the parts of the IR promise, and where each promise is judged.
//!
//! A promise makes more executions undefined or poison, or allows a compiler more: an attribute, metadata, an operand
//! bundle, a flag. The source's promises may be used; one that only the target makes must be shown to hold. So nothing
//! that can be a promise may be left out silently: here every attribute ([`attributes`]), kind of metadata
//! ([`metadata`]) and property of a global ([`globals`]) has a [`Standing`], by matches without a default, so that a new
//! one does not compile before somebody has said what it is. What the encoder does not model, or not wholly, must be promised by the
//! source at the same place ([`crate::encode`] notes it with its operands, [`declared`] compares declarations);
//! otherwise the answer is *unproven* with the promise named, never *correct*.

pub mod attributes;
pub mod captures;
pub mod declared;
pub mod globals;
pub mod known;
pub mod metadata;
pub mod undef_uses;

/// How a part of the IR stands to refinement.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Standing {
    /// Breaking it is part of the encoding: where.
    Modelled(&'static str),
    /// A promise about the callee of a call, or about a function that is called: compared where the calls of both
    /// sides are matched, and otherwise like [`Standing::Promise`].
    Callee,
    /// A promise that is not modelled, or only in part: the source must make it as well.
    Promise,
    /// Its absence is the promise.
    Absence,
    /// Part of how caller and callee fit together: it must be the same on both sides.
    Interface,
    /// Without meaning for refinement.
    Neutral,
}
