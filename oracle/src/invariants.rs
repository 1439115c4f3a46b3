//! What every pass must keep, whatever it does (design section 3, resolutions, PL-R7).
//!
//! Checked on the function before and after a step or a whole run: the output is
//! well formed; a reducible function stays reducible and an irreducible one stays
//! untouched by control-flow passes; no new kind of address-space cast appears;
//! convergent operations are neither duplicated nor lost while reachable, and gain
//! no control dependence. The facts about the function before are kept in
//! [`Baseline`], so that a step costs one look at the function after it.

use crate::describe::number_in_listing;
use crate::excerpt::Whole;
use crate::excerpt::is_about_tokens_of_stubs;
use crate::graph::{Graph, convergent_calls};
use rustc_hash::FxHashMap;
use std::collections::{BTreeMap, BTreeSet};
use tandem_ir::verify::verify_function;
use tandem_ir::{Block, CastOp, Function, Header, Inst, InstKind};

/// Per reachable convergent call the branches on which it is control dependent.
type Dependence = FxHashMap<Inst, BTreeSet<Inst>>;

/// A broken invariant.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Broken {
    /// Short name: `verifier`, `reducibility`, `address-space`, `convergence`.
    pub invariant: &'static str,
    /// One sentence.
    pub message: String,
}

/// Whether a function is irreducible that stands for one which is reducible, and need not be an earlier state of it.
pub fn reducible_no_more(before: &Function, after: &Function) -> Option<Broken> {
    let edge = Graph::new(after).irreducible_edge()?;
    if Graph::new(before).irreducible_edge().is_some() {
        return None;
    }
    let (from, to) = (label(after, edge.0), label(after, edge.1));
    Some(Broken {
        invariant: "reducibility",
        message: format!("the edge from '{from}' to '{to}' enters a cycle beside its header"),
    })
}

/// What is compared against later.
pub struct Baseline {
    whole: Whole,
    /// It is an excerpt with convergent stubs, whose tokens the verifier does not like.
    stubs: bool,
    casts: BTreeSet<(u32, u32)>,
    /// Per reachable convergent call: the terminators on which it is control dependent.
    convergent: Dependence,
    /// The same by the edges that are ever taken, if there are others.
    taken: Option<Dependence>,
    /// If there is a convergent call: the edges of what can be reached.
    edges: BTreeSet<(Block, Block)>,
    /// The block of each reachable convergent call.
    homes: BTreeMap<Inst, Block>,
}

impl Baseline {
    /// The facts of a well-formed function.
    pub fn new(cx: &Header, f: &Function) -> Baseline {
        let g = Graph::new(f);
        let homes = homes(cx, f, &g);
        Baseline {
            edges: match homes.is_empty() {
                true => BTreeSet::new(),
                false => edges(f, &g).collect(),
            },
            homes,
            whole: Whole::of(cx, f),
            stubs: verify_function(cx, f).iter().any(is_about_tokens_of_stubs),
            casts: address_space_casts(f, &g),
            convergent: any_dependence(cx, f, &g),
            taken: Graph::has_untaken(f).then(|| any_dependence(cx, f, &Graph::taken(f))),
        }
    }

    /// True if the function was reducible.
    pub fn reducible(&self) -> bool {
        self.whole.reducible
    }

    /// What excerpts of the function have to know of it.
    pub fn whole(&self) -> &Whole {
        &self.whole
    }

    /// What is broken in a later state of the same function, worst first; empty if all is well.
    pub fn check(&self, cx: &Header, f: &Function) -> Vec<Broken> {
        let mut errors = verify_function(cx, f);
        errors.retain(|e| !(self.stubs && is_about_tokens_of_stubs(e)));
        if !errors.is_empty() {
            let all: Vec<String> = errors.iter().take(3).map(|e| e.to_string()).collect();
            return vec![Broken {
                invariant: "verifier",
                message: all.join("; "),
            }];
        }
        let g = Graph::new(f);
        let mut broken = Vec::new();
        if self.whole.reducible {
            broken.extend(g.irreducible_edge().map(|(from, to)| Broken {
                invariant: "reducibility",
                message: format!(
                    "the edge from '{}' to '{}' enters a cycle beside its header",
                    label(f, from),
                    label(f, to)
                ),
            }));
        }
        for (from, to) in address_space_casts(f, &g).difference(&self.casts) {
            broken.push(Broken {
                invariant: "address-space",
                message: format!("a pointer is now cast from address space {from} to {to}, which it was not before"),
            });
        }
        broken.extend(
            check_convergence(&self.convergent, cx, f, &g)
                .filter(|_| self.is_broken_as_taken(cx, f) && !self.only_lost_edges(cx, f, &g)),
        );
        broken
    }

