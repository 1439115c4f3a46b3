//! The pass manager with passes on whole modules: order, numbering, verification, counters, knobs.
#![allow(clippy::unwrap_used)]

use crate::module_support;
use module_support::parse;
use tandem_ir::passes::lookup;
use tandem_ir::passes::{Family, PASSES, PassId, Unit};
use tandem_optimized::options::Options;
use tandem_optimized::pass_manager::{Limit, run, run_limited};
use tandem_optimized::pipeline::Step;

const TEXT: &str = "@g = internal global i1 true
@dead = internal global i32 1
define i32 @a(i32 %x) {
  %c = load i1, ptr @g
  br i1 %c, label %t, label %f
t:
  br label %j
f:
  br label %j
j:
  %p = phi i1 [ true, %t ], [ false, %f ]
  br i1 %p, label %y, label %n
y:
  ret i32 %x
n:
  ret i32 0
}
define i32 @b(i32 %x) {
  ret i32 %x
}";

fn steps(names: &[&'static str]) -> Vec<Step> {
    names
        .iter()
        .map(|n| Step::pass(lookup(n).unwrap()))
        .collect()
}

#[test]
fn a_module_pass_runs_once_between_the_function_passes() {
    let mut module = parse(TEXT);
    let pipeline = steps(&[
        "jump-threading",
        "globalopt",
        "jump-threading",
        "jump-threading",
        "globaldce",
    ]);
    let mut lines = Vec::new();
    let mut bisect = Limit {
        last: None,
        say: |line: &str| lines.push(line.to_owned()),
    };
    let report = run_limited(
        &mut module,
        &pipeline,
        &Options::default(),
        true,
        &mut bisect,
    )
    .unwrap();
    let expected = [
        "(1) jump-threading on a",
        "(2) jump-threading on b",
        "(3) globalopt on [module]",
        "(4) jump-threading on a",
        "(5) jump-threading on a",
        "(6) jump-threading on b",
        "(7) jump-threading on b",
        "(8) globaldce on [module]",
    ];
    let lines: Vec<&str> = lines
        .iter()
        .map(|l| l.trim_start_matches("BISECT: running pass "))
        .collect();
    assert_eq!(lines, expected);
    assert_eq!(report.times.len(), 5);
    assert!(report.changed);
    assert_eq!(report.stats[&("globalopt", "globals folded")], 2);
    // The function passes behind it see what the module pass made of the functions.
    let text = tandem_ir::text::print(&module);
    assert!(!text.contains("@g") && !text.contains("br i1"), "{text}");
}

#[test]
fn bisection_stops_in_front_of_a_module_pass() {
    let mut module = parse(TEXT);
    let before = tandem_ir::text::print(&module);
    let mut bisect = Limit {
        last: Some(0),
        say: |_: &str| {},
    };
    let pipeline = steps(&["globalopt", "globaldce"]);
    let report = run_limited(
        &mut module,
        &pipeline,
        &Options::default(),
        false,
        &mut bisect,
    )
    .unwrap();
    assert!(!report.changed);
    assert_eq!(before, tandem_ir::text::print(&module));
}

#[test]
fn every_module_pass_of_the_identities_is_bound() {
    // One module on which each of them has something to do.
    let text = "@a = private unnamed_addr constant i32 7
@b = private unnamed_addr constant i32 7
@g = internal global i32 1
@v = global i32 1
@dead = internal global i32 1
define i32 @f(ptr %o) {
  store ptr @a, ptr %o
  store ptr @b, ptr %o
  %x = load i32, ptr @g
  ret i32 %x
}";
    // Passes about loops have nothing to do here.
    let about_names = |p: &&PassId| p.unit == Unit::Module && p.family != Family::Loops;
    for name in PASSES.iter().filter(about_names).map(|p| p.name) {
        let mut module = parse(text);
        let report = run(&mut module, &steps(&[name]), &Options::default(), true).unwrap();
        assert!(report.changed, "{name}");
        assert!(report.stats.values().any(|&n| n > 0), "{name}");
    }
}

#[test]
fn pl_r2_the_switch_of_one_pass_is_that_of_no_other() {
    let mut options = Options::default();
    options.apply("-disable-GlobalOptPass").unwrap();
    let mut module = parse(TEXT);
    let report = run(&mut module, &steps(&["globalopt"]), &options, false).unwrap();
    assert!(!report.changed);
    let report = run(&mut module, &steps(&["globaldce"]), &options, false).unwrap();
    assert!(report.changed);
}
