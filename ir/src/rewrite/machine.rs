//! The words of passes on machine functions: PTX with virtual registers (BF-001).
//!
//! As for functions of LLVM IR, a rewrite is data, and what it means is stated at its kind, closely enough that two forms of
//! a pass that know nothing of each other arrive at functions that are equal in canonical form. Blocks and instructions are
//! those of the function *before* the rewrite. Kinds that keep every edge (`fold-same-target`, `drop-branch`,
//! `reverse-branch`, `move-block`, `layout`) change nothing that the canonical form shows: for them the meaning is the text.
//!
//! # Words
//!
//! * **Ending** of a block: what [`MFunc::ending`](crate::machine::MFunc::ending) gives. It is *analyzable* if it is one of: nothing (the block falls into
//!   the next of the layout); `bra X`; `@p bra X` with a fall-through; `@p bra X; bra Y`; an unguarded `ret` or `exit`.
//!   Everything else is not: `brx.idx`, a guarded `ret` or `exit`, more than two terminators, a terminator inside inline
//!   assembly. `bra.uni` is `bra` and `@!p` the same decision as `@p` with its targets exchanged; a decision whose two edges
//!   lead to the same block is none.
//! * **Tail** of a block from an instruction on: its *counted* instructions from there to the end, up to the branches of an
//!   analyzable ending, and then where the ending goes: nowhere (the `ret` or `exit` is part of the tail), to one block, or
//!   by a predicate to two. Counted are all but `//! dbg` and `//! cfi` records, which each block skips on its own.
//! * Two instructions are **identical** (BF-R2) if form, guard with its sense, operands, and the access to memory that
//!   the form states are equal, and so are the sets of `undef` registers and the flag `noreturn`; and neither is
//!   *fixed*. `kill`, `dead`, other notes and locations do not count.
//! * **Fixed**: convergent; part of inline assembly; flag `nomerge` or `frame-setup`; a `.pragma`; a reader of a special register that
//!   changes by itself (`%clock*`, `%globaltimer*`, `%pm*`).
//! * **Convergent** (MM-4): the form's property; of a call, unless the context knows its callee not to be
//!   ([`MachineContext::callee_is_convergent`](crate::machine::MachineContext::callee_is_convergent); a call through a pointer is); inline assembly; a `.pragma` whose text names `convergen`ce.
//! * **Survivor** of identical instructions: alignment the least (none counts as natural alignment of the access: it goes
//!   before an equal or larger one), `invariant`, `nontemporal` and `dereferenceable` if all have it, `val` if it is equal in all, flags
//!   if all have them, `undef` as in all, location if it is equal in all; `kill` and `dead` are dropped.
//! * A block is **in a table** if a jump table that some instruction names has it.

use super::fields::vocabulary;
use crate::machine::{MBlock, MInst};

vocabulary! {
/// One rewrite of a machine function.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum MachineRewrite {
    /// The members' tails from the instructions on, which are equal, become one: a block with the survivors of the tail and
    /// its ending. It is the member `into`, which is tail as a whole and not the entry, or a new block. Every other member keeps what stands in front of its
    /// tail, and goes there (BF-R3). Records for debuggers and unwinders of a tail that goes may go with it.
    MergeTails changes edges {
        /// Members in order of layout, each with the first counted instruction of its tail.
        members: Vec<(MBlock, MInst)>,
        /// The member that holds the tail afterwards; a new block, if none.
        into: Option<MBlock>,
    },
    /// `block`, which holds nothing but records and at most one unconditional branch and goes to one block, goes: every edge to it, from branches, jump tables
    /// and by falling, goes to `target`, where it goes itself (8.6 row 1).
    RemoveEmptyBlock changes edges {
        /// The block.
        block: MBlock,
        /// Where it goes: another block.
        target: MBlock,
    },
    /// Both edges of the ending of `block` lead to the same block: it goes there without a decision (row 2).
    FoldSameTarget {
        /// The block.
        block: MBlock,
    },
    /// `block`, whose only edge comes from `pred`, which goes nowhere else and ends without a decision, is appended to `pred` (row 3).
    SpliceSinglePred changes edges {
        /// The predecessor.
        pred: MBlock,
        /// The block that disappears.
        block: MBlock,
    },
    /// An unguarded branch at the end of `block` to the next block of the layout goes: control falls there (row 4).
    DropBranch {
        /// The block.
        block: MBlock,
        /// The branch.
        branch: MInst,
    },
    /// `block` ends in `@p bra B; bra X` and B is next in the layout: it ends in `@!p bra X` instead. Whatever computes `p` stays (row 5, BF-T10).
    ReverseBranch {
        /// The block.
        block: MBlock,
    },
    /// `block` stands behind `after` in the layout. Every edge stays: where control fell and cannot any more, the branch is explicit, or
    /// the sense of a branch is exchanged (row 6).
    MoveBlock {
        /// The block, not the entry.
        block: MBlock,
        /// The block in front of it afterwards.
        after: MBlock,
    },
    /// `block` ends in a decision between two blocks, each with it as its only predecessor: their first `len` counted instructions,
    /// pairwise identical, go from both, and the survivors stand in front of the ending of `block` (8.7, BF-R13).
    HoistPrefix {
        /// The block.
        block: MBlock,
        /// Number of counted instructions, at least 1.
        len: u64,
    },
    /// `block`, to which nothing leads and which is not the entry, goes (row 7).
    RemoveDeadBlock changes edges {
        /// The block.
        block: MBlock,
    },
    /// The jump table, which no instruction names, loses its targets; printing leaves it out.
    RemoveJumpTable {
        /// The number of the branch table.
        table: u64,
    },
    /// The blocks stand in this order. Every edge stays, as for `move-block`.
    Layout {
        /// All blocks, the entry first.
        order: Vec<MBlock>,
    },
    /// `block` ends in `@p bra J` (or `@!p`) and falls into `arm`, which has no other predecessor, goes to J, and does not write `p`:
    /// every instruction of the arm stands at the end of `block` under the opposite guard, and `block` goes to J (BP-3).
    GuardArm changes edges {
        /// The block.
        block: MBlock,
        /// The arm that disappears.
        arm: MBlock,
    },
}
}
