//! Biases for passes that are not ours: what a pipeline of LLVM's is about, as families of programs.
//!
//! Of our own passes the generator knows the rewrites, and aims at them. Of a foreign pass only the name is known. A table
//! maps LLVM's names of passes to [`Family`]s; a family switches features of the generator on ([`aim`]) and has
//! small shapes of its own ([`super::shapes`]). A name that the table does not have, and a whole level, is about
//! everything.

use super::shapes::Shape;
use tandem_fuzz::config::{Config, Feature, Mode};
use tandem_oracle::inputs::Rng;

pub use tandem_ir::passes::Family;

use Family::*;

/// The families that programs are made for; a pass that lowers is given all of them.
pub const ALL: [Family; 9] = [
    ControlFlow,
    Scalar,
    Memory,
    Loops,
    AddressSpaces,
    Convergence,
    Vectors,
    Floats,
    Module,
];

/// What the generator is to have for a family.
fn features(family: Family) -> &'static [Feature] {
    use Feature as F;
    match family {
        ControlFlow => &[
            F::Switches,
            F::Selects,
            F::EarlyReturn,
            F::Flags,
            F::Metadata,
        ],
        Scalar => &[
            F::Flags,
            F::Intrinsics,
            F::Divisions,
            F::Freezes,
            F::Selects,
        ],
        Memory => &[F::Memory, F::MemoryIntrinsics, F::Globals, F::Metadata],
        Loops => &[F::Loops, F::MultiExit, F::Flags],
        AddressSpaces => &[F::AddressSpaces, F::Memory, F::Globals],
        Convergence => &[F::Convergent, F::Calls, F::ExternalCalls],
        Vectors => &[F::Vectors, F::Flags],
        Floats => &[F::Floats, F::FastMath],
        Module => &[F::Calls, F::Recursion, F::Globals],
        Lowering => &[],
    }
}

/// The configuration aimed at a family: each of its features is on three times in four. Half of the programs may
/// have poison, because what passes get wrong about flags, attributes and metadata shows in nothing else.
pub fn aim(family: Family, mut config: Config, rng: &mut Rng) -> Config {
    for &f in features(family) {
        if !rng.one_in(4) {
            config.features = config.features.with(f);
        }
    }
    if rng.one_in(2) {
        config.mode = Mode::PoisonRich;
    }
    if family == Module {
        config.functions = config.functions.max(3);
    }
    config
}

/// The small shapes of a family.
pub fn shapes(family: Family) -> &'static [Shape] {
    match family {
        ControlFlow => &[
            Shape::Twins,
            Shape::Guarded,
            Shape::Selected,
            Shape::Conditions,
        ],
        Scalar => &[Shape::Straight, Shape::Guarded, Shape::Dominated],
        Memory => &[Shape::Dominated, Shape::Twins],
        Loops => &[Shape::Invariant, Shape::Reduction],
        Convergence => &[Shape::ConvergentTwins, Shape::Dominated],
        Floats => &[Shape::Twins, Shape::Straight],
        Module => &[Shape::Alike, Shape::Recursive],
        AddressSpaces | Vectors | Lowering => &[],
    }
}

