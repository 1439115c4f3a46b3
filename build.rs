//! Writes the folder of libz3 into this package's programs and tests as run-time search path, so that they start from
//! anywhere. `oracle/build.rs` found the folder; where the library is the system's or static, there is nothing to do.

fn main() {
    println!("cargo::rerun-if-changed=build.rs");
    let unix = std::env::var_os("CARGO_CFG_UNIX").is_some();
    if let (true, Ok(lib)) = (unix, std::env::var("DEP_TANDEM_ORACLE_Z3_LIB")) {
        println!("cargo::rustc-link-arg=-Wl,-rpath,{lib}");
    }
}
