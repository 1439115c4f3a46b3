//! Copies of several blocks.

use super::{Subject, i32};
use tandem_ir::Value;
use tandem_ir::rewrite::{Operand, Rewrite};

const LOOP: &str = "\
define i32 @f(i32 %n) {
entry:
  br label %head
head:
  %i = phi i32 [ 0, %entry ], [ %j, %body ]
  %c = icmp slt i32 %i, %n
  br i1 %c, label %body, label %out
body:
  %j = add nsw i32 %i, 1
  br label %head
out:
  %r = phi i32 [ %i, %head ]
  ret i32 %r
}
";

fn copy(s: &Subject, names: &[&str], map: Vec<(Value, Operand)>) -> Rewrite {
    Rewrite::CloneRegion {
        blocks: names.iter().map(|n| s.block(n)).collect(),
        map,
        suffix: ".c".into(),
    }
}

#[test]
fn clone_region_copies_edges_inside_and_outwards() {
    let s = Subject::new(LOOP);
    // The phi of the first trip is handed in; the copy of the loop goes round by itself.
    let copied = "\
body:
  %j = add nsw i32 %i, 1
  br label %head
head.c:
  %c.c = icmp slt i32 7, %n
  br i1 %c.c, label %body.c, label %out
body.c:
  %j.c = add nsw i32 7, 1
  br label %head.c
";
    let body = "\
body:
  %j = add nsw i32 %i, 1
  br label %head
";
    let after = LOOP
        .replace(body, copied)
        .replace("[ %i, %head ]", "[ %i, %head ], [ 7, %head.c ]");
    let map = vec![(s.value("i"), i32(7))];
    s.leads_to(&copy(&s, &["head", "body"], map), &after);
}

#[test]
fn clone_region_keeps_entries_for_copies_alone() {
    let s = Subject::new(LOOP);
    let copied = "\
body:
  %j = add nsw i32 %i, 1
  br label %head
head.c:
  %i.c = phi i32 [ %j.c, %body.c ]
  %c.c = icmp slt i32 %i.c, %n
  br i1 %c.c, label %body.c, label %out
body.c:
  %j.c = add nsw i32 %i.c, 1
  br label %head.c
";
    let body = "\
body:
  %j = add nsw i32 %i, 1
  br label %head
";
    let after = LOOP
        .replace(body, copied)
        .replace("[ %i, %head ]", "[ %i, %head ], [ %i.c, %head.c ]");
    s.leads_to(&copy(&s, &["head", "body"], vec![]), &after);
    // One block alone: the phi has no entry left, and the edge back to the original is one from outside.
    let one = "\
head.c:
  %c.c = icmp slt i32 poison, %n
  br i1 %c.c, label %body, label %out
body:
";
    let after = LOOP
        .replace("body:\n", one)
        .replace("[ %i, %head ]", "[ %i, %head ], [ poison, %head.c ]");
    s.leads_to(&copy(&s, &["head"], vec![]), &after);
}

#[test]
fn clone_region_refuses_what_is_no_region() {
    let s = Subject::new(LOOP);
    s.refuses(&copy(&s, &["entry", "head"], vec![]), "entry block");
    s.refuses(&copy(&s, &["body", "head"], vec![]), "layout order");
    s.refuses(&copy(&s, &[], vec![]), "layout order");
    let wrong = vec![(s.value("i"), s.operand("c"))];
    s.refuses(&copy(&s, &["head"], wrong), "another type");
}
