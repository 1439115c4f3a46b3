//! The alphabets of small functions with loops, as text with holes.
//!
//! A hole is `<NAME>`; its choices are texts, which may have holes of their own. In a choice `#` is each constant of the
//! width, `@` each argument, `?` each value of the width that the loops have so far; each place is chosen for itself, each hole
//! once. `<BODY>` is a sequence of operations, drawn from a list of its own. `iW` is the integer of the width, `iV` one
//! that is two bits wider.

/// A hole and what may stand in it; holes are filled in order.
pub type Hole = (&'static str, &'static [&'static str]);

/// Functions that are alike but for what stands in holes.
#[derive(Debug)]
pub struct Alphabet {
    /// Name of the alphabet.
    pub name: &'static str,
    /// Widths that are gone through.
    pub widths: &'static [u32],
    /// At most so many arguments.
    pub args: usize,
    /// The function.
    pub text: &'static str,
    /// Operations of `<BODY>`, and the fewest and most of them.
    pub body: (&'static [&'static str], usize, usize),
    /// All other holes.
    pub holes: &'static [Hole],
}

const NO_BODY: (&[&str], usize, usize) = (&[], 0, 0);
const HOW: Hole = ("HOW", &["", "mustprogress "]);
const FLAGS: Hole = ("FLAGS", &["", "nuw ", "nsw ", "nuw nsw "]);
const PREDICATES: &[&str] = &[
    "eq", "ne", "ult", "ule", "ugt", "uge", "slt", "sle", "sgt", "sge",
];
const PRED: Hole = ("PRED", PREDICATES);
const TESTED: Hole = ("TESTED", &["%i", "%x0"]);
const ENTERED: Hole = ("ENTER", &["br label %loop"]);
const GUARDED: Hole = (
    "ENTER",
    &["%g = icmp <GPRED> iW <GX>, <GY>\n  br i1 %g, label %loop, label %none\nnone:\n  ret iW 0"],
);

const ONE_BLOCK: &str = "define iW f(<ARGS>) <HOW>{
entry:
  <ENTER>
loop:
  %i = phi iW [ <START>, %entry ], [ %x0, %loop ]
  %x0 = <STEP>
  %c = icmp <PRED> iW <TESTED>, <BOUND>
  br i1 %c, <TO>
done:
  ret iW %x0
}
";
const STAYS: Hole = ("TO", &["label %loop, label %done"]);
const EITHER_WAY: Hole = (
    "TO",
    &["label %loop, label %done", "label %done, label %loop"],
);

const OPERATIONS: &[&str] = &[
    "add <FLAGS>iW ?, ?",
    "add <FLAGS>iW ?, #",
    "add <FLAGS>iW ?, @",
    "sub iW ?, ?",
    "sub iW #, ?",
    "mul iW ?, ?",
    "mul <FLAGS>iW ?, #",
    "shl iW ?, 1",
    "and iW ?, #",
    "and iW ?, ?",
    "xor iW ?, #",
    "xor iW ?, ?",
];
const FEW_OPERATIONS: &[&str] = &[
    "add iW ?, ?",
    "add iW ?, 1",
    "sub iW 0, ?",
    "mul iW ?, ?",
    "shl iW ?, 1",
    "and iW ?, 1",
    "xor iW ?, 2",
    "xor iW ?, ?",
];
/// An operation of two instructions stands with what it needs in front of it.
const PAIRED: &[&str] = &[
    "add <FLAGS>iW ?, #",
    "zext iW ? to iV|add iV $, #|trunc iV $ to iW",
    "sext iW ? to iV|add nsw iV $, #|trunc iV $ to iW",
    "trunc iW ? to i1|zext i1 $ to iW",
    "icmp slt iW ?, #|select i1 $, iW ?, iW #",
    "icmp ult iW ?, @|select i1 $, iW ?, iW @",
    "icmp sgt iW ?, @|select i1 $, iW @, iW ?",
    "icmp eq iW ?, #|select i1 $, iW #, iW ?",
];

const FEW_PAIRED: &[&str] = &[
    "add <FLAGS>iW ?, 1",
    "zext iW ? to iV|add iV $, 1|trunc iV $ to iW",
    "sext iW ? to iV|add nsw iV $, -1|trunc iV $ to iW",
    "trunc iW ? to i1|zext i1 $ to iW",
    "icmp slt iW ?, 1|select i1 $, iW ?, iW 1",
    "icmp ult iW ?, @|select i1 $, iW ?, iW @",
    "icmp eq iW ?, 2|select i1 $, iW 0, iW ?",
];

const BODY_LOOP: &str = "define iW f(<ARGS>) <HOW>{
entry:
  br label %loop
loop:
  %i = phi iW [ <START>, %entry ], [ <NEXT>, %loop ]
