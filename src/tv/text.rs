//! Verdicts for people.

use super::record::{FunctionInFile, Record, Verdict};
use super::work::ItemResult;
use std::time::Duration;
use tandem_oracle::tv::context::{Mode, Uninit};
use tandem_oracle::tv::validate::solver_version;

/// The whole report. `quiet` leaves out pairs that are correct, and all but the first line of the others. Times are in
/// it if the time of all of it is given.
pub fn report(results: &[ItemResult], quiet: bool, elapsed: Option<Duration>) -> String {
    let mut lines: Vec<String> = Vec::new();
    let records = || results.iter().flat_map(|r| &r.records);
    for r in results {
        for record in &r.records {
            if quiet {
                if record.verdict != Verdict::Correct {
                    lines.push(format!(
                        "{}: {}",
                        heading(record),
                        first_line(&record.reason)
                    ));
                }
            } else {
                describe(record, elapsed.is_some(), &mut lines);
            }
        }
        if !quiet {
            lines.extend(r.notes.iter().map(|n| format!("note: {n}")));
        }
    }
    lines.push(summary(records(), results.len()));
    let wall = |t: Duration| format!(", wall {:.2} s", t.as_secs_f64());
    let wall = elapsed.map_or_else(String::new, wall);
    lines.push(format!("solver {}{wall}", solver_version()));
    lines.join("\n") + "\n"
}

/// The lines about one pair behind its heading.
pub fn details(r: &Record) -> Vec<String> {
    let mut lines = Vec::new();
    describe(r, false, &mut lines);
    lines
        .drain(..)
        .skip(1)
        .map(|l| l.trim().to_owned())
        .collect()
}

/// The pair: files and functions.
pub fn pair(r: &Record) -> String {
    let heading = heading(r);
    heading[r.verdict.name().len()..].trim_start().to_owned()
}

fn first_line(text: &str) -> &str {
    text.lines().next().unwrap_or("")
}

/// `correct         a.ll: @src => @tgt`
fn heading(r: &Record) -> String {
    let one_file = r.source.file == r.target.file;
    let function = |p: &FunctionInFile| match p.function.as_str() {
        "" => String::new(),
        f => format!("@{f}"),
    };
    let (s, t) = (function(&r.source), function(&r.target));
    let pair = match (one_file, s == t, s.is_empty()) {
        (true, true, true) => r.source.file.clone(),
        (true, true, false) => format!("{}: {s}", r.source.file),
        (true, false, _) => format!("{}: {s} => {t}", r.source.file),
        (false, true, true) => format!("{} => {}", r.source.file, r.target.file),
        (false, true, false) => format!("{} => {}: {s}", r.source.file, r.target.file),
        (false, false, _) => format!("{}: {s} => {}: {t}", r.source.file, r.target.file),
    };
    let back = if r.backward { " (backward)" } else { "" };
    let verdict = match (r.verdict, r.bounded) {
        (Verdict::Correct, true) => "correct (bounded)",
        (v, _) => v.name(),
    };
    format!("{verdict:<15} {pair}{back}")
}

fn describe(r: &Record, timed: bool, lines: &mut Vec<String>) {
    lines.push(heading(r));
    let mut item = |key: &str, text: &str| {
        for (n, l) in text.lines().enumerate() {
            let key = if n == 0 { key } else { "" };
            lines.push(format!("    {key:<9} {l}").trim_end().to_owned());
        }
    };
    item("reason", &r.reason);
    for b in &r.blockers {
        let place = match b.place {
            Some((line, column)) => format!("{}:{line}:{column}", b.file),
            None => b.file.clone(),
        };
        let inst = b.instruction.as_deref().unwrap_or("");
        item(
            "at",
            &format!("{place}: {} in @{}: {inst}", b.construct, b.function),
        );
    }
    if let Some(c) = &r.counterexample {
        for i in &c.inputs {
            item("input", i);
        }
        for t in &c.trace {
            item("trace", t);
        }
        item("replay", &c.replay.words());
    }
    if r.runs > 0 || !r.inconclusive.is_empty() {
        let open: usize = r.inconclusive.values().sum();
        item(
            "runs",
            &format!("{} inputs agree, {open} inconclusive", r.runs),
        );
    }
    if let Some(f) = &r.followed {
        let stopped = (f.stopped.as_ref()).map_or_else(String::new, |s| format!("; {}", s.why));
        let text = format!("{} of {} steps proved{stopped}", f.proved, f.steps);
        item("passes", &text);
    }
    if let Some(n) = r.cut_points {
        let s = if n == 1 { "" } else { "s" };
        item("proof", &format!("simulation over {n} cut point{s}"));
    }
    if let Some(m) = &r.mode {
        item("mode", &mode(m));
    }
    if !r.assumptions.is_empty() {
        item("assumed", &r.assumptions.join("; "));
    }
    if !r.approximations.is_empty() {
        item("vague", &r.approximations.join("; "));
    }
    if r.mode.is_some() {
        let ms = |d: Duration| format!("{:.1} ms", d.as_secs_f64() * 1000.0);
        let times = match timed {
            true => format!(
                ", {} in the solver, {} in all",
                ms(r.solver_time),
                ms(r.time)
            ),
            false => String::new(),
        };
        let effort = format!(
            "{} queries, {} units of the solver{times}",
            r.queries, r.units
        );
        item("effort", &effort);
    }
}

fn mode(m: &Mode) -> String {
    let inputs = match (m.undef_input, m.poison_input) {
        (true, true) => "inputs may be undef or poison",
        (true, false) => "inputs may be undef, not poison",
        (false, true) => "inputs may be poison, not undef",
        (false, false) => "inputs are neither undef nor poison",
    };
    let fresh = match m.uninit {
        Uninit::Poison => "poison",
        Uninit::Undef => "undef",
    };
    format!(
        "{inputs}; fresh memory is {fresh}; unrolled {} and {} times; callees inlined to depth {}",
        m.source_unroll, m.target_unroll, m.inline_depth
    )
}

fn summary<'a>(records: impl Iterator<Item = &'a Record> + Clone, items: usize) -> String {
    let mut parts = Vec::new();
    for v in Verdict::ALL.into_iter().rev() {
        let n = records.clone().filter(|r| r.verdict == v).count();
        if n == 0 {
            continue;
        }
        let bounded = records
            .clone()
            .filter(|r| r.verdict == v && r.bounded)
            .count();
        let bounded = match bounded {
            0 => String::new(),
            b => format!(" ({b} of them up to the unroll bound)"),
        };
        parts.push(format!("{n} {}{bounded}", v.name()));
    }
    let files = if items == 1 { "" } else { "s" };
    let said = if parts.is_empty() {
        Verdict::NothingChecked.name().to_owned()
    } else {
        parts.join(", ")
    };
    format!("{items} input{files}: {said}")
}
