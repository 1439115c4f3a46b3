//! IV demotion: counting in 32 bits where a loop counts in 64 and every number fits, the one after the last step included.
//! Addresses and comparisons read the narrow variable; where something else needs 64 bits, it is extended.
//!
//! ```text
//!   %i = phi i64 [ 0, … ], [ %next, … ]        %n = phi i32 [ 0, … ], [ %m, … ]
//!   %p = getelementptr float, ptr %a, i64 %i   %p = getelementptr float, ptr %a, i32 %n
//!   %next = add i64 %i, 1                      %m = add nuw nsw i32 %n, 1
//!   %more = icmp ult i64 %next, 1000           %more = icmp ult i32 %m, 1000
//! ```
//!
//! Bounds come from counts that rest on no assumption. Numbers are read with sign if they fit so, which is how
//! `getelementptr` extends an index, else without. The variable must not hang on undef, of which each use may be another number: neither what it
//! is entered with nor the exit tests that bound it do.

use crate::analysis::manager::{AnalysisId, FunctionAnalyses, PreservedAnalyses};
use crate::analysis::scev::BoundedVariable;
use crate::context::Cx;
use crate::defects::planted;
use crate::options::{Knob, KnobType};
use crate::pass::{FunctionPass, Invocation, Pass, Ran, Turns};
use crate::transform::sweep::sweep;
use rustc_hash::FxHashMap;
use tandem_ir::constant::Bits;
use tandem_ir::passes::{IV_DEMOTION, PassId};
use tandem_ir::rewrite::{Rewrite, Trace};
use tandem_ir::{BinOp, Block, CastOp, Flags, Function, Inst, InstKind, IntPredicate, Type, Value};

/// Bits of the variables that are looked at.
const WIDE: u32 = 64;
/// Bits of what they become.
const NARROW: u32 = 32;

/// Options of the pass.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Options {
    /// `remat-iv`: 0 leaves all variables as they are. Level 5 of the documents asks for less proof, and gets as much.
    pub level: u32,
}

impl Default for Options {
    fn default() -> Options {
        Options { level: 4 }
    }
}

/// IV demotion for the pass manager.
pub struct IVDemotionPass;

impl Pass for IVDemotionPass {
    const ID: &'static PassId = &IV_DEMOTION;
    const ASKS_SCALAR_EVOLUTION: bool = true;
    type Options = Options;
    const KNOBS: &'static [Knob<Options>] = &[Knob {
        name: "remat-iv",
        ty: KnobType::Number { max: 5 },
        default: "4",
        help: "iv-demotion: 0 is off, every other level proves that numbers fit",
        requirement: "SE-R5",
        set: |o, v| o.level = v.number(),
    }];
}

/// What the pass leaves right where it changes something: blocks and edges.
pub const PRESERVED: PreservedAnalyses = PreservedAnalyses::cfg()
    .preserve(AnalysisId::AddressTakenBlocks)
    .preserve(AnalysisId::ConvergentBlocks);

impl FunctionPass for IVDemotionPass {
    fn run<T: Trace<Function>>(
        cx: Cx<'_>,
        f: &mut Function,
        analyses: &mut FunctionAnalyses,
        with: Invocation<'_, Options>,
        trace: &mut T,
    ) -> Ran {
        let done = run(cx, f, analyses, (with.options, with.loops), trace);
        Ran {
            changed: done.demoted > 0,
            counters: vec![
                ("variables demoted", done.demoted),
                ("variables that fit and stay", done.not_worth_it),
            ],
            preserved: PRESERVED,
            ..Ran::default()
        }
    }
}

/// What a run did.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Report {
    /// Variables that count in 32 bits now.
    pub demoted: u64,
    /// Variables that would need more extensions in each iteration than they save.
    pub not_worth_it: u64,
}

