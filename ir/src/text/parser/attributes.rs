//! Attributes: lists after parameters, results and functions, and `attributes #N` groups.
//!
//! A list becomes an interned set in LLVM's order of printing. Attributes that
//! LLVM has replaced are upgraded as it does: `nocapture` to `captures(none)`,
//! `readnone` and its kin on functions to `memory(…)`.

use super::{AttrGroupData, Parser, Res};
use crate::attr::{Attr, AttrKind, MemoryEffects, ModRef, TypedAttr};
use crate::entity::AttrSet;
use crate::inst::Align;
use crate::text::lexer::{Kw, Tok};

/// Where a list stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum AttrSite {
    /// After a parameter's type.
    Value,
    /// Before a result's type.
    Ret,
    /// After a function header or call.
    Function,
    /// Inside `attributes #N = { … }`.
    Group,
}

/// Attributes of a function header or call as they are collected.
#[derive(Default)]
pub(super) struct FnAttrs {
    /// The set.
    pub(super) set: Option<AttrSet>,
    /// `align N`, which belongs to the function itself.
    pub(super) align: Option<Align>,
    /// True if a `builtin` was written (only call sites may).
    pub(super) builtin: Option<usize>,
}

impl FnAttrs {
    pub(super) fn set(&self) -> AttrSet {
        self.set.unwrap_or(AttrSet::EMPTY)
    }
}

