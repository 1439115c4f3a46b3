//! The judge: decides who is right about a rewrite, a pass, a program.
//!
//! # What it is for
//!
//! A pass comes before the judge in two forms, as [`pass::Production`] and [`pass::Reference`], for the kind of unit that
//! it works on ([`unit::Unit`]: a function, a module). [`lockstep`] compares the two at every step of production;
//! [`freerun`] adds what only whole runs show: executions, proofs, claims of analyses, missed rewrites. The result is a
//! [`verdict::FunctionReport`] with a [`verdict::Verdict`]. The oracle names no pass and depends on none (design law 3).
//!
//! ```text
//!  production -- steps --> lockstep -- open steps --> freerun --> FunctionReport --> Verdict
//!  reference  -- judge, apply --^                        |
//!                                      interp, tv (executions, proofs), invariants, claim_checks
//! ```
//!
//! [`interp`] says what a program means, [`refine`] compares two executions, [`tv`] proves refinement, [`canonical`] says
//! when two functions are the same but for names and order, [`invariants`] what every pass must keep. [`module`] is what
//! judging a whole module needs besides: what the host calls and sees. [`claim_checks`] compares what analyses claim with
//! executions ([`instrument`]); [`scev`] does so for scalar evolution. [`enumerate`] makes every small unit, and [`certify`] holds a reference against all of them.
//!
//! # Example
//!
//! A toy pass that erases loads without uses. Its production form forgets that a volatile load must stay:
//!
//! ```
//! use tandem_ir::claims::Claims;
//! use tandem_ir::rewrite::{Judgement, Rewrite, Trace};
//! use tandem_ir::{Function, Header, Inst, InstKind};
//! use tandem_oracle::lockstep::{LockstepLimits, Recorder, ride};
//! use tandem_oracle::pass::{Limits, Production, Reference};
//! use tandem_oracle::verdict::Verdict;
//!
//! fn unused_loads(f: &Function) -> Vec<Inst> {
//!     let all = f.blocks().flat_map(|b| f.insts(b));
//!     let unused = |&i: &Inst| matches!(f.kind(i), InstKind::Load(_)) && f.result(i).is_some_and(|v| !f.has_uses(v));
//!     all.filter(unused).collect()
//! }
//!
//! struct Fast;
//! impl Production<Function> for Fast {
//!     fn name(&self) -> &'static str {
//!         "erase-loads"
//!     }
//!     fn run(&self, _: &Header, f: &mut Function) -> bool {
//!         let dead = unused_loads(f);
//!         dead.iter().for_each(|&i| f.erase_inst(i));
//!         !dead.is_empty()
//!     }
//!     fn run_traced(&self, _: &Header, f: &mut Function, trace: &mut Recorder<'_, Function>) -> Claims {
//!         for inst in unused_loads(f) {
//!             trace.before(f, |_| Rewrite::EraseInst { inst });
//!             f.erase_inst(inst);
//!             trace.after(f);
//!         }
//!         Claims::default()
//!     }
//! }
//! impl Limits<Function> for Fast {}
//!
//! struct Simple;
//! impl Reference<Function> for Simple {
//!     fn find(&self, _: &Header, f: &Function) -> Vec<Rewrite> {
//!         unused_loads(f).into_iter().map(|inst| Rewrite::EraseInst { inst }).collect()
//!     }
//!     fn judge(&self, _: &Header, f: &Function, rewrite: &Rewrite) -> Judgement {
//!         match rewrite {
//!             Rewrite::EraseInst { inst } => match f.kind(*inst) {
//!                 InstKind::Load(access) if !access.volatile => Judgement::Legal,
//!                 _ => Judgement::Illegal { rule: "X-1", reason: "a volatile access is observable".into() },
//!             },
//!             _ => Judgement::Illegal { rule: "structure", reason: "no rewrite of this pass".into() },
//!         }
//!     }
//!     fn apply(&self, _: &Header, f: &mut Function, rewrite: &Rewrite) -> Result<(), String> {
//!         let Rewrite::EraseInst { inst } = rewrite else { return Err("no rewrite of this pass".into()) };
//!         f.erase_inst(*inst);
//!         Ok(())
//!     }
//!     fn run(&self, _: &Header, _: &mut Function) -> usize {
//!         0
//!     }
//! }
//!
//! let text = b"define void @f(ptr %p) {
//!   %a = load i32, ptr %p
//!   %b = load volatile i32, ptr %p
//!   ret void
//! }";
//! let module = tandem_ir::text::parse(text, "f.ll").map_err(|e| e.to_string())?;
//! let run = ride(&module.header, &module.bodies[0], &Fast, &Simple, LockstepLimits::default());
//! assert_eq!((run.report.steps, run.report.same), (2, 1));
//! assert_eq!(run.report.verdict(), Verdict::IllegalRewrite);
//! assert_eq!(run.report.findings[0].step, Some(2));
//! # Ok::<(), String>(())
//! ```
//!
//! # Invariants
//!
//! * What judges is written once for every kind of unit, and knows no kind and no pass by name.
//! * "Cannot say" is a result of its own everywhere, and is never counted as agreement.
//! * Dominators, loops and post-dominators are computed here a third time, by plain algorithms ([`graph`]).
//! * A counterexample is executed before it is a finding.

pub mod access;
pub mod accesses;
pub mod answer;
pub mod beyond;
pub mod cached_analyses;
pub mod certify;
pub mod claim_checks;
pub mod declarations;
pub mod describe;
pub mod enumerate;
pub mod excerpt;
pub mod freerun;
pub mod instrument;
pub mod invariants;
pub mod lockstep;
pub mod machine;
pub mod module;
pub mod pass;
pub mod scev;
pub mod unit;
pub mod upgrade;
pub mod verdict;

pub use tandem_interp::{self as interp, inputs, refine};
pub use tandem_smt as smt;
pub use tandem_tv::{self as tv, canonical, graph};
