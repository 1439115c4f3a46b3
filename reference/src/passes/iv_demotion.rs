//! IV demotion in reference form: a 64-bit variable of a loop counts in 32 bits.
//!
//! It is legal if every number that the variable takes, and the one after the last step, is the extension of its low 32
//! bits. How far it goes is worked out from the table of exit tests: the least of the counts, each an interval of whole
//! numbers, times the step. Nothing is taken from flags, guards or attributes of ranges. The increment may have the flags
//! that no step breaks.

use crate::ApplyError;
use crate::edits::operand;
use crate::effects::{is_trivially_dead, is_well_defined};
use crate::loop_form as form;
use crate::rewrites::entities::{placed, require};
use crate::rewrites::{self, Check, illegal, structure, unproven};
use crate::scev::Evolution;
use crate::scev::bounds::Between;
use std::collections::BTreeSet;
use tandem_ir::constant::Bits;
use tandem_ir::rewrite::{Judgement, Operand, Rewrite};
use tandem_ir::{
    BinOp, Block, CastOp, Flags, Function, Header, Inst, InstKind, IntPredicate, Type, Value,
};

/// What `tandem certify` wrote about the pass.
pub const CERTIFICATE: Option<&str> = None;

/// Variables of this width are looked for.
const WIDE: Type = Type::I64;
/// What they become.
const NARROW: Type = Type::I32;

/// What a check finds, or the judgement that speaks against the rewrite.
type Checked<T> = Result<T, Judgement>;

/// Legal rewrites that take no more extensions than they save cuts: loops inside others first.
pub fn find(cx: &Header, f: &Function) -> Vec<Rewrite> {
    let ev = Evolution::new(cx, f);
    let mut all = Vec::new();
    for l in form::inner_first(&ev) {
        for phi in f.phis(l.header).filter(|&i| f.inst_type(i) == WIDE) {
            let with = |signed| {
                let rw = Rewrite::ReplaceIv {
                    phi,
                    ty: NARROW,
                    signed,
                    flags: Flags::NONE,
                };
                let named = named(&ev, &rw).ok()?;
                numbers_fit(&ev, &named).ok()?;
                pays(f, &named).then_some(rw)
            };
            all.extend(with(true).or_else(|| with(false)));
        }
    }
    all
}

/// True if each value that needs an extension is paid for by a cut that goes.
fn pays(f: &Function, named: &Named) -> bool {
    let both = [named.phi, named.next];
    let all = both.map(|i| named.readers(f, i));
    let cuts = all.iter().flatten().filter(|r| matches!(r.1, Reader::Cut));
    let wide = |r: &Vec<(Inst, Reader, usize)>| r.iter().any(|r| matches!(r.1, Reader::Wide));
    all.iter().filter(|r| wide(r)).count() <= cuts.count()
}

/// Whether the rewrite is legal on this function.
pub fn judge(cx: &Header, f: &Function, rw: &Rewrite) -> Judgement {
    if let Rewrite::EraseInst { .. } = rw {
        return rewrites::judge(cx, f, rw);
    }
    let ev = Evolution::new(cx, f);
    let checked = named(&ev, rw).and_then(|n| numbers_fit(&ev, &n));
    checked.err().unwrap_or(Judgement::Legal)
}

// ----- what the rewrite names ---------------------------------------------------------------------------------------

/// The parts of a rewrite that describes something.
struct Named {
    header: Block,
    phi: Inst,
    /// The increment.
    next: Inst,
    latch: Block,
    step: Bits,
    ty: Type,
    signed: bool,
    flags: Flags,
}

