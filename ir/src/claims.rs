//! What an analysis claims, as plain data that a judge can hold against executions or against another analysis.
//!
//! Passes export their analyses in this form only on request (design law 6; `docs/decisions/0016`). [`Claims`] is what
//! one run says of a function, [`MachineClaims`] of a machine function, [`ModuleClaims`] of a module; loops, values and
//! counts of scalar evolution are in [`scev`], memory accesses in [`access`] and [`lanes`].
//!
//! ```text
//!   ValueFact { value: %x, place: Entry(%b), fact: Range(0, 8), noundef: true }
//!       whenever control is at the start of %b, %x is one of 0 … 7, and neither undef nor poison
//! ```
//!
//! A claim that is `None` or not listed says nothing; it is not a claim of the opposite. Some lists may hold more than
//! there is ("all that are, perhaps more"), none less: each field says which.
//!
//! **Invariant:** lists are sorted, so that equal claims are equal data.

pub mod access;
pub mod lanes;
pub mod scev;

use crate::constant::Bits;
use crate::entity::{Block, Global, Inst, Value};
use crate::machine::MBlock;
use crate::machine::regs::Reg;

/// Immediate dominators: `(block, idom)` for every reachable block but the entry, sorted by block.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Dominators {
    /// The pairs.
    pub idom: Vec<(Block, Block)>,
}

/// Natural loops: header and members (header included, sorted), sorted by header.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Loops {
    /// The loops.
    pub loops: Vec<(Block, Vec<Block>)>,
}

/// What production's analyses believe of a machine function, as far as a run has it at hand; all lists are sorted.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct MachineClaims {
    /// Registers that are live into a block: those of blocks that a merge has made (BF-R7), or more.
    pub live_ins: Vec<(MBlock, Vec<Reg>)>,
    /// Predecessors of a block, each once.
    pub preds: Vec<(MBlock, Vec<MBlock>)>,
    /// Natural loops of what the entry reaches, those with one header joined: header, and members with the header.
    /// None if they are not at hand.
    pub loops: Option<Vec<(MBlock, Vec<MBlock>)>>,
}

/// Where a value fact holds.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum FactPlace {
    /// Whenever control is at the start of the block.
    Entry(Block),
    /// Whenever control goes from the first block to the second.
    Edge(Block, Block),
    /// Whenever control is at the end of the block, before its terminator.
    End(Block),
    /// Whenever control is at the end of the second block and came to it from the first.
    Through(Block, Block),
}

/// What is said of a value: poison and undef are allowed besides unless `noundef`. Of a pointer it is said by
/// its address; only 0 is ever spoken of. Of a vector it is said of every lane.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Fact {
    /// Equals the constant.
    Is(Bits),
    /// Differs from the constant.
    IsNot(Bits),
    /// In the half-open wrapping interval `[lo, hi)`.
    Range(Bits, Bits),
    /// Has none of the bits of the first, and all of the second.
    Bits(Bits, Bits),
    /// Nothing but poison and undef; with `noundef`: control never gets there.
    Never,
    /// Anything: a claim only with `noundef`.
    Any,
    /// The other value may stand in its place: where this one is well defined, the other is the same.
    Equals(Value),
}

/// A fact of lazy value info.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ValueFact {
    /// The value.
    pub value: Value,
    /// Where in the function the fact holds.
    pub place: FactPlace,
    /// What is claimed of the value there.
    pub fact: Fact,
    /// True if the claim excludes undef and poison.
    pub noundef: bool,
}

/// All claims of one run of a pass on one function.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Claims {
    /// Dominators, if the pass says that it has them.
    pub dominators: Option<Dominators>,
    /// Loops, likewise.
    pub loops: Option<Loops>,
    /// Blocks that the run took for loop headers in the end: all that are, perhaps more; sorted.
    pub headers: Option<Vec<Block>>,
    /// Immediate post-dominators that the run had at hand in the end, `None` where only the end of the function
    /// follows on all paths; sorted. Of blocks from which the function cannot end, nothing is said.
    pub post_dominators: Option<Vec<(Block, Option<Block>)>>,
    /// Blocks whose address the run took to be used, sorted: all that are, perhaps more.
    pub address_taken: Option<Vec<Block>>,
    /// Blocks that the run took to hold a convergent operation, sorted: all that do, perhaps more.
    pub convergent: Option<Vec<Block>>,
    /// Instructions of each block in the order in which the run took them to be executed, as far as it had one.
    pub inst_order: Option<Vec<(Block, Vec<Inst>)>>,
    /// Value facts.
    pub values: Vec<ValueFact>,
    /// What scalar evolution holds of values and loops: expressions, ranges, flags and counts.
    pub scev: Option<scev::Scev>,
}

/// Where a module-level name is mentioned.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NameUses {
    /// The name.
    pub name: Global,
    /// Operands of instructions whose value mentions it: function, instruction, number of the operand; sorted.
    pub operands: Vec<(Global, Inst, usize)>,
    /// True if an initialiser, an alias or the like mentions it; used lists do not count.
    pub in_header: bool,
    /// True if a metadata operand of a call mentions it, or may.
    pub pinned: bool,
}

/// All claims of one run of a pass on one module.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct ModuleClaims {
    /// Where each name is mentioned, in order of the names.
    pub uses: Option<Vec<NameUses>>,
    /// Names that somebody outside the module holds, each with the reasons, in order of the names.
    pub roots: Option<Vec<(Global, Vec<&'static str>)>>,
    /// What is claimed of bodies, by function.
    pub bodies: Vec<(Global, Claims)>,
}
