//! AnnotateTripCounts in reference form: what is known of how often a loop runs is written on its latch.
//!
//! A note says how many trips each entry of the loop makes that is left by an edge (`exact`), how many it makes at most
//! (`max`), or a number that divides them (`multiple`). Trips are back edges plus one. Notes change nothing of what the
//! program does, and nothing may rely on them; but they are claims, and a wrong one is a wrong answer.

use crate::ApplyError;
use crate::loop_form as form;
use crate::module::{
    Check, cannot_apply, exists, foreign, illegal, judgement, require, until_none,
};
use crate::scev::{Evolution, Loop};
use tandem_ir::constant::ConstantData;
use tandem_ir::metadata::{MdBody, MdNodeData, Metadata};
use tandem_ir::rewrite::{InstRef, Judgement, ModuleContext, ModuleRewrite};
use tandem_ir::{Block, Function, Global, Header, Inst, MdNode, Module, Type};

/// What `tandem certify` wrote about the pass.
pub const CERTIFICATE: Option<&str> = None;

const PREFIX: &str = "tandem.trip.";
const OF: &str = "tandem.trip.of";
const NOTES: [&str; 3] = [
    "tandem.trip.exact",
    "tandem.trip.max",
    "tandem.trip.multiple",
];

/// All legal rewrites: loops whose number of trips is a constant that is not yet written on them.
pub fn find(_: &ModuleContext, m: &Module) -> Vec<ModuleRewrite> {
    let mut all = Vec::new();
    for f in &m.bodies {
        let ev = Evolution::new(&m.header, f);
        for l in form::inner_first(&ev) {
            let Some(inst) = only_latch(&ev, l).and_then(|b| f.terminator(b)) else {
                continue;
            };
            // Where nothing is known here, what is noted may still be true.
            let Some(exact) = trips(&ev, l) else { continue };
            let wanted = [exact, 0, 0];
            if noted(&m.header, f, inst) != wanted {
                let [exact, max, multiple] = wanted;
                all.push(ModuleRewrite::AnnotateLoop {
                    latch: InstRef {
                        function: f.global,
                        inst,
                    },
                    exact,
                    max,
                    multiple,
                });
            }
        }
    }
    all
}

/// Whether the rewrite is legal: each note that it makes is true.
pub fn judge(_: &ModuleContext, m: &Module, rw: &ModuleRewrite) -> Judgement {
    let checked = named(m, rw).and_then(|(f, inst, notes)| {
        let ev = Evolution::new(&m.header, f);
        let home = f.inst_block(inst);
        let mut loops = ev.loops.iter();
        let own = loops.find(|l| only_latch(&ev, l).is_some_and(|b| Some(b) == home));
        let own =
            own.ok_or_else(|| illegal("structure", "the terminator is no loop's only latch"))?;
        let at_most = ev.most_back_edges(own, |_| true);
        true_notes(notes, trips(&ev, own), at_most)
    });
    judgement(checked)
}

fn true_notes(
    [exact, max, multiple]: [u64; 3],
    trips: Option<u64>,
    back_edges: Option<i128>,
) -> Check {
    let Some(trips) = trips else {
        return match [exact, max, multiple] {
            [0, 0, 0] => Ok(()),
            [0, max, 0] if back_edges.is_some_and(|n| n < i128::from(max)) => Ok(()),
            _ => Err(Judgement::Unproven {
                reason: "how many trips the loop makes was not found".into(),
            }),
        };
    };
    require(
        exact == 0 || exact == trips,
        "TC-1",
        "the loop makes another number of trips",
    )?;
    require(
        max == 0 || max >= trips,
        "TC-2",
        "the loop makes more trips",
    )?;
    let divides = multiple == 0 || trips.is_multiple_of(multiple);
    require(
        divides,
        "TC-3",
        "the number does not divide the number of trips",
    )
}

/// The function, the terminator, and the numbers of a rewrite that describes something.
fn named<'m>(m: &'m Module, rw: &ModuleRewrite) -> Check<(&'m Function, Inst, [u64; 3])> {
    let ModuleRewrite::AnnotateLoop {
        latch,
        exact,
        max,
        multiple,
    } = rw
    else {
        return Err(foreign());
    };
    exists(m, latch.function)?;
    let f = m.body(latch.function);
    let f = f.ok_or_else(|| illegal("structure", "the function has no body"))?;
    let there = (latch.inst.as_u32() as usize) < f.num_insts();
    let placed = there && f.inst_block(latch.inst).is_some();
    require(
        placed,
        "structure",
        "the instruction is not in the function",
    )?;
    let ends = f.kind(latch.inst).is_terminator();
    require(ends, "structure", "the instruction is no terminator")?;
    Ok((f, latch.inst, [*exact, *max, *multiple]))
}

/// The only latch of a loop that itself is in no second role.
fn only_latch(ev: &Evolution<'_>, l: &Loop) -> Option<Block> {
    let [latch] = form::latches(ev, l)[..] else {
        return None;
    };
    let mut heads = ev
        .loops
        .iter()
        .filter(|x| form::latches(ev, x).contains(&latch));
    (ev.view.reducible && heads.next().is_some() && heads.next().is_none()).then_some(latch)
}

