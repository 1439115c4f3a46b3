//! When are two functions the same but for names, order and dressing?
//!
//! The canonical form of a body is a list of lines. Two bodies of the same function
//! with equal lines have the same meaning: what is normalised away is only
//! - names, and the order of blocks in the layout (reverse postorder is used),
//! - blocks that cannot be reached, and instructions without effect whose result
//!   nobody needs,
//! - a block boundary between a block and its only successor, when that has no
//!   other predecessor,
//! - phis that can only ever have one value, and phis of one block that are equal,
//! - the place of an instruction without effect inside its block,
//! - the order of phis, of phi entries and of repeated switch edges,
//! - a conditional branch whose two targets are the same block,
//! - debug records and metadata that cannot change a result.
//!
//! Everything else, flags and alignments included, must agree to the letter. This
//! is deliberately weak: what it cannot equate goes to stronger judges.

use crate::graph::{Graph, index};
use cranelift_entity::EntityRef;
use rustc_hash::{FxHashMap, FxHashSet};
use std::fmt::Write;
use tandem_ir::attr::AttrKind;
use tandem_ir::constant::{ConstantData, ConstantPool};
use tandem_ir::{Block, Constant, Function, Header, Inst, InstKind, Value, ValueDef};

/// A body in canonical form.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Canonical {
    /// The lines.
    pub lines: Vec<String>,
}

/// The canonical form of a body.
pub fn canonical(cx: &Header, f: &Function) -> Canonical {
    let graph = Graph::new(f);
    let mut c = Canonicalizer {
        cx,
        f,
        replaced: FxHashMap::default(),
        live: vec![false; f.num_insts()],
        numbers: FxHashMap::default(),
        pending_phis: Vec::new(),
        graph,
    };
    c.simplify_phis();
    c.mark_live();
    Canonical { lines: c.emit() }
}

/// True if two versions of one body have the same blocks, instructions and operands down to their numbers, so
/// that their canonical forms must be equal. Cheap; false says nothing.
pub fn identical(a: &Function, b: &Function) -> bool {
    if a.num_insts() != b.num_insts() || a.args() != b.args() || !a.blocks().eq(b.blocks()) {
        return false;
    }
    // Numbers of constants that were added by two runs may stand for different constants.
    if !a.constants().iter().eq(b.constants().iter()) {
        return false;
    }
    let same_value = |v: Value| match (a.value_def(v), b.value_def(v)) {
        (ValueDef::Metadata(m), ValueDef::Metadata(n)) => {
            a.metadata_operand(m) == b.metadata_operand(n)
        }
        (ValueDef::Asm(m), ValueDef::Asm(n)) => a.inline_asm(m) == b.inline_asm(n),
        (x, y) => x == y,
    };
    let same = |i: Inst| {
        a.kind(i) == b.kind(i)
            && a.flags(i) == b.flags(i)
            && a.inst_type(i) == b.inst_type(i)
            && a.result(i) == b.result(i)
            && a.operands(i).eq(b.operands(i))
            && a.operands(i).all(same_value)
            && a.attachments(i) == b.attachments(i)
    };
    a.blocks()
        .all(|block| a.insts(block).eq(b.insts(block)) && a.insts(block).all(same))
}

/// The first line in which two forms differ: number from 1 and both lines.
pub fn first_difference(a: &Canonical, b: &Canonical) -> Option<(usize, String, String)> {
    let n = a.lines.len().max(b.lines.len());
    (0..n).find_map(|i| {
        let get = |c: &Canonical| c.lines.get(i).cloned().unwrap_or_default();
        (a.lines.get(i) != b.lines.get(i)).then(|| (i + 1, get(a), get(b)))
    })
}

/// Metadata kinds that can turn a value into poison or make an access undefined; all others are dressing.
const SEMANTIC_METADATA: [&str; 9] = [
    "range",
    "nonnull",
    "noundef",
    "align",
    "dereferenceable",
    "dereferenceable_or_null",
    "invariant.load",
    "noalias",
    "alias.scope",
];

struct Canonicalizer<'a> {
    cx: &'a Header,
    f: &'a Function,
    graph: Graph,
    /// Phi results that stand for another value.
    replaced: FxHashMap<Value, Value>,
    live: Vec<bool>,
    numbers: FxHashMap<Value, usize>,
    pending_phis: Vec<Inst>,
}

