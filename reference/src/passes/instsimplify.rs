//! InstSimplify in reference form: replaces an instruction by a value that is there, or by a constant.
//!
//! What it may do is said by the rules files ([`crate::rules`]) and by the constant folder; instructions without
//! uses and effects are erased. Nothing is created and nothing moves. Blocks that cannot be reached are left alone,
//! since an instruction there may be its own operand.

use crate::ApplyError;
use crate::edits::operand;
use crate::effects::{is_trivially_dead, is_unobservable};
use crate::fold::{Known, constant, fold};
use crate::rewrites::{self, entities, illegal, unproven, uses};
use crate::rules::ast::Rule;
use crate::rules::evaluate::Truth;
use crate::rules::matcher::{Match, matches};
use crate::rules::{CONSTANT_FOLD, apply::apply as apply_rule, rules};
use crate::view::View;
use std::collections::BTreeSet;
use tandem_ir::rewrite::{Judgement, Operand, Rewrite, RuleName, Why};
use tandem_ir::{Function, Header, Inst, Value, ValueDef};

/// What `tandem certify` wrote about the pass.
pub const CERTIFICATE: Option<&str> = Some(include_str!("../../certificates/instsimplify.json"));

/// All legal rewrites, instruction by instruction in layout order, rules in order of the files.
pub fn find(cx: &Header, f: &Function) -> Vec<Rewrite> {
    let v = View::new(cx, f);
    let mut all = Vec::new();
    for b in f.blocks().filter(|&b| v.is_reachable(b)) {
        for i in f.insts(b) {
            at(&v, i, &mut all);
        }
    }
    all
}

/// The legal rewrites of one instruction.
fn at(v: &View<'_>, root: Inst, all: &mut Vec<Rewrite>) {
    if is_trivially_dead(v.cx, v.f, root) {
        all.push(Rewrite::EraseInst { inst: root });
        return;
    }
    if !v.f.result(root).is_some_and(|r| v.f.has_uses(r)) {
        return;
    }
    if let Some(result) = folded(v, root) {
        all.push(Rewrite::ApplyRule {
            rule: RuleName::new(CONSTANT_FOLD),
            root,
            bindings: vec![(RuleName::new("result"), result)],
        });
    }
    for rule in &rules().all {
        let found = matches(v, rule, root).into_iter();
        for m in found.filter(|m| m.truth == Truth::Holds) {
            all.push(reported(rule, root, &m));
        }
    }
}

fn reported(rule: &'static Rule, root: Inst, m: &Match) -> Rewrite {
    let binding = |(n, &v): (usize, &tandem_ir::Value)| {
        (RuleName::new(&rule.vars[n].name), Operand::Value(v))
    };
    Rewrite::ApplyRule {
        rule: RuleName::new(&rule.name),
        root,
        bindings: m.values.iter().enumerate().map(binding).collect(),
    }
}

/// The constant that an instruction of constants yields.
fn folded(v: &View<'_>, root: Inst) -> Option<Operand> {
    let (known, ty) = (known(v, root)?, v.f.inst_type(root));
    Some(match known {
        Known::Undef => Operand::Undef(ty),
        Known::Poison => Operand::Poison(ty),
        Known::Int { bits: 0, .. } if ty.is_ptr() => Operand::Null(ty),
        Known::Int { bits, .. } => Operand::Int(crate::fold::to_bits(ty.int_width()?, bits)),
        Known::Unknown | Known::Arbitrary => return None,
    })
}

/// What an instruction yields whose operands are all constants, and which can be left out.
fn known(v: &View<'_>, root: Inst) -> Option<Known> {
    let f = v.f;
    let constants = f
        .operands(root)
        .all(|o| matches!(f.value_def(o), ValueDef::Const(_)));
    let may = constants && f.num_operands(root) > 0 && is_unobservable(v.cx, f, root);
    may.then(|| fold(v.cx, f, root, |o| constant(v.cx, f, o)))
}

/// Whether the rewrite is legal on this function.
pub fn judge(cx: &Header, f: &Function, rw: &Rewrite) -> Judgement {
    let v = View::new(cx, f);
    match rw {
        Rewrite::EraseInst { inst } => match entities::placed(f, *inst) {
            Err(judgement) => judgement,
            Ok(_) if is_trivially_dead(cx, f, *inst) => Judgement::Legal,
            Ok(_) => illegal("X-1", "the instruction has a use or an effect"),
        },
        Rewrite::ApplyRule { rule, root, .. } if rule.as_str() == CONSTANT_FOLD => {
            let result = match fold_result(f, rw) {
                Ok(result) => result,
                Err(judgement) => return judgement,
            };
            let Some(known) = known(&v, *root) else {
                return illegal(
                    CONSTANT_FOLD,
                    "the instruction has an effect, or an operand that is no constant",
                );
            };
            match uses::matches(&v, &known, result) {
                Some(true) => Judgement::Legal,
                Some(false) => illegal(CONSTANT_FOLD, "the instruction yields another constant"),
                None => unproven("the reference does not fold this operation"),
            }
        }
        Rewrite::ApplyRule { rule, root, .. } => match named(&v, rw) {
            Err(judgement) => judgement,
            Ok((_, m)) => match m.truth {
                Truth::Holds => Judgement::Legal,
                Truth::Unknown(why) => unproven(format!("{rule} at {root}: {why}")),
                Truth::Fails => illegal("rule", format!("a condition of '{rule}' does not hold")),
            },
        },
        Rewrite::ReplaceValue { old, new, why } => match replaced(&v, *old, new, why) {
            Ok(()) => Judgement::Legal,
            Err(judgement) => judgement,
        },
        _ => illegal(
            "structure",
            "the pass applies rules and erases what is dead, and does nothing else",
        ),
    }
}

