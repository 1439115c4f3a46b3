//! Who uses a module-level name, by looking at everything.
//!
//! Written for the judge alone, a third time: no pass has a part in it.

use super::observers::mentioned;
use std::collections::{BTreeMap, BTreeSet};
use tandem_ir::module::GlobalKind;
use tandem_ir::{Function, Global, Header, Inst, Module, Value, ValueDef};

/// The constants that stand outside of bodies and are alive: initialisers, aliasees, parts of functions.
pub fn module_constants(cx: &Header) -> Vec<(Global, tandem_ir::Constant)> {
    let mut all = Vec::new();
    for (g, d) in cx.live_globals() {
        let parts = match &d.kind {
            GlobalKind::Variable(v) => [v.init, None, None],
            GlobalKind::Alias(c) | GlobalKind::IFunc(c) => [Some(*c), None, None],
            GlobalKind::Function(f) => [f.prefix, f.prologue, f.personality],
            GlobalKind::Erased => [None; 3],
        };
        all.extend(parts.into_iter().flatten().map(|c| (g, c)));
    }
    all
}

/// The constant operands of a body that mention names: instruction, operand index, names.
pub fn mentions(f: &Function) -> Vec<(Inst, usize, Vec<Global>)> {
    let mut all = Vec::new();
    for i in f.blocks().flat_map(|b| f.insts(b)) {
        for (n, v) in f.operands(i).enumerate() {
            let names = names_in(f, v);
            if !names.is_empty() {
                all.push((i, n, names));
            }
        }
    }
    all
}

/// The module-level names that a value mentions, if it is a constant.
pub fn names_in(f: &Function, v: Value) -> Vec<Global> {
    let mut names = Vec::new();
    if let ValueDef::Const(c) = f.value_def(v) {
        mentioned(f.constants(), c, &mut names);
    }
    names
}

/// True if something alive outside of bodies mentions the name.
pub fn in_initialisers(cx: &Header, g: Global) -> bool {
    let mut names = Vec::new();
    for (_, c) in module_constants(cx) {
        mentioned(&cx.constants, c, &mut names);
    }
    names.contains(&g)
}

/// The functions whose bodies mention a name.
pub fn functions_that_mention(m: &Module, g: Global) -> Vec<Global> {
    let has = |f: &&Function| mentions(f).iter().any(|(_, _, n)| n.contains(&g));
    m.bodies.iter().filter(has).map(|f| f.global).collect()
}

/// The functions from which one of the named things can be reached through mentions, by calls, initialisers and
/// aliases alike; those that are named themselves included.
pub fn reaching(m: &Module, names: &[String]) -> BTreeSet<Global> {
    let cx = &m.header;
    let mut users: BTreeMap<Global, BTreeSet<Global>> = BTreeMap::new();
    let mut add = |user: Global, used: Vec<Global>| {
        for g in used {
            users.entry(g).or_default().insert(user);
        }
    };
    for (g, c) in module_constants(cx) {
        let mut used = Vec::new();
        mentioned(&cx.constants, c, &mut used);
        add(g, used);
    }
    for f in &m.bodies {
        for (_, _, used) in mentions(f) {
            add(f.global, used);
        }
    }
    let named = cx
        .live_globals()
        .map(|(g, _)| g)
        .filter(|&g| names.contains(&super::describe::global(cx, g)));
    let mut work: Vec<Global> = named.collect();
    let mut all = BTreeSet::new();
    while let Some(g) = work.pop() {
        if all.insert(g) {
            work.extend(users.get(&g).into_iter().flatten());
        }
    }
    all
}
