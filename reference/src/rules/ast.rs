//! What a rule is, once read: pattern, conditions, result, and the types that tie them together.
//!
//! ```text
//!   rule fshl-width-bits "the amount counts modulo the width"
//!     match fshl x y C                  pattern: a Term, whose root is an instruction (Node)
//!     if C == width(C)                  conditions: Expr over constants
//!     result x                          result: a Term of at most one instruction
//! ```
//!
//! A variable in lower case stands for any value, in upper case for an integer constant, or a vector of such. Types are
//! variables as well ([`Types`]): a set of [`Sorts`] each, relations of width between them, and which of them are
//! vectors together. Integers have 1 to 64 bits; floats are the four IEEE formats up to `double`.
//!
//! Expressions are computed modulo 2 to the width of their type; one that has no value (a shift by the width) makes
//! what contains it false.
//!
//! The grammar is in `docs/rules.md`, the reader in `parser`, the matcher and the prover's instances stand on this file
//! alone.
//!
//! **Invariant:** whatever the type variables stand for within their sorts and relations, the pattern is legal LLVM IR.

use tandem_ir::{BinOp, CastOp, Flags, FloatKind, FloatPredicate, IntPredicate};

/// Number of a variable of one rule, in the order in which the pattern first names it.
pub type VarId = usize;
/// Number of a type variable of one rule.
pub type TypeId = usize;

/// One rule of a rules file.
#[derive(Clone, Debug)]
pub struct Rule {
    /// Name in kebab case, unique among all files.
    pub name: String,
    /// Why the rule is right, in a few words, with its source.
    pub note: String,
    /// The file that holds it.
    pub file: &'static str,
    /// Line of the rule's name, from 1.
    pub line: u32,
    /// The tokens of the rule with single spaces between them: what its digest is taken of.
    pub text: String,
    /// What is replaced; the root is an instruction.
    pub pattern: Term,
    /// What must hold besides.
    pub conditions: Vec<Expr>,
    /// What it is replaced by.
    pub result: Term,
    /// The variables.
    pub vars: Vec<Variable>,
    /// The types.
    pub types: Types,
}

/// A variable of a rule.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Variable {
    /// Its name: upper case if it stands for an integer constant, lower case if for any value.
    pub name: String,
    /// Its type.
    pub ty: TypeId,
    /// True if it names an instruction of the pattern (`y@(and x z)`).
    pub names_inst: bool,
}

impl Variable {
    /// True if the variable stands for an integer constant, or a vector of such.
    pub fn is_constant(&self) -> bool {
        is_constant_name(&self.name)
    }
}

/// True for the name of a variable that stands for an integer constant.
pub fn is_constant_name(name: &str) -> bool {
    name.starts_with(|c: char| c.is_ascii_uppercase())
}

/// A part of a pattern, or a result.
#[derive(Clone, Debug)]
pub struct Term {
    /// Its type.
    pub ty: TypeId,
    /// What it is.
    pub kind: TermKind,
}

/// What a term is.
#[derive(Clone, Debug)]
pub enum TermKind {
    /// A variable: any value, or an integer constant if the name is upper case.
    Var(VarId),
    /// A constant.
    Literal(Literal),
    /// A computed constant (results only).
    Computed(Expr),
    /// An instruction; in a result at most one, whose operands are none.
    Inst(Box<Node>),
}

/// An instruction of a pattern or a result.
#[derive(Clone, Debug)]
pub struct Node {
    /// The variable that names it.
    pub name: Option<VarId>,
    /// Its operation.
    pub op: Op,
    /// True if the two first operands may stand in either order (`add*`).
    pub either_order: bool,
    /// Flags that it must have; it may have others. In a result: those that it gets.
    pub flags: Flags,
    /// Operands, without immediate ones.
    pub args: Vec<Term>,
}

/// The operation of an instruction of a pattern.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Op {
    /// `fneg`
    FNeg,
    /// Arithmetic and logic.
    Binary(BinOp),
    /// `icmp` with one of these predicates.
    ICmp(Vec<IntPredicate>),
    /// `fcmp` with one of these predicates.
    FCmp(Vec<FloatPredicate>),
    /// A conversion.
    Cast(CastOp),
    /// `select`
    Select,
    /// `freeze`
    Freeze,
    /// `getelementptr` with any source element type.
    Gep,
    /// A call of an intrinsic, and its immediate last argument if it takes one.
    Intrinsic(&'static Intrinsic, Option<bool>),
}

