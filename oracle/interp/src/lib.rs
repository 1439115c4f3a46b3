//! The interpreter: what a program means when it is executed.
//!
//! # What it is for
//!
//! LLVM's semantics exactly, as far as they are supported, and a named [`Outcome::Unsupported`] where they are not.
//! [`run`] calls one function in one thread; [`Device::launch`] runs a kernel on the SIMT machine, with grids, warps,
//! barriers, shuffles, votes, atomics, seeded schedules, and detection of races, barrier divergence and deadlock. What
//! functions that the module does not define do is made up from a seed, or supplied by an [`Environment`] ([`run_in`],
//! [`Device::set_environment`]). [`inputs`] generates what to run on, [`refine`] compares two runs.
//!
//! # How it works
//!
//! ```text
//! Function --compile--> flat list of operations over numbered slots --exec--> Outcome, events, memory
//! ```
//!
//! A function is compiled when it is first called (`compile`, `ops`), and the operations are what the machine executes
//! (`exec`). A slot is 64 bits with a state: defined, undef or poison, and for pointers the object that they are based
//! on (provenance). Vectors and aggregates lie in consecutive slots, so poison is per element, and an element-wise
//! operation is several operations.
//!
//! # Example
//!
//! ```
//! use tandem_interp::{Input, Outcome, Program, UbKind, Value, run};
//!
//! let text = b"define i32 @f(i32 %a) {
//!   %q = udiv i32 100, %a
//!   ret i32 %q
//! }";
//! let module = tandem_ir::text::parse(text, "f.ll").map_err(|e| e.to_string())?;
//! let program = Program::compile(&module).map_err(|e| e.to_string())?;
//! let f = module.bodies[0].global;
//!
//! let on = |a: i32| Input { args: vec![Value::i32(a)], ..Input::default() };
//! assert_eq!(run(&program, f, &on(7)).outcome, Outcome::Returned(Some(Value::i32(14))));
//! assert_eq!(run(&program, f, &on(0)).outcome.ub(), Some(UbKind::DivisionByZero));
//! # Ok::<(), String>(())
//! ```
//!
//! # Assumptions and limits
//!
//! Execution is sequentially consistent: weaker behaviour of atomics is not explored, a race is reported instead, and
//! a racing non-atomic read gives undef. NaNs that operations make are the quiet NaN with a clear sign. Functions of the
//! mathematical library are computed in `double` and rounded once.
//!
//! # Invariants
//!
//! * [`Outcome`] is a closed list; every [`UbKind`] has a program that triggers it and one that just misses it.
//! * A run says which free choices of the language it depended on ([`Choices`]); whoever compares two runs may insist on
//!   equality only where there was none.
//! * Same program, input and seed: same run. A thread keeps nothing on the host's stack.

mod alias;
mod alignment;
mod api;
mod arith;
mod attrs;
mod big;
mod bytes;
mod code;
mod compile;
mod device;
mod environment;
mod events;
mod exec;
mod float;
pub mod inputs;
mod intrinsics;
mod layout;
mod memory;
mod ops;
mod outcome;
mod program;
pub mod ptx;
mod race;
pub mod refine;
mod rng;
mod simt;
mod slot;
mod value;

pub use alignment::global_align;
pub use api::{
    AllocationPolicy, Buffer, Gathering, Gatherings, Input, Launch, LaunchRun, Licences, Limits,
    Place, Placement, Policy, Run, Schedule, UndefPolicy, UninitPolicy, stops,
};
pub use device::Device;
pub use environment::{Destination, Environment, ExternalAnswer, ExternalCall, ExternalWrite};
pub use events::{ByteMark, Event, Image};
pub use outcome::{Choices, Location, Outcome, ThreadId, UbKind, Unsupported};
pub use program::{Program, run, run_in};
pub use race::Race;
pub use value::{Pointer, Target, Value};
