//! Numbers of executions: the lines of `--opt-bisect-limit` against those of LLVM's `opt`, and what a limit leaves undone.

#![allow(clippy::unwrap_used)]

use crate::tandemc_support::{Folder, Ran, tandemc};
use std::process::Command;

/// Loops in and beside each other, functions of several kinds.
const NEST: &str = include_str!("bisect/nest.ll");
/// Mutual recursion, tables, aliases, functions that nobody can come to.
const DIRECT: &str = include_str!("bisect/direct.ll");
const CALLS: &str = include_str!("bisect/calls.ll");

/// Pipelines of passes that do the same in both, as far as executions can show it.
const PIPELINES: [&str; 25] = [
    "loop-deletion,indvars",
    "loop(indvars,loop-deletion)",
    "function(loop-deletion)",
    "function(indvars,loop-deletion,indvars)",
    "loop(indvars),dce,loop(loop-deletion)",
    "loop(invalidate<all>,indvars)",
    "loop-simplify,lcssa,indvars",
    "function(loop(loop-deletion,indvars),loop(indvars)),globaldce,function(indvars)",
    "globaldce,function(dce,jump-threading),constmerge,function(instsimplify)",
    "module(function(dce),function(dce))",
    "function<eager-inv>(dce,loop(loop-deletion))",
    "require<domtree>,dce,invalidate<domtree>",
    "function(require<scalar-evolution>,invalidate<scalar-evolution>,invalidate<loops>)",
    "function(invalidate<all>,invalidate<postdomtree>,invalidate<lazy-value-info>,dce)",
    "invalidate<all>,function(dce),invalidate<all>",
    "cgscc(function(dce))",
    "cgscc(invalidate<all>)",
    "cgscc(function(jump-threading,dce),function(indvars),invalidate<all>)",
    "globaldce,cgscc(function(dce),function(jump-threading)),function(dce)",
    "cgscc(devirt<4>(function(instsimplify),cgscc(function(loop-simplify))))",
    "devirt<2>(function(dce),invalidate<all>)",
    "cgscc(devirt<4>(function(instsimplify)))",
    "cgscc(devirt<0>(function(dce,instsimplify)))",
    "cgscc(function(dce),devirt<1>(function(dce),devirt<2>(function(instsimplify))),invalidate<all>)",
    "verify,function(verify,verify<domtree>,dce),verify",
];

fn lines(text: &str) -> Vec<&str> {
    text.lines().filter(|l| l.starts_with("BISECT: ")).collect()
}

fn ours(file: &str, passes: &str, more: &[&str]) -> Ran {
    let passes = format!("--passes={passes}");
    let ran = tandemc(&[&[passes.as_str(), file][..], more].concat());
    assert_eq!(ran.code, Some(0), "{passes} {more:?}: {}", ran.err);
    ran
}

#[test]
fn executions_have_the_numbers_and_names_that_llvm_gives_them() {
    if Command::new("opt-22").arg("--version").output().is_err() {
        eprintln!("SKIPPED: no opt-22");
        return;
    }
    let folder = Folder::new();
    for (name, text) in [
        ("nest.ll", NEST),
        ("calls.ll", CALLS),
        ("direct.ll", DIRECT),
    ] {
        let file = folder.write(name, text);
        for passes in PIPELINES {
            let theirs = Command::new("opt-22")
                .args(["-opt-bisect-limit=-1", "-disable-output", &file])
                .arg(format!("-passes={passes}"))
                .output()
                .unwrap();
            let theirs = String::from_utf8_lossy(&theirs.stderr).into_owned();
            let wanted = lines(&theirs);
            assert!(!wanted.is_empty(), "{passes} on {name}: {theirs}");
            for jobs in ["-j1", "-j4"] {
                let ran = ours(&file, passes, &["--opt-bisect-limit=-1", jobs]);
                assert_eq!(lines(&ran.err), wanted, "{passes} on {name}");
            }
        }
    }
}

#[test]
fn a_limit_of_all_executions_is_none_and_each_one_less_undoes_the_last() {
    let folder = Folder::new();
    for (name, text, passes) in [
        ("nest.ll", NEST, "function(indvars,loop-deletion)"),
        ("nest.ll", NEST, "loop(loop-deletion,indvars),dce"),
        (
            "calls.ll",
            CALLS,
            "cgscc(function(dce),function(jump-threading))",
        ),
    ] {
        let file = folder.write(name, text);
        let plain = ours(&file, passes, &[]).out;
        let ran = ours(&file, passes, &["--opt-bisect-limit=-1", "-j4"]);
        assert_eq!(ran.out, plain, "{passes}");
        let all = lines(&ran.err).len();
        let mut before: Option<String> = None;
        let mut changes = 0;
        for limit in 0..=all {
            let limited = ours(&file, passes, &[&format!("--opt-bisect-limit={limit}")]);
            let ran = lines(&limited.err)
                .iter()
                .take_while(|l| l.starts_with("BISECT: running"))
                .count();
            assert_eq!(ran, limit, "{passes}: {}", limited.err);
            let not = lines(&limited.err)[limit..]
                .iter()
                .all(|l| l.starts_with("BISECT: NOT running"));
            assert!(not, "{passes}: {}", limited.err);
            changes += usize::from(before.as_ref().is_some_and(|b| *b != limited.out));
            before = Some(limited.out);
        }
        assert_eq!(before.as_deref(), Some(plain.as_str()), "{passes}");
        // No execution but one on what it is said to be on changes anything, and some do.
        assert!(changes > 1 && changes < all, "{passes}: {changes} of {all}");
    }
}

/// What a pass on loops does to one of them is undone by a limit in front of that one, and nothing else is.
#[test]
fn a_limit_between_two_loops_leaves_the_second_alone() {
    let folder = Folder::new();
    let file = folder.write("nest.ll", NEST);
    let (passes, limit) = ("function(indvars)", |n: i64| {
        format!("--opt-bisect-limit={n}")
    });
    let all = ours(&file, passes, &[&limit(-1)]);
    let at = |loop_name: &str| -> i64 {
        let line = format!("indvars on loop %{loop_name} in function f");
        let lines = lines(&all.err);
        lines.iter().position(|l| l.ends_with(&line)).unwrap() as i64 + 1
    };
    // LFTR and exit tests leave a mark on each counted loop.
    let body = |text: &str, from: &str, to: &str| -> String {
        let rest = text.split_once(&format!("\n{from}:")).unwrap().1;
        rest.split_once(&format!("\n{to}:")).unwrap().0.to_owned()
    };
    let (inner, second) = (at("inner"), at("second"));
    assert_eq!(second, inner + 1);
    let before = ours(&file, passes, &[&limit(inner - 1)]).out;
    let between = ours(&file, passes, &[&limit(inner)]).out;
    for (from, to) in [("second", "back"), ("gone", "mid")] {
        assert_eq!(body(&before, from, to), body(&between, from, to));
    }
}
