//! Counterexamples: a model of a violation made small, made an input, and run on both sides.
//!
//! Nobody sees one that was not run, unless what it rests on cannot be shown by the
//! run of one thread; then it says so. One whose runs do not differ is a mistake of
//! the validator and makes the answer "unproven".

use super::question::Question;
use super::{Conclusion, Counterexample, Replay, Subject};
use crate::blocks::BlockKey;
use crate::encode::{Event, PureCall, UNDEFINED, library};
use crate::extract::{Extract, REGISTER, is_of_place};
use crate::memory::pointer::AT_NULL;
use crate::pointer::{LOCAL_BIT, Ptr};
use crate::promises::known;
use crate::refine::{SHOWS_MORE, WRITES_MORE};
use crate::replay;
use rustc_hash::FxHashMap;
use tandem_smt::{Answer, Assignment, Evaluator, FloatMode, FunData, Mentions, Op, Term, Terms};

/// Units for making a counterexample small, and for one query of that.
const SMALLER_UNITS: u64 = 500_000;

impl Question<'_, '_> {
    /// A model of a violation: made small, made an input, run.
    pub(super) fn counterexample(
        &mut self,
        reason: &str,
        context: &[Term],
        violation: Term,
        model: Assignment,
    ) -> Conclusion {
        let mut roots = context.to_vec();
        roots.push(violation);
        let model = self.away_from_null(context, violation, model);
        let (small, tidy) = self.smaller(context, violation, &model);
        let (mut input, mut replayed) = self.replayed(&small, &roots);
        let mut shown = small;
        // An earlier form may be an input that can be run where the smallest one cannot.
        for earlier in tidy.into_iter().chain([model]) {
            if matches!(replayed.verdict, Replay::Confirmed(_)) || shown == earlier {
                break;
            }
            let (first, ran) = self.replayed(&earlier, &roots);
            if matches!(ran.verdict, Replay::Confirmed(_)) {
                (input, replayed, shown) = (first, ran, earlier);
            }
        }
        if matches!(replayed.verdict, Replay::Contradicted(_))
            && let Some(near) = self.within_pages(context, violation)
        {
            let (first, ran) = self.replayed(&near, &roots);
            if !matches!(ran.verdict, Replay::Contradicted(_)) {
                (input, replayed, shown) = (first, ran, near);
            }
        }
        let doubt = self.doubt(violation, &shown);
        if let Some(names) = self.made_up(reason, violation, &shown) {
            return Conclusion::Unproven(format!(
                "{reason}, but the meaning of {names} is not modelled"
            ));
        }
        let mut beyond: Vec<String> = self.pair.beyond_replay.iter().cloned().collect();
        beyond.extend(self.not_expressed(&shown, &roots));
        if reason == SHOWS_MORE {
            beyond.push("a second use of an undef value by others".into());
        }
        if reason == WRITES_MORE {
            beyond.push("other threads that write there meanwhile".into());
        }
        if self.reads_registers(violation) {
            beyond.push("special registers of the device".into());
        }
        if self.rests_on_places(violation) {
            beyond.push("objects that lie where the counterexample has them".into());
        }
        match (&replayed.verdict, doubt) {
            // To the interpreter a function of a library is a call that gives anything.
            (Replay::Confirmed(_), Some(doubt)) if self.calls_library() => {
                return Conclusion::Unproven(format!("{reason}, but {doubt}"));
            }
            (Replay::Confirmed(_), _) => {}
            (Replay::Contradicted(_), None) if !beyond.is_empty() => {
                let why = format!("the interpreter does not have: {}", beyond.join("; "));
                replayed.verdict = Replay::NotRunnable(why);
            }
            // What was made up is a better reason than a mistake of ours.
            (Replay::Contradicted(_), Some(doubt)) => {
                return Conclusion::Unproven(format!("{reason}, but {doubt}"));
            }
            (Replay::Contradicted(_), None) => {
                let f = self.subjects[0].function;
                let unseen = Counterexample {
                    reason: reason.to_owned(),
                    promise: None,
                    inputs: input.lines(&self.subjects[0].module.header, f),
                    trace: replayed.trace,
                    replay: replayed.verdict,
                };
                let why = unseen.not_shown();
                self.unconfirmed = Some(Box::new(unseen));
                return Conclusion::Unproven(why);
            }
            (_, Some(doubt)) => return Conclusion::Unproven(format!("{reason}, but {doubt}")),
            _ => {}
        }
        let f = self.subjects[0].function;
        Conclusion::Incorrect(Box::new(Counterexample {
            reason: reason.to_owned(),
            promise: None,
            inputs: input.lines(&self.subjects[0].module.header, f),
            trace: replayed.trace,
            replay: replayed.verdict,
        }))
    }

