//! What hangs on the licences of fast-math flags and of `llvm.fmuladd`.
//!
//! A target may use a licence of its source (contract a product and a sum, put terms in another order, forget the sign of a
//! zero), and no run of the source does just the same. So a source is run a few times more, its licensed results shaken
//! ([`Licences::Shaken`]): what then differs from run to run hangs on a licence, and there a target is not held to the
//! source's plain run. Everything else must be equal still.

use super::{Comparison, Difference, Observed, difference};
use crate::{ByteMark, Event, Image, Licences, Outcome, Value};

/// Runs of the source with results shaken, after which what hangs on a licence is told.
const SHAKEN_RUNS: u64 = 8;
/// The same before anything is called different: a single zero whose sign is free has the same one in eight runs now and then.
const MOST_SHAKEN_RUNS: u64 = 48;
/// Bytes that are one number at most: where one of them hangs on a licence, all of them do.
const NUMBER_BYTES: u64 = 8;
/// The reason that stands for a licence.
pub const LICENSED: &str = "the source depends on a licence of fast-math flags";

/// The reason that stands for metadata about aliases.
pub const APART: &str = "the source's accesses meet where metadata (tbaa, noalias) or attributes of parameters say that they do not";

/// What a difference between a plain run of the source and a target's comes to when the source's licences are looked at.
/// `shaken` runs the source once more; `None` where that run says nothing.
pub fn under_licences(
    plain: &Observed,
    target: &Observed,
    found: Difference,
    mut shaken: impl FnMut(Licences) -> Option<Observed>,
) -> Comparison {
    let mut others = Vec::new();
    for n in 1..=MOST_SHAKEN_RUNS {
        let Some(run) = shaken(Licences::Shaken(n)) else {
            return Comparison::Inconclusive(LICENSED.into());
        };
        if run.aliased {
            return Comparison::Inconclusive(APART.into());
        }
        if difference(&run, target).is_none() {
            return Comparison::Refines;
        }
        others.push(run);
        let is_settled = || match blurred(plain, &others) {
            Some(b) => difference(&b, target).is_none(),
            None => true,
        };
        if n % SHAKEN_RUNS == 0 && is_settled() {
            return Comparison::Inconclusive(LICENSED.into());
        }
    }
    Comparison::Differs(found)
}

/// The plain run with undef, or poison, for all that is otherwise in one of the others; `None` if they do other things altogether.
fn blurred(plain: &Observed, others: &[Observed]) -> Option<Observed> {
    let mut out = plain.clone();
    // What hangs on the order of evaluation may be poison in another one.
    let free = match others.iter().any(|o| o.overflows) {
        true => (Value::Poison, ByteMark::Poison),
        false => (Value::Undef, ByteMark::Undef),
    };
    for o in others {
        match (&mut out.outcome, &o.outcome) {
            (Outcome::Returned(Some(a)), Outcome::Returned(Some(b))) => blur_value(a, b, &free.0),
            (Outcome::Returned(None), Outcome::Returned(None))
            | (Outcome::Trap(_), Outcome::Trap(_)) => {}
            _ => return None,
        }
        if out.events.len() != o.events.len() || out.memory.len() != o.memory.len() {
            return None;
        }
        for ((thread, a), (other, b)) in out.events.iter_mut().zip(&o.events) {
            if thread != other || a.len() != b.len() {
                return None;
            }
            for (x, y) in a.iter_mut().zip(b) {
                blur_event(x, y, &free)?;
            }
        }
        for ((_, a), (_, b)) in out.memory.iter_mut().zip(&o.memory) {
            blur_image(a, b, &free.1)?;
        }
    }
    Some(out)
}

fn blur_value(a: &mut Value, b: &Value, free: &Value) {
    match (a, b) {
        (Value::Elements(x), Value::Elements(y)) if x.len() == y.len() => {
            x.iter_mut()
                .zip(y)
                .for_each(|(x, y)| blur_value(x, y, free));
        }
        (a, Value::Poison) => *a = Value::Poison,
        (Value::Poison, _) => {}
        (a, b) if a == b => {}
        (a, _) => *a = free.clone(),
    }
}

