//! LLVM IR as passive data: what both forms of every pass, and every judge, stand on.
//!
//! # What it is for
//!
//! Storage ([`function`], [`module`]), editing that keeps lists consistent ([`edit`]), LLVM assembly in and out
//! ([`text`]), PTX ([`machine`]), well-formedness ([`verify`]), tables of facts ([`datalayout`], [`intrinsics`], [`passes`]), and the
//! vocabulary in which passes and judges talk to each other ([`rewrite`], [`claims`]).
//!
//! # Notation
//!
//! ```text
//! Module
//!   header: Header          names, types, attributes, metadata, data layout; function passes only read it
//!   bodies: Vec<Function>   one for each function that is defined
//!     blocks, in layout order    Block      a doubly linked list
//!       instructions, in order   Inst       a doubly linked list per block
//!         operands               Use        slots; each is a node of the use list of the value in it
//!     values                     Value      arguments, results, blocks, constants of this body
//! ```
//!
//! `Block`, `Inst`, `Value` and `Use` are 32-bit indices that mean something only together with their [`Function`];
//! `Global`, `AttrSet`, `MdNode` and `Symbol` together with their [`Header`]. In documentation a capital letter is a
//! block, `%v` a value, and `P -> B` an edge.
//!
//! # Example
//!
//! Reading a module, walking it, and printing it:
//!
//! ```
//! use tandem_ir::{BinOp, InstKind, text, verify};
//!
//! let source = b"define i32 @f(i32 %a) {
//! entry:
//!   %x = add i32 %a, 1
//!   %y = mul i32 %x, %a
//!   ret i32 %y
//! }
//! ";
//! let module = text::parse(source, "f.ll").map_err(|e| e.to_string())?;
//! assert!(verify::verify(&module).is_empty());
//!
//! let f = &module.bodies[0];
//! assert_eq!(module.header.global_name(f.global), "f");
//! let entry = f.entry().ok_or("a body has an entry")?;
//! let kinds: Vec<&InstKind> = f.insts(entry).map(|i| f.kind(i)).collect();
//! assert!(matches!(kinds[..], [InstKind::Binary(BinOp::Add), InstKind::Binary(BinOp::Mul), InstKind::Ret]));
//!
//! // Use lists: %a is used by both instructions.
//! let a = f.args()[0];
//! assert_eq!(f.uses(a).count(), 2);
//!
//! assert_eq!(text::print(&module).as_bytes(), source);
//! # Ok::<(), String>(())
//! ```
//!
//! # Invariants
//!
//! * Nothing here decides anything: no transformation, no analysis that a pass could use, no constant folding. A mistake
//!   here would be in both forms of every pass, where no comparison finds it.
//! * An entity stays valid until it is erased, and its number is never used again.
//! * A body owns its constants and metadata attachments, so bodies can be changed in parallel.
//! * Reading, printing and verifying never panic, and take time linear in the size of the module, nearly.

pub mod asm;
pub mod attr;
pub mod claims;
pub mod constant;
pub mod datalayout;
pub mod diag;
pub mod edit;
pub mod entity;
pub mod function;
pub mod inst;
pub mod intrinsics;
pub mod launch;
pub mod machine;
pub mod metadata;
pub mod module;
pub mod names;
pub mod passes;
pub mod rewrite;
pub mod text;
pub mod types;
pub mod verify;

pub use entity::{AttrSet, Block, Comdat, Constant, Global, Inst, MdNode, Symbol, Use, Value};
pub use function::{Function, ValueDef};
pub use inst::{BinOp, CastOp, Flags, FloatPredicate, InstKind, IntPredicate, MemAccess};
pub use module::{Header, Module};
pub use types::{FloatKind, Type};
