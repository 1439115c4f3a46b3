//! Deltas that edit bodies in place, one candidate after the other on one clone.
//!
//! A local delta says where its candidates are ([`Local::sites`]) and how one is
//! done ([`Local::edit`]); this file does the rest. Candidates are found on the
//! module before anything is cloned, and done in order, so an edit must look
//! again at what an earlier one of the same range may have taken away.

use super::Delta;
use super::accept::{Touched, accept};
use super::editor::{Editor, pinned_blocks};
use std::ops::Range;
use tandem_ir::function::Function;
use tandem_ir::module::Header;
use tandem_ir::{Block, Inst, Module};

/// Where a candidate is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Site {
    /// A block, and a number that the delta gives meaning to.
    Block(Block, u32),
    /// An instruction, and a number that the delta gives meaning to (an operand, a flag, a variant).
    Inst(Inst, u32),
}

/// A delta of edits inside bodies.
pub(crate) struct Local {
    /// See [`Delta::name`].
    pub name: &'static str,
    /// See [`Delta::is_escape`].
    pub escape: bool,
    /// Appends the candidates of a body in order of its text.
    pub sites: fn(&Header, &Function, &mut Vec<Site>),
    /// Does one candidate, or leaves the body as it is if an earlier one made it impossible.
    pub edit: fn(&mut Editor<'_>, Site),
}

impl Delta for Local {
    fn name(&self) -> &'static str {
        self.name
    }

    fn candidates(&self, m: &Module) -> usize {
        let mut sites = Vec::new();
        for f in &m.bodies {
            (self.sites)(&m.header, f, &mut sites);
        }
        sites.len()
    }

    fn apply(&self, m: &Module, which: Range<usize>) -> Option<Module> {
        let mut sites = Vec::new();
        let mut chosen: Vec<(usize, Vec<Site>)> = Vec::new();
        let mut start = 0;
        for (k, f) in m.bodies.iter().enumerate() {
            if start >= which.end {
                break;
            }
            sites.clear();
            (self.sites)(&m.header, f, &mut sites);
            let from = which.start.saturating_sub(start).min(sites.len());
            let to = (which.end - start).min(sites.len());
            if from < to {
                chosen.push((k, sites[from..to].to_vec()));
            }
            start += sites.len();
        }
        if chosen.is_empty() {
            return None;
        }
        let pinned = pinned_blocks(m);
        let mut new = m.clone();
        for (k, sites) in &chosen {
            let mut e = Editor::new(&mut new.header, &mut new.bodies[*k], &pinned);
            for &s in sites {
                (self.edit)(&mut e, s);
            }
            e.finish();
        }
        let touched: Vec<usize> = chosen.iter().map(|c| c.0).collect();
        accept(m, new, Touched::Bodies(&touched), self.escape)
    }

    fn is_escape(&self) -> bool {
        self.escape
    }
}
