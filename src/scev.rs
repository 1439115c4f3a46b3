//! Scalar evolution of one function before the judge: production's claims and the reference's, compared with each other
//! and held against executions on the same inputs.
//!
//! ```text
//!   production  ScalarEvolution -> claims \   compare: values and counts that contradict each other   -> findings
//!   reference   Evolution       -> claims /   held:    each form's claims on executions of the input   -> findings
//! ```
//!
//! [`examine`] is what `tandem analyze` shows. A claim is *held* if an execution came to where it can be seen, *idle*
//! otherwise; an idle claim is no evidence, and is counted as such.
//!
//! With `delinearize` the accesses in loops and their subscripts are held as well. With no inputs only production's
//! text is made, which is printed as LLVM's `print<scalar-evolution>` and `print<delinearization>` do.

use crate::launch::{Description, How};
use tandem_ir::Module;
use tandem_ir::claims::scev::{AccessClaim, Expr, LoopClaim, Obligation, Printer, Scev, Shown};
use tandem_ir::text::print_inst;
use tandem_optimized::analysis::scev::{Limits, ScalarEvolution};
use tandem_optimized::context::Cx;
use tandem_optimized::defects::Defects;
use tandem_oracle::inputs::Generator;
use tandem_oracle::interp::{LaunchRun, Limits as RunLimits, Schedule};
use tandem_oracle::scev::compare::{Agreement, Conflicting, compare};
use tandem_oracle::scev::hold::{Contradiction, Held, Holder, Tally};
use tandem_reference::scev::Evolution;

/// How a function is examined.
#[derive(Clone, Copy, Debug)]
pub struct Settings<'a> {
    /// Launches of the module's kernels on which claims are held as well, with the path for diagnostics.
    pub launches: Option<(&'a Description, &'a str)>,
    /// Inputs on which claims are held against executions.
    pub inputs: u64,
    /// Most instructions per input.
    pub steps: u64,
    /// `scalar-evolution-max-iterations`.
    pub max_iterations: u32,
    /// `delinearize-use-fixed-size-array-heuristic`.
    pub fixed_size_arrays: bool,
    /// The text has the expressions of values.
    pub classify: bool,
    /// The text is about the accesses in loops and their subscripts, which are held as well.
    pub delinearize: bool,
}

/// What is said of a loop, as text.
#[derive(Clone, Debug)]
pub struct LoopText {
    /// Header of the loop.
    pub header: String,
    /// The header of the loop around it.
    pub parent: Option<String>,
    /// Exact, constant maximum, symbolic maximum.
    pub counts: [Option<String>; 3],
    /// Divides the number of trips.
    pub multiple: Option<u32>,
    /// The counts rest on the assumption that the loop ends.
    pub finite: bool,
}

impl LoopText {
    fn new(printer: &Printer<'_>, l: &LoopClaim) -> LoopText {
        let text = |e: Option<_>| e.map(|e| printer.typed(e));
        LoopText {
            header: printer.block(l.header),
            parent: l.parent.map(|p| printer.block(p)),
            counts: [text(l.exact), text(l.constant_max), text(l.symbolic_max)],
            multiple: l.multiple,
            finite: l.finite,
        }
    }
    /// One line.
    pub fn words(&self) -> String {
        let word = |n: usize| self.counts[n].as_deref().unwrap_or("unknown");
        let ground = if self.finite { ", if it ends" } else { "" };
        let multiple = self.multiple.unwrap_or(1);
        format!(
            "loop {}: goes back {} times, at most {} ({}), trips are a multiple of {multiple}{ground}",
            self.header,
            word(0),
            word(1),
            word(2)
        )
    }
}

/// What is said of an access in a loop, as text.
#[derive(Clone, Debug)]
pub struct AccessText {
    /// The load or store.
    pub inst: String,
    /// Bytes from the base.
    pub offset: String,
    /// Bytes of an element, extents, subscripts; nothing where there are none.
    pub list: Option<(u64, Vec<String>, Vec<String>)>,
    /// What is not shown of the subscripts, or only for extents greater than 0.
    pub open: Vec<String>,
}

