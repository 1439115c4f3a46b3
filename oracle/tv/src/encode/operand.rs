//! Operands: SSA values where they are used, with undef drawn anew at every use.

use super::{Encoder, Result};
use crate::context::ChoiceKind;
use crate::value::{Scalar, Val};
use rustc_hash::{FxHashMap, FxHashSet};
use std::rc::Rc;
use tandem_ir::function::ValueDef;
use tandem_ir::{Inst, Value};
use tandem_smt::{Mentions, Op, Term, Var};

impl Encoder<'_, '_> {
    /// Operand `n` of an instruction, as a use: each use of undef is a new choice.
    ///
    /// # Errors
    /// Names an operand that is not modelled.
    pub fn operand(&mut self, i: Inst, n: usize) -> Result<Val> {
        if !self.given.is_empty()
            && let Some(v) = self.given.get(&(i, n)).cloned()
        {
            return Ok(self.with_fresh_undef(&v));
        }
        let v = self.f().operand(i, n);
        self.use_of(v)
    }
    /// Operand `n`, which must be a scalar.
    ///
    /// # Errors
    /// As [`Encoder::operand`].
    pub fn scalar_operand(&mut self, i: Inst, n: usize) -> Result<Scalar> {
        self.operand(i, n)?
            .scalar()
            .ok_or_else(|| "operand that is no scalar".into())
    }
    /// A use of a value here.
    ///
    /// # Errors
    /// As [`Encoder::operand`].
    pub fn use_of(&mut self, v: Value) -> Result<Val> {
        let found = self.value_at(v, self.frame.here)?;
        // A constant is made anew whenever it is looked at.
        if matches!(self.f().value_def(v), ValueDef::Const(_)) {
            return Ok(found);
        }
        Ok(self.with_fresh_undef(&found))
    }

    /// The value of something that is no instruction: a constant or an argument.
    pub(super) fn leaf(&mut self, v: Value) -> Result<Val> {
        let f = self.f();
        match f.value_def(v) {
            ValueDef::Const(c) => self.constant(f.constants(), c),
            ValueDef::Arg(n) => self
                .frame
                .args
                .get(n as usize)
                .cloned()
                .ok_or_else(|| "argument".into()),
            ValueDef::Metadata(_) => Err("metadata operand".into()),
            ValueDef::Asm(_) => Err("inline assembly".into()),
            ValueDef::Block(_) => Err("label operand".into()),
            ValueDef::Inst(_) => Err("instruction".into()),
        }
    }

    /// The same value with new choices for the undef values in it; all its scalars share the choice.
    pub fn with_fresh_undef(&mut self, v: &Val) -> Val {
        let mut vars: Vec<Var> = Vec::new();
        v.for_each(&mut |s| {
            for t in [s.bits, s.poison] {
                vars.extend(self.undef_vars(t).iter());
            }
        });
        if vars.is_empty() {
            return v.clone();
        }
        let map = self.fresh_undef_choices(&vars, None);
        v.map(&mut |s| {
            let t = &mut self.w.terms;
            let new = Scalar {
                bits: t.substitute(s.bits, &map),
                poison: t.substitute(s.poison, &map),
            };
            self.carry_forms(s.bits, new.bits, &map);
            new
        })
    }
    /// A value whose choices for undef arguments are those of `like`, where both use the same argument.
    pub(super) fn with_undef_choices_of(&mut self, v: &Val, like: &Val) -> Val {
        let mut map = FxHashMap::default();
        let mut theirs: Vec<Var> = Vec::new();
        like.for_each(&mut |s| theirs.extend(self.undef_vars(s.bits).iter()));
        let mut mine: Vec<Var> = Vec::new();
        v.for_each(&mut |s| mine.extend(self.undef_vars(s.bits).iter()));
        for v in mine {
            let kind = self.w.undef_kind(v);
            if let Some(&to) = theirs
                .iter()
                .find(|&&t| kind.is_some() && self.w.undef_kind(t) == kind)
            {
                let (from, to) = (self.w.terms.var(v), self.w.terms.var(to));
                map.insert(from, to);
            }
        }
        let t = &mut self.w.terms;
        v.map(&mut |s| Scalar {
            bits: t.substitute(s.bits, &map),
            poison: t.substitute(s.poison, &map),
        })
    }
    /// The bits under other choices for the undef values in them; `None` if there are none.
    pub(super) fn under_other_undef(&mut self, bits: Term) -> Option<Term> {
        let vars = self.undef_vars(bits);
        if vars.is_empty() {
            return None;
        }
        let map = self.fresh_undef_choices(&vars, None);
        Some(self.w.terms.substitute(bits, &map))
    }
    /// The scalar with every undef value in its bits, and in whether it is poison, replaced by one fixed choice.
    pub(super) fn fix_undef(&mut self, s: Scalar) -> Scalar {
        let mut vars = self.undef_vars(s.bits).to_vec();
        vars.extend(self.undef_vars(s.poison).iter());
        if vars.is_empty() {
            return s;
        }
        let map = self.fresh_undef_choices(&vars, Some(ChoiceKind::Freeze));
        let t = &mut self.w.terms;
        Scalar {
            bits: t.substitute(s.bits, &map),
            poison: t.substitute(s.poison, &map),
        }
    }
    fn fresh_undef_choices(
        &mut self,
        vars: &[Var],
        kind: Option<ChoiceKind>,
    ) -> FxHashMap<Term, Term> {
        let mut map = FxHashMap::default();
        for &v in vars {
            let old = self.w.terms.var(v);
            if map.contains_key(&old) {
                continue;
            }
            let width = self.w.terms.width(old);
            let new = match &kind {
                Some(kind) => self.choose(kind.clone(), width),
                None => self.w.choice_again(self.side, v, width),
            };
            map.insert(old, new);
        }
        map
    }
    /// The undef choices in a term, in order of first occurrence.
    pub(super) fn undef_vars(&mut self, root: Term) -> Rc<[Var]> {
        let terms = &self.w.terms;
        if !terms.mentions(root).any(Mentions::UNDEF) {
            return Rc::from([]);
        }
        if let Some(v) = self.undef_vars.get(&root) {
            return v.clone();
        }
        let (mut out, mut seen, mut work) = (Vec::new(), FxHashSet::default(), vec![root]);
        while let Some(t) = work.pop() {
            if !terms.mentions(t).any(Mentions::UNDEF) || !seen.insert(t) {
                continue;
            }
            match terms.op(t) {
                Op::Var(v) => out.push(*v),
                _ => work.extend(terms.args(t).iter().rev()),
            }
        }
        let out: Rc<[Var]> = out.into();
        self.undef_vars.insert(root, out.clone());
        out
    }
}
