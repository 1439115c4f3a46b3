//! What the passes on whole modules ask of a module, and the few edits that they share.
//!
//! [`uses`] says who mentions a name, [`closure`] what is done through its address, [`constants`] which names a
//! constant mentions, [`contents`] what an initialiser holds at an offset (in bytes), [`roots`] which names somebody
//! outside the module holds; [`edit`] changes and erases. Here is how a judge is written: a chain of checks ([`Check`])
//! that ends with the first rule that is broken ([`require`]), or with [`Judgement::Legal`].
//!
//! Each question is answered from the module as it stands, by going through all of it: nothing is cached, so that
//! nothing can be stale (`docs/decisions/0006`). The cost of a question is linear in the module.

pub mod closure;
pub mod constants;
pub mod contents;
pub mod edit;
pub mod roots;
pub mod uses;

use crate::ApplyError;
use tandem_ir::rewrite::Judgement;
use tandem_ir::{Global, Module};

/// `Ok` if nothing speaks against a rewrite so far, otherwise the judgement.
pub type Check<T = ()> = Result<T, Judgement>;

/// The judgement that a rule is broken.
pub fn illegal(rule: &'static str, reason: impl Into<String>) -> Judgement {
    Judgement::Illegal {
        rule,
        reason: reason.into(),
    }
}

/// `Ok` if the condition holds, otherwise illegal by the rule.
pub fn require(holds: bool, rule: &'static str, reason: &str) -> Check {
    if holds {
        Ok(())
    } else {
        Err(illegal(rule, reason))
    }
}

/// The judgement of a chain of checks.
pub fn judgement(checked: Check) -> Judgement {
    checked.err().unwrap_or(Judgement::Legal)
}

/// What keeps a rewrite from being applied, in the words of the judge.
pub fn cannot_apply(j: Judgement) -> ApplyError {
    match j {
        Judgement::Illegal { reason, .. } | Judgement::Unproven { reason } => ApplyError(reason),
        Judgement::Legal => ApplyError(String::new()),
    }
}

/// The name is one of the module's, and still there.
pub fn exists(m: &Module, g: Global) -> Check {
    let there = m.header.globals.get(g).is_some() && !m.header.is_erased(g);
    let reason = "the rewrite names something that is not in the module";
    require(there, "structure", reason)
}

/// The names are in the module, at least one, listed once each in order of the text.
pub fn in_order(m: &Module, globals: &[Global]) -> Check {
    globals.iter().try_for_each(|&g| exists(m, g))?;
    let ordered = globals.windows(2).all(|w| w[0] < w[1]) && !globals.is_empty();
    let reason = "names are not listed once each in order of the text";
    require(ordered, "X-7", reason)
}

/// A rewrite of another pass.
pub fn foreign() -> Judgement {
    illegal("structure", "a rewrite of another pass")
}

/// Applies the rewrite that `first` finds, again and again, until it finds none; returns how often. `most` ends
/// the run whatever happens.
pub fn until_none<R>(
    m: &mut Module,
    most: usize,
    first: impl Fn(&Module) -> Option<R>,
    apply: impl Fn(&mut Module, &R) -> Result<(), ApplyError>,
) -> usize {
    for step in 0..most {
        let Some(rw) = first(m) else { return step };
        if apply(m, &rw).is_err() {
            return step;
        }
    }
    most
}
