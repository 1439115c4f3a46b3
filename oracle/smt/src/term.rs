//! Terms: the language between the meaning of programs and the solver.
//!
//! A [`Term`] is a small number that names a node in a [`Terms`] table: a boolean
//! or a bit vector of any width, built from constants, variables, uninterpreted
//! functions, SMT-LIB's operations on bit vectors and IEEE operations on the bits
//! of floating-point numbers. Nodes are hash-consed, so that two computations that
//! are the same *are* the same term; every constructor simplifies first
//! ([`super::build`]), so that most of what a validator asks is settled before a
//! solver is called. There are no arrays: memory is resolved into terms before it
//! gets here.

use rustc_hash::FxHashMap;
use smallvec::SmallVec;
use tandem_ir::FloatKind;
use tandem_ir::constant::Bits;

/// A term: an index into the [`Terms`] that made it.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Term(u32);

impl Term {
    /// Position in the table; children have smaller positions than their parents.
    pub fn index(self) -> usize {
        self.0 as usize
    }
}

impl std::fmt::Debug for Term {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "t{}", self.0)
    }
}

/// What a term is.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Sort {
    /// A truth value.
    Bool,
    /// A bit vector of at least one bit.
    Bits(u32),
}

/// A variable: an index into the table of variables.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Var(u32);

impl Var {
    /// Position in the table, in order of creation.
    pub fn index(self) -> usize {
        self.0 as usize
    }
}

/// An uninterpreted function: an index into the table of functions.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Fun(u32);

impl Fun {
    /// Position in the table, in order of creation.
    pub fn index(self) -> usize {
        self.0 as usize
    }
}

/// Who chooses the value of a variable.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Chooser {
    /// The caller, the environment, other threads: the same for both programs.
    Input,
    /// The source's own nondeterminism (freeze, undef, NaN payloads): one choice that allows the target suffices.
    Source,
    /// The target's own nondeterminism: every choice must be allowed.
    Target,
}

/// What is known of a variable.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct VarData {
    /// Name for people and for logs; not necessarily unique.
    pub name: String,
    /// Sort.
    pub sort: Sort,
    /// Who chooses.
    pub chooser: Chooser,
    /// True if the variable stands for one choice for an undef value, so that every use chooses anew.
    pub undef: bool,
    /// True if threads of one launch may have different values (only for [`Chooser::Input`]).
    pub per_thread: bool,
}

/// What is known of an uninterpreted function.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct FunData {
    /// Name for people and for logs; unique.
    pub name: String,
    /// Sorts of the arguments.
    pub args: Vec<Sort>,
    /// Sort of the result.
    pub result: Sort,
    /// True if it stands for something that has a meaning which is not modelled, so that a model that
    /// depends on it may not be real.
    pub approximate: bool,
    /// True if threads of one launch may see different functions.
    pub per_thread: bool,
}

/// Rounding modes of IEEE 754.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Rounding {
    /// To nearest, ties to even.
    NearestEven,
    /// To nearest, ties away from zero.
    NearestAway,
    /// Towards zero.
    TowardZero,
    /// Towards positive infinity.
    Up,
    /// Towards negative infinity.
    Down,
}

/// IEEE operations on bit patterns. A result that is NaN is the canonical quiet NaN (positive, payload zero):
/// which NaN a program sees is for the encoder to choose.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum FpOp {
    /// Sum.
    Add(Rounding),
    /// Difference.
    Sub(Rounding),
    /// Product.
    Mul(Rounding),
    /// Quotient.
    Div(Rounding),
    /// Remainder with the sign of the dividend (C's `fmod`, LLVM's `frem`).
    Rem,
    /// `a * b + c` rounded once.
    Fma(Rounding),
    /// Square root.
    Sqrt(Rounding),
    /// To an integral value of the same format.
    Round(Rounding),
    /// Boolean: less than.
    Lt,
    /// Boolean: less than or equal.
    Le,
    /// Boolean: IEEE equality (zeros are equal, NaN is not).
    Eq,
    /// To another format.
    Convert(FloatKind, Rounding),
    /// From a signed integer (the argument is a bit vector of any width).
    FromSigned(Rounding),
    /// From an unsigned integer.
    FromUnsigned(Rounding),
    /// To a signed integer of a width, rounding toward zero; unspecified (0) where it does not fit.
    ToSigned(u32),
    /// To an unsigned integer of a width, rounding toward zero; unspecified (0) where it does not fit.
    ToUnsigned(u32),
}

