//! Inline assembly of PTX, instruction by instruction: what it computes, how lanes work together in it, and what of it is refused.

use crate::support;

use support::{SCHEDULES, launch, main_with, value};
use tandem_interp::{Event, Outcome, Value};

/// What an assembly text makes of 32-bit operands.
fn word(text: &str, inputs: &[u32]) -> u32 {
    let constraints: String = inputs.iter().map(|_| ",r").collect();

    let args: Vec<String> = inputs
        .iter()
        .map(|v| format!("i32 {}", *v as i32))
        .collect();
    let m = format!(
        "define i32 @main() {{\n  %r = call i32 asm \"{text}\", \"=r{constraints}\"({})\n  ret i32 %r\n}}\n",
        args.join(", ")
    );
    match value(&m) {
        Value::Int { bits, .. } => bits as u32,
        v => panic!("{v}: {m}"),
    }
}

/// The same of 64 bits.
fn long(text: &str, inputs: &[u64]) -> u64 {
    let constraints: String = inputs.iter().map(|_| ",l").collect();
    let args: Vec<String> = inputs
        .iter()
        .map(|v| format!("i64 {}", *v as i64))
        .collect();
    let m = format!(
        "define i64 @main() {{\n  %r = call i64 asm \"{text}\", \"=l{constraints}\"({})\n  ret i64 %r\n}}\n",
        args.join(", ")
    );
    match value(&m) {
        Value::Int { bits, .. } => bits as u64,
        v => panic!("{v}: {m}"),
    }
}

#[test]
fn integer_arithmetic() {
    assert_eq!(word("add.u32 $0, $1, $2;", &[7, u32::MAX]), 6);
    assert_eq!(word("sub.s32 $0, $1, 9;", &[7]), -2i32 as u32);
    assert_eq!(word("mul.lo.u32 $0, $1, $2;", &[1 << 20, 1 << 13]), 0);
    assert_eq!(word("mul.hi.u32 $0, $1, $2;", &[1 << 20, 1 << 13]), 2);
    assert_eq!(word("mul.hi.s32 $0, $1, $2;", &[u32::MAX, 5]), u32::MAX);
    assert_eq!(word("mad.lo.s32 $0, $1, $2, $3;", &[3, 5, 7]), 22);
    assert_eq!(
        long("mad.wide.u32 $0, 4000000000, 4, $1;", &[1]),
        16_000_000_001
    );
    assert_eq!(word("min.s32 $0, $1, $2;", &[u32::MAX, 1]), u32::MAX);
    assert_eq!(word("max.u32 $0, $1, $2;", &[u32::MAX, 1]), u32::MAX);
    assert_eq!(word("abs.s32 $0, $1;", &[-5i32 as u32]), 5);
    assert_eq!(word("popc.b32 $0, $1;", &[0xff00]), 8);
    assert_eq!(word("clz.b32 $0, $1;", &[0]), 32);
    assert_eq!(word("brev.b32 $0, $1;", &[1]), 1 << 31);
    assert_eq!(word("bfind.u32 $0, $1;", &[0x900]), 11);
    assert_eq!(word("bfind.u32 $0, $1;", &[0]), u32::MAX);
    assert_eq!(word("bfind.shiftamt.u32 $0, $1;", &[0x900]), 20);
    assert_eq!(word("bfind.s32 $0, $1;", &[-2i32 as u32]), 0);
    assert_eq!(word("sad.u32 $0, $1, $2, $3;", &[3, 10, 100]), 107);
}

#[test]
fn carries_go_from_one_instruction_to_the_next() {
    let text = "{.reg .u32 l; add.cc.u32 l, $1, $2; addc.u32 $0, $3, $4;}";
    assert_eq!(word(text, &[u32::MAX, 1, 5, 6]), 12);
    assert_eq!(word(text, &[u32::MAX, 0, 5, 6]), 11);
    let text = "{.reg .u32 l; sub.cc.u32 l, $1, $2; subc.u32 $0, $3, $4;}";
    assert_eq!(word(text, &[0, 1, 9, 6]), 2);
    assert_eq!(word(text, &[1, 1, 9, 6]), 3);
    let text = "{.reg .u32 l; mad.lo.cc.u32 l, $1, $2, $3; madc.hi.u32 $0, $1, $2, 0;}";
    assert_eq!(word(text, &[u32::MAX, 2, 2]), 2);
    assert_eq!(word(text, &[u32::MAX, 2, 1]), 1);
}

