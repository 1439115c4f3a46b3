//! Operations that threads perform together: barriers, votes, shuffles.
//!
//! Their masks, barrier numbers, counts and lanes say who takes part, and an undefined
//! one may be any that the machine does not have; what a lane puts into a vote, a match
//! or a reduction every lane gets back. Such an operand that is poison or undef is
//! undefined behaviour (the interpreter's `poison-collective`). The one exception is
//! the value that a shuffle hands on: it is copied, nothing more.

/// True if operand `n` of the intrinsic has to be defined for the call to be.
pub(super) fn wants_defined(name: &str, n: usize) -> bool {
    let Some(name) = name.strip_prefix("llvm.nvvm.") else {
        return false;
    };
    const TOGETHER: [&str; 9] = [
        "barrier.cta.",
        "barrier.sync",
        "barrier.n",
        "bar.sync",
        "bar.warp.sync",
        "barrier0.",
        "vote.",
        "match.",
        "redux.sync.",
    ];
    match name.strip_prefix("shfl.sync.") {
        Some(_) => n != 1,
        None => name == "barrier" || TOGETHER.iter().any(|p| name.starts_with(p)),
    }
}
