//! Rewrites that describe nothing that is there, and the small rewrites around
//! threading, each refusal with a near miss that is legal.

#![allow(clippy::unwrap_used)]

use crate::support;

use support::harness::{Test, int};
use tandem_ir::rewrite::{Judgement, Operand, Rewrite, Why};
use tandem_ir::{Block, Inst, Type, Value};
use tandem_reference::passes::jump_threading::apply;

const SWAP: &str = "
declare i32 @obs(i32)
define i32 @f(i32 %a, i32 %b, i32 %n) {
entry:
  br label %B
B:
  %x = phi i32 [ %a, %entry ], [ %y, %L ]
  %y = phi i32 [ %b, %entry ], [ %x, %L ]
  %i = phi i32 [ 0, %entry ], [ %i1, %L ]
  %c = icmp ult i32 %i, 3
  br i1 %c, label %L, label %E
L:
  %i1 = add i32 %i, 1
  %o = call i32 @obs(i32 %x)
  br label %B
E:
  %r = sub i32 %y, %x
  ret i32 %r
}";

#[test]
fn rewrites_of_things_that_are_not_there_are_refused_by_both() {
    let t = Test::new(SWAP);
    let (far, b) = (Block::from_u32(99), t.block("B"));
    for rw in [
        Rewrite::ThreadEdge {
            preds: vec![far],
            block: b,
            dest: t.block("L"),
            why: Why::Fold,
        },
        Rewrite::ThreadEdge {
            preds: vec![],
            block: b,
            dest: t.block("L"),
            why: Why::Fold,
        },
        Rewrite::ThreadEdge {
            preds: vec![t.block("entry")],
            block: far,
            dest: b,
            why: Why::Fold,
        },
        Rewrite::FoldTerminator {
            block: b,
            dest: far,
            why: Why::Fold,
        },
        Rewrite::FoldTerminator {
            block: b,
            dest: t.block("entry"),
            why: Why::Fold,
        },
        Rewrite::EraseInst {
            inst: Inst::from_u32(500),
        },
        Rewrite::EraseBlocks {
            blocks: vec![t.block("L")],
        },
        Rewrite::EraseBlocks { blocks: vec![] },
        Rewrite::MergeIntoPredecessor {
            pred: t.block("L"),
            block: b,
        },
        Rewrite::ReplaceUses {
            old: Value::from_u32(9999),
            new: int(Type::I1, 0),
            uses: vec![],
            why: Why::Fold,
        },
    ] {
        assert!(matches!(t.judge(&rw), Judgement::Illegal { .. }), "{rw:?}");
        let mut g = t.f().clone();
        assert!(apply(&t.0.header, &mut g, &rw).is_err(), "{rw:?}");
    }
}

#[test]
fn small_rewrites_and_their_refusals() {
    let t = Test::new(
        "declare i32 @obs(i32)
define i32 @f(i1 %q, i32 %x, i32 %n) {
entry:
  %zero = add i32 %x, 0
  %five = add i32 2, 3
  %dead = mul i32 %x, %n
  %call = call i32 @obs(i32 %five)
  %one = icmp eq i32 %x, 1
  br i1 %one, label %A, label %B
A:
  %s = sub i32 %x, 1
  br label %B
B:
  %p = phi i32 [ %s, %A ], [ %zero, %entry ]
  ret i32 %p
C:
  br label %D
D:
  br label %C
}",
    );
    t.accepted(&t.replace("zero", Operand::Value(t.value("x")), "phi"));
    t.accepted(&t.replace("five", int(Type::I32, 5), "call"));
    // Certain to be another one, unless control never comes here.
    t.unproven(&t.replace("five", int(Type::I32, 6), "call"));
    // %x is 1 where control came over the true edge, and only there.
    t.accepted(&t.replace("x", int(Type::I32, 1), "sub"));
    t.unproven(&t.replace("x", int(Type::I32, 1), "mul"));
    t.unproven(&t.replace("x", Operand::Poison(Type::I32), "mul"));
    t.accepted(&Rewrite::EraseInst {
        inst: t.inst("dead"),
    });
    t.refused(
        &Rewrite::EraseInst {
            inst: t.inst("zero"),
        },
        "X-1",
    );
    t.refused(
        &Rewrite::EraseInst {
            inst: t.inst("call"),
        },
        "X-1",
    );
    let dead = vec![t.block("C"), t.block("D")];
    t.accepted(&Rewrite::EraseBlocks {
        blocks: dead.clone(),
    });
    t.refused(
        &Rewrite::EraseBlocks {
            blocks: dead[1..].to_vec(),
        },
        "X-1",
    );
    t.refused(
        &Rewrite::MergeIntoPredecessor {
            pred: t.block("A"),
            block: t.block("B"),
        },
        "X-1",
    );
    let both = vec![t.block("entry"), t.block("A")];
    t.accepted(&Rewrite::FactorPredecessors {
        preds: both.clone(),
        block: t.block("B"),
    });
    t.refused(
        &Rewrite::FactorPredecessors {
            preds: vec![both[1], both[0]],
            block: t.block("B"),
        },
        "X-7",
    );
}

#[test]
fn a_phi_keeps_one_value_per_predecessor() {
    let t = Test::new(
        "define i32 @f(i32 %x) {
entry:
  %z = add i32 %x, 0
  switch i32 %x, label %J [ i32 1, label %J ]
J:
  %p = phi i32 [ %z, %entry ], [ %z, %entry ]
  ret i32 %p
}",
    );
    let all = t.replace("z", Operand::Value(t.value("x")), "phi");
    t.accepted(&all);
    let Rewrite::ReplaceUses {
        old,
        new,
        mut uses,
        why,
    } = all
    else {
        unreachable!()
    };
    uses.truncate(1);
    t.refused(
        &Rewrite::ReplaceUses {
            old,
            new,
            uses,
            why,
        },
        "X-1",
    );
}

#[test]
fn blocks_whose_address_is_taken_stay() {
    let text = |other: &str| {
        format!(
            "define ptr @f(i1 %q) {{
entry:
  br i1 %q, label %A, label %B
A:
  br label %C
C:
  ret ptr blockaddress(@f, %{other})
B:
  ret ptr null
}}"
        )
    };
    let merge = |t: &Test| Rewrite::MergeIntoPredecessor {
        pred: t.block("A"),
        block: t.block("C"),
    };
    let t = Test::new(&text("C"));
    t.refused(&merge(&t), "X-1");
    let other = Test::new(&text("B"));
    assert_eq!(other.judge(&merge(&other)), Judgement::Legal);
}

#[test]
fn jt_r2_invokes_and_their_pads_are_left_alone() {
    let t = Test::new(
        "declare i32 @personality(...)
declare void @call()
define i32 @f(i1 %q, i1 %r) personality ptr @personality {
entry:
  br i1 %q, label %I, label %J
I:
  invoke void @call() to label %B unwind label %U
J:
  br label %B
B:
  %c = phi i1 [ true, %I ], [ %r, %J ]
  br i1 %c, label %T, label %F
T:
  ret i32 1
F:
  ret i32 0
U:
  %p = landingpad { ptr, i32 } cleanup
  ret i32 2
}",
    );
    t.refused(&t.thread(&["I"], "B", "T"), "JT-R2");
    t.unproven(&t.thread(&["J"], "B", "T"));
    let factor = |block| Rewrite::FactorPredecessors {
        preds: vec![t.block("I")],
        block: t.block(block),
    };
    t.refused(&factor("U"), "JT-R2");
    t.refused(&factor("B"), "JT-R2");
}
