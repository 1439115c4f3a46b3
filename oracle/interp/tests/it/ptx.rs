//! The interpreter of PTX: arithmetic where PTX differs from LLVM IR, memory, calls, and convergence on the stack model.
#![allow(clippy::unwrap_used, reason = "tests")]

use tandem_interp::{Buffer, Launch, Outcome, Policy, Schedule, UbKind, Value, ptx};
use tandem_ir::Global;

const HEAD: &str = ".version 7.8\n.target sm_90\n.address_size 64\n";

/// Runs kernel `k(out)` with as many threads; the words that it stored.
fn words(body: &str, threads: u32, schedule: Schedule) -> (Outcome, Vec<u32>) {
    let text = format!(
        "{HEAD}.visible .entry k(.param .u64 k_param_0)\n{{\n.reg .pred %p<9>; .reg .b16 %rs<9>; .reg .b32 %r<19>; .reg .b64 %rd<19>;\n\
         ld.param.b64 %rd0, [k_param_0];\n{body}\nret;\n}}\n"
    );
    let module = tandem_ir::machine::text::parse(text.as_bytes(), "k.ptx").unwrap();
    let program = ptx::Program::new(&module, None);
    let mut device = ptx::Device::new(&program, Policy::default()).unwrap();
    let out = device.alloc(&Buffer::global(vec![0; 4 * 64]));
    let kernel = Global::from_u32(program.function("k").unwrap());
    let launch = Launch {
        schedule,
        ..Launch::new(kernel, [1; 3], [threads, 1, 1], vec![Value::buffer(out)])
    };
    let run = device.launch(&launch);
    let image = device.read(out).unwrap();
    let word = |b: &[u8]| u32::from_le_bytes(b.try_into().unwrap());
    (run.outcome, image.bytes.chunks(4).map(word).collect())
}

/// The first word that a thread alone stores.
fn one(body: &str) -> u32 {
    let body = format!("{body}\nst.global.b32 [%rd0], %r0;");
    let (outcome, words) = words(&body, 1, Schedule::Greedy);
    assert!(outcome.is_returned(), "{outcome}");
    words[0]
}

#[test]
fn ptx_arithmetic_is_that_of_the_manual() {
    let facts = [
        ("mov.b32 %r1, 1; mov.b32 %r2, 32; shl.b32 %r0, %r1, %r2;", 0),
        (
            "mov.b32 %r1, -8; mov.b32 %r2, 64; shr.s32 %r0, %r1, %r2;",
            0xffff_ffff,
        ),
        (
            "mov.b32 %r1, 0x80000000; mov.b32 %r2, 1; shf.l.wrap.b32 %r0, %r1, %r2, 33;",
            3,
        ),
        (
            "mov.b32 %r1, 0x80000000; mov.b32 %r2, 1; shf.l.clamp.b32 %r0, %r1, %r2, 33;",
            0x8000_0000,
        ),
        ("mov.b32 %r1, 0xffffffff; bfe.u32 %r0, %r1, 28, 16;", 0xf),
        // Beyond 255: 32 bits look at the low eight bits of position and length, 64 bits at the whole number.
        (
            "mov.b32 %r1, -1; mov.b32 %r2, 256; mov.b32 %r3, 0; bfi.b32 %r0, %r1, %r3, %r3, %r2;",
            0,
        ),
        (
            "mov.b64 %rd1, -1; mov.b64 %rd2, 0; mov.b32 %r2, 256; mov.b32 %r3, 0; bfi.b64 %rd1, %rd1, %rd2, %r3, %r2; cvt.u32.u64 %r0, %rd1;",
            0xffff_ffff,
        ),
        (
            "mov.b64 %rd1, -1; mov.b64 %rd2, 0; mov.b32 %r2, 8; mov.b32 %r3, 256; bfi.b64 %rd1, %rd1, %rd2, %r3, %r2; cvt.u32.u64 %r0, %rd1;",
            0,
        ),
        ("mov.b32 %r1, 0; clz.b32 %r0, %r1;", 32),
        (
            "mov.b32 %r1, 0x7f800000; cvt.rzi.s32.f32 %r0, %r1;",
            0x7fff_ffff,
        ),
        ("mov.b32 %r1, 0xbf800000; cvt.rzi.u32.f32 %r0, %r1;", 0),
        (
            "mov.b64 %rd1, 0x7ff8000000000000; cvt.rzi.u32.f64 %r0, %rd1;",
            0x8000_0000,
        ),
        (
            "mov.b32 %r1, 0x40200000; cvt.rni.f32.f32 %r0, %r1;",
            0x4000_0000,
        ),
        (
            "mov.b32 %r1, 0xbf000000; cvt.rzi.f32.f32 %r0, %r1;",
            0x8000_0000,
        ),
        (
            "mov.b32 %r1, 0x7fc00000; mov.b32 %r2, 0x3f800000; min.f32 %r0, %r1, %r2;",
            0x3f80_0000,
        ),
        (
            "mov.b32 %r1, 0x80000000; mov.b32 %r2, 0; max.f32 %r0, %r1, %r2;",
            0,
        ),
        (
            "mov.b32 %r1, 0x7fc00000; setp.ne.f32 %p1, %r1, %r1; selp.b32 %r0, 1, 0, %p1;",
            0,
        ),
        (
            "mov.b32 %r1, 0x7fc00000; setp.neu.f32 %p1, %r1, %r1; selp.b32 %r0, 1, 0, %p1;",
            1,
        ),
        (
            "mov.b32 %r1, 1; mov.b32 %r2, 0; add.rn.ftz.f32 %r0, %r1, %r2;",
            0,
        ),
        (
            "mov.b32 %r1, 1; mov.b32 %r2, 0; add.rn.f32 %r0, %r1, %r2;",
            1,
        ),
        (
            "mov.b32 %r1, 0x80000000; mov.b32 %r2, 0x40000000; copysign.f32 %r0, %r1, %r2;",
            0xc000_0000,
        ),
        (
            "mov.b32 %r1, 0x11223344; prmt.b32 %r0, %r1, 0, 0x0123;",
            0x4433_2211,
        ),
        (
            "mov.b32 %r1, -1; add.cc.u32 %r2, %r1, 1; addc.u32 %r0, 0, 0;",
            1,
        ),
    ];
    for (body, want) in facts {
        assert_eq!(one(body), want, "{body}");
    }
}

