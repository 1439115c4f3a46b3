//! Volatile accesses of LLVM IR and of the PTX that was made of it, in terms that both have.
//!
//! What lies in the stack of a thread or in constant memory nobody else sees, and PTX has no volatile access to it. An access
//! that is not aligned, or not of a scalar, is several in PTX; a module with such accesses is compared byte by byte. Where
//! bytes do not tell either ([`Volatiles::Not`]), these accesses are not compared.

use tandem_ir::inst::{InstKind, MemAccess, Ordering};
use tandem_ir::{Module, Type};
use tandem_oracle::interp::{Event, Pointer, ThreadId, Value};

/// What each thread did.
pub type Events = Vec<(ThreadId, Vec<Event>)>;

/// How the volatile accesses of a module are compared.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Volatiles {
    /// One with one.
    Whole,
    /// Byte by byte: PTX has to take some apart.
    Bytes,
    /// Not at all: there are some of aggregates, which have padding, or of parts of bytes, or atomic ones that PTX does with an
    /// order instead.
    Not,
}

/// How the volatile accesses of a module are compared.
pub fn compared(m: &Module) -> Volatiles {
    let (types, layout) = (&m.header.types, &m.header.layout);
    let of = |ty: Type, access: MemAccess| {
        if !access.volatile {
            return Volatiles::Whole;
        }
        if access.ordering > Ordering::Monotonic {
            return Volatiles::Not;
        }
        let scalar = ty.is_int() || ty.is_ptr() || ty.is_float();
        let size = layout.store_size(types, ty).unwrap_or(0);
        if scalar {
            return match size.is_power_of_two() && size <= access.align.bytes().min(8) {
                true => Volatiles::Whole,
                false => Volatiles::Bytes,
            };
        }
        let element = types.as_vector(ty).map(|(e, ..)| e);
        let bits = element.and_then(|e| layout.size_bits(types, e));
        match bits.is_some_and(|n| n.is_multiple_of(8)) {
            true => Volatiles::Bytes,
            false => Volatiles::Not,
        }
    };
    let mut most = Volatiles::Whole;
    for f in &m.bodies {
        for i in f.blocks().flat_map(|b| f.insts(b)) {
            let how = match f.kind(i) {
                InstKind::Load(a) => of(f.inst_type(i), *a),
                InstKind::Store(a) => of(f.value_type(f.operand(i, 0)), *a),
                InstKind::AtomicRmw(_, a) | InstKind::CmpXchg { access: a, .. } if a.volatile => {
                    Volatiles::Not
                }
                _ => Volatiles::Whole,
            };
            most = most.max(how);
        }
    }
    most
}

/// Whether a value has bits that are open.
pub fn is_open(v: &Value) -> bool {
    match v {
        Value::Elements(all) => all.iter().any(is_open),
        v => matches!(v, Value::Undef | Value::Poison),
    }
}

/// Whether a volatile store writes bytes that the source leaves open, of which nobody can say how many there are.
pub fn stores_open_bytes(events: &Events) -> bool {
    let mut all = events.iter().flat_map(|t| &t.1);
    all.any(|e| matches!(e, Event::VolatileStore { value, .. } if is_open(value)))
}

/// The steps that others can see: without volatile accesses to what is `hidden`, and with the others as they are to be
/// compared. Threads that do nothing visible are left out.
pub fn settled(events: &Events, hidden: &dyn Fn(&Pointer) -> bool, how: Volatiles) -> Events {
    let all = events.iter().map(|(thread, list)| {
        let seen = list.iter().filter(|e| match e {
            Event::VolatileLoad { at, .. } | Event::VolatileStore { at, .. } => {
                how != Volatiles::Not && !hidden(at)
            }
            _ => true,
        });
        let steps: Vec<Event> = match how {
            Volatiles::Bytes => seen.flat_map(bytes_of).collect(),
            _ => seen.cloned().collect(),
        };
        (*thread, steps)
    });
    all.filter(|t| !t.1.is_empty()).collect()
}

/// An access in pieces of one byte; anything else as it is.
fn bytes_of(e: &Event) -> Vec<Event> {
    let byte = |at: &Pointer, n: u64| Pointer {
        offset: at.offset.wrapping_add(n as i64),
        ..at.clone()
    };
    match e {
        Event::VolatileLoad { at, bytes } => (0..*bytes)
            .map(|n| Event::VolatileLoad {
                at: byte(at, n),
                bytes: 1,
            })
            .collect(),
        Event::VolatileStore { at, value } => {
            let mut all = Vec::new();
            stored(value, &mut all);
            let pieces = all.into_iter().zip(0..);
            pieces
                .map(|(value, n)| Event::VolatileStore {
                    at: byte(at, n),
                    value,
                })
                .collect()
        }
        other => vec![other.clone()],
    }
}

/// The bytes of a value in memory, elements one behind the other.
fn stored(v: &Value, out: &mut Vec<Value>) {
    match v {
        Value::Int { width, bits } => {
            let bytes = u64::from(width.div_ceil(8));
            out.extend((0..bytes).map(|n| Value::int(8, bits >> (8 * n).min(127))));
        }
        Value::Float { kind, bits } => {
            let bytes = u64::from(kind.bits() / 8);
            out.extend((0..bytes).map(|n| Value::int(8, bits >> (8 * n).min(127))));
        }
        Value::Elements(all) => all.iter().for_each(|v| stored(v, out)),
        // Which byte of an address is where is not compared.
        Value::Pointer(_) => out.extend((0..8).map(|_| v.clone())),
        other => out.push(other.clone()),
    }
}
