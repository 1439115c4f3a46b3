//! Writes the folder of libz3 into the targets as run-time search path, as the root's `build.rs` does for `tandem`.
//! Where the targets are carried to another machine (`.clusterfuzzlite/build.sh`), the library lies beside them.

fn main() {
    println!("cargo::rerun-if-changed=build.rs");
    println!("cargo::rustc-link-arg=-Wl,-rpath,$ORIGIN/lib");
    if let Ok(lib) = std::env::var("DEP_TANDEM_ORACLE_Z3_LIB") {
        println!("cargo::rustc-link-arg=-Wl,-rpath,{lib}");
    }
}