/// The factors of a mixed product are halves, its addend and its result are not: 1.5 * 2^-14 + 1 has bits that no half has.
#[test]
fn ptx_mixed_precision_widens_all_operands_but_the_last() {
    let run = |operation: &str| {
        let text = format!(
            ".version 8.6\n.target sm_100\n.address_size 64\n.visible .entry k(.param .u64 k_param_0)\n{{\n.reg .b16 %rs<9>; .reg .b32 %r<19>; .reg .b64 %rd<19>;\n\
             ld.param.b64 %rd0, [k_param_0];\nmov.b16 %rs1, 0x3e00;\nmov.b16 %rs2, 0x0400;\nmov.b32 %r1, 0x3f800000;\n{operation}\nst.global.b32 [%rd0], %r0;\nret;\n}}\n"
        );
        let module = tandem_ir::machine::text::parse(text.as_bytes(), "k.ptx").unwrap();
        let program = ptx::Program::new(&module, None);
        let mut device = ptx::Device::new(&program, Policy::default()).unwrap();
        let out = device.alloc(&Buffer::global(vec![0; 4]));
        let kernel = Global::from_u32(program.function("k").unwrap());
        let run = device.launch(&Launch::new(
            kernel,
            [1; 3],
            [1; 3],
            vec![Value::buffer(out)],
        ));
        assert!(run.outcome.is_returned(), "{}", run.outcome);
        u32::from_le_bytes(device.read(out).unwrap().bytes[..].try_into().unwrap())
    };
    let (product, sum) = (1.5 * 2f32.powi(-14), 2f32.powi(-14));
    let facts = [
        ("fma.rn.f32.f16 %r0, %rs1, %rs2, %r1;", product + 1.0),
        ("add.rn.f32.f16 %r0, %rs2, %r1;", sum + 1.0),
        ("sub.rn.f32.f16 %r0, %rs2, %r1;", sum - 1.0),
    ];
    for (operation, result) in facts {
        assert_eq!(f32::from_bits(run(operation)), result, "{operation}");
    }
}

#[test]
fn ptx_bits_that_are_masked_away_are_not_open() {
    // The upper half of the register was never written, and nobody looks at it.
    let body = "mov.b32 %r0, {%rs1, %rs2}; and.b32 %r0, %r0, 0;";
    assert_eq!(one(body), 0);
}

