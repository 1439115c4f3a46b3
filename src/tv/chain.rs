//! A pipeline followed pass by pass, where what it made is too far from what it got.
//!
//! Refinement is transitive: if every pass that changed a function made a refinement of it, the pipeline did. The states
//! between the passes come from whoever ran them ([`Transform::states`]); the last step always ends at the target that
//! was judged, so that nothing rests on the states being true.
//!
//! ```text
//!   source ── InstCombine ──> state 1 ── SimplifyCFG ──> state 2 ── … ──> target
//!            validated                  validated             validated
//! ```
//!
//! A step rests on what its module says of callees: a callee that is inlined must be the callee that the source had. So a
//! function that refers to others with a body is decided only if every step of every function is.
//!
//! **Invariant:** the outcome of a step depends on nothing but the step, so that the order of the work changes no answer.

use super::load::Loaded;
use super::transform::Transform;
use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, OnceLock, PoisonError};
use tandem_ir::constant::ConstantData;
use tandem_ir::{Function, Module};
use tandem_oracle::declarations::agree_on_intrinsics;
use tandem_oracle::module::form::{form, names_that_differ};
use tandem_oracle::module::relate::{related_as_they_are, same_function};
use tandem_oracle::tv::promote::promoted;
use tandem_oracle::tv::validate::{
    Conclusion, Counterexample, Replay, Report, Settings, Subject, validate,
};
use tandem_oracle::upgrade::upgrade;

/// The part of a pair's units that one step may use: most steps are easy, and one that is not leaves the others some.
const STEP_SHARE: u64 = 3;

/// The way from a source to its target.
#[derive(Debug)]
pub struct Chain {
    transform: Arc<Transform>,
    source: Arc<Loaded>,
    target: Arc<Loaded>,
    states: OnceLock<Result<Vec<State>, String>>,
    steps: Mutex<BTreeMap<(usize, String), Arc<Report>>>,
}

/// A module and the pass that made it.
#[derive(Debug)]
struct State {
    pass: String,
    module: Module,
    /// The state before, brought to the memory of this one: what nobody stores to is constant. `None` if that cannot be.
    before: OnceLock<Option<Module>>,
    /// True if both states differ in functions that have a body, and in nothing else.
    bodies_alone: OnceLock<bool>,
}

impl State {
    fn new((pass, module): (String, Module)) -> State {
        State {
            pass,
            module,
            before: OnceLock::new(),
            bodies_alone: OnceLock::new(),
        }
    }
    /// The state before, as functions of this one are compared with it.
    fn before<'a>(&'a self, state: &'a State) -> &'a Module {
        let carried = || related_as_they_are(&state.module, &self.module).ok();
        self.before
            .get_or_init(carried)
            .as_ref()
            .unwrap_or(&state.module)
    }
    /// True if what functions of both states refer to is the same, but for functions that have steps of their own.
    fn differs_in_bodies_alone(&self, state: &State) -> bool {
        *self.bodies_alone.get_or_init(|| {
            let both = [&state.module, &self.module];
            let differing = names_that_differ(&form(both[0]), &form(both[1]));
            let functions = differing.iter().all(|name| {
                let name = name.trim_start_matches('@');
                both.iter().all(|m| body(m, name).is_some())
            });
            // Metadata of names is no part of those forms.
            let plain = |m: &&Module| {
                let mut names = m.header.live_globals();
                names.all(|(g, d)| d.attachments.is_empty() || m.body(g).is_some())
            };
            functions && both.iter().all(plain)
        })
    }
}

/// What the steps of a function came to.
#[derive(Clone, Debug, Default)]
pub struct Followed {
    /// The function that is decided about.
    pub function: String,
    /// Steps that are proved.
    pub proved: usize,
    /// All steps, as far as they were gone through.
    pub steps: usize,
    /// True if some loop was followed only so far.
    pub bounded: bool,
    /// Cut points of simulations.
    pub cut_points: usize,
    /// What was taken as given in some step.
    pub assumptions: Vec<String>,
    /// Solver queries.
    pub queries: usize,
    /// Resource units of the solver.
    pub units: u64,
    /// The step that is not proved, if one is not.
    pub stopped: Option<Stop>,
}