<BODY>  %c = icmp <PRED> iW <TESTED>, <BOUND>
  br i1 %c, label %loop, label %done
done:
  ret iW <NEXT>
}
";

/// All of them: loops one by one, then nests.
pub const ALPHABETS: &[Alphabet] = &[
    Alphabet {
        name: "steps",
        widths: &[1, 2],
        args: 2,
        text: ONE_BLOCK,
        body: NO_BODY,
        holes: &[
            ENTERED,
            HOW,
            EITHER_WAY,
            PRED,
            ("STEP", &["add <FLAGS>iW %i, #"]),
            FLAGS,
            TESTED,
            ("START", &["#", "@"]),
            ("BOUND", &["#", "@"]),
        ],
    },
    Alphabet {
        name: "arguments",
        widths: &[3, 4],
        args: 2,
        text: ONE_BLOCK,
        body: NO_BODY,
        holes: &[
            ENTERED,
            HOW,
            STAYS,
            PRED,
            ("STEP", &["add <FLAGS>iW %i, #"]),
            FLAGS,
            TESTED,
            ("START", &["0", "@"]),
            ("BOUND", &["@"]),
        ],
    },
    Alphabet {
        name: "constants",
        widths: &[3],
        args: 0,
        text: ONE_BLOCK,
        body: NO_BODY,
        holes: &[
            ENTERED,
            HOW,
            STAYS,
            PRED,
            ("STEP", &["add <FLAGS>iW %i, #"]),
            FLAGS,
            TESTED,
            ("START", &["#"]),
            ("BOUND", &["#"]),
        ],
    },
    Alphabet {
        name: "wider-constants",
        widths: &[4],
        args: 0,
        text: ONE_BLOCK,
        body: NO_BODY,
        holes: &[
            ENTERED,
            ("HOW", &[""]),
            STAYS,
            PRED,
            ("STEP", &["add <FLAGS>iW %i, #"]),
            FLAGS,
            ("TESTED", &["%x0"]),
            ("START", &["0", "5", "8"]),
            ("BOUND", &["#"]),
        ],
    },
    Alphabet {
        name: "strides",
        widths: &[1, 2, 3],
        args: 3,
        text: ONE_BLOCK,
        body: NO_BODY,
        holes: &[
            ENTERED,
            HOW,
            STAYS,
            PRED,
            (
                "STEP",
                &[
                    "<OP> <FLAGS>iW %i, @",
                    "mul <FLAGS>iW %i, #",
                    "sub <FLAGS>iW #, %i",
                ],
            ),
            ("OP", &["add", "sub"]),
            FLAGS,
            TESTED,
            ("START", &["1", "@"]),
            ("BOUND", &["0", "@"]),
        ],
    },
    Alphabet {
        name: "guards",
        widths: &[2, 3],
        args: 2,
        text: ONE_BLOCK,
        body: NO_BODY,
        holes: &[
            GUARDED,
            HOW,
            STAYS,
            ("PRED", &["ne", "ult", "ule", "slt", "sle", "sgt", "uge"]),
            ("GPRED", &["eq", "ne", "ult", "ule", "slt", "sle", "sgt"]),
            (
                "STEP",
                &[
                    "add <FLAGS>iW %i, 1",
                    "add <FLAGS>iW %i, 2",
                    "add iW %i, -1",
                ],
            ),
            ("FLAGS", &["", "nuw ", "nsw "]),
            TESTED,
            ("START", &["0", "@"]),
            ("BOUND", &["@"]),
            ("GX", &["0", "@"]),
            ("GY", &["@"]),
        ],
    },
    Alphabet {
        name: "headers",
        widths: &[1, 2, 3],
        args: 2,
        text: "define iW f(<ARGS>) <HOW>{
entry:
  <ENTER>
loop:
  %i = phi iW [ <START>, %entry ], [ %x0, %body ]
  %c = icmp <PRED> iW %i, <BOUND>
  br i1 %c, <TO>
body:
  %x0 = <STEP>
  br label %loop
done:
  ret iW %i
}
",
        body: NO_BODY,
        holes: &[
            ENTERED,
            HOW,
            (
                "TO",
                &["label %body, label %done", "label %done, label %body"],
            ),
            PRED,
            ("STEP", &["add <FLAGS>iW %i, #"]),
            FLAGS,
            ("START", &["0", "@"]),
            ("BOUND", &["#", "@"]),
        ],
    },
    Alphabet {
        name: "exits",
        widths: &[1, 2, 3],
        args: 3,
        text: "define iW f(<ARGS>) <HOW>{
entry:
  br label %loop
loop:
  %i = phi iW [ <START>, %entry ], [ %x0, %more ]
  %c = icmp <PRED> iW %i, <BOUND>
  br i1 %c, <TO>
more:
  %x0 = <STEP>
  %d = icmp <PRED2> iW <TESTED>, <BOUND2>
  br i1 %d, label %loop, label %done
done:
  %out = phi iW [ %i, %loop ], [ %x0, %more ]
  ret iW %out
}
",
        body: NO_BODY,
        holes: &[
            HOW,
            ("TO", &["label %more, label %done"]),
            ("PRED", &["ne", "ult", "sle", "eq"]),
            ("PRED2", &["ne", "ult", "slt", "ule", "uge"]),
            ("STEP", &["add <FLAGS>iW %i, 1", "add iW %i, -1"]),
            ("FLAGS", &["", "nuw ", "nsw "]),
            TESTED,
            ("START", &["0", "@"]),
            ("BOUND", &["1", "@"]),
            ("BOUND2", &["1", "@"]),
        ],
    },
    Alphabet {
        name: "conditions",
        widths: &[2, 3],
        args: 2,
        text: "define iW f(<ARGS>) <HOW>{
entry:
  br label %loop
loop:
  %i = phi iW [ <START>, %entry ], [ %x0, %loop ]
  %x0 = <STEP>
  %c = icmp <PRED> iW %x0, <BOUND>
  %d = icmp <PRED2> iW <TESTED>, <BOUND2>
  %e = <BOTH>
  br i1 %e, <TO>
done:
  ret iW %i
}
",
        body: NO_BODY,
        holes: &[
            HOW,
            (
                "TO",
                &["label %loop, label %done", "label %done, label %loop"],
            ),
            (
                "BOTH",
                &[
                    "and i1 %c, %d",
                    "or i1 %c, %d",
                    "xor i1 %c, %d",
                    "select i1 %c, i1 %d, i1 false",
                    "select i1 %c, i1 true, i1 %d",
                ],
            ),
            ("PRED", &["ne", "ult"]),
            ("PRED2", &["ne", "eq", "slt", "uge"]),
            ("STEP", &["add <FLAGS>iW %i, 1"]),
            ("FLAGS", &["", "nuw "]),
            TESTED,
            ("START", &["0"]),
            ("BOUND", &["2", "@"]),
            ("BOUND2", &["3", "@"]),
        ],
    },
    Alphabet {
        name: "bodies",
        widths: &[1, 2],
        args: 1,
        text: BODY_LOOP,
        body: (OPERATIONS, 1, 2),
        holes: &[
            ("HOW", &[""]),
            ("FLAGS", &[""]),
            ("PRED", &["ne", "ult"]),
            ("NEXT", &["?"]),
            ("TESTED", &["?"]),
            ("START", &["1", "@"]),
            ("BOUND", &["0"]),
        ],
    },
    Alphabet {
        name: "flagged-bodies",
        widths: &[2, 3],
        args: 1,
        text: BODY_LOOP,
        body: (
            &[
                "add <FLAGS>iW ?, 1",
                "mul <FLAGS>iW ?, 3",
                "shl <FLAGS>iW ?, 1",
                "add <FLAGS>iW ?, ?",
            ],
            1,
            2,
        ),
        holes: &[
            ("HOW", &[""]),
            ("FLAGS", &["nuw ", "nsw "]),
            ("PRED", &["ne", "ult", "slt"]),
            ("NEXT", &["?"]),
            ("TESTED", &["?"]),
            ("START", &["0", "1"]),
            ("BOUND", &["2", "@"]),
        ],
    },
    Alphabet {
        name: "longer-bodies",
        widths: &[2],
        args: 1,
        text: BODY_LOOP,
        body: (FEW_OPERATIONS, 3, 3),
        holes: &[
            ("HOW", &[""]),
            ("PRED", &["ne"]),
            ("NEXT", &["?"]),
            ("TESTED", &["?"]),
            ("START", &["1"]),
            ("BOUND", &["@"]),
        ],
    },
    Alphabet {
        name: "conversions",
        widths: &[2, 3, 4],
        args: 1,
        text: BODY_LOOP,
        body: (PAIRED, 1, 1),
        holes: &[
            HOW,
            ("FLAGS", &["", "nsw "]),
            ("PRED", &["ult", "sle", "ne", "sgt"]),
            ("NEXT", &["?"]),
            ("TESTED", &["?"]),
            ("START", &["0", "@"]),
            ("BOUND", &["2", "@"]),
        ],
    },
    Alphabet {
        name: "longer-conversions",
        widths: &[2],
        args: 1,
        text: BODY_LOOP,
        body: (FEW_PAIRED, 2, 2),
        holes: &[
            ("HOW", &[""]),
            ("FLAGS", &["", "nsw "]),
            ("PRED", &["ult", "sle"]),
            ("NEXT", &["?"]),
            ("TESTED", &["?"]),
            ("START", &["0"]),
            ("BOUND", &["2", "@"]),
        ],
    },
    Alphabet {
        name: "wider-tests",
        widths: &[1, 2, 3],
        args: 2,
        text: "define iW f(<ARGS>) <HOW>{
entry:
  %w = <EXT> iW <BOUND> to iV
  br label %loop
loop:
  %i = phi iW [ <START>, %entry ], [ %x0, %loop ]
  %x0 = add <FLAGS>iW %i, #
  %z = <EXT> iW <TESTED> to iV
  %y = add iV %z, <MORE>
  %c = icmp <PRED> iV %y, %w
  br i1 %c, label %loop, label %done
done:
  ret iW %i
}
",
        body: NO_BODY,
        holes: &[
            HOW,
            ("EXT", &["zext", "sext"]),
            PRED,
            FLAGS,
            TESTED,
            ("START", &["0", "@"]),
            ("BOUND", &["@"]),
            ("MORE", &["0", "1", "-1"]),
        ],
    },
    Alphabet {
        name: "pairs",
        widths: &[2, 3],
        args: 1,
        text: "define iW f(<ARGS>) <HOW>{
entry:
  br label %loop
loop:
  %i = phi iW [ <START>, %entry ], [ %x0, %loop ]
  %k = phi iW [ <START2>, %entry ], [ %x1, %loop ]
  %x0 = <FIRST>
  %x1 = <SECOND>
  %c = icmp <PRED> iW <TESTED>, <BOUND>
  br i1 %c, label %loop, label %done
done:
  ret iW <OUT>
}
",
        body: NO_BODY,
        holes: &[
            ("HOW", &["", "mustprogress "]),
            (
                "FIRST",
                &[
                    "add iW %i, 1",
                    "add nuw iW %i, 1",
                    "add iW %i, %k",
                    "add iW %k, 0",
                    "sub iW %k, %i",
                ],
            ),
            (
                "SECOND",
                &[
                    "add iW %k, %i",
                    "add iW %k, %x0",
                    "add iW %i, 0",
                    "add nsw iW %k, %i",
                    "mul iW %k, %i",
                    "sub iW %k, %i",
                    "xor iW %k, %i",
                    "shl iW %k, 1",
                    "add iW %k, 3",
                ],
            ),
            ("PRED", &["ne", "ult", "sge"]),
            ("TESTED", &["?"]),
            ("START", &["0", "@"]),
            ("START2", &["0", "1", "@"]),
            ("BOUND", &["2", "@"]),
            ("OUT", &["%k"]),
        ],
    },
    Alphabet {
        name: "nests",
        widths: &[1, 2],
        args: 2,
        text: NEST,
        body: NO_BODY,
        holes: &[
            ("HOW", &["", "mustprogress "]),
            ("PRED", &["ne", "ult", "sgt"]),
            ("PRED2", &["ne", "ult", "slt"]),
            (
                "INNER",
                &["add iW %i, 1", "add nuw iW %i, 1", "add iW %i, %o"],
            ),
            (
                "OUTER",
                &[
                    "add iW %o, 1",
                    "add nsw iW %o, 1",
                    "add iW %o, %i",
                    "add iW %x0, 1",
                ],
            ),
            ("TESTED", &["%i", "%x0"]),
            ("START", &["0", "%o", "@"]),
            ("BOUND", &["1", "%o", "@"]),
            ("START2", &["0", "@"]),
            ("BOUND2", &["@"]),
        ],
    },
    Alphabet {
        name: "wider-nests",
        widths: &[3],
        args: 1,
        text: NEST,
        body: NO_BODY,
        holes: &[
            ("HOW", &[""]),
            ("PRED", &["ne", "ult"]),
            ("PRED2", &["ne", "slt"]),
            ("INNER", &["add nuw iW %i, 1", "add iW %i, %o"]),
            (
                "OUTER",
                &[
                    "add iW %o, 1",
                    "add nsw iW %o, 1",
                    "add iW %o, %i",
                    "add iW %x0, 1",
                ],
            ),
            ("TESTED", &["%i", "%x0"]),
            ("START", &["0", "%o"]),
            ("BOUND", &["3", "%o", "@"]),
            ("START2", &["0", "@"]),
            ("BOUND2", &["5", "@"]),
        ],
    },
];

const NEST: &str = "define iW f(<ARGS>) <HOW>{
entry:
  br label %outer
outer:
  %o = phi iW [ <START2>, %entry ], [ %y, %latch ]
  br label %loop
loop:
  %i = phi iW [ <START>, %outer ], [ %x0, %loop ]
  %x0 = <INNER>
  %c = icmp <PRED> iW <TESTED>, <BOUND>
  br i1 %c, label %loop, label %latch
latch:
  %y = <OUTER>
  %d = icmp <PRED2> iW %y, <BOUND2>
  br i1 %d, label %outer, label %done
done:
  ret iW %i
}
";
