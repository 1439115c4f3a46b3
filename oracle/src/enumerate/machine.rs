//! Small machine functions: every control-flow graph of a size with a few instructions in its blocks, as PTX.
//!
//! The graphs are those of [`super::skeleton`]. A block holds nothing, one letter, or one of two; a block with two
//! successors decides by `%p1` or `%p2`, by its number, so that decisions of two blocks may be the same. Up to three blocks
//! every function is there in three spellings: as short as it can be, with every branch written out, and with the blocks behind
//! the entry in the opposite order.

use super::skeleton::{self, Shape, Skeleton};
use super::{Enumerated, Sizes, Subject};
use std::fmt::Write;
use tandem_ir::machine::text::parse;
use tandem_ir::machine::{MFunc, MachineContext};

/// A set of things that blocks may hold.
pub struct MachineAlphabet {
    /// Name, for the command line and the certificate.
    pub name: &'static str,
    /// What it holds, in words; part of the claim.
    pub about: &'static str,
    /// Largest number of blocks that is enumerated by default.
    pub blocks: usize,
    /// Which passes it is for.
    pub subject: &'static Subject,
    /// The letters: functions hold those of one entry, a block one of them or nothing.
    pub letters: &'static [&'static [&'static str]],
    /// Which blocks hold which.
    pub filled: Filled,
}

/// Which blocks hold which letters.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Filled {
    /// Any; of four blocks two behind the entry.
    Freely,
    /// Two that decide alike behind the entry hold the first, a block that they lead to the last.
    Deciders,
    /// Each its own.
    Numbered,
}

/// `block-placement` makes these rewrites as well, and the reference of `branch-folder` judges them: prefixes are hoisted by
/// that pass alone.
const TAILS: Subject = Subject {
    kind: "hoist-prefix",
    alone: false,
    besides: &[],
    elsewhere: &[],
    judged: "Rewrites judged: merges of every two and three blocks that hold something, at each of their last two \
             instructions and at the decision, into a new block and into each of them; every empty block with every target; every \
             block and pair of blocks for the other kinds, hoisted prefixes of one to three; all orders of blocks; and what find \
             proposes beyond that.",
};

/// Orders of blocks.
const ORDERS: Subject = Subject {
    kind: "layout",
    alone: false,
    besides: &[],
    elsewhere: &[
        "merge-tails",
        "remove-empty-block",
        "fold-same-target",
        "splice-single-pred",
        "drop-branch",
        "reverse-branch",
        "move-block",
        "remove-dead-block",
        "remove-jump-table",
    ],
    judged: "Rewrites judged: all orders of the blocks. What branch folding does between two placements is in the certificate of \
             branch-folder.",
};

const ADD: &str = "add.s32 %r2, %r2, 1;";
const STORE: &str = "st.global.b32 [%rd1], %r2;";
const VOLATILE: &str = "ld.volatile.global.b32 %r3, [%rd1];";
const COMPARE: &str = "setp.lt.s32 %p1, %r2, 7;";
const SPECIAL: &str = "mov.u32 %r4, %tid.x;";
const BARRIER: &str = "bar.sync 0;";
const UNDEF: &str = "add.s32 %r5, %r2, %r6; //! undef(%r6)";

