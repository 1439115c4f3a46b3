//! Products and quotients as functions of which only a few laws are known.
//!
//! A multiplication of two variables is the dearest thing that a bit-blasting solver meets, and most proofs that come across one
//! need little of it: that the two sides have the same product, that one of two non-negative numbers which does not overflow is
//! not negative. So a query is first asked with products, quotients and remainders as uninterpreted functions, and with laws of them
//! beside it:
//!
//! ```text
//!   p = a · b     a = 0 or b = 0  =>  p = 0          a = 1  =>  p = b
//!                 where a and b are extended from n of 2n bits or more, so that nothing overflows:
//!                 p is not negative where the signs agree, not positive where they differ, and no smaller than a and b in amount
//!   q = a / b     q ≤ a,  0 < b and a < b  =>  q = 0           r = a % b     r < b,  r ≤ a
//! ```
//!
//! **Invariant:** every law holds of all operands, so that no model of the result means no model of the query; a model means
//! nothing.

use super::term::{FunData, Op, Sort, Term, Terms, Var, VarData};
use rustc_hash::FxHashMap;

/// Operations on narrower numbers are no burden.
const NARROWEST: u32 = 12;
/// A query with more terms than this is left as it is: the replacement is not counted as work.
const MOST_TERMS: usize = 2_000;
/// More operations than this in one query are left as they are.
const MOST: usize = 32;

/// The query with products and quotients of two variables abstract; `None` if it has none, or is large.
pub(super) fn abstracted(terms: &mut Terms, asserts: &[Term]) -> Option<Vec<Term>> {
    if terms.has_more_than(asserts, MOST_TERMS) {
        return None;
    }
    let heavy = |terms: &Terms, t: Term| match (terms.op(t), terms.args(t)) {
        (Op::BvMul | Op::BvUdiv | Op::BvUrem | Op::BvSdiv | Op::BvSrem, &[a, b]) => {
            terms.width(t) >= NARROWEST && !terms.is_const(a) && !terms.is_const(b)
        }
        _ => false,
    };
    let mut found = terms.reachable(asserts);
    found.retain(|&t| heavy(terms, t));
    if found.is_empty() || found.len() > MOST {
        return None;
    }
    let mut laws = Vec::new();
    for &t in &found {
        let &[a, b] = terms.args(t) else { continue };
        match terms.op(t) {
            Op::BvMul => product(terms, t, a, b, &mut laws),
            Op::BvUdiv => quotient(terms, t, a, b, &mut laws),
            Op::BvUrem => remainder(terms, t, a, b, &mut laws),
            Op::BvSdiv => signed(terms, t, (a, b), Terms::udiv, &mut laws),
            Op::BvSrem => signed(terms, t, (a, b), Terms::urem, &mut laws),
            _ => {}
        }
    }
    // Laws speak of further ones: the lower half of a wide product, the unsigned quotient.
    let mut all = asserts.to_vec();
    all.extend(laws);
    let mut map = FxHashMap::default();
    // Operands before what is made of them.
    for t in terms.reachable(&all) {
        if heavy(terms, t) {
            let stand_in = stand_in(terms, t, &map);
            map.insert(t, stand_in);
        }
    }
    Some(all.into_iter().map(|t| terms.substitute(t, &map)).collect())
}

/// The same function of the same operands, whose own products are replaced already.
fn stand_in(terms: &mut Terms, t: Term, map: &FxHashMap<Term, Term>) -> Term {
    let name = match terms.op(t) {
        Op::BvMul => "mul",
        Op::BvUdiv => "udiv",
        Op::BvUrem => "urem",
        Op::BvSdiv => "sdiv",
        _ => "srem",
    };
    let sort = Sort::Bits(terms.width(t));
    let f = terms.function(FunData {
        name: format!("some.{name}.{}", terms.width(t)),
        args: vec![sort, sort],
        result: sort,
        approximate: true,
        per_thread: false,
    });
    let operands: Vec<Term> = terms.args(t).to_vec();
    let operands: Vec<Term> = operands
        .into_iter()
        .map(|a| terms.substitute(a, map))
        .collect();
    terms.apply(f, &operands)
}

/// A query about numbers of a few bits: which variable has which small one, and the query with them.
pub(super) struct Small {
    /// The query.
    pub asserts: Vec<Term>,
    /// Variables of the query, and what takes their place.
    pub places: Vec<(Var, Term)>,
    /// The variables that are only in this form of the query.
    pub stand_ins: Vec<Var>,
}

/// Bits of a small number, its sign among them.
const SMALL: u32 = 6;