impl AccessText {
    fn new(printer: &Printer<'_>, a: &AccessClaim) -> AccessText {
        let all = |es: &[Expr]| es.iter().map(|&e| printer.expr(e)).collect();
        let list = a.list.as_ref();
        let shown = list.iter().flat_map(|l| &l.shown);
        let open = shown.filter(|s| s.1 != Shown::Proved);
        AccessText {
            inst: printer.inst(a.inst),
            offset: printer.expr(a.offset),
            list: list.map(|l| (l.elem, all(&l.dims), all(&l.subs))),
            open: open.map(|&(what, shown)| words(what, shown)).collect(),
        }
    }
    fn json(&self) -> serde_json::Value {
        let list = self.list.as_ref();
        serde_json::json!({
            "inst": self.inst, "offset": self.offset,
            "elem": list.map(|l| l.0), "dims": list.map(|l| &l.1), "subs": list.map(|l| &l.2),
            "open": self.open,
        })
    }
}

fn words(what: Obligation, shown: Shown) -> String {
    let what = match what {
        Obligation::Invariant(k) => format!("extent {k} is invariant"),
        Obligation::Lower(k) => format!("subscript {k} is not negative"),
        Obligation::Upper(k) => format!("subscript {k} is less than its extent"),
        Obligation::NoWrap => "the sum does not wrap".into(),
    };
    match shown {
        Shown::IfPositive => format!("{what}, unless the extent is 0 or negative"),
        _ => what,
    }
}

/// What one function came to, or several together.
#[derive(Clone, Debug, Default)]
pub struct FunctionReport {
    /// Its name.
    pub name: String,
    /// Production's claims as LLVM prints them.
    pub text: String,
    /// Production's counts.
    pub loops: Vec<LoopText>,
    /// Production's accesses, if they were asked for.
    pub accesses: Vec<AccessText>,
    /// Inputs on which a run said something.
    pub inputs: u64,
    /// Production's claims against executions.
    pub production: Tally,
    /// Production's values that no run came to, as the instructions that compute them.
    pub idle: Vec<String>,
    /// The reference's.
    pub reference: Tally,
    /// Values and counts of both forms side by side.
    pub agreement: [Agreement; 2],
    /// Loops, and those with an exact count.
    pub counted: (u64, u64),
    /// What is wrong.
    pub findings: Vec<String>,
}

/// Examines body number `n` of a module.
pub fn examine(module: &Module, n: usize, settings: &Settings<'_>) -> FunctionReport {
    let f = &module.bodies[n];
    let production = claimed(module, n, settings, &Defects::default());
    let printer = Printer::new(&module.header, f, &production);
    let mut report = FunctionReport {
        name: module.header.global_name(f.global).to_owned(),
        text: match settings.delinearize {
            true => printer.accesses(),
            false => printer.function(settings.classify),
        },
        accesses: production
            .accesses
            .iter()
            .map(|a| AccessText::new(&printer, a))
            .collect(),
        loops: production
            .loops
            .iter()
            .map(|l| LoopText::new(&printer, l))
            .collect(),
        counted: (
            production.loops.len() as u64,
            production
                .loops
                .iter()
                .filter(|l| l.exact.is_some())
                .count() as u64,
        ),
        ..FunctionReport::default()
    };
    if settings.inputs == 0 {
        return report;
    }
    let reference = Evolution::new(&module.header, f).claims();
    let came = held(
        module,
        n,
        &production,
        "production",
        settings,
        &mut report.findings,
    );
    report.agreement = compared(
        (module, n),
        (&production, &came.shown),
        &reference,
        &mut report.findings,
    );
    report.production = came.tally;
    report.inputs = came.runs;
    report.idle = came.idle;
    report.reference = held(
        module,
        n,
        &reference,
        "the reference",
        settings,
        &mut report.findings,
    )
    .tally;
    report
}

/// What production claims of body number `n`.
fn claimed(module: &Module, n: usize, settings: &Settings<'_>, defects: &Defects) -> Scev {
    let limits = Limits {
        max_iterations: settings.max_iterations,
        fixed_size_arrays: settings.fixed_size_arrays,
        ..Limits::default()
    };
    let cx = Cx::new(&module.header, defects);
    let production = ScalarEvolution::new(cx, &module.bodies[n], limits);
    match settings.delinearize {
        true => production.claims_with_accesses(),
        false => production.claims(),
    }
}

/// What both forms claim of body number `n` with the usual limits: production, with a defect that may be on, and the reference.
pub fn claims_of_both(module: &Module, n: usize, defects: &Defects) -> [Scev; 2] {
    let cx = Cx::new(&module.header, defects);
    let production = ScalarEvolution::new(cx, &module.bodies[n], Limits::default()).claims();
    [
        production,
        Evolution::new(&module.header, &module.bodies[n]).claims(),
    ]
}

