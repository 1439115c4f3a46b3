//! One register for what a copy connects: phis, and values that only go into them.
//!
//! Copies of phis are made as if every value had a register of its own. Here two registers of a copy become one unless they
//! *interfere*: one is written where the other holds a value that is still wanted, other than by the copy itself, after which
//! both hold the same. What has been joined interferes with all that its parts do.
//!
//! Only registers that some copy names are looked at. Liveness is a set of bits for each block; functions for which those sets
//! would be very large keep their copies, which the assembler takes out as well.

use super::module::State;
use crate::defects::planted;
use rustc_hash::{FxHashMap, FxHashSet};
use smallvec::SmallVec;
use tandem_ir::machine::effects::{Access, for_each_access};
use tandem_ir::machine::forms::FormTable;
use tandem_ir::machine::func::{Base, InstData, Operand};
use tandem_ir::machine::regs::Reg;
use tandem_ir::machine::{MBlock, MFunc, MInst};

/// Words of liveness, and visits of live registers at their writes, beyond which a function is left as it is.
const MOST_WORDS: usize = 1 << 21;
const MOST_VISITS: usize = 1 << 25;

/// A copy that may go: the instruction, and numbers of the registers.
struct Copy {
    inst: MInst,
    to: u32,
    from: u32,
}

/// Joins the registers of copies, and takes out copies of a register to itself, and those that nobody reads.
pub(super) fn coalesce(f: &mut MFunc, forms: &FormTable, m: &State) {
    drop_unread(f, forms);
    let mut regs = Numbers::default();
    let copies = copies(f, forms, &mut regs);
    if copies.is_empty() {
        return;
    }
    let Some(near) = interference(f, forms, &regs, &copies) else {
        return;
    };
    let mut sets = Sets::new(near);
    for c in &copies {
        let (a, b) = (sets.find(c.to), sets.find(c.from));
        let apart = sets.near[a as usize].contains(&b);
        if a != b && !planted!(m, PhiOverwrittenWhileWanted, apart, false) {
            sets.join(a, b);
        }
    }
    let gone: FxHashSet<MInst> = copies
        .iter()
        .filter(|c| sets.find(c.to) == sets.find(c.from))
        .map(|c| c.inst)
        .collect();
    for &b in &f.layout {
        f.blocks[b].insts.retain(|i| !gone.contains(i));
        for &i in &f.blocks[b].insts {
            rename(&mut f.insts[i], |r| match regs.of.get(&r) {
                Some(n) => regs.all[sets.find(*n) as usize],
                None => r,
            });
        }
    }
}

/// Takes out moves of numbers and registers to registers that nothing reads.
fn drop_unread(f: &mut MFunc, forms: &FormTable) {
    let mut read = FxHashSet::default();
    for i in f.layout.iter().flat_map(|b| &f.blocks[*b].insts) {
        for_each_access(&f.insts[*i], forms, |r, how| {
            if how != Access::Write {
                read.insert(r);
            }
        });
    }
    let unread = |i: &MInst| {
        let data = &f.insts[*i];
        let is_mov = f.form(*i, forms).is_some_and(|f| f.variant.family == "mov");
        let plain = match (&data.ops[..], data.guard, data.asm) {
            (
                [
                    Operand::Reg(d),
                    Operand::Int(..) | Operand::Float(_) | Operand::Reg(_),
                ],
                None,
                None,
            ) => !read.contains(d),
            _ => false,
        };
        is_mov && plain
    };
    let layout = f.layout.clone();
    let left: Vec<Vec<MInst>> = layout
        .iter()
        .map(|b| {
            let all = f.blocks[*b].insts.iter().copied();
            all.filter(|i| !unread(i)).collect()
        })
        .collect();
    for (b, insts) in layout.into_iter().zip(left) {
        f.blocks[b].insts = insts;
    }
}

/// Registers by number.
#[derive(Default)]
struct Numbers {
    of: FxHashMap<Reg, u32>,
    all: Vec<Reg>,
}

impl Numbers {
    fn number(&mut self, r: Reg) -> u32 {
        *self.of.entry(r).or_insert_with(|| {
            self.all.push(r);
            self.all.len() as u32 - 1
        })
    }
}

