//! Positions: what houses legitimately see in different ways, as settings of a subject with names.
//!
//! The default of each is what the language reference says, read strictly. Another one is taken before a pair is judged, by
//! writing it into both modules, so that every engine sees the same program:
//!
//! * `volatile-private-stack = "free"`: volatile accesses that can be of nothing but the function's own stack objects, or those that
//!   another function of the module lends it, are plain accesses. LLVM's passes split, narrow and promote such objects. The reference (Volatile Memory Accesses) gives no leave for that.
//!   Whether an object's address gets to anybody else is not asked: a pass may take that away, and
//!   source and target would be seen with different eyes.
//! * `unused-externally-initialized = "may-go"`: a variable that is `internal` and `externally_initialized` and that nothing uses
//!   may be deleted. The reference (Global Variables) says that the value may be changed from outside, not that
//!   somebody looks it up by its name.
//! * `annotated-variable = "as-linked"`: that `nvvm.annotations` names a variable (`texture`, `surface`, `managed`) makes it no more
//!   visible than its linkage does. Who binds a texture finds it by its name; LLVM's passes know linkage and `llvm.used` alone.
//! * `library-names = "reserved"`: what becomes of a module with a body of its own for one of C's functions is not decided. LLVM
//!   takes such a function for the library's by its name and type (TargetLibraryInfo), whatever its body does.
//! * `hang = "open"`: a run that uses its time up is not decided, instead of a finding: the one verdict that depends on a
//!   clock.

use super::own_stack::{Lent, volatile, volatile_accesses};
use super::pieces::{self, Kind};
use std::collections::BTreeMap;
use tandem_ir::constant::ConstantData;
use tandem_ir::inst::InstKind;
use tandem_ir::metadata::{MdBody, Metadata};
use tandem_ir::module::GlobalKind;
use tandem_ir::{Function, Global, Header, Inst, MdNode, Module, text};

/// The positions of a subject; the default follows the language reference.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Positions {
    /// Volatile accesses of a private stack object are plain.
    pub volatile_private_stack_is_free: bool,
    /// An unused variable that is internal and externally initialized may go.
    pub unused_externally_initialized_may_go: bool,
    /// A variable with an annotation of the device is as visible as its linkage says.
    pub annotated_variable_is_as_linked: bool,
    /// A module with a body for a function of the library is not decided.
    pub library_names_are_reserved: bool,
    /// A hang is not decided.
    pub hang_is_open: bool,
}

/// The positions by name, each with the default and the other value.
const ALL: [(&str, [&str; 2]); 5] = [
    ("volatile-private-stack", ["observable", "free"]),
    ("unused-externally-initialized", ["stays", "may-go"]),
    ("annotated-variable", ["visible", "as-linked"]),
    ("library-names", ["own", "reserved"]),
    ("hang", ["finding", "open"]),
];

/// Functions of C that LLVM puts in, takes out or changes by their names.
const LIBRARY: [&str; 12] = [
    "malloc", "calloc", "realloc", "free", "memcpy", "memmove", "memset", "memcmp", "bcmp",
    "strlen", "strcpy", "printf",
];

impl Positions {
    /// Takes a position.
    ///
    /// # Errors
    /// There is no such position, or no such value of it.
    pub fn set(&mut self, name: &str, value: &str) -> Result<(), String> {
        let Some(n) = ALL.iter().position(|p| p.0 == name) else {
            let names = ALL.map(|p| p.0);
            let near = tandem_ir::diag::nearest(name, names.into_iter());
            let hint = near.map_or_else(String::new, |n| format!("; did you mean '{n}'?"));
            return Err(format!(
                "unknown position '{name}'{hint} (there are {})",
                names.join(", ")
            ));
        };
        let [usual, other] = ALL[n].1;
        let is_other = match value {
            v if v == usual => false,
            v if v == other => true,
            v => {
                return Err(format!(
                    "position '{name}' is '{usual}' or '{other}', not '{v}'"
                ));
            }
        };
        match n {
            0 => self.volatile_private_stack_is_free = is_other,
            1 => self.unused_externally_initialized_may_go = is_other,
            2 => self.annotated_variable_is_as_linked = is_other,
            3 => self.library_names_are_reserved = is_other,
            _ => self.hang_is_open = is_other,
        }
        Ok(())
    }