#[test]
fn ptx_addresses_belong_to_spaces() {
    let shared = ".shared .align 4 .b32 s[4];\n";
    let access = |address: &str| words(&format!("{shared}{address}"), 1, Schedule::Greedy).0;
    let good = access("mov.b64 %rd1, s; cvta.shared.u64 %rd1, %rd1; st.b32 [%rd1], 5;");
    assert!(good.is_returned(), "{good}");
    // PS-41: without the conversion it is an address of another space.
    let bad = access("mov.b64 %rd1, s; st.b32 [%rd1], 5;");
    assert_eq!(bad.ub(), Some(UbKind::WrongAddressSpace), "{bad}");
    let beyond = access("st.shared.b32 [s+16], 5;");
    assert_eq!(beyond.ub(), Some(UbKind::NoObject), "{beyond}");
    let odd = access("st.shared.b32 [s+2], 5;");
    assert_eq!(odd.ub(), Some(UbKind::Misaligned), "{odd}");
}

#[test]
fn ptx_lanes_meet_behind_a_branch_on_the_stack_model() {
    // Odd lanes take a detour; the vote behind it sees all of them under the stack model.
    let body = "mov.u32 %r1, %tid.x; and.b32 %r2, %r1, 1; setp.eq.b32 %p1, %r2, 0; @%p1 bra M; add.s32 %r2, %r2, 1; M:\n\
                activemask.b32 %r3; mul.wide.u32 %rd1, %r1, 4; add.s64 %rd1, %rd0, %rd1; st.global.b32 [%rd1], %r3;";
    let (outcome, words) = words(body, 32, Schedule::Ipdom);
    assert!(outcome.is_returned(), "{outcome}");
    assert_eq!(words[..32], [u32::MAX; 32]);
}

/// The source of such a load has poison there, and poison is not noted by its `!invariant.load`.
#[test]
fn ptx_a_cached_load_of_memory_that_may_hold_anything_is_no_fault() {
    let written = |what: &str| {
        let body = format!("{what} st.global.b32 [%rd0], %r1; ld.global.nc.b32 %r2, [%rd0];");
        words(&body, 1, Schedule::Greedy).0
    };
    let number = written("mov.b32 %r1, 7;");
    assert_eq!(number.ub(), Some(UbKind::NcOfWrittenMemory), "{number}");
    let anything = written("");
    assert!(anything.is_returned(), "{anything}");
}

/// Found by mutated text: the lane that is named stands behind a label into which control falls.
#[test]
fn ptx_a_uniform_branch_at_which_lanes_part_is_named_wherever_they_stand() {
    let body = "mov.u32 %r1, %tid.x;\nsetp.ne.u32 %p1, %r1, 0;\n@%p1 bra.uni B;\nA:\nmov.b32 %r2, 1;\nB:\nmov.b32 %r3, 2;";
    let (outcome, _) = words(body, 2, Schedule::Ipdom);
    assert!(outcome.to_string().contains("uni"), "{outcome}");
}

#[test]
fn ptx_threads_meet_at_barriers_under_every_schedule() {
    let body = ".shared .align 4 .b32 s[64];\nmov.u32 %r1, %tid.x; mul.wide.u32 %rd1, %r1, 4; mov.b64 %rd2, s; add.s64 %rd3, %rd2, %rd1;\n\
                st.shared.b32 [%rd3], %r1; bar.sync 0; xor.b32 %r2, %r1, 63; mul.wide.u32 %rd4, %r2, 4; add.s64 %rd4, %rd2, %rd4;\n\
                ld.shared.b32 %r3, [%rd4]; add.s64 %rd5, %rd0, %rd1; st.global.b32 [%rd5], %r3;";
    let want: Vec<u32> = (0..64).rev().collect();
    for schedule in [
        Schedule::LockstepWarps,
        Schedule::Ipdom,
        Schedule::Random(3),
        Schedule::RoundRobin(1),
        Schedule::Greedy,
    ] {
        let (outcome, words) = words(body, 64, schedule);
        assert!(outcome.is_returned(), "{outcome}");
        assert_eq!(words, want, "{schedule:?}");
    }
}

/// Races of two threads, of one block or of two, that run one after the other.
fn races(body: &str, blocks: u32) -> usize {
    let text = format!(
        "{HEAD}.visible .entry k(.param .u64 k_param_0)\n{{\n.reg .pred %p<9>; .reg .b32 %r<19>; .reg .b64 %rd<19>;\n\
         ld.param.b64 %rd0, [k_param_0];\nmov.u32 %r1, %ctaid.x;\nmov.u32 %r2, %tid.x;\nadd.s32 %r1, %r1, %r2;\n\
         setp.eq.s32 %p1, %r1, 0;\n{body}\nret;\n}}\n"
    );
    let module = tandem_ir::machine::text::parse(text.as_bytes(), "k.ptx").unwrap();
    let program = ptx::Program::new(&module, None);
    let mut device = ptx::Device::new(&program, Policy::default()).unwrap();
    let out = device.alloc(&Buffer::global(vec![0; 64]));
    let kernel = Global::from_u32(program.function("k").unwrap());
    let (grid, block) = ([blocks, 1, 1], [2 / blocks, 1, 1]);
    let launch = Launch {
        schedule: Schedule::Greedy,
        race_detection: true,
        ..Launch::new(kernel, grid, block, vec![Value::buffer(out)])
    };
    let run = device.launch(&launch);
    assert!(run.outcome.is_returned(), "{}", run.outcome);
    run.races.len()
}

