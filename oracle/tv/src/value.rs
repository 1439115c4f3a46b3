//! Values of the language as terms: bits with a poison flag, in the shape of the type.
//!
//! Every scalar is a bit vector: integers as they are, floating-point numbers by
//! their encoding, pointers packed ([`super::pointer`]). Vectors, arrays and
//! structs are trees of scalars, each with its own poison flag. Undef has no flag:
//! it is a variable of its own in the bits ([`tandem_smt::VarData::undef`]), drawn
//! anew at every use.

use std::rc::Rc;
use tandem_smt::{Term, Terms};

/// A scalar.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Scalar {
    /// The bits; they mean nothing where the scalar is poison.
    pub bits: Term,
    /// Boolean: the scalar is poison.
    pub poison: Term,
}

impl Scalar {
    /// A scalar that is never poison.
    pub fn defined(bits: Term) -> Scalar {
        Scalar {
            bits,
            poison: Terms::FALSE,
        }
    }
    /// Poison of a width.
    pub fn poison(terms: &mut Terms, width: u32) -> Scalar {
        Scalar {
            bits: terms.bits(width, 0),
            poison: Terms::TRUE,
        }
    }
    /// One of two scalars of one width.
    pub fn select(terms: &mut Terms, c: Term, a: Scalar, b: Scalar) -> Scalar {
        // Bits of a poison arm mean nothing: the other arm's will do.
        let bits = match (terms.as_bool(a.poison), terms.as_bool(b.poison)) {
            (Some(true), _) => b.bits,
            (_, Some(true)) => a.bits,
            _ => terms.ite(c, a.bits, b.bits),
        };
        Scalar {
            bits,
            poison: terms.ite(c, a.poison, b.poison),
        }
    }
}

/// A value of any first-class type.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Val {
    /// Integer, floating-point number or pointer.
    Scalar(Scalar),
    /// Elements of a vector, array or struct, in order.
    Elements(Rc<[Val]>),
}

impl Val {
    /// The scalar, if it is one.
    pub fn scalar(&self) -> Option<Scalar> {
        match self {
            Val::Scalar(s) => Some(*s),
            Val::Elements(_) => None,
        }
    }
    /// The elements; empty for a scalar.
    pub fn elements(&self) -> &[Val] {
        match self {
            Val::Scalar(_) => &[],
            Val::Elements(e) => e,
        }
    }
    /// Its scalars in order, depth first.
    pub fn leaves(&self) -> Vec<Scalar> {
        let mut out = Vec::new();
        self.for_each(&mut |s| out.push(s));
        out
    }
    /// Calls `go` on every scalar in order.
    pub fn for_each(&self, go: &mut dyn FnMut(Scalar)) {
        match self {
            Val::Scalar(s) => go(*s),
            Val::Elements(e) => e.iter().for_each(|v| v.for_each(go)),
        }
    }
    /// A value of the same shape with every scalar replaced.
    pub fn map(&self, go: &mut dyn FnMut(Scalar) -> Scalar) -> Val {
        match self {
            Val::Scalar(s) => Val::Scalar(go(*s)),
            Val::Elements(e) => Val::Elements(e.iter().map(|v| v.map(go)).collect()),
        }
    }
    /// A value of the shape of two of the same shape, scalar by scalar.
    pub fn zip(&self, other: &Val, go: &mut dyn FnMut(Scalar, Scalar) -> Scalar) -> Val {
        match (self, other) {
            (Val::Elements(a), Val::Elements(b)) => {
                Val::Elements(a.iter().zip(b.iter()).map(|(x, y)| x.zip(y, go)).collect())
            }
            (Val::Scalar(a), Val::Scalar(b)) => Val::Scalar(go(*a, *b)),
            _ => self.clone(),
        }
    }
    /// One of two values of one shape.
    pub fn select(terms: &mut Terms, c: Term, a: &Val, b: &Val) -> Val {
        a.zip(b, &mut |x, y| Scalar::select(terms, c, x, y))
    }
    /// Boolean: some scalar is poison.
    pub fn any_poison(&self, terms: &mut Terms) -> Term {
        let flags: Vec<Term> = self.leaves().iter().map(|s| s.poison).collect();
        terms.any(flags)
    }
}

impl From<Scalar> for Val {
    fn from(s: Scalar) -> Val {
        Val::Scalar(s)
    }
}