    /// A counterexample whose blocks are of a few pages and whose pointers lie in them, where the solver finds one: what is
    /// larger or further away can only be run in part.
    fn within_pages(&mut self, context: &[Term], violation: Term) -> Option<Assignment> {
        let mut narrowed = context.to_vec();
        narrowed.push(violation);
        let modest = self.modest(&narrowed);
        if modest.is_empty() {
            return None;
        }
        narrowed.pop();
        narrowed.extend(modest);
        match self.ask_aside(&narrowed, violation) {
            Answer::Sat(found) => Some(found),
            _ => None,
        }
    }

    /// A counterexample in which no block lies at null of an address space, where the solver finds one: an input cannot say
    /// that of a block.
    fn away_from_null(
        &mut self,
        context: &[Term],
        violation: Term,
        model: Assignment,
    ) -> Assignment {
        let mut narrowed = context.to_vec();
        narrowed.push(violation);
        let at_null = self.pair.terms.fun_named(AT_NULL);
        let at_null = at_null.map(|f| self.pair.terms.applications(&narrowed, f));
        let at_null = at_null.unwrap_or_default();
        if at_null.is_empty() {
            return model;
        }
        let modest = self.modest(&narrowed);
        narrowed.pop();
        let elsewhere: Vec<Term> = at_null
            .into_iter()
            .map(|t| self.pair.terms.not(t))
            .collect();
        narrowed.extend(elsewhere);
        let plain = narrowed.len();
        narrowed.extend(modest);
        for context in [&narrowed[..], &narrowed[..plain]] {
            if let Answer::Sat(found) = self.ask_aside(context, violation) {
                return found;
            }
        }
        model
    }

    /// A counterexample whose blocks lie at round addresses, as they will when it is run, and whose arguments are not
    /// poison; `None` if the solver does not find one at once, or if the source has choices to make.
    fn tidy(&mut self, context: &[Term], violation: Term) -> Option<Assignment> {
        const ROUND: u32 = 8;
        if self.pair.terms.mentions(violation).any(Mentions::SOURCE) {
            return None;
        }
        let mut asserts = context.to_vec();
        asserts.push(violation);
        let mut round = Vec::new();
        for name in ["base64", "base32", "align"] {
            if let Some(f) = self.pair.terms.fun_named(name) {
                round.extend(self.pair.terms.applications(&asserts, f));
            }
        }
        let modest = self.modest(&asserts);
        if round.is_empty() && modest.is_empty() {
            return None;
        }
        let anywhere = asserts.clone();
        for base in round {
            let t = &mut self.pair.terms;
            let (low, zero) = (t.extract(ROUND - 1, 0, base), t.bits(ROUND, 0));
            asserts.push(t.eq(low, zero));
        }
        let poison: Vec<Term> = self
            .arguments
            .iter()
            .flat_map(|a| a.scalars.iter().map(|s| s.poison))
            .collect();
        let defined: Vec<Term> = poison.into_iter().map(|p| self.pair.terms.not(p)).collect();
        let and = |a: &[Term], b: &[Term]| [a, b].concat();
        let clean = and(&asserts, &defined);
        let small = and(&clean, &modest);
        // Where the difference is one of places, they cannot be round; the interpreter can still be told them.
        let placed = and(&and(&anywhere, &defined), &modest);
        for asserts in [small, placed, clean, asserts] {
            if let Answer::Sat(model) =
                self.solver
                    .check_in(&mut self.pair.terms, &asserts, FloatMode::Exact)
            {
                return Some(model);
            }
        }
        None
    }