    /// All of a table.
    ///
    /// # Errors
    /// See [`Self::set`].
    pub fn of(table: &BTreeMap<String, String>) -> Result<Positions, String> {
        let mut all = Positions::default();
        for (name, value) in table {
            all.set(name, value)?;
        }
        Ok(all)
    }

    /// A function of the library that the module has a body of its own for, where that leaves it undecided.
    pub fn undecided_by<'m>(&self, m: &'m Module) -> Option<&'m str> {
        let mut names = m.bodies.iter().map(|f| m.header.global_name(f.global));
        names.find(|n| self.library_names_are_reserved && LIBRARY.contains(n))
    }

    /// Both modules of a pair as they are seen from these positions; `None` if that is as they are.
    pub fn seen(&self, source: &Module, target: &Module) -> Option<(Module, Module)> {
        let is_volatile =
            |m: &Module| (m.bodies.iter()).any(|f| !volatile(&m.header, f).is_empty());
        // What the functions of the source lend each other the target may have inlined.
        let asked =
            self.volatile_private_stack_is_free && (is_volatile(source) || is_volatile(target));
        let lent = match asked {
            true => Lent::of_module(source),
            false => Lent::default(),
        };
        let in_question = |m: &Module| {
            m.bodies
                .iter()
                .any(|f| !volatile_accesses(&m.header, f, &lent).is_empty())
        };
        let volatile = asked && (in_question(source) || in_question(target));
        let gone = match self.unused_externally_initialized_may_go {
            true => gone(source, target),
            false => Vec::new(),
        };
        let annotated = self.annotated_variable_is_as_linked
            && (notes_of_own_variables(source) || notes_of_own_variables(target));
        if !volatile && !annotated && gone.is_empty() {
            return None;
        }
        let (mut source, mut target) = (source.clone(), target.clone());
        if annotated {
            let clean = |m: &mut Module| without_notes(&mut m.header);
            [&mut source, &mut target].into_iter().for_each(clean);
        }
        for g in gone {
            source.header.erase_global(g);
        }
        if volatile {
            for m in [&mut source, &mut target] {
                let accesses: Vec<Vec<Inst>> = m
                    .bodies
                    .iter()
                    .map(|f| volatile_accesses(&m.header, f, &lent))
                    .collect();
                for (f, accesses) in m.bodies.iter_mut().zip(accesses) {
                    accesses.into_iter().for_each(|i| make_plain(f, i));
                }
            }
        }
        Some((source, target))
    }
}

/// The nodes of `nvvm.annotations` that are about a variable which only the module names.
fn notes(cx: &Header) -> Vec<MdNode> {
    let list = cx.strings.lookup("nvvm.annotations");
    let lists = cx.metadata.named.iter().filter(|n| Some(n.0) == list);
    let of_own = |node: &MdNode| {
        let MdBody::Tuple(parts) = &cx.metadata.nodes[*node].body else {
            return false;
        };
        let Some(Metadata::Constant(c)) = parts.first() else {
            return false;
        };
        match cx.constants.get(*c) {
            ConstantData::Global(g) => {
                cx.variable(*g).is_some() && cx.globals[*g].linkage.is_local()
            }
            _ => false,
        }
    };
    lists
        .flat_map(|n| n.1.iter().copied())
        .filter(of_own)
        .collect()
}

fn notes_of_own_variables(m: &Module) -> bool {
    !notes(&m.header).is_empty()
}

fn without_notes(cx: &mut Header) {
    let list = cx.strings.lookup("nvvm.annotations");
    let gone = notes(cx);
    for (name, nodes) in &mut cx.metadata.named {
        if Some(*name) == list {
            nodes.retain(|n| !gone.contains(n));
        }
    }
}

/// Variables of the source that the target has not, that only the host could know, and that nothing in the source names.
fn gone(source: &Module, target: &Module) -> Vec<Global> {
    let candidates = source.header.globals.iter().filter_map(|(g, d)| {
        let name = d.name.as_deref()?;
        let is_one = matches!(&d.kind, GlobalKind::Variable(v) if v.externally_initialized)
            && d.linkage.is_local()
            && target.header.lookup(name).is_none();
        is_one.then_some((g, name))
    });
    let mut candidates: BTreeMap<&str, (Global, usize)> =
        candidates.map(|(g, name)| (name, (g, 0))).collect();
    if candidates.is_empty() {
        return Vec::new();
    }
    // As text, a name stands where it is defined and where it is used, be that in constants or metadata.
    let text = text::print(source);
    pieces::each(&text, |p| {
        if p.kind == Kind::Global
            && let Some(seen) = candidates.get_mut(p.name())
        {
            seen.1 += 1;
        }
    });
    let unused = candidates.into_values().filter(|(_, seen)| *seen == 1);
    unused.map(|(g, _)| g).collect()
}

