//! The blocks of a machine function while it is edited: layout as a linked list, endings, successors, predecessors.
//!
//! The layout of an [`MFunc`] is a list in which inserting and removing costs its length. Here blocks are linked, and the
//! list is written back when somebody looks at the function ([`Graph::sync`]). Predecessors are kept lazily: a list may name
//! blocks that have stopped to be some, which [`Graph::preds`] weeds out.

use crate::context::MachineCx;
use crate::defects::planted;
use smallvec::SmallVec;
use std::cell::OnceCell;
use tandem_ir::machine::forms::{Form, Props};
use tandem_ir::machine::func::{Guard, InstData, Op, Operand};
use tandem_ir::machine::{MBlock, MFunc, MInst};

/// How a block ends (BF-R10).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum End {
    /// Runs on into the next block.
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

/// A function that is being edited.
pub(crate) struct Graph<'a> {
    pub f: &'a mut MFunc,
    pub cx: MachineCx<'a>,
    prev: Vec<u32>,
    next: Vec<u32>,
    first: u32,
    last: u32,
    /// Grows along the layout.
    number: Vec<u64>,
    present: Vec<bool>,
    succs: Vec<Successors>,
    preds: Vec<SmallVec<[MBlock; 4]>>,
    /// In how many places of tables that some instruction names the block stands.
    in_table: Vec<bool>,
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
            prev: vec![NONE; n],
            next: vec![NONE; n],
            first: NONE,
            last: NONE,
            number: vec![0; n],
            present: vec![false; n],
            succs: vec![SmallVec::new(); n],
            preds: vec![SmallVec::new(); n],
            in_table: vec![false; n],
            convergent: OnceCell::new(),
            epoch: 0,
            synced: true,
            f,
            cx,
        };
        let mut before = NONE;
        for (i, b) in g.f.layout.iter().map(|b| b.as_u32()).enumerate() {
            g.prev[b as usize] = before;
            match before {
                NONE => g.first = b,
                p => g.next[p as usize] = b,
            }
            g.number[b as usize] = (i as u64 + 1) * GAP;
            g.present[b as usize] = true;
            before = b;
        }
        g.last = before;
        let layout = g.f.layout.clone();
        for &b in &layout {
            g.succs[b.as_u32() as usize] = g.compute_succs(b);
            g.note_tables(b);
        }
        for &b in &layout {
            g.enter_edges(b);
        }
        g
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
        Some(self.next[b.as_u32() as usize])
            .filter(|n| *n != NONE)
            .map(block)
    }
    /// The block in front of another.
    pub fn prev(&self, b: MBlock) -> Option<MBlock> {
        Some(self.prev[b.as_u32() as usize])
            .filter(|n| *n != NONE)
            .map(block)
    }
    /// A number that grows along the layout, until a block is inserted.
    pub fn number(&self, b: MBlock) -> u64 {
        self.number[b.as_u32() as usize]
    }
    /// Whether a block is (still) one of the function.
    pub fn is_present(&self, b: MBlock) -> bool {
        self.present[b.as_u32() as usize]
    }
    /// The blocks in order.
    pub fn layout(&self) -> Vec<MBlock> {
        let mut out = Vec::new();
        let mut at = self.first;
        while at != NONE {
            out.push(block(at));
            at = self.next[at as usize];
        }
        out
    }
    /// Writes the layout into the function.
    pub fn sync(&mut self) {
        if !self.synced {
            self.f.layout = self.layout();
            self.synced = true;
        }
    }
    fn unlink(&mut self, b: MBlock) {
        let (p, n) = (
            self.prev[b.as_u32() as usize],
            self.next[b.as_u32() as usize],
        );
        match p {
            NONE => self.first = n,
            p => self.next[p as usize] = n,
        }
        match n {
            NONE => self.last = p,
            n => self.prev[n as usize] = p,
        }
        self.synced = false;
    }
    fn link_after(&mut self, b: MBlock, after: MBlock) {
        let (b, a) = (b.as_u32(), after.as_u32());
        let n = self.next[a as usize];
        self.prev[b as usize] = a;
        self.next[b as usize] = n;
        self.next[a as usize] = b;
        match n {
            NONE => self.last = b,
            n => self.prev[n as usize] = b,
        }
        self.synced = false;
        let low = self.number[a as usize];
        let high = match n {
            NONE => low + 2 * GAP,
            n => self.number[n as usize],
        };
        self.number[b as usize] = low + (high - low) / 2;
        if high - low < 2 {
            let mut at = self.first;
            let mut number = 0;
            while at != NONE {
                number += GAP;
                self.number[at as usize] = number;
                at = self.next[at as usize];
            }
        }
    }
    /// A new, empty block behind another; its edges are entered by [`Graph::changed`].
    pub fn insert_after(&mut self, after: MBlock) -> MBlock {
        let b = self.f.blocks.push(Default::default());
        self.prev.push(NONE);
        self.next.push(NONE);
        self.number.push(0);
        self.present.push(true);
        self.succs.push(SmallVec::new());
        self.preds.push(SmallVec::new());
        self.in_table.push(false);
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
    }
    /// Takes a block out of the function.
    pub fn remove(&mut self, b: MBlock) {
        self.unlink(b);
        let n = b.as_u32() as usize;
        self.present[n] = false;
        self.succs[n].clear();
        if let Some((blocks, count)) = self.convergent.get_mut() {
            *count -= usize::from(std::mem::take(&mut blocks[n]));
        }
        self.epoch += 1;
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
        let from_end = self.insts(b).iter().rev();
        from_end.take_while(|i| self.is_terminator(**i)).count()
    }
    /// How a block ends.
    pub fn end(&self, b: MBlock) -> End {
        let insts = self.insts(b);
        let ending = &insts[insts.len() - self.terminators(b)..];
        let branch = |i: MInst| {
            let data = &self.f.insts[i];
            match (&data.ops[..], self.form(i)) {
                ([Operand::Label(to)], Some(f)) if f.is(Props::BRANCH) && data.asm.is_none() => {
                    Some((data.guard, *to))
                }
                _ => None,
            }
        };
        match *ending {
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
        }
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
            for b in self.layout() {
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
    fn enter_edges(&mut self, b: MBlock) {
        for s in self.succs[b.as_u32() as usize].clone() {
            self.preds[s.as_u32() as usize].push(b);
        }
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
                self.in_table[target.as_u32() as usize] = true;
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
    pub fn preds(&mut self, b: MBlock) -> SmallVec<[MBlock; 4]> {
        let mut list = std::mem::take(&mut self.preds[b.as_u32() as usize]);
        list.retain(|p| self.is_present(*p) && self.succs(*p).contains(&b));
        list.sort_unstable_by_key(|p| self.number(*p));
        list.dedup();
        self.preds[b.as_u32() as usize] = list.clone();
        list
    }
    /// Whether a jump table that is in use has a block.
    pub fn is_in_table(&self, b: MBlock) -> bool {
        self.in_table[b.as_u32() as usize]
    }
    /// What is known of a block is computed again: its instructions, or the block behind it, changed.
    pub fn changed(&mut self, b: MBlock) {
        self.note_convergence(b);
        self.edges_changed(b);
    }
    /// As [`Graph::changed`], of a block whose instructions are the same but for branches.
    pub fn edges_changed(&mut self, b: MBlock) {
        let now = self.compute_succs(b);
        let n = b.as_u32() as usize;
        if now != self.succs[n] {
            self.epoch += 1;
            let old = std::mem::replace(&mut self.succs[n], now.clone());
            for s in now {
                if !old.contains(&s) {
                    self.preds[s.as_u32() as usize].push(b);
                }
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
                                self.in_table[to.as_u32() as usize] = true;
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
