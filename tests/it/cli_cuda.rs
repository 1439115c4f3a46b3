//! `tandem run --on cuda` and `tandem check --on cuda`, on a driver library that runs PTX in our interpreter
//! (`examples/fake_cuda`, which cargo builds with the tests of this package).

#![allow(clippy::unwrap_used)]

use crate::cli_support;

use cli_support::*;
use serde_json::json;
use std::path::{Path, PathBuf};

/// The library.
fn fake() -> PathBuf {
    let name = format!(
        "{}fake_cuda{}",
        std::env::consts::DLL_PREFIX,
        std::env::consts::DLL_SUFFIX
    );
    let path = Path::new(TANDEM).with_file_name("examples").join(name);
    assert!(
        path.is_file(),
        "{} is not built: cargo builds it with all targets of the package",
        path.display()
    );
    path
}

/// Runs the command with a driver library, which is asked for something besides.
fn with(library: &Path, asked: &str, args: &[&str]) -> Ran {
    let output = assert_cmd::Command::new(TANDEM)
        .args(args)
        .env("TANDEM_CUDA_LIBRARY", library)
        .env("TANDEM_FAKE_CUDA", asked)
        .timeout(PATIENCE)
        .output()
        .unwrap();
    let ran = Ran {
        code: output.status.code(),
        out: String::from_utf8_lossy(&output.stdout).into_owned(),
        err: String::from_utf8_lossy(&output.stderr).into_owned(),
    };
    assert!(!ran.err.contains("panicked at"), "{args:?}: {ran:?}");
    ran
}

fn on(asked: &str, args: &[&str]) -> Ran {
    with(&fake(), asked, &[args, &["--on", "cuda"]].concat())
}

/// A folder with the kernel that doubles, and its path.
fn double() -> (Folder, String) {
    let folder = Folder::new();
    let path = folder.write("double.ll", KERNEL);
    folder.write("launch.json", launch().to_string());
    (folder, path)
}

/// `O1.ll` of all kernels of the corpus.
fn kernels() -> Vec<String> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("corpus/kernels");
    let folders = std::fs::read_dir(root).unwrap();
    let files = folders.map(|e| e.unwrap().path().join("O1.ll"));
    let mut files: Vec<String> = files
        .filter(|p| p.is_file())
        .map(|p| p.display().to_string())
        .collect();
    files.sort();
    files
}

#[test]
fn every_kernel_gives_what_is_expected_on_the_device() {
    let files = kernels();
    let mut args = vec!["run"];
    args.extend(files.iter().map(String::as_str));
    let ran = on("", &args);
    assert_eq!(ran.code, Some(0), "{ran:?}");
    let all = files.len();
    let last = format!("{all} of {all} as expected\n");
    assert!(all >= 80 && ran.out.ends_with(&last), "{}", ran.out);
    let device = "on cuda: no GPU but our interpreter, compute capability 9.0";
    assert_eq!(ran.out.matches(device).count(), all, "{}", ran.out);
}

#[test]
fn what_the_device_computes_is_what_the_interpreter_allows_whatever_the_schedule() {
    let share = if whole() { 1 } else { 9 };
    let files = kernels().into_iter().enumerate();
    // What of these nothing is expected of hangs on who comes first.
    let always = |f: &str| {
        ["bfs/", "hash_table/", "union_find/"]
            .iter()
            .any(|k| f.contains(k))
    };
    let mine = files.filter(|(n, f)| always(f) || (*n as u64 + day()).is_multiple_of(share));
    let files: Vec<String> = mine.map(|(_, f)| f).collect();
    for seed in ["", "seed=7"] {
        let mut args = vec!["check"];
        args.extend(files.iter().map(String::as_str));
        let ran = on(seed, &args);
        assert_eq!(ran.code, Some(0), "{ran:?}");
        assert!(ran.out.contains(" 0 have findings"), "{}", ran.out);
        assert!(ran.out.contains(" 0 are undecided"), "{}", ran.out);
    }
}

#[test]
fn a_wrong_byte_is_a_finding_with_both_values() {
    let (_folder, path) = double();
    let ran = on("wrong-byte=0", &["run", &path]);
    assert_eq!(ran.code, Some(1), "{ran:?}");
    assert!(ran.out.starts_with("wrong result"), "{}", ran.out);
    assert!(ran.out.contains("data[0] is 3, expected 2"), "{}", ran.out);
    let ran = on("wrong-byte=0", &["check", &path]);
    assert_eq!(ran.code, Some(1), "{ran:?}");
    let line = "miscompile: data[0] is 3 on cuda, 2 in the interpreter";
    assert!(ran.out.contains(line), "{}", ran.out);
    let whose = "the PTX in the interpreter does not do it either";
    assert!(ran.out.contains(whose), "{}", ran.out);
    let reproduce = format!("reproduce  tandem check --on cuda '{path}'");
    assert!(ran.out.contains(&reproduce), "{}", ran.out);
    let ran = on("wrong-byte=0", &["check", &path, "--json"]);
    let report = ran.json();
    assert_eq!(report["on"], "cuda");
    assert_eq!(report["files"][0]["verdict"], "miscompile");
    assert_eq!(report["summary"][0]["findings"], 1);
}

