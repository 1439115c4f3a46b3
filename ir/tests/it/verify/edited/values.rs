//! Instructions that compute, call or branch, with operands of the wrong type or number.

use super::{ADD, args, body, inst, replace, with};
use crate::verify::edited;
use tandem_ir::{CastOp, Flags, InstKind, Type};

#[test]
fn binary_operands_are_of_one_type() {
    with(
        "both operands must have the result's type",
        InstKind::Binary(tandem_ir::BinOp::Add),
        Type::I32,
        |f| vec![args(f)[0], args(f)[1]],
    );
}

#[test]
fn integer_arithmetic_is_on_integers() {
    with(
        "integer arithmetic on other types",
        InstKind::Binary(tandem_ir::BinOp::Add),
        Type::PTR,
        |f| vec![args(f)[2], args(f)[2]],
    );
}

#[test]
fn float_arithmetic_is_on_floats() {
    with(
        "floating-point arithmetic on other types",
        InstKind::Binary(tandem_ir::BinOp::FAdd),
        Type::I32,
        |f| vec![args(f)[0], args(f)[0]],
    );
}

#[test]
fn fneg_is_on_floats() {
    with(
        "fneg needs one floating-point operand",
        InstKind::FNeg,
        Type::I32,
        |f| vec![args(f)[0]],
    );
}

#[test]
fn comparison_gives_i1() {
    with(
        "comparison must give i1",
        InstKind::ICmp(tandem_ir::IntPredicate::Eq),
        Type::I32,
        |f| vec![args(f)[0], args(f)[0]],
    );
}

#[test]
fn comparison_operands_are_of_one_type() {
    with(
        "both operands of a comparison must have one type",
        InstKind::ICmp(tandem_ir::IntPredicate::Eq),
        Type::I1,
        |f| vec![args(f)[0], args(f)[1]],
    );
}

#[test]
fn float_comparison_is_of_floats() {
    with(
        "comparison of operands of an invalid type",
        InstKind::FCmp(tandem_ir::FloatPredicate::Oeq),
        Type::I1,
        |f| vec![args(f)[0], args(f)[0]],
    );
}

#[test]
fn casts_convert_what_they_can() {
    let invalid = "between types that it cannot convert";
    with(invalid, InstKind::Cast(CastOp::Trunc), Type::I64, |f| {
        vec![args(f)[0]]
    });
    with(invalid, InstKind::Cast(CastOp::ZExt), Type::I8, |f| {
        vec![args(f)[0]]
    });
    with(invalid, InstKind::Cast(CastOp::FpExt), Type::I64, |f| {
        vec![args(f)[0]]
    });
    with(invalid, InstKind::Cast(CastOp::PtrToInt), Type::I64, |f| {
        vec![args(f)[0]]
    });
    with(
        invalid,
        InstKind::Cast(CastOp::AddrSpaceCast),
        Type::PTR,
        |f| vec![args(f)[2]],
    );
    with(
        "bitcast between types of different size",
        InstKind::Cast(CastOp::BitCast),
        Type::I64,
        |f| vec![args(f)[0]],
    );
    with(
        "bitcast between different pointer types",
        InstKind::Cast(CastOp::BitCast),
        Type::ptr(3),
        |f| vec![args(f)[2]],
    );
}

#[test]
fn select_condition_is_i1() {
    with(
        "select condition must be i1",
        InstKind::Select,
        Type::I32,
        |f| vec![args(f)[0], args(f)[0], args(f)[0]],
    );
}

#[test]
fn select_values_have_the_type() {
    with(
        "both values of a select",
        InstKind::Select,
        Type::I32,
        |f| {
            let c = f.bool(true);
            vec![c, args(f)[0], args(f)[1]]
        },
    );
}

#[test]
fn freeze_keeps_the_type() {
    with(
        "freeze must keep the type",
        InstKind::Freeze,
        Type::I64,
        |f| vec![args(f)[0]],
    );
}

#[test]
fn vector_instructions_need_vectors() {
    with(
        "extractelement needs a vector",
        InstKind::ExtractElement,
        Type::I32,
        |f| vec![args(f)[0], args(f)[0]],
    );
    with(
        "insertelement needs a vector",
        InstKind::InsertElement,
        Type::I32,
        |f| vec![args(f)[0], args(f)[0], args(f)[0]],
    );
    let shuffle = InstKind::ShuffleVector(vec![0].into());
    with(
        "shufflevector of something that is no vector",
        shuffle,
        Type::I32,
        |f| vec![args(f)[0], args(f)[0]],
    );
}

#[test]
fn shuffle_mask_selects_lanes_that_exist() {
    let text = "define <2 x i8> @f(<2 x i8> %v) {\n  %s = shufflevector <2 x i8> %v, <2 x i8> poison, <2 x i32> <i32 3, i32 0>\n  ret <2 x i8> %s\n}";
    edited("mask selects lanes that do not exist", text, |m| {
        let f = body(m);
        f.set_kind(inst(f, 0, 0), InstKind::ShuffleVector(vec![4, 0].into()));
    });
    edited("result does not fit its mask", text, |m| {
        let f = body(m);
        f.set_kind(inst(f, 0, 0), InstKind::ShuffleVector(vec![0].into()));
    });
}

