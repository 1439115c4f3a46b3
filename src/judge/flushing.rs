//! Subnormal numbers that LLVM IR lets either side flush.
//!
//! Where a function says `denormal-fp-math-f32` (or `denormal-fp-math`) other than `ieee`, PTX computes with `.ftz`, while our interpreter of
//! LLVM IR keeps subnormals. A difference counts only if it stays when the PTX keeps them as well.

use tandem_ir::Module;
use tandem_ir::machine::MModule;
use tandem_ir::machine::text::{Style, parse, print};

/// The PTX without `.ftz`, if some function of the module lets subnormals be flushed.
pub(super) fn kept(module: &Module, target: &MModule) -> Option<MModule> {
    let h = &module.header;
    let flushes = module.bodies.iter().any(|f| {
        let attrs = h.function(f.global).map(|d| d.attrs.func);
        attrs.is_some_and(|a| {
            let single = h.attrs.string(a, "denormal-fp-math-f32");
            let mode = single.or_else(|| h.attrs.string(a, "denormal-fp-math"));
            mode.is_some_and(|m| !m.is_empty() && m.split(',').any(|m| m != "ieee"))
        })
    });
    if !flushes {
        return None;
    }
    let text = print(target, Style::Keep);
    parse(text.replace(".ftz", "").as_bytes(), "kept.ptx").ok()
}
