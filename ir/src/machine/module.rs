//! A PTX module as data: header, files, sections, variables, functions, in the order of the text.

use super::forms::FormTable;
use super::func::MFunc;
use super::types::{Space, Ty};

/// A PTX module.
#[derive(Clone, PartialEq, Debug)]
pub struct MModule {
    /// `.version`: major and minor.
    pub version: (u16, u16),
    /// `.target`.
    pub target: Target,
    /// Whether `.address_size 64` is written.
    pub address_size: bool,
    /// What the module consists of, in the order of the text.
    pub items: Vec<Item>,
    /// Variables.
    pub globals: Vec<MGlobal>,
    /// Functions, declarations of them included.
    pub funcs: Vec<MFunc>,
    /// The forms that instructions have.
    pub forms: FormTable,
}

/// `.target`: a processor and options.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Target {
    /// The number of `sm_90`.
    pub sm: u16,
    /// `a` or `f` behind the number.
    pub suffix: Option<char>,
    /// Further words: `debug`, `texmode_independent`.
    pub extra: Vec<String>,
}

/// A top-level element.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Item {
    /// A variable, by its number in [`MModule::globals`].
    Global(u32),
    /// A function, by its number in [`MModule::funcs`].
    Func(u32),
    /// `.alias new, old;`
    Alias {
        /// The new name.
        name: String,
        /// The function that it names, by number.
        target: u32,
    },
    /// `.file`.
    File {
        /// Its number, which `.loc` uses.
        number: u32,
        /// Path, with the quotes removed.
        path: String,
        /// Time and size, if given.
        stamp: Option<(u64, u64)>,
    },
    /// `.section name { .. }`: debug information, carried as text.
    Section {
        /// With the dot in front.
        name: String,
        /// What stands between the braces, comments removed.
        text: String,
    },
    /// `//! licence ..`: a difference that whoever made the file was allowed (9.7).
    Licence(String),
    /// `//! nonconvergent f`: calls of `f` are not convergent.
    NonConvergent(String),
}

/// How a symbol is seen by other modules.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Linkage {
    /// Not at all.
    #[default]
    Internal,
    /// `.visible`
    Visible,
    /// `.extern`
    Extern,
    /// `.weak`
    Weak,
    /// `.common`
    Common,
}

impl Linkage {
    /// As PTX spells it, with the dot; nothing for [`Linkage::Internal`].
    pub fn text(self) -> &'static str {
        match self {
            Linkage::Internal => "",
            Linkage::Visible => ".visible",
            Linkage::Extern => ".extern",
            Linkage::Weak => ".weak",
            Linkage::Common => ".common",
        }
    }
}

/// A variable of a module or of a function's frame.
#[derive(Clone, PartialEq, Debug)]
pub struct MGlobal {
    /// Name.
    pub name: String,
    /// Linkage.
    pub linkage: Linkage,
    /// State space.
    pub space: Space,
    /// `.attribute(..)`: the text between the parentheses, such as `.managed`.
    pub attribute: Option<String>,
    /// `.align` in bytes, if written.
    pub align: Option<u64>,
    /// Elements of a vector type, 1 for a scalar.
    pub vector: u8,
    /// Type of an element.
    pub ty: Ty,
    /// Dimensions; `None` is `[]`.
    pub dims: Vec<Option<u64>>,
    /// Initialiser.
    pub init: Option<Init>,
}

impl MGlobal {
    /// Size in bytes; `None` if it has an open dimension or is too large to say.
    pub fn size(&self) -> Option<u64> {
        let element = self.ty.bytes() * u64::from(self.vector);
        let mut dims = self.dims.iter();
        dims.try_fold(element, |n, d| n.checked_mul((*d)?))
    }
    /// Alignment in bytes: what is written, or that of an element.
    pub fn alignment(&self) -> u64 {
        let natural = self.ty.bytes() * u64::from(self.vector);
        self.align.unwrap_or(natural.max(1))
    }
}

/// An initialiser.
#[derive(Clone, PartialEq, Debug)]
pub enum Init {
    /// An integer: its 64 bits, and whether it was written with a minus.
    Int(u64, bool),
    /// A float.
    Float(FloatLit),
    /// The address of a symbol.
    Addr {
        /// The symbol whose address it is.
        symbol: GlobalRef,
        /// Bytes behind it.
        offset: i64,
        /// `generic(..)`.
        generic: bool,
        /// `0xFF00(..)`: one byte of the address, as the mask that selects it.
        mask: Option<u64>,
    },
    /// `{ .. }`
    List(Vec<Init>),
}

/// A symbol of a module.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum GlobalRef {
    /// A variable.
    Var(u32),
    /// A function.
    Func(u32),
}

/// A floating-point literal, by its bits.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum FloatLit {
    /// `0f` and eight digits.
    Single(u32),
    /// `0d` and sixteen digits, or a decimal number.
    Double(u64),
}

impl FloatLit {
    /// Its bits in the format of an instruction of a type; the number is rounded to nearest if it is a double for singles.
    pub fn bits_as(self, ty: super::types::Ty) -> u64 {
        match (self, ty.bits()) {
            (FloatLit::Single(b), 64) => f64::from(f32::from_bits(b)).to_bits(),
            (FloatLit::Single(b), _) => b.into(),
            (FloatLit::Double(b), 32) => u64::from((f64::from_bits(b) as f32).to_bits()),
            (FloatLit::Double(b), _) => b,
        }
    }
}

/// A parameter or a result.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct MParam {
    /// Name; `_` in prototypes.
    pub name: String,
    /// A register instead of a place in parameter space (`.reg .b32 r`).
    pub reg: Option<super::regs::Reg>,
    /// Type of an element.
    pub ty: Ty,
    /// `[n]`: an array of `n` elements; `Some(None)` is `[]`.
    pub array: Option<Option<u64>>,
    /// `.align` in bytes, if written.
    pub align: Option<u64>,
    /// `.ptr`: what it points to.
    pub pointee: Option<Pointee>,
}

/// What a pointer parameter says of its target.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Pointee {
    /// Its space; generic if none is written.
    pub space: Space,
    /// Its alignment in bytes, if written.
    pub align: Option<u64>,
}

impl MParam {
    /// Size in bytes; `None` for `[]`.
    pub fn size(&self) -> Option<u64> {
        match self.array {
            None => Some(self.ty.bytes()),
            Some(n) => n?.checked_mul(self.ty.bytes()),
        }
    }
    /// Alignment in bytes: what is written, or that of an element.
    pub fn alignment(&self) -> u64 {
        self.align.unwrap_or(self.ty.bytes().max(1))
    }
}
