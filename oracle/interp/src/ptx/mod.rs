//! The interpreter of PTX.
//!
//! # What it is for
//!
//! PTX exactly, as the manual states it and `ptxas` folds it, on the same SIMT machine as LLVM IR: grids, warps, barriers,
//! schedules, races, deadlocks are decided by the same code, so that two runs, one of each, differ in nothing but the program.
//! Arithmetic is written apart from that of LLVM IR.
//!
//! # How it works
//!
//! ```text
//! MFunc --compile--> operations over numbered registers (code) --exec--> Outcome, events, memory
//! ```
//!
//! [`Program`] holds a module, [`Device`] its memory. A register is bits, of which some may be *open* (`value`): PTX leaves
//! them unspecified, the machine picked them, and a run in which something hangs on them says so ([`Choices`](crate::Choices)).
//! Pointers are numbers; an access finds its object by space and address (`memory`).
//!
//! # Example
//!
//! ```
//! use tandem_interp::{Policy, Value, ptx};
//!
//! let text = b".version 7.8
//! .target sm_90
//! .address_size 64
//! .visible .func (.param .b32 r) half(.param .b32 n) {
//!   .reg .b32 %r<3>;
//!   ld.param.b32 %r1, [n];
//!   shr.s32 %r2, %r1, 1;
//!   st.param.b32 [r], %r2;
//!   ret;
//! }
//! ";
//! let module = tandem_ir::machine::text::parse(text, "f.ptx").map_err(|e| e.to_string())?;
//! let program = ptx::Program::new(&module, None);
//! let run = ptx::run(&program, 0, vec![Value::i32(-7)], Policy::default());
//! assert_eq!(run.outcome.to_string(), "returned i32 -4");
//! # Ok::<(), String>(())
//! ```

mod approx;
mod calls;
mod code;
mod compile;
mod compute;
mod device;
mod eval;
mod exec;
mod float;
mod machine;
mod meet;
mod memory;
mod program;
mod value;

pub use device::Device;
pub use program::Program;

use crate::api::{Launch, LaunchRun, Policy, Schedule};
use crate::outcome::Outcome;
use crate::value::Value;
use cranelift_entity::EntityRef as _;
use tandem_ir::Global;

/// Calls a function in a single thread. `function` is its number in the module ([`Program::function`]).
pub fn run(program: &Program<'_>, function: u32, args: Vec<Value>, policy: Policy) -> LaunchRun {
    let mut device = match Device::new(program, policy) {
        Ok(d) => d,
        Err(u) => {
            return LaunchRun {
                outcome: Outcome::Unsupported(u),
                ..crate::simt::nothing_yet()
            };
        }
    };
    device.launch(&Launch {
        policy,
        schedule: Schedule::Greedy,
        ..Launch::new(Global::new(function as usize), [1; 3], [1; 3], args)
    })
}
