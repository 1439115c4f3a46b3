//! Bringing the folders of several machines together.
//!
//! Findings are joined by signature, corpora and regressions are united by content, and
//! the last nights of all machines become one night of the merged folder. The folders that
//! are merged are only read.

use super::folder::{Folder, files_of, folders_of};
use super::history::{self, Night};
use super::inbox::{self, Finding};
use super::{Ended, dashboard};
use crate::triage::known::{Date, Known};
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
        if !f.join("history.jsonl").is_file() {
            return Err(format!(
                "error: '{}' is not the folder of a finished nightly",
                f.display()
            ));
        }
    }
    let folder = Folder::open(into, interrupt)?;
    let mut last: Vec<Night> = Vec::new();
    for f in from {
        // Nobody may change it meanwhile.
        let theirs = Folder::open(f, interrupt)?;
        last.extend(history::load(&theirs)?.pop());
        findings(&folder, &theirs)?;
        copy_tree(&folder, &theirs.corpus(), &folder.corpus())?;
        copy_tree(&folder, &theirs.regressions(), &folder.regressions())?;
        copy_tree(&folder, &theirs.known(), &folder.known())?;
        copy_tree(&folder, &theirs.incoming(), &folder.incoming())?;
    }
    let mut nights = history::load(&folder)?;
    let mut night = joined(nights.len() as u64 + 1, today, &last);
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
        if all
            .mutants
            .as_ref()
            .is_none_or(|m| n.mutants.as_ref().is_some_and(|x| x.detected > m.detected))
        {
            all.mutants.clone_from(&n.mutants);
        }
    }
    all
}

fn findings(mine: &Folder, theirs: &Folder) -> Result<(), String> {
    for f in inbox::load(theirs)? {
        let from = theirs.findings().join(&f.folder);
        let to = mine.findings().join(&f.folder);
        let there = inbox::read(&to)?;
        copy_tree(mine, &from, &to)?;
        let both = match there {
            Some(m) => Finding {
                first: m.first.min(f.first),
                last: m.last.max(f.last),
                count: m.count + f.count,
                gone: m.gone && f.gone,
                triaged: m.triaged || f.triaged,
                ..m
            },
            None => f,
        };
        inbox::write(mine, &to, &both)?;
    }
    Ok(())
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
    let endings = ["ll", "json", "html", "toml"];
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
