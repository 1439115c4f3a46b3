//! BranchFolding and block placement on PTX: the traps of BF-T, and both sides of every threshold.

use crate::tandemc_support;

use tandemc_support::*;

/// A kernel with registers and a body.
fn kernel(body: &str) -> String {
    format!(
        ".version 8.0\n.target sm_90\n.address_size 64\n.global .align 4 .b8 g[64];\n.visible .entry f(.param .u64 a, .param .u32 n) {{\n\
         .reg .b32 %r<30>;\n.reg .b64 %rd<9>;\n.reg .f32 %f<9>;\n.reg .pred %p<9>;\n\
         ld.param.b64 %rd1, [a];\nld.param.b32 %r1, [n];\nsetp.lt.s32 %p1, %r1, 4;\nsetp.lt.s32 %p2, %r1, 9;\n\
         {body}\n}}\n"
    )
}
fn run(body: &str, args: &[&str]) -> Ran {
    let folder = Folder::new();
    let file = folder.write("k.ptx", kernel(body));
    let given = [
        "--passes=machine(branch-folder)",
        "--verify-each",
        "--stats",
        &file,
    ];
    tandemc(&[&given[..], args].concat())
}
/// How many merges the pass says that it did; the output for a message.
fn merges(body: &str, args: &[&str]) -> (u64, String) {
    let ran = run(body, args);
    assert_eq!(ran.code, Some(0), "{}", ran.err);
    let line = ran.err.lines().find(|l| l.contains("merged tails"));
    let number = line.and_then(|l| l.split_whitespace().next()?.parse().ok());
    (number.unwrap_or(0), ran.out)
}
fn check(what: &str, expected: u64, body: &str, args: &[&str]) {
    let (n, out) = merges(body, args);
    assert_eq!(n, expected, "{what}:\n{out}");
}
/// `if (p1) { x; tail } else { y; tail }`
fn diamond(x: &str, y: &str, tail: &str) -> String {
    format!("@%p1 bra A;\nbra.uni B;\nA:\n{x}\n{tail}\nbra.uni J;\nB:\n{y}\n{tail}\nJ:\nret;")
}
const ONE: &str = "mov.b32 %r2, 1;";
const TWO: &str = "mov.b32 %r2, 2;";
const THREE: &str = "add.s32 %r3, %r2, %r1;\nmul.lo.s32 %r4, %r3, %r1;\nst.global.b32 [%rd1], %r4;";

#[test]
fn bf_022_a_tail_of_three_merges_and_one_of_two_does_not() {
    check("three", 1, &diamond(ONE, TWO, THREE), &[]);
    let two = "mul.lo.s32 %r4, %r2, %r1;\nst.global.b32 [%rd1], %r4;";
    check("two", 0, &diamond(ONE, TWO, two), &[]);
    check(
        "size 2",
        1,
        &diamond(ONE, TWO, two),
        &["--opt", "-tail-merge-size=2"],
    );
    check(
        "size 4",
        0,
        &diamond(ONE, TWO, THREE),
        &["--opt", "-tail-merge-size=4"],
    );
}

#[test]
fn bf_029_gate_4_compares_with_what_a_merge_costs() {
    let one = "st.global.b32 [%rd1], %r2;";
    let size = ["--opt", "-tail-merge-size=1"];
    check("one", 0, &diamond(ONE, TWO, one), &size);
    let two = format!("add.s32 %r5, %r2, 1;\n{one}");
    check("two", 1, &diamond(ONE, TWO, &two), &size);
}