fn make_plain(f: &mut Function, i: Inst) {
    let mut kind = f.kind(i).clone();
    match &mut kind {
        InstKind::Load(a) | InstKind::Store(a) => a.volatile = false,
        _ => {
            let plain = f.bool(false);
            let said = f.operands(i).position(|v| f.as_bool(v) == Some(true));
            if let Some(n) = said {
                f.set_operand(i, n, plain);
            }
            return;
        }
    }
    f.set_kind(i, kind);
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::*;

    fn module(text: &str) -> Module {
        text::parse(text.as_bytes(), "m").unwrap()
    }

    #[test]
    fn names_and_values_are_checked() {
        let mut p = Positions::default();
        assert!(
            p.set("volatil-private-stack", "free")
                .unwrap_err()
                .contains("did you mean 'volatile-private-stack'")
        );
        assert!(
            p.set("hang", "maybe")
                .unwrap_err()
                .contains("'finding' or 'open'")
        );
        p.set("hang", "open").unwrap();
        p.set("volatile-private-stack", "observable").unwrap();
        assert_eq!(
            p,
            Positions {
                hang_is_open: true,
                ..Positions::default()
            }
        );
    }

    #[test]
    fn only_private_objects_lose_volatile() {
        let text = "declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)\ndefine void @f(ptr %q) {\n  %a = alloca { i32, i32 }, align 4\n  %b = alloca ptr, align 8\n  %p = getelementptr i8, ptr %a, i64 4\n  store volatile i32 1, ptr %p, align 4\n  call void @llvm.memset.p0.i64(ptr %b, i8 0, i64 8, i1 true)\n  %v = load volatile i32, ptr %q, align 4\n  ret void\n}\n";
        let m = module(text);
        let p = Positions {
            volatile_private_stack_is_free: true,
            ..Positions::default()
        };
        let (source, target) = p.seen(&m, &m).unwrap();
        let seen = text::print(&source);
        assert_eq!(seen, text::print(&target));
        assert!(seen.contains("store i32 1, ptr %p"), "{seen}");
        assert_eq!(seen.matches("volatile").count(), 1, "{seen}");
        assert!(Positions::default().seen(&m, &m).is_none());
    }

    #[test]
    fn a_body_for_a_library_function_is_not_decided() {
        let m = module("define ptr @calloc(i64 %n, i64 %k) {\n  ret ptr null\n}\n");
        let p = Positions {
            library_names_are_reserved: true,
            ..Positions::default()
        };
        assert_eq!(p.undecided_by(&m), Some("calloc"));
        assert_eq!(Positions::default().undecided_by(&m), None);
        let declared = module("declare ptr @calloc(i64, i64)\n");
        assert_eq!(p.undecided_by(&declared), None);
    }

    #[test]
    fn notes_about_own_variables_go_where_they_do_not_count() {
        let text = "@t = internal global i32 0\n@u = global i32 0\n!nvvm.annotations = !{!0, !1}\n!0 = !{ptr @t, !\"texture\", i32 1}\n!1 = !{ptr @u, !\"texture\", i32 1}\n";
        let m = module(text);
        let p = Positions {
            annotated_variable_is_as_linked: true,
            ..Positions::default()
        };
        let seen = text::print(&p.seen(&m, &m).unwrap().0);
        assert!(seen.contains("!nvvm.annotations = !{!1}"), "{seen}");
        assert!(Positions::default().seen(&m, &m).is_none());
    }

    #[test]
    fn only_an_unused_variable_of_the_host_goes() {
        let source = module(
            "@a = internal externally_initialized global i32 0\n@b = internal externally_initialized global i32 0\n@c = internal global i32 0\ndefine ptr @f() {\n  ret ptr @b\n}\n",
        );
        let target = module("define ptr @f() {\n  ret ptr null\n}\n");
        let p = Positions {
            unused_externally_initialized_may_go: true,
            ..Positions::default()
        };
        let (seen, _) = p.seen(&source, &target).unwrap();
        assert!(seen.header.lookup("a").is_none());
        assert!(seen.header.lookup("b").is_some() && seen.header.lookup("c").is_some());
    }
}
