//! Inline assembly: what it says becomes operations of the machine.
//!
//! The reader of the IR ([`tandem_ir::asm`]) takes the text apart; here each instruction of it becomes the operations that
//! compute it, on slots of the function's own frame:
//!
//! ```text
//! asm "{.reg .u32 t; mul.lo.u32 t, $1, $2; @$3 add.u32 $0, t, 1;}"      t gets a slot
//!     Mul t, $1, $2;  Br $3 -> add | end;  add: Add tmp, t, 1;  Move $0, tmp;  end:
//! ```
//!
//! so that barriers, shuffles, loads and atomics are those that intrinsics and instructions use, with the same checks. The
//! carry flag (`add.cc`, `madc`) is a slot of the frame as well: PTX keeps it from one instruction to the next, whichever text
//! they are in, and not over calls (PTX ISA, "Extended-Precision Integer Arithmetic Instructions").
//!
//! Text that is not understood is called like a function that nobody knows: its results are made up from its text and its
//! operands, and it is an event if it has side effects ([`opaque`]). What jumps, ends a thread or synchronises in a way that the
//! machine does not have is refused by name.
//!
//! **Invariant:** a text is executed as a whole or made up as a whole.

mod arith;
mod bits;
mod float;
mod memory;
mod opaque;
mod warp;

use super::{Compiler, Res};
use crate::code::{CallSite, Callee, CastSpec};
use crate::intrinsics::Impure;
use crate::layout::{Leaf, LeafKind, ValueLayout};
use crate::ops::Op;
use crate::slot::Slot;
use tandem_ir::asm::{self, Arg, AsmBody, Statement};
use tandem_ir::function::InlineAsm;
use tandem_ir::{CastOp, Flags, Function, Inst, Type, Value};

/// A register of the assembly, or an operand of it.
#[derive(Clone, Copy, Debug)]
struct AsmRegister {
    slot: u32,
    kind: LeafKind,
}

impl AsmRegister {
    fn bits(self) -> u32 {
        self.kind.bits()
    }
}

/// A text while it becomes operations.
struct Text {
    /// Per constraint; none for clobbers.
    operands: Vec<Option<AsmRegister>>,
    /// Per constraint, the number that a constant argument is.
    constants: Vec<Option<u64>>,
    registers: Vec<AsmRegister>,
}

impl Text {
    /// A number that is written in the text or given as a constant.
    fn number(&self, arg: &Arg) -> Option<u64> {
        match arg {
            Arg::Int(n) => Some(*n),
            Arg::Operand(n) => self.constants.get(*n as usize).copied().flatten(),
            _ => None,
        }
    }
}

/// The type of an instruction: the letter (`u`, `s`, `b`, `f`, `p`) and its width.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct PtxType {
    class: u8,
    bits: u32,
}

impl PtxType {
    /// Reads `u32`, `b64`, `f32`, `pred`.
    fn of(text: &str) -> Option<PtxType> {
        if text == "pred" {
            return Some(PtxType {
                class: b'p',
                bits: 1,
            });
        }
        let class = *text.as_bytes().first()?;
        let bits: u32 = text.get(1..)?.parse().ok()?;
        let known = match class {
            b'u' | b's' => matches!(bits, 8 | 16 | 32 | 64),
            b'b' => matches!(bits, 8 | 16 | 32 | 64 | 128),
            b'f' => matches!(bits, 16 | 32 | 64),
            _ => false,
        };
        known.then_some(PtxType { class, bits })
    }
    fn signed(self) -> bool {
        self.class == b's'
    }
    fn sh(self) -> u8 {
        (64 - self.bits.clamp(1, 64)) as u8
    }
}

/// The register of an output: one of integers is as wide as its constraint says, and the result is its low bits.
fn register_of(c: &asm::Constraint, result: LeafKind) -> LeafKind {
    let bits = match c.code.as_str() {
        "h" => 16,
        "r" => 32,
        "l" => 64,
        _ => return result,
    };
    match result {
        LeafKind::Int(b) | LeafKind::Ptr(_, b) if b < bits => LeafKind::Int(bits),
        _ => result,
    }
}

