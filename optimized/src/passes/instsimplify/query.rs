//! What the rules ask of a function: patterns, constants, known bits, ranges.
//!
//! A [`Query`] is one function and its module while a rule looks at them; it changes nothing. A rule that
//! applies says so with a [`Hit`]: its name, what the instruction is replaced by, and what its variables
//! stand for. [`rule!`] is how a rule returns one.

use crate::analysis::constant_fold::{FloatClass, FloatEnv, Folded, Lane, classify, lanes, splat};
use crate::analysis::known_bits::{DEPTH, KnownBits, known_bits};
use crate::analysis::range::{MAX_WIDTH, Range, mask};
use crate::context::Cx;
use crate::defects::planted;
use smallvec::SmallVec;
use tandem_ir::constant::ConstantData;
use tandem_ir::{
    BinOp, CastOp, Flags, Function, Inst, InstKind, IntPredicate, Type, Value, ValueDef,
};

/// One function in its module, as rules see it.
#[derive(Clone, Copy)]
pub struct Query<'a> {
    /// The module.
    pub cx: Cx<'a>,
    /// The function.
    pub f: &'a Function,
    /// The function's floating-point environment.
    pub env: FloatEnv,
}

/// What an instruction is replaced by.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum New {
    /// A value that exists.
    Value(Value),
    /// An integer in every lane of the root's type, sign-extended from 128 bits or cut to the width.
    Int(i128),
    /// A floating-point number in every lane, by its bits.
    Float(u128),
    /// Zero of the root's type, whatever it is.
    Zero,
    /// `undef`
    Undef,
    /// `poison`
    Poison,
    /// A constant that was computed.
    Folded(Folded),
}

impl From<Value> for New {
    fn from(v: Value) -> New {
        New::Value(v)
    }
}
impl From<bool> for New {
    fn from(b: bool) -> New {
        New::Int(i128::from(b))
    }
}

