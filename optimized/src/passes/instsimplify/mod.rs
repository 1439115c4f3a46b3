//! InstSimplify: replaces an instruction by a value that exists or by a constant; makes no instruction.
//!
//! The rules are written by hand here, one file per subject, and go by the names that the reference's
//! rules files give them. The driver looks at every instruction of the reachable blocks in reverse post order, then
//! at the users of what it replaced, until a sweep over everything changes nothing. An
//! instruction that no one uses and that has no effect is erased. Each replacement and each erasure is reported to
//! the trace before it happens.
//!
//! A rule may rely on poison (the result of a broken flag) and on the choices of undef, as LangRef allows; it never
//! touches volatile, atomic or convergent operations, and floating-point rules only apply where the function's
//! environment makes them exact.

mod arith;
mod bitwise;
mod casts;
mod compare;
mod floats;
mod gep;
mod implied;
mod intrinsics;
mod query;
mod selects;
mod shifts;
mod undecided;
mod undefined;
mod vectors;

use crate::analysis::blocks::{BlockSet, walk};
use crate::analysis::constant_fold::{self, FloatEnv};
use crate::analysis::dead::is_trivially_dead;
use crate::analysis::manager::{AnalysisId, FunctionAnalyses, PreservedAnalyses};
use crate::context::Cx;
use crate::pass::{FunctionPass, Invocation, Pass as PassForm, Ran};
use query::{Hit, New, Query};
use tandem_ir::attr::AttrKind;
use tandem_ir::constant::{Bits, ConstantData};
use tandem_ir::passes::{INSTSIMPLIFY, PassId};
use tandem_ir::rewrite::{Operand, Rewrite, RuleName, Trace, Why};
use tandem_ir::{BinOp, Block, Constant, Function, Inst, InstKind, Type, Value, ValueDef};

/// The rule by which an instruction of constants becomes the constant that it yields; its variable `result` is that.
const CONSTANT_FOLD: &str = "constant-fold";

/// InstSimplify for the pass manager.
pub struct InstSimplifyPass;

impl PassForm for InstSimplifyPass {
    const ID: &'static PassId = &INSTSIMPLIFY;
    type Options = ();
}

/// What the pass leaves right where it changes something: blocks and edges, and sets of blocks that erasing and replacing do not make too small.
pub const PRESERVED: PreservedAnalyses = PreservedAnalyses::cfg()
    .preserve(AnalysisId::AddressTakenBlocks)
    .preserve(AnalysisId::ConvergentBlocks);

impl FunctionPass for InstSimplifyPass {
    fn run<T: Trace<Function>>(
        cx: Cx<'_>,
        f: &mut Function,
        analyses: &mut FunctionAnalyses,
        _: Invocation<'_, ()>,
        trace: &mut T,
    ) -> Ran {
        let r = run(cx, f, analyses, trace);
        Ran {
            changed: r.changed(),
            counters: vec![
                ("instructions simplified", r.simplified),
                ("instructions erased", r.erased),
                ("sweeps", r.sweeps),
            ],
            preserved: PRESERVED,
            ..Ran::default()
        }
    }
}

/// What one invocation did.
#[derive(Clone, Copy, Debug, Default)]
pub struct Report {
    /// Instructions replaced by a value.
    pub simplified: u64,
    /// Instructions erased because nothing used them.
    pub erased: u64,
    /// Sweeps over the function.
    pub sweeps: u64,
}

impl Report {
    /// True if the function is not what it was.
    pub fn changed(&self) -> bool {
        self.simplified + self.erased > 0
    }
}

/// Runs the pass on one function, whose edges it leaves as they are.
pub fn run<T: Trace<Function>>(
    cx: Cx<'_>,
    f: &mut Function,
    analyses: &mut FunctionAnalyses,
    trace: &mut T,
) -> Report {
    let optnone = cx
        .function(f.global)
        .is_some_and(|d| cx.attrs.has(d.attrs.func, AttrKind::OptimizeNone));
    if optnone {
        return Report::default();
    }
    let mut blocks = walk(f).post_order;
    blocks.reverse();
    let mut reached = BlockSet::new();
    for &b in &blocks {
        reached.insert(b);
    }
    let mut pass = Pass {
        cx,
        env: FloatEnv::of(cx, f),
        analyses,
        reached,
        work: Vec::new(),
        report: Report::default(),
        f,
        trace,
    };
    while pass.sweep(&blocks) {}
    pass.report
}

/// One invocation on one function.
struct Pass<'a, T: Trace<Function>> {
    cx: Cx<'a>,
    f: &'a mut Function,
    env: FloatEnv,
    analyses: &'a mut FunctionAnalyses,
    /// The blocks that control may reach; rules are about nothing else.
    reached: BlockSet,
    /// Instructions to look at again, in order.
    work: Vec<Inst>,
    report: Report,
    trace: &'a mut T,
}

