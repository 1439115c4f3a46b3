//! What every step on a machine function must keep (9.3): entities that exist, control flow that stays reducible where it was,
//! convergent instructions that neither come nor go nor depend on more branches (CV-1), and the rules of PTX that our own
//! output keeps.
//!
//! ```text
//!   Baseline::new(f)      facts of the function at the start: reducible? which convergent instructions, dependent on what?
//!   check(f')             what is broken in a later state, worst first
//!   check_step(f, f')     what is broken by one step: also that the measure of 8.3 falls, so that a run ends
//! ```
//!
//! **Assumption:** the function at the start is well formed; of an irreducible one reducibility is not asked.

use super::graph::{Graph, numbers};
use super::groups;
use super::liveness::{is_reserved, live_ins};
use super::text::key;
use super::{is_convergent, is_inst};
use crate::invariants::Broken;
use std::collections::{BTreeMap, BTreeSet};
use tandem_ir::claims::MachineClaims;
use tandem_ir::machine::forms::Props;
use tandem_ir::machine::verify::{Level, verify_function};
use tandem_ir::machine::{MBlock, MFunc, MInst, MachineContext};
use tandem_ir::rewrite::{MachineRewrite, Vocabulary};

/// Facts of a function at the start of a run.
pub struct Baseline {
    reducible: bool,
    /// Whether it keeps what is asked of our own output.
    own: bool,
    /// How often each convergent instruction is there.
    census: BTreeMap<String, usize>,
    /// The predicates on which each convergent instruction is control dependent.
    dependence: BTreeMap<MInst, BTreeSet<String>>,
}

fn broken(invariant: &'static str, message: impl Into<String>) -> Broken {
    let message = message.into();
    Broken { invariant, message }
}

impl Baseline {
    /// The facts of a well-formed function.
    pub fn new(cx: &MachineContext, f: &MFunc) -> Baseline {
        let g = Graph::new(cx, f);
        let (census, dependence) = convergent(cx, f, &g);
        Baseline {
            reducible: g.irreducible_edge().is_none(),
            own: verify_function(&cx.module, f, Level::Own).is_empty(),
            census,
            dependence,
        }
    }
    /// Whether the function was reducible.
    pub fn is_reducible(&self) -> bool {
        self.reducible
    }
    /// What is broken in a later state, worst first.
    pub fn check(&self, cx: &MachineContext, f: &MFunc) -> Vec<Broken> {
        if let Some(b) = malformed(f) {
            return vec![b];
        }
        let level = if self.own { Level::Own } else { Level::Parsed };
        let problems = verify_function(&cx.module, f, level);
        if !problems.is_empty() {
            let all = problems.iter().take(3);
            let all: Vec<String> = all.map(|p| format!("{}: {}", p.rule, p.message)).collect();
            return vec![broken("verifier", all.join("; "))];
        }
        let g = Graph::new(cx, f);
        let label = |n: usize| {
            let label = f.blocks[f.layout[n]].label.clone();
            label.unwrap_or_else(|| format!("block {n}"))
        };
        let mut all = Vec::new();
        if self.reducible
            && let Some((from, to)) = g.irreducible_edge()
        {
            let edge = format!("'{}' to '{}'", label(from), label(to));
            all.push(broken(
                "reducibility",
                format!("the edge from {edge} enters a cycle beside its header"),
            ));
        }
        let (census, dependence) = convergent(cx, f, &g);
        if census != self.census {
            let of = |m: &BTreeMap<String, usize>, k: &String| m.get(k).copied().unwrap_or(0);
            let keys = census.keys().chain(self.census.keys());
            let differs = |k: &&String| of(&census, k) != of(&self.census, k);
            for k in keys.filter(differs).take(1) {
                let (now, then) = (of(&census, k), of(&self.census, k));
                all.push(broken(
                    "convergence",
                    format!("X-5: '{k}' is there {now} times and was {then} times"),
                ));
            }
        }
        for (inst, now) in &dependence {
            let Some(then) = self.dependence.get(inst) else {
                continue;
            };
            if let Some(p) = now.difference(then).next() {
                let text = key(cx, f, *inst, &mut |r| f.regs.name(r));
                all.push(broken(
                    "convergence",
                    format!("PL-R7: '{text}' has become control dependent on {p}"),
                ));
                break;
            }
        }
        all
    }
    /// What is broken after one step.
    pub fn check_step(
        &self,
        cx: &MachineContext,
        (before, rw): (&MFunc, &MachineRewrite),
        after: &MFunc,
    ) -> Vec<Broken> {
        let edges = MachineRewrite::KINDS
            .iter()
            .any(|k| k.name == rw.kind() && k.changes_edges);
        if !self.reducible && edges {
            let message = "X-6: an edge of an irreducible function was changed";
            return vec![broken("irreducible input", message)];
        }
        let mut all = self.check(cx, after);
        if all.is_empty() {
            all.extend(regrouped(cx, before, rw, after).map(|why| broken("convergence", why)));
        }
        let free = matches!(
            rw,
            MachineRewrite::Layout { .. }
                | MachineRewrite::RemoveJumpTable { .. }
                | MachineRewrite::GuardArm { .. }
        );
        if all.is_empty() && !free {
            let (then, now) = (measure(cx, before), measure(cx, after));
            if now >= then {
                return vec![broken(
                    "measure",
                    format!("BF-R16: {now:?} is not less than {then:?}"),
                )];
            }
        }
        all
    }
}

