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

/// The names that two forms have different lines for, or that only one of them has.
pub fn names_that_differ(a: &Form, b: &Form) -> Vec<String> {
    let mut names: Vec<&String> = a.0.keys().chain(b.0.keys()).collect();
    names.sort_unstable();
    names.dedup();
    let differ = names.into_iter().filter(|n| a.0.get(*n) != b.0.get(*n));
    differ.cloned().collect()
}
