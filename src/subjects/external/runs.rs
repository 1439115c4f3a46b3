//! Runs of a subject: a text in, a text out, or what went wrong.
//!
//! `opt` is asked as a copy of a process that is there already, where that goes; else, and for commands, each run is a process
//! of its own in a scratch folder. A server is asked on its pipes. What comes out as bitcode is made into LLVM assembly.

use super::command_line::IN_BITCODE;
use super::{External, Program};
use crate::reducing::child::End;
use crate::subjects::trouble::{
    MOST_READ, Trouble, beginning, complaint, is_crash, one_line, signal_of,
};
use crate::subjects::{fork_server, fresh, server};
use std::fs::File;
use std::io::Read;
use std::path::Path;
use std::process::Stdio;
use std::sync::Arc;
use std::sync::atomic::Ordering;
use tandem_ir::{Module, text};
use tandem_optimized::driver::bitcode::{self, Tool};
use tandem_optimized::driver::{self, DriverError};

/// Signals by which the limits end a process.
const SIGXCPU: i32 = 24;
const SIGXFSZ: i32 = 25;

impl External {
    /// What the subject makes of a module.
    ///
    /// # Errors
    /// See [`Trouble`].
    pub fn run(&self, module: &Module) -> Result<Module, Trouble> {
        self.understood(&self.run_on(text::print(module).as_bytes())?)
    }

    /// What the subject wrote, as a module. Where we cannot read it, LLVM's assembler is asked whether it is one.
    ///
    /// # Errors
    /// It is none, or has something that we do not carry.
    pub fn understood(&self, bytes: &[u8]) -> Result<Module, Trouble> {
        External::parse(bytes).map_err(|e| match e {
            Trouble::Unsupported(why) => {
                let assembler = self.bitcode_tool("llvm-as", "LLVM_AS");
                match bitcode::refusal(bytes, &assembler) {
                    Some(also) => Trouble::Invalid(format!("{why}; {}", one_line(&also))),
                    None => Trouble::Unsupported(why),
                }
            }
            other => other,
        })
    }

    /// What a subject wrote, as a module.
    ///
    /// # Errors
    /// It is none, or has something that we do not carry.
    pub fn parse(bytes: &[u8]) -> Result<Module, Trouble> {
        driver::parse_module(bytes, "output.ll").map_err(|e| match e {
            // What a module may not be is the subject's mistake; what we cannot read may be ours.
            DriverError::Invalid(why) => Trouble::Invalid(one_line(&why)),
            other => Trouble::Unsupported(one_line(&other.to_string())),
        })
    }

    /// What the subject makes of a text.
    ///
    /// # Errors
    /// See [`Trouble`].
    pub fn run_on(&self, input: &[u8]) -> Result<Vec<u8>, Trouble> {
        self.run_saying(input, MOST_READ).0
    }

    /// As [`Self::run_on`]; also the first so many bytes of what it says besides.
    pub fn run_saying(&self, input: &[u8], most: u64) -> (Result<Vec<u8>, Trouble>, String) {
        let mut said = String::new();
        let result = self.run_telling(input, most, &mut said);
        let result = match (result, &self.fresh, &self.program) {
            (
                Ok(cached),
                Some(passes),
                Program::Opt {
                    tool, arguments, ..
                },
            ) => {
                let fresh = External {
                    program: Program::Opt {
                        tool: tool.clone(),
                        passes: passes.clone(),
                        arguments: arguments.clone(),
                    },
                    fresh: None,
                    // Its executions have other numbers.
                    bisect_limit: None,
                    ..self.clone()
                };
                self.compared(cached, fresh.run_on(input))
            }
            (result, ..) => result,
        };
        (result, said)
    }

