//! Kernels whose accesses hang on the number of the thread: what the lanes of a warp do with one instruction.

use super::Draw;
use std::fmt::Write;
use tandem_ir::{Module, text, verify};
use tandem_oracle::inputs::Rng;

/// What differs, or does not, from lane to lane.
const REGISTERS: [&str; 12] = [
    "tid.x", "tid.x", "tid.x", "tid.y", "tid.z", "ntid.x", "ntid.y", "ctaid.x", "nctaid.x",
    "laneid", "warpsize", "tid.x",
];
const OPS: [&str; 12] = [
    "add", "sub", "mul", "and", "or", "xor", "shl", "lshr", "ashr", "udiv", "urem", "add",
];
const EXTREMES: [&str; 4] = ["umin", "umax", "smin", "smax"];
const SCALES: [u64; 12] = [0, 1, 2, 3, 4, 5, 7, 8, 16, 31, 32, 33];
const ACCESSED: [(&str, u64); 6] = [
    ("i8", 1),
    ("i16", 2),
    ("i32", 4),
    ("float", 4),
    ("i64", 8),
    ("<4 x float>", 16),
];
/// Bytes behind every pointer, as `@in_shared` has them too.
pub const BYTES: u64 = 1 << 16;

/// A kernel `@k(ptr, ptr, i32)` with some accesses.
pub fn kernel(rng: &mut Rng) -> Option<Module> {
    let mut draw = Draw {
        rng,
        body: String::new(),
        next: 0,
        narrow: 8,
        ends: vec![0],
        is_wide: false,
        few_bits: None,
    };
    let mut known = vec!["%n".to_owned()];
    for name in REGISTERS {
        if !draw.rng.one_in(3) {
            let range = draw.one(&["", "", "range(i32 0, 1024) "]);
            let range = if name.starts_with("tid") { range } else { "" };
            let call = format!("call {range}i32 @llvm.nvvm.read.ptx.sreg.{name}()");
            let v = draw.value(&call);
            known.push(v);
        }
    }
    let loops = draw.rng.one_in(2);
    if loops {
        draw.counted_by(&mut known);
    }
    for _ in 0..1 + draw.rng.below(3) {
        draw.lanes_access(&mut known);
    }
    if loops {
        draw.ends_counting();
    }
    let mut all = String::from(
        "target datalayout = \"e-p:64:64-p3:32:32-i64:64-i128:128-n8:16:32:64\"\n\
         target triple = \"nvptx64-nvidia-cuda\"\n",
    );
    let _ = writeln!(
        all,
        "@in_shared = internal addrspace(3) global [{BYTES} x i8] undef, align 16"
    );
    let align = draw.one(&["", "align 4 ", "align 16 ", "align 256 "]);
    let _ = write!(
        all,
        "define ptx_kernel void @k(ptr {align}%p, ptr addrspace(1) {align}%q, i32 %n) {{\nentry:\n{}  ret void\n}}\n",
        draw.body
    );
    for name in REGISTERS.iter().collect::<std::collections::BTreeSet<_>>() {
        let _ = writeln!(all, "declare i32 @llvm.nvvm.read.ptx.sreg.{name}()");
    }
    for name in EXTREMES {
        let _ = writeln!(all, "declare i32 @llvm.{name}.i32(i32, i32)");
    }
    let module = text::parse(all.as_bytes(), "lanes").ok()?;
    verify::verify(&module).is_empty().then_some(module)
}

