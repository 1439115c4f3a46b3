//! Reports of a compilation: times, counters, option values.

use crate::compile::Pipeline;
use crate::options::nvvm::Source;
use crate::pass_manager::RunReport;
use std::time::Duration;
use tandem_ir::Module;

/// `--time-passes`
pub fn times(report: &RunReport, read: Duration, written: Duration) -> String {
    let rows = [("parse and verify", read)]
        .into_iter()
        .chain(report.times.iter().copied())
        .chain([("print", written)]);
    let rows: Vec<(&str, Duration)> = rows.collect();
    let total: f64 = rows.iter().map(|r| r.1.as_secs_f64()).sum();
    let mut text =
        String::from("=== pass execution timing report ===\n   wall time            name\n");
    for (name, time) in rows {
        let s = time.as_secs_f64();
        let share = if total > 0.0 { 100.0 * s / total } else { 0.0 };
        text.push_str(&format!("   {s:.6} ({share:5.1}%)   {name}\n"));
    }
    text.push_str(&format!("   {total:.6} (100.0%)   total"));
    text
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
