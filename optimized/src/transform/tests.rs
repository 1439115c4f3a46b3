//! Each edit on a small function, compared as text: what it does, and that the verifier is content after it.
#![allow(clippy::unwrap_used)]

use super::copy::{Substitution, copy_insts};
use super::merge::{guard_mergeable, merge_edit};
use super::phis::{erase_empty_phis, phi_at_end};
use super::split_predecessors::split_predecessors;
use super::ssa_repair::repair;
use super::unfold_select::unfold_edit;
use crate::analysis::address_taken::pinned_blocks;
use crate::analysis::blocks::LayoutOrder;
use crate::context::Cx;
use tandem_ir::{Block, Function, Inst, InstKind, Module, Value};

fn module(text: &str) -> Module {
    let m = tandem_ir::text::parse(text.as_bytes(), "transform.ll").unwrap();
    assert!(tandem_ir::verify::verify(&m).is_empty());
    m
}

fn block(f: &Function, name: &str) -> Block {
    f.blocks().find(|&b| f.block_name(b) == Some(name)).unwrap()
}

fn value(f: &Function, name: &str) -> Value {
    let results = f.blocks().flat_map(|b| f.insts(b));
    let mut all = results.filter_map(|i| f.result(i));
    all.find(|&v| f.name(v) == Some(name)).unwrap()
}

fn inst(f: &Function, name: &str) -> Inst {
    f.def_inst(value(f, name)).unwrap()
}

/// The lines of the only body after an edit that must leave a module that the verifier accepts.
fn lines(m: &Module) -> Vec<String> {
    let errors = tandem_ir::verify::verify(m);
    assert!(errors.is_empty(), "{errors:?}");
    let text = tandem_ir::text::print(m);
    let lines = text.lines().map(|l| l.split(';').next().unwrap().trim());
    let body = lines.skip_while(|l| !l.starts_with("define")).skip(1);
    body.take_while(|l| *l != "}")
        .filter(|l| !l.is_empty())
        .map(str::to_owned)
        .collect()
}

const LOOP: &str = "
define i32 @f(i1 %c, i32 %x) {
entry:
  br i1 %c, label %a, label %b
a:
  br label %join
b:
  br label %join
join:
  %p = phi i32 [ 1, %a ], [ %x, %b ]
  %q = phi i32 [ 7, %a ], [ 7, %b ]
  %s = add i32 %p, %q
  br label %end
end:
  %t = phi i32 [ %s, %join ]
  ret i32 %t
}
";

#[test]
fn merging_dissolves_phis_and_moves_instructions() {
    let mut m = module(LOOP);
    let cx = Cx::from(&m.header);
    let f = &mut m.bodies[0];
    let (join, end, a) = (block(f, "join"), block(f, "end"), block(f, "a"));
    let pinned = pinned_blocks(cx, f);
    assert_eq!(
        guard_mergeable(cx, f, &pinned, join),
        None,
        "two predecessors"
    );
    assert_eq!(guard_mergeable(cx, f, &pinned, a), None, "a sibling");
    assert_eq!(guard_mergeable(cx, f, &pinned, end), Some(join));
    let moved = merge_edit(f, join, end);
    assert_eq!(moved.len(), 1, "the phi is gone, the return has moved");
    let lines = lines(&m);
    let end = lines.len() - 2..;
    assert_eq!(lines[end], ["%s = add i32 %p, %q", "ret i32 %s"]);
}

#[test]
fn splitting_one_edge_keeps_the_value_without_a_phi() {
    let mut m = module(LOOP);
    let f = &mut m.bodies[0];
    let (a, join) = (block(f, "a"), block(f, "join"));
    let new = split_predecessors(f, &[a], join, "edge");
    assert_eq!(f.single_predecessor(new), Some(a));
    assert_eq!(f.single_successor(new), Some(join));
    let lines = lines(&m);
    assert!(
        lines.contains(&"%p = phi i32 [ %x, %b ], [ 1, %edge ]".to_owned()),
        "{lines:?}"
    );
}

#[test]
fn gathering_predecessors_merges_what_they_bring() {
    let mut m = module(LOOP);
    let f = &mut m.bodies[0];
    let (a, b, join) = (block(f, "a"), block(f, "b"), block(f, "join"));
    split_predecessors(f, &[a, b], join, "edge");
    let lines = lines(&m);
    let has = |l: &str| assert!(lines.contains(&l.to_owned()), "{l} not in {lines:?}");
    has("%phi.res = phi i32 [ 1, %a ], [ %x, %b ]");
    has("%p = phi i32 [ %phi.res, %edge ]");
    has("%q = phi i32 [ 7, %edge ]");
}

