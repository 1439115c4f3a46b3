//! Compilation: from a function body to the dense form that the machine executes.
//!
//! ```text
//!   entry:                          slots: %a = 0, %x = 1, constant 1 = 2
//!     %x = add nsw i32 %a, 1        AddF { dst: 1, a: 0, b: 2, fl: nsw, … }
//!     br label %next                moves for the phis of %next, then a jump
//! ```
//!
//! Every value has slots of its own, one per scalar, so nothing is ever spilled or moved to make room. Phis become moves
//! on the edge, all at once. Constants are part of the frame's template; those with addresses in them are computed when
//! the frame is made.
//!
//! **Invariant:** a construct that the machine does not have becomes an [`Op::Unsupported`] in its place: the rest of the
//! function still runs, and only a run that reaches it ends there.
//!
//! Cost: linear in the size of the body, once per function and program.

mod asm;
mod bundles;
mod calls;
mod consts;
mod control;
mod insts;
mod memory;

use super::attrs::{Check, checks_of};
use super::code::{CompiledFn, PointerParam};
use super::float::Denormals;
use super::layout::ValueLayout;
use super::ops::Op;
use super::outcome::UbKind;
use super::slot::Slot;
use cranelift_entity::{EntityRef, SecondaryMap};
use rustc_hash::FxHashMap;
use tandem_ir::attr::{Attr, AttrKind, MemoryEffects, ModRef, TypedAttr};
use tandem_ir::constant::ConstantPool;
use tandem_ir::module::Header;
use tandem_ir::{
    Block, Constant, FloatKind, Function, Global, Inst, Module, Type, Value, ValueDef,
};

/// No slot yet.
const NONE: u32 = u32::MAX;

/// Why something cannot be compiled; becomes the construct of an `Unsupported`.
type Res<T> = Result<T, String>;

pub(super) struct Compiler<'a> {
    header: &'a Header,
    pool: &'a ConstantPool,
    function: Option<&'a Function>,
    out: CompiledFn,
    slot_of: SecondaryMap<Value, u32>,
    const_slots: FxHashMap<Constant, u32>,
    /// Code that computes constants with addresses in them, run once per frame.
    prologue: (Vec<Op>, Vec<Option<Inst>>),
    in_prologue_now: bool,
    /// Aliases around the constant being placed.
    alias_depth: u32,
    /// Positions of labels; block labels come first.
    labels: Vec<u32>,
    /// Edges that need moves, to be placed after the block: label, source, target.
    stubs: Vec<(u32, Block, Block)>,
    inst: Option<Inst>,
    /// The carry flag of inline assembly, once some instruction has it.
    carry: Option<u32>,
}

/// Compiles the body of a function.
pub(super) fn function(module: &Module, f: &Function) -> CompiledFn {
    let mut c = Compiler::new(&module.header, f.constants(), Some(f));
    c.out.global = Some(f.global);
    if let Err(what) = c.signature(f) {
        c.unsupported(what);
        return c.finish();
    }
    c.labels = vec![0; f.num_blocks()];
    let result = c.allocate_results(f);
    if let Err(what) = result {
        c.unsupported(what);
        return c.finish();
    }
    for b in f.blocks() {
        c.block(f, b);
    }
    c.finish()
}

/// Compiles code that computes one constant of the module and returns it.
pub(super) fn constant(module: &Module, c: Constant) -> CompiledFn {
    let header = &module.header;
    let mut k = Compiler::new(header, &header.constants, None);
    let ret = k.const_operand(c).and_then(|src| {
        let ret = k.layout(header.constants.ty(c))?;
        Ok((src, ret))
    });
    match ret {
        Ok((src, ret)) => {
            k.emit(Op::Ret {
                cost: 1,
                src,
                n: ret.slots,
            });
            k.out.ret = ret;
        }
        Err(what) => k.unsupported(what),
    }
    k.finish()
}