impl<'a> Compiler<'a> {
    /// A call of inline assembly.
    pub(super) fn inline_assembly(
        &mut self,
        f: &'a Function,
        i: Inst,
        dst: u32,
        asm: &InlineAsm,
        args: &[Value],
    ) -> Res<()> {
        let text = || {
            String::from_utf8_lossy(&asm.text)
                .escape_default()
                .to_string()
        };
        let constraints = asm::constraints(&asm.constraints)
            .map_err(|e| format!("inline assembly \"{}\": {e}", text()))?;
        let (code, places) = (self.out.code.len(), self.out.places.len());
        let failed = match asm::read(asm) {
            Ok(body) => match self.assembly(f, i, dst, &body, args) {
                Ok(()) => return Ok(()),
                Err(what) => (Some(body), what),
            },
            Err(e) => (None, e.to_string()),
        };
        self.out.code.truncate(code);
        self.out.places.truncate(places);
        let (body, what) = failed;
        match opaque::refusal(&constraints, body.as_ref()) {
            None => self.opaque_assembly(f, i, dst, asm, args),
            Some(why) => Err(format!("inline assembly \"{}\": {what} ({why})", text())),
        }
    }

    fn assembly(
        &mut self,
        f: &'a Function,
        i: Inst,
        dst: u32,
        body: &AsmBody,
        args: &[Value],
    ) -> Res<()> {
        let results = self.result_places(f.inst_type(i), dst)?;
        let mut text = Text {
            operands: Vec::new(),
            constants: vec![None; body.constraints.len()],
            registers: Vec::new(),
        };
        let mut args = args.iter();
        let mut outputs = Vec::new();
        for (n, c) in body.constraints.iter().enumerate() {
            if c.indirect || c.kind == asm::ConstraintKind::Label {
                return Err(format!("the constraint '{}'", c.code));
            }
            if c.is_result() {
                let (slot, layout) = results
                    .get(outputs.len())
                    .ok_or("output without a result")?;
                let kind = register_of(c, whole_kind(layout)?);
                let at = self.temp(kind.slots());
                outputs.push((at, *slot, layout.clone(), kind));
                text.operands.push(Some(AsmRegister { slot: at, kind }));
            } else if c.has_argument() {
                let value = *args.next().ok_or("input without an argument")?;
                let place = self.input(f, value)?;
                text.constants[n] = f.as_int(value).and_then(|b| b.as_u64());
                if let Some(n) = c.tied {
                    let to = text.operands.get(n as usize).copied().flatten();
                    let to = to.filter(|t| t.bits() == place.bits());
                    let to = to.ok_or("an input tied to another kind of output")?;
                    self.move_n(to.slot, place.slot, place.kind.slots());
                    // Named by its own number, an input is what is in the register that it shares.
                    text.operands.push(Some(to));
                } else {
                    text.operands.push(Some(place));
                }
            } else {
                text.operands.push(None);
            }
        }
        for r in &body.registers {
            let t = PtxType::of(&r.ty).ok_or_else(|| format!("a register of type .{}", r.ty))?;
            let kind = LeafKind::Int(t.bits);
            let slot = self.temp(kind.slots());
            text.registers.push(AsmRegister { slot, kind });
        }
        for s in &body.statements {
            self.statement(&text, s)
                .map_err(|e| format!("{}: {e}", s.mnemonic()))?;
        }
        for (from, to, layout, kind) in outputs {
            self.output(from, to, layout, kind);
        }
        Ok(())
    }

    /// The slots and layouts of the outputs.
    fn result_places(&self, ty: Type, dst: u32) -> Res<Vec<(u32, ValueLayout)>> {
        if ty.is_void() {
            return Ok(Vec::new());
        }
        let Some((fields, _)) = self.header.types.struct_fields(ty) else {
            return Ok(vec![(dst, self.layout(ty)?)]);
        };
        let mut at = dst;
        let mut out = Vec::new();
        for &t in fields {
            let layout = self.layout(t)?;
            let slots = layout.slots;
            out.push((at, layout));
            at += slots;
        }
        Ok(out)
    }

