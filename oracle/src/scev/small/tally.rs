//! What the functions of an alphabet came to, claims of two forms side by side.

use super::alphabets::Alphabet;
use super::decide::decide;
use super::expand::each;
use std::collections::BTreeMap;
use tandem_ir::claims::scev::{AtExit, Disposition, LoopClaim, Node, Scev, ValueClaim, Wrap};
use tandem_ir::{Function, Module};

/// The forms, in the order in which their claims are handed over.
pub const FORMS: [&str; 2] = ["production", "reference"];
/// Findings kept in full.
const KEPT: usize = 20;

/// Makes the claims of both forms about the first body of a module.
pub type Claims<'a> = &'a (dyn Fn(&Module) -> [Scev; 2] + Sync);

/// One function that something is wrong with, or of which something is not known.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Finding {
    /// Which function of the alphabet.
    pub number: u64,
    /// In a few words.
    pub what: String,
    /// The function.
    pub text: String,
    /// What shows it.
    pub story: Vec<String>,
}

/// What became of one form's claims.
#[derive(Clone, Default, Debug)]
pub struct OfForm {
    /// Claims by sort, those that say nothing left out.
    pub claims: BTreeMap<&'static str, u64>,
    /// Functions with a claim that a run contradicts, by the sort of the claim.
    pub wrong: BTreeMap<&'static str, u64>,
    /// Functions that were not decided, by reason.
    pub unknown: BTreeMap<&'static str, u64>,
    /// Single comparisons.
    pub checks: u64,
}

/// What a part of an alphabet came to.
#[derive(Clone, Default, Debug)]
pub struct Tally {
    /// Functions.
    pub functions: u64,
    /// Loops in them.
    pub loops: u64,
    /// Runs, and those that say nothing of production's claims.
    pub runs: [u64; 2],
    /// Both forms.
    pub forms: [OfForm; 2],
    /// What the reference says and production does not, by sort of claim.
    pub weaker: BTreeMap<&'static str, u64>,
    /// The first few contradictions and open questions.
    pub findings: Vec<Finding>,
    /// The first few functions of which production says less.
    pub missed: Vec<Finding>,
}

/// Which of an alphabet's functions are looked at.
#[derive(Clone, Copy, Debug)]
pub struct Slice {
    /// One in so many.
    pub one_in: u64,
    /// The first of them.
    pub first: u64,
}

impl Slice {
    /// All of them.
    pub const ALL: Slice = Slice {
        one_in: 1,
        first: 0,
    };
}

/// Goes through an alphabet at a width on several threads.
pub fn go(alphabet: &Alphabet, width: u32, slice: Slice, claims: Claims<'_>, jobs: u64) -> Tally {
    let work = |job: u64| {
        let mut tally = Tally::default();
        let mut number = 0;
        each(alphabet, width, &mut |text| {
            let nth = number / slice.one_in;
            if number % slice.one_in == slice.first && nth % jobs == job {
                tally.look_at(number, text, claims);
            }
            number += 1;
            true
        });
        tally
    };
    let mut all = Tally::default();
    std::thread::scope(|s| {
        let threads: Vec<_> = (0..jobs).map(|job| s.spawn(move || work(job))).collect();
        for t in threads {
            match t.join() {
                Ok(tally) => all.add(tally),
                Err(panic) => std::panic::resume_unwind(panic),
            }
        }
    });
    all
}

impl Tally {
    fn look_at(&mut self, number: u64, text: &str, claims: Claims<'_>) {
        self.functions += 1;
        let find = |what: String, story| Finding {
            number,
            what,
            text: text.to_owned(),
            story,
        };
        let module = match tandem_ir::text::parse(text.as_bytes(), "function.ll") {
            Ok(m) => m,
            Err(e) => {
                *self.forms[0]
                    .unknown
                    .entry("it cannot be read")
                    .or_default() += 1;
                return self.note(find("it cannot be read".into(), vec![e.to_string()]));
            }
        };
        let both = claims(&module);
        self.loops += both[1].loops.len() as u64;
        for (n, claims) in both.iter().enumerate() {
            let decided = decide(&module, claims);
            let form = &mut self.forms[n];
            count_claims(&module.bodies[0], claims, &mut form.claims);
            form.checks += decided.checks;
            if n == 0 {
                self.runs[0] += decided.runs;
                self.runs[1] += decided.silent;
            }
            if let Some(why) = decided.unknown {
                *form.unknown.entry(why).or_default() += 1;
                self.note(find(format!("{}: {why}", FORMS[n]), Vec::new()));
            }
            if let Some((args, w)) = decided.wrong {
                *self.forms[n].wrong.entry(w.sort).or_default() += 1;
                let args: Vec<String> = args
                    .iter()
                    .map(|a| a.map_or("poison".into(), |a| a.to_string()))
                    .collect();
                let story = vec![format!("arguments: {}", args.join(", ")), w.words];
                self.note(find(format!("{}: {}", FORMS[n], w.sort), story));
            }
        }
        let missed = weaker(&module.bodies[0], &both[0], &both[1]);
        for sort in &missed {
            *self.weaker.entry(sort).or_default() += 1;
        }
        if !missed.is_empty() && self.missed.len() < KEPT {
            self.missed.push(find(
                format!("production says less: {}", missed.join(", ")),
                Vec::new(),
            ));
        }
    }

