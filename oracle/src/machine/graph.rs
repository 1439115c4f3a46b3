//! Control flow of a machine function: edges, dominators, post-dominators, loops; whether it is reducible, whether structured.
//!
//! Plain algorithms on sets of blocks: dominators are the largest solution of their equations, a graph is structured if
//! taking away structured pieces leaves one block.

use std::collections::{BTreeMap, BTreeSet};
use tandem_ir::machine::forms::Props;
use tandem_ir::machine::func::{Guard, Operand};
use tandem_ir::machine::{MBlock, MFunc, MInst, MachineContext};

/// One thing that the end of a block does, in order.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Step {
    /// Goes to a block if the guard says so, else on.
    If(Guard, usize, MInst),
    /// Goes where a jump table says; with a guard, perhaps on.
    Table(MInst, Vec<usize>),
    /// Leaves the function; with a guard, perhaps goes on.
    Leave(MInst),
    /// Goes to a block.
    Goto(usize),
    /// Runs off the end of the function.
    Off,
}

/// The graph of a function; blocks are numbered in order of layout.
#[derive(Clone, Debug, Default)]
pub struct Graph {
    /// Blocks by number.
    pub blocks: Vec<MBlock>,
    /// Successors, each once.
    pub succs: Vec<Vec<usize>>,
    /// Blocks in which control may leave the function.
    pub leaving: Vec<bool>,
}

/// The instructions of a block in front of its ending, and what the ending does.
pub fn ending(
    cx: &MachineContext,
    f: &MFunc,
    numbers: &BTreeMap<MBlock, usize>,
    at: usize,
) -> (Vec<MInst>, Vec<Step>) {
    let block = f.layout[at];
    let (last, falls) = f.ending(block, cx.forms());
    let insts = &f.blocks[block].insts;
    let body = insts[..insts.len() - last.len()].to_vec();
    // A target that is not in the layout leads nowhere; the verifier says so.
    let number = |b: &MBlock| numbers.get(b).copied().unwrap_or(usize::MAX);
    let mut steps = Vec::new();
    for &i in last {
        let data = &f.insts[i];
        let form = f.form(i, cx.forms());
        let to = data.ops.iter().find_map(|op| match op {
            Operand::Label(b) => Some(number(b)),
            _ => None,
        });
        let table = data.ops.iter().find_map(|op| match op {
            Operand::Table(t) => Some(&f.tables[*t as usize].targets),
            _ => None,
        });
        match (to, table, data.guard) {
            (Some(to), _, None) => steps.push(Step::Goto(to)),
            (Some(to), _, Some(g)) => steps.push(Step::If(g, to, i)),
            (None, Some(t), _) => steps.push(Step::Table(i, t.iter().map(number).collect())),
            _ if form.is_some_and(|f| f.is(Props::RETURN)) => steps.push(Step::Leave(i)),
            _ => {}
        }
        if data.guard.is_none() {
            break;
        }
    }
    if falls {
        steps.push(match at + 1 < f.layout.len() {
            true => Step::Goto(at + 1),
            false => Step::Off,
        });
    }
    (body, steps)
}

/// Blocks by their places in the layout.
pub fn numbers(f: &MFunc) -> BTreeMap<MBlock, usize> {
    f.layout.iter().enumerate().map(|(n, b)| (*b, n)).collect()
}

/// Sets of blocks, as bits.
type Sets = Vec<Vec<u64>>;

fn bit(set: &[u64], n: usize) -> bool {
    set[n / 64] >> (n % 64) & 1 == 1
}