/// A step that is not proved.
#[derive(Clone, Debug)]
pub struct Stop {
    /// The pass, the function, and why.
    pub why: String,
    /// What shows that the step is wrong, if something does.
    pub wrong: Option<Box<Counterexample>>,
}

impl Chain {
    /// The way of a transformed module. Nothing is done before it is asked for.
    pub fn new(transform: Arc<Transform>, source: Arc<Loaded>, target: Arc<Loaded>) -> Chain {
        Chain {
            transform,
            source,
            target,
            states: OnceLock::new(),
            steps: Mutex::default(),
        }
    }

    /// Goes through the steps of a function. `None` if there is no state between source and target.
    ///
    /// # Errors
    /// In words, why the states cannot be had.
    pub fn follow(&self, name: &str, settings: &Settings) -> Result<Option<Followed>, String> {
        let states = self.states.get_or_init(|| self.states());
        let states = states.as_ref().map_err(Clone::clone)?;
        if states.len() < 3 {
            return Ok(None);
        }
        let mut out = Followed {
            function: name.into(),
            ..Followed::default()
        };
        let net = settings.net();
        for function in concerned(states, name) {
            for n in 1..states.len() {
                if out.stopped.is_none() {
                    self.step(states, n, &function, &settings.within(net), &mut out);
                }
            }
        }
        Ok(Some(out))
    }

    /// All states, source and target among them, upgraded and with the same declarations of intrinsics.
    fn states(&self) -> Result<Vec<State>, String> {
        let between = self.transform.states(&self.source)?;
        let source = || State::new((String::new(), self.source.module.clone()));
        let mut all = vec![source()];
        all.extend(between.into_iter().map(State::new));
        // The last pass made the target; where it was not seen to, there is one more step.
        let last = all.pop().map_or_else(String::new, |s| s.pass);
        if all.is_empty() {
            all.push(source());
        }
        all.push(State::new((last, self.target.module.clone())));
        for state in &mut all {
            upgrade(&mut state.module);
        }
        let pairs = all.len() - 1;
        for n in (0..pairs).chain((0..pairs).rev()) {
            let (before, after) = all.split_at_mut(n + 1);
            let (before, after) = (&mut before[n].module, &mut after[0].module);
            agree_on_intrinsics(&mut before.header, &mut after.header);
        }
        Ok(all)
    }

    /// One step of one function, and what it adds to the outcome.
    fn step(
        &self,
        states: &[State],
        n: usize,
        name: &str,
        settings: &Settings,
        out: &mut Followed,
    ) {
        let (before, after) = (&states[n - 1], &states[n]);
        let stop = |why: &str, wrong| {
            let why = format!("{} of @{name}: {why}", after.pass);
            Some(Stop { why, wrong })
        };
        let old = after.before(before);
        let (Some(f), Some(g)) = (body(old, name), body(&after.module, name)) else {
            // A callee is made by this pass, or it is gone. What is decided about is in the first and the last state.
            if name == out.function {
                out.stopped = stop("it has no body", None);
            }
            return;
        };
        out.steps += 1;
        let types = |m: &Module, f: &Function| {
            let ty = m.header.globals[f.global].ty;
            m.header.types.display(ty).to_string()
        };
        if after.differs_in_bodies_alone(before)
            && (same_function(old, &after.module, f, g)
                || same_as_values((old, f), (&after.module, g), settings))
        {
            out.proved += 1;
            return;
        }
        if types(old, f) != types(&after.module, g) {
            out.stopped = stop("its signature changes", None);
            return;
        }
        if out.units >= settings.units {
            out.stopped = stop(OUT_OF_BUDGET, None);
            return;
        }
        let [source, target] =
            [(old, f), (&after.module, g)].map(|(module, function)| Subject { module, function });
        let report = self.report((n, name), (source, target), settings);
        out.take(&report);
        match &report.conclusion {
            Conclusion::Correct { .. } => out.proved += 1,
            // Whatever comes behind it is allowed.
            Conclusion::Vacuous => out.stopped = stop("the function is undefined", None),
            Conclusion::Incorrect(c) => out.stopped = stop(&c.reason, Some(c.clone())),
            Conclusion::Unproven(why) => {
                out.stopped = stop(why, report.unconfirmed.clone());
            }
            Conclusion::OutOfBudget => out.stopped = stop(OUT_OF_BUDGET, None),
            Conclusion::TimedOut => out.stopped = stop("the time ran out", None),
            Conclusion::Unsupported(list) => {
                let what = list.first().map_or("", |b| b.construct.as_str());
                out.stopped = stop(&format!("not modelled: {what}"), None);
            }
        }
    }

