//! What depends on order and paths: carry glue, ends of functions, registers before they are written (PS-32, PS-33, PS-35).

use super::{Level, Subject, Verifier};
use crate::machine::effects::{Access, for_each_access};
use crate::machine::forms::Props;
use crate::machine::func::{MBlock, MFunc, MInst, Op};
use crate::machine::regs::Reg;
use rustc_hash::{FxHashMap, FxHashSet};

/// Steps of the search for reads before writes, in blocks looked at. Beyond it the question stays open, which is reported.
const BUDGET: usize = 20_000_000;

impl<'m> Verifier<'m> {
    /// Whoever reads the carry has a writer in front of it in its block (PS-35); in our own output right in front (MM-13).
    pub(super) fn glue(&mut self, f: &'m MFunc) {
        for &block in &f.layout {
            let (mut written, mut adjacent) = (false, false);
            for &inst in &f.blocks[block].insts {
                let Some(form) = f.form(inst, &self.module.forms) else {
                    continue;
                };
                if form.is(Props::GLUE_IN) {
                    if !written {
                        let what = format!("'{}' without its carry", form.spelling);
                        self.at("PS-35", inst, what);
                    } else if !adjacent && self.level == Level::Own {
                        let what =
                            format!("'{}' is apart from what writes its carry", form.spelling);
                        self.at("MM-13", inst, what);
                    }
                }
                // `madc` and `addc` write the carry only with `.cc`.
                adjacent = form.is(Props::GLUE_OUT) && form.has(".cc");
                written |= adjacent;
            }
        }
    }

    /// Paths end, and registers are written before they are read.
    pub(super) fn paths(&mut self, f: &'m MFunc) {
        let falls = |b: &&MBlock| f.ending(**b, &self.module.forms).1;
        let last = f.layout.last().filter(falls);
        if last.is_some_and(|b| self.reached(f).contains(b)) {
            let subject = Subject::End(self.func);
            self.report("PS-32", subject, format!("'{}' runs off its end", f.name));
        }
        self.reads_before_writes(f);
    }

    fn successors(&self, f: &MFunc, position: usize) -> Vec<MBlock> {
        let next = f.layout.get(position + 1).copied();
        f.successors(f.layout[position], next, &self.module.forms)
            .to_vec()
    }

    fn reached(&self, f: &MFunc) -> FxHashSet<MBlock> {
        let position: FxHashMap<MBlock, usize> =
            f.layout.iter().enumerate().map(|(i, &b)| (b, i)).collect();
        let mut seen = FxHashSet::default();
        let mut work: Vec<MBlock> = f.layout.first().copied().into_iter().collect();
        while let Some(b) = work.pop() {
            if seen.insert(b) {
                work.extend(self.successors(f, position[&b]));
            }
        }
        seen
    }

    /// From each block that reads a register before it writes it, backwards to the entry.
    fn reads_before_writes(&mut self, f: &'m MFunc) {
        let reached = self.reached(f);
        let mut exposed: Vec<(Reg, MBlock, MInst)> = Vec::new();
        let mut writes: FxHashSet<(MBlock, Reg)> = FxHashSet::default();
        for &b in f.layout.iter().filter(|b| reached.contains(b)) {
            self.scan(f, b, &mut exposed, &mut writes);
        }
        let mut preds: FxHashMap<MBlock, Vec<MBlock>> = FxHashMap::default();
        for (i, &b) in f
            .layout
            .iter()
            .enumerate()
            .filter(|(_, b)| reached.contains(b))
        {
            for s in self.successors(f, i) {
                preds.entry(s).or_default().push(b);
            }
        }
        exposed.sort_unstable();
        let entry = f.layout.first().copied();
        let params: FxHashSet<Reg> = f.params.iter().filter_map(|p| p.reg).collect();
        let mut budget = BUDGET;
        let mut seen: FxHashSet<MBlock> = FxHashSet::default();
        let mut current = None;
        for (reg, block, inst) in exposed {
            if params.contains(&reg) {
                continue;
            }
            // One search serves all reads of a register: a block seen for one of them leads to nothing new.
            if current != Some(reg) {
                current = Some(reg);
                seen.clear();
            }
            let mut work = vec![block];
            let mut open = false;
            while let Some(b) = work.pop() {
                if !seen.insert(b) {
                    continue;
                }
                open |= Some(b) == entry;
                for &p in preds.get(&b).into_iter().flatten() {
                    budget = budget.saturating_sub(1);
                    if !writes.contains(&(p, reg)) {
                        work.push(p);
                    }
                }
            }
            if open {
                let name = f.regs.name(reg);
                self.at(
                    "PS-33",
                    inst,
                    format!("'{name}' may be read before it is written"),
                );
            }
            if budget == 0 {
                let what = "reads before writes: too large to be checked";
                return self.report("PS-33", Subject::Func(self.func), what);
            }
        }
    }

    fn scan(
        &self,
        f: &MFunc,
        block: MBlock,
        exposed: &mut Vec<(Reg, MBlock, MInst)>,
        writes: &mut FxHashSet<(MBlock, Reg)>,
    ) {
        let mut read: FxHashSet<Reg> = FxHashSet::default();
        for &inst in &f.blocks[block].insts {
            let data = &f.insts[inst];
            if !matches!(data.op, Op::Form(_)) {
                continue;
            }
            let undef = data.note.as_ref().map_or(&[][..], |n| &n.undef);
            for_each_access(data, &self.module.forms, |r, how| {
                let own = how == Access::Read && !undef.contains(&r);
                if own && !writes.contains(&(block, r)) && read.insert(r) {
                    exposed.push((r, block, inst));
                }
            });
            for_each_access(data, &self.module.forms, |r, how| {
                if how != Access::Read {
                    writes.insert((block, r));
                }
            });
        }
    }
}
