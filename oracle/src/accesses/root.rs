//! Where the pointer of an access comes from: a global, an argument, memory of the function's own, through offsets, casts and merges.

use crate::interp::global_align;
use tandem_ir::attr::{Attr, TypedAttr};
use tandem_ir::constant::{ConstantData, ConstantExpr, ConstantPool};
use tandem_ir::inst::CastOp;
use tandem_ir::{BinOp, Constant, Function, Header, Inst, InstKind, Value, ValueDef};

/// A pointer that is one of several.
pub(super) const SEVERAL: &str = "one of several pointers";
/// A pointer that lay in memory.
pub(super) const LOADED: &str = "a loaded pointer";
/// A pointer of which nothing is known.
pub(super) const UNKNOWN: &str = "a pointer";
/// Instructions through which a pointer is followed back, all its ways together.
const MOST_STEPS: usize = 64;
/// Where a pointer comes from that is one of those that are being looked at.
const NOTHING_NEW: &str = "itself";

/// Where a pointer comes from.
pub(super) struct Root {
    pub(super) name: String,
    /// The alignment that the address is seen to have.
    pub(super) align: u64,
    /// It is memory of the function's own.
    pub(super) local: bool,
}

impl Root {
    fn new(name: impl Into<String>, align: u64) -> Root {
        Root {
            name: name.into(),
            align,
            local: false,
        }
    }

    pub(super) fn of(cx: &Header, f: &Function, v: Value) -> Root {
        Root::of_value(cx, f, v, &mut Vec::new())
    }

    fn of_value(cx: &Header, f: &Function, v: Value, seen: &mut Vec<Inst>) -> Root {
        match f.value_def(v) {
            ValueDef::Arg(n) => {
                let attrs = cx.function(f.global).map(|d| d.attrs.param(n as usize));
                let attrs = attrs.map_or(&[][..], |s| cx.attrs.get(s));
                Root::new(format!("argument {n}"), stated_align(cx, attrs))
            }
            ValueDef::Const(c) => Root::of_constant(cx, f.constants(), c),
            ValueDef::Inst(i) => Root::of_inst(cx, f, i, seen),
            _ => Root::new(UNKNOWN, 1),
        }
    }

    fn of_inst(cx: &Header, f: &Function, i: Inst, seen: &mut Vec<Inst>) -> Root {
        let merges = matches!(f.kind(i), InstKind::Phi | InstKind::Select);
        if merges && seen.contains(&i) {
            // What it may be is told where it was met first.
            return Root::new(NOTHING_NEW, u64::MAX);
        }
        if seen.len() >= MOST_STEPS {
            return Root::new("a pointer", 1);
        }
        seen.push(i);
        match f.kind(i) {
            InstKind::Alloca { align, .. } => Root {
                local: true,
                ..Root::new("memory of its own", align.bytes())
            },
            InstKind::Gep { elem } => {
                let index = |n: usize| {
                    let v = f.operand(i, n);
                    let number = f.as_int(v).and_then(|b| b.as_i64());
                    number.map_or_else(|| Index::Multiple(multiple(cx, f, v, seen)), Index::Number)
                };
                let indices: Vec<Index> = (1..f.num_operands(i)).map(index).collect();
                let step = step_align(cx, *elem, &indices);
                let root = Root::of_value(cx, f, f.operand(i, 0), seen);
                Root {
                    align: root.align.min(step),
                    ..root
                }
            }
            InstKind::Cast(CastOp::BitCast | CastOp::AddrSpaceCast) | InstKind::Freeze => {
                Root::of_value(cx, f, f.operand(i, 0), seen)
            }
            InstKind::Cast(CastOp::IntToPtr) => {
                Root::new(UNKNOWN, multiple(cx, f, f.operand(i, 0), seen))
            }
            InstKind::Phi | InstKind::Select => {
                let (first, stride) = match f.kind(i) {
                    InstKind::Select => (1, 1),
                    _ => (0, 2),
                };
                let each = (first..f.num_operands(i)).step_by(stride);
                let roots: Vec<Root> = each
                    .map(|n| Root::of_value(cx, f, f.operand(i, n), seen))
                    .collect();
                let align = roots.iter().map(|r| r.align).min().unwrap_or(1);
                let mut named = roots.iter().filter(|r| r.name != NOTHING_NEW);
                let first = named.next();
                match (
                    first,
                    named.all(|r| first.is_some_and(|a| a.name == r.name)),
                ) {
                    (None, _) => Root::new(NOTHING_NEW, align),
                    (Some(a), true) => Root {
                        name: a.name.clone(),
                        align,
                        local: a.local,
                    },
                    (Some(_), false) => Root::new(SEVERAL, align),
                }
            }
            InstKind::Call(info) => {
                let attrs = cx.attrs.get(info.attrs.ret);
                let callee = f.callee(i).map_or("a function", |g| cx.global_name(g));
                Root::new(format!("what @{callee} returns"), stated_align(cx, attrs))
            }
            InstKind::Load(_) => Root::new(LOADED, 1),
            _ => Root::new(UNKNOWN, 1),
        }
    }

