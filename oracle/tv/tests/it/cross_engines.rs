//! Interpreter and encoder on the same concrete inputs: what they once disagreed on.
//!
//! Generated functions by the thousand are `ci/peer-suite engines`; here are the small
//! ones that stay.

#![allow(clippy::unwrap_used)]

use tandem_interp::Program;
use tandem_tv::context::Mode;
use tandem_tv::crosscheck::{Comparison, Encoded, Style};
use tandem_tv::replay::{ConcreteBlock, ConcreteInput, ConcretePointer, ConcreteValue, PointsTo};

const LAYOUT: &str = "target datalayout = \"e-i64:64-i128:128-n16:32:64\"\n";

fn compared(text: &str, input: &ConcreteInput, style: Style) -> Comparison {
    let text = format!("{LAYOUT}{text}");
    let module = tandem_ir::text::parse(text.as_bytes(), "t.ll").unwrap();
    let program = Program::compile(&module).unwrap();
    let f = module.bodies.last().unwrap();
    match Encoded::new(&module, f, style, input, Mode::default()) {
        Ok(mut e) => e.compare(&program, input, 1),
        Err(c) => c,
    }
}

fn agree(text: &str, args: Vec<ConcreteValue>, bytes: &[u8]) -> Vec<Comparison> {
    let mut input = ConcreteInput {
        args,
        ..ConcreteInput::default()
    };
    if !bytes.is_empty() {
        input.blocks.push(ConcreteBlock::of_bytes(bytes, 16));
    }
    [Style::Symbolic, Style::Constant]
        .map(|s| compared(text, &input, s))
        .to_vec()
}

fn same(text: &str, args: Vec<ConcreteValue>, bytes: &[u8]) {
    for c in agree(text, args, bytes) {
        assert_eq!(c, Comparison::Same, "{text}");
    }
}

#[test]
fn flags_of_select_and_phi_make_poison() {
    let text = "define float @f(i1 %c, float %x) {\n  %r = select ninf i1 %c, float %x, float 1.0\n  ret float %r\n}\n";
    for bits in [0x7f80_0000, 0x3f80_0000] {
        for c in [0, 1] {
            same(
                text,
                vec![ConcreteValue::bits(1, c), ConcreteValue::bits(32, bits)],
                &[],
            );
        }
    }
    let text = "define float @f(i1 %c, float %x) {\nentry:\n  br i1 %c, label %a, label %b\na:\n  br label %b\nb:\n  \
        %r = phi ninf float [ %x, %a ], [ 2.0, %entry ]\n  ret float %r\n}\n";
    for c in [0, 1] {
        same(
            text,
            vec![
                ConcreteValue::bits(1, c),
                ConcreteValue::bits(32, 0xff80_0000),
            ],
            &[],
        );
    }
}

#[test]
fn a_fixed_point_product_that_does_not_fit_is_poison() {
    let text = "declare i8 @llvm.smul.fix.i8(i8, i8, i32)\ndefine i8 @f(i8 %x) {\n  \
        %r = call i8 @llvm.smul.fix.i8(i8 %x, i8 64, i32 4)\n  ret i8 %r\n}\n";
    same(text, vec![ConcreteValue::bits(8, 100)], &[]);
    for c in agree(text, vec![ConcreteValue::bits(8, 3)], &[]) {
        assert!(
            matches!(c, Comparison::Same | Comparison::UpToChoices),
            "{c:?}"
        );
    }
}

#[test]
fn a_saturating_product_is_no_product_that_wraps() {
    let text = "declare i8 @llvm.umul.fix.sat.i8(i8, i8, i32)\ndefine i8 @f(i8 %x) {\n  \
        %r = call i8 @llvm.umul.fix.sat.i8(i8 %x, i8 200, i32 1)\n  ret i8 %r\n}\n";
    for c in agree(text, vec![ConcreteValue::bits(8, 200)], &[]) {
        assert!(!matches!(c, Comparison::Different(_)), "{c:?}");
    }
}

#[test]
fn padding_of_a_stored_struct_holds_nothing() {
    let text = "define void @f(ptr %p) {\n  store { i8, i32 } { i8 1, i32 2 }, ptr %p, align 4\n  ret void\n}\n";
    same(text, vec![ConcreteValue::block(0, 0)], &[7; 8]);
}

#[test]
fn a_vector_of_odd_integers_that_was_not_stored_as_one_is_poison() {
    let text = "define <3 x i13> @f(ptr %p) {\n  %v = load <3 x i13>, ptr %p, align 1\n  ret <3 x i13> %v\n}\n";
    same(text, vec![ConcreteValue::block(0, 0)], &[1, 2, 3, 4, 0xff]);
    same(text, vec![ConcreteValue::block(0, 0)], &[1, 2, 3, 4, 0x7f]);
}

