//! An edit that makes a program larger, for the search to leave a local minimum: a call becomes the callee's body.

use super::Delta;
use super::accept::{Touched, accept};
use rustc_hash::FxHashMap;
use std::ops::Range;
use tandem_ir::constant::ConstantData;
use tandem_ir::function::{Function, ValueDef};
use tandem_ir::inst::TailKind;
use tandem_ir::metadata::LocalMetadata;
use tandem_ir::module::Header;
use tandem_ir::{Block, Inst, InstKind, Module, Type, Value};

/// Inlines direct calls.
pub(crate) const INLINE: Inline = Inline;

/// Largest callee, in instructions.
const LARGEST: usize = 120;

pub(crate) struct Inline;

impl Delta for Inline {
    fn name(&self) -> &'static str {
        "inline-calls"
    }
    fn candidates(&self, m: &Module) -> usize {
        calls(m).len()
    }
    fn apply(&self, m: &Module, which: Range<usize>) -> Option<Module> {
        let all = calls(m);
        let chosen = all.get(which.start..which.end.min(all.len()))?;
        if chosen.is_empty() {
            return None;
        }
        let mut new = m.clone();
        let mut touched: Vec<usize> = Vec::new();
        for c in chosen {
            // The callee as it was, so that a range does not feed on itself.
            inline(&mut new, c.caller, c.call, &m.bodies[c.callee])?;
            if touched.last() != Some(&c.caller) {
                touched.push(c.caller);
            }
        }
        accept(m, new, Touched::Bodies(&touched), true)
    }
    fn is_escape(&self) -> bool {
        true
    }
}

/// Puts a copy of a body in place of a call in another one.
pub(crate) fn inline(m: &mut Module, caller: usize, call: Inst, callee: &Function) -> Option<()> {
    let drop = m.header.strings.lookup("dbg");
    let mut work = Inlining {
        header: &m.header,
        callee,
        f: &mut m.bodies[caller],
        values: FxHashMap::default(),
        drop,
    };
    work.inline(call)
}

/// A call that can be inlined; bodies by index.
struct Candidate {
    caller: usize,
    call: Inst,
    callee: usize,
}

fn calls(m: &Module) -> Vec<Candidate> {
    let index: FxHashMap<_, usize> = m
        .bodies
        .iter()
        .enumerate()
        .map(|(k, f)| (f.global, k))
        .collect();
    let fits: Vec<bool> = m
        .bodies
        .iter()
        .map(|f| can_be_copied(&m.header, f))
        .collect();
    let mut out = Vec::new();
    for (caller, f) in m.bodies.iter().enumerate() {
        for b in f.blocks() {
            for call in f.insts(b) {
                let InstKind::Call(info) = f.kind(call) else {
                    continue;
                };
                let Some(g) = f.callee(call) else { continue };
                let Some(&callee) = index.get(&g) else {
                    continue;
                };
                let plain = info.tail != TailKind::MustTail && info.bundles.is_empty();
                if fits[callee] && plain && m.header.globals[g].ty == info.fn_ty {
                    out.push(Candidate {
                        caller,
                        call,
                        callee,
                    });
                }
            }
        }
    }
    out
}

/// True if copies of the body can stand in other bodies.
pub(crate) fn can_be_copied(h: &Header, f: &Function) -> bool {
    let vararg = h
        .types
        .as_function(h.globals[f.global].ty)
        .is_none_or(|t| t.2);
    let mut size = 0;
    for b in f.blocks() {
        for i in f.insts(b) {
            size += 1;
            let tied = matches!(
                f.kind(i),
                InstKind::Invoke(_)
                    | InstKind::CallBr(..)
                    | InstKind::IndirectBr
                    | InstKind::LandingPad { .. }
                    | InstKind::CatchSwitch { .. }
                    | InstKind::CleanupPad
                    | InstKind::Resume
            );
            let must = f
                .kind(i)
                .call_info()
                .is_some_and(|c| c.tail == TailKind::MustTail);
            if tied || must || f.inst_type(i) == Type::TOKEN || size > LARGEST {
                return false;
            }
        }
    }
    let addressed = f
        .constants()
        .iter()
        .any(|(_, _, d)| matches!(d, ConstantData::BlockAddress(..)));
    !vararg && !addressed
}

struct Inlining<'a> {
    header: &'a Header,
    callee: &'a Function,
    f: &'a mut Function,
    values: FxHashMap<Value, Value>,
    /// The kind of attachment that would speak of the wrong function.
    drop: Option<tandem_ir::Symbol>,
}

