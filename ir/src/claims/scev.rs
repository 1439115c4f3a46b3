//! What scalar evolution claims of a function: expressions, wrap flags beside them, ranges, exit values, trip counts.
//!
//! An expression is a node of a table; its operands stand before it, so that whoever evaluates a table goes through it
//! once from the front. Nodes carry no flags: a flag is a [`FlagFact`] with the scope in which it holds, because two
//! instructions may be one expression and only one of them flagged, in a branch that is not always taken.
//!
//! Values are those of the executions in which no operand is poison or hangs on a choice for undef:
//!
//! * An [`Node::Unknown`] is the value itself, as it was computed last.
//! * An [`Node::AddRec`] of loop L in iteration k of the present entry of L (0 in the first; after L, the last iteration
//!   begun) is the sum of `c_i * C(k, i)` modulo 2^w, where `C` counts over the integers.
//! * A division by 0 has no value: a claim whose evaluation meets one is wrong.
//!
//! [`Printer`] writes the table in LLVM 22's syntax.

mod print;

pub use print::Printer;

use crate::entity::{Block, Inst, Value};
use crate::types::Type;
use cranelift_entity::{PrimaryMap, entity_impl};

/// An expression of a table.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Expr(u32);
entity_impl!(Expr, "expr");

/// Casts. All but `ptrtoint` are those of instructions.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Cast {
    /// To fewer bits.
    Trunc,
    /// To more bits, with zeros.
    ZExt,
    /// To more bits, with copies of the sign bit.
    SExt,
    /// The address of a pointer, in the width of its address space's index.
    PtrToInt,
}

impl Cast {
    /// LLVM's keyword.
    pub fn keyword(self) -> &'static str {
        match self {
            Cast::Trunc => "trunc",
            Cast::ZExt => "zext",
            Cast::SExt => "sext",
            Cast::PtrToInt => "ptrtoint",
        }
    }
}

/// Operations on two and more operands.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Nary {
    /// Sum modulo 2^w; at most one operand is a pointer.
    Add,
    /// Product modulo 2^w.
    Mul,
    /// Greatest, unsigned.
    UMax,
    /// Greatest, signed.
    SMax,
    /// Least, unsigned.
    UMin,
    /// Least, signed.
    SMin,
    /// 0 from the first operand on that is 0, whatever the later ones are, poison included; else the least, unsigned.
    SeqUMin,
}

impl Nary {
    /// What stands between the operands.
    pub fn separator(self) -> &'static str {
        match self {
            Nary::Add => " + ",
            Nary::Mul => " * ",
            Nary::UMax => " umax ",
            Nary::SMax => " smax ",
            Nary::UMin => " umin ",
            Nary::SMin => " smin ",
            Nary::SeqUMin => " umin_seq ",
        }
    }
}

/// What an expression is.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum Node {
    /// A constant, zero-extended.
    Const(u128),
    /// A conversion to the expression's type.
    Cast(Cast, Expr),
    /// An operation on several operands.
    Nary(Nary, Box<[Expr]>),
    /// Unsigned division.
    UDiv(Expr, Expr),
    /// A recurrence of the loop with this header: start, step, step of the step, …; at least two.
    AddRec(Block, Box<[Expr]>),
    /// The value of an instruction, an argument, or a constant that is no integer.
    Unknown(Value),
}

impl Node {
    /// The operands, in order.
    pub fn operands(&self) -> Vec<Expr> {
        match self {
            Node::Const(_) | Node::Unknown(_) => Vec::new(),
            Node::Cast(_, x) => vec![*x],
            Node::UDiv(a, b) => vec![*a, *b],
            Node::Nary(_, xs) | Node::AddRec(_, xs) => xs.to_vec(),
        }
    }

    /// The operands, in order, one after the other.
    pub fn each_operand(&self) -> impl Iterator<Item = Expr> + '_ {
        let (few, many): ([Option<Expr>; 2], &[Expr]) = match self {
            Node::Const(_) | Node::Unknown(_) => ([None, None], &[]),
            Node::Cast(_, x) => ([Some(*x), None], &[]),
            Node::UDiv(a, b) => ([Some(*a), Some(*b)], &[]),
            Node::Nary(_, xs) | Node::AddRec(_, xs) => ([None, None], xs),
        };
        few.into_iter().flatten().chain(many.iter().copied())
    }
}

/// An expression with its type: an integer of at most 128 bits, or a pointer.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Typed {
    /// What it is.
    pub node: Node,
    /// Its type.
    pub ty: Type,
    /// Width of its arithmetic in bits: that of the integer, or of the index of the pointer's address space.
    pub width: u32,
}

