//! Whether one instruction is well-formed by itself.
//!
//! The verifier knows what each opcode takes. It is asked about a function that holds
//! nothing but the instruction: operands that are computed elsewhere are parameters there, and blocks are empty.

use super::{Check, cannot};
use std::collections::BTreeMap;
use tandem_ir::metadata::{LocalMetadata, Metadata};
use tandem_ir::rewrite::NewInst;
use tandem_ir::verify::verify_function;
use tandem_ir::{Block, Flags, Function, Header, Inst, InstKind, Symbol, Type, Value, ValueDef};

/// An instruction that is to be looked at, over values of a function.
pub struct Alone<'a> {
    /// What it is.
    pub kind: InstKind,
    /// Its flags.
    pub flags: Flags,
    /// Type of the result.
    pub ty: Type,
    /// Its operands.
    pub operands: Vec<Value>,
    /// Its metadata.
    pub attachments: &'a [(Symbol, Metadata)],
}

/// A new instruction whose operands are values already.
pub fn new(cx: &Header, f: &Function, inst: &NewInst, operands: Vec<Value>) -> Check {
    let alone = Alone {
        kind: inst.kind.clone(),
        flags: inst.flags,
        ty: inst.ty,
        operands,
        attachments: &[],
    };
    check(cx, f, &alone)
}

/// An instruction of the function with other flags and metadata. A phi is looked at as a `select`, which may have the
/// same ones.
pub fn changed(
    cx: &Header,
    f: &Function,
    i: Inst,
    flags: Flags,
    attachments: &[(Symbol, Metadata)],
) -> Check {
    let ty = f.inst_type(i);
    if f.is_phi(i) {
        let mut scratch = Function::new(f.global, &[Type::I1, ty, ty]);
        let operands = scratch.args().to_vec();
        return verify(
            cx,
            &mut scratch,
            InstKind::Select,
            (flags, ty),
            &operands,
            attachments,
        );
    }
    let alone = Alone {
        kind: f.kind(i).clone(),
        flags,
        ty,
        operands: f.operands(i).collect(),
        attachments,
    };
    check(cx, f, &alone)
}

/// The instruction breaks no rule of the verifier.
pub fn check(cx: &Header, f: &Function, alone: &Alone<'_>) -> Check {
    let computed: Vec<Value> = alone
        .operands
        .iter()
        .flat_map(|&v| computed(f, v))
        .collect();
    let types: Vec<Type> = computed.iter().map(|&v| f.value_type(v)).collect();
    let mut scratch = Function::new(f.global, &types);
    let args = scratch.args().to_vec();
    let mut map: BTreeMap<Value, Value> = computed.into_iter().zip(args).collect();
    let entry = scratch.create_block();
    scratch.append_block(entry);
    let mut operands = Vec::new();
    for &v in &alone.operands {
        operands.push(stand_in(f, v, &mut scratch, &mut map));
    }
    let how = (alone.flags, alone.ty);
    verify(
        cx,
        &mut scratch,
        alone.kind.clone(),
        how,
        &operands,
        alone.attachments,
    )
}

/// Puts the instruction into the scratch function's first block and asks the verifier.
fn verify(
    cx: &Header,
    scratch: &mut Function,
    kind: InstKind,
    (flags, ty): (Flags, Type),
    operands: &[Value],
    attachments: &[(Symbol, Metadata)],
) -> Check {
    let entry = match scratch.entry() {
        Some(b) => b,
        None => {
            let b = scratch.create_block();
            scratch.append_block(b);
            b
        }
    };
    let ends = kind.is_terminator();
    let i = scratch.create_inst(kind, ty, operands);
    scratch.set_flags(i, flags);
    for &(kind, md) in attachments {
        scratch.set_attachment(i, kind, md);
    }
    scratch.append_inst(entry, i);
    let all: Vec<Block> = scratch.blocks().collect();
    for b in all {
        if b != entry || !ends {
            let end = scratch.create_inst(InstKind::Unreachable, Type::VOID, &[]);
            scratch.append_inst(b, end);
        }
    }
    // What the verifier says of the function around it is not about the instruction.
    let errors = verify_function(cx, scratch);
    match errors.into_iter().find(|e| e.inst.is_some()) {
        Some(e) => Err(cannot(format!(
            "not a well-formed instruction: {}",
            e.message
        ))),
        None => Ok(()),
    }
}

/// The values behind an operand that are computed, or handed to the function.
fn computed(f: &Function, v: Value) -> Vec<Value> {
    match f.value_def(v) {
        ValueDef::Inst(_) | ValueDef::Arg(_) => vec![v],
        ValueDef::Metadata(n) => match f.metadata_operand(n) {
            LocalMetadata::Value(w) => computed(f, *w),
            LocalMetadata::ArgList(all) => all.iter().flat_map(|&w| computed(f, w)).collect(),
            LocalMetadata::Module(_) => Vec::new(),
        },
        ValueDef::Block(_) | ValueDef::Const(_) | ValueDef::Asm(_) => Vec::new(),
    }
}

/// What stands for a value of `f` in the scratch function.
fn stand_in(
    f: &Function,
    v: Value,
    scratch: &mut Function,
    map: &mut BTreeMap<Value, Value>,
) -> Value {
    if let Some(&w) = map.get(&v) {
        return w;
    }
    let made = match f.value_def(v) {
        ValueDef::Block(_) => {
            let b = scratch.create_block();
            scratch.append_block(b);
            scratch.block_value(b)
        }
        ValueDef::Asm(n) => scratch.asm_value(f.inline_asm(n).clone()),
        ValueDef::Metadata(n) => {
            let md = match f.metadata_operand(n).clone() {
                LocalMetadata::Value(w) => LocalMetadata::Value(stand_in(f, w, scratch, map)),
                LocalMetadata::ArgList(all) => {
                    let all = all.iter().map(|&w| stand_in(f, w, scratch, map));
                    LocalMetadata::ArgList(all.collect())
                }
                module => module,
            };
            scratch.metadata_value(md)
        }
        ValueDef::Const(_) | ValueDef::Inst(_) | ValueDef::Arg(_) => {
            let ty = f.value_type(v);
            let copy = scratch.import_constant(f, v);
            copy.unwrap_or_else(|| scratch.poison(ty))
        }
    };
    map.insert(v, made);
    made
}
