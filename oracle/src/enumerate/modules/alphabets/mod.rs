//! The alphabets.

mod heap;
mod names;
mod spaces;
mod variables;

use super::{Layout, ModuleAlphabet};

/// All alphabets.
pub const ALL: &[&ModuleAlphabet] = &[
    &variables::FOLD,
    &variables::STORES,
    &variables::FIELDS,
    &variables::HOLES,
    &spaces::SPACES,
    &heap::HEAP,
    &heap::RECORDS,
    &names::NAMES,
    &names::VISIBILITY,
    &names::CONSTANTS,
    &names::GENERICS,
];

/// One function that is called.
const ONE: Layout = Layout {
    functions: &["define void @f(&) {\n<>ret void\n}"],
    twins: false,
};
/// Two functions that are called.
const TWO: Layout = Layout {
    functions: &[
        "define void @f(&) {\n<>ret void\n}",
        "define void @h(&) {\n<>ret void\n}",
    ],
    twins: true,
};
/// Steps that are taken or not, and steps behind them.
const MAYBE: Layout = Layout {
    functions: &[
        "define void @f(&) {\nbr i1 %c, label %yes, label %end\nyes:\n<>br label %end\nend:\n<>ret void\n}",
    ],
    twins: false,
};
/// Steps taken twice.
const TWICE: Layout = Layout {
    functions: &[
        "define void @f(&) {\nbr label %loop\nloop:\n%again = phi i1 [ true, %0 ], [ false, %latch ]\n<>br label \
         %latch\nlatch:\nbr i1 %again, label %loop, label %end\nend:\nret void\n}",
    ],
    twins: false,
};
/// Steps in a function that another one calls before and behind steps of its own.
const HELPED: Layout = Layout {
    functions: &[
        "define internal void @h() {\n<>ret void\n}",
        "define void @f(&) {\ncall void @h()\n<>call void @h()\nret void\n}",
    ],
    twins: false,
};
/// A kernel.
const KERNEL: Layout = Layout {
    functions: &["define ptx_kernel void @k(&) {\n<>ret void\n}"],
    twins: false,
};