fn blur_event(a: &mut Event, b: &Event, free: &(Value, ByteMark)) -> Option<()> {
    match (a, b) {
        (Event::VolatileStore { at, value }, Event::VolatileStore { at: p, value: v }) => {
            blur_value(value, v, &free.0);
            (at == p).then_some(())
        }
        (
            Event::Call {
                callee,
                args,
                memory,
                objects,
                kept,
                ..
            },
            Event::Call {
                callee: other,
                args: x,
                memory: m,
                objects: o,
                kept: k,
                ..
            },
        ) => {
            let alike = callee == other
                && args.len() == x.len()
                && memory.len() == m.len()
                && objects == o
                && kept.len() == k.len();
            if !alike {
                return None;
            }
            args.iter_mut()
                .zip(x)
                .for_each(|(a, b)| blur_value(a, b, &free.0));
            let images = memory.iter_mut().zip(m).chain(kept.iter_mut().zip(k));
            for (a, b) in images {
                blur_image(a, b, &free.1)?;
            }
            Some(())
        }
        (Event::Trap(_), Event::Trap(_)) => Some(()),
        (a, b) => (a == b).then_some(()),
    }
}

/// Numbers that are otherwise become `free`, whole: one rounded otherwise may differ in any of its bytes.
fn blur_image(a: &mut Image, b: &Image, free: &ByteMark) -> Option<()> {
    if a.bytes.len() != b.bytes.len() {
        return None;
    }
    if a.bytes == b.bytes && a.marks == b.marks {
        return Some(());
    }
    let mark = |i: &Image, at: u64| {
        let n = i.marks.binary_search_by_key(&at, |m| m.0).ok()?;
        i.marks.get(n).map(|m| m.1.clone())
    };
    let size = a.bytes.len() as u64;
    let mut marks = Vec::new();
    for start in (0..size).step_by(NUMBER_BYTES as usize) {
        let word = start..size.min(start + NUMBER_BYTES);
        let same = |at: u64| {
            let (x, y) = (mark(a, at), mark(b, at));
            x == Some(ByteMark::Poison)
                || x == y && (x.is_some() || a.bytes[at as usize] == b.bytes[at as usize])
        };
        let hangs = !word.clone().all(same);
        for at in word {
            let old = mark(a, at);
            let poison = [&old, &mark(b, at)].contains(&&Some(ByteMark::Poison));
            let new = match () {
                () if !hangs => old,
                () if poison => Some(ByteMark::Poison),
                () => Some(free.clone()),
            };
            if new.is_some() && new != mark(a, at) {
                a.bytes[at as usize] = 0;
            }
            marks.extend(new.map(|m| (at, m)));
        }
    }
    a.marks = marks;
    Some(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use tandem_ir::FloatKind;

    fn returned(bits: u128) -> Observed {
        let kind = FloatKind::Float;
        Observed {
            outcome: Outcome::Returned(Some(Value::Float { kind, bits })),
            events: Vec::new(),
            memory: Vec::new(),
            nondeterministic: false,
            only_nan: false,
            layout: false,
            assembly: false,
            aliased: false,
            overflows: false,
            racy: false,
            steps: 1,
        }
    }

    /// What comes of a zero whose sign is another one in run number `at` alone.
    fn with_the_other_sign_in(at: u64) -> (Comparison, u64) {
        let (plus, minus) = (returned(0), returned(0x8000_0000));
        let found = difference(&plus, &minus).expect("they differ");
        let mut runs = 0;
        let shaken = |l| {
            runs += 1;
            Some(match l == Licences::Shaken(at) {
                true => returned(0x8000_0000),
                false => returned(0),
            })
        };
        let comparison = under_licences(&plus, &minus, found, shaken);
        (comparison, runs)
    }

    #[test]
    fn a_sign_that_eight_runs_leave_as_it_is_may_be_free() {
        for at in [1, 8, 9, 40] {
            let (comparison, runs) = with_the_other_sign_in(at);
            assert!(matches!(comparison, Comparison::Refines), "{at}");
            assert_eq!(runs, at);
        }
        let (comparison, runs) = with_the_other_sign_in(1000);
        assert!(matches!(comparison, Comparison::Differs(_)));
        assert_eq!(runs, MOST_SHAKEN_RUNS);
    }
}
