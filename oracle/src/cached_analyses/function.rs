//! Cached answers about a function.

use crate::graph::Graph;
use crate::invariants::{Broken, label};
use std::collections::BTreeMap;
use tandem_ir::claims::Claims;
use tandem_ir::constant::ConstantData;
use tandem_ir::{Block, Function, Header, Inst};

/// What is wrong with cached answers about a function as it stands.
pub fn check(cx: &Header, f: &Function, cached: &Claims) -> Vec<Broken> {
    let mut found = Vec::new();
    if asks_graph(cached) {
        found.extend(graph(f, cached));
    }
    found.extend(blocks(cx, f, cached));
    found.extend(cached.inst_order.as_ref().and_then(|o| order(f, o)));
    found
}

fn stale(invariant: &'static str, message: String) -> Broken {
    Broken { invariant, message }
}

fn asks_graph(c: &Claims) -> bool {
    let headers = c.loops.is_some() || c.headers.is_some();
    headers || c.dominators.is_some() || c.post_dominators.is_some()
}

/// Dominators, post-dominators and loops against the oracle's own.
fn graph(f: &Function, cached: &Claims) -> Vec<Broken> {
    let g = Graph::new(f);
    let mut found = Vec::new();
    if let Some(d) = &cached.dominators
        && let Some(b) = other_dominator(&g, &d.idom)
    {
        let message = format!(
            "the cached immediate dominator of %{} is stale",
            label(f, b)
        );
        found.push(stale("dominators", message));
    }
    if let Some(p) = &cached.post_dominators
        && let Some(b) = other_post_dominator(&g, p)
    {
        let message = format!(
            "the cached immediate post-dominator of %{} is stale",
            label(f, b)
        );
        found.push(stale("post-dominators", message));
    }
    if let Some(h) = &cached.headers
        && let Some(b) = g.loop_headers().iter().find(|b| !h.contains(b))
    {
        let message = format!(
            "%{} heads a loop, and the pass does not know it",
            label(f, *b)
        );
        found.push(stale("loop headers", message));
    }
    if let Some(l) = &cached.loops {
        let headers: Vec<Block> = l.loops.iter().map(|l| l.0).collect();
        // In an irreducible graph not every target of a retreating edge heads a natural loop.
        let reducible = g.irreducible_edge().is_none();
        let differs = |b: &&Block| !headers.contains(b);
        let fresh = g.loop_headers();
        let lost = fresh.iter().find(differs).copied();
        let extra = headers.iter().find(|b| !fresh.contains(b)).copied();
        if let Some(b) = lost.or(extra.filter(|_| reducible)) {
            let message = format!(
                "the cached loops are stale: %{} is taken wrongly",
                label(f, b)
            );
            found.push(stale("loops", message));
        }
    }
    found
}

/// The first block, by number, whose immediate dominator is another one than claimed, or that is claimed to have one and
/// cannot be reached.
fn other_dominator(g: &Graph, claimed: &[(Block, Block)]) -> Option<Block> {
    let idom = g.idoms();
    let fresh = (1..g.blocks.len()).map(|n| (g.blocks[n], g.blocks[idom[n]]));
    let fresh: BTreeMap<Block, Block> = fresh.collect();
    let cached: BTreeMap<Block, Block> = claimed.iter().copied().collect();
    let mut all: Vec<Block> = fresh.keys().chain(cached.keys()).copied().collect();
    all.sort_unstable();
    all.into_iter().find(|b| fresh.get(b) != cached.get(b))
}

/// The first reachable block, of those from which the function can end, of which another immediate post-dominator is
/// claimed than it has, or of which nothing is claimed.
fn other_post_dominator(g: &Graph, claimed: &[(Block, Option<Block>)]) -> Option<Block> {
    let fresh = g.ipdoms(&[]);
    let (leading, _) = g.part_leading_to(&g.ends());
    let cached: BTreeMap<Block, Option<Block>> = claimed.iter().copied().collect();
    let ends = (0..g.blocks.len()).filter(|&n| leading.number(g.blocks[n]).is_some());
    let wrong = |&n: &usize| {
        let now = g.blocks.get(fresh[n]).copied();
        cached.get(&g.blocks[n]) != Some(&now)
    };
    ends.into_iter().find(wrong).map(|n| g.blocks[n])
}

/// Sets of blocks that may be too large, never too small.
fn blocks(cx: &Header, f: &Function, cached: &Claims) -> Vec<Broken> {
    let mut found = Vec::new();
    if let Some(convergent) = &cached.convergent {
        let holds = |b: &Block| f.insts(*b).any(|i| cx.is_convergent(f, i));
        if let Some(b) = f.blocks().find(|b| !convergent.contains(b) && holds(b)) {
            let name = label(f, b);
            let message =
                format!("%{name} has a convergent operation, and the cache says it has none");
            found.push(stale("convergent blocks", message));
        }
    }
    if let Some(taken) = &cached.address_taken {
        let named = f.constants().iter().find_map(|(_, _, data)| match data {
            ConstantData::BlockAddress(g, b) if *g == f.global => Some(*b),
            _ => None,
        });
        if let Some(b) = named.filter(|b| f.in_layout(*b) && !taken.contains(b)) {
            let name = label(f, b);
            let message = format!("the address of %{name} is used, and the cache says it is not");
            found.push(stale("address-taken blocks", message));
        }
    }
    found
}