#[test]
fn memory_that_nothing_is_expected_of_is_compared_too() {
    let (folder, path) = double();
    let mut other = launch();
    other.as_object_mut().unwrap().remove("expect");
    folder.write("launch.json", other.to_string());
    assert_eq!(on("wrong-byte=0", &["run", &path]).code, Some(0));
    let ran = on("wrong-byte=0", &["check", &path]);
    assert_eq!(ran.code, Some(1), "{ran:?}");
    assert!(ran.out.contains("data[0] is 3 on cuda, 2"), "{}", ran.out);
}

#[test]
fn a_hang_is_cut_off() {
    let (_folder, path) = double();
    let started = std::time::Instant::now();
    let ran = on("hang", &["run", &path, "--device-time", "1"]);
    assert_eq!(ran.code, Some(1), "{ran:?}");
    assert!(ran.out.starts_with("hang "), "{}", ran.out);
    assert!(ran.out.contains("did not end within 1 s"), "{}", ran.out);
    let ran = on("hang", &["check", &path, "--device-time", "1"]);
    assert_eq!(ran.code, Some(1), "{ran:?}");
    assert!(ran.out.contains(": hang: on cuda: "), "{}", ran.out);
    assert!(started.elapsed().as_secs() < 60);
}

#[test]
fn what_the_driver_says_of_ptx_that_it_refuses_is_shown() {
    let (_folder, path) = double();
    for command in ["run", "check"] {
        let ran = on("jit-error", &[command, &path]);
        assert_eq!(ran.code, Some(1), "{ran:?}");
        for part in [
            "CUDA_ERROR_INVALID_PTX (a PTX JIT compilation failed)",
            "ptxas application ptx input, line 7; fatal : asked for",
        ] {
            assert!(ran.out.contains(part), "{}", ran.out);
        }
    }
}

#[test]
fn faults_are_findings_by_the_drivers_name_and_a_process_that_dies_is_one() {
    let (_folder, path) = double();
    let name =
        "kernel 'double': CUDA_ERROR_ILLEGAL_ADDRESS (an illegal memory access was encountered)";
    for (asked, says) in [
        ("launch-failure", name),
        ("crash", "the process that launched it is ended by a signal"),
    ] {
        for command in ["run", "check"] {
            let ran = on(asked, &[command, &path]);
            assert_eq!(ran.code, Some(1), "{ran:?}");
            assert!(ran.out.contains(says), "{}", ran.out);
        }
    }
}

#[test]
fn a_trap_of_the_program_is_one_of_the_device() {
    let (folder, path) = double();
    let trap = "work:\n  call void @llvm.trap()\n";
    let text = KERNEL.replace("work:\n", trap) + "declare void @llvm.trap()\n";
    std::fs::write(&path, text).unwrap();
    let mut other = launch();
    other.as_object_mut().unwrap().remove("expect");
    folder.write("launch.json", other.to_string());
    let ran = on("", &["run", &path]);
    assert_eq!(ran.code, Some(1), "{ran:?}");
    assert!(ran.out.contains("CUDA_ERROR_LAUNCH_FAILED"), "{}", ran.out);
    let ran = on("", &["check", "-v", &path]);
    assert_eq!(ran.code, Some(0), "{ran:?}");
    assert!(ran.out.contains("on cuda: same"), "{}", ran.out);
}

#[test]
fn without_a_device_a_line_says_why_and_nothing_has_failed() {
    let (_folder, path) = double();
    let none = Path::new("libno-such-driver.so.7");
    for command in ["run", "check"] {
        let args = [command, &path, "--on=cuda"];
        let ran = with(none, "", &args);
        assert_eq!(ran.code, Some(0), "{ran:?}");
        let line =
            "SKIPPED: no CUDA device: the driver library libno-such-driver.so.7 cannot be loaded: ";
        assert!(ran.out.contains(line), "{}", ran.out);
        assert!(ran.out.contains("(1 file)"), "{}", ran.out);
        let ran = on("no-device", &[command, &path]);
        assert_eq!(ran.code, Some(0), "{ran:?}");
        let line = "SKIPPED: no CUDA device: the driver has no device: CUDA_ERROR_NO_DEVICE";
        assert!(ran.out.contains(line), "{}", ran.out);
        let ran = on("no-device", &[command, &path, "--json"]);
        assert_eq!(ran.code, Some(0), "{ran:?}");
        let why = ran.json()["no_device"].as_str().unwrap().to_owned();
        assert!(why.contains("CUDA_ERROR_NO_DEVICE"), "{why}");
    }
}

