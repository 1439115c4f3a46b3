//! Claims about one small function, held against all its runs.

use super::run::{Code, End, Listener, Word, Words};
use crate::interp::Value as Seen;
use crate::scev::grounds::rest_on_a_promise;
use crate::scev::hold::{Contradiction, Follower, Held, Holder};
use tandem_ir::claims::scev::Scev;
use tandem_ir::{Block, Function, Module, Value};

/// What became of the claims about one function.
#[derive(Default, Debug)]
pub struct Decided {
    /// Runs, one for each choice of arguments.
    pub runs: u64,
    /// Of these, those that say nothing: undefined behaviour, or endless where a count may take that they end.
    pub silent: u64,
    /// Single comparisons.
    pub checks: u64,
    /// What a run contradicts: the arguments, and what is wrong; the first run that does.
    pub wrong: Option<(Vec<Word>, Contradiction)>,
    /// Why a run could not be followed to its end.
    pub unknown: Option<&'static str>,
}

/// Holds claims about the first body of a module against its runs on all arguments, each of which may be poison.
pub fn decide(module: &Module, claims: &Scev) -> Decided {
    let mut decided = Decided::default();
    let f = &module.bodies[0];
    let holder = Holder::new(module, 0, claims);
    let (Some(code), Some(period)) = (Code::new(f), holder.period()) else {
        decided.unknown = Some("not a small function");
        return decided;
    };
    let widths: Vec<u32> = f
        .args()
        .iter()
        .filter_map(|&a| f.value_type(a).int_width())
        .collect();
    let phis = phis(f);
    let ends = rest_on_a_promise(&module.header, f, claims);
    let mut held = Held::default();
    let mut args = vec![Some(0); widths.len()];
    loop {
        decided.runs += 1;
        let mut watch = Watch::new(&holder, (&args, &widths), &phis, period);
        let end = code.run(&args, &mut watch);
        match end {
            End::TooLong => decided.unknown = Some("a run was given up"),
            End::Undefined => decided.silent += 1,
            End::Stopped if ends => decided.silent += 1,
            End::Returned | End::Stopped => {
                let wrong = watch.follower.finish(&mut held).into_iter().next();
                if let Some(w) = wrong {
                    decided.wrong = Some((args, w));
                    break;
                }
            }
        }
        if !advance(&mut args, &widths) {
            break;
        }
    }
    decided.checks = held.checks();
    decided
}

/// The next arguments: each counts up to poison.
fn advance(args: &mut [Word], widths: &[u32]) -> bool {
    for (a, w) in args.iter_mut().zip(widths) {
        match *a {
            Some(n) if n + 1 < 1 << w => {
                *a = Some(n + 1);
                return true;
            }
            Some(_) => {
                *a = None;
                return true;
            }
            None => *a = Some(0),
        }
    }
    false
}

fn phis(f: &Function) -> Vec<Value> {
    let all = f.blocks().flat_map(|b| f.phis(b));
    all.filter_map(|i| f.result(i)).collect()
}

/// Follows a run, and finds out when it has begun to repeat itself.
struct Watch<'a> {
    follower: Follower<'a>,
    f: &'a Function,
    phis: &'a [Value],
    period: u64,
    now: Vec<u64>,
    saved: Vec<u64>,
    count: u64,
    met: u32,
}

impl<'a> Watch<'a> {
    fn new(
        holder: &'a Holder<'a>,
        (args, widths): (&[Word], &[u32]),
        phis: &'a [Value],
        period: u64,
    ) -> Watch<'a> {
        let seen = args.iter().zip(widths).map(|(a, w)| seen(*w, *a));
        Watch {
            follower: Follower::new(holder, seen.collect()),
            f: holder.function(),
            phis,
            period,
            now: Vec::new(),
            saved: Vec::new(),
            count: 0,
            met: 0,
        }
    }
}

fn seen(width: u32, word: Word) -> Seen {
    match word {
        Some(n) => Seen::int(width, u128::from(n)),
        None => Seen::Poison,
    }
}

impl Listener for Watch<'_> {
    fn entered(&mut self, b: Block, _: &Words) {
        self.follower.entered(b);
    }

    fn computed(&mut self, v: Value, word: Word) {
        let width = self.f.value_type(v).int_width().unwrap_or(1);
        self.follower.computed(v, &seen(width, word));
    }

    fn goes_on(&mut self, b: Block, words: &Words) -> bool {
        if !self.follower.is_header(b) {
            return true;
        }
        self.now.clear();
        self.now.push(u64::from(b.as_u32()));
        let phis = self.phis.iter().map(|&v| words.of(v).map_or(0, |n| n + 1));
        self.now.extend(phis);
        self.follower.position(self.period, &mut self.now);
        // A leaf may be what the iteration before has left, so that the round is made once more.
        if self.now == self.saved {
            self.met += 1;
            return self.met < 2;
        }
        self.count += 1;
        if self.count.is_power_of_two() && self.met == 0 {
            self.saved.clone_from(&self.now);
        }
        true
    }
}
