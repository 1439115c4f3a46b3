//! Scalar evolution: what values are, as expressions over arguments, loads and loop iterations, and how often loops go
//! back to their headers.
//!
//! Everything is worked out when the analysis is made, in an order that the function alone decides; questions only look
//! up. So no answer depends on which question came first. The work goes in rounds, because counts need expressions and
//! expressions (extensions of recurrences) need counts: each round builds all values in reverse post order, with the
//! counts of the round before, and then the counts of all loops from the inside out. What an earlier round proved stays
//! proved; a later one only knows more.
//!
//! ```text
//!   build    values from instructions; recurrences from phis of headers
//!   arith, cast, extremum   constructors: the one normal form of each expression
//!   facts    wrap flags and ranges, beside the expressions; poison: what a flag of an instruction proves
//!   objects   where variables lie; overflow   arithmetic that tells of its wraps; stated   which flags are claimed
//!   count, compare, guards   exits, counts, what branches before a loop say
//!   exit     what values are after the loop
//!   client   what passes ask of loops
//!   delinearize   offsets of accesses as subscripts
//!   claims   all of it as plain data, for whoever prints or judges it
//! ```
//!
//! Expressions are hash-consed: equal structure is equal id. Nodes have no flags; [`tandem_ir::claims::scev`] says why. Expressions
//! of more than [`MAX_SIZE`] nodes become leaves, which bounds every recursion over expressions.

mod arith;
mod bits;
mod build;
mod cast;
mod claim;
mod client;
mod compare;
mod count;
mod decided;
mod delinearize;
mod evict;
mod exit;
mod expand;
mod extremum;
mod facts;
mod guards;
mod objects;
mod order;
mod overflow;
mod poison;
mod polynomial;
mod predicated;
mod recur;
mod stated;
mod table;
mod verify;

pub use evict::{Depth, Kept};
pub use expand::{ExitFormula, Expansion, OpenExit, Part, Step, VariableLimit};
pub use verify::{Extent, stale};

pub use client::{
    BoundedVariable, ConstantExit, CountedVariable, ExitValue, LoopCount, LoopEnd, LoopFacts,
};

use crate::analysis::blocks::walk;
use crate::analysis::dominators::Dominators;
use crate::analysis::nest::{self, Nest};
use crate::analysis::range::Range;
use crate::context::Cx;
use crate::options::{Knob, KnobType};
use cranelift_entity::packed_option::PackedOption;
use cranelift_entity::{EntitySet, SecondaryMap};
use rustc_hash::FxHashMap;
use std::ops::{Deref, DerefMut};
use std::sync::Arc;
use tandem_ir::claims::scev::{Expr, Exprs, Nary, Node, Typed, Wrap};
use tandem_ir::{Block, Function, Inst, Value};

/// Widest integer that expressions describe.
pub const MAX_WIDTH: u32 = 128;
/// How often values and counts are worked out.
const ROUNDS: u32 = 3;
/// How often they are where only counts are asked for.
const ROUNDS_OF_COUNTS: u32 = 2;

/// The knobs that have an effect.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Limits {
    /// `scalar-evolution-max-iterations`: steps for which a loop is run on constants.
    pub max_iterations: u32,
    /// `delinearize-use-fixed-size-array-heuristic`: strides alone give extents, also where not all is shown of them.
    pub fixed_size_arrays: bool,
    /// `track-trip-count-more`: counts under predicates are worked out with the others.
    pub track_trip_count_more: bool,
    /// `scalar-evolution-classify-expressions`: printed claims have the expressions of values.
    pub classify: bool,
    /// `max-expr-size`: nodes of an expression, counted as a tree, beyond which a value is a leaf; at most [`MAX_SIZE`].
    pub max_expr_size: u32,
    /// `max-add-rec-size`: coefficients of a recurrence.
    pub max_add_rec_size: u32,
    /// `max-arith-depth`: how far inside one another sums and products are brought into their normal form.
    pub max_arith_depth: u32,
    /// `max-cast-depth` and `max-ext-depth`: how deep a conversion goes into an expression.
    pub max_cast_depth: u32,
    /// `scev-addops-inline-threshold`: terms of a sum beyond which nested sums stay nested.
    pub addops_inline: u32,
    /// `scev-mulops-inline-threshold`: likewise factors of a product.
    pub mulops_inline: u32,
    /// `scev-max-exit-analysis-depth`: exits of a loop that are counted.
    pub max_exits: u32,
    /// `scev-cheap-expansion-budget`: instructions that are made for an expression, without freezes and comparisons.
    pub cheap_expansion_budget: u32,
}