/// An intrinsic that patterns may name.
#[derive(PartialEq, Eq, Debug)]
pub struct Intrinsic {
    /// Its word in rules.
    pub word: &'static str,
    /// Its name in LLVM, without the type.
    pub name: &'static str,
    /// Number of operands, all of the type of the result; an immediate one not counted.
    pub args: usize,
    /// True if an immediate `i1` follows the operands.
    pub immediate: bool,
    /// True for floating point.
    pub float: bool,
    /// The width must be a multiple of this many bits.
    pub granule: u32,
}

const fn ints(word: &'static str, name: &'static str, args: usize) -> Intrinsic {
    Intrinsic {
        word,
        name,
        args,
        immediate: false,
        float: false,
        granule: 1,
    }
}

const fn floats(word: &'static str, name: &'static str, args: usize) -> Intrinsic {
    Intrinsic {
        float: true,
        ..ints(word, name, args)
    }
}

const fn with_immediate(word: &'static str, name: &'static str) -> Intrinsic {
    Intrinsic {
        immediate: true,
        ..ints(word, name, 1)
    }
}

/// The intrinsics that patterns may name (LangRef "Standard C/C++ Library Intrinsics", "Bit Manipulation",
/// "Saturation Arithmetic").
pub const INTRINSICS: &[Intrinsic] = &[
    ints("umin", "llvm.umin", 2),
    ints("umax", "llvm.umax", 2),
    ints("smin", "llvm.smin", 2),
    ints("smax", "llvm.smax", 2),
    ints("uadd.sat", "llvm.uadd.sat", 2),
    ints("usub.sat", "llvm.usub.sat", 2),
    ints("sadd.sat", "llvm.sadd.sat", 2),
    ints("ssub.sat", "llvm.ssub.sat", 2),
    ints("ctpop", "llvm.ctpop", 1),
    ints("bitreverse", "llvm.bitreverse", 1),
    Intrinsic {
        granule: 16,
        ..ints("bswap", "llvm.bswap", 1)
    },
    ints("fshl", "llvm.fshl", 3),
    ints("fshr", "llvm.fshr", 3),
    with_immediate("abs", "llvm.abs"),
    with_immediate("ctlz", "llvm.ctlz"),
    with_immediate("cttz", "llvm.cttz"),
    floats("fabs", "llvm.fabs", 1),
    floats("copysign", "llvm.copysign", 2),
    floats("minnum", "llvm.minnum", 2),
    floats("maxnum", "llvm.maxnum", 2),
    floats("minimum", "llvm.minimum", 2),
    floats("maximum", "llvm.maximum", 2),
    floats("floor", "llvm.floor", 1),
    floats("ceil", "llvm.ceil", 1),
    floats("ftrunc", "llvm.trunc", 1),
    floats("rint", "llvm.rint", 1),
    floats("nearbyint", "llvm.nearbyint", 1),
    floats("round", "llvm.round", 1),
    floats("roundeven", "llvm.roundeven", 1),
];

/// A constant that a rule spells out.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Literal {
    /// An integer, in the width of its place, which it must fit as a signed or unsigned number. `1` and `-1` fit
    /// every width.
    Int(i64),
    /// A floating-point number; exact in every format.
    Float(FloatLiteral),
    /// The null pointer.
    Null,
    /// `undef`
    Undef,
    /// `poison`
    Poison,
}

/// The floating-point numbers that rules may spell out.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum FloatLiteral {
    /// `0.0`
    Zero,
    /// `-0.0`
    NegZero,
    /// `1.0`
    One,
    /// `-1.0`
    NegOne,
    /// `inf`
    Infinity,
    /// `-inf`
    NegInfinity,
    /// `nan`: the quiet NaN without payload and sign.
    Nan,
}

