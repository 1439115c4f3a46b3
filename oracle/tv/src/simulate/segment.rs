//! A segment as a function of its own.
//!
//! Its parameters are the function's arguments, its stack objects, and the values of
//! its cut point. It returns a struct: which end it came to, the function's result if
//! that is a return, and the values of the next cut point; fields that this end does
//! not set are poison. Where something is [claimed](super::ranges) of values, the last
//! field says whether it is broken: the source's says no.

use super::fit;
use super::pairs::Pairs;
use super::ranges::Claim;
use super::side::{Cut, LiveIn};
use super::undef;
use crate::inputs::STACK_OBJECT;
use rustc_hash::FxHashMap;
use std::collections::BTreeMap;
use tandem_ir::attr::{Attr, AttrKind, AttrList, TypedAttr};
use tandem_ir::constant::Bits;
use tandem_ir::entity::AttrSet;
use tandem_ir::inst::{BinOp, CallInfo, InstKind, IntPredicate};
use tandem_ir::module::{GlobalKind, Linkage, cc};
use tandem_ir::{Block, Function, Header, Inst, Module, Type, Value};

/// Fields of the results: the same for all segments of both sides.
pub(super) struct Layout {
    /// Per start: the field of each pair.
    fields: Vec<Vec<usize>>,
    /// Types of all fields after the first two, each by one value (source's, target's) that has it.
    examples: Vec<(Value, Value)>,
    /// Per start and pair: between what its value lies.
    claims: Vec<Vec<Option<Claim>>>,
}

impl Layout {
    /// Shares fields of one type between cut points.
    pub fn new(source: &Cut<'_>, pairs: &Pairs, claims: Vec<Vec<Option<Claim>>>) -> Layout {
        let mut of_type: BTreeMap<String, Vec<usize>> = BTreeMap::new();
        let (mut fields, mut examples) = (Vec::new(), Vec::new());
        for at in &pairs.at {
            let mut used: BTreeMap<String, usize> = BTreeMap::new();
            let mut mine = Vec::new();
            for &(s, t) in at {
                let ty = source.type_name(source.f().value_type(s));
                let n = used.entry(ty.clone()).or_default();
                let slots = of_type.entry(ty).or_default();
                if slots.len() == *n {
                    slots.push(examples.len());
                    examples.push((s, t));
                }
                mine.push(slots[*n]);
                *n += 1;
            }
            fields.push(mine);
        }
        Layout {
            fields,
            examples,
            claims,
        }
    }
    /// What is claimed of the `n`-th pair at a cut point.
    fn claim(&self, c: usize, n: usize) -> Option<Claim> {
        *self.claims.get(c)?.get(n)?
    }
    /// The field that says whether a claim is broken.
    fn broken(&self) -> Option<usize> {
        let any = self.claims.iter().flatten().any(Option::is_some);
        any.then_some(2 + self.examples.len())
    }
}

/// What the segments of one side are made from.
pub(super) struct Maker<'m, 'a> {
    /// The side.
    pub side: &'m Cut<'a>,
    /// The side's values at each start, in order of the pairs.
    pub values: Vec<Vec<Value>>,
    /// Values that only this side has, per start.
    pub own: &'m [Vec<Value>],
    /// Fields of the result.
    pub layout: &'m Layout,
    /// Convergent calls and their words.
    pub sites: &'m [(Inst, String)],
    /// `noalias` of parameters still holds.
    pub keeps_noalias: bool,
    /// What each segment takes from outside.
    pub live: &'m [LiveIn],
}

