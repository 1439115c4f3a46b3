//! A step of a large function, judged on a small function around it.
//!
//! The reference looks at whole functions, by law from scratch for every question; so a step costs it what the function
//! costs. [`settle`] cuts out the surroundings of a step as a function of its own, before the step and after it, and asks
//! about that: [`region()`] finds the blocks, [`excerpt`] makes a function of them, [`Excerpt::rewrite`] says the rewrite in
//! its terms. The cost is that of the region, whatever the size of the function. Where no excerpt can be had, or the
//! reference does not find the step legal and its own result the same on it, nothing is said ([`Refusal`]): the caller then
//! asks about the whole function.
//!
//! ```text
//!   whole before ──── production ───→ whole after
//!        │ excerpt                         │ excerpt
//!        ↓                                 ↓              canonical form
//!    excerpt ── reference: judge, apply ─→ mine ═════════ excerpt after
//! ```
//!
//! # Why the answer holds for the whole function
//!
//! Let `R` be the region. Control enters it from outside at one block, the *head*, before the step and after it; the step
//! changes nothing outside. Everything in `R` is copied to the letter, and around it are stubs of which nothing is known.
//!
//! **Dominance and reachability.** Every path to a block of `R` passes the head, so among blocks of `R` dominance is that
//! of the whole function, as are unique predecessors of blocks other than the head. A value from outside is available in
//! the excerpt only if it is known to dominate the head: because before the step something in `R` that control reaches
//! uses it, because all edges from outside bring it to a phi, because it is an operand of such a value, or because its
//! block lies above the head on a chain of only predecessors. If the head is not reachable itself, the excerpt does not
//! show that. A step that is right where control may come is right where it never comes; no more is claimed then.
//!
//! **Reducibility.** By the intervals T1 and T2 a region with one entry collapses to its head if and only if it is reducible
//! itself, and the collapse of the whole is independent of the order. So the whole function stays reducible if it was
//! ([`Whole::reducible`]), if `R` stays reducible, which the reference asks of the excerpt, and if the collapsed graph has no
//! new edge: control enters `R` from the same blocks, and leaves it to no block to which it did not leave before. Both are
//! checked.
//!
//! **Values.** Facts come from the blocks that dominate, from the edges between them and from instructions that compute
//! operands. Of those outside the excerpt has copies of instructions whose result depends on their operands alone, and
//! `alloca`s, which are all that the reference looks through; all else is a volatile load. So every fact that holds in the
//! excerpt holds in the whole function, and there may be more there. The reference finds a step legal by facts that are
//! there, never by the lack of one, except for four absences that are represented:
//!
//! | absence | in the excerpt |
//! | --- | --- |
//! | a result has no use | a use outside is a store behind each exit by which control comes to it, or in a block of its own |
//! | memory is not written on the way | each stub may write anything |
//! | no convergent operation before threads meet again (CV-1) | each stub has one if the function has any ([`Whole::convergent`]) |
//! | the address of a block is not taken | functions that take one are refused ([`Whole::addressed`]) |
//!
//! **Where threads meet again.** The immediate postdominator of a block of `R`, as the excerpt has it, lies in `R`, is an exit,
//! or lies beyond several exits. In the first two cases it is on every way to an end of the function in the whole as well,
//! since all other ways out of `R` pass it; what lies before it is in `R` alone. In the last case the exits lie before it, and
//! have a convergent operation if there is any. This supposes that control can come to an end of the function at all, for
//! else a block has no postdominator: where no end is found close behind an exit, the stub is an endless loop.
//!
//! **The way back.** Control that leaves `R` may come back to the head in the whole function, and never does in the
//! excerpt. Nothing in `R` but the head could show that, and its phis take unknown values from all predecessors outside.
//! That the head heads a loop from outside is asked by no judge: whether a step leaves loops as they must be is asked by way
//! of reducibility.
//!
//! **Equal results.** Stubs are built in the same frame for both excerpts, which is the same outside, and name what they stand
//! for; values from outside are told apart by the order of volatile accesses. A value of `R` that is needed outside is used
//! behind the exits by which control comes there, as far as they can be found; otherwise behind all exits that it dominates,
//! which can make results differ that are equal, and not the reverse. So equal excerpts put back give equal functions. That
//! the rewrite changes no use that is not shown is checked: values that are replaced everywhere are of `R`, or have all uses
//! there.
//!
//! # Invariants
//!
//! * The excerpt of a well-formed function is well formed, if an excerpt can be had; [`settle`] checks it.
//! * Nothing but the region, blocks next to it, and bounded searches from there is looked at. No table is as long as the
//!   function.

