//! Small programs in which two places compute almost the same: what passes merge, hoist, sink, speculate and move.
//!
//! Most mistakes of optimizers about flags, attributes, metadata and convergence need little: an operation here with one
//! set of words, and there with another, and a reason to make one of the two. A generator of large programs draws that
//! seldom, and rarely with a result that anybody sees. Here each program is one [`Shape`] around an operation of a table
//! ([`OPERATIONS`]); what may stand at an operation is drawn for every place anew.

use tandem_ir::{Module, text};
use tandem_oracle::inputs::Rng;

/// A shape.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Shape {
    /// The operation in both arms of a branch; a phi takes both.
    Twins,
    /// In one arm only, with a constant from the other.
    Guarded,
    /// Before a branch, and again in one arm.
    Dominated,
    /// A select whose result a switch or a branch looks at later.
    Selected,
    /// Branches one after the other to the same place: a condition that is asked only if the first is false.
    Conditions,
    /// One after the other.
    Straight,
    /// In a loop, where it does not change, and perhaps never comes to be executed.
    Invariant,
    /// A loop or two that add something up.
    Reduction,
    /// A function that calls itself and goes on with the result.
    Recursive,
    /// Two functions that are the same but for the words.
    Alike,
    /// Calls of a convergent function in both arms.
    ConvergentTwins,
}

/// Operations: the type of the result, and the text. `{a}` and `{b}` are operands of type i8; the other letters stand for
/// words that are drawn: see [`words`].
const OPERATIONS: &[(&str, &str)] = &[
    ("i8", "add {o}i8 {a}, {b}"),
    ("i8", "sub {o}i8 {a}, {b}"),
    ("i8", "mul {o}i8 {a}, {b}"),
    ("i8", "shl {o}i8 {a}, 2"),
    ("i8", "lshr {e}i8 {a}, 1"),
    ("i8", "ashr {e}i8 {a}, {b}"),
    ("i8", "udiv {e}i8 {a}, 3"),
    ("i8", "or {d}i8 {a}, {b}"),
    ("i8", "select i1 %c1, i8 {a}, i8 {b}"),
    ("i8", "freeze i8 {a}"),
    ("i1", "icmp {s}ult i8 {a}, {b}"),
    ("i1", "icmp {s}sgt i8 {a}, {b}"),
    ("i16", "zext {z}i8 {a} to i16"),
    ("i4", "trunc {o}i8 {a} to i4"),
    ("i8", "call {r}i8 @llvm.umax.i8(i8 {n}{a}, i8 {n}{b})"),
    ("i8", "call {r}i8 @llvm.smin.i8(i8 {n}{a}, i8 {n}{b})"),
    ("i8", "call {r}i8 @llvm.uadd.sat.i8(i8 {n}{a}, i8 {n}{b})"),
    ("i8", "call {r}i8 @llvm.ctpop.i8(i8 {n}{a})"),
    ("i8", "call {r}i8 @llvm.abs.i8(i8 {n}{a}, i1 {t})"),
    ("i8", "call {r}i8 @llvm.ctlz.i8(i8 {n}{a}, i1 {t})"),
    ("i8", "call {r}i8 @llvm.fshl.i8(i8 {n}{a}, i8 {n}{b}, i8 3)"),
    ("i8", "load i8, ptr %p, align 1{m}"),
    ("i8", "load volatile i8, ptr %p, align 1"),
    ("i8", "call {r}i8 @look(i8 {n}{a})"),
    ("ptr", "getelementptr {g}i8, ptr %p, i8 {a}"),
    ("float", "fadd {f}float %f0, %f1"),
    ("float", "fmul {f}float %f0, 2.0"),
    (
        "float",
        "call {f}float @llvm.minnum.f32(float %f0, float %f1)",
    ),
];

/// What may stand for a letter.
fn words(letter: char) -> &'static [&'static str] {
    match letter {
        'o' => &["", "nuw ", "nsw ", "nuw nsw "],
        'e' => &["", "exact "],
        'd' => &["", "disjoint "],
        's' => &["", "samesign "],
        'z' => &["", "nneg "],
        't' => &["false", "true"],
        'n' => &["", "", "noundef "],
        'r' => &[
            "",
            "",
            "noundef ",
            "range(i8 0, 5) ",
            "noundef range(i8 -3, 9) ",
        ],
        'm' => &[
            "",
            "",
            ", !noundef !0",
            ", !range !1",
            ", !noundef !0, !range !1",
        ],
        'g' => &["", "nuw ", "inbounds ", "nusw "],
        'f' => &["", "nnan ", "ninf ", "nsz ", "fast ", "nnan nsz "],
        'a' | 'b' => &["%x", "%x", "%y", "%y", "%z", "3", "-1", "1", "-128"],
        _ => &[""],
    }
}

