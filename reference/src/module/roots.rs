//! Which names others may reach: the roots of X-2, and what they keep alive.

use super::{constants, uses};
use std::collections::BTreeSet;
use tandem_ir::metadata::{MdBody, Metadata};
use tandem_ir::module::{GlobalData, GlobalKind, Header, Linkage};
use tandem_ir::{Comdat, Global, MdNode, Module};

/// True for a name that is defined here.
pub fn is_defined(data: &GlobalData) -> bool {
    match &data.kind {
        GlobalKind::Variable(v) => v.init.is_some(),
        GlobalKind::Function(d) => d.defined,
        GlobalKind::Alias(_) | GlobalKind::IFunc(_) => true,
        GlobalKind::Erased => false,
    }
}

/// The names that a list such as `llvm.used` holds.
fn listed(cx: &Header, list: &str) -> BTreeSet<Global> {
    let init = cx.lookup(list).and_then(|g| cx.variable(g)?.init);
    constants::mentioned(&cx.constants, init)
}

/// True for a member of `llvm.used` or `llvm.compiler.used`.
pub fn is_used_invisibly(cx: &Header, g: Global) -> bool {
    listed(cx, "llvm.used").contains(&g) || listed(cx, "llvm.compiler.used").contains(&g)
}

/// True for a member of the lists of constructors and destructors.
pub fn is_run_at_start_or_end(cx: &Header, g: Global) -> bool {
    listed(cx, "llvm.global_ctors").contains(&g) || listed(cx, "llvm.global_dtors").contains(&g)
}

/// What `nvvm.annotations` says of a name: the operands of each entry that begins with it.
pub fn annotations(cx: &Header, g: Global) -> Vec<&[Metadata]> {
    let list = cx.strings.lookup("nvvm.annotations");
    let lists = cx.metadata.named.iter().filter(|n| Some(n.0) == list);
    let entry = |n: &MdNode| match &cx.metadata.nodes[*n].body {
        MdBody::Tuple(ops) => match ops.first() {
            Some(Metadata::Constant(c)) if constants::mentions(&cx.constants, *c, g) => {
                Some(&ops[1..])
            }
            _ => None,
        },
        _ => None,
    };
    lists.flat_map(|n| &n.1).filter_map(entry).collect()
}

/// True for a variable that the host may write before or between launches, or bind by its name: annotations of variables say
/// that they are managed, or stand for textures, surfaces and samplers.
pub fn is_written_by_host(cx: &Header, g: Global) -> bool {
    cx.variable(g)
        .is_some_and(|v| v.externally_initialized || !annotations(cx, g).is_empty())
}

/// True for a name that stays although nothing in the module uses it.
pub fn is_root(cx: &Header, g: Global) -> bool {
    let data = &cx.globals[g];
    let may_be_left_out = data.linkage.is_local()
        || matches!(
            data.linkage,
            Linkage::LinkOnceAny | Linkage::LinkOnceOdr | Linkage::AvailableExternally
        );
    is_defined(data)
        && (!may_be_left_out
            || cx.is_kernel(g)
            || is_written_by_host(cx, g)
            || is_used_invisibly(cx, g)
            || is_run_at_start_or_end(cx, g))
}

/// The comdat of a name; that of an alias is its aliasee's.
pub fn comdat_of(cx: &Header, mut g: Global) -> Option<Comdat> {
    for _ in 0..cx.globals.len() {
        match cx.globals[g].kind {
            GlobalKind::Alias(target) => g = constants::address(cx, &cx.constants, target)?.0,
            _ => return cx.globals[g].comdat,
        }
    }
    None
}

/// The names that the roots reach; a comdat is reached as a whole.
pub fn reached(m: &Module) -> BTreeSet<Global> {
    let cx = &m.header;
    let names: Vec<Global> = cx.live_globals().map(|(g, _)| g).collect();
    let mut todo: Vec<Global> = names.iter().copied().filter(|&g| is_root(cx, g)).collect();
    let mut seen: BTreeSet<Global> = todo.iter().copied().collect();
    while let Some(g) = todo.pop() {
        let comdat = comdat_of(cx, g);
        let together = |h: &Global| comdat.is_some() && comdat_of(cx, *h) == comdat;
        let next = names.iter().copied().filter(together);
        let next = next.chain(uses::mentioned_by(m, g));
        todo.extend(next.filter(|&h| seen.insert(h)));
    }
    seen
}
