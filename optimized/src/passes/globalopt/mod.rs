//! GlobalOpt: global variables whose every use is known are folded, split and removed (GO-001, GO-R1).
//!
//! ```text
//!   @n = internal global i32 7            @n is gone
//!   %v = load i32, ptr @n             →   7 in place of %v, if nothing modifies @n
//! ```
//!
//! A worklist hands each variable to the strategies in turn, until none fits: fold what is never modified, turn the one
//! heap object behind it into a static one, split a struct into its fields, split an array of structs on the heap, drop
//! stores that nobody reads, and forward the only store. Whatever a rewrite may have made possible goes back onto the
//! list. Variables with few uses come first (P7), otherwise the order is that of the text.
//!
//! Each strategy is a file with a *plan*, which decides and changes nothing, and an *apply*, which carries the plan
//! out; the inliner's question ([`would_transform`], GO-R14) asks for plans only.
//!
//! The uses of a variable are followed as a [`Closure`]: a variable of which one use escapes it is no candidate.
//! Nothing happens below tier 2 or on a shard (P5, GO-R2). Each rewrite is reported to the trace before and after.

mod address;
mod candidate;
mod erase_stores;
mod fold_global;
mod forward_store;
mod heap;
mod heap_to_static;
mod once;
mod split_global;
mod split_heap;
mod split_heap_apply;
mod state;

pub use candidate::View;
pub use once::ENTERED_ONCE;

use crate::analysis::manager::{AnalysisId, BodyAnalyses, ModuleAnalyses, PreservedAnalyses};
use crate::analysis::module::{Closure, GlobalUses, Roots};
use crate::context::ModuleCx;
use crate::defects::Defects;
use crate::options::{Knob, KnobType};
use crate::pass::{self, Invocation, ModulePass, Ran};
use state::Pass;
use tandem_ir::passes::{GLOBALOPT, PassId};
use tandem_ir::rewrite::{ModuleContext, Trace};
use tandem_ir::{Global, Module};

/// P1: a variable is folded only if it has at most this many bits.
pub const MAX_FOLDED_BITS: u64 = 2047;
/// P2: an allocation is made static only if it has fewer bytes.
pub const STATIC_HEAP_LIMIT: u64 = 2048;
/// P3: most fields of a struct that is split.
pub const MAX_FIELDS: usize = 16;
/// P5: the lowest tier that runs the pass.
pub const MIN_TIER: u32 = 2;
/// P7: variables with at most this many uses come first.
pub const FEW_USES: usize = 8;
/// P7: then those with at most this many.
pub const SOME_USES: usize = 32;

/// What one invocation did.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Report {
    /// True if the module was changed.
    pub changed: bool,
    /// Variables folded to what they are initialised with.
    pub folded: u64,
    /// Heap objects made static.
    pub made_static: u64,
    /// Structs split into fields.
    pub split: u64,
    /// Heap objects split into fields.
    pub split_heap: u64,
    /// Variables whose stores were erased because nothing loads them.
    pub never_loaded: u64,
    /// Loads that became the constant stored before.
    pub forwarded: u64,
    /// Variables looked at.
    pub visited: u64,
}

/// What the pass leaves right where it changes something: the index of names is told of what each rewrite adds and takes,
/// bodies of the blocks that they get.
pub const PRESERVED: PreservedAnalyses = PreservedAnalyses::cfg()
    .preserve(AnalysisId::GlobalUses)
    .preserve(AnalysisId::Roots);

/// The highest tier; what a pass that is asked for by name runs at.
pub const MAX_TIER: u32 = 3;

/// Options of the pass.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Options {
    /// `disable-GlobalOptPass`, the original's `opts[1440]`: the pass does nothing wherever it stands (GO-006).
    pub disable: bool,
    /// The tier that the pipeline was made for; the pass starts at its second (GO-004).
    pub tier: u32,
}

impl Default for Options {
    fn default() -> Self {
        Options {
            disable: false,
            tier: MAX_TIER,
        }
    }
}

/// GlobalOpt for the pass manager.
pub struct GlobalOptPass;

impl pass::Pass for GlobalOptPass {
    const ID: &'static PassId = &GLOBALOPT;
    type Options = Options;
    const KNOBS: &'static [Knob<Options>] = &[
        Knob {
            name: "disable-GlobalOptPass",
            ty: KnobType::Bool,
            default: "false",
            help: "do not run globalopt",
            requirement: "GO-006",
            set: |o, v| o.disable = v.bool(),
        },
        Knob {
            name: "globalopt-tier",
            ty: KnobType::Number { max: MAX_TIER },
            default: "3",
            help: "the tier that the pipeline stands for; globalopt does nothing below 2",
            requirement: "GO-004",
            set: |o, v| o.tier = v.number(),
        },
    ];
}

impl ModulePass for GlobalOptPass {
    fn run<T: Trace<Module>>(
        cx: ModuleCx<'_>,
        m: &mut Module,
        analyses: &mut ModuleAnalyses,
        with: Invocation<'_, Options>,
        trace: &mut T,
    ) -> Ran {
        let r = run(cx, m, analyses, with.options, trace);
        Ran {
            changed: r.changed,
            counters: vec![
                ("globals folded", r.folded),
                ("heap objects made static", r.made_static),
                ("globals split", r.split),
                ("heap objects split", r.split_heap),
                ("globals never loaded", r.never_loaded),
                ("loads forwarded", r.forwarded),
                ("globals visited", r.visited),
            ],
            preserved: PRESERVED,
            ..Ran::default()
        }
    }
}

/// Runs the pass. Nothing happens below tier 2, under `disable-GlobalOptPass` (`opts[1440]`), or on a shard (P5, GO-R2).
pub fn run<T: Trace<Module>>(
    cx: ModuleCx<'_>,
    m: &mut Module,
    analyses: &mut ModuleAnalyses,
    options: &Options,
    trace: &mut T,
) -> Report {
    if options.disable || options.tier < MIN_TIER {
        return Report::default();
    }
    let mut pass = Pass::new(cx, m, analyses, trace);
    pass.reach_fixed_point();
    pass.into_report()
}

/// Answers for many variables of one module that does not change in between.
pub struct Query<'a> {
    context: ModuleContext,
    defects: Defects,
    m: &'a Module,
    uses: GlobalUses,
    roots: Roots,
}

impl<'a> Query<'a> {
    /// Looks at a whole module.
    pub fn new(m: &'a Module) -> Query<'a> {
        Query {
            context: ModuleContext::default(),
            defects: Defects::default(),
            m,
            uses: GlobalUses::new(m),
            roots: Roots::new(&m.header),
        }
    }
    /// GO-R14: true if the pass, started now, would rewrite this variable in its first visit.
    pub fn would_transform(&self, g: Global) -> bool {
        let view = View {
            cx: ModuleCx::new(&self.context, &self.defects),
            m: self.m,
            uses: &self.uses,
            roots: &self.roots,
        };
        if !view.is_candidate(g) {
            return false;
        }
        let Some(closure) = Closure::of(view.cx, self.m, &self.uses, g) else {
            return false;
        };
        fold_global::plan(view, g, &closure).is_some()
            || heap_to_static::plan(view, g, &closure).is_some()
            || split_global::plan(view, g, &closure).is_some()
            || split_heap::plan(view, g, &closure).is_some()
            || erase_stores::applies(view, &closure)
            || !forward_store::plan(view, &mut BodyAnalyses::default(), &closure).is_empty()
    }
}

/// GO-R14, for one question; for several, make a [`Query`].
pub fn would_transform(m: &Module, g: Global) -> bool {
    Query::new(m).would_transform(g)
}
