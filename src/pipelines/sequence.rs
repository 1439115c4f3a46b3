//! Every entry of a pipeline judged in its place: by both forms and all oracles, on what the entries before have left.

use super::check::check;
use super::expect::{Doing, Order, Part, PlacedPass, drop_notes};
use super::{Subject, draw};
use crate::judge::{self, Judging};
use crate::registry::{self, Entry};
use crate::report::{FileReport, FindingReport};
use crate::signature::Signature;
use tandem_ir::Module;
use tandem_ir::rewrite::ModuleRewrite;
use tandem_oracle::module::bench::pair;
use tandem_oracle::verdict::Verdict;

/// What reports call the pipeline as a whole.
pub const WHOLE: &str = "pipeline";

/// Judges the entries of a pipeline in order, and then what the pass manager makes of all of them: a report for each entry,
/// and one called [`WHOLE`]; also the module at the end. `name` is what reports call the module, `again` the command that
/// repeats them.
///
/// # Errors
/// One line: the subject is no pipeline.
pub fn judge(
    judging: &Judging,
    subject: &Subject,
    module: &Module,
    (name, again): (&str, &str),
) -> Result<(Vec<FileReport>, Module), String> {
    let pipeline = subject.pipeline()?;
    let order = Order::of(&pipeline.elements, pipeline.phase_two);
    let mut current = module.clone();
    let mut reports = Vec::new();
    for part in &order.parts {
        // Functions are judged on their own, so that it does not matter whose turn comes first.
        for place in part.places() {
            let mut report = entry(judging, place, &mut current, name);
            in_its_place(&mut report, place, order.entries, again);
            reports.push(report);
        }
    }
    reports.push(whole(
        judging,
        subject,
        (module, &current),
        &order,
        (name, again),
    ));
    Ok((reports, current))
}

/// Judges one entry, and lets production's result stand.
fn entry(judging: &Judging, place: &PlacedPass, current: &mut Module, name: &str) -> FileReport {
    match Entry::new(&place.params, &judging.options) {
        Entry::Function(forms) => {
            let (report, changed) = judge::by_pass(judging, &forms, current, name);
            for (n, body) in changed {
                current.bodies[n] = body;
                drop_notes(current, place, Some(n));
            }
            report
        }
        Entry::Module(forms) => {
            let (report, changed) = judge::by_pass(judging, &forms, current, name);
            for (_, after) in changed {
                *current = after;
                drop_notes(current, place, None);
            }
            report
        }
        // Pipelines of LLVM IR have no place for one; their parser refuses it.
        Entry::Machine(forms) => {
            unreachable!("{:?} stands in a pipeline of LLVM IR", forms.id)
        }
    }
}

/// Says of each finding where in the pipeline it is, and how to see it again.
fn in_its_place(report: &mut FileReport, place: &PlacedPass, of: usize, again: &str) {
    let id = place.id.map_or_else(String::new, |id| format!(" ({id})"));
    let at = format!("entry {} of {of}{id}", place.entry);
    for f in &mut report.findings {
        f.message = format!("{at}: {}", f.message);
        again.clone_into(&mut f.reproduce);
    }
    let lists = [&mut report.missed, &mut report.open];
    for text in lists.into_iter().flatten() {
        *text = format!("{at}: {text}");
    }
}

/// The report on the pipeline as a whole: source and result executed side by side, and the pass manager against the
/// entries one by one.
fn whole(
    judging: &Judging,
    subject: &Subject,
    (module, after): (&Module, &Module),
    order: &Order,
    (name, again): (&str, &str),
) -> FileReport {
    let mut report = FileReport::new(name, WHOLE);
    let hidden = hides_names(order);
    let mut context = registry::module_context(&judging.options);
    for place in order.places() {
        context.keep.extend(place.params.kept_names());
    }
    let compared = pair(module, after, &context, hidden, &judging.config);
    report.add(&compared, again);
    report.functions = module.bodies.len();
    let seed = draw::seed_of(module);
    if let Err(f) = check(module, subject, seed) {
        let verdict = match f.cause {
            "crash" => Verdict::Crash,
            _ => Verdict::InvariantBroken,
        };
        report.findings.push(FindingReport {
            verdict: verdict.name(),
            function: String::new(),
            step: None,
            rewrite: None,
            rewrite_kind: None,
            fields: Vec::new(),
            cause: f.cause.into(),
            signature: Signature::new(WHOLE, verdict.name(), None, f.cause),
            message: f.message,
            counterexample: Vec::new(),
            reproduce: format!("tandemc {subject} '{name}'"),
        });
        report.raise(verdict);
    }
    report
}

/// True if some pass of an order hides names, so that nobody may call them any more.
pub fn hides_names(order: &Order) -> bool {
    let mut kinds = order.places().flat_map(|p| p.params.id().rewrites);
    kinds.any(|k| ModuleRewrite::kind_hides_names(k))
}

/// True if every pass of an order is one on functions, so that the module keeps its names.
pub fn keeps_names(order: &Order) -> bool {
    !order
        .parts
        .iter()
        .any(|p| matches!(p, Part::Module(Doing::Pass(_))))
}
