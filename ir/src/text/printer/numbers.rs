//! Numbers of unnamed local values.
//!
//! LLVM counts, in one sequence, the unnamed arguments, then for each block in
//! layout order the block itself if unnamed and its unnamed results.

use crate::entity::Value;
use crate::function::Function;

const NONE: u32 = u32::MAX;

/// The numbers of one function's values.
pub(super) struct LocalNumbers {
    of: Vec<u32>,
}

impl LocalNumbers {
    /// Numbers a function as it is now.
    pub(super) fn new(f: &Function) -> LocalNumbers {
        let mut of = vec![NONE; f.num_values()];
        let mut next = 0;
        let mut number = |v: Value| {
            if f.name(v).is_none() {
                of[v.as_u32() as usize] = next;
                next += 1;
            }
        };
        for &a in f.args() {
            number(a);
        }
        // A broken list may be a cycle; none has more members than there are.
        let mut insts = f.num_insts();
        for b in f.blocks().take(f.num_blocks()) {
            number(f.block_value(b));
            for i in f.insts(b).take(insts) {
                insts -= 1;
                if let Some(v) = f.result(i) {
                    number(v);
                }
            }
        }
        LocalNumbers { of }
    }

    /// The number; `None` for named values, detached ones, constants.
    pub(super) fn get(&self, v: Value) -> Option<u32> {
        self.of
            .get(v.as_u32() as usize)
            .copied()
            .filter(|&n| n != NONE)
    }
}
