//! Identities of scalar evolution put to the solver, at one width.
//!
//! An identity is text in the notation of the solvers, over variables of the width `w`:
//!
//! ```text
//!   (= (+ (rec x a b) (rec y c d)) (rec z (+ a c) (+ b d)))        {a,+,b} + {c,+,d} = {a+c,+,b+d}
//! ```
//!
//! `(rec x a b ..)` is the recurrence `{a,+,b,+,..}` in any iteration; `x` is its value elsewhere in the identity, `x.1` that of
//! its step, and so on. With recurrences an identity is proved by induction: it holds with the starts, and if it and the
//! conditions hold in some iteration, it holds in the next one. Several statements are proved together, each in the step from
//! all of them. `zext`, `sext` and `trunc` lead to the second width `v`, `back` from there to `w`; `K` is a number, `w` the
//! width as a number, and `bits` its name in `(low n e)`, the lowest `n` bits.
//!
//! Whoever states identities knows how they are meant; here is only what their words mean in the logic of bit vectors.

use std::collections::BTreeMap;
use tandem_smt::{Answer, FloatMode, Limits, Solver, Sort, Term, Terms};

/// Widths and the number at which an identity is proved.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Scale {
    /// Width of the variables.
    pub width: u32,
    /// The second width.
    pub second: u32,
    /// The number `K`.
    pub number: u64,
}

/// What the solver says.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Proof {
    /// It always holds.
    Proved,
    /// It does not: which statement, and where.
    Refuted(String),
    /// The solver does not know.
    Unknown(String),
    /// The conditions never hold: nothing is said.
    Vacuous,
}

/// Proves statements under conditions.
///
/// # Errors
/// A text that cannot be read.
pub fn prove(given: &[String], shows: &[String], scale: Scale) -> Result<Proof, String> {
    let read = |texts: &[String]| {
        texts
            .iter()
            .map(|t| parse(t))
            .collect::<Result<Vec<_>, _>>()
    };
    let (given, shows) = (read(given)?, read(shows)?);
    let mut proof = Attempt::new(scale);
    let inductive = given.iter().chain(&shows).any(Tree::has_recurrence);
    for tree in given.iter().chain(&shows) {
        proof.declare(tree)?;
    }
    let phases: &[Phase] = match inductive {
        true => &[Phase::Start, Phase::Next],
        false => &[Phase::Now],
    };
    let conditions = proof.all(&given, Phase::Now)?;
    if proof
        .solver
        .check_in(&mut proof.terms, &conditions, FloatMode::Exact)
        == Answer::Unsat
    {
        return Ok(Proof::Vacuous);
    }
    for &phase in phases {
        let mut known = match phase {
            Phase::Start => proof.all(&given, Phase::Start)?,
            Phase::Now | Phase::Next => conditions.clone(),
        };
        if phase == Phase::Next {
            known.extend(proof.all(&shows, Phase::Now)?);
        }
        for tree in &shows {
            let holds = proof.term(tree, phase)?;
            let wrong = proof.terms.not(holds);
            let asserts = [&known[..], &[wrong]].concat();
            match proof
                .solver
                .check_in(&mut proof.terms, &asserts, FloatMode::Exact)
            {
                Answer::Unsat => {}
                Answer::Sat(_) => return Ok(Proof::Refuted(format!("{phase:?}: {tree:?}"))),
                Answer::Unknown(why) => return Ok(Proof::Unknown(format!("{phase:?}: {why:?}"))),
            }
        }
    }
    Ok(Proof::Proved)
}

/// Which iteration a statement is about.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Phase {
    Start,
    Now,
    Next,
}

#[derive(Clone, PartialEq, Eq)]
enum Tree {
    Word(String),
    List(Vec<Tree>),
}

impl std::fmt::Debug for Tree {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Tree::Word(w) => write!(f, "{w}"),
            Tree::List(xs) => {
                let all: Vec<String> = xs.iter().map(|x| format!("{x:?}")).collect();
                write!(f, "({})", all.join(" "))
            }
        }
    }
}

impl Tree {
    fn has_recurrence(&self) -> bool {
        match self {
            Tree::Word(w) => w == "rec",
            Tree::List(xs) => xs.iter().any(Tree::has_recurrence),
        }
    }
}

