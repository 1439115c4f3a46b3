//! Seeded defects of DFA JumpThreading: each is reached, gives another answer, and shows, on a small machine.
#![cfg(feature = "defects")]
#![allow(clippy::unwrap_used)]

#[path = "../../optimized/tests/it/support/mod.rs"]
mod support;

use std::collections::BTreeSet;
use std::panic::{AssertUnwindSafe, catch_unwind};
use support::interp::{execute, refines};
use support::parse;
use tandem_ir::Function;
use tandem_ir::module::{Header, Module};
use tandem_ir::passes::DFA_JUMP_THREADING;
use tandem_ir::rewrite::{Rewrite, Trace};
use tandem_optimized::analysis::loops::Loops;
use tandem_optimized::analysis::manager::FunctionAnalyses;
use tandem_optimized::context::Cx;
use tandem_optimized::defects::{CATALOGUE, Defects};
use tandem_optimized::passes::dfa_jump_threading::{BUDGET, Options, Report, run};

/// Two states that take turns, and whoever asks may add to them.
const TURNS: &str = "declare void @barrier() convergent
declare void @see(i32)
declare void @once() noduplicate
define i32 @f(i32 %c, i32 %n) {
entry:
  br label %H
H:
  %st = phi i32 [ 1, %entry ], [ %ns, %latch ]
  %i = phi i32 [ 0, %entry ], [ %i1, %latch ]
  %a = phi i32 [ %c, %entry ], [ %a1, %latch ]
  %b = phi i32 [ 9, %entry ], [ %a, %latch ]
  %v = mul i32 %a, 3
  switch i32 %st, label %D [
    i32 1, label %C1
    i32 2, label %C2
  ]
C1:
  %x1 = add i32 %a, 3
  br label %latch
C2:
  %x2 = sub i32 %b, %v
  br label %latch
latch:
  %ns = phi i32 [ 2, %C1 ], [ 1, %C2 ]
  %a1 = phi i32 [ %x1, %C1 ], [ %x2, %C2 ]
  %i1 = add i32 %i, 1
  %k = icmp ult i32 %i1, %n
  call void @see(i32 %b)
  br i1 %k, label %H, label %X
D:
  ret i32 %v
X:
  %p = phi i32 [ %a1, %latch ]
  %s0 = add i32 %p, %v
  %r = add i32 %s0, %ns
  ret i32 %r
}";

/// A machine with three states of which one or two have no case.
fn rest(cases: &str) -> String {
    TURNS
        .replace("    i32 2, label %C2\n", cases)
        .replace("label %D [", "label %more [")
        .replace(
            "C2:\n",
            "more:\n  %low = and i32 %i, 3\n  %big = icmp ne i32 %low, 2\n  br i1 %big, label %latch, label %C2\nC2:\n",
        )
        .replace(
            "[ 2, %C1 ], [ 1, %C2 ]",
            "[ 2, %C1 ], [ 3, %C2 ], [ %st, %more ]",
        )
        .replace("[ %x2, %C2 ]", "[ %x2, %C2 ], [ %b, %more ]")
        .replace("D:\n  ret i32 %v\n", "")
}

fn programs() -> Vec<(String, Options)> {
    let normal = Options::default();
    let generous = Options {
        cost_threshold: 1_000_000,
        ..Options::default()
    };
    let long: String = (0..BUDGET / 2 + 100)
        .map(|n| format!("  %f{n} = add i32 %i, {n}\n"))
        .collect();
    let some: String = long.lines().take(60).map(|l| format!("{l}\n")).collect();
    let at_latch = |text: &str| TURNS.replace("  %i1 = add", &format!("{text}  %i1 = add"));
    vec![
        (TURNS.into(), normal.clone()),
        // JT-T16: a start that only the run knows.
        (TURNS.replace("[ 1, %entry ]", "[ %c, %entry ]"), normal.clone()),
        // JT-T5, JT-T6.
        (at_latch("  call void @barrier() convergent\n"), normal.clone()),
        (
            TURNS.replace("  %x1 =", "  call void @barrier() convergent\n  %x1 ="),
            normal.clone(),
        ),
        (at_latch("  call void @once() noduplicate\n"), normal.clone()),
        // The cases have phis of their own.
        (
            TURNS
                .replace("  %x1 = add i32 %a, 3", "  %y1 = phi i32 [ %v, %H ]\n  %x1 = add i32 %y1, 3")
                .replace("  %x2 = sub i32 %b, %v", "  %y2 = phi i32 [ %v, %H ]\n  %x2 = sub i32 %b, %y2"),
            normal.clone(),
        ),
        // JT-T8: the phis of the head hand their values on.
        (
            TURNS.replace("[ %c, %entry ], [ %a1, %latch ]", "[ %c, %entry ], [ %b, %latch ]"),
            normal.clone(),
        ),
        // JT-T9a: the loop is left before the switch sees the state.
        (
            TURNS
                .replace("  %x1 =", "  %q = icmp ult i32 poison, %n\n  %s = select i1 %q, i32 1, i32 2\n  %x1 =")
                .replace("[ 2, %C1 ]", "[ %s, %C1 ]"),
            normal.clone(),
        ),
        // JT-T18: state 3 has no case.
        (TURNS.replace("[ 1, %C2 ]", "[ 3, %C2 ]"), normal.clone()),
        // JT-T11: two cases share a block that keeps the state.
        (
            TURNS
                .replace("    i32 2, label %C2\n", "    i32 2, label %C2\n    i32 3, label %C2\n")
                .replace("  %x1 =", "  %o = icmp ugt i32 %i, 2\n  br i1 %o, label %odd, label %even\nodd:\n  br label %even\neven:\n  %to = phi i32 [ 3, %C1 ], [ 2, %odd ]\n  %x1 =")
                .replace("[ 2, %C1 ], [ 1, %C2 ]", "[ %to, %even ], [ %st, %C2 ]")
                .replace("[ %x1, %C1 ]", "[ %x1, %even ]"),
            normal.clone(),
        ),
        (rest(""), normal.clone()),
        (rest("    i32 2, label %C2\n"), normal.clone()),
        (at_latch(&some), normal.clone()),
        (at_latch(&long), generous),
    ]
}

