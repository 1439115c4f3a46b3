//! Legality of copying a block, and of factoring its predecessors.
//!
//! Threading `P -> B -> S` is right if control that comes from `P` is certain to
//! leave `B` to `S` (JT-R4), if `B` may be executed as a copy at all (JT-R2), if no
//! convergent operation feels that threads no longer meet in `B` (JT-R3), and if
//! no loop gets a second entry (JT-R6). The last one is asked of the edited graph
//! itself: exact by definition.

use super::{Check, contradicted, illegal, unproven};
use crate::convergence::{convergent_in_region, is_convergent};
use crate::effects::name_of_callee;
use crate::eval::{Evaluator, Outcome};
use crate::graph::{Graph, node};
use crate::loops::is_reducible;
use crate::view::View;
use tandem_ir::attr::AttrKind;
use tandem_ir::rewrite::Why;
use tandem_ir::{Block, Function, Inst, Type};

/// Judges `ThreadEdge`.
pub fn thread(v: &View<'_>, preds: &[Block], block: Block, dest: Block, why: &Why) -> Check {
    may_copy(v, block)?;
    stays_reducible(&threaded(v, preds, block, dest))?;
    let mut open = None;
    for &p in preds.iter().filter(|&&p| v.is_reachable(p)) {
        match goes(v, p, block, dest, why) {
            Ok(()) => {}
            Err(j @ tandem_ir::rewrite::Judgement::Illegal { .. }) => return Err(j),
            Err(j) => open = open.or(Some(j)),
        }
    }
    open.map_or(Ok(()), Err)
}

/// The graph after threading: the factoring block if there is one, and the copy.
fn threaded(v: &View<'_>, preds: &[Block], block: Block, dest: Block) -> Graph {
    let mut g = v.graph.clone();
    let copy = g.add(vec![node(dest)]);
    let to = if preds.len() > 1 {
        g.add(vec![copy])
    } else {
        copy
    };
    for &p in preds {
        g.redirect(node(p), node(block), to);
    }
    g
}

/// Judges `CloneIntoPredecessor`: no knowledge is needed, since the copy keeps its branch.
pub fn clone_into(v: &View<'_>, pred: Block, block: Block) -> Check {
    may_copy(v, block)?;
    let mut g = v.graph.clone();
    g.succs[node(pred)] = g.succs[node(block)].clone();
    stays_reducible(&g)
}

/// Judges `FactorPredecessors`: nothing is copied, but a header may lose its place as the only entry.
pub fn factor(v: &View<'_>, preds: &[Block], block: Block) -> Check {
    let mut g = v.graph.clone();
    let between = g.add(vec![node(block)]);
    for &p in preds {
        g.redirect(node(p), node(block), between);
    }
    stays_reducible(&g)
}

fn stays_reducible(after: &Graph) -> Check {
    if is_reducible(after) {
        return Ok(());
    }
    Err(illegal("JT-R6", "a cycle would get a second entry"))
}

/// JT-R2 and JT-R3: whether the block may be executed as one of two copies. (The entry block, which has
/// no predecessor, never gets here.) An alloca is no obstacle: outside the entry block it is a dynamic
/// one, and each path still executes one copy of it.
pub fn may_copy(v: &View<'_>, block: Block) -> Check {
    let f = v.f;
    for i in f.insts(block) {
        may_copy_inst(v, i)?;
    }
    match convergent_in_region(v.cx, f, &v.graph, node(block)) {
        None => Ok(()),
        Some(b) => {
            let name = name(f, b);
            let reason =
                format!("{name} has a convergent operation before the block's threads meet again");
            Err(illegal("JT-R3", reason))
        }
    }
}

/// JT-R2 for one instruction.
pub fn may_copy_inst(v: &View<'_>, i: Inst) -> Check {
    let (cx, f) = (v.cx, v.f);
    let token =
        f.inst_type(i) == Type::TOKEN || f.operands(i).any(|o| f.value_type(o) == Type::TOKEN);
    let refusal = if is_convergent(cx, f, i) {
        "the block has a convergent operation"
    } else if cx.call_has(f, i, AttrKind::NoDuplicate) {
        "the block has a noduplicate call"
    } else if token {
        "the block has a token value"
    } else if name_of_callee(cx, f, i) == Some("llvm.experimental.noalias.scope.decl") {
        // Both copies would declare the same scope, and accesses of different copies may alias (JT-T15).
        "the block declares a noalias scope"
    } else {
        return Ok(());
    };
    Err(illegal("JT-R2", refusal))
}

/// JT-R4: whether control that enters `block` from `pred` is certain to go to `dest`.
fn goes(v: &View<'_>, pred: Block, block: Block, dest: Block, why: &Why) -> Check {
    let from = name(v.f, pred);
    match Evaluator::on_edge(v, pred, block).outcome(block) {
        Outcome::Any => Ok(()),
        Outcome::Goes(d) if d == dest => Ok(()),
        Outcome::Goes(d) => {
            // Unless nothing ever comes from there: a pass that sees that may do as it likes.
            let there = name(v.f, d);
            Err(unproven(format!(
                "what comes from {from}, if anything does, goes to {there}"
            )))
        }
        Outcome::Arbitrary => Err(contradicted(
            why,
            "JT-R4",
            &format!(
                "from {from} the condition is a frozen undef or poison, one value for all its uses"
            ),
        )),
        Outcome::Unknown => Err(unproven(format!(
            "where control goes from {from} could not be derived"
        ))),
    }
}

/// A block as people call it.
pub fn name(f: &Function, b: Block) -> String {
    match f.block_name(b) {
        Some(n) => format!("%{n}"),
        None => format!("{b:?}"),
    }
}