    /// True if every edge and convergent call that can be reached was there before, blocks that are gone or have become parts of
    /// others apart, and some threads never come to an end now. Whether an edge may go is asked of each step: if it is never
    /// taken, threads part and meet where they did. But it may have been all that led to the end, and where there is none,
    /// dependence is about exits that are made up.
    fn only_lost_edges(&self, cx: &Header, f: &Function, g: &Graph) -> bool {
        let gone = |b: Block| g.number(b).is_none();
        let stays = |(i, b): (&Inst, &Block)| {
            let before = self.homes.get(i);
            before.is_some_and(|&was| was == *b || gone(was))
        };
        !g.endless_regions().is_empty()
            && edges(f, g).all(|(a, b)| self.led(a, b, &gone))
            && homes(cx, f, g).iter().all(stays)
    }

    /// A branch on a constant decides nothing: where one was, or is, what is gained must be gained without the edges that
    /// are never taken as well. Folding such a branch may be what shows that a loop never ends.
    fn is_broken_as_taken(&self, cx: &Header, f: &Function) -> bool {
        match &self.taken {
            Some(before) => check_convergence(before, cx, f, &Graph::taken(f)).is_some(),
            None => true,
        }
    }

    /// True if one block led to another before, through none but blocks that are gone.
    fn led(&self, from: Block, to: Block, gone: &dyn Fn(Block) -> bool) -> bool {
        let mut seen = BTreeSet::new();
        let mut work = vec![from];
        while let Some(b) = work.pop() {
            let next = self.edges.iter().filter(|e| e.0 == b).map(|e| e.1);
            for s in next {
                if s == to {
                    return true;
                }
                if gone(s) && seen.insert(s) {
                    work.push(s);
                }
            }
        }
        false
    }
}

/// The edges between blocks that can be reached.
fn edges<'a>(f: &'a Function, g: &'a Graph) -> impl Iterator<Item = (Block, Block)> + 'a {
    let of = |&b: &Block| f.successors(b).map(move |s| (b, s));
    g.blocks.iter().flat_map(of)
}

/// The block of each convergent call that can be reached.
fn homes(cx: &Header, f: &Function, g: &Graph) -> BTreeMap<Inst, Block> {
    let all = convergent_calls(cx, f, g).into_iter();
    all.filter_map(|i| Some((i, f.inst_block(i)?))).collect()
}

/// An endless loop has no place where its threads leave it, so it may be thought to be left anywhere, before
/// and after: what is broken must be broken whichever block that is (a branch that is folded may have been
/// the only exit).
fn check_convergence(before: &Dependence, cx: &Header, f: &Function, g: &Graph) -> Option<Broken> {
    if convergent_calls(cx, f, g).is_empty() {
        return None;
    }
    let regions = g.endless_regions();
    let mut left_from = first_of_each(&regions);
    let first = convergence_broken(before, cx, f, g, &left_from)?;
    for _ in 0..MOST_EXITS {
        if !next_choice(&regions, &mut left_from) {
            break;
        }
        convergence_broken(before, cx, f, g, &left_from)?;
    }
    Some(first)
}

fn convergence_broken(
    baseline: &Dependence,
    cx: &Header,
    f: &Function,
    g: &Graph,
    left_from: &[usize],
) -> Option<Broken> {
    let now = convergent_dependence(cx, f, g, left_from, false);
    for i in convergent_calls(cx, f, g) {
        let at = f.inst_block(i).map_or_else(String::new, |b| label(f, b));
        let Some(before) = baseline.get(&i) else {
            let message =
                format!("a convergent operation in '{at}' was not there before: it was duplicated");
            return Some(Broken {
                invariant: "convergence",
                message,
            });
        };
        if let Some(new) = now.get(&i).and_then(|n| n.difference(before).next()) {
            let branch = f.inst_block(*new).map_or_else(String::new, |b| label(f, b));
            let message = format!(
                "a convergent operation in '{at}' now depends on the branch at the end of '{branch}'"
            );
            return Some(Broken {
                invariant: "convergence",
                message,
            });
        }
    }
    None
}

