//! Writes the folder of libz3 into this package's tests as run-time search path, and hands it on to whoever links the oracle into
//! a program (`DEP_TANDEM_ORACLE_Z3_LIB`).
//! `oracle/smt/build.rs` found the folder; where the library is the system's or static, there is nothing to do.

fn main() {
    println!("cargo::rerun-if-changed=build.rs");
    if let Ok(lib) = std::env::var("DEP_TANDEM_SMT_Z3_LIB") {
        println!("cargo::metadata=z3_lib={lib}");
        if std::env::var_os("CARGO_CFG_UNIX").is_some() {
            println!("cargo::rustc-link-arg=-Wl,-rpath,{lib}");
        }
    }
}