#[test]
fn outcomes_that_differ_are_told_apart() {
    // The comparison itself: an input that the encoder was not made for is found out.
    let text = "define i8 @f(i8 %x) {\n  %r = add i8 %x, 1\n  ret i8 %r\n}\n";
    let module = tandem_ir::text::parse(format!("{LAYOUT}{text}").as_bytes(), "t.ll").unwrap();
    let program = Program::compile(&module).unwrap();
    let input = |v| ConcreteInput {
        args: vec![ConcreteValue::bits(8, v)],
        ..ConcreteInput::default()
    };
    let f = &module.bodies[0];
    let Ok(mut e) = Encoded::new(&module, f, Style::Constant, &input(1), Mode::default()) else {
        panic!("the function is encoded");
    };
    assert_eq!(e.compare(&program, &input(1), 1), Comparison::Same);
    assert!(matches!(
        e.compare(&program, &input(2), 1),
        Comparison::Different(_)
    ));
}

#[test]
fn a_store_to_an_undef_place_is_undefined_though_looks_may_agree() {
    let text = "define void @f(i8 %a, ptr %p) {\n  %m = and i8 %a, 3\n  %q = getelementptr i8, ptr %p, i8 %m\n  \
        store i8 1, ptr %q\n  ret void\n}\n";
    let pointer = ConcreteValue::Pointer(ConcretePointer {
        to: PointsTo::Block(0),
        offset: 0,
    });
    for c in agree(
        text,
        vec![ConcreteValue::Undef, pointer],
        &[1, 212, 253, 181, 17, 104],
    ) {
        assert!(
            matches!(
                c,
                Comparison::InterpreterUnsupported(_) | Comparison::UpToChoices
            ),
            "{c:?}"
        );
    }
}

/// A barrier whose number comes from a lane that does not take part: whether it does is the environment's.
#[test]
fn an_undefined_operand_of_a_collective_is_undefined_behaviour() {
    let text = "declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32)\n\
        declare i32 @llvm.nvvm.shfl.sync.bfly.i32(i32, i32, i32, i32)\n\
        define i8 @f(i8 %x) {\n  \
        %l = call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 0, i32 4, i32 31)\n  \
        call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 %l)\n  ret i8 %x\n}\n";
    for c in agree(text, vec![ConcreteValue::bits(8, 11)], &[]) {
        assert!(matches!(c, Comparison::Open(_)), "{c:?}");
    }
    // Here nobody else is asked.
    let collectives = [
        ("void", "barrier.cta.sync.aligned.all", "i32 %x"),
        ("void", "barrier.cta.sync.count", "i32 0, i32 %x"),
        ("i32", "barrier.cta.red.popc.aligned.all", "i32 0, i1 %b"),
        ("void", "bar.warp.sync", "i32 %x"),
        ("i1", "vote.all.sync", "i32 -1, i1 %b"),
        ("i32", "vote.ballot.sync", "i32 %x, i1 true"),
        ("i32", "match.any.sync.i32", "i32 -1, i32 %x"),
        ("i32", "redux.sync.add", "i32 %x, i32 -1"),
        ("i32", "shfl.sync.idx.i32", "i32 -1, i32 0, i32 %x, i32 31"),
    ];
    for (ret, name, operands) in collectives {
        let types = operands.split(", ").map(|o| o.split(' ').next().unwrap());
        let types: Vec<&str> = types.collect();
        let text = format!(
            "declare {ret} @llvm.nvvm.{name}({})\ndefine void @f(i32 %x, i1 %b) {{\n  \
             call {ret} @llvm.nvvm.{name}({operands})\n  ret void\n}}\n",
            types.join(", ")
        );
        for undefined in [ConcreteValue::Poison, ConcreteValue::Undef] {
            for c in agree(&text, vec![undefined.clone(), undefined.clone()], &[]) {
                assert!(
                    matches!(c, Comparison::SameUndefined | Comparison::UpToChoices),
                    "{name} of {undefined:?}: {c:?}"
                );
            }
        }
    }
}

/// What a shuffle hands on is handed on, defined or not: its result depends on the other lanes, no more.
#[test]
fn a_shuffle_of_an_undefined_value_is_defined_behaviour() {
    let text = "declare i32 @llvm.nvvm.shfl.sync.idx.i32(i32, i32, i32, i32)\n\
        define void @f(i32 %x) {\n  \
        call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 %x, i32 0, i32 31)\n  ret void\n}\n";
    for c in agree(text, vec![ConcreteValue::Poison], &[]) {
        assert!(!matches!(c, Comparison::Different(_)), "{c:?}");
    }
}

