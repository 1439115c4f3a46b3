//! LoopDeletion in reference form: a loop that ends and does nothing goes, and so does the way back of one that is left in
//! its first iteration.
//!
//! Three questions, each answered by definition: does nothing outside hang on what the loop computes; does nothing in it
//! have an effect, waiting for other threads included; does it end (passes.md, T1), by a count that was worked out
//! without assuming so, or because it must make progress, and each loop inside likewise.

use crate::ApplyError;
use crate::convergence::is_convergent;
use crate::edits::flow;
use crate::effects::{is_unobservable, name_of_callee};
use crate::graph::{Graph, node};
use crate::loop_form::{self as form, has_property, loop_id};
use crate::rewrites::entities::{exists, require};
use crate::rewrites::{Check, illegal, structure, unproven};
use crate::scev::term::Term;
use crate::scev::{Evolution, Loop};
use std::collections::BTreeSet;
use tandem_ir::attr::{Attr, AttrKind};
use tandem_ir::constant::ConstantData;
use tandem_ir::inst::IntPredicate;
use tandem_ir::rewrite::{Judgement, Rewrite};
use tandem_ir::{Block, Function, Header, Inst, InstKind, Value, ValueDef};

/// What `tandem certify` wrote about the pass.
pub const CERTIFICATE: Option<&str> = Some(include_str!("../../certificates/loop-deletion.json"));

/// All legal rewrites, loops inside others first.
pub fn find(cx: &Header, f: &Function) -> Vec<Rewrite> {
    let ev = Evolution::new(cx, f);
    let mut all = Vec::new();
    for l in form::inner_first(&ev) {
        let header = l.header;
        if may_delete(&ev, l).is_ok() {
            all.push(Rewrite::DeleteLoop { header });
        }
        let mut blocks = form::blocks(&ev, l).into_iter();
        if let Some(block) = blocks.find(|&b| left_at_once(&ev, l, b).is_ok()) {
            all.push(Rewrite::BreakBackEdge { block, header });
        }
    }
    all
}

/// Whether the rewrite is legal on this function.
pub fn judge(cx: &Header, f: &Function, rw: &Rewrite) -> Judgement {
    let ev = Evolution::new(cx, f);
    let checked = match rw {
        Rewrite::DeleteLoop { header } => headed(&ev, *header).and_then(|l| may_delete(&ev, l)),
        Rewrite::BreakBackEdge { block, header } => headed(&ev, *header)
            .and_then(|l| exists(f, *block).and_then(|()| left_at_once(&ev, l, *block))),
        other => Err(structure::foreign(other)),
    };
    checked.err().unwrap_or(Judgement::Legal)
}

fn headed<'e>(ev: &'e Evolution<'_>, header: Block) -> Result<&'e Loop, Judgement> {
    exists(ev.view.f, header)?;
    let l = ev.headed(header);
    l.ok_or_else(|| illegal("structure", "the block heads no loop"))
}

// ----- deleting ---------------------------------------------------------------------------------------------------

fn may_delete(ev: &Evolution<'_>, l: &Loop) -> Check {
    surroundings(ev, l)?;
    let f = ev.view.f;
    let blocks = form::blocks(ev, l);
    for i in blocks.iter().flat_map(|&b| f.insts(b)) {
        if !is_silent(ev.view.cx, f, i) {
            return Err(illegal("LD-2", "an instruction of the loop has an effect"));
        }
    }
    let inside = ev.loops.iter().filter(|x| l.holds(x.header));
    for x in inside {
        if ends(ev, x) {
            continue;
        }
        return Err(match may_count(ev, x) {
            true => unproven("that the loop, or one inside it, ends was not found"),
            false => illegal("T1", "nothing says that the loop, or one inside it, ends"),
        });
    }
    Ok(())
}

