//! `tandem tv F.ll F.ptx`: LLVM IR against the PTX that was made of it.
//!
//! The PTX becomes LLVM IR with the source's names and types ([`tandem_oracle::tv::lift`]), function by function, and the
//! validator compares as it always does: first a text that may do more than the PTX, where it is close to the source, and where
//! that is not proved, one that does the same. What executions of the PTX itself show stands above both: they are run on
//! generated inputs, and a counterexample of the lifted text that no execution of the PTX shows is *suspect*.

use super::load::Loaded;
use super::pairing::{self, Choice, Pairing};
use super::record::{FunctionInFile, Record, Verdict};
use super::terms::Terms;
use super::variables;
use crate::judge::{Judging, codegen};
use crate::launch::mangled;
use crate::report::FindingReport;
use std::collections::BTreeMap;
use std::sync::Arc;
use tandem_ir::machine::MModule;
use tandem_oracle::interp::ptx;
use tandem_oracle::tv::lift::{self, Flavour};
use tandem_oracle::tv::validate::{Counterexample, Replay};

/// What is known of the PTX besides its first text.
#[derive(Debug)]
pub struct Lifted {
    /// The text that does what the PTX does.
    pub exact: Arc<Loaded>,
    /// Functions whose text is less than the PTX, and in what.
    pub imprecise: BTreeMap<String, &'static str>,
    /// What the text takes for granted, by function.
    pub assumed: BTreeMap<String, Vec<&'static str>>,
    /// What all answers rest on.
    pub always: Vec<&'static str>,
    /// Whether `afn` allows approximate instructions.
    pub approximates: bool,
    /// Whether reducible control flow has to stay so.
    pub structured: bool,
    /// What executions of the PTX showed, by function.
    pub seen: BTreeMap<String, FindingReport>,
}

/// The pairs of a file and its PTX, which is executed too if `executes` says so.
///
/// # Errors
/// A lifted text that is not well formed, which is a mistake of ours; files that cannot be compared.
pub fn pairs(
    mut source: Loaded,
    target: &MModule,
    shown: &str,
    (choice, executes): (&Choice, bool),
    terms: &Terms,
    agree: &dyn Fn(&mut Loaded, &mut Loaded) -> Result<(), String>,
) -> Result<Pairing, String> {
    terms.weaken(&mut source.module, target);
    let seen = match executes {
        true => executed(&source, target),
        false => BTreeMap::new(),
    };
    tandem_oracle::upgrade::upgrade(&mut source.module);
    let spellings = |name: &str| mangled(name).to_vec();
    let lift = |flavour| {
        let reading = terms.reading(target, flavour);
        lift::module(&source.module, target, &spellings, reading)
    };
    let (loose, exact) = (lift(Flavour::Loose), lift(Flavour::Exact));
    let load = |text: &str| {
        let loaded = Loaded::parse(text.as_bytes().to_vec(), &format!("{shown} as LLVM IR"));
        loaded.map_err(|e| {
            format!("internal error: what {shown} was lifted to is not well formed: {e}")
        })
    };
    let (mut first, mut second) = (load(&loose.text)?, load(&exact.text)?);
    agree(&mut source, &mut first)?;
    agree(&mut source, &mut second)?;
    let (source, first) = (Arc::new(source), Arc::new(first));
    let mut out = pairing::by_name(&source, &first, choice);
    let lifted = Arc::new(Lifted {
        exact: Arc::new(second),
        imprecise: exact.imprecise.into_iter().collect(),
        assumed: assumed(exact.assumed),
        always: terms.assumed(target),
        approximates: !terms.no_approximations,
        structured: terms.structured,
        seen,
    });
    let refused: BTreeMap<&str, &str> = loose
        .refused
        .iter()
        .map(|(n, why)| (n.as_str(), why.as_str()))
        .collect();
    let mut kept = Vec::new();
    for mut pair in std::mem::take(&mut out.pairs) {
        let place = pair.source_place();
        if loose.functions.contains(&place.function) {
            pair.lifted = Some(Arc::clone(&lifted));
            kept.push(pair);
        } else if let Some(why) = refused.get(place.function.as_str()) {
            let what = format!("PTX that is not lifted: {why}");
            let mut record = Record::plain(place, pair.target_place(), Verdict::Unsupported, what);
            lifted.weigh(&mut record);
            out.records.push(record);
        } else {
            let name = &place.function;
            out.notes
                .push(format!("@{name} is defined in {} only", place.file));
        }
    }
    out.pairs = kept;
    if choice.functions.is_empty() {
        out.records.extend(of_variables(&source, target, shown));
    }
    Ok(out)
}