/// The query with every number extended from a few bits: a model of it is soon found, and is one of the query.
pub(super) fn in_small_numbers(terms: &mut Terms, asserts: &[Term]) -> Small {
    let (mut places, mut stand_ins) = (Vec::new(), Vec::new());
    let mut map = FxHashMap::default();
    for v in terms.free_vars(asserts) {
        let data = terms.var_data(v).clone();
        let Sort::Bits(w) = data.sort else { continue };
        if w < NARROWEST {
            continue;
        }
        let sort = Sort::Bits(SMALL);
        let stand_in = terms.new_var(VarData { sort, ..data });
        stand_ins.push(stand_in);
        let few = terms.var(stand_in);
        let place = terms.sext(few, w);
        map.insert(terms.var(v), place);
        places.push((v, place));
    }
    let small = |&t: &Term| terms.substitute(t, &map);
    Small {
        asserts: asserts.iter().map(small).collect(),
        places,
        stand_ins,
    }
}

/// What is known of a product.
fn product(t: &mut Terms, p: Term, a: Term, b: Term, laws: &mut Vec<Term>) {
    let w = t.width(p);
    let (zero, one) = (t.bits(w, 0), t.bits(w, 1));
    let nothing = t.eq(p, zero);
    for (x, y) in [(a, b), (b, a)] {
        let (is_zero, is_one) = (t.eq(x, zero), t.eq(x, one));
        let same = t.eq(p, y);
        laws.push(t.implies(is_zero, nothing));
        laws.push(t.implies(is_one, same));
    }
    let bits = |t: &Terms, x: Term| t.significant_bits(x);
    if bits(t, a) + bits(t, b) <= w {
        exact_unsigned(t, p, (a, b), laws);
    }
    if signed_bits(t, a) + signed_bits(t, b) <= w {
        exact_signed(t, p, (a, b), laws);
    }
    if w.is_multiple_of(2) && signed_bits(t, a).max(signed_bits(t, b)) <= w / 2 + 1 {
        halves(t, p, (a, b), laws);
    }
}

/// As many bits as a number needs with its sign, by how it is made.
fn signed_bits(t: &Terms, x: Term) -> u32 {
    match (t.op(x), t.args(x)) {
        (Op::Sext, &[y]) => t.width(y),
        _ => (t.significant_bits(x) + 1).min(t.width(x)),
    }
}

/// The lower bits of a wide product are the narrow one.
fn halves(t: &mut Terms, p: Term, (a, b): (Term, Term), laws: &mut Vec<Term>) {
    let top = t.width(p) / 2 - 1;
    let low = t.extract(top, 0, p);
    let (x, y) = (t.extract(top, 0, a), t.extract(top, 0, b));
    let narrow = t.mul(x, y);
    laws.push(t.eq(low, narrow));
}

/// Nothing is lost, read without a sign.
fn exact_unsigned(t: &mut Terms, p: Term, (a, b): (Term, Term), laws: &mut Vec<Term>) {
    let zero = t.bits(t.width(p), 0);
    for (x, y) in [(a, b), (b, a)] {
        let (none, least) = (t.eq(y, zero), t.ule(x, p));
        laws.push(t.or(none, least));
    }
}

/// Nothing is lost, read with a sign.
fn exact_signed(t: &mut Terms, p: Term, (a, b): (Term, Term), laws: &mut Vec<Term>) {
    let zero = t.bits(t.width(p), 0);
    let (na, nb) = (t.is_negative(a), t.is_negative(b));
    let differ = t.ne(na, nb);
    let (negative, none) = (t.is_negative(p), t.eq(p, zero));
    let (not_negative, not_positive) = (t.not(negative), t.or(negative, none));
    let agree = t.not(differ);
    laws.push(t.implies(agree, not_negative));
    laws.push(t.implies(differ, not_positive));
    let (za, zb) = (t.eq(a, zero), t.eq(b, zero));
    let factor = t.or(za, zb);
    laws.push(t.implies(none, factor));
    // Both not negative: no smaller than either.
    let either = t.or(na, nb);
    for (x, other) in [(a, zb), (b, za)] {
        let least = t.sle(x, p);
        laws.push(t.any([either, other, least]));
    }
}

/// What is known of an unsigned quotient; that by zero is all ones.
fn quotient(t: &mut Terms, q: Term, a: Term, b: Term, laws: &mut Vec<Term>) {
    let zero = t.bits(t.width(q), 0);
    let by_zero = t.eq(b, zero);
    let (most, less, none) = (t.ule(q, a), t.ult(a, b), t.eq(q, zero));
    laws.push(t.or(by_zero, most));
    laws.push(t.implies(less, none));
}

