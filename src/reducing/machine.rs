//! `tandem reduce F.ptx`: the reducer of machine functions with the judge, or a user's program, as predicate.

use super::around;
use super::child::Groups;
use super::keeper::Keeper;
use super::script::Script;
use crate::commands::{self, reduce::Args};
use crate::formats;
use crate::judge::{self, Judging};
use crate::report::FindingReport;
use crate::signature::Signature;
use std::path::Path;
use std::time::Duration;
use tandem_ir::machine::MModule;
use tandem_ir::machine::text::{Style, print};
use tandem_optimized::driver::{self, EXIT_GOOD, Interrupt};
use tandem_oracle::freerun::Config;
use tandem_reduce::machine::{Cut, Error, Measure, Outcome, Program, Settings, reduce};
use tandem_reduce::predicate::Answer;

/// The same failure by the judge in this process.
#[derive(Clone, Debug)]
pub struct SameFinding {
    /// How a candidate is judged.
    pub judging: Judging,
    /// The failure that is hunted.
    pub signature: Signature,
}

impl SameFinding {
    /// Pins the failure that a module shows: the wanted one, or that of the first pass that shows any; `None` if the judge
    /// finds nothing.
    ///
    /// # Errors
    /// The judge cannot judge it.
    pub fn pin(
        base: &Judging,
        m: &MModule,
        wanted: Option<&Signature>,
    ) -> Result<Option<SameFinding>, judge::Error> {
        let reports = judge::machine::module(base, m, "input.ptx")?;
        let signature = match wanted {
            Some(w) => {
                let mut all = judge::found(&reports).into_iter();
                all.find(|f| w.covers(&f.signature)).map(|f| f.signature)
            }
            None => judge::primary(&reports).map(|f| f.signature.clone()),
        };
        Ok(signature.map(|s| SameFinding {
            judging: base.clone().of_pass(&s.pass),
            signature: s.kind(),
        }))
    }

    /// Whether a module shows it.
    pub fn ask(&self, m: &MModule) -> Answer {
        let reports = match judge::machine::module(&self.judging, m, "candidate.ptx") {
            Ok(reports) => reports,
            Err(e) => return Answer::Other(format!("judge: {e}")),
        };
        let mut found = reports.iter().flat_map(|r| &r.findings);
        if found.any(|f| self.signature.covers(&f.signature)) {
            return Answer::Interesting;
        }
        match judge::primary(&reports) {
            Some(f) => Answer::Other(f.signature.kind().to_string()),
            None => Answer::Boring,
        }
    }

    /// The finding that a module shows; `name` is what it calls the file.
    pub fn finding(&self, m: &MModule, name: &str) -> Option<FindingReport> {
        let reports = judge::machine::module(&self.judging, m, name).ok()?;
        let mut found = judge::found(&reports).into_iter();
        found.find(|f| self.signature.covers(&f.signature))
    }

    /// The same without the knobs that a module does not need to show it.
    pub fn with_needed_knobs(&self, m: &MModule) -> SameFinding {
        let shows = |judging: &Judging| {
            let without = SameFinding {
                judging: judging.clone(),
                ..self.clone()
            };
            without.ask(m) == Answer::Interesting
        };
        SameFinding {
            judging: around::with_needed_knobs(&self.judging, &shows),
            ..self.clone()
        }
    }
}

/// What is hunted.
enum Hunt {
    Finding(Box<SameFinding>),
    Test(Box<Script>, String),
}

impl Hunt {
    fn ask(&self, m: &MModule) -> Answer {
        match self {
            Hunt::Finding(f) => f.ask(m),
            Hunt::Test(script, _) => script.ask_about(&print(m, Style::Keep), "ptx"),
        }
    }
    fn name(&self) -> String {
        match self {
            Hunt::Finding(f) => format!("same failure: {}", f.signature),
            Hunt::Test(_, name) => name.clone(),
        }
    }
}

