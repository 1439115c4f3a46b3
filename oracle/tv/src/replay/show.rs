//! A counterexample's input in lines that a person can read and repeat.

use super::input::{
    CallEnd, ConcreteBlock, ConcreteByte, ConcreteInput, ConcretePointer, ConcreteValue, PointsTo,
    WriteTo, value,
};
use tandem_interp::{Place, Pointer, Target, Value};
use tandem_ir::text::FunctionText;
use tandem_ir::{Function, Header, Type};

/// Bytes of a block that are shown one by one.
const SHOWN: u64 = 64;

/// A local value's name, without the type in front of it.
pub(super) fn local_name(
    cx: &Header,
    f: &Function,
    text: &FunctionText<'_>,
    v: tandem_ir::Value,
) -> String {
    let whole = text.value(v);
    let ty = format!("{} ", cx.types.display(f.value_type(v)));
    whole.strip_prefix(&ty).unwrap_or(&whole).to_owned()
}

/// A value as the program text would have it, with pointers by what they point to.
pub(super) fn show(cx: &Header, v: &Value) -> String {
    match v {
        Value::Pointer(p) => show_pointer(cx, p),
        Value::Int { width, bits } if *width > 4 && *bits > 9 => format!("{v} ({bits:#x})"),
        Value::Float { kind, bits } if kind.bits() >= 32 => format!("{v} ({bits:#x})"),
        Value::Elements(e) => {
            let list: Vec<String> = e.iter().map(|x| show(cx, x)).collect();
            format!("{{ {} }}", list.join(", "))
        }
        _ => v.to_string(),
    }
}

fn show_pointer(cx: &Header, p: &Pointer) -> String {
    let base = match &p.target {
        Target::Buffer(n) => format!("block {n}"),
        Target::Global(g) => format!("@{}", cx.global_name(*g)),
        _ => return p.to_string(),
    };
    match p.offset {
        0 => base,
        n => format!("{base} {n:+}"),
    }
}

impl ConcreteInput {
    /// One line per argument, block, global and answer; `f` is a function that the input is for.
    pub fn lines(&self, cx: &Header, f: &Function) -> Vec<String> {
        let mut lines = Vec::new();
        let text = FunctionText::new(cx, f);
        for (a, &v) in self.args.iter().zip(f.args()) {
            lines.push(format!(
                "{} = {}",
                local_name(cx, f, &text, v),
                show_typed(cx, a, f.value_type(v))
            ));
        }
        for (n, b) in self.blocks.iter().enumerate() {
            // Where blocks lie is worth a word only if two of them share a place.
            let shared = self
                .blocks
                .iter()
                .filter(|o| o.address == b.address)
                .count()
                > 1;
            let at = b.address.filter(|_| shared);
            let at = at.map_or_else(String::new, |a| format!(" at {a:#x}"));
            lines.push(format!("block {n}{at}: {}", show_block(b)));
        }
        for g in &self.globals {
            lines.push(format!("@{}: {}", g.name, bytes(g.bytes.iter())));
        }
        for (n, a) in self.answers.iter().enumerate() {
            let mut line = format!("call {} of @{}: ", n + 1, a.callee);
            for w in &a.writes {
                let to = match &w.to {
                    WriteTo::Argument { index, offset } => {
                        format!("argument {index} {offset:+}")
                    }
                    WriteTo::Pointer { pointer, .. } => show_concrete(pointer),
                };
                line += &format!("writes {} at {to}, ", bytes(w.bytes.iter()));
            }
            line += &match &a.ends {
                CallEnd::Returns(None) => "returns".into(),
                CallEnd::Returns(Some(v)) => format!("returns {}", untyped(v)),
                CallEnd::DoesNotReturn => "does not return".into(),
            };
            lines.push(line);
        }
        if let Some(place) = &self.place {
            lines.extend(place_lines(place));
        }
        for r in &self.results {
            let args: Vec<String> = r.args.iter().map(untyped).collect();
            lines.push(format!(
                "@{}({}) gives {}",
                r.callee,
                args.join(", "),
                untyped(&r.value)
            ));
        }
        lines
    }
}

/// The special registers that say something else than that the thread is the only one.
fn place_lines(place: &Place) -> Vec<String> {
    let alone = Place::default();
    let registers = [
        ("tid", place.tid, alone.tid),
        ("ntid", place.ntid, alone.ntid),
        ("ctaid", place.ctaid, alone.ctaid),
        ("nctaid", place.nctaid, alone.nctaid),
    ];
    let each = registers.into_iter().flat_map(|(name, now, usual)| {
        let dims = ["x", "y", "z"].into_iter().zip(now.into_iter().zip(usual));
        dims.filter(|(_, (n, u))| n != u)
            .map(move |(d, (n, _))| format!("register %{name}.{d} = {n}"))
    });
    each.collect()
}

fn show_typed(cx: &Header, v: &ConcreteValue, ty: Type) -> String {
    match value(cx, v, ty) {
        Ok(v) => show(cx, &v),
        Err(_) => untyped(v),
    }
}

fn untyped(v: &ConcreteValue) -> String {
    match v {
        ConcreteValue::Bits(b) if b.width() == 1 => u8::from(!b.is_zero()).to_string(),
        ConcreteValue::Bits(b) => format!("i{} {}", b.width(), b.to_signed_decimal()),
        ConcreteValue::Pointer(p) => show_concrete(p),
        ConcreteValue::Undef => "undef".into(),
        ConcreteValue::Poison => "poison".into(),
        ConcreteValue::Elements(e) => {
            let list: Vec<String> = e.iter().map(untyped).collect();
            format!("{{ {} }}", list.join(", "))
        }
    }
}

fn show_concrete(p: &ConcretePointer) -> String {
    let base = match &p.to {
        PointsTo::Block(n) => format!("block {n}"),
        PointsTo::Global(name) => format!("@{name}"),
        PointsTo::Stack => "the stack object that calls were given".into(),
        PointsTo::Heap => "the heap object that calls were given".into(),
        PointsTo::Nothing if p.offset == 0 => return "null".into(),
        PointsTo::Nothing => return format!("address {:#x}", p.offset),
    };
    match p.offset {
        0 => base,
        n => format!("{base} {n:+}"),
    }
}

fn show_block(b: &ConcreteBlock) -> String {
    let constant = if b.writable { "" } else { ", constant" };
    let mut text = format!(
        "{} bytes in address space {}, align {}{constant}: {}",
        b.size,
        b.space,
        b.align,
        bytes((0..b.size.min(SHOWN)).map(|n| b.byte(n)))
    );
    if b.size > SHOWN {
        let fill = byte(&b.fill);
        let others = b.bytes.range(SHOWN..).filter(|(_, x)| **x != b.fill);
        let others: Vec<String> = others
            .take(SHOWN as usize)
            .map(|(at, x)| format!("{} at {at}", byte(x)))
            .collect();
        text += &format!(" …, the rest {fill}");
        if !others.is_empty() {
            text += &format!(" but {}", others.join(", "));
        }
    }
    text
}

fn byte(b: &ConcreteByte) -> String {
    match b {
        ConcreteByte::Bits(b) => format!("{b:02x}"),
        ConcreteByte::Undef => "undef".into(),
        ConcreteByte::Poison => "poison".into(),
        ConcreteByte::Pointer { pointer, index, .. } => {
            format!("[byte {index} of {}]", show_concrete(pointer))
        }
    }
}

fn bytes<'a>(list: impl Iterator<Item = &'a ConcreteByte>) -> String {
    list.map(byte).collect::<Vec<_>>().join(" ")
}
