//! Floating-point arithmetic (machine.md 6.4): every operation rounds on its own, a product and a sum are never fused.
//!
//! `add`, `sub`, `mul` always print their rounding (D7). Signs are bits (D2). Formats of 16 bits are computed in `f32` and
//! rounded once more, which is exact for `+ - * /` and the square root, since `f32` has more than twice their digits.

use super::body::{Body, put};
use super::types::{Class, Reg, Res};
use tandem_ir::entity::Inst;
use tandem_ir::inst::{BinOp, Flags, FloatPredicate};
use tandem_ir::types::FloatKind;

/// The formats that have templates.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Format {
    /// `half`
    Half,
    /// `bfloat`
    Brain,
    /// `float`
    Single,
    /// `double`
    Double,
}

impl Format {
    /// The format of a type.
    pub fn of(kind: FloatKind) -> Res<Format> {
        match kind {
            FloatKind::Half => Ok(Format::Half),
            FloatKind::BFloat => Ok(Format::Brain),
            FloatKind::Float => Ok(Format::Single),
            FloatKind::Double => Ok(Format::Double),
            other => Err(other.keyword().into()),
        }
    }
    /// Its bits.
    pub fn bits(self) -> u32 {
        match self {
            Format::Half | Format::Brain => 16,
            Format::Single => 32,
            Format::Double => 64,
        }
    }
    /// Its name in PTX.
    pub fn word(self) -> &'static str {
        match self {
            Format::Half => "f16",
            Format::Brain => "bf16",
            Format::Single => "f32",
            Format::Double => "f64",
        }
    }
    /// Of 16 bits.
    pub fn is_short(self) -> bool {
        self.bits() == 16
    }
}