/// All alphabets of machine functions.
pub const MACHINE_ALPHABETS: &[MachineAlphabet] = &[
    MachineAlphabet {
        name: "letters",
        about: "one of a sum, a store, a volatile load, a comparison that writes what decisions read, a special register, a \
                barrier, and a sum with an operand whose value does not matter; of four blocks two behind the entry hold it, of fewer any",
        blocks: 4,
        subject: &TAILS,
        filled: Filled::Freely,
        letters: &[
            &[ADD],
            &[STORE],
            &[VOLATILE],
            &[COMPARE],
            &[SPECIAL],
            &[BARRIER],
            &[UNDEF],
        ],
    },
    MachineAlphabet {
        name: "pairs",
        about: "one or the other of two that are nearly the same (the value of an operand does or does not matter, a load is or \
                is not volatile, offsets, a guard, a promise), or of which one is a barrier, a vote, or writes what decisions read",
        blocks: 3,
        subject: &TAILS,
        filled: Filled::Freely,
        letters: &[
            &[UNDEF, "add.s32 %r5, %r2, %r6;"],
            &[VOLATILE, "ld.global.b32 %r3, [%rd1];"],
            &[STORE, "st.global.b32 [%rd1+4], %r2;"],
            &[ADD, "@%p1 add.s32 %r2, %r2, 1;"],
            &[
                "ld.global.b32 %r3, [%rd1]; //! mem(invariant)",
                "ld.global.b32 %r3, [%rd1];",
            ],
            &[ADD, BARRIER],
            &[STORE, "vote.sync.ballot.b32 %r3, %p2, -1;"],
            &[ADD, COMPARE],
        ],
    },
    MachineAlphabet {
        name: "groups",
        about: "graphs of five blocks in which two blocks behind the entry decide between the same two others, one of which \
                holds a vote and the other nothing; the two hold a sum each",
        blocks: 5,
        subject: &TAILS,
        filled: Filled::Deciders,
        letters: &[&[ADD, "vote.sync.ballot.b32 %r3, %p2, -1;"]],
    },
    MachineAlphabet {
        name: "orders",
        about: "a store in each block, each to a place of its own",
        blocks: 4,
        subject: &ORDERS,
        filled: Filled::Numbered,
        letters: &[&[
            "st.global.b32 [%rd1], %r2;",
            "st.global.b32 [%rd1+4], %r2;",
            "st.global.b32 [%rd1+8], %r2;",
            "st.global.b32 [%rd1+12], %r2;",
        ]],
    },
];

const PLAIN: Shape = Shape {
    switch: false,
    dead_block: false,
    automaton: false,
};

/// The size at which alphabets of whole graphs end, and `groups` begins.
const LARGEST: usize = 4;

impl Enumerated for MachineAlphabet {
    fn name(&self) -> &'static str {
        self.name
    }
    fn about(&self) -> &'static str {
        self.about
    }
    fn sizes(&self) -> Sizes {
        Sizes {
            all: self.blocks,
            // What the reference of a machine pass refuses it does not perform either.
            refusals: 0,
            solver: 0,
        }
    }
    fn subject(&self) -> &'static Subject {
        self.subject
    }
    fn has(&self, blocks: usize) -> bool {
        match self.filled {
            Filled::Deciders => blocks == self.blocks,
            Filled::Numbered => (1..=self.blocks).contains(&blocks),
            Filled::Freely => blocks > 0,
        }
    }
}

/// How a function is written.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Spelling {
    Short,
    Explicit,
    Reversed,
}

impl MachineAlphabet {
    /// All graphs of a size.
    pub fn skeletons(&self, blocks: usize) -> Vec<Skeleton> {
        let mut all = Vec::new();
        skeleton::each(blocks, PLAIN, &mut |s| {
            if blocks <= LARGEST || !deciders(s).is_empty() {
                all.push(s.clone());
            }
        });
        all
    }

    /// Gives the functions on a graph, each with its module.
    pub fn each(&self, s: &Skeleton, visit: &mut dyn FnMut(&MachineContext, &MFunc)) {
        let spellings: &[Spelling] = match s.len() {
            ..=3 => &[Spelling::Short, Spelling::Explicit, Spelling::Reversed],
            _ => &[Spelling::Short],
        };
        for letters in self.letters {
            for held in self.held(s, letters.len()) {
                for &spelling in spellings {
                    let text = write(s, letters, &held, spelling);
                    // Every text is well formed, as a test says.
                    if let Ok(module) = parse(text.as_bytes(), "f.ptx") {
                        let (cx, funcs) = MachineContext::take_apart(module);
                        funcs.iter().for_each(|f| visit(&cx, f));
                    }
                }
            }
        }
    }

    /// Which blocks hold which letters: all ways that the alphabet has on a graph; 0 is nothing.
    fn held(&self, s: &Skeleton, letters: usize) -> Vec<Vec<usize>> {
        let n = s.len();
        if self.filled == Filled::Numbered {
            return vec![(1..=n).collect()];
        }
        if n > LARGEST {
            let mut all = Vec::new();
            for (a, b) in deciders(s) {
                for &to in &s.succs[a] {
                    let mut held = vec![0; n];
                    (held[a], held[b], held[usize::from(to)]) = (1, 1, letters);
                    all.push(held);
                }
            }
            return all;
        }
        let ways = (letters + 1).pow(n as u32);
        let mut all = Vec::new();
        for mut way in 1..ways {
            let held: Vec<usize> = (0..n)
                .map(|_| {
                    let letter = way % (letters + 1);
                    way /= letters + 1;
                    letter
                })
                .collect();
            let full = held.iter().filter(|l| **l > 0).count();
            if n < LARGEST || full == 2 && held[0] == 0 {
                all.push(held);
            }
        }
        all
    }
}

