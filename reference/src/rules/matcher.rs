//! Does a rule match at an instruction, and with which values?
//!
//! The matcher follows the pattern operand by operand and tries both orders where
//! the rule says `*`. A repeated variable stands for one and the same SSA value. A
//! constant variable stands for an integer constant, or a vector of such without
//! undef and poison; a literal for the same number in every lane. All matches are
//! found, in the order in which the orders of operands are tried.

use super::ast::{Expr, Literal, Node, Op, Relation, Rule, Sorts, Term, TermKind, TypeId, VarId};
use super::evaluate::{self, Truth};
use super::lanes::{self, Lane};
use crate::effects::is_well_defined;
use crate::view::View;
use tandem_ir::attr::AttrKind;
use tandem_ir::{BinOp, FloatKind, Inst, InstKind, Type, Value};

/// A match of a rule.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Match {
    /// The value of each variable, in the order of [`Rule::vars`].
    pub values: Vec<Value>,
    /// The type that each type variable stands for.
    pub types: Vec<Type>,
    /// [`Truth::Holds`] if the rule may be applied.
    pub truth: Truth,
}

/// A match while it is made.
#[derive(Clone)]
struct Partial {
    values: Vec<Option<Value>>,
    types: Vec<Option<Type>>,
}

/// Every match of a rule at an instruction whose conditions are not known to fail.
pub fn matches(view: &View<'_>, rule: &Rule, root: Inst) -> Vec<Match> {
    let TermKind::Inst(node) = &rule.pattern.kind else {
        return Vec::new();
    };
    // Most rules are about another operation: nothing is made for those.
    if !is_operation(&node.op, view.f.kind(root)) {
        return Vec::new();
    }
    let empty = Partial {
        values: vec![None; rule.vars.len()],
        types: vec![None; rule.types.sorts.len()],
    };
    let reached = view
        .f
        .inst_block(root)
        .is_some_and(|b| view.is_reachable(b));
    if !reached {
        return Vec::new();
    }
    let mut out: Vec<Match> = Vec::new();
    let site = Site { view, rule };
    for p in site.node(node, rule.pattern.ty, root, empty) {
        let (Some(values), Some(types)) = (all(p.values), all(p.types)) else {
            continue;
        };
        if let Some(m) = site.complete(root, values, types)
            && !out.contains(&m)
        {
            out.push(m);
        }
    }
    out
}

fn all<T>(list: Vec<Option<T>>) -> Option<Vec<T>> {
    list.into_iter().collect()
}

/// True if an instruction of that kind has the operation; of a call, the name is left to be looked at.
fn is_operation(op: &Op, kind: &InstKind) -> bool {
    match (op, kind) {
        (Op::FNeg, InstKind::FNeg)
        | (Op::Select, InstKind::Select)
        | (Op::Freeze, InstKind::Freeze)
        | (Op::Gep, InstKind::Gep { .. })
        | (Op::Intrinsic(..), InstKind::Call(_)) => true,
        (Op::Binary(a), InstKind::Binary(b)) => a == b,
        (Op::Cast(a), InstKind::Cast(b)) => a == b,
        (Op::ICmp(all), InstKind::ICmp(p)) => all.contains(p),
        (Op::FCmp(all), InstKind::FCmp(p)) => all.contains(p),
        _ => false,
    }
}

struct Site<'v, 'a> {
    view: &'v View<'a>,
    rule: &'v Rule,
}

impl Site<'_, '_> {
    /// Notes the type that a type variable stands for.
    fn typed(&self, mut p: Partial, ty: TypeId, is: Type) -> Option<Partial> {
        match p.types[ty] {
            Some(before) if before != is => None,
            _ => {
                p.types[ty] = Some(is);
                Some(p)
            }
        }
    }

    fn bound(&self, mut p: Partial, var: VarId, v: Value) -> Option<Partial> {
        match p.values[var] {
            Some(before) if before != v => None,
            _ => {
                p.values[var] = Some(v);
                Some(p)
            }
        }
    }

    /// The ways in which a term matches a value.
    fn term(&self, term: &Term, v: Value, p: Partial) -> Vec<Partial> {
        let f = self.view.f;
        let found = match &term.kind {
            TermKind::Var(var) => {
                let fits = !self.rule.vars[*var].is_constant() || self.integers(v).is_some();
                fits.then(|| self.typed(p, term.ty, f.value_type(v)))
                    .flatten()
                    .and_then(|p| self.bound(p, *var, v))
            }
            TermKind::Literal(l) => (self.is_literal(l, v))
                .then(|| self.typed(p, term.ty, f.value_type(v)))
                .flatten(),
            TermKind::Inst(node) => {
                return match f.def_inst(v) {
                    Some(i) => self.node(node, term.ty, i, p),
                    None => Vec::new(),
                };
            }
            TermKind::Computed(_) => None,
        };
        found.into_iter().collect()
    }

