//! Canonical form: when are two functions the same but for names, order, dead code and debug information?
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
//! is deliberately weak: what it cannot equate goes to the interpreter and the solver.

mod form;
mod named;

pub use form::{Canonical, constant_text, first_difference};
pub use named::Names;

use crate::graph::{Graph, index};
use crate::promises::{Standing, metadata};
use form::{Structure, Token};
use rustc_hash::FxHashMap;
use tandem_ir::attr::{Attr, AttrKind};
use tandem_ir::{AttrSet, Block, Function, Global, Header, Inst, InstKind, Value, ValueDef};

/// The name of a global with its `@`; globals without a name are shown by their number.
pub fn global_label(cx: &Header, g: Global) -> String {
    match cx.globals.get(g).and_then(|d| d.name.as_deref()) {
        Some(n) => format!("@{n}"),
        None => format!("@({})", g.as_u32()),
    }
}

/// The canonical form of a body.
pub fn canonical<'f>(cx: &'f Header, f: &'f Function) -> Canonical<'f> {
    form_of(cx, f, false)
}

/// The canonical form with all metadata that can have a meaning: what the form of [`canonical`] takes for dressing, such
/// as `!tbaa`, is a promise as well.
pub fn canonical_with_promises<'f>(cx: &'f Header, f: &'f Function) -> Canonical<'f> {
    form_of(cx, f, true)
}

fn form_of<'f>(cx: &'f Header, f: &'f Function, promises: bool) -> Canonical<'f> {
    let graph = Graph::new(f);
    let mut c = Canonicalizer {
        cx,
        f,
        promises,
        replaced: FxHashMap::default(),
        live: vec![false; f.num_insts()],
        waiting: vec![false; f.num_insts()],
        numbers: vec![UNNUMBERED; f.num_values()],
        next_number: 0,
        pending_phis: Vec::new(),
        form: Canonical::default(),
        graph,
    };
    c.simplify_phis();
    c.mark_live();
    c.emit();
    c.form
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

/// Of a value that has not been met.
const UNNUMBERED: u32 = u32::MAX;

struct Canonicalizer<'a> {
    cx: &'a Header,
    f: &'a Function,
    /// All metadata that can have a meaning stays.
    promises: bool,
    graph: Graph,
    /// Phi results that stand for another value.
    replaced: FxHashMap<Value, Value>,
    live: Vec<bool>,
    /// Instructions of the chain at work that have not been emitted.
    waiting: Vec<bool>,
    numbers: Vec<u32>,
    next_number: u32,
    pending_phis: Vec<Inst>,
    form: Canonical<'a>,
}

fn at(i: Inst) -> usize {
    i.as_u32() as usize
}

