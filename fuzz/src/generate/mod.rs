//! Programs made from choices, valid by construction.
//!
//! [`module`] draws from bytes (a fuzzing engine's), [`from_seed`] from a seed; both
//! are deterministic and give a module that the verifier accepts, whatever the
//! bytes. What a program may have is in [`Config`]; its
//! `bias` names the pass whose preconditions are made nearly true.
//!
//! A program grows along its control flow: there is always one open block, and a
//! scope of values that dominate it. A statement appends to the block or puts a
//! region (branch, switch, loop) behind it and goes on where the arms meet, with
//! phis for what they computed. So definitions dominate uses, phis fit edges and
//! loops end because nothing else can be written down. Each value carries what is
//! known of it (range, may it be poison, is it the same in all threads, which memory
//! it points to); from that follows which flags hold, which divisor needs a
//! guard, which index is in bounds, and so that UB-free programs are that by
//! construction.
//!
//! `choices` draws from bytes; `palette` chooses types; `scope` holds the values that dominate the open block;
//! `maker` writes instructions; `ints`, `conditions`, … are the statements; `flow` the regions; `threading` and
//! `threading_*` the bias to jump threading, `state_machines` that to DFA jump threading, `expressions` that to passes
//! that apply rules, `modules` that to passes on whole modules; `function` puts it together.

mod calls;
pub(crate) mod choices;
mod compounds;
mod conditions;
mod expressions;
mod floats;
mod flow;
mod function;
mod globals;
mod ints;
mod kernel;
mod loops;
mod maker;
mod memory;
mod metadata;
mod modules;
mod palette;
mod scope;
mod state_machines;
mod threading;
mod threading_extremes;
mod threading_legality;
mod threading_loads;
mod threading_loops;
mod threading_poison;
mod threading_ranges;

pub(crate) use compounds::compound;

use crate::config::Config;
use arbitrary::Unstructured;
use choices::{Choices, SplitMix};
use maker::Maker;
use tandem_ir::Module;

/// A module drawn from bytes. It uses as many bytes as it likes; when they are used up the rest is plain.
///
/// # Errors
/// None: the result type is that of `arbitrary`, so that a target can end with it.
pub fn module(u: &mut Unstructured<'_>, config: &Config) -> arbitrary::Result<Module> {
    Ok(Maker::new(Choices::new(u), config).module())
}

/// The module of a seed.
pub fn from_seed(seed: u64, config: &Config) -> Module {
    // Twice what most functions take.
    let mut per_function = 48 * config.insts.clamp(8, 400) as usize;
    if config.aims_at("apply-rule") {
        per_function += 4096;
    }
    let mut bytes = vec![0u8; per_function * (1 + config.functions.clamp(1, 16) as usize)];
    SplitMix::new(seed).fill(&mut bytes);
    Maker::new(Choices::new(&mut Unstructured::new(&bytes)), config).module()
}
