//! The identity of a failure: the same for the same bug in different programs.
//!
//! A signature is made of which oracle failed, which pass, what kind of rewrite is to
//! blame, and what about it is wrong in words without names, numbers and places. It is
//! what a reduction is pinned to, by what findings of a night are told apart, and the
//! key under which known bugs are suppressed. After a reduction the canonical hash of
//! the small program can be added: two findings with the same hash are the same text.
//!
//! One bug can show in several ways on one program: a step that the reference calls
//! illegal, an invariant that it breaks, a result that differs in the end. The first
//! step that anything blames is the bug, the rest follows from it; [`Signature::primary`]
//! says which finding that is.

use serde::{Deserialize, Serialize};
use std::fmt;
use std::str::FromStr;
use tandem_oracle::verdict::{Finding, Verdict};

/// What a failure is, without names, numbers and places of the program that shows it.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(into = "String", try_from = "String")]
pub struct Signature {
    /// The pass.
    pub pass: String,
    /// Which oracle failed: the verdict's name.
    pub oracle: String,
    /// Kind of the rewrite step that is to blame, if one is.
    pub rewrite_kind: Option<String>,
    /// The broken rule or invariant, a panic's message without its numbers; empty for a miscompile.
    pub what: String,
    /// Canonical hash of the reduced program that shows it, once there is one.
    pub hash: Option<u64>,
}

/// A text that is no signature.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error(
    "'{0}' is no signature: expected PASS/ORACLE/REWRITE/WHAT, optionally followed by @ and 16 hexadecimal digits"
)]
pub struct NotASignature(pub String);

/// What stands for an absent part.
const ABSENT: &str = "-";

/// Longest `what`, so that a panic's message cannot make a signature unreadable.
const LONGEST_WHAT: usize = 80;

impl Signature {
    /// A signature from its parts; `what` is made independent of the program.
    pub fn new(pass: &str, oracle: &str, rewrite_kind: Option<&str>, what: &str) -> Signature {
        Signature {
            pass: plain(pass),
            oracle: plain(oracle),
            rewrite_kind: rewrite_kind.map(plain),
            what: plain(what),
            hash: None,
        }
    }

    /// The signature of one finding of a pass. How a wrong result shows (a value, memory, an effect) and who saw
    /// it belong to the program and the input, not to the bug.
    pub fn of(pass: &str, finding: &Finding) -> Signature {
        let what = match finding.verdict {
            Verdict::Miscompile if is_about_the_reference(finding) => REFERENCE,
            Verdict::Miscompile => "",
            _ => &finding.cause,
        };
        let kind = finding.rewrite_kind;
        Signature::new(pass, finding.verdict.name(), kind, what)
    }

    /// The finding that is the bug, of all that one function or module shows: at the first step that anything
    /// blames; what only the whole run shows comes after that, and findings about the reference last.
    pub fn primary(findings: &[Finding]) -> Option<&Finding> {
        findings.iter().min_by_key(|f| {
            (
                is_about_the_reference(f),
                f.step.unwrap_or(usize::MAX),
                rank(f.verdict),
            )
        })
    }

    /// The signature of the [primary](Self::primary) finding.
    pub fn of_all(pass: &str, findings: &[Finding]) -> Option<Signature> {
        Signature::primary(findings).map(|f| Signature::of(pass, f))
    }

    /// The same without the hash: what a reduction is pinned to, since the hash changes with every candidate.
    #[must_use]
    pub fn kind(&self) -> Signature {
        Signature {
            hash: None,
            ..self.clone()
        }
    }

    /// The same with the canonical hash of the program that shows it.
    #[must_use]
    pub fn with_hash(&self, hash: u64) -> Signature {
        Signature {
            hash: Some(hash),
            ..self.clone()
        }
    }

    /// True if `self`, as a pattern, covers `other`: all parts are equal, and so are the hashes if `self` has one.
    pub fn covers(&self, other: &Signature) -> bool {
        self.kind() == other.kind() && (self.hash.is_none() || self.hash == other.hash)
    }

    /// A name for files: the signature with dashes for everything that a file name should not have.
    pub fn file_name(&self) -> String {
        let text = self.to_string();
        let dashed = text.chars().map(|c| match c {
            'a'..='z' | 'A'..='Z' | '0'..='9' | '.' | '_' => c,
            _ => '-',
        });
        let name: String = dashed.collect();
        let parts = name.split('-').filter(|p| !p.is_empty());
        parts.collect::<Vec<_>>().join("-")
    }
}

/// How causes begin that are about the reference form.
const REFERENCE: &str = "reference";

fn is_about_the_reference(f: &Finding) -> bool {
    f.cause.starts_with(REFERENCE)
}

/// Which of several findings at the same step says most: a broken rule names itself, a difference only shows.
fn rank(v: Verdict) -> u8 {
    match v {
        Verdict::Crash => 0,
        Verdict::Hang => 1,
        Verdict::IllegalRewrite => 2,
        Verdict::InvariantBroken => 3,
        Verdict::Miscompile => 4,
        _ => 5,
    }
}

/// A text without what belongs to one program: numbers become `#`, quoted names vanish, and nothing is left that
/// would be read as a separator.
fn plain(text: &str) -> String {
    let mut out = String::new();
    let mut quoted = None;
    // Rules and requirements have numbers in their names (JT-R2, X-6); a message has blanks.
    let is_name = !text.contains(' ');
    for c in text.chars() {
        match (quoted, c) {
            (Some(q), c) if c == q => quoted = None,
            (Some(_), _) => {}
            (None, '\'' | '"' | '`') => quoted = Some(c),
            (None, '0'..='9') if !is_name => {
                if !out.ends_with('#') {
                    out.push('#');
                }
            }
            (None, '/' | '@') => out.push('.'),
            (None, c) if c.is_control() || c.is_whitespace() => {
                if !out.ends_with(' ') {
                    out.push(' ');
                }
            }
            (None, c) => out.push(c),
        }
        if out.len() > LONGEST_WHAT {
            break;
        }
    }
    let trimmed = out.trim();
    match trimmed {
        ABSENT => String::new(),
        t => t.to_owned(),
    }
}

