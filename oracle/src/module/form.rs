//! When are two modules the same but for names of values and order of globals?
//!
//! Every module-level name is a list of lines: what it is with all its data, its
//! initialiser, the canonical form of its body. Names, types, attributes and strings
//! stand as text, so that two modules that added things in another order compare
//! equal; unnamed globals go by their number, which is that of the module before.
//! Metadata is dressing, as for functions.

use super::describe;
use crate::canonical::{Names, canonical, identical};
use crate::interp::global_align;
use crate::unit::Difference;
use rustc_hash::FxHashMap;
use std::collections::BTreeMap;
use tandem_ir::module::{FunctionDecl, GlobalData, GlobalKind, Variable};
use tandem_ir::{Function, Global, Header, Module};

/// A module in canonical form: lines by name.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Form(BTreeMap<String, Vec<String>>);

/// The first difference of what two modules became that were both `before`. Bodies that neither touched are not
/// looked at.
pub fn first_difference(before: &Module, a: &Module, b: &Module) -> Option<Difference> {
    let old = Bodies::new(before);
    let (mine, theirs) = (Bodies::new(a), Bodies::new(b));
    let touched = |g: Global| {
        let same = |m: &Bodies<'_>| match (old.get(g), m.get(g)) {
            (Some(x), Some(y)) => identical(x, y),
            (None, None) => true,
            _ => false,
        };
        !same(&mine) || !same(&theirs)
    };
    let (a, b) = (form_of(a, &mine, &touched), form_of(b, &theirs, &touched));
    difference(&a, &b)
}

/// The whole module in canonical form.
pub fn form(m: &Module) -> Form {
    form_of(m, &Bodies::new(m), &|_| true)
}

/// The first difference of two forms.
pub fn difference(a: &Form, b: &Form) -> Option<Difference> {
    let none = Vec::new();
    let mut names: Vec<&String> = a.0.keys().chain(b.0.keys()).collect();
    names.sort_unstable();
    names.dedup();
    for name in names {
        let (x, y) = (
            a.0.get(name).unwrap_or(&none),
            b.0.get(name).unwrap_or(&none),
        );
        let mut lines = 0..x.len().max(y.len());
        if let Some(n) = lines.find(|&n| x.get(n) != y.get(n)) {
            return Some(Difference {
                place: name.clone(),
                first: x.get(n).cloned().unwrap_or_default(),
                second: y.get(n).cloned().unwrap_or_default(),
            });
        }
    }
    None
}

/// The bodies of a module by name.
pub(crate) struct Bodies<'m>(FxHashMap<Global, &'m Function>);

impl<'m> Bodies<'m> {
    pub(crate) fn new(m: &'m Module) -> Bodies<'m> {
        Bodies(m.bodies.iter().map(|b| (b.global, b)).collect())
    }
    pub(crate) fn get(&self, g: Global) -> Option<&'m Function> {
        self.0.get(&g).copied()
    }
}

fn form_of(m: &Module, bodies: &Bodies<'_>, with_body: &dyn Fn(Global) -> bool) -> Form {
    let cx = &m.header;
    let mut all = BTreeMap::new();
    for (g, data) in cx.live_globals() {
        let mut lines = vec![head(cx, data), kind(cx, data)];
        if let Some(body) = bodies.get(g).filter(|_| with_body(g)) {
            lines.extend(Names::new(cx).lines(&canonical(cx, body)));
        }
        all.insert(describe::global(cx, g), lines);
    }
    Form(all)
}

fn head(cx: &Header, d: &GlobalData) -> String {
    let names = Names::new(cx);
    let text = |s: Option<tandem_ir::Symbol>| s.map_or("", |s| names.symbol(s));
    let comdat = d.comdat.map_or("", |c| &*cx.comdats[c].name);
    // What is local is so to the linker, too, whatever is written.
    let dso_local = d.dso_local || d.linkage.is_local();
    let rest = (d.visibility, d.dll, dso_local, d.tls, d.unnamed_addr);
    // What is not written is what accesses may rely on.
    let align = match &d.kind {
        GlobalKind::Variable(_) => Some(global_align(cx, d)),
        _ => d.align,
    };
    let place = (text(d.section), text(d.partition), comdat, align);
    format!(
        "{} {rest:?} addrspace({}) {} {place:?}",
        d.linkage.keyword(),
        d.addrspace,
        names.ty(d.ty)
    )
}

fn kind(cx: &Header, d: &GlobalData) -> String {
    let names = Names::new(cx);
    let constant = |c: &tandem_ir::Constant| names.constant(&cx.constants, *c);
    match &d.kind {
        GlobalKind::Variable(v) => variable(names, v, &constant),
        GlobalKind::Function(f) => function(names, f, &constant),
        GlobalKind::Alias(c) => format!("alias {}", constant(c)),
        GlobalKind::IFunc(c) => format!("ifunc {}", constant(c)),
        GlobalKind::Erased => "erased".into(),
    }
}

type Text<'a> = &'a dyn Fn(&tandem_ir::Constant) -> String;

