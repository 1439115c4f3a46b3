//! The hunt for one mutant, in a process of its own: the programs and the judge of all hunts, which know nothing of it.
//!
//! A mutant of a pass is hunted in that pass. One of an analysis or a transformation is hunted in all passes and by all judges of
//! analyses: each has a part of the time, the larger the more of its programs come to the mutant. A judge that takes a tenth of
//! the time of a pass for a program so has ten times as many.
//!
//! The process may be hung, killed or brought down by the mutant. So the program at hand is on disk while it is judged,
//! and a second thread ends the process if one takes too long.

use super::switch;
use crate::fuzzing::habits::{Habits, Kinds};
use crate::judge::{self, Judging, Program};
use crate::mutants::claims::Judge;
use crate::mutants::programs::{Programs, STACK, hunting, judging, process_time, thread_time};
use crate::report::FileReport;
use serde::{Deserialize, Serialize};
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};
use tandem_ir::passes::PassId;
use tandem_optimized::defects::Defects;
use tandem_optimized::driver::{self, Interrupt};

/// The exit code of a process in which a program took too long.
pub const HUNG: i32 = 86;
/// The name of the program at hand.
pub const PROGRAM: &str = "program";
/// How the names of programs begin that have a finding without the mutant.
const OURS: &str = "ours-";
/// How the line begins that names a judge of analyses.
const JUDGE: &str = "judge ";
/// What a pass or judge gets of the time though it never comes to the mutant, against one that always does.
const LEAST_SHARE: f64 = 0.01;
/// What the pass does is held against its habits each time that so many more programs were counted.
const HELD_EVERY: u64 = 16;
/// A program that uses no processor at all hangs after so many times its limit.
const IDLE: u32 = 15;
/// Programs on which the result with the mutant is compared with that without it, at most.
const COMPARED: u64 = 64;

/// What is hunted, and within what limits.
pub struct Task<'a> {
    /// The mutant; 0: none, and every finding is a bug of ours.
    pub mutant: u32,
    /// The passes to hunt in.
    pub passes: Vec<&'static PassId>,
    /// The judges of analyses that are asked beside them.
    pub judges: Vec<&'static Judge>,
    /// What production does of habit.
    pub habits: Habits,
    /// Seed of the programs.
    pub seed: u64,
    /// CPU time.
    pub budget: Duration,
    /// CPU time for one program.
    pub patience: Duration,
    /// Address space, in bytes.
    pub memory: u64,
    /// Folder for the program at hand.
    pub folder: PathBuf,
    /// Report which ways decisions went.
    pub ways: bool,
    /// Ends the hunt early.
    pub interrupt: &'a Interrupt,
}

/// What came of a hunt.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Hunted {
    /// Programs judged.
    pub programs: u64,
    /// CPU seconds.
    pub seconds: f64,
    /// Programs on which control came to the mutant.
    pub reached: u64,
    /// Programs, of the first that reached it, on which the result was another one.
    pub different: u64,
    /// What the pass does less than it always did, by counts alone.
    #[serde(default)]
    pub less: Option<Less>,
    /// CPU seconds after which a program had more rewrites missed than without the mutant.
    pub missed_after: Option<f64>,
    /// The finding.
    pub killed: Option<Killed>,
    /// Findings on programs that have one without the mutant too.
    pub ours: Vec<String>,
    /// The judge failed on programs that it can judge without the mutant.
    pub judge_failed: u64,
    /// Cut off from outside.
    #[serde(default)]
    pub interrupted: bool,
    /// The decisions that were made, if they were asked for: 1 for yes, 2 for no, 3 for both.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub ways: Vec<(u32, u8)>,
}

/// A finding that is the mutant's.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Killed {
    /// Its signature.
    pub signature: String,
    /// CPU seconds until then.
    pub after: f64,
    /// The number of the program.
    pub number: u64,
    /// The pass that was judged.
    pub pass: String,
}

/// A pass does less than of habit.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Less {
    /// Which event, in how many programs.
    pub what: String,
    /// CPU seconds until then.
    pub after: f64,
}

/// The programs of one pass, or of a judge of analyses.
struct Turn {
    who: Who,
    drawn: u64,
    reached: u64,
    /// CPU time of its programs.
    spent: Duration,
    counted: Kinds,
}

