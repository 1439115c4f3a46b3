//! What is kept of scalar evolution from one pass to the next, and what an edit takes from it.
//!
//! Everything is worked out at once ([`ScalarEvolution`]), and kept as it is: expressions of values, ranges and flags of
//! expressions, counts of loops and of their exits. An edit only evicts. What goes with what is read off the function as it
//! was when everything was worked out:
//!
//! | what goes | and with it |
//! | --- | --- |
//! | a value | values that are made of it; the proofs of flags that it takes part in; counts that a branch or an assumption on it decides or guards; phis whose choice a branch on it is |
//! | the counts of a loop | the phis of its header, and so everything that its recurrences are in |
//! | a proof of a flag | everything that is made of a leaf of the expression |
//!
//! What is left is what the same analysis would say of the function as it is now, or less. A question about something that
//! was evicted works everything out once more; so no answer depends on what was asked before.
//!
//! A loop is known by its header, and a value by its number, which is never given to another one. Edits of the graph are
//! not told here: the whole is dropped then.

use super::claim::interval;
use super::{Counts, Expr, Found, Node, ScalarEvolution};
use crate::analysis::dominators::Dominators;
use crate::analysis::nest::LoopId;
use crate::context::Cx;
use crate::defects::planted;
use cranelift_entity::packed_option::PackedOption;
use cranelift_entity::{EntityRef, EntitySet, SecondaryMap};
use rustc_hash::{FxHashMap, FxHashSet};
use std::sync::Arc;
use tandem_ir::claims::scev::{
    AtExit, ExitClaim, FlagFact, LoopClaim, Nary, Predicated, Scev, Scope, Typed, ValueClaim,
};
use tandem_ir::{Block, Function, Inst, InstKind, Type, Value, ValueDef};

/// Branches above a loop that may speak of its entry, the one that leads to it included; more than are looked at.
const GUARDS: usize = 34;

/// How far inside an edit of a loop goes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Depth {
    /// The loop alone.
    Own,
    /// The loop and all loops inside.
    All,
}

/// Scalar evolution of a function, from the moment when it was worked out until an edit that is not told one by one.
pub struct Kept {
    found: Box<Found>,
    links: Links,
    /// Results of instructions of which nothing is kept.
    lost: EntitySet<Inst>,
    /// Loops whose counts are not kept.
    uncounted: Vec<bool>,
    /// True if something was evicted.
    less: bool,
}

/// What was made of what.
struct Links {
    /// Instructions that use each value, as far as that can show in an expression, a count or a flag.
    users: Lists,
    /// What instructions compute.
    results: SecondaryMap<Inst, PackedOption<Value>>,
    /// Proofs that an instruction takes part in, by their numbers.
    proofs: FxHashMap<Inst, Vec<u32>>,
    /// Phis that choose by the branch at the end of a block.
    choices: FxHashMap<Block, Vec<Inst>>,
    /// Branches and assumptions, with the block they are in.
    conditions: FxHashMap<Inst, Block>,
    /// The first instructions of the headers of loops: their phis.
    phis: Vec<Vec<Inst>>,
    /// Instructions whose results are known, in order of the layout.
    known: Vec<(Inst, Value)>,
    /// Loops whose entry is guarded by the end of a block; made when first asked for.
    guarded: Option<FxHashMap<Block, Vec<LoopId>>>,
}

/// A list of instructions for each value, one after the other.
struct Lists {
    starts: Vec<u32>,
    all: Vec<Inst>,
}

impl Lists {
    /// From pairs of a value and a user.
    fn new(pairs: &[(Value, Inst)]) -> Lists {
        let keys = pairs.iter().map(|p| p.0.index() + 1).max().unwrap_or(0);
        let mut starts = vec![0u32; keys + 1];
        for (k, _) in pairs {
            starts[k.index() + 1] += 1;
        }
        for n in 1..starts.len() {
            starts[n] += starts[n - 1];
        }
        let mut at = starts.clone();
        let mut all: Vec<Inst> = pairs.iter().map(|p| p.1).collect();
        for (k, item) in pairs {
            all[at[k.index()] as usize] = *item;
            at[k.index()] += 1;
        }
        Lists { starts, all }
    }

    fn of(&self, v: Value) -> &[Inst] {
        match (self.starts.get(v.index()), self.starts.get(v.index() + 1)) {
            (Some(&from), Some(&to)) => &self.all[from as usize..to as usize],
            _ => &[],
        }
    }
}

