//! From a machine function to values: blocks, registers, operands; what operands are is in `operands`, what single
//! instructions mean in `ints`, `floats` and `memory`.
//!
//! Nothing that PTX leaves open is chosen here. Where LLVM IR has no operation that does the same, there are two ways, by
//! [`Flavour`]: one that may do more than PTX does (poison for bits that are open, undefined behaviour for a division by zero), whose
//! text is close to the source's, and one that does exactly that.

use super::floats;
use super::nature::number;
use super::node::{Float, Kind, Lines, Nature, Node, Pointer, Val};
use super::ssa::{End, Ssa, Var};
use super::{Callee, Flavour, Reading, Shape, Signature, TypeIs};
use rustc_hash::FxHashMap;
use std::collections::BTreeSet;
use tandem_ir::machine::MBlock;
use tandem_ir::machine::forms::{Form, Props};
use tandem_ir::machine::func::{Base, InstData, MFunc, MInst, Op, Operand};
use tandem_ir::machine::module::MModule;
use tandem_ir::machine::types::{Order, Scope, Space, Ty};

/// What is not lifted, by name.
pub(super) type Result<T> = std::result::Result<T, String>;

/// A function in the making.
pub(super) struct Lifter<'a> {
    pub module: &'a MModule,
    pub f: &'a MFunc,
    pub shape: &'a Shape,
    pub signature: &'a Signature,
    pub reading: Reading,
    pub ssa: Ssa,
    /// Declarations of what is called and is not of the module.
    pub declares: BTreeSet<String>,
    /// A `fence.sc` that belongs to the ordered access behind it, or stands for itself.
    pub(super) pending: Option<Option<Scope>>,
    /// The access at hand is sequentially consistent.
    pub(super) consistent: bool,
    /// What is taken for granted where the PTX leaves something open.
    pub(super) assumed: BTreeSet<&'static str>,
    /// In what the text is less than the PTX.
    pub(super) imprecise: Option<&'static str>,
    heads: FxHashMap<MBlock, usize>,
    pub(super) params: Vec<Option<Val>>,
    /// Variables of the frame, by their numbers.
    pub(super) frame: FxHashMap<u32, Val>,
    /// Where results and slots of calls are stored (`st`) and loaded, by bytes from their begin, and how many bits.
    places: FxHashMap<(bool, Base), BTreeSet<(i64, u32)>>,
}

