//! Refinement of values, bytes and whole runs, on small examples.

#![allow(clippy::unwrap_used)]

use super::*;
use crate::inputs::Generator;

fn image(bytes: &[u8], marks: &[(u64, ByteMark)]) -> Image {
    Image {
        bytes: bytes.to_vec(),
        marks: marks.to_vec(),
    }
}

/// What comparing two bodies of a function that calls `@out` says, on one input.
fn compared(source: &str, target: &str) -> Comparison {
    let parsed = |body: &str| {
        let text = format!(
            "declare i32 @out(i32)\ndefine i32 @f(i32 noundef %x) {{\n{body}\n  ret i32 %r\n}}\n"
        );
        tandem_ir::text::parse(text.as_bytes(), "outside.ll").unwrap()
    };
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
