//! Out of local minima: edits that make the program larger, kept if what follows ends smaller.

use super::ledger::Stop;
use super::parallel::{Family, Tally, first_interesting};
use super::sweep::{Descent, Search};
use crate::delta::Delta;
use std::ops::Range;

/// Largest program, in instructions, from which escapes are tried: each costs a whole descent.
const MAX_INSTRUCTIONS: u64 = 400;
/// Most candidates of one delta that are tried one by one.
const MAX_SINGLES: usize = 24;
/// Steps of one trial: as many as this for each instruction, and some.
const STEPS_PER_INSTRUCTION: u64 = 20;
const STEPS: u64 = 400;

/// Tries every escape; true if one led to a smaller program.
///
/// # Errors
/// See [`Search::run`].
pub fn run(search: &mut Search<'_>) -> Result<bool, Stop> {
    if search.best.measure.instructions > MAX_INSTRUCTIONS {
        return Ok(false);
    }
    for delta in search.settings.deltas.iter().filter(|d| d.is_escape()) {
        let n = delta.candidates(&search.best.module);
        for range in ranges(n) {
            if attempt(search, *delta, range)? {
                return Ok(true);
            }
        }
    }
    Ok(false)
}

/// All candidates at once, then each for itself.
fn ranges(n: usize) -> Vec<Range<usize>> {
    let all = (n > 1).then_some(0..n);
    let singles = (0..n.min(MAX_SINGLES)).map(|i| i..i + 1);
    all.into_iter().chain(singles).collect()
}

fn attempt(search: &mut Search<'_>, delta: &dyn Delta, range: Range<usize>) -> Result<bool, Stop> {
    let module = &search.best.module;
    let make = |_: usize| delta.apply(module, range.clone());
    let family = Family {
        make: &make,
        len: 1,
        below: None,
        normal: search.normal,
    };
    let found = first_interesting(
        &mut search.ledger,
        &search.workers,
        &family,
        &mut Tally::default(),
    )?;
    let Some((_, program)) = found else {
        return Ok(false);
    };
    let limit = STEPS + STEPS_PER_INSTRUCTION * program.measure.instructions;
    let kept = search.kept.clone();
    let mut descent = Descent::new(program, false);
    descent.limit = search.ledger.steps + limit;
    match search.descend(&mut descent) {
        Ok(()) | Err(Stop::TrialOver) => {}
        Err(e) => return Err(e),
    }
    if descent.current.measure >= search.best.measure {
        search.kept = kept;
        return Ok(false);
    }
    *search.kept.entry(delta.name()).or_default() += 1;
    search.keep(descent.current)?;
    Ok(true)
}