/// Operations. Arguments are in the node.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum Op {
    /// True or false.
    Bool(bool),
    /// A constant of at most 64 bits.
    Const(u64),
    /// A wider constant, least significant limb first, `ceil(width / 64)` limbs, unused bits zero.
    Wide(Box<[u64]>),
    /// A variable.
    Var(Var),
    /// An uninterpreted function applied to the arguments.
    Apply(Fun),
    /// Negation of a boolean.
    Not,
    /// Conjunction of two booleans.
    And,
    /// Disjunction of two booleans.
    Or,
    /// Equality of two terms of one sort.
    Eq,
    /// Condition, value if true, value if false.
    Ite,
    /// Unsigned less than.
    Ult,
    /// Unsigned less than or equal.
    Ule,
    /// Signed less than.
    Slt,
    /// Signed less than or equal.
    Sle,
    /// Sum modulo 2^n.
    BvAdd,
    /// Product modulo 2^n.
    BvMul,
    /// Two's complement.
    BvNeg,
    /// Unsigned quotient; all ones for a zero divisor (SMT-LIB).
    BvUdiv,
    /// Unsigned remainder; the dividend for a zero divisor.
    BvUrem,
    /// Signed quotient (SMT-LIB `bvsdiv`).
    BvSdiv,
    /// Signed remainder with the sign of the dividend (SMT-LIB `bvsrem`).
    BvSrem,
    /// Left shift; zero for amounts of at least the width.
    BvShl,
    /// Logical right shift; zero for amounts of at least the width.
    BvLshr,
    /// Arithmetic right shift; all sign bits for amounts of at least the width.
    BvAshr,
    /// Bitwise and.
    BvAnd,
    /// Bitwise or.
    BvOr,
    /// Bitwise exclusive or.
    BvXor,
    /// Bitwise complement.
    BvNot,
    /// High part, low part.
    Concat,
    /// Bits `high..=low` of the argument.
    Extract(u32, u32),
    /// Zero extension to the width of the node.
    Zext,
    /// Sign extension to the width of the node.
    Sext,
    /// IEEE operation; the format of the arguments (of the result, for conversions from integers).
    Fp(FpOp, FloatKind),
}

/// A node of the table.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Node {
    /// Operation.
    pub op: Op,
    /// Sort of the result.
    pub sort: Sort,
    /// Arguments.
    pub args: SmallVec<[Term; 3]>,
}

/// What a term depends on, as a set of small facts.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Mentions(u8);

impl Mentions {
    /// Variables that stand for one look at undef.
    pub const UNDEF: Mentions = Mentions(1);
    /// Variables that the source chooses.
    pub const SOURCE: Mentions = Mentions(2);
    /// Variables that the target chooses.
    pub const TARGET: Mentions = Mentions(4);
    /// Variables and functions that may differ between threads.
    pub const PER_THREAD: Mentions = Mentions(8);
    /// Functions whose meaning is not modelled.
    pub const APPROXIMATE: Mentions = Mentions(16);
    /// IEEE operations.
    pub const FLOAT: Mentions = Mentions(32);
    /// Any variable or uninterpreted function at all: false for closed terms.
    pub const OPEN: Mentions = Mentions(64);

