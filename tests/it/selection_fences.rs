//! Fences, barriers of clusters, groups of matrix products: both forms make the same instruction of each name, for a target that has it;
//! for another one they say which it wants. What they do to memory is not run: neither machine has proxies or clusters.

#![allow(clippy::unwrap_used)]

use tandem_ir::machine::MModule;
use tandem_ir::text::parse;
use tandem_optimized::codegen::CodegenOptions;
use tandem_optimized::driver::ptx::{GenerateError, generate};
use tandem_optimized::options::Options as Settings;
use tandem_reference::selection::{Options, Refusal, select};

/// Each intrinsic behind `llvm.nvvm.` with its arguments, and its instruction (PTX ISA 9.0), with the least version of PTX.
const ALL: &[(&str, &str, &str, (u16, u16))] = &[
    (
        "barrier.cluster.arrive",
        "",
        "barrier.cluster.arrive",
        (7, 8),
    ),
    (
        "barrier.cluster.arrive.aligned",
        "",
        "barrier.cluster.arrive.aligned",
        (7, 8),
    ),
    (
        "barrier.cluster.arrive.relaxed",
        "",
        "barrier.cluster.arrive.relaxed",
        (8, 0),
    ),
    (
        "barrier.cluster.arrive.relaxed.aligned",
        "",
        "barrier.cluster.arrive.relaxed.aligned",
        (8, 0),
    ),
    ("barrier.cluster.wait", "", "barrier.cluster.wait", (7, 8)),
    (
        "barrier.cluster.wait.aligned",
        "",
        "barrier.cluster.wait.aligned",
        (7, 8),
    ),
    (
        "fence.acquire.sync_restrict.space.cluster.scope.cluster",
        "",
        "fence.acquire.sync_restrict::shared::cluster.cluster",
        (8, 6),
    ),
    (
        "fence.mbarrier_init.release.cluster",
        "",
        "fence.mbarrier_init.release.cluster",
        (8, 0),
    ),
    ("fence.proxy.alias", "", "fence.proxy.alias", (7, 8)),
    ("fence.proxy.async", "", "fence.proxy.async", (8, 0)),
    (
        "fence.proxy.async.global",
        "",
        "fence.proxy.async.global",
        (8, 0),
    ),
    (
        "fence.proxy.async.shared_cluster",
        "",
        "fence.proxy.async.shared::cluster",
        (8, 0),
    ),
    (
        "fence.proxy.async.shared_cta",
        "",
        "fence.proxy.async.shared::cta",
        (8, 0),
    ),
    (
        "fence.proxy.async_generic.acquire.sync_restrict.space.cluster.scope.cluster",
        "",
        "fence.proxy.async::generic.acquire.sync_restrict::shared::cluster.cluster",
        (8, 6),
    ),
    (
        "fence.proxy.async_generic.release.sync_restrict.space.cta.scope.cluster",
        "",
        "fence.proxy.async::generic.release.sync_restrict::shared::cta.cluster",
        (8, 6),
    ),
    (
        "fence.proxy.tensormap_generic.acquire.sys",
        "ptr %p, i32 128",
        "fence.proxy.tensormap::generic.acquire.sys",
        (8, 3),
    ),
    (
        "fence.proxy.tensormap_generic.release.cta",
        "",
        "fence.proxy.tensormap::generic.release.cta",
        (8, 3),
    ),
    (
        "fence.release.sync_restrict.space.cta.scope.cluster",
        "",
        "fence.release.sync_restrict::shared::cta.cluster",
        (8, 6),
    ),
    ("fence.sc.cluster", "", "fence.sc.cluster", (7, 8)),
    (
        "griddepcontrol.launch.dependents",
        "",
        "griddepcontrol.launch_dependents",
        (7, 8),
    ),
    ("griddepcontrol.wait", "", "griddepcontrol.wait", (7, 8)),
    (
        "setmaxnreg.dec.sync.aligned.u32",
        "i32 40",
        "setmaxnreg.dec.sync.aligned.u32",
        (8, 0),
    ),
    (
        "setmaxnreg.inc.sync.aligned.u32",
        "i32 232",
        "setmaxnreg.inc.sync.aligned.u32",
        (8, 0),
    ),
    (
        "wgmma.commit_group.sync.aligned",
        "",
        "wgmma.commit_group.sync.aligned",
        (8, 0),
    ),
    (
        "wgmma.fence.sync.aligned",
        "",
        "wgmma.fence.sync.aligned",
        (8, 0),
    ),
    (
        "wgmma.wait_group.sync.aligned",
        "i64 3",
        "wgmma.wait_group.sync.aligned",
        (8, 0),
    ),
];

/// Whether only the very processor has it.
fn is_own(name: &str) -> bool {
    name.starts_with("wgmma") || name.starts_with("setmaxnreg")
}

fn program(name: &str, args: &str, target: &str) -> String {
    format!(
        "target triple = \"nvptx64-nvidia-cuda\"\n\
         define ptx_kernel void @k(ptr %p) #0 {{\n  call void @llvm.nvvm.{name}({args})\n  ret void\n}}\n\
         attributes #0 = {{ \"target-cpu\"=\"{target}\" }}\n"
    )
}

fn spellings(m: &MModule) -> Vec<String> {
    let f = &m.funcs[0];
    let mut all: Vec<String> = f
        .insts
        .keys()
        .filter_map(|i| f.form(i, &m.forms))
        .map(|form| form.spelling.to_string())
        .collect();
    all.retain(|s| !matches!(s.as_str(), "ret" | "ld.param.b64" | "ld.param.u64"));
    all
}

#[test]
fn both_forms_make_the_instruction_of_each_name() {
    for (name, args, form, version) in ALL {
        // Only matrix products want the very processor, and with it a later version.
        let target = if is_own(name) { "sm_90a" } else { "sm_90" };
        let module = parse(program(name, args, target).as_bytes(), name).unwrap();
        let made = generate(&module, &CodegenOptions::default(), &Settings::default());
        let made = made.unwrap_or_else(|e| panic!("{name}: {e:?}"));
        assert_eq!(spellings(&made), [*form], "{name}");
        assert_eq!(made.version, *version, "{name}");
        let made = select(&module, &Options::default());
        let made = made.unwrap_or_else(|e| panic!("{name}: {e:?}"));
        assert_eq!(spellings(&made), [*form], "{name}");
    }
}

#[test]
fn what_a_target_does_not_have_is_refused_by_name() {
    for (name, args, form, _) in ALL {
        let target = if is_own(name) { "sm_90" } else { "sm_80" };
        let module = parse(program(name, args, target).as_bytes(), name).unwrap();
        let made = generate(&module, &CodegenOptions::default(), &Settings::default());
        // This one is older.
        if *name == "fence.proxy.alias" {
            assert!(made.is_ok(), "{name}");
            continue;
        }
        let wants = format!("{form} (needs sm_90");
        match made {
            Err(GenerateError::Unsupported(all)) => {
                assert!(all[0].construct.contains(&wants), "{name}: {all:?}")
            }
            other => panic!("{name}: {other:?}"),
        }
        match select(&module, &Options::default()) {
            Err(Refusal::Unsupported(all)) => {
                assert!(all[0].construct.contains(&wants), "{name}: {all:?}")
            }
            other => panic!("{name}: {other:?}"),
        }
    }
}
