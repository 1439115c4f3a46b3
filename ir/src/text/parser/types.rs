//! Types.
//!
//! Named types may be used before they are defined; the first mention makes a
//! named struct, and the definition gives it its body. When all definitions are
//! read, structs that contain themselves are rejected, and so are chains of named
//! structs so long that whatever recurses over types later could run out of stack.

use super::scan::{Item, ItemKind};
use super::{Parser, Res, TypeEntry};
use crate::text::lexer::{Kw, Tok};
use crate::types::{
    FloatKind, MAX_ADDRESS_SPACE, MAX_INT_WIDTH, StructBody, Type, TypeData, TypeTable,
};
use rustc_hash::FxHashMap;

/// How deeply named structs may contain one another.
const MAX_STRUCT_DEPTH: u32 = 1024;
/// How many fields a struct may have, those of the structs in it included. Structs that hold the same
/// struct twice, level after level, grow without bound in a few lines of text.
const MAX_STRUCT_PARTS: u32 = 1 << 20;

impl<'a> Parser<'a> {
    /// A type that is not `void`.
    pub(super) fn ty(&mut self) -> Res<Type> {
        let at = self.at();
        let ty = self.any_type()?;
        if ty == Type::VOID {
            return Err(self.error_at(at, "'void' can only be a function's result"));
        }
        Ok(ty)
    }
    /// A type that a value can have.
    pub(super) fn first_class_type(&mut self) -> Res<Type> {
        self.ty()
    }

    /// Any type, `void` and function types included.
    pub(super) fn any_type(&mut self) -> Res<Type> {
        let at = self.at();
        let mut ty = match self.kind() {
            Tok::IntType(w) => {
                if w == 0 || w > MAX_INT_WIDTH {
                    return Err(self.error("integer types have 1 to 8388608 bits"));
                }
                self.bump();
                Type::int(w)
            }
            Tok::Kw(Kw::Ptr) => {
                self.bump();
                let space = self.opt_addrspace(0)?;
                if self.is(Tok::Star) {
                    return Err(self.error("'ptr' takes no '*'"));
                }
                // What follows is not about the pointer, unless a function returns it.
                if !self.is(Tok::LParen) {
                    return Ok(Type::ptr(space));
                }
                Type::ptr(space)
            }
            _ => self.nested(|p| p.other_type())?,
        };
        loop {
            match self.kind() {
                Tok::LParen => ty = self.function_type(ty, at)?,
                Tok::Star | Tok::Kw(Kw::Addrspace) => ty = self.typed_pointer(ty)?,
                _ => return Ok(ty),
            }
        }
    }
    /// `T*` and `T addrspace(N)*`: the spelling of pointers before LLVM 15, still read as `ptr`.
    fn typed_pointer(&mut self, pointee: Type) -> Res<Type> {
        let message = match pointee {
            Type::LABEL => "there are no pointers to blocks",
            Type::VOID => "'void*' was never a type; write 'ptr'",
            Type::METADATA | Type::TOKEN | Type::X86_AMX => "there are no pointers to this type",
            _ => "",
        };
        if !message.is_empty() {
            return Err(self.error(message));
        }
        let space = self.opt_addrspace(0)?;
        self.expect(Tok::Star, "'*' is missing in address space")?;
        Ok(Type::ptr(space))
    }

    fn other_type(&mut self) -> Res<Type> {
        let ty = match self.kind() {
            Tok::Kw(kw) => match simple_type(kw) {
                Some(t) => t,
                None if kw == Kw::Target => return self.target_type(),
                None => return Err(self.error("a type must stand here")),
            },
            Tok::LocalVar | Tok::LocalId(_) => self.named_type()?,
            Tok::LBrace => return self.struct_type(),
            Tok::LBracket => return self.array_type(),
            Tok::Less => return self.vector_or_packed(),
            _ => return Err(self.error("a type must stand here")),
        };
        self.bump();
        Ok(ty)
    }

