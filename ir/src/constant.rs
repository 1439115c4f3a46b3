//! Constants, interned per pool.
//!
//! Every function has a pool of its own, and the module has one for initialisers and metadata, so that functions can be
//! changed in parallel. Within a pool, equal constants have one handle; across pools they are compared by structure.
//!
//! **Invariant:** a pool stores what was written and never folds. Folding is a judgement about overflow, poison and
//! rounding; it lives with the passes, once in each form.

use crate::entity::{Block, Constant, Global};
use crate::inst::{BinOp, CastOp, Flags, FloatPredicate, IntPredicate};
use crate::types::Type;
use cranelift_entity::PrimaryMap;
use rustc_hash::FxHashMap;

/// An integer of arbitrary width: `width` bits, limbs little-endian, bits above
/// the width are zero. Data only; arithmetic lives with the passes.
#[derive(Clone, PartialEq, Eq, Hash, Debug, PartialOrd, Ord)]
pub struct Bits {
    width: u32,
    limbs: smallvec::SmallVec<[u64; 1]>,
}

impl Bits {
    /// From limbs (little-endian); cut or zero-extended to `width` bits.
    pub fn from_limbs(width: u32, limbs: &[u64]) -> Bits {
        let n = width.div_ceil(64).max(1) as usize;
        let mut l: smallvec::SmallVec<[u64; 1]> = limbs.iter().copied().take(n).collect();
        l.resize(n, 0);
        if !width.is_multiple_of(64) {
            l[n - 1] &= (1u64 << (width % 64)) - 1;
        }
        Bits { width, limbs: l }
    }
    /// The low `width` bits of `value`.
    pub fn from_u64(width: u32, value: u64) -> Bits {
        Bits::from_limbs(width, &[value])
    }
    /// The low `width` bits of `value`.
    pub fn from_u128(width: u32, value: u128) -> Bits {
        Bits::from_limbs(width, &[value as u64, (value >> 64) as u64])
    }
    /// `value` sign-extended or cut to `width` bits.
    pub fn from_i64(width: u32, value: i64) -> Bits {
        let fill = if value < 0 { u64::MAX } else { 0 };
        let n = width.div_ceil(64).max(1) as usize;
        let mut l = vec![fill; n];
        l[0] = value as u64;
        Bits::from_limbs(width, &l)
    }
    /// Width in bits.
    pub fn width(&self) -> u32 {
        self.width
    }
    /// Limbs, little-endian, unused bits zero; `ceil(width / 64)` of them.
    pub fn limbs(&self) -> &[u64] {
        &self.limbs
    }
    /// The value if it fits 64 bits unsigned.
    pub fn as_u64(&self) -> Option<u64> {
        self.limbs[1..]
            .iter()
            .all(|&l| l == 0)
            .then(|| self.limbs[0])
    }
    /// The value if it fits 128 bits unsigned.
    pub fn as_u128(&self) -> Option<u128> {
        let hi = self.limbs.get(1).copied().unwrap_or(0);
        self.limbs
            .iter()
            .skip(2)
            .all(|&l| l == 0)
            .then(|| (u128::from(hi) << 64) | u128::from(self.limbs[0]))
    }
    /// The value as signed if the width is at most 64.
    pub fn as_i64(&self) -> Option<i64> {
        (self.width <= 64).then(|| {
            let sh = 64 - self.width;
            ((self.limbs[0] << sh) as i64) >> sh
        })
    }
    /// True if every bit is 0.
    pub fn is_zero(&self) -> bool {
        self.limbs.iter().all(|&l| l == 0)
    }
    /// Bit `i` (0 is least significant).
    pub fn bit(&self, i: u32) -> bool {
        i < self.width && (self.limbs[(i / 64) as usize] >> (i % 64)) & 1 == 1
    }
    /// Parses decimal digits with optional `-`; `None` if there are no digits or
    /// the value does not fit `width` bits (signed or unsigned, as LLVM's parser).
    pub fn parse_decimal(width: u32, text: &str) -> Option<Bits> {
        let (neg, digits) = match text.strip_prefix('-') {
            Some(d) => (true, d),
            None => (false, text),
        };
        if digits.is_empty() || !digits.bytes().all(|b| b.is_ascii_digit()) {
            return None;
        }
        let mut mag = Magnitude::default();
        for chunk in digits.as_bytes().chunks(18) {
            let mut v = 0u64;
            for &b in chunk {
                v = v * 10 + u64::from(b - b'0');
            }
            mag.mul_add(10u64.pow(chunk.len() as u32), v);
            if mag.bits() > u64::from(width) {
                return None;
            }
        }
        if !neg {
            return Some(Bits::from_limbs(width, &mag.0));
        }
        // -m fits if m <= 2^(width-1).
        let fits = mag.bits() < u64::from(width)
            || (mag.bits() == u64::from(width) && mag.is_power_of_two());
        fits.then(|| Bits::from_limbs(width, &mag.0).negated())
    }
    fn negated(&self) -> Bits {
        let mut carry = true;
        let l: Vec<u64> = self
            .limbs
            .iter()
            .map(|&x| {
                let (v, c) = (!x).overflowing_add(u64::from(carry));
                carry = c;
                v
            })
            .collect();
        Bits::from_limbs(self.width, &l)
    }
    /// Signed decimal text, as LLVM prints integer constants (`i1` is the printer's business).
    pub fn to_signed_decimal(&self) -> String {
        if self.width <= 64 {
            return self.as_i64().unwrap_or(0).to_string();
        }
        if self.bit(self.width - 1) {
            format!(
                "-{}",
                Magnitude(self.negated().limbs.to_vec()).into_decimal()
            )
        } else {
            Magnitude(self.limbs.to_vec()).into_decimal()
        }
    }
}