/// Options of the command that PTX has no use for, or that are not built for it.
fn refused(args: &Args) -> Option<&'static str> {
    let not_for_ptx = [
        ("--test-server", args.test_server.is_some()),
        ("--crash", args.crash.is_some()),
        ("--launch", args.launch.is_some()),
        ("--serve", args.serve),
        ("--resume", args.resume),
        ("--keep", args.keep.is_some()),
        ("--delta-passes", !args.delta_passes.is_empty()),
        ("--skip-delta-passes", !args.skip_delta_passes.is_empty()),
        ("--time-report", args.time_report),
    ];
    not_for_ptx.iter().find(|o| o.1).map(|o| o.0)
}

/// Runs the command; the result is the exit code.
///
/// # Errors
/// One line for the user.
pub fn run(args: &Args, file: &str, interrupt: &Interrupt) -> Result<i32, String> {
    if let Some(option) = refused(args) {
        return Err(format!("error: {option} is for LLVM IR; '{file}' is PTX"));
    }
    if args.subject.alone(interrupt, &[])?.is_some() {
        return Err(format!("error: --subject is for LLVM IR; '{file}' is PTX"));
    }
    let output = args.output();
    let special = output == "-" || (Path::new(output).exists() && !Path::new(output).is_file());
    if !special && !args.force && Path::new(output).exists() {
        return Err(format!(
            "error: '{output}' exists already: name another file with -o, or replace it with --force"
        ));
    }
    let module = driver::ptx::load(file).map_err(|e| e.to_string())?;
    let hunt = hunt(args, &module, interrupt)?;
    let settings = Settings {
        max_steps: args.max_steps,
        time: args.max_time.map(Duration::from_secs),
    };
    let keeper = (!special).then(|| Keeper::new(output, interrupt));
    let keep = |p: &Program| keeper.as_ref().map_or(Ok(()), |k| k.keep(&p.text));
    let outcome = reduce(&module, &|m| hunt.ask(m), settings, &keep).map_err(said)?;
    drop(keeper);
    driver::write_output(output, outcome.program.text.as_bytes(), interrupt)
        .map_err(|e| e.to_string())?;
    let summary = Summary::new(args, file, &hunt, &outcome);
    let text = match args.json {
        true => summary.json(),
        false => summary.text(),
    };
    if output == "-" {
        driver::report(text.trim_end());
    } else {
        driver::write_output("-", text.as_bytes(), interrupt).map_err(|e| e.to_string())?;
    }
    Ok(EXIT_GOOD)
}

/// An error of the search as a line for the user.
fn said(e: Error) -> String {
    let text = e.to_string();
    match text.starts_with("error: ") {
        true => text,
        false => format!("error: {text}"),
    }
}

fn hunt(args: &Args, module: &MModule, interrupt: &Interrupt) -> Result<Hunt, String> {
    if let Some(script) = &args.test {
        let limit = Duration::from_secs_f64(args.time_limit);
        let script_of = Script::new(script, &args.test_arg, limit, Groups::new(interrupt));
        let script_of =
            script_of.map_err(|e| format!("error: no scratch folder: {}", driver::plain(&e)))?;
        let words = [std::slice::from_ref(script), &args.test_arg[..]].concat();
        let name = format!("the test '{}' exits with 0", words.join(" "));
        return Ok(Hunt::Test(Box::new(script_of), name));
    }
    #[cfg_attr(not(feature = "defects"), expect(unused_mut))]
    let mut options = commands::options(&args.opt)?;
    #[cfg(feature = "defects")]
    if let Some(name) = &args.defect {
        super::seeded::switch_on(&mut options, name)?;
    }
    let base = Judging {
        options,
        subject: None,
        answer: None,
        pipelines: None,
        passes: args.passes.clone(),
        config: Config {
            seed: args.seed,
            ..Config::default()
        },
        function: None,
        knobs: args.opt.clone(),
    };
    let pinned = SameFinding::pin(&base, module, args.signature.as_ref());
    match pinned.map_err(|e| format!("error: {e}"))? {
        Some(found) => Ok(Hunt::Finding(Box::new(found))),
        None => Err(match &args.signature {
            Some(s) => format!("error: the input is not interesting: the judge does not find {s}"),
            None => "error: the input is not interesting: the judge finds nothing wrong (see 'tandem check'; \
                     --test SCRIPT says otherwise what is interesting)"
                .into(),
        }),
    }
}

