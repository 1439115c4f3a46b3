//! Command lines of a subject: what its words are made into, for people and for the shell that sets its limits.

use super::{External, Limits, Program};
use crate::subjects::server;
use std::path::Path;
use std::process::Command;

/// What a command stands for, in its text.
pub(super) const IN: &str = "{in}";
pub(super) const OUT: &str = "{out}";
/// The same in bitcode. What comes out may be bitcode anyway: that can be seen.
pub(super) const IN_BITCODE: &str = "{in.bc}";
pub(super) const OUT_BITCODE: &str = "{out.bc}";
/// How many executions of passes the command may make, for `-opt-bisect-limit`; -1 is all.
pub(super) const LIMIT: &str = "{limit}";

/// Sets the limits and becomes the program.
const LIMITED: &str =
    "ulimit -S -t \"$1\" && ulimit -v \"$2\" && ulimit -f \"$3\" && shift 3 && exec \"$@\"";

impl External {
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

    /// The command of a run from one file to another, under the limits.
    pub(super) fn limited(&self, input: &Path, output: &Path) -> Command {
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

    /// `opt` and its arguments but for the files.
    pub(super) fn opt_line(&self) -> Option<Vec<String>> {
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

    /// True if the result is what the subject prints.
    pub(super) fn prints(&self) -> bool {
        matches!(&self.program, Program::Shell { command } if !writes(command))
    }

    /// The shell that sets the limits; what it is to become are its further arguments.
    pub(super) fn shell_with_limits(&self, seconds: &str) -> Command {
        let Limits { memory, output, .. } = self.limits;
        let mut sh = Command::new("/bin/sh");
        sh.args(["-c", LIMITED, "sh", seconds]);
        // In KiB, and blocks of 512 bytes.
        sh.args([memory << 10, output << 11].map(|n| n.to_string()));
        sh
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
