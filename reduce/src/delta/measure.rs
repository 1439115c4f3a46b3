//! How large a program is, in the order in which the reducer cares.
//!
//! The measure is a list of counts that is compared from the left: fewer
//! instructions beat everything, then fewer blocks, fewer operands, simpler
//! operations, simpler operands, fewer module-level names, narrower types, less
//! decoration (flags, attributes, metadata), shorter text around. Each count is a
//! natural number, so there is no infinite descent: a search that accepts only
//! smaller programs ends. Each is a sum over the parts of the module, so that an
//! edit of one body is judged by that body alone.

use tandem_ir::attr::{Attr, AttrList};
use tandem_ir::constant::{ConstantData, ConstantPool};
use tandem_ir::function::{Function, ValueDef};
use tandem_ir::inst::{CallInfo, MemAccess, Ordering, TailKind};
use tandem_ir::metadata::MdBody;
use tandem_ir::module::{GlobalData, GlobalKind, Header, Linkage, UnnamedAddr};
use tandem_ir::types::TypeData;
use tandem_ir::{AttrSet, BinOp, Constant, InstKind, IntPredicate, Module, Type, Value};

/// The size of a module, or of a part of one; compared from the first field on.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default, serde::Serialize)]
pub struct Measure {
    /// Instructions in all bodies.
    pub instructions: u64,
    /// Blocks in all bodies.
    pub blocks: u64,
    /// Operands of all instructions.
    pub operands: u64,
    /// Weight of the operations: `add` is lighter than `sdiv`, a store than an atomic.
    pub operations: u64,
    /// Weight of the operands: 0 is the lightest, then 1, other constants by their bits, arguments,
    /// results by how late they are made.
    pub values: u64,
    /// Module-level names, parameters, and what initialisers consist of.
    pub names: u64,
    /// Widths of all types that are mentioned.
    pub types: u64,
    /// Flags, attributes, metadata, linkage, alignment, orderings, debug records.
    pub decoration: u64,
    /// Characters of triple, data layout, assembly and metadata strings.
    pub text: u64,
}

/// No single type or constant weighs more, so that sums cannot overflow.
const HEAVIEST: u64 = 1 << 36;

impl Measure {
    pub(crate) fn add(&mut self, o: Measure) {
        self.instructions += o.instructions;
        self.blocks += o.blocks;
        self.operands += o.operands;
        self.operations += o.operations;
        self.values = self.values.saturating_add(o.values);
        self.names = self.names.saturating_add(o.names);
        self.types = self.types.saturating_add(o.types);
        self.decoration = self.decoration.saturating_add(o.decoration);
        self.text += o.text;
    }
}

/// The size of a module.
pub fn measure(m: &Module) -> Measure {
    let mut total = header(&m.header);
    for f in &m.bodies {
        total.add(body(&m.header, f));
    }
    total
}

/// The share of the header.
pub(crate) fn header(h: &Header) -> Measure {
    let mut t = Measure::default();
    for data in h.globals.values() {
        global(h, data, &mut t);
    }
    t.decoration += h.comdats.len() as u64;
    for n in h.metadata.nodes.values() {
        let operands = match &n.body {
            MdBody::Tuple(ops) => ops.len(),
            _ => 0,
        };
        t.decoration += 1 + operands as u64 + u64::from(n.distinct);
    }
    for (_, list) in &h.metadata.named {
        t.decoration += 1 + list.len() as u64;
    }
    t.names += h.types.named_structs().len() as u64;
    let asm: usize = h.module_asm.iter().map(|l| l.len() + 1).sum();
    let file = h.source_filename.as_deref().map_or(0, str::len);
    t.text += (asm + file + h.triple.len() + h.layout.text.len()) as u64;
    // Wide pointers weigh more than narrow ones, a layout that does not speak of them nothing.
    let pointers = h.layout.text.split('-').filter(|p| p.starts_with('p'));
    t.text += pointers
        .map(|p| p.matches(":64").count() as u64)
        .sum::<u64>();
    t
}