    /// Blocks of a few pages, and pointers not far into them: what can be run.
    fn modest(&mut self, asserts: &[Term]) -> Vec<Term> {
        const SIZE: u64 = 1 << 13;
        const OFFSET: u64 = 1 << 11;
        let mut out = Vec::new();
        if let Some(f) = self.pair.terms.fun_named("size") {
            for size in self.pair.terms.applications(asserts, f) {
                let t = &mut self.pair.terms;
                let most = t.bits(t.width(size), SIZE);
                out.push(t.ule(size, most));
            }
        }
        let pointers: Vec<Term> = self
            .arguments
            .iter()
            .filter(|a| a.ty.is_ptr())
            .flat_map(|a| a.scalars.iter().map(|s| s.bits))
            .collect();
        for p in pointers {
            let t = &mut self.pair.terms;
            let offset = Ptr::unpack(t, p).offset;
            let most = t.bits(t.width(offset), OFFSET);
            out.push(t.ule(offset, most));
        }
        out
    }

    /// True if the target goes on where the source has returned: on an input on which the source stays within the
    /// bound and the target does not, the interpreter runs both.
    pub(super) fn goes_on(&mut self, context: &[Term]) -> Option<Conclusion> {
        if self.target.cut == Terms::FALSE {
            return None;
        }
        let t = &mut self.pair.terms;
        let stop = t.any([self.source.ub, self.source.cut, self.target.ub]);
        let go = t.not(stop);
        let violation = t.all([go, self.source.returns, self.target.cut]);
        let Answer::Sat(model) = self.ask_aside(context, violation) else {
            return None;
        };
        let mut roots = context.to_vec();
        roots.push(violation);
        let (input, ran) = self.replayed(&model, &roots);
        let Replay::Confirmed(how) = &ran.verdict else {
            return None;
        };
        if !how.contains("does not end") {
            return None;
        }
        let f = self.subjects[0].function;
        Some(Conclusion::Incorrect(Box::new(Counterexample {
            reason: "Target does not return where the source does".into(),
            promise: None,
            inputs: input.lines(&self.subjects[0].module.header, f),
            trace: ran.trace,
            replay: ran.verdict,
        })))
    }

    /// The function promises something of itself, or of what it calls, that it does not keep on some input: which the model
    /// shows. No run is needed to see it.
    pub(super) fn broken_promise(&mut self, promise: String, model: &Assignment) -> Conclusion {
        let roots = self.context.clone();
        let (input, _) = self.replayed(model, &roots);
        let f = self.subjects[0].function;
        let why = format!("the promise is broken, whatever a run does: {promise}");
        Conclusion::Incorrect(Box::new(Counterexample {
            reason: "Target promises what it does not keep".into(),
            promise: Some(promise),
            inputs: input.lines(&self.subjects[0].module.header, f),
            trace: Vec::new(),
            replay: Replay::NotRunnable(why),
        }))
    }

    /// The input that a model stands for, and what running it showed.
    fn replayed(
        &self,
        model: &Assignment,
        roots: &[Term],
    ) -> (replay::ConcreteInput, replay::Replayed) {
        let input = Extract::input(&self.pair, model, &self.arguments, &self.source, roots);
        let ran = replay::replay(
            self.subjects[0],
            self.subjects[1],
            &input,
            &self.settings.mode,
        );
        (input, ran)
    }

