//! The call graph as the managers of components walk it: strongly connected components, callees first.
//!
//! The order is that of LLVM's `LazyCallGraph`, because executions are numbered by it. Two functions hang together if each can
//! come to the other by calls and by mentions; in such a set, components are made by calls alone. Functions that nobody
//! outside can come to are in no component, and no manager of components visits them.

use rustc_hash::{FxHashMap, FxHashSet};
use tandem_ir::constant::{ConstantData, ConstantPool};
use tandem_ir::module::{GlobalKind, Linkage};
use tandem_ir::{Constant, Function, Global, Header, Module, ValueDef};

/// An edge between bodies.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Edge {
    to: usize,
    calls: bool,
}

/// A visit of all components, callees first. What was one component may become several while its functions change; the visit
/// goes on with the first of them, from its beginning, and comes to the others next.
pub struct Components {
    graph: Graph,
    /// Those that wait, the next one last.
    waiting: Vec<Vec<usize>>,
    current: Vec<usize>,
    /// The current one is smaller than it was when its visit began.
    again: bool,
}

impl Components {
    /// The components of a module.
    pub fn new(m: &Module) -> Components {
        let graph = Graph::new(m);
        let mut waiting = graph.components();
        waiting.reverse();
        Components {
            graph,
            waiting,
            current: Vec::new(),
            again: false,
        }
    }

    /// Goes to the next component, or visits the same one again if it has become smaller; false if there is none left.
    pub fn advance(&mut self) -> bool {
        if std::mem::take(&mut self.again) {
            return true;
        }
        self.current = self.waiting.pop().unwrap_or_default();
        !self.current.is_empty()
    }

    /// The numbers of the bodies of the component that is visited.
    pub fn current(&self) -> &[usize] {
        &self.current
    }

    /// A function of the current component was changed: it may call fewer others now.
    pub fn function_changed(&mut self, m: &Module, body: usize) {
        if self.current.len() < 2 {
            return;
        }
        let new = Bodies::new(m).edges(&m.bodies[body]);
        let old = std::mem::replace(&mut self.graph.edges[body], new);
        for gone in old.into_iter().filter(|e| e.calls) {
            let still = |e: &Edge| e.calls && e.to == gone.to;
            if !self.graph.edges[body].iter().any(still) && self.current.contains(&gone.to) {
                self.split(gone.to);
            }
        }
    }

    /// A call of `target` in the current component is gone. What can still come to `target` stays one component with it, which
    /// is visited last.
    fn split(&mut self, target: usize) {
        let all = std::mem::take(&mut self.current);
        let mut split = Split::of(&all, target);
        for &root in &all {
            split.from(root, &self.graph.edges);
        }
        let mut parts = split.parts.into_iter();
        match parts.next() {
            None => self.current = all,
            Some(first) => {
                self.waiting.push(split.with_target);
                self.waiting.extend(parts.rev());
                self.current = first;
                self.again = true;
            }
        }
    }
}

/// One component being taken apart.
struct Split {
    /// Of bodies of the component: when they were come to, as in [`Walk`].
    number: FxHashMap<usize, (usize, usize)>,
    with_target: Vec<usize>,
    /// The other parts, callees first.
    parts: Vec<Vec<usize>>,
}

impl Split {
    fn of(all: &[usize], target: usize) -> Split {
        let mut number: FxHashMap<usize, (usize, usize)> =
            all.iter().map(|&n| (n, (0, 0))).collect();
        number.insert(target, (DONE, DONE));
        Split {
            number,
            with_target: vec![target],
            parts: Vec::new(),
        }
    }

    /// Walks from one body. Whoever comes to a body that hangs together with the target does so too, and so do all on the way.
    fn from(&mut self, root: usize, edges: &[Vec<Edge>]) {
        if self.number.get(&root) != Some(&(0, 0)) {
            return;
        }
        let mut next = 1;
        let mut enter = |number: &mut FxHashMap<usize, (usize, usize)>, n: usize| {
            number.insert(n, (next, next));
            next += 1;
        };
        enter(&mut self.number, root);
        let (mut open, mut pending) = (vec![(root, 0)], Vec::new());
        while let Some((n, at)) = open.pop() {
            if let Some(e) = edges[n].get(at) {
                open.push((n, at + 1));
                match self.number.get(&e.to).filter(|_| e.calls).copied() {
                    None => {}
                    Some((0, _)) => {
                        if let Some(top) = open.last_mut() {
                            top.1 = at;
                        }
                        enter(&mut self.number, e.to);
                        open.push((e.to, 0));
                    }
                    Some((DONE, _)) if self.with_target.contains(&e.to) => {
                        open.pop();
                        let way = open.iter().rev().map(|o| o.0);
                        let all: Vec<usize> =
                            std::iter::once(n).chain(pending).chain(way).collect();
                        for &x in &all {
                            self.number.insert(x, (DONE, DONE));
                        }
                        self.with_target.extend(all);
                        return;
                    }
                    Some((DONE, _)) => {}
                    Some((_, low)) => self.lower(n, low),
                }
                continue;
            }
            pending.push(n);
            let (own, low) = self.number[&n];
            if own != low {
                continue;
            }
            let before = |x: &usize| self.number[x].0 < own;
            let from = pending.iter().rposition(before);
            let mut part = pending.split_off(from.map_or(0, |p| p + 1));
            part.reverse();
            for &x in &part {
                self.number.insert(x, (DONE, DONE));
            }
            self.parts.push(part);
        }
    }

