//! Convergence control: tokens, and the intrinsics that make them (LangRef "Convergent Operation Semantics").

use super::dominance::Dominance;
use super::{Checker, bundles};
use crate::attr::AttrKind;
use crate::entity::{Block, Inst};
use crate::function::Function;
use rustc_hash::FxHashSet;

type Check = Result<(), &'static str>;

fn rule(holds: bool, message: &'static str) -> Check {
    if holds { Ok(()) } else { Err(message) }
}

const ENTRY: &str = "llvm.experimental.convergence.entry";
const ANCHOR: &str = "llvm.experimental.convergence.anchor";
const LOOP: &str = "llvm.experimental.convergence.loop";

fn maker<'a>(c: &Checker<'a, '_>, i: Inst) -> Option<&'a str> {
    let header = c.header;
    let name = header.global_name(c.f.callee(i)?);
    [ENTRY, ANCHOR, LOOP].contains(&name).then_some(name)
}

/// Checks the function; cheap where no token is used.
pub(super) fn check(c: &mut Checker<'_, '_>) {
    let mut controlled = None;
    let mut uncontrolled = None;
    for b in c.f.blocks() {
        let mut before = false;
        for i in c.f.insts(b) {
            let Some(info) = c.f.kind(i).call_info() else {
                continue;
            };
            let bundled = info.bundles.iter().any(|x| &*x.0 == "convergencectrl");
            let made = maker(c, i);
            if let Err(message) = call(c, i, b, bundled, made, before) {
                c.at(i, message);
            }
            // Inline assembly and calls of what is convergent take part.
            let convergent = made.is_some() || bundled || c.header.is_convergent(c.f, i);
            if bundled || made.is_some() {
                controlled = controlled.or(Some(i));
            } else if convergent {
                uncontrolled = uncontrolled.or(Some(i));
            }
            before |= convergent;
        }
    }
    if let (Some(i), Some(_)) = (uncontrolled, controlled) {
        c.at(i, "controlled and uncontrolled convergence in one function");
    }
    if controlled.is_some() {
        for (i, message) in Regions::new(c).breaches() {
            c.at(i, message);
        }
    }
}

/// The use of a token.
#[derive(Clone, Copy)]
struct Use {
    user: Inst,
    block: Block,
    position: usize,
    /// What made the token, and its block.
    token: Inst,
    made_in: Block,
}

/// Every use of a token in reachable code, to be looked at together.
struct Regions<'x, 'a, 'e> {
    c: &'x Checker<'a, 'e>,
    dominance: Dominance,
    uses: Vec<Use>,
}