/// The loop has one way in and one block behind it, and nothing outside uses what it computes.
fn surroundings(ev: &Evolution<'_>, l: &Loop) -> Check {
    let f = ev.view.f;
    require(ev.view.reducible, "X-6", "the function is irreducible")?;
    require(
        form::preheader(ev, l).is_some(),
        "structure",
        "the loop has no preheader",
    )?;
    let [exit] = form::exits(ev, l)[..] else {
        return Err(illegal(
            "LD-1",
            "the loop does not lead to exactly one block",
        ));
    };
    for phi in f.phis(exit) {
        let entries = f.phi_incoming(phi).filter(|e| l.holds(e.1));
        let values: Vec<Value> = entries.map(|e| e.0).collect();
        let same = values.iter().all(|v| v == &values[0]);
        require(same, "LD-1", "a phi tells the loop's exits apart")?;
        let own = values.iter().any(|&v| computed_in(ev, l, v));
        require(
            !own,
            "LD-1",
            "a phi behind the loop takes a value of the loop",
        )?;
    }
    let blocks = form::blocks(ev, l);
    let results = blocks.iter().flat_map(|&b| f.insts(b));
    for v in results.filter_map(|i| f.result(i)) {
        let users = f.uses(v).map(|u| f.inst_block(f.user(u)));
        let outside = users.into_iter().any(|b| b.is_none_or(|b| !l.holds(b)));
        require(!outside, "LD-1", "a value of the loop is used outside")?;
    }
    not_addressed(f, &blocks)?;
    not_named_by_dead(ev, &blocks)
}

/// Blocks that nothing reaches stay, and so must the blocks that they lead to.
fn not_named_by_dead(ev: &Evolution<'_>, blocks: &[Block]) -> Check {
    let mut before = blocks.iter().flat_map(|&b| ev.view.f.predecessors(b));
    let dead = before.any(|p| !ev.view.is_reachable(p));
    require(
        !dead,
        "structure",
        "a block that nothing reaches leads to one that goes",
    )
}

fn computed_in(ev: &Evolution<'_>, l: &Loop, v: Value) -> bool {
    let f = ev.view.f;
    let home = f.def_inst(v).and_then(|i| f.inst_block(i));
    home.is_some_and(|b| l.holds(b))
}

/// A block whose address is taken stays.
fn not_addressed(f: &Function, blocks: &[Block]) -> Check {
    let taken = f.constants().iter().any(|(_, _, d)| match d {
        ConstantData::BlockAddress(g, b) => *g == f.global && blocks.contains(b),
        _ => false,
    });
    require(!taken, "X-1", "the address of a block that goes is taken")
}

/// Nothing can tell whether the instruction is there but a use of its result, and undefined behaviour.
fn is_silent(cx: &Header, f: &Function, i: Inst) -> bool {
    match f.kind(i) {
        InstKind::Br | InstKind::Switch => true,
        _ if is_convergent(cx, f, i) => false,
        InstKind::Call(_) if name_of_callee(cx, f, i) == Some("llvm.assume") => true,
        _ => is_unobservable(cx, f, i),
    }
}

/// T1: the loop comes to an end if those inside it do.
fn ends(ev: &Evolution<'_>, l: &Loop) -> bool {
    let (cx, f) = (ev.view.cx, ev.view.f);
    let attrs = cx.function(f.global).map(|d| d.attrs.func);
    let says = |k| attrs.is_some_and(|a| cx.attrs.has(a, k));
    if says(AttrKind::MustProgress) || says(AttrKind::WillReturn) {
        return true;
    }
    let must = |b: Block| {
        loop_id(cx, f, b).is_some_and(|id| has_property(cx, id, "llvm.loop.mustprogress"))
    };
    let marked = form::latches(ev, l).into_iter().all(must);
    marked || ev.counts(l).exits.iter().any(|x| x.1.is_some())
}

fn is_number(ev: &Evolution<'_>, v: Value) -> bool {
    let computed = || ev.width(v).is_some() && matches!(ev.value(v), Term::Number(..));
    ev.view.f.as_const(v).is_some() || computed()
}

/// True of a phi that is one of some numbers: by its range a comparison may be decided.
fn merges_numbers(ev: &Evolution<'_>, v: Value) -> bool {
    let f = ev.view.f;
    let phi = f.def_inst(v).filter(|&i| f.is_phi(i));
    phi.is_some_and(|i| f.phi_incoming(i).all(|(w, _)| w == v || is_number(ev, w)))
}

/// True of what counts in the loop.
fn counts(ev: &Evolution<'_>, l: &Loop, v: Value) -> bool {
    let counting = |t: &&Term| matches!(t, Term::Recurrence(h, ..) if *h == l.header);
    ev.width(v).is_some() && ev.value(v).nodes().iter().any(counting)
}

