//! What a kernel demands of its launches: the shape of its blocks, or the most threads that they may have.
//!
//! Both are said by attributes of the function (`"nvvm.reqntid"="128,2"`, `"nvvm.maxntid"="256"`) or by entries of
//! `!nvvm.annotations` (`!{ptr @k, !"reqntidx", i32 128}`). A launch that breaks them fails before the kernel starts, and compilers
//! take them for granted (ranges of `tid` and `ntid`), so no input may.
//!
//! **Invariant:** shapes are only made smaller, or what is demanded.

use tandem_ir::constant::ConstantData;
use tandem_ir::metadata::{MdBody, Metadata};
use tandem_ir::{Global, Header};

/// Threads that hardware admits in a block.
const MOST_THREADS: u32 = 1024;

/// Demands on the blocks of a launch.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) struct LaunchBounds {
    /// Extents that a block must have.
    pub exact: Option<[u32; 3]>,
    /// Extents that a block must not exceed.
    most: Option<[u32; 3]>,
}

impl LaunchBounds {
    /// What a function demands. Extents that hardware has no blocks of say nothing.
    pub fn of(cx: &Header, g: Global) -> LaunchBounds {
        let read = |name: &str| {
            let stated = by_attribute(cx, g, name).or_else(|| by_annotations(cx, g, name));
            stated.filter(|s| s.iter().all(|&n| n > 0))
        };
        LaunchBounds {
            exact: read("reqntid").filter(|s| threads(*s).is_some_and(|n| n <= MOST_THREADS)),
            most: read("maxntid"),
        }
    }

    /// A block that keeps them, no larger in any extent than this one unless that is demanded.
    pub fn keep(self, block: [u32; 3]) -> [u32; 3] {
        match (self.exact, self.most) {
            (Some(exact), _) => exact,
            (None, Some(most)) => [0, 1, 2].map(|n| block[n].min(most[n])),
            (None, None) => block,
        }
    }
}

fn threads(extents: [u32; 3]) -> Option<u32> {
    extents.iter().try_fold(1u32, |a, &b| a.checked_mul(b))
}

/// `"nvvm.NAME"="X,Y,Z"`; extents that are not there are 1.
fn by_attribute(cx: &Header, g: Global, name: &str) -> Option<[u32; 3]> {
    let attrs = cx.function(g)?.attrs.func;
    let text = cx.attrs.string(attrs, &format!("nvvm.{name}"))?;
    let mut numbers = text.split(',').map(|n| n.trim().parse::<u32>());
    let x = numbers.next()?.ok()?;
    let mut next = || numbers.next().map_or(Some(1), Result::ok);
    Some([x, next()?, next()?])
}

/// `!{ptr @k, !"NAMEx", i32 X, !"NAMEy", i32 Y}`, in one entry or in several.
fn by_annotations(cx: &Header, g: Global, name: &str) -> Option<[u32; 3]> {
    let list = cx.strings.lookup("nvvm.annotations")?;
    let keys = ["x", "y", "z"].map(|axis| cx.strings.lookup(&format!("{name}{axis}")));
    let mut extents: [Option<u32>; 3] = [None; 3];
    let named = cx.metadata.named.iter().filter(|(n, _)| *n == list);
    for node in named.flat_map(|(_, nodes)| nodes) {
        let MdBody::Tuple(parts) = &cx.metadata.nodes[*node].body else {
            continue;
        };
        let is_g = |m: &Metadata| matches!(m, Metadata::Constant(c) if *cx.constants.get(*c) == ConstantData::Global(g));
        if !parts.first().is_some_and(is_g) {
            continue;
        }
        for pair in parts[1..].chunks_exact(2) {
            let (Metadata::String(key), Metadata::Constant(c)) = (&pair[0], &pair[1]) else {
                continue;
            };
            let number = cx.constants.as_bits(*c).and_then(|b| b.as_u128());
            let number = number.and_then(|n| u32::try_from(n).ok());
            if let Some(axis) = keys.iter().position(|k| *k == Some(*key)) {
                extents[axis] = number;
            }
        }
    }
    let said = extents.iter().any(Option::is_some);
    said.then(|| extents.map(|e| e.unwrap_or(1)))
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::*;

    fn kept(text: &str, block: [u32; 3]) -> [u32; 3] {
        let m = tandem_ir::text::parse(text.as_bytes(), "m").unwrap();
        let g = m.header.by_name["k"];
        LaunchBounds::of(&m.header, g).keep(block)
    }

    #[test]
    fn attributes_and_annotations_bound_the_block() {
        let with = |attr: &str| format!("define ptx_kernel void @k() {attr} {{\n  ret void\n}}\n");
        let noted = |notes: &str| {
            format!(
                "{}!nvvm.annotations = !{{!0}}\n!0 = !{{ptr @k, {notes}}}\n",
                with("")
            )
        };
        let block = [16, 2, 2];
        assert_eq!(kept(&with(""), block), block);
        assert_eq!(kept(&with("\"nvvm.reqntid\"=\"8,4\""), block), [8, 4, 1]);
        assert_eq!(kept(&with("\"nvvm.maxntid\"=\"8\""), block), [8, 1, 1]);
        assert_eq!(kept(&with("\"nvvm.maxntid\"=\"64,64\""), block), [16, 2, 1]);
        assert_eq!(
            kept(&noted("!\"reqntidx\", i32 32, !\"reqntidy\", i32 3"), block),
            [32, 3, 1]
        );
        assert_eq!(kept(&noted("!\"maxntidx\", i32 7"), block), [7, 1, 1]);
        // No such block exists.
        assert_eq!(kept(&with("\"nvvm.reqntid\"=\"4096\""), block), block);
        assert_eq!(kept(&noted("!\"maxntidx\", i32 0"), block), block);
    }
}
