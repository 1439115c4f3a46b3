//! Calls that order memory or wait and give nothing back: fences between proxies and inside a cluster, barriers of a cluster, groups of
//! asynchronous matrix products, dependent grids, registers given back and asked for. The name of the intrinsic is that of the instruction but for where PTX
//! writes `::` (PTX ISA 9.0, "Memory Consistency" and "Parallel Synchronization" instructions).

use super::body::{Body, put};
use super::types::Res;
use tandem_ir::entity::Inst;

/// The families whose names are spelled as instructions are.
const FAMILIES: [&str; 5] = [
    "barrier.cluster.",
    "fence.",
    "griddepcontrol.",
    "setmaxnreg.",
    "wgmma.",
];

/// Parts of names that PTX writes another way.
const SPELLED: [(&str, &str); 8] = [
    ("shared_cluster", "shared::cluster"),
    ("shared_cta", "shared::cta"),
    ("async_generic", "async::generic"),
    ("tensormap_generic", "tensormap::generic"),
    (
        "sync_restrict.space.cluster",
        "sync_restrict::shared::cluster",
    ),
    ("sync_restrict.space.cta", "sync_restrict::shared::cta"),
    (".scope.cluster", ".cluster"),
    ("launch.dependents", "launch_dependents"),
];

impl Body<'_> {
    /// A fence by its name behind `llvm.nvvm.`; nothing if it is none of these.
    pub(super) fn fence_of_device(&mut self, i: Inst, name: &str) -> Option<Res<()>> {
        if !FAMILIES.iter().any(|f| name.starts_with(f)) {
            return None;
        }
        let form = SPELLED
            .iter()
            .fold(name.to_owned(), |n, (ours, ptx)| n.replace(ours, ptx));
        if let Some(why) = self.names.lacks(&form) {
            return Some(Err(why));
        }
        let count = self.f.call(i).map_or(0, |c| c.num_args());
        Some(match (name, count) {
            (_, 0) => {
                put!(self, "{form}");
                Ok(())
            }
            ("wgmma.wait_group.sync.aligned", 1) => self.constant_argument(i, 0).map(|n| {
                put!(self, "{form} {n}");
            }),
            (_, 1) if name.starts_with("setmaxnreg.") => {
                self.constant_argument(i, 0).and_then(|n| {
                    if !(24..=256).contains(&n) || n % 8 != 0 {
                        return Err("so many registers by setmaxnreg".into());
                    }
                    put!(self, "{form} {n}");
                    Ok(())
                })
            }
            (_, 2) if name.starts_with("fence.proxy.tensormap_generic.acquire.") => {
                self.fence_of_map(i, &form)
            }
            _ => Err(format!("llvm.nvvm.{name}")),
        })
    }
    /// A fence for the 128 bytes of a tensor map.
    fn fence_of_map(&mut self, i: Inst, form: &str) -> Res<()> {
        let size = self.constant_argument(i, 1)?;
        if size != 128 {
            return Err("a fence for anything but the 128 bytes of a tensor map".into());
        }
        let map = self.argument_value(i, 0)?;
        let [at] = self.operand(map)?[..] else {
            return Err("a tensor map".into());
        };
        put!(self, "{form} [{at}], {size}");
        Ok(())
    }
    fn constant_argument(&mut self, i: Inst, n: usize) -> Res<u64> {
        let v = self.argument_value(i, n)?;
        let known = self.f.as_int(v).and_then(|n| n.as_u64());
        known.ok_or_else(|| "an argument that is no number".into())
    }
}
