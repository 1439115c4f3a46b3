//! IndVarSimplify in reference form, for loops whose counts are numbers.
//!
//! Every question is answered by going through the iterations: the numbers that recurrences take in iterations 0, 1, …, up
//! to the last one that can be executed. A test is decided if it comes out the same in all of them; a value that leaves
//! the loop is the number of the iteration in which the loop is left by that edge; a new exit test has to stay in all
//! iterations but that one, and must be poison in none. Of loops with other counts nothing is derived but values that leave them,
//! which are compared as terms ([`formula`]). Variables that start and grow alike are the same ([`congruent`]). What branches say
//! may decide a test as well (module `decided`).

mod congruent;
mod decided;
mod formula;
mod known;

use crate::ApplyError;
use crate::edits::operand;
use crate::effects::{is_pure, is_well_defined};
use crate::fold::{compare, signed};
use crate::loop_form as form;
use crate::rewrites::entities::{exists, operand_fits, placed, require};
use crate::rewrites::{self, Check, illegal, structure, unproven};
use crate::scev::term::Term;
use crate::scev::{Evolution, Loop};
use crate::sets::max_value;
use crate::view::incoming_block;
use std::collections::BTreeSet;
use tandem_ir::constant::Bits;
use tandem_ir::rewrite::{Judgement, Operand, Rewrite, Why};
use tandem_ir::{BinOp, Block, Flags, Function, Header, Inst, InstKind, IntPredicate, Type, Value};

/// What `tandem certify` wrote about the pass.
pub const CERTIFICATE: Option<&str> = Some(include_str!("../../certificates/indvars.json"));

/// Iterations that are gone through.
const MAX_ITERATIONS: u128 = 1 << 16;

/// All legal rewrites but new exit tests and values worked out before a loop, of which one is as good as another, instructions
/// to erase, of which there are others than this pass makes, and tests and operands that only branches decide: loops inside
/// others first.
pub fn find(cx: &Header, f: &Function) -> Vec<Rewrite> {
    let ev = Evolution::new(cx, f);
    let mut all = Vec::new();
    for l in form::inner_first(&ev) {
        for i in form::blocks(&ev, l).into_iter().flat_map(|b| f.insts(b)) {
            if let Some(b) = decided(&ev, l, i)
                && let Some(old) = f.result(i)
                && f.has_uses(old)
            {
                let new = Operand::Int(Bits::from_u128(1, b.into()));
                all.push(everywhere(f, old, new));
            }
        }
        for exit in form::exits(&ev, l) {
            for phi in f.phis(exit) {
                for n in (0..f.num_operands(phi)).step_by(2) {
                    if let Some(new) = at_exit(&ev, l, phi, n) {
                        all.push(Rewrite::ReplaceUses {
                            old: f.operand(phi, n),
                            new: Operand::Int(new),
                            uses: vec![(phi, n)],
                            why: Why::Fold,
                        });
                    }
                }
            }
        }
        for phi in f.phis(l.header) {
            if cycle(f, phi).is_some() {
                all.push(Rewrite::EraseIv { phi });
            }
        }
    }
    all
}

fn everywhere(f: &Function, old: Value, new: Operand) -> Rewrite {
    let mut uses: Vec<(Inst, usize)> = f.uses(old).map(|u| (f.user(u), f.use_index(u))).collect();
    uses.sort();
    Rewrite::ReplaceUses {
        old,
        new,
        uses,
        why: Why::Fold,
    }
}

/// Whether the rewrite is legal on this function.
pub fn judge(cx: &Header, f: &Function, rw: &Rewrite) -> Judgement {
    let checked = match rw {
        Rewrite::ReplaceUses { old, new, uses, .. } => {
            structure::check(f, rw).and_then(|()| replaced(cx, f, (*old, new), uses))
        }
        Rewrite::EraseInst { .. } => return rewrites::judge(cx, f, rw),
        Rewrite::InsertInst { .. } => formula::insert(cx, f, rw),
        Rewrite::EraseIv { phi } => may_erase(cx, f, *phi).map(drop),
        Rewrite::ReplaceExitTest { .. } => exit_test(cx, f, rw).map(drop),
        other => Err(structure::foreign(other)),
    };
    checked.err().unwrap_or(Judgement::Legal)
}