fn global(h: &Header, data: &GlobalData, t: &mut Measure) {
    t.names += 1;
    if let Some((_, params, vararg)) = h.types.as_function(data.ty) {
        t.names += params.len() as u64 + u64::from(vararg);
    }
    t.types += type_weight(h, data.ty) + u64::from(data.addrspace);
    t.decoration += u64::from(data.linkage != Linkage::External)
        + data.visibility as u64
        + data.dll as u64
        + u64::from(data.dso_local)
        + data.tls as u64
        + u64::from(data.unnamed_addr != UnnamedAddr::None)
        + u64::from(data.section.is_some())
        + u64::from(data.partition.is_some())
        + u64::from(data.comdat.is_some())
        + data.align.map_or(0, |a| 1 + u64::from(a.bytes().ilog2()))
        + data.attachments.len() as u64;
    match &data.kind {
        GlobalKind::Variable(v) => {
            t.names += v.init.map_or(0, |c| 1 + constant_weight(&h.constants, c));
            t.decoration += u64::from(v.constant)
                + u64::from(v.externally_initialized)
                + v.attrs.map_or(0, |a| set_weight(h, a))
                + u64::from(v.code_model.is_some())
                + v.sanitizer.len() as u64;
        }
        GlobalKind::Function(d) => {
            let extra = [d.prefix, d.prologue, d.personality];
            t.names += extra.iter().flatten().count() as u64;
            t.decoration +=
                list_weight(h, &d.attrs) + u64::from(d.cc != 0) + u64::from(d.gc.is_some());
        }
        GlobalKind::Alias(c) | GlobalKind::IFunc(c) => {
            t.names += 1 + constant_weight(&h.constants, *c);
        }
        GlobalKind::Erased => {}
    }
}

/// The share of a body.
pub(crate) fn body(h: &Header, f: &Function) -> Measure {
    let mut t = Measure::default();
    // Results weigh by position, so that reaching further back for an operand is always a gain.
    let mut position = vec![0u32; f.num_values()];
    let mut next = 0;
    // Control flow says which is earlier, not the layout, so that the normal form weighs the same.
    for b in crate::canonical::block_order(f) {
        t.blocks += 1;
        for i in f.insts(b) {
            next += 1;
            if let Some(v) = f.result(i) {
                position[v.as_u32() as usize] = next;
            }
        }
    }
    for b in f.blocks() {
        for i in f.insts(b) {
            t.instructions += 1;
            t.operands += f.num_operands(i) as u64;
            operation(h, f.kind(i), &mut t);
            t.types += type_weight(h, f.inst_type(i));
            t.decoration += u64::from(flag_count(f.flags(i)))
                + f.attachments(i).len() as u64
                + f.debug_records(i).len() as u64;
            for v in f.operands(i) {
                t.values = t.values.saturating_add(value_weight(f, v, &position));
            }
        }
    }
    t
}

fn value_weight(f: &Function, v: Value, position: &[u32]) -> u64 {
    match f.value_def(v) {
        ValueDef::Const(c) => constant_weight(f.constants(), c),
        ValueDef::Arg(n) => 10_000 + u64::from(n),
        ValueDef::Inst(_) => 100_000 + u64::from(position[v.as_u32() as usize]),
        ValueDef::Block(_) => 1,
        ValueDef::Metadata(_) => 100,
        ValueDef::Asm(n) => 200 + f.inline_asm(n).text.len() as u64,
    }
}

fn flag_count(flags: tandem_ir::Flags) -> u32 {
    let all = tandem_ir::inst::FLAG_KEYWORDS;
    all.iter().filter(|(f, _)| flags.contains(*f)).count() as u32
}

fn operation(h: &Header, kind: &InstKind, t: &mut Measure) {
    t.operations += kind_weight(kind);
    match kind {
        InstKind::Load(a) | InstKind::Store(a) | InstKind::AtomicRmw(_, a) => access(*a, t),
        InstKind::CmpXchg {
            access: a,
            failure,
            weak,
        } => {
            access(*a, t);
            t.decoration += *failure as u64 + u64::from(*weak);
        }
        InstKind::Fence { ordering, scope } => {
            t.decoration += *ordering as u64 + u64::from(scope.is_some());
        }
        InstKind::Alloca {
            ty,
            align,
            inalloca,
            swifterror,
        } => {
            t.types += type_weight(h, *ty);
            t.decoration +=
                u64::from(align.bytes().ilog2()) + u64::from(*inalloca) + u64::from(*swifterror);
        }
        InstKind::Gep { elem } => t.types += type_weight(h, *elem),
        InstKind::Call(c) | InstKind::Invoke(c) | InstKind::CallBr(c, _) => call(h, c, t),
        InstKind::ShuffleVector(mask) => {
            t.values += mask.iter().map(|&n| (i64::from(n) + 1) as u64).sum::<u64>();
        }
        InstKind::ExtractValue(path) | InstKind::InsertValue(path) => {
            t.values += path.iter().map(|&n| 1 + u64::from(n)).sum::<u64>();
        }
        _ => {}
    }
}