    fn lower(&mut self, n: usize, low: usize) {
        if let Some(own) = self.number.get_mut(&n) {
            own.1 = own.1.min(low);
        }
    }
}

struct Graph {
    /// Bodies that somebody outside can come to, in order.
    entries: Vec<usize>,
    /// By number of the body, in order of the text.
    edges: Vec<Vec<Edge>>,
}

impl Graph {
    fn new(m: &Module) -> Graph {
        let bodies = Bodies::new(m);
        let edges = m.bodies.iter().map(|f| bodies.edges(f)).collect();
        Graph {
            entries: bodies.entries(m),
            edges,
        }
    }

    /// The components in the order in which they are visited.
    fn components(&self) -> Vec<Vec<usize>> {
        let (mut sets, mut components) = (Vec::new(), Vec::new());
        // What hangs together by calls and mentions, and in each of these sets what hangs together by calls.
        let mut walk = Walk::new(self.edges.len());
        walk.connected(&self.entries, &self.edges, |_| true, &mut sets);
        let mut calls = Walk::new(self.edges.len());
        for set in &sets {
            calls.connected(set, &self.edges, |e| e.calls, &mut components);
        }
        components
    }
}

/// Mentions of functions with bodies.
struct Bodies<'a> {
    header: &'a Header,
    of: FxHashMap<Global, usize>,
}

/// A constant of the function's pool, or of the module's.
type Place = (bool, Constant);

/// What has been looked at while mentions are collected.
#[derive(Default)]
struct Seen {
    constants: FxHashSet<Place>,
    globals: FxHashSet<Global>,
    work: Vec<Item>,
}

/// Something that may mention functions.
enum Item {
    Constant(Place),
    Global(Global),
}