#[test]
fn bf_023_the_threshold_caps_candidates_and_zero_merges_nothing() {
    let blocks = |n: u32| {
        let ends: String = (0..n)
            .map(|i| {
                format!("C{i}:\nsetp.eq.s32 %p3, %r1, {i};\n@%p3 bra D{i};\nbra.uni C{};\nD{i}:\nmov.b32 %r2, {i};\n{THREE}\nret;\n", i + 1)
            })
            .collect();
        format!("{ends}C{n}:\nst.global.b32 [%rd1+8], %r1;\nret;")
    };
    let off = "-require-structured-cfg=off";
    let merged = |n: u32, opt: &str| {
        run(&blocks(n), &["--opt", opt])
            .out
            .matches("mul.lo")
            .count()
    };
    let merges = |n: u32, opt: &str| merges(&blocks(n), &["--opt", opt]).0;
    assert_eq!(merges(150, off), 1);
    assert_eq!(
        merges(151, off),
        2,
        "the 151st is no candidate of the first round"
    );
    assert_eq!(merged(9, &format!("{off} -tail-merge-threshold=0")), 9);
    assert_eq!(merged(9, &format!("{off} -enable-tail-merge=false")), 9);
    assert_eq!(merged(9, &format!("{off} -enable-tail-merge=true")), 1);
    // Branches are still folded.
    let folded = run(
        "bra.uni A;\nA:\nret;",
        &["--opt", "-tail-merge-threshold=0"],
    );
    assert!(!folded.out.contains("bra"), "{}", folded.out);
}

#[test]
fn bf_064_disabled_it_changes_no_byte() {
    let folder = Folder::new();
    let file = folder.write("k.ptx", kernel(&diamond(ONE, TWO, THREE)));
    let plain = tandemc(&[&file]);
    let disabled = tandemc(&[
        "--passes=machine(branch-folder)",
        "--opt",
        "-disable-branch-fold",
        &file,
    ]);
    assert_eq!(plain.out, disabled.out);
    let once = tandemc(&["--passes=machine(branch-folder)", &file]);
    let twice = tandemc(&["--passes=machine(branch-folder,branch-folder)", &file]);
    assert_eq!(once.out, twice.out, "a second run changes nothing");
}

#[test]
fn bf_r5_structure_is_kept_unless_it_is_given_up() {
    // BF-T3: two arms at different depth.
    let nested = format!(
        "@%p1 bra A;\n@%p2 bra B;\nst.global.b32 [%rd1+8], %r1;\nbra.uni J;\nA:\n{ONE}\n{THREE}\nbra.uni J;\nB:\n{TWO}\n{THREE}\nJ:\nret;"
    );
    check("keep", 0, &nested, &[]);
    check("off", 1, &nested, &["--opt", "-require-structured-cfg=off"]);
    let upstream = ["--opt", "-require-structured-cfg=upstream"];
    check("upstream", 0, &diamond(ONE, TWO, THREE), &upstream);
}

#[test]
fn bf_t1_t2_a_merge_across_a_loop_s_boundary_is_refused() {
    let entry_and_latch = format!(
        "@%p1 bra P2;\nP1:\n{ONE}\n{THREE}\nbra.uni H;\nP2:\n{TWO}\nst.global.b32 [%rd1+8], %r2;\nbra.uni H;\n\
         H:\nadd.s32 %r1, %r1, 1;\nsetp.lt.s32 %p3, %r1, 90;\n@%p3 bra L;\nret;\nL:\nmov.b32 %r2, 3;\n{THREE}\nbra.uni H;"
    );
    check(
        "T1",
        0,
        &entry_and_latch,
        &["--opt", "-require-structured-cfg=off"],
    );
    // BF-T25: two blocks that both enter the loop merge.
    let entries = entry_and_latch
        .replace("st.global.b32 [%rd1+8], %r2;", THREE)
        .replacen(
            "mov.b32 %r2, 3;\nadd.s32 %r3, %r2, %r1;",
            "mov.b32 %r2, 3;\nadd.s32 %r3, %r2, %r2;",
            1,
        );
    check("T25", 1, &entries, &[]);
}

