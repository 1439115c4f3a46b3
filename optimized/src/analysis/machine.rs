//! Control flow of machine functions, on graphs of numbered nodes: dominators, loops, reducibility, structure.
//!
//! A graph is a list of successors for each node. Nodes that the entry does not reach are in no loop and dominated by
//! nothing.

use rustc_hash::{FxHashMap, FxHashSet};
use smallvec::SmallVec;
use tandem_ir::machine::effects::{Access, for_each_access};
use tandem_ir::machine::forms::FormTable;
use tandem_ir::machine::regs::Reg;
use tandem_ir::machine::{MBlock, MFunc};

/// No node.
const NONE: u32 = u32::MAX;

/// A graph by its edges, whatever they are stored in.
pub trait Edges {
    /// How many nodes there are.
    fn nodes(&self) -> usize;
    /// The `k`th successor of a node, if it has so many.
    fn nth(&self, node: u32, k: usize) -> Option<u32>;
    /// The successors of a node.
    fn from(&self, node: u32) -> impl Iterator<Item = u32> + Clone + '_ {
        (0..).map_while(move |k| self.nth(node, k))
    }
}

impl Edges for [Vec<u32>] {
    fn nodes(&self) -> usize {
        self.len()
    }
    fn nth(&self, node: u32, k: usize) -> Option<u32> {
        self[node as usize].get(k).copied()
    }
}

impl Edges for [SmallVec<[MBlock; 2]>] {
    fn nodes(&self) -> usize {
        self.len()
    }
    fn nth(&self, node: u32, k: usize) -> Option<u32> {
        self[node as usize].get(k).map(|b| b.as_u32())
    }
}

/// Lists of numbers by node, in one piece of memory.
struct Lists {
    starts: Vec<u32>,
    items: Vec<u32>,
}

impl Lists {
    /// The second of each pair under the first, in order.
    fn new(nodes: usize, pairs: impl Iterator<Item = (u32, u32)> + Clone) -> Lists {
        let mut starts = vec![0; nodes + 1];
        for (node, _) in pairs.clone() {
            starts[node as usize + 1] += 1;
        }
        for n in 0..nodes {
            starts[n + 1] += starts[n];
        }
        let mut items = vec![0; starts[nodes] as usize];
        let mut next = starts.clone();
        for (node, item) in pairs {
            let at = &mut next[node as usize];
            items[*at as usize] = item;
            *at += 1;
        }
        Lists { starts, items }
    }
    fn of(&self, node: u32) -> &[u32] {
        let n = node as usize;
        &self.items[self.starts[n] as usize..self.starts[n + 1] as usize]
    }
}

/// The nodes that `entry` reaches, in reverse post-order.
pub fn reverse_post_order(entry: u32, succs: &(impl Edges + ?Sized)) -> Vec<u32> {
    let mut seen = vec![false; succs.nodes()];
    let mut stack = vec![(entry, 0usize)];
    let mut order = Vec::with_capacity(succs.nodes());
    seen[entry as usize] = true;
    while let Some((node, next)) = stack.last_mut() {
        match succs.nth(*node, *next) {
            Some(s) => {
                *next += 1;
                if !std::mem::replace(&mut seen[s as usize], true) {
                    stack.push((s, 0));
                }
            }
            None => {
                order.push(*node);
                stack.pop();
            }
        }
    }
    order.reverse();
    order
}

/// The nodes that the entry reaches, in reverse post-order.
pub struct Order {
    nodes: Vec<u32>,
    /// Their places in it.
    place: Vec<u32>,
}

impl Order {
    /// Looks at a graph.
    pub fn new(entry: u32, succs: &(impl Edges + ?Sized)) -> Order {
        let nodes = reverse_post_order(entry, succs);
        let mut place = vec![NONE; succs.nodes()];
        for (i, &b) in nodes.iter().enumerate() {
            place[b as usize] = i as u32;
        }
        Order { nodes, place }
    }
    /// Whether no edge leads back: a graph without loops.
    pub fn is_acyclic(&self, succs: &(impl Edges + ?Sized)) -> bool {
        let place = |b: u32| self.place[b as usize];
        let mut all = self.nodes.iter();
        all.all(|&b| succs.from(b).all(|s| place(s) > place(b)))
    }
}

/// Immediate dominators by node; the entry's is itself, a node that is not reached has [`u32::MAX`].
pub fn dominators(entry: u32, succs: &(impl Edges + ?Sized)) -> Vec<u32> {
    Flow::new(entry, succs).idom
}