#[test]
fn carries_go_from_one_text_to_the_next() {
    let product = |a: u64, b: u64| {
        let m = format!(
            "define i64 @main() {{
  %l = call i32 asm sideeffect \"add.cc.u32 $0, $1, $2;\", \"=r,r,r\"(i32 {}, i32 {})
  %h = call i32 asm sideeffect \"addc.u32 $0, $1, $2;\", \"=r,r,r\"(i32 {}, i32 {})
  %x = zext i32 %h to i64
  %y = shl i64 %x, 32
  %z = zext i32 %l to i64
  %r = or i64 %y, %z
  ret i64 %r
}}\n",
            a as u32 as i32,
            b as u32 as i32,
            (a >> 32) as i32,
            (b >> 32) as i32
        );
        match value(&m) {
            Value::Int { bits, .. } => bits as u64,
            v => panic!("{v}"),
        }
    };
    for (a, b) in [
        (u64::MAX, 1),
        (0xffff_ffff, 0xffff_ffff),
        (5, 7),
        (1 << 63, 1 << 63),
    ] {
        assert_eq!(product(a, b), a.wrapping_add(b), "{a} {b}");
    }
}

#[test]
fn shifts_beyond_the_width_give_nothing_or_the_sign() {
    assert_eq!(word("shl.b32 $0, $1, $2;", &[1, 31]), 1 << 31);
    assert_eq!(word("shl.b32 $0, $1, $2;", &[1, 32]), 0);
    assert_eq!(word("shr.u32 $0, $1, $2;", &[u32::MAX, 40]), 0);
    assert_eq!(word("shr.s32 $0, $1, $2;", &[1 << 31, 40]), u32::MAX);
    assert_eq!(
        word("shf.l.wrap.b32 $0, $1, $2, $3;", &[0x8000_0000, 1, 33]),
        3
    );
    assert_eq!(word("shf.r.clamp.b32 $0, $1, $2, $3;", &[1, 6, 40]), 6);
}

#[test]
fn fields_of_bits_and_bytes() {
    assert_eq!(word("bfe.u32 $0, $1, 4, 8;", &[0xabcd]), 0xbc);
    assert_eq!(word("bfe.s32 $0, $1, 4, 8;", &[0xabcd]), 0xffff_ffbc);
    assert_eq!(word("bfe.s32 $0, $1, 28, 8;", &[0x9000_0000]), 0xffff_fff9);
    assert_eq!(word("bfe.u32 $0, $1, 4, 0;", &[0xabcd]), 0);
    assert_eq!(word("bfe.s32 $0, $1, 200, 8;", &[1 << 31]), u32::MAX);
    assert_eq!(word("bfi.b32 $0, $1, $2, 8, 4;", &[0xfe, 0x1234]), 0x1e34);
    assert_eq!(word("bfi.b32 $0, $1, $2, 32, 4;", &[0xfe, 0x1234]), 0x1234);
    assert_eq!(word("bfi.b32 $0, $1, $2, 0, 32;", &[0xfe, 0x1234]), 0xfe);
    let (a, b) = (0x0302_0100, 0x8706_0504);
    assert_eq!(word("prmt.b32 $0, $1, $2, 0x7531;", &[a, b]), 0x8705_0301);
    assert_eq!(word("prmt.b32 $0, $1, $2, 0xf;", &[a, b]), 0x0000_00ff);
    assert_eq!(word("prmt.b32.f4e $0, $1, $2, 1;", &[a, b]), 0x0403_0201);
    assert_eq!(word("prmt.b32.b4e $0, $1, $2, 0;", &[a, b]), 0x0506_8700);
    assert_eq!(word("prmt.b32.rc8 $0, $1, $2, 2;", &[a, b]), 0x0202_0202);
    assert_eq!(word("prmt.b32.ecl $0, $1, $2, 2;", &[a, b]), 0x0302_0202);
    assert_eq!(word("prmt.b32.ecr $0, $1, $2, 1;", &[a, b]), 0x0101_0100);
    assert_eq!(word("prmt.b32.rc16 $0, $1, $2, 1;", &[a, b]), 0x0302_0302);
    for (table, want) in [
        (0xe8u32, 0b1110_1000u32),
        (0x96, 0b1001_0110),
        (0xca, 0b1100_1010),
    ] {
        // The eight operand bits are the eight rows of the table.
        let text = format!("lop3.b32 $0, $1, $2, $3, {table};");
        assert_eq!(word(&text, &[0xf0, 0xcc, 0xaa]) & 0xff, want);
    }
}

