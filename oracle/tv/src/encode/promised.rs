//! Promises that the encoding leaves out, noted with the operands that they are about.
//!
//! What they mean is not modelled; but a promise of the target is harmless where the source makes it as well, of the same
//! operands, on the same executions. Which attributes and metadata are left out is said in [`crate::promises`].

use super::{Encoder, Promised};
use crate::context::Side;
use crate::promises::Standing;
use crate::promises::attributes::{self, AttributePlace, implies};
use crate::promises::metadata;
use crate::value::Val;
use rustc_hash::FxHashMap;
use tandem_ir::attr::{Attr, AttrKind, MemoryEffects};
use tandem_ir::entity::AttrSet;
use tandem_ir::function::ValueDef;
use tandem_ir::inst::{BinOp, InstKind};
use tandem_ir::{Flags, Global, Inst, Type, Value};
use tandem_smt::{Mentions, Term, Terms};

/// What was noted so far.
#[derive(Default)]
pub(super) struct Notes {
    /// In order of encoding.
    pub list: Vec<Promised>,
    index: FxHashMap<(String, Vec<Term>), usize>,
}

impl Encoder<'_, '_> {
    /// Notes a promise made here.
    pub(super) fn promise(&mut self, what: String, on: Vec<Term>) {
        let reach = self.state.reach;
        if reach == Terms::FALSE {
            return;
        }
        let next = self.promised.list.len();
        let at = *self
            .promised
            .index
            .entry((what.clone(), on.clone()))
            .or_insert(next);
        match self.promised.list.get_mut(at) {
            Some(p) => p.reach = self.w.terms.or(p.reach, reach),
            None => self.promised.list.push(Promised { what, on, reach }),
        }
    }

