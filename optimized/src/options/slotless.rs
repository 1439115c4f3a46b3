//! Knobs that have no slot, and the documented names that stand for other knobs.
//!
//! Toggles (PL-102), parameters that are kept as text and read as their type (PL-103), dump flags (PL-104); and the names of
//! the form `no-…` that the documents list. Those follow their words: `no-sroa` switches SROA, whatever slot a table of
//! labels gives it.

use super::command::Key;

/// Type and range of a knob without slot.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ExtType {
    /// True or false.
    Bool,
    /// A 32-bit number from the first to the second.
    Int(i32, i32),
}

/// What a knob without slot is for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ExtKind {
    /// Switches something (PL-102).
    Toggle,
    /// Bounds something: it may forbid a rewrite and never justifies one (PL-103).
    Parameter,
    /// Prints something (PL-104).
    Dump,
}

/// A knob without slot.
#[derive(Clone, Copy, Debug)]
pub struct Ext {
    /// Key of `-opt`.
    pub key: &'static str,
    /// Type.
    pub ty: ExtType,
    /// Default as text; empty: unset.
    pub default: &'static str,
    /// Who reads it: a pass, or a part of the compiler.
    pub owner: &'static str,
    /// What it is for.
    pub kind: ExtKind,
}

const ANY: ExtType = ExtType::Int(i32::MIN, i32::MAX);
const UNSIGNED: ExtType = ExtType::Int(0, i32::MAX);

macro_rules! ext {
    ($($kind:ident { $($key:literal $ty:expr, $default:literal $owner:literal;)+ })+) => {
        /// All knobs without slot, those of one kind together.
        pub const EXT: &[Ext] = &[$($(Ext {
            key: $key,
            ty: $ty,
            default: $default,
            owner: $owner,
            kind: ExtKind::$kind,
        }),+),+];
    };
}

ext! {
    Toggle {
        "do-remat" ExtType::Int(0, 3), "3" "remat";
        "do-clone-for-ip-msp" ANY, "-1" "ipmsp";
        "do-cssa" ExtType::Bool, "0" "cssa";
        "do-comdat-renaming" ExtType::Bool, "0" "comdat-renaming";
        "do-counter-promotion" ExtType::Bool, "0" "counter-promotion";
        "do-scev-cgp" ANY, "2" "codegenprepare-scev";
        "do-function-scev-cgp" ANY, "2" "codegenprepare-scev";
        "do-scev-cgp-aggresively" ExtType::Bool, "1" "codegenprepare-scev";
        "do-base-address-strength-reduce" ANY, "4" "base-address-strength-reduce";
        "do-base-address-strength-reduce-chain" ANY, "1" "base-address-strength-reduce";
        "do-lsr-64-bit" ExtType::Bool, "1" "loop-reduce";
        "do-sign-ext-expand" ExtType::Bool, "0" "scalar-evolution";
        "do-sign-ext-simplify" ExtType::Bool, "0" "scalar-evolution";
        "lsa-opt" ExtType::Bool, "1" "assembler";
        "strip-debug" ExtType::Bool, "0" "strip";
        "feature-flags" ANY, "" "assembler";
        "tier0-threshold" ANY, "0" "assembler";
        "tier1-threshold" ANY, "100" "assembler";
        "tier2-threshold" ANY, "100" "assembler";
        "tier3-threshold" ANY, "100" "assembler";
        "cutlass-opt" ExtType::Bool, "0" "driver";
    }
    Parameter {
        "remat-load-param" ExtType::Bool, "1" "remat";
        "branch-dist-block-limit" ANY, "-1" "branch-dist";
        "branch-dist-func-limit" ANY, "-1" "branch-dist";
        "branch-dist-norm" ANY, "0" "branch-dist";
        "scev-cgp-check-latency" ExtType::Bool, "1" "codegenprepare-scev";
        "scev-cgp-control" ANY, "-1" "codegenprepare-scev";
        "scev-cgp-cross-block-limit" UNSIGNED, "8" "codegenprepare-scev";
        "scev-cgp-idom-level-limit" UNSIGNED, "3" "codegenprepare-scev";
        "scev-cgp-inst-limit" ANY, "500" "codegenprepare-scev";
        "scev-cgp-norm" ANY, "2" "codegenprepare-scev";
        "scev-cgp-old-base" ANY, "2" "codegenprepare-scev";
        "scev-cgp-tid-max-value" ANY, "4096" "codegenprepare-scev";
        "base-address-strength-reduce-iv-limit" ANY, "128" "base-address-strength-reduce";
        "base-address-strength-reduce-max-iv" ANY, "35" "base-address-strength-reduce";
        "cssa-coalesce" ExtType::Bool, "0" "cssa";
        "cssa-verbosity" UNSIGNED, "0" "cssa";
        "remat-for-occ" ANY, "120" "remat";
        "remat-gep-cost" ANY, "6000" "remat";
        "remat-ignore-single-cost" ANY, "0" "remat";
        "remat-lli-factor" ANY, "10" "remat";
        "remat-loop-trip" ANY, "20" "remat";
        "remat-max-live-limit" ANY, "10" "remat";
        "remat-maxreg-ceiling" ANY, "0" "remat";
        "remat-move" ANY, "0" "remat";
        "remat-single-cost-limit" ANY, "6000" "remat";
        "remat-use-limit" ANY, "10" "remat";
    }
    Dump {
        "dump-ip-msp" UNSIGNED, "0" "ipmsp";
        "dump-ir-before-memory-space-opt" UNSIGNED, "0" "memory-space-opt";
        "dump-ir-after-memory-space-opt" UNSIGNED, "0" "memory-space-opt";
        "dump-remat" UNSIGNED, "0" "remat";
        "dump-remat-add" UNSIGNED, "0" "remat";
        "dump-remat-iv" UNSIGNED, "0" "remat";
        "dump-remat-load" UNSIGNED, "0" "remat";
        "dump-branch-dist" UNSIGNED, "0" "branch-dist";
        "dump-scev-cgp" UNSIGNED, "0" "codegenprepare-scev";
        "dump-base-address-strength-reduce" UNSIGNED, "0" "base-address-strength-reduce";
        "dump-sink2" UNSIGNED, "0" "sinking2";
        "dump-before-cssa" UNSIGNED, "0" "cssa";
        "dump-phi-remove" UNSIGNED, "0" "gvn";
        "dump-normalize-gep" UNSIGNED, "0" "normalize-gep";
        "dump-simplify-live-out" UNSIGNED, "0" "simplify-live-out";
        "dump-process-restrict" UNSIGNED, "0" "process-restrict";
        "dump-process-builtin-assume" UNSIGNED, "0" "assumptions";
        "dump-conv-dot" UNSIGNED, "0" "uniformity";
        "dump-conv-func" UNSIGNED, "0" "uniformity";
        "dump-conv-text" UNSIGNED, "0" "uniformity";
        "dump-va" UNSIGNED, "0" "uniformity";
        "dump-nvvmir" UNSIGNED, "0" "driver";
    }
}

