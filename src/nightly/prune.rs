//! The corpora, kept small: of the programs that reach the same, the shortest stay.
//!
//! Each program is judged as the fuzz loop judges it, and what it reaches is a set of
//! items. The shortest programs come first; one that adds no item goes. Files that are
//! no programs are named and left alone.

use super::Work;
use super::folder::folders_of;
use crate::fuzzing::corpus::{Folder as Corpus, State};
use crate::fuzzing::coverage;
use crate::judge::Whole;
use crate::judge::{self, Judging};
use std::collections::BTreeSet;
use std::path::Path;

/// Programs above which a corpus is pruned.
const SMALL: usize = 200;

/// The phase.
///
/// # Errors
/// One line, if a corpus cannot be read or written.
pub fn prune(work: &mut Work<'_>) -> Result<(), String> {
    for path in folders_of(&work.folder.corpus()) {
        if work.interrupt.requested() {
            return Ok(());
        }
        match prune_one(work, &path, SMALL) {
            Ok(n) => work.state.night.pruned += n,
            // A child of a night that was killed may still be at work in it.
            Err(e) => work.state.night.note(e),
        }
    }
    Ok(())
}

/// Prunes one corpus; returns how many programs went.
fn prune_one(work: &mut Work<'_>, path: &Path, small: usize) -> Result<u64, String> {
    let shown = path.display().to_string();
    let corpus = Corpus::open(&shown, work.interrupt).map_err(|e| e.to_string())?;
    let mut contents = corpus.load().map_err(|e| e.to_string())?;
    for u in contents.unreadable.iter().take(3) {
        work.state.night.note(u.clone());
    }
    if contents.programs.len() <= small {
        return Ok(0);
    }
    let mut order: Vec<usize> = (0..contents.programs.len()).collect();
    let size = |n: &usize| contents.programs[*n].module.instructions();
    order.sort_by_key(|n| (size(n), *n));
    let judging = Judging::fuzz();
    let mut reached: BTreeSet<u64> = BTreeSet::new();
    let mut stays = vec![true; contents.programs.len()];
    for n in order {
        if work.interrupt.requested() {
            return Ok(0);
        }
        let p = &contents.programs[n];
        // What cannot be judged is worth a look some other day.
        let Ok(reports) = judge::module(&judging, &p.module, &p.name) else {
            continue;
        };
        let items = coverage::of(&p.module, &reports);
        let before = reached.len();
        reached.extend(items);
        stays[n] = reached.len() > before;
    }
    let state = contents.state.take().unwrap_or_default();
    let gone: BTreeSet<&str> = contents
        .programs
        .iter()
        .zip(&stays)
        .filter(|(_, s)| !**s)
        .map(|(p, _)| p.name.as_str())
        .collect();
    let order = state.order.iter().filter(|n| !gone.contains(n.as_str()));
    // First the list, then the files: what is in neither is found again, what is only in the list is missed.
    corpus
        .save(&State {
            order: order.cloned().collect(),
            ..state.clone()
        })
        .map_err(|e| e.to_string())?;
    for name in &gone {
        let _ = std::fs::remove_file(path.join(format!("{name}.ll")));
    }
    Ok(gone.len() as u64)
}
