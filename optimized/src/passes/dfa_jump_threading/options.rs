//! Knobs, limits and the report of threading a state machine's switch (JT-R16).

use crate::options::{Knob, KnobType, MAX_THRESHOLD, Value};

/// `dfa-max-path-length`: most blocks on one path.
pub const MAX_PATH_LENGTH: u32 = 20;
/// Largest value of that knob: the search goes as deep as a path is long.
pub const PATH_LENGTH_LIMIT: u32 = 500;
/// `dfa-max-num-paths`: most paths of one switch.
pub const MAX_NUM_PATHS: u32 = 200;
/// `dfa-cost-threshold`: what one comparison saved may cost in copied instructions.
pub const COST_THRESHOLD: u32 = 50;
/// Instructions that one invocation may add to a function; shared with no other pass.
pub const BUDGET: u32 = 4096;
/// Steps of the search for one switch, so that no graph makes it explode.
pub const SEARCH_STEPS: u32 = 20_000;
/// Rounds of preparation (uses replaced, selects unfolded) for one switch.
pub const PREPARATIONS: u32 = 16;

/// Name of a block that gathers the paths into one state.
pub const NAME_ENTRY: &str = "state.entry";
/// Name of a copied block that had none.
pub const NAME_COPY: &str = "state";

/// Options of one invocation.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Options {
    /// `enable-dfa-jump-thread`: puts the pass into the default pipelines. A pass that a pipeline names runs anyway.
    pub enable: bool,
    /// `dfa-early-exit-heuristic`: leave a switch alone if the loop itself makes its value unpredictable.
    pub early_exit_heuristic: bool,
    /// See [`MAX_PATH_LENGTH`].
    pub max_path_length: u32,
    /// See [`MAX_NUM_PATHS`].
    pub max_num_paths: u32,
    /// See [`COST_THRESHOLD`].
    pub cost_threshold: u32,
}

impl Default for Options {
    fn default() -> Self {
        Options {
            enable: false,
            early_exit_heuristic: true,
            max_path_length: MAX_PATH_LENGTH,
            max_num_paths: MAX_NUM_PATHS,
            cost_threshold: COST_THRESHOLD,
        }
    }
}

/// A knob of the pass, all of which have one requirement.
const fn knob(
    name: &'static str,
    ty: KnobType,
    default: &'static str,
    help: &'static str,
    set: fn(&mut Options, Value),
) -> Knob<Options> {
    Knob {
        name,
        ty,
        default,
        help,
        requirement: "JT-R16",
        set,
    }
}

/// The knobs of the pass, by name; it shares none with JumpThreading (JT-016).
pub(super) const KNOBS: &[Knob<Options>] = &[
    knob(
        "dfa-cost-threshold",
        KnobType::Number { max: MAX_THRESHOLD },
        "50",
        "copied instructions that one comparison of the switch may cost",
        |o, v| o.cost_threshold = v.number(),
    ),
    knob(
        "dfa-early-exit-heuristic",
        KnobType::Bool,
        "true",
        "leave a switch alone if its own loop makes its value unpredictable",
        |o, v| o.early_exit_heuristic = v.bool(),
    ),
    knob(
        "dfa-max-num-paths",
        KnobType::Number { max: MAX_THRESHOLD },
        "200",
        "most paths to one switch",
        |o, v| o.max_num_paths = v.number(),
    ),
    knob(
        "dfa-max-path-length",
        KnobType::Number {
            max: PATH_LENGTH_LIMIT,
        },
        "20",
        "most blocks on a path to a switch",
        |o, v| o.max_path_length = v.number(),
    ),
    knob(
        "enable-dfa-jump-thread",
        KnobType::Bool,
        "false",
        "put dfa-jump-threading into the default pipelines; named in a pipeline it runs anyway",
        |o, v| o.enable = v.bool(),
    ),
];

/// Why a switch in a loop was left alone.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Refusal {
    /// Its value is known on no path to it, or the loop makes it unpredictable.
    Unpredictable,
    /// A block of a path may not be copied (JT-R2).
    NotDuplicable,
    /// A convergent operation hangs on a block of a path (CV-1).
    Convergent,
    /// The copies cost too much.
    TooExpensive,
    /// The graph would not be reducible any more (JT-T16).
    Irreducible,
}

/// What one invocation did.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Report {
    /// True if the function was changed at all (C-092: sticky).
    pub changed: bool,
    /// Switches that were threaded.
    pub threaded_switches: u32,
    /// Paths along which they were.
    pub threaded_paths: u32,
    /// Blocks that were copied for it.
    pub cloned_blocks: u32,
    /// Selects that were unfolded.
    pub unfolded_selects: u32,
    /// Blocks that gather the paths into a state.
    pub factored_entries: u32,
    /// Uses of the switch's value that became the case's constant.
    pub replaced_uses: u32,
    /// Blocks that were erased because they cannot be reached.
    pub erased_blocks: u32,
    /// Blocks that were merged into their only predecessor.
    pub merged_blocks: u32,
    /// Instructions added, as far as they cost anything.
    pub budget_spent: u32,
    /// Switches that were left alone, with the reason, in order of layout.
    pub refused: Vec<Refusal>,
}

impl Report {
    /// How many switches were left alone for a reason.
    pub fn refusals(&self, why: Refusal) -> u64 {
        self.refused.iter().filter(|&&r| r == why).count() as u64
    }
    /// The counters by name, as `--stats` shows them.
    pub fn counters(&self) -> [(&'static str, u64); 14] {
        [
            ("switches threaded", self.threaded_switches.into()),
            ("paths threaded", self.threaded_paths.into()),
            ("blocks cloned", self.cloned_blocks.into()),
            ("selects unfolded", self.unfolded_selects.into()),
            ("entries factored", self.factored_entries.into()),
            ("uses replaced", self.replaced_uses.into()),
            ("blocks erased", self.erased_blocks.into()),
            ("blocks merged", self.merged_blocks.into()),
            ("budget spent", self.budget_spent.into()),
            ("left: unpredictable", self.refusals(Refusal::Unpredictable)),
            (
                "left: not duplicable",
                self.refusals(Refusal::NotDuplicable),
            ),
            ("left: convergent", self.refusals(Refusal::Convergent)),
            ("left: too expensive", self.refusals(Refusal::TooExpensive)),
            ("left: irreducible", self.refusals(Refusal::Irreducible)),
        ]
    }
    /// Adds what was done for one switch.
    pub(super) fn add(&mut self, o: &Report) {
        self.changed |= o.changed;
        self.threaded_switches += o.threaded_switches;
        self.threaded_paths += o.threaded_paths;
        self.cloned_blocks += o.cloned_blocks;
        self.unfolded_selects += o.unfolded_selects;
        self.factored_entries += o.factored_entries;
        self.replaced_uses += o.replaced_uses;
        self.erased_blocks += o.erased_blocks;
        self.merged_blocks += o.merged_blocks;
        self.budget_spent += o.budget_spent;
    }
}
