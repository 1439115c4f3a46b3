//! SSA repair: one value now has several definitions, find each use its own.
//!
//! When a block has been copied, what it computed is computed in two places. Every
//! use elsewhere asks for the definition that reaches it by walking up unique
//! predecessors; where several edges meet, a phi is made and its entries ask in
//! turn at the end of each predecessor. Phis that turn out to choose between
//! themselves and one other value are replaced by that value at the end.

use crate::view::incoming_block;
use std::collections::BTreeMap;
use tandem_ir::{Block, Function, Inst, Type, Use, Value};

/// The definitions of what used to be one value.
pub struct Repair {
    ty: Type,
    name: String,
    /// The definition that holds at the end of a block.
    defs: BTreeMap<Block, Value>,
    /// Phis made so far.
    phis: BTreeMap<Block, Inst>,
    /// Phis whose entries are still to be made.
    todo: Vec<Block>,
}

impl Repair {
    /// For a value with the given definitions.
    pub fn new(f: &Function, value: Value, defs: &[(Block, Value)]) -> Repair {
        Repair {
            ty: f.value_type(value),
            name: f.name(value).unwrap_or_default().to_owned(),
            defs: defs.iter().copied().collect(),
            phis: BTreeMap::new(),
            todo: Vec::new(),
        }
    }

    /// Gives every use of `value` outside its own block the definition that reaches it.
    pub fn rewrite_uses(mut self, f: &mut Function, value: Value, home: Block) {
        let mut uses: Vec<Use> = f.uses(value).collect();
        uses.sort_by_key(|&u| (f.user(u), f.use_index(u)));
        for u in uses {
            let (user, n) = (f.user(u), f.use_index(u));
            let new = match (incoming_block(f, user, n), f.inst_block(user)) {
                (Some(from), _) => self.at_end(f, from),
                (None, Some(b)) if b != home => self.at_start(f, b),
                _ => continue,
            };
            f.set_use(u, new);
        }
        self.rewrite_debug_records(f, value, home);
        while let Some(b) = self.todo.pop() {
            self.fill(f, b);
        }
        self.remove_trivial_phis(f);
    }

    /// The definition at the end of a block.
    fn at_end(&mut self, f: &mut Function, b: Block) -> Value {
        match self.defs.get(&b) {
            Some(&v) => v,
            None => self.at_start(f, b),
        }
    }

    /// The definition at the start of a block.
    fn at_start(&mut self, f: &mut Function, mut b: Block) -> Value {
        // A cycle of unique predecessors is cut off from the entry; it ends after all blocks.
        for _ in 0..f.num_blocks() {
            if let Some(v) = self.phis.get(&b).and_then(|&p| f.result(p)) {
                return v;
            }
            let preds = f.predecessors(b);
            match preds[..] {
                [] => break,
                [p] => match self.defs.get(&p) {
                    Some(&v) => return v,
                    None => b = p,
                },
                _ => return self.make_phi(f, b),
            }
        }
        f.poison(self.ty)
    }

    fn make_phi(&mut self, f: &mut Function, b: Block) -> Value {
        let phi = f.new_phi(b, self.ty, "");
        self.phis.insert(b, phi);
        self.todo.push(b);
        match f.result(phi) {
            Some(v) => {
                if !self.name.is_empty() {
                    f.set_fresh_name(v, &self.name);
                }
                v
            }
            None => f.poison(self.ty),
        }
    }

    fn fill(&mut self, f: &mut Function, b: Block) {
        let mut preds: Vec<Block> = f.pred_edges(b).collect();
        preds.sort();
        for p in preds {
            let v = self.at_end(f, p);
            if let Some(&phi) = self.phis.get(&b) {
                f.add_phi_entry(phi, v, p);
            }
        }
    }

    /// Debug records that the old value no longer reaches say that the variable is gone.
    fn rewrite_debug_records(&self, f: &mut Function, value: Value, home: Block) {
        let blocks: Vec<Block> = f.blocks().filter(|&b| b != home).collect();
        for b in blocks {
            let insts: Vec<Inst> = f.insts(b).collect();
            for i in insts {
                if !f
                    .debug_records(i)
                    .iter()
                    .any(|r| r.values().any(|v| v == value))
                {
                    continue;
                }
                let new = self
                    .known_at_start(f, b)
                    .unwrap_or_else(|| f.poison(self.ty));
                for mut r in f.take_debug_records(i) {
                    r.replace(value, new);
                    f.add_debug_record(i, r);
                }
            }
        }
    }

    /// The definition at the start of a block, without making a phi for it.
    fn known_at_start(&self, f: &Function, mut b: Block) -> Option<Value> {
        for _ in 0..f.num_blocks() {
            if let Some(&phi) = self.phis.get(&b) {
                return f.result(phi);
            }
            b = f.unique_predecessor(b)?;
            if let Some(&v) = self.defs.get(&b) {
                return Some(v);
            }
        }
        None
    }

    fn remove_trivial_phis(self, f: &mut Function) {
        let mut left: Vec<Inst> = self.phis.into_values().collect();
        while let Some((k, phi, only)) = left
            .iter()
            .enumerate()
            .find_map(|(k, &phi)| Some((k, phi, only_source(f, phi)?)))
        {
            left.remove(k);
            if let Some(v) = f.result(phi) {
                f.replace_all_uses(v, only);
            }
            f.erase_inst(phi);
        }
    }
}

/// The one value that a phi takes besides itself.
pub fn only_source(f: &Function, phi: Inst) -> Option<Value> {
    let me = f.result(phi);
    let mut others = f
        .phi_incoming(phi)
        .map(|(v, _)| v)
        .filter(|&v| Some(v) != me);
    let first = others.next()?;
    others.all(|v| v == first).then_some(first)
}
