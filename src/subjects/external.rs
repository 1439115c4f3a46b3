//! A foreign compiler as a child process: a module's text in, a module out, under limits.
//!
//! Each run has a scratch folder of its own, a process group of its own ([`Groups`]) and limits on processor time,
//! clock, address space and the size of files, set by the shell that starts it. So a subject that hangs, forks, fills
//! memory or the disk, or spoils its input harms one run. A server ([`super::server`]) stays for many modules, under the same
//! limits, except that its time is that of the clock, for each module.

mod command_line;
mod runs;

use super::batch::{SeenAlone, Tally};
use super::fork_server;
use super::fresh;
use super::positions::Positions;
use super::server;
use crate::reducing::child::Groups;
use command_line::{IN, IN_BITCODE, LIMIT, OUT, OUT_BITCODE};
use std::fmt;
use std::sync::Arc;
use std::time::Duration;

/// What one run of a subject may use.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Limits {
    /// Seconds of processor time; three times as many of the clock.
    pub seconds: u64,
    /// MiB of address space.
    pub memory: u64,
    /// MiB of any file that it writes.
    pub output: u64,
}

impl Default for Limits {
    fn default() -> Limits {
        Limits {
            seconds: 20,
            memory: 4096,
            output: 256,
        }
    }
}

/// How the clock is related to the processor time that a run may use: a loaded machine is slow, a run that sleeps hangs.
const CLOCK: u64 = 3;

/// What is started.
#[derive(Clone, Debug)]
enum Program {
    /// `opt` with a pipeline and more arguments.
    Opt {
        tool: String,
        passes: String,
        arguments: Vec<String>,
    },
    /// A command for the shell.
    Shell { command: String },
    /// A command for the shell that stays, and is asked on its pipes.
    Server { command: String },
}

/// A foreign compiler.
#[derive(Clone)]
pub struct External {
    /// As reports and signatures name it: what was given to `--subject`.
    pub name: String,
    /// The flags that name it on a command line, each with a blank before it.
    pub flags: String,
    program: Program,
    /// Of `opt`: the pipeline whose result must be the same.
    fresh: Option<String>,
    /// How many executions of passes it may make, as `-opt-bisect-limit` counts them; all if there is none.
    bisect_limit: Option<u64>,
    /// What a run may use.
    pub limits: Limits,
    /// What it may do besides what the language reference says.
    pub positions: Positions,
    /// Its processes.
    pub groups: Groups,
    /// What went through it.
    pub tally: Arc<Tally>,
    /// Its crashes that were seen on one module alone.
    pub crashes: Arc<SeenAlone>,
    /// Its processes that stay, if it is a server.
    servers: server::Pool,
    /// Its processes of which each module gets a copy, if it is `opt`.
    pub(super) copies: fork_server::Pool,
}

impl fmt::Debug for External {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let External {
            name,
            program,
            limits,
            ..
        } = self;
        f.debug_struct("External")
            .field("name", name)
            .field("program", program)
            .field("limits", limits)
            .finish()
    }
}

impl External {
    /// LLVM's `opt` with a pipeline.
    pub fn opt(tool: &str, passes: &str, arguments: Vec<String>) -> External {
        External::new(
            format!("opt:{passes}"),
            Program::Opt {
                tool: tool.into(),
                passes: passes.into(),
                arguments,
            },
        )
    }

    /// LLVM's `opt` with a pipeline, whose result must be the same if every analysis is computed anew for each pass.
    pub fn cached(tool: &str, passes: &str, arguments: Vec<String>) -> External {
        let opt = External::opt(tool, passes, arguments);
        External {
            name: format!("fresh:{passes}"),
            fresh: Some(fresh::inserted(passes)),
            ..opt
        }
    }

