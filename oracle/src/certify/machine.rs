//! Running a table from one visible step to the next.
//!
//! Between visible steps a program chooses only at `freeze`; all choices are
//! followed. What can be reached is a finite set of outcomes, and coming back to a
//! state on the way means that the program may run for ever without a visible step.

use super::program::{End, Op, Slot, Table};
use super::sets::{Set, binary, compare, sum};
use rustc_hash::FxHashMap;
use std::rc::Rc;
use tandem_ir::Global;

/// Where a program is and what it knows.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct State {
    /// Block.
    pub block: usize,
    /// Instructions of the block that are done.
    pub at: usize,
    /// Values.
    pub slots: Box<[Set]>,
    /// Memory.
    pub cells: Box<[Set]>,
}

/// The next visible step.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum Outcome {
    /// Undefined behaviour.
    Undefined,
    /// No further visible step, for ever.
    Silent,
    /// The function returned: the value, and what is in memory.
    Returned(Option<Set>, Box<[Set]>),
    /// A call; where the result goes, and the state behind it.
    Called {
        /// Who.
        callee: Global,
        /// With what.
        args: Box<[Set]>,
        /// Width of the result, and its slot if somebody looks at it.
        result: Option<(u32, Option<Slot>)>,
        /// Behind the call, memory as before it.
        then: State,
    },
}

/// A table with what its states were found to lead to.
pub struct Machine<'t> {
    table: &'t Table,
    known: FxHashMap<State, Rc<[Outcome]>>,
}

impl<'t> Machine<'t> {
    /// A machine that has not run yet.
    pub fn new(table: &'t Table) -> Machine<'t> {
        Machine {
            table,
            known: FxHashMap::default(),
        }
    }

    /// The state at the start; `args` by number of the argument.
    pub fn start(&self, args: &[Set], cells: &[Set]) -> State {
        let mut slots: Box<[Set]> = self.table.slots.clone().into();
        for &(n, _, slot) in &self.table.args {
            slots[slot] = args.get(n).copied().unwrap_or(Set::NONE);
        }
        State {
            block: 0,
            at: 0,
            slots,
            cells: cells.into(),
        }
    }

    /// All next visible steps from a state.
    pub fn outcomes(&mut self, s: &State) -> Rc<[Outcome]> {
        if let Some(o) = self.known.get(s) {
            return o.clone();
        }
        let mut walk = Walk {
            table: self.table,
            entered: FxHashMap::default(),
            found: Vec::new(),
        };
        walk.go(s.clone());
        let all: Rc<[Outcome]> = walk.found.into();
        self.known.insert(s.clone(), all.clone());
        all
    }
}

/// A walk from one state.
struct Walk<'t> {
    table: &'t Table,
    /// States at the top of blocks: true while on the way.
    entered: FxHashMap<State, bool>,
    found: Vec<Outcome>,
}

impl Walk<'_> {
    fn find(&mut self, o: Outcome) {
        if !self.found.contains(&o) {
            self.found.push(o);
        }
    }

    /// Runs to the end of the block, and on.
    fn go(&mut self, mut s: State) {
        let block = &self.table.blocks[s.block];
        while let Some(op) = block.ops.get(s.at) {
            s.at += 1;
            match op {
                Op::Freeze(width, r, a) => {
                    for n in s.slots[*a].frozen(*width) {
                        let mut one = s.clone();
                        one.slots[*r] = Set::int(n);
                        self.go(one);
                    }
                    return;
                }
                Op::Assume(a) if s.slots[*a].certain() != Some(1) => {
                    return self.find(Outcome::Undefined);
                }
                Op::Call(callee, result, args) => {
                    let args = args.iter().map(|&a| s.slots[a]).collect();
                    let live = block.live[s.at];
                    prune(&mut s, live);
                    let looked_at = |slot: Slot| (live >> slot & 1 == 1).then_some(slot);
                    return self.find(Outcome::Called {
                        callee: *callee,
                        args,
                        result: result.map(|(width, slot)| (width, looked_at(slot))),
                        then: s,
                    });
                }
                Op::Divide(_, _, b)
                    if s.slots[*b].may_be_poison() || s.slots[*b].ints().any(|n| n == 0) =>
                {
                    return self.find(Outcome::Undefined);
                }
                op => step(op, &mut s),
            }
        }
        let to = match &block.end {
            End::Ret(v) => {
                let v = v.map(|v| s.slots[v]);
                return self.find(Outcome::Returned(v, s.cells));
            }
            End::Unreachable => None,
            End::Jump(t) => Some(*t),
            End::Branch(c, yes, no) => s.slots[*c]
                .certain()
                .map(|n| if n == 1 { *yes } else { *no }),
            End::Switch(c, default, cases) => s.slots[*c]
                .certain()
                .map(|n| cases.iter().find(|k| k.0 == n).map_or(*default, |k| k.1)),
        };
        match to {
            Some(t) => self.enter(s, t),
            None => self.find(Outcome::Undefined),
        }
    }

    fn enter(&mut self, mut s: State, to: usize) {
        let block = &self.table.blocks[to];
        let taken: Vec<(Slot, Set)> = block
            .phis
            .iter()
            .filter_map(|(r, entries)| {
                let e = entries.iter().find(|e| e.0 == s.block)?;
                Some((*r, s.slots[e.1]))
            })
            .collect();
        for (r, v) in taken {
            s.slots[r] = v;
        }
        s.block = to;
        s.at = 0;
        prune(&mut s, block.live[0]);
        match self.entered.get(&s) {
            Some(true) => self.find(Outcome::Silent),
            Some(false) => {}
            None => {
                self.entered.insert(s.clone(), true);
                self.go(s.clone());
                self.entered.insert(s, false);
            }
        }
    }
}

/// Forgets what nobody will look at.
fn prune(s: &mut State, live: u64) {
    for (n, v) in s.slots.iter_mut().enumerate() {
        if live >> n & 1 == 0 {
            *v = Set::NONE;
        }
    }
}

/// An instruction without choice and visible effect.
fn step(op: &Op, s: &mut State) {
    let v = |n: &Slot| s.slots[*n];
    let (to, value) = match op {
        Op::Binary(op, width, r, a, b) => match binary(*op, *width) {
            Some(f) => (r, v(a).map2(v(b), f)),
            None => return,
        },
        Op::Add(width, flags, r, [a, b]) => (r, sum(*flags, *width, v(a), v(b))),
        Op::Compare(p, width, r, a, b) => {
            let f = |x, y| u32::from(compare(*p, *width, x, y));
            (r, v(a).map2(v(b), f))
        }
        Op::Divide(r, a, b) => (r, v(a).map2(v(b), |x, y| x / y.max(1))),
        Op::Select(r, c, t, e) => {
            let c = v(c);
            let mut all = Set::NONE;
            if c.may_be_poison() {
                all = all.or(Set::POISON);
            }
            for n in c.ints() {
                all = all.or(if n == 1 { v(t) } else { v(e) });
            }
            (r, all)
        }
        Op::Resize(width, r, a) => {
            let mask = (1u32 << width) - 1;
            (r, v(a).map(|n| Some(n & mask)))
        }
        Op::Load(r, cell) => (r, s.cells[*cell]),
        Op::Store(a, cell) => {
            s.cells[*cell] = v(a);
            return;
        }
        Op::Freeze(..) | Op::Assume(_) | Op::Call(..) | Op::Unseen => return,
    };
    s.slots[*to] = value;
}
