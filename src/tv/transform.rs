//! Targets that are made here: a module after our own pipeline, or after that of an installed `opt`.

use super::load::Loaded;
use super::record::Verdict;
use crate::subjects::snapshots::Snapshot;
use crate::subjects::{External, Trouble};
use std::io::Write;
use std::process::{Command, Stdio};
use std::sync::Arc;
use tandem_ir::Module;
use tandem_optimized::driver;
use tandem_optimized::options::Options;
use tandem_optimized::pass_manager;
use tandem_optimized::pipeline::{self, Step};

/// What makes targets of sources.
#[derive(Debug)]
pub enum Transform {
    /// Our production passes.
    Ours {
        /// The text as the user gave it.
        text: String,
        /// The passes.
        steps: Vec<Step>,
        /// Their knobs.
        options: Box<Options>,
    },
    /// A subject that is not ours.
    Subject(Arc<External>),
    /// LLVM's, by its tool.
    Peer {
        /// The tool.
        tool: String,
        /// Its pipeline.
        text: String,
    },
}

impl Transform {
    /// Our pipeline by its text.
    ///
    /// # Errors
    /// In words, what is wrong with the pipeline.
    pub fn ours(text: &str, options: Options) -> Result<Transform, String> {
        let steps = pipeline::parse(text).map_err(|e| format!("error: {e}"))?;
        Ok(Transform::Ours {
            text: text.into(),
            steps,
            options: Box::new(options),
        })
    }
    /// LLVM's pipeline by its text; the tool is `opt-22`, or what `LLVM_OPT` names.
    ///
    /// # Errors
    /// If the tool cannot be started.
    pub fn peer(text: &str) -> Result<Transform, String> {
        let tool = std::env::var("LLVM_OPT").unwrap_or_else(|_| "opt-22".into());
        let mut probe = Command::new(&tool);
        let probe = probe.arg("--version").stdin(Stdio::null());
        match probe.stdout(Stdio::null()).stderr(Stdio::null()).status() {
            Ok(s) if s.success() => Ok(Transform::Peer {
                tool,
                text: text.into(),
            }),
            Ok(s) => Err(format!(
                "error: --opt-22-passes: '{tool} --version' fails ({s})"
            )),
            Err(e) => Err(format!(
                "error: --opt-22-passes needs LLVM's '{tool}' (ci/setup --peers installs it, LLVM_OPT names another): {}",
                tandem_optimized::driver::plain(&e)
            )),
        }
    }
    /// The module after the passes.
    ///
    /// # Errors
    /// A verdict for the file, and in words, why there is no target.
    pub fn apply(&self, source: &Loaded) -> Result<Loaded, (Verdict, String)> {
        match self {
            Transform::Ours {
                text,
                steps,
                options,
            } => {
                let mut module = source.module.clone();
                pass_manager::run(&mut module, steps, options, true)
                    .map_err(|e| (Verdict::Crash, format!("{}: {e}", source.shown)))?;
                Ok(Loaded::made(
                    module,
                    format!("{} after {text}", source.shown),
                ))
            }
            Transform::Subject(subject) => {
                let shown = format!("{} after {}", source.shown, subject.name);
                let failed = |t: Trouble| (without_output(&t), format!("{}: {t}", source.shown));
                let bytes = subject
                    .run_on(source.text().unwrap_or_default())
                    .map_err(failed)?;
                let why_not = subject.understood(&bytes).err();
                let class = why_not.map_or(Verdict::Error, |t| without_output(&t));
                Loaded::parse(bytes, &shown).map_err(|e| (class, e))
            }
            Transform::Peer { tool, text } => {
                let input = source.text().unwrap_or_default();
                let shown = format!("{} after {tool} -passes={text}", source.shown);
                let bytes = run_peer(tool, text, input)
                    .map_err(|e| (Verdict::Error, format!("error: {}: {e}", source.shown)))?;
                Loaded::parse(bytes, &shown).map_err(|e| (Verdict::Error, e))
            }
        }
    }
}

/// What it means that a compiler which is judged made nothing: `check` says the same.
fn without_output(trouble: &Trouble) -> Verdict {
    match trouble {
        Trouble::Crash(_) | Trouble::Hang | Trouble::Invalid(_) | Trouble::TooMuch(_) => {
            Verdict::SubjectFailed
        }
        Trouble::Stale(_) => Verdict::Suspect,
        Trouble::Refused(_)
        | Trouble::Unsupported(_)
        | Trouble::Protocol(_)
        | Trouble::NotRun(_) => Verdict::Unsupported,
    }
}

impl Transform {
    /// The states of a module behind each pass that changes it, as far as they can be had: by name, with the module. None of
    /// a command or a server.
    ///
    /// # Errors
    /// In words, why there are none.
    pub fn states(&self, source: &Loaded) -> Result<Vec<(String, Module)>, String> {
        match self {
            Transform::Ours { steps, options, .. } => own_states(&source.module, steps, options),
            Transform::Subject(subject) => peer_states(subject, source),
            Transform::Peer { tool, text } => {
                peer_states(&External::opt(tool, text, Vec::new()), source)
            }
        }
    }
}

/// The states between our passes.
fn own_states(
    source: &Module,
    steps: &[Step],
    options: &Options,
) -> Result<Vec<(String, Module)>, String> {
    let (mut module, mut before) = (source.clone(), tandem_ir::text::print(source));
    let mut states = Vec::new();
    for step in steps {
        let one = std::slice::from_ref(step);
        pass_manager::run(&mut module, one, options, true).map_err(|e| e.to_string())?;
        let after = tandem_ir::text::print(&module);
        if after != before {
            let pass = step.spelled().unwrap_or_else(|| "verify".into());
            states.push((pass, module.clone()));
            before = after;
        }
    }
    Ok(states)
}

/// The states between the passes of an `opt`. One that we cannot read is left out.
fn peer_states(subject: &External, source: &Loaded) -> Result<Vec<(String, Module)>, String> {
    let Some(snapshots) = subject.snapshots(source.text().unwrap_or_default()) else {
        return Ok(Vec::new());
    };
    let snapshots = snapshots.map_err(|t| t.to_string())?;
    let read = |s: Snapshot| {
        let module = driver::parse_module(s.text.as_bytes(), &s.pass).ok()?;
        Some((s.pass, module))
    };
    Ok(snapshots.into_iter().filter_map(read).collect())
}

/// Runs the tool on a text; the result goes through a temporary file.
fn run_peer(tool: &str, passes: &str, input: &[u8]) -> Result<Vec<u8>, String> {
    let said = |e: std::io::Error| format!("{tool}: {}", tandem_optimized::driver::plain(&e));
    let out = tempfile::Builder::new()
        .prefix(".tandem-")
        .suffix(".ll")
        .tempfile()
        .map_err(said)?;
    let mut child = Command::new(tool)
        .args(["-S", &format!("-passes={passes}"), "-", "-o"])
        .arg(out.path())
        .stdin(Stdio::piped())
        .stdout(Stdio::null())
        .stderr(Stdio::piped())
        .spawn()
        .map_err(said)?;
    if let Some(mut stdin) = child.stdin.take() {
        // A tool that gives up early says why on its other streams.
        let _ = stdin.write_all(input);
    }
    let done = child.wait_with_output().map_err(said)?;
    if !done.status.success() {
        let text = String::from_utf8_lossy(&done.stderr);
        let lines: Vec<&str> = text.lines().take(8).collect();
        return Err(format!(
            "{tool} fails ({}): {}",
            done.status,
            lines.join("\n  ")
        ));
    }
    std::fs::read(out.path()).map_err(said)
}
