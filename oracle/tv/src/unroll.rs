//! A function's control flow without cycles: every loop taken a bounded number of times.
//!
//! Loops are found as LLVM's cycles are: a strongly connected component with a
//! header, and inside it, without the edges into the header, smaller ones. A
//! [`struct@Copy`] of a block is the block with the number of times that each loop around
//! it has gone round; an edge into the header of a loop goes to the next round, and
//! beyond the bound it is cut. This covers irreducible control flow as well: every
//! cycle passes the header of some component.
//!
//! A component that no edge leaves and that holds no call is an infinite loop: once
//! inside, the program neither returns nor does anything. Such components are not
//! unrolled; their entry is marked.

use rustc_hash::FxHashMap;
use tandem_ir::{Block, Function, Inst};

/// One copy of a block.
#[derive(Clone, Debug)]
pub struct Copy {
    /// The block.
    pub block: Block,
    /// Edges into it: copy and index among the successors of its terminator.
    pub preds: Vec<(usize, usize)>,
    /// Per successor of the terminator: the copy it leads to; `None` where the bound cuts it.
    pub succs: Vec<Option<usize>>,
    /// True if execution never leaves once it is here (an endless loop without calls).
    pub endless: bool,
    /// True if that loop makes progress without doing anything (`llvm.sideeffect`).
    pub progress: bool,
    /// True if the loop's metadata says that it makes progress, which it does not: it is undefined (`llvm.loop.mustprogress`).
    pub must_end: bool,
    /// How many rounds the loops around it have gone, outermost first.
    pub rounds: Vec<u32>,
}

/// The copies in an order in which every edge goes forward; the first is the entry.
#[derive(Clone, Debug, Default)]
pub struct Unrolled {
    /// The copies.
    pub copies: Vec<Copy>,
    /// True if some edge was cut.
    pub cut: bool,
}

/// More copies than this are refused.
pub const MAX_COPIES: usize = 20_000;

/// What the module says of instructions in loops.
pub struct LoopFacts<'a> {
    /// The call does nothing but make progress.
    pub makes_progress: &'a dyn Fn(Inst) -> bool,
    /// The terminator of a latch says that its loop makes progress.
    pub must_progress: &'a dyn Fn(Inst) -> bool,
}

/// What is said of an endless component: it makes progress, or has to and does not.
#[derive(Clone, Copy)]
struct Endless {
    progress: bool,
    must_end: bool,
}

/// The loops around a block, outermost first.
struct Nest {
    /// Per loop: its header.
    headers: Vec<Block>,
    /// Per block: the loops around it, as indices into `headers`.
    around: FxHashMap<Block, Vec<usize>>,
    /// Blocks of endless components, and what is said of those.
    endless: FxHashMap<Block, Endless>,
}

impl Unrolled {
    /// Unrolls; every loop may go round `bound` more times after the first. `None` if that is more than
    /// [`MAX_COPIES`] copies.
    pub fn new(f: &Function, bound: u32) -> Option<Unrolled> {
        let facts = LoopFacts {
            makes_progress: &|_| false,
            must_progress: &|_| false,
        };
        Unrolled::with(f, bound, &facts)
    }
    /// The same, with what the module says of instructions in loops.
    pub fn with(f: &Function, bound: u32, facts: &LoopFacts<'_>) -> Option<Unrolled> {
        let entry = f.entry()?;
        let nest = Nest::of(f, entry, facts);
        let mut at: FxHashMap<(Block, Vec<u32>), usize> = FxHashMap::default();
        let mut out: Vec<Copy> = Vec::new();
        let mut work = Vec::new();
        let mut cut = false;
        let first = (entry, vec![0; nest.around[&entry].len()]);
        let mut place = |key: (Block, Vec<u32>), out: &mut Vec<Copy>, work: &mut Vec<usize>| {
            *at.entry(key).or_insert_with_key(|(block, rounds)| {
                out.push(Copy {
                    block: *block,
                    preds: Vec::new(),
                    succs: Vec::new(),
                    endless: nest.endless.contains_key(block),
                    progress: nest.endless.get(block).is_some_and(|e| e.progress),
                    must_end: nest.endless.get(block).is_some_and(|e| e.must_end),
                    rounds: rounds.clone(),
                });
                work.push(out.len() - 1);
                out.len() - 1
            })
        };
        place(first, &mut out, &mut work);
        while let Some(n) = work.pop() {
            if out.len() > MAX_COPIES {
                return None;
            }
            if out[n].endless {
                continue;
            }
            let (block, rounds) = (out[n].block, out[n].rounds.clone());
            let succs: Vec<Block> = f.successors(block).collect();
            for s in succs {
                let next = nest
                    .step(block, s, &rounds)
                    .filter(|r| r.iter().all(|&x| x <= bound));
                let target = next.map(|r| place((s, r), &mut out, &mut work));
                cut |= target.is_none();
                out[n].succs.push(target);
            }
        }
        Some(Unrolled {
            copies: in_order(out),
            cut,
        })
    }
}

