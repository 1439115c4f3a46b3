//! The paths to a switch along which its value is known (JT-R16).
//!
//! From the switch backwards: where the value is a phi, each predecessor brings its own
//! incoming value; a constant ends the walk and gives a path, a phi further up goes on.
//! Behind a case of the switch itself its value is that case's, and behind the default it is the
//! only state that has no case, so "the state stays as it is" is a constant too, once the uses there say
//! so; and a select between states ends a walk until it is unfolded. Both are found here and done
//! by the caller, who then searches anew.

use super::options::{Options, PATH_LENGTH_LIMIT, SEARCH_STEPS};
use crate::analysis::blocks::{BlockSet, LayoutOrder};
use crate::analysis::dominators::Dominators;
use crate::analysis::loops::Loops;
use crate::context::Cx;
use crate::defects::planted;
use rustc_hash::FxHashSet;
use tandem_ir::constant::Bits;
use tandem_ir::{Block, Function, Inst, InstKind, Type, Value};

/// A path to the switch: entered from `entry`, over `blocks`, the last of which ends in the switch.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct KnownPath {
    /// Where the value is decided.
    pub(super) entry: Block,
    /// The blocks passed.
    pub(super) blocks: Vec<Block>,
    /// The value that the switch sees.
    pub(super) value: Bits,
}

/// A use of the switch's value in a phi, where a case of the switch decides what it is.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct CaseUse {
    /// The phi.
    pub(super) phi: Inst,
    /// Its operand.
    pub(super) operand: usize,
    /// The case's value.
    pub(super) value: Bits,
}

/// A select that decides the value.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Choice {
    /// The select.
    pub(super) select: Inst,
    /// Its only user.
    pub(super) phi: Inst,
    /// Its block.
    pub(super) pred: Block,
}

/// What a search has found.
#[derive(Default)]
pub(super) struct Found {
    /// Paths, in the order in which they were found.
    pub(super) paths: Vec<KnownPath>,
    /// Uses that could be constants.
    pub(super) case_uses: Vec<CaseUse>,
    /// Selects that could be unfolded.
    pub(super) choices: Vec<Choice>,
    /// True if the loop itself brings a value that nothing is known about.
    pub(super) unpredictable: bool,
}

/// The blocks of each loop of a function, smallest loop first.
pub(super) struct Nest {
    members: Vec<BlockSet>,
}

impl Nest {
    /// Gathers the blocks of each loop.
    pub(super) fn new(f: &Function, loops: &Loops) -> Nest {
        let mut headers: Vec<Block> = loops.back_edges.iter().map(|e| e.1).collect();
        headers.sort_unstable();
        headers.dedup();
        let members = headers.into_iter().map(|h| loops.members(f, h));
        let mut members: Vec<BlockSet> = members.collect();
        members.sort_by_cached_key(BlockSet::count);
        Nest { members }
    }
    /// The blocks of the smallest loop around a block.
    fn innermost(&self, b: Block) -> Option<&BlockSet> {
        self.members.iter().find(|m| m.contains(b))
    }
}

/// The switch of a block, with what the search needs to know of the graph.
pub(super) struct Search<'a> {
    cx: Cx<'a>,
    f: &'a Function,
    options: &'a Options,
    dominators: &'a Dominators,
    order: LayoutOrder,
    /// The innermost loop of the switch.
    inner: &'a BlockSet,
    switch: Block,
    cond: Value,
    /// Blocks entered over exactly one case, or the default if one state has no case, with the value.
    cases: Vec<(Block, Bits)>,
    /// The only state that has no case.
    default: Option<Bits>,
    path: Vec<Block>,
    on_path: BlockSet,
    steps: u32,
    found: Found,
}

/// What is known of a value at the end of a block.
enum Knowledge {
    /// The constant.
    Is(Bits),
    /// It comes from further up.
    Open,
    /// A select that can be unfolded decides.
    Chosen,
    /// Nothing.
    Nothing,
}

/// The value of a switch that may be a state: a phi of integer type.
pub(super) fn guard_candidate(f: &Function, b: Block) -> Option<Value> {
    let t = f.terminator(b)?;
    let cond = f.operands(t).next()?;
    let phi = f.def_inst(cond)?;
    let ok = matches!(f.kind(t), InstKind::Switch)
        && f.is_phi(phi)
        && f.value_type(cond).is_int()
        && f.switch_cases(t).next().is_some();
    ok.then_some(cond)
}

