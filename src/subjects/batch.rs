//! Many modules through one process.
//!
//! Members that agree travel as one module ([`super::join`]). A batch that fails is taken apart: where the complaint names
//! a function, its member is asked alone, and the others go on together; otherwise the batch is halved until
//! the members that fail are alone. So a crash, a refusal or a hang is always that of one module. Of crashes
//! that have the same words but for names, the first is seen again alone, which stands for the others.

use super::external::External;
use super::join::{self, Batch, Member};
use super::trouble::{MOST_READ, Trouble};
use crate::fuzzing::Stopwatch;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Duration;
use tandem_ir::{Module, text};

/// What a subject made of one of several modules.
#[derive(Clone, Debug)]
pub struct Answer {
    /// What it made of it.
    pub made: Result<Module, Trouble>,
    /// It had the module alone and has seen no other, so that the same can be had again; or it crashed with the words with
    /// which it crashed before on another module, and then again on that one alone.
    pub alone: bool,
}

/// What went through a subject, and the processor time of what is around it, in nanoseconds.
#[derive(Default, Debug)]
pub struct Tally {
    /// Processes that were started.
    pub processes: AtomicU64,
    /// Runs that were copies of a started process.
    pub copies: AtomicU64,
    /// Runs of several modules that failed.
    pub failures: AtomicU64,
    /// Modules that went in.
    pub modules: AtomicU64,
    /// Functions in them.
    pub functions: AtomicU64,
    /// Making programs.
    pub making: AtomicU64,
    /// Printing modules and putting them together.
    pub printing: AtomicU64,
    /// Taking output apart and reading it.
    pub reading: AtomicU64,
}

impl Tally {
    /// Adds time to one of the sums.
    pub fn spent(sum: &AtomicU64, time: Duration) {
        add(sum, u64::try_from(time.as_nanos()).unwrap_or(u64::MAX));
    }

    /// All of it, as JSON; times in milliseconds.
    pub fn json(&self) -> serde_json::Value {
        let n = |sum: &AtomicU64| sum.load(Ordering::Relaxed);
        serde_json::json!({
            "processes": n(&self.processes), "copies": n(&self.copies), "modules": n(&self.modules), "functions": n(&self.functions),
            "making_milliseconds": n(&self.making) / 1_000_000,
            "printing_milliseconds": n(&self.printing) / 1_000_000,
            "reading_milliseconds": n(&self.reading) / 1_000_000,
        })
    }
}

fn add(sum: &AtomicU64, n: u64) {
    sum.fetch_add(n, Ordering::Relaxed);
}

/// One module on its way.
struct Traveller {
    text: String,
    member: Option<Member>,
    answer: Option<Answer>,
}

/// What a subject makes of some modules, in their order.
pub fn run_all(subject: &External, modules: &[&Module]) -> Vec<Answer> {
    let watch = Stopwatch::start();
    let mut all: Vec<Traveller> = modules.iter().map(|m| traveller(m)).collect();
    let groups = groups(&all);
    let tally = &subject.tally;
    Tally::spent(&tally.printing, watch.elapsed());
    add(&tally.modules, modules.len() as u64);
    let functions = modules.iter().map(|m| m.bodies.len()).sum::<usize>();
    add(&tally.functions, functions as u64);
    let most = most_together(subject);
    for group in groups {
        for part in group.chunks(most) {
            settle(subject, &mut all, part.to_vec());
        }
    }
    all.into_iter()
        .map(|t| match t.answer {
            Some(answer) => answer,
            None => of_text(subject, &t.text),
        })
        .collect()
}

fn traveller(m: &Module) -> Traveller {
    let text = text::print(m);
    Traveller {
        member: Member::new(&text),
        text,
        answer: None,
    }
}

/// So many go together through a compiler that fails often.
const SMALL: usize = 48;

/// A compiler that fails more often than on one module in so many fails often.
const RARELY: u64 = 128;

/// How many may go together. What a failure costs grows with them; what they save is a run, which costs
/// little where it is a copy of a started process.
fn most_together(subject: &External) -> usize {
    let n = |sum: &AtomicU64| sum.load(Ordering::Relaxed);
    let tally = &subject.tally;
    match n(&tally.copies) > 0 && n(&tally.failures) * RARELY > n(&tally.modules) {
        true => SMALL,
        false => usize::MAX,
    }
}

/// Modules that may travel together.
fn groups(all: &[Traveller]) -> Vec<Vec<usize>> {
    let mut batches: Vec<Batch<'_>> = Vec::new();
    for (n, t) in all.iter().enumerate() {
        let Some(member) = &t.member else { continue };
        if !batches.iter_mut().any(|b| b.add(n, member)) {
            let mut batch = Batch::default();
            batch.add(n, member);
            batches.push(batch);
        }
    }
    batches.iter().map(Batch::numbers).collect()
}

