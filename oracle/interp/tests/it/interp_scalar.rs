//! Exactness of single operations: integers against independent arithmetic, and the corners of every family.
#![allow(clippy::unwrap_used, reason = "tests")]

use crate::support;

use quickcheck::{QuickCheck, TestResult};
use support::{eval, main_with, parse, run_with, value};
use tandem_interp::{Input, Outcome, UbKind, UninitPolicy, Value};
use tandem_ir::Module;
use tandem_ir::constant::Bits;

const WIDTHS: [u32; 10] = [1, 5, 8, 16, 31, 32, 33, 64, 65, 128];
const OPS: [&str; 13] = [
    "add", "sub", "mul", "udiv", "sdiv", "urem", "srem", "shl", "lshr", "ashr", "and", "or", "xor",
];
const PREDICATES: [&str; 10] = [
    "eq", "ne", "ugt", "uge", "ult", "ule", "sgt", "sge", "slt", "sle",
];

fn flags_of(op: &str) -> &'static [&'static str] {
    match op {
        "add" | "sub" | "mul" | "shl" => &["", "nuw ", "nsw ", "nuw nsw "],
        "udiv" | "sdiv" | "lshr" | "ashr" => &["", "exact "],
        "or" => &["", "disjoint "],
        _ => &[""],
    }
}

fn name(op: &str, flags: &str, w: u32) -> String {
    format!("{op}.{}.{w}", flags.trim().replace(' ', "."))
}

fn operations() -> Module {
    let mut text = String::new();
    for w in WIDTHS {
        for op in OPS {
            for fl in flags_of(op) {
                let n = name(op, fl, w);
                text += &format!(
                    "define i{w} @{n}(i{w} %a, i{w} %b) {{\n  %r = {op} {fl}i{w} %a, %b\n  ret i{w} %r\n}}\n"
                );
            }
        }
        for p in PREDICATES {
            text += &format!(
                "define i1 @{p}.{w}(i{w} %a, i{w} %b) {{\n  %r = icmp {p} i{w} %a, %b\n  ret i1 %r\n}}\n"
            );
        }
    }
    parse(&text)
}

/// Numbers as sign and magnitude of unlimited size would have them: 256 bits are enough for i128 products.
#[derive(Clone, Copy, PartialEq)]
enum Expect {
    Bits(u128),
    Poison,
    Ub(UbKind),
}

fn mask(w: u32) -> u128 {
    if w == 128 { u128::MAX } else { (1 << w) - 1 }
}
fn signed(v: u128, w: u32) -> i128 {
    ((v << (128 - w)) as i128) >> (128 - w)
}

