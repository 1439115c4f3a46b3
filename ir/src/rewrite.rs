//! The vocabulary in which a pass says what it does: one rewrite is one value of data.
//!
//! A production pass reports each rewrite as it performs it; the reference judges
//! it on the function as it was before, and applies it in its own way (design
//! section 3). Names and operands only: whether a rewrite is legal is the
//! reference's judgement, what it means is stated at each variant, and no code
//! here performs one. Blocks, instructions and values are those of the function
//! *before* the rewrite. Passes on whole modules have their own kinds ([`ModuleRewrite`]), and so have those on machine
//! functions ([`MachineRewrite`]).
//!
//! Kinds and fields can be listed ([`Vocabulary`]), so that reports, certificates and
//! tests handle a kind that they have never heard of.
//!
//! **General kinds.** Those of [`Rewrite`] that are no pass's own are the edits that any pass is made of. A general
//! kind says what changes and nothing else: every field that it does not mention stays as it was. A pass judges
//! them by its own rules and refuses the kinds that it does not use.

mod fields;
mod machine;
mod module;
mod operand;
pub use fields::{Field, FieldValue, Kind, Sort, Vocabulary};
pub use machine::MachineRewrite;
pub use module::{AttrPlace, InstRef, ModuleContext, ModuleJudgement, ModuleRewrite};
pub use operand::{NewInst, Operand};

use crate::constant::Bits;
use crate::entity::{Block, Global, Inst, Symbol, Value};
use crate::function::Function;
use crate::inst::Flags;
use crate::machine::{MFunc, MachineContext};
use crate::metadata::Metadata;
use crate::module::{Header, Module};
use crate::types::Type;
use fields::vocabulary;
use std::borrow::Cow;

/// Why a pass believes a fact; for reports, and a hint of where to look for a proof. The judge does not trust it.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum Why {
    /// A phi has a constant for the edge, possibly folded through the block's instructions (JT-R4 a, b).
    PhiConstant,
    /// The predecessor's own terminator decides (JT-R4 c).
    EdgeCondition,
    /// A dominating condition along a single-predecessor chain implies it, this many hops up (JT-R4 d).
    Implication(u32),
    /// Lazy value info (JT-R4 e).
    LazyValueInfo,
    /// The value is undef or poison, so any choice refines.
    Undef,
    /// Constant folding or an algebraic identity.
    Fold,
    /// The load's value is known from an earlier access (JT-R8).
    MemoryForward,
    /// The code cannot be reached.
    Unreachable,
    /// The instruction has no use and no effect.
    Dead,
}