    fn of_constant(cx: &Header, pool: &ConstantPool, c: Constant) -> Root {
        match pool.get(c) {
            ConstantData::Global(g) => {
                let align = match &cx.globals[*g] {
                    d if cx.variable(*g).is_some() => global_align(cx, d).bytes(),
                    _ => 1,
                };
                Root::new(crate::canonical::global_label(cx, *g), align)
            }
            ConstantData::Expr(e) => match &**e {
                ConstantExpr::Cast(CastOp::BitCast | CastOp::AddrSpaceCast, _, from) => {
                    Root::of_constant(cx, pool, *from)
                }
                ConstantExpr::Cast(CastOp::IntToPtr, _, from) => {
                    let number = pool.as_bits(*from).and_then(|n| n.as_u64());
                    Root::new("an address", number.map_or(1, divides))
                }
                ConstantExpr::Gep { elem, operands, .. } => {
                    let Some((base, indices)) = operands.split_first() else {
                        return Root::new("an address", 1);
                    };
                    let root = Root::of_constant(cx, pool, *base);
                    let index = |&i: &Constant| {
                        let number = pool.as_bits(i).and_then(|b| b.as_i64());
                        number.map_or(Index::Multiple(1), Index::Number)
                    };
                    let indices: Vec<Index> = indices.iter().map(index).collect();
                    Root {
                        align: root.align.min(step_align(cx, *elem, &indices)),
                        ..root
                    }
                }
                _ => Root::new("an address", 1),
            },
            // Address zero is a multiple of everything, and what is not there has no alignment to break.
            ConstantData::Null | ConstantData::Undef | ConstantData::Poison => {
                Root::new("an address", u64::MAX)
            }
            _ => Root::new("an address", 1),
        }
    }
}

/// The largest power of two of which an integer is seen to be a multiple.
fn multiple(cx: &Header, f: &Function, v: Value, seen: &mut Vec<Inst>) -> u64 {
    if let Some(n) = f.as_int(v) {
        return n.as_u64().map_or(1, divides);
    }
    let ValueDef::Inst(i) = f.value_def(v) else {
        return 1;
    };
    let is_phi = f.is_phi(i);
    if is_phi && seen.contains(&i) {
        // What it may be is told where it was met first.
        return u64::MAX;
    }
    if seen.len() >= MOST_STEPS {
        return 1;
    }
    seen.push(i);
    if is_phi {
        let incoming = f.phi_incoming(i);
        let each = incoming.map(|(v, _)| multiple(cx, f, v, seen));
        return each.min().unwrap_or(1);
    }
    let mut of = |n: usize| multiple(cx, f, f.operand(i, n), seen);
    match f.kind(i) {
        InstKind::Cast(CastOp::PtrToInt | CastOp::PtrToAddr) => {
            Root::of_value(cx, f, f.operand(i, 0), seen).align
        }
        InstKind::Cast(CastOp::Trunc | CastOp::ZExt | CastOp::SExt) | InstKind::Freeze => of(0),
        InstKind::Binary(BinOp::And) => of(0).max(of(1)),
        InstKind::Binary(BinOp::Or | BinOp::Xor | BinOp::Add | BinOp::Sub) => of(0).min(of(1)),
        InstKind::Binary(BinOp::Mul) => of(0).saturating_mul(of(1)),
        InstKind::Binary(BinOp::Shl) => {
            let by = f.as_int(f.operand(i, 1)).and_then(|n| n.as_u64());
            let by = by.and_then(|n| u32::try_from(n).ok()).unwrap_or(0);
            of(0).saturating_mul(1_u64.checked_shl(by).unwrap_or(u64::MAX))
        }
        _ => 1,
    }
}

/// The largest power of two that divides a number; everything divides 0.
fn divides(n: u64) -> u64 {
    match n {
        0 => u64::MAX,
        n => 1 << n.trailing_zeros(),
    }
}

/// The alignment that attributes state; memory for a result (`sret`) has at least that of its type (LangRef: properly aligned).
fn stated_align(cx: &Header, attrs: &[Attr]) -> u64 {
    let stated = attrs.iter().find_map(|a| match a {
        Attr::Align(n) => Some(*n),
        _ => None,
    });
    let of_result = attrs.iter().find_map(|a| match a {
        Attr::Typed(TypedAttr::StructRet, ty) => Some(cx.layout.abi_align(&cx.types, *ty).bytes()),
        _ => None,
    });
    stated.or(of_result).unwrap_or(1)
}

/// What is seen of an index.
#[derive(Clone, Copy)]
enum Index {
    Number(i64),
    /// It is a multiple of this power of two.
    Multiple(u64),
}

/// The largest power of two that divides what indices step over.
fn step_align(cx: &Header, elem: tandem_ir::Type, indices: &[Index]) -> u64 {
    let size = |t| cx.layout.alloc_size(&cx.types, t).unwrap_or(1);
    let scaled = |index: Index, size: u64| match index {
        Index::Number(n) => divides(size.wrapping_mul(n.unsigned_abs())),
        Index::Multiple(n) => divides(size).saturating_mul(n),
    };
    let Some((first, rest)) = indices.split_first() else {
        return u64::MAX;
    };
    let mut align = scaled(*first, size(elem));
    let mut ty = elem;
    for &index in rest {
        let part = if let Some((e, _)) = cx.types.as_array(ty) {
            e
        } else if let Some((e, _, _)) = cx.types.as_vector(ty) {
            e
        } else {
            let field = match index {
                Index::Number(n) => usize::try_from(n).ok(),
                Index::Multiple(_) => None,
            };
            let layout = cx.layout.struct_layout(&cx.types, ty);
            let parts = cx.types.struct_fields(ty);
            let found = field
                .zip(layout)
                .zip(parts)
                .and_then(|((n, l), p)| Some((*l.offsets.get(n)?, *p.0.get(n)?)));
            let Some((offset, part)) = found else {
                return 1;
            };
            align = align.min(divides(offset));
            ty = part;
            continue;
        };
        align = align.min(scaled(index, size(part)));
        ty = part;
    }
    align
}
