//! Bringing the folders of several machines together.
//!
//! Findings are joined by signature, corpora and regressions are united by content, and
//! the last nights of all machines become one night of the merged folder. The folders that
//! are merged are only read. They and the merged one live from night to night: what is said
//! of a finding is what they say now, and what they counted last night is added to what was
//! counted before. A folder whose night did not end gives its findings and corpora, and a
//! person is told.

use super::folder::{Folder, files_of, folders_of};
use super::history::{self, Mutants, Night};
use super::inbox::{self, Finding};
use super::{Ended, dashboard};
use crate::triage::known::{Date, Known};
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use tandem_optimized::driver::{self, Interrupt};

/// Merges folders into one.
///
/// # Errors
/// One line: a folder is no nightly's, is in use, or something cannot be written.
pub fn merge(
    into: &Path,
    from: &[PathBuf],
    today: Date,
    interrupt: &Interrupt,
) -> Result<Ended, String> {
    for f in from {
        if !f.join("history.jsonl").is_file() && !f.join("night.json").is_file() {
            return Err(format!(
                "error: '{}' is not the folder of a finished nightly",
                f.display()
            ));
        }
    }
    let folder = Folder::open(into, interrupt)?;
    let mut last: Vec<Night> = Vec::new();
    let mut said: BTreeMap<String, Said> = BTreeMap::new();
    let mut unfinished: Vec<String> = Vec::new();
    for f in from {
        // Nobody may change it meanwhile.
        let theirs = Folder::open(f, interrupt)?;
        // The last night of the history is of another day then, and was merged that day.
        let night = match theirs.is_under_way() {
            true => None,
            false => history::load(&theirs)?.pop(),
        };
        if night.is_none() {
            let waiting = files_of(&theirs.incoming(), "json").len();
            unfinished.push(format!(
                "{}: its night did not end; {waiting} findings of it were not looked at yet",
                f.display()
            ));
        }
        findings(&folder, &theirs, night.as_ref(), &mut said)?;
        last.extend(night);
        copy_tree(&folder, &theirs.corpus(), &folder.corpus())?;
        copy_tree(&folder, &theirs.regressions(), &folder.regressions())?;
        copy_tree(&folder, &theirs.known(), &folder.known())?;
        copy_tree(&folder, &theirs.incoming(), &folder.incoming())?;
    }
    for (name, about) in &said {
        if let Some(f) = about.joined() {
            inbox::write(&folder, &folder.findings().join(name), &f)?;
        }
    }
    let mut nights = history::load(&folder)?;
    let mut night = joined(nights.len() as u64 + 1, today, &last);
    unfinished.into_iter().for_each(|what| night.look_at(what));
    night.compare(nights.last());
    nights.push(night.clone());
    history::save(&folder, &nights)?;
    let known = Known::load(&folder.known())?;
    let all = inbox::load(&folder)?;
    let page = dashboard::page(&nights, &all, &known, today);
    let path = folder.dashboard();
    folder.write(&path, page.as_bytes())?;
    Ok(Ended {
        night,
        interrupted: false,
        dashboard: path,
    })
}

