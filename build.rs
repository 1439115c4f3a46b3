//! Two things that `cargo` does not do by itself. The folder of libz3 is written into this package's programs and tests as
//! run-time search path, so that they start from anywhere: `oracle/build.rs` found the folder; where the library is the
//! system's or static, there is nothing to do. And the plug-in by which `opt` becomes a fork server is built, a shared
//! library that the program carries with it (`src/subjects/fork_server.rs`).

use std::path::PathBuf;
use std::process::Command;

const PLUGIN: &str = "src/subjects/plugin/fork_server.rs";

fn main() {
    println!("cargo::rerun-if-changed=build.rs");
    println!("cargo::rerun-if-changed={PLUGIN}");
    let unix = std::env::var_os("CARGO_CFG_UNIX").is_some();
    if let (true, Ok(lib)) = (unix, std::env::var("DEP_TANDEM_ORACLE_Z3_LIB")) {
        println!("cargo::rustc-link-arg=-Wl,-rpath,{lib}");
    }
    println!("cargo::rustc-check-cfg=cfg(fork_server)");
    if plugin().is_some() {
        println!("cargo::rustc-cfg=fork_server");
    } else {
        println!(
            "cargo::warning=no fork server for opt on this system: each run of it is a process of its own"
        );
    }
}

/// Builds the plug-in. It is for Linux; where it cannot be built, the program does without.
fn plugin() -> Option<()> {
    let get = |name: &str| std::env::var_os(name);
    if get("CARGO_CFG_TARGET_OS")? != "linux" {
        return None;
    }
    let out = PathBuf::from(get("OUT_DIR")?).join("fork_server.so");
    let mut rustc = Command::new(get("RUSTC")?);
    rustc.args([
        "--edition=2024",
        "--crate-type=cdylib",
        "--crate-name=fork_server",
    ]);
    rustc.args(["-Copt-level=s", "-Cpanic=abort", "-Cstrip=symbols"]);
    rustc.arg("--target").arg(get("TARGET")?);
    if let Some(linker) = get("RUSTC_LINKER") {
        rustc.arg(format!("-Clinker={}", PathBuf::from(linker).display()));
    }
    let status = rustc.arg("-o").arg(out).arg(PLUGIN).status().ok()?;
    status.success().then_some(())
}
