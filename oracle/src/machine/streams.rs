//! What one thread executes, as a stream of letters: whether two machine functions have the same streams.
//!
//! A machine function is a deterministic automaton. Its letters are instructions (by key and attributes, [`text`](super::text)) and decisions, each a
//! predicate in positive sense with two ways on; labels, branches without a guard, running on, and decisions whose ways are
//! the same are silent. Two functions are equal if, for the same outcomes of decisions, a thread executes the same letters;
//! the second may promise less in each (attributes only weaken). An instruction that stands before a decision in one function and
//! first on both ways in the other is followed, unless it writes the predicate: what it computes is the same on both ways.
//!
//! Pairs of points are explored until one differs or none is new, so the answer is exact; that it takes more than a few times
//! the size of the functions is possible, and then the answer is [`Answer::Unknown`].

use super::graph::{Step, ending, numbers};
use super::text::{Attributes, attributes, key};
use std::collections::{BTreeSet, HashMap, HashSet};
use tandem_ir::machine::effects::{Access, for_each_access};
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
    },
    /// Only the promises of an instruction are stronger in the second function.
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

/// What a thread does at a point.
#[derive(Clone, Debug)]
enum Node {
    /// Executes an instruction: its letter, what it promises, and where it goes on, if it does.
    Inst(Letter, Option<Point>),
    /// Goes one of two ways by a predicate, named by its register.
    If(u32, Point, Point),
    /// Goes one of several ways by an instruction.
    Switch(Letter, Vec<Point>),
    /// Runs off the end of the function.
    End,
    /// Goes round for ever without doing anything.
    Forever,
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

/// One of the two functions.
struct Side<'a> {
    cx: &'a MachineContext,
    f: &'a MFunc,
    nodes: Vec<Node>,
    /// Points that stand for a decision made later, by what they are.
    later: HashMap<(u32, Point, Point), Point>,
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
    fn new(cx: &'a MachineContext, f: &'a MFunc, words: &mut Words) -> Side<'a> {
        let blocks = numbers(f);
        let mut raw: Vec<Vec<Raw>> = Vec::new();
        for n in 0..f.layout.len() {
            let (body, steps) = ending(cx, f, &blocks, n);
            let is_inst = |i: &MInst| super::is_inst(f, *i);
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
            later: HashMap::new(),
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

    /// The point of a decision between two points that is not in the text.
    fn decision(&mut self, word: u32, yes: Point, no: Point) -> Point {
        if yes == no {
            return yes;
        }
        let nodes = &mut self.nodes;
        let new = self.later.entry((word, yes, no)).or_insert_with(|| {
            nodes.push(Node::If(word, yes, no));
            Point(nodes.len() as u32 - 1)
        });
        *new
    }

    /// Whether a thread does the same from both points on, promises included.
    fn same(&self, a: Point, b: Point) -> bool {
        let mut seen = HashSet::new();
        let mut open = vec![(a, b)];
        while let Some((a, b)) = open.pop() {
            if a == b || !seen.insert((a, b)) {
                continue;
            }
            match (self.node(a), self.node(b)) {
                (Node::Inst(x, p), Node::Inst(y, q))
                    if x.word == y.word && self.promises[&x.inst] == self.promises[&y.inst] =>
                {
                    open.extend(p.zip(*q));
                }
                (Node::If(x, p, q), Node::If(y, r, s)) if x == y => {
                    open.extend([(*p, *r), (*q, *s)]);
                }
                (Node::Switch(x, p), Node::Switch(y, q))
                    if x.word == y.word && p.len() == q.len() =>
                {
                    open.extend(p.iter().copied().zip(q.iter().copied()));
                }
                (Node::End, Node::End) | (Node::Forever, Node::Forever) => {}
                _ => return false,
            }
            if seen.len() > self.nodes.len() {
                return false;
            }
        }
        true
    }

    /// The only way on from a decision whose ways are the same.
    fn silent(&self, p: Point) -> Option<Point> {
        match *self.node(p) {
            Node::If(_, yes, no) if self.same(yes, no) => Some(yes),
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
                    return Point(1);
                }
                (block, at) = (*to, 0);
            }
            Some(Some(Raw::Off) | None) | None => return Point(0),
            Some(Some(_)) => return Point((first[block] + at) as u32),
        }
    }
}