    /// A command for the shell.
    ///
    /// # Errors
    /// It does not say where its input goes.
    pub fn command(command: &str) -> Result<External, String> {
        if !command.contains(IN) && !command.contains(IN_BITCODE) {
            return Err(format!(
                "error: --subject cmd: the command '{command}' does not say where the program goes: {IN}, or {IN_BITCODE} for bitcode"
            ));
        }
        let program = Program::Shell {
            command: command.into(),
        };
        Ok(External::new(format!("cmd:{command}"), program))
    }

    /// A command for the shell that stays.
    ///
    /// # Errors
    /// It says where files go, and there are none.
    pub fn server(command: &str) -> Result<External, String> {
        let places = [IN, OUT, IN_BITCODE, OUT_BITCODE, LIMIT];
        if let Some(place) = places.iter().find(|p| command.contains(**p)) {
            return Err(format!(
                "error: --subject server: a server gets its programs on its pipes; there is no {place} (docs/subject-server.md)"
            ));
        }
        if command.trim().is_empty() {
            return Err("error: --subject server: the command is empty".into());
        }
        let program = Program::Server {
            command: command.into(),
        };
        Ok(External::new(format!("server:{command}"), program))
    }

    fn new(name: String, program: Program) -> External {
        External {
            name,
            flags: String::new(),
            program,
            fresh: None,
            bisect_limit: None,
            limits: Limits::default(),
            positions: Positions::default(),
            groups: Groups::default(),
            tally: Arc::default(),
            crashes: Arc::default(),
            servers: server::Pool::default(),
            copies: fork_server::Pool::default(),
        }
    }

    /// True if what it makes of a module may depend on what it was given before.
    pub fn stays(&self) -> bool {
        matches!(self.program, Program::Server { .. })
    }

    /// The same compiler without anything that it has seen, with other processes.
    #[must_use]
    pub fn fresh(&self) -> External {
        External {
            servers: server::Pool::default(),
            copies: fork_server::Pool::default(),
            ..self.clone()
        }
    }

    /// The longest that a run may take.
    pub fn patience(&self) -> Duration {
        Duration::from_secs(self.limits.seconds.saturating_mul(CLOCK))
    }

    /// The tool that must be there, if it is LLVM's.
    pub fn tool(&self) -> Option<&str> {
        match &self.program {
            Program::Opt { tool, .. } => Some(tool),
            Program::Shell { .. } | Program::Server { .. } => None,
        }
    }

    /// The pipeline and the further arguments of LLVM's `opt`; `None` of a command.
    pub fn pipeline(&self) -> Option<(&str, &[String])> {
        match &self.program {
            Program::Opt {
                passes, arguments, ..
            } => Some((passes, arguments)),
            Program::Shell { .. } | Program::Server { .. } => None,
        }
    }

    /// The same `opt` with another pipeline and other arguments; `None` of a command.
    #[must_use]
    pub fn with_pipeline(&self, passes: &str, arguments: &[String]) -> Option<External> {
        let tool = self.tool()?;
        let new = match self.fresh {
            Some(_) => External::cached,
            None => External::opt,
        };
        let mut other = new(tool, passes, arguments.to_vec());
        other.flags = format!(" --subject {}", crate::files::quoted(&other.name));
        for a in arguments {
            other.flags += &format!(" --subject-arg={}", crate::files::quoted(a));
        }
        other.limits = self.limits;
        other.positions = self.positions;
        other.groups = self.groups.clone();
        Some(other)
    }

    /// True if [`Self::limited_to`] says something to it.
    pub fn takes_a_limit(&self) -> bool {
        match &self.program {
            Program::Opt { .. } => true,
            Program::Shell { command } => command.contains(LIMIT),
            Program::Server { .. } => self.servers.takes_limit(),
        }
    }

    /// The same, after so many executions of passes no more is run.
    #[must_use]
    pub fn limited_to(&self, executions: u64) -> External {
        External {
            bisect_limit: Some(executions),
            ..self.clone()
        }
    }
}

#[cfg(all(test, unix))]
mod tests;
