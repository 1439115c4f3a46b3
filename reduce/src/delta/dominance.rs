//! Which block comes before which on every path: just enough to know what a value may be replaced by.

use tandem_ir::function::Function;
use tandem_ir::{Block, Value, ValueDef};

/// Immediate dominators of the reachable blocks of a body.
pub(crate) struct Dominance {
    /// By block: place in reverse postorder, or `u32::MAX` if unreachable.
    place: Vec<u32>,
    /// By place: place of the immediate dominator (the entry's is itself).
    idom: Vec<u32>,
}

impl Dominance {
    pub(crate) fn new(f: &Function) -> Dominance {
        let order = postorder(f);
        let mut place = vec![u32::MAX; f.num_blocks()];
        for (n, b) in order.iter().rev().enumerate() {
            place[b.as_u32() as usize] = n as u32;
        }
        let mut d = Dominance {
            place,
            idom: vec![u32::MAX; order.len()],
        };
        if let Some(first) = d.idom.first_mut() {
            *first = 0;
        }
        let preds: Vec<Vec<u32>> = order
            .iter()
            .rev()
            .map(|&b| {
                f.predecessors(b)
                    .iter()
                    .filter_map(|&p| d.place_of(p))
                    .collect()
            })
            .collect();
        // Iterates to a fixed point; bodies are nearly always reducible, so two rounds are the rule.
        let mut changed = true;
        while changed {
            changed = false;
            for (n, preds) in preds.iter().enumerate().skip(1) {
                let known = preds
                    .iter()
                    .copied()
                    .filter(|&p| d.idom[p as usize] != u32::MAX);
                let new = known.reduce(|a, b| d.meet(a, b)).unwrap_or(0);
                changed |= std::mem::replace(&mut d.idom[n], new) != new;
            }
        }
        d
    }

    fn place_of(&self, b: Block) -> Option<u32> {
        self.place
            .get(b.as_u32() as usize)
            .copied()
            .filter(|&p| p != u32::MAX)
    }

    fn meet(&self, mut a: u32, mut b: u32) -> u32 {
        while a != b {
            if a > b {
                a = self.idom[a as usize];
            } else {
                b = self.idom[b as usize];
            }
        }
        a
    }

    /// True if every path to `b` leads through `a`; false if either cannot be reached.
    pub(crate) fn dominates(&self, a: Block, b: Block) -> bool {
        let (Some(a), Some(mut b)) = (self.place_of(a), self.place_of(b)) else {
            return false;
        };
        while b > a {
            b = self.idom[b as usize];
        }
        a == b
    }

    /// True if a value made elsewhere may be used at the start of block `b`.
    pub(crate) fn available_in(&self, f: &Function, v: Value, b: Block) -> bool {
        match f.value_def(v) {
            ValueDef::Const(_) | ValueDef::Arg(_) => true,
            ValueDef::Inst(i) => f
                .inst_block(i)
                .is_some_and(|d| d != b && self.dominates(d, b) && !f.kind(i).is_terminator()),
            _ => false,
        }
    }
}

fn postorder(f: &Function) -> Vec<Block> {
    let mut seen = vec![false; f.num_blocks()];
    let mut post = Vec::new();
    let mut stack: Vec<(Block, Vec<Block>)> = Vec::new();
    if let Some(b) = f.entry() {
        seen[b.as_u32() as usize] = true;
        stack.push((b, f.successors(b).collect()));
    }
    while let Some((b, left)) = stack.last_mut() {
        match left.pop() {
            Some(s) if !seen[s.as_u32() as usize] => {
                seen[s.as_u32() as usize] = true;
                stack.push((s, f.successors(s).collect()));
            }
            Some(_) => {}
            None => {
                post.push(*b);
                stack.pop();
            }
        }
    }
    post
}
