//! What a child that runs a pipeline writes down, so that somebody knows where it was when it is gone.
//!
//! One line of JSON for each thing that comes next, written before it comes. A watchdog
//! looks whether lines still come; where none does for too much processor time, it says
//! so in a last line and ends the process.

use crate::report::{self, FieldReport};
use serde::{Deserialize, Serialize};
use std::fs::File;
use std::io::Write;
use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};
use tandem_ir::rewrite::{MachineRewrite, ModuleRewrite, Rewrite, Vocabulary};
use tandem_oracle::lockstep::Moment;
use tandem_oracle::unit::Unit;

/// The last line of a child that its watchdog ends.
const OVER: &str = "over";
/// A child that sleeps uses no processor time; so many times its patience it may.
const SLEEP_FACTOR: u32 = 20;
/// How often the watchdog looks.
const LOOK: Duration = Duration::from_millis(10);

/// Who is at work.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Doing {
    /// The pass, between steps: before the first, or after the one that is named.
    Between,
    /// The pass, inside the step that is named.
    Step,
    /// The reference, asked about the step that is named.
    Judging,
    /// The pass has ended; it runs again without a trace.
    Again,
    /// The analyses, asked what they claim.
    Claims,
}

impl Doing {
    /// The same in the words of a finding's cause.
    pub fn cause(self) -> &'static str {
        match self {
            Doing::Between => "outside steps",
            Doing::Step => "inside a step",
            Doing::Judging => "reference: asked about a step",
            Doing::Again => "without a trace",
            Doing::Claims => "asked for claims",
        }
    }
}

/// One line.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Entry {
    /// Number of the execution, from 1, as `-opt-bisect-limit` counts.
    pub execution: u64,
    /// Number of the step reported last, from 1; 0: none yet.
    pub step: usize,
    /// Who is at work.
    pub doing: Doing,
    /// Kind of the step.
    pub kind: Option<String>,
    /// The step in words.
    pub words: Option<String>,
    /// Its fields.
    #[serde(default)]
    pub fields: Vec<FieldReport>,
    /// Processor time of the process so far.
    pub milliseconds: u64,
}

impl Entry {
    /// True if a step was begun and not settled.
    pub fn inside_a_step(&self) -> bool {
        matches!(self.doing, Doing::Step | Doing::Judging)
    }

    /// How many steps are complete.
    pub fn made(&self) -> usize {
        self.step - usize::from(self.doing == Doing::Step && self.step > 0)
    }

    /// Kind of the step as rewrites name it.
    pub fn kind(&self) -> Option<&'static str> {
        let kind = self.kind.as_deref()?;
        let on_ir = Rewrite::KINDS.iter().chain(ModuleRewrite::KINDS);
        let mut all = on_ir.chain(MachineRewrite::KINDS);
        all.find(|k| k.name == kind).map(|k| k.name)
    }

    /// The place in words.
    pub fn place(&self) -> String {
        let words = self.words.as_deref().unwrap_or("?");
        let n = self.step;
        match self.doing {
            Doing::Between if n == 0 => "before its first step".into(),
            Doing::Between => format!("after step {n} ({words})"),
            Doing::Step => format!("inside step {n} ({words})"),
            Doing::Judging => format!("while the reference judges step {n} ({words})"),
            Doing::Again => format!("in the run without a trace, after one of {n} steps with it"),
            Doing::Claims => "while its analyses are asked what they claim".into(),
        }
    }
}

/// The journal of this process.
pub struct Journal {
    file: File,
    now: Entry,
    lines: Arc<AtomicU64>,
}

impl Journal {
    /// Begins a journal, and a watchdog that ends this process.
    ///
    /// # Errors
    /// It cannot be written, or there is no thread for the watchdog.
    pub fn begin(path: &Path, patience: Duration) -> std::io::Result<Journal> {
        let file = File::options().append(true).create(true).open(path)?;
        let lines = Arc::new(AtomicU64::new(0));
        let (seen, last) = (Arc::clone(&lines), file.try_clone()?);
        std::thread::Builder::new().spawn(move || watch(&seen, last, patience))?;
        Ok(Journal {
            file,
            now: Entry {
                execution: 0,
                step: 0,
                doing: Doing::Between,
                kind: None,
                words: None,
                fields: Vec::new(),
                milliseconds: 0,
            },
            lines,
        })
    }

