//! The small scope: every function up to a size, over a stated alphabet, each once.
//!
//! A claim about all functions cannot be tested, but a claim about all *small* ones
//! can: most mistakes of a control-flow pass show on a handful of blocks. This
//! module takes no pass. [`skeleton`] makes the graphs, [`decorate`] fills their
//! blocks, [`spec`] says when two of them are one, and [`build`] writes them as IR.
//! [`modules`] does the same for whole modules, [`machine`] for machine functions.

pub mod build;
mod decorate;
pub mod machine;
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
    /// Which passes it is for.
    pub subject: &'static Subject,
    decorate: Decorate,
}

/// Which passes an alphabet is for, and what is put to their judges on it.
///
/// The kinds that are proposed are those of the pass's row of the table, and their candidates follow from their fields;
/// an alphabet says only where it departs from that.
#[derive(Debug)]
pub struct Subject {
    /// A pass that makes rewrites of this kind is certified on the alphabet.
    pub kind: &'static str,
    /// Only a pass that makes no other kind is certified on it.
    pub alone: bool,
    /// Kinds that are proposed although the row lacks them: production does not make them, but the judge knows them.
    pub besides: &'static [&'static str],
    /// Kinds of the row that are not proposed: alphabets of another subject have more to tell about them.
    pub elsewhere: &'static [&'static str],
    /// What is proposed, in words; part of the claim.
    pub judged: &'static str,
}

impl Subject {
    /// True if a pass that makes these kinds of rewrites is certified on the alphabet.
    pub fn is_of(&self, kinds: &[&str]) -> bool {
        kinds.contains(&self.kind) && (!self.alone || kinds.len() == 1)
    }

    /// The kinds that are proposed to a pass that makes these kinds of rewrites.
    pub fn proposed(&self, kinds: &[&'static str]) -> Vec<&'static str> {
        let own = kinds.iter().filter(|k| !self.elsewhere.contains(k));
        let besides = self.besides.iter().filter(|k| !kinds.contains(k));
        own.chain(besides).copied().collect()
    }
}

/// The largest sizes at which something is done by default.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Sizes {
    /// Every unit is enumerated.
    pub all: usize,
    /// Refusals are looked into.
    pub refusals: usize,
    /// A solver is asked as well.
    pub solver: usize,
}

/// What an alphabet says of itself, whatever its units are.
pub trait Enumerated {
    /// Name, for the command line and the certificate.
    fn name(&self) -> &'static str;
    /// What it holds, in words; part of the claim.
    fn about(&self) -> &'static str;
    /// How far it is enumerated by default.
    fn sizes(&self) -> Sizes;
    /// Which passes it is for.
    fn subject(&self) -> &'static Subject;
    /// True if there are units of a size.
    fn has(&self, size: usize) -> bool;
}

impl Enumerated for Alphabet {
    fn name(&self) -> &'static str {
        self.name
    }
    fn about(&self) -> &'static str {
        self.about
    }
    fn sizes(&self) -> Sizes {
        Sizes {
            all: self.blocks,
            refusals: self.refusals,
            solver: self.solver,
        }
    }
    fn subject(&self) -> &'static Subject {
        self.subject
    }
    fn has(&self, blocks: usize) -> bool {
        blocks > 0
    }
}

/// Single edges, blocks and values.
const EDGES: Subject = Subject {
    kind: "thread-edge",
    alone: false,
    besides: &["factor-predecessors", "replace-terminator"],
    elsewhere: &[],
    judged: "Rewrites judged: threads and factorings for every set of predecessors, replacements of every value by every \
             constant of its type, undef, poison and every other value, at all uses and at each use, all other kinds for \
             every block and instruction, and what find proposes beyond that.",
};

/// Instructions that nothing uses.
const INSTRUCTIONS: Subject = Subject {
    kind: "erase-inst",
    alone: true,
    besides: &[],
    elsewhere: &[],
    judged: "Rewrites judged: every instruction to erase.",
};

/// Paths to switches, and what makes them ready or cleans up behind them.
const PATHS: Subject = Subject {
    kind: "thread-paths",
    alone: false,
    besides: &[],
    elsewhere: &[
        "factor-predecessors",
        "merge-into-predecessor",
        "replace-uses",
    ],
    judged: "Rewrites judged: every simple path from every block to the switch, alone, with the value \
             that the phis along it spell out and every case, with the next value, and with 0 and 1 if they spell none; up \
             to six paths whose phis spell out a value together, in every set in which no two begin with the same edge; \
             every unfolding of a select and every block to erase; and what find proposes beyond that.",
};

/// The blocks around loops.
const ENTRIES: Subject = Subject {
    kind: "merge-back-edges",
    alone: false,
    besides: &[],
    elsewhere: &[],
    judged: "Rewrites judged: factorings for every set of predecessors, and mergings of back edges for every block and sets of \
             up to two blocks and of all.",
};