impl Body<'_> {
    /// `fdiv` with flags, lane by lane: `afn float` is `div.approx`, and `arcp` of `float` and `double` the product with the
    /// reciprocal, `rcp.rn` and `mul.rn`. Formats of 16 bits have neither and stay quotients.
    pub fn quotients(
        &mut self,
        flags: Flags,
        format: Format,
        a: &[Reg],
        b: &[Reg],
    ) -> Res<Vec<Reg>> {
        let (afn, arcp) = (flags.contains(Flags::AFN), flags.contains(Flags::ARCP));
        let mut out = Vec::new();
        for (&a, &b) in a.iter().zip(b) {
            out.push(match format {
                Format::Single if afn => self.computed("div.approx", format, &[a, b])?,
                Format::Single | Format::Double if arcp => {
                    let reciprocal = self.computed("rcp.rn", format, &[b])?;
                    self.computed("mul.rn", format, &[a, reciprocal])?
                }
                _ => self.computed("div.rn", format, &[a, b])?,
            });
        }
        Ok(out)
    }
    /// `fadd fsub fmul`: `.rn`; `fdiv`: `div.rn` (with flags see [`Body::quotients`]); `frem` is in `remainders`.
    pub fn float_binary(&mut self, op: BinOp, format: Format, a: Reg, b: Reg) -> Res<Reg> {
        let word = match op {
            BinOp::FAdd => "add",
            BinOp::FSub => "sub",
            BinOp::FMul => "mul",
            BinOp::FDiv => "div",
            BinOp::FRem => return self.float_remainder(format, a, b),
            other => return Err(other.keyword().into()),
        };
        self.computed(&format!("{word}.rn"), format, &[a, b])
    }
    /// An operation of `f32` and `f64`, for 16 bits in `f32`. Flushing is for `float` alone.
    pub fn computed(&mut self, word: &str, format: Format, args: &[Reg]) -> Res<Reg> {
        let wide: Vec<Reg> = args
            .iter()
            .map(|r| self.at_least_single(format, *r))
            .collect();
        let ftz = if format == Format::Single {
            self.ftz
        } else {
            ""
        };
        let class = Class::of_bits(format.bits().max(32));
        let d = self.fresh(class);
        let list: Vec<String> = wide.iter().map(Reg::to_string).collect();
        put!(
            self,
            "{word}{ftz}.f{} {d}, {}",
            class.bits(),
            list.join(", ")
        );
        self.rounded(format, d)
    }
    /// A value of 16 bits as `f32`: exact. Others stay.
    pub fn at_least_single(&mut self, format: Format, r: Reg) -> Reg {
        let d = match format {
            Format::Single | Format::Double => return r,
            Format::Half => self.fresh(Class::B32),
            // The upper half of the bits.
            Format::Brain => {
                let wide = self.resize(r, Class::B32);
                return self.shifted_left(wide, 16);
            }
        };
        put!(self, "cvt.f32.f16 {d}, {r}");
        d
    }
    /// An `f32` rounded to a format of 16 bits; values of other formats stay.
    pub fn rounded(&mut self, format: Format, r: Reg) -> Res<Reg> {
        match format {
            Format::Single | Format::Double => Ok(r),
            Format::Brain if self.names.sm < 80 => Err("bfloat before sm_80".into()),
            short => {
                let d = self.fresh(Class::B16);
                put!(self, "cvt.rn.{}.f32 {d}, {r}", short.word());
                Ok(d)
            }
        }
    }
    /// `fneg`: the sign bit turned, exactly (D2).
    pub fn fneg(&mut self, i: Inst) -> Res<()> {
        let v = self.f.operand(i, 0);
        let all = self.operand(v)?;
        let made: Vec<Reg> = all.iter().map(|r| self.negated(*r)).collect();
        self.define(i, &made)
    }
    /// The sign bit turned.
    pub fn negated(&mut self, r: Reg) -> Reg {
        let (sign, d) = (self.sign_bit(r.class), self.fresh(r.class));
        put!(self, "xor.b{} {d}, {r}, {sign}", r.bits());
        d
    }
    /// `fabs`: without the sign bit.
    pub fn magnitude(&mut self, r: Reg) -> Reg {
        let mask = self.number_in(r.class, u64::MAX >> (65 - r.bits()));
        let d = self.fresh(r.class);
        put!(self, "and.b{} {d}, {r}, {mask}", r.bits());
        d
    }
    /// `copysign`: the size of one and the sign of the other.
    pub fn with_sign(&mut self, size: Reg, sign: Reg) -> Reg {
        let magnitude = self.magnitude(size);
        let (mask, bit) = (self.sign_bit(sign.class), self.fresh(sign.class));
        put!(self, "and.b{} {bit}, {sign}, {mask}", sign.bits());
        self.or(magnitude, bit)
    }
    fn sign_bit(&mut self, class: Class) -> Reg {
        self.number_in(class, 1 << (class.bits() - 1))
    }
    /// Rounding to an integral value: `rmi rpi rzi rni`.
    pub fn integral(&mut self, how: &str, format: Format, r: Reg) -> Res<Reg> {
        let wide = self.at_least_single(format, r);
        let ftz = if format == Format::Single {
            self.ftz
        } else {
            ""
        };
        let (d, n) = (self.fresh(wide.class), wide.bits());
        put!(self, "cvt.{how}{ftz}.f{n}.f{n} {d}, {wide}");
        self.rounded(format, d)
    }
    /// `round`, halves away from zero: trunc(x + copysign(the number below 0.5, x)).
    pub fn half_away(&mut self, format: Format, r: Reg) -> Res<Reg> {
        let wide = self.at_least_single(format, r);
        let ftz = if format == Format::Single {
            self.ftz
        } else {
            ""
        };
        let bits = match wide.class {
            Class::B64 => 0x3fdf_ffff_ffff_ffff,
            _ => 0x3eff_ffff,
        };
        let below = self.number_in(wide.class, bits);
        let step = self.with_sign(below, wide);
        let (sum, d, n) = (self.fresh(wide.class), self.fresh(wide.class), wide.bits());
        put!(self, "add.rn{ftz}.f{n} {sum}, {wide}, {step}");
        put!(self, "cvt.rzi{ftz}.f{n}.f{n} {d}, {sum}");
        self.rounded(format, d)
    }
    /// `minnum maxnum minimumnum maximumnum`: `min`, `max`, of which the number wins.
    pub fn extreme(&mut self, word: &str, format: Format, a: Reg, b: Reg) -> Res<Reg> {
        self.computed(word, format, &[a, b])
    }
    /// `minimum maximum`: a NaN wins. `f64`, and processors before sm_80, have no such form and ask for a NaN themselves.
    pub fn extreme_or_nan(&mut self, word: &str, format: Format, a: Reg, b: Reg) -> Res<Reg> {
        if format != Format::Double && self.names.sm >= 80 {
            let (x, y) = (
                self.at_least_single(format, a),
                self.at_least_single(format, b),
            );
            let ftz = if format == Format::Single {
                self.ftz
            } else {
                ""
            };
            let d = self.fresh(Class::B32);
            put!(self, "{word}{ftz}.NaN.f32 {d}, {x}, {y}");
            return self.rounded(format, d);
        }
        let number = self.computed(word, format, &[a, b])?;
        let unordered = self.compare_floats(FloatPredicate::Uno, format, a, b);
        let nan = match format {
            Format::Half => 0x7e00,
            Format::Brain => 0x7fc0,
            Format::Single => 0x7fc0_0000,
            Format::Double => 0x7ff8_0000_0000_0000,
        };
        let nan = self.number_in(number.class, nan);
        Ok(self.selp(unordered, nan, number))
    }
    /// `llvm.fma`: one rounding.
    pub fn fused(&mut self, format: Format, a: Reg, b: Reg, c: Reg) -> Res<Reg> {
        match format {
            Format::Single | Format::Double => self.computed("fma.rn", format, &[a, b, c]),
            Format::Brain if self.names.sm < 80 => Err("bfloat before sm_80".into()),
            short => {
                let d = self.fresh(Class::B16);
                put!(self, "fma.rn.{} {d}, {a}, {b}, {c}", short.word());
                Ok(d)
            }
        }
    }
}
