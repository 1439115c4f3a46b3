//! Attributes: in place, and as the numbered groups at the end of a module.
//!
//! Order inside a set is the set's own. Three integer attributes are spelled
//! with `=` inside a group and otherwise in place.

use super::Printer;
use crate::attr::{Attr, MemoryEffects, ModRef};
use crate::entity::AttrSet;

/// `nofpclass` words with their bits, wider classes first, as LLVM picks them.
const FP_CLASSES: [(u32, &str); 16] = [
    (0x3ff, "all"),
    (0x003, "nan"),
    (0x001, "snan"),
    (0x002, "qnan"),
    (0x204, "inf"),
    (0x004, "ninf"),
    (0x200, "pinf"),
    (0x060, "zero"),
    (0x020, "nzero"),
    (0x040, "pzero"),
    (0x090, "sub"),
    (0x010, "nsub"),
    (0x080, "psub"),
    (0x108, "norm"),
    (0x008, "nnorm"),
    (0x100, "pnorm"),
];

impl Printer<'_> {
    /// The attributes of a parameter or return value, each followed by a space.
    pub(super) fn attrs_before(&mut self, set: AttrSet) {
        let header = self.header;
        for a in header.attrs.get(set) {
            self.attr(a, false);
            self.push(" ");
        }
    }

    /// The attributes of a parameter, each behind a space.
    pub(super) fn attrs_after(&mut self, set: AttrSet) {
        let header = self.header;
        for a in header.attrs.get(set) {
            self.push(" ");
            self.attr(a, false);
        }
    }

    /// ` #3`, or the attributes in place when there are no groups.
    pub(super) fn group_ref(&mut self, set: AttrSet) {
        let header = self.header;
        if header.attrs.get(set).is_empty() {
            return;
        }
        if self.groups.is_none() {
            return self.attrs_after(set);
        }
        self.push(" #");
        let n = self.group_number(set);
        self.uint(u64::from(n));
    }

    /// The number of a set's group, new if it has none yet.
    pub(super) fn group_number(&mut self, set: AttrSet) -> u32 {
        let Some(groups) = &mut self.groups else {
            return 0;
        };
        *groups.of.entry(set).or_insert_with(|| {
            groups.order.push(set);
            groups.order.len() as u32 - 1
        })
    }

    /// All groups, at the end of the module.
    pub(super) fn attribute_groups(&mut self) {
        let Some(groups) = self.groups.take() else {
            return;
        };
        if groups.order.is_empty() {
            return;
        }
        self.gap();
        let header = self.header;
        for (n, &set) in groups.order.iter().enumerate() {
            self.push("attributes #");
            self.uint(n as u64);
            self.push(" = { ");
            for a in header.attrs.get(set) {
                self.attr(a, true);
                self.push(" ");
            }
            self.push("}\n");
        }
    }

    fn attr(&mut self, a: &Attr, in_group: bool) {
        match a {
            Attr::Flag(k) => self.push(k.keyword()),
            Attr::Align(n) => {
                self.push(if in_group { "align=" } else { "align " });
                self.uint(*n);
            }
            Attr::AlignStack(n) => self.bytes_attr("alignstack", *n, in_group),
            Attr::Dereferenceable(n) => self.bytes_attr("dereferenceable", *n, in_group),
            Attr::DereferenceableOrNull(n) => {
                self.bytes_attr("dereferenceable_or_null", *n, in_group);
            }
            Attr::Memory(m) => self.memory(*m),
            Attr::Typed(k, ty) => {
                self.push(k.keyword());
                self.push("(");
                self.ty(*ty);
                self.push(")");
            }
            Attr::Range(lo, hi) => {
                self.push("range(i");
                self.uint(u64::from(lo.width()));
                self.push(" ");
                self.push(&lo.to_signed_decimal());
                self.push(", ");
                self.push(&hi.to_signed_decimal());
                self.push(")");
            }
            Attr::NoFpClass(mask) => self.no_fp_class(*mask),
            Attr::Captures(text) => self.with_text("captures", text),
            Attr::Text(key, text) if text.is_empty() => self.push(key),
            Attr::Text(key, text) => self.with_text(key, text),
            Attr::Str(key, value) => {
                self.quoted(key);
                if let Some(v) = value {
                    self.push("=");
                    self.quoted(v);
                }
            }
        }
    }

    fn with_text(&mut self, key: &str, text: &str) {
        self.push(key);
        self.push("(");
        self.push(text);
        self.push(")");
    }

    fn bytes_attr(&mut self, key: &str, n: u64, in_group: bool) {
        self.push(key);
        self.push(if in_group { "=" } else { "(" });
        self.uint(n);
        if !in_group {
            self.push(")");
        }
    }

    fn no_fp_class(&mut self, mask: u32) {
        self.push("nofpclass(");
        let mut rest = mask;
        let mut first = true;
        for (bits, word) in FP_CLASSES {
            if rest & bits == bits {
                if !first {
                    self.push(" ");
                }
                first = false;
                self.push(word);
                rest &= !bits;
            }
        }
        self.push(")");
    }

    /// `memory(…)`: the effect on unnamed memory first, then each location that differs from it.
    fn memory(&mut self, m: MemoryEffects) {
        self.push("memory(");
        let located = [
            ("argmem: ", m.argmem),
            ("inaccessiblemem: ", m.inaccessible),
            ("errnomem: ", m.errno),
            ("target_mem0: ", m.target[0]),
            ("target_mem1: ", m.target[1]),
        ];
        let uniform = located.iter().all(|l| l.1 == m.other);
        let mut first = true;
        if uniform || m.other != ModRef::None {
            self.push(m.other.keyword());
            first = false;
        }
        for (word, effect) in located {
            if effect != m.other {
                if !first {
                    self.push(", ");
                }
                first = false;
                self.push(word);
                self.push(effect.keyword());
            }
        }
        self.push(")");
    }
}
