//! Block placement (BP-1): which of the legal orders is the best one is production's choice, so none is missed.

use tandem_ir::machine::{MFunc, MachineContext};
use tandem_ir::passes::Params;
use tandem_ir::rewrite::MachineRewrite;
use tandem_optimized::options::Options;
use tandem_oracle::pass::Limits;

struct OwnChoice;

/// The limits, whatever the knobs.
pub(super) fn limits(_: &Params, _: &Options) -> Box<dyn Limits<MFunc> + Sync> {
    Box::new(OwnChoice)
}

impl Limits<MFunc> for OwnChoice {
    fn within_budget(&self, _: &MachineContext, _: &MFunc, _: &MachineRewrite) -> bool {
        false
    }
}
