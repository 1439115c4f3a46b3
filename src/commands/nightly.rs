//! `tandem nightly`: fuzz, triage, remember and report within a budget.

use crate::formats::{self, Case, Finding, Format};
use crate::nightly::{Ended, Settings, Subject, merge, run as run_night};
use crate::properties;
use crate::registry;
use crate::subjects::SubjectArgs;
use crate::triage::known::Date;
use std::path::PathBuf;
use std::time::Duration;
use tandem_ir::passes::{PASSES, PassId};
use tandem_optimized::driver::{self, EXIT_FINDING, EXIT_GOOD, EXIT_INTERRUPTED, Interrupt};

/// Arguments of `tandem nightly`.
#[derive(clap::Args, Debug)]
pub struct Args {
    /// Folder of the nights: corpora, findings, history, dashboard
    #[arg(long, value_name = "DIR")]
    pub folder: PathBuf,
    /// Wall time of the hunt: 600, 90s, 10m, 8h
    #[arg(long, default_value = "1h", value_name = "TIME", value_parser = time)]
    pub budget: Duration,
    /// Processor time of the hunt; default: wall time times workers
    #[arg(long, value_name = "TIME", value_parser = time)]
    pub cpu: Option<Duration>,
    /// Time of one target's turn
    #[arg(long, default_value = "60s", value_name = "TIME", value_parser = time)]
    pub slice: Duration,
    /// Pass under test, also for its seeded defects (may be repeated); default: every pass that exists in both forms
    #[arg(long = "pass", value_name = "NAME")]
    pub passes: Vec<String>,
    /// Hunt in this compiler, as fuzz --subject does, and not in our passes (may be repeated)
    #[arg(long = "subject", value_name = "SUBJECT", conflicts_with_all = ["passes", "properties", "wild", "regressions"])]
    pub subjects: Vec<String>,
    /// One more argument for every opt:PIPELINE among them (may be repeated)
    #[arg(
        long = "subject-arg",
        value_name = "ARG",
        allow_hyphen_values = true,
        requires = "subjects"
    )]
    pub arguments: Vec<String>,
    /// The file with the table of subjects
    #[arg(long, value_name = "FILE", requires = "subjects")]
    pub config: Option<String>,
    /// Property to hold (may be repeated); default: all of them
    #[arg(long = "property", value_name = "NAME")]
    pub properties: Vec<String>,
    /// More regressions to repeat: files or folders
    #[arg(long, value_name = "PATH")]
    pub regressions: Vec<PathBuf>,
    /// More known failures: TOML files or folders of them
    #[arg(long, value_name = "PATH")]
    pub known: Vec<PathBuf>,
    /// CPU time per seeded defect; 0 does without them
    #[arg(long, default_value = "10s", value_name = "TIME", value_parser = time)]
    pub mutants: Duration,
    /// Mutants of production's sources that nobody planted, so many, 60 CPU seconds each; 0 does without them
    #[arg(long, default_value_t = 0, value_name = "N")]
    pub wild: u32,
    /// Wall time of one triage
    #[arg(long, default_value = "5m", value_name = "TIME", value_parser = time)]
    pub triage_time: Duration,
    /// Do only part I of N, for machines side by side; --merge brings them together
    #[arg(long, value_name = "I/N", value_parser = shard)]
    pub shard: Option<(u64, u64)>,
    /// Spend no night: merge the folders of finished nights into this one
    #[arg(long, value_name = "DIR", num_args = 1.., conflicts_with = "shard")]
    pub merge: Vec<PathBuf>,
    /// Workers
    #[arg(short = 'j', long = "jobs", value_name = "N", value_parser = clap::value_parser!(u32).range(1..=1024))]
    pub jobs: Option<u32>,
    /// The date that counts for the expiry of known failures; default: today
    #[arg(long, value_name = "YYYY-MM-DD")]
    pub today: Option<Date>,
    /// Print what the night measured as JSON
    #[arg(long)]
    pub json: bool,
    /// Print what is to be looked at in another form
    #[arg(long, value_enum, value_name = "FORM")]
    pub format: Option<Format>,
}

