//! The analyses of a module, and of its bodies while a pass works on the whole of it.

use super::{AnalysisId, FunctionAnalyses, PreservedAnalyses};
use crate::analysis::module::{GlobalUses, Roots};
use tandem_ir::claims::{Claims, ModuleClaims};
use tandem_ir::{Function, Global, Header, Inst, Module};

/// The cached analyses of a module.
#[derive(Default)]
pub struct ModuleAnalyses {
    uses: Option<GlobalUses>,
    roots: Option<Roots>,
    bodies: BodyAnalyses,
}

/// The cached analyses of the bodies of a module, by number of the body.
#[derive(Default)]
pub struct BodyAnalyses {
    of: Vec<FunctionAnalyses>,
}

impl BodyAnalyses {
    /// The analyses of a body.
    pub fn body(&mut self, n: u32) -> &mut FunctionAnalyses {
        let n = n as usize;
        if n >= self.of.len() {
            self.of.resize_with(n + 1, FunctionAnalyses::default);
        }
        &mut self.of[n]
    }
    /// True if `first` has been executed whenever `then` is, both in body number `n`.
    pub fn inst_dominates(&mut self, n: u32, f: &Function, first: Inst, then: Inst) -> bool {
        self.body(n).inst_dominates(f, first, then)
    }
    /// The cached answers that are kept by this set as plain data, by function.
    pub fn kept_claims(&self, m: &Module, kept: PreservedAnalyses) -> Vec<(Global, Claims)> {
        let bodies = m.bodies.iter().zip(&self.of);
        let claims = bodies.map(|(f, a)| (f.global, a.kept_claims(f, kept)));
        claims.collect()
    }
    /// The body has other blocks now, or instructions in new places.
    pub fn forget(&mut self, n: u32) {
        self.body(n).invalidate(PreservedAnalyses::none());
    }
    /// `new` stands where `old` stood.
    pub fn inst_replaced(&mut self, n: u32, old: Inst, new: Inst) {
        self.body(n).inst_replaced(old, new);
    }
}

impl ModuleAnalyses {
    /// Where names are mentioned; the pass that changes mentions tells the index itself.
    pub fn global_uses(&mut self, m: &Module) -> &mut GlobalUses {
        self.uses.get_or_insert_with(|| GlobalUses::new(m))
    }
    /// What somebody outside the module holds.
    pub fn roots(&mut self, header: &Header) -> &Roots {
        self.roots.get_or_insert_with(|| Roots::new(header))
    }
    /// Names' uses, roots, and the analyses of the bodies, all at once for a pass that needs them side by side.
    pub fn parts(&mut self, m: &Module) -> (&mut GlobalUses, &Roots, &mut BodyAnalyses) {
        (
            self.uses.get_or_insert_with(|| GlobalUses::new(m)),
            self.roots.get_or_insert_with(|| Roots::new(&m.header)),
            &mut self.bodies,
        )
    }
    /// The analyses of a body.
    pub fn body(&mut self, n: usize) -> &mut FunctionAnalyses {
        self.bodies.body(n as u32)
    }
    /// The analyses of all bodies, of which there are so many, to be worked on side by side.
    pub fn bodies(&mut self, count: usize) -> &mut [FunctionAnalyses] {
        if let Some(last) = count.checked_sub(1) {
            self.body(last);
        }
        &mut self.bodies.of[..count]
    }
    /// Computes the analyses of the module that are not cached; those of bodies are not touched.
    pub fn require_all(&mut self, m: &Module) {
        self.parts(m);
    }
    /// Drops what a pass on the module did not preserve, in all bodies too.
    pub fn invalidate(&mut self, preserved: PreservedAnalyses) {
        if !preserved.keeps(AnalysisId::GlobalUses) {
            self.uses = None;
        }
        if !preserved.keeps(AnalysisId::Roots) {
            self.roots = None;
        }
        for body in &mut self.bodies.of {
            body.invalidate(preserved);
        }
    }
    /// A pass changed a body: what is known of the module's names is no longer certain.
    pub fn body_changed(&mut self) {
        self.uses = None;
    }
    /// Every cached answer as plain data; nothing is computed.
    pub fn claims(&self, m: &Module) -> ModuleClaims {
        ModuleClaims {
            uses: self.uses.as_ref().map(|u| u.claim(m)),
            roots: self.roots.as_ref().map(|r| r.claim(&m.header)),
            bodies: self.bodies.kept_claims(m, PreservedAnalyses::all()),
        }
    }
}
