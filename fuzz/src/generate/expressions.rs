//! Dense expressions, for passes that replace small expressions by smaller ones.
//!
//! Nothing here knows a rule. What rules have in common is that something occurs twice, that a constant is at the edge
//! of its type or next to another one, and that few operations stand between two that belong together. So an
//! expression has few leaves, takes what it has already computed again and again, and ends in something that matters
//! to the function's result: numbers as their bits, floating-point ones with all NaN alike, addresses by comparison.

use super::maker::Maker;
use super::scope::{Known, type_max};
use smallvec::SmallVec;
use tandem_ir::constant::{Bits, ConstantData};
use tandem_ir::{
    BinOp, CastOp, Flags, FloatKind, FloatPredicate, InstKind, IntPredicate, Type, Value, ValueDef,
};

/// What an expression has computed so far, leaves included, and the last number that was an edge.
#[derive(Default)]
struct Pool {
    known: SmallVec<[Known; 16]>,
    number: u64,
}

/// Widths of integers that expressions may have besides those of the program.
const WIDTHS: [u32; 12] = [32, 8, 64, 16, 7, 33, 2, 63, 24, 128, 65, 3];
/// Types of floating-point numbers.
const FLOATS: [Type; 4] = [Type::FLOAT, Type::DOUBLE, Type::HALF, Type::BFLOAT];

