//! A foreign compiler as a child process: a module's text in, a module out, under limits.
//!
//! Each run has a scratch folder of its own, a process group of its own ([`Groups`]) and limits on processor time,
//! clock, address space and the size of files, set by the shell that starts it. So a subject that hangs, forks, fills
//! memory or the disk, or spoils its input harms one run. A server ([`super::server`]) stays for many modules, under the same
//! limits, except that its time is that of the clock, for each module.

use super::batch::{SeenAlone, Tally};
use super::fork_server;
use super::fresh;
use super::positions::Positions;
use super::server;
use super::trouble::{MOST_READ, Trouble, beginning, complaint, is_crash, one_line, signal_of};
use crate::reducing::child::{End, Groups};
use std::fmt;
use std::fs::File;
use std::io::Read;
use std::path::Path;
use std::process::{Command, Stdio};
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Duration;
use tandem_ir::{Module, text};
use tandem_optimized::driver::bitcode::{self, Tool};
use tandem_optimized::driver::{self, DriverError};

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

/// What a command stands for, in its text.
const IN: &str = "{in}";
const OUT: &str = "{out}";
/// The same in bitcode. What comes out may be bitcode anyway: that can be seen.
const IN_BITCODE: &str = "{in.bc}";
const OUT_BITCODE: &str = "{out.bc}";
/// How many executions of passes the command may make, for `-opt-bisect-limit`; -1 is all.
const LIMIT: &str = "{limit}";

/// Sets the limits and becomes the program.
const LIMITED: &str =
    "ulimit -S -t \"$1\" && ulimit -v \"$2\" && ulimit -f \"$3\" && shift 3 && exec \"$@\"";

/// Signals by which the limits end a process.
const SIGXCPU: i32 = 24;
const SIGXFSZ: i32 = 25;

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

    /// The command line of a run from one file to another, for people.
    pub fn shown(&self, input: &str, output: &str) -> String {
        let limit = self.bisect_limit;
        match &self.program {
            Program::Opt {
                tool,
                passes,
                arguments,
            } => {
                let limit = limit.map(|n| format!("-opt-bisect-limit={n}"));
                let words = [format!("-passes={passes}")].into_iter();
                let words = words.chain(arguments.iter().cloned()).chain(limit);
                let words: Vec<String> = words.map(|w| crate::files::word(&w)).collect();
                format!("{tool} -S {} {input} -o {output}", words.join(" "))
            }
            Program::Shell { command } => {
                let to = match writes(command) {
                    true => String::new(),
                    false => format!(" > {output}"),
                };
                let bitcode = |path: &str| path.replace(".ll", ".bc");
                let command = with_limit(command, limit);
                let command = command
                    .replace(IN_BITCODE, &bitcode(input))
                    .replace(OUT_BITCODE, &bitcode(output));
                command.replace(IN, input).replace(OUT, output) + &to
            }
            // A shell that asks one question: behind the greeting and the line of the answer comes the module.
            Program::Server { command } => {
                let limit = limit.map_or_else(|| "-1".to_owned(), |n| n.to_string());
                format!(
                    "{{ printf 'tandem-subject {}\\nmodule 1 {limit} %d\\n' $(wc -c < {input}); cat {input}; }} | ({command}) | sed 1,2d > {output}",
                    server::VERSION
                )
            }
        }
    }

    /// What the subject makes of a module.
    ///
    /// # Errors
    /// See [`Trouble`].
    pub fn run(&self, module: &Module) -> Result<Module, Trouble> {
        External::parse(&self.run_on(text::print(module).as_bytes())?)
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

    /// True if the result is what the subject prints.
    fn prints(&self) -> bool {
        matches!(&self.program, Program::Shell { command } if !writes(command))
    }

    /// The shell that sets the limits; what it is to become are its further arguments.
    fn shell_with_limits(&self, seconds: &str) -> Command {
        let Limits { memory, output, .. } = self.limits;
        let mut sh = Command::new("/bin/sh");
        sh.args(["-c", LIMITED, "sh", seconds]);
        // In KiB, and blocks of 512 bytes.
        sh.args([memory << 10, output << 11].map(|n| n.to_string()));
        sh
    }

    /// `opt` and its arguments but for the files.
    fn opt_line(&self) -> Option<Vec<String>> {
        let Program::Opt {
            tool,
            passes,
            arguments,
        } = &self.program
        else {
            return None;
        };
        let mut line = vec![tool.clone(), "-S".into(), format!("-passes={passes}")];
        line.extend(self.bisect_limit.map(|n| format!("-opt-bisect-limit={n}")));
        line.extend(arguments.iter().cloned());
        Some(line)
    }

    fn limited(&self, input: &Path, output: &Path) -> Command {
        let mut sh = self.shell_with_limits(&self.limits.seconds.to_string());
        match &self.program {
            Program::Opt { .. } => {
                sh.args(self.opt_line().unwrap_or_default());
                sh.arg(input).arg("-o").arg(output);
            }
            Program::Shell { command } => {
                let path = |p: &Path| crate::files::quoted(&p.display().to_string());
                let command = with_limit(command, self.bisect_limit)
                    .replace(IN_BITCODE, &path(&input.with_extension("bc")))
                    .replace(OUT_BITCODE, &path(output))
                    .replace(IN, &path(input))
                    .replace(OUT, &path(output));
                sh.args(["/bin/sh", "-c", &command]);
            }
            // It has no files; it was started before.
            Program::Server { .. } => {}
        }
        sh
    }
}