/// True if what the instruction computes hangs on its operands in a way that expressions, ranges or flags show: not what
/// comes from memory.
fn shows_operands(f: &Function, i: Inst) -> bool {
    !matches!(
        f.kind(i),
        InstKind::Load(_) | InstKind::AtomicRmw(..) | InstKind::CmpXchg { .. }
    )
}

impl Links {
    fn new(cx: Cx<'_>, f: &Function, found: &Found) -> Links {
        let mut pairs = Vec::new();
        let mut links = Links {
            users: Lists::new(&[]),
            results: SecondaryMap::new(),
            proofs: FxHashMap::default(),
            choices: FxHashMap::default(),
            conditions: FxHashMap::default(),
            phis: vec![Vec::new(); found.nest.loops.len()],
            known: Vec::new(),
            guarded: None,
        };
        for &b in found.dom.order() {
            for i in f.insts(b) {
                links.note(cx, f, found, (b, i), &mut pairs);
            }
        }
        for (n, proof) in found.grounds.iter().enumerate() {
            for &i in &proof.by {
                links.proofs.entry(i).or_default().push(n as u32);
            }
        }
        links.users = Lists::new(&pairs);
        links
    }

    fn note(
        &mut self,
        cx: Cx<'_>,
        f: &Function,
        found: &Found,
        (b, i): (Block, Inst),
        pairs: &mut Vec<(Value, Inst)>,
    ) {
        if let Some(v) = f.result(i) {
            self.results[i] = v.into();
            if found.values[v].is_some() {
                self.known.push((i, v));
            }
        }
        let assumes = f
            .callee(i)
            .is_some_and(|g| cx.global_name(g) == "llvm.assume");
        if assumes || f.terminator(b) == Some(i) {
            self.conditions.insert(i, b);
        } else if f.result(i).is_none() || !shows_operands(f, i) {
            return;
        }
        let all = f.num_operands(i);
        let all = planted!(cx, ScevThirdOperandSkipped, all, all.min(2));
        let followed = planted!(
            cx,
            ScevFoldCacheKept,
            true,
            !matches!(f.kind(i), InstKind::Cast(_))
        );
        let shown = f.operands(i).take(if followed { all } else { 0 });
        let varies = |v: &Value| !matches!(f.value_def(*v), ValueDef::Const(_));
        pairs.extend(shown.filter(varies).map(|v| (v, i)));
        if f.is_phi(i) {
            match found.nest.headed(b) {
                Some(l) => self.phis[l].push(i),
                None => {
                    let top = found.dom.idom(b);
                    self.choices.entry(top.unwrap_or(b)).or_default().push(i);
                }
            }
        }
    }

    /// The loops whose entry the end of a block guards.
    fn guarded(&mut self, cx: Cx<'_>, found: &Found, b: Block) -> Vec<LoopId> {
        let all = self
            .guarded
            .get_or_insert_with(|| guarded(cx, &found.dom, found));
        all.get(&b).cloned().unwrap_or_default()
    }
}

fn guarded(cx: Cx<'_>, dom: &Dominators, found: &Found) -> FxHashMap<Block, Vec<LoopId>> {
    let mut all: FxHashMap<Block, Vec<LoopId>> = FxHashMap::default();
    for (l, own) in found.nest.loops.iter().enumerate() {
        let above = std::iter::successors(dom.idom(own.header), |&b| dom.idom(b));
        for b in above.take(planted!(cx, ScevDepthBoundJustStops, GUARDS, 2)) {
            all.entry(b).or_default().push(l);
        }
    }
    all
}

impl Found {
    /// True for a value that is nothing but its name.
    fn is_named(&self, v: Value) -> bool {
        let e = self.values[v].expand();
        e.is_some_and(|e| matches!(self.exprs[e].node, Node::Unknown(_)))
    }
}

/// What is about to go.
#[derive(Default)]
struct Leaving {
    insts: Vec<Inst>,
    loops: Vec<LoopId>,
    proofs: Vec<u32>,
}

impl Kept {
    /// Keeps what was found of a function as it is.
    pub(crate) fn new(se: ScalarEvolution<'_>) -> Kept {
        let (cx, f) = (se.cx, se.f);
        let found = se.into_found();
        Kept {
            links: Links::new(cx, f, &found),
            lost: EntitySet::new(),
            uncounted: vec![false; found.nest.loops.len()],
            less: false,
            found,
        }
    }