/// What is computed of a graph once.
pub struct Flow {
    /// The nodes that the entry reaches, in reverse post-order, and their places in it.
    order: Vec<u32>,
    place: Vec<u32>,
    /// Predecessors among them.
    preds: Lists,
    idom: Vec<u32>,
    tree: Vec<(u32, u32)>,
}

impl Flow {
    /// Looks at a graph.
    pub fn new(entry: u32, succs: &(impl Edges + ?Sized)) -> Flow {
        Flow::of(Order::new(entry, succs), entry, succs)
    }
    /// Looks at a graph whose order is known.
    pub fn of(order: Order, entry: u32, succs: &(impl Edges + ?Sized)) -> Flow {
        let n = succs.nodes();
        let Order {
            nodes: order,
            place,
        } = order;
        let edges = order
            .iter()
            .flat_map(|b| succs.from(*b).map(move |s| (s, *b)));
        let preds = Lists::new(n, edges);
        let idom = immediate_dominators(entry, &order, &place, &preds);
        let tree = intervals(entry, &idom);
        Flow {
            order,
            place,
            preds,
            idom,
            tree,
        }
    }
    /// Whether every retreating edge leads to a node that dominates where it comes from.
    pub fn is_reducible(&self) -> bool {
        let place = |b: u32| self.place[b as usize];
        self.order.iter().all(|&s| {
            let mut from = self.preds.of(s).iter();
            from.all(|&b| place(s) > place(b) || dominates(&self.tree, s, b))
        })
    }
}

fn immediate_dominators(entry: u32, order: &[u32], place: &[u32], preds: &Lists) -> Vec<u32> {
    let mut idom = vec![NONE; place.len()];
    idom[entry as usize] = entry;
    let mut changed = true;
    while changed {
        changed = false;
        for &b in &order[1..] {
            let mut new = NONE;
            for &p in preds.of(b) {
                if idom[p as usize] == NONE {
                    continue;
                }
                new = match new {
                    NONE => p,
                    n => meet(&idom, place, n, p),
                };
            }
            if idom[b as usize] != new {
                idom[b as usize] = new;
                changed = true;
            }
        }
    }
    idom
}

fn meet(idom: &[u32], place: &[u32], mut a: u32, mut b: u32) -> u32 {
    while a != b {
        while place[a as usize] > place[b as usize] {
            a = idom[a as usize];
        }
        while place[b as usize] > place[a as usize] {
            b = idom[b as usize];
        }
    }
    a
}

/// The nearest node that dominates both; nothing, if one of them is not reached.
pub fn common_dominator(idom: &[u32], a: u32, b: u32) -> Option<u32> {
    let chain = |mut n: u32| {
        let mut out = Vec::new();
        while idom[n as usize] != NONE {
            out.push(n);
            if idom[n as usize] == n {
                return Some(out);
            }
            n = idom[n as usize];
        }
        None
    };
    let of_a: FxHashSet<u32> = chain(a)?.into_iter().collect();
    chain(b)?.into_iter().find(|n| of_a.contains(n))
}

/// Numbers by which "dominates" is asked in constant time: entry and leaving of a walk over the tree.
fn intervals(entry: u32, idom: &[u32]) -> Vec<(u32, u32)> {
    let above = idom.iter().enumerate().map(|(n, d)| (*d, n as u32));
    let children = Lists::new(idom.len(), above.filter(|(d, n)| *d != NONE && d != n));
    let mut out = vec![(NONE, 0); idom.len()];
    let mut clock = 0;
    let mut stack = vec![(entry, 0usize)];
    out[entry as usize].0 = clock;
    while let Some((node, next)) = stack.last_mut() {
        clock += 1;
        match children.of(*node).get(*next) {
            Some(&c) => {
                *next += 1;
                out[c as usize].0 = clock;
                stack.push((c, 0));
            }
            None => {
                out[*node as usize].1 = clock;
                stack.pop();
            }
        }
    }
    out
}

fn dominates(tree: &[(u32, u32)], a: u32, b: u32) -> bool {
    let (x, y) = (tree[a as usize], tree[b as usize]);
    x.0 <= y.0 && y.1 <= x.1
}