impl FloatLiteral {
    /// The literal's spelling, and the literal.
    pub const ALL: [(&'static str, FloatLiteral); 7] = [
        ("0.0", FloatLiteral::Zero),
        ("-0.0", FloatLiteral::NegZero),
        ("1.0", FloatLiteral::One),
        ("-1.0", FloatLiteral::NegOne),
        ("inf", FloatLiteral::Infinity),
        ("-inf", FloatLiteral::NegInfinity),
        ("nan", FloatLiteral::Nan),
    ];

    /// Bits of the number in a format, and `None` in the formats that no rule is proved for.
    pub fn bits(self, kind: FloatKind) -> Option<u128> {
        // Sign, exponent and fraction: widths of the last two.
        let (exponent, fraction) = match kind {
            FloatKind::Half => (5, 10),
            FloatKind::BFloat => (8, 7),
            FloatKind::Float => (8, 23),
            FloatKind::Double => (11, 52),
            FloatKind::X86Fp80 | FloatKind::Fp128 | FloatKind::PpcFp128 => return None,
        };
        let sign = 1u128 << (exponent + fraction);
        let all_ones = ((1u128 << exponent) - 1) << fraction;
        let one = ((1u128 << (exponent - 1)) - 1) << fraction;
        Some(match self {
            FloatLiteral::Zero => 0,
            FloatLiteral::NegZero => sign,
            FloatLiteral::One => one,
            FloatLiteral::NegOne => sign | one,
            FloatLiteral::Infinity => all_ones,
            FloatLiteral::NegInfinity => sign | all_ones,
            FloatLiteral::Nan => all_ones | (1u128 << (fraction - 1)),
        })
    }
}

/// A constant expression or a condition. Arithmetic is modulo 2 to the width of its type.
#[derive(Clone, Debug)]
pub struct Expr {
    /// Type of the value; [`Expr::CONDITION`] for a truth value.
    pub ty: TypeId,
    /// What it is.
    pub kind: ExprKind,
}

impl Expr {
    /// The type of conditions, which are no values of the program.
    pub const CONDITION: TypeId = usize::MAX;
}

/// What an expression is.
#[derive(Clone, Debug)]
pub enum ExprKind {
    /// A constant variable.
    Const(VarId),
    /// An integer.
    Int(i64),
    /// The largest unsigned number of the type.
    UMax,
    /// The smallest signed number of the type.
    SMin,
    /// The largest signed number of the type.
    SMax,
    /// Number of bits of the type of a variable.
    Width(VarId),
    /// A constant of another width, converted.
    Cast(CastOp, Box<Expr>),
    /// Arithmetic. A shift by the width or more has no value: then nothing that contains it holds.
    Binary(BinOp, Box<Expr>, Box<Expr>),
    /// A comparison.
    Compare(IntPredicate, Box<Expr>, Box<Expr>),
    /// Exactly one bit is set.
    PowerOfTwo(Box<Expr>),
    /// The value is no constant. Says nothing about what is computed, only about where a rule applies.
    Variable(VarId),
    /// The value is certainly neither undef nor poison.
    Defined(VarId),
    /// The function keeps denormals of the variable's format in and out.
    Ieee(VarId),
    /// Both hold.
    And(Box<Expr>, Box<Expr>),
    /// One holds.
    Or(Box<Expr>, Box<Expr>),
    /// It does not hold.
    Not(Box<Expr>),
}

/// What a type variable may stand for: a set of these bits.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Sorts(u8);

impl Sorts {
    /// `i1`
    pub const BOOL: Sorts = Sorts(1);
    /// Integers of 2 to 64 bits.
    pub const WIDER: Sorts = Sorts(2);
    /// Integers of 1 to 64 bits.
    pub const INT: Sorts = Sorts(3);
    /// `half`, `bfloat`, `float`, `double`.
    pub const FLOAT: Sorts = Sorts(4);
    /// Pointers.
    pub const PTR: Sorts = Sorts(8);
    /// What `icmp` compares.
    pub const INT_OR_PTR: Sorts = Sorts(11);
    /// All of them.
    pub const ANY: Sorts = Sorts(15);

    /// What both allow.
    #[must_use]
    pub fn and(self, other: Sorts) -> Sorts {
        Sorts(self.0 & other.0)
    }
    /// True if nothing is allowed.
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }
    /// True if all of `other` is allowed.
    pub fn contains(self, other: Sorts) -> bool {
        self.0 & other.0 == other.0
    }
    /// In words, for diagnostics.
    pub fn words(self) -> String {
        let all = [
            (Sorts::BOOL, "i1"),
            (Sorts::WIDER, "integer"),
            (Sorts::FLOAT, "floating point"),
            (Sorts::PTR, "pointer"),
        ];
        let words: Vec<&str> = all
            .iter()
            .filter(|(s, _)| self.contains(*s))
            .map(|(_, w)| *w)
            .collect();
        words.join(" or ")
    }
}

/// How two type variables of a rule hang together.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Relation {
    /// The first has fewer bits than the second (`zext`, `sext`, `fpext` from first to second).
    Narrower(TypeId, TypeId),
    /// Both have equally many bits (`bitcast`).
    SameBits(TypeId, TypeId),
    /// The width is a multiple of so many bits (`bswap`).
    Granule(TypeId, u32),
    /// Pointers of two address spaces (`addrspacecast`).
    OtherSpace(TypeId, TypeId),
}

/// The types of a rule: each variable stands for one type of the IR.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Types {
    /// What each type variable may stand for.
    pub sorts: Vec<Sorts>,
    /// What holds between them.
    pub relations: Vec<Relation>,
    /// Per type variable a number; those with equal numbers are scalars together or vectors of one length
    /// together. Only the condition of a `select` may differ from its arms.
    pub shapes: Vec<usize>,
}
