//! The types that one program uses.
//!
//! Few types per program, so that values meet: a program over thirty types has
//! nothing to add, compare or merge.

use super::choices::Choices;
use crate::config::{Config, Feature};
use tandem_ir::Type;
use tandem_ir::types::TypeTable;

/// Types of a program.
#[derive(Clone, Debug, Default)]
pub(super) struct Palette {
    /// Integer types but `i1`; never empty.
    pub(super) ints: Vec<Type>,
    /// Floating-point types.
    pub(super) floats: Vec<Type>,
    /// Fixed vectors of those.
    pub(super) vectors: Vec<Type>,
    /// Structs and arrays of those.
    pub(super) aggregates: Vec<Type>,
}

impl Palette {
    pub(super) fn draw(c: &mut Choices<'_, '_>, config: &Config, types: &mut TypeTable) -> Palette {
        let mut p = Palette {
            ints: ints(c, config),
            ..Palette::default()
        };
        if config.has(Feature::Floats) {
            let kinds = [Type::FLOAT, Type::DOUBLE, Type::HALF, Type::BFLOAT];
            p.floats.push(c.pick(&kinds[..2], Type::FLOAT));
            if c.chance(1, 3) {
                p.floats.push(c.pick(&kinds, Type::FLOAT));
            }
        }
        let scalars: Vec<Type> = p.ints.iter().chain(&p.floats).copied().collect();
        if config.has(Feature::Vectors) {
            for _ in 0..1 + c.below(2) {
                let elem = c.pick(&scalars, Type::I32);
                let len = c.pick(&[2, 4, 3], 2);
                p.vectors.push(types.vector(elem, len, false));
            }
        }
        if config.has(Feature::Aggregates) {
            let a = c.pick(&scalars, Type::I32);
            let b = c.pick(&[Type::I1, Type::I32, Type::I8], Type::I1);
            let pair = types.structure(&[a, b], false);
            p.aggregates.push(pair);
            if c.chance(1, 2) {
                p.aggregates.push(types.array(a, 2));
            }
            if c.chance(1, 3) {
                let inner = types.array(b, 2);
                p.aggregates
                    .push(types.structure(&[inner, a], c.chance(1, 2)));
            }
        }
        p
    }
}

fn ints(c: &mut Choices<'_, '_>, config: &Config) -> Vec<Type> {
    let mut ints = vec![Type::I32];
    if c.chance(1, 2) {
        ints.push(c.pick(&[Type::I8, Type::I16, Type::I64], Type::I8));
    }
    if config.has(Feature::OddWidths) {
        let width = c.pick(&[7, 3, 5, 13, 24, 33, 48, 63, 2, 11], 7);
        ints.push(Type::int(width));
    }
    if config.has(Feature::WideInts) {
        ints.push(Type::int(c.pick(&[128, 65, 96, 130, 200], 128)));
    }
    ints
}
