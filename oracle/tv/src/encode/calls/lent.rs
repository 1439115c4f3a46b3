//! Objects that a callee is lent, and which of them it is given.
//!
//! By `captures(none)` nothing of the pointer is kept, not even its address: what the callee does is the same for another object
//! with the same contents (LangRef, "Pointer Capture"). That holds of an object that the callee comes to by this one argument.
//! A call may then work in the place to which its result is copied afterwards (a call slot). Where the question is asked so
//! ([`crate::mode::Mode::lent_objects`]), both sides give the callee a copy at a place that is the same for both, and
//! copy back what it leaves there.
//!
//! The source lends whole stack objects. Beyond them its callee has no access that is defined, so that of a larger
//! object the target lends as many bytes; they have to be there, with the alignment of the source's object.

use super::{Encoder, Site};
use crate::blocks::{BlockData, BlockKey};
use crate::context::Side;
use crate::pointer::{LOCAL_BIT, Ptr, Region};
use crate::promises::captures::Captured;
use crate::value::Scalar;
use rustc_hash::FxHashSet;
use tandem_ir::attr::ModRef;
use tandem_ir::entity::AttrSet;
use tandem_ir::function::ValueDef;
use tandem_ir::inst::InstKind;
use tandem_ir::{Function, Global, Header, Inst, Value};
use tandem_smt::{Term, Terms};

/// An argument of a call and the copy that is given instead.
pub(super) struct Lent {
    at: Ptr,
    copy: Ptr,
    len: Term,
    /// The callee may write to it.
    written: bool,
}

/// What the source lends by an argument: bytes and alignment.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Loan {
    bytes: u64,
    align: u64,
}

/// True if some call of the function is lent an object of the function.
pub(crate) fn may_lend(cx: &Header, f: &Function) -> bool {
    let mut insts = f.blocks().flat_map(|b| f.insts(b));
    insts.any(|i| {
        let name = f.callee(i).map_or("", |g| cx.global_name(g));
        let args = match f.call(i) {
            Some(call) if !name.starts_with("llvm.") => call.num_args(),
            _ => 0,
        };
        (0..args).any(|n| {
            let object = match f.value_def(f.operand(i, n + 1)) {
                ValueDef::Inst(d) => matches!(f.kind(d), InstKind::Alloca { .. }),
                _ => false,
            };
            object && captured_at(cx, f, i, n) == Captured::NONE
        })
    })
}

/// What a callee may capture of argument `n`, by the attributes of the call and of the declaration.
pub(crate) fn captured_at(cx: &Header, f: &Function, i: Inst, n: usize) -> Captured {
    let here = f.kind(i).call_info().map(|c| c.attrs.param(n));
    let there = f.callee(i).and_then(|g| cx.function(g));
    let sets = [here, there.map(|d| d.attrs.param(n))];
    let all = sets.into_iter().flatten();
    all.fold(Captured::ALL, |c, s: AttrSet| c.both(Captured::of(cx, s)))
}

/// True if the pointer, and what is computed from it, is only accessed through, compared, and lent.
fn is_never_kept(cx: &Header, f: &Function, pointer: Value) -> bool {
    let (mut work, mut seen) = (vec![pointer], FxHashSet::default());
    while let Some(v) = work.pop() {
        if !seen.insert(v) {
            continue;
        }
        for u in f.uses(v) {
            let user = f.user(u);
            let fine = match f.kind(user) {
                InstKind::Load(_) | InstKind::ICmp(_) => true,
                InstKind::Store(_) => f.operand(user, 0) != v,
                InstKind::Gep { .. } => {
                    work.extend(f.result(user));
                    f.operand(user, 0) == v
                }
                InstKind::Call(_) => {
                    let args = f.call(user).map_or(0, |c| c.num_args());
                    let lent = |n: usize| {
                        f.operand(user, n + 1) != v || captured_at(cx, f, user, n) == Captured::NONE
                    };
                    f.operand(user, 0) != v && (0..args).all(lent)
                }
                _ => false,
            };
            if !fine {
                return false;
            }
        }
    }
    true
}

