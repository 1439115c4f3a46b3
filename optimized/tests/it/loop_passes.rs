//! Production forms of the passes on loops on the golden cases and their traps.

use std::path::Path;
use tandem_ir::rewrite::{ModuleContext, NoTrace};
use tandem_ir::verify::verify_function;
use tandem_ir::{Block, Function, Header, InstKind, Module};
use tandem_optimized::analysis::manager::{FunctionAnalyses, ModuleAnalyses};
use tandem_optimized::context::Cx;
use tandem_optimized::pass::Turns;
use tandem_optimized::passes::{
    annotate_trip_counts, indvars, iv_demotion, lcssa, loop_deletion, loop_simplify,
};
use tandem_optimized::transform::loop_notes::{self, Notes};

type Run = fn(&Header, &mut Function) -> u64;

fn simplify(cx: &Header, f: &mut Function) -> u64 {
    let r = loop_simplify::run(
        Cx::from(cx),
        f,
        &mut FunctionAnalyses::default(),
        &mut NoTrace,
    );
    r.preheaders + r.exits + r.latches
}
fn close(cx: &Header, f: &mut Function) -> u64 {
    lcssa::run(
        Cx::from(cx),
        f,
        &mut FunctionAnalyses::default(),
        &mut NoTrace,
    )
    .values
}
fn delete(cx: &Header, f: &mut Function) -> u64 {
    let r = loop_deletion::run(
        Cx::from(cx),
        f,
        &mut FunctionAnalyses::default(),
        Turns::All,
        &mut NoTrace,
    );
    r.deleted + r.broken
}

fn induction(cx: &Header, f: &mut Function) -> u64 {
    let options = indvars::Options::default();
    let r = indvars::run(
        Cx::from(cx),
        f,
        &mut FunctionAnalyses::default(),
        (&options, Turns::All),
        &mut NoTrace,
    );
    r.tests + r.exit_values + r.exit_tests + r.variables + r.erased
}

