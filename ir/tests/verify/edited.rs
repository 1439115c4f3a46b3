//! Rules that the reader enforces as well, broken by editing.

use crate::edited;
use tandem_ir::constant::{Bits, ConstantData};
use tandem_ir::inst::{Align, Ordering};
use tandem_ir::metadata::{MdBody, MdField, Metadata};
use tandem_ir::module::{GlobalKind, Linkage, Visibility};
use tandem_ir::{
    Block, CastOp, Constant, Flags, Function, Inst, InstKind, MemAccess, Module, Type, Value,
};

const ADD: &str = "define i32 @f(i32 %x, i64 %w, ptr %p) {\n  %y = add i32 %x, 1\n  ret i32 %y\n}";

fn body(m: &mut Module) -> &mut Function {
    &mut m.bodies[0]
}

/// Instruction `n` of block `b`, counting from 0.
fn inst(f: &Function, b: usize, n: usize) -> Inst {
    let b: Block = f.blocks().nth(b).unwrap();
    f.insts(b).nth(n).unwrap()
}

/// Replaces instruction 0 of the first function's entry by another with the given operands.
fn replace(m: &mut Module, kind: InstKind, ty: Type, operands: &[Value]) {
    let f = body(m);
    let old = inst(f, 0, 0);
    let new = f.create_inst(kind, ty, operands);
    f.insert_before(new, old);
}

/// Breaks [`ADD`] by a further instruction in front.
fn with(
    message: &str,
    kind: InstKind,
    ty: Type,
    operands: impl FnOnce(&mut Function) -> Vec<Value>,
) {
    edited(message, ADD, |m| {
        let ops = operands(body(m));
        replace(m, kind, ty, &ops);
    });
}

fn args(f: &mut Function) -> Vec<Value> {
    f.args().to_vec()
}

#[test]
fn block_ends_in_a_terminator() {
    edited("block does not end in a terminator", ADD, |m| {
        let f = body(m);
        let ret = inst(f, 0, 1);
        f.erase_inst(ret);
    });
}

#[test]
fn terminator_is_last() {
    edited("terminator in the middle of a block", ADD, |m| {
        replace(m, InstKind::Unreachable, Type::VOID, &[]);
    });
}

#[test]
fn body_has_a_block() {
    edited("function body has no block", ADD, |m| {
        let g = m.bodies[0].global;
        m.bodies[0] = Function::new(g, &[Type::I32]);
    });
}

#[test]
fn operands_have_their_number() {
    with(
        "wrong number of operands",
        InstKind::Select,
        Type::I32,
        |f| vec![args(f)[0]],
    );
}

#[test]
fn labels_are_where_they_belong() {
    with(
        "label where a value belongs",
        InstKind::Freeze,
        Type::I32,
        |f| {
            let b = f.entry().unwrap();
            vec![f.block_value(b)]
        },
    );
}

#[test]
fn operands_are_in_blocks() {
    edited("operand is an instruction that is in no block", ADD, |m| {
        let f = body(m);
        let add = inst(f, 0, 0);
        f.detach_inst(add);
    });
}

#[test]
fn targets_are_in_the_function() {
    let text = "define void @f() {\n  br label %a\na:\n  ret void\n}";
    edited(
        "operand is a block that is not in the function",
        text,
        |m| {
            let f = body(m);
            let a = f.blocks().nth(1).unwrap();
            f.detach_block(a);
        },
    );
}

#[test]
fn names_are_unique() {
    edited("two local values are named '%x'", ADD, |m| {
        let f = body(m);
        let y = f.result(inst(f, 0, 0)).unwrap();
        f.set_name(y, "x");
    });
}

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
fn accesses_need_pointers() {
    let a = MemAccess::plain(Align::ONE);
    with("load needs a pointer", InstKind::Load(a), Type::I32, |f| {
        vec![args(f)[0]]
    });
    with(
        "store needs a pointer",
        InstKind::Store(a),
        Type::VOID,
        |f| vec![args(f)[0], args(f)[1]],
    );
}

#[test]
fn accesses_are_of_sized_types() {
    edited("access to memory of a type without size", ADD, |m| {
        let ty = m.header.types.new_named(Some("o"));
        let p = m.bodies[0].args()[2];
        replace(m, InstKind::Load(MemAccess::plain(Align::ONE)), ty, &[p]);
    });
    edited("alloca of a type without size", ADD, |m| {
        let ty = m.header.types.new_named(Some("o"));
        let one = body(m).int(Type::I32, 1);
        let kind = InstKind::Alloca {
            ty,
            align: Align::ONE,
            inalloca: false,
            swifterror: false,
        };
        replace(m, kind, Type::PTR, &[one]);
    });
}

