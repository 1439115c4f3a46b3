//! Which variables the pass may look at (GO-R2).

use super::*;
use crate::analysis::module::roots;
use crate::defects::planted;
use tandem_ir::module::GlobalKind;

/// The unchanged module with what is known about it.
#[derive(Clone, Copy)]
pub struct View<'a> {
    /// The invocation.
    pub cx: ModuleCx<'a>,
    /// The module.
    pub m: &'a Module,
    /// Who mentions what.
    pub uses: &'a GlobalUses,
    /// What is held from outside.
    pub roots: &'a Roots,
}

impl View<'_> {
    /// GO-R2: local, defined here for good, not set by the host, not in a used list, not named by another
    /// constant, in no section, sized, and all of its module is here.
    pub fn is_candidate(self, g: Global) -> bool {
        let header = &self.m.header;
        let data = &header.globals[g];
        let GlobalKind::Variable(var) = &data.kind else {
            return false;
        };
        let cx = self.cx;
        let visible = planted!(cx, VisibleChanged, !data.linkage.is_local(), false);
        let by_host = planted!(
            cx,
            HostWritesIgnored,
            roots::is_set_by_host(header, g),
            false
        );
        let held = planted!(cx, UsedListIgnored, self.roots.is_held(g), false);
        let shard = planted!(cx, ShardChanged, cx.context.is_shard, false);
        let placed = data.section.is_some() || data.partition.is_some();
        let named = planted!(cx, NamedByInitializer, self.uses.in_header(g), false);
        if visible || by_host || held || shard || named || var.init.is_none() || placed {
            return false;
        }
        if self.uses.is_pinned(g) || self.is_associated(g) {
            return false;
        }
        let size = header.layout.alloc_size(&header.types, data.ty);
        size.is_some_and(|s| s > 0) && !header.global_name(g).starts_with("llvm.")
    }
    /// `!associated`: the variable goes and stays with another one.
    fn is_associated(self, g: Global) -> bool {
        let kind = self.m.header.strings.lookup("associated");
        let attached = &self.m.header.globals[g].attachments;
        kind.is_some_and(|k| attached.iter().any(|a| a.0 == k))
    }
}
