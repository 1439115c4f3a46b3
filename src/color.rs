//! Verdict words in colours, on terminals only.
//!
//! What is written to a file, to a pipe or as JSON never has colours, unless `--color=always` asks for them. `NO_COLOR`
//! (<https://no-color.org>) and `TERM=dumb` turn them off where nothing was asked for.

use clap::ValueEnum;
use std::io::IsTerminal;
use tandem_oracle::verdict::Verdict;

/// When verdict words are coloured.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, ValueEnum)]
pub enum Color {
    /// On a terminal.
    #[default]
    Auto,
    /// Wherever text is written.
    Always,
    /// Nowhere.
    Never,
}

const GOOD: &str = "\x1b[32m";
const OPEN: &str = "\x1b[33m";
const BAD: &str = "\x1b[1;31m";
const END: &str = "\x1b[0m";

impl Color {
    /// A report as it is written to `output` (`-` is standard output).
    pub fn paint(self, report: String, output: &str) -> String {
        match self.is_on(output) {
            true => painted(&report),
            false => report,
        }
    }

    fn is_on(self, output: &str) -> bool {
        let asked_not_to = || {
            let set = |name| std::env::var_os(name).filter(|v| !v.is_empty());
            set("NO_COLOR").is_some() || set("TERM").is_some_and(|t| t == "dumb")
        };
        match self {
            Color::Always => true,
            Color::Never => false,
            Color::Auto => output == "-" && std::io::stdout().is_terminal() && !asked_not_to(),
        }
    }
}

/// Every line with its verdict in colour: the first word, or the first behind the name of a file, that is one.
fn painted(report: &str) -> String {
    let mut out = String::with_capacity(report.len() + report.len() / 8);
    for line in report.split_inclusive('\n') {
        match verdict_in(line) {
            Some((at, word, color)) => {
                let (before, after) = (&line[..at], &line[at + word.len()..]);
                out.push_str(&[before, color, word, END, after].concat());
            }
            None => out.push_str(line),
        }
    }
    out
}

/// Where the verdict of a line is, the word, and its colour.
fn verdict_in(line: &str) -> Option<(usize, &str, &'static str)> {
    let first = line.split([' ', '\n']).next().unwrap_or("");
    let behind = line.find(": ").map(|colon| {
        let rest = &line[colon + 2..];
        let word = rest.split([' ', ':', '\n', ',']).next().unwrap_or("");
        (colon + 2, word)
    });
    let places = [Some((0, first)), behind];
    let mut found = places.into_iter().flatten();
    found.find_map(|(at, word)| color_of(word).map(|c| (at, word, c)))
}

fn color_of(word: &str) -> Option<&'static str> {
    if let Some(v) = Verdict::ALL.iter().find(|v| v.name() == word) {
        return Some(match v {
            Verdict::Unchanged | Verdict::Same | Verdict::Equivalent | Verdict::Refines => GOOD,
            Verdict::Missed | Verdict::Unsupported | Verdict::TimedOut | Verdict::Suspect => OPEN,
            _ => BAD,
        });
    }
    // What `tandem tv` says of a pair; `out` begins `out of budget`.
    match word {
        "correct" => Some(GOOD),
        "incorrect" => Some(BAD),
        "unproven" | "vacuous" | "out" => Some(OPEN),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn verdicts_are_painted_and_nothing_else() {
        let report = "same                1 steps  f.ll\na/b.ll: miscompile: @f: same\n  files     1 same\nincorrect       f.ll\n";
        let expected = "\x1b[32msame\x1b[0m                1 steps  f.ll\na/b.ll: \x1b[1;31mmiscompile\x1b[0m: @f: same\n  files     1 same\n\x1b[1;31mincorrect\x1b[0m       f.ll\n";
        assert_eq!(painted(report), expected);
    }

    #[test]
    fn a_file_has_no_colours_unless_they_are_asked_for() {
        let report = || "same f.ll\n".to_owned();
        assert_eq!(Color::Auto.paint(report(), "out.txt"), report());
        assert_eq!(Color::Never.paint(report(), "-"), report());
        assert_ne!(Color::Always.paint(report(), "out.txt"), report());
    }
}