/// The definition of LangRef, operation by operation, by means that the machine does not use.
fn expected(op: &str, fl: &str, w: u32, a: u128, b: u128) -> Expect {
    let (sa, sb) = (signed(a, w), signed(b, w));
    let (nuw, nsw) = (fl.contains("nuw"), fl.contains("nsw"));
    let exact = fl.contains("exact");
    let fits_u = |v: Option<u128>| v.is_some_and(|v| v <= mask(w));
    let fits_s = |v: Option<i128>| v.is_some_and(|v| signed(v as u128 & mask(w), w) == v);
    let checked = |u: Option<u128>, s: Option<i128>, v: u128| {
        if nuw && !fits_u(u) || nsw && !fits_s(s) {
            Expect::Poison
        } else {
            Expect::Bits(v & mask(w))
        }
    };
    match op {
        "add" => checked(a.checked_add(b), sa.checked_add(sb), a.wrapping_add(b)),
        "sub" => checked(a.checked_sub(b), sa.checked_sub(sb), a.wrapping_sub(b)),
        "mul" => checked(a.checked_mul(b), sa.checked_mul(sb), a.wrapping_mul(b)),
        "and" => Expect::Bits(a & b),
        "xor" => Expect::Bits(a ^ b),
        "or" if fl.contains("disjoint") && a & b != 0 => Expect::Poison,
        "or" => Expect::Bits(a | b),
        "shl" | "lshr" | "ashr" => {
            if b >= w.into() {
                return Expect::Poison;
            }
            // One bit at a time.
            let (mut v, mut lost, mut sign_changed) = (a, false, false);
            for _ in 0..b {
                let before = signed(v, w) < 0;
                match op {
                    "shl" => {
                        lost |= v >> (w - 1) & 1 == 1;
                        v = (v << 1) & mask(w);
                        sign_changed |= (signed(v, w) < 0) != before;
                    }
                    _ => {
                        lost |= v & 1 == 1;
                        v >>= 1;
                        if op == "ashr" && before {
                            v |= 1 << (w - 1);
                        }
                    }
                }
            }
            let poison = if op == "shl" {
                nuw && lost || nsw && sign_changed
            } else {
                exact && lost
            };
            if poison {
                Expect::Poison
            } else {
                Expect::Bits(v)
            }
        }
        _ if b == 0 => Expect::Ub(UbKind::DivisionByZero),
        "udiv" | "urem" => {
            let q = a / b;
            if op == "urem" {
                return Expect::Bits(a - q * b);
            }
            if exact && q * b != a {
                Expect::Poison
            } else {
                Expect::Bits(q)
            }
        }
        _ => {
            if sb == -1 && a == 1 << (w - 1) {
                return Expect::Ub(UbKind::SignedDivisionOverflow);
            }
            let q = sa.unsigned_abs() / sb.unsigned_abs();
            let q = if (sa < 0) != (sb < 0) {
                q.wrapping_neg()
            } else {
                q
            };
            let rest = (sa as u128).wrapping_sub(q.wrapping_mul(sb as u128));
            if op == "srem" {
                return Expect::Bits(rest & mask(w));
            }
            if exact && rest != 0 {
                Expect::Poison
            } else {
                Expect::Bits(q & mask(w))
            }
        }
    }
}

fn call(m: &Module, f: &str, w: u32, a: u128, b: u128) -> Outcome {
    let input = Input {
        args: vec![Value::int(w, a), Value::int(w, b)],
        ..Input::default()
    };
    run_with(m, f, &input).outcome
}

/// Values near the corners, by a small number.
fn corner(x: u128, w: u32) -> u128 {
    let near = [
        0,
        1,
        mask(w),
        mask(w) >> 1,
        (mask(w) >> 1) + 1,
        2,
        u128::from(w),
        3,
    ];
    let v = if x.is_multiple_of(3) {
        near[(x / 3 % 8) as usize]
    } else {
        x.rotate_left((x % 127) as u32)
    };
    v & mask(w)
}

#[test]
fn integer_operations_agree_with_independent_arithmetic() {
    let m = operations();
    let agree = move |x: u128, y: u128| {
        for w in WIDTHS {
            let (a, b) = (corner(x, w), corner(y, w));
            for op in OPS {
                for fl in flags_of(op) {
                    let got = match call(&m, &name(op, fl, w), w, a, b) {
                        Outcome::Returned(Some(Value::Int { bits, .. })) => Expect::Bits(bits),
                        Outcome::Returned(Some(Value::Poison)) => Expect::Poison,
                        Outcome::Ub { kind, .. } => Expect::Ub(kind),
                        o => return TestResult::error(format!("{o}")),
                    };
                    if got != expected(op, fl, w, a, b) {
                        return TestResult::error(format!("{op} {fl}i{w} {a:#x}, {b:#x}"));
                    }
                }
            }
            for p in PREDICATES {
                let (sa, sb) = (signed(a, w), signed(b, w));
                let want = match p {
                    "eq" => a == b,
                    "ne" => a != b,
                    "ugt" => a > b,
                    "uge" => a >= b,
                    "ult" => a < b,
                    "ule" => a <= b,
                    "sgt" => sa > sb,
                    "sge" => sa >= sb,
                    "slt" => sa < sb,
                    _ => sa <= sb,
                };
                let got = call(&m, &format!("{p}.{w}"), w, a, b);
                if got != Outcome::Returned(Some(Value::int(1, want.into()))) {
                    return TestResult::error(format!("icmp {p} i{w} {a:#x}, {b:#x}"));
                }
            }
        }
        TestResult::passed()
    };
    // The property is a closure over the module; quickcheck takes functions, so draw the numbers here.
    let mut g = quickcheck::Gen::new(64);
    for _ in 0..60 {
        let (x, y) = (
            quickcheck::Arbitrary::arbitrary(&mut g),
            quickcheck::Arbitrary::arbitrary(&mut g),
        );
        let r = agree(x, y);
        assert!(!r.is_failure() && !r.is_error(), "{r:?}");
    }
}

