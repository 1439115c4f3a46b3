//! Two functions of which nobody says how the second was made: the same decision as about a step of ours.
//!
//! Both are run on generated inputs, the validator is asked, and the texts of their accesses are compared ([`decide`]).
//! Functions of one module, or of two that number what they have in common alike, are run as they are; of any other two
//! modules those that the world outside can call are run on plans of host calls.

use super::bench::Blame;
use super::function::take;
use super::runs::Runs;
use super::{Asked, Beyond, Config, RunBudget, VALIDATOR, WEAKER, decide};
use crate::accesses::{Relation, weakened};
use crate::answer::answer;
use crate::beyond::beyond_executions;
use crate::inputs::TestInput;
use crate::interp::{ByteMark, Program, Value};
use crate::module::bench::run_function;
use crate::module::relate::{Dependence, dependence};
use crate::tv::context::{Mode, Uninit};
use crate::tv::promises::known::{beyond_model, exchanged_intrinsics};
use crate::tv::validate::{Conclusion, Report, Subject};
use crate::verdict::{Finding, FunctionReport, Open, OpenClass, Unsettled};
use tandem_ir::module::GlobalKind;
use tandem_ir::{Function, Global, Header};

/// What is said of two functions.
pub struct Judged {
    /// Findings, inputs, and why nothing is proved.
    pub report: FunctionReport,
    /// The validator's own report, or the reason why there is none.
    pub validated: Result<Report, String>,
}

/// Decides about two functions, each with the module that it belongs to. `ask` asks the validator; `mode` says what inputs
/// may be.
pub fn pair(
    source: Subject<'_>,
    target: Subject<'_>,
    (config, mode): (&Config, &Mode),
    ask: impl FnOnce() -> Result<Report, String>,
) -> Judged {
    let cx = &source.module.header;
    let mut report = FunctionReport {
        name: cx.global_name(source.function.global).to_owned(),
        steps: 1,
        ..FunctionReport::default()
    };
    let both = (
        (cx, source.function),
        (&target.module.header, target.function),
    );
    let weakened = weakened(both.0, both.1, Relation::Transformed);
    // What either side does outside is made up: a target may call what the source does not.
    let outside = [source, target]
        .iter()
        .any(|s| beyond_executions(s.module, [s.function.global]));
    let beyond = Beyond {
        outside,
        unknown: [source, target]
            .iter()
            .find_map(|s| beyond_model(s.module, [s.function.global]))
            .or_else(|| exchanged_intrinsics(&[both.0], &[both.1])),
    };
    let unknown = beyond.unknown.clone();
    let mut validated = Err("the validator was not asked".to_owned());
    let (runs, open) = decide::<Function, _>(
        &mut report,
        Blame::Target,
        (weakened, Asked::Always, beyond),
        &mut validated,
        |_, report| run(source, target, (config, mode), report),
        |validated, report| {
            *validated = ask();
            match validated {
                Ok(r) => take(Ok(answer(r.clone())), report, Blame::Target),
                Err(why) => Some(Open::new(OpenClass::NotAsked, why.clone())),
            }
        },
    );
    report.unsettled.extend(open.map(|open| Unsettled {
        step: 1,
        open,
        runs,
    }));
    let mut judged = Judged { report, validated };
    if let Some(what) = unknown {
        judged.take_back(&format!("{what} is not modelled"));
    }
    judged.forgive(source, target);
    judged
}

impl Judged {
    /// Takes back a counterexample that begins with arguments or contents of memory that the rest of the module may never
    /// bring about. What is left is *unproven*.
    fn forgive(&mut self, source: Subject<'_>, target: Subject<'_>) {
        let found = !self.report.findings.is_empty() || self.validator_differs();
        if !found || std::ptr::eq(source.module, target.module) {
            return;
        }
        let name = &self.report.name;
        match dependence(source.module, target.module, source.function) {
            Dependence::None => {}
            Dependence::State => {
                let why = format!(
                    "@{name} looks at variables that only its module writes, or that became others"
                );
                self.keep(|f| f.cause != VALIDATOR, OpenClass::Context, &why);
            }
            Dependence::Calls => {
                let why = format!(
                    "only its own module calls @{name}, with what arguments is not worked out"
                );
                self.keep(|f| f.cause.starts_with(WEAKER), OpenClass::Context, &why);
            }
        }
    }

    /// True if the validator has a counterexample, seen or not.
    fn validator_differs(&self) -> bool {
        let differs = |r: &Report| {
            matches!(r.conclusion, Conclusion::Incorrect(_)) || r.unconfirmed.is_some()
        };
        self.validated.as_ref().is_ok_and(differs)
    }

    /// What the validator has found, if that is no finding, is no answer any more.
    fn take_back(&mut self, why: &str) {
        if self.report.findings.iter().any(|f| f.cause == VALIDATOR) {
            return;
        }
        let differs = self.validator_differs();
        if let Ok(r) = &mut self.validated
            && differs
        {
            r.conclusion = Conclusion::Unproven(why.into());
            r.unconfirmed = None;
        }
    }