/// What a subject makes of one module, that has seen no other.
pub fn alone(subject: &External, module: &Module) -> Answer {
    Answer {
        alone: true,
        ..of_text(&subject.fresh(), &text::print(module))
    }
}

fn of_text(subject: &External, text: &str) -> Answer {
    let output = subject.run_on(text.as_bytes());
    Answer {
        made: output.and_then(|bytes| subject.understood(&bytes)),
        alone: !subject.stays(),
    }
}

/// So many modules should be done in the time of one.
const FEW: usize = 32;

/// After so many failures of a group, what came before the next ones waits for the end. To do it again costs less than
/// a process of its own as long as there are few.
const REPEATED: usize = 3;

/// So many sorts of crashes are remembered.
const MOST_KNOWN: usize = 64;

/// Words, but for names, of crashes that were seen again on one module alone.
#[derive(Default, Debug)]
pub struct SeenAlone(Mutex<Vec<String>>);

impl SeenAlone {
    // A panic while the list is held leaves it as good as it was.
    fn list(&self) -> MutexGuard<'_, Vec<String>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn has(&self, words: &String) -> bool {
        self.list().contains(words)
    }

    fn add(&self, words: String) {
        let mut list = self.list();
        if list.len() < MOST_KNOWN && !list.contains(&words) {
            list.push(words);
        }
    }
}

/// Answers for a group; who is left without one goes alone.
fn settle(subject: &External, all: &mut [Traveller], group: Vec<usize>) {
    let mut open = vec![group];
    // Those before a member that failed: nothing is known against them.
    let mut good: Vec<usize> = Vec::new();
    let mut failures = 0;
    // Who was interrupted waits for no answer: the rest has none.
    while !subject.groups.is_cut() {
        let Some(part) = open.pop() else {
            if good.is_empty() {
                return;
            }
            open.push(std::mem::take(&mut good));
            continue;
        };
        if part.len() < 2 {
            for n in part {
                all[n].answer = Some(of_text(subject, &all[n].text));
            }
            continue;
        }
        let members: Vec<(usize, &Member)> = part
            .iter()
            .filter_map(|n| all[*n].member.as_ref().map(|m| (*n, m)))
            .collect();
        let watch = Stopwatch::start();
        let together = join::join(&members);
        Tally::spent(&subject.tally.printing, watch.elapsed());
        let (output, said) = subject.run_saying(together.as_bytes(), MOST_READ);
        let watch = Stopwatch::start();
        add(&subject.tally.failures, u64::from(output.is_err()));
        match output {
            Ok(bytes) => {
                let texts = std::str::from_utf8(&bytes).ok();
                let texts = texts.and_then(|t| join::part(t, &members));
                let texts = texts.unwrap_or_default();
                for (n, text) in part.iter().zip(texts) {
                    all[*n].answer = text.and_then(|t| read(&t));
                }
                Tally::spent(&subject.tally.reading, watch.elapsed());
            }
            // It does not come to an end, or so many take longer than one may.
            Err(Trouble::Hang) if part.len() > FEW => {
                open.extend(part.chunks(FEW).map(<[usize]>::to_vec));
            }
            // It could not be started, or does not come to an end: each for itself.
            Err(Trouble::NotRun(_) | Trouble::Hang) => {}
            Err(trouble) => match blamed(&said).and_then(|n| part.iter().position(|p| *p == n)) {
                Some(at) => {
                    let n = part[at];
                    all[n].answer = Some(failed(subject, &all[n].text, n, trouble));
                    failures += 1;
                    let (before, after) = (&part[..at], &part[at + 1..]);
                    if failures <= REPEATED {
                        open.push([before, after].concat());
                    } else {
                        good.extend(before);
                        open.push(after.to_vec());
                    }
                }
                None => {
                    let (a, b) = part.split_at(part.len() / 2);
                    open.extend([b.to_vec(), a.to_vec()]);
                }
            },
        }
    }
}

/// What came back for a member; none if it does not read, for which the module alone has the reason.
fn read(text: &str) -> Option<Answer> {
    let made = External::parse(text.as_bytes());
    made.is_ok().then_some(Answer { made, alone: false })
}

/// What a subject makes of the module of member `n`, by which its group failed.
fn failed(subject: &External, text: &str, n: usize, trouble: Trouble) -> Answer {
    let Trouble::Crash(said) = trouble else {
        return of_text(subject, text);
    };
    let class = join::without_marked(&said);
    if subject.crashes.has(&class) {
        let said = join::without_mark(&said, n);
        return Answer {
            made: Err(Trouble::Crash(said)),
            alone: true,
        };
    }
    let answer = of_text(subject, text);
    if matches!(answer.made, Err(Trouble::Crash(_))) && answer.alone {
        subject.crashes.add(class);
    }
    answer
}

/// Words beside which a compiler that fails names the function that it was at.
const AT: &[&str] = &["LLVM ERROR", "on function", "error:"];