#[test]
fn aggregate_indices_lead_somewhere() {
    let text = "define i32 @f({ i32, [2 x i64] } %a) {\n  %s = extractvalue { i32, [2 x i64] } %a, 0\n  %t = insertvalue { i32, [2 x i64] } %a, i32 %s, 0\n  ret i32 %s\n}";
    for path in [vec![], vec![1], vec![2], vec![1, 2], vec![0, 0]] {
        let kind = InstKind::ExtractValue(path.clone().into());
        edited("extractvalue indices do not lead", text, |m| {
            let f = body(m);
            f.set_kind(inst(f, 0, 0), kind);
        });
        edited("insertvalue indices do not lead", text, |m| {
            let f = body(m);
            f.set_kind(inst(f, 0, 1), InstKind::InsertValue(path.into()));
        });
    }
}

#[test]
fn flags_stand_where_they_can() {
    for flags in [Flags::EXACT, Flags::DISJOINT, Flags::NNAN, Flags::INBOUNDS] {
        edited("flag that this instruction cannot have", ADD, |m| {
            let f = body(m);
            f.set_flags(inst(f, 0, 0), flags);
        });
    }
    let phi = "define i32 @f() {\n  br label %a\na:\n  %p = phi i32 [ 0, %0 ]\n  ret i32 %p\n}";
    edited("flag that this instruction cannot have", phi, |m| {
        let f = body(m);
        f.set_flags(inst(f, 1, 0), Flags::FAST);
    });
}

#[test]
fn results_are_first_class() {
    edited("result is not of a first-class type", ADD, |m| {
        let ty = m.header.types.function(Type::VOID, &[], false);
        let x = m.bodies[0].args()[0];
        replace(m, InstKind::Freeze, ty, &[x]);
    });
}

#[test]
fn tokens_come_from_calls_and_pads() {
    with(
        "cannot have a result of this type",
        InstKind::Freeze,
        Type::TOKEN,
        |f| vec![args(f)[0]],
    );
}

#[test]
fn call_matches_its_function_type() {
    let text = "declare i32 @g(i32)\ndefine i32 @f(i32 %x, i64 %w) {\n  %y = call i32 @g(i32 %x)\n  ret i32 %y\n}";
    edited("argument 0 does not have the parameter's type", text, |m| {
        let f = body(m);
        let w = f.args()[1];
        f.set_operand(inst(f, 0, 0), 1, w);
    });
    edited("wrong number of arguments", text, |m| {
        let f = body(m);
        let w = f.args()[1];
        f.push_operands(inst(f, 0, 0), &[w]);
    });
    edited("called value is not a pointer", text, |m| {
        let f = body(m);
        let w = f.args()[1];
        f.set_operand(inst(f, 0, 0), 0, w);
    });
}

#[test]
fn return_has_the_return_type() {
    edited("does not have the function's return type", ADD, |m| {
        let f = body(m);
        let w = f.args()[1];
        f.set_operand(inst(f, 0, 1), 0, w);
    });
}

#[test]
fn branch_condition_is_i1() {
    let text = "define void @f(i1 %c, i8 %d) {\n  br i1 %c, label %a, label %a\na:\n  ret void\n}";
    edited("branch condition must be i1", text, |m| {
        let f = body(m);
        let d = f.args()[1];
        f.set_operand(inst(f, 0, 0), 0, d);
    });
}

#[test]
fn switch_cases_are_constants_of_the_type() {
    let text =
        "define void @f(i8 %c) {\n  switch i8 %c, label %a [ i8 1, label %a ]\na:\n  ret void\n}";
    edited("switch case is not an integer constant", text, |m| {
        let f = body(m);
        let c = f.args()[0];
        f.set_operand(inst(f, 0, 0), 2, c);
    });
    edited(
        "switch case is not of the type of the condition",
        text,
        |m| {
            let f = body(m);
            let c = f.int(Type::I16, 1);
            f.set_operand(inst(f, 0, 0), 2, c);
        },
    );
}

#[test]
fn switch_cases_are_distinct() {
    let text = "define void @f(i8 %c) {\n  switch i8 %c, label %a [ i8 1, label %a\n i8 2, label %a ]\na:\n  ret void\n}";
    edited("two switch cases have the same value", text, |m| {
        let f = body(m);
        let two = f.int(Type::I8, 2);
        f.set_operand(inst(f, 0, 0), 2, two);
    });
}

#[test]
fn phi_entries_have_the_type() {
    let text =
        "define i32 @f(i64 %w) {\n  br label %a\na:\n  %p = phi i32 [ 0, %0 ]\n  ret i32 %p\n}";
    edited("phi entry is not of the result's type", text, |m| {
        let f = body(m);
        let w = f.args()[0];
        f.set_operand(inst(f, 1, 0), 0, w);
    });
}

#[test]
fn calls_say_the_address_space_of_their_callee() {
    let text = "define void @f(ptr addrspace(1) %p, ptr %q) {\n  call addrspace(1) void %p()\n  ret void\n}";
    edited("in another address space than the call says", text, |m| {
        let f = body(m);
        let q = f.args()[1];
        f.set_operand(inst(f, 0, 0), 0, q);
    });
}