/// Expressions; the operands of one stand before it.
pub type Exprs = PrimaryMap<Expr, Typed>;

/// Which wraps do not happen.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct Wrap(u8);

impl Wrap {
    /// Nothing is known.
    pub const NONE: Wrap = Wrap(0);
    /// A recurrence does not come round past its start.
    pub const NW: Wrap = Wrap(1);
    /// The unsigned result is exact.
    pub const NUW: Wrap = Wrap(2);
    /// The signed result is exact.
    pub const NSW: Wrap = Wrap(4);

    /// True if every flag of `other` is set.
    pub fn has(self, other: Wrap) -> bool {
        self.0 & other.0 == other.0
    }
    /// True if no flag is set.
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }
    /// The flags that both have.
    pub fn both(self, other: Wrap) -> Wrap {
        Wrap(self.0 & other.0)
    }
}

impl std::ops::BitOr for Wrap {
    type Output = Wrap;
    fn bitor(self, o: Wrap) -> Wrap {
        Wrap(self.0 | o.0)
    }
}
impl std::ops::BitOrAssign for Wrap {
    fn bitor_assign(&mut self, o: Wrap) {
        self.0 |= o.0;
    }
}
impl std::fmt::Debug for Wrap {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let all = [(Wrap::NW, "nw"), (Wrap::NUW, "nuw"), (Wrap::NSW, "nsw")];
        let set = all.iter().filter(|(w, _)| self.has(*w)).map(|(_, t)| *t);
        f.debug_set().entries(set).finish()
    }
}

/// Where a flag holds.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Scope {
    /// Whenever all leaves of the expression are defined and not poison.
    Definition,
    /// Of a recurrence: in each entry of its loop, on each step from an iteration to the next that is begun. The step out
    /// of the last iteration is not covered.
    Loop(Block),
}

/// A flag beside an expression.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct FlagFact {
    /// The expression: a sum, a product, or a recurrence.
    pub expr: Expr,
    /// Which wraps do not happen.
    pub flags: Wrap,
    /// Where in the function the fact holds.
    pub scope: Scope,
}

/// The half-open wrapping interval `[lo, hi)`; all values if both are equal. It is never empty.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Interval {
    /// Width in bits, at most 128.
    pub width: u32,
    /// First value.
    pub lo: u128,
    /// First value after `lo` that does not belong to it.
    pub hi: u128,
}

impl Interval {
    /// True if every value belongs to it.
    pub fn is_full(self) -> bool {
        self.lo == self.hi
    }
    /// True if the value belongs to it.
    pub fn contains(self, v: u128) -> bool {
        let mask = match self.width {
            128.. => u128::MAX,
            w => (1 << w) - 1,
        };
        let from = |x: u128| x.wrapping_sub(self.lo) & mask;
        self.is_full() || from(v) < from(self.hi)
    }
}

/// How a value behaves in a loop.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Disposition {
    /// Changes in ways that are not followed.
    Variant,
    /// The same throughout one entry of the loop.
    Invariant,
    /// A function of the iteration.
    Computable,
}

/// What a value is once the loop around it has been left.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum AtExit {
    /// It is in no loop.
    NoLoop,
    /// Nothing is known of it.
    Unknown,
    /// This expression, over the leaves at the loop's entry.
    Is(Expr),
}

/// What is claimed of the result of an instruction.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ValueClaim {
    /// The instruction.
    pub inst: Inst,
    /// Whenever the result is computed, is not poison and hangs on no choice for undef, it is this.
    pub expr: Expr,
    /// Two intervals that hold it, the one as small as can be when read unsigned, the other when read signed.
    pub ranges: [Interval; 2],
    /// The same value with what earlier loops left in it worked out, if that is another expression, and its own ranges.
    pub here: Option<(Expr, [Interval; 2])>,
    /// What it is after the loop.
    pub exit: AtExit,
    /// How it behaves in the loops around it and in those inside: headers in LLVM's order.
    pub dispositions: Vec<(Block, Disposition)>,
}

/// What is claimed of one exit of a loop.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ExitClaim {
    /// The block that ends in the exit.
    pub block: Block,
    /// Evaluated at the loop's entry: in iterations below it the terminator, if executed, does not leave the loop; in
    /// that iteration, if executed, it does.
    pub exact: Option<Expr>,
    /// The terminator is in no iteration beyond it executed without leaving.
    pub symbolic_max: Option<Expr>,
}

