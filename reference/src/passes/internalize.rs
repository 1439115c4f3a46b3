//! internalize in reference form: names that only this module uses become internal.
//!
//! Visible stay declarations, what the linker or the host asks for, and what the
//! context says to keep. A comdat is internal as a whole or not at all: the linker may replace
//! a group that has a visible member by another module's.

use crate::ApplyError;
use crate::module::{Check, cannot_apply, foreign, illegal, in_order, judgement};
use crate::module::{require, roots, until_none};
use std::collections::BTreeSet;
use tandem_ir::module::{DllStorage, GlobalKind, Linkage, Visibility};
use tandem_ir::rewrite::{Judgement, ModuleContext, ModuleRewrite};
use tandem_ir::{Comdat, Global, Header, Module};

/// What `tandem certify` wrote about this form.
pub const CERTIFICATE: Option<&str> = Some(include_str!("../../certificates/internalize.json"));

/// Whether the rewrite is legal.
pub fn judge(context: &ModuleContext, m: &Module, rw: &ModuleRewrite) -> Judgement {
    let checked = named(m, rw).and_then(|all| {
        let reason = "another shard may use the name";
        require(!context.is_shard, "PL-R4", reason)?;
        all.iter()
            .try_for_each(|&g| may_hide(context, &m.header, g))?;
        let shown = |g: &Global| in_visible_comdat(&m.header, *g, all);
        let reason = "a member of its comdat stays visible";
        require(!all.iter().any(shown), "X-2", reason)
    });
    judgement(checked)
}

/// The names that the rewrite makes internal; all of them are defined here.
fn named<'a>(m: &Module, rw: &'a ModuleRewrite) -> Check<&'a [Global]> {
    let ModuleRewrite::MakeInternal { globals } = rw else {
        return Err(foreign());
    };
    in_order(m, globals)?;
    let special = |g: &Global| {
        let data = &m.header.globals[*g];
        !roots::is_defined(data)
            || matches!(
                data.linkage,
                Linkage::Appending | Linkage::AvailableExternally
            )
    };
    let reason = "a declaration, or a definition that only stands in for one";
    require(!globals.iter().any(special), "X-2", reason)?;
    Ok(globals)
}

/// The name by itself may become internal.
fn may_hide(context: &ModuleContext, cx: &Header, g: Global) -> Check {
    let data = &cx.globals[g];
    let name = cx.global_name(g);
    let reason = if !roots::is_defined(data) || data.linkage == Linkage::AvailableExternally {
        "is defined elsewhere"
    } else if data.linkage.is_local() {
        "is local already"
    } else if name.starts_with("llvm.") {
        "is LLVM's own name"
    } else if cx.is_kernel(g) {
        "is a kernel"
    } else if roots::is_used_invisibly(cx, g) {
        "is a member of llvm.used"
    } else if roots::is_written_by_host(cx, g) {
        "is initialised by the host"
    } else if data.dll == DllStorage::Export {
        "is exported"
    } else if is_kept(context, name) {
        "is on the keep list"
    } else {
        return Ok(());
    };
    Err(illegal("X-2", format!("@{name} {reason}")))
}

/// True for a name on the keep list, on which `*` at the end stands for any rest.
fn is_kept(context: &ModuleContext, name: &str) -> bool {
    context.keep.iter().any(|k| match k.strip_suffix('*') {
        Some(start) => name.starts_with(start),
        None => name == &**k,
    })
}

/// True if a member of the name's comdat stays visible when these names are internal.
fn in_visible_comdat(cx: &Header, g: Global, hidden: &[Global]) -> bool {
    let Some(comdat) = roots::comdat_of(cx, g) else {
        return false;
    };
    cx.live_globals().any(|(h, d)| {
        let visible = !d.linkage.is_local() && hidden.binary_search(&h).is_err();
        visible && roots::comdat_of(cx, h) == Some(comdat)
    })
}

/// The one rewrite that makes internal all that may be, if there is anything.
pub fn find(context: &ModuleContext, m: &Module) -> Vec<ModuleRewrite> {
    let names = m.header.live_globals().map(|(g, _)| g);
    let able = |g: &Global| may_hide(context, &m.header, *g).is_ok();
    let alone: Vec<Global> = names.filter(able).collect();
    let whole = |g: &Global| !in_visible_comdat(&m.header, *g, &alone);
    let globals: Vec<Global> = alone.iter().copied().filter(whole).collect();
    let all = [ModuleRewrite::MakeInternal { globals }];
    let legal = |rw: &ModuleRewrite| judge(context, m, rw) == Judgement::Legal;
    all.into_iter().filter(legal).collect()
}

/// Performs the rewrite.
///
/// # Errors
/// An [`ApplyError`] if names are missing, out of order or not defined here; the module is then unchanged.
pub fn apply(_: &ModuleContext, m: &mut Module, rw: &ModuleRewrite) -> Result<(), ApplyError> {
    let globals = named(m, rw).map_err(cannot_apply)?;
    let cx = &mut m.header;
    let mut groups: BTreeSet<Comdat> = BTreeSet::new();
    for &g in globals {
        groups.extend(roots::comdat_of(cx, g));
        let data = &mut cx.globals[g];
        data.linkage = Linkage::Internal;
        data.visibility = Visibility::Default;
        data.dll = DllStorage::None;
    }
    for c in groups {
        let visible = cx.live_globals().filter(|(_, d)| !d.linkage.is_local());
        if visible
            .into_iter()
            .all(|(g, _)| roots::comdat_of(cx, g) != Some(c))
        {
            drop_comdat(cx, c);
        }
    }
    Ok(())
}

fn drop_comdat(cx: &mut Header, c: Comdat) {
    for data in cx.globals.values_mut() {
        if data.comdat == Some(c) && !matches!(data.kind, GlobalKind::Erased) {
            data.comdat = None;
        }
    }
}

/// Applies what `find` finds; once is enough.
pub fn run(context: &ModuleContext, m: &mut Module) -> usize {
    let first = |m: &Module| find(context, m).into_iter().next();
    until_none(m, 2, first, |m, rw| apply(context, m, rw))
}