/// A rule that applies.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Hit {
    /// The rule's name; `None` if the replacement follows from known bits, ranges or definedness, which
    /// no rule of the files expresses.
    pub rule: Option<&'static str>,
    /// What the root is replaced by.
    pub new: New,
    /// The rule's variables, in the order in which it first names them.
    pub bindings: SmallVec<[(&'static str, Value); 4]>,
}

/// `rule!("name", replacement, x = value, y = value)` returns that the rule applies.
macro_rules! rule {
    ($name:expr, $new:expr $(, $variable:ident = $value:expr)* $(,)?) => {
        return Some($crate::passes::instsimplify::query::Hit {
            rule: Some($name),
            new: $new.into(),
            bindings: smallvec::smallvec![$((stringify!($variable), $value)),*],
        })
    };
}
pub(super) use rule;

/// `value!(replacement)` returns a replacement for which there is no rule.
macro_rules! value {
    ($new:expr) => {
        return Some($crate::passes::instsimplify::query::Hit {
            rule: None,
            new: $new.into(),
            bindings: smallvec::SmallVec::new(),
        })
    };
}
pub(super) use value;

// ----- patterns -----------------------------------------------------------------------
impl<'a> Query<'a> {
    /// The first two operands.
    pub fn two(&self, i: Inst) -> (Value, Value) {
        (self.f.operand(i, 0), self.f.operand(i, 1))
    }
    /// The operands of `v` if it is this operation.
    pub fn binary(&self, v: Value, op: BinOp) -> Option<(Value, Value)> {
        let i = self.f.def_inst(v)?;
        (*self.f.kind(i) == InstKind::Binary(op)).then(|| self.two(i))
    }
    /// The same, only with all of these flags.
    pub fn flagged(&self, v: Value, op: BinOp, flags: Flags) -> Option<(Value, Value)> {
        self.binary(v, op).filter(|_| self.flags(v).contains(flags))
    }
    /// The operands of `v` if it is this commutative operation with a constant: the other one first.
    pub fn binary_const(&self, v: Value, op: BinOp) -> Option<(Value, Value)> {
        let (a, b) = self.binary(v, op)?;
        if self.is_const(b) {
            Some((a, b))
        } else {
            self.is_const(a).then_some((b, a))
        }
    }
    /// The other operand, if `v` is the commutative operation `op` and `x` is one.
    pub fn other(&self, v: Value, op: BinOp, x: Value) -> Option<Value> {
        let (a, b) = self.binary(v, op)?;
        if a == x {
            Some(b)
        } else {
            (b == x).then_some(a)
        }
    }
    /// The flags of the instruction that computes `v`.
    pub fn flags(&self, v: Value) -> Flags {
        self.f.def_inst(v).map_or(Flags::NONE, |i| self.f.flags(i))
    }
    /// `x` if `v` is `xor x, -1`.
    pub fn not(&self, v: Value) -> Option<Value> {
        let (a, b) = self.binary(v, BinOp::Xor)?;
        if self.is_ones(b) {
            Some(a)
        } else {
            self.is_ones(a).then_some(b)
        }
    }
    /// `x` if `v` is `sub 0, x`.
    pub fn neg(&self, v: Value) -> Option<Value> {
        let (a, b) = self.binary(v, BinOp::Sub)?;
        self.is_zero(a).then_some(b)
    }
    /// True if one of the two is the complement of the other.
    pub fn are_complements(&self, a: Value, b: Value) -> bool {
        self.not(a) == Some(b) || self.not(b) == Some(a)
    }
    /// The operand if `v` is this conversion.
    pub fn cast(&self, v: Value, op: CastOp) -> Option<Value> {
        let i = self.f.def_inst(v)?;
        (*self.f.kind(i) == InstKind::Cast(op)).then(|| self.f.operand(i, 0))
    }
    /// Predicate and operands if `v` is an `icmp`.
    pub fn icmp(&self, v: Value) -> Option<(IntPredicate, Value, Value)> {
        let i = self.f.def_inst(v)?;
        match self.f.kind(i) {
            InstKind::ICmp(p) => Some((*p, self.f.operand(i, 0), self.f.operand(i, 1))),
            _ => None,
        }
    }
    /// Condition and arms if `v` is a `select`.
    pub fn select(&self, v: Value) -> Option<(Value, Value, Value)> {
        let i = self.f.def_inst(v)?;
        let is = matches!(self.f.kind(i), InstKind::Select);
        is.then(|| {
            (
                self.f.operand(i, 0),
                self.f.operand(i, 1),
                self.f.operand(i, 2),
            )
        })
    }
    /// The arguments if `v` is a call of the intrinsic `llvm.name`.
    pub fn intrinsic(&self, v: Value, name: &str) -> Option<SmallVec<[Value; 3]>> {
        let i = self.f.def_inst(v)?;
        (crate::analysis::constant_fold::called(self.cx, self.f, i)? == name)
            .then(|| self.f.call(i).map(|c| c.args().collect()))?
    }
    /// The operand if `v` is an `fneg`.
    pub fn fneg(&self, v: Value) -> Option<Value> {
        let i = self.f.def_inst(v)?;
        matches!(self.f.kind(i), InstKind::FNeg).then(|| self.f.operand(i, 0))
    }
}

// ----- constants ----------------------------------------------------------------------
impl<'a> Query<'a> {
    /// Width of an integer or of the lanes of a vector of integers.
    pub fn width(&self, v: Value) -> Option<u32> {
        self.scalar(v).int_width()
    }
    /// The value's type, or that of its lanes.
    pub fn scalar(&self, v: Value) -> Type {
        self.cx.types.scalar(self.f.value_type(v))
    }
    /// True for any constant.
    pub fn is_const(&self, v: Value) -> bool {
        matches!(self.f.value_def(v), ValueDef::Const(_))
    }
    /// The integer that the value is in all lanes.
    pub fn int(&self, v: Value) -> Option<u128> {
        match splat(self.cx, self.f, v)? {
            Lane::Int(x) => Some(x),
            _ => None,
        }
    }
    /// True if the value is a constant integer for whose width and value the condition holds, lane by lane.
    pub fn all1(&self, v: Value, holds: impl Fn(u32, u128) -> bool) -> bool {
        let Some(w) = self.const_width(v) else {
            return false;
        };
        lanes(self.cx, self.f, v).is_some_and(|all| {
            all.iter()
                .all(|l| matches!(l, Lane::Int(c) if holds(w, *c)))
        })
    }
    /// The same for two constants of one type.
    pub fn all2(&self, a: Value, b: Value, holds: impl Fn(u32, u128, u128) -> bool) -> bool {
        let (Some(w), Some(_)) = (self.const_width(a), self.const_width(b)) else {
            return false;
        };
        let (Some(x), Some(y)) = (lanes(self.cx, self.f, a), lanes(self.cx, self.f, b)) else {
            return false;
        };
        let both = |(c, d): (&Lane, &Lane)| match (c, d) {
            (Lane::Int(c), Lane::Int(d)) => holds(w, *c, *d),
            _ => false,
        };
        let looked_at = planted!(self.cx, FirstLaneSpeaksForAll, x.len(), 1);
        x.len() == y.len() && x.iter().zip(&y).take(looked_at).all(both)
    }
    /// The width of a constant integer of at most 128 bits.
    fn const_width(&self, v: Value) -> Option<u32> {
        if !self.is_const(v) {
            return None;
        }
        self.width(v).filter(|&w| w <= MAX_WIDTH)
    }
    /// The greatest value of `w` bits shifted right by `n`, if that is not too far.
    pub fn shifted_max(&self, w: u32, n: u128) -> Option<u128> {
        (n < u128::from(w)).then(|| mask(w) >> n)
    }
    /// True for 0 (or null) in all lanes, at any width.
    pub fn is_zero(&self, v: Value) -> bool {
        match self.f.as_const(v) {
            Some(ConstantData::WideInt(b)) => b.is_zero(),
            Some(ConstantData::Int(x)) => *x == 0,
            Some(_) => matches!(splat(self.cx, self.f, v), Some(Lane::Int(0) | Lane::Null)),
            None => false,
        }
    }
    /// True for -1 in all lanes, at any width.
    pub fn is_ones(&self, v: Value) -> bool {
        match self.f.as_const(v) {
            Some(ConstantData::WideInt(b)) => (0..b.width()).all(|n| b.bit(n)),
            Some(_) => self.is_int(v, mask),
            None => false,
        }
    }
    /// True for 1 in all lanes, at any width.
    pub fn is_one(&self, v: Value) -> bool {
        match self.f.as_const(v) {
            Some(ConstantData::WideInt(b)) => b.as_u64() == Some(1),
            Some(_) => self.int(v) == Some(1),
            None => false,
        }
    }
    /// True for the integer that `which` gives for the width, in all lanes; of at most 128 bits.
    pub fn is_int(&self, v: Value, which: impl Fn(u32) -> u128) -> bool {
        let width = self.width(v).filter(|&w| w <= MAX_WIDTH);
        width.is_some_and(|w| self.int(v) == Some(which(w)))
    }
    /// True for `poison`.
    pub fn is_poison(&self, v: Value) -> bool {
        matches!(self.f.as_const(v), Some(ConstantData::Poison))
    }
    /// True for `undef` (not `poison`).
    pub fn is_undef(&self, v: Value) -> bool {
        matches!(self.f.as_const(v), Some(ConstantData::Undef))
    }
    /// The bits of the floating-point number that the value is in all lanes.
    pub fn float(&self, v: Value) -> Option<u128> {
        match splat(self.cx, self.f, v)? {
            Lane::Float(x) => Some(x),
            _ => None,
        }
    }
    /// What a floating-point constant is.
    pub fn class(&self, v: Value) -> Option<FloatClass> {
        classify(self.scalar(v).float_kind()?, self.float(v)?)
    }
}

// ----- what values can be -------------------------------------------------------------
impl<'a> Query<'a> {
    /// Known bits of an integer or of all lanes of a vector.
    pub fn known(&self, v: Value) -> Option<KnownBits> {
        known_bits(self.cx, self.f, v, DEPTH)
    }
    /// A range that holds every value.
    pub fn range(&self, v: Value) -> Option<Range> {
        crate::analysis::value_range::range(self.cx, self.f, v, DEPTH)
    }
    /// True if the value is surely not zero (or poison).
    pub fn is_non_zero(&self, v: Value) -> bool {
        crate::analysis::value_range::is_non_zero(self.cx, self.f, v, DEPTH)
    }
    /// True if the value is surely neither undef nor poison.
    pub fn is_defined(&self, v: Value) -> bool {
        crate::analysis::nonundef::is_well_defined(self.cx, self.f, v)
    }
    /// True if the value is surely 0 or a power of two.
    pub fn is_power_of_two_or_zero(&self, v: Value) -> bool {
        if let Some(x) = self.int(v) {
            return x & x.wrapping_sub(1) == 0;
        }
        let shifted =
            |op, of: fn(u32) -> u128| self.binary(v, op).is_some_and(|(a, _)| self.is_int(a, of));
        shifted(BinOp::Shl, |_| 1)
            || shifted(BinOp::LShr, |w| 1 << (w - 1))
            || self
                .binary(v, BinOp::And)
                .is_some_and(|(a, b)| self.neg(a) == Some(b) || self.neg(b) == Some(a))
    }
}
