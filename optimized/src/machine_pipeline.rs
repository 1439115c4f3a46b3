//! Pipelines of passes on machine functions: their text, and running them on a PTX module.
//!
//! The text is that of LLVM's pass managers: `machine(branch-folder,block-placement)`, or `machine-function(…)`; `verify` may
//! stand anywhere. Each pass runs on every function with a body, in the order of the file.

use crate::options::Options;
use crate::pass::{Invocation, Turns};
use crate::passes::MachineForm;
use crate::pipeline::json::quoted;
use crate::report;
use std::collections::BTreeMap;
use std::time::{Duration, Instant};
use tandem_ir::diag::nearest;
use tandem_ir::machine::text::{Style, print_function};
use tandem_ir::machine::verify::{Level, verify_function};
use tandem_ir::machine::{MModule, MachineContext};
use tandem_ir::passes::{Params, lookup, on_machine};
use tandem_ir::rewrite::NoTrace;

/// One entry of a pipeline.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Entry {
    /// A pass.
    Pass(MachineForm),
    /// The verifier.
    Verify,
}

/// Reads the text of a pipeline.
///
/// # Errors
/// A name that is no pass on machine functions, or parentheses that do not match: one sentence.
pub fn parse(text: &str) -> Result<Vec<Entry>, String> {
    let mut out = Vec::new();
    let mut rest = text.trim();
    while !rest.is_empty() {
        let end = rest.find([',', '(', ')']).unwrap_or(rest.len());
        let (name, after) = (rest[..end].trim(), &rest[end..]);
        if let Some(inner) = after.strip_prefix('(') {
            if name != "machine" && name != "machine-function" {
                return Err(format!(
                    "unknown pass manager '{name}' of a PTX pipeline; there is machine(…)"
                ));
            }
            let close = inner.find(')').ok_or("missing ')' in the pipeline")?;
            for name in inner[..close].split(',').map(str::trim) {
                if name.contains('(') {
                    return Err(format!(
                        "'{name}' in machine(…): passes on machine functions hold no others"
                    ));
                }
                if !name.is_empty() {
                    out.push(entry(name)?);
                }
            }
            rest = inner[close + 1..].trim_start();
        } else if after.starts_with(')') {
            return Err("')' without '(' in the pipeline".into());
        } else {
            match name {
                "" => {}
                "verify" => out.push(Entry::Verify),
                _ if lookup(name).is_some_and(|id| id.on_machine()) => {
                    return Err(format!(
                        "pass '{name}' works on machine functions: write machine({name})"
                    ));
                }
                _ => return Err(unknown(name)),
            }
            rest = after;
        }
        rest = match rest.strip_prefix(',') {
            Some(more) => more.trim_start(),
            None if rest.is_empty() => rest,
            None => return Err(format!("expected ',' in front of '{rest}' in the pipeline")),
        };
    }
    Ok(out)
}

fn entry(name: &str) -> Result<Entry, String> {
    if name == "verify" {
        return Ok(Entry::Verify);
    }
    let form = lookup(name).and_then(MachineForm::of);
    form.map(Entry::Pass).ok_or_else(|| unknown(name))
}

fn unknown(name: &str) -> String {
    if lookup(name).is_some() {
        return format!("pass '{name}' does not work on PTX: it works on LLVM IR");
    }
    let near = nearest(name, on_machine().map(|p| p.name));
    let hint = near.map_or(String::new(), |n| format!("; did you mean '{n}'?"));
    format!(
        "pass '{name}' does not work on PTX: there is no pass of that name on machine functions{hint}"
    )
}

/// What a run is asked for.
#[derive(Clone, Copy, Debug, Default)]
pub struct Run<'a> {
    /// The verifier after each pass, at the level of what we emit ourselves (in the beginning at that of the input).
    pub verify_each: bool,
    /// The name of a pass after which each function is printed; `all` for each pass.
    pub print_after: Option<&'a str>,
}

