//! Memory of wild functions: accesses that mostly fit, in all types and alignments.

use crate::kinds::{Kind, Scalar};
use crate::wild::Wild;

impl Wild<'_> {
    /// A stack object.
    pub(crate) fn alloca(&mut self) {
        let k = self.kind();
        let n = 1 + self.rng.below(3);
        let bytes = u64::from(k.total().div_ceil(8)) * n as u64;
        let align = self.rng.pick(&[4, 8, 16]);
        let ptr = self.raw(format_args!("alloca [{n} x {k}], align {align}"));
        if self.rng.chance(60) {
            self.fill(&ptr.clone(), bytes);
        }
        self.pointers.push((ptr, bytes));
    }
    fn fill(&mut self, ptr: &str, bytes: u64) {
        let v = self.value(Kind::int(8));
        let operands = [
            ("ptr".to_owned(), ptr.to_owned()),
            ("i8".into(), v),
            ("i64".into(), bytes.to_string()),
            ("i1".into(), "false".into()),
        ];
        let call = self.intrinsic("memset.p0.i64", "void", &operands);
        self.line(call);
    }

    /// A place for `bytes` bytes, mostly in bounds.
    fn place(&mut self, bytes: u64) -> String {
        let (ptr, size) = self.pointers[self.rng.below(self.pointers.len())].clone();
        let room = size.saturating_sub(bytes);
        let inside = if self.rng.chance(96) {
            self.rng.below(room as usize + 1)
        } else {
            self.rng.below(32)
        };
        let flags = self
            .rng
            .pick(&["", "inbounds ", "nuw ", "nusw ", "inbounds nuw "]);
        match self.rng.below(8) {
            0 | 1 => ptr,
            2 | 3 => {
                let w = self.rng.pick(&[8, 32, 64]);
                let i = self.value(Kind::int(w));
                let m = self.rng.pick(&[1u64, 3, 7]).min(room);
                let i = self.raw(format_args!("and i{w} {i}, {m}"));
                self.raw(format_args!("getelementptr {flags}i8, ptr {ptr}, i{w} {i}"))
            }
            4 => {
                let k = self.kind();
                let i = self.rng.below(2);
                self.raw(format_args!("getelementptr {flags}{k}, ptr {ptr}, i64 {i}"))
            }
            _ => self.raw(format_args!(
                "getelementptr {flags}i8, ptr {ptr}, i64 {inside}"
            )),
        }
    }
    /// What of a pointer can be seen as a number without its address.
    fn pointer_facts(&mut self) {
        let (p, q) = (self.place(1), self.place(1));
        if self.rng.chance(60) {
            let pred = self.rng.pick(&["eq", "ne"]);
            self.emit(Kind::int(1), format_args!("icmp {pred} ptr {p}, {q}"));
            return;
        }
        let c = self.value(Kind::int(1));
        let s = self.raw(format_args!("select i1 {c}, ptr {p}, ptr {q}"));
        self.pointers.push((s, 1));
    }

    /// Any operation on memory.
    pub(crate) fn memory(&mut self) {
        if self.pointers.is_empty() {
            return self.operation();
        }
        let k = self.kind();
        let bytes = u64::from(k.total().div_ceil(8));
        let align = if self.rng.chance(90) {
            1
        } else {
            self.rng.pick(&[2, 4, 8])
        };
        match self.rng.below(14) {
            0..=4 => {
                let p = self.place(bytes);
                self.emit(k, format_args!("load {k}, ptr {p}, align {align}"));
            }
            5..=9 => {
                let p = self.place(bytes);
                let v = self.value(k);
                self.line(format_args!("store {k} {v}, ptr {p}, align {align}"));
            }
            10 => {
                let n = 1 + self.rng.below(8) as u64;
                let (p, q) = (self.place(n), self.place(n));
                let op = self.rng.pick(&["memcpy", "memmove"]);
                let operands = [
                    ("ptr".to_owned(), p),
                    ("ptr".into(), q),
                    ("i64".into(), n.to_string()),
                    ("i1".into(), "false".into()),
                ];
                let call = self.intrinsic(&format!("{op}.p0.p0.i64"), "void", &operands);
                self.line(call);
            }
            11 => {
                let n = 1 + self.rng.below(4) as u64;
                let p = self.place(n);
                self.fill(&p, n);
            }
            12 => self.pointer_facts(),
            _ => self.whole(k),
        }
    }
    /// A struct with padding, stored or loaded as one.
    fn whole(&mut self, k: Kind) {
        let whole = format!("{{ i8, {k} }}");
        let bytes = u64::from(k.total().div_ceil(8)) * 2;
        let p = self.place(bytes);
        if self.rng.chance(50) {
            let v = self.value(k);
            let s = self.raw(format_args!(
                "insertvalue {whole} zeroinitializer, {k} {v}, 1"
            ));
            self.line(format_args!("store {whole} {s}, ptr {p}, align 1"));
        } else {
            let s = self.raw(format_args!("load {whole}, ptr {p}, align 1"));
            self.emit(k, format_args!("extractvalue {whole} {s}, 1"));
        }
    }

    /// Calls the helper.
    pub(crate) fn call(&mut self) {
        let Some((params, ret)) = self.helper.clone() else {
            return self.operation();
        };
        let list: Vec<String> = params
            .iter()
            .map(|&k| {
                let attr = if self.rng.chance(6) { "noundef " } else { "" };
                format!("{k} {attr}{}", self.value(k))
            })
            .collect();
        self.emit(ret, format_args!("call {ret} @h({})", list.join(", ")));
    }

    /// The `ret`; gives the type of the function's result.
    pub(crate) fn finish(&mut self) -> String {
        match self.rng.below(10) {
            0 if !self.pointers.is_empty() => {
                let p = self.place(1);
                self.line(format_args!("ret ptr {p}"));
                "ptr".into()
            }
            1 => {
                self.line("ret void");
                "void".into()
            }
            2..=5 => {
                let (a, b) = (self.kind(), self.kind());
                let (x, y) = (self.value(a), self.value(b));
                let one = self.raw(format_args!(
                    "insertvalue {{ {a}, {b} }} poison, {a} {x}, 0"
                ));
                let two = self.raw(format_args!("insertvalue {{ {a}, {b} }} {one}, {b} {y}, 1"));
                self.line(format_args!("ret {{ {a}, {b} }} {two}"));
                format!("{{ {a}, {b} }}")
            }
            _ => {
                let last = self.env.last().map_or(Kind::int(1), |e| e.1);
                let k = if self.rng.chance(60) {
                    last
                } else {
                    self.kind()
                };
                let v = self.value(k);
                self.line(format_args!("ret {k} {v}"));
                match k.scalar {
                    Scalar::Int(_) | Scalar::Fp(_) => k.to_string(),
                }
            }
        }
    }
}