/// Unsigned number while text is read or written.
#[derive(Default)]
struct Magnitude(Vec<u64>);

impl Magnitude {
    fn mul_add(&mut self, m: u64, a: u64) {
        let mut carry = u128::from(a);
        for l in &mut self.0 {
            let v = u128::from(*l) * u128::from(m) + carry;
            *l = v as u64;
            carry = v >> 64;
        }
        if carry > 0 {
            self.0.push(carry as u64);
        }
    }
    fn bits(&self) -> u64 {
        match self.0.iter().rposition(|&l| l != 0) {
            Some(i) => i as u64 * 64 + u64::from(64 - self.0[i].leading_zeros()),
            None => 0,
        }
    }
    fn is_power_of_two(&self) -> bool {
        self.0.iter().map(|l| l.count_ones()).sum::<u32>() == 1
    }
    fn into_decimal(mut self) -> String {
        const CHUNK: u64 = 1_000_000_000_000_000_000;
        let mut parts = Vec::new();
        while self.0.iter().any(|&l| l != 0) {
            let mut rem = 0u128;
            for l in self.0.iter_mut().rev() {
                let v = (rem << 64) | u128::from(*l);
                *l = (v / u128::from(CHUNK)) as u64;
                rem = v % u128::from(CHUNK);
            }
            parts.push(rem as u64);
        }
        let Some(first) = parts.pop() else {
            return "0".into();
        };
        let mut s = first.to_string();
        for p in parts.iter().rev() {
            s.push_str(&format!("{p:018}"));
        }
        s
    }
}

/// What a constant is; its type is kept beside it ([`ConstantPool::ty`]).
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum ConstantData {
    /// Integer of at most 64 bits, zero-extended.
    Int(u64),
    /// Integer wider than 64 bits.
    WideInt(Box<Bits>),
    /// Floating-point value by its bits (the type says which format).
    Float(u128),
    /// The null pointer of the type's address space.
    Null,
    /// `undef`
    Undef,
    /// `poison`
    Poison,
    /// `zeroinitializer` of an aggregate, vector or target type.
    Zero,
    /// `none` of type token.
    NoneToken,
    /// Elements of a struct, array or vector.
    Aggregate(Box<[Constant]>),
    /// `c"…"`: an array of `i8` by its bytes.
    Bytes(Box<[u8]>),
    /// `splat (c)`: a vector of equal elements.
    Splat(Constant),
    /// Address of a module-level name.
    Global(Global),
    /// `blockaddress(@function, %block)`
    BlockAddress(Global, Block),
    /// `dso_local_equivalent @g`
    DsoLocalEquivalent(Global),
    /// `no_cfi @g`
    NoCfi(Global),
    /// `ptrauth (…)`: pointer, key, discriminator, address discriminator.
    PtrAuth(Box<[Constant]>),
    /// A constant expression.
    Expr(Box<ConstantExpr>),
}