fn access(a: MemAccess, t: &mut Measure) {
    t.decoration += u64::from(a.align.bytes().ilog2())
        + u64::from(a.volatile)
        + if a.ordering == Ordering::NotAtomic {
            0
        } else {
            a.ordering as u64
        }
        + u64::from(a.scope.is_some());
}

fn call(h: &Header, c: &CallInfo, t: &mut Measure) {
    t.types += type_weight(h, c.fn_ty);
    t.decoration += list_weight(h, &c.attrs)
        + u64::from(c.cc != 0)
        + u64::from(c.tail != TailKind::None)
        + c.bundles.len() as u64;
}

/// How involved an operation is; only the order matters.
pub(crate) fn kind_weight(kind: &InstKind) -> u64 {
    use InstKind::*;
    match kind {
        Ret => 0,
        Unreachable | Br => 1,
        Binary(op) => binop_weight(*op),
        ICmp(p) => 3 + predicate_weight(*p),
        FCmp(p) => 20 + *p as u64,
        Load(_) | Store(_) | Alloca { .. } | Phi => 3,
        Freeze | Select => 4,
        Cast(op) => 4 + *op as u64,
        Gep { .. } | FNeg => 5,
        ExtractElement | InsertElement | ExtractValue(_) | InsertValue(_) => 6,
        Fence { .. } => 7,
        ShuffleVector(_) => 8,
        Switch => 9,
        AtomicRmw(op, _) => 30 + *op as u64,
        CmpXchg { .. } => 60,
        Call(_) => 50,
        _ => 70,
    }
}

/// The same for exchanged operands.
fn predicate_weight(p: IntPredicate) -> u64 {
    use IntPredicate::*;
    match p {
        Eq => 0,
        Ne => 1,
        Ugt | Ult => 2,
        Uge | Ule => 3,
        Sgt | Slt => 4,
        Sge | Sle => 5,
    }
}

/// How involved a binary operation is; only the order matters.
pub(crate) fn binop_weight(op: BinOp) -> u64 {
    use BinOp::*;
    match op {
        Add => 1,
        Sub => 2,
        And | Or | Xor => 3,
        Mul => 4,
        Shl | LShr | AShr => 5,
        UDiv | URem => 6,
        SDiv | SRem => 7,
        FAdd => 2,
        FSub => 3,
        FMul => 4,
        FDiv => 6,
        FRem => 7,
    }
}

fn set_weight(h: &Header, set: AttrSet) -> u64 {
    let attrs = h.attrs.get(set);
    // A list in a string counts by its entries.
    let listed = attrs.iter().map(|a| match a {
        Attr::Str(_, Some(list)) => list.matches(',').count(),
        _ => 0,
    });
    (attrs.len() + listed.sum::<usize>()) as u64
}

fn list_weight(h: &Header, list: &AttrList) -> u64 {
    let params: u64 = list.params.iter().map(|&p| set_weight(h, p)).sum();
    set_weight(h, list.func) + set_weight(h, list.ret) + params
}

/// Bits that a type mentions; address space 0 is the lightest.
pub(crate) fn type_weight(h: &Header, ty: Type) -> u64 {
    if let Some(w) = ty.int_width() {
        return u64::from(w);
    }
    if let Some(k) = ty.float_kind() {
        return u64::from(k.bits());
    }
    if let Some(a) = ty.address_space() {
        return 8 + u64::from(a);
    }
    let w = match h.types.get(ty) {
        None => 0,
        Some(TypeData::Array { elem, len }) => type_weight(h, *elem).saturating_mul(*len) + 4,
        Some(TypeData::Vector {
            elem,
            len,
            scalable,
        }) => type_weight(h, *elem) * u64::from(*len) + 4 + u64::from(*scalable),
        Some(TypeData::Struct { .. } | TypeData::Named { .. }) => {
            let (fields, packed) = h.types.struct_fields(ty).unwrap_or((&[], false));
            fields.iter().map(|&f| 1 + type_weight(h, f)).sum::<u64>() + 4 + u64::from(packed)
        }
        Some(TypeData::Function {
            ret,
            params,
            vararg,
        }) => {
            let params: u64 = params.iter().map(|&p| 1 + type_weight(h, p)).sum();
            type_weight(h, *ret) + params + u64::from(*vararg)
        }
        Some(TypeData::Target { .. }) => 64,
    };
    w.min(HEAVIEST)
}

