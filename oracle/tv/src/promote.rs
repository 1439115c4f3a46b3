//! Stack slots as values, before anything is encoded.
//!
//! What compilers print before their first pass keeps every variable in a stack slot. Proofs about such functions spend their
//! effort on memory that nobody else can see, and a loop whose state lies there has to be related byte by byte. Here a slot
//! that is only loaded and stored as one scalar becomes the value that it holds, with phis where paths meet. The function that
//! comes out does the same as the one that went in, for the same reasons on both sides, so a proof about it is a proof about
//! the other. It is used for proofs alone: what a counterexample shows is shown on the functions as they are.
//!
//! A slot is left alone if anything about it could matter besides the value in it:
//! - its address goes anywhere but into a plain load or store of its own type, or into a lifetime marker;
//! - an access promises something (an alignment that the slot has not, `!noundef`, `!range`, `!tbaa` that differs between
//!   accesses);
//! - a store may come where its lifetime has not begun or is over, which is undefined behaviour.
//!
//! What is loaded before anything is stored is what fresh memory holds in the mode of the question; outside the lifetime it
//! is poison.

use crate::graph::Graph;
use crate::mode::Uninit;
use rustc_hash::{FxHashMap, FxHashSet};
use tandem_ir::inst::{Align, MemAccess, Ordering};
use tandem_ir::metadata::Metadata;
use tandem_ir::{Block, Function, Header, Inst, InstKind, Type, Value};

/// Phis that may be made at most: slots times blocks where paths meet.
const MOST_PHIS: usize = 40_000;

/// A slot.
struct Slot {
    alloca: Inst,
    ty: Type,
    /// True if lifetime markers say when it is there.
    marked: bool,
}

/// What an instruction does to a slot.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Step {
    Load,
    Store,
    Start,
    End,
}

/// What instructions do, and to which slot by its number.
type Steps = FxHashMap<Inst, (usize, Step)>;

/// The function with its slots as values; `None` if it has no slot that can be one.
pub fn promoted(cx: &Header, f: &Function, uninit: Uninit) -> Option<Function> {
    let graph = Graph::new(f);
    let (slots, steps) = slots(cx, f, &graph)?;
    let joins = graph.preds.iter().filter(|p| p.len() > 1).count();
    if slots.len().saturating_mul(joins) > MOST_PHIS {
        return None;
    }
    let mut p = Promotion {
        out: f.clone(),
        graph: &graph,
        slots: &slots,
        steps: &steps,
        uninit,
        phis: Vec::new(),
    };
    p.rename();
    p.simplify();
    p.clean();
    Some(p.out)
}

/// The slots of a function that can be values, and what each instruction does to which of them.
fn slots(cx: &Header, f: &Function, graph: &Graph) -> Option<(Vec<Slot>, Steps)> {
    let entry = f.entry()?;
    let mut slots = Vec::new();
    let mut steps = Steps::default();
    for alloca in f.insts(entry) {
        let Some((slot, uses)) = slot(cx, f, alloca) else {
            continue;
        };
        if slot.marked && stores_outside_lifetime(f, graph, &uses) {
            continue;
        }
        steps.extend(uses.into_iter().map(|(i, s)| (i, (slots.len(), s))));
        slots.push(slot);
    }
    (!slots.is_empty()).then_some((slots, steps))
}

/// A slot and its uses, if nothing is done with it but those.
fn slot(cx: &Header, f: &Function, alloca: Inst) -> Option<(Slot, Vec<(Inst, Step)>)> {
    let &InstKind::Alloca {
        ty,
        align,
        inalloca: false,
        swifterror: false,
    } = f.kind(alloca)
    else {
        return None;
    };
    let one = |n: usize| f.as_int(f.operand(alloca, n)).and_then(|b| b.as_u64()) == Some(1);
    if !(0..f.num_operands(alloca)).all(one) || !f.attachments(alloca).is_empty() {
        return None;
    }
    let scalar = ty.int_width().is_some() || ty.float_kind().is_some() || ty.is_ptr();
    let address = f.result(alloca).filter(|_| scalar)?;
    let mut uses = Vec::new();
    let mut tags: Vec<Metadata> = Vec::new();
    for u in f.uses(address) {
        let i = f.user(u);
        let step = match f.kind(i) {
            InstKind::Load(a) if f.inst_type(i) == ty && is_plain(a, align) => Step::Load,
            InstKind::Store(a) if stores(f, i, address, ty) && is_plain(a, align) => Step::Store,
            InstKind::Call(_) => marker(cx, f, i, address)?,
            _ => return None,
        };
        if matches!(step, Step::Load | Step::Store) {
            tags.extend(only_tags(cx, f, i)?);
        }
        uses.push((i, step));
    }
    // Accesses of one type by one tag keep each other's promise; others may not.
    if tags.windows(2).any(|t| t[0] != t[1]) {
        return None;
    }
    let marked = uses.iter().any(|u| matches!(u.1, Step::Start | Step::End));
    Some((Slot { alloca, ty, marked }, uses))
}

