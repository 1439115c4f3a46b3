//! Notes on loops: numbers of trips in the `llvm.loop` attachment of a latch.
//!
//! ```text
//!   br i1 %more, label %loop, label %done, !llvm.loop !4
//!   !4 = distinct !{!4, !1, !5, !6}        the loop's own properties first
//!   !5 = !{!"tandem.trip.exact", i64 16}
//!   !6 = !{!"tandem.trip.of", !0}          the attachment that there was before
//! ```
//!
//! A note is true of the loop as it stood when it was written. Whoever changes a function takes its notes off
//! ([`drop_notes`]), which needs no new node: each annotated attachment names the one that it was put on.

use crate::analysis::scev::{LoopCount, ScalarEvolution};
use crate::context::Cx;
use crate::defects::planted;
use tandem_ir::constant::ConstantData;
use tandem_ir::metadata::{MdBody, MdNodeData, Metadata};
use tandem_ir::passes::PassId;
use tandem_ir::{Function, Header, Inst, MdNode, Symbol, Type};

/// Names of notes begin with this.
const PREFIX: &str = "tandem.trip.";
/// Property that names the attachment that was there before.
const OF: &str = "tandem.trip.of";
const EXACT: &str = "tandem.trip.exact";
const MAX: &str = "tandem.trip.max";
const MULTIPLE: &str = "tandem.trip.multiple";

/// What is noted of a loop; 0 where nothing is.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Notes {
    /// Trips of each entry that is left by an edge.
    pub exact: u64,
    /// At most so many trips.
    pub max: u64,
    /// Divides the number of trips.
    pub multiple: u64,
}

impl Notes {
    /// True if nothing is noted.
    pub fn is_empty(self) -> bool {
        self == Notes::default()
    }
    /// True if a loop of which `known` is known may have these notes: none says more.
    pub fn follow_from(self, known: Notes) -> bool {
        let exact = self.exact == 0 || self.exact == known.exact;
        let bound = match known.max {
            0 => known.exact,
            max => max,
        };
        let max = self.max == 0 || (bound != 0 && bound <= self.max);
        let divided = match known.multiple {
            0 => known.exact,
            multiple => multiple,
        };
        let multiple =
            self.multiple == 0 || (divided != 0 && divided.is_multiple_of(self.multiple));
        exact && max && multiple
    }
}

/// The items of a tuple.
fn tuple(cx: &Header, n: MdNode) -> &[Metadata] {
    match &cx.metadata.nodes[n].body {
        MdBody::Tuple(items) => items,
        _ => &[],
    }
}

/// A property's name and argument, if it is a note or names the attachment before.
fn note(cx: &Header, md: Metadata) -> Option<(&str, Option<Metadata>)> {
    let Metadata::Node(n) = md else { return None };
    let items = tuple(cx, n);
    match items.first()? {
        Metadata::String(s) if cx.str(*s).starts_with(PREFIX) => {
            Some((cx.str(*s), items.get(1).copied()))
        }
        _ => None,
    }
}

/// The `llvm.loop` attachment of a terminator.
fn attachment(cx: &Header, f: &Function, t: Inst) -> Option<(Symbol, MdNode)> {
    let kind = cx.strings.lookup("llvm.loop")?;
    match f.attachments(t).iter().find(|a| a.0 == kind)?.1 {
        Metadata::Node(n) => Some((kind, n)),
        _ => None,
    }
}

/// The notes on a terminator.
pub fn on(cx: &Header, f: &Function, t: Inst) -> Notes {
    let mut notes = Notes::default();
    let Some((_, node)) = attachment(cx, f, t) else {
        return notes;
    };
    for (name, argument) in tuple(cx, node).iter().filter_map(|&md| note(cx, md)) {
        let number = match argument {
            Some(Metadata::Constant(c)) => match cx.constants.get(c) {
                ConstantData::Int(n) => *n,
                _ => continue,
            },
            _ => continue,
        };
        match name {
            EXACT => notes.exact = number,
            MAX => notes.max = number,
            MULTIPLE => notes.multiple = number,
            _ => {}
        }
    }
    notes
}

/// The attachment without its notes: the one that they were put on. `None` if there are no notes.
fn unannotated(cx: &Header, f: &Function, t: Inst) -> Option<(Symbol, Option<Metadata>)> {
    let (kind, node) = attachment(cx, f, t)?;
    let mut notes = tuple(cx, node)
        .iter()
        .filter_map(|&md| note(cx, md))
        .peekable();
    notes.peek()?;
    let before = notes.find(|n| n.0 == OF).and_then(|n| n.1);
    Some((kind, before))
}

