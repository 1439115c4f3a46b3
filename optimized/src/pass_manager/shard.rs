//! The parts of a split compilation: modules of their own, each with one body (PL-018..PL-023).
//!
//! A shard has the body and a declaration of every name that the body mentions; what is local to the module is external and
//! hidden in it, so that shards that are written out fit together again. Names are entities and never texts (PL-T7): they have
//! the numbers that they have in the module, and so do types, attributes and metadata. A shard is joined to the module again
//! by giving its body back; linkage, visibility, comdat and what else a declaration lost are as the module has them.

use crate::analysis::module::GlobalUses;
use tandem_ir::module::{DllStorage, FunctionDecl, GlobalKind, Linkage, Variable, Visibility};
use tandem_ir::types::TypeData;
use tandem_ir::{Function, Global, Header, Module};

/// The name of every shard.
pub const NAME: &str = "<split-module>";

/// A body with declarations of what it mentions.
pub fn apart(header: &Header, body: Function) -> Module {
    let own = body.global;
    let mut shard = Module {
        header: header.clone(),
        bodies: vec![body],
    };
    shard.header.name = NAME.into();
    shard.header.source_filename = Some(NAME.into());
    shard.header.module_asm.clear();
    shard.header.summary.clear();
    let all: Vec<Global> = shard.header.live_globals().map(|g| g.0).collect();
    for &g in all.iter().filter(|&&g| g != own) {
        declare(&mut shard.header, g);
    }
    show(&mut shard.header, own);
    let uses = GlobalUses::new(&shard);
    for g in all {
        let mentioned = !uses.in_bodies(g).is_empty() || uses.in_header(g) || uses.is_pinned(g);
        if g != own && !mentioned {
            shard.header.erase_global(g);
        }
    }
    shard
}

/// The body of a shard, for the module that it was taken from; `None` if it has none any more.
pub fn joined(mut shard: Module) -> Option<Function> {
    shard.bodies.pop()
}

/// Makes a definition a declaration.
fn declare(header: &mut Header, g: Global) {
    show(header, g);
    let is_function = matches!(
        header.types.get(header.globals[g].ty),
        Some(TypeData::Function { .. })
    );
    let data = &mut header.globals[g];
    data.kind = match std::mem::replace(&mut data.kind, GlobalKind::Erased) {
        GlobalKind::Variable(v) => GlobalKind::Variable(Variable { init: None, ..v }),
        GlobalKind::Function(d) => GlobalKind::Function(FunctionDecl {
            prefix: None,
            prologue: None,
            personality: None,
            defined: false,
            ..d
        }),
        GlobalKind::Alias(_) | GlobalKind::IFunc(_) if is_function => {
            GlobalKind::Function(FunctionDecl::default())
        }
        GlobalKind::Alias(_) | GlobalKind::IFunc(_) => GlobalKind::Variable(Variable::default()),
        GlobalKind::Erased => GlobalKind::Erased,
    };
    if data.linkage != Linkage::ExternalWeak {
        data.linkage = Linkage::External;
    }
    data.comdat = None;
    data.attachments.clear();
}

/// Makes what only the module sees external and hidden.
fn show(header: &mut Header, g: Global) {
    let data = &mut header.globals[g];
    if matches!(data.linkage, Linkage::Internal | Linkage::Private) {
        data.linkage = Linkage::External;
        data.visibility = Visibility::Hidden;
        data.dll = DllStorage::None;
    }
}
