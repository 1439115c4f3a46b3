//! Control flow: terminators, the moves that phis become, labels.

use super::{Compiler, NONE, Res};
use crate::attrs::checks_of;
use crate::code::{CompiledFn, SwitchSpec, block_offset};
use crate::layout::LeafKind;
use crate::ops::Op;
use crate::outcome::UbKind;
use cranelift_entity::EntityRef;
use tandem_ir::inst::InstKind;
use tandem_ir::{Block, Flags, Function, Inst, IntPredicate, Type};

impl<'a> Compiler<'a> {
    pub(super) fn terminator(&mut self, f: &'a Function, i: Inst, cost: u16) -> Res<()> {
        let block = f.inst_block(i).ok_or("terminator outside of a block")?;
        match f.kind(i) {
            InstKind::Ret => self.ret(f, i, cost),
            InstKind::Br if f.num_operands(i) == 1 => {
                let to = f.as_block(f.operand(i, 0)).ok_or("br to no block")?;
                self.edge_moves(f, block, to)?;
                let to = to.index() as u32;
                self.emit(Op::Jump { cost, to });
                Ok(())
            }
            InstKind::Br => self.conditional(f, i, block, cost),
            InstKind::Switch => self.switch(f, i, block, cost),
            InstKind::IndirectBr => self.indirect(f, i, block, cost),
            InstKind::Invoke(_) | InstKind::CallBr(..) => self.call_and_go_on(f, i, block, cost),
            InstKind::Unreachable => {
                self.emit(Op::Unreachable);
                Ok(())
            }
            k => Err(k.mnemonic().into()),
        }
    }

    fn ret(&mut self, f: &'a Function, i: Inst, cost: u16) -> Res<()> {
        if f.num_operands(i) == 0 {
            self.emit(Op::Ret { cost, src: 0, n: 0 });
            return Ok(());
        }
        let v = f.operand(i, 0);
        let layout = self.layout(f.value_type(v))?;
        let value = self.slot(v)?;
        let mut src = value;
        if let Some(decl) = self.header.function(f.global) {
            let attrs = self.attrs(decl.attrs.ret);
            let checks = checks_of(attrs, &layout, UbKind::NoundefReturn);
            if !checks.is_empty() {
                // The conditions may make the returned copy poison, not the value itself.
                src = self.new_slots(layout.slots);
                self.move_n(src, value, layout.slots);
                self.emit_checks(src, checks);
            }
        }
        let n = layout.slots;
        self.emit(Op::Ret { cost, src, n });
        Ok(())
    }

    /// Label of an edge: the block itself, or moves that are placed later.
    fn edge(&mut self, f: &'a Function, from: Block, to: Block) -> u32 {
        if f.phis(to).next().is_none() {
            return to.index() as u32;
        }
        let label = self.new_label();
        self.stubs.push((label, from, to));
        label
    }

    pub(super) fn place_stubs(&mut self, f: &'a Function) {
        for (label, from, to) in std::mem::take(&mut self.stubs) {
            self.labels[label as usize] = self.here();
            if let Err(what) = self.edge_moves(f, from, to) {
                self.unsupported(what);
            }
            let to = to.index() as u32;
            self.emit(Op::Goto { to });
        }
    }

    /// The phis of `to` take their values for the edge from `from`, all at once.
    fn edge_moves(&mut self, f: &'a Function, from: Block, to: Block) -> Res<()> {
        let mut moves = Vec::new();
        let mut limited = Vec::new();
        for phi in f.phis(to) {
            let v = f
                .phi_value_for(phi, from)
                .ok_or("phi without an entry for the edge")?;
            let Some(result) = f.result(phi) else {
                continue;
            };
            let n = self.layout(f.inst_type(phi))?.slots;
            let (dst, src) = (self.slot(result)?, self.slot(v)?);
            if dst != src {
                moves.push((dst, src, n));
            }
            limited.push((f.inst_type(phi), f.flags(phi), dst));
        }
        // A source that an earlier move of the list overwrites is saved first.
        for k in 0..moves.len() {
            let (_, src, n) = moves[k];
            if moves[..k].iter().any(|&(d, _, _)| d == src) {
                let save = self.new_slots(n);
                self.move_n(save, src, n);
                moves[k].1 = save;
            }
        }
        // Saving happened before any of the moves below.
        for (dst, src, n) in moves {
            self.move_n(dst, src, n);
        }
        for (ty, flags, dst) in limited {
            self.keep_allowed(ty, flags, dst)?;
        }
        Ok(())
    }