impl<'m> Encoder<'_, 'm> {
    /// Gives the callee copies of the objects that it is lent; see [`Self::take_back`].
    pub(super) fn lend(&mut self, site: &mut Site<'m>, callee: Option<Global>) -> Vec<Lent> {
        let mut out = Vec::new();
        let name = callee.map_or("", |g| self.cx().global_name(g));
        if !self.w.mode.lent_objects || name.starts_with("llvm.") {
            return out;
        }
        let own = usize::from(site.with_pointer);
        for n in 0..site.args.len().saturating_sub(own) {
            let key = (format!("{name} {}", site.kind), n);
            let Some((bits, space, poison)) = self.lent_pointer(site, callee, n) else {
                continue;
            };
            let at = Ptr::unpack(&mut self.w.terms, bits);
            let written = !self.not_written(site, callee, n);
            let loan = match self.side {
                Side::Source => {
                    let whole = self.whole_object(at);
                    let Some(loan) = whole.filter(|_| poison == Terms::FALSE) else {
                        continue;
                    };
                    *self.w.loans.entry(key).or_insert(loan)
                }
                Side::Target => match self.w.loans.get(&key) {
                    Some(&loan) => loan,
                    None => continue,
                },
            };
            if self.side == Side::Source && self.whole_object(at) != Some(loan) {
                continue;
            }
            // Whatever undef is, no object is there to be lent.
            let at = match self.side {
                Side::Source => at,
                Side::Target => {
                    self.ub_if_undef(bits);
                    let bits = self.settled(bits);
                    self.somewhere(bits)
                }
            };
            let before = self.state.mem;
            let (copy, len) = self.copy_of(at, space, n, loan);
            let given = std::mem::replace(
                &mut site.args[n + own].0,
                Scalar::defined(copy.pack(&mut self.w.terms)).into(),
            );
            if !self.is_only_way(site, n, at) {
                site.args[n + own].0 = given;
                self.state.mem = before;
                continue;
            }
            if self.side == Side::Target {
                let ok = (self.w).access_ok(before, at, space, len, loan.align, written);
                self.require(ok);
                self.ub_if(poison);
            }
            out.push(Lent {
                at,
                copy,
                len,
                written,
            });
        }
        out
    }

    /// What the callee leaves in the copies is what it leaves in the objects.
    pub(super) fn take_back(&mut self, lent: &[Lent]) {
        for l in lent.iter().filter(|l| l.written) {
            self.state.mem = self.w.copy(self.state.mem, l.at, l.copy, l.len);
        }
    }

    /// Argument `n`, with its address space and whether it is poison, if it is a pointer of which the callee keeps nothing.
    fn lent_pointer(
        &self,
        site: &Site<'m>,
        callee: Option<Global>,
        n: usize,
    ) -> Option<(Term, u32, Term)> {
        let (v, ty) = &site.args[n + usize::from(site.with_pointer)];
        let (s, space) = (v.scalar()?, ty.address_space()?);
        let kept = self.captured_of(site, callee, n);
        let returned = self.returned_here(site).is_some();
        let plain = kept == Captured::NONE && !returned;
        plain.then_some((s.bits, space, s.poison))
    }

    /// A pointer that leads to an object: undefined behaviour where it does not.
    fn somewhere(&mut self, bits: Term) -> Ptr {
        let at = Ptr::unpack(&mut self.w.terms, bits);
        let Some((none, zero, block)) = self.w.as_ite(at.block) else {
            return at;
        };
        if self.w.terms.as_u64(zero) != Some(0) {
            return at;
        }
        self.ub_if(none);
        let offset = match self.w.as_ite(at.offset) {
            Some((c, _, offset)) if c == none => offset,
            _ => at.offset,
        };
        Ptr { block, offset }
    }

    /// Size and alignment of the stack object that the pointer is the start of.
    fn whole_object(&self, at: Ptr) -> Option<Loan> {
        let start = self.w.terms.as_u64(at.offset) == Some(0);
        let data = self.w.block_data(at.block).filter(|_| start)?;
        let bytes = self.w.terms.as_u64(data.size?)?;
        matches!(data.key, BlockKey::Stack(..)).then_some(Loan {
            bytes,
            align: data.align,
        })
    }

    /// A copy of what a pointer leads to, and its length.
    fn copy_of(&mut self, at: Ptr, space: u32, n: usize, loan: Loan) -> (Ptr, Term) {
        let len = self.w.terms.bits(64, loan.bytes);
        let block = self.w.known_block(BlockData {
            key: BlockKey::Stack("lent".into(), loan.bytes, n as u32),
            size: Some(len),
            align: loan.align,
            region: Region::of_space(space),
            constant: false,
            contents: None,
        });
        let index = self.w.index_bits(space);
        let offset = self.w.terms.bits(index, 0);
        let copy = Ptr { block, offset };
        self.state.mem = self.w.new_block(self.state.mem, block, true);
        self.state.mem = self.w.copy(self.state.mem, copy, at, len);
        (copy, len)
    }

    /// True if the callee, which is given a copy instead of argument `n`, comes to the object in no other way.
    fn is_only_way(&mut self, site: &Site<'m>, n: usize, at: Ptr) -> bool {
        let e = site.effects;
        let elsewhere = [e.other, e.inaccessible, e.errno];
        if elsewhere.into_iter().all(|m| m == ModRef::None) {
            let others = self.blocks_of(site);
            return others.into_iter().all(|b| self.w.differ(b, at.block));
        }
        let local = self.w.terms.as_u64(at.block).map(|b| b >> LOCAL_BIT != 0);
        if local == Some(true) {
            let seen = self.given_to(site);
            return self.w.escaped(seen, at.block) == Terms::FALSE;
        }
        // A parameter that says `noalias`, and that has not been told to anybody.
        let f = self.f();
        let mut base = f.operand(site.inst, n + 1);
        while let ValueDef::Inst(i) = f.value_def(base)
            && matches!(f.kind(i), InstKind::Gep { .. })
        {
            base = f.operand(i, 0);
        }
        let parameter = matches!(f.value_def(base), ValueDef::Arg(_));
        let alone = self.sites.is_empty() && parameter && self.w.is_alone(at.block);
        if !alone || !is_never_kept(self.cx(), f, base) {
            return false;
        }
        let others = self.blocks_of(site);
        others.into_iter().all(|b| self.w.differ(b, at.block))
    }
}
