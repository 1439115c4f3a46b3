//! LLVM types as 32-bit handles.
//!
//! The common types (integers, pointers, floats, void, label …) are encoded in
//! the handle itself and need no table, so a function pass can name them without
//! touching anything shared. Aggregates, vectors and function types are interned
//! in the module's [`TypeTable`]; two structurally equal unnamed types have the
//! same handle, two named structs are equal only if they are the same struct
//! (LangRef "Type System").

use rustc_hash::FxHashMap;

/// Widest integer type that LLVM accepts, in bits (`IntegerType::MAX_INT_BITS`).
pub const MAX_INT_WIDTH: u32 = 1 << 23;
/// Largest address space number (24 bits).
pub const MAX_ADDRESS_SPACE: u32 = (1 << 24) - 1;

const TAG_BITS: u32 = 4;
const TAG_MASK: u32 = (1 << TAG_BITS) - 1;
const TAG_SIMPLE: u32 = 0;
const TAG_INT: u32 = 1;
const TAG_PTR: u32 = 2;
const TAG_TABLE: u32 = 3;

/// A type; cheap to copy and compare.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Type(u32);

/// The floating-point formats of LLVM.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum FloatKind {
    /// IEEE binary16.
    Half,
    /// Brain floating point: the upper half of a binary32.
    BFloat,
    /// IEEE binary32.
    Float,
    /// IEEE binary64.
    Double,
    /// 80-bit x87 extended.
    X86Fp80,
    /// IEEE binary128.
    Fp128,
    /// Pair of doubles.
    PpcFp128,
}

impl FloatKind {
    /// Storage width in bits.
    pub fn bits(self) -> u32 {
        match self {
            FloatKind::Half | FloatKind::BFloat => 16,
            FloatKind::Float => 32,
            FloatKind::Double => 64,
            FloatKind::X86Fp80 => 80,
            FloatKind::Fp128 | FloatKind::PpcFp128 => 128,
        }
    }

    /// LLVM's keyword for the format.
    pub fn keyword(self) -> &'static str {
        match self {
            FloatKind::Half => "half",
            FloatKind::BFloat => "bfloat",
            FloatKind::Float => "float",
            FloatKind::Double => "double",
            FloatKind::X86Fp80 => "x86_fp80",
            FloatKind::Fp128 => "fp128",
            FloatKind::PpcFp128 => "ppc_fp128",
        }
    }
}

const SIMPLE_FLOATS: [FloatKind; 7] = [
    FloatKind::Half,
    FloatKind::BFloat,
    FloatKind::Float,
    FloatKind::Double,
    FloatKind::X86Fp80,
    FloatKind::Fp128,
    FloatKind::PpcFp128,
];

impl Type {
    /// `void`
    pub const VOID: Type = Type::simple(0);
    /// `label`, the type of a block.
    pub const LABEL: Type = Type::simple(1);
    /// `token`
    pub const TOKEN: Type = Type::simple(2);
    /// `metadata`
    pub const METADATA: Type = Type::simple(3);
    /// `x86_amx`
    pub const X86_AMX: Type = Type::simple(4);
    /// `half`
    pub const HALF: Type = Type::simple(8);
    /// `bfloat`
    pub const BFLOAT: Type = Type::simple(9);
    /// `float`
    pub const FLOAT: Type = Type::simple(10);
    /// `double`
    pub const DOUBLE: Type = Type::simple(11);
    /// `i1`
    pub const I1: Type = Type::int(1);
    /// `i8`
    pub const I8: Type = Type::int(8);
    /// `i16`
    pub const I16: Type = Type::int(16);
    /// `i32`
    pub const I32: Type = Type::int(32);
    /// `i64`
    pub const I64: Type = Type::int(64);
    /// `ptr` in address space 0.
    pub const PTR: Type = Type::ptr(0);

    const fn simple(payload: u32) -> Type {
        Type(TAG_SIMPLE | (payload << TAG_BITS))
    }

    /// The integer type of `width` bits. `width` must be 1 ..= [`MAX_INT_WIDTH`].
    pub const fn int(width: u32) -> Type {
        debug_assert!(width >= 1 && width <= MAX_INT_WIDTH);
        Type(TAG_INT | (width << TAG_BITS))
    }

    /// The pointer type of an address space (at most [`MAX_ADDRESS_SPACE`]).
    pub const fn ptr(addrspace: u32) -> Type {
        debug_assert!(addrspace <= MAX_ADDRESS_SPACE);
        Type(TAG_PTR | (addrspace << TAG_BITS))
    }

    /// The type of a floating-point format.
    pub fn float(kind: FloatKind) -> Type {
        Type::simple(8 + kind as u32)
    }

