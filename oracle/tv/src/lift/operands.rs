//! Operands as values, and results into registers: registers, literals, special registers, addresses of variables, stack
//! objects and parameters, and `mov`, which is nothing else.

use super::body::{Lifter, Result, bits_type};
use super::node::{Kind, Nature, Node, Pointer, Val};
use super::ssa::Var;
use tandem_ir::machine::forms::Form;
use tandem_ir::machine::func::{Base, Operand};
use tandem_ir::machine::module::{GlobalRef, MGlobal};
use tandem_ir::machine::regs::Reg;
use tandem_ir::machine::special::SReg;
use tandem_ir::machine::types::{Space, Ty};

impl Lifter<'_> {
    /// An operand as bits of a type.
    pub(super) fn operand(&mut self, ops: &[Operand], k: usize, ty: Ty) -> Result<Val> {
        let op = ops.get(k).ok_or("a missing operand")?;
        self.value(op, ty)
    }

    pub(super) fn value(&mut self, op: &Operand, ty: Ty) -> Result<Val> {
        let bits = ty.bits();
        match op {
            Operand::Reg(r) => {
                let v = self.ssa.read(Var::Reg(*r), r.class().bits());
                self.cut(v, bits)
            }
            Operand::Not(r) => {
                let v = self.ssa.read(Var::Reg(*r), 1);
                Ok(self.code("$d = xor i1 $0, true", 1, &[v]))
            }
            Operand::Int(n, _) => Ok(self.constant(*n, bits)),
            Operand::Float(l) => Ok(self.constant(l.bits_as(ty), bits)),
            Operand::Special(r) => self.special(*r, bits),
            Operand::Symbol(base, off) => self.symbol(*base, *off, false),
            Operand::Generic(base, off) => self.symbol(*base, *off, true),
            _ => Err("an operand of this kind".into()),
        }
    }

    fn special(&mut self, r: SReg, bits: u32) -> Result<Val> {
        let name = r.text();
        if name == "WARP_SZ" {
            return Ok(self.constant(32, bits));
        }
        let known = [
            "%tid.",
            "%ntid.",
            "%ctaid.",
            "%nctaid.",
            "%laneid",
            "%warpid",
            "%nwarpid",
            "%lanemask_",
        ];
        if !known.iter().any(|k| name.starts_with(k)) {
            return Err(format!("the register {name}"));
        }
        let callee = format!(
            "llvm.nvvm.read.ptx.sreg.{}",
            name[1..].replace("lanemask_", "lanemask.")
        );
        let v = self.intrinsic("i32", &callee, "", &[]);
        match bits {
            16 => self.cut(v, 16),
            _ => Ok(self.extended(v, bits, false)),
        }
    }

    /// The address of a symbol.
    fn symbol(&mut self, base: Base, off: i64, generic: bool) -> Result<Val> {
        let v = match base {
            Base::Global(GlobalRef::Var(n)) => self.variable(&self.module.globals[n as usize])?,
            Base::Global(GlobalRef::Func(_)) => return Err("the address of a function".into()),
            Base::Frame(n) => self.local(n)?,
            Base::Param(n) => self.by_value(n)?,
            Base::Reg(r) => self.ssa.read(Var::Reg(r), r.class().bits()),
            _ => return Err("an address of this kind".into()),
        };
        let v = self.moved(v, off);
        if !generic {
            return Ok(v);
        }
        let space = match base {
            Base::Global(GlobalRef::Var(n)) => self.module.globals[n as usize].space,
            Base::Frame(n) => self.f.frame[n as usize].space,
            _ => Space::Param,
        };
        let w = self.width(v);
        Ok(self.ssa.add(Node::new(Kind::Cvta(true, space), w, &[v])))
    }

    /// The address of a variable that the source has too.
    fn variable(&mut self, var: &MGlobal) -> Result<Val> {
        let Some((name, space)) = self.shape.variables.get(&var.name) else {
            return Err(format!("the variable {} has no partner", var.name));
        };
        let pointer = Pointer {
            held: var.space,
            space: *space,
            home: Some(var.space),
        };
        let width = (self.shape.pointer_bits)(*space);
        let given = Kind::Given(name.clone(), Nature::Pointer(pointer));
        Ok(self.ssa.add(Node::new(given, width, &[])))
    }

    /// An address so many bytes behind another one.
    fn moved(&mut self, v: Val, off: i64) -> Val {
        if off == 0 {
            return v;
        }
        let w = self.width(v);
        let by = self.constant(off as u64, w);
        self.ssa.add(Node::new(Kind::Add, w, &[v, by]))
    }

    /// The address of a variable of the frame, which is made in the entry.
    fn local(&mut self, n: u32) -> Result<Val> {
        if let Some(&v) = self.frame.get(&n) {
            return Ok(v);
        }
        let var = &self.f.frame[n as usize];
        if var.space == Space::Shared {
            return self.variable(var);
        }
        if var.space != Space::Local {
            return Err(format!(
                "a variable of a function in the space {}",
                var.space.text()
            ));
        }
        let Some(size) = var.size() else {
            return Err("a local variable of no size".into());
        };
        let text = format!("$d = alloca [{size} x i8], align {}", var.alignment());
        let pointer = Pointer {
            held: Space::Local,
            space: 0,
            home: Some(Space::Local),
        };
        let mut lines = self.pure(text, Space::Generic);
        lines.effect = true;
        let width = (self.shape.pointer_bits)(0);
        let v = self.ssa.nodes.len() as Val;
        self.ssa.nodes.push(Node::new(
            Kind::Lines(lines, Some(Nature::Pointer(pointer))),
            width,
            &[],
        ));
        self.ssa.blocks[0].nodes.insert(0, v);
        self.frame.insert(n, v);
        self.imprecise = Some("objects of its stack lie in one variable");
        Ok(v)
    }

    /// The address of a parameter that is passed by value.
    pub(super) fn by_value(&mut self, n: u32) -> Result<Val> {
        let arg = self.signature.params.get(n as usize);
        let v = self.params.get(n as usize).copied().flatten();
        match (arg, v) {
            (Some(a), Some(v)) if a.by_value => {
                // Its bytes are named by the parameter, wherever the pointer's object lies.
                self.imprecise = Some("bytes that are passed by value are its own object");
                let given = Kind::Given(
                    format!("%{}", a.name),
                    Nature::Pointer(Pointer {
                        held: Space::Param,
                        space: 0,
                        home: Some(Space::Param),
                    }),
                );
                let w = self.width(v);
                Ok(self.ssa.add(Node::new(given, w, &[])))
            }
            _ => Err("the address of a parameter".into()),
        }
    }

    /// What a parameter holds.
    pub(super) fn param(&self, n: u32) -> Result<Val> {
        let v = self.params.get(n as usize).copied().flatten();
        v.ok_or_else(|| "a parameter that the source does not have".into())
    }

    /// Writes a result to the register that an operand names. What is narrower than the register is extended.
    pub(super) fn define(&mut self, ops: &[Operand], k: usize, v: Val, signed: bool) -> Result<()> {
        match ops.get(k) {
            Some(Operand::Reg(r)) => self.put(*r, v, signed),
            Some(Operand::Pair(first, _)) => match first {
                Some(r) => self.put(*r, v, signed),
                None => Ok(()),
            },
            Some(Operand::Sink) => Ok(()),
            _ => Err("a destination of this kind".into()),
        }
    }

    pub(super) fn put(&mut self, r: Reg, v: Val, signed: bool) -> Result<()> {
        let bits = r.class().bits();
        let v = self.extended(v, bits, signed);
        if self.width(v) != bits {
            return Err(format!("{} bits into a register of {bits}", self.width(v)));
        }
        let mut name = String::new();
        self.f.regs.write_name(r, &mut name);
        let node = &mut self.ssa.nodes[v as usize];
        if node.name.is_none()
            && matches!(
                node.kind,
                Kind::Lines(..)
                    | Kind::Add
                    | Kind::Sub
                    | Kind::Select
                    | Kind::Load(_)
                    | Kind::Freeze
                    | Kind::Compare(_)
                    | Kind::Cvta(..)
            )
        {
            node.name = Some(name);
        }
        self.ssa.write(Var::Reg(r), v);
        Ok(())
    }

    /// `mov`, of one value or of parts of one.
    pub(super) fn mov(&mut self, form: &Form, ops: &[Operand]) -> Result<()> {
        let ty = form.ty.unwrap_or(Ty::B32);
        let w = ty.bits();
        if w > 64 {
            return Err("128 bits".into());
        }
        match (ops.first(), ops.get(1)) {
            (Some(Operand::Vector(to)), Some(from)) => {
                let v = self.value(from, ty)?;
                let each = w / to.len().max(1) as u32;
                for (k, op) in to.iter().enumerate() {
                    let at = each * k as u32;
                    let text = format!("$t0 = lshr i{w} $0, {at}\n$d = trunc i{w} $t0 to i{each}");
                    let part = self.code(text, each, &[v]);
                    self.define(std::slice::from_ref(op), 0, part, false)?;
                }
                Ok(())
            }
            (_, Some(Operand::Vector(from))) => {
                let each = w / from.len().max(1) as u32;
                let mut all = self.constant(0, w);
                for (k, op) in from.iter().enumerate() {
                    let part = self.value(op, bits_type(each))?;
                    let at = each * k as u32;
                    let text = format!(
                        "$t0 = zext i{each} $1 to i{w}\n$t1 = shl i{w} $t0, {at}\n$d = or i{w} $0, $t1"
                    );
                    all = self.code(text, w, &[all, part]);
                }
                self.define(ops, 0, all, false)
            }
            _ => {
                let v = self.operand(ops, 1, ty)?;
                self.define(ops, 0, v, false)
            }
        }
    }
}
