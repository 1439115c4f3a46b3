//! One operation a function, at any width: what instruction selection makes of it shows in the result and in memory.
//!
//! ```text
//!   define i31 @f0(i31 %x, i31 %y, i31 %z) {        define i64 @f1(i16 %x, i16 %y, i16 %z) {
//!     %v0 = call i31 @llvm.uadd.sat.i31(…)            %v0 = inttoptr i16 %x to ptr
//!     ret i31 %v0                                     %v1 = ptrtoint ptr %v0 to i64  …
//! ```
//!
//! Widths are those of registers, one bit beside them, and some that need several. Programs about more than one operation have
//! each of them at few widths: a mistake at one end of one of them is seldom met there, and seldom seen.

use super::{Draw, PREDICATES};

/// Widths of integers.
const WIDTHS: [u32; 22] = [
    1, 2, 3, 7, 8, 9, 15, 16, 17, 24, 31, 32, 33, 48, 63, 64, 65, 96, 100, 127, 128, 32,
];
/// Widths of what memory holds as one.
const WHOLE: [u32; 4] = [8, 16, 32, 64];
const BINARY: [&str; 13] = [
    "add", "sub", "mul", "udiv", "sdiv", "urem", "srem", "shl", "lshr", "ashr", "and", "or", "xor",
];
/// Intrinsics on two integers of one type.
const OF_TWO: [&str; 10] = [
    "umin", "umax", "smin", "smax", "uadd.sat", "usub.sat", "sadd.sat", "ssub.sat", "ushl.sat",
    "sshl.sat",
];
const OVERFLOW: [&str; 6] = ["uadd", "sadd", "usub", "ssub", "umul", "smul"];
/// Intrinsics on one, some with a truth value.
const OF_ONE: [(&str, bool); 6] = [
    ("ctpop", false),
    ("bitreverse", false),
    ("bswap", false),
    ("ctlz", true),
    ("cttz", true),
    ("abs", true),
];
const ATOMIC: [&str; 15] = [
    "xchg",
    "add",
    "sub",
    "and",
    "nand",
    "or",
    "xor",
    "max",
    "min",
    "umax",
    "umin",
    "uinc_wrap",
    "udec_wrap",
    "usub_cond",
    "usub_sat",
];
const ORDERS: [&str; 5] = ["monotonic", "acquire", "release", "acq_rel", "seq_cst"];
const FLOATS: [&str; 4] = ["half", "bfloat", "float", "double"];
/// Bytes of a variable from which, and to which bytes are copied.
const BYTES: u64 = 256;

/// What memory operations are about.
pub(super) fn around() -> String {
    let bytes: String = (0..BYTES)
        .map(|n| format!("\\{:02X}", (7 * n + 3) % 256))
        .collect();
    format!(
        "@cell = internal addrspace(1) global [2 x i64] zeroinitializer, align 16
@from = internal addrspace(1) global [{BYTES} x i8] c\"{bytes}\", align 16
@to = internal addrspace(1) global [{BYTES} x i8] zeroinitializer, align 16
"
    )
}

