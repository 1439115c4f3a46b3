//! Inline assembly that the machine does not know: a call of a function that nobody knows.
//!
//! Texture reads, matrix operations, asynchronous copies, assembly of other machines: what they compute is made up from the text
//! and the operands, so that two programs that do the same get the same; with side effects it is an event besides, which must
//! not be lost, doubled or moved over others. That is what LLVM knows of inline assembly, too.

use super::{Compiler, Res};
use crate::code::{CallSite, Callee};
use crate::ops::Op;
use tandem_ir::asm::{AsmBody, Constraint, ConstraintKind};
use tandem_ir::attr::{MemoryEffects, ModRef};
use tandem_ir::function::InlineAsm;
use tandem_ir::{Function, Inst, Value};

/// Opcodes that decide where execution goes on, or who waits for whom.
const CONTROL: [&str; 12] = [
    "bra",
    "brx",
    "call",
    "ret",
    "exit",
    "bar",
    "barrier",
    "mbarrier",
    "elect",
    "setmaxnreg",
    "tcgen05",
    "cp",
];

/// Opcodes that only read, from memory that nothing in the module writes.
const READS: [&str; 6] = ["tex", "tld4", "txq", "suld", "suq", "istypep"];

/// Why assembly cannot be taken as a call of an unknown function.
pub(super) fn refusal(constraints: &[Constraint], body: Option<&AsmBody>) -> Option<String> {
    for c in constraints {
        if c.indirect {
            return Some(format!("an indirect operand '{}'", c.code));
        }
        if c.kind == ConstraintKind::Label {
            return Some("labels of callbr".into());
        }
    }
    let Some(body) = body else {
        return Some("the text cannot be read".into());
    };
    let control = |name: &String| CONTROL.contains(&name.as_str());
    let found = body
        .statements
        .iter()
        .find(|s| s.opcode.first().is_some_and(control))?;
    Some(format!("{} decides what runs next", found.mnemonic()))
}

fn only_reads(asm: &InlineAsm) -> bool {
    let Ok(body) = tandem_ir::asm::read(asm) else {
        return false;
    };
    let known = |s: &tandem_ir::asm::Statement| {
        s.opcode
            .first()
            .is_some_and(|n| READS.contains(&n.as_str()) || n == "mov")
    };
    body.statements.iter().all(known)
}

impl<'a> Compiler<'a> {
    pub(super) fn opaque_assembly(
        &mut self,
        f: &'a Function,
        i: Inst,
        dst: u32,
        asm: &InlineAsm,
        args: &[Value],
    ) -> Res<()> {
        let ret = self.layout(f.inst_type(i))?;
        let info = f
            .kind(i)
            .call_info()
            .ok_or("call without call information")?;
        let mut effects = match asm.side_effect {
            true => self.header.call_memory(f, i),
            // Without side effects it may be removed, so all that it does is in its outputs.
            false => MemoryEffects::NONE,
        };
        if asm.side_effect {
            if only_reads(asm) {
                effects = MemoryEffects::NONE;
            }
            // An effect that nobody else sees makes it an event.
            effects.inaccessible = ModRef::ReadWrite;
        }
        let text = self.out.texts.len() as u32;
        let name = String::from_utf8_lossy(&asm.text)
            .escape_default()
            .to_string();
        self.out.texts.push(format!("asm \"{name}\""));
        let mut site = CallSite {
            callee: Callee::Assembly(text),
            args: Vec::new(),
            dst,
            ret_slots: ret.slots,
            checks: Vec::new(),
            ret_checks: Vec::new(),
            ret_declared: Vec::new(),
            excluded: Vec::new(),
            noreturn: false,
            fn_ty: info.fn_ty,
            cc: info.cc,
            ret,
            layouts: Vec::new(),
            volatile: false,
            binds: false,
            external: Some((effects, true)),
            inst: Some(i),
        };
        for &a in args {
            let layout = self.layout(f.value_type(a))?;
            site.args.push((self.slot(a)?, layout.slots));
            site.layouts.push(layout);
        }
        let n = self.out.calls.len() as u32;
        self.out.calls.push(site);
        self.emit(Op::Call { site: n });
        Ok(())
    }
}