#[test]
fn moves_of_pairs_and_conversions() {
    assert_eq!(
        long(
            "{.reg .b32 a, b; mov.b64 {a, b}, $1; mov.b64 $0, {b, a};}",
            &[1]
        ),
        1 << 32
    );
    assert_eq!(
        long(
            "{.reg .b32 t; cvt.u32.u64 t, $1; cvt.s64.s32 $0, t;}",
            &[0x1_8000_0000]
        ),
        0xffff_ffff_8000_0000
    );
    assert_eq!(
        word(
            "{.reg .pred p; setp.lt.s32 p, $1, $2; selp.b32 $0, 1, 2, p;}",
            &[u32::MAX, 0]
        ),
        1
    );
    assert_eq!(
        word(
            "{.reg .pred p, q; setp.hi.u32 p|q, $1, $2; @!q add.u32 $0, $1, 1; @q mov.u32 $0, 0;}",
            &[9, 3]
        ),
        10
    );
    assert_eq!(
        word(
            "{.reg .f32 a; mov.b32 a, $1; fma.rn.f32 a, a, a, 0f3F800000; mov.b32 $0, a;}",
            &[2f32.to_bits()]
        ),
        5f32.to_bits()
    );
    assert_eq!(
        word(
            "{.reg .f32 a; mov.b32 a, $1; sub.f32 a, a, 1.5; mov.b32 $0, a;}",
            &[2f32.to_bits()]
        ),
        0.5f32.to_bits()
    );
}

#[test]
fn an_output_that_nothing_writes_is_whatever_is_there() {
    let m = "define i32 @main() {\n  %r = call i32 asm \"{.reg .u32 t; mov.u32 t, 1;}\", \"=r\"()\n  %s = freeze i32 %r\n  ret i32 %s\n}\n";
    assert!(main_with(m, &[]).choices.freeze);
}

#[test]
fn loads_and_stores_with_guards_and_vectors() {
    // What Triton prints: a value for lanes that are switched off, and the load for the others.
    let kernel = |guard: &str| {
        format!(
            "define void @main(ptr %out) {{
  %g = addrspacecast ptr %out to ptr addrspace(1)
  call void asm sideeffect \"@$3 st.global.v2.b32 [ $0 + 4 ], {{ $1, $2 }};\", \"l,r,r,b\"(ptr addrspace(1) %g, i32 5, i32 6, i1 true)
  %v = call i32 asm sideeffect \"mov.u32 $0, 0x9;\\0A\\09@$2 ld.global.b32 {{ $0 }}, [ $1 + 8 ];\", \"=r,l,b\"(ptr addrspace(1) %g, i1 {guard})
  store i32 %v, ptr %out
  ret void
}}\n"
        )
    };
    for (guard, want) in [("true", 6), ("false", 9)] {
        let (r, _) = launch(&kernel(guard), 1, 4, SCHEDULES[0], true);
        // Two words together have to lie at a multiple of their size.
        assert!(r.outcome.ub().is_some(), "{:?}", r.outcome);
        let aligned = kernel(guard)
            .replace("v2.b32 [ $0 + 4 ]", "v2.b32 [ $0 + 8 ]")
            .replace("$1 + 8", "$1 + 12");
        let (r, other) = launch(&aligned, 1, 4, SCHEDULES[0], true);
        assert_eq!(r.outcome, Outcome::Returned(None));
        assert_eq!((other[0], other[2], other[3]), (want, 5, 6));
    }
}

#[test]
fn atomics_and_address_conversions() {
    let m = "define void @main(ptr %out) {
  %n = call i64 asm \"cvta.to.global.u64 $0, $1;\", \"=l,l\"(ptr %out)
  %old = call i32 asm sideeffect \"atom.global.add.u32 $0, [$1], $2;\", \"=r,l,r,~{memory}\"(i64 %n, i32 3)
  %is = call i32 asm \"{.reg .pred p; isspacep.global p, $1; selp.u32 $0, 1, 0, p;}\", \"=r,l\"(ptr %out)
  %at = getelementptr i32, ptr %out, i32 1
  call void asm sideeffect \"red.global.or.b32 [$0], $1;\", \"l,r\"(ptr %at, i32 %is)
  ret void
}\n";
    for s in SCHEDULES {
        let (r, got) = launch(m, 8, 2, s, true);
        assert_eq!(r.outcome, Outcome::Returned(None));
        assert!(r.races.is_empty());
        assert_eq!(got, [24, 1]);
    }
}

/// A generic address is global unless it lies in the window of another space, whether or not something is there: null is global.
#[test]
fn null_is_an_address_of_the_global_space() {
    let m = "define void @main(ptr %out) {
  %global = call i1 @llvm.nvvm.isspacep.global(ptr null)
  %shared = call i1 @llvm.nvvm.isspacep.shared(ptr null)
  %g = zext i1 %global to i32
  %s = zext i1 %shared to i32
  store i32 %g, ptr %out
  %at = getelementptr i32, ptr %out, i32 1
  store i32 %s, ptr %at
  ret void
}
declare i1 @llvm.nvvm.isspacep.global(ptr)
declare i1 @llvm.nvvm.isspacep.shared(ptr)
";
    let (r, got) = launch(m, 1, 2, SCHEDULES[0], true);
    assert_eq!(r.outcome, Outcome::Returned(None));
    assert_eq!(got, [1, 0]);
}

