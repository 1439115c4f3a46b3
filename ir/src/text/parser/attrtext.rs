//! Attributes with arguments: `align 8`, `memory(…)`, `range(…)`, `captures(…)` and so on.
//!
//! [`Parser::argument_attr`] is the dispatch by keyword. The same attribute may be spelled in two ways, `align 8` on a
//! value and `align=8` in a group; [`AttrSite`] says where it stands, and those that only functions have are refused
//! elsewhere.
//!
//! Attributes that passes ask about are data (`Attr::Align`, `Attr::Memory`, `Attr::Range`, types); the others keep
//! their arguments as canonical text (`Attr::Text`), as LLVM prints it, so that `allocsize(0,1)` or `captures(…)`
//! compare as texts.
//!
//! Checked is what LLVM's reader checks of the argument: powers of two, bounds in order, numbers that fit their width,
//! words that exist. Whether the attribute fits what it stands on is the verifier's (`verify::attributes`).

use super::attributes::{AttrSite, typed_attr};
use super::{Parser, Res};
use crate::attr::{Attr, MemoryEffects, ModRef};
use crate::constant::ConstantPool;
use crate::text::lexer::{Kw, Tok};
use std::fmt::Write;

impl Parser<'_> {
    /// The attribute that starts with keyword `kw` (the current token).
    pub(super) fn argument_attr(&mut self, kw: Kw, place: AttrSite) -> Res<Attr> {
        let at = self.at();
        let on_function = !matches!(place, AttrSite::Value | AttrSite::Ret);
        let function_only = matches!(
            kw,
            Kw::Memory | Kw::VscaleRange | Kw::AllocSize | Kw::AllocKind | Kw::UwTable
        );
        let misplaced = match kw {
            // On functions, parameters and, as far as LLVM's reader goes, results.
            Kw::AlignStack => false,
            Kw::Preallocated => place == AttrSite::Ret,
            Kw::ByVal
            | Kw::ByRef
            | Kw::Sret
            | Kw::InAlloca
            | Kw::ElementType
            | Kw::Captures
            | Kw::Initializes => place != AttrSite::Value,
            _ => function_only != on_function,
        };
        if misplaced {
            return Err(self.error(format!("'{}' cannot stand here", kw.text())));
        }
        self.bump();
        match kw {
            Kw::Align => self.param_align(),
            Kw::AlignStack => self.align_stack(),
            Kw::Dereferenceable => Ok(Attr::Dereferenceable(self.byte_count(at)?)),
            Kw::DereferenceableOrNull => Ok(Attr::DereferenceableOrNull(self.byte_count(at)?)),
            Kw::Memory => Ok(Attr::Memory(self.memory_effects()?)),
            Kw::Range => self.range_attr(),
            Kw::Captures => self.captures(),
            Kw::NoFpClass => self.no_fp_class(),
            Kw::VscaleRange => self.vscale_range(),
            Kw::AllocSize => self.alloc_size(),
            Kw::AllocKind => self.alloc_kind(),
            Kw::UwTable => self.uwtable(),
            Kw::Initializes => self.initializes(),
            _ => self.typed(kw, at),
        }
    }

    fn typed(&mut self, kw: Kw, at: usize) -> Res<Attr> {
        let Some(t) = typed_attr(kw) else {
            return Err(self.error_at(at, "an attribute must stand here"));
        };
        self.expect(Tok::LParen, "'(' is missing")?;
        let ty = self.ty()?;
        self.expect(Tok::RParen, "')' is missing")?;
        Ok(Attr::Typed(t, ty))
    }

    /// `align N` or `align(N)`
    fn param_align(&mut self) -> Res<Attr> {
        let paren = self.eat(Tok::LParen);
        let a = self.align_value()?;
        if paren {
            self.expect(Tok::RParen, "')' is missing")?;
        }
        Ok(Attr::Align(a.bytes()))
    }
    /// `alignstack(N)` or, in a group, `alignstack=N`
    fn align_stack(&mut self) -> Res<Attr> {
        let equal = self.eat(Tok::Equal);
        if !equal {
            self.expect(Tok::LParen, "'(' is missing")?;
        }
        let at = self.at();
        let n = self.u64()?;
        if !n.is_power_of_two() {
            return Err(self.error_at(at, "the stack alignment must be a power of two"));
        }
        if !equal {
            self.expect(Tok::RParen, "')' is missing")?;
        }
        Ok(Attr::AlignStack(n))
    }
    fn byte_count(&mut self, at: usize) -> Res<u64> {
        let equal = self.eat(Tok::Equal);
        if !equal {
            self.expect(Tok::LParen, "'(' is missing")?;
        }
        let n = self.u64()?;
        if n == 0 {
            return Err(self.error_at(at, "no bytes are no promise"));
        }
        if !equal {
            self.expect(Tok::RParen, "')' is missing")?;
        }
        Ok(n)
    }

    fn memory_effects(&mut self) -> Res<MemoryEffects> {
        self.expect(Tok::LParen, "'(' is missing")?;
        let mut m = MemoryEffects::NONE;
        let mut seen_location = false;
        loop {
            let location = match self.kind() {
                Tok::Label => {
                    let l = self.text();
                    self.bump();
                    Some(l)
                }
                _ => None,
            };
            let at = self.at();
            let effect = match self.word() {
                Some("none") => ModRef::None,
                Some("read") => ModRef::Read,
                Some("write") => ModRef::Write,
                Some("readwrite") => ModRef::ReadWrite,
                _ if location.is_none() => {
                    return Err(self.error(
                        "a location, 'none', 'read', 'write' or 'readwrite' must stand here",
                    ));
                }
                _ => {
                    return Err(
                        self.error("'none', 'read', 'write' or 'readwrite' must stand here")
                    );
                }
            };
            self.bump();
            match location {
                None if seen_location => {
                    return Err(self.error_at(at, "the effect on all other memory comes first"));
                }
                None => m = MemoryEffects::all(effect),
                Some(b"argmem") => m.argmem = effect,
                Some(b"inaccessiblemem") => m.inaccessible = effect,
                Some(b"errnomem") => m.errno = effect,
                Some(b"target_mem0") => m.target[0] = effect,
                Some(b"target_mem1") => m.target[1] = effect,
                Some(_) => return Err(self.error_at(at, "no location that LLVM 22 knows")),
            }
            seen_location = true;
            if !self.eat(Tok::Comma) {
                self.expect(Tok::RParen, "')' is missing after the memory effects")?;
                return Ok(m);
            }
        }
    }

    /// `range(iN lo, hi)`
    fn range_attr(&mut self) -> Res<Attr> {
        self.expect(Tok::LParen, "'(' is missing")?;
        let at = self.at();
        let ty = self.ty()?;
        if !ty.is_int() {
            return Err(self.error_at(at, "a range needs an integer type"));
        }
        let mut pool = ConstantPool::default();
        let mut bound = |p: &mut Self| -> Res<_> {
            let c = match p.kind() {
                Tok::Int if !fits_width(p.text(), ty.int_width().unwrap_or(0)) => {
                    return Err(p.error("the integer has more bits than its type"));
                }
                Tok::Int | Tok::HexInt => p.constant(&mut pool, ty)?,
                _ => return Err(p.error("a plain integer must stand here")),
            };
            pool.as_bits(c)
                .ok_or_else(|| p.error("a plain integer must stand here"))
        };
        let lo = bound(self)?;
        self.expect(Tok::Comma, "',' is missing")?;
        let hi = bound(self)?;
        if lo == hi {
            return Err(self.error_at(at, "the bounds of a range must differ"));
        }
        self.expect(Tok::RParen, "')' is missing")?;
        Ok(Attr::Range(lo, hi))
    }

    /// `captures(…)`: components in general and, after `ret:`, through the result.
    fn captures(&mut self) -> Res<Attr> {
        self.expect(Tok::LParen, "'(' is missing")?;
        let (mut other, mut ret, mut in_ret) = (None::<u8>, None::<u8>, false);
        loop {
            if self.is(Tok::Label) && self.text() == b"ret" {
                self.bump();
                in_ret = true;
            }
            let bits = match self.word() {
                Some("none") => 0,
                Some("address_is_null") => 1,
                Some("address") => 3,
                Some("read_provenance") => 4,
                Some("provenance") => 12,
                _ => {
                    return Err(self.error("no part of a pointer that can be captured"));
                }
            };
            let slot = if in_ret { &mut ret } else { &mut other };
            if *slot == Some(0) || slot.is_some() && bits == 0 {
                return Err(self.error("'none' excludes everything else"));
            }
            *slot = Some(slot.unwrap_or(0) | bits);
            self.bump();
            if !self.eat(Tok::Comma) {
                break;
            }
        }
        self.expect(Tok::RParen, "',' or ')' must stand here")?;
        let other = other.unwrap_or(0);
        let ret = ret.map_or(other, |r| r | other);
        Ok(Attr::Captures(captures_text(other, ret).into()))
    }

    /// `nofpclass(nan inf)` or `nofpclass(3)`
    fn no_fp_class(&mut self) -> Res<Attr> {
        self.expect(Tok::LParen, "'(' is missing")?;
        let mut mask = 0;
        if self.is(Tok::Int) {
            let at = self.at();
            mask = self.u32()?;
            if mask == 0 || mask > 0x3ff {
                return Err(self.error_at(at, "the classes are a mask of ten bits, not all zero"));
            }
        }
        while let Some(bits) = self.word().and_then(fp_class) {
            mask |= bits;
            self.bump();
        }
        if mask == 0 {
            return Err(self.error("classes of floating-point values must stand here"));
        }
        self.expect(Tok::RParen, "')' is missing")?;
        Ok(Attr::NoFpClass(mask))
    }

    fn vscale_range(&mut self) -> Res<Attr> {
        self.expect(Tok::LParen, "'(' is missing")?;
        let min = self.u32()?;
        let max = if self.eat(Tok::Comma) {
            self.u32()?
        } else {
            min
        };
        self.expect(Tok::RParen, "')' is missing")?;
        Ok(Attr::Text(
            "vscale_range".into(),
            format!("{min},{max}").into(),
        ))
    }
    fn alloc_size(&mut self) -> Res<Attr> {
        self.expect(Tok::LParen, "'(' is missing")?;
        let mut text = self.u32()?.to_string();
        if self.eat(Tok::Comma) {
            let at = self.at();
            let second = self.u32()?.to_string();
            if second == text {
                return Err(self.error_at(at, "the two parameters of 'allocsize' must differ"));
            }
            text = text + "," + &second;
        }
        self.expect(Tok::RParen, "')' is missing")?;
        Ok(Attr::Text("allocsize".into(), text.into()))
    }
    fn alloc_kind(&mut self) -> Res<Attr> {
        const KINDS: [&str; 6] = [
            "alloc",
            "realloc",
            "free",
            "uninitialized",
            "zeroed",
            "aligned",
        ];
        self.expect(Tok::LParen, "'(' is missing")?;
        let at = self.at();
        let text = self.string()?;
        let words: Vec<&str> = text.split(',').collect();
        if let Some(unknown) = words.iter().find(|w| !KINDS.contains(w)) {
            return Err(self.error_at(at, format!("'{unknown}' is no kind of allocation function")));
        }
        let sorted: Vec<&str> = KINDS.into_iter().filter(|k| words.contains(k)).collect();
        self.expect(Tok::RParen, "')' is missing")?;
        let text = format!("\"{}\"", sorted.join(","));
        Ok(Attr::Text("allockind".into(), text.into()))
    }
    fn uwtable(&mut self) -> Res<Attr> {
        let mut text = "";
        if self.eat(Tok::LParen) {
            text = match self.word() {
                Some("sync") => "sync",
                Some("async") => "",
                _ => return Err(self.error("unwind tables are 'sync' or 'async'")),
            };
            self.bump();
            self.expect(Tok::RParen, "')' is missing")?;
        }
        Ok(Attr::Text("uwtable".into(), text.into()))
    }
    fn initializes(&mut self) -> Res<Attr> {
        self.expect(Tok::LParen, "'(' is missing")?;
        let mut text = String::new();
        let mut last = None;
        loop {
            let at = self.at();
            self.expect(Tok::LParen, "'(' is missing")?;
            let lo = self.i64()?;
            self.expect(Tok::Comma, "',' is missing")?;
            let hi = self.i64()?;
            self.expect(Tok::RParen, "')' is missing")?;
            if lo >= hi || last.is_some_and(|l| l >= lo) {
                return Err(self.error_at(at, "the ranges must be ascending and apart"));
            }
            last = Some(hi);
            let comma = if text.is_empty() { "" } else { ", " };
            let _ = write!(text, "{comma}({lo}, {hi})");
            if !self.eat(Tok::Comma) {
                break;
            }
        }
        self.expect(Tok::RParen, "')' is missing")?;
        Ok(Attr::Text("initializes".into(), text.into()))
    }
}