    /// True if some fact of `other` holds.
    pub fn any(self, other: Mentions) -> bool {
        self.0 & other.0 != 0
    }
    /// True if every fact of `other` holds: so it is for a term that contains one with the facts `other`.
    pub fn all(self, other: Mentions) -> bool {
        self.0 & other.0 == other.0
    }
}

impl std::ops::BitOr for Mentions {
    type Output = Mentions;
    fn bitor(self, o: Mentions) -> Mentions {
        Mentions(self.0 | o.0)
    }
}

/// The table of terms, variables and functions of one query or of a family of queries.
#[derive(Debug)]
pub struct Terms {
    nodes: Vec<Node>,
    mentions: Vec<Mentions>,
    shapes: Vec<u64>,
    index: FxHashMap<Node, Term>,
    vars: Vec<VarData>,
    funs: Vec<FunData>,
    fun_names: FxHashMap<String, Fun>,
    /// When bits of a format are a NaN, as far as somebody asked: operands of operations are asked about once for each way
    /// that leads to them, of which there are many.
    pub(super) nans: FxHashMap<(FloatKind, Term), Term>,
}

impl Default for Terms {
    fn default() -> Terms {
        Terms::new()
    }
}

impl Terms {
    /// The term `false`, in every table.
    pub const FALSE: Term = Term(0);
    /// The term `true`, in every table.
    pub const TRUE: Term = Term(1);

    /// A table with the two truth values.
    pub fn new() -> Terms {
        let mut t = Terms {
            nodes: Vec::new(),
            mentions: Vec::new(),
            shapes: Vec::new(),
            index: FxHashMap::default(),
            vars: Vec::new(),
            funs: Vec::new(),
            fun_names: FxHashMap::default(),
            nans: FxHashMap::default(),
        };
        t.intern(Op::Bool(false), Sort::Bool, &[]);
        t.intern(Op::Bool(true), Sort::Bool, &[]);
        t
    }

    /// Number of nodes.
    pub fn len(&self) -> usize {
        self.nodes.len()
    }
    /// Never true: the truth values are always there.
    pub fn is_empty(&self) -> bool {
        self.nodes.is_empty()
    }
    /// The node of a term.
    pub fn node(&self, t: Term) -> &Node {
        &self.nodes[t.index()]
    }
    /// Operation of a term.
    pub fn op(&self, t: Term) -> &Op {
        &self.node(t).op
    }
    /// Arguments of a term.
    pub fn args(&self, t: Term) -> &[Term] {
        &self.node(t).args
    }
    /// Sort of a term.
    pub fn sort(&self, t: Term) -> Sort {
        self.node(t).sort
    }
    /// Width of a bit vector; 1 for a boolean.
    pub fn width(&self, t: Term) -> u32 {
        match self.sort(t) {
            Sort::Bool => 1,
            Sort::Bits(w) => w,
        }
    }
    /// What the term depends on.
    pub fn mentions(&self, t: Term) -> Mentions {
        self.mentions[t.index()]
    }

    /// The term of a node, made if it is new. Constructors simplify before they come here; everyone else
    /// goes through them.
    pub(super) fn intern(&mut self, op: Op, sort: Sort, args: &[Term]) -> Term {
        let node = Node {
            op,
            sort,
            args: SmallVec::from_slice(args),
        };
        if let Some(&t) = self.index.get(&node) {
            return t;
        }
        let mut m = Mentions::default();
        for &a in args {
            m = m | self.mentions(a);
        }
        m = m | self.own_mentions(&node.op);
        let t = Term(self.nodes.len() as u32);
        let shape = self.shape_of(&node);
        self.shapes.push(shape);
        self.nodes.push(node.clone());
        self.mentions.push(m);
        self.index.insert(node, t);
        t
    }