#[test]
fn scope_needs_an_ordering() {
    let text = "define i32 @f(ptr %p) {\n  %x = load atomic i32, ptr %p syncscope(\"agent\") monotonic, align 4\n  ret i32 %x\n}";
    edited("syncscope of a non-atomic access", text, |m| {
        let f = body(m);
        let i = inst(f, 0, 0);
        let InstKind::Load(mut a) = *f.kind(i) else {
            return;
        };
        a.ordering = Ordering::NotAtomic;
        f.set_kind(i, InstKind::Load(a));
    });
}

#[test]
fn fences_order_something() {
    with(
        "fence ordering must be",
        InstKind::Fence {
            ordering: Ordering::Monotonic,
            scope: None,
        },
        Type::VOID,
        |_| Vec::new(),
    );
}

#[test]
fn cmpxchg_orderings_and_types() {
    let text = "define void @f(ptr %p) {\n  %x = cmpxchg ptr %p, i32 0, i32 1 acq_rel monotonic, align 4\n  ret void\n}";
    for (success, failure, message) in [
        (
            Ordering::Unordered,
            Ordering::Monotonic,
            "success ordering must be",
        ),
        (
            Ordering::AcqRel,
            Ordering::Release,
            "failure ordering must be",
        ),
        (
            Ordering::AcqRel,
            Ordering::NotAtomic,
            "failure ordering must be",
        ),
    ] {
        edited(message, text, |m| {
            let f = body(m);
            let i = inst(f, 0, 0);
            let InstKind::CmpXchg {
                mut access, weak, ..
            } = *f.kind(i)
            else {
                return;
            };
            access.ordering = success;
            f.set_kind(
                i,
                InstKind::CmpXchg {
                    access,
                    failure,
                    weak,
                },
            );
        });
    }
    edited("cmpxchg values must be of one", text, |m| {
        let f = body(m);
        let wide = f.int(Type::I64, 1);
        f.set_operand(inst(f, 0, 0), 2, wide);
    });
}

#[test]
fn rmw_types() {
    let text = "define void @f(ptr %p, float %v) {\n  %x = atomicrmw fadd ptr %p, float %v monotonic, align 4\n  ret void\n}";
    edited(
        "atomicrmw of a type that its operation cannot have",
        text,
        |m| {
            let f = body(m);
            let i = inst(f, 0, 0);
            let InstKind::AtomicRmw(_, a) = *f.kind(i) else {
                return;
            };
            f.set_kind(i, InstKind::AtomicRmw(tandem_ir::inst::RmwOp::Add, a));
        },
    );
    edited("atomicrmw ordering must be", text, |m| {
        let f = body(m);
        let i = inst(f, 0, 0);
        let InstKind::AtomicRmw(op, mut a) = *f.kind(i) else {
            return;
        };
        a.ordering = Ordering::Unordered;
        f.set_kind(i, InstKind::AtomicRmw(op, a));
    });
}