/// The copies between registers of a class, none of which an instruction names whose meaning is not known.
fn copies(f: &MFunc, forms: &FormTable, regs: &mut Numbers) -> Vec<Copy> {
    let mut found = Vec::new();
    let mut opaque = FxHashSet::default();
    for i in f.layout.iter().flat_map(|b| &f.blocks[*b].insts) {
        let data = &f.insts[*i];
        for_each_access(data, forms, |r, how| {
            if how == Access::Unknown {
                opaque.insert(r);
            }
        });
        let is_mov = f.form(*i, forms).is_some_and(|f| f.variant.family == "mov");
        if let (true, None, None, [Operand::Reg(to), Operand::Reg(from)]) =
            (is_mov, data.guard, data.asm, &data.ops[..])
            && to != from
            && to.class() == from.class()
        {
            found.push((*i, *to, *from));
        }
    }
    found.retain(|(_, to, from)| !opaque.contains(to) && !opaque.contains(from));
    let numbered = found.into_iter().map(|(inst, to, from)| Copy {
        inst,
        to: regs.number(to),
        from: regs.number(from),
    });
    numbered.collect()
}

/// What an instruction does to registers that have a number.
struct Effect {
    reads: SmallVec<[u32; 4]>,
    writes: SmallVec<[u32; 4]>,
    /// Under a guard what is written may stay as it was.
    guarded: bool,
}

impl Effect {
    fn of(data: &InstData, forms: &FormTable, regs: &Numbers) -> Effect {
        let mut e = Effect {
            reads: SmallVec::new(),
            writes: SmallVec::new(),
            guarded: data.guard.is_some(),
        };
        for_each_access(data, forms, |r, how| {
            if let Some(n) = regs.of.get(&r) {
                match how {
                    Access::Write => e.writes.push(*n),
                    _ => e.reads.push(*n),
                }
            }
        });
        e
    }
    /// What is live before the instruction, of what is behind it.
    fn before(&self, live: &mut [u64]) {
        if !self.guarded {
            for w in &self.writes {
                live[*w as usize / 64] &= !(1 << (w % 64));
            }
        }
        for r in &self.reads {
            live[*r as usize / 64] |= 1 << (r % 64);
        }
    }
}

/// The registers that each interferes with; none if that is too much work.
fn interference(
    f: &MFunc,
    forms: &FormTable,
    regs: &Numbers,
    copies: &[Copy],
) -> Option<Vec<FxHashSet<u32>>> {
    let words = regs.all.len().div_ceil(64);
    if words.saturating_mul(f.blocks.len()) > MOST_WORDS {
        return None;
    }
    let source: FxHashMap<MInst, u32> = copies.iter().map(|c| (c.inst, c.from)).collect();
    let blocks = Liveness::new(f, forms, regs, words);
    let mut near = vec![FxHashSet::default(); regs.all.len()];
    let mut visits = 0;
    for &b in &f.layout {
        let mut live = blocks.behind(b);
        for i in f.blocks[b].insts.iter().rev() {
            let e = Effect::of(&f.insts[*i], forms, regs);
            let from = source.get(i).copied();
            for &w in &e.writes {
                let mut meet = |o: u32| {
                    if o != w && Some(o) != from {
                        near[w as usize].insert(o);
                        near[o as usize].insert(w);
                    }
                };
                visits += words;
                each_bit(&live, |o| {
                    visits += 1;
                    meet(o);
                });
                e.writes.iter().for_each(|o| meet(*o));
                if visits > MOST_VISITS {
                    return None;
                }
            }
            e.before(&mut live);
        }
    }
    Some(near)
}

fn each_bit(set: &[u64], mut see: impl FnMut(u32)) {
    for (n, word) in set.iter().enumerate() {
        let mut rest = *word;
        while rest != 0 {
            see(n as u32 * 64 + rest.trailing_zeros());
            rest &= rest - 1;
        }
    }
}

/// Which registers are live into each block.
struct Liveness {
    words: usize,
    into: Vec<u64>,
    succs: Vec<SmallVec<[MBlock; 2]>>,
}

