//! Removes memory accesses: stack slots become values, loads become the value stored before.
//!
//! Unoptimised code keeps every variable in a stack slot, and so does what the
//! escapes leave behind. While a value goes through memory, no other delta can see
//! that the load is the store's value, and removing either breaks the other.

use super::dominance::Dominance;
use super::editor::{Editor, has_zero};
use super::local::{Local, Site};
use rustc_hash::{FxHashMap, FxHashSet};
use tandem_ir::function::Function;
use tandem_ir::module::Header;
use tandem_ir::{Block, Inst, InstKind, Type, Value};

/// Makes a stack slot that is only loaded and stored the values that it holds, with phis where they meet.
pub(crate) const PROMOTE: Local = Local {
    name: "promote-slots",
    escape: false,
    sites: |h, f, out| {
        for b in f.blocks() {
            let slots = f.insts(b).filter(|&i| promotable(h, f, i).is_some());
            out.extend(slots.map(|i| Site::Inst(i, 0)));
        }
    },
    edit: |e, s| {
        if let Site::Inst(i, _) = s
            && e.alive(i)
            && let Some(ty) = promotable(e.header, e.f, i)
        {
            Promotion::new(e, i, ty).run();
        }
    },
};

/// Makes a load what the last store to the same address before it stored, whatever came between.
pub(crate) const FORWARD_STORES: Local = Local {
    name: "loads-to-stored-values",
    escape: false,
    sites: |_, f, out| {
        if f.blocks()
            .flat_map(|b| f.insts(b))
            .all(|i| !matches!(f.kind(i), InstKind::Store(_)))
        {
            return;
        }
        let d = Dominance::new(f);
        for b in f.blocks() {
            let loads = f.insts(b).filter(|&i| stored_before(f, &d, i).is_some());
            out.extend(loads.map(|i| Site::Inst(i, 0)));
        }
    },
    edit: |e, s| {
        if let Site::Inst(i, _) = s
            && e.alive(i)
            && let Some(v) = stored_before(e.f, &Dominance::new(e.f), i)
        {
            e.replace_inst(i, v);
        }
    },
};

// ----- loads and stores ---------------------------------------------------------------------

/// The value of the nearest store to the load's address that every path to it passes.
fn stored_before(f: &Function, d: &Dominance, load: Inst) -> Option<Value> {
    let InstKind::Load(_) = f.kind(load) else {
        return None;
    };
    let (address, here) = (f.operand(load, 0), f.inst_block(load)?);
    let ty = f.inst_type(load);
    let fits = |s: Inst| {
        matches!(f.kind(s), InstKind::Store(_))
            && f.operand(s, 1) == address
            && f.value_type(f.operand(s, 0)) == ty
            && Some(f.operand(s, 0)) != f.result(load)
    };
    let nearby = std::iter::successors(f.prev_inst(load), |&i| f.prev_inst(i)).find(|&s| fits(s));
    let store = match nearby {
        Some(s) => s,
        // Of the stores in blocks on the path, the last one in the layout.
        None => f
            .uses(address)
            .map(|u| f.user(u))
            .filter(|&s| fits(s))
            .filter(|&s| {
                f.inst_block(s)
                    .is_some_and(|b| b != here && d.dominates(b, here))
            })
            .max_by_key(|&s| s.as_u32())?,
    };
    Some(f.operand(store, 0))
}

// ----- stack slots ----------------------------------------------------------------------------

/// The type that a slot holds, if every use is a plain load or store of it.
fn promotable(h: &Header, f: &Function, slot: Inst) -> Option<Type> {
    let InstKind::Alloca { ty, .. } = f.kind(slot) else {
        return None;
    };
    let address = f.result(slot)?;
    let one = f.as_int(f.operand(slot, 0)).and_then(|b| b.as_u64()) == Some(1);
    let plain = f.uses(address).all(|u| {
        let user = f.user(u);
        match f.kind(user) {
            InstKind::Load(a) => a.is_simple() && f.inst_type(user) == *ty,
            InstKind::Store(a) => {
                a.is_simple() && f.use_index(u) == 1 && f.value_type(f.operand(user, 0)) == *ty
            }
            _ => false,
        }
    });
    (one && plain && has_zero(h, *ty) && f.has_uses(address)).then_some(*ty)
}

/// One slot that is being replaced by values.
struct Promotion<'e, 'f> {
    e: &'e mut Editor<'f>,
    slot: Inst,
    ty: Type,
    address: Option<Value>,
    /// What the slot holds at the end of blocks that store to it.
    exit: FxHashMap<Block, Value>,
    /// What it holds at the start of blocks that were asked about.
    entry: FxHashMap<Block, Value>,
    /// Phis made for it, in order.
    phis: Vec<(Block, Inst)>,
}

impl<'e, 'f> Promotion<'e, 'f> {
    fn new(e: &'e mut Editor<'f>, slot: Inst, ty: Type) -> Self {
        let address = e.f.result(slot);
        Promotion {
            e,
            slot,
            ty,
            address,
            exit: FxHashMap::default(),
            entry: FxHashMap::default(),
            phis: Vec::new(),
        }
    }