fn named(ev: &Evolution<'_>, rw: &Rewrite) -> Checked<Named> {
    let Rewrite::ReplaceIv {
        phi,
        ty,
        signed,
        flags,
    } = *rw
    else {
        return Err(structure::foreign(rw));
    };
    let f = ev.view.f;
    let header = placed(f, phi)?;
    require(ev.view.reducible, "X-6", "the function is irreducible")?;
    let l = ev.headed(header).filter(|_| f.is_phi(phi));
    let l = l.ok_or_else(|| illegal("structure", "not a phi of a loop's header"))?;
    let wide = f.inst_type(phi).int_width();
    let narrower = matches!((ty.int_width(), wide), (Some(n), Some(w)) if n < w && w <= 64);
    require(narrower, "structure", "the type is no narrower integer")?;
    let allowed = (Flags::NUW | Flags::NSW).contains(flags);
    require(allowed, "structure", "an addition has no such flags")?;
    let [latch] = form::latches(ev, l)[..] else {
        return Err(illegal("structure", "the loop has several latches"));
    };
    let back = f.phi_value_for(phi, latch).and_then(|v| f.def_inst(v));
    let counts = |&i: &Inst| {
        matches!(f.kind(i), InstKind::Binary(BinOp::Add)) && f.result(phi) == Some(f.operand(i, 0))
    };
    let next = back.filter(counts);
    let next = next.ok_or_else(|| illegal("structure", "the phi is not counted up"))?;
    let step = f.as_int(f.operand(next, 1));
    let step = step.ok_or_else(|| illegal("structure", "the step is no number"))?;
    let named = Named {
        header,
        phi,
        next,
        latch,
        step,
        ty,
        signed,
        flags,
    };
    for (v, from) in f.phi_incoming(phi) {
        let fits = from == latch || named.narrow(f, v).is_some();
        require(fits, "structure", "what it starts with is not narrow")?;
    }
    Ok(named)
}

/// What a use becomes.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Reader {
    /// A `trunc` to the narrow type.
    Cut,
    /// An operand that can be narrow.
    Operand,
    /// A comparison, both operands of which can be narrow.
    Compare,
    /// Any other use: the variable has to stay as wide as it is.
    Wide,
}

impl Named {
    fn extension(&self) -> CastOp {
        if self.signed {
            CastOp::SExt
        } else {
            CastOp::ZExt
        }
    }

    /// The number cut, if it survives that, or what is extended.
    fn narrow(&self, f: &Function, v: Value) -> Option<Operand> {
        let width = self.ty.int_width()?;
        if let Some(n) = f.as_int(v) {
            let n = n.as_i64()?;
            let low = (n as u64) & ((1u64 << width) - 1);
            let up = 64 - width;
            let extended = match self.signed {
                true => ((low << up) as i64) >> up,
                false => low as i64,
            };
            // At 64 bits; a narrower wide type is compared in its own bits.
            let own = f.value_type(v).int_width()?;
            let same = Bits::from_i64(own, extended) == Bits::from_i64(own, n);
            return same.then(|| Operand::Int(Bits::from_u64(width, low)));
        }
        let i = f.def_inst(v)?;
        if *f.kind(i) != InstKind::Cast(self.extension()) {
            return None;
        }
        let from = f.operand(i, 0);
        (f.value_type(from) == self.ty).then_some(Operand::Value(from))
    }

    fn is_itself(&self, f: &Function, v: Value) -> bool {
        f.result(self.phi) == Some(v) || f.result(self.next) == Some(v)
    }

    fn reader(&self, f: &Function, user: Inst, n: usize) -> Reader {
        use IntPredicate::{Sge, Sgt, Sle, Slt};
        let result = f.inst_type(user).int_width();
        match f.kind(user) {
            InstKind::Cast(CastOp::Trunc) if f.inst_type(user) == self.ty => Reader::Cut,
            InstKind::Cast(CastOp::Trunc) if result < self.ty.int_width() => Reader::Operand,
            InstKind::Gep { .. } if self.signed && n != 0 => Reader::Operand,
            InstKind::ICmp(p) => {
                let by_sign = matches!(p, Slt | Sle | Sgt | Sge);
                let narrow = |v: Value| self.is_itself(f, v) || self.narrow(f, v).is_some();
                match (!by_sign || self.signed) && f.operands(user).all(narrow) {
                    true => Reader::Compare,
                    false => Reader::Wide,
                }
            }
            _ => Reader::Wide,
        }
    }

    /// What uses one of the two, but for themselves, in order.
    fn readers(&self, f: &Function, of: Inst) -> Vec<(Inst, Reader, usize)> {
        let mut all = Vec::new();
        for u in f.result(of).into_iter().flat_map(|v| f.uses(v)) {
            let (user, n) = (f.user(u), f.use_index(u));
            if user != self.phi && user != self.next {
                all.push((user, self.reader(f, user, n), n));
            }
        }
        all.sort_by_key(|r| (r.0, r.2));
        all
    }
}

