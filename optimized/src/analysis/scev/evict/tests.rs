//! What an edit takes from what is kept, and what it leaves.

#![allow(clippy::unwrap_used)]

use crate::analysis::manager::FunctionAnalyses;
use crate::analysis::scev::Depth;
use crate::context::Cx;
use tandem_ir::{Block, Function, Inst, Module};

/// A nest of two loops, and a third one behind it that a branch on its own bound guards.
const THREE: &str = "
define void @f(i32 %n, i32 %m) {
entry:
  br label %outer
outer:
  %i = phi i32 [ 0, %entry ], [ %i1, %latch ]
  br label %inner
inner:
  %j = phi i32 [ %i, %outer ], [ %j1, %inner ]
  %j1 = add nuw i32 %j, 1
  %cj = icmp ult i32 %j1, %n
  br i1 %cj, label %inner, label %latch
latch:
  %i1 = add nuw i32 %i, 1
  %ci = icmp ult i32 %i1, 100
  br i1 %ci, label %outer, label %between
between:
  %g = icmp ugt i32 %m, 0
  br i1 %g, label %third, label %out
third:
  %k = phi i32 [ 0, %between ], [ %k1, %third ]
  %k1 = add nuw i32 %k, 1
  %ck = icmp ult i32 %k1, %m
  br i1 %ck, label %third, label %out
out:
  %dead = mul i32 %n, %m
  ret void
}
";

fn module() -> Module {
    tandem_ir::text::parse(THREE.as_bytes(), "t.ll").unwrap()
}

fn block(f: &Function, name: &str) -> Block {
    f.blocks().find(|&b| f.block_name(b) == Some(name)).unwrap()
}

/// The instruction whose text starts like this.
fn inst(m: &Module, start: &str) -> Inst {
    let f = &m.bodies[0];
    let mut all = f.blocks().flat_map(|b| f.insts(b));
    all.find(|&i| tandem_ir::text::print_inst(&m.header, f, i).starts_with(start))
        .unwrap()
}

fn asked(m: &Module) -> FunctionAnalyses {
    let mut a = FunctionAnalyses::default();
    a.scalar_evolution(Cx::from(&m.header), &m.bodies[0], |_| ());
    a
}

/// Headers of the loops whose counts are kept.
fn counted(a: &FunctionAnalyses, m: &Module) -> Vec<String> {
    let f = &m.bodies[0];
    let loops = a.claims(f).scev.unwrap().loops;
    let mut names: Vec<String> = loops
        .iter()
        .map(|l| f.block_name(l.header).unwrap().to_owned())
        .collect();
    names.sort();
    names
}

#[test]
fn a_question_comes_before_the_edit_and_nothing_is_gone() {
    let m = module();
    let mut a = asked(&m);
    assert_eq!(counted(&a, &m), ["inner", "outer", "third"]);
    assert!(a.kept_scalar_evolution().unwrap().is_complete());
}

#[test]
fn what_nobody_uses_takes_itself_alone() {
    let mut m = module();
    let mut a = asked(&m);
    let (before, _) = a.kept_scalar_evolution().unwrap().size();
    let dead = inst(&m, "%dead");
    m.bodies[0].erase_inst(dead);
    a.insts_erased(Cx::from(&m.header), &m.bodies[0]);
    assert_eq!(a.kept_scalar_evolution().unwrap().size().0, before - 1);
    assert_eq!(counted(&a, &m), ["inner", "outer", "third"]);
}

#[test]
fn the_bound_of_a_loop_takes_its_count_and_a_sibling_stays() {
    let m = module();
    let mut a = asked(&m);
    a.inst_changed(Cx::from(&m.header), inst(&m, "%ck"));
    assert_eq!(counted(&a, &m), ["inner", "outer"]);
}

/// SE-R8 and SE-R9, code motion alone: what is moved computes what it did, and nothing goes.
#[test]
fn se_r9_what_is_moved_takes_nothing_with_it() {
    let mut m = module();
    let mut a = asked(&m);
    let (before, _) = a.kept_scalar_evolution().unwrap().size();
    let (dead, f) = (inst(&m, "%dead"), &mut m.bodies[0]);
    let end = f.entry().and_then(|b| f.terminator(b)).unwrap();
    f.detach_inst(dead);
    f.insert_before(dead, end);
    a.inst_moved(Cx::from(&m.header), dead);
    assert_eq!(a.kept_scalar_evolution().unwrap().size().0, before);
    assert!(a.kept_scalar_evolution().unwrap().is_complete());
}