#[test]
fn sign_extension_and_truncation_are_inverse() {
    fn prop(x: u32) -> bool {
        let v = eval(
            "i32",
            &format!(
                "  %a = trunc i32 {x} to i7\n  %b = sext i7 %a to i32\n  %c = trunc i32 %b to i7\n  %d = zext i7 %c to i32\n  %e = and i32 {x}, 127\n  %r = sub i32 %d, %e"
            ),
        );
        v == Value::i32(0)
    }
    QuickCheck::new()
        .tests(20)
        .quickcheck(prop as fn(u32) -> bool);
}

#[test]
fn poison_flows_through_operations_but_not_through_the_arm_not_taken() {
    let p = "  %p = add nuw i8 255, 1\n";
    assert_eq!(
        eval("i8", &format!("{p}  %r = xor i8 %p, %p")),
        Value::Poison
    );
    assert_eq!(
        eval("i8", &format!("{p}  %r = select i1 true, i8 3, i8 %p")),
        Value::int(8, 3)
    );
    assert_eq!(
        eval("i8", "  %r = select i1 poison, i8 3, i8 3"),
        Value::Poison
    );
    assert_eq!(
        eval(
            "<2 x i8>",
            "  %r = add nuw <2 x i8> <i8 255, i8 1>, <i8 1, i8 1>"
        ),
        Value::Elements(vec![Value::Poison, Value::int(8, 2)])
    );
    assert_eq!(
        eval(
            "i32",
            "  %r = extractelement <2 x i32> zeroinitializer, i32 2"
        ),
        Value::Poison
    );
}

#[test]
fn flags_that_make_poison() {
    for (ty, body) in [
        ("i8", "  %r = trunc nuw i16 256 to i8"),
        ("i8", "  %r = trunc nsw i16 128 to i8"),
        ("i16", "  %r = zext nneg i8 -1 to i16"),
        ("float", "  %r = uitofp nneg i8 -1 to float"),
        ("i1", "  %r = icmp samesign ult i8 -1, 1"),
        ("float", "  %r = fadd nnan float 0x7FF8000000000000, 1.0"),
        ("float", "  %r = fdiv ninf float 1.0, 0.0"),
        ("i8", "  %r = fptoui float 256.0 to i8"),
        ("i8", "  %r = fptosi float -129.0 to i8"),
        ("i8", "  %r = call i8 @llvm.abs.i8(i8 -128, i1 true)"),
    ] {
        let text = format!(
            "define {ty} @main() {{\n{body}\n  ret {ty} %r\n}}\ndeclare i8 @llvm.abs.i8(i8, i1)\n"
        );
        assert_eq!(value(&text), Value::Poison, "{body}");
    }
    for (ty, body, want) in [
        ("i8", "  %r = trunc nuw i16 255 to i8", Value::int(8, 255)),
        ("i8", "  %r = trunc nsw i16 -128 to i8", Value::int(8, 128)),
        (
            "i8",
            "  %r = fptoui float 0x406FFFE000000000 to i8",
            Value::int(8, 255),
        ),
        (
            "i8",
            "  %r = fptosi float 0xC060100000000000 to i8",
            Value::int(8, 128),
        ),
        ("i1", "  %r = icmp samesign ult i8 -2, -1", Value::int(1, 1)),
    ] {
        assert_eq!(eval(ty, body), want, "{body}");
    }
}

