//! Calls: retargeted and inlined.

use super::{Subject, i32};
use tandem_ir::rewrite::{ModuleRewrite, Rewrite};

#[test]
fn retarget_call_takes_type_and_convention_of_the_callee() {
    let text = "\
define i32 @f(i32 %x, ptr %p) {
entry:
  %a = tail call i32 @g(i32 signext %x) nounwind
  ret i32 %a
}
declare i32 @g(i32)
declare fastcc i32 @h(i32, ptr)
declare fastcc i32 @k(i32)
declare i64 @wide(i32)
declare i32 @any(i32, ...)
";
    let s = Subject::new(text);
    let rw = |callee, args| Rewrite::RetargetCall {
        call: s.inst("a"),
        callee: s.global(callee),
        args,
    };
    let after = text.replace(
        "call i32 @g(i32 signext %x)",
        "call fastcc i32 @h(i32 %x, ptr %p)",
    );
    s.leads_to(&rw("h", vec![s.operand("x"), s.operand("p")]), &after);
    let after = text.replace(
        "call i32 @g(i32 signext %x)",
        "call fastcc i32 @k(i32 signext 4)",
    );
    s.leads_to(&rw("k", vec![i32(4)]), &after);
    s.refuses(&rw("h", vec![s.operand("x")]), "number of arguments");
    s.refuses(
        &rw("h", vec![s.operand("p"), s.operand("p")]),
        "another type",
    );
    s.refuses(&rw("wide", vec![s.operand("x")]), "another type");
    s.refuses(&rw("any", vec![s.operand("x")]), "any number of arguments");
    let no_call = Rewrite::RetargetCall {
        call: s.nth("entry", 1),
        callee: s.global("k"),
        args: vec![i32(4)],
    };
    s.refuses(&no_call, "not a call");
}

const CALLEE: &str = "\
define internal i32 @g(i32 %x, i1 %c) {
start:
  %slot = alloca i32, align 4
  store i32 %x, ptr %slot, align 4
  br i1 %c, label %yes, label %no
yes:
  %l = load i32, ptr %slot, align 4
  ret i32 %l
no:
  ret i32 3
}
";

#[test]
fn inline_call_puts_the_body_in_the_place_of_the_call() {
    let caller = "\
define i32 @f(i32 %x, i1 %c) {
entry:
  br i1 %c, label %work, label %out
work:
  %a = add i32 %x, 1
  %b = call i32 @g(i32 %a, i1 true)
  %d = mul i32 %b, %b
  br label %out
out:
  %p = phi i32 [ 0, %entry ], [ %d, %work ]
  ret i32 %p
}
";
    let s = Subject::new(&format!("{caller}{CALLEE}"));
    let after = "\
define i32 @f(i32 %x, i1 %c) {
entry:
  %slot = alloca i32, align 4
  br i1 %c, label %work, label %out
work:
  %a = add i32 %x, 1
  br label %start
start:
  store i32 %a, ptr %slot, align 4
  br i1 true, label %yes, label %no
yes:
  %l = load i32, ptr %slot, align 4
  br label %work.exit
no:
  br label %work.exit
work.exit:
  %0 = phi i32 [ %l, %yes ], [ 3, %no ]
  %d = mul i32 %0, %0
  br label %out
out:
  %p = phi i32 [ 0, %entry ], [ %d, %work.exit ]
  ret i32 %p
}
";
    let call = s.at("f", "call", 0);
    let rw = ModuleRewrite::InlineCall { call };
    s.module_leads_to(&rw, &format!("{after}{CALLEE}"));
    let call = s.at("f", "mul", 0);
    s.module_refuses(&ModuleRewrite::InlineCall { call }, "not a call");
}

#[test]
fn inline_call_of_a_function_that_does_not_return() {
    let text = "\
define i32 @f() {
entry:
  %a = call i32 @stop()
  ret i32 %a
}
define internal i32 @stop() {
start:
  call void @llvm.trap()
  unreachable
}
declare void @llvm.trap()
";
    let after = text.replace(
        "entry:\n  %a = call i32 @stop()\n  ret i32 %a",
        "entry:\n  br label %start\nstart:\n  call void @llvm.trap()\n  unreachable\nentry.exit:\n  ret i32 poison",
    );
    let s = Subject::new(text);
    let call = s.at("f", "call", 0);
    s.module_leads_to(&ModuleRewrite::InlineCall { call }, &after);
}

#[test]
fn inline_call_refuses_what_it_cannot_copy() {
    let s = Subject::new(
        "\
define void @f(ptr %p, i32 %n) {
entry:
  call void @outside()
  call void %p()
  call void @by_value(ptr byval(i32) %p)
  call void @dynamic(i32 %n)
  call void @bundled() [ \"deopt\"() ]
  call fastcc void @other()
  call void (...) @any(i32 1)
  ret void
}
declare void @outside()
define internal void @by_value(ptr byval(i32) %p) {
  ret void
}
define internal void @dynamic(i32 %n) {
  %a = alloca i8, i32 %n, align 1
  store i8 1, ptr %a, align 1
  ret void
}
define internal void @bundled() {
  ret void
}
define internal void @other() {
  ret void
}
define internal void @any(...) {
  ret void
}
",
    );
    let reasons = [
        "no function with a body",
        "not a direct call",
        "a copy in memory",
        "not of constant size",
        "operand bundles",
        "another type or convention",
        "any number of arguments",
    ];
    for (n, reason) in reasons.into_iter().enumerate() {
        let call = s.at("f", "call", n);
        s.module_refuses(&ModuleRewrite::InlineCall { call }, reason);
    }
}