fn captures_text(other: u8, ret: u8) -> String {
    let components = |c: u8| {
        let mut parts = Vec::new();
        match c & 3 {
            0 => {}
            1 => parts.push("address_is_null"),
            _ => parts.push("address"),
        }
        match c & 12 {
            0 => {}
            4 => parts.push("read_provenance"),
            _ => parts.push("provenance"),
        }
        if parts.is_empty() {
            parts.push("none");
        }
        parts.join(", ")
    };
    match (other, ret) {
        _ if other == ret => components(other),
        (0, _) => format!("ret: {}", components(ret)),
        _ => format!("{}, ret: {}", components(other), components(ret)),
    }
}

/// LLVM's class bits of a `nofpclass` word.
fn fp_class(word: &str) -> Option<u32> {
    Some(match word {
        "all" => 0x3ff,
        "snan" => 1,
        "qnan" => 2,
        "nan" => 3,
        "ninf" => 4,
        "nnorm" => 8,
        "nsub" => 16,
        "nzero" => 32,
        "pzero" => 64,
        "psub" => 128,
        "pnorm" => 256,
        "pinf" => 512,
        "inf" => 516,
        "norm" => 264,
        "sub" => 144,
        "zero" => 96,
        _ => return None,
    })
}

/// True if a decimal number has at most so many bits, with or without a sign; the numbers of wide types are not
/// looked at.
fn fits_width(digits: &[u8], width: u32) -> bool {
    let number = std::str::from_utf8(digits)
        .ok()
        .and_then(|d| d.parse::<i128>().ok());
    match number {
        Some(n) if width < 127 => n >= -(1 << width.saturating_sub(1)) && n < 1 << width,
        _ => true,
    }
}
