//! The passes, one file or folder each, named as in [`tandem_ir::passes`].
//!
//! This is the one place of this crate that lists them: a new pass is a `pub mod` line and a line in `bind!`.

pub mod constmerge;
pub mod dce;
pub mod dfa_jump_threading;
pub mod generic_to_nvvm;
pub mod globaldce;
pub mod globalopt;
pub mod instsimplify;
pub mod internalize;
pub mod jump_threading;

use crate::{Form, ModulePass, Pass};
use tandem_ir::passes::{PASSES, Unit, row_of};

/// Binds the reference forms to the rows of the table, each by the name of its file. A row without a form, a form
/// without a row, a wrong unit: each stops the compiler.
macro_rules! bind {
    (functions: $($function:ident),+ $(,)?; modules: $($module:ident),+ $(,)?;) => {
        /// The forms by row.
        pub(crate) const FORMS: [Form; PASSES.len()] = {
            let mut bound: [Option<Form>; PASSES.len()] = [None; PASSES.len()];
            $({
                const ROW: usize = row_of(stringify!($function));
                assert!(bound[ROW].is_none(), "a row of the table is bound twice");
                assert!(matches!(PASSES[ROW].unit, Unit::Function), "a pass on functions has another unit in the table");
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
                assert!(bound[ROW].is_none(), "a row of the table is bound twice");
                assert!(matches!(PASSES[ROW].unit, Unit::Module), "a pass on modules has another unit in the table");
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
            all_bound(bound)
        };
    };
}

bind! {
    functions: jump_threading, dfa_jump_threading, instsimplify, dce;
    modules: globalopt, globaldce, internalize, constmerge, generic_to_nvvm;
}

/// The forms by row, each of which must be there.
const fn all_bound(bound: [Option<Form>; PASSES.len()]) -> [Form; PASSES.len()] {
    let Some(first) = bound[0] else {
        panic!("the first row of the table has no reference form: bind it here")
    };
    let mut forms = [first; PASSES.len()];
    let mut n = 1;
    while n < forms.len() {
        match bound[n] {
            Some(form) => forms[n] = form,
            None => panic!("a row of the table has no reference form: bind it here"),
        }
        n += 1;
    }
    forms
}