impl Maker<'_, '_, '_> {
    /// True if the program is for a pass that applies rules to expressions.
    pub(super) fn biased_to_rules(&self) -> bool {
        self.config.aims_at("apply-rule")
    }

    /// Several expressions; all of them matter to what is at hand afterwards.
    pub(super) fn expressions(&mut self) {
        let mut all = self.int(Type::I64, 0);
        for _ in 0..2 + self.c.below(7) {
            let ty = self.expression_type();
            let depth = self.c.pick(&[2, 1, 3, 2], 2);
            let mut pool = Pool::default();
            let k = self.tree(ty, depth, &mut pool);
            let k = self.bits_of(k);
            // Of a value that may be poison another one is made, or all would be poison.
            let spoils = k.maybe_poison && (!self.poison_rich() || self.c.chance(7, 8));
            let k = if spoils { self.freeze(k) } else { k };
            let k = self.fit(k, Type::I64);
            let op = self.c.pick(&[BinOp::Add, BinOp::Xor], BinOp::Add);
            all = self.op(InstKind::Binary(op), Type::I64, &[all, k]);
        }
        let low = self.fit(all, Type::I32);
        self.scope.add(all);
        self.scope.add(low);
    }

    fn expression_type(&mut self) -> Type {
        match self.c.weighted(&[10, 5, 5, 4, 2]) {
            1 => Type::I1,
            2 => self.c.pick(&FLOATS, Type::FLOAT),
            3 => self.lanes_type(),
            4 => Type::PTR,
            _ => self.width_type(),
        }
    }
    fn width_type(&mut self) -> Type {
        match self.c.chance(1, 2) {
            true => self.int_type(),
            false => Type::int(self.c.pick(&WIDTHS, 32)),
        }
    }
    fn lanes_type(&mut self) -> Type {
        let elem = match self.c.below(4) {
            0 => Type::I1,
            1 => self.c.pick(&FLOATS[..2], Type::FLOAT),
            _ => self
                .c
                .pick(&[Type::I32, Type::I8, Type::I64, Type::I16], Type::I32),
        };
        let len = self.c.pick(&[2, 4, 3], 2);
        self.header.types.vector(elem, len, false)
    }

    /// The vector with the same number of elements, or the scalar, of another type.
    fn like(&mut self, ty: Type, elem: Type) -> Type {
        match self.header.types.as_vector(ty) {
            Some((_, len, _)) => self.header.types.vector(elem, len, false),
            None => elem,
        }
    }

    // ----- trees ------------------------------------------------------------------------

    /// An expression of a type, so deep at most.
    fn tree(&mut self, ty: Type, depth: u32, pool: &mut Pool) -> Known {
        if self.c.chance(1, 4)
            && let Some(k) = self.again(ty, pool)
        {
            return k;
        }
        if depth == 0 {
            return self.leaf(ty, pool);
        }
        let scalar = self.header.types.scalar(ty);
        let k = match () {
            () if scalar == Type::I1 => self.bit_node(ty, depth, pool),
            () if scalar.is_int() => self.number_node(ty, depth, pool),
            () if scalar.is_float() => self.float_node(ty, depth, pool),
            () => self.pointer_node(ty, depth, pool),
        };
        pool.known.push(k);
        k
    }

    fn again(&mut self, ty: Type, pool: &Pool) -> Option<Known> {
        let same: SmallVec<[Known; 8]> =
            pool.known.iter().filter(|k| k.ty == ty).copied().collect();
        let n = self.c.below(same.len() as u32) as usize;
        same.get(n).copied()
    }

    /// A constant at an edge, or a value: one of the expression's if there is one.
    fn leaf(&mut self, ty: Type, pool: &mut Pool) -> Known {
        if self.c.chance(9, 20) {
            return self.edge(ty, pool);
        }
        let old = if self.c.chance(3, 4) {
            self.again(ty, pool)
        } else {
            None
        };
        let k = match old {
            Some(k) => k,
            None => self.variable_of(ty),
        };
        pool.known.push(k);
        k
    }

    /// A value of a type that is no constant, made of one at hand if need be.
    fn variable_of(&mut self, ty: Type) -> Known {
        if let Some(k) = self
            .at_hand(ty)
            .filter(|k| self.f.as_const(k.value).is_none())
        {
            return Known { pointee: None, ..k };
        }
        if let Some((elem, len, _)) = self.header.types.as_vector(ty) {
            let e = self.variable_of(elem);
            let nothing = self.f.zero(ty);
            let nothing = self.plain(nothing, ty);
            let zero = self.int(Type::I32, 0);
            let one = self.op(InstKind::InsertElement, ty, &[nothing, e, zero]);
            let mask: Vec<i32> = (0..len).map(|n| (n % 2) as i32).collect();
            return self.op(InstKind::ShuffleVector(mask.into()), ty, &[one, one]);
        }
        if ty.is_ptr() {
            // The address of a function is not null, wherever it lies.
            let g = self.f.global;
            let address = match ty == Type::PTR && self.c.chance(1, 2) {
                true => self.address(g),
                false => self.f.zero(ty),
            };
            return self.plain(address, ty);
        }
        let from = self.operand(Type::I32);
        if ty.is_float() {
            let cast = self
                .c
                .pick(&[CastOp::SiToFp, CastOp::UiToFp], CastOp::SiToFp);
            return self.op(InstKind::Cast(cast), ty, &[from]);
        }
        let width = ty.int_width().unwrap_or(32);
        let cast = match width {
            32 => return from,
            0..=31 => CastOp::Trunc,
            _ => self.c.pick(&[CastOp::SExt, CastOp::ZExt], CastOp::SExt),
        };
        self.op(InstKind::Cast(cast), ty, &[from])
    }

    // ----- constants --------------------------------------------------------------------

    /// A constant at an edge of its type, or next to the last one.
    fn edge(&mut self, ty: Type, pool: &mut Pool) -> Known {
        if self.poison_rich() && self.c.chance(1, 10) {
            return self.undef_or_poison(ty);
        }
        if let Some((elem, len, _)) = self.header.types.as_vector(ty) {
            return self.edges(ty, elem, len, pool);
        }
        if ty.is_float() {
            return self.float_edge(ty);
        }
        match ty.int_width() {
            Some(width) => self.int_edge(ty, width, pool),
            None => {
                let null = self.f.zero(ty);
                self.plain(null, ty)
            }
        }
    }

    fn int_edge(&mut self, ty: Type, width: u32, pool: &mut Pool) -> Known {
        let short = width.min(64);
        let top = 1u64 << (short - 1);
        let power = 1u64 << self.c.below(short);
        let near = pool.number;
        let n = match self.c.below(16) {
            0 | 1 => 0,
            2 | 3 => 1,
            4 | 5 => u64::MAX,
            6 => top,
            7 => top.wrapping_sub(1),
            8 => u64::from(width - self.c.below(2)),
            9 => power,
            10 => power.wrapping_sub(1),
            11 => power.wrapping_neg(),
            12 => near,
            13 => near.wrapping_add(1),
            14 => near.wrapping_sub(1),
            _ => u64::from(self.c.below(8)),
        };
        pool.number = n;
        if width > 64 {
            // The edges of a wide type are at its own ends.
            let bit = |n: u32| {
                let mut limbs = [0u64; 4];
                if let Some(l) = limbs.get_mut((n / 64) as usize) {
                    *l = 1 << (n % 64);
                }
                Bits::from_limbs(width, &limbs)
            };
            let wide = match self.c.below(4) {
                0 => bit(width - 1),
                1 => bit(64),
                _ => Bits::from_i64(width, n as i64),
            };
            let value = self.f.bits(&wide);
            return self.plain(value, ty);
        }
        self.int(ty, n & type_max(width))
    }

    /// A floating-point number by its sign, exponent and fraction: zeros, the smallest and largest of each kind, NaN with
    /// several fractions.
    fn float_edge(&mut self, ty: Type) -> Known {
        let (e, m) = match ty.float_kind() {
            Some(FloatKind::Half) => (5, 10),
            Some(FloatKind::BFloat) => (8, 7),
            Some(FloatKind::Double) => (11, 52),
            _ => (8, 23),
        };
        let (most, bias) = ((1u64 << e) - 1, (1u64 << (e - 1)) - 1);
        let quiet = 1u64 << (m - 1);
        let fractions = (1u64 << m) - 1;
        let (exponent, fraction) = match self.c.below(16) {
            0..=2 => (0, 0),
            3..=5 => (bias, 0),
            6 => (bias + 1, 0),
            7 => (bias - 1, 0),
            8 => (most, 0),
            9 => (most, quiet),
            10 => (most, quiet | 1),
            11 => (0, 1),
            12 => (0, fractions),
            13 => (1, 0),
            14 => (most - 1, fractions),
            _ => (bias + 3, quiet >> 1),
        };
        let sign = u64::from(self.c.chance(1, 3)) << (e + m);
        let bits = u128::from(sign | exponent << m | fraction);
        let value = self.f.constant(ty, ConstantData::Float(bits));
        self.plain(value, ty)
    }

    /// A vector of edges: all alike, or one by one, some of them poison.
    fn edges(&mut self, ty: Type, elem: Type, len: u32, pool: &mut Pool) -> Known {
        let alike = self.c.chance(1, 2);
        let mut poison = false;
        let mut lanes = Vec::new();
        for n in 0..len {
            if let (true, Some(&first)) = (alike && n > 0, lanes.first()) {
                lanes.push(first);
                continue;
            }
            let k = match self.poison_rich() && self.c.chance(1, 6) {
                true => self.undef_or_poison(elem),
                false => self.edge(elem, pool),
            };
            poison |= k.maybe_poison;
            if let ValueDef::Const(c) = self.f.value_def(k.value) {
                lanes.push(c);
            }
        }
        let known = |value: Value, me: &Self| Known {
            maybe_poison: poison,
            ..me.plain(value, ty)
        };
        if lanes.len() != len as usize || (poison && alike) {
            let value = self.f.zero(ty);
            return self.plain(value, ty);
        }
        let data = super::compounds::compound(&self.header.types, self.f.constants(), ty, lanes);
        let value = self.f.constant(ty, data);
        known(value, self)
    }

    // ----- integers -----------------------------------------------------------------------

    fn number_node(&mut self, ty: Type, depth: u32, pool: &mut Pool) -> Known {
        let scalar = self.header.types.scalar(ty) == ty;
        match self.c.weighted(&[12, 3, 4, 4, 1, 1, 1, 1]) {
            1 => self.choice(ty, depth, pool),
            2 => self.number_cast(ty, depth, pool),
            3 => self.number_function(ty, depth, pool),
            4 => self.frozen_tree(ty, depth, pool),
            5 if scalar => self.overflowing(ty, 0, depth, pool),
            6 if scalar => self.through_compound(ty, depth, pool),
            7 if scalar => self.through_vector(ty, depth, pool),
            _ => self.number_binary(ty, depth, pool),
        }
    }

    fn number_binary(&mut self, ty: Type, depth: u32, pool: &mut Pool) -> Known {
        use BinOp::*;
        let op = self.c.pick(
            &[
                Add, Sub, Mul, And, Or, Xor, Shl, LShr, AShr, UDiv, SDiv, URem, SRem, And, Or, Xor,
            ],
            Add,
        );
        let width = self.header.types.scalar(ty).int_width().unwrap_or(32);
        let a = self.tree(ty, depth - 1, pool);
        let is_shift = matches!(op, Shl | LShr | AShr);
        let loose = self.poison_rich() && self.c.chance(1, 2);
        let mut sure = true;
        let b = match () {
            () if op.is_int_division() => self.divisor_edge(ty, width),
            () if is_shift && !loose => {
                let most = u64::from(width.min(64)) - 1;
                let n = self.c.pick(&[1, 0, most, 2.min(most), most / 2], 1);
                self.alike(ty, n)
            }
            () => {
                sure = !is_shift;
                self.tree(ty, depth - 1, pool)
            }
        };
        let swapped = self.c.chance(1, 4) && !is_shift && !op.is_int_division();
        let operands = if swapped { [b, a] } else { [a, b] };
        let mut k = self.op(InstKind::Binary(op), ty, &operands);
        k.maybe_poison |= !sure;
        let flags = match op {
            Add | Sub | Mul | Shl => [Flags::NUW, Flags::NSW, Flags::NUW | Flags::NSW],
            LShr | AShr | UDiv | SDiv => [Flags::EXACT; 3],
            Or => [Flags::DISJOINT; 3],
            _ => return k,
        };
        self.loose_flags(&mut k, &flags);
        k
    }

    /// Flags that may not hold, where programs may have poison.
    fn loose_flags(&mut self, k: &mut Known, flags: &[Flags]) {
        if self.poison_rich() && self.c.chance(2, 5) {
            let flags = self.c.pick(flags, Flags::NONE);
            self.flag(k, flags, false);
        }
    }

    /// A constant that divides: not 0, and not -1, whose quotient may overflow.
    fn divisor_edge(&mut self, ty: Type, width: u32) -> Known {
        let most = type_max(width.min(64));
        let top = 1u64 << (width.min(64) - 1);
        let n = self.c.pick(&[1, 2, top, 3, top - 1, 1, most], 1) & most;
        let bad = n == 0 || (n == most && !(self.poison_rich() && self.c.chance(1, 4)));
        self.alike(ty, if bad { 1 } else { n })
    }

    /// An integer, or a vector of equal ones.
    fn alike(&mut self, ty: Type, n: u64) -> Known {
        let elem = self.header.types.scalar(ty);
        let one = self.int(elem, n);
        match (elem == ty, self.f.value_def(one.value)) {
            (true, _) => one,
            (false, ValueDef::Const(c)) if one.max > 0 => {
                let value = self.f.constant(ty, ConstantData::Splat(c));
                self.plain(value, ty)
            }
            _ => {
                let value = self.f.zero(ty);
                self.plain(value, ty)
            }
        }
    }

    fn number_cast(&mut self, ty: Type, depth: u32, pool: &mut Pool) -> Known {
        let width = self.header.types.scalar(ty).int_width().unwrap_or(32);
        let other = match self.c.below(4) {
            0 => Type::I1,
            _ => self.width_type(),
        };
        let other_width = other.int_width().unwrap_or(32);
        let from = self.like(ty, other);
        let a = match other_width == width {
            // Over another width and back: the extension of what is cut.
            true => return self.choice(ty, depth, pool),
            false => self.tree(from, depth - 1, pool),
        };
        let (cast, flags) = match other_width < width {
            true if self.c.chance(1, 2) => (CastOp::SExt, Flags::NONE),
            true => (CastOp::ZExt, Flags::NNEG),
            false => (CastOp::Trunc, Flags::NUW),
        };
        let mut k = self.op(InstKind::Cast(cast), ty, &[a]);
        if !flags.is_empty() {
            let both = [
                flags,
                if cast == CastOp::Trunc {
                    Flags::NSW
                } else {
                    flags
                },
            ];
            self.loose_flags(&mut k, &both);
        }
        k
    }

    fn number_function(&mut self, ty: Type, depth: u32, pool: &mut Pool) -> Known {
        const TWO: [&str; 10] = [
            "umin", "umax", "smin", "smax", "uadd.sat", "usub.sat", "sadd.sat", "ssub.sat",
            "ushl.sat", "sshl.sat",
        ];
        const ONE: [&str; 3] = ["ctpop", "bitreverse", "bswap"];
        let width = self.header.types.scalar(ty).int_width().unwrap_or(32);
        let a = self.tree(ty, depth - 1, pool);
        let (name, args): (&str, SmallVec<[Known; 3]>) = match self.c.weighted(&[8, 3, 3, 3]) {
            1 => (self.c.pick(&["fshl", "fshr"], "fshl"), {
                let b = self.tree(ty, depth - 1, pool);
                let n = self.leaf(ty, pool);
                smallvec::smallvec![a, b, n]
            }),
            2 => (self.c.pick(&["abs", "ctlz", "cttz"], "abs"), {
                let strict = self.poison_rich() && self.c.chance(1, 2);
                let strict = self.int(Type::I1, u64::from(strict));
                smallvec::smallvec![a, strict]
            }),
            3 => {
                let name = self.c.pick(&ONE, "ctpop");
                let name = if name == "bswap" && !width.is_multiple_of(16) {
                    "ctpop"
                } else {
                    name
                };
                (name, smallvec::smallvec![a])
            }
            _ => {
                let mut name = self.c.pick(&TWO, "umin");
                if name.ends_with("shl.sat") && !self.poison_rich() {
                    name = "smax";
                }
                let b = self.tree(ty, depth - 1, pool);
                (name, smallvec::smallvec![a, b])
            }
        };
        let full = format!("llvm.{name}.{}", self.mangled(ty));
        let i = self.intrinsic(&full, ty, &args);
        let mut k = self.result(i, &args).unwrap_or(a);
        // A wide shift, and what the strict forms of `abs` and of counting zeros make of their one exception.
        k.maybe_poison |= name.ends_with("shl.sat") || (self.poison_rich() && args.len() == 2);
        k
    }

    /// How intrinsics name a type.
    fn mangled(&self, ty: Type) -> String {
        let (elem, lanes) = match self.header.types.as_vector(ty) {
            Some((elem, len, _)) => (elem, format!("v{len}")),
            None => (ty, String::new()),
        };
        let name = match (elem.int_width(), elem.float_kind()) {
            (Some(w), _) => format!("i{w}"),
            (_, Some(FloatKind::Half)) => "f16".into(),
            (_, Some(FloatKind::BFloat)) => "bf16".into(),
            (_, Some(FloatKind::Double)) => "f64".into(),
            _ => "f32".into(),
        };
        lanes + &name
    }

    /// Arithmetic that says whether it overflowed: the number (0) or the answer (1).
    fn overflowing(&mut self, ty: Type, part: u32, depth: u32, pool: &mut Pool) -> Known {
        let (a, b) = (
            self.tree(ty, depth - 1, pool),
            self.tree(ty, depth - 1, pool),
        );
        let op = self
            .c
            .pick(&["uadd", "sadd", "usub", "ssub", "umul", "smul"], "uadd");
        let pair = self.header.types.structure(&[ty, Type::I1], false);
        let name = format!("llvm.{op}.with.overflow.{}", self.mangled(ty));
        let i = self.intrinsic(&name, pair, &[a, b]);
        let Some(both) = self.result(i, &[a, b]) else {
            return a;
        };
        let to = if part == 0 { ty } else { Type::I1 };
        self.op(InstKind::ExtractValue([part].into()), to, &[both])
    }

    // ----- what every type has ---------------------------------------------------------------

    fn choice(&mut self, ty: Type, depth: u32, pool: &mut Pool) -> Known {
        let lanes = self.like(ty, Type::I1);
        let cond = match self.c.chance(1, 3) {
            true => lanes,
            false => Type::I1,
        };
        let c = self.tree(cond, depth - 1, pool);
        let (a, b) = (
            self.tree(ty, depth - 1, pool),
            self.tree(ty, depth - 1, pool),
        );
        self.op(InstKind::Select, ty, &[c, a, b])
    }

    fn frozen_tree(&mut self, ty: Type, depth: u32, pool: &mut Pool) -> Known {
        let a = self.tree(ty, depth - 1, pool);
        self.freeze(a)
    }

    /// Into a pair and out of it again, at the same place or the other.
    fn through_compound(&mut self, ty: Type, depth: u32, pool: &mut Pool) -> Known {
        let pair = self.header.types.structure(&[ty, ty], false);
        let zero = self.f.zero(pair);
        let zero = self.plain(zero, pair);
        let a = self.tree(ty, depth - 1, pool);
        let at = self.c.below(2);
        let made = self.op(InstKind::InsertValue([at].into()), pair, &[zero, a]);
        let from = self.c.below(2);
        self.op(InstKind::ExtractValue([from].into()), ty, &[made])
    }

    /// The same with a vector.
    fn through_vector(&mut self, ty: Type, depth: u32, pool: &mut Pool) -> Known {
        let vector = self.header.types.vector(ty, 2, false);
        let base = self.leaf(vector, pool);
        let a = self.tree(ty, depth - 1, pool);
        let at = self.c.below(2);
        let at = self.int(Type::I32, u64::from(at));
        let made = self.op(InstKind::InsertElement, vector, &[base, a, at]);
        let from = self.c.below(2);
        let from = self.int(Type::I32, u64::from(from));
        self.op(InstKind::ExtractElement, ty, &[made, from])
    }

    // ----- conditions -----------------------------------------------------------------------

    fn bit_node(&mut self, ty: Type, depth: u32, pool: &mut Pool) -> Known {
        let scalar = ty == Type::I1;
        match self.c.weighted(&[10, 5, 4, 1, 1, 1, 1]) {
            1 => {
                use BinOp::*;
                let (a, b) = (
                    self.tree(ty, depth - 1, pool),
                    self.tree(ty, depth - 1, pool),
                );
                let op = self.c.pick(&[And, Or, Xor, Xor, Add, Sub, Mul], And);
                self.op(InstKind::Binary(op), ty, &[a, b])
            }
            2 => {
                let elem = self.c.pick(&FLOATS, Type::FLOAT);
                let of = self.like(ty, elem);
                let (a, b) = (
                    self.tree(of, depth - 1, pool),
                    self.tree(of, depth - 1, pool),
                );
                let p = self.c.pick(FloatPredicate::ALL, FloatPredicate::Oeq);
                let mut k = self.op(InstKind::FCmp(p), ty, &[a, b]);
                self.loose_flags(&mut k, &[Flags::NNAN, Flags::NINF, Flags::NSZ]);
                k
            }
            3 => self.choice(ty, depth, pool),
            4 if scalar => {
                let of = self.width_type();
                self.overflowing(of, 1, depth, pool)
            }
            5 if scalar => {
                let (a, b) = (
                    self.tree(Type::PTR, depth - 1, pool),
                    self.leaf(Type::PTR, pool),
                );
                let p = self
                    .c
                    .pick(&[IntPredicate::Eq, IntPredicate::Ne], IntPredicate::Eq);
                self.op(InstKind::ICmp(p), ty, &[a, b])
            }
            6 => {
                let from = self.width_type();
                let from = self.like(ty, from);
                let a = self.tree(from, depth - 1, pool);
                self.op(InstKind::Cast(CastOp::Trunc), ty, &[a])
            }
            _ => {
                let elem = match self.c.chance(1, 8) {
                    true => Type::I1,
                    false => self.width_type(),
                };
                let of = self.like(ty, elem);
                let a = self.tree(of, depth - 1, pool);
                // Against zero shows what is known of a number: never zero, never negative.
                let b = match self.c.chance(1, 4) {
                    true => {
                        let zero = self.f.zero(of);
                        self.plain(zero, of)
                    }
                    false => self.tree(of, depth - 1, pool),
                };
                let p = self.c.pick(IntPredicate::ALL, IntPredicate::Eq);
                let mut k = self.op(InstKind::ICmp(p), ty, &[a, b]);
                self.loose_flags(&mut k, &[Flags::SAMESIGN]);
                k
            }
        }
    }

    // ----- floating point -----------------------------------------------------------------------

    fn float_node(&mut self, ty: Type, depth: u32, pool: &mut Pool) -> Known {
        use BinOp::*;
        const ONE: [&str; 8] = [
            "fabs",
            "floor",
            "ceil",
            "trunc",
            "round",
            "roundeven",
            "rint",
            "nearbyint",
        ];
        const TWO: [&str; 5] = ["copysign", "minnum", "maxnum", "minimum", "maximum"];
        let a = self.tree(ty, depth - 1, pool);
        let mut k = match self.c.weighted(&[8, 2, 4, 2, 2]) {
            1 => self.op(InstKind::FNeg, ty, &[a]),
            2 => {
                let two = self.c.chance(1, 2);
                let (name, args): (&str, SmallVec<[Known; 2]>) = match two {
                    true => {
                        let b = self.tree(ty, depth - 1, pool);
                        (self.c.pick(&TWO, "minnum"), smallvec::smallvec![a, b])
                    }
                    false => (self.c.pick(&ONE, "fabs"), smallvec::smallvec![a]),
                };
                let full = format!("llvm.{name}.{}", self.mangled(ty));
                let i = self.intrinsic(&full, ty, &args);
                self.result(i, &args).unwrap_or(a)
            }
            3 => return self.choice(ty, depth, pool),
            4 => return self.float_cast(ty, depth, pool),
            _ => {
                let op = self.c.pick(&[FAdd, FSub, FMul, FDiv, FSub, FAdd], FAdd);
                let b = self.tree(ty, depth - 1, pool);
                let operands = if self.c.chance(1, 3) { [b, a] } else { [a, b] };
                self.op(InstKind::Binary(op), ty, &operands)
            }
        };
        let many = [
            Flags::NNAN,
            Flags::NINF,
            Flags::NSZ,
            Flags::FAST,
            Flags::NNAN | Flags::NSZ,
        ];
        self.loose_flags(&mut k, &many);
        k
    }

    fn float_cast(&mut self, ty: Type, depth: u32, pool: &mut Pool) -> Known {
        let bits = |t: Type| t.float_kind().map_or(0, FloatKind::bits);
        let to = bits(self.header.types.scalar(ty));
        let other = self.c.pick(&FLOATS, Type::FLOAT);
        let (from, cast) = match bits(other) {
            b if b < to => (other, CastOp::FpExt),
            b if b > to => (other, CastOp::FpTrunc),
            _ => (
                self.width_type(),
                self.c
                    .pick(&[CastOp::SiToFp, CastOp::UiToFp], CastOp::SiToFp),
            ),
        };
        let from = self.like(ty, from);
        let a = self.tree(from, depth - 1, pool);
        self.op(InstKind::Cast(cast), ty, &[a])
    }

    // ----- addresses ------------------------------------------------------------------------------

    /// An address next to another one, its index of any width and sign; nothing is accessed there.
    fn pointer_node(&mut self, ty: Type, depth: u32, pool: &mut Pool) -> Known {
        let p = self.tree(ty, depth - 1, pool);
        let p = Known { pointee: None, ..p };
        if self.c.chance(1, 4) {
            let q = self.tree(ty, depth - 1, pool);
            let c = self.tree(Type::I1, depth - 1, pool);
            let k = self.op(InstKind::Select, ty, &[c, p, q]);
            return Known { pointee: None, ..k };
        }
        let elem = self
            .c
            .pick(&[Type::I8, Type::I32, Type::I64, Type::I16], Type::I8);
        let of = self
            .c
            .pick(&[Type::I64, Type::I32, Type::I8, Type::I16], Type::I64);
        let index = match self.c.chance(3, 4) {
            true => self.edge(of, pool),
            false => self.leaf(of, pool),
        };
        let mut k = self.op(InstKind::Gep { elem }, ty, &[p, index]);
        self.loose_flags(&mut k, &[Flags::INBOUNDS, Flags::NUSW, Flags::NUW]);
        k
    }

    // ----- what matters -----------------------------------------------------------------------------

    /// A value as an integer that tells it from others of its type: all NaN alike, addresses by comparison.
    fn bits_of(&mut self, k: Known) -> Known {
        let ty = k.ty;
        if ty.is_ptr() {
            let other = match self.at_hand(ty) {
                Some(p) => p,
                None => {
                    let null = self.f.zero(ty);
                    self.plain(null, ty)
                }
            };
            return self.op(InstKind::ICmp(IntPredicate::Eq), Type::I1, &[k, other]);
        }
        let scalar = self.header.types.scalar(ty);
        let width = match scalar.float_kind() {
            Some(kind) => kind.bits(),
            None => scalar.int_width().unwrap_or(32),
        };
        let mut k = k;
        if scalar.is_float() {
            let (bit, int) = (self.like(ty, Type::I1), self.like(ty, Type::int(width)));
            let nan = self.op(InstKind::FCmp(FloatPredicate::Uno), bit, &[k, k]);
            let bits = self.op(InstKind::Cast(CastOp::BitCast), int, &[k]);
            let zero = self.f.zero(int);
            let zero = self.plain(zero, int);
            k = self.op(InstKind::Select, int, &[nan, zero, bits]);
        }
        let Some((_, len, _)) = self.header.types.as_vector(ty) else {
            return k;
        };
        let whole = Type::int(width * len);
        self.op(InstKind::Cast(CastOp::BitCast), whole, &[k])
    }
}
