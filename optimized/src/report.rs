//! Reports of a compilation: times, counters, option values.

use crate::compile::Pipeline;
use crate::options::nvvm::Source;
use crate::pass_manager::RunReport;
use crate::pipeline::json::quoted;
use crate::pipeline::plan::{Group, Plan};
use std::collections::BTreeMap;
use std::time::Duration;
use tandem_ir::Module;

/// Functions that are shown below a pass, at most, the slowest of them.
const SLOWEST: usize = 5;
/// Those that took a smaller share of all of the time are not shown.
const SHARE: f64 = 0.01;

/// `--time-passes`: a tree of the pipeline, its phases, its entries, and the functions on which most of the time went.
/// Of what ran on threads the times are sums over them.
pub fn times(
    report: &RunReport,
    (name, plan): (&str, &Plan),
    read: Duration,
    written: Duration,
) -> String {
    let sum = |rows: std::ops::Range<usize>| -> Duration {
        let rows = report.times.get(rows).unwrap_or_default();
        rows.iter().map(|r| r.1).sum()
    };
    let all = report.times.len();
    let first: usize = plan.groups[..plan.phase_two].iter().map(Group::len).sum();
    let total = (read + sum(0..all) + written).as_secs_f64();
    let slowest = slowest(report, total);
    let mut text =
        String::from("=== pass execution timing report ===\n   wall time            name\n");
    let mut line = |depth: usize, time: Duration, name: &str| {
        let s = time.as_secs_f64();
        let share = if total > 0.0 { 100.0 * s / total } else { 0.0 };
        let indent = "  ".repeat(depth);
        text.push_str(&format!("   {s:.6} ({share:5.1}%)   {indent}{name}\n"));
    };
    line(0, read, "parse and verify");
    line(0, sum(0..all), name);
    let phases = [("Phase I", 0..first), ("Phase II", first..all)];
    let phases = match report.phased {
        true => phases.to_vec(),
        false => vec![("Unphased", 0..all)],
    };
    for (phase, rows) in phases.into_iter().filter(|p| !p.1.is_empty()) {
        line(1, sum(rows.clone()), phase);
        for row in rows {
            let (name, time) = report.times[row];
            line(2, time, name);
            for (function, time) in slowest.get(&row).into_iter().flatten() {
                line(3, *time, &format!("@{function}"));
            }
        }
    }
    line(0, written, "print");
    text.push_str(&format!("   {total:.6} (100.0%)   total"));
    text
}

/// By row, the functions that took most of the time.
fn slowest(report: &RunReport, total: f64) -> BTreeMap<usize, Vec<(&str, Duration)>> {
    let mut all: BTreeMap<usize, Vec<(&str, Duration)>> = BTreeMap::new();
    for (row, function, time) in &report.functions {
        if time.as_secs_f64() >= SHARE * total {
            all.entry(*row).or_default().push((function, *time));
        }
    }
    for of_row in all.values_mut() {
        // Ties stay in the order of the module.
        of_row.sort_by_key(|f| std::cmp::Reverse(f.1));
        of_row.truncate(SLOWEST);
    }
    all
}

/// `--stats`; `skipped` entries were left out because they are not built.
pub fn stats(report: &RunReport, module: &Module, skipped: usize) -> String {
    let mut text = String::from("=== statistics ===\n");
    for ((pass, counter), n) in &report.stats {
        text.push_str(&format!("{n:>8} {pass} - {counter}\n"));
    }
    if skipped > 0 {
        text.push_str(&format!("{skipped:>8} pipeline - skipped\n"));
    }
    let blocks: usize = module.bodies.iter().map(|b| b.blocks().count()).sum();
    let insts: usize = module
        .bodies
        .iter()
        .map(|f| f.blocks().map(|b| f.insts(b).count()).sum::<usize>())
        .sum();
    text.push_str(&format!(
        "{blocks:>8} module - blocks\n{insts:>8} module - instructions"
    ));
    text
}

