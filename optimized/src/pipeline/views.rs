//! Pipelines as people and programs see them: `--print-pipeline-passes` in its forms, and what is refused because it is not
//! built.

use super::assemble::Assembled;
use super::codegen::rows_at;
use super::entries::Entry;
use super::json::quoted;
use super::lists::Cond;
use super::plan::Plan;
use super::registry;
use super::text::Element;
use crate::options::nvvm::NVVMPassOptions;
use crate::options::shown;
use crate::options::slots::slot;
use tandem_ir::passes::lookup;

/// How a pipeline is printed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PipelineForm {
    /// The text that is read back.
    Text,
    /// With the documents' numbers and labels.
    Document,
    /// An array of entries.
    Json,
    /// The list of code generation.
    Codegen,
}

/// The names of the forms on the command line.
pub const FORMS: [(&str, PipelineForm); 4] = [
    ("text", PipelineForm::Text),
    ("document", PipelineForm::Document),
    ("json", PipelineForm::Json),
    ("codegen", PipelineForm::Codegen),
];

/// The five entries that stand in front of every pipeline of the documents (PL-026).
const PHASE_0: [(&str, &str); 5] = [
    ("P0-01", "TargetLibraryInfo(0)"),
    ("P0-02", "TargetTransformInfo(1)"),
    ("P0-03", "verify(0)"),
    ("P0-04", "AssumptionCache(0)"),
    ("P0-05", "ProfileSummary(1)"),
];

/// An entry for lists: its number, its text, scope, phase, label and gate.
struct Line {
    id: String,
    text: String,
    scope: &'static str,
    phase: u8,
    label: &'static str,
    gate: String,
    /// Why it is there, in words.
    why: String,
    built: bool,
}

/// The entries of a pipeline that was assembled, or the elements of one that was read.
fn lines(elements: &[Element], phase_two: usize, assembled: Option<&Assembled>) -> Vec<Line> {
    match assembled {
        Some(a) => a.entries.iter().map(line_of).collect(),
        None => {
            let mut all = Vec::new();
            for (n, e) in elements.iter().enumerate() {
                let phase = if n >= phase_two { 2 } else { 1 };
                leaves(e, "M", phase, &mut all);
            }
            all
        }
    }
}

fn line_of(e: &Entry) -> Line {
    let phase = match e.phase {
        super::assemble::Phase::II => 2,
        _ => 1,
    };
    let gate = e
        .row
        .map_or_else(Vec::new, |r| r.gate.iter().map(spelled).collect());
    Line {
        id: e.row.map_or("-", |r| r.id).into(),
        text: e.element.to_string(),
        scope: e.scope.letter(),
        phase,
        label: e.row.map_or("-", |r| r.label),
        gate: match gate.is_empty() {
            true => "-".into(),
            false => gate.join("&"),
        },
        why: why(e),
        built: is_built(&e.element),
    }
}

fn leaves(e: &Element, scope: &'static str, phase: u8, all: &mut Vec<Line>) {
    let scope = match e {
        Element::Pass(p) if scope == "M" => p.pass.scope.letter(),
        _ => scope,
    };
    if let Element::Group(_, inside) = e {
        return inside.iter().for_each(|e| leaves(e, scope, phase, all));
    }
    all.push(Line {
        id: "-".into(),
        text: e.to_string(),
        scope,
        phase,
        label: "-",
        gate: "-".into(),
        why: "it stands in the text".into(),
        built: is_built(e),
    });
}

fn is_built(e: &Element) -> bool {
    match e {
        Element::Pass(p) => p.pass.runs(),
        _ => true,
    }
}

/// What a list of entries is for.
const LISTS: [(&str, &str); 10] = [
    ("DRV", "the driver puts it in front"),
    ("PRE", "it prepares every level above 0"),
    ("O0", "without optimization it is needed all the same"),
    ("PLG", "it is a built-in entry of the plugin array"),
    ("T0", "it is one of tier 0"),
    ("TN", "it is one of the tier of -O1 to -O3"),
    ("A", "it is one of fast compilation 'max'"),
    ("B", "it is one of fast compilation 'mid'"),
    ("C", "it is one of fast compilation 'min'"),
    ("FIN", "it stands at the end of every pipeline"),
];

/// Why an entry stands where it does: its list, and its conditions, all of which hold.
fn why(e: &Entry) -> String {
    let list = LISTS.iter().find(|l| l.0 == e.list);
    let list = match (e.row, list) {
        (Some(_), Some((_, what))) => *what,
        _ => "an option puts it there",
    };
    let gate = e.row.map_or(&[][..], |r| r.gate);
    let conditions = gate.iter().map(in_words);
    let all: Vec<String> = std::iter::once(list.to_owned()).chain(conditions).collect();
    all.join("; ")
}

/// A condition that holds, in words, with the option that would change it.
fn in_words(c: &Cond) -> String {
    let knob = |n: u16| {
        let knob = slot(n).map_or("", |s| s.knob);
        knob.split(" / ").next().unwrap_or(knob)
    };
    match *c {
        Cond::On(n) => format!("-{} is set", knob(n)),
        Cond::Off(n) => format!("-{} is not set", knob(n)),
        Cond::Knob(key) => format!("-{key} is set"),
        Cond::TierFrom(t) => format!("from tier {t} on"),
        Cond::TierBelow(t) => format!("below tier {t}"),
        Cond::TierIs(t) => format!("at tier {t}"),
        Cond::TierNot(t) => format!("not at tier {t}"),
        Cond::NoSpaces => "no memory-space-opt stands before".into(),
        Cond::Either(a, b) => format!("{} or {}", in_words(a), in_words(b)),
    }
}

