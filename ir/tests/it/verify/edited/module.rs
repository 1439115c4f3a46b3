//! Names of the module, constants and metadata.

use super::{ADD, body, inst};
use crate::verify::edited;
use tandem_ir::constant::{Bits, ConstantData};
use tandem_ir::metadata::{MdBody, MdField, Metadata};
use tandem_ir::module::{GlobalKind, Linkage, Visibility};
use tandem_ir::{Constant, Type};

#[test]
fn alias_linkage() {
    let text = "@x = global i32 0\n@a = weak alias i32, ptr @x";
    edited("alias with a linkage that it cannot have", text, |m| {
        let g = m.header.lookup("a").unwrap();
        m.header.globals[g].linkage = Linkage::Common;
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