/// The most nodes that an expression may have. Every recursion over expressions rests on it.
pub const MAX_SIZE: u32 = 384;

/// The knobs of the analysis, with the names that the documents and LLVM have for them.
pub(crate) const KNOBS: &[Knob<Limits>] = &[
    Knob {
        name: "scalar-evolution-max-iterations",
        ty: KnobType::Number { max: 10000 },
        default: "100",
        help: "steps for which a loop is run on constants",
        requirement: "SE-073",
        set: |o, v| o.max_iterations = v.number(),
    },
    Knob {
        name: "max-expr-size",
        ty: KnobType::Number { max: MAX_SIZE },
        default: "384",
        help: "nodes of an expression beyond which a value stands for itself",
        requirement: "SE-089",
        set: |o, v| o.max_expr_size = v.number(),
    },
    Knob {
        name: "max-add-rec-size",
        ty: KnobType::Number { max: 8 },
        default: "8",
        help: "coefficients of a recurrence",
        requirement: "SE-089",
        set: |o, v| o.max_add_rec_size = v.number(),
    },
    Knob {
        name: "max-arith-depth",
        ty: KnobType::Number { max: 32 },
        default: "32",
        help: "how deep sums and products are brought into their normal form",
        requirement: "SE-089",
        set: |o, v| o.max_arith_depth = v.number(),
    },
    Knob {
        name: "max-cast-depth",
        ty: KnobType::Number { max: 8 },
        default: "8",
        help: "how deep conversions go into expressions",
        requirement: "SE-089",
        set: |o, v| o.max_cast_depth = v.number(),
    },
    Knob {
        name: "scev-addops-inline-threshold",
        ty: KnobType::Number { max: 500 },
        default: "500",
        help: "terms of a sum beyond which nested sums stay nested",
        requirement: "C-087",
        set: |o, v| o.addops_inline = v.number(),
    },
    Knob {
        name: "scev-mulops-inline-threshold",
        ty: KnobType::Number { max: 32 },
        default: "32",
        help: "factors of a product beyond which nested products stay nested",
        requirement: "C-087",
        set: |o, v| o.mulops_inline = v.number(),
    },
    Knob {
        name: "scev-max-exit-analysis-depth",
        ty: KnobType::Number { max: 1000 },
        default: "32",
        help: "exits of a loop that are counted",
        requirement: "SE-072",
        set: |o, v| o.max_exits = v.number(),
    },
    Knob {
        name: "scev-cheap-expansion-budget",
        ty: KnobType::Number { max: 1000 },
        default: "4",
        help: "instructions that are made for a value that leaves a loop",
        requirement: "SE-089",
        set: |o, v| o.cheap_expansion_budget = v.number(),
    },
    Knob {
        name: "track-trip-count-more",
        ty: KnobType::Bool,
        default: "false",
        help: "counts under predicates are worked out beforehand, and kept with the others",
        requirement: "SE-009",
        set: |o, v| o.track_trip_count_more = v.bool(),
    },
    Knob {
        name: "scalar-evolution-classify-expressions",
        ty: KnobType::Bool,
        default: "true",
        help: "what is printed of scalar evolution has the expressions of values",
        requirement: "SE-026",
        set: |o, v| o.classify = v.bool(),
    },
    Knob {
        name: "delinearize-use-fixed-size-array-heuristic",
        ty: KnobType::Bool,
        default: "false",
        help: "strides that are numbers give extents of arrays, also where not all is shown of them",
        requirement: "SE-061",
        set: |o, v| o.fixed_size_arrays = v.bool(),
    },
];

impl Default for Limits {
    fn default() -> Limits {
        Limits {
            max_iterations: 100,
            fixed_size_arrays: false,
            classify: true,
            track_trip_count_more: false,
            max_expr_size: MAX_SIZE,
            max_add_rec_size: 8,
            max_arith_depth: 32,
            max_cast_depth: 8,
            addops_inline: 500,
            mulops_inline: 32,
            max_exits: 32,
            cheap_expansion_budget: 4,
        }
    }
}

/// How often one loop goes back to its header; see [`tandem_ir::claims::scev::LoopClaim`].
#[derive(Clone, Default, PartialEq)]
struct Counts {
    exits: Vec<count::ExitCount>,
    exact: Option<Expr>,
    /// Width and number.
    constant_max: Option<(u32, u128)>,
    symbolic_max: Option<Expr>,
    multiple: Option<u32>,
    finite: bool,
    /// With `track-trip-count-more`, if there is no exact count.
    predicated: Option<predicated::Predicated>,
}