vocabulary! {
/// One rewrite.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum Rewrite {
    /// Thread edges `pred -> block -> dest` for every block of `preds` (all edges of each): the preds go,
    /// through a factoring block if there are several, to one clone of `block` without its terminator, phis
    /// replaced at once by their incoming values, which ends in `br dest`; phis of `dest` get an entry;
    /// values of `block` used elsewhere are repaired with phis (JT-R1).
    ThreadEdge changes edges {
        /// Predecessors, in order of layout, without duplicates.
        preds: Vec<Block>,
        /// The block that is cloned.
        block: Block,
        /// The successor that is taken.
        dest: Block,
        /// Grounds.
        why: Why,
    },
    /// Copy `block`, its conditional branch included, to the end of `pred`, which reached it by an
    /// unconditional branch; values are repaired as for `ThreadEdge`.
    CloneIntoPredecessor changes edges {
        /// The predecessor (its only successor is `block`).
        pred: Block,
        /// The block that is copied.
        block: Block,
    },
    /// Unfold `select`, whose only use is the entry of `phi` for `pred` (the select's block, which ends in an
    /// unconditional branch to the phi's block): branch on the (frozen) condition, the false arm directly to
    /// the phi's block, the true arm through a new block; the phi takes the two values (JT-R7).
    UnfoldSelect changes edges {
        /// The select.
        select: Inst,
        /// Its only user.
        phi: Inst,
        /// Block of the select.
        pred: Block,
        /// True if the branch is on `freeze condition`; without it the condition must be proven well-defined.
        freeze: bool,
    },
    /// Replace the terminator of `block` by `br dest`; phi entries of the other successors go.
    FoldTerminator changes edges {
        /// The block.
        block: Block,
        /// The successor that is always taken.
        dest: Block,
        /// Grounds.
        why: Why,
    },
    /// Replace `old` by `new` in the listed operand positions (user, operand index).
    ReplaceUses {
        /// What is replaced.
        old: Value,
        /// By what.
        new: Operand,
        /// Where, in order of (instruction, index).
        uses: Vec<(Inst, usize)>,
        /// Grounds.
        why: Why,
    },
    /// Erase an instruction without uses and effects. As a general kind (*delete instruction*) it asks for no use alone;
    /// a terminator stays.
    EraseInst {
        /// The instruction.
        inst: Inst,
    },
    /// Erase blocks that cannot be reached from the entry, their phi entries elsewhere included.
    EraseBlocks changes edges {
        /// The blocks, in order of layout.
        blocks: Vec<Block>,
    },
    /// Append `block`, whose only predecessor `pred` reaches it by an unconditional branch, to `pred`.
    MergeIntoPredecessor changes edges {
        /// The predecessor.
        pred: Block,
        /// The block that disappears; its phis become their only incoming value.
        block: Block,
    },
    /// Insert a block on the edges from `preds` to `block` (a factoring block): the preds branch to the new
    /// block, which branches to `block`; phis are split accordingly.
    FactorPredecessors changes edges {
        /// Predecessors, in order of layout.
        preds: Vec<Block>,
        /// Their successor.
        block: Block,
    },
    /// Lead all back edges to `header`, from blocks of its natural loop, through one new block, which branches to it;
    /// phis are split as for `FactorPredecessors`. The new branch has `id` as its `llvm.loop` attachment, and the
    /// terminators of `latches` have none afterwards.
    MergeBackEdges changes edges {
        /// The header of a natural loop.
        header: Block,
        /// All blocks of the loop with an edge to it, two or more, in order of layout.
        latches: Vec<Block>,
        /// The `llvm.loop` attachment of all their terminators, if they have the same one.
        id: Option<Metadata>,
    },
    /// Close `value`, which a block of the natural loop of `header` computes, under loop exit: each use outside the loop
    /// (that of a phi is at the end of the block that it names) becomes a use of a phi. Every exit block of the loop in
    /// front of such a use gets a phi of the value from all its predecessors, which are blocks of the loop; where
    /// several of these reach a block, it gets a phi of them. Each new phi is needed for a use. Uses in blocks that
    /// cannot be reached, and mentions in debug records, stay.
    CloseLoopValue {
        /// The result of an instruction of the loop.
        value: Value,
        /// The loop's header.
        header: Block,
    },
    /// Delete the natural loop of `header`: the block before it, whose one edge leads to the header, branches to the one
    /// block outside that the loop can go to. Each phi there takes the value for the loop's exits, which is the same for
    /// all of them, from the block before the loop. The blocks of the loop are erased.
    DeleteLoop changes edges {
        /// The header.
        header: Block,
    },
    /// Take away the edge by which a loop goes back, because the loop is left in its first iteration: the terminator of
    /// `block` becomes `br` to its successor outside the loop, and blocks that this cuts off from the entry are erased.
    /// Of the terminator's metadata the debug location alone stays.
    BreakBackEdge changes edges {
        /// A block of the loop that ends in a conditional `br`, one successor of which is outside the loop; every path
        /// around the loop passes it.
        block: Block,
        /// The header of a natural loop.
        header: Block,
    },
    /// Erase `phi` with every instruction that uses it, directly or through others; all of them are phis or only compute.
    /// Mentions in debug records become poison.
    EraseIv {
        /// A phi of a loop's header.
        phi: Inst,
    },
    /// Put the branch of an exit on another test: immediately before the terminator of `block` stands a new
    /// `icmp ne` (`icmp eq` where the first successor is outside the loop) of `phi`, or of its increment, and `limit`,
    /// which becomes the condition. The increment has the flags `flags` of those that it had. The old condition stays.
    ReplaceExitTest {
        /// A block of the loop that ends in a `br` with one successor in the loop and one outside.
        block: Block,
        /// An integer phi of the loop's header, which comes back from the only latch as itself plus a number (`add`).
        phi: Inst,
        /// True if the increment is compared, which is available at the branch; false if the phi is.
        post: bool,
        /// The number at which the loop is left.
        limit: Operand,
        /// Flags of the increment afterwards.
        flags: Flags,
    },
    /// Count in a narrower type. `phi`, an integer phi of a loop's header, comes back from the only latch as its increment, the
    /// `add` of itself and a number; what it is entered with are numbers that survive being cut to `ty` and extended
    /// again (*extended*: `sext` if `signed`, else `zext`), or such extensions of values of `ty`. At the start of the header
    /// stands a new phi of `ty` with what was extended, and with a new `add` of it and the number, cut, that has the flags
    /// `flags` and stands immediately before the old increment. What uses the old phi or the old increment
    ///
    /// * as the operand of a `trunc` to `ty`, has the narrow value in its place, and the `trunc` goes; of a `trunc` to a
    ///   narrower type, the operand becomes the narrow value;
    /// * as an index of `getelementptr`, if `signed`, has the narrow value there;
    /// * as an operand of `icmp`, which is not signed unless `signed`, and the other operand is the old phi or the old
    ///   increment, a number that survives, or an extension from `ty`: both operands become narrow, and `samesign` goes
    ///   unless `signed`;
    /// * anywhere else, uses the extension of the narrow value. If there is such a use, it stands for the phi before the
    ///   first instruction of the header that is no phi, and for the increment immediately before the old one.
    ///
    /// The old phi and increment go. Mentions in debug records become the extension, or poison where there is none.
    ReplaceIv {
        /// The phi.
        phi: Inst,
        /// A narrower integer type.
        ty: Type,
        /// Numbers are read with sign.
        signed: bool,
        /// Flags of the new increment.
        flags: Flags,
    },
    /// Replace a load by a phi of values known in predecessors, loading anew at the end of `insert_in` if
    /// that is some block (JT-R8).
    ThreadLoad {
        /// The load.
        load: Inst,
        /// Known value per predecessor, in order of layout.
        known: Vec<(Block, Operand)>,
        /// The predecessor that loads, if any.
        insert_in: Option<Block>,
    },
    /// Thread all paths of one switch at once (JT-R16). For every path its blocks are copied anew, one copy per
    /// path and block; the edges from `entry` to the first block go to its copy, each copy goes on to the next one
    /// (its other successors stay), and the last, the copy of the switch's block, ends in `br dest`. Phis of a copy
    /// become their incoming value along the path, phis outside get entries, values used elsewhere are repaired
    /// with phis.
    ThreadPaths changes edges {
        /// The block that ends in the switch.
        switch: Block,
        /// The paths, in the order in which they are threaded.
        paths: Vec<Path>,
    },
    /// Replace the instruction `root` by what the rule `rule` makes of it. The rule's left side, under `bindings`,
    /// is the expression that ends in `root`. The rule's right side is a value that is there, a constant, or one
    /// instruction, which is made in front of `root`: all uses of `root`'s result become it, then `root` is deleted. Operands of `root` stay, with or without a use left.
    ApplyRule {
        /// The rule.
        rule: RuleName,
        /// The instruction that the left side's outermost operation matches.
        root: Inst,
        /// What each variable of the left side stands for, in the order in which the rule first names them.
        bindings: Vec<(RuleName, Operand)>,
    },

    // ----- general kinds: values ---------------------------------------------------------------------------------

    /// Every use of `old` as an operand becomes a use of `new`, and so does every mention in a debug record. `old`
    /// stays. For some of the uses only, there is `ReplaceUses`.
    ReplaceValue {
        /// An argument or the result of an instruction.
        old: Value,
        /// Another value of the same type, or a constant.
        new: Operand,
        /// Grounds.
        why: Why,
    },

    // ----- general kinds: instructions. To delete one there is `EraseInst` ---------------------------------------

    /// A new instruction stands immediately before `before`, in its block. It is neither phi nor terminator.
    InsertInst {
        /// The instruction.
        inst: NewInst,
        /// The instruction that follows it, which is no phi.
        before: Inst,
    },
    /// `inst` stands immediately before `before`, in the same block as before or in another one. Neither is a phi,
    /// and `inst` is no terminator. Debug records in front of `inst` stay where they were.
    MoveInst {
        /// The instruction that moves.
        inst: Inst,
        /// The instruction that follows it afterwards.
        before: Inst,
    },
    /// A copy of `inst`, with its flags and metadata and without a name, stands immediately before `before`; where
    /// `inst` has an operand that `map` lists, the copy has what `map` says. Neither is a phi, and `inst` is no
    /// terminator.
    CloneInst {
        /// The instruction that is copied.
        inst: Inst,
        /// The instruction that follows the copy.
        before: Inst,
        /// What takes the place of operands, each listed once.
        map: Vec<(Value, Operand)>,
    },
    /// The flags of an instruction become these, all others go.
    SetFlags {
        /// The instruction, which may have such flags by its opcode.
        inst: Inst,
        /// All flags that it has afterwards.
        flags: Flags,
    },
    /// The metadata attachment of one kind becomes `node`, or goes.
    SetMetadata {
        /// The instruction.
        inst: Inst,
        /// The kind, without `!`, for example `range`.
        kind: Symbol,
        /// The attachment; none if it goes.
        node: Option<Metadata>,
    },

    // ----- general kinds: control flow. `FoldTerminator`, `MergeIntoPredecessor` and `EraseBlocks` belong to them --

    /// The terminator of `block` is replaced by `new`, which keeps the debug location. For every edge that goes away
    /// its phi entries go; the blocks to which `new` has more edges than before have no phis. A phi that has no
    /// entry left, because its block has no predecessor left, goes.
    ReplaceTerminator changes edges {
        /// The block.
        block: Block,
        /// The new terminator.
        new: NewInst,
    },
    /// Every edge from `pred` to `old` goes to `new`. The phis of `old` lose their entries for `pred`; if `old` has
    /// no predecessor left, its phis go. Each phi of `new` gets the value that `values` says, once for each edge.
    RedirectEdge changes edges {
        /// The block that branches, by `br` or `switch`.
        pred: Block,
        /// Where it has branched to.
        old: Block,
        /// Where it branches to instead.
        new: Block,
        /// A value for every phi of `new`, in order.
        values: Vec<(Inst, Operand)>,
    },
    /// `at` and what follows it in its block move to a new block behind it in the layout, to which the old one then
    /// branches; phis of the successors have their entries for the new block.
    SplitBlock changes edges {
        /// The block.
        block: Block,
        /// Its first instruction that moves, which is no phi.
        at: Inst,
    },
    /// A new block on all edges from `pred` to `succ`, in front of `succ` in the layout: `pred` branches to it, and it
    /// branches to `succ`, where one phi entry for it takes the place of those for `pred`. If there are several edges
    /// their entries are equal, as they must be.
    SplitEdge changes edges {
        /// The block that branches, by `br` or `switch`.
        pred: Block,
        /// Its successor.
        succ: Block,
    },
    /// Copies of blocks, in order of layout behind the last of them. Between copies there are the edges that there
    /// are between the blocks; edges to other blocks are copied too, and phis there get an entry for each. Nothing
    /// branches to a copy from outside: phis of the copies have entries for copies alone. A use of what `map` lists
    /// becomes what it says, and a phi that it lists is not copied; so a value that comes from outside is handed in.
    /// A phi that would have no entry is poison.
    CloneRegion changes edges {
        /// The blocks, in order of layout; not the entry block. They end in `br`, `switch`, `ret` or `unreachable` and
        /// hold no tokens.
        blocks: Vec<Block>,
        /// What takes the place of values in the copies, each listed once.
        map: Vec<(Value, Operand)>,
        /// What is put behind the names of blocks and values.
        suffix: Box<str>,
    },

    // ----- general kinds: phis ------------------------------------------------------------------------------------

    /// A new phi at the start of `block`, with one entry for each edge.
    InsertPhi {
        /// The block.
        block: Block,
        /// The phi's type.
        ty: Type,
        /// The value from each predecessor, in order of layout, each listed once whatever the number of its edges.
        incoming: Vec<(Block, Operand)>,
    },
    /// The phi gets one more entry for `pred`, which has more edges to its block than the phi has entries for it.
    AddIncoming {
        /// The phi.
        phi: Inst,
        /// A predecessor of its block.
        pred: Block,
        /// The value from there.
        value: Operand,
    },
    /// The phi loses one entry for `pred`, which has fewer edges to its block than the phi has entries for it.
    RemoveIncoming {
        /// The phi.
        phi: Inst,
        /// The block of the entry.
        pred: Block,
    },

    // ----- general kinds: stack variables --------------------------------------------------------------------------

    /// A new `alloca` of one element of `ty` as the first instruction of the entry block.
    InsertAlloca {
        /// Type of the variable.
        ty: Type,
        /// Address space of the pointer.
        addrspace: u64,
        /// Alignment in bytes, a power of two.
        align: u64,
    },
    /// The `alloca` goes, and with it the instructions that use its address without letting anyone learn anything:
    /// lifetime markers and plain stores to it, directly or through `getelementptr`, `bitcast` and `addrspacecast`,
    /// which go too. There are no other uses.
    EraseAlloca {
        /// The `alloca`.
        alloca: Inst,
    },

    // ----- general kinds: calls --------------------------------------------------------------------------------------

    /// The call calls `callee` with `args`. Function type and calling convention become those of `callee`, the result
    /// has the same type as before; the call keeps its other attributes, except those of its parameters unless their
    /// number and types are as before; operand bundles, metadata, flags and tail marker stay.
    RetargetCall {
        /// A `call` that is not `musttail`.
        call: Inst,
        /// A function, without `...`, of the module.
        callee: Global,
        /// The arguments, of the types of its parameters.
        args: Vec<Operand>,
    },
}
}

