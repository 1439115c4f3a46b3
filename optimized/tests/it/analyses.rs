//! The analyses against naive ones, on random programs and on small ones.
#![allow(clippy::unwrap_used)]

use crate::support;

use quickcheck::{Arbitrary, Gen};
use std::collections::BTreeSet;
use support::parse;
use support::program::{Choices, program};
use tandem_ir::{Block, Function, Value};
use tandem_optimized::analysis::blocks::{LayoutOrder, reachable, walk};
use tandem_optimized::analysis::dominators::Dominators;
use tandem_optimized::analysis::loops::Loops;
use tandem_optimized::analysis::lvi::{Lvi, Set};
use tandem_optimized::analysis::manager::FunctionAnalyses;
use tandem_optimized::analysis::post_dominators::PostDominators;
use tandem_optimized::context::Cx;

/// Blocks reached from `from` without entering `without`.
fn reach(f: &Function, from: Block, without: Option<Block>) -> BTreeSet<Block> {
    let mut seen = BTreeSet::new();
    let mut work = vec![from];
    while let Some(b) = work.pop() {
        if Some(b) != without && seen.insert(b) {
            work.extend(f.successors(b));
        }
    }
    seen
}

fn programs(n: usize) -> impl Iterator<Item = tandem_ir::Module> {
    let mut g = Gen::new(100);
    (0..n).map(move |_| parse(&program(&Choices::arbitrary(&mut g))))
}

/// JT-R13: dominance is "every path from the entry passes", for all pairs (JT-T17).
#[test]
fn dominators_agree_with_the_definition() {
    for m in programs(300) {
        let f = &m.bodies[0];
        let dom = Dominators::new(f, &walk(f));
        let entry = f.entry().unwrap();
        let live = reach(f, entry, None);
        let all = reachable(f);
        for b in f.blocks() {
            assert_eq!(all.contains(b), live.contains(&b));
        }
        for &a in &live {
            let without = reach(f, entry, Some(a));
            for &b in &live {
                assert_eq!(
                    dom.dominates(a, b),
                    a == b || !without.contains(&b),
                    "{a} {b}"
                );
            }
            if a == entry {
                assert_eq!(dom.idom(a), None);
                continue;
            }
            // The immediate dominator is the strict dominator that all others dominate.
            let strict: Vec<Block> = live
                .iter()
                .copied()
                .filter(|&d| d != a && dom.dominates(d, a))
                .collect();
            let lowest = strict
                .iter()
                .find(|&&d| strict.iter().all(|&e| dom.dominates(e, d)));
            assert_eq!(dom.idom(a), lowest.copied());
        }
    }
}

/// reducible means that what is left without back edges to dominators has no cycle.
#[test]
fn reducibility_agrees_with_removing_back_edges() {
    let (mut yes, mut no) = (0, 0);
    for m in programs(600) {
        let f = &m.bodies[0];
        let dom = Dominators::new(f, &walk(f));
        let live = reach(f, f.entry().unwrap(), None);
        let forward = |b: Block| -> Vec<Block> {
            f.successors(b).filter(|&s| !dom.dominates(s, b)).collect()
        };
        let cyclic = live.iter().any(|&b| {
            let mut seen = BTreeSet::new();
            let mut work = forward(b);
            while let Some(x) = work.pop() {
                if seen.insert(x) {
                    work.extend(forward(x));
                }
            }
            seen.contains(&b)
        });
        let loops = Loops::new(f);
        assert_eq!(loops.reducible, !cyclic);
        if cyclic { no += 1 } else { yes += 1 }
    }
    assert!(yes > 50 && no > 20, "{yes} {no}");
}

/// Where every block can reach an exit, post-dominance is "every path to an exit passes".
#[test]
fn post_dominators_agree_with_the_definition() {
    for m in programs(300) {
        let f = &m.bodies[0];
        let is_exit = |b: Block| f.successors(b).next().is_none();
        let exits =
            |from: Block, without: Option<Block>| reach(f, from, without).into_iter().any(is_exit);
        if f.blocks().any(|b| !exits(b, None)) {
            continue;
        }
        let ipdom = PostDominators::new(f);
        for b in f.blocks() {
            let post = |p: Block, q: Block| p == q || !exits(q, Some(p));
            let strict: Vec<Block> = f.blocks().filter(|&p| p != b && post(p, b)).collect();
            let nearest = strict.iter().find(|&&p| strict.iter().all(|&q| post(q, p)));
            assert_eq!(ipdom.ipdom(b), nearest.copied(), "{b}");
        }
    }
}

/// CV-1: inside an endless part everything that is reached belongs to the region.
#[test]
fn endless_parts_have_no_post_dominators() {
    let m = parse(
        "declare void @vote() convergent
define void @f(i1 %q) {
entry:
  br label %H
H:
  br i1 %q, label %A, label %B
A:
  br label %J
B:
  br label %J
J:
  call void @vote()
  br label %H
}",
    );
    let f = &m.bodies[0];
    let h = f.blocks().nth(1).unwrap();
    let cx = Cx::from(&m.header);
    assert!(FunctionAnalyses::default().convergent_in_region(cx, f, h));
}

/// JT-T21: a fact is gone when its value is rewritten.
#[test]
fn a_rewritten_value_is_forgotten() {
    let mut m = parse(
        "define i32 @f(i1 %q, i32 %x) {
entry:
  br i1 %q, label %A, label %B
A:
  br label %J
B:
  br label %J
J:
  %p = phi i32 [ 1, %A ], [ 2, %B ]
  ret i32 %p
}",
    );
    let f = &mut m.bodies[0];
    let j = f.last_block().unwrap();
    let phi = f.first_inst(j).unwrap();
    let v: Value = f.result(phi).unwrap();
    let mut lvi = Lvi::new((&m.header).into(), f);
    let Set::Range(r) = lvi.at_end((&m.header).into(), f, v, j).set else {
        panic!()
    };
    assert_eq!((r.lo(), r.hi()), (1, 2));
    let nine = f.int(tandem_ir::Type::I32, 9);
    f.set_operand(phi, 2, nine);
    lvi.erase_value(v);
    let Set::Range(r) = lvi.at_end((&m.header).into(), f, v, j).set else {
        panic!()
    };
    assert!(r.contains(9) && r.contains(1));
}

/// The numbering follows insertions, also many at one place.
#[test]
fn layout_order_survives_insertions() {
    let mut m = parse("define void @f() {\nentry:\n  br label %A\nA:\n  ret void\n}");
    let f = &mut m.bodies[0];
    let mut order = LayoutOrder::new(f);
    let entry = f.entry().unwrap();
    for n in 0..200 {
        let after = if n % 2 == 0 {
            entry
        } else {
            f.last_block().unwrap()
        };
        let b = f.new_block_after(after, "x");
        order.inserted(f, b);
        let all: Vec<u64> = f.blocks().map(|b| order.of(b)).collect();
        assert!(all.is_sorted_by(|a, b| a < b));
    }
}
