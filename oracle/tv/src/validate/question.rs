//! A pair as a question to the solver: both sides encoded in one context, what must not happen, and what is known.
//!
//! ```text
//!   encode    arguments (shared inputs) -> terms of the source, terms of the target -> obligations, context
//!   answer    decide each obligation (`decide`) -> Conclusion, assumptions, bounds, cost
//! ```
//!
//! An obligation is a condition, *violation*, that no execution may satisfy together with the context; `unsat` for all
//! of them is a proof. Before "correct" is said, [`Question::proved`] asks what a proof does not show: is there an
//! execution at all on which the source is defined (else `Vacuous`), does any end within the bound, does the target
//! keep promises (attributes) that only it makes.
//!
//! Questions on which the answer does not hang get a small budget of their own ([`ASIDE_UNITS`] resource units).
//!
//! **Invariant:** terms made after the budget was spent are incomplete; such a pair gives [`NoQuestion`] and no answer.

use super::{Conclusion, Counterexample, Replay, Report, Settings, Subject};
use crate::algebra::Plan;
use crate::context::{PairContext, Side, Spent};
use crate::convergence;
use crate::encode::{Blocker, Encoder, Event, Meaning, alias, block_of};
use crate::inputs::{self, InputArgument};
use crate::linear::looked_at_once;
use crate::pointer::BLOCK_BITS;
use crate::promises::{declared, undef_uses};
use crate::refine::{self, Obligation};
use rustc_hash::{FxHashMap, FxHashSet};
use std::rc::Rc;
use std::sync::{Arc, Mutex};
use std::time::Instant;
use tandem_ir::attr::AttrKind;
use tandem_ir::constant::Bits;
use tandem_ir::inst::Ordering;
use tandem_ir::launch::LaunchBounds;
use tandem_smt::solver::holds;
use tandem_smt::{
    Answer, Assignment, EvalValue, Limits, Mentions, Solver, Sort, Table, Term, Terms,
};

/// Units for questions about a proof (is it vacuous, does the bound matter).
const ASIDE_UNITS: u64 = 1_000_000;

/// Why there is no question to answer.
pub(super) enum NoQuestion {
    Blocked(Vec<Blocker>),
    /// More terms than allowed.
    TooLarge,
    /// Not encoded before the safety net says that the time is over.
    Late,
}

