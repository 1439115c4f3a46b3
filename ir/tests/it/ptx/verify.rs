//! Each rule of the verifier: a text that breaks it, and a near miss that does not.

use tandem_ir::machine::text::parse_with_places;
use tandem_ir::machine::verify::{Level, verify};

const DECLARATIONS: &str = ".reg .pred %p<4>; .reg .b16 %rs<4>; .reg .b32 %r<6>; .reg .b64 %rd<6>; .reg .f32 %f<4>; \
    .reg .f64 %fd<4>; .reg .u32 u; .reg .b16 %h<3>; .local .align 4 .b8 depot[8]; .shared .align 8 .b8 tile[64];";

/// Rules that a kernel with these statements breaks. The statements stand on line 8.
fn broken(level: Level, statements: &str) -> Vec<&'static str> {
    let text = format!(
        ".version 8.3\n.target sm_90\n.address_size 64\n.global .align 4 .u32 g[4]; .const .align 4 .u32 c;\n\
        .func (.param .b32 r) f(.param .b32 a, .param .align 8 .b8 b[8]);\n\
        .visible .entry k(.param .u64 p, .param .align 4 .b8 q[8])\n{{ {DECLARATIONS}\n{statements}\n}}\n"
    );
    broken_text(level, &text, Some(8))
}

fn broken_text(level: Level, text: &str, line: Option<u32>) -> Vec<&'static str> {
    let (m, places) = match parse_with_places(text.as_bytes(), "t.ptx") {
        Ok(m) => m,
        Err(e) => panic!("{e}\n{text}"),
    };
    let problems = verify(&m, level);
    for p in &problems {
        let d = p.diagnostic(&places, text.as_bytes(), "t.ptx");
        assert!(line.is_none_or(|l| d.line == l || d.line == l + 1), "{d}");
    }
    problems.iter().map(|p| p.rule).collect()
}

