//! What `tandem reduce` can hunt, and everything else it needs beyond the search.
//!
//! The search itself (crate `tandem-reduce`) knows the IR and asks a predicate. The
//! predicates are here: the same verdict from the judge in this process (`verdict`),
//! a crash or hang of a command in a child process (`crash`), a user's script as for
//! llvm-reduce (`script`), or a server that answers line by line (`server`); `child`
//! is what the last three share. `launch` hunts a result that is wrong on a kernel's own
//! data; `selection` hunts wrong PTX of LLVM IR; `machine` is all of it for PTX. `around` reduces the knobs, `input` the run that shows a wrong result, `output`
//! keeps the files, `keeper` writes them while the search goes on, `summary` says what came of it; `seeded` switches
//! a seeded defect on.

pub mod around;
pub mod child;
pub mod crash;
pub mod input;
pub mod keeper;
pub mod launch;
pub mod machine;
pub mod output;
pub mod script;
#[cfg(feature = "defects")]
pub mod seeded;
pub mod selection;
pub mod server;
pub mod summary;
pub mod verdict;
