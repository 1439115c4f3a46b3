//! How two runs differ, in words.
//!
//! [`difference`] looks at how the runs end, then at what their threads do that others can see, then at memory, and tells
//! the first thing that the source does not allow. What may stand for what is in [`values`](super::values).

use super::Difference;
use super::observed::Observed;
use super::values::{refines_event, refines_image, refines_value};
use crate::{ByteMark, Event, Image, Outcome};

/// How the target's run fails to refine the source's, if it does.
pub fn difference(s: &Observed, t: &Observed) -> Option<Difference> {
    let differs = |sort, words| Some(Difference { sort, words });
    match (&s.outcome, &t.outcome) {
        (Outcome::Returned(None), Outcome::Returned(None))
        | (Outcome::Trap(_), Outcome::Trap(_)) => {}
        (Outcome::Returned(Some(a)), Outcome::Returned(Some(b))) => {
            if !refines_value(a, b) {
                let words = format!("the source returns {a}, the target {b}");
                return differs("result", words);
            }
        }
        (a, b) => {
            let words = format!("the source {}, the target {}", describe(a), describe(b));
            return differs(ending(b), words);
        }
    }
    if s.events.len() != t.events.len() {
        let words = "another set of threads has visible effects".into();
        return differs("events", words);
    }
    for ((thread, a), (other, b)) in s.events.iter().zip(&t.events) {
        if thread != other {
            let words = format!("{thread} has visible effects in the source only");
            return differs("events", words);
        }
        if a.len() != b.len() {
            let (a, b) = (a.len(), b.len());
            let words =
                format!("{thread} makes {a} visible steps in the source, {b} in the target");
            return differs("events", words);
        }
        if let Some((n, (x, y))) = a
            .iter()
            .zip(b)
            .enumerate()
            .find(|(_, (x, y))| !refines_event(x, y))
        {
            let (n, x, y) = (n + 1, step(x), step(y));
            let words = format!("visible step {n} of {thread}: the source {x}, the target {y}");
            return differs("events", words);
        }
    }
    // Nobody reads the memory of a program that has trapped.
    if matches!(s.outcome, Outcome::Trap(_)) {
        return None;
    }
    let words = (s.memory.iter().enumerate())
        .filter_map(|(n, (name, a))| Some((name, a, image_of(&t.memory, name, n)?)))
        // Lists of names are no memory, and have no order.
        .filter(|(name, ..)| !matches!(name.as_str(), "@llvm.used" | "@llvm.compiler.used"))
        .find_map(|(name, a, b)| {
            refines_image(a, b).err().map(|at| {
                let show = |i: &Image| match i.marks.iter().find(|m| m.0 == at) {
                    Some((_, ByteMark::Pointer { pointer, index })) => {
                        format!("byte {index} of {pointer}")
                    }
                    Some((_, ByteMark::Undef)) => "undef".into(),
                    Some((_, ByteMark::Poison)) => "poison".into(),
                    None => format!("{:#04x}", i.bytes.get(at as usize).copied().unwrap_or(0)),
                };
                format!(
                    "byte {at} of {name} is {} in the source, {} in the target",
                    show(a),
                    show(b)
                )
            })
        });
    words.and_then(|w| differs("memory", w))
}

/// The memory of a name, most likely the `n`th; none of a variable that the program does not have, or that nobody can write.
fn image_of<'a>(memory: &'a [(String, Image)], name: &str, n: usize) -> Option<&'a Image> {
    let at_its_place = memory.get(n).filter(|m| m.0 == name);
    let found = at_its_place.or_else(|| memory.iter().find(|m| m.0 == name));
    found.map(|m| &m.1)
}

/// The sort of difference that another ending of the target is.
fn ending(target: &Outcome) -> &'static str {
    match target {
        Outcome::Returned(_) => "returns",
        Outcome::Ub { .. } => "undefined",
        Outcome::Trap(_) => "traps",
        Outcome::OutOfSteps => "does not end",
        Outcome::OutOfMemory => "out of memory",
        Outcome::Unsupported(_) => "unsupported",
        Outcome::IllFormed(_) => "ill-formed",
    }
}

/// A visible step as a verb phrase.
fn step(e: &Event) -> String {
    match e {
        Event::VolatileLoad { at, bytes } => format!("loads {bytes} volatile bytes at {at}"),
        Event::VolatileStore { at, value } => format!("stores volatile {value} at {at}"),
        Event::Call {
            callee,
            args,
            memory,
            objects,
            kept,
            ..
        } => {
            let again = (objects.iter().enumerate())
                .filter_map(|(n, o)| o.filter(|&o| o as usize != n).map(|o| (n, o)));
            let again: Vec<String> = again
                .map(|(n, o)| format!(", argument {n} into the object of argument {o}"))
                .collect();
            let memory = memory.iter().chain(kept);
            let args: Vec<String> = args.iter().map(ToString::to_string).collect();
            let sees: Vec<String> = memory.map(|i| format!("{:02x?}", i.bytes)).collect();
            let sees = match sees.len() {
                0 => String::new(),
                _ => format!(" that sees {}", sees.join(", ")),
            };
            format!(
                "calls @{callee}({}){sees}{}",
                args.join(", "),
                again.concat()
            )
        }
        Event::Trap(place) => format!("traps at {place}"),
    }
}

/// An outcome as a verb phrase.
pub fn describe(o: &Outcome) -> String {
    match o {
        Outcome::Returned(None) => "returns".into(),
        Outcome::Returned(Some(v)) => format!("returns {v}"),
        Outcome::Ub { kind, place } => format!("is undefined ({kind} at {place})"),
        Outcome::Trap(place) => format!("traps at {place}"),
        Outcome::OutOfSteps => "does not end within the limit".into(),
        Outcome::OutOfMemory => "runs out of memory".into(),
        Outcome::Unsupported(u) => format!("reaches something unsupported ({})", u.construct),
        Outcome::IllFormed(_) => "is ill-formed".into(),
    }
}
