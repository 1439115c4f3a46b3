//! Names that were taken out of a module: nothing that is still used may refer to one.
//!
//! Constants are interned and never leave their pool, so an unused one may still
//! name what is gone. Live are the constants that an instruction uses, and those of
//! initialisers, aliases and the like. Metadata forgets a name that is gone: it
//! prints as `null`, as in LLVM.

use super::{VerifyError, module_error};
use crate::constant::{ConstantData, ConstantPool};
use crate::entity::{Constant, Global};
use crate::function::{Function, ValueDef};
use crate::module::{GlobalKind, Header, Module};
use crate::text::Subject;

/// Checks that nothing live refers to a name that was erased.
pub(super) fn check(module: &Module, errors: &mut Vec<VerifyError>) {
    let header = &module.header;
    if header.live_globals().count() == header.globals.len() {
        return;
    }
    for (g, data) in header.live_globals() {
        let parts: Vec<Constant> = match &data.kind {
            GlobalKind::Variable(v) => v.init.into_iter().collect(),
            GlobalKind::Alias(c) | GlobalKind::IFunc(c) => vec![*c],
            GlobalKind::Function(d) => [d.prefix, d.prologue, d.personality]
                .into_iter()
                .flatten()
                .collect(),
            GlobalKind::Erased => Vec::new(),
        };
        if parts
            .iter()
            .any(|&c| header.names_erased(&header.constants, c))
        {
            let name = header.global_name(g);
            module_error(
                errors,
                Subject::Global(g),
                format!("@{name}: refers to a name that was erased"),
            );
        }
    }
    for f in &module.bodies {
        if header.globals.get(f.global).is_none() || header.is_erased(f.global) {
            module_error(
                errors,
                Subject::Module,
                "function body of a name that was erased",
            );
        } else if let Some(v) = live_mention(header, f) {
            let name = header.global_name(f.global);
            let text = format!("in @{name}: {v} is used and refers to a name that was erased");
            module_error(errors, Subject::Global(f.global), text);
        }
    }
}

/// A constant value with uses that names something erased.
fn live_mention(header: &Header, f: &Function) -> Option<crate::entity::Value> {
    let mut values = (0..f.num_values() as u32).map(crate::entity::Value::from_u32);
    values.find(|&v| match f.value_def(v) {
        ValueDef::Const(c) => f.has_uses(v) && header.names_erased(f.constants(), c),
        _ => false,
    })
}

impl Header {
    /// True if a constant of `pool` names something that was erased, at any depth.
    pub fn names_erased(&self, pool: &ConstantPool, c: Constant) -> bool {
        let gone = |g: &Global| self.globals.get(*g).is_some() && self.is_erased(*g);
        match pool.get(c) {
            ConstantData::Global(g)
            | ConstantData::BlockAddress(g, _)
            | ConstantData::DsoLocalEquivalent(g)
            | ConstantData::NoCfi(g) => gone(g),
            ConstantData::Aggregate(parts) | ConstantData::PtrAuth(parts) => {
                parts.iter().any(|&p| self.names_erased(pool, p))
            }
            ConstantData::Splat(p) => self.names_erased(pool, *p),
            ConstantData::Expr(e) => e.operands().iter().any(|&p| self.names_erased(pool, p)),
            _ => false,
        }
    }
}
