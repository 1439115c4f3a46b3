//! The passes, one file or folder each, named as in [`tandem_ir::passes`].
//!
//! This is the one place of this crate that lists them: a new pass is a `pub mod` line and a line in `bind!`. A pass is
//! the functions `find`, `judge`, `apply` and `run`, and its certificate as text:
//!
//! ```text
//!   find(cx, unit)        -> legal rewrites that are there
//!   judge(cx, unit, rw)   -> Legal | Unproven { reason } | Illegal { rule, reason }
//!   apply(cx, unit, rw)   -> performs one rewrite, in the most obvious way
//!   run(cx, unit, …)      -> find and apply until nothing is left
//! ```
//!
//! `judge` answers for any rewrite of the pass's kinds, proposed by whomever, and not only for those that `find` lists.
//!
//! **Invariant:** every row of the table has exactly one form of the row's unit, or the crate does not compile.

pub mod annotate_trip_counts;
pub mod block_placement;
pub mod branch_folder;
pub mod constmerge;
pub mod dce;
pub mod dfa_jump_threading;
pub mod generic_to_nvvm;
pub mod globaldce;
pub mod globalopt;
pub mod indvars;
pub mod instsimplify;
pub mod internalize;
pub mod iv_demotion;
pub mod jump_threading;
pub mod lcssa;
pub mod loop_deletion;
pub mod loop_simplify;

use crate::{Form, MachinePass, ModulePass, Pass};
use tandem_ir::passes::{PASSES, Unit, all_bound, must, row_of};

/// Binds the reference forms to the rows of the table, each by the name of its file. A row without a form, a form
/// without a row, a wrong unit: each stops the compiler.
macro_rules! bind {
    (
        functions: $($function:ident),+ $(,)?;
        modules: $($module:ident),+ $(,)?;
        machine: $($machine:ident),+ $(,)?;
    ) => {
        /// The forms by row.
        pub(crate) const FORMS: [Form; PASSES.len()] = {
            let mut bound: [Option<Form>; PASSES.len()] = [None; PASSES.len()];
            $({
                const ROW: usize = row_of(stringify!($function));
                must(bound[ROW].is_none(), &PASSES[ROW], "is bound twice");
                must(matches!(PASSES[ROW].unit, Unit::Function), &PASSES[ROW], "has another unit than Function in the table");
                const FORM: Pass = Pass {
                    id: &PASSES[ROW],
                    find: $function::find,
                    judge: $function::judge,
                    apply: $function::apply,
                    run: $function::run,
                    certificate: $function::CERTIFICATE,
                };
                bound[ROW] = Some(Form::Function(&FORM));
            })+
            $({
                const ROW: usize = row_of(stringify!($module));
                must(bound[ROW].is_none(), &PASSES[ROW], "is bound twice");
                must(matches!(PASSES[ROW].unit, Unit::Module), &PASSES[ROW], "has another unit than Module in the table");
                const FORM: ModulePass = ModulePass {
                    id: &PASSES[ROW],
                    find: $module::find,
                    judge: $module::judge,
                    apply: $module::apply,
                    run: $module::run,
                    certificate: $module::CERTIFICATE,
                };
                bound[ROW] = Some(Form::Module(&FORM));
            })+
            $({
                const ROW: usize = row_of(stringify!($machine));
                must(bound[ROW].is_none(), &PASSES[ROW], "is bound twice");
                must(PASSES[ROW].on_machine(), &PASSES[ROW], "has another unit than Machine in the table");
                const FORM: MachinePass = MachinePass {
                    id: &PASSES[ROW],
                    find: $machine::find,
                    judge: $machine::judge,
                    apply: $machine::apply,
                    run: $machine::run,
                    certificate: $machine::CERTIFICATE,
                };
                bound[ROW] = Some(Form::Machine(&FORM));
            })+
            all_bound(bound, PASSES, "reference")
        };
    };
}

bind! {
    functions: jump_threading, dfa_jump_threading, instsimplify, dce, loop_simplify, lcssa, loop_deletion, indvars, iv_demotion;
    modules: globalopt, globaldce, internalize, constmerge, generic_to_nvvm, annotate_trip_counts;
    machine: block_placement, branch_folder;
}
