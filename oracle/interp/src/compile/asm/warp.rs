//! Special registers, barriers, and what the lanes of a warp do together (PTX ISA, "Special Registers", "Parallel
//! Synchronization and Communication Instructions").

use super::{Compiler, PtxType, Res, Text};
use crate::intrinsics::{Impure, Intrinsic, Reduce, Sreg, WarpOp, resolve};
use crate::layout::LeafKind;
use tandem_ir::asm::{Arg, Statement};

const WORD: LeafKind = LeafKind::Int(32);

/// The special register of a name, with its width.
fn register(name: &str) -> Option<(Sreg, u32)> {
    let name = name.strip_prefix('%')?;
    let r = match name {
        "lanemask_eq" => Sreg::LaneMask(0),
        "lanemask_le" => Sreg::LaneMask(1),
        "lanemask_lt" => Sreg::LaneMask(2),
        "lanemask_ge" => Sreg::LaneMask(3),
        "lanemask_gt" => Sreg::LaneMask(4),
        "globaltimer_lo" | "globaltimer_hi" | "clock_hi" => Sreg::Clock,
        "gridid" => return Some((Sreg::Zero, 64)),
        "dynamic_smem_size" | "total_smem_size" | "aggr_smem_size" => Sreg::DynamicShared,
        "is_explicit_cluster" => return Some((Sreg::Zero, 1)),
        _ if ["envreg", "pm", "reserved_smem_offset_"]
            .iter()
            .any(|p| name.starts_with(p)) =>
        {
            Sreg::Zero
        }
        _ => match resolve(&format!("llvm.nvvm.read.ptx.sreg.{name}")) {
            Some(Intrinsic::Impure(Impure::Sreg(r))) => r,
            _ => return None,
        },
    };
    let wide = matches!(name, "clock64" | "globaltimer" | "gridid");
    Some((r, if wide { 64 } else { 32 }))
}