#[test]
fn gep_rules() {
    let text = "%s = type { i32, [4 x i64] }\ndefine ptr @f(ptr %p, i32 %n) {\n  %g = getelementptr %s, ptr %p, i64 0, i32 1, i32 %n\n  ret ptr %g\n}";
    edited("getelementptr index leads nowhere", text, |m| {
        let f = body(m);
        let two = f.int(Type::I32, 2);
        f.set_operand(inst(f, 0, 0), 2, two);
    });
    edited("getelementptr index leads nowhere", text, |m| {
        let f = body(m);
        let n = f.args()[1];
        f.set_operand(inst(f, 0, 0), 2, n);
    });
    edited("getelementptr indices must be integers", text, |m| {
        let f = body(m);
        let p = f.args()[0];
        f.set_operand(inst(f, 0, 0), 1, p);
    });
    edited("getelementptr needs a pointer", text, |m| {
        let f = body(m);
        let n = f.args()[1];
        f.set_operand(inst(f, 0, 0), 0, n);
    });
    edited("getelementptr into a type without size", text, |m| {
        let elem = m.header.types.new_named(Some("o"));
        let f = body(m);
        f.set_kind(inst(f, 0, 0), InstKind::Gep { elem });
    });
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
fn loads_cannot_release_and_stores_cannot_acquire() {
    let text = "define void @f(ptr %p) {\n  %x = load atomic i32, ptr %p acquire, align 4\n  store atomic i32 %x, ptr %p release, align 4\n  ret void\n}";
    for (n, ordering) in [
        (0, Ordering::Release),
        (1, Ordering::Acquire),
        (1, Ordering::AcqRel),
    ] {
        edited("ordering that this access cannot have", text, |m| {
            let f = body(m);
            let i = inst(f, 0, n);
            let kind = match *f.kind(i) {
                InstKind::Load(a) => InstKind::Load(MemAccess { ordering, ..a }),
                InstKind::Store(a) => InstKind::Store(MemAccess { ordering, ..a }),
                _ => return,
            };
            f.set_kind(i, kind);
        });
    }
}

#[test]
fn alias_linkage() {
    let text = "@x = global i32 0\n@a = weak alias i32, ptr @x";
    edited("alias with a linkage that it cannot have", text, |m| {
        let g = m.header.lookup("a").unwrap();
        m.header.globals[g].linkage = Linkage::Common;
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
fn constants_fit_their_types() {
    for (ty, data) in [
        (Type::I8, ConstantData::Int(256)),
        (Type::FLOAT, ConstantData::Int(0)),
        (Type::I32, ConstantData::Null),
        (
            Type::int(65),
            ConstantData::WideInt(Box::new(Bits::from_u64(66, 0))),
        ),
        (Type::HALF, ConstantData::Float(1 << 16)),
        (Type::VOID, ConstantData::Undef),
    ] {
        edited("type and value do not fit", ADD, |m| {
            body(m).intern_constant(ty, data);
        });
    }
    edited("elements do not fit the type", ADD, |m| {
        let ty = m.header.types.array(Type::I8, 2);
        let c: Constant = body(m).intern_constant(Type::I8, ConstantData::Int(1));
        body(m).intern_constant(ty, ConstantData::Aggregate(vec![c].into()));
    });
}

#[test]
fn metadata_nodes_are_defined() {
    let text = "!n = !{!0}\n!0 = !{}";
    edited("used but not defined", text, |m| {
        let n = m.header.metadata.nodes.keys().next().unwrap();
        m.header.metadata.nodes[n].body = MdBody::Forward;
    });
    edited("refers to something that does not exist", text, |m| {
        let n = m.header.metadata.nodes.keys().next().unwrap();
        let gone = tandem_ir::MdNode::from_u32(99);
        m.header.metadata.nodes[n].body = MdBody::Tuple(vec![Metadata::Node(gone)].into());
    });
}

#[test]
fn declarations_have_external_linkage() {
    let text = "@x = external global i32";
    edited("declaration must have external", text, |m| {
        let g = m.header.lookup("x").unwrap();
        m.header.globals[g].linkage = Linkage::Internal;
    });
    edited("extern_weak name is defined", "@x = global i32 0", |m| {
        let g = m.header.lookup("x").unwrap();
        m.header.globals[g].linkage = Linkage::ExternalWeak;
    });
}

#[test]
fn local_names_are_visible_by_default() {
    edited(
        "local name must have default visibility",
        "@x = internal global i32 0",
        |m| {
            let g = m.header.lookup("x").unwrap();
            m.header.globals[g].visibility = Visibility::Hidden;
        },
    );
}

#[test]
fn initialiser_has_the_type() {
    edited(
        "initialiser does not have the type",
        "@x = global i32 0",
        |m| {
            let g = m.header.lookup("x").unwrap();
            m.header.globals[g].ty = Type::I64;
        },
    );
}

#[test]
fn aliases_do_not_form_cycles() {
    let text = "@x = global i32 0\n@a = alias i32, ptr @x\n@b = alias i32, ptr @a";
    edited("aliases form a cycle", text, |m| {
        let (a, b) = (m.header.lookup("a").unwrap(), m.header.lookup("b").unwrap());
        let to_b = m
            .header
            .constants
            .intern(Type::PTR, ConstantData::Global(b));
        m.header.globals[a].kind = GlobalKind::Alias(to_b);
    });
}

#[test]
fn bodies_and_declarations_agree() {
    edited("marked defined without a body", ADD, |m| {
        m.bodies.clear();
    });
    edited("function has several bodies", ADD, |m| {
        let again = m.bodies[0].clone();
        m.bodies.push(again);
    });
}

#[test]
fn results_are_where_they_belong() {
    edited("has a result that it cannot have, or lacks one", ADD, |m| {
        let f = body(m);
        f.set_kind(inst(f, 0, 0), InstKind::Store(MemAccess::plain(Align::ONE)));
    });
    with(
        "has a result that it cannot have, or lacks one",
        InstKind::Freeze,
        Type::VOID,
        |f| vec![args(f)[0]],
    );
}

#[test]
fn metadata_refers_to_instructions_of_the_function() {
    let text = "declare void @llvm.m(metadata)\ndefine void @f() {\n  %x = add i32 1, 2\n  call void @llvm.m(metadata i32 %x)\n  ret void\n}";
    edited(
        "metadata refers to an instruction that is in no block",
        text,
        |m| {
            let f = body(m);
            f.detach_inst(inst(f, 0, 0));
        },
    );
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

#[test]
fn flags_of_debug_info_are_known() {
    let text = "!n = !{!0}\n!0 = !DIBasicType(name: \"x\", size: 8, flags: DIFlagBigEndian)";
    edited("unknown flag", text, |m| {
        let unknown = m.header.strings.intern("DIFlagUnknown");
        let n = m.header.metadata.nodes.keys().next().unwrap();
        let MdBody::Specialized(_, fields) = &mut m.header.metadata.nodes[n].body else {
            panic!("no specialised node");
        };
        let flags = fields.last_mut().unwrap();
        assert!(matches!(flags.1, MdField::Word(_)));
        flags.1 = MdField::Word(unknown);
    });
}
