//! Two settings of the knobs against each other: is each correct, and what does the change bring?
//!
//! [`setting`] reads a setting. Per file, both settings are judged by all checks of the
//! judge, and what the pipeline makes of the file is measured ([`measure`]): its size, its
//! growth against the passes' budgets, and, where kernels have a launch description or
//! functions can be called, what a run costs: instructions, and branches at which the
//! lanes of a warp part ([`divergence`]). Runs are repeated under several seeds and
//! schedules, the same for both settings, so that differences are paired and come with
//! their spread ([`statistics`]). [`page`] and [`text`] show the result.

pub mod divergence;
pub mod measure;
pub mod page;
pub mod setting;
pub mod statistics;
pub mod text;

use crate::files;
use crate::judge::{self, Forms, Judging};
use crate::launch::Description;
use crate::report::{FileReport, FindingReport};
use crate::subjects::{External, judged};
use measure::{Runs, Static};
use serde::Serialize;
use setting::Setting;
use statistics::{Paired, Sample};
use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;
use std::time::Instant;
use tandem_ir::{Function, Module};
use tandem_optimized::driver;
use tandem_optimized::pass_manager;
use tandem_optimized::pipeline::Step;
use tandem_oracle::freerun::Config;

/// What is compared.
pub struct Tuning<'a> {
    /// The two settings.
    pub settings: [&'a Setting; 2],
    /// The pipeline of a setting that names none.
    pub steps: &'a [Step],
    /// How hard to judge.
    pub config: Config,
    /// Runs per kernel or function.
    pub samples: u64,
    /// Count branches and those that are divergent.
    pub divergence: bool,
    /// Measure how long compilation takes, which is not the same twice.
    pub timed: bool,
}

/// What one setting makes of a file.
#[derive(Clone, Debug, Serialize)]
pub struct Made {
    /// The worst verdict of the judge over all passes.
    pub verdict: &'static str,
    /// Signatures and messages of its findings.
    pub findings: Vec<String>,
    /// Rewrites by kind.
    pub rewrites: BTreeMap<&'static str, usize>,
    /// What those are about, the same for both settings: a finding of B that A has not is a step back.
    #[serde(skip)]
    pub kinds: BTreeSet<String>,
    /// Size of the result; `None` if there is none.
    pub size: Option<Static>,
    /// Milliseconds that it took, if that was measured.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub milliseconds: Option<f64>,
    /// Largest growth of a function in instructions.
    pub growth: usize,
    /// Smallest budget for that among the passes, if there is one.
    pub budget: Option<usize>,
    /// The file's text differs from the source's.
    pub changed: bool,
}

/// What a run of a kernel or function costs.
#[derive(Clone, Debug, Serialize)]
pub struct Cost {
    /// Kernel or function.
    pub name: String,
    /// Instructions: source, A, B.
    pub instructions: [Sample; 3],
    /// Executed branches: source, A, B; `None` if they were not counted.
    pub branches: Option<[Sample; 3]>,
    /// Divergent branches: source, A, B; `None` if they were not counted.
    pub divergent: Option<[Sample; 3]>,
    /// Instructions of B against A, paired.
    pub change: Paired,
    /// Executed branches of B against A, paired.
    pub branches_change: Option<Paired>,
    /// Divergent branches of B against A, paired.
    pub divergent_change: Option<Paired>,
}

/// The comparison on one file.
#[derive(Clone, Debug, Serialize)]
pub struct FileTuning {
    /// Path.
    pub file: String,
    /// Size of the source.
    pub source: Static,
    /// What A and B make of it.
    pub made: [Made; 2],
    /// Costs per kernel or function.
    pub costs: Vec<Cost>,
    /// Why something was not measured.
    pub not_measured: Vec<String>,
}

