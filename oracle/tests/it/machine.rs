//! Machine functions before the judge: streams, canonical forms, structure, liveness, invariants.

use tandem_ir::claims::MachineClaims;
use tandem_ir::machine::text::parse;
use tandem_ir::machine::{MBlock, MFunc, MachineContext};
use tandem_oracle::machine::graph::Graph;
use tandem_oracle::machine::groups::{kept_apart, merged_too_early};
use tandem_oracle::machine::invariants::{Baseline, check_claims, measure};
use tandem_oracle::machine::streams::{Answer, Promises, compare, compare_by};
use tandem_oracle::unit::Unit;

fn function(body: &str) -> (MachineContext, MFunc) {
    let text = format!(
        ".version 8.0\n.target sm_90\n.address_size 64\n.visible .entry f(.param .u64 p)\n{{
	.reg .pred %p<8>;\n	.reg .b32 %r<16>;\n	.reg .b64 %rd<4>;\n	.reg .f32 %f<4>;
	ld.param.u64 %rd1, [p];\n	ld.global.b32 %r1, [%rd1];\n	setp.eq.s32 %p1, %r1, 0;\n	setp.lt.s32 %p2, %r1, 9;
	mov.b32 %r2, 5;\n	mov.b32 %r9, 9;\n{body}}}\n"
    );
    let module = parse(text.as_bytes(), "f.ptx").unwrap();
    let (cx, mut funcs) = MachineContext::take_apart(module);
    (cx, funcs.remove(0))
}

fn answer(a: &str, b: &str) -> Answer {
    let (cx, f) = function(a);
    let (dx, g) = function(b);
    compare((&cx, &f), (&dx, &g))
}

fn equal(a: &str, b: &str) {
    let both = (answer(a, b), answer(b, a));
    assert!(
        matches!(both, (Answer::Equal { .. }, Answer::Equal { .. })),
        "{both:?}"
    );
}

fn different(a: &str, b: &str) {
    assert!(matches!(answer(a, b), Answer::Different { .. }), "{a}\n{b}");
    assert!(matches!(answer(b, a), Answer::Different { .. }), "{b}\n{a}");
}

const DIAMOND: &str = "@%p1 bra A;\nadd.s32 %r2, %r2, 1;\nst.global.b32 [%rd1], %r2;\nbra.uni J;\nA:\nsub.s32 %r2, %r2, 1;\nst.global.b32 [%rd1], %r2;\nJ:\nret;\n";
const MERGED: &str = "@!%p1 bra B;\nsub.s32 %r2, %r2, 1;\nbra.uni T;\nB:\nadd.s32 %r2, %r2, 1;\nT:\nst.global.b32 [%rd1], %r2;\nret;\n";

#[test]
fn streams_do_not_see_how_branches_are_written_and_tails_are_shared() {
    equal(DIAMOND, MERGED);
    equal("bra.uni X;\nX:\nret;\n", "ret;\n");
    equal("@%p1 bra X;\nX:\nret;\n", "ret;\n");
    // A hint for the assembler is nothing that a thread executes, unless it is about who executes something together.
    equal(
        ".pragma \"nounroll\";\nadd.s32 %r2, %r2, 1;\nret;\n",
        "add.s32 %r2, %r2, 1;\nret;\n",
    );
    different(
        ".pragma \"used_bytes_mask 0xfff\";\nadd.s32 %r2, %r2, 1;\nret;\n",
        "add.s32 %r2, %r2, 1;\nret;\n",
    );
    // Both ways do the same, however long it takes to see.
    equal(
        "@%p1 bra X;\nadd.s32 %r2, %r2, 1;\nsetp.eq.s32 %p1, %r2, 1;\nret;\nX:\nadd.s32 %r2, %r2, 1;\nsetp.eq.s32 %p1, %r2, 1;\nret;\n",
        "add.s32 %r2, %r2, 1;\nsetp.eq.s32 %p1, %r2, 1;\nret;\n",
    );
    equal(
        "@%p1 bra X;\nadd.s32 %r2, %r2, 1;\nst.global.b32 [%rd1], %r2;\nret;\nX:\nadd.s32 %r2, %r2, 1;\nret;\n",
        "add.s32 %r2, %r2, 1;\n@%p1 bra X;\nst.global.b32 [%rd1], %r2;\nX:\nret;\n",
    );
}

