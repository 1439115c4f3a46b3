//! Variables of numbers: contents that never change, stores that nobody reads, loads behind the only store, structs
//! that fall apart.

use super::super::ModuleAlphabet;
use super::{HELPED, MAYBE, ONE, TWICE, TWO};

/// A1, and what keeps a variable out of it.
pub const FOLD: ModuleAlphabet = ModuleAlphabet {
    name: "fold",
    about: "one variable of type i8, in all ways of being seen from outside; loads that are shown, stores, other uses \
            of the address",
    steps_most: 3,
    refusals: 2,
    solver: 2,
    acts: 3,
    seeds: 2,
    subject: &super::VARIABLES,
    keeps: &[&[]],
    names: 1..=1,
    idle: true,
    declarations: &[
        "@$ = internal global i8 0",
        "@$ = internal global i8 1",
        "@$ = internal global i8 undef",
        "@$ = internal global i8 poison",
        "@$ = internal constant i8 1",
        "@$ = global i8 1",
        "@$ = external global i8",
        "@$ = internal externally_initialized global i8 1",
        "@$ = internal global i8 1, section \"s\"",
        "@$ = internal global i8 1\n@llvm.used = appending global [1 x ptr] [ptr @$], section \"llvm.metadata\"",
        "@$ = internal global i8 1\n@$.alias = alias i8, ptr @$",
    ],
    steps: &[
        "%x# = load i8, ptr @$\ncall void @show8(i8 %x#)",
        "%x# = load volatile i8, ptr @$\ncall void @show8(i8 %x#)",
        "%x# = load atomic i8, ptr @$ monotonic, align 1\ncall void @show8(i8 %x#)",
        "store i8 0, ptr @$",
        "store i8 1, ptr @$",
        "store i8 undef, ptr @$",
        "store i8 %a, ptr @$",
        "store volatile i8 1, ptr @$",
        "store atomic i8 1, ptr @$ monotonic, align 1",
        "%x# = icmp ne ptr @$, null\ncall void @show1(i1 %x#)",
        "call void @take(ptr @$)",
        "call void @ext()",
    ],
    layouts: &[ONE, TWO, MAYBE, TWICE],
};

/// C and GO-R12: which store comes before which load.
pub const STORES: ModuleAlphabet = ModuleAlphabet {
    name: "stores",
    about: "one internal variable of two bytes; stores and loads of either byte, of both, and of one that a variable \
            index chooses",
    steps_most: 3,
    refusals: 2,
    solver: 2,
    acts: 2,
    seeds: 1,
    subject: &super::VARIABLES,
    keeps: &[&[]],
    names: 1..=1,
    idle: true,
    declarations: &[
        "@$ = internal global [2 x i8] zeroinitializer",
        "@$ = internal global [2 x i8] undef",
        "@$ = internal global [2 x i8] c\"\\00\\01\"",
        "@$ = internal thread_local global [2 x i8] zeroinitializer",
    ],
    steps: &[
        "%x# = load i8, ptr @$\ncall void @show8(i8 %x#)",
        "%x# = load i8, ptr getelementptr (i8, ptr @$, i64 1)\ncall void @show8(i8 %x#)",
        "%x# = load i16, ptr @$, align 1\ncall void @show16(i16 %x#)",
        "%x# = load atomic i8, ptr @$ acquire, align 1\ncall void @show8(i8 %x#)",
        "store i8 1, ptr @$",
        "store i8 1, ptr getelementptr (i8, ptr @$, i64 1)",
        "store i8 undef, ptr @$",
        "store i8 %a, ptr @$",
        "store i16 256, ptr @$, align 1",
        "store atomic i8 1, ptr @$ release, align 1",
        "%i# = zext i1 %c to i64\n%p# = getelementptr i8, ptr @$, i64 %i#\nstore i8 1, ptr %p#",
        "%i# = zext i1 %c to i64\n%p# = getelementptr i8, ptr @$, i64 %i#\n%x# = load i8, ptr %p#\ncall void @show8(i8 \
         %x#)",
    ],
    layouts: &[ONE, TWO, MAYBE, TWICE, HELPED],
};

