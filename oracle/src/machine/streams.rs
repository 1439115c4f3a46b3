//! What one thread executes, as a stream of letters: whether two machine functions have the same streams.
//!
//! A machine function is a deterministic automaton. Its letters are instructions (by key and attributes, [`text`](super::text)) and decisions, each a
//! predicate in positive sense with two successors; labels, branches without a guard, hints for loops (`.pragma "nounroll"`) and running on are silent. Two functions are
//! equal if a thread executes the same instructions in both, whatever its predicates hold; the second may promise less in each
//! (attributes only weaken).
//!
//! Both functions are walked side by side, with what is known of predicates. Where both decide by the same predicate they
//! take the same edge. Where only one decides, both of its edges are followed, and until the other one decides by that predicate as
//! well, or it is written, its value is remembered: so a decision whose edges are the same is silent, and an
//! instruction may stand before a decision in one function and first on both paths in the other, unless it writes the predicate. Within
//! one chain of decisions every value is remembered: a thread that goes round through decisions by the same
//! predicates alone never comes out.
//!
//! Pairs of points are explored until one differs or none is new, so *equal* is exact; that it takes more than a few times
//! the size of the functions is possible, and then the answer is [`Answer::Unknown`].

use super::graph::{Step, ending, numbers};
use super::text::{Attributes, attributes, key};
use std::collections::{BTreeSet, HashMap, HashSet};
use tandem_ir::machine::effects::{Access, for_each_access};
use tandem_ir::machine::func::Op;
use tandem_ir::machine::{MFunc, MInst, MachineContext};

/// What came of a comparison.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Answer {
    /// The second function does what the first does.
    Equal {
        /// Pairs of points that were looked at.
        pairs: usize,
    },
    /// A thread may execute something else.
    Different {
        /// What the first does there.
        first: String,
        /// What the second does there.
        second: String,
        /// The instructions that do it; none for decisions and ends.
        insts: [Option<MInst>; 2],
    },
    /// Only the promises of an instruction are stronger in the second function, or others where they have to be the same.
    Stronger {
        /// The instruction.
        letter: String,
    },
    /// Too many pairs of points.
    Unknown,
}

/// Pairs of points per point of the functions, at most.
const MOST_PAIRS_PER_POINT: usize = 64;

/// Where a thread is: before something that it executes.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
struct Point(u32);

/// Whether an instruction asks the assembler for a form of loops, or tells it how often they run: no thread executes it.
fn is_hint(f: &MFunc, inst: MInst) -> bool {
    let hints = ["nounroll", "frequency"];
    match &f.insts[inst].op {
        Op::Pragma(text) => hints.iter().any(|h| text.split(' ').next() == Some(h)),
        _ => false,
    }
}

/// What a thread does at a point.
#[derive(Clone, Debug)]
enum Node {
    /// Executes an instruction: its letter, what it promises, and where it goes on, if it does.
    Inst(Letter, Option<Point>),
    /// Takes one of two edges by a predicate, named by its register.
    If(u32, Point, Point),
    /// Takes one of several edges by an instruction.
    Switch(Letter, Vec<Point>),
    /// Runs off the end of the function.
    End,
    /// Goes round for ever without doing anything.
    Forever,
}

impl Node {
    /// The points that come next.
    fn next(&self) -> Vec<Point> {
        match self {
            Node::Inst(_, next) => next.iter().copied().collect(),
            Node::If(_, yes, no) => vec![*yes, *no],
            Node::Switch(_, all) => all.clone(),
            Node::End | Node::Forever => Vec::new(),
        }
    }
}

/// A letter, by its number in the common list of words, and the instruction it comes from.
#[derive(Clone, Copy, Debug)]
struct Letter {
    word: u32,
    inst: MInst,
}

/// The words of both functions, by number.
#[derive(Default)]
struct Words {
    numbers: HashMap<String, u32>,
    texts: Vec<String>,
}

impl Words {
    fn number(&mut self, text: String) -> u32 {
        if let Some(&n) = self.numbers.get(&text) {
            return n;
        }
        let n = self.texts.len() as u32;
        self.texts.push(text.clone());
        self.numbers.insert(text, n);
        n
    }
}

/// Where a thread is that goes round for ever without doing anything.
const FOREVER: Point = Point(1);

