//! What threads do together: barriers, votes, matches, reductions, shuffles. Each instruction has its intrinsic, which stays where it is.

use super::body::{Lifter, Result, float_of};
use super::node::{Kind, Val};
use tandem_ir::machine::forms::Form;
use tandem_ir::machine::func::Operand;
use tandem_ir::machine::types::Ty;

/// The first of some words that a form has, each with a dot in front.
fn word(form: &Form, words: &[&'static str]) -> Result<&'static str> {
    let found = words.iter().find(|w| form.has(&format!(".{w}")));
    found.copied().ok_or_else(|| "not known".into())
}

impl Lifter<'_> {
    /// An instruction of one of the families.
    pub(super) fn together(&mut self, form: &Form, ops: &[Operand]) -> Result<()> {
        match form.family() {
            "activemask" => {
                let v = self.convergent("i32", "llvm.nvvm.activemask", &[]);
                self.define(ops, 0, v, false)
            }
            "bar" | "barrier" => self.barrier(form, ops),
            "vote" if form.has(".sync") => {
                let op = word(form, &["all", "any", "uni", "ballot"])?;
                let (p, mask) = (
                    self.operand(ops, 1, Ty::Pred)?,
                    self.operand(ops, 2, Ty::B32)?,
                );
                let ret = if op == "ballot" { "i32" } else { "i1" };
                let v = self.convergent(ret, &format!("llvm.nvvm.vote.{op}.sync"), &[mask, p]);
                self.define(ops, 0, v, false)
            }
            "match" if form.has(".sync") => self.matched(form, ops),
            "redux" => self.reduced(form, ops),
            "shfl" if form.has(".sync") => self.shuffled(form, ops),
            _ => Err("not known".into()),
        }
    }

    fn barrier(&mut self, form: &Form, ops: &[Operand]) -> Result<()> {
        let has = |m: &str| form.has(m);
        if has(".warp") {
            let mask = self.operand(ops, 0, Ty::B32)?;
            self.convergent("void", "llvm.nvvm.bar.warp.sync", &[mask]);
            return Ok(());
        }
        if has(".arrive") || has(".cluster") {
            return Err("not known".into());
        }
        let aligned = form.family() == "bar" || has(".aligned");
        let aligned = if aligned { ".aligned" } else { "" };
        let reduces = has(".red");
        // Behind the result of a reduction: the barrier, how many threads, and what is reduced.
        let numbers = match reduces {
            true => 1..ops.len().saturating_sub(1),
            false => 0..ops.len(),
        };
        let kind = if numbers.len() > 1 { "count" } else { "all" };
        let mut args = Vec::new();
        for k in numbers {
            args.push(self.operand(ops, k, Ty::B32)?);
        }
        if !reduces {
            let name = format!("llvm.nvvm.barrier.cta.sync{aligned}.{kind}");
            self.convergent("void", &name, &args);
            return Ok(());
        }
        args.push(self.operand(ops, ops.len() - 1, Ty::Pred)?);
        let op = word(form, &["and", "or", "popc"])?;
        let ret = if op == "popc" { "i32" } else { "i1" };
        let name = format!("llvm.nvvm.barrier.cta.red.{op}{aligned}.{kind}");
        let v = self.convergent(ret, &name, &args);
        self.define(ops, 0, v, false)
    }

    fn matched(&mut self, form: &Form, ops: &[Operand]) -> Result<()> {
        let ty = form.ty.ok_or("no type")?;
        let w = ty.bits();
        let (a, mask) = (self.operand(ops, 1, ty)?, self.operand(ops, 2, Ty::B32)?);
        if word(form, &["any", "all"])? == "any" {
            let name = format!("llvm.nvvm.match.any.sync.i{w}");
            let v = self.convergent("i32", &name, &[mask, a]);
            return self.define(ops, 0, v, false);
        }
        self.two_results(ops, &format!("llvm.nvvm.match.all.sync.i{w}p"), &[mask, a])
    }

    fn reduced(&mut self, form: &Form, ops: &[Operand]) -> Result<()> {
        let ty = form.ty.ok_or("no type")?;
        let op = word(form, &["add", "min", "max", "and", "or", "xor"])?;
        if float_of(ty).is_some() {
            return Err("not known".into());
        }
        let sign = match op {
            "min" | "max" if !ty.is_signed() => "u",
            _ => "",
        };
        let (a, mask) = (self.operand(ops, 1, ty)?, self.operand(ops, 2, Ty::B32)?);
        let name = format!("llvm.nvvm.redux.sync.{sign}{op}");
        let v = self.convergent("i32", &name, &[a, mask]);
        self.define(ops, 0, v, false)
    }

    fn shuffled(&mut self, form: &Form, ops: &[Operand]) -> Result<()> {
        let mode = word(form, &["up", "down", "bfly", "idx"])?;
        let a = self.operand(ops, 1, Ty::B32)?;
        let (lane, clamp) = (
            self.operand(ops, 2, Ty::B32)?,
            self.operand(ops, 3, Ty::B32)?,
        );
        let mask = self.operand(ops, 4, Ty::B32)?;
        let (name, args) = (
            format!("llvm.nvvm.shfl.sync.{mode}.i32"),
            [mask, a, lane, clamp],
        );
        if let Some(Operand::Pair(_, Some(_))) = ops.first() {
            return self.two_results(ops, &format!("{name}p"), &args);
        }
        let v = self.convergent("i32", &name, &args);
        self.define(ops, 0, v, false)
    }

    /// A call that gives 32 bits and a predicate, into both of a pair of registers.
    fn two_results(&mut self, ops: &[Operand], name: &str, args: &[Val]) -> Result<()> {
        let call = self.call_of("{ i32, i1 }", name, "", args);
        // Both in one number, of which each is a part; what a register holds is never poison.
        let text = format!(
            "$t0 = {call}\n$t1 = extractvalue {{ i32, i1 }} $t0, 0\n\
             $t2 = extractvalue {{ i32, i1 }} $t0, 1\n$t3 = freeze i32 $t1\n$t4 = freeze i1 $t2\n\
             $t5 = zext i32 $t3 to i64\n$t6 = zext i1 $t4 to i64\n$t7 = shl i64 $t6, 32\n\
             $d = or i64 $t5, $t7"
        );
        let both = self.code(text, 64, args);
        self.stays(both);
        let value = self.cut(both, 32)?;
        let text = "$t0 = lshr i64 $0, 32\n$d = trunc i64 $t0 to i1";
        let predicate = self.code(text, 1, &[both]);
        let (first, second) = match ops.first() {
            Some(Operand::Pair(a, b)) => (*a, *b),
            _ => return self.define(ops, 0, value, false),
        };
        if let Some(r) = first {
            self.put(r, value, false)?;
        }
        match second {
            Some(r) => self.put(r, predicate, false),
            None => Ok(()),
        }
    }

    /// As `intrinsic`, and it stays where it is.
    fn convergent(&mut self, ret: &str, name: &str, args: &[Val]) -> Val {
        let v = self.intrinsic(ret, name, "", args);
        self.stays(v);
        v
    }

    /// Says that a value is made whether anybody wants it or not.
    fn stays(&mut self, v: Val) {
        if let Kind::Lines(l, _) = &mut self.ssa.nodes[v as usize].kind {
            l.effect = true;
        }
    }
}
