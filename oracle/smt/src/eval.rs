//! Values of terms under an assignment.
//!
//! An [`Assignment`] gives values to variables and tables to uninterpreted functions;
//! what it leaves out is zero (false). Evaluation is exact for every operation, walks
//! with a stack of its own (terms can be a million deep) and remembers what it has
//! computed: an [`Evaluator`] keeps that memory over several terms.

use super::fold;
use super::term::{Fun, Op, Sort, Term, Terms, Var};
use rustc_hash::FxHashMap;
use std::collections::BTreeMap;
use tandem_ir::constant::Bits;

/// The value of a term.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum EvalValue {
    /// Of a boolean.
    Bool(bool),
    /// Of a bit vector, with its width.
    Bits(Bits),
}

impl EvalValue {
    /// Zero or false.
    pub fn zero(sort: Sort) -> EvalValue {
        match sort {
            Sort::Bool => EvalValue::Bool(false),
            Sort::Bits(w) => EvalValue::Bits(Bits::from_u64(w, 0)),
        }
    }
    /// The sort that the value has.
    pub fn sort(&self) -> Sort {
        match self {
            EvalValue::Bool(_) => Sort::Bool,
            EvalValue::Bits(b) => Sort::Bits(b.width()),
        }
    }
    /// The truth value; a bit vector is true if it is not zero.
    pub fn is_true(&self) -> bool {
        match self {
            EvalValue::Bool(b) => *b,
            EvalValue::Bits(b) => !b.is_zero(),
        }
    }
    /// The value as a bit vector; a boolean is one bit.
    pub fn to_bits(&self) -> Bits {
        match self {
            EvalValue::Bool(b) => Bits::from_u64(1, u64::from(*b)),
            EvalValue::Bits(b) => b.clone(),
        }
    }
    /// The value as a number, if it fits 64 bits.
    pub fn as_u64(&self) -> Option<u64> {
        match self {
            EvalValue::Bool(b) => Some(u64::from(*b)),
            EvalValue::Bits(b) => b.as_u64(),
        }
    }
}

/// An uninterpreted function as a finite table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Table {
    /// Results for some tuples of arguments.
    pub entries: BTreeMap<Vec<EvalValue>, EvalValue>,
    /// Result for all others.
    pub default: EvalValue,
}

/// Values for variables and tables for functions; what is missing is zero.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Assignment {
    /// Values of variables.
    pub vars: BTreeMap<Var, EvalValue>,
    /// Tables of functions.
    pub funs: BTreeMap<Fun, Table>,
}

impl Assignment {
    /// Value of a variable.
    pub fn var(&self, terms: &Terms, v: Var) -> EvalValue {
        match self.vars.get(&v) {
            Some(x) => x.clone(),
            None => EvalValue::zero(terms.var_data(v).sort),
        }
    }
    /// Gives a variable a value, of the sort that the variable has.
    pub fn set(&mut self, v: Var, value: EvalValue) {
        self.vars.insert(v, value);
    }
    /// Value of a function at arguments.
    pub fn call(&self, terms: &Terms, f: Fun, args: &[EvalValue]) -> EvalValue {
        match self.funs.get(&f) {
            Some(t) => t.entries.get(args).unwrap_or(&t.default).clone(),
            None => EvalValue::zero(terms.fun_data(f).result),
        }
    }
    /// Gives a function a value at arguments.
    pub fn set_call(&mut self, terms: &Terms, f: Fun, args: Vec<EvalValue>, value: EvalValue) {
        let table = self.funs.entry(f).or_insert_with(|| Table {
            entries: BTreeMap::new(),
            default: EvalValue::zero(terms.fun_data(f).result),
        });
        table.entries.insert(args, value);
    }
}

/// Evaluates several terms of one table under one assignment.
#[derive(Debug)]
pub struct Evaluator<'a> {
    terms: &'a Terms,
    assignment: &'a Assignment,
    memo: FxHashMap<Term, EvalValue>,
}

