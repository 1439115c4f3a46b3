//! The names of what a rewrite mentions, in a function and in a module.

use crate::canonical::constant_text;
pub use crate::canonical::global_label as global;
use crate::invariants::label;
use tandem_ir::machine::{MBlock, MFunc, MInst};
use tandem_ir::rewrite::InstRef;
use tandem_ir::{Block, Function, Global, Header, Inst, Module, Type, Value, ValueDef};

/// A unit of code in which blocks, values and globals have names: a function, a module.
///
/// Rewrites come from outside; a name that the unit does not have is shown by its number.
pub trait Names {
    /// The machine function, if the unit is one.
    fn machine(&self) -> Option<&MFunc> {
        None
    }
    /// The function to which blocks, instructions and values belong; none if the unit is no function.
    fn function(&self) -> Option<&Function>;
    /// What knows names of globals and types; none if the unit does not.
    fn header(&self) -> Option<&Header>;
    /// The body of one of the unit's functions.
    fn body(&self, function: Global) -> Option<&Function>;
}

impl Names for Function {
    fn function(&self) -> Option<&Function> {
        Some(self)
    }
    fn header(&self) -> Option<&Header> {
        None
    }
    fn body(&self, _: Global) -> Option<&Function> {
        None
    }
}

impl Names for Module {
    fn function(&self) -> Option<&Function> {
        None
    }
    fn header(&self) -> Option<&Header> {
        Some(&self.header)
    }
    fn body(&self, function: Global) -> Option<&Function> {
        Module::body(self, function)
    }
}

/// A function of a module, with the module's names.
pub(super) struct Inside<'a> {
    pub(super) header: Option<&'a Header>,
    pub(super) function: &'a Function,
}

impl Names for Inside<'_> {
    fn function(&self) -> Option<&Function> {
        Some(self.function)
    }
    fn header(&self) -> Option<&Header> {
        self.header
    }
    fn body(&self, _: Global) -> Option<&Function> {
        None
    }
}

pub(super) fn global_of(header: Option<&Header>, g: Global) -> String {
    match header {
        Some(cx) => global(cx, g),
        None => format!("@({})", g.as_u32()),
    }
}

/// A block with its `%`.
pub(super) fn block(f: Option<&Function>, b: Block) -> String {
    match f {
        Some(f) if (b.as_u32() as usize) < f.num_blocks() => format!("%{}", label(f, b)),
        _ => b.to_string(),
    }
}

/// A value with its `%`, as a listing of the function has it: by its name, else by its number there. A constant as it is
/// written, but for names of globals.
pub(crate) fn value(f: &Function, v: Value) -> String {
    if let Some(name) = f.name(v) {
        return format!("%{name}");
    }
    if let ValueDef::Const(c) = f.value_def(v) {
        return constant_text(f.constants(), c);
    }
    number_in_listing(f, v).map_or_else(|| v.to_string(), |n| format!("%{n}"))
}

/// The number by which a listing of the function calls an unnamed value: in one sequence the unnamed arguments, then for each
/// block in layout order the block itself if unnamed and its unnamed results. `None` for what no listing shows.
///
/// Numbers of entities never change, which is good for a judge and means nothing to a reader.
pub(crate) fn number_in_listing(f: &Function, wanted: Value) -> Option<u32> {
    let of_block = |b: Block| {
        let results = f.insts(b).filter_map(|i| f.result(i));
        std::iter::once(f.block_value(b)).chain(results)
    };
    let arguments = f.args().iter().copied();
    let all = arguments.chain(f.blocks().flat_map(of_block));
    let position = all
        .filter(|&v| f.name(v).is_none())
        .position(|v| v == wanted);
    position.and_then(|n| u32::try_from(n).ok())
}

pub(super) fn value_of(f: Option<&Function>, v: Value) -> String {
    match f {
        Some(f) if (v.as_u32() as usize) < f.num_values() => value(f, v),
        _ => v.to_string(),
    }
}

/// An instruction by its result, or by its opcode if it has none.
pub(super) fn inst(f: Option<&Function>, i: Inst) -> String {
    match f {
        Some(f) if (i.as_u32() as usize) < f.num_insts() => match f.result(i) {
            Some(v) => value(f, v),
            None => f.kind(i).mnemonic().to_owned(),
        },
        _ => i.to_string(),
    }
}

/// An instruction of a module: where it is.
pub(super) fn inst_ref<U: Names>(unit: &U, at: InstRef) -> String {
    let f = global_of(unit.header(), at.function);
    match unit.body(at.function) {
        Some(body) => format!("at {} in {f}", inst(Some(body), at.inst)),
        None => format!("in {f}"),
    }
}

/// A type as LLVM writes it, as far as the unit knows its parts.
pub(super) fn ty(header: Option<&Header>, ty: Type) -> String {
    match header {
        Some(cx) => cx.types.display(ty).to_string(),
        None => format!("{ty:?}"),
    }
}

/// A block of a machine function: its label, or its place in the layout.
pub(super) fn machine_block<U: Names>(unit: &U, block: MBlock) -> String {
    let Some(f) = unit.machine() else {
        return block.to_string();
    };
    let label = f.blocks.get(block).and_then(|b| b.label.clone());
    label.unwrap_or_else(|| match f.layout.iter().position(|b| *b == block) {
        Some(n) => format!("block {n}"),
        None => block.to_string(),
    })
}

/// An instruction of a machine function: its place in its block.
pub(super) fn machine_inst<U: Names>(unit: &U, inst: MInst) -> String {
    let Some(f) = unit.machine() else {
        return inst.to_string();
    };
    let place = f.layout.iter().find_map(|&b| {
        let n = f.blocks[b].insts.iter().position(|i| *i == inst)?;
        Some((b, n))
    });
    match place {
        Some((b, n)) => format!("instruction {} of {}", n + 1, machine_block(unit, b)),
        None => inst.to_string(),
    }
}
