//! Functions without a body: what the machine makes up, and what an environment says instead.
#![allow(clippy::unwrap_used, reason = "tests")]

use crate::support;

use support::{main_with, parse, run_with};
use tandem_interp::{
    Destination, Event, ExternalAnswer, ExternalCall, ExternalWrite, Image, Input, Outcome,
    Pointer, Policy, Program, Run, Target, UbKind, Value, run_in,
};

fn scripted(text: &str, mut answer: impl FnMut(ExternalCall<'_>) -> ExternalAnswer) -> Run {
    let m = parse(text);
    let p = Program::compile(&m).unwrap();
    let g = m.header.lookup("main").unwrap();
    run_in(&p, g, &Input::default(), &mut answer)
}

fn returns(value: Option<Value>) -> ExternalAnswer {
    ExternalAnswer::Returns {
        value,
        writes: Vec::new(),
    }
}

fn bytes(list: &[u8]) -> Image {
    Image {
        bytes: list.to_vec(),
        marks: Vec::new(),
    }
}

const TWO_CALLS: &str = "
declare i32 @f(i32)
declare i32 @pure(i32) memory(none) willreturn nounwind
define i32 @main() {
  %a = call i32 @f(i32 5)
  %b = call i32 @pure(i32 %a)
  %c = call i32 @f(i32 %b)
  ret i32 %c
}
";

#[test]
fn calls_are_answered_in_order_and_nothing_is_made_up() {
    let mut seen = Vec::new();
    let r = scripted(TWO_CALLS, |c| {
        seen.push((c.callee.to_owned(), c.number, c.pure, c.args.to_vec()));
        returns(Some(Value::i32(100 + c.number as i32)))
    });
    assert_eq!(r.outcome, Outcome::Returned(Some(Value::i32(102))));
    assert!(!r.choices.any());
    let names = |n: &str, k, pure, arg| (n.to_owned(), k, pure, vec![Value::i32(arg)]);
    assert_eq!(
        seen,
        [
            names("f", 0, false, 5),
            names("pure", 1, true, 100),
            names("f", 2, false, 101)
        ]
    );
    assert_eq!(r.events.len(), 2, "the pure call is no event");
}

#[test]
fn an_environment_that_says_nothing_changes_nothing() {
    let r = scripted(TWO_CALLS, |_| ExternalAnswer::MadeUp);
    assert_eq!(r, main_with(TWO_CALLS, &[]));
    assert!(r.choices.external);
}

const BEHIND: &str = "
declare void @g(ptr, ptr)
define i32 @main() {
  %p = alloca i32
  %q = alloca i32
  store i32 1, ptr %p
  store i32 2, ptr %q
  call void @g(ptr %p, ptr %q)
  %a = load i32, ptr %p
  %b = load i32, ptr %q
  %s = shl i32 %a, 8
  %r = or i32 %s, %b
  ret i32 %r
}
";

#[test]
fn writes_go_where_the_answer_says() {
    let r = scripted(BEHIND, |c| {
        assert_eq!(c.memory[1].bytes, [2, 0, 0, 0]);
        let write = |index, offset, list: &[u8]| ExternalWrite {
            to: Destination::Argument { index, offset },
            contents: bytes(list),
        };
        ExternalAnswer::Returns {
            value: None,
            writes: vec![write(0, 0, &[7, 0]), write(1, 0, &[9])],
        }
    });
    assert_eq!(r.outcome, Outcome::Returned(Some(Value::i32(0x709))));
}

#[test]
fn answers_that_do_not_fit_are_ill_formed() {
    let write = |to, n| ExternalAnswer::Returns {
        value: None,
        writes: vec![ExternalWrite {
            to,
            contents: bytes(&vec![0; n]),
        }],
    };
    let stack = Pointer {
        space: 0,
        target: Target::Stack,
        offset: 0,
    };
    let argument = |index, offset| Destination::Argument { index, offset };
    for (name, answer) in [
        ("a missing argument", write(argument(2, 0), 1)),
        ("before the object", write(argument(0, -1), 1)),
        ("past the object", write(argument(0, 0), 5)),
        ("one of two objects", write(Destination::Pointer(stack), 1)),
        ("a result of void", returns(Some(Value::i32(0)))),
    ] {
        let r = scripted(BEHIND, |_| answer.clone());
        assert!(
            matches!(r.outcome, Outcome::IllFormed(_)),
            "{name}: {}",
            r.outcome
        );
    }
    let r = scripted(TWO_CALLS, |_| returns(Some(Value::i64(0))));
    assert!(matches!(r.outcome, Outcome::IllFormed(_)), "{}", r.outcome);
    let r = scripted(TWO_CALLS, |_| returns(None));
    assert!(matches!(r.outcome, Outcome::IllFormed(_)), "{}", r.outcome);
}

#[test]
fn a_call_that_does_not_return_ends_the_run_after_its_event() {
    let r = scripted(TWO_CALLS, |_| ExternalAnswer::DoesNotReturn);
    assert!(matches!(r.outcome, Outcome::Trap(_)), "{}", r.outcome);
    assert!(matches!(&r.events[..], [Event::Call { callee, .. }] if callee == "f"));
    let r = scripted(TWO_CALLS, |_| ExternalAnswer::Refused("no idea".into()));
    assert!(
        matches!(&r.outcome, Outcome::Unsupported(u) if u.construct == "no idea"),
        "{}",
        r.outcome
    );
}

#[test]
fn results_keep_what_the_declaration_promises() {
    let text =
        "declare noundef i32 @f()\ndefine i32 @main() {\n  %r = call i32 @f()\n  ret i32 %r\n}\n";
    let r = scripted(text, |_| returns(Some(Value::Poison)));
    assert_eq!(r.outcome.ub(), Some(UbKind::NoundefReturn));
    let r = scripted(text, |_| returns(Some(Value::i32(-1))));
    assert_eq!(r.outcome, Outcome::Returned(Some(Value::i32(-1))));
}

#[test]
fn results_can_point_to_globals_arguments_and_new_objects() {
    let text = "@x = global [4 x i8] c\"abcd\"\ndeclare ptr @f(ptr)\ndefine i8 @main() {\n  %p = alloca i16\n  store i16 300, ptr %p\n  %q = call ptr @f(ptr %p)\n  %r = load i8, ptr %q\n  ret i8 %r\n}\n";
    let m = parse(text);
    let x = m.header.lookup("x").unwrap();
    let load = |target: Target, offset| {
        scripted(text, move |_| {
            let target = target.clone();
            returns(Some(Value::Pointer(Pointer {
                space: 0,
                target,
                offset,
            })))
        })
        .outcome
    };
    let byte = |v: u8| Outcome::Returned(Some(Value::int(8, v.into())));
    assert_eq!(load(Target::Global(x), 2), byte(b'c'));
    assert_eq!(load(Target::Stack, 1), byte(1));
    assert!(load(Target::External, 255).is_returned());
    assert_eq!(
        load(Target::External, 256).ub(),
        Some(UbKind::LoadOutOfBounds)
    );
    assert_eq!(load(Target::Nothing, 0).ub(), Some(UbKind::NullDereference));
}

#[test]
fn a_call_that_need_not_return_does_not_where_the_policy_says_so() {
    let text = "
declare i32 @open(i32)
declare i32 @reads(i32) memory(read)
declare i32 @returns(i32) willreturn nounwind
define i32 @main() {
  %a = call i32 @open(i32 1)
  %b = call i32 @returns(i32 2)
  %c = call i32 @reads(i32 3)
  %d = call i32 @open(i32 4)
  ret i32 %d
}
";
    let run = |text: &str, stops| {
        let policy = Policy {
            stops,
            ..Policy::default()
        };
        let input = Input {
            policy,
            ..Input::default()
        };
        run_with(&parse(text), "main", &input)
    };
    for (stops, events) in [(Some(0), 1), (Some(1), 4)] {
        let r = run(text, stops);
        assert!(matches!(r.outcome, Outcome::Trap(_)), "{:?}", r.outcome);
        // The call itself was made; what is pure is no event.
        let calls = r.events.iter().filter(|e| matches!(e, Event::Call { .. }));
        assert_eq!(calls.count(), events, "{:?}", r.events);
    }
    assert!(run(text, Some(2)).outcome.is_returned());
    // What the call alone says is not what the function does.
    let said = text.replace("i32 4)", "i32 4) willreturn nounwind");
    let r = run(&said, Some(1));
    assert!(
        matches!(r.outcome, Outcome::Unsupported(_)),
        "{:?}",
        r.outcome
    );
}