/// Compares on one file.
///
/// # Errors
/// One line: the file cannot be read or parsed, or the judge failed.
pub fn file(tuning: &Tuning<'_>, path: &str) -> Result<FileTuning, String> {
    let module = driver::load_module(path).map_err(|e| e.to_string())?;
    let launch = launch_of(path)?;
    let mut made = Vec::new();
    let mut results = Vec::new();
    for s in tuning.settings {
        let (m, result) = make(tuning, s, path, &module, launch.as_ref())?;
        made.push(m);
        results.push(result);
    }
    let mut not_measured = Vec::new();
    let mut runs = Vec::new();
    for m in [Some(&module), results[0].as_ref(), results[1].as_ref()] {
        let r = match (&launch, m) {
            (_, None) => Err("there is no result that could run".into()),
            (Some((d, p)), Some(m)) => {
                measure::launches(d, p, m, tuning.samples, tuning.divergence)
            }
            (None, Some(m)) => measure::functions(&module, m, tuning.samples),
        };
        runs.push(r.unwrap_or_else(|why| {
            if !not_measured.contains(&why) {
                not_measured.push(why);
            }
            Runs::default()
        }));
    }
    let [a, b] = <[Made; 2]>::try_from(made).map_err(|_| "error: two settings".to_owned())?;
    Ok(FileTuning {
        file: path.into(),
        source: Static::of(&module),
        made: [a, b],
        costs: costs(&runs),
        not_measured,
    })
}

fn launch_of(path: &str) -> Result<Option<(Description, String)>, String> {
    let Some(p) = files::launch_beside(path) else {
        return Ok(None);
    };
    let shown = p.display().to_string();
    let text = driver::read_input(&shown).map_err(|e| e.to_string())?;
    let description = Description::parse(&text, &shown).map_err(|e| e.to_string())?;
    Ok(Some((description, shown)))
}

/// Judges a setting on a file and runs the pipeline.
fn make(
    tuning: &Tuning<'_>,
    setting: &Setting,
    path: &str,
    module: &Module,
    launch: Option<&(Description, String)>,
) -> Result<(Made, Option<Module>), String> {
    if let Some(subject) = &setting.subject {
        return Ok(make_foreign(tuning, subject, path, module, launch));
    }
    let steps = setting.steps.as_deref().unwrap_or(tuning.steps);
    let mut names: Vec<String> = Vec::new();
    for pass in steps.iter().filter_map(Step::spelled) {
        if !names.contains(&pass) {
            names.push(pass);
        }
    }
    let judging = Judging {
        options: setting.options.clone(),
        passes: names.clone(),
        config: tuning.config.clone(),
        knobs: setting.knobs.clone(),
        function: None,
        subject: None,
        answer: None,
        pipelines: None,
    };
    // No names would mean all passes.
    let (forms, whole) = match names.is_empty() {
        true => (Vec::new(), Vec::new()),
        false => forms(&judging).map_err(|e| format!("error: {e}"))?,
    };
    let mut reports: Vec<FileReport> = forms
        .iter()
        .map(|f| {
            let (mut report, changed) = judge::by_pass(&judging, f, module, path);
            if let Some((d, p)) = launch {
                judge::launch::check(&judging, d, p, module, changed, &mut report);
            }
            report
        })
        .collect();
    let by_module_pass = whole.iter();
    reports.extend(by_module_pass.map(|f| judge::by_pass(&judging, f, module, path).0));
    let mut result = module.clone();
    let started = Instant::now();
    pass_manager::run(&mut result, steps, &setting.options, false)
        .map_err(|e| format!("error: {path}: {e}"))?;
    let milliseconds = tuning.timed.then(|| milliseconds(started));
    let made = Made {
        budget: forms
            .iter()
            .filter_map(|f| f.production.growth_limit())
            .min(),
        milliseconds,
        ..made(&reports, module, Some(&result))
    };
    Ok((made, Some(result)))
}

fn milliseconds(started: Instant) -> f64 {
    started.elapsed().as_secs_f64() * 1000.0
}

/// The same for a compiler that is not ours, which has no budgets and tells no rewrites.
fn make_foreign(
    tuning: &Tuning<'_>,
    subject: &Arc<External>,
    path: &str,
    module: &Module,
    launch: Option<&(Description, String)>,
) -> (Made, Option<Module>) {
    let judging = Judging {
        config: tuning.config.clone(),
        subject: Some(Arc::clone(subject)),
        ..Judging::fuzz()
    };
    let started = Instant::now();
    let result = subject.run(module);
    let milliseconds = tuning.timed.then(|| milliseconds(started));
    let mut report = judged::judge_made(&judging, subject, module, path, &result);
    if let (Some((d, p)), Ok(after)) = (launch, &result) {
        judge::launch::check_modules(&judging, d, p, (module, after), &mut report);
    }
    let result = result.ok();
    let made = Made {
        milliseconds,
        ..made(&[report], module, result.as_ref())
    };
    (made, result)
}

