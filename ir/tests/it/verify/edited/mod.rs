//! Rules that the reader enforces as well, broken by editing: how a body hangs together is here.

mod memory;
mod module;
mod values;

use crate::verify::edited;
use tandem_ir::inst::Align;
use tandem_ir::{Block, Function, Inst, InstKind, MemAccess, Module, Type, Value};

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