    fn tag(self) -> u32 {
        self.0 & TAG_MASK
    }
    fn payload(self) -> u32 {
        self.0 >> TAG_BITS
    }

    /// Width in bits if this is an integer type.
    pub fn int_width(self) -> Option<u32> {
        (self.tag() == TAG_INT).then(|| self.payload())
    }
    /// True for an integer type of any width.
    pub fn is_int(self) -> bool {
        self.tag() == TAG_INT
    }
    /// Address space if this is a pointer type.
    pub fn address_space(self) -> Option<u32> {
        (self.tag() == TAG_PTR).then(|| self.payload())
    }
    /// True for a pointer type of any address space.
    pub fn is_ptr(self) -> bool {
        self.tag() == TAG_PTR
    }
    /// The format if this is a floating-point type.
    pub fn float_kind(self) -> Option<FloatKind> {
        if self.tag() != TAG_SIMPLE {
            return None;
        }
        self.payload()
            .checked_sub(8)
            .and_then(|i| SIMPLE_FLOATS.get(i as usize))
            .copied()
    }
    /// True for a floating-point type.
    pub fn is_float(self) -> bool {
        self.float_kind().is_some()
    }
    /// True for `void`.
    pub fn is_void(self) -> bool {
        self == Type::VOID
    }
    /// True if the type lives in the [`TypeTable`] (aggregate, vector, function, target type).
    pub fn in_table(self) -> bool {
        self.tag() == TAG_TABLE
    }
}

impl std::fmt::Debug for Type {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        if let Some(w) = self.int_width() {
            write!(f, "i{w}")
        } else if let Some(a) = self.address_space() {
            write!(f, "ptr({a})")
        } else if let Some(k) = self.float_kind() {
            f.write_str(k.keyword())
        } else if self.in_table() {
            write!(f, "type#{}", self.payload())
        } else {
            f.write_str(simple_keyword(*self))
        }
    }
}

fn simple_keyword(ty: Type) -> &'static str {
    match ty {
        Type::VOID => "void",
        Type::LABEL => "label",
        Type::TOKEN => "token",
        Type::METADATA => "metadata",
        Type::X86_AMX => "x86_amx",
        _ => "?",
    }
}

/// What an interned type consists of.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum TypeData {
    /// `[len x elem]`
    Array {
        /// Element type.
        elem: Type,
        /// Number of elements.
        len: u64,
    },
    /// `<len x elem>` or `<vscale x len x elem>`
    Vector {
        /// Element type: integer, float or pointer.
        elem: Type,
        /// Number of elements (the minimum if scalable), at least 1.
        len: u32,
        /// True for `vscale`.
        scalable: bool,
    },
    /// `{ … }` or `<{ … }>`; literal, equal by structure.
    Struct {
        /// Field types.
        fields: Box<[Type]>,
        /// True for `<{ … }>`: no padding, alignment 1.
        packed: bool,
    },
    /// `%name`, equal by identity.
    Named {
        /// Name without `%`, in canonical escaped form; unnamed structs (`%0`) have `None`.
        name: Option<Box<str>>,
        /// Distinguishes named structs: their order of creation.
        serial: u32,
    },
    /// A function type.
    Function {
        /// Return type.
        ret: Type,
        /// Fixed parameters.
        params: Box<[Type]>,
        /// True if `...` follows.
        vararg: bool,
    },
    /// `target("name", types…, ints…)`
    Target {
        /// Name in canonical escaped form.
        name: Box<str>,
        /// Type parameters.
        types: Box<[Type]>,
        /// Integer parameters.
        ints: Box<[u32]>,
    },
}

/// Body of a named struct.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct StructBody {
    /// Field types.
    pub fields: Box<[Type]>,
    /// True for `<{ … }>`.
    pub packed: bool,
}

/// The aggregate, vector, function and target types of one module.
#[derive(Clone, Default, Debug)]
pub struct TypeTable {
    data: Vec<TypeData>,
    interned: FxHashMap<TypeData, Type>,
    bodies: FxHashMap<Type, StructBody>,
    named: Vec<Type>,
    /// Per named struct: how many of those before it have no name, which is the number of one without.
    unnamed_before: Vec<u32>,
    unnamed: u32,
}

impl TypeTable {
    /// The handle of a structural type; equal data gives an equal handle.
    pub fn intern(&mut self, data: TypeData) -> Type {
        if let Some(&t) = self.interned.get(&data) {
            return t;
        }
        let t = Type(TAG_TABLE | ((self.data.len() as u32) << TAG_BITS));
        self.data.push(data.clone());
        self.interned.insert(data, t);
        t
    }

