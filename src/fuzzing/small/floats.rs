//! Floating point: conversions between all formats, arithmetic, comparisons and choices, of numbers at which something changes.
//!
//! ```text
//!   %t = fptrunc double 0x3FF0020000000001 to half      rounds once, not twice
//!   %m = call nnan float @llvm.maxnum.f32(float %t, float -0.0)
//!   %c = fcmp ult float %m, 0x7FF4000000000000
//! ```
//!
//! Constants are drawn with the ends of all formats and the ties between their numbers (`tandem_fuzz::edges`): folding is about
//! these. What is made is compared with what it was made of, as an operation and as bits.

use super::{Draw, PREDICATES};
use tandem_fuzz::edges;
use tandem_ir::FloatKind;

/// Operations of a function, at most.
const STEPS: u64 = 8;
/// What becomes of subnormal numbers.
const MODES: [&str; 4] = ["ieee", "preserve-sign", "positive-zero", "dynamic"];
const KINDS: [FloatKind; 6] = [
    FloatKind::Float,
    FloatKind::Double,
    FloatKind::Half,
    FloatKind::BFloat,
    FloatKind::Float,
    FloatKind::Double,
];
const COMPARISONS: [&str; 16] = [
    "oeq", "ogt", "oge", "olt", "ole", "one", "ord", "ueq", "ugt", "uge", "ult", "ule", "une",
    "uno", "true", "false",
];
const FLAGS: [&str; 12] = [
    "",
    "",
    "",
    "",
    "",
    "nnan ",
    "ninf ",
    "nsz ",
    "nnan ninf ",
    "nnan nsz ",
    "fast ",
    "contract ",
];
/// Intrinsics on two numbers of a format.
const OF_TWO: [&str; 7] = [
    "minnum",
    "maxnum",
    "minimum",
    "maximum",
    "copysign",
    "minimumnum",
    "maximumnum",
];
/// Intrinsics on one.
const OF_ONE: [&str; 9] = [
    "fabs",
    "floor",
    "ceil",
    "trunc",
    "round",
    "roundeven",
    "rint",
    "canonicalize",
    "sqrt",
];
/// Widths of integers that numbers are converted from and to.
const INTEGERS: [u32; 6] = [32, 64, 8, 16, 1, 33];

/// Values that are there, with their formats.
type Made = Vec<(String, FloatKind)>;

/// How intrinsics name a format.
fn suffix(kind: FloatKind) -> &'static str {
    match kind {
        FloatKind::Half => "f16",
        FloatKind::BFloat => "bf16",
        FloatKind::Double => "f64",
        _ => "f32",
    }
}

/// A number of a format as text.
fn literal(kind: FloatKind, bits: u128) -> String {
    match kind {
        FloatKind::Half => format!("0xH{bits:04X}"),
        FloatKind::BFloat => format!("0xR{bits:04X}"),
        FloatKind::Double => format!("0x{bits:016X}"),
        _ => {
            let f = f32::from_bits(bits as u32);
            let payload = (bits as u64 & 0x7f_ffff) << 29;
            let wide = match f.is_nan() {
                // Made wider by hand: a conversion would make it quiet.
                true => (bits as u64 >> 31) << 63 | 0x7ff << 52 | payload,
                false => f64::from(f).to_bits(),
            };
            format!("0x{wide:016X}")
        }
    }
}

