//! `tandem certify` for passes whose rewrites are rules: every rule, at every width, goes to the validator.
//!
//! A rules file is one part of the certificate. Each rule is instantiated by the reference, which knows what it
//! means; each instance is a pair of functions, and the oracle, which knows nothing of rules, says whether the second
//! refines the first. A rule is proved if all its instances are.

use super::Args;
use super::compare;
use super::measured::{self, Measured};
use crate::certificate::{self, RuleTally};
use serde_json::Value;
use std::cell::RefCell;
use std::collections::{BTreeMap, BTreeSet};
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};
use tandem_ir::diag::did_you_mean;
use tandem_ir::passes::PassId;
use tandem_optimized::driver::{self, Interrupt};
use tandem_oracle::certify::tally::Finding;
use tandem_oracle::tv::validate::{Conclusion, Settings, Subject, solver_version, validate};
use tandem_reference::rules::ast::Rule;
use tandem_reference::rules::instances::{Instance, Scope, instances};
use tandem_reference::rules::{FILES, UNDECIDED, digest, measure, parse, rules};

/// Runs the command; the result is the exit code.
///
/// # Errors
/// A rules file that cannot be read, files that cannot be read or written.
pub(super) fn run(args: &Args, id: &PassId, interrupt: &Interrupt) -> Result<i32, String> {
    for line in super::super::refused_rules(rules()) {
        driver::report(&line);
    }
    let scope = match args.widths.as_slice() {
        [] => Scope::full(),
        widths => Scope::of(widths),
    };
    let known = match &args.known {
        Some(path) => Some(compare::read(path, id.name)?),
        None => None,
    };
    let proofs = RefCell::new(String::new());
    let files = chosen_files(&args.rules)?;
    let measure = |&(file, text): &(&'static str, &str)| {
        let mut rules = parse(file, text).map_err(|e| e.to_string())?;
        rules.retain(|r| is_chosen(&args.rules, r));
        if let Some(world) = known.as_ref().and_then(|k| proved_before(k, file, &rules)) {
            let lines = rules.iter().map(|r| format!("{} {}\n", digest(r), r.name));
            *proofs.borrow_mut() += &lines.collect::<String>();
            return Ok(taken_over(file, world));
        }
        let conditional: BTreeSet<&str> = rules
            .iter()
            .filter(|r| !r.conditions.is_empty())
            .map(|r| &*r.name)
            .collect();
        let tallies = prove_all(&rules, &scope, args.jobs)?;
        for t in tallies.iter().filter(|t| is_proved(t, &conditional)) {
            *proofs.borrow_mut() += &format!("{} {}\n", t.digest, t.name);
        }
        Ok(measured(file, tallies, args.widths.is_empty()))
    };
    let whole = |worlds: Vec<Value>| whole(id, worlds);
    let code = measured::run(args, interrupt, &files, &measure, &whole)?;
    if let Some(path) = &args.proofs {
        driver::write_output(path, proofs.borrow().as_bytes(), interrupt)
            .map_err(|e| e.to_string())?;
    }
    Ok(code)
}

/// True if every instance is decided. A rule under a condition must also say something in one of them; of one without, nothing
/// is said where the source is always undefined (a division by zero).
fn is_proved(t: &RuleTally, conditional: &BTreeSet<&str>) -> bool {
    let says = t.proved > 0 || !conditional.contains(&*t.name);
    says && t.proved + t.vacuous + t.does_not_fit == t.instances
}

/// A rules file: name and text.
type File = (&'static str, &'static str);