fn demote(cx: &Header, f: &mut Function) -> u64 {
    let options = iv_demotion::Options::default();
    let analyses = &mut FunctionAnalyses::default();
    iv_demotion::run(
        Cx::from(cx),
        f,
        analyses,
        (&options, Turns::All),
        &mut NoTrace,
    )
    .demoted
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

/// The text of a function of the golden cases after a run.
fn text_after(run: Run, file: &str, name: &str) -> String {
    let m = read(file);
    let f = m
        .bodies
        .iter()
        .find(|f| m.header.global_name(f.global) == name);
    let mut one = m.clone();
    one.bodies = vec![f.unwrap().clone()];
    run(&one.header, &mut one.bodies[0]);
    assert_eq!(verify_function(&one.header, &one.bodies[0]), Vec::new());
    let again = run(&one.header, &mut one.bodies[0].clone());
    assert_eq!(again, 0, "a second run finds more");
    let text = tandem_ir::text::print(&one);
    let start = text.find("entry:").unwrap();
    text[start..].to_owned()
}

fn simplified(file: &str, name: &str) -> String {
    text_after(induction, file, name)
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
fn iv_t1_t2_t4_a_new_exit_test_is_poison_in_no_iteration() {
    let lftr = |name: &str| simplified("indvars/lftr.ll", name);
    let text = lftr("iv_t1_flag_goes");
    assert!(text.contains("%i.next = add i8 %i, 1"), "{text}");
    assert!(
        text.contains("icmp ne i8 %i.next, -53") && !text.contains("%n"),
        "{text}"
    );
    let text = lftr("flag_stays");
    assert!(text.contains("%i.next = add nuw nsw i8 %i, 1"), "{text}");
    assert!(text.contains("icmp ne i8 %i.next, 103"), "{text}");
    let text = lftr("iv_t4_too_narrow");
    assert!(text.contains("icmp ult i32 %n.next, 300"), "{text}");
    let text = lftr("iv_t3_start_may_be_undef");
    assert!(text.contains("icmp ult i32 %n.next, 100"), "{text}");
    let text = lftr("downwards");
    assert!(
        text.contains("icmp eq i16 %i, 0") && text.contains("add nsw i16 %i, -1"),
        "{text}"
    );
}

#[test]
fn iv_t5_t15_what_leaves_an_open_loop_is_worked_out_before_it() {
    let open = |name: &str| simplified("indvars/open.ll", name);
    // What is in the text afterwards, and what is not.
    for (name, there, gone) in [
        (
            "at_least_one",
            "select i1 %0, i32 %n, i32 1",
            "phi i32 [ %j, %loop ]",
        ),
        ("guarded", "freeze i32 %n", "%k"),
        (
            "iv_t5_no_trip",
            "select i1 %0, i64 %s, i64 %n",
            "phi i64 [ %i, %loop ]",
        ),
        (
            "iv_t6_two_exits",
            "%q = phi i32 [ %i, %next ]",
            "%r = phi i32 [ %i",
        ),
        ("iv_t7_bound_is_loaded", "phi i32 [ %j, %loop ]", "select"),
        (
            "iv_t8_one_block_behind_two_exits",
            "phi i32 [ %n, %loop ], [ %j, %next ]",
            "freeze",
        ),
        ("iv_t9_division", "%r = phi i32 [ %j, %loop ]", "select"),
        (
            "division_by_a_number",
            "%0 = udiv i32 %a, 3",
            "%r = phi i32 [ %j",
        ),
        ("iv_t10_one_is_flagged", "add i32 %k, 3", "nsw"),
        ("each_has_its_own_flag", "add nsw i32 %i, 3", "erased"),
        (
            "iv_t11_one_bit",
            "phi i1 [ true, %loop ]",
            "phi i1 [ %i, %loop ]",
        ),
        (
            "iv_t12_call_before_the_test",
            "%k.next = add i32 %k, 1",
            "%i",
        ),
        ("wider", "icmp ne i64 %k.next, %4", "%i"),
        ("narrower_or_undef", "icmp slt i32 %j, %n", "exitcond"),
        ("iv_t13_nest", "%came = phi i32 [ %n, %inner ]", "freeze"),
        (
            "iv_t14_noundef",
            "%0 = freeze i32 %n",
            "phi i32 [ %j, %loop ]",
        ),
        ("iv_t15_samesign", "icmp ugt i32 %s, %n", "icmp sgt"),
        ("by_threes", "phi i32 [ %j, %loop ]", "udiv"),
        ("run_on_numbers", "phi i32 [ 1093, %loop ]", "%h"),
    ] {
        let text = open(name);
        assert!(text.contains(there), "{there:?} is not in {text}");
        assert!(!text.contains(gone), "{gone:?} is in {text}");
    }
}

/// A second run with what the manager kept from the first does what one with new analyses does.
#[test]
fn iv_t2_a_second_run_restores_no_flag() {
    for file in ["indvars/lftr.ll", "indvars/tests.ll", "indvars/open.ll"] {
        let m = read(file);
        for f in &m.bodies {
            let options = indvars::Options::default();
            let mut kept = FunctionAnalyses::default();
            let mut twice = [f.clone(), f.clone()];
            for n in 0..2 {
                for (which, after) in twice.iter_mut().enumerate() {
                    let new = &mut FunctionAnalyses::default();
                    let analyses = if which == 0 { &mut kept } else { new };
                    indvars::run(
                        Cx::from(&m.header),
                        after,
                        analyses,
                        (&options, Turns::All),
                        &mut NoTrace,
                    );
                    analyses.invalidate(indvars::PRESERVED);
                }
                let text = |f: &Function| {
                    let mut one = m.clone();
                    one.bodies = vec![f.clone()];
                    tandem_ir::text::print(&one)
                };
                assert_eq!(text(&twice[0]), text(&twice[1]), "run {n}");
            }
        }
    }
}

#[test]
fn tc_t2_t3_notes_say_what_is_known_and_go_with_a_change() {
    let mut m = read("annotate_trip_counts/counts.ll");
    let context = ModuleContext::default();
    let changed = annotate_trip_counts::run(
        (&context).into(),
        &mut m,
        &mut ModuleAnalyses::default(),
        &mut NoTrace,
    );
    assert_eq!(changed, 4);
    assert_eq!(
        annotate_trip_counts::run(
            (&context).into(),
            &mut m,
            &mut ModuleAnalyses::default(),
            &mut NoTrace
        ),
        0
    );
    let known: Vec<Notes> = m
        .bodies
        .iter()
        .map(|f| {
            let t = f.terminator(named(f, "loop")).unwrap();
            loop_notes::on(&m.header, f, t)
        })
        .collect();
    let exact = |n| Notes {
        exact: n,
        ..Notes::default()
    };
    assert_eq!(known[0], exact(16));
    assert_eq!((known[1].exact, known[1].max), (0, 255));
    assert_eq!(known[2], exact(256));
    assert!(known[3].is_empty());
    assert!(exact(16).follow_from(exact(16)) && !exact(16).follow_from(exact(15)));
    assert!(
        !Notes {
            max: 3,
            ..Notes::default()
        }
        .follow_from(exact(4))
    );
    assert!(
        !Notes {
            multiple: 3,
            ..Notes::default()
        }
        .follow_from(exact(4))
    );
    let before = read("annotate_trip_counts/counts.ll");
    let Module { header, bodies } = &mut m;
    for (f, old) in bodies.iter_mut().zip(&before.bodies).take(3) {
        assert!(loop_notes::drop_notes(header, f));
        let t = f.terminator(named(f, "loop")).unwrap();
        let u = old.terminator(named(old, "loop")).unwrap();
        assert_eq!(
            f.attachments(t),
            old.attachments(u),
            "what was there before is there again"
        );
    }
}

#[test]
fn id_t1_t8_variables_that_do_not_fit_stay() {
    let all = ran("iv_demotion/kept.ll", demote);
    assert_eq!(all.len(), 8);
    for (name, _, changed) in &all {
        assert!(!changed, "{name}");
    }
}

#[test]
fn id_near_misses_count_in_32_bits() {
    let demoted = |name: &str| text_after(demote, "iv_demotion/demoted.ll", name);
    let has = |text: &str, what: &[&str]| {
        for w in what {
            assert!(text.contains(w), "no {w} in\n{text}");
        }
        assert!(!text.contains("phi i64"), "{text}");
    };
    let text = demoted("array");
    let [address, test] = [
        "float, ptr %p, i32 %i.narrow",
        "icmp ult i32 %i.narrow.next, 1000",
    ];
    has(&text, &[address, test, "add nuw nsw i32 %i.narrow, 1"]);
    let text = demoted("extended");
    has(&text, &["icmp slt i32 %i.narrow.next, %n"]);
    assert!(!text.contains("sext"), "{text}");
    let text = demoted("cuts");
    let step = "add nsw i32 %i.narrow, -4";
    has(
        &text,
        &[
            step,
            "sext i32 %i.narrow to i64",
            "trunc i32 %i.narrow to i8",
        ],
    );
    let text = demoted("without_sign");
    has(
        &text,
        &[
            "icmp ult i32 %i.narrow.next, -1",
            "add nuw i32 %i.narrow, 1",
        ],
    );
}

/// SE-072, SE-073, SE-089: knobs of scalar evolution reach the passes that ask it; a limit makes an answer weaker.
#[test]
fn knobs_of_scalar_evolution_reach_its_clients() {
    let m = read("indvars/open.ll");
    let run = |knob: &str| {
        let mut options = tandem_optimized::options::Options::default();
        options.apply(knob).unwrap();
        let mut f = m
            .bodies
            .iter()
            .find(|f| m.header.global_name(f.global) == "wider")
            .unwrap()
            .clone();
        indvars::run(
            Cx::from(&m.header).with_limits(options.scev),
            &mut f,
            &mut FunctionAnalyses::default(),
            (&indvars::Options::default(), Turns::All),
            &mut NoTrace,
        )
        .exit_tests
    };
    assert_eq!(run("-scev-cheap-expansion-budget=4"), 1);
    assert_eq!(run("-scev-cheap-expansion-budget=3"), 0);
    assert_eq!(run("-scev-max-exit-analysis-depth=0"), 0);
    assert_eq!(run("-max-expr-size=3"), 0);
}