/// True if some exit hangs on more than a number of which nothing is said, so that the loop may be known to end where nothing
/// here shows it: by what counts, by ranges, by terms that have something in common.
fn may_count(ev: &Evolution<'_>, l: &Loop) -> bool {
    let f = ev.view.f;
    let exiting = |b: &Block| f.successors(*b).any(|s| !l.holds(s));
    let mut blocks = form::blocks(ev, l).into_iter().filter(exiting);
    blocks.any(|b| {
        let test = f.terminator(b).and_then(|t| f.def_inst(f.operand(t, 0)));
        test.is_some_and(|i| match f.kind(i) {
            InstKind::ICmp(pred) => {
                let (x, y) = (f.operand(i, 0), f.operand(i, 1));
                !is_open(ev, l, *pred, (x, y)) && !is_open(ev, l, *pred, (y, x))
            }
            _ => true,
        })
    })
}

/// True if `x` may be every number whatever `y` is, and `y` is nothing that could decide the comparison all the same: a number,
/// which may be the least or the greatest, or what moves towards every `x`.
fn is_open(ev: &Evolution<'_>, l: &Loop, pred: IntPredicate, (x, y): (Value, Value)) -> bool {
    let equality = matches!(pred, IntPredicate::Eq | IntPredicate::Ne);
    let decides = is_number(ev, y) || merges_numbers(ev, y) || counts(ev, l, y);
    let moves = computed_in(ev, l, y) && !equality;
    is_any_number(ev, l, x) && !decides && !moves && !hangs_on(ev.view.f, y, x)
}

/// True if `y` is `x`, or is computed from it, through phis as well.
fn hangs_on(f: &Function, y: Value, x: Value) -> bool {
    let (mut seen, mut work) = (BTreeSet::new(), vec![y]);
    while let Some(v) = work.pop() {
        if v == x {
            return true;
        }
        if seen.insert(v) {
            work.extend(f.def_inst(v).into_iter().flat_map(|i| f.operands(i)));
        }
    }
    false
}

/// True of an argument, or of what is loaded, if it may be every number of its width as far as the function says: no range is
/// stated, and outside the loop it is not compared.
fn is_any_number(ev: &Evolution<'_>, l: &Loop, v: Value) -> bool {
    let (cx, f) = (ev.view.cx, ev.view.f);
    let stated = match f.value_def(v) {
        ValueDef::Arg(n) => cx.function(f.global).is_none_or(|d| {
            let mut attrs = cx.attrs.get(d.attrs.param(n as usize)).iter();
            attrs.any(|a| matches!(a, Attr::Range(..)))
        }),
        // Of a constant variable the contents may be known.
        ValueDef::Inst(i) => {
            let named = |kind| f.attachments(i).iter().any(|a| a.0 == kind);
            !matches!(f.kind(i), InstKind::Load(_))
                || f.as_const(f.operand(i, 0)).is_some()
                || cx.strings.lookup("range").is_some_and(named)
        }
        _ => true,
    };
    let compares = |i: Inst| {
        let outside = f.inst_block(i).is_none_or(|b| !l.holds(b));
        outside && matches!(f.kind(i), InstKind::ICmp(_))
    };
    let int = f.value_type(v).int_width().is_some();
    int && !stated && !f.uses(v).any(|u| compares(f.user(u)))
}

// ----- left at once -----------------------------------------------------------------------------------------------

/// Each entry of the loop is left at this block in its first iteration, if control comes there.
fn left_at_once(ev: &Evolution<'_>, l: &Loop, b: Block) -> Check {
    let f = ev.view.f;
    require(ev.view.reducible, "X-6", "the function is irreducible")?;
    require(l.holds(b), "structure", "the block is outside the loop")?;
    let outside = exit_of(f, l, b);
    let reason =
        "the block does not end in a branch with one successor in the loop and one outside";
    require(outside.is_some(), "structure", reason)?;
    let latches = form::latches(ev, l);
    let passed = latches.iter().all(|&p| ev.view.dominates(b, p));
    require(
        passed,
        "structure",
        "there is a way around the loop that does not pass the block",
    )?;
    if let Some(to) = outside {
        let gone = cut_off(ev, b, to);
        not_addressed(f, &gone)?;
        not_named_by_dead(ev, &gone)?;
    }
    let counts = ev.counts(l);
    let own = counts.exits.iter().find(|x| x.0 == b);
    match own.and_then(|x| x.1.as_ref()).map(|t| t.number()) {
        Some(Some(0)) => Ok(()),
        _ => Err(unproven(
            "that the loop is left there in its first iteration was not found",
        )),
    }
}