/// The name of a peephole rule, or of a variable in one, as the rules file spells it.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct RuleName(Cow<'static, str>);

impl RuleName {
    /// A name known when the compiler was built; costs no allocation.
    pub const fn new(name: &'static str) -> RuleName {
        RuleName(Cow::Borrowed(name))
    }

    /// The name as text.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl From<String> for RuleName {
    fn from(name: String) -> RuleName {
        RuleName(Cow::Owned(name))
    }
}

impl std::fmt::Display for RuleName {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(&self.0)
    }
}

/// A path through blocks to a switch, along which the switch's value is known (JT-R16).
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Path {
    /// The block from which the path is entered; it determines the value.
    pub entry: Block,
    /// The blocks that are copied, each a successor of the one before; the last is the switch's.
    pub blocks: Vec<Block>,
    /// The value that the switch sees.
    pub value: Bits,
    /// Where the switch goes then.
    pub dest: Block,
}

/// What a judge says of a rewrite.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Judgement {
    /// Legal by the reference's own reasoning.
    Legal,
    /// Illegal: the rule that it breaks and why.
    Illegal {
        /// Requirement or resolution, e.g. `JT-R2`.
        rule: &'static str,
        /// One sentence.
        reason: String,
    },
    /// The structure is legal, but the reference cannot derive the fact itself (a cleverer analysis was
    /// used); the oracle must settle it by other means.
    Unproven {
        /// What could not be derived.
        reason: String,
    },
}