#[test]
fn pointer_arithmetic_keeps_to_its_object() {
    let g = |body: &str, ty: &str| {
        let text = format!(
            "@g = global [4 x i32] zeroinitializer\n@s = addrspace(3) global i32 undef\ndefine {ty} @main() {{\n{body}\n  ret {ty} %r\n}}\n"
        );
        main_with(&text, &[]).outcome
    };
    let end = "  %q = getelementptr inbounds [4 x i32], ptr @g, i64 0, i64 4\n";
    let past = "  %q = getelementptr inbounds i8, ptr @g, i64 17\n";
    let diff =
        "  %a = ptrtoint ptr %q to i64\n  %b = ptrtoint ptr @g to i64\n  %r = sub i64 %a, %b";
    assert_eq!(
        g(&format!("{end}{diff}"), "i64"),
        Outcome::Returned(Some(Value::i64(16)))
    );
    assert_eq!(
        g(&format!("{past}{diff}"), "i64"),
        Outcome::Returned(Some(Value::Poison))
    );
    let round = "  %g = addrspacecast ptr addrspace(3) @s to ptr\n  %b = addrspacecast ptr %g to ptr addrspace(3)\n  %r = icmp eq ptr addrspace(3) %b, @s";
    assert_eq!(g(round, "i1"), Outcome::Returned(Some(Value::int(1, 1))));
    let wrong =
        "  %b = addrspacecast ptr @g to ptr addrspace(3)\n  %r = icmp eq ptr addrspace(3) %b, null";
    assert_eq!(g(wrong, "i1"), Outcome::Returned(Some(Value::Poison)));
    let null = "  %r = icmp eq ptr addrspace(3) @s, null";
    assert_eq!(
        g(null, "i1"),
        Outcome::Returned(Some(Value::int(1, 1))),
        "shared memory begins at 0"
    );
}

#[test]
fn memory_is_bytes_with_states() {
    let half = "  %p = alloca i32\n  store i16 -1, ptr %p\n  %r = load i16, ptr %p";
    assert_eq!(eval("i16", half), Value::int(16, 0xffff));
    assert_eq!(
        eval("i32", "  %p = alloca i32\n  %r = load i32, ptr %p"),
        Value::Undef
    );
    let copy = "  %p = alloca ptr\n  %q = alloca i64\n  store ptr %q, ptr %p\n  %i = load i64, ptr %p\n  store i64 %i, ptr %p\n  %a = load ptr, ptr %p\n  store i64 5, ptr %a\n  %r = load i64, ptr %q";
    assert_eq!(
        eval("i64", copy),
        Value::i64(5),
        "a copy by integers keeps what a pointer is based on"
    );
    let part = "  %p = alloca i32\n  store i32 0, ptr %p\n  %q = getelementptr i8, ptr %p, i64 3\n  store i8 poison, ptr %q\n  %r = load i32, ptr %p";
    assert_eq!(eval("i32", part), Value::Poison);
    let i1 = "  %p = alloca i8\n  store i8 2, ptr %p\n  %r = load i1, ptr %p";
    assert_eq!(eval("i1", i1), Value::Poison);
    let mut input = Input::default();
    input.policy.uninit = UninitPolicy::Poison;
    let m = parse(
        "define i32 @main() {\n  %p = alloca i32\n  %r = load i32, ptr %p\n  ret i32 %r\n}\n",
    );
    assert_eq!(
        run_with(&m, "main", &input).outcome,
        Outcome::Returned(Some(Value::Poison))
    );
}

#[test]
fn undef_is_chosen_at_each_use_and_the_run_says_so() {
    let text = "define i32 @main(i32 %x) {\n  %a = and i32 %x, 255\n  %b = and i32 %x, 255\n  %r = sub i32 %a, %b\n  ret i32 %r\n}\n";
    let m = parse(text);
    let differs = (0..20).any(|seed| {
        let mut input = Input {
            args: vec![Value::Undef],
            ..Input::default()
        };
        input.policy.seed = seed;
        let r = run_with(&m, "main", &input);
        assert!(r.choices.undef);
        r.outcome != Outcome::Returned(Some(Value::i32(0)))
    });
    assert!(differs);
    assert!(!main_with(text, &[Value::i32(7)]).choices.any());
    let frozen =
        "define i32 @main() {\n  %x = freeze i32 poison\n  %r = sub i32 %x, %x\n  ret i32 %r\n}\n";
    let r = main_with(frozen, &[]);
    assert_eq!(r.outcome, Outcome::Returned(Some(Value::i32(0))));
    assert!(r.choices.freeze);
}

