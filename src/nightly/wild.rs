//! Mutants that nobody planted: a sample of production's, another one every night.
//!
//! They are built from the sources of this build's workspace, in a copy; where there is none (an installed program)
//! the night says so. What is measured is the share that is killed; which live is in the command's own table.

use super::Work;
use super::history::Wild;
use crate::mutants::wild::guards::Guards;
use crate::mutants::wild::table::Fate;
use serde::Deserialize;
use std::time::Duration;

/// CPU time for a mutant.
const BUDGET: Duration = Duration::from_secs(60);
/// Time for the build of the copy, at most.
const BUILD: Duration = Duration::from_secs(3600);

/// What the command writes, as far as a night needs it.
#[derive(Deserialize)]
struct Report {
    table: Rows,
    ours: Vec<String>,
}

#[derive(Deserialize)]
struct Rows {
    rows: Vec<Row>,
}

#[derive(Deserialize)]
struct Row {
    fate: Fate,
}

/// The phase.
///
/// # Errors
/// None.
pub fn hunt(work: &mut Work<'_>) -> Result<(), String> {
    let sample = work.settings.wild;
    if sample == 0 {
        return Ok(());
    }
    let out = work.folder.scratch("wild.json");
    let args = [
        "mutants".to_owned(),
        "--wild".into(),
        "--json".into(),
        format!("--sample={sample}"),
        format!("--seed={}", work.state.night.number),
        format!("--budget={}s", BUDGET.as_secs()),
        format!("--jobs={}", work.settings.jobs),
        format!("--output={}", out.display()),
    ];
    let limit = BUILD + BUDGET * 2 * sample;
    let ended = work.tool.run(&args, limit);
    let read = std::fs::read(&out).ok();
    match read.and_then(|b| serde_json::from_slice::<Report>(&b).ok()) {
        _ if work.interrupt.requested() => {}
        Some(report) => {
            take(work, &report);
            count_decisions(work);
        }
        None if ended.message.contains("has no sources") => {
            let note = "mutants: the sources of this build are not there";
            work.state.night.note(note.into());
        }
        None => {
            let what = format!("the trial with mutants {}", ended.words());
            work.state.night.look_at(what);
        }
    }
    Ok(())
}

/// What `tandem mutants --guards` writes.
#[derive(Deserialize)]
struct Decisions {
    guards: Guards,
}

/// Counts the decisions of production that hunts send only one way; the copy is built already.
fn count_decisions(work: &mut Work<'_>) {
    let out = work.folder.scratch("guards.json");
    let args = [
        "mutants".to_owned(),
        "--guards".into(),
        "--json".into(),
        format!("--seed={}", work.state.night.number),
        format!("--budget={}s", BUDGET.as_secs()),
        format!("--jobs={}", work.settings.jobs),
        format!("--output={}", out.display()),
    ];
    let passes = u32::try_from(tandem_ir::passes::PASSES.len()).unwrap_or(u32::MAX);
    let ended = work.tool.run(&args, BUILD + BUDGET * 6 * passes);
    let read = std::fs::read(&out).ok();
    match read.and_then(|b| serde_json::from_slice::<Decisions>(&b).ok()) {
        _ if work.interrupt.requested() => {}
        Some(Decisions { guards }) => {
            let (all, owed) = (guards.decisions as u64, guards.debts.len() as u64);
            if let Some(wild) = &mut work.state.night.wild {
                wild.decisions = Some((all, owed));
            }
            let words = format!("decisions: {owed} of {all} were seen one way at most");
            work.state.night.note(words);
        }
        None => {
            let what = format!("the count of decisions {}", ended.words());
            work.state.night.look_at(what);
        }
    }
}

/// Takes down what the trial came to.
fn take(work: &mut Work<'_>, report: &Report) {
    let count =
        |is: &dyn Fn(Fate) -> bool| report.table.rows.iter().filter(|r| is(r.fate)).count() as u64;
    let wild = Wild {
        mutants: count(&|_| true),
        killed: count(&Fate::is_killed),
        silent: count(&|f| matches!(f, Fate::Same | Fate::NeverReached)),
        budget_seconds: BUDGET.as_secs(),
        decisions: None,
    };
    work.state.night.note(format!(
        "mutants: {} of {} killed, {} more never gave another result",
        wild.killed, wild.mutants, wild.silent
    ));
    work.state.night.wild = Some(wild);
    for signature in &report.ours {
        work.state.night.look_at(format!(
            "mutants: the hunts met a finding that is no mutant's: {signature}"
        ));
    }
}
