//! Constants that sit in corners.
//!
//! Where an optimiser goes wrong, a zero, an all-ones word, the extremes of the
//! signed range or a shift by the width is often at hand; so these come more
//! often than others, and the neighbours of constants that a program already has.

use super::work::Work;
use crate::edges;
use tandem_ir::constant::{Bits, ConstantData};
use tandem_ir::{Type, Value};

impl Work<'_> {
    /// A constant of a type, `None` for types without constants.
    pub(super) fn constant(&mut self, ty: Type) -> Option<Value> {
        if self.draw.one_in(24) {
            return self.no_value(ty);
        }
        if let Some(width) = ty.int_width() {
            let bits = self.corner(width);
            return Some(self.fm().bits(&bits));
        }
        if ty.is_float() {
            return Some(self.float(ty));
        }
        if let Some(space) = ty.address_space() {
            return Some(self.address(space));
        }
        if let Some((elem, _, _)) = self.header().types.as_vector(ty)
            && self.draw.coin()
        {
            return self.splat(ty, elem);
        }
        self.zero_of(ty)
    }

    /// The zero value of a type, if it has one.
    pub(super) fn zero_of(&mut self, ty: Type) -> Option<Value> {
        let types = &self.header().types;
        let plain = ty.is_int() || ty.is_float() || ty.is_ptr();
        let sized = types.as_vector(ty).is_some() || types.is_aggregate(ty) && types.is_sized(ty);
        (plain || sized).then(|| self.fm().zero(ty))
    }

    /// `poison` or `undef`.
    pub(super) fn no_value(&mut self, ty: Type) -> Option<Value> {
        self.zero_of(ty)?;
        let poison = self.draw.coin();
        let f = self.fm();
        Some(if poison { f.poison(ty) } else { f.undef(ty) })
    }

    /// Bits of an integer.
    pub(super) fn corner(&mut self, width: u32) -> Bits {
        let w = u64::from(width);
        let top = |limbs: usize| {
            let mut l = vec![0u64; limbs];
            if let Some(last) = l.last_mut() {
                *last = 1 << ((width - 1) % 64);
            }
            l
        };
        let limbs = width.div_ceil(64) as usize;
        match self.draw.below(14) {
            0 | 1 => Bits::from_u64(width, 0),
            2 | 3 => Bits::from_u64(width, 1),
            4 => Bits::from_i64(width, -1),
            // The least signed value, and the greatest.
            5 => Bits::from_limbs(width, &top(limbs)),
            6 => {
                let inverse: Vec<u64> = top(limbs).iter().map(|l| !l).collect();
                Bits::from_limbs(width, &inverse)
            }
            7 => Bits::from_u64(width, w),
            8 => Bits::from_u64(width, w - 1),
            9 => Bits::from_u64(width, 1 << self.draw.below(64)),
            10 => {
                let low = (1 << self.draw.below(64)) - 1;
                Bits::from_u64(width, low)
            }
            11 => Bits::from_i64(width, -(self.draw.below(16) as i64)),
            12 => Bits::from_u64(width, self.draw.word()),
            _ => Bits::from_u64(width, self.draw.below(16) as u64),
        }
    }

    fn float(&mut self, ty: Type) -> Value {
        let bits = match ty.float_kind() {
            Some(kind) => edges::float(kind, &mut |n| self.draw.below(n as usize) as u32),
            None => 0,
        };
        self.fm().constant(ty, ConstantData::Float(bits))
    }

    /// Null, or the address of something in that space.
    fn address(&mut self, space: u32) -> Value {
        let header = self.header();
        let variables = header.globals.iter().filter(|(g, d)| {
            d.addrspace == space
                && header.variable(*g).is_some()
                && !header.global_name(*g).starts_with("llvm.")
        });
        let variables: Vec<_> = variables.map(|(g, _)| g).take(64).collect();
        let ty = Type::ptr(space);
        match self.draw.pick(&variables) {
            Some(g) if !self.draw.one_in(4) => self.fm().constant(ty, ConstantData::Global(g)),
            _ => self.fm().zero(ty),
        }
    }

    fn splat(&mut self, ty: Type, elem: Type) -> Option<Value> {
        let v = match elem.int_width() {
            Some(width) => {
                let bits = self.corner(width);
                self.fm().bits(&bits)
            }
            None if elem.is_float() => self.float(elem),
            None => return self.zero_of(ty),
        };
        let f = self.fm();
        let tandem_ir::ValueDef::Const(c) = f.value_def(v) else {
            return None;
        };
        // A vector of zeros has one form.
        let zero = match f.constants().get(c) {
            ConstantData::Int(n) => *n == 0,
            ConstantData::Float(bits) => *bits == 0,
            ConstantData::WideInt(bits) => bits.is_zero(),
            _ => false,
        };
        Some(match zero {
            true => f.zero(ty),
            false => f.constant(ty, ConstantData::Splat(c)),
        })
    }
}