impl Draw<'_> {
    /// A function of such values.
    pub(super) fn floating(&mut self, n: u64) -> String {
        let mut made = Made::new();
        let mut parameters = vec!["i1 noundef %c".to_owned(), "i64 %n".to_owned()];
        let flushed = self.rng.one_in(8);
        for k in 0..3 {
            let kind = self.one(&KINDS);
            let said = self.one(&[
                "",
                "",
                "noundef ",
                "nofpclass(nan) ",
                "nofpclass(zero inf) ",
            ]);
            parameters.push(format!("{} {said}%x{k}", kind.keyword()));
            made.push((format!("%x{k}"), kind));
        }
        self.label("entry");
        for _ in 0..1 + self.rng.below(STEPS) {
            let next = self.float_step(&made);
            made.extend(next);
        }
        // What one step got wrong the next ones may hide.
        let last = made.len() - 1;
        for (k, (v, kind)) in made.iter().enumerate().skip(3) {
            if k == last || self.rng.one_in(2) {
                let bits = kind.bits();
                let as_bits = self.value(&format!("bitcast {} {v} to i{bits}", kind.keyword()));
                self.see(&as_bits, bits);
            }
        }
        self.line("ret void");
        let attributes = match flushed {
            true => {
                let of = self.one(&["denormal-fp-math", "denormal-fp-math-f32"]);
                let (output, input) = (self.one(&MODES), self.one(&MODES));
                format!("\"{of}\"=\"{output},{input}\" ")
            }
            false => String::new(),
        };
        format!(
            "define void @f{n}({}) {attributes}{{\n{}}}\n",
            parameters.join(", "),
            self.body
        )
    }

    fn float_constant(&mut self, kind: FloatKind) -> String {
        match self.rng.below(24) {
            0 => "undef".to_owned(),
            1 => "poison".to_owned(),
            _ => literal(
                kind,
                edges::float(kind, &mut |n| self.rng.below(u64::from(n)) as u32),
            ),
        }
    }

    /// A value of a format: one that was made lately, or a constant.
    fn float_of(&mut self, made: &Made, kind: FloatKind) -> String {
        let all: Vec<&String> = made.iter().filter(|m| m.1 == kind).map(|m| &m.0).collect();
        match all.is_empty() || self.rng.one_in(3) {
            true => self.float_constant(kind),
            false => all[all.len() - 1 - self.rng.below(all.len().min(3) as u64) as usize].clone(),
        }
    }

    fn float_step(&mut self, made: &Made) -> Option<(String, FloatKind)> {
        let kind = match self.rng.one_in(4) {
            true => self.one(&KINDS),
            false => made[made.len() - 1].1,
        };
        let (ty, name, flags) = (kind.keyword(), suffix(kind), self.one(&FLAGS));
        let (a, b) = (self.float_of(made, kind), self.float_of(made, kind));
        let text = match self.rng.below(14) {
            0..=2 => {
                let op = self.one(&["fadd", "fsub", "fmul", "fdiv", "fadd", "fmul", "frem"]);
                format!("{op} {flags}{ty} {a}, {b}")
            }
            3 => format!("fneg {flags}{ty} {a}"),
            4 => {
                let f = self.one(&OF_TWO);
                self.declared
                    .insert(format!("declare {ty} @llvm.{f}.{name}({ty}, {ty})"));
                format!("call {flags}{ty} @llvm.{f}.{name}({ty} {a}, {ty} {b})")
            }
            5 => {
                let f = self.one(&OF_ONE);
                self.declared
                    .insert(format!("declare {ty} @llvm.{f}.{name}({ty})"));
                format!("call {flags}{ty} @llvm.{f}.{name}({ty} {a})")
            }
            6 => {
                self.declared
                    .insert(format!("declare {ty} @llvm.fma.{name}({ty}, {ty}, {ty})"));
                let c = self.float_of(made, kind);
                format!("call {flags}{ty} @llvm.fma.{name}({ty} {a}, {ty} {b}, {ty} {c})")
            }
            7 => {
                let c = self.float_test(&a, &b, kind, flags);
                format!("select {flags}i1 {c}, {ty} {a}, {ty} {b}")
            }
            8 => {
                let c = self.float_test(&a, &b, kind, flags);
                self.see(&c, 1);
                return None;
            }
            9 => self.through_integer(&a, kind),
            _ => return Some(self.other_format(&a, kind)),
        };
        Some((self.value(&text), kind))
    }

    fn float_test(&mut self, a: &str, b: &str, kind: FloatKind, flags: &str) -> String {
        let ty = kind.keyword();
        if self.rng.one_in(6) {
            let (p, w) = (self.one(&PREDICATES), kind.bits());
            let bits = self.value(&format!("bitcast {ty} {a} to i{w}"));
            let to = self.edge(w);
            return self.value(&format!("icmp {p} i{w} {bits}, {to}"));
        }
        let p = self.one(&COMPARISONS);
        self.value(&format!("fcmp {flags}{p} {ty} {a}, {b}"))
    }

    fn other_format(&mut self, a: &str, kind: FloatKind) -> (String, FloatKind) {
        let to = self.one(&KINDS);
        let (from_bits, to_bits) = (kind.bits(), to.bits());
        let op = match from_bits.cmp(&to_bits) {
            std::cmp::Ordering::Less => "fpext",
            std::cmp::Ordering::Greater => "fptrunc",
            std::cmp::Ordering::Equal => {
                let v = self.value(&format!("fneg {} {a}", kind.keyword()));
                return (v, kind);
            }
        };
        let flags = self.one(&["", "", "", "nnan ", "ninf "]);
        // What is rounded is mostly known, where the narrower format has no such number.
        let a = match op == "fptrunc" && self.rng.one_in(2) {
            true => literal(
                kind,
                edges::tie(kind, to, &mut |n| self.rng.below(u64::from(n)) as u32),
            ),
            false => a.to_owned(),
        };
        let text = format!("{op} {flags}{} {a} to {}", kind.keyword(), to.keyword());
        (self.value(&text), to)
    }

    /// A number made from an integer, which may be made from a number.
    fn through_integer(&mut self, a: &str, kind: FloatKind) -> String {
        let (ty, name, w) = (kind.keyword(), suffix(kind), self.one(&INTEGERS));
        let n = match self.rng.below(4) {
            0 => self.edge(w).to_string(),
            1 => {
                let op = self.one(&["fptosi", "fptoui"]);
                self.value(&format!("{op} {ty} {a} to i{w}"))
            }
            2 => {
                let op = self.one(&["fptosi", "fptoui"]);
                self.declared
                    .insert(format!("declare i{w} @llvm.{op}.sat.i{w}.{name}({ty})"));
                self.value(&format!("call i{w} @llvm.{op}.sat.i{w}.{name}({ty} {a})"))
            }
            _ if w == 64 => "%n".to_owned(),
            _ => self.value(&format!("trunc i64 %n to i{w}")),
        };
        let back = self.one(&["sitofp", "uitofp", "uitofp nneg"]);
        format!("{back} i{w} {n} to {ty}")
    }
}