/// What is known of an unsigned remainder; that by zero is the dividend.
fn remainder(t: &mut Terms, r: Term, a: Term, b: Term, laws: &mut Vec<Term>) {
    let zero = t.bits(t.width(r), 0);
    let by_zero = t.eq(b, zero);
    let (below, most) = (t.ult(r, b), t.ule(r, a));
    laws.push(t.or(by_zero, below));
    laws.push(most);
    let (less, same) = (t.ult(a, b), t.eq(r, a));
    laws.push(t.implies(less, same));
}

/// A signed quotient or remainder of numbers that are not negative is the unsigned one.
fn signed(
    t: &mut Terms,
    q: Term,
    (a, b): (Term, Term),
    unsigned: fn(&mut Terms, Term, Term) -> Term,
    laws: &mut Vec<Term>,
) {
    let (na, nb) = (t.is_negative(a), t.is_negative(b));
    let u = unsigned(t, a, b);
    let same = t.eq(q, u);
    laws.push(t.any([na, nb, same]));
    match *t.op(u) {
        Op::BvUdiv => quotient(t, u, a, b, laws),
        Op::BvUrem => remainder(t, u, a, b, laws),
        _ => {}
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::eval::{Assignment, EvalValue, Evaluator};
    use tandem_ir::constant::Bits;

    /// Every law holds of all operands: at twelve bits, of a sample that has all corners.
    #[test]
    fn laws_hold_of_all_operands() {
        const CORNERS: [u64; 12] = [
            0, 1, 2, 3, 5, 0x3f, 0x7ff, 0x800, 0x801, 0xff0, 0xffe, 0xfff,
        ];
        type Make = fn(&mut Terms, Term, Term) -> Term;
        let wide: [Make; 2] = [
            |t, a, b| {
                let (a, b) = (t.sext(a, 24), t.sext(b, 24));
                t.mul(a, b)
            },
            |t, a, b| {
                let (a, b) = (t.zext(a, 24), t.zext(b, 24));
                t.mul(a, b)
            },
        ];
        let plain: [Make; 5] = [
            Terms::mul,
            Terms::udiv,
            Terms::urem,
            Terms::sdiv,
            Terms::srem,
        ];
        for make in plain.into_iter().chain(wide) {
            let mut t = Terms::new();
            let (a, b) = (t.input("a", Sort::Bits(12)), t.input("b", Sort::Bits(12)));
            let p = make(&mut t, a, b);
            let none = t.bits(t.width(p), 0);
            let root = t.eq(p, none);
            let mut laws = Vec::new();
            for r in t.reachable(&[root]) {
                let &[x, y] = t.args(r) else { continue };
                match t.op(r) {
                    Op::BvMul => product(&mut t, r, x, y, &mut laws),
                    Op::BvUdiv => quotient(&mut t, r, x, y, &mut laws),
                    Op::BvUrem => remainder(&mut t, r, x, y, &mut laws),
                    Op::BvSdiv => signed(&mut t, r, (x, y), Terms::udiv, &mut laws),
                    Op::BvSrem => signed(&mut t, r, (x, y), Terms::urem, &mut laws),
                    _ => {}
                }
            }
            assert!(!laws.is_empty());
            for x in CORNERS {
                for y in CORNERS {
                    let mut model = Assignment::default();
                    for (v, n) in [(a, x), (b, y)] {
                        let v = t.as_var(v).expect("a variable");
                        model.set(v, EvalValue::Bits(Bits::from_u64(12, n)));
                    }
                    let mut e = Evaluator::new(&t, &model);
                    for &law in &laws {
                        assert!(e.holds(law), "{x} and {y}: {}", t.to_smtlib(&[law]));
                    }
                }
            }
        }
    }

    /// A product of numbers that are not negative, and that does not overflow, is not negative: without a circuit for it.
    #[test]
    fn a_product_that_fits_has_its_sign() {
        let mut t = Terms::new();
        let (a, b) = (t.input("a", Sort::Bits(32)), t.input("b", Sort::Bits(32)));
        let (wa, wb) = (t.sext(a, 64), t.sext(b, 64));
        let wide = t.mul(wa, wb);
        let low = t.mul(a, b);
        let again = t.sext(low, 64);
        let fits = t.eq(wide, again);
        let asserts: Vec<Term> = {
            let (na, nb, np) = (t.is_negative(a), t.is_negative(b), t.is_negative(low));
            let (pa, pb) = (t.not(na), t.not(nb));
            vec![fits, pa, pb, np]
        };
        let simple = abstracted(&mut t, &asserts).expect("it has products");
        let mut solver = crate::Solver::new(crate::solver::Limits {
            query_units: 300_000,
            ..crate::solver::Limits::default()
        });
        let answer = solver.check(&t, &simple, crate::solver::FloatMode::Exact);
        assert_eq!(answer, crate::solver::Answer::Unsat);
    }
}