/// Whether a value may be replaced for a reason that is no rule's: by what is known of it, as for single uses.
fn replaced(v: &View<'_>, old: Value, new: &Operand, why: &Why) -> rewrites::Check {
    let f = v.f;
    entities::value_exists(f, old)?;
    let fits = operand::has_type(v.cx, f, new, f.value_type(old));
    fits.map_err(|e| illegal("structure", e.0))?;
    let uses: BTreeSet<(Inst, usize)> = f.uses(old).map(|u| (f.user(u), f.use_index(u))).collect();
    let uses: Vec<(Inst, usize)> = uses.into_iter().collect();
    uses::replace(v, (old, new), &uses, why).map_err(|judgement| match judgement {
        // That a later fact would decide the value is no objection here: the pass goes by the value's operands
        // (known bits, ranges), of which the facts of control flow know less.
        Judgement::Illegal { reason, .. } if reason == uses::TOO_EARLY => {
            unproven("that the values are equal at a use could not be derived")
        }
        // Nor that facts of one place contradict what the operands say: then control never comes there, or one of the two
        // is wrong, which cannot be told here.
        Judgement::Illegal { reason, .. } if reason == uses::ANOTHER_AT_A_USE => {
            unproven("if control comes here, the value is certain to be another one at a use")
        }
        other => other,
    })
}

/// The constant that a rewrite by the folder names.
fn fold_result<'r>(f: &Function, rw: &'r Rewrite) -> Result<&'r Operand, Judgement> {
    let wrong = |reason| Err(illegal("structure", reason));
    let Rewrite::ApplyRule { root, bindings, .. } = rw else {
        return wrong("the rewrite applies no rule");
    };
    entities::placed(f, *root)?;
    let [(name, result)] = bindings.as_slice() else {
        return wrong("constant folding binds 'result' and nothing else");
    };
    if name.as_str() != "result" {
        return wrong("constant folding binds 'result' and nothing else");
    }
    match result {
        Operand::Value(v)
            if (v.as_u32() as usize) >= f.num_values() || f.as_const(*v).is_none() =>
        {
            wrong("the result of constant folding is no constant")
        }
        other if other.ty(f) != Some(f.inst_type(*root)) => wrong("the result has another type"),
        other => Ok(other),
    }
}

/// The rule and the match that a rewrite names.
fn named(v: &View<'_>, rw: &Rewrite) -> Result<(&'static Rule, Match), Judgement> {
    let Rewrite::ApplyRule {
        rule,
        root,
        bindings,
    } = rw
    else {
        return Err(illegal("structure", "the rewrite applies no rule"));
    };
    entities::placed(v.f, *root)?;
    let undecided = rules().undecided.iter().find(|r| r.name == rule.as_str());
    let Some(known) = rules().rule(rule.as_str()).or(undecided) else {
        return Err(illegal("rule", format!("there is no rule '{rule}'")));
    };
    let names = known.vars.iter().map(|x| x.name.as_str());
    if !names.eq(bindings.iter().map(|b| b.0.as_str())) {
        return Err(illegal(
            "rule",
            format!("'{rule}' has other variables than the rewrite binds"),
        ));
    }
    let same = |m: &Match| {
        bindings
            .iter()
            .zip(&m.values)
            .all(|((_, o), &w)| uses::is_value(v.f, o, w))
    };
    match matches(v, known, *root).into_iter().find(same) {
        Some(mut m) => {
            if undecided.is_some() {
                m.truth = Truth::Unknown("the rule is not proved".into());
            }
            Ok((known, m))
        }
        None => Err(illegal(
            "rule",
            format!("'{rule}' does not match at {root} with these bindings"),
        )),
    }
}

/// Performs a rewrite.
///
/// # Errors
/// An [`ApplyError`] if it does not describe something that is there.
pub fn apply(cx: &Header, f: &mut Function, rw: &Rewrite) -> Result<(), ApplyError> {
    let failed = |j: Judgement| match j {
        Judgement::Illegal { reason, .. } | Judgement::Unproven { reason } => ApplyError(reason),
        Judgement::Legal => ApplyError(String::new()),
    };
    let Rewrite::ApplyRule { rule, root, .. } = rw else {
        return crate::edits::function(cx, f, rw);
    };
    if rule.as_str() == CONSTANT_FOLD {
        let result = fold_result(f, rw).map_err(failed)?.clone();
        operand::has_type(cx, f, &result, f.inst_type(*root))?;
        let new = operand::make(f, &result);
        let Some(old) = f.result(*root) else {
            return Err(ApplyError("the instruction has no result".into()));
        };
        f.replace_all_uses(old, new);
        f.erase_inst(*root);
        return Ok(());
    }
    let (known, m) = named(&View::new(cx, f), rw).map_err(failed)?;
    match apply_rule(cx, f, known, *root, &m) {
        true => Ok(()),
        false => Err(ApplyError(format!(
            "the result of '{rule}' cannot be made here"
        ))),
    }
}

/// Applies what it finds until nothing is left; returns the number of rewrites. Each erases an instruction.
pub fn run(cx: &Header, f: &mut Function) -> usize {
    let mut count = 0;
    loop {
        let before = count;
        for rw in find(cx, f) {
            // An earlier rewrite may have taken the instruction away, or changed its operands.
            if judge(cx, f, &rw) == Judgement::Legal {
                count += usize::from(apply(cx, f, &rw).is_ok());
            }
        }
        if count == before {
            return count;
        }
    }
}
