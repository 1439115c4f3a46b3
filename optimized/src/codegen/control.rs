//! Branches, switches, returns (machine.md 6.7).
//!
//! Blocks stand in the order of the IR; where a block falls through to the next is left to block-placement and branch-folder,
//! so every edge has its branch here.

use super::function::{Res, Selector};
use super::types::{Scalar, leaves};
use super::values::{Addr, bits_of, reg, uimm};
use crate::defects::planted;
use tandem_ir::attr::AttrKind;
use tandem_ir::entity::{Block, Inst};
use tandem_ir::inst::{BinOp, InstKind, IntPredicate};
use tandem_ir::machine::MBlock;
use tandem_ir::machine::func::{Base, JumpTable, Operand};
use tandem_ir::machine::regs::{Class, Reg};
use tandem_ir::machine::types::Space;

/// From so many cases on, a table may be used.
const TABLE_CASES: usize = 4;
/// The share of a table's entries that cases have to fill, in percent.
const TABLE_DENSITY: u64 = 40;

impl Selector<'_, '_> {
    pub fn goto(&mut self, to: MBlock) {
        self.b.emit("bra.uni", &[Operand::Label(to)]);
    }
    pub fn br(&mut self, block: Block, i: Inst) -> Res<()> {
        let f = self.f;
        let succs: Vec<Block> = f.inst_successors(i).collect();
        if let [to] = succs[..] {
            self.copy_into(block, to)?;
            let to = self.blocks[&to];
            self.goto(to);
            return Ok(());
        }
        let (yes, no) = (succs[0], succs[1]);
        let condition = f.operand(i, 0);
        let (p, negated) = self.condition(condition)?;
        if yes == no {
            self.copy_into(block, yes)?;
            let to = self.blocks[&yes];
            self.goto(to);
            return Ok(());
        }
        // The predicate stays as it is if copies stand in front of the branch: they write registers of phis alone, and
        // none of those is wanted behind the other way.
        let here = [yes, no]
            .into_iter()
            .find(|to| self.may_copy_early(block, *to, if *to == yes { no } else { yes }, p));
        if let Some(to) = here {
            self.copy_into(block, to)?;
        }
        let mut split = Vec::new();
        let mut target = |s: &mut Self, to: Block| {
            if here == Some(to) || !s.has_phis(to) {
                return s.blocks[&to];
            }
            let edge = s.b.new_block();
            split.push((edge, to));
            edge
        };
        let (y, n) = (target(self, yes), target(self, no));
        self.b.emit_if((p, negated), "bra", &[Operand::Label(y)]);
        self.goto(n);
        self.fill_edges(block, split)
    }
    /// The blocks of split edges: copies, and a branch to the end of the edge.
    pub fn fill_edges(&mut self, from: Block, split: Vec<(MBlock, Block)>) -> Res<()> {
        for (edge, to) in split {
            self.b.place(edge);
            self.copy_into(from, to)?;
            let to = self.blocks[&to];
            self.goto(to);
        }
        Ok(())
    }
    pub fn has_phis(&self, b: Block) -> bool {
        self.f.phis(b).next().is_some()
    }
    /// A predicate and its sense: negations are looked through.
    fn condition(&mut self, v: tandem_ir::entity::Value) -> Res<(Reg, bool)> {
        let f = self.f;
        if let Some(i) = f.def_inst(v).filter(|i| self.is_negation(*i)) {
            return Ok((self.value_reg(f.operand(i, 0))?, true));
        }
        Ok((self.value_reg(v)?, false))
    }
    /// Whether an instruction negates a bit.
    pub fn is_negation(&self, i: Inst) -> bool {
        let f = self.f;
        matches!(f.kind(i), InstKind::Binary(BinOp::Xor))
            && f.as_bool(f.operand(i, 1)) == Some(true)
    }

    // ----- switch ----------------------------------------------------------------------------------------------------

