//! Whether somebody promises what a count rests on: that the loop ends.
//!
//! Executions say nothing of a loop that does not end where a claim says that it rests on its end. So the promise itself is
//! looked for (LangRef: `mustprogress`, `willreturn`; the loop's `llvm.loop.mustprogress`), or a variable that cannot go on for ever.

use tandem_ir::attr::AttrKind;
use tandem_ir::claims::scev::{Node, Scev, Wrap};
use tandem_ir::metadata::{MdBody, Metadata};
use tandem_ir::{Block, Function, Header, MdNode};

/// Headers of loops whose counts rest on an end that nobody promises.
pub fn unfounded(cx: &Header, f: &Function, claims: &Scev) -> Vec<Block> {
    let attrs = cx.function(f.global).map(|d| d.attrs.func);
    let says = |k| attrs.is_some_and(|a| cx.attrs.has(a, k));
    if says(AttrKind::WillReturn) || says(AttrKind::MustProgress) {
        return Vec::new();
    }
    let resting = claims.loops.iter().filter(|l| l.finite);
    let headers = resting.map(|l| l.header);
    let founded = |h| is_promised(cx, f, h) || comes_to_an_end(claims, h);
    headers.filter(|&h| !founded(h)).collect()
}

/// True if something is claimed to count in the loop without wrapping: control cannot go on for ever then. That claim is held
/// against executions itself.
fn comes_to_an_end(claims: &Scev, header: Block) -> bool {
    claims.flags.iter().any(|x| {
        let own = |n: &Node| matches!(n, Node::AddRec(h, _) if *h == header);
        own(&claims.exprs[x.expr].node) && x.flags != Wrap::default()
    })
}

/// True if a branch to the header says that its loop makes progress.
fn is_promised(cx: &Header, f: &Function, header: Block) -> bool {
    let Some(kind) = cx.strings.lookup("llvm.loop") else {
        return false;
    };
    let mut ends = f.blocks().filter_map(|b| f.terminator(b));
    ends.any(|t| {
        let mut attached = f.attachments(t).iter();
        let node = attached.find_map(|(k, m)| match m {
            Metadata::Node(n) if *k == kind => Some(*n),
            _ => None,
        });
        let back = f.inst_successors(t).any(|s| s == header);
        back && node.is_some_and(|n| parts(cx, n).iter().any(|m| is_word(cx, m)))
    })
}

fn parts(cx: &Header, node: MdNode) -> &[Metadata] {
    match &cx.metadata.nodes[node].body {
        MdBody::Tuple(parts) => parts,
        _ => &[],
    }
}

fn is_word(cx: &Header, m: &Metadata) -> bool {
    let Metadata::Node(n) = m else { return false };
    match parts(cx, *n).first() {
        Some(Metadata::String(s)) => cx.str(*s) == "llvm.loop.mustprogress",
        _ => false,
    }
}
