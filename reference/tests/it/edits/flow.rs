//! Control flow.

use super::{Subject, i32};
use tandem_ir::rewrite::{NewInst, Operand, Rewrite, Why};
use tandem_ir::{Flags, InstKind, Type};

const TEXT: &str = "\
define i32 @f(i32 %x, i1 %c) {
entry:
  br i1 %c, label %left, label %right
left:
  %a = add i32 %x, 1
  br label %join
right:
  switch i32 %x, label %join [ i32 1, label %left2
                               i32 2, label %join ]
left2:
  br label %join
join:
  %p = phi i32 [ %a, %left ], [ 5, %right ], [ 5, %right ], [ %x, %left2 ]
  ret i32 %p
}
";

fn terminator(kind: InstKind, operands: Vec<Operand>) -> NewInst {
    NewInst {
        kind,
        flags: Flags::NONE,
        ty: Type::VOID,
        operands,
    }
}

#[test]
fn fold_terminator_keeps_one_edge() {
    let s = Subject::new(TEXT);
    let rw = |block, dest| Rewrite::FoldTerminator {
        block: s.block(block),
        dest: s.block(dest),
        why: Why::Fold,
    };
    let after = "\
define i32 @f(i32 %x, i1 %c) {
entry:
  br i1 %c, label %left, label %right
left:
  %a = add i32 %x, 1
  br label %join
right:
  br label %join
left2:
  br label %join
join:
  %p = phi i32 [ %a, %left ], [ 5, %right ], [ %x, %left2 ]
  ret i32 %p
}
";
    s.leads_to(&rw("right", "join"), after);
    s.refuses(&rw("entry", "join"), "not a successor");
    s.refuses(&rw("left", "join"), "on a condition");
}

#[test]
fn replace_terminator_drops_the_entries_of_edges_that_go() {
    let s = Subject::new(TEXT);
    let rw = |block, new| Rewrite::ReplaceTerminator {
        block: s.block(block),
        new,
    };
    let ret = terminator(InstKind::Ret, vec![i32(0)]);
    let after = TEXT
        .replace(
            "  switch i32 %x, label %join [ i32 1, label %left2
                               i32 2, label %join ]",
            "  ret i32 0",
        )
        .replace(" [ 5, %right ], [ 5, %right ],", "");
    s.leads_to(&rw("right", ret), &after);
    let br = |to| terminator(InstKind::Br, vec![s.label(to)]);
    let after = TEXT.replace("br i1 %c, label %left, label %right", "br label %left2");
    s.leads_to(&rw("entry", br("left2")), &after);
    s.refuses(&rw("entry", br("join")), "no value for a new edge");
    s.refuses(&rw("left", br("entry")), "entry block");
    let wrong = terminator(InstKind::Ret, vec![s.operand("c")]);
    s.refuses(&rw("left", wrong), "not a well-formed instruction");
    let add = terminator(InstKind::Freeze, vec![i32(0)]);
    s.refuses(&rw("left", add), "no br, switch, ret or unreachable");
}

#[test]
fn redirect_edge_hands_values_to_the_phis_of_the_new_target() {
    let s = Subject::new(TEXT);
    let rw = |pred, old, new, values| Rewrite::RedirectEdge {
        pred: s.block(pred),
        old: s.block(old),
        new: s.block(new),
        values,
    };
    let p = s.inst("p");
    let after = TEXT
        .replace("label %left, label %right", "label %join, label %right")
        .replace("[ %x, %left2 ]", "[ %x, %left2 ], [ 9, %entry ]");
    s.leads_to(&rw("entry", "left", "join", vec![(p, i32(9))]), &after);
    // Both edges of a switch go together, and take their entries along.
    let after = TEXT
        .replace("label %join [", "label %left [")
        .replace("i32 2, label %join", "i32 2, label %left")
        .replace(" [ 5, %right ], [ 5, %right ],", "");
    s.leads_to(&rw("right", "join", "left", vec![]), &after);
    s.refuses(
        &rw("entry", "left", "join", vec![]),
        "not those of the block's phis",
    );
    s.refuses(&rw("entry", "join", "left", vec![]), "no edge");
    s.refuses(&rw("left", "join", "entry", vec![]), "entry block");
    s.refuses(&rw("left", "join", "join", vec![(p, i32(9))]), "already");
    // `right` branches to `join` already, with another value.
    let second = rw("right", "left2", "join", vec![(p, i32(6))]);
    s.refuses(&second, "two values for one predecessor");
    let equal = TEXT
        .replace("i32 1, label %left2", "i32 1, label %join")
        .replace(", [ %x, %left2 ]", ", [ %x, %left2 ], [ 5, %right ]");
    s.leads_to(&rw("right", "left2", "join", vec![(p, i32(5))]), &equal);
}