impl Graph {
    /// The graph of a function.
    pub fn new(cx: &MachineContext, f: &MFunc) -> Graph {
        let numbers = numbers(f);
        let mut g = Graph {
            blocks: f.layout.clone(),
            ..Graph::default()
        };
        for at in 0..f.layout.len() {
            let (_, steps) = ending(cx, f, &numbers, at);
            let mut succs: Vec<usize> = Vec::new();
            let mut leaves = false;
            for step in &steps {
                match step {
                    Step::If(_, to, _) | Step::Goto(to) => succs.push(*to),
                    Step::Table(_, all) => succs.extend(all),
                    Step::Leave(_) | Step::Off => leaves = true,
                }
            }
            let mut seen = BTreeSet::new();
            succs.retain(|&s| s < f.layout.len() && seen.insert(s));
            g.succs.push(succs);
            g.leaving.push(leaves);
        }
        g
    }
    /// Number of blocks.
    pub fn len(&self) -> usize {
        self.succs.len()
    }
    /// Whether there are no blocks.
    pub fn is_empty(&self) -> bool {
        self.succs.is_empty()
    }
    /// Predecessors of every block, each once, in order.
    pub fn preds(&self) -> Vec<Vec<usize>> {
        let mut preds = vec![Vec::new(); self.len()];
        for (b, succs) in self.succs.iter().enumerate() {
            for &s in succs {
                preds[s].push(b);
            }
        }
        preds
    }
    /// Blocks that the entry reaches.
    pub fn reachable(&self) -> Vec<bool> {
        let mut seen = vec![false; self.len()];
        let mut open = if self.is_empty() { vec![] } else { vec![0] };
        while let Some(b) = open.pop() {
            if !std::mem::replace(&mut seen[b], true) {
                open.extend(&self.succs[b]);
            }
        }
        seen
    }
    /// For each block those that every path from a root to it passes, the block among them; `preds` lead towards the roots.
    fn dominators_of(preds: &[Vec<usize>], roots: &[usize]) -> Sets {
        let n = preds.len();
        let words = n.div_ceil(64);
        let mut dom = vec![vec![u64::MAX; words]; n];
        for &r in roots {
            dom[r] = vec![0; words];
            dom[r][r / 64] |= 1 << (r % 64);
        }
        let mut changed = true;
        while changed {
            changed = false;
            for b in (0..n).filter(|b| !roots.contains(b)) {
                let mut new = vec![u64::MAX; words];
                for &p in &preds[b] {
                    new.iter_mut().zip(&dom[p]).for_each(|(x, y)| *x &= y);
                }
                new[b / 64] |= 1 << (b % 64);
                if preds[b].is_empty() {
                    new = vec![u64::MAX; words];
                }
                if new != dom[b] {
                    dom[b] = new;
                    changed = true;
                }
            }
        }
        dom
    }
    /// Dominators of each block; of blocks that the entry does not reach nothing is meant.
    fn dominators(&self) -> Sets {
        let reachable = self.reachable();
        let mut preds = self.preds();
        for p in &mut preds {
            p.retain(|&b| reachable[b]);
        }
        Graph::dominators_of(&preds, &[0])
    }
    /// An edge of a cycle that is not entered at its header alone, as its two blocks.
    pub fn irreducible_edge(&self) -> Option<(usize, usize)> {
        if self.is_empty() {
            return None;
        }
        let dom = self.dominators();
        // Every retreating edge of a depth-first search goes to a dominator.
        let mut state = vec![0u8; self.len()];
        let mut stack = vec![(0usize, 0usize)];
        state[0] = 1;
        while let Some((b, next)) = stack.pop() {
            let Some(&s) = self.succs[b].get(next) else {
                state[b] = 2;
                continue;
            };
            stack.push((b, next + 1));
            match state[s] {
                0 => {
                    state[s] = 1;
                    stack.push((s, 0));
                }
                1 if !bit(&dom[b], s) => return Some((b, s)),
                _ => {}
            }
        }
        None
    }
    /// Natural loops of what the entry reaches, those of one header joined: header, and members with the header, in order.
    pub fn loops(&self) -> Vec<(usize, Vec<usize>)> {
        if self.is_empty() {
            return Vec::new();
        }
        let (dom, reachable, preds) = (self.dominators(), self.reachable(), self.preds());
        let mut all: BTreeMap<usize, BTreeSet<usize>> = BTreeMap::new();
        for b in (0..self.len()).filter(|&b| reachable[b]) {
            for &h in self.succs[b].iter().filter(|&&h| bit(&dom[b], h)) {
                let body = all.entry(h).or_insert_with(|| BTreeSet::from([h]));
                let mut open = vec![b];
                while let Some(x) = open.pop() {
                    if body.insert(x) {
                        open.extend(preds[x].iter().filter(|&&p| reachable[p]));
                    }
                }
            }
        }
        let list = all.into_iter();
        list.map(|(h, body)| (h, body.into_iter().collect()))
            .collect()
    }
    /// For each block the decisions (blocks with several successors) that it is control dependent on. Blocks from which the function
    /// cannot end are left out.
    pub fn control_dependence(&self) -> Vec<BTreeSet<usize>> {
        let n = self.len();
        // The end of the function is one more block.
        let mut succs = self.succs.clone();
        for (b, leaves) in self.leaving.iter().enumerate() {
            if *leaves {
                succs[b].push(n);
            }
        }
        succs.push(Vec::new());
        let mut back = vec![Vec::new(); n + 1];
        for (b, all) in succs.iter().enumerate() {
            for &s in all {
                back[s].push(b);
            }
        }
        let mut ends = vec![false; n + 1];
        let mut open = vec![n];
        while let Some(b) = open.pop() {
            if !std::mem::replace(&mut ends[b], true) {
                open.extend(&back[b]);
            }
        }
        for (b, all) in succs.iter_mut().enumerate() {
            all.retain(|&s| ends[s]);
            if !ends[b] {
                all.clear();
            }
        }
        let post = Graph::dominators_of(&succs, &[n]);
        let mut out = vec![BTreeSet::new(); n];
        for x in (0..n).filter(|&x| ends[x]) {
            for &y in &succs[x] {
                for (b, deps) in out.iter_mut().enumerate() {
                    let strictly = b != x && bit(&post[x], b);
                    if ends[b] && bit(&post[y], b) && !strictly {
                        deps.insert(x);
                    }
                }
            }
        }
        out
    }
    /// Whether the graph becomes one block by taking away sequences, ifs with up to any number of arms that meet, and natural loops whose
    /// exits lead to one block (TB-6). Blocks that leave the function meet at its end.
    pub fn is_structured(&self) -> bool {
        if self.is_empty() {
            return true;
        }
        let reachable = self.reachable();
        let n = self.len();
        // The end of the function is one more block.
        let of = |b: usize| -> BTreeSet<usize> {
            let end = self.leaving[b].then_some(n);
            self.succs[b].iter().copied().chain(end).collect()
        };
        let mut succs: Vec<BTreeSet<usize>> = (0..n)
            .map(|b| if reachable[b] { of(b) } else { BTreeSet::new() })
            .collect();
        succs.push(BTreeSet::new());
        if self.irreducible_edge().is_some() {
            return false;
        }
        // Innermost loops first: a loop has more blocks than one inside it.
        let mut loops = self.loops();
        loops.sort_by_key(|l| l.1.len());
        for (header, members) in loops {
            let members: BTreeSet<usize> = members.into_iter().collect();
            if !collapse_loop(&mut succs, header, &members) {
                return false;
            }
        }
        reduce(&mut succs, 0, n);
        succs[0].iter().all(|&s| s == n) && succs[1..n].iter().all(BTreeSet::is_empty)
    }
}