/// The constant expressions that LLVM 20-22 still reads.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum ConstantExpr {
    /// `add`, `sub`, `xor` (and older ones that readers upgrade); flags `nuw`/`nsw`.
    Binary(BinOp, Flags, Constant, Constant),
    /// `trunc`, `ptrtoint`, `inttoptr`, `bitcast`, `addrspacecast` to the constant's type.
    Cast(CastOp, Flags, Constant),
    /// `getelementptr [flags] [inrange(lo, hi)] (elem, base, indices…)`
    Gep {
        /// Source element type.
        elem: Type,
        /// `inbounds`, `nusw`, `nuw`.
        flags: Flags,
        /// `inrange(lo, hi)`, if present.
        in_range: Option<(i64, i64)>,
        /// Base and indices.
        operands: Box<[Constant]>,
    },
    /// Integer or pointer comparison (no longer printed by LLVM 22; read from older text).
    ICmp(IntPredicate, Constant, Constant),
    /// Floating-point comparison, as above.
    FCmp(FloatPredicate, Constant, Constant),
    /// `select`, as above.
    Select(Constant, Constant, Constant),
    /// `extractelement (vec, idx)`
    ExtractElement(Constant, Constant),
    /// `insertelement (vec, elt, idx)`
    InsertElement(Constant, Constant, Constant),
    /// `shufflevector (a, b, mask)`; -1 is a poison lane.
    ShuffleVector(Constant, Constant, Box<[i32]>),
}

/// Interned constants.
#[derive(Clone, Default, Debug)]
pub struct ConstantPool {
    data: PrimaryMap<Constant, (Type, ConstantData)>,
    interned: FxHashMap<(Type, ConstantData), Constant>,
}

impl ConstantPool {
    /// The handle of a constant; equal type and data give an equal handle.
    pub fn intern(&mut self, ty: Type, data: ConstantData) -> Constant {
        if let Some(&c) = self.interned.get(&(ty, data.clone())) {
            return c;
        }
        let c = self.data.push((ty, data.clone()));
        self.interned.insert((ty, data), c);
        c
    }
    /// Integer constant; `value` is cut to the width. `ty` must be an integer type of at most 64 bits.
    pub fn int(&mut self, ty: Type, value: u64) -> Constant {
        let w = ty.int_width().unwrap_or(64);
        debug_assert!(w <= 64);
        let v = if w >= 64 {
            value
        } else {
            value & ((1 << w) - 1)
        };
        self.intern(ty, ConstantData::Int(v))
    }
    /// Integer constant of any width.
    pub fn bits(&mut self, ty: Type, bits: &Bits) -> Constant {
        if bits.width() <= 64 {
            self.int(ty, bits.limbs()[0])
        } else {
            self.intern(ty, ConstantData::WideInt(Box::new(bits.clone())))
        }
    }
    /// The type of a constant.
    pub fn ty(&self, c: Constant) -> Type {
        self.data[c].0
    }
    /// The data of a constant.
    pub fn get(&self, c: Constant) -> &ConstantData {
        &self.data[c].1
    }
    /// The value of an integer constant of any width.
    pub fn as_bits(&self, c: Constant) -> Option<Bits> {
        let w = self.ty(c).int_width()?;
        match self.get(c) {
            ConstantData::Int(v) => Some(Bits::from_u64(w, *v)),
            ConstantData::WideInt(b) => Some((**b).clone()),
            _ => None,
        }
    }
    /// Number of constants in the pool.
    pub fn len(&self) -> usize {
        self.data.len()
    }
    /// True if the pool is empty.
    pub fn is_empty(&self) -> bool {
        self.data.is_empty()
    }
    /// All constants in order of creation.
    pub fn iter(&self) -> impl Iterator<Item = (Constant, Type, &ConstantData)> {
        self.data.iter().map(|(c, (t, d))| (c, *t, d))
    }
    /// The zero value of a type: `0`, `0.0`, `null`, `zeroinitializer` (a matter of spelling, not folding).
    pub fn zero(&mut self, ty: Type) -> Constant {
        let data = if let Some(w) = ty.int_width() {
            if w <= 64 {
                ConstantData::Int(0)
            } else {
                ConstantData::WideInt(Box::new(Bits::from_u64(w, 0)))
            }
        } else if ty.is_float() {
            ConstantData::Float(0)
        } else if ty.is_ptr() {
            ConstantData::Null
        } else if ty == Type::TOKEN {
            ConstantData::NoneToken
        } else {
            ConstantData::Zero
        };
        self.intern(ty, data)
    }
    /// Replaces the data of constants for which `fix` gives another; handles stay. `fix` must keep distinct
    /// data distinct. Readers only, which meet some names before what they name.
    pub(crate) fn rename(&mut self, fix: &dyn Fn(&ConstantData) -> Option<ConstantData>) {
        let mut renamed = Vec::new();
        for (c, (ty, data)) in self.data.iter_mut() {
            if let Some(new) = fix(data) {
                let old = std::mem::replace(data, new.clone());
                self.interned.remove(&(*ty, old));
                renamed.push((c, (*ty, new)));
            }
        }
        // Only now, so that no new name is taken for an old one.
        self.interned
            .extend(renamed.into_iter().map(|(c, key)| (key, c)));
    }
    /// Copies a constant (and what it consists of) from another pool into this one.
    pub fn import(&mut self, from: &ConstantPool, c: Constant) -> Constant {
        let ty = from.ty(c);
        let mut go = |x: &Constant| self.import(from, *x);
        let data = match from.get(c) {
            ConstantData::Aggregate(e) => ConstantData::Aggregate(e.iter().map(&mut go).collect()),
            ConstantData::Splat(e) => ConstantData::Splat(go(e)),
            ConstantData::PtrAuth(e) => ConstantData::PtrAuth(e.iter().map(&mut go).collect()),
            ConstantData::Expr(e) => ConstantData::Expr(Box::new(e.map_operands(&mut go))),
            other => other.clone(),
        };
        self.intern(ty, data)
    }
}

