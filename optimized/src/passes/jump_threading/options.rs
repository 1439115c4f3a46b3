//! Knobs, limits and the report of jump threading.

use crate::options::{Knob, KnobType, MAX_THRESHOLD, Value};
use tandem_ir::claims::Claims;

/// `jump-threading-threshold`: most expensive block that is duplicated (JT-006).
pub const BLOCK_DUPLICATE_THRESHOLD: u32 = 6;
/// The same in functions that are optimised for size above all (JT-R11).
pub const MINSIZE_DUPLICATE_THRESHOLD: u32 = 3;
/// `jump-threading-implication-search-threshold`: hops up a single-predecessor chain (JT-007, JT-R4 d).
pub const IMPLICATION_SEARCH_THRESHOLD: u32 = 3;
/// `jump-threading-phi-threshold`: most phis in a block that is duplicated (JT-008).
pub const PHI_DUPLICATE_THRESHOLD: u32 = 76;
/// Instructions that one invocation may add to a function (JT-023, JT-R10).
pub const BUDGET: u32 = 512;
/// What a block ending in a switch may cost more (JT-R11).
pub const SWITCH_BONUS: u32 = 6;

/// Name of a block made by threading (JT-045).
pub const NAME_CLONE: &str = "endblock";
/// Name of a factoring block.
pub const NAME_FACTOR: &str = "res_block";
/// Name of a second block of an unfolded select; the two-way form that we use never needs it.
pub const NAME_UNFOLD_SECOND: &str = "phi.src2";
/// Name of a load moved into a predecessor.
pub const NAME_LOAD: &str = "loadbb";

/// Options of one invocation.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Options {
    /// See [`BLOCK_DUPLICATE_THRESHOLD`].
    pub threshold: u32,
    /// See [`IMPLICATION_SEARCH_THRESHOLD`].
    pub implication_search_threshold: u32,
    /// See [`PHI_DUPLICATE_THRESHOLD`].
    pub phi_threshold: u32,
    /// `jump-threading-across-loop-headers`: let the exact reducibility test decide alone (JT-009).
    pub across_loop_headers: bool,
    /// `jump-threading-disable-select-unfolding` (JT-010).
    pub disable_select_unfolding: bool,
    /// `print-lvi-after-jump-threading` (JT-011).
    pub print_lvi_after: bool,
    /// `jt-upstream-divergence-gate`: do nothing for targets with divergent branches, as upstream.
    pub upstream_divergence_gate: bool,
    /// `jt-load-threading` (JT-R8).
    pub load_threading: bool,
    /// Put the analyses' claims into the report.
    pub collect_claims: bool,
    /// `disable-JumpThreadingPass`: the pass does nothing wherever it stands (JT-013).
    pub disable: bool,
}

impl Default for Options {
    fn default() -> Self {
        Options {
            threshold: BLOCK_DUPLICATE_THRESHOLD,
            implication_search_threshold: IMPLICATION_SEARCH_THRESHOLD,
            phi_threshold: PHI_DUPLICATE_THRESHOLD,
            across_loop_headers: false,
            disable_select_unfolding: false,
            print_lvi_after: false,
            upstream_divergence_gate: false,
            load_threading: false,
            collect_claims: false,
            disable: false,
        }
    }
}

const fn flag(
    name: &'static str,
    requirement: &'static str,
    help: &'static str,
    set: fn(&mut Options, Value),
) -> Knob<Options> {
    Knob {
        name,
        ty: KnobType::Bool,
        default: "false",
        help,
        requirement,
        set,
    }
}

const fn number(
    name: &'static str,
    default: &'static str,
    requirement: &'static str,
    help: &'static str,
    set: fn(&mut Options, Value),
) -> Knob<Options> {
    Knob {
        name,
        ty: KnobType::Number { max: MAX_THRESHOLD },
        default,
        help,
        requirement,
        set,
    }
}

/// The knobs of the pass, by name.
pub(super) const KNOBS: &[Knob<Options>] = &[
    flag(
        "disable-JumpThreadingPass",
        "JT-013",
        "do not run jump-threading",
        |o, v| o.disable = v.bool(),
    ),
    flag(
        "jt-load-threading",
        "JT-R8",
        "thread over loads whose value a predecessor knows",
        |o, v| o.load_threading = v.bool(),
    ),
    flag(
        "jt-upstream-divergence-gate",
        "JT 4.3",
        "leave GPU functions untouched, as upstream does",
        |o, v| o.upstream_divergence_gate = v.bool(),
    ),
    flag(
        "jump-threading-across-loop-headers",
        "JT-009",
        "thread over loop headers (testing only)",
        |o, v| o.across_loop_headers = v.bool(),
    ),
    flag(
        "jump-threading-disable-select-unfolding",
        "JT-010",
        "do not turn selects into branches",
        |o, v| o.disable_select_unfolding = v.bool(),
    ),
    number(
        "jump-threading-implication-search-threshold",
        "3",
        "JT-007",
        "how many single predecessors up to look for a condition that implies the branch",
        |o, v| o.implication_search_threshold = v.number(),
    ),
    number(
        "jump-threading-phi-threshold",
        "76",
        "JT-008",
        "most phis in a block to duplicate",
        |o, v| o.phi_threshold = v.number(),
    ),
    number(
        "jump-threading-threshold",
        "6",
        "JT-006",
        "largest cost of a block to duplicate",
        |o, v| o.threshold = v.number(),
    ),
    flag(
        "print-lvi-after-jump-threading",
        "JT-011",
        "print the lazy value info cache after the pass",
        |o, v| o.print_lvi_after = v.bool(),
    ),
];

/// What one invocation did.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Report {
    /// True if the function was changed at all (C-092: sticky).
    pub changed: bool,
    /// Predecessors that were threaded past a block.
    pub threaded_edges: u32,
    /// Blocks that were copied for it.
    pub cloned_blocks: u32,
    /// Blocks that were copied into a predecessor.
    pub cloned_branches: u32,
    /// Selects that were unfolded.
    pub unfolded_selects: u32,
    /// Terminators that became unconditional.
    pub folded_terminators: u32,
    /// Instructions that were folded or erased in copies.
    pub folded_insts: u32,
    /// Blocks that were merged into their predecessor.
    pub merged_blocks: u32,
    /// Blocks that were erased because they cannot be reached.
    pub erased_blocks: u32,
    /// Loads that became phis.
    pub threaded_loads: u32,
    /// How much of [`BUDGET`] was spent.
    pub budget_spent: u32,
    /// Sweeps over the function.
    pub sweeps: u32,
    /// The cache of lazy value info, if asked for.
    pub lvi_dump: Option<String>,
    /// What the analyses believe, if asked for.
    pub claims: Option<Claims>,
}

impl Report {
    /// The counters by name, as `--stats` shows them.
    pub fn counters(&self) -> [(&'static str, u64); 11] {
        [
            ("edges threaded", self.threaded_edges.into()),
            ("blocks cloned", self.cloned_blocks.into()),
            ("branches cloned", self.cloned_branches.into()),
            ("selects unfolded", self.unfolded_selects.into()),
            ("terminators folded", self.folded_terminators.into()),
            ("instructions folded", self.folded_insts.into()),
            ("blocks merged", self.merged_blocks.into()),
            ("blocks erased", self.erased_blocks.into()),
            ("loads threaded", self.threaded_loads.into()),
            ("budget spent", self.budget_spent.into()),
            ("sweeps", self.sweeps.into()),
        ]
    }
}
