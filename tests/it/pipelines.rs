//! Pipelines against the same passes run one by one: what runs, on what, in any order and on any threads; and the seeded
//! defects of what runs them.

#![allow(clippy::unwrap_used)]

use tandem::judge::Judging;
use tandem::pipelines::check::{SETUPS, check};
use tandem::pipelines::draw::{draw, seed_of};
use tandem::pipelines::expect::{Order, expect};
use tandem::pipelines::{Named, Subject, gates, sequence};
use tandem_ir::Module;
use tandem_optimized::pipeline::level::Level;

fn parse(text: &str) -> Module {
    tandem_ir::text::parse(text.as_bytes(), "p.ll").unwrap()
}

fn read(path: &str) -> String {
    let path = format!("{}/{path}", env!("CARGO_MANIFEST_DIR"));
    std::fs::read_to_string(&path).unwrap_or_else(|e| panic!("{path}: {e}"))
}

#[test]
fn plx_25_levels_and_texts_do_what_their_entries_do_one_by_one() {
    let module = parse(&read("tests/mutants/module-pass-keeps-all.ll"));
    for level in Level::ALL {
        for number in 0..gates::GATES.len() as u64 {
            let subject = Subject::new(Named::Level(level));
            gates::check(&subject, level, number).unwrap_or_else(|f| panic!("{}", f.message));
        }
        let subject = Subject::new(Named::Level(level));
        let checked = check(&module, &subject, 1).unwrap_or_else(|f| panic!("{}", f.message));
        assert!(checked.runs >= SETUPS.len());
        assert!(!checked.expected.executions.is_empty(), "{level:?}");
    }
}

#[test]
fn the_order_of_executions_is_that_of_managers_then_functions_then_passes() {
    let module = parse(&read("tests/mutants/phase-one-goes-too-far.ll"));
    let text = "globaldce,function(dce,function(instsimplify)),function(dce),globaldce";
    let pipeline = Subject::new(Named::Text(text.into())).pipeline().unwrap();
    let order = Order::of(&pipeline.elements, pipeline.phase_two);
    // The verifier at the end is an entry, and runs nothing.
    assert_eq!(
        (order.entries, order.parts.len(), order.phase_two),
        (6, 5, 1)
    );
    let expected = expect(&module, &order, &Default::default(), None).unwrap();
    let all = |one_by_one| expected.lines(one_by_one).join("; ");
    assert_eq!(
        all(false),
        "running globaldce on [module]; running dce on f; running instsimplify on f; running dce on g; \
         running instsimplify on g; running dce on f; running dce on g; running globaldce on [module]"
    );
    assert_eq!(
        all(true),
        "running globaldce on [module]; running dce on f; running instsimplify on f; running dce on f; \
         running dce on g; running instsimplify on g; running dce on g; running globaldce on [module]"
    );
}

#[test]
fn drawn_pipelines_are_of_every_kind_and_hold() {
    // The same module and seed give the same pipeline; another seed another one.
    let module = parse(&read("tests/mutants/module-pass-keeps-all.ll"));
    let mut seen = std::collections::BTreeSet::<&str>::new();
    let words = [
        "cgscc(",
        "function<eager-inv>(",
        "require<",
        "invalidate<",
        "verify<",
        "preserve-gv=",
        "-opt '",
        "-O3",
        "jump-threading",
        "globalopt",
        "internalize",
    ];
    for seed in 0..400 {
        let subject = draw(&module, seed);
        assert_eq!(subject.to_string(), draw(&module, seed).to_string());
        let text = subject.to_string();
        seen.extend(words.iter().filter(|w| text.contains(**w)));
        assert!(subject.pipeline().is_ok(), "{text}");
        if seed % 8 == 0 {
            check(&module, &subject, seed_of(&module) ^ seed)
                .unwrap_or_else(|f| panic!("{text}: {}", f.message));
        }
    }
    assert_eq!(seen.len(), words.len(), "{seen:?}");
}

#[test]
fn pl_t4_threading_around_a_guard_changes_no_count_of_iterations() {
    let text = "define i32 @f(i1 %c, i32 %n) {
entry:
  br i1 %c, label %a, label %b
a:
  br label %guard
b:
  br label %guard
guard:
  %known = phi i1 [ true, %a ], [ false, %b ]
  br i1 %known, label %loop, label %exit
loop:
  %i = phi i32 [ 0, %guard ], [ %next, %loop ]
  %next = add i32 %i, 1
  %low = and i32 %n, 15
  %more = icmp ult i32 %next, %low
  br i1 %more, label %loop, label %exit
exit:
  %r = phi i32 [ 0, %guard ], [ %i, %loop ]
  ret i32 %r
}
define i32 @g() {
  ret i32 0
}
";
    let passes = "function(require<loops>,jump-threading,verify<loops>,jump-threading),globaldce,function(instsimplify,dce)";
    let subject = Subject::new(Named::Text(passes.into()));
    let judging = Judging::thorough();
    let (reports, after) =
        sequence::judge(&judging, &subject, &parse(text), ("p.ll", "again")).unwrap();
    let findings: Vec<&str> = reports
        .iter()
        .flat_map(|r| &r.findings)
        .map(|f| f.message.as_str())
        .collect();
    assert!(findings.is_empty(), "{findings:?}");
    // Five entries, and the whole, which was executed.
    assert_eq!(reports.len(), 6);
    let whole = reports.last().unwrap();
    assert_eq!(whole.pass, sequence::WHOLE);
    assert!(whole.inputs > 0 && !whole.verdict().is_failure());
    assert!(!tandem_ir::text::print(&after).contains("%known"));
}