impl Found {
    /// True if threading cannot even be tried: the value is known nowhere, or the loop makes it unpredictable and
    /// such switches are to be left alone.
    pub(super) fn is_hopeless(&self, options: &Options) -> bool {
        let nothing = self.paths.is_empty() && self.case_uses.is_empty() && self.choices.is_empty();
        nothing || (self.unpredictable && options.early_exit_heuristic)
    }
}

impl<'a> Search<'a> {
    /// Prepares a search; `None` if the block ends in no switch of the right kind or is in no loop.
    pub(super) fn new(
        cx: Cx<'a>,
        f: &'a Function,
        options: &'a Options,
        (nest, dominators): (&'a Nest, &'a Dominators),
        switch: Block,
    ) -> Option<Search<'a>> {
        let cond = guard_candidate(f, switch)?;
        let inner = nest.innermost(switch)?;
        let default = state_without_case(cx, f, switch, cond);
        Some(Search {
            cx,
            f,
            options,
            dominators,
            order: LayoutOrder::new(f),
            inner,
            switch,
            cond,
            cases: single_cases(cx, f, switch, default.as_ref()),
            default,
            path: Vec::new(),
            on_path: BlockSet::new(),
            steps: 0,
            found: Found::default(),
        })
    }

    /// Searches.
    pub(super) fn run(mut self) -> Found {
        // The shortest path has one block, that of the switch.
        if self.options.max_path_length == 0 {
            return self.found;
        }
        self.path.push(self.switch);
        self.on_path.insert(self.switch);
        self.back(self.cond);
        self.found
    }

    /// Looks at the predecessors of the block at the head of the path, where `v` is wanted.
    fn back(&mut self, v: Value) {
        let Some(&b) = self.path.last() else { return };
        let phi = self
            .f
            .def_inst(v)
            .filter(|&i| self.f.inst_block(i) == Some(b));
        for p in self.order.predecessors(self.f, b) {
            self.steps += 1;
            if self.steps > SEARCH_STEPS || !self.reachable(p) {
                continue;
            }
            let site = phi.and_then(|i| Some((i, entry_of(self.f, i, p)?)));
            let incoming = site.map_or(v, |(i, n)| self.f.operand(i, n));
            let incoming = planted!(
                self.cx,
                DfaFirstEntryForAll,
                incoming,
                phi.and_then(|i| faulty::first_entry(self.f, i))
                    .unwrap_or(incoming)
            );
            match self.at_end(incoming, p, b, site) {
                Knowledge::Is(value) => self.record(p, value),
                Knowledge::Open => self.further(p, incoming),
                Knowledge::Nothing => self.found.unpredictable |= self.inner.contains(p),
                Knowledge::Chosen => {}
            }
        }
    }

    fn further(&mut self, p: Block, v: Value) {
        let limit = self.options.max_path_length.min(PATH_LENGTH_LIMIT);
        let long = self.path.len() >= limit as usize;
        if long || !self.on_path.insert(p) {
            return;
        }
        self.path.push(p);
        self.back(v);
        self.path.pop();
        self.on_path.remove(p);
    }

    fn record(&mut self, entry: Block, value: Bits) {
        if self.found.paths.len() < self.options.max_num_paths as usize {
            self.found.paths.push(KnownPath {
                entry,
                blocks: self.path.iter().rev().copied().collect(),
                value,
            });
        }
    }

    fn reachable(&self, b: Block) -> bool {
        self.f.entry() == Some(b) || self.dominators.idom(b).is_some()
    }

    /// What is known of `v` when control goes from `p` to `b`; `site` is the phi operand that it is, if it is one.
    fn at_end(&mut self, v: Value, p: Block, b: Block, site: Option<(Inst, usize)>) -> Knowledge {
        if let Some(value) = self.f.as_int(v) {
            return Knowledge::Is(value);
        }
        if v == self.cond
            && let Some((phi, operand)) = site
            && let Some(value) = self.case_at(p, b)
        {
            let found = CaseUse {
                phi,
                operand,
                value,
            };
            if !self.found.case_uses.contains(&found) {
                self.found.case_uses.push(found);
            }
            return Knowledge::Chosen;
        }
        let Some(i) = self.f.def_inst(v) else {
            return Knowledge::Nothing;
        };
        match self.f.kind(i) {
            InstKind::Phi => Knowledge::Open,
            InstKind::Select => match site.and_then(|s| self.guard_choice(i, s.0, p, b)) {
                Some(c) => {
                    if !self.found.choices.contains(&c) {
                        self.found.choices.push(c);
                    }
                    Knowledge::Chosen
                }
                None => Knowledge::Nothing,
            },
            _ => Knowledge::Nothing,
        }
    }

    /// The case that must have been taken if control goes from `p` to `b`.
    fn case_at(&self, p: Block, b: Block) -> Option<Bits> {
        if p == self.switch {
            return sole_case(self.f, p, b, self.default.as_ref());
        }
        let mut behind = self.cases.iter();
        let case = behind.find(|c| self.dominators.dominates(c.0, p))?;
        Some(case.1.clone())
    }

    /// JT-R7: the select has the phi as its only use, its block goes nowhere else, and an arm is a state.
    fn guard_choice(&self, select: Inst, phi: Inst, pred: Block, b: Block) -> Option<Choice> {
        let f = self.f;
        let v = f.result(select)?;
        let ok = f.value_type(f.operand(select, 0)) == Type::I1
            && f.inst_block(select) == Some(pred)
            && f.has_one_use(v)
            && f.single_successor(pred) == Some(b)
            && f.terminator(pred)
                .is_some_and(|t| matches!(f.kind(t), InstKind::Br))
            && (1..3).any(|n| f.as_int(f.operand(select, n)).is_some());
        ok.then_some(Choice { select, phi, pred })
    }
}

