//! Mutators of the variables that count iterations.

use super::work::Work;
use super::{Aim, Mutator};
use tandem_ir::constant::{Bits, ConstantData};
use tandem_ir::{BinOp, Block, CastOp, Flags, Function, Inst, InstKind, IntPredicate, Type, Value};

/// The mutators of this file.
pub(super) const ALL: &[Mutator] = &[Mutator {
    name: "widen-counter",
    aim: Some(Aim::Counters),
    apply: widen_counter,
}];

/// Width of the wider variables.
const WIDE: u32 = 64;

/// A phi that starts with a number and has a number added in each iteration.
struct Counter {
    header: Block,
    start: (u64, Block),
    increment: Inst,
    latch: Block,
    step: u64,
}

/// Takes a phi for a counter if it is one.
fn counter(f: &Function, phi: Inst) -> Option<Counter> {
    f.inst_type(phi).int_width().filter(|&w| w < WIDE)?;
    let entries: Vec<(Value, Block)> = f.phi_incoming(phi).collect();
    let &[a, b] = entries.as_slice() else {
        return None;
    };
    let number = |v: Value| match f.as_const(v)? {
        ConstantData::Int(n) => Some(*n),
        _ => None,
    };
    let (first, (next, latch)) = match number(a.0) {
        Some(_) => (a, b),
        None => (b, a),
    };
    let increment = f.def_inst(next)?;
    let adds = matches!(f.kind(increment), InstKind::Binary(BinOp::Add))
        && Some(f.operand(increment, 0)) == f.result(phi);
    if !adds {
        return None;
    }
    Some(Counter {
        header: f.inst_block(phi)?,
        start: (number(first.0)?, first.1),
        increment,
        latch,
        step: number(f.operand(increment, 1))?,
    })
}

/// Counts in 64 bits, and cuts the number off for whoever used the narrow one; comparisons look at the wide one.
fn widen_counter(w: &mut Work) -> Option<()> {
    let phi = w.pick_inst(|f, i| f.is_phi(i) && counter(f, i).is_some())?;
    let signed = w.draw.coin();
    let f = w.fm();
    let c = counter(f, phi)?;
    let (wide, narrow) = (Type::int(WIDE), f.inst_type(phi));
    let unused = WIDE - narrow.int_width()?;
    let number = |f: &mut Function, n: u64, signed: bool| {
        let extended = ((n << unused) as i64 >> unused) as u64;
        f.bits(&Bits::from_u64(WIDE, if signed { extended } else { n }))
    };
    let (old, old_next) = (f.result(phi)?, f.result(c.increment)?);
    let new = f.new_phi(c.header, wide, "");
    let new_value = f.result(new)?;
    // Steps down are steps down of the wide variable, too.
    let step = number(f, c.step, true);
    let next = f.create_inst(InstKind::Binary(BinOp::Add), wide, &[new_value, step]);
    f.set_flags(next, Flags::NONE);
    f.insert_before(next, c.increment);
    let next_value = f.result(next)?;
    let start = number(f, c.start.0, signed);
    f.add_phi_entry(new, start, c.start.1);
    f.add_phi_entry(new, next_value, c.latch);
    for (old, new) in [(old, new_value), (old_next, next_value)] {
        compare_wide(f, old, new, narrow);
    }
    let first = f.first_non_phi(c.header)?;
    for (old, new, before) in [(old, new_value, first), (old_next, next_value, c.increment)] {
        let cut = f.create_inst(InstKind::Cast(CastOp::Trunc), narrow, &[new]);
        f.insert_before(cut, before);
        let cut = f.result(cut)?;
        f.replace_all_uses(old, cut);
    }
    f.erase_inst(phi);
    f.erase_inst(c.increment);
    Some(())
}

/// Lets comparisons of the narrow variable with something else compare the wide one with the extension of that.
fn compare_wide(f: &mut Function, old: Value, new: Value, narrow: Type) {
    let users: Vec<Inst> = f.uses(old).map(|u| f.user(u)).collect();
    for user in users {
        let InstKind::ICmp(pred) = *f.kind(user) else {
            continue;
        };
        let sides = [f.operand(user, 0), f.operand(user, 1)];
        if sides[0] == sides[1] || f.value_type(sides[0]) != narrow {
            continue;
        }
        use IntPredicate::{Sge, Sgt, Sle, Slt};
        let op = match pred {
            Slt | Sle | Sgt | Sge => CastOp::SExt,
            _ => CastOp::ZExt,
        };
        for (n, side) in sides.into_iter().enumerate() {
            let side = match side == old {
                true => Some(new),
                false => {
                    let i = f.create_inst(InstKind::Cast(op), Type::int(WIDE), &[side]);
                    f.insert_before(i, user);
                    f.result(i)
                }
            };
            if let Some(side) = side {
                f.set_operand(user, n, side);
            }
        }
    }
}