    /// The ways in which an instruction of the pattern matches one of the function.
    fn node(&self, node: &Node, ty: TypeId, i: Inst, p: Partial) -> Vec<Partial> {
        let f = self.view.f;
        let Some(result) = f.result(i) else {
            return Vec::new();
        };
        let Some(operands) = self.operands(node, i) else {
            return Vec::new();
        };
        if operands.len() != node.args.len() || !f.flags(i).contains(node.flags) {
            return Vec::new();
        }
        let named = match node.name {
            Some(var) => self.bound(p, var, result),
            None => Some(p),
        };
        let Some(p) = named.and_then(|p| self.typed(p, ty, f.inst_type(i))) else {
            return Vec::new();
        };
        let mut found = self.in_order(&node.args, &operands, p.clone());
        if node.either_order {
            let mut other = operands;
            other.swap(0, 1);
            found.extend(self.in_order(&node.args, &other, p));
        }
        found
    }

    fn in_order(&self, args: &[Term], operands: &[Value], p: Partial) -> Vec<Partial> {
        let mut ways = vec![p];
        for (term, &v) in args.iter().zip(operands) {
            ways = ways
                .into_iter()
                .flat_map(|p| self.term(term, v, p))
                .collect();
        }
        ways
    }

    /// The operands that the pattern speaks of, if the instruction has the pattern's operation.
    fn operands(&self, node: &Node, i: Inst) -> Option<Vec<Value>> {
        let f = self.view.f;
        if !is_operation(&node.op, f.kind(i)) {
            return None;
        }
        if let Op::Intrinsic(intrinsic, immediate) = &node.op {
            return self.intrinsic_operands(intrinsic.name, *immediate, i);
        }
        let strict = is_float_operation(&node.op) && self.is_strict();
        (!strict).then(|| f.operands(i).collect())
    }

    fn intrinsic_operands(
        &self,
        name: &str,
        immediate: Option<bool>,
        i: Inst,
    ) -> Option<Vec<Value>> {
        let (f, cx) = (self.view.f, self.view.cx);
        let call = f.call(i)?;
        let callee = cx.global_name(f.callee(i)?);
        let (base, _) = tandem_ir::intrinsics::overload_places(callee)?;
        let strict = cx.call_has(f, i, AttrKind::StrictFp) || self.is_strict();
        if base != name || strict || !call.info.bundles.is_empty() {
            return None;
        }
        let mut args: Vec<Value> = call.args().collect();
        if let Some(wanted) = immediate {
            let last = args.pop()?;
            if f.as_bool(last) != Some(wanted) {
                return None;
            }
        }
        Some(args)
    }

    /// True if the function asks for the floating-point environment to be respected.
    fn is_strict(&self) -> bool {
        let (f, cx) = (self.view.f, self.view.cx);
        let decl = cx.function(f.global);
        decl.is_some_and(|d| cx.attrs.has(d.attrs.func, AttrKind::StrictFp))
    }

    /// The lanes of a constant of integers.
    fn integers(&self, v: Value) -> Option<Vec<u128>> {
        let all = lanes::read(self.view.cx, self.view.f, v)?;
        let number = |l: Lane| match l {
            Lane::Int(n) => Some(n),
            _ => None,
        };
        all.into_iter().map(number).collect()
    }

    /// True if the value is the literal, in every lane.
    fn is_literal(&self, literal: &Literal, v: Value) -> bool {
        use tandem_ir::constant::ConstantData;
        let (f, cx) = (self.view.f, self.view.cx);
        match literal {
            Literal::Undef => return matches!(f.as_const(v), Some(ConstantData::Undef)),
            Literal::Poison => return matches!(f.as_const(v), Some(ConstantData::Poison)),
            Literal::Int(_) | Literal::Float(_) | Literal::Null => {}
        }
        let Some(wanted) = literal_lane(literal, cx.types.scalar(f.value_type(v))) else {
            return false;
        };
        lanes::read(cx, f, v).is_some_and(|all| all.iter().all(|&l| l == wanted))
    }