/// Values behind loops.
const LEAVING: Subject = Subject {
    kind: "close-loop-value",
    alone: false,
    besides: &[],
    elsewhere: &[],
    judged: "Rewrites judged: closing of every value under every block as header.",
};

/// Loops that end.
const ENDINGS: Subject = Subject {
    kind: "delete-loop",
    alone: false,
    besides: &[],
    elsewhere: &[],
    judged: "Rewrites judged: deletion of the loop of every block, and every block as the last of a loop's first iteration.",
};

/// Variables that count.
const COUNTERS: Subject = Subject {
    kind: "replace-exit-test",
    alone: false,
    besides: &[],
    elsewhere: &[],
    judged: "Rewrites judged: replacements of every value by every constant of its type, undef, poison and every other value, \
             at all uses and at each use; new exit tests on every phi and its increment for every block that branches, \
             every number and the argument, with no flag, nuw and nsw; every instruction to erase, alone and with what uses it.",
};

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
        subject: &EDGES,
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
        subject: &EDGES,
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
        subject: &EDGES,
        decorate: decorate::knowledge,
    },
    Alphabet {
        name: "convergence",
        about: "a branch on an i1 phi of false and true, and a convergent call in one block",
        blocks: 4,
        refusals: 3,
        solver: 2,
        shape: PLAIN,
        subject: &EDGES,
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
        subject: &EDGES,
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
        subject: &EDGES,
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
        subject: &EDGES,
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
        subject: &EDGES,
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
        subject: &EDGES,
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
        subject: &PATHS,
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
        subject: &PATHS,
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
        subject: &INSTRUCTIONS,
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
        subject: &INSTRUCTIONS,
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
        subject: &INSTRUCTIONS,
        decorate: decorate::erasable,
    },
    Alphabet {
        name: "entries",
        about: "every branch on an answer of the world; at most one i1 phi, of false, true and the argument, shown to the \
                world in no block or in one that its block dominates; or one of those answers shown so",
        blocks: 4,
        refusals: 3,
        solver: 2,
        shape: PLAIN,
        subject: &ENTRIES,
        decorate: decorate::entered,
    },
    Alphabet {
        name: "leaving",
        about: "as entries",
        blocks: 5,
        refusals: 3,
        solver: 3,
        shape: PLAIN,
        subject: &LEAVING,
        decorate: decorate::entered,
    },
    Alphabet {
        name: "endings",
        about: COUNTED,
        blocks: 4,
        refusals: 3,
        solver: 3,
        shape: PLAIN,
        subject: &ENDINGS,
        decorate: decorate::counters,
    },
    Alphabet {
        name: "counters",
        about: COUNTED,
        blocks: 4,
        refusals: 3,
        solver: 3,
        shape: PLAIN,
        subject: &COUNTERS,
        decorate: decorate::counters,
    },
    Alphabet {
        name: "latches",
        about: "every branch on an answer of the world, and nothing else",
        blocks: 5,
        refusals: 3,
        solver: 2,
        shape: PLAIN,
        subject: &ENTRIES,
        decorate: decorate::bare,
    },
    Alphabet {
        name: "trips",
        about: FROM_ZERO,
        blocks: 5,
        refusals: 3,
        solver: 0,
        shape: PLAIN,
        subject: &ENDINGS,
        decorate: decorate::counts,
    },
    Alphabet {
        name: "counts",
        about: FROM_ZERO,
        blocks: 5,
        refusals: 3,
        solver: 0,
        shape: PLAIN,
        subject: &COUNTERS,
        decorate: decorate::counts,
    },
    Alphabet {
        name: "compared",
        about: COMPARED,
        blocks: 4,
        refusals: 3,
        solver: 0,
        shape: PLAIN,
        subject: &COUNTERS,
        decorate: decorate::compared,
    },
];

/// What stands in loops whose tests are comparisons with an argument.
const COMPARED: &str = "a block with an i2 phi that is 0 where it is entered, and one more (which may wrap) where the block is come back \
                        to; each branch that dominates it is on an answer of the world or on 0 being below the argument, each \
                        branch that it dominates on such an answer or on phi or next value being below the argument, with or \
                        without sign; all other branches on answers of the world";

/// What stands in loops that count from 0.
const FROM_ZERO: &str = "a block with an i2 phi that is 0 where it is entered, and one more where the block is come back to; it \
                         branches on the phi being 1, or the next value being 2; the phi shown to the world in no block, or in \
                         every block that the block strictly dominates; all other branches on answers of the world";

/// What stands in loops that count.
const COUNTED: &str = "a block with an i2 phi that is 0, 2 or the argument where it is entered, and one more (which may wrap, nuw, \
                       or nsw) where the block is come back to; it branches on the phi being 1, below 2, or the argument, or \
                       the next value being 2, or below 1 as a signed number; phi or next value shown to the world in no block \
                       or in one that the block dominates; all other branches on answers of the world";

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
