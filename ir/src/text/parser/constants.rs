//! Constants of a known type.
//!
//! Aggregates that LLVM has only one form for get that form here too (all-zero
//! elements are `zeroinitializer`, all-undef elements `undef`, equal elements of a
//! vector a splat, byte arrays a string), so that constants that LLVM holds for
//! identical have one handle. That is spelling; nothing is computed.

use super::{BlockAddressUse, Label, Parser, Res, ascii};
use crate::constant::{Bits, ConstantData, ConstantPool};
use crate::entity::{Block, Constant, Global};
use crate::names;
use crate::text::lexer::{Kw, Tok};
use crate::types::{Type, TypeData};
use cranelift_entity::EntityRef;

/// Longest decimal literal that is cut to its type rather than refused.
const MAX_CUT_DIGITS: usize = 10_000;

impl<'a> Parser<'a> {
    /// A constant of type `ty`, in `pool`.
    pub(super) fn constant(&mut self, pool: &mut ConstantPool, ty: Type) -> Res<Constant> {
        match self.kind() {
            Tok::Int => self.int_constant(pool, ty),
            Tok::GlobalVar | Tok::GlobalId(_) => {
                let g = self.global_use(ty)?;
                Ok(pool.intern(ty, ConstantData::Global(g)))
            }
            Tok::Float | Tok::HexFloat => {
                let bits = self.float_literal(ty)?;
                Ok(pool.intern(ty, ConstantData::Float(bits)))
            }
            Tok::Kw(kw) => self.keyword_constant(pool, ty, kw),
            Tok::HexInt => self.hex_int(pool, ty),
            Tok::CStr => self.c_string(pool, ty),
            Tok::LBrace => self.nested(|p| p.struct_constant(pool, ty, false)),
            Tok::LBracket => self.nested(|p| p.array_constant(pool, ty)),
            Tok::Less => self.nested(|p| p.angle_constant(pool, ty)),
            Tok::LocalVar | Tok::LocalId(_) => {
                Err(self.error("a local name cannot be part of a constant"))
            }
            _ => Err(self.error("a value must stand here")),
        }
    }
    /// Type and constant.
    pub(super) fn typed_constant(&mut self, pool: &mut ConstantPool) -> Res<Constant> {
        let ty = self.first_class_type()?;
        self.constant(pool, ty)
    }

    fn keyword_constant(&mut self, pool: &mut ConstantPool, ty: Type, kw: Kw) -> Res<Constant> {
        let valid =
            |p: &Self| p.h.types.is_first_class(ty) && ty != Type::LABEL && ty != Type::METADATA;
        if matches!(kw, Kw::Undef | Kw::Poison | Kw::Zeroinitializer) && self.is_defined_later(ty) {
            return Err(self.error("the struct type of this constant is defined only later"));
        }
        let data = match kw {
            Kw::True | Kw::False if ty == Type::I1 => ConstantData::Int(u64::from(kw == Kw::True)),
            Kw::True | Kw::False => {
                return Err(self.error("an integer does not fit the type wanted here"));
            }
            Kw::Null if ty.is_ptr() => ConstantData::Null,
            Kw::Null => return Err(self.error("'null' does not fit the type wanted here")),
            Kw::Undef if valid(self) => ConstantData::Undef,
            Kw::Undef => return Err(self.error("this type has no 'undef'")),
            Kw::Poison if valid(self) => ConstantData::Poison,
            Kw::Poison => return Err(self.error("this type has no 'poison'")),
            Kw::Zeroinitializer if valid(self) && self.has_zero(ty) => {
                self.bump();
                return Ok(pool.zero(ty));
            }
            Kw::Zeroinitializer => return Err(self.error("this type has no zero value")),
            Kw::None if ty == Type::TOKEN => ConstantData::NoneToken,
            Kw::None => return Err(self.error("only tokens can be 'none'")),
            Kw::Splat => return self.nested(|p| p.splat(pool, ty)),
            Kw::BlockAddress => return self.block_address(pool, ty),
            Kw::DsoLocalEquivalent | Kw::NoCfi => return self.wrapped_global(pool, ty, kw),
            Kw::PtrAuth => return self.nested(|p| p.ptrauth(pool, ty)),
            Kw::Asm => return Err(self.error("inline assembly can only be called")),
            _ => return self.nested(|p| p.constant_expr(pool, ty, kw)),
        };
        self.bump();
        Ok(pool.intern(ty, data))
    }

