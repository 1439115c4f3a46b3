//! The list of code generation (section 9 of the pipeline's specification, PL-118..PL-121): what `--emit mir` and
//! `--emit ptx` add behind the optimizer's entries.
//!
//! It is data: none of the entries is run. The list is printed (`--print-pipeline-passes`), and named where a pipeline
//! that needs it is refused. PTX is made by [`crate::codegen`], which is one selection and no list.
//!
//! ```text
//!   "CG-23"  "codegenprepare-scev"  false  "do-scev-cgp"      number, text, at level 0 too?, the knob that switches it
//! ```
//!
//! [`order`] holds the list against what each entry declares about its place.

pub mod order;

/// An entry of the list.
#[derive(Clone, Copy, Debug)]
pub struct CodegenRow {
    /// Number.
    pub id: &'static str,
    /// The pass with its parameters.
    pub text: &'static str,
    /// True if it stands at level 0 too.
    pub always: bool,
    /// The knob that switches it, if there is one.
    pub knob: &'static str,
}

macro_rules! rows {
    ($($id:literal $text:literal $always:literal $knob:literal)+) => {
        /// The list, in its order.
        pub const ROWS: &[CodegenRow] = &[$(CodegenRow {
            id: $id,
            text: $text,
            always: $always,
            knob: $knob,
        }),+];
    };
}

/// The entries at a level of code generation.
pub fn rows_at(level: i32) -> impl Iterator<Item = &'static CodegenRow> {
    ROWS.iter().filter(move |r| r.always || level >= 1)
}

rows! {
    "CG-01" "pre-isel-intrinsic-lowering" true ""
    "CG-02" "nvvm-reflect" true ""
    "CG-03" "nvptx-assign-valid-global-names" true ""
    "CG-04" "generic-to-nvvm" true ""
    "CG-05" "slsr" false ""
    "CG-06" "instcombine" false ""
    "CG-07" "gvn" false ""
    "CG-08" "nary-reassociate" false ""
    "CG-09" "early-cse" false ""
    "CG-10" "mergereturn" true ""
    "CG-11" "nvvm-peephole-optimizer" false ""
    "CG-12" "dce" false ""
    "CG-13" "loop-reduce" false "do-lsr-64-bit"
    "CG-14" "mergeicmps" false ""
    "CG-15" "expand-memcmp" false ""
    "CG-16" "unreachableblockelim" true ""
    "CG-17" "consthoist" false ""
    "CG-19" "scalarize-masked-mem-intrin" true ""
    "CG-20" "expand-reductions" true ""
    "CG-21" "gvn" false ""
    "CG-22" "codegenprepare" false ""
    "CG-23" "codegenprepare-scev" false "do-scev-cgp"
    "CG-24" "adce" false ""
    "CG-25" "simplify-live-out" false ""
    "CG-26" "adce" false ""
    "CG-27" "remat" false "do-remat"
    "CG-28" "process-restrict<>" false ""
    "CG-29" "sink<rp-aware>" false ""
    "CG-30" "adce" false ""
    "CG-31" "set-global-array-alignment" false ""
    "CG-32" "set-local-array-alignment" false ""
    "CG-33" "ldgxform" false ""
    "CG-34" "cssa" false "do-cssa"
    "CG-35" "lower-invoke" true ""
    "CG-36" "unreachableblockelim" true ""
    "CG-37" "lower-aggr-copies" true ""
    "CG-38" "alloca-hoisting" true ""
    "CG-39" "structurizecfg" false ""
    "CG-40" "verify" true ""
    "CG-41" "isel" true ""
    "CG-50" "param-opt" true ""
    "CG-51" "finalize-isel" true ""
    "CG-52" "nvptx-trunc-opts" false ""
    "CG-53" "early-tailduplication" false ""
    "CG-54" "opt-phis" false ""
    "CG-55" "stack-coloring" false ""
    "CG-56" "localstackalloc" true ""
    "CG-57" "dead-mi-elimination" false ""
    "CG-58" "early-machinelicm" false ""
    "CG-59" "machine-cse" false ""
    "CG-60" "peephole-opt" false ""
    "CG-61" "nvptx-remat-block" false ""
    "CG-62" "processimpdefs" false ""
    "CG-63" "unreachable-mbb-elimination" false ""
    "CG-64" "phi-node-elimination" true ""
    "CG-65" "two-address-instruction" true ""
    "CG-66" "register-coalescer" false ""
    "CG-67" "machine-scheduler" false ""
    "CG-68" "nvptx-mem2reg" false ""
    "CG-69" "stack-slot-coloring" false ""
    "CG-70" "nvptx-prolog-epilog" true ""
    "CG-71" "nvptx-peephole" false ""
    "CG-72" "branch-folder" false "disable-branch-fold"
    "CG-73" "post-ra-pseudos" true ""
    "CG-74" "block-placement" false ""
    "CG-75" "verify-machine" true ""
    "CG-76" "ptx-emission" true ""
}
