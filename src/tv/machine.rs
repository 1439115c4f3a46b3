//! `tandem tv A.ptx B.ptx`: machine functions of the same name, by their streams.
//!
//! Streams decide what one thread executes, and say *correct* or *unproven*: functions with other streams may still do the same.
//! Nothing is said of which threads execute something together.

use crate::tv::record::Verdict;
use std::collections::BTreeMap;
use tandem_ir::machine::module::MGlobal;
use tandem_ir::machine::{MFunc, MModule, MachineContext};
use tandem_optimized::driver::ptx;
use tandem_oracle::machine::streams::{Answer, compare};

/// What came of one pair of functions.
pub struct Pair {
    /// The name that both have.
    pub function: String,
    /// Correct, or unproven.
    pub verdict: Verdict,
    /// Why it is not correct; empty if it is.
    pub reason: String,
}

/// True if both files of a pair are PTX by their names.
pub fn is_pair(paths: &[String]) -> bool {
    paths.len() == 2 && paths.iter().all(|p| ptx::is_ptx(p))
}

/// The pairs of two files in order of the first; functions that only one file has a body of are left out. `named`: only functions of these
/// names; none for all.
///
/// # Errors
/// A file that cannot be read.
pub fn pairs(source: &str, target: &str, named: &[String]) -> Result<Vec<Pair>, String> {
    let load = |path: &str| ptx::load(path).map_err(|e| e.to_string());
    let (source, target) = (load(source)?, load(target)?);
    let other = different_variable(&source, &target);
    let (cx, funcs) = MachineContext::take_apart(source);
    let (dx, others) = MachineContext::take_apart(target);
    let mut all = Vec::new();
    for f in funcs.iter().filter(|f| f.has_body) {
        if !named.is_empty() && !named.contains(&f.name) {
            continue;
        }
        let Some(g) = others.iter().find(|g| g.has_body && g.name == f.name) else {
            continue;
        };
        let reason = match &other {
            Some(name) => format!("the variable '{name}' is not the same in both"),
            None => reason((&cx, f), (&dx, g)),
        };
        all.push(Pair {
            function: f.name.clone(),
            verdict: match reason.is_empty() {
                true => Verdict::Correct,
                false => Verdict::Unproven,
            },
            reason,
        });
    }
    Ok(all)
}

/// A variable that both modules have and that differs.
fn different_variable(a: &MModule, b: &MModule) -> Option<String> {
    let of: BTreeMap<&str, &MGlobal> = b.globals.iter().map(|g| (g.name.as_str(), g)).collect();
    let differs = |g: &&MGlobal| of.get(g.name.as_str()).is_some_and(|other| *other != *g);
    a.globals.iter().find(differs).map(|g| g.name.clone())
}

fn reason(first: (&MachineContext, &MFunc), second: (&MachineContext, &MFunc)) -> String {
    let shape = |f: &MFunc| {
        let all = f.rets.iter().chain(&f.params);
        let each = all.map(|p| (p.size(), p.alignment(), p.reg.is_some()));
        (f.is_entry, f.rets.len(), each.collect::<Vec<_>>())
    };
    if shape(first.1) != shape(second.1) {
        return "parameters or results differ".into();
    }
    match compare(first, second) {
        Answer::Equal { .. } => String::new(),
        Answer::Different { first, second, .. } => {
            format!("a thread that would execute '{first}' executes '{second}'")
        }
        Answer::Stronger { letter } => format!("more is promised of '{letter}' than before"),
        Answer::Unknown => "too many pairs of points for streams".into(),
    }
}

/// The report for people.
pub fn text(pairs: &[Pair]) -> String {
    let mut out = String::new();
    for p in pairs {
        let (name, verdict) = (&p.function, p.verdict.name());
        match p.reason.as_str() {
            "" => out.push_str(&format!("@{name}: {verdict} (streams)\n")),
            why => out.push_str(&format!("@{name}: {verdict}: {why}\n")),
        }
    }
    let correct = pairs
        .iter()
        .filter(|p| p.verdict == Verdict::Correct)
        .count();
    let unproven = pairs.len() - correct;
    out.push_str(&format!(
        "{} pairs: {correct} correct, {unproven} unproven\n",
        pairs.len()
    ));
    out
}

/// The report for programs.
pub fn json(pairs: &[Pair]) -> String {
    let each = |p: &Pair| {
        serde_json::json!({
            "function": p.function, "verdict": p.verdict.name(), "method": "streams", "reason": p.reason,
        })
    };
    let all: Vec<_> = pairs.iter().map(each).collect();
    let all = serde_json::json!({
        "tool": "tandem tv", "schema": crate::formats::SCHEMA, "version": env!("CARGO_PKG_VERSION"), "pairs": all,
    });
    format!("{all:#}\n")
}