/// Runs the pass on one function.
pub fn run<T: Trace<Function>>(
    cx: Cx<'_>,
    f: &mut Function,
    analyses: &mut FunctionAnalyses,
    (options, turns): (&Options, Turns<'_>),
    trace: &mut T,
) -> Report {
    let loops = analyses.loops(f);
    let mut report = Report::default();
    if options.level == 0 || !loops.may_change(cx, f) {
        return report;
    }
    let nest = analyses.nest(f);
    let known = analyses.scalar_evolution(cx, f, |se| se.bounded_variables());
    let mut by_header: FxHashMap<Block, Vec<BoundedVariable>> = FxHashMap::default();
    for v in known.into_iter().rev() {
        by_header.entry(v.header).or_default().push(v);
    }
    let order = nest.inside_out().into_iter().map(|l| nest.loops[l].header);
    let admitted = order.filter(|&header| turns.admits(header));
    for v in admitted
        .filter_map(|header| by_header.remove(&header))
        .flatten()
    {
        let v = &v;
        trace.heartbeat();
        let Some(new) = narrower(cx, f, v) else {
            continue;
        };
        let demotion = Demotion { cx, v, new };
        if !demotion.is_worth_it(f) {
            report.not_worth_it += 1;
            continue;
        }
        trace.before(f, |_| Rewrite::ReplaceIv {
            phi: v.phi,
            ty: Type::int(NARROW),
            signed: new.signed,
            flags: new.flags,
        });
        let mut left = demotion.perform(f);
        trace.after(f);
        report.demoted += 1;
        sweep(cx, f, &mut left, trace);
    }
    report
}

/// How a variable can be counted in 32 bits.
#[derive(Clone, Copy)]
struct Narrower {
    signed: bool,
    flags: Flags,
}

/// The narrower form, if every number fits it.
fn narrower(cx: Cx<'_>, f: &Function, v: &BoundedVariable) -> Option<Narrower> {
    if v.width != WIDE || f.inst_block(v.phi).is_none() {
        return None;
    }
    let half = 1i128 << (NARROW - 1);
    // The number after the last step is computed too.
    let ahead = planted!(cx, LastStepForgotten, v.step, 0);
    let with_next = |(lo, hi): (i128, i128)| (lo.min(lo + ahead), hi.max(hi + ahead));
    let (lo, hi) = with_next(v.signed);
    let (least, most) = with_next(v.unsigned);
    let signed = lo >= -half && hi < half;
    let unsigned = least >= 0 && most < 2 * half;
    if !signed && !unsigned {
        return None;
    }
    let mut flags = Flags::NONE;
    if signed && v.step >= -half && v.step < half {
        flags |= Flags::NSW;
    }
    if v.step >= 0 && (!signed || lo >= 0) {
        flags |= Flags::NUW;
    }
    let new = Narrower { signed, flags };
    let mut entries = f.phi_incoming(v.phi);
    let starts = entries.all(|(start, from)| from == v.latch || source(f, start, new).is_some());
    starts.then_some(new)
}

/// What a 64-bit value is the extension of.
enum Source {
    Number(Bits),
    Value(Value),
}

/// The narrow source of a number that survives the cut, or of an extension.
fn source(f: &Function, v: Value, new: Narrower) -> Option<Source> {
    if let Some(n) = f.as_int(v) {
        let n = n.as_u64()?;
        let cut = n as u32;
        let back = match new.signed {
            true => cut as i32 as i64 as u64,
            false => u64::from(cut),
        };
        return (back == n).then(|| Source::Number(Bits::from_u64(NARROW, n)));
    }
    let i = f.def_inst(v)?;
    let extends = *f.kind(i) == InstKind::Cast(extension(new));
    let from = f.operands(i).next()?;
    (extends && f.value_type(from) == Type::int(NARROW)).then_some(Source::Value(from))
}

fn extension(new: Narrower) -> CastOp {
    match new.signed {
        true => CastOp::SExt,
        false => CastOp::ZExt,
    }
}

/// What a use of the variable, or of its increment, becomes.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Reads {
    /// The phi, or the increment, itself.
    Own,
    /// A cut to the narrow type, which is the narrow value.
    Cut,
    /// Something that can read the narrow value in its place.
    Narrow,
    /// Something that needs the extension.
    Wide,
}

fn is_signed(pred: IntPredicate) -> bool {
    use IntPredicate::{Sge, Sgt, Sle, Slt};
    matches!(pred, Slt | Sle | Sgt | Sge)
}

/// One variable that is demoted.
struct Demotion<'a> {
    cx: Cx<'a>,
    v: &'a BoundedVariable,
    new: Narrower,
}

