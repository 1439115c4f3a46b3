//! Kernels whose threads access memory side by side, as text: what lanes of a warp make of their numbers.
//!
//! ```text
//! entry: numbers of the thread and its block, the lane, an argument
//!        [ header of a loop of few iterations ]
//!        address = array + expression of these, in bytes or elements; accessed
//!        [ what the loop has counted is an address, too, behind it ]
//! ```
//!
//! Expressions are linear mostly: what the lanes of a warp have in common and how far they are apart stays known through sums,
//! products with numbers, shifts and masks. Products and bits with an argument, bounds and branches make strides that are no numbers
//! and functions of the lane. Arrays are large enough for what small numbers make.

use super::Draw;

/// Bytes of each array.
const ARRAY: u64 = 1 << 16;
/// Operations on the way to an address, at most.
const OPERATIONS: u64 = 5;
/// A small number that all threads share.
const SMALL: &str = "%v6";
/// Accesses in one kernel, at most.
const ACCESSES: u64 = 3;

/// What stands beside the kernels.
pub(super) const AROUND: &str = "@s = internal addrspace(3) global [65536 x i8] undef, align 16
@g = internal addrspace(1) global [65536 x i8] zeroinitializer, align 4
@k = internal addrspace(4) constant [65536 x i8] zeroinitializer, align 256
@t = internal addrspace(4) constant [8 x i32] [i32 0, i32 5, i32 2, i32 2, i32 40, i32 1, i32 3, i32 9], align 4
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.tid.y()
declare i32 @llvm.nvvm.read.ptx.sreg.tid.z()
declare i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.laneid()
declare i32 @llvm.umin.i32(i32, i32)
declare i32 @llvm.smax.i32(i32, i32)
";

