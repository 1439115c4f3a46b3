//! Metadata about which accesses are to the same memory: `!alias.scope` with `!noalias`, `!tbaa`, `!invariant.load`.
//!
//! LangRef: accesses that are excluded from each other and are to the same place are undefined behaviour, and so is a load
//! that says that its location never changes where it does. Pairs of plain accesses are compared as they are encoded.
//! Reads of the same place harm nobody and are not counted. What this does not reach (calls with such metadata,
//! scopes that are declared, bodies that are followed, loops that are cut) is left to [`super::promised`]; whether it
//! reaches everything in both functions is asked before ([`reaches_all`]).

use super::{Encoder, Result};
use crate::context::Uninit;
use crate::pointer::{LOCAL_BIT, Ptr};
use crate::value::Val;
use tandem_ir::inst::InstKind;
use tandem_ir::metadata::{MdBody, Metadata};
use tandem_ir::{Function, Header, Inst, Type};
use tandem_smt::{Term, Terms};

/// Accesses with metadata beyond which they are not compared any more: each is compared with all before it.
const MOST: usize = 64;

/// A plain access and what its metadata says.
#[derive(Clone, Debug)]
pub(super) struct Access {
    reach: Term,
    at: Ptr,
    bytes: u64,
    write: bool,
    says: Says,
}

/// A plain access, and for each `noalias` parameter that is the target's own whether it is based on that.
#[derive(Clone, Debug)]
pub(super) struct Through {
    access: Access,
    based: Vec<Term>,
}

/// A load that says that its location does not change.
#[derive(Clone, Debug)]
pub(super) struct Invariant {
    reach: Term,
    at: Ptr,
    ty: Type,
    value: Val,
}

/// Metadata of an access.
#[derive(Clone, Default, Debug)]
struct Says {
    /// Scopes that it is in, each with its domain.
    scopes: Vec<(Metadata, Metadata)>,
    /// Scopes that it is not in.
    not_in: Vec<(Metadata, Metadata)>,
    tag: Option<Tag>,
}

/// A tag of type-based alias analysis.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Tag {
    base: Metadata,
    offset: u64,
}

/// True if every promise of these kinds in the function is one of a plain load or store that is understood.
pub(crate) fn reaches_all(cx: &Header, f: &Function) -> bool {
    let kinds = ["alias.scope", "noalias", "tbaa", "tbaa.struct"];
    let mut count = 0;
    for i in f.blocks().flat_map(|b| f.insts(b)) {
        if f.callee(i)
            .is_some_and(|g| cx.global_name(g).starts_with("llvm.experimental.noalias"))
        {
            return false;
        }
        for &(kind, md) in f.attachments(i) {
            let kind = cx.str(kind);
            if !kinds.contains(&kind) {
                continue;
            }
            count += 1;
            let plain = matches!(f.kind(i), InstKind::Load(_) | InstKind::Store(_));
            let read = match kind {
                "tbaa" => tag(cx, md).is_some(),
                "tbaa.struct" => false,
                _ => scopes(cx, md).is_some(),
            };
            if !plain || !read {
                return false;
            }
        }
    }
    count <= MOST
}

fn operands(cx: &Header, md: Metadata) -> Option<&[Metadata]> {
    let Metadata::Node(n) = md else { return None };
    match &cx.metadata.nodes[n].body {
        MdBody::Tuple(ops) => Some(ops),
        _ => None,
    }
}
fn number(cx: &Header, md: Metadata) -> Option<u64> {
    match md {
        Metadata::Constant(c) => cx.constants.as_bits(c)?.as_u64(),
        _ => None,
    }
}

/// The scopes of a list, each with its domain.
fn scopes(cx: &Header, md: Metadata) -> Option<Vec<(Metadata, Metadata)>> {
    let one = |&s: &Metadata| operands(cx, s)?.get(1).map(|&domain| (s, domain));
    operands(cx, md)?.iter().map(one).collect()
}