impl Nest {
    fn of(f: &Function, entry: Block, facts: &LoopFacts<'_>) -> Nest {
        let reachable = reverse_postorder(f, entry);
        let mut nest = Nest {
            headers: Vec::new(),
            around: reachable.iter().map(|&b| (b, Vec::new())).collect(),
            endless: FxHashMap::default(),
        };
        nest.split(f, &reachable, None, facts);
        nest
    }

    /// Finds the components among `blocks` (in reverse postorder) without edges into `header`.
    fn split(
        &mut self,
        f: &Function,
        blocks: &[Block],
        header: Option<Block>,
        facts: &LoopFacts<'_>,
    ) {
        let mut work = vec![(blocks.to_vec(), header)];
        while let Some((blocks, header)) = work.pop() {
            for component in components(f, &blocks, header) {
                let mut order: Vec<Block> = Vec::new();
                order.extend(blocks.iter().filter(|b| component.contains(b)));
                let Some(&head) = order.first() else { continue };
                let leaves = order
                    .iter()
                    .any(|&b| f.successors(b).any(|s| !component.contains(&s)));
                let some =
                    |what: &dyn Fn(Inst) -> bool| order.iter().any(|&b| f.insts(b).any(what));
                let acts = some(&|i| may_act(f, i) && !(facts.makes_progress)(i));
                if !leaves && !acts {
                    let progress = some(&|i| (facts.makes_progress)(i));
                    // The loop's own latches say so, not those of a loop inside.
                    let mut latches = (order.iter())
                        .filter(|&&b| f.successors(b).any(|s| s == head))
                        .map(|&b| f.terminator(b));
                    let must_end =
                        !progress && latches.all(|i| i.is_some_and(|i| (facts.must_progress)(i)));
                    let said = Endless { progress, must_end };
                    order.iter().for_each(|&b| {
                        self.endless.insert(b, said);
                    });
                }
                let loop_index = self.headers.len();
                self.headers.push(head);
                for b in &order {
                    if let Some(a) = self.around.get_mut(b) {
                        a.push(loop_index);
                    }
                }
                work.push((order, Some(head)));
            }
        }
    }

    /// Rounds after an edge.
    fn step(&self, from: Block, to: Block, rounds: &[u32]) -> Option<Vec<u32>> {
        let (a, b) = (self.around.get(&from)?, self.around.get(&to)?);
        Some(
            b.iter()
                .enumerate()
                .map(|(depth, &l)| {
                    if a.get(depth) != Some(&l) {
                        0
                    } else if self.headers[l] == to {
                        rounds[depth] + 1
                    } else {
                        rounds[depth]
                    }
                })
                .collect(),
        )
    }
}

/// True if the instruction does more than compute, or may be undefined: a loop around it is not an empty one.
pub(crate) fn may_act(f: &Function, i: tandem_ir::Inst) -> bool {
    use tandem_ir::inst::InstKind;
    match f.kind(i) {
        InstKind::Load(_) | InstKind::Store(_) | InstKind::CmpXchg { .. } => true,
        InstKind::AtomicRmw(..) | InstKind::Fence { .. } | InstKind::Unreachable => true,
        InstKind::Binary(op) => op.is_int_division(),
        // Going by poison is undefined behaviour, wherever it leads.
        InstKind::Br | InstKind::Switch | InstKind::IndirectBr => {
            f.num_operands(i) > 1 && f.as_int(f.operand(i, 0)).is_none()
        }
        k => k.call_info().is_some(),
    }
}