#[test]
fn bf_t4_convergent_instructions_and_what_they_meet_stay() {
    let tail = format!("bar.sync 0;\n{THREE}");
    let (n, out) = merges(&diamond(ONE, TWO, &tail), &[]);
    assert_eq!(
        (n, out.matches("bar.sync").count()),
        (1, 2),
        "the barrier stays in both: {out}"
    );
    let vote = format!("vote.sync.ballot.b32 %r9, %p2, -1;\nst.global.b32 [%rd1+4], %r9;\n{THREE}");
    let (_, out) = merges(&diamond(ONE, TWO, &vote), &[]);
    assert_eq!(out.matches("ballot").count(), 2, "{out}");
    // T4b: the tail goes on by a condition to a block with a vote.
    let decided = |meets: &str| {
        format!(
            "@%p2 bra B;\nA:\n{ONE}\n{THREE}\n@%p1 bra J;\nbra.uni K;\nB:\n{TWO}\n{THREE}\n@%p1 bra J;\nbra.uni K;\n\
             J:\n{meets}\nst.global.b32 [%rd1+4], %r9;\nK:\nret;"
        )
    };
    let off = ["--opt", "-require-structured-cfg=off"];
    check(
        "T4b",
        0,
        &decided("vote.sync.ballot.b32 %r9, %p1, -1;"),
        &off,
    );
    check("its near miss", 1, &decided("mov.b32 %r9, 3;"), &off);
}

#[test]
fn bf_t5_t7_t16_t22_what_differs_is_no_common_tail() {
    let with = |a: &str, b: &str| {
        let t = "mul.lo.s32 %r4, %r3, %r1;\nadd.s32 %r5, %r4, 1;\nst.global.b32 [%rd1], %r5;";
        format!(
            "@%p1 bra A;\nbra.uni B;\nA:\n{ONE}\n{a}\n{t}\nbra.uni J;\nB:\n{TWO}\n{b}\n{t}\nJ:\nret;"
        )
    };
    // The three behind merge; the fourth stays in both.
    let both = |a: &str, b: &str, word: &str| {
        let (n, out) = merges(&with(a, b), &[]);
        assert_eq!((n, out.matches(word).count()), (1, 2), "{a} | {b}\n{out}");
    };
    both(
        "ld.volatile.global.b32 %r3, [%rd1];",
        "ld.global.b32 %r3, [%rd1];",
        "%r3, [%rd1]",
    );
    both(
        "ld.acquire.gpu.global.b32 %r3, [%rd1];",
        "ld.relaxed.cta.global.b32 %r3, [%rd1];",
        "%r3, [%rd1]",
    );
    both(
        "ld.global.b32 %r3, [g+4];",
        "ld.global.b32 %r3, [g+8];",
        "[g+",
    );
    both("@%p2 mov.b32 %r3, 5;", "mov.b32 %r3, 5;", "mov.b32 \t%r3");
    both(
        "@%p2 mov.b32 %r3, 5;",
        "@!%p2 mov.b32 %r3, 5;",
        "mov.b32 \t%r3",
    );
    both(
        "add.s32 %r3, %r2, %r6; //! undef(%r6)",
        "add.s32 %r3, %r2, %r6;",
        "add.s32 \t%r3",
    );
    both("mov.b32 %r3, %clock;", "mov.b32 %r3, %clock;", "%clock");
    let (n, out) = merges(
        &with("ld.global.b32 %r3, [g+4];", "ld.global.b32 %r3, [g+4];"),
        &[],
    );
    assert_eq!((n, out.matches("[g+4]").count()), (1, 1), "{out}");
}

#[test]
fn bf_t6_the_survivor_knows_what_both_know() {
    let t = |note: &str| {
        format!(
            "ld.global.b32 %r3, [%rd1];{note}\nmul.lo.s32 %r4, %r3, %r1;\nst.global.b32 [%rd1], %r4;"
        )
    };
    let body = |a: &str, b: &str| {
        format!(
            "@%p1 bra A;\nbra.uni B;\nA:\n{ONE}\nst.global.b32 [%rd1+8], %r2;\n{}\nbra.uni J;\nB:\n{TWO}\n{}\nJ:\nret;",
            t(a),
            t(b)
        )
    };
    let (n, out) = merges(
        &body(" //! mem(align=1,invariant)", " //! mem(nontemporal)"),
        &[],
    );
    assert_eq!(n, 1, "{out}");
    assert!(
        out.contains("mem(align=1)") && !out.contains("invariant") && !out.contains("nontemporal"),
        "{out}"
    );
}

