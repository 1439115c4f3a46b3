//! Kinds of numbers by their bits, and which NaN an operation gives.
//!
//! LangRef ("NaN values"): an operation whose result is a NaN gives any sign, and as
//! payload either the preferred one (quiet bit alone) or that of an operand which is a
//! NaN, made quiet or left as it is. One choice of [`CHOICE_BITS`] bits says which: the
//! lowest two bits 0 for the preferred NaN or the number of an operand, then a bit to
//! leave it as it is, then the sign. Operands are numbered in the order of their
//! terms, so that `a + b` and `b + a` understand a choice alike. Everything zero is
//! the canonical NaN.
//! Of the negation of a result the sign is counted from the other one.
//! A choice is named by the operation and its operands ([`PairContext::choice_about`]), so that
//! the same operation of the other program is its partner even if it moved.
//!
//! [`PairContext::choice_about`]: crate::context::PairContext::choice_about
//!
//! Arithmetic and comparisons do not care which NaN an operand is. So that formulas do
//! not drag the choices of one operation through all that follow, the context
//! remembers for a chosen result the plain one ([`Encoder::form_of`]), which is used as an operand.

use super::super::Encoder;
use crate::context::ChoiceKind;
use rustc_hash::FxHashMap;
use tandem_ir::FloatKind;
use tandem_smt::{Op, Term, Terms};

/// Width of the choice of a NaN.
const CHOICE_BITS: u32 = 4;

/// The formats that are modelled.
const FORMATS: [FloatKind; 5] = [
    FloatKind::Half,
    FloatKind::BFloat,
    FloatKind::Float,
    FloatKind::Double,
    FloatKind::Fp128,
];

/// Width of the stored fraction.
pub(in super::super) fn fraction_bits(kind: FloatKind) -> u32 {
    match kind {
        FloatKind::Half => 10,
        FloatKind::BFloat => 7,
        FloatKind::Float => 23,
        FloatKind::Double => 52,
        _ => 112,
    }
}

impl Encoder<'_, '_> {
    /// Bits that are the same number, or a NaN too: without the choices of NaNs that went into them, as far as known.
    pub(in super::super) fn form_of(&self, kind: FloatKind, x: Term) -> Term {
        self.w.float_forms.get(&(kind, x)).copied().unwrap_or(x)
    }
    fn note_form(&mut self, kind: FloatKind, x: Term, form: Term) {
        if x != form {
            self.w.float_forms.insert((kind, x), form);
        }
    }
    /// Notes the forms of a term after a substitution, from those before.
    pub(in super::super) fn carry_forms(
        &mut self,
        old: Term,
        new: Term,
        map: &FxHashMap<Term, Term>,
    ) {
        if old == new || self.w.float_forms.is_empty() {
            return;
        }
        for kind in FORMATS {
            let form = self.form_of(kind, old);
            if form != old {
                let form = self.t().substitute(form, map);
                self.note_form(kind, new, form);
            }
        }
    }
    /// Notes the forms of a choice between two scalars, in case they are numbers.
    pub(in super::super) fn note_choice_of_forms(
        &mut self,
        c: Term,
        a: Term,
        b: Term,
        result: Term,
    ) {
        if result == a || result == b || self.w.float_forms.is_empty() {
            return;
        }
        for kind in FORMATS {
            let (fa, fb) = (self.form_of(kind, a), self.form_of(kind, b));
            if (fa, fb) != (a, b) {
                let form = self.t().ite(c, fa, fb);
                self.note_form(kind, result, form);
            }
        }
    }