/// The files to go through: all that are loaded, or those with the rules asked for, undecided ones among them.
///
/// # Errors
/// A file cannot be read, or there is no rule of a name.
fn chosen_files(names: &[String]) -> Result<Vec<File>, String> {
    if names.is_empty() {
        return Ok(FILES.to_vec());
    }
    let (mut files, mut found, mut all) = (Vec::new(), BTreeSet::new(), Vec::new());
    for &(file, text) in FILES.iter().chain(UNDECIDED) {
        let mut rules = parse(file, text).map_err(|e| e.to_string())?;
        all.extend(rules.iter().map(|r| r.name.clone()));
        rules.retain(|r| is_chosen(names, r));
        if !rules.is_empty() {
            files.push((file, text));
        }
        found.extend(rules.into_iter().map(|r| r.name));
    }
    match names.iter().find(|n| !found.contains(*n)) {
        Some(missing) => {
            let hint = did_you_mean(missing, all.iter().map(String::as_str));
            Err(format!("error: there is no rule '{missing}'{hint}"))
        }
        None => Ok(files),
    }
}

/// True if a rule is asked for, or nothing in particular is.
fn is_chosen(names: &[String], rule: &Rule) -> bool {
    names.is_empty() || names.contains(&rule.name)
}

/// Proves rules on several threads; the tallies are in order of the rules.
fn prove_all(rules: &[Rule], scope: &Scope, jobs: Option<u32>) -> Result<Vec<RuleTally>, String> {
    let available = std::thread::available_parallelism().map_or(1, usize::from);
    let jobs = jobs
        .map_or(available, |j| j as usize)
        .min(rules.len().max(1));
    let (next, done) = (AtomicUsize::new(0), Mutex::new(BTreeMap::new()));
    let work = || {
        loop {
            let n = next.fetch_add(1, Ordering::Relaxed);
            let Some(rule) = rules.get(n) else { return };
            let tally = prove(rule, scope);
            if let Ok(mut done) = done.lock() {
                done.insert(n, tally);
            }
        }
    };
    std::thread::scope(|s| {
        for _ in 0..jobs {
            s.spawn(work);
        }
    });
    let done = done.into_inner().map_err(|_| "error: a proof crashed")?;
    Ok(done.into_values().collect())
}

/// Proves one rule: every instance within the scope.
pub fn prove(rule: &Rule, scope: &Scope) -> RuleTally {
    let mut tally = RuleTally {
        name: rule.name.clone(),
        digest: digest(rule),
        ..RuleTally::default()
    };
    if let Err(why) = measure::lowers(rule) {
        tally.instances = 1;
        tally
            .wrong
            .push(finding(rule, "the measure does not fall", "", vec![why]));
        return tally;
    }
    for instance in instances(rule, scope) {
        tally.instances += 1;
        ask(rule, &instance, &mut tally);
    }
    tally
}

/// Asks the validator about one instance.
fn ask(rule: &Rule, instance: &Instance, tally: &mut RuleTally) {
    let about = instance.about(rule);
    let mut open = |text: &str, why: String, story: Vec<String>| {
        if tally.open.is_empty() {
            tally.open.push(finding(
                rule,
                &format!("not proved at {about}"),
                text,
                story,
            ));
        }
        *tally.unknown.entry(why).or_default() += 1;
    };
    let Some(text) = instance.text(rule) else {
        tally.does_not_fit += 1;
        return;
    };
    let module = match tandem_ir::text::parse(text.as_bytes(), "instance.ll") {
        Ok(m) => m,
        Err(e) => {
            return open(
                &text,
                "the instance cannot be read".into(),
                vec![e.to_string()],
            );
        }
    };
    let [source, target] = module.bodies.as_slice() else {
        return open(&text, "the instance is no pair".into(), Vec::new());
    };
    let subject = |function| Subject {
        module: &module,
        function,
    };
    let settings = Settings::default();
    match validate(subject(source), subject(target), &settings).conclusion {
        Conclusion::Correct { .. } => tally.proved += 1,
        Conclusion::Vacuous => tally.vacuous += 1,
        Conclusion::Incorrect(c) => {
            if tally.wrong.is_empty() {
                let story = [vec![c.reason], c.inputs, c.trace].concat();
                tally
                    .wrong
                    .push(finding(rule, &format!("wrong at {about}"), &text, story));
            }
        }
        Conclusion::Unproven(why) => open(&text, why.clone(), vec![why]),
        Conclusion::OutOfBudget => {
            open(&text, "the budget of the solver ran out".into(), Vec::new());
        }
        Conclusion::TimedOut => open(&text, "the time ran out".into(), Vec::new()),
        Conclusion::Unsupported(blockers) => {
            let all: Vec<String> = blockers.iter().map(|b| b.construct.clone()).collect();
            open(&text, format!("unsupported: {}", all.join("; ")), all)
        }
    }
}

