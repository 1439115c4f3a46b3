//! Every rewrite of a module that can be named: what is put to the judge.

use crate::enumerate::modules::Proposals;
use tandem_ir::rewrite::{InstRef, ModuleRewrite};
use tandem_ir::{Global, InstKind, Module};

/// More names than this are not put together in every way.
const MOST_NAMES: usize = 8;

/// All rewrites of the kinds that are proposed, sensible or not.
pub(super) fn all(proposals: Proposals, m: &Module) -> Vec<ModuleRewrite> {
    let names: Vec<Global> = m.header.live_globals().map(|(g, _)| g).collect();
    match proposals {
        Proposals::Variables => of_variables(m, &names),
        Proposals::Erase => {
            let of = |globals| ModuleRewrite::EraseGlobals { globals };
            sets(&names).into_iter().map(of).collect()
        }
        Proposals::Internalize => {
            let of = |globals| ModuleRewrite::Internalize { globals };
            sets(&names).into_iter().map(of).collect()
        }
        Proposals::Merge => {
            let with = |&keep: &Global| {
                let of = move |&drop: &Global| ModuleRewrite::MergeConstants { keep, drop };
                names.iter().map(of)
            };
            names.iter().flat_map(with).collect()
        }
        Proposals::Move => {
            let of = |&global: &Global| ModuleRewrite::MoveToGlobalSpace { global };
            names.iter().map(of).collect()
        }
    }
}

/// Every rewrite of one variable, at every load and every call that gives a pointer.
fn of_variables(m: &Module, names: &[Global]) -> Vec<ModuleRewrite> {
    let mut loads = Vec::new();
    let mut calls = Vec::new();
    for f in &m.bodies {
        for inst in f.blocks().flat_map(|b| f.insts(b)) {
            let place = InstRef {
                function: f.global,
                inst,
            };
            match f.kind(inst) {
                InstKind::Load(_) => loads.push(place),
                InstKind::Call(_) if f.inst_type(inst).is_ptr() => calls.push(place),
                _ => {}
            }
        }
    }
    let mut all = Vec::new();
    for &global in names {
        all.push(ModuleRewrite::FoldGlobal { global });
        all.push(ModuleRewrite::SplitGlobal { global });
        all.push(ModuleRewrite::EraseStores { global });
        let of = |&load: &InstRef| ModuleRewrite::ForwardStore { global, load };
        all.extend(loads.iter().map(of));
        for &site in &calls {
            all.push(ModuleRewrite::HeapToStatic { global, site });
            all.push(ModuleRewrite::SplitHeap { global, site });
        }
    }
    all
}

/// Every set of names but the empty one, smaller numbers first; of many names only single ones and pairs.
fn sets(names: &[Global]) -> Vec<Vec<Global>> {
    if names.len() > MOST_NAMES {
        let pair = |(n, &a): (usize, &Global)| {
            let rest = names[n + 1..].iter().map(move |&b| vec![a, b]);
            std::iter::once(vec![a]).chain(rest)
        };
        return names.iter().enumerate().flat_map(pair).collect();
    }
    let members = |set: u32| {
        let inside = |n: &usize| set >> n & 1 == 1;
        let of = (0..names.len()).filter(inside);
        of.map(|n| names[n]).collect()
    };
    (1..1u32 << names.len()).map(members).collect()
}
