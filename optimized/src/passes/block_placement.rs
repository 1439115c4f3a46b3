//! MachineBlockPlacement: the order of blocks (BP-1, BP-2).
//!
//! Not built yet: the pass is known by name and with its knobs, and changes nothing.

use crate::context::MachineCx;
use crate::options::{Knob, KnobType};
use crate::pass::{Invocation, MachinePass, Pass, RanMachine};
use tandem_ir::machine::MFunc;
use tandem_ir::passes::{BLOCK_PLACEMENT, PassId};
use tandem_ir::rewrite::Trace;

/// MachineBlockPlacement for the pass manager.
pub struct MachineBlockPlacementPass;

/// Options of the pass.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Options {
    /// `branch-fold-placement`: branches are folded, in a restricted way, between two placements (BF-063).
    pub fold: bool,
}

impl Default for Options {
    fn default() -> Options {
        Options { fold: true }
    }
}

impl Pass for MachineBlockPlacementPass {
    const ID: &'static PassId = &BLOCK_PLACEMENT;
    type Options = Options;
    const KNOBS: &'static [Knob<Options>] = &[Knob {
        name: "branch-fold-placement",
        ty: KnobType::Bool,
        default: "true",
        help: "fold branches while blocks are placed",
        requirement: "BF-068",
        set: |o, v| o.fold = v.bool(),
    }];
}

impl MachinePass for MachineBlockPlacementPass {
    fn run<T: Trace<MFunc>>(
        _: MachineCx<'_>,
        _: &mut MFunc,
        _: Invocation<'_, Options>,
        _: &mut T,
    ) -> RanMachine {
        RanMachine::default()
    }
}
