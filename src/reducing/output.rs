//! Where a reduction leaves what it finds: the best so far, the journal, and what lies beside the result.
//!
//! The best so far is written by a thread of its own (`keeper`), because a search that waited for the disk at every
//! step would wait longer than it thinks.
//!
//! With `-o reduced.ll` these are `reduced.ll` itself (always the best so far, replaced
//! whole), `reduced.ll.journal` (while the run is unfinished), `reduced.sibling.ll`,
//! `reduced.other-….ll` and `reduced.launch.json`. Nothing that exists is overwritten without being told to.

use super::keeper::Keeper;
use indicatif::{ProgressBar, ProgressStyle};
use std::io::IsTerminal;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;
use tandem_optimized::driver::{self, Interrupt};
use tandem_reduce::delta::Measure;
use tandem_reduce::search::{Observer, Outcome, Program};

/// The files of a run.
pub struct Output<'a> {
    path: String,
    keep: PathBuf,
    interrupt: &'a Interrupt,
    bar: ProgressBar,
    /// Whether something was found that is worth going on with.
    worth: Arc<AtomicBool>,
    /// Writes the best so far.
    keeper: Keeper,
}

/// A file beside the result.
#[derive(Clone, Debug, serde::Serialize)]
pub struct Beside {
    /// What it is.
    pub what: String,
    /// The path that is written.
    pub path: String,
}

impl<'a> Output<'a> {
    /// The files of a result at `path` (`-`: standard output), with a folder for what lies beside it.
    ///
    /// # Errors
    /// A line for the user: something is there already that this run may not touch.
    pub fn new(
        path: &str,
        keep: Option<&str>,
        may_replace: bool,
        resume: bool,
        interrupt: &'a Interrupt,
    ) -> Result<Output<'a>, String> {
        let folder = Path::new(path)
            .parent()
            .filter(|p| !p.as_os_str().is_empty())
            .unwrap_or(Path::new("."));
        let me = Output {
            path: path.into(),
            keep: keep.map_or_else(|| folder.to_path_buf(), PathBuf::from),
            interrupt,
            bar: bar(),
            worth: Arc::new(AtomicBool::new(resume)),
            keeper: Keeper::new(path, interrupt),
        };
        if keep.is_some() && !me.keep.is_dir() {
            std::fs::create_dir_all(&me.keep).map_err(|e| {
                let why = driver::plain(&e);
                format!("error: cannot make '{}': {why}", me.keep.display())
            })?;
        }
        let Some(journal) = me.journal() else {
            return match resume {
                true => Err("error: --resume needs the -o FILE of the earlier run".into()),
                false => Ok(me),
            };
        };
        let (worth, result) = (me.worth.clone(), path.to_owned());
        let answers = journal.clone();
        interrupt.before_exit(move || {
            if worth.load(Ordering::Relaxed) {
                driver::report(&format!(
                    "the best so far is in '{result}'; --resume goes on from here"
                ));
            } else if answers.is_file() {
                driver::report(&format!(
                    "nothing smaller was found yet; --resume goes on from '{}', --force begins anew",
                    answers.display()
                ));
            }
        });
        let (result, unfinished) = (Path::new(path).is_file(), journal.exists());
        match (unfinished, result) {
            (true, _) if !resume && !may_replace => Err(format!(
                "error: '{}' is of an unfinished run: --resume goes on with it, --force begins anew",
                journal.display()
            )),
            (false, true) if !may_replace => Err(format!(
                "error: '{path}' exists already: name another file with -o, or replace it with --force"
            )),
            _ => Ok(me),
        }
    }

    /// The journal; none if the result goes to standard output or to something that is no file.
    pub fn journal(&self) -> Option<PathBuf> {
        let path = Path::new(&self.path);
        let special = self.path == "-" || (path.exists() && !path.is_file());
        (!special).then(|| PathBuf::from(format!("{}.journal", self.path)))
    }

    /// Writes the result and what lies beside it, and removes the journal of a run that is at its end.
    ///
    /// # Errors
    /// A line for the user.
    pub fn finish(&self, outcome: &Outcome) -> Result<Vec<Beside>, String> {
        self.bar.finish_and_clear();
        if !self.keeper.ends_with(&outcome.program.text) {
            self.write(&self.path, &outcome.program.text)?;
        }
        let mut beside = Vec::new();
        if self.path == "-" {
            return Ok(beside);
        }
        if let Some(s) = &outcome.sibling {
            let path = self.name_beside("sibling.ll");
            self.write(&path, &s.program.text)?;
            beside.push(Beside {
                what: "closest passing sibling".into(),
                path,
            });
        }
        for (failure, program) in &outcome.others {
            let path = self.name_beside(&format!("other-{}.ll", slug(failure)));
            self.write(&path, &program.text)?;
            beside.push(Beside {
                what: failure.clone(),
                path,
            });
        }
        if let (None, Some(journal)) = (outcome.cut, self.journal()) {
            let _ = std::fs::remove_file(journal);
        }
        Ok(beside)
    }

    /// Writes one more file beside the result: `what` it is, and the end of its name.
    ///
    /// # Errors
    /// A line for the user.
    pub fn add(&self, what: &str, end: &str, text: &str) -> Result<Beside, String> {
        let path = self.name_beside(end);
        self.write(&path, text)?;
        let what = what.into();
        Ok(Beside { what, path })
    }

    fn name_beside(&self, what: &str) -> String {
        let stem = Path::new(&self.path).file_stem().unwrap_or_default();
        let name = format!("{}.{what}", stem.to_string_lossy());
        self.keep.join(name).display().to_string()
    }

    fn write(&self, path: &str, text: &str) -> Result<(), String> {
        driver::write_output(path, text.as_bytes(), self.interrupt).map_err(|e| e.to_string())
    }

    /// After an error: a journal of a run that found nothing is no use to anybody.
    pub fn abandon(&self) {
        self.bar.finish_and_clear();
        self.keeper.ends_with("");
        if let (false, Some(journal)) = (self.worth.load(Ordering::Relaxed), self.journal()) {
            let _ = std::fs::remove_file(journal);
        }
    }
}

impl Observer for Output<'_> {
    fn best(&self, program: &Program) -> Result<(), String> {
        if self.journal().is_none() {
            return Ok(());
        }
        self.keeper.keep(&program.text)?;
        self.worth.store(true, Ordering::Relaxed);
        Ok(())
    }

    fn progress(&self, delta: &str, steps: u64, best: &Measure) {
        let (i, b) = (best.instructions, best.blocks);
        self.bar.set_message(format!(
            "{i} instructions, {b} blocks; {steps} steps; {delta}"
        ));
    }
}

fn bar() -> ProgressBar {
    if !std::io::stderr().is_terminal() {
        return ProgressBar::hidden();
    }
    let bar = ProgressBar::new_spinner();
    if let Ok(style) = ProgressStyle::with_template("{spinner} {elapsed}  {wide_msg}") {
        bar.set_style(style);
    }
    bar.enable_steady_tick(Duration::from_millis(200));
    bar
}

/// A failure's name as a part of a file name.
fn slug(name: &str) -> String {
    let dashed: String = name
        .chars()
        .map(|c| match c {
            'a'..='z' | 'A'..='Z' | '0'..='9' => c,
            _ => '-',
        })
        .collect();
    let parts: Vec<&str> = dashed.split('-').filter(|p| !p.is_empty()).collect();
    parts.join("-").chars().take(80).collect()
}
