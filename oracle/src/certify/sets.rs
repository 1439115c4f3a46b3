//! What a value of at most four bits may be: a set.
//!
//! A value that is made of `undef` is drawn anew each time somebody looks at it,
//! independently of other looks. So nothing more can be said of it than which
//! results a look may give, and that is a set: bit `n` for the integer `n`, one
//! more for poison. A value without undef in it is a set of one. Operations act on
//! all combinations of what their operands may be.

use tandem_ir::{BinOp, Flags, IntPredicate};

/// Widest integer that a set is made for.
pub const WIDEST: u32 = 4;

/// The results that a look at a value may give.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Set(u32);

impl Set {
    /// Poison, whoever looks.
    pub const POISON: Set = Set(1 << 16);
    /// No value: of a slot that is not computed yet or that nobody will look at again.
    pub const NONE: Set = Set(0);

    /// One integer.
    pub fn int(n: u32) -> Set {
        Set(1 << n)
    }
    /// `undef` of a width: any integer.
    pub fn undef(width: u32) -> Set {
        Set(((1u64 << (1u32 << width)) - 1) as u32)
    }
    /// What a caller or the world may hand over: each integer, poison, undef.
    pub fn given(width: u32) -> impl Iterator<Item = Set> {
        (0..1u32 << width)
            .map(Set::int)
            .chain([Set::POISON, Set::undef(width)])
    }
    /// True if a look may give poison.
    pub fn may_be_poison(self) -> bool {
        self.0 & Set::POISON.0 != 0
    }
    /// The integers that a look may give.
    pub fn ints(self) -> impl Iterator<Item = u32> {
        (0..16).filter(move |n| self.0 >> n & 1 == 1)
    }
    /// The integer, if every look gives it: neither undef nor poison.
    pub fn certain(self) -> Option<u32> {
        (self.0.is_power_of_two() && !self.may_be_poison()).then(|| self.0.trailing_zeros())
    }
    /// Either of two.
    pub fn or(self, other: Set) -> Set {
        Set(self.0 | other.0)
    }
    /// True if `self` may stand where `source` stood.
    pub fn refines(self, source: Set) -> bool {
        source.may_be_poison() || self.0 & !source.0 == 0
    }
    /// What `freeze` may choose.
    pub fn frozen(self, width: u32) -> impl Iterator<Item = u32> {
        let any = if self.may_be_poison() {
            Set::undef(width)
        } else {
            self
        };
        any.ints()
    }
    /// Every look through a function; `None` is poison.
    pub fn map(self, f: impl Fn(u32) -> Option<u32>) -> Set {
        let poison = Set(self.0 & Set::POISON.0);
        self.ints()
            .map(|n| f(n).map_or(Set::POISON, Set::int))
            .fold(poison, Set::or)
    }
    /// Every pair of looks through a function; poison goes through.
    pub fn map2(self, other: Set, f: impl Fn(u32, u32) -> u32) -> Set {
        let poison = Set((self.0 | other.0) & Set::POISON.0);
        let pairs = self.ints().flat_map(|a| other.ints().map(move |b| (a, b)));
        pairs.map(|(a, b)| Set::int(f(a, b))).fold(poison, Set::or)
    }
}

/// The sum of two values, poison where a flag says that it does not wrap and it does.
pub fn sum(flags: Flags, width: u32, a: Set, b: Set) -> Set {
    let (modulus, half) = (1i64 << width, 1i64 << (width - 1));
    let signed = |n: u32| i64::from(n) - if i64::from(n) >= half { modulus } else { 0 };
    let poison = Set((a.0 | b.0) & Set::POISON.0);
    let pairs = a.ints().flat_map(|x| b.ints().map(move |y| (x, y)));
    let each = pairs.map(|(x, y)| {
        let unsigned = i64::from(x) + i64::from(y);
        let within = (-half..half).contains(&(signed(x) + signed(y)));
        let broken = flags.contains(Flags::NUW) && unsigned >= modulus
            || flags.contains(Flags::NSW) && !within;
        match broken {
            true => Set::POISON,
            false => Set::int((unsigned % modulus) as u32),
        }
    });
    each.fold(poison, Set::or)
}