/// How many trips the loop makes, if that is a constant of 64 bits.
fn trips(ev: &Evolution<'_>, l: &Loop) -> Option<u64> {
    let count = ev.counts(l).exact?.number()?;
    u64::try_from(count.checked_add(1)?).ok()
}

// ----- notes as metadata -------------------------------------------------------------------------------------------

/// The attachment of a terminator, and the properties behind the node itself.
fn properties(cx: &Header, f: &Function, t: Inst) -> (Option<MdNode>, Vec<Metadata>) {
    let all = f.attachments(t);
    match all.iter().find(|a| cx.str(a.0) == "llvm.loop") {
        Some((_, Metadata::Node(n))) => match &cx.metadata.nodes[*n].body {
            MdBody::Tuple(items) => (Some(*n), items.iter().skip(1).copied().collect()),
            _ => (Some(*n), Vec::new()),
        },
        _ => (None, Vec::new()),
    }
}

/// Name and argument of a property.
fn property(cx: &Header, md: Metadata) -> Option<(&str, Option<Metadata>)> {
    let Metadata::Node(n) = md else { return None };
    let MdBody::Tuple(items) = &cx.metadata.nodes[n].body else {
        return None;
    };
    match items.first() {
        Some(Metadata::String(s)) => Some((cx.str(*s), items.get(1).copied())),
        _ => None,
    }
}

/// The numbers that a terminator has on it, 0 for those that it has not.
fn noted(cx: &Header, f: &Function, t: Inst) -> [u64; 3] {
    let (_, all) = properties(cx, f, t);
    NOTES.map(|note| {
        let mut values = all.iter().filter_map(|&md| match property(cx, md)? {
            (name, Some(Metadata::Constant(c))) if name == note => match cx.constants.get(c) {
                ConstantData::Int(n) => Some(*n),
                _ => None,
            },
            _ => None,
        });
        values.next().unwrap_or(0)
    })
}

/// Performs the rewrite.
///
/// # Errors
/// An [`ApplyError`] if it names nothing that is there; the module is then unchanged.
pub fn apply(_: &ModuleContext, m: &mut Module, rw: &ModuleRewrite) -> Result<(), ApplyError> {
    let (f, inst, notes) = named(m, rw).map_err(cannot_apply)?;
    let function: Global = f.global;
    let (present, all) = properties(&m.header, f, inst);
    let is_note = |md: &Metadata| property(&m.header, *md).is_some_and(|p| p.0.starts_with(PREFIX));
    let annotated = all.iter().any(is_note);
    let kept: Vec<Metadata> = all.iter().copied().filter(|md| !is_note(md)).collect();
    let old = match annotated {
        false => present.map(Metadata::Node),
        true => all.iter().find_map(|&md| match property(&m.header, md) {
            Some((OF, argument)) => argument,
            _ => None,
        }),
    };
    let kind = m.header.strings.intern("llvm.loop");
    let node = match notes {
        [0, 0, 0] => old,
        _ => Some(annotated_node(&mut m.header, kept, notes, old)),
    };
    let body = m.bodies.iter_mut().find(|b| b.global == function);
    if let Some(f) = body {
        match node {
            Some(md) => f.set_attachment(inst, kind, md),
            None => f.retain_attachments(inst, |k| k != kind),
        }
    }
    Ok(())
}

fn annotated_node(
    cx: &mut Header,
    mut items: Vec<Metadata>,
    notes: [u64; 3],
    old: Option<Metadata>,
) -> Metadata {
    for (name, value) in NOTES.into_iter().zip(notes) {
        if value != 0 {
            let number = cx.constants.int(Type::I64, value);
            items.push(pair(cx, name, Metadata::Constant(number)));
        }
    }
    if let Some(old) = old {
        items.push(pair(cx, OF, old));
    }
    let own = cx.metadata.nodes.next_key();
    items.insert(0, Metadata::Node(own));
    let node = cx.metadata.nodes.push(MdNodeData {
        distinct: true,
        numbered: true,
        body: MdBody::Tuple(items.into()),
    });
    Metadata::Node(node)
}

/// `!{!"name", argument}`
fn pair(cx: &mut Header, name: &str, argument: Metadata) -> Metadata {
    let name = Metadata::String(cx.strings.intern(name));
    let node = cx.metadata.nodes.push(MdNodeData {
        distinct: false,
        numbered: true,
        body: MdBody::Tuple([name, argument].into()),
    });
    Metadata::Node(node)
}

/// Applies what `find` finds; each loop is annotated once.
pub fn run(context: &ModuleContext, m: &mut Module) -> usize {
    let blocks: usize = m.bodies.iter().map(|f| f.blocks().count()).sum();
    let first = |m: &Module| find(context, m).into_iter().next();
    until_none(m, blocks + 1, first, |m, rw| apply(context, m, rw))
}
