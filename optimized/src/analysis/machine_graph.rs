//! The blocks of a machine function while it is edited: layout as a linked list, endings, successors, predecessors.
//!
//! The layout of an [`MFunc`] is a list in which inserting and removing costs its length. Here blocks are linked, and the
//! list is written back when somebody looks at the function ([`Graph::sync`]). How a block ends is looked at once, and again
//! when it has changed ([`Graph::changed`]). Predecessors are kept lazily: a list may name blocks that have stopped to be some
//! or stand elsewhere now, and is then put right by the next [`Graph::preds`].

use crate::context::MachineCx;
use crate::defects::planted;
use smallvec::SmallVec;
use std::cell::OnceCell;
use tandem_ir::machine::forms::{Form, Props};
use tandem_ir::machine::func::{Guard, InstData, Op, Operand};
use tandem_ir::machine::{MBlock, MFunc, MInst};

/// How a block ends (BF-R10).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) enum End {
    /// Runs on into the next block.
    #[default]
    Falls,
    /// An unguarded `ret` or `exit`.
    Closed,
    /// An unguarded branch.
    Uncond(MBlock),
    /// A guarded branch, and where control goes otherwise: by a second branch, or on into the next block.
    Cond {
        /// Its guard.
        guard: Guard,
        /// Where it goes.
        to: MBlock,
        /// Target of the second branch, if there is one.
        other: Option<MBlock>,
    },
    /// Anything else: `brx`, a guarded `ret` or `exit`, more than two terminators, assembly.
    Unanalyzable,
}

/// Where a block leads.
pub(crate) type Successors = SmallVec<[MBlock; 2]>;

/// No block.
const NONE: u32 = u32::MAX;
/// Distance of the numbers of neighbours in a fresh layout.
const GAP: u64 = 1 << 24;

/// What is kept of a block besides its successors.
#[derive(Clone, Default)]
struct Node {
    prev: u32,
    next: u32,
    /// Grows along the layout.
    number: u64,
    end: End,
    /// How many terminators it ends with.
    terminators: u32,
    present: bool,
    /// Whether it stands in a table that some instruction names.
    in_table: bool,
    /// Whether an edge to it, or the place of one that leads to it, has changed since `preds` was put right.
    stale: bool,
    preds: SmallVec<[MBlock; 4]>,
}

impl Node {
    fn unlinked() -> Node {
        Node {
            prev: NONE,
            next: NONE,
            ..Node::default()
        }
    }
}

/// A function that is being edited.
pub(crate) struct Graph<'a> {
    pub f: &'a mut MFunc,
    pub cx: MachineCx<'a>,
    nodes: Vec<Node>,
    succs: Vec<Successors>,
    first: u32,
    last: u32,
    /// Which blocks hold a convergent instruction, and how many; computed when somebody asks.
    convergent: OnceCell<(Vec<bool>, usize)>,
    /// Changes with every change of an edge.
    pub epoch: u64,
    /// Whether `f.layout` is what the links say.
    synced: bool,
}

fn block(n: u32) -> MBlock {
    MBlock::from_u32(n)
}

