//! Operations of wild functions: any of them on any operands, with any flags.

use crate::kinds::{Kind, Scalar};
use crate::wild::Wild;

/// Formats of floating-point numbers.
const FORMATS: [&str; 4] = ["half", "bfloat", "float", "double"];

impl Wild<'_> {
    /// Any operation.
    pub(crate) fn operation(&mut self) {
        let k = self.kind();
        match self.rng.below(10) {
            0 => self.convert(k),
            1 if k.lanes > 0 => self.lanes(k),
            1 => self.aggregate(k),
            2 => {
                let (a, b) = (self.value(k), self.value(k));
                self.compare(k, &a, &b);
            }
            3 => self.select(k),
            4 => {
                let v = self.value(k);
                self.emit(k, format_args!("freeze {k} {v}"));
            }
            _ if k.is_fp() => self.fp(k),
            5..=6 => self.int_intrinsic(k),
            _ => self.int(k),
        }
    }

    /// Comparison of any kind.
    pub(crate) fn compare(&mut self, k: Kind, a: &str, b: &str) -> String {
        let bool = k.with(Scalar::Int(1));
        if k.is_fp() {
            let p = self.rng.pick(&[
                "oeq", "ogt", "oge", "olt", "ole", "one", "ord", "ueq", "ugt", "uge", "ult", "ule",
                "une", "uno",
            ]);
            let flags = self.fast_flags();
            return self.emit(bool, format_args!("fcmp {flags}{p} {k} {a}, {b}"));
        }
        let p = self.rng.pick(&[
            "eq", "ne", "ugt", "uge", "ult", "ule", "sgt", "sge", "slt", "sle",
        ]);
        let same = if self.rng.chance(15) { "samesign " } else { "" };
        self.emit(bool, format_args!("icmp {same}{p} {k} {a}, {b}"))
    }

    /// Fast-math flags that change no value but make some poison.
    pub(crate) fn fast_flags(&mut self) -> &'static str {
        match self.rng.below(10) {
            0 => "nnan ",
            1 => "ninf ",
            2 => "nnan ninf ",
            _ => "",
        }
    }
    fn flags(&mut self, list: &[&str]) -> String {
        let mut out = String::new();
        for f in list {
            if self.rng.chance(25) {
                out += f;
                out.push(' ');
            }
        }
        out
    }
    /// A constant of a kind with small numbers in its lanes, or any value.
    fn small(&mut self, k: Kind, below: u32) -> String {
        if self.rng.chance(20) {
            return self.value(k);
        }
        let n = self.rng.below(below.max(1) as usize) as u128;
        k.splat(&k.scalar.text(n))
    }

    fn int(&mut self, k: Kind) {
        let (a, b) = (self.value(k), self.value(k));
        let op = self.rng.pick(&[
            "add", "sub", "mul", "shl", "lshr", "ashr", "and", "or", "xor", "udiv", "sdiv", "urem",
            "srem",
        ]);
        let (flags, b) = match op {
            "add" | "sub" | "mul" => (self.flags(&["nuw", "nsw"]), b),
            "shl" => (self.flags(&["nuw", "nsw"]), self.small(k, k.width())),
            "lshr" | "ashr" => (self.flags(&["exact"]), self.small(k, k.width())),
            "or" => (self.flags(&["disjoint"]), b),
            "udiv" | "sdiv" | "urem" | "srem" => {
                let n = if self.rng.chance(10) {
                    b
                } else {
                    k.splat(&k.scalar.text(1))
                };
                let n = if k.width() > 3 && self.rng.chance(60) {
                    let n = 1 + self.rng.below(7) as u128;
                    k.splat(&k.scalar.text(n))
                } else {
                    n
                };
                (
                    if op.ends_with("div") {
                        self.flags(&["exact"])
                    } else {
                        String::new()
                    },
                    n,
                )
            }
            _ => (String::new(), b),
        };
        self.emit(k, format_args!("{op} {flags}{k} {a}, {b}"));
    }

    fn select(&mut self, k: Kind) {
        let (a, b) = (self.value(k), self.value(k));
        let lanes = if self.rng.chance(50) { k.lanes } else { 0 };
        let bool = Kind {
            scalar: Scalar::Int(1),
            lanes,
        };
        let c = self.value(bool);
        let flags = if k.is_fp() { self.fast_flags() } else { "" };
        self.emit(
            k,
            format_args!("select {flags}{bool} {c}, {k} {a}, {k} {b}"),
        );
    }

    /// Calls an intrinsic on operands of given types.
    pub(crate) fn intrinsic(
        &mut self,
        name: &str,
        ret: &str,
        operands: &[(String, String)],
    ) -> String {
        let types: Vec<&str> = operands.iter().map(|o| o.0.as_str()).collect();
        let list: Vec<String> = operands
            .iter()
            .map(|o| format!("{} {}", o.0, o.1))
            .collect();
        self.declares
            .insert(format!("declare {ret} @llvm.{name}({})", types.join(", ")));
        format!("call {ret} @llvm.{name}({})", list.join(", "))
    }
    fn uniform(&mut self, base: &str, k: Kind, n: usize) {
        let operands: Vec<_> = (0..n).map(|_| (k.to_string(), self.value(k))).collect();
        let call = self.intrinsic(&format!("{base}.{}", k.suffix()), &k.to_string(), &operands);
        self.emit(k, call);
    }
    fn flag(&mut self) -> (String, String) {
        ("i1".into(), self.rng.chance(50).to_string())
    }

    fn int_intrinsic(&mut self, k: Kind) {
        let s = k.to_string();
        match self.rng.below(12) {
            0 | 1 => {
                let op = self.rng.pick(&[
                    "smin", "smax", "umin", "umax", "uadd.sat", "usub.sat", "sadd.sat", "ssub.sat",
                    "ushl.sat", "sshl.sat",
                ]);
                self.uniform(op, k, 2);
            }
            2 => {
                let op = self.rng.pick(&["ctpop", "bitreverse"]);
                self.uniform(op, k, 1);
            }
            3 => {
                let op = self.rng.pick(&["fshl", "fshr"]);
                self.uniform(op, k, 3);
            }
            4 if k.width().is_multiple_of(16) => self.uniform("bswap", k, 1),
            5 => {
                let base = self.rng.pick(&["abs", "ctlz", "cttz"]);
                let operands = [(s.clone(), self.value(k)), self.flag()];
                let call = self.intrinsic(&format!("{base}.{}", k.suffix()), &s, &operands);
                self.emit(k, call);
            }
            6 => self.overflow(k),
            7 => self.fixed(k),
            8 => {
                let ret = k.with(Scalar::Int(self.rng.pick(&[2, 8, 32])));
                let base = self.rng.pick(&["scmp", "ucmp"]);
                let operands = [(s.clone(), self.value(k)), (s, self.value(k))];
                let name = format!("{base}.{}.{}", ret.suffix(), k.suffix());
                let call = self.intrinsic(&name, &ret.to_string(), &operands);
                self.emit(ret, call);
            }
            9 if k.lanes > 0 => {
                let all = [
                    "add", "mul", "and", "or", "xor", "smin", "smax", "umin", "umax",
                ];
                let base = self.rng.pick(&all);
                let e = k.element();
                let operands = [(s, self.value(k))];
                let call = self.intrinsic(
                    &format!("vector.reduce.{base}.{}", k.suffix()),
                    &e.to_string(),
                    &operands,
                );
                self.emit(e, call);
            }
            9 => {
                let c = self.condition();
                if self.rng.chance(30) {
                    let call = self.intrinsic("assume", "void", &[("i1".into(), c)]);
                    self.line(call);
                }
            }
            10 => {
                let operands = [(s.clone(), self.value(k)), (s.clone(), self.value(k))];
                let call = self.intrinsic(&format!("expect.{}", k.suffix()), &s, &operands);
                self.emit(k, call);
            }
            _ => self.uniform("smax", k, 2),
        }
    }
    fn overflow(&mut self, k: Kind) {
        let base = self
            .rng
            .pick(&["sadd", "uadd", "ssub", "usub", "smul", "umul"]);
        let bool = k.with(Scalar::Int(1));
        let pair = format!("{{ {k}, {bool} }}");
        let operands = [
            (k.to_string(), self.value(k)),
            (k.to_string(), self.value(k)),
        ];
        let call = self.intrinsic(
            &format!("{base}.with.overflow.{}", k.suffix()),
            &pair,
            &operands,
        );
        let p = self.raw(call);
        self.emit(k, format_args!("extractvalue {pair} {p}, 0"));
        self.emit(bool, format_args!("extractvalue {pair} {p}, 1"));
    }
    /// Multiplication of fixed-point numbers.
    fn fixed(&mut self, k: Kind) {
        if k.width() > 64 || k.width() < 2 {
            return self.uniform("umin", k, 2);
        }
        let base = self
            .rng
            .pick(&["smul.fix", "umul.fix", "smul.fix.sat", "umul.fix.sat"]);
        let scale = self.rng.below(k.width() as usize);
        let operands = [
            (k.to_string(), self.value(k)),
            (k.to_string(), self.value(k)),
            ("i32".into(), scale.to_string()),
        ];
        let call = self.intrinsic(&format!("{base}.{}", k.suffix()), &k.to_string(), &operands);
        self.emit(k, call);
    }

    fn fp(&mut self, k: Kind) {
        let (a, b) = (self.value(k), self.value(k));
        let flags = self.fast_flags();
        match self.rng.below(10) {
            0..=3 => {
                let op = self.rng.pick(&["fadd", "fsub", "fmul", "fdiv", "frem"]);
                self.emit(k, format_args!("{op} {flags}{k} {a}, {b}"));
            }
            4 => {
                self.emit(k, format_args!("fneg {flags}{k} {a}"));
            }
            5 => {
                let op = self.rng.pick(&[
                    "fabs",
                    "floor",
                    "ceil",
                    "trunc",
                    "rint",
                    "round",
                    "roundeven",
                    "sqrt",
                ]);
                self.uniform(op, k, 1);
            }
            6 => {
                let op = self.rng.pick(&[
                    "copysign",
                    "minnum",
                    "maxnum",
                    "minimum",
                    "maximum",
                    "minimumnum",
                    "maximumnum",
                ]);
                self.uniform(op, k, 2);
            }
            7 => {
                let bool = k.with(Scalar::Int(1));
                let classes = self.rng.below(1024).to_string();
                let operands = [(k.to_string(), a), ("i32".into(), classes)];
                let call = self.intrinsic(
                    &format!("is.fpclass.{}", k.suffix()),
                    &bool.to_string(),
                    &operands,
                );
                self.emit(bool, call);
            }
            8 => self.uniform("fma", k, 3),
            _ => self.uniform("canonicalize", k, 1),
        }
    }

    /// Casts, with the flags that they have.
    fn convert(&mut self, from: Kind) {
        let v = self.value(from);
        let width = self.rng.pick(&[1, 3, 8, 16, 17, 32, 64, 65, 128]);
        let format = self.rng.pick(&FORMATS);
        match from.scalar {
            _ if self.rng.chance(30) => self.bitcast(from, &v),
            Scalar::Int(w) if self.rng.chance(70) => {
                let to = from.with(Scalar::Int(width));
                let (op, list): (_, &[&str]) = match width.cmp(&w) {
                    std::cmp::Ordering::Less => ("trunc", &["nuw", "nsw"]),
                    std::cmp::Ordering::Equal => return,
                    _ if self.rng.chance(50) => ("zext", &["nneg"]),
                    _ => ("sext", &[]),
                };
                let flags = self.flags(list);
                self.emit(to, format_args!("{op} {flags}{from} {v} to {to}"));
            }
            Scalar::Int(_) => {
                let to = from.with(Scalar::Fp(format));
                let op = self.rng.pick(&["uitofp", "uitofp nneg", "sitofp"]);
                self.emit(to, format_args!("{op} {from} {v} to {to}"));
            }
            Scalar::Fp(_) if self.rng.chance(40) => {
                let to = from.with(Scalar::Int(width));
                let op = self.rng.pick(&["fptoui", "fptosi"]);
                self.emit(to, format_args!("{op} {from} {v} to {to}"));
            }
            Scalar::Fp(_) if self.rng.chance(50) => {
                let to = from.with(Scalar::Int(width));
                let op = self.rng.pick(&["fptoui.sat", "fptosi.sat"]);
                let name = format!("{op}.{}.{}", to.suffix(), from.suffix());
                let call = self.intrinsic(&name, &to.to_string(), &[(from.to_string(), v)]);
                self.emit(to, call);
            }
            Scalar::Fp(_) => {
                let to = from.with(Scalar::Fp(format));
                let flags = self.fast_flags();
                match to.width().cmp(&from.width()) {
                    std::cmp::Ordering::Less => {
                        self.emit(to, format_args!("fptrunc {flags}{from} {v} to {to}"));
                    }
                    std::cmp::Ordering::Greater => {
                        self.emit(to, format_args!("fpext {flags}{from} {v} to {to}"));
                    }
                    std::cmp::Ordering::Equal => {}
                }
            }
        }
    }
    fn bitcast(&mut self, from: Kind, v: &str) {
        let n = from.total();
        let mut fit: Vec<Kind> = self.kinds.clone();
        fit.push(Kind::int(n.min(256)));
        for lanes in [2, 4, 8, 3] {
            if n.is_multiple_of(lanes) {
                fit.push(Kind {
                    scalar: Scalar::Int(n / lanes),
                    lanes,
                });
            }
        }
        fit.push(Kind {
            scalar: Scalar::Int(1),
            lanes: n.min(64),
        });
        fit.extend(FORMATS.map(|f| Kind {
            scalar: Scalar::Fp(f),
            lanes: 0,
        }));
        fit.retain(|&k| k.total() == n && k != from);
        if fit.is_empty() {
            return;
        }
        let to = self.rng.pick(&fit);
        self.emit(to, format_args!("bitcast {from} {v} to {to}"));
    }

    /// Operations on the lanes of a vector.
    fn lanes(&mut self, k: Kind) {
        let (a, b) = (self.value(k), self.value(k));
        let e = k.element();
        let n = k.lanes as usize;
        let index = if self.rng.chance(85) {
            self.rng.below(n).to_string()
        } else {
            self.value(Kind::int(32))
        };
        match self.rng.below(3) {
            0 => {
                self.emit(e, format_args!("extractelement {k} {a}, i32 {index}"));
            }
            1 => {
                let v = self.value(e);
                self.emit(
                    k,
                    format_args!("insertelement {k} {a}, {e} {v}, i32 {index}"),
                );
            }
            _ => {
                let picks: Vec<String> = (0..n)
                    .map(|_| match self.rng.below(12) {
                        0 => "i32 poison".into(),
                        _ => format!("i32 {}", self.rng.below(2 * n)),
                    })
                    .collect();
                self.emit(
                    k,
                    format_args!(
                        "shufflevector {k} {a}, {k} {b}, <{n} x i32> <{}>",
                        picks.join(", ")
                    ),
                );
            }
        }
    }
    fn aggregate(&mut self, k: Kind) {
        let other = self.kind();
        let whole = format!("{{ {k}, [2 x {other}] }}");
        let (x, y) = (self.value(k), self.value(other));
        let from = self.rng.pick(&["poison", "undef", "zeroinitializer"]);
        let one = self.raw(format_args!("insertvalue {whole} {from}, {k} {x}, 0"));
        let i = self.rng.below(2);
        let mut two = self.raw(format_args!(
            "insertvalue {whole} {one}, {other} {y}, 1, {i}"
        ));
        if self.rng.chance(30) {
            two = self.raw(format_args!("freeze {whole} {two}"));
        }
        if self.rng.chance(30) {
            let c = self.value(Kind::int(1));
            two = self.raw(format_args!("select i1 {c}, {whole} {two}, {whole} {one}"));
        }
        self.emit(k, format_args!("extractvalue {whole} {two}, 0"));
        self.emit(other, format_args!("extractvalue {whole} {two}, 1, 0"));
    }
}
