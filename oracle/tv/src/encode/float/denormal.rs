//! Denormals: what "denormal-fp-math" makes of them.
//!
//! The attribute names an output and an input mode; "denormal-fp-math-f32" replaces
//! it for `float`. LangRef's word for outputs is that they *may* be flushed. For inputs
//! it says that they are treated as zero, but LLVM's own rewrites (`fmul x, 1.0`
//! to `x`, CSE of a constant-folded operation with one that was not) only hold if that
//! too is a permission: which instructions are left when the target is asked is not
//! known before. So both are permissions here, each operand and each result with a choice of
//! its own: a program may not count on a flush. In the
//! mode "dynamic" the mode is the environment's, the same for both programs.
//!
//! `fneg`, `fabs`, `copysign` and what only moves bits are no operations in this sense.

use super::super::Encoder;
use crate::context::ChoiceKind;
use tandem_ir::FloatKind;
use tandem_smt::{Sort, Term, Terms};

/// What happens to denormals.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Mode {
    /// They are kept.
    Ieee,
    /// They may become a zero of their sign.
    PreserveSign,
    /// They may become +0.
    PositiveZero,
    /// One of the above, as the environment says.
    Dynamic,
}

impl Mode {
    fn parse(text: &str) -> Mode {
        match text.trim() {
            "preserve-sign" => Mode::PreserveSign,
            "positive-zero" => Mode::PositiveZero,
            "dynamic" => Mode::Dynamic,
            _ => Mode::Ieee,
        }
    }
}

impl Encoder<'_, '_> {
    /// Output and input mode of the function for a format.
    fn denormal_modes(&self, kind: FloatKind) -> (Mode, Mode) {
        let cx = self.cx();
        let Some(decl) = cx.function(self.f().global) else {
            return (Mode::Ieee, Mode::Ieee);
        };
        let get = |key| cx.attrs.string(decl.attrs.func, key);
        let special = if kind == FloatKind::Float {
            get("denormal-fp-math-f32")
        } else {
            None
        };
        let Some(text) = special.or_else(|| get("denormal-fp-math")) else {
            return (Mode::Ieee, Mode::Ieee);
        };
        let (output, input) = text.split_once(',').unwrap_or((text, text));
        (Mode::parse(output), Mode::parse(input))
    }

    /// Whether operations of a format may flush operands and results.
    pub(in super::super) fn may_flush(&self, kind: FloatKind) -> bool {
        let (output, input) = self.denormal_modes(kind);
        output != Mode::Ieee && input != Mode::Ieee
    }

    /// The operands as the operation sees them.
    pub(in super::super) fn flushed_inputs(
        &mut self,
        kind: FloatKind,
        operands: &[Term],
    ) -> Vec<Term> {
        let (_, mode) = self.denormal_modes(kind);
        operands
            .iter()
            .map(|&x| self.perhaps_flushed(kind, mode, x, "input"))
            .collect()
    }
    /// The result as the operation gives it.
    pub(in super::super) fn flushed_output(&mut self, kind: FloatKind, raw: Term) -> Term {
        let (mode, _) = self.denormal_modes(kind);
        self.perhaps_flushed(kind, mode, raw, "output")
    }

    fn perhaps_flushed(&mut self, kind: FloatKind, mode: Mode, x: Term, place: &str) -> Term {
        if mode == Mode::Ieee {
            return x;
        }
        let denormal = self.is_denormal(kind, x);
        if denormal == Terms::FALSE {
            return x;
        }
        if place == "input" {
            (self.w)
                .assume("a denormal operand may be kept where the mode of the function flushes it");
        }
        let form = self.form_of(kind, x);
        let c = self.choose_about(ChoiceKind::Licence, 1, &[form, denormal]);
        let mut flush = self.t().bit_to_bool(c);
        let preserve = match mode {
            Mode::PreserveSign => Terms::TRUE,
            Mode::PositiveZero => Terms::FALSE,
            _ => {
                // 0 keeps denormals, 1 flushes to a zero of their sign, 2 to +0.
                let f32_has_its_own = if kind == FloatKind::Float { ".f32" } else { "" };
                let name = format!("fp.denormal.{place}{f32_has_its_own}");
                let m = self.w.environment(&name, &[], Sort::Bits(2));
                let t = self.t();
                let (one, two) = (t.bits(2, 1), t.bits(2, 2));
                let (preserves, positive) = (t.eq(m, one), t.eq(m, two));
                let on = t.or(preserves, positive);
                flush = t.and(flush, on);
                preserves
            }
        };
        let zero = self.flush_to_zero(kind, x, preserve);
        let t = self.t();
        let taken = t.and(flush, denormal);
        t.ite(taken, zero, x)
    }

    /// A zero with the sign of `x` if `preserve`, else +0.
    fn flush_to_zero(&mut self, kind: FloatKind, x: Term, preserve: Term) -> Term {
        let w = kind.bits();
        let t = self.t();
        let (sign, plus) = (t.extract(w - 1, w - 1, x), t.bits(1, 0));
        let sign = t.ite(preserve, sign, plus);
        let rest = t.bits(w - 1, 0);
        t.concat(sign, rest)
    }

    /// `x` with denormals made zeros of their sign, as a device instruction with `.ftz` does without a choice.
    pub(in super::super) fn flush_always(&mut self, kind: FloatKind, x: Term) -> Term {
        let denormal = self.is_denormal(kind, x);
        let zero = self.flush_to_zero(kind, x, Terms::TRUE);
        self.t().ite(denormal, zero, x)
    }
}