/// The knob without slot of a key.
pub fn ext(key: &str) -> Option<&'static Ext> {
    EXT.iter().find(|e| e.key == key)
}

/// The documented names, each with what it stands for. Names that are also the canonical knob of their slot are not repeated.
pub const DOCUMENTED: &[(&str, Key)] = &[
    ("no-dce", Key::Slots(&[13])),
    ("no-late-opt", Key::Slots(&[17])),
    ("no-predopt", Key::Slots(&[55])),
    ("no-intrin-lower", Key::Slots(&[99])),
    ("no-loweralloca-b", Key::Slots(&[113])),
    ("no-genericaddropt", Key::Slots(&[127])),
    ("no-loopopt", Key::Slots(&[131])),
    ("no-inline-a", Key::Slots(&[51])),
    ("no-inline-b", Key::Slots(&[51])),
    ("no-inline-c", Key::Slots(&[51])),
    ("no-func-attrs", Key::Slots(&[97])),
    ("no-ipconst", Key::Slots(&[55])),
    ("no-simplifycfg-b", Key::Slots(&[29])),
    ("no-loopindexsplit", Key::Slots(&[65, 73])),
    ("no-reassoc", Key::Slots(&[109])),
    ("no-adce-a", Key::Slots(&[13])),
    ("no-adce-b", Key::Slots(&[13])),
    ("no-adce-c", Key::Slots(&[13])),
    ("no-loopunroll", Key::Slots(&[137])),
    ("no-branchdist-b", Key::Slots(&[21])),
    ("no-memspaceopt-b", Key::SlotInverted(173)),
    ("disable-GlobalOptPass", Key::Slots(&[45])),
    ("no-nvvm-verify", Key::Pass("nvvm-verify")),
    ("no-irverify", Key::Pass("nvvm-verify")),
    ("no-nvvm-reflect", Key::Pass("nvvm-reflect")),
    ("no-sink", Key::Pass("sink")),
    ("no-dump", Key::Pass("print")),
    ("no-earlycse", Key::Pass("early-cse")),
    ("no-memcpyopt", Key::Pass("memcpyopt")),
    ("no-generic2nvvm", Key::Pass("generic-to-nvvm")),
    ("no-instsimplify", Key::Pass("instsimplify")),
    ("no-loopsimplify", Key::Refused),
];
