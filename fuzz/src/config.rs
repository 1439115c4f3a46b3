//! What a run draws from: the swarm configuration.
//!
//! One configuration that allows everything makes programs that all look alike,
//! because common features drown rare ones. A swarm draws, per run, which
//! features are on at all; a bug that needs *loops without calls* then meets many
//! programs with loops and without calls. [`Config::swarm`] draws from a seed;
//! [`Config`] is `Arbitrary` too, so that a fuzzing engine can choose it.
//!
//! ```
//! use tandem_fuzz::{config::Config, generate};
//! let config = Config { bias: Some("jump-threading"), ..Config::swarm(7) };
//! let module = generate::from_seed(7, &config);
//! assert!(tandem_ir::verify::verify(&module).is_empty());
//! ```

use crate::generate::choices::SplitMix;
use arbitrary::{Arbitrary, Unstructured};
use tandem_ir::passes::PassId;
use tandem_ir::rewrite::ModuleRewrite;

/// What programs may do.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Mode {
    /// No call of a function of the program, with any arguments that its attributes allow and on any
    /// memory, is undefined; no poison or undef reaches a result. Checked by construction.
    #[default]
    UbFree,
    /// Poison, undef, flags that may not hold, now and then undefined behaviour: for refinement only.
    PoisonRich,
}

