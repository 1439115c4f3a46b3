//! What a unit has of each sort that a field can be of.
//!
//! Blocks, instructions and values are those that are there; constants are few of each type; lists are the sets of up to
//! two, and all together. What a unit cannot name (a rule, a path) has no instance.

use tandem_ir::attr::{Attr, AttrKind};
use tandem_ir::constant::Bits;
use tandem_ir::rewrite::{AttrPlace, FieldValue, InstRef, NewInst, Operand, Rewrite, Sort, Why};
use tandem_ir::{
    BinOp, Block, Flags, Function, Global, Inst, InstKind, Module, Symbol, Type, Value,
};

/// A unit that knows its instances of each sort.
pub(in crate::certify) trait Instances {
    /// All of them, in a fixed order.
    fn instances(&self, sort: Sort) -> Vec<FieldValue>;
}

impl Instances for Function {
    fn instances(&self, sort: Sort) -> Vec<FieldValue> {
        let f = self;
        let blocks: Vec<Block> = f.blocks().collect();
        match sort {
            Sort::Block => each(blocks, FieldValue::Block),
            Sort::OptionalBlock => {
                let some = blocks.into_iter().map(Some);
                each(std::iter::once(None).chain(some), FieldValue::OptionalBlock)
            }
            Sort::Blocks => each(sets(&blocks), FieldValue::Blocks),
            Sort::Inst => each(insts(f), FieldValue::Inst),
            Sort::Value => each(values(f), FieldValue::Value),
            Sort::Operand => each(operands(f), FieldValue::Operand),
            Sort::Operands => each(argument_lists(f), FieldValue::Operands),
            Sort::Uses => each(uses(f), FieldValue::Uses),
            Sort::Incoming => each(incoming(f), FieldValue::Incoming),
            Sort::PhiValues => each(phi_values(f), FieldValue::PhiValues),
            Sort::Mapping => each(mappings(f), FieldValue::Mapping),
            Sort::NewInst => each(new_insts(f), FieldValue::NewInst),
            Sort::Flags => each(FLAGS, FieldValue::Flags),
            Sort::Symbol => {
                let kinds: Vec<Symbol> = attached(f).into_iter().map(|a| a.0).collect();
                each(kinds, FieldValue::Symbol)
            }
            Sort::Metadata => {
                let nodes = attached(f).into_iter().map(|a| Some(a.1));
                each(std::iter::once(None).chain(nodes), FieldValue::Metadata)
            }
            Sort::Global => each(callees(f), FieldValue::Global),
            Sort::Globals => each(sets(&callees(f)), FieldValue::Globals),
            Sort::InstRef => {
                let function = f.global;
                let here = insts(f).into_iter().map(|inst| InstRef { function, inst });
                each(here, FieldValue::InstRef)
            }
            Sort::Type => each(types(f), FieldValue::Type),
            Sort::Types => {
                let one = types(f).into_iter().map(|t| vec![t]);
                each(std::iter::once(Vec::new()).chain(one), FieldValue::Types)
            }
            // No rewrite of a function holds another one, names attributes, or is known by rules or paths alone.
            Sort::Rewrite | Sort::AttrPlace | Sort::Attr => Vec::new(),
            Sort::Rule | Sort::Bindings | Sort::Paths => Vec::new(),
            _ => common(sort),
        }
    }
}

impl Instances for Module {
    fn instances(&self, sort: Sort) -> Vec<FieldValue> {
        let m = self;
        let names: Vec<Global> = m.header.live_globals().map(|(g, _)| g).collect();
        match sort {
            Sort::Global => each(names, FieldValue::Global),
            Sort::Globals => each(sets(&names), FieldValue::Globals),
            Sort::AttrPlace => each(attr_places(m), FieldValue::AttrPlace),
            Sort::Attr => {
                let kinds = [AttrKind::NoUnwind, AttrKind::NoUndef, AttrKind::ReadNone];
                each(kinds.map(Attr::Flag), FieldValue::Attr)
            }
            // An initialiser is a constant by its data.
            Sort::Operand => {
                let constant =
                    |f: &FieldValue| !matches!(f, FieldValue::Operand(Operand::Value(_)));
                let mut all = of_bodies(m, sort);
                all.retain(constant);
                all
            }
            Sort::Parameters => {
                let zero = Operand::Int(Bits::from_u64(32, 0));
                each([vec![], vec![(0, zero)]], FieldValue::Parameters)
            }
            Sort::Name | Sort::Int | Sort::Ints | Sort::Flag | Sort::Why => common(sort),
            _ => of_bodies(m, sort),
        }
    }
}