/// A condition as the documents write it.
fn spelled(c: &Cond) -> String {
    match c {
        Cond::On(n) => n.to_string(),
        Cond::Off(n) => format!("!{n}"),
        Cond::Knob(key) => (*key).into(),
        Cond::TierFrom(t) => format!("T>={t}"),
        Cond::TierBelow(t) => format!("T<{t}"),
        Cond::TierIs(t) => format!("T={t}"),
        Cond::TierNot(t) => format!("T!={t}"),
        Cond::NoSpaces => "!V244".into(),
        Cond::Either(a, b) => format!("{}|{}", spelled(a), spelled(b)),
    }
}

/// A pipeline in one of the forms, with a line end.
pub fn print(
    form: PipelineForm,
    elements: &[Element],
    phase_two: usize,
    assembled: Option<&Assembled>,
    options: &NVVMPassOptions,
) -> String {
    match form {
        PipelineForm::Text => format!("{}\n", super::text::print(elements)),
        PipelineForm::Document => document(&lines(elements, phase_two, assembled)),
        PipelineForm::Json => json(&lines(elements, phase_two, assembled)),
        PipelineForm::Codegen => codegen(options.number(9)),
    }
}

/// A pipeline with the reason for each entry on a line of its own.
pub fn explained(elements: &[Element], phase_two: usize, assembled: Option<&Assembled>) -> String {
    let mut out = String::new();
    for l in lines(elements, phase_two, assembled) {
        out.push_str(&document_line(&l));
        out.push_str(&format!("              {}\n", l.why));
    }
    out
}

fn document(lines: &[Line]) -> String {
    let mut out = String::new();
    for (id, text) in PHASE_0 {
        out.push_str(&format!("{id:<8} 0 -  {text}\n"));
    }
    lines.iter().for_each(|l| out.push_str(&document_line(l)));
    out
}

fn document_line(l: &Line) -> String {
    let built = if l.built { "" } else { "  /* not built */" };
    let label = if l.label == "-" { "" } else { l.label };
    let gate = match l.gate.as_str() {
        "-" => String::new(),
        gate => format!("  when {gate}"),
    };
    let line = format!(
        "{:<8} {} {:<2} {}  [{label}]{gate}{built}",
        l.id, l.phase, l.scope, l.text
    );
    line.trim_end().to_owned() + "\n"
}

fn json(lines: &[Line]) -> String {
    let rows: Vec<String> = lines
        .iter()
        .map(|l| {
            format!(
                "  {{\"entry\": {}, \"text\": {}, \"scope\": {}, \"phase\": {}, \"label\": {}, \"gate\": {}, \"why\": {}, \"built\": {}}}",
                quoted(&l.id),
                quoted(&l.text),
                quoted(l.scope),
                l.phase,
                quoted(l.label),
                quoted(&l.gate),
                quoted(&l.why),
                l.built
            )
        })
        .collect();
    format!("[\n{}\n]\n", rows.join(",\n"))
}

fn codegen(level: i32) -> String {
    let mut out = String::new();
    for r in rows_at(level) {
        out.push_str(&format!("{} {}\n", r.id, r.text));
    }
    out
}

/// Why a pipeline that names unbuilt passes is refused (section 7.2), under the name by which it was asked for; lines
/// begin with the name of the command that says it.
pub fn refusal(command: &str, name: &str, of_level: bool, plan: &Plan) -> String {
    let names: Vec<&str> = plan.unbuilt.iter().map(|u| u.name.as_str()).collect();
    if let ([only], false, false) = (names.as_slice(), of_level, plan.has_passes()) {
        return not_built(command, only);
    }
    let (passes, are) = match names.len() {
        1 => ("pass", "is"),
        _ => ("passes", "are"),
    };
    format!(
        "{command}: pipeline {} needs {} {passes} that {are} not built: {}\n\
         {command}: {} of its {} entries can run; --skip-unbuilt runs those, --print-pipeline-passes prints all",
        shown(name),
        names.len(),
        names.join(", "),
        plan.runnable,
        plan.entries
    )
}

/// What is said of a single pass that is known and not built.
fn not_built(command: &str, name: &str) -> String {
    if lookup(name).is_some_and(|id| id.on_machine()) {
        return format!(
            "{command}: pass '{name}' works on machine functions: give it a file in PTX, and write machine({name})"
        );
    }
    let what = match registry::find(name) {
        Some(_) => "pass",
        None => "analysis",
    };
    let of = name
        .split_once('<')
        .map_or(name, |n| n.1.trim_end_matches('>'));
    format!("{command}: {what} '{of}' is known but not built in this version")
}

/// A warning for each pass that is left out.
pub fn skipped(plan: &Plan) -> Vec<String> {
    let line = |u: &super::plan::Unbuilt| {
        let entries = match u.entries.is_empty() {
            true => String::new(),
            false => format!(" ({})", u.entries.join(", ")),
        };
        format!("warning: pass '{}'{entries} is not built; skipped", u.name)
    };
    plan.unbuilt.iter().map(line).collect()
}

/// The last line of a run that left something out.
pub fn ran(name: &str, plan: &Plan) -> String {
    let (some, all) = (plan.runnable, plan.entries);
    format!("pipeline {}: {some} of {all} entries ran", shown(name))
}