#[test]
fn integer_intrinsics() {
    let decls = "declare i8 @llvm.ctlz.i8(i8, i1)\ndeclare i8 @llvm.cttz.i8(i8, i1)\ndeclare i32 @llvm.fshl.i32(i32, i32, i32)\ndeclare i8 @llvm.sadd.sat.i8(i8, i8)\ndeclare {i8, i1} @llvm.umul.with.overflow.i8(i8, i8)\ndeclare i32 @llvm.bswap.i32(i32)\ndeclare i8 @llvm.bitreverse.i8(i8)\ndeclare i8 @llvm.clmul.i8(i8, i8)\ndeclare i128 @llvm.ctpop.i128(i128)\ndeclare <2 x i8> @llvm.smax.v2i8(<2 x i8>, <2 x i8>)\n";
    for (ty, call, want) in [
        (
            "i8",
            "call i8 @llvm.ctlz.i8(i8 1, i1 false)",
            Value::int(8, 7),
        ),
        ("i8", "call i8 @llvm.ctlz.i8(i8 0, i1 true)", Value::Poison),
        (
            "i8",
            "call i8 @llvm.cttz.i8(i8 0, i1 false)",
            Value::int(8, 8),
        ),
        (
            "i32",
            "call i32 @llvm.fshl.i32(i32 1, i32 -2147483648, i32 33)",
            Value::i32(3),
        ),
        (
            "i8",
            "call i8 @llvm.sadd.sat.i8(i8 -100, i8 -100)",
            Value::int(8, 128),
        ),
        (
            "{i8, i1}",
            "call {i8, i1} @llvm.umul.with.overflow.i8(i8 16, i8 17)",
            Value::Elements(vec![Value::int(8, 16), Value::int(1, 1)]),
        ),
        (
            "i32",
            "call i32 @llvm.bswap.i32(i32 1)",
            Value::i32(1 << 24),
        ),
        (
            "i8",
            "call i8 @llvm.bitreverse.i8(i8 3)",
            Value::int(8, 0xc0),
        ),
        // (x^7 + x + 1) * (x + 1) = x^8 + x^7 + x^2 + 1, of which eight bits are kept.
        (
            "i8",
            "call i8 @llvm.clmul.i8(i8 -125, i8 3)",
            Value::int(8, 0x85),
        ),
        (
            "i8",
            "call i8 @llvm.clmul.i8(i8 poison, i8 0)",
            Value::Poison,
        ),
        (
            "i128",
            "call i128 @llvm.ctpop.i128(i128 -1)",
            Value::int(128, 128),
        ),
        (
            "<2 x i8>",
            "call <2 x i8> @llvm.smax.v2i8(<2 x i8> <i8 -1, i8 5>, <2 x i8> <i8 1, i8 -5>)",
            Value::Elements(vec![Value::int(8, 1), Value::int(8, 5)]),
        ),
    ] {
        let text = format!("define {ty} @main() {{\n  %r = {call}\n  ret {ty} %r\n}}\n{decls}");
        assert_eq!(value(&text), want, "{call}");
    }
}