impl<'a> Compiler<'a> {
    fn new(header: &'a Header, pool: &'a ConstantPool, function: Option<&'a Function>) -> Self {
        Compiler {
            header,
            pool,
            function,
            out: CompiledFn::default(),
            slot_of: SecondaryMap::with_default(NONE),
            const_slots: FxHashMap::default(),
            prologue: Default::default(),
            in_prologue_now: false,
            alias_depth: 0,
            labels: Vec::new(),
            stubs: Vec::new(),
            inst: None,
            carry: None,
        }
    }

    fn layout(&self, ty: Type) -> Res<ValueLayout> {
        ValueLayout::of(self.header, ty)
    }
    fn emit(&mut self, op: Op) {
        self.out.code.push(op);
        self.out.places.push(self.inst);
    }
    fn unsupported(&mut self, what: String) {
        let text = self.out.texts.len() as u32;
        self.out.texts.push(what);
        self.emit(Op::Unsupported { text });
    }
    fn new_slots(&mut self, n: u32) -> u32 {
        let first = self.out.template.len() as u32;
        let len = self.out.template.len() + n as usize;
        self.out.template.resize(len, Slot::default());
        first
    }
    fn new_label(&mut self) -> u32 {
        self.labels.push(NONE);
        self.labels.len() as u32 - 1
    }
    fn here(&self) -> u32 {
        self.out.code.len() as u32
    }

    /// What the function may make of denormals of a format, as flags of an operation.
    fn denormals(&self, kind: FloatKind) -> u16 {
        let decl = self.function.and_then(|f| self.header.function(f.global));
        let Some(decl) = decl else { return 0 };
        let get = |key| self.header.attrs.string(decl.attrs.func, key);
        let special = match kind {
            FloatKind::Float => get("denormal-fp-math-f32"),
            _ => None,
        };
        let mode = special.or_else(|| get("denormal-fp-math"));
        mode.map_or(0, Denormals::flags)
    }

