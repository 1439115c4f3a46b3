//! Refinement of functions of few bits, decided exactly.
//!
//! Both programs run side by side against the same caller and the same world. The
//! target is at one state; the source is at every state that its own choices may
//! have brought it to while the world saw the same. For each thing that the target
//! may do next, some source state must be able to do it too, or some source state
//! must be undefined. States are finite, so pairs are, and when no new pair turns up
//! the answer holds for executions of any length: loops need no bound. Running on
//! for ever without a visible step is something that is done, too.
//!
//! Arguments, memory and answers are each integer, undef and poison. A call of an
//! unknown function sees its arguments and all of memory, and may leave anything in
//! memory.

use super::machine::{Machine, Outcome, State};
use super::program::{Cells, table};
use super::sets::Set;
use rustc_hash::FxHashSet;
use tandem_ir::{Function, Header};

/// The answer.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Refinement {
    /// On every input, against every world, for ever.
    Refines,
    /// Not so: the input and the visible steps that lead there, and what is wrong then.
    Fails(Vec<String>),
    /// Not decided, and why.
    Unknown(String),
}

/// Pairs after which it is given up.
const MOST_PAIRS: usize = 400_000;

/// Decides whether the target refines the source.
pub fn refines(cx: &Header, source: &Function, target: &Function) -> Refinement {
    let mut cells = Cells::default();
    let tables =
        table(cx, source, &mut cells).and_then(|s| Ok((s, table(cx, target, &mut cells)?)));
    let (s, t) = match tables {
        Ok(t) => t,
        Err(why) => return Refinement::Unknown(why),
    };
    let widths: Vec<u32> = cells.widths().collect();
    let mut args: Vec<Option<u32>> = vec![None; source.args().len()];
    for &(n, width, _) in s.args.iter().chain(&t.args) {
        args[n] = Some(width);
    }
    let mut question = Question {
        cx,
        source: Machine::new(&s),
        target: Machine::new(&t),
        widths,
        pairs: Vec::new(),
        seen: FxHashSet::default(),
    };
    for given in combinations(&args) {
        for memory in combinations(&question.widths.iter().map(|&w| Some(w)).collect::<Vec<_>>()) {
            let words = || {
                let list = |s: &[Set]| s.iter().map(Set::to_string).collect::<Vec<_>>().join(", ");
                format!("arguments ({}), memory ({})", list(&given), list(&memory))
            };
            let answer = question.run_from_start(&given, &memory, &words);
            if answer != Refinement::Refines {
                return answer;
            }
        }
    }
    Refinement::Refines
}

/// Everything that values of these widths may be; nothing where there is none.
fn combinations(widths: &[Option<u32>]) -> Vec<Vec<Set>> {
    let mut all: Vec<Vec<Set>> = vec![Vec::new()];
    for w in widths {
        let each: Vec<Set> = match w {
            Some(w) => Set::given(*w).collect(),
            None => vec![Set::NONE],
        };
        let longer = all.iter().flat_map(|c| {
            each.iter().map(move |&v| {
                let mut c = c.clone();
                c.push(v);
                c
            })
        });
        all = longer.collect();
    }
    all
}

/// A target state beside the source states that fit it.
#[derive(Clone, PartialEq, Eq, Hash)]
struct Pair {
    target: State,
    sources: Vec<State>,
}

/// A pair with the way to it.
struct Reached {
    pair: Pair,
    from: Option<usize>,
    by: String,
}

struct Question<'t> {
    cx: &'t Header,
    source: Machine<'t>,
    target: Machine<'t>,
    widths: Vec<u32>,
    pairs: Vec<Reached>,
    seen: FxHashSet<Pair>,
}

