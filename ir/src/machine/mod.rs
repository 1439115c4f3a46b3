//! PTX as passive data: machine functions with virtual registers, their text, and what makes them well formed.
//!
//! # What it is for
//!
//! Behind the passes on LLVM IR stands a second level, whose program is PTX: [`MModule`] holds functions ([`MFunc`]) of
//! blocks in layout order with fall-through, instructions of the table of [`forms`], registers of nine classes ([`regs`]).
//! [`text`] reads and prints it, [`verify`](mod@verify) says what is wrong with it, from a register of the wrong width to a jump into
//! nowhere, including much that `ptxas` takes without a word.
//!
//! # Notation
//!
//! ```text
//! MModule
//!   items               in the order of the text: files, sections, variables, functions
//!   forms: FormTable    each instruction with its modifiers, once
//!   MFunc
//!     layout            MBlock      a label and instructions; runs on into the next unless a terminator ends it
//!       insts           MInst       guard, form, operands, notes
//!     regs: RegTable    Reg         tag << 28 | index
//!     regions           calls with the slots of their arguments
//! ```
//!
//! # Example
//!
//! ```
//! use tandem_ir::machine::{text, verify};
//!
//! let source = b".version 8.0
//! .target sm_90
//! .address_size 64
//! .visible .entry f(.param .u32 n) {
//!   .reg .b32 %r<3>;
//!   ld.param.b32 %r1, [n];
//!   add.s32 %r2, %r1, 4294967296;
//!   ret;
//! }
//! ";
//! let (module, places) = text::parse_with_places(source, "f.ptx").map_err(|e| e.to_string())?;
//! let problems = verify::verify(&module, verify::Level::Parsed);
//! // ptxas cuts the number to 32 bits, without a word.
//! assert_eq!(problems[0].rule, "PS-30");
//! assert_eq!(problems[0].diagnostic(&places, source, "f.ptx").line, 7);
//! # Ok::<(), String>(())
//! ```
//!
//! # Invariants
//!
//! * Nothing here decides anything: successors are read off terminators, and that is all.
//! * Reading, printing and verifying never panic; what was read, printed and read again is the same module.

pub mod context;
pub mod effects;
pub mod forms;
pub mod func;
pub mod module;
pub mod regs;
pub mod special;
pub mod text;
pub mod types;
pub mod verify;

pub use context::MachineContext;
pub use func::{MBlock, MFunc, MInst};
pub use module::MModule;