    fn run(mut self) {
        let mut open: Vec<(Inst, Block)> = Vec::new();
        for b in self.e.f.blocks().collect::<Vec<_>>() {
            self.forward_inside(b, &mut open);
        }
        let mut known: FxHashMap<Value, Value> = FxHashMap::default();
        for &(load, b) in &open {
            let v = self.at_start(b);
            if let Some(r) = self.e.f.result(load) {
                known.insert(r, v);
            }
        }
        let mut next = 0;
        while let Some(&(b, phi)) = self.phis.get(next) {
            next += 1;
            // Use lists have no order that the text shows, so the entries get one.
            let mut preds: Vec<Block> = self.e.f.pred_edges(b).collect();
            preds.sort();
            for p in preds {
                let v = self.at_end(p);
                self.e.f.add_phi_entry(phi, v, p);
            }
        }
        for (load, _) in open {
            self.replace_load(load, &known);
        }
        let users: Vec<Inst> = self.address.map_or(Vec::new(), |a| {
            self.e.f.uses(a).map(|u| self.e.f.user(u)).collect()
        });
        for i in users {
            self.e.f.erase_inst(i);
        }
        self.e.f.erase_inst(self.slot);
        self.tidy();
    }

    /// Makes loads behind a store of the same block the stored value; collects the others.
    fn forward_inside(&mut self, b: Block, open: &mut Vec<(Inst, Block)>) {
        let mut current: Option<Value> = None;
        for i in self.e.f.insts(b).collect::<Vec<_>>() {
            match self.e.f.kind(i) {
                InstKind::Load(_) if Some(self.e.f.operand(i, 0)) == self.address => {
                    match current {
                        Some(v) if Some(v) != self.e.f.result(i) => self.e.replace_inst(i, v),
                        _ => open.push((i, b)),
                    }
                }
                InstKind::Store(_) if Some(self.e.f.operand(i, 1)) == self.address => {
                    current = Some(self.e.f.operand(i, 0));
                }
                _ => {}
            }
        }
        if let Some(v) = current {
            self.exit.insert(b, v);
        }
    }

    fn zero(&mut self) -> Value {
        self.e.f.zero(self.ty)
    }

    fn at_end(&mut self, b: Block) -> Value {
        match self.exit.get(&b) {
            Some(&v) => v,
            None => self.at_start(b),
        }
    }

    fn at_start(&mut self, b: Block) -> Value {
        let mut chain = Vec::new();
        let mut at = b;
        let found = loop {
            if let Some(&v) = self.entry.get(&at) {
                break v;
            }
            chain.push(at);
            let single = self.e.f.single_predecessor(at);
            let first = self.e.f.entry() == Some(at);
            match single {
                // A circle of single predecessors is unreachable.
                _ if first || chain.len() > self.e.f.num_blocks() => break self.zero(),
                Some(p) => {
                    if let Some(&v) = self.exit.get(&p) {
                        break v;
                    }
                    at = p;
                }
                None if self.e.f.pred_edges(at).next().is_none() => break self.zero(),
                None => {
                    let phi = self.e.f.new_phi(at, self.ty, "slot");
                    self.phis.push((at, phi));
                    break self
                        .e
                        .f
                        .result(phi)
                        .unwrap_or_else(|| self.e.f.zero(self.ty));
                }
            }
        };
        for c in chain {
            self.entry.insert(c, found);
        }
        found
    }

    fn replace_load(&mut self, load: Inst, known: &FxHashMap<Value, Value>) {
        let Some(r) = self.e.f.result(load) else {
            return;
        };
        let mut v = r;
        // What was stored may be another such load.
        for _ in 0..=known.len() {
            match known.get(&v) {
                Some(&w) => v = w,
                None => return self.e.replace_inst(load, v),
            }
        }
        self.e.drop_inst(load);
    }

    /// Removes the phis that nobody needs or that have one value only.
    fn tidy(&mut self) {
        let ours: FxHashSet<Inst> = self.phis.iter().map(|p| p.1).collect();
        let mut changed = true;
        while changed {
            changed = false;
            for &(_, phi) in &self.phis {
                if !self.e.alive(phi) {
                    continue;
                }
                let own = self.e.f.result(phi);
                let mut values = self
                    .e
                    .f
                    .phi_incoming(phi)
                    .map(|(v, _)| v)
                    .filter(|&v| Some(v) != own);
                let first = values.next();
                if let Some(v) = first
                    && values.all(|w| w == v)
                {
                    drop(values);
                    self.e.replace_inst(phi, v);
                    changed = true;
                }
            }
        }
        let mut needed: FxHashSet<Inst> = FxHashSet::default();
        let users = |f: &Function, phi: Inst| {
            f.result(phi)
                .map_or(Vec::new(), |v| f.uses(v).map(|u| f.user(u)).collect())
        };
        let mut work: Vec<Inst> = self
            .phis
            .iter()
            .map(|p| p.1)
            .filter(|&p| self.e.alive(p))
            .collect();
        work.retain(|&p| users(self.e.f, p).iter().any(|u| !ours.contains(u)));
        while let Some(p) = work.pop() {
            if needed.insert(p) {
                work.extend(
                    self.e
                        .f
                        .operands(p)
                        .filter_map(|v| self.e.f.def_inst(v))
                        .filter(|i| ours.contains(i)),
                );
            }
        }
        for &(_, phi) in &self.phis {
            if self.e.alive(phi) && !needed.contains(&phi) {
                self.e.drop_inst(phi);
            }
        }
    }
}