/// The file that a subject wrote. What is none (a pipe of a name, a device) might keep us waiting, or never end.
fn opened(path: &Path) -> std::io::Result<File> {
    match std::fs::metadata(path)?.is_file() {
        true => File::open(path),
        false => Err(std::io::Error::other("it is not a regular file")),
    }
}

/// True if a command says where its result goes.
fn writes(command: &str) -> bool {
    command.contains(OUT) || command.contains(OUT_BITCODE)
}

/// A command with the limit on executions of passes in its place.
fn with_limit(command: &str, limit: Option<u64>) -> String {
    let limit = limit.map_or_else(|| "-1".to_owned(), |n| n.to_string());
    command.replace(LIMIT, &limit)
}

#[cfg(all(test, unix))]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::*;

    fn run(command: &str, limits: Limits) -> Result<String, Trouble> {
        let mut subject = External::command(command).unwrap();
        subject.limits = limits;
        subject
            .run_on(b"define void @f() {\n  ret void\n}\n")
            .map(|b| String::from_utf8_lossy(&b).into_owned())
    }

    fn with(command: &str) -> Result<String, Trouble> {
        run(
            command,
            Limits {
                seconds: 2,
                ..Limits::default()
            },
        )
    }

    #[test]
    fn a_command_may_print_its_result_or_write_it() {
        let text = "define void @f() {\n  ret void\n}\n";
        assert_eq!(with("cat {in}").as_deref(), Ok(text));
        assert_eq!(with("cp {in} {out}").as_deref(), Ok(text));
        assert!(External::command("cat").is_err());
    }

    #[test]
    fn the_command_that_is_shown_of_a_server_asks_it() {
        let folder = tempfile::tempdir().unwrap();
        let at = |name: &str| folder.path().join(name).display().to_string();
        std::fs::write(at("in.ll"), "define void @f() {\n  ret void\n}\n").unwrap();
        let server = "read hello; echo tandem-subject 1; read word id limit length; echo module $id $length; head -c $length";
        let shown = External::server(server)
            .unwrap()
            .shown(&at("in.ll"), &at("out.ll"));
        let status = Command::new("/bin/sh")
            .args(["-c", &shown])
            .status()
            .unwrap();
        assert!(status.success(), "{shown}");
        let out = std::fs::read_to_string(at("out.ll")).unwrap();
        assert_eq!(out, "define void @f() {\n  ret void\n}\n", "{shown}");
    }

    #[test]
    fn what_goes_wrong_has_a_name() {
        assert_eq!(
            with("kill -SEGV $$ # {in}"),
            Err(Trouble::Crash("signal 11".into()))
        );
        assert_eq!(
            with("echo \"x.cpp:1: Assertion \\`a' failed.\" >&2; kill -ABRT $$ # {in}"),
            Err(Trouble::Crash("x.cpp:1: Assertion `a' failed.".into()))
        );
        assert_eq!(
            with("echo no >&2; exit 3 # {in}"),
            Err(Trouble::Refused("exit code 3: no".into()))
        );
        assert!(matches!(
            with("rm {in}; true {out}"),
            Err(Trouble::Invalid(_))
        ));
        for other in ["mkfifo {out} # {in}", "ln -s /dev/zero {out} # {in}"] {
            let why = "no output: it is not a regular file";
            assert_eq!(with(other), Err(Trouble::Invalid(why.into())), "{other}");
        }
        assert!(matches!(
            with("exec /no/such/program {in}"),
            Err(Trouble::Refused(_))
        ));
    }

    #[test]
    fn what_does_not_end_is_ended_with_all_that_it_started() {
        assert_eq!(with("while :; do :; done # {in}"), Err(Trouble::Hang));
        // It leaves a process behind; nobody waits for that.
        assert!(with("sleep 600 & cat {in}").is_ok());
    }

    #[test]
    fn what_writes_without_end_is_stopped() {
        let limits = Limits {
            seconds: 20,
            output: 1,
            ..Limits::default()
        };
        assert_eq!(run("yes > {out} # {in}", limits), Err(Trouble::TooMuch(1)));
        assert_eq!(run("yes {in}", limits), Err(Trouble::TooMuch(1)));
    }

    #[test]
    fn output_that_is_no_module_is_said() {
        let m = driver::parse_module(b"define void @f() {\n  ret void\n}\n", "m").unwrap();
        let subject = |c: &str| External::command(c).unwrap().run(&m);
        assert!(matches!(
            subject("echo hello # {in}"),
            Err(Trouble::Unsupported(_))
        ));
        let broken = "printf 'define i32 @f(i32 %%x) {\\n  %%b = add i32 %%a, 1\\n  %%a = add i32 %%x, 1\\n  ret i32 %%b\\n}\\n' # {in}";
        assert!(
            matches!(subject(broken), Err(Trouble::Invalid(_))),
            "{:?}",
            subject(broken)
        );
    }
}