    /// True if the difference rests on where objects lie, which a run cannot be told; only where the facts about
    /// addresses are all in the query, and not where an object of the call's own is one of them: where a side puts
    /// that is its choice, which the query makes for both.
    fn rests_on_places(&self, violation: Term) -> bool {
        let terms = &self.pair.terms;
        if terms.mentions(violation).any(Mentions::SOURCE) {
            return false;
        }
        let based: Vec<Term> = terms
            .reachable(&[violation])
            .into_iter()
            .filter(|&t| match terms.op(t) {
                Op::Apply(f) => terms.fun_data(*f).name.starts_with("base"),
                _ => false,
            })
            .collect();
        let own = |t: &Term| {
            let block = terms.args(*t).first().and_then(|&b| terms.as_u64(b));
            // The copy for a `byval` parameter was put where it is by the caller.
            let given = |b: u64| {
                let data = self.pair.blocks.get(b);
                data.is_some_and(|d| matches!(d.key, BlockKey::ByVal(_)))
            };
            block.is_some_and(|b| b >> LOCAL_BIT != 0 && !given(b))
        };
        !based.is_empty() && !based.iter().any(own)
    }

    /// True if the difference mentions special registers other than those of a thread's place: a run of one thread has its own.
    fn reads_registers(&self, violation: Term) -> bool {
        let terms = &self.pair.terms;
        terms
            .reachable(&[violation])
            .into_iter()
            .any(|t| match terms.op(t) {
                Op::Apply(f) => {
                    let name = terms.fun_data(*f).name.strip_prefix(REGISTER);
                    name.is_some_and(|r| is_of_place(r).is_none())
                }
                _ => false,
            })
    }

    /// What happens under the model that an input cannot say: then a run that shows nothing says nothing.
    fn not_expressed(&self, model: &Assignment, roots: &[Term]) -> Option<String> {
        let terms = &self.pair.terms;
        let mut eval = Evaluator::new(terms, model);
        let undefined = |t: &Term| match terms.op(*t) {
            Op::Apply(f) => terms.fun_data(*f).name.ends_with(UNDEFINED),
            _ => false,
        };
        let calls = terms.reachable(roots).into_iter().filter(undefined);
        if calls.into_iter().any(|t| eval.holds(t)) {
            return Some("what a function that is not there leaves undefined".into());
        }
        let at_null = terms.fun_named(AT_NULL);
        let at_null = at_null.map(|f| terms.applications(roots, f));
        if at_null.into_iter().flatten().any(|t| eval.holds(t)) {
            return Some("an object at the address null of its address space".into());
        }
        let freed = terms.fun_named("havoclive")?;
        let kept = terms
            .applications(roots, freed)
            .into_iter()
            .all(|t| eval.holds(t));
        (!kept).then(|| "memory that an unknown function frees".into())
    }

