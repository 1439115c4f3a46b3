//! The small world: every function up to a size, over a stated alphabet, each once.
//!
//! A claim about all functions cannot be tested, but a claim about all *small* ones
//! can: most mistakes of a control-flow pass show on a handful of blocks. This
//! module takes no pass. [`skeleton`] makes the graphs, [`decorate`] fills their
//! blocks, [`spec`] says when two of them are one, and [`build`] writes them as IR.
//! [`modules`] does the same for whole modules.

pub mod build;
mod decorate;
pub mod modules;
pub mod skeleton;
pub mod spec;

pub use build::EnclosingModule;
use skeleton::{Shape, Skeleton};
use spec::Spec;

/// A set of things that blocks may hold.
pub struct Alphabet {
    /// Name, for the command line and the certificate.
    pub name: &'static str,
    /// What it holds, in words; part of the claim.
    pub about: &'static str,
    /// Largest number of blocks for which every function is enumerated by default.
    pub blocks: usize,
    /// Largest number of blocks for which refusals are looked into by default.
    pub refusals: usize,
    /// Largest number of blocks for which a solver is asked as well by default.
    pub solver: usize,
    /// Kind of graphs.
    pub shape: Shape,
    /// What is proposed on them.
    pub proposals: Proposals,
    decorate: Decorate,
}

/// Which part of the vocabulary is proposed on the functions of an alphabet.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Proposals {
    /// What concerns single edges, blocks and values.
    Edges,
    /// Paths to switches, and what makes them ready or cleans up behind them: unfolding selects, erasing blocks.
    Paths,
    /// Instructions to erase.
    Instructions,
}

impl Proposals {
    /// All parts.
    pub const ALL: &[Proposals] = &[Proposals::Edges, Proposals::Paths, Proposals::Instructions];

    /// The kind of rewrite that the part is about: a pass that makes such rewrites is certified on its alphabets.
    pub fn subject(self) -> &'static str {
        match self {
            Proposals::Edges => "thread-edge",
            Proposals::Paths => "thread-paths",
            Proposals::Instructions => "erase-inst",
        }
    }

    /// The kinds of rewrites that are proposed.
    pub fn kinds(self) -> &'static [&'static str] {
        match self {
            Proposals::Edges => &[
                "fold-terminator",
                "thread-edge",
                "make-unreachable",
                "clone-into-predecessor",
                "merge-into-predecessor",
                "factor-predecessors",
                "erase-inst",
                "unfold-select",
                "thread-load",
                "erase-blocks",
                "replace-uses",
            ],
            Proposals::Paths => &["thread-paths", "erase-blocks", "unfold-select"],
            Proposals::Instructions => &["erase-inst"],
        }
    }
}

/// Gives every program of an alphabet on a graph to the function.
type Decorate = fn(&Skeleton, &mut dyn FnMut(&Spec));

const PLAIN: Shape = Shape {
    switch: false,
    dead_block: false,
    automaton: false,
};

