//! What threads do together, before a pass on machine functions and behind it (9.4).
//!
//! What one thread executes says nothing of who executes it at the same time. So kernels are run before the pass and behind
//! it, on the launch description beside the file, or else on a small launch that is made up: under `lockstep-warps`, `random`
//! and `ipdom` each thread comes to the same operations that threads do together, in the same order; under `ipdom`, where
//! lanes that part meet again at the end of their paths and nowhere else, it comes to each with the same lanes of its warp.
//!
//! A kernel whose threads decide by what others do at the time (races, tickets) says nothing: it does so under other
//! schedules as well, and is left out.

use super::units::InModule;
use super::{Changed, Whole};
use crate::files;
use crate::launch::{Description, Host, How, Ptx};
use crate::report::{FileReport, FindingReport};
use crate::signature::Signature;
use std::path::Path;
use tandem_ir::Global;
use tandem_ir::machine::module::MParam;
use tandem_ir::machine::{MFunc, MModule, MachineContext};
use tandem_oracle::interp::{
    Buffer, Gathering, Gatherings, Image, Launch, LaunchRun, Limits, Policy, Schedule, Value, ptx,
};
use tandem_oracle::verdict::Verdict;

/// Schedules of a comparison; the first is the one that says who came together.
const SCHEDULES: [Schedule; 3] = [
    Schedule::Ipdom,
    Schedule::LockstepWarps,
    Schedule::Random(1),
];
/// Most instructions of a described launch.
const STEPS: u64 = 50_000_000;
/// Bounds of a launch that is made up: one block of a warp and a half.
const SMALL: Limits = Limits {
    steps: 20_000,
    memory: 1 << 22,
    call_depth: 32,
    events: 1 << 12,
};
/// Its threads.
const THREADS: u32 = 48;
/// Its only buffer, in bytes.
const BUFFER: usize = 16 << 10;

/// Compares kernels before and after a pass that changed some functions, and adds what is found to the report.
pub fn check(report: &mut FileReport, before: &MModule, changed: &[Changed<MFunc>]) {
    if changed.is_empty() || before.instructions() == 0 {
        return;
    }
    // Passes may write branches of a form that the module does not have; its context has all that they write.
    let (context, funcs) = MachineContext::take_apart(before.clone());
    let mut after = context.put_together(funcs);
    for (n, f) in changed {
        MFunc::put(&mut after, *n, f.clone());
    }
    let described = description(&report.file);
    let found = match &described {
        Some((d, path)) => compare(before, &after, &|m, s| described_run(m, d, path, s)),
        None => compare(before, &after, &small_run),
    };
    match found {
        None => {}
        Some(Ok(())) => report.launch = Some("same".into()),
        Some(Err(message)) => {
            report.launch = Some("differs".into());
            report.raise(Verdict::Miscompile);
            report.findings.push(finding(report, message));
        }
    }
}

/// Launches, and what differs from what is expected of them.
struct Ran {
    launches: Vec<Seen>,
    differences: Vec<String>,
}

/// What two modules make threads do together under each schedule; the first difference. `None` if the first one decides nothing.
fn compare(
    before: &MModule,
    after: &MModule,
    run: &dyn Fn(&MModule, Schedule) -> Option<Ran>,
) -> Option<Result<(), String>> {
    let mut runs = Vec::new();
    for schedule in SCHEDULES {
        let ran = run(before, schedule)?;
        // Where nothing can be said under one schedule, the others are not worth their time.
        if !ran.launches.iter().any(Seen::is_telling) || !ran.differences.is_empty() {
            return None;
        }
        runs.push((schedule, ran));
    }
    // What threads come to must not hang on the schedule.
    let (_, first) = runs.first()?;
    let telling = |n: usize| {
        let letters = first.launches.get(n).map(Seen::letters);
        let of = |r: &Ran| {
            r.launches
                .get(n)
                .is_some_and(|s| s.is_telling() && Some(s.letters()) == letters)
        };
        runs.iter().all(|(_, r)| of(r))
    };
    let count = first.launches.len();
    let compared: Vec<usize> = (0..count).filter(|&n| telling(n)).collect();
    if compared.is_empty() {
        return None;
    }
    for (schedule, source) in &runs {
        let behind = run(after, *schedule)?;
        if let Some(d) = behind.differences.first() {
            return Some(Err(format!(
                "another result behind the pass: {d} (schedule {schedule:?})"
            )));
        }
        for &n in &compared {
            let (s, t) = (source.launches.get(n)?, behind.launches.get(n)?);
            if let Some(d) = s.difference(t) {
                return Some(Err(format!(
                    "{d} (kernel '{}', schedule {schedule:?})",
                    s.kernel
                )));
            }
        }
    }
    Some(Ok(()))
}

