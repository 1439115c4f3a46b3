//! Traps of pipelines (PL-T, PLX) that are about what passes leave to each other, and long or strange command lines.

#![allow(clippy::unwrap_used)]

use crate::tandemc_support::{Folder, assert_refused, tandemc};
use std::collections::BTreeSet;

/// A counter in `--stats`.
fn counter(err: &str, name: &str) -> u64 {
    let line = err.lines().find(|l| l.ends_with(name));
    let line = line.unwrap_or_else(|| panic!("no '{name}' in:\n{err}"));
    line.split_whitespace().next().unwrap().parse().unwrap()
}

#[test]
fn pl_t4_what_is_known_of_loops_is_not_older_than_their_guards() {
    // The guard of the loop is decided by where one comes from, so that threading goes around it. Whoever keeps loops or
    // dominators of before would be told by the comparison behind each pass.
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
  %more = icmp ult i32 %next, %n
  br i1 %more, label %loop, label %exit
exit:
  %r = phi i32 [ 0, %guard ], [ %i, %loop ]
  ret i32 %r
}
";
    let folder = Folder::new();
    let path = folder.write("in.ll", text);
    let cached = "--passes=function(require<loops>,require<domtree>,require<postdomtree>,jump-threading,verify<loops>,\
                  verify<domtree>,verify<postdomtree>,jump-threading,instsimplify)";
    let fresh = "--passes=function(jump-threading,invalidate<all>,jump-threading,invalidate<all>,instsimplify)";
    let one = tandemc(&[cached, "--verify-analyses", "--verify-each", &path]);
    assert_eq!(one.code, Some(0), "{}", one.err);
    let two = tandemc(&[fresh, &path]);
    assert_eq!((two.code, two.out.as_str()), (Some(0), one.out.as_str()));
    assert!(!one.out.contains("%known"), "{}", one.out);
    assert!(one.out.contains("phi i32 [ 0, %a ]"), "{}", one.out);
}

#[test]
fn pl_t5_what_a_late_pass_makes_lies_in_global_memory_too() {
    // Generic-to-nvvm has run when globalopt makes variables of what was on the heap.
    let folder = Folder::new();
    let names = |text: &str| -> BTreeSet<String> {
        let lines = text
            .lines()
            .filter(|l| l.starts_with('@') && l.contains(" global "));
        lines
            .map(|l| l.split(' ').next().unwrap().to_owned())
            .collect()
    };
    let mut made = 0;
    for case in ["heap_to_static", "heap_to_static_zeroed", "split_heap"] {
        let root = env!("CARGO_MANIFEST_DIR");
        let path = format!("{root}/../corpus/passes/globalopt/{case}.ll");
        let text = std::fs::read_to_string(&path).unwrap();
        let path = folder.write(&format!("{case}.ll"), &text);
        let ran = tandemc(&["-O2", "--skip-unbuilt", &path]);
        assert_eq!(ran.code, Some(0), "{case}: {}", ran.err);
        let before = names(&text);
        for name in names(&ran.out).difference(&before) {
            let line = ran
                .out
                .lines()
                .find(|l| l.starts_with(&format!("{name} ")))
                .unwrap();
            assert!(line.contains(" addrspace(1) global "), "{case}: {line}");
            made += 1;
        }
    }
    assert!(made > 0, "no case makes a variable at -O2");
}

#[test]
fn pl_t8_facts_about_loops_are_not_older_than_the_graph() {
    let folder = Folder::new();
    let path = folder.write("in.ll", crate::tandemc_support::large_module(8));
    for passes in [
        "--passes=function(require<loops>,simplifycfg),globalopt,function(jump-threading,verify<loops>)",
        "--passes=function(require<loops>,jump-threading),globalopt,globaldce,function(jump-threading,verify<loops>)",
    ] {
        for jobs in ["-j1", "-j3"] {
            let args = [
                passes,
                "--skip-unbuilt",
                "--verify-analyses",
                "--verify-each",
                jobs,
            ];
            let ran = tandemc(&[&args[..], &[path.as_str()]].concat());
            assert_eq!(ran.code, Some(0), "{passes} {jobs}: {}", ran.err);
        }
    }
}

