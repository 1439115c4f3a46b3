//! Subjects: the compilers that the harness judges, ours and others (issue 21, section 1).
//!
//! ```text
//!  --subject ours:PIPELINE   production passes in this process (the default)
//!  --subject opt:PIPELINE    LLVM's opt: opt-22, or what LLVM_OPT names
//!  --subject fresh:PIPELINE  opt, whose result must be the same with every analysis computed anew
//!  --subject cmd:COMMAND     any command: {in} and {out} are paths of LLVM assembly; without {out} the result is
//!                            what the command prints; {in.bc} and {out.bc} for bitcode
//!  --subject server:COMMAND  a command that stays and is asked on its pipes (docs/subject-server.md)
//!  --subject NAME            an entry of the table "subjects" in the file of --config, or in tandem.toml here
//! ```
//!
//! ```toml
//! [subjects.trunk]
//! opt = "/opt/llvm/bin/opt"          # or: command = "mycc {in} -o {out}"
//! passes = "default<O2>"
//! args = ["-load-pass-plugin=./p.so"]
//! seconds = 20                       # processor time of one run; three times as much on the clock
//! memory = 4096                      # MiB of address space
//! output = 256                       # MiB of any file that it writes
//! ```
//!
//! A foreign subject runs in a process group of its own under those limits ([`external`]). What it makes of a module is
//! judged as `check --target` judges it; how it may fail besides (a crash, a hang, output that is no module) is a
//! finding of its own, with what it said ([`judged`]). Where many modules go through one subject, they share a process
//! ([`batch`]).

pub mod batch;
pub mod external;
mod fork_server;
mod fresh;
mod join;
pub mod judged;
mod library;
mod own_stack;
mod pieces;
pub mod positions;
mod server;
pub mod snapshots;
mod table;
mod trouble;

pub use external::{External, Limits};
pub use trouble::Trouble;

use crate::reducing::child::Groups;
use std::process::{Command, Stdio};
use std::sync::Arc;
use tandem_optimized::driver::{self, Interrupt};

/// What is judged.
#[derive(Clone, Debug)]
pub enum Subject {
    /// Our production passes, as a pipeline's text.
    Ours(String),
    /// Somebody else's compiler.
    External(Arc<External>),
}

/// Flags of the commands that take a subject.
#[derive(clap::Args, Clone, Debug, Default)]
pub struct SubjectArgs {
    /// Judge this compiler: ours:PIPELINE, opt:PIPELINE (LLVM's opt-22, or what LLVM_OPT names), cmd:COMMAND with {in}
    /// and {out}, server:COMMAND (a command that stays: docs/subject-server.md), or a name from the table "subjects" of tandem.toml
    #[arg(long = "subject", value_name = "SUBJECT")]
    pub subject: Option<String>,
    /// One more argument for opt, e.g. -load-pass-plugin=P.so (may be repeated)
    #[arg(
        long = "subject-arg",
        value_name = "ARG",
        allow_hyphen_values = true,
        requires = "subject"
    )]
    pub arguments: Vec<String>,
    /// What the subject may do besides what the language reference says: volatile-private-stack=free,
    /// unused-externally-initialized=may-go, hang=open (may be repeated)
    #[arg(long = "position", value_name = "NAME=VALUE", requires = "subject")]
    pub positions: Vec<String>,
    /// The file with the table of subjects
    #[arg(long = "config", value_name = "FILE", requires = "subject")]
    pub config: Option<String>,
}

