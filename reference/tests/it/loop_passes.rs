//! The reference forms of the passes on loops on the golden cases and their traps.

use std::path::Path;
use tandem_ir::constant::Bits;
use tandem_ir::rewrite::{InstRef, Judgement, ModuleContext, ModuleRewrite, Operand, Rewrite, Why};
use tandem_ir::verify::{verify, verify_function};
use tandem_ir::{Block, Flags, Function, Header, InstKind, Module, Type, Value};
use tandem_reference::passes::{
    annotate_trip_counts, indvars, iv_demotion, lcssa, loop_deletion, loop_simplify,
};

type Run = fn(&Header, &mut Function) -> usize;

fn simplify(cx: &Header, f: &mut Function) -> usize {
    loop_simplify::run(cx, f)
}
fn close(cx: &Header, f: &mut Function) -> usize {
    lcssa::run(cx, f)
}
fn delete(cx: &Header, f: &mut Function) -> usize {
    loop_deletion::run(cx, f)
}

fn induction(cx: &Header, f: &mut Function) -> usize {
    indvars::run(cx, f)
}

fn read(file: &str) -> Module {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../corpus/passes");
    let text = std::fs::read(folder.join(file)).unwrap();
    tandem_ir::text::parse(&text, file).unwrap()
}

/// Each function of a file after a run, by name, with whether it changed.
fn ran(file: &str, run: Run) -> Vec<(String, Function, bool)> {
    let m = read(file);
    let one = |f: &Function| {
        let mut after = f.clone();
        let changed = run(&m.header, &mut after) > 0;
        assert_eq!(verify_function(&m.header, &after), Vec::new());
        let again = run(&m.header, &mut after.clone());
        assert_eq!(again, 0, "a second run finds more");
        (m.header.global_name(f.global).to_owned(), after, changed)
    };
    m.bodies.iter().map(one).collect()
}

fn is_jump(f: &Function, b: Block) -> bool {
    let t = f.terminator(b).unwrap();
    matches!(f.kind(t), InstKind::Br) && f.num_operands(t) == 1
}

fn named(f: &Function, name: &str) -> Block {
    f.blocks().find(|&b| f.block_name(b) == Some(name)).unwrap()
}

fn one<'a>(all: &'a [(String, Function, bool)], name: &str) -> &'a Function {
    &all.iter().find(|x| x.0 == name).unwrap().1
}

#[test]
fn ls_t1_t2_a_loop_gets_a_preheader_and_exits_of_its_own() {
    let all = ran("loop_simplify/preheader.ll", simplify);
    let f = one(&all, "preheader");
    let header = named(f, "loop");
    let latch = header;
    let entering: Vec<Block> = f
        .predecessors(header)
        .iter()
        .copied()
        .filter(|&p| p != latch)
        .collect();
    assert_eq!(entering.len(), 1);
    assert!(is_jump(f, entering[0]));
    assert_eq!(
        f.phis(entering[0]).count(),
        1,
        "a value that all bring needs no phi"
    );
    assert!(!all[1].2, "a loop in the right form stays");
    let all = ran("loop_simplify/exits.ll", simplify);
    let f = one(&all, "both");
    let out = f.predecessors(named(f, "out"));
    assert_eq!(out.len(), 3);
    assert!(out.iter().filter(|&&p| is_jump(f, p)).count() >= 2);
}

#[test]
fn ls_t3_edges_of_indirect_branches_and_cycles_with_two_entries_stay() {
    let all = ran("loop_simplify/left_alone.ll", simplify);
    let f = one(&all, "indirect");
    assert_eq!(f.predecessors(named(f, "loop")).len(), 2);
    let f = one(&all, "two_entries");
    assert_eq!(f.blocks().count(), 4);
}

#[test]
fn ls_t4_the_identity_of_a_loop_goes_along_only_if_its_latches_agree() {
    let m = read("loop_simplify/latches.ll");
    let kind = m.header.strings.lookup("llvm.loop").unwrap();
    let all = ran("loop_simplify/latches.ll", simplify);
    for (name, there) in [("agreed", true), ("different", false)] {
        let f = one(&all, name);
        let marked = f.blocks().filter(|&b| {
            let t = f.terminator(b).unwrap();
            f.attachments(t).iter().any(|a| a.0 == kind)
        });
        let marked: Vec<Block> = marked.collect();
        assert_eq!(marked.len(), usize::from(there), "{name}");
        let header = named(f, "loop");
        assert!(
            marked
                .iter()
                .all(|&b| is_jump(f, b) && f.single_successor(b) == Some(header))
        );
    }
}

