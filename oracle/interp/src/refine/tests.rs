//! Refinement of values, bytes and whole runs, on small examples.

#![allow(clippy::unwrap_used)]

use super::values::refines_written;
use super::*;
use crate::inputs::Generator;
use crate::{ByteMark, Event, Image, Pointer, Target, Value};
use cranelift_entity::EntityRef;

fn image(bytes: &[u8], marks: &[(u64, ByteMark)]) -> Image {
    Image {
        bytes: bytes.to_vec(),
        marks: marks.to_vec(),
    }
}

#[test]
fn a_volatile_store_writes_bits_of_whatever_type() {
    let float = |bits| Value::Float {
        kind: tandem_ir::FloatKind::Float,
        bits,
    };
    let number = |bits| Value::int(32, bits);
    assert!(refines_written(&float(0x3f80_0000), &number(0x3f80_0000)));
    assert!(refines_written(&number(0x3f80_0000), &float(0x3f80_0000)));
    assert!(!refines_written(&float(0), &number(0x8000_0000)));
    assert!(!refines_written(&float(0), &Value::int(64, 0)));
    // A NaN of the source may be any; a number of the source is that number.
    assert!(refines_written(&float(0x7fc0_0000), &number(0x7fc0_0001)));
    assert!(!refines_written(&number(0x7fc0_0000), &float(0x7fc0_0001)));
}

/// What comparing two bodies of a function that calls `@out` says, on one input.
fn compared(source: &str, target: &str) -> Comparison {
    let text = |body: &str| {
        format!(
            "declare i32 @out(i32)\ndefine i32 @f(i32 noundef %x) {{\n{body}\n  ret i32 %r\n}}\n"
        )
    };
    compared_texts(&text(source), &text(target))
}

/// The same of the only bodies of two whole texts.
fn compared_texts(source: &str, target: &str) -> Comparison {
    let parsed = |text: &str| tandem_ir::text::parse(text.as_bytes(), "outside.ll").unwrap();
    let (a, b) = (parsed(source), parsed(target));
    let (s, t) = (Program::compile(&a).unwrap(), Program::compile(&b).unwrap());
    let input = Generator::new(&a.header, &a.bodies[0], &[]).input(1, 0);
    compare(&s, &t, a.bodies[0].global, &input, 1_000)
}

#[test]
fn what_the_world_outside_is_told_and_answers_counts() {
    let call = "  %r = call i32 @out(i32 %x)";
    assert_eq!(compared(call, call), Comparison::Refines);
    let other = "  %y = add i32 %x, 1\n  %r = call i32 @out(i32 %y)";
    assert!(matches!(compared(call, other), Comparison::Differs(_)));
    let answer = "  %q = call i32 @out(i32 %x)\n  %r = add i32 %q, 1";
    assert!(matches!(compared(call, answer), Comparison::Differs(_)));
    // What is told to it may be more defined than it was, and then the answer may be another one.
    let open = "  %r = call i32 @out(i32 undef)";
    let settled = "  %r = call i32 @out(i32 7)";
    assert!(matches!(
        compared(open, settled),
        Comparison::Inconclusive(_) | Comparison::Refines
    ));
}

#[test]
fn refinement_of_values_goes_one_way() {
    let one = Value::i32(1);
    for (a, b, good) in [
        (&Value::Poison, &one, true),
        (&one, &Value::Poison, false),
        (&Value::Undef, &one, true),
        (&Value::Undef, &Value::Poison, false),
        (&one, &Value::Undef, false),
        (&one, &Value::i32(2), false),
        (&Value::f32(f32::NAN), &Value::f32(-f32::NAN), true),
        (&Value::f32(0.0), &Value::f32(-0.0), false),
    ] {
        assert_eq!(refines_value(a, b), good, "{a} -> {b}");
    }
}

#[test]
fn refinement_of_bytes_goes_one_way() {
    let plain = image(&[1, 2], &[]);
    let undef = image(&[1, 0], &[(1, ByteMark::Undef)]);
    let poison = image(&[1, 0], &[(1, ByteMark::Poison)]);
    assert_eq!(refines_image(&poison, &undef), Ok(()));
    assert_eq!(refines_image(&undef, &plain), Ok(()));
    assert_eq!(refines_image(&undef, &poison), Err(1));
    assert_eq!(refines_image(&plain, &undef), Err(1));
    assert_eq!(refines_image(&plain, &image(&[1, 3], &[])), Err(1));
}