/// The first thread writes and raises a flag, the second one reads if the flag is up.
fn passed(raise: &str, look: &str) -> [usize; 2] {
    let body = format!(
        "@%p1 bra W;\n{look}\nsetp.eq.s32 %p2, %r3, 0;\n@%p2 bra E;\nld.global.b32 %r4, [%rd0];\nbra.uni E;\n\
         W:\nst.global.b32 [%rd0], 7;\n{raise}\nE:"
    );
    [1, 2].map(|blocks| races(&body, blocks))
}

/// 7.3: a scope that is too small between blocks is a race.
#[test]
fn ptx_scopes_decide_who_is_ordered() {
    for scope in ["cta", "gpu", "sys"] {
        let [within, between] = passed(
            &format!("st.release.{scope}.global.b32 [%rd0+4], 1;"),
            &format!("ld.acquire.{scope}.global.b32 %r3, [%rd0+4];"),
        );
        assert_eq!(within, 0, "{scope}");
        // The flag itself, and what it guards.
        assert_eq!(between, if scope == "cta" { 2 } else { 0 }, "{scope}");
        let [within, between] = passed(
            &format!("fence.acq_rel.{scope};\nst.relaxed.gpu.global.b32 [%rd0+4], 1;"),
            &format!("ld.relaxed.gpu.global.b32 %r3, [%rd0+4];\nfence.acq_rel.{scope};"),
        );
        assert_eq!(within, 0, "{scope}");
        assert_eq!(between, usize::from(scope == "cta"), "{scope}");
        let atomic = format!("atom.{scope}.global.add.u32 %r3, [%rd0], 1;");
        assert_eq!(races(&atomic, 1), 0, "{scope}");
        let between = usize::from(scope == "cta");
        assert_eq!(races(&atomic, 2), between, "{scope}");
    }
    for (fence, between) in [("membar.cta;", 1), ("membar.gl;", 0)] {
        let raise = format!("{fence}\nst.volatile.global.b32 [%rd0+4], 1;");
        let look = format!("ld.volatile.global.b32 %r3, [%rd0+4];\n{fence}");
        assert_eq!(passed(&raise, &look), [0, between], "{fence}");
    }
    // One side that is narrow is enough.
    let narrow = passed(
        "st.release.gpu.global.b32 [%rd0+4], 1;",
        "ld.acquire.cta.global.b32 %r3, [%rd0+4];",
    );
    assert_eq!(narrow, [0, 2]);
    // Without any order there is a race in one block as well.
    let plain = passed(
        "st.relaxed.gpu.global.b32 [%rd0+4], 1;",
        "ld.relaxed.gpu.global.b32 %r3, [%rd0+4];",
    );
    assert_eq!(plain, [1, 1]);
}

/// Parameters of gigabytes have no place: the function is not run, and says so.
#[test]
fn ptx_parameters_that_no_frame_holds_are_unsupported() {
    for size in [2_147_483_647u64, 4_294_967_295, 1 << 40] {
        let text = format!(
            "{HEAD}.visible .func f(.param .align 8 .b8 a[{size}], .param .b64 b)\n{{\n.reg .b64 %rd<2>;\nld.param.b64 %rd1, [b];\nret;\n}}\n\
             .visible .entry k()\n{{\n{{\n.param .align 8 .b8 p0[{size}];\n.param .b64 p1;\ncall.uni f, (p0, p1);\n}}\nret;\n}}\n"
        );
        let module = tandem_ir::machine::text::parse(text.as_bytes(), "k.ptx").unwrap();
        let program = ptx::Program::new(&module, None);
        let mut device = ptx::Device::new(&program, Policy::default()).unwrap();
        let kernel = Global::from_u32(program.function("k").unwrap());
        let run = device.launch(&Launch::new(kernel, [1; 3], [1; 3], vec![]));
        assert!(
            matches!(run.outcome, Outcome::Unsupported(_)),
            "{}",
            run.outcome
        );
    }
}