/// What the other function has not decided yet is remembered, and nothing else.
#[test]
fn streams_follow_decisions_that_only_one_function_makes() {
    // A decision whose ways are the same, in front of one by the same predicate.
    let waits = "L:\n@%p2 bra L;\nst.global.b32 [%rd1], %r2;\nret;\n";
    equal(&format!("@%p2 bra L;\n{waits}"), waits);
    equal(&format!("@%p2 bra M;\nM:\n@%p1 bra L;\n{waits}"), waits);
    // Two decisions in the other order.
    let by = |p: &str, q: &str, mixed: &str, other: &str| {
        let store = |n: u32| format!("st.global.b32 [%rd1+{n}], %r2;\nret;\n");
        format!(
            "@{p} bra A;\n@{q} bra {mixed};\n{}{mixed}:\n{}A:\n@{q} bra B;\n{}B:\n{}",
            store(0),
            store(if mixed == "Q" { 4 } else { 8 }),
            store(if other == "Q" { 4 } else { 8 }),
            store(12),
        )
    };
    equal(&by("%p1", "%p2", "Q", "P"), &by("%p2", "%p1", "P", "Q"));
    different(&by("%p1", "%p2", "Q", "P"), &by("%p2", "%p1", "Q", "P"));
    // Twice by one predicate, which the instruction in between writes or does not.
    let twice = |between: &str| {
        format!(
            "@%p1 bra A;\n{between}@%p1 bra X;\nret;\nA:\n{between}ret;\nX:\nst.global.b32 [%rd1], %r2;\nret;\n"
        )
    };
    let once = |between: &str| format!("{between}ret;\n");
    let (reads, writes) = ("add.s32 %r2, %r2, 1;\n", "setp.eq.s32 %p1, %r2, 1;\n");
    different(&twice(writes), &once(writes));
    equal(&twice(""), &once(""));
    // What a predicate holds on one way is known there until the other function has decided by it.
    equal(&twice(reads), &once(reads));
    // One function is a decision ahead in every round of a loop.
    let ahead =
        |add: &str, last: &str| format!("L:\n@%p2 bra M;\n{add}bra.uni L;\nM:\n{last}ret;\n");
    let behind = |add: &str| format!("L:\n{add}@!%p2 bra L;\nret;\n");
    equal(&ahead(reads, reads), &behind(reads));
    different(&ahead(reads, ""), &behind(reads));
    // The same with a decision in the loop that does not matter.
    let besides = ahead(reads, reads).replace("bra.uni L;", "@%p1 bra L;\nbra.uni L;");
    equal(&besides, &behind(reads));
    let writes = "setp.eq.s32 %p2, %r2, 1;\n";
    different(&ahead(writes, writes), &behind(writes));
}

#[test]
fn a_thread_that_goes_round_through_decisions_alone_never_comes_out() {
    let round = "L:\nbra.uni L;\n";
    for decides in [
        "L:\n@%p1 bra L;\nbra.uni L;\n",
        "L:\n@%p1 bra M;\nbra.uni L;\nM:\n@%p2 bra L;\nbra.uni M;\n",
    ] {
        different(decides, "ret;\n");
        different(decides, "L:\n@%p1 bra L;\nret;\n");
        equal(decides, round);
    }
    different("L:\n@%p1 bra L;\nret;\n", "ret;\n");
    different("L:\n@%p1 bra L;\nret;\n", round);
}

#[test]
fn streams_see_every_kind_of_broken_function() {
    // Targets exchanged, an instruction dropped, a guard flipped, neighbours exchanged.
    different(DIAMOND, &DIAMOND.replace("@%p1", "@!%p1"));
    different(DIAMOND, &DIAMOND.replace("sub.s32 %r2, %r2, 1;\n", ""));
    different(
        "@%p1 add.s32 %r2, %r2, 1;\nret;\n",
        "@!%p1 add.s32 %r2, %r2, 1;\nret;\n",
    );
    different(
        "add.s32 %r2, %r2, 1;\nst.global.b32 [%rd1], %r2;\nret;\n",
        "st.global.b32 [%rd1], %r2;\nadd.s32 %r2, %r2, 1;\nret;\n",
    );
    // BF-T10: of a NaN neither compare is true.
    different(
        "setp.lt.f32 %p3, %f1, 0f3F800000;\n@%p3 bra X;\nst.global.b32 [%rd1], %r2;\nX:\nret;\n",
        "setp.ge.f32 %p3, %f1, 0f3F800000;\n@!%p3 bra X;\nst.global.b32 [%rd1], %r2;\nX:\nret;\n",
    );
    // BF-T11: what the branch reads is written before it.
    different(
        "@%p1 bra X;\nsetp.eq.s32 %p1, %r2, 1;\nst.global.b32 [%rd1], %r2;\nret;\nX:\nsetp.eq.s32 %p1, %r2, 1;\nret;\n",
        "setp.eq.s32 %p1, %r2, 1;\n@%p1 bra X;\nst.global.b32 [%rd1], %r2;\nret;\nX:\nret;\n",
    );
    // For ever is not to the end.
    different("X:\nbra.uni X;\n", "ret;\n");
}

