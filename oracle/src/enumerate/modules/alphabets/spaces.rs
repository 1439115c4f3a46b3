//! Variables in every address space, used by kernels.

use super::super::{Layout, ModuleAlphabet};
use super::KERNEL;

/// Two kernels.
const KERNELS: Layout = Layout {
    functions: &[
        "define ptx_kernel void @k(&) {\n<>ret void\n}",
        "define ptx_kernel void @l(&) {\n<>ret void\n}",
    ],
    twins: true,
};

/// What contents are at start, and who shares them.
pub const SPACES: ModuleAlphabet = ModuleAlphabet {
    name: "spaces",
    about: "one struct of two fields in each address space, thread-local, or seen by the host; kernels of one thread, \
            two threads or two blocks",
    steps_most: 3,
    refusals: 2,
    solver: 1,
    acts: 2,
    seeds: 1,
    subject: &super::VARIABLES,
    keeps: &[&[]],
    names: 1..=1,
    idle: true,
    declarations: &[
        "@$ = internal global { i8, i8 } { i8 1, i8 2 }",
        "@$ = internal addrspace(1) global { i8, i8 } zeroinitializer",
        "@$ = internal addrspace(1) global { i8, i8 } { i8 1, i8 2 }",
        "@$ = addrspace(1) global { i8, i8 } { i8 1, i8 2 }",
        "@$ = internal addrspace(1) externally_initialized global { i8, i8 } { i8 1, i8 2 }",
        "@$ = internal addrspace(3) global { i8, i8 } undef",
        "@$ = internal addrspace(4) constant { i8, i8 } { i8 1, i8 2 }",
        "@$ = internal addrspace(4) externally_initialized constant { i8, i8 } { i8 1, i8 2 }",
        "@$ = internal addrspace(5) global { i8, i8 } undef",
        "@$ = internal thread_local global { i8, i8 } { i8 1, i8 2 }",
    ],
    steps: &[
        "%x# = load i8, ^ @$\ncall void @show8(i8 %x#)",
        "%x# = load i8, ^ getelementptr (i8, ^ @$, i32 1)\ncall void @show8(i8 %x#)",
        "%x# = load i16, ^ @$, align 1\ncall void @show16(i16 %x#)",
        "store i8 1, ^ @$",
        "store i8 7, ^ getelementptr (i8, ^ @$, i32 1)",
        "store { i8, i8 } zeroinitializer, ^ @$",
        "%t# = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()\n%b# = trunc i32 %t# to i8\nstore i8 %b#, ^ @$",
        "store atomic i8 1, ^ @$ monotonic, align 1",
        "call void @llvm.nvvm.barrier0()",
    ],
    layouts: &[KERNEL, KERNELS],
};