/// Whether a thread executes the same letters in both functions, and the second promises no more.
pub fn compare(first: (&MachineContext, &MFunc), second: (&MachineContext, &MFunc)) -> Answer {
    let mut words = Words::default();
    let mut a = Side::new(first.0, first.1, &mut words);
    let mut b = Side::new(second.0, second.1, &mut words);
    let most = MOST_PAIRS_PER_POINT * (a.nodes.len() + b.nodes.len());
    let mut seen: HashSet<(Point, Point)> = HashSet::new();
    let mut open = vec![(a.start, b.start)];
    let mut stronger = None;
    while let Some((x, y)) = open.pop() {
        if !seen.insert((x, y)) {
            continue;
        }
        if seen.len() > most {
            return Answer::Unknown;
        }
        match (a.node(x).clone(), b.node(y).clone()) {
            (Node::Inst(l, p), Node::Inst(m, q))
                if l.word == m.word && p.is_some() == q.is_some() =>
            {
                if !b.promises[&m.inst].is_weaker_or_equal(&a.promises[&l.inst]) {
                    stronger.get_or_insert_with(|| words.texts[l.word as usize].clone());
                }
                open.extend(p.zip(q));
                continue;
            }
            (Node::If(l, p, q), Node::If(m, r, s)) if l == m => {
                open.extend([(p, r), (q, s)]);
                continue;
            }
            (Node::Switch(l, p), Node::Switch(m, q)) if l.word == m.word && p.len() == q.len() => {
                open.extend(p.into_iter().zip(q));
                continue;
            }
            (Node::End, Node::End) | (Node::Forever, Node::Forever) => continue,
            _ => {}
        }
        if let Some(on) = a.silent(x) {
            open.push((on, y));
        } else if let Some(on) = b.silent(y) {
            open.push((x, on));
        } else if let Some((on, later, letters)) = pulled(&a, x, &mut b, y) {
            let weak = |l: &Letter| {
                let (mine, theirs) = (&a.promises[&letters.0.inst], &b.promises[&l.inst]);
                theirs.is_weaker_or_equal(mine)
            };
            if !letters.1.iter().all(weak) {
                stronger.get_or_insert_with(|| words.texts[letters.0.word as usize].clone());
            }
            open.push((on, later));
        } else if let Some((on, later, letters)) = pulled(&b, y, &mut a, x) {
            let weak = |l: &Letter| {
                let (mine, theirs) = (&a.promises[&l.inst], &b.promises[&letters.0.inst]);
                theirs.is_weaker_or_equal(mine)
            };
            if !letters.1.iter().all(weak) {
                stronger.get_or_insert_with(|| words.texts[letters.0.word as usize].clone());
            }
            open.push((later, on));
        } else {
            return Answer::Different {
                first: a.words(x, &words),
                second: b.words(y, &words),
            };
        }
    }
    match stronger {
        Some(letter) => Answer::Stronger { letter },
        None => Answer::Equal { pairs: seen.len() },
    }
}

/// An instruction of one side that the other side does first on both ways of a decision: where the one goes on, the other's decision behind it,
/// and the letters.
fn pulled(
    one: &Side<'_>,
    x: Point,
    other: &mut Side<'_>,
    y: Point,
) -> Option<(Point, Point, (Letter, [Letter; 2]))> {
    let (&Node::Inst(l, Some(on)), &Node::If(p, yes, no)) = (one.node(x), other.node(y)) else {
        return None;
    };
    let (&Node::Inst(m, Some(q)), &Node::Inst(n, Some(r))) = (other.node(yes), other.node(no))
    else {
        return None;
    };
    let same = l.word == m.word && l.word == n.word;
    if !same || one.writes[&l.inst].contains(&p) {
        return None;
    }
    Some((on, other.decision(p, q, r), (l, [m, n])))
}
