//! Static single assignment after a block got a copy, or several (JT-T7).
//!
//! Every value of the block now has further definitions, one in each copy. A use further on
//! takes the one that reaches it, and a new phi where several do. Which of them reaches the start of
//! a block does not depend on the value, so it is worked out once for all values,
//! over the blocks that lie backwards from the uses up to the block and its copies; phis
//! are then made only for values that need them.

use super::copy::{Substitution, substitute};
use super::phis::NAME_PHI;
use crate::analysis::blocks::{BlockSet, LayoutOrder};
use crate::context::Cx;
use crate::defects::planted;
use rustc_hash::FxHashMap;
use smallvec::SmallVec;
use tandem_ir::metadata::DebugRecord;
use tandem_ir::{Block, Function, Inst, Type, Value};

/// Which definition control brings along.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Reaching {
    /// The block's own.
    Original,
    /// That of the copy with this number.
    Copy(usize),
    /// Several: merged at the start of this block.
    Merged(Block),
}

/// A use that has to be looked at: operand of an instruction, and the block at whose start it reads.
struct Site {
    user: Inst,
    operand: usize,
    block: Block,
}

struct Repair<'a> {
    cx: Cx<'a>,
    f: &'a mut Function,
    order: &'a LayoutOrder,
    original: Block,
    /// The copies in order of their numbers as blocks, each with what the values are in it.
    copies: &'a [(Block, &'a Substitution)],
    /// The values of the original.
    values: &'a [Value],
    /// What reaches the start of a block.
    start: FxHashMap<Block, Reaching>,
    phis: FxHashMap<(Value, Block), Value>,
    /// Phis without entries yet: which value they merge.
    open: Vec<(Inst, Value, Block)>,
    touched: Vec<Block>,
}

/// Repairs the uses of the values of `original` after it was copied to `copy`; `map` says what they are there.
/// Returns the blocks in which something changed, in no order of meaning but always the same.
pub(crate) fn repair(
    cx: Cx<'_>,
    f: &mut Function,
    order: &LayoutOrder,
    original: Block,
    copy: Block,
    map: &Substitution,
) -> Vec<Block> {
    let values: SmallVec<[Value; 8]> = map.pairs().iter().map(|p| p.0).collect();
    repair_all(cx, f, order, original, &[(copy, map)], &values)
}

/// The same for a block that was copied several times. `copies` must be sorted by block; `values` are those of
/// the original.
pub(crate) fn repair_all(
    cx: Cx<'_>,
    f: &mut Function,
    order: &LayoutOrder,
    original: Block,
    copies: &[(Block, &Substitution)],
    values: &[Value],
) -> Vec<Block> {
    let mut r = Repair {
        cx,
        f,
        order,
        original,
        copies,
        values,
        start: FxHashMap::default(),
        phis: FxHashMap::default(),
        open: Vec::new(),
        touched: Vec::new(),
    };
    let values: SmallVec<[(Value, Vec<Site>); 8]> = values
        .iter()
        .map(|&v| (v, r.sites(v)))
        .filter(|p| !p.1.is_empty())
        .collect();
    let records = r.record_sites();
    let roots = values.iter().flat_map(|v| v.1.iter().map(|s| s.block));
    let roots: Vec<Block> = roots.chain(records.iter().map(|s| s.1)).collect();
    if roots.is_empty() {
        return r.touched;
    }
    r.solve(roots);
    for (v, sites) in values {
        for s in sites {
            let new = r.at_start(v, s.block);
            if new != v {
                r.f.set_operand(s.user, s.operand, new);
                r.touched.push(s.block);
            }
        }
    }
    r.fill_phis();
    r.fix_records(&records);
    r.touched
}

