//! BranchFolding on machine functions. Not built yet: nothing is found, and everything is refused.

use crate::ApplyError;
use tandem_ir::machine::{MFunc, MachineContext};
use tandem_ir::rewrite::{Judgement, MachineRewrite};

/// What `tandem certify` wrote about it.
pub const CERTIFICATE: Option<&str> = None;

/// All legal rewrites.
pub fn find(_: &MachineContext, _: &MFunc) -> Vec<MachineRewrite> {
    Vec::new()
}

/// Whether one rewrite is legal.
pub fn judge(_: &MachineContext, _: &MFunc, _: &MachineRewrite) -> Judgement {
    Judgement::Unproven {
        reason: "the reference of this pass is not built yet".into(),
    }
}

/// Performs one rewrite.
pub fn apply(_: &MachineContext, _: &mut MFunc, _: &MachineRewrite) -> Result<(), ApplyError> {
    Err(ApplyError(
        "the reference of this pass is not built yet".into(),
    ))
}

/// Applies what it finds until nothing is left.
pub fn run(_: &MachineContext, _: &mut MFunc) -> usize {
    0
}
