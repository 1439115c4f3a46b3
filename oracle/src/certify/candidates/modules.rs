//! Kinds of rewrites of modules whose candidates are restricted by hand.

use super::{Candidates, instances};
use tandem_ir::rewrite::{InstRef, ModuleRewrite};
use tandem_ir::{Global, InstKind, Module};

/// More names than this are not put together in every way.
const MOST_NAMES: usize = 8;

impl Candidates for Module {
    const RESTRICTED: &'static [&'static str] = &[
        "fold-global",
        "split-global",
        "erase-stores",
        "forward-store",
        "heap-to-static",
        "split-heap",
        "erase-globals",
        "make-internal",
        "in-function",
    ];

    fn restricted(&self, kinds: &[&str]) -> Vec<ModuleRewrite> {
        let m = self;
        let wanted = |kind: &str| kinds.contains(&kind);
        let names: Vec<Global> = m.header.live_globals().map(|(g, _)| g).collect();
        let mut all = of_variables(m, &names, &wanted);
        if wanted("erase-globals") {
            let of = |globals| ModuleRewrite::EraseGlobals { globals };
            all.extend(sets(&names).into_iter().map(of));
        }
        if wanted("make-internal") {
            let of = |globals| ModuleRewrite::MakeInternal { globals };
            all.extend(sets(&names).into_iter().map(of));
        }
        if wanted("in-function") {
            let of = |(function, rewrite)| ModuleRewrite::InFunction {
                function,
                rewrite: Box::new(rewrite),
            };
            all.extend(instances::in_bodies(m).into_iter().map(of));
        }
        all
    }
}

/// Every rewrite of one variable, at every load and every call that gives a pointer.
fn of_variables(m: &Module, names: &[Global], wanted: &dyn Fn(&str) -> bool) -> Vec<ModuleRewrite> {
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
    all.retain(|rw| wanted(rw.kind()));
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