    /// The bits without the sign.
    fn magnitude(&mut self, kind: FloatKind, x: Term) -> Term {
        self.t().extract(kind.bits() - 2, 0, x)
    }
    /// The magnitude of infinity.
    fn infinity(&mut self, kind: FloatKind) -> Term {
        let m = fraction_bits(kind);
        let t = self.t();
        let zero = t.bits(kind.bits() - 1 - m, 0);
        let (ones, fraction) = (t.bvnot(zero), t.bits(m, 0));
        t.concat(ones, fraction)
    }
    /// Boolean: a NaN.
    pub(in super::super) fn is_nan(&mut self, kind: FloatKind, x: Term) -> Term {
        let x = self.form_of(kind, x);
        self.t().fp_is_nan(kind, x)
    }
    /// Boolean: an infinity.
    pub(in super::super) fn is_infinite(&mut self, kind: FloatKind, x: Term) -> Term {
        let x = self.form_of(kind, x);
        self.t().fp_is_infinite(kind, x)
    }
    /// Boolean: a zero of either sign.
    pub(in super::super) fn is_zero(&mut self, kind: FloatKind, x: Term) -> Term {
        let x = self.form_of(kind, x);
        self.t().fp_is_zero(kind, x)
    }
    /// Boolean: neither zero nor normal.
    pub(in super::super) fn is_denormal(&mut self, kind: FloatKind, x: Term) -> Term {
        let x = self.form_of(kind, x);
        let m = fraction_bits(kind);
        let w = kind.bits();
        let t = self.t();
        let (exponent, fraction) = (t.extract(w - 2, m, x), t.extract(m - 1, 0, x));
        let (no_exponent, no_fraction) = (t.bits(w - 1 - m, 0), t.bits(m, 0));
        let (e, f) = (t.eq(exponent, no_exponent), t.ne(fraction, no_fraction));
        t.and(e, f)
    }
    /// The canonical NaN.
    pub(in super::super) fn canonical_nan(&mut self, kind: FloatKind) -> Term {
        let m = fraction_bits(kind);
        let infinity = self.infinity(kind);
        let t = self.t();
        let infinity = t.zext(infinity, kind.bits());
        let one = t.bits(kind.bits(), 1);
        let by = t.bits(kind.bits(), u64::from(m - 1));
        let quiet = t.shl(one, by);
        t.bvor(infinity, quiet)
    }

    /// The bits with the sign flipped.
    pub(in super::super) fn negated(&mut self, kind: FloatKind, x: Term) -> Term {
        let form = self.form_of(kind, x);
        let out = self.t().fp_negated(kind, x);
        let form = self.t().fp_negated(kind, form);
        self.note_form(kind, out, form);
        out
    }
    /// The bits of `x` with the sign that is given as one bit.
    pub(in super::super) fn with_sign(&mut self, kind: FloatKind, sign: Term, x: Term) -> Term {
        let form = self.form_of(kind, x);
        let (m, f) = (self.magnitude(kind, x), self.magnitude(kind, form));
        let t = self.t();
        let (out, form) = (t.concat(sign, m), t.concat(sign, f));
        self.note_form(kind, out, form);
        out
    }

    /// Bits with any NaN in place of one: of operations where nothing says which comes out.
    pub(in super::super) fn any_nan(&mut self, kind: FloatKind, raw: Term) -> Term {
        let form = self.form_of(kind, raw);
        let is_nan = self.is_nan(kind, form);
        if is_nan == Terms::FALSE {
            return raw;
        }
        let chosen = self.choose_about(ChoiceKind::Nan, kind.bits(), &[form]);
        let (infinity, canonical) = (self.infinity(kind), self.canonical_nan(kind));
        let m = fraction_bits(kind);
        let t = self.t();
        let infinity = t.zext(infinity, kind.bits());
        let nan = t.bvor(chosen, infinity);
        let (fraction, zero) = (t.extract(m - 1, 0, nan), t.bits(m, 0));
        let none = t.eq(fraction, zero);
        let quiet = t.bvor(nan, canonical);
        let nan = t.ite(none, quiet, nan);
        let out = t.ite(is_nan, nan, raw);
        self.note_form(kind, out, form);
        out
    }

    /// The result of an operation with its NaN chosen.
    pub(in super::super) fn some_nan(
        &mut self,
        kind: FloatKind,
        raw: Term,
        operands: &[Term],
    ) -> Term {
        if let Some((c, number, rest, there)) = self.number_or_result(kind, raw) {
            // The operation is carried out in one case only: its NaN is about what the operands are then.
            let operands: Vec<Term> = operands.iter().map(|&x| self.arm_of(x, c, there)).collect();
            let rest = self.some_nan(kind, rest, &operands);
            let t = self.t();
            let out = if there {
                t.ite(c, rest, number)
            } else {
                t.ite(c, number, rest)
            };
            self.note_form(kind, out, raw);
            return out;
        }
        let mut sorted = Vec::new();
        for &x in operands {
            let form = self.form_of(kind, x);
            let is_nan = self.is_nan(kind, form);
            if is_nan != Terms::FALSE {
                // The other program may have the operand negated, and other choices for undef values in it.
                let like = self.w.blind(form).unwrap_or(form);
                let like = self.t().fp_unsigned(kind, like).0;
                sorted.push((like, form, is_nan, x));
            }
        }
        sorted.sort_unstable();
        sorted.dedup_by_key(|x| x.1);
        let m = fraction_bits(kind);
        let payloads: Vec<(Term, Term)> = sorted
            .into_iter()
            .map(|(_, _, is_nan, x)| (is_nan, self.t().extract(m - 1, 0, x)))
            .collect();
        self.chosen_nan(kind, raw, &payloads, false)
    }
    /// Condition, constant and other arm of a choice between a constant that is no NaN and something else, and whether that is
    /// what the condition chooses.
    fn number_or_result(&mut self, kind: FloatKind, raw: Term) -> Option<(Term, Term, Term, bool)> {
        let (Op::Ite, &[c, x, y]) = (self.w.terms.op(raw), self.w.terms.args(raw)) else {
            return None;
        };
        let mut number = |k: Term| self.w.terms.is_const(k) && self.is_nan(kind, k) == Terms::FALSE;
        match (number(x), number(y)) {
            (true, false) => Some((c, x, y, false)),
            (false, true) => Some((c, y, x, true)),
            _ => None,
        }
    }

