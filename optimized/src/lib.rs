//! Every pass in production form, its analyses, pass manager, and the compiler `tandemc`.
//!
//! # What it is for
//!
//! The fast side of the comparison, and the product. [`passes`] holds the passes, bound to the table of
//! [`tandem_ir::passes`]; [`analysis`] what they find out, [`transform`] changes that several of them need;
//! [`pipeline`] reads text pipelines, [`pass_manager`] runs them; [`options`] reads knobs; [`driver`] reads and writes
//! files; [`defects`] are mistakes planted on purpose, which exist under a cargo feature only.
//!
//! # Example
//!
//! ```
//! use tandem_ir::text;
//! use tandem_optimized::{options::Options, pass_manager, pipeline};
//!
//! let source = b"define i32 @f(i1 %c) {
//! entry:
//!   br i1 %c, label %known, label %open
//! known:
//!   br label %merge
//! open:
//!   br label %merge
//! merge:
//!   %flag = phi i1 [ true, %known ], [ %c, %open ]
//!   br i1 %flag, label %yes, label %no
//! yes:
//!   ret i32 1
//! no:
//!   ret i32 0
//! }
//! ";
//! let mut module = text::parse(source, "f.ll").map_err(|e| e.to_string())?;
//! let steps = pipeline::parse("jump-threading,verify").map_err(|e| e.to_string())?;
//! let report = pass_manager::run(&mut module, &steps, &Options::default(), true).map_err(|e| e.to_string())?;
//! assert!(report.changed);
//! assert!(!text::print(&module).contains("phi"));
//! # Ok::<(), String>(())
//! ```
//!
//! # Invariants
//!
//! * Shares nothing with the reference but `ir`; `tandemc` contains neither the reference, nor the oracle, nor a defect.
//! * A pass states each rewrite to its trace before performing it; the trace is a type parameter and costs nothing here.
//! * No pass runs without a bound: it has a stated budget, or reports a heartbeat in each iteration.
//! * Same input, same options: same bytes out. Threads, environment and files are touched in [`driver`] only.

pub mod analysis;
pub mod codegen;
pub mod compile;
pub mod context;
pub mod defects;
pub mod driver;
pub mod machine_pipeline;
pub mod module_edit;
pub mod options;
pub mod pass;
pub mod pass_manager;
pub mod passes;
pub mod pipeline;
pub mod report;
pub mod transform;