    fn named_type(&mut self) -> Res<Type> {
        let at = self.tok.at;
        if let Tok::LocalId(n) = self.kind() {
            if let Some(e) = self.numbered_types.get(n) {
                return Ok(e.ty);
            }
            let ty = self.h.types.new_named(None);
            let defined = false;
            self.numbered_types.insert(n, TypeEntry { ty, defined, at });
            return Ok(ty);
        }
        let name = self.name()?;
        if let Some(e) = self.named_types.get(&name) {
            return Ok(e.ty);
        }
        let ty = self.h.types.new_named(Some(&name));
        let defined = false;
        self.named_types.insert(name, TypeEntry { ty, defined, at });
        Ok(ty)
    }

    /// `addrspace(N)`, `addrspace("A")`, or the default.
    pub(super) fn opt_addrspace(&mut self, default: u32) -> Res<u32> {
        if !self.eat_kw(Kw::Addrspace) {
            return Ok(default);
        }
        self.expect(Tok::LParen, "'(' is missing in address space")?;
        let at = self.at();
        let space = if self.is(Tok::Str) {
            let layout = &self.h.layout;
            let space = match self.text() {
                b"A" => layout.alloca_addrspace,
                b"G" => layout.globals_addrspace,
                b"P" => layout.program_addrspace,
                _ => return Err(self.error("named address spaces are \"A\", \"G\" and \"P\"")),
            };
            self.bump();
            space
        } else {
            self.u32()?
        };
        if space > MAX_ADDRESS_SPACE {
            return Err(self.error_at(at, "address spaces have 24 bits"));
        }
        self.expect(Tok::RParen, "')' is missing in address space")?;
        Ok(space)
    }

    fn function_type(&mut self, ret: Type, at: usize) -> Res<Type> {
        if matches!(ret, Type::LABEL | Type::METADATA) || self.h.types.as_function(ret).is_some() {
            return Err(self.error_at(at, "a function cannot return this type"));
        }
        self.bump();
        let (mut params, mut vararg) = (Vec::new(), false);
        while !self.is(Tok::RParen) {
            if self.eat(Tok::Ellipsis) {
                vararg = true;
                break;
            }
            let at = self.at();
            let ty = self.nested(|p| p.ty())?;
            self.check_param_type(ty, at)?;
            if matches!(self.kind(), Tok::LocalVar | Tok::LocalId(_)) {
                return Err(self.error("parameters of a function type have no names"));
            }
            params.push(ty);
            if !self.eat(Tok::Comma) {
                break;
            }
            if self.is(Tok::RParen) {
                return Err(self.error("a type must stand here"));
            }
        }
        self.expect(Tok::RParen, "')' is missing at end of argument list")?;
        Ok(self.h.types.function(ret, &params, vararg))
    }
    pub(super) fn check_param_type(&self, ty: Type, at: usize) -> Res<()> {
        if ty == Type::VOID || ty == Type::LABEL || self.h.types.as_function(ty).is_some() {
            return Err(self.error_at(at, "a parameter cannot have this type"));
        }
        Ok(())
    }

    fn fields(&mut self) -> Res<Vec<Type>> {
        self.expect(Tok::LBrace, "'{' is missing in struct type")?;
        let mut fields = Vec::new();
        if self.eat(Tok::RBrace) {
            return Ok(fields);
        }
        loop {
            let at = self.at();
            let ty = self.nested(|p| p.ty())?;
            if matches!(ty, Type::LABEL | Type::METADATA | Type::TOKEN)
                || self.h.types.as_function(ty).is_some()
            {
                return Err(self.error_at(at, "a struct cannot hold this type"));
            }
            fields.push(ty);
            if !self.eat(Tok::Comma) {
                break;
            }
        }
        self.expect(Tok::RBrace, "'}' is missing at end of struct")?;
        Ok(fields)
    }
    fn struct_type(&mut self) -> Res<Type> {
        let fields = self.fields()?;
        Ok(self.h.types.structure(&fields, false))
    }

