//! How hunts set Internalize; the documents state no limits for it.

use tandem_ir::Module;
use tandem_ir::passes::Params;
use tandem_optimized::options::Options;
use tandem_oracle::pass::Limits;

/// The knobs that hunts draw: with a list of what stays visible and without.
pub(super) const HUNTED: &[&str] = &[
    "",
    "-internalize-public-api-list=f*",
    "-internalize-public-api-list=o0,o1,twin*,f0",
    "-internalize-public-api-list=*",
];

/// None.
pub(super) fn limits(_: &Params, _: &Options) -> Box<dyn Limits<Module> + Sync> {
    Box::new(super::Unlimited)
}
