//! Triage of passes that do not end, or take their process along: the child, its watchdog, the place, the reduction
//! and what is written about it.

#![allow(clippy::unwrap_used)]

use crate::wrong_pass;

use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::{Duration, Instant};
use tandem::judge::Judging;
use tandem::reducing::child::Groups;
use tandem::triage::isolated::{self, Errand, Isolation};
use tandem::triage::journal::Doing;
use tandem::triage::known::Known;
use tandem::triage::opinions::Says;
use tandem::triage::stage::{Stage, stage};
use tandem::triage::{Bug, Case, Settings, Triaged, folder, page, regression};
use tandem_ir::{Function, Module};
use tandem_optimized::driver::Interrupt;
use wrong_pass::{Fault, forms, module_forms, program, trap};

/// Enough for the programs here on a busy machine.
const PATIENCE: Duration = Duration::from_millis(800);

/// What tells a run of this test binary that it is a child, and which pass is to run.
const STAGES: &str = "TANDEM_TEST_STAGES";
const PASS: &str = "TANDEM_TEST_PASS";
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

/// A stage of a pipeline: passes on functions with these faults, or one on the module.
#[derive(Clone, Copy)]
enum Part {
    Functions(Fault),
    Whole(Fault),
}
use Part::{Functions, Whole};

fn number(fault: Fault) -> usize {
    FAULTS.iter().position(|f| *f == fault).unwrap()
}

/// A pipeline as the environment of a child says it.
fn spelled(parts: &[Part]) -> String {
    let part = |p: &Part| match *p {
        Functions(f) => format!("f{} ", number(f)),
        Whole(f) => format!("m{} ", number(f)),
    };
    parts.iter().map(part).collect()
}

fn read(spelled: &str) -> Vec<Part> {
    let part = |word: &str| {
        let fault = FAULTS[word[1..].parse::<usize>().unwrap()];
        match word.starts_with('f') {
            true => Functions(fault),
            false => Whole(fault),
        }
    };
    spelled.split_whitespace().map(part).collect()
}

fn stages(parts: &[Part]) -> Vec<Box<dyn Stage<Module>>> {
    let made = |p: &Part| match *p {
        Functions(f) => stage(forms(f)),
        Whole(f) => stage(vec![module_forms(f)]),
    };
    parts.iter().map(made).collect()
}

/// No test: what the children of the tests below run.
#[test]
fn the_part_of_the_child() {
    let get = |name: &str| std::env::var(name).ok();
    let (Some(parts), Some(journal), Some(program)) = (get(STAGES), get(JOURNAL), get(PROGRAM))
    else {
        return;
    };
    let mut parts = read(&parts);
    if let Some(pass) = get(PASS) {
        // The faulty one of that name.
        parts.retain(|p| match p {
            Functions(f) => pass == "jump-threading" && *f != Fault::None,
            Whole(f) => pass == "globaldce" && *f != Fault::None,
        });
    }
    let patience = Duration::from_millis(get(MS).unwrap().parse().unwrap());
    let text = std::fs::read(program).unwrap();
    let module = tandem_ir::text::parse(&text, "program.ll").unwrap();
    let (stages, judging) = (stages(&parts), judging());
    let case = Case {
        program: &module,
        file: "program.ll",
        stages: &stages,
        judging: &judging,
    };
    isolated::child(&case, Path::new(&journal), patience).unwrap();
}

fn command(parts: &[Part], errand: &Errand<'_>) -> Command {
    let mut command = Command::new(std::env::current_exe().unwrap());
    command
        .args(["--exact", "triage_isolated::the_part_of_the_child"])
        .env(STAGES, spelled(parts))
        .env(JOURNAL, errand.journal)
        .env(PROGRAM, errand.program)
        .env(MS, errand.patience.as_millis().to_string());
    if let Some(pass) = errand.pass {
        command.env(PASS, pass);
    }
    command
}