/// Pairs of blocks behind the entry that decide in the same way between the same two others, by the same predicate.
fn deciders(s: &Skeleton) -> Vec<(usize, usize)> {
    let decides = |b: usize| {
        let to = &s.succs[b];
        to.len() == 2 && to[0] != to[1] && to.iter().all(|t| usize::from(*t) != b)
    };
    let mut all = Vec::new();
    for a in 1..s.len() {
        for b in a + 1..s.len() {
            let apart = s.succs[a].iter().all(|t| usize::from(*t) != b);
            let back = s.succs[b].iter().all(|t| usize::from(*t) != a);
            if decides(a) && s.succs[a] == s.succs[b] && apart && back {
                all.push((a, b));
            }
        }
    }
    all
}

const HEAD: &str = "\
.version 8.0
.target sm_90
.address_size 64
.visible .entry f(.param .u64 p)
{
	.reg .pred %p<3>;
	.reg .b32 %r<7>;
	.reg .b64 %rd<2>;
	ld.param.u64 %rd1, [p];
	ld.global.b32 %r2, [%rd1];
	setp.eq.s32 %p1, %r2, 0;
	setp.lt.s32 %p2, %r2, 9;
";

/// The text of a function on a graph.
fn write(s: &Skeleton, letters: &[&str], held: &[usize], spelling: Spelling) -> String {
    let n = s.len();
    let mut order: Vec<usize> = (0..n).collect();
    if spelling == Spelling::Reversed {
        order[1..].reverse();
    }
    let mut text = String::from(HEAD);
    for (place, &b) in order.iter().enumerate() {
        let _ = match b {
            0 => Ok(()),
            _ => writeln!(text, "B{b}:"),
        };
        if let Some(letter) = held[b].checked_sub(1).and_then(|l| letters.get(l)) {
            let _ = writeln!(text, "\t{letter}");
        }
        let next = order.get(place + 1).copied();
        let falls = |to: u8| spelling != Spelling::Explicit && next == Some(usize::from(to));
        // In large graphs all decisions are by one predicate, so that they may be the same.
        let p = if n > LARGEST { 1 } else { 1 + b % 2 };
        let go = |to: u8| match falls(to) {
            true => String::new(),
            false => format!("\tbra.uni B{to};\n"),
        };
        match s.succs[b][..] {
            [] => text += "\tret;\n",
            [to] => text += &go(to),
            [yes, no, ..] => {
                let _ = writeln!(text, "\t@%p{p} bra B{yes};");
                text += &go(no);
            }
        }
    }
    text + "}\n"
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::*;
    use tandem_ir::machine::verify::{Level, verify};

    #[test]
    fn every_text_is_well_formed_and_every_graph_is_there() {
        let mut whole = 0;
        for a in MACHINE_ALPHABETS {
            for n in (1..=a.blocks.min(3)).filter(|n| a.has(*n)) {
                for s in a.skeletons(n) {
                    for letters in a.letters {
                        for held in a.held(&s, letters.len()) {
                            let text = write(&s, letters, &held, Spelling::Short);
                            let m = parse(text.as_bytes(), "f.ptx").unwrap();
                            assert!(verify(&m, Level::Parsed).is_empty(), "{text}");
                            // A block of nothing that falls through is one more label of the next.
                            let blocks = m.funcs[0].layout.len();
                            assert!((1..=n).contains(&blocks), "{text}");
                            whole += usize::from(blocks == n);
                        }
                    }
                }
            }
        }
        assert!(whole > 1000, "{whole}");
        let groups = &MACHINE_ALPHABETS[2];
        let graphs = groups.skeletons(5);
        assert!(graphs.len() > 100, "{}", graphs.len());
        let held = groups.held(&graphs[0], 2);
        let text = write(&graphs[0], groups.letters[0], &held[0], Spelling::Short);
        assert!(text.contains("vote.sync"), "{text}");
    }
}