/// Uses of values of the loops of a function outside those loops that are no phis of an exit.
fn open_uses(f: &Function, members: &[&str], value: &str) -> usize {
    let inside: Vec<Block> = members.iter().map(|n| named(f, n)).collect();
    let i = f.blocks().flat_map(|b| f.insts(b));
    let v = i
        .filter_map(|i| f.result(i))
        .find(|&v| f.name(v) == Some(value))
        .unwrap();
    f.uses(v)
        .filter(|&u| {
            let (user, n) = (f.user(u), f.use_index(u));
            let home = match f.is_phi(user) {
                true => f.as_block(f.operand(user, n + 1)).unwrap(),
                false => f.inst_block(user).unwrap(),
            };
            !inside.contains(&home)
        })
        .count()
}

#[test]
fn lc_t1_t2_values_leave_loops_through_phis_and_meet_in_phis() {
    let all = ran("lcssa/exits.ll", close);
    let f = one(&all, "exits");
    let members = ["loop", "test", "latch"];
    assert_eq!(open_uses(f, &members, "next"), 0);
    assert_eq!(open_uses(f, &members, "i"), 0);
    assert_eq!(f.phis(named(f, "join")).count(), 1);
    assert_eq!(f.phis(named(f, "behind")).count(), 2);
    assert_eq!(f.phis(named(f, "left")).count(), 1);
    let all = ran("lcssa/nest.ll", close);
    let f = one(&all, "nest");
    assert_eq!(open_uses(f, &["inner"], "j"), 0);
    assert_eq!(f.phis(named(f, "outer.latch")).count(), 1);
    assert_eq!(
        f.phis(named(f, "done")).count(),
        2,
        "the phi that was there stays"
    );
    let f = one(&all, "around");
    assert_eq!(open_uses(f, &["a", "a.latch"], "x"), 0);
}

#[test]
fn lc_t3_an_exit_block_with_other_predecessors_holds_no_phi_of_the_loop() {
    let all = ran("lcssa/left_alone.ll", close);
    assert!(all.iter().all(|x| !x.2));
}

#[test]
fn ld_t1_t12_loops_that_may_not_end_or_have_an_effect_stay() {
    let all = ran("loop_deletion/kept.ll", delete);
    assert_eq!(all.len(), 7);
    for (name, _, changed) in &all {
        assert!(!changed, "{name}");
    }
    for (name, f, changed) in &ran("loop_deletion/near.ll", delete) {
        assert!(changed, "{name}");
        assert!(
            f.blocks()
                .all(|b| is_jump(f, b) || f.successors(b).count() == 0),
            "{name}"
        );
    }
}

#[test]
fn ld_t9_a_loop_that_is_left_at_once_does_not_go_back() {
    let all = ran("loop_deletion/once.ll", delete);
    let f = one(&all, "middle");
    let left: Vec<Option<&str>> = f.blocks().map(|b| f.block_name(b)).collect();
    assert_eq!(left, [Some("entry"), Some("loop"), Some("done")]);
    let f = one(&all, "end");
    let t = f.terminator(named(f, "loop")).unwrap();
    assert!(
        f.attachments(t).is_empty(),
        "no llvm.loop is left where there is no loop"
    );
}

#[test]
fn what_describes_no_loop_is_refused_and_changes_nothing() {
    let m = read("loop_deletion/kept.ll");
    for f in &m.bodies {
        for block in f.blocks() {
            for header in f.blocks() {
                for rw in [
                    Rewrite::DeleteLoop { header },
                    Rewrite::BreakBackEdge { block, header },
                ] {
                    assert_ne!(loop_deletion::judge(&m.header, f, &rw), Judgement::Legal);
                    let mut after = f.clone();
                    if loop_deletion::apply(&m.header, &mut after, &rw).is_err() {
                        assert_eq!(after.blocks().count(), f.blocks().count());
                    } else {
                        assert_eq!(verify_function(&m.header, &after), Vec::new());
                    }
                }
                let latches = vec![block];
                let rw = Rewrite::MergeBackEdges {
                    header,
                    latches,
                    id: None,
                };
                assert_ne!(loop_simplify::judge(&m.header, f, &rw), Judgement::Legal);
            }
        }
    }
}

