//! `tandem tv A.ptx B.ptx`: machine functions of the same name, by their streams, and where those differ by the validator.
//!
//! Streams decide what one thread executes, and say *correct* or *unproven*: functions with other streams may still do the same.
//! Nothing is said of which threads execute something together. The validator compares what both are lifted to, as
//! LLVM IR that does exactly what the PTX does, with numbers in registers and memory that are neither undef nor poison; a
//! counterexample is *incorrect* where executions of the second PTX show it against the first, lifted.

use super::lifted::executed;
use super::load::Loaded;
use super::pairing::{self, Choice};
use super::record::{Record, Verdict};
use super::terms::Terms;
use super::work::{self, agree};
use crate::report::FindingReport;
use std::collections::BTreeMap;
use std::sync::Arc;
use tandem_ir::machine::module::MGlobal;
use tandem_ir::machine::{MFunc, MModule, MachineContext};
use tandem_optimized::driver::ptx;
use tandem_oracle::machine::invariants::shape_lost;
use tandem_oracle::machine::streams::{Answer, Promises, compare_by};
use tandem_oracle::tv::context::Mode;
use tandem_oracle::tv::lift::{self, Flavour};
use tandem_oracle::tv::validate::Settings;

/// What came of one pair of functions.
pub struct Pair {
    /// The name that both have.
    pub function: String,
    /// Correct, or unproven.
    pub verdict: Verdict,
    /// Why it is not correct; empty if it is.
    pub reason: String,
    /// What decided: `streams` or `smt`.
    pub method: &'static str,
    /// What the validator says, if it was asked.
    pub record: Option<Box<Record>>,
}

/// How pairs are decided.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Method {
    /// By streams, and by the validator where those do not decide.
    Auto,
    /// By streams alone.
    Streams,
    /// By the validator alone.
    Smt,
}

impl Method {
    /// The one of a name.
    pub fn of(name: &str) -> Option<Method> {
        Some(match name {
            "auto" => Method::Auto,
            "streams" => Method::Streams,
            "smt" => Method::Smt,
            _ => return None,
        })
    }
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
pub fn pairs(
    source: &str,
    target: &str,
    named: &[String],
    (method, settings): (Method, &Settings),
    terms: &Terms,
) -> Result<Vec<Pair>, String> {
    let load = |path: &str| ptx::load(path).map_err(|e| e.to_string());
    let (source, target) = (load(source)?, load(target)?);
    let other = different_variable(&source, &target);
    // Made when a pair first needs it.
    let mut lifted: Option<Result<Lifts, String>> = None;
    let (cx, funcs) = MachineContext::take_apart(source.clone());
    let (dx, others) = MachineContext::take_apart(target.clone());
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
            None if method == Method::Smt => "streams were not asked".into(),
            None => reason(terms, (&cx, f), (&dx, g)),
        };
        let mut pair = Pair {
            function: f.name.clone(),
            verdict: match reason.is_empty() {
                true => Verdict::Correct,
                false => Verdict::Unproven,
            },
            reason,
            method: "streams",
            record: None,
        };
        // The validator knows nothing of promises.
        let asked = other.is_none() && method != Method::Streams && !terms.exact_attributes;
        if asked && pair.verdict == Verdict::Unproven {
            match lifted.get_or_insert_with(|| Lifts::new(&source, &target, terms)) {
                Ok(lifted) => lifted.decide(&mut pair, settings),
                Err(why) => pair.reason.push_str(&format!("; not lifted: {why}")),
            }
        }
        if terms.structured
            && let Some(broken) = shape_lost((&cx, f), (&dx, g)).first()
        {
            pair.verdict = Verdict::Incorrect;
            pair.reason = format!("{}: {}", broken.invariant, broken.message);
        }
        all.push(pair);
    }
    Ok(all)
}

/// Two modules as LLVM IR.
struct Lifts {
    /// Functions that both are lifted of.
    pairs: Vec<pairing::Pair>,
    /// Functions that are not lifted, each with the reason.
    refused: BTreeMap<String, String>,
    /// What the texts take for granted, by function.
    assumed: BTreeMap<String, Vec<&'static str>>,
    /// What executions of the second showed, by function.
    seen: BTreeMap<String, FindingReport>,
}