const HEAD: &str = "target datalayout = \"e-p:64:64-i64:64-i128:128-n8:16:32:64\"\n";
const TAIL: &str = "
declare i8 @llvm.umax.i8(i8, i8)
declare i8 @llvm.smin.i8(i8, i8)
declare i8 @llvm.uadd.sat.i8(i8, i8)
declare i8 @llvm.ctpop.i8(i8)
declare i8 @llvm.abs.i8(i8, i1 immarg)
declare i8 @llvm.ctlz.i8(i8, i1 immarg)
declare i8 @llvm.fshl.i8(i8, i8, i8)
declare float @llvm.minnum.f32(float, float)
declare i8 @look(i8) nounwind willreturn memory(read)
declare i8 @together(i8) convergent nounwind
declare void @see(i8)
!0 = !{}
!1 = !{i8 0, i8 4}
";
const PARAMETERS: &str = "i1 %c, i1 %c1, i8 %x, i8 %y, i8 %z, ptr %p, ptr %q, float %f0, float %f1";

/// A program of one of some shapes; `None` if there are none.
pub fn program(shapes: &[Shape], rng: &mut Rng) -> Option<Module> {
    let shape = rng.pick(shapes)?;
    let functions = Draw { rng }.functions(shape);
    let all = format!("{HEAD}{functions}{TAIL}");
    let module = text::parse(all.as_bytes(), "shape").ok()?;
    tandem_ir::verify::verify(&module)
        .is_empty()
        .then_some(module)
}

struct Draw<'a> {
    rng: &'a mut Rng,
}

