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
    for i in (0..f.num_insts() as u32).map(Inst::from_u32) {
        for (n, slot) in f.operand_slots(i).iter().enumerate() {
            match expected.get_mut(slot.value.as_u32() as usize) {
                Some(e) if slot.user == i => *e += 1,
                _ => return Some(format!("operand {n} of {i:?} is broken")),
            }
        }
    }
    for v in (0..f.num_values() as u32).map(Value::from_u32) {
        let mut left = expected[v.as_u32() as usize];
        for u in f.uses(v) {
            let at = u.as_u32() as usize;
            if left == 0 || at >= f.num_slots() || f.slot(at).value != v {
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

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]
    use super::super::verify;
    use crate::entity::{Inst, Use};
    use crate::module::Module;
    use cranelift_entity::EntityRef;

    /// Breaks the storage of a sound function and returns what the verifier says.
    fn broken(edit: impl FnOnce(&mut Module)) -> String {
        let text = b"define i32 @f(i32 %x) {\n  %y = add i32 %x, %x\n  ret i32 %y\n}";
        let mut m = crate::text::parse(text, "test").unwrap();
        assert!(verify(&m).is_empty());
        edit(&mut m);
        verify(&m).iter().map(ToString::to_string).collect()
    }

    #[test]
    fn use_lists_hold_every_operand() {
        let message = broken(|m| {
            let f = &mut m.bodies[0];
            let x = f.args()[0];
            f.value_mut(x).first_use = None.into();
        });
        assert!(message.contains("misses an operand"), "{message}");
    }

    #[test]
    fn use_lists_hold_nothing_else() {
        let message = broken(|m| {
            let f = &mut m.bodies[0];
            let x = f.args()[0];
            let first = f.value_data(x).first_use.unwrap();
            let second = f.slot(first.index()).next.unwrap();
            // A cycle.
            f.slot_mut(second.index()).next = first.into();
        });
        assert!(message.contains("an entry too many"), "{message}");
        let message = broken(|m| {
            let f = &mut m.bodies[0];
            let (x, y) = (f.args()[0], f.result(Inst::from_u32(0)).unwrap());
            f.value_mut(y).first_use = f.value_data(x).first_use;
        });
        assert!(message.contains("an entry too many"), "{message}");
    }

    #[test]
    fn operands_name_their_instruction() {
        let message = broken(|m| {
            let f = &mut m.bodies[0];
            let x = f.args()[0];
            let u: Use = f.value_data(x).first_use.unwrap();
            f.slot_mut(u.index()).user = Inst::new(f.num_insts() - 1);
        });
        assert!(message.contains("is broken"), "{message}");
    }

    #[test]
    fn lists_are_linked_both_ways() {
        let message = broken(|m| {
            let f = &mut m.bodies[0];
            let last = Inst::new(f.num_insts() - 1);
            f.inst_mut(last).prev = None.into();
        });
        assert!(message.contains("instruction list"), "{message}");
        let message = broken(|m| {
            let f = &mut m.bodies[0];
            let b = f.entry().unwrap();
            f.block_mut(b).next = b.into();
        });
        assert!(message.contains("list"), "{message}");
        // Whoever prints such a function gets an end.
        let message = broken(|m| {
            let f = &mut m.bodies[0];
            let first = Inst::from_u32(0);
            f.inst_mut(first).next = first.into();
            let text = crate::text::print(m);
            assert!(
                text.matches("add i32").count() > 1 && text.len() < 1000,
                "{text}"
            );
        });
        assert!(message.contains("instruction list"), "{message}");
        let message = broken(|m| {
            let f = &mut m.bodies[0];
            let b = f.entry().unwrap();
            f.block_mut(b).last = None.into();
        });
        assert!(message.contains("wrong last instruction"), "{message}");
    }
}
