//! Virtual registers: nine classes, and how a function declares and names them.
//!
//! A register is a tag of four bits, its class, and an index of 28 bits (BF-046). What a file calls its registers is kept
//! beside them in a [`RegTable`]: groups such as `.reg .b32 %r<26>;`, each of which stands for consecutive indices of one
//! class, so that a declaration of a million registers costs one row.

use super::types::{Kind, Ty};

/// Largest index of a class.
pub const MAX_INDEX: u32 = (1 << 28) - 1;

/// A class of virtual registers. Numbers are the tags of BF-046.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[repr(u8)]
pub enum Class {
    /// Predicates, `%p`.
    Int1 = 1,
    /// 16 bits, `%rs`.
    Int16 = 2,
    /// 32 bits, `%r`.
    Int32 = 3,
    /// 64 bits, `%rd`.
    Int64 = 4,
    /// Single precision, `%f`.
    Float32 = 5,
    /// Double precision, `%fd`.
    Float64 = 6,
    /// Half precision, `%h`.
    Half = 7,
    /// Two halves, `%hh`.
    Half2 = 8,
    /// 128 bits, `%rq`.
    Int128 = 9,
}

impl Class {
    /// All nine, by tag.
    pub const ALL: [Class; 9] = [
        Class::Int1,
        Class::Int16,
        Class::Int32,
        Class::Int64,
        Class::Float32,
        Class::Float64,
        Class::Half,
        Class::Half2,
        Class::Int128,
    ];
    /// The class of a tag. Tag 0 and tags above 9 belong to no class: encoding one is the error of BF-045.
    pub fn of_tag(tag: u32) -> Result<Class, BadRegisterClass> {
        let at = (tag as usize).checked_sub(1).ok_or(BadRegisterClass)?;
        Class::ALL.get(at).copied().ok_or(BadRegisterClass)
    }
    /// The name that the compiler's tables have for the class.
    pub fn name(self) -> &'static str {
        match self {
            Class::Int1 => "Int1Regs",
            Class::Int16 => "Int16Regs",
            Class::Int32 => "Int32Regs",
            Class::Int64 => "Int64Regs",
            Class::Float32 => "Float32Regs",
            Class::Float64 => "Float64Regs",
            Class::Half => "Int16HalfRegs",
            Class::Half2 => "Int32HalfRegs",
            Class::Int128 => "Int128Regs",
        }
    }
    /// Prefix of a name in the style of the documents.
    pub fn prefix(self) -> &'static str {
        match self {
            Class::Int1 => "%p",
            Class::Int16 => "%rs",
            Class::Int32 => "%r",
            Class::Int64 => "%rd",
            Class::Float32 => "%f",
            Class::Float64 => "%fd",
            Class::Half => "%h",
            Class::Half2 => "%hh",
            Class::Int128 => "%rq",
        }
    }
    /// The class that LLVM's backend would use: it has no classes for floats.
    pub fn plain(self) -> Class {
        match self {
            Class::Float32 | Class::Half2 => Class::Int32,
            Class::Float64 => Class::Int64,
            Class::Half => Class::Int16,
            c => c,
        }
    }
    /// Width in bits.
    pub fn bits(self) -> u32 {
        match self {
            Class::Int1 => 1,
            Class::Int16 | Class::Half => 16,
            Class::Int32 | Class::Float32 | Class::Half2 => 32,
            Class::Int64 | Class::Float64 => 64,
            Class::Int128 => 128,
        }
    }
    /// The type that a register of the class is declared with: `.pred`, or bits.
    pub fn declared(self) -> Ty {
        match self.bits() {
            1 => Ty::Pred,
            16 => Ty::B16,
            32 => Ty::B32,
            64 => Ty::B64,
            _ => Ty::B128,
        }
    }
    /// The class of a register declared with type `ty` and a name that begins with `prefix`. Bits have the class that the
    /// prefix says, if its width is right: `.b32 %f` is [`Class::Float32`].
    pub fn of_declaration(ty: Ty, prefix: &str) -> Option<Class> {
        if ty.kind() == Kind::Bits {
            let named = Class::ALL.iter().find(|c| c.prefix() == prefix);
            if let Some(&c) = named.filter(|c| c.declared() == ty) {
                return Some(c);
            }
        }
        Some(match (ty.kind(), ty.bits()) {
            (Kind::Pred, _) => Class::Int1,
            (Kind::Opaque, _) => return None,
            (Kind::Float, 32) if matches!(ty, Ty::F16x2 | Ty::Bf16x2) => Class::Half2,
            (Kind::Float, 32) => Class::Float32,
            (Kind::Float, 64) if ty == Ty::F64 => Class::Float64,
            (Kind::Float, 16) => Class::Half,
            (_, 8 | 16) => Class::Int16,
            (_, 32) => Class::Int32,
            (_, 64) => Class::Int64,
            (_, 128) => Class::Int128,
            _ => return None,
        })
    }
}