mod build;
mod frame;
mod region;
mod rename;

pub use rename::named;

use crate::pass::Reference;
use crate::unit::{Difference, Unit};
use frame::Frame;
use region::{Both, Shape, is_in};
use rustc_hash::{FxHashMap, FxHashSet};
use tandem_ir::constant::ConstantData;
use tandem_ir::rewrite::{Judgement, Rewrite};
use tandem_ir::verify::{VerifyError, verify_function};
use tandem_ir::{Block, Function, Header, Inst, Value};

/// What is true of a whole function while a pass works on it, as far as the pass's steps are found right. Costs a look
/// at the whole function, once per run.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Whole {
    /// Its control-flow graph is reducible (X-6).
    pub reducible: bool,
    /// It has a convergent operation.
    pub convergent: bool,
    /// It takes the address of one of its own blocks.
    pub addressed: bool,
}

impl Whole {
    /// Of a function.
    pub fn of(cx: &Header, f: &Function) -> Whole {
        let mut insts = f.blocks().flat_map(|b| f.insts(b));
        Whole {
            reducible: crate::graph::Graph::new(f).irreducible_edge().is_none(),
            convergent: insts.any(|i| is_convergent(cx, f, i)),
            addressed: f
                .constants()
                .iter()
                .any(|(_, _, d)| matches!(d, ConstantData::BlockAddress(g, _) if *g == f.global)),
        }
    }
}

/// True if the same group of threads must execute the instruction as before.
fn is_convergent(cx: &Header, f: &Function, i: Inst) -> bool {
    f.kind(i).call_info().is_some_and(|info| {
        let token = info.bundles.iter().any(|b| &*b.0 == "convergencectrl");
        token || cx.is_convergent(f, i)
    })
}

/// True if the verifier says no more than that convergence tokens come from no intrinsic, or that some convergent
/// operations have none: both are so where stubs are convergent, and mean nothing there.
pub fn is_about_tokens_of_stubs(e: &VerifyError) -> bool {
    const WORDS: [&str; 2] = [
        "convergence token that no convergence intrinsic made",
        "controlled and uncontrolled convergence in one function",
    ];
    WORDS.iter().any(|words| e.message.contains(words))
}

/// The blocks that are cut out of two states of a function, and what lies around them.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Region {
    whole: Whole,
    shape: Shape,
    inside: FxHashSet<Block>,
    frame: Frame,
}

impl Region {
    /// The blocks, in order of their numbers; each is there before the step, after it, or both.
    pub fn blocks(&self) -> &[Block] {
        &self.shape.blocks
    }
    /// The block at which control enters; none if there is no way to any of them.
    pub fn head(&self) -> Option<Block> {
        self.shape.head
    }
    /// True if the block is one of them.
    pub fn has(&self, b: Block) -> bool {
        self.inside.contains(&b)
    }
}

/// A region around the touched blocks: those in which the two states differ in any way, new and erased ones included,
/// and those that the rewrite names ([`named`]). `None` if it would have more than `limit` blocks, or if something is in
/// the way of an excerpt: an exception edge, a value that has no size, a block whose address is taken.
pub fn region(
    cx: &Header,
    whole: &Whole,
    (before, after): (&Function, &Function),
    touched: &[Block],
    limit: usize,
) -> Option<Region> {
    let same_entry = before.entry() == after.entry();
    if whole.addressed || !whole.reducible || !same_entry || touched.is_empty() {
        return None;
    }
    let mut touched: Vec<Block> = touched.to_vec();
    touched.retain(|&b| is_in(before, b) || is_in(after, b));
    touched.sort_unstable();
    touched.dedup();
    let shape = region::shape(&Both::new(before, after), &touched, limit)?;
    let frame = frame::frame(cx, whole, (before, after), &shape)?;
    Some(Region {
        whole: *whole,
        inside: shape.blocks.iter().copied().collect(),
        shape,
        frame,
    })
}

/// A region as a function of its own.
#[derive(Clone, Debug)]
pub struct Excerpt {
    /// The function. Its name and its arguments are those of the whole.
    pub function: Function,
    blocks: FxHashMap<Block, Block>,
    exits: FxHashMap<Block, Block>,
    insts: FxHashMap<Inst, Inst>,
    values: FxHashMap<Value, Value>,
}

