//! Triage of passes that do not end, or take their process along: the child, its watchdog, the place, the reduction
//! and what is written about it.

#![allow(clippy::unwrap_used)]

mod wrong_pass;

use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::{Duration, Instant};
use tandem::judge::Judging;
use tandem::reducing::child::Groups;
use tandem::triage::isolated::{self, Errand, Isolation};
use tandem::triage::journal::Doing;
use tandem::triage::known::Known;
use tandem::triage::opinions::Says;
use tandem::triage::{Case, Settings, Triaged, folder, regression};
use tandem_ir::Module;
use tandem_optimized::driver::Interrupt;
use wrong_pass::{Fault, forms, program};

/// Enough for the programs here on a busy machine.
const PATIENCE: Duration = Duration::from_millis(800);

/// What tells a run of this test binary that it is a child.
const FAULT: &str = "TANDEM_TEST_FAULT";
const JOURNAL: &str = "TANDEM_TEST_JOURNAL";
const PROGRAM: &str = "TANDEM_TEST_PROGRAM";
const MS: &str = "TANDEM_TEST_PATIENCE";

const FAULTS: [Fault; 6] = [
    Fault::FoldsBranch,
    Fault::Spins,
    Fault::SpinsInside,
    Fault::SpinsAfter,
    Fault::Aborts,
    Fault::None,
];

fn judging() -> Judging {
    let mut judging = Judging::thorough();
    judging.config.inputs = 8;
    judging.config.validator = None;
    judging
}

/// No test: what the children of the tests below run.
#[test]
fn the_part_of_the_child() {
    let get = |name: &str| std::env::var(name).ok();
    let (Some(fault), Some(journal), Some(program)) = (get(FAULT), get(JOURNAL), get(PROGRAM))
    else {
        return;
    };
    let fault = FAULTS[fault.parse::<usize>().unwrap()];
    let patience = Duration::from_millis(get(MS).unwrap().parse().unwrap());
    let text = std::fs::read(program).unwrap();
    let module = tandem_ir::text::parse(&text, "program.ll").unwrap();
    let (forms, judging) = (forms(fault), judging());
    let case = Case {
        module: &module,
        file: "program.ll",
        forms: &forms,
        judging: &judging,
    };
    isolated::child(&case, Path::new(&journal), patience).unwrap();
}

fn command(fault: Fault, errand: &Errand<'_>) -> Command {
    let n = FAULTS.iter().position(|f| *f == fault).unwrap();
    let mut command = Command::new(std::env::current_exe().unwrap());
    command
        .args(["--exact", "the_part_of_the_child"])
        .env(FAULT, n.to_string())
        .env(JOURNAL, errand.journal)
        .env(PROGRAM, errand.program)
        .env(MS, errand.patience.as_millis().to_string());
    command
}