pub(super) fn assumed(all: Vec<(String, &'static str)>) -> BTreeMap<String, Vec<&'static str>> {
    let mut out: BTreeMap<_, Vec<_>> = BTreeMap::new();
    for (name, what) in all {
        out.entry(name).or_default().push(what);
    }
    out
}

/// A record for every variable of the PTX that the source does not allow.
fn of_variables(source: &Loaded, target: &MModule, shown: &str) -> Vec<Record> {
    let place = |file: &str, name: &str| FunctionInFile {
        file: file.into(),
        function: name.into(),
    };
    let record = |name: &str, verdict, why: String| {
        Record::plain(place(&source.shown, name), place(shown, name), verdict, why)
    };
    let (wrong, held) = variables::compare(&source.module, target);
    // Read off the text: there is nothing to execute.
    let wrong = wrong.into_iter().map(|w| {
        record(
            &w.name,
            Verdict::Suspect,
            format!("variable @{}: {}", w.name, w.what),
        )
    });
    let open = held.err().map(|why| {
        let why = format!("what variables hold is not compared: {why}");
        record("", Verdict::Unproven, why)
    });
    wrong.chain(open).collect()
}

/// Runs both on generated inputs.
pub(super) fn executed(source: &Loaded, target: &MModule) -> BTreeMap<String, FindingReport> {
    let judging = Judging::fuzz();
    let program = ptx::Program::new(target, None);
    let report = codegen::by_ptx(&judging, &source.module, &source.shown, &program, "F.ptx");
    let each = report.findings.into_iter().map(|f| (f.function.clone(), f));
    each.collect()
}

impl Lifted {
    /// Adds to a record what it rests on, and what executions of the PTX say.
    pub fn weigh(&self, record: &mut Record) {
        if record.mode.is_some() {
            let of_this = self.assumed.get(&record.source.function);
            let all = self.always.iter().chain(of_this.into_iter().flatten());
            record.assumptions.extend(all.map(|a| (*a).to_owned()));
        }
        let seen = self.seen.get(&record.source.function);
        let sure =
            |f: &&FindingReport| f.verdict == tandem_oracle::verdict::Verdict::Miscompile.name();
        if let Some(f) = seen.filter(|f| !sure(f) && record.verdict != Verdict::Correct) {
            if record.verdict != Verdict::Incorrect {
                record.verdict = Verdict::Suspect;
                record.reason.clone_from(&f.message);
            }
            return;
        }
        if let Some(f) = seen.filter(sure) {
            record.verdict = Verdict::Incorrect;
            record.reason.clone_from(&f.message);
            record.counterexample = Some(Counterexample {
                reason: f.cause.clone(),
                promise: None,
                inputs: f.counterexample.clone(),
                trace: Vec::new(),
                replay: Replay::Confirmed(f.message.clone()),
            });
            return;
        }
        let found = matches!(record.verdict, Verdict::Incorrect | Verdict::Suspect);
        if let (true, Some(why)) = (found, self.imprecise.get(&record.source.function)) {
            record.verdict = Verdict::Unproven;
            record.reason = format!(
                "{why}, so that a counterexample says nothing ({})",
                record.reason
            );
            record.counterexample = None;
        } else if record.verdict == Verdict::Incorrect {
            record.verdict = Verdict::Suspect;
            record.reason.push_str(
                " (shown by what the PTX was lifted to; no execution of the PTX itself shows it)",
            );
        }
    }
}