impl SubjectArgs {
    /// The subject that is asked for, if one is.
    ///
    /// # Errors
    /// One line: no such subject, a tool that cannot be started, a table that cannot be read.
    pub fn subject(&self, interrupt: &Interrupt) -> Result<Option<Subject>, String> {
        let Some(text) = &self.subject else {
            return Ok(None);
        };
        let groups = Groups::new(interrupt);
        let more = self.arguments.clone();
        let external = match text.split_once(':') {
            Some(("ours", passes)) => {
                self.no_arguments("ours:")?;
                if let Some(p) = self.positions.first() {
                    return Err(format!(
                        "error: --position {p} is for compilers that are not ours"
                    ));
                }
                return Ok(Some(Subject::Ours(passes.into())));
            }
            Some(("opt", passes)) => External::opt(&llvm_opt(), passes, more),
            Some(("fresh", passes)) => {
                let tool = llvm_opt();
                starts(&tool)?;
                let spelled = fresh::spelled_out(&tool, passes, &more)?;
                let mut external = External::cached(&tool, &spelled, more);
                external.name = format!("fresh:{passes}");
                external
            }
            Some(("cmd", command)) => {
                self.no_arguments("cmd:")?;
                External::command(command)?
            }
            Some(("server", command)) => {
                self.no_arguments("server:")?;
                External::server(command)?
            }
            _ => {
                self.no_arguments("a subject of the table")?;
                table::find(text, self.config.as_deref())?
            }
        };
        if let Some(tool) = external.tool() {
            starts(tool)?;
        }
        let mut external = external;
        for position in &self.positions {
            let (name, value) = position
                .split_once('=')
                .ok_or_else(|| format!("error: --position '{position}': expected NAME=VALUE"))?;
            let set = external.positions.set(name, value);
            set.map_err(|why| format!("error: --position {position}: {why}"))?;
        }
        external.groups = groups;
        external.flags = self.spelled();
        external
            .greet()
            .map_err(|why| format!("error: --subject {}: {why}", external.name))?;
        Ok(Some(Subject::External(Arc::new(external))))
    }

    /// As [`Self::subject`], where it excludes other flags: each with whether it was given.
    ///
    /// # Errors
    /// Also one of those flags.
    pub fn alone(
        &self,
        interrupt: &Interrupt,
        others: &[(&str, bool)],
    ) -> Result<Option<Subject>, String> {
        let given = others.iter().find(|(_, given)| *given);
        match (&self.subject, given) {
            (Some(_), Some((flag, _))) => Err(format!(
                "error: --subject and {flag} cannot both be given: {flag} is about {}",
                match *flag {
                    "--target" => "what a compiler made before",
                    _ => "our own passes",
                }
            )),
            _ => self.subject(interrupt),
        }
    }

    fn no_arguments(&self, what: &str) -> Result<(), String> {
        match self.arguments.first() {
            Some(a) => Err(format!(
                "error: --subject-arg '{a}' is for opt:PIPELINE; {what} does not take it"
            )),
            None => Ok(()),
        }
    }

    /// The same flags again, as a command line has them.
    pub fn spelled(&self) -> String {
        let mut text = String::new();
        let flags = [("--subject", &self.subject), ("--config", &self.config)];
        for (flag, value) in flags {
            if let Some(value) = value {
                text.push_str(&format!(" {flag} {}", crate::files::quoted(value)));
            }
        }
        for a in &self.arguments {
            text.push_str(&format!(" --subject-arg={}", crate::files::quoted(a)));
        }
        for p in &self.positions {
            text.push_str(&format!(" --position={}", crate::files::word(p)));
        }
        text
    }
}

/// The one pass of a pipeline of ours, where only a pass can be judged.
///
/// # Errors
/// It has several.
pub fn one_pass(text: &str) -> Result<String, String> {
    let steps = tandem_optimized::pipeline::parse(text).map_err(|e| format!("error: {e}"))?;
    match steps.len() {
        1 => Ok(text.into()),
        n => Err(format!(
            "error: --subject 'ours:{text}' has {n} passes; here it has one (tandem check takes any pipeline)"
        )),
    }
}

/// LLVM's `opt`: `opt-22`, or what `LLVM_OPT` names.
fn llvm_opt() -> String {
    std::env::var("LLVM_OPT").unwrap_or_else(|_| "opt-22".into())
}

/// Whether a tool can be started at all: better said once than for every program.
fn starts(tool: &str) -> Result<(), String> {
    let mut probe = Command::new(tool);
    probe.arg("--version").stdin(Stdio::null());
    match probe.stdout(Stdio::null()).stderr(Stdio::null()).status() {
        Ok(s) if s.success() => Ok(()),
        Ok(s) => Err(format!("error: --subject: '{tool} --version' fails ({s})")),
        Err(e) => Err(format!(
            "error: --subject needs LLVM's '{tool}' (ci/setup --peers installs it, LLVM_OPT names another): {}",
            driver::plain(&e)
        )),
    }
}