impl Canonicalizer<'_> {
    fn reachable(&self, b: Block) -> bool {
        self.graph.number(b).is_some()
    }

    /// What a value stands for after phi simplification.
    fn resolve(&self, mut v: Value) -> Value {
        while let Some(&r) = self.replaced.get(&v) {
            v = r;
        }
        v
    }

    /// Incoming values by predecessor number, resolved, without repeated edges and dead predecessors.
    fn incoming(&self, phi: Inst) -> Vec<(usize, Value)> {
        let mut v: Vec<(usize, Value)> = self
            .f
            .phi_incoming(phi)
            .filter_map(|(v, b)| Some((self.graph.number(b)?, self.resolve(v))))
            .collect();
        v.sort_unstable();
        v.dedup();
        v
    }

    fn simplify_phis(&mut self) {
        loop {
            let mut changed = false;
            for b in self.graph.blocks.clone() {
                let mut seen: FxHashMap<Vec<(usize, Value)>, Value> = FxHashMap::default();
                for phi in self.f.phis(b).collect::<Vec<_>>() {
                    let Some(result) = self.f.result(phi) else {
                        continue;
                    };
                    if self.replaced.contains_key(&result) {
                        continue;
                    }
                    let inc = self.incoming(phi);
                    let others: Vec<Value> =
                        inc.iter().map(|e| e.1).filter(|&v| v != result).collect();
                    let single = others
                        .first()
                        .filter(|&&v| others.iter().all(|&o| o == v))
                        .copied();
                    // A single value replaces the phi only if it dominates it, which it does when it comes
                    // in on every edge that is not the phi itself.
                    let target = single.or_else(|| seen.get(&inc).copied());
                    match target {
                        Some(t) if self.f.value_type(t) == self.f.value_type(result) => {
                            self.replaced.insert(result, t);
                            changed = true;
                        }
                        _ => {
                            seen.insert(inc, result);
                        }
                    }
                }
            }
            if !changed {
                return;
            }
        }
    }

    fn mark_live(&mut self) {
        let mut work = Vec::new();
        for &b in &self.graph.blocks {
            work.extend(self.f.insts(b).filter(|&i| has_effect(self.cx, self.f, i)));
        }
        while let Some(i) = work.pop() {
            if std::mem::replace(&mut self.live[i.as_u32() as usize], true) {
                continue;
            }
            let operands: Vec<Value> = if self.f.is_phi(i) {
                self.incoming(i).into_iter().map(|e| e.1).collect()
            } else {
                self.f.operands(i).map(|v| self.resolve(v)).collect()
            };
            work.extend(operands.into_iter().filter_map(|v| self.f.def_inst(v)));
        }
    }

    /// True if `b` is only ever entered from its single predecessor's unconditional end, so that the two
    /// print as one.
    fn continues_predecessor(&self, b: Block) -> bool {
        let Some(n) = self.graph.number(b) else {
            return false;
        };
        let [p] = self.graph.preds[n][..] else {
            return false;
        };
        n != 0 && p != n && self.graph.succs[p].iter().all(|&s| s == n) && {
            let t = self.f.terminator(self.graph.blocks[p]);
            t.is_some_and(|t| matches!(self.f.kind(t), InstKind::Br))
        }
    }

    fn emit(&mut self) -> Vec<String> {
        // Chains of blocks that print as one; labels are numbered per chain head in order of first visit.
        let heads: Vec<Block> = self
            .graph
            .blocks
            .iter()
            .copied()
            .filter(|&b| !self.continues_predecessor(b))
            .collect();
        let mut label = vec![usize::MAX; self.f.num_blocks()];
        let mut chains: Vec<Vec<Block>> = Vec::new();
        for (k, &h) in heads.iter().enumerate() {
            let mut chain = vec![h];
            label[index(h)] = k;
            while let Some(next) = self.chain_next(chain[chain.len() - 1]) {
                label[index(next)] = k;
                chain.push(next);
            }
            chains.push(chain);
        }
        let args: Vec<Value> = self.f.args().to_vec();
        for a in args {
            self.number(a);
        }
        let bodies: Vec<Vec<String>> = chains.iter().map(|c| self.emit_chain(c, &label)).collect();
        let phis = self.emit_phis(&label);
        let mut lines = Vec::new();
        for (k, body) in bodies.into_iter().enumerate() {
            lines.push(format!("block {k}:"));
            lines.extend(phis.iter().filter(|p| p.0 == k).map(|p| p.1.clone()));
            lines.extend(body);
        }
        lines
    }

    fn chain_next(&self, b: Block) -> Option<Block> {
        let n = self.graph.number(b)?;
        let s = self.graph.blocks[*self.graph.succs[n].first()?];
        self.continues_predecessor(s).then_some(s)
    }

    /// The instructions of a chain: those with an effect in order, each one without effect right before the
    /// first that needs it, so that the place of a pure instruction does not matter.
    fn emit_chain(&mut self, chain: &[Block], label: &[usize]) -> Vec<String> {
        let f = self.f;
        let all: Vec<Inst> = chain.iter().flat_map(|&b| f.insts(b)).collect();
        let end = chain.last().and_then(|&b| f.terminator(b));
        let mut waiting: FxHashSet<Inst> = FxHashSet::default();
        let mut anchors = Vec::new();
        for &i in &all {
            let inner_end = f.kind(i).is_terminator() && Some(i) != end;
            if f.is_phi(i) || inner_end || !self.live[i.as_u32() as usize] {
                continue;
            }
            waiting.insert(i);
            if has_effect(self.cx, f, i) && Some(i) != end {
                anchors.push(i);
            }
        }
        let mut lines = Vec::new();
        for i in anchors.into_iter().chain(end) {
            self.emit_with_operands(i, &mut waiting, label, &mut lines);
        }
        // What only later blocks need stands right before the end, in its own order.
        let last = end.and(lines.pop());
        for i in all {
            self.emit_with_operands(i, &mut waiting, label, &mut lines);
        }
        lines.extend(last);
        lines
    }

    /// Emits an instruction of the chain after those of its operands that still wait.
    fn emit_with_operands(
        &mut self,
        i: Inst,
        waiting: &mut FxHashSet<Inst>,
        label: &[usize],
        lines: &mut Vec<String>,
    ) {
        let f = self.f;
        let mut stack = vec![(i, 0)];
        while let Some((i, next)) = stack.pop() {
            if !waiting.contains(&i) {
                continue;
            }
            let operand = (next < f.num_operands(i)).then(|| self.resolve(f.operand(i, next)));
            match operand {
                Some(v) => {
                    stack.push((i, next + 1));
                    stack.extend(
                        f.def_inst(v)
                            .filter(|d| waiting.contains(d))
                            .map(|d| (d, 0)),
                    );
                }
                None => {
                    waiting.remove(&i);
                    let line = self.emit_inst(i, label);
                    lines.push(line);
                }
            }
        }
    }

    fn emit_inst(&mut self, i: Inst, label: &[usize]) -> String {
        let f = self.f;
        let mut s = String::from("  ");
        let targets: Vec<usize> = f.inst_successors(i).map(|b| label[index(b)]).collect();
        if matches!(f.kind(i), InstKind::Br) && targets.windows(2).all(|w| w[0] == w[1]) {
            let _ = write!(
                s,
                "br block {}",
                targets.first().copied().unwrap_or(usize::MAX)
            );
            return s;
        }
        if let InstKind::Switch = f.kind(i) {
            return self.emit_switch(i, label);
        }
        let operands: Vec<String> = f.operands(i).map(|v| self.operand(v, label)).collect();
        if let Some(r) = f.result(i) {
            let n = self.number(r);
            let _ = write!(s, "%{n} = ");
        }
        let _ = write!(
            s,
            "{:?} {:?} {:?} [{}]",
            f.kind(i),
            f.flags(i),
            f.inst_type(i),
            operands.join(", ")
        );
        for (kind, md) in f.attachments(i) {
            if SEMANTIC_METADATA.contains(&self.cx.str(*kind)) {
                let _ = write!(s, " !{} {md:?}", self.cx.str(*kind));
            }
        }
        s
    }

    /// Cases in order of value; cases that go to the default block say nothing.
    fn emit_switch(&mut self, i: Inst, label: &[usize]) -> String {
        let cond = self.operand(self.f.operand(i, 0), label);
        let default = self.f.operand(i, 1);
        let default = self
            .f
            .as_block(default)
            .map_or(usize::MAX, |b| label[index(b)]);
        let mut cases: Vec<String> = self
            .f
            .switch_cases(i)
            .map(|(v, b)| (v, label[index(b)]))
            .filter(|&(_, b)| b != default)
            .map(|(v, b)| (self.operand(v, label), b))
            .map(|(v, b)| format!("{v} -> block {b}"))
            .collect();
        cases.sort();
        format!(
            "  switch {cond} default block {default} [{}]",
            cases.join(", ")
        )
    }

    fn emit_phis(&mut self, label: &[usize]) -> Vec<(usize, String)> {
        let mut lines = Vec::new();
        let mut next = 0;
        while next < self.pending_phis.len() {
            let phi = self.pending_phis[next];
            next += 1;
            let Some(r) = self.f.result(phi) else {
                continue;
            };
            let n = self.number(r);
            let entries: Vec<(usize, Value)> = {
                let mut e: Vec<(usize, Value)> = self
                    .incoming(phi)
                    .into_iter()
                    .map(|(p, v)| (label[index(self.graph.blocks[p])], v))
                    .collect();
                e.sort_unstable();
                e
            };
            let mut texts: Vec<String> = Vec::new();
            for (p, v) in entries {
                let v = self.operand(v, label);
                texts.push(format!("[block {p}: {v}]"));
            }
            let block = self
                .f
                .inst_block(phi)
                .map_or(usize::MAX, |b| label[index(b)]);
            let line = format!(
                "  %{n} = phi {:?} {:?} {}",
                self.f.flags(phi),
                self.f.inst_type(phi),
                texts.join(" ")
            );
            lines.push((block, line));
        }
        lines
    }

    fn number(&mut self, v: Value) -> usize {
        if let Some(&n) = self.numbers.get(&v) {
            return n;
        }
        let n = self.numbers.len();
        self.numbers.insert(v, n);
        if let Some(i) = self.f.def_inst(v).filter(|&i| self.f.is_phi(i)) {
            self.pending_phis.push(i);
        }
        n
    }

    fn operand(&mut self, v: Value, label: &[usize]) -> String {
        let v = self.resolve(v);
        match self.f.value_def(v) {
            ValueDef::Block(b) => match label.get(index(b)) {
                Some(&usize::MAX) | None => "block unreachable".into(),
                Some(n) => format!("block {n}"),
            },
            ValueDef::Const(c) => constant_text(self.f.constants(), c),
            ValueDef::Metadata(n) => format!("{:?}", self.f.metadata_operand(n)),
            ValueDef::Asm(n) => format!("{:?}", self.f.inline_asm(n)),
            ValueDef::Inst(i) if !self.f.inst_block(i).is_some_and(|b| self.reachable(b)) => {
                "unreachable value".into()
            }
            ValueDef::Inst(_) | ValueDef::Arg(_) => format!("%{}", self.number(v)),
        }
    }
}