#[test]
fn the_table_of_pipeline_traps_names_tests_and_defects_that_exist() {
    let page = read("docs/pipeline.md");
    let rows = page
        .lines()
        .filter(|l| l.starts_with("| PL") || l.starts_with("| J"));
    let mut sources = String::new();
    let mut folders = vec![
        "optimized/src".to_owned(),
        "optimized/tests".into(),
        "tests/it".into(),
    ];
    while let Some(folder) = folders.pop() {
        let path = format!("{}/{folder}", env!("CARGO_MANIFEST_DIR"));
        for entry in std::fs::read_dir(path).unwrap() {
            let name = entry.unwrap().file_name().into_string().unwrap();
            match name.rsplit_once('.') {
                None => folders.push(format!("{folder}/{name}")),
                Some((_, "rs")) => sources.push_str(&read(&format!("{folder}/{name}"))),
                Some(_) => {}
            }
        }
    }
    let mut named = 0;
    for row in rows {
        for word in row.split('`').skip(1).step_by(2) {
            let known = match word.contains('-') {
                true => std::path::Path::new(&format!(
                    "{}/tests/mutants/{word}.ll",
                    env!("CARGO_MANIFEST_DIR")
                ))
                .exists(),
                false => sources.contains(&format!("fn {word}(")),
            };
            assert!(known, "{word} does not exist");
            named += 1;
        }
    }
    assert!(named >= 40, "{named}");
}

#[cfg(feature = "defects")]
mod defects {
    use super::*;
    use std::time::Duration;
    use tandem::pipelines::hunt::hunt;
    use tandem_optimized::defects::{Defects, MANAGER, ManagerDefect, lookup_manager};
    use tandem_optimized::driver::Interrupt;

    fn line<'t>(text: &'t str, key: &str) -> Option<&'t str> {
        let mut lines = text.lines().filter_map(|l| l.strip_prefix("; "));
        lines.find_map(|l| l.strip_prefix(key)?.strip_prefix(": "))
    }

    /// A defect's program with its pipeline.
    fn program(d: &ManagerDefect) -> (String, Subject) {
        let text = read(&format!("tests/mutants/{}.ll", d.name));
        let named = match line(&text, "level") {
            Some(level) => Named::Level(Level::of_name(level).unwrap()),
            None => Named::Text(line(&text, "pipeline").unwrap().into()),
        };
        let mut subject = Subject::new(named);
        subject
            .knobs
            .extend(line(&text, "knobs").map(str::to_owned));
        (text, subject)
    }

    #[test]
    fn each_defect_of_what_runs_pipelines_is_reached_and_triggered_and_seen_on_a_small_program() {
        assert!(MANAGER.len() >= 12, "{}", MANAGER.len());
        let mut wrong = Vec::new();
        for d in MANAGER {
            assert_eq!(lookup_manager(d.name).map(|l| l.id), Some(d.id));
            let (text, plain) = program(d);
            let module = parse(&text);
            let seed = seed_of(&module);
            if let Err(f) = check(&module, &plain, seed) {
                wrong.push(format!("{}: without it: {}", d.name, f.message));
            }
            let defects = Defects::only(d.id);
            let subject = Subject {
                defects: defects.clone(),
                ..plain
            };
            let canary = || (defects.canary().reached, defects.canary().triggered);
            // Whether two workers overlap is for the machine to say: a loaded one is asked again.
            let mut seen = check(&module, &subject, seed);
            for _ in 0..20 {
                if seen.is_err() {
                    break;
                }
                seen = check(&module, &subject, seed);
            }
            match seen {
                Ok(_) => wrong.push(format!("{}: not seen, {:?}", d.name, canary())),
                Err(f) if line(&text, "seen by") != Some(f.cause) => {
                    wrong.push(format!("{}: seen as {}: {}", d.name, f.cause, f.message));
                }
                Err(_) => {}
            }
            let (reached, triggered) = canary();
            if triggered == 0 || triggered > reached {
                wrong.push(format!(
                    "{}: reached {reached}, triggered {triggered}",
                    d.name
                ));
            }
        }
        assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    }

    #[test]
    fn the_place_of_a_finding_is_pass_function_and_execution() {
        let d = lookup_manager("last-entry-left-out").unwrap();
        let (text, plain) = program(d);
        let subject = Subject {
            defects: Defects::only(d.id),
            ..plain
        };
        let f = check(&parse(&text), &subject, 0).unwrap_err();
        assert_eq!(f.pass, Some("dce"));
        assert!(
            f.message
                .starts_with("entry 2 of 3, dce, execution 2 on f: "),
            "{}",
            f.message
        );
    }

    #[test]
    fn hunts_find_defects_that_they_do_not_know_within_seconds() {
        let interrupt = Interrupt::default();
        for name in [
            "function-compiled-twice",
            "numbers-start-again",
            "knob-of-sibling",
        ] {
            let d = lookup_manager(name).unwrap();
            let hunted = hunt(Some(d), 1, Duration::from_secs(20), &interrupt);
            assert!(hunted.ours.is_empty(), "{:?}", hunted.ours);
            let found = hunted
                .found
                .unwrap_or_else(|| panic!("{name} is not found"));
            assert!(hunted.canary.triggered > 0);
            // What is drawn for the program is drawn for it again.
            let again = draw(&found.module, seed_of(&found.module));
            assert_eq!(format!("tandemc {again}"), found.command);
        }
    }
}