    /// A number that depends on what the term computes and not on when it was made: terms that differ only in
    /// which choice of a kind they look at, of either side, have the same. For orders that both sides of a query must agree on.
    pub fn shape(&self, t: Term) -> u64 {
        self.shapes[t.index()]
    }
    fn shape_of(&self, node: &Node) -> u64 {
        use std::hash::{Hash, Hasher};
        let mut h = rustc_hash::FxHasher::default();
        node.sort.hash(&mut h);
        match &node.op {
            Op::Var(v) => {
                let name = &self.vars[v.index()].name;
                let of_side = name
                    .strip_prefix("source.")
                    .or_else(|| name.strip_prefix("target."));
                let kind = of_side.map(|n| n.trim_end_matches(|c: char| c.is_ascii_digit()));
                kind.unwrap_or(name).hash(&mut h);
            }
            Op::Apply(f) => self.funs[f.index()].name.hash(&mut h),
            op => op.hash(&mut h),
        }
        let commutes = matches!(
            node.op,
            Op::And
                | Op::Or
                | Op::Eq
                | Op::BvAdd
                | Op::BvMul
                | Op::BvAnd
                | Op::BvOr
                | Op::BvXor
                | Op::Fp(..)
        );
        let args = node.args.iter().map(|&a| self.shape(a));
        if commutes {
            let sum = args.fold(0u64, |a, b| a.wrapping_add(b.wrapping_mul(b | 1)));
            sum.hash(&mut h);
        } else {
            args.for_each(|a| a.hash(&mut h));
        }
        h.finish()
    }

    fn own_mentions(&self, op: &Op) -> Mentions {
        let mut m = Mentions::default();
        let mut add = |on: bool, what: Mentions| {
            if on {
                m = m | what;
            }
        };
        match op {
            Op::Var(v) => {
                let d = &self.vars[v.index()];
                add(true, Mentions::OPEN);
                add(d.undef, Mentions::UNDEF);
                add(d.chooser == Chooser::Source, Mentions::SOURCE);
                add(d.chooser == Chooser::Target, Mentions::TARGET);
                add(d.per_thread, Mentions::PER_THREAD);
            }
            Op::Apply(f) => {
                let d = &self.funs[f.index()];
                add(true, Mentions::OPEN);
                add(d.approximate, Mentions::APPROXIMATE);
                add(d.per_thread, Mentions::PER_THREAD);
            }
            Op::Fp(..) => add(true, Mentions::FLOAT),
            _ => {}
        }
        m
    }

    /// A new variable; never the same as an earlier one, whatever its name.
    pub fn new_var(&mut self, data: VarData) -> Var {
        self.vars.push(data);
        Var(self.vars.len() as u32 - 1)
    }
    /// A new variable as a term.
    pub fn fresh(&mut self, data: VarData) -> Term {
        let v = self.new_var(data);
        self.var(v)
    }
    /// A new input variable as a term.
    pub fn input(&mut self, name: impl Into<String>, sort: Sort) -> Term {
        self.fresh(VarData {
            name: name.into(),
            sort,
            chooser: Chooser::Input,
            undef: false,
            per_thread: true,
        })
    }
    /// A variable as a term.
    pub fn var(&mut self, v: Var) -> Term {
        let sort = self.vars[v.index()].sort;
        self.intern(Op::Var(v), sort, &[])
    }
    /// What is known of a variable.
    pub fn var_data(&self, v: Var) -> &VarData {
        &self.vars[v.index()]
    }
    /// Variables in order of creation.
    pub fn vars(&self) -> impl Iterator<Item = Var> + use<> {
        (0..self.vars.len() as u32).map(Var)
    }
    /// The variable that a term is, if it is one.
    pub fn as_var(&self, t: Term) -> Option<Var> {
        match self.op(t) {
            Op::Var(v) => Some(*v),
            _ => None,
        }
    }

