//! Metadata that says which accesses are never to the same memory: `!tbaa`, `!alias.scope` with `!noalias`.
//!
//! ```text
//!   load i32, ptr %q, !tbaa !int            apart: `int` and `float` are no part of each other,
//!   store float %x, ptr %p, !tbaa !float    so that nobody need expect one at the place of the other
//! ```
//!
//! A run does what the accesses do, wherever they lead. Where two of them were to one place though metadata says that they are
//! not, a target may do otherwise; whether that happened is asked once a target did ([`Licences::Shaken`](super::Licences)), and
//! then the run notes it ([`Choices::aliased`](super::Choices)). What is understood in part here counts as apart: such a run says less,
//! never something wrong.
//!
//! Source: LangRef "tbaa Metadata", "noalias and alias.scope Metadata".

use tandem_ir::metadata::{MdBody, Metadata};
use tandem_ir::{Function, Header, Inst, InstKind};

/// Type nodes between a tag and the root of its tree at most.
const DEEPEST: usize = 64;

/// What the metadata of an access says of other accesses.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(super) struct Says {
    /// The scopes that it is in.
    within: Vec<Metadata>,
    /// The scopes that it is outside of.
    outside: Vec<Metadata>,
    /// The types whose parts the accessed thing is, with its offset, innermost last; of nothing if there is no tag.
    types: Vec<(Metadata, u64)>,
    /// Metadata on something else than a load or store, or a tag that is none of the usual form.
    pub beyond: bool,
}

impl Says {
    /// What an instruction says; `None` for one that says nothing.
    pub fn of(cx: &Header, f: &Function, i: Inst) -> Option<Says> {
        let mut says = Says::default();
        for &(kind, md) in f.attachments(i) {
            match cx.str(kind) {
                "alias.scope" => says.within = tuple(cx, md).unwrap_or_default().to_vec(),
                "noalias" => says.outside = tuple(cx, md).unwrap_or_default().to_vec(),
                "tbaa" => match types_of(cx, md) {
                    Some(types) => says.types = types,
                    None => says.beyond = true,
                },
                _ => {}
            }
        }
        if says == Says::default() {
            return None;
        }
        says.beyond |= matches!(f.kind(i), InstKind::Call(_));
        Some(says)
    }

    /// True if this access and another one are said not to be to the same place.
    pub fn apart_from(&self, cx: &Header, other: &Says) -> bool {
        self.excluded_by(cx, other) || other.excluded_by(cx, self) || self.other_type(other)
    }

    /// True if all scopes of some domain that this is in are scopes that the other is outside of.
    fn excluded_by(&self, cx: &Header, other: &Says) -> bool {
        let domain = |s: &Metadata| tuple(cx, *s).and_then(|ops| ops.get(1).copied());
        self.within.iter().any(|s| {
            let of_domain = self.within.iter().filter(|t| domain(t) == domain(s));
            of_domain.into_iter().all(|t| other.outside.contains(t))
        })
    }

    /// True if both have a tag, of one tree, and neither is to a part of what the other is to.
    fn other_type(&self, other: &Says) -> bool {
        let (Some(mine), Some(theirs)) = (self.types.first(), other.types.first()) else {
            return false;
        };
        let root = |s: &Says| s.types.last().map(|t| t.0);
        let part = self.types.contains(theirs) || other.types.contains(mine);
        !part && root(self) == root(other)
    }
}

/// True for a tag that says that the memory is constant.
pub(super) fn says_constant(cx: &Header, tag: Metadata) -> bool {
    // An old tag is the type itself, with the flag in third place.
    let flag = tuple(cx, tag).and_then(|ops| match ops.first() {
        Some(Metadata::String(_)) => ops.get(2).copied(),
        _ => ops.get(3).copied(),
    });
    flag.and_then(|f| number(cx, f)).is_some_and(|n| n & 1 == 1)
}

/// True if some load of the module may say that its location does not change.
pub(super) fn some_location_is_constant(cx: &Header) -> bool {
    let named = |s| cx.strings.lookup(s).is_some();
    let tags = || {
        let nodes = cx.metadata.nodes.keys();
        nodes
            .into_iter()
            .any(|n| says_constant(cx, Metadata::Node(n)))
    };
    named("invariant.load") || named("tbaa") && tags()
}

fn tuple(cx: &Header, md: Metadata) -> Option<&[Metadata]> {
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

/// The way from the type that a tag starts at to the root: each type with what is left of the offset.
fn types_of(cx: &Header, tag: Metadata) -> Option<Vec<(Metadata, u64)>> {
    let start = match *tuple(cx, tag)? {
        // An old tag: a scalar type.
        [Metadata::String(_), ..] => (tag, 0),
        [base, _access, offset, ..] => (base, number(cx, offset)?),
        _ => return None,
    };
    let mut way = vec![start];
    while way.len() < DEEPEST {
        let (ty, offset) = *way.last()?;
        let members = tuple(cx, ty)?;
        if !matches!(members.first(), Some(Metadata::String(_))) {
            return None;
        }
        // The member that starts last before the offset; of a scalar the one type that it is a kind of.
        let starts = members.get(1..)?.chunks(2).filter_map(|m| {
            let at = m.get(1).map_or(Some(0), |&at| number(cx, at))?;
            (at <= offset).then_some((m[0], at))
        });
        let Some((member, at)) = starts.max_by_key(|m| m.1) else {
            break;
        };
        way.push((member, offset - at));
    }
    Some(way)
}