/// Collects what is wrong with the steps instead of stopping at it.
struct Watcher<'a> {
    header: &'a Header,
    barriers: usize,
    turns: usize,
    wrong: BTreeSet<String>,
}

/// No machine here has so many switches.
const PATIENCE: usize = 1_000;

impl Trace<Function> for Watcher<'_> {
    const ACTIVE: bool = true;
    fn before(&mut self, f: &Function, make: impl FnOnce(&Function) -> Rewrite) {
        let _ = make(f);
    }
    fn after(&mut self, f: &Function) {
        let errors = tandem_ir::verify::verify_function(self.header, f);
        if !errors.is_empty() {
            self.wrong.insert("not well-formed".into());
        } else if !Loops::new(f).reducible {
            self.wrong.insert("irreducible".into());
        }
        if barriers(self.header, f) > self.barriers {
            self.wrong.insert("barrier copied".into());
        }
    }
    fn heartbeat(&mut self) {
        self.turns += 1;
        if self.turns > PATIENCE {
            std::panic::resume_unwind(Box::new(()));
        }
    }
}

fn barriers(header: &Header, f: &Function) -> usize {
    let insts = f.blocks().flat_map(|b| f.insts(b));
    insts.filter(|&i| header.is_convergent(f, i)).count()
}

/// What is wrong with a run under some options.
fn wrong(module: &Module, options: &Options, defects: &Defects) -> BTreeSet<String> {
    let source = &module.bodies[0];
    let mut f = source.clone();
    let mut watcher = Watcher {
        header: &module.header,
        barriers: barriers(&module.header, source),
        turns: 0,
        wrong: BTreeSet::new(),
    };
    let cx = Cx::new(&module.header, defects);
    let ran = AssertUnwindSafe(|| {
        run(
            cx,
            &mut f,
            &mut FunctionAnalyses::default(),
            options,
            &mut watcher,
        )
    });
    let Ok(report) = catch_unwind(ran) else {
        return BTreeSet::from(["no end".into()]);
    };
    let mut wrong = watcher.wrong;
    limits(&report, options, &mut wrong);
    if barriers(&module.header, source) > 0 && report.changed {
        wrong.insert("ways past a barrier copied".into());
    }
    let text = tandem_ir::text::print_function(&module.header, &f);
    if text.matches("call void @once").count() > 1 {
        wrong.insert("noduplicate call copied".into());
    }
    if wrong.contains("not well-formed") {
        return wrong;
    }
    for args in [[0, 0], [1, 1], [2, 2], [3, 3], [4, 5], [0, 8]] {
        let before = execute(&module.header, source, &args, 2000);
        let after = execute(&module.header, &f, &args, 4000);
        if !refines(&before, &after) {
            wrong.insert("other behaviour".into());
        }
    }
    wrong
}

fn limits(report: &Report, options: &Options, wrong: &mut BTreeSet<String>) {
    // The machines here have at most three cases: two comparisons.
    if report.budget_spent > options.cost_threshold.saturating_mul(2)
        || report.budget_spent > BUDGET
    {
        wrong.insert("over a limit".into());
    }
}

#[test]
fn each_seeded_defect_of_the_pass_is_reached_triggered_and_seen() {
    let programs: Vec<(Module, Options)> = programs()
        .iter()
        .map(|(t, o)| (parse(t), o.clone()))
        .collect();
    for (n, (module, options)) in programs.iter().enumerate() {
        let wrong = wrong(module, options, &Defects::default());
        assert_eq!(wrong, BTreeSet::new(), "program {n}");
    }
    let mut missed = Vec::new();
    let mut seen = 0;
    for d in CATALOGUE.iter().filter(|d| d.pass == &DFA_JUMP_THREADING) {
        let mut all = BTreeSet::new();
        let mut triggered = false;
        for (module, options) in &programs {
            let defects = Defects::only(d.id);
            all.extend(wrong(module, options, &defects));
            triggered |= defects.canary().triggered > 0;
        }
        println!("{}: triggered {triggered}, {all:?}", d.name);
        if triggered && !all.is_empty() {
            seen += 1;
        } else {
            missed.push((d.name, triggered));
        }
    }
    assert!(missed.is_empty(), "{missed:?}");
    assert!(seen >= 10);
}