fn finding(rule: &Rule, what: &str, text: &str, story: Vec<String>) -> Finding {
    let (before, after) = text.split_once("define").map_or((text, ""), |(_, rest)| {
        rest.split_once("define").unwrap_or((rest, ""))
    });
    Finding {
        place: (rule.line as usize, 0),
        what: format!("{}:{}: rule '{}', {what}", rule.file, rule.line, rule.name),
        rewrite: rule.text.clone(),
        before: format!("define{before}"),
        after: format!("define{after}"),
        story,
    }
}

/// What a rules file came to.
fn measured(file: &'static str, tallies: Vec<RuleTally>, whole: bool) -> Measured {
    let mut unknown: BTreeMap<String, u64> = BTreeMap::new();
    for (why, n) in tallies.iter().flat_map(|t| &t.unknown) {
        *unknown.entry(why.clone()).or_default() += n;
    }
    let sum = |of: &dyn Fn(&RuleTally) -> u64| tallies.iter().map(of).sum::<u64>();
    Measured {
        about: format!("{file}: {} rules", tallies.len()),
        judged: sum(&|t| t.instances),
        accepted: sum(&|t| t.proved),
        cautious: None,
        solver: None,
        wrong: sum(&|t| t.wrong.len() as u64),
        unknown,
        open: tallies.iter().flat_map(|t| t.open.clone()).collect(),
        findings: tallies.iter().flat_map(|t| t.wrong.clone()).collect(),
        told: None,
        world: certificate::rules_world(file, &tallies, whole),
    }
}

/// The part of an earlier certificate that is about a file, if it was made with this solver, is about these rules and no
/// others, and leaves nothing open.
fn proved_before<'a>(known: &'a Value, file: &str, rules: &[Rule]) -> Option<&'a Value> {
    let worlds = known["worlds"].as_array()?;
    let world = worlds.iter().find(|w| w["alphabet"] == file)?;
    let now: BTreeMap<&str, String> = rules.iter().map(|r| (&*r.name, digest(r))).collect();
    let solver = &world["solver"];
    let count = |key: &str| solver[key].as_u64().unwrap_or(0);
    let decided = count("correct") + count("vacuous") + count("does_not_fit");
    let holds = known["solver"] == solver_version()
        && world["digests"] == serde_json::json!(now)
        && solver["instances"].as_u64() == Some(decided)
        && world["wrong"] == 0
        && world["unknown"] == 0;
    holds.then_some(world)
}

/// A rules file that an earlier certificate has proved.
fn taken_over(file: &'static str, world: &Value) -> Measured {
    let count = |key: &str| world["solver"][key].as_u64().unwrap_or(0);
    let rules = world["rules"].as_u64().unwrap_or(0);
    Measured {
        about: format!("{file}: {rules} rules, as certified before"),
        judged: count("instances"),
        accepted: count("correct"),
        cautious: None,
        solver: None,
        wrong: 0,
        unknown: BTreeMap::new(),
        open: Vec::new(),
        findings: Vec::new(),
        told: None,
        world: world.clone(),
    }
}

/// The certificate.
fn whole(id: &PassId, worlds: Vec<Value>) -> Value {
    serde_json::json!({
        "tool": "tandem certify", "schema": crate::formats::SCHEMA,
        "version": env!("CARGO_PKG_VERSION"),
        "pass": id.name,
        "grounds": certificate::RULES_GROUNDS,
        "solver": solver_version(),
        "worlds": worlds,
    })
}
