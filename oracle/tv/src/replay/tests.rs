//! Replay on pairs written by hand: every way to fail, near misses, and what cannot be run.

#![allow(clippy::unwrap_used)]

use super::*;
use tandem_interp::Place;
use tandem_ir::constant::Bits;
use tandem_ir::text::parse;

const MODE: Mode = Mode {
    undef_input: true,
    poison_input: true,
    uninit: Uninit::Poison,
    source_unroll: 8,
    target_unroll: 8,
    inline_depth: 4,
    copies_bytes: true,
    elided_allocations: false,
    placed_apart: false,
    lent_objects: false,
    stand_ins: false,
    entry_undef: false,
    alias_metadata: true,
    widened: false,
    machine_bytes: false,
    approximates: false,
};

fn subject<'a>(m: &'a Module, name: &str) -> Subject<'a> {
    let g = m.header.lookup(name).unwrap();
    Subject {
        module: m,
        function: m.body(g).unwrap(),
    }
}

fn module(text: &str) -> Module {
    let m = parse(text.as_bytes(), "test.ll").unwrap();
    let errors = tandem_ir::verify::verify(&m);
    assert!(errors.is_empty(), "{errors:?}");
    m
}

/// Replays `@src` against `@tgt` of one module.
fn pair(text: &str, input: &ConcreteInput) -> Replayed {
    let m = module(text);
    replay(subject(&m, "src"), subject(&m, "tgt"), input, &MODE)
}

fn with(args: Vec<ConcreteValue>) -> ConcreteInput {
    ConcreteInput {
        args,
        ..ConcreteInput::default()
    }
}

fn i32(v: i32) -> ConcreteValue {
    ConcreteValue::Bits(Bits::from_i64(32, v.into()))
}

#[track_caller]
fn confirmed(r: &Replayed, words: &str) {
    match &r.verdict {
        Replay::Confirmed(why) => assert!(why.contains(words), "{why}"),
        other => panic!("{other:?}"),
    }
    assert!(r.trace.last().unwrap().contains(words), "{:?}", r.trace);
}

#[track_caller]
fn contradicted(r: &Replayed, words: &str) {
    match &r.verdict {
        Replay::Contradicted(why) => assert!(why.contains(words), "{why}"),
        other => panic!("{other:?}"),
    }
}

#[track_caller]
fn not_runnable(r: &Replayed, words: &str) {
    match &r.verdict {
        Replay::NotRunnable(why) | Replay::NoneAllows(why) => assert!(why.contains(words), "{why}"),
        other => panic!("{other:?}"),
    }
}

const ADD: &str = "define i32 @src(i32 %x) {
  %a = shl i32 %x, 1
  %b = add i32 %a, 1
  ret i32 %b
}
define i32 @tgt(i32 %x) {
  %a = shl i32 %x, 2
  %b = add i32 %a, 1
  ret i32 %b
}
";

#[test]
fn another_value_is_confirmed_and_traced() {
    let r = pair(ADD, &with(vec![i32(3)]));
    confirmed(&r, "the source returns i32 7, the target i32 13");
    let expected = [
        "source  %a = i32 6",
        "source  %b = i32 7",
        "source  returns i32 7",
        "target  %a = i32 12 (0xc)",
        "target  %b = i32 13 (0xd)",
        "target  returns i32 13 (0xd)",
        "%a is i32 6 in the source, i32 12 (0xc) in the target",
        "the source returns i32 7, the target i32 13",
    ];
    assert_eq!(r.trace, expected);
}

#[test]
fn an_input_without_a_difference_is_contradicted() {
    let r = pair(ADD, &with(vec![i32(0)]));
    contradicted(&r, "both sides: returns i32 1");
    assert_eq!(r.trace.last().unwrap(), "target  returns i32 1");
}