/// A launch, and what was seen of it.
struct Seen {
    kernel: String,
    run: LaunchRun,
    together: Gatherings,
}

impl Seen {
    /// Whether it decides anything.
    fn is_telling(&self) -> bool {
        let r = &self.run;
        r.outcome.is_returned() && !r.choices.any() && r.races.is_empty() && !self.together.is_cut
    }
    /// What each thread came to.
    fn letters(&self) -> Vec<Vec<String>> {
        let of = |all: &[Gathering]| all.iter().map(|g| g.what.clone()).collect();
        self.together.threads.iter().map(|t| of(&t.1)).collect()
    }
    fn difference(&self, behind: &Seen) -> Option<String> {
        if !behind.run.outcome.is_returned() {
            return Some(format!(
                "returned before the pass; behind it: {}",
                behind.run.outcome
            ));
        }
        let (one, other) = (&self.together, &behind.together);
        let same_threads = one
            .threads
            .iter()
            .map(|t| t.0)
            .eq(other.threads.iter().map(|t| t.0));
        if !same_threads {
            return Some("other threads come to operations that threads do together".into());
        }
        let sets = one.has_sets && other.has_sets;
        for ((thread, s), (_, t)) in one.threads.iter().zip(&other.threads) {
            let same =
                |a: &Gathering, b: &Gathering| a.what == b.what && (!sets || a.lanes == b.lanes);
            let differs = (0..s.len().max(t.len())).find(|&n| match (s.get(n), t.get(n)) {
                (Some(a), Some(b)) => !same(a, b),
                _ => true,
            });
            if let Some(n) = differs {
                let (block, thread) = (thread.block, thread.thread);
                return Some(format!(
                    "thread {thread} of block {block} comes to its operation {n} with others as {} before the pass, as {} behind it",
                    words(s.get(n)),
                    words(t.get(n))
                ));
            }
        }
        None
    }
}

fn words(g: Option<&Gathering>) -> String {
    match g {
        Some(g) => format!("{} of lanes {:#010x}", g.what, g.lanes),
        None => "nothing".into(),
    }
}

/// The launch description beside a file, with its path.
fn description(file: &str) -> Option<(Description, String)> {
    let path = files::launch_beside(file).filter(|_| Path::new(file).is_file())?;
    let path = path.display().to_string();
    let text = std::fs::read(&path).ok()?;
    Some((Description::parse(&text, &path).ok()?, path))
}

/// A device that notes who came together.
struct Gathered<'p, 'm> {
    device: Ptx<'p, 'm>,
    seen: Vec<Seen>,
}

impl Host for Gathered<'_, '_> {
    fn alloc(&mut self, buffer: &Buffer) -> u32 {
        self.device.alloc(buffer)
    }
    fn read(&self, buffer: u32) -> Option<Image> {
        self.device.read(buffer)
    }
    fn write_global(&mut self, name: &str, offset: u64, bytes: &[u8]) -> bool {
        self.device.write_global(name, offset, bytes)
    }
    fn read_global(&self, name: &str) -> Option<Image> {
        self.device.read_global(name)
    }
    fn kernel(&self, name: &str) -> Option<(Global, usize)> {
        self.device.kernel(name)
    }
    fn launch(&mut self, launch: &Launch) -> LaunchRun {
        let (run, together) = self.device.0.launch_gathering(launch);
        self.seen.push(Seen {
            kernel: self.device.1.name_of(launch.kernel).to_owned(),
            run: run.clone(),
            together,
        });
        run
    }
}

/// What is seen of a described launch; `None` if it is not what the module has, or does not give what is expected.
fn described_run(m: &MModule, d: &Description, path: &str, schedule: Schedule) -> Option<Ran> {
    let program = ptx::Program::new(m, None);
    let device = ptx::Device::new(&program, Policy::default()).ok()?;
    let mut host = Gathered {
        device: Ptx(device, &program),
        seen: Vec::new(),
    };
    let how = How {
        schedule,
        races: false,
        seed: 1,
        limits: Limits {
            steps: STEPS,
            ..Limits::default()
        },
    };
    let ended = d.execute_on(&mut host, path, how).ok()?;
    Some(Ran {
        launches: host.seen,
        differences: ended.differences,
    })
}

