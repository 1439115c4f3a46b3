//! Making a machine function: registers by class, instructions by spelling.

use rustc_hash::FxHashMap;
use tandem_ir::machine::forms::{FormId, FormTable};
use tandem_ir::machine::func::{Guard, InstData, Op, Operand};
use tandem_ir::machine::regs::{Class, Reg};
use tandem_ir::machine::types::Ty;
use tandem_ir::machine::{MBlock, MFunc, MInst};

/// A function that is being made, and where instructions go.
pub(super) struct Builder<'a> {
    pub f: MFunc,
    pub forms: &'a mut FormTable,
    pub block: MBlock,
    used: FxHashMap<Class, u32>,
    /// The call region that instructions belong to.
    pub region: Option<u32>,
    /// The source location of what is made.
    pub loc: Option<u32>,
    /// Spellings that the table of instructions does not have: a mistake of ours, which is reported.
    pub mistakes: Vec<String>,
    /// The least PTX version, times ten, that the forms need.
    pub version: u16,
    /// The processor's number, and whether its target is one of its own features (`sm_90a`).
    target: (u16, bool),
    /// The first instruction that the target does not have, since somebody looked.
    missing: Option<String>,
}

impl<'a> Builder<'a> {
    pub fn new(mut f: MFunc, forms: &'a mut FormTable, target: (u16, bool)) -> Builder<'a> {
        let block = f.blocks.push(Default::default());
        Builder {
            f,
            forms,
            block,
            used: FxHashMap::default(),
            region: None,
            loc: None,
            mistakes: Vec::new(),
            version: 0,
            target,
            missing: None,
        }
    }
    /// What the target does not have of that which was emitted since the last question.
    pub fn take_missing(&mut self) -> Result<(), String> {
        self.missing.take().map_or(Ok(()), Err)
    }
    /// A register.
    pub fn reg(&mut self, class: Class) -> Reg {
        let n = self.used.entry(class).or_default();
        *n += 1;
        Reg::new(class, *n)
    }
    /// Number of registers of a class.
    pub fn count(&self, class: Class) -> u32 {
        self.used.get(&class).copied().unwrap_or(0)
    }
    /// A block that is not yet in the layout.
    pub fn new_block(&mut self) -> MBlock {
        self.f.blocks.push(Default::default())
    }
    /// Puts a block at the end of the layout, and instructions into it.
    pub fn place(&mut self, block: MBlock) {
        self.f.layout.push(block);
        self.block = block;
    }
    pub fn form(&mut self, spelling: &str) -> FormId {
        match self.forms.intern(spelling) {
            Ok(id) => {
                let variant = self.forms[id].variant;
                self.version = self.version.max(variant.version);
                let (sm, suffixed) = self.target;
                if self.missing.is_none() {
                    let least = variant.needs(sm, suffixed);
                    self.missing = least.map(|l| format!("{spelling} (needs {l})"));
                }
                id
            }
            Err(e) => {
                self.mistakes.push(e);
                FormId(0)
            }
        }
    }
    pub fn push(&mut self, data: InstData) -> MInst {
        let i = self.f.insts.push(data);
        self.f.blocks[self.block].insts.push(i);
        i
    }
    /// Appends an instruction.
    pub fn emit(&mut self, spelling: &str, ops: &[Operand]) -> MInst {
        let form = self.form(spelling);
        self.push(InstData {
            op: Op::Form(form),
            guard: None,
            ops: ops.iter().cloned().collect(),
            region: self.region,
            asm: None,
            loc: self.loc,
            note: None,
        })
    }
    /// Appends an instruction under a guard.
    pub fn emit_if(&mut self, guard: (Reg, bool), spelling: &str, ops: &[Operand]) {
        let i = self.emit(spelling, ops);
        self.f.insts[i].guard = Some(Guard {
            reg: guard.0,
            negated: guard.1,
        });
    }
    /// Appends an instruction with a new result.
    pub fn def(&mut self, class: Class, spelling: &str, uses: &[Operand]) -> Reg {
        let d = self.reg(class);
        let ops: Vec<Operand> = [Operand::Reg(d)].iter().chain(uses).cloned().collect();
        self.emit(spelling, &ops);
        d
    }
    /// Declares the registers that were made.
    pub fn declare_registers(&mut self) {
        for class in Class::ALL {
            let n = self.count(class);
            if n > 0 {
                let ty = match class {
                    Class::Int1 => Ty::Pred,
                    c => c.declared(),
                };
                self.f.regs.declare(class.prefix(), ty, Some(n));
            }
        }
    }
}

/// The move of a class.
pub(super) fn mov(class: Class) -> &'static str {
    match class.bits() {
        1 => "mov.pred",
        16 => "mov.b16",
        32 if class == Class::Float32 => "mov.f32",
        64 if class == Class::Float64 => "mov.f64",
        32 => "mov.b32",
        64 => "mov.b64",
        _ => "mov.b128",
    }
}
