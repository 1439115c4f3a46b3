//! Two functions of which nobody says how the second was made: the same decision as about a step of ours.
//!
//! Both are run on generated inputs, the validator is asked, and the texts of their accesses are compared ([`decide`]).
//! Functions of one module, or of two that number what they have in common alike, are run as they are; of any other two
//! modules those that the world outside can call are run on plans of host calls.

use super::bench::{Blame, Wrong, miscompile};
use super::function::take;
use super::{Asked, Config, RunBudget, decide};
use crate::accesses::{Relation, weakened};
use crate::answer::answer;
use crate::beyond::beyond_executions;
use crate::inputs::{Generator, MOST_CARE, TestInput, direct_callees};
use crate::interp::{ByteMark, Program, Value};
use crate::module::bench::run_function;
use crate::refine::{Comparison, SourceRun};
use crate::tv::context::{Mode, Uninit};
use crate::tv::validate::{Report, Subject};
use crate::verdict::{FunctionReport, Open, OpenClass, Unsettled};
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
    let mut validated = Err("the validator was not asked".to_owned());
    let (runs, open) = decide::<Function, _>(
        &mut report,
        Blame::Target,
        (weakened, Asked::Always, outside),
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
    Judged { report, validated }
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
    } else if modules_differ && !numbered_alike(&s.header, &t.header) {
        let functions = (source.function.global, target.function.global);
        let restricted = !mode.undef_input || !mode.poison_input;
        // Plans have arguments that may be either.
        if !restricted {
            run_function((s, t), functions, config, report);
        }
    } else {
        run_as_they_are(source, target, (config, mode), report);
    }
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
    let (f, g) = (source.function.global, target.function.global);
    let callees = direct_callees(source.function);
    let others = source.module.bodies.iter();
    let others: Vec<Function> = others
        .filter(|b| callees.contains(&b.global))
        .cloned()
        .collect();
    let generator = Generator::new(&source.module.header, source.function, &others);
    let mut budget = RunBudget::new(config);
    for n in 0..config.inputs {
        if budget.is_used_up(report) {
            return;
        }
        let Some(run) = source_run(&generator, (&s, f), n, (config, mode), &mut budget) else {
            continue;
        };
        let (comparison, taken) = run.compare_as(&s, &t, (f, g), config.steps);
        budget.take(taken);
        match comparison {
            Comparison::Refines => report.inputs += 1,
            Comparison::Inconclusive(why) => *report.inconclusive.entry(why).or_default() += 1,
            Comparison::Differs(how) => {
                let wrong = Wrong {
                    cause: how.sort,
                    on: format!("input {n}: "),
                    words: how.words,
                    counterexample: run.input.describe(),
                };
                let found = miscompile(report, Blame::<Function>::Target, wrong);
                report.findings.push(found);
                return;
            }
        }
    }
}

/// Runs the source on input number `n`, which is drawn again with more care where the run says nothing; `None` if the mode has no
/// such input.
fn source_run(
    generator: &Generator<'_>,
    (program, f): (&Program<'_>, Global),
    n: u64,
    (config, mode): (&Config, &Mode),
    budget: &mut RunBudget,
) -> Option<SourceRun> {
    let mut care = 0;
    loop {
        let input = generator.careful_input(config.seed, n, care);
        if !allowed(&input, mode) {
            return None;
        }
        let run = SourceRun::new(program, f, input, config.steps);
        budget.take(run.steps);
        if run.is_decided() || care == MOST_CARE {
            return Some(run);
        }
        // A run that does not end is dear: one more is made, the shortest.
        care = if run.steps >= config.steps {
            MOST_CARE
        } else {
            care + 1
        };
    }
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
