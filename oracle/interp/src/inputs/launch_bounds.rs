//! Launches that a kernel's demands on its blocks allow ([`LaunchBounds`]).
//!
//! A launch that breaks them fails before the kernel starts, and compilers take them for granted (ranges of `tid` and `ntid`), so
//! no input may.
//!
//! **Invariant:** shapes are only made smaller, or what is demanded.

use tandem_ir::launch::LaunchBounds;

/// A block that keeps the bounds, no larger in any extent than this one unless that is demanded.
pub(super) fn kept_by(bounds: LaunchBounds, block: [u32; 3]) -> [u32; 3] {
    match (bounds.exact, bounds.most) {
        (Some(exact), _) => exact,
        (None, Some(most)) => [0, 1, 2].map(|n| block[n].min(most[n])),
        (None, None) => block,
    }
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::*;

    fn kept(text: &str, block: [u32; 3]) -> [u32; 3] {
        let m = tandem_ir::text::parse(text.as_bytes(), "m").unwrap();
        let g = m.header.by_name["k"];
        kept_by(LaunchBounds::of(&m.header, g), block)
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
