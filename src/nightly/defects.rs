//! The seeded defects of a night: how much does the harness catch?
//!
//! A night gives each defect seconds where the bar of the measurement is about ten minutes; so what is missed in
//! a night is noted, and compared with the night before ([`super::history`]). Something for a person to look at
//! is what no budget excuses: a defect that another pass is blamed for, and a finding that is no defect's.

use super::Work;
use super::history::Mutants;
use crate::signature::Signature;
use crate::triage::known::Standing;
use serde::Deserialize;
use std::time::Duration;

/// The budget per defect that the bar is about.
const FULL: Duration = Duration::from_secs(600);
/// The bar: share of the defects that are to be detected within the full budget.
const BAR: f64 = 0.95;
/// As many defects as the catalogue can have, one after another at worst.
const MANY: u32 = 400;

/// What the command writes, as far as a night needs it.
#[derive(Deserialize)]
struct Table {
    defects: u64,
    detected: u64,
    rows: Vec<Row>,
}

#[derive(Deserialize)]
struct Row {
    defect: String,
    #[serde(default)]
    pass: String,
    runs: Vec<Run>,
}

#[derive(Deserialize)]
struct Run {
    detected_after: Option<f64>,
    #[serde(default)]
    blamed: Option<String>,
    #[serde(default)]
    ours: Vec<String>,
}

/// The phase.
///
/// # Errors
/// None.
pub fn hunt(work: &mut Work<'_>) -> Result<(), String> {
    let budget = work.settings.mutants;
    if budget.is_zero() {
        if !work.settings.passes.is_empty() {
            let note = "seeded defects: not asked for";
            work.state.night.note(note.into());
        }
        return Ok(());
    }
    let out = work.folder.scratch("mutants.json");
    let mut args = vec![
        "mutants".into(),
        "--json".into(),
        format!("--budget={}s", budget.as_secs().max(1)),
        "--seeds=1".into(),
        "--reduce=0".into(),
        format!("--jobs={}", work.settings.jobs),
        format!("--output={}", out.display()),
    ];
    let passes = work.settings.passes.iter();
    args.extend(passes.map(|p| format!("--pass={p}")));
    let limit = budget * MANY + Duration::from_secs(600);
    let ended = work.tool.run(&args, limit);
    let read = std::fs::read(&out).ok();
    match read.and_then(|b| serde_json::from_slice::<Table>(&b).ok()) {
        Some(table) if !work.interrupt.requested() => take(work, &table),
        _ if work.interrupt.requested() => {}
        _ if ended.message.contains("no seeded defects") => {
            let note = "seeded defects: this build has none (cargo feature defects)";
            work.state.night.note(note.into());
        }
        _ => {
            let what = format!("the hunt for the seeded defects {}", ended.words());
            work.state.night.look_at(what);
        }
    }
    Ok(())
}

/// Takes down what the hunts came to.
fn take(work: &mut Work<'_>, table: &Table) {
    let budget = work.settings.mutants;
    let missed = |r: &&Row| r.runs.iter().all(|x| x.detected_after.is_none());
    let missed = table.rows.iter().filter(missed);
    work.state.night.mutants = Some(Mutants {
        defects: table.defects,
        detected: table.detected,
        missed: missed.map(|r| r.defect.clone()).collect(),
        budget_seconds: budget.as_secs(),
    });
    let share = table.detected as f64 / table.defects.max(1) as f64;
    let counted = format!(
        "seeded defects: {} of {} detected within {} s of the processor each",
        table.detected,
        table.defects,
        budget.as_secs()
    );
    match share < BAR && budget >= FULL {
        true => work.state.night.look_at(counted + ", below the bar"),
        false => work.state.night.note(counted),
    }
    for r in &table.rows {
        let blamed = r.runs.iter().filter_map(|x| x.blamed.as_ref());
        if let Some(other) = blamed.into_iter().find(|b| **b != r.pass) {
            let (defect, pass) = (&r.defect, &r.pass);
            work.state.night.look_at(format!(
                "seeded defects: {defect} of {pass} is blamed on {other}"
            ));
        }
        for signature in r.runs.iter().flat_map(|x| &x.ours) {
            let known = signature.parse::<Signature>().is_ok_and(|s| {
                let standing = work.known.standing(&s, work.settings.today);
                matches!(standing, Standing::Known { .. })
            });
            if !known {
                let defect = &r.defect;
                work.state.night.look_at(format!(
                    "seeded defects: the hunt for {defect} met a finding that is no defect's: {signature}"
                ));
            }
        }
    }
}