    /// What is made with cached analyses, if the same is made with new ones. With a limit on executions there is nothing to
    /// compare it with.
    fn compared(
        &self,
        cached: Vec<u8>,
        fresh: Result<Vec<u8>, Trouble>,
    ) -> Result<Vec<u8>, Trouble> {
        if self.bisect_limit.is_some() {
            return Ok(cached);
        }
        match fresh {
            Ok(fresh) => match fresh::difference(&cached, &fresh) {
                None => Ok(cached),
                Some(how) => Err(Trouble::Stale(one_line(&how))),
            },
            Err(trouble) => Err(trouble),
        }
    }

    fn run_telling(&self, input: &[u8], most: u64, words: &mut String) -> Result<Vec<u8>, Trouble> {
        if self.groups.is_cut() {
            return Err(Trouble::NotRun("interrupted".into()));
        }
        if let Program::Server { command } = &self.program {
            return self.ask_server(command, input, most, words);
        }
        let run = match self.run_of_copy(input, most) {
            Some(run) => run,
            None => self.run_of_process(input, most)?,
        };
        self.groups.stop_if_interrupted();
        if self.groups.is_cut() {
            return Err(Trouble::NotRun("interrupted".into()));
        }
        *words = run.said;
        let said = words.as_str();
        match run.end {
            End::Code(0) => self.read(run.output).and_then(|out| self.text(out)),
            End::TimeOut => Err(Trouble::Hang),
            End::Code(n) => Err(match signal_of(n) {
                Some(s) => self.killed(s, said),
                None if is_crash(said) => Trouble::Crash(complaint(said)),
                None => Trouble::Refused(format!("exit code {n}: {}", complaint(said))),
            }),
            End::Signal(s) => Err(self.killed(s, said)),
        }
    }

    /// A run of a copy of `opt`; none if it has to be a process.
    fn run_of_copy(&self, input: &[u8], most: u64) -> Option<fork_server::Run> {
        let line = self.opt_line()?;
        let mut start = fork_server::Start {
            command: self.shell_with_limits("unlimited"),
            line: &line,
            groups: &self.groups,
            limits: self.limits,
            patience: self.patience(),
        };
        let (run, started) = self.copies.run(&mut start, input, most);
        let started = u64::from(started);
        self.tally.processes.fetch_add(started, Ordering::Relaxed);
        let copies = u64::from(run.is_some());
        self.tally.copies.fetch_add(copies, Ordering::Relaxed);
        run
    }

    fn run_of_process(&self, input: &[u8], most: u64) -> Result<fork_server::Run, Trouble> {
        let failed = |e: std::io::Error| Trouble::NotRun(driver::plain(&e));
        let scratch = tempfile::Builder::new()
            .prefix("tandem-subject-")
            .tempdir()
            .map_err(failed)?;
        let at = |name: &str| scratch.path().join(name);
        std::fs::write(at("in.ll"), input).map_err(failed)?;
        if let Program::Shell { command } = &self.program
            && command.contains(IN_BITCODE)
        {
            let bytes = bitcode::assemble(input, &self.bitcode_tool("llvm-as", "LLVM_AS"));
            let bytes = bytes.map_err(|why| Trouble::NotRun(one_line(&why)))?;
            std::fs::write(at("in.bc"), bytes).map_err(failed)?;
        }
        let said = File::options()
            .read(true)
            .write(true)
            .create(true)
            .truncate(true)
            .open(at("said"))
            .map_err(failed)?;
        self.tally.processes.fetch_add(1, Ordering::Relaxed);
        let mut command = self.limited(&at("in.ll"), &at("out.ll"));
        let printed = match self.prints() {
            true => Stdio::from(File::create(at("out.ll")).map_err(failed)?),
            false => Stdio::null(),
        };
        command
            .stdin(Stdio::null())
            .stdout(printed)
            .stderr(said.try_clone().map_err(failed)?);
        let end = self
            .groups
            .run(&mut command, self.patience())
            .map_err(failed)?;
        Ok(fork_server::Run {
            end,
            output: opened(&at("out.ll")),
            said: beginning(&said, most),
        })
    }

    fn killed(&self, signal: i32, said: &str) -> Trouble {
        match signal {
            SIGXCPU => Trouble::Hang,
            SIGXFSZ => Trouble::TooMuch(self.limits.output),
            _ if is_crash(said) => Trouble::Crash(complaint(said)),
            n => Trouble::Crash(format!("signal {n}")),
        }
    }

