//! Legality of erasing blocks. (Merging a block into its only predecessor is a
//! matter of structure alone.)

use super::{Check, illegal};
use crate::view::View;
use tandem_ir::Block;

/// Judges `EraseBlocks`.
pub fn erase(v: &View<'_>, blocks: &[Block]) -> Check {
    match blocks.iter().find(|&&b| v.is_reachable(b)) {
        None => Ok(()),
        Some(&b) => {
            let name = super::threading::name(v.f, b);
            Err(illegal("X-1", format!("{name} can be reached from the entry")))
        }
    }
}