// ----- numbers ----------------------------------------------------------------------------------------------------------

fn numbers_fit(ev: &Evolution<'_>, n: &Named) -> Check {
    let f = ev.view.f;
    let l = ev.headed(n.header);
    let l = l.ok_or_else(|| illegal("structure", "the block heads no loop"))?;
    let width = n.ty.int_width().unwrap_or(1);
    let half = 1i128 << (width - 1);
    let fits = match n.signed {
        true => (-half, half - 1),
        false => (0, 2 * half - 1),
    };
    let tested = |b: Block| {
        let condition = f.terminator(b).map(|t| f.operand(t, 0));
        condition.is_some_and(|v| is_not_undef(ev, v))
    };
    let back_edges = ev.most_back_edges(l, tested);
    let steps = back_edges.and_then(|k| k.checked_add(1));
    let steps = steps.ok_or_else(|| unproven("how often the loop goes back was not found"))?;
    let step = i128::from(n.step.as_i64().unwrap_or(0));
    let far = step.checked_mul(steps);
    let far = far.ok_or_else(|| unproven("the variable goes too far"))?;
    let mut all: Option<Between> = None;
    // What the variable takes for certain, and not only at most.
    let mut certain = ev.counts(l).exact.and_then(|t| t.number()).is_some();
    for (v, _) in f.phi_incoming(n.phi).filter(|e| e.1 != n.latch) {
        let from = match f.as_int(v) {
            Some(number) if n.signed => number.as_i64().map(i128::from),
            Some(number) => number.as_u64().map(i128::from),
            None => None,
        };
        certain &= from.is_some();
        let (lo, hi) = from.map_or(fits, |x| (x, x));
        let (lo, hi) = (lo + far.min(0), hi + far.max(0));
        all = Some(all.map_or((lo, hi), |(a, b)| (a.min(lo), b.max(hi))));
        require(
            is_not_undef(ev, v),
            "U1",
            "each use of what it starts with may be another number",
        )?;
    }
    let (lo, hi) = all.ok_or_else(|| illegal("structure", "the loop is not entered"))?;
    if lo < fits.0 || hi > fits.1 {
        return Err(match certain && ev.counts(l).exits.len() == 1 {
            true => illegal("ID-1", "the variable takes a number that does not fit"),
            false => unproven("that every number fits was not found"),
        });
    }
    let signed = lo >= -half && hi < half && step >= -half && step < half;
    require(
        !n.flags.contains(Flags::NSW) || signed,
        "U2",
        "a step of the new increment wraps with sign",
    )?;
    require(
        !n.flags.contains(Flags::NUW) || (step >= 0 && lo >= 0),
        "U2",
        "a step of the new increment wraps without sign",
    )
}

/// True if the value is computed from values that are not undef; it may be poison.
fn is_not_undef(ev: &Evolution<'_>, v: Value) -> bool {
    let f = ev.view.f;
    let mut done: BTreeSet<Value> = BTreeSet::new();
    let mut work = vec![v];
    while let Some(v) = work.pop() {
        if done.contains(&v) || is_well_defined(&ev.view, v) {
            continue;
        }
        done.insert(v);
        let Some(i) = f.def_inst(v) else { return false };
        match f.kind(i) {
            InstKind::Phi => work.extend(f.phi_incoming(i).map(|(v, _)| v)),
            InstKind::Binary(_) | InstKind::Cast(_) | InstKind::ICmp(_) | InstKind::Select => {
                work.extend(f.operands(i));
            }
            _ => return false,
        }
    }
    true
}

// ----- performing -------------------------------------------------------------------------------------------------------