macro_rules! features {
    ($($(#[$doc:meta])* $variant:ident $text:literal),* $(,)?) => {
        /// A kind of construct that programs may have.
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        pub enum Feature { $($(#[$doc])* $variant),* }
        impl Feature {
            /// All of them in order of declaration.
            pub const ALL: &'static [Feature] = &[$(Feature::$variant),*];
            /// Name in kebab case.
            pub fn name(self) -> &'static str {
                match self { $(Feature::$variant => $text),* }
            }
        }
    };
}

features! {
    /// `switch`, several of its edges to one block, and exhaustive ones without a default.
    Switches "switches",
    /// Loops, bounded by a counter.
    Loops "loops",
    /// Loops that are left or continued from their middle.
    MultiExit "multi-exit",
    /// `ret` in the middle of a function.
    EarlyReturn "early-return",
    /// Blocks that nothing branches to, and `unreachable` where control never comes.
    Unreachable "unreachable",
    /// Loops with two entries.
    Irreducible "irreducible",
    /// `select`.
    Selects "selects",
    /// `freeze`.
    Freezes "freezes",
    /// Flags of arithmetic: those that hold (UB-free), or any (poison-rich).
    Flags "flags",
    /// Division and remainder.
    Divisions "divisions",
    /// Intrinsics on integers: minimum, saturating, funnel shift, with overflow.
    Intrinsics "intrinsics",
    /// Integers of widths that are no power of two, up to 64 bits.
    OddWidths "odd-widths",
    /// Integers of more than 64 bits.
    WideInts "wide-ints",
    /// Floating point.
    Floats "floats",
    /// Fast-math flags.
    FastMath "fast-math",
    /// Vectors.
    Vectors "vectors",
    /// Structs and arrays as values.
    Aggregates "aggregates",
    /// Stack objects, pointer arguments, loads and stores.
    Memory "memory",
    /// Pointers in other address spaces, and casts to generic ones.
    AddressSpaces "address-spaces",
    /// Volatile accesses.
    Volatile "volatile",
    /// `memcpy`, `memset` and `memmove`.
    MemoryIntrinsics "memory-intrinsics",
    /// Global variables with initialisers.
    Globals "globals",
    /// Calls between functions of the program.
    Calls "calls",
    /// A function that calls itself, to a bound.
    Recursion "recursion",
    /// Calls of functions whose body is elsewhere.
    ExternalCalls "external-calls",
    /// Functions that say they are convergent, and calls of them.
    Convergent "convergent",
    /// Atomic operations.
    Atomics "atomics",
    /// Kernels: launched by many threads, a result each.
    Kernels "kernels",
    /// Shared memory and barriers in kernels.
    Barriers "barriers",
    /// Shuffles and votes in kernels.
    Collectives "collectives",
    /// Constants that are undef or poison (poison-rich only).
    UndefConstants "undef-constants",
    /// Loops that may not end (poison-rich only).
    InfiniteLoops "infinite-loops",
    /// `!range`, `!noundef`, branch weights and their like.
    Metadata "metadata",
}

/// A set of [`Feature`]s.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Features(u64);

impl Features {
    /// None.
    pub const NONE: Features = Features(0);
    /// Everything.
    pub fn all() -> Features {
        Feature::ALL.iter().fold(Features::NONE, |s, &f| s.with(f))
    }
    /// The set of a list.
    pub fn of(list: &[Feature]) -> Features {
        list.iter().fold(Features::NONE, |s, &f| s.with(f))
    }
    /// The set and the feature.
    pub fn with(self, f: Feature) -> Features {
        Features(self.0 | 1 << f as u64)
    }
    /// The set without the feature.
    pub fn without(self, f: Feature) -> Features {
        Features(self.0 & !(1 << f as u64))
    }
    /// True if the feature is in the set.
    pub fn has(self, f: Feature) -> bool {
        self.0 & 1 << f as u64 != 0
    }
    /// The features in order.
    pub fn iter(self) -> impl Iterator<Item = Feature> {
        Feature::ALL.iter().copied().filter(move |&f| self.has(f))
    }
}

/// How programs are drawn.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Config {
    /// What programs may do.
    pub mode: Mode,
    /// The pass whose preconditions are made nearly true, by its name; one that is not known here
    /// changes nothing.
    pub bias: Option<&'static str>,
    /// What programs may have.
    pub features: Features,
    /// Instructions of most functions, at most (a few more come from guards and merges).
    pub insts: u32,
    /// One function in so many is four times as large; 0: none is.
    pub large_one_in: u32,
    /// Functions of a module, at most; at least one.
    pub functions: u32,
    /// How deep branches and loops nest, at most.
    pub depth: u32,
    /// Instructions that one call executes, about, at most.
    pub steps: u64,
}

impl Default for Config {
    /// Integers and reducible control flow of every shape, UB-free, without bias: a plain start.
    fn default() -> Config {
        use Feature::*;
        let features = [
            Switches,
            Loops,
            MultiExit,
            EarlyReturn,
            Unreachable,
            Selects,
            Freezes,
            Flags,
            Divisions,
            Intrinsics,
        ];
        Config {
            mode: Mode::UbFree,
            bias: None,
            features: Features::of(&features),
            insts: 32,
            large_one_in: 32,
            functions: 1,
            depth: 4,
            steps: 4000,
        }
    }
}

/// Features that a swarm has rarely: they change what most passes may do at all.
const RARE: [Feature; 4] = [
    Feature::Irreducible,
    Feature::ExternalCalls,
    Feature::InfiniteLoops,
    Feature::WideInts,
];
/// Features that are on in half of the runs; all others in a third.
const COMMON: [Feature; 8] = [
    Feature::Switches,
    Feature::Loops,
    Feature::MultiExit,
    Feature::Selects,
    Feature::Freezes,
    Feature::Flags,
    Feature::EarlyReturn,
    Feature::Memory,
];

impl Config {
    /// A configuration drawn from a seed: half of them small, one in four poison-rich, without bias.
    /// Change the fields that matter to the run (`mode`, `bias`) afterwards. Never irreducible: passes
    /// leave such input alone, so whoever wants it adds the feature.
    pub fn swarm(seed: u64) -> Config {
        let mut bytes = [0u8; 48];
        SplitMix::new(seed ^ 0x5eed_c0f1).fill(&mut bytes);
        Config::draw(&mut Unstructured::new(&bytes))
    }

    /// The configuration with another mode.
    pub fn with_mode(self, mode: Mode) -> Config {
        Config { mode, ..self }
    }

    /// True if the bias is to a pass that makes such rewrites ([`tandem_ir::passes::PassId::rewrites`]).
    pub(crate) fn aims_at(&self, kind: &str) -> bool {
        self.target().is_some_and(|p| p.rewrites.contains(&kind))
    }
    /// True if the bias is to a pass after which visible names may be internal.
    pub(crate) fn aims_at_hiding_names(&self) -> bool {
        let hides = |p: &PassId| {
            p.rewrites
                .iter()
                .any(|k| ModuleRewrite::kind_hides_names(k))
        };
        self.target().is_some_and(hides)
    }
    /// The pass of the bias.
    pub(crate) fn target(&self) -> Option<&'static PassId> {
        self.bias.and_then(tandem_ir::passes::lookup)
    }
    /// The configuration with a bias to a pass.
    pub fn with_bias(self, bias: Option<&'static str>) -> Config {
        Config { bias, ..self }
    }

    /// True if the feature is on.
    pub fn has(&self, f: Feature) -> bool {
        self.features.has(f)
    }

    /// Draws everything but the bias; bytes that run out leave features off.
    fn draw(u: &mut Unstructured<'_>) -> Config {
        let mut byte = || u.arbitrary::<u8>().unwrap_or(0);
        let mode = if byte() >= 192 {
            Mode::PoisonRich
        } else {
            Mode::UbFree
        };
        let mut features = Features::NONE;
        for &f in Feature::ALL {
            let enough = match f {
                Feature::Irreducible => continue,
                f if RARE.contains(&f) => 240,
                f if COMMON.contains(&f) => 128,
                _ => 172,
            };
            if byte() >= enough {
                features = features.with(f);
            }
        }
        let (size, functions) = (byte(), byte());
        Config {
            mode,
            bias: None,
            features,
            insts: [8, 14, 22, 36][usize::from(size) % 4],
            large_one_in: 24,
            functions: [1, 1, 2, 3][usize::from(functions) % 4],
            depth: 2 + u32::from(byte() % 4),
            steps: 4000,
        }
    }
}

impl<'a> Arbitrary<'a> for Config {
    fn arbitrary(u: &mut Unstructured<'a>) -> arbitrary::Result<Config> {
        let config = Config::draw(u);
        let passes = tandem_ir::passes::on_ir;
        let n = usize::from(u.arbitrary::<u8>().unwrap_or(0));
        let bias = passes().nth(n % (passes().count() + 1)).map(|p| p.name);
        Ok(Config { bias, ..config })
    }
}
