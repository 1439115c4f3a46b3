//! Volatile accesses of LLVM IR and of the PTX that was made of it, in terms that both have.
//!
//! What lies in the stack of a thread or in constant memory nobody else sees, and PTX has no volatile access to it. An access
//! that is not aligned, or not of a scalar, is several in PTX; a module with such accesses is compared byte by byte.

use tandem_ir::inst::InstKind;
use tandem_ir::{Module, Type};
use tandem_oracle::interp::{Event, Pointer, ThreadId, Value};

/// What each thread did.
pub type Events = Vec<(ThreadId, Vec<Event>)>;

/// Whether a module has volatile accesses that PTX has to take apart.
pub fn takes_apart(m: &Module) -> bool {
    let (types, layout) = (&m.header.types, &m.header.layout);
    let whole = |ty: Type, align: u64| {
        let size = layout.alloc_size(types, ty).unwrap_or(0);
        let scalar = ty.is_int() || ty.is_ptr() || ty.is_float();
        scalar && size.is_power_of_two() && size <= align.min(8)
    };
    m.bodies.iter().any(|f| {
        let mut insts = f.blocks().flat_map(|b| f.insts(b));
        insts.any(|i| match f.kind(i) {
            InstKind::Load(a) if a.volatile => !whole(f.inst_type(i), a.align.bytes()),
            InstKind::Store(a) if a.volatile => {
                !whole(f.value_type(f.operand(i, 0)), a.align.bytes())
            }
            _ => false,
        })
    })
}

/// The steps that others can see: without volatile accesses to what is `hidden`, and with the others byte by byte if they are
/// to be taken apart. Threads that do nothing visible are left out.
pub fn settled(events: &Events, hidden: &dyn Fn(&Pointer) -> bool, apart: bool) -> Events {
    let all = events.iter().map(|(thread, list)| {
        let seen = list.iter().filter(|e| match e {
            Event::VolatileLoad { at, .. } | Event::VolatileStore { at, .. } => !hidden(at),
            _ => true,
        });
        let steps: Vec<Event> = match apart {
            true => seen.flat_map(bytes_of).collect(),
            false => seen.cloned().collect(),
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
            let bytes = u64::from(width.div_ceil(8)).next_power_of_two();
            out.extend((0..bytes).map(|n| Value::int(8, bits >> (8 * n).min(127))));
        }
        Value::Float { kind, bits } => {
            let bytes = u64::from(kind.bits() / 8);
            out.extend((0..bytes).map(|n| Value::int(8, bits >> (8 * n).min(127))));
        }
        Value::Elements(all) => all.iter().for_each(|v| stored(v, out)),
        other => out.push(other.clone()),
    }
}