impl Draw<'_> {
    /// A kernel.
    pub(super) fn side_by_side(&mut self, n: u64) -> String {
        self.label("entry");
        let registers = ["tid.x", "tid.y", "tid.z", "ntid.x", "ctaid.x", "laneid"];
        let mut leaves: Vec<String> = Vec::new();
        for r in registers {
            let read = format!("call i32 @llvm.nvvm.read.ptx.sreg.{r}()");
            let v = self.value(&read);
            // Thread numbers twice: they are what lanes differ in.
            if r.starts_with("tid") {
                leaves.push(v.clone());
            }
            leaves.push(v);
        }
        let small = self.value("and i32 %a, 31");
        debug_assert_eq!(small, SMALL);
        leaves.push(small);
        let looped = self.rng.one_in(3);
        if looped {
            let start = self.one(&["0", "0", "%v0", "%b"]);
            self.line("br label %h");
            self.label("h");
            let step = self.one(&["1", "2", "4", "%v3", "%v0"]);
            self.line(&format!(
                "%i = phi i32 [ {start}, %entry ], [ %j, %l ]\n  %r = phi i32 [ 0, %entry ], [ %q, %l ]"
            ));
            self.line(&format!("%j = add i32 %i, {step}"));
            self.line("%q = add i32 %r, 1");
            leaves.extend(["%i".to_owned(), "%r".to_owned(), "%r".to_owned()]);
        }
        // In every other kernel arguments and branches take part.
        let mixed = self.rng.one_in(2);
        let mut loaded = None;
        for _ in 0..1 + self.rng.below(ACCESSES) {
            let extra = loaded.clone();
            let all: Vec<String> = leaves.iter().cloned().chain(extra).collect();
            loaded = self.lane_access(&all, mixed).or(loaded);
        }
        if looped {
            // Some threads may stay longer than others.
            let most = self.one(&["3", "%v0", "%v0", "2"]);
            self.line("br label %l");
            self.label("l");
            self.line(&format!(
                "%more = icmp ult i32 %q, {most}\n  br i1 %more, label %h, label %e"
            ));
            self.label("e");
            // What the loop has come to is asked for behind it.
            let behind = ["%i", "%r", "%j", "%q", "%v0", SMALL].map(str::to_owned);
            self.lane_access(&behind, false);
        }
        self.line("ret void");
        format!(
            "define ptx_kernel void @f{n}(i32 %a, i32 noundef range(i32 0, 40) %b, ptr noundef %p) {{\n{}}}\n",
            self.body
        )
    }

    /// An access; what a load has given, as an index.
    fn lane_access(&mut self, leaves: &[String], mixed: bool) -> Option<String> {
        let mut at = self.leaf(leaves);
        for _ in 0..self.rng.below(OPERATIONS) {
            at = self.lane_operation(&at, leaves, mixed);
        }
        let ty = self.one(&[
            "i8",
            "i32",
            "i32",
            "i64",
            "i16",
            "<2 x i32>",
            "<4 x i32>",
            "<2 x i64>",
        ]);
        let size = match ty {
            "i8" => 1,
            "i16" => 2,
            "i32" => 4,
            "i64" | "<2 x i32>" => 8,
            _ => 16,
        };
        // Elements of the access's own size, larger ones, or bytes that are not aligned.
        let (elem, align) = match self.rng.below(4) {
            0 => ("i8".to_owned(), 1),
            1 => (format!("[{} x i8]", size * self.one(&[2, 3, 8, 33])), size),
            _ => (ty.to_owned(), size),
        };
        let (pointer, base) = self.one(&[
            ("ptr addrspace(3)", "@s"),
            ("ptr addrspace(3)", "@s"),
            ("ptr addrspace(1)", "@g"),
            ("ptr addrspace(1)", "@g"),
            ("ptr addrspace(4)", "@k"),
            ("ptr", "%p"),
        ]);
        // No more than the array's own alignment is promised of a base in it.
        let align = if base == "@g" { align.min(4) } else { align };
        let middle = match self.one(&["i8", "i8", "0"]) {
            "0" => base.to_owned(),
            _ => self.value(&format!(
                "getelementptr i8, {pointer} {base}, i32 {}",
                ARRAY / 4
            )),
        };
        let index = match self.one(&["i32", "sext", "zext", "i32"]) {
            "i32" => format!("i32 {at}"),
            cast => {
                let wide = self.value(&format!("{cast} i32 {at} to i64"));
                format!("i64 {wide}")
            }
        };
        let address = self.value(&format!(
            "getelementptr {elem}, {pointer} {middle}, {index}"
        ));
        let number = ["i8", "i16", "i32", "i64"].contains(&ty);
        match self.rng.below(8) {
            0 if number && base != "@k" && align == size => {
                self.value(&format!(
                    "atomicrmw add {pointer} {address}, {ty} 1 monotonic, align {align}"
                ));
                None
            }
            1 if base != "@k" => {
                self.line(&format!(
                    "store {ty} zeroinitializer, {pointer} {address}, align {align}"
                ));
                None
            }
            _ => {
                let v = self.value(&format!("load {ty}, {pointer} {address}, align {align}"));
                (ty == "i32" && base != "@s").then_some(v)
            }
        }
    }

    fn leaf(&mut self, leaves: &[String]) -> String {
        leaves[self.rng.below(leaves.len() as u64) as usize].clone()
    }

    fn lane_operation(&mut self, at: &str, leaves: &[String], mixed: bool) -> String {
        let other = self.leaf(leaves);
        let number = self.one(&[1, 2, 3, 4, 7, 8, 16, 31, 32, 33]);
        let (small, mask) = (
            self.one(&[0, 1, 2, 3]),
            self.one(&[1, 3, 7, 12, 15, 31, 48]),
        );
        let text = match self.rng.below(if mixed { 19 } else { 13 }) {
            0..=2 => format!("add i32 {at}, {other}"),
            3 => format!("sub i32 {at}, {other}"),
            4 => format!("add i32 {at}, {number}"),
            5 => format!("mul i32 {at}, {number}"),
            6 => format!("shl i32 {at}, {small}"),
            7 => format!("lshr i32 {at}, {small}"),
            8 => format!("and i32 {at}, {mask}"),
            9 => format!("{} i32 {at}, {mask}", self.one(&["or", "xor"])),
            10 => {
                let within = self.value(&format!("and i32 {at}, 7"));
                let place = self.value(&format!(
                    "getelementptr i32, ptr addrspace(4) @t, i32 {within}"
                ));
                format!("load i32, ptr addrspace(4) {place}, align 4")
            }
            11 => format!("{} i32 {at}, {number}", self.one(&["udiv", "urem"])),
            12 => {
                let under = self.value(&format!("icmp ult i32 {at}, {number}"));
                format!("select i1 {under}, i32 {at}, i32 {other}")
            }
            13 | 14 => {
                let flags = self.one(&["", "nsw ", "nuw nsw ", "nuw "]);
                let op = self.one(&["mul", "mul", "mul", "shl"]);
                let by = self.one(&[SMALL, "%b"]);
                format!("{op} {flags}i32 {at}, {by}")
            }
            15 => {
                let op = self.one(&[
                    "xor",
                    "xor",
                    "and",
                    "or",
                    "or disjoint",
                    "lshr",
                    "urem",
                    "add nsw",
                    "sub nuw",
                ]);
                let by = self.one(&[SMALL, "%b"]);
                format!("{op} i32 {at}, {by}")
            }
            16 => {
                let op = self.one(&["umin", "smax"]);
                let by = self.one(&[SMALL, "%b", other.as_str()]).to_owned();
                format!("call i32 @llvm.{op}.i32(i32 {at}, i32 {by})")
            }
            17 => return self.lane_branch(at, &other),
            _ => {
                let op = self.one(&["xor", "add", "mul", "mul"]);
                let by = self.one(&[SMALL, SMALL, "%b", "%a"]);
                let wide = self.value(&format!("{op} i32 {at}, {by}"));
                let cut = self.value(&format!("trunc i32 {wide} to i8"));
                format!("{} i8 {cut} to i32", self.one(&["zext", "zext", "sext"]))
            }
        };
        self.value(&text)
    }

    /// A value that hangs on a branch, by the thread or not.
    fn lane_branch(&mut self, at: &str, other: &str) -> String {
        let (yes, no, join) = {
            let n = self.next;
            (format!("y{n}"), format!("n{n}"), format!("j{n}"))
        };
        let by = self.one(&[at, at, other, SMALL, "%b"]).to_owned();
        let than = self.one(&["3", "8", "%b", "0"]);
        let p = self.one(&["ult", "slt", "eq", "ne"]);
        let c = self.value(&format!("icmp {p} i32 {by}, {than}"));
        self.line(&format!("br i1 {c}, label %{yes}, label %{no}"));
        self.label(&yes);
        let small = self.one(&[1, 4, 8, 33]);
        let a = match self.rng.below(3) {
            0 => other.to_owned(),
            1 => self.value(&format!("add i32 {at}, {small}")),
            _ => self.value(&format!("xor i32 {at}, {SMALL}")),
        };
        self.line(&format!("br label %{join}"));
        self.label(&no);
        let b = match self.rng.below(3) {
            0 => at.to_owned(),
            1 => self.value(&format!("sub i32 {at}, {small}")),
            _ => self.value(&format!("mul i32 {other}, {small}")),
        };
        self.line(&format!("br label %{join}"));
        self.label(&join);
        self.value(&format!("phi i32 [ {a}, %{yes} ], [ {b}, %{no} ]"))
    }
}