    /// An argument as one register: vectors are taken as their bits.
    fn input(&mut self, f: &Function, value: Value) -> Res<AsmRegister> {
        let layout = self.layout(f.value_type(value))?;
        let slot = self.slot(value)?;
        let kind = whole_kind(&layout)?;
        if layout.single().is_some() {
            return Ok(AsmRegister { slot, kind });
        }
        let at = self.temp(kind.slots());
        let spec = self.out.bitcasts.len() as u32;
        self.out.bitcasts.push((layout, int_layout(kind.bits())));
        self.emit(Op::BitCast {
            dst: at,
            a: slot,
            spec,
        });
        Ok(AsmRegister { slot: at, kind })
    }
    /// The contents of an output's register become the result.
    fn output(&mut self, from: u32, to: u32, layout: ValueLayout, kind: LeafKind) {
        let (from, kind) = match layout.single().map(|l| l.kind.bits()) {
            Some(bits) if bits < kind.bits() => (
                self.resize(from, kind.bits(), bits, false),
                LeafKind::Int(bits),
            ),
            _ => (from, kind),
        };
        match layout.single().map(|l| l.kind) {
            Some(LeafKind::Ptr(space, bits)) => {
                self.cast(
                    CastOp::IntToPtr,
                    LeafKind::Int(bits),
                    LeafKind::Ptr(space, bits),
                    to,
                    from,
                );
            }
            Some(_) => self.move_n(to, from, layout.slots),
            None => {
                let spec = self.out.bitcasts.len() as u32;
                self.out.bitcasts.push((int_layout(kind.bits()), layout));
                self.emit(Op::BitCast {
                    dst: to,
                    a: from,
                    spec,
                });
            }
        }
    }

    fn statement(&mut self, t: &Text, s: &Statement) -> Res<()> {
        let Some((guard, negated)) = &s.guard else {
            return self.unguarded(t, s);
        };
        let cond = self.read(t, guard, 1)?;
        let (run, end) = (self.new_label(), self.new_label());
        let (yes, no) = if *negated { (end, run) } else { (run, end) };
        self.emit(Op::Br {
            cost: 0,
            cond,
            yes,
            no,
        });
        self.labels[run as usize] = self.here();
        self.unguarded(t, s)?;
        self.labels[end as usize] = self.here();
        Ok(())
    }
    fn unguarded(&mut self, t: &Text, s: &Statement) -> Res<()> {
        for family in [
            Compiler::asm_move,
            Compiler::asm_arith,
            Compiler::asm_bits,
            Compiler::asm_float,
            Compiler::asm_memory,
            Compiler::asm_warp,
        ] {
            if family(self, t, s)? {
                return Ok(());
            }
        }
        Err("not modelled".into())
    }

    // ----- operands --------------------------------------------------------

    fn temp(&mut self, slots: u32) -> u32 {
        let s = self.new_slots(slots);
        // Nothing was written yet: whatever is there.
        self.out.template[s as usize..(s + slots) as usize].fill(Slot::UNDEF);
        s
    }
    fn konst(&mut self, bits: u64, w: u32) -> u32 {
        let s = self.new_slots(1);
        let mask = u64::MAX >> (64 - w.clamp(1, 64));
        self.out.template[s as usize] = Slot::int(bits & mask);
        s
    }
    fn place(&self, t: &Text, arg: &Arg) -> Option<AsmRegister> {
        match arg {
            Arg::Operand(n) => t.operands.get(*n as usize).copied().flatten(),
            Arg::Register(n) => t.registers.get(*n as usize).copied(),
            _ => None,
        }
    }

