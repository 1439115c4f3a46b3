//! The table of expressions: equal structure is equal id.
//!
//! Hashes are kept beside the ids, so that looking up compares structures only where a hash is met again, and growing reads
//! no expression.

use rustc_hash::FxBuildHasher;
use std::hash::BuildHasher;
use tandem_ir::claims::scev::{Expr, Exprs, Typed};

/// Where each structure is among the expressions.
#[derive(Clone, Default)]
pub(super) struct Table {
    /// Open addressing by the hash in the upper half; the lower half is the id plus one, 0 where nothing is.
    slots: Vec<u64>,
}

fn hash(typed: &Typed) -> u32 {
    let h = FxBuildHasher.hash_one(typed);
    (h ^ (h >> 32)) as u32
}

impl Table {
    /// The expression of a structure, if it has been made.
    pub fn get(&self, exprs: &Exprs, typed: &Typed) -> Option<Expr> {
        self.find(exprs, hash(typed), typed).ok()
    }

    /// The expression of a structure, and whether it is new.
    pub fn get_or_push(&mut self, exprs: &mut Exprs, typed: Typed) -> (Expr, bool) {
        if exprs.len() * 2 >= self.slots.len() {
            self.grow();
        }
        let h = hash(&typed);
        match self.find(exprs, h, &typed) {
            Ok(e) => (e, false),
            Err(at) => {
                let e = exprs.push(typed);
                self.slots[at] = u64::from(h) << 32 | u64::from(e.as_u32() + 1);
                (e, true)
            }
        }
    }

    /// Where a structure is, or where it would go.
    fn find(&self, exprs: &Exprs, h: u32, typed: &Typed) -> Result<Expr, usize> {
        let Some(last) = self.slots.len().checked_sub(1) else {
            return Err(0);
        };
        let mut at = h as usize & last;
        loop {
            let slot = self.slots[at];
            let Some(id) = (slot as u32).checked_sub(1) else {
                return Err(at);
            };
            let e = Expr::from_u32(id);
            if (slot >> 32) as u32 == h && exprs[e] == *typed {
                return Ok(e);
            }
            at = (at + 1) & last;
        }
    }

    fn grow(&mut self) {
        let size = (self.slots.len() * 2).max(64);
        let old = std::mem::replace(&mut self.slots, vec![0; size]);
        for slot in old.into_iter().filter(|&s| s != 0) {
            let mut at = (slot >> 32) as usize & (size - 1);
            while self.slots[at] != 0 {
                at = (at + 1) & (size - 1);
            }
            self.slots[at] = slot;
        }
    }
}