impl<'a> Evaluator<'a> {
    /// Nothing computed yet.
    pub fn new(terms: &'a Terms, assignment: &'a Assignment) -> Evaluator<'a> {
        Evaluator {
            terms,
            assignment,
            memo: FxHashMap::default(),
        }
    }

    /// Value of a term.
    pub fn value(&mut self, root: Term) -> EvalValue {
        let mut stack = vec![(root, false)];
        while let Some((t, ready)) = stack.pop() {
            if self.memo.contains_key(&t) {
                continue;
            }
            if !ready {
                stack.push((t, true));
                stack.extend(self.needed(t).iter().map(|&a| (a, false)));
                continue;
            }
            let v = self.compute(t);
            self.memo.insert(t, v);
        }
        self.memo[&root].clone()
    }

    /// True if the boolean holds.
    pub fn holds(&mut self, t: Term) -> bool {
        self.value(t).is_true()
    }

    fn needed(&self, t: Term) -> &'a [Term] {
        self.terms.args(t)
    }

    fn compute(&self, t: Term) -> EvalValue {
        let node = self.terms.node(t);
        let args = || node.args.iter().map(|a| &self.memo[a]);
        match &node.op {
            Op::Var(v) => self.assignment.var(self.terms, *v),
            Op::Apply(f) => {
                let args: Vec<EvalValue> = args().cloned().collect();
                self.assignment.call(self.terms, *f, &args)
            }
            op => {
                let args: smallvec::SmallVec<[&EvalValue; 3]> = args().collect();
                fold::apply(op, node.sort, &args).unwrap_or_else(|| EvalValue::zero(node.sort))
            }
        }
    }
}

impl Terms {
    /// Value of a term under an assignment.
    ///
    /// Operations on floating-point formats without a meaning here ([`super::float::supported`]) give zero.
    pub fn eval(&self, t: Term, assignment: &Assignment) -> EvalValue {
        Evaluator::new(self, assignment).value(t)
    }
    /// The value of a constant.
    pub fn as_value(&self, t: Term) -> Option<EvalValue> {
        match self.op(t) {
            Op::Bool(b) => Some(EvalValue::Bool(*b)),
            _ => self.as_bits(t).map(EvalValue::Bits),
        }
    }
    /// The value of a constant bit vector.
    pub fn as_bits(&self, t: Term) -> Option<Bits> {
        self.as_limbs(t).map(|l| Bits::from_limbs(self.width(t), l))
    }
    /// The constant of a value.
    pub fn constant(&mut self, v: &EvalValue) -> Term {
        match v {
            EvalValue::Bool(b) => self.bool(*b),
            EvalValue::Bits(b) => self.from_bits(b),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_term_a_million_deep_is_evaluated() {
        let mut t = Terms::new();
        let x = t.input("x", Sort::Bits(32));
        let mut e = x;
        for i in 0..500_000u64 {
            let k = t.bits(32, i % 7);
            e = t.bvxor(e, k);
            e = t.udiv(e, x);
        }
        let mut a = Assignment::default();
        for v in t.vars() {
            a.set(v, EvalValue::Bits(Bits::from_u64(32, 1)));
        }
        let mut want = 1u32;
        for i in 0..500_000u32 {
            want ^= i % 7;
        }
        assert_eq!(t.eval(e, &a).as_u64(), Some(want.into()));
    }

    #[test]
    fn functions_have_tables_and_missing_things_are_zero() {
        let mut t = Terms::new();
        let f = t.function(super::super::FunData {
            name: "f".into(),
            args: vec![Sort::Bits(8)],
            result: Sort::Bits(4),
            approximate: false,
            per_thread: false,
        });
        let x = t.input("x", Sort::Bits(8));
        let fx = t.apply(f, &[x]);
        let mut a = Assignment::default();
        assert_eq!(t.eval(fx, &a).as_u64(), Some(0));
        a.set_call(
            &t,
            f,
            vec![EvalValue::zero(Sort::Bits(8))],
            EvalValue::Bits(Bits::from_u64(4, 9)),
        );
        assert_eq!(t.eval(fx, &a).as_u64(), Some(9));
    }
}