/// Makes one block of a loop, if what it repeats is structured and its exits lead to one block.
fn collapse_loop(succs: &mut [BTreeSet<usize>], header: usize, members: &BTreeSet<usize>) -> bool {
    let leaves = |b: usize| succs[b].iter().copied().filter(|s| !members.contains(s));
    let exits: BTreeSet<usize> = members.iter().flat_map(|&b| leaves(b)).collect();
    if exits.len() > 1 {
        return false;
    }
    // Going on with the next turn and leaving are both the end of a turn.
    let end = succs.len();
    let mut turn = vec![BTreeSet::new(); end + 1];
    for &b in members {
        turn[b] = succs[b]
            .iter()
            .map(|&s| {
                if s == header || !members.contains(&s) {
                    end
                } else {
                    s
                }
            })
            .collect();
    }
    reduce(&mut turn, header, end);
    let done = turn[header].iter().all(|&s| s == end)
        && members.iter().all(|&b| b == header || turn[b].is_empty());
    if done {
        for &b in members {
            succs[b].clear();
        }
        succs[header] = exits;
    }
    done
}

/// Takes away sequences and ifs as long as there are any; `end` is where all paths end.
fn reduce(succs: &mut [BTreeSet<usize>], entry: usize, end: usize) {
    loop {
        let mut preds = vec![0usize; succs.len()];
        for &s in succs.iter().flatten() {
            preds[s] += 1;
        }
        let single = |s: usize| s != end && s != entry && preds[s] == 1;
        let mut changed = false;
        for b in 0..succs.len() {
            let own = succs[b].clone();
            // A sequence.
            if let (1, Some(&s)) = (own.len(), own.first())
                && single(s)
                && s != b
            {
                succs[b] = std::mem::take(&mut succs[s]);
                changed = true;
                break;
            }
            // Arms that only this block leads to, and that meet where the others go.
            let arms: Vec<usize> = own
                .iter()
                .copied()
                .filter(|&s| s != b && single(s) && succs[s].len() <= 1)
                .collect();
            let mut meets: BTreeSet<usize> = own
                .difference(&arms.iter().copied().collect())
                .copied()
                .collect();
            meets.extend(arms.iter().flat_map(|&a| succs[a].iter().copied()));
            if !arms.is_empty() && meets.len() == 1 && own.len() > 1 {
                for a in arms {
                    succs[a].clear();
                }
                succs[b] = meets;
                changed = true;
                break;
            }
        }
        if !changed {
            return;
        }
    }
}