/// A pair, encoded.
pub(super) struct Question<'a, 's> {
    pub(super) pair: PairContext,
    pub(super) arguments: Vec<InputArgument>,
    pub(super) subjects: [Subject<'s>; 2],
    pub(super) source: Meaning,
    pub(super) target: Meaning,
    pub(super) list: Vec<Obligation>,
    /// Facts that hold in every execution that the obligations speak of.
    pub(super) context: Vec<Term>,
    pub(super) settings: &'a Settings,
    pub(super) solver: Solver,
    pub(super) log: Arc<Mutex<Vec<String>>>,
    /// What the runs do not show.
    pub(super) unconfirmed: Option<Box<Counterexample>>,
}

impl<'a, 's> Question<'a, 's> {
    pub(super) fn encode(
        source: Subject<'s>,
        target: Subject<'s>,
        settings: &'a Settings,
        net: Option<Instant>,
        terms: usize,
    ) -> Result<Question<'a, 's>, NoQuestion> {
        let mut pair = PairContext::new(source.module.header.layout.clone(), settings.mode);
        pair.budget.deadline = net;
        pair.budget.terms = Some(terms);
        let cx = &source.module.header;
        let understood = |s: &Subject<'_>| alias::reaches_all(&s.module.header, s.function);
        pair.alias_metadata =
            settings.mode.alias_metadata && [source, target].iter().all(understood);
        pair.invariant_loads = pair.alias_metadata;
        let valid = AttrKind::NullPointerIsValid;
        pair.null_is_valid = [source, target].iter().any(|s| {
            let decl = s.module.header.function(s.function.global);
            decl.is_some_and(|d| s.module.header.attrs.has(d.attrs.func, valid))
        });
        pair.block = block_of(source.module, source.function.global);
        pair.algebra = Rc::new(Plan::of(source, target));
        let mut arguments =
            inputs::arguments(&mut pair, cx, source.function).map_err(|construct| {
                NoQuestion::Blocked(vec![Blocker {
                    function: cx.global_name(source.function.global).to_owned(),
                    inst: None,
                    construct,
                }])
            })?;
        for (argument, once) in arguments.iter_mut().zip(looked_at_once(source, target)) {
            for s in argument.scalars.iter_mut().filter(|_| once) {
                s.undef = Terms::FALSE;
            }
        }
        let args = inputs::seen_by(&mut pair, Side::Source, &arguments);
        let s = Encoder::run(
            &mut pair,
            Side::Source,
            source.module,
            source.function,
            args,
        );
        let source_terms = pair.terms.len();
        let args = inputs::seen_by(&mut pair, Side::Target, &arguments);
        let t = Encoder::run(
            &mut pair,
            Side::Target,
            target.module,
            target.function,
            args,
        );
        let mut blockers: Vec<Blocker> = s.blockers.iter().chain(&t.blockers).cloned().collect();
        blockers.dedup();
        if !blockers.is_empty() {
            return Err(NoQuestion::Blocked(blockers));
        }
        let mut list = Vec::new();
        if !pair.late() {
            list = refine::obligations(&mut pair, &s, &t, source_terms);
        }
        if !pair.late() {
            list.extend(
                convergence::obligation(&mut pair, &s, &t).filter(|o| o.violation != Terms::FALSE),
            );
        }
        let roots: Vec<Term> = list.iter().map(|o| o.violation).collect();
        let mut context = facts(&mut pair, &roots);
        with_memories_of_choices(&mut pair, &mut list, &mut context);
        // What was made without a budget is incomplete.
        pair.late();
        match pair.budget.spent {
            Some(Spent::Time) => return Err(NoQuestion::Late),
            Some(Spent::Terms) => return Err(NoQuestion::TooLarge),
            None => pair.budget.terms = None,
        }
        let limits = Limits {
            query_units: settings.query_units,
            units: settings.units,
            query_time: settings.query_time,
            deadline: net,
            memory_mb: settings.memory_mb,
            seed: settings.seed,
        };
        let mut solver = Solver::new(limits);
        let mut once = FxHashSet::default();
        solver.cases = pair.branches.clone();
        solver
            .cases
            .retain(|&c| !pair.terms.is_const(c) && once.insert(c));
        Ok(Question {
            pair,
            arguments,
            subjects: [source, target],
            source: s,
            target: t,
            list,
            context,
            settings,
            solver,
            log: Arc::default(),
            unconfirmed: None,
        })
    }

    pub(super) fn answer(mut self, report: &mut Report) -> Conclusion {
        let list = std::mem::take(&mut self.list);
        let mut conclusion = match self.decide(&list) {
            // What a safety net has cut short may be settled on another machine.
            Conclusion::Unproven(_) | Conclusion::OutOfBudget if self.solver.stats.timed_out => {
                Conclusion::TimedOut
            }
            other => other,
        };
        // One that was met on the way to another reason is none of the answer's.
        report.unconfirmed = match &conclusion {
            Conclusion::Unproven(why) => self.unconfirmed.take().filter(|c| c.not_shown() == *why),
            _ => None,
        };
        report.bounded = self.bounded(&conclusion);
        let [source, target] = self.subjects;
        if report.bounded
            && matches!(conclusion, Conclusion::Correct { .. })
            && let Some(what) = declared::added_progress(source, target)
        {
            report.bounded = false;
            conclusion = Conclusion::Unproven(format!(
                "the target promises what the source does not promise, and longer executions may break it: {what}"
            ));
        }
        report.assumptions = self.pair.assumptions.iter().cloned().collect();
        report.approximations = self.pair.approximations.iter().cloned().collect();
        report.queries += self.solver.stats.queries as usize;
        report.units += self.solver.stats.units;
        report.solver_time += self.solver.stats.z3_time;
        report.log = self.log.lock().map(|l| l.clone()).unwrap_or_default();
        conclusion
    }

