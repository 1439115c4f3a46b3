//! Dead code elimination in reference form: erases instructions without uses and effects, until none is left.
//!
//! Nothing moves and no block changes, so there is nothing to say about divergence but that warp collectives stay:
//! their waiting is an effect ([`is_trivially_dead`]).

use crate::ApplyError;
use crate::effects::is_trivially_dead;
use crate::rewrites::{self, entities, illegal};
use tandem_ir::rewrite::{Judgement, Rewrite};
use tandem_ir::{Function, Header};

/// What `tandem certify` wrote about the pass.
pub const CERTIFICATE: Option<&str> = Some(include_str!("../../certificates/dce.json"));

/// All legal rewrites, in layout order.
pub fn find(cx: &Header, f: &Function) -> Vec<Rewrite> {
    let all = f.blocks().flat_map(|b| f.insts(b));
    all.filter(|&i| is_trivially_dead(cx, f, i))
        .map(|inst| Rewrite::EraseInst { inst })
        .collect()
}

/// Whether the rewrite is legal on this function.
pub fn judge(cx: &Header, f: &Function, rw: &Rewrite) -> Judgement {
    let Rewrite::EraseInst { inst } = rw else {
        return illegal(
            "structure",
            "the pass erases instructions and does nothing else",
        );
    };
    match entities::placed(f, *inst) {
        Err(judgement) => judgement,
        Ok(_) if is_trivially_dead(cx, f, *inst) => Judgement::Legal,
        Ok(_) => illegal("X-1", "the instruction has a use or an effect"),
    }
}

/// Performs a rewrite.
///
/// # Errors
/// An [`ApplyError`] if it names nothing that is there.
pub fn apply(cx: &Header, f: &mut Function, rw: &Rewrite) -> Result<(), ApplyError> {
    rewrites::apply(cx, f, rw)
}

/// Applies what it finds until nothing is left; returns the number of rewrites.
pub fn run(cx: &Header, f: &mut Function) -> usize {
    let mut count = 0;
    loop {
        let found = find(cx, f);
        if found.is_empty() {
            return count;
        }
        for rw in found {
            count += usize::from(apply(cx, f, &rw).is_ok());
        }
    }
}
