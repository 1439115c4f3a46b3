//! Every pass in its simplest correct form, and the judge of each rewrite.
//!
//! # What it is for
//!
//! A pass here is four functions: `find` lists legal rewrites, `judge` says whether one rewrite is legal, `apply` performs
//! one in the most obvious way, and `run` applies what `find` finds until nothing is left. [`passes`] binds them to the
//! table of [`tandem_ir::passes`].
//!
//! [`rewrites`] and [`edits`] hold what passes share: legality and performance of the kinds of rewrites; [`rules`] are
//! peephole rewrites as data. [`view`], [`graph`], [`dominators`], [`loops`] and [`convergence`] answer questions of
//! structure, [`eval`], [`facts`], [`fold`] and [`sets`] say what a value must be; [`effects`] what an instruction may do;
//! [`ssa`] repairs SSA form; [`module`] is for passes on modules, [`machine`] for those on machine functions; [`selection`]
//! makes PTX of LLVM IR.
//!
//! # Example
//!
//! ```
//! use tandem_ir::rewrite::Judgement;
//!
//! let text = b"define i32 @f(i1 %c) {
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
//! }";
//! let module = tandem_ir::text::parse(text, "f.ll").map_err(|e| e.to_string())?;
//! let (cx, f) = (&module.header, &module.bodies[0]);
//!
//! let pass = tandem_reference::lookup("jump-threading").ok_or("the table has it")?;
//! let found = (pass.find)(cx, f);
//! let first = found.first().ok_or("%known knows where %merge goes")?;
//! assert_eq!((pass.judge)(cx, f, first), Judgement::Legal);
//!
//! let mut after = f.clone();
//! (pass.apply)(cx, &mut after, first).map_err(|e| e.to_string())?;
//! assert!(tandem_ir::verify::verify_function(cx, &after).is_empty());
//! # Ok::<(), String>(())
//! ```
//!
//! # Assumptions, cost
//!
//! Slow on purpose: dominators are recomputed for every question. Thresholds and budgets are production's business.
//!
//! # Invariants
//!
//! * Nothing is cached between calls, and nothing is shared with the production passes.
//! * `judge` never believes the grounds that a rewrite states; they only say where a proof may be found.
//! * `apply` succeeds on what `judge` calls legal, and changes nothing where it fails.
//! * A rule that is not proved at every width does not load.

pub mod access;
pub mod convergence;
pub mod dominators;
pub mod edits;
pub mod effects;
pub mod eval;
pub mod facts;
pub mod fold;
pub mod graph;
pub mod loop_form;
pub mod loops;
pub mod machine;
pub mod module;
pub mod passes;
pub mod rewrites;
pub mod rules;
pub mod scev;
pub mod selection;
pub mod sets;
pub mod ssa;
pub mod view;

use tandem_ir::machine::MFunc;
use tandem_ir::passes::PassId;
use tandem_ir::rewrite::{Judgement, Rewritten};
use tandem_ir::{Function, Module};

/// Why a rewrite cannot be applied: it does not describe something that is there.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ApplyError(pub String);

impl std::fmt::Display for ApplyError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "rewrite cannot be applied: {}", self.0)
    }
}

impl std::error::Error for ApplyError {}

impl ApplyError {
    /// The reason for which a judgement is not legal.
    pub(crate) fn of(judgement: Judgement) -> ApplyError {
        match judgement {
            Judgement::Illegal { reason, .. } | Judgement::Unproven { reason } => {
                ApplyError(reason)
            }
            Judgement::Legal => ApplyError(String::new()),
        }
    }
}

/// What performs a rewrite on a unit.
pub type Apply<U> =
    fn(&<U as Rewritten>::Context, &mut U, &<U as Rewritten>::Rewrite) -> Result<(), ApplyError>;

/// A pass in reference form, on units of one kind.
pub struct Pass<U: Rewritten = Function> {
    /// What it is called, and all that does not change from run to run.
    pub id: &'static PassId,
    /// All legal rewrites of a unit, in a fixed order (X-7). A machine function has a body.
    pub find: fn(&U::Context, &U) -> Vec<U::Rewrite>,
    /// Whether one rewrite is legal.
    pub judge: fn(&U::Context, &U, &U::Rewrite) -> Judgement,
    /// Performs one rewrite.
    pub apply: Apply<U>,
    /// Applies what it finds until nothing is left; returns the number of rewrites.
    pub run: fn(&U::Context, &mut U) -> usize,
    /// What `tandem certify` wrote about it, if it has been certified.
    pub certificate: Option<&'static str>,
}

/// A pass on whole modules in reference form.
pub type ModulePass = Pass<Module>;
/// A pass on machine functions in reference form.
pub type MachinePass = Pass<MFunc>;

impl<U: Rewritten> std::fmt::Debug for Pass<U> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "the reference form of {:?}", self.id)
    }
}

/// A pass in reference form, by what it works on. Parameters and knobs of the production form are none of its
/// business: they choose among legal rewrites, and it knows which are legal.
#[derive(Clone, Copy, Debug)]
pub enum Form {
    /// One function at a time.
    Function(&'static Pass),
    /// The whole module.
    Module(&'static ModulePass),
    /// One machine function at a time.
    Machine(&'static MachinePass),
}

impl Form {
    /// The form of a pass: every row of the table has one.
    pub fn of(id: &PassId) -> Form {
        passes::FORMS[id.row()]
    }
    /// What `tandem certify` wrote about it, if it has been certified.
    pub fn certificate(self) -> Option<&'static str> {
        match self {
            Form::Function(p) => p.certificate,
            Form::Module(p) => p.certificate,
            Form::Machine(p) => p.certificate,
        }
    }
}

/// The pass on functions of a name.
pub fn lookup(name: &str) -> Option<&'static Pass> {
    match Form::of(tandem_ir::passes::lookup(name)?) {
        Form::Function(p) => Some(p),
        Form::Module(_) | Form::Machine(_) => None,
    }
}

/// The pass on modules of a name.
pub fn lookup_module(name: &str) -> Option<&'static ModulePass> {
    match Form::of(tandem_ir::passes::lookup(name)?) {
        Form::Module(p) => Some(p),
        Form::Function(_) | Form::Machine(_) => None,
    }
}

/// The pass on machine functions of a name.
pub fn lookup_machine(name: &str) -> Option<&'static MachinePass> {
    match Form::of(tandem_ir::passes::lookup(name)?) {
        Form::Machine(p) => Some(p),
        Form::Function(_) | Form::Module(_) => None,
    }
}

/// All passes on modules, in order of the table.
pub fn module_passes() -> impl Iterator<Item = &'static ModulePass> {
    let all = tandem_ir::passes::PASSES.iter();
    all.filter_map(|id| lookup_module(id.name))
}
