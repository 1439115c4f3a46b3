//! The judge's inputs in the form that both the interpreter and the validator's encoder read.

use std::collections::BTreeMap;
use tandem_ir::Header;
use tandem_ir::constant::Bits;
use tandem_ir::module::{GlobalData, GlobalKind, Linkage, Variable};
use tandem_oracle::inputs::TestInput;
use tandem_oracle::interp::{Buffer, ByteMark, Device, Pointer, Program, Target, Value};
use tandem_oracle::tv::replay::{
    ConcreteBlock, ConcreteByte, ConcreteGlobal, ConcreteInput, ConcretePointer, ConcreteValue,
    PointsTo,
};

/// The input in concrete form; `None` if something in it has none. The encoder takes what a variable holds for
/// unknown, so its contents are part of the input, initialiser or not; those of a variable of which each block or
/// thread has its own cannot be given.
pub(super) fn input(program: &Program<'_>, input: &TestInput) -> Option<ConcreteInput> {
    let cx = &program.module().header;
    let mut device = Device::new(program).ok()?;
    for (name, bytes) in &input.globals {
        device.write_global(name, 0, bytes);
    }
    // A constant that the host fills, or that another file's may replace, holds what nobody knows, too.
    let is_free = |d: &GlobalData| {
        let replaceable = [Linkage::WeakAny, Linkage::LinkOnceAny, Linkage::Common];
        let unknown = |v: &Variable| !v.constant || v.externally_initialized;
        let replaced = replaceable.contains(&d.linkage);
        matches!(&d.kind, GlobalKind::Variable(v) if unknown(v) || replaced)
    };
    let variables = cx.globals.iter().filter(|(_, d)| is_free(d));
    let named = variables.filter_map(|(g, d)| Some((g, d.name.as_deref()?)));
    let globals = named.map(|(g, name)| {
        let image = device.read_variable(g)?;
        let bytes = image.bytes.iter().map(|&b| ConcreteByte::Bits(b));
        image.marks.is_empty().then(|| ConcreteGlobal {
            name: name.to_owned(),
            bytes: bytes.collect(),
        })
    });
    let args = input.args.iter().map(|v| value(cx, v));
    let blocks = input.buffers.iter().map(|b| block(cx, b));
    Some(ConcreteInput {
        args: args.collect::<Option<_>>()?,
        blocks: blocks.collect::<Option<_>>()?,
        globals: globals.collect::<Option<_>>()?,
        ..ConcreteInput::default()
    })
}

fn value(cx: &Header, v: &Value) -> Option<ConcreteValue> {
    let limbs = |bits: u128| [bits as u64, (bits >> 64) as u64];
    Some(match v {
        Value::Int { width, bits } => ConcreteValue::Bits(Bits::from_limbs(*width, &limbs(*bits))),
        Value::Wide(b) => ConcreteValue::Bits(b.clone()),
        Value::Float { kind, bits } => {
            ConcreteValue::Bits(Bits::from_limbs(kind.bits(), &limbs(*bits)))
        }
        Value::Pointer(p) => ConcreteValue::Pointer(pointer(cx, p)?),
        Value::Undef => ConcreteValue::Undef,
        Value::Poison => ConcreteValue::Poison,
        Value::Elements(e) => {
            let parts = e.iter().map(|v| value(cx, v));
            ConcreteValue::Elements(parts.collect::<Option<_>>()?)
        }
        Value::ByVal(_) => return None,
    })
}

fn pointer(cx: &Header, p: &Pointer) -> Option<ConcretePointer> {
    let to = match &p.target {
        Target::Buffer(n) => PointsTo::Block(*n as usize),
        Target::Global(g) => PointsTo::Global(cx.global_name(*g).to_owned()),
        Target::Nothing => PointsTo::Nothing,
        Target::Stack | Target::Heap | Target::External => return None,
    };
    let offset = p.offset;
    Some(ConcretePointer { to, offset })
}

fn block(cx: &Header, b: &Buffer) -> Option<ConcreteBlock> {
    let known = (0..).zip(b.contents.bytes.iter().map(|&x| ConcreteByte::Bits(x)));
    let mut bytes: BTreeMap<u64, ConcreteByte> = known.collect();
    for (at, mark) in &b.contents.marks {
        let byte = match mark {
            ByteMark::Undef => ConcreteByte::Undef,
            ByteMark::Poison => ConcreteByte::Poison,
            ByteMark::Pointer { pointer: p, index } => ConcreteByte::Pointer {
                pointer: pointer(cx, p)?,
                space: p.space,
                index: *index,
            },
        };
        bytes.insert(*at, byte);
    }
    Some(ConcreteBlock {
        space: b.space,
        size: b.contents.bytes.len() as u64,
        align: b.align,
        address: b.address,
        writable: !b.constant,
        fill: ConcreteByte::Bits(0),
        bytes,
    })
}
