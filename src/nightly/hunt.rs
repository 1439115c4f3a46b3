//! The hunt: the fuzz loop on each target in turn, until the budget is used up.
//!
//! A target is a property with a pass. Each gets slices of time; one that reached
//! something new in its slice gets the next one earlier than one that did not, and when a
//! whole round brings nothing new, all seeds move on. A slice is a child process: the
//! loop writes findings at the moment it has them, so a slice that hangs or dies loses
//! none, and what it did not finish is passed over.

use super::Work;
use crate::fuzzing::Gauges;
use crate::{properties, registry};
use serde::{Deserialize, Serialize};
use std::time::{Duration, Instant};

/// A target, with what its next slice needs to know.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Target {
    /// The pass.
    pub pass: String,
    /// The property.
    pub property: String,
    /// Raised when a seed is exhausted or does not end.
    pub bump: u64,
    /// Slices without anything new.
    pub barren: u64,
    /// Slices so far.
    pub slices: u64,
}

/// Slices without anything new after which a target begins another seed.
const PATIENCE: u64 = 3;
/// The shortest slice that is worth a process.
const SHORTEST: Duration = Duration::from_secs(1);

/// Characters of a compiler's name in that of a folder.
const LONGEST_NAME: usize = 40;

/// A number of a text (FNV-1a, 32 bits), the same on every machine.
fn number_of(text: &str) -> u32 {
    text.bytes().fold(0x811c_9dc5, |h, b| {
        (h ^ u32::from(b)).wrapping_mul(0x0100_0193)
    })
}

impl Target {
    /// Its name, which is that of its corpus folder. A compiler's is what a file may be called, with a number that tells those apart
    /// that look alike then.
    pub fn name(&self) -> String {
        let plain = |c: char| c.is_ascii_alphanumeric() || "-_".contains(c);
        let pass = match self.pass.chars().all(plain) {
            true => self.pass.clone(),
            false => {
                let shown = self.pass.chars().map(|c| if plain(c) { c } else { '-' });
                let shown: String = shown.take(LONGEST_NAME).collect();
                format!("{shown}-{:08x}", number_of(&self.pass))
            }
        };
        format!("{pass}.{}", self.property)
    }
}

/// The phase.
///
/// # Errors
/// One line, if the state cannot be written.
pub fn hunt(work: &mut Work<'_>) -> Result<(), String> {
    if work.state.queue.is_empty() {
        let s = work.settings;
        for property in &s.properties {
            for pass in s.passes.iter().filter(|p| holds_for(property, p)) {
                work.state.queue.push(Target {
                    pass: pass.clone(),
                    property: property.clone(),
                    bump: 0,
                    barren: 0,
                    slices: 0,
                });
            }
        }
        for subject in &s.subjects {
            work.state.queue.push(Target {
                pass: subject.name.clone(),
                property: "check".into(),
                bump: 0,
                barren: 0,
                slices: 0,
            });
        }
        // A night that is too short for all begins with the other half of them the next time.
        if work.state.night.number.is_multiple_of(2) {
            let half = work.state.queue.len() / 2;
            work.state.queue.rotate_left(half);
        }
    }
    while let Some(time) = time_left(work) {
        if work.state.queue.is_empty() || work.interrupt.requested() {
            break;
        }
        // Fewest barren slices first, then those that had least.
        work.state.queue.sort_by_key(|t| (t.barren, t.slices));
        let turn = work.state.queue[0].clone();
        let started = Instant::now();
        let next = slice(work, turn, time)?;
        work.state.queue[0] = next;
        let wall = u64::try_from(started.elapsed().as_millis()).unwrap_or(u64::MAX);
        work.state.spent.0 = work.state.spent.0.saturating_add(wall);
        work.folder.save(&work.state)?;
    }
    Ok(())
}

/// Whether a property is about the programs of a pass: PTX is drawn for passes on machine functions alone.
fn holds_for(property: &str, pass: &str) -> bool {
    let of_ptx = properties::lookup(property).is_some_and(properties::Property::is_of_ptx);
    property == properties::CHECK || of_ptx == registry::is_on_machine(pass)
}