/// Of every text: what is wrong with it, and the near miss.
#[test]
fn ps_and_mm_rules_of_instructions() {
    for (rule, bad, good) in [
        (
            "PS-30",
            "mov.b32 %r1, 4294967298; ret;",
            "mov.b32 %r1, 4294967295; ret;",
        ),
        (
            "PS-30",
            "add.s16 %rs1, %rs2, -32769; ret;",
            "add.s16 %rs1, %rs2, -32768; ret;",
        ),
        (
            "PS-30",
            "setp.eq.b32 %p1, %r1, -2147483649; ret;",
            "setp.eq.b32 %p1, %r1, -2147483648; ret;",
        ),
        (
            "PS-10",
            "add.s32 %r1, %rd1, %r2; ret;",
            "add.s32 %r1, %r3, %r2; ret;",
        ),
        (
            "PS-10",
            "add.f32 %f1, u, %f2; ret;",
            "add.f32 %f1, %r1, %f2; ret;",
        ),
        (
            "PS-10",
            "mul.wide.s32 %r1, %r2, 4; ret;",
            "mul.wide.s32 %rd1, %r2, 4; ret;",
        ),
        (
            "PS-10",
            "shl.b64 %rd1, %rd2, %rd3; ret;",
            "shl.b64 %rd1, %rd2, %r3; ret;",
        ),
        (
            "PS-10",
            "popc.b64 %rd1, %rd2; ret;",
            "popc.b64 %r1, %rd2; ret;",
        ),
        (
            "PS-10",
            "mov.b64 {%r1, %rs1}, %rd1; ret;",
            "mov.b64 {%r1, %r2}, %rd1; ret;",
        ),
        (
            "PS-10",
            "mov.b32 {%rs1, %rs2, %rs3}, %r1; ret;",
            "mov.b32 {%rs1, _}, %r1; ret;",
        ),
        (
            "PS-10",
            "ld.global.u32 %rs1, [%rd1]; ret;",
            "ld.global.u8 %rs1, [%rd1]; ret;",
        ),
        (
            "PS-10",
            "selp.b32 %r1, %r2, %r3, %r4; ret;",
            "selp.b32 %r1, %r2, %r3, %p1; ret;",
        ),
        (
            "PS-12",
            "add.f16 %h1, %h2, 0f3F800000; ret;",
            "add.f16 %h1, %h2, %h2; ret;",
        ),
        (
            "PS-12",
            "add.f32 %f1, %f2, 1; ret;",
            "add.f32 %f1, %f2, 1.0; ret;",
        ),
        (
            "PS-12",
            "add.s32 %r1, %r2, 0f3F800000; ret;",
            "mov.b32 %r1, 0f3F800000; ret;",
        ),
        (
            "PS-13",
            "cvt.s32.f32 %r1, %f1; ret;",
            "cvt.rzi.s32.f32 %r1, %f1; ret;",
        ),
        (
            "PS-13",
            "cvt.f32.s32 %f1, %r1; ret;",
            "cvt.rn.f32.s32 %f1, %r1; ret;",
        ),
        (
            "PS-13",
            "cvt.f32.f64 %f1, %fd1; ret;",
            "cvt.rn.f32.f64 %f1, %fd1; ret;",
        ),
        (
            "PS-13",
            "cvt.rn.f64.f32 %fd1, %f1; ret;",
            "cvt.f64.f32 %fd1, %f1; ret;",
        ),
        (
            "PS-13",
            "cvt.rn.f32.f32 %f1, %f2; ret;",
            "cvt.rni.f32.f32 %f1, %f2; ret;",
        ),
        (
            "PS-13",
            "cvt.rn.ftz.f64.s32 %fd1, %r1; ret;",
            "cvt.rn.ftz.f32.s32 %f1, %r1; ret;",
        ),
        (
            "PS-16",
            "ld.global.L2::evict_first.b32 %r1, [%rd1]; ret;",
            "ld.global.L1::evict_first.b32 %r1, [%rd1]; ret;",
        ),
        (
            "PS-17",
            "ld.mmio.relaxed.gpu.global.b32 %r1, [%rd1]; ret;",
            "ld.mmio.relaxed.sys.global.b32 %r1, [%rd1]; ret;",
        ),
        (
            "MM-14",
            "ld.global.b32 %r1, [%rd1], %rd2; ret;",
            "ld.global.L2::cache_hint.b32 %r1, [%rd1], %rd2; ret;",
        ),
        (
            "PS-11",
            "cp.async.cg.shared.global [%rd1], [%rd2], 8; ret;",
            "cp.async.ca.shared.global [%rd1], [%rd2], 8; ret;",
        ),
        (
            "PS-14",
            "ld.global.b32 %r1, [%r2]; ret;",
            "ld.shared.b32 %r1, [%r2]; ret;",
        ),
        ("PS-14", "mov.b32 %r1, g; ret;", "mov.b32 %r1, tile; ret;"),
        (
            "PS-15",
            "ld.shared.b32 %r1, [g]; ret;",
            "ld.global.b32 %r1, [g]; ret;",
        ),
        ("PS-15", "ld.b32 %r1, [c]; ret;", "ld.b32 %r1, [tile]; ret;"),
        (
            "PS-15",
            "cvta.shared.u64 %rd1, depot; ret;",
            "cvta.local.u64 %rd1, depot; ret;",
        ),
        (
            "PS-16",
            "ld.global.v4.b64 {%rd1, %rd2, %rd3, %rd4}, [%rd5]; ret;",
            "ld.global.v2.b64 {%rd1, %rd2}, [%rd5]; ret;",
        ),
        (
            "PS-17",
            "ld.shared.nc.b32 %r1, [%rd1]; ret;",
            "ld.global.nc.b32 %r1, [%rd1]; ret;",
        ),
        ("PS-18", "bar.sync 16; ret;", "bar.sync 15; ret;"),
        ("PS-18", "bar.sync 1, 33; ret;", "bar.sync 1, 64; ret;"),
        (
            "PS-20",
            "add.s32 %r1, %tid.x, 1; ret;",
            "mov.u32 %r1, %tid.x; ret;",
        ),
        (
            "PS-20",
            "mov.u32 %r1, %is_explicit_cluster; ret;",
            "mov.pred %p1, %is_explicit_cluster; ret;",
        ),
        (
            "PS-35",
            "addc.u32 %r1, %r2, %r3; ret;",
            "add.cc.u32 %r1, %r2, %r3; addc.u32 %r1, %r2, %r3; ret;",
        ),
        (
            "PS-35",
            "add.cc.u32 %r1, %r2, %r3; A: addc.u32 %r1, %r2, %r3; ret;",
            "add.cc.u32 %r1, %r2, %r3; A: ret;",
        ),
        (
            "PS-38",
            "ld.global.v2.b32 {%r1, %r1}, [%rd1]; ret;",
            "ld.global.v2.b32 {%r1, _}, [%rd1]; ret;",
        ),
        (
            "PS-38",
            "mov.b64 {%r1, %r1}, %rd1; ret;",
            "mov.b64 %rd1, {%r1, %r1}; ret;",
        ),
        ("PS-9", "@%r1 bra A; A: ret;", "@%p1 bra A; A: ret;"),
        (
            "PS-11",
            "vote.all.pred %p1, %p2; ret;",
            "vote.sync.all.pred %p1, %p2, -1; ret;",
        ),
        (
            "MM-14",
            "add.s32 %r1, %r2; ret;",
            "add.s32 %r1, %r2, %r3; ret;",
        ),
        (
            "MM-14",
            "setp.eq.and.b32 %p1, %r1, %r2; ret;",
            "setp.eq.and.b32 %p1, %r1, %r2, !%p2; ret;",
        ),
        (
            "MM-14",
            "tcgen05.wait::ld.sync.aligned; ret;",
            "fence.acq_rel.gpu; ret;",
        ),
        (
            "MM-14",
            "add.s32 7, %r2, %r3; ret;",
            "atom.global.add.u32 _, [%rd1], 1; ret;",
        ),
        (
            "PS-19",
            "{ .param .b32 s; .param .b32 x; call (x), f, (s); } ret;",
            "{ .param .b32 s; .param .align 8 .b8 t[8]; .param .b32 x; call (x), f, (s, t); } ret;",
        ),
        (
            "PS-19",
            "{ .param .b64 s; .param .align 8 .b8 t[8]; .param .b32 x; call (x), f, (s, t); } ret;",
            "ret;",
        ),
        (
            "PS-19",
            "{ .param .b32 s; .param .align 4 .b8 t[8]; .param .b32 x; call (x), f, (s, t); } ret;",
            "ret;",
        ),
        (
            "PS-19",
            "{ call %rd1; } ret;",
            "{ z: .callprototype _ (); call %rd1, z; } ret;",
        ),
    ] {
        let found = broken(Level::Parsed, bad);
        assert!(found.contains(&rule), "{rule}: {bad}: {found:?}");
        assert_eq!(broken(Level::Parsed, good), [""; 0], "{good}");
    }
}

