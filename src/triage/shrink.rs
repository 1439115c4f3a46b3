//! A small program that shows the same failure.

use super::locate::Located;
use super::unit::Triage;
use crate::judge::{self, Forms, Judging, Whole};
use crate::registry::Language;
use crate::signature::Signature;
use std::collections::BTreeMap;
use tandem_ir::Module;
use tandem_ir::machine::MModule;
use tandem_oracle::verdict::Finding;
use tandem_reduce::machine;
use tandem_reduce::predicate::{Answer, Predicate};
use tandem_reduce::search::{self, Settings};

/// A program that a reduction left.
pub struct Shrunk<P> {
    /// The small program in normal form.
    pub program: P,
    /// How small it is, and what was met on the way.
    pub reduction: Reduction,
}

/// What came of a reduction.
pub struct Reduction {
    /// What the program is written in.
    pub language: Language,
    /// Text of the small program.
    pub text: String,
    /// Canonical hash.
    pub hash: u64,
    /// Instructions before and after.
    pub instructions: (usize, usize),
    /// Questions that it took.
    pub steps: u64,
    /// True if no single candidate of any transformation still fails.
    pub minimal: bool,
    /// Other failures met on the way: signature and program.
    pub others: BTreeMap<String, String>,
    /// The closest program that passes, if it was found.
    pub sibling: Option<String>,
}

impl Reduction {
    /// What the reduction came to, in words.
    pub fn words(&self) -> String {
        let minimal = match self.minimal {
            true => "no single edit makes it smaller",
            false => "the budget ended the search",
        };
        let (before, after) = self.instructions;
        let steps = self.steps;
        format!("from {before} to {after} instructions in {steps} questions; {minimal}")
    }

    /// Its files: names and contents.
    pub fn files(&self) -> Vec<(String, String)> {
        let (ending, remark) = (self.language.ending(), self.language.remark());
        let mut files = vec![(format!("reduced.{ending}"), self.text.clone())];
        let sibling = self.sibling.iter();
        files.extend(sibling.map(|s| (format!("sibling.{ending}"), s.clone())));
        for (n, (name, text)) in self.others.iter().enumerate() {
            let file = format!("other-{}.{ending}", n + 1);
            files.push((file, format!("{remark} {name}\n{text}")));
        }
        files
    }

    /// As JSON.
    pub fn json(&self) -> serde_json::Value {
        serde_json::json!({
            "instructions": self.instructions.1,
            "instructions_before": self.instructions.0,
            "hash": format!("{:016x}", self.hash),
            "questions": self.steps,
            "minimal": self.minimal,
            "other_failures": self.others.keys().collect::<Vec<_>>(),
        })
    }
}

/// What a program is asked while it is made small.
pub trait Ask<P>: Sync {
    /// Asks about a program, which is well-formed.
    fn ask(&self, program: &P) -> Answer;
    /// As [`Predicate::sees_text`].
    fn sees_text(&self) -> bool {
        false
    }
}

/// Programs that can be made small.
pub trait Shrinks: Whole {
    /// The smallest program found that is still interesting; `None` if this one is not.
    fn shrunk(&self, asked: &dyn Ask<Self>, max_steps: u64) -> Option<Shrunk<Self>>;
}

/// A question to modules as the reducer of LLVM IR puts it.
struct OfModules<'a>(&'a dyn Ask<Module>);

impl Predicate for OfModules<'_> {
    fn ask(&self, m: &Module) -> Answer {
        self.0.ask(m)
    }
    fn sees_text(&self) -> bool {
        self.0.sees_text()
    }
}

impl Shrinks for Module {
    fn shrunk(&self, asked: &dyn Ask<Module>, max_steps: u64) -> Option<Shrunk<Module>> {
        reduced(self, &OfModules(asked), max_steps)
    }
}

impl Shrinks for MModule {
    fn shrunk(&self, asked: &dyn Ask<MModule>, max_steps: u64) -> Option<Shrunk<MModule>> {
        let settings = machine::Settings {
            max_steps: Some(max_steps),
            time: None,
        };
        let made = machine::reduce(self, &|m| asked.ask(m), settings, &|_| Ok(())).ok()?;
        Some(Shrunk {
            reduction: Reduction {
                language: Language::Ptx,
                instructions: (made.before.instructions, made.program.measure.instructions),
                hash: hash(&made.program.text),
                steps: made.asked,
                minimal: made.singles.is_some(),
                others: made.others,
                sibling: None,
                text: made.program.text,
            },
            program: made.program.module,
        })
    }
}

/// Asks whether one pass fails on a program with one signature.
struct SameFailure<'a, U: Triage> {
    forms: &'a Forms<U>,
    judging: Judging,
    wanted: Signature,
}

impl<U: Triage> SameFailure<'_, U> {
    fn findings(&self, m: &U::Whole) -> Vec<Finding> {
        let judge = judge::judge(&self.judging, self.forms);
        let cx = U::context(m, &self.forms.params, &self.judging.options);
        let of = |n| U::judge_one(&judge, &cx, m, n).0.findings;
        (0..U::count(m)).flat_map(of).collect()
    }
}

impl<U: Triage> Ask<U::Whole> for SameFailure<'_, U> {
    fn ask(&self, m: &U::Whole) -> Answer {
        match Signature::of_all(self.forms.id.name, &self.findings(m)) {
            Some(s) if s == self.wanted => Answer::Interesting,
            Some(s) => Answer::Other(s.to_string()),
            None => Answer::Boring,
        }
    }
}

/// Shrinks the program that a wrong execution was given; `None` if that cannot be done. The validator takes part only
/// if nothing else sees the failure, since it takes seconds where the rest takes less than one thousandth.
pub fn shrink<U: Triage>(
    located: &Located<U>,
    forms: &Forms<U>,
    judging: &Judging,
    max_steps: u64,
) -> Option<Shrunk<U::Whole>> {
    let validator = judging.config.validator.clone();
    let mut asked = SameFailure {
        forms,
        judging: judging.clone(),
        wanted: Signature::of(forms.id.name, located.primary()?),
    };
    asked.judging.config.validator = None;
    if !asked.ask(&located.before).is_interesting() {
        asked.judging.config.validator = validator;
    }
    located.before.shrunk(&asked, max_steps)
}

/// Shrinks a module as long as it stays interesting; `None` if it is not to begin with.
pub(super) fn reduced(
    program: &Module,
    predicate: &dyn Predicate,
    max_steps: u64,
) -> Option<Shrunk<Module>> {
    let settings = Settings {
        max_steps: Some(max_steps),
        jobs: std::thread::available_parallelism().map_or(1, usize::from),
        ..Settings::default()
    };
    let outcome = search::reduce(program, predicate, &settings).ok()?;
    let others = outcome.others.into_iter();
    Some(Shrunk {
        reduction: Reduction {
            language: Language::Ir,
            instructions: (
                program.instructions(),
                outcome.program.module.instructions(),
            ),
            hash: hash(&outcome.program.text),
            steps: outcome.steps,
            minimal: outcome.certificate.is_some(),
            others: others.map(|(name, p)| (name, p.text.to_string())).collect(),
            sibling: outcome.sibling.map(|s| s.program.text.to_string()),
            text: outcome.program.text.to_string(),
        },
        program: outcome.program.module,
    })
}

/// Hash of a text in normal form (Fowler, Noll, Vo 1991, variant 1a): the same on every machine and in every version.
pub fn hash(text: &str) -> u64 {
    text.bytes().fold(0xcbf2_9ce4_8422_2325, |h, b| {
        (h ^ u64::from(b)).wrapping_mul(0x0100_0000_01b3)
    })
}