    /// The slots of a value.
    fn slot(&mut self, v: Value) -> Res<u32> {
        let s = self.slot_of[v];
        if s != NONE {
            return Ok(s);
        }
        let Some(f) = self.function else {
            return Err("value outside of a function".into());
        };
        match f.value_def(v) {
            ValueDef::Const(c) => {
                let s = self.const_operand(c)?;
                self.slot_of[v] = s;
                Ok(s)
            }
            ValueDef::Metadata(_) => Err("metadata as a value".into()),
            ValueDef::Asm(_) => Err("inline assembly".into()),
            _ => Err(format!(
                "value of type {}",
                self.header.types.display(f.value_type(v))
            )),
        }
    }
    fn ty(&self, v: Value) -> Type {
        self.function.map_or(Type::VOID, |f| f.value_type(v))
    }
    fn attrs(&self, set: tandem_ir::AttrSet) -> &'a [Attr] {
        self.header.attrs.get(set)
    }

    /// Arguments, attributes of parameters and of the result.
    fn signature(&mut self, f: &'a Function) -> Res<()> {
        let decl = self
            .header
            .function(f.global)
            .ok_or("body without declaration")?;
        let fn_ty = self.header.globals[f.global].ty;
        let (ret, _, vararg) = self
            .header
            .types
            .as_function(fn_ty)
            .ok_or("no function type")?;
        if vararg {
            return Err("function with variable arguments".into());
        }
        let has = |k| self.header.attrs.has(decl.attrs.func, k);
        self.out.noreturn = has(AttrKind::NoReturn);
        self.out.null_is_valid = has(AttrKind::NullPointerIsValid);
        if let Some(e) = self.header.attrs.memory(decl.attrs.func) {
            // What code of the module accesses is no memory that the module cannot access.
            let accessible = MemoryEffects {
                inaccessible: ModRef::None,
                ..e
            };
            self.out.no_read = !accessible.may_read();
            self.out.no_write = !accessible.may_write();
        }
        for (i, &arg) in f.args().iter().enumerate() {
            let ty = f.value_type(arg);
            let layout = self.layout(ty)?;
            let slot = self.new_slots(layout.slots);
            self.slot_of[arg] = slot;
            let attrs = self.attrs(decl.attrs.param(i));
            let checks = checks_of(attrs, &layout, UbKind::NoundefArgument);
            self.out
                .arg_checks
                .extend(checks.into_iter().map(|(s, c)| (slot + s, c)));
            self.byval(attrs, ty, slot);
            if ty.address_space().is_some() {
                let says = |k| attrs.contains(&Attr::Flag(k));
                let none = says(AttrKind::ReadNone);
                let param = PointerParam {
                    alone: says(AttrKind::NoAlias),
                    unwritten: none || says(AttrKind::ReadOnly),
                    unread: none || says(AttrKind::WriteOnly),
                };
                self.out.pointers.push((slot, param));
            }
            self.out.params.push(layout);
        }
        self.out.arg_slots = self.out.template.len() as u32;
        self.out.ret = self.layout(ret)?;
        Ok(())
    }
    fn byval(&mut self, attrs: &[Attr], ty: Type, slot: u32) {
        let typed = attrs.iter().find_map(|a| match a {
            Attr::Typed(TypedAttr::ByVal, t) => Some(*t),
            _ => None,
        });
        let Some(t) = typed else { return };
        let h = self.header;
        let stated = attrs.iter().find_map(|a| match a {
            Attr::Align(n) => Some(*n),
            _ => None,
        });
        let align = stated.unwrap_or_else(|| h.layout.abi_align(&h.types, t).bytes());
        let size = h.layout.alloc_size(&h.types, t).unwrap_or(0);
        let space = ty.address_space().unwrap_or(0);
        self.out.byvals.push((slot, size, align, space));
    }
    fn allocate_results(&mut self, f: &'a Function) -> Res<()> {
        for b in f.blocks() {
            for i in f.insts(b) {
                let Some(v) = f.result(i) else { continue };
                // What has no layout is refused where it is computed.
                if let Ok(l) = self.layout(f.value_type(v)) {
                    self.slot_of[v] = self.new_slots(l.slots);
                }
                if self.out.template.len() > 1 << 20 {
                    return Err("function with more than a million slots".into());
                }
            }
        }
        Ok(())
    }

    fn block(&mut self, f: &'a Function, b: Block) {
        self.labels[b.index()] = self.here();
        let mut count = 0u32;
        for i in f.insts(b) {
            count += 1;
            self.inst = Some(i);
            if f.is_phi(i) {
                if f.result(i).is_some_and(|v| self.slot_of[v] == NONE) {
                    self.unsupported(format!(
                        "phi of type {}",
                        self.header.types.display(f.inst_type(i))
                    ));
                }
                continue;
            }
            let cost = count.min(u32::from(u16::MAX)) as u16;
            if let Err(what) = self.instruction(f, i, cost) {
                self.unsupported(what);
            }
        }
        self.place_stubs(f);
        self.inst = None;
    }

    fn finish(mut self) -> CompiledFn {
        let (mut code, mut places) = std::mem::take(&mut self.prologue);
        if !code.is_empty() {
            self.out.entry = self.here();
            self.out.code.append(&mut code);
            self.out.places.append(&mut places);
            self.inst = None;
            let body = self.new_label();
            self.labels[body as usize] = 0;
            self.emit(Op::Goto { to: body });
        }
        control::resolve(&mut self.out, &self.labels);
        self.out
    }

    /// Appends conditions as operations.
    fn emit_checks(&mut self, base: u32, checks: Vec<(u32, Check)>) {
        for (offset, c) in checks {
            let check = self.out.checks.len() as u32;
            self.out.checks.push(c);
            self.emit(Op::Check {
                slot: base + offset,
                check,
            });
        }
    }
    /// The module-level name that a constant is, through aliases.
    fn named(&self, v: Value) -> Option<Global> {
        let mut g = self.function?.as_global(v)?;
        for _ in 0..16 {
            let tandem_ir::module::GlobalKind::Alias(c) = &self.header.globals[g].kind else {
                return Some(g);
            };
            let tandem_ir::constant::ConstantData::Global(next) = self.header.constants.get(*c)
            else {
                return None;
            };
            g = *next;
        }
        None
    }
}