#[test]
fn floats_round_as_ieee_says() {
    assert_eq!(
        eval("float", "  %r = fadd float 0x4170000000000000, 1.0"),
        Value::f32(16777216.0)
    );
    assert_eq!(
        eval("double", "  %r = frem double -5.5, 2.0"),
        Value::f64(-1.5)
    );
    assert_eq!(
        eval(
            "i16",
            "  %h = fptrunc double 65519.0 to half\n  %r = bitcast half %h to i16"
        ),
        Value::int(16, 0x7bff)
    );
    assert_eq!(
        eval(
            "i16",
            "  %h = fadd half 0xH3C00, 0xH1000\n  %r = bitcast half %h to i16"
        ),
        Value::int(16, 0x3c00)
    );
    assert_eq!(
        eval(
            "i16",
            "  %b = fptrunc float 0x3FF0100000000000 to bfloat\n  %r = bitcast bfloat %b to i16"
        ),
        Value::int(16, 0x3f80)
    );
    assert_eq!(
        eval(
            "i1",
            "  %r = fcmp une float 0x7FF8000000000000, 0x7FF8000000000000"
        ),
        Value::int(1, 1)
    );
    assert_eq!(
        eval("float", "  %r = uitofp i64 -1 to float"),
        Value::f32(18446744073709551616.0)
    );
}

#[test]
fn limits_end_a_run_as_outcomes() {
    let mut input = Input::default();
    input.policy.limits.steps = 1000;
    let m = parse("define void @main() {\n  br label %l\nl:\n  br label %l\n}\n");
    assert_eq!(run_with(&m, "main", &input).outcome, Outcome::OutOfSteps);
    let m = parse("define void @main() {\n  call void @main()\n  ret void\n}\n");
    assert_eq!(run_with(&m, "main", &input).outcome, Outcome::OutOfMemory);
    let asm =
        "define void @main() {\n  call void asm sideeffect \"exit;\", \"\"()\n  ret void\n}\n";
    assert!(
        matches!(main_with(asm, &[]).outcome, Outcome::Unsupported(u) if u.construct.contains("exit") && u.place.inst.is_some())
    );
}

#[test]
fn external_calls_are_events_and_repeatable() {
    let text = "declare i32 @ask(i32)\ndefine i32 @main() {\n  %a = call i32 @ask(i32 1)\n  store volatile i32 %a, ptr @g\n  %b = call i32 @ask(i32 2)\n  %r = add i32 %a, %b\n  ret i32 %r\n}\n@g = global i32 0\n";
    let (a, b) = (main_with(text, &[]), main_with(text, &[]));
    assert_eq!(a, b);
    assert_eq!(a.events.len(), 3);
    assert!(a.choices.external);
}

#[test]
fn three_way_comparison_has_a_width_of_its_own() {
    let call = |ret: &str, op: &str, ty: &str, a: &str, b: &str| {
        let text = format!(
            "define {ret} @main() {{\n  %r = call {ret} @llvm.{op}.{ret}.{ty}({ty} {a}, {ty} {b})\n  ret {ret} %r\n}}\ndeclare {ret} @llvm.{op}.{ret}.{ty}({ty}, {ty})\n"
        );
        value(&text).as_signed().unwrap()
    };
    for (ret, ty) in [
        ("i32", "i16"),
        ("i2", "i96"),
        ("i32", "i96"),
        ("i128", "i8"),
    ] {
        assert_eq!(call(ret, "scmp", ty, "-1", "1"), -1, "{ret} {ty}");
        assert_eq!(call(ret, "scmp", ty, "5", "5"), 0, "{ret} {ty}");
        assert_eq!(call(ret, "ucmp", ty, "-1", "1"), 1, "{ret} {ty}");
        assert_eq!(call(ret, "ucmp", ty, "1", "-1"), -1, "{ret} {ty}");
    }
}

#[test]
fn vectors_of_odd_integers_wider_than_a_slot_keep_their_bits_in_memory() {
    let text = "define <2 x i65> @main() {\n  %p = alloca <2 x i65>\n  store <2 x i65> <i65 18446744073709551617, i65 -2>, ptr %p\n  %v = load <2 x i65>, ptr %p\n  ret <2 x i65> %v\n}\n";
    let lanes = vec![Value::int(65, (1 << 64) + 1), Value::int(65, u128::MAX - 1)];
    assert_eq!(value(text), Value::Elements(lanes));
}

