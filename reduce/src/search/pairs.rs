//! Out of local minima: two edits at once, neither of which is interesting without the other.
//!
//! What computes a value and what uses it often go only together: a condition that no longer
//! depends on a phi, and the phi. The first edit of a pair takes instructions away, the second
//! mends what was broken by that, if need be by a step sideways. There are many pairs, so that they are tried on small
//! programs only, and only where a question costs no process.

use super::ledger::Stop;
use super::parallel::{Family, Tally, first_interesting};
use super::sweep::{Descent, Search};
use crate::delta::{Delta, SIDEWAYS, measure};
use tandem_ir::Module;

/// Largest program, in instructions, on which pairs are tried.
const MAX_INSTRUCTIONS: u64 = 12;
/// Most questions that are spent on them.
const MAX_STEPS: u64 = 3000;

/// Tries pairs of single candidates; true if one led to a smaller program.
///
/// # Errors
/// See [`Search::run`].
pub fn run(search: &mut Search<'_>) -> Result<bool, Stop> {
    let size = search.best.measure.instructions;
    if size > MAX_INSTRUCTIONS || !search.ledger.predicate.is_computed() {
        return Ok(false);
    }
    let limit = search.ledger.steps + MAX_STEPS;
    let settings = search.settings;
    for delta in settings.deltas.iter().filter(|d| !d.is_escape()) {
        for i in 0..delta.candidates(&search.best.module) {
            let first = delta.apply(&search.best.module, i..i + 1);
            let Some(first) = first.filter(|m| measure(m).instructions < size) else {
                continue;
            };
            if let Some(second) = mend(search, &first)? {
                *search.kept.entry(delta.name()).or_default() += 1;
                *search.kept.entry(second).or_default() += 1;
                return Ok(true);
            }
            if search.ledger.steps > limit {
                return Ok(false);
            }
        }
    }
    Ok(false)
}

/// The name of the delta with which an edited program is interesting again; the search has gone down from there.
fn mend(search: &mut Search<'_>, first: &Module) -> Result<Option<&'static str>, Stop> {
    let single = |d: &&'_ dyn Delta| !d.is_escape();
    let down = search.settings.deltas.iter().filter(|d| single(d));
    for second in down.chain(SIDEWAYS) {
        let make = |n: usize| second.apply(first, n..n + 1);
        let family = Family {
            make: &make,
            len: second.candidates(first),
            below: Some(search.best.measure),
            normal: search.normal,
        };
        let tally = &mut Tally::default();
        let found = first_interesting(&mut search.ledger, &search.workers, &family, tally)?;
        if let Some((_, program)) = found {
            search.keep(program.clone())?;
            search.descend(&mut Descent::new(program, true))?;
            return Ok(Some(second.name()));
        }
    }
    Ok(None)
}
