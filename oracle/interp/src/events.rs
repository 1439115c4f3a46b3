//! Observable events of a run, in order: volatile accesses, calls that leave
//! the module, traps; and what memory looks like when it is over.
//!
//! Pointers in events are by target, never by address, so that a transformation
//! that changes the layout of the stack changes no event.

use super::outcome::Location;
use super::value::{Pointer, Value};

/// One observable step of one thread.
#[derive(Clone, PartialEq, Debug)]
pub enum Event {
    /// A volatile load.
    VolatileLoad {
        /// The address of the access.
        at: Pointer,
        /// Bytes read.
        bytes: u64,
    },
    /// A volatile store.
    VolatileStore {
        /// The address of the access.
        at: Pointer,
        /// The value.
        value: Value,
    },
    /// A call of a function without a body that is not provably pure.
    Call {
        /// Its name.
        callee: String,
        /// The arguments.
        args: Vec<Value>,
        /// Initial contents of the memory behind each pointer argument, as far as the callee may read it.
        memory: Vec<Image>,
        /// For each argument, the number of the first argument that leads to the same stack or heap object of the run:
        /// which objects they are nobody can tell, but whether they are the same.
        objects: Vec<Option<u32>>,
        /// Contents of stack and heap objects that earlier calls were given and may have kept, in the order in which they were
        /// given, if the callee may read more than its arguments; empty where one is gone.
        kept: Vec<Image>,
        /// Arguments of which the callee keeps nothing (`captures(none)`), so that which object it is given makes no difference
        /// to it; as long as `args`, or empty if there are none.
        lent: Vec<bool>,
        /// False if all that the callee does is a function of its arguments and of memory that they lead to: then nobody
        /// notices in which order such calls are made, or whether one is made that changes nothing.
        ordered: bool,
        /// True if the callee promises to return, without unwinding.
        returns: bool,
        /// True if the callee does the same whenever it is called with these arguments and this memory behind them.
        repeats: bool,
    },
    /// A trap; the last event of its thread.
    Trap(Location),
}

/// What a byte is, where it is more than eight defined bits.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ByteMark {
    /// Undefined.
    Undef,
    /// Poison.
    Poison,
    /// A byte of a pointer.
    Pointer {
        /// The pointer.
        pointer: Pointer,
        /// Which byte of it.
        index: u8,
    },
}

/// The contents of a piece of memory.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Image {
    /// The bytes; zero where `marks` has an entry.
    pub bytes: Vec<u8>,
    /// Offset and state of every byte that is not eight defined bits, in order of offset.
    pub marks: Vec<(u64, ByteMark)>,
}