/// B1: accesses that fit a field, and such that do not.
pub const FIELDS: ModuleAlphabet = ModuleAlphabet {
    name: "fields",
    about: "one internal struct of two fields; loads and stores of a field, of the whole, across the fields and outside \
            of them",
    steps_most: 3,
    refusals: 2,
    solver: 2,
    acts: 2,
    seeds: 1,
    subject: &super::VARIABLES,
    keeps: &[&[]],
    names: 1..=1,
    idle: true,
    declarations: &[
        "@$ = internal global { i8, i8 } zeroinitializer",
        "@$ = internal global { i8, i8 } { i8 1, i8 2 }, align 2",
        "@$ = internal global { i8, i8 } undef",
        "@$ = internal thread_local global { i8, i8 } zeroinitializer",
        "@$ = internal global { i8, i16 } { i8 1, i16 258 }",
    ],
    steps: &[
        "%x# = load i8, ptr @$\ncall void @show8(i8 %x#)",
        "%x# = load i8, ptr getelementptr (i8, ptr @$, i64 1)\ncall void @show8(i8 %x#)",
        "%x# = load i8, ptr getelementptr (i8, ptr @$, i64 3)\ncall void @show8(i8 %x#)",
        "%x# = load i16, ptr @$, align 1\ncall void @show16(i16 %x#)",
        "%x# = load { i8, i8 }, ptr @$\n%y# = extractvalue { i8, i8 } %x#, 0\n%z# = extractvalue { i8, i8 } %x#, 1\n\
         call void @show8(i8 %y#)\ncall void @show8(i8 %z#)",
        "%x# = load volatile i8, ptr @$\ncall void @show8(i8 %x#)",
        "store i8 1, ptr @$",
        "store i8 %a, ptr getelementptr ({ i8, i8 }, ptr @$, i64 0, i32 1)",
        "store i16 772, ptr @$, align 1",
        "store { i8, i8 } { i8 3, i8 4 }, ptr @$",
        "store { i8, i16 } { i8 3, i16 4 }, ptr @$",
        "store atomic i8 1, ptr @$ monotonic, align 1",
        "%i# = zext i1 %c to i64\n%p# = getelementptr i8, ptr @$, i64 %i#\n%x# = load i8, ptr %p#\ncall void @show8(i8 \
         %x#)",
        "call void @take(ptr getelementptr (i8, ptr @$, i64 1))",
    ],
    layouts: &[ONE, TWO, HELPED],
};

/// The same where only some bytes are defined: reading both as one number would be a choice, so nothing does.
pub const HOLES: ModuleAlphabet = ModuleAlphabet {
    name: "holes",
    about: "one internal struct or array of two, of which one is undefined or poison at start or by a store, or padding; \
            loads and stores of either and of the whole",
    steps_most: 3,
    refusals: 2,
    solver: 2,
    acts: 2,
    seeds: 1,
    subject: &super::VARIABLES,
    keeps: &[&[]],
    names: 1..=1,
    idle: false,
    declarations: &[
        "@$ = internal global { i8, i8 } { i8 undef, i8 1 }",
        "@$ = internal global { i8, i8 } { i8 1, i8 poison }",
        "@$ = internal global { i8, i16 } zeroinitializer",
        "@$ = internal global [2 x i8] [i8 undef, i8 0]",
    ],
    steps: &[
        "%x# = load i8, ptr @$\ncall void @show8(i8 %x#)",
        "%x# = load i8, ptr getelementptr (i8, ptr @$, i64 1)\ncall void @show8(i8 %x#)",
        "%x# = load { i8, i8 }, ptr @$\n%y# = extractvalue { i8, i8 } %x#, 0\n%z# = extractvalue { i8, i8 } %x#, 1\n\
         call void @show8(i8 %y#)\ncall void @show8(i8 %z#)",
        "store i8 undef, ptr @$",
        "store i8 1, ptr getelementptr (i8, ptr @$, i64 1)",
        "store i8 poison, ptr getelementptr (i8, ptr @$, i64 1)",
        "store { i8, i8 } { i8 3, i8 undef }, ptr @$",
        "store { i8, i16 } zeroinitializer, ptr @$",
        "store i32 0, ptr @$",
    ],
    layouts: &[ONE, TWO],
};
