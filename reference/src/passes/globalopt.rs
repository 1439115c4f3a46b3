//! GlobalOpt in reference form (GO-R1 to GO-R13).
//!
//! Six rewrites of variables whose every use is known, one file each: loads of a
//! variable that never changes become constants (`fold_global`), an allocation that
//! happens once becomes a variable (`heap_to_static`), structs fall apart into their
//! fields (`split_global`, `split_heap`), stores that nobody reads go
//! (`erase_stores`), and a load behind the only store takes its value
//! (`forward_store`). `candidate` says which variables come into question at all.
//!
//! Each file has a `plan`, which says what the rewrite would do or why that cannot be
//! told, a `judge` of the plan, and a `perform`. A plan is all that `apply` needs.

mod allocation;
mod candidate;
mod erase_stores;
mod fold_global;
mod forward_store;
mod heap_to_static;
mod object;
mod once;
mod split_global;
mod split_heap;
mod split_heap_edit;

use crate::ApplyError;
use crate::module::{cannot_apply, closure, exists, foreign, judgement, until_none, uses};
use tandem_ir::rewrite::{Judgement, ModuleContext, ModuleRewrite};
use tandem_ir::{Global, Module};

/// What `tandem certify` wrote about this form.
pub const CERTIFICATE: Option<&str> = Some(include_str!("../../certificates/globalopt.json"));

/// Whether the rewrite is legal.
pub fn judge(context: &ModuleContext, m: &Module, rw: &ModuleRewrite) -> Judgement {
    let checked = global(rw).ok_or_else(foreign).and_then(|g| {
        exists(m, g)?;
        candidate::check(context, m, g)?;
        match rw {
            ModuleRewrite::FoldGlobal { global } => fold_global::judge(m, *global),
            ModuleRewrite::HeapToStatic { global, site } => {
                heap_to_static::judge(m, *global, *site)
            }
            ModuleRewrite::SplitGlobal { global } => split_global::judge(m, *global),
            ModuleRewrite::SplitHeap { global, site } => split_heap::judge(m, *global, *site),
            ModuleRewrite::EraseStores { global } => erase_stores::judge(m, *global),
            ModuleRewrite::ForwardStore { global, load } => forward_store::judge(m, *global, *load),
            _ => Err(foreign()),
        }
    });
    judgement(checked)
}

/// The variable that a rewrite of this pass is about.
fn global(rw: &ModuleRewrite) -> Option<Global> {
    match rw {
        ModuleRewrite::FoldGlobal { global }
        | ModuleRewrite::HeapToStatic { global, .. }
        | ModuleRewrite::SplitGlobal { global }
        | ModuleRewrite::SplitHeap { global, .. }
        | ModuleRewrite::EraseStores { global }
        | ModuleRewrite::ForwardStore { global, .. } => Some(*global),
        _ => None,
    }
}

/// Performs a rewrite.
///
/// # Errors
/// An [`ApplyError`] if the rewrite does not describe something that is in the module; the module is then
/// unchanged.
pub fn apply(_: &ModuleContext, m: &mut Module, rw: &ModuleRewrite) -> Result<(), ApplyError> {
    let g = global(rw).ok_or_else(foreign).map_err(cannot_apply)?;
    let variable = exists(m, g).and_then(|()| candidate::variable(m, g).map(|_| ()));
    variable.map_err(cannot_apply)?;
    match rw {
        ModuleRewrite::FoldGlobal { global } => {
            let plan = fold_global::plan(m, *global).map_err(cannot_apply)?;
            fold_global::perform(m, *global, &plan);
        }
        ModuleRewrite::HeapToStatic { global, site } => {
            let plan = heap_to_static::plan(m, *global, *site).map_err(cannot_apply)?;
            heap_to_static::perform(m, *global, &plan);
        }
        ModuleRewrite::SplitGlobal { global } => {
            let plan = split_global::plan(m, *global).map_err(cannot_apply)?;
            split_global::perform(m, *global, &plan);
        }
        ModuleRewrite::SplitHeap { global, site } => {
            let plan = split_heap::plan(m, *global, *site).map_err(cannot_apply)?;
            split_heap::perform(m, *global, &plan);
        }
        ModuleRewrite::EraseStores { global } => {
            let plan = erase_stores::plan(m, *global).map_err(cannot_apply)?;
            erase_stores::perform(m, *global, &plan);
        }
        ModuleRewrite::ForwardStore { global, load } => {
            let plan = forward_store::plan(m, *global, *load).map_err(cannot_apply)?;
            forward_store::perform(m, *global, &plan);
        }
        _ => return Err(cannot_apply(foreign())),
    }
    Ok(())
}

/// Shows the legal rewrites, variable by variable in order of the text and in the order of GO-R1, until `visit`
/// says to stop.
fn each(context: &ModuleContext, m: &Module, visit: &mut dyn FnMut(ModuleRewrite) -> bool) {
    let sites = allocation::sites(m);
    for (global, _) in m.header.live_globals() {
        let Ok(closure) =
            candidate::check(context, m, global).and_then(|()| closure::of(m, global))
        else {
            continue;
        };
        let mut all = vec![ModuleRewrite::FoldGlobal { global }];
        let of = |&site| ModuleRewrite::HeapToStatic { global, site };
        all.extend(sites.iter().map(of));
        all.push(ModuleRewrite::SplitGlobal { global });
        let of = |&site| ModuleRewrite::SplitHeap { global, site };
        all.extend(sites.iter().map(of));
        all.push(ModuleRewrite::EraseStores { global });
        let loads = closure.loads().map(|a| a.place);
        all.extend(loads.map(|load| ModuleRewrite::ForwardStore { global, load }));
        let legal = |rw: &ModuleRewrite| judge(context, m, rw) == Judgement::Legal;
        if !all.into_iter().filter(legal).all(&mut *visit) {
            return;
        }
    }
}

/// All legal rewrites in a fixed order.
pub fn find(context: &ModuleContext, m: &Module) -> Vec<ModuleRewrite> {
    let mut all = Vec::new();
    each(context, m, &mut |rw| {
        all.push(rw);
        true
    });
    all
}

/// Applies the first rewrite found, again and again, until none is left.
///
/// Each rewrite takes away a load or a variable, or makes a variable's or an object's type less deep (GO-R11),
/// so that the run ends by itself; the cap is there for what nobody thought of.
pub fn run(context: &ModuleContext, m: &mut Module) -> usize {
    let insts: usize = m.bodies.iter().map(|f| uses::insts(f).count()).sum();
    let first = |m: &Module| {
        let mut found = None;
        each(context, m, &mut |rw| {
            found = Some(rw);
            false
        });
        found
    };
    let cap = 1000 + 10 * (insts + m.header.globals.len());
    until_none(m, cap, first, |m, rw| apply(context, m, rw))
}