/// A function with so many blocks that can be threaded, each of which costs several instructions to copy.
fn regions(count: usize) -> String {
    let mut text = String::from("define void @f(i1 %c, ptr %q) {\nentry:\n  br label %s0\n");
    for k in 0..count {
        text.push_str(&format!(
            "s{k}:\n  %v{k} = load volatile i1, ptr %q\n  br i1 %v{k}, label %a{k}, label %b{k}\n\
             a{k}:\n  br label %m{k}\nb{k}:\n  br label %m{k}\n\
             m{k}:\n  %p{k} = phi i1 [ true, %a{k} ], [ false, %b{k} ]\n"
        ));
        for n in 0..5 {
            text.push_str(&format!("  store volatile i32 {n}, ptr %q\n"));
        }
        text.push_str(&format!(
            "  br i1 %p{k}, label %t{k}, label %s{}\nt{k}:\n  store volatile i32 {k}, ptr %q\n  br label %s{}\n",
            k + 1,
            k + 1
        ));
    }
    text.push_str(&format!("s{count}:\n  ret void\n}}\n"));
    text
}

#[test]
fn pl_t10_each_invocation_has_a_budget_of_its_own() {
    let folder = Folder::new();
    let path = folder.write("in.ll", regions(400));
    let spent = |args: &[&str]| {
        let ran = tandemc(&[args, &["--stats", &path]].concat());
        assert_eq!(ran.code, Some(0), "{}", ran.err);
        counter(&ran.err, "jump-threading - budget spent")
    };
    let one = spent(&["--passes=jump-threading"]);
    assert!((500..=512).contains(&one), "{one}");
    let three = spent(&["--passes=jump-threading,jump-threading,jump-threading"]);
    assert!(three > 2 * one && three <= 3 * 512, "{three}");
    // The three of -O3 are three, at -O2 there are two of them, and one is left without the early ones.
    assert_eq!(spent(&["-O3", "--skip-unbuilt"]), three);
    assert_eq!(
        spent(&["-O2", "--skip-unbuilt"]),
        spent(&["--passes=jump-threading,jump-threading"])
    );
}

#[test]
fn pl_t6_a_name_of_one_pass_switches_no_other() {
    // The label of slot 21's place is another pass's; the names follow their words.
    let print = |opt: &str| tandemc(&["-O3", "-opt", opt, "--print-pipeline-passes"]).out;
    let count = |text: &str, name: &str| {
        let words = text.split([',', '(', ')', '<', '\n']);
        words.filter(|w| *w == name).count()
    };
    let plain = print("-do-licm");
    let calls = print("-no-tailcallelim");
    let promotion = print("-opts[320]=1");
    for (name, n) in [
        ("tailcallelim", 1),
        ("argpromotion", 1),
        ("jump-threading", 3),
    ] {
        assert_eq!(count(&plain, name), n, "{name}");
    }
    assert_eq!(count(&calls, "tailcallelim"), 0);
    assert_eq!(
        (
            count(&calls, "jump-threading"),
            count(&calls, "argpromotion")
        ),
        (3, 1)
    );
    assert_eq!(count(&promotion, "argpromotion"), 0);
    assert_eq!(count(&promotion, "tailcallelim"), 1);
}

#[test]
fn times_are_a_tree_of_pipeline_phases_passes_and_functions() {
    let folder = Folder::new();
    let path = folder.write(
        "in.ll",
        regions(60) + &crate::tandemc_support::SMALL.replace("@f(", "@g("),
    );
    let shape = |args: &[&str]| -> Vec<String> {
        let ran = tandemc(&[args, &["--time-passes", "--emit", "none", &path]].concat());
        assert_eq!(ran.code, Some(0), "{}", ran.err);
        let lines = ran
            .err
            .lines()
            .skip_while(|l| !l.contains("wall time"))
            .skip(1);
        let mut shares = Vec::new();
        let rows = lines.filter_map(|l| {
            let (numbers, name) = l.split_once("%)   ")?;
            let share: f64 = numbers.rsplit('(').next()?.trim().parse().ok()?;
            shares.push(share);
            Some(name.to_owned())
        });
        let rows = rows.collect();
        assert!(
            shares.iter().all(|s| (0.0..=100.0).contains(s)),
            "{}",
            ran.err
        );
        rows
    };
    let rows = shape(&["--passes=globaldce,jump-threading", "-j2"]);
    let without: Vec<&str> = rows
        .iter()
        .map(String::as_str)
        .filter(|r| !r.contains('@'))
        .collect();
    assert_eq!(
        without,
        [
            "parse and verify",
            "pipeline",
            "  Phase I",
            "    globaldce",
            "  Phase II",
            "    jump-threading",
            "    verify",
            "print",
            "total"
        ]
    );
    assert!(rows.contains(&"      @f".to_owned()), "{rows:?}");
    let rows = shape(&["-O2", "--skip-unbuilt"]);
    assert_eq!(rows[1], "nvopt<O2>");
}