/// Which of the two functions.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
enum Which {
    First,
    Second,
}

/// What is known of a predicate since a decision by it.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
struct Fact {
    /// The predicate.
    word: u32,
    /// Its value.
    value: bool,
    /// The function that has not decided by it yet, if only the other one has.
    owes: Option<Which>,
}

impl Fact {
    /// The functions have decided by the predicate, or have not. Where one does so once more, as in a loop, it is ahead.
    fn decided(&mut self, first: bool, second: bool) {
        self.owes = match (first, second, self.owes) {
            (true, false, Some(Which::First)) | (false, true, Some(Which::Second)) => None,
            (true, false, None) => Some(Which::Second),
            (false, true, None) => Some(Which::First),
            (_, _, owes) => owes,
        };
    }
}

/// The facts with one more, in order of their predicates.
fn with(facts: &[Fact], word: u32, value: bool, owes: Option<Which>) -> Vec<Fact> {
    let mut all = facts.to_vec();
    let at = all.partition_point(|f| f.word < word);
    all.insert(at, Fact { word, value, owes });
    all
}

/// One of the two functions.
struct Side<'a> {
    cx: &'a MachineContext,
    f: &'a MFunc,
    nodes: Vec<Node>,
    /// Points from which a thread comes to a point at once.
    before: Vec<Vec<Point>>,
    /// By predicate: from which points on it may be decided by before it is written.
    deciding: HashMap<u32, Vec<bool>>,
    /// Registers that each instruction may write, as words.
    writes: HashMap<MInst, Vec<u32>>,
    promises: HashMap<MInst, Attributes>,
    start: Point,
}

/// What a block and an ending are made of while points are numbered.
enum Raw {
    Inst(MInst),
    If(u32, usize),
    IfNot(u32, usize),
    Switch(MInst, Vec<usize>),
    Leave(MInst),
    Goto(usize),
    Off,
}