/// What is legal PTX and a mistake all the same is asked of our own output only.
#[test]
fn ps_32_to_42_hold_of_our_own_output() {
    for (rule, bad, good) in [
        ("PS-32", "mov.u32 %r1, 1;", "mov.u32 %r1, 1; exit;"),
        ("PS-32", "trap;", "trap; exit;"),
        (
            "PS-33",
            "add.s32 %r1, %r2, 1; ret;",
            "mov.u32 %r2, 1; add.s32 %r1, %r2, 1; ret;",
        ),
        (
            "PS-33",
            "mov.pred %p1, 1; @%p1 bra A; mov.u32 %r1, 1; A: add.s32 %r2, %r1, 1; ret;",
            "mov.pred %p1, 1; mov.u32 %r1, 2; @%p1 bra A; mov.u32 %r1, 1; A: add.s32 %r2, %r1, 1; ret;",
        ),
        (
            "PS-33",
            "A: add.s32 %r1, %r1, 1; bra A;",
            "mov.u32 %r1, 0; A: add.s32 %r1, %r1, 1; bra A;",
        ),
        (
            "PS-33",
            "add.s32 %r1, %r2, 1; ret; //! undef(%r2)",
            "add.s32 %r1, %r2, 1; //! undef(%r2)\nret;",
        ),
        ("PS-34", "call f2; ret;", "ret;"),
        (
            "PS-36",
            "ld.global.b32 %r1, [g+16]; ret;",
            "ld.global.b32 %r1, [g+12]; ret;",
        ),
        (
            "PS-36",
            "ld.global.b32 %r1, [g+-4]; ret;",
            "ld.global.b32 %r1, [g]; ret;",
        ),
        (
            "PS-36",
            "ld.global.b32 %r1, [g+2]; ret;",
            "ld.global.b16 %rs1, [g+2]; ret;",
        ),
        (
            "PS-36",
            "ld.shared.v2.b64 {%rd1, %rd2}, [tile]; ret;",
            "ld.shared.v2.b32 {%r1, %r2}, [tile]; ret;",
        ),
        (
            "PS-37",
            "ld.param.b64 %rd1, [q]; ret;",
            "ld.param.b64 %rd1, [p]; ret;",
        ),
        (
            "PS-42",
            "mov.pred %p1, 1; @%p1 bra.uni A; A: ret;",
            "mov.pred %p1, 1; @%p1 bra A; A: ret;",
        ),
        (
            "MM-13",
            "mov.u32 %r1, 1; add.cc.u32 %r2, %r1, 1; mov.u32 %r3, 1; addc.u32 %r4, %r1, %r1; ret;",
            "mov.u32 %r1, 1; add.cc.u32 %r2, %r1, 1; addc.u32 %r4, %r1, %r1; ret;",
        ),
        (
            "PS-34",
            "{ .param .b32 s; .param .align 8 .b8 t[8]; .param .b32 x; call (x), f, (s, t); } ret;",
            "{ .param .b32 s; .param .align 8 .b8 t[8]; .param .b32 x; st.param.b32 [s], 1; call (x), f, (s, t); } ret;",
        ),
    ] {
        let bad = bad.replace("call f2", "call f, (1, 2)");
        if rule == "PS-34" && bad.starts_with("call") {
            // A result is wanted as well; the point here is that there are no braces.
            assert!(
                broken(
                    Level::Own,
                    "{ L: .param .b32 x; call (x), f, (1, 2); } ret;"
                )
                .contains(&rule)
            );
            continue;
        }
        assert_eq!(broken(Level::Parsed, &bad), [""; 0], "{bad}");
        let found = broken(Level::Own, &bad);
        assert!(found.contains(&rule), "{rule}: {bad}: {found:?}");
        assert_eq!(broken(Level::Own, good), [""; 0], "{good}");
    }
}