#[test]
fn more_poison_is_confirmed_and_less_is_not() {
    let text = "define i8 @src(i8 %x, i8 %y) {
  %a = add i8 %x, %y
  ret i8 %a
}
define i8 @tgt(i8 %x, i8 %y) {
  %a = add nsw i8 %x, %y
  ret i8 %a
}
";
    let input = with(vec![ConcreteValue::bits(8, 127), ConcreteValue::bits(8, 1)]);
    confirmed(&pair(text, &input), "the target poison");
    let m = module(text);
    let r = replay(subject(&m, "tgt"), subject(&m, "src"), &input, &MODE);
    contradicted(&r, "both sides: returns poison");
}

#[test]
fn undefined_behaviour_counts_in_the_target_only() {
    let text = "define i32 @src(i32 %x) {
  ret i32 0
}
define i32 @tgt(i32 %x) {
  %a = udiv i32 1, %x
  ret i32 0
}
";
    confirmed(&pair(text, &with(vec![i32(0)])), "division-by-zero");
    let m = module(text);
    let r = replay(
        subject(&m, "tgt"),
        subject(&m, "src"),
        &with(vec![i32(0)]),
        &MODE,
    );
    contradicted(&r, "the source is undefined (division-by-zero");
}

#[test]
fn memory_is_compared_byte_by_byte() {
    let text = "define void @src(ptr %p) {
  store i16 513, ptr %p
  ret void
}
define void @tgt(ptr %p) {
  store i16 769, ptr %p
  ret void
}
";
    let mut input = with(vec![ConcreteValue::block(0, 2)]);
    input.blocks.push(ConcreteBlock::of_bytes(&[9; 6], 4));
    confirmed(
        &pair(text, &input),
        "byte 3 of buffer 0 is 0x02 in the source, 0x03 in the target",
    );
    input.blocks[0].writable = false;
    contradicted(&pair(text, &input), "write-to-constant");
}

#[test]
fn contents_of_blocks_and_globals_are_as_given() {
    let text = "@g = global i32 1
define i32 @src(ptr %p) {
  %a = load i32, ptr @g
  %b = load i32, ptr %p
  %c = add i32 %a, %b
  ret i32 %c
}
define i32 @tgt(ptr %p) {
  %a = load i32, ptr @g
  ret i32 %a
}
";
    let mut input = with(vec![ConcreteValue::block(0, 0)]);
    input.blocks.push(ConcreteBlock::of_bytes(&[3, 0, 0, 0], 4));
    input.globals.push(ConcreteGlobal {
        name: "g".into(),
        bytes: [40, 0, 0, 0].map(ConcreteByte::Bits).to_vec(),
    });
    confirmed(
        &pair(text, &input),
        "the source returns i32 43, the target i32 40",
    );
    input.blocks[0].bytes.insert(1, ConcreteByte::Poison);
    contradicted(&pair(text, &input), "both sides: returns poison");
}

const CALLS: &str = "declare i32 @f(i32)
define i32 @src(i32 %x) {
  %a = call i32 @f(i32 %x)
  ret i32 %a
}
define i32 @tgt(i32 %x) {
  %y = add i32 %x, 1
  %a = call i32 @f(i32 %y)
  ret i32 %a
}
";

fn answer(callee: &str, value: Option<ConcreteValue>) -> ConcreteAnswer {
    ConcreteAnswer {
        callee: callee.into(),
        ends: CallEnd::Returns(value),
        writes: Vec::new(),
    }
}

#[test]
fn arguments_of_unknown_calls_are_compared() {
    let mut input = with(vec![i32(5)]);
    input.answers.push(answer("f", Some(i32(-1))));
    let r = pair(CALLS, &input);
    let why = "visible step 1 of block 0 thread 0: the source calls @f(i32 5), the target calls @f(i32 6)";
    confirmed(&r, why);
    assert!(
        r.trace
            .contains(&"source  %a = i32 -1 (0xffffffff)".to_owned()),
        "{:?}",
        r.trace
    );
}

