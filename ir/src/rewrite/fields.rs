//! Rewrites as data that can be listed: the kinds of a vocabulary, the fields of a
//! rewrite, and the sort of each field.
//!
//! The macro `vocabulary` wraps the definition of an enum of rewrites and derives
//! [`Vocabulary`] for it. Whoever describes, enumerates, prints or corrupts rewrites goes
//! through the fields and knows no kind by name, so that a new kind needs no code there.
//!
//! ```
//! use tandem_ir::rewrite::{FieldValue, Rewrite, Sort, Vocabulary};
//! use tandem_ir::{Block, Inst};
//!
//! let inst = Inst::from_u32(3);
//! let rewrite = Rewrite::EraseInst { inst };
//! assert_eq!(rewrite.kind(), "erase-inst");
//! assert_eq!(rewrite.fields(), [("inst", FieldValue::Inst(inst))]);
//!
//! let kind = Rewrite::KINDS.iter().find(|k| k.name == "erase-inst").ok_or("no such kind")?;
//! assert_eq!(kind.fields, [("inst", Sort::Inst)]);
//! assert!(!kind.changes_edges);
//! assert_eq!(Rewrite::from_fields(kind.name, vec![FieldValue::Inst(inst)]), Some(rewrite));
//! // A field of another sort fits nothing.
//! let block = FieldValue::Block(Block::from_u32(0));
//! assert_eq!(Rewrite::from_fields(kind.name, vec![block]), None);
//! # Ok::<(), &str>(())
//! ```

use super::module::{AttrPlace, InstRef};
use super::{NewInst, Operand, Path, Rewrite, RuleName, Why};
use crate::attr::Attr;
use crate::entity::{Block, Global, Inst, Symbol, Value};
use crate::inst::Flags;
use crate::machine::{MBlock, MInst};
use crate::metadata::Metadata;
use crate::types::Type;

/// A type that can be a field of a rewrite.
pub trait Field: Sized {
    /// Its sort.
    const SORT: Sort;
    /// The field as a value whose sort is known only at run time.
    fn to_value(&self) -> FieldValue;
    /// The field again; `None` if the value is of another sort.
    fn from_value(value: FieldValue) -> Option<Self>;
}

/// A name in camel case as a constant text in kebab case.
macro_rules! kebab_name {
    ($Camel:ident) => {{
        const CAMEL: &str = stringify!($Camel);
        const KEBAB: [u8; $crate::rewrite::fields::kebab_len(CAMEL)] =
            $crate::rewrite::fields::kebab(CAMEL);
        const NAME: &str = $crate::rewrite::fields::ascii(&KEBAB);
        NAME
    }};
}
pub(super) use kebab_name;

