//! Functions copied, and their signatures changed.

use super::{Subject, i32, int};
use tandem_ir::Type;
use tandem_ir::rewrite::{ModuleRewrite, Operand, Rewrite};

#[test]
fn in_function_performs_a_rewrite_of_one_body() {
    let text = "\
define void @f(i32 %x) {
entry:
  %a = add i32 %x, 1
  ret void
}
declare void @g()
";
    let s = Subject::new(text);
    let rw = |function| ModuleRewrite::InFunction {
        function: s.global(function),
        rewrite: Box::new(Rewrite::EraseInst { inst: s.inst("a") }),
    };
    s.module_leads_to(&rw("f"), &text.replace("  %a = add i32 %x, 1\n", ""));
    s.module_refuses(&rw("g"), "no function with a body");
}

#[test]
fn clone_function_binds_parameters_to_constants() {
    let text = "\
define weak i32 @f(i32 noundef %x, i32 signext %y) nounwind {
entry:
  %a = add i32 %x, %y
  br label %out
out:
  ret i32 %a
}
";
    let copy = "\
define internal i32 @f.9(i32 signext %y) nounwind {
entry:
  %a = add i32 9, %y
  br label %out
out:
  ret i32 %a
}
";
    let s = Subject::new(text);
    let rw = |name: &str, bound| ModuleRewrite::CloneFunction {
        function: s.global("f"),
        name: name.into(),
        bound,
    };
    s.module_leads_to(&rw("f.9", vec![(0, i32(9))]), &format!("{text}{copy}"));
    let whole = copy
        .replace("f.9(i32", "f.1(i32 noundef %x, i32")
        .replace("i32 9, %y", "i32 %x, %y");
    // The name is taken, so that another one is found.
    s.module_leads_to(&rw("f", vec![]), &format!("{text}{whole}"));
    s.module_refuses(&rw("g", vec![(2, i32(9))]), "no such parameter");
    let wide = int(Type::I64, 9);
    s.module_refuses(&rw("g", vec![(0, wide)]), "another type than its parameter");
    let both = vec![(1, i32(1)), (0, i32(1))];
    s.module_refuses(&rw("g", both), "in order");
    let value = vec![(0, Operand::Value(s.value("y")))];
    s.module_refuses(&rw("g", value), "a value where a constant");
    s.module_refuses(&rw("", vec![]), "no name");
}

const CALLED: &str = "\
define internal i32 @g(i32 %x, i32 noundef %unused, ptr %p) {
entry:
  store i32 %x, ptr %p, align 4
  ret i32 %x
}
define void @f(ptr %p) {
entry:
  %a = call i32 @g(i32 1, i32 noundef 2, ptr %p)
  %b = call i32 @g(i32 3, i32 4, ptr %p)
  store i32 %b, ptr %p, align 4
  ret void
}
";

#[test]
fn change_signature_drops_and_adds_parameters_at_every_call() {
    let s = Subject::new(CALLED);
    let rw = |keep: &[usize], add: &[Type], result| ModuleRewrite::ChangeSignature {
        function: s.global("g"),
        keep: keep.to_vec(),
        add: add.to_vec(),
        result,
    };
    let after = CALLED
        .replace("i32 noundef %unused, ", "")
        .replace("i32 noundef 2, ", "")
        .replace("i32 4, ", "");
    s.module_leads_to(&rw(&[0, 2], &[], true), &after);
    let after = CALLED
        .replace(
            "ptr %p) {\nentry:\n  store i32 %x",
            "ptr %p, i64 %0) {\nentry:\n  store i32 %x",
        )
        .replace(", ptr %p)\n", ", ptr %p, i64 poison)\n");
    s.module_leads_to(&rw(&[0, 1, 2], &[Type::I64], true), &after);
    s.module_refuses(&rw(&[1, 2], &[], true), "has uses");
    s.module_refuses(&rw(&[0, 1, 2], &[], false), "a call's result has uses");
    s.module_refuses(&rw(&[2, 0], &[], true), "in order");
    s.module_refuses(&rw(&[0, 1, 2], &[], true), "stays as it is");
}

#[test]
fn change_signature_drops_a_result_that_nobody_uses() {
    let text = CALLED.replace("  store i32 %b, ptr %p, align 4\n", "");
    let s = Subject::new(&text);
    let rw = ModuleRewrite::ChangeSignature {
        function: s.global("g"),
        keep: vec![0, 1, 2],
        add: vec![],
        result: false,
    };
    let after = text
        .replace("internal i32 @g", "internal void @g")
        .replace("ret i32 %x", "ret void")
        .replace("%a = call i32", "call void")
        .replace("%b = call i32", "call void");
    s.module_leads_to(&rw, &after);
}

#[test]
fn change_signature_wants_plain_calls_alone() {
    let text = "\
@table = global ptr @g
define internal void @g(i32 %x) {
  ret void
}
define internal void @h(i32 %x) {
  ret void
}
define internal void @k(i32 %x) {
  ret void
}
define void @f(ptr %p) {
entry:
  store ptr @h, ptr %p, align 8
  call void @k()
  ret void
}
";
    let s = Subject::new(text);
    let rw = |name| ModuleRewrite::ChangeSignature {
        function: s.global(name),
        keep: vec![],
        add: vec![],
        result: true,
    };
    s.module_refuses(&rw("g"), "holds the address");
    s.module_refuses(&rw("h"), "no plain call");
    s.module_refuses(&rw("k"), "no plain call");
}
