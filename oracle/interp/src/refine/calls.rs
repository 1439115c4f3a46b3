//! Calls of functions outside by which two runs differ, though neither does what the other may not.
//!
//! What such a function does is made up, from the call's number among others. So a run says nothing where a function that keeps
//! nothing of a pointer (`captures(none)`) is given another object with the same contents, or any function another stack object,
//! nor where calls are made in another order, or not as often, that do no more than to read and write what their arguments lead to.

use super::{Observed, refines_image, refines_value};
use crate::{Event, Image, Target, Value};

/// Why nothing is said where a call that keeps nothing of a pointer is given another object.
const LENT: &str =
    "a call is given another object by a pointer of which it keeps nothing (captures(none))";
/// Why nothing is said where calls that are no events are made otherwise.
const UNORDERED: &str = "calls that only read and write what their arguments lead to are made in another order or number";

/// Why a difference between two runs says nothing, if it may come from calls: all that others notice is the same but for which
/// objects calls are lent, and those or the calls that nobody notices differ.
pub fn beyond_calls(s: &Observed, t: &Observed) -> Option<&'static str> {
    if s.events.len() != t.events.len() {
        return None;
    }
    let mut why = None;
    for ((_, a), (_, b)) in s.events.iter().zip(&t.events) {
        let noticed = |e: &&Event| !matches!(e, Event::Call { ordered: false, .. });
        let (seen, quiet): (Vec<&Event>, Vec<&Event>) = a.iter().partition(noticed);
        let (seen_after, quiet_after): (Vec<&Event>, Vec<&Event>) = b.iter().partition(noticed);
        match alike(&seen, &seen_after) {
            Alike::No => return None,
            Alike::But => why = why.or(Some(LENT)),
            Alike::Yes => {}
        }
        match alike(&quiet, &quiet_after) {
            Alike::No => why = Some(UNORDERED),
            Alike::But => why = why.or(Some(LENT)),
            Alike::Yes => {}
        }
    }
    why
}

/// How the events of a target are to those of its source.
enum Alike {
    Yes,
    /// Calls are lent other objects.
    But,
    No,
}

fn alike(a: &[&Event], b: &[&Event]) -> Alike {
    if a.len() != b.len() {
        return Alike::No;
    }
    let mut out = Alike::Yes;
    for (x, y) in a.iter().zip(b) {
        if super::refines_event(x, y) {
            continue;
        }
        if !lends_another(x, y) {
            return Alike::No;
        }
        out = Alike::But;
    }
    out
}

/// True if two calls differ in nothing but which objects they are lent.
fn lends_another(a: &Event, b: &Event) -> bool {
    let (
        Event::Call {
            callee: f,
            args: x,
            memory: m,
            lent: l,
            ..
        },
        Event::Call {
            callee: g,
            args: y,
            memory: n,
            lent: k,
            ..
        },
    ) = (a, b)
    else {
        return false;
    };
    let is_lent = |i: usize| l.get(i) == Some(&true) && k.get(i) == Some(&true);
    let argument = |(i, (v, w)): (usize, (&Value, &Value))| {
        let other = match (v, w) {
            // Where a program puts its stack objects is for it to say.
            (Value::Pointer(p), Value::Pointer(q)) => {
                let stack = [p, q].iter().all(|p| p.target == Target::Stack);
                stack || is_lent(i)
            }
            _ => false,
        };
        refines_value(v, w) || other
    };
    f == g
        && x.len() == y.len()
        && m.len() == n.len()
        && x.iter().zip(y).enumerate().all(argument)
        && m.iter().zip(n).all(|(v, w)| begins_as(v, w))
}

/// True if the target's object begins with what the source's allows; behind that the callee does not look.
fn begins_as(source: &Image, target: &Image) -> bool {
    let mut start = target.clone();
    start.bytes.truncate(source.bytes.len());
    start.marks.retain(|m| m.0 < source.bytes.len() as u64);
    refines_image(source, &start).is_ok()
}