#[test]
fn two_edges_from_one_block_are_led_away_together() {
    let mut m = module(
        "
define i32 @f(i32 %x) {
entry:
  switch i32 %x, label %other [ i32 0, label %join
                                i32 1, label %join ]
other:
  br label %join
join:
  %p = phi i32 [ %x, %entry ], [ %x, %entry ], [ 3, %other ]
  ret i32 %p
}
",
    );
    let f = &mut m.bodies[0];
    let (entry, join) = (block(f, "entry"), block(f, "join"));
    split_predecessors(f, &[entry], join, "edge");
    let lines = lines(&m);
    assert!(
        lines.contains(&"%p = phi i32 [ 3, %other ], [ %x, %edge ]".to_owned()),
        "{lines:?}"
    );
}

#[test]
fn an_unfolded_select_branches_on_the_frozen_condition_x_1() {
    let mut m = module(
        "
define i32 @f(i1 %c, i32 %x) {
entry:
  %s = select i1 %c, i32 1, i32 2
  br label %join
join:
  %p = phi i32 [ %s, %entry ]
  %q = phi i32 [ %x, %entry ]
  %r = add i32 %p, %q
  ret i32 %r
}
",
    );
    let cx = Cx::from(&m.header);
    let f = &mut m.bodies[0];
    let (s, p) = (inst(f, "s"), inst(f, "p"));
    let entry = block(f, "entry");
    let arm = unfold_edit(cx, f, s, p, entry, true);
    assert_eq!(f.single_predecessor(arm), Some(entry));
    let lines = lines(&m);
    let has = |l: &str| assert!(lines.contains(&l.to_owned()), "{l} not in {lines:?}");
    has("%cond.fr = freeze i1 %c");
    has("br i1 %cond.fr, label %phi.src1, label %join");
    has("%p = phi i32 [ 2, %entry ], [ 1, %phi.src1 ]");
    has("%q = phi i32 [ %x, %entry ], [ %x, %phi.src1 ]");
}

#[test]
fn uses_behind_a_copied_block_get_the_definition_that_reaches_them() {
    let mut m = module(
        "
define i32 @f(i1 %c, i32 %x) {
entry:
  br i1 %c, label %a, label %b
a:
  br label %copied
b:
  br label %copied
copied:
  %v = mul i32 %x, 3
  br i1 %c, label %left, label %right
left:
  br label %end
right:
  br label %end
end:
  ret i32 %v
}
",
    );
    let cx = Cx::from(&m.header);
    let f = &mut m.bodies[0];
    let (a, copied, left) = (block(f, "a"), block(f, "copied"), block(f, "left"));
    let order = LayoutOrder::new(f);
    // What jump threading does: `a` goes through a copy of `copied` to `left`.
    let copy = f.new_block_after(a, "copy");
    let mut map = Substitution::default();
    copy_insts(cx, f, copied, copy, false, &mut map);
    f.append_br(copy, left);
    let t = f.terminator(a).unwrap();
    f.redirect_successor(t, copied, copy);
    assert_eq!(
        map.find(value(f, "v"))
            .and_then(|v| f.def_inst(v))
            .and_then(|i| f.inst_block(i)),
        Some(copy)
    );
    let touched = repair(cx, f, &order, copied, copy, &map);
    assert!(touched.contains(&block(f, "end")));
    let lines = lines(&m);
    let phis: Vec<&String> = lines.iter().filter(|l| l.contains("= phi")).collect();
    // `left` is reached by both definitions, `right` by the original's alone, `end` by both ways.
    assert_eq!(phis.len(), 2, "{lines:?}");
    assert!(
        phis.iter()
            .any(|l| l.contains("%copied ]") && l.contains("%copy ]")),
        "{phis:?}"
    );
    assert!(
        phis.iter()
            .any(|l| l.contains("[ %v, %right ]") && l.contains("%left ]")),
        "{phis:?}"
    );
}

#[test]
fn a_phi_without_entries_is_erased_and_others_stay() {
    let mut m = module(LOOP);
    let f = &mut m.bodies[0];
    let (a, b, join) = (block(f, "a"), block(f, "b"), block(f, "join"));
    erase_empty_phis(f, join);
    assert_eq!(f.phis(join).count(), 2);
    assert_eq!(phi_at_end(f, join, &[]), None, "no entries, no type");
    f.remove_phi_entries(join, a);
    f.remove_phi_entries(join, b);
    let uses = value(f, "p");
    let poison = f.poison(f.value_type(uses));
    f.replace_all_uses(uses, poison);
    let uses = value(f, "q");
    f.replace_all_uses(uses, poison);
    erase_empty_phis(f, join);
    assert_eq!(f.phis(join).count(), 0);
    assert!(matches!(
        f.kind(f.insts(join).next().unwrap()),
        InstKind::Binary(_)
    ));
}
