//! Calling conventions: every keyword stands for its number, both ways.

use tandem_ir::module::GlobalKind;
use tandem_ir::text::{parse, print};

/// What LLVM 22 prints for the conventions below 128 that have a keyword, `riscv_vls_cc` apart.
const KEYWORDS: [(u32, &str); 56] = [
    (8, "fastcc"),
    (9, "coldcc"),
    (10, "ghccc"),
    (13, "anyregcc"),
    (14, "preserve_mostcc"),
    (15, "preserve_allcc"),
    (16, "swiftcc"),
    (17, "cxx_fast_tlscc"),
    (18, "tailcc"),
    (19, "cfguard_checkcc"),
    (20, "swifttailcc"),
    (21, "preserve_nonecc"),
    (64, "x86_stdcallcc"),
    (65, "x86_fastcallcc"),
    (66, "arm_apcscc"),
    (67, "arm_aapcscc"),
    (68, "arm_aapcs_vfpcc"),
    (69, "msp430_intrcc"),
    (70, "x86_thiscallcc"),
    (71, "ptx_kernel"),
    (72, "ptx_device"),
    (75, "spir_func"),
    (76, "spir_kernel"),
    (77, "intel_ocl_bicc"),
    (78, "x86_64_sysvcc"),
    (79, "win64cc"),
    (80, "x86_vectorcallcc"),
    (81, "hhvmcc"),
    (82, "hhvm_ccc"),
    (83, "x86_intrcc"),
    (84, "avr_intrcc"),
    (85, "avr_signalcc"),
    (87, "amdgpu_vs"),
    (88, "amdgpu_gs"),
    (89, "amdgpu_ps"),
    (90, "amdgpu_cs"),
    (91, "amdgpu_kernel"),
    (92, "x86_regcallcc"),
    (93, "amdgpu_hs"),
    (95, "amdgpu_ls"),
    (96, "amdgpu_es"),
    (97, "aarch64_vector_pcs"),
    (98, "aarch64_sve_vector_pcs"),
    (100, "amdgpu_gfx"),
    (102, "aarch64_sme_preservemost_from_x0"),
    (103, "aarch64_sme_preservemost_from_x2"),
    (104, "amdgpu_cs_chain"),
    (105, "amdgpu_cs_chain_preserve"),
    (106, "m68k_rtdcc"),
    (107, "graalcc"),
    (110, "riscv_vector_cc"),
    (111, "aarch64_sme_preservemost_from_x1"),
    (124, "amdgpu_gfx_whole_wave"),
    (125, "cheriot_compartmentcallcc"),
    (126, "cheriot_compartmentcalleecc"),
    (127, "cheriot_librarycallcc"),
];

/// The keyword that a number is printed with.
fn keyword(number: u32) -> String {
    if number == 0 {
        return String::new();
    }
    if (112..=123).contains(&number) {
        return format!("riscv_vls_cc({}) ", 32 << (number - 112));
    }
    match KEYWORDS.iter().find(|k| k.0 == number) {
        Some(k) => format!("{} ", k.1),
        None => format!("cc{number} "),
    }
}

/// Number of the convention and text of the module that declares a function with `words` in front.
fn declared(words: &str) -> (u32, String) {
    let text = format!("declare {words}void @f(i1)\n");
    let m = parse(text.as_bytes(), "").unwrap();
    let g = m.header.lookup("f").unwrap();
    let GlobalKind::Function(d) = &m.header.globals[g].kind else {
        panic!("@f is a function");
    };
    (d.cc, print(&m))
}

#[test]
fn keywords_and_numbers_agree() {
    for number in 0..=1023 {
        let printed = format!("declare {}void @f(i1)", keyword(number));
        for words in [format!("cc {number} "), keyword(number)] {
            let (read, text) = declared(&words);
            assert_eq!(read, number, "{words}");
            assert!(text.contains(&printed), "{words}: {text}");
        }
    }
    assert_eq!(declared("ccc ").0, 0);
}

#[test]
fn calls_and_invokes_have_them_too() {
    let text = "declare void @f()
define void @g() {
  call riscv_vls_cc( 64 ) void @f()
  call cheriot_librarycallcc void @f()
  ret void
}
";
    let printed = print(&parse(text.as_bytes(), "").unwrap());
    assert!(printed.contains("  call riscv_vls_cc(64) void @f()\n"));
    assert!(printed.contains("  call cheriot_librarycallcc void @f()\n"));
}

#[test]
fn words_that_are_no_conventions() {
    for words in [
        "m68k_intrcc",
        "msp430_builtincc",
        "riscv_vls_cc",
        "riscv_vls_cc()",
        "riscv_vls_cc(0)",
        "riscv_vls_cc(16)",
        "riscv_vls_cc(48)",
        "riscv_vls_cc(131072)",
        "riscv_vls_cc(64",
    ] {
        let text = format!("declare {words} void @f()\n");
        assert!(parse(text.as_bytes(), "").is_err(), "{words}");
    }
}