impl<T: Trace<Function>> Pass<'_, T> {
    /// Looks at every instruction once, and at the users of what changed; true if something changed.
    fn sweep(&mut self, blocks: &[Block]) -> bool {
        self.report.sweeps += 1;
        let before = self.report.simplified + self.report.erased;
        for &b in blocks {
            let mut next = self.f.first_inst(b);
            while let Some(i) = next {
                // What comes after `i` now may be erased with it, but what comes before may not come back.
                let previous = self.f.prev_inst(i);
                self.visit(i);
                next = if self.f.inst_block(i).is_some() {
                    self.f.next_inst(i)
                } else {
                    self.after(b, previous)
                };
            }
        }
        while let Some(i) = self.work.pop() {
            let block = self.f.inst_block(i);
            if block.is_some_and(|b| self.reached.contains(b)) {
                self.visit(i);
            }
        }
        self.report.simplified + self.report.erased != before
    }

    /// The instruction to go on with when the one behind `previous` is gone. `previous` may be gone too.
    fn after(&self, b: Block, previous: Option<Inst>) -> Option<Inst> {
        match previous {
            Some(p) if self.f.inst_block(p).is_some() => self.f.next_inst(p),
            _ => self.f.first_inst(b),
        }
    }

    fn visit(&mut self, i: Inst) {
        self.trace.heartbeat();
        let Some(v) = self.f.result(i) else { return };
        if !self.f.has_uses(v) {
            self.erase_dead(i);
            return;
        }
        let q = Query {
            cx: self.cx,
            f: self.f,
            env: self.env,
        };
        if let Some(hit) = find(&q, self.analyses, i) {
            self.apply(i, v, hit);
        }
    }

    /// True if the rules speak of the types of an instruction and its operands: integers of at most 128 bits, floats,
    /// pointers, and vectors of these. Elsewhere the same identities hold, and are reported as plain replacements.
    fn rules_speak_of(&self, i: Inst) -> bool {
        let types = &self.cx.header().types;
        let known = |ty: Type| {
            let lane = types.as_vector(ty).map_or(ty, |v| v.0);
            !types.is_aggregate(lane) && lane.int_width().is_none_or(|w| w <= 128)
        };
        known(self.f.inst_type(i)) && self.f.operands(i).all(|v| known(self.f.value_type(v)))
    }

    /// Replaces the result of `i` and erases it, and what only it used.
    fn apply(&mut self, i: Inst, old: Value, hit: Hit) {
        if hit.new == New::Value(old) {
            return;
        }
        self.work.extend(self.f.uses(old).map(|u| self.f.user(u)));
        self.report.simplified += 1;
        let folds = hit.rule == Some(CONSTANT_FOLD);
        let new = value_of(self.f, self.cx, self.f.inst_type(i), hit.new);
        let spoken_of = folds || self.rules_speak_of(i);
        let decided = hit
            .rule
            .filter(|r| spoken_of && !undecided::is_undecided(r));
        let Some(rule) = decided else {
            self.trace.before(self.f, |f| Rewrite::ReplaceValue {
                old,
                new: operand(f, new),
                why: Why::Fold,
            });
            self.f.replace_all_uses(old, new);
            self.trace.after(self.f);
            self.erase_dead(i);
            return;
        };
        self.trace.before(self.f, |f| {
            let folded = folds.then_some(("result", new));
            let bound = hit.bindings.iter().copied().chain(folded);
            Rewrite::ApplyRule {
                rule: RuleName::new(rule),
                root: i,
                bindings: bound
                    .map(|(name, v)| (RuleName::new(name), operand(f, v)))
                    .collect(),
            }
        });
        let operands: Vec<Value> = self.f.operands(i).collect();
        self.f.replace_all_uses(old, new);
        self.f.erase_inst(i);
        self.trace.after(self.f);
        self.erase_dead_operands(operands);
    }

    fn erase_dead(&mut self, i: Inst) {
        if is_trivially_dead(self.cx, self.f, i) {
            let operands: Vec<Value> = self.f.operands(i).collect();
            self.erase(i);
            self.erase_dead_operands(operands);
        }
    }

    fn erase_dead_operands(&mut self, mut operands: Vec<Value>) {
        while let Some(v) = operands.pop() {
            let Some(d) = self.f.def_inst(v) else {
                continue;
            };
            if self.f.inst_block(d).is_some() && is_trivially_dead(self.cx, self.f, d) {
                operands.extend(self.f.operands(d));
                self.erase(d);
            }
        }
    }

    fn erase(&mut self, i: Inst) {
        self.trace
            .before(self.f, |_| Rewrite::EraseInst { inst: i });
        self.f.erase_inst(i);
        self.trace.after(self.f);
        self.report.erased += 1;
    }
}

