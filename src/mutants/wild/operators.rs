//! The ways of changing a source: classes of mutants, and for each word what could stand in its place.

/// A class of mutants: what kind of mistake it is.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Class {
    /// A comparison with another one.
    Comparison,
    /// A condition that is always true, or never.
    Condition,
    /// A condition turned round.
    Negation,
    /// `&&` and `||` for each other.
    Connective,
    /// Another arithmetic operator.
    Arithmetic,
    /// A number one more or one less.
    Number,
    /// `true` and `false` for each other.
    Bool,
    /// A name with another one of the same sort: `any` and `all`, signed and unsigned.
    Twin,
    /// An arm of a `match` with its neighbour's body.
    Arm,
    /// A statement left out.
    Omission,
    /// A function that returns at once.
    EarlyReturn,
}

impl Class {
    /// Its name.
    pub fn name(self) -> &'static str {
        match self {
            Class::Comparison => "comparison",
            Class::Condition => "condition",
            Class::Negation => "negation",
            Class::Connective => "connective",
            Class::Arithmetic => "arithmetic",
            Class::Number => "number",
            Class::Bool => "bool",
            Class::Twin => "twin",
            Class::Arm => "arm",
            Class::Omission => "omission",
            Class::EarlyReturn => "early-return",
        }
    }
}

/// How the changed text stands in the source.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Form {
    /// In front of a function's first statement.
    Entry,
    /// For a statement.
    Statement,
    /// For the body of an arm, which a comma follows or not.
    Arm {
        /// A comma follows.
        comma: bool,
    },
    /// For an expression.
    Value,
}

/// A place, and what could stand there.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Site {
    /// What kind of mistake.
    pub class: Class,
    /// What is replaced.
    pub form: Form,
    /// Offset of its first byte in the source text.
    pub start: usize,
    /// Byte behind the last.
    pub end: usize,
    /// What stands there instead.
    pub other: String,
}

impl Site {
    /// Sorts places so that one comes before those within it.
    pub fn order(&self) -> (usize, std::cmp::Reverse<usize>, Form, Class, &str) {
        let wide = std::cmp::Reverse(self.end);
        (self.start, wide, self.form, self.class, &self.other)
    }
}

/// How tightly an operator with two operands binds; `None` if it is none of those.
pub fn binds(op: &str) -> Option<u8> {
    Some(match op {
        "*" | "/" | "%" => 9,
        "+" | "-" => 8,
        "<<" | ">>" => 7,
        "&" => 6,
        "^" => 5,
        "|" => 4,
        "==" | "!=" | "<" | "<=" | ">" | ">=" => 3,
        "&&" => 2,
        "||" => 1,
        _ => return None,
    })
}

/// The class of an operator's mutants.
pub fn class_of(op: &str) -> Class {
    match op {
        "&&" | "||" => Class::Connective,
        "==" | "!=" | "<" | "<=" | ">" | ">=" => Class::Comparison,
        _ => Class::Arithmetic,
    }
}

/// What could stand for an operator.
pub fn others(op: &str) -> &'static [&'static str] {
    match op {
        "==" => &["!="],
        "!=" => &["=="],
        "<" => &["<=", ">="],
        "<=" => &["<", ">"],
        ">" => &[">=", "<="],
        ">=" => &[">", "<"],
        "&&" => &["||"],
        "||" => &["&&"],
        "+" => &["-"],
        "-" => &["+"],
        "*" => &["+"],
        "/" => &["*"],
        "%" => &["/"],
        "<<" => &[">>"],
        ">>" => &["<<"],
        "&" => &["|"],
        "|" => &["&", "^"],
        "^" => &["|"],
        _ => &[],
    }
}

/// What could stand for an assignment.
pub fn other_assignments(op: &str) -> &'static [&'static str] {
    match op {
        "+=" => &["-="],
        "-=" => &["+="],
        "*=" => &["+="],
        "|=" => &["&="],
        "&=" => &["|="],
        "<<=" => &[">>="],
        ">>=" => &["<<="],
        _ => &[],
    }
}

