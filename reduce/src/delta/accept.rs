//! The gate that every edited module passes: well-formed, and smaller.

use super::measure;
use tandem_ir::Module;
use tandem_ir::verify::{verify, verify_function};

/// Which parts of a module an edit touched.
pub(crate) enum Touched<'a> {
    /// These bodies (indices); nothing at module level.
    Bodies(&'a [usize]),
    /// Anything.
    All,
}

/// `new` if it is well-formed and, unless the edit is an escape, smaller than `old`.
pub(crate) fn accept(
    old: &Module,
    new: Module,
    touched: Touched<'_>,
    escape: bool,
) -> Option<Module> {
    match touched {
        Touched::Bodies(which) => {
            let (mut before, mut after) =
                (measure::Measure::default(), measure::Measure::default());
            for &k in which {
                before.add(measure::body(&old.header, &old.bodies[k]));
                after.add(measure::body(&new.header, &new.bodies[k]));
            }
            let clean = |&k: &usize| verify_function(&new.header, &new.bodies[k]).is_empty();
            ((escape || after < before) && which.iter().all(clean)).then_some(new)
        }
        Touched::All => {
            let smaller = escape || measure::measure(&new) < measure::measure(old);
            (smaller && verify(&new).is_empty()).then_some(new)
        }
    }
}
