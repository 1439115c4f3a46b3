//! One hunt: one defect, one seed, until the first finding or the end of the budget.
//!
//! The hunt is the fuzz loop on one thread with a small corpus in memory: the same
//! source of programs, the same judge, the same coverage. It also draws the knobs of the
//! pass, since what is off by default is never reached otherwise.

use super::programs::{Programs, hunting, judging, thread_time};
use crate::judge;
use crate::judge::Program;
use crate::report::FindingReport;
use std::time::Duration;
use tandem_ir::passes::PassId;
use tandem_optimized::defects::{Canary, Defect, Defects};
use tandem_optimized::driver::Interrupt;

/// What is hunted.
#[derive(Clone, Copy)]
pub struct Hunt<'a> {
    /// The defect; `None` hunts in the pass as it is.
    pub defect: Option<&'static Defect>,
    /// The pass.
    pub pass: &'static PassId,
    /// Seed of the programs.
    pub seed: u64,
    /// CPU time of this hunt's thread.
    pub budget: Duration,
    /// Ends the hunt early.
    pub interrupt: &'a Interrupt,
}

/// A program that shows the defect.
#[derive(Clone, Debug)]
pub struct Found {
    /// Its number in the list that reports use.
    pub number: u64,
    /// CPU time until it was judged.
    pub after: Duration,
    /// The program.
    pub program: Program,
    /// Knobs of the pass.
    pub knobs: String,
    /// The finding that is the bug.
    pub finding: FindingReport,
}

/// What came of a hunt.
#[derive(Clone, Debug, Default)]
pub struct Hunted {
    /// Seed of the programs.
    pub seed: u64,
    /// What the canary counted.
    pub canary: Canary,
    /// Programs judged.
    pub programs: u64,
    /// CPU time used.
    pub cpu: Duration,
    /// The first finding, if there was one.
    pub found: Option<Found>,
    /// Findings on programs on which the pass without the defect has one too: bugs of ours, kept apart.
    pub ours: Vec<Found>,
    /// True if the hunt was interrupted.
    pub interrupted: bool,
}

impl Hunt<'_> {
    /// Hunts.
    ///
    /// # Errors
    /// If the judge itself fails.
    pub fn run(&self) -> Result<Hunted, judge::Error> {
        let defects = self
            .defect
            .map_or_else(Defects::default, |d| Defects::only(d.id));
        let none = Defects::default();
        let mut hunted = Hunted {
            seed: self.seed,
            ..Hunted::default()
        };
        let mut programs = Programs::with(self.pass, self.seed, defects.clone());
        let started = thread_time();
        while hunted.cpu < self.budget {
            if self.interrupt.requested() {
                hunted.interrupted = true;
                break;
            }
            let (number, program, knobs) = programs.draw();
            // What is hunted for our own mistakes alone is proved as well.
            let judging = |defects: &Defects| match self.defect {
                Some(_) => hunting(self.pass, &knobs, defects, number),
                None => judging(self.pass, &knobs, defects),
            };
            let reports = program.judge(&judging(&defects), "program")?;
            hunted.programs += 1;
            hunted.cpu = thread_time().saturating_sub(started);
            let Some(finding) = judge::primary(&reports) else {
                if let Program::Ir(module) = program {
                    programs.keep(module, &reports, false);
                }
                continue;
            };
            let clean = judging(&none);
            let found = Found {
                number,
                after: hunted.cpu,
                finding: finding.clone(),
                program,
                knobs,
            };
            let ours =
                self.defect.is_none() || !found.program.findings(&clean, "program")?.is_empty();
            if !ours {
                hunted.found = Some(found);
                break;
            }
            let new = |f: &Found| !f.finding.signature.covers(&found.finding.signature);
            if hunted.ours.iter().all(new) {
                hunted.ours.push(found);
            }
        }
        hunted.canary = defects.canary();
        Ok(hunted)
    }
}