/// LLVM's passes by name, those that transform, and what they are about.
const PASSES: &[(&str, &[Family])] = &[
    ("adce", &[ControlFlow, Scalar]),
    ("aggressive-instcombine", &[Scalar, Memory, ControlFlow]),
    ("alignment-from-assumptions", &[Memory]),
    ("always-inline", &[Module]),
    ("argpromotion", &[Module, Memory]),
    ("assume-builder", &[Scalar, Memory]),
    ("assume-simplify", &[Scalar, Memory]),
    ("atomic-expand", &[Memory]),
    ("attributor", &[Module, Memory]),
    ("attributor-cgscc", &[Module, Memory]),
    ("bdce", &[Scalar]),
    ("called-value-propagation", &[Module]),
    ("callsite-splitting", &[ControlFlow, Module]),
    ("chr", &[ControlFlow]),
    ("codegenprepare", &[ControlFlow, Scalar, Memory]),
    ("consthoist", &[Scalar]),
    ("constmerge", &[Memory]),
    ("constraint-elimination", &[Scalar, ControlFlow, Loops]),
    ("correlated-propagation", &[Scalar, ControlFlow]),
    ("dce", &[Scalar]),
    ("deadargelim", &[Module]),
    ("dfa-jump-threading", &[ControlFlow, Loops]),
    ("div-rem-pairs", &[Scalar]),
    ("dse", &[Memory]),
    ("early-cse", &[Scalar, Memory, Convergence]),
    ("expand-ir-insts", &[Scalar, Floats]),
    ("expand-memcmp", &[Memory]),
    ("expand-reductions", &[Vectors, Floats]),
    ("fix-irreducible", &[ControlFlow, Loops]),
    ("flatten-cfg", &[ControlFlow]),
    ("float2int", &[Floats]),
    ("function-attrs", &[Module, Memory]),
    ("globalopt", &[Module, Memory]),
    ("globaldce", &[Module]),
    ("guard-widening", &[ControlFlow]),
    ("gvn", &[Scalar, Memory, ControlFlow, Convergence]),
    ("gvn-hoist", &[ControlFlow, Scalar, Memory, Convergence]),
    ("gvn-sink", &[ControlFlow, Scalar, Memory, Convergence]),
    ("hotcoldsplit", &[Module, ControlFlow]),
    ("indvars", &[Loops]),
    ("infer-address-spaces", &[AddressSpaces, Memory]),
    ("infer-alignment", &[Memory]),
    ("inline", &[Module, Memory]),
    (
        "instcombine",
        &[Scalar, Vectors, Floats, ControlFlow, Memory],
    ),
    ("instsimplify", &[Scalar, Vectors, Floats]),
    ("ipsccp", &[Module, Scalar]),
    ("irce", &[Loops]),
    ("iroutliner", &[Module]),
    ("jump-threading", &[ControlFlow, Convergence]),
    ("licm", &[Loops, Memory, Convergence]),
    ("load-store-vectorizer", &[Memory, Vectors, AddressSpaces]),
    ("loop-data-prefetch", &[Loops]),
    ("loop-deletion", &[Loops]),
    ("loop-distribute", &[Loops, Memory]),
    ("loop-flatten", &[Loops]),
    ("loop-fusion", &[Loops, Memory, Convergence]),
    ("loop-idiom", &[Loops, Memory]),
    ("loop-instsimplify", &[Loops]),
    ("loop-interchange", &[Loops, Memory]),
    ("loop-load-elim", &[Loops, Memory]),
    ("loop-predication", &[Loops]),
    ("loop-reduce", &[Loops]),
    ("loop-rotate", &[Loops, Convergence]),
    ("loop-simplify", &[Loops]),
    ("loop-simplifycfg", &[Loops]),
    ("loop-sink", &[Loops]),
    ("loop-unroll", &[Loops, Convergence]),
    ("loop-unroll-and-jam", &[Loops, Memory]),
    ("loop-unroll-full", &[Loops]),
    ("loop-vectorize", &[Loops, Vectors, Memory, Floats]),
    ("loop-versioning", &[Loops, Memory]),
    ("loop-versioning-licm", &[Loops, Memory]),
    ("lower-constant-intrinsics", &[Scalar]),
    ("lower-expect", &[ControlFlow]),
    ("lower-switch", &[ControlFlow]),
    ("lowerswitch", &[ControlFlow]),
    ("mem2reg", &[Memory]),
    ("memcpyopt", &[Memory]),
    ("mergefunc", &[Module]),
    ("mergeicmps", &[Memory, ControlFlow]),
    ("mldst-motion", &[ControlFlow, Memory]),
    ("nary-reassociate", &[Scalar]),
    ("newgvn", &[Scalar, Memory, ControlFlow, Convergence]),
    ("nvvm-reflect", &[Scalar]),
    ("partial-inliner", &[Module, ControlFlow]),
    ("partially-inline-libcalls", &[Floats]),
    ("reassociate", &[Scalar, Floats]),
    ("reg2mem", &[Memory, ControlFlow]),
    ("rpo-function-attrs", &[Module]),
    ("scalarizer", &[Vectors]),
    ("sccp", &[Scalar, ControlFlow]),
    ("select-optimize", &[ControlFlow]),
    (
        "separate-const-offset-from-gep",
        &[Memory, Scalar, AddressSpaces],
    ),
    ("simple-loop-unswitch", &[Loops, ControlFlow, Convergence]),
    ("simplifycfg", &[ControlFlow, Convergence, Scalar]),
    ("sink", &[ControlFlow, Memory, Convergence]),
    ("slp-vectorizer", &[Vectors, Scalar, Memory, Floats]),
    ("slsr", &[Scalar, Memory]),
    ("speculative-execution", &[ControlFlow, Scalar]),
    ("sroa", &[Memory]),
    ("structurizecfg", &[ControlFlow, Loops]),
    ("tailcallelim", &[Module, Convergence]),
    ("typepromotion", &[Scalar]),
    ("unify-loop-exits", &[Loops]),
    ("vector-combine", &[Vectors, Floats]),
];