/// The rule that applies to an instruction.
fn find(q: &Query<'_>, analyses: &mut FunctionAnalyses, i: Inst) -> Option<Hit> {
    use BinOp::*;
    // Of poison a rule says it, which the reference checks without a solver.
    if matches!(q.f.kind(i), InstKind::Cast(_) | InstKind::FNeg)
        && q.is_poison(q.f.operand(i, 0))
        && let Some(hit) = undefined::operand(q, i)
    {
        return Some(hit);
    }
    if let Some(folded) = constant_fold::fold(q.cx, q.f, i) {
        return Some(Hit {
            rule: Some(CONSTANT_FOLD),
            new: New::Folded(folded),
            bindings: smallvec::SmallVec::new(),
        });
    }
    if let Some(hit) = undefined::operand(q, i) {
        return Some(hit);
    }
    match q.f.kind(i) {
        InstKind::Binary(op) => match op {
            Add => arith::add(q, i),
            Sub => arith::sub(q, i),
            Mul => arith::mul(q, i),
            UDiv | SDiv | URem | SRem => arith::divide(q, i, *op),
            Shl | LShr | AShr => shifts::shift(q, i, *op),
            And => bitwise::and(q, i),
            Or => bitwise::or(q, i),
            Xor => bitwise::xor(q, i),
            _ => floats::arithmetic(q, i, *op),
        },
        InstKind::FNeg => floats::fneg(q, i),
        InstKind::ICmp(p) => compare::icmp(q, i, *p),
        InstKind::FCmp(p) => floats::fcmp(q, i, *p),
        InstKind::Cast(op) => casts::cast(q, i, *op),
        InstKind::Select => selects::select(q, i),
        InstKind::Gep { elem } => gep::gep(q, i, *elem),
        InstKind::Call(_) => intrinsics::call(q, i),
        InstKind::Phi => vectors::phi(q, analyses, i),
        InstKind::Freeze => vectors::freeze(q, i),
        InstKind::ExtractElement => vectors::extract_element(q, i),
        InstKind::InsertElement => vectors::insert_element(q, i),
        InstKind::ShuffleVector(mask) => vectors::shuffle(q, i, mask),
        InstKind::ExtractValue(path) => vectors::extract_value(q, i, path),
        InstKind::InsertValue(path) => vectors::insert_value(q, i, path),
        _ => None,
    }
}

/// A value as the trace names it: constants by their data.
fn operand(f: &Function, v: Value) -> Operand {
    match f.value_def(v) {
        ValueDef::Const(c) => constant(f, c).unwrap_or(Operand::Value(v)),
        _ => Operand::Value(v),
    }
}

/// A constant by its data; `None` for those that only a pool can hold.
fn constant(f: &Function, c: Constant) -> Option<Operand> {
    let pool = f.constants();
    let ty = pool.ty(c);
    Some(match pool.get(c) {
        ConstantData::Int(_) | ConstantData::WideInt(_) => Operand::Int(pool.as_bits(c)?),
        ConstantData::Float(bits) => Operand::Float(ty, *bits),
        ConstantData::Undef => Operand::Undef(ty),
        ConstantData::Poison => Operand::Poison(ty),
        ConstantData::Null => Operand::Null(ty),
        ConstantData::Zero => Operand::Zero(ty),
        ConstantData::Splat(e) => Operand::Splat(ty, Box::new(constant(f, *e)?)),
        ConstantData::Aggregate(parts) => {
            let parts = parts
                .iter()
                .map(|&e| constant(f, e))
                .collect::<Option<_>>()?;
            Operand::Aggregate(ty, parts)
        }
        ConstantData::Global(g) => Operand::Global(ty, *g),
        _ => return None,
    })
}

/// Makes a replacement a value of the function.
fn value_of(f: &mut Function, cx: Cx<'_>, ty: Type, new: New) -> Value {
    let scalar = cx.types.scalar(ty);
    let c = match new {
        New::Value(v) => return v,
        New::Folded(folded) => return folded.into_value(f),
        New::Zero | New::Int(0) => return f.zero(ty),
        New::Poison => return f.poison(ty),
        New::Undef => return f.undef(ty),
        New::Int(v) => integer(f, scalar, v),
        New::Float(bits) => f.intern_constant(scalar, ConstantData::Float(bits)),
    };
    if scalar == ty {
        f.const_value(c)
    } else {
        f.constant(ty, ConstantData::Splat(c))
    }
}

fn integer(f: &mut Function, ty: Type, v: i128) -> Constant {
    let width = ty.int_width().unwrap_or(1);
    let bits = if width > 128 {
        Bits::from_i64(width, v as i64)
    } else {
        Bits::from_limbs(width, &[v as u64, ((v as u128) >> 64) as u64])
    };
    let data = match bits.as_u64() {
        Some(low) if width <= 64 => ConstantData::Int(low),
        _ => ConstantData::WideInt(Box::new(bits)),
    };
    f.intern_constant(ty, data)
}