impl Draw<'_> {
    fn known(&mut self, known: &[String]) -> String {
        // What was made last is used most.
        let most = known.len() as u64;
        let at = match self.rng.one_in(2) {
            true => most - 1 - self.rng.below(most.min(3)),
            false => self.rng.below(most),
        };
        known[at as usize].clone()
    }
    /// One more number made of those that are known.
    fn mixed(&mut self, known: &[String]) -> String {
        let a = self.known(known);
        let b = match self.rng.one_in(3) {
            true => self.known(known),
            false => self.one(&SCALES).to_string(),
        };
        match self.rng.below(12) {
            0 => {
                let name = self.one(&EXTREMES);
                self.value(&format!("call i32 @llvm.{name}.i32(i32 {a}, i32 {b})"))
            }
            1 => {
                let to = self.one(&[5, 8, 16, 10]);
                let cast = self.one(&["zext", "sext"]);
                let narrow = self.value(&format!("trunc i32 {a} to i{to}"));
                self.value(&format!("{cast} i{to} {narrow} to i32"))
            }
            2 => {
                let predicate = self.one(&["ult", "slt", "eq", "ugt"]);
                let c = self.value(&format!("icmp {predicate} i32 {a}, {b}"));
                let other = self.known(known);
                self.value(&format!("select i1 {c}, i32 {a}, i32 {other}"))
            }
            _ => {
                let op = self.one(&OPS);
                // A shift by too much, or a division by nothing, would end the launch.
                let b = match op {
                    "shl" | "lshr" | "ashr" => self.rng.below(6).to_string(),
                    "udiv" | "urem" => (1 + self.rng.below(40)).to_string(),
                    _ => b,
                };
                self.value(&format!("{op} i32 {a}, {b}"))
            }
        }
    }
    /// Begins a loop of a few turns with a counter, whose start and step may differ from lane to lane.
    fn counted_by(&mut self, known: &mut Vec<String>) {
        let of = |draw: &mut Self, known: &[String]| match draw.rng.one_in(2) {
            true => draw.known(known),
            false => draw.one(&SCALES).to_string(),
        };
        let (start, step) = (of(self, known), of(self, known));
        let flags = self.one(&["", "nsw ", "nuw nsw "]);
        self.line("br label %loop");
        self.label("loop");
        self.line("%turn = phi i32 [ 0, %entry ], [ %turn.next, %loop ]");
        self.line(&format!(
            "%i = phi i32 [ {start}, %entry ], [ %i.next, %loop ]"
        ));
        self.line(&format!("%i.next = add {flags}i32 %i, {step}"));
        known.push("%i".to_owned());
    }
    fn ends_counting(&mut self) {
        let turns = 1 + self.rng.below(4);
        self.line("%turn.next = add nuw nsw i32 %turn, 1");
        self.line(&format!("%again = icmp ult i32 %turn.next, {turns}"));
        self.line("br i1 %again, label %loop, label %end");
        self.label("end");
    }
    fn lanes_access(&mut self, known: &mut Vec<String>) {
        for _ in 0..1 + self.rng.below(4) {
            let v = self.mixed(known);
            known.push(v);
        }
        let index = self.known(known);
        let (ty, bytes) = self.one(&ACCESSED);
        // Mostly within bounds, whatever the number is.
        let index = match self.rng.one_in(3) {
            true => index,
            false => {
                let mask = self.one(&[BYTES / 64 - 1, 255, 63, 31]);
                self.value(&format!("and i32 {index}, {mask}"))
            }
        };
        let cast = self.one(&["zext", "sext"]);
        let wide = self.value(&format!("{cast} i32 {index} to i64"));
        let (base, space) = self.one(&[
            ("%p", ""),
            ("%q", " addrspace(1)"),
            ("@in_shared", " addrspace(3)"),
        ]);
        let at = self.value(&format!(
            "getelementptr {ty}, ptr{space} {base}, i64 {wide}"
        ));
        if self.rng.one_in(2) {
            self.value(&format!("load {ty}, ptr{space} {at}, align {bytes}"));
        } else {
            self.line(&format!(
                "store {ty} zeroinitializer, ptr{space} {at}, align {bytes}"
            ));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nearly_all_that_is_drawn_are_kernels() {
        let mut rng = Rng::new(1);
        let made = (0..200).filter(|_| kernel(&mut rng).is_some()).count();
        assert!(made > 195, "{made}");
    }
}
