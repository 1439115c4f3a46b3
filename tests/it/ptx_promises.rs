//! What `check --target` says of PTX whose accesses are ordered less than those of its source, or whose kernels admit fewer
//! launches: no run of one thread shows either.

#![allow(clippy::unwrap_used)]

use crate::cli_support;

use cli_support::*;
use tandem_ir::text::parse;
use tandem_optimized::codegen::CodegenOptions;
use tandem_optimized::driver::ptx::{generate, print};
use tandem_optimized::options::Options;

const SOURCE: &str = "target triple = \"nvptx64-nvidia-cuda\"
define void @f(ptr addrspace(1) %p, ptr addrspace(1) %q) {
  %a = load atomic i32, ptr addrspace(1) %p acquire, align 4
  store i32 %a, ptr addrspace(1) %q, align 4
  fence syncscope(\"device\") seq_cst
  %v = load volatile i32, ptr addrspace(1) %p, align 4
  store atomic i32 %v, ptr addrspace(1) %q release, align 4
  ret void
}
";

/// The PTX that production makes.
fn made(source: &str) -> String {
    let module = parse(source.as_bytes(), "m.ll").unwrap();
    let options = CodegenOptions {
        gpu: Some("sm_90".into()),
        ..CodegenOptions::default()
    };
    let ptx = generate(&module, &options, &Options::default());
    print(&ptx.unwrap_or_else(|e| panic!("{e:?}")), "nvvm")
}

/// Exit code and words of `check` for a change of the PTX that is made of a source.
fn changed(source: &str, from: &str, to: &str) -> (Option<i32>, String) {
    let folder = Folder::new();
    let ll = folder.write("m.ll", source);
    let made = made(source);
    assert!(made.contains(from), "{made}");
    let ptx = folder.write("m.ptx", made.replacen(from, to, 1));
    let ran = tandem(&["check", "--inputs", "8", "--target", &ptx, &ll]);
    (ran.code, ran.all())
}

#[test]
fn accesses_and_fences_of_ptx_keep_order_and_scope() {
    let (code, said) = changed(SOURCE, "ret;", "ret;");
    assert_eq!(code, Some(0), "{said}");
    for (from, to, verdict) in [
        ("ld.acquire.sys", "ld.relaxed.sys", "miscompile"),
        ("ld.acquire.sys", "ld.acquire.cta", "miscompile"),
        ("ld.acquire.sys.global", "ld.global", "suspect"),
        ("st.release.sys", "st.relaxed.sys", "miscompile"),
        ("st.release.sys.global", "st.global", "suspect"),
        ("fence.sc.gpu", "fence.acq_rel.gpu", "miscompile"),
        ("fence.sc.gpu", "fence.sc.cta", "miscompile"),
        ("fence.sc.gpu;", "", "suspect"),
        ("fence.sc.gpu", "fence.sc.sys", ""),
        ("ld.acquire.sys", "fence.sc.sys;\n\tld.acquire.sys", ""),
    ] {
        let (code, said) = changed(SOURCE, from, to);
        let wanted = if verdict.is_empty() { 0 } else { 1 };
        assert_eq!(code, Some(wanted), "{from} -> {to}: {said}");
        assert!(said.contains(verdict), "{from} -> {to}: {said}");
    }
}

/// Bounds on blocks are said by an attribute or, by older compilers, by an annotation.
#[test]
fn kernels_of_ptx_admit_what_the_source_admits() {
    let body = "{\n  store i32 1, ptr addrspace(1) %p\n  ret void\n}\n";
    let kernel = |attributes: &str| {
        format!(
            "target triple = \"nvptx64-nvidia-cuda\"\ndefine ptx_kernel void @k(ptr addrspace(1) %p) {attributes} {body}"
        )
    };
    let noted = kernel("") + "!nvvm.annotations = !{!0}\n!0 = !{ptr @k, !\"maxntidx\", i32 64}\n";
    for source in [kernel("\"nvvm.maxntid\"=\"64\""), noted] {
        let (code, said) = changed(&source, ".maxntid 64", ".maxntid 128");
        assert_eq!(code, Some(0), "{said}");
        let (code, said) = changed(&source, ".maxntid 64", ".maxntid 32");
        assert_eq!(code, Some(1), "{said}");
        assert!(
            said.contains("blocks of up to 32 threads in the PTX"),
            "{said}"
        );
    }
}

/// LLVM takes an annotation of 0 for the word that the function is no kernel.
#[test]
fn an_annotation_of_zero_makes_no_kernel() {
    let text = "target triple = \"nvptx64-nvidia-cuda\"\ndefine void @k() {\n  ret void\n}\n!nvvm.annotations = !{!0}\n!0 = !{ptr @k, !\"kernel\", i32 0}\n";
    let made = made(text);
    assert!(made.contains(".func") && !made.contains(".entry"), "{made}");
}