/// What the bodies have, each thing once.
fn of_bodies(m: &Module, sort: Sort) -> Vec<FieldValue> {
    let mut all: Vec<FieldValue> = Vec::new();
    for field in m.bodies.iter().flat_map(|f| f.instances(sort)) {
        if !all.contains(&field) {
            all.push(field);
        }
    }
    all
}

/// What does not depend on the unit.
fn common(sort: Sort) -> Vec<FieldValue> {
    match sort {
        Sort::Int => each([0, 1, 4], FieldValue::Int),
        Sort::Ints => each([vec![], vec![0], vec![1], vec![0, 1]], FieldValue::Ints),
        Sort::Flag => each([false, true], FieldValue::Flag),
        Sort::Name => each(["new".into()], FieldValue::Name),
        Sort::Why => each([Why::Fold], FieldValue::Why),
        Sort::Parameters => each([vec![]], FieldValue::Parameters),
        _ => Vec::new(),
    }
}

const FLAGS: [Flags; 6] = [
    Flags::NONE,
    Flags::NUW,
    Flags::NSW,
    Flags::EXACT,
    Flags::NNEG,
    Flags::FAST,
];

fn each<T>(all: impl IntoIterator<Item = T>, wrap: impl Fn(T) -> FieldValue) -> Vec<FieldValue> {
    all.into_iter().map(wrap).collect()
}

/// Sets of one and of two, in order, and the whole.
fn sets<T: Copy>(all: &[T]) -> Vec<Vec<T>> {
    let mut out: Vec<Vec<T>> = all.iter().map(|&a| vec![a]).collect();
    for (n, &a) in all.iter().enumerate() {
        out.extend(all[n + 1..].iter().map(|&b| vec![a, b]));
    }
    if all.len() > 2 {
        out.push(all.to_vec());
    }
    out
}

pub(super) fn insts(f: &Function) -> Vec<Inst> {
    f.blocks().flat_map(|b| f.insts(b)).collect()
}

/// Arguments and results.
pub(super) fn values(f: &Function) -> Vec<Value> {
    let results = insts(f).into_iter().filter_map(|i| f.result(i));
    f.args().iter().copied().chain(results).collect()
}

/// The types of values, each once.
fn types(f: &Function) -> Vec<Type> {
    let mut all = Vec::new();
    for v in values(f) {
        if !all.contains(&f.value_type(v)) {
            all.push(f.value_type(v));
        }
    }
    all
}

/// Values, and a few constants of each type that a value has.
fn operands(f: &Function) -> Vec<Operand> {
    let mut all: Vec<Operand> = values(f).into_iter().map(Operand::Value).collect();
    for ty in types(f) {
        all.extend([Operand::Undef(ty), Operand::Poison(ty)]);
        if let Some(w) = ty.int_width() {
            let numbers = if w == 1 { 0..2 } else { 0..3 };
            all.extend(numbers.map(|n| Operand::Int(Bits::from_u64(w, n))));
        }
        if ty.is_ptr() {
            all.push(Operand::Null(ty));
        }
    }
    all
}

/// The operands of the type of a value, other than itself.
fn of_type(f: &Function, v: Value) -> impl Iterator<Item = Operand> + '_ {
    let fits = move |o: &Operand| o.ty(f) == Some(f.value_type(v)) && *o != Operand::Value(v);
    operands(f).into_iter().filter(fits)
}

/// The arguments of each call as they are, and with one of them replaced.
fn argument_lists(f: &Function) -> Vec<Vec<Operand>> {
    let mut all = Vec::new();
    for call in insts(f).into_iter().filter_map(|i| f.call(i)) {
        let args: Vec<Value> = call.args().collect();
        let as_it_is: Vec<Operand> = args.iter().copied().map(Operand::Value).collect();
        for (n, &v) in args.iter().enumerate() {
            for other in of_type(f, v) {
                let mut list = as_it_is.clone();
                list[n] = other;
                all.push(list);
            }
        }
        all.push(as_it_is);
    }
    all
}

/// The uses of each value together, and each alone.
fn uses(f: &Function) -> Vec<Vec<(Inst, usize)>> {
    let mut all = Vec::new();
    for v in values(f) {
        let mut of: Vec<(Inst, usize)> = f.uses(v).map(|u| (f.user(u), f.use_index(u))).collect();
        of.sort_unstable();
        if of.len() > 1 {
            all.extend(of.iter().map(|&u| vec![u]));
        }
        all.extend((!of.is_empty()).then_some(of));
    }
    all
}