/// Triages with a fault, and hands what came out to a closure together with the case.
fn triaged<T>(
    module: &Module,
    fault: Fault,
    reduce: bool,
    look: impl FnOnce(&Case<'_>, Option<Triaged>) -> T,
) -> T {
    let (forms, judging) = (forms(fault), judging());
    let case = Case {
        module,
        file: "program.ll",
        forms: &forms,
        judging: &judging,
    };
    let settings = Settings {
        reduce,
        reduce_steps: 400,
        known: &Known::default(),
        today: "2026-11-22".parse().unwrap(),
    };
    let make = |errand: &Errand<'_>| command(fault, errand);
    let groups = Groups::new(&Interrupt::default());
    let isolation = Isolation::new(&make, PATIENCE, groups).unwrap();
    let t = isolated::triage(&case, &settings, &isolation).unwrap();
    look(&case, t)
}

fn says(t: &Triaged, oracle: &str) -> Says {
    t.opinions.iter().find(|o| o.oracle == oracle).unwrap().says
}

#[test]
fn a_pipeline_that_ends_is_triaged_as_ever() {
    triaged(&program(), Fault::None, false, |_, t| assert!(t.is_none()));
    triaged(&program(), Fault::FoldsBranch, false, |_, t| {
        let t = t.unwrap();
        assert_eq!(t.step, Some(1));
        assert!(t.stopped.is_none());
    });
}

#[test]
fn a_pass_that_hangs_before_its_first_step_is_a_hang_there() {
    let started = Instant::now();
    triaged(&program(), Fault::Spins, false, |_, t| {
        let t = t.unwrap();
        assert_eq!(
            t.signature.to_string(),
            "jump-threading/hang/-/outside steps"
        );
        assert_eq!((t.place.execution, t.place.of), (2, 2));
        assert_eq!(t.place.function, "weigh");
        assert_eq!(t.step, None);
        let at = t.stopped.as_ref().unwrap();
        assert_eq!((at.step, at.doing), (0, Doing::Between));
        assert_eq!(
            t.headline(),
            "hang in pass jump-threading on function @weigh, before its first step"
        );
        assert_eq!(says(&t, "termination"), Says::Wrong);
        assert!(t.subject.output.is_none() && t.steps.is_empty());
    });
    assert!(started.elapsed() < Duration::from_secs(60));
}

#[test]
fn the_last_step_that_was_reported_is_named() {
    triaged(&program(), Fault::SpinsAfter, false, |_, t| {
        let t = t.unwrap();
        assert_eq!(
            t.signature.to_string(),
            "jump-threading/hang/-/outside steps"
        );
        assert_eq!(t.step, None, "the step is complete and not to blame");
        assert_eq!(t.steps.len(), 1);
        assert!(t.steps[0].after.is_some());
        assert!(
            t.finding.message.contains("after step 1 ("),
            "{}",
            t.finding.message
        );
    });
    triaged(&program(), Fault::SpinsInside, false, |_, t| {
        let t = t.unwrap();
        let s = t.signature.to_string();
        assert_eq!(s, "jump-threading/hang/fold-terminator/inside a step");
        assert_eq!(t.step, Some(1));
        assert!(t.wrong_step().unwrap().after.is_none());
        assert!(t.headline().contains("step 1 ("), "{}", t.headline());
    });
}

#[test]
fn a_pass_that_takes_its_process_along_is_a_crash() {
    triaged(&program(), Fault::Aborts, false, |_, t| {
        let t = t.unwrap();
        let s = t.signature.to_string();
        assert_eq!(s, "jump-threading/crash/-/an abort, outside steps");
        let at = t.stopped.as_ref().unwrap();
        assert_eq!((at.execution, at.step, at.doing), (2, 1, Doing::Between));
        assert_eq!(t.json()["stopped_at"]["step"], 1);
    });
}

#[test]
fn a_hang_is_reduced_in_children_and_written_down() {
    triaged(&program(), Fault::Spins, true, |case, t| {
        let t = t.unwrap();
        let s = t.shrunk.as_ref().unwrap();
        assert!(s.instructions.1 <= 3, "{}", s.text);
        assert!(s.text.contains("mul"), "{}", s.text);
        assert_eq!(t.signature.hash, Some(s.hash));
        assert_eq!(t.subject.before.bodies.len(), 1);
        let root = tempfile::tempdir().unwrap();
        let out = root.path().join("out");
        folder::write(&out, &folder::files(case, &t)).unwrap();
        let page = std::fs::read_to_string(out.join(folder::REPORT)).unwrap();
        for words in [
            "before its first step",
            "Steps that it reported",
            "tandem triage --pass",
        ] {
            assert!(page.contains(words), "'{words}' is missing:\n{page}");
        }
        let path: PathBuf = folder::write_regression(&t.regression(case), root.path()).unwrap();
        let r = regression::regression(&t.regression(case));
        assert!(path.ends_with(&r.path));
        assert!(
            r.path.starts_with("jump_threading/hang-outside-steps-"),
            "{}",
            r.path
        );
        assert!(
            r.text
                .contains("; repeat: tandem triage --pass jump-threading FILE")
        );
        assert!(
            r.text
                .contains("; signature: jump-threading/hang/-/outside steps@")
        );
    });
}

#[test]
fn a_child_that_cannot_be_run_is_an_error_and_no_finding() {
    let module = program();
    let (forms, judging) = (forms(Fault::None), judging());
    let case = Case {
        module: &module,
        file: "program.ll",
        forms: &forms,
        judging: &judging,
    };
    let settings = Settings {
        reduce: false,
        reduce_steps: 1,
        known: &Known::default(),
        today: "2026-11-22".parse().unwrap(),
    };
    for (tool, words) in [
        ("/no/such/tool", "process of its own"),
        ("/bin/false", "before it begins"),
    ] {
        let make = |_: &Errand<'_>| Command::new(tool);
        let groups = Groups::new(&Interrupt::default());
        let isolation = Isolation::new(&make, PATIENCE, groups).unwrap();
        let e = isolated::triage(&case, &settings, &isolation)
            .err()
            .unwrap();
        assert!(e.contains(words), "{e}");
    }
}