/// Triages a pipeline, and hands what came out to a closure together with the case.
fn pipeline_triaged<T>(
    module: &Module,
    parts: &[Part],
    reduce: bool,
    look: impl FnOnce(&Case<'_, Module>, Option<Box<dyn Bug>>) -> T,
) -> T {
    let (stages, judging) = (stages(parts), judging());
    let case = Case {
        program: module,
        file: "program.ll",
        stages: &stages,
        judging: &judging,
    };
    let settings = Settings {
        reduce,
        reduce_steps: 400,
        known: &Known::default(),
        today: "2026-11-22".parse().unwrap(),
    };
    let make = |errand: &Errand<'_>| command(parts, errand);
    let groups = Groups::new(&Interrupt::default());
    let isolation = Isolation::new(&make, PATIENCE, groups).unwrap();
    let found = isolated::triage(&case, &settings, &isolation).unwrap();
    look(&case, found)
}

/// The same for one pass on functions with a fault.
fn triaged<T>(
    module: &Module,
    fault: Fault,
    reduce: bool,
    look: impl FnOnce(&Case<'_, Module>, Option<Box<Triaged<Function>>>) -> T,
) -> T {
    pipeline_triaged(module, &[Functions(fault)], reduce, |case, found| {
        look(case, found.map(of_functions))
    })
}

fn of_functions(found: Box<dyn Bug>) -> Box<Triaged<Function>> {
    found.of_unit().unwrap()
}

fn of_the_module(found: Option<Box<dyn Bug>>) -> Box<Triaged<Module>> {
    found.unwrap().of_unit().unwrap()
}

fn says(t: &Triaged<Function>, oracle: &str) -> Says {
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
        assert!(s.reduction.instructions.1 <= 3, "{}", s.reduction.text);
        assert!(s.reduction.text.contains("mul"), "{}", s.reduction.text);
        assert_eq!(t.signature.hash, Some(s.reduction.hash));
        assert_eq!(t.subject.before.bodies.len(), 1);
        let root = tempfile::tempdir().unwrap();
        let out = root.path().join("out");
        folder::write(&out, &t.files(&case.about())).unwrap();
        let page = std::fs::read_to_string(out.join(folder::REPORT)).unwrap();
        for words in [
            "before its first step",
            "Steps that it reported",
            "tandem triage --pass",
        ] {
            assert!(page.contains(words), "'{words}' is missing:\n{page}");
        }
        let path: PathBuf =
            folder::write_regression(&t.regression(&case.about()), root.path()).unwrap();
        let r = regression::regression(&t.regression(&case.about()));
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
fn a_pass_on_the_module_that_hangs_is_found_with_its_step() {
    for (fault, signature, steps) in [
        (Fault::Spins, "globaldce/hang/-/outside steps", 0),
        (
            Fault::SpinsInside,
            "globaldce/hang/erase-globals/inside a step",
            1,
        ),
        (Fault::SpinsAfter, "globaldce/hang/-/outside steps", 1),
        (
            Fault::Aborts,
            "globaldce/crash/-/an abort, outside steps",
            1,
        ),
    ] {
        pipeline_triaged(&trap(), &[Whole(fault)], false, |case, found| {
            let w = of_the_module(found);
            assert_eq!(w.signature.to_string(), signature);
            assert_eq!((w.place.execution, w.place.of), (1, 1));
            assert_eq!(w.steps.len(), steps, "{fault:?}");
            let inside = fault == Fault::SpinsInside;
            assert_eq!(w.finding.step, inside.then_some(1));
            assert_eq!(w.wrong_step().is_some_and(|s| s.after.is_none()), inside);
            let at = w.stopped.as_ref().unwrap();
            assert!(w.headline().contains("on the module, "), "{}", w.headline());
            let page = page::page(&case.about(), &w);
            assert!(page.contains(&at.place()), "{page}");
            assert_eq!(w.json()["stopped_at"]["step"], steps);
        });
    }
}

#[test]
fn a_stuck_pass_is_numbered_as_in_the_whole_pipeline() {
    let commands = |commands: &[tandem::triage::reproduce::Command]| -> String {
        let lines = commands.iter().map(|c| format!("{}\n", c.line));
        lines.collect()
    };
    // Two functions, the module, two functions.
    let before = [Functions(Fault::None), Whole(Fault::Spins)];
    let parts = [before[0], before[1], before[0]];
    pipeline_triaged(&trap(), &parts, false, |_, found| {
        let w = of_the_module(found);
        assert_eq!((w.place.execution, w.place.of), (3, 5));
        let all = commands(&w.commands);
        let pipeline = "--passes=jump-threading,globaldce,jump-threading";
        let compiled = "--passes='function(jump-threading),globaldce,jump-threading'";
        for wanted in [
            format!("tandem triage {pipeline} 'program.ll'"),
            format!("tandemc {compiled} -opt-bisect-limit=2 "),
            format!("tandemc {compiled} -opt-bisect-limit=3 "),
            "tandem triage --pass globaldce before.ll".into(),
        ] {
            assert!(all.contains(&wanted), "'{wanted}' is missing in\n{all}");
        }
    });
    let parts = [Whole(Fault::FoldsBranch), Functions(Fault::Spins)];
    pipeline_triaged(&trap(), &parts, false, |_, found| {
        let t = of_functions(found.unwrap());
        assert_eq!((t.place.execution, t.place.of), (3, 3));
        assert_eq!(t.place.function, "weigh");
        // What the pass before did is in it.
        assert!(t.subject.before.header.lookup("dead").is_none());
        let all = commands(&t.commands);
        let wanted = "tandemc --passes=globaldce,jump-threading -opt-bisect-limit=3 ";
        assert!(all.contains(wanted), "{all}");
    });
}

#[test]
fn a_hang_of_a_pass_on_the_module_is_reduced_in_children_and_written_down() {
    let parts = [Functions(Fault::None), Whole(Fault::SpinsAfter)];
    pipeline_triaged(&trap(), &parts, true, |case, found| {
        let w = of_the_module(found);
        let s = w.shrunk.as_ref().unwrap();
        assert_eq!(s.reduction.instructions.1, 0, "{}", s.reduction.text);
        assert!(
            s.reduction.text.contains("@trap") && s.reduction.text.contains("@dead"),
            "{}",
            s.reduction.text
        );
        assert!(!s.reduction.text.contains("@other"), "{}", s.reduction.text);
        assert_eq!(w.signature.hash, Some(s.reduction.hash));
        assert_eq!(w.place.execution, 3, "in the program as given");
        assert_eq!(w.steps.len(), 1);
        let root = tempfile::tempdir().unwrap();
        let out = root.path().join("out");
        folder::write(&out, &w.files(&case.about())).unwrap();
        assert!(out.join("reduced.ll").is_file() && !out.join("after.ll").exists());
        folder::write_regression(&w.regression(&case.about()), root.path()).unwrap();
        let r = regression::regression(&w.regression(&case.about()));
        assert!(r.path.starts_with("globaldce/hang-outside-steps-"));
        let repeat = "; repeat: tandem triage --pass globaldce FILE";
        assert!(r.text.contains(repeat), "{}", r.text);
    });
}

#[test]
fn a_child_that_cannot_be_run_is_an_error_and_no_finding() {
    let module = program();
    let (stages, judging) = (stages(&[Functions(Fault::None)]), judging());
    let case = Case {
        program: &module,
        file: "program.ll",
        stages: &stages,
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