impl<'a> Side<'a> {
    fn new((cx, f): (&'a MachineContext, &'a MFunc), words: &mut Words) -> Side<'a> {
        let blocks = numbers(f);
        let mut raw: Vec<Vec<Raw>> = Vec::new();
        for n in 0..f.layout.len() {
            let (body, steps) = ending(cx, f, &blocks, n);
            let is_inst = |i: &MInst| super::is_inst(f, *i) && !is_hint(f, *i);
            let mut all: Vec<Raw> = body.into_iter().filter(is_inst).map(Raw::Inst).collect();
            for step in steps {
                all.push(match step {
                    Step::If(g, to, _) => {
                        let p = words.number(f.regs.name(g.reg));
                        match g.negated {
                            false => Raw::If(p, to),
                            true => Raw::IfNot(p, to),
                        }
                    }
                    Step::Table(i, targets) => Raw::Switch(i, targets),
                    Step::Leave(i) => Raw::Leave(i),
                    Step::Goto(to) => Raw::Goto(to),
                    Step::Off => Raw::Off,
                });
            }
            raw.push(all);
        }
        // One point for each thing that is done, and two besides.
        let mut first = Vec::new();
        let mut count = 2;
        for block in &raw {
            first.push(count);
            count += block.len();
        }
        let mut side = Side {
            cx,
            f,
            nodes: vec![Node::End, Node::Forever],
            before: Vec::new(),
            deciding: HashMap::new(),
            writes: HashMap::new(),
            promises: HashMap::new(),
            start: Point(0),
        };
        let resolve = |block: usize, at: usize| resolve(&raw, &first, block, at);
        side.start = resolve(0, 0);
        for (n, block) in raw.iter().enumerate() {
            for (at, what) in block.iter().enumerate() {
                let on = |block: &usize| resolve(*block, 0);
                let node = match what {
                    Raw::Inst(i) => Node::Inst(side.letter(*i, words), Some(resolve(n, at + 1))),
                    Raw::If(p, to) => Node::If(*p, on(to), resolve(n, at + 1)),
                    Raw::IfNot(p, to) => Node::If(*p, resolve(n, at + 1), on(to)),
                    Raw::Switch(i, targets) => {
                        let mut all: Vec<Point> = targets.iter().map(on).collect();
                        if f.insts[*i].guard.is_some() {
                            all.push(resolve(n, at + 1));
                        }
                        Node::Switch(side.letter(*i, words), all)
                    }
                    Raw::Leave(i) => {
                        let goes_on = f.insts[*i].guard.is_some();
                        let next = goes_on.then(|| resolve(n, at + 1));
                        Node::Inst(side.letter(*i, words), next)
                    }
                    // Never a point of its own.
                    Raw::Goto(_) | Raw::Off => Node::End,
                };
                side.nodes.push(node);
            }
        }
        side.before = vec![Vec::new(); side.nodes.len()];
        for (n, node) in side.nodes.iter().enumerate() {
            for next in node.next() {
                side.before[next.0 as usize].push(Point(n as u32));
            }
        }
        side
    }

    fn letter(&mut self, inst: MInst, words: &mut Words) -> Letter {
        let (cx, f) = (self.cx, self.f);
        let word = words.number(key(cx, f, inst, &mut |r| f.regs.name(r)));
        let writes = self.writes.entry(inst).or_default();
        for_each_access(&f.insts[inst], cx.forms(), |r, how| {
            if how != Access::Read {
                writes.push(words.number(f.regs.name(r)));
            }
        });
        self.promises.insert(inst, attributes(cx, f, inst));
        Letter { word, inst }
    }

    fn node(&self, p: Point) -> &Node {
        &self.nodes[p.0 as usize]
    }

    /// Whether a thread at a point may decide by a predicate before it is written.
    fn may_decide(&mut self, p: Point, word: u32) -> bool {
        let (nodes, before, writes) = (&self.nodes, &self.before, &self.writes);
        let found = self.deciding.entry(word).or_insert_with(|| {
            let mut found = vec![false; nodes.len()];
            let decides = |n: &Node| matches!(n, Node::If(w, ..) if *w == word);
            let mut open: Vec<usize> = (0..nodes.len()).filter(|&n| decides(&nodes[n])).collect();
            while let Some(n) = open.pop() {
                if std::mem::replace(&mut found[n], true) {
                    continue;
                }
                let keeps = |p: &&Point| match nodes[p.0 as usize] {
                    Node::Inst(l, _) => !writes[&l.inst].contains(&word),
                    _ => true,
                };
                open.extend(before[n].iter().filter(keeps).map(|p| p.0 as usize));
            }
            found
        });
        found[p.0 as usize]
    }

    fn decides(&self, p: Point) -> bool {
        matches!(self.node(p), Node::If(..))
    }

    /// Where a thread does something that is not known, from a point on, and by what it decides on the way.
    fn settle(&self, mut p: Point, facts: &[Fact]) -> (Point, Vec<u32>) {
        let mut gone = BTreeSet::new();
        let mut decided = Vec::new();
        while let Node::If(word, yes, no) = *self.node(p) {
            let Some(fact) = facts.iter().find(|f| f.word == word) else {
                break;
            };
            if !gone.insert(p) {
                return (FOREVER, decided);
            }
            decided.push(word);
            p = if fact.value { yes } else { no };
        }
        (p, decided)
    }

    /// The instruction at a point.
    fn inst(&self, p: Point) -> Option<MInst> {
        match self.node(p) {
            Node::Inst(l, _) | Node::Switch(l, _) => Some(l.inst),
            _ => None,
        }
    }

    /// What a thread does at a point, in words.
    fn words(&self, p: Point, words: &Words) -> String {
        let text = |n: u32| words.texts[n as usize].clone();
        match self.node(p) {
            Node::Inst(l, _) | Node::Switch(l, _) => text(l.word),
            Node::If(p, ..) => format!("decides by {}", text(*p)),
            Node::End => "runs off the end".into(),
            Node::Forever => "goes round for ever".into(),
        }
    }
}

/// The point at which something is done next.
fn resolve(raw: &[Vec<Raw>], first: &[usize], mut block: usize, mut at: usize) -> Point {
    let mut gone = BTreeSet::new();
    loop {
        match raw.get(block).map(|b| b.get(at)) {
            Some(Some(Raw::Goto(to))) => {
                if !gone.insert(block) {
                    return FOREVER;
                }
                (block, at) = (*to, 0);
            }
            Some(Some(Raw::Off) | None) | None => return Point(0),
            Some(Some(_)) => return Point((first[block] + at) as u32),
        }
    }
}