    pub fn switch(&mut self, block: Block, i: Inst) -> Res<()> {
        let f = self.f;
        let v = f.operand(i, 0);
        let s = match f.value_type(v).int_width() {
            Some(w @ 1..=128) => Scalar::Int(w),
            _ => return Err("switch on this type".into()),
        };
        let wide = s.bits() > 64;
        let default = f
            .as_block(f.operand(i, 1))
            .ok_or("a switch without a default")?;
        let mut cases = Vec::new();
        for (value, to) in f.switch_cases(i) {
            let bits = f.as_int(value).and_then(|b| b.as_u64());
            let bits = match wide {
                // Told apart by value.
                true => 0,
                false => bits.ok_or("a case that is no number")?,
            };
            cases.push((bits, value, to));
        }
        // One block for each edge that carries copies.
        let mut split: Vec<(MBlock, Block)> = Vec::new();
        let mut targets = rustc_hash::FxHashMap::default();
        for to in cases.iter().map(|c| c.2).chain([default]) {
            if targets.contains_key(&to) {
                continue;
            }
            let m = match self.has_phis(to) {
                true => {
                    let edge = self.b.new_block();
                    split.push((edge, to));
                    edge
                }
                false => self.blocks[&to],
            };
            targets.insert(to, m);
        }
        let default = targets[&default];
        if wide {
            let value = self.halves(v, false)?;
            for (_, case, to) in cases {
                let case = self.halves(case, false)?;
                let p = self.wide_order(IntPredicate::Eq, value, case);
                self.branch_on(p, targets[&to]);
            }
            self.goto(default);
            return self.fill_edges(block, split);
        }
        let part = self.part(v)?;
        let value = self.extended_to_register(&part, s, false);
        let cases: Vec<(u64, MBlock)> = cases.iter().map(|(n, _, to)| (*n, targets[to])).collect();
        let low = cases.iter().map(|c| c.0).min().unwrap_or(0);
        let high = cases.iter().map(|c| c.0).max().unwrap_or(0);
        let span = (high - low).saturating_add(1);
        let dense = cases.len() >= TABLE_CASES
            && (cases.len() as u64).saturating_mul(100) >= span.saturating_mul(TABLE_DENSITY);
        match dense && s != Scalar::Int(1) {
            true => self.table(value, s, low, span, &cases, default)?,
            false => {
                for (n, to) in cases {
                    let p = self.b.reg(Class::Int1);
                    self.compare(
                        p,
                        IntPredicate::Eq,
                        s,
                        &value,
                        &super::values::imm(n, s.bits()),
                    )?;
                    self.branch_on(p, to);
                }
                self.goto(default);
            }
        }
        self.fill_edges(block, split)
    }
    /// Goes to a block if a predicate is true, else on.
    fn branch_on(&mut self, p: Reg, to: MBlock) {
        self.b.emit_if((p, false), "bra", &[Operand::Label(to)]);
        // A block ends behind a branch.
        let next = self.b.new_block();
        self.b.place(next);
    }
    /// A dense switch: a range check, and a branch through a table.
    fn table(
        &mut self,
        value: Operand,
        s: Scalar,
        low: u64,
        span: u64,
        cases: &[(u64, MBlock)],
        default: MBlock,
    ) -> Res<()> {
        let n = s.register_bits();
        let value = self.in_reg(value, s);
        let index = match low {
            0 => value,
            _ => self.b.def(
                s.class(),
                &format!("sub.s{n}"),
                &[reg(value), super::values::imm(low, n)],
            ),
        };
        let sign = planted!(self.m, RangeOfTableSigned, 'u', 's');
        let p = self.b.def(
            Class::Int1,
            &format!("setp.gt.{sign}{n}"),
            &[reg(index), uimm(span - 1)],
        );
        self.b
            .emit_if((p, false), "bra", &[Operand::Label(default)]);
        let next = self.b.new_block();
        self.b.place(next);
        let index = match n {
            32 => index,
            _ => self
                .b
                .def(Class::Int32, &format!("cvt.u32.u{n}"), &[reg(index)]),
        };
        let mut targets = vec![default; span as usize];
        for (n, to) in cases {
            let at = (n - low) as usize;
            targets[at] = planted!(self.m, TableFilledWithDefault, *to, default);
        }
        let t = self.b.f.tables.len() as u32;
        self.b.f.tables.push(JumpTable {
            name: format!("$L_brx_{t}"),
            targets,
        });
        self.b.emit("brx.idx", &[reg(index), Operand::Table(t)]);
        Ok(())
    }

    // ----- the ends of functions -------------------------------------------------------------------------------------

    pub fn ret(&mut self, i: Inst) -> Res<()> {
        let f = self.f;
        if f.num_operands(i) == 1 && !self.is_kernel {
            let v = f.operand(i, 0);
            let ty = f.value_type(v);
            let all = leaves(self.h, ty)?;
            let parts = self.parts(v)?;
            let attrs = self.h.function(f.global).map(|d| d.attrs.ret);
            let signed = attrs.is_some_and(|a| self.h.attrs.has(a, AttrKind::SExt));
            let a = Addr {
                space: Space::Param,
                base: Base::Ret(0),
                offset: 0,
            };
            let align = self.b.f.rets.first().map_or(1, |r| r.alignment());
            self.store_argument(a, align, &all, &parts, ty.is_int(), signed)?;
        }
        self.b.emit("ret", &[]);
        Ok(())
    }
    /// Stores the parts of an argument or a result into its slot; integers of up to 32 bits fill 32 (section 5).
    pub fn store_argument(
        &mut self,
        a: Addr,
        align: u64,
        all: &[super::types::Leaf],
        parts: &[Operand],
        is_int: bool,
        signed: bool,
    ) -> Res<()> {
        if let (true, [_, high], [low, part]) = (is_int, all, parts) {
            // Two whole words, of which the high one is extended.
            let s64 = Scalar::Int(64);
            let low = self.in_reg(low.clone(), s64);
            let r = self.b.reg(Class::Int64);
            match high.scalar == s64 {
                true => _ = self.b.emit("mov.b64", &[reg(r), part.clone()]),
                false => self.extend(r, s64, part, high.scalar, signed)?,
            }
            for (at, word) in [(0, low), (8, r)] {
                let to = Operand::Address(a.base, a.offset + at);
                self.b.emit("st.param.b64", &[to, reg(word)]);
            }
            return Ok(());
        }
        if let (true, [leaf], [part]) = (is_int, all, parts) {
            let s = leaf.scalar;
            if s.bits() < 64 && s.bits() != 32 {
                let wide = Scalar::Int(if s.bits() < 32 { 32 } else { 64 });
                let r = match (bits_of(part), s.register_bits() == wide.bits()) {
                    (None, true) => self.extended_to_register(part, s, signed),
                    _ => {
                        let r = self.b.reg(wide.class());
                        self.extend(r, wide, part, s, signed)?;
                        reg(r)
                    }
                };
                let form = format!("st.param.b{}", wide.bits());
                self.b.emit(&form, &[Operand::Address(a.base, a.offset), r]);
                return Ok(());
            }
        }
        self.store_leaves("st.param", a, align, all, parts, false)
    }
}
