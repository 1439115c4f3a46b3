//! Arithmetic on integers, comparisons, selections and conversions between integers (PTX ISA, Integer Arithmetic, Logic and
//! Shift, Comparison and Selection, Data Movement and Conversion).

use super::Flavour;
use super::body::{Lifter, Result, float_of};
use super::node::{Kind, Node, Val};
use super::ssa::Var;
use tandem_ir::machine::forms::{Form, Props};
use tandem_ir::machine::func::Operand;
use tandem_ir::machine::types::{Kind as Of, Ty};

impl Lifter<'_> {
    /// An instruction on integers, or on bits, with one result.
    pub(super) fn integer(&mut self, form: &Form, ops: &[Operand]) -> Result<()> {
        let ty = form.ty.ok_or("no type")?;
        let (w, signed) = (ty.bits(), ty.is_signed());
        // Several numbers in one register, and what is no number.
        let packed = matches!(ty, Ty::U16x2 | Ty::S16x2);
        let float = ty.kind() == Of::Float && form.family() != "selp";
        if w > 64 || packed || float || form.has(".relu") {
            return Err("not known".into());
        }
        if form.has(".sat") && form.family() == "mad" {
            return Err("not known".into());
        }
        if form.is(Props::GLUE_IN) || form.is(Props::GLUE_OUT) {
            return self.carry(form, ops, w);
        }
        let v = match form.family() {
            "add" | "sub" => {
                let (a, b) = (self.operand(ops, 1, ty)?, self.operand(ops, 2, ty)?);
                if form.has(".sat") {
                    let name = format!("llvm.s{}.sat.i{w}", form.family());
                    let v = self.intrinsic(&format!("i{w}"), &name, "", &[a, b]);
                    return self.define(ops, 0, v, signed);
                }
                self.sum(form.family() == "sub", a, b)
            }
            "mul" => self.product(form, ops, ty)?,
            "mad" => {
                let p = self.product(form, ops, ty)?;
                let wide = match form.has(".wide") {
                    true => ty.widened().ok_or("no wider type")?,
                    false => ty,
                };
                let c = self.operand(ops, 3, wide)?;
                self.sum(false, p, c)
            }
            "div" | "rem" => {
                let (a, b) = (self.operand(ops, 1, ty)?, self.operand(ops, 2, ty)?);
                self.quotient(form.family() == "rem", signed, a, b)
            }
            "selp" => {
                let (a, b) = (self.operand(ops, 1, ty)?, self.operand(ops, 2, ty)?);
                let p = self.operand(ops, 3, Ty::Pred)?;
                self.ssa.add(Node::new(Kind::Select, w, &[p, a, b]))
            }
            "shl" | "shr" => self.shift(form, ops, ty)?,
            "and" | "or" | "xor" => {
                let (a, b) = (self.operand(ops, 1, ty)?, self.operand(ops, 2, ty)?);
                self.code(format!("$d = {} i{w} $0, $1", form.family()), w, &[a, b])
            }
            "not" => {
                let a = self.operand(ops, 1, ty)?;
                let ones = if w == 1 { "true" } else { "-1" };
                self.code(format!("$d = xor i{w} $0, {ones}"), w, &[a])
            }
            "cnot" => {
                let a = self.operand(ops, 1, ty)?;
                self.code(
                    format!("$t0 = icmp eq i{w} $0, 0\n$d = zext i1 $t0 to i{w}"),
                    w,
                    &[a],
                )
            }
            "neg" => {
                let a = self.operand(ops, 1, ty)?;
                self.code(format!("$d = sub i{w} 0, $0"), w, &[a])
            }
            "abs" => {
                let a = self.operand(ops, 1, ty)?;
                self.intrinsic(
                    &format!("i{w}"),
                    &format!("llvm.abs.i{w}"),
                    "i1 false",
                    &[a],
                )
            }
            "min" | "max" => {
                let (a, b) = (self.operand(ops, 1, ty)?, self.operand(ops, 2, ty)?);
                let sign = if signed { 's' } else { 'u' };
                let name = format!("llvm.{sign}{}.i{w}", form.family());
                self.intrinsic(&format!("i{w}"), &name, "", &[a, b])
            }
            "popc" | "clz" => {
                let a = self.operand(ops, 1, ty)?;
                let (name, more) = match form.family() {
                    "popc" => ("ctpop", ""),
                    _ => ("ctlz", "i1 false"),
                };
                let n = self.intrinsic(&format!("i{w}"), &format!("llvm.{name}.i{w}"), more, &[a]);
                self.cut(n, 32)?
            }
            "brev" => {
                let a = self.operand(ops, 1, ty)?;
                self.intrinsic(&format!("i{w}"), &format!("llvm.bitreverse.i{w}"), "", &[a])
            }
            "shf" => self.funnel(form, ops)?,
            "lop3" if !form.has(".or") && !form.has(".and") => self.lop3(ops)?,
            "prmt" => self.permute(form, ops)?,
            "bfe" => self.extract(ops, ty)?,
            _ => return Err("not known".into()),
        };
        self.define(ops, 0, v, signed)
    }

    fn sum(&mut self, subtract: bool, a: Val, b: Val) -> Val {
        let w = self.width(a);
        let kind = if subtract { Kind::Sub } else { Kind::Add };
        self.ssa.add(Node::new(kind, w, &[a, b]))
    }

    fn product(&mut self, form: &Form, ops: &[Operand], ty: Ty) -> Result<Val> {
        let (a, b) = (self.operand(ops, 1, ty)?, self.operand(ops, 2, ty)?);
        let (w, signed) = (ty.bits(), ty.is_signed());
        if form.has(".lo") {
            return Ok(self.code(format!("$d = mul i{w} $0, $1"), w, &[a, b]));
        }
        let ww = 2 * w;
        let (x, y) = (
            self.extended_beyond(a, ww, signed),
            self.extended_beyond(b, ww, signed),
        );
        if form.has(".wide") {
            return Ok(self.code(format!("$d = mul i{ww} $0, $1"), ww, &[x, y]));
        }
        if !form.has(".hi") {
            return Err("not known".into());
        }
        let text = format!(
            "$t0 = mul i{ww} $0, $1\n$t1 = lshr i{ww} $t0, {w}\n$d = trunc i{ww} $t1 to i{w}"
        );
        Ok(self.code(text, w, &[x, y]))
    }

    /// As `extended`, where constants may become wider than 64 bits.
    fn extended_beyond(&mut self, v: Val, width: u32, signed: bool) -> Val {
        if width <= 64 {
            return self.extended(v, width, signed);
        }
        let (w, op) = (self.width(v), if signed { "sext" } else { "zext" });
        self.code(format!("$d = {op} i{w} $0 to i{width}"), width, &[v])
    }

    /// A division by zero gives bits that are open, and the least number by -1 wraps.
    fn quotient(&mut self, rest: bool, signed: bool, a: Val, b: Val) -> Val {
        let w = self.width(a);
        let op = match (rest, signed) {
            (false, false) => "udiv",
            (false, true) => "sdiv",
            (true, false) => "urem",
            (true, true) => "srem",
        };
        let minus_one = if w == 64 { u64::MAX } else { (1 << w) - 1 };
        let plain = self
            .known(b)
            .is_some_and(|c| c != 0 && (!signed || c != minus_one));
        if plain || self.reading.flavour == Flavour::Loose {
            return self.code(format!("$d = {op} i{w} $0, $1"), w, &[a, b]);
        }
        let least = 1u64 << (w - 1);
        let mut text = format!("$t0 = icmp eq i{w} $1, 0\n");
        match signed {
            true => text.push_str(&format!(
                "$t1 = icmp eq i{w} $0, {least}\n$t2 = icmp eq i{w} $1, {minus_one}\n$t3 = and i1 $t1, $t2\n\
                 $t4 = or i1 $t0, $t3\n$t5 = select i1 $t4, i{w} 1, i{w} $1\n"
            )),
            false => text.push_str(&format!("$t5 = select i1 $t0, i{w} 1, i{w} $1\n")),
        }
        text.push_str(&format!(
            "$t6 = {op} i{w} $0, $t5\n$t7 = freeze i{w} undef\n$d = select i1 $t0, i{w} $t7, i{w} $t6"
        ));
        self.code(text, w, &[a, b])
    }

    /// Amounts from the width on leave zeros, or signs.
    fn shift(&mut self, form: &Form, ops: &[Operand], ty: Ty) -> Result<Val> {
        let (a, n) = (self.operand(ops, 1, ty)?, self.operand(ops, 2, Ty::U32)?);
        let (w, signed) = (ty.bits(), ty.is_signed());
        let op = match (form.family(), signed) {
            ("shl", _) => "shl",
            (_, true) => "ashr",
            (_, false) => "lshr",
        };
        if let Some(c) = self.known(n) {
            if c >= u64::from(w) && op != "ashr" {
                return Ok(self.constant(0, w));
            }
            let c = c.min(u64::from(w) - 1);
            return Ok(self.code(format!("$d = {op} i{w} $0, {c}"), w, &[a]));
        }
        let amount = match w {
            32 => "$t1 = add i32 $1, 0".to_owned(),
            16 => "$t1 = trunc i32 $1 to i16".to_owned(),
            _ => format!("$t1 = zext i32 $1 to i{w}"),
        };
        if self.reading.flavour == Flavour::Loose && w >= 32 {
            let text = match w {
                32 => format!("$d = {op} i32 $0, $1"),
                _ => format!("{amount}\n$d = {op} i{w} $0, $t1"),
            };
            return Ok(self.code(text, w, &[a, n]));
        }
        let beyond = match op {
            "ashr" => format!("$t3 = ashr i{w} $0, {}\n", w - 1),
            _ => String::new(),
        };
        let other = if op == "ashr" { "$t3" } else { "0" };
        let text = format!(
            "$t0 = icmp ult i32 $1, {w}\n{amount}\n$t2 = {op} i{w} $0, $t1\n{beyond}$d = select i1 $t0, i{w} $t2, i{w} {other}"
        );
        Ok(self.code(text, w, &[a, n]))
    }

    fn funnel(&mut self, form: &Form, ops: &[Operand]) -> Result<Val> {
        let (a, b) = (
            self.operand(ops, 1, Ty::B32)?,
            self.operand(ops, 2, Ty::B32)?,
        );
        let n = self.operand(ops, 3, Ty::U32)?;
        let left = form.has(".l");
        if !form.has(".wrap") {
            match self.known(n) {
                Some(0..32) => {}
                Some(_) => return Ok(if left { a } else { b }),
                None => return Err("an amount that is clamped".into()),
            }
        }
        let name = if left {
            "llvm.fshl.i32"
        } else {
            "llvm.fshr.i32"
        };
        // The second operand is the upper half.
        Ok(self.intrinsic("i32", name, "", &[b, a, n]))
    }

    fn lop3(&mut self, ops: &[Operand]) -> Result<Val> {
        let mut v = Vec::new();
        for k in 1..4 {
            v.push(self.operand(ops, k, Ty::B32)?);
        }
        let Some(Operand::Int(table, _)) = ops.get(4) else {
            return Err("no table".into());
        };
        let mut all = self.constant(0, 32);
        for row in (0..8u32).filter(|r| table >> r & 1 == 1) {
            let mut term = self.constant(u64::MAX, 32);
            for (k, &x) in v.iter().enumerate() {
                let text = match row >> (2 - k) & 1 {
                    1 => "$d = and i32 $0, $1",
                    _ => "$t0 = xor i32 $1, -1\n$d = and i32 $0, $t0",
                };
                term = self.code(text, 32, &[term, x]);
            }
            all = self.code("$d = or i32 $0, $1", 32, &[all, term]);
        }
        Ok(all)
    }

    /// Bytes of two words, by a selector that is known.
    fn permute(&mut self, form: &Form, ops: &[Operand]) -> Result<Val> {
        let (a, b) = (
            self.operand(ops, 1, Ty::B32)?,
            self.operand(ops, 2, Ty::B32)?,
        );
        let c = self.operand(ops, 3, Ty::U32)?;
        let (Some(c), "prmt.b32") = (self.known(c), &*form.spelling) else {
            return Err("a selector that is not known".into());
        };
        let mut all = self.constant(0, 32);
        for k in 0..4u64 {
            let nibble = c >> (4 * k) & 15;
            let from = if nibble & 4 == 0 { a } else { b };
            let at = 8 * (nibble & 3);
            let byte = match nibble & 8 {
                0 => format!("$t0 = lshr i32 $1, {at}\n$t1 = and i32 $t0, 255"),
                _ => format!(
                    "$t2 = shl i32 $1, {}\n$t0 = ashr i32 $t2, 31\n$t1 = and i32 $t0, 255",
                    24 - at
                ),
            };
            let text = format!("{byte}\n$t3 = shl i32 $t1, {}\n$d = or i32 $0, $t3", 8 * k);
            all = self.code(text, 32, &[all, from]);
        }
        Ok(all)
    }

    /// A field whose place is known.
    fn extract(&mut self, ops: &[Operand], ty: Ty) -> Result<Val> {
        let a = self.operand(ops, 1, ty)?;
        let (pos, len) = (
            self.operand(ops, 2, Ty::U32)?,
            self.operand(ops, 3, Ty::U32)?,
        );
        let w = u64::from(ty.bits());
        match (self.known(pos), self.known(len)) {
            (Some(pos), Some(len)) if len > 0 && pos + len <= w => {
                let up = w - pos - len;
                let op = if ty.is_signed() { "ashr" } else { "lshr" };
                let text = format!("$t0 = shl i{w} $0, {up}\n$d = {op} i{w} $t0, {}", w - len);
                Ok(self.code(text, ty.bits(), &[a]))
            }
            _ => Err("a field whose place is not known".into()),
        }
    }

    /// `add.cc`, `addc`, `sub.cc`, `subc`: the flag is a bit of its own.
    fn carry(&mut self, form: &Form, ops: &[Operand], w: u32) -> Result<()> {
        let op = match form.family() {
            "add" | "addc" => "add",
            "sub" | "subc" => "sub",
            _ => return Err("not known".into()),
        };
        let ty = form.ty.ok_or("no type")?;
        let (a, b) = (self.operand(ops, 1, ty)?, self.operand(ops, 2, ty)?);
        let flag = match form.is(Props::GLUE_IN) {
            true => self.ssa.read(Var::Carry, 1),
            false => self.constant(0, 1),
        };
        let ww = w + 1;
        let text = format!(
            "$t0 = zext i{w} $0 to i{ww}\n$t1 = zext i{w} $1 to i{ww}\n$t2 = zext i1 $2 to i{ww}\n\
             $t3 = {op} i{ww} $t0, $t1\n$d = {op} i{ww} $t3, $t2"
        );
        let all = self.code(text, ww, &[a, b, flag]);
        let v = self.cut(all, w)?;
        if form.is(Props::GLUE_OUT) {
            let text = format!("$t0 = lshr i{ww} $0, {w}\n$d = trunc i{ww} $t0 to i1");
            let out = self.code(text, 1, &[all]);
            self.ssa.write(Var::Carry, out);
        }
        self.define(ops, 0, v, false)
    }

    /// Comparisons, of floats too; a second predicate is the opposite of the relation, combined alike.
    pub(super) fn setp(&mut self, form: &Form, ops: &[Operand]) -> Result<()> {
        let ty = form.ty.ok_or("no type")?;
        let (a, b) = (self.operand(ops, 1, ty)?, self.operand(ops, 2, ty)?);
        let r = match float_of(ty) {
            Some(f) => self.related(form, f, a, b)?,
            None if matches!(ty, Ty::F16x2 | Ty::Bf16x2) => return Err("not known".into()),
            None => self.ordered(form, ty, a, b)?,
        };
        let opposite = self.code("$d = xor i1 $0, true", 1, &[r]);
        let combine = ["and", "or", "xor"]
            .into_iter()
            .find(|c| form.has(&format!(".{c}")));
        let (mut first, mut second) = (r, opposite);
        if let Some(c) = combine {
            let p = self.operand(ops, 3, Ty::Pred)?;
            first = self.code(format!("$d = {c} i1 $0, $1"), 1, &[r, p]);
            second = self.code(format!("$d = {c} i1 $0, $1"), 1, &[opposite, p]);
        }
        if let Some(Operand::Pair(_, Some(q))) = ops.first() {
            // The first may be what the second is computed from: both are known by now.
            self.define(ops, 0, first, false)?;
            return self.put(*q, second, false);
        }
        self.define(ops, 0, first, false)
    }

    fn ordered(&mut self, form: &Form, ty: Ty, a: Val, b: Val) -> Result<Val> {
        let all = [
            ".eq", ".ne", ".lt", ".le", ".gt", ".ge", ".lo", ".ls", ".hi", ".hs",
        ];
        let word = all.into_iter().find(|w| form.has(w)).ok_or("no relation")?;
        let pred = match (word, ty.is_signed()) {
            (".eq", _) => "eq",
            (".ne", _) => "ne",
            (".lt", true) => "slt",
            (".le", true) => "sle",
            (".gt", true) => "sgt",
            (".ge", true) => "sge",
            (".lt" | ".lo", _) => "ult",
            (".le" | ".ls", _) => "ule",
            (".gt" | ".hi", _) => "ugt",
            _ => "uge",
        };
        Ok(self.ssa.add(Node::new(Kind::Compare(pred), 1, &[a, b])))
    }

    /// A conversion between integers.
    pub(super) fn resize(&mut self, form: &Form, ops: &[Operand], to: Ty, from: Ty) -> Result<()> {
        if form.has(".sat") {
            return Err("not known".into());
        }
        let a = self.operand(ops, 1, from)?;
        let v = match to.bits() < from.bits() {
            true => self.cut(a, to.bits())?,
            false => self.extended(a, to.bits(), from.is_signed()),
        };
        self.define(ops, 0, v, to.is_signed())
    }
}
