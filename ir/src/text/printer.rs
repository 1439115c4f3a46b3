//! The printer: a module, or a part of one, as the LLVM assembly that `llvm-as` 22 reads.
//!
//! Everything is appended to one growing string. What the text numbers (unnamed
//! globals, metadata nodes, attribute groups, unnamed local values) is numbered by
//! dense tables, made once per module and once per function, so that printing is
//! linear. The printer also serves messages about broken modules: a reference
//! that leads nowhere prints as `<badref>`, nothing here panics.
//!
//! The parts: `numbers` numbers local values, `words` writes numbers and names,
//! `attrs`, `constants`, `metadata` what their names say, `globals` everything at
//! module level, `body` blocks and instructions, `operators` the instructions
//! that have a syntax of their own.

mod attrs;
mod body;
mod constants;
mod float;
mod globals;
mod metadata;
mod numbers;
mod operators;
mod typeorder;
mod words;

use crate::entity::{AttrSet, Block, Global, Inst, MdNode, Value};
use crate::function::Function;
use crate::metadata::MdBody;
use crate::module::{GlobalKind, Header, Module};
use crate::types::Type;
use cranelift_entity::SecondaryMap;
use numbers::LocalNumbers;
use rustc_hash::FxHashMap;

/// What a reference that leads nowhere prints as.
const BAD_REF: &str = "<badref>";

/// The module as LLVM assembly.
pub fn print(module: &Module) -> String {
    let mut p = Printer::new(&module.header, &module.bodies);
    p.groups = Some(Groups::default());
    p.out.reserve(estimate(module));
    p.module();
    p.out
}

/// One function definition as LLVM assembly, complete in itself: function attributes are written
/// in place instead of as a numbered group.
pub fn print_function(header: &Header, f: &Function) -> String {
    let mut p = Printer::new(header, std::slice::from_ref(f));
    p.function(f.global, Some(f));
    p.out
}

/// One instruction without indentation, line end or debug records.
pub fn print_inst(header: &Header, f: &Function, i: Inst) -> String {
    FunctionText::new(header, f).inst(i)
}

/// A block as branches name it: `%name` or `%7`.
pub fn print_block_label(header: &Header, f: &Function, b: Block) -> String {
    FunctionText::new(header, f).block(b)
}

/// A value with its type, as an operand: `i32 %x`, `ptr @g`, `label %7`.
pub fn print_value(header: &Header, f: &Function, v: Value) -> String {
    FunctionText::new(header, f).value(v)
}

/// Prints parts of one function for messages; numbers the values once.
pub struct FunctionText<'a> {
    header: &'a Header,
    f: &'a Function,
    locals: LocalNumbers,
}

impl<'a> FunctionText<'a> {
    /// Numbers the values of a function as it is now.
    pub fn new(header: &'a Header, f: &'a Function) -> FunctionText<'a> {
        FunctionText {
            header,
            f,
            locals: LocalNumbers::new(f),
        }
    }
    fn with(&self, write: impl FnOnce(&mut Printer<'a>, &LocalNumbers)) -> String {
        let mut p = Printer::new(self.header, std::slice::from_ref(self.f));
        write(&mut p, &self.locals);
        p.out
    }
    /// See [`print_inst`].
    pub fn inst(&self, i: Inst) -> String {
        self.with(|p, l| p.inst(self.f, l, i))
    }
    /// See [`print_block_label`].
    pub fn block(&self, b: Block) -> String {
        self.with(|p, l| p.block_ref(self.f, l, b))
    }
    /// See [`print_value`].
    pub fn value(&self, v: Value) -> String {
        self.with(|p, l| p.typed_operand(self.f, l, Some(v)))
    }
}

/// A first guess at the size of the text, so that the string rarely grows.
fn estimate(module: &Module) -> usize {
    let insts: usize = module.bodies.iter().map(Function::num_insts).sum();
    insts * 48 + module.header.metadata.nodes.len() * 64 + module.header.globals.len() * 64 + 4096
}

/// Attribute groups in order of first use.
#[derive(Default)]
struct Groups {
    of: FxHashMap<AttrSet, u32>,
    order: Vec<AttrSet>,
}

/// The text under construction, and the tables of everything that is numbered at module level.
struct Printer<'a> {
    out: String,
    header: &'a Header,
    bodies: &'a [Function],
    /// Numbered groups, or `None` to write function attributes in place.
    groups: Option<Groups>,
    /// Numbers of unnamed globals.
    globals: SecondaryMap<Global, u32>,
    /// Index into `bodies` plus one.
    body_of: SecondaryMap<Global, u32>,
    /// Numbers of metadata nodes, made when one is first mentioned.
    nodes: Option<SecondaryMap<MdNode, u32>>,
    /// Text of aggregate, vector and other interned types, as a range of `type_text`.
    types: FxHashMap<Type, (u32, u32)>,
    type_text: String,
    /// Local numbers of functions that `blockaddress` refers to.
    foreign: FxHashMap<Global, LocalNumbers>,
}

impl<'a> Printer<'a> {
    fn new(header: &'a Header, bodies: &'a [Function]) -> Printer<'a> {
        let mut body_of = SecondaryMap::new();
        for (n, f) in bodies.iter().enumerate() {
            body_of[f.global] = n as u32 + 1;
        }
        Printer {
            out: String::new(),
            header,
            bodies,
            groups: None,
            globals: number_globals(header),
            body_of,
            nodes: None,
            types: FxHashMap::default(),
            type_text: String::new(),
            foreign: FxHashMap::default(),
        }
    }

    fn body(&self, g: Global) -> Option<&'a Function> {
        let n = (self.body_of[g] as usize).checked_sub(1)?;
        self.bodies.get(n)
    }

    /// Number of a metadata node in the text.
    fn node_number(&mut self, n: MdNode) -> u32 {
        let header = self.header;
        let table = self.nodes.get_or_insert_with(|| {
            let mut t = SecondaryMap::with_capacity(header.metadata.nodes.len());
            let mut next = 0;
            for (node, data) in &header.metadata.nodes {
                if !is_inline(&data.body) {
                    t[node] = next;
                    next += 1;
                }
            }
            t
        });
        table[n]
    }
}

/// True for nodes that LLVM never numbers: `!DIExpression(…)`, `!DIArgList(…)`.
fn is_inline(body: &MdBody) -> bool {
    matches!(body, MdBody::Positional(..))
}

/// Numbers the unnamed globals in the order in which they print: variables, aliases, ifuncs, functions.
fn number_globals(header: &Header) -> SecondaryMap<Global, u32> {
    let mut numbers = SecondaryMap::new();
    if header.by_name.len() == header.globals.len() {
        return numbers;
    }
    let class = |k: &GlobalKind| match k {
        GlobalKind::Variable(_) => 0,
        GlobalKind::Alias(_) => 1,
        GlobalKind::IFunc(_) => 2,
        GlobalKind::Function(_) => 3,
        GlobalKind::Erased => 4,
    };
    let mut next = 0;
    for c in 0..4 {
        for (g, data) in &header.globals {
            if data.name.is_none() && class(&data.kind) == c {
                numbers[g] = next;
                next += 1;
            }
        }
    }
    numbers
}