    fn array_type(&mut self) -> Res<Type> {
        self.bump();
        let len = self.u64()?;
        self.expect_kw(Kw::X)?;
        let at = self.at();
        let elem = self.ty()?;
        if matches!(
            elem,
            Type::LABEL | Type::METADATA | Type::TOKEN | Type::X86_AMX
        ) || self.h.types.as_function(elem).is_some()
        {
            return Err(self.error_at(at, "an array cannot hold this type"));
        }
        self.expect(Tok::RBracket, "the array or vector type is not closed")?;
        Ok(self.h.types.array(elem, len))
    }

    fn vector_or_packed(&mut self) -> Res<Type> {
        self.bump();
        if self.is(Tok::LBrace) {
            let fields = self.fields()?;
            self.expect(Tok::Greater, "'>' is missing at end of packed struct")?;
            return Ok(self.h.types.structure(&fields, true));
        }
        let scalable = self.eat_kw(Kw::Vscale);
        if scalable {
            self.expect_kw(Kw::X)?;
        }
        let at = self.at();
        let len = self.u64()?;
        self.expect_kw(Kw::X)?;
        let elem_at = self.at();
        let elem = self.ty()?;
        self.expect(Tok::Greater, "the array or vector type is not closed")?;
        if len == 0 {
            return Err(self.error_at(at, "a vector needs at least one element"));
        }
        let Ok(len) = u32::try_from(len) else {
            return Err(self.error_at(at, "the vector has too many elements"));
        };
        let target = matches!(
            self.h.types.get(elem),
            Some(TypeData::Target { name, .. }) if &**name == "llvm.test.vectorelement"
        );
        if !elem.is_int() && !elem.is_float() && !elem.is_ptr() && !target {
            return Err(self.error_at(elem_at, "a vector cannot hold this type"));
        }
        Ok(self.h.types.vector(elem, len, scalable))
    }

    fn target_type(&mut self) -> Res<Type> {
        self.bump();
        self.expect(Tok::LParen, "'(' is missing in target extension type")?;
        let name = self.string()?;
        let (mut types, mut ints) = (Vec::new(), Vec::new());
        while self.eat(Tok::Comma) {
            if self.is(Tok::Int) {
                ints.push(self.u32()?);
            } else if ints.is_empty() {
                types.push(self.nested(|p| p.any_type())?);
            } else {
                return Err(self.error("types come before numbers in a target type"));
            }
        }
        let close = self.at();
        self.expect(Tok::RParen, "')' is missing in target extension type")?;
        let counted = match &*name {
            "aarch64.svcount" => types.is_empty() && ints.is_empty(),
            "riscv.vector.tuple" => types.len() == 1 && ints.len() == 1,
            "amdgcn.named.barrier" => types.is_empty() && ints.len() == 1,
            _ => true,
        };
        if !counted {
            let message = format!("target type '{name}' with other parameters than it has");
            return Err(self.error_at(close, message));
        }
        Ok(self.h.types.intern(TypeData::Target {
            name: name.into(),
            types: types.into(),
            ints: ints.into(),
        }))
    }

    // ----- definitions ----------------------------------------------------------

    /// Makes the structs without a name in order of their numbers, wherever they are mentioned first:
    /// so the printer numbers them as the text does, and its text is the same when it is read again.
    pub(super) fn declare_numbered_structs(&mut self, items: &[Item]) {
        let mut numbered = Vec::new();
        for item in items.iter().filter(|i| i.kind == ItemKind::Type) {
            self.seek(item.name as usize);
            let Tok::LocalId(n) = self.kind() else {
                continue;
            };
            let at = self.tok.at;
            self.bump();
            if self.eat(Tok::Equal) && self.eat_kw(Kw::Type) && self.at_struct_body() {
                numbered.push((n, at));
            }
        }
        numbered.sort_unstable();
        for (n, at) in numbered {
            if self.numbered_types.get(n).is_none() {
                let ty = self.h.types.new_named(None);
                let defined = false;
                self.numbered_types.insert(n, TypeEntry { ty, defined, at });
            }
        }
    }
    /// True if a struct follows, `opaque` among them, and not another word for a type.
    fn at_struct_body(&self) -> bool {
        let rest = || self.lex.text().get(self.at() + 1..).unwrap_or_default();
        self.is_kw(Kw::Opaque)
            || self.is(Tok::LBrace)
            || (self.is(Tok::Less) && rest().trim_ascii_start().first() == Some(&b'{'))
    }