/// Scalar evolution of one function.
pub struct ScalarEvolution<'a> {
    cx: Cx<'a>,
    f: &'a Function,
    found: Box<Found>,
}

/// What was found out of a function; it outlives the look at it.
pub struct Found {
    limits: Limits,
    dom: Dominators,
    nest: Arc<Nest>,
    exprs: Exprs,
    interned: table::Table,
    /// Sums and products of two that have been worked out; they hang on nothing but the two.
    folds: FxHashMap<(Nary, Expr, Expr), Expr>,
    /// Nodes of each expression as a tree, saturating.
    sizes: SecondaryMap<Expr, u32>,
    /// How many low bits of each expression are surely 0, which its structure says.
    zeros: SecondaryMap<Expr, u32>,
    values: SecondaryMap<Value, PackedOption<Expr>>,
    /// What flags of instructions prove of expressions.
    proved: SecondaryMap<Expr, Wrap>,
    /// How far inside a sum or product the one being made is.
    depth: u32,
    /// How often something was proved.
    proofs: u32,
    /// By loop; empty in the first round.
    counts: Vec<Counts>,
    known_flags: SecondaryMap<Expr, Wrap>,
    /// What is claimed of wraps of recurrences.
    stated: stated::Stated,
    known_ranges: SecondaryMap<Expr, Option<[Range; 2]>>,
    settled: facts::Settled,
    /// What each proof of a flag rests on.
    grounds: Vec<poison::Proof>,
    /// Ranges of leaves by themselves, which nothing that is learnt here changes.
    leaf_ranges: SecondaryMap<Expr, Option<Range>>,
    /// The instructions whose values are built; `None`: all.
    wanted: Option<EntitySet<Inst>>,
    /// While a loop is counted under predicates: what has been assumed of it.
    assumed: Option<predicated::Assumed>,
}

impl Deref for ScalarEvolution<'_> {
    type Target = Found;
    fn deref(&self) -> &Found {
        &self.found
    }
}
impl DerefMut for ScalarEvolution<'_> {
    fn deref_mut(&mut self) -> &mut Found {
        &mut self.found
    }
}