/// What a run did.
#[derive(Clone, Debug, Default)]
pub struct Report {
    /// Time of each entry, over all functions.
    pub times: Vec<(&'static str, Duration)>,
    /// Counters by pass and name.
    pub counters: BTreeMap<(&'static str, &'static str), u64>,
    /// What was to be printed.
    pub printed: Vec<String>,
    /// True if a pass changed something.
    pub changed: bool,
}

/// Runs a pipeline on a module.
///
/// # Errors
/// The verifier found something after a pass: a bug of that pass, with its name and the function's.
pub fn run(
    module: MModule,
    entries: &[Entry],
    options: &Options,
    asked: Run<'_>,
) -> Result<(MModule, Report), String> {
    let mut report = Report::default();
    let (context, mut funcs) = MachineContext::take_apart(module);
    // What was there before a pass is not its mistake, where somebody is going to ask.
    let level = match asked.verify_each {
        true => Level::Own,
        false => Level::Parsed,
    };
    let known = |f: &_| verify_function(&context.module, f, level).len();
    let asks = asked.verify_each || entries.iter().any(|e| matches!(e, Entry::Verify));
    let before: Vec<usize> = match asks {
        true => funcs.iter().map(known).collect(),
        false => Vec::new(),
    };
    for entry in entries {
        let started = Instant::now();
        let name = match entry {
            Entry::Pass(form) => form.id().name,
            Entry::Verify => "verify",
        };
        for (n, f) in funcs.iter_mut().enumerate().filter(|(_, f)| f.has_body) {
            if let Entry::Pass(form) = entry {
                let params = Params::new(form.id());
                let with = Invocation {
                    options,
                    params: &params,
                    collect_claims: false,
                    loops: Turns::All,
                };
                let ran = form.run(&context, f, with, &mut NoTrace);
                report.changed |= ran.changed;
                for (counter, value) in ran.counters.into_iter().filter(|c| c.1 > 0) {
                    *report.counters.entry((name, counter)).or_default() += value;
                }
                if asked.print_after.is_some_and(|p| p == name || p == "all") {
                    let text = print_function(&context.module, f, Style::Keep);
                    report
                        .printed
                        .push(format!("// *** PTX after {name} on {} ***\n{text}", f.name));
                }
            }
            if asked.verify_each || matches!(entry, Entry::Verify) {
                let problems = verify_function(&context.module, f, level);
                if problems.len() > before[n] {
                    let first = problems.last().map_or("", |p| p.message.as_str());
                    return Err(format!(
                        "error: after {name}, function '{}' is broken: {first}",
                        f.name
                    ));
                }
            }
        }
        report.times.push((name, started.elapsed()));
    }
    Ok((context.put_together(funcs), report))
}

impl Report {
    /// `--stats`: counters that are not zero.
    pub fn stats(&self) -> String {
        let rows = self.counters.iter().filter(|(_, n)| **n > 0);
        let rows = rows.map(|((pass, name), n)| format!("{n:8} {pass} - {name}"));
        rows.collect::<Vec<_>>().join("\n")
    }
    /// `--time-passes` in JSON.
    pub fn times_json(&self, read: Duration, written: Duration) -> String {
        let row = |(name, time): &(&str, Duration)| {
            let (name, seconds) = (quoted(name), time.as_secs_f64());
            format!("{{\"pass\": {name}, \"seconds\": {seconds:.9}}}")
        };
        let rows: Vec<String> = self.times.iter().map(row).collect();
        report::timed(&rows, read, written)
    }
    /// `--time-passes`: the time of each entry.
    pub fn times(&self, read: Duration, written: Duration) -> String {
        let inner: Duration = self.times.iter().map(|t| t.1).sum();
        let total = (read + inner + written).as_secs_f64();
        let mut text =
            String::from("=== pass execution timing report ===\n   wall time            name\n");
        let rows = std::iter::once(("parse and verify", read))
            .chain(self.times.iter().copied())
            .chain([("print", written)]);
        for (name, time) in rows {
            let s = time.as_secs_f64();
            let share = if total > 0.0 { 100.0 * s / total } else { 0.0 };
            text.push_str(&format!("   {s:.6} ({share:5.1}%)   {name}\n"));
        }
        text.push_str(&format!("   {total:.6} (100.0%)   total"));
        text
    }
}