#[test]
fn bf_027_gate_3_refuses_the_reserved_registers_and_no_other() {
    let tail = |s: &str| {
        format!(
            "mov.b32 %r3, {s};\nmul.lo.s32 %r4, %r3, %r2;\nadd.s32 %r5, %r4, 1;\nst.global.b32 [%rd1], %r5;"
        )
    };
    let all = |s: &str| {
        let (n, out) = merges(&diamond(ONE, TWO, &tail(s)), &[]);
        (n, out.matches("mul.lo").count())
    };
    // The reader cannot be in the tail, and what is behind it is not tried for itself.
    assert_eq!(all("%tid.x"), (0, 2));
    assert_eq!(all("%smid"), (1, 1));
    assert_eq!(all("%r1"), (1, 1));
}

#[test]
fn bf_t9_t15_empty_blocks_and_tables() {
    // An endless loop of empty blocks stays one.
    let ran = run("bra.uni A;\nA:\nbra.uni B;\nB:\nbra.uni A;", &[]);
    assert_eq!(ran.code, Some(0));
    assert!(ran.out.contains("bra"), "{}", ran.out);
    // A block of a table is not spliced into its layout predecessor, and the table follows an empty block.
    let table = "T: .branchtargets A, E, C;\nmin.u32 %r2, %r1, 2;\nbrx.idx %r2, T;\nA:\nst.global.b32 [%rd1], 1;\nE:\nbra.uni C;\n\
                 B:\nst.global.b32 [%rd1], 2;\nC:\nret;";
    let ran = run(table, &[]);
    assert!(
        ran.out.contains(".branchtargets") && !ran.out.contains("E:"),
        "{}",
        ran.out
    );
    assert!(!ran.out.contains("[%rd1], 2"), "dead: {}", ran.out);
}

#[test]
fn bf_t10_reversal_flips_the_guard_and_never_the_compare() {
    let ran = run(
        "setp.lt.f32 %p3, 0f3F800000, 0f40000000;\n@%p3 bra A;\nbra.uni B;\nA:\nst.global.b32 [%rd1], 1;\nB:\nret;",
        &[],
    );
    assert!(
        ran.out.contains("setp.lt.f32") && ran.out.contains("@!%p3 bra"),
        "{}",
        ran.out
    );
}

#[test]
fn bf_t11_t12_t13_hoisting_stops_where_it_has_to() {
    let arms = |a: &str, b: &str| {
        format!(
            "@%p1 bra A;\nbra.uni B;\nA:\n{a}\nst.global.b32 [%rd1], 1;\nbra.uni J;\nB:\n{b}\nst.global.b32 [%rd1], 2;\nJ:\nret;"
        )
    };
    let count = |body: &str, word: &str| run(body, &[]).out.matches(word).count();
    let add = "add.s32 %r3, %r1, 7;";
    assert_eq!(count(&arms(add, add), "add.s32"), 1, "hoisted");
    let sets = "setp.eq.s32 %p1, %r1, 5;";
    assert_eq!(
        count(&arms(sets, sets), "setp.eq"),
        2,
        "T11: defines what the branch reads"
    );
    assert_eq!(
        count(&arms("bar.sync 0;", "bar.sync 0;"), "bar.sync"),
        2,
        "T12b"
    );
    // T12: another way into an arm.
    let other = format!(
        "@%p2 bra A;\n@%p1 bra A;\nB:\n{add}\nst.global.b32 [%rd1], 2;\nbra.uni J;\nA:\n{add}\nst.global.b32 [%rd1], 1;\nJ:\nret;"
    );
    assert_eq!(count(&other, "add.s32"), 2);
    // T13: both ways are one.
    assert_eq!(
        count(
            &format!("@%p1 bra A;\nbra.uni A;\nA:\n{add}\nst.global.b32 [%rd1], %r3;\nret;"),
            "add.s32"
        ),
        1
    );
}