/// The text of a function of the golden cases of `indvars` after a run.
fn simplified(file: &str, name: &str) -> String {
    let m = read(file);
    let f = m
        .bodies
        .iter()
        .find(|f| m.header.global_name(f.global) == name);
    let mut one = m.clone();
    one.bodies = vec![f.unwrap().clone()];
    induction(&one.header, &mut one.bodies[0]);
    assert_eq!(verify_function(&one.header, &one.bodies[0]), Vec::new());
    let again = induction(&one.header, &mut one.bodies[0].clone());
    assert_eq!(again, 0, "a second run finds more");
    let text = tandem_ir::text::print(&one);
    let start = text.find("entry:").unwrap();
    text[start..].to_owned()
}

#[test]
fn iv_t5_t6_tests_are_decided_and_values_leave_as_numbers() {
    let text = simplified("indvars/tests.ll", "decided");
    assert!(text.contains("br i1 true, label %then"), "{text}");
    assert!(text.contains("icmp slt i32 %next, 20"), "{text}");
    let text = simplified("indvars/tests.ll", "leaves");
    assert!(text.contains("phi i32 [ %i, %loop ]"), "{text}");
    assert!(text.contains("phi i32 [ 41, %latch ]"), "{text}");
    let text = simplified("indvars/tests.ll", "only_counts");
    assert!(!text.contains("%j"), "{text}");
}

#[test]
fn iv_t1_t4_a_new_exit_test_is_judged_by_every_iteration() {
    let m = read("indvars/lftr.ll");
    for (name, limit, flags, legal) in [
        ("iv_t1_flag_goes", 203, Flags::NONE, true),
        ("iv_t1_flag_goes", 203, Flags::NSW, false),
        ("iv_t1_flag_goes", 202, Flags::NONE, false),
        ("flag_stays", 103, Flags::NUW | Flags::NSW, true),
        ("iv_t4_too_narrow", 47, Flags::NONE, false),
        ("iv_t3_start_may_be_undef", 100, Flags::NONE, false),
    ] {
        let f = m
            .bodies
            .iter()
            .find(|f| m.header.global_name(f.global) == name)
            .unwrap();
        let block = named(f, "loop");
        let rw = Rewrite::ReplaceExitTest {
            block,
            phi: f.phis(block).next().unwrap(),
            post: true,
            limit: Operand::Int(Bits::from_u64(8, limit)),
            flags,
        };
        let judged = indvars::judge(&m.header, f, &rw);
        assert_eq!(
            judged == Judgement::Legal,
            legal,
            "{name} {limit}: {judged:?}"
        );
    }
}

/// Each rewrite of a loop whose count is no number, and one near it that is wrong.
#[test]
fn iv_t3_t14_limits_and_what_is_read_are_judged() {
    let m = read("indvars/open.ll");
    let body = |name: &str| {
        let own = |f: &&Function| m.header.global_name(f.global) == name;
        m.bodies.iter().find(own).unwrap()
    };
    let legal = |f: &Function, rw: &Rewrite| indvars::judge(&m.header, f, rw) == Judgement::Legal;

    // The argument is where the increment has come to, not the phi; and not with a flag.
    let f = body("iv_t14_noundef");
    let (block, n) = (named(f, "loop"), f.args()[1]);
    let test = |post: bool, flags: Flags| Rewrite::ReplaceExitTest {
        block,
        phi: f.phis(block).next().unwrap(),
        post,
        limit: Operand::Value(n),
        flags,
    };
    // It may be undef.
    assert!(!legal(f, &test(true, Flags::NONE)));
    let f = body("iv_t13_nest");
    let (block, n) = (named(f, "inner"), f.args()[1]);
    let test = |post: bool| Rewrite::ReplaceExitTest {
        block,
        phi: f.phis(block).next().unwrap(),
        post,
        limit: Operand::Value(n),
        flags: Flags::NONE,
    };
    assert!(legal(f, &test(true)));
    assert!(!legal(f, &test(false)));

    // What leaves the loop there is the bound; the other argument is none, and what may be undef is not read as it is.
    for (name, new, is_legal) in [
        ("iv_t13_nest", 1, true),
        ("iv_t13_nest", 2, false),
        ("iv_t14_noundef", 1, false),
        ("iv_t7_bound_is_loaded", 0, false),
    ] {
        let f = body(name);
        let behind = named(
            f,
            if name == "iv_t13_nest" {
                "latch"
            } else {
                "done"
            },
        );
        let phi = f.phis(behind).next().unwrap();
        let rw = Rewrite::ReplaceUses {
            old: f.operand(phi, 0),
            new: Operand::Value(f.args()[new]),
            uses: vec![(phi, 0)],
            why: Why::Fold,
        };
        assert_eq!(legal(f, &rw), is_legal, "{name} {new}");
    }

    // IV-T10: the variable without the flag may stand for the other one, not the other way round.
    let f = body("iv_t10_one_is_flagged");
    let phis: Vec<Value> = f
        .phis(named(f, "loop"))
        .filter_map(|i| f.result(i))
        .collect();
    for (old, new, is_legal) in [(0, 1, true), (1, 0, false)] {
        let mut uses: Vec<_> = f
            .uses(phis[old])
            .map(|u| (f.user(u), f.use_index(u)))
            .collect();
        uses.sort();
        let rw = Rewrite::ReplaceUses {
            old: phis[old],
            new: Operand::Value(phis[new]),
            uses,
            why: Why::Fold,
        };
        assert_eq!(legal(f, &rw), is_legal, "{old} {new}");
    }
}

