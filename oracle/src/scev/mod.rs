//! Claims of scalar evolution before the judge: held against executions, and against the claims of another form.
//!
//! [`eval`] says what an expression is at a moment of a run; [`hold`] follows a run through its loops and asks at each
//! value, back edge and exit whether what is claimed is so; [`compare`] puts the claims of two forms side by side; [`small`]
//! does all of it for every small function. A claim
//! that a run contradicts is wrong, whatever else speaks for it. A claim that no run came to is *idle*, and is counted as
//! such.

pub mod compare;
pub mod eval;
pub mod grounds;
pub mod hold;
pub(crate) mod loops;
pub mod prove;
pub mod small;
mod subscripts;
mod wraps;
