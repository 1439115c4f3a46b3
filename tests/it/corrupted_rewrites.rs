//! Rewrites with one field changed for another of the same sort: what a pass would report that had taken one thing for
//! another. The judge refuses it, or the step that it describes is right as well. The change is generic
//! ([`certify::neighbours`]): a new kind of rewrite is corrupted without code here.

#![allow(clippy::unwrap_used)]

use std::collections::BTreeMap;
use tandem_ir::passes::PASSES;
use tandem_ir::rewrite::{Judgement, ModuleContext, Rewrite};
use tandem_ir::{Function, Header, Module, verify};
use tandem_oracle::certify::explore::{Refinement, refines};
use tandem_oracle::certify::{module_neighbours, neighbours};
use tandem_reference::{ModulePass, Pass, lookup, module_passes};

/// Programs in which the reference finds rewrites of every kind that threading has.
const PROGRAMS: &[&str] = &[
    "\
define i2 @f(i1 %c, i1 %d, i2 %x) {
entry:
  br i1 %c, label %left, label %right
left:
  br label %join
right:
  %e = icmp eq i2 %x, 1
  br i1 %e, label %join, label %far
join:
  %p = phi i1 [ true, %left ], [ %d, %right ]
  %dead = add i2 %x, 1
  br i1 %p, label %yes, label %no
yes:
  ret i2 1
no:
  %z = or i2 %x, 0
  ret i2 %z
far:
  %s = select i1 %d, i2 2, i2 %x
  br label %last
last:
  %r = phi i2 [ %s, %far ]
  ret i2 %r
}
",
    "\
define i2 @f(i1 %c, i1 %d, i2 %x) {
entry:
  br i1 %c, label %select, label %out
select:
  %s = select i1 %d, i2 1, i2 %x
  br label %out
out:
  %p = phi i2 [ 0, %entry ], [ %s, %select ]
  %e = icmp eq i2 %p, 1
  br i1 %e, label %one, label %other
one:
  ret i2 3
other:
  br i1 true, label %a, label %b
a:
  ret i2 %p
b:
  ret i2 0
gone:
  br label %b
}
",
    "\
define i2 @f(i2 %x, i1 %c) {
entry:
  br label %head
head:
  %state = phi i2 [ 0, %entry ], [ 1, %zero ], [ 2, %one ]
  switch i2 %state, label %out [ i2 0, label %zero
                                 i2 1, label %one ]
zero:
  br label %head
one:
  br i1 %c, label %head, label %out
out:
  ret i2 %x
}
",
];

/// What becomes of the corrupted rewrites of one program, by kind: refused, unproven, right.
type Counts = BTreeMap<&'static str, [usize; 3]>;

fn corrupt(cx: &Header, f: &Function, pass: &Pass, counts: &mut Counts) {
    for rewrite in (pass.find)(cx, f) {
        for wrong in neighbours(f, &rewrite, 12) {
            assert_ne!(wrong, rewrite);
            let count = counts.entry(wrong.kind()).or_default();
            match (pass.judge)(cx, f, &wrong) {
                Judgement::Illegal { .. } => count[0] += 1,
                Judgement::Unproven { .. } => count[1] += 1,
                Judgement::Legal => {
                    count[2] += 1;
                    let mut after = f.clone();
                    (pass.apply)(cx, &mut after, &wrong).unwrap();
                    right(cx, f, &wrong, &after);
                }
            }
        }
    }
}

/// The step keeps the function well-formed and refines it.
fn right(cx: &Header, f: &Function, rewrite: &Rewrite, after: &Function) {
    let words = tandem_oracle::describe::rewrite(f, rewrite);
    assert_eq!(verify::verify_function(cx, after), [], "{words}");
    match refines(cx, f, after) {
        Refinement::Refines => {}
        Refinement::Fails(story) => panic!("{words}: accepted and wrong: {story:?}"),
        Refinement::Unknown(why) => panic!("{words}: {why}"),
    }
}

#[test]
fn a_rewrite_with_one_field_changed_is_refused_or_right() {
    let mut counts = Counts::new();
    for pass in PASSES.iter().filter_map(|id| lookup(id.name)) {
        for text in PROGRAMS {
            let m = tandem_ir::text::parse(text.as_bytes(), "program.ll").unwrap();
            corrupt(&m.header, &m.bodies[0], pass, &mut counts);
        }
    }
    let kinds: Vec<&str> = counts.keys().copied().collect();
    for kind in [
        "erase-blocks",
        "erase-inst",
        "fold-terminator",
        "merge-into-predecessor",
        "replace-uses",
        "thread-edge",
        "thread-paths",
        "unfold-select",
    ] {
        assert!(kinds.contains(&kind), "{kind} is not among {kinds:?}");
    }
    // The test would see nothing if all were refused for their form, or nothing were.
    let sum = |n: usize| counts.values().map(|c| c[n]).sum::<usize>();
    assert!(sum(0) > 100, "{counts:?}");
    assert!(sum(2) > 0, "{counts:?}");
}

/// A variable that is never loaded, one that is stored to once, two equal constants, and what nothing reaches.
const MODULE: &str = "\
@stored = internal global i32 0
@once = internal global i32 1
@first = private unnamed_addr constant i32 7
@second = private unnamed_addr constant i32 7
@dead = internal global i32 3
@open = global i32 4
define i32 @f(i32 %x) {
  store i32 %x, ptr @stored, align 4
  %a = load i32, ptr @once, align 4
  %b = load i32, ptr @first, align 4
  %c = load i32, ptr @second, align 4
  %d = add i32 %a, %b
  %e = add i32 %d, %c
  ret i32 %e
}
";

fn corrupt_module(m: &Module, pass: &ModulePass, counts: &mut Counts) {
    let context = ModuleContext::default();
    for rewrite in (pass.find)(&context, m) {
        for wrong in module_neighbours(m, &rewrite, 12) {
            let count = counts.entry(wrong.kind()).or_default();
            match (pass.judge)(&context, m, &wrong) {
                Judgement::Illegal { .. } => count[0] += 1,
                Judgement::Unproven { .. } => count[1] += 1,
                Judgement::Legal => {
                    count[2] += 1;
                    let mut after = m.clone();
                    (pass.apply)(&context, &mut after, &wrong).unwrap();
                    let words = tandem_oracle::describe::rewrite(m, &wrong);
                    assert_eq!(verify::verify(&after), [], "{words}");
                }
            }
        }
    }
}

#[test]
fn a_rewrite_of_a_module_with_one_field_changed_is_refused_or_well_formed() {
    let m = tandem_ir::text::parse(MODULE.as_bytes(), "module.ll").unwrap();
    let mut counts = Counts::new();
    for pass in module_passes() {
        corrupt_module(&m, pass, &mut counts);
    }
    for kind in [
        "erase-globals",
        "erase-stores",
        "fold-global",
        "make-internal",
        "merge-constants",
    ] {
        assert!(counts.contains_key(kind), "{kind} is not among {counts:?}");
    }
    assert!(
        counts.values().map(|c| c[0]).sum::<usize>() > 10,
        "{counts:?}"
    );
}