/// What is claimed of the number of times that a loop goes back to its header. Expressions are evaluated over the
/// leaves at the loop's entry.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LoopClaim {
    /// Header of the loop.
    pub header: Block,
    /// The header of the loop around it.
    pub parent: Option<Block>,
    /// Its exiting blocks in order.
    pub exits: Vec<ExitClaim>,
    /// If an entry of the loop ends by an edge out of it, it went back so many times.
    pub exact: Option<Expr>,
    /// No entry goes back more often, however it ends; a constant.
    pub constant_max: Option<Expr>,
    /// No entry goes back more often.
    pub symbolic_max: Option<Expr>,
    /// Divides one more than the exact count, as an integer; at least 1. Scalar evolution has it only with an expression for
    /// that count; a note on a loop may have it alone.
    pub multiple: Option<u32>,
    /// True if the counts rest on the assumption that the loop ends (`mustprogress`): of an entry that was cut off they
    /// say nothing.
    pub finite: bool,
    /// Counts of entries of which something is true.
    pub predicated: Option<Predicated>,
}

/// Something that may be true of an entry of a loop.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Predicate {
    /// Both are equal, evaluated at the entry.
    Equal(Expr, Expr),
    /// Each step of a recurrence of the loop to an iteration that is begun is exact: the values read with or without sign,
    /// what is added with sign (LLVM's `nssw` and `nusw`).
    Exact {
        /// The recurrence.
        rec: Expr,
        /// Values are read with sign.
        signed: bool,
    },
}

/// What is claimed of the entries of a loop of which all predicates are true; as the fields of the same names of
/// [`LoopClaim`].
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Predicated {
    /// At least one.
    pub predicates: Vec<Predicate>,
    /// See [`LoopClaim::exact`].
    pub exact: Option<Expr>,
    /// See [`LoopClaim::constant_max`].
    pub constant_max: Option<Expr>,
    /// See [`LoopClaim::symbolic_max`].
    pub symbolic_max: Option<Expr>,
}

/// What is claimed of the address of a load or store: the offset from a base, and subscripts of which it is made.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct AccessClaim {
    /// The load or store.
    pub inst: Inst,
    /// Its pointer operand, which is `base + offset` bytes.
    pub pointer: Value,
    /// A pointer that is no sum.
    pub base: Value,
    /// Bytes, in the width of the index of the pointer's address space.
    pub offset: Expr,
    /// The subscripts, if the offset is that of an element of an array of two and more dimensions.
    pub list: Option<Subscripts>,
}

/// Subscripts `s_0 … s_n` and extents `d_1 … d_n`: the offset is `elem * ((s_0 * d_1 + s_1) * d_2 + …)` modulo 2^w. That is
/// all that is claimed, beside what is shown.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Subscripts {
    /// Bytes of an element.
    pub elem: u64,
    /// `d_1 … d_n`, outermost first; the extent of the first dimension is not known.
    pub dims: Vec<Expr>,
    /// `s_0 … s_n`.
    pub subs: Vec<Expr>,
    /// What else makes it the one list of subscripts of this element, and whether it was shown.
    pub shown: Vec<(Obligation, Shown)>,
}

impl Subscripts {
    /// True if everything is shown: then two lists of equal extents name the same element only if they are equal.
    pub fn is_exact(&self) -> bool {
        self.shown.iter().all(|s| s.1 == Shown::Proved)
    }
}

/// What has to hold of subscripts, each time the access is executed.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Obligation {
    /// `d_k` is the same in all iterations of the loops around the access.
    Invariant(usize),
    /// `0 <= s_k`, with sign.
    Lower(usize),
    /// `s_k < d_k`, with sign.
    Upper(usize),
    /// The sum is right over the integers, and so is each of its partial sums.
    NoWrap,
}

/// Whether something was shown.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Shown {
    /// The claim was proved.
    Proved,
    /// It holds if the extent is greater than 0, with sign.
    IfPositive,
    /// Nothing is known.
    Open,
}

/// All that is claimed of a function.
#[derive(Clone, Default, PartialEq, Eq, Debug)]
pub struct Scev {
    /// The expressions.
    pub exprs: Exprs,
    /// Flags, sorted by expression.
    pub flags: Vec<FlagFact>,
    /// Results of instructions, in order of the layout.
    pub values: Vec<ValueClaim>,
    /// Loops, inner ones before those around them.
    pub loops: Vec<LoopClaim>,
    /// Addresses of loads and stores in loops, in order of the layout, if they were asked for.
    pub accesses: Vec<AccessClaim>,
}
