//! Deltas that strip what hangs on a program: debug info, metadata, assembly, layout.

use super::Delta;
use super::accept::{Touched, accept};
use std::ops::Range;
use tandem_ir::Module;

/// Takes all debug info at once: records, locations, descriptions.
pub(crate) const DEBUG_INFO: DebugInfo = DebugInfo;

pub(crate) struct DebugInfo;

impl Delta for DebugInfo {
    fn name(&self) -> &'static str {
        "debug-info"
    }
    fn candidates(&self, m: &Module) -> usize {
        usize::from(strip_debug(m).is_some())
    }
    fn apply(&self, m: &Module, which: Range<usize>) -> Option<Module> {
        if which.is_empty() || which.start > 0 {
            return None;
        }
        accept(m, strip_debug(m)?, Touched::All, false)
    }
}

/// The module without debug info; `None` if it has none.
fn strip_debug(m: &Module) -> Option<Module> {
    let dbg = m.header.strings.lookup("dbg");
    let cu = m.header.strings.lookup("llvm.dbg.cu");
    let mut new = m.clone();
    let mut changed = false;
    for f in &mut new.bodies {
        let all: Vec<_> = f
            .blocks()
            .flat_map(|b| f.insts(b).collect::<Vec<_>>())
            .collect();
        for i in all {
            changed |= !f.take_debug_records(i).is_empty();
            if f.attachments(i).iter().any(|a| Some(a.0) == dbg) {
                f.retain_attachments(i, |k| Some(k) != dbg);
                changed = true;
            }
        }
    }
    for g in new.header.globals.values_mut() {
        let before = g.attachments.len();
        g.attachments.retain(|a| Some(a.0) != dbg);
        changed |= g.attachments.len() != before;
    }
    let named = &mut new.header.metadata.named;
    let before = named.len();
    named.retain(|(n, _)| Some(*n) != cu);
    changed |= named.len() != before;
    changed.then_some(new)
}