#[test]
fn unknown_calls_answer_and_write_as_given() {
    let text = "declare void @f(ptr)
define i32 @src() {
  %p = alloca i32
  store i32 1, ptr %p
  call void @f(ptr %p)
  %a = load i32, ptr %p
  ret i32 %a
}
define i32 @tgt() {
  %p = alloca i32
  store i32 1, ptr %p
  call void @f(ptr %p)
  ret i32 1
}
";
    let mut input = with(vec![]);
    let mut a = answer("f", None);
    a.writes.push(ConcreteWrite {
        to: WriteTo::Argument {
            index: 0,
            offset: 0,
        },
        bytes: vec![ConcreteByte::Bits(7)],
    });
    input.answers.push(a);
    confirmed(
        &pair(text, &input),
        "the source returns i32 7, the target i32 1",
    );
    input.answers[0].ends = CallEnd::DoesNotReturn;
    contradicted(&pair(text, &input), "traps");
}

#[test]
fn an_unforeseen_call_of_the_target_is_a_difference() {
    let text = "declare i32 @f(i32)
define i32 @src(i32 %x) {
  ret i32 0
}
define i32 @tgt(i32 %x) {
  %a = call i32 @f(i32 %x)
  ret i32 0
}
";
    confirmed(
        &pair(text, &with(vec![i32(1)])),
        "0 visible steps in the source, 1 in the target",
    );
}

#[test]
fn results_of_pure_calls_are_looked_up_by_arguments() {
    let text = "declare i32 @f(i32) memory(none) willreturn nounwind
define i32 @src(i32 %x) {
  %a = call i32 @f(i32 %x)
  ret i32 %a
}
define i32 @tgt(i32 %x) {
  %y = add i32 %x, 1
  %a = call i32 @f(i32 %y)
  ret i32 %a
}
";
    let mut input = with(vec![i32(5)]);
    for (arg, value) in [(5, 50), (6, 60)] {
        input.results.push(ConcreteResult {
            callee: "f".into(),
            args: vec![i32(arg)],
            value: i32(value),
        });
    }
    confirmed(
        &pair(text, &input),
        "the source returns i32 50, the target i32 60",
    );
    // Without the result that the source depends on, nothing can be said.
    input.results.remove(0);
    not_runnable(&pair(text, &input), "the source makes choices");
}

#[test]
fn choices_of_the_target_are_tried_and_those_of_the_source_are_not_ruled_out() {
    let text = "define i1 @src(i1 %x) {
  ret i1 false
}
define i1 @tgt(i1 %x) {
  %a = freeze i1 %x
  ret i1 %a
}
";
    let input = with(vec![ConcreteValue::Undef]);
    confirmed(
        &pair(text, &input),
        "the source returns i1 0, the target i1 1",
    );
    let m = module(text);
    let (s, t) = (subject(&m, "tgt"), subject(&m, "src"));
    not_runnable(
        &replay(s, t, &input, &MODE),
        "no difference in 32 runs of the source",
    );
    let wide = "define i32 @src(i32 %x) {
  %a = freeze i32 %x
  ret i32 %a
}
define i32 @tgt(i32 %x) {
  ret i32 77
}
";
    not_runnable(
        &pair(wide, &input),
        "none of 32 runs of the source allows it",
    );
}

#[test]
fn an_empty_block_may_have_the_address_of_another() {
    // Equal addresses do not make two pointers one: the slot holds the old one or the new one.
    let text = "define void @src(ptr %slot, ptr %new) {
  %old = load ptr, ptr %slot
  %same = icmp eq ptr %old, %new
  br i1 %same, label %write, label %done
write:
  store ptr %new, ptr %slot
  br label %done
done:
  ret void
}
define void @tgt(ptr %slot, ptr %new) {
  ret void
}
";
    let mut input = with(vec![ConcreteValue::block(0, 0), ConcreteValue::block(1, 0)]);
    let old = ConcretePointer {
        to: PointsTo::Block(2),
        offset: 0,
    };
    let byte = |index| ConcreteByte::Pointer {
        pointer: old.clone(),
        space: 0,
        index,
    };
    let empty = |address| ConcreteBlock {
        address: Some(address),
        ..ConcreteBlock::of_bytes(&[], 1)
    };
    input.blocks.push(ConcreteBlock {
        bytes: (0..8).map(|n| (u64::from(n), byte(n))).collect(),
        ..ConcreteBlock::of_bytes(&[0; 8], 8)
    });
    input
        .blocks
        .extend([empty(0x7000_0001), empty(0x7000_0001)]);
    confirmed(&pair(text, &input), "byte 0 of buffer 0 is byte 0 of");
    input.blocks[2] = empty(0x7000_0002);
    contradicted(&pair(text, &input), "both sides: returns");
}