impl fmt::Display for Signature {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let or_absent = |s: &str| if s.is_empty() { ABSENT } else { s }.to_owned();
        write!(
            f,
            "{}/{}/{}/{}",
            or_absent(&self.pass),
            or_absent(&self.oracle),
            or_absent(self.rewrite_kind.as_deref().unwrap_or("")),
            or_absent(&self.what)
        )?;
        match self.hash {
            Some(h) => write!(f, "@{h:016x}"),
            None => Ok(()),
        }
    }
}

impl FromStr for Signature {
    type Err = NotASignature;
    fn from_str(text: &str) -> Result<Signature, NotASignature> {
        let wrong = || NotASignature(text.into());
        let (parts, hash) = match text.split_once('@') {
            Some((p, h)) if h.len() == 16 => {
                let hash = u64::from_str_radix(h, 16).map_err(|_| wrong())?;
                (p, Some(hash))
            }
            Some(_) => return Err(wrong()),
            None => (text, None),
        };
        let parts: Vec<&str> = parts.split('/').collect();
        let [pass, oracle, rewrite, what] = parts[..] else {
            return Err(wrong());
        };
        if pass.is_empty() || oracle.is_empty() || rewrite.is_empty() || what.is_empty() {
            return Err(wrong());
        }
        let rewrite = (rewrite != ABSENT).then_some(rewrite);
        let mut s = Signature::new(pass, oracle, rewrite, what);
        s.hash = hash;
        Ok(s)
    }
}

impl From<Signature> for String {
    fn from(s: Signature) -> String {
        s.to_string()
    }
}

impl TryFrom<String> for Signature {
    type Error = NotASignature;
    fn try_from(text: String) -> Result<Signature, NotASignature> {
        text.parse()
    }
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::*;

    fn finding(verdict: Verdict, step: Option<usize>, what: &str) -> Finding {
        Finding {
            verdict,
            function: "f".into(),
            step,
            rewrite: None,
            rewrite_kind: step.map(|_| "thread-edge"),
            fields: Vec::new(),
            cause: what.into(),
            message: String::new(),
            counterexample: Vec::new(),
        }
    }

    #[test]
    fn a_signature_reads_as_it_prints() {
        let all = [
            Signature::new(
                "jump-threading",
                "illegal-rewrite",
                Some("thread-edge"),
                "JT-R2",
            ),
            Signature::new("jump-threading", "miscompile", None, ""),
            Signature::new("p", "crash", None, "index 5 out of 'x y' bounds / 7@8").with_hash(77),
            Signature::new("p", "crash", None, &"long ".repeat(100)),
            Signature::new("", "", None, "- - -"),
        ];
        for s in all {
            let text = s.to_string();
            assert_eq!(text.parse::<Signature>().unwrap(), s, "{text}");
            let json = serde_json::to_string(&s).unwrap();
            assert_eq!(
                serde_json::from_str::<Signature>(&json).unwrap(),
                s,
                "{json}"
            );
        }
    }

    #[test]
    fn texts_that_are_no_signature_are_refused() {
        for bad in [
            "",
            "a",
            "a/b/c",
            "a/b/c/d/e",
            "a//c/d",
            "a/b/c/d@12",
            "a/b/c/d@xxxxxxxxxxxxxxxx",
        ] {
            assert!(bad.parse::<Signature>().is_err(), "{bad}");
        }
    }

    #[test]
    fn numbers_and_names_of_one_program_do_not_matter() {
        let s = |what| Signature::new("p", "crash", None, what);
        let a = s("index out of bounds: the len is 3 but the index is 15");
        assert_eq!(
            a,
            s("index out of bounds: the len is 11 but the index is 4")
        );
        assert_eq!(s("no block 'if.then'"), s("no block 'bb7'"));
        assert_ne!(s("JT-R2"), s("JT-R3"));
        assert_ne!(a, s("division by zero"));
    }

    #[test]
    fn the_first_step_that_is_blamed_is_the_bug() {
        let whole = finding(Verdict::Miscompile, None, "");
        let late = finding(Verdict::InvariantBroken, Some(4), "convergence");
        let first = finding(Verdict::IllegalRewrite, Some(2), "JT-R2");
        let same_step = finding(Verdict::Miscompile, Some(2), "");
        let reference = finding(Verdict::Miscompile, None, "reference");
        let all = [reference.clone(), whole.clone(), late, same_step, first];
        let s = Signature::of_all("jump-threading", &all).unwrap();
        assert_eq!(
            s.to_string(),
            "jump-threading/illegal-rewrite/thread-edge/JT-R2"
        );
        let s = Signature::of_all("jump-threading", &[reference, whole]).unwrap();
        assert_eq!(s.to_string(), "jump-threading/miscompile/-/-");
        assert_eq!(Signature::of_all("jump-threading", &[]), None);
    }

    #[test]
    fn a_pattern_without_hash_covers_every_hash() {
        let s = Signature::new("p", "miscompile", Some("thread-edge"), "");
        assert!(s.covers(&s.with_hash(1)));
        assert!(s.with_hash(1).covers(&s.with_hash(1)));
        assert!(!s.with_hash(1).covers(&s.with_hash(2)));
        assert!(!s.with_hash(1).covers(&s));
        assert_eq!(
            s.with_hash(1).file_name(),
            "p-miscompile-thread-edge-0000000000000001"
        );
    }
}
