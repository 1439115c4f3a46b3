//! What passes ask of loops, as data that outlives the analysis: a pass asks once, before its first edit.

use super::ScalarEvolution;
use tandem_ir::Block;
use tandem_ir::claims::scev::Node;

/// Whether a loop comes to an end.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct LoopEnd {
    /// The loop's header.
    pub header: Block,
    /// A count that does not rest on an assumption bounds it, if the loops inside end.
    pub counted: bool,
    /// It may be assumed to end, because it has to make progress and does nothing that would be some.
    pub assumed: bool,
    /// A block at which it is left in its first iteration, if control comes there; each way around passes it.
    pub left_at: Option<Block>,
}

impl ScalarEvolution<'_> {
    /// Whether each loop ends, in order of their numbers.
    pub fn loop_ends(&self) -> Vec<LoopEnd> {
        let all = 0..self.nest.loops.len();
        all.map(|l| {
            let counts = &self.counts[l];
            let grounded = !counts.finite;
            let exact = counts.exits.iter().any(|x| x.exact.is_some());
            let at_once = counts.exits.iter().find(|x| {
                let first = x.exact.map(|e| &self.exprs[e].node);
                first == Some(&Node::Const(0))
            });
            LoopEnd {
                header: self.nest.loops[l].header,
                counted: grounded && (exact || counts.constant_max.is_some()),
                assumed: self.is_finite(l),
                left_at: at_once.filter(|_| grounded).map(|x| x.block),
            }
        })
        .collect()
    }
}