#[test]
fn promises_may_only_become_weaker() {
    let load = |note: &str| format!("ld.global.b32 %r3, [%rd1]; {note}\nret;\n");
    let (strong, weak) = (load("//! mem(align=8,invariant)"), load(""));
    assert!(matches!(answer(&strong, &weak), Answer::Equal { .. }));
    assert!(matches!(answer(&weak, &strong), Answer::Stronger { .. }));
    // Where they have to be the same, none may go either.
    let exact = |a: &str, b: &str| {
        let ((cx, f), (dx, g)) = (function(a), function(b));
        compare_by(Promises::Exact, (&cx, &f), (&dx, &g))
    };
    assert!(matches!(exact(&strong, &weak), Answer::Stronger { .. }));
    assert!(matches!(exact(&strong, &strong), Answer::Equal { .. }));
}

#[test]
fn canonical_forms_are_equal_where_only_the_text_differs() {
    // Both in one module: numbers of forms are the module's.
    let differ = |a: &str, b: &str| {
        let (cx, f) = function(a);
        let whole = cx.put_together(vec![f]);
        let text = tandem_ir::machine::text::print(&whole, Default::default());
        let (dx, g) = function(b);
        let second = tandem_ir::machine::text::print_function(&dx.module, &g, Default::default());
        let text = text + &second.replace(" f(", " g(");
        let (cx, both) = MachineContext::take_apart(parse(text.as_bytes(), "both.ptx").unwrap());
        MFunc::difference(&cx, &both[0], &both[1])
    };
    let pair = "@%p1 bra A;\nbra.uni B;\nA:\nadd.s32 %r2, %r2, 1;\nB:\nret;\n";
    let text = "@!%p1 bra Y;\nX:\nadd.s32 %r7, %r7, 1;\nbra.uni Y;\nY:\nret;\n";
    assert_eq!(differ(pair, &text.replace("%r7", "%r2")), None);
    assert!(differ(pair, &text.replace("%r7", "%r9")).is_some());
    assert!(differ(DIAMOND, MERGED).is_some());
}

#[test]
fn structure_is_what_sequences_ifs_and_loops_make_tb_6() {
    let structured = |body: &str| {
        let (cx, f) = function(body);
        Graph::new(&cx, &f).is_structured()
    };
    assert!(structured(DIAMOND) && structured(MERGED));
    assert!(structured(
        "H:\nadd.s32 %r2, %r2, 1;\n@%p1 bra X;\n@%p2 bra H;\nX:\nret;\n"
    ));
    assert!(structured(
        "@%p1 bra X;\nadd.s32 %r2, %r2, 1;\nret;\nX:\nexit;\n"
    ));
    // BF-T3: a jump into an arm.
    assert!(!structured(
        "@%p1 bra T;\n@%p2 bra T;\nadd.s32 %r2, %r2, 1;\nbra.uni J;\nT:\nsub.s32 %r2, %r2, 1;\nJ:\nret;\n"
    ));
    // Two exits to different places.
    assert!(!structured(
        "H:\nadd.s32 %r2, %r2, 1;\n@%p1 bra X;\n@%p2 bra H;\nst.global.b32 [%rd1], %r2;\nX:\nst.global.b32 [%rd1+4], %r2;\nret;\n"
    ));
}

#[test]
fn what_lives_through_a_tail_is_live_into_it_bf_t17_t23() {
    let (cx, f) = function(
        "@%p1 bra T;\nadd.s32 %r2, %r2, 1;\nT:\n@%p2 mov.b32 %r2, %r1;\nst.global.b32 [%rd1], %r2;\nL:\nst.global.b32 [%rd1], %r9;\nret;\n",
    );
    let named = |name: &str| {
        let is = |b: &&MBlock| f.blocks[**b].label.as_deref() == Some(name);
        *f.layout.iter().find(is).unwrap()
    };
    let reg = |name: &str| {
        let mut found = None;
        for i in f.insts.values() {
            i.for_each_reg(|r| {
                if f.regs.name(r) == name {
                    found = Some(r);
                }
            });
        }
        found.unwrap()
    };
    let claims = |names: &[&str]| {
        let mut regs: Vec<_> = names.iter().map(|n| reg(n)).collect();
        regs.sort();
        let claims = MachineClaims {
            live_ins: vec![(named("T"), regs)],
            ..MachineClaims::default()
        };
        check_claims(&cx, &f, &claims)
    };
    assert_eq!(claims(&["%p2", "%r1", "%r2", "%r9", "%rd1"]), vec![]);
    // %r9 is not named by the tail; %r2 is written by it under a guard only.
    assert_eq!(
        claims(&["%p2", "%r1", "%r2", "%rd1"])[0].invariant,
        "live-ins"
    );
    assert_eq!(
        claims(&["%p2", "%r1", "%r9", "%rd1"])[0].invariant,
        "live-ins"
    );
    assert_eq!(
        claims(&["%p1", "%p2", "%r1", "%r2", "%r9", "%rd1"])[0].invariant,
        "live-ins"
    );
}