/// What a check finds, or the judgement that speaks against the rewrite.
type Checked<T> = Result<T, Judgement>;

// ----- numbers in iterations --------------------------------------------------------------------------------------

/// The numbers of a value in iterations 0, 1, … of a loop: where it starts and by how much it grows, modulo 2^width.
#[derive(Clone, Copy)]
struct Numbers {
    width: u32,
    start: u128,
    step: u128,
}

impl Numbers {
    fn of(ev: &Evolution<'_>, l: &Loop, v: Value) -> Option<Numbers> {
        let width = ev.width(v)?;
        let (start, step) = match ev.value(v) {
            Term::Number(_, n) => (n, 0),
            Term::Recurrence(h, a, b) if h == l.header => (a.number()?, b.number()?),
            _ => return None,
        };
        Some(Numbers { width, start, step })
    }
    fn in_iteration(self, k: u128) -> u128 {
        let grown = self.step.wrapping_mul(k).wrapping_add(self.start);
        grown & max_value(self.width)
    }
}

/// The iteration in which the loop is left at each exit that has a number.
fn numbered_exits(ev: &Evolution<'_>, l: &Loop) -> Vec<(Block, u128)> {
    let exits = ev.counts(l).exits.into_iter();
    exits.filter_map(|(b, t)| Some((b, t?.number()?))).collect()
}

/// The last iteration in which a block of the loop, and of no loop inside, is executed; `None` if that is not known, or
/// if it never is.
fn last_iteration(ev: &Evolution<'_>, l: &Loop, b: Block) -> Option<u128> {
    let last = |&(x, n): &(Block, u128)| match x != b && ev.view.dominates(x, b) {
        // The exit has been passed in the same iteration.
        true => n.checked_sub(1),
        false => Some(n),
    };
    let all: Option<Vec<u128>> = numbered_exits(ev, l).iter().map(last).collect();
    all?.into_iter().min().filter(|&n| n <= MAX_ITERATIONS)
}

/// Whether a comparison comes out the same in every iteration.
fn decided(ev: &Evolution<'_>, l: &Loop, i: Inst) -> Option<bool> {
    let f = ev.view.f;
    let InstKind::ICmp(pred) = *f.kind(i) else {
        return None;
    };
    let b = f.inst_block(i)?;
    if ev.around(b).map(|x| x.header) != Some(l.header) || !ev.view.reducible {
        return None;
    }
    let x = Numbers::of(ev, l, f.operand(i, 0))?;
    let y = Numbers::of(ev, l, f.operand(i, 1))?;
    let holds = |k| compare(pred, x.width, x.in_iteration(k), y.in_iteration(k));
    let first = holds(0);
    (1..=last_iteration(ev, l, b)?)
        .all(|k| holds(k) == first)
        .then_some(first)
}

/// The number of the value that a phi behind the loop takes for one of the loop's exits.
fn at_exit(ev: &Evolution<'_>, l: &Loop, phi: Inst, n: usize) -> Option<Bits> {
    let f = ev.view.f;
    let from = incoming_block(f, phi, n).filter(|&b| l.holds(b))?;
    let home = f.inst_block(phi).filter(|&b| !l.holds(b))?;
    let v = f.operand(phi, n);
    let inside = f.def_inst(v).and_then(|i| f.inst_block(i));
    let exits = numbered_exits(ev, l);
    let (_, k) = exits.into_iter().find(|x| x.0 == from)?;
    let leads = f.successors(from).filter(|&s| s == home).count() == 1;
    if !inside.is_some_and(|b| l.holds(b)) || !leads || !ev.view.reducible {
        return None;
    }
    if let Some(numbers) = Numbers::of(ev, l, v) {
        return Some(Bits::from_u128(numbers.width, numbers.in_iteration(k)));
    }
    Some(Bits::from_u128(ev.width(v)?, ev.run_to(l, v, k)?))
}

