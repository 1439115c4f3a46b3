//! A visit of the components of the call graph, callees first, while passes on their functions change the graph.
//!
//! ```text
//!   sets (by calls and mentions)    { a }      { b c }        { d }
//!   components (by calls)           [a]        [b] [c]        [d]
//!
//!   c no longer calls, or calls what it only mentioned before: the component falls apart, or others join it
//! ```
//!
//! As in LLVM, where executions are numbered by this order, the graph of a function is brought up to date when all work of a
//! manager of functions on it is done. Calls become mentions and mentions calls; none is new, and what is gone altogether counts as
//! mentioned still, so that sets stay what they are. If that leaves the function in another component, the visit goes on with that
//! one, and from its beginning once more; what else came out of it, or must come before it now, is visited next.

use super::call_graph::{DONE, Edge, Graph};
use rustc_hash::FxHashMap;
use tandem_ir::Module;

/// A component, by number.
type Id = usize;

/// A visit of all components.
pub struct Components {
    graph: Graph,
    /// The bodies of each; of one that another has taken in there are none left.
    members: Vec<Vec<usize>>,
    /// The component of each body that has one.
    of: Vec<Option<Id>>,
    /// Components of each set, callees first.
    sets: Vec<Vec<Id>>,
    /// The set of each component.
    set_of: Vec<usize>,
    /// Sets that wait, the next one last.
    waiting_sets: Vec<usize>,
    /// Components of the set that is visited, the next one last; those that were taken in meanwhile are passed over.
    waiting: Vec<Id>,
    current: Option<Id>,
    /// The current one is another than when its visit began.
    again: bool,
    /// The one whose visit began once more: if it comes next in its turn, it has had that.
    repeated: Option<Id>,
}

impl Components {
    /// The components of a module.
    pub fn new(m: &Module) -> Components {
        let graph = Graph::new(m);
        let mut all = Components {
            of: vec![None; m.bodies.len()],
            members: Vec::new(),
            sets: Vec::new(),
            set_of: Vec::new(),
            waiting_sets: Vec::new(),
            waiting: Vec::new(),
            current: None,
            again: false,
            repeated: None,
            graph,
        };
        for set in all.graph.sets() {
            let number = all.sets.len();
            let ids = set.into_iter().map(|c| all.add(c, number)).collect();
            all.sets.push(ids);
        }
        all.waiting_sets = (0..all.sets.len()).rev().collect();
        all
    }

    fn add(&mut self, members: Vec<usize>, set: usize) -> Id {
        let id = self.members.len();
        for &body in &members {
            self.of[body] = Some(id);
        }
        self.members.push(members);
        self.set_of.push(set);
        id
    }

    /// Goes to the next component, or visits the current one from its beginning if it is another than it was; false if there
    /// is none left.
    pub fn advance(&mut self) -> bool {
        if std::mem::take(&mut self.again) {
            self.repeated = self.current;
            return true;
        }
        loop {
            while let Some(c) = self.waiting.pop() {
                if !self.members[c].is_empty() && self.repeated != Some(c) {
                    self.current = Some(c);
                    self.repeated = None;
                    return true;
                }
            }
            let Some(set) = self.waiting_sets.pop() else {
                self.current = None;
                return false;
            };
            self.waiting = self.sets[set].iter().rev().copied().collect();
        }
    }

    /// The numbers of the bodies of the component that is visited.
    pub fn current(&self) -> &[usize] {
        self.current.map_or(&[], |c| &self.members[c])
    }

    /// The number of the component that is visited: another one when it has fallen apart, or others were joined to it.
    pub fn number(&self) -> Option<usize> {
        self.current
    }

    /// A function of the current component was changed.
    pub fn function_changed(&mut self, m: &Module, body: usize) {
        let Some(before) = self.current.filter(|&c| self.of[body] == Some(c)) else {
            return;
        };
        let now = self.graph.edges_now(m, body);
        let kind = |to: usize| now.iter().find(|e| e.to == to).map(|e| e.calls);
        let old = self.graph.edges[body].clone();
        // What is no longer there stays as if it were mentioned, as in LLVM: sets do not fall apart.
        for e in old.iter().filter(|e| e.calls && kind(e.to).is_none()) {
            self.no_longer_called(body, e.to);
        }
        let changed = |to_calls: bool| {
            let was = |e: &&Edge| old.iter().any(|o| o.to == e.to && o.calls != e.calls);
            let all = now.iter().filter(move |e| e.calls == to_calls).filter(was);
            all.map(|e| e.to).collect::<Vec<usize>>()
        };
        for to in changed(false) {
            self.no_longer_called(body, to);
        }
        for to in changed(true) {
            self.called_now(body, to);
        }
        self.current = self.of[body];
        self.again |= self.current != Some(before);
    }

