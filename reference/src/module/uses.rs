//! Who mentions a module-level name.
//!
//! Constants that nothing uses do not count (GO-R3), nor does metadata, which forgets
//! a name that is gone.

use super::constants;
use std::collections::BTreeSet;
use tandem_ir::metadata::LocalMetadata;
use tandem_ir::module::GlobalKind;
use tandem_ir::rewrite::InstRef;
use tandem_ir::{Constant, Function, Global, Header, Inst, Module, Value, ValueDef};

/// An operand of an instruction.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Operand {
    /// The instruction.
    pub place: InstRef,
    /// Which of its operands.
    pub index: usize,
}

/// All instructions of a body, in order.
pub fn insts(f: &Function) -> impl Iterator<Item = Inst> + '_ {
    f.blocks().flat_map(|b| f.insts(b))
}

/// The constants of the module's pool that a name consists of: initialiser, aliasee, resolver, and what a
/// function carries beside its body.
pub fn own_constants(cx: &Header, g: Global) -> Vec<Constant> {
    match &cx.globals[g].kind {
        GlobalKind::Variable(v) => v.init.into_iter().collect(),
        GlobalKind::Alias(c) | GlobalKind::IFunc(c) => vec![*c],
        GlobalKind::Function(d) => [d.prefix, d.prologue, d.personality]
            .into_iter()
            .flatten()
            .collect(),
        GlobalKind::Erased => Vec::new(),
    }
}

/// The constant that an operand is.
pub fn as_constant(f: &Function, v: Value) -> Option<Constant> {
    match f.value_def(v) {
        ValueDef::Const(c) => Some(c),
        _ => None,
    }
}

/// The names that a body mentions.
pub fn mentioned_in_body(f: &Function) -> BTreeSet<Global> {
    let operands = insts(f).flat_map(|i| f.operands(i));
    constants::mentioned(f.constants(), operands.filter_map(|v| as_constant(f, v)))
}

/// The names that a name mentions, its body included.
pub fn mentioned_by(m: &Module, g: Global) -> BTreeSet<Global> {
    let own = own_constants(&m.header, g);
    let mut names = constants::mentioned(&m.header.constants, own);
    if let Some(f) = m.body(g) {
        names.extend(mentioned_in_body(f));
    }
    names
}

/// The operands that mention a name, in order of bodies, layout and index.
pub fn operands(m: &Module, g: Global) -> Vec<Operand> {
    let mut found = Vec::new();
    for f in &m.bodies {
        if !mentioned_in_body(f).contains(&g) {
            continue;
        }
        for inst in insts(f) {
            let place = InstRef {
                function: f.global,
                inst,
            };
            for (index, v) in f.operands(inst).enumerate() {
                if as_constant(f, v).is_some_and(|c| constants::mentions(f.constants(), c, g)) {
                    found.push(Operand { place, index });
                }
            }
        }
    }
    found
}

/// The names whose initialiser, aliasee, resolver or other constant mentions a name, in order of the text.
pub fn holders(m: &Module, g: Global) -> Vec<Global> {
    let mentions = |h: Global| {
        constants::mentioned(&m.header.constants, own_constants(&m.header, h)).contains(&g)
    };
    let names = m.header.live_globals().map(|(h, _)| h);
    names.filter(|&h| mentions(h)).collect()
}

/// True if anything that is not metadata mentions the name.
pub fn is_used(m: &Module, g: Global) -> bool {
    !holders(m, g).is_empty() || !operands(m, g).is_empty()
}

/// True if the result of one of the instructions is a metadata operand of a call.
pub fn are_metadata(f: &Function, all: &BTreeSet<Inst>) -> bool {
    let ours = |v: &Value| f.def_inst(*v).is_some_and(|i| all.contains(&i));
    let described = |v: Value| match f.value_def(v) {
        ValueDef::Metadata(n) => match f.metadata_operand(n) {
            LocalMetadata::Value(v) => ours(v),
            LocalMetadata::ArgList(l) => l.iter().any(ours),
            LocalMetadata::Module(_) => false,
        },
        _ => false,
    };
    insts(f).flat_map(|i| f.operands(i)).any(described)
}