/// A value becomes the number that it has.
fn replaced(
    cx: &Header,
    f: &Function,
    (old, new): (Value, &Operand),
    uses: &[(Inst, usize)],
) -> Check {
    let ev = Evolution::new(cx, f);
    let new = match new {
        Operand::Int(new) => new,
        Operand::Value(new) => {
            require(ev.view.reducible, "X-6", "the function is irreducible")?;
            if congruent::concerns(&ev, old, *new) {
                return congruent::check(&ev, old, *new);
            }
            if let Some(chosen) = decided::chosen(&ev, old, *new) {
                return chosen;
            }
            let mut uses = uses.iter();
            return uses.try_for_each(|&entry| formula::at_exit(&ev, *new, entry));
        }
        _ => {
            return Err(illegal(
                "structure",
                "a value becomes a number, or one from before the loop",
            ));
        }
    };
    let def = f.def_inst(old);
    let test = def.and_then(|i| {
        let l = ev.around(f.inst_block(i)?)?;
        decided(&ev, l, i)
    });
    let is = |b: bool| *new == Bits::from_u128(1, b.into());
    if test.is_some_and(is) {
        return Ok(());
    }
    // Where control cannot come, what branches say may lead to the other answer as well.
    if let Some(i) = def.filter(|&i| matches!(f.kind(i), InstKind::ICmp(_)))
        && (is(true) && decided::always(&ev, i, true)
            || is(false) && decided::always(&ev, i, false))
    {
        return Ok(());
    }
    require(test.is_none(), "IV-2", "the test comes out otherwise")?;
    for &(phi, n) in uses {
        let home = f.inst_block(phi);
        let left = ev
            .loops
            .iter()
            .filter(|l| !home.is_some_and(|b| l.holds(b)));
        let mut known = left.filter_map(|l| at_exit(&ev, l, phi, n));
        match known.next() {
            Some(number) if number == *new => {}
            Some(_) => return Err(illegal("IV-1", "the value is another number there")),
            None => return Err(unproven("that the value is this number was not found")),
        }
    }
    Ok(())
}

// ----- induction variables without use ------------------------------------------------------------------------------

/// The phi and what hangs on it, if that is nothing but such instructions themselves.
fn cycle(f: &Function, phi: Inst) -> Option<Vec<Inst>> {
    let mut all: BTreeSet<Inst> = BTreeSet::new();
    let mut work = vec![phi];
    while let Some(i) = work.pop() {
        let only_computes = is_pure(f.kind(i)) || matches!(f.kind(i), InstKind::Freeze);
        if !f.is_phi(i) && !only_computes {
            return None;
        }
        if all.insert(i) {
            let uses = f.result(i).into_iter().flat_map(|v| f.uses(v));
            work.extend(uses.map(|u| f.user(u)));
        }
    }
    Some(all.into_iter().collect())
}

fn may_erase(cx: &Header, f: &Function, phi: Inst) -> Checked<Vec<Inst>> {
    let home = placed(f, phi)?;
    let ev = Evolution::new(cx, f);
    let heads = f.is_phi(phi) && ev.headed(home).is_some();
    require(heads, "structure", "not a phi of a loop's header")?;
    cycle(f, phi).ok_or_else(|| illegal("X-1", "something else hangs on the phi"))
}

// ----- exit tests -----------------------------------------------------------------------------------------------------

/// A new exit test that may be put in.
struct ExitTest {
    branch: Inst,
    /// What is compared.
    value: Value,
    increment: Inst,
    leaves_if: bool,
}

