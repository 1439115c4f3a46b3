//! From [`MFunc`] to the dense form.
//!
//! What a form means is read off its family and modifiers here, once; `compute` has the pure ones. What is not known becomes
//! an operation that ends the run with its name, so that a kernel which does not come there still runs.

use super::code::{
    Access, Addr, Call, Callee, CarryFn, Code, FrameRange, Inst, Meeting, NOWHERE, Op, Param,
    Passed, Rmw, Src,
};
use super::compute;
use super::eval::{Fun, IntFn};
use super::value::ones;
use crate::intrinsics::{Reduce, Shuffle, WarpOp};
use cranelift_entity::EntityRef;
use rustc_hash::FxHashMap;
use smallvec::SmallVec;
use tandem_ir::machine::forms::{Form, Props};
use tandem_ir::machine::func::{Base, InstData, MFunc, MInst, Op as MOp, Operand};
use tandem_ir::machine::module::{GlobalRef, MModule, MParam};
use tandem_ir::machine::regs::Reg;
use tandem_ir::machine::types::{Kind, Order, Scope, Space, Ty};

/// Most bytes of a frame for parameters, results and slots of calls; a kernel has 32,764 at most (PTX ISA, Kernel Function Parameters).
const MOST_BYTES: u64 = 1 << 20;

/// What cannot be compiled, by name.
pub(super) type Refused = String;
pub(super) type Result<T> = std::result::Result<T, Refused>;

/// The variables of a program: those of the module, then those of functions that are not local.
pub(super) struct Numbering {
    /// Per function, of each variable of its frame: its number among all variables, or among the function's local ones.
    pub frames: Vec<Vec<Var>>,
}

/// See [`Numbering`].
#[derive(Clone, Copy, Debug)]
pub(super) enum Var {
    Module(u32),
    Local(u32),
}

/// One function's compilation.
pub(super) struct Compiler<'m> {
    module: &'m MModule,
    f: &'m MFunc,
    numbering: &'m Numbering,
    slots: FxHashMap<Reg, u32>,
    params: Vec<FrameRange>,
    rets: Vec<FrameRange>,
    regions: Vec<Vec<FrameRange>>,
    starts: Vec<u32>,
    out: Code,
}

/// Compiles a function with a body.
pub(super) fn function(module: &MModule, number: u32, numbering: &Numbering) -> Code {
    let f = &module.funcs[number as usize];
    let mut c = Compiler {
        module,
        f,
        numbering,
        slots: FxHashMap::default(),
        params: Vec::new(),
        rets: Vec::new(),
        regions: Vec::new(),
        starts: vec![0; f.blocks.len()],
        out: Code {
            func: number,
            is_entry: f.is_entry,
            ..Code::default()
        },
    };
    c.frame();
    c.body();
    c.out
}

