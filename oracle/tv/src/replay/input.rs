//! A counterexample as data: what the caller passes, what memory holds, what unknown functions answer.
//!
//! The solver's model is turned into this form, and this form is what people are
//! shown and what the interpreter runs. Nothing in it refers to one of the two
//! programs: globals are named, types come from the function that is run, so the
//! same input goes into the source and into the target.

use std::collections::BTreeMap;
use tandem_interp::{Buffer, ByteMark, Image, Input, Place, Pointer, Target, Value};
use tandem_ir::attr::{Attr, TypedAttr};
use tandem_ir::constant::Bits;
use tandem_ir::types::TypeTable;
use tandem_ir::{Function, Header, Type};

/// Largest block that can be run.
pub const MAX_BLOCK: u64 = 1 << 22;

/// Everything that a function's behaviour depends on, besides its own choices.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct ConcreteInput {
    /// One per parameter.
    pub args: Vec<ConcreteValue>,
    /// Memory that the caller provides.
    pub blocks: Vec<ConcreteBlock>,
    /// Contents of global variables that are not constant, where they are not the initialiser's.
    pub globals: Vec<ConcreteGlobal>,
    /// What observable calls of functions without a body do, in the order of the calls.
    pub answers: Vec<ConcreteAnswer>,
    /// Results of calls that nobody can notice but by their result.
    pub results: Vec<ConcreteResult>,
    /// Where the thread is in its launch, if the counterexample says so.
    pub place: Option<Place>,
}

/// A value, to be read at a type.
#[derive(Clone, PartialEq, Debug)]
pub enum ConcreteValue {
    /// The bits of an integer or a float, or the address of a pointer to nothing.
    Bits(Bits),
    /// A pointer.
    Pointer(ConcretePointer),
    /// `undef`
    Undef,
    /// `poison`
    Poison,
    /// Elements of a vector, array or struct.
    Elements(Vec<ConcreteValue>),
}

/// A pointer; its address space is that of its type.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ConcretePointer {
    /// What it points into.
    pub to: PointsTo,
    /// Distance from the start in bytes; the address if it points to nothing.
    pub offset: i64,
}

/// What a pointer points into.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum PointsTo {
    /// A block of the input, by number.
    Block(usize),
    /// A global variable or function, by name.
    Global(String),
    /// The stack object of the run that calls were given.
    Stack,
    /// The same for a heap object.
    Heap,
    /// No object.
    Nothing,
}

/// A byte of memory.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ConcreteByte {
    /// Eight bits.
    Bits(u8),
    /// Undefined.
    Undef,
    /// Poison.
    Poison,
    /// A byte of a pointer.
    Pointer {
        /// The pointer.
        pointer: ConcretePointer,
        /// Its address space.
        space: u32,
        /// Which byte of it.
        index: u8,
    },
}

/// A memory object of the caller.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ConcreteBlock {
    /// Address space that it belongs to: 0 and 1 global, 3 shared, 4 constant, 5 local.
    pub space: u32,
    /// Size in bytes.
    pub size: u64,
    /// Alignment of its start.
    pub align: u64,
    /// Address of its start, if that is known.
    pub address: Option<u64>,
    /// False if a store to it is undefined behaviour.
    pub writable: bool,
    /// What the bytes hold that are not in `bytes`.
    pub fill: ConcreteByte,
    /// The others, by offset.
    pub bytes: BTreeMap<u64, ConcreteByte>,
}

/// Contents of a global variable, from its start.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ConcreteGlobal {
    /// Name, without `@`.
    pub name: String,
    /// Its bytes.
    pub bytes: Vec<ConcreteByte>,
}

/// What one observable call of a function without a body does.
#[derive(Clone, PartialEq, Debug)]
pub struct ConcreteAnswer {
    /// The function; a call of another one at this place is not answered by this.
    pub callee: String,
    /// How the call ends.
    pub ends: CallEnd,
    /// Memory that it writes, in order.
    pub writes: Vec<ConcreteWrite>,
}

/// How a call of a function without a body ends.
#[derive(Clone, PartialEq, Debug)]
pub enum CallEnd {
    /// It returns, with a value unless the type is `void`.
    Returns(Option<ConcreteValue>),
    /// It never returns.
    DoesNotReturn,
}

/// A write by a function without a body.
#[derive(Clone, PartialEq, Debug)]
pub struct ConcreteWrite {
    /// Where it begins.
    pub to: WriteTo,
    /// What it writes.
    pub bytes: Vec<ConcreteByte>,
}