/// What of the shape of control flow a function has lost against another one, which need not be an earlier state of it: reducible,
/// structured, as many convergent instructions of every form.
pub fn shape_lost(
    (cx, f): (&MachineContext, &MFunc),
    (dx, g): (&MachineContext, &MFunc),
) -> Vec<Broken> {
    let (before, after) = (Graph::new(cx, f), Graph::new(dx, g));
    let mut all = Vec::new();
    let reducible = |g: &Graph| g.irreducible_edge().is_none();
    if reducible(&before) && !reducible(&after) {
        all.push(broken(
            "reducibility",
            "a cycle has an entry beside its header, and none had one before",
        ));
    } else if before.is_structured() && !after.is_structured() {
        all.push(broken(
            "structure",
            "control flow is not structured, and was before",
        ));
    }
    let (then, now) = (
        forms_together(cx, f, &before),
        forms_together(dx, g, &after),
    );
    let of = |m: &BTreeMap<String, usize>, k: &str| m.get(k).copied().unwrap_or(0);
    if let Some(k) = then
        .keys()
        .chain(now.keys())
        .find(|k| of(&then, k) != of(&now, k))
    {
        let (now, then) = (of(&now, k), of(&then, k));
        let message = format!("X-5: '{k}' is there {now} times and was {then} times");
        all.push(broken("convergence", message));
    }
    all
}

/// How often each form of convergent instruction is there that the entry reaches.
fn forms_together(cx: &MachineContext, f: &MFunc, g: &Graph) -> Census {
    let reachable = g.reachable();
    let blocks = f.layout.iter().enumerate().filter(|(n, _)| reachable[*n]);
    let insts = blocks.flat_map(|(_, b)| &f.blocks[*b].insts);
    let mut out = Census::new();
    for &i in insts.filter(|&&i| is_convergent(cx, &f.insts[i])) {
        let spelling = f.form(i, cx.forms()).map(|x| x.spelling.to_string());
        *out.entry(spelling.unwrap_or_default()).or_default() += 1;
    }
    out
}

/// How a step lets threads come together at a convergent instruction that did not, in words (CV-1).
fn regrouped(
    cx: &MachineContext,
    before: &MFunc,
    rw: &MachineRewrite,
    after: &MFunc,
) -> Option<String> {
    match rw {
        MachineRewrite::MergeTails { into, .. } => {
            let new = |b: &&MBlock| !before.layout.contains(b);
            let tail = into.or_else(|| after.layout.iter().find(new).copied())?;
            groups::merged_too_early(cx, after, tail)
        }
        MachineRewrite::RemoveEmptyBlock { block, target } => {
            groups::kept_apart(cx, before, *block, *target)
        }
        _ => None,
    }
}

/// Entities that are not there: with them nothing else may be asked.
fn malformed(f: &MFunc) -> Option<Broken> {
    let mut blocks = BTreeSet::new();
    let mut insts = BTreeSet::new();
    for &b in &f.layout {
        if f.blocks.get(b).is_none() || !blocks.insert(b) {
            return Some(broken(
                "verifier",
                "a block stands in the layout twice, or is none",
            ));
        }
        for &i in &f.blocks[b].insts {
            if f.insts.get(i).is_none() || !insts.insert(i) {
                return Some(broken(
                    "verifier",
                    "an instruction is there twice, or is none",
                ));
            }
        }
    }
    use tandem_ir::machine::func::Operand;
    let leads_nowhere = |b: &tandem_ir::machine::MBlock| !blocks.contains(b);
    let mut targets = insts
        .iter()
        .flat_map(|&i| &f.insts[i].ops)
        .flat_map(|op| match op {
            Operand::Label(b) => vec![*b],
            Operand::Table(t) => f
                .tables
                .get(*t as usize)
                .map_or(vec![], |t| t.targets.clone()),
            _ => Vec::new(),
        });
    let lost = targets.any(|b| leads_nowhere(&b));
    lost.then(|| broken("verifier", "a branch leads to a block that is not there"))
}