impl ConstantExpr {
    /// The same expression over other operands.
    pub fn map_operands(&self, go: &mut dyn FnMut(&Constant) -> Constant) -> ConstantExpr {
        use ConstantExpr::*;
        match self {
            Binary(op, fl, a, b) => Binary(*op, *fl, go(a), go(b)),
            Cast(op, fl, a) => Cast(*op, *fl, go(a)),
            Gep {
                elem,
                flags,
                in_range,
                operands,
            } => Gep {
                elem: *elem,
                flags: *flags,
                in_range: *in_range,
                operands: operands.iter().map(go).collect(),
            },
            ICmp(p, a, b) => ICmp(*p, go(a), go(b)),
            FCmp(p, a, b) => FCmp(*p, go(a), go(b)),
            Select(a, b, c) => Select(go(a), go(b), go(c)),
            ExtractElement(a, b) => ExtractElement(go(a), go(b)),
            InsertElement(a, b, c) => InsertElement(go(a), go(b), go(c)),
            ShuffleVector(a, b, m) => ShuffleVector(go(a), go(b), m.clone()),
        }
    }
    /// Operands in order.
    pub fn operands(&self) -> Vec<Constant> {
        let mut v = Vec::new();
        self.map_operands(&mut |c| {
            v.push(*c);
            *c
        });
        v
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn decimal_text_round_trips_at_odd_widths() {
        for w in [1u32, 7, 33, 64, 65, 128, 200] {
            for t in ["0", "1", "-1", "123456789012345678901234567890", "-5"] {
                if let Some(b) = Bits::parse_decimal(w, t) {
                    let again = Bits::parse_decimal(w, &b.to_signed_decimal());
                    assert_eq!(again.as_ref(), Some(&b), "i{w} {t}");
                }
            }
        }
        assert_eq!(Bits::parse_decimal(8, "256"), None);
        assert_eq!(Bits::parse_decimal(8, "-129"), None);
        assert_eq!(
            Bits::parse_decimal(8, "-128").map(|b| b.limbs()[0]),
            Some(128)
        );
        assert_eq!(Bits::from_i64(130, -1).to_signed_decimal(), "-1");
    }
}