    /// Answers a question; the function is as it was, or all that went since is worked out again before.
    pub(crate) fn ask<R>(
        self,
        cx: Cx<'_>,
        f: &Function,
        question: impl FnOnce(&mut ScalarEvolution<'_>) -> R,
    ) -> (Kept, R) {
        let kept = match self.less {
            true => {
                let known = (self.found.dom.clone(), Arc::clone(&self.found.nest));
                Kept::new(ScalarEvolution::with(cx, f, known, self.found.limits))
            }
            false => self,
        };
        let mut se = ScalarEvolution::resumed(cx, f, kept.found);
        let answer = question(&mut se);
        let found = se.into_found();
        (Kept { found, ..kept }, answer)
    }

    /// True if nothing was evicted.
    pub fn is_complete(&self) -> bool {
        !self.less
    }

    /// How many values and counts are kept, and how many there were.
    pub fn size(&self) -> (usize, usize) {
        let values = &self.links.known;
        let kept = values.iter().filter(|(i, _)| !self.lost.contains(*i));
        let counts = self.uncounted.iter().filter(|&&gone| !gone);
        (
            kept.count() + counts.count(),
            values.len() + self.uncounted.len(),
        )
    }

    // ----- what an edit takes ---------------------------------------------------------------------------------------------

    /// An operand, a flag or an attachment of an instruction changes, or it is erased: its result goes, and what is made of
    /// it. Of a branch or an assumption: what it decides and guards.
    pub fn forget_inst(&mut self, cx: Cx<'_>, i: Inst) {
        self.evict(
            cx,
            Leaving {
                insts: vec![i],
                ..Leaving::default()
            },
        );
    }

    /// An instruction that only computes stands somewhere else (E8): what it computes is the same. What goes is what was
    /// proved by its place, and, where nothing more than its name is known, what is made of it: whether that changes in a loop
    /// hangs on where it stands.
    pub fn forget_place(&mut self, cx: Cx<'_>, i: Inst) {
        let mut leaving = Leaving::default();
        if let Some(proofs) = self.links.proofs.get(&i) {
            self.less = true;
            leaving.proofs.extend(proofs);
        }
        if let Some(v) = self.links.results[i].expand()
            && self.found.is_named(v)
        {
            leaving.insts.push(i);
        }
        self.evict(cx, leaving);
    }

    /// [`Self::forget_inst`] of all instructions that have left the function.
    pub fn forget_erased(&mut self, cx: Cx<'_>, f: &Function) {
        let known = self.links.known.iter().map(|k| k.0);
        let others = self.links.conditions.keys().copied();
        let proving = self.links.proofs.keys().copied();
        let all = known.chain(others).chain(proving);
        let gone = |i: &Inst| f.inst_block(*i).is_none();
        let mut insts: Vec<Inst> = all.filter(gone).collect();
        insts.sort_unstable();
        insts.dedup();
        insts.retain(|i| {
            planted!(
                cx,
                ScevForgottenAfterDeath,
                gone(i),
                gone(i) && self.links.results[*i].is_some()
            )
        });
        if !insts.is_empty() {
            self.evict(
                cx,
                Leaving {
                    insts,
                    ..Leaving::default()
                },
            );
        }
    }

    /// Something else than a result changes in a loop: its counts go, and what its values are.
    pub fn forget_loop(&mut self, cx: Cx<'_>, f: &Function, header: Block, depth: Depth) {
        let Some(l) = self.found.nest.headed(header) else {
            return;
        };
        let nest = Arc::clone(&self.found.nest);
        let inside = (0..nest.loops.len()).filter(|&x| nest.contains(l, x));
        let own = |&x: &LoopId| x == l || depth == Depth::All;
        let blocks = nest.loops[l].blocks.iter().filter(|&&b| {
            let home = nest.of(b);
            home == Some(l) || depth == Depth::All
        });
        let leaving = Leaving {
            insts: blocks.flat_map(|&b| f.insts(b)).collect(),
            loops: inside.filter(own).collect(),
            proofs: Vec::new(),
        };
        self.evict(cx, leaving);
    }

    /// [`Self::forget_loop`] of the outermost loop around one, with all loops inside.
    pub fn forget_topmost(&mut self, cx: Cx<'_>, f: &Function, header: Block) {
        let nest = &self.found.nest;
        let Some(l) = nest.headed(header) else {
            return;
        };
        let outward = std::iter::successors(Some(l), |&x| nest.loops[x].parent);
        let top = outward.last().unwrap_or(l);
        let header = nest.loops[top].header;
        self.forget_loop(cx, f, header, Depth::All);
    }

    /// A branch or an assumption in a block says something else, or is gone: the counts of the loops that it guards go.
    pub fn forget_guards(&mut self, cx: Cx<'_>, b: Block) {
        let mut leaving = Leaving::default();
        self.leave_condition(cx, b, &mut leaving);
        self.evict(cx, leaving);
    }

    /// An instruction with an effect comes into a block, or another leaves it: what control is sure to do there is no more
    /// what it was.
    pub fn forget_effects(&mut self, cx: Cx<'_>, b: Block) {
        let mut leaving = Leaving::default();
        leaving.loops.extend(self.found.nest.around(b));
        let proofs = self.found.grounds.iter().enumerate();
        let through = proofs.filter(|(_, p)| p.through.contains(&b));
        leaving.proofs.extend(through.map(|(n, _)| n as u32));
        self.leave_condition(cx, b, &mut leaving);
        self.evict(cx, leaving);
    }

    /// Everything goes.
    pub fn forget_all(&mut self) {
        self.less = true;
        self.lost.extend(self.links.known.iter().map(|k| k.0));
        self.uncounted.fill(true);
        self.found
            .counts
            .iter_mut()
            .for_each(|c| *c = Counts::default());
    }

    /// Takes out what leaves, with all that goes with it.
    fn evict(&mut self, cx: Cx<'_>, mut leaving: Leaving) {
        if planted!(cx, ScevForgetsEverything, false, true) {
            return self.forget_all();
        }
        let mut gone: FxHashSet<u32> = FxHashSet::default();
        loop {
            if let Some(i) = leaving.insts.pop() {
                self.evict_inst(cx, i, &mut leaving);
            } else if let Some(l) = leaving.loops.pop() {
                self.evict_counts(cx, l, &mut leaving);
            } else if let Some(n) = leaving.proofs.pop() {
                if gone.insert(n) {
                    self.evict_proof(n, &mut leaving);
                }
            } else {
                return;
            }
        }
    }

    fn evict_inst(&mut self, cx: Cx<'_>, i: Inst, leaving: &mut Leaving) {
        if !self.lost.insert(i) {
            return;
        }
        if let Some(v) = self.links.results[i].expand() {
            if planted!(
                cx,
                ScevConstantEvolutionWithoutGrounds,
                true,
                !self.found.is_named(v)
            ) {
                leaving.insts.extend_from_slice(self.links.users.of(v));
            }
            self.less |= self.found.values[v].is_some();
        }
        let remembered = planted!(cx, ScevDroppedFlagRemembered, false, true);
        if let Some(proofs) = self.links.proofs.get(&i).filter(|_| !remembered) {
            self.less = true;
            leaving.proofs.extend(proofs);
        }
        if let Some(&b) = self.links.conditions.get(&i) {
            self.leave_condition(cx, b, leaving);
        }
    }

    /// A branch or assumption in a block is not what it was.
    fn leave_condition(&mut self, cx: Cx<'_>, b: Block, leaving: &mut Leaving) {
        let found = &self.found;
        for l in found.nest.around(b) {
            if planted!(
                cx,
                ScevTwoExitsSkipped,
                true,
                found.nest.loops[l].exiting.len() < 2
            ) {
                leaving.loops.push(l);
            }
        }
        if !planted!(cx, ScevGuardChainKept, false, true) {
            let guarded = self.links.guarded(cx, &self.found, b);
            leaving.loops.extend(guarded);
        }
        if let Some(phis) = self.links.choices.get(&b) {
            leaving.insts.extend(phis);
        }
    }

    fn evict_counts(&mut self, cx: Cx<'_>, l: LoopId, leaving: &mut Leaving) {
        if std::mem::replace(&mut self.uncounted[l], true) {
            return;
        }
        self.less = true;
        let counts = &mut self.found.counts[l];
        *counts = Counts {
            predicated: planted!(cx, ScevPredicatedKept, None, counts.predicated.take()),
            ..Counts::default()
        };
        if planted!(
            cx,
            ScevInnerForgetStaysInner,
            true,
            self.found.nest.loops[l].parent.is_none()
        ) {
            leaving.insts.extend(&self.links.phis[l]);
        }
    }

    /// A flag may be proved no more: what consults it is made of each leaf of the expression.
    fn evict_proof(&mut self, n: u32, leaving: &mut Leaving) {
        let mut work = vec![self.found.grounds[n as usize].expr];
        while let Some(x) = work.pop() {
            match &self.found.exprs[x].node {
                Node::AddRec(h, _) => {
                    if let Some(l) = self.found.nest.headed(*h) {
                        leaving.insts.extend(&self.links.phis[l]);
                        return;
                    }
                }
                // Constants, as addresses are, have no users here.
                Node::Unknown(v) => {
                    let users = self.links.users.of(*v);
                    leaving.insts.extend_from_slice(users);
                    if !users.is_empty() {
                        return;
                    }
                }
                node => work.extend(node.each_operand()),
            }
        }
        // Nothing is made of it that could be followed.
        self.forget_all();
    }
}

impl Kept {
    /// What was found, without what says that some of it is not kept.
    pub(super) fn found(&self) -> &Found {
        &self.found
    }
    /// True if the counts of a loop are not kept.
    pub(super) fn is_uncounted(&self, l: LoopId) -> bool {
        self.uncounted[l]
    }
    /// The instructions whose values are kept.
    pub(super) fn known_values(&self) -> impl Iterator<Item = (Inst, Value)> + '_ {
        let known = self.links.known.iter().copied();
        known.filter(|(i, _)| !self.lost.contains(*i))
    }
}