impl Liveness {
    fn new(f: &MFunc, forms: &FormTable, regs: &Numbers, words: usize) -> Liveness {
        let n = f.blocks.len();
        let mut out = Liveness {
            words,
            into: vec![0; words * n],
            succs: vec![SmallVec::new(); n],
        };
        let mut preds: Vec<SmallVec<[MBlock; 2]>> = vec![SmallVec::new(); n];
        for (k, &b) in f.layout.iter().enumerate() {
            let list = f.successors(b, f.layout.get(k + 1).copied(), forms);
            for s in &list {
                preds[s.as_u32() as usize].push(b);
            }
            out.succs[b.as_u32() as usize] = list;
        }
        let effects: Vec<Vec<Effect>> = out.effects(f, forms, regs);
        let mut work: Vec<MBlock> = f.layout.clone();
        let mut waits = vec![true; n];
        while let Some(b) = work.pop() {
            let at = b.as_u32() as usize;
            waits[at] = false;
            let mut live = out.behind(b);
            effects[at].iter().for_each(|e| e.before(&mut live));
            let own = &mut out.into[at * words..(at + 1) * words];
            if *own != live[..] {
                own.copy_from_slice(&live);
                for p in &preds[at] {
                    if !std::mem::replace(&mut waits[p.as_u32() as usize], true) {
                        work.push(*p);
                    }
                }
            }
        }
        out
    }
    /// What instructions that touch numbered registers do, block by block, from behind.
    fn effects(&self, f: &MFunc, forms: &FormTable, regs: &Numbers) -> Vec<Vec<Effect>> {
        let mut all: Vec<Vec<Effect>> = (0..f.blocks.len()).map(|_| Vec::new()).collect();
        for &b in &f.layout {
            let insts = f.blocks[b].insts.iter().rev();
            all[b.as_u32() as usize] = insts
                .map(|i| Effect::of(&f.insts[*i], forms, regs))
                .filter(|e| !e.reads.is_empty() || !e.writes.is_empty())
                .collect();
        }
        all
    }
    /// What is live behind a block.
    fn behind(&self, b: MBlock) -> Vec<u64> {
        let mut live = vec![0; self.words];
        for s in &self.succs[b.as_u32() as usize] {
            let at = s.as_u32() as usize * self.words;
            for (a, b) in live.iter_mut().zip(&self.into[at..at + self.words]) {
                *a |= b;
            }
        }
        live
    }
}

/// Registers that were joined, each set by one of them, with what it interferes with.
struct Sets {
    parent: Vec<u32>,
    near: Vec<FxHashSet<u32>>,
}

impl Sets {
    fn new(near: Vec<FxHashSet<u32>>) -> Sets {
        Sets {
            parent: (0..near.len() as u32).collect(),
            near,
        }
    }
    fn find(&mut self, mut n: u32) -> u32 {
        while self.parent[n as usize] != n {
            let above = self.parent[self.parent[n as usize] as usize];
            self.parent[n as usize] = above;
            n = above;
        }
        n
    }
    /// Joins two sets under the one that interferes with more.
    fn join(&mut self, a: u32, b: u32) {
        let (large, small) = match self.near[a as usize].len() < self.near[b as usize].len() {
            true => (b, a),
            false => (a, b),
        };
        self.parent[small as usize] = large;
        let mut near: Vec<u32> = std::mem::take(&mut self.near[small as usize])
            .into_iter()
            .collect();
        near.sort_unstable();
        for o in near {
            self.near[o as usize].remove(&small);
            self.near[o as usize].insert(large);
            self.near[large as usize].insert(o);
        }
    }
}

/// Gives the registers of an instruction other names.
fn rename(data: &mut InstData, mut to: impl FnMut(Reg) -> Reg) {
    fn one(op: &mut Operand, to: &mut impl FnMut(Reg) -> Reg) {
        match op {
            Operand::Reg(r) | Operand::Not(r) => *r = to(*r),
            Operand::Pair(a, b) => a.iter_mut().chain(b).for_each(|r| *r = to(*r)),
            Operand::Symbol(Base::Reg(r), _) | Operand::Address(Base::Reg(r), _) => *r = to(*r),
            Operand::List(all) | Operand::Vector(all) | Operand::Coordinates(all) => {
                all.iter_mut().for_each(|op| one(op, to));
            }
            _ => {}
        }
    }
    if let Some(g) = &mut data.guard {
        g.reg = to(g.reg);
    }
    data.ops.iter_mut().for_each(|op| one(op, &mut to));
}