/// What falls with every rewrite (8.3): instructions other than branches, blocks, explicit branches, and blocks without successors in front of
/// blocks with some.
pub fn measure(cx: &MachineContext, f: &MFunc) -> (usize, usize, usize, usize) {
    let g = Graph::new(cx, f);
    let (mut others, mut branches) = (0, 0);
    for &b in &f.layout {
        for &i in f.blocks[b].insts.iter().filter(|&&i| is_inst(f, i)) {
            let form = f.form(i, cx.forms());
            let branch = form.is_some_and(|x| x.is(Props::BRANCH) && !x.is(Props::INDIRECT));
            *(if branch { &mut branches } else { &mut others }) += 1;
        }
    }
    let mut pairs = 0;
    let mut exits = 0;
    for succs in &g.succs {
        match succs.is_empty() {
            true => exits += 1,
            false => pairs += exits,
        }
    }
    (others, f.layout.len(), branches, pairs)
}

type Census = BTreeMap<String, usize>;
type Dependence = BTreeMap<MInst, BTreeSet<String>>;

/// Convergent instructions that the entry reaches, and what they are control dependent on.
fn convergent(cx: &MachineContext, f: &MFunc, g: &Graph) -> (Census, Dependence) {
    let (mut census, mut dependence) = (Census::new(), Dependence::new());
    let reachable = g.reachable();
    let holds = |b: usize| {
        let insts = f.blocks[f.layout[b]].insts.iter().copied();
        insts
            .filter(|&i| is_convergent(cx, &f.insts[i]))
            .collect::<Vec<_>>()
    };
    let all: Vec<(usize, Vec<MInst>)> = (0..g.len())
        .filter(|&b| reachable[b])
        .map(|b| (b, holds(b)))
        .filter(|(_, insts)| !insts.is_empty())
        .collect();
    if all.is_empty() {
        return (census, dependence);
    }
    let depends = g.control_dependence();
    let blocks = numbers(f);
    let predicates = |b: usize| {
        let (_, steps) = super::graph::ending(cx, f, &blocks, b);
        let steps = steps.into_iter();
        steps
            .filter_map(|s| match s {
                super::graph::Step::If(g, ..) => Some(f.regs.name(g.reg)),
                super::graph::Step::Table(i, _) | super::graph::Step::Leave(i) => {
                    Some(key(cx, f, i, &mut |r| f.regs.name(r)))
                }
                _ => None,
            })
            .collect::<Vec<_>>()
    };
    for (b, insts) in all {
        let on: BTreeSet<String> = depends[b].iter().flat_map(|&d| predicates(d)).collect();
        for i in insts {
            *census
                .entry(key(cx, f, i, &mut |r| f.regs.name(r)))
                .or_default() += 1;
            dependence.insert(i, on.clone());
        }
    }
    (census, dependence)
}

/// What is wrong with what production's analyses claim.
pub fn check_claims(cx: &MachineContext, f: &MFunc, claims: &MachineClaims) -> Vec<Broken> {
    let mut all = Vec::new();
    let g = Graph::new(cx, f);
    let blocks = numbers(f);
    if !claims.live_ins.is_empty() {
        let (least, most) = (live_ins(cx, f, false), live_ins(cx, f, true));
        for (block, claimed) in &claims.live_ins {
            let Some(&n) = blocks.get(block) else {
                all.push(broken(
                    "live-ins",
                    format!("of a block that is not there: {block}"),
                ));
                continue;
            };
            let claimed: BTreeSet<_> = claimed.iter().copied().collect();
            if let Some(r) = claimed.iter().find(|r| is_reserved(f, **r)) {
                let name = f.regs.name(*r);
                all.push(broken(
                    "live-ins",
                    format!("BF-044: {name} is a reserved register"),
                ));
            }
            let needed = least[n].iter().filter(|r| !is_reserved(f, **r));
            if let Some(r) = needed.into_iter().find(|r| !claimed.contains(r)) {
                let name = f.regs.name(*r);
                all.push(broken(
                    "live-ins",
                    format!("BF-R7: {name} is live into {block} and not claimed"),
                ));
            }
            if let Some(r) = claimed.iter().find(|r| !most[n].contains(r)) {
                let name = f.regs.name(*r);
                all.push(broken(
                    "live-ins",
                    format!("{name} is claimed and not live into {block}"),
                ));
            }
        }
    }
    if !claims.preds.is_empty() {
        let preds = g.preds();
        for (block, claimed) in &claims.preds {
            let own = blocks.get(block).map(|&n| {
                let mut own: Vec<_> = preds[n].iter().map(|&p| f.layout[p]).collect();
                own.sort();
                own
            });
            if own.as_ref() != Some(claimed) {
                all.push(broken(
                    "predecessors",
                    format!("of {block}: {claimed:?} instead of {own:?}"),
                ));
            }
        }
    }
    if let Some(claimed) = &claims.loops {
        let mut own: Vec<_> = g
            .loops()
            .into_iter()
            .map(|(h, body)| {
                let mut body: Vec<_> = body.into_iter().map(|b| f.layout[b]).collect();
                body.sort();
                (f.layout[h], body)
            })
            .collect();
        own.sort();
        if own != *claimed {
            all.push(broken("loops", format!("{claimed:?} instead of {own:?}")));
        }
    }
    all
}
