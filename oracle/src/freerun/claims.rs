//! What the analyses of a function pass claim, held against a recomputation from scratch.

use super::found;
use crate::graph::Graph;
use crate::verdict::{Finding, FunctionReport, Verdict};
use tandem_ir::claims::Claims;
use tandem_ir::{Block, Function};

/// Holds what an analysis says against a recomputation from scratch (design law 6).
pub(super) fn check(f: &Function, claims: &Claims, report: &mut FunctionReport) {
    let g = Graph::new(f);
    let idom = g.idoms();
    if let Some(d) = &claims.dominators {
        let mut fresh: Vec<(Block, Block)> = (1..g.blocks.len())
            .map(|n| (g.blocks[n], g.blocks[idom[n]]))
            .collect();
        fresh.sort_unstable();
        if d.idom != fresh {
            let message = "dominators that the pass says it kept differ from fresh ones".into();
            let found = stale(report, "dominators", message);
            report.findings.push(found);
        }
    }
    if let Some(h) = &claims.headers
        && let Some(b) = g.loop_headers().iter().find(|b| !h.contains(b))
    {
        let name = crate::invariants::label(f, *b);
        let message = format!("%{name} heads a loop, and the pass in the end does not know it");
        let found = stale(report, "loop headers", message);
        report.findings.push(found);
    }
    if let Some(wrong) = claims
        .post_dominators
        .as_ref()
        .and_then(|p| stale_post_dominator(&g, p))
    {
        let name = crate::invariants::label(f, wrong);
        let message =
            format!("post-dominators that the pass keeps differ from fresh ones: those of %{name}");
        let found = stale(report, "post-dominators", message);
        report.findings.push(found);
    }
    if let Some(l) = &claims.loops {
        let headers = g.loop_headers();
        let claimed: Vec<Block> = l.loops.iter().map(|l| l.0).collect();
        if claimed != headers {
            let message = "loops that the pass says it kept differ from fresh ones".into();
            let found = stale(report, "loops", message);
            report.findings.push(found);
        }
    }
}

/// The first reachable block, of those from which the function can end, of which another immediate post-dominator
/// is claimed than it has.
fn stale_post_dominator(g: &Graph, claimed: &[(Block, Option<Block>)]) -> Option<Block> {
    let fresh = g.ipdoms(&[]);
    let (leading, _) = g.part_leading_to(&g.ends());
    let wrong = |&&(b, up): &&(Block, Option<Block>)| {
        leading.number(b).is_some()
            && g.number(b)
                .is_some_and(|n| g.blocks.get(fresh[n]).copied() != up)
    };
    claimed.iter().find(wrong).map(|c| c.0)
}

fn stale(report: &FunctionReport, cause: &str, message: String) -> Finding {
    found::<Function>(report, Verdict::InvariantBroken, cause, message)
}
