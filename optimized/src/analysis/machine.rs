//! Control flow of machine functions, on graphs of numbered nodes: dominators, loops, reducibility, structure.
//!
//! A graph is a list of successors for each node. Nodes that the entry does not reach are in no loop and dominated by
//! nothing.

use rustc_hash::FxHashSet;
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

/// Whether a graph whose nodes all lead to `exit` or round for ever becomes one node by collapsing loops with at most one
/// exit, sequences, and choices whose arms join.
pub fn reduces(entry: u32, exit: u32, succs: &[Vec<u32>]) -> bool {
    let flow = Flow::new(entry, succs);
    let loops = Loops::new(&flow);
    let order = flow.order;
    // Every node of a loop is its header, from the innermost out; what leaves a loop leaves the header.
    let mut leader: Vec<u32> = (0..succs.len() as u32).collect();
    let outermost = |mut b: u32| {
        if let Some(h) = loops.innermost(b) {
            b = h;
            while let Some(h) = loops.parent(b) {
                b = h;
            }
        }
        b
    };
    for &b in &order {
        leader[b as usize] = outermost(b);
    }
    for (h, members) in loops.all() {
        let mut exits: Vec<u32> = members
            .iter()
            .flat_map(|m| &succs[*m as usize])
            .copied()
            .filter(|s| !loops.is_member(*s, h))
            .collect();
        exits.sort_unstable();
        exits.dedup();
        if exits.len() > 1 {
            return false;
        }
    }
    let mut out: Vec<FxHashSet<u32>> = vec![FxHashSet::default(); succs.len()];
    let mut into: Vec<FxHashSet<u32>> = vec![FxHashSet::default(); succs.len()];
    for &b in &order {
        for &s in &succs[b as usize] {
            let (x, y) = (leader[b as usize], leader[s as usize]);
            if x != y {
                out[x as usize].insert(y);
                into[y as usize].insert(x);
            }
        }
    }
    // Arms are folded from the inside out: the order is gone through backwards until nothing changes.
    let mut work: Vec<u32> = order
        .iter()
        .copied()
        .filter(|b| leader[*b as usize] == *b)
        .collect();
    let mut gone = vec![false; succs.len()];
    while let Some(a) = work.pop() {
        if gone[a as usize] || a == exit {
            continue;
        }
        let mut arms: Vec<u32> = out[a as usize].iter().copied().collect();
        if arms.is_empty() {
            continue;
        }
        arms.sort_unstable();
        let is_arm =
            |b: u32| b != exit && into[b as usize].len() == 1 && out[b as usize].len() <= 1;
        let fold = match arms[..] {
            [only] => (only != exit && into[only as usize].len() == 1).then(|| vec![only]),
            _ => {
                let joins = |b: u32| out[b as usize].iter().all(|j| out[a as usize].contains(j));
                let inner: Vec<u32> = arms
                    .iter()
                    .copied()
                    .filter(|b| is_arm(*b) && joins(*b))
                    .collect();
                let mut targets: Vec<u32> = arms
                    .iter()
                    .flat_map(|b| &out[*b as usize])
                    .copied()
                    .collect();
                targets.sort_unstable();
                targets.dedup();
                if !inner.is_empty() {
                    Some(inner)
                } else {
                    (arms.iter().all(|b| is_arm(*b)) && targets.len() <= 1).then_some(arms)
                }
            }
        };
        let Some(fold) = fold else { continue };
        for b in fold {
            gone[b as usize] = true;
            out[a as usize].remove(&b);
            let targets = std::mem::take(&mut out[b as usize]);
            let mut targets: Vec<u32> = targets.into_iter().collect();
            targets.sort_unstable();
            for t in targets {
                into[t as usize].remove(&b);
                into[t as usize].insert(a);
                out[a as usize].insert(t);
            }
        }
        let mut again: Vec<u32> = into[a as usize].iter().copied().collect();
        again.sort_unstable();
        work.extend(again);
        work.push(a);
    }
    out[leader[entry as usize] as usize]
        .iter()
        .all(|s| *s == exit)
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
