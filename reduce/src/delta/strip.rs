//! The delta that takes all debug info at once; what is left of it goes piece by piece with other deltas.

use super::Delta;
use super::accept::{Touched, accept};
use crate::rebuild::{Plan, rebuild};
use std::ops::Range;
use tandem_ir::{Function, Inst, Module, Symbol};

/// Takes all debug info at once: records, locations, descriptions.
pub(crate) const DEBUG_INFO: DebugInfo = DebugInfo;

pub(crate) struct DebugInfo;

impl Delta for DebugInfo {
    fn name(&self) -> &'static str {
        "debug-info"
    }
    fn candidates(&self, m: &Module) -> usize {
        usize::from(Kinds::of(m).is_some_and(|k| k.occur(m)))
    }
    fn apply(&self, m: &Module, which: Range<usize>) -> Option<Module> {
        if which.is_empty() || which.start > 0 {
            return None;
        }
        let kinds = Kinds::of(m).filter(|k| k.occur(m))?;
        // The descriptions themselves go as what nothing mentions any more.
        let bare = rebuild(&kinds.strip(m), &Plan::default())?;
        accept(m, bare, Touched::All, false)
    }
}

/// The names that lead to debug info, if the module knows them.
struct Kinds {
    dbg: Option<Symbol>,
    units: Option<Symbol>,
}

impl Kinds {
    /// Records need a location, so a module without the word has none.
    fn of(m: &Module) -> Option<Kinds> {
        let k = Kinds {
            dbg: m.header.strings.lookup("dbg"),
            units: m.header.strings.lookup("llvm.dbg.cu"),
        };
        let located = m.header.strings.lookup("DILocation");
        (k.dbg.is_some() || k.units.is_some() || located.is_some()).then_some(k)
    }

    fn describes(&self, f: &Function, i: Inst) -> bool {
        !f.debug_records(i).is_empty() || f.attachments(i).iter().any(|a| Some(a.0) == self.dbg)
    }

    fn occur(&self, m: &Module) -> bool {
        let h = &m.header;
        h.metadata.named.iter().any(|(n, _)| Some(*n) == self.units)
            || h.globals
                .values()
                .any(|d| d.attachments.iter().any(|a| Some(a.0) == self.dbg))
            || m.bodies
                .iter()
                .any(|f| f.blocks().any(|b| f.insts(b).any(|i| self.describes(f, i))))
    }

    fn strip(&self, m: &Module) -> Module {
        let mut new = m.clone();
        for f in &mut new.bodies {
            let all: Vec<Inst> = f
                .blocks()
                .flat_map(|b| f.insts(b))
                .filter(|&i| self.describes(f, i))
                .collect();
            for i in all {
                f.take_debug_records(i);
                f.retain_attachments(i, |k| Some(k) != self.dbg);
            }
        }
        for g in new.header.globals.values_mut() {
            g.attachments.retain(|a| Some(a.0) != self.dbg);
        }
        new.header
            .metadata
            .named
            .retain(|(n, _)| Some(*n) != self.units);
        new
    }
}