fn exit_test(cx: &Header, f: &Function, rw: &Rewrite) -> Checked<ExitTest> {
    let (ev, test) = described(cx, f, rw)?;
    let Rewrite::ReplaceExitTest {
        block,
        phi,
        post,
        limit,
        flags,
    } = rw
    else {
        return Err(structure::foreign(rw));
    };
    let home = f.inst_block(*phi);
    let l = home.and_then(|h| ev.headed(h));
    let l = l.ok_or_else(|| illegal("structure", "the phi's block heads no loop"))?;
    let mut entries = f.phi_incoming(*phi);
    let defined = |v: Value| f.as_int(v).is_some() || is_well_defined(&ev.view, v);
    require(
        entries.all(|(v, from)| l.holds(from) || defined(v)),
        "IV-T3",
        "the variable may start as undef or poison",
    )?;
    if let Operand::Value(limit) = limit {
        require(
            *flags == Flags::NONE,
            "IV-T1",
            "how far the variable counts is no number, and a flag stays",
        )?;
        formula::is_limit(&ev, l, *block, (*phi, *post), *limit)?;
        return Ok(test);
    }
    let count = numbered_exits(&ev, l).into_iter().find(|x| x.0 == *block);
    let numbers = f.result(*phi).and_then(|v| Numbers::of(&ev, l, v));
    let (Some((_, count)), Some(numbers)) = (count, numbers) else {
        return Err(unproven(
            "the loop's count, or the variable's numbers, were not found",
        ));
    };
    if count > MAX_ITERATIONS {
        return Err(unproven("the loop goes around too often to be followed"));
    }
    let limit = match limit {
        Operand::Int(n) => n.as_u128(),
        _ => None,
    };
    let limit = limit.ok_or_else(|| unproven("the limit is no number"))?;
    for k in 0..=count {
        let tested = numbers.in_iteration(k + u128::from(*post));
        let leaves = tested == limit;
        if leaves != (k == count) && wraps_by(&ev, l, k) {
            return Err(unproven(
                "the loop's count is that of a variable that is poison by then",
            ));
        }
        require(
            leaves == (k == count),
            "IV-5",
            "the new test leaves in another iteration",
        )?;
        // The increments of iterations 0 to k - 1, and its own if it is tested, are not poison.
        let incremented = k + u128::from(*post);
        if incremented > 0 {
            let before = numbers.in_iteration(incremented - 1);
            let exact = fits(numbers, before, *flags);
            require(
                exact,
                "IV-T1",
                "the new test is poison in an iteration in which it is executed",
            )?;
        }
    }
    Ok(test)
}

/// True if a variable of the loop is stepped up to this iteration in a way that its flags exclude: what hangs on it then may be
/// undefined.
fn wraps_by(ev: &Evolution<'_>, l: &Loop, k: u128) -> bool {
    let f = ev.view.f;
    let wraps = |phi: Inst| {
        let numbers = f.result(phi).and_then(|v| Numbers::of(ev, l, v));
        let steps = f.phi_incoming(phi).filter(|e| l.holds(e.1));
        let mut steps = steps
            .filter_map(|e| f.def_inst(e.0))
            .filter(|&s| matches!(f.kind(s), InstKind::Binary(BinOp::Add)));
        numbers.is_some_and(|n| {
            steps.any(|s| (0..=k).any(|k| !fits(n, n.in_iteration(k), f.flags(s))))
        })
    };
    f.phis(l.header).any(wraps)
}

/// True if a step from this number wraps in none of the ways that the flags exclude.
fn fits(n: Numbers, before: u128, flags: Flags) -> bool {
    let after = before.wrapping_add(n.step) & max_value(n.width);
    let (a, s) = (signed(n.width, before), signed(n.width, n.step));
    let unsigned = before.checked_add(n.step) == Some(after);
    let exact = a.checked_add(s) == Some(signed(n.width, after));
    (!flags.contains(Flags::NUW) || unsigned) && (!flags.contains(Flags::NSW) || exact)
}

