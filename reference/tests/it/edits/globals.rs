//! Module-level names, and attributes.

use super::{Subject, i32};
use tandem_ir::Type;
use tandem_ir::attr::{Attr, AttrKind};
use tandem_ir::rewrite::{AttrPlace, ModuleRewrite, Operand};

#[test]
fn erase_globals_wants_no_mention_by_what_stays() {
    let text = "\
@a = internal global i32 1
@b = internal global ptr @a
@c = global i32 2
";
    let s = Subject::new(text);
    let rw = |names: &[&str]| ModuleRewrite::EraseGlobals {
        globals: names.iter().map(|n| s.global(n)).collect(),
    };
    s.module_leads_to(&rw(&["a", "b"]), "@c = global i32 2\n");
    s.module_refuses(&rw(&["a"]), "mentions one that goes");
    s.module_refuses(&rw(&["b", "a"]), "in order");
    s.module_refuses(&rw(&[]), "in order");
}

#[test]
fn merge_constants_keeps_the_larger_alignment() {
    let text = "\
@a = internal unnamed_addr constant i32 1, align 4
@b = internal unnamed_addr constant i32 1, align 16
@c = internal unnamed_addr constant i32 2
define i32 @f() {
  %l = load i32, ptr @b, align 16
  ret i32 %l
}
";
    let s = Subject::new(text);
    let rw = |keep, drop| ModuleRewrite::MergeConstants {
        keep: s.global(keep),
        drop: s.global(drop),
    };
    let after = "\
@a = internal unnamed_addr constant i32 1, align 16
@c = internal unnamed_addr constant i32 2
define i32 @f() {
  %l = load i32, ptr @a, align 16
  ret i32 %l
}
";
    s.module_leads_to(&rw("a", "b"), after);
    s.module_refuses(&rw("a", "c"), "contents differ");
    s.module_refuses(&rw("a", "a"), "not two variables");
    s.module_refuses(&rw("a", "f"), "not two variables");
}

#[test]
fn new_variable_is_internal_and_has_a_fresh_name() {
    let s = Subject::new("@a = global i32 1\n");
    let rw = |name: &str, addrspace, init, align| ModuleRewrite::NewVariable {
        name: name.into(),
        ty: Type::I32,
        addrspace,
        constant: true,
        init,
        align,
    };
    let a = "@a = global i32 1\n";
    let new = "@a.1 = internal addrspace(4) constant i32 -5, align 8\n";
    s.module_leads_to(&rw("a", 4, i32(-5), 8), &format!("{a}{new}"));
    let new = "@n = internal constant i32 undef\n";
    s.module_leads_to(
        &rw("n", 0, Operand::Undef(Type::I32), 0),
        &format!("{a}{new}"),
    );
    s.module_refuses(&rw("n", 0, Operand::Null(Type::ptr(0)), 0), "another type");
    s.module_refuses(&rw("n", 0, i32(1), 3), "no power of 2");
    s.module_refuses(&rw("n", 1 << 30, i32(1), 4), "no such address space");
    s.module_refuses(&rw("n", 3, i32(1), 4), "undefined at the start");
    s.module_refuses(&rw("", 0, i32(1), 4), "no name");
}

#[test]
fn set_attr_at_functions_parameters_and_calls() {
    let text = "\
define void @f(ptr align 4 %p, i32 %x) {
  call void @g(ptr %p)
  ret void
}
declare void @g(ptr)
";
    let s = Subject::new(text);
    let f = s.global("f");
    let call = s.at("f", "call", 0);
    let rw = |place, attr: &Attr, on| ModuleRewrite::SetAttr {
        place,
        attr: attr.clone(),
        on,
    };
    let nounwind = Attr::Flag(AttrKind::NoUnwind);
    let noalias = Attr::Flag(AttrKind::NoAlias);
    let after = text.replace("%x) {", "%x) nounwind {");
    s.module_leads_to(&rw(AttrPlace::Function(f), &nounwind, true), &after);
    let after = text.replace("align 4 %p", "noalias align 4 %p");
    s.module_leads_to(&rw(AttrPlace::Parameter(f, 0), &noalias, true), &after);
    // Another value takes the place of the old one.
    let after = text.replace("align 4 %p", "align 16 %p");
    let more = Attr::Align(16);
    s.module_leads_to(&rw(AttrPlace::Parameter(f, 0), &more, true), &after);
    let after = text.replace("align 4 %p", "%p");
    let four = Attr::Align(4);
    s.module_leads_to(&rw(AttrPlace::Parameter(f, 0), &four, false), &after);
    let after = text.replace("@g(ptr %p)", "@g(ptr noalias %p)");
    s.module_leads_to(
        &rw(AttrPlace::CallArgument(call, 0), &noalias, true),
        &after,
    );
    let after = text.replace("@g(ptr %p)", "@g(ptr %p) nounwind");
    s.module_leads_to(&rw(AttrPlace::Call(call), &nounwind, true), &after);

    s.module_refuses(&rw(AttrPlace::Parameter(f, 0), &four, true), "already");
    s.module_refuses(
        &rw(AttrPlace::Parameter(f, 1), &noalias, false),
        "no such attribute",
    );
    s.module_refuses(
        &rw(AttrPlace::Parameter(f, 2), &noalias, true),
        "no such parameter",
    );
    s.module_refuses(
        &rw(AttrPlace::CallArgument(call, 1), &noalias, true),
        "no such parameter",
    );
    let ret = s.at("f", "ret", 0);
    s.module_refuses(&rw(AttrPlace::Call(ret), &nounwind, true), "not a call");
}