fn variable(names: Names<'_>, v: &Variable, constant: Text<'_>) -> String {
    let sort = if v.constant { "constant" } else { "global" };
    let external = if v.externally_initialized {
        " externally_initialized"
    } else {
        ""
    };
    let init = v.init.as_ref().map_or_else(|| "external".into(), constant);
    let attrs = v.attrs.map_or_else(String::new, |a| names.attrs(a));
    let model = v.code_model.map_or("", |s| names.symbol(s));
    let sanitizer: Vec<&str> = v.sanitizer.iter().map(|&s| names.symbol(s)).collect();
    format!("{sort}{external} {init} {attrs} {model} {sanitizer:?}")
}

fn function(names: Names<'_>, f: &FunctionDecl, constant: Text<'_>) -> String {
    let text = |c: &Option<tandem_ir::Constant>| c.as_ref().map_or_else(String::new, constant);
    let attrs = names.attr_list(&f.attrs);
    let gc = f.gc.map_or("", |s| names.symbol(s));
    let parts = [text(&f.prefix), text(&f.prologue), text(&f.personality)];
    format!("cc {} {attrs} {gc} {parts:?} {}", f.cc, f.defined)
}

/// As [`names_that_differ`] of the forms of two modules, without making text of what can be compared as it is.
pub fn differing(a: &Module, b: &Module) -> Vec<String> {
    let named = |m: &Module| -> BTreeMap<String, Global> {
        let live = m.header.live_globals();
        live.map(|(g, _)| (describe::global(&m.header, g), g))
            .collect()
    };
    let (mine, theirs) = (named(a), named(b));
    let bodies = (Bodies::new(a), Bodies::new(b));
    let same = |g: Global, h: Global| {
        let (cx, other) = (&a.header, &b.header);
        let (d, e) = (&cx.globals[g], &other.globals[h]);
        head(cx, d) == head(other, e)
            && kind(cx, d) == kind(other, e)
            && match (bodies.0.get(g), bodies.1.get(h)) {
                (Some(x), Some(y)) => {
                    let (x, y) = (canonical(cx, x), canonical(other, y));
                    Names::new(cx).same_lines(&x, Names::new(other), &y)
                }
                (None, None) => true,
                _ => false,
            }
    };
    let mut names: Vec<&String> = mine.keys().chain(theirs.keys()).collect();
    names.sort_unstable();
    names.dedup();
    let differ = names
        .into_iter()
        .filter(|n| match (mine.get(*n), theirs.get(*n)) {
            (Some(&g), Some(&h)) => !same(g, h),
            _ => true,
        });
    differ.cloned().collect()
}

/// The names that two forms have different lines for, or that only one of them has.
pub fn names_that_differ(a: &Form, b: &Form) -> Vec<String> {
    let mut names: Vec<&String> = a.0.keys().chain(b.0.keys()).collect();
    names.sort_unstable();
    names.dedup();
    let differ = names.into_iter().filter(|n| a.0.get(*n) != b.0.get(*n));
    differ.cloned().collect()
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::*;
    use tandem_ir::Flags;

    #[test]
    fn what_differs_is_the_same_with_and_without_text() {
        let parse = |text: &str| tandem_ir::text::parse(text.as_bytes(), "m.ll").unwrap();
        let before = "@g = global i32 1\n@h = global i32 2\ndeclare i32 @e(i32)\n\
             define i32 @f(i32 %x, ptr %p) {\n  %a = add nuw i32 %x, 7\n  %b = load i32, ptr %p, align 4, !range !0\n  \
             %c = call i32 @e(i32 %a)\n  %d = mul i32 %b, %c\n  ret i32 %d\n}\n!0 = !{i32 0, i32 9}\n";
        let a = parse(before);
        let changes = [
            ("%x, 7", "%x, 8"),
            ("add nuw", "add"),
            ("!{i32 0, i32 9}", "!{i32 0, i32 8}"),
            ("@g = global i32 1", "@g = global i64 1"),
            ("@h = global i32 2\n", ""),
            ("align 4", "align 8"),
            ("%d = mul", "%unused = add i32 %x, 1\n  %d = mul"),
            ("%a", "%other"),
            ("ret i32 %d", "br label %end\nend:\n  ret i32 %d"),
            ("call i32 @e(i32 %a)", "call i32 @e(i32 noundef %a)"),
            ("ret i32 %d", "ret i32 %b"),
            ("mul i32 %b", "mul i32 %c"),
        ];
        let mut sorts = [0, 0];
        for (from, to) in changes {
            let b = parse(&before.replace(from, to));
            let names = names_that_differ(&form(&a), &form(&b));
            assert_eq!(differing(&a, &b), names, "{from} -> {to}");
            sorts[usize::from(names.is_empty())] += 1;
        }
        assert_eq!(sorts, [9, 3]);
    }

    #[test]
    fn a_flag_that_another_implies_is_no_difference() {
        let text = "define ptr @f(ptr %p) {\n  %q = getelementptr inbounds i8, ptr %p, i64 4\n  ret ptr %q\n}\n";
        let a = tandem_ir::text::parse(text.as_bytes(), "m.ll").unwrap();
        let mut b = a.clone();
        let f = &mut b.bodies[0];
        let entry = f.blocks().next().unwrap();
        let gep = f.insts(entry).next().unwrap();
        f.set_flags(gep, Flags::INBOUNDS);
        assert_eq!(differing(&a, &b), names_that_differ(&form(&a), &form(&b)));
        assert!(differing(&a, &b).is_empty());
    }
}