/// All alphabets.
pub const ALPHABETS: &[Alphabet] = &[
    Alphabet {
        name: "core",
        about: "at most one branch on an i1 phi of its block, whose entries are false and true; all other \
                branches on answers of the world; the phi shown to the world in no block, or in every block \
                that its block strictly dominates",
        blocks: 5,
        refusals: 4,
        solver: 2,
        shape: PLAIN,
        proposals: Proposals::Edges,
        decorate: decorate::core,
    },
    Alphabet {
        name: "threading",
        about: "as core, but entries are also the argument and the phi itself, and the phi is shown to the world \
                in no block or in one that its block dominates",
        blocks: 4,
        refusals: 3,
        solver: 2,
        shape: PLAIN,
        proposals: Proposals::Edges,
        decorate: decorate::threading,
    },
    Alphabet {
        name: "knowledge",
        about: "one branch on the answer (or its negation, or it frozen) on which a dominating block branches, \
                or two branches on the argument; that value shown to the world in no block or in one",
        blocks: 4,
        refusals: 3,
        solver: 2,
        shape: PLAIN,
        proposals: Proposals::Edges,
        decorate: decorate::knowledge,
    },
    Alphabet {
        name: "convergence",
        about: "a branch on an i1 phi of false and true, and a convergent call in one block",
        blocks: 4,
        refusals: 3,
        solver: 2,
        shape: PLAIN,
        proposals: Proposals::Edges,
        decorate: decorate::convergence,
    },
    Alphabet {
        name: "values",
        about: "a branch on an i1 phi, its negation, it frozen, or a comparison of an i2 phi; entries are \
                constants, undef, poison, the argument, the phi itself, the predecessor's own condition, a \
                select in the predecessor; phi or tested value shown to the world in no block or in one",
        blocks: 3,
        refusals: 2,
        solver: 0,
        shape: PLAIN,
        proposals: Proposals::Edges,
        decorate: decorate::values,
    },
    Alphabet {
        name: "switch",
        about: "a switch with two cases on an i2 phi of 0, 1, 2, the argument, or the phi itself; the phi shown \
                to the world in no block or in one",
        blocks: 3,
        refusals: 2,
        solver: 2,
        shape: Shape {
            switch: true,
            dead_block: false,
            automaton: false,
        },
        proposals: Proposals::Edges,
        decorate: decorate::switch,
    },
    Alphabet {
        name: "effects",
        about: "a branch on an i1 phi of false, true, the argument, the phi itself, or its negation; in one block \
                an unknown call, a noduplicate call or a store, or an assumption of the phi or the tested value \
                before or behind a look at the phi or an unknown call",
        blocks: 3,
        refusals: 2,
        solver: 0,
        shape: PLAIN,
        proposals: Proposals::Edges,
        decorate: decorate::effects,
    },
    Alphabet {
        name: "memory",
        about: "a branch on a loaded i1; in at most two blocks a store of a constant there or an unknown call, or \
                one such and behind the load a store or a look at the loaded value",
        blocks: 3,
        refusals: 3,
        solver: 2,
        shape: PLAIN,
        proposals: Proposals::Edges,
        decorate: decorate::memory,
    },
    Alphabet {
        name: "dead-block",
        about: "a branch on an i1 phi of false and true, and one block that cannot be reached",
        blocks: 4,
        refusals: 4,
        solver: 2,
        shape: Shape {
            switch: false,
            dead_block: true,
            automaton: false,
        },
        proposals: Proposals::Edges,
        decorate: decorate::dead_block,
    },
    Alphabet {
        name: "states",
        about: "a switch with two cases on an i2 phi: of 0, 1, 2, the argument, or the phi itself, shown to the \
                world in no block or in one; or of 0, 1, poison, a select of 1 and 0 in the predecessor, or (once) \
                the predecessor's own phi, which is of 0, 1, 2 and the argument; or of 0 and 1, with a convergent \
                or a noduplicate call in one block",
        blocks: 3,
        refusals: 3,
        solver: 2,
        shape: Shape {
            switch: true,
            dead_block: false,
            automaton: false,
        },
        proposals: Proposals::Paths,
        decorate: decorate::states,
    },
    Alphabet {
        name: "automata",
        about: "a switch with two cases to three different blocks, in a loop; at most one branch besides, to two \
                different blocks, on an answer of the world; the switch is on an i2 phi of 0, 1, or (once) the \
                predecessor's own phi, which is of 0 and 1; the phi shown to the world in every block that its \
                block strictly dominates",
        blocks: 5,
        refusals: 4,
        solver: 0,
        shape: Shape {
            switch: true,
            dead_block: false,
            automaton: true,
        },
        proposals: Proposals::Paths,
        decorate: decorate::automata,
    },
    Alphabet {
        name: "unused",
        about: "every branch on an answer of the world; in at most one block something whose result nobody looks at: \
                arithmetic on the argument and a freeze of that, a division that may be by 0, a load, a volatile load, \
                a call that may do anything, one that computes, one that reads memory, one that computes and may \
                never come back; or an i1 phi of false, true, the argument, or the phi itself",
        blocks: 4,
        refusals: 3,
        solver: 2,
        shape: PLAIN,
        proposals: Proposals::Instructions,
        decorate: decorate::unused,
    },
    Alphabet {
        name: "remains",
        about: "as unused, but two of these things, or of them and an unknown call, a convergent call and a store, in \
                two places; no phi",
        blocks: 3,
        refusals: 3,
        solver: 2,
        shape: PLAIN,
        proposals: Proposals::Instructions,
        decorate: decorate::remains,
    },
    Alphabet {
        name: "erasable",
        about: "every branch on an answer of the world; in at most one block arithmetic on the argument and a freeze \
                of that, or a volatile load, at whose results nobody looks",
        blocks: 5,
        refusals: 3,
        solver: 2,
        shape: PLAIN,
        proposals: Proposals::Instructions,
        decorate: decorate::erasable,
    },
];

/// The alphabet of a name.
pub fn alphabet(name: &str) -> Option<&'static Alphabet> {
    ALPHABETS.iter().find(|a| a.name == name)
}

impl Alphabet {
    /// All graphs of a size.
    pub fn skeletons(&self, blocks: usize) -> Vec<Skeleton> {
        let mut all = Vec::new();
        skeleton::each(blocks, self.shape, &mut |s| all.push(s.clone()));
        all
    }

    /// Visits the functions on a graph, without twins.
    pub fn each(&self, s: &Skeleton, visit: &mut dyn FnMut(&Spec)) {
        (self.decorate)(s, &mut |spec| {
            if spec.is_least() {
                visit(spec);
            }
        });
    }
}