impl<'a> Canonicalizer<'a> {
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
            for n in 0..self.graph.blocks.len() {
                let b = self.graph.blocks[n];
                if self.f.phis(b).next().is_none() {
                    continue;
                }
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
            if std::mem::replace(&mut self.live[at(i)], true) {
                continue;
            }
            if self.f.is_phi(i) {
                let incoming = self.incoming(i).into_iter();
                work.extend(incoming.filter_map(|e| self.f.def_inst(e.1)));
            } else {
                let operands = self.f.operands(i).map(|v| self.resolve(v));
                work.extend(operands.filter_map(|v| self.f.def_inst(v)));
            }
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

    fn emit(&mut self) {
        // Chains of blocks that print as one; labels are numbered per chain head in order of first visit.
        let mut label = vec![usize::MAX; self.f.num_blocks()];
        let mut chains: Vec<Vec<Block>> = Vec::new();
        for n in 0..self.graph.blocks.len() {
            let head = self.graph.blocks[n];
            if self.continues_predecessor(head) {
                continue;
            }
            let mut chain = vec![head];
            label[index(head)] = chains.len();
            while let Some(next) = self.chain_next(chain[chain.len() - 1]) {
                label[index(next)] = chains.len();
                chain.push(next);
            }
            chains.push(chain);
        }
        for &a in self.f.args() {
            self.number(a);
        }
        let mut bodies = Vec::with_capacity(chains.len());
        for c in &chains {
            let start = self.form.lines.len();
            self.emit_chain(c, &label);
            bodies.push(self.form.lines.split_off(start));
        }
        let mut phis: Vec<Vec<(u32, u32)>> = vec![Vec::new(); chains.len()];
        self.emit_phis(&label, &mut phis);
        for (k, (phis, body)) in phis.into_iter().zip(bodies).enumerate() {
            self.line(|c| c.token(Token::Block(k)));
            self.form.lines.extend(phis);
            self.form.lines.extend(body);
        }
    }

    fn token(&mut self, t: Token<'a>) {
        self.form.tokens.push(t);
    }

    /// Makes a line of the tokens that `make` adds.
    fn line(&mut self, make: impl FnOnce(&mut Self)) {
        let start = self.form.tokens.len() as u32;
        make(self);
        let end = self.form.tokens.len() as u32;
        self.form.lines.push((start, end));
    }

    fn chain_next(&self, b: Block) -> Option<Block> {
        let n = self.graph.number(b)?;
        let s = self.graph.blocks[*self.graph.succs[n].first()?];
        self.continues_predecessor(s).then_some(s)
    }

    /// The instructions of a chain: those with an effect in order, each one without effect right before the
    /// first that needs it, so that the place of a pure instruction does not matter.
    fn emit_chain(&mut self, chain: &[Block], label: &[usize]) {
        let f = self.f;
        let end = chain.last().and_then(|&b| f.terminator(b));
        let all = || chain.iter().flat_map(|&b| f.insts(b));
        for i in all() {
            let inner_end = f.kind(i).is_terminator() && Some(i) != end;
            self.waiting[at(i)] = !f.is_phi(i) && !inner_end && self.live[at(i)];
        }
        for i in all() {
            if self.waiting[at(i)] && Some(i) != end && has_effect(self.cx, f, i) {
                self.emit_with_operands(i, label);
            }
        }
        let Some(end) = end else { return };
        self.emit_with_operands(end, label);
        // What only later blocks need stands right before the end, in its own order.
        let last = self.form.lines.pop();
        for i in all() {
            self.emit_with_operands(i, label);
        }
        self.form.lines.extend(last);
    }

    /// Emits an instruction of the chain after those of its operands that still wait. A mistaken pass may have made
    /// instructions that wait for each other: each is begun once.
    fn emit_with_operands(&mut self, i: Inst, label: &[usize]) {
        let f = self.f;
        let mut stack = vec![(i, 0)];
        while let Some((i, next)) = stack.pop() {
            if next == 0 && !std::mem::take(&mut self.waiting[at(i)]) {
                continue;
            }
            if next < f.num_operands(i) {
                stack.push((i, next + 1));
                let d = f.def_inst(self.resolve(f.operand(i, next)));
                stack.extend(d.filter(|&d| self.waiting[at(d)]).map(|d| (d, 0)));
            } else {
                self.line(|c| c.emit_inst(i, label));
            }
        }
    }

    fn emit_inst(&mut self, i: Inst, label: &[usize]) {
        let f = self.f;
        if matches!(f.kind(i), InstKind::Br) {
            let mut targets = f.inst_successors(i).map(|b| label[index(b)]);
            let first = targets.next().unwrap_or(usize::MAX);
            if targets.all(|t| t == first) {
                self.token(Token::Word("br"));
                self.token(Token::Block(first));
                self.emit_promises(i);
                return;
            }
        }
        if let InstKind::Switch = f.kind(i) {
            self.emit_switch(i, label);
            self.emit_promises(i);
            return;
        }
        // Operands get their numbers before the result.
        let mark = self.form.tokens.len();
        for v in f.operands(i) {
            let t = self.operand(v, label);
            self.token(t);
        }
        if let Some(r) = f.result(i) {
            let n = self.number(r);
            self.form.tokens.insert(mark, Token::Local(n));
        }
        self.token(Token::Kind(f.kind(i)));
        self.token(Token::Flags(f.flags(i)));
        self.token(Token::Type(f.inst_type(i)));
        self.emit_metadata(i);
    }

    /// Metadata of branches, which only the form with promises has.
    fn emit_promises(&mut self, i: Inst) {
        if self.promises {
            self.emit_metadata(i);
        }
    }

    fn emit_metadata(&mut self, i: Inst) {
        let f = self.f;
        for (kind, md) in f.attachments(i) {
            let kind = self.cx.str(*kind);
            let promise = self.promises && metadata::standing(kind) != Standing::Neutral;
            if promise || SEMANTIC_METADATA.contains(&kind) {
                self.token(Token::Attachment(kind, md));
            }
        }
    }

    /// Cases in order of value; cases that go to the default block say nothing.
    fn emit_switch(&mut self, i: Inst, label: &[usize]) {
        let f = self.f;
        let cond = self.operand(f.operand(i, 0), label);
        let default = f.as_block(f.operand(i, 1));
        let default = default.map_or(usize::MAX, |b| label[index(b)]);
        let cases = f.switch_cases(i).map(|(v, b)| (v, label[index(b)]));
        let mut cases: Vec<(Value, usize)> = cases.filter(|c| c.1 != default).collect();
        cases.sort_by_cached_key(|&(v, b)| (f.as_int(v), b));
        self.token(Token::Word("switch"));
        self.token(cond);
        self.token(Token::Block(default));
        for (v, b) in cases {
            let v = self.operand(v, label);
            self.token(v);
            self.token(Token::Block(b));
        }
    }

    /// Emits the phis in the order in which they were met, each into the lines of its block.
    fn emit_phis(&mut self, label: &[usize], lines: &mut [Vec<(u32, u32)>]) {
        let mut next = 0;
        while next < self.pending_phis.len() {
            let phi = self.pending_phis[next];
            next += 1;
            let Some(r) = self.f.result(phi) else {
                continue;
            };
            let incoming = self.incoming(phi).into_iter();
            let blocks = &self.graph.blocks;
            let mut entries: Vec<(usize, Value)> = incoming
                .map(|(p, v)| (label[index(blocks[p])], v))
                .collect();
            entries.sort_unstable();
            self.line(|c| {
                let n = c.number(r);
                c.token(Token::Local(n));
                c.token(Token::Word("phi"));
                c.token(Token::Flags(c.f.flags(phi)));
                c.token(Token::Type(c.f.inst_type(phi)));
                for (p, v) in entries {
                    let v = c.operand(v, label);
                    c.token(Token::Block(p));
                    c.token(v);
                }
            });
            let block = self.f.inst_block(phi).map(|b| label[index(b)]);
            let line = self.form.lines.pop();
            if let Some(list) = block.and_then(|k| lines.get_mut(k)) {
                list.extend(line);
            }
        }
    }

    fn number(&mut self, v: Value) -> usize {
        let slot = &mut self.numbers[v.as_u32() as usize];
        if *slot == UNNUMBERED {
            *slot = self.next_number;
            self.next_number += 1;
            let phi = self.f.def_inst(v).filter(|&i| self.f.is_phi(i));
            self.pending_phis.extend(phi);
        }
        self.numbers[v.as_u32() as usize] as usize
    }

    fn operand(&mut self, v: Value, label: &[usize]) -> Token<'a> {
        let f = self.f;
        let v = self.resolve(v);
        match f.value_def(v) {
            ValueDef::Block(b) => Token::Block(label.get(index(b)).copied().unwrap_or(usize::MAX)),
            ValueDef::Const(constant) => Token::Constant(Structure {
                pool: f.constants(),
                constant,
            }),
            ValueDef::Metadata(n) => Token::Metadata(f.metadata_operand(n)),
            ValueDef::Asm(n) => Token::Asm(f.inline_asm(n)),
            ValueDef::Inst(i) if !f.inst_block(i).is_some_and(|b| self.reachable(b)) => {
                Token::Word("unreachable value")
            }
            ValueDef::Inst(_) | ValueDef::Arg(_) => Token::Local(self.number(v)),
        }
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
            !pure || undefined_by_promise(cx, f, i)
        }
        _ => false,
    }
}