    fn note(&mut self, f: Finding) {
        if self.findings.len() < KEPT {
            self.findings.push(f);
        }
    }

    /// Adds what another part came to.
    pub fn add(&mut self, o: Tally) {
        fn sum(a: &mut BTreeMap<&'static str, u64>, b: BTreeMap<&'static str, u64>) {
            for (k, n) in b {
                *a.entry(k).or_default() += n;
            }
        }
        self.functions += o.functions;
        self.loops += o.loops;
        for (a, b) in self.runs.iter_mut().zip(o.runs) {
            *a += b;
        }
        for (a, b) in self.forms.iter_mut().zip(o.forms) {
            sum(&mut a.claims, b.claims);
            sum(&mut a.wrong, b.wrong);
            sum(&mut a.unknown, b.unknown);
            a.checks += b.checks;
        }
        sum(&mut self.weaker, o.weaker);
        for (mine, more) in [
            (&mut self.findings, o.findings),
            (&mut self.missed, o.missed),
        ] {
            mine.extend(more);
            mine.sort();
            mine.truncate(KEPT);
        }
    }

    /// Contradictions of both forms.
    pub fn wrong(&self) -> u64 {
        self.forms.iter().flat_map(|f| f.wrong.values()).sum()
    }
}

/// A value that is said to be itself: nothing is said.
fn is_itself(f: &Function, claims: &Scev, v: &ValueClaim) -> bool {
    matches!(claims.exprs[v.expr].node, Node::Unknown(leaf) if f.result(v.inst) == Some(leaf))
}

/// Counts the claims that say something, by sort.
fn count_claims(f: &Function, claims: &Scev, out: &mut BTreeMap<&'static str, u64>) {
    let mut add = |sort, says: bool| *out.entry(sort).or_default() += u64::from(says);
    for v in &claims.values {
        add("values", !is_itself(f, claims, v));
        for (r, sort) in v.ranges.iter().zip(["unsigned_ranges", "signed_ranges"]) {
            add(sort, !r.is_full());
        }
        add(
            "values_at_exits",
            matches!(v.exit, AtExit::Is(e) if e != v.expr),
        );
        let still = v
            .dispositions
            .iter()
            .filter(|d| d.1 == Disposition::Invariant);
        still.for_each(|_| add("invariants", true));
    }
    for fact in &claims.flags {
        for (flag, sort) in [(Wrap::NW, "nw"), (Wrap::NUW, "nuw"), (Wrap::NSW, "nsw")] {
            add(sort, fact.flags.has(flag));
        }
    }
    for l in &claims.loops {
        add("exact_counts", l.exact.is_some());
        add("constant_maxima", l.constant_max.is_some());
        add("symbolic_maxima", l.symbolic_max.is_some());
        add("multiples", l.multiple.is_some_and(|m| m > 1));
        let predicated = l.predicated.as_ref().and_then(|p| p.exact);
        add("predicated_counts", predicated.is_some());
        for x in &l.exits {
            add("exit_counts", x.exact.is_some());
            add("exit_maxima", x.symbolic_max.is_some());
        }
    }
}

/// What the second says and the first does not.
fn weaker(f: &Function, first: &Scev, second: &Scev) -> Vec<&'static str> {
    let mut out = Vec::new();
    let says = |s: &Scev, v: &ValueClaim| !is_itself(f, s, v);
    for v in second.values.iter().filter(|v| says(second, v)) {
        let own = first.values.iter().find(|o| o.inst == v.inst);
        if !own.is_some_and(|o| says(first, o)) {
            out.push("value");
        }
    }
    for l in &second.loops {
        let own = first.loops.iter().find(|o| o.header == l.header);
        let none = |of: fn(&LoopClaim) -> bool| !own.is_some_and(of);
        if l.exact.is_some() && none(|o| o.exact.is_some()) {
            out.push("exact count");
        }
        for x in l.exits.iter().filter(|x| x.exact.is_some()) {
            let same = own.and_then(|o| o.exits.iter().find(|y| y.block == x.block));
            if same.is_none_or(|y| y.exact.is_none()) {
                out.push("exit count");
            }
        }
    }
    out
}