/// The numbers next to a whole one, of the same type.
pub fn other_numbers(word: &str) -> Vec<String> {
    let (digits, radix) = match word.get(..2) {
        Some("0x") => (&word[2..], 16),
        Some("0b") => (&word[2..], 2),
        Some("0o") => (&word[2..], 8),
        _ => (word, 10),
    };
    let suffix = digits.find(['u', 'i']).unwrap_or(digits.len());
    let (digits, suffix) = digits.split_at(suffix);
    let Ok(n) = u128::from_str_radix(&digits.replace('_', ""), radix) else {
        return Vec::new();
    };
    let near = [n.checked_add(1), n.checked_sub(1)];
    let near = near.into_iter().flatten();
    near.map(|n| format!("{n}{suffix}")).collect()
}

/// Names that stand for the same sort of thing, in pairs.
const TWINS: &[(&str, &str)] = &[
    ("any", "all"),
    ("min", "max"),
    ("umin", "umax"),
    ("smin", "smax"),
    ("umin", "smin"),
    ("umax", "smax"),
    ("is_some", "is_none"),
    ("is_ok", "is_err"),
    ("is_some_and", "is_none_or"),
    ("first", "last"),
    ("next", "last"),
    ("take", "skip"),
    ("take_while", "skip_while"),
    ("position", "rposition"),
    ("and", "or"),
    ("union", "intersect"),
    ("join", "meet"),
    ("leading_zeros", "trailing_zeros"),
    ("leading_ones", "trailing_ones"),
    ("wrapping_add", "wrapping_sub"),
    ("checked_add", "checked_sub"),
    ("saturating_add", "saturating_sub"),
    ("checked_shl", "checked_shr"),
    ("may_read", "may_write"),
    ("predecessors", "successors"),
    ("push", "insert"),
    ("insert", "remove"),
    ("signed", "unsigned"),
    ("NUW", "NSW"),
    ("NNAN", "NINF"),
    ("ZExt", "SExt"),
    ("LShr", "AShr"),
    ("UDiv", "SDiv"),
    ("URem", "SRem"),
    ("Add", "Sub"),
    ("And", "Or"),
    ("Eq", "Ne"),
    ("Slt", "Ult"),
    ("Sle", "Ule"),
    ("Sgt", "Ugt"),
    ("Sge", "Uge"),
    ("Ult", "Ule"),
    ("Ugt", "Uge"),
    ("Slt", "Sle"),
    ("Sgt", "Sge"),
    ("ReadNone", "ReadOnly"),
    ("WillReturn", "NoUnwind"),
    ("Internal", "Private"),
];

/// The twins of a name.
pub fn twins(name: &str) -> impl Iterator<Item = &'static str> + '_ {
    TWINS.iter().filter_map(move |&(a, b)| match name {
        n if n == a => Some(b),
        n if n == b => Some(a),
        _ => None,
    })
}

/// What a function with a result of this type could return at once.
pub fn early_returns(result: &str) -> &'static [&'static str] {
    let head = result.split(['<', ' ']).next().unwrap_or("");
    match head {
        "" => &["return;"],
        "bool" => &["return true;", "return false;"],
        "Option" => &["return None;"],
        "u8" | "u16" | "u32" | "u64" | "u128" | "usize" | "i32" | "i64" | "i128" => &["return 0;"],
        "Vec" | "SmallVec" | "FxHashMap" | "FxHashSet" | "BlockSet" => {
            &["return Default::default();"]
        }
        _ => &[],
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_keep_their_type() {
        assert_eq!(other_numbers("0"), ["1"]);
        assert_eq!(other_numbers("1u128"), ["2u128", "0u128"]);
        assert_eq!(other_numbers("0x10"), ["17", "15"]);
        assert_eq!(other_numbers("1.5"), Vec::<String>::new());
    }

    #[test]
    fn every_operator_that_binds_has_another_one_that_binds_as_tightly() {
        for op in ["==", "<", "&&", "+", "%", "<<", "|"] {
            assert!(others(op).iter().all(|o| binds(o).is_some()), "{op}");
        }
        assert_eq!(twins("any").collect::<Vec<_>>(), ["all"]);
    }
}