    /// Target types have a zero value only if LLVM says so of the name.
    fn has_zero(&self, ty: Type) -> bool {
        match self.h.types.get(ty) {
            Some(TypeData::Target { name, .. }) => {
                name.starts_with("spirv.") && &**name != "spirv.Image"
                    || matches!(&**name, "aarch64.svcount" | "riscv.vector.tuple")
            }
            _ => true,
        }
    }

    /// True for a named struct whose definition stands behind this place: LLVM reads it as
    /// opaque here, and an opaque struct has no values.
    fn is_defined_later(&self, ty: Type) -> bool {
        let at = self.struct_places.get(&ty);
        at.is_some_and(|&at| at > self.tok.at)
    }

    // ----- integers -----------------------------------------------------------

    fn int_constant(&mut self, pool: &mut ConstantPool, ty: Type) -> Res<Constant> {
        let Some(width) = ty.int_width() else {
            return Err(self.error("an integer does not fit the type wanted here"));
        };
        let text = self.text();
        // Up to 18 digits fit a word with room to spare.
        let c = if width <= 64 && text.len() <= 18 {
            pool.int(ty, small_int(text) as u64)
        } else {
            let bits = self.wide_int(width, text)?;
            pool.bits(ty, &bits)
        };
        self.bump();
        Ok(c)
    }
    /// LLVM cuts a literal that is too wide for its type to the low bits.
    fn wide_int(&self, width: u32, text: &[u8]) -> Res<Bits> {
        let text = ascii(text);
        if let Some(b) = Bits::parse_decimal(width, &text) {
            return Ok(b);
        }
        // Four bits a digit are always enough. Reading takes time that grows with the square.
        let room = (text.len() as u32 * 4).max(width);
        let all = (text.len() <= MAX_CUT_DIGITS).then(|| Bits::parse_decimal(room, &text));
        match all.flatten() {
            Some(b) => Ok(Bits::from_limbs(width, b.limbs())),
            None => Err(self.too_large(self.at(), "integer literal has too many digits")),
        }
    }
    fn hex_int(&mut self, pool: &mut ConstantPool, ty: Type) -> Res<Constant> {
        let Some(width) = ty.int_width() else {
            return Err(self.error("an integer does not fit the type wanted here"));
        };
        let text = self.text();
        let bits = hex_bits(width, &text[3..], text[0] == b's');
        self.bump();
        Ok(pool.bits(ty, &bits))
    }

    // ----- names ----------------------------------------------------------------

    /// `@name` as a pointer of type `ty`; the address space is checked now or when all names are known.
    pub(super) fn global_use(&mut self, ty: Type) -> Res<Global> {
        let at = self.tok.at;
        if !ty.is_ptr() {
            return Err(self.error("the address of a global does not fit the type wanted here"));
        }
        let g = self.global_ref()?;
        if self.in_bodies {
            self.check_global_type(g, ty, at as usize)?;
        } else {
            self.global_uses.push((g, ty, at));
        }
        Ok(g)
    }
    /// `@name`, whatever it is.
    pub(super) fn global_ref(&mut self) -> Res<Global> {
        let found = match self.kind() {
            Tok::GlobalVar => {
                let name = self.name()?;
                self.declared(&name)
            }
            Tok::GlobalId(n) => self.numbered_globals.get(n),
            _ => return Err(self.error("expected a global name")),
        };
        let g = found.ok_or_else(|| {
            let name = ascii(&self.lex.text()[self.tok.start as usize..self.tok.end as usize]);
            self.error(format!("'@{name}' is defined nowhere"))
        })?;
        self.bump();
        Ok(g)
    }
    fn wrapped_global(&mut self, pool: &mut ConstantPool, ty: Type, kw: Kw) -> Res<Constant> {
        self.bump();
        let at = self.at();
        let g = self.global_use(ty)?;
        let data = match kw {
            Kw::NoCfi => ConstantData::NoCfi(g),
            _ if self.in_bodies => {
                self.check_equivalent(g, at)?;
                ConstantData::DsoLocalEquivalent(g)
            }
            _ => {
                self.equivalents.push((g, at as u32));
                ConstantData::DsoLocalEquivalent(g)
            }
        };
        Ok(pool.intern(ty, data))
    }