/// Several nights as one.
fn joined(number: u64, today: Date, nights: &[Night]) -> Night {
    let mut all = Night::new(number, today, (0, 1));
    for n in nights {
        for (phase, s) in &n.seconds {
            let mine = all.seconds.entry(phase.clone()).or_default();
            *mine = mine.max(*s);
        }
        all.processor += n.processor;
        for (name, g) in &n.targets {
            let mine = all.targets.entry(name.clone()).or_default();
            mine.add(g);
            mine.coverage = mine.coverage.max(g.coverage);
            mine.corpus = mine.corpus.max(g.corpus);
        }
        for (s, count) in &n.seen {
            *all.seen.entry(s.clone()).or_default() += count;
        }
        let add = |mine: &mut Vec<String>, theirs: &[String]| {
            for x in theirs {
                if !mine.contains(x) {
                    mine.push(x.clone());
                }
            }
        };
        add(&mut all.new, &n.new);
        add(&mut all.open, &n.open);
        add(&mut all.attention, &n.attention);
        add(&mut all.notes, &n.notes);
        all.regressions.0 += n.regressions.0;
        all.regressions.1 += n.regressions.1;
        all.pruned += n.pruned;
        all.interrupted |= n.interrupted;
        keep_better(&mut all.mutants, &n.mutants);
        keep_better(&mut all.pipeline_mutants, &n.pipeline_mutants);
        // Parts of one night hunt the same sample; the largest counts.
        if all
            .wild
            .as_ref()
            .is_none_or(|w| n.wild.as_ref().is_some_and(|x| x.mutants > w.mutants))
        {
            all.wild.clone_from(&n.wild);
        }
    }
    all
}

/// Parts of one night hunt the same seeded defects: the part that detected most counts.
fn keep_better(mine: &mut Option<Mutants>, theirs: &Option<Mutants>) {
    let detected = |m: &Option<Mutants>| m.as_ref().map(|m| m.detected);
    if detected(theirs) > detected(mine) {
        mine.clone_from(theirs);
    }
}

/// What the folders of a merge say of one finding.
struct Said {
    /// What the merged folder said before.
    before: Option<Finding>,
    /// What each folder that has it says.
    now: Vec<Finding>,
    /// How often they saw it in their last nights.
    tonight: u64,
}

/// Copies the findings of a folder, of which this is the last night, and takes down what it says of them.
fn findings(
    mine: &Folder,
    theirs: &Folder,
    night: Option<&Night>,
    said: &mut BTreeMap<String, Said>,
) -> Result<(), String> {
    for f in inbox::load(theirs)? {
        let from = theirs.findings().join(&f.folder);
        let to = mine.findings().join(&f.folder);
        let before = inbox::read(&to)?;
        copy_tree(mine, &from, &to)?;
        let about = said.entry(f.folder.clone()).or_insert(Said {
            before,
            now: Vec::new(),
            tonight: 0,
        });
        let kind = f.signature.kind().to_string();
        about.tonight += night.and_then(|n| n.seen.get(&kind)).unwrap_or(&0);
        about.now.push(f);
    }
    Ok(())
}

impl Said {
    /// The finding in the merged folder.
    fn joined(&self) -> Option<Finding> {
        let all = || self.before.iter().chain(&self.now);
        let base = all().next()?;
        Some(Finding {
            first: all().map(|f| f.first).min()?,
            last: all().map(|f| f.last).max()?,
            count: match &self.before {
                Some(m) => m.count + self.tonight,
                None => self.now.iter().map(|f| f.count).sum(),
            },
            triaged: all().any(|f| f.triaged),
            gone: self.now.iter().all(|f| f.gone),
            ..base.clone()
        })
    }
}

/// Copies files that are not there yet, folders below included; hidden files belong to whoever holds the folder.
fn copy_tree(folder: &Folder, from: &Path, to: &Path) -> Result<(), String> {
    let error = |p: &Path, e: &std::io::Error| {
        format!(
            "error: cannot write '{}': {}",
            p.display(),
            driver::plain(e)
        )
    };
    std::fs::create_dir_all(to).map_err(|e| error(to, &e))?;
    let endings = ["ll", "ptx", "json", "html", "toml"];
    for file in endings.iter().flat_map(|e| files_of(from, e)) {
        let name = file.file_name().unwrap_or_default();
        let target = to.join(name);
        if target.exists() || name.to_string_lossy().starts_with('.') {
            continue;
        }
        let bytes = driver::read_input(&file.display().to_string()).map_err(|e| e.to_string())?;
        folder.write(&target, &bytes)?;
    }
    for sub in folders_of(from) {
        copy_tree(folder, &sub, &to.join(sub.file_name().unwrap_or_default()))?;
    }
    Ok(())
}
