//! Types of instructions that text can get wrong.

use crate::rules;

rules! {
    atomic_access_is_of_a_power_of_two: "power of two of bits, at least 8",
        "define i24 @f(ptr %p) {\n  %x = load atomic i24, ptr %p monotonic, align 4\n  ret i24 %x\n}",
        "define i32 @f(ptr %p) {\n  %x = load atomic i32, ptr %p monotonic, align 4\n  ret i32 %x\n}";
    atomic_access_is_scalar: "atomic access must be of an integer, pointer or floating-point type",
        "define { i32 } @f(ptr %p) {\n  %x = load atomic { i32 }, ptr %p monotonic, align 4\n  ret { i32 } %x\n}",
        "define float @f(ptr %p) {\n  %x = load atomic float, ptr %p monotonic, align 4\n  ret float %x\n}";
    alloca_on_nvptx_is_local: "alloca on nvptx must be in address space 0 or 5",
        "target triple = \"nvptx64-nvidia-cuda\"\ndefine void @f() {\n  %a = alloca i32, align 4, addrspace(3)\n  ret void\n}",
        "target triple = \"nvptx64-nvidia-cuda\"\ndefine void @f() {\n  %a = alloca i32, align 4, addrspace(5)\n  ret void\n}";
}