/// The natural loops of a reducible graph, those with one header joined.
#[derive(Clone, Debug, Default)]
pub struct Loops {
    /// Header of the innermost loop by node.
    innermost: Vec<u32>,
    /// By header: header of the loop around.
    parent: Vec<u32>,
    is_header: Vec<bool>,
}

impl Loops {
    /// The loops of what the entry reaches.
    pub fn new(flow: &Flow) -> Loops {
        let n = flow.place.len();
        let (order, preds, tree) = (&flow.order, &flow.preds, &flow.tree);
        let mut l = Loops {
            innermost: vec![NONE; n],
            parent: vec![NONE; n],
            is_header: vec![false; n],
        };
        // Inner headers come later in the order than outer ones.
        for &h in order.iter().rev() {
            let latches = preds.of(h).iter().copied();
            let mut work: Vec<u32> = latches.filter(|p| dominates(tree, h, *p)).collect();
            if work.is_empty() {
                continue;
            }
            l.is_header[h as usize] = true;
            while let Some(b) = work.pop() {
                // The outermost loop that is known around the node is passed as one.
                let mut top = b;
                let inner = l.innermost[b as usize];
                if inner != NONE {
                    top = inner;
                    while l.parent[top as usize] != NONE {
                        top = l.parent[top as usize];
                    }
                }
                if top == h {
                    continue;
                }
                if inner == NONE {
                    l.innermost[b as usize] = h;
                } else {
                    l.parent[top as usize] = h;
                }
                let is_header = l.is_header[top as usize];
                let from = preds.of(top).iter();
                work.extend(from.filter(|p| !(is_header && dominates(tree, top, **p))));
            }
            l.innermost[h as usize] = h;
        }
        l
    }
    /// Whether a node is the header of a loop.
    pub fn is_header(&self, b: u32) -> bool {
        self.is_header.get(b as usize).copied().unwrap_or(false)
    }
    /// The header of the innermost loop around a node.
    pub fn innermost(&self, b: u32) -> Option<u32> {
        let h = self.innermost.get(b as usize).copied();
        h.filter(|h| *h != NONE)
    }
    /// The header of the loop around a loop.
    pub fn parent(&self, header: u32) -> Option<u32> {
        Some(self.parent[header as usize]).filter(|h| *h != NONE)
    }
    /// Whether a node is in the loop of a header.
    pub fn is_member(&self, b: u32, header: u32) -> bool {
        let mut at = self.innermost(b);
        while let Some(h) = at {
            if h == header {
                return true;
            }
            at = self.parent(h);
        }
        false
    }
    /// A node that is new is in the loops that another is in.
    pub fn insert_like(&mut self, new: u32, other: u32) {
        let n = self.innermost.len().max(new as usize + 1);
        self.innermost.resize(n, NONE);
        self.parent.resize(n, NONE);
        self.is_header.resize(n, false);
        self.innermost[new as usize] = self.innermost[other as usize];
    }
    /// All loops: header, and members with the header, sorted.
    pub fn all(&self) -> Vec<(u32, Vec<u32>)> {
        let mut out: std::collections::BTreeMap<u32, Vec<u32>> = Default::default();
        for b in 0..self.innermost.len() as u32 {
            let mut at = self.innermost(b);
            while let Some(h) = at {
                out.entry(h).or_default().push(b);
                at = self.parent(h);
            }
        }
        out.into_iter().collect()
    }
}