/// What the reference and executions say against production's claims about body number `n`, with a defect that may be on.
pub fn contradictions(
    module: &Module,
    n: usize,
    settings: &Settings<'_>,
    defects: &Defects,
) -> Vec<String> {
    let production = claimed(module, n, settings, defects);
    let mut findings = Vec::new();
    let came = held(
        module,
        n,
        &production,
        "production",
        settings,
        &mut findings,
    );
    if findings.is_empty() {
        let reference = Evolution::new(&module.header, &module.bodies[n]).claims();
        let said = (&production, came.shown.as_slice());
        compared((module, n), said, &reference, &mut findings);
    }
    findings
}

/// Compares the claims of both forms about body number `n`: how they agree in values and counts. Constants that cannot both be
/// right are a finding where executions have shown the one of production: where control never comes, or not without undefined
/// behaviour, both may be.
fn compared(
    (module, n): (&Module, usize),
    (production, shown): (&Scev, &[Conflicting]),
    reference: &Scev,
    findings: &mut Vec<String>,
) -> [Agreement; 2] {
    let f = &module.bodies[n];
    let printer = Printer::new(&module.header, f, production);
    let (values, counts, conflicts) = compare(production, reference);
    for c in conflicts.into_iter().filter(|c| shown.contains(&c.place)) {
        let place = match c.place {
            Conflicting::Loop(h) => format!("loop {}", printer.block(h)),
            Conflicting::Inst(i) => tandem_ir::text::print_inst(&module.header, f, i),
        };
        let (a, b) = c.said;
        findings.push(format!(
            "the two forms contradict each other: {place}: {} is {a} in production and {b} in the reference",
            c.sort
        ));
    }
    [values, counts]
}

/// Holds claims against executions; what became of them, and how many inputs said something.
fn held(
    module: &Module,
    n: usize,
    claims: &Scev,
    whose: &str,
    settings: &Settings<'_>,
    findings: &mut Vec<String>,
) -> Came {
    let holder = Holder::new(module, n, claims);
    let mut held = Held::default();
    let mut runs = 0;
    if let Some(program) = holder.compile() {
        let generator = Generator::new(&module.header, &module.bodies[n], &module.bodies);
        for k in 0..settings.inputs {
            // A run that is undefined says nothing: drawn with more care, it may.
            for care in 0..3 {
                let input = generator.careful_input(1, k, care);
                let Some(wrong) = holder.hold(&program, &input, settings.steps, &mut held) else {
                    continue;
                };
                runs += 1;
                let first = wrong.into_iter().next();
                if let Some(w) = first {
                    findings.push(format!(
                        "claim of {whose}, {}, input {k}: {}",
                        w.sort, w.words
                    ));
                }
                break;
            }
        }
    }
    if let Some(wrong) = held_on_launches(module, n, &holder, settings, &mut held) {
        runs += 1;
        let first = wrong.into_iter().next();
        findings
            .extend(first.map(|w| format!("claim of {whose}, {}, launches: {}", w.sort, w.words)));
    }
    let text = |i| print_inst(&module.header, &module.bodies[n], i);
    let idle = holder.idle_values(&held).into_iter().map(text);
    Came {
        shown: shown(claims, &holder, &held),
        tally: holder.tally(&held),
        runs,
        idle: idle.map(|t| t.trim().to_owned()).collect(),
    }
}

fn shown(claims: &Scev, holder: &Holder<'_>, held: &Held) -> Vec<Conflicting> {
    let headers = claims.loops.iter().map(|l| l.header);
    let left = headers.filter(|&h| holder.was_counted(held, h));
    let insts = claims.values.iter().map(|v| v.inst);
    let computed = insts.filter(|&i| holder.was_computed(held, i));
    left.map(Conflicting::Loop)
        .chain(computed.map(Conflicting::Inst))
        .collect()
}

/// What became of the claims of one form.
struct Came {
    tally: Tally,
    /// Loops that executions have left where their counts say, and instructions whose values they have checked.
    shown: Vec<Conflicting>,
    /// Runs that said something.
    runs: u64,
    /// Values that no run came to, as the instructions that compute them.
    idle: Vec<String>,
}

/// Most instructions of the launches of a description, probes included.
const LAUNCH_STEPS: u64 = 1 << 26;