/// What the rewrite names is there.
fn described<'a>(
    cx: &'a Header,
    f: &'a Function,
    rw: &Rewrite,
) -> Checked<(Evolution<'a>, ExitTest)> {
    let Rewrite::ReplaceExitTest {
        block,
        phi,
        post,
        limit,
        flags,
    } = rw
    else {
        return Err(structure::foreign(rw));
    };
    exists(f, *block)?;
    let header = placed(f, *phi)?;
    let ev = Evolution::new(cx, f);
    require(ev.view.reducible, "X-6", "the function is irreducible")?;
    let l = ev
        .headed(header)
        .filter(|l| f.is_phi(*phi) && l.holds(*block));
    let l = l.ok_or_else(|| {
        illegal(
            "structure",
            "no phi of the header of a loop around the block",
        )
    })?;
    let ty = f.inst_type(*phi);
    operand_fits(f, limit, ty)?;
    require(
        matches!(limit, Operand::Int(_) | Operand::Value(_)),
        "structure",
        "the limit is no number and no value",
    )?;
    let increment = increment_of(&ev, l, *phi);
    let increment =
        increment.ok_or_else(|| illegal("structure", "the phi is not counted up by a number"))?;
    let fewer = f.flags(increment).contains(*flags);
    require(fewer, "U2", "the increment would get a flag")?;
    let branch = f
        .terminator(*block)
        .filter(|&t| matches!(f.kind(t), InstKind::Br) && f.num_operands(t) == 3);
    let branch = branch.ok_or_else(|| illegal("structure", "no branch on a condition"))?;
    let inside = |n: usize| f.as_block(f.operand(branch, n)).is_some_and(|b| l.holds(b));
    require(
        inside(1) != inside(2),
        "structure",
        "the branch does not leave the loop",
    )?;
    let tested = if *post { increment } else { *phi };
    let value = f.result(tested);
    let value = value.ok_or_else(|| illegal("structure", "nothing to compare"))?;
    let available = ev.view.is_available_at(value, branch);
    require(
        available,
        "structure",
        "the increment does not come before the branch",
    )?;
    let test = ExitTest {
        branch,
        value,
        increment,
        leaves_if: !inside(1),
    };
    Ok((ev, test))
}

/// The `add` of a number by which the phi of a header comes back.
fn increment_of(ev: &Evolution<'_>, l: &Loop, phi: Inst) -> Option<Inst> {
    let f = ev.view.f;
    let [latch] = form::latches(ev, l)[..] else {
        return None;
    };
    let next = f.def_inst(f.phi_value_for(phi, latch)?)?;
    let adds = matches!(f.kind(next), InstKind::Binary(BinOp::Add));
    let by = f.as_int(f.operand(next, 1)).is_some();
    let of_phi = f.result(phi) == Some(f.operand(next, 0));
    (adds && by && of_phi && f.inst_type(phi).int_width().is_some()).then_some(next)
}

// ----- performing -------------------------------------------------------------------------------------------------------

/// Performs a rewrite.
///
/// # Errors
/// An [`ApplyError`] if it does not describe something that is there.
pub fn apply(cx: &Header, f: &mut Function, rw: &Rewrite) -> Result<(), ApplyError> {
    match rw {
        Rewrite::ReplaceUses { new, uses, .. } => {
            structure::check(f, rw).map_err(ApplyError::of)?;
            crate::edits::values::put(f, new, uses);
            Ok(())
        }
        Rewrite::EraseInst { .. } => rewrites::apply(cx, f, rw),
        Rewrite::InsertInst { .. } => {
            formula::insert(cx, f, rw).map_err(ApplyError::of)?;
            crate::edits::function(cx, f, rw)
        }
        Rewrite::EraseIv { phi } => {
            let all = may_erase(cx, f, *phi).map_err(ApplyError::of)?;
            for &i in &all {
                if let Some(v) = f.result(i) {
                    let gone = f.poison(f.inst_type(i));
                    f.replace_all_uses(v, gone);
                }
            }
            for i in all {
                f.erase_inst(i);
            }
            Ok(())
        }
        Rewrite::ReplaceExitTest { limit, flags, .. } => {
            let (_, test) = described(cx, f, rw).map_err(ApplyError::of)?;
            let limit = operand::make(f, limit);
            let pred = match test.leaves_if {
                true => IntPredicate::Eq,
                false => IntPredicate::Ne,
            };
            let i = f.create_inst(InstKind::ICmp(pred), Type::I1, &[test.value, limit]);
            f.insert_before(i, test.branch);
            if let Some(v) = f.result(i) {
                f.set_operand(test.branch, 0, v);
            }
            f.set_flags(test.increment, *flags);
            Ok(())
        }
        other => Err(ApplyError::of(structure::foreign(other))),
    }
}

/// Applies the first rewrite found, again and again, until none is left; returns their number.
pub fn run(cx: &Header, f: &mut Function) -> usize {
    let insts: usize = f.blocks().map(|b| f.insts(b).count()).sum();
    let cap = 10 + 3 * insts;
    for step in 0..cap {
        let next = find(cx, f).into_iter().next();
        if next.is_none_or(|rw| apply(cx, f, &rw).is_err()) {
            return step;
        }
    }
    cap
}