impl Repair<'_> {
    /// Uses of a value outside its block. A phi reads at the end of the block that it comes from.
    fn sites(&self, v: Value) -> Vec<Site> {
        let f = &*self.f;
        let mut sites = Vec::new();
        for u in f.uses(v) {
            let (user, operand) = (f.user(u), f.use_index(u));
            let at = if planted!(self.cx, PhiReadInItsOwnBlock, f.is_phi(user), false) {
                f.as_block(f.operand(user, operand + 1))
            } else {
                f.inst_block(user)
            };
            let skip = planted!(
                self.cx,
                UsesBehindNotRepaired,
                self.original,
                at.unwrap_or(self.original)
            );
            if let Some(block) = at.filter(|&b| b != skip) {
                sites.push(Site {
                    user,
                    operand,
                    block,
                });
            }
        }
        // Use lists are in order of making; new phis should not depend on it.
        sites.sort_unstable_by_key(|s| (self.order.of(s.block), s.user, s.operand));
        sites
    }

    /// Debug records elsewhere that mention a value of the block, with their blocks.
    fn record_sites(&self) -> Vec<(Inst, Block)> {
        let f = &*self.f;
        let mut sites: Vec<(Inst, Block)> = Vec::new();
        for &v in self.values {
            for &i in f.debug_users(v) {
                if let Some(b) = f.inst_block(i)
                    && self.defining(b).is_none()
                {
                    sites.push((i, b));
                }
            }
        }
        sites.sort_unstable();
        sites.dedup();
        sites
    }

    /// Finds what reaches the start of every block from which a root can be reached without passing a copy.
    fn solve(&mut self, roots: Vec<Block>) {
        let mut region = BlockSet::new();
        let mut work = roots;
        let mut entered: Vec<Block> = Vec::new();
        while let Some(b) = work.pop() {
            if !region.insert(b) {
                continue;
            }
            for p in self.f.pred_edges(b) {
                if self.defining(p).is_some() {
                    entered.push(b);
                } else {
                    work.push(p);
                }
            }
        }
        entered.sort_unstable_by_key(|&b| self.order.of(b));
        entered.dedup();
        let sequence = self.forward(&entered, &region);
        let mut changed = true;
        while changed {
            changed = false;
            for &b in sequence.iter().rev() {
                let new = self.meet(b);
                if new.is_some() && self.start.get(&b).copied() != new {
                    self.start.extend(new.map(|n| (b, n)));
                    changed = true;
                }
            }
        }
    }

    /// The region in post order from the blocks right behind the copies.
    fn forward(&self, entered: &[Block], region: &BlockSet) -> Vec<Block> {
        let mut seen = BlockSet::new();
        let mut post = Vec::new();
        for &root in entered {
            if !seen.insert(root) {
                continue;
            }
            let mut stack: Vec<(Block, SmallVec<[Block; 4]>)> = vec![(root, self.inner(root))];
            while let Some((b, todo)) = stack.last_mut() {
                match todo.pop() {
                    Some(s) => {
                        if region.contains(s) && seen.insert(s) {
                            stack.push((s, self.inner(s)));
                        }
                    }
                    None => {
                        post.push(*b);
                        stack.pop();
                    }
                }
            }
        }
        post
    }

    /// Successors, unless the block defines the values anew.
    fn inner(&self, b: Block) -> SmallVec<[Block; 4]> {
        if self.defining(b).is_some() {
            return SmallVec::new();
        }
        self.f.successors(b).collect()
    }

    /// The definition that a block itself makes: the original's or a copy's.
    fn defining(&self, b: Block) -> Option<Reaching> {
        if b == self.original {
            return Some(Reaching::Original);
        }
        let number = self.copies.binary_search_by_key(&b, |c| c.0);
        number.ok().map(Reaching::Copy)
    }

    /// What reaches the end of a block.
    fn at_end(&self, b: Block) -> Option<Reaching> {
        self.defining(b).or_else(|| self.start.get(&b).copied())
    }

    /// What reaches the start of a block, by what reaches the ends of its predecessors. Once merged, always merged.
    fn meet(&self, b: Block) -> Option<Reaching> {
        let merged = Reaching::Merged(b);
        if self.start.get(&b) == Some(&merged) {
            return Some(merged);
        }
        let mut all = self.f.pred_edges(b).filter_map(|p| self.at_end(p));
        let first = all.next()?;
        Some(
            if planted!(self.cx, FirstDefinitionWins, all.all(|r| r == first), true) {
                first
            } else {
                merged
            },
        )
    }

    /// The value that stands for `v` at the start of a block.
    fn at_start(&mut self, v: Value, b: Block) -> Value {
        let reaching = self.start.get(&b).copied();
        self.resolve(v, reaching)
    }

    fn resolve(&mut self, v: Value, reaching: Option<Reaching>) -> Value {
        match reaching {
            Some(Reaching::Original) => v,
            Some(Reaching::Copy(n)) => self.copies[n].1.get(v),
            Some(Reaching::Merged(at)) => self.phi(v, at),
            // Nothing gets here.
            None => {
                let ty: Type = self.f.value_type(v);
                self.f.poison(ty)
            }
        }
    }

    fn phi(&mut self, v: Value, at: Block) -> Value {
        if let Some(&p) = self.phis.get(&(v, at)) {
            return p;
        }
        let ty = self.f.value_type(v);
        let i = self.f.new_phi(at, ty, NAME_PHI);
        let p = self.f.result(i).unwrap_or(v);
        self.phis.insert((v, at), p);
        self.open.push((i, v, at));
        self.touched.push(at);
        p
    }

    fn fill_phis(&mut self) {
        while let Some((phi, v, at)) = self.open.pop() {
            let mut preds: Vec<Block> = self.f.pred_edges(at).collect();
            preds.sort_unstable_by_key(|&p| self.order.of(p));
            if planted!(
                self.cx,
                RepairForgetsDoubleEdge,
                false,
                faulty::doubled(&preds)
            ) {
                preds.dedup();
            }
            for p in preds {
                let reaching = self.at_end(p);
                let new = self.resolve(v, reaching);
                self.f.add_phi_entry(phi, new, p);
            }
        }
    }

    /// Debug records follow the values where one is at hand; no phi is made for their sake.
    fn fix_records(&mut self, sites: &[(Inst, Block)]) {
        for &(i, b) in sites {
            let records: Vec<DebugRecord> = self.f.take_debug_records(i);
            for mut r in records {
                let mut new: Vec<(Value, Value)> = Vec::new();
                for v in r.values().filter(|v| self.values.contains(v)) {
                    new.push((v, v));
                }
                for pair in &mut new {
                    pair.1 = self.for_record(pair.0, b);
                }
                substitute(&mut r, &mut |v| {
                    new.iter().find(|p| p.0 == v).map_or(v, |p| p.1)
                });
                self.f.add_debug_record(i, r);
            }
        }
    }

    fn for_record(&mut self, v: Value, b: Block) -> Value {
        match self.start.get(&b).copied() {
            Some(Reaching::Merged(at)) => match self.phis.get(&(v, at)) {
                Some(&p) => p,
                None => self.resolve(v, None),
            },
            other => self.resolve(v, other),
        }
    }
}
