//! What the documents say of single passes besides what is legal: limits that production must keep, written down a
//! second time, and the knobs that hunts for defects should vary.
//!
//! A rewrite may be correct and still forbidden: beyond a budget, a copy of too large a block. The reference knows what
//! is *legal*; the files here say what is *within limits*, from the documents and not from production's code. So the
//! judge can tell of "does too much" (`limit_broken`: must never name a limit too many), and of a legal rewrite within
//! the limits that was left undone (`within_budget`): a finding where the documents promise that nothing is left, else
//! counted as missed.
//!
//! One file for each pass that has either, found by its row of the table ([`tandem_ir::passes`]). A pass without a file
//! has no limits, but for one that all passes on functions have: a function that says `optnone` is left as it is. Hunts
//! leave the knobs of a pass without a file at their defaults.
//!
//! **Invariant:** a file's name is the name of a pass of its unit, or the compiler stops; every hunted setting is one
//! that the command line takes.

mod block_placement;
mod branch_folder;
mod constmerge;
mod cost;
mod dfa_jump_threading;
mod globalopt;
mod internalize;
mod jump_threading;

use tandem_ir::attr::AttrKind;
use tandem_ir::machine::MFunc;
use tandem_ir::passes::{PASSES, Params, PassId, Unit as UnitKind, row_of};
use tandem_ir::rewrite::Rewrite;
use tandem_ir::{Function, Header, Module};
use tandem_optimized::options::Options;
use tandem_oracle::pass::Limits;
use tandem_oracle::unit::Unit;

/// No knobs to vary.
const NO_KNOBS: &[&str] = &[""];

/// No limits.
struct Unlimited;

impl<U: Unit> Limits<U> for Unlimited {}

/// The limit of every pass on functions: one that says `optnone` is left as it is (LangRef).
struct OptNone;

fn is_optnone(cx: &Header, f: &Function) -> bool {
    let declared = cx.function(f.global);
    declared.is_some_and(|d| cx.attrs.has(d.attrs.func, AttrKind::OptimizeNone))
}

impl Limits<Function> for OptNone {
    fn within_budget(&self, cx: &Header, f: &Function, _: &Rewrite) -> bool {
        !is_optnone(cx, f)
    }
    fn limit_broken(&self, cx: &Header, f: &Function, _: &Rewrite) -> Option<String> {
        is_optnone(cx, f).then(|| "the function says optnone".into())
    }
}

/// Makes the limits of a pass from its parameters ([`Judged::Limits`](tandem_ir::passes::Judged::Limits)) and the knobs.
type Make<U> = fn(&Params, &Options) -> Box<dyn Limits<U> + Sync>;

/// What the documents say of one pass.
#[derive(Clone, Copy)]
struct Documents {
    function: Option<Make<Function>>,
    module: Option<Make<Module>>,
    machine: Option<Make<MFunc>>,
    hunted: &'static [&'static str],
}

/// Enters the files into a table by row; a file that is no pass of its unit stops the compiler.
macro_rules! bind {
    (functions: $($function:ident),+; modules: $($module:ident),+; machine: $($machine:ident),+;) => {
        const DOCUMENTS: [Documents; PASSES.len()] = {
            let none = Documents { function: None, module: None, machine: None, hunted: NO_KNOBS };
            let mut all = [none; PASSES.len()];
            $({
                const ROW: usize = row_of(stringify!($function));
                assert!(matches!(PASSES[ROW].unit, UnitKind::Function));
                all[ROW] = Documents { function: Some($function::limits), hunted: $function::HUNTED, ..none };
            })+
            $({
                const ROW: usize = row_of(stringify!($module));
                assert!(matches!(PASSES[ROW].unit, UnitKind::Module));
                all[ROW] = Documents { module: Some($module::limits), hunted: $module::HUNTED, ..none };
            })+
            $({
                const ROW: usize = row_of(stringify!($machine));
                assert!(PASSES[ROW].on_machine());
                all[ROW] = Documents { machine: Some($machine::limits), ..none };
            })+
            all
        };
    };
}

bind! {
    functions: jump_threading, dfa_jump_threading;
    modules: globalopt, internalize, constmerge;
    machine: block_placement, branch_folder;
}

/// The limits of a pass on functions with some parameters, under the given knobs.
pub(crate) fn of_function(params: &Params, options: &Options) -> Box<dyn Limits<Function> + Sync> {
    match DOCUMENTS[params.id().row()].function {
        Some(make) => make(params, options),
        None => Box::new(OptNone),
    }
}

/// The limits of a pass on modules with some parameters, under the given knobs.
pub(crate) fn of_module(params: &Params, options: &Options) -> Box<dyn Limits<Module> + Sync> {
    match DOCUMENTS[params.id().row()].module {
        Some(make) => make(params, options),
        None => Box::new(Unlimited),
    }
}

/// The limits of a pass on machine functions, under the given knobs.
pub(crate) fn of_machine(params: &Params, options: &Options) -> Box<dyn Limits<MFunc> + Sync> {
    match DOCUMENTS[params.id().row()].machine {
        Some(make) => make(params, options),
        None => Box::new(Unlimited),
    }
}

/// The settings of the knobs that the documents of a pass are about, as `-opt` takes them; the default has the largest
/// share. Hunts draw them, and others ([`crate::fuzzing::knobs`]).
pub fn hunted(id: &PassId) -> &'static [&'static str] {
    DOCUMENTS.get(id.row()).map_or(NO_KNOBS, |d| d.hunted)
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::*;

    #[test]
    fn every_setting_is_one_that_the_command_line_takes() {
        for pass in PASSES {
            for text in hunted(pass) {
                for knob in Options::default().apply(text).unwrap() {
                    assert_eq!(knob.owner, pass.name, "{text}");
                }
            }
        }
    }
}