impl Draw<'_> {
    fn one(&mut self, all: &[&'static str]) -> &'static str {
        self.rng.pick(all).unwrap_or("")
    }

    /// One of the operations.
    fn operation(&mut self) -> (&'static str, &'static str) {
        self.rng.pick(OPERATIONS).unwrap_or(OPERATIONS[0])
    }

    /// One of those whose result is an i8.
    fn byte(&mut self) -> &'static str {
        loop {
            let (ty, template) = self.operation();
            if ty == "i8" {
                return template;
            }
        }
    }

    /// A comparison, as an operation.
    fn condition(&mut self) -> &'static str {
        self.one(&[
            "icmp {s}ult i8 {a}, {b}",
            "icmp {s}sgt i8 {a}, {b}",
            "icmp eq i8 {a}, {b}",
        ])
    }

    /// Operands for both places: the same ones mostly.
    fn operands(&mut self) -> [&'static str; 2] {
        [self.one(words('a')), self.one(words('b'))]
    }

    /// The operation on operands, with words drawn now.
    fn written(&mut self, template: &str, [a, b]: [&str; 2]) -> String {
        let mut out = String::new();
        let mut rest = template;
        while let Some(at) = rest.find('{') {
            out += &rest[..at];
            let letter = rest[at + 1..].chars().next().unwrap_or(' ');
            match letter {
                'a' => out += a,
                'b' => out += b,
                other => out += self.one(words(other)),
            }
            rest = &rest[at + 3..];
        }
        out + rest
    }

    /// The operation twice.
    fn pair(&mut self, template: &str) -> (String, String) {
        let first = self.operands();
        let second = match self.rng.one_in(4) {
            true => self.operands(),
            false => first,
        };
        (
            self.written(template, first),
            self.written(template, second),
        )
    }

    fn functions(&mut self, shape: Shape) -> String {
        let convergent = match shape {
            Shape::ConvergentTwins => " convergent",
            _ => "",
        };
        let define = |ret: &str, body: &str| {
            format!("define {ret} @f({PARAMETERS}){convergent} {{\nentry:\n{body}}}\n")
        };
        let (ty, template) = self.operation();
        let zero = match ty {
            "ptr" => "null",
            "float" => "0.0",
            _ => "0",
        };
        match shape {
            Shape::Twins => {
                let (p, q) = self.pair(template);
                define(ty, &diamond(ty, &p, &q))
            }
            Shape::ConvergentTwins => {
                let (p, q) = self.pair("call i8 @together(i8 {a})");
                define("i8", &diamond("i8", &p, &q))
            }
            Shape::Guarded => {
                let (p, _) = self.pair(template);
                define(
                    ty,
                    &format!(
                        "  br i1 %c, label %a, label %e\na:\n  %p0 = {p}\n  br label %e\ne:\n  %r = phi {ty} [ %p0, %a ], [ {zero}, %entry ]\n  ret {ty} %r\n"
                    ),
                )
            }
            Shape::Dominated => {
                let (p, q) = self.pair(template);
                let between = self.one(&[
                    "",
                    "",
                    "  call void @see(i8 %x)\n",
                    "  store i8 %y, ptr %q, align 1\n",
                ]);
                define(
                    ty,
                    &format!(
                        "  %p0 = {p}\n{between}  br i1 %c, label %a, label %e\na:\n  %q0 = {q}\n  ret {ty} %q0\ne:\n  ret {ty} %p0\n"
                    ),
                )
            }
            Shape::Selected => self.selected(&define),
            Shape::Conditions => {
                let condition = self.condition();
                let (p, q) = self.pair(condition);
                let (taken, other) = match self.rng.one_in(2) {
                    true => ("label %then, label %next", "label %then, label %end"),
                    false => ("label %next, label %end", "label %then, label %end"),
                };
                define(
                    "i8",
                    &format!(
                        "  %p0 = {p}\n  br i1 %p0, {taken}\nnext:\n  %q0 = {q}\n  br i1 %q0, {other}\nthen:\n  call void @see(i8 1)\n  br label %end\nend:\n  ret i8 0\n"
                    ),
                )
            }
            Shape::Straight => {
                let mut body = String::new();
                let count = 3 + self.rng.below(4);
                for n in 0..count {
                    let template = self.byte();
                    let mut operands = self.operands();
                    let before = format!("%v{}", n.saturating_sub(1 + self.rng.below(2)));
                    if n > 0 && !self.rng.one_in(4) {
                        operands[self.rng.below(2) as usize] = before.as_str();
                    }
                    let text = self.written(template, operands);
                    body += &format!("  %v{n} = {text}\n");
                    if self.rng.one_in(2) {
                        body += &format!(
                            "  %q{n} = getelementptr i8, ptr %q, i64 {n}\n  store i8 %v{n}, ptr %q{n}, align 1\n"
                        );
                    }
                }
                define("i8", &format!("{body}  ret i8 %v{}\n", count - 1))
            }
            Shape::Invariant => self.invariant(&define),
            Shape::Reduction => {
                let template = self.one(&[
                    "add {o}i8 {a}, {b}",
                    "mul {o}i8 {a}, {b}",
                    "or {d}i8 {a}, {b}",
                    "add {o}i8 {b}, {a}",
                ]);
                let p = self.written(template, ["%s", "%v"]);
                let flags = self.one(words('o'));
                let bound = self.one(&["4", "8", "3"]);
                define(
                    "i8",
                    &format!(
                        "  br label %l\nl:\n  %i = phi i8 [ 0, %entry ], [ %i1, %l ]\n  %s = phi i8 [ %x, %entry ], [ %t, %l ]\n  %g = getelementptr i8, ptr %p, i8 %i\n  %v = load i8, ptr %g, align 1\n  %t = {p}\n  %i1 = add {flags}i8 %i, 1\n  %d = icmp eq i8 %i1, {bound}\n  br i1 %d, label %e, label %l\ne:\n  ret i8 %t\n"
                    ),
                )
            }
            Shape::Recursive => {
                let template = self.one(&[
                    "add {o}i8 {a}, {b}",
                    "mul {o}i8 {a}, {b}",
                    "or {d}i8 {a}, {b}",
                    "call {r}i8 @llvm.umax.i8(i8 {n}{a}, i8 {n}{b})",
                ]);
                let p = self.written(template, ["%s", "%x"]);
                let next = self.one(&["%x", "%n", "%y"]);
                format!(
                    "define i8 @f(i8 %n, i8 %x) {{\nentry:\n  %z = icmp eq i8 %n, 0\n  br i1 %z, label %r, label %g\nr:\n  ret i8 0\ng:\n  %m = lshr i8 %n, 1\n  %y = add i8 %x, 77\n  %s = call i8 @f(i8 %m, i8 {next})\n  %t = {p}\n  ret i8 %t\n}}\n"
                )
            }
            Shape::Alike => self.alike(),
        }
    }

    fn selected(&mut self, define: &dyn Fn(&str, &str) -> String) -> String {
        let condition = self.condition();
        let (p, _) = self.pair(condition);
        match self.rng.one_in(2) {
            // A small machine whose next state may be anything.
            true => define(
                "i8",
                &format!(
                    "  br label %l\nl:\n  %i = phi i8 [ 0, %entry ], [ %i1, %k ]\n  %s = phi i8 [ 1, %entry ], [ %t, %k ]\n  switch i8 %s, label %k [ i8 1, label %a\n    i8 2, label %b ]\na:\n  br label %k\nb:\n  %p0 = {p}\n  %n = select i1 %p0, i8 1, i8 2\n  br label %k\nk:\n  %t = phi i8 [ 2, %a ], [ %n, %b ], [ 1, %l ]\n  %i1 = add i8 %i, 1\n  %d = icmp ult i8 %i1, 3\n  br i1 %d, label %l, label %e\ne:\n  ret i8 %i1\n"
                ),
            ),
            false => define(
                "i8",
                &format!(
                    "  br i1 %c, label %a, label %m\na:\n  %p0 = {p}\n  %n = select i1 %p0, i8 1, i8 2\n  br label %m\nm:\n  %s = phi i8 [ %n, %a ], [ 3, %entry ]\n  switch i8 %s, label %e [ i8 1, label %u\n    i8 3, label %v ]\nu:\n  ret i8 %x\nv:\n  call void @see(i8 %x)\n  ret i8 7\ne:\n  ret i8 0\n"
                ),
            ),
        }
    }

    fn invariant(&mut self, define: &dyn Fn(&str, &str) -> String) -> String {
        let template = self.byte();
        let (p, _) = self.pair(template);
        let flags = self.one(words('o'));
        let compare = self.one(&["%p0, 7", "%p0, %i"]);
        define(
            "i8",
            &format!(
                "  br label %l\nl:\n  %i = phi i8 [ 0, %entry ], [ %i1, %k ]\n  %o = icmp eq i8 %i, %y\n  br i1 %o, label %e, label %b\nb:\n  %p0 = {p}\n  %d = icmp ult i8 {compare}\n  br i1 %d, label %k, label %e2\nk:\n  %i1 = add {flags}i8 %i, 1\n  %w = icmp eq i8 %i1, 4\n  br i1 %w, label %e, label %l\ne:\n  ret i8 %i\ne2:\n  ret i8 %p0\n"
            ),
        )
    }

    /// Two functions that are the same but for the words.
    fn alike(&mut self) -> String {
        let templates = [self.byte(), self.byte(), self.byte()];
        let operands = [self.operands(), self.operands(), self.operands()];
        let mut all = String::new();
        for name in ["f", "g"] {
            let mut body = String::new();
            for n in 0..3 {
                let mut o = operands[n];
                let before = format!("%v{}", n.saturating_sub(1));
                if n > 0 {
                    o[0] = before.as_str();
                }
                let text = self.written(templates[n], o);
                body += &format!("  %v{n} = {text}\n");
            }
            all += &format!(
                "define void @{name}({PARAMETERS}) unnamed_addr {{\nentry:\n{body}  store i8 %v2, ptr %q, align 1\n  ret void\n}}\n"
            );
        }
        all
    }
}

