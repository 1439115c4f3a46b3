//! Blocks, edges and switches.

use super::{after, body, count};

pub(super) const DIAMOND: &str = "
define i32 @f(i1 %c, i32 %x, i32 %y) {
entry:
  br i1 %c, label %then, label %else
then:
  %a = add nsw i32 %x, 40
  br label %join
else:
  %b = mul i32 %y, 3
  br label %join
join:
  %p = phi i32 [ %a, %then ], [ %b, %else ]
  ret i32 %p
}
";

#[test]
fn dropped_blocks_take_their_edges_along() {
    assert_eq!(
        body("blocks", 0..1, DIAMOND),
        [
            "br label %else",
            "%b = mul i32 %y, 3",
            "br label %join",
            "%p = phi i32 [ %b, %else ]",
            "ret i32 %p"
        ]
    );
    assert_eq!(body("blocks", 0..3, DIAMOND), ["ret i32 0"]);
}

#[test]
fn bypassed_blocks_leave_their_edges_to_others() {
    assert_eq!(
        body("bypass-blocks", 0..1, DIAMOND),
        [
            "br i1 %c, label %join, label %else",
            "%b = mul i32 %y, 3",
            "br label %join",
            "%p = phi i32 [ %b, %else ], [ 0, %entry ]",
            "ret i32 %p"
        ]
    );
}

#[test]
fn branches_become_unconditional() {
    let first = [
        "br label %then",
        "%a = add nsw i32 %x, 40",
        "br label %join",
        "%p = phi i32 [ %a, %then ]",
        "ret i32 %p",
    ];
    assert_eq!(body("branches-to-first", 0..1, DIAMOND), first);
    let last = [
        "br label %else",
        "%b = mul i32 %y, 3",
        "br label %join",
        "%p = phi i32 [ %b, %else ]",
        "ret i32 %p",
    ];
    assert_eq!(body("branches-to-last", 0..1, DIAMOND), last);
}

#[test]
fn a_block_can_return_early() {
    assert_eq!(body("return-early", 0..1, DIAMOND), ["ret i32 0"]);
    let lines = body("return-early", 1..2, DIAMOND);
    assert!(
        lines.contains(&"ret i32 0".to_string())
            && lines.contains(&"%p = phi i32 [ %b, %else ]".to_string())
    );
}

const SWITCH: &str = "
define i32 @f(i32 %x) {
entry:
  switch i32 %x, label %d [
    i32 1, label %a
    i32 5, label %b
    i32 7, label %a
  ]
a:
  %p = phi i32 [ 1, %entry ], [ 1, %entry ]
  ret i32 %p
b:
  ret i32 2
d:
  ret i32 3
}
";

#[test]
fn switch_cases_go_one_by_one() {
    assert_eq!(count("cut-edges", SWITCH), 4);
    let text = after("cut-edges", 0..1, SWITCH);
    assert!(
        !text.contains("i32 7, label") && text.contains("phi i32 [ 1, %entry ]\n"),
        "{text}"
    );
    // The default goes: the first case takes its place.
    let text = after("cut-edges", 3..4, SWITCH);
    assert!(
        text.contains("switch i32 %x, label %a [") && !text.contains("d:"),
        "{text}"
    );
    assert_eq!(
        body("cut-edges", 0..3, SWITCH),
        ["br label %d", "ret i32 3"]
    );
    assert_eq!(body("branches-to-other", 0..1, SWITCH)[0], "br label %a");
}

#[test]
fn unreachable_blocks_go_and_straight_ones_merge() {
    let text = "define i32 @f(i32 %x) {\n  br label %m\nm:\n  %p = phi i32 [ %x, %0 ]\n  %q = add i32 %p, 1\n  ret i32 %q\ndead:\n  br label %m2\nm2:\n  ret i32 9\n}";
    assert_eq!(
        body("unreachable-blocks", 0..2, text),
        [
            "br label %m",
            "%p = phi i32 [ %x, %0 ]",
            "%q = add i32 %p, 1",
            "ret i32 %q"
        ]
    );
    assert_eq!(
        body("merge-blocks", 0..1, text)[..2],
        ["%q = add i32 %x, 1", "ret i32 %q"]
    );
}

#[test]
fn arms_follow_each_other() {
    assert_eq!(
        body("sequence-arms", 0..1, DIAMOND),
        [
            "br label %then",
            "%a = add nsw i32 %x, 40",
            "br label %else",
            "%b = mul i32 %y, 3",
            "br label %join",
            "%p = phi i32 [ %b, %else ]",
            "ret i32 %p"
        ]
    );
}

