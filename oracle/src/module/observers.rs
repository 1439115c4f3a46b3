//! Who sees a module from outside: what must stay, what may be called, what may be looked at.

use tandem_ir::constant::{ConstantData, ConstantPool};
use tandem_ir::metadata::{MdBody, Metadata};
use tandem_ir::module::{GlobalData, GlobalKind, Linkage};
use tandem_ir::rewrite::ModuleContext;
use tandem_ir::{Constant, Global, Header};

/// Names of the variables that list what must be kept.
pub const USED: [&str; 2] = ["llvm.used", "llvm.compiler.used"];

/// Module-level names that a constant mentions, at any depth.
pub fn mentioned(pool: &ConstantPool, c: Constant, out: &mut Vec<Global>) {
    match pool.get(c) {
        ConstantData::Global(g)
        | ConstantData::BlockAddress(g, _)
        | ConstantData::DsoLocalEquivalent(g)
        | ConstantData::NoCfi(g) => out.push(*g),
        ConstantData::Aggregate(parts) => parts.iter().for_each(|&p| mentioned(pool, p, out)),
        ConstantData::PtrAuth(parts) => parts.iter().for_each(|&p| mentioned(pool, p, out)),
        ConstantData::Splat(p) => mentioned(pool, *p, out),
        ConstantData::Expr(e) => e.operands().iter().for_each(|&p| mentioned(pool, p, out)),
        _ => {}
    }
}

/// What others use by name: the members of `llvm.used` and `llvm.compiler.used`, and variables that `nvvm.annotations` says the
/// host binds or writes. Without repetition.
pub fn used(cx: &Header) -> Vec<Global> {
    let mut all = Vec::new();
    for list in USED.iter().filter_map(|n| cx.lookup(n)) {
        if let Some(init) = cx.variable(list).and_then(|v| v.init) {
            mentioned(&cx.constants, init, &mut all);
        }
    }
    annotated(cx, &mut all);
    all.sort_unstable();
    all.dedup();
    all
}

/// The variables that `nvvm.annotations` names.
fn annotated(cx: &Header, out: &mut Vec<Global>) {
    let list = cx.strings.lookup("nvvm.annotations");
    let lists = cx.metadata.named.iter().filter(|n| Some(n.0) == list);
    for &node in lists.flat_map(|n| &n.1) {
        let MdBody::Tuple(ops) = &cx.metadata.nodes[node].body else {
            continue;
        };
        if let Some(Metadata::Constant(c)) = ops.first() {
            let mut named = Vec::new();
            mentioned(&cx.constants, *c, &mut named);
            out.extend(named.into_iter().filter(|&g| cx.variable(g).is_some()));
        }
    }
}

/// True if the linker may drop the name where nobody refers to it, or it is only a reference itself.
pub fn discardable(d: &GlobalData) -> bool {
    use Linkage::*;
    let defined = match &d.kind {
        GlobalKind::Variable(v) => v.init.is_some(),
        GlobalKind::Function(f) => f.defined,
        GlobalKind::Alias(_) | GlobalKind::IFunc(_) => true,
        GlobalKind::Erased => false,
    };
    !defined || matches!(d.linkage, LinkOnceAny | LinkOnceOdr | AvailableExternally)
}

/// True if the name must stay as it is whatever the world keeps: kernels, what `llvm.used` lists, what the host
/// initialises, names that mean something to LLVM.
pub fn rooted(cx: &Header, g: Global, used: &[Global]) -> bool {
    let d = &cx.globals[g];
    let external = matches!(&d.kind, GlobalKind::Variable(v) if v.externally_initialized);
    let special = d.name.as_deref().is_some_and(|n| n.starts_with("llvm."));
    cx.is_kernel(g) || used.contains(&g) || external || special
}

/// True if the name must stay visible because the caller says so.
pub fn kept(world: &ModuleContext, name: &str) -> bool {
    world.keep.iter().any(|k| match k.strip_suffix('*') {
        Some(start) => name.starts_with(start),
        None => **k == *name,
    })
}
