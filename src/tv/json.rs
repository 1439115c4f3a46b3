//! Verdicts for machines.

use super::chain::Followed;
use super::record::{BlockerLine, FunctionInFile, Record, Verdict};
use super::work::ItemResult;
use serde_json::{Value, json};
use std::time::Duration;
use tandem_oracle::tv::context::{Mode, Uninit};
use tandem_oracle::tv::validate::{Counterexample, Replay, solver_version};

/// The whole report; with times if the time of all of it is given.
pub fn report(results: &[ItemResult], verdict: Verdict, elapsed: Option<Duration>) -> String {
    let solver = solver_version();
    let records = || results.iter().flat_map(|r| &r.records);
    let count = |v: Verdict| records().filter(|r| r.verdict == v).count();
    let counts: serde_json::Map<String, Value> = Verdict::ALL
        .into_iter()
        .map(|v| (v.name().to_owned(), count(v).into()))
        .collect();
    let timed = elapsed.is_some();
    let pairs: Vec<Value> = records().map(|r| pair(r, &solver, timed)).collect();
    let notes: Vec<&String> = results.iter().flat_map(|r| &r.notes).collect();
    let mut all = json!({
        "tool": "tandem tv", "schema": crate::formats::SCHEMA,
        "version": env!("CARGO_PKG_VERSION"),
        "solver": solver,
        "verdict": verdict.name(),
        "exit_code": verdict.exit_code(),
        "inputs": results.len(),
        "counts": counts,
        "bounded": records().filter(|r| r.bounded).count(),
        "simulated": records().filter(|r| r.cut_points.is_some()).count(),
        "pairs": pairs,
        "notes": notes,
    });
    if let Some(t) = elapsed {
        all["wall_milliseconds"] = (t.as_millis() as u64).into();
    }
    format!("{all:#}\n")
}

fn pair(r: &Record, solver: &str, timed: bool) -> Value {
    let ms = |d: Duration| d.as_secs_f64() * 1000.0;
    let bound = r
        .mode
        .as_ref()
        .filter(|_| r.bounded)
        .map(|m| json!({"source_unroll": m.source_unroll, "target_unroll": m.target_unroll}));
    let mut pair = json!({
        "file": r.source.file,
        "function": name(&r.source),
        "target_file": r.target.file,
        "target_function": name(&r.target),
        "direction": if r.backward { "backward" } else { "forward" },
        "verdict": r.verdict.name(),
        "reason": r.reason,
        "bounded": r.bounded,
        "bound": bound,
        "cut_points": r.cut_points,
        "steps": r.followed.as_ref().map(steps),
        "mode": r.mode.as_ref().map(mode),
        "assumptions": r.assumptions,
        "approximations": r.approximations,
        "blockers": r.blockers.iter().map(blocker).collect::<Vec<_>>(),
        "runs": {"agree": r.runs, "inconclusive": r.inconclusive},
        "counterexample": r.counterexample.as_ref().map(counterexample),
        "queries": r.queries,
        "units": r.units,
        "solver": solver,
    });
    if timed {
        pair["solver_milliseconds"] = ms(r.solver_time).into();
        pair["total_milliseconds"] = ms(r.time).into();
    }
    pair
}

fn name(p: &FunctionInFile) -> Option<&str> {
    Some(p.function.as_str()).filter(|f| !f.is_empty())
}

fn mode(m: &Mode) -> Value {
    json!({
        "undef_input": m.undef_input,
        "poison_input": m.poison_input,
        "uninit": match m.uninit { Uninit::Poison => "poison", Uninit::Undef => "undef" },
        "source_unroll": m.source_unroll,
        "target_unroll": m.target_unroll,
        "inline_depth": m.inline_depth,
    })
}

fn steps(f: &Followed) -> Value {
    json!({
        "proved": f.proved,
        "all": f.steps,
        "stopped": f.stopped.as_ref().map(|s| s.why.as_str()),
    })
}

fn blocker(b: &BlockerLine) -> Value {
    json!({
        "file": b.file,
        "function": b.function,
        "line": b.place.map(|p| p.0),
        "column": b.place.map(|p| p.1),
        "instruction": b.instruction,
        "construct": b.construct,
    })
}

fn counterexample(c: &Counterexample) -> Value {
    let (state, text) = match &c.replay {
        Replay::Confirmed(t) => ("confirmed", Some(t)),
        Replay::NotRun => ("not run", None),
        Replay::NotRunnable(t) | Replay::NoneAllows(t) => ("not runnable", Some(t)),
        Replay::Contradicted(t) => ("contradicted", Some(t)),
    };
    json!({
        "reason": c.reason,
        "inputs": c.inputs,
        "trace": c.trace,
        "replay": {"state": state, "text": text},
    })
}