#[test]
fn addresses_are_not_the_counterexamples_to_choose() {
    let text = "define i64 @src(ptr %p) {
  ret i64 0
}
define i64 @tgt(ptr %p) {
  %a = ptrtoint ptr %p to i64
  ret i64 %a
}
";
    let mut input = with(vec![ConcreteValue::block(0, 0)]);
    input.blocks.push(ConcreteBlock::of_bytes(&[0], 1));
    not_runnable(&pair(text, &input), "depend on where objects lie");
}

#[test]
fn globals_are_matched_by_name_across_modules() {
    let source = module(
        "@a = global i32 0
@b = global i32 0
define ptr @f() {
  store i32 5, ptr @b
  ret ptr @b
}
",
    );
    let good = module(
        "@b = global i32 0
@a = global i32 0
define ptr @f() {
  store i32 5, ptr @b
  ret ptr @b
}
",
    );
    let bad = module(
        "@b = global i32 0
@a = global i32 0
define ptr @f() {
  store i32 5, ptr @b
  ret ptr @a
}
",
    );
    let (s, none) = (subject(&source, "f"), with(vec![]));
    contradicted(&replay(s, subject(&good, "f"), &none, &MODE), "both sides");
    confirmed(
        &replay(s, subject(&bad, "f"), &none, &MODE),
        "the source returns",
    );
}

#[test]
fn vectors_floats_and_phis_are_traced() {
    let text = "define <2 x float> @src(<2 x float> %v, i1 %c) {
entry:
  br i1 %c, label %a, label %b
a:
  br label %b
b:
  %p = phi i32 [ 1, %entry ], [ 2, %a ]
  ret <2 x float> %v
}
define <2 x float> @tgt(<2 x float> %v, i1 %c) {
  %s = shufflevector <2 x float> %v, <2 x float> poison, <2 x i32> <i32 1, i32 0>
  ret <2 x float> %s
}
";
    let float = |x: f32| ConcreteValue::bits(32, x.to_bits().into());
    let v = ConcreteValue::Elements(vec![float(1.5), float(2.0)]);
    let r = pair(text, &with(vec![v, ConcreteValue::bits(1, 1)]));
    confirmed(&r, "the source returns { float 1.5, float 2.0 }");
    assert_eq!(r.trace[0], "source  %p = i32 2");
    assert_eq!(
        r.trace[2],
        "target  %s = { float 2.0 (0x40000000), float 1.5 (0x3fc00000) }"
    );
}

#[test]
fn what_does_not_end_or_fit_is_not_run() {
    let text = "define void @src(i32 %x) {
  br label %l
l:
  br label %l
}
define void @tgt(i32 %x) {
  ret void
}
";
    not_runnable(&pair(text, &with(vec![i32(0)])), "does not end");
    let m = module(text);
    let r = replay(
        subject(&m, "tgt"),
        subject(&m, "src"),
        &with(vec![i32(0)]),
        &MODE,
    );
    confirmed(&r, "the target does not end");
    not_runnable(&pair(text, &with(vec![])), "number of parameters");
    not_runnable(
        &pair(text, &with(vec![ConcreteValue::bits(8, 1)])),
        "does not fit type i32",
    );
    let mut large = with(vec![i32(0)]);
    large.blocks.push(ConcreteBlock {
        size: 1 << 40,
        ..ConcreteBlock::of_bytes(&[], 1)
    });
    not_runnable(&pair(text, &large), "block 0 has 1099511627776 bytes");
}