/// Passes of LLVM's backends, by how their names begin.
const PREFIXES: &[(&str, &[Family])] = &[
    ("amdgpu-", &[AddressSpaces, Memory, Convergence, Scalar]),
    ("nvptx-", &[AddressSpaces, Memory, Convergence]),
    ("nvvm-", &[Scalar, Convergence]),
    ("loop-", &[Loops]),
];

/// The families of a pipeline, in order and each once; all of them if a part of it is in no table.
pub fn of(pipeline: &str) -> Vec<Family> {
    let mut all = Vec::new();
    let names = names(pipeline);
    for name in &names {
        let exact = PASSES.iter().find(|p| p.0 == name.as_str());
        let row = exact.or_else(|| PREFIXES.iter().find(|p| name.starts_with(p.0)));
        match row {
            Some((_, families)) => all.extend(*families),
            None if is_silent(name) => {}
            None => all.extend(ALL),
        }
    }
    if all.is_empty() {
        all.extend(ALL);
    }
    all.sort();
    all.dedup();
    all
}

/// Managers and what changes no program.
fn is_silent(name: &str) -> bool {
    const SILENT: &[&str] = &[
        "function",
        "loop",
        "loop-mssa",
        "cgscc",
        "module",
        "devirt",
        "repeat",
        "verify",
        "invalidate",
        "require",
    ];
    SILENT.contains(&name)
}

/// The names in a pipeline's text, without parameters.
fn names(pipeline: &str) -> Vec<String> {
    let mut all = Vec::new();
    let mut word = String::new();
    let mut depth = 0;
    for c in pipeline.chars().chain([',']) {
        match c {
            '<' => depth += 1,
            '>' => depth -= 1,
            '(' | ')' | ',' if depth == 0 => {
                if !word.trim().is_empty() {
                    all.push(word.trim().to_owned());
                }
                word.clear();
            }
            c if depth == 0 => word.push(c),
            _ => {}
        }
    }
    all
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_pipeline_is_about_what_its_passes_are_about() {
        assert_eq!(of("flatten-cfg"), [ControlFlow]);
        assert_eq!(
            of("function(loop-mssa(licm<allowspeculation>),bdce),verify"),
            [Scalar, Memory, Loops, Convergence]
        );
        assert_eq!(of("amdgpu-promote-alloca").len(), 4);
        // A level is about everything, and so is what nobody knows.
        assert_eq!(of("default<O2>"), ALL);
        assert_eq!(of("bdce,my-pass"), ALL);
    }

    #[test]
    fn the_table_is_in_order_and_has_each_name_once() {
        let names: Vec<&str> = PASSES.iter().map(|p| p.0).collect();
        let mut sorted = names.clone();
        sorted.sort_unstable();
        sorted.dedup();
        assert_eq!(names.len(), sorted.len());
    }
}
