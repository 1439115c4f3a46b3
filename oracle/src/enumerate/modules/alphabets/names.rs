//! Names: who reaches them, who sees them, which constants are equal, in which address space they live.

use super::super::{Layout, ModuleAlphabet};
use super::KERNEL;

/// A function that mentions none of the names.
const BARE: Layout = Layout {
    functions: &["define void @f() {\ncall void @show8(i8 5)\nret void\n}"],
    twins: false,
};
/// A visible function that mentions some.
const VISIBLE: Layout = Layout {
    functions: &["define void @f() {\n<>ret void\n}"],
    twins: false,
};
/// An internal function that mentions some, and nobody calls.
const HIDDEN: Layout = Layout {
    functions: &["define internal void @f() {\n<>ret void\n}"],
    twins: false,
};

/// Every way to be a name.
const KINDS: &[&str] = &[
    "@$ = internal global i8 1",
    "@$ = global i8 1",
    "@$ = external global i8",
    "@$ = linkonce_odr global i8 1",
    "@$ = weak global i8 1",
    "@$ = linkonce_odr global i8 1, comdat(~c)",
    "@$ = internal global i8 1, comdat(~c)",
    "@$ = internal externally_initialized global i8 1",
    "@$ = internal global ptr @$+",
    "@$ = alias i8, ptr @$+",
    "@$ = internal global i8 1\n@llvm.used = appending global [1 x ptr] [ptr @$], section \"llvm.metadata\"",
    "@$ = internal global i8 1\n@llvm.compiler.used = appending global [1 x ptr] [ptr @$], section \"llvm.metadata\"",
    "define internal void @$() {\ncall void @show8(i8 2)\nret void\n}\n@llvm.global_ctors = appending global [1 x { \
     i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 1, ptr @$, ptr null }]",
    "define void @$() {\ncall void @showp(ptr @$+)\nret void\n}",
    "define internal void @$() {\ncall void @showp(ptr @$+)\nret void\n}",
    "define ptx_kernel void @$() {\ncall void @show8(i8 3)\nret void\n}",
    "define internal ptx_kernel void @$() {\ncall void @show8(i8 3)\nret void\n}",
    "define available_externally void @$() {\ncall void @show8(i8 4)\nret void\n}",
    "declare void @$()",
];

/// What a body does with a name.
const MENTIONS: &[&str] = &[
    "call void @showp(ptr @$)",
    "call void @$()",
    "%x# = load i8, ptr @$\ncall void @show8(i8 %x#)",
];

/// What no root reaches.
pub const NAMES: ModuleAlphabet = ModuleAlphabet {
    name: "names",
    about: "one to three names: variables, functions, aliases, declarations, in every linkage, that mention each other \
            or not, in comdats and lists or not; a function that mentions some of them",
    steps_most: 1,
    refusals: 1,
    solver: 1,
    acts: 2,
    seeds: 1,
    subject: &super::ERASE,
    keeps: &[&[]],
    names: 1..=3,
    idle: true,
    declarations: KINDS,
    steps: MENTIONS,
    layouts: &[BARE, VISIBLE, HIDDEN],
};

/// What others see.
pub const VISIBILITY: ModuleAlphabet = ModuleAlphabet {
    name: "visibility",
    about: "the modules of names, with at most two of them; the pass keeps nothing, one of the names, or all",
    steps_most: 2,
    refusals: 2,
    solver: 1,
    acts: 2,
    seeds: 1,
    subject: &super::MAKE_INTERNAL,
    keeps: &[&[], &["g0"], &["g*", "f"]],
    names: 1..=2,
    idle: true,
    declarations: KINDS,
    steps: MENTIONS,
    layouts: &[BARE, VISIBLE, HIDDEN],
};

/// Which constants are one.
pub const CONSTANTS: ModuleAlphabet = ModuleAlphabet {
    name: "constants",
    about: "two names: constants and variables whose contents, types, linkage, alignment, address space and address \
            matter or not; loads, stores, addresses shown (but not compared with each other, which is a choice where they do \
            not matter)",
    steps_most: 3,
    refusals: 2,
    solver: 2,
    acts: 2,
    seeds: 1,
    subject: &super::MERGE,
    keeps: &[&[]],
    names: 2..=2,
    idle: false,
    declarations: &[
        "@$ = internal unnamed_addr constant i8 1",
        "@$ = internal unnamed_addr constant i8 2",
        "@$ = internal unnamed_addr constant i8 undef",
        "@$ = internal unnamed_addr constant i16 1",
        "@$ = internal unnamed_addr constant i8 1, align 8",
        "@$ = internal constant i8 1",
        "@$ = internal local_unnamed_addr constant i8 1",
        "@$ = internal unnamed_addr global i8 1",
        "@$ = unnamed_addr constant i8 1",
        "@$ = constant i8 1",
        "@$ = linkonce_odr unnamed_addr constant i8 1",
        "@$ = weak unnamed_addr constant i8 1",
        "@$ = internal unnamed_addr externally_initialized constant i8 1",
        "@$ = internal unnamed_addr addrspace(4) constant i8 1",
        "@$ = internal thread_local unnamed_addr constant i8 1",
        "@$ = internal unnamed_addr constant i8 1, section \"s\"",
        "@$ = internal unnamed_addr constant ptr @$+",
    ],
    steps: &[
        "%x# = load i8, ^ @$\ncall void @show8(i8 %x#)",
        "call void @showp(ptr @$)",
        "%x# = icmp ne ^ @$, null\ncall void @show1(i1 %x#)",
        "store i8 7, ^ @$",
    ],
    layouts: &[VISIBLE, KERNEL],
};

/// What moves to the global address space.
pub const GENERICS: ModuleAlphabet = ModuleAlphabet {
    name: "generics",
    about: "one or two names in the generic address space and in others; loads, stores, addresses shown, compared and \
            stored",
    steps_most: 2,
    refusals: 2,
    solver: 1,
    acts: 2,
    seeds: 1,
    subject: &super::MOVE,
    keeps: &[&[]],
    names: 1..=2,
    idle: false,
    declarations: &[
        "@$ = internal global i8 1",
        "@$ = global i8 1",
        "@$ = external global i8",
        "@$ = internal constant i8 1",
        "@$ = internal externally_initialized global i8 1",
        "@$ = internal addrspace(1) global i8 1",
        "@$ = internal addrspace(3) global i8 undef",
        "@$ = internal addrspace(4) constant i8 1",
        "@$ = internal thread_local global i8 1",
        "@$ = internal global ptr @$+",
        "@$ = internal global i8 1\n@llvm.used = appending global [1 x ptr] [ptr @$], section \"llvm.metadata\"",
        "@$ = internal global i8 1\n@$.alias = alias i8, ptr @$",
        "define internal void @$() {\ncall void @showp(ptr @$+)\nret void\n}",
    ],
    steps: &[
        "%x# = load i8, ^ @$\ncall void @show8(i8 %x#)",
        "%x# = load volatile i8, ^ @$\ncall void @show8(i8 %x#)",
        "store i8 7, ^ @$",
        "call void @showp(ptr @$)",
        "call void @take(ptr @$)",
        "%x# = icmp ne ^ @$, null\ncall void @show1(i1 %x#)",
        "%p# = load ptr, ^ @$\n%x# = load i8, ptr %p#\ncall void @show8(i8 %x#)",
        "store ptr @$+, ^ @$",
    ],
    layouts: &[VISIBLE, KERNEL],
};
