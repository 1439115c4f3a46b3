//! Intrinsics that are called without a declaration get the name, the place and the number of variants
//! that LLVM gives them.

#![allow(clippy::unwrap_used)]

use tandem_ir::text::{parse, print};
use tandem_ir::verify::verify;

/// The names of all declarations that printing gives, in order; the module must verify and come back.
fn declared(text: &str) -> Vec<String> {
    let m = parse(text.as_bytes(), "test").unwrap_or_else(|e| panic!("{e}"));
    let errors = verify(&m);
    assert!(errors.is_empty(), "{errors:#?}");
    let once = print(&m);
    let again = parse(once.as_bytes(), "again").unwrap_or_else(|e| panic!("{e}\n{once}"));
    assert_eq!(print(&again), once);
    once.lines()
        .filter(|l| l.starts_with("declare"))
        .map(|l| {
            l.split(['@', '('])
                .find(|p| p.starts_with("llvm.") || *p == "g")
        })
        .map(|name| name.unwrap().into())
        .collect()
}

#[test]
fn one_name_without_suffix_means_as_many_intrinsics_as_it_is_called_with_types() {
    let text = "define i8 @f(i8 %x, i16 %y, <2 x i8> %z) {
        %a = call i8 @llvm.umax(i8 %x, i8 %x)
        %b = call i16 @llvm.umax(i16 %y, i16 %y)
        %c = call <2 x i8> @llvm.umax(<2 x i8> %z, <2 x i8> %z)
        %d = call i8 @llvm.umax(i8 %a, i8 %x)
        ret i8 %d
      }";
    // LLVM meets the last call of each first.
    let want = ["llvm.umax.i8", "llvm.umax.v2i8", "llvm.umax.i16"];
    assert_eq!(declared(text), want);
}

#[test]
fn order_is_that_of_the_names_as_written_and_suffixes_are_brought_up_to_date() {
    let text = "define void @f(fp128 %x, float %y, ptr %p) {
        %a = call float @llvm.fabs.f32(float %y)
        %b = call fp128 @llvm.exp2.fp128(fp128 %x)
        %c = call <vscale x 4 x float> @llvm.exp2.nxv4f32(<vscale x 4 x float> zeroinitializer)
        call void @llvm.memset.p0i8.i64(ptr %p, i8 0, i64 4, i1 false)
        call void @g()
        ret void
      }
      declare void @g()";
    let want = [
        "g",
        "llvm.exp2.f128",
        "llvm.exp2.nxv4f32",
        "llvm.fabs.f32",
        "llvm.memset.p0.i64",
    ];
    assert_eq!(declared(text), want);
}

#[test]
fn suffixes_spell_fields_pointers_and_nested_types() {
    let text = "%s = type { i32 }
      define void @f(ptr addrspace(3) %p, float %x, <4 x ptr addrspace(1)> %q) {
        %a = call { float, i32 } @llvm.frexp(float %x)
        %b = call { i32, i1 } @llvm.smul.with.overflow(i32 1, i32 2)
        %c = call ptr addrspace(3) @llvm.launder.invariant.group(ptr addrspace(3) %p)
        %d = call bfloat @llvm.sqrt(bfloat zeroinitializer)
        %e = call %s @llvm.ssa.copy(%s zeroinitializer)
        %f = call { [2 x i8], half } @llvm.ssa.copy({ [2 x i8], half } zeroinitializer)
        ret void
      }";
    let want = [
        "llvm.frexp.f32.i32",
        "llvm.launder.invariant.group.p3",
        "llvm.smul.with.overflow.i32",
        "llvm.sqrt.bf16",
        "llvm.ssa.copy.sl_a2i8f16s",
        "llvm.ssa.copy.s_ss",
    ];
    assert_eq!(declared(text), want);
}

#[test]
fn a_declaration_that_is_there_is_the_one_that_is_called() {
    let text = "define float @f(float %x) {
        %a = call float @llvm.fabs(float %x)
        %b = call float @llvm.fabs.f32(float %a)
        ret float %b
      }
      declare float @llvm.fabs.f32(float)";
    assert_eq!(declared(text), ["llvm.fabs.f32"]);
}

#[test]
fn two_spellings_of_one_intrinsic_are_one_declaration() {
    for calls in [["exp2", "exp2.f32"], ["exp2.f32", "exp2"]] {
        let text = format!(
            "define float @f(float %x) {{\n %a = call float @llvm.{}(float %x)\n \
             %b = call float @llvm.{}(float %a)\n %c = call float @llvm.cos.f32(float %b)\n ret float %c\n}}",
            calls[0], calls[1]
        );
        assert_eq!(declared(&text), ["llvm.cos.f32", "llvm.exp2.f32"]);
    }
}

#[test]
fn the_address_of_an_undeclared_intrinsic_is_an_error_before_and_after_its_calls() {
    let call = "call float @llvm.fabs.f32(float 0.0)";
    let address = "store ptr @llvm.fabs.f32, ptr null";
    for body in [[call, address], [address, call]] {
        let text = format!(
            "define void @f() {{\n {}\n {}\n ret void\n}}",
            body[0], body[1]
        );
        let e = parse(text.as_bytes(), "test").unwrap_err();
        assert_eq!(e.message, "'@llvm.fabs.f32' is defined nowhere");
    }
}