/// Where a branch with one successor in the loop and one outside leaves to.
fn exit_of(f: &Function, l: &Loop, b: Block) -> Option<Block> {
    let t = f.terminator(b)?;
    let branch = matches!(f.kind(t), InstKind::Br) && f.num_operands(t) == 3;
    let outside: Vec<Block> = f.successors(b).filter(|&s| !l.holds(s)).collect();
    match outside[..] {
        [one] if branch => Some(one),
        _ => None,
    }
}

/// The blocks that nothing reaches any more when `b` goes to `to` alone, in order of layout.
fn cut_off(ev: &Evolution<'_>, b: Block, to: Block) -> Vec<Block> {
    let mut after: Graph = ev.view.graph.clone();
    after.succs[node(b)] = vec![node(to)];
    let live = after.live();
    let f = ev.view.f;
    let gone = |x: &Block| ev.view.is_reachable(*x) && !live[node(*x)];
    f.blocks().filter(gone).collect()
}

// ----- performing --------------------------------------------------------------------------------------------------

/// Performs a rewrite.
///
/// # Errors
/// An [`ApplyError`] if it does not describe something that is there.
pub fn apply(cx: &Header, f: &mut Function, rw: &Rewrite) -> Result<(), ApplyError> {
    match rw {
        Rewrite::DeleteLoop { header } => delete(cx, f, *header).map_err(ApplyError::of),
        Rewrite::BreakBackEdge { block, header } => {
            break_edge(cx, f, *block, *header).map_err(ApplyError::of)
        }
        other => Err(ApplyError::of(structure::foreign(other))),
    }
}

fn delete(cx: &Header, f: &mut Function, header: Block) -> Check {
    let (before, exit, blocks, values) = {
        let ev = Evolution::new(cx, f);
        let l = headed(&ev, header)?;
        surroundings(&ev, l)?;
        let (Some(before), [exit]) = (form::preheader(&ev, l), &form::exits(&ev, l)[..]) else {
            return Err(illegal("structure", "the loop has no way in or out"));
        };
        let from_inside = |&phi: &Inst| {
            let mut entries = f.phi_incoming(phi);
            Some((phi, entries.find(|e| l.holds(e.1))?.0))
        };
        let phis: Vec<Inst> = f.phis(*exit).collect();
        let values: Vec<_> = phis.iter().filter_map(from_inside).collect();
        (before, *exit, form::blocks(&ev, l), values)
    };
    if let Some(t) = f.terminator(before) {
        f.redirect_successor(t, header, exit);
    }
    f.remove_phi_entries(header, before);
    for (phi, v) in values {
        f.add_phi_entry(phi, v, before);
    }
    f.erase_blocks(&blocks);
    Ok(())
}

fn break_edge(cx: &Header, f: &mut Function, b: Block, header: Block) -> Check {
    let (to, gone) = {
        let ev = Evolution::new(cx, f);
        exists(f, b)?;
        let l = headed(&ev, header)?;
        if let Err(j @ Judgement::Illegal { .. }) = left_at_once(&ev, l, b) {
            return Err(j);
        }
        let to = exit_of(f, l, b);
        let to = to.ok_or_else(|| illegal("structure", "the block does not leave the loop"))?;
        (to, cut_off(&ev, b, to))
    };
    flow::fold(cx, f, b, to);
    flow::erase(f, &gone);
    Ok(())
}

/// Applies the first rewrite found, again and again, until none is left; returns their number.
pub fn run(cx: &Header, f: &mut Function) -> usize {
    // Each rewrite takes a loop away.
    let cap = f.blocks().count();
    for step in 0..cap {
        let next = find(cx, f).into_iter().next();
        if next.is_none_or(|rw| apply(cx, f, &rw).is_err()) {
            return step;
        }
    }
    cap
}