/// `--time-passes` in JSON: seconds of reading, of each row of the pipeline and of writing.
pub fn times_json(report: &RunReport, plan: &Plan, read: Duration, written: Duration) -> String {
    let first: usize = plan.groups[..plan.phase_two].iter().map(Group::len).sum();
    let row = |(n, (name, time)): (usize, &(&str, Duration))| {
        let phase = match (report.phased, n < first) {
            (false, _) => "Unphased",
            (true, true) => "Phase I",
            (true, false) => "Phase II",
        };
        let functions = report.functions.iter().filter(|f| f.0 == n);
        let functions = functions.map(|(_, function, time)| {
            let (name, seconds) = (quoted(function), time.as_secs_f64());
            format!("{{\"function\": {name}, \"seconds\": {seconds:.9}}}")
        });
        let functions: Vec<String> = functions.collect();
        let (name, seconds) = (quoted(name), time.as_secs_f64());
        format!(
            "{{\"phase\": \"{phase}\", \"pass\": {name}, \"seconds\": {seconds:.9}, \"functions\": [{}]}}",
            functions.join(", ")
        )
    };
    let rows: Vec<String> = report.times.iter().enumerate().map(row).collect();
    timed(&rows, read, written)
}

/// Times around some rows.
pub fn timed(rows: &[String], read: Duration, written: Duration) -> String {
    let (read, written) = (read.as_secs_f64(), written.as_secs_f64());
    format!(
        "{{\"read\": {read:.9}, \"written\": {written:.9}, \"passes\": [{}]}}",
        rows.join(", ")
    )
}

/// `--stats` in JSON: counters that are not zero.
pub fn stats_json(stats: &BTreeMap<(&'static str, &'static str), u64>) -> String {
    let rows = stats.iter().filter(|(_, n)| **n > 0);
    let rows = rows.map(|((pass, counter), n)| {
        let (pass, counter) = (quoted(pass), quoted(counter));
        format!("{{\"pass\": {pass}, \"counter\": {counter}, \"count\": {n}}}")
    });
    format!("[{}]", rows.collect::<Vec<_>>().join(", "))
}

/// What ran of a pipeline, in JSON.
pub fn pipeline_json(name: &str, plan: &Plan, report: &RunReport) -> String {
    let left_out = plan.unbuilt.iter().map(|u| {
        let entries: Vec<String> = u.entries.iter().map(|e| quoted(e)).collect();
        let (pass, entries) = (quoted(&u.name), entries.join(", "));
        format!("{{\"pass\": {pass}, \"entries\": [{entries}]}}")
    });
    format!(
        "{{\"name\": {}, \"entries\": {}, \"ran\": {}, \"phased\": {}, \"changed\": {}, \"unbuilt\": [{}]}}",
        quoted(name),
        plan.entries,
        plan.runnable,
        report.phased,
        report.changed,
        left_out.collect::<Vec<_>>().join(", ")
    )
}

/// `--print-options`: the fields of the context, slots that are set, and knobs without slot.
pub fn options(pipeline: &Pipeline) -> String {
    let o = &pipeline.options;
    let flags = o.ext_number("feature-flags");
    let mut text = format!(
        "level {}\ntier {}\nfast-compile {}\nfeature-flags {}\ntrace {}\ncutlass {}\n",
        o.level().name(),
        o.level().tier(),
        o.level().fast_compile_number(),
        flags.map_or_else(|| "unset".into(), |n| n.to_string()),
        o.number(215),
        o.ext("cutlass-opt"),
    );
    text.push_str("PIC 1\nCodeModel 8\nOptLevel 1\nThreadModel 1\n");
    for s in crate::options::slots::SLOTS {
        let Some((value, source)) = o.slot(s.number) else {
            continue;
        };
        if *source != Source::Default {
            text.push_str(&format!("slot{} -{}={}\n", s.number, s.knob, value.shown()));
        }
    }
    for (e, value, _) in o.all_ext() {
        text.push_str(&format!("-{}={value}  ({})\n", e.key, e.owner));
    }
    text
}