    /// Is there an execution in which the context and `what` hold?
    pub(super) fn ask(&mut self, context: &[Term], what: Term) -> Answer {
        if what == Terms::FALSE {
            return Answer::Unsat;
        }
        let mut asserts = context.to_vec();
        asserts.push(what);
        self.solver.decide(&mut self.pair.terms, &asserts)
    }
    /// The same with a limit of its own, for what the answer does not hang on.
    pub(super) fn ask_aside(&mut self, context: &[Term], what: Term) -> Answer {
        let whole = self.solver.limits.query_units;
        self.solver.limits.query_units = whole.min(ASIDE_UNITS);
        let answer = self.ask(context, what);
        self.solver.limits.query_units = whole;
        answer
    }
    /// No obligation can be violated; whether that means anything.
    pub(super) fn proved(&mut self) -> Conclusion {
        // All inputs count here, whichever the last proof was about.
        let context = &self.context.clone();
        let defined = self.pair.terms.not(self.source.ub);
        if !self.plainly_possible(context, defined)
            && matches!(self.ask_aside(context, defined), Answer::Unsat)
        {
            return Conclusion::Vacuous;
        }
        if self.never_ends(context) {
            return Conclusion::Unproven("no execution returns within the bound".into());
        }
        if let Some(c) = self.goes_on(context) {
            return c;
        }
        if let Some(wrong) = self.broken() {
            return wrong;
        }
        if let Some(what) = self.open_promise() {
            return Conclusion::Unproven(format!(
                "the target promises what the source does not promise there, and what is not modelled: {what}"
            ));
        }
        Conclusion::Correct { same: false }
    }

    /// A promise that only the target makes of itself and that its body does not keep on some input that the source defines.
    fn broken(&mut self) -> Option<Conclusion> {
        let [source, target] = self.subjects;
        let bounds = |s: Subject<'_>| LaunchBounds::of(&s.module.header, s.function.global);
        if target.module.header.is_kernel(target.function.global)
            && !bounds(target).admits(bounds(source))
        {
            let why = "a launch of a block that the source admits fails in the target";
            return Some(Conclusion::Incorrect(Box::new(Counterexample {
                reason: "Target admits fewer launches".into(),
                promise: None,
                inputs: Vec::new(),
                trace: Vec::new(),
                replay: Replay::Confirmed(why.into()),
            })));
        }
        for (kind, words) in declared::added_kinds(source, target) {
            let mut breaks = Terms::FALSE;
            for e in &self.target.events {
                let alone = kind == AttrKind::NoSync
                    && matches!(e.site[..], [i] if declared::accesses_own_object(target.function, i))
                    && !e.kind.contains("volatile");
                if breaks_promise(kind, e) && !alone {
                    breaks = self.pair.terms.or(breaks, e.reach);
                }
            }
            if kind == AttrKind::Speculatable {
                let ub = self.target.ub;
                breaks = self.pair.terms.or(breaks, ub);
            }
            // Where the source is undefined too, a caller that may make the call early is still promised more.
            let stop = match kind {
                AttrKind::Speculatable => self.target.cut,
                _ => (self.pair.terms).any([self.source.ub, self.source.cut, self.target.cut]),
            };
            let go = self.pair.terms.not(stop);
            let bad = self.pair.terms.and(go, breaks);
            if let Some(model) = self.seen_without_choice(bad) {
                return Some(self.broken_promise(words, &model));
            }
        }
        self.strained()
    }

    /// An execution in which `bad` holds whatever the source chooses: it has no choice to make where no argument is undef.
    fn seen_without_choice(&mut self, bad: Term) -> Option<Assignment> {
        let mut defined = Vec::new();
        let mut bad = bad;
        if self.pair.terms.mentions(bad).any(Mentions::SOURCE) {
            let flags: Vec<Term> = (self.arguments.iter())
                .flat_map(|a| a.scalars.iter().map(|s| s.undef))
                .filter(|&f| f != Terms::FALSE)
                .collect();
            let map = flags.iter().map(|&f| (f, Terms::FALSE)).collect();
            bad = self.pair.terms.substitute(bad, &map);
            defined = flags;
        }
        if bad == Terms::FALSE || self.pair.terms.mentions(bad).any(Mentions::SOURCE) {
            return None;
        }
        let mut context = facts(&mut self.pair, &[bad]);
        for flag in defined {
            let defined = self.pair.terms.not(flag);
            context.push(defined);
        }
        match self.ask_aside(&context, bad) {
            Answer::Sat(model) => Some(model),
            _ => None,
        }
    }