/// The passes of the pipeline in both forms: those on functions, those on modules.
fn forms(judging: &Judging) -> Result<(Vec<Forms>, Vec<Forms<Module>>), judge::Error> {
    let names = &judging.passes;
    Ok((
        judge::forms::<Function>(&judging.options, names)?,
        judge::forms::<Module>(&judging.options, names)?,
    ))
}

fn made(reports: &[FileReport], source: &Module, result: Option<&Module>) -> Made {
    let mut rewrites = BTreeMap::new();
    for (k, n) in reports.iter().flat_map(|r| &r.kinds) {
        *rewrites.entry(*k).or_default() += n;
    }
    let worst = reports.iter().map(FileReport::verdict).max();
    let findings = reports.iter().flat_map(|r| &r.findings);
    let kind = |f: &FindingReport| format!("{}/{} @{}", f.verdict, f.signature.what, f.function);
    Made {
        kinds: findings.clone().map(kind).collect(),
        milliseconds: None,
        budget: None,
        verdict: worst.map_or("unchanged", |v| v.name()),
        findings: findings
            .map(|f| format!("{}: @{}: {}", f.signature, f.function, f.message))
            .collect(),
        rewrites,
        size: result.map(Static::of),
        growth: result.map_or(0, |r| measure::growth(source, r)),
        changed: result.is_none_or(|r| tandem_ir::text::print(source) != tandem_ir::text::print(r)),
    }
}

/// Per kernel that ran in all three versions: samples that exist in all of them, by their seed.
fn costs(runs: &[Runs]) -> Vec<Cost> {
    let [source, a, b] = runs else {
        return Vec::new();
    };
    let mut list = Vec::new();
    for (name, s) in &source.kernels {
        let (Some(x), Some(y)) = (a.kernels.get(name), b.kernels.get(name)) else {
            continue;
        };
        let mut steps = [Vec::new(), Vec::new(), Vec::new()];
        let mut branches = [Vec::new(), Vec::new(), Vec::new()];
        let mut parted = [Vec::new(), Vec::new(), Vec::new()];
        for (seed, first) in s {
            let (Some(second), Some(third)) = (x.get(seed), y.get(seed)) else {
                continue;
            };
            for (k, run) in [first, second, third].into_iter().enumerate() {
                steps[k].push(run.instructions);
                branches[k].extend(run.branches.map(|b| b.executed));
                parted[k].extend(run.branches.map(|b| b.divergent));
            }
        }
        let full = parted.iter().all(|p| p.len() == steps[0].len()) && !parted[0].is_empty();
        list.push(Cost {
            name: name.clone(),
            change: Paired::of(&steps[1], &steps[2]),
            branches_change: full.then(|| Paired::of(&branches[1], &branches[2])),
            divergent_change: full.then(|| Paired::of(&parted[1], &parted[2])),
            instructions: steps.each_ref().map(|v| Sample::of(v)),
            branches: full.then(|| branches.each_ref().map(|v| Sample::of(v))),
            divergent: full.then(|| parted.each_ref().map(|v| Sample::of(v))),
        });
    }
    list
}

impl FileTuning {
    /// True if a setting has a finding here, or B makes nothing of what A makes something of.
    pub fn has_findings(&self) -> bool {
        self.made.iter().any(|m| !m.findings.is_empty()) || self.fails_with_b()
    }

    /// True if B is wrong about something here that A was not, or makes nothing of it.
    pub fn steps_back(&self) -> bool {
        let [a, b] = &self.made;
        !b.kinds.is_subset(&a.kinds) || self.fails_with_b()
    }

    fn fails_with_b(&self) -> bool {
        let [a, b] = &self.made;
        a.size.is_some() && b.size.is_none()
    }

    /// True if both made something of the file.
    pub fn is_compared(&self) -> bool {
        self.made.iter().all(|m| m.size.is_some())
    }
}