    /// The validator's report about a step: asked once, whoever needs it.
    fn report(
        &self,
        (n, name): (usize, &str),
        (source, target): (Subject<'_>, Subject<'_>),
        settings: &Settings,
    ) -> Arc<Report> {
        let key = (n, name.to_owned());
        let steps = || self.steps.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(known) = steps().get(&key) {
            return Arc::clone(known);
        }
        let settings = Settings {
            units: settings.units / STEP_SHARE,
            ..settings.clone()
        };
        let report = Arc::new(validate(source, target, &settings));
        // What had too little time here may have enough when another function asks.
        if !matches!(report.conclusion, Conclusion::TimedOut) {
            steps().insert(key, Arc::clone(&report));
        }
        report
    }
}

/// True if two functions are the same once their stack slots are values, which is what `SROA` and `mem2reg` make of them.
fn same_as_values(
    (old, f): (&Module, &Function),
    (new, g): (&Module, &Function),
    settings: &Settings,
) -> bool {
    let promote = |m: &Module, f: &Function| promoted(&m.header, f, settings.mode.uninit);
    let (before, after) = (promote(old, f), promote(new, g));
    (before.is_some() || after.is_some())
        && same_function(
            old,
            new,
            before.as_ref().unwrap_or(f),
            after.as_ref().unwrap_or(g),
        )
}

const OUT_OF_BUDGET: &str = "out of budget";

impl Followed {
    /// True if every step is proved.
    pub fn is_proved(&self) -> bool {
        self.stopped.is_none() && self.steps > 0
    }

    /// The step that an execution shows to be wrong, in words.
    pub fn wrong(&self) -> Option<(&str, &Counterexample)> {
        let stop = self.stopped.as_ref()?;
        let wrong = stop.wrong.as_deref()?;
        matches!(wrong.replay, Replay::Confirmed(_)).then_some((&stop.why, wrong))
    }

    fn take(&mut self, report: &Report) {
        self.bounded |= report.bounded;
        self.cut_points += report.cut_points.unwrap_or(0);
        self.queries += report.queries;
        self.units += report.units;
        for a in &report.assumptions {
            if !self.assumptions.contains(a) {
                self.assumptions.push(a.clone());
            }
        }
    }
}

fn body<'a>(m: &'a Module, name: &str) -> Option<&'a Function> {
    m.body(m.header.lookup(name)?)
}