fn reverse_postorder(f: &Function, entry: Block) -> Vec<Block> {
    let mut seen: FxHashMap<Block, ()> = FxHashMap::default();
    let mut out = Vec::new();
    let mut stack = vec![(entry, f.successors(entry).collect::<Vec<_>>())];
    seen.insert(entry, ());
    while let Some((b, rest)) = stack.last_mut() {
        match rest.pop() {
            Some(s) => {
                if seen.insert(s, ()).is_none() {
                    stack.push((s, f.successors(s).collect()));
                }
            }
            None => {
                out.push(*b);
                stack.pop();
            }
        }
    }
    out.reverse();
    out
}

/// Strongly connected components with a cycle, ignoring edges into `header` (Tarjan, without recursion).
fn components(f: &Function, blocks: &[Block], header: Option<Block>) -> Vec<Vec<Block>> {
    let index: FxHashMap<Block, usize> = blocks.iter().enumerate().map(|(i, &b)| (b, i)).collect();
    let succs: Vec<Vec<usize>> = blocks
        .iter()
        .map(|&b| {
            let inside = f.successors(b).filter(|&s| Some(s) != header);
            inside.filter_map(|s| index.get(&s).copied()).collect()
        })
        .collect();
    let n = blocks.len();
    let (mut number, mut low) = (vec![usize::MAX; n], vec![0; n]);
    let (mut on_stack, mut stack, mut count) = (vec![false; n], Vec::new(), 0);
    let mut out = Vec::new();
    for root in 0..n {
        if number[root] != usize::MAX {
            continue;
        }
        let mut calls = vec![(root, 0)];
        while let Some(&mut (v, ref mut next)) = calls.last_mut() {
            if *next == 0 {
                (number[v], low[v]) = (count, count);
                count += 1;
                stack.push(v);
                on_stack[v] = true;
            }
            if let Some(&w) = succs[v].get(*next) {
                *next += 1;
                if number[w] == usize::MAX {
                    calls.push((w, 0));
                } else if on_stack[w] {
                    low[v] = low[v].min(number[w]);
                }
                // A first visit is told by `next == 0`, so a revisit must not come back to it.
                continue;
            }
            *next = usize::MAX;
            calls.pop();
            if let Some(&(u, _)) = calls.last() {
                low[u] = low[u].min(low[v]);
            }
            if low[v] == number[v] {
                let mut component = Vec::new();
                while let Some(w) = stack.pop() {
                    on_stack[w] = false;
                    component.push(w);
                    if w == v {
                        break;
                    }
                }
                let cyclic = component.len() > 1 || succs[v].contains(&v);
                if cyclic {
                    component.sort_unstable();
                    out.push(component.into_iter().map(|i| blocks[i]).collect());
                }
            }
        }
    }
    out
}

/// Copies renumbered so that every edge goes forward, with predecessors filled in.
fn in_order(copies: Vec<Copy>) -> Vec<Copy> {
    let mut order = Vec::new();
    let mut seen = vec![false; copies.len()];
    let mut stack = vec![(0, 0)];
    seen[0] = true;
    while let Some(&mut (n, ref mut next)) = stack.last_mut() {
        // Last successor first, so that the order of the text survives where it can.
        let succs = &copies[n].succs;
        if *next < succs.len() {
            let s = succs[succs.len() - 1 - *next];
            *next += 1;
            if let Some(s) = s.filter(|&s| !seen[s]) {
                seen[s] = true;
                stack.push((s, 0));
            }
        } else {
            order.push(n);
            stack.pop();
        }
    }
    order.reverse();
    let mut place = vec![0; copies.len()];
    for (new, &old) in order.iter().enumerate() {
        place[old] = new;
    }
    let mut out: Vec<Copy> = order.iter().map(|&old| copies[old].clone()).collect();
    for c in &mut out {
        for s in c.succs.iter_mut().flatten() {
            *s = place[*s];
        }
    }
    for n in 0..out.len() {
        for (i, s) in out[n].succs.clone().into_iter().enumerate() {
            if let Some(s) = s {
                out[s].preds.push((n, i));
            }
        }
    }
    out
}
