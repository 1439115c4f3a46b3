//! Accesses to memory, parameters and slots of calls, atomic operations, fences (PTX ISA, Data Movement and Conversion,
//! Parallel Synchronization and Communication).
//!
//! Parameters and slots that hold one value are no memory here: they are variables like registers. What a kernel gets by
//! value in bytes is the object that the source's `byval` parameter points to.

use super::body::{Lifter, Result, bits_type, float_of};
use super::node::{Access, Float, Kind, Nature, Node, Pointer, Val};
use super::ssa::Var;
use super::{Callee, Flavour, TypeIs};
use tandem_ir::machine::forms::Form;
use tandem_ir::machine::func::{Base, Operand};
use tandem_ir::machine::module::GlobalRef;
use tandem_ir::machine::types::{Order, Scope, Space, Ty};

impl Lifter<'_> {
    pub(super) fn load(&mut self, form: &Form, ops: &[Operand]) -> Result<()> {
        let ty = form.ty.ok_or("no type")?;
        let Some(Operand::Address(base, off)) = ops.get(1) else {
            return Err("no address".into());
        };
        let targets: &[Operand] = match ops.first() {
            Some(Operand::Vector(all)) => all,
            _ => &ops[..1],
        };
        let step = ty.bytes() as i64;
        for (k, target) in targets.iter().enumerate() {
            let off = off + step * k as i64;
            let v = match *base {
                Base::Slot(region, n) => {
                    let v = self.ssa.read(Var::Slot(region, n, off), ty.bits());
                    self.cut(v, ty.bits())?
                }
                Base::Param(n) if !self.is_by_value(n) => self.part_of_param(n, off, ty)?,
                base => {
                    let mut a = self.access(form, ty, off)?;
                    if k == 0 {
                        a.align *= targets.len() as u64;
                    }
                    if targets.len() > 1 && (a.volatile || a.order.is_some()) {
                        return Err("a vector at once".into());
                    }
                    if let Operand::Reg(r) = target {
                        let declared = float_of(r.class().declared());
                        let fits = declared.filter(|f| f.bits() == ty.bits());
                        a.float = a.float.or(fits);
                    }
                    a.fixed =
                        self.reading.flavour == Flavour::Exact && !a.volatile && a.order.is_none();
                    let p = self.base(base)?;
                    let fixed = a.fixed;
                    let v = self.ssa.add(Node::new(Kind::Load(a), ty.bits(), &[p]));
                    if fixed { v } else { self.fixed(v) }
                }
            };
            self.define(std::slice::from_ref(target), 0, v, ty.is_signed())?;
        }
        Ok(())
    }

    fn is_by_value(&self, n: u32) -> bool {
        self.signature
            .params
            .get(n as usize)
            .is_some_and(|p| p.by_value)
    }

    /// Some bytes of a parameter that holds one value. Bits above its width may be anything.
    fn part_of_param(&mut self, n: u32, off: i64, ty: Ty) -> Result<Val> {
        let v = self.param(n)?;
        let (w, bits) = (self.width(v), ty.bits());
        if off == 0 && bits > w {
            let text = format!(
                "$t0 = zext i{w} $0 to i{bits}\n$t1 = freeze i{bits} undef\n$t2 = shl i{bits} $t1, {w}\n\
                 $d = or i{bits} $t0, $t2"
            );
            return Ok(self.code(text, bits, &[v]));
        }
        let at = off
            .checked_mul(8)
            .filter(|at| *at >= 0 && *at + i64::from(bits) <= i64::from(w));
        match at {
            None => Err("bytes outside of the parameter".into()),
            Some(0) => self.cut(v, bits),
            Some(at) => {
                let text = format!("$t0 = lshr i{w} $0, {at}\n$d = trunc i{w} $t0 to i{bits}");
                Ok(self.code(text, bits, &[v]))
            }
        }
    }

    pub(super) fn store(&mut self, form: &Form, ops: &[Operand]) -> Result<()> {
        let ty = form.ty.ok_or("no type")?;
        let Some(Operand::Address(base, off)) = ops.first() else {
            return Err("no address".into());
        };
        let values: &[Operand] = match ops.get(1) {
            Some(Operand::Vector(all)) => all,
            Some(_) => &ops[1..2],
            None => return Err("no value".into()),
        };
        let step = ty.bytes() as i64;
        for (k, value) in values.iter().enumerate() {
            let off = off + step * k as i64;
            let v = self.value(value, ty)?;
            match *base {
                Base::Slot(region, n) => self.ssa.write(Var::Slot(region, n, off), v),
                Base::Ret(_) => self.ssa.write(Var::Result(off), v),
                base => {
                    let mut a = self.access(form, ty, off)?;
                    if k == 0 {
                        a.align *= values.len() as u64;
                    }
                    if values.len() > 1 && (a.volatile || a.order.is_some()) {
                        return Err("a vector at once".into());
                    }
                    let p = self.base(base)?;
                    self.ssa.add(Node::new(Kind::Store(a), 0, &[p, v]));
                }
            }
        }
        Ok(())
    }

    fn access(&self, form: &Form, ty: Ty, offset: i64) -> Result<Access> {
        if ty.bits() > 64 || form.has(".mmio") || form.has(".mmio.relaxed") {
            return Err("not known".into());
        }
        let order = match form.order {
            _ if self.consistent => Some("seq_cst"),
            Order::Weak => None,
            Order::Relaxed => Some("monotonic"),
            Order::Acquire => Some("acquire"),
            Order::Release => Some("release"),
            _ => return Err("this order".into()),
        };
        let order = order.map(|o| format!("{}{o}", scope(form.scope)));
        Ok(Access {
            space: form.space,
            offset,
            bits: ty.bits(),
            align: ty.bytes().max(1),
            volatile: form.volatile,
            order,
            invariant: form.has(".nc") || form.family() == "ldu",
            fixed: false,
            float: float_of(ty),
        })
    }

    /// What an address is counted from.
    fn base(&mut self, base: Base) -> Result<Val> {
        self.value(&Operand::Symbol(base, 0), Ty::B64)
    }

    /// The address of an atomic operation, its offset added.
    fn address(&mut self, op: Option<&Operand>) -> Result<Val> {
        match op {
            Some(Operand::Address(base, off)) => self.value(&Operand::Symbol(*base, *off), Ty::B64),
            _ => Err("no address".into()),
        }
    }

    pub(super) fn atomic(&mut self, form: &Form, ops: &[Operand]) -> Result<()> {
        let ty = form.ty.ok_or("no type")?;
        if ty.bits() > 64 || form.vector > 1 || matches!(ty, Ty::F16x2 | Ty::Bf16x2) {
            return Err("not known".into());
        }
        let red = form.family() == "red";
        let first = usize::from(!red);
        let p = self.address(ops.get(first))?;
        let a = self.operand(ops, first + 1, ty)?;
        let (success, failure) = match form.order {
            _ if self.consistent => ("seq_cst", "seq_cst"),
            Order::Weak | Order::Relaxed => ("monotonic", "monotonic"),
            Order::Acquire => ("acquire", "acquire"),
            Order::Release => ("release", "monotonic"),
            Order::AcqRel => ("acq_rel", "acquire"),
            _ => return Err("this order".into()),
        };
        let scope = scope(form.scope.or(Some(Scope::Gpu)));
        let (bits, align) = (ty.bits(), ty.bytes());
        if form.has(".cas") {
            let b = self.operand(ops, first + 2, ty)?;
            let text = format!(
                "$t0 = cmpxchg $p0, i{bits} $1, i{bits} $2 {scope}{success} {failure}, align {align}\n\
                 $d = extractvalue {{ i{bits}, i1 }} $t0, 0"
            );
            let v = self.effect(text, form.space, (bits, None), &[p, a, b]);
            return self.finish(ops, v, ty);
        }
        let float = float_of(ty);
        let words = [
            (".add", if float.is_some() { "fadd" } else { "add" }),
            (".and", "and"),
            (".or", "or"),
            (".xor", "xor"),
            (".exch", "xchg"),
            (".inc", "uinc_wrap"),
            (".dec", "udec_wrap"),
            (".min", if ty.is_signed() { "min" } else { "umin" }),
            (".max", if ty.is_signed() { "max" } else { "umax" }),
        ];
        let found = words.into_iter().find(|(w, _)| form.has(w));
        let Some((_, op)) = found.filter(|(w, _)| float.is_none() || *w == ".add") else {
            return Err("not known".into());
        };
        let value = match float {
            Some(f) => format!("{} $f1", f.text()),
            None => format!("i{bits} $1"),
        };
        let text = format!("$d = atomicrmw {op} $p0, {value} {scope}{success}, align {align}");
        let v = self.effect(text, form.space, (bits, float), &[p, a]);
        self.finish(ops, v, ty)
    }

    fn finish(&mut self, ops: &[Operand], v: Val, ty: Ty) -> Result<()> {
        match ops.first() {
            Some(Operand::Address(..)) => Ok(()),
            _ => self.define(ops, 0, v, ty.is_signed()),
        }
    }

    /// Lines that have an effect, and the bits or the float that they make.
    fn effect(
        &mut self,
        text: String,
        space: Space,
        (bits, float): (u32, Option<Float>),
        args: &[Val],
    ) -> Val {
        let nature = float.map_or(Nature::Int, Nature::Float);
        let mut lines = self.pure(text, space);
        lines.float = float.unwrap_or(Float::Single);
        lines.effect = true;
        self.ssa
            .add(Node::new(Kind::Lines(lines, Some(nature)), bits, args))
    }

    pub(super) fn fence(&mut self, form: &Form) -> Result<()> {
        if form.family() == "fence" && form.order == Order::Sc && !self.shape.fences {
            self.pending = Some(form.scope);
            return Ok(());
        }
        let scope = match () {
            () if form.has(".cta") => scope(Some(Scope::Cta)),
            () if form.has(".gl") => scope(Some(Scope::Gpu)),
            () if form.has(".proxy.alias") => return Err("not known".into()),
            () => scope(form.scope),
        };
        let order = match form.order {
            Order::Sc => "seq_cst",
            Order::AcqRel => "acq_rel",
            Order::Acquire => "acquire",
            Order::Release => "release",
            // `membar` is the strongest there is.
            _ => "seq_cst",
        };
        self.effect(
            format!("fence {scope}{order}"),
            Space::Generic,
            (0, None),
            &[],
        );
        Ok(())
    }

    /// A fence that nothing behind it took stands for itself.
    pub(super) fn flush(&mut self) {
        if let Some(of) = self.pending.take() {
            let text = format!("fence {}seq_cst", scope(of));
            self.effect(text, Space::Generic, (0, None), &[]);
        }
    }

    /// A call of a function of the module.
    pub(super) fn call(&mut self, ops: &[Operand]) -> Result<()> {
        let (Some(Operand::List(rets)), Some(callee), Some(Operand::List(args))) =
            (ops.first(), ops.get(1), ops.get(2))
        else {
            return Err("a call without its lists".into());
        };
        let Operand::Symbol(Base::Global(GlobalRef::Func(n)), _) = callee else {
            return Err("an indirect call".into());
        };
        let callee = self.callee(*n)?;
        let Arguments {
            before,
            given,
            values,
            float,
        } = self.arguments_of(callee, args)?;
        let vector = callee.signature.vector.as_deref();
        let (ret, bits, nature) = match callee.signature.result {
            None => ("void".to_owned(), 0, Nature::Int),
            Some(ty) => {
                let bits = ty.bits(&*self.shape.pointer_bits);
                let text = vector.map_or_else(|| ty.text(), str::to_owned);
                (text, bits, self.result_nature(ty))
            }
        };
        let call = format!(
            "{before}{{}}call {}{ret} {}({})",
            callee.convention,
            callee.name.replace('$', "$$"),
            given.join(", ")
        );
        let text = match (bits, vector) {
            (0, _) => call.replacen("{}", "", 1),
            (_, None) => call.replacen("{}", "$d = ", 1),
            (_, Some(v)) => {
                let call = call.replacen("{}", "$t9 = ", 1);
                // One lane may be poison by itself, and registers hold bits.
                format!("{call}\n$t8 = freeze {v} $t9\n$d = bitcast {v} $t8 to i{bits}")
            }
        };
        let mut lines = self.pure(text, Space::Generic);
        lines.float = float;
        lines.effect = true;
        let v = self
            .ssa
            .add(Node::new(Kind::Lines(lines, Some(nature)), bits, &values));
        self.returned(rets, v, bits)
    }

    /// What a call is given.
    fn arguments_of(&mut self, callee: &Callee, args: &[Operand]) -> Result<Arguments> {
        let params = &callee.signature.params;
        if params.len() != args.len() || callee.variadic {
            return Err("another number of arguments".into());
        }
        // Names for what is made in front of the call are one digit long, and two are the result's.
        if args.len() > 8 {
            return Err("more than eight arguments".into());
        }
        let mut out = Arguments {
            before: String::new(),
            given: Vec::new(),
            values: Vec::new(),
            float: Float::Single,
        };
        let first = params.iter().find_map(|p| match (p.ty, &p.vector) {
            (TypeIs::Float(f), None) => Some(f),
            _ => None,
        });
        out.float = first.unwrap_or(Float::Single);
        for (k, (op, p)) in args.iter().zip(params).enumerate() {
            if p.by_value {
                return Err("an argument in bytes".into());
            }
            let bits = p.ty.bits(&*self.shape.pointer_bits);
            let v = match op {
                Operand::Symbol(Base::Slot(region, n), 0) => self.stored(*region, *n, bits)?,
                op => self.value(op, bits_type(bits))?,
            };
            let v = self.cut(v, bits)?;
            out.values.push(v);
            let mut turned = |ty: &str| {
                out.before
                    .push_str(&format!("$t{k} = bitcast i{bits} ${k} to {ty}\n"));
                format!("{ty} $t{k}")
            };
            let given = match (p.ty, &p.vector) {
                (_, Some(vector)) => turned(vector),
                (TypeIs::Int(w), _) => format!("i{w} ${k}"),
                (TypeIs::Pointer(0), _) => format!("$p{k}"),
                (TypeIs::Pointer(_), _) => {
                    return Err("an argument that points into a space".into());
                }
                (TypeIs::Float(f), _) if f == out.float => format!("{} $f{k}", f.text()),
                (TypeIs::Float(f), _) => turned(f.text()),
            };
            out.given.push(given);
        }
        Ok(out)
    }

    /// What was stored as an argument of so many bits, in parts perhaps.
    fn stored(&mut self, region: u32, n: u32, bits: u32) -> Result<Val> {
        let parts = self.parts(true, Base::Slot(region, n));
        let place = |off| Var::Slot(region, n, off);
        let missing = "an argument that is not stored in front of the call";
        for (off, _) in &parts {
            self.ssa.written(place(*off)).ok_or(missing)?;
        }
        match parts[..] {
            [(0, _)] => Ok(self.ssa.written(place(0)).ok_or(missing)?),
            ref parts => self.joined(parts, bits, place),
        }
    }

    /// Puts the result of a call, which has so many bits, where the caller reads it.
    fn returned(&mut self, rets: &[Operand], v: Val, bits: u32) -> Result<()> {
        match rets.first() {
            None => Ok(()),
            Some(Operand::Symbol(Base::Slot(region, n), 0)) => {
                let slot = &self.f.regions[*region as usize].slots[*n as usize];
                let whole = u32::try_from(slot.size().unwrap_or(0) * 8).unwrap_or(0);
                let v = match bits < whole {
                    true => {
                        let text = format!(
                            "$t0 = zext i{bits} $0 to i{whole}\n$t1 = freeze i{whole} undef\n\
                             $t2 = shl i{whole} $t1, {bits}\n$d = or i{whole} $t0, $t2"
                        );
                        self.code(text, whole, &[v])
                    }
                    false => v,
                };
                let place = |off| Var::Slot(*region, *n, off);
                self.ssa.write(place(0), v);
                // What is read behind its begin is a part of it.
                for (off, w) in self.parts(false, Base::Slot(*region, *n)) {
                    let (at, all) = (off * 8, self.width(v));
                    if at < 0 || at + i64::from(w) > i64::from(all) {
                        return Err("a part of a result that is not there".into());
                    }
                    if at > 0 {
                        let text =
                            format!("$t0 = lshr i{all} $0, {at}\n$d = trunc i{all} $t0 to i{w}");
                        let part = self.code(text, w, &[v]);
                        self.ssa.write(place(off), part);
                    }
                }
                Ok(())
            }
            Some(_) => Err("a result in a register".into()),
        }
    }

    fn result_nature(&self, ty: TypeIs) -> Nature {
        match ty {
            TypeIs::Int(_) => Nature::Int,
            TypeIs::Float(f) => Nature::Float(f),
            TypeIs::Pointer(space) => Nature::Pointer(Pointer {
                held: Space::Generic,
                space,
                home: None,
            }),
        }
    }
}

/// What a call is given, as text.
struct Arguments {
    /// Lines in front of the call.
    before: String,
    /// Each argument with its type.
    given: Vec<String>,
    /// What `$0`, `$1`, … are.
    values: Vec<Val>,
    /// What `$f0`, `$f1`, … are.
    float: Float,
}

/// A scope as LLVM IR spells it for NVPTX; the widest is none.
fn scope(scope: Option<Scope>) -> String {
    match scope {
        Some(Scope::Cta) => "syncscope(\"block\") ".into(),
        Some(Scope::Cluster) => "syncscope(\"cluster\") ".into(),
        Some(Scope::Gpu) => "syncscope(\"device\") ".into(),
        Some(Scope::Sys) | None => String::new(),
    }
}