    /// The bits of operands, as far as they are no undef choices.
    fn bits_of(&mut self, operands: &[Value]) -> Vec<Term> {
        let mut out = Vec::new();
        for &v in operands {
            let plain = !matches!(
                self.f().value_def(v),
                ValueDef::Block(_) | ValueDef::Metadata(_) | ValueDef::Asm(_)
            );
            let value = if plain {
                self.value_at(v, self.frame.here).ok()
            } else {
                None
            };
            if let Some(value) = value {
                out.extend(Encoder::plain_bits(&self.w.terms, std::iter::once(&value)));
            }
        }
        out
    }
    /// The bits of values, as far as they are no undef choices.
    pub(super) fn plain_bits<'v>(
        terms: &Terms,
        values: impl Iterator<Item = &'v Val>,
    ) -> Vec<Term> {
        let all = values.flat_map(Val::leaves).map(|s| s.bits);
        all.filter(|&b| !terms.mentions(b).any(Mentions::UNDEF))
            .collect()
    }

    /// Notes what the metadata and the fast-math flags of an instruction promise beyond the encoding.
    pub(super) fn note_promises(&mut self, i: Inst) {
        let (cx, f) = (self.cx(), self.f());
        let mut words: Vec<String> = Vec::new();
        for &(kind, md) in f.attachments(i) {
            let kind = cx.str(kind);
            if kind == "llvm.loop" {
                words.extend(metadata::promises_of_loop(cx, md));
            } else if self.w.alias_metadata
                && self.sites.is_empty()
                && matches!(kind, "alias.scope" | "noalias" | "tbaa")
            {
                // Part of the encoding: see `alias`.
            } else if metadata::standing(kind) == Standing::Promise {
                words.push(format!("!{kind} {}", metadata::text(cx, md)));
            }
        }
        if let Some(flags) = self.licences(i) {
            words.push(format!("licence {flags}"));
        }
        if words.is_empty() {
            return;
        }
        let operands: Vec<Value> = match f.kind(i) {
            InstKind::Store(_) => vec![f.operand(i, 1)],
            // Which way is taken says nothing of a loop.
            k if k.is_terminator() => Vec::new(),
            _ => f.operands(i).collect(),
        };
        let ty = match f.kind(i) {
            InstKind::Store(_) => f.value_type(f.operand(i, 0)),
            _ => f.inst_type(i),
        };
        let on = self.bits_of(&operands);
        let place = format!("{} {}", f.kind(i).mnemonic(), cx.types.display(ty));
        for w in words {
            self.promise(format!("{w} at {place}"), on.clone());
        }
    }

    /// The licences of an instruction that the encoding leaves out.
    fn licences(&self, i: Inst) -> Option<Flags> {
        let f = self.f();
        // Whether the source has an expression that is equal is known beforehand; no other promise will do.
        let licensed = self.side == Side::Source || self.w.algebra.licensed.contains(&i);
        let flags = match licensed && matches!(f.kind(i), InstKind::Binary(_)) {
            true => f.flags(i).without(Flags::REASSOC),
            false => f.flags(i),
        };
        let left_out = match f.kind(i) {
            InstKind::Binary(BinOp::FAdd | BinOp::FSub | BinOp::FMul) => Flags::REASSOC,
            InstKind::Binary(BinOp::FDiv | BinOp::FRem) => Flags::REASSOC | Flags::AFN,
            InstKind::Call(_) => Flags::REASSOC | Flags::AFN,
            _ => return None,
        };
        Some(flags.intersection(left_out)).filter(|l| !l.is_empty())
    }

    /// Notes what a call promises of a callee whose meaning is known here, beyond what the callee says of itself.
    pub(super) fn note_call(&mut self, i: Inst, callee: Option<Global>) {
        let (cx, f) = (self.cx(), self.f());
        let Some(call) = f.call(i) else { return };
        let info = call.info;
        let decl = callee.and_then(|g| cx.function(g));
        let name = callee.map_or("pointer", |g| cx.global_name(g));
        let facts = tandem_ir::intrinsics::facts(name);
        let mut words = Vec::new();
        let mut look = |place: AttributePlace, of: &str, site: AttrSet, own: Option<AttrSet>| {
            for a in cx.attrs.get(site) {
                let left_out = match attributes::standing(a, place) {
                    Standing::Callee | Standing::Promise | Standing::Interface => true,
                    Standing::Modelled(_) | Standing::Absence | Standing::Neutral => false,
                };
                let said = own.is_some_and(|o| cx.attrs.get(o).iter().any(|b| implies(b, a)));
                let known = match (a, &facts) {
                    // More convergence, or none to speak of, is no promise.
                    (Attr::Flag(AttrKind::Convergent), _) => true,
                    (Attr::Flag(k), Some(facts)) => place == AttributePlace::Call && facts.has(*k),
                    (Attr::Memory(m), Some(facts)) => within(facts.memory, *m),
                    _ => false,
                };
                if left_out && !said && !known {
                    words.push(format!("{}{of}", attributes::words(cx, a)));
                }
            }
        };
        look(
            AttributePlace::Call,
            "",
            info.attrs.func,
            decl.map(|d| d.attrs.func),
        );
        look(
            AttributePlace::CallResult,
            " of the result",
            info.attrs.ret,
            decl.map(|d| d.attrs.ret),
        );
        for n in 0..call.num_args() {
            let of = format!(" of argument {n}");
            look(
                AttributePlace::Argument,
                &of,
                info.attrs.param(n),
                decl.map(|d| d.attrs.param(n)),
            );
        }
        if words.is_empty() {
            return;
        }
        let operands: Vec<Value> = f.operands(i).collect();
        let on = self.bits_of(&operands);
        for w in words {
            self.promise(format!("{w} at a call of {name}"), on.clone());
        }
    }

    /// Takes the arguments of a call whose meaning is known here under the attributes of their positions.
    pub(super) fn give_arguments(&mut self, i: Inst, callee: Option<Global>) -> super::Result<()> {
        let (cx, f) = (self.cx(), self.f());
        self.given.clear();
        let Some(call) = f.call(i) else { return Ok(()) };
        let decl = callee.and_then(|g| cx.function(g));
        for n in 0..call.num_args() {
            let sets = [
                call.info.attrs.param(n),
                decl.map_or(AttrSet::EMPTY, |d| d.attrs.param(n)),
            ];
            let v = f.operand(i, n + 1);
            if sets == [AttrSet::EMPTY; 2] || f.value_type(v) == Type::METADATA {
                continue;
            }
            let judged = |a: &Attr| match a {
                Attr::Flag(k) => matches!(k, AttrKind::NoUndef | AttrKind::NonNull),
                Attr::Range(..) | Attr::NoFpClass(_) | Attr::Dereferenceable(_) => true,
                Attr::DereferenceableOrNull(_) => true,
                _ => false,
            };
            if sets.iter().any(|&s| cx.attrs.get(s).iter().any(judged)) {
                let value = self.use_of(v)?;
                let value = self.attributed(value, f.value_type(v), &sets);
                self.given.insert((i, n + 1), value);
            }
        }
        Ok(())
    }
}

/// True if the second allows all effects of the first.
fn within(known: MemoryEffects, stated: MemoryEffects) -> bool {
    let pairs = [
        (known.argmem, stated.argmem),
        (known.inaccessible, stated.inaccessible),
        (known.errno, stated.errno),
        (known.target[0], stated.target[0]),
        (known.target[1], stated.target[1]),
        (known.other, stated.other),
    ];
    pairs
        .iter()
        .all(|(k, s)| (!k.reads() || s.reads()) && (!k.writes() || s.writes()))
}
