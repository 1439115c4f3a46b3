//! What ConstantMerge leaves undone by its documents (GO-T21).

use tandem_ir::Module;
use tandem_ir::module::{GlobalKind, UnnamedAddr};
use tandem_ir::passes::Params;
use tandem_ir::rewrite::{ModuleContext, ModuleRewrite};
use tandem_optimized::options::Options;
use tandem_oracle::pass::Limits;

/// Hunts draw no knobs.
pub(super) const HUNTED: &[&str] = super::NO_KNOBS;

/// The limits under the given knobs.
pub(super) fn limits(_: &Params, _: &Options) -> Box<dyn Limits<Module> + Sync> {
    Box::new(Documented)
}

struct Documented;

impl Limits<Module> for Documented {
    /// Merging makes no difference where the address is part of the meaning.
    fn within_budget(&self, _: &ModuleContext, m: &Module, rw: &ModuleRewrite) -> bool {
        let ModuleRewrite::MergeConstants { drop, .. } = rw else {
            return true;
        };
        let d = &m.header.globals[*drop];
        matches!(&d.kind, GlobalKind::Variable(v) if v.constant)
            && d.unnamed_addr != UnnamedAddr::None
    }
}
