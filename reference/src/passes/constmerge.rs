//! constmerge in reference form: of two constants with the same contents one is enough,
//! if nobody can tell their addresses apart (GO-T21).
//!
//! Both must be `constant` and `unnamed_addr`, of one type, address space and thread
//! model, in no section, and out of reach of the linker's lists. The one that goes is
//! local, the one that stays is what its text says it is. Of several equal ones the
//! first visible one stays, or else the first.

use crate::ApplyError;
use crate::edits::globals::{self, contents, mergeable};
use crate::module::{Check, cannot_apply, foreign, judgement, require};
use crate::module::{constants, roots, until_none};
use std::collections::BTreeMap;
use tandem_ir::module::{GlobalKind, Linkage, UnnamedAddr};
use tandem_ir::rewrite::{Judgement, ModuleContext, ModuleRewrite};
use tandem_ir::{Global, Header, Module};

/// What `tandem certify` wrote about this form.
pub const CERTIFICATE: Option<&str> = Some(include_str!("../../certificates/constmerge.json"));

/// Whether the rewrite is legal.
pub fn judge(_: &ModuleContext, m: &Module, rw: &ModuleRewrite) -> Judgement {
    let cx = &m.header;
    let checked = pair(m, rw).and_then(|(keep, drop)| {
        no_address(cx, keep)?;
        no_address(cx, drop)?;
        let local = cx.globals[drop].linkage.is_local();
        require(local, "GO-T21", "the one that goes is visible")?;
        certain(cx, keep)?;
        replaceable(cx, keep, drop)
    });
    judgement(checked)
}

/// The two variables, which have one type, address space and initialiser.
fn pair(m: &Module, rw: &ModuleRewrite) -> Check<(Global, Global)> {
    let ModuleRewrite::MergeConstants { keep, drop } = *rw else {
        return Err(foreign());
    };
    mergeable(m, keep, drop)?;
    Ok((keep, drop))
}

/// Nothing but the contents of the variable matters.
fn no_address(cx: &Header, g: Global) -> Check {
    let data = &cx.globals[g];
    let constant = cx.variable(g).is_some_and(|v| v.constant);
    let dbg = cx.strings.lookup("dbg");
    for (bad, reason) in [
        (!constant, "a variable that is not constant"),
        (
            data.unnamed_addr != UnnamedAddr::Global,
            "a variable whose address matters",
        ),
        (
            data.section.is_some() || data.partition.is_some(),
            "a variable with a section",
        ),
        (
            roots::is_used_invisibly(cx, g) || roots::is_written_by_host(cx, g),
            "a variable that others use",
        ),
        (
            data.attachments.iter().any(|a| Some(a.0) != dbg),
            "a variable with metadata of its own",
        ),
    ] {
        require(!bad, "GO-T21", reason)?;
    }
    Ok(())
}

/// No other definition can take the place of the one that stays.
fn certain(cx: &Header, keep: Global) -> Check {
    let linkage = cx.globals[keep].linkage;
    let certain = linkage.is_local()
        || matches!(
            linkage,
            Linkage::External | Linkage::LinkOnceOdr | Linkage::WeakOdr
        );
    require(
        certain,
        "GO-T21",
        "the linker may choose another definition",
    )
}

/// Uses of the one can become uses of the other.
fn replaceable(cx: &Header, keep: Global, drop: Global) -> Check {
    let (x, y) = (&cx.globals[keep], &cx.globals[drop]);
    let stays = x.comdat.is_none() || x.comdat == y.comdat || !x.linkage.is_local();
    let reason = "the one that stays may go with its comdat";
    require(stays, "GO-T21", reason)?;
    let aliased = cx.live_globals().any(|(_, d)| match d.kind {
        GlobalKind::Alias(c) | GlobalKind::IFunc(c) => constants::mentions(&cx.constants, c, drop),
        _ => false,
    });
    require(!aliased, "GO-T21", "an alias leads to the one that goes")
}

/// Legal rewrites, one for each variable that can go, in order of the text.
pub fn find(context: &ModuleContext, m: &Module) -> Vec<ModuleRewrite> {
    let cx = &m.header;
    let mut equal: BTreeMap<_, Vec<Global>> = BTreeMap::new();
    let names = cx.live_globals().map(|(g, _)| g);
    let able: Vec<Global> = names.filter(|&g| no_address(cx, g).is_ok()).collect();
    let key = |g: Global| {
        let data = &cx.globals[g];
        (data.ty, data.addrspace, data.tls, contents(cx, g))
    };
    for &g in &able {
        equal.entry(key(g)).or_default().push(g);
    }
    let visible = |g: &&Global| !cx.globals[**g].linkage.is_local();
    let rewrite = |&drop: &Global| {
        let group = equal.get(&key(drop))?;
        // Visible ones first; of local ones only those before, so that the first of them stays.
        let before = group.iter().take_while(|&&g| g < drop);
        let mut keeps = group.iter().filter(visible).chain(before);
        let of = |&keep: &Global| ModuleRewrite::MergeConstants { keep, drop };
        keeps
            .by_ref()
            .map(of)
            .find(|rw| judge(context, m, rw) == Judgement::Legal)
    };
    able.iter().filter_map(rewrite).collect()
}

/// Performs the rewrite.
///
/// # Errors
/// An [`ApplyError`] if the two are not variables of one type and initialiser; the module is then unchanged.
pub fn apply(_: &ModuleContext, m: &mut Module, rw: &ModuleRewrite) -> Result<(), ApplyError> {
    let (keep, drop) = pair(m, rw).map_err(cannot_apply)?;
    globals::merge(m, keep, drop)
}

/// Applies the first rewrite found, again and again; each takes a variable away.
pub fn run(context: &ModuleContext, m: &mut Module) -> usize {
    let first = |m: &Module| find(context, m).into_iter().next();
    let most = m.header.globals.len();
    until_none(m, most, first, |m, rw| apply(context, m, rw))
}