    /// `[len x elem]`
    pub fn array(&mut self, elem: Type, len: u64) -> Type {
        self.intern(TypeData::Array { elem, len })
    }
    /// `<len x elem>`
    pub fn vector(&mut self, elem: Type, len: u32, scalable: bool) -> Type {
        self.intern(TypeData::Vector {
            elem,
            len,
            scalable,
        })
    }
    /// `{ fields }`
    pub fn structure(&mut self, fields: &[Type], packed: bool) -> Type {
        self.intern(TypeData::Struct {
            fields: fields.into(),
            packed,
        })
    }
    /// `ret (params)`
    pub fn function(&mut self, ret: Type, params: &[Type], vararg: bool) -> Type {
        self.intern(TypeData::Function {
            ret,
            params: params.into(),
            vararg,
        })
    }

    /// Declares a new named struct without a body (opaque until [`Self::set_body`]).
    pub fn new_named(&mut self, name: Option<&str>) -> Type {
        let serial = self.named.len() as u32;
        let t = self.intern(TypeData::Named {
            name: name.map(Into::into),
            serial,
        });
        self.named.push(t);
        self.unnamed_before.push(self.unnamed);
        self.unnamed += u32::from(name.is_none());
        t
    }

    /// Gives a named struct its body.
    pub fn set_body(&mut self, named: Type, body: StructBody) {
        self.bodies.insert(named, body);
    }

    /// All named structs in order of creation.
    pub fn named_structs(&self) -> &[Type] {
        &self.named
    }

    /// The data of an interned type, or `None` for a type encoded in its handle.
    pub fn get(&self, ty: Type) -> Option<&TypeData> {
        if ty.in_table() {
            self.data.get(ty.payload() as usize)
        } else {
            None
        }
    }

    /// The body of a named struct; `None` if opaque or not a named struct.
    pub fn body(&self, ty: Type) -> Option<&StructBody> {
        self.bodies.get(&ty)
    }

    /// Fields and packedness of a literal or named struct (not opaque).
    pub fn struct_fields(&self, ty: Type) -> Option<(&[Type], bool)> {
        match self.get(ty)? {
            TypeData::Struct { fields, packed } => Some((fields, *packed)),
            TypeData::Named { .. } => self.body(ty).map(|b| (&*b.fields, b.packed)),
            _ => None,
        }
    }

    /// True for a literal or named struct.
    pub fn is_struct(&self, ty: Type) -> bool {
        matches!(
            self.get(ty),
            Some(TypeData::Struct { .. } | TypeData::Named { .. })
        )
    }
    /// Element type and length of an array.
    pub fn as_array(&self, ty: Type) -> Option<(Type, u64)> {
        match self.get(ty)? {
            TypeData::Array { elem, len } => Some((*elem, *len)),
            _ => None,
        }
    }
    /// Element type, (minimum) length and scalability of a vector.
    pub fn as_vector(&self, ty: Type) -> Option<(Type, u32, bool)> {
        match self.get(ty)? {
            TypeData::Vector {
                elem,
                len,
                scalable,
            } => Some((*elem, *len, *scalable)),
            _ => None,
        }
    }
    /// Return type, parameters and vararg of a function type.
    pub fn as_function(&self, ty: Type) -> Option<(Type, &[Type], bool)> {
        match self.get(ty)? {
            TypeData::Function {
                ret,
                params,
                vararg,
            } => Some((*ret, params, *vararg)),
            _ => None,
        }
    }
    /// The element type of a vector, any other type itself.
    pub fn scalar(&self, ty: Type) -> Type {
        self.as_vector(ty).map_or(ty, |(e, _, _)| e)
    }
    /// True for struct and array types.
    pub fn is_aggregate(&self, ty: Type) -> bool {
        self.is_struct(ty) || self.as_array(ty).is_some()
    }
    /// A type of the same vector shape as `like` with the scalar `elem`.
    pub fn with_shape_of(&mut self, like: Type, elem: Type) -> Type {
        match self.as_vector(like) {
            Some((_, len, scalable)) => self.vector(elem, len, scalable),
            None => elem,
        }
    }
    /// LLVM's first-class types: what an instruction may produce.
    pub fn is_first_class(&self, ty: Type) -> bool {
        ty != Type::VOID
            && match self.get(ty) {
                Some(TypeData::Function { .. }) => false,
                Some(TypeData::Named { .. }) => self.body(ty).is_some(),
                _ => true,
            }
    }
    /// True if values of the type have a size in memory (LangRef: sized).
    pub fn is_sized(&self, ty: Type) -> bool {
        if matches!(ty, Type::VOID | Type::LABEL | Type::TOKEN | Type::METADATA) {
            return false;
        }
        match self.get(ty) {
            None => true,
            Some(TypeData::Function { .. }) => false,
            Some(TypeData::Array { elem, .. }) => self.is_sized(*elem),
            Some(TypeData::Vector { .. } | TypeData::Target { .. }) => true,
            Some(TypeData::Struct { .. } | TypeData::Named { .. }) => {
                let fields = self.struct_fields(ty).map(|(fields, _)| fields);
                fields.is_some_and(|f| self.fields_are_sized(f))
            }
        }
    }
    /// A struct may hold scalable vectors only if all its fields are the same one.
    fn fields_are_sized(&self, fields: &[Type]) -> bool {
        let scalable = fields.iter().any(|&f| self.has_scalable(f));
        let uniform = fields
            .iter()
            .all(|&f| f == fields[0] && self.as_vector(f).is_some());
        fields.iter().all(|&f| self.is_sized(f)) && (!scalable || uniform)
    }
    fn has_scalable(&self, ty: Type) -> bool {
        self.holds(ty, &|t| self.as_vector(t).is_some_and(|v| v.2))
    }
    /// True if a value of the type holds a value of a type that `test` names, itself or as an element.
    pub fn holds(&self, ty: Type, test: &dyn Fn(Type) -> bool) -> bool {
        test(ty)
            || match self.get(ty) {
                Some(TypeData::Array { elem, .. }) => self.holds(*elem, test),
                Some(TypeData::Struct { .. } | TypeData::Named { .. }) => {
                    let fields = self.struct_fields(ty);
                    fields.is_some_and(|(f, _)| f.iter().any(|&f| self.holds(f, test)))
                }
                _ => false,
            }
    }