impl Maker<'_, '_> {
    /// The module of the segments, and the segments in order of their starts.
    pub fn make(&self) -> Option<(Module, Vec<Function>)> {
        let side = self.side;
        let (f, old) = (side.f(), side.subject.module);
        let bodies = fit::followed(old, f)
            .into_iter()
            .filter_map(|g| old.body(g).cloned())
            .collect();
        let mut module = Module {
            header: old.header.clone(),
            bodies,
        };
        let cx = &mut module.header;
        let result = self.result_type(cx)?;
        let mut segments = Vec::new();
        for k in 0..side.starts.len() {
            let extra = self.extra(k);
            let mut params: Vec<Type> = f.args().iter().map(|&a| f.value_type(a)).collect();
            params.extend(extra.iter().map(|&v| f.value_type(v)));
            let mut data = cx.globals[f.global].clone();
            data.name = Some(format!("{}.segment.{k}", cx.global_name(f.global)).into());
            data.ty = cx.types.function(result, &params, false);
            data.linkage = Linkage::External;
            data.attachments.clear();
            data.comdat = None;
            let GlobalKind::Function(decl) = &mut data.kind else {
                return None;
            };
            decl.cc = cc::C;
            decl.attrs = self.attributes(cx, &decl.attrs, k);
            let global = cx.add_global(data);
            let mut segment = f.clone();
            segment.global = global;
            Builder {
                maker: self,
                f: &mut segment,
                k,
                result,
                given: FxHashMap::default(),
            }
            .build(&extra)?;
            segments.push(segment);
        }
        Some((module, segments))
    }

    /// Values that become parameters behind the arguments: stack objects, pairs, own values.
    fn extra(&self, k: usize) -> Vec<Value> {
        let allocas = self
            .side
            .allocas
            .iter()
            .filter_map(|&i| self.side.f().result(i));
        let pairs = self.values[k].iter().chain(&self.own[k]);
        allocas.chain(pairs.copied()).collect()
    }
    fn result_type(&self, cx: &mut Header) -> Option<Type> {
        let f = self.side.f();
        let ret = cx.return_type(f.global)?;
        let mut fields = vec![Type::I32, if ret.is_void() { Type::I1 } else { ret }];
        let mine = |&(s, t): &(Value, Value)| f.value_type(if self.side.target { t } else { s });
        fields.extend(self.layout.examples.iter().map(mine));
        fields.extend(self.layout.broken().map(|_| Type::I1));
        Some(cx.types.structure(&fields, false))
    }

    /// What still holds of the function and its parameters inside it.
    fn attributes(&self, cx: &mut Header, old: &AttrList, k: usize) -> AttrList {
        let f = self.side.f();
        let lasting = |a: &&Attr| **a != Attr::Flag(AttrKind::NoReturn);
        let func = cx
            .attrs
            .get(old.func)
            .iter()
            .filter(lasting)
            .cloned()
            .collect();
        let mut out = AttrList {
            func: cx.attrs.intern(func),
            ..AttrList::default()
        };
        for n in 0..f.args().len() {
            out.params.push(self.of_argument(cx, old.param(n), k));
        }
        for &i in &self.side.allocas {
            let mut set = vec![
                Attr::Flag(AttrKind::NoUndef),
                Attr::Str(STACK_OBJECT.into(), None),
            ];
            if let InstKind::Alloca { align, .. } = f.kind(i) {
                set.insert(0, Attr::Align(align.bytes()));
            }
            out.params.push(cx.attrs.intern(set));
        }
        for (n, &v) in self.values[k].iter().enumerate() {
            let width = f.value_type(v).int_width();
            let claimed = width.zip(self.layout.claim(k, n));
            let set = claimed.map_or_else(Vec::new, |(w, (lo, hi))| {
                let bits = |n: i128| Bits::from_i64(w, n as i64);
                vec![
                    Attr::Flag(AttrKind::NoUndef),
                    Attr::Range(bits(lo), bits(hi + 1)),
                ]
            });
            out.params.push(cx.attrs.intern(set));
        }
        out
    }
    fn of_argument(&self, cx: &mut Header, set: AttrSet, k: usize) -> AttrSet {
        if k == 0 {
            return set;
        }
        let certain = undef::is_certain(cx, set);
        let alone = |a: &Attr| {
            matches!(
                a,
                Attr::Typed(TypedAttr::ByVal | TypedAttr::StructRet, _)
                    | Attr::Flag(AttrKind::NoAlias)
            )
        };
        let old = cx.attrs.get(set);
        let is_alone = old.iter().any(alone);
        let lasting = |a: &&Attr| {
            matches!(
                a,
                Attr::Align(_)
                    | Attr::Range(..)
                    | Attr::NoFpClass(_)
                    | Attr::Flag(AttrKind::NonNull)
            )
        };
        let mut new: Vec<Attr> = old.iter().filter(lasting).cloned().collect();
        if certain {
            new.push(Attr::Flag(AttrKind::NoUndef));
        }
        if is_alone && self.keeps_noalias {
            new.push(Attr::Flag(AttrKind::NoAlias));
        }
        cx.attrs.intern(new)
    }
}