    /// True for an integer comparison whose only use is the conditional branch right behind it.
    pub(super) fn fuses_with_branch(&self, f: &Function, cmp: Inst) -> bool {
        let (Some(v), Some(next)) = (f.result(cmp), f.next_inst(cmp)) else {
            return false;
        };
        matches!(f.kind(next), InstKind::Br)
            && f.num_operands(next) == 3
            && f.operand(next, 0) == v
            && f.has_one_use(v)
            && f.flags(cmp) == Flags::NONE
            && f.value_type(f.operand(cmp, 0))
                .int_width()
                .is_some_and(|w| w <= 64)
    }

    /// `invoke` and `callbr` whose callee returns: nothing here unwinds, and what would is refused there.
    fn call_and_go_on(&mut self, f: &'a Function, i: Inst, block: Block, cost: u16) -> Res<()> {
        let dst = match f.result(i) {
            Some(v) => self.slot(v)?,
            None => 0,
        };
        self.call(f, i, dst)?;
        let to = f.inst_successors(i).next().ok_or("no target")?;
        self.edge_moves(f, block, to)?;
        let to = to.index() as u32;
        self.emit(Op::Jump { cost, to });
        Ok(())
    }

    fn indirect(&mut self, f: &'a Function, i: Inst, block: Block, cost: u16) -> Res<()> {
        let address = self.slot(f.operand(i, 0))?;
        let mut spec = Vec::new();
        for to in f.inst_successors(i) {
            if !spec.iter().any(|&(n, _)| n == block_offset(to)) {
                spec.push((block_offset(to), self.edge(f, block, to)));
            }
        }
        let targets = self.out.indirects.len() as u32;
        self.out.indirects.push(spec);
        self.emit(Op::IndirectBr {
            cost,
            address,
            targets,
        });
        Ok(())
    }

    fn conditional(&mut self, f: &'a Function, i: Inst, block: Block, cost: u16) -> Res<()> {
        let target = |n| f.as_block(f.operand(i, n)).ok_or("br to no block");
        let (yes, no) = (target(1)?, target(2)?);
        let fused = f
            .prev_inst(i)
            .filter(|&c| matches!(f.kind(c), InstKind::ICmp(_)) && self.fuses_with_branch(f, c));
        if let Some(cmp) = fused
            && let InstKind::ICmp(pred) = f.kind(cmp)
        {
            let (a, b) = (self.slot(f.operand(cmp, 0))?, self.slot(f.operand(cmp, 1))?);
            let w = f.value_type(f.operand(cmp, 0)).int_width().unwrap_or(64);
            let (yes, no) = (self.edge(f, block, yes), self.edge(f, block, no));
            let sh = (64 - w) as u8;
            self.emit(fused_branch(*pred, sh, cost, a, b, yes, no));
            return Ok(());
        }
        let cond = self.slot(f.operand(i, 0))?;
        let (yes, no) = (self.edge(f, block, yes), self.edge(f, block, no));
        self.emit(Op::Br {
            cost,
            cond,
            yes,
            no,
        });
        Ok(())
    }

