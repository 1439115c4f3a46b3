//! globaldce in reference form: what no root reaches goes.
//!
//! A name is reached if it is a root, if a name that is reached mentions it, or if it
//! shares a comdat with one. Cycles of names that only reach each other are not
//! reached. Declarations are never roots.

use crate::ApplyError;
use crate::edits::globals;
use crate::module::{Check, cannot_apply, foreign, illegal, judgement, require};
use crate::module::{roots, until_none};
use tandem_ir::rewrite::{Judgement, ModuleContext, ModuleRewrite};
use tandem_ir::{Global, Module};

/// What `tandem certify` wrote about this form.
pub const CERTIFICATE: Option<&str> = Some(include_str!("../../certificates/globaldce.json"));

/// Whether the rewrite is legal.
pub fn judge(context: &ModuleContext, m: &Module, rw: &ModuleRewrite) -> Judgement {
    let checked = named(m, rw).and_then(|all| {
        let reached = roots::reached(m);
        let kept = all.iter().find(|g| reached.contains(g));
        if let Some(&g) = kept {
            let name = m.header.global_name(g);
            return Err(illegal("X-2", format!("a root reaches @{name}")));
        }
        let visible = |g: &Global| {
            let data = &m.header.globals[*g];
            roots::is_defined(data) && !data.linkage.is_local()
        };
        let elsewhere = context.is_shard && all.iter().any(visible);
        require(!elsewhere, "PL-R4", "another shard may use the definition")
    });
    judgement(checked)
}

/// The names that the rewrite erases, if nothing that stays mentions one.
fn named<'a>(m: &Module, rw: &'a ModuleRewrite) -> Check<&'a [Global]> {
    let ModuleRewrite::EraseGlobals { globals } = rw else {
        return Err(foreign());
    };
    globals::erasable(m, globals)?;
    Ok(globals)
}

/// The one rewrite that erases all that no root reaches, if there is anything.
pub fn find(context: &ModuleContext, m: &Module) -> Vec<ModuleRewrite> {
    let reached = roots::reached(m);
    let names = m.header.live_globals().map(|(g, _)| g);
    let globals: Vec<Global> = names.filter(|g| !reached.contains(g)).collect();
    let all = [ModuleRewrite::EraseGlobals { globals }];
    let legal = |rw: &ModuleRewrite| judge(context, m, rw) == Judgement::Legal;
    all.into_iter().filter(legal).collect()
}

/// Performs the rewrite.
///
/// # Errors
/// An [`ApplyError`] if names are missing, out of order or mentioned by what stays; the module is then
/// unchanged.
pub fn apply(_: &ModuleContext, m: &mut Module, rw: &ModuleRewrite) -> Result<(), ApplyError> {
    let globals = named(m, rw).map_err(cannot_apply)?;
    globals::erase(m, globals)
}

/// Applies what `find` finds; once is enough.
pub fn run(context: &ModuleContext, m: &mut Module) -> usize {
    let first = |m: &Module| find(context, m).into_iter().next();
    until_none(m, 2, first, |m, rw| apply(context, m, rw))
}