/// The tag: base type, access type, offset, and perhaps whether the memory is constant. One that speaks of sizes is not understood.
fn tag(cx: &Header, md: Metadata) -> Option<Tag> {
    let (base, access, offset) = match *operands(cx, md)? {
        // An old tag: a scalar type.
        [Metadata::String(_), ..] => {
            return Some(Tag {
                base: md,
                offset: 0,
            });
        }
        [base, access, offset] => (base, access, offset),
        [base, access, offset, flag] if number(cx, flag)? <= 1 => (base, access, offset),
        _ => return None,
    };
    operands(cx, access)?;
    let offset = number(cx, offset)?;
    let named = |t: Metadata| {
        let ops = operands(cx, t)?;
        matches!(ops.first(), Some(Metadata::String(_))).then_some(())
    };
    named(base)?;
    named(access)?;
    Some(Tag { base, offset })
}

/// The type that is at an offset of a type, and the offset in it: for a scalar its parent.
fn parent(cx: &Header, t: Tag) -> Option<Tag> {
    let ops = operands(cx, t.base)?;
    let mut best: Option<(Metadata, u64)> = None;
    for pair in ops.get(1..)?.chunks(2) {
        let (member, at) = match pair {
            [member, at] => (*member, number(cx, *at)?),
            // A parent without an offset.
            [member] => (*member, 0),
            _ => continue,
        };
        if at <= t.offset && best.is_none_or(|b| at >= b.1) {
            best = Some((member, at));
        }
    }
    let (base, at) = best?;
    Some(Tag {
        base,
        offset: t.offset - at,
    })
}

/// True if accesses with these tags are to different places: neither is reached from the other, and they have one root.
fn tags_apart(cx: &Header, a: Tag, b: Tag) -> bool {
    const DEEPEST: usize = 64;
    let chain = |t: Tag| {
        let mut out = vec![t];
        while let Some(next) = out.last().and_then(|&t| parent(cx, t))
            && out.len() < DEEPEST
        {
            out.push(next);
        }
        out
    };
    let (x, y) = (chain(a), chain(b));
    let root = |c: &[Tag]| c.last().map(|t| t.base);
    let related = x.contains(&b) || y.contains(&a);
    !related && x.len() < DEEPEST && y.len() < DEEPEST && root(&x) == root(&y)
}

/// True if all scopes of one domain that the first is in are scopes that the second is not in.
fn scopes_apart(a: &Says, b: &Says) -> bool {
    let domains = a.scopes.iter().map(|s| s.1);
    domains.into_iter().any(|d| {
        let mut mine = a.scopes.iter().filter(|s| s.1 == d);
        mine.all(|s| b.not_in.contains(s))
    })
}

