//! The states of a module on its way through an `opt` pipeline.
//!
//! `opt` prints the whole module behind every execution of a pass that changed it (`-print-changed=quiet
//! -print-module-scope`, LLVM 13 and later). One run gives all states:
//!
//! ```text
//!   *** IR Dump After InstCombinePass on f ***
//!   ; ModuleID = …
//!   …
//!   *** IR Dump After SimplifyCFGPass on f ***
//! ```
//!
//! What deletes the loop that it works on is not printed; the next state has its change as well. Nothing rests on
//! the states being all of them, or true: whoever reasons from one to the next ends at the result that was there before.

use super::external::External;
use super::trouble::Trouble;

/// A state: the execution behind which it was printed, and the module's text.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Snapshot {
    /// `InstCombinePass on f`
    pub pass: String,
    /// LLVM assembly.
    pub text: String,
}

/// What a line begins with that announces a state.
const ANNOUNCED: &str = "*** IR Dump After ";
const CLOSED: &str = " ***";
/// More bytes of states than this are not taken: a module of a megabyte goes through a pipeline in some thirty of its size.
pub const MOST_BYTES: u64 = 48 << 20;

impl External {
    /// The states between the passes, without the one before the first; `None` of a subject that is not `opt`.
    ///
    /// # Errors
    /// It fails, or says more than [`MOST_BYTES`].
    pub fn snapshots(&self, input: &[u8]) -> Option<Result<Vec<Snapshot>, Trouble>> {
        let (passes, arguments) = self.pipeline()?;
        let mut arguments = arguments.to_vec();
        arguments.extend(["-print-changed=quiet", "-print-module-scope"].map(String::from));
        // Not with other analyses: what is asked for is the way of one run.
        let mut talkative = External::opt(self.tool()?, passes, arguments);
        talkative.limits = self.limits;
        talkative.groups = self.groups.clone();
        let (result, said) = talkative.run_saying(input, MOST_BYTES);
        Some(result.and_then(|_| match said.len() as u64 >= MOST_BYTES {
            true => Err(Trouble::TooMuch(MOST_BYTES >> 20)),
            false => Ok(split(&said)),
        }))
    }
}

/// The states in what `opt` has printed.
fn split(said: &str) -> Vec<Snapshot> {
    let mut out: Vec<Snapshot> = Vec::new();
    for line in said.split_inclusive('\n') {
        let announced = line.strip_prefix(ANNOUNCED);
        let pass = announced.and_then(|l| l.trim_end().strip_suffix(CLOSED));
        match (pass, out.last_mut()) {
            (Some(pass), _) => out.push(Snapshot {
                pass: pass.into(),
                text: String::new(),
            }),
            // `*** IR Deleted After …` stands between two states.
            (None, Some(_)) if line.starts_with("*** IR ") => {}
            (None, Some(state)) => state.text.push_str(line),
            (None, None) => {}
        }
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn states_are_what_stands_between_announcements() {
        let said = "warning: x\n*** IR Dump After A on f ***\n; ModuleID = 'm'\ndefine void @f() {\n}\n\
                    *** IR Deleted After B on loop %l in function f ***\n*** IR Dump After C<x;y> on [module] ***\nhello\n";
        let states = split(said);
        let names: Vec<&str> = states.iter().map(|s| s.pass.as_str()).collect();
        assert_eq!(names, ["A on f", "C<x;y> on [module]"]);
        assert_eq!(states[0].text, "; ModuleID = 'm'\ndefine void @f() {\n}\n");
        assert_eq!(states[1].text, "hello\n");
    }
}