impl<'a> ScalarEvolution<'a> {
    /// Works out everything, with dominators and loops of its own. Passes hand over those of the
    /// [manager](crate::analysis::manager::FunctionAnalyses::nest) instead.
    pub fn new(cx: impl Into<Cx<'a>>, f: &'a Function, limits: Limits) -> ScalarEvolution<'a> {
        let walk = walk(f);
        let dom = Dominators::new(f, &walk);
        let nest = Arc::new(Nest::new(f, &walk, &dom));
        ScalarEvolution::with(cx.into(), f, (dom, nest), limits)
    }

    /// Works out everything.
    pub fn with(
        cx: Cx<'a>,
        f: &'a Function,
        known: (Dominators, Arc<Nest>),
        limits: Limits,
    ) -> ScalarEvolution<'a> {
        ScalarEvolution::made(cx, f, known, (limits, None))
    }

    /// Works out what decides how often loops go round: what their exits, and the branches and assumptions on the way there,
    /// are computed from. Of anything else nothing is known, and flags that only other instructions prove are missing.
    pub fn of_counts(
        cx: Cx<'a>,
        f: &'a Function,
        known: (Dominators, Arc<Nest>),
        limits: Limits,
    ) -> ScalarEvolution<'a> {
        let wanted = build::decides_loops(cx, f, &known.0, &known.1);
        ScalarEvolution::made(cx, f, known, (limits, Some(wanted)))
    }

    fn made(
        cx: Cx<'a>,
        f: &'a Function,
        (dom, nest): (Dominators, Arc<Nest>),
        (limits, wanted): (Limits, Option<EntitySet<Inst>>),
    ) -> ScalarEvolution<'a> {
        let found = Box::new(Found {
            limits,
            wanted,
            dom,
            nest,
            exprs: Exprs::new(),
            interned: table::Table::default(),
            folds: FxHashMap::default(),
            sizes: SecondaryMap::new(),
            zeros: SecondaryMap::new(),
            values: SecondaryMap::new(),
            proved: SecondaryMap::new(),
            depth: 0,
            proofs: 0,
            counts: Vec::new(),
            known_flags: SecondaryMap::new(),
            stated: stated::Stated::default(),
            known_ranges: SecondaryMap::new(),
            settled: facts::Settled::default(),
            grounds: Vec::new(),
            leaf_ranges: SecondaryMap::new(),
            assumed: None,
        });
        let mut se = ScalarEvolution { cx, f, found };
        // Without loops nothing is learnt from counts.
        let rounds = match se.wanted {
            _ if se.nest.loops.is_empty() => 1,
            Some(_) => ROUNDS_OF_COUNTS,
            None => ROUNDS,
        };
        for _ in 0..rounds {
            se.derive_all();
            se.values = SecondaryMap::new();
            let proofs = se.proofs;
            se.build_values();
            // Without new counts and proofs the next round would be the same again.
            if !se.count_loops() && se.proofs == proofs {
                break;
            }
        }
        se.derive_all();
        if se.limits.track_trip_count_more {
            for l in 0..se.nest.loops.len() {
                se.counts[l].predicated = se.predicated_count(l);
            }
        }
        se
    }

    /// Goes on with what was found before; the function has not changed since in anything that it rests on.
    pub(crate) fn resumed(cx: Cx<'a>, f: &'a Function, found: Box<Found>) -> ScalarEvolution<'a> {
        ScalarEvolution { cx, f, found }
    }

    /// What was found.
    pub(crate) fn into_found(self) -> Box<Found> {
        self.found
    }

    /// The node of a structure.
    fn intern(&mut self, typed: Typed) -> Expr {
        let leaf = match typed.node {
            Node::Unknown(v) => Some((v, typed.width)),
            _ => None,
        };
        let found = &mut *self.found;
        let (e, new) = found.interned.get_or_push(&mut found.exprs, typed);
        if !new {
            return e;
        }
        let sizes = self.exprs[e].node.each_operand().map(|x| self.sizes[x]);
        self.sizes[e] = sizes.fold(1u32, u32::saturating_add);
        self.zeros[e] = self.derived_zeros(e);
        if let Some((v, width)) = leaf {
            self.leaf_ranges[e] = Some(self.leaf_range(v, width));
        }
        self.derive(e);
        e
    }

    /// True if the expression has become too large to be worked with.
    fn is_large(&self, e: Expr) -> bool {
        self.sizes[e] > self.limits.max_expr_size.min(MAX_SIZE)
    }

    /// True if the value of an expression is the same throughout each entry of a loop. Recurrences of loops around it
    /// stand still meanwhile; those of loops elsewhere have come to their end.
    fn is_invariant(&self, e: Expr, l: nest::LoopId) -> bool {
        let mut work = vec![e];
        while let Some(x) = work.pop() {
            match &self.exprs[x].node {
                Node::Unknown(v) => {
                    let block = self.f.def_inst(*v).and_then(|i| self.f.inst_block(i));
                    if block.is_some_and(|b| self.nest.holds(l, b)) {
                        return false;
                    }
                }
                Node::AddRec(h, xs) => {
                    let own = self.nest.headed(*h);
                    if own.is_none_or(|o| self.nest.contains(l, o)) {
                        return false;
                    }
                    work.extend(xs);
                }
                node => work.extend(node.each_operand()),
            }
        }
        true
    }

    /// What a value is where it is used in a block: loops that do not hold the block have been left. `None` for values of
    /// other types.
    pub fn expression(&mut self, v: Value, at: Option<Block>) -> Option<Expr> {
        let e = self.operand(v)?;
        let scope = at.and_then(|b| self.nest.of(b));
        Some(self.at_scope(e, scope))
    }

    /// An expression's node.
    pub fn node(&self, e: Expr) -> &Typed {
        &self.exprs[e]
    }

    /// True if the loop with this header holds the block.
    pub fn loop_holds(&self, header: Block, b: Block) -> bool {
        self.nest
            .headed(header)
            .is_some_and(|l| self.nest.holds(l, b))
    }

    /// True if each loop around the first block is also around the second.
    pub fn no_further_in(&self, def: Block, at: Block) -> bool {
        self.nest.around(def).all(|l| self.nest.holds(l, at))
    }

    /// True if the block is the header of a loop, with the values by which a phi of it is entered and comes back.
    pub fn entering_and_next(&self, phi: tandem_ir::Inst) -> Option<(Value, Value)> {
        let l = self.nest.headed(self.f.inst_block(phi)?)?;
        self.start_and_next(l, phi)
    }

    /// How many low bits of an expression are surely 0.
    pub fn zeros(&self, e: Expr) -> u32 {
        self.trailing_zeros(e)
    }

    /// What an analysed value is; `None` for values of other types and in unreachable blocks.
    fn value(&self, v: Value) -> Option<Expr> {
        self.values[v].expand()
    }
}

#[cfg(test)]
mod tests;