/// True if a call may be undefined by what it promises of its operands or its result. Where it does so matters then, used or
/// not: in front of a branch it may be undefined where it was not behind it. Numbers and addresses of names keep every promise
/// of that kind, and so does a result of which the declaration of an intrinsic says the same.
fn undefined_by_promise(cx: &Header, f: &Function, call: Inst) -> bool {
    let Some(info) = f.kind(call).call_info() else {
        return false;
    };
    let strict = |set: AttrSet| {
        cx.attrs.get(set).iter().any(|a| {
            matches!(
                a,
                Attr::Flag(AttrKind::NoUndef)
                    | Attr::Dereferenceable(_)
                    | Attr::DereferenceableOrNull(_)
            )
        })
    };
    let callee = f.callee(call);
    let declared = callee.and_then(|g| cx.function(g));
    let intrinsic = callee.is_some_and(|g| cx.global_name(g).starts_with("llvm."));
    let result = |set: AttrSet| strict(set) && f.result(call).is_some();
    let plain = |v: Value| {
        use tandem_ir::constant::ConstantData::{Float, Global, Int, Null, WideInt};
        let data = f.as_const(v);
        data.is_some_and(|c| matches!(c, Int(_) | WideInt(_) | Float(_) | Null | Global(_)))
    };
    let arguments = f.operands(call).len().saturating_sub(1);
    let argument = |n: usize| {
        let promised =
            strict(info.attrs.param(n)) || declared.is_some_and(|d| strict(d.attrs.param(n)));
        promised && !plain(f.operand(call, n + 1))
    };
    let promised = result(info.attrs.ret);
    let known = declared.is_some_and(|d| result(d.attrs.ret));
    let result = match intrinsic {
        true => promised && !known,
        false => promised || known,
    };
    result || (0..arguments).any(argument)
}