impl<'a> Graph<'a> {
    /// The graph of a function with a body.
    pub fn new(f: &'a mut MFunc, cx: MachineCx<'a>) -> Graph<'a> {
        let n = f.blocks.len();
        let mut g = Graph {
            nodes: vec![Node::unlinked(); n],
            succs: vec![SmallVec::new(); n],
            first: NONE,
            last: NONE,
            convergent: OnceCell::new(),
            epoch: 0,
            synced: true,
            f,
            cx,
        };
        let mut before = NONE;
        for (i, b) in g.f.layout.iter().map(|b| b.as_u32()).enumerate() {
            match before {
                NONE => g.first = b,
                p => g.nodes[p as usize].next = b,
            }
            let node = &mut g.nodes[b as usize];
            node.prev = before;
            node.number = (i as u64 + 1) * GAP;
            node.present = true;
            before = b;
        }
        g.last = before;
        // Blocks are entered in order of layout, and each leads to another once: lists of predecessors are right from the start.
        let mut at = g.first;
        while at != NONE {
            let b = block(at);
            g.look_at_end(b);
            let succs = g.compute_succs(b);
            for s in &succs {
                g.nodes[s.as_u32() as usize].preds.push(b);
            }
            g.succs[at as usize] = succs;
            if g.nodes[at as usize].end == End::Unanalyzable {
                g.note_tables(b);
            }
            at = g.nodes[at as usize].next;
        }
        g
    }

    fn node(&self, b: MBlock) -> &Node {
        &self.nodes[b.as_u32() as usize]
    }
    fn node_mut(&mut self, b: MBlock) -> &mut Node {
        &mut self.nodes[b.as_u32() as usize]
    }

    // ----- layout ----------------------------------------------------------------------------------------------------

    /// The entry.
    pub fn entry(&self) -> MBlock {
        block(self.first)
    }
    /// The last block of the layout.
    pub fn last(&self) -> MBlock {
        block(self.last)
    }
    /// The block behind another.
    pub fn next(&self, b: MBlock) -> Option<MBlock> {
        Some(self.node(b).next).filter(|n| *n != NONE).map(block)
    }
    /// The block in front of another.
    pub fn prev(&self, b: MBlock) -> Option<MBlock> {
        Some(self.node(b).prev).filter(|n| *n != NONE).map(block)
    }
    /// A number that grows along the layout, until a block is inserted.
    pub fn number(&self, b: MBlock) -> u64 {
        self.node(b).number
    }
    /// Whether a block is (still) one of the function.
    pub fn is_present(&self, b: MBlock) -> bool {
        self.node(b).present
    }
    /// The blocks in order.
    pub fn layout(&self) -> Vec<MBlock> {
        let mut out = Vec::with_capacity(self.f.layout.len());
        out.extend(self.blocks());
        out
    }
    /// The blocks in order, while nothing changes.
    pub fn blocks(&self) -> impl Iterator<Item = MBlock> + '_ {
        let first = Some(self.first).filter(|n| *n != NONE).map(block);
        std::iter::successors(first, |b| self.next(*b))
    }
    /// Writes the layout into the function.
    pub fn sync(&mut self) {
        if !self.synced {
            self.f.layout = self.layout();
            self.synced = true;
        }
    }
    fn unlink(&mut self, b: MBlock) {
        let (p, n) = (self.node(b).prev, self.node(b).next);
        match p {
            NONE => self.first = n,
            p => self.nodes[p as usize].next = n,
        }
        match n {
            NONE => self.last = p,
            n => self.nodes[n as usize].prev = p,
        }
        self.synced = false;
    }
    fn link_after(&mut self, b: MBlock, after: MBlock) {
        let (b, a) = (b.as_u32(), after.as_u32());
        let n = self.nodes[a as usize].next;
        self.nodes[b as usize].prev = a;
        self.nodes[b as usize].next = n;
        self.nodes[a as usize].next = b;
        match n {
            NONE => self.last = b,
            n => self.nodes[n as usize].prev = b,
        }
        self.synced = false;
        let low = self.nodes[a as usize].number;
        let high = match n {
            NONE => low + 2 * GAP,
            n => self.nodes[n as usize].number,
        };
        self.nodes[b as usize].number = low + (high - low) / 2;
        if high - low < 2 {
            let mut at = self.first;
            let mut number = 0;
            while at != NONE {
                number += GAP;
                self.nodes[at as usize].number = number;
                at = self.nodes[at as usize].next;
            }
        }
    }
    /// A new, empty block behind another; its edges are entered by [`Graph::changed`].
    pub fn insert_after(&mut self, after: MBlock) -> MBlock {
        let b = self.f.blocks.push(Default::default());
        self.nodes.push(Node {
            present: true,
            ..Node::unlinked()
        });
        self.succs.push(SmallVec::new());
        if let Some((blocks, _)) = self.convergent.get_mut() {
            blocks.push(false);
        }
        self.link_after(b, after);
        b
    }
    /// Moves a block behind the last; edges are the caller's matter.
    pub fn move_to_end(&mut self, b: MBlock) {
        self.unlink(b);
        let last = self.last();
        self.link_after(b, last);
        self.mark_successors(b);
    }
    /// Takes a block out of the function.
    pub fn remove(&mut self, b: MBlock) {
        self.unlink(b);
        self.mark_successors(b);
        let n = b.as_u32() as usize;
        self.nodes[n].present = false;
        self.succs[n].clear();
        if let Some((blocks, count)) = self.convergent.get_mut() {
            *count -= usize::from(std::mem::take(&mut blocks[n]));
        }
        self.epoch += 1;
    }
    /// The lists of predecessors in which a block stands have to be put right.
    fn mark_successors(&mut self, b: MBlock) {
        for s in &self.succs[b.as_u32() as usize] {
            self.nodes[s.as_u32() as usize].stale = true;
        }
    }

    // ----- instructions ----------------------------------------------------------------------------------------------

    /// The form of an instruction.
    pub fn form(&self, i: MInst) -> Option<&'a Form> {
        let cx = self.cx.context;
        match self.f.insts[i].op {
            Op::Form(id) => Some(&cx.forms()[id]),
            _ => None,
        }
    }
    /// The instructions of a block.
    pub fn insts(&self, b: MBlock) -> &[MInst] {
        &self.f.blocks[b].insts
    }
    /// Whether an instruction counts: all but records for debuggers and unwinders.
    pub fn counts(&self, i: MInst) -> bool {
        !matches!(self.f.insts[i].op, Op::Dbg(_) | Op::Cfi(_))
    }
    fn is_terminator(&self, i: MInst) -> bool {
        self.form(i).is_some_and(|f| f.is(Props::TERMINATOR))
    }
    /// How many terminators a block ends with.
    pub fn terminators(&self, b: MBlock) -> usize {
        self.node(b).terminators as usize
    }
    /// How a block ends.
    pub fn end(&self, b: MBlock) -> End {
        debug_assert_eq!(
            self.node(b).end,
            self.compute_end(b).1,
            "an ending is out of date"
        );
        self.node(b).end
    }
    fn look_at_end(&mut self, b: MBlock) {
        let (terminators, end) = self.compute_end(b);
        let node = self.node_mut(b);
        node.terminators = terminators;
        node.end = end;
    }
    /// How many terminators a block ends with, and what they do.
    fn compute_end(&self, b: MBlock) -> (u32, End) {
        let insts = self.insts(b);
        let from_end = insts.iter().rev();
        let count = from_end.take_while(|i| self.is_terminator(**i)).count();
        let ending = &insts[insts.len() - count..];
        let branch = |i: MInst| {
            let data = &self.f.insts[i];
            match (&data.ops[..], self.form(i)) {
                ([Operand::Label(to)], Some(f)) if f.is(Props::BRANCH) && data.asm.is_none() => {
                    Some((data.guard, *to))
                }
                _ => None,
            }
        };
        let end = match *ending {
            [] => End::Falls,
            [one] => match branch(one) {
                Some((None, to)) => End::Uncond(to),
                Some((Some(guard), to)) => End::Cond {
                    guard,
                    to,
                    other: None,
                },
                None => {
                    let data = &self.f.insts[one];
                    let returns = self.form(one).is_some_and(|f| f.is(Props::RETURN));
                    let always = data.guard.is_none() && data.asm.is_none();
                    match returns && planted!(self.cx, GuardedReturnCloses, always, true) {
                        true => End::Closed,
                        false => End::Unanalyzable,
                    }
                }
            },
            [one, two] => match (branch(one), branch(two)) {
                (Some((Some(guard), to)), Some((None, other))) => End::Cond {
                    guard,
                    to,
                    other: Some(other),
                },
                _ => End::Unanalyzable,
            },
            _ => End::Unanalyzable,
        };
        (count as u32, end)
    }
    /// Whether control may run on from a block into the next.
    pub fn falls_through(&self, b: MBlock) -> bool {
        match self.insts(b).last() {
            Some(last) if self.terminators(b) > 0 => self.f.insts[*last].guard.is_some(),
            _ => true,
        }
    }
    /// Whether an instruction is convergent (MM-4).
    pub fn is_convergent(&self, i: MInst) -> bool {
        let data = &self.f.insts[i];
        if data.asm.is_some() {
            return true;
        }
        match &data.op {
            Op::Pragma(text) => text.contains("convergen"),
            Op::Form(_) => {
                let form = self.form(i);
                let Some(form) = form.filter(|f| f.is(Props::CONVERGENT)) else {
                    return false;
                };
                if !form.is(Props::CALL) {
                    return true;
                }
                // Results, callee, arguments.
                use tandem_ir::machine::func::Base;
                use tandem_ir::machine::module::GlobalRef;
                let callee = data.ops.iter().find_map(|op| match op {
                    Operand::Symbol(Base::Global(GlobalRef::Func(n)), 0) => Some(*n),
                    _ => None,
                });
                let convergent = callee.is_none_or(|n| self.cx.context.callee_is_convergent(n));
                planted!(self.cx, CallsMeetNobody, convergent, false)
            }
            _ => false,
        }
    }
    /// Whether a block holds a convergent instruction.
    pub fn has_convergent(&self, b: MBlock) -> bool {
        self.convergence().0[b.as_u32() as usize]
    }
    /// Whether the function holds a convergent instruction.
    pub fn any_convergent(&self) -> bool {
        self.convergence().1 > 0
    }
    fn convergence(&self) -> &(Vec<bool>, usize) {
        self.convergent.get_or_init(|| {
            let mut blocks = vec![false; self.f.blocks.len()];
            let mut count = 0;
            for b in self.blocks() {
                let holds = self.holds_convergent(b);
                blocks[b.as_u32() as usize] = holds;
                count += usize::from(holds);
            }
            (blocks, count)
        })
    }
    fn holds_convergent(&self, b: MBlock) -> bool {
        self.insts(b).iter().any(|i| self.is_convergent(*i))
    }
    fn note_convergence(&mut self, b: MBlock) {
        if self.convergent.get().is_none() {
            return;
        }
        let now = self.holds_convergent(b);
        if let Some((blocks, count)) = self.convergent.get_mut() {
            let old = std::mem::replace(&mut blocks[b.as_u32() as usize], now);
            *count = *count + usize::from(now) - usize::from(old);
        }
    }
    /// Appends an unguarded branch to the end of a block.
    pub fn push_branch(&mut self, b: MBlock, to: MBlock) {
        let i = self.f.insts.push(InstData {
            op: Op::Form(self.cx.context.bra_uni),
            guard: None,
            ops: [Operand::Label(to)].into_iter().collect(),
            region: None,
            asm: None,
            loc: None,
            note: None,
        });
        self.f.blocks[b].insts.push(i);
    }
    /// Takes the terminators from a block.
    pub fn cut_terminators(&mut self, b: MBlock) {
        let keep = self.insts(b).len() - self.terminators(b);
        self.f.blocks[b].insts.truncate(keep);
    }

    // ----- edges -----------------------------------------------------------------------------------------------------

    fn compute_succs(&self, b: MBlock) -> Successors {
        let mut out = Successors::new();
        match self.node(b).end {
            End::Falls => out.extend(self.next(b)),
            End::Uncond(to) => out.push(to),
            End::Cond { to, other, .. } => {
                out.push(to);
                out.extend(other.or(self.next(b)).filter(|other| *other != to));
            }
            End::Closed | End::Unanalyzable => out = self.compute_all_succs(b),
        }
        out
    }
    /// The successors of a block, whatever its terminators are.
    fn compute_all_succs(&self, b: MBlock) -> Successors {
        let insts = self.insts(b);
        let ending = &insts[insts.len() - self.terminators(b)..];
        let mut out = Successors::new();
        for &i in ending {
            for op in &self.f.insts[i].ops {
                match op {
                    Operand::Label(t) => out.push(*t),
                    Operand::Table(t) => {
                        out.extend(self.f.tables[*t as usize].targets.iter().copied());
                    }
                    _ => {}
                }
            }
        }
        if ending
            .last()
            .is_none_or(|i| self.f.insts[*i].guard.is_some())
        {
            out.extend(self.next(b));
        }
        if out.len() > 2 {
            let mut seen = rustc_hash::FxHashSet::default();
            out.retain(|b| seen.insert(*b));
        } else if let [a, b] = out[..]
            && a == b
        {
            out.pop();
        }
        out
    }
    fn note_tables(&mut self, b: MBlock) {
        let insts = self.insts(b);
        let from_end = insts.iter().rev().take(self.terminators(b));
        let tables: SmallVec<[u32; 1]> = from_end
            .flat_map(|i| &self.f.insts[*i].ops)
            .filter_map(|op| match op {
                Operand::Table(t) => Some(*t),
                _ => None,
            })
            .collect();
        for t in tables {
            for target in &self.f.tables[t as usize].targets {
                self.nodes[target.as_u32() as usize].in_table = true;
            }
        }
    }
    /// Where a block leads, each block once.
    pub fn succs(&self, b: MBlock) -> &[MBlock] {
        &self.succs[b.as_u32() as usize]
    }
    /// The successors of all blocks by number; those of blocks that are gone are empty.
    pub fn all_succs(&self) -> &[Successors] {
        &self.succs
    }
    /// The predecessors of a block, in order of layout, each once.
    pub fn preds(&mut self, b: MBlock) -> &[MBlock] {
        if self.node(b).stale {
            let mut list = std::mem::take(&mut self.node_mut(b).preds);
            list.retain(|p| self.is_present(*p) && self.succs(*p).contains(&b));
            list.sort_unstable_by_key(|p| self.number(*p));
            list.dedup();
            let node = self.node_mut(b);
            node.preds = list;
            node.stale = false;
        }
        &self.node(b).preds
    }
    /// Whether a jump table that is in use has a block.
    pub fn is_in_table(&self, b: MBlock) -> bool {
        self.node(b).in_table
    }
    /// What is known of a block is computed again: its instructions, or the block behind it, changed.
    pub fn changed(&mut self, b: MBlock) {
        self.note_convergence(b);
        self.edges_changed(b);
    }
    /// As [`Graph::changed`], of a block whose instructions are the same but for branches.
    pub fn edges_changed(&mut self, b: MBlock) {
        self.look_at_end(b);
        let now = self.compute_succs(b);
        let n = b.as_u32() as usize;
        if now != self.succs[n] {
            self.epoch += 1;
            self.mark_successors(b);
            let old = std::mem::replace(&mut self.succs[n], now.clone());
            for s in now.into_iter().filter(|s| !old.contains(s)) {
                let node = self.node_mut(s);
                node.preds.push(b);
                node.stale = true;
            }
        }
    }
    /// Redirects every edge of a block to `from` by name to `to`: branches and entries of tables.
    pub fn redirect(&mut self, b: MBlock, from: MBlock, to: MBlock) {
        let count = self.terminators(b);
        let insts = &self.f.blocks[b].insts;
        let ending: SmallVec<[MInst; 2]> = insts[insts.len() - count..].iter().copied().collect();
        for i in ending {
            for op in &mut self.f.insts[i].ops {
                match op {
                    Operand::Label(l) if *l == from => *l = to,
                    Operand::Table(t) => {
                        for target in &mut self.f.tables[*t as usize].targets {
                            if *target == from {
                                *target = to;
                                self.nodes[to.as_u32() as usize].in_table = true;
                            }
                        }
                    }
                    _ => {}
                }
            }
        }
    }

    /// The guarded branch of a block takes the other sense and goes to `to`; a second branch goes.
    pub fn turn_round(&mut self, block: MBlock, to: MBlock) {
        let first = self.insts(block).len() - self.terminators(block);
        self.f.blocks[block].insts.truncate(first + 1);
        let branch = self.insts(block)[first];
        let data = &mut self.f.insts[branch];
        if let Some(guard) = &mut data.guard {
            let turned = !guard.negated;
            guard.negated = planted!(self.cx, ReversalKeepsSense, turned, guard.negated);
        }
        data.ops = [Operand::Label(to)].into_iter().collect();
    }
}