    /// The type in LLVM's spelling (named structs by name).
    pub fn display(&self, ty: Type) -> TypeDisplay<'_> {
        TypeDisplay { table: self, ty }
    }
}

/// Prints a type as LLVM does; made by [`TypeTable::display`].
pub struct TypeDisplay<'a> {
    table: &'a TypeTable,
    ty: Type,
}

impl std::fmt::Display for TypeDisplay<'_> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write_type(f, self.table, self.ty)
    }
}

/// Writes a type in LLVM's spelling.
pub fn write_type(f: &mut dyn std::fmt::Write, table: &TypeTable, ty: Type) -> std::fmt::Result {
    let list = |f: &mut dyn std::fmt::Write, types: &[Type]| {
        for (i, &t) in types.iter().enumerate() {
            if i > 0 {
                f.write_str(", ")?;
            }
            write_type(f, table, t)?;
        }
        Ok(())
    };
    if let Some(a) = ty.address_space() {
        return if a == 0 {
            f.write_str("ptr")
        } else {
            write!(f, "ptr addrspace({a})")
        };
    }
    let Some(data) = table.get(ty) else {
        return write!(f, "{ty:?}");
    };
    match data {
        TypeData::Array { elem, len } => {
            write!(f, "[{len} x ")?;
            write_type(f, table, *elem)?;
            f.write_char(']')
        }
        TypeData::Vector {
            elem,
            len,
            scalable,
        } => {
            write!(f, "<{}{len} x ", if *scalable { "vscale x " } else { "" })?;
            write_type(f, table, *elem)?;
            f.write_char('>')
        }
        TypeData::Struct { fields, packed } => write_struct_body(f, table, fields, *packed),
        TypeData::Named { name: Some(n), .. } => {
            f.write_char('%')?;
            crate::names::write_name(f, n)
        }
        TypeData::Named { name: None, serial } => {
            let number = table.unnamed_before.get(*serial as usize);
            write!(f, "%{}", number.copied().unwrap_or_default())
        }
        TypeData::Function {
            ret,
            params,
            vararg,
        } => {
            write_type(f, table, *ret)?;
            f.write_str(" (")?;
            list(f, params)?;
            if *vararg {
                f.write_str(if params.is_empty() { "..." } else { ", ..." })?;
            }
            f.write_char(')')
        }
        TypeData::Target { name, types, ints } => {
            write!(f, "target(\"{name}\"")?;
            for &t in types {
                f.write_str(", ")?;
                write_type(f, table, t)?;
            }
            for i in ints {
                write!(f, ", {i}")?;
            }
            f.write_char(')')
        }
    }
}

/// Writes `{ … }`, `<{ … }>` or `{}`.
pub fn write_struct_body(
    f: &mut dyn std::fmt::Write,
    table: &TypeTable,
    fields: &[Type],
    packed: bool,
) -> std::fmt::Result {
    if packed {
        f.write_char('<')?;
    }
    if fields.is_empty() {
        f.write_str("{}")?;
    } else {
        f.write_str("{ ")?;
        for (i, &t) in fields.iter().enumerate() {
            if i > 0 {
                f.write_str(", ")?;
            }
            write_type(f, table, t)?;
        }
        f.write_str(" }")?;
    }
    if packed {
        f.write_char('>')?;
    }
    Ok(())
}