/// Whether a graph whose nodes all lead to `exit` or round for ever becomes one node by collapsing sequences, choices whose arms
/// join, and loops with at most one exit whose turns become one node so (TB-6). The graph is reducible.
pub fn reduces(entry: u32, exit: u32, succs: &[Vec<u32>]) -> bool {
    let flow = Flow::new(entry, succs);
    let loops = Loops::new(&flow);
    // Regions are loops, and what is in none, which has the entry for its header. A loop is a node of the one around it.
    // Their nodes, in reverse post-order.
    let mut regions: Vec<Vec<u32>> = vec![Vec::new(); succs.len() + 1];
    let root = succs.len() as u32;
    for &b in flow.order.iter().filter(|b| **b != exit) {
        let inner = loops.innermost(b);
        if inner == Some(b) {
            let around = loops.parent(b).unwrap_or(root);
            regions[around as usize].push(b);
        }
        regions[inner.unwrap_or(root) as usize].push(b);
    }
    // Where a loop goes on to, by its header.
    let mut leads: Vec<Option<u32>> = vec![None; succs.len()];
    let headers = flow.order.iter().rev().filter(|h| loops.is_header(**h));
    for region in headers.copied().chain([root]) {
        let nodes = std::mem::take(&mut regions[region as usize]);
        // The node of the region that a block belongs to; nothing, if it is outside.
        let node_of = |b: u32| {
            let mut node = b;
            let mut around = loops.innermost(b);
            if around == Some(b) {
                around = match region == b {
                    true => return None,
                    false => loops.parent(b),
                };
            }
            while around.unwrap_or(root) != region {
                node = around?;
                around = loops.parent(node);
            }
            Some(node)
        };
        let mut turn = Turn::new(&nodes);
        let mut exits: Option<u32> = None;
        for &b in &nodes {
            let is_loop = loops.is_header(b) && b != region;
            let to = match is_loop {
                true => leads[b as usize].as_slice(),
                false => &succs[b as usize][..],
            };
            for &s in to {
                if s == exit && region == root {
                    turn.edge(b, None);
                    continue;
                }
                let node = if s == exit { None } else { node_of(s) };
                turn.edge(b, node);
                // What is neither in the loop nor its header is where it goes on to.
                if node.is_none() && s != region && exits.replace(s).is_some_and(|e| e != s) {
                    return false;
                }
            }
        }
        if !turn.collapses() {
            return false;
        }
        if region != root {
            leads[region as usize] = exits;
        }
    }
    true
}

/// One turn of a loop: a graph without cycles, whose node 0 is its entry and whose last one its end.
struct Turn {
    number: FxHashMap<u32, u32>,
    out: Vec<FxHashSet<u32>>,
    into: Vec<FxHashSet<u32>>,
}

impl Turn {
    fn new(nodes: &[u32]) -> Turn {
        let number = nodes.iter().zip(0..).map(|(b, n)| (*b, n)).collect();
        Turn {
            number,
            out: vec![FxHashSet::default(); nodes.len() + 1],
            into: vec![FxHashSet::default(); nodes.len() + 1],
        }
    }
    fn end(&self) -> u32 {
        self.out.len() as u32 - 1
    }
    /// An edge to a node, or to the end.
    fn edge(&mut self, from: u32, to: Option<u32>) {
        let from = self.number[&from];
        let to = to.map_or(self.end(), |to| self.number[&to]);
        if from != to {
            self.out[from as usize].insert(to);
            self.into[to as usize].insert(from);
        }
    }
    /// Whether sequences and choices whose arms join can be collapsed until the entry alone is left.
    fn collapses(mut self) -> bool {
        let end = self.end();
        // Arms are folded from the inside out: nodes are taken backwards, and again when something behind them was folded.
        let mut work: Vec<u32> = (0..end).collect();
        let mut waits = vec![true; self.out.len()];
        while let Some(a) = work.pop() {
            waits[a as usize] = false;
            let folded = self.foldable(a);
            if folded.is_empty() {
                continue;
            }
            for b in folded {
                self.out[a as usize].remove(&b);
                self.into[b as usize].clear();
                let mut ways: Vec<u32> = std::mem::take(&mut self.out[b as usize])
                    .into_iter()
                    .collect();
                ways.sort_unstable();
                for t in ways {
                    self.into[t as usize].remove(&b);
                    self.into[t as usize].insert(a);
                    self.out[a as usize].insert(t);
                }
            }
            let mut again: Vec<u32> = self.into[a as usize].iter().copied().collect();
            again.sort_unstable();
            for b in again.into_iter().chain([a]) {
                if !std::mem::replace(&mut waits[b as usize], true) {
                    work.push(b);
                }
            }
        }
        self.out[0].iter().all(|s| *s == end)
    }
    /// What becomes one with a node: the only block behind it, or the arms of its choice if they join.
    fn foldable(&self, a: u32) -> Vec<u32> {
        let end = self.end();
        let out = &self.out[a as usize];
        let is_own = |b: u32| b != end && self.into[b as usize].len() == 1;
        let is_arm = |b: u32| is_own(b) && self.out[b as usize].len() <= 1;
        if out.len() == 1 {
            return out.iter().copied().filter(|b| is_own(*b)).collect();
        }
        let (mut arms, mut meets) = (Vec::new(), None);
        let mut ways: Vec<u32> = out.iter().copied().collect();
        ways.sort_unstable();
        for b in ways {
            let to = match is_arm(b) {
                true => {
                    arms.push(b);
                    self.out[b as usize].iter().next().copied()
                }
                false => Some(b),
            };
            if let Some(to) = to
                && meets.replace(to).is_some_and(|m| m != to)
            {
                return Vec::new();
            }
        }
        match meets {
            Some(_) => arms,
            None => Vec::new(),
        }
    }
}