fn parse(text: &str) -> Result<Tree, String> {
    let spaced = text.replace('(', " ( ").replace(')', " ) ");
    let mut open: Vec<Vec<Tree>> = vec![Vec::new()];
    for word in spaced.split_whitespace() {
        match word {
            "(" => open.push(Vec::new()),
            ")" => {
                let list = open.pop().unwrap_or_default();
                let outer = open
                    .last_mut()
                    .ok_or_else(|| format!("unbalanced: {text}"))?;
                outer.push(Tree::List(list));
            }
            word => {
                let own = open
                    .last_mut()
                    .ok_or_else(|| format!("unbalanced: {text}"))?;
                own.push(Tree::Word(word.to_owned()));
            }
        }
    }
    match (open.pop(), open.is_empty()) {
        (Some(mut all), true) if all.len() == 1 => Ok(all.remove(0)),
        _ => Err(format!("not one statement: {text}")),
    }
}

struct Attempt {
    scale: Scale,
    terms: Terms,
    solver: Solver,
    variables: BTreeMap<String, Term>,
    /// Values of recurrences and of their steps at the start, in an iteration, and in the next one.
    states: BTreeMap<String, [Term; 3]>,
}

impl Attempt {
    fn new(scale: Scale) -> Attempt {
        Attempt {
            scale,
            terms: Terms::new(),
            solver: Solver::new(Limits::default()),
            variables: BTreeMap::new(),
            states: BTreeMap::new(),
        }
    }

    /// Makes the states of recurrences.
    fn declare(&mut self, tree: &Tree) -> Result<(), String> {
        let Tree::List(xs) = tree else { return Ok(()) };
        if let [Tree::Word(rec), Tree::Word(name), coefficients @ ..] = &xs[..]
            && rec == "rec"
        {
            let starts = coefficients.iter().map(|c| self.term(c, Phase::Now));
            let starts: Vec<Term> = starts.collect::<Result<_, _>>()?;
            let Some((&last, _)) = starts.split_last() else {
                return Err(format!("a recurrence of nothing: {tree:?}"));
            };
            let mut step = None;
            for (n, &start) in starts.iter().enumerate().rev() {
                let own = if n == 0 {
                    name.clone()
                } else {
                    format!("{name}.{n}")
                };
                let width = self.terms.width(last);
                let state = match step {
                    // What the last coefficient is, it stays.
                    None => [start; 3],
                    Some(step) => {
                        let now = self.terms.input(own.clone(), Sort::Bits(width));
                        let next = self.terms.add(now, step);
                        [start, now, next]
                    }
                };
                step = Some(state[1]);
                self.states.insert(own, state);
            }
            return Ok(());
        }
        xs.iter().try_for_each(|x| self.declare(x))
    }

    fn all(&mut self, trees: &[Tree], phase: Phase) -> Result<Vec<Term>, String> {
        trees.iter().map(|t| self.term(t, phase)).collect()
    }

    fn word(&mut self, word: &str, phase: Phase) -> Term {
        let width = self.scale.width;
        if let Some(states) = self.states.get(word) {
            return states[phase as usize];
        }
        let number = match word {
            "K" => Some(self.scale.number as i64),
            "w" => Some(i64::from(width)),
            word => word.parse::<i64>().ok(),
        };
        if let Some(n) = number {
            let limbs = [n as u64, if n < 0 { u64::MAX } else { 0 }];
            let wide = self.terms.limbs(128, &limbs);
            return self.terms.extract(width - 1, 0, wide);
        }
        if let Some(&t) = self.variables.get(word) {
            return t;
        }
        let t = self.terms.input(word, Sort::Bits(width));
        self.variables.insert(word.to_owned(), t);
        t
    }