/// Whose programs they are.
enum Who {
    Pass(&'static PassId, Box<Programs>),
    Judge(&'static Judge),
}

impl Turn {
    fn of(who: Who) -> Turn {
        Turn {
            who,
            drawn: 0,
            reached: 0,
            spent: Duration::ZERO,
            counted: Kinds::default(),
        }
    }
    /// How long it has had its turn, against the share of its programs that come to the mutant; whoever has the least is next.
    fn served(&self) -> f64 {
        let came = (self.reached + 1) as f64 / (self.drawn + 1) as f64;
        self.spent.as_secs_f64() / (came + LEAST_SHARE)
    }
    /// Holds what was counted against the habits, now and then.
    fn hold(&self, task: &Task<'_>, hunted: &mut Hunted) {
        let name = match &self.who {
            Who::Pass(pass, _) => pass.name,
            Who::Judge(judge) => judge.name,
        };
        if hunted.less.is_none() && self.counted.programs().is_multiple_of(HELD_EVERY) {
            let departure = task.habits.departure_of_kinds(name, &self.counted);
            hunted.less = departure.map(|what| Less {
                what,
                after: hunted.seconds,
            });
        }
    }
}

/// Hunts, on a thread with a large stack, and writes what came of it.
///
/// # Errors
/// One line, if the limits cannot be set or the folder cannot be written.
pub fn run(task: &Task<'_>) -> Result<Hunted, String> {
    limit_memory(task.memory)?;
    // When the program at hand was begun.
    let begun: Mutex<Option<Begun>> = Mutex::new(None);
    let over = AtomicU64::new(0);
    std::thread::scope(|scope| {
        let hunter = std::thread::Builder::new().stack_size(STACK);
        let hunter = hunter.spawn_scoped(scope, || hunt(task, &begun));
        let hunter = hunter.map_err(|e| format!("error: no thread: {}", driver::plain(&e)))?;
        let watcher = scope.spawn(|| {
            while over.load(Ordering::Relaxed) == 0 {
                std::thread::park_timeout(Duration::from_millis(200));
                let since = *begun.lock().unwrap_or_else(PoisonError::into_inner);
                if since.is_some_and(|b| b.hangs(task.patience)) {
                    // The hunter cannot be stopped, only the process; the program is on disk.
                    std::process::exit(HUNG);
                }
            }
        });
        let hunted = hunter.join();
        over.store(1, Ordering::Relaxed);
        watcher.thread().unpark();
        let mut hunted = hunted.unwrap_or_else(|_| Err("error: the hunt panics".into()))?;
        if task.ways {
            hunted.ways = switch::ways();
        }
        Ok(hunted)
    })
}

/// When a program was begun. On a busy machine a hunt gets a small part of a core, so it is its own time that counts.
#[derive(Clone, Copy)]
struct Begun {
    cpu: Duration,
    wall: Instant,
}

impl Begun {
    fn now() -> Begun {
        Begun {
            cpu: process_time(),
            wall: Instant::now(),
        }
    }
    fn hangs(&self, patience: Duration) -> bool {
        process_time().saturating_sub(self.cpu) > patience || self.wall.elapsed() > patience * IDLE
    }
}

/// An address space of so many bytes: a mutant that allocates without end ends itself, not the machine.
fn limit_memory(bytes: u64) -> Result<(), String> {
    #[cfg(target_os = "linux")]
    {
        use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};
        let most = getrlimit(Resource::As).maximum;
        let limit = Rlimit {
            current: Some(most.map_or(bytes, |m| m.min(bytes))),
            maximum: most,
        };
        setrlimit(Resource::As, limit).map_err(|e| format!("error: no memory limit: {e}"))?;
    }
    let _ = bytes;
    Ok(())
}

fn hunt(task: &Task<'_>, begun: &Mutex<Option<Begun>>) -> Result<Hunted, String> {
    let mark = |b: Option<Begun>| *begun.lock().unwrap_or_else(PoisonError::into_inner) = b;
    // What passes do when they panic is reported as a finding.
    std::panic::set_hook(Box::new(|_| {}));
    let mut hunted = Hunted::default();
    let passes = task.passes.iter().map(|&pass| {
        let programs = Programs::new(pass, task.seed);
        Who::Pass(pass, Box::new(programs))
    });
    let judges = task.judges.iter().map(|&j| Who::Judge(j));
    let mut turns: Vec<Turn> = judges.chain(passes).map(Turn::of).collect();
    let from = thread_time();
    while hunted.killed.is_none() {
        let next = turns.iter_mut();
        let Some(turn) = next.min_by(|a, b| a.served().total_cmp(&b.served())) else {
            break;
        };
        let began = thread_time();
        hunted.seconds = began.saturating_sub(from).as_secs_f64();
        if hunted.seconds >= task.budget.as_secs_f64() {
            break;
        }
        if task.interrupt.requested() {
            hunted.interrupted = true;
            break;
        }
        let begin = || mark(Some(Begun::now()));
        match turn.who {
            Who::Pass(..) => one(task, turn, &mut hunted, from, &begin)?,
            Who::Judge(judge) => asked(task, (judge, turn), &mut hunted, from, &begin)?,
        }
        mark(None);
        turn.spent += thread_time().saturating_sub(began);
    }
    Ok(hunted)
}

/// The next program of a judge of analyses.
fn asked(
    task: &Task<'_>,
    (judge, turn): (&'static Judge, &mut Turn),
    hunted: &mut Hunted,
    from: Duration,
    begin: &dyn Fn(),
) -> Result<(), String> {
    let number = turn.drawn;
    turn.drawn += 1;
    let Some(module) = judge.program(task.seed, number) else {
        return Ok(());
    };
    let text = tandem_ir::text::print(&module);
    write(
        &task.folder,
        &format!("; {JUDGE}{}\n; {number}\n{text}", judge.name),
    )?;
    begin();
    let before = switch::asked();
    switch::set(task.mutant);
    let finding = judge.finding(&module, number);
    let events = judge.events(&module);
    switch::set(0);
    let reached = switch::asked() > before;
    hunted.programs += 1;
    hunted.reached += u64::from(reached);
    turn.reached += u64::from(reached);
    hunted.seconds = thread_time().saturating_sub(from).as_secs_f64();
    let Some(finding) = finding else {
        turn.counted.count_events("", &events);
        turn.hold(task, hunted);
        if reached && hunted.different < COMPARED && events != judge.events(&module) {
            hunted.different += 1;
        }
        return Ok(());
    };
    let signature = format!("{}: {}: {}", judge.name, finding.cause, finding.message);
    if task.mutant != 0 && judge.finding(&module, number).is_none() {
        hunted.killed = Some(Killed {
            signature,
            after: hunted.seconds,
            number,
            pass: judge.name.into(),
        });
    } else {
        ours(task, hunted, signature);
    }
    Ok(())
}

/// Notes a finding that is there without the mutant; its program, which is at hand, is kept beside.
fn ours(task: &Task<'_>, hunted: &mut Hunted, signature: String) {
    if hunted.ours.contains(&signature) {
        return;
    }
    hunted.ours.push(signature);
    let kept = format!("{OURS}{}.ll", hunted.ours.len());
    // Without it the finding is told all the same.
    let _ = std::fs::copy(task.folder.join(PROGRAM), task.folder.join(kept));
}

/// The next program of a pass.
fn one(
    task: &Task<'_>,
    turn: &mut Turn,
    hunted: &mut Hunted,
    from: Duration,
    begin: &dyn Fn(),
) -> Result<(), String> {
    let Who::Pass(pass, programs) = &mut turn.who else {
        return Ok(());
    };
    let pass = *pass;
    let (number, program, knobs) = programs.draw();
    let (is_independent, sort) = (programs.is_independent(), programs.sort());
    turn.drawn += 1;
    let judging = hunting(pass, &knobs, &Defects::default(), number);
    save(&task.folder, pass, &knobs, &program)?;
    begin();
    let (before, known) = (switch::asked(), switch::fresh());
    switch::set(task.mutant);
    let reports = program.judge(&judging, "program");
    switch::set(0);
    let reached = switch::asked() > before;
    hunted.programs += 1;
    hunted.reached += u64::from(reached);
    turn.reached += u64::from(reached);
    let seconds = || thread_time().saturating_sub(from).as_secs_f64();
    hunted.seconds = seconds();
    let Ok(reports) = reports else {
        hunted.judge_failed += 1;
        return Ok(());
    };
    if let Some(finding) = judge::primary(&reports) {
        let clean = program.findings(&judging, "program");
        let signature = finding.signature.to_string();
        if task.mutant != 0 && clean.is_ok_and(|c| c.is_empty()) {
            hunted.killed = Some(Killed {
                signature,
                after: hunted.seconds,
                number,
                pass: pass.name.into(),
            });
        } else {
            ours(task, hunted, signature);
        }
        return Ok(());
    }
    if is_independent {
        turn.counted.count(sort, &reports);
        turn.hold(task, hunted);
    }
    if reached && hunted.different < COMPARED && is_different(task, &judging, &program) {
        hunted.different += 1;
        if hunted.missed_after.is_none() && misses_more(&judging, &program, &reports) {
            hunted.missed_after = Some(seconds());
        }
    }
    let fresh = switch::fresh() > known;
    if let (Program::Ir(module), Who::Pass(_, programs)) = (program, &mut turn.who) {
        programs.keep(module, &reports, fresh);
    }
    Ok(())
}

/// True if the pass has another result with the mutant.
fn is_different(task: &Task<'_>, judging: &Judging, program: &Program) -> bool {
    switch::set(task.mutant);
    let with = program.produced(judging);
    switch::set(0);
    with != program.produced(judging)
}

/// True if the reference finds more in the result that production left undone than without the mutant.
fn misses_more(judging: &Judging, program: &Program, with: &[FileReport]) -> bool {
    let missed = |r: &[FileReport]| r.iter().map(|r| r.missed.len()).sum::<usize>();
    let without = program.judge(judging, "program");
    without.is_ok_and(|r| missed(with) > missed(&r))
}

/// Puts the program at hand on disk.
fn save(folder: &Path, pass: &PassId, knobs: &str, program: &Program) -> Result<(), String> {
    let sign = program.language().remark();
    let program = format!("{sign} {}\n{sign} {knobs}\n{}", pass.name, program.print());
    write(folder, &program)
}

fn write(folder: &Path, program: &str) -> Result<(), String> {
    let path = folder.join(PROGRAM);
    let failed =
        |e: std::io::Error| format!("error: cannot write the program: {}", driver::plain(&e));
    std::fs::write(path, program).map_err(failed)
}

/// True if the program that was at hand can be judged without the mutant, finds nothing, and takes no time to speak of.
pub fn is_harmless(folder: &Path, patience: Duration) -> bool {
    let Ok(program) = std::fs::read_to_string(folder.join(PROGRAM)) else {
        return false;
    };
    let mut lines = program
        .lines()
        .map(|l| l.trim_start_matches([';', '/']).trim());
    let first = lines.next().unwrap_or("");
    if let Some(judge) = first.strip_prefix(JUDGE).and_then(Judge::named) {
        let number = lines.next().and_then(|n| n.parse().ok()).unwrap_or(0);
        let from = thread_time();
        let module = tandem_ir::text::parse(program.as_bytes(), PROGRAM);
        let is_right = module.is_ok_and(|m| judge.finding(&m, number).is_none());
        return is_right && thread_time().saturating_sub(from) < patience / 2;
    }
    let pass = tandem_ir::passes::lookup(first);
    let knobs = lines.next().unwrap_or("");
    let parsed = pass.and_then(|p| Some((p, Program::parse(p, program.as_bytes(), PROGRAM).ok()?)));
    let Some((pass, program)) = parsed else {
        return false;
    };
    let from = thread_time();
    let judging = judging(pass, knobs, &Defects::default());
    let findings = program.findings(&judging, PROGRAM);
    findings.is_ok_and(|f| f.is_empty()) && thread_time().saturating_sub(from) < patience / 2
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::*;

    #[test]
    fn who_comes_to_the_mutant_has_most_of_the_time_and_nobody_none() {
        let judge = crate::mutants::claims::JUDGES;
        let mut turns: Vec<Turn> = judge
            .iter()
            .take(2)
            .map(|j| Turn::of(Who::Judge(j)))
            .collect();
        for _ in 0..1000 {
            let next = turns.iter_mut().enumerate();
            let (n, turn) = next
                .min_by(|a, b| a.1.served().total_cmp(&b.1.served()))
                .unwrap();
            turn.drawn += 1;
            // The second always comes to it.
            turn.reached += n as u64;
            turn.spent += Duration::from_millis(10);
        }
        assert!(turns[0].drawn > 20, "{}", turns[0].drawn);
        assert!(turns[1].drawn > 10 * turns[0].drawn, "{}", turns[1].drawn);
    }

    #[test]
    fn a_program_that_waits_for_a_core_does_not_hang() {
        let begun = Begun::now();
        std::thread::sleep(Duration::from_millis(60));
        // The time of the process is that of all tests in it, so the limit is not a tight one.
        assert!(!begun.hangs(Duration::from_secs(60)));
        let used = Begun {
            cpu: Duration::ZERO,
            ..begun
        };
        assert!(used.hangs(Duration::from_nanos(1)));
    }

    #[test]
    fn a_program_that_uses_no_processor_hangs_in_the_end() {
        let mut begun = Begun::now();
        begun.cpu = Duration::MAX;
        assert!(!begun.hangs(Duration::from_secs(60)));
        std::thread::sleep(Duration::from_millis(20));
        assert!(begun.hangs(Duration::from_millis(1)));
    }
}
