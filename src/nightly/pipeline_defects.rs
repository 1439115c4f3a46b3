//! The seeded defects of what runs pipelines, in a night: options, assembly, phases, threads, tokens, numbers, caches.
//!
//! A hunt finds each of them within seconds, so that one that is missed with the command's own budget says that the
//! harness has become worse: that, and a finding that is no defect's, is for somebody to look at.

use super::Work;
use super::history::Mutants;
use serde::Deserialize;
use std::time::Duration;

/// With this much processor time for each, every defect is to be detected.
const FULL: Duration = Duration::from_secs(60);
/// As many defects as there can be, one after another at worst.
const MANY: u32 = 100;

/// What the command writes, as far as a night needs it.
#[derive(Deserialize)]
struct Table {
    rows: Vec<Row>,
}

#[derive(Deserialize)]
struct Row {
    defect: String,
    runs: Vec<Run>,
}

#[derive(Deserialize)]
struct Run {
    found: Option<Finding>,
    #[serde(default)]
    ours: Vec<Finding>,
}

#[derive(Deserialize)]
struct Finding {
    message: String,
    #[serde(default)]
    command: String,
}

/// The phase.
///
/// # Errors
/// None.
pub fn hunt(work: &mut Work<'_>) -> Result<(), String> {
    // They are those of our own compiler.
    if work.settings.passes.is_empty() {
        return Ok(());
    }
    let budget = work.settings.mutants;
    if budget.is_zero() {
        let note = "seeded defects of pipelines: not asked for";
        work.state.night.note(note.into());
        return Ok(());
    }
    let out = work.folder.scratch("pipelines.json");
    let args = [
        "mutants".to_owned(),
        "--pipelines".into(),
        "--json".into(),
        format!("--budget={}s", budget.as_secs().max(1)),
        "--seeds=1".into(),
        format!("--output={}", out.display()),
    ];
    let ended = work.tool.run(&args, budget * MANY + FULL);
    let read = std::fs::read(&out).ok();
    match read.and_then(|b| serde_json::from_slice::<Table>(&b).ok()) {
        _ if work.interrupt.requested() => {}
        Some(table) => take(work, &table),
        // The hunt for the defects of passes has said so.
        None if ended.message.contains("no seeded defects") => {}
        None => {
            let what = format!(
                "the hunt for the seeded defects of pipelines {}",
                ended.words()
            );
            work.state.night.look_at(what);
        }
    }
    Ok(())
}

/// Takes down what the hunts came to.
fn take(work: &mut Work<'_>, table: &Table) {
    let budget = work.settings.mutants;
    let night = &mut work.state.night;
    let missed = table
        .rows
        .iter()
        .filter(|r| r.runs.iter().all(|x| x.found.is_none()));
    let missed: Vec<String> = missed.map(|r| r.defect.clone()).collect();
    let all = table.rows.len() as u64;
    let counted = format!(
        "seeded defects of pipelines: {} of {all} detected within {} s of the processor each",
        all - missed.len() as u64,
        budget.as_secs()
    );
    match !missed.is_empty() && budget >= FULL {
        true => night.look_at(format!("{counted}; missed: {}", missed.join(", "))),
        false => night.note(counted),
    }
    for r in &table.rows {
        for f in r.runs.iter().flat_map(|x| &x.ours) {
            night.look_at(format!(
                "seeded defects of pipelines: the hunt for {} met a finding that is no defect's: {} ({})",
                r.defect, f.message, f.command
            ));
        }
    }
    night.pipeline_mutants = Some(Mutants {
        defects: all,
        detected: all - missed.len() as u64,
        missed,
        budget_seconds: budget.as_secs(),
    });
}