    /// The slot of a source of `w` bits (at most 64).
    fn read(&mut self, t: &Text, arg: &Arg, w: u32) -> Res<u32> {
        if let Some(p) = self.place(t, arg) {
            return match p.bits() {
                b if b == w => Ok(p.slot),
                b if b > w => Ok(self.resize(p.slot, b, w, false)),
                b => Err(format!("a register of {b} bits where {w} are read")),
            };
        }
        match arg {
            Arg::Int(n) => Ok(self.konst(*n, w)),
            Arg::F32(n) if w == 32 => Ok(self.konst((*n).into(), 32)),
            Arg::F64(n) if w == 64 => Ok(self.konst(*n, 64)),
            Arg::F64(n) if w == 32 => {
                let narrow = f64::from_bits(*n) as f32;
                Ok(self.konst(narrow.to_bits().into(), 32))
            }
            Arg::Not(p) if w == 1 => {
                let p = self.read(t, p, 1)?;
                let one = self.konst(1, 1);
                Ok(self.binary(tandem_ir::BinOp::Xor, 1, p, one))
            }
            Arg::Special(name) => self.special(name, w),
            Arg::Name(name) => Err(format!("the name '{name}'")),
            _ => Err("an operand of another form".into()),
        }
    }
    /// Writes a value of `w` bits to a destination, which may be wider.
    fn write(&mut self, t: &Text, arg: &Arg, value: u32, w: u32, signed: bool) -> Res<()> {
        if *arg == Arg::Sink {
            return Ok(());
        }
        let p = self
            .place(t, arg)
            .ok_or("a destination that is no register")?;
        if p.bits() < w {
            return Err(format!(
                "a register of {} bits where {w} are written",
                p.bits()
            ));
        }
        let v = self.resize(value, w, p.bits(), signed);
        self.move_n(p.slot, v, p.kind.slots());
        Ok(())
    }
    /// A value of `from` bits with `to` bits, both at most 64.
    fn resize(&mut self, a: u32, from: u32, to: u32, signed: bool) -> u32 {
        if from == to {
            return a;
        }
        let dst = self.temp(to.div_ceil(64));
        let (fs, ts) = ((64 - from.min(64)) as u8, (64 - to.min(64)) as u8);
        if from.max(to) > 64 {
            let op = match (from > to, signed) {
                (true, _) => CastOp::Trunc,
                (false, true) => CastOp::SExt,
                (false, false) => CastOp::ZExt,
            };
            self.cast(op, LeafKind::Int(from), LeafKind::Int(to), dst, a);
            return dst;
        }
        self.emit(match (from > to, signed) {
            (true, _) => Op::Trunc {
                sh: ts,
                fl: 0,
                dst,
                a,
                from: fs,
            },
            (false, true) => Op::SExt {
                from: fs,
                to: ts,
                dst,
                a,
            },
            (false, false) => Op::ZExt {
                sh: fs,
                fl: 0,
                dst,
                a,
            },
        });
        dst
    }
    fn cast(&mut self, op: CastOp, from: LeafKind, to: LeafKind, dst: u32, a: u32) {
        let cast = self.out.casts.len() as u32;
        self.out.casts.push(CastSpec {
            op,
            from,
            to,
            flags: Flags::NONE,
            denormals: (0, 0),
        });
        self.emit(Op::Cast { dst, a, cast });
    }
    fn binary(&mut self, op: tandem_ir::BinOp, w: u32, a: u32, b: u32) -> u32 {
        let dst = self.temp(w.div_ceil(64));
        let op = self.int_binary(op, w, 0, dst, a, b);
        self.emit(op);
        dst
    }
    fn select(&mut self, cond: u32, a: u32, b: u32) -> u32 {
        let dst = self.temp(1);
        self.emit(Op::Select {
            dst,
            cond,
            a,
            b,
            n: 1,
        });
        dst
    }

    /// A call of an operation of the machine: arguments and results as slots with their widths, results in a row.
    fn operation(&mut self, op: Impure, args: &[(u32, LeafKind)], results: &[u32]) -> u32 {
        let mut ret = ValueLayout::default();
        for &w in results {
            ret.leaves.push(Leaf {
                kind: LeafKind::Int(w),
                slot: ret.slots,
                bit_offset: 0,
                packed: None,
            });
            ret.slots += 1;
            ret.size += u64::from(w.div_ceil(8));
        }
        let dst = self.temp(ret.slots);
        let site = CallSite {
            callee: Callee::Intrinsic(op),
            args: args.iter().map(|a| (a.0, 1)).collect(),
            dst,
            ret_slots: ret.slots,
            checks: Vec::new(),
            ret_checks: Vec::new(),
            ret_declared: Vec::new(),
            excluded: Vec::new(),
            noreturn: false,
            fn_ty: Type::VOID,
            cc: 0,
            ret,
            layouts: args.iter().map(|a| scalar_layout(a.1)).collect(),
            volatile: false,
            binds: false,
            external: None,
            inst: self.inst,
        };
        let n = self.out.calls.len() as u32;
        self.out.calls.push(site);
        self.emit(Op::Call { site: n });
        dst
    }
}

/// The register that holds a value: of a vector, its bits.
fn whole_kind(l: &ValueLayout) -> Res<LeafKind> {
    if let Some(one) = l.single() {
        return match one.kind.bits() {
            0..=128 => Ok(one.kind),
            _ => Err("an operand of more than 128 bits".into()),
        };
    }
    let pointers = l.leaves.iter().any(|x| matches!(x.kind, LeafKind::Ptr(..)));
    let bits: u32 = l.leaves.iter().map(|x| x.kind.bits()).sum();
    if pointers || bits == 0 || bits > 64 {
        return Err("an operand that is no scalar".into());
    }
    Ok(LeafKind::Int(bits))
}

fn int_layout(bits: u32) -> ValueLayout {
    scalar_layout(LeafKind::Int(bits))
}

fn scalar_layout(kind: LeafKind) -> ValueLayout {
    ValueLayout {
        leaves: vec![Leaf {
            kind,
            slot: 0,
            bit_offset: 0,
            packed: None,
        }],
        slots: kind.slots(),
        size: kind.bytes(),
    }
}