impl<'x, 'a, 'e> Regions<'x, 'a, 'e> {
    fn new(c: &'x Checker<'a, 'e>) -> Regions<'x, 'a, 'e> {
        let dominance = Dominance::new(c.f);
        let mut uses = Vec::new();
        for b in c.f.blocks().filter(|&b| dominance.reachable(b)) {
            for (position, user) in c.f.insts(b).enumerate() {
                let tokens = bundles::of(c, user);
                let token = tokens.iter().find(|t| t.0 == "convergencectrl");
                let token = token.and_then(|t| c.f.def_inst(*t.1.first()?));
                let made_in = token.and_then(|t| c.f.inst_block(t));
                if let (Some(token), Some(made_in)) = (token, made_in) {
                    uses.push(Use {
                        user,
                        block: b,
                        position,
                        token,
                        made_in,
                    });
                }
            }
        }
        Regions { c, dominance, uses }
    }

    fn breaches(&self) -> Vec<(Inst, &'static str)> {
        let mut out = Vec::new();
        for &u in &self.uses {
            if let Err(message) = self.cycle(u) {
                out.push((u.user, message));
            } else if self.uses.iter().any(|&other| self.crosses(u, other)) {
                out.push((u.user, "convergence regions are not nested"));
            }
        }
        out
    }

    /// A use in a cycle that its token comes from outside of is the one loop intrinsic that heads the cycle.
    fn cycle(&self, u: Use) -> Check {
        let f = self.c.f;
        if u.made_in == u.block {
            return Ok(());
        }
        let after = reachable(f, f.successors(u.block), u.made_in);
        if !after.contains(&u.block) {
            return Ok(());
        }
        rule(
            maker(self.c, u.user) == Some(LOOP),
            "token used in a cycle that it comes from outside of, other than by the loop intrinsic",
        )?;
        // The largest cycle through the use without the token's definition.
        let back = |b: &Block| reachable(f, f.successors(*b), u.made_in).contains(&u.block);
        let cycle: FxHashSet<Block> = after.iter().copied().filter(back).collect();
        let mut entered = cycle.iter().filter(|&&b| b != u.block).flat_map(|&b| {
            f.pred_edges(b)
                .filter(|p| self.dominance.reachable(*p) && !cycle.contains(p))
        });
        rule(
            entered.next().is_none(),
            "the heart of a cycle must dominate its blocks",
        )?;
        let from_outside = |o: &&Use| cycle.contains(&o.block) && !cycle.contains(&o.made_in);
        rule(
            self.uses.iter().filter(from_outside).count() == 1,
            "two tokens from outside of a cycle are used in it",
        )
    }

    /// True if `u` lies in the region of the other use's token, and its own token comes from outside of that.
    fn crosses(&self, u: Use, other: Use) -> bool {
        let f = self.c.f;
        if u.token == other.token || self.token_dominates(other, u.token, u.made_in) {
            return false;
        }
        if !self.token_dominates(other, u.user, u.block) {
            return false;
        }
        let later = u.block == other.block && u.position < other.position;
        later || reachable(f, f.successors(u.block), other.made_in).contains(&other.block)
    }

    /// True if the token of a use is made before an instruction.
    fn token_dominates(&self, of: Use, i: Inst, block: Block) -> bool {
        let f = self.c.f;
        if of.made_in != block {
            return self.dominance.dominates(of.made_in, block);
        }
        let mut in_order = f.insts(block).filter(|&x| x == i || x == of.token);
        in_order.next() == Some(of.token) && i != of.token
    }
}

/// Blocks that control reaches from some without entering another.
fn reachable(f: &Function, from: impl Iterator<Item = Block>, but: Block) -> FxHashSet<Block> {
    let mut open: Vec<Block> = from.filter(|&b| b != but).collect();
    let mut seen: FxHashSet<Block> = open.iter().copied().collect();
    while let Some(b) = open.pop() {
        for s in f.successors(b) {
            if s != but && seen.insert(s) {
                open.push(s);
            }
        }
    }
    seen
}

fn call(
    c: &Checker<'_, '_>,
    i: Inst,
    b: Block,
    bundled: bool,
    made: Option<&str>,
    before: bool,
) -> Check {
    if bundled {
        let all = bundles::of(c, i);
        let tokens: Vec<_> = all.iter().filter(|x| x.0 == "convergencectrl").collect();
        let [(_, operands)] = tokens[..] else {
            return Ok(());
        };
        let [token] = operands[..] else { return Ok(()) };
        let from = c.f.def_inst(token).and_then(|d| maker(c, d));
        rule(
            from.is_some(),
            "convergence token that no convergence intrinsic made",
        )?;
        rule(
            made.is_some() || c.header.is_convergent(c.f, i),
            "convergence token at a call that is not convergent",
        )?;
    }
    match made {
        Some(ENTRY) => {
            rule(
                !bundled,
                "entry and anchor cannot have a convergencectrl bundle",
            )?;
            rule(
                c.f.entry() == Some(b),
                "entry intrinsic outside of the entry block",
            )?;
            let decl = c.header.function(c.f.global);
            let convergent =
                decl.is_some_and(|d| c.header.attrs.has(d.attrs.func, AttrKind::Convergent));
            rule(
                convergent,
                "entry intrinsic in a function that is not convergent",
            )?;
            rule(
                !before,
                "entry intrinsic behind a convergent operation of its block",
            )
        }
        Some(ANCHOR) => rule(
            !bundled,
            "entry and anchor cannot have a convergencectrl bundle",
        ),
        Some(_) => {
            rule(bundled, "loop intrinsic needs a convergencectrl bundle")?;
            rule(
                !before,
                "loop intrinsic behind a convergent operation of its block",
            )
        }
        None => Ok(()),
    }
}