/// What comparing two functions of two floats says over some inputs: the worst.
fn compared_floats(source: &str, target: &str) -> Comparison {
    let parsed = |body: &str| {
        let text = format!(
            "declare float @llvm.fma.f32(float, float, float)\n\
             define float @f(float noundef %x, float noundef %y) {{\n{body}\n  ret float %r\n}}\n"
        );
        tandem_ir::text::parse(text.as_bytes(), "floats.ll").unwrap()
    };
    let (a, b) = (parsed(source), parsed(target));
    let (s, t) = (Program::compile(&a).unwrap(), Program::compile(&b).unwrap());
    let mut worst = Comparison::Refines;
    for n in 1..40u32 {
        let x = Value::f32(1.0 + n as f32 / 7.0);
        let y = Value::f32(3.0 / n as f32);
        let mut input = Generator::new(&a.header, &a.bodies[0], &[]).input(1, 0);
        (input.args, input.shape) = (vec![x, y], None);
        match compare(&s, &t, a.bodies[0].global, &input, 1_000) {
            Comparison::Refines => {}
            differs @ Comparison::Differs(_) => return differs,
            open => worst = open,
        }
    }
    worst
}

#[test]
fn what_hangs_on_a_licence_is_no_difference_and_everything_else_is() {
    let chain = |flags: &str| {
        format!(
            "  %a = fadd {flags} float %x, %y\n  %r = fadd {flags} float %a, 0x3FD3333340000000"
        )
    };
    let other = "  %a = fadd float %y, 0x3FD3333340000000\n  %r = fadd float %x, %a";
    assert!(matches!(
        compared_floats(&chain(""), other),
        Comparison::Differs(_)
    ));
    let open = compared_floats(&chain("reassoc"), other);
    assert!(!matches!(open, Comparison::Differs(_)), "{open:?}");
    // A difference of one is none of rounding, and what is not rounded hangs on no licence.
    let more = "  %a = fadd float %x, %y\n  %b = fadd float %a, 0x3FD3333340000000\n  %r = fmul float %b, 2.0";
    let integral = "  %i = fptosi float %x to i32\n  %k = sitofp i32 %i to float\n  %r = fadd reassoc float %k, 1.0";
    let wrong =
        "  %i = fptosi float %x to i32\n  %k = sitofp i32 %i to float\n  %r = fadd float %k, 2.0";
    assert!(matches!(
        compared_floats(integral, wrong),
        Comparison::Differs(_)
    ));
    assert!(!matches!(
        compared_floats(&chain("reassoc"), more),
        Comparison::Refines
    ));
    let product = |flags: &str| {
        format!("  %m = fmul {flags} float %x, %y\n  %r = fadd {flags} float %m, 1.0")
    };
    let fused = "  %r = call float @llvm.fma.f32(float %x, float %y, float 1.0)";
    assert!(matches!(
        compared_floats(&product(""), fused),
        Comparison::Differs(_)
    ));
    let open = compared_floats(&product("contract"), fused);
    assert!(!matches!(open, Comparison::Differs(_)), "{open:?}");
}

/// LangRef, `ninf`: of a quotient that may be evaluated otherwise the target's may overflow and be poison where the source's
/// does not.
#[test]
fn what_another_order_of_evaluation_overflows_in_may_be_poison() {
    let source = |flags: &str| {
        format!(
            "  %q = fdiv {flags} float %y, 0x47EFFFFFE0000000\n  %r = fdiv {flags} float %x, %q"
        )
    };
    let other = "  %q = fdiv ninf float 0x47EFFFFFE0000000, %y\n  %m = fmul ninf float %q, 4.0\n  %r = fmul ninf float %x, %m";
    for (flags, differs) in [("", true), ("ninf", true), ("reassoc ninf", false)] {
        let found = compared_floats(&source(flags), other);
        assert_eq!(matches!(found, Comparison::Differs(_)), differs, "{flags}");
    }
}

