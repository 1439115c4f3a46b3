//! What `--verify-each` holds beyond well-formedness (PL-R7): control flow stays reducible, the signatures of kernels stay as the
//! host launches them, no variable changes its address space unless that is what the pass is for, and none in shared or local
//! memory gains an initial value.
//!
//! A state is taken before a pass and held against what is there after it, so that what an input brings along is nobody's
//! mistake. Names with their numbers carry it from one to the other: a pass may delete a variable, and give its name to another.

use crate::analysis::loops::is_reducible;
use rustc_hash::FxHashMap;
use tandem_ir::constant::ConstantData;
use tandem_ir::module::GlobalKind;
use tandem_ir::passes::{Family, PassId};
use tandem_ir::text::Subject;
use tandem_ir::verify::VerifyError;
use tandem_ir::{Function, Global, Header, Module};

/// Address spaces whose variables hold nothing when a kernel begins: shared and local memory.
const WITHOUT_CONTENTS: [u32; 2] = [3, 5];

/// What is kept of a function before a pass.
#[derive(Clone, Copy)]
pub(super) struct Shape {
    reducible: bool,
}

impl Shape {
    pub(super) fn of(f: &Function) -> Shape {
        Shape {
            reducible: reducible(f),
        }
    }
    /// What a pass broke.
    pub(super) fn broken_in(self, header: &Header, f: &Function) -> Option<VerifyError> {
        let lost = self.reducible && !reducible(f);
        let message = "control flow was reducible, and is not any more (PL-R7)";
        lost.then(|| error(header, f.global, message.into()))
    }
}

fn reducible(f: &Function) -> bool {
    is_reducible(f.entry(), &|b, out| out.extend(f.successors(b)))
}

/// What is kept of a name of the module.
#[derive(PartialEq, Eq)]
enum Known {
    /// Its address space, and whether it has an initial value where memory has none.
    Variable { space: u32, initialized: bool },
    /// Its type, which says what the host passes.
    Kernel { ty: String },
}

/// What is kept of a module before a pass on it.
pub(super) struct Outline {
    names: FxHashMap<Global, (String, Known)>,
    shapes: FxHashMap<String, Shape>,
}

impl Outline {
    pub(super) fn of(m: &Module) -> Outline {
        let names = m.header.globals.keys().filter_map(|g| {
            let known = known(&m.header, g)?;
            Some((g, (m.header.global_name(g).to_owned(), known)))
        });
        let shape = |f: &Function| (m.header.global_name(f.global).to_owned(), Shape::of(f));
        Outline {
            names: names.collect(),
            shapes: m.bodies.iter().map(shape).collect(),
        }
    }
    /// What a pass broke, first by the order of names, then by that of bodies.
    pub(super) fn broken_in(&self, m: &Module, pass: &PassId) -> Vec<VerifyError> {
        let names = m.header.globals.keys().filter_map(|g| {
            let name = m.header.global_name(g);
            let (before, state) = self.names.get(&g)?;
            let state = (before == name).then_some(state)?;
            let why = changed(state, &known(&m.header, g)?, pass)?;
            Some(error(&m.header, g, format!("'@{name}' {why} (PL-R7)")))
        });
        let shapes = m.bodies.iter().filter_map(|f| {
            let before = self.shapes.get(m.header.global_name(f.global))?;
            before.broken_in(&m.header, f)
        });
        names.chain(shapes).collect()
    }
}

fn known(header: &Header, g: Global) -> Option<Known> {
    match &header.globals[g].kind {
        GlobalKind::Variable(v) => {
            let nothing = |c| {
                let data = header.constants.get(c);
                matches!(data, ConstantData::Undef | ConstantData::Poison)
            };
            let written = v.init.is_some_and(|c| !nothing(c));
            let space = header.globals[g].addrspace;
            Some(Known::Variable {
                space,
                initialized: written && WITHOUT_CONTENTS.contains(&space),
            })
        }
        GlobalKind::Function(_) if header.is_kernel(g) => Some(Known::Kernel {
            ty: header.types.display(header.globals[g].ty).to_string(),
        }),
        _ => None,
    }
}

fn changed(before: &Known, after: &Known, pass: &PassId) -> Option<String> {
    match (before, after) {
        (Known::Kernel { ty: a }, Known::Kernel { ty: b }) if a != b => Some(format!(
            "is a kernel of type {a}, and became one of type {b}"
        )),
        (
            Known::Variable {
                space: a,
                initialized: x,
            },
            Known::Variable {
                space: b,
                initialized: y,
            },
        ) => {
            let moved = a != b && pass.family != Family::AddressSpaces;
            if moved {
                return Some(format!("moved from address space {a} to {b}"));
            }
            let gained = !x && *y;
            gained.then(|| format!("is in address space {b} and gained an initial value"))
        }
        _ => None,
    }
}

fn error(header: &Header, g: Global, message: String) -> VerifyError {
    VerifyError {
        function: header.global_name(g).to_owned(),
        block: None,
        inst: None,
        message,
        subject: Subject::Global(g),
    }
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::*;
    use tandem_ir::passes::{GENERIC_TO_NVVM, GLOBALOPT};

    fn module(text: &str) -> Module {
        tandem_ir::text::parse(text.as_bytes(), "t.ll").unwrap()
    }

    /// What is said of a pass that makes the second of the first.
    fn said(before: &str, after: &str, pass: &PassId) -> Vec<String> {
        let outline = Outline::of(&module(before));
        let all = outline.broken_in(&module(after), pass).into_iter();
        all.map(|e| e.message).collect()
    }

    #[test]
    fn pl_r7_spaces_contents_and_kernels_stay() {
        let a = "@v = internal global i32 1\n@s = internal addrspace(3) global i32 undef\ndefine ptx_kernel void @k(i32 %x) {\n  ret void\n}\n";
        assert!(said(a, a, &GLOBALOPT).is_empty());
        let moved = a.replace(
            "internal global i32 1",
            "internal addrspace(1) global i32 1",
        );
        assert_eq!(
            said(a, &moved, &GLOBALOPT),
            ["'@v' moved from address space 0 to 1 (PL-R7)"]
        );
        assert!(said(a, &moved, &GENERIC_TO_NVVM).is_empty());
        let written = a.replace("i32 undef", "i32 7");
        let gained = "'@s' is in address space 3 and gained an initial value (PL-R7)";
        assert_eq!(said(a, &written, &GLOBALOPT), [gained]);
        assert!(said(&written, &written, &GLOBALOPT).is_empty());
        let other = a.replace("i32 %x", "i64 %x");
        assert_eq!(said(a, &other, &GLOBALOPT).len(), 1);
    }

    #[test]
    fn pl_r7_reducible_control_flow_stays_reducible() {
        let loops = |entry: &str| {
            format!(
                "define void @f(i1 %c) {{\nentry:\n  br i1 %c, label %a, label %{entry}\na:\n  br label %b\nb:\n  br i1 %c, label %a, label %end\nend:\n  ret void\n}}\n"
            )
        };
        let (good, bad) = (loops("end"), loops("b"));
        let said = |a: &str, b: &str| said(a, b, &GLOBALOPT).len();
        assert_eq!((said(&good, &bad), said(&bad, &bad)), (1, 0));
    }
}
