//! The canonical form as data: lines of tokens that borrow from the function.
//!
//! Two forms are compared token by token, without making text of them; constants
//! are compared by structure, because equal ones have other numbers in other
//! functions. Text is made of a line only where two forms differ.

use std::fmt::{self, Write};
use tandem_ir::constant::{ConstantData, ConstantExpr, ConstantPool};
use tandem_ir::function::InlineAsm;
use tandem_ir::metadata::{LocalMetadata, Metadata};
use tandem_ir::{Constant, Flags, InstKind, Type};

/// A piece of a line.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) enum Token<'f> {
    Word(&'static str),
    /// A value by its number in the form.
    Local(usize),
    /// A block by its number in the form.
    Block(usize),
    Kind(&'f InstKind),
    Flags(Flags),
    Type(Type),
    Constant(Structure<'f>),
    Metadata(&'f LocalMetadata),
    Attachment(&'f str, &'f Metadata),
    Asm(&'f InlineAsm),
}

/// A constant that equals every other of the same structure.
#[derive(Clone, Copy, Debug)]
pub(super) struct Structure<'f> {
    pub(super) pool: &'f ConstantPool,
    pub(super) constant: Constant,
}

impl Structure<'_> {
    fn at(self, constant: Constant) -> Self {
        Structure { constant, ..self }
    }
    fn same_list(self, other: Structure<'_>, mine: &[Constant], theirs: &[Constant]) -> bool {
        let mut both = mine.iter().zip(theirs);
        mine.len() == theirs.len() && both.all(|(&x, &y)| self.at(x) == other.at(y))
    }
}

impl<'b> PartialEq<Structure<'b>> for Structure<'_> {
    fn eq(&self, other: &Structure<'b>) -> bool {
        if self.pool.ty(self.constant) != other.pool.ty(other.constant) {
            return false;
        }
        match (self.pool.get(self.constant), other.pool.get(other.constant)) {
            (ConstantData::Aggregate(x), ConstantData::Aggregate(y))
            | (ConstantData::PtrAuth(x), ConstantData::PtrAuth(y)) => {
                self.same_list(*other, &x[..], &y[..])
            }
            (ConstantData::Splat(x), ConstantData::Splat(y)) => self.at(*x) == other.at(*y),
            (ConstantData::Expr(x), ConstantData::Expr(y)) => {
                let shape = |e: &ConstantExpr| e.map_operands(&mut |_| Constant::from_u32(0));
                shape(x) == shape(y) && self.same_list(*other, &x.operands(), &y.operands())
            }
            (x, y) => x == y,
        }
    }
}

/// A body in canonical form.
#[derive(Clone, Debug, Default)]
pub struct Canonical<'f> {
    pub(super) tokens: Vec<Token<'f>>,
    /// Each line's piece of the tokens, in order.
    pub(super) lines: Vec<(u32, u32)>,
}

impl<'f> Canonical<'f> {
    /// The number of lines.
    pub fn len(&self) -> usize {
        self.lines.len()
    }
    /// True if there are no lines.
    pub fn is_empty(&self) -> bool {
        self.lines.is_empty()
    }
    pub(super) fn line(&self, n: usize) -> Option<&[Token<'f>]> {
        let &(start, end) = self.lines.get(n)?;
        self.tokens.get(start as usize..end as usize)
    }
    /// All lines as text.
    pub fn texts(&self) -> Vec<String> {
        (0..self.len()).map(|n| self.text(n)).collect()
    }
    /// A line as text; empty if there is no such line.
    pub fn text(&self, n: usize) -> String {
        let mut text = String::new();
        for (k, token) in self.line(n).unwrap_or_default().iter().enumerate() {
            let _ = write!(text, "{}{token}", if k > 0 { " " } else { "" });
        }
        text
    }
}

impl<'b> PartialEq<Canonical<'b>> for Canonical<'_> {
    fn eq(&self, other: &Canonical<'b>) -> bool {
        self.len() == other.len() && (0..self.len()).all(|n| self.line(n) == other.line(n))
    }
}

/// The first line in which two forms differ: number from 1 and both lines.
pub fn first_difference(a: &Canonical<'_>, b: &Canonical<'_>) -> Option<(usize, String, String)> {
    let mut lines = 0..a.len().max(b.len());
    let n = lines.find(|&n| a.line(n) != b.line(n))?;
    Some((n + 1, a.text(n), b.text(n)))
}

impl fmt::Display for Token<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Token::Word(w) => f.write_str(w),
            Token::Local(n) => write!(f, "%{n}"),
            Token::Block(usize::MAX) => f.write_str("block unreachable"),
            Token::Block(n) => write!(f, "block {n}"),
            Token::Kind(k) => write!(f, "{k:?}"),
            Token::Flags(flags) => write!(f, "{flags:?}"),
            Token::Type(ty) => write!(f, "{ty:?}"),
            Token::Constant(c) => f.write_str(&constant_text(c.pool, c.constant)),
            Token::Metadata(m) => write!(f, "{m:?}"),
            Token::Attachment(kind, md) => write!(f, "!{kind} {md:?}"),
            Token::Asm(a) => write!(f, "{a:?}"),
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
        ConstantData::PtrAuth(e) => format!("{ty:?} ptrauth {{{}}}", list(&e[..])),
        ConstantData::Splat(e) => format!("{ty:?} splat {}", constant_text(pool, *e)),
        ConstantData::Expr(e) => {
            let shape = e.map_operands(&mut |_| Constant::from_u32(0));
            format!("{ty:?} {shape:?} {{{}}}", list(&e.operands()))
        }
        other => format!("{ty:?} {other:?}"),
    }
}