/// What a pass rewrites step by step: a function, a module, a machine function.
pub trait Rewritten {
    /// What a pass is told besides the unit itself: the header of the module for a function, what is known of other
    /// modules for a module.
    type Context: Clone + Sync;
    /// One step of it, as data.
    type Rewrite;
    /// What analyses claim of it, as data.
    type Claims: Default;
}

impl Rewritten for Function {
    type Context = Header;
    type Rewrite = Rewrite;
    type Claims = crate::claims::Claims;
}

impl Rewritten for MFunc {
    type Context = MachineContext;
    type Rewrite = MachineRewrite;
    type Claims = crate::claims::MachineClaims;
}

impl Rewritten for Module {
    type Context = ModuleContext;
    type Rewrite = ModuleRewrite;
    type Claims = crate::claims::ModuleClaims;
}

/// Receives a pass's rewrites as they happen. `U` is what the pass works on. Production passes are generic over their
/// trace, so that [`NoTrace`], the trace of the shipped compiler, costs nothing.
///
/// A step is one call of [`Self::before`], the change itself, and one call of [`Self::after`]; steps do not nest.
pub trait Trace<U: Rewritten> {
    /// True if the rewrites are looked at; a pass may skip building them otherwise.
    const ACTIVE: bool;
    /// Called before a rewrite is performed, with the unit still unchanged; `make` builds the rewrite from it.
    fn before(&mut self, unit: &U, make: impl FnOnce(&U) -> U::Rewrite);
    /// Called when the rewrite reported last is complete.
    fn after(&mut self, unit: &U);
    /// Called once per iteration of every loop that runs until nothing is left to do. The receiver counts the calls
    /// between two steps: a pass that works calls a bounded number of times, one that never ends does not.
    #[inline(always)]
    fn heartbeat(&mut self) {}
    /// Called between two steps, where what the caches of the pass's analyses hold is right for the unit as it stands.
    /// `claims` exports it; a receiver that does not compare it never calls it.
    #[inline(always)]
    fn cached(&mut self, _unit: &U, _claims: impl FnOnce(&U) -> U::Claims) {}
}

/// The trace of the shipped compiler: nothing.
pub struct NoTrace;

impl<U: Rewritten> Trace<U> for NoTrace {
    const ACTIVE: bool = false;
    #[inline(always)]
    fn before(&mut self, _: &U, _: impl FnOnce(&U) -> U::Rewrite) {}
    #[inline(always)]
    fn after(&mut self, _: &U) {}
}