impl Lifts {
    fn new(source: &MModule, target: &MModule, terms: &Terms) -> Result<Lifts, String> {
        let internal =
            |what: &str, e: String| format!("internal error: {what} is not well formed: {e}");
        let skeleton = Loaded::parse(lift::skeleton(source).into_bytes(), "the skeleton")
            .map_err(|e| internal("the skeleton of the PTX", e))?;
        let same = |name: &str| vec![name.to_owned()];
        let lifted = |m: &MModule, shown: &str| {
            let lifted = lift::module(&skeleton.module, m, &same, terms.reading(m, Flavour::Exact));
            let loaded = Loaded::parse(lifted.text.clone().into_bytes(), shown);
            let loaded = loaded.map_err(|e| internal("what the PTX was lifted to", e))?;
            Ok::<_, String>((loaded, lifted))
        };
        let (mut a, first) = lifted(source, "A.ptx as LLVM IR")?;
        let (mut b, second) = lifted(target, "B.ptx as LLVM IR")?;
        agree(&mut a, &mut b)?;
        let seen = executed(&a, target);
        let (a, b) = (Arc::new(a), Arc::new(b));
        let mut pairs = pairing::by_name(&a, &b, &Choice::default()).pairs;
        let both =
            |name: &String| first.functions.contains(name) && second.functions.contains(name);
        pairs.retain(|p| both(&p.source_place().function));
        let assumed = super::lifted::assumed([first.assumed, second.assumed].concat());
        let refused = first.refused.into_iter().chain(second.refused).collect();
        Ok(Lifts {
            pairs,
            refused,
            assumed,
            seen,
        })
    }

    fn decide(&self, pair: &mut Pair, settings: &Settings) {
        let of_this = |p: &&pairing::Pair| p.source_place().function == pair.function;
        let Some(found) = self.pairs.iter().find(of_this) else {
            let why = self.refused.get(&pair.function).map(String::as_str);
            let why = why.unwrap_or("parameters or results that have no type in LLVM IR");
            pair.reason.push_str(&format!("; not lifted: {why}"));
            return;
        };
        let settings = Settings {
            mode: Mode {
                undef_input: false,
                poison_input: false,
                machine_bytes: true,
                ..settings.mode
            },
            ..settings.clone()
        };
        let mut record = work::decide(found, &settings, false);
        if let Some(f) = self.seen.get(&pair.function) {
            record.verdict = Verdict::Incorrect;
            record.reason.clone_from(&f.message);
        } else if record.verdict == Verdict::Incorrect {
            record.verdict = Verdict::Suspect;
            record.reason.push_str(
                " (shown by what the PTX was lifted to; no execution of the PTX itself shows it)",
            );
        }
        let assumed = self.assumed.get(&pair.function).into_iter().flatten();
        record.assumptions.extend(assumed.map(|a| (*a).to_owned()));
        pair.method = "smt";
        pair.verdict = record.verdict;
        pair.reason = match record.verdict {
            Verdict::Correct if !record.bounded => String::new(),
            _ => record.reason.clone(),
        };
        pair.record = Some(Box::new(record));
    }
}

/// A variable that both modules have and that differs.
fn different_variable(a: &MModule, b: &MModule) -> Option<String> {
    let of: BTreeMap<&str, &MGlobal> = b.globals.iter().map(|g| (g.name.as_str(), g)).collect();
    let differs = |g: &&MGlobal| of.get(g.name.as_str()).is_some_and(|other| *other != *g);
    a.globals.iter().find(differs).map(|g| g.name.clone())
}

fn reason(
    terms: &Terms,
    first: (&MachineContext, &MFunc),
    second: (&MachineContext, &MFunc),
) -> String {
    let shape = |f: &MFunc| {
        let all = f.rets.iter().chain(&f.params);
        let each = all.map(|p| (p.size(), p.alignment(), p.reg.is_some()));
        (f.is_entry, f.rets.len(), each.collect::<Vec<_>>())
    };
    if shape(first.1) != shape(second.1) {
        return "parameters or results differ".into();
    }
    let promises = match terms.exact_attributes {
        true => Promises::Exact,
        false => Promises::Weaker,
    };
    match compare_by(promises, first, second) {
        Answer::Equal { .. } => String::new(),
        Answer::Different { first, second, .. } => {
            format!("a thread that would execute '{first}' executes '{second}'")
        }
        Answer::Stronger { letter } if terms.exact_attributes => {
            format!("what is promised of '{letter}' is not the same")
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
            "" => out.push_str(&format!("@{name}: {verdict} ({})\n", p.method)),
            why => out.push_str(&format!("@{name}: {verdict} ({}): {why}\n", p.method)),
        }
    }
    let mut counts: BTreeMap<Verdict, usize> = BTreeMap::new();
    for p in pairs {
        *counts.entry(p.verdict).or_default() += 1;
    }
    // The best first, as the table of exit codes has them from its end.
    let counts = counts
        .iter()
        .rev()
        .map(|(v, n)| format!("{n} {}", v.name()));
    let counts: Vec<String> = counts.collect();
    out.push_str(&format!("{} pairs: {}\n", pairs.len(), counts.join(", ")));
    out
}

/// The report for programs.
pub fn json(pairs: &[Pair]) -> String {
    let each = |p: &Pair| {
        serde_json::json!({
            "function": p.function, "verdict": p.verdict.name(), "method": p.method, "reason": p.reason,
        })
    };
    let all: Vec<_> = pairs.iter().map(each).collect();
    let all = serde_json::json!({
        "tool": "tandem tv", "schema": crate::formats::SCHEMA, "version": env!("CARGO_PKG_VERSION"), "pairs": all,
    });
    format!("{all:#}\n")
}