/// What a reduction has to say.
#[derive(serde::Serialize)]
struct Summary {
    tool: &'static str,
    schema: u32,
    version: &'static str,
    input: String,
    output: String,
    predicate: String,
    before: Measure,
    after: Measure,
    asked: u64,
    cached: u64,
    kept: std::collections::BTreeMap<&'static str, usize>,
    #[serde(skip_serializing_if = "Option::is_none")]
    cut: Option<&'static str>,
    /// Single edits of the result, none of which is interesting.
    #[serde(skip_serializing_if = "Option::is_none")]
    singles: Option<usize>,
    undecided: std::collections::BTreeMap<String, u64>,
    /// Other failures that were met on the way.
    others: Vec<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    finding: Option<FindingReport>,
    knobs: Vec<String>,
}

impl Summary {
    fn new(args: &Args, file: &str, hunt: &Hunt, outcome: &Outcome) -> Summary {
        let result = &outcome.program.module;
        let pinned = match hunt {
            Hunt::Finding(f) => Some(f.with_needed_knobs(result)),
            Hunt::Test(..) => None,
        };
        Summary {
            tool: "tandem reduce",
            schema: formats::SCHEMA,
            version: env!("CARGO_PKG_VERSION"),
            input: file.into(),
            output: args.output().into(),
            predicate: hunt.name(),
            before: outcome.before,
            after: outcome.program.measure,
            asked: outcome.asked,
            cached: outcome.known,
            kept: outcome.kept.clone(),
            cut: outcome.cut.map(|c| match c {
                Cut::Steps => "step budget used up",
                Cut::Time => "time used up",
            }),
            singles: outcome.singles,
            undecided: outcome.unsure.clone(),
            others: outcome.others.keys().cloned().collect(),
            finding: pinned
                .as_ref()
                .and_then(|f| f.finding(result, args.output())),
            knobs: pinned.map_or_else(Vec::new, |f| f.judging.knobs),
        }
    }

    fn json(&self) -> String {
        serde_json::to_string_pretty(self).unwrap_or_default() + "\n"
    }

    fn text(&self) -> String {
        let (b, a) = (&self.before, &self.after);
        let mut lines = vec![
            format!(
                "{}: {} instructions, {} blocks (from {}, {}) in {}",
                self.input, a.instructions, a.blocks, b.instructions, b.blocks, self.output
            ),
            format!("  interesting  {}", self.predicate),
            format!(
                "  search       {} questions asked, {} answers known",
                self.asked, self.cached
            ),
        ];
        let kept: Vec<String> = self.kept.iter().map(|(d, n)| format!("{n} {d}")).collect();
        if !kept.is_empty() {
            lines.push(format!("  kept         {}", kept.join(", ")));
        }
        lines.push(match (self.cut, self.singles) {
            (None, Some(n)) => format!(
                "  minimal      none of the {n} single edits is interesting, well-formed and smaller"
            ),
            (why, _) => format!("  minimal      not claimed: {}", why.unwrap_or("no edit was tried")),
        });
        for (why, n) in &self.undecided {
            lines.push(format!("  undecided    {n} candidates: {why}"));
        }
        lines.extend(self.others.iter().map(|o| format!("  met          {o}")));
        if let Some(f) = &self.finding {
            lines.push(match (f.step, &f.rewrite) {
                (Some(step), Some(rewrite)) => format!("  wrong step   {step}: {rewrite}"),
                _ => "  wrong step   no single step is to blame".into(),
            });
            lines.push(format!("  finding      {}: {}", f.verdict, f.message));
        }
        if !self.knobs.is_empty() {
            lines.push(format!("  knobs        {}", self.knobs.join(" ")));
        }
        if let Some(f) = &self.finding {
            lines.push(format!("  reproduce    {}", f.reproduce));
        }
        lines.join("\n") + "\n"
    }
}
