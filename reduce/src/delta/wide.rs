//! Deltas over a whole module: what they have in common.
//!
//! Such a delta lists its candidates as data of its own kind and carries out any
//! selection of them at once, in place on a clone or by rebuilding the module.

use super::Delta;
use super::accept::{Touched, accept};
use crate::rebuild::{Plan, rebuild};
use std::ops::Range;
use tandem_ir::Module;

/// A delta over a whole module with candidates of type `T`.
pub(crate) struct Wide<T: 'static> {
    /// See [`Delta::name`].
    pub name: &'static str,
    /// The candidates, in order of the text.
    pub list: fn(&Module) -> Vec<T>,
    /// Carries out a selection.
    pub apply: Apply<T>,
}

/// How a selection is carried out.
pub(crate) enum Apply<T: 'static> {
    /// On a clone.
    Edit(fn(&mut Module, &[T])),
    /// By a plan for the rebuilder.
    Plan(fn(&Module, &[T]) -> Plan),
}

impl<T: 'static> Delta for Wide<T> {
    fn name(&self) -> &'static str {
        self.name
    }

    fn candidates(&self, m: &Module) -> usize {
        (self.list)(m).len()
    }

    fn apply(&self, m: &Module, which: Range<usize>) -> Option<Module> {
        let all = (self.list)(m);
        let chosen = all.get(which.start..which.end.min(all.len()))?;
        if chosen.is_empty() {
            return None;
        }
        let new = match self.apply {
            Apply::Edit(edit) => {
                let mut new = m.clone();
                edit(&mut new, chosen);
                new
            }
            Apply::Plan(plan) => rebuild(m, &plan(m, chosen))?,
        };
        accept(m, new, Touched::All, false)
    }
}