#[test]
fn long_runs_are_shown_from_both_ends() {
    let text = "define i32 @src(i32 %n) {
entry:
  br label %l
l:
  %i = phi i32 [ 0, %entry ], [ %j, %l ]
  %j = add i32 %i, 1
  %c = icmp ult i32 %j, %n
  br i1 %c, label %l, label %e
e:
  ret i32 %j
}
define i32 @tgt(i32 %n) {
  ret i32 0
}
";
    let r = pair(text, &with(vec![i32(100)]));
    confirmed(&r, "the source returns i32 100");
    assert_eq!(r.trace[SHOWN], "source  … 220 values");
    assert_eq!(r.trace[SHOWN + 1 + SHOWN], "source  returns i32 100 (0x64)");
}

#[test]
fn inputs_are_shown_in_lines() {
    let m = module(
        "define void @src(ptr %p, i8 %x, <2 x i8> %v, float %y) {
  ret void
}
",
    );
    let mut input = with(vec![
        ConcreteValue::block(0, 4),
        ConcreteValue::Poison,
        ConcreteValue::Elements(vec![ConcreteValue::bits(8, 255), ConcreteValue::Undef]),
        ConcreteValue::bits(32, 0x3f80_0000),
    ]);
    let mut b = ConcreteBlock::of_bytes(&[1, 2, 3], 8);
    b.bytes.insert(1, ConcreteByte::Poison);
    b.bytes.insert(
        2,
        ConcreteByte::Pointer {
            pointer: ConcretePointer {
                to: PointsTo::Global("g".into()),
                offset: 4,
            },
            space: 0,
            index: 7,
        },
    );
    input.blocks.push(b);
    let mut long = ConcreteBlock::of_bytes(&[0; 100], 1);
    long.writable = false;
    long.bytes.insert(80, ConcreteByte::Bits(5));
    input.blocks.push(long);
    input.answers.push(answer("f", Some(i32(3))));
    let lines = input.lines(&m.header, subject(&m, "src").function);
    assert_eq!(
        lines[..5],
        [
            "%p = block 0 +4",
            "%x = poison",
            "%v = { i8 -1 (0xff), undef }",
            "%y = float 1.0 (0x3f800000)",
            "block 0: 3 bytes in address space 1, align 8: 01 poison [byte 7 of @g +4]",
        ]
    );
    assert!(
        lines[5].starts_with("block 1: 100 bytes in address space 1, align 1, constant: 00 00")
    );
    assert!(
        lines[5].ends_with("00 …, the rest 00 but 05 at 80"),
        "{}",
        lines[5]
    );
    assert_eq!(lines[6], "call 1 of @f: returns i32 3");
}

#[test]
fn a_difference_where_memory_runs_out_is_found() {
    let text = "declare noalias ptr @malloc(i64) allockind(\"alloc,uninitialized\") allocsize(0)
define i1 @src(ptr %q) {
  %m = call nonnull ptr @malloc(i64 4)
  %c = icmp eq ptr %m, null
  ret i1 false
}
define i1 @tgt(ptr %q) {
  %m = call nonnull dereferenceable(4) ptr @malloc(i64 4)
  %c = icmp eq ptr %m, null
  ret i1 false
}
";
    let mut input = with(vec![ConcreteValue::block(0, 0)]);
    input.blocks.push(ConcreteBlock::of_bytes(&[0], 1));
    confirmed(&pair(text, &input), "not-dereferenceable");
}

/// A run of one thread is where the counterexample says that it is.
#[test]
fn special_registers_say_where_the_thread_is() {
    let text = "
define i1 @src() {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %n = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %last = sub i32 %n, 1
  %r = icmp eq i32 %t, %last
  ret i1 %r
}
define i1 @tgt() {
  ret i1 true
}
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
";
    let alone = with(Vec::new());
    assert!(matches!(
        pair(text, &alone).verdict,
        Replay::Contradicted(_)
    ));
    let mut first = with(Vec::new());
    first.place = Some(Place {
        ntid: [64, 1, 1],
        ..Place::default()
    });
    confirmed(&pair(text, &first), "returns");
    let m = module(text);
    let lines = first.lines(&m.header, &m.bodies[0]);
    assert_eq!(lines, ["register %ntid.x = 64"]);
}
