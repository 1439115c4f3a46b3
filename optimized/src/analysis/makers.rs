//! Which analysis makes each kind of claim, and where it is: for people who read that one is false.

/// The kind of claim, the analysis that makes it, and its source from the root of the project.
pub const MAKERS: [(&str, &str, &str); 14] = [
    (
        "dominators",
        "dominator tree",
        "optimized/src/analysis/dominators.rs",
    ),
    (
        "post-dominators",
        "post-dominator tree",
        "optimized/src/analysis/post_dominators.rs",
    ),
    ("loop headers", "loops", "optimized/src/analysis/loops.rs"),
    ("loops", "loops", "optimized/src/analysis/loops.rs"),
    (
        "convergent blocks",
        "convergence",
        "optimized/src/analysis/convergence.rs",
    ),
    (
        "address-taken blocks",
        "addresses of blocks",
        "optimized/src/analysis/address_taken.rs",
    ),
    (
        "order of instructions",
        "order of instructions",
        "optimized/src/analysis/inst_order.rs",
    ),
    (
        "uses of names",
        "uses of names",
        "optimized/src/analysis/module/uses.rs",
    ),
    (
        "roots",
        "who holds a name",
        "optimized/src/analysis/module/roots.rs",
    ),
    (
        "scalar evolution",
        "scalar evolution",
        "optimized/src/analysis/scev",
    ),
    (
        "value at a place",
        "lazy value info",
        "optimized/src/analysis/lvi",
    ),
    (
        "value through a block",
        "lazy value info of a path",
        "optimized/src/analysis/lvi",
    ),
    (
        "value by folding",
        "constant folding",
        "optimized/src/analysis/fold.rs",
    ),
    (
        "value is defined",
        "well-defined values",
        "optimized/src/analysis/nonundef.rs",
    ),
];