#[test]
fn invariants_notice_cycles_entered_twice_and_votes_that_depend_on_more() {
    let (cx, f) = function(
        "@%p1 bra V;\nadd.s32 %r2, %r2, 1;\nV:\nvote.sync.ballot.b32 %r5, %p2, -1;\nret;\n",
    );
    let baseline = Baseline::new(&cx, &f);
    assert_eq!(baseline.check(&cx, &f), vec![]);
    let mut worse = f.clone();
    // The block in between leaves instead.
    let (middle, last) = (f.layout[1], f.layout[2]);
    let leave = *f.blocks[last].insts.last().unwrap();
    let copy = worse.insts.push(f.insts[leave].clone());
    worse.blocks[middle].insts.push(copy);
    let found = baseline.check(&cx, &worse);
    assert_eq!(found[0].invariant, "convergence", "{found:?}");
    let mut lost = f.clone();
    lost.blocks[last].insts.remove(0);
    assert_eq!(baseline.check(&cx, &lost)[0].invariant, "convergence");
    let mut twice = f.clone();
    twice.layout.push(last);
    assert_eq!(baseline.check(&cx, &twice)[0].invariant, "verifier");
    assert!(measure(&cx, &lost) < measure(&cx, &f));
}

fn block(f: &MFunc, label: &str) -> MBlock {
    let named = |b: &&MBlock| f.blocks[**b].label.as_deref() == Some(label);
    *f.layout.iter().find(named).unwrap()
}

#[test]
fn cv_1_threads_of_a_merged_tail_meet_again_before_anything_convergent() {
    // The tail T goes on by a condition; V votes.
    let early = |body: &str| {
        let (cx, f) = function(body);
        merged_too_early(&cx, &f, block(&f, "T"))
    };
    let tail = "@%p1 bra T;\nadd.s32 %r2, %r2, 1;\nT:\nst.global.b32 [%rd1], %r2;\n";
    let vote = "vote.sync.ballot.b32 %r3, %p1, -1;\n";
    // BF-T4b: in one arm, and behind the first block of an arm.
    let arm = format!("{tail}@%p2 bra K;\nJ:\n{vote}K:\nret;\n");
    assert!(early(&arm).is_some_and(|w| w.contains("'J'")));
    let further = format!("{tail}@%p2 bra K;\nJ:\nadd.s32 %r2, %r2, 2;\nL:\n{vote}K:\nret;\n");
    assert!(early(&further).is_some_and(|w| w.contains("'L'")));
    // Where all have met again; with one way on; without anything convergent.
    assert_eq!(
        early(&format!(
            "{tail}@%p2 bra K;\nJ:\nadd.s32 %r2, %r2, 2;\nK:\n{vote}ret;\n"
        )),
        None
    );
    assert_eq!(
        early(&format!("{tail}{vote}ret;\n").replace(vote, &format!("bra.uni K;\nK:\n{vote}"))),
        None
    );
    assert_eq!(
        early(&format!(
            "{tail}@%p2 bra K;\nJ:\nadd.s32 %r2, %r2, 2;\nK:\nret;\n"
        )),
        None
    );
    // In the tail itself; where one arm leaves the function; where nobody leaves.
    assert!(
        early(&format!(
            "@%p1 bra T;\nadd.s32 %r2, %r2, 1;\nT:\n{vote}ret;\n"
        ))
        .is_some()
    );
    assert!(early(&format!("{tail}@%p2 bra K;\nret;\nK:\n{vote}ret;\n")).is_some());
    assert!(
        early(&format!(
            "{tail}@%p2 bra K;\nJ:\nbra.uni T;\nK:\n{vote}bra.uni T;\n"
        ))
        .is_some()
    );
}

#[test]
fn tb_7_an_empty_block_keeps_threads_apart_in_front_of_something_convergent() {
    let apart = |body: &str| {
        let (cx, f) = function(body);
        kept_apart(&cx, &f, block(&f, "E"), block(&f, "S"))
    };
    let vote = "vote.sync.ballot.b32 %r3, %p1, -1;\n";
    let text = |first: &str, s: &str| format!("{first}E:\nbra.uni S;\nS:\n{s}ret;\n");
    assert!(apart(&text("@%p1 bra S;\n", vote)).is_some());
    assert_eq!(
        apart(&text("@%p1 bra S;\n", "add.s32 %r2, %r2, 1;\n")),
        None
    );
    assert_eq!(apart(&text("add.s32 %r2, %r2, 1;\n", vote)), None);
}