/// The member of which a complaint speaks.
fn blamed(said: &str) -> Option<usize> {
    let mut lines = said.lines().filter(|l| AT.iter().any(|w| l.contains(w)));
    lines.find_map(join::mark_in)
}

#[cfg(all(test, unix))]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::*;

    fn modules(names: &[&str]) -> Vec<Module> {
        let text = |n: &&str| {
            let text =
                format!("define i32 @{n}(i32 %x) {{\n  %y = add i32 %x, 1\n  ret i32 %y\n}}\n");
            tandem_ir::text::parse(text.as_bytes(), "m").unwrap()
        };
        names.iter().map(text).collect()
    }

    fn run(command: &str, names: &[&str]) -> Vec<Answer> {
        let mut subject = External::command(command).unwrap();
        subject.limits.seconds = 2;
        let all = modules(names);
        let all: Vec<&Module> = all.iter().collect();
        run_all(&subject, &all)
    }

    /// How many processes a command was, by a line in a file for each.
    fn counted(command: &str, names: &[&str]) -> (Vec<Answer>, usize) {
        let folder = tempfile::tempdir().unwrap();
        let log = folder.path().join("log");
        let command = format!("echo >> {}; {command}", log.display());
        let answers = run(&command, names);
        let log = std::fs::read_to_string(log).unwrap();
        (answers, log.len())
    }

    #[test]
    fn one_process_does_for_many_modules() {
        let (answers, processes) = counted("sed s/add/sub/ {in}", &["f", "f", "g", "f"]);
        assert_eq!(processes, 1);
        for (answer, name) in answers.iter().zip(["f", "f", "g", "f"]) {
            let text = tandem_ir::text::print(answer.made.as_ref().unwrap());
            assert!(!answer.alone && text.contains("sub i32"), "{text}");
            assert!(text.contains(&format!("@{name}(")), "{text}");
        }
    }

    #[test]
    fn the_module_that_crashes_is_found_by_halves_or_by_its_name() {
        let names: Vec<&str> = (0..16).map(|n| if n == 11 { "bad" } else { "f" }).collect();
        let silent = "if grep -q @bad {in}; then kill -SEGV $$; fi; cat {in}";
        let named = "if grep -q @bad {in}; then echo \"LLVM ERROR: on $(grep -o 'bad[.a-z0-9]*' {in})\" >&2; exit 134; fi; cat {in}";
        for (command, most) in [(silent, 10), (named, 3)] {
            let (answers, processes) = counted(command, &names);
            let failed = answers.iter().enumerate().filter(|a| a.1.made.is_err());
            let failed: Vec<usize> = failed.map(|a| a.0).collect();
            assert_eq!(failed, [11]);
            assert!(matches!(answers[11].made, Err(Trouble::Crash(_))));
            assert!(answers[11].alone && processes <= most, "{processes}");
        }
    }

    #[test]
    fn a_crash_with_the_words_of_one_that_was_seen_alone_is_not_asked_again() {
        let command = "n=$(grep -o 'bad[.a-z0-9]*' {in} | head -1); if [ -n \"$n\" ]; then echo \"LLVM ERROR: at $n\" >&2; exit 134; fi; cat {in}";
        let names: Vec<&str> = (0..16)
            .map(|n| if n % 4 == 1 { "bad" } else { "f" })
            .collect();
        let (answers, processes) = counted(command, &names);
        let failed: Vec<usize> = (0..16).filter(|&n| answers[n].made.is_err()).collect();
        assert_eq!(failed, [1, 5, 9, 13]);
        for n in failed {
            let said = "LLVM ERROR: at bad".to_owned();
            assert_eq!(answers[n].made.as_ref().unwrap_err(), &Trouble::Crash(said));
            assert!(answers[n].alone);
        }
        // One for each crash, one alone, one for the rest and one for those that came before the fourth.
        assert!(processes <= 7, "{processes}");
    }

    #[test]
    fn a_hang_and_output_that_is_none_are_those_of_one_module() {
        let hang = "if grep -q @bad {in}; then while :; do :; done; fi; cat {in}";
        let answers = run(hang, &["f", "bad", "g"]);
        assert_eq!(answers[1].made.as_ref().unwrap_err(), &Trouble::Hang);
        assert!(answers[0].made.is_ok() && answers[2].made.is_ok());
        let garbage = "sed 's/^define i32 @bad/hello/' {in}";
        let answers = run(garbage, &["f", "bad", "g"]);
        // Which of the two hangs on whether LLVM's assembler is there to be asked.
        let read = answers[1].made.as_ref().unwrap_err();
        assert!(matches!(
            read,
            Trouble::Unsupported(_) | Trouble::Invalid(_)
        ));
        assert!(answers[0].made.is_ok() && answers[2].made.is_ok());
    }
}