// ----- what is left ---------------------------------------------------------------------------------------------------------

impl Kept {
    /// What is kept, as plain data, without what loops leave in values; nothing is worked out.
    pub fn claims(&self, f: &Function) -> Scev {
        let found = &self.found;
        let mut claims = Scev {
            exprs: found.exprs.clone(),
            ..Scev::default()
        };
        let mut said: Vec<Expr> = Vec::new();
        for &(inst, v) in &self.links.known {
            let shown = !self.lost.contains(inst) && !matches!(f.kind(inst), InstKind::ICmp(_));
            let Some(expr) = found.values[v].expand().filter(|_| shown) else {
                continue;
            };
            let Some(ranges) = found.known_ranges[expr] else {
                continue;
            };
            said.push(expr);
            claims.values.push(ValueClaim {
                inst,
                expr,
                ranges: ranges.map(interval),
                here: None,
                exit: AtExit::Unknown,
                dispositions: Vec::new(),
            });
        }
        for l in (0..self.uncounted.len()).rev() {
            // Counts under predicates are a cache of their own, which is emptied with the other one.
            if !self.uncounted[l] || self.found.counts[l].predicated.is_some() {
                let claim = self.loop_claim(l, &mut claims);
                said.extend(claim.exact);
                claims.loops.push(claim);
            }
        }
        claims.flags = self.flags_in(said);
        claims
    }

