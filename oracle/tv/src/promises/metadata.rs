//! Metadata kinds: how each stands.

use super::Standing::{self, Modelled, Neutral, Promise};
use tandem_ir::Header;
use tandem_ir::metadata::{MdBody, MdField, Metadata};

/// How a kind of metadata on an instruction stands. LangRef admits kinds that it does not list: they are promises.
pub fn standing(kind: &str) -> Standing {
    match kind {
        "range"
        | "nonnull"
        | "align"
        | "noundef"
        | "dereferenceable"
        | "dereferenceable_or_null" => Modelled("encode/described.rs"),
        "callees" => Modelled("encode/calls.rs"),
        "dbg" | "prof" | "unpredictable" | "nosanitize" | "nontemporal" | "heapallocsite"
        | "srcloc" | "annotation" | "DIAssignID" | "pcsections" | "coro.outside.frame"
        | "implicit.ref" | "memprof" | "callsite" | "alloc_token" | "is_base_value"
        | "make.implicit" | "section_prefix" | "pgo" | "guid" | "exclude" | "vcall_visibility"
        | "loop_name" => Neutral,
        // Loops say what they are in the nodes of !llvm.loop: see `of_loop`.
        _ => Promise,
    }
}

/// True if a node of `!llvm.loop` promises something: parallel accesses, progress, a reduced set of dependences. Wishes about
/// unrolling, vectorising and the like do not.
pub fn promises_of_loop(cx: &Header, md: Metadata) -> Vec<String> {
    const WISHES: [&str; 10] = [
        "llvm.loop.unroll",
        "llvm.loop.vectorize",
        "llvm.loop.interleave",
        "llvm.loop.distribute",
        "llvm.loop.isvectorized",
        "llvm.loop.disable_nonforced",
        "llvm.loop.licm",
        "llvm.loop.peeled",
        "llvm.loop.estimated_trip_count",
        "llvm.licm.disable",
    ];
    let tuple = |md: Metadata| match md {
        Metadata::Node(n) => match &cx.metadata.nodes[n].body {
            MdBody::Tuple(ops) => ops.to_vec(),
            _ => Vec::new(),
        },
        _ => Vec::new(),
    };
    let mut out = Vec::new();
    for part in tuple(md) {
        if part == md {
            continue;
        }
        // Places in the text are nodes of a class of their own.
        if let Metadata::Node(n) = part
            && !matches!(cx.metadata.nodes[n].body, MdBody::Tuple(_))
        {
            continue;
        }
        let name = match tuple(part).first() {
            Some(Metadata::String(s)) => cx.str(*s).to_owned(),
            _ => String::new(),
        };
        if !WISHES.iter().any(|w| name.starts_with(w)) {
            out.push(text(cx, part));
        }
    }
    out
}

/// True if a node of `!llvm.loop` says that the loop makes progress.
pub fn loop_must_progress(cx: &Header, md: Metadata) -> bool {
    let promises = promises_of_loop(cx, md);
    promises
        .iter()
        .any(|p| p.contains("\"llvm.loop.mustprogress\""))
}

/// Metadata as a text that is the same for equal nodes of two modules. Distinct nodes ([`is_distinct`]) have their number among the
/// distinct ones of their module with the same contents.
pub fn text(cx: &Header, md: Metadata) -> String {
    let mut out = String::new();
    write(cx, md, &mut Vec::new(), &mut out);
    out
}

fn write(cx: &Header, md: Metadata, open: &mut Vec<Metadata>, out: &mut String) {
    const DEEPEST: usize = 24;
    match md {
        Metadata::Null => out.push_str("null"),
        Metadata::String(s) => out.push_str(&format!("!\"{}\"", cx.str(s))),
        Metadata::Constant(c) => {
            out.push_str(&crate::canonical::constant_text(&cx.constants, c));
        }
        Metadata::Node(n) => {
            if let Some(depth) = open.iter().position(|&o| o == md) {
                out.push_str(&format!("up {}", open.len() - depth));
                return;
            }
            if open.len() > DEEPEST {
                out.push_str(&format!("node {}", n.as_u32()));
                return;
            }
            let data = &cx.metadata.nodes[n];
            if is_distinct(cx, n) {
                out.push_str(&format!("distinct {} ", rank(cx, n)));
            }
            open.push(md);
            match &data.body {
                MdBody::Tuple(ops) => {
                    out.push('{');
                    for &o in ops.iter() {
                        write(cx, o, open, out);
                        out.push(',');
                    }
                    out.push('}');
                }
                MdBody::Specialized(class, fields) => {
                    out.push_str(cx.str(*class));
                    out.push('(');
                    for (name, field) in fields.iter() {
                        out.push_str(cx.str(*name));
                        out.push(':');
                        match field {
                            MdField::Md(m) => write(cx, *m, open, out),
                            other => out.push_str(&format!("{other:?}")),
                        }
                        out.push(',');
                    }
                    out.push(')');
                }
                other => out.push_str(&format!("{other:?}")),
            }
            open.pop();
        }
    }
}

/// The number of a distinct node among the distinct ones of its module that have as many operands, in order.
fn rank(cx: &Header, n: tandem_ir::entity::MdNode) -> usize {
    let shape = |b: &MdBody| match b {
        MdBody::Tuple(ops) => ops.len(),
        MdBody::Specialized(class, _) => 1000 + class.as_u32() as usize,
        _ => usize::MAX,
    };
    let mine = shape(&cx.metadata.nodes[n].body);
    let same = cx.metadata.nodes.iter().take_while(|(k, _)| *k != n);
    same.filter(|&(k, d)| is_distinct(cx, k) && shape(&d.body) == mine)
        .count()
}

/// True for a node that is no other one's equal: one that says so, and one that is an operand of itself, which LLVM makes distinct
/// when it reads it.
fn is_distinct(cx: &Header, n: tandem_ir::entity::MdNode) -> bool {
    let data = &cx.metadata.nodes[n];
    let of_itself = match &data.body {
        MdBody::Tuple(ops) => ops.contains(&Metadata::Node(n)),
        _ => false,
    };
    data.distinct || of_itself
}
