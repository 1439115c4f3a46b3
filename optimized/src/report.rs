//! Reports of a compilation: times, counters, option values.

use crate::compile::Pipeline;
use crate::options::nvvm::Source;
use crate::pass_manager::RunReport;
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
