//! The alphabets of modules, one file per subject, and what is put to a judge on each.
//!
//! An alphabet ([`ModuleAlphabet`]) is texts: declarations of names, steps (lines of a body that use them), and
//! layouts, the functions that the steps are put into. All modules of a size are made of these. A [`Subject`] says
//! which kind of rewrite the alphabet is for and, in words for the certificate, which rewrites are put to the judge: of
//! every variable, every set of names, every pair of names.
//!
//! An alphabet is a pass's own if its subject's kind is among the kinds of rewrites in the pass's row: no pass is named
//! here.

mod heap;
mod names;
mod spaces;
mod variables;

use super::{Layout, ModuleAlphabet};
use crate::enumerate::Subject;

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

/// What is done to one variable, at every load and every call.
const VARIABLES: Subject = Subject {
    kind: "fold-global",
    alone: false,
    besides: &[],
    elsewhere: &[],
    judged: "Rewrites judged: folding, splitting, and erasing the stores of every name; forwarding to every load; \
             both rewrites of the heap for every name and every call that gives a pointer; and what find proposes \
             beyond that.",
};
/// Every set of names to erase.
const ERASE: Subject = Subject {
    kind: "erase-globals",
    alone: false,
    besides: &[],
    elsewhere: &[],
    judged: "Rewrites judged: erasing every set of the module's names, and what find proposes beyond that.",
};
/// Every set of names to make internal.
const MAKE_INTERNAL: Subject = Subject {
    kind: "make-internal",
    alone: false,
    besides: &[],
    elsewhere: &[],
    judged: "Rewrites judged: making every set of the module's names internal under every list of names to keep, \
             and what find proposes beyond that.",
};
/// Every pair of names to merge.
const MERGE: Subject = Subject {
    kind: "merge-constants",
    alone: false,
    besides: &[],
    elsewhere: &[],
    judged: "Rewrites judged: merging every name into every other one.",
};
/// Every name to move.
const MOVE: Subject = Subject {
    kind: "move-to-global-space",
    alone: false,
    besides: &[],
    elsewhere: &[],
    judged: "Rewrites judged: moving every name.",
};

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