/// A time: seconds, or a number with s, m or h.
fn time(text: &str) -> Result<Duration, String> {
    let wrong = || format!("'{text}' is no time: expected a number, or one with s, m or h");
    let (digits, scale) = match text.as_bytes().last() {
        Some(b's') => (&text[..text.len() - 1], 1),
        Some(b'm') => (&text[..text.len() - 1], 60),
        Some(b'h') => (&text[..text.len() - 1], 3600),
        _ => (text, 1),
    };
    let n: u64 = digits.parse().map_err(|_| wrong())?;
    let seconds = n.checked_mul(scale).filter(|s| *s <= 31_536_000);
    seconds.map(Duration::from_secs).ok_or_else(wrong)
}

/// Part `I` of `N`, counted from 1.
fn shard(text: &str) -> Result<(u64, u64), String> {
    let wrong = || format!("'{text}' is no part: expected I/N with 1 <= I <= N");
    let (i, n) = text.split_once('/').ok_or_else(wrong)?;
    match (i.parse::<u64>(), n.parse::<u64>()) {
        (Ok(i), Ok(n)) if i >= 1 && i <= n && n <= 100_000 => Ok((i - 1, n)),
        _ => Err(wrong()),
    }
}

/// Runs the command; the result is the exit code.
///
/// # Errors
/// One line for the user.
pub fn run(args: &Args, interrupt: &Interrupt) -> Result<i32, String> {
    let format = Format::chosen(args.format, args.json)?;
    super::once("--pass", &args.passes)?;
    super::once("--subject", &args.subjects)?;
    super::once("--property", &args.properties)?;
    let today = args.today.unwrap_or_else(Date::today);
    let ended = match args.merge.is_empty() {
        true => {
            let settings = settings(args, today, interrupt)?;
            interrupt.defer();
            run_night(&settings, interrupt)?
        }
        false => merge::merge(&args.folder, &args.merge, today, interrupt)?,
    };
    let text = match format {
        Format::Json => {
            let mut json = serde_json::json!(ended.night);
            json["tool"] = "tandem nightly".into();
            json["schema"] = crate::formats::SCHEMA.into();
            json["version"] = env!("CARGO_PKG_VERSION").into();
            json["dashboard"] = ended.dashboard.display().to_string().into();
            format!("{json:#}\n")
        }
        Format::Text => text(&ended),
        other => formats::render(other, "tandem nightly", &[case(&ended)]).unwrap_or_default(),
    };
    driver::write_output("-", text.as_bytes(), interrupt).map_err(|e| e.to_string())?;
    Ok(if ended.interrupted {
        EXIT_INTERRUPTED
    } else if ended.night.attention.is_empty() {
        EXIT_GOOD
    } else {
        EXIT_FINDING
    })
}

/// The compilers to hunt in; each must be there before a night begins.
fn subjects(args: &Args, interrupt: &Interrupt) -> Result<Vec<Subject>, String> {
    let each = |name: &String| {
        let given = SubjectArgs {
            subject: Some(name.clone()),
            arguments: match name.starts_with("opt:") || name.starts_with("fresh:") {
                true => args.arguments.clone(),
                false => Vec::new(),
            },
            config: args.config.clone(),
            positions: Vec::new(),
        };
        match given.subject(interrupt)? {
            Some(crate::subjects::Subject::External(_)) => {}
            _ => {
                return Err(format!(
                    "error: --subject {name}: our own passes are hunted in without it (--pass)"
                ));
            }
        }
        let mut arguments = vec![format!("--subject={name}")];
        arguments.extend(given.arguments.iter().map(|a| format!("--subject-arg={a}")));
        arguments.extend(given.config.iter().map(|c| format!("--config={c}")));
        Ok(Subject {
            name: name.clone(),
            arguments,
        })
    };
    args.subjects.iter().map(each).collect()
}