impl<'m> Encoder<'_, 'm> {
    /// Undefined behaviour where a plain access is to the place of another that metadata excludes.
    pub(super) fn compare_accesses(&mut self, i: Inst, at: Ptr, bytes: u64, write: bool) {
        if !self.w.alias_metadata || !self.sites.is_empty() {
            return;
        }
        let (cx, f) = (self.cx(), self.f());
        let mut says = Says::default();
        for &(kind, md) in f.attachments(i) {
            match cx.str(kind) {
                "alias.scope" => says.scopes = scopes(cx, md).unwrap_or_default(),
                "noalias" => says.not_in = scopes(cx, md).unwrap_or_default(),
                "tbaa" => says.tag = tag(cx, md),
                _ => {}
            }
        }
        let silent = says.scopes.is_empty() && says.not_in.is_empty() && says.tag.is_none();
        if silent {
            return;
        }
        let new = Access {
            reach: self.state.reach,
            at,
            bytes,
            write,
            says,
        };
        for old in self.accesses.clone() {
            let excluded = scopes_apart(&old.says, &new.says)
                || scopes_apart(&new.says, &old.says)
                || matches!((old.says.tag, new.says.tag), (Some(a), Some(b)) if tags_apart(cx, a, b));
            if excluded && (old.write || new.write) {
                let hit = self.overlaps(&old, &new);
                let hit = self.w.terms.and(old.reach, hit);
                if hit != Terms::FALSE {
                    self.w.beyond_replay.insert("metadata about aliases".into());
                }
                self.ub_if(hit);
            }
        }
        self.accesses.push(new);
    }

    /// Undefined behaviour where memory that a `noalias` parameter leads to is written, and accessed otherwise as well.
    pub(super) fn compare_through(&mut self, at: Ptr, bytes: u64, write: bool) {
        let based = self.based_on_each(at.block);
        if based.is_empty() || self.through.len() > MOST {
            return;
        }
        let access = Access {
            reach: self.state.reach,
            at,
            bytes,
            write,
            says: Says::default(),
        };
        for old in self.through.clone() {
            if !(old.access.write || write) {
                continue;
            }
            let near = self.overlaps(&old.access, &access);
            let t = &mut self.w.terms;
            let unlike: Vec<Term> = (old.based.iter().zip(&based))
                .map(|(&a, &b)| t.ne(a, b))
                .collect();
            let unlike = t.any(unlike);
            let hit = t.all([old.access.reach, near, unlike]);
            if hit != Terms::FALSE {
                self.w.beyond_replay.insert("noalias of the target".into());
            }
            self.ub_if(hit);
        }
        self.through.push(Through { access, based });
    }

    fn overlaps(&mut self, a: &Access, b: &Access) -> Term {
        if self.w.differ(a.at.block, b.at.block) {
            return Terms::FALSE;
        }
        let t = &mut self.w.terms;
        let same = t.eq(a.at.block, b.at.block);
        let (x, y) = (
            t.resize_signed(a.at.offset, 64),
            t.resize_signed(b.at.offset, 64),
        );
        let (up, down) = (t.sub(y, x), t.sub(x, y));
        let (m, n) = (t.bits(64, a.bytes), t.bits(64, b.bytes));
        let (p, q) = (t.ult(up, m), t.ult(down, n));
        let near = t.or(p, q);
        t.and(same, near)
    }

    /// Notes a load that says that its location does not change.
    pub(super) fn note_invariant(&mut self, i: Inst, at: Ptr, value: &Val) {
        let (cx, f) = (self.cx(), self.f());
        // The fourth part of a tag says that the memory is constant; of an old one the third.
        let constant = |md| match operands(cx, md) {
            Some([Metadata::String(_), _, flag] | [_, _, _, flag]) => number(cx, *flag) == Some(1),
            _ => false,
        };
        let says = f.attachments(i).iter().any(|a| match cx.str(a.0) {
            "invariant.load" => true,
            "tbaa" => constant(a.1),
            _ => false,
        });
        if says && self.w.invariant_loads && self.sites.is_empty() && self.invariant.len() < MOST {
            let (reach, ty) = (self.state.reach, f.inst_type(i));
            let value = value.clone();
            self.invariant.push(Invariant {
                reach,
                at,
                ty,
                value,
            });
        }
    }

    /// Undefined behaviour where such a location held something else at entry, or does at the end.
    pub(super) fn check_invariant(&mut self) -> Result<()> {
        for k in std::mem::take(&mut self.invariant) {
            let (now, first) = (self.state.mem, self.w.initial_memory());
            let t = &mut self.w.terms;
            let local = t.extract(LOCAL_BIT, LOCAL_BIT, k.at.block);
            let local = t.bit_to_bool(local);
            let foreign = t.not(local);
            let mut changed = Terms::FALSE;
            for (mem, at_entry) in [(first, true), (now, false)] {
                if at_entry && foreign == Terms::FALSE {
                    continue;
                }
                let there = self.read_value(mem, k.at, k.ty, 1)?;
                let alive = self.w.live(mem, k.at.block);
                let mut differ = Terms::FALSE;
                for (a, b) in k.value.leaves().into_iter().zip(there.leaves()) {
                    let t = &mut self.w.terms;
                    // Poison is another value than one that was loaded.
                    let unlike = t.ne(a.bits, b.bits);
                    let unlike = t.or(unlike, b.poison);
                    let sound = t.not(a.poison);
                    let d = t.and(unlike, sound);
                    differ = t.or(differ, d);
                }
                let t = &mut self.w.terms;
                let known = if at_entry { foreign } else { Terms::TRUE };
                let here = t.all([alive, known, differ]);
                changed = t.or(changed, here);
            }
            // Memory of the function's own held nothing when it came to be.
            if self.w.mode.uninit == Uninit::Poison && !self.given_copies().contains(&k.at.block) {
                let t = &mut self.w.terms;
                let written = k.value.leaves().into_iter().map(|s| t.not(s.poison));
                let written: Vec<Term> = written.collect();
                let written = t.any(written);
                let own = t.and(local, written);
                changed = t.or(changed, own);
            }
            let bad = self.w.terms.and(k.reach, changed);
            // The end of the function need not be reached for the location to have changed by then.
            self.ub = self.w.terms.or(self.ub, bad);
        }
        Ok(())
    }
}