macro_rules! sorts {
    ($($(#[$doc:meta])* $sort:ident($ty:ty)),* $(,)?) => {
        /// What kind of thing a field of a rewrite names.
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        pub enum Sort { $($(#[$doc])* $sort),* }

        impl Sort {
            /// All sorts, in declaration order.
            pub const ALL: &'static [Sort] = &[$(Sort::$sort),*];

            /// Its name in kebab case, as in reports.
            pub fn name(self) -> &'static str {
                match self { $(Sort::$sort => kebab_name!($sort)),* }
            }
        }

        /// A field of a rewrite, whichever sort it is of.
        #[derive(Clone, PartialEq, Eq, Hash, Debug)]
        pub enum FieldValue { $($(#[$doc])* $sort($ty)),* }

        impl FieldValue {
            /// The sort of the field.
            pub fn sort(&self) -> Sort {
                match self { $(FieldValue::$sort(_) => Sort::$sort),* }
            }
        }

        $(impl Field for $ty {
            const SORT: Sort = Sort::$sort;
            fn to_value(&self) -> FieldValue {
                FieldValue::$sort(self.clone())
            }
            fn from_value(value: FieldValue) -> Option<Self> {
                match value {
                    FieldValue::$sort(field) => Some(field),
                    _ => None,
                }
            }
        })*
    };
}

sorts! {
    /// A block.
    Block(Block),
    /// A block, or none.
    OptionalBlock(Option<Block>),
    /// Blocks, in order of layout.
    Blocks(Vec<Block>),
    /// An instruction of the function.
    Inst(Inst),
    /// An argument, or the result of an instruction.
    Value(Value),
    /// A value or a constant.
    Operand(Operand),
    /// Values or constants, in order.
    Operands(Vec<Operand>),
    /// Operand positions: the instruction that uses, and the number of its operand.
    Uses(Vec<(Inst, usize)>),
    /// A value for each of several predecessors.
    Incoming(Vec<(Block, Operand)>),
    /// A value for each of several phis.
    PhiValues(Vec<(Inst, Operand)>),
    /// What takes the place of each of several values.
    Mapping(Vec<(Value, Operand)>),
    /// What takes the place of each of several parameters, by their numbers.
    Parameters(Vec<(usize, Operand)>),
    /// Paths to a switch.
    Paths(Vec<Path>),
    /// An instruction that does not exist yet.
    NewInst(NewInst),
    /// Flags of an instruction.
    Flags(Flags),
    /// A kind of metadata attachment, or another interned text.
    Symbol(Symbol),
    /// A metadata attachment, or none.
    Metadata(Option<Metadata>),
    /// A module-level name.
    Global(Global),
    /// Module-level names, in order of the text.
    Globals(Vec<Global>),
    /// An instruction of a module.
    InstRef(InstRef),
    /// A rewrite of one function.
    Rewrite(Box<Rewrite>),
    /// A type.
    Type(Type),
    /// Types, in order.
    Types(Vec<Type>),
    /// A number; the kind of rewrite says in which unit.
    Int(u64),
    /// Numbers, in order.
    Ints(Vec<usize>),
    /// A yes or no.
    Flag(bool),
    /// A name that is given to something new.
    Name(Box<str>),
    /// The name of a rule.
    Rule(RuleName),
    /// What the variables of a rule stand for.
    Bindings(Vec<(RuleName, Operand)>),
    /// Where an attribute stands.
    AttrPlace(AttrPlace),
    /// An attribute.
    Attr(Attr),
    /// A block of a machine function.
    MBlock(MBlock),
    /// A block of a machine function, or none.
    OptionalMBlock(Option<MBlock>),
    /// Blocks of a machine function, in order.
    MBlocks(Vec<MBlock>),
    /// An instruction of a machine function.
    MInst(MInst),
    /// Blocks of a machine function, each with an instruction of it.
    Tails(Vec<(MBlock, MInst)>),
    /// The grounds that a pass gives; they mean nothing to who judges.
    Why(Why),
}

/// One kind of rewrite, as data.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Kind {
    /// Name in kebab case, as in counts and reports.
    pub name: &'static str,
    /// What the rewrite does: the text that documents it in the source.
    pub doc: &'static str,
    /// Name and sort of each field, in order.
    pub fields: &'static [(&'static str, Sort)],
    /// True if it may add, take away or redirect edges between blocks of a function that there is before and after it.
    pub changes_edges: bool,
}

/// An enum of rewrites whose kinds and fields can be listed.
pub trait Vocabulary: Clone + PartialEq + Eq + std::hash::Hash + std::fmt::Debug {
    /// All kinds, in the order in which the enum declares them.
    const KINDS: &'static [Kind];
    /// The name of the rewrite's kind.
    fn kind(&self) -> &'static str;
    /// Name and value of each field, in the order of [`Kind::fields`].
    fn fields(&self) -> Vec<(&'static str, FieldValue)>;
    /// The rewrite of a kind with these fields; `None` if there is no such kind, or if number or sorts of the fields
    /// are not those of the kind.
    fn from_fields(kind: &str, fields: Vec<FieldValue>) -> Option<Self>;
}

/// The number of bytes of a name in camel case once it is written in kebab case.
pub(super) const fn kebab_len(camel: &str) -> usize {
    let bytes = camel.as_bytes();
    let (mut len, mut i) = (0, 0);
    while i < bytes.len() {
        len += if i > 0 && bytes[i].is_ascii_uppercase() {
            2
        } else {
            1
        };
        i += 1;
    }
    len
}

/// A name in camel case written in kebab case: `FoldTerminator` is `fold-terminator`.
pub(super) const fn kebab<const N: usize>(camel: &str) -> [u8; N] {
    let bytes = camel.as_bytes();
    let mut out = [b'-'; N];
    let (mut at, mut i) = (0, 0);
    while i < bytes.len() {
        if i > 0 && bytes[i].is_ascii_uppercase() {
            at += 1;
        }
        out[at] = bytes[i].to_ascii_lowercase();
        at += 1;
        i += 1;
    }
    out
}

/// Text that is known to be ASCII.
pub(super) const fn ascii(bytes: &'static [u8]) -> &'static str {
    match std::str::from_utf8(bytes) {
        Ok(text) => text,
        Err(_) => "",
    }
}

/// Defines an enum of rewrites and derives [`Vocabulary`] for it, with an inherent `kind`, `fields` and `KINDS`.
/// Each kind is a variant with named fields, each of a type that is a [`Field`]; `changes edges` behind its name says
/// that it is one of those that do ([`Kind::changes_edges`]).
macro_rules! vocabulary {
    (
        $(#[$meta:meta])*
        pub enum $Name:ident {
            $(
                $(#[doc = $doc:literal])*
                $Variant:ident $(changes $what:ident)? { $($(#[$fdoc:meta])* $field:ident: $Ty:ty),* $(,)? }
            ),* $(,)?
        }
    ) => {
        $(#[$meta])*
        pub enum $Name {
            $($(#[doc = $doc])* $Variant { $($(#[$fdoc])* $field: $Ty),* }),*
        }

        impl $crate::rewrite::Vocabulary for $Name {
            const KINDS: &'static [$crate::rewrite::Kind] = &[$($crate::rewrite::Kind {
                name: vocabulary!(@name $Variant),
                doc: concat!($($doc, "\n"),*),
                fields: &[$((stringify!($field), <$Ty as $crate::rewrite::Field>::SORT)),*],
                changes_edges: vocabulary!(@changes $($what)?),
            }),*];

            fn kind(&self) -> &'static str {
                match self {
                    $($Name::$Variant { .. } => vocabulary!(@name $Variant)),*
                }
            }

            fn fields(&self) -> Vec<(&'static str, $crate::rewrite::FieldValue)> {
                match self {
                    $($Name::$Variant { $($field),* } => {
                        vec![$((stringify!($field), $crate::rewrite::Field::to_value($field))),*]
                    })*
                }
            }

            fn from_fields(kind: &str, fields: Vec<$crate::rewrite::FieldValue>) -> Option<Self> {
                let mut fields = fields.into_iter();
                $(if kind == vocabulary!(@name $Variant) {
                    let rewrite = $Name::$Variant {
                        $($field: <$Ty as $crate::rewrite::Field>::from_value(fields.next()?)?),*
                    };
                    return fields.next().is_none().then_some(rewrite);
                })*
                None
            }
        }

        impl $Name {
            /// Kind in kebab case, for counts and reports.
            pub fn kind(&self) -> &'static str {
                $crate::rewrite::Vocabulary::kind(self)
            }
        }
    };
    (@name $Variant:ident) => { $crate::rewrite::fields::kebab_name!($Variant) };
    (@changes edges) => { true };
    (@changes) => { false };
}

pub(super) use vocabulary;
