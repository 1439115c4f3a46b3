//! A crash or hang of a command, in a child process.
//!
//! What is pinned is how the command ends on the input: the signal, the exit code, or
//! that it does not end in time. A candidate on which it ends otherwise, but not with
//! exit code 0, shows another failure.

use super::child::{End, Groups};
use super::script::{Scratch, cannot_write};
use std::process::{Command, Stdio};
use std::time::Duration;
use tandem_ir::Module;
use tandem_ir::text::print;
use tandem_reduce::predicate::{Answer, Predicate};

/// The predicate.
pub struct SameEnd {
    words: Vec<String>,
    limit: Duration,
    groups: Groups,
    scratch: Scratch,
    /// How the command ends on the input.
    pub wanted: End,
}

impl SameEnd {
    /// Pins how a command, split at blanks, ends on a module; the module's path is its last argument.
    ///
    /// # Errors
    /// A line for the user: the command cannot be run, or ends well.
    pub fn pin(
        command: &str,
        limit: Duration,
        groups: Groups,
        m: &Module,
    ) -> Result<SameEnd, String> {
        let scratch =
            Scratch::new(&groups).map_err(|e| format!("error: no scratch folder: {e}"))?;
        let mut me = SameEnd {
            words: words(command),
            limit,
            groups,
            scratch,
            wanted: End::Code(0),
        };
        me.wanted = me.end(&print(m)).map_err(|a| match a {
            Answer::Broken(why) => why,
            a => format!("error: {a:?}"),
        })?;
        match me.wanted {
            End::Code(0) => Err(format!(
                "error: '{command}' neither crashes nor hangs on the input"
            )),
            End::Code(126 | 127) => Err(format!("error: '{command}' cannot be run")),
            _ => Ok(me),
        }
    }

    fn end(&self, text: &str) -> Result<End, Answer> {
        let Some((program, args)) = self.words.split_first() else {
            return Err(Answer::Broken("error: the command is empty".into()));
        };
        let candidate = self.scratch.write(text).map_err(|e| cannot_write(&e))?;
        let mut command = Command::new(program);
        command
            .args(args)
            .arg(&candidate.path)
            .current_dir(self.scratch.folder())
            .stdin(Stdio::null())
            .stdout(Stdio::null())
            .stderr(Stdio::null());
        self.groups.run(&mut command, self.limit).map_err(|e| {
            let why = tandem_optimized::driver::plain(&e);
            Answer::Broken(format!("error: cannot run '{program}': {why}"))
        })
    }
}

/// The words of a command. It is run in a folder of its own: a program that is named by a path from here gets its whole path.
fn words(command: &str) -> Vec<String> {
    let mut words: Vec<String> = command.split_whitespace().map(str::to_owned).collect();
    if let Some(program) = words.first_mut().filter(|w| w.contains('/'))
        && let Ok(whole) = std::path::absolute(&program)
    {
        *program = whole.display().to_string();
    }
    words
}

impl Predicate for SameEnd {
    fn ask(&self, m: &Module) -> Answer {
        let end = self.end(&print(m));
        self.groups.stop_if_interrupted();
        match end {
            Err(answer) => answer,
            Ok(end) if end == self.wanted => Answer::Interesting,
            Ok(End::Code(0)) => Answer::Boring,
            Ok(end) => Answer::Other(end.to_string()),
        }
    }

    fn sees_text(&self) -> bool {
        true
    }
}