/// A constant by structure, the same text in every pool.
pub fn constant_text(pool: &ConstantPool, c: Constant) -> String {
    let ty = pool.ty(c);
    let list = |cs: &[Constant]| {
        cs.iter()
            .map(|&e| constant_text(pool, e))
            .collect::<Vec<_>>()
            .join(", ")
    };
    match pool.get(c) {
        ConstantData::Aggregate(e) => format!("{ty:?} {{{}}}", list(e)),
        ConstantData::PtrAuth(e) => format!("{ty:?} ptrauth {{{}}}", list(e)),
        ConstantData::Splat(e) => format!("{ty:?} splat {}", constant_text(pool, *e)),
        ConstantData::Expr(e) => {
            let shape = e.map_operands(&mut |_| Constant::from_u32(0));
            format!("{ty:?} {shape:?} {{{}}}", list(&e.operands()))
        }
        other => format!("{ty:?} {other:?}"),
    }
}

/// True if the instruction must stay even if nobody uses its result: terminators, writes, volatile and
/// ordered accesses, and calls that are not known to be free of effects and to return.
pub fn has_effect(cx: &Header, f: &Function, i: Inst) -> bool {
    match f.kind(i) {
        k if k.is_terminator() => true,
        InstKind::Store(_)
        | InstKind::Fence { .. }
        | InstKind::CmpXchg { .. }
        | InstKind::AtomicRmw(..)
        | InstKind::VaArg
        | InstKind::LandingPad { .. }
        | InstKind::CatchPad
        | InstKind::CleanupPad => true,
        // A plain load or division without users may be dropped (less undefined behaviour is a refinement),
        // but two functions that differ in it are not the same: keep it.
        InstKind::Load(_) => true,
        InstKind::Binary(op) => op.is_int_division(),
        InstKind::Alloca { .. } => false,
        InstKind::Call(_) => {
            let pure = !cx.call_memory(f, i).may_write()
                && !cx.call_memory(f, i).may_read()
                && cx.call_has(f, i, AttrKind::WillReturn)
                && cx.call_has(f, i, AttrKind::NoUnwind)
                && !cx.is_convergent(f, i);
            !pure
        }
        _ => false,
    }
}