    /// The source's choices with those that the target makes at the same place.
    fn partners(&mut self) -> FxHashMap<Term, Term> {
        let partners: Vec<_> = self.pair.choices().map(|(.., sides)| sides).collect();
        let mut map = FxHashMap::default();
        for sides in partners {
            if let [Some(s), Some(t)] = sides {
                let (from, to) = (self.pair.terms.var(s), self.pair.terms.var(t));
                map.insert(from, to);
            }
        }
        map
    }

    /// What only the target says that its body does not do, and that code which it calls may do.
    fn strained(&mut self) -> Option<Conclusion> {
        let [source, _] = self.subjects;
        let header = &source.module.header;
        let decl = header.function(source.function.global)?;
        for s in self.target.strains.clone() {
            if s.what.by(header, decl) {
                continue;
            }
            let t = &mut self.pair.terms;
            let stop = t.any([self.source.ub, self.source.cut, self.target.cut]);
            let go = t.not(stop);
            let bad = t.and(go, s.reach);
            if bad == Terms::FALSE {
                continue;
            }
            // Where the source chooses, another choice of its may be undefined.
            let chooses = t.mentions(bad).any(Mentions::SOURCE);
            if chooses && let Some(model) = self.seen_without_choice(bad) {
                return Some(self.broken_promise(s.what.words(), &model));
            }
            let bad = match chooses {
                true => {
                    let map = self.partners();
                    self.pair.terms.substitute(bad, &map)
                }
                false => bad,
            };
            let context = facts(&mut self.pair, &[bad]);
            match self.ask_aside(&context, bad) {
                Answer::Unsat => {}
                Answer::Sat(model) if !chooses => {
                    return Some(self.broken_promise(s.what.words(), &model));
                }
                _ => {
                    return Some(Conclusion::Unproven(format!(
                        "the target promises {}, and code that it runs may do so",
                        s.what.words()
                    )));
                }
            }
        }
        None
    }

    /// A promise of the target that the source does not make, and that is not modelled.
    fn open_promise(&mut self) -> Option<String> {
        let [source, target] = self.subjects;
        if let Some(word) = declared::open(source, target).into_iter().next() {
            return Some(word);
        }
        if self.settings.mode.undef_input
            && let Some(what) = undef_uses::open(source, target)
        {
            return Some(what);
        }
        let map = self.partners();
        for (what, open) in refine::open_promises(&mut self.pair, &self.source, &self.target) {
            let open = match self.pair.terms.mentions(open).any(Mentions::SOURCE) {
                true => self.pair.terms.substitute(open, &map),
                false => open,
            };
            let context = facts(&mut self.pair, &[open]);
            if !matches!(self.ask_aside(&context, open), Answer::Unsat) {
                return Some(what);
            }
        }
        None
    }

    /// True if one of a few simple inputs is an execution in which the context and `what` hold: small numbers, and
    /// pointers into live blocks.
    fn plainly_possible(&self, context: &[Term], what: Term) -> bool {
        let terms = &self.pair.terms;
        let mut asserts = context.to_vec();
        asserts.push(what);
        let vars = terms.free_vars(&asserts);
        [0, 1, 2].into_iter().any(|n| {
            let mut model = Assignment::default();
            for &v in &vars {
                if let Sort::Bits(w) = terms.var_data(v).sort {
                    let small = if terms.var_data(v).name.ends_with(".offset") {
                        0
                    } else {
                        n
                    };
                    model.set(v, EvalValue::Bits(Bits::from_u64(w, small)));
                }
            }
            self.simple_blocks(&mut model);
            holds(terms, &asserts, &model)
        })
    }
    /// Blocks of the caller that are there, may be written, and begin at one address.
    fn simple_blocks(&self, model: &mut Assignment) {
        let terms = &self.pair.terms;
        for name in ["live0", "writable", "size", "base64", "base32"] {
            let Some(f) = terms.fun_named(name) else {
                continue;
            };
            let default = match terms.fun_data(f).result {
                Sort::Bool => EvalValue::Bool(true),
                Sort::Bits(w) => EvalValue::Bits(Bits::from_u64(w, 1 << 12)),
            };
            let zero = EvalValue::zero(default.sort());
            let none = vec![EvalValue::Bits(Bits::from_u64(BLOCK_BITS, 0))];
            let entries = std::collections::BTreeMap::from([(none, zero)]);
            model.funs.insert(f, Table { entries, default });
        }
    }