/// LangRef, `nsz`: the sign of a zero may be forgotten, the number not.
#[test]
fn nsz_is_a_licence_for_zeros_alone() {
    let zero = "  %z = fmul nsz float %x, -0.0\n  %r = select nsz i1 true, float %z, float %y";
    let plain = "  %z = fmul float %x, -0.0\n  %r = select i1 true, float %z, float %y";
    let other = "  %r = fmul float %x, 0.0";
    assert!(matches!(
        compared_floats(plain, other),
        Comparison::Differs(_)
    ));
    assert!(!matches!(
        compared_floats(zero, other),
        Comparison::Differs(_)
    ));
    let quotient = |flags: &str, by: &str| format!("  %r = fdiv {flags} float %x, {by}");
    assert!(matches!(
        compared_floats(&quotient("", "-0.0"), &quotient("", "0.0")),
        Comparison::Differs(_)
    ));
    assert!(!matches!(
        compared_floats(&quotient("nsz", "-0.0"), &quotient("nsz", "0.0")),
        Comparison::Differs(_)
    ));
    let one = "  %r = fadd float %x, 1.0";
    assert!(matches!(
        compared_floats(zero, one),
        Comparison::Inconclusive(_) | Comparison::Differs(_)
    ));
}

#[test]
fn a_pointer_to_nothing_is_its_address_in_memory() {
    let at = |index| {
        let pointer = crate::Pointer {
            space: 0,
            target: Target::Nothing,
            offset: 0x1234,
        };
        ByteMark::Pointer { pointer, index }
    };
    let pointer = image(&[0, 0], &[(0, at(0)), (1, at(1))]);
    let number = image(&[0x34, 0x12], &[]);
    assert_eq!(refines_image(&pointer, &number), Ok(()));
    assert_eq!(refines_image(&number, &pointer), Ok(()));
    assert_eq!(refines_image(&pointer, &image(&[0x34, 0x13], &[])), Err(1));
}

#[test]
fn a_function_outside_gets_a_copy_of_what_is_passed_by_value() {
    let text = |argument: &str, held: u32| {
        format!(
            "declare void @out(ptr byval(i32))
@g = internal global [2 x i32] [i32 {held}, i32 7]
define void @f() {{
  %a = alloca i32
  %b = alloca [2 x i32]
  store i32 3, ptr %a
  store i32 3, ptr %b
  call void @out(ptr byval(i32) {argument})
  ret void
}}
"
        )
    };
    let own = text("%a", 3);
    assert_eq!(compared_texts(&own, &text("%b", 3)), Comparison::Refines);
    assert_eq!(compared_texts(&own, &text("@g", 3)), Comparison::Refines);
    let other = compared_texts(&own, &text("@g", 4));
    assert!(matches!(other, Comparison::Differs(_)), "{other:?}");
}

#[test]
fn the_address_of_a_block_that_is_gone_may_be_any_number_but_null() {
    let at = |target: Target, offset: i64| {
        Value::Pointer(Pointer {
            space: 0,
            target,
            offset,
        })
    };
    let f = Target::Global(Global::new(0));
    let label = at(f.clone(), FIRST_LABEL + 7);
    assert!(refines_value(&label, &at(Target::Nothing, 1)));
    assert!(!refines_value(&label, &at(f.clone(), FIRST_LABEL + 8)));
    assert!(!refines_value(&label, &at(Target::Nothing, 0)));
    assert!(!refines_value(&at(Target::Nothing, 1), &label));
    assert!(refines_value(&label, &at(f.clone(), FIRST_LABEL)));
    assert!(refines_value(&at(f.clone(), FIRST_LABEL), &label));
    let other = Target::Global(Global::new(1));
    assert!(!refines_value(&label, &at(other, FIRST_LABEL)));
    assert!(!refines_value(&at(f, 0), &at(Target::Nothing, 1)));
}

#[test]
fn a_volatile_access_is_the_same_by_a_narrower_address_space() {
    let at = |space, target: Target, offset| Pointer {
        space,
        target,
        offset,
    };
    let load = |at: Pointer, bytes| Event::VolatileLoad { at, bytes };
    let generic = load(at(0, Target::Stack, 4), 4);
    assert!(refines_event(&generic, &load(at(5, Target::Stack, 4), 4)));
    assert!(!refines_event(&generic, &load(at(5, Target::Stack, 8), 4)));
    assert!(!refines_event(&generic, &load(at(5, Target::Stack, 4), 2)));
    // A number is another address in another space.
    let stated = load(at(0, Target::Nothing, 64), 4);
    assert!(!refines_event(
        &stated,
        &load(at(5, Target::Nothing, 64), 4)
    ));
    let store = |at: Pointer, v| Event::VolatileStore {
        at,
        value: Value::i32(v),
    };
    let one = store(at(0, Target::Buffer(1), 0), 1);
    assert!(refines_event(&one, &store(at(1, Target::Buffer(1), 0), 1)));
    assert!(!refines_event(&one, &store(at(1, Target::Buffer(1), 0), 2)));
}