    /// The function of that name, made with these facts if it is new. The facts of one name never change.
    pub fn function(&mut self, data: FunData) -> Fun {
        if let Some(&f) = self.fun_names.get(&data.name) {
            debug_assert_eq!(self.funs[f.index()], data, "one name, one function");
            return f;
        }
        let f = Fun(self.funs.len() as u32);
        self.fun_names.insert(data.name.clone(), f);
        self.funs.push(data);
        f
    }
    /// A table of its own with the same variables and functions and only the nodes below the roots, which keep
    /// their order; and the roots in it.
    pub(super) fn slice(&self, roots: &[Term]) -> (Terms, Vec<Term>) {
        let mut out = Terms::new();
        out.vars.clone_from(&self.vars);
        out.funs.clone_from(&self.funs);
        out.fun_names.clone_from(&self.fun_names);
        let mut moved: FxHashMap<Term, Term> = FxHashMap::default();
        for t in self.reachable(roots) {
            let node = self.node(t);
            let args: SmallVec<[Term; 3]> = node.args.iter().map(|a| moved[a]).collect();
            moved.insert(t, out.intern(node.op.clone(), node.sort, &args));
        }
        let roots = roots.iter().map(|t| moved[t]).collect();
        (out, roots)
    }

    /// What is known of a function.
    pub fn fun_data(&self, f: Fun) -> &FunData {
        &self.funs[f.index()]
    }
    /// The function of a name.
    pub fn fun_named(&self, name: &str) -> Option<Fun> {
        self.fun_names.get(name).copied()
    }
    /// An application. The arguments must have the sorts of the function.
    pub fn apply(&mut self, f: Fun, args: &[Term]) -> Term {
        let sort = self.funs[f.index()].result;
        self.intern(Op::Apply(f), sort, args)
    }

    /// A truth value.
    pub fn bool(&mut self, b: bool) -> Term {
        if b { Terms::TRUE } else { Terms::FALSE }
    }
    /// A constant of any width; `value` is cut to it.
    pub fn bits(&mut self, width: u32, value: u64) -> Term {
        if width > 64 {
            let mut limbs = vec![0; width.div_ceil(64) as usize];
            limbs[0] = value;
            return self.intern(Op::Wide(limbs.into()), Sort::Bits(width), &[]);
        }
        let value = value & (u64::MAX >> (64 - width));
        self.intern(Op::Const(value), Sort::Bits(width), &[])
    }
    /// A constant from limbs, least significant first; missing limbs are zero, bits above the width are cut.
    pub fn limbs(&mut self, width: u32, limbs: &[u64]) -> Term {
        if width <= 64 {
            return self.bits(width, limbs.first().copied().unwrap_or(0));
        }
        let mut out = vec![0; width.div_ceil(64) as usize];
        for (o, &l) in out.iter_mut().zip(limbs) {
            *o = l;
        }
        if let (Some(top), rest @ 1..) = (out.last_mut(), width % 64) {
            *top &= u64::MAX >> (64 - rest);
        }
        self.intern(Op::Wide(out.into()), Sort::Bits(width), &[])
    }
    /// A constant of the IR.
    pub fn from_bits(&mut self, b: &Bits) -> Term {
        self.limbs(b.width(), b.limbs())
    }
    /// The limbs of a constant bit vector.
    pub fn as_limbs(&self, t: Term) -> Option<&[u64]> {
        match self.op(t) {
            Op::Const(c) => Some(std::slice::from_ref(c)),
            Op::Wide(l) => Some(l),
            _ => None,
        }
    }
    /// The value of a constant bit vector that fits 64 bits.
    pub fn as_u64(&self, t: Term) -> Option<u64> {
        let l = self.as_limbs(t)?;
        l[1..].iter().all(|&x| x == 0).then_some(l[0])
    }
    /// The truth value of a constant boolean.
    pub fn as_bool(&self, t: Term) -> Option<bool> {
        match self.op(t) {
            Op::Bool(b) => Some(*b),
            _ => None,
        }
    }
    /// True for constants of either sort.
    pub fn is_const(&self, t: Term) -> bool {
        matches!(self.op(t), Op::Bool(_) | Op::Const(_) | Op::Wide(_))
    }
}