/// One thread is all that the encoder knows of.
#[test]
fn what_hangs_on_the_threads_is_not_compared() {
    let text = "declare void @llvm.nvvm.bar.warp.sync(i32)\ndefine void @f() {\n  \
        call void @llvm.nvvm.bar.warp.sync(i32 2)\n  ret void\n}\n";
    for c in agree(text, vec![], &[]) {
        assert!(matches!(c, Comparison::EncoderUnsupported(_)), "{c:?}");
    }
}

/// A loop that goes on beyond the bound only if each of its barriers lets go is neither endless nor short.
#[test]
fn a_bound_behind_a_call_that_may_not_return_is_no_disagreement() {
    let text = "declare void @llvm.nvvm.bar.warp.sync(i32)\ndefine i32 @f(i32 %n) {\nentry:\n  br label %head\nhead:\n  \
        %i = phi i32 [ 0, %entry ], [ %next, %head ]\n  \
        call void @llvm.nvvm.bar.warp.sync(i32 -1)\n  %next = add i32 %i, 1\n  \
        %more = icmp slt i32 %i, 100\n  br i1 %more, label %head, label %out\nout:\n  ret i32 %i\n}\n";
    for c in agree(text, vec![ConcreteValue::bits(32, 0)], &[]) {
        assert!(matches!(c, Comparison::Open(_)), "{c:?}");
    }
}

/// The interpreter takes a number for an undefined answer at each use, the encoder one or poison: no disagreement.
#[test]
fn an_answer_of_the_environment_that_is_undefined_is_not_compared() {
    let text = "declare i32 @llvm.nvvm.shfl.sync.idx.i32(i32, i32, i32, i32)\n\
        define i64 @f(i32 %x) {\n  \
        %l = call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 %x, i32 1, i32 31)\n  \
        %a = zext i32 %l to i64\n  %b = zext i32 %l to i64\n  %r = add i64 %a, %b\n  ret i64 %r\n}\n";
    for c in agree(text, vec![ConcreteValue::bits(32, 2)], &[]) {
        assert!(matches!(c, Comparison::Open(_)), "{c:?}");
    }
}

/// An access that other threads may come before answers what they left, which may be nothing; `@p` has a writer elsewhere.
#[test]
fn an_atomic_access_of_what_nobody_wrote_is_not_compared() {
    for ordering in ["monotonic", "acq_rel"] {
        let text = format!(
            "@p = global i32 poison, align 4\ndefine i32 @f(i32 %y) {{\n  \
             %o = atomicrmw add ptr @p, i32 %y {ordering}, align 4\n  ret i32 %o\n}}\n"
        );
        for c in agree(&text, vec![ConcreteValue::bits(32, 11)], &[]) {
            assert!(matches!(c, Comparison::Open(_)), "{ordering}: {c:?}");
        }
    }
}

/// A loop without a way out is not always an empty one: it may go by poison.
#[test]
fn an_endless_loop_that_goes_by_poison_is_undefined() {
    let text = "define i32 @f(i32 %n) {\nentry:\n  br label %head\nhead:\n  \
        %i = phi i32 [ 0, %entry ], [ poison, %head ], [ poison, %head ]\n  \
        %more = icmp slt i32 %i, 5\n  br i1 %more, label %head, label %head\n}\n";
    for c in agree(text, vec![ConcreteValue::bits(32, 1)], &[]) {
        assert_eq!(c, Comparison::SameUndefined);
    }
}

#[test]
fn what_a_pointer_calls_is_unknown_code_to_the_encoder() {
    // The pointer is one of a table, so that no single body could be followed.
    let text = "@table = internal constant [2 x ptr] [ptr @one, ptr @none], align 8\n\
        define internal i8 @one(i8 %x) {\n  ret i8 1\n}\n\
        define internal i8 @none(i8 %x) {\n  call void @llvm.assume(i1 false)\n  ret i8 2\n}\n\
        declare void @llvm.assume(i1)\n\
        define i8 @f(i8 %x) {\n  %n = and i8 %x, 1\n  %p = getelementptr ptr, ptr @table, i8 %n\n  \
        %g = load ptr, ptr %p, align 8\n  %r = call i8 %g(i8 %x)\n  ret i8 %r\n}\n";
    for c in agree(text, vec![ConcreteValue::bits(8, 1)], &[]) {
        assert!(!matches!(c, Comparison::Different(_)), "{c:?}");
    }
}