    /// The match, with what is known of its conditions; `None` if they fail or the result would not fit.
    fn complete(&self, root: Inst, values: Vec<Value>, types: Vec<Type>) -> Option<Match> {
        let (f, rule) = (self.view.f, self.rule);
        if let TermKind::Var(var) = &rule.result.kind
            && (f.value_type(values[*var]) != f.inst_type(root)
                || f.result(root) == Some(values[*var]))
        {
            return None;
        }
        if let TermKind::Inst(new) = &rule.result.kind
            && is_float_operation(&new.op)
            && self.is_strict()
        {
            return None;
        }
        if !self.result_fits(&rule.result, &types) {
            return None;
        }
        let mut truth = self.is_proved_for(&types)?;
        let lanes = lanes::count(&self.view.cx.types, f.inst_type(root)).unwrap_or(1);
        for n in 0..lanes {
            let lane = MatchLane {
                site: self,
                values: &values,
                types: &types,
                lane: n,
            };
            for e in computed_parts(&rule.result) {
                evaluate::number(e, &lane)?;
            }
            for c in &rule.conditions {
                match evaluate::condition(c, &lane) {
                    Truth::Fails => return None,
                    Truth::Holds => {}
                    unknown => truth = unknown,
                }
            }
        }
        Some(Match {
            values,
            types,
            truth,
        })
    }

    /// True if every literal of a result fits its type: where one does not, nothing was proved.
    fn result_fits(&self, t: &Term, types: &[Type]) -> bool {
        match &t.kind {
            TermKind::Literal(Literal::Undef | Literal::Poison) => true,
            TermKind::Literal(l) => {
                literal_lane(l, self.view.cx.types.scalar(types[t.ty])).is_some()
            }
            TermKind::Inst(node) => node.args.iter().all(|a| self.result_fits(a, types)),
            TermKind::Var(_) | TermKind::Computed(_) => true,
        }
    }

    /// Whether the prover has seen these types ([`super::instances`]): `None` if the pattern is not meant for them.
    fn is_proved_for(&self, types: &[Type]) -> Option<Truth> {
        let table = &self.view.cx.types;
        let rule = &self.rule.types;
        let mut truth = Truth::Holds;
        for (n, &ty) in types.iter().enumerate() {
            let scalar = table.scalar(ty);
            let (sort, proved) = sort_of(scalar)?;
            if !rule.sorts[n].contains(sort) {
                return None;
            }
            if !proved {
                truth =
                    Truth::Unknown("no rule is proved for a type of this size or format".into());
            }
            if lanes::count(table, ty).is_none() {
                truth =
                    Truth::Unknown("no rule is proved for scalable or very long vectors".into());
            }
            let alike = (0..n).filter(|&m| rule.shapes[m] == rule.shapes[n]);
            let shape = |t: Type| table.as_vector(t).map(|(_, len, scalable)| (len, scalable));
            if alike.map(|m| shape(types[m])).any(|s| s != shape(ty)) {
                truth = Truth::Unknown(
                    "no rule is proved for operands that mix scalars and vectors so".into(),
                );
            }
        }
        let scalar = |t: TypeId| table.scalar(types[t]);
        let hold = rule.relations.iter().all(|r| match *r {
            Relation::Narrower(a, b) => bits(scalar(a)) < bits(scalar(b)),
            Relation::SameBits(a, b) => bits(scalar(a)) == bits(scalar(b)),
            Relation::Granule(a, n) => bits(scalar(a)).is_some_and(|w| w.is_multiple_of(n)),
            Relation::OtherSpace(a, b) => scalar(a) != scalar(b),
        });
        if !hold {
            return None;
        }
        Some(truth)
    }
}

/// The expressions over constants of a result.
fn computed_parts(result: &Term) -> Vec<&Expr> {
    match &result.kind {
        TermKind::Computed(e) => vec![e],
        TermKind::Inst(node) => node.args.iter().flat_map(computed_parts).collect(),
        TermKind::Var(_) | TermKind::Literal(_) => Vec::new(),
    }
}

/// Bits of an integer or floating-point type.
fn bits(ty: Type) -> Option<u32> {
    ty.int_width().or(ty.float_kind().map(FloatKind::bits))
}

/// The sort of a scalar type, and whether the prover has seen it.
fn sort_of(ty: Type) -> Option<(Sorts, bool)> {
    if let Some(w) = ty.int_width() {
        return Some((if w == 1 { Sorts::BOOL } else { Sorts::WIDER }, w <= 64));
    }
    if let Some(space) = ty.address_space() {
        return Some((Sorts::PTR, super::instances::SPACES.contains(&space)));
    }
    let seen = super::instances::FORMATS;
    ty.float_kind().map(|k| (Sorts::FLOAT, seen.contains(&k)))
}

