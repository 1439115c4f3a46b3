//! Pointer variables that hold an allocation.

use super::super::{Layout, ModuleAlphabet};
use super::{KERNEL, ONE};

/// A function that is entered once.
const ONCE: Layout = Layout {
    functions: &["define void @f(&) #0 {\n<>ret void\n}"],
    twins: false,
};
/// One that is, and one that is not.
const ONCE_AND_MORE: Layout = Layout {
    functions: &[
        "define void @f(&) #0 {\n<>ret void\n}",
        "define void @h(&) {\n<>ret void\n}",
    ],
    twins: false,
};
/// Steps taken twice in a function that is entered once.
const ONCE_TWICE: Layout = Layout {
    functions: &[
        "define void @f(&) #0 {\nbr label %loop\nloop:\n%again = phi i1 [ true, %0 ], [ false, %latch ]\n<>br label \
         %latch\nlatch:\nbr i1 %again, label %loop, label %end\nend:\nret void\n}",
    ],
    twins: false,
};
/// Steps in a function that one calls that is entered once: before steps of its own.
const ONCE_HELPED: Layout = Layout {
    functions: &[
        "define internal void @h() {\n<>ret void\n}",
        "define void @f(&) #0 {\ncall void @h()\n<>ret void\n}",
    ],
    twins: false,
};
/// The same, called twice.
const ONCE_HELPED_TWICE: Layout = Layout {
    functions: &[
        "define internal void @h() {\n<>ret void\n}",
        "define void @f(&) #0 {\ncall void @h()\n<>call void @h()\nret void\n}",
    ],
    twins: false,
};

/// A2: allocations that happen once or more often, and what is done with them.
pub const HEAP: ModuleAlphabet = ModuleAlphabet {
    name: "heap",
    about: "one pointer variable; allocations of two bytes stored there or not, null stored there, comparisons with \
            null of every sort, accesses through the pointer, behind a test or not, \
            an old object kept over the next allocation (GO-T3), frees, escapes",
    steps_most: 3,
    refusals: 2,
    solver: 0,
    acts: 2,
    seeds: 1,
    subject: &super::VARIABLES,
    keeps: &[&[]],
    names: 1..=1,
    idle: true,
    declarations: &[
        "@$ = internal global ptr null",
        "@$ = internal addrspace(1) global ptr null",
        "@$ = internal addrspace(3) global ptr undef",
        "@$ = internal thread_local global ptr null",
        "@$ = internal global ptr undef",
        "@$ = global ptr null",
    ],
    steps: &[
        "%p# = call ptr @malloc(i64 2)\nstore ptr %p#, ^ @$",
        "%p# = call ptr @calloc(i64 1, i64 2)\nstore ptr %p#, ^ @$",
        "%p# = call ptr @malloc(i64 2)\n%z# = icmp eq ptr %p#, null\ncall void @show1(i1 %z#)\nstore ptr %p#, ^ @$",
        "store ptr null, ^ @$",
        "%p# = load ptr, ^ @$\n%z# = icmp eq ptr %p#, null\ncall void @show1(i1 %z#)",
        "%p# = load ptr, ^ @$\n%z# = icmp ugt ptr %p#, null\ncall void @show1(i1 %z#)",
        "%p# = load ptr, ^ @$\n%z# = icmp ule ptr null, %p#\ncall void @show1(i1 %z#)",
        "%p# = load ptr, ^ @$\n%z# = icmp slt ptr %p#, null\ncall void @show1(i1 %z#)",
        "%p# = load ptr, ^ @$\n%x# = load i8, ptr %p#\ncall void @show8(i8 %x#)",
        "%p# = load ptr, ^ @$\nstore i8 7, ptr %p#",
        "%p# = load ptr, ^ @$\n%z# = icmp ne ptr %p#, null\nbr i1 %z#, label %yes#, label %on#\nyes#:\n%x# = load i8, \
         ptr %p#\n%y# = add i8 %x#, 1\nstore i8 %y#, ptr %p#\ncall void @show8(i8 %x#)\nbr label %on#\non#:",
        "%o# = load ptr, ^ @$\n%q# = call ptr @malloc(i64 2)\nstore ptr %q#, ^ @$\n%z# = icmp ne ptr %o#, null\nbr i1 %z#, \
         label %yes#, label %on#\nyes#:\nstore i8 1, ptr %o#\n%p# = load ptr, ^ @$\nstore i8 7, ptr %p#\n%x# = load i8, \
         ptr %o#\ncall void @show8(i8 %x#)\nbr label %on#\non#:",
        "%p# = load ptr, ^ @$\ncall void @free(ptr %p#)",
        "%p# = load ptr, ^ @$\ncall void @take(ptr %p#)",
        "%p# = load volatile ptr, ^ @$\n%z# = icmp eq ptr %p#, null\ncall void @show1(i1 %z#)",
    ],
    layouts: &[
        ONCE,
        ONE,
        KERNEL,
        ONCE_AND_MORE,
        ONCE_TWICE,
        ONCE_HELPED,
        ONCE_HELPED_TWICE,
    ],
};