/// The operand of a phi that is its value for a predecessor.
fn entry_of(f: &Function, phi: Inst, p: Block) -> Option<usize> {
    let label = f.block_value(p);
    (0..f.num_operands(phi))
        .step_by(2)
        .find(|&n| f.operand(phi, n + 1) == label)
}

/// The switch's edges: targets with the value that each is taken for, of the default the one given.
fn edges(f: &Function, switch: Block, default: Option<&Bits>) -> Vec<(Block, Option<Bits>)> {
    let Some(t) = f.terminator(switch) else {
        return Vec::new();
    };
    let rest = f.inst_successors(t).next().map(|b| (b, default.cloned()));
    let cases = f.switch_cases(t).map(|(v, b)| (b, f.as_int(v)));
    cases.chain(rest).collect()
}

/// The value of the only edge from the switch to a block.
fn sole_case(f: &Function, switch: Block, b: Block, default: Option<&Bits>) -> Option<Bits> {
    let mut to = edges(f, switch, default).into_iter().filter(|e| e.0 == b);
    let only = to.next()?;
    if to.next().is_none() { only.1 } else { None }
}

/// Targets of the switch that are entered over one edge only, from nowhere else, with its value.
fn single_cases(
    cx: Cx<'_>,
    f: &Function,
    switch: Block,
    default: Option<&Bits>,
) -> Vec<(Block, Bits)> {
    let alone = |b: Block| {
        planted!(
            cx,
            DfaSharedCaseBelieved,
            f.single_predecessor(b) == Some(switch),
            f.unique_predecessor(b) == Some(switch)
        )
    };
    edges(f, switch, default)
        .into_iter()
        .filter(|e| alone(e.0))
        .filter_map(|(b, v)| Some((b, v?)))
        .collect()
}

/// The only value that the switch can see and has no case for, if there is exactly one: then that is its
/// value behind the default.
fn state_without_case(cx: Cx<'_>, f: &Function, switch: Block, cond: Value) -> Option<Bits> {
    let t = f.terminator(switch)?;
    let cases: FxHashSet<Bits> = f.switch_cases(t).filter_map(|c| f.as_int(c.0)).collect();
    let all = possible_values(f, cond)?;
    let mut rest = all.into_iter().filter(|v| !cases.contains(v));
    let only = rest.next()?;
    let alone = rest.all(|v| v == only);
    planted!(cx, DfaFirstRestBelieved, alone, true).then_some(only)
}

/// Most values that are looked at to find all that a phi can be.
const WEB: usize = 1000;

/// All constants that flow into a value through phis and selects; `None` if anything else does. Poison may, as the
/// condition of a select, but a switch on it is undefined.
fn possible_values(f: &Function, cond: Value) -> Option<Vec<Bits>> {
    let (mut all, mut seen) = (Vec::new(), FxHashSet::default());
    let mut work = vec![cond];
    while let Some(v) = work.pop() {
        if !seen.insert(v) {
            continue;
        }
        if let Some(bits) = f.as_int(v) {
            all.push(bits);
            continue;
        }
        let i = f.def_inst(v)?;
        match f.kind(i) {
            InstKind::Phi => work.extend(f.phi_incoming(i).map(|e| e.0)),
            InstKind::Select => work.extend(f.operands(i).skip(1)),
            _ => return None,
        }
        if seen.len() > WEB {
            return None;
        }
    }
    Some(all)
}
