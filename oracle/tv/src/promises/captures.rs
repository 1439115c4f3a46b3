//! `captures(…)`: which parts of a pointer a callee may keep, after the call and in its result.

use tandem_ir::Header;
use tandem_ir::attr::{Attr, AttrKind};
use tandem_ir::entity::AttrSet;

/// Parts of a pointer, as a set of bits in which a part holds the weaker one.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Parts(u8);

impl Parts {
    /// Nothing.
    pub const NONE: Parts = Parts(0);
    /// Whether it is null.
    pub const IS_NULL: Parts = Parts(1);
    /// Its address.
    pub const ADDRESS: Parts = Parts(3);
    /// The right to read through it.
    pub const READ: Parts = Parts(4);
    /// The right to read and write through it.
    pub const PROVENANCE: Parts = Parts(12);
    /// All of it.
    pub const ALL: Parts = Parts(15);

    /// True if every part of the other is in it.
    pub fn holds(self, other: Parts) -> bool {
        self.0 & other.0 == other.0
    }
    fn meet(self, other: Parts) -> Parts {
        Parts(self.0 & other.0)
    }
    fn join(self, other: Parts) -> Parts {
        Parts(self.0 | other.0)
    }
}

/// What may be captured of an argument.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Captured {
    /// By any way but the result.
    pub elsewhere: Parts,
    /// Through the result.
    pub result: Parts,
}

impl Captured {
    /// Without the attribute everything is.
    pub const ALL: Captured = Captured {
        elsewhere: Parts::ALL,
        result: Parts::ALL,
    };
    /// Nothing is.
    pub const NONE: Captured = Captured {
        elsewhere: Parts::NONE,
        result: Parts::NONE,
    };

    /// The text inside of the parentheses; what is not understood captures everything.
    pub fn parse(text: &str) -> Captured {
        let (mut elsewhere, mut result) = (Parts::NONE, None);
        let mut in_result = false;
        for word in text.split(',') {
            let mut word = word.trim();
            if let Some(rest) = word.strip_prefix("ret:") {
                (in_result, word) = (true, rest.trim());
            }
            let part = match word {
                "none" | "" => Parts::NONE,
                "address_is_null" => Parts::IS_NULL,
                "address" => Parts::ADDRESS,
                "read_provenance" => Parts::READ,
                "provenance" => Parts::PROVENANCE,
                _ => Parts::ALL,
            };
            if in_result {
                result = Some(result.unwrap_or(Parts::NONE).join(part));
            } else {
                elsewhere = elsewhere.join(part);
            }
        }
        Captured {
            elsewhere,
            // What is captured elsewhere may be captured through the result.
            result: result.map_or(elsewhere, |r| r.join(elsewhere)),
        }
    }
    /// What a set of attributes says.
    pub fn of(cx: &Header, set: AttrSet) -> Captured {
        cx.attrs
            .get(set)
            .iter()
            .fold(Captured::ALL, |c, a| match a {
                Attr::Captures(text) => c.both(Captured::parse(text)),
                Attr::Flag(AttrKind::NoCapture) => Captured::NONE,
                _ => c,
            })
    }
    /// What both allow.
    #[must_use]
    pub fn both(self, other: Captured) -> Captured {
        Captured {
            elsewhere: self.elsewhere.meet(other.elsewhere),
            result: self.result.meet(other.result),
        }
    }
    /// What one of both allows.
    #[must_use]
    pub fn either(self, other: Captured) -> Captured {
        Captured {
            elsewhere: self.elsewhere.join(other.elsewhere),
            result: self.result.join(other.result),
        }
    }
    /// What is promised not to be captured, in words.
    pub fn excluded(self) -> Vec<&'static str> {
        let parts = [
            (
                Parts::IS_NULL,
                "whether it is null is not kept",
                "whether it is null is not in the result",
            ),
            (
                Parts::ADDRESS,
                "the address is not kept",
                "the address is not in the result",
            ),
            (
                Parts::READ,
                "the right to read is not kept",
                "the right to read is not in the result",
            ),
            (
                Parts::PROVENANCE,
                "the right to write is not kept",
                "the right to write is not in the result",
            ),
        ];
        let mut out = Vec::new();
        for (part, kept, given) in parts {
            if !self.elsewhere.holds(part) {
                out.push(kept);
            }
            if !self.result.holds(part) {
                out.push(given);
            }
        }
        out
    }
    /// True if the other promises no more.
    pub fn implies(self, other: Captured) -> bool {
        other.elsewhere.holds(self.elsewhere) && other.result.holds(self.result)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn parts_hold_the_weaker_ones() {
        let c = Captured::parse("ret: address, provenance");
        assert_eq!(c.elsewhere, Parts::NONE);
        assert_eq!(c.result, Parts::ALL);
        let a = Captured::parse("address, read_provenance");
        assert!(a.elsewhere.holds(Parts::IS_NULL) && !a.elsewhere.holds(Parts::PROVENANCE));
        assert_eq!(a.elsewhere, a.result);
        assert!(Captured::NONE.implies(a) && !a.implies(Captured::NONE));
    }
}