    fn set_kind(&mut self, from: usize, to: usize, calls: bool) {
        for e in self.graph.edges[from].iter_mut().filter(|e| e.to == to) {
            e.calls = calls;
        }
    }

    fn set_of_body(&self, body: usize) -> Option<usize> {
        self.of[body].map(|c| self.set_of[c])
    }

    /// A component is visited next, wherever it waited before.
    fn wait(&mut self, c: Id) {
        self.waiting.retain(|&w| w != c);
        self.waiting.push(c);
    }

    /// A call has become a mention. What can still come to `target` stays one component with it, which is visited last.
    fn no_longer_called(&mut self, from: usize, target: usize) {
        self.set_kind(from, target, false);
        let Some(c) = self.of[target].filter(|_| self.of[from] == self.of[target]) else {
            return;
        };
        let all = std::mem::take(&mut self.members[c]);
        let mut split = Split::of(&all, target);
        for &root in &all {
            split.from(root, &self.graph.edges);
        }
        self.members[c] = split.with_target;
        if split.parts.is_empty() {
            return;
        }
        let set = self.set_of[c];
        let ids: Vec<Id> = split.parts.into_iter().map(|p| self.add(p, set)).collect();
        let place = self.sets[set].iter().position(|&x| x == c).unwrap_or(0);
        self.sets[set].splice(place..place, ids.iter().copied());
        self.wait(c);
        for &part in ids.iter().skip(1).rev() {
            self.wait(part);
        }
    }

    /// A mention has become a call. Components between the two may become one.
    fn called_now(&mut self, from: usize, target: usize) {
        let set = self.set_of_body(from);
        let (Some(source), Some(callee)) = (self.of[from], self.of[target]) else {
            return self.set_kind(from, target, true);
        };
        let Some(set) = set.filter(|_| self.set_of_body(target) == set) else {
            return self.set_kind(from, target, true);
        };
        let first = self.place(set, source);
        self.join(set, source, callee);
        self.set_kind(from, target, true);
        let Some(now) = self.of[from] else { return };
        let last = self.place(set, now);
        if first < last {
            // Others have moved in front of it.
            self.wait(now);
            for n in (first..last).rev() {
                self.wait(self.sets[set][n]);
            }
        }
    }

    fn place(&self, set: usize, c: Id) -> usize {
        let place = self.sets[set].iter().position(|&x| x == c);
        place.unwrap_or(usize::MAX)
    }

    /// The order of a set with a call of `target` by `source` in it; what is on a way from one to the other and back goes into
    /// the target.
    fn join(&mut self, set: usize, source: Id, target: Id) {
        let (from, to) = (self.place(set, source), self.place(set, target));
        if to <= from {
            return;
        }
        // What comes to the source goes behind what does not.
        let between = self.sets[set][from..=to].to_vec();
        let mut comes = vec![source];
        for &c in &between[1..] {
            if self.calls_any(c, &comes) {
                comes.push(c);
            }
        }
        let (with, without): (Vec<Id>, Vec<Id>) = between.iter().partition(|c| comes.contains(c));
        let cycle = with.contains(&target);
        let order = without.iter().chain(&with).copied();
        self.sets[set].splice(from..=to, order.collect::<Vec<_>>());
        if !cycle {
            return;
        }
        // Of these, what the target comes to stays in front of it.
        let from = from + without.len();
        let inner = self.sets[set][from + 1..=to].to_vec();
        let mut reached = vec![target];
        let mut at = 0;
        while let Some(&c) = reached.get(at) {
            at += 1;
            for &n in &inner {
                if !reached.contains(&n) && self.calls_any(c, &[n]) {
                    reached.push(n);
                }
            }
        }
        let (with, without): (Vec<Id>, Vec<Id>) = inner.iter().partition(|c| reached.contains(c));
        let taken: Vec<Id> = std::iter::once(source)
            .chain(with.iter().copied().filter(|&c| c != target))
            .collect();
        for &c in &taken {
            let members = std::mem::take(&mut self.members[c]);
            for &body in &members {
                self.of[body] = Some(target);
            }
            self.members[target].extend(members);
        }
        let order = std::iter::once(target).chain(without);
        self.sets[set].splice(from..=to, order.collect::<Vec<_>>());
    }

    /// True if a component calls one of some.
    fn calls_any(&self, c: Id, some: &[Id]) -> bool {
        let edges = self.members[c].iter().flat_map(|&b| &self.graph.edges[b]);
        let mut called = edges.filter(|e| e.calls).filter_map(|e| self.of[e.to]);
        called.any(|to| some.contains(&to))
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