/// Where a write begins.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum WriteTo {
    /// Some bytes behind a pointer argument of the call.
    Argument {
        /// Which argument.
        index: usize,
        /// Distance in bytes.
        offset: i64,
    },
    /// A place of the input.
    Pointer {
        /// The place.
        pointer: ConcretePointer,
        /// The address space in which it is meant.
        space: u32,
    },
}

/// The result of a call that nobody can notice: a function of callee and arguments.
#[derive(Clone, PartialEq, Debug)]
pub struct ConcreteResult {
    /// The function.
    pub callee: String,
    /// Its arguments.
    pub args: Vec<ConcreteValue>,
    /// Its result.
    pub value: ConcreteValue,
}

impl ConcreteValue {
    /// An integer or float of at most 64 bits.
    pub fn bits(width: u32, value: u64) -> ConcreteValue {
        ConcreteValue::Bits(Bits::from_u64(width, value))
    }
    /// A pointer into a block.
    pub fn block(number: usize, offset: i64) -> ConcreteValue {
        ConcreteValue::Pointer(ConcretePointer {
            to: PointsTo::Block(number),
            offset,
        })
    }
}

impl ConcreteBlock {
    /// A writable block of global memory that holds the given bytes.
    pub fn of_bytes(bytes: &[u8], align: u64) -> ConcreteBlock {
        let known = bytes.iter().enumerate();
        ConcreteBlock {
            space: 1,
            size: bytes.len() as u64,
            align,
            address: None,
            writable: true,
            fill: ConcreteByte::Bits(0),
            bytes: known
                .map(|(i, &b)| (i as u64, ConcreteByte::Bits(b)))
                .collect(),
        }
    }
    /// The byte at an offset.
    pub fn byte(&self, offset: u64) -> &ConcreteByte {
        self.bytes.get(&offset).unwrap_or(&self.fill)
    }
    fn contents(&self) -> impl Iterator<Item = &ConcreteByte> {
        (0..self.size).map(|n| self.byte(n))
    }
}

/// Types of the elements of a vector, array or struct.
fn element_types(types: &TypeTable, ty: Type) -> Option<Vec<Type>> {
    const MOST: u64 = 1 << 16;
    if let Some((e, n, scalable)) = types.as_vector(ty) {
        return (!scalable && u64::from(n) <= MOST).then(|| vec![e; n as usize]);
    }
    if let Some((e, n)) = types.as_array(ty) {
        return (n <= MOST).then(|| vec![e; n as usize]);
    }
    types.struct_fields(ty).map(|f| f.0.to_vec())
}

/// The interpreter's form of a pointer; `None` if the module has no such name.
pub(super) fn pointer(cx: &Header, p: &ConcretePointer, space: u32) -> Option<Pointer> {
    let target = match &p.to {
        PointsTo::Block(n) => Target::Buffer(u32::try_from(*n).ok()?),
        PointsTo::Global(name) => Target::Global(cx.lookup(name)?),
        PointsTo::Stack => Target::Stack,
        PointsTo::Heap => Target::Heap,
        PointsTo::Nothing => Target::Nothing,
    };
    Some(Pointer {
        space,
        target,
        offset: p.offset,
    })
}

/// The interpreter's form of a value of a type.
///
/// # Errors
/// In words, where the value does not fit the type or the module.
pub(super) fn value(cx: &Header, v: &ConcreteValue, ty: Type) -> Result<Value, String> {
    let misfit = || format!("a value does not fit type {}", cx.types.display(ty));
    if let Some(parts) = element_types(&cx.types, ty) {
        let each = |n: usize| match v {
            ConcreteValue::Elements(e) => e.get(n),
            ConcreteValue::Undef | ConcreteValue::Poison => Some(v),
            _ => None,
        };
        let fits = !matches!(v, ConcreteValue::Elements(e) if e.len() != parts.len());
        let list = parts.iter().enumerate().map(|(n, &t)| {
            let e = each(n).filter(|_| fits).ok_or_else(misfit)?;
            value(cx, e, t)
        });
        return Ok(Value::Elements(list.collect::<Result<_, _>>()?));
    }
    Ok(match v {
        ConcreteValue::Undef => Value::Undef,
        ConcreteValue::Poison => Value::Poison,
        ConcreteValue::Pointer(p) => {
            let space = ty.address_space().ok_or_else(misfit)?;
            Value::Pointer(pointer(cx, p, space).ok_or("a pointer to a name that is not there")?)
        }
        ConcreteValue::Bits(b) => scalar(b, ty).ok_or_else(misfit)?,
        ConcreteValue::Elements(_) => return Err(misfit()),
    })
}