/// What is still worth knowing behind an instruction that both have executed: what one of them has yet to decide by, if anybody
/// decides by it again.
fn kept(
    facts: &[Fact],
    letter: Letter,
    (a, x): (&mut Side<'_>, Point),
    (b, y): (&mut Side<'_>, Point),
) -> Vec<Fact> {
    let mut all = Vec::new();
    for fact in facts.iter().filter(|f| f.owes.is_some()) {
        let written = a.writes[&letter.inst].contains(&fact.word);
        if !written && (a.may_decide(x, fact.word) || b.may_decide(y, fact.word)) {
            all.push(*fact);
        }
    }
    all
}

/// Whether a thread executes the same letters in both functions, and the second promises no more.
pub fn compare(first: (&MachineContext, &MFunc), second: (&MachineContext, &MFunc)) -> Answer {
    compare_by(Promises::Weaker, first, second)
}

/// What the second function may promise of an instruction.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Promises {
    /// At most what the first does.
    Weaker,
    /// The same.
    Exact,
}

/// As [`compare`], with a say about promises.
pub fn compare_by(
    promises: Promises,
    first: (&MachineContext, &MFunc),
    second: (&MachineContext, &MFunc),
) -> Answer {
    let mut words = Words::default();
    let mut a = Side::new(first, &mut words);
    let mut b = Side::new(second, &mut words);
    let most = MOST_PAIRS_PER_POINT * (a.nodes.len() + b.nodes.len());
    let mut seen: HashSet<(Point, Point, Vec<Fact>)> = HashSet::new();
    let mut open = vec![(a.start, b.start, Vec::new())];
    let mut stronger = None;
    while let Some((x, y, mut facts)) = open.pop() {
        let ((x, by_a), (y, by_b)) = (a.settle(x, &facts), b.settle(y, &facts));
        for fact in &mut facts {
            fact.decided(by_a.contains(&fact.word), by_b.contains(&fact.word));
        }
        if !a.decides(x) && !b.decides(y) {
            facts.retain(|f| f.owes.is_some());
        }
        if !seen.insert((x, y, facts.clone())) {
            continue;
        }
        if seen.len() > most {
            return Answer::Unknown;
        }
        match (a.node(x).clone(), b.node(y).clone()) {
            (Node::Inst(l, p), Node::Inst(m, q))
                if l.word == m.word && p.is_some() == q.is_some() =>
            {
                let (then, now) = (&a.promises[&l.inst], &b.promises[&m.inst]);
                let same = promises == Promises::Weaker || then.is_weaker_or_equal(now);
                if !now.is_weaker_or_equal(then) || !same {
                    stronger.get_or_insert_with(|| words.texts[l.word as usize].clone());
                }
                if let Some((p, q)) = p.zip(q) {
                    open.push((p, q, kept(&facts, l, (&mut a, p), (&mut b, q))));
                }
            }
            (Node::If(l, p, q), Node::If(m, r, s)) if l == m => {
                open.push((q, s, with(&facts, l, false, None)));
                open.push((p, r, with(&facts, l, true, None)));
            }
            (Node::If(l, p, q), _) => {
                open.push((q, y, with(&facts, l, false, Some(Which::Second))));
                open.push((p, y, with(&facts, l, true, Some(Which::Second))));
            }
            (_, Node::If(l, p, q)) => {
                open.push((x, q, with(&facts, l, false, Some(Which::First))));
                open.push((x, p, with(&facts, l, true, Some(Which::First))));
            }
            (Node::Switch(l, p), Node::Switch(m, q)) if l.word == m.word && p.len() == q.len() => {
                for (p, q) in p.into_iter().zip(q) {
                    open.push((p, q, kept(&facts, l, (&mut a, p), (&mut b, q))));
                }
            }
            (Node::End, Node::End) | (Node::Forever, Node::Forever) => {}
            _ => {
                return Answer::Different {
                    first: a.words(x, &words),
                    second: b.words(y, &words),
                    insts: [a.inst(x), b.inst(y)],
                };
            }
        }
    }
    match stronger {
        Some(letter) => Answer::Stronger { letter },
        None => Answer::Equal { pairs: seen.len() },
    }
}
