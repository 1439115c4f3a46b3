//! Which of two instructions of a body comes first on every path.
//!
//! Dominators and positions of a body are computed once, when they are first asked for.
//! Erasing instructions does not change them; one that takes the place of others
//! inherits their position; new blocks make the body's order void.

use crate::analysis::blocks::walk;
use crate::analysis::dominators::Dominators;
use cranelift_entity::SecondaryMap;
use rustc_hash::FxHashMap;
use tandem_ir::{Function, Inst};

/// The orders of the bodies that were asked about.
#[derive(Default)]
pub(super) struct Orders {
    of: FxHashMap<u32, Order>,
}

struct Order {
    dominators: Dominators,
    at: SecondaryMap<Inst, u32>,
}

impl Order {
    fn new(f: &Function) -> Order {
        let mut at = SecondaryMap::new();
        at.resize(f.num_insts());
        for (n, i) in f.blocks().flat_map(|b| f.insts(b)).enumerate() {
            at[i] = n as u32;
        }
        Order {
            dominators: Dominators::new(f, &walk(f)),
            at,
        }
    }
}

impl Orders {
    /// True if `first` has been executed whenever `then` is.
    pub(super) fn dominates(&mut self, n: u32, f: &Function, first: Inst, then: Inst) -> bool {
        let order = self.of.entry(n).or_insert_with(|| Order::new(f));
        let (Some(a), Some(b)) = (f.inst_block(first), f.inst_block(then)) else {
            return false;
        };
        if a == b {
            return order.at[first] < order.at[then];
        }
        order.dominators.dominates(a, b)
    }
    /// The body has other blocks now.
    pub(super) fn forget(&mut self, n: u32) {
        self.of.remove(&n);
    }
    /// `new` stands where `old` stood.
    pub(super) fn inherit(&mut self, n: u32, old: Inst, new: Inst) {
        if let Some(order) = self.of.get_mut(&n) {
            order.at[new] = order.at[old];
        }
    }
}