    fn term(&mut self, tree: &Tree, phase: Phase) -> Result<Term, String> {
        let xs = match tree {
            Tree::Word(w) => return Ok(self.word(w, phase)),
            Tree::List(xs) => xs,
        };
        let Some((Tree::Word(op), operands)) = xs.split_first() else {
            return Err(format!("no operation: {tree:?}"));
        };
        if let ("rec", [Tree::Word(name), ..]) = (&**op, operands) {
            return Ok(self.word(name, phase));
        }
        if let ("low", [Tree::Word(bits), x]) = (&**op, operands) {
            let x = self.term(x, phase)?;
            let bits = if bits == "K" {
                self.scale.number as u32
            } else {
                bits.parse().unwrap_or(1)
            };
            return Ok(self.terms.extract(bits - 1, 0, x));
        }
        let xs = operands.iter().map(|x| self.term(x, phase));
        let xs: Vec<Term> = xs.collect::<Result<_, _>>()?;
        let fail = || format!("cannot be read: {tree:?}");
        let (second, width) = (self.scale.second, self.scale.width);
        let t = &mut self.terms;
        Ok(match (&**op, &xs[..]) {
            ("+", [first, rest @ ..]) => rest.iter().fold(*first, |a, &b| t.add(a, b)),
            ("*", [first, rest @ ..]) => rest.iter().fold(*first, |a, &b| t.mul(a, b)),
            ("-", &[a]) => t.neg(a),
            ("-", &[a, b]) => t.sub(a, b),
            ("/u", &[a, b]) => t.udiv(a, b),
            ("shl", &[a, b]) => t.shl(a, b),
            ("lshr", &[a, b]) => t.lshr(a, b),
            ("and", &[a, b]) => t.bvand(a, b),
            ("or", &[a, b]) => t.bvor(a, b),
            ("xor", &[a, b]) => t.bvxor(a, b),
            ("umax" | "umin" | "smax" | "smin", &[a, b]) => {
                let less = if op.starts_with('u') {
                    t.ult(a, b)
                } else {
                    t.slt(a, b)
                };
                if op.ends_with("max") {
                    t.ite(less, b, a)
                } else {
                    t.ite(less, a, b)
                }
            }
            ("zext", &[a]) => t.zext(a, second),
            ("sext", &[a]) => t.sext(a, second),
            ("trunc", &[a]) => t.extract(second - 1, 0, a),
            ("widen", &[a]) => t.resize(a, width),
            ("further", &[a]) => t.zext(a, second + 1),
            ("no-uwrap", &[a, b]) => {
                let (x, y, z) = (t.zext(a, width + 1), t.zext(b, width + 1), t.add(a, b));
                let (sum, z) = (t.add(x, y), t.zext(z, width + 1));
                t.eq(sum, z)
            }
            ("no-swrap", &[a, b]) => {
                let (x, y, z) = (t.sext(a, width + 1), t.sext(b, width + 1), t.add(a, b));
                let (sum, z) = (t.add(x, y), t.sext(z, width + 1));
                t.eq(sum, z)
            }
            ("=" | "eq", &[a, b]) => t.eq(a, b),
            ("ne", &[a, b]) => t.ne(a, b),
            ("ult", &[a, b]) | ("ugt", &[b, a]) => t.ult(a, b),
            ("ule", &[a, b]) | ("uge", &[b, a]) => t.ule(a, b),
            ("slt", &[a, b]) | ("sgt", &[b, a]) => t.slt(a, b),
            ("sle", &[a, b]) | ("sge", &[b, a]) => t.sle(a, b),
            ("not", &[a]) => t.not(a),
            ("=>", &[a, b]) => t.implies(a, b),
            _ => return Err(fail()),
        })
    }
}

#[cfg(test)]
mod tests {
    use super::{Proof, Scale, prove};

    fn ask(given: &[&str], shows: &[&str]) -> Proof {
        let own = |all: &[&str]| all.iter().map(|s| (*s).to_owned()).collect::<Vec<String>>();
        let scale = Scale {
            width: 8,
            second: 12,
            number: 3,
        };
        prove(&own(given), &own(shows), scale).unwrap_or_else(Proof::Unknown)
    }

    #[test]
    fn right_identities_are_proved_and_wrong_ones_are_not() {
        assert_eq!(
            ask(&[], &["(= (* a (+ b c)) (+ (* a b) (* a c)))"]),
            Proof::Proved
        );
        let sum = "(= (+ (rec x a b) (rec y c d)) (rec z (+ a c) (+ b d)))";
        assert_eq!(ask(&[], &[sum]), Proof::Proved);
        let wrong = sum.replace("(+ b d)", "(+ b b)");
        assert!(matches!(ask(&[], &[&wrong]), Proof::Refuted(_)));
        // Right at the start alone.
        let later = "(= (rec x a b) (rec y a c))";
        assert!(matches!(ask(&[], &[later]), Proof::Refuted(_)));
    }

    #[test]
    fn conditions_count_in_each_iteration_and_never_holding_proves_nothing() {
        let zext = "(= (zext (rec x a b)) (rec y (zext a) (zext b)))";
        assert!(matches!(ask(&[], &[zext]), Proof::Refuted(_)));
        assert_eq!(ask(&["(no-uwrap x b)"], &[zext]), Proof::Proved);
        assert_eq!(ask(&["(ult a 0)"], &["(= a b)"]), Proof::Vacuous);
    }
}