impl<'a> Lifter<'a> {
    pub(super) fn new(
        module: &'a MModule,
        f: &'a MFunc,
        (shape, signature): (&'a Shape, &'a Signature),
        reading: Reading,
    ) -> Lifter<'a> {
        Lifter {
            module,
            f,
            shape,
            signature,
            reading,
            ssa: Ssa::default(),
            declares: BTreeSet::new(),
            pending: None,
            consistent: false,
            assumed: BTreeSet::new(),
            imprecise: None,
            heads: FxHashMap::default(),
            params: vec![None; f.params.len()],
            frame: FxHashMap::default(),
            places: places(module, f),
        }
    }

    /// Reads all of the function.
    pub(super) fn all(&mut self) -> Result<()> {
        let entry = self.ssa.block("entry$".into());
        let layout = &self.f.layout;
        for (k, &b) in layout.iter().enumerate() {
            let label = self.f.blocks[b].label.as_deref().unwrap_or("");
            let clean: String = label.chars().filter(char::is_ascii_alphanumeric).collect();
            let head = self.ssa.block(format!(
                "b${k}{}{clean}",
                if clean.is_empty() { "" } else { "." }
            ));
            self.heads.insert(b, head);
        }
        let Some(first) = layout.first() else {
            return Err("a function without blocks".into());
        };
        self.ssa.here = entry;
        self.arguments()?;
        self.ssa.blocks[entry].end = End::Go(self.heads[first]);
        for (k, &b) in layout.iter().enumerate() {
            self.ssa.here = self.heads[&b];
            for &i in &self.f.blocks[b].insts {
                if self.ssa.blocks[self.ssa.here].end != End::Open {
                    break;
                }
                self.instruction(i)?;
            }
            if self.ssa.blocks[self.ssa.here].end == End::Open {
                self.flush();
                let next = layout.get(k + 1).map(|n| self.heads[n]);
                self.ssa.blocks[self.ssa.here].end = match next {
                    Some(n) => End::Go(n),
                    None => return Err("a path that runs off the end of the function".into()),
                };
            }
        }
        self.ssa.cut_unreachable();
        self.ssa.close();
        Ok(())
    }

    /// Arguments, as the function gets them: bits that may be open are fixed once, where that is asked for.
    fn arguments(&mut self) -> Result<()> {
        for (k, arg) in self.signature.params.iter().enumerate() {
            let nature = self.argument_nature(arg.ty);
            let width = arg.ty.bits(&*self.shape.pointer_bits);
            let name = format!("%{}", arg.name);
            let mut v = match &arg.vector {
                None => self
                    .ssa
                    .add(Node::new(Kind::Given(name, nature), width, &[])),
                Some(vector) => self.code(
                    format!("$t0 = freeze {vector} {name}\n$d = bitcast {vector} $t0 to i{width}"),
                    width,
                    &[],
                ),
            };
            // Lanes are fixed one by one.
            if !arg.defined && !arg.by_value && arg.vector.is_none() {
                v = self.fixed(v);
            }
            if let Some(slot) = self.params.get_mut(k) {
                *slot = Some(v);
            }
        }
        Ok(())
    }

    fn argument_nature(&self, ty: TypeIs) -> Nature {
        match ty {
            TypeIs::Int(_) => Nature::Int,
            TypeIs::Float(f) => Nature::Float(f),
            TypeIs::Pointer(space) => Nature::Pointer(match space {
                // What the driver hands to a kernel lies in global memory.
                0 if self.f.is_entry => Pointer {
                    held: Space::Generic,
                    space: 0,
                    home: Some(Space::Global),
                },
                0 => Pointer {
                    held: Space::Generic,
                    space: 0,
                    home: None,
                },
                n => {
                    let held = Space::ALL.iter().copied().find(|s| number(*s) == n);
                    let held = held.unwrap_or(Space::Generic);
                    Pointer {
                        held,
                        space: n,
                        home: Some(held),
                    }
                }
            }),
        }
    }

    /// A value whose bits are open no longer, where that is asked for.
    pub(super) fn fixed(&mut self, v: Val) -> Val {
        match self.reading.flavour {
            Flavour::Loose => v,
            Flavour::Exact => {
                let w = self.width(v);
                self.ssa.add(Node::new(Kind::Freeze, w, &[v]))
            }
        }
    }

    pub(super) fn pure(&self, text: String, space: Space) -> Lines {
        Lines {
            text,
            float: Float::Single,
            space,
            effect: false,
            blind: false,
            plain: None,
        }
    }

    /// Lines that make a number from numbers.
    pub(super) fn code(&mut self, text: impl Into<String>, width: u32, args: &[Val]) -> Val {
        let lines = self.pure(text.into(), Space::Generic);
        self.ssa.add(Node::new(
            Kind::Lines(lines, Some(Nature::Int)),
            width,
            args,
        ))
    }

    pub(super) fn constant(&mut self, bits: u64, width: u32) -> Val {
        let bits = if width >= 64 {
            bits
        } else {
            bits & ((1 << width) - 1)
        };
        self.ssa.add(Node::new(Kind::Const(bits), width, &[]))
    }

    /// The constant that a value is.
    pub(super) fn known(&self, v: Val) -> Option<u64> {
        match self.ssa.nodes[self.ssa.find(v) as usize].kind {
            Kind::Const(c) => Some(c),
            _ => None,
        }
    }

    pub(super) fn width(&self, v: Val) -> u32 {
        self.ssa.nodes[v as usize].width
    }

    fn instruction(&mut self, i: MInst) -> Result<()> {
        let data = &self.f.insts[i];
        let Op::Form(id) = data.op else { return Ok(()) };
        let form = &self.module.forms[id];
        let named = |why: String| match why.contains(&*form.spelling) {
            true => why,
            false => format!("{}: {why}", form.spelling),
        };
        let Some(g) = data.guard else {
            return self.unguarded(form, data).map_err(named);
        };
        self.flush();
        let p = self.ssa.read(Var::Reg(g.reg), 1);
        let name = self.ssa.blocks[self.ssa.here].name.clone();
        let fresh = |ssa: &mut Ssa| {
            let number = ssa.blocks.len();
            ssa.block(format!("{name}${number}"))
        };
        let past = fresh(&mut self.ssa);
        if form.is(Props::BRANCH)
            && !form.is(Props::INDIRECT)
            && let Some(Operand::Label(to)) = data.ops.first()
        {
            self.either(p, g.negated, self.heads[to], past);
            self.ssa.here = past;
            return Ok(());
        }
        let guarded = fresh(&mut self.ssa);
        self.either(p, g.negated, guarded, past);
        self.ssa.here = guarded;
        self.unguarded(form, data).map_err(named)?;
        if self.ssa.blocks[self.ssa.here].end == End::Open {
            self.flush();
            self.ssa.blocks[self.ssa.here].end = End::Go(past);
        }
        self.ssa.here = past;
        Ok(())
    }

    fn either(&mut self, p: Val, negated: bool, yes: usize, no: usize) {
        let (yes, no) = if negated { (no, yes) } else { (yes, no) };
        self.ssa.blocks[self.ssa.here].end = match yes == no {
            true => End::Go(yes),
            false => End::Either(p, yes, no),
        };
    }

    fn unguarded(&mut self, form: &Form, data: &InstData) -> Result<()> {
        if form.is(Props::OPAQUE) {
            return Err("not known".into());
        }
        let ops = &data.ops;
        self.order(form);
        match form.family() {
            "bra" => match ops.first() {
                Some(Operand::Label(b)) => self.end(End::Go(self.heads[b])),
                _ => return Err("no label".into()),
            },
            "brx" => {
                let Some(Operand::Table(t)) = ops.get(1) else {
                    return Err("no table".into());
                };
                let v = self.operand(ops, 0, Ty::B32)?;
                let targets = self.f.tables[*t as usize].targets.iter();
                let all = targets.map(|b| self.heads[b]).collect();
                self.end(End::Table(v, all));
            }
            "ret" => self.leave()?,
            "exit" if self.f.is_entry => self.leave()?,
            "exit" => return Err("not in a function".into()),
            "trap" => {
                self.intrinsic("void", "llvm.trap", "", &[]);
                self.end(End::Unreachable);
            }
            "mov" => self.mov(form, ops)?,
            "ld" | "ldu" => self.load(form, ops)?,
            "st" => self.store(form, ops)?,
            "atom" | "red" => self.atomic(form, ops)?,
            "fence" | "membar" => self.fence(form)?,
            "cvta" => {
                let to_generic = !form.has(".to");
                let a = self.operand(ops, 1, form.ty.unwrap_or(Ty::B64))?;
                let w = self.width(a);
                let node = Node::new(Kind::Cvta(to_generic, form.space), w, &[a]);
                let v = self.ssa.add(node);
                self.define(ops, 0, v, false)?;
            }
            "call" => self.call(ops)?,
            "bar" | "barrier" | "shfl" | "vote" | "match" | "redux" | "activemask" => {
                self.together(form, ops)?;
            }
            "setp" => self.setp(form, ops)?,
            "cvt" => self.cvt(form, ops)?,
            _ if form.ty.is_some_and(floats::computes_with) && !bits_only(form) => {
                self.floating(form, ops)?;
            }
            _ => self.integer(form, ops)?,
        }
        Ok(())
    }

    /// C++'s atomic operations that are sequentially consistent are `fence.sc` and an acquire or a release behind it in PTX (Lustig,
    /// Sahasrabuddhe and Giroux, "A Formal Analysis of the NVIDIA PTX Memory Consistency Model", 2019). Where the source has no fence
    /// of its own, the two are one operation here too.
    fn order(&mut self, form: &Form) {
        let is = |p| form.is(p);
        let touches = is(Props::MAY_LOAD)
            || is(Props::MAY_STORE)
            || is(Props::SIDE_EFFECT)
            || is(Props::CONVERGENT)
            || is(Props::CALL)
            || is(Props::TERMINATOR);
        self.consistent = false;
        if !touches || form.space == Space::Param {
            return;
        }
        if let Some(scope) = self.pending {
            let whole = match form.family() {
                "ld" | "atom" => form.order == Order::Acquire,
                "st" => form.order == Order::Release,
                _ => false,
            };
            if whole && form.scope == scope {
                self.consistent = true;
                self.pending = None;
                return;
            }
            self.flush();
        }
    }

    fn end(&mut self, end: End) {
        self.ssa.blocks[self.ssa.here].end = end;
    }

    /// Returns: what stands in the result's place, cut to the width that the function returns.
    fn leave(&mut self) -> Result<()> {
        let v = match &self.signature.result {
            None => None,
            Some(ty) => {
                let width = ty.bits(&*self.shape.pointer_bits);
                let Some(ret) = self.f.rets.first() else {
                    return Err("a result that PTX does not return".into());
                };
                let place = u32::try_from(ret.size().unwrap_or(0) * 8).unwrap_or(0);
                let parts = self.parts(true, Base::Ret(0));
                let v = match parts[..] {
                    [] | [(0, _)] => self.ssa.read(Var::Result(0), place),
                    ref parts => self.joined(parts, place, Var::Result)?,
                };
                Some(self.cut(v, width)?)
            }
        };
        self.end(End::Return(v));
        Ok(())
    }

    /// The parts in which a result or a slot of a call is stored, or loaded.
    pub(super) fn parts(&self, stored: bool, place: Base) -> Vec<(i64, u32)> {
        let found = self.places.get(&(stored, place));
        found.into_iter().flatten().copied().collect()
    }

    /// One value of parts that lie side by side.
    pub(super) fn joined(
        &mut self,
        parts: &[(i64, u32)],
        width: u32,
        place: impl Fn(i64) -> Var,
    ) -> Result<Val> {
        let mut all = self.code(format!("$d = add i{width} 0, 0"), width, &[]);
        let mut next = 0;
        for &(off, bits) in parts {
            if off * 8 != next || next + i64::from(bits) > i64::from(width) {
                return Err("parts that overlap or leave gaps".into());
            }
            let part = self.ssa.read(place(off), bits);
            let extended = match bits == width {
                true => "$t0 = add i{w} $1, 0".replace("{w}", &width.to_string()),
                false => format!("$t0 = zext i{bits} $1 to i{width}"),
            };
            let text =
                format!("{extended}\n$t1 = shl i{width} $t0, {next}\n$d = or i{width} $0, $t1");
            all = self.code(text, width, &[all, part]);
            next += i64::from(bits);
        }
        Ok(all)
    }

    /// The low bits of a value.
    pub(super) fn cut(&mut self, v: Val, width: u32) -> Result<Val> {
        let w = self.width(v);
        match w.cmp(&width) {
            std::cmp::Ordering::Equal => Ok(v),
            std::cmp::Ordering::Greater => {
                Ok(self.code(format!("$d = trunc i{w} $0 to i{width}"), width, &[v]))
            }
            std::cmp::Ordering::Less => Err(format!("{w} bits where {width} are wanted")),
        }
    }

    /// A value with more bits: those of its sign, or zeros.
    pub(super) fn extended(&mut self, v: Val, width: u32, signed: bool) -> Val {
        let w = self.width(v);
        if w >= width {
            return v;
        }
        if let Some(c) = self.known(v) {
            let shift = 64 - w;
            let c = if signed {
                ((c << shift) as i64 >> shift) as u64
            } else {
                c
            };
            return self.constant(c, width);
        }
        let op = if signed { "sext" } else { "zext" };
        self.code(format!("$d = {op} i{w} $0 to i{width}"), width, &[v])
    }

    /// The text of a call of an intrinsic on numbers, whose types follow from the widths, with one argument more; declares it.
    pub(super) fn call_of(&mut self, ret: &str, name: &str, more: &str, args: &[Val]) -> String {
        let mut types: Vec<String> = args
            .iter()
            .map(|&a| format!("i{}", self.width(a)))
            .collect();
        let mut given: Vec<String> = types
            .iter()
            .enumerate()
            .map(|(k, t)| format!("{t} ${k}"))
            .collect();
        if !more.is_empty() {
            types.push(more.split(' ').next().unwrap_or("").to_owned());
            given.push(more.to_owned());
        }
        self.declares
            .insert(format!("declare {ret} @{name}({})", types.join(", ")));
        format!("call {ret} @{name}({})", given.join(", "))
    }

    /// A call of an intrinsic on numbers.
    pub(super) fn intrinsic(&mut self, ret: &str, name: &str, more: &str, args: &[Val]) -> Val {
        let call = self.call_of(ret, name, more, args);
        let (text, width) = match ret {
            "void" => (call, 0),
            _ => (format!("$d = {call}"), ret[1..].parse().unwrap_or(0)),
        };
        let mut lines = self.pure(text, Space::Generic);
        lines.effect = width == 0;
        self.ssa.add(Node::new(
            Kind::Lines(lines, Some(Nature::Int)),
            width,
            args,
        ))
    }

    /// The function of the module that a symbol names, as LLVM IR declares it.
    pub(super) fn callee(&self, n: u32) -> Result<&'a Callee> {
        let name = &self.module.funcs[n as usize].name;
        let found = self.shape.functions.get(name);
        found.ok_or_else(|| format!("the function {name} has no partner"))
    }
}