impl<'a> Bodies<'a> {
    fn new(m: &'a Module) -> Bodies<'a> {
        let numbered = m.bodies.iter().enumerate();
        Bodies {
            header: &m.header,
            of: numbered.map(|(n, f)| (f.global, n)).collect(),
        }
    }

    /// Calls first, as they stand in the function; then what else it mentions.
    fn edges(&self, f: &Function) -> Vec<Edge> {
        let (mut edges, mut seen) = (Vec::new(), Seen::default());
        let mut known = FxHashSet::default();
        for i in f.blocks().flat_map(|b| f.insts(b)) {
            let called = f.callee(i).and_then(|g| Some((g, *self.of.get(&g)?)));
            if let Some((g, to)) = called.filter(|c| known.insert(c.1)) {
                edges.push(Edge { to, calls: true });
                seen.globals.insert(g);
            }
            for v in f.operands(i) {
                if let ValueDef::Const(c) = f.value_def(v) {
                    seen.part((false, c), f.constants());
                }
            }
        }
        self.mentions(&mut seen, f.constants(), &mut |to| {
            if known.insert(to) {
                edges.push(Edge { to, calls: false });
            }
        });
        edges
    }

    /// What can be come to from outside: visible functions, what visible aliases stand for, and what variables hold.
    fn entries(&self, m: &Module) -> Vec<usize> {
        let header = self.header;
        let local = |g: Global| {
            let linkage = header.globals[g].linkage;
            matches!(linkage, Linkage::Internal | Linkage::Private)
        };
        let mut entries: Vec<usize> = Vec::new();
        let mut known = FxHashSet::default();
        let mut add = |n: usize| {
            if known.insert(n) {
                entries.push(n);
            }
        };
        for (n, f) in m.bodies.iter().enumerate() {
            if !local(f.global) {
                add(n);
            }
        }
        let mut seen = Seen::default();
        for (g, data) in header.live_globals() {
            match &data.kind {
                GlobalKind::Alias(c) if !local(g) => {
                    if let ConstantData::Global(to) = header.constants.get(*c)
                        && let Some(&n) = self.of.get(to)
                    {
                        add(n);
                    }
                }
                GlobalKind::Variable(v) => {
                    if let Some(c) = v.init {
                        seen.part((true, c), &header.constants);
                    }
                }
                _ => {}
            }
        }
        self.mentions(&mut seen, &header.constants, &mut add);
        entries
    }

    /// Follows constants to the functions that they mention, the last one first.
    fn mentions(&self, seen: &mut Seen, pool: &ConstantPool, found: &mut dyn FnMut(usize)) {
        while let Some(item) = seen.work.pop() {
            match item {
                Item::Global(g) => match (self.of.get(&g), &self.header.globals[g].kind) {
                    (Some(&n), _) => found(n),
                    (None, kind) => {
                        for c in super::module::mentions::parts(kind) {
                            seen.part((true, c), &self.header.constants);
                        }
                    }
                },
                Item::Constant((of_module, c)) => {
                    let pool = if of_module {
                        &self.header.constants
                    } else {
                        pool
                    };
                    match pool.get(c) {
                        ConstantData::Aggregate(parts) | ConstantData::PtrAuth(parts) => {
                            parts.iter().for_each(|&p| seen.part((of_module, p), pool));
                        }
                        ConstantData::Splat(part) => seen.part((of_module, *part), pool),
                        ConstantData::Expr(e) => {
                            let parts = e.operands();
                            parts.iter().for_each(|&p| seen.part((of_module, p), pool));
                        }
                        _ => {}
                    }
                }
            }
        }
    }
}

impl Seen {
    /// A part of a constant, to be looked at once. The address of a block mentions nobody.
    fn part(&mut self, place: Place, pool: &ConstantPool) {
        match pool.get(place.1) {
            ConstantData::Global(g)
            | ConstantData::DsoLocalEquivalent(g)
            | ConstantData::NoCfi(g)
                if self.globals.insert(*g) =>
            {
                self.work.push(Item::Global(*g));
            }
            ConstantData::Aggregate(_)
            | ConstantData::PtrAuth(_)
            | ConstantData::Splat(_)
            | ConstantData::Expr(_)
                if self.constants.insert(place) =>
            {
                self.work.push(Item::Constant(place));
            }
            _ => {}
        }
    }
}

/// Tarjan's algorithm without recursion, in the order in which LLVM has it.
struct Walk {
    /// When a body was come to, from 1; 0 if it was not, [`DONE`] if it is in a component.
    number: Vec<usize>,
    low: Vec<usize>,
}

const DONE: usize = usize::MAX;

impl Walk {
    fn new(count: usize) -> Walk {
        Walk {
            number: vec![0; count],
            low: vec![0; count],
        }
    }

    /// The components that can be come to from some bodies, by some of the edges; in each, the body by which it was entered
    /// is the first, and of the others the one that was done last.
    fn connected(
        &mut self,
        roots: &[usize],
        edges: &[Vec<Edge>],
        along: impl Fn(&Edge) -> bool,
        out: &mut Vec<Vec<usize>>,
    ) {
        let mut pending: Vec<usize> = Vec::new();
        for &root in roots {
            if self.number[root] != 0 {
                continue;
            }
            let mut next = 1;
            let mut open: Vec<(usize, usize)> = Vec::new();
            self.enter(root, &mut next);
            open.push((root, 0));
            while let Some((n, at)) = open.pop() {
                if let Some(e) = edges[n].get(at) {
                    let to = e.to;
                    if !along(e) || self.number[to] == DONE {
                        open.push((n, at + 1));
                    } else if self.number[to] == 0 {
                        // The edge is looked at once more when what is behind it is done.
                        open.push((n, at));
                        self.enter(to, &mut next);
                        open.push((to, 0));
                    } else {
                        self.low[n] = self.low[n].min(self.low[to]);
                        open.push((n, at + 1));
                    }
                    continue;
                }
                pending.push(n);
                if self.low[n] != self.number[n] {
                    continue;
                }
                let least = self.number[n];
                let from = pending.iter().rposition(|&x| self.number[x] < least);
                let mut component = pending.split_off(from.map_or(0, |p| p + 1));
                component.reverse();
                for &x in &component {
                    self.number[x] = DONE;
                }
                out.push(component);
            }
        }
    }

    fn enter(&mut self, n: usize, next: &mut usize) {
        self.number[n] = *next;
        self.low[n] = *next;
        *next += 1;
    }
}