fn scalar(b: &Bits, ty: Type) -> Option<Value> {
    if let Some(width) = ty.int_width() {
        return (width == b.width()).then(|| Value::from_bits(b.clone()));
    }
    if let Some(kind) = ty.float_kind() {
        let bits = b.as_u128().filter(|_| kind.bits() == b.width())?;
        return Some(Value::Float { kind, bits });
    }
    let space = ty.address_space()?;
    Some(Value::Pointer(Pointer {
        space,
        target: Target::Nothing,
        offset: b.as_u64()? as i64,
    }))
}

/// The interpreter's form of memory contents.
///
/// # Errors
/// In words, where a pointer names something that the module does not have.
pub(super) fn image<'a>(
    cx: &Header,
    bytes: impl Iterator<Item = &'a ConcreteByte>,
) -> Result<Image, String> {
    let mut image = Image::default();
    for (at, b) in bytes.enumerate() {
        let mark = match b {
            ConcreteByte::Bits(b) => {
                image.bytes.push(*b);
                continue;
            }
            ConcreteByte::Undef => ByteMark::Undef,
            ConcreteByte::Poison => ByteMark::Poison,
            ConcreteByte::Pointer {
                pointer: p,
                space,
                index,
            } => ByteMark::Pointer {
                pointer: pointer(cx, p, *space).ok_or("a pointer to a name that is not there")?,
                index: *index,
            },
        };
        image.bytes.push(0);
        image.marks.push((at as u64, mark));
    }
    Ok(image)
}

impl ConcreteInput {
    /// The interpreter's form for a function.
    ///
    /// # Errors
    /// In words, why the input cannot be run.
    pub(crate) fn for_function(&self, cx: &Header, f: &Function) -> Result<Input, String> {
        if f.args().len() != self.args.len() {
            return Err("another number of parameters".into());
        }
        let mut input = Input {
            place: self.place,
            ..Input::default()
        };
        for (n, (a, &v)) in self.args.iter().zip(f.args()).enumerate() {
            let attrs = cx.function(f.global).map(|d| d.attrs.param(n));
            let attrs = attrs.map_or(&[][..], |s| cx.attrs.get(s));
            let by_value = attrs.iter().find_map(|a| match a {
                Attr::Typed(TypedAttr::ByVal, t) => cx.layout.alloc_size(&cx.types, *t),
                _ => None,
            });
            input.args.push(match by_value {
                Some(size) => self.by_value(a, size)?,
                None => value(cx, a, f.value_type(v))?,
            });
        }
        for (n, b) in self.blocks.iter().enumerate() {
            if b.size > MAX_BLOCK {
                return Err(format!("block {n} has {} bytes", b.size));
            }
            input.buffers.push(Buffer {
                space: b.space,
                contents: image(cx, b.contents())?,
                align: b.align.clamp(1, 1 << 20),
                constant: !b.writable,
                address: b.address,
            });
        }
        for g in &self.globals {
            if cx.lookup(&g.name).is_none() {
                continue; // Only the other side has it.
            }
            let plain = g.bytes.iter().map(|b| match b {
                ConcreteByte::Bits(b) => Some(*b),
                _ => None,
            });
            let plain: Option<Vec<u8>> = plain.collect();
            let why = || format!("@{} holds undef, poison or pointers", g.name);
            input.globals.push((g.name.clone(), plain.ok_or_else(why)?));
        }
        Ok(input)
    }

    /// The bytes behind a `byval` argument.
    fn by_value(&self, a: &ConcreteValue, size: u64) -> Result<Value, String> {
        let block = match a {
            ConcreteValue::Pointer(p) => match p.to {
                PointsTo::Block(n) => self.blocks.get(n).map(|b| (b, p.offset as u64)),
                _ => None,
            },
            _ => None,
        };
        let (block, from) = block.ok_or("a byval argument that points to no block")?;
        let end = from.checked_add(size).filter(|&e| e <= block.size);
        let bytes = (from..end.ok_or("a byval argument that is out of bounds")?)
            .map(|n| match block.byte(n) {
                ConcreteByte::Bits(b) => Some(*b),
                _ => None,
            })
            .collect::<Option<_>>();
        Ok(Value::ByVal(bytes.ok_or(
            "a byval argument that holds undef, poison or pointers",
        )?))
    }
}