/// Choices of an exit for each endless region that are tried; beyond them the first one decides.
const MOST_EXITS: usize = 256;

/// The first block of each region.
fn first_of_each(regions: &[Vec<usize>]) -> Vec<usize> {
    regions.iter().filter_map(|r| r.first().copied()).collect()
}

/// The next choice of one block per region; false after the last.
fn next_choice(regions: &[Vec<usize>], chosen: &mut [usize]) -> bool {
    for (region, c) in regions.iter().zip(chosen) {
        match region.iter().find(|&&b| b > *c) {
            Some(&next) => {
                *c = next;
                return true;
            }
            None => *c = region[0],
        }
    }
    false
}

/// The label of a block as a listing of the function has it: its name, else its number there.
pub fn label(f: &Function, b: tandem_ir::Block) -> String {
    if let Some(name) = f.block_name(b) {
        return name.to_owned();
    }
    let number = number_in_listing(f, f.block_value(b));
    number.map_or_else(|| b.to_string(), |n| n.to_string())
}

fn address_space_casts(f: &Function, g: &Graph) -> BTreeSet<(u32, u32)> {
    let mut set = BTreeSet::new();
    for i in g.blocks.iter().flat_map(|&b| f.insts(b)) {
        if let InstKind::Cast(CastOp::AddrSpaceCast) = f.kind(i) {
            let from = f.value_type(f.operand(i, 0)).address_space();
            set.extend(from.zip(f.inst_type(i).address_space()));
        }
    }
    set
}

/// The dependence over all choices of an exit for each endless region.
fn any_dependence(cx: &Header, f: &Function, g: &Graph) -> Dependence {
    let mut all = Dependence::default();
    if convergent_calls(cx, f, g).is_empty() {
        return all;
    }
    let regions = g.endless_regions();
    let mut left_from = first_of_each(&regions);
    for _ in 0..MOST_EXITS {
        let mut here = convergent_dependence(cx, f, g, &left_from, true);
        for i in convergent_calls(cx, f, g) {
            all.entry(i)
                .or_default()
                .extend(here.remove(&i).unwrap_or_default());
        }
        if !next_choice(&regions, &mut left_from) {
            break;
        }
    }
    all
}

/// For every reachable convergent call the terminators with several targets on which it depends.
///
/// A call depends on what decides between paths to an end of the function; a path that never ends decides
/// nothing, since no thread comes back from it. A call from which no end can be reached depends on what
/// decides between paths to the blocks from which its endless region is thought to be left; with `lenient`,
/// any other call depends on that as well, since the path to the end may be one that is never taken. A
/// terminator is named by the block whose end it is, and blocks keep their last instruction's identity
/// through merges, so that names are comparable before and after.
fn convergent_dependence(
    cx: &Header,
    f: &Function,
    g: &Graph,
    left_from: &[usize],
    lenient: bool,
) -> Dependence {
    let mut all = Dependence::default();
    for i in convergent_calls(cx, f, g) {
        let Some(n) = f.inst_block(i).and_then(|b| g.number(b)) else {
            continue;
        };
        let reached = g.reached_from(n);
        let ends = g.ends();
        let can_end = ends.iter().any(|&e| e == n || reached[e]);
        let mut branches = BTreeSet::new();
        if can_end {
            branches.extend(decided_by(f, g, n, &ends));
        }
        if !can_end || lenient {
            let exits: Vec<usize> = left_from.iter().copied().filter(|&t| reached[t]).collect();
            branches.extend(decided_by(f, g, n, &exits));
        }
        all.insert(i, branches);
    }
    all
}

/// The terminators with several targets on which a block depends, among the paths to the given blocks.
fn decided_by(f: &Function, g: &Graph, n: usize, targets: &[usize]) -> Vec<Inst> {
    let (part, exits) = g.part_leading_to(targets);
    let part = part.with_branches_apart(&exits);
    let Some(here) = part.number(g.blocks[n]) else {
        return Vec::new();
    };
    let dependence = part.control_dependence(&exits);
    let parts = |a: &&usize| part.succs[**a].iter().any(|s| *s != part.succs[**a][0]);
    let branches = dependence[here].iter().filter(parts);
    branches
        .filter_map(|&a| f.terminator(part.blocks[a]))
        .collect()
}

