//! Vectors, structs and arrays as values: made element by element, merged whole, taken apart.

use super::maker::Maker;
use super::scope::Known;
use crate::config::Feature;
use tandem_ir::constant::{ConstantData, ConstantPool};
use tandem_ir::types::TypeTable;
use tandem_ir::{BinOp, Constant, InstKind, IntPredicate, Type};

impl Maker<'_, '_, '_> {
    // ----- vectors ------------------------------------------------------------------

    /// A statement on vectors.
    pub(super) fn vector_statement(&mut self) {
        let vectors = &self.palette.vectors;
        let ty = self.c.pick(vectors, Type::I32);
        let Some((elem, len, _)) = self.header.types.as_vector(ty) else {
            return self.int_statement();
        };
        let a = self.operand(ty);
        let k = match self.c.below(6) {
            0 => self.vector_binary(a, elem),
            1 => self.insert_element(a, elem, len),
            2 => self.extract_element(a, elem, len),
            3 => self.shuffle(a, len),
            4 if elem.is_int() => self.vector_compare(a, len),
            _ => self.vector_binary(a, elem),
        };
        self.scope.add(k);
    }

    fn vector_binary(&mut self, a: Known, elem: Type) -> Known {
        use BinOp::*;
        if elem.is_float() {
            let b = self.second_operand(a.ty);
            let op = self.c.pick(&[FAdd, FMul, FSub], FAdd);
            return self.op(InstKind::Binary(op), a.ty, &[a, b]);
        }
        let width = elem.int_width().unwrap_or(32).min(64);
        let op = self
            .c
            .pick(&[Add, Xor, And, Or, Sub, Mul, Shl, LShr, UDiv], Add);
        let b = match op {
            Shl | LShr => {
                let n = self.c.below(width);
                self.splat(a.ty, u64::from(n))
            }
            UDiv if self.has(Feature::Divisions) => self.splat(a.ty, 1),
            UDiv => return self.op(InstKind::Binary(Add), a.ty, &[a, a]),
            _ => self.second_operand(a.ty),
        };
        self.op(InstKind::Binary(op), a.ty, &[a, b])
    }

    /// A vector of equal integers.
    fn splat(&mut self, ty: Type, n: u64) -> Known {
        let elem = self.header.types.scalar(ty);
        let e = self.int(elem, n);
        let value = match self.f.value_def(e.value) {
            tandem_ir::ValueDef::Const(c) if n != 0 => self.f.constant(ty, ConstantData::Splat(c)),
            _ => self.f.zero(ty),
        };
        self.plain(value, ty)
    }

    /// An index below `len`, by number or masked.
    fn index(&mut self, len: u32) -> Known {
        if len.is_power_of_two() && self.c.chance(1, 3) {
            let x = self.operand(Type::I32);
            let x = self.well_defined(x);
            let mask = self.int(Type::I32, u64::from(len - 1));
            return self.binary(BinOp::And, x, mask);
        }
        let n = self.c.below(len);
        self.int(Type::I32, u64::from(n))
    }

    fn insert_element(&mut self, a: Known, elem: Type, len: u32) -> Known {
        let (e, n) = (self.operand(elem), self.index(len));
        self.op(InstKind::InsertElement, a.ty, &[a, e, n])
    }

    fn extract_element(&mut self, a: Known, elem: Type, len: u32) -> Known {
        let n = self.index(len);
        self.op(InstKind::ExtractElement, elem, &[a, n])
    }

    fn shuffle(&mut self, a: Known, len: u32) -> Known {
        let b = self.second_operand(a.ty);
        let lanes = 2 * len;
        let holes = self.poison_rich() && self.c.chance(1, 2);
        let mask: Vec<i32> = (0..len)
            .map(|_| {
                if holes && self.c.chance(1, 4) {
                    -1
                } else {
                    self.c.below(lanes) as i32
                }
            })
            .collect();
        let hole = mask.contains(&-1);
        let k = self.op(InstKind::ShuffleVector(mask.into()), a.ty, &[a, b]);
        Known {
            maybe_poison: k.maybe_poison || hole,
            ..k
        }
    }

    /// Compares lane by lane, and takes one lane's answer, or chooses by all of them.
    fn vector_compare(&mut self, a: Known, len: u32) -> Known {
        let b = self.second_operand(a.ty);
        let p = self.c.pick(
            &[IntPredicate::Eq, IntPredicate::Ult, IntPredicate::Sgt],
            IntPredicate::Eq,
        );
        let mask = self.header.types.vector(Type::I1, len, false);
        let m = self.op(InstKind::ICmp(p), mask, &[a, b]);
        if self.has(Feature::Selects) && self.c.chance(1, 2) {
            return self.op(InstKind::Select, a.ty, &[m, a, b]);
        }
        let n = self.index(len);
        self.op(InstKind::ExtractElement, Type::I1, &[m, n])
    }

    // ----- structs and arrays -------------------------------------------------------------

    /// A statement on structs and arrays.
    pub(super) fn aggregate_statement(&mut self) {
        let aggregates = &self.palette.aggregates;
        let ty = self.c.pick(aggregates, Type::I32);
        let a = self.operand(ty);
        let path = self.path(ty);
        let Some((path, leaf)) = path else {
            return self.int_statement();
        };
        let k = if self.c.chance(1, 2) {
            let e = self.operand(leaf);
            self.op(InstKind::InsertValue(path.into()), ty, &[a, e])
        } else {
            self.op(InstKind::ExtractValue(path.into()), leaf, &[a])
        };
        self.scope.add(k);
    }

    /// Indices to some part of an aggregate, mostly a scalar, and its type.
    fn path(&mut self, ty: Type) -> Option<(Vec<u32>, Type)> {
        let mut path = Vec::new();
        let mut at = ty;
        while self.header.types.is_aggregate(at) {
            if !path.is_empty() && self.c.chance(1, 3) {
                break;
            }
            let parts = self.parts(at);
            let n = self.c.below(parts.len() as u32);
            at = *parts.get(n as usize)?;
            path.push(n);
        }
        (!path.is_empty()).then_some((path, at))
    }

    fn parts(&self, ty: Type) -> Vec<Type> {
        let types = &self.header.types;
        match (types.as_array(ty), types.struct_fields(ty)) {
            (Some((e, n)), _) => vec![e; n.min(8) as usize],
            (_, Some((fields, _))) => fields.to_vec(),
            _ => Vec::new(),
        }
    }

    /// A constant of a vector, struct or array.
    pub(super) fn compound_constant(&mut self, ty: Type) -> Known {
        let n = self.header.types.as_vector(ty).map(|(e, n, _)| (e, n));
        let parts = match n {
            Some((e, n)) => vec![e; n as usize],
            None => self.parts(ty),
        };
        if parts.is_empty() || self.c.chance(1, 3) {
            let value = self.f.zero(ty);
            return self.plain(value, ty);
        }
        let elements: Vec<Constant> = parts.into_iter().map(|t| self.plain_constant(t)).collect();
        let data = compound(&self.header.types, self.f.constants(), ty, elements);
        let value = self.f.constant(ty, data);
        self.plain(value, ty)
    }

    /// A constant without undef and poison, as part of another.
    fn plain_constant(&mut self, ty: Type) -> Constant {
        let k = if ty.is_int() {
            self.some_int(ty)
        } else if ty.is_float() {
            self.some_float(ty)
        } else {
            self.compound_constant(ty)
        };
        match self.f.value_def(k.value) {
            tandem_ir::ValueDef::Const(c) => c,
            _ => self.f.intern_constant(ty, ConstantData::Zero),
        }
    }
}

