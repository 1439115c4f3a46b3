//! Which of two instructions of a block comes first.
//!
//! Instructions are numbered once along the layout. Erasing some does not change the order of the rest; one that takes
//! the place of others inherits their number. An instruction put elsewhere without being told of makes the order void.

use cranelift_entity::SecondaryMap;
use tandem_ir::{Block, Function, Inst};

/// Numbers of instructions, growing along each block.
#[derive(Clone)]
pub struct InstOrder {
    /// 0: not seen.
    at: SecondaryMap<Inst, u32>,
}

impl InstOrder {
    /// Numbers all instructions.
    pub fn new(f: &Function) -> InstOrder {
        let mut at = SecondaryMap::new();
        at.resize(f.num_insts());
        for (n, i) in f.blocks().flat_map(|b| f.insts(b)).enumerate() {
            at[i] = n as u32 + 1;
        }
        InstOrder { at }
    }
    /// True if `first` comes before `then`; they must be of one block.
    pub fn comes_before(&self, first: Inst, then: Inst) -> bool {
        self.at[first] < self.at[then]
    }
    /// `new` stands where `old` stood.
    pub fn inherit(&mut self, old: Inst, new: Inst) {
        self.at[new] = self.at[old];
    }
    /// The instructions of each block that have a number, in order of their numbers.
    pub fn claim(&self, f: &Function) -> Vec<(Block, Vec<Inst>)> {
        let of_block = |b| {
            let mut list: Vec<Inst> = f.insts(b).filter(|&i| self.at[i] != 0).collect();
            list.sort_by_key(|&i| self.at[i]);
            (b, list)
        };
        f.blocks().map(of_block).collect()
    }
}
