//! Rewrites as data: rules files, one reader, one matcher, one applier (`docs/rules.md`).
//!
//! A rule says that an instruction of a certain form may be replaced by a value, or by one other instruction:
//!
//! ```text
//! rule and-absorbs-or "x & (x | y) keeps the bits of x"
//!   match and* x (or* x y)
//!   result x
//! ```
//!
//! Nothing here decides whether a rule is right. `tandem certify --pass instsimplify` does: it
//! makes the [`instances`] of each rule, every width from 1 to 64 among them, asks the
//! oracle's validator about each, and writes the digests of the rules that were proved
//! into `proofs.txt`. A rule whose digest is not there is refused when the files are
//! loaded, so a rule that was changed does nothing until it is proved again; `tandem check` and `tandem certify` name
//! each rule that is refused.
//!
//! **Invariant:** every rule of [`Rules::all`] stands with its digest in the list of proofs, lowers the
//! [`measure`], and has a name of its own.

pub mod apply;
pub mod ast;
pub mod evaluate;
mod infer;
pub mod instances;
pub mod lanes;
mod lexer;
pub mod matcher;
pub mod measure;
pub mod overlap;
mod parser;

use ast::Rule;
use std::sync::LazyLock;
use tandem_ir::diag::{Diagnostic, ErrorKind};

pub use parser::parse;

/// The rules files, in the order in which their rules are tried: name and text.
pub const FILES: &[(&str, &str)] = &[
    ("integer.rules", include_str!("integer.rules")),
    ("bitwise.rules", include_str!("bitwise.rules")),
    ("shift.rules", include_str!("shift.rules")),
    ("division.rules", include_str!("division.rules")),
    ("compare.rules", include_str!("compare.rules")),
    ("minmax.rules", include_str!("minmax.rules")),
    ("bits.rules", include_str!("bits.rules")),
    ("cast.rules", include_str!("cast.rules")),
    ("select.rules", include_str!("select.rules")),
    ("pointer.rules", include_str!("pointer.rules")),
    ("float.rules", include_str!("float.rules")),
];

/// Rules that nobody has decided yet, or that the validator cannot decide at every width. The reference never applies
/// them and vouches for none: a step that names one is *unproven*, and the oracle settles it by other means. A rule
/// moves from here to the file of its subject once all its instances are proved.
pub const UNDECIDED: &[(&str, &str)] = &[("undecided.rules", include_str!("undecided.rules"))];

/// The digests of the rules that are proved, one `digest name` a line; written by `tandem certify`.
pub const PROOFS: &str = include_str!("proofs.txt");

/// The name under which [`Rewrite::ApplyRule`](tandem_ir::rewrite::Rewrite::ApplyRule) speaks of the constant
/// folder: the root is an instruction of constants, and `result`, the only binding, the constant that it yields.
pub const CONSTANT_FOLD: &str = "constant-fold";

/// Counts changes of the language that change what a rule means, so that every proof becomes stale.
const LANGUAGE: u32 = 1;

/// The rules that are loaded, and those that are not.
#[derive(Debug, Default)]
pub struct Rules {
    /// Proved rules, in order of the files.
    pub all: Vec<Rule>,
    /// Why other rules are refused, one diagnostic each.
    pub refused: Vec<Diagnostic>,
    /// Rules that are undecided ([`UNDECIDED`]): known by name, never applied.
    pub undecided: Vec<Rule>,
}

impl Rules {
    /// Reads rules files and keeps the rules that are proved. A file that cannot be read counts as one refusal.
    pub fn load(files: &[(&'static str, &str)], proofs: &str) -> Rules {
        let mut rules = Rules::default();
        for &(file, text) in files {
            let read = match parse(file, text) {
                Ok(read) => read,
                Err(error) => {
                    rules.refused.push(error);
                    continue;
                }
            };
            for rule in read {
                match rules.objection(&rule, proofs) {
                    None => rules.all.push(rule),
                    Some(why) => rules.refused.push(at_rule(&rule, text, &why)),
                }
            }
        }
        rules
    }

    /// What speaks against a rule besides that it may not be proved: its name is that of another, or it lowers nothing.
    fn unfit(&self, rule: &Rule) -> Option<String> {
        let name = &rule.name;
        let mut known = self.all.iter().chain(&self.undecided);
        if let Some(first) = known.find(|r| r.name == *name) {
            let (file, line) = (first.file, first.line);
            return Some(format!("a rule '{name}' is already in {file}, line {line}"));
        }
        if let Err(why) = measure::lowers(rule) {
            return Some(format!("rule '{name}' is refused: {why}"));
        }
        None
    }

    /// What speaks against loading a rule.
    fn objection(&self, rule: &Rule, proofs: &str) -> Option<String> {
        if let Some(why) = self.unfit(rule) {
            return Some(why);
        }
        let name = &rule.name;
        let digest = digest(rule);
        let proved = |l: &str| {
            l.split_once(' ')
                .is_some_and(|(d, n)| (d, n) == (digest.as_str(), name))
        };
        if proofs.lines().any(proved) {
            return None;
        }
        Some(format!(
            "rule '{name}' is refused: it is not proved as it stands (digest {digest}); 'tandem certify --pass \
             instsimplify --proofs FILE' proves it"
        ))
    }

    /// Adds the rules of files whose rules are undecided. They need no proof, and all else that rules need.
    #[must_use]
    pub fn with_undecided(mut self, files: &[(&'static str, &str)]) -> Rules {
        for &(file, text) in files {
            let read = match parse(file, text) {
                Ok(read) => read,
                Err(error) => {
                    self.refused.push(error);
                    continue;
                }
            };
            for rule in read {
                match self.unfit(&rule) {
                    None => self.undecided.push(rule),
                    Some(why) => self.refused.push(at_rule(&rule, text, &why)),
                }
            }
        }
        self
    }

    /// The proved rule of a name.
    pub fn rule(&self, name: &str) -> Option<&Rule> {
        self.all.iter().find(|r| r.name == name)
    }
}

/// A diagnostic at the line of a rule.
fn at_rule(rule: &Rule, text: &str, message: &str) -> Diagnostic {
    let before = text.split_inclusive('\n').take(rule.line as usize - 1);
    let offset = before.map(str::len).sum();
    Diagnostic::at(ErrorKind::Syntax, message, text.as_bytes(), offset).in_file(rule.file)
}

/// The rules of this build, read once.
pub fn rules() -> &'static Rules {
    static RULES: LazyLock<Rules> =
        LazyLock::new(|| Rules::load(FILES, PROOFS).with_undecided(UNDECIDED));
    &RULES
}

/// The digest of a rule: 64 bits of FNV-1a over its tokens, in hexadecimal. Comments, white space and the note
/// do not change it.
pub fn digest(rule: &Rule) -> String {
    let mut hash: u64 = 0xcbf2_9ce4_8422_2325;
    for b in format!("{LANGUAGE} {}", rule.text).bytes() {
        hash = (hash ^ u64::from(b)).wrapping_mul(0x0000_0100_0000_01b3);
    }
    format!("{hash:016x}")
}
