//! The environment: code outside of the module, as a caller may script it.
//!
//! A module calls functions that it does not define. Without an [`Environment`]
//! the machine makes up what they do from its seed; with one it asks. That is how
//! a counterexample that contains calls of unknown functions is replayed: the
//! environment gives exactly the results and memory writes that the counterexample
//! assumes. Functions that the machine knows by itself (intrinsics, `malloc`,
//! `free`, `vprintf`, `__assertfail`) are never asked for.

use super::events::Image;
use super::outcome::{Choices, ThreadId};
use super::value::{Pointer, Value};
use tandem_ir::Global;

/// A call of a function without a body, at the moment when it happens.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct ExternalCall<'a> {
    /// The function; `None` for inline assembly that the machine does not know.
    pub function: Option<Global>,
    /// Its name, or `asm "text"`.
    pub callee: &'a str,
    /// The arguments; vectors and aggregates as the scalars in them in order.
    pub args: &'a [Value],
    /// The first bytes (64 at most) behind each pointer argument, as far as the callee may read memory
    /// through its arguments; in order of the pointer arguments.
    pub memory: &'a [Image],
    /// How many calls of functions without a body the thread made before this one.
    pub number: u64,
    /// True if nobody can notice the call but by its result: the run records no event for it.
    pub pure: bool,
    /// The thread.
    pub thread: ThreadId,
    /// The choices that the run has depended on so far.
    pub choices: Choices,
}

/// What a call of a function without a body does.
#[derive(Clone, PartialEq, Debug)]
pub enum ExternalAnswer {
    /// What the machine makes up, as without an environment.
    MadeUp,
    /// The call returns.
    Returns {
        /// The result: `None` for `void`, else a value of the call's type. A pointer is to a buffer, a
        /// global, nothing, or to the one stack or heap object that arguments point into or, if there is none, that
        /// earlier calls were given; one to [`Target::External`](super::Target::External) points to a new object.
        value: Option<Value>,
        /// Memory that the call changed, in order.
        writes: Vec<ExternalWrite>,
    },
    /// The call never returns: the run ends like at a trap, with the call as its last event.
    DoesNotReturn,
    /// The environment cannot tell: the run ends as unsupported, with this text.
    Refused(String),
}

/// A write by a function without a body. It must lie inside of a live object that is no constant; whether
/// the callee's attributes allow it is for the environment to know.
#[derive(Clone, PartialEq, Debug)]
pub struct ExternalWrite {
    /// Where it begins.
    pub to: Destination,
    /// What is written.
    pub contents: Image,
}

/// Where an [`ExternalWrite`] begins.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Destination {
    /// Some bytes behind (or, negative, before) where a pointer argument points.
    Argument {
        /// Which argument; it must be a pointer.
        index: usize,
        /// Distance in bytes.
        offset: i64,
    },
    /// A pointer, by the same rule as for results.
    Pointer(Pointer),
}

/// Answers calls of functions without a body.
pub trait Environment {
    /// What this call does. Asked once per call, in the order of the run.
    fn call(&mut self, call: ExternalCall<'_>) -> ExternalAnswer;
}

impl<F: FnMut(ExternalCall<'_>) -> ExternalAnswer> Environment for F {
    fn call(&mut self, call: ExternalCall<'_>) -> ExternalAnswer {
        self(call)
    }
}