    /// An execution begins.
    pub fn execution(&mut self, number: u64) {
        self.now = Entry {
            execution: number,
            step: 0,
            kind: None,
            words: None,
            fields: Vec::new(),
            ..self.now.clone()
        };
        self.write(Doing::Between);
    }

    /// Writes down what comes next in a run; true, so that the run goes on.
    pub fn note<U: Unit>(&mut self, moment: Moment<'_, U>) -> bool {
        match moment {
            Moment::Begins(n, unit, rewrite) => {
                self.now.step = n;
                self.now.kind = Some(U::kind(rewrite).to_owned());
                self.now.words = Some(unit.words(rewrite));
                self.now.fields = report::fields(&unit.fields(rewrite));
                self.write(Doing::Step);
            }
            Moment::Made(..) => self.write(Doing::Judging),
            Moment::Judged(_) => self.write(Doing::Between),
            Moment::Ended(_) => self.write(Doing::Again),
        }
        true
    }

    /// Writes down who is at work now.
    pub fn write(&mut self, doing: Doing) {
        self.now.doing = doing;
        self.now.milliseconds = u64::try_from(spent().as_millis()).unwrap_or(u64::MAX);
        if let Ok(mut line) = serde_json::to_vec(&self.now) {
            line.push(b'\n');
            // Where the disk is full the line before stays the last word.
            let _ = self.file.write_all(&line);
        }
        self.lines.fetch_add(1, Ordering::SeqCst);
    }

    /// The last entry of a journal, and whether the watchdog ended the process.
    pub fn read(path: &Path) -> (Option<Entry>, bool) {
        let bytes = std::fs::read(path).unwrap_or_default();
        let text = String::from_utf8_lossy(&bytes);
        let over = text.lines().next_back() == Some(OVER);
        let last = text
            .lines()
            .rev()
            .find_map(|l| serde_json::from_str(l).ok());
        (last, over)
    }
}

/// Processor time of this process.
fn spent() -> Duration {
    let t = rustix::time::clock_gettime(rustix::time::ClockId::ProcessCPUTime);
    let (s, ns) = (u64::try_from(t.tv_sec), u32::try_from(t.tv_nsec));
    Duration::new(s.unwrap_or(0), ns.unwrap_or(0))
}

/// Ends the process where no line comes for too long.
fn watch(lines: &AtomicU64, mut journal: File, patience: Duration) {
    let mut seen = lines.load(Ordering::SeqCst);
    let mut since = (spent(), Instant::now());
    loop {
        std::thread::sleep(LOOK);
        let now = lines.load(Ordering::SeqCst);
        if now != seen {
            (seen, since) = (now, (spent(), Instant::now()));
        }
        let busy = spent().saturating_sub(since.0) > patience;
        if busy || since.1.elapsed() > patience * SLEEP_FACTOR {
            let _ = journal.write_all(format!("{OVER}\n").as_bytes());
            std::process::exit(1);
        }
    }
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::*;

    #[test]
    fn the_last_whole_line_counts() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("j");
        let mut journal = Journal::begin(&path, Duration::from_secs(600)).unwrap();
        assert_eq!(Journal::read(&path), (None, false));
        journal.execution(3);
        journal.write(Doing::Claims);
        let (last, over) = Journal::read(&path);
        let last = last.unwrap();
        assert_eq!(
            (last.execution, last.step, last.doing),
            (3, 0, Doing::Claims)
        );
        assert!(!over);
        // A line that was cut off, and the watchdog's.
        let mut text = std::fs::read_to_string(&path).unwrap();
        text.push_str("{\"execution\":4,\n");
        std::fs::write(&path, &text).unwrap();
        assert_eq!(Journal::read(&path).0, Some(last.clone()));
        std::fs::write(&path, text + OVER).unwrap();
        assert_eq!(Journal::read(&path), (Some(last), true));
        assert_eq!(Journal::read(&folder.path().join("none")), (None, false));
    }
}
