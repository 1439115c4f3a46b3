//! Keywords of calling conventions: what the reader takes for each, and the printer writes.

/// The RISC-V vector conventions are a family by the bits of a vector register: `riscv_vls_cc(128)`.
pub(super) const VECTOR_FAMILY: &str = "riscv_vls_cc";
/// Number of the family's first member, and the bits of its vectors.
const FIRST_OF_FAMILY: (u32, u32) = (112, 32);
/// How many members it has; the vectors of each have twice the bits of the one before.
const MEMBERS: u32 = 12;

/// The number that a keyword stands for.
pub(super) fn number(keyword: &str) -> Option<u32> {
    // The C convention has a keyword that nobody prints.
    if keyword == "ccc" {
        return Some(0);
    }
    KEYWORDS.iter().find(|c| c.1 == keyword).map(|c| c.0)
}

/// The keyword that is printed for a number.
pub(super) fn keyword(number: u32) -> Option<&'static str> {
    let at = KEYWORDS.binary_search_by_key(&number, |c| c.0).ok()?;
    KEYWORDS.get(at).map(|c| c.1)
}

/// The number of the RISC-V vector convention for vectors of so many bits.
pub(super) fn of_vector_bits(bits: u32) -> Option<u32> {
    (0..MEMBERS)
        .find(|n| FIRST_OF_FAMILY.1 << n == bits)
        .map(|n| FIRST_OF_FAMILY.0 + n)
}

/// The bits of vectors if the number is of the RISC-V vector conventions.
pub(super) fn vector_bits(number: u32) -> Option<u32> {
    let n = number.checked_sub(FIRST_OF_FAMILY.0)?;
    (n < MEMBERS).then(|| FIRST_OF_FAMILY.1 << n)
}

/// Conventions that LLVM 22 prints by name, by number.
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