/// The functions whose steps decide about one: itself, or all of them if it refers to one that has a body, in any state.
fn concerned(states: &[State], name: &str) -> Vec<String> {
    let refers = |s: &State| {
        let Some(f) = body(&s.module, name) else {
            return false;
        };
        let mut constants = f.constants().iter();
        constants.any(|(_, _, c)| {
            matches!(c, ConstantData::Global(g) if *g != f.global && s.module.body(*g).is_some())
        })
    };
    if !states.iter().any(refers) {
        return vec![name.into()];
    }
    let mut all = vec![name.to_owned()];
    for s in states {
        for f in &s.module.bodies {
            let other = s.module.header.global_name(f.global);
            if !other.is_empty() && !all.iter().any(|n| n == other) {
                all.push(other.into());
            }
        }
    }
    all
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::*;
    use tandem_optimized::options::Options;

    /// A way through states that are given.
    fn chain(texts: &[&str]) -> Chain {
        let load = |n: usize| Arc::new(Loaded::parse(texts[n].into(), "state").unwrap());
        let transform = Arc::new(Transform::ours("dce", Options::default()).unwrap());
        let chain = Chain::new(transform, load(0), load(texts.len() - 1));
        let state = |n: usize| State::new((format!("pass {n}"), load(n).module.clone()));
        chain
            .states
            .set(Ok((0..texts.len()).map(state).collect()))
            .unwrap();
        chain
    }

    fn follow(texts: &[&str], name: &str) -> Followed {
        let followed = chain(texts).follow(name, &Settings::default());
        followed.unwrap().unwrap()
    }

    const TWICE: &str = "define i32 @f(i32 noundef %x) {\n  %a = mul i32 %x, 2\n  ret i32 %a\n}\n";
    const SHIFT: &str = "define i32 @f(i32 noundef %x) {\n  %a = shl i32 %x, 1\n  ret i32 %a\n}\n";
    const THRICE: &str = "define i32 @f(i32 noundef %x) {\n  %a = mul i32 %x, 3\n  ret i32 %a\n}\n";

    #[test]
    fn steps_that_are_right_make_a_pipeline_that_is() {
        let out = follow(&[TWICE, SHIFT, TWICE, SHIFT], "f");
        assert!(out.is_proved(), "{out:?}");
        assert_eq!((out.proved, out.steps), (3, 3));
    }

    #[test]
    fn a_wrong_step_is_named_although_the_next_one_mends_it() {
        let out = follow(&[TWICE, SHIFT, THRICE, SHIFT], "f");
        assert!(!out.is_proved());
        let (why, wrong) = out.wrong().unwrap();
        assert!(why.starts_with("pass 2 of @f"), "{why}");
        assert!(!wrong.inputs.is_empty());
    }

    #[test]
    fn a_callee_that_was_broken_before_it_was_inlined_is_seen() {
        let with = |g: &str, f: &str| {
            format!(
                "define internal i32 @g(i32 noundef %x) {{\n  %a = add i32 %x, {g}\n  ret i32 %a\n}}\n\
                 define i32 @f(i32 noundef %x) {{\n  {f}\n  ret i32 %a\n}}\n"
            )
        };
        let call = "%a = call i32 @g(i32 noundef %x)";
        let (first, broken) = (with("1", call), with("2", call));
        let inlined = "define i32 @f(i32 noundef %x) {\n  %a = add i32 %x, 2\n  ret i32 %a\n}\n";
        let out = follow(&[&first, &broken, inlined], "f");
        assert!(!out.is_proved(), "{out:?}");
        let fine = "define i32 @f(i32 noundef %x) {\n  %a = add i32 %x, 1\n  ret i32 %a\n}\n";
        assert!(follow(&[&first, &first, fine], "f").is_proved());
    }

    #[test]
    fn what_a_declaration_newly_promises_is_no_step_that_is_right() {
        let with = |promise: &str, call: &str| {
            format!(
                "declare void @h(){promise}\ndefine i32 @f(i32 noundef %x) {{\n  {call}ret i32 %x\n}}\n"
            )
        };
        let call = "call void @h()\n  ";
        let first = with("", call);
        let (promised, gone) = (
            with(" nounwind willreturn memory(none)", call),
            with(" nounwind willreturn memory(none)", ""),
        );
        assert!(!follow(&[&first, &promised, &gone], "f").is_proved());
    }

    #[test]
    fn a_function_that_is_not_there_on_the_way_is_not_followed() {
        let other = "define i32 @g(i32 noundef %x) {\n  ret i32 %x\n}\n";
        assert!(!follow(&[TWICE, other, TWICE], "f").is_proved());
        let nothing = chain(&[TWICE, SHIFT]).follow("f", &Settings::default());
        assert!(nothing.unwrap().is_none());
    }
}
