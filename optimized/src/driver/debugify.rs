//! Debug info made up for a module that has none, and what a pipeline leaves of it (`-debugify`), in the words of LLVM's `opt`
//! (LLVM, "How to Update Debug Info": `-enable-debugify`).
//!
//! ```text
//!   add:    instruction n of the module gets !DILocation(line: n); value m gets #dbg_value(…, !DILocalVariable(name: "m"))
//!           !llvm.debugify = the two counts
//!   check:  every line and every variable up to the counts is looked for; an instruction without a location is told
//! ```
//!
//! A line that is missing is no mistake where its instruction has gone; a pass that keeps what it need not drop has few of
//! them. A variable whose value has another size than its type is a mistake.

mod add;
mod check;

use tandem_ir::metadata::{MdBody, MdField};
use tandem_ir::{Header, MdNode};

pub use add::{Added, add};
pub use check::{Checked, check};

/// The named metadata that holds how many lines and variables there were.
const COUNTS: &str = "llvm.debugify";
/// The named metadata of a module that has debug info.
const UNITS: &str = "llvm.dbg.cu";

/// What a node of debug info says under a name.
fn field<'a>(cx: &'a Header, node: MdNode, name: &str) -> Option<&'a MdField> {
    let MdBody::Specialized(_, fields) = &cx.metadata.nodes.get(node)?.body else {
        return None;
    };
    let found = fields.iter().find(|f| cx.str(f.0) == name);
    found.map(|f| &f.1)
}

/// The number that a node says under a name.
fn number(cx: &Header, node: MdNode, name: &str) -> Option<i128> {
    match field(cx, node, name)? {
        MdField::Int(n) => Some(*n),
        _ => None,
    }
}
