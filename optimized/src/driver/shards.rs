//! The parts of a split compilation as modules of their own, for `--save-split` (PL-018..PL-023).
//!
//! A shard has one body and a declaration of every name that the body mentions; what is local to the module is hidden in it.
//! Names are found by their entity and never by text (PL-T7). Compilation itself does not go through these texts: a worker
//! has one body and reads the header that all share.

use crate::analysis::module::GlobalUses;
use crate::pass_manager::schedule;
use tandem_ir::module::{DllStorage, FunctionDecl, GlobalKind, Linkage, Variable, Visibility};
use tandem_ir::{Global, Module, text, types::TypeData};

/// The name of every shard.
pub const SHARD: &str = "<split-module>";

/// A shard for each definition, in the order in which workers take them: file name and text.
pub fn shards(module: &Module) -> Vec<(String, String)> {
    let order = schedule(module, None);
    let shard = |(rank, n): (usize, usize)| {
        let body = &module.bodies[n];
        let name = module.header.global_name(body.global);
        let file = format!("{rank:06}.{}.ll", file_name(name));
        (file, text::print(&one(module, n)))
    };
    order.into_iter().enumerate().map(shard).collect()
}

/// A symbol as a part of a file name.
fn file_name(symbol: &str) -> String {
    let kept = |c: char| c.is_ascii_alphanumeric() || matches!(c, '_' | '.' | '$' | '-');
    symbol
        .chars()
        .take(100)
        .map(|c| if kept(c) { c } else { '_' })
        .collect()
}

/// The module with one body, and declarations of what it mentions.
fn one(module: &Module, n: usize) -> Module {
    let mut shard = Module {
        header: module.header.clone(),
        bodies: vec![module.bodies[n].clone()],
    };
    let own = shard.bodies[0].global;
    shard.header.name = SHARD.into();
    shard.header.source_filename = Some(SHARD.into());
    shard.header.module_asm.clear();
    shard.header.summary.clear();
    let all: Vec<Global> = shard.header.live_globals().map(|g| g.0).collect();
    for &g in all.iter().filter(|&&g| g != own) {
        declare(&mut shard, g);
    }
    let uses = GlobalUses::new(&shard);
    for g in all {
        let mentioned = !uses.in_bodies(g).is_empty() || uses.in_header(g) || uses.is_pinned(g);
        if g != own && !mentioned {
            shard.header.erase_global(g);
        }
    }
    shard
}

/// Makes a definition a declaration; what only the module sees becomes hidden.
fn declare(shard: &mut Module, g: Global) {
    let header = &mut shard.header;
    let is_function = matches!(
        header.types.get(header.globals[g].ty),
        Some(TypeData::Function { .. })
    );
    let data = &mut header.globals[g];
    let local = matches!(data.linkage, Linkage::Internal | Linkage::Private);
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
    if local {
        data.visibility = Visibility::Hidden;
        data.dll = DllStorage::None;
    }
    data.comdat = None;
    data.attachments.clear();
}