/// The error of an encoding that names no class (BF-045).
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("Bad register class")]
pub struct BadRegisterClass;

/// A virtual register: `tag << 28 | index`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Reg(u32);

impl Reg {
    /// The register of a class and an index of at most [`MAX_INDEX`].
    pub fn new(class: Class, index: u32) -> Reg {
        Reg((class as u32) << 28 | index & MAX_INDEX)
    }
    /// Reads an encoding.
    ///
    /// # Errors
    ///
    /// A tag that is no class, that of `!Special!` included.
    pub fn decode(bits: u32) -> Result<Reg, BadRegisterClass> {
        Class::of_tag(bits >> 28).map(|_| Reg(bits))
    }
    /// The encoding.
    pub fn encode(self) -> u32 {
        self.0
    }
    /// Its class.
    pub fn class(self) -> Class {
        // Only `new` and `decode` make registers, so the tag is one of the nine.
        Class::of_tag(self.0 >> 28).unwrap_or(Class::Int32)
    }
    /// Its index within the class.
    pub fn index(self) -> u32 {
        self.0 & MAX_INDEX
    }
}

impl std::fmt::Debug for Reg {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}{}", self.class().prefix(), self.index())
    }
}

/// One declaration of registers.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RegGroup {
    /// The name, or the prefix that numbers follow.
    pub name: String,
    /// Type in the declaration.
    pub ty: Ty,
    /// `Some(n)`: `name<n>`, which declares `name0` to `name(n-1)`; `None`: one register.
    pub count: Option<u32>,
    /// The register of number 0; the others follow.
    pub first: Reg,
}

impl RegGroup {
    /// How many registers it declares.
    pub fn len(&self) -> u32 {
        self.count.unwrap_or(1)
    }
    /// Whether it declares none, as `.reg .b32 %r<0>;` does.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }
}

/// The registers of a function.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct RegTable {
    groups: Vec<RegGroup>,
    /// Per class, numbers of its groups in the order of their first indices.
    by_class: [Vec<u32>; 9],
    /// Per class, the next free index less one: indices begin at 1.
    used: [u32; 9],
}

impl RegTable {
    /// Declares a register or a range of them; `None` if the class has no room for so many, or the type no class.
    pub fn declare(&mut self, name: &str, ty: Ty, count: Option<u32>) -> Option<&RegGroup> {
        let prefix = match count {
            Some(_) => name,
            None => name.trim_end_matches(|c: char| c.is_ascii_digit()),
        };
        let class = Class::of_declaration(ty, prefix)?;
        let k = class as usize - 1;
        let first = self.used[k] + 1;
        let end = self.used[k].checked_add(count.unwrap_or(1))?;
        if end > MAX_INDEX {
            return None;
        }
        self.used[k] = end;
        self.by_class[k].push(self.groups.len() as u32);
        self.groups.push(RegGroup {
            name: name.into(),
            ty,
            count,
            first: Reg::new(class, first),
        });
        self.groups.last()
    }
    /// All declarations, in their order.
    pub fn groups(&self) -> &[RegGroup] {
        &self.groups
    }
    /// The declaration that a register belongs to, and its number there.
    pub fn group_of(&self, reg: Reg) -> Option<(&RegGroup, u32)> {
        let of_class = &self.by_class[reg.class() as usize - 1];
        let after =
            of_class.partition_point(|&g| self.groups[g as usize].first.index() <= reg.index());
        let group = &self.groups[*of_class.get(after.checked_sub(1)?)? as usize];
        let number = reg.index() - group.first.index();
        (number < group.len()).then_some((group, number))
    }
    /// The type that a register was declared with.
    pub fn ty(&self, reg: Reg) -> Ty {
        self.group_of(reg)
            .map_or(reg.class().declared(), |(g, _)| g.ty)
    }
    /// Appends the name of a register.
    pub fn write_name(&self, reg: Reg, out: &mut String) {
        use std::fmt::Write as _;
        match self.group_of(reg) {
            Some((g, number)) => {
                out.push_str(&g.name);
                if g.count.is_some() {
                    let _ = write!(out, "{number}");
                }
            }
            None => {
                let _ = write!(out, "{reg:?}");
            }
        }
    }
    /// The name of a register.
    pub fn name(&self, reg: Reg) -> String {
        let mut out = String::new();
        self.write_name(reg, &mut out);
        out
    }
}