#[test]
fn tc_t2_t3_a_note_has_to_be_true() {
    let m = read("annotate_trip_counts/counts.ll");
    let context = ModuleContext::default();
    let note = |n: usize, [exact, max, multiple]: [u64; 3]| {
        let f = &m.bodies[n];
        let inst = f.terminator(named(f, "loop")).unwrap();
        let latch = InstRef {
            function: f.global,
            inst,
        };
        let rw = ModuleRewrite::AnnotateLoop {
            latch,
            exact,
            max,
            multiple,
        };
        annotate_trip_counts::judge(&context, &m, &rw)
    };
    for right in [[16, 0, 0], [0, 16, 0], [0, 17, 8], [0, 0, 0]] {
        assert_eq!(note(0, right), Judgement::Legal, "{right:?}");
    }
    for wrong in [[15, 0, 0], [0, 15, 0], [0, 0, 3]] {
        assert!(
            matches!(note(0, wrong), Judgement::Illegal { .. }),
            "{wrong:?}"
        );
    }
    assert_eq!(note(2, [256, 0, 0]), Judgement::Legal);
    assert!(matches!(note(3, [7, 0, 0]), Judgement::Unproven { .. }));
    let mut after = m.clone();
    assert_eq!(annotate_trip_counts::run(&context, &mut after), 2);
    assert_eq!(verify(&after), Vec::new());
}

#[test]
fn id_t1_t8_only_what_fits_is_legal() {
    let flags = Flags::NUW | Flags::NSW;
    let judged = |file: &str, name: &str, signed: bool, flags: Flags| {
        let m = read(file);
        let mut all = m.bodies.iter();
        let f = all
            .find(|f| m.header.global_name(f.global) == name)
            .unwrap();
        let phi = f.phis(named(f, "loop")).next().unwrap();
        let rw = Rewrite::ReplaceIv {
            phi,
            ty: Type::I32,
            signed,
            flags,
        };
        iv_demotion::judge(&m.header, f, &rw) == Judgement::Legal
    };
    let kept = read("iv_demotion/kept.ll");
    for f in &kept.bodies {
        let name = kept.header.global_name(f.global);
        // Some fit, and stay because extensions would cost more than they save.
        let fits = |signed: bool| match name {
            "id_t4_after" => true,
            "id_t1_last_step" | "id_t2_overshoot" | "id_t3_index" => !signed,
            _ => false,
        };
        for signed in [true, false] {
            let legal = judged("iv_demotion/kept.ll", name, signed, Flags::NONE);
            assert_eq!(legal, fits(signed), "{name} {signed}");
        }
    }
    let file = "iv_demotion/demoted.ll";
    assert!(judged(file, "array", true, flags) && judged(file, "array", false, flags));
    assert!(judged(file, "extended", true, flags));
    assert!(!judged(file, "without_sign", true, Flags::NONE));
    assert!(judged(file, "without_sign", false, Flags::NUW));
    assert!(!judged(file, "without_sign", false, Flags::NSW));
}

#[test]
fn id_near_misses_count_in_32_bits() {
    for (name, f, changed) in ran("iv_demotion/demoted.ll", iv_demotion::run) {
        let phi = f.phis(named(&f, "loop")).next().unwrap();
        assert!(changed && f.inst_type(phi) == Type::I32, "{name}");
    }
    for (name, _, changed) in ran("iv_demotion/kept.ll", iv_demotion::run) {
        assert!(!changed, "{name}");
    }
}
