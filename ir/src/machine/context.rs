//! What a pass on one machine function is told of the module around it.
//!
//! A module is taken apart for passes: its functions, which change, and everything else, which does not. The heads of the
//! functions stay in the context, because calls are held against them; so do the two forms of branches that passes write.

use super::forms::{FormId, FormTable};
use super::func::MFunc;
use super::module::{Item, MModule};

/// Functions of the run-time system that do not wait for other threads (MM-4).
pub const RUNTIME: [&str; 4] = ["vprintf", "malloc", "free", "__assertfail"];

/// A module without the bodies of its functions.
///
/// **Invariant:** its table of forms has `bra` and `bra.uni`.
#[derive(Clone, PartialEq, Debug)]
pub struct MachineContext {
    /// The module; each function has its head and no body.
    pub module: MModule,
    /// `bra`.
    pub bra: FormId,
    /// `bra.uni`: what an unconditional branch is written as (6.7).
    pub bra_uni: FormId,
    /// By number of a function: whether a call of it may wait for other threads, or do what depends on them.
    pub convergent: Vec<bool>,
}

impl MachineContext {
    /// The context of the functions of a module, which stays as it is.
    pub fn of(module: &MModule) -> MachineContext {
        let heads = MModule {
            version: module.version,
            target: module.target.clone(),
            address_size: module.address_size,
            items: module.items.clone(),
            globals: module.globals.clone(),
            funcs: module.funcs.iter().map(head).collect(),
            forms: module.forms.clone(),
        };
        MachineContext::take_apart(heads).0
    }
    /// Takes a module apart: its context, and its functions in their order.
    pub fn take_apart(mut module: MModule) -> (MachineContext, Vec<MFunc>) {
        // Both are lines of the table.
        let bra = module.forms.intern("bra").unwrap_or(FormId(0));
        let bra_uni = module.forms.intern("bra.uni").unwrap_or(FormId(0));
        let heads = module.funcs.iter().map(head).collect();
        let funcs = std::mem::replace(&mut module.funcs, heads);
        let stated = |name: &str| {
            let is = |i: &Item| matches!(i, Item::NonConvergent(n) if n == name);
            module.items.iter().any(is)
        };
        let convergent = funcs
            .iter()
            .map(|f| !RUNTIME.contains(&f.name.as_str()) && !stated(&f.name))
            .collect();
        let context = MachineContext {
            module,
            bra,
            bra_uni,
            convergent,
        };
        (context, funcs)
    }
    /// The module again, with these functions, as many as there were.
    pub fn put_together(self, funcs: Vec<MFunc>) -> MModule {
        MModule {
            funcs,
            ..self.module
        }
    }
    /// The forms of the module.
    pub fn forms(&self) -> &FormTable {
        &self.module.forms
    }
    /// Whether a call of a function, by its number, is convergent (MM-4).
    pub fn callee_is_convergent(&self, func: u32) -> bool {
        self.convergent.get(func as usize).copied().unwrap_or(true)
    }
}

/// A function without its body, as others see it.
fn head(f: &MFunc) -> MFunc {
    MFunc {
        linkage: f.linkage,
        is_entry: f.is_entry,
        rets: f.rets.clone(),
        params: f.params.clone(),
        dirs: f.dirs.clone(),
        has_body: f.has_body,
        ..MFunc::new(&f.name)
    }
}