    /// `dso_local_equivalent` is of a function, or of an alias or ifunc of function type.
    pub(super) fn check_equivalent(&self, g: Global, at: usize) -> Res<()> {
        if self.h.types.as_function(self.h.globals[g].ty).is_none() {
            return Err(self.error_at(at, "dso_local_equivalent needs a function"));
        }
        Ok(())
    }

    /// `blockaddress(@f, %b)`; the block is found when all bodies are there.
    fn block_address(&mut self, pool: &mut ConstantPool, ty: Type) -> Res<Constant> {
        self.bump();
        self.expect(Tok::LParen, "'(' is missing in block address expression")?;
        let g = self.global_use(ty)?;
        self.expect(Tok::Comma, "',' is missing in block address expression")?;
        let at = self.tok.at;
        let label = match self.kind() {
            Tok::LocalVar => Label::Named(self.name()?),
            Tok::LocalId(n) => Label::Numbered(n),
            _ => return Err(self.error("the name of a block must stand here")),
        };
        self.bump();
        self.expect(Tok::RParen, "')' is missing in block address expression")?;
        let block = self.block_stand_in(g, label, at);
        Ok(pool.intern(ty, ConstantData::BlockAddress(g, block)))
    }
    fn block_stand_in(&mut self, function: Global, label: Label<'a>, at: u32) -> Block {
        let next = Block::new(self.block_addresses.len());
        let key = (function, label);
        if let Some(&b) = self.block_address_ids.get(&key) {
            return b;
        }
        let label = key.1.clone();
        self.block_address_ids.insert(key, next);
        self.block_addresses.push(BlockAddressUse {
            function,
            label,
            at,
        });
        next
    }

    fn ptrauth(&mut self, pool: &mut ConstantPool, ty: Type) -> Res<Constant> {
        self.bump();
        let at = self.at();
        self.expect(Tok::LParen, "'(' is missing in constant ptrauth expression")?;
        let mut parts = vec![self.typed_constant(pool)?];
        while parts.len() < 5 && self.eat(Tok::Comma) {
            parts.push(self.typed_constant(pool)?);
        }
        self.expect(Tok::RParen, "')' is missing in constant ptrauth expression")?;
        if parts.len() == 2 {
            parts.push(pool.int(Type::I64, 0));
        }
        if parts.len() == 3 {
            parts.push(pool.zero(Type::PTR));
        }
        let part = |n: usize| {
            parts
                .get(n)
                .map(|&c| (pool.ty(c), matches!(pool.get(c), ConstantData::Int(_))))
        };
        let message = match (part(0), part(1), part(2), part(3)) {
            (Some((t, _)), ..) if t != ty => {
                "the pointer of ptrauth does not fit the type wanted here"
            }
            (_, key, ..) if key != Some((Type::I32, true)) => "the key of ptrauth is an i32",
            (_, _, disc, _) if disc != Some((Type::I64, true)) => {
                "the discriminator of ptrauth is an i64"
            }
            (.., Some((t, _))) if !t.is_ptr() => {
                "the address discriminator of ptrauth is a pointer"
            }
            _ if part(4).is_some_and(|(t, _)| !t.is_ptr()) => {
                "the deactivation symbol of ptrauth is a pointer"
            }
            _ => "",
        };
        if !message.is_empty() {
            return Err(self.error_at(at, message));
        }
        Ok(pool.intern(ty, ConstantData::PtrAuth(parts.into())))
    }

    // ----- aggregates -----------------------------------------------------------

    fn elements(&mut self, pool: &mut ConstantPool, close: Tok) -> Res<Vec<Constant>> {
        let mut all = Vec::new();
        if self.is(close) {
            return Ok(all);
        }
        loop {
            all.push(self.typed_constant(pool)?);
            if !self.eat(Tok::Comma) {
                return Ok(all);
            }
        }
    }