fn is_plain(a: &MemAccess, slot: Align) -> bool {
    !a.volatile && a.ordering == Ordering::NotAtomic && a.align.bytes() <= slot.bytes()
}

/// True if a store is to the address, of a value of the type, which is not the address.
fn stores(f: &Function, i: Inst, address: Value, ty: Type) -> bool {
    let (value, to) = (f.operand(i, 0), f.operand(i, 1));
    to == address && value != address && f.value_type(value) == ty
}

/// The marker that a call is.
fn marker(cx: &Header, f: &Function, i: Inst, address: Value) -> Option<Step> {
    let call = f.call(i)?;
    let name = cx.global_name(f.callee(i)?);
    let alone = call.num_args() == 1 && call.args().next() == Some(address);
    if !alone || call.bundle_operands().next().is_some() {
        return None;
    }
    if name.starts_with("llvm.lifetime.start") {
        return Some(Step::Start);
    }
    name.starts_with("llvm.lifetime.end").then_some(Step::End)
}

/// The type tag of an access, if it has one; `None` if it has metadata that says anything else.
fn only_tags(cx: &Header, f: &Function, i: Inst) -> Option<Option<Metadata>> {
    let mut tag = None;
    for &(kind, node) in f.attachments(i) {
        match cx.str(kind) {
            "dbg" => {}
            "tbaa" => tag = Some(node),
            _ => return None,
        }
    }
    Some(tag)
}

/// True if some way leads to a store of a slot with markers that is not between a start and an end.
fn stores_outside_lifetime(f: &Function, graph: &Graph, uses: &[(Inst, Step)]) -> bool {
    let uses: FxHashMap<Inst, Step> = uses.iter().copied().collect();
    // Whether the slot is alive on every way to the end of a block.
    let mut alive = vec![true; graph.blocks.len()];
    loop {
        let mut changed = false;
        let mut outside = false;
        for (n, &b) in graph.blocks.iter().enumerate() {
            let mut now = n != 0 && graph.preds[n].iter().all(|&p| alive[p]);
            for i in f.insts(b) {
                match uses.get(&i) {
                    Some(Step::Start) => now = true,
                    Some(Step::End) => now = false,
                    Some(Step::Store) => outside |= !now,
                    Some(Step::Load) | None => {}
                }
            }
            changed |= alive[n] != now;
            alive[n] = now;
        }
        if !changed {
            return outside;
        }
    }
}

/// The work on one function.
struct Promotion<'a> {
    out: Function,
    graph: &'a Graph,
    slots: &'a [Slot],
    steps: &'a Steps,
    uninit: Uninit,
    /// The phis that were made, with the block and the slot of each.
    phis: Vec<(Inst, Block, usize)>,
}