/// Two instructions of a block that the cache holds in the wrong order.
fn order(f: &Function, cached: &[(Block, Vec<Inst>)]) -> Option<Broken> {
    cached.iter().find_map(|(b, list)| {
        let mut known = list.clone();
        known.sort_unstable();
        let now = f.insts(*b).filter(|i| known.binary_search(i).is_ok());
        (!now.eq(list.iter().copied())).then(|| {
            let message = format!(
                "the cached order of the instructions of %{} is stale",
                label(f, *b)
            );
            stale("order of instructions", message)
        })
    })
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::*;
    use tandem_ir::claims::{Dominators, Loops};

    const TEXT: &str = "
declare void @llvm.nvvm.barrier0() convergent
define i8 @f(i8 %x, i1 %p) {
entry:
  br label %head
head:
  %i = phi i8 [ 0, %entry ], [ %j, %latch ]
  br i1 %p, label %latch, label %out
latch:
  %j = add i8 %i, 1
  call void @llvm.nvvm.barrier0()
  br label %head
out:
  ret i8 %i
}
";

    /// The invariants that claims about the function break.
    fn broken(make: impl Fn(&Function, &dyn Fn(&str) -> Block) -> Claims) -> Vec<&'static str> {
        let m = tandem_ir::text::parse(TEXT.as_bytes(), "cached.ll").unwrap();
        let f = &m.bodies[0];
        let block = |name: &str| f.blocks().find(|&b| label(f, b) == name).unwrap();
        let cached = make(f, &block);
        let found = check(&m.header, f, &cached);
        found.into_iter().map(|b| b.invariant).collect()
    }
    fn dominators(pairs: &[(Block, Block)]) -> Option<Dominators> {
        let idom = pairs.to_vec();
        Some(Dominators { idom })
    }

    #[test]
    fn right_answers_pass() {
        let found = broken(|f, b| {
            let (entry, head, latch, out) = (b("entry"), b("head"), b("latch"), b("out"));
            let order = f.blocks().map(|b| (b, f.insts(b).collect()));
            Claims {
                dominators: dominators(&[(head, entry), (latch, head), (out, head)]),
                post_dominators: Some(vec![
                    (entry, Some(head)),
                    (head, Some(out)),
                    (latch, Some(head)),
                    (out, None),
                ]),
                loops: Some(Loops {
                    loops: vec![(head, vec![head, latch])],
                }),
                convergent: Some(vec![latch, out]),
                address_taken: Some(Vec::new()),
                inst_order: Some(order.collect()),
                ..Claims::default()
            }
        });
        assert_eq!(found, [""; 0]);
    }

    #[test]
    fn each_stale_answer_is_found() {
        let found = broken(|_, b| {
            let (entry, head, latch, out) = (b("entry"), b("head"), b("latch"), b("out"));
            Claims {
                dominators: dominators(&[(head, entry), (latch, head), (out, latch)]),
                post_dominators: Some(vec![(entry, Some(head)), (head, None)]),
                loops: Some(Loops::default()),
                convergent: Some(vec![head]),
                ..Claims::default()
            }
        });
        let graph = ["dominators", "post-dominators", "loops"];
        assert_eq!(found[..3], graph);
        assert_eq!(found[3..], ["convergent blocks"]);
    }

    #[test]
    fn a_block_that_is_gone_or_new_is_a_stale_tree() {
        let found = broken(|_, b| {
            let (entry, head) = (b("entry"), b("head"));
            Claims {
                dominators: dominators(&[(head, entry)]),
                ..Claims::default()
            }
        });
        assert_eq!(found, ["dominators"]);
    }

    #[test]
    fn exchanged_instructions_are_found_and_unknown_ones_are_not() {
        let found = broken(|f, b| {
            let latch: Vec<Inst> = f.insts(b("latch")).collect();
            let known = vec![latch[0], latch[2]];
            Claims {
                inst_order: Some(vec![(b("latch"), known)]),
                ..Claims::default()
            }
        });
        assert_eq!(found, [""; 0]);
        let found = broken(|f, b| {
            let mut latch: Vec<Inst> = f.insts(b("latch")).collect();
            latch.swap(0, 1);
            Claims {
                inst_order: Some(vec![(b("latch"), latch)]),
                ..Claims::default()
            }
        });
        assert_eq!(found, ["order of instructions"]);
    }
}