impl std::fmt::Display for Set {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let mut parts: Vec<String> = self.ints().map(|n| n.to_string()).collect();
        if self.may_be_poison() {
            parts.push("poison".into());
        }
        match &parts[..] {
            [one] => f.write_str(one),
            all => write!(f, "{{{}}}", all.join(", ")),
        }
    }
}

/// The binary operations that are modelled, without flags.
pub fn binary(op: BinOp, width: u32) -> Option<impl Fn(u32, u32) -> u32> {
    let mask = (1u32 << width) - 1;
    let f: fn(u32, u32) -> u32 = match op {
        BinOp::Add => u32::wrapping_add,
        BinOp::Sub => u32::wrapping_sub,
        BinOp::Mul => u32::wrapping_mul,
        BinOp::And => |a, b| a & b,
        BinOp::Or => |a, b| a | b,
        BinOp::Xor => |a, b| a ^ b,
        _ => return None,
    };
    Some(move |a, b| f(a, b) & mask)
}

/// A comparison of two integers of a width.
pub fn compare(p: IntPredicate, width: u32, a: u32, b: u32) -> bool {
    let signed = |n: u32| ((n << (32 - width)) as i32) >> (32 - width);
    match p {
        IntPredicate::Eq => a == b,
        IntPredicate::Ne => a != b,
        IntPredicate::Ugt => a > b,
        IntPredicate::Uge => a >= b,
        IntPredicate::Ult => a < b,
        IntPredicate::Ule => a <= b,
        IntPredicate::Sgt => signed(a) > signed(b),
        IntPredicate::Sge => signed(a) >= signed(b),
        IntPredicate::Slt => signed(a) < signed(b),
        IntPredicate::Sle => signed(a) <= signed(b),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn undef_is_drawn_at_each_look_and_poison_spreads() {
        let undef = Set::undef(1);
        assert_eq!(undef.map2(undef, |a, b| a ^ b), undef);
        assert_eq!(undef.map2(Set::int(0), |a, b| a & b), Set::int(0));
        assert_eq!(Set::POISON.map2(Set::int(0), |a, b| a & b), Set::POISON);
        assert_eq!(Set::undef(2).certain(), None);
        assert_eq!(Set::POISON.certain(), None);
        assert_eq!(Set::int(3).certain(), Some(3));
    }

    #[test]
    fn sums_that_must_not_wrap_are_poison_where_they_do() {
        let (one, three) = (Set::int(1), Set::int(3));
        assert_eq!(sum(Flags::NONE, 2, one, three), Set::int(0));
        assert_eq!(sum(Flags::NUW, 2, one, three), Set::POISON);
        assert_eq!(sum(Flags::NSW, 2, one, three), Set::int(0));
        assert_eq!(sum(Flags::NSW, 2, one, one), Set::POISON);
        assert_eq!(sum(Flags::NUW, 2, one, one), Set::int(2));
        let either = sum(Flags::NUW, 2, Set::undef(2), one);
        assert!(either.may_be_poison());
        assert_eq!(either.ints().collect::<Vec<_>>(), [1, 2, 3]);
    }

    #[test]
    fn refinement_goes_one_way() {
        let (one, undef) = (Set::int(1), Set::undef(1));
        for (source, target, good) in [
            (Set::POISON, undef, true),
            (undef, Set::POISON, false),
            (undef, one, true),
            (one, undef, false),
            (one, Set::int(0), false),
            (one, one, true),
        ] {
            assert_eq!(target.refines(source), good, "{source} -> {target}");
        }
    }

    #[test]
    fn comparisons_know_the_sign() {
        assert!(compare(IntPredicate::Ult, 2, 1, 3));
        assert!(compare(IntPredicate::Sgt, 2, 1, 3));
        assert!(compare(IntPredicate::Slt, 1, 1, 0));
    }
}