/// Number of reachable instructions that a budget of duplicated code counts: not phis, terminators, freezes,
/// and not conversions and address computations, which targets fold into their users.
pub fn budgeted_size(f: &Function) -> usize {
    let free = |i: Inst| {
        let kind = f.kind(i);
        let folded = matches!(
            kind,
            InstKind::Cast(_) | InstKind::Gep { .. } | InstKind::Freeze
        );
        kind.is_terminator() || folded || f.is_phi(i)
    };
    let g = Graph::new(f);
    g.blocks
        .iter()
        .map(|&b| f.insts(b).filter(|&i| !free(i)).count())
        .sum()
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]
    use super::*;
    use tandem_ir::{Type, text};

    const BARRIER: &str = "declare void @barrier() convergent\n";

    /// The invariants broken when the branch at the end of the named block becomes one to its first target.
    fn folded(body: &str, block: &str) -> Vec<&'static str> {
        let m = text::parse(format!("{BARRIER}{body}").as_bytes(), "test").unwrap();
        let mut f = m.bodies[0].clone();
        let before = Baseline::new(&m.header, &f);
        assert_eq!(before.check(&m.header, &f), []);
        let b = f
            .blocks()
            .find(|&b| f.block_name(b) == Some(block))
            .unwrap();
        let old = f.terminator(b).unwrap();
        let to = f.operand(old, 1);
        let new = f.create_inst(tandem_ir::InstKind::Br, Type::VOID, &[to]);
        f.append_inst(b, new);
        f.erase_inst(old);
        let broken = before.check(&m.header, &f);
        broken.iter().map(|b| b.invariant).collect()
    }

    /// A loop loses its last exit, and a branch comes to the end of the block with the barrier: every path from it leads
    /// back there.
    #[test]
    fn cv_1_a_block_that_joins_the_barrier_of_an_endless_loop() {
        let parsed =
            |body: &str| text::parse(format!("{BARRIER}{body}").as_bytes(), "test").unwrap();
        let m = parsed(
            "define void @f(i1 %c, i1 %d) {\nentry:\n  br label %l\nl:\n  call void @barrier()\n
            br i1 %d, label %m, label %out\nm:\n  br i1 %c, label %x, label %l\nx:\n  br label %l\nout:\n  ret void\n}",
        );
        let mut f = m.bodies[0].clone();
        let before = Baseline::new(&m.header, &f);
        let named =
            |f: &Function, name| f.blocks().find(|&b| f.block_name(b) == Some(name)).unwrap();
        let (l, merged) = (named(&f, "l"), named(&f, "m"));
        let branch = f.terminator(merged).unwrap();
        let old = f.terminator(l).unwrap();
        f.move_before(branch, old);
        f.erase_inst(old);
        f.erase_blocks(&[merged]);
        assert_eq!(before.check(&m.header, &f), []);
    }

    #[test]
    fn cv_1_an_exit_that_is_never_taken_may_go() {
        // The loop was the only path around the barrier that came back to it.
        let around = "define void @f(i1 %c) {\nentry:\n  br i1 %c, label %m, label %l\nm:\n
            call void @barrier()\n  ret void\nl:\n  br i1 false, label %l, label %m\n}";
        assert_eq!(folded(around, "l"), [""; 0]);
        // A loop that loses its last exit has a barrier itself.
        let inside = "define void @f(i1 %c) {\nentry:\n  br label %h\nh:\n  br i1 %c, label %x, label %y\nx:\n
            br label %l\ny:\n  br label %l\nl:\n  call void @barrier()\n  br i1 false, label %h, label %out\n
            out:\n  ret void\n}";
        assert_eq!(folded(inside, "l"), [""; 0]);
        // A comparison of constants decides as little.
        let compared = inside.replace("br i1 false", "%z = icmp ugt i8 0, 1\n  br i1 %z");
        assert_eq!(folded(&compared, "l"), [""; 0]);
    }
}
