//! Lists, use lists and names: what the storage promises to keep.

use super::Checker;
use crate::entity::{Block, Inst, Value};
use crate::function::Function;
use rustc_hash::FxHashSet;

/// Checks storage; false if the lists are too broken to walk any further.
pub(super) fn check(c: &mut Checker<'_, '_>) -> bool {
    if let Some(message) = broken_lists(c.f) {
        c.error(None, None, message);
        return false;
    }
    let Some(entry) = c.f.entry() else {
        c.error(None, None, "function body has no block".into());
        return false;
    };
    if let Some(message) = broken_uses(c.f) {
        c.error(Some(entry), None, message);
    }
    check_names(c);
    true
}

/// Walks the block list and every instruction list in both directions.
fn broken_lists(f: &Function) -> Option<String> {
    let mut steps = 0;
    let mut previous: Option<Block> = None;
    let mut insts = 0;
    for b in f.blocks() {
        steps += 1;
        if steps > f.num_blocks() || !f.in_layout(b) || f.prev_block(b) != previous {
            return Some(format!("block list is broken at {b:?}"));
        }
        previous = Some(b);
        let mut before: Option<Inst> = None;
        for i in f.insts(b) {
            insts += 1;
            if insts > f.num_insts() || f.inst_block(i) != Some(b) || f.prev_inst(i) != before {
                return Some(format!("instruction list of {b:?} is broken at {i:?}"));
            }
            before = Some(i);
        }
        if before != f.last_inst(b) {
            return Some(format!("{b:?} has a wrong last instruction"));
        }
    }
    (previous != f.last_block()).then(|| "wrong last block".into())
}

/// Compares the operands of all instructions, attached or not, with the use lists.
fn broken_uses(f: &Function) -> Option<String> {
    let mut expected = vec![0u32; f.num_values()];
    for i in f.insts.keys() {
        for (n, slot) in f.operand_slots(i).iter().enumerate() {
            match expected.get_mut(slot.value.as_u32() as usize) {
                Some(e) if slot.user == i => *e += 1,
                _ => return Some(format!("operand {n} of {i:?} is broken")),
            }
        }
    }
    for v in f.values.keys() {
        let mut left = expected[v.as_u32() as usize];
        for u in f.uses(v) {
            let slot = f.slots.get(u.as_u32() as usize);
            if left == 0 || slot.is_none_or(|s| s.value != v) {
                return Some(format!("use list of {v:?} has an entry too many"));
            }
            left -= 1;
        }
        if left > 0 {
            return Some(format!("use list of {v:?} misses an operand"));
        }
    }
    None
}

fn check_names(c: &mut Checker<'_, '_>) {
    let f = c.f;
    let mut seen: FxHashSet<&str> = FxHashSet::default();
    let mut twice: Vec<Value> = Vec::new();
    let mut note = |v: Value| {
        if let Some(n) = f.name(v)
            && !seen.insert(n)
        {
            twice.push(v);
        }
    };
    f.args().iter().copied().for_each(&mut note);
    for b in f.blocks() {
        note(f.block_value(b));
        f.insts(b).filter_map(|i| f.result(i)).for_each(&mut note);
    }
    for v in twice {
        let name = f.name(v).unwrap_or("").to_string();
        c.error(None, None, format!("two local values are named '%{name}'"));
    }
}
