//! One field of a rewrite in words, by its sort.

use super::Fields;
use super::constants::{new_inst, operand, operands};
use super::names::{self, Inside, Names};
use tandem_ir::attr::Attr;
use tandem_ir::rewrite::{AttrPlace, FieldValue, Path, Rewrite, Why};
use tandem_ir::{Block, Global};

/// The text of a field.
pub(super) fn text<U: Names>(fields: &Fields<'_, U>, field: &FieldValue) -> String {
    let unit = fields.unit;
    let f = unit.function();
    let cx = unit.header();
    let block = |b: &Block| names::block(f, *b);
    let global = |g: &Global| names::global_of(cx, *g);
    match field {
        FieldValue::Block(b) => block(b),
        FieldValue::OptionalBlock(b) => b.as_ref().map_or_else(|| "none".into(), block),
        FieldValue::Blocks(all) => list(all, block),
        FieldValue::Inst(i) => names::inst(f, *i),
        FieldValue::Value(v) => names::value_of(f, *v),
        FieldValue::Operand(o) => operand(unit, o),
        FieldValue::Operands(all) => operands(unit, all),
        FieldValue::Uses(all) => list(all, |(i, n)| format!("{} of {}", n, names::inst(f, *i))),
        FieldValue::Incoming(all) => list(all, |(b, o)| {
            format!("{} from {}", operand(unit, o), block(b))
        }),
        FieldValue::PhiValues(all) => list(all, |(i, o)| {
            format!("{} = {}", names::inst(f, *i), operand(unit, o))
        }),
        FieldValue::Mapping(all) => list(all, |(v, o)| {
            format!("{} = {}", names::value_of(f, *v), operand(unit, o))
        }),
        FieldValue::Parameters(all) => list(all, |(n, o)| {
            format!("parameter {n} = {}", operand(unit, o))
        }),
        FieldValue::Paths(all) => {
            let each: Vec<String> = all.iter().map(|p| path(unit, p)).collect();
            each.join("; ")
        }
        FieldValue::NewInst(new) => new_inst(unit, new),
        FieldValue::Flags(flags) if flags.is_empty() => "none".into(),
        FieldValue::Flags(flags) => flags.to_string(),
        FieldValue::Symbol(s) => cx.map_or_else(|| s.to_string(), |cx| cx.str(*s).to_owned()),
        FieldValue::Metadata(None) => "none".into(),
        FieldValue::Metadata(Some(md)) => format!("{md:?}"),
        FieldValue::Global(g) => global(g),
        FieldValue::Globals(all) => list(all, global),
        FieldValue::InstRef(at) => names::inst_ref(unit, *at),
        FieldValue::Rewrite(rewrite) => nested(fields, rewrite),
        FieldValue::Type(t) => names::ty(cx, *t),
        FieldValue::Types(all) => list(all, |t| names::ty(cx, *t)),
        FieldValue::Int(n) => n.to_string(),
        FieldValue::Ints(all) => list(all, usize::to_string),
        FieldValue::Flag(yes) => if *yes { "yes" } else { "no" }.into(),
        FieldValue::Name(name) => name.to_string(),
        FieldValue::Rule(rule) => rule.to_string(),
        FieldValue::Bindings(all) => {
            list(all, |(name, o)| format!("{name} = {}", operand(unit, o)))
        }
        FieldValue::AttrPlace(place) => attr_place(unit, place),
        FieldValue::Attr(a) => attr(a),
        FieldValue::MBlock(b) => names::machine_block(unit, *b),
        FieldValue::OptionalMBlock(None) => "none".into(),
        FieldValue::OptionalMBlock(Some(b)) => names::machine_block(unit, *b),
        FieldValue::MBlocks(all) => list(all, |b| names::machine_block(unit, *b)),
        FieldValue::MInst(i) => names::machine_inst(unit, *i),
        FieldValue::Tails(all) => list(all, |(b, i)| {
            let block = names::machine_block(unit, *b);
            format!("{block} from {}", names::machine_inst(unit, *i))
        }),
        FieldValue::Why(why) => grounds(why),
    }
}

fn list<T>(all: &[T], each: impl Fn(&T) -> String) -> String {
    all.iter().map(each).collect::<Vec<_>>().join(", ")
}

fn path<U: Names>(unit: &U, p: &Path) -> String {
    let block = |b: &Block| names::block(unit.function(), *b);
    let blocks: Vec<String> = p.blocks.iter().map(block).collect();
    format!(
        "{} -> {} = {} -> {}",
        block(&p.entry),
        blocks.join(" -> "),
        p.value.to_signed_decimal(),
        block(&p.dest)
    )
}

/// A rewrite inside the function that the rewrite around it names.
fn nested<U: Names>(fields: &Fields<'_, U>, rewrite: &Rewrite) -> String {
    match fields.body() {
        Some(function) => {
            let header = fields.unit.header();
            super::line(&Inside { header, function }, rewrite)
        }
        None => rewrite.kind().to_owned(),
    }
}

fn attr_place<U: Names>(unit: &U, place: &AttrPlace) -> String {
    let global = |g: &Global| names::global_of(unit.header(), *g);
    match place {
        AttrPlace::Function(g) => global(g),
        AttrPlace::Return(g) => format!("the result of {}", global(g)),
        AttrPlace::Parameter(g, n) => format!("parameter {n} of {}", global(g)),
        AttrPlace::Call(at) => format!("the call {}", names::inst_ref(unit, *at)),
        AttrPlace::CallReturn(at) => format!("the result {}", names::inst_ref(unit, *at)),
        AttrPlace::CallArgument(at, n) => {
            format!("argument {n} {}", names::inst_ref(unit, *at))
        }
    }
}

fn attr(a: &Attr) -> String {
    match a {
        Attr::Flag(kind) => kind.keyword().to_owned(),
        Attr::Align(n) => format!("align {n}"),
        Attr::AlignStack(n) => format!("alignstack({n})"),
        Attr::Dereferenceable(n) => format!("dereferenceable({n})"),
        Attr::DereferenceableOrNull(n) => format!("dereferenceable_or_null({n})"),
        Attr::Str(key, None) => format!("\"{key}\""),
        Attr::Str(key, Some(value)) => format!("\"{key}\"=\"{value}\""),
        Attr::Text(key, inside) => format!("{key}({inside})"),
        Attr::Captures(inside) => format!("captures({inside})"),
        Attr::Range(lo, hi) => format!(
            "range({}, {})",
            lo.to_signed_decimal(),
            hi.to_signed_decimal()
        ),
        Attr::Memory(_) | Attr::Typed(..) | Attr::NoFpClass(_) => format!("{a:?}"),
    }
}

fn grounds(why: &Why) -> String {
    match why {
        Why::PhiConstant => "a phi has a constant".into(),
        Why::EdgeCondition => "the predecessor's branch decides".into(),
        Why::Implication(n) => format!("implied {n} predecessors up"),
        Why::LazyValueInfo => "lazy value info".into(),
        Why::Undef => "undef or poison".into(),
        Why::Fold => "constant folding".into(),
        Why::MemoryForward => "known from memory".into(),
        Why::Unreachable => "unreachable".into(),
        Why::Dead => "dead".into(),
    }
}