fn settings(args: &Args, today: Date, interrupt: &Interrupt) -> Result<Settings, String> {
    let subjects = subjects(args, interrupt)?;
    // A night is about our passes or about other compilers.
    let passes = match subjects.is_empty() {
        true => passes(&args.passes)?,
        false => Vec::new(),
    };
    for p in &args.properties {
        if properties::lookup(p).is_none() {
            return Err(format!(
                "error: unknown property '{p}' (see 'tandem fuzz --list')"
            ));
        }
    }
    let all = properties::ALL.iter().map(|p| p.name.to_owned());
    let properties = match args.properties.is_empty() {
        true => all.collect(),
        false => args.properties.clone(),
    };
    let available = std::thread::available_parallelism().map_or(1, usize::from);
    let jobs = args.jobs.map_or(available, |j| j as usize);
    let tool = std::env::current_exe()
        .map_err(|e| format!("error: cannot find this program: {}", driver::plain(&e)))?;
    Ok(Settings {
        folder: args.folder.clone(),
        tool,
        wall: args.budget,
        processor: args
            .cpu
            .unwrap_or(args.budget * u32::try_from(jobs).unwrap_or(1)),
        slice: args.slice.max(Duration::from_secs(1)),
        jobs,
        mutants: match subjects.is_empty() {
            true => args.mutants,
            false => Duration::ZERO,
        },
        passes,
        properties,
        subjects,
        shard: args.shard.unwrap_or((0, 1)),
        regressions: args.regressions.clone(),
        known: args.known.clone(),
        wild: args.wild,
        triage: args.triage_time,
        today,
    })
}

/// What a night leaves to people, for other programs.
fn case(ended: &Ended) -> Case {
    let dashboard = ended.dashboard.display().to_string();
    let attention = ended.night.attention.iter();
    let findings: Vec<Finding> = attention
        .map(|line| Finding {
            level: formats::Level::Error,
            rule: "attention".into(),
            file: dashboard.clone(),
            place: None,
            function: String::new(),
            message: line.clone(),
            detail: Vec::new(),
        })
        .collect();
    Case {
        suite: "nightly".into(),
        name: format!("night {} of {}", ended.night.number, ended.night.date),
        verdict: match findings.is_empty() {
            true => "good".into(),
            false => "attention".into(),
        },
        findings,
    }
}

/// The passes under test, whatever they work on, in order of the table of passes.
fn passes(named: &[String]) -> Result<Vec<String>, String> {
    for name in named {
        registry::find(name).map_err(|e| format!("error: {e}"))?;
    }
    let chosen = |p: &&PassId| named.is_empty() || named.iter().any(|n| n == p.name);
    let all = PASSES.iter().filter(chosen);
    Ok(all.map(|p| p.name.to_owned()).collect())
}

fn text(ended: &Ended) -> String {
    let n = &ended.night;
    let g = n.gauges();
    let mut lines = vec![
        format!("night {} of {}", n.number, n.date),
        format!(
            "  programs     {} in {:.0} s of the processor; corpus {}, {} pruned",
            g.programs, n.processor, g.corpus, n.pruned
        ),
        format!(
            "  findings     {} new, {} open, {} signatures seen",
            n.new.len(),
            n.open.len(),
            n.seen.len()
        ),
        format!(
            "  regressions  {} repeated, {} failures",
            n.regressions.0, n.regressions.1
        ),
    ];
    if let Some(m) = &n.mutants {
        lines.push(format!(
            "  defects      {} of {} detected",
            m.detected, m.defects
        ));
    }
    if let Some(m) = &n.pipeline_mutants {
        lines.push(format!(
            "  of pipelines {} of {} detected",
            m.detected, m.defects
        ));
    }
    lines.extend(n.notes.iter().map(|x| format!("  note         {x}")));
    lines.extend(n.attention.iter().map(|x| format!("  look at      {x}")));
    if ended.interrupted {
        lines.push("  interrupted; run it again to go on".into());
    }
    lines.push(format!("  dashboard    {}", ended.dashboard.display()));
    lines.join("\n") + "\n"
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]
    use super::*;

    #[test]
    fn a_night_is_about_every_pass() {
        let all: Vec<&str> = PASSES.iter().map(|p| p.name).collect();
        assert_eq!(passes(&[]).unwrap(), all);
        let named = ["constmerge".to_owned(), "jump-threading".to_owned()];
        assert_eq!(passes(&named).unwrap(), ["jump-threading", "constmerge"]);
        assert!(passes(&["no-such-pass".to_owned()]).is_err());
    }
}
