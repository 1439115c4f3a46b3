//! The intrinsics of targets other than NVPTX and AMDGPU: their types, and which of their arguments are immediates.
//!
//! Nothing here compiles for these targets; modules that mention their intrinsics are read, verified and printed.
//! So the tables hold what the verifier asks and nothing of attributes or memory effects: for passes, a call of one
//! is a call of an unknown function.
//!
//! ```text
//! TABLE.names       [("sse41.dppd", 31), …]                    sorted; the number is a place in signatures
//! TABLE.signatures  [… ("v2 d v2 d v2 d i8", 0b1000), …]       letters of `super::types`, mask of immediates
//! ```
//!
//! An intrinsic is overloaded if its signature has an overloaded type, a word with a colon; type suffixes follow its
//! name then. A search is two binary searches for each dot of the name at most.

mod aarch64;
mod arm;
mod bpf;
mod dx;
mod hexagon;
mod hexagon_v6;
mod loongarch;
mod mips;
mod ppc;
mod r600;
mod riscv;
mod s390;
mod spv;
mod ve;
mod wasm;
mod x86;
mod x86_avx512;
mod xcore;

use super::texts::Texts;

/// The intrinsics of a target, or a part of them.
struct Table {
    /// Distinct signatures.
    signatures: Texts,
    /// Of each signature the mask of the arguments that must be immediates.
    immediates: &'static [u32],
    /// Names without `llvm.` and target, sorted.
    names: Texts,
    /// Of each name its signature.
    kinds: &'static [u16],
}

/// Types of result and arguments in the letters of [`super::types`], and a bit for each immediate argument.
pub(super) type Signature = (&'static str, u32);

/// The targets, by the word that follows `llvm.`.
static TARGETS: [(&str, &[&Table]); 16] = [
    ("aarch64", &[&aarch64::TABLE]),
    ("arm", &[&arm::TABLE]),
    ("bpf", &[&bpf::TABLE]),
    ("dx", &[&dx::TABLE]),
    ("hexagon", &[&hexagon::TABLE, &hexagon_v6::TABLE]),
    ("loongarch", &[&loongarch::TABLE]),
    ("mips", &[&mips::TABLE]),
    ("ppc", &[&ppc::TABLE]),
    ("r600", &[&r600::TABLE]),
    ("riscv", &[&riscv::TABLE]),
    ("s390", &[&s390::TABLE]),
    ("spv", &[&spv::TABLE]),
    ("ve", &[&ve::TABLE]),
    ("wasm", &[&wasm::TABLE]),
    ("x86", &[&x86::TABLE, &x86_avx512::TABLE]),
    ("xcore", &[&xcore::TABLE]),
];

/// The target that a name without `llvm.` belongs to, with the rest of the name.
fn split(name: &str) -> Option<(&'static [&'static Table], &str)> {
    let (target, rest) = name.split_once('.').unwrap_or((name, ""));
    let tables = TARGETS.iter().find(|t| t.0 == target)?.1;
    Some((tables, rest))
}

/// True for the name of an intrinsic (with `llvm.`) of one of these targets, known or not.
pub(super) fn has(name: &str) -> bool {
    name.strip_prefix("llvm.")
        .is_some_and(|n| split(n).is_some())
}

/// The signature of an intrinsic by name, with type suffixes if it is overloaded; `None` for a name that no table has.
pub(super) fn signature(name: &str) -> Option<Signature> {
    let (tables, rest) = split(name.strip_prefix("llvm.")?)?;
    tables.iter().find_map(|t| t.signature(rest))
}

/// Starts of names (without `llvm.`) that had other types in older LLVM: readers rewrite such calls, so they are taken.
const FORMER_TYPES: [&str; 20] = [
    "arm.mve.vctp64",
    "riscv.aes32",
    "riscv.sm3p",
    "riscv.sm4",
    "x86.avx.dp.ps",
    "x86.avx10.vpdp",
    "x86.avx2.mpsadbw",
    "x86.avx2.vpdp",
    "x86.avx512.broadcastm",
    "x86.avx512.mask.cmp",
    "x86.avx512.vpdp",
    "x86.avx512bf16",
    "x86.rdtscp",
    "x86.seh.recoverfp",
    "x86.sse41.dpp",
    "x86.sse41.insertps",
    "x86.sse41.mpsadbw",
    "x86.sse41.ptest",
    "x86.xop.vfrcz",
    "x86.xop.vpermil2",
];

/// True for a name whose type may be one of older LLVM.
pub(super) fn had_other_type(name: &str) -> bool {
    let rest = name.strip_prefix("llvm.").unwrap_or(name);
    FORMER_TYPES.iter().any(|f| rest.starts_with(f))
}

impl Table {
    fn signature(&self, name: &str) -> Option<Signature> {
        let mut base = name;
        loop {
            if let Some(n) = self.names.position(base) {
                let kind = usize::from(*self.kinds.get(n)?);
                let found = (self.signatures.get(kind)?, *self.immediates.get(kind)?);
                if base.len() == name.len() || found.0.contains(':') {
                    return Some(found);
                }
            }
            base = &base[..base.rfind('.')?];
        }
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]
    use super::*;

    #[test]
    fn tables_are_sorted_and_complete() {
        for (target, tables) in TARGETS {
            for t in tables {
                assert!(t.names.iter().is_sorted_by(|a, b| a < b), "{target}");
                let known = |&kind: &u16| usize::from(kind) < t.signatures.len();
                assert!(t.kinds.iter().all(known), "{target}");
                assert_eq!(t.signatures.len(), t.immediates.len(), "{target}");
                assert!(
                    t.names.len() == t.kinds.len() && t.names.len() > 0,
                    "{target}"
                );
            }
        }
    }

    #[test]
    fn names_match_whole_or_by_prefix() {
        let is = |name: &str| signature(name).map(|s| s.0);
        assert_eq!(is("llvm.x86.sse41.dppd"), Some("v2 d v2 d v2 d i8"));
        assert_eq!(is("llvm.x86.sse41.dppd.v2f64"), None);
        assert_eq!(is("llvm.x86.avx512.no.such.thing"), None);
        assert!(is("llvm.aarch64.neon.sqadd.v4i32").is_some());
        assert_eq!(is("llvm.aarch64"), None);
        assert_eq!(is("llvm.umax.i32"), None);
        assert!(has("llvm.arm.no.such.thing") && !has("llvm.nvvm.barrier0"));
    }
}