/// True if a pass writes notes itself; what any other changes loses them.
pub fn are_written_by(id: &PassId) -> bool {
    id.rewrites.contains(&"annotate-loop")
}

/// True if some loop of a module has, or had, notes.
pub fn any(cx: &Header) -> bool {
    [EXACT, MAX, MULTIPLE]
        .iter()
        .any(|n| cx.strings.lookup(n).is_some())
}

/// Takes the notes off all loops of a function; true if there were some.
pub fn drop_notes(cx: &Header, f: &mut Function) -> bool {
    if !any(cx) {
        return false;
    }
    let ends: Vec<Inst> = f.blocks().filter_map(|b| f.terminator(b)).collect();
    let mut dropped = false;
    for t in ends {
        let Some((kind, before)) = unannotated(cx, f, t) else {
            continue;
        };
        put(f, t, kind, before);
        dropped = true;
    }
    dropped
}

fn put(f: &mut Function, t: Inst, kind: Symbol, md: Option<Metadata>) {
    match md {
        Some(md) => f.set_attachment(t, kind, md),
        None => f.retain_attachments(t, |k| k != kind),
    }
}

/// Makes these the notes of a terminator.
pub fn annotate(cx: &mut Header, f: &mut Function, t: Inst, notes: Notes) {
    let kind = cx.strings.intern("llvm.loop");
    let present = attachment(cx, f, t).map(|a| a.1);
    let before = match unannotated(cx, f, t) {
        Some((_, before)) => before,
        None => present.map(Metadata::Node),
    };
    if notes.is_empty() {
        return put(f, t, kind, before);
    }
    let own = present.map_or(&[][..], |n| tuple(cx, n).get(1..).unwrap_or_default());
    let mut items: Vec<Metadata> = own
        .iter()
        .copied()
        .filter(|&md| note(cx, md).is_none())
        .collect();
    for (name, value) in [
        (EXACT, notes.exact),
        (MAX, notes.max),
        (MULTIPLE, notes.multiple),
    ] {
        if value != 0 {
            let number = Metadata::Constant(cx.constants.int(Type::I64, value));
            items.push(named(cx, name, number));
        }
    }
    if let Some(before) = before {
        items.push(named(cx, OF, before));
    }
    let node = cx.metadata.nodes.next_key();
    let items = std::iter::once(Metadata::Node(node)).chain(items).collect();
    cx.metadata.nodes.push(MdNodeData {
        distinct: true,
        numbered: true,
        body: MdBody::Tuple(items),
    });
    f.set_attachment(t, kind, Metadata::Node(node));
}

/// The node `!{!"name", argument}`.
fn named(cx: &mut Header, name: &str, argument: Metadata) -> Metadata {
    let items = [Metadata::String(cx.strings.intern(name)), argument];
    Metadata::Node(cx.metadata.nodes.push(MdNodeData {
        distinct: false,
        numbered: true,
        body: MdBody::Tuple(items.into()),
    }))
}

/// The terminators of latches, with what is known of their loops. A latch of two loops, and one of several, is left out.
pub fn known(cx: Cx<'_>, f: &Function) -> Vec<(Inst, Notes)> {
    if f.blocks().all(|b| f.successors(b).next().is_none()) {
        return Vec::new();
    }
    said_of(
        cx,
        f,
        &ScalarEvolution::new(cx, f, cx.limits()).loop_counts(),
    )
}

/// The same from counts of the function's loops.
pub fn said_of(cx: Cx<'_>, f: &Function, counts: &[LoopCount]) -> Vec<(Inst, Notes)> {
    let mut all = Vec::new();
    for l in counts {
        let Some(latch) = l.latch else { continue };
        let exact = l.exact.map_or(0, |n| trips(cx, n));
        let notes = match exact {
            0 => Notes {
                exact,
                max: l.max.map_or(0, |n| trips(cx, n)),
                multiple: if l.multiple > 1 { l.multiple.into() } else { 0 },
            },
            _ => Notes {
                exact,
                ..Notes::default()
            },
        };
        all.extend(f.terminator(latch).map(|t| (t, notes)));
    }
    all
}

/// Back edges and one, if the sum fits into 64 bits; else 0.
fn trips(cx: Cx<'_>, (_, count): (u32, u128)) -> u64 {
    let trips = count.checked_add(1).and_then(|n| u64::try_from(n).ok());
    planted!(cx, BackEdgesForTrips, trips.unwrap_or(0), count as u64)
}