/// What is seen of every kernel on a launch that is made up.
fn small_run(m: &MModule, schedule: Schedule) -> Option<Ran> {
    let program = ptx::Program::new(m, None);
    let policy = Policy {
        limits: SMALL,
        ..Policy::default()
    };
    let kernels = m
        .funcs
        .iter()
        .enumerate()
        .filter(|(_, f)| f.has_body && f.is_entry);
    let mut all = Vec::new();
    for (n, f) in kernels {
        let mut device = ptx::Device::new(&program, policy).ok()?;
        let buffer = device.alloc(&Buffer::global(vec![0; BUFFER]));
        let args = f.params.iter().map(|p| argument(p, buffer)).collect();
        let launch = Launch {
            schedule,
            policy,
            dynamic_shared_bytes: 256,
            race_detection: true,
            ..Launch::new(Global::from_u32(n as u32), [1; 3], [THREADS, 1, 1], args)
        };
        let (run, together) = device.launch_gathering(&launch);
        all.push(Seen {
            kernel: f.name.clone(),
            run,
            together,
        });
    }
    Some(Ran {
        launches: all,
        differences: Vec::new(),
    })
}

/// Something for a parameter: a buffer where an address fits, a small number, nothing said of what is larger.
pub fn argument(p: &MParam, buffer: u32) -> Value {
    match p.size() {
        Some(8) => Value::buffer(buffer),
        Some(n @ 1..=4) => Value::int(8 * n as u32, 5),
        _ => Value::Undef,
    }
}

fn finding(report: &FileReport, message: String) -> FindingReport {
    let verdict = Verdict::Miscompile.name();
    let cause = "lanes";
    FindingReport {
        verdict,
        function: String::new(),
        step: None,
        rewrite: None,
        rewrite_kind: None,
        fields: Vec::new(),
        cause: cause.into(),
        signature: Signature::new(report.pass, verdict, None, cause),
        message,
        counterexample: Vec::new(),
        reproduce: format!("tandem check --pass {} '{}'", report.pass, report.file),
    }
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::*;
    use tandem_ir::machine::text::parse;

    /// BF-T4 with threads that part: what both arms end with holds a vote.
    const T4: &str = include_str!("../../corpus/passes/branch_folder/traps/t04_convergent.ptx");

    fn parted() -> String {
        let text = T4.replace(
            "ld.param.u32 %r1, [f_param_1];",
            "mov.u32 %r1, %tid.x;\n\tmad.wide.u32 %rd1, %r1, 64, %rd1;",
        );
        // Odd lanes go one way, even ones the other.
        let text = text.replace(
            "setp.eq.s32 %p1, %r1, 0;",
            "and.b32 %r6, %r1, 1;\n\tsetp.eq.s32 %p1, %r6, 0;",
        );
        text.replace("-1;", "0xffffffff;")
    }

    /// The blocks `A` and `B` merged from instruction `keep` of each on.
    fn merged(text: &str, keep: usize) -> String {
        let body = |label: &str| -> Vec<String> {
            let from = text.split_once(&format!("\n{label}:\n")).unwrap().1;
            from.lines().take(4).map(str::to_owned).collect()
        };
        let (head, rest) = text.split_once("\nA:\n").unwrap();
        let (_, last) = rest.split_once("\nJ:\n").unwrap();
        let (a, b) = (body("A"), body("B"));
        assert_eq!(a, b);
        let (first, tail) = a.split_at(keep);
        format!(
            "{head}\nA:\n{0}\n\tbra.uni T;\nB:\n{0}\nT:\n{1}\nJ:\n{last}",
            first.join("\n"),
            tail.join("\n")
        )
    }

    fn compared(before: &str, after: &str) -> Option<Result<(), String>> {
        let module = |text: &str| parse(text.as_bytes(), "t.ptx").unwrap();
        compare(&module(before), &module(after), &small_run)
    }

    /// Machine.md 15.11: both are the same to each thread, and the streams of the illegal one differ in nothing else.
    #[test]
    fn the_illegal_merge_of_bf_t4_has_other_lane_sets_and_a_legal_one_has_not() {
        let text = parted();
        let legal = compared(&text, &merged(&text, 1));
        assert_eq!(legal, Some(Ok(())));
        let Some(Err(why)) = compared(&text, &merged(&text, 0)) else {
            panic!("the merge of the votes is not seen");
        };
        assert!(why.contains("Ipdom") && why.contains("of lanes"), "{why}");
    }

    #[test]
    fn threads_that_race_decide_nothing() {
        let text = parted().replace("mad.wide.u32 %rd1, %r1, 64, %rd1;", "");
        assert_eq!(compared(&text, &merged(&text, 0)), None);
    }
}