    /// `%name = type …`
    pub(super) fn type_definition(&mut self) -> Res<()> {
        let at = self.tok.at;
        let number = match self.kind() {
            Tok::LocalId(n) => Some(n),
            _ => None,
        };
        let name = self.name()?;
        let old = match number {
            Some(n) => self.numbered_types.get(n),
            None => self.named_types.get(&name).copied(),
        };
        if old.is_some_and(|e| e.defined) {
            return Err(self.error("this type is defined twice"));
        }
        self.bump();
        self.expect(Tok::Equal, "'=' is missing after name")?;
        self.expect_kw(Kw::Type)?;
        if !self.at_struct_body() {
            return self.type_alias(number, name, old, at);
        }
        let ty = match old {
            Some(e) => e.ty,
            None => self.h.types.new_named(number.is_none().then_some(&*name)),
        };
        let entry = TypeEntry {
            ty,
            defined: true,
            at,
        };
        match number {
            Some(n) => self.numbered_types.insert(n, entry),
            None => {
                self.named_types.insert(name, entry);
            }
        }
        if self.eat_kw(Kw::Opaque) {
            return Ok(());
        }
        self.struct_places.insert(ty, at);
        let packed = self.eat(Tok::Less);
        let fields = self.fields()?.into();
        if packed {
            self.expect(Tok::Greater, "'>' is missing in packed struct")?;
        }
        self.h.types.set_body(ty, StructBody { fields, packed });
        Ok(())
    }
    /// `%name = type i32`: another word for a type, kept from older LLVM; it must come before its uses.
    fn type_alias(
        &mut self,
        number: Option<u32>,
        name: std::borrow::Cow<'a, str>,
        old: Option<TypeEntry>,
        at: u32,
    ) -> Res<()> {
        if old.is_some() {
            return Err(self.error_at(
                at as usize,
                "another word for a type must stand before its uses",
            ));
        }
        let ty = self.ty()?;
        let known = match number {
            Some(n) => self.numbered_types.get(n).is_some(),
            None => self.named_types.contains_key(&name),
        };
        if known {
            return Err(self.error_at(at as usize, "only structs can be defined by themselves"));
        }
        let entry = TypeEntry {
            ty,
            defined: true,
            at,
        };
        match number {
            Some(n) => self.numbered_types.insert(n, entry),
            None => {
                self.named_types.insert(name, entry);
            }
        }
        Ok(())
    }

    /// After all definitions: every name has one, and no struct contains itself.
    pub(super) fn check_types(&mut self) -> Res<()> {
        // Both lists are sorted by place, so the message does not depend on hash order.
        let named = self.named_types.values().filter(|e| !e.defined).copied();
        let numbered = self.numbered_types.pairs().into_iter().map(|p| p.1);
        let missing = named
            .chain(numbered.filter(|e| !e.defined))
            .min_by_key(|e| e.at);
        if let Some(e) = missing {
            self.seek(e.at as usize);
            let message = match self.kind() {
                Tok::LocalId(n) => format!("the type '%{n}' is defined nowhere"),
                _ => format!("the type '%{}' is defined nowhere", self.name()?),
            };
            return Err(self.error(message));
        }
        self.check_recursion()
    }