/// A constant of several elements as readers of text have it: zeros, no values, equal lanes and bytes have forms of their own.
pub(crate) fn compound(
    types: &TypeTable,
    pool: &ConstantPool,
    ty: Type,
    elements: Vec<Constant>,
) -> ConstantData {
    let vector = types.as_vector(ty).is_some();
    let zero = |c: &Constant| {
        matches!(
            pool.get(*c),
            ConstantData::Int(0) | ConstantData::Float(0) | ConstantData::Null | ConstantData::Zero
        ) || pool.as_bits(*c).is_some_and(|b| b.is_zero())
    };
    if elements.iter().all(zero) {
        return ConstantData::Zero;
    }
    for none in [ConstantData::Undef, ConstantData::Poison] {
        if elements.iter().all(|c| *pool.get(*c) == none) {
            return none;
        }
    }
    if let (true, [first, rest @ ..]) = (vector, &*elements)
        && rest.iter().all(|c| c == first)
    {
        return ConstantData::Splat(*first);
    }
    let byte = |c: &Constant| match pool.get(*c) {
        ConstantData::Int(n) if pool.ty(*c) == Type::I8 => Some(*n as u8),
        _ => None,
    };
    let bytes: Option<Vec<u8>> = elements.iter().map(byte).collect();
    match bytes {
        Some(b) if types.as_array(ty).is_some() => ConstantData::Bytes(b.into()),
        _ => ConstantData::Aggregate(elements.into()),
    }
}
