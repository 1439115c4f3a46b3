//! The production form of every pass; one file or folder per pass, named as in `tandem_ir::passes`.
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

use crate::context::{Cx, ModuleCx};
use crate::options::{KnobInfo, KnobMistake, Options};
use crate::pass::{FunctionPass, Invocation, ModulePass, Pass, Ran, bind, knobs_agree};
use tandem_ir::claims::Claims;
use tandem_ir::passes::{PASSES, PassId, Unit, same_text};
use tandem_ir::rewrite::{ModuleContext, Trace};
use tandem_ir::{Function, Header, Module};

bind! {
    functions:
        jump_threading::JumpThreadingPass,
        dfa_jump_threading::DFAJumpThreadingPass,
        instsimplify::InstSimplifyPass,
        dce::DCEPass;
    modules:
        globalopt::GlobalOptPass,
        globaldce::GlobalDCEPass,
        internalize::InternalizePass,
        constmerge::ConstantMergePass,
        generic_to_nvvm::GenericToNVVMPass;
}

/// A pass in production form, by what it works on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Form {
    /// One function at a time.
    Function(FunctionForm),
    /// The whole module.
    Module(ModuleForm),
}

impl Form {
    /// The form of a pass: every row of the table has one.
    pub fn of(id: &PassId) -> Form {
        FORMS[id.row()]
    }
}

/// An invocation of one pass under its own options.
fn narrowed<'a, O>(with: Invocation<'a, Options>, options: &'a O) -> Invocation<'a, O> {
    Invocation {
        options,
        params: with.params,
        collect_claims: with.collect_claims,
    }
}

/// The forms by row, each of which must be there.
const fn all_bound(bound: [Option<Form>; PASSES.len()]) -> [Form; PASSES.len()] {
    let Some(first) = bound[0] else {
        panic!("the first row of the table has no production form: bind it here")
    };
    let mut forms = [first; PASSES.len()];
    let mut n = 1;
    while n < forms.len() {
        match bound[n] {
            Some(form) => forms[n] = form,
            None => panic!("a row of the table has no production form: bind it here"),
        }
        n += 1;
    }
    forms
}