/// `%r` of a body for the type, with an operand that is 2 to the power of 200, minus 1.
fn wide(ty: &str, body: &str) -> Value {
    let text = format!(
        "define {ty} @main() {{\n  %one = zext i1 true to i256\n  %top = shl i256 %one, 200\n  %a = sub i256 %top, 1\n{body}\n  ret {ty} %r\n}}\n{}",
        "declare { i256, i1 } @llvm.umul.with.overflow.i256(i256, i256)\ndeclare i256 @llvm.smax.i256(i256, i256)\ndeclare i256 @llvm.ctpop.i256(i256)\ndeclare i256 @llvm.bswap.i256(i256)\n"
    );
    value(&text)
}

fn decimal(text: &str) -> Value {
    Value::from_bits(Bits::parse_decimal(256, text).unwrap())
}

#[test]
fn integers_have_no_largest_width() {
    for (body, want) in [
        (
            "  %r = add i256 %a, 1",
            "1606938044258990275541962092341162602522202993782792835301376",
        ),
        (
            "  %r = mul i256 %a, -1",
            "-1606938044258990275541962092341162602522202993782792835301375",
        ),
        (
            "  %r = udiv i256 %a, 1000000000000000000000000000000",
            "1606938044258990275541962092341",
        ),
        ("  %r = srem i256 %a, -1000000007", "499445071"),
        ("  %r = ashr i256 %a, 190", "1023"),
        (
            "  %s = icmp slt i256 %a, 0\n  %r = select i1 %s, i256 1, i256 2",
            "2",
        ),
        (
            "  %t = trunc i256 %a to i201\n  %r = sext i201 %t to i256",
            "1606938044258990275541962092341162602522202993782792835301375",
        ),
        (
            "  %f = uitofp i256 %a to double\n  %r = fptoui double %f to i256",
            "1606938044258990275541962092341162602522202993782792835301376",
        ),
        (
            "  %p = alloca i256\n  store i256 %a, ptr %p\n  %q = getelementptr i8, ptr %p, i64 24\n  store i8 0, ptr %q\n  %r = load i256, ptr %p",
            "6277101735386680763835789423207666416102355444464034512895",
        ),
        (
            "  %v = insertelement <2 x i256> poison, i256 %a, i128 1\n  %r = extractelement <2 x i256> %v, i128 1",
            "1606938044258990275541962092341162602522202993782792835301375",
        ),
        ("  %r = call i256 @llvm.ctpop.i256(i256 %a)", "200"),
        (
            "  %r = call i256 @llvm.smax.i256(i256 %a, i256 -1)",
            "1606938044258990275541962092341162602522202993782792835301375",
        ),
    ] {
        assert_eq!(wide("i256", body), decimal(want), "{body}");
    }
    let mut top = [0; 4];
    top[3] = 1 << 56;
    let swapped = wide("i256", "  %r = call i256 @llvm.bswap.i256(i256 1)");
    assert_eq!(swapped, Value::from_bits(Bits::from_limbs(256, &top)));
    for (factor, overflows) in [("%a", 1), ("2", 0)] {
        let call = format!(
            "  %p = call {{ i256, i1 }} @llvm.umul.with.overflow.i256(i256 %a, i256 {factor})\n  %r = extractvalue {{ i256, i1 }} %p, 1"
        );
        assert_eq!(wide("i1", &call), Value::int(1, overflows), "{factor}");
    }
}

#[test]
fn flags_and_undefined_behaviour_hold_at_any_width() {
    for body in [
        "  %r = mul nuw i256 %a, %a",
        "  %r = shl nsw i256 %a, 56",
        "  %r = shl i256 %a, 256",
        "  %r = lshr exact i256 %a, 1",
        "  %r = udiv exact i256 %a, 2",
        "  %t = trunc nuw i256 %a to i199\n  %r = zext i199 %t to i256",
    ] {
        assert_eq!(wide("i256", body), Value::Poison, "{body}");
    }
    let run = |body: &str| {
        let text = format!("define i256 @main() {{\n{body}\n  ret i256 %r\n}}\n");
        main_with(&text, &[]).outcome.ub()
    };
    assert_eq!(run("  %r = udiv i256 1, 0"), Some(UbKind::DivisionByZero));
    assert_eq!(
        run("  %r = srem i256 1, poison"),
        Some(UbKind::PoisonDivisor)
    );
    let least = "  %l = shl i256 1, 255\n  %r = sdiv i256 %l, -1";
    assert_eq!(run(least), Some(UbKind::SignedDivisionOverflow));
    assert_eq!(run("  %l = shl i256 1, 255\n  %r = sdiv i256 %l, 1"), None);
}