/// A kernel that stores what a text gives, which has the thread's number as `$1`.
fn lanes(text: &str) -> String {
    format!(
        "declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
define void @main(ptr %out) {{
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %v = call i32 asm sideeffect \"{text}\", \"=r,r\"(i32 %t)
  %o = getelementptr i32, ptr %out, i32 %t
  store i32 %v, ptr %o
  ret void
}}\n"
    )
}

#[test]
fn special_registers_and_what_lanes_do_together() {
    let every = |text: &str, want: &dyn Fn(i32) -> i32| {
        let want: Vec<i32> = (0..32).map(want).collect();
        for s in SCHEDULES {
            let (r, got) = launch(&lanes(text), 32, 32, s, true);
            assert_eq!(r.outcome, Outcome::Returned(None), "{text}");
            assert_eq!(got, want, "{text}");
        }
    };
    every("mov.u32 $0, %laneid;", &|t| t);
    every("mov.u32 $0, %ntid.x;", &|_| 32);
    every("mov.u32 $0, %lanemask_lt;", &|t| ((1u64 << t) - 1) as i32);
    every("add.u32 $0, %tid.x, WARP_SZ;", &|t| t + 32);
    every("shfl.sync.bfly.b32 $0, $1, 1, 31, -1;", &|t| t ^ 1);
    every(
        "{.reg .pred p; shfl.sync.up.b32 $0|p, $1, 1, 0, -1; @!p mov.u32 $0, 77;}",
        &|t| if t == 0 { 77 } else { t - 1 },
    );
    every(
        "{.reg .pred p; setp.lt.u32 p, $1, 4; vote.sync.ballot.b32 $0, p, -1;}",
        &|_| 15,
    );
    every(
        "{.reg .pred p, q; setp.lt.u32 p, $1, 4; vote.sync.any.pred q, !p, -1; selp.u32 $0, 1, 0, q;}",
        &|_| 1,
    );
    every("match.any.sync.b32 $0, 5, -1;", &|_| -1);
    every("redux.sync.add.s32 $0, $1, -1;", &|_| 31 * 16);
    every("activemask.b32 $0;", &|_| -1);
    every(
        "{bar.sync 0; barrier.sync.aligned 1; bar.red.popc.u32 $0, 0, 1;}",
        &|_| 32,
    );
}

#[test]
fn what_is_not_known_is_made_up_and_an_event() {
    let m = "define i32 @main(i32 %x) {
  %r = call i32 asm sideeffect \"frobnicate.b32 $0, $1;\", \"=r,r\"(i32 %x)
  ret i32 %r
}\n";
    let run = |x| main_with(m, &[Value::i32(x)]);
    let (a, b, c) = (run(1), run(1), run(2));
    assert!(a.choices.external);
    assert_eq!(a.outcome, b.outcome);
    assert!(matches!(&a.events[0], Event::Call { callee, .. } if callee.contains("frobnicate")));
    assert_ne!(a.events, c.events);
    // Without side effects nobody can notice it but by its result.
    let quiet = m.replace("sideeffect ", "");
    assert!(main_with(&quiet, &[Value::i32(1)]).events.is_empty());
    let texture = "define float @main(i64 %t, float %x) {
  %r = call { float, float, float, float } asm sideeffect \"tex.2d.v4.f32.f32 {$0, $1, $2, $3}, [$4, {$5, $5}];\", \"=f,=f,=f,=f,l,f\"(i64 %t, float %x)
  %v = extractvalue { float, float, float, float } %r, 0
  ret float %v
}\n";
    let r = main_with(
        texture,
        &[
            Value::i64(5),
            Value::Float {
                kind: tandem_ir::FloatKind::Float,
                bits: 0,
            },
        ],
    );
    assert!(
        matches!(r.outcome, Outcome::Returned(Some(_))),
        "{:?}",
        r.outcome
    );
}

#[test]
fn what_jumps_or_cannot_be_read_is_refused_by_name() {
    for (text, word) in [
        ("bra.uni there;", "bra.uni"),
        ("exit;", "exit"),
        ("L: add.u32 $0, 1, 2;", "label"),
        ("mbarrier.try_wait.b64 p, [$0];", "mbarrier"),
        ("add.u32 $0, (1", "line 1"),
    ] {
        let m = format!(
            "define i32 @main() {{\n  %r = call i32 asm \"{text}\", \"=r\"()\n  ret i32 %r\n}}\n"
        );
        match main_with(&m, &[]).outcome {
            Outcome::Unsupported(u) => assert!(u.construct.contains(word), "{}", u.construct),
            o => panic!("{text}: {o}"),
        }
    }
}