impl Question<'_> {
    fn run_from_start(
        &mut self,
        args: &[Set],
        memory: &[Set],
        words: &dyn Fn() -> String,
    ) -> Refinement {
        self.pairs.clear();
        self.seen.clear();
        let first = Pair {
            target: self.target.start(args, memory),
            sources: vec![self.source.start(args, memory)],
        };
        self.seen.insert(first.clone());
        self.pairs.push(Reached {
            pair: first,
            from: None,
            by: String::new(),
        });
        let mut next = 0;
        while next < self.pairs.len() {
            if next > MOST_PAIRS {
                return Refinement::Unknown("too many states".into());
            }
            if let Some(wrong) = self.look(next) {
                let mut story = vec![wrong];
                let mut at = Some(next);
                while let Some(k) = at {
                    story.extend(Some(self.pairs[k].by.clone()).filter(|b| !b.is_empty()));
                    at = self.pairs[k].from;
                }
                story.push(words());
                story.reverse();
                return Refinement::Fails(story);
            }
            next += 1;
        }
        Refinement::Refines
    }

    /// Checks one pair and adds those behind it; the words say what the target does wrong.
    fn look(&mut self, k: usize) -> Option<String> {
        let pair = self.pairs[k].pair.clone();
        let mut allowed: Vec<Outcome> = Vec::new();
        for s in &pair.sources {
            for o in self.source.outcomes(s).iter() {
                if *o == Outcome::Undefined {
                    return None;
                }
                if !allowed.contains(o) {
                    allowed.push(o.clone());
                }
            }
        }
        for done in self.target.outcomes(&pair.target).iter() {
            let fits: Vec<&Outcome> = allowed.iter().filter(|o| may_stand_for(done, o)).collect();
            if fits.is_empty() {
                return Some(self.difference(done, &allowed));
            }
            self.go_on(k, done, &fits);
        }
        None
    }

    /// The pairs behind a call, for each answer of the world.
    fn go_on(&mut self, k: usize, done: &Outcome, fits: &[&Outcome]) {
        let Outcome::Called {
            callee,
            result,
            then,
            ..
        } = done
        else {
            return;
        };
        let width = result.map(|r| r.0);
        let mut asked = vec![width];
        asked.extend(self.widths.iter().map(|&w| Some(w)));
        for answer in combinations(&asked) {
            let (value, memory) = (answer[0], &answer[1..]);
            let behind = |then: &State, result: Option<(u32, Option<usize>)>| {
                let mut s = then.clone();
                s.cells = memory.into();
                if let Some((_, Some(slot))) = result {
                    s.slots[slot] = value;
                }
                s
            };
            let mut sources: Vec<State> = fits
                .iter()
                .filter_map(|o| match o {
                    Outcome::Called { result, then, .. } => Some(behind(then, *result)),
                    _ => None,
                })
                .collect();
            sources.sort_unstable();
            sources.dedup();
            let pair = Pair {
                target: behind(then, *result),
                sources,
            };
            if self.seen.insert(pair.clone()) {
                let name = self.cx.global_name(*callee);
                let by = match width {
                    Some(_) => format!("call of @{name}, which answers {value}"),
                    None => format!("call of @{name}"),
                };
                self.pairs.push(Reached {
                    pair,
                    from: Some(k),
                    by,
                });
            }
        }
    }

    fn difference(&self, done: &Outcome, allowed: &[Outcome]) -> String {
        let words = |o: &Outcome| match o {
            Outcome::Undefined => "is undefined".to_owned(),
            Outcome::Silent => "runs for ever".to_owned(),
            Outcome::Returned(v, cells) => {
                let v = v.map_or("nothing".into(), |v| v.to_string());
                format!("returns {v}{}", memory(cells))
            }
            Outcome::Called {
                callee, args, then, ..
            } => {
                let args: Vec<String> = args.iter().map(Set::to_string).collect();
                let name = self.cx.global_name(*callee);
                format!("calls @{name}({}){}", args.join(", "), memory(&then.cells))
            }
        };
        let source: Vec<String> = allowed.iter().map(words).collect();
        format!(
            "the target {}, the source {}",
            words(done),
            source.join(" or ")
        )
    }
}

fn memory(cells: &[Set]) -> String {
    if cells.is_empty() {
        return String::new();
    }
    let all: Vec<String> = cells.iter().map(Set::to_string).collect();
    format!(" with memory ({})", all.join(", "))
}

/// True if the target may do `t` where the source does `s`.
fn may_stand_for(t: &Outcome, s: &Outcome) -> bool {
    let each =
        |t: &[Set], s: &[Set]| t.len() == s.len() && t.iter().zip(s).all(|(t, s)| t.refines(*s));
    match (t, s) {
        (Outcome::Silent, Outcome::Silent) => true,
        (Outcome::Returned(v, m), Outcome::Returned(w, n)) => {
            let values = match (v, w) {
                (Some(v), Some(w)) => v.refines(*w),
                (v, w) => v == w,
            };
            values && each(m, n)
        }
        (
            Outcome::Called {
                callee, args, then, ..
            },
            Outcome::Called {
                callee: c,
                args: a,
                then: n,
                ..
            },
        ) => callee == c && each(args, a) && each(&then.cells, &n.cells),
        _ => false,
    }
}