impl<'m> Compiler<'m> {
    /// Lays out parameters, results, arguments of calls and local variables.
    fn frame(&mut self) {
        let mut top = 0u32;
        let mut too_large = false;
        let mut place = |p: &MParam| {
            let align = p.alignment().clamp(1, 1 << 12) as u32;
            let size = p.size().unwrap_or(0);
            let at = top.next_multiple_of(align);
            let end = u64::from(at).saturating_add(size);
            // What does not fit has no place, and the function is not run.
            too_large |= end > MOST_BYTES;
            let size = if end > MOST_BYTES { 0 } else { size as u32 };
            top = at + size;
            FrameRange { at, size, align }
        };
        let f = self.f;
        self.params = f.params.iter().map(&mut place).collect();
        self.rets = f.rets.iter().map(&mut place).collect();
        for r in &f.regions {
            self.regions.push(r.slots.iter().map(&mut place).collect());
        }
        self.out.bytes = top;
        if too_large {
            let why = format!("parameters and slots of more than {MOST_BYTES} bytes");
            self.out.ops.push(Inst {
                op: Op::Unsupported(why.into()),
                guard: None,
                inst: u32::MAX,
            });
        }
        let with = |c: &mut Compiler<'m>, p: &MParam, place: FrameRange| Param {
            place,
            reg: p.reg.map(|r| c.slot(r)),
        };
        for (p, &place) in f.params.iter().zip(&self.params.clone()) {
            let p = with(self, p, place);
            self.out.params.push(p);
        }
        for (p, &place) in f.rets.iter().zip(&self.rets.clone()) {
            let p = with(self, p, place);
            self.out.rets.push(p);
        }
        let local = f.frame.iter().filter(|g| g.space == Space::Local);
        let sizes = local.map(|g| (g.size().unwrap_or(0), g.alignment()));
        self.out.locals = sizes.collect();
    }

    fn slot(&mut self, r: Reg) -> u32 {
        let next = self.out.widths.len() as u32;
        let slot = *self.slots.entry(r).or_insert(next);
        if slot == next {
            match r.class().bits() {
                128 => self.out.widths.extend([64, 64]),
                w => self.out.widths.push(w as u8),
            }
        }
        slot
    }

    fn body(&mut self) {
        let layout = &self.f.layout;
        for (k, &b) in layout.iter().enumerate() {
            let at = self.out.ops.len() as u32;
            self.starts[b.index()] = at;
            self.out.blocks.push((at, b.index() as u32));
            for &i in &self.f.blocks[b].insts {
                self.instruction(i);
            }
            let (ending, falls) = self.f.ending(b, &self.module.forms);
            if falls {
                let inst = ending.last().map_or(u32::MAX, |i| i.index() as u32);
                let op = match k + 1 == layout.len() {
                    true => Op::Ret,
                    false => Op::Fall,
                };
                self.out.ops.push(Inst {
                    op,
                    guard: None,
                    inst,
                });
            }
        }
        // Labels were numbers of blocks so far.
        let starts = &self.starts;
        for i in &mut self.out.ops {
            match &mut i.op {
                Op::Bra { to, .. } => *to = starts[*to as usize],
                Op::Brx { table, .. } => table.iter_mut().for_each(|t| *t = starts[*t as usize]),
                _ => {}
            }
        }
    }

    fn instruction(&mut self, i: MInst) {
        let data = &self.f.insts[i];
        let MOp::Form(id) = data.op else { return };
        let form = &self.module.forms[id];
        let guard = data.guard.map(|g| (self.slot(g.reg), !g.negated));
        let op = match self.operation(form, data) {
            Ok(op) => op,
            Err(why) => Op::Unsupported(why.into()),
        };
        self.out.ops.push(Inst {
            op,
            guard,
            inst: i.index() as u32,
        });
    }

    fn operation(&mut self, form: &'m Form, data: &'m InstData) -> Result<Op> {
        let name = || form.spelling.to_string();
        if form.is(Props::OPAQUE) {
            return self.opaque(form);
        }
        let ops = &data.ops;
        Ok(match form.family() {
            "mov" => self.mov(form, ops)?,
            "cvt" if matches!(ops.get(1), Some(Operand::Special(_))) => self.mov(form, ops)?,
            "ld" | "ldu" => self.load(form, ops)?,
            "st" => self.store(form, ops)?,
            "atom" | "red" => self.atomic(form, ops)?,
            "cvta" => self.cvta(form, ops)?,
            "isspacep" => Op::IsSpace(self.def(ops, 0)?, self.src(ops, 1, Ty::B64)?, form.space),
            "add" | "sub" | "mad" | "addc" | "subc" | "madc" if carries(form) => {
                self.carry(form, ops)?
            }
            "bra" => match ops.first() {
                Some(Operand::Label(b)) => Op::Bra {
                    to: b.index() as u32,
                    uniform: form.has(".uni"),
                },
                _ => return Err(name()),
            },
            "brx" => match ops.get(1) {
                Some(Operand::Table(t)) => Op::Brx {
                    index: self.src(ops, 0, Ty::B32)?,
                    table: self.f.tables[*t as usize]
                        .targets
                        .iter()
                        .map(|b| b.index() as u32)
                        .collect(),
                    uniform: form.has(".uni"),
                },
                _ => return Err(name()),
            },
            "ret" if self.f.is_entry => Op::Exit,
            "ret" => Op::Ret,
            "exit" => Op::Exit,
            "trap" => Op::Trap,
            "call" => self.call(ops)?,
            "fence" | "membar" => Op::Fence {
                acquire: form.order != Order::Release,
                release: form.order != Order::Acquire,
                scope: match form.has(".cta") {
                    true => Some(Scope::Cta),
                    false => form.scope,
                },
            },
            "bar" | "barrier" | "shfl" | "vote" | "match" | "redux" | "elect" | "activemask" => {
                self.meeting(form, ops)?
            }
            "cp" if form.has(".commit_group") || form.spelling.contains(".wait_") => Op::Nop,
            "cp" => self.copy(form, ops)?,
            // No debugger is there, so a breakpoint is passed.
            "nanosleep" | "pmevent" | "griddepcontrol" | "setmaxnreg" | "brkpt" => Op::Nop,
            "alloca" => Op::Alloca(
                self.def(ops, 0)?,
                self.src(ops, 1, Ty::B64)?,
                match ops.get(2) {
                    Some(Operand::Int(n, _)) if n.is_power_of_two() => *n,
                    _ => 8,
                },
            ),
            "stacksave" => Op::StackSave(self.def(ops, 0)?),
            "stackrestore" => Op::StackRestore(self.src(ops, 0, Ty::B64)?),
            _ => self.computation(form, ops)?,
        })
    }

    fn opaque(&mut self, form: &Form) -> Result<Op> {
        match form.family() {
            "fence" => Ok(Op::Fence {
                acquire: true,
                release: true,
                scope: form.scope,
            }),
            "prefetch" | "prefetchu" | "applypriority" => Ok(Op::Nop),
            _ => Err(form.spelling.to_string()),
        }
    }

    /// Pure operations.
    fn computation(&mut self, form: &'m Form, ops: &[Operand]) -> Result<Op> {
        let (fun, types) = compute::meaning(form).ok_or_else(|| form.spelling.to_string())?;
        let (d, p) = self.defs(ops)?;
        let fun = match fun {
            // The register says how far a narrower result is extended.
            Fun::Resize { from, to, sat, .. } => Fun::Resize {
                from,
                to,
                sat,
                reg: self.width(d).max(to.0),
            },
            Fun::Float(mut f) => {
                f.widen_to(self.width(d));
                Fun::Float(f)
            }
            f => f,
        };
        let mut v = [Src::Imm(0); 4];
        for (k, op) in ops.iter().skip(1).enumerate().take(4) {
            v[k] = self.operand(op, types[k.min(types.len() - 1)])?;
        }
        // A predicate that comes behind the operands of `setp` and `set` is the third in any case.
        Ok(Op::Fun(fun, d, p, v))
    }

    fn width(&self, d: u32) -> u32 {
        match self.out.widths.get(d as usize) {
            Some(&w) => w.into(),
            None => 0,
        }
    }

    fn def(&mut self, ops: &[Operand], k: usize) -> Result<u32> {
        match ops.get(k) {
            Some(Operand::Reg(r)) => Ok(self.slot(*r)),
            Some(Operand::Sink) => Ok(NOWHERE),
            _ => Err("this destination".into()),
        }
    }
    /// A destination with perhaps a second.
    fn defs(&mut self, ops: &[Operand]) -> Result<(u32, u32)> {
        match ops.first() {
            Some(Operand::Pair(a, b)) => {
                let mut one = |r: &Option<Reg>| r.map_or(NOWHERE, |r| self.slot(r));
                Ok((one(a), one(b)))
            }
            _ => Ok((self.def(ops, 0)?, NOWHERE)),
        }
    }
    fn src(&mut self, ops: &[Operand], k: usize, ty: Ty) -> Result<Src> {
        let op = ops.get(k).ok_or("a missing operand")?;
        self.operand(op, ty)
    }
    fn operand(&mut self, op: &Operand, ty: Ty) -> Result<Src> {
        Ok(match op {
            Operand::Reg(r) => Src::Reg(self.slot(*r)),
            Operand::Not(r) => Src::Not(self.slot(*r)),
            Operand::Int(v, _) => Src::Imm(v & ones(ty.bits())),
            Operand::Float(l) => Src::Imm(l.bits_as(ty)),
            Operand::Special(r) if r.text() == "WARP_SZ" => Src::Imm(32),
            Operand::Special(r) => return Err(format!("{} as an operand", r.text())),
            _ => return Err("this operand".into()),
        })
    }

    fn mov(&mut self, form: &'m Form, ops: &[Operand]) -> Result<Op> {
        let ty = form.ty.unwrap_or(Ty::B32);
        let w = ty.bits();
        Ok(match (&ops[0], ops.get(1).ok_or("a missing operand")?) {
            (Operand::Vector(_), Operand::Special(_)) => {
                return Err("a vector of special registers".into());
            }
            (Operand::Vector(to), from) => {
                let each = w / to.len().max(1) as u32;
                let mut ds = SmallVec::new();
                for t in &**to {
                    ds.push(self.def(std::slice::from_ref(t), 0)?);
                }
                if w == 128 {
                    let Operand::Reg(r) = from else {
                        return Err("this operand".into());
                    };
                    if ds.len() != 2 {
                        return Err("mov.b128 of other parts than two".into());
                    }
                    let s = self.slot(*r);
                    return Ok(self.halves(&ds, s));
                }
                Op::Unpack(ds, each, self.operand(from, ty)?)
            }
            (_, Operand::Vector(from)) => {
                let d = self.def(ops, 0)?;
                let each = w / from.len().max(1) as u32;
                let mut parts = SmallVec::new();
                for p in &**from {
                    parts.push(self.operand(p, bits_type(each))?);
                }
                Op::Pack(d, each, parts)
            }
            (_, Operand::Special(r)) if r.text() != "WARP_SZ" => {
                let d = self.def(ops, 0)?;
                Op::Special(d, *r, self.width(d).max(1))
            }
            (_, Operand::Symbol(base, off)) => {
                let d = self.def(ops, 0)?;
                Op::Address(d, self.symbol(*base, *off)?, None)
            }
            (_, Operand::Generic(base, off)) => {
                let d = self.def(ops, 0)?;
                Op::Address(d, self.symbol(*base, *off)?, Some(Space::Generic))
            }
            (_, Operand::Reg(r)) if w == 128 => Op::Copy128(self.def(ops, 0)?, self.slot(*r)),
            (_, from) => {
                let v = self.operand(from, ty)?;
                let fun = Fun::Int(IntFn::Mov, w, false);
                Op::Fun(
                    fun,
                    self.def(ops, 0)?,
                    NOWHERE,
                    [v, Src::Imm(0), Src::Imm(0), Src::Imm(0)],
                )
            }
        })
    }
    fn halves(&self, ds: &[u32], s: u32) -> Op {
        // Two moves of 64 bits as one operation: parts of the pair of slots.
        Op::Unpack([ds[0], ds[1]].into_iter().collect(), 128, Src::Reg(s))
    }

    /// The address of a symbol.
    fn symbol(&mut self, base: Base, off: i64) -> Result<Addr> {
        Ok(match base {
            Base::Reg(r) => Addr::Reg(self.slot(r), off),
            Base::Absolute => Addr::Number(off as u64),
            Base::Global(GlobalRef::Var(n)) => Addr::Var(n, off),
            Base::Global(GlobalRef::Func(n)) => Addr::Func(n, off),
            Base::Frame(n) => match self.numbering.frames[self.out.func as usize][n as usize] {
                Var::Module(n) => Addr::Var(n, off),
                Var::Local(n) => Addr::Local(n, off),
            },
            Base::Param(n) => {
                if !self.out.addressed.contains(&n) {
                    self.out.addressed.push(n);
                }
                Addr::Param(n, off)
            }
            Base::Special(r) => return Err(format!("{} in an address", r.text())),
            Base::Ret(_) | Base::Slot(..) => {
                return Err("the address of a result or an argument".into());
            }
        })
    }
    fn address(&mut self, ops: &[Operand], k: usize) -> Result<Addr> {
        let Some(Operand::Address(base, off)) = ops.get(k) else {
            return Err("this address".into());
        };
        Ok(match *base {
            Base::Param(n) => Addr::Bytes(self.params[n as usize], *off),
            Base::Ret(n) => Addr::Bytes(self.rets[n as usize], *off),
            Base::Slot(r, n) => Addr::Bytes(self.regions[r as usize][n as usize], *off),
            b => self.symbol(b, *off)?,
        })
    }
    fn access(form: &Form) -> Access {
        let ty = form.ty.unwrap_or(Ty::B32);
        let sys = Scope::Sys;
        Access {
            space: form.space,
            bits: ty.bits(),
            signed: ty.is_signed(),
            // A volatile access is a relaxed one of the system.
            order: match form.volatile {
                true => Order::Relaxed,
                false => form.order,
            },
            scope: match form.volatile {
                true => Some(sys),
                false => form.scope,
            },
            volatile: form.volatile,
            nc: form.has(".nc"),
        }
    }
    fn load(&mut self, form: &'m Form, ops: &[Operand]) -> Result<Op> {
        let access = Self::access(form);
        let mut ds: SmallVec<[(u32, u32); 4]> = SmallVec::new();
        let list = match &ops[0] {
            Operand::Vector(v) => &v[..],
            one => std::slice::from_ref(one),
        };
        for d in list {
            let slot = self.def(std::slice::from_ref(d), 0)?;
            if access.bits == 128 {
                ds.extend([(slot, 64), (slot + 1, 64)]);
            } else {
                ds.push((slot, self.width(slot)));
            }
        }
        Ok(Op::Load(ds, self.address(ops, 1)?, access))
    }
    fn store(&mut self, form: &'m Form, ops: &[Operand]) -> Result<Op> {
        let access = Self::access(form);
        let ty = form.ty.unwrap_or(Ty::B32);
        let list = match ops.get(1) {
            Some(Operand::Vector(v)) => &v[..],
            Some(one) => std::slice::from_ref(one),
            None => return Err("a missing operand".into()),
        };
        let mut vs: SmallVec<[Src; 4]> = SmallVec::new();
        for v in list {
            match (self.operand(v, ty)?, access.bits) {
                (Src::Reg(r), 128) => vs.extend([Src::Reg(r), Src::Reg(r + 1)]),
                (_, 128) => return Err("a constant of 128 bits".into()),
                (s, _) => vs.push(s),
            }
        }
        Ok(Op::Store(vs, self.address(ops, 0)?, access))
    }
    fn atomic(&mut self, form: &'m Form, ops: &[Operand]) -> Result<Op> {
        let name = || form.spelling.to_string();
        let mut access = Self::access(form);
        let ty = form.ty.ok_or_else(name)?;
        if form.vector > 1 || access.bits == 128 {
            return Err(name());
        }
        if access.order == Order::Weak {
            access.order = Order::Relaxed;
            access.scope = access.scope.or(Some(Scope::Gpu));
        }
        let has = |m: &str| form.has(m);
        let rmw = if has(".cas") {
            Rmw::Cas
        } else if has(".exch") {
            Rmw::Exch
        } else if has(".inc") {
            Rmw::Inc
        } else if has(".dec") {
            Rmw::Dec
        } else {
            let words = [".add", ".min", ".max", ".and", ".or", ".xor"];
            let word = words.into_iter().find(|w| has(w)).ok_or_else(name)?;
            Rmw::Fun(compute::atomic(word, ty).ok_or_else(name)?)
        };
        let first = usize::from(form.family() == "atom");
        let d = match first {
            1 => self.def(ops, 0)?,
            _ => NOWHERE,
        };
        let a = self.address(ops, first)?;
        let v = self.src(ops, first + 1, ty)?;
        let w = match rmw {
            Rmw::Cas => self.src(ops, first + 2, ty)?,
            _ => Src::Imm(0),
        };
        Ok(Op::Atomic(rmw, d, a, [v, w], access))
    }
    fn cvta(&mut self, form: &'m Form, ops: &[Operand]) -> Result<Op> {
        let d = self.def(ops, 0)?;
        let to = form.has(".to");
        match ops.get(1) {
            Some(Operand::Symbol(base, off)) if !to => Ok(Op::Address(
                d,
                self.symbol(*base, *off)?,
                Some(Space::Generic),
            )),
            _ => Ok(Op::Cvta(d, self.src(ops, 1, Ty::B64)?, form.space, to)),
        }
    }
    fn carry(&mut self, form: &'m Form, ops: &[Operand]) -> Result<Op> {
        let ty = form.ty.unwrap_or(Ty::B32);
        let f = match form.family() {
            "add" | "addc" => CarryFn::Add,
            "sub" | "subc" => CarryFn::Sub,
            _ if form.has(".hi") => CarryFn::MadHi,
            _ => CarryFn::MadLo,
        };
        let mut v = [Src::Imm(0); 3];
        for (k, op) in ops.iter().skip(1).enumerate().take(3) {
            v[k] = self.operand(op, ty)?;
        }
        Ok(Op::Carry {
            f,
            w: ty.bits(),
            signed: ty.is_signed(),
            cin: form.is(Props::GLUE_IN),
            cout: form.has(".cc"),
            d: self.def(ops, 0)?,
            v,
        })
    }
    fn copy(&mut self, form: &'m Form, ops: &[Operand]) -> Result<Op> {
        let Some(Operand::Int(n, _)) = ops.get(2) else {
            return Err(form.spelling.to_string());
        };
        let rest = match ops.get(3) {
            None => None,
            Some(op @ (Operand::Reg(_) | Operand::Int(..))) if ops.len() == 4 => {
                Some(self.operand(op, Ty::B32)?)
            }
            Some(_) => return Err(format!("{} with more operands", form.spelling)),
        };
        let (to, from) = (self.address(ops, 0)?, self.address(ops, 1)?);
        Ok(Op::Copy(to, from, *n as u32, rest))
    }

    fn call(&mut self, ops: &[Operand]) -> Result<Op> {
        let (Some(Operand::List(rets)), Some(callee), Some(Operand::List(args))) =
            (ops.first(), ops.get(1), ops.get(2))
        else {
            return Err("a call without its lists".into());
        };
        let proto = match ops.get(3) {
            Some(Operand::Proto(p)) => Some(&self.f.protos[*p as usize]),
            _ => None,
        };
        let (wanted, results): (&[MParam], &[MParam]) = match (callee, proto) {
            (_, Some(p)) => (&p.params, &p.rets),
            (Operand::Symbol(Base::Global(GlobalRef::Func(n)), _), _) => {
                let f = &self.module.funcs[*n as usize];
                (&f.params, &f.rets)
            }
            _ => return Err("an indirect call without a prototype".into()),
        };
        let callee = match callee {
            Operand::Symbol(Base::Global(GlobalRef::Func(n)), _) => Callee::Func(*n),
            Operand::Reg(r) => Callee::Reg(self.slot(*r)),
            _ => return Err("a call of something that is no function".into()),
        };
        let sizes = |list: &[MParam]| {
            let size = |p: &MParam| p.size().unwrap_or(0) as u32;
            list.iter().map(size).collect::<Vec<u32>>()
        };
        let mut passed = |list: &[Operand], wanted: &[MParam]| -> Result<Vec<Passed>> {
            let one = |(op, p): (&Operand, Option<&MParam>)| {
                Ok(match op {
                    Operand::Symbol(Base::Slot(r, n), 0) => {
                        Passed::Bytes(self.regions[*r as usize][*n as usize])
                    }
                    Operand::Symbol(Base::Param(n), 0) => Passed::Bytes(self.params[*n as usize]),
                    Operand::Symbol(Base::Ret(n), 0) => Passed::Bytes(self.rets[*n as usize]),
                    op => {
                        let ty = p.map_or(Ty::B64, |p| p.ty);
                        Passed::Value(self.operand(op, ty)?, ty.bits())
                    }
                })
            };
            let params = wanted.iter().map(Some).chain(std::iter::repeat(None));
            list.iter().zip(params).map(one).collect()
        };
        Ok(Op::Call(Box::new(Call {
            args: passed(args, wanted)?,
            rets: passed(rets, results)?,
            proto: proto.map(|_| (sizes(wanted), sizes(results))),
            callee,
        })))
    }

    fn meeting(&mut self, form: &'m Form, ops: &[Operand]) -> Result<Op> {
        let name = || form.spelling.to_string();
        let has = |m: &str| form.has(m);
        let none = [Src::Imm(0); 4];
        let word = |c: &mut Self, k| c.src(ops, k, Ty::B32);
        if form.family().starts_with("bar") && !has(".warp") {
            let reduce = match () {
                () if has(".popc") => Reduce::Popc,
                () if has(".and") => Reduce::And,
                () if has(".or") => Reduce::Or,
                () if has(".red") => return Err(name()),
                () => Reduce::None,
            };
            if has(".cluster") || form.spelling.contains(".cluster.") {
                return Err(name());
            }
            let red = reduce != Reduce::None;
            let first = usize::from(red);
            let last = ops.len() - usize::from(red);
            let count = last - first > 1;
            let d = if red { self.def(ops, 0)? } else { NOWHERE };
            let mut v = none;
            v[0] = word(self, first)?;
            if count {
                v[1] = word(self, first + 1)?;
            }
            if red {
                v[2] = self.src(ops, last, Ty::Pred)?;
            }
            let kind = Meeting::Barrier {
                aligned: form.family() == "bar" || has(".aligned"),
                arrive: has(".arrive"),
                reduce,
                count,
            };
            return Ok(Op::Meet(kind, [d, NOWHERE], v));
        }
        // Mask first, then the value and what else there is.
        let ty = form.ty.unwrap_or(Ty::B32);
        let (kind, order): (Meeting, &[usize]) = match form.family() {
            "bar" => (Meeting::Warp(WarpOp::Sync, 32), &[0]),
            "activemask" => (Meeting::Here(None), &[]),
            "elect" => (Meeting::Elect, &[1]),
            "shfl" if has(".sync") => {
                let mode = match () {
                    () if has(".up") => Shuffle::Up,
                    () if has(".down") => Shuffle::Down,
                    () if has(".bfly") => Shuffle::Bfly,
                    () => Shuffle::Idx,
                };
                (
                    Meeting::Warp(WarpOp::Shuffle(mode, true), 32),
                    &[4, 1, 2, 3],
                )
            }
            "vote" => {
                let op = match () {
                    () if has(".all") => WarpOp::All,
                    () if has(".any") => WarpOp::Any,
                    () if has(".uni") => WarpOp::Uni,
                    () => WarpOp::Ballot,
                };
                match has(".sync") {
                    true => (Meeting::Warp(op, 1), &[2, 1]),
                    false => (Meeting::Here(Some(op)), &[usize::MAX, 1]),
                }
            }
            "match" if has(".any") => (Meeting::Warp(WarpOp::MatchAny, ty.bits()), &[2, 1]),
            "match" => (Meeting::Warp(WarpOp::MatchAll(true), ty.bits()), &[2, 1]),
            "redux" => {
                let op = match () {
                    () if ty.kind() == Kind::Float => return Err(name()),
                    () if has(".add") => Reduce::Add,
                    () if has(".and") => Reduce::And,
                    () if has(".or") => Reduce::Or,
                    () if has(".xor") => Reduce::Xor,
                    () if has(".min") && ty.is_signed() => Reduce::SMin,
                    () if has(".min") => Reduce::UMin,
                    () if ty.is_signed() => Reduce::SMax,
                    () => Reduce::UMax,
                };
                (Meeting::Warp(WarpOp::Redux(op), 32), &[2, 1])
            }
            _ => return Err(name()),
        };
        let (d, p) = match form.family() {
            "bar" => (NOWHERE, NOWHERE),
            _ => self.defs(ops)?,
        };
        let mut v = none;
        for (k, &n) in order.iter().enumerate() {
            if n == usize::MAX {
                continue;
            }
            let value = k == 1;
            let ty = match (value, form.family()) {
                (true, "vote") => Ty::Pred,
                (true, "match") => ty,
                _ => Ty::B32,
            };
            v[k] = self.src(ops, n, ty)?;
        }
        Ok(Op::Meet(kind, [d, p], v))
    }
}

fn carries(form: &Form) -> bool {
    form.is(Props::GLUE_IN) || form.is(Props::GLUE_OUT)
}

/// Bits of a width.
fn bits_type(w: u32) -> Ty {
    match w {
        8 => Ty::B8,
        16 => Ty::B16,
        32 => Ty::B32,
        _ => Ty::B64,
    }
}