/// Where a function stores and loads its results and the slots of its calls. Results are one place.
fn places(module: &MModule, f: &MFunc) -> FxHashMap<(bool, Base), BTreeSet<(i64, u32)>> {
    let mut out: FxHashMap<_, BTreeSet<_>> = FxHashMap::default();
    for data in f.insts.values() {
        let Op::Form(id) = &data.op else { continue };
        let form = &module.forms[*id];
        let (stored @ ("st" | "ld"), Some(ty)) = (form.family(), form.ty) else {
            continue;
        };
        let at = data.ops.iter().find_map(|op| match op {
            Operand::Address(base @ Base::Slot(..), off) => Some((*base, *off)),
            Operand::Address(Base::Ret(_), off) => Some((Base::Ret(0), *off)),
            _ => None,
        });
        let Some((base, off)) = at else { continue };
        let parts = out.entry((stored == "st", base)).or_default();
        for k in 0..i64::from(form.vector.max(1)) {
            parts.insert((off + k * ty.bytes() as i64, ty.bits()));
        }
    }
    out
}

/// The float that a type is.
pub(super) fn float_of(ty: Ty) -> Option<Float> {
    Some(match ty {
        Ty::F16 => Float::Half,
        Ty::Bf16 => Float::Brain,
        Ty::F32 => Float::Single,
        Ty::F64 => Float::Double,
        _ => return None,
    })
}

/// Bits of a width.
pub(super) fn bits_type(w: u32) -> Ty {
    match w {
        1 => Ty::Pred,
        8 => Ty::B8,
        16 => Ty::B16,
        32 => Ty::B32,
        _ => Ty::B64,
    }
}

/// Whether an instruction on floats only moves bits.
fn bits_only(form: &Form) -> bool {
    matches!(form.family(), "selp" | "slct")
}
