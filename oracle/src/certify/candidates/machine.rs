//! Rewrites of machine functions: what a function has of each sort, and which merges of tails are proposed.

use super::{Candidates, Instances};
use tandem_ir::machine::func::Op;
use tandem_ir::machine::{MBlock, MFunc, MInst};
use tandem_ir::rewrite::{FieldValue, MachineRewrite, Sort};

/// Instructions of a block at which a tail may begin: the last so many that count.
const STARTS: usize = 3;
/// Blocks whose orders are all proposed.
const MOST_ORDERED: usize = 4;

/// The last counted instructions of a block.
fn starts(f: &MFunc, b: MBlock) -> Vec<MInst> {
    let counts = |i: &&MInst| !matches!(f.insts[**i].op, Op::Dbg(_) | Op::Cfi(_));
    let all: Vec<MInst> = f.blocks[b].insts.iter().filter(counts).copied().collect();
    all[all.len().saturating_sub(STARTS)..].to_vec()
}

/// All orders of some blocks.
fn orders(blocks: &[MBlock]) -> Vec<Vec<MBlock>> {
    let Some((&last, rest)) = blocks.split_last() else {
        return vec![Vec::new()];
    };
    let mut all = Vec::new();
    for order in orders(rest) {
        for at in 0..=order.len() {
            let mut order = order.clone();
            order.insert(at, last);
            all.push(order);
        }
    }
    all
}

impl Instances for MFunc {
    fn instances(&self, sort: Sort) -> Vec<FieldValue> {
        let blocks = || self.layout.iter().copied();
        match sort {
            Sort::MBlock => blocks().map(FieldValue::MBlock).collect(),
            Sort::OptionalMBlock => {
                let all = std::iter::once(None).chain(blocks().map(Some));
                all.map(FieldValue::OptionalMBlock).collect()
            }
            Sort::MBlocks => {
                let n = self.layout.len().min(MOST_ORDERED);
                let rest = &self.layout[n..];
                let all = orders(&self.layout[..n]).into_iter();
                all.map(|o| FieldValue::MBlocks([&o, rest].concat()))
                    .collect()
            }
            Sort::MInst => {
                let all = blocks().flat_map(|b| starts(self, b));
                all.map(FieldValue::MInst).collect()
            }
            Sort::Int => (0..=3).map(FieldValue::Int).collect(),
            _ => Vec::new(),
        }
    }
}

impl Candidates for MFunc {
    const RESTRICTED: &'static [&'static str] = &["merge-tails"];

    /// Every two and three blocks, at each of their last instructions, into a new block and into each of them.
    fn restricted(&self, kinds: &[&str]) -> Vec<MachineRewrite> {
        if !kinds.contains(&"merge-tails") {
            return Vec::new();
        }
        let tails: Vec<(MBlock, Vec<MInst>)> =
            self.layout.iter().map(|b| (*b, starts(self, *b))).collect();
        let mut sets: Vec<Vec<(MBlock, MInst)>> = vec![Vec::new()];
        for (b, insts) in &tails {
            let longer = sets.iter().filter(|s| s.len() < 3).flat_map(|s| {
                insts.iter().map(move |i| {
                    let mut s = s.clone();
                    s.push((*b, *i));
                    s
                })
            });
            let longer: Vec<_> = longer.collect();
            sets.extend(longer);
        }
        // Of three only tails of one length, as counted from the end: others have no common one.
        let length = |(b, i): &(MBlock, MInst)| {
            let all = starts(self, *b);
            all.len() - all.iter().position(|x| x == i).unwrap_or(0)
        };
        sets.retain(|s| match s.len() {
            2 => true,
            3 => s.iter().all(|m| length(m) == length(&s[0])),
            _ => false,
        });
        let mut all = Vec::new();
        for members in sets {
            let into = members.iter().map(|m| Some(m.0));
            for into in std::iter::once(None).chain(into) {
                let members = members.clone();
                all.push(MachineRewrite::MergeTails { members, into });
            }
        }
        all
    }
}
