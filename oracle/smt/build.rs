//! Finds libz3 and says where it lies: `z3-sys` tells the linker only that it is wanted.
//!
//! What `ci/setup` put in `.deps/z3` comes first; without it, the system's library that `z3-sys` found, if it is new
//! enough. The folder goes to the linker and, as run-time search path, into this package's tests; it is also handed on
//! as `DEP_TANDEM_SMT_Z3_LIB`, because a linker argument reaches no other package: whoever links the solver into a
//! program repeats it (`oracle/tv/build.rs`, `oracle/build.rs`, the root's `build.rs`). Nothing of this touches packages
//! that do not use the solver.

use std::path::Path;
use std::{env, fs};

/// The oldest libz3 that numbers its enums as the bindings of `z3-sys` 0.14 do. An older one answers some queries with
/// values that the bindings' enums do not have, which is undefined behaviour, so it is refused, not warned about.
const OLDEST: [u32; 3] = [5, 3, 0];

fn main() {
    println!("cargo::rerun-if-changed=build.rs");
    // These two link a library of their own, statically.
    if cfg!(feature = "z3-gh-release") || cfg!(feature = "z3-vendored") {
        return;
    }
    // Asked at run time: two clones that share a target folder share this script's binary.
    println!("cargo::rerun-if-env-changed=CARGO_MANIFEST_DIR");
    let Some(package) = env::var_os("CARGO_MANIFEST_DIR") else {
        println!("cargo::error=cargo did not say where the package is");
        return;
    };
    // The package is `oracle/smt` of the checkout.
    let Some(checkout) = Path::new(&package).ancestors().nth(2) else {
        println!("cargo::error=the package has no checkout around it");
        return;
    };
    let home = checkout.join(".deps").join("z3");
    let lib = home.join("lib");
    let record = lib.join("pkgconfig").join("z3.pc");
    let (version, origin) = match fs::read_to_string(&record) {
        Ok(text) => {
            // Watched only where it is: a missing file would make cargo run this script on every build.
            println!("cargo::rerun-if-changed={}", record.display());
            println!("cargo::rustc-link-search=native={}", lib.display());
            println!("cargo::metadata=z3_lib={}", lib.display());
            if env::var_os("CARGO_CFG_UNIX").is_some() {
                println!("cargo::rustc-link-arg=-Wl,-rpath,{}", lib.display());
            }
            (recorded_version(&text), record.display().to_string())
        }
        Err(_) => (version_seen_by_z3_sys(), "the system's".to_owned()),
    };
    if version.is_none_or(|v| v < OLDEST) {
        let found = version.map_or("of unknown version".to_owned(), dotted);
        let oldest = dotted(OLDEST);
        println!(
            "cargo::error=libz3 {found} ({origin}), but {oldest} or newer is needed: run ci/setup"
        );
    }
}

/// The version that a pkg-config file states.
fn recorded_version(text: &str) -> Option<[u32; 3]> {
    let line = text.lines().find_map(|l| l.strip_prefix("Version:"))?;
    let mut parts = line.trim().split('.').map(|p| p.parse().ok());
    Some([parts.next()??, parts.next()??, parts.next()??])
}

/// What `z3-sys` found; where it could not tell, it states its own oldest version, which is below ours.
fn version_seen_by_z3_sys() -> Option<[u32; 3]> {
    let part = |name: &str| {
        env::var(format!("DEP_Z3_VERSION_{name}"))
            .ok()?
            .parse()
            .ok()
    };
    Some([part("MAJOR")?, part("MINOR")?, part("PATCH")?])
}

fn dotted(version: [u32; 3]) -> String {
    version.map(|part| part.to_string()).join(".")
}
