//! Intrinsics of the device that order memory and wait, and have no result: fences between proxies and inside a cluster, barriers of a
//! cluster, groups of asynchronous matrix products, dependent grids, registers given back and asked for (PTX ISA 9.0, sections 9.7.13, 9.7.14 and 9.7.16).

use super::function::{Res, Selector};
use super::values::bits_of;
use tandem_ir::entity::Inst;
use tandem_ir::machine::func::{Base, Operand};

/// What follows `llvm.nvvm.`, and the instruction.
#[rustfmt::skip]
const PLAIN: &[(&str, &str)] = &[
    ("barrier.cluster.arrive", "barrier.cluster.arrive"),
    ("barrier.cluster.arrive.aligned", "barrier.cluster.arrive.aligned"),
    ("barrier.cluster.arrive.relaxed", "barrier.cluster.arrive.relaxed"),
    ("barrier.cluster.arrive.relaxed.aligned", "barrier.cluster.arrive.relaxed.aligned"),
    ("barrier.cluster.wait", "barrier.cluster.wait"),
    ("barrier.cluster.wait.aligned", "barrier.cluster.wait.aligned"),
    ("fence.acquire.sync_restrict.space.cluster.scope.cluster", "fence.acquire.sync_restrict::shared::cluster.cluster"),
    ("fence.mbarrier_init.release.cluster", "fence.mbarrier_init.release.cluster"),
    ("fence.proxy.alias", "fence.proxy.alias"),
    ("fence.proxy.async", "fence.proxy.async"),
    ("fence.proxy.async.global", "fence.proxy.async.global"),
    ("fence.proxy.async.shared_cluster", "fence.proxy.async.shared::cluster"),
    ("fence.proxy.async.shared_cta", "fence.proxy.async.shared::cta"),
    ("fence.proxy.async_generic.acquire.sync_restrict.space.cluster.scope.cluster", "fence.proxy.async::generic.acquire.sync_restrict::shared::cluster.cluster"),
    ("fence.proxy.async_generic.release.sync_restrict.space.cta.scope.cluster", "fence.proxy.async::generic.release.sync_restrict::shared::cta.cluster"),
    ("fence.proxy.tensormap_generic.release.cluster", "fence.proxy.tensormap::generic.release.cluster"),
    ("fence.proxy.tensormap_generic.release.cta", "fence.proxy.tensormap::generic.release.cta"),
    ("fence.proxy.tensormap_generic.release.gpu", "fence.proxy.tensormap::generic.release.gpu"),
    ("fence.proxy.tensormap_generic.release.sys", "fence.proxy.tensormap::generic.release.sys"),
    ("fence.release.sync_restrict.space.cta.scope.cluster", "fence.release.sync_restrict::shared::cta.cluster"),
    ("fence.sc.cluster", "fence.sc.cluster"),
    ("griddepcontrol.launch.dependents", "griddepcontrol.launch_dependents"),
    ("griddepcontrol.wait", "griddepcontrol.wait"),
    ("wgmma.commit_group.sync.aligned", "wgmma.commit_group.sync.aligned"),
    ("wgmma.fence.sync.aligned", "wgmma.fence.sync.aligned"),
];

impl Selector<'_, '_> {
    /// Whether a name is one of these; if so, its instruction is made.
    pub(super) fn fence_by_name(&mut self, i: Inst, parts: &[&str]) -> Res<bool> {
        if !matches!(
            parts[0],
            "barrier" | "fence" | "griddepcontrol" | "setmaxnreg" | "wgmma"
        ) {
            return Ok(false);
        }
        let name = parts.join(".");
        if let Some((_, form)) = PLAIN.iter().find(|(n, _)| *n == name) {
            self.b.emit(form, &[]);
            return Ok(true);
        }
        match *parts {
            ["wgmma", "wait_group", "sync", "aligned"] => {
                let pending = self.arg_part(i, 0)?;
                if bits_of(&pending).is_none() {
                    return Err(String::new());
                }
                self.b.emit("wgmma.wait_group.sync.aligned", &[pending]);
            }
            [
                "setmaxnreg",
                way @ ("inc" | "dec"),
                "sync",
                "aligned",
                "u32",
            ] => {
                let count = self.arg_part(i, 0)?;
                // Multiples of 8 from 24 to 256.
                if !bits_of(&count).is_some_and(|n| (24..=256).contains(&n) && n % 8 == 0) {
                    return Err(String::new());
                }
                self.b
                    .emit(&format!("setmaxnreg.{way}.sync.aligned.u32"), &[count]);
            }
            [
                "fence",
                "proxy",
                "tensormap_generic",
                "acquire",
                scope @ ("cta" | "cluster" | "gpu" | "sys"),
            ] => {
                let (Operand::Reg(map), size) = (self.arg_reg(i, 0)?, self.arg_part(i, 1)?) else {
                    return Err(String::new());
                };
                if bits_of(&size) != Some(128) {
                    return Err(String::new());
                }
                let form = format!("fence.proxy.tensormap::generic.acquire.{scope}");
                let at = Operand::Address(Base::Reg(map), 0);
                self.b.emit(&form, &[at, size]);
            }
            _ => return Ok(false),
        }
        Ok(true)
    }
}
