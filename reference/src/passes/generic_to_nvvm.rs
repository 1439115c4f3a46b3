//! generic-to-nvvm in reference form: variables of the generic address space move to
//! the global one (PL-R10).
//!
//! Everything that used the variable uses it through a cast back to the generic space,
//! wherever the use is. LLVM's own lists and the variables that stand for textures,
//! surfaces and samplers stay where they are.

use crate::ApplyError;
use crate::module::{Check, cannot_apply, edit, exists, foreign, illegal, judgement, require};
use crate::module::{roots, until_none};
use tandem_ir::metadata::Metadata;
use tandem_ir::module::TlsMode;
use tandem_ir::rewrite::{Judgement, ModuleContext, ModuleRewrite};
use tandem_ir::{Global, Header, Module};

/// What `tandem certify` wrote about this form.
pub const CERTIFICATE: Option<&str> = Some(include_str!("../../certificates/generic-to-nvvm.json"));

/// The address space to which variables move.
const GLOBAL_SPACE: u32 = 1;

/// Whether the rewrite is legal.
pub fn judge(_: &ModuleContext, m: &Module, rw: &ModuleRewrite) -> Judgement {
    let checked = variable(m, rw).and_then(|g| {
        let reason = "a texture, surface or sampler";
        require(!is_handle(&m.header, g), "PL-R10", reason)?;
        // `llvm.threadlocal.address` takes the name itself and no cast of it.
        let per_thread = m.header.globals[g].tls != TlsMode::None;
        require(!per_thread, "PL-R10", "thread-local")
    });
    judgement(checked)
}

/// The variable, which is in the generic address space.
fn variable(m: &Module, rw: &ModuleRewrite) -> Check<Global> {
    let ModuleRewrite::MoveToGlobalSpace { global } = *rw else {
        return Err(foreign());
    };
    exists(m, global)?;
    let is_variable = m.header.variable(global).is_some();
    require(is_variable, "PL-R10", "not a variable")?;
    let special = m.header.global_name(global).starts_with("llvm.");
    require(!special, "PL-R10", "LLVM's own name")?;
    if m.header.globals[global].addrspace != 0 {
        let reason = "not in the generic address space";
        return Err(illegal("PL-R10", reason));
    }
    Ok(global)
}

/// True if `!nvvm.annotations` says that the variable stands for something that is not memory.
fn is_handle(cx: &Header, g: Global) -> bool {
    let words: Vec<_> = ["texture", "surface", "sampler"]
        .iter()
        .filter_map(|w| cx.strings.lookup(w))
        .collect();
    let said = |md: &Metadata| matches!(md, Metadata::String(s) if words.contains(s));
    let all = roots::annotations(cx, g);
    all.into_iter().flatten().any(said)
}

/// All legal rewrites in order of the text.
pub fn find(context: &ModuleContext, m: &Module) -> Vec<ModuleRewrite> {
    let names = m.header.live_globals().map(|(global, _)| global);
    names
        .map(|global| ModuleRewrite::MoveToGlobalSpace { global })
        .filter(|rw| judge(context, m, rw) == Judgement::Legal)
        .collect()
}

/// Performs the rewrite.
///
/// # Errors
/// An [`ApplyError`] if it names no variable of the generic address space, or one of
/// LLVM's own; the module is then unchanged.
pub fn apply(_: &ModuleContext, m: &mut Module, rw: &ModuleRewrite) -> Result<(), ApplyError> {
    let old = variable(m, rw).map_err(cannot_apply)?;
    let mut data = m.header.globals[old].clone();
    data.addrspace = GLOBAL_SPACE;
    let name = data.name.take();
    let new = m.header.add_global(data);
    edit::replace_everywhere(m, old, new);
    edit::erase(m, &[old]);
    if let Some(name) = name {
        m.header.rename_global(new, &name);
    }
    Ok(())
}

/// Applies the first rewrite found, again and again; each leaves one variable less in the generic space.
pub fn run(context: &ModuleContext, m: &mut Module) -> usize {
    let first = |m: &Module| find(context, m).into_iter().next();
    let most = m.header.globals.len();
    until_none(m, most, first, |m, rw| apply(context, m, rw))
}
