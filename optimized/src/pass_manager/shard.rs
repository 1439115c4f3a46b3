//! The parts of a split compilation: modules of their own, each with one body (PL-018..PL-023).
//!
//! A shard has the body and a declaration of every name that the body mentions; what is local to the module is external and
//! hidden in it, so that shards that are written out fit together again. Names are entities and never texts (PL-T7): they have
//! the numbers that they have in the module, and so do types, attributes and metadata. A shard is joined to the module again
//! by giving its body back; linkage, visibility, comdat and what else a declaration lost are as the module has them.

use crate::analysis::module::mentions;
use tandem_ir::module::{DllStorage, FunctionDecl, GlobalKind, Linkage, Variable, Visibility};
use tandem_ir::types::TypeData;
use tandem_ir::{Function, Global, Header, Module};

/// The name of every shard.
pub const NAME: &str = "<split-module>";

/// Makes shards of a module, one after the other: types, constants, attributes and metadata are copied once for all of them.
pub struct Shards<'a> {
    of: &'a Header,
    /// The header of a shard, without a name between two of them.
    header: Header,
    /// Those that the shard of the moment has.
    names: Vec<Global>,
}

impl<'a> Shards<'a> {
    /// Of a module.
    pub fn new(of: &'a Header) -> Shards<'a> {
        let mut header = of.clone();
        header.name = NAME.into();
        header.source_filename = Some(NAME.into());
        header.module_asm.clear();
        header.summary.clear();
        header.by_name.clear();
        for (g, _) in of.live_globals() {
            header.erase_global(g);
        }
        let names = Vec::new();
        Shards { of, header, names }
    }

    /// A body with declarations of what it mentions.
    pub fn apart(&mut self, body: Function) -> Module {
        let own = body.global;
        self.enter(own, |_, _| {});
        let found = &mut Vec::new();
        mentions::in_body(&self.header, &body, &mut |g| found.push(g));
        for c in mentions::parts(&self.header.globals[own].kind) {
            mentions::of(&self.header.constants, c, &mut |g| found.push(g));
        }
        for &g in &*found {
            if self.header.is_erased(g) {
                self.enter(g, declare);
            }
        }
        Module {
            header: std::mem::take(&mut self.header),
            bodies: vec![body],
        }
    }

    /// The body of the shard made last, for the module that it was taken from; `None` if it has none any more.
    pub fn joined(&mut self, mut shard: Module) -> Option<Function> {
        self.header = std::mem::take(&mut shard.header);
        for g in self.names.drain(..) {
            self.header.erase_global(g);
        }
        shard.bodies.pop()
    }

    /// A name as shards see it.
    fn enter(&mut self, g: Global, otherwise: impl Fn(&mut Header, Global)) {
        self.header.globals[g] = self.of.globals[g].clone();
        if let Some(name) = self.header.globals[g].name.clone() {
            self.header.by_name.insert(name, g);
        }
        show(&mut self.header, g);
        otherwise(&mut self.header, g);
        self.names.push(g);
    }
}

/// Makes a definition a declaration.
fn declare(header: &mut Header, g: Global) {
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
