//! Loops after threading: blocks that were copied, values that got new phis, stack objects whose lives span the
//! loop. All of it is to be proved for every round; the wrong neighbours of each pair are not.

#![allow(clippy::unwrap_used)]

use crate::tv_support;

use std::time::Duration;
use tandem_tv::validate::{Conclusion, Report, Settings};
use tv_support::halves;

fn report(text: &str) -> Report {
    let (source, target) = halves(text);
    let mut settings = Settings {
        time_limit: Some(Duration::from_secs(60)),
        ..Settings::default()
    };
    settings.mode.source_unroll = 2;
    settings.mode.target_unroll = 2;
    tv_support::report(&source, &target, &settings)
}

#[track_caller]
fn for_ever(text: &str) {
    let r = report(text);
    let proved = matches!(r.conclusion, Conclusion::Correct { same: false });
    assert!(
        proved && r.cut_points.is_some() && !r.bounded,
        "{:?}, bounded: {}",
        r.conclusion,
        r.bounded
    );
}
#[track_caller]
fn not_for_ever(text: &str) {
    let r = report(text);
    let claims = matches!(r.conclusion, Conclusion::Correct { .. }) && !r.bounded;
    assert!(!claims && r.cut_points.is_none(), "{:?}", r.conclusion);
}

/// A hailstone loop in which the join is threaded: whether the number was odd is known on both ways in. `copy` is the
/// product in the copied block.
fn threaded(copy: &str) -> String {
    format!(
        "define i8 @f(i8 noundef %n) {{
entry:
  br label %loop
loop:
  %x = phi i8 [ %n, %entry ], [ %next, %join ]
  %steps = phi i8 [ 0, %entry ], [ %more, %join ]
  %one = icmp ule i8 %x, 1
  br i1 %one, label %exit, label %body
body:
  %bit = and i8 %x, 1
  %odd = icmp eq i8 %bit, 1
  br i1 %odd, label %up, label %down
up:
  %p = mul i8 %x, 3
  %u = add i8 %p, 1
  br label %join
down:
  %d = udiv i8 %x, 2
  br label %join
join:
  %next = phi i8 [ %u, %up ], [ %d, %down ]
  %was = phi i1 [ true, %up ], [ false, %down ]
  %w = mul i8 %next, %steps
  %k = select i1 %was, i8 %w, i8 1
  %more = add i8 %steps, %k
  br label %loop
exit:
  ret i8 %steps
}} => define i8 @f(i8 noundef %n) {{
entry:
  br label %loop
loop:
  %x = phi i8 [ %n, %entry ], [ %next, %join ]
  %steps = phi i8 [ 0, %entry ], [ %more, %join ]
  %one = icmp ule i8 %x, 1
  br i1 %one, label %exit, label %body
body:
  %bit = and i8 %x, 1
  %odd = icmp eq i8 %bit, 1
  br i1 %odd, label %up, label %down
up:
  %p = mul i8 %x, 3
  %u = add i8 %p, 1
  {copy}
  %more.thread = add i8 %steps, %w.thread
  br label %join
down:
  %d = udiv i8 %x, 2
  %more.down = add i8 %steps, 1
  br label %join
join:
  %next = phi i8 [ %u, %up ], [ %d, %down ]
  %more = phi i8 [ %more.thread, %up ], [ %more.down, %down ]
  br label %loop
exit:
  ret i8 %steps
}}"
    )
}

#[test]
fn products_on_threaded_paths_are_the_same_path_by_path() {
    for_ever(&threaded("%w.thread = mul i8 %u, %steps"));
    not_for_ever(&threaded("%w.thread = mul i8 %p, %steps"));
}