    fn read(&self, output: std::io::Result<File>) -> Result<Vec<u8>, Trouble> {
        let missing =
            |e: std::io::Error| Trouble::Invalid(format!("no output: {}", driver::plain(&e)));
        let mut file = output.map_err(missing)?;
        if file.metadata().map_err(missing)?.len() > self.limits.output << 20 {
            return Err(Trouble::TooMuch(self.limits.output));
        }
        let mut bytes = Vec::new();
        file.read_to_end(&mut bytes).map_err(missing)?;
        Ok(bytes)
    }

    /// What the subject wrote, as LLVM assembly.
    fn text(&self, output: Vec<u8>) -> Result<Vec<u8>, Trouble> {
        if !bitcode::is_bitcode(&output) {
            return Ok(output);
        }
        let tool = self.bitcode_tool("llvm-dis", "LLVM_DIS");
        bitcode::disassemble(&output, &tool).map_err(|why| Trouble::Unsupported(one_line(&why)))
    }

    /// A tool of the LLVM that the subject is of, if it is known.
    fn bitcode_tool(&self, name: &str, variable: &'static str) -> Tool {
        bitcode::tool(name, variable, self.tool())
    }

    /// Starts the first server, if it is one, and asks `opt` whether it knows its pipeline: that is better said once than for every
    /// program.
    ///
    /// # Errors
    /// See [`Trouble`].
    pub fn greet(&self) -> Result<(), Trouble> {
        let command = match &self.program {
            Program::Opt { .. } => return self.takes_its_pipeline(),
            Program::Shell { .. } => return Ok(()),
            Program::Server { command } => command,
        };
        let server = self.start_server(command);
        self.groups.stop_if_interrupted();
        self.servers.keep(server?);
        Ok(())
    }

    /// Whether `opt` knows the passes and the options that it is to have, asked of a module with nothing in it. A word that
    /// it does not know would be a refusal of every program.
    fn takes_its_pipeline(&self) -> Result<(), Trouble> {
        let aside = External {
            tally: Arc::default(),
            fresh: None,
            ..self.fresh()
        };
        match aside.run_on(b"") {
            Err(Trouble::Refused(why)) => Err(Trouble::Refused(why)),
            // What else goes wrong is a matter of the programs.
            _ => Ok(()),
        }
    }

    /// What a server makes of a text.
    fn ask_server(
        &self,
        command: &str,
        input: &[u8],
        most_said: u64,
        words: &mut String,
    ) -> Result<Vec<u8>, Trouble> {
        let mut server = match self.servers.take()? {
            Some(server) => server,
            None => self.start_server(command)?,
        };
        let question = server::Question {
            text: input,
            limit: self.bisect_limit,
            most_said,
        };
        let (answer, said) = server.ask(&question);
        self.groups.stop_if_interrupted();
        if self.groups.is_cut() {
            return Err(Trouble::NotRun("interrupted".into()));
        }
        *words = said;
        match server.is_broken() {
            true => drop(server),
            false => self.servers.keep(server),
        }
        answer.and_then(|bytes| self.text(bytes))
    }

    fn start_server(&self, command: &str) -> Result<server::Running, Trouble> {
        self.tally.processes.fetch_add(1, Ordering::Relaxed);
        let mut sh = self.shell_with_limits("unlimited");
        sh.args(["/bin/sh", "-c", command]);
        self.servers.start(&mut server::Start {
            command: sh,
            groups: &self.groups,
            limits: self.limits,
            patience: self.patience(),
        })
    }
}

/// The file that a subject wrote. What is none (a pipe of a name, a device) might keep us waiting, or never end.
fn opened(path: &Path) -> std::io::Result<File> {
    match std::fs::metadata(path)?.is_file() {
        true => File::open(path),
        false => Err(std::io::Error::other("it is not a regular file")),
    }
}