impl Promotion<'_> {
    fn fresh(&mut self, ty: Type) -> Value {
        match self.uninit {
            Uninit::Poison => self.out.poison(ty),
            Uninit::Undef => self.out.undef(ty),
        }
    }

    /// Goes through the blocks, dominators first: loads become what is known of their slot.
    fn rename(&mut self) {
        let mut ends: Vec<Vec<Value>> = vec![Vec::new(); self.graph.blocks.len()];
        let blocks = self.graph.blocks.clone();
        for (n, &b) in blocks.iter().enumerate() {
            let mut now = self.at_start(n, b, &ends);
            let insts: Vec<Inst> = self.out.insts(b).collect();
            for i in insts {
                let Some(&(s, step)) = self.steps.get(&i) else {
                    continue;
                };
                match step {
                    Step::Load => {
                        if let Some(r) = self.out.result(i) {
                            self.out.replace_all_uses(r, now[s]);
                        }
                    }
                    Step::Store => now[s] = self.out.operand(i, 0),
                    Step::Start => now[s] = self.fresh(self.slots[s].ty),
                    Step::End => now[s] = self.out.poison(self.slots[s].ty),
                }
            }
            ends[n] = now;
        }
        let numbers: FxHashMap<Block, usize> =
            blocks.iter().enumerate().map(|(n, &b)| (b, n)).collect();
        for (phi, b, s) in self.phis.clone() {
            let mut operands = Vec::new();
            for pred in self.out.pred_edges(b).collect::<Vec<_>>() {
                let value = match numbers.get(&pred).and_then(|&n| ends[n].get(s)) {
                    Some(&v) => v,
                    // Control never comes from there.
                    None => self.out.poison(self.slots[s].ty),
                };
                operands.extend([value, self.out.block_value(pred)]);
            }
            self.out.set_operands(phi, &operands);
        }
    }

    /// What the slots hold where a block begins.
    fn at_start(&mut self, n: usize, b: Block, ends: &[Vec<Value>]) -> Vec<Value> {
        if n == 0 {
            let all = (0..self.slots.len()).map(|s| {
                let Slot { ty, marked, .. } = self.slots[s];
                match marked {
                    true => self.out.poison(ty),
                    false => self.fresh(ty),
                }
            });
            return all.collect();
        }
        let one = self.out.pred_edges(b).count() == 1;
        if let [p] = self.graph.preds[n][..]
            && one
            && !ends[p].is_empty()
        {
            return ends[p].clone();
        }
        let mut all = Vec::new();
        for (s, slot) in self.slots.iter().enumerate() {
            let phi = self.out.create_inst(InstKind::Phi, slot.ty, &[]);
            self.out.prepend_inst(b, phi);
            self.phis.push((phi, b, s));
            // A phi always has a result.
            let value = self.out.result(phi);
            all.push(value.unwrap_or_else(|| self.out.poison(slot.ty)));
        }
        all
    }

    /// Phis that can have one value only become that value; those that nobody looks at go.
    fn simplify(&mut self) {
        loop {
            let mut changed = false;
            let phis = std::mem::take(&mut self.phis);
            for (phi, b, s) in phis {
                match self.only_value(phi) {
                    Some(v) => {
                        if let Some(r) = self.out.result(phi) {
                            self.out.replace_all_uses(r, v);
                        }
                        self.out.erase_inst(phi);
                        changed = true;
                    }
                    None => self.phis.push((phi, b, s)),
                }
            }
            if !changed {
                break;
            }
        }
        let made: FxHashSet<Inst> = self.phis.iter().map(|p| p.0).collect();
        let users = |f: &Function, i: Inst| -> Vec<Inst> {
            let r = f.result(i);
            r.map_or_else(Vec::new, |r| f.uses(r).map(|u| f.user(u)).collect())
        };
        let looked_at = |i: &Inst| users(&self.out, *i).iter().any(|u| !made.contains(u));
        let mut work: Vec<Inst> = made.iter().copied().filter(looked_at).collect();
        let mut needed: FxHashSet<Inst> = work.iter().copied().collect();
        while let Some(i) = work.pop() {
            for v in self.out.operands(i) {
                if let Some(d) = self.out.def_inst(v)
                    && made.contains(&d)
                    && needed.insert(d)
                {
                    work.push(d);
                }
            }
        }
        for (phi, ..) in std::mem::take(&mut self.phis) {
            if !needed.contains(&phi) {
                self.out.erase_inst(phi);
            }
        }
    }

    /// The one value that a phi can have besides itself.
    fn only_value(&self, phi: Inst) -> Option<Value> {
        let own = self.out.result(phi)?;
        let mut others = (self.out.phi_incoming(phi).map(|(v, _)| v)).filter(|&v| v != own);
        let first = others.next()?;
        others.all(|v| v == first).then_some(first)
    }

    /// The accesses, the markers and the slots go.
    fn clean(&mut self) {
        let mut all: Vec<Inst> = self.steps.keys().copied().collect();
        all.sort_unstable_by_key(|i| i.as_u32());
        all.extend(self.slots.iter().map(|s| s.alloca));
        for i in all {
            self.out.erase_inst(i);
        }
    }
}