#[test]
fn switches_take_values_of_any_width() {
    let text = "define i32 @main(i200 %x) {\n  switch i200 %x, label %d [ i200 5, label %a\n i200 -1, label %b ]\na:\n  ret i32 1\nb:\n  ret i32 2\nd:\n  ret i32 3\n}\n";
    let at =
        |limbs: &[u64]| main_with(text, &[Value::from_bits(Bits::from_limbs(200, limbs))]).outcome;
    assert_eq!(at(&[5]), Outcome::Returned(Some(Value::i32(1))));
    assert_eq!(at(&[u64::MAX; 4]), Outcome::Returned(Some(Value::i32(2))));
    assert_eq!(at(&[5, 0, 1]), Outcome::Returned(Some(Value::i32(3))));
}

#[test]
fn invoke_goes_on_and_indirect_branches_find_their_labels() {
    let invoke = "declare i32 @personality(...)\ndefine i32 @f(i32 %x) {\n  %r = add i32 %x, 1\n  ret i32 %r\n}\ndefine i32 @main() personality ptr @personality {\nentry:\n  %a = invoke i32 @f(i32 4) to label %go unwind label %pad\ngo:\n  %r = phi i32 [ %a, %entry ]\n  ret i32 %r\npad:\n  %l = landingpad { ptr, i32 } cleanup\n  resume { ptr, i32 } %l\n}\n";
    assert_eq!(value(invoke), Value::i32(5));
    let table = "@t = constant [2 x ptr] [ptr blockaddress(@main, %a), ptr blockaddress(@main, %b)]\ndefine i32 @main(i64 %i) {\nentry:\n  %p = getelementptr [2 x ptr], ptr @t, i64 0, i64 %i\n  %l = load ptr, ptr %p\n  indirectbr ptr %l, [label %a, label %b]\na:\n  ret i32 10\nb:\n  %r = phi i32 [ 20, %entry ]\n  ret i32 %r\n}\n";
    for (i, want) in [(0, 10), (1, 20)] {
        let got = main_with(table, &[Value::i64(i)]).outcome;
        assert_eq!(got, Outcome::Returned(Some(Value::i32(want))));
    }
}

/// Issue 19, point 6: with care an input keeps away from what makes most programs undefined, and is still a new one.
#[test]
fn careful_inputs_are_defined_and_small() {
    use tandem_interp::inputs::{Generator, MOST_CARE};
    use tandem_interp::{Program, refine::SourceRun};
    let text = "define i32 @f(i32 %n, i32 %i, ptr %p) {
  %d = udiv i32 1000, %n
  %a = getelementptr i32, ptr %p, i32 %i
  %v = load i32, ptr %a
  %r = add i32 %d, %v
  ret i32 %r
}";
    let m = tandem_ir::text::parse(text.as_bytes(), "t.ll").unwrap();
    let program = Program::compile(&m).unwrap();
    let f = &m.bodies[0];
    let generator = Generator::new(&m.header, f, &[]);
    let decided = |care| {
        let run = |n| {
            let input = generator.careful_input(1, n, care);
            SourceRun::new(&program, f.global, input, 1000).is_decided()
        };
        (0..48).filter(|&n| run(n)).count()
    };
    assert!(decided(0) < 40, "{}", decided(0));
    assert!(decided(1) > decided(0) / 2 && decided(3) == 48 && decided(MOST_CARE) == 48);
    let inputs: Vec<String> = (0..48)
        .map(|n| format!("{:?}", generator.careful_input(1, n, 3).args))
        .collect();
    let different: std::collections::BTreeSet<_> = inputs.iter().collect();
    assert!(different.len() > 16, "{}", different.len());
}