impl Parser<'_> {
    /// Attributes of a parameter or result.
    pub(super) fn value_attrs(&mut self, place: AttrSite) -> Res<AttrSet> {
        if !self.attr_ahead() {
            return Ok(AttrSet::EMPTY);
        }
        // One bare attribute is the common case and needs no list.
        let first = match self.kind() {
            Tok::Attr(k) if value_flag(k, place) == Some(Attr::Flag(k)) => Some(k),
            _ => None,
        };
        let mut list = Vec::new();
        if let Some(k) = first {
            self.bump();
            if !self.attr_ahead() {
                return Ok(self.flag_set(k));
            }
            list.push(Attr::Flag(k));
        }
        while self.value_attr(&mut list, place)? {}
        Ok(self.intern_attrs(list))
    }
    fn flag_set(&mut self, k: AttrKind) -> AttrSet {
        let at = k as usize;
        if let Some(s) = self.flag_sets[at] {
            return s;
        }
        let s = self.h.attrs.intern(vec![Attr::Flag(k)]);
        self.flag_sets[at] = Some(s);
        s
    }
    /// True if the token can begin an attribute.
    fn attr_ahead(&self) -> bool {
        match self.kind() {
            Tok::Attr(_) | Tok::Str => true,
            Tok::Kw(kw) => has_arguments(kw),
            _ => false,
        }
    }

    fn value_attr(&mut self, list: &mut Vec<Attr>, place: AttrSite) -> Res<bool> {
        if !self.attr_ahead() {
            return Ok(false);
        }
        match self.kind() {
            Tok::Attr(k) => {
                let Some(a) = value_flag(k, place) else {
                    let message = match place {
                        AttrSite::Ret => "results cannot have this attribute",
                        _ => "parameters cannot have this attribute",
                    };
                    return Err(self.error(message));
                };
                self.bump();
                list.push(a);
            }
            Tok::Str => list.push(self.string_attr()?),
            Tok::Kw(kw) => {
                let a = self.argument_attr(kw, place)?;
                list.push(a);
            }
            _ => return Ok(false),
        }
        Ok(true)
    }

    /// Attributes after a function header or call, groups included.
    pub(super) fn fn_attrs(&mut self) -> Res<FnAttrs> {
        let mut out = FnAttrs::default();
        // `#N` alone is the common case.
        let mut list: Vec<Attr> = Vec::new();
        let mut groups = 0;
        let mut memory = MemoryEffects::UNKNOWN;
        loop {
            match self.kind() {
                Tok::AttrGroup(n) => {
                    // LLVM takes a group that is nowhere defined for an empty one.
                    let g = self.attr_groups.get(n).unwrap_or(AttrGroupData {
                        set: AttrSet::EMPTY,
                        align: None,
                    });
                    self.bump();
                    groups += 1;
                    out.align = g.align.or(out.align);
                    let plain = list.is_empty() && memory == MemoryEffects::UNKNOWN;
                    if groups == 1 && plain && !self.fn_attr_ahead() {
                        out.set = Some(g.set);
                        return Ok(out);
                    }
                    list.extend_from_slice(self.h.attrs.get(g.set));
                }
                Tok::Kw(Kw::Align) => out.align = Some(self.fn_align()?),
                _ if self.attr_ahead() => {
                    if self.is(Tok::Attr(AttrKind::Builtin)) {
                        out.builtin = Some(self.at());
                    }
                    self.fn_attr(&mut list, &mut memory, AttrSite::Function)?;
                }
                _ => break,
            }
        }
        if memory != MemoryEffects::UNKNOWN {
            list.push(Attr::Memory(memory));
        }
        if !list.is_empty() {
            out.set = Some(self.intern_attrs(list));
        }
        Ok(out)
    }
    fn fn_attr_ahead(&self) -> bool {
        self.attr_ahead() || matches!(self.kind(), Tok::AttrGroup(_))
    }
    /// `align N`, `align(N)`, `align=N` on a function.
    fn fn_align(&mut self) -> Res<Align> {
        self.bump();
        let paren = !self.eat(Tok::Equal) && self.eat(Tok::LParen);
        let a = self.align_value()?;
        if paren {
            self.expect(Tok::RParen, "')' is missing")?;
        }
        Ok(a)
    }

    fn fn_attr(
        &mut self,
        list: &mut Vec<Attr>,
        memory: &mut MemoryEffects,
        place: AttrSite,
    ) -> Res<()> {
        match self.kind() {
            Tok::Attr(k) => {
                if let Some(m) = old_memory_attr(k) {
                    *memory = meet(*memory, m);
                } else if is_fn_attr(k) {
                    list.push(Attr::Flag(k));
                } else {
                    return Err(self.error("functions and calls cannot have this attribute"));
                }
                self.bump();
            }
            Tok::Str => list.push(self.string_attr()?),
            Tok::Kw(kw) => {
                let a = self.argument_attr(kw, place)?;
                list.push(a);
            }
            _ => return Err(self.error("an attribute must stand here")),
        }
        Ok(())
    }

    /// `attributes #N = { … }`; parsed ahead of everything that may refer to it. Of several groups with one number the
    /// last counts, wherever it stands.
    pub(super) fn attribute_group(&mut self) -> Res<()> {
        let at = self.at();
        self.bump();
        let Tok::AttrGroup(n) = self.kind() else {
            return Err(self.error("the number of the attribute group must stand here"));
        };
        self.bump();
        self.expect(Tok::Equal, "'=' is missing")?;
        self.expect(Tok::LBrace, "'{' is missing")?;
        let mut list: Vec<Attr> = Vec::new();
        let mut memory = MemoryEffects::UNKNOWN;
        let mut align = None;
        while !self.is(Tok::RBrace) {
            match self.kind() {
                Tok::Kw(Kw::Align) => {
                    self.bump();
                    self.expect(Tok::Equal, "'=' is missing after 'align'")?;
                    align = Some(self.align_value()?);
                }
                _ if self.attr_ahead() => self.fn_attr(&mut list, &mut memory, AttrSite::Group)?,
                _ => {
                    return Err(
                        self.error("the attribute group ends in something that is no attribute")
                    );
                }
            }
        }
        self.bump();
        if memory != MemoryEffects::UNKNOWN {
            list.push(Attr::Memory(memory));
        }
        if list.is_empty() && align.is_none() {
            return Err(self.error_at(at, "the group has no attributes"));
        }
        let set = self.intern_attrs(list);
        self.attr_groups.insert(n, AttrGroupData { set, align });
        Ok(())
    }

    /// `"key"` or `"key"="value"`
    fn string_attr(&mut self) -> Res<Attr> {
        let key = self.string()?.into();
        let value = match self.eat(Tok::Equal) {
            true => Some(self.string()?.into()),
            false => None,
        };
        Ok(Attr::Str(key, value))
    }

    /// Sorts as LLVM prints; of two with the same name the later one counts.
    /// A set and one more attribute.
    pub(super) fn with_attr(&mut self, set: Option<AttrSet>, attr: Attr) -> AttrSet {
        let mut list = set.map_or_else(Vec::new, |s| self.h.attrs.get(s).to_vec());
        list.push(attr);
        self.intern_attrs(list)
    }

    fn intern_attrs(&mut self, mut list: Vec<Attr>) -> AttrSet {
        list.sort_by(|a, b| a.rank().cmp(&b.rank()));
        let mut out: Vec<Attr> = Vec::with_capacity(list.len());
        for a in list {
            match out.last_mut() {
                Some(last) if last.rank() == a.rank() => *last = a,
                _ => out.push(a),
            }
        }
        self.h.attrs.intern(out)
    }
}