impl Demotion<'_> {
    fn reads(&self, f: &Function, (user, n): (Inst, usize)) -> Reads {
        if user == self.v.phi || user == self.v.increment {
            return Reads::Own;
        }
        let signed = self.new.signed;
        match *f.kind(user) {
            InstKind::Cast(CastOp::Trunc) => match f.inst_type(user).int_width() {
                Some(NARROW) => Reads::Cut,
                Some(w) if w < NARROW => Reads::Narrow,
                _ => Reads::Wide,
            },
            InstKind::Gep { .. } if n > 0 && planted!(self.cx, IndexZeroExtended, signed, true) => {
                Reads::Narrow
            }
            InstKind::ICmp(pred) if signed || !is_signed(pred) => {
                let mut both = f.operands(user);
                match both.all(|o| self.is_own(f, o) || source(f, o, self.new).is_some()) {
                    true => Reads::Narrow,
                    false => Reads::Wide,
                }
            }
            _ => Reads::Wide,
        }
    }

    fn is_own(&self, f: &Function, v: Value) -> bool {
        let def = f.def_inst(v);
        def == Some(self.v.phi) || def == Some(self.v.increment)
    }

    /// The uses of one of the two values, in order.
    fn uses(&self, f: &Function, of: Inst) -> Vec<(Inst, usize)> {
        let uses = f.result(of).into_iter().flat_map(|v| f.uses(v));
        let mut all: Vec<(Inst, usize)> = uses.map(|u| (f.user(u), f.use_index(u))).collect();
        all.sort_unstable();
        all
    }

    /// True if no more extensions come into each iteration than cuts go.
    fn is_worth_it(&self, f: &Function) -> bool {
        let count = |of: Inst, what: Reads| {
            let all = self.uses(f, of).into_iter();
            all.filter(|&u| self.reads(f, u) == what).count()
        };
        let both = [self.v.phi, self.v.increment];
        let cuts: usize = both.iter().map(|&i| count(i, Reads::Cut)).sum();
        let extended = both.iter().filter(|&&i| count(i, Reads::Wide) > 0);
        extended.count() <= cuts
    }

    /// Performs it; returns instructions that may have lost their last use.
    fn perform(&self, f: &mut Function) -> Vec<Inst> {
        let ty = Type::int(NARROW);
        let (phi, increment) = (self.v.phi, self.v.increment);
        let (Some(header), Some(old_phi), Some(old_next)) =
            (f.inst_block(phi), f.result(phi), f.result(increment))
        else {
            return Vec::new();
        };
        let entries: Vec<(Value, Block)> = f.phi_incoming(phi).collect();
        let name = f.name(old_phi).unwrap_or_default().to_owned();
        let new_phi = f.new_phi(header, ty, &format!("{name}.narrow"));
        let step = f.bits(&Bits::from_u64(NARROW, self.v.step as u64));
        let operands: Vec<Value> = f.result(new_phi).into_iter().chain([step]).collect();
        let new_next = f.create_inst(InstKind::Binary(BinOp::Add), ty, &operands);
        f.set_flags(new_next, self.new.flags);
        f.insert_before(new_next, increment);
        let (Some(narrow_phi), Some(narrow_next)) = (f.result(new_phi), f.result(new_next)) else {
            return Vec::new();
        };
        f.set_fresh_name(narrow_next, &format!("{name}.narrow.next"));
        let mut left = Vec::new();
        for &(start, from) in &entries {
            left.extend(f.def_inst(start));
            let start = match from == self.v.latch {
                true => narrow_next,
                false => self.narrow(f, &[], start),
            };
            f.add_phi_entry(new_phi, start, from);
        }
        let pairs = [(old_phi, narrow_phi), (old_next, narrow_next)];
        for (old, new) in pairs {
            let rest = match self.lead(f, &pairs, (old, new), &mut left) {
                true => {
                    let first = f.first_non_phi(header).filter(|_| new == narrow_phi);
                    self.extend(f, new, first.unwrap_or(increment))
                }
                false => f.poison(Type::int(WIDE)),
            };
            f.replace_all_uses(old, rest);
        }
        f.erase_inst(phi);
        f.erase_inst(increment);
        left.retain(|&i| i != phi && i != increment);
        left
    }

    /// Leads uses of one of the old values to the narrow one; true if there are others, which need its extension.
    fn lead(
        &self,
        f: &mut Function,
        pairs: &[(Value, Value)],
        (old, new): (Value, Value),
        left: &mut Vec<Inst>,
    ) -> bool {
        let uses = f.def_inst(old).map(|i| self.uses(f, i)).unwrap_or_default();
        let mut others = false;
        for (user, n) in uses {
            // A comparison of the variable with itself has two.
            if f.inst_block(user).is_none() || f.operand(user, n) != old {
                continue;
            }
            match self.reads(f, (user, n)) {
                Reads::Own => {}
                Reads::Wide => others = true,
                Reads::Cut => {
                    if let Some(cut) = f.result(user) {
                        f.replace_all_uses(cut, new);
                    }
                    f.erase_inst(user);
                }
                Reads::Narrow if matches!(f.kind(user), InstKind::ICmp(_)) => {
                    self.compare_narrow(f, pairs, user, left);
                }
                Reads::Narrow => f.set_operand(user, n, new),
            }
        }
        others
    }

    fn compare_narrow(
        &self,
        f: &mut Function,
        pairs: &[(Value, Value)],
        compare: Inst,
        left: &mut Vec<Inst>,
    ) {
        for n in 0..2 {
            let side = f.operand(compare, n);
            left.extend(f.def_inst(side));
            let side = self.narrow(f, pairs, side);
            f.set_operand(compare, n, side);
        }
        // Extensions without sign have the same one, what they extend need not.
        if !self.new.signed {
            let flags = f.flags(compare).without(Flags::SAMESIGN);
            let flags = planted!(self.cx, SamesignKept, flags, f.flags(compare));
            f.set_flags(compare, flags);
        }
    }

    fn extend(&self, f: &mut Function, narrow: Value, before: Inst) -> Value {
        let op = InstKind::Cast(extension(self.new));
        let i = f.create_inst(op, Type::int(WIDE), &[narrow]);
        f.insert_before(i, before);
        f.result(i).unwrap_or(narrow)
    }

    /// The narrow form of what survives the cut, and of the variable itself.
    fn narrow(&self, f: &mut Function, pairs: &[(Value, Value)], v: Value) -> Value {
        if let Some(own) = pairs.iter().find(|p| p.0 == v) {
            return own.1;
        }
        match source(f, v, self.new) {
            Some(Source::Number(n)) => f.bits(&n),
            Some(Source::Value(v)) => v,
            None => v,
        }
    }
}