    /// Leaves only some findings; what the validator had found is then no answer any more.
    fn keep(&mut self, kept: impl Fn(&Finding) -> bool, class: OpenClass, why: &str) {
        let before = self.report.findings.len();
        self.report.findings.retain(kept);
        if self.report.findings.len() == before && !self.validator_differs() {
            return;
        }
        self.take_back(why);
        let runs = self.report.inputs;
        self.report.unsettled.push(Unsettled {
            step: 1,
            open: Open::new(class, why.to_owned()),
            runs,
        });
    }
}

fn run(
    source: Subject<'_>,
    target: Subject<'_>,
    (config, mode): (&Config, &Mode),
    report: &mut FunctionReport,
) {
    let (s, t) = (source.module, target.module);
    let modules_differ = !std::ptr::eq(s, t);
    if mode.uninit != Uninit::Poison {
        let why = "fresh memory is poison to the interpreter";
        *report.inconclusive.entry(why.into()).or_default() += 1;
        return;
    }
    let as_programs = |report: &mut FunctionReport| {
        let functions = (source.function.global, target.function.global);
        let restricted = !mode.undef_input || !mode.poison_input;
        // Plans have arguments that may be either.
        if !restricted {
            run_function((s, t), functions, config, report);
        }
    };
    if modules_differ && !numbered_alike(&s.header, &t.header) {
        return as_programs(report);
    }
    let before = report.findings.len();
    run_as_they_are(source, target, (config, mode), report);
    // What is in variables that only the module writes was drawn: whether that can be, a run of the whole program says.
    let drawn = report.findings.len() > before
        && modules_differ
        && has_state(&s.header)
        && matches!(dependence(s, t, source.function), Dependence::State);
    if drawn {
        report.findings.truncate(before);
        as_programs(report);
    }
}

/// True if there are variables that keep what the module wrote: not those of a block or of a thread, which begin with anything.
fn has_state(cx: &Header) -> bool {
    const SHARED: u32 = 3;
    const LOCAL: u32 = 5;
    cx.live_globals().any(|(g, d)| {
        let written = cx.variable(g).is_some_and(|v| !v.constant);
        written && d.linkage.is_local() && !matches!(d.addrspace, SHARED | LOCAL)
    })
}

/// Runs functions that call what both modules have by the same number.
fn run_as_they_are(
    source: Subject<'_>,
    target: Subject<'_>,
    (config, mode): (&Config, &Mode),
    report: &mut FunctionReport,
) {
    let compiled = (
        Program::compile(source.module),
        Program::compile(target.module),
    );
    let (s, t) = match compiled {
        (Ok(s), Ok(t)) => (s, t),
        (Err(u), _) | (_, Err(u)) => {
            let why = format!("unsupported: {}", u.construct);
            *report.inconclusive.entry(why).or_default() += 1;
            return;
        }
    };
    let admitted = |input: &TestInput| allowed(input, mode);
    let mut runs = Runs::new(source.module, source.function, s, &admitted);
    let mut budget = RunBudget::new(config);
    let target = (&t, target.function.global);
    runs.compare_all(
        target,
        (config, &mut budget),
        report,
        Blame::<Function>::Target,
    );
}

/// True if the mode has inputs as this one.
fn allowed(input: &TestInput, mode: &Mode) -> bool {
    fn holds(v: &Value, which: &dyn Fn(&Value) -> bool) -> bool {
        match v {
            Value::Elements(parts) => parts.iter().any(|p| holds(p, which)),
            v => which(v),
        }
    }
    let any = |which: &dyn Fn(&Value) -> bool| input.args.iter().any(|v| holds(v, which));
    // Buffers hold either here and there.
    let open = |m: &(u64, ByteMark)| !matches!(m.1, ByteMark::Pointer { .. });
    let marked = (input.buffers.iter()).any(|b| b.contents.marks.iter().any(open));
    let undef = marked || any(&|v| matches!(v, Value::Undef));
    let poison = marked || any(&|v| matches!(v, Value::Poison));
    (mode.undef_input || !undef) && (mode.poison_input || !poison)
}

/// True if two modules have the same variables, and number alike whatever both have.
fn numbered_alike(a: &Header, b: &Header) -> bool {
    let variables = |cx: &Header| -> Vec<(Global, Option<u64>, u32)> {
        let all = cx.live_globals().filter_map(|(g, d)| match d.kind {
            GlobalKind::Function(_) => None,
            _ => {
                let size = cx.layout.alloc_size(&cx.types, d.ty);
                Some((g, size, d.addrspace))
            }
        });
        all.collect()
    };
    let agree = |a: &Header, b: &Header| {
        a.live_globals().all(|(g, d)| match d.name.as_deref() {
            Some(name) => b.lookup(name).is_none_or(|h| h == g),
            None => b.globals.get(g).is_some_and(|e| e.name.is_none()),
        })
    };
    variables(a) == variables(b) && agree(a, b) && agree(b, a)
}