#[test]
fn dumps_go_into_a_folder_that_is_named_for_them() {
    let folder = Folder::new();
    let path = folder.write("in.ll", regions(1));
    let dumps = folder.path("dumps");
    std::fs::create_dir(&dumps).unwrap();
    let args = [
        "--passes=print<domtree>",
        "-opt",
        "-dump-nvvmir",
        "--emit",
        "none",
        &path,
    ];
    let ran = tandemc(&[&args[..], &[&format!("--dump-dir={dumps}")]].concat());
    assert_eq!(
        (ran.code, ran.err.as_str(), ran.out.as_str()),
        (Some(0), "", "")
    );
    let read = |name: &str| std::fs::read_to_string(format!("{dumps}/{name}")).unwrap();
    assert!(read("nvvmir.ll").contains("define void @f("));
    assert!(read("printed.txt").starts_with("DominatorTree for function: f\n"));
    // The same without a folder, on standard error.
    let ran = tandemc(&args);
    assert_eq!(ran.err, read("nvvmir.ll") + &read("printed.txt"));
    let missing = format!("--dump-dir={}", folder.path("nowhere"));
    assert_refused(
        &tandemc(&[&args[..], &[&missing]].concat()),
        &["nowhere/nvvmir.ll"],
    );
}

#[test]
fn numbers_that_are_too_large_and_flags_of_garbage_are_told_or_bounded() {
    let folder = Folder::new();
    let path = folder.write("in.ll", crate::tandemc_support::SMALL);
    let good = tandemc(&["--passes=jump-threading", "-j1000000000", &path]);
    assert_eq!(good.code, Some(0), "{}", good.err);
    for (args, word) in [
        (&["-j", "99999999999999999999"][..], "99999999999999999999"),
        (&["-j", "-x"], "a non-negative integer"),
        (&["--split-compile=1e9"], "a non-negative integer"),
        (&["-opt", "-slot999999=1"], "slot999999"),
        (&["-opt", "-opts[99999999999999999999]=1"], "opts["),
        (&["-opt", "-sink-limit=99999999999"], "an integer"),
        (&["--opt-bisect-limit=-2"], "-2"),
        (&["--phase=3"], "3"),
    ] {
        let ran = tandemc(&[&["--passes=jump-threading"], args, &[path.as_str()]].concat());
        assert_refused(&ran, &[word]);
    }
    // As much as one argument can hold.
    let long = format!("--passes={}", "dce,".repeat(30_000) + "dce");
    let ran = tandemc(&[&long, &path]);
    assert_eq!(ran.code, Some(0), "{:.300}", ran.err);
    let deep = format!(
        "--passes={}dce{}",
        "function(".repeat(9_000),
        ")".repeat(9_000)
    );
    assert_refused(&tandemc(&[&deep, &path]), &["invalid pipeline"]);
    let param = format!("--passes=internalize<preserve-gv={}>", "x".repeat(100_000));
    assert_eq!(tandemc(&[&param, &path]).code, Some(0));
    let param = format!("--passes=memory-space-opt<{}>", "y".repeat(100_000));
    let ran = tandemc(&[&param, &path]);
    assert_refused(&ran, &["invalid MemorySpaceOpt pass parameter"]);
    assert!(ran.err.len() < 2_000, "{}", ran.err.len());
}