/// Performs a rewrite.
///
/// # Errors
/// An [`ApplyError`] if it does not describe something that is there.
pub fn apply(cx: &Header, f: &mut Function, rw: &Rewrite) -> Result<(), ApplyError> {
    if let Rewrite::EraseInst { .. } = rw {
        return rewrites::apply(cx, f, rw);
    }
    let named = named(&Evolution::new(cx, f), rw).map_err(ApplyError::of)?;
    let (Some(old_phi), Some(old_next)) = (f.result(named.phi), f.result(named.next)) else {
        return Ok(());
    };
    let wide = f.inst_type(named.phi);
    let of_phi = named.readers(f, named.phi);
    let of_next = named.readers(f, named.next);
    // The narrow variable.
    let phi = f.new_phi(named.header, named.ty, "");
    let Some(narrow_phi) = f.result(phi) else {
        return Ok(());
    };
    let step = named.step.as_u64().unwrap_or(0);
    let step = f.bits(&Bits::from_u64(named.ty.int_width().unwrap_or(1), step));
    let next = f.create_inst(InstKind::Binary(BinOp::Add), named.ty, &[narrow_phi, step]);
    f.set_flags(next, named.flags);
    f.insert_before(next, named.next);
    let Some(narrow_next) = f.result(next) else {
        return Ok(());
    };
    let entries: Vec<(Value, Block)> = f.phi_incoming(named.phi).collect();
    for (v, from) in entries {
        let v = match named.narrow(f, v).filter(|_| from != named.latch) {
            Some(o) => operand::make(f, &o),
            None => narrow_next,
        };
        f.add_phi_entry(phi, v, from);
    }
    // What reads it.
    let pairs = [(old_phi, narrow_phi), (old_next, narrow_next)];
    for (user, reader, n) in of_phi.iter().chain(&of_next) {
        become_narrow(f, &named, &pairs, (*user, *reader, *n));
    }
    let after_phis = f.first_non_phi(named.header).unwrap_or(named.next);
    for (of, (old, narrow), before) in [
        (&of_phi, pairs[0], after_phis),
        (&of_next, pairs[1], named.next),
    ] {
        let mut rest = f.poison(wide);
        if of.iter().any(|r| r.1 == Reader::Wide) {
            let i = f.create_inst(InstKind::Cast(named.extension()), wide, &[narrow]);
            f.insert_before(i, before);
            rest = f.result(i).unwrap_or(rest);
        }
        f.replace_all_uses(old, rest);
    }
    f.erase_inst(named.phi);
    f.erase_inst(named.next);
    Ok(())
}

fn become_narrow(
    f: &mut Function,
    named: &Named,
    pairs: &[(Value, Value); 2],
    (user, reader, n): (Inst, Reader, usize),
) {
    if f.inst_block(user).is_none() {
        return;
    }
    let itself = |v: Value| pairs.iter().find(|p| p.0 == v).map(|p| p.1);
    match (reader, itself(f.operand(user, n))) {
        (Reader::Cut, Some(narrow)) => {
            if let Some(v) = f.result(user) {
                f.replace_all_uses(v, narrow);
            }
            f.erase_inst(user);
        }
        (Reader::Operand, Some(narrow)) => f.set_operand(user, n, narrow),
        (Reader::Compare, Some(_)) => {
            for k in 0..2 {
                let v = f.operand(user, k);
                let narrow = match (itself(v), named.narrow(f, v)) {
                    (Some(narrow), _) => narrow,
                    (None, Some(o)) => operand::make(f, &o),
                    (None, None) => v,
                };
                f.set_operand(user, k, narrow);
            }
            if !named.signed {
                let flags = f.flags(user).without(Flags::SAMESIGN);
                f.set_flags(user, flags);
            }
        }
        _ => {}
    }
}

/// Applies the first rewrite found, and erases what lost its last use, until there is none; returns their number.
pub fn run(cx: &Header, f: &mut Function) -> usize {
    let insts: usize = f.blocks().map(|b| f.insts(b).count()).sum();
    for step in 0..=insts {
        let next = find(cx, f).into_iter().next();
        if next.is_none_or(|rw| apply(cx, f, &rw).is_err()) {
            return step;
        }
        let extends = |f: &Function, i: Inst| {
            matches!(f.kind(i), InstKind::Cast(CastOp::SExt | CastOp::ZExt))
                && is_trivially_dead(cx, f, i)
        };
        let first = |f: &Function| {
            let mut all = f.blocks().flat_map(|b| f.insts(b));
            all.find(|&i| extends(f, i))
        };
        while let Some(i) = first(f) {
            f.erase_inst(i);
        }
    }
    insts
}
