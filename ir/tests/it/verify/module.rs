//! Variables, functions, aliases, comdats, kernels.

use crate::rules;

rules! {
    byref_of_a_kernel_is_not_on_the_stack_of_the_target: "kernel with a byref parameter on the stack",
        "target triple = \"amdgcn-amd-amdhsa\"\ndefine amdgpu_kernel void @f(ptr addrspace(5) byref(i32) %x) {\n  ret void\n}",
        "target triple = \"amdgcn-amd-amdhsa\"\ndefine amdgpu_kernel void @f(ptr addrspace(4) byref(i32) %x) {\n  ret void\n}";
    shared_memory_has_no_initialiser_x3: "variable in shared or local memory cannot be initialised (X-3)",
        "target triple = \"nvptx64-nvidia-cuda\"\n@s = internal addrspace(3) global [4 x i32] zeroinitializer",
        "target triple = \"nvptx64-nvidia-cuda\"\n@s = internal addrspace(3) global [4 x i32] undef\n@d = external addrspace(3) global [0 x i32]";
    local_memory_has_no_initialiser_x3: "variable in shared or local memory cannot be initialised (X-3)",
        "target triple = \"nvptx64-nvidia-cuda\"\n@s = internal addrspace(5) global i32 7",
        "target triple = \"nvptx64-nvidia-cuda\"\n@s = internal addrspace(5) global i32 poison";
    x3_is_a_rule_of_nvptx_only: "variable in shared or local memory",
        "target triple = \"nvptx-nvidia-cuda\"\n@s = internal addrspace(3) global i32 0",
        "target triple = \"x86_64-unknown-linux-gnu\"\n@s = internal addrspace(3) global i32 0";
    used_members_are_names: "members must be addresses of names",
        "@llvm.used = appending global [1 x ptr] [ptr inttoptr (i64 7 to ptr)], section \"llvm.metadata\"",
        "@g = global i32 0\n@llvm.used = appending global [1 x ptr] [ptr @g], section \"llvm.metadata\"";
    used_is_an_array_of_pointers: "must be an array of pointers",
        "@llvm.used = appending global [1 x i32] zeroinitializer, section \"llvm.metadata\"",
        "@g = global i32 0\n@llvm.used = appending global [1 x ptr] [ptr @g], section \"llvm.metadata\"";
    constructors_have_three_fields: "must be an array of {i32, ptr, ptr}",
        "@llvm.global_ctors = appending global [1 x { i32, ptr }] [{ i32, ptr } { i32 1, ptr null }]",
        "@llvm.global_ctors = appending global [1 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 1, ptr null, ptr null }]";
    special_variables_are_not_used: "use of a special variable",
        "@llvm.global_ctors = appending global [1 x { i32, ptr, ptr }] zeroinitializer\n@u = global ptr @llvm.global_ctors",
        "@llvm.global_ctors = appending global [1 x { i32, ptr, ptr }] zeroinitializer\n@u = global ptr @u";
    appending_is_for_arrays: "only arrays can have appending linkage",
        "@x = appending global i32 0",
        "@x = appending global [1 x i32] zeroinitializer";
    common_is_zero: "common variable must be zero",
        "@x = common global i32 1",
        "@x = common global i32 0";
    common_is_not_constant: "common variable cannot be constant",
        "@x = common constant i32 0",
        "@x = common global i32 0";
    comdat_members_are_defined: "declaration cannot be in a comdat",
        "$x = comdat any\n@x = available_externally global i32 0, comdat",
        "$x = comdat any\n@x = global i32 0, comdat";
    alias_leads_to_a_definition: "alias must lead to a definition",
        "@x = external global i32\n@a = alias i32, ptr @x",
        "@x = global i32 0\n@a = alias i32, ptr @x";
    ifunc_resolver_is_defined: "resolver of an ifunc must be defined",
        "@i = ifunc void (), ptr @r\ndeclare ptr @r()",
        "@i = ifunc void (), ptr @r\ndefine ptr @r() {\n  ret ptr null\n}";
    ifunc_resolver_is_a_function: "ifunc must have a function as its resolver",
        "@x = global i32 0\n@i = ifunc void (), ptr @x",
        "@i = ifunc void (), ptr @r\ndefine ptr @r() {\n  ret ptr null\n}";
    intrinsics_are_not_defined: "intrinsics cannot be defined",
        "define void @llvm.donothing() {\n  ret void\n}",
        "declare void @llvm.donothing()";
    kernels_return_void: "kernel must return void",
        "define amdgpu_kernel i32 @k() {\n  ret i32 0\n}",
        "define amdgpu_kernel void @k() {\n  ret void\n}";
    associated_is_a_name: "!associated must hold a pointer",
        "@x = global i32 0, !associated !0\n!0 = !{i32 1}",
        "@y = global i32 0\n@x = global i32 0, !associated !0\n!0 = !{ptr @y}";
}