#[test]
fn a_library_that_is_no_driver_is_an_error() {
    let (_folder, path) = double();
    let other = Path::new("libc.so.6");
    let ran = with(other, "", &["run", &path, "--on=cuda"]);
    assert_refused(&ran, &["libc.so.6 has no function cuInit"]);
    let ran = with(other, "", &["check", &path, "--on=cuda"]);
    assert_eq!(ran.code, Some(2), "{ran:?}");
    assert!(ran.out.contains("has no function cuInit"), "{}", ran.out);
}

#[test]
fn programs_for_newer_devices_are_made_for_this_one_or_refused_by_name() {
    let (folder, path) = double();
    let ran = on("sm=70", &["run", &path]);
    assert_eq!(ran.code, Some(0), "{ran:?}");
    assert!(ran.out.contains("made anew for sm_70"), "{}", ran.out);
    let ptx = |body: &str| {
        format!(
            ".version 8.0\n.target sm_90\n.address_size 64\n.visible .entry double(\n\t.param .u64 a,\n\t.param .u32 b\n)\n{body}\n"
        )
    };
    let newer = folder.write(
        "newer.ptx",
        ptx("{\n\t.reg .b32 %r<2>;\n\tmov.b32 %r1, 0;\n\tadd.u16x2 %r1, %r1, %r1;\n\tret;\n}"),
    );
    let cluster = folder.write(
        "cluster.ptx",
        ptx(".reqnctapercluster 2, 1, 1\n{\n\tret;\n}"),
    );
    for (asked, file, why) in [
        (
            "sm=70",
            &newer,
            "the program is for sm_90, the device is sm_70: ",
        ),
        ("", &cluster, "kernel 'double' needs clusters of blocks"),
    ] {
        for command in ["run", "check"] {
            let ran = on(asked, &[command, file]);
            assert_eq!(ran.code, Some(2), "{ran:?}");
            assert!(ran.out.contains("unsupported"), "{}", ran.out);
            assert!(ran.out.contains(why), "{}", ran.out);
        }
    }
}

#[test]
fn descriptions_that_do_not_fit_are_refused_as_without_a_device() {
    let (folder, path) = double();
    let mut other = launch();
    other["launches"][0]["kernel"] = json!("triple");
    folder.write("launch.json", other.to_string());
    assert_refused(&on("", &["run", &path]), &["no kernel 'triple'"]);
    let mut other = launch();
    other["globals"] = json!({"table": {"type": "i32", "data": [1]}});
    folder.write("launch.json", other.to_string());
    assert_refused(&on("", &["run", &path]), &["no variable 'table'"]);
}

#[test]
fn what_says_nothing_on_a_device_is_refused() {
    let (_folder, path) = double();
    for more in [
        &["--races"][..],
        &["--schedule", "ipdom"],
        &["--function", "double"],
        &["--against", &path],
    ] {
        let ran = on("", &[&["run", &path], more].concat());
        assert_eq!(ran.code, Some(2), "{more:?}: {ran:?}");
    }
    for more in [
        &["--pass", "isel"][..],
        &["--level=O2"],
        &["--smt-rlimit", "0"],
        &["--subject", "opt:dce"],
    ] {
        let ran = on("", &[&["check", &path], more].concat());
        assert_eq!(ran.code, Some(2), "{more:?}: {ran:?}");
    }
    let ran = tandem(&["run", &path, "--device-time", "5"]);
    assert_eq!(ran.code, Some(2), "{ran:?}");
}

#[test]
fn what_is_to_be_settled_on_a_device_is_what_the_interpreter_does() {
    let folder = format!("{}/corpus/device", env!("CARGO_MANIFEST_DIR"));
    for name in ["settle", "atomic_subnormal"] {
        let ran = tandem(&["run", &format!("{folder}/{name}.ptx")]);
        assert_eq!(ran.code, Some(0), "{ran:?}");
    }
    let ran = on("", &["check", &folder]);
    assert_eq!(ran.code, Some(0), "{ran:?}");
    let line = "cuda: 2 files: 2 do what the interpreter allows, 0 have findings, 0 are open, 0 are undecided";
    assert!(ran.out.contains(line), "{}", ran.out);
    // The first allocation is the zero that nothing is to change; the second is the first fact.
    let ran = on("wrong-byte=1", &["check", &folder]);
    assert_eq!(ran.code, Some(1), "{ran:?}");
}
