//! Floating-point arguments that are tried before a solver is asked: what rounding, zeros, denormals and NaNs do differently
//! shows on ordinary numbers, and bit-blasted arithmetic takes long to find them.

use super::Conclusion;
use super::question::Question;
use crate::refine::Obligation;
use rustc_hash::FxHashMap;
use tandem_ir::FloatKind;
use tandem_ir::constant::Bits;
use tandem_smt::refute::Refutation;
use tandem_smt::{EvalValue, Evaluator, FloatMode, Mentions, Sort, Substitution, Term, Terms, Var};

/// Inputs that are tried.
const SAMPLES: u64 = 56;
/// Terms beyond which nothing is tried.
const MOST_TERMS: usize = 3_000;
/// Units for the choices of both sides on one input.
const UNITS: u64 = 200_000;

/// A scalar of an argument that can be given a value.
struct Free {
    var: Var,
    bits: Term,
    width: u32,
    kind: Option<FloatKind>,
    /// Whether it is poison, whether it is undef.
    flags: [Term; 2],
}

impl Question<'_, '_> {
    /// A counterexample among some inputs with floating-point numbers.
    pub(super) fn sampled(&mut self, list: &[Obligation], context: &[Term]) -> Option<Conclusion> {
        let roots: Vec<Term> = list.iter().map(|o| o.violation).collect();
        let whole = self.pair.terms.any(roots.iter().copied());
        let floats = self.pair.terms.mentions(whole).any(Mentions::FLOAT);
        if !floats || self.pair.terms.has_more_than(&roots, MOST_TERMS) {
            return None;
        }
        let free = self.free_arguments();
        if !free.iter().any(|f| f.kind.is_some()) {
            return None;
        }
        let limit = self.solver.limits.query_units;
        self.solver.limits.query_units = limit.min(UNITS);
        let mut found = None;
        for n in 0..SAMPLES {
            if found.is_some() || self.solver.is_late() {
                break;
            }
            found = self.sample(n, &free, whole, context);
        }
        self.solver.limits.query_units = limit;
        let mut model = found?;
        for f in &free {
            // Flags are off: that is what a model without them says.
            let (terms, var) = (&self.pair.terms, f.var);
            let value = model.var(terms, var);
            model.set(var, value);
        }
        let mut eval = Evaluator::new(&self.pair.terms, &model);
        let violated = list.iter().find(|o| eval.holds(o.violation));
        let (reason, violation) =
            violated.map_or(("Value mismatch", whole), |o| (o.reason, o.violation));
        let violation = match self.pair.terms.mentions(violation).any(Mentions::SOURCE) {
            true => whole,
            false => violation,
        };
        let wrong = self.counterexample(reason, context, violation, model);
        matches!(wrong, Conclusion::Incorrect(_)).then_some(wrong)
    }

    fn free_arguments(&self) -> Vec<Free> {
        let terms = &self.pair.terms;
        let types = &self.subjects[0].module.header.types;
        let mut out = Vec::new();
        for a in &self.arguments {
            let kind = types.scalar(a.ty).float_kind();
            for s in &a.scalars {
                let (Some(var), false) = (terms.as_var(s.bits), a.ty.is_ptr()) else {
                    continue;
                };
                let Sort::Bits(width) = terms.var_data(var).sort else {
                    continue;
                };
                out.push(Free {
                    var,
                    bits: s.bits,
                    width,
                    kind: kind.filter(|k| k.bits() == width),
                    flags: [s.poison, s.undef],
                });
            }
        }
        out
    }

    /// A model with the arguments of one sample, if there the violation is one whatever the source chooses.
    fn sample(
        &mut self,
        n: u64,
        free: &[Free],
        whole: Term,
        context: &[Term],
    ) -> Option<tandem_smt::Assignment> {
        let mut map: FxHashMap<Term, Term> = FxHashMap::default();
        let mut values = Vec::new();
        for (k, f) in (0u64..).zip(free) {
            // Every third input has the same number everywhere.
            let seed = if n % 3 == 2 { n << 8 } else { n << 8 | (k + 1) };
            let bits = match f.kind {
                Some(kind) => number(kind, n, seed),
                None => u128::from(mixed(seed) >> 60),
            };
            let bits = Bits::from_limbs(f.width, &[bits as u64, (bits >> 64) as u64]);
            let value = EvalValue::Bits(bits);
            map.insert(f.bits, self.pair.terms.constant(&value));
            values.push((f.var, value));
            for &flag in f.flags.iter().filter(|&&t| t != Terms::FALSE) {
                map.insert(flag, Terms::FALSE);
            }
        }
        let mut s = Substitution::new(&self.pair.terms, &map);
        let violation = s.apply(&mut self.pair.terms, whole);
        if violation == Terms::FALSE {
            return None;
        }
        let facts: Vec<Term> = context
            .iter()
            .map(|&c| s.apply(&mut self.pair.terms, c))
            .collect();
        if facts.contains(&Terms::FALSE) {
            return None;
        }
        let answer = self.solver.refute_at(
            &mut self.pair.terms,
            &facts,
            violation,
            &[],
            &[],
            FloatMode::Exact,
        );
        let Refutation::Counterexample(mut model) = answer else {
            return None;
        };
        for (var, value) in values {
            model.set(var, value);
        }
        Some(model)
    }
}

/// A number from a number.
fn mixed(seed: u64) -> u64 {
    let mut z = seed
        .wrapping_mul(0x9e37_79b9_7f4a_7c15)
        .wrapping_add(0x1234_5678);
    z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    z ^ (z >> 31)
}

/// A number of a format: at first one of those on which operations are special, then one between 1/4 and 4.
fn number(kind: FloatKind, n: u64, seed: u64) -> u128 {
    let m = match kind {
        FloatKind::Half => 10,
        FloatKind::BFloat => 7,
        FloatKind::Float => 23,
        FloatKind::Double => 52,
        _ => 112,
    };
    let e = kind.bits() - 1 - m;
    let draw = mixed(seed);
    let one = ((1u128 << (e - 1)) - 1) << m;
    let sign = u128::from(draw >> 63) << (e + m);
    if n.is_multiple_of(2) {
        let exponent = one + (u128::from(draw >> 40 & 3) << m) - (1u128 << (m + 1));
        let low = u128::from(mixed(draw)) << 64 | u128::from(mixed(draw ^ 1));
        return sign | exponent | (low & ((1 << m) - 1));
    }
    let infinity = ((1u128 << e) - 1) << m;
    let special = [
        0,
        one,
        one + (1 << (m / 2)),
        one - (1u128 << m),
        one + (1u128 << m),
        1 << m,
        1,
        (1 << m) - 1,
        infinity,
        infinity - 1,
        infinity | 1 << (m - 1),
    ];
    let which = (draw >> 32) % special.len() as u64;
    sign | special.get(which as usize).copied().unwrap_or(0)
}
