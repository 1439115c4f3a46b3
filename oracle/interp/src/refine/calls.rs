//! Calls of functions outside by which two runs differ, though neither does what the other may not.
//!
//! What such a function does is made up. So a run says nothing where a function that keeps nothing of a pointer (`captures(none)`)
//! is given another object with the same contents, or any function another stack object, nor where calls are made in another order
//! that do no more than to read and write what their arguments lead to. What such a call does is the same for the same arguments
//! and memory, however often it is made: where their number differs, what others notice of it decides.

use super::{Observed, difference, refines_image, refines_value};
use crate::{Event, Image, Target, Value};

/// Why nothing is said where a call that keeps nothing of a pointer is given another object.
const LENT: &str =
    "a call is given another object by a pointer of which it keeps nothing (captures(none))";
/// Why nothing is said where calls that are no events are made otherwise.
const UNORDERED: &str = "calls that only read and write what their arguments lead to are made in another order, or with other memory";
/// Why nothing is said where calls that are no events are made more or less often.
const UNNOTICED: &str = "calls that only read and write what their arguments lead to are made in another number, of which the run shows nothing";

/// Why a difference between two runs says nothing, if it may come from calls: all that others notice is the same but for which
/// objects calls are lent, and those or the calls that nobody notices differ.
pub fn beyond_calls(s: &Observed, t: &Observed) -> Option<&'static str> {
    if s.events.len() != t.events.len() {
        return None;
    }
    let mut why = None;
    let mut number = false;
    for ((_, a), (_, b)) in s.events.iter().zip(&t.events) {
        let (seen, quiet): (Vec<&Event>, Vec<&Event>) = a.iter().partition(noticed);
        let (seen_after, quiet_after): (Vec<&Event>, Vec<&Event>) = b.iter().partition(noticed);
        match alike(&seen, &seen_after) {
            // What follows from the number of calls that nobody notices is decided below.
            Alike::No => return None,
            Alike::But => why = why.or(Some(LENT)),
            Alike::Yes => {}
        }
        match alike(&quiet, &quiet_after) {
            Alike::No if !same_calls(&quiet, &quiet_after) => {
                if hangs_otherwise(&quiet, &quiet_after) {
                    return None;
                }
                match quiet.iter().chain(&quiet_after).all(|e| repeats(e)) {
                    true => number = true,
                    false => why = Some(UNORDERED),
                }
            }
            Alike::No => why = Some(UNORDERED),
            Alike::But => why = why.or(Some(LENT)),
            Alike::Yes => {}
        }
    }
    match number && why.is_none() {
        true => difference(&without_quiet(s), &without_quiet(t))
            .is_none()
            .then_some(UNNOTICED),
        false => why,
    }
}

/// True of an event that others notice.
fn noticed(e: &&Event) -> bool {
    !matches!(e, Event::Call { ordered: false, .. })
}

/// What others notice of a run.
fn without_quiet(o: &Observed) -> Observed {
    let mut out = o.clone();
    for (_, events) in &mut out.events {
        events.retain(|e| noticed(&e));
    }
    out
}

/// True if two lists hold calls of the same functions with the same arguments, in whatever order.
fn same_calls(a: &[&Event], b: &[&Event]) -> bool {
    let mut left: Vec<&Event> = a.to_vec();
    let found = |y: &&Event| {
        let at = left.iter().position(|x| same_call(x, y));
        at.map(|n| left.remove(n)).is_some()
    };
    a.len() == b.len() && b.iter().all(found)
}

/// True if two calls are of one function with arguments that are alike, whatever the memory that they find.
fn same_call(a: &Event, b: &Event) -> bool {
    let of = |e: &Event| match e {
        Event::Call { callee, args, .. } => Some((callee.clone(), args.len())),
        _ => None,
    };
    of(a) == of(b) && alike_arguments(a, b)
}

/// True if one list has a call that may not return, and the other has none like it.
fn hangs_otherwise(a: &[&Event], b: &[&Event]) -> bool {
    let lacks = |x: &[&Event], y: &[&Event]| {
        let alone = |e: &&Event| !y.iter().any(|f| same_call(e, f) || same_call(f, e));
        let mut hanging = x
            .iter()
            .filter(|e| matches!(e, Event::Call { returns: false, .. }));
        hanging.any(alone)
    };
    lacks(a, b) || lacks(b, a)
}

/// True of a call that does the same whenever it is made with these arguments and this memory.
fn repeats(e: &Event) -> bool {
    matches!(e, Event::Call { repeats: true, .. })
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
            memory: m,
            ..
        },
        Event::Call {
            callee: g,
            memory: n,
            ..
        },
    ) = (a, b)
    else {
        return false;
    };
    f == g
        && alike_arguments(a, b)
        && m.len() == n.len()
        && m.iter().zip(n).all(|(v, w)| begins_as(v, w))
}

/// True if the arguments of two calls differ in nothing but which objects they are lent.
fn alike_arguments(a: &Event, b: &Event) -> bool {
    let (
        Event::Call {
            args: x, lent: l, ..
        },
        Event::Call {
            args: y, lent: k, ..
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
    x.len() == y.len() && x.iter().zip(y).enumerate().all(argument)
}

/// True if the target's object begins with what the source's allows; behind that the callee does not look.
fn begins_as(source: &Image, target: &Image) -> bool {
    let mut start = target.clone();
    start.bytes.truncate(source.bytes.len());
    start.marks.retain(|m| m.0 < source.bytes.len() as u64);
    refines_image(source, &start).is_ok()
}