/// B2: allocations of structs.
pub const RECORDS: ModuleAlphabet = ModuleAlphabet {
    name: "records",
    about: "one pointer variable that holds two structs of two fields, or as many as an argument says; accesses to \
            fields of the first, of the second and of one that an argument chooses, across fields, behind a test or \
            not; tests, frees",
    steps_most: 3,
    refusals: 2,
    solver: 0,
    acts: 2,
    seeds: 1,
    subject: &super::VARIABLES,
    keeps: &[&[]],
    names: 1..=1,
    idle: true,
    declarations: &[
        "@$ = internal global ptr null",
        "@$ = internal addrspace(1) global ptr null",
    ],
    steps: &[
        "%p# = call ptr @malloc(i64 4)\nstore ptr %p#, ^ @$",
        "%n# = zext i8 %a to i64\n%s# = mul i64 %n#, 2\n%p# = call ptr @malloc(i64 %s#)\nstore ptr %p#, ^ @$",
        "store ptr null, ^ @$",
        "%p# = load ptr, ^ @$\n%z# = icmp ne ptr %p#, null\ncall void @show1(i1 %z#)",
        "%p# = load ptr, ^ @$\n%q# = getelementptr { i8, i8 }, ptr %p#, i64 0, i32 1\nstore i8 7, ptr %q#",
        "%p# = load ptr, ^ @$\n%q# = getelementptr { i8, i8 }, ptr %p#, i64 0, i32 1\n%x# = load i8, ptr %q#\ncall \
         void @show8(i8 %x#)",
        "%p# = load ptr, ^ @$\n%q# = getelementptr { i8, i8 }, ptr %p#, i64 1, i32 0\nstore i8 %a, ptr %q#",
        "%p# = load ptr, ^ @$\n%i# = zext i1 %c to i64\n%q# = getelementptr { i8, i8 }, ptr %p#, i64 %i#, i32 0\n%x# = \
         load i8, ptr %q#\ncall void @show8(i8 %x#)",
        "%p# = load ptr, ^ @$\n%q# = getelementptr { i8, i8 }, ptr %p#, i64 0, i32 0\n%x# = load i16, ptr %q#, align 1\n\
         call void @show16(i16 %x#)",
        "%p# = load ptr, ^ @$\n%z# = icmp eq ptr %p#, null\nbr i1 %z#, label %on#, label %yes#\nyes#:\n%q# = \
         getelementptr { i8, i8 }, ptr %p#, i64 0, i32 1\n%x# = load i8, ptr %q#\n%y# = add i8 %x#, 1\nstore i8 %y#, \
         ptr %q#\ncall void @show8(i8 %x#)\nbr label %on#\non#:",
        "%p# = load ptr, ^ @$\ncall void @free(ptr %p#)",
    ],
    layouts: &[ONE, ONCE, KERNEL, ONCE_TWICE, ONCE_HELPED],
};