/// Claims about a kernel on the launches that are described; `None` if it is in none, or they say nothing: one does not return, or
/// has a race, or the description does not fit the module.
fn held_on_launches(
    module: &Module,
    n: usize,
    holder: &Holder<'_>,
    settings: &Settings<'_>,
    held: &mut Held,
) -> Option<Vec<Contradiction>> {
    let (description, path) = settings.launches?;
    let g = module.bodies[n].global;
    let name = module.header.global_name(g);
    let launched = description.launches.iter().any(|l| l.kernel == name);
    if !launched || !module.header.is_kernel(g) {
        return None;
    }
    let how = How {
        schedule: Schedule::RoundRobin(0),
        races: true,
        seed: 0,
        limits: RunLimits {
            steps: LAUNCH_STEPS,
            ..RunLimits::default()
        },
    };
    let mut listener = holder.listen();
    let done = description
        .execute_in(holder.probed(), path, how, Some(&mut listener))
        .ok()?;
    let mute = |(_, r): &(String, LaunchRun)| {
        !r.outcome.is_returned() || r.choices.race || !r.races.is_empty()
    };
    if done.runs.iter().any(mute) {
        return None;
    }
    Some(listener.finish(held))
}

impl FunctionReport {
    /// Adds what another one came to.
    pub fn add(&mut self, o: &FunctionReport) {
        let sum = |a: &mut Tally, b: &Tally| {
            a.values += b.values;
            a.values_held += b.values_held;
            a.counts += b.counts;
            a.counts_held += b.counts_held;
            a.lists += b.lists;
            a.lists_held += b.lists_held;
            a.checks += b.checks;
        };
        sum(&mut self.production, &o.production);
        sum(&mut self.reference, &o.reference);
        for (a, b) in self.agreement.iter_mut().zip(&o.agreement) {
            a.same += b.same;
            a.unlike += b.unlike;
            a.first_only += b.first_only;
            a.second_only += b.second_only;
        }
        self.counted.0 += o.counted.0;
        self.counted.1 += o.counted.1;
        self.inputs += o.inputs;
        self.findings.extend(o.findings.iter().cloned());
    }

    /// One line on the subscripts alone: how many lists there are, how many of them were held against an execution.
    pub fn lists(&self) -> String {
        let p = &self.production;
        format!(
            "delinearization: {} accesses with subscripts, {} held, {} idle; {} findings",
            p.lists,
            p.lists_held,
            p.lists - p.lists_held,
            self.findings.len()
        )
    }

    /// One line: how many claims, how many of them were held against an execution, how both forms agree.
    pub fn summary(&self) -> String {
        let (p, [values, counts]) = (&self.production, &self.agreement);
        format!(
            "scev: {} values, {} held, {} idle; {} loops, {} counted; {} counts, {} held, {} idle; {} checks; \
             values: {} same in the reference, {} unlike, {} production alone, {} reference alone; \
             exact counts: {} same, {} unlike, {} production alone, {} reference alone; {} findings",
            p.values,
            p.values_held,
            p.values - p.values_held,
            self.counted.0,
            self.counted.1,
            p.counts,
            p.counts_held,
            p.counts - p.counts_held,
            p.checks + self.reference.checks,
            values.same,
            values.unlike,
            values.first_only,
            values.second_only,
            counts.same,
            counts.unlike,
            counts.first_only,
            counts.second_only,
            self.findings.len()
        )
    }

    /// The same for machines.
    pub fn json(&self) -> serde_json::Value {
        let agreement = |a: &Agreement| {
            serde_json::json!({
                "same": a.same, "unlike": a.unlike,
                "production_alone": a.first_only, "reference_alone": a.second_only,
            })
        };
        let loops: Vec<serde_json::Value> = self
            .loops
            .iter()
            .map(|l| {
                serde_json::json!({
                    "header": l.header, "parent": l.parent,
                    "exact": l.counts[0], "constant_max": l.counts[1], "symbolic_max": l.counts[2],
                    "multiple": l.multiple, "if_it_ends": l.finite,
                })
            })
            .collect();
        let p = &self.production;
        serde_json::json!({
            "name": self.name,
            "loops": loops,
            "inputs": self.inputs,
            "values": { "claimed": p.values, "held": p.values_held, "idle": p.values - p.values_held, "not_reached": self.idle },
            "counts": { "claimed": p.counts, "held": p.counts_held, "idle": p.counts - p.counts_held },
            "accesses": self.accesses.iter().map(AccessText::json).collect::<Vec<_>>(),
            "subscripts": { "claimed": p.lists, "held": p.lists_held, "idle": p.lists - p.lists_held },
            "checks": p.checks + self.reference.checks,
            "reference": {
                "values": agreement(&self.agreement[0]),
                "exact_counts": agreement(&self.agreement[1]),
            },
            "findings": self.findings,
        })
    }
}