impl Excerpt {
    fn new(function: Function) -> Excerpt {
        Excerpt {
            function,
            blocks: FxHashMap::default(),
            exits: FxHashMap::default(),
            insts: FxHashMap::default(),
            values: FxHashMap::default(),
        }
    }

    /// The rewrite of the whole function as one of the excerpt; constants that it names are added. `None` if it names
    /// something outside.
    pub fn rewrite(&mut self, whole: &Function, rewrite: &Rewrite) -> Option<Rewrite> {
        rename::rename(self, whole, rewrite)
    }
}

/// The excerpt of one of the two states of which the region was taken. `None` if its blocks lie too far apart.
pub fn excerpt(cx: &Header, f: &Function, region: &Region) -> Option<Excerpt> {
    build::build(cx, f, region)
}

/// Why nothing is said of a step.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Refusal {
    /// There is no region of that size, or something is in its way.
    NoRegion,
    /// Its blocks lie too far apart.
    NotBuilt,
    /// The rewrite names something outside, or changes it.
    Outside,
    /// An excerpt is not well formed, and so perhaps the whole is not: the first breach.
    IllFormed(String),
    /// The reference does not find the rewrite legal there.
    NotLegal(Judgement),
    /// The reference cannot apply it there, and why.
    NotApplied(String),
    /// The reference comes to something else.
    Different(Difference),
}

/// A step: the function before it, the rewrite, production's function after it.
pub type Step<'a> = (&'a Function, &'a Rewrite, &'a Function);

/// A step as one between two excerpts.
#[derive(Clone, Debug)]
pub struct Cut {
    /// The excerpt before the step.
    pub before: Function,
    /// The rewrite in its terms.
    pub rewrite: Rewrite,
    /// The excerpt after the step.
    pub after: Function,
    /// The block at which control enters the region, as the whole function names it.
    pub head: Option<Block>,
}

/// Cuts a step out: two well-formed excerpts of at most `limit` blocks, and the rewrite in their terms.
///
/// `touched` are all blocks in which the two states differ in any way, in whatever order. `whole` is true of the
/// function before.
///
/// # Errors
/// Why there are none; it says nothing about the step.
pub fn cut(
    cx: &Header,
    whole: &Whole,
    (before, rewrite, after): Step<'_>,
    touched: &[Block],
    limit: usize,
) -> Result<Cut, Refusal> {
    let mut all = named(before, rewrite);
    all.extend(touched);
    let region = region(cx, whole, (before, after), &all, limit).ok_or(Refusal::NoRegion)?;
    if !rename::shows(before, &region, rewrite) {
        return Err(Refusal::Outside);
    }
    let mut old = excerpt(cx, before, &region).ok_or(Refusal::NotBuilt)?;
    let new = excerpt(cx, after, &region).ok_or(Refusal::NotBuilt)?;
    let rewrite = old.rewrite(before, rewrite).ok_or(Refusal::Outside)?;
    for f in [&old.function, &new.function] {
        let mut breaches = verify_function(cx, f).into_iter();
        if let Some(breach) = breaches.find(|e| !is_about_tokens_of_stubs(e)) {
            return Err(Refusal::IllFormed(breach.to_string()));
        }
    }
    Ok(Cut {
        before: old.function,
        rewrite,
        after: new.function,
        head: region.head(),
    })
}

/// Judges a step on an excerpt ([`cut`]). `Ok` if the rewrite is legal and leads the reference to what production has
/// made of the function.
///
/// # Errors
/// Why nothing is said; it says nothing about the step.
pub fn settle(
    cx: &Header,
    whole: &Whole,
    reference: &dyn Reference<Function>,
    step: Step<'_>,
    touched: &[Block],
    limit: usize,
) -> Result<(), Refusal> {
    let cut = cut(cx, whole, step, touched, limit)?;
    match reference.judge(cx, &cut.before, &cut.rewrite) {
        Judgement::Legal => {}
        other => return Err(Refusal::NotLegal(other)),
    }
    let mut mine = cut.before;
    (reference.apply(cx, &mut mine, &cut.rewrite)).map_err(Refusal::NotApplied)?;
    match Function::difference(cx, &mine, &cut.after) {
        None => Ok(()),
        Some(difference) => Err(Refusal::Different(difference)),
    }
}