    /// Functions and promises that the difference rests on, which a compiler knows more of, and which were made up or left
    /// out, in the replay as well.
    fn made_up(&mut self, reason: &str, violation: Term, model: &Assignment) -> Option<String> {
        const LIBRARY: &str = "fn library.";
        const INTRINSIC: &str = "fn call @llvm.";
        let vague = |f: &FunData| f.name.starts_with(LIBRARY) || f.name.starts_with(INTRINSIC);
        let mut names = std::collections::BTreeSet::new();
        for name in self.rests_on(violation, model, &vague) {
            let word = match name.strip_prefix(LIBRARY) {
                Some(rest) => rest.split([' ', '.']).next(),
                None => name.trim_start_matches("fn call @").split(' ').next(),
            };
            names.insert(word.unwrap_or(&name).to_owned());
        }
        let Subject { module, function } = self.subjects[0];
        let cx = &module.header;
        let known = |n: &str| {
            let declared = cx.lookup(n).is_some_and(|g| library::is_declared(cx, g));
            let allocates = cx.lookup(n).is_some_and(|g| known::allocates(cx, g));
            library::is_vague(n)
                || known::is_vague_event(n)
                || declared && known::is_known(n)
                || allocates
        };
        let answers = |f: &FunData| f.name.starts_with("answer");
        let called = |events: &[Event]| -> Vec<String> {
            let all = events.iter().filter_map(|e| e.callee.clone());
            all.filter(|n| known(n)).collect()
        };
        let (before, after) = (called(&self.source.events), called(&self.target.events));
        // Where a call is gone, or another took its place, somebody has worked it out.
        let worked_out = before != after;
        let some = !before.is_empty() || !after.is_empty();
        if worked_out
            || some
                && (reason.contains("event")
                    || reason == SHOWS_MORE
                    || !self.rests_on(violation, model, &answers).is_empty())
        {
            names.extend(before.into_iter().chain(after));
        }
        // The same of intrinsics and functions of libraries that only compute or read.
        let computing = |calls: &[PureCall]| -> std::collections::BTreeSet<String> {
            let names = calls.iter().filter_map(|c| c.kind.strip_prefix("call @"));
            let names = names.filter_map(|n| n.split(' ').next());
            let told = |n: &&str| n.starts_with("llvm.") || known(n) || known::is_known(n);
            names.filter(told).map(str::to_owned).collect()
        };
        let both = [&self.source, &self.target].map(|m| computing(&m.pure_calls));
        names.extend(both[0].symmetric_difference(&both[1]).cloned());
        if let Some(what) = known::invariant_memory(cx, function) {
            names.insert(what.into());
        }
        (!names.is_empty()).then(|| names.into_iter().collect::<Vec<_>>().join(", "))
    }
    /// The functions that `which` names, if the violation is one on the model's input only for what they give.
    fn rests_on(
        &mut self,
        violation: Term,
        model: &Assignment,
        which: &dyn Fn(&FunData) -> bool,
    ) -> std::collections::BTreeSet<String> {
        let terms = &self.pair.terms;
        let mut names = std::collections::BTreeSet::new();
        let mut fixed = Vec::new();
        let mut eval = Evaluator::new(terms, model);
        for t in terms.reachable(&[violation]) {
            match terms.op(t) {
                Op::Var(_) => fixed.push((t, eval.value(t))),
                Op::Apply(f) if which(terms.fun_data(*f)) => {
                    names.insert(terms.fun_data(*f).name.clone());
                }
                Op::Apply(_) => fixed.push((t, eval.value(t))),
                _ => {}
            }
        }
        // Where the source chooses, the model has but one of its choices.
        if names.is_empty() || self.pair.terms.mentions(violation).any(Mentions::SOURCE) {
            return names;
        }
        let mut map = FxHashMap::default();
        for (t, v) in fixed {
            let c = self.pair.terms.constant(&v);
            map.insert(t, c);
        }
        match self.pair.terms.substitute(violation, &map) {
            Terms::TRUE => Default::default(),
            _ => names,
        }
    }

    /// True if a program calls a function that a compiler knows by its name, other than an intrinsic.
    fn calls_library(&self) -> bool {
        self.subjects.iter().any(|s| {
            let f = s.function;
            let mut callees = f
                .blocks()
                .flat_map(|b| f.insts(b))
                .filter_map(|i| f.callee(i));
            callees.any(|g| known::is_known(s.module.header.global_name(g)))
        })
    }

    /// Why a model alone is not to be believed.
    fn doubt(&mut self, violation: Term, model: &Assignment) -> Option<String> {
        let vague = self
            .pair
            .terms
            .mentions(violation)
            .any(Mentions::APPROXIMATE)
            && !self
                .rests_on(violation, model, &|f| f.approximate)
                .is_empty();
        let mut words: Vec<String> = self.pair.approximations.iter().cloned().collect();
        if vague {
            words.push("functions without a modelled meaning".into());
        }
        (!words.is_empty()).then(|| format!("the difference may depend on: {}", words.join("; ")))
    }

    /// The model with inputs made small, where the solver does that quickly.
    fn smaller(
        &mut self,
        context: &[Term],
        violation: Term,
        model: &Assignment,
    ) -> (Assignment, Option<Assignment>) {
        let floats = context
            .iter()
            .chain([&violation])
            .any(|&t| self.pair.terms.mentions(t).any(Mentions::FLOAT));
        if floats {
            return (model.clone(), None);
        }
        let whole = self.solver.limits.query_units;
        self.solver.limits.query_units = whole.min(SMALLER_UNITS);
        let tidy = self.tidy(context, violation);
        let from = tidy.as_ref().unwrap_or(model);
        let small = self.solver.minimise(
            &mut self.pair.terms,
            context,
            violation,
            from,
            SMALLER_UNITS,
        );
        self.solver.limits.query_units = whole;
        (small, tidy)
    }
}
