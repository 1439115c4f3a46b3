//! Branches, returns, and phis (machine.md 6.6, 6.7).
//!
//! A phi has two sets of registers: what its predecessors write, and its own, which the head of its block copies from the
//! first. Nothing else reads the first set, so the copies of an edge can stand in any order. An edge that carries copies and
//! leaves a block with several ways out gets a block of its own.

use super::body::{Body, put};
use super::memory::Place;
use super::types::{Class, Reg, Res};
use tandem_ir::entity::{Block, Inst};

/// Where a dense switch leads, from its least case on; nowhere of its own for a number that is no case.
struct Table {
    first: u64,
    targets: Vec<Option<Block>>,
}

impl Body<'_> {
    /// `ret`: the result into its place, then `ret`.
    pub fn ret(&mut self, i: Inst) -> Res<()> {
        if self.f.num_operands(i) == 1 && !self.is_kernel {
            let v = self.f.operand(i, 0);
            let ty = self.f.value_type(v);
            let regs = self.operand(v)?;
            let attrs = self.h.function(self.f.global).map(|d| d.attrs.ret);
            let signed = attrs.is_some_and(|a| self.is_signed(a));
            self.write_slot(&Place::Symbol("func_retval0".into()), ty, &regs, signed)?;
        }
        put!(self, "ret");
        Ok(())
    }
    /// `br`: `bra.uni`; with a condition `@%p bra` to the one and `bra.uni` to the other.
    pub fn br(&mut self, block: Block, i: Inst) -> Res<()> {
        let target = |n| {
            self.f
                .as_block(self.f.operand(i, n))
                .ok_or("a branch to no block")
        };
        if self.f.num_operands(i) == 1 {
            let to = target(0)?;
            self.copies(block, to)?;
            let label = self.label_of(to)?;
            put!(self, "bra.uni {label}");
            return Ok(());
        }
        let (yes, no) = (target(1)?, target(2)?);
        let condition = self.f.operand(i, 0);
        let p = self.single(condition)?;
        let mut edges = Vec::new();
        let yes = self.way(yes, &mut edges)?;
        put!(self, "@{p} bra {yes}");
        let no = self.way(no, &mut edges)?;
        put!(self, "bra.uni {no}");
        self.edges(block, &edges)
    }
    /// `switch`: of dense cases a table; else compared with one case after the other, and `bra.uni` to the default.
    pub fn switch(&mut self, block: Block, i: Inst) -> Res<()> {
        let condition = self.f.operand(i, 0);
        let width = self.f.value_type(condition).int_width().ok_or("a switch")?;
        let regs = self.operand(condition)?;
        if let Some(table) = self.dense(i, width) {
            let value = self.zext_to(regs[0], width, regs[0].class);
            return self.branch_by_table(block, i, value, &table);
        }
        let cases: Vec<_> = self.f.switch_cases(i).collect();
        let mut edges = Vec::new();
        for (value, to) in cases {
            let case = self.operand(value)?;
            let mut p = self.equal(width, regs[0], case[0]);
            // What is wider than 64 bits has two registers.
            if let (Some(&a), Some(&b)) = (regs.get(1), case.get(1)) {
                let high = self.equal(width - 64, a, b);
                p = self.join("and", p, high);
            }
            let way = self.way(to, &mut edges)?;
            put!(self, "@{p} bra {way}");
        }
        let default = self
            .f
            .as_block(self.f.operand(i, 1))
            .ok_or("a branch to no block")?;
        let way = self.way(default, &mut edges)?;
        put!(self, "bra.uni {way}");
        self.edges(block, &edges)
    }
    /// The table of a switch of four cases or more, if they are two fifths of all numbers from the least to the greatest.
    fn dense(&self, i: Inst, width: u32) -> Option<Table> {
        if !(2..=64).contains(&width) {
            return None;
        }
        let mut cases = Vec::new();
        for (value, to) in self.f.switch_cases(i) {
            cases.push((self.f.as_int(value)?.as_u64()?, to));
        }
        let first = cases.iter().map(|c| c.0).min()?;
        let last = cases.iter().map(|c| c.0).max()?;
        let span = u128::from(last - first) + 1;
        if cases.len() < 4 || (cases.len() as u128) * 5 < span * 2 {
            return None;
        }
        let mut targets = vec![None; span as usize];
        for (value, to) in cases {
            targets[(value - first) as usize] = Some(to);
        }
        Some(Table { first, targets })
    }
    /// A check of the range without signs, then `brx.idx`; numbers that are no case lead to the default.
    fn branch_by_table(&mut self, block: Block, i: Inst, value: Reg, table: &Table) -> Res<()> {
        let default = self
            .f
            .as_block(self.f.operand(i, 1))
            .ok_or("a branch to no block")?;
        let mut edges = Vec::new();
        let other = self.way(default, &mut edges)?;
        let mut labels = Vec::new();
        for to in &table.targets {
            labels.push(match to {
                Some(to) => self.way(*to, &mut edges)?,
                None => other.clone(),
            });
        }
        let first = self.number_in(value.class, table.first);
        let index = self.fresh(value.class);
        put!(self, "sub.s{} {index}, {value}, {first}", value.bits());
        let last = self.number_in(value.class, table.targets.len() as u64 - 1);
        let beyond = self.setp("gt", 'u', index, last);
        put!(self, "@{beyond} bra {other}");
        let index = self.resize(index, Class::B32);
        let name = format!("$T_{}", self.number());
        put!(self, "{name}: .branchtargets {}", labels.join(", "));
        put!(self, "brx.idx {index}, {name}");
        self.edges(block, &edges)
    }
    fn equal(&mut self, width: u32, a: Reg, b: Reg) -> Reg {
        if a.class == Class::Pred {
            let differ = self.join("xor", a, b);
            return self.not(differ);
        }
        let (a, b) = (
            self.zext_to(a, width, a.class),
            self.zext_to(b, width, b.class),
        );
        self.setp("eq", 'b', a, b)
    }
    /// The label of a block.
    pub fn label_of(&self, b: Block) -> Res<String> {
        let label = self.labels.get(&b).cloned();
        label.ok_or_else(|| "a branch to a block that nothing reaches".into())
    }
    /// Where a branch to a block goes: to the block, or to a block of the edge that is still to be written.
    fn way(&mut self, to: Block, edges: &mut Vec<(String, Block)>) -> Res<String> {
        if self.f.phis(to).next().is_none() {
            return self.label_of(to);
        }
        if let Some((label, _)) = edges.iter().find(|e| e.1 == to) {
            return Ok(label.clone());
        }
        let label = self.label();
        edges.push((label.clone(), to));
        Ok(label)
    }
    /// The blocks of edges: copies, then on to where the edge leads.
    fn edges(&mut self, from: Block, edges: &[(String, Block)]) -> Res<()> {
        for (label, to) in edges {
            self.place(label);
            self.copies(from, *to)?;
            let target = self.label_of(*to)?;
            put!(self, "bra.uni {target}");
        }
        Ok(())
    }
    /// What an edge brings to the phis of a block.
    fn copies(&mut self, from: Block, to: Block) -> Res<()> {
        let phis: Vec<Inst> = self.f.phis(to).collect();
        for phi in phis {
            let v = self
                .f
                .phi_value_for(phi, from)
                .ok_or("a phi without a value")?;
            let values = self.operand(v)?;
            let into = self.incoming_of(phi)?;
            for (d, s) in into.iter().zip(values) {
                self.copy(*d, s);
            }
        }
        Ok(())
    }
    /// The registers that the predecessors of a phi write.
    fn incoming_of(&mut self, phi: Inst) -> Res<Vec<Reg>> {
        if let Some(known) = self.incoming.get(&phi) {
            return Ok(known.clone());
        }
        let regs = self.registers(self.f.inst_type(phi))?;
        self.incoming.insert(phi, regs.clone());
        Ok(regs)
    }
    /// `phi`, at the head of its block.
    pub fn phi(&mut self, i: Inst) -> Res<()> {
        let from = self.incoming_of(i)?;
        self.define(i, &from)
    }
    /// `unreachable`: `exit`.
    pub fn unreachable(&mut self) {
        put!(self, "exit");
    }
    /// `llvm.trap`: `trap` does not end a thread by itself (D8).
    pub fn trap(&mut self) {
        put!(self, "trap");
        put!(self, "exit");
    }
}