/// SE-T1: the guard above.
#[test]
fn se_t1_a_guard_takes_the_count_of_what_it_guards() {
    let m = module();
    let mut a = asked(&m);
    a.inst_changed(Cx::from(&m.header), inst(&m, "%g"));
    assert!(!counted(&a, &m).contains(&"third".to_owned()));
}

/// SE-T2: what the inner loop's start is made of is the outer loop's variable. The third loop is behind the exit that the
/// changed comparison decides, and stands under it as under a guard.
#[test]
fn se_t2_the_outer_bound_takes_the_inner_count() {
    let m = module();
    let mut a = asked(&m);
    a.inst_changed(Cx::from(&m.header), inst(&m, "%ci"));
    assert_eq!(counted(&a, &m), [""; 0]);
}

#[test]
fn a_loop_is_forgotten_alone_or_with_those_inside() {
    let m = module();
    let (f, cx) = (&m.bodies[0], Cx::from(&m.header));
    let third = block(f, "third");
    let mut a = asked(&m);
    let kept = a.kept_scalar_evolution().unwrap();
    kept.forget_loop(cx, f, third, Depth::Own);
    assert_eq!(counted(&a, &m), ["inner", "outer"]);
    let mut a = asked(&m);
    let kept = a.kept_scalar_evolution().unwrap();
    // With the exit of the outer loop goes what stands behind it.
    kept.forget_topmost(cx, f, block(f, "inner"));
    assert_eq!(counted(&a, &m), [""; 0]);
    a.kept_scalar_evolution().unwrap().forget_all();
    assert_eq!(counted(&a, &m), [""; 0]);
}

#[test]
fn a_question_works_out_what_is_gone() {
    let m = module();
    let mut a = asked(&m);
    let fresh = a.claims(&m.bodies[0]).scev.unwrap();
    a.inst_changed(Cx::from(&m.header), inst(&m, "%ci"));
    a.scalar_evolution(Cx::from(&m.header), &m.bodies[0], |_| ());
    assert_eq!(a.claims(&m.bodies[0]).scev.unwrap(), fresh);
}

/// `-verify-scev`, `-verify-scev-strict`: what was found of another function, with the same names of its parts, is not what is
/// found of this one; `-verify-scev-maps`: what was not evicted whole.
#[test]
fn what_is_kept_beside_what_is_said_now() {
    use crate::analysis::scev::{Extent, stale};
    let apart = |from: &str, to: &str, extent| {
        let text = THREE.replace(from, to);
        assert_ne!(text, THREE);
        let (old, new) = (
            module(),
            tandem_ir::text::parse(text.as_bytes(), "t.ll").unwrap(),
        );
        let claims = |m: &Module| {
            let a = asked(m);
            a.scalar_evolution_kept().unwrap().claims(&m.bodies[0])
        };
        let (kept, now) = (claims(&old), claims(&new));
        assert_eq!(stale(&new.bodies[0], &now, &now, extent), None);
        stale(&new.bodies[0], &kept, &now, extent)
    };
    let count = Some("backedge-taken count");
    assert_eq!(apart("%i1, 100", "%i1, 99", Extent::Counts), count);
    assert_eq!(apart("mul i32", "add i32", Extent::Counts), None);
    assert_eq!(apart("mul i32", "add i32", Extent::All), Some("expression"));
    let m = module();
    let f = &m.bodies[0];
    let mut analyses = asked(&m);
    let kept = analyses.kept_scalar_evolution().unwrap();
    assert_eq!(kept.maps_apart(f), None);
    kept.uncounted[0] = true;
    assert_eq!(
        kept.maps_apart(f),
        Some("counts of exits of a loop without counts")
    );
    kept.uncounted[0] = false;
    kept.forget_all();
    assert_eq!(kept.maps_apart(f), None);
    let mut analyses = asked(&m);
    let kept = analyses.kept_scalar_evolution().unwrap();
    let (_, v) = kept.links.known[0];
    kept.found.values[v] = None.into();
    assert_eq!(
        kept.maps_apart(f),
        Some("an instruction in the reverse index whose value has no expression")
    );
}