/// True for the operations whose result depends on the floating-point environment.
fn is_float_operation(op: &Op) -> bool {
    match op {
        Op::FNeg | Op::FCmp(_) => true,
        Op::Binary(b) => *b >= BinOp::FAdd,
        Op::Intrinsic(i, _) => i.float,
        Op::Cast(c) => {
            use tandem_ir::CastOp::*;
            matches!(c, FpTrunc | FpExt | FpToUi | FpToSi | UiToFp | SiToFp)
        }
        Op::ICmp(_) | Op::Select | Op::Freeze | Op::Gep => false,
    }
}

/// What a literal is as an element of a type; `None` if it does not fit.
pub fn literal_lane(literal: &Literal, elem: Type) -> Option<Lane> {
    match literal {
        Literal::Int(n) => int_literal(*n, elem.int_width()?).map(Lane::Int),
        Literal::Float(l) => l.bits(elem.float_kind()?).map(Lane::Float),
        Literal::Null => elem.is_ptr().then_some(Lane::Null),
        Literal::Undef | Literal::Poison => None,
    }
}

/// An integer literal in a width of at most 128 bits. 1 and -1 fit every width; others must fit as a signed or an
/// unsigned number.
pub fn int_literal(n: i64, width: u32) -> Option<u128> {
    let mask = u128::MAX >> (128u32.checked_sub(width)?);
    let fits = match n {
        -1..=1 => true,
        n if n > 0 => n as u128 <= mask,
        n => (i128::from(n) as u128) | (mask >> 1) == u128::MAX,
    };
    fits.then_some(i128::from(n) as u128 & mask)
}

/// One lane of a match.
struct MatchLane<'s, 'v, 'a> {
    site: &'s Site<'v, 'a>,
    values: &'s [Value],
    types: &'s [Type],
    lane: usize,
}

impl evaluate::Lane for MatchLane<'_, '_, '_> {
    fn constant(&self, var: VarId) -> Option<u128> {
        let all = self.site.integers(self.values[var])?;
        match all.len() {
            1 => all.first().copied(),
            _ => all.get(self.lane).copied(),
        }
    }
    fn width(&self, ty: TypeId) -> Option<u32> {
        let scalar = self.site.view.cx.types.scalar(*self.types.get(ty)?);
        scalar.int_width().filter(|&w| w <= 128)
    }
    fn variable(&self, var: VarId) -> Truth {
        match self.site.view.f.as_const(self.values[var]).is_some() {
            true => Truth::Fails,
            false => Truth::Holds,
        }
    }
    fn defined(&self, var: VarId) -> Truth {
        match is_well_defined(self.site.view, self.values[var]) {
            true => Truth::Holds,
            false => {
                Truth::Unknown("the value may be undef or poison for all that is known here".into())
            }
        }
    }
    fn ieee(&self, var: VarId) -> Truth {
        let view = self.site.view;
        let scalar = view.cx.types.scalar(view.f.value_type(self.values[var]));
        match keeps_denormals(view, scalar.float_kind()) {
            true => Truth::Holds,
            false => Truth::Fails,
        }
    }
}

/// True if the function's attributes leave denormals of the format alone, in and out (LangRef "denormal-fp-math").
fn keeps_denormals(view: &View<'_>, format: Option<FloatKind>) -> bool {
    let cx = view.cx;
    let Some(decl) = cx.function(view.f.global) else {
        return false;
    };
    let of = |key: &str| cx.attrs.string(decl.attrs.func, key);
    let own = match format {
        Some(FloatKind::Float) => of("denormal-fp-math-f32"),
        _ => None,
    };
    let mode = own.or_else(|| of("denormal-fp-math")).unwrap_or("ieee");
    mode.split(',').all(|m| m.trim() == "ieee")
}

/// The constants that an expression of a match's result comes to, one per lane of a type.
pub fn computed(view: &View<'_>, rule: &Rule, m: &Match, ty: Type, e: &Expr) -> Option<Vec<Lane>> {
    let site = Site { view, rule };
    let lanes = lanes::count(&view.cx.types, ty)?;
    (0..lanes)
        .map(|n| {
            let lane = MatchLane {
                site: &site,
                values: &m.values,
                types: &m.types,
                lane: n,
            };
            evaluate::number(e, &lane).map(Lane::Int)
        })
        .collect()
}