#[test]
fn bf_t20_a_call_is_whole_or_not_in_the_tail() {
    let call = |n: u32| {
        format!(
            "mov.b64 %rd3, {n};\n{{\n.param .b64 param0;\nst.param.b64 [param0], %rd1;\ncall.uni free, (param0);\n}}\nst.global.b32 [%rd1], %r4;"
        )
    };
    let body = format!(
        "@%p1 bra A;\nbra.uni B;\nA:\n{}\nbra.uni J;\nB:\n{}\nJ:\nret;",
        call(1),
        call(2)
    );
    let folder = Folder::new();
    let text = kernel(&body).replacen(
        ".visible",
        ".extern .func free(.param .b64 p);\n.visible",
        1,
    );
    let file = folder.write("k.ptx", text);
    let pass = "--passes=machine(branch-folder)";
    let ran = tandemc(&[pass, "--verify-each", &file]);
    assert_eq!(ran.code, Some(0), "{}", ran.err);
    assert_eq!(ran.out.matches("call.uni").count(), 1, "{}", ran.out);
    // With the store alone a tail of two would begin inside the call.
    let ran = tandemc(&[
        pass,
        "--verify-each",
        "--opt",
        "-tail-merge-size=2",
        &folder.write(
            "l.ptx",
            kernel(&body)
                .replacen(
                    ".visible",
                    ".extern .func free(.param .b64 p);\n.visible",
                    1,
                )
                .replacen(
                    "st.param.b64 [param0], %rd1",
                    "st.param.b64 [param0], %rd3",
                    1,
                ),
        ),
    ]);
    assert_eq!(
        (ran.code, ran.out.matches("call.uni").count()),
        (Some(0), 2),
        "{}",
        ran.out
    );
}

#[test]
fn bp_1_loops_are_contiguous_and_exits_last() {
    let body = "bra.uni H;\nX:\nst.global.b32 [%rd1], %r2;\nret;\nH:\nadd.s32 %r2, %r2, 1;\nsetp.lt.s32 %p3, %r2, %r1;\n@%p3 bra L;\nbra.uni X;\n\
                L:\nst.global.b32 [%rd1+4], %r2;\nbra.uni H;";
    let body = format!("mov.b32 %r2, 0;\n{body}");
    let folder = Folder::new();
    let file = folder.write("k.ptx", kernel(&body));
    let ran = tandemc(&["--passes=machine(block-placement)", "--verify-each", &file]);
    assert_eq!(ran.code, Some(0), "{}", ran.err);
    let at = |label: &str| ran.out.find(label).unwrap_or(usize::MAX);
    assert!(at("H:") < at("L:") && at("L:") < at("X:"), "{}", ran.out);
    assert!(
        at("@!%p3 bra") < at("L:"),
        "control falls into the loop: {}",
        ran.out
    );
}

/// BF-062: the whole process takes less than n^1.3 for ten times as many blocks, from 1,000 to 100,000: diamonds whose
/// tails are equal, and joins of five ways.
#[test]
fn bf_062_time_grows_little_faster_than_the_number_of_blocks() {
    let folder = Folder::new();
    let file = |blocks: usize| {
        let mut body = String::new();
        for k in 0..blocks / 4 {
            let other = k % 7;
            body.push_str(&format!(
                "@%p1 bra A{k};\nbra.uni B{k};\nA{k}:\nmov.b32 %r2, {other};\n{THREE}\nbra.uni J{k};\n\
                 B{k}:\nmov.b32 %r2, 9;\n{THREE}\nJ{k}:\nst.global.b32 [%rd1+4], %r2;\n"
            ));
        }
        body.push_str("ret;");
        folder.write(&format!("k{blocks}.ptx"), kernel(&body))
    };
    let seconds = |path: &str| {
        let fastest = (0..3).map(|_| {
            let started = std::time::Instant::now();
            let ran = tandemc(&["--passes=machine(branch-folder)", "-o", "/dev/null", path]);
            assert_eq!(ran.code, Some(0), "{}", ran.err);
            started.elapsed().as_secs_f64()
        });
        fastest.fold(f64::MAX, f64::min)
    };
    let times: Vec<f64> = [1_000, 10_000, 100_000].map(|n| seconds(&file(n))).into();
    // The start of the process counts for the smallest alone, in its favour.
    let growth = times[2] / times[1];
    assert!(growth < 10f64.powf(1.3), "{times:?}: {growth}");
    assert!(times[2] / times[0] < 100f64.powf(1.3), "{times:?}");
}