/// For the predecessors of each block the same operand, and for the last of them another one.
fn incoming(f: &Function) -> Vec<Vec<(Block, Operand)>> {
    let mut all = Vec::new();
    for b in f.blocks() {
        let preds: Vec<Block> = f
            .blocks()
            .filter(|&p| f.successors(p).any(|s| s == b))
            .collect();
        let Some(&last) = preds.last() else { continue };
        for o in operands(f) {
            let same: Vec<(Block, Operand)> = preds.iter().map(|&p| (p, o.clone())).collect();
            for other in operands(f) {
                if preds.len() > 1 && other != o && other.ty(f) == o.ty(f) {
                    let mut list = same.clone();
                    list.pop();
                    list.push((last, other));
                    all.push(list);
                }
            }
            all.push(same);
        }
    }
    all
}

/// No phi, and for each block the same operand for all phis.
fn phi_values(f: &Function) -> Vec<Vec<(Inst, Operand)>> {
    let mut all = vec![Vec::new()];
    for b in f.blocks() {
        let phis: Vec<Inst> = f.phis(b).collect();
        if !phis.is_empty() {
            let of = |o: Operand| phis.iter().map(|&p| (p, o.clone())).collect();
            all.extend(operands(f).into_iter().map(of));
        }
    }
    all
}

/// Nothing replaced, and one value by one operand of its type.
fn mappings(f: &Function) -> Vec<Vec<(Value, Operand)>> {
    let mut all = vec![Vec::new()];
    for v in values(f) {
        all.extend(of_type(f, v).map(|o| vec![(v, o)]));
    }
    all
}

/// Copies of what is there, with other flags; an addition and a `freeze` of each value; branches to each block.
fn new_insts(f: &Function) -> Vec<NewInst> {
    let mut all = Vec::new();
    let new = |kind, ty, operands| NewInst {
        kind,
        flags: Flags::NONE,
        ty,
        operands,
    };
    for i in insts(f) {
        let operands: Vec<Operand> = f.operands(i).map(Operand::Value).collect();
        let copy = new(f.kind(i).clone(), f.inst_type(i), operands);
        all.push(NewInst {
            flags: f.flags(i),
            ..copy
        });
    }
    for v in values(f) {
        let (ty, o) = (f.value_type(v), Operand::Value(v));
        all.push(new(InstKind::Freeze, ty, vec![o.clone()]));
        if ty.is_int() {
            all.push(new(InstKind::Binary(BinOp::Add), ty, vec![o.clone(), o]));
        }
    }
    for b in f.blocks() {
        let label = Operand::Value(f.block_value(b));
        all.push(new(InstKind::Br, Type::VOID, vec![label]));
    }
    all.push(new(InstKind::Unreachable, Type::VOID, Vec::new()));
    all
}

/// Metadata that is attached to some instruction, each once.
fn attached(f: &Function) -> Vec<(Symbol, tandem_ir::metadata::Metadata)> {
    let mut all = Vec::new();
    for i in insts(f) {
        for a in f.attachments(i) {
            if !all.contains(a) {
                all.push(*a);
            }
        }
    }
    all
}

/// Functions that are called, each once, and the function itself.
fn callees(f: &Function) -> Vec<Global> {
    let mut all = vec![f.global];
    for g in insts(f).into_iter().filter_map(|i| f.callee(i)) {
        if !all.contains(&g) {
            all.push(g);
        }
    }
    all
}

/// Functions, their results and first parameters, and the same of calls.
fn attr_places(m: &Module) -> Vec<AttrPlace> {
    let mut all = Vec::new();
    for (g, _) in m.header.live_globals() {
        if m.header.function(g).is_some() {
            all.extend([
                AttrPlace::Function(g),
                AttrPlace::Return(g),
                AttrPlace::Parameter(g, 0),
            ]);
        }
    }
    for f in &m.bodies {
        let function = f.global;
        let calls = insts(f).into_iter().filter(|&i| f.call(i).is_some());
        for at in calls.map(|inst| InstRef { function, inst }) {
            all.extend([
                AttrPlace::Call(at),
                AttrPlace::CallReturn(at),
                AttrPlace::CallArgument(at, 0),
            ]);
        }
    }
    all
}

/// A rewrite inside each function that deletes one instruction, or replaces one value: the rest is the function's.
pub(super) fn in_bodies(m: &Module) -> Vec<(Global, Rewrite)> {
    let mut all = Vec::new();
    for f in &m.bodies {
        let erase = |inst| (f.global, Rewrite::EraseInst { inst });
        all.extend(insts(f).into_iter().map(erase));
        for old in values(f) {
            let why = Why::Fold;
            let replace = |new| {
                (
                    f.global,
                    Rewrite::ReplaceValue {
                        old,
                        new,
                        why: why.clone(),
                    },
                )
            };
            all.extend(of_type(f, old).map(replace));
        }
    }
    all
}