/// Registers that are live into each block, sorted: read before they are written whole, on some path (BF-R7).
pub fn live_ins(f: &MFunc, forms: &FormTable) -> Vec<Vec<Reg>> {
    let n = f.blocks.len();
    let mut live: Vec<FxHashSet<Reg>> = vec![FxHashSet::default(); n];
    let mut succs = vec![SmallVec::new(); n];
    let mut preds = vec![Vec::new(); n];
    for (i, &b) in f.layout.iter().enumerate() {
        let list = f.successors(b, f.layout.get(i + 1).copied(), forms);
        for s in &list {
            preds[s.as_u32() as usize].push(b);
        }
        succs[b.as_u32() as usize] = list;
    }
    let mut work: Vec<MBlock> = f.layout.clone();
    let mut queued = vec![true; n];
    while let Some(b) = work.pop() {
        let at = b.as_u32() as usize;
        queued[at] = false;
        let mut now = FxHashSet::default();
        for s in &succs[at] {
            now.extend(live[s.as_u32() as usize].iter().copied());
        }
        for &i in f.blocks[b].insts.iter().rev() {
            let data = &f.insts[i];
            if data.guard.is_none() {
                for_each_access(data, forms, |r, how| {
                    if how == Access::Write {
                        now.remove(&r);
                    }
                });
            }
            for_each_access(data, forms, |r, how| {
                if how != Access::Write {
                    now.insert(r);
                }
            });
        }
        if now.len() != live[at].len() {
            live[at] = now;
            for p in &preds[at] {
                if !std::mem::replace(&mut queued[p.as_u32() as usize], true) {
                    work.push(*p);
                }
            }
        }
    }
    let sorted = live.into_iter().map(|set| {
        let mut list: Vec<Reg> = set.into_iter().collect();
        list.sort_unstable();
        list
    });
    sorted.collect()
}

#[cfg(test)]
mod tests {
    use super::reduces;

    /// Whether a graph is structured; the last node is the exit.
    fn structured(succs: &[&[u32]]) -> bool {
        let succs: Vec<Vec<u32>> = succs.iter().map(|s| s.to_vec()).collect();
        reduces(0, succs.len() as u32 - 1, &succs)
    }

    /// TB-6: sequences, ifs, choices of many with one join, loops with one exit.
    #[test]
    fn tb_6_structured() {
        assert!(structured(&[&[1], &[]]));
        assert!(structured(&[&[1], &[2], &[]]));
        // if, if with else, choice of three, one of which is nothing.
        assert!(structured(&[&[1, 2], &[2], &[3], &[]]));
        assert!(structured(&[&[1, 2], &[3], &[3], &[4], &[]]));
        assert!(structured(&[&[1, 2, 3], &[3], &[3], &[]]));
        // A loop of one block, a loop tested at its head around an if, a loop in a loop, a loop that is an arm.
        assert!(structured(&[&[0, 1], &[]]));
        assert!(structured(&[&[1, 4], &[2, 3], &[3], &[0], &[5], &[]]));
        assert!(structured(&[&[1], &[1, 2], &[0, 3], &[]]));
        assert!(structured(&[&[1, 2], &[1, 3], &[3], &[4], &[]]));
        // A loop that nobody leaves.
        assert!(structured(&[&[1, 2], &[1], &[3], &[]]));
    }

    /// TB-6: what is not.
    #[test]
    fn tb_6_unstructured() {
        // A way into an arm from the other one, a choice of many with two joins.
        assert!(!structured(&[&[1, 2], &[2, 3], &[3], &[4], &[]]));
        assert!(!structured(&[
            &[1, 2, 3],
            &[4],
            &[4],
            &[5],
            &[5],
            &[6],
            &[]
        ]));
        // A loop with two exits to different blocks.
        assert!(!structured(&[&[1, 2], &[0, 3], &[4], &[4], &[]]));
        // A loop with one exit, whose turn is none of these: only its exits are not enough.
        let turn: [&[u32]; 7] = [&[1, 2], &[2, 3], &[4, 3], &[5], &[5], &[0, 6], &[]];
        assert!(!structured(&turn));
    }
}