    fn check_recursion(&mut self) -> Res<()> {
        let mut known: FxHashMap<Type, Option<Extent>> = FxHashMap::default();
        for root in self.h.types.named_structs().to_vec() {
            let Err(message) = measure(&self.h.types, root, &mut known) else {
                continue;
            };
            let name = self.type_name(root);
            let named = self.named_types.values().copied();
            let numbered = self.numbered_types.pairs().into_iter().map(|p| p.1);
            let at = named
                .chain(numbered)
                .find(|e| e.ty == root)
                .map_or(0, |e| e.at);
            let message = format!("the struct '{name}' {message}");
            return Err(self.error_at(at as usize, message));
        }
        Ok(())
    }
}

fn simple_type(kw: Kw) -> Option<Type> {
    Some(match kw {
        Kw::Void => Type::VOID,
        Kw::LabelKw => Type::LABEL,
        Kw::Token => Type::TOKEN,
        Kw::Metadata => Type::METADATA,
        Kw::X86Amx => Type::X86_AMX,
        Kw::Half => Type::HALF,
        Kw::BFloat => Type::BFLOAT,
        Kw::Float => Type::FLOAT,
        Kw::Double => Type::DOUBLE,
        Kw::X86Fp80 => Type::float(FloatKind::X86Fp80),
        Kw::Fp128 => Type::float(FloatKind::Fp128),
        Kw::PpcFp128 => Type::float(FloatKind::PpcFp128),
        _ => return None,
    })
}

/// The types directly inside a type.
fn children(types: &TypeTable, ty: Type) -> Vec<Type> {
    match types.get(ty) {
        Some(TypeData::Array { elem, .. } | TypeData::Vector { elem, .. }) => vec![*elem],
        Some(TypeData::Struct { fields, .. }) => fields.to_vec(),
        Some(TypeData::Named { .. }) => types.body(ty).map_or(Vec::new(), |b| b.fields.to_vec()),
        _ => Vec::new(),
    }
}

/// Depth and number of parts of a type, named structs expanded.
#[derive(Clone, Copy, Default)]
struct Extent {
    depth: u32,
    parts: u32,
}

/// A type on the way down: what is below it and what has been seen of that.
struct Step {
    ty: Type,
    children: Vec<Type>,
    next: usize,
    below: Extent,
}

/// Measures a type without recursing; an error if it contains itself, is too deep or has too many parts.
/// `known` holds the measured types, and `None` for those on the path.
fn measure(
    types: &TypeTable,
    root: Type,
    known: &mut FxHashMap<Type, Option<Extent>>,
) -> Result<(), &'static str> {
    let enter = |ty: Type, known: &mut FxHashMap<Type, Option<Extent>>| {
        known.insert(ty, None);
        let children = children(types, ty);
        let parts = children.len() as u32;
        let below = Extent { depth: 0, parts };
        Step {
            ty,
            children,
            next: 0,
            below,
        }
    };
    if known.contains_key(&root) {
        return Ok(());
    }
    let mut path = vec![enter(root, known)];
    while let Some(step) = path.last_mut() {
        let found = match step.children.get(step.next) {
            Some(child) if !child.in_table() => Some(Extent::default()),
            Some(child) => match known.get(child) {
                Some(None) => return Err("contains itself"),
                Some(Some(extent)) => Some(*extent),
                None => {
                    let child = enter(*child, known);
                    path.push(child);
                    continue;
                }
            },
            None => None,
        };
        if let Some(child) = found {
            step.next += 1;
            step.below.depth = step.below.depth.max(child.depth);
            step.below.parts = step.below.parts.saturating_add(child.parts);
            continue;
        }
        let depth = step.below.depth + 1;
        if depth > MAX_STRUCT_DEPTH {
            return Err("is nested too deeply");
        }
        if step.below.parts > MAX_STRUCT_PARTS {
            return Err("has too many parts");
        }
        known.insert(
            step.ty,
            Some(Extent {
                depth,
                ..step.below
            }),
        );
        path.pop();
    }
    Ok(())
}