    /// True if the bound cuts every execution, so that nothing was compared.
    fn never_ends(&mut self, context: &[Term]) -> bool {
        let t = &mut self.pair.terms;
        let cut = t.or(self.source.cut, self.target.cut);
        if cut == Terms::FALSE {
            return false;
        }
        let whole = t.not(cut);
        matches!(self.ask_aside(context, whole), Answer::Unsat)
    }

    /// True if the answer holds only up to the bound.
    fn bounded(&mut self, conclusion: &Conclusion) -> bool {
        if !matches!(
            conclusion,
            Conclusion::Correct { same: false } | Conclusion::Vacuous
        ) {
            return false;
        }
        let t = &mut self.pair.terms;
        let cut = t.or(self.source.cut, self.target.cut);
        let defined = t.not(self.source.ub);
        let open = t.and(cut, defined);
        if open == Terms::FALSE {
            return false;
        }
        let context = facts(&mut self.pair, &[open]);
        !matches!(self.ask_aside(&context, open), Answer::Unsat)
    }
}

/// True if an event may be one that the promise excludes, by what unknown code may do.
fn breaks_promise(kind: AttrKind, e: &Event) -> bool {
    let call = e.kind.starts_with("call ") || e.kind.starts_with("asm ");
    let says = |word: &str| e.declared.contains(word);
    let intrinsic = e.kind.starts_with("call @llvm.");
    match kind {
        AttrKind::NoSync => match call {
            true => e.convergent.is_some() || !intrinsic && !says("nosync"),
            false => {
                let alone = e.scope.as_deref() == Some("singlethread");
                let ordered = e.orders.iter().any(|&o| enforces_order(o));
                e.kind.contains("volatile") || ordered && !alone
            }
        },
        AttrKind::NoUnwind => call && !intrinsic && !says("nounwind"),
        AttrKind::NoFree => call && !intrinsic && !says("nofree"),
        AttrKind::NoRecurse | AttrKind::NoCallback => call && !intrinsic && !says("nocallback"),
        AttrKind::Speculatable => true,
        // That it is not convergent.
        AttrKind::Convergent => e.convergent.is_some(),
        _ => false,
    }
}

/// True for the orderings by which threads synchronise (LangRef, `nosync`).
fn enforces_order(o: Ordering) -> bool {
    !matches!(
        o,
        Ordering::NotAtomic | Ordering::Unordered | Ordering::Monotonic
    )
}

/// Where what memory holds at a call that reads is the source's choice, it is its choice too whether it is what the target has
/// there: then the fact about it belongs to the question, and holds for one choice at a time.
fn with_memories_of_choices(
    pair: &mut PairContext,
    list: &mut [Obligation],
    context: &mut Vec<Term>,
) {
    let terms = &pair.terms;
    let chosen = |t: &&Term| terms.mentions(**t).any(Mentions::SOURCE);
    let chosen: Vec<Term> = pair.key_axioms.iter().filter(chosen).copied().collect();
    if chosen.is_empty() {
        return;
    }
    context.retain(|t| !chosen.contains(t));
    let all = pair.terms.all(chosen);
    for o in list {
        o.violation = pair.terms.and(o.violation, all);
    }
}

/// Facts that hold in every execution that the terms speak of.
pub(super) fn facts(pair: &mut PairContext, roots: &[Term]) -> Vec<Term> {
    let mut facts = pair.axioms.clone();
    let mut all = facts.clone();
    all.extend(roots);
    facts.extend(pair.address_axioms(&all));
    facts.extend(pair.terms.division_facts(roots));
    facts
}