impl Inlining<'_> {
    fn inline(&mut self, call: Inst) -> Option<()> {
        let block = self.f.inst_block(call)?;
        let args: Vec<Value> = self.f.call(call)?.args().collect();
        for (&param, arg) in self.callee.args().iter().zip(args) {
            self.values.insert(param, arg);
        }
        let rest = self.f.split_block(block, call, "after");
        let first = self.blocks(rest)?;
        // The branch that the split made.
        let br = self.f.terminator(block)?;
        self.f.redirect_successor(br, rest, first);
        let returns = self.operands()?;
        self.join(call, rest, &returns)
    }

    /// Copies of the callee's blocks in front of the rest, with instructions that have no operands yet.
    fn blocks(&mut self, rest: Block) -> Option<Block> {
        let callee = self.callee;
        let mut first = None;
        for b in callee.blocks() {
            let new = self.f.create_block();
            self.f.insert_block_before(new, rest);
            first = first.or(Some(new));
            self.values
                .insert(callee.block_value(b), self.f.block_value(new));
            for i in callee.insts(b) {
                let n = self
                    .f
                    .create_inst(callee.kind(i).clone(), callee.inst_type(i), &[]);
                self.f.set_flags(n, callee.flags(i));
                for &(kind, md) in callee.attachments(i) {
                    if Some(kind) != self.drop {
                        self.f.set_attachment(n, kind, md);
                    }
                }
                self.f.append_inst(new, n);
                if let (Some(v), Some(w)) = (callee.result(i), self.f.result(n)) {
                    self.values.insert(v, w);
                }
            }
        }
        first
    }

    /// Gives the copies their operands; returns the copied returns with what they return.
    fn operands(&mut self) -> Option<Vec<(Inst, Option<Value>)>> {
        let callee = self.callee;
        let mut returns = Vec::new();
        for b in callee.blocks() {
            let new = self.f.as_block(*self.values.get(&callee.block_value(b))?)?;
            let pairs: Vec<(Inst, Inst)> = callee.insts(b).zip(self.f.insts(new)).collect();
            for (i, n) in pairs {
                let mut ops = Vec::with_capacity(callee.num_operands(i));
                for v in callee.operands(i) {
                    ops.push(self.value(v)?);
                }
                if matches!(callee.kind(i), InstKind::Ret) {
                    returns.push((n, ops.first().copied()));
                } else {
                    self.f.set_operands(n, &ops);
                }
            }
        }
        Some(returns)
    }

    fn value(&mut self, v: Value) -> Option<Value> {
        if let Some(&w) = self.values.get(&v) {
            return Some(w);
        }
        let callee = self.callee;
        let w = match callee.value_def(v) {
            ValueDef::Const(_) => self.f.import_constant(callee, v)?,
            ValueDef::Asm(n) => self.f.asm_value(callee.inline_asm(n).clone()),
            ValueDef::Metadata(n) => match callee.metadata_operand(n) {
                LocalMetadata::Module(m) => self.f.metadata_value(LocalMetadata::Module(*m)),
                LocalMetadata::Value(x) => {
                    let x = self.value(*x)?;
                    self.f.metadata_value(LocalMetadata::Value(x))
                }
                LocalMetadata::ArgList(_) => return None,
            },
            _ => return None,
        };
        self.values.insert(v, w);
        Some(w)
    }

    /// Leads the returns to the rest and makes what they return the call's result.
    fn join(&mut self, call: Inst, rest: Block, returns: &[(Inst, Option<Value>)]) -> Option<()> {
        let ty = self.f.inst_type(call);
        let mut known: Vec<(Value, Block)> = Vec::new();
        for &(ret, v) in returns {
            let from = self.f.inst_block(ret)?;
            known.extend(v.map(|v| (v, from)));
            self.f.erase_inst(ret);
            self.f.append_br(from, rest);
        }
        if let Some(result) = self.f.result(call).filter(|&v| self.f.has_uses(v)) {
            let by = match known.as_slice() {
                [] => super::has_zero(self.header, ty).then(|| self.f.zero(ty))?,
                [(v, _)] => *v,
                many => {
                    let phi = self.f.new_phi(rest, ty, "returned");
                    for &(v, b) in many {
                        self.f.add_phi_entry(phi, v, b);
                    }
                    self.f.result(phi)?
                }
            };
            // A call of itself in code that cannot be reached may be its own argument.
            if by == result {
                return None;
            }
            self.f.replace_all_uses(result, by);
        }
        self.f.erase_inst(call);
        Some(())
    }
}
