//! That an instruction is executed at most once in the life of a module (GO-R6 b).
//!
//! One function alone is entered from outside, and says that this happens once; from
//! there one chain of calls leads to the instruction, each the only use of its callee,
//! and none of them in a cycle of its function. A module with a kernel never
//! qualifies: its threads and launches are many.

use crate::graph::{Graph, node};
use crate::module::{Check, require, roots, uses};
use std::collections::BTreeSet;
use tandem_ir::attr::AttrKind;
use tandem_ir::rewrite::InstRef;
use tandem_ir::{Function, Global, Header, Inst, Module};

/// The string attribute of a function that is entered exactly once, by one thread.
const ENTERED_ONCE: &str = "tandem-entered-once";

/// The instruction is executed at most once.
pub fn check(m: &Module, site: InstRef) -> Check {
    let cx = &m.header;
    let entries: Vec<Global> = m.bodies.iter().map(|f| f.global).collect();
    let kernel = entries.iter().any(|&g| cx.is_kernel(g));
    require(!kernel, "GO-R6", "the module has a kernel")?;
    let entries: Vec<Global> = entries.into_iter().filter(|&g| is_entry(m, g)).collect();
    let [root] = entries[..] else {
        let reason = "not exactly one function is entered from outside";
        return require(false, "GO-R6", reason);
    };
    let says_so = says_once(cx, root);
    let reason = "the function that is entered from outside may be entered again";
    require(
        says_so && uses::operands(m, root).is_empty(),
        "GO-R6",
        reason,
    )?;
    let mut at = site;
    let mut seen = BTreeSet::new();
    loop {
        let cyclic = m.body(at.function).is_none_or(|f| in_cycle(f, at.inst));
        require(!cyclic, "GO-R6", "a place on the way is in a loop")?;
        if at.function == root {
            return Ok(());
        }
        let calls = uses::operands(m, at.function);
        let only = calls.len() == 1 && seen.insert(at.function);
        let reason = "a function on the way is called from several places";
        require(only, "GO-R6", reason)?;
        at = calls[0].place;
    }
}

/// True for a function that is entered from outside, or might be because its address is known somewhere.
fn is_entry(m: &Module, g: Global) -> bool {
    let calls = |o: &uses::Operand| {
        let body = m.body(o.place.function);
        body.is_some_and(|f| o.index == 0 && f.callee(o.place.inst) == Some(g))
    };
    roots::is_root(&m.header, g)
        || !m.header.globals[g].linkage.is_local()
        || !uses::holders(m, g).is_empty()
        || !uses::operands(m, g).iter().all(calls)
}

fn says_once(cx: &Header, g: Global) -> bool {
    cx.function(g).is_some_and(|d| {
        cx.attrs.has(d.attrs.func, AttrKind::NoRecurse)
            && cx.attrs.string(d.attrs.func, ENTERED_ONCE).is_some()
    })
}

/// True if control may come to the instruction again within the same call.
fn in_cycle(f: &Function, i: Inst) -> bool {
    let Some(b) = f.inst_block(i) else {
        return true;
    };
    let graph = Graph::of(f);
    let mut from = graph.succs[node(b)].iter();
    from.any(|&s| graph.reach(s, None)[node(b)])
}