#[test]
fn split_block_moves_the_rest_to_a_new_block() {
    let s = Subject::new(TEXT);
    let rw = |block, at| Rewrite::SplitBlock {
        block: s.block(block),
        at,
    };
    let after = TEXT
        .replace("left:\n", "left:\n  br label %left.split\nleft.split:\n")
        .replace("[ %a, %left ]", "[ %a, %left.split ]");
    s.leads_to(&rw("left", s.inst("a")), &after);
    s.refuses(&rw("left", s.nth("join", 1)), "in another block");
    s.refuses(&rw("join", s.inst("p")), "stays at the start");
}

#[test]
fn split_edge_puts_one_block_on_all_edges_between_two() {
    let s = Subject::new(TEXT);
    let rw = |pred, succ| Rewrite::SplitEdge {
        pred: s.block(pred),
        succ: s.block(succ),
    };
    let after = TEXT
        .replace("label %join [", "label %join.factor [")
        .replace("i32 2, label %join ", "i32 2, label %join.factor ")
        .replace("join:\n", "join.factor:\n  br label %join\njoin:\n")
        .replace(
            "[ 5, %right ], [ 5, %right ], [ %x, %left2 ]",
            "[ %x, %left2 ], [ 5, %join.factor ]",
        );
    s.leads_to(&rw("right", "join"), &after);
    s.refuses(&rw("entry", "join"), "no edge");
}

#[test]
fn merge_into_predecessor_wants_the_only_edge() {
    let text = "\
define i32 @f(i32 %x, i1 %c) {
entry:
  br label %one
one:
  %p = phi i32 [ %x, %entry ]
  br i1 %c, label %a, label %b
a:
  br label %b
b:
  %q = phi i32 [ %p, %one ], [ 1, %a ]
  ret i32 %q
}
";
    let s = Subject::new(text);
    let rw = |pred, block| Rewrite::MergeIntoPredecessor {
        pred: s.block(pred),
        block: s.block(block),
    };
    let after = "\
define i32 @f(i32 %x, i1 %c) {
entry:
  br i1 %c, label %a, label %b
a:
  br label %b
b:
  %q = phi i32 [ %x, %entry ], [ 1, %a ]
  ret i32 %q
}
";
    s.leads_to(&rw("entry", "one"), after);
    s.refuses(&rw("a", "b"), "other predecessors");
    s.refuses(&rw("one", "a"), "unconditional branch");
}

#[test]
fn erase_blocks_wants_no_edge_from_outside() {
    let text = "\
define i32 @f(i32 %x, i1 %c) {
entry:
  br label %out
dead:
  br i1 %c, label %dead2, label %out
dead2:
  br label %dead
out:
  %p = phi i32 [ %x, %entry ], [ 1, %dead ]
  ret i32 %p
}
";
    let s = Subject::new(text);
    let rw = |names: &[&str]| Rewrite::EraseBlocks {
        blocks: names.iter().map(|n| s.block(n)).collect(),
    };
    let after = "\
define i32 @f(i32 %x, i1 %c) {
entry:
  br label %out
out:
  %p = phi i32 [ %x, %entry ]
  ret i32 %p
}
";
    s.leads_to(&rw(&["dead", "dead2"]), after);
    s.refuses(&rw(&["dead"]), "a block that stays branches");
    s.refuses(&rw(&["dead2", "dead"]), "layout order");
    s.refuses(&rw(&[]), "layout order");
    s.refuses(&rw(&["entry"]), "entry block");
}
