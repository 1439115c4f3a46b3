//! The call graph: which bodies call and mention which, and what hangs together by that.
//!
//! The order is that of LLVM's `LazyCallGraph`, because executions are numbered by it. Two functions hang together if each can
//! come to the other by calls and by mentions; in such a set, components are made by calls alone. Functions that nobody
//! outside can come to are in no component, and no manager of components visits them. Visits, during which the graph changes,
//! are in [`components`](super::components).

use rustc_hash::{FxHashMap, FxHashSet};
use tandem_ir::constant::{ConstantData, ConstantPool};
use tandem_ir::module::{GlobalKind, Linkage};
use tandem_ir::{Constant, Function, Global, Header, Inst, Module, ValueDef};

/// An edge between bodies.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Edge {
    /// Number of the body.
    pub(super) to: usize,
    /// It is called; otherwise it is mentioned only.
    pub(super) calls: bool,
}

/// The edges of a module.
pub(super) struct Graph {
    /// Bodies that somebody outside can come to, in order.
    entries: Vec<usize>,
    /// By number of the body, in order of the text.
    pub(super) edges: Vec<Vec<Edge>>,
    /// Numbers of bodies.
    of: FxHashMap<Global, usize>,
}

impl Graph {
    pub(super) fn new(m: &Module) -> Graph {
        let of = m.bodies.iter().enumerate().map(|(n, f)| (f.global, n));
        let of: FxHashMap<Global, usize> = of.collect();
        let bodies = Bodies {
            header: &m.header,
            of: &of,
        };
        let edges = m.bodies.iter().map(|f| bodies.edges(f)).collect();
        Graph {
            entries: bodies.entries(m),
            edges,
            of,
        }
    }

    /// The edges of a body as it stands now.
    pub(super) fn edges_now(&self, m: &Module, body: usize) -> Vec<Edge> {
        let bodies = Bodies {
            header: &m.header,
            of: &self.of,
        };
        bodies.edges(&m.bodies[body])
    }

    /// What hangs together by calls and mentions, and in each of these sets what hangs together by calls, all in the order in
    /// which it is visited.
    pub(super) fn sets(&self) -> Vec<Vec<Vec<usize>>> {
        let mut sets = Vec::new();
        let mut walk = Walk::new(self.edges.len());
        walk.connected(&self.entries, &self.edges, |_| true, &mut sets);
        let mut calls = Walk::new(self.edges.len());
        let components = |set: Vec<usize>| {
            let mut components = Vec::new();
            calls.connected(&set, &self.edges, |e| e.calls, &mut components);
            components
        };
        sets.into_iter().map(components).collect()
    }
}

/// The function that an instruction calls directly, as what it is.
pub fn called(header: &Header, f: &Function, i: Inst) -> Option<Global> {
    let call = f.kind(i).call_info()?;
    let data = &header.globals[f.callee(i)?];
    let direct = matches!(data.kind, GlobalKind::Function(_)) && data.ty == call.fn_ty;
    direct.then(|| f.callee(i))?
}

/// Mentions of functions with bodies.
struct Bodies<'a> {
    header: &'a Header,
    of: &'a FxHashMap<Global, usize>,
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

impl Bodies<'_> {
    /// Calls first, as they stand in the function; then what else it mentions.
    fn edges(&self, f: &Function) -> Vec<Edge> {
        let (mut edges, mut seen) = (Vec::new(), Seen::default());
        let mut known = FxHashSet::default();
        for i in f.blocks().flat_map(|b| f.insts(b)) {
            let called = called(self.header, f, i).and_then(|g| Some((g, *self.of.get(&g)?)));
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
pub(super) struct Walk {
    /// When a body was come to, from 1; 0 if it was not, [`DONE`] if it is in a component.
    number: Vec<usize>,
    low: Vec<usize>,
}

pub(super) const DONE: usize = usize::MAX;

impl Walk {
    pub(super) fn new(count: usize) -> Walk {
        Walk {
            number: vec![0; count],
            low: vec![0; count],
        }
    }

    /// The components that can be come to from some bodies, by some of the edges; in each, the body by which it was entered
    /// is the first, and of the others the one that was done last.
    pub(super) fn connected(
        &mut self,
        roots: &[usize],
        edges: &[Vec<Edge>],
        along: impl Fn(&Edge) -> bool + Copy,
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