impl Draw<'_> {
    /// A function of one operation.
    pub(super) fn operated(&mut self, n: u64) -> String {
        let w = self.one(&WIDTHS);
        let (v, of) = match self.rng.below(16) {
            0..=3 => (self.of_two_numbers(w), w),
            4 | 5 => {
                let p = self.one(&PREDICATES);
                let c = self.value(&format!("icmp {p} i{w} %x, %y"));
                (self.value(&format!("zext i1 {c} to i32")), 32)
            }
            6 | 7 => self.of_intrinsic(w),
            8 => (self.overflowing(w), w),
            9 | 10 => self.cast(w),
            11 => self.through_pointer(w),
            12 | 13 => self.atomic(),
            14 => (self.copied(w), 64),
            _ => (
                self.value(&format!("select i1 {}, i{w} %y, i{w} %z", "%c")),
                w,
            ),
        };
        let body = &self.body;
        format!(
            "define i{of} @f{n}(i{w} %x, i{w} %y, i{w} %z, i1 %c) {{\n{body}  ret i{of} {v}\n}}\n"
        )
    }

    fn of_two_numbers(&mut self, w: u32) -> String {
        let op = self.one(&BINARY);
        let by = match op {
            // Nothing is divided by zero, mostly; what overflows is undefined as it stands.
            "udiv" | "sdiv" | "urem" | "srem" if !self.rng.one_in(4) => {
                self.value(&format!("or i{w} %y, 1"))
            }
            "shl" | "lshr" | "ashr" if w.is_power_of_two() && !self.rng.one_in(4) => {
                self.value(&format!("and i{w} %y, {}", w - 1))
            }
            "shl" | "lshr" | "ashr" => self.value(&format!("urem i{w} %y, {}", w.min(3))),
            _ => match self.rng.below(4) {
                0 => self.edge(w.min(64)).to_string(),
                _ => "%y".into(),
            },
        };
        self.value(&format!("{op} i{w} %x, {by}"))
    }

    fn of_intrinsic(&mut self, w: u32) -> (String, u32) {
        let (name, args) = match self.rng.below(4) {
            0 | 1 => (self.one(&OF_TWO), format!("i{w} %x, i{w} %y")),
            2 => match self.one(&OF_ONE) {
                ("bswap", _) if !w.is_multiple_of(16) => ("ctpop", format!("i{w} %x")),
                (name, false) => (name, format!("i{w} %x")),
                (name, true) => (
                    name,
                    format!("i{w} %x, i1 {}", self.one(&["false", "true"])),
                ),
            },
            _ => (
                self.one(&["fshl", "fshr"]),
                format!("i{w} %x, i{w} %y, i{w} %z"),
            ),
        };
        (self.called(name, w, &format!("i{w}"), &args), w)
    }

    /// A call of an intrinsic, which is declared.
    fn called(&mut self, name: &str, w: u32, result: &str, args: &str) -> String {
        let types: Vec<&str> = args
            .split(", ")
            .map(|a| a.split(' ').next().unwrap_or(""))
            .collect();
        self.declared.insert(format!(
            "declare {result} @llvm.{name}.i{w}({})",
            types.join(", ")
        ));
        self.value(&format!("call {result} @llvm.{name}.i{w}({args})"))
    }

    fn overflowing(&mut self, w: u32) -> String {
        let name = format!("{}.with.overflow", self.one(&OVERFLOW));
        let both = self.called(
            &name,
            w,
            &format!("{{ i{w}, i1 }}"),
            &format!("i{w} %x, i{w} %y"),
        );
        let v = self.value(&format!("extractvalue {{ i{w}, i1 }} {both}, 0"));
        let o = self.value(&format!("extractvalue {{ i{w}, i1 }} {both}, 1"));
        self.value(&format!("select i1 {o}, i{w} %z, i{w} {v}"))
    }

    /// To another width, or to a floating-point number and back.
    fn cast(&mut self, w: u32) -> (String, u32) {
        let to = self.one(&WIDTHS);
        if self.rng.one_in(3) {
            let f = self.one(&FLOATS);
            let sign = self.one(&["s", "u"]);
            let v = self.value(&format!("{sign}itofp i{w} %x to {f}"));
            let bits = match f {
                "half" | "bfloat" => 16,
                "float" => 32,
                _ => 64,
            };
            return (self.value(&format!("bitcast {f} {v} to i{bits}")), bits);
        }
        let op = match () {
            () if to < w => "trunc",
            () if to > w => self.one(&["zext", "sext"]),
            () => return (self.value(&format!("freeze i{w} %x")), w),
        };
        (self.value(&format!("{op} i{w} %x to i{to}")), to)
    }

    /// A number as an address, and back, or beside another one: who runs both programs takes what an address is for his own
    /// affair, but not how two of them compare.
    fn through_pointer(&mut self, w: u32) -> (String, u32) {
        let p = self.value(&format!("inttoptr i{w} %x to ptr"));
        if self.rng.one_in(2) {
            let other = match self.rng.one_in(2) {
                true => format!("i64 {}", self.edge(64)),
                false => format!("i{w} %y"),
            };
            let q = self.value(&format!("inttoptr {other} to ptr"));
            let by = self.one(&PREDICATES);
            let c = self.value(&format!("icmp {by} ptr {p}, {q}"));
            return (self.value(&format!("zext i1 {c} to i32")), 32);
        }
        let to = self.one(&WIDTHS);
        (self.value(&format!("ptrtoint ptr {p} to i{to}")), to)
    }

    /// What was there, and what is left.
    fn atomic(&mut self) -> (String, u32) {
        let w = self.one(&WHOLE);
        // Parameters have the width that was drawn for the function; these are numbers of their own.
        let (x, y) = (self.edge(w), self.edge(w));
        let (x, y) = (x.to_string(), y.to_string());
        let (x, y) = match self.rng.below(3) {
            0 => (x.clone(), x),
            1 => (x, y),
            _ => {
                let c = self.value(&format!("zext i1 %c to i{w}"));
                (self.value(&format!("add i{w} {c}, {x}")), x)
            }
        };
        let at = "ptr addrspace(1) @cell";
        self.line(&format!("store i{w} {x}, {at}, align 8"));
        let order = self.one(&ORDERS);
        let old = if self.rng.one_in(4) {
            let new = self.edge(w);
            let failure = match order {
                "acquire" | "acq_rel" => "acquire",
                "seq_cst" => "seq_cst",
                _ => "monotonic",
            };
            let both = self.value(&format!(
                "cmpxchg {at}, i{w} {y}, i{w} {new} {order} {failure}"
            ));
            self.value(&format!("extractvalue {{ i{w}, i1 }} {both}, 0"))
        } else {
            let op = self.one(&ATOMIC);
            self.value(&format!("atomicrmw {op} {at}, i{w} {y} {order}"))
        };
        let left = self.value(&format!("load i{w}, {at}, align 8"));
        let left = self.value(&format!("mul i{w} {left}, 3"));
        (self.value(&format!("add i{w} {old}, {left}")), w)
    }

    /// Bytes that are copied or set, as many as are stated or as an argument says; a sum of what is there behind them.
    fn copied(&mut self, w: u32) -> String {
        let n = match (self.rng.below(3), w) {
            (0, 6..) => {
                let n = self.value(&format!("and i{w} %x, 31"));
                match w {
                    64 => n,
                    65.. => self.value(&format!("trunc i{w} {n} to i64")),
                    _ => self.value(&format!("zext i{w} {n} to i64")),
                }
            }
            (1, _) => (60 + self.rng.below(150)).to_string(),
            _ => self.rng.below(33).to_string(),
        };
        let offset = self.one(&[0u64, 0, 1, 2, 4, 8, 3]);
        let align = self.one(&[1u64, 1, 2, 4, 8]).min(match offset {
            0 => 8,
            o => 1 << o.trailing_zeros(),
        });
        let (p, q): (String, String) = [("to", offset), ("from", self.one(&[0, 8, 16]))]
            .map(|(name, o)| {
                format!("getelementptr inbounds (i8, ptr addrspace(1) @{name}, i64 {o})")
            })
            .into();
        self.line("store i64 81985529216486895, ptr addrspace(1) @to, align 8");
        let kind = self.one(&["memcpy", "memmove", "memset"]);
        if kind == "memset" {
            let b = self.rng.below(256) as u8 as i8;
            self.line(&format!(
                "call void @llvm.memset.p1.i64(ptr addrspace(1) align {align} {p}, i8 {b}, i64 {n}, i1 false)"
            ));
        } else {
            self.line(&format!(
                "call void @llvm.{kind}.p1.p1.i64(ptr addrspace(1) align {align} {p}, ptr addrspace(1) align {align} {q}, i64 {n}, i1 false)"
            ));
        }
        let mut sum = "0".to_owned();
        // Where a stated number of them ends, or the first ones.
        let end = n.parse::<u64>().map_or(0, |n| (n + offset) & !7);
        for at in [0, 8, 16, 24, 32, 40, end, end + 8] {
            let v = self.value(&format!(
                "load i64, ptr addrspace(1) getelementptr inbounds (i8, ptr addrspace(1) @to, i64 {at}), align 8"
            ));
            let s = self.value(&format!("mul i64 {sum}, 31"));
            sum = self.value(&format!("add i64 {s}, {v}"));
        }
        sum
    }
}

/// Declarations of what copies and sets bytes.
pub(super) const COPIES: &str =
    "declare void @llvm.memcpy.p1.p1.i64(ptr addrspace(1), ptr addrspace(1), i64, i1 immarg)
declare void @llvm.memmove.p1.p1.i64(ptr addrspace(1), ptr addrspace(1), i64, i1 immarg)
declare void @llvm.memset.p1.i64(ptr addrspace(1), i8, i64, i1 immarg)
";