    fn switch(&mut self, f: &'a Function, i: Inst, block: Block, cost: u16) -> Res<()> {
        let cond_ty: Type = f.value_type(f.operand(i, 0));
        let LeafKind::Int(w) = self.scalar(cond_ty)? else {
            return Err("switch on no integer".into());
        };
        let cond = self.slot(f.operand(i, 0))?;
        let default = f.as_block(f.operand(i, 1)).ok_or("switch to no block")?;
        let mut edges: Vec<(Block, u32)> = Vec::new();
        let mut label = |c: &mut Self, to: Block| match edges.iter().find(|e| e.0 == to) {
            Some(e) => e.1,
            None => {
                let l = c.edge(f, block, to);
                edges.push((to, l));
                l
            }
        };
        let default = label(self, default);
        let (mut cases, mut big_cases) = (Vec::new(), Vec::new());
        for (v, to) in f.switch_cases(i) {
            let k = f.as_int(v).ok_or("switch case that is no integer")?;
            let to = label(self, to);
            match k.as_u128().filter(|_| w <= 128) {
                Some(k) => cases.push((k, to)),
                None => big_cases.push((Box::from(k.limbs()), to)),
            }
        }
        cases.sort_unstable();
        big_cases.sort_unstable();
        let switch = self.out.switches.len() as u32;
        self.out.switches.push(SwitchSpec {
            cases,
            big_cases,
            default,
            slots: w.div_ceil(64),
        });
        self.emit(Op::Switch { cost, cond, switch });
        Ok(())
    }
}

fn fused_branch(p: IntPredicate, sh: u8, cost: u16, a: u32, b: u32, yes: u32, no: u32) -> Op {
    match p {
        IntPredicate::Eq => Op::BrEq {
            sh,
            cost,
            a,
            b,
            yes,
            no,
        },
        IntPredicate::Ne => Op::BrNe {
            sh,
            cost,
            a,
            b,
            yes,
            no,
        },
        IntPredicate::Ult => Op::BrUlt {
            sh,
            cost,
            a,
            b,
            yes,
            no,
        },
        IntPredicate::Ule => Op::BrUle {
            sh,
            cost,
            a,
            b,
            yes,
            no,
        },
        IntPredicate::Slt => Op::BrSlt {
            sh,
            cost,
            a,
            b,
            yes,
            no,
        },
        IntPredicate::Sle => Op::BrSle {
            sh,
            cost,
            a,
            b,
            yes,
            no,
        },
        IntPredicate::Ugt => Op::BrUlt {
            sh,
            cost,
            a: b,
            b: a,
            yes,
            no,
        },
        IntPredicate::Uge => Op::BrUle {
            sh,
            cost,
            a: b,
            b: a,
            yes,
            no,
        },
        IntPredicate::Sgt => Op::BrSlt {
            sh,
            cost,
            a: b,
            b: a,
            yes,
            no,
        },
        IntPredicate::Sge => Op::BrSle {
            sh,
            cost,
            a: b,
            b: a,
            yes,
            no,
        },
    }
}

/// Replaces labels by positions.
pub(super) fn resolve(out: &mut CompiledFn, labels: &[u32]) {
    let at = |l: u32| labels.get(l as usize).copied().unwrap_or(NONE);
    for op in &mut out.code {
        match op {
            Op::Jump { to, .. } | Op::Goto { to } => *to = at(*to),
            Op::Br { yes, no, .. }
            | Op::BrEq { yes, no, .. }
            | Op::BrNe { yes, no, .. }
            | Op::BrUlt { yes, no, .. }
            | Op::BrUle { yes, no, .. }
            | Op::BrSlt { yes, no, .. }
            | Op::BrSle { yes, no, .. } => {
                *yes = at(*yes);
                *no = at(*no);
            }
            _ => {}
        }
    }
    for (_, to) in out.indirects.iter_mut().flatten() {
        *to = at(*to);
    }
    for s in &mut out.switches {
        s.default = at(s.default);
        let big = s.big_cases.iter_mut().map(|c| &mut c.1);
        for to in s.cases.iter_mut().map(|c| &mut c.1).chain(big) {
            *to = at(*to);
        }
    }
}