const FORK: &str = "
define void @f(i8 %x) {
entry:
  %c = icmp ult i8 %x, 7
  br i1 %c, label %then, label %else
then:
  ret void
else:
  ret void
}
";

#[test]
fn a_branch_becomes_the_assumption_of_what_it_goes_by() {
    assert_eq!(
        body("branches-to-assumptions", 0..1, FORK),
        [
            "%c = icmp ult i8 %x, 7",
            "call void @llvm.assume(i1 %c)",
            "br label %then",
            "ret void"
        ]
    );
    assert_eq!(
        body("branches-to-assumptions", 1..2, FORK)[..3],
        [
            "%c = icmp uge i8 %x, 7",
            "call void @llvm.assume(i1 %c)",
            "br label %else"
        ]
    );
    // Only a comparison can be turned round, and only where both edges lead to one block nothing is known.
    assert_eq!(count("branches-to-assumptions", DIAMOND), 1);
    let both = FORK.replace("label %else\n", "label %then\n");
    assert_eq!(count("branches-to-assumptions", &both), 0);
}

#[test]
fn a_plain_branch_goes_by_a_value_without_choice() {
    // The block that it leads to has a phi, which gets an entry for each edge.
    let text = "
define i32 @f(i1 %c, i32 %x) {
entry:
  br label %join
join:
  %p = phi i32 [ %x, %entry ]
  ret i32 %p
}";
    assert_eq!(
        body("branches-on-values", 0..1, text)[..2],
        [
            "br i1 %c, label %join, label %join",
            "%p = phi i32 [ %x, %entry ], [ %x, %entry ]"
        ]
    );
    // A return goes back to where it came from.
    assert_eq!(
        body("branches-on-values", 1..2, text),
        [
            "br label %join",
            "%p = phi i32 [ %x, %entry ], [ %p, %join ], [ %p, %join ]",
            "br i1 %c, label %join, label %join"
        ]
    );
    assert_eq!(count("branches-on-values", text), 2);
}

#[test]
fn escapes_copy_code_and_keep_it_well_formed() {
    let text = "define i32 @f(i32 %x) {\n  %r = call i32 @g(i32 %x)\n  %s = add i32 %r, 1\n  ret i32 %s\n}\ndefine i32 @g(i32 %y) {\n  %c = icmp eq i32 %y, 0\n  br i1 %c, label %a, label %b\na:\n  ret i32 7\nb:\n  ret i32 %y\n}";
    let inlined = after("inline-calls", 0..1, text);
    assert!(
        inlined.contains("phi i32 [ 7, %") && !inlined.contains("call i32 @g"),
        "{inlined}"
    );
    let twice = "define i32 @f(i1 %c, i32 %x) {\n  br i1 %c, label %a, label %b\na:\n  br label %m\nb:\n  br label %m\nm:\n  %p = phi i32 [ 1, %a ], [ %x, %b ]\n  %q = add i32 %p, 2\n  br label %n\nn:\n  ret i32 %q\n}";
    let split = after("split-blocks", 0..1, twice);
    assert!(
        split.contains("add i32 1, 2") || split.contains("add i32 %x, 2"),
        "{split}"
    );
    let looped = "define i32 @f(i32 %n) {\nentry:\n  br label %h\nh:\n  %i = phi i32 [ 0, %entry ], [ %j, %h ]\n  %j = add i32 %i, 1\n  %c = icmp slt i32 %j, %n\n  br i1 %c, label %h, label %x\nx:\n  ret i32 %j\n}";
    let peeled = after("peel-loops", 0..1, looped);
    assert_eq!(peeled.matches("icmp slt").count(), 2, "{peeled}");
}

#[test]
fn a_branch_to_a_return_returns() {
    // `then` returns its own entry of the phi; `else` goes on to what is left of it.
    assert_eq!(
        body("branches-to-returns", 0..1, DIAMOND),
        [
            "br i1 %c, label %then, label %else",
            "%a = add nsw i32 %x, 40",
            "ret i32 %a",
            "%b = mul i32 %y, 3",
            "br label %join",
            "%p = phi i32 [ %b, %else ]",
            "ret i32 %p"
        ]
    );
    assert_eq!(count("branches-to-returns", DIAMOND), 2);
    assert_eq!(count("branches-to-returns", FORK), 0);
}
