//! The cache: what is computed, kept and dropped, and that what is kept is what a fresh computation says.
#![allow(clippy::unwrap_used)]

use super::{ANALYSES, AnalysisId, FunctionAnalyses, ModuleAnalyses, PreservedAnalyses};
use crate::context::Cx;
use tandem_ir::{Block, Function, Module};

const LOOP: &str = "
declare void @llvm.nvvm.barrier0() convergent
@g = internal global i32 1
define i32 @f(i1 %c, i32 %x) {
entry:
  br label %head
head:
  %i = phi i32 [ 0, %entry ], [ %j, %latch ]
  br i1 %c, label %latch, label %out
latch:
  %j = add i32 %i, %x
  br label %head
out:
  call void @llvm.nvvm.barrier0()
  store i32 %i, ptr @g
  ret i32 %i
}
";

fn module() -> Module {
    tandem_ir::text::parse(LOOP.as_bytes(), "manager.ll").unwrap()
}

fn block(f: &Function, name: &str) -> Block {
    f.blocks().find(|&b| f.block_name(b) == Some(name)).unwrap()
}

fn cached(a: &FunctionAnalyses) -> Vec<&'static str> {
    let rows = ANALYSES.iter().filter(|r| a.is_cached(r.id));
    rows.map(|r| r.name).collect()
}

/// A manager that has been asked everything.
fn full(m: &Module) -> FunctionAnalyses {
    let mut a = FunctionAnalyses::default();
    for row in ANALYSES {
        a.require(Cx::from(&m.header), &m.bodies[0], row.id);
    }
    a
}

#[test]
fn the_table_is_in_order_of_the_identities() {
    for (n, row) in ANALYSES.iter().enumerate() {
        assert_eq!(row.id as usize, n);
        assert_eq!(row.id.info(), row);
        assert_eq!(AnalysisId::lookup(row.name), Some(row.id));
        assert!(
            row.requires.iter().all(|&r| r < row.id),
            "no cycle of requirements"
        );
    }
    assert_eq!(AnalysisId::lookup("dom"), None);
}

#[test]
fn nothing_is_computed_before_it_is_asked_for() {
    let m = module();
    let f = &m.bodies[0];
    let mut a = FunctionAnalyses::default();
    assert_eq!(cached(&a), [""; 0]);
    assert_eq!(a.claims(f), tandem_ir::claims::Claims::default());
    assert!(a.loops(f).headers.contains(block(f, "head")));
    assert_eq!(cached(&a), ["domtree", "loops"]);
}

#[test]
fn all_keeps_everything_and_none_drops_everything() {
    let m = module();
    let mut a = full(&m);
    let before = a.claims(&m.bodies[0]);
    a.invalidate(PreservedAnalyses::all());
    assert_eq!(a.claims(&m.bodies[0]), before);
    a.invalidate(PreservedAnalyses::none());
    assert_eq!(cached(&a), [""; 0]);
}

#[test]
fn cfg_keeps_what_depends_on_edges_alone() {
    let m = module();
    let mut a = full(&m);
    a.invalidate(PreservedAnalyses::cfg());
    assert_eq!(cached(&a), ["domtree", "postdomtree", "loops"]);
}

#[test]
fn invalidation_is_transitive_over_requirements() {
    let m = module();
    let mut a = full(&m);
    // Loops rest on dominators, which are not preserved.
    a.invalidate(PreservedAnalyses::none().preserve(AnalysisId::Loops));
    assert_eq!(cached(&a), [""; 0]);
    let mut a = full(&m);
    a.invalidate(PreservedAnalyses::all().abandon(AnalysisId::Dominators));
    assert!(!cached(&a).contains(&"loops"));
    assert!(cached(&a).contains(&"postdomtree"));
}

#[test]
fn two_passes_preserve_what_both_preserve() {
    let first = PreservedAnalyses::cfg();
    let second = PreservedAnalyses::none().preserve(AnalysisId::Dominators);
    let both = first.intersect(second);
    assert!(both.keeps(AnalysisId::Dominators) && !both.contains(AnalysisId::Loops));
    assert_eq!(
        PreservedAnalyses::none().if_changed(false),
        PreservedAnalyses::all()
    );
    assert_eq!(
        PreservedAnalyses::cfg().if_changed(true),
        PreservedAnalyses::cfg()
    );
}

#[test]
fn after_an_edge_was_moved_and_told_the_answers_are_those_of_a_fresh_manager() {
    let mut m = module();
    let mut a = full(&m);
    let f = &mut m.bodies[0];
    let (latch, head, out) = (block(f, "latch"), block(f, "head"), block(f, "out"));
    f.remove_phi_entries(head, latch);
    let t = f.terminator(latch).unwrap();
    f.redirect_successor(t, head, out);
    a.edges_changed(Cx::from(&m.header));
    let f = &m.bodies[0];
    assert!(
        !a.is_cached(AnalysisId::Dominators),
        "dropped, not recomputed"
    );
    assert!(a.loops(f).back_edges.is_empty());
    a.dominators(f);
    a.post_dominators(f);
    let fresh = full(&m);
    let (a, fresh) = (a.claims(f), fresh.claims(f));
    assert_eq!(a.dominators, fresh.dominators);
    assert_eq!(a.post_dominators, fresh.post_dominators);
    assert_eq!(a.loops, fresh.loops);
}

#[test]
fn the_answers_for_a_copy_are_those_for_the_function() {
    let m = module();
    let a = full(&m);
    let copy = a.for_copy();
    let mut claims = a.claims(&m.bodies[0]);
    assert!(claims.scev.take().is_some());
    assert_eq!(
        copy.claims(&m.bodies[0]),
        claims,
        "lazy value info holds no facts yet"
    );
    assert!(!copy.is_cached(AnalysisId::LazyValueInfo));
    assert!(!copy.is_cached(AnalysisId::ScalarEvolution));
}

#[test]
fn a_barrier_that_hangs_on_a_block_is_found_through_the_cache() {
    let m = module();
    let f = &m.bodies[0];
    let cx = Cx::from(&m.header);
    let mut a = FunctionAnalyses::default();
    assert!(
        !a.convergent_in_region(cx, f, block(f, "entry")),
        "the loop ends in the barrier's block"
    );
    assert!(a.convergent_blocks(cx, f).contains(block(f, "out")));
    assert!(a.is_cached(AnalysisId::PostDominators));
}

#[test]
fn module_analyses_are_kept_apart_from_those_of_bodies() {
    let m = module();
    let mut a = ModuleAnalyses::default();
    a.require_all(&m);
    a.body(0).dominators(&m.bodies[0]);
    let claims = a.claims(&m);
    let uses = claims.uses.unwrap();
    let g = m.header.lookup("g").unwrap();
    let of_g = uses.iter().find(|u| u.name == g).unwrap();
    assert_eq!(of_g.operands.len(), 1, "one store");
    assert!(claims.bodies[0].1.dominators.is_some());
    // A pass that changed a body without saying more.
    a.invalidate(PreservedAnalyses::none().preserve(AnalysisId::Roots));
    let claims = a.claims(&m);
    assert!(claims.uses.is_none() && claims.roots.is_some());
    assert!(claims.bodies[0].1.dominators.is_none());
}