/// Unnamed values: the phi that the target has at its header stands for one that is used elsewhere in the source.
#[test]
fn a_value_behind_a_new_phi_finds_its_partner_by_its_uses() {
    let text = |second: &str| {
        format!(
            "define i32 @f(i32 noundef %a, i32 noundef %n) {{
entry:
  %c = icmp slt i32 %a, 0
  br i1 %c, label %neg, label %pos
neg:
  %m = sub i32 0, %a
  br label %start
pos:
  %q = add i32 %a, 7
  br label %start
start:
  %base = phi i32 [ %m, %neg ], [ %q, %pos ]
  %flag = phi i1 [ true, %neg ], [ false, %pos ]
  br i1 %flag, label %loop.a, label %loop.b
loop.a:
  br label %loop
loop.b:
  br label %loop
loop:
  %i = phi i32 [ 0, %loop.a ], [ 1, %loop.b ], [ %i2, %loop ]
  %s = phi i32 [ 0, %loop.a ], [ 0, %loop.b ], [ %s2, %loop ]
  %s2 = add i32 %s, %base
  %i2 = add i32 %i, 1
  %e = icmp ult i32 %i2, %n
  br i1 %e, label %loop, label %exit
exit:
  ret i32 %s2
}} => define i32 @f(i32 noundef %a, i32 noundef %n) {{
entry:
  %c = icmp slt i32 %a, 0
  br i1 %c, label %neg, label %pos
neg:
  %m = sub i32 0, %a
  br label %pre
pos:
  %q = add i32 %a, 7
  br label %pre
pre:
  %other = phi i32 [ %m, %neg ], [ {second}, %pos ]
  %first = phi i32 [ 0, %neg ], [ 1, %pos ]
  br label %loop
loop:
  %i = phi i32 [ %first, %pre ], [ %i2, %loop ]
  %s = phi i32 [ 0, %pre ], [ %s2, %loop ]
  %s2 = add i32 %s, %other
  %i2 = add i32 %i, 1
  %e = icmp ult i32 %i2, %n
  br i1 %e, label %loop, label %exit
exit:
  ret i32 %s2
}}"
        )
    };
    for_ever(&text("%q"));
    not_for_ever(&text("%a"));
}

/// A stack object that lives around a loop; `start` stands before the first store in the target.
fn lives(before: &str, after: &str) -> String {
    let body = |start: &str, late: &str, add: &str| {
        format!(
            "define i32 @f(i32 noundef %n) {{
entry:
  %a = alloca [4 x i32]
  {start}
  store i32 1, ptr %a
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %i2, %loop ]
  {late}
  %v = load i32, ptr %a
  {add}
  store i32 %v2, ptr %a
  %i2 = add i32 %i, 1
  %e = icmp ult i32 %i2, %n
  br i1 %e, label %loop, label %exit
exit:
  %r = load i32, ptr %a
  call void @llvm.lifetime.end.p0(ptr %a)
  ret i32 %r
}}"
        )
    };
    let start = "call void @llvm.lifetime.start.p0(ptr %a)";
    format!(
        "declare void @llvm.lifetime.start.p0(ptr captures(none))
declare void @llvm.lifetime.end.p0(ptr captures(none))
{} => {}",
        body(start, "", before),
        if after == "again" {
            body(start, start, before)
        } else {
            body(start, "", after)
        }
    )
}

#[test]
fn lives_of_stack_objects_go_on_from_segment_to_segment() {
    for_ever(&lives("%v2 = mul i32 %v, 2", "%v2 = add i32 %v, %v"));
    // A life that begins anew in every round forgets what was stored.
    not_for_ever(&lives("%v2 = mul i32 %v, 2", "again"));
}

#[test]
fn flags_of_a_phi_at_a_header_count_in_the_target() {
    let text = |flags: &str| {
        let body = |flags: &str, one: &str| {
            format!(
                "define float @f(float noundef %x, i32 noundef %n) {{
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %i2, %loop ]
  %s = phi {flags} float [ %x, %entry ], [ %y, %loop ]
  %y = fneg float %s
  %i2 = add i32 %i, {one}
  %e = icmp ult i32 %i2, %n
  br i1 %e, label %loop, label %exit
exit:
  ret float %s
}}"
            )
        };
        format!("{} => {}", body("nnan", "1"), body(flags, "1"))
    };
    for_ever(&text(""));
    not_for_ever(&text("nnan ninf"));
}