    /// What a term is where a condition holds (`there`) or does not.
    fn arm_of(&self, x: Term, condition: Term, there: bool) -> Term {
        match (self.w.terms.op(x), self.w.terms.args(x)) {
            (Op::Ite, &[c, a, b]) if c == condition => {
                if there {
                    a
                } else {
                    b
                }
            }
            _ => x,
        }
    }

    /// As [`Encoder::some_nan`], for `canonicalize`: never a signalling NaN.
    pub(in super::super) fn some_quiet_nan(
        &mut self,
        kind: FloatKind,
        raw: Term,
        operand: Term,
    ) -> Term {
        let m = fraction_bits(kind);
        let payload = (
            self.is_nan(kind, operand),
            self.t().extract(m - 1, 0, operand),
        );
        self.chosen_nan(kind, raw, &[payload], true)
    }
    /// As [`Encoder::some_nan`], for a change of format: the payload keeps its topmost bits.
    pub(super) fn converted_nan(
        &mut self,
        from: FloatKind,
        to: FloatKind,
        raw: Term,
        operand: Term,
    ) -> Term {
        let (have, want) = (fraction_bits(from), fraction_bits(to));
        let is_nan = self.is_nan(from, operand);
        let t = self.t();
        let payload = if have >= want {
            t.extract(have - 1, have - want, operand)
        } else {
            let (p, below) = (t.extract(have - 1, 0, operand), t.bits(want - have, 0));
            t.concat(p, below)
        };
        self.chosen_nan(to, raw, &[(is_nan, payload)], false)
    }

    /// `raw`, or a chosen NaN if it is one; `payloads` has for each operand whether it is a NaN, and its fraction.
    fn chosen_nan(
        &mut self,
        kind: FloatKind,
        raw: Term,
        payloads: &[(Term, Term)],
        quiet: bool,
    ) -> Term {
        // A negated result is about the result, and its sign about the other sign: the other program may negate later.
        let is_nan = self.is_nan(kind, raw);
        if is_nan == Terms::FALSE {
            return raw;
        }
        let like = self.w.blind(raw).unwrap_or(raw);
        let (core, flipped) = self.t().fp_sign_of_result(kind, like);
        let mut about = vec![self.is_nan(kind, core)];
        about.extend(payloads.iter().map(|p| p.0));
        let c = self.choose_about(ChoiceKind::Nan, CHOICE_BITS, &about);
        let m = fraction_bits(kind);
        let t = self.t();
        let (which, keep, sign) = (t.extract(1, 0, c), t.extract(2, 2, c), t.extract(3, 3, c));
        let sign = if flipped { t.bvnot(sign) } else { sign };
        let keep = if quiet {
            Terms::FALSE
        } else {
            t.bit_to_bool(keep)
        };
        let one = t.bits(m, 1);
        let by = t.bits(m, u64::from(m - 1));
        let preferred = t.shl(one, by);
        let none = t.bits(m, 0);
        let mut fraction = preferred;
        for (n, &(operand_nan, payload)) in payloads.iter().enumerate() {
            let number = t.bits(2, n as u64 + 1);
            let named = t.eq(which, number);
            let taken = t.and(named, operand_nan);
            // A payload that a change of format cut to nothing would be an infinity: such a NaN is made quiet.
            let something = t.ne(payload, none);
            let as_is = t.and(keep, something);
            let quieted = t.bvor(payload, preferred);
            let payload = t.ite(as_is, payload, quieted);
            fraction = t.ite(taken, payload, fraction);
        }
        let no_exponent = t.bits(kind.bits() - 1 - m, 0);
        let exponent = t.bvnot(no_exponent);
        let magnitude = t.concat(exponent, fraction);
        let nan = t.concat(sign, magnitude);
        let out = t.ite(is_nan, nan, raw);
        self.note_form(kind, out, raw);
        out
    }
}
