//! Uses of one value become uses of another.

use super::{Check, inst, operand, require, value};
use std::collections::BTreeMap;
use tandem_ir::rewrite::Operand;
use tandem_ir::{Function, Header, Inst, Value, ValueDef};

/// `ReplaceValue`: every use, debug records included.
pub fn replace_value(cx: &Header, f: &mut Function, old: Value, new: &Operand) -> Check {
    value(f, old)?;
    let computed = matches!(f.value_def(old), ValueDef::Inst(_) | ValueDef::Arg(_));
    require(computed, "only results and arguments are replaced")?;
    require(*new != Operand::Value(old), "a value is replaced by itself")?;
    operand::has_type(cx, f, new, f.value_type(old))?;
    let new = operand::make(f, new);
    f.replace_all_uses(old, new);
    Ok(())
}

/// `ReplaceUses`: the listed uses. A phi that has several entries for one predecessor keeps them equal.
pub fn replace_uses(
    cx: &Header,
    f: &mut Function,
    (old, new): (Value, &Operand),
    uses: &[(Inst, usize)],
) -> Check {
    value(f, old)?;
    let replaced = matches!(
        f.value_def(old),
        ValueDef::Inst(_) | ValueDef::Arg(_) | ValueDef::Const(_)
    );
    require(
        replaced,
        "only results, arguments and constants are replaced",
    )?;
    require(*new != Operand::Value(old), "a value is replaced by itself")?;
    operand::has_type(cx, f, new, f.value_type(old))?;
    let listed = !uses.is_empty() && uses.is_sorted_by(|a, b| a < b);
    require(listed, "the uses are not listed once each in order")?;
    for &(user, n) in uses {
        inst(f, user)?;
        let there = n < f.num_operands(user) && f.operand(user, n) == old;
        require(there, "a listed operand does not hold the value")?;
    }
    for &(user, _) in uses {
        let equal = !f.is_phi(user) || entries_stay_equal(f, user, uses);
        require(equal, "a phi would get two values for one predecessor")?;
    }
    put(f, new, uses);
    Ok(())
}

/// True if of a phi's entries for one predecessor all or none are listed.
fn entries_stay_equal(f: &Function, phi: Inst, uses: &[(Inst, usize)]) -> bool {
    let mut listed = BTreeMap::new();
    (0..f.num_operands(phi)).step_by(2).all(|n| {
        let here = uses.contains(&(phi, n));
        *listed.entry(f.operand(phi, n + 1)).or_insert(here) == here
    })
}

/// Makes the listed operands the new value.
pub fn put(f: &mut Function, new: &Operand, uses: &[(Inst, usize)]) {
    let new = operand::make(f, new);
    for &(user, n) in uses {
        f.set_operand(user, n, new);
    }
}