/// How far a constant is from the simplest one of its type.
pub(crate) fn constant_weight(pool: &ConstantPool, c: Constant) -> u64 {
    let w = match pool.get(c) {
        ConstantData::Int(_) | ConstantData::WideInt(_) => int_weight(pool, c),
        ConstantData::Float(bits) => float_weight(pool.ty(c), *bits),
        ConstantData::Null | ConstantData::Zero | ConstantData::NoneToken => 0,
        ConstantData::Undef => 1300,
        ConstantData::Poison => 1310,
        ConstantData::Aggregate(e) => 4 + e.iter().map(|&e| constant_weight(pool, e)).sum::<u64>(),
        ConstantData::Bytes(b) => 4 + b.iter().map(|&b| u64::from(b)).sum::<u64>(),
        ConstantData::Splat(e) => 2 + constant_weight(pool, *e),
        ConstantData::Global(_) => 1350,
        ConstantData::BlockAddress(..)
        | ConstantData::DsoLocalEquivalent(_)
        | ConstantData::NoCfi(_) => 1360,
        ConstantData::PtrAuth(e) => 1370 + e.iter().map(|&e| constant_weight(pool, e)).sum::<u64>(),
        ConstantData::Expr(e) => {
            let ops: u64 = e
                .operands()
                .iter()
                .map(|&e| 1 + constant_weight(pool, e))
                .sum();
            (1380 + ops).min(9990)
        }
    };
    w.min(HEAVIEST)
}

/// Small integers by magnitude, negative ones a little heavier; large ones by the bits of the magnitude, so
/// that one cut to fewer bits is never heavier.
fn int_weight(pool: &ConstantPool, c: Constant) -> u64 {
    let Some(b) = pool.as_bits(c) else { return 0 };
    let width = b.width();
    if width == 1 {
        return u64::from(!b.is_zero());
    }
    if let Some(n) = b.as_i64()
        && n.unsigned_abs() <= SMALL
    {
        return (2 * n.unsigned_abs()).saturating_sub(u64::from(n > 0));
    }
    let negative = b.bit(width - 1);
    let top = (0..width).rev().find(|&n| b.bit(n) != negative);
    let bits = top.map_or(0, |n| u64::from(n) + 1);
    2 * SMALL + 4 * bits.min(HEAVIEST_BITS) + (b.limbs()[0] & 1)
}

/// Integers up to this magnitude are distinguished one by one.
pub(crate) const SMALL: u64 = 64;
/// More bits than this add no weight, so that other constants stay heavier than numbers.
const HEAVIEST_BITS: u64 = 200;

/// 0.0, 1.0, then by the mantissa bits that are needed.
fn float_weight(ty: Type, bits: u128) -> u64 {
    if bits == 0 {
        return 0;
    }
    let Some(kind) = ty.float_kind() else {
        return 1;
    };
    let width = kind.bits();
    let one = crate::delta::editor::float_one(kind);
    if one == Some(bits) {
        return 1;
    }
    let significant = u64::from(width) - u64::from(bits.trailing_zeros().min(width));
    2 + significant
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]
    use super::*;
    use tandem_ir::text::parse;

    fn of(text: &str) -> Measure {
        measure(&parse(text.as_bytes(), "test.ll").unwrap())
    }

    #[test]
    fn fewer_instructions_beat_everything_else() {
        let long = of("define i1 @f() {\n %a = add i1 0, 0\n ret i1 0\n}");
        let wide = of("define i64 @f(i64 %a, i64 %b) noinline {\n ret i64 123456789\n}");
        assert!(wide < long);
    }

    #[test]
    fn constants_are_ordered_toward_zero() {
        let value = |v: &str| of(&format!("define i32 @f() {{\n ret i32 {v}\n}}")).values;
        let order = [
            "0", "1", "2", "3", "4", "-8", "100", "70000", "undef", "poison",
        ];
        assert!(
            order.windows(2).all(|w| value(w[0]) < value(w[1])),
            "{:?}",
            order.map(value)
        );
    }

    #[test]
    fn operands_are_ordered_constant_argument_result() {
        let value = |v: &str| {
            let text = format!(
                "define i32 @f(i32 %a, i32 %b) {{\n %x = add i32 %a, 0\n %y = add i32 %x, 0\n ret i32 {v}\n}}"
            );
            of(&text).values
        };
        let order = ["7", "%a", "%b", "%x", "%y"];
        assert!(order.windows(2).all(|w| value(w[0]) < value(w[1])));
    }
}
