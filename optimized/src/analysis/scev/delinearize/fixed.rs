//! Subscripts of arrays whose extents are numbers.
//!
//! ```text
//!   @G = [16 x [9 x float]]     @G + {{0,+,36}<%i>,+,4}<%j>      @G[{0,+,1}<%i>][{0,+,1}<%j>], rows of 9
//! ```
//!
//! Extents are guessed: those of the object as it is declared, then those of the types that the `getelementptr`s on the way step
//! over, last the quotients of the strides of the loops. A guess is taken if all is shown of it; without names for the extents
//! nothing else speaks for it. With `delinearize-use-fixed-size-array-heuristic` the last guess is given also where something is
//! open, which is then said.

use super::{Factor, Polynomial, ScalarEvolution, plus};
use crate::analysis::nest::LoopId;
use crate::analysis::range::{mask, signed};
use tandem_ir::claims::scev::{Expr, Shown, Subscripts};
use tandem_ir::constant::{ConstantData, ConstantExpr};
use tandem_ir::module::GlobalKind;
use tandem_ir::{CastOp, Constant, InstKind, Type, Value, ValueDef};

/// Instructions that are looked at on the way from a pointer to its object.
const STEPS: usize = 16;

/// An access whose offset is a polynomial, in elements.
pub(super) struct Flat<'a> {
    pub pointer: Value,
    pub base: Value,
    /// Bytes of an element.
    pub elem: u64,
    pub width: u32,
    pub offset: &'a Polynomial,
    /// The loops around it, from the inside out.
    pub nest: &'a [LoopId],
}

impl ScalarEvolution<'_> {
    /// A list whose extents are numbers.
    pub(super) fn fixed(&mut self, access: &Flat<'_>) -> Option<Subscripts> {
        let mut guesses: Vec<Vec<u64>> = Vec::new();
        guesses.extend(self.declared(access.base, access.elem));
        guesses.extend(self.stepped_over(access.pointer, access.elem));
        let strides = extents_of_strides(access.offset, access.width);
        guesses.extend(strides.clone());
        guesses.retain(|g| !g.is_empty() && g.len() <= super::MAX_DIMS);
        for guess in &guesses {
            let Some(list) = self.list(access, guess) else {
                continue;
            };
            if list.shown.iter().all(|s| s.1 == Shown::Proved) {
                return Some(list);
            }
        }
        let guess = strides.filter(|_| self.limits.fixed_size_arrays)?;
        self.list(access, &guess)
    }

    fn list(&mut self, access: &Flat<'_>, extents: &[u64]) -> Option<Subscripts> {
        let width = access.width;
        let mut rest = access.offset.clone();
        let mut subs = Vec::new();
        for &d in extents.iter().rev() {
            let (quotient, remainder) = divided_by_number(rest, d, width)?;
            subs.push(self.sum_of(&remainder, width)?);
            rest = quotient;
        }
        subs.push(self.sum_of(&rest, width)?);
        subs.reverse();
        let dims = extents.iter().map(|&d| self.constant(width, u128::from(d)));
        let dims: Vec<Expr> = dims.collect();
        let shown = self.obligations(access.nest, &dims, &subs);
        Some(Subscripts {
            elem: access.elem,
            dims,
            subs,
            shown,
        })
    }

    /// Extents within the object that a pointer is the address of.
    fn declared(&self, base: Value, elem: u64) -> Option<Vec<u64>> {
        let f = self.f;
        let ty = match f.value_def(base) {
            ValueDef::Const(c) => self.type_of_variable(c)?,
            ValueDef::Inst(i) => match f.kind(i) {
                InstKind::Alloca { ty, .. } => *ty,
                InstKind::Cast(CastOp::AddrSpaceCast) => {
                    return self.declared(f.operand(i, 0), elem);
                }
                _ => return None,
            },
            _ => return None,
        };
        // The first extent of an object is that of its outermost subscript, which nothing steps over.
        let (inner, _) = self.cx.types.as_array(ty)?;
        self.shape(inner, elem)
    }

    fn type_of_variable(&self, c: Constant) -> Option<Type> {
        match self.f.constants().get(c) {
            ConstantData::Global(g) => match &self.cx.header().globals[*g].kind {
                GlobalKind::Variable(_) => Some(self.cx.header().globals[*g].ty),
                _ => None,
            },
            ConstantData::Expr(e) => match &**e {
                ConstantExpr::Cast(CastOp::AddrSpaceCast, _, from) => self.type_of_variable(*from),
                _ => None,
            },
            _ => None,
        }
    }

    /// Extents of the type that the first `getelementptr` on the way to a pointer steps over.
    fn stepped_over(&self, pointer: Value, elem: u64) -> Option<Vec<u64>> {
        let f = self.f;
        let mut at = pointer;
        let mut found = None;
        for _ in 0..STEPS {
            let Some(i) = f.def_inst(at) else { break };
            let InstKind::Gep { elem: ty, .. } = f.kind(i) else {
                break;
            };
            // The widest shape is that of the step closest to the object.
            found = self.shape(*ty, elem).filter(|s| !s.is_empty()).or(found);
            at = f.operand(i, 0);
        }
        found
    }

    /// The extents of nested arrays down to elements of so many bytes.
    fn shape(&self, ty: Type, elem: u64) -> Option<Vec<u64>> {
        let (mut ty, mut extents) = (ty, Vec::new());
        while let Some((inner, n)) = self.cx.types.as_array(ty) {
            extents.push(n);
            ty = inner;
        }
        let size = self.cx.layout.alloc_size(&self.cx.types, ty)?;
        (size == elem && !extents.contains(&0)).then_some(extents)
    }
}

/// Extents from strides that are numbers: each is divided by the next smaller one; the innermost is the last but one itself, for
/// the last may step over elements.
fn extents_of_strides(p: &Polynomial, width: u32) -> Option<Vec<u64>> {
    let mut strides = Vec::new();
    for (factors, &c) in p {
        match factors[..] {
            [Factor::Iteration(_)] => strides.push(signed(width, c).unsigned_abs()),
            _ if factors.iter().any(|f| matches!(f, Factor::Iteration(_))) => return None,
            _ => {}
        }
    }
    strides.sort_unstable();
    strides.dedup();
    strides.reverse();
    let whole = strides.windows(2).all(|w| w[0] % w[1] == 0);
    if !whole || strides.len() < 2 {
        return None;
    }
    let (outer, inner) = strides.split_at(strides.len() - 2);
    let pairs = outer.iter().zip(&strides[1..]);
    let mut extents: Vec<u128> = pairs.map(|(a, b)| a / b).collect();
    extents.push(inner[0]);
    extents.into_iter().map(|d| u64::try_from(d).ok()).collect()
}

/// Quotient and remainder of the division by a number, term by term, rounded to 0.
fn divided_by_number(p: Polynomial, by: u64, width: u32) -> Option<(Polynomial, Polynomial)> {
    let (mut quotient, mut remainder) = (Polynomial::new(), Polynomial::new());
    for (factors, c) in p {
        let (c, by) = (signed(width, c), i128::from(by));
        let parts = [(c / by, &mut quotient), (c % by, &mut remainder)];
        for (n, to) in parts {
            let term = Polynomial::from([(factors.clone(), n as u128 & mask(width))]);
            *to = plus(std::mem::take(to), term, width)?;
        }
    }
    Some((quotient, remainder))
}