impl Compiler<'_> {
    /// A special register as a source of `w` bits.
    pub(super) fn special(&mut self, name: &str, w: u32) -> Res<u32> {
        if name == "WARP_SZ" {
            return Ok(self.konst(32, w));
        }
        let (r, bits) = register(name).ok_or_else(|| format!("the special register {name}"))?;
        let v = self.operation(Impure::Sreg(r), &[], &[bits]);
        Ok(self.resize(v, bits, w, false))
    }

    pub(super) fn asm_warp(&mut self, t: &Text, s: &Statement) -> Res<bool> {
        let words: Vec<&str> = s.opcode.iter().map(String::as_str).collect();
        match (&words[..], &s.args[..]) {
            (["shfl", "sync", mode, "b32"], [d, a, b, c, mask]) => {
                let op = format!("shfl.sync.{mode}.i32p");
                // The intrinsic has the mask in front.
                self.collective(t, &op, &[mask, a, b, c], d, 32)
            }
            (["vote", "sync", kind, ty], [d, p, mask]) => {
                let w = if *ty == "pred" { 1 } else { 32 };
                let (mask, p) = (self.read(t, mask, 32)?, self.read(t, p, 1)?);
                let op = resolve(&format!("llvm.nvvm.vote.{kind}.sync"));
                self.finish_collective(t, op, &[(mask, WORD), (p, LeafKind::Int(1))], d, w)
            }
            (["vote", kind, ty], [d, p]) => {
                let w = if *ty == "pred" { 1 } else { 32 };
                let p = self.read(t, p, 1)?;
                let op = resolve(&format!("llvm.nvvm.vote.{kind}"));
                self.finish_collective(t, op, &[(p, LeafKind::Int(1))], d, w)
            }
            (["match", kind @ ("any" | "all"), "sync", ty], [d, a, mask]) => {
                let bits = PtxType::of(ty).map_or(32, |t| t.bits);
                let (mask, a) = (self.read(t, mask, 32)?, self.read(t, a, bits)?);
                let all = *kind == "all";
                let op = match all {
                    true => WarpOp::MatchAll(true),
                    false => WarpOp::MatchAny,
                };
                let op = Some(Intrinsic::Impure(Impure::Warp(op)));
                self.finish_collective(t, op, &[(mask, WORD), (a, LeafKind::Int(bits))], d, 32)
            }
            (["redux", "sync", op, ty], [d, a, mask]) => {
                let unsigned = *ty == "u32" && matches!(*op, "min" | "max");
                let op = resolve(&format!(
                    "llvm.nvvm.redux.sync.{}{op}",
                    if unsigned { "u" } else { "" }
                ));
                let (a, mask) = (self.read(t, a, 32)?, self.read(t, mask, 32)?);
                self.finish_collective(t, op, &[(a, WORD), (mask, WORD)], d, 32)
            }
            (["activemask", "b32"], [d]) => {
                let v = self.operation(Impure::ActiveMask, &[], &[32]);
                self.write(t, d, v, 32, false)?;
                Ok(true)
            }
            (["bar", "warp", "sync"], [mask]) => {
                let mask = self.read(t, mask, 32)?;
                self.operation(Impure::Warp(WarpOp::Sync), &[(mask, WORD)], &[]);
                Ok(true)
            }
            (["trap"], []) => {
                self.operation(Impure::Trap, &[], &[]);
                Ok(true)
            }
            (["bar" | "barrier", ..], _) => self.barrier(t, &words, &s.args),
            _ => Ok(false),
        }
    }

    fn collective(&mut self, t: &Text, name: &str, args: &[&Arg], d: &Arg, w: u32) -> Res<bool> {
        let mut slots = Vec::new();
        for a in args {
            slots.push((self.read(t, a, 32)?, WORD));
        }
        self.finish_collective(t, resolve(&format!("llvm.nvvm.{name}")), &slots, d, w)
    }
    fn finish_collective(
        &mut self,
        t: &Text,
        op: Option<Intrinsic>,
        args: &[(u32, LeafKind)],
        d: &Arg,
        w: u32,
    ) -> Res<bool> {
        let Some(Intrinsic::Impure(op)) = op else {
            return Ok(false);
        };
        // Some give a predicate beside the value, which need not be asked for.
        let v = self.operation(op, args, &[w, 1]);
        match d {
            Arg::Pair(value, predicate) => {
                self.write(t, value, v, w, false)?;
                self.write(t, predicate, v + 1, 1, false)?;
            }
            one => self.write(t, one, v, w, false)?,
        }
        Ok(true)
    }

    /// `bar` and `barrier` of a block: `sync`, `arrive`, `red`.
    fn barrier(&mut self, t: &Text, words: &[&str], args: &[Arg]) -> Res<bool> {
        // Without `.aligned`, lanes of a warp may come from different places.
        let aligned = words[0] == "bar" || words.contains(&"aligned");
        let words: Vec<&str> = words[1..]
            .iter()
            .copied()
            .filter(|w| !matches!(*w, "cta" | "aligned"))
            .collect();
        let (arrive, reduce, result) = match words[..] {
            ["sync"] => (false, Reduce::None, None),
            ["arrive"] => (true, Reduce::None, None),
            ["red", "popc", "u32"] => (false, Reduce::Popc, Some(32)),
            ["red", "and", "pred"] => (false, Reduce::And, Some(1)),
            ["red", "or", "pred"] => (false, Reduce::Or, Some(1)),
            _ => return Ok(false),
        };
        let (d, args) = match (result, args) {
            (Some(w), [d, rest @ ..]) => (Some((d, w)), rest),
            (None, all) => (None, all),
            _ => return Ok(false),
        };
        let (numbers, predicate) = match (reduce, args) {
            (Reduce::None, all) => (all, None),
            (_, [numbers @ .., p]) => (numbers, Some(p)),
            _ => return Ok(false),
        };
        if numbers.is_empty() || numbers.len() > 2 {
            return Ok(false);
        }
        let mut slots = Vec::new();
        for n in numbers {
            slots.push((self.read(t, n, 32)?, WORD));
        }
        if let Some(p) = predicate {
            slots.push((self.read(t, p, 1)?, LeafKind::Int(1)));
        }
        let op = Impure::Barrier {
            aligned,
            numbered: true,
            counted: numbers.len() == 2,
            reduce,
            arrive,
        };
        let v = self.operation(op, &slots, d.map(|d| d.1).as_slice());
        if let Some((d, w)) = d {
            self.write(t, d, v, w, false)?;
        }
        Ok(true)
    }
}