    fn struct_constant(
        &mut self,
        pool: &mut ConstantPool,
        ty: Type,
        packed: bool,
    ) -> Res<Constant> {
        let at = self.at();
        self.bump();
        let all = self.elements(pool, Tok::RBrace)?;
        self.expect(Tok::RBrace, "'}' is missing after the constant's elements")?;
        if packed {
            self.expect(Tok::Greater, "'>' is missing after the constant's elements")?;
        }
        let Some((fields, is_packed)) = self.h.types.struct_fields(ty) else {
            let name = self.type_name(ty);
            return Err(self.error_at(at, format!("a struct where '{name}' is wanted")));
        };
        if fields.len() != all.len() {
            return Err(self.error_at(at, "the struct has another number of fields"));
        }
        if is_packed != packed {
            return Err(self.error_at(
                at,
                "one of constant and type is packed and the other is not",
            ));
        }
        if let Some(i) = (0..all.len()).find(|&i| pool.ty(all[i]) != fields[i]) {
            let message = format!("field {i} of the struct has another type");
            return Err(self.error_at(at, message));
        }
        Ok(aggregate(pool, ty, all))
    }

    fn array_constant(&mut self, pool: &mut ConstantPool, ty: Type) -> Res<Constant> {
        let at = self.at();
        self.bump();
        let all = self.elements(pool, Tok::RBracket)?;
        self.expect(
            Tok::RBracket,
            "']' is missing after the constant's elements",
        )?;
        let Some((elem, len)) = self.h.types.as_array(ty) else {
            let name = self.type_name(ty);
            return Err(self.error_at(at, format!("an array where '{name}' is wanted")));
        };
        self.check_elements(pool, &all, elem, len, at)?;
        if all.is_empty() {
            // As LLVM has it, `[]` holds nothing that could be defined.
            return Ok(pool.intern(ty, ConstantData::Poison));
        }
        if elem == Type::I8
            && let Some(bytes) = byte_elements(pool, &all)
        {
            return Ok(byte_array(pool, ty, bytes));
        }
        Ok(aggregate(pool, ty, all))
    }
    fn check_elements(
        &self,
        pool: &ConstantPool,
        all: &[Constant],
        elem: Type,
        len: u64,
        at: usize,
    ) -> Res<()> {
        if let Some(i) = all.iter().position(|&c| pool.ty(c) != elem) {
            let name = self.type_name(elem);
            return Err(self.error_at(at, format!("element {i} should have type '{name}'")));
        }
        if all.len() as u64 != len {
            let message = format!("{} elements where the type has {len}", all.len());
            return Err(self.error_at(at, message));
        }
        Ok(())
    }

    /// `<{ … }>` or `< … >`
    fn angle_constant(&mut self, pool: &mut ConstantPool, ty: Type) -> Res<Constant> {
        let at = self.at();
        self.bump();
        if self.is(Tok::LBrace) && self.h.types.is_struct(ty) {
            return self.struct_constant(pool, ty, true);
        }
        let all = self.elements(pool, Tok::Greater)?;
        self.expect(Tok::Greater, "'>' is missing after the constant's elements")?;
        let Some((elem, len, false)) = self.h.types.as_vector(ty) else {
            let name = self.type_name(ty);
            return Err(self.error_at(at, format!("a vector where '{name}' is wanted")));
        };
        self.check_elements(pool, &all, elem, u64::from(len), at)?;
        let first = all[0];
        if is_number(pool.get(first)) && !is_zero(pool, first) && all.iter().all(|&c| c == first) {
            return Ok(pool.intern(ty, ConstantData::Splat(first)));
        }
        Ok(aggregate(pool, ty, all))
    }

    fn splat(&mut self, pool: &mut ConstantPool, ty: Type) -> Res<Constant> {
        self.bump();
        self.expect(Tok::LParen, "'(' is missing after vector splat")?;
        let at = self.at();
        let c = self.typed_constant(pool)?;
        self.expect(Tok::RParen, "')' is missing at end of vector splat")?;
        let (len, scalable) = match self.h.types.as_vector(ty) {
            Some((elem, len, scalable)) if pool.ty(c) == elem => (len, scalable),
            Some(_) => {
                return Err(
                    self.error_at(at, "the splat's element differs from the vector's in type")
                );
            }
            None => return Err(self.error_at(at, "a vector does not fit the type wanted here")),
        };
        let data = match pool.get(c) {
            _ if is_zero(pool, c) => ConstantData::Zero,
            ConstantData::Undef => ConstantData::Undef,
            ConstantData::Poison => ConstantData::Poison,
            // LLVM keeps splats of numbers only, and of anything else if there is no other form.
            d if is_number(d) || scalable || len > 1 << 16 => ConstantData::Splat(c),
            _ => ConstantData::Aggregate(vec![c; len as usize].into()),
        };
        Ok(pool.intern(ty, data))
    }

