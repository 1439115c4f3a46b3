//! Writes the folder of libz3 into this package's tests as run-time search path, so that they start from anywhere.
//! `oracle/smt/build.rs` found the folder; where the library is the system's or static, there is nothing to do.

fn main() {
    println!("cargo::rerun-if-changed=build.rs");
    if let (true, Ok(lib)) = (
        std::env::var_os("CARGO_CFG_UNIX").is_some(),
        std::env::var("DEP_TANDEM_SMT_Z3_LIB"),
    ) {
        println!("cargo::rustc-link-arg=-Wl,-rpath,{lib}");
    }
}