#[test]
fn ps_6_and_21_hold_of_declarations() {
    let head = ".version 8.0\n.target sm_90\n.address_size 64\n";
    for (rule, bad, good) in [
        ("PS-21", ".shared .u32 x = 1;", ".global .u32 x = 1;"),
        (
            "PS-21",
            ".extern .global .u32 x = 1;",
            ".extern .global .u32 x;",
        ),
        ("PS-21", ".global .b8 x[];", ".extern .shared .b8 x[];"),
        ("PS-21", ".global .b8 x[0];", ".global .b8 x[1];"),
        (
            "PS-21",
            ".global .b8 x[2][];",
            ".extern .global .b8 x[][2];",
        ),
        (
            "PS-21",
            ".global .b64 x[4000000000000000000];",
            ".global .b64 x[4000000];",
        ),
        ("PS-21", ".global .pred x;", ".global .b8 x;"),
        (
            "PS-21",
            ".const .b8 x[65536]; .const .b8 y;",
            ".const .b8 x[65535]; .const .b8 y;",
        ),
        (
            "PS-6",
            ".entry k(.param .b8 x[32765]);",
            ".entry k(.param .b8 x[32764]);",
        ),
        (
            "PS-6",
            ".entry k(.param .b8 x[32757], .param .b64 y);",
            ".entry k(.param .b8 x[32744], .param .b64 y);",
        ),
        ("PS-6", ".func f(.param .pred x);", ".func f(.reg .pred x);"),
        (
            "PS-6",
            ".entry k() .maxntid 8 .reqntid 8;",
            ".entry k() .reqntid 8;",
        ),
        (
            "PS-19",
            ".func f(.param .b32 x); .func f(.param .b64 x) { ret; }",
            ".func f(.param .b32 x); .func f(.param .u32 y) { ret; }",
        ),
        (
            "MM-14",
            ".entry k() { .reg .b128 x; ret; }",
            ".entry k() { .reg .b64 x; ret; }",
        ),
    ] {
        let found = broken_text(Level::Parsed, &format!("{head}{bad}"), None);
        assert!(found.contains(&rule), "{rule}: {bad}: {found:?}");
        assert_eq!(
            broken_text(Level::Parsed, &format!("{head}{good}"), None),
            [""; 0],
            "{good}"
        );
    }
}

#[test]
fn forms_need_their_version_and_target() {
    let text = |version: &str, target: &str, inst: &str| {
        format!(
            ".version {version}\n.target {target}\n.entry k() {{ .reg .f32 %f<2>; .reg .b64 %rd<2>; {inst}; ret; }}"
        )
    };
    let says = |text: &str| {
        let (m, _) = parse_with_places(text.as_bytes(), "t.ptx").unwrap();
        verify(&m, Level::Parsed).first().map(|p| p.message.clone())
    };
    let tanh = "tanh.approx.f32 %f1, %f1";
    assert_eq!(says(&text("7.0", "sm_75", tanh)), None);
    assert_eq!(
        says(&text("6.5", "sm_75", tanh)).unwrap(),
        "'tanh.approx.f32' needs PTX 7.0, this is 6.5"
    );
    assert_eq!(
        says(&text("7.0", "sm_70", tanh)).unwrap(),
        "'tanh.approx.f32' needs sm_75, this is sm_70"
    );
    let wgmma = "wgmma.fence.sync.aligned";
    assert_eq!(says(&text("8.0", "sm_90a", wgmma)), None);
    assert_eq!(
        says(&text("8.0", "sm_90", wgmma)).unwrap(),
        "'wgmma.fence.sync.aligned' needs sm_90a, this is sm_90"
    );
}

/// What a target dropped is still there in files of versions before 6.4, as `ptxas` has it.
#[test]
fn ps_11_what_a_target_dropped_is_gone_from_a_version_on() {
    let file = |version: &str, sm: u32| {
        format!(
            ".version {version}\n.target sm_{sm}\n.address_size 64\n.visible .entry k()\n{{ .reg .pred %p<3>;\nvote.all.pred %p1, %p2; ret;\n}}\n"
        )
    };
    let rules = |version: &str, sm: u32| broken_text(Level::Parsed, &file(version, sm), None);
    assert_eq!(rules("6.3", 75), [""; 0]);
    assert_eq!(rules("6.4", 75), ["PS-11"]);
    assert_eq!(rules("7.8", 60), [""; 0]);
}