    fn c_string(&mut self, pool: &mut ConstantPool, ty: Type) -> Res<Constant> {
        let bytes = names::unescape(self.text());
        match self.h.types.as_array(ty) {
            Some((Type::I8, len)) if len == bytes.len() as u64 => {}
            _ => {
                let message = format!(
                    "a string of {} bytes where '{}' is wanted",
                    bytes.len(),
                    self.type_name(ty)
                );
                return Err(self.error(message));
            }
        }
        self.bump();
        Ok(byte_array(pool, ty, bytes))
    }
}

/// Decimal digits with optional sign, at most 18 bytes.
pub(super) fn small_int(text: &[u8]) -> i64 {
    let (negative, digits) = match text {
        [b'-', rest @ ..] => (true, rest),
        _ => (false, text),
    };
    let n = digits
        .iter()
        .fold(0i64, |n, &b| n * 10 + i64::from(b - b'0'));
    if negative { -n } else { n }
}

/// Hexadecimal digits, sign- or zero-extended from as many bits as the digits need, cut to the width.
fn hex_bits(width: u32, digits: &[u8], signed: bool) -> Bits {
    let nibble = |i: usize| -> u64 {
        let back = digits.len().checked_sub(1 + i);
        back.map_or(0, |k| {
            u64::from((digits[k] as char).to_digit(16).unwrap_or(0))
        })
    };
    let fill = signed && digits.first().is_some_and(|d| *d >= b'8');
    let limbs: Vec<u64> = (0..width.div_ceil(64) as usize)
        .map(|l| {
            (0..16).fold(0, |acc, n| {
                let at = l * 16 + n;
                let v = if at >= digits.len() && fill {
                    0xf
                } else {
                    nibble(at)
                };
                acc | v << (4 * n)
            })
        })
        .collect();
    Bits::from_limbs(width, &limbs)
}

fn is_number(d: &ConstantData) -> bool {
    matches!(
        d,
        ConstantData::Int(_) | ConstantData::WideInt(_) | ConstantData::Float(_)
    )
}

fn is_zero(pool: &ConstantPool, c: Constant) -> bool {
    match pool.get(c) {
        ConstantData::Int(0) | ConstantData::Float(0) | ConstantData::Null | ConstantData::Zero => {
            true
        }
        ConstantData::WideInt(b) => b.is_zero(),
        _ => false,
    }
}

/// The bytes of an `i8` array's elements, if all are plain integers.
fn byte_elements(pool: &ConstantPool, all: &[Constant]) -> Option<Vec<u8>> {
    all.iter()
        .map(|&c| match pool.get(c) {
            ConstantData::Int(v) => Some(*v as u8),
            _ => None,
        })
        .collect()
}

fn byte_array(pool: &mut ConstantPool, ty: Type, bytes: Vec<u8>) -> Constant {
    if bytes.iter().all(|&b| b == 0) {
        return pool.intern(ty, ConstantData::Zero);
    }
    pool.intern(ty, ConstantData::Bytes(bytes.into()))
}

/// An aggregate in the form that LLVM has for it.
fn aggregate(pool: &mut ConstantPool, ty: Type, all: Vec<Constant>) -> Constant {
    let every = |f: &dyn Fn(&ConstantData) -> bool| all.iter().all(|&c| f(pool.get(c)));
    let data = if all.iter().all(|&c| is_zero(pool, c)) {
        ConstantData::Zero
    } else if every(&|d| *d == ConstantData::Undef) {
        ConstantData::Undef
    } else if every(&|d| *d == ConstantData::Poison) {
        ConstantData::Poison
    } else {
        ConstantData::Aggregate(all.into())
    };
    pool.intern(ty, data)
}