/// Both arms of a branch, and a phi.
fn diamond(ty: &str, p: &str, q: &str) -> String {
    format!(
        "  br i1 %c, label %a, label %b\na:\n  %p0 = {p}\n  br label %e\nb:\n  %q0 = {q}\n  br label %e\ne:\n  %r = phi {ty} [ %p0, %a ], [ %q0, %b ]\n  ret {ty} %r\n"
    )
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::*;
    use crate::fuzzing::families;
    use std::collections::BTreeSet;

    #[test]
    fn every_family_with_shapes_makes_programs_that_differ() {
        let mut rng = Rng::new(3);
        for family in families::ALL {
            let shapes = families::shapes(family);
            let made: BTreeSet<String> = (0..40)
                .filter_map(|_| program(shapes, &mut rng).map(|m| text::print(&m)))
                .collect();
            // Few are drawn twice, and hardly one is no program.
            assert!(
                shapes.is_empty() || made.len() >= 25,
                "{}: {}",
                family.name(),
                made.len()
            );
        }
    }

    #[test]
    fn every_operation_is_one_with_any_words() {
        let mut rng = Rng::new(5);
        for (ty, template) in OPERATIONS {
            for _ in 0..12 {
                let mut draw = Draw { rng: &mut rng };
                let (p, q) = draw.pair(template);
                let body = diamond(ty, &p, &q);
                let all =
                    format!("{HEAD}define {ty} @f({PARAMETERS}) {{\nentry:\n{body}}}\n{TAIL}");
                let module =
                    text::parse(all.as_bytes(), "t").unwrap_or_else(|e| panic!("{e}\n{all}"));
                assert!(tandem_ir::verify::verify(&module).is_empty(), "{all}");
            }
        }
    }
}