/// Turns a copy of the function into a segment.
struct Builder<'b, 'm, 'a> {
    maker: &'b Maker<'m, 'a>,
    f: &'b mut Function,
    k: usize,
    result: Type,
    /// Parameters in place of values from outside.
    given: FxHashMap<Value, Value>,
}

impl Builder<'_, '_, '_> {
    fn build(&mut self, extra: &[Value]) -> Option<()> {
        let side = self.maker.side;
        let body = &side.bodies[self.k];
        let mut keep = body.clone();
        self.mark_sites();
        for &b in body {
            self.wrap_return(b)?;
        }
        for (b, c) in side.exits(self.k) {
            keep.push(self.end(b, c)?);
        }
        let start = side.starts[self.k];
        for &v in extra {
            let ty = self.f.value_type(v);
            let p = self.f.add_argument(ty);
            self.f.replace_all_uses(v, p);
            self.given.entry(v).or_insert(p);
        }
        if self.k > 0 {
            let phis: Vec<Inst> = self.f.phis(start).collect();
            phis.into_iter().for_each(|i| self.f.erase_inst(i));
            keep.extend(self.begin(start)?);
        } else {
            side.allocas.iter().for_each(|&i| self.f.erase_inst(i));
        }
        let dead: Vec<Block> = self.f.blocks().filter(|b| !keep.contains(b)).collect();
        self.f.erase_blocks(&dead);
        Some(())
    }

    /// Puts in front of the cut point what is computed again, and undefined behaviour for states that no execution
    /// brings there. Gives the new blocks.
    fn begin(&mut self, start: Block) -> Option<Vec<Block>> {
        let side = self.maker.side;
        let known = &side.known[self.k];
        let conditions: Vec<(Value, bool)> = known
            .iter()
            .map(|&(c, holds)| (self.now(c), holds))
            .collect();
        let entry = self.f.entry()?;
        self.f.detach_block(start);
        self.f.insert_block_before(start, entry);
        let mut out = Vec::new();
        let mut next = start;
        for (c, holds) in conditions {
            let never = self.f.new_block_after(start, "never");
            let end = self.f.create_inst(InstKind::Unreachable, Type::VOID, &[]);
            self.f.append_inst(never, end);
            let check = self.f.new_block_after(start, "known");
            let (yes, no) = if holds { (next, never) } else { (never, next) };
            self.f.append_cond_br(check, c, yes, no);
            self.f.detach_block(check);
            let first = self.f.entry()?;
            self.f.insert_block_before(check, first);
            out.extend([never, check]);
            next = check;
        }
        let first = self.f.first_inst(next)?;
        for &i in &self.maker.live[self.k].again {
            self.f.move_before(i, first);
        }
        Some(out)
    }
    /// What stands for a value of the function in the segment.
    fn now(&self, v: Value) -> Value {
        self.given.get(&v).copied().unwrap_or(v)
    }

    /// Says at each convergent call which one it is, so that it can only be matched with its partner.
    fn mark_sites(&mut self) {
        for (i, word) in self.maker.sites {
            let InstKind::Call(info) = self.f.kind(*i) else {
                continue;
            };
            let mut bundles = info.bundles.to_vec();
            bundles.push((word.as_str().into(), 0));
            let marked = CallInfo {
                bundles: bundles.into(),
                ..(**info).clone()
            };
            self.f.set_kind(*i, InstKind::Call(Box::new(marked)));
        }
    }

    /// The struct with some fields set, made before `before`.
    fn record(&mut self, set: &[(usize, Value)], before: Inst) -> Option<Value> {
        let mut all = self.f.poison(self.result);
        for &(n, v) in set {
            let kind = InstKind::InsertValue(Box::new([n as u32]));
            let i = self.f.create_inst(kind, self.result, &[all, v]);
            self.f.insert_before(i, before);
            all = self.f.result(i)?;
        }
        Some(all)
    }

    fn wrap_return(&mut self, b: Block) -> Option<()> {
        let t = self.f.terminator(b)?;
        if !matches!(self.f.kind(t), InstKind::Ret) {
            return Some(());
        }
        let mut set = vec![(0, self.f.int(Type::I32, 0))];
        if self.f.num_operands(t) > 0 {
            set.push((1, self.f.operand(t, 0)));
        }
        let all = self.record(&set, t)?;
        self.f.set_operands(t, &[all]);
        Some(())
    }

    /// What comes into a phi of the target's cut point `c`, made poison where the phi's fast-math flags say so. (The
    /// source's flags may be left out: that only makes it more defined than it is.)
    fn flagged(&mut self, v: Value, now: Value, c: usize, before: Inst) -> Option<Value> {
        let side = self.maker.side;
        let phi = side
            .f()
            .def_inst(v)
            .filter(|&i| side.f().is_phi(i) && side.f().inst_block(i) == Some(side.starts[c]));
        let flags = phi.map(|i| side.f().flags(i)).filter(|f| !f.is_empty());
        let Some(flags) = flags.filter(|_| side.target) else {
            return Some(now);
        };
        let ty = self.f.value_type(now);
        let yes = self.f.int(Type::I1, 1);
        let i = self.f.create_inst(InstKind::Select, ty, &[yes, now, now]);
        self.f.set_flags(i, flags);
        self.f.insert_before(i, before);
        self.f.result(i)
    }

    /// Whether a claim of cut point `c` is broken by the values that are set; for the source, that none is.
    fn broken(&mut self, set: &[(usize, Value)], c: usize, before: Inst) -> Option<Value> {
        let mut any = self.f.int(Type::I1, 0);
        if !self.maker.side.target {
            return Some(any);
        }
        // Behind the number of the end stand the pairs, in order.
        for (n, &(_, v)) in set[1..].iter().enumerate() {
            let Some((lo, hi)) = self.maker.layout.claim(c, n) else {
                continue;
            };
            let ty = self.f.value_type(v);
            let make = |f: &mut Function, kind, ty, operands: &[Value]| {
                let i = f.create_inst(kind, ty, operands);
                f.insert_before(i, before);
                f.result(i)
            };
            let (least, most) = (self.f.int(ty, lo as u64), self.f.int(ty, (hi - lo) as u64));
            let from = make(self.f, InstKind::Binary(BinOp::Sub), ty, &[v, least])?;
            let beyond = InstKind::ICmp(IntPredicate::Ugt);
            let beyond = make(self.f, beyond, Type::I1, &[from, most])?;
            any = make(
                self.f,
                InstKind::Binary(BinOp::Or),
                Type::I1,
                &[any, beyond],
            )?;
        }
        Some(any)
    }

    /// The end for edges from `b` to cut point `c`.
    fn end(&mut self, b: Block, c: usize) -> Option<Block> {
        let side = self.maker.side;
        let end = self.f.new_block_after(b, "cut");
        let poison = self.f.poison(self.result);
        let ret = self.f.create_inst(InstKind::Ret, Type::VOID, &[poison]);
        self.f.append_inst(end, ret);
        let mut set = vec![(0, self.f.int(Type::I32, c as u64))];
        for (n, &v) in self.maker.values[c].iter().enumerate() {
            let now = side.at_edge(v, b, c)?;
            let now = self.flagged(v, now, c, ret)?;
            set.push((2 + self.maker.layout.fields[c][n], now));
        }
        if let Some(field) = self.maker.layout.broken() {
            set.push((field, self.broken(&set, c, ret)?));
        }
        let all = self.record(&set, ret)?;
        self.f.set_operand(ret, 0, all);
        let t = self.f.terminator(b)?;
        self.f.redirect_successor(t, side.starts[c], end);
        Some(end)
    }
}
