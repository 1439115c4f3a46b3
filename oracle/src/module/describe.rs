//! Rewrites of modules in words that a person can follow.

pub use crate::canonical::global_label as global;
use tandem_ir::rewrite::{InstRef, ModuleRewrite};
use tandem_ir::{Function, Global, Inst, Module};

/// A rewrite of `m` (the module before it) in one line.
pub fn rewrite(m: &Module, rw: &ModuleRewrite) -> String {
    let name = |g: &Global| global(&m.header, *g);
    let list = |gs: &[Global]| gs.iter().map(name).collect::<Vec<_>>().join(", ");
    match rw {
        ModuleRewrite::FoldGlobal { global } => {
            format!("{} always holds its initial value", name(global))
        }
        ModuleRewrite::HeapToStatic { global, site } => format!(
            "the one allocation {} that {} holds becomes a variable",
            place(m, site),
            name(global)
        ),
        ModuleRewrite::SplitGlobal { global } => {
            format!("split {} into its fields", name(global))
        }
        ModuleRewrite::SplitHeap { global, site } => format!(
            "split the structs allocated {} that {} holds into their fields",
            place(m, site),
            name(global)
        ),
        ModuleRewrite::EraseStores { global } => {
            format!("{} is never loaded, its stores go", name(global))
        }
        ModuleRewrite::ForwardStore { global, load } => format!(
            "the load {} is what the only store to {} stored",
            place(m, load),
            name(global)
        ),
        ModuleRewrite::EraseGlobals { globals } => {
            format!("no root reaches {}", list(globals))
        }
        ModuleRewrite::Internalize { globals } => format!("make {} internal", list(globals)),
        ModuleRewrite::MergeConstants { keep, drop } => {
            format!("{} is {} as well", name(drop), name(keep))
        }
        ModuleRewrite::MoveToGlobalSpace { global } => {
            format!("move {} to address space 1", name(global))
        }
    }
}

fn place(m: &Module, p: &InstRef) -> String {
    let f = global(&m.header, p.function);
    match m.body(p.function) {
        Some(body) => format!("at {} in {f}", inst(body, p.inst)),
        None => format!("in {f}"),
    }
}

fn inst(f: &Function, i: Inst) -> String {
    match f.result(i) {
        Some(v) => f.name(v).map_or_else(|| v.to_string(), |n| format!("%{n}")),
        None => f.kind(i).mnemonic().to_owned(),
    }
}