    fn loop_claim(&self, l: LoopId, claims: &mut Scev) -> LoopClaim {
        let (own, counts) = (&self.found.nest.loops[l], &self.found.counts[l]);
        let mut number = |(width, n)| {
            claims.exprs.push(Typed {
                node: Node::Const(n),
                ty: Type::int(width),
                width,
            })
        };
        LoopClaim {
            header: own.header,
            parent: own.parent.map(|p| self.found.nest.loops[p].header),
            exits: counts
                .exits
                .iter()
                .map(|x| ExitClaim {
                    block: x.block,
                    exact: x.exact,
                    symbolic_max: x.symbolic_max,
                })
                .collect(),
            exact: counts.exact,
            constant_max: counts.constant_max.map(&mut number),
            symbolic_max: counts.symbolic_max,
            multiple: counts.multiple,
            finite: counts.finite || counts.predicated.as_ref().is_some_and(|p| p.finite),
            predicated: counts.predicated.as_ref().map(|p| Predicated {
                predicates: p.predicates.clone(),
                exact: p.exact,
                constant_max: p.constant_max.map(&mut number),
                symbolic_max: p.symbolic_max,
            }),
        }
    }

    /// The flags of all expressions that some are made of.
    fn flags_in(&self, mut work: Vec<Expr>) -> Vec<FlagFact> {
        let found = &self.found;
        let mut seen: SecondaryMap<Expr, bool> = SecondaryMap::new();
        let mut flags = Vec::new();
        while let Some(expr) = work.pop() {
            if std::mem::replace(&mut seen[expr], true) {
                continue;
            }
            let node = &found.exprs[expr].node;
            work.extend(node.each_operand());
            let scope = match node {
                Node::AddRec(h, _) => Scope::Loop(*h),
                Node::Nary(Nary::Add | Nary::Mul, _) => Scope::Definition,
                _ => continue,
            };
            let own = found.stated_flags(expr, false);
            if !own.is_empty() {
                flags.push(FlagFact {
                    expr,
                    flags: own,
                    scope,
                });
            }
        }
        flags.sort_unstable();
        flags
    }
}

#[cfg(test)]
mod tests;
