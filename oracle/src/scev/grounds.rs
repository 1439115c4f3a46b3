//! Whether somebody promises what a count rests on: that the loop ends.
//!
//! Of a run that is cut off nothing can be said where a claim rests on the end of a loop. That somebody promises the end is read
//! off the program here (LangRef: `mustprogress`, `willreturn`; the loop's `llvm.loop.mustprogress`), not taken from the claim: a
//! claim that rests on an end which nobody promises is held against such runs like any other. A variable that counts without
//! wrapping is as good as a promise: some day it would wrap, and the run be undefined.

use tandem_ir::attr::AttrKind;
use tandem_ir::claims::scev::{Node, Scev, Wrap};
use tandem_ir::metadata::{MdBody, Metadata};
use tandem_ir::{Block, Function, Header, MdNode};

/// True if the counts of some loop rest on its end, and that is promised or follows.
pub fn rest_on_a_promise(cx: &Header, f: &Function, claims: &Scev) -> bool {
    let mut resting = claims.loops.iter().filter(|l| l.finite);
    resting.any(|l| is_promised(cx, f, l.header) || comes_to_an_end(claims, l.header))
}

/// True if something is claimed to count in the loop without wrapping. That claim is held against executions itself.
fn comes_to_an_end(claims: &Scev, header: Block) -> bool {
    claims.flags.iter().any(|x| {
        let own = |n: &Node| matches!(n, Node::AddRec(h, _) if *h == header);
        own(&claims.exprs[x.expr].node) && x.flags != Wrap::default()
    })
}

/// True if the function, or a branch back to the header, says that the loop makes progress.
fn is_promised(cx: &Header, f: &Function, header: Block) -> bool {
    let attrs = cx.function(f.global).map(|d| d.attrs.func);
    let says = |k| attrs.is_some_and(|a| cx.attrs.has(a, k));
    if says(AttrKind::WillReturn) || says(AttrKind::MustProgress) {
        return true;
    }
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