/// Keywords of attributes with arguments.
fn has_arguments(kw: Kw) -> bool {
    use Kw::*;
    matches!(
        kw,
        Align
            | AlignStack
            | Dereferenceable
            | DereferenceableOrNull
            | ByVal
            | ByRef
            | Sret
            | InAlloca
            | Preallocated
            | ElementType
            | Memory
            | Range
            | Captures
            | NoFpClass
            | VscaleRange
            | AllocSize
            | AllocKind
            | UwTable
            | Initializes
    )
}

/// The attribute that a bare keyword means on a parameter or result; `None` if it does not apply there.
fn value_flag(k: AttrKind, place: AttrSite) -> Option<Attr> {
    use AttrKind::*;
    match k {
        InReg | NoAlias | NoExt | NonNull | NoUndef | SExt | ZExt => Some(Attr::Flag(k)),
        _ if place == AttrSite::Ret => None,
        NoCapture => Some(Attr::Captures("none".into())),
        DeadOnReturn | DeadOnUnwind | ImmArg | Nest | NoFree | ReadNone | ReadOnly | Returned
        | SwiftAsync | SwiftError | SwiftSelf | Writable | WriteOnly | AllocPtr | AllocAlign => {
            Some(Attr::Flag(k))
        }
        _ => None,
    }
}

/// True if a bare keyword may stand on a function or call.
fn is_fn_attr(k: AttrKind) -> bool {
    use AttrKind::*;
    match k {
        NoFree => true,
        NoCapture | NoAlias => false,
        _ => value_flag(k, AttrSite::Value).is_none(),
    }
}

fn old_memory_attr(k: AttrKind) -> Option<MemoryEffects> {
    let none = MemoryEffects::NONE;
    let both = ModRef::ReadWrite;
    Some(match k {
        AttrKind::ReadNone => none,
        AttrKind::ReadOnly => MemoryEffects::all(ModRef::Read),
        AttrKind::WriteOnly => MemoryEffects::all(ModRef::Write),
        AttrKind::ArgMemOnly => MemoryEffects {
            argmem: both,
            ..none
        },
        AttrKind::InaccessibleMemOnly => MemoryEffects {
            inaccessible: both,
            ..none
        },
        AttrKind::InaccessibleMemOrArgMemOnly => MemoryEffects {
            argmem: both,
            inaccessible: both,
            ..none
        },
        _ => return None,
    })
}

/// What both allow.
fn meet(a: MemoryEffects, b: MemoryEffects) -> MemoryEffects {
    let m = |x: ModRef, y: ModRef| match (x.reads() && y.reads(), x.writes() && y.writes()) {
        (true, true) => ModRef::ReadWrite,
        (true, false) => ModRef::Read,
        (false, true) => ModRef::Write,
        (false, false) => ModRef::None,
    };
    MemoryEffects {
        argmem: m(a.argmem, b.argmem),
        inaccessible: m(a.inaccessible, b.inaccessible),
        errno: m(a.errno, b.errno),
        target: [m(a.target[0], b.target[0]), m(a.target[1], b.target[1])],
        other: m(a.other, b.other),
    }
}

/// The attribute that a keyword with a type names.
pub(super) fn typed_attr(kw: Kw) -> Option<TypedAttr> {
    Some(match kw {
        Kw::ByVal => TypedAttr::ByVal,
        Kw::ByRef => TypedAttr::ByRef,
        Kw::Sret => TypedAttr::StructRet,
        Kw::InAlloca => TypedAttr::InAlloca,
        Kw::Preallocated => TypedAttr::Preallocated,
        Kw::ElementType => TypedAttr::ElementType,
        _ => return None,
    })
}