/// Wall and processor time of the next slice; `None` when the budget is used up.
fn time_left(work: &Work<'_>) -> Option<(Duration, Duration)> {
    let s = work.settings;
    let (wall, processor) = work.state.spent;
    let wall = s.wall.checked_sub(Duration::from_millis(wall))?;
    let processor = s.processor.checked_sub(Duration::from_millis(processor))?;
    // In a short night slices are shorter, so that every target has its turn; beginning and ending take time, too.
    let of = |property: &String| s.passes.iter().filter(|p| holds_for(property, p)).count();
    let targets = s.properties.iter().map(of).sum::<usize>() + s.subjects.len();
    let fair = s.wall * 3 / 4 / u32::try_from(targets.max(1)).unwrap_or(u32::MAX);
    (wall >= SHORTEST && processor >= SHORTEST).then(|| {
        let slice = s.slice.min(fair).max(SHORTEST).min(wall);
        (slice, processor)
    })
}

fn slice(
    work: &mut Work<'_>,
    mut turn: Target,
    time: (Duration, Duration),
) -> Result<Target, String> {
    let s = work.settings;
    let name = turn.name();
    let out = work.folder.scratch("slice.json");
    let corpus = work.folder.corpus().join(&name);
    let subject = s.subjects.iter().find(|x| x.name == turn.pass);
    let mut args = vec!["fuzz".to_owned()];
    match subject {
        Some(subject) => args.extend(subject.arguments.iter().cloned()),
        None => args.push(format!("--pass={}", turn.pass)),
    }
    args.extend([
        format!("--property={}", turn.property),
        format!("--seed={}", seed(work, &turn)),
        format!("--max-total-time={}", time.0.as_secs().max(1)),
        format!("--max-cpu-time={}", time.1.as_secs().max(1)),
        format!("--jobs={}", s.jobs),
        format!("--corpus={}", corpus.display()),
        format!("--findings={}", work.folder.incoming().display()),
        "--no-gate".into(),
        "--json".into(),
        format!("--output={}", out.display()),
    ]);
    // Taking in the corpus and ending take time too.
    let ended = work.tool.run(&args, time.0 * 2 + Duration::from_secs(120));
    turn.slices += 1;
    let read = std::fs::read(&out).ok();
    let Some(report) = read.and_then(|b| serde_json::from_slice::<Report>(&b).ok()) else {
        if work.interrupt.requested() {
            return Ok(turn);
        }
        turn.bump += 1;
        turn.barren += 1;
        if ended.message.contains("is using the folder") {
            // What is left of a night that was killed; it ends by itself.
            work.state.night.note(format!("{name}: {}", ended.message));
            std::thread::sleep(SHORTEST);
            return Ok(turn);
        }
        let what = format!("{name}: a slice of the fuzz loop {}", ended.words());
        // A program that hangs is a finding of its own.
        match ended.message.starts_with("finding:") {
            true => work.state.night.note(what),
            false => work.state.night.look_at(what),
        }
        return Ok(turn);
    };
    work.state.spent.1 = work
        .state
        .spent
        .1
        .saturating_add(report.processor_milliseconds);
    work.state.night.processor += report.processor_milliseconds as f64 / 1000.0;
    for w in report.warnings.iter().take(3) {
        work.state.night.note(format!("{name}: {w}"));
    }
    let gauges = work.state.night.targets.entry(name).or_default();
    let before = gauges.coverage;
    add(gauges, &report.gauges);
    match gauges.coverage > before {
        true => turn.barren = 0,
        false => turn.barren += 1,
    }
    if turn.barren >= PATIENCE {
        turn.barren = 0;
        turn.bump += 1;
    }
    Ok(turn)
}

/// Seeds differ between nights, machines and targets' attempts, and are the same when a night is repeated.
fn seed(work: &Work<'_>, turn: &Target) -> u64 {
    let night = &work.state.night;
    let (part, parts) = night.shard;
    (night.number * parts.max(1) + part) * 10_000 + turn.bump
}

/// Counts add up; what is a state (coverage, corpus, speed) is that of the latest slice.
fn add(all: &mut Gauges, slice: &Gauges) {
    all.add(slice);
    all.coverage = all.coverage.max(slice.coverage);
    all.corpus = slice.corpus;
    all.speed = slice.speed;
}

#[derive(Deserialize)]
struct Report {
    gauges: Gauges,
    #[serde(default)]
    warnings: Vec<String>,
    #[serde(default)]
    processor_milliseconds: u64,
}
