//! Deltas that change types everywhere at once: widths, formats, lanes, lengths, fields, address spaces.

use super::wide::{Apply, Wide};
use crate::rebuild::Plan;
use std::collections::BTreeSet;
use tandem_ir::types::TypeData;
use tandem_ir::{FloatKind, InstKind, Module, Type};

/// Makes integers of one width the next narrower common one: 64 to 32, 32 to 16, 16 to 8, odd ones likewise.
pub(crate) const INTEGER_WIDTHS: Wide<(u32, u32)> = Wide {
    name: "integer-widths",
    list: |m| integer_widths(&mentioned(m)),
    apply: Apply::Plan(|_, which| Plan {
        ints: which.iter().copied().collect(),
        ..Plan::default()
    }),
};

/// Makes floating-point values of one format the next smaller one.
pub(crate) const FLOAT_FORMATS: Wide<(FloatKind, FloatKind)> = Wide {
    name: "float-formats",
    list: |m| float_formats(&mentioned(m)),
    apply: Apply::Plan(|_, which| Plan {
        floats: which.iter().copied().collect(),
        ..Plan::default()
    }),
};

/// Halves the lanes of vectors; two become a scalar.
pub(crate) const VECTOR_LANES: Wide<(u32, u32)> = Wide {
    name: "vector-lanes",
    list: vector_lanes,
    apply: Apply::Plan(|_, which| Plan {
        lanes: which.iter().copied().collect(),
        ..Plan::default()
    }),
};

/// Shortens array types: to half, to one element.
pub(crate) const ARRAY_LENGTHS: Wide<(Type, u64)> = Wide {
    name: "array-lengths",
    list: array_lengths,
    apply: Apply::Plan(|_, which| Plan {
        arrays: which.iter().copied().collect(),
        ..Plan::default()
    }),
};

/// Removes fields of struct types.
pub(crate) const STRUCT_FIELDS: Wide<(Type, u32)> = Wide {
    name: "struct-fields",
    list: struct_fields,
    apply: Apply::Plan(|_, which| {
        let mut plan = Plan::default();
        for &(ty, n) in which {
            plan.fields.entry(ty).or_default().push(n);
        }
        plan
    }),
};

/// Makes an address space the generic one.
pub(crate) const ADDRESS_SPACES: Wide<u32> = Wide {
    name: "address-spaces",
    list: |m| address_spaces(m, &mentioned(m)),
    apply: Apply::Plan(|_, which| Plan {
        spaces: which.iter().map(|&a| (a, 0)).collect(),
        ..Plan::default()
    }),
};

/// Every type that a module mentions, and what those consist of.
struct Mentioned<'a> {
    m: &'a Module,
    /// In order of first mention.
    all: Vec<Type>,
    seen: rustc_hash::FxHashSet<Type>,
}

fn mentioned(m: &Module) -> Mentioned<'_> {
    let mut t = Mentioned {
        m,
        all: Vec::new(),
        seen: Default::default(),
    };
    for d in m.header.globals.values() {
        t.add(d.ty);
    }
    for f in &m.bodies {
        for b in f.blocks() {
            for i in f.insts(b) {
                t.add(f.inst_type(i));
                match f.kind(i) {
                    InstKind::Alloca { ty, .. } => t.add(*ty),
                    InstKind::Gep { elem } => t.add(*elem),
                    _ => {}
                }
                for v in f.operands(i) {
                    t.add(f.value_type(v));
                }
            }
        }
    }
    t
}

impl Mentioned<'_> {
    fn add(&mut self, ty: Type) {
        if !self.seen.insert(ty) {
            return;
        }
        self.all.push(ty);
        let types = &self.m.header.types;
        match types.get(ty) {
            Some(TypeData::Array { elem, .. } | TypeData::Vector { elem, .. }) => self.add(*elem),
            Some(TypeData::Function { ret, params, .. }) => {
                self.add(*ret);
                params.iter().for_each(|&p| self.add(p));
            }
            _ => {
                if let Some((fields, _)) = types.struct_fields(ty) {
                    fields.iter().for_each(|&f| self.add(f));
                }
            }
        }
    }
}

fn integer_widths(t: &Mentioned<'_>) -> Vec<(u32, u32)> {
    let widths: BTreeSet<u32> = t
        .all
        .iter()
        .filter_map(|t| t.int_width())
        .filter(|&w| w > 1)
        .collect();
    widths.into_iter().rev().map(|w| (w, narrower(w))).collect()
}

/// The next width below that programs commonly use.
fn narrower(w: u32) -> u32 {
    const COMMON: [u32; 6] = [128, 64, 32, 16, 8, 1];
    COMMON.into_iter().find(|&c| c < w).unwrap_or(1)
}

fn float_formats(t: &Mentioned<'_>) -> Vec<(FloatKind, FloatKind)> {
    let formats: BTreeSet<FloatKind> = t.all.iter().filter_map(|t| t.float_kind()).collect();
    let smaller = |k| match k {
        FloatKind::PpcFp128 | FloatKind::Fp128 | FloatKind::X86Fp80 => Some(FloatKind::Double),
        FloatKind::Double => Some(FloatKind::Float),
        FloatKind::Float => Some(FloatKind::Half),
        FloatKind::BFloat | FloatKind::Half => None,
    };
    let steps = formats.into_iter().rev();
    steps.filter_map(|k| Some((k, smaller(k)?))).collect()
}

fn vector_lanes(m: &Module) -> Vec<(u32, u32)> {
    let t = mentioned(m);
    let lanes = t
        .all
        .iter()
        .filter_map(|&ty| match m.header.types.as_vector(ty) {
            Some((_, n, false)) if n > 1 => Some(n),
            _ => None,
        });
    let lanes: BTreeSet<u32> = lanes.collect();
    lanes.into_iter().rev().map(|n| (n, n / 2)).collect()
}

fn array_lengths(m: &Module) -> Vec<(Type, u64)> {
    let t = mentioned(m);
    let mut out = Vec::new();
    for &ty in &t.all {
        match m.header.types.as_array(ty) {
            Some((_, n)) if n > 2 => out.extend([(ty, n / 2), (ty, 1)]),
            Some((_, 2)) => out.push((ty, 1)),
            _ => {}
        }
    }
    out
}

fn struct_fields(m: &Module) -> Vec<(Type, u32)> {
    let t = mentioned(m);
    let mut out = Vec::new();
    for &ty in &t.all {
        if let Some((fields, _)) = m.header.types.struct_fields(ty) {
            // From the end, so that an accepted edit leaves earlier fields where they were.
            out.extend((0..fields.len() as u32).rev().map(|n| (ty, n)));
        }
    }
    out
}

fn address_spaces(m: &Module, t: &Mentioned<'_>) -> Vec<u32> {
    let spaces = t.all.iter().filter_map(|t| t.address_space());
    let of_names = m.header.globals.values().map(|d| d.addrspace);
    let all: BTreeSet<u32> = spaces.chain(of_names).filter(|&a| a > 0).collect();
    all.into_iter().rev().collect()
}
