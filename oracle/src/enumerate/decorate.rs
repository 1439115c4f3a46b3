//! What the blocks of a graph may hold: the alphabets.
//!
//! In every alphabet one branch, the *test*, is decided by something that can be
//! known; all other branches are free: they ask the world, so that every path
//! through the graph is possible and loops run as often as the world likes. The
//! alphabets differ in what the test is made of and in what else stands in the
//! blocks. Every graph without a test is there as well.

use super::skeleton::Skeleton;
use super::spec::{BlockSpec, End, Entry, Extra, Number, Phi, Spec, Test, Unused, Wrap};

/// Visits the functions of an alphabet on a graph.
type Visit<'a> = &'a mut dyn FnMut(&Spec);

/// A graph with what is asked of it often.
struct Ground<'a> {
    s: &'a Skeleton,
    dom: Vec<u64>,
    bare: Spec,
}

impl Ground<'_> {
    fn dominates(&self, a: usize, b: usize) -> bool {
        self.is_reachable(b) && self.dom[b] >> a & 1 == 1
    }
    fn is_reachable(&self, b: usize) -> bool {
        self.dom[b] != u64::MAX
    }
    /// Blocks that branch to two different places, and can be reached.
    fn branches(&self) -> impl Iterator<Item = usize> + '_ {
        (0..self.s.len()).filter(|&b| {
            let e = &self.s.succs[b];
            e.len() == 2 && e[0] != e[1] && self.is_reachable(b)
        })
    }
    fn dominated(&self, b: usize) -> impl Iterator<Item = usize> + '_ {
        (0..self.s.len()).filter(move |&u| self.dominates(b, u))
    }
}

/// What is in the phis of an alphabet.
#[derive(Clone, Copy)]
struct Entries {
    plain: &'static [Entry],
    /// Also the phi itself, the predecessor's condition, a select in the predecessor.
    itself: bool,
    condition: bool,
    select: bool,
    /// Also the predecessor's own phi, which must then be given one.
    there: bool,
}

const fn only(plain: &'static [Entry]) -> Entries {
    Entries {
        plain,
        itself: false,
        condition: false,
        select: false,
        there: false,
    }
}

const BITS: &[Entry] = &[Entry::Int(0), Entry::Int(1)];
const BITS_OR_ARGUMENT: &[Entry] = &[Entry::Int(0), Entry::Int(1), Entry::Argument];
const BITS_OR_WORSE: &[Entry] = &[
    Entry::Int(0),
    Entry::Int(1),
    Entry::Argument,
    Entry::Undef,
    Entry::Poison,
];
const NUMBERS: &[Entry] = &[Entry::Int(0), Entry::Int(1), Entry::Int(2), Entry::Argument];
const BITS_OR_POISON: &[Entry] = &[Entry::Int(0), Entry::Int(1), Entry::Poison];
const NUMBERS_OR_WORSE: &[Entry] = &[
    Entry::Int(0),
    Entry::Int(1),
    Entry::Int(3),
    Entry::Argument,
    Entry::Undef,
    Entry::Poison,
];

/// Alphabet `core`.
pub fn core(s: &Skeleton, visit: Visit<'_>) {
    with_phi(
        s,
        &[Test::Phi],
        1,
        only(BITS),
        visit,
        &mut |g, spec, b, visit| {
            visit(spec);
            let seen = seen_behind(g, spec, b);
            if seen != *spec {
                visit(&seen);
            }
        },
    );
}

/// Alphabet `threading`.
pub fn threading(s: &Skeleton, visit: Visit<'_>) {
    let entries = Entries {
        itself: true,
        ..only(BITS_OR_ARGUMENT)
    };
    with_phi(
        s,
        &[Test::Phi],
        1,
        entries,
        visit,
        &mut |g, spec, b, visit| {
            visit(spec);
            see_somewhere(g, spec, b, Extra::SeePhi(b as u8), visit);
        },
    );
}

/// Alphabet `values`.
pub fn values(s: &Skeleton, visit: Visit<'_>) {
    let bits = Entries {
        itself: true,
        condition: true,
        select: true,
        ..only(BITS_OR_WORSE)
    };
    let numbers = Entries {
        itself: true,
        ..only(NUMBERS_OR_WORSE)
    };
    let mut see = |g: &Ground<'_>, spec: &Spec, b: usize, visit: Visit<'_>| {
        visit(spec);
        see_somewhere(g, spec, b, Extra::SeePhi(b as u8), visit);
        if spec.blocks[b].end != End::Branch(Test::Phi) {
            see_somewhere(g, spec, b, Extra::SeeTest(b as u8), visit);
        }
    };
    let tests = [Test::Phi, Test::NotPhi, Test::FreezePhi];
    with_phi(s, &tests, 1, bits, visit, &mut see);
    let tests = [Test::PhiIsOne, Test::PhiIsSmall];
    tested(s, &tests, 2, numbers, visit, &mut see);
}

/// Alphabet `switch`.
pub fn switch(s: &Skeleton, visit: Visit<'_>) {
    let g = ground(s);
    let Some(b) = (0..s.len()).find(|&b| s.succs[b].len() == 3) else {
        return;
    };
    let entries = Entries {
        itself: true,
        ..only(NUMBERS)
    };
    each_phi(&g, b, 2, entries, &g.bare, &mut |spec| {
        visit(spec);
        see_somewhere(&g, spec, b, Extra::SeePhi(b as u8), visit);
    });
}

/// Alphabet `states`.
pub fn states(s: &Skeleton, visit: Visit<'_>) {
    let numbers = Entries {
        itself: true,
        ..only(NUMBERS)
    };
    on_states(s, numbers, only(BITS), &mut |g, spec, b| {
        visit(spec);
        see_somewhere(g, spec, b, Extra::SeePhi(b as u8), visit);
    });
    let hidden = Entries {
        select: true,
        there: true,
        ..only(BITS_OR_POISON)
    };
    on_states(s, hidden, only(NUMBERS), &mut |_, spec, b| {
        let mut entries = spec.blocks[b].phi.iter().flat_map(|p| &p.entries);
        // The others have been visited.
        if entries.any(|e| matches!(e.1, Entry::Poison | Entry::Select | Entry::There)) {
            visit(spec);
        }
    });
    on_states(s, only(BITS), only(BITS), &mut |_, spec, _| {
        in_each_block(spec, &[Extra::Convergent, Extra::NoDuplicate], visit);
    });
}

/// Alphabet `automata`.
pub fn automata(s: &Skeleton, visit: Visit<'_>) {
    let entries = Entries {
        there: true,
        ..only(BITS)
    };
    on_states(s, entries, only(BITS), &mut |g, spec, b| {
        visit(&seen_behind(g, spec, b));
    });
}

/// Gives the switch of a graph its phi in all ways, and a predecessor whose phi that one takes the other entries.
fn on_states(
    s: &Skeleton,
    entries: Entries,
    there: Entries,
    visit: &mut dyn FnMut(&Ground<'_>, &Spec, usize),
) {
    let g = ground(s);
    let Some(b) = (0..s.len()).find(|&b| s.succs[b].len() == 3) else {
        return;
    };
    each_phi(&g, b, 2, entries, &g.bare, &mut |spec| {
        let taken = spec.blocks[b].phi.iter().flat_map(|p| &p.entries);
        let mut from = taken
            .filter(|e| e.1 == Entry::There)
            .map(|e| usize::from(e.0));
        match from.next() {
            Some(p) => each_phi(&g, p, 2, there, spec, &mut |with| visit(&g, with, b)),
            None => visit(&g, spec, b),
        }
    });
}

/// Alphabet `knowledge`.
pub fn knowledge(s: &Skeleton, visit: Visit<'_>) {
    let g = ground(s);
    for b in g.branches() {
        for k in g.branches().filter(|&k| k != b) {
            let mut tests = Vec::new();
            if g.dominates(k, b) {
                let k = k as u8;
                tests.extend([Test::Known(k), Test::NotKnown(k), Test::FreezeKnown(k)]);
            }
            for t in tests {
                let mut spec = g.bare.clone();
                spec.blocks[b].end = End::Branch(t);
                visit(&spec);
                // The plain answer is one value, whichever of the two blocks it is called the test of.
                if !matches!(t, Test::Known(_)) {
                    see_somewhere(&g, &spec, b, Extra::SeeTest(b as u8), visit);
                }
                see_somewhere(&g, &spec, k, Extra::SeeTest(k as u8), visit);
            }
            if k < b {
                let mut spec = g.bare.clone();
                spec.blocks[b].end = End::Branch(Test::Argument);
                spec.blocks[k].end = End::Branch(Test::Argument);
                visit(&spec);
                see_somewhere(&g, &spec, 0, Extra::SeeTest(b as u8), visit);
            }
        }
    }
}

/// Alphabet `convergence`.
pub fn convergence(s: &Skeleton, visit: Visit<'_>) {
    with_phi(
        s,
        &[Test::Phi],
        1,
        only(BITS),
        visit,
        &mut |_, spec, _, visit| {
            in_each_block(spec, &[Extra::Convergent], visit);
        },
    );
}

/// Alphabet `effects`.
pub fn effects(s: &Skeleton, visit: Visit<'_>) {
    let entries = Entries {
        itself: true,
        ..only(BITS_OR_ARGUMENT)
    };
    with_phi(
        s,
        &[Test::Phi, Test::NotPhi],
        1,
        entries,
        visit,
        &mut |g, spec, b, visit| {
            in_each_block(
                spec,
                &[Extra::Call, Extra::NoDuplicate, Extra::Store(true)],
                visit,
            );
            let name = b as u8;
            let same = spec.blocks[b].end == End::Branch(Test::Phi);
            let assumed = [Extra::AssumePhi(name), Extra::AssumeTest(name)];
            for e in assumed.into_iter().take(if same { 1 } else { 2 }) {
                for u in g.dominated(b).collect::<Vec<_>>() {
                    for (before, after) in
                        [(e, Extra::SeePhi(name)), (Extra::Call, e), (e, Extra::Call)]
                    {
                        let mut with = spec.clone();
                        with.blocks[u].before = Some(before);
                        with.blocks[u].after = Some(after);
                        let tests_here = u == b;
                        // The test of its own block is computed between the two places.
                        if tests_here && matches!(before, Extra::AssumeTest(_)) {
                            continue;
                        }
                        visit(&with);
                    }
                }
            }
        },
    );
}

/// Alphabet `memory`.
pub fn memory(s: &Skeleton, visit: Visit<'_>) {
    let g = ground(s);
    visit(&g.bare);
    for b in g.branches() {
        let mut spec = g.bare.clone();
        spec.blocks[b].end = End::Branch(Test::Load);
        visit(&spec);
        let stores = [Extra::Store(false), Extra::Store(true), Extra::Call];
        for (p, first) in each_place(s.len(), &stores) {
            let mut one = spec.clone();
            one.blocks[p].before = Some(first);
            visit(&one);
            for (q, second) in each_place(s.len(), &stores).filter(|x| x.0 > p) {
                let mut two = one.clone();
                two.blocks[q].before = Some(second);
                visit(&two);
            }
            // One behind the load, which the load may see on the next trip.
            for x in [Extra::Store(true), Extra::SeeTest(b as u8)] {
                let mut two = one.clone();
                two.blocks[b].after = Some(x);
                visit(&two);
            }
        }
    }
}

/// Alphabet `dead-block`.
pub fn dead_block(s: &Skeleton, visit: Visit<'_>) {
    with_phi(
        s,
        &[Test::Phi],
        1,
        only(BITS),
        visit,
        &mut |_, spec, _, visit| visit(spec),
    );
}

/// What a counter is entered with.
const STARTS: &[Entry] = &[Entry::Int(0), Entry::Int(2), Entry::Argument];

/// Alphabets `counters` and `endings`: a block with a phi that counts up where the block goes back to itself, by whatever
/// way.
pub fn counters(s: &Skeleton, visit: Visit<'_>) {
    let tests = [
        Test::PhiIsOne,
        Test::PhiIsSmall,
        Test::PhiIsArgument,
        Test::NextIsTwo,
        Test::NextIsLess,
    ];
    let wraps = [Wrap::May, Wrap::NotUnsigned, Wrap::NotSigned];
    counting(s, &tests, STARTS, &wraps, &mut |g, spec, b| {
        visit(spec);
        see_somewhere(g, spec, b, Extra::SeePhi(b as u8), visit);
        see_somewhere(g, spec, b, Extra::SeeNext(b as u8), visit);
    });
}

/// Alphabets `trips` and `counts`: as `counters`, from 0, which may wrap, and seen by nobody or in every block behind.
pub fn counts(s: &Skeleton, visit: Visit<'_>) {
    let tests = [Test::PhiIsOne, Test::NextIsTwo];
    let start = &[Entry::Int(0)];
    counting(s, &tests, start, &[Wrap::May], &mut |g, spec, b| {
        visit(spec);
        let seen = seen_behind(g, spec, b);
        if seen != *spec {
            visit(&seen);
        }
    });
}

/// Alphabet `compared`: a block with a phi that counts up from 0 where the block is come back to. Branches that dominate it may ask
/// whether 0 is below the argument, branches that it dominates whether phi or next value are.
pub fn compared(s: &Skeleton, visit: Visit<'_>) {
    let g = ground(s);
    for b in 1..s.len() {
        let back = |p: &usize| g.dominates(b, *p);
        let preds = s.preds(b);
        let (inside, outside): (Vec<usize>, Vec<usize>) = preds.iter().partition(|p| back(p));
        if !g.is_reachable(b) || inside.is_empty() || outside.is_empty() {
            continue;
        }
        let mut counted = g.bare.clone();
        let entry = |&p: &usize| match inside.contains(&p) {
            true => (p as u8, Entry::Next(Wrap::May)),
            false => (p as u8, Entry::Int(0)),
        };
        counted.blocks[b].phi = Some(Phi {
            width: 2,
            entries: preds.iter().map(entry).collect(),
        });
        let places: Vec<(usize, &[Number])> = g
            .branches()
            .filter_map(|p| match (g.dominates(b, p), g.dominates(p, b)) {
                (true, _) => Some((p, &[Number::Phi(0), Number::Next(0)][..])),
                (false, true) => Some((p, &[Number::Start][..])),
                (false, false) => None,
            })
            .collect();
        asked(&places, b as u8, &mut counted, visit);
    }
}

/// Visits a function with each choice of tests at the places, of which each may stay free.
fn asked(places: &[(usize, &[Number])], header: u8, spec: &mut Spec, visit: Visit<'_>) {
    let Some(((place, numbers), rest)) = places.split_first() else {
        visit(spec);
        return;
    };
    asked(rest, header, spec, visit);
    for number in numbers.iter().map(|n| n.renamed(|_| header)) {
        for signed in [false, true] {
            let free = spec.blocks[*place].end;
            spec.blocks[*place].end = End::Branch(Test::BelowArgument(number, signed));
            asked(rest, header, spec, visit);
            spec.blocks[*place].end = free;
        }
    }
}

/// Gives each block that is come back to a phi that counts, and a test of it.
fn counting(
    s: &Skeleton,
    tests: &[Test],
    starts: &[Entry],
    wraps: &[Wrap],
    then: &mut dyn FnMut(&Ground<'_>, &Spec, usize),
) {
    let g = ground(s);
    for b in g.branches().filter(|&b| b != 0).collect::<Vec<_>>() {
        let preds = s.preds(b);
        let back = |p: &&usize| g.dominates(b, **p);
        let (inside, outside): (Vec<&usize>, Vec<&usize>) = preds.iter().partition(back);
        if inside.is_empty() || outside.is_empty() {
            continue;
        }
        for &wrap in wraps {
            for &start in starts {
                let entry = |p: &usize| match inside.contains(&p) {
                    true => (*p as u8, Entry::Next(wrap)),
                    false => (*p as u8, start),
                };
                for &test in tests {
                    let mut spec = g.bare.clone();
                    spec.blocks[b].end = End::Branch(test);
                    spec.blocks[b].phi = Some(Phi {
                        width: 2,
                        entries: preds.iter().map(entry).collect(),
                    });
                    then(&g, &spec, b);
                }
            }
        }
    }
}

/// Alphabet `latches`: nothing but the graph.
pub fn bare(s: &Skeleton, visit: Visit<'_>) {
    visit(&Spec::bare(s));
}

/// Alphabets `entries` and `leaving`: a phi that decides nothing.
pub fn entered(s: &Skeleton, visit: Visit<'_>) {
    visit(&Spec::bare(s));
    let g = ground(s);
    for b in 1..s.len() {
        if g.is_reachable(b) {
            each_phi(&g, b, 1, only(BITS_OR_ARGUMENT), &g.bare, &mut |spec| {
                visit(spec);
                see_somewhere(&g, spec, b, Extra::SeePhi(b as u8), visit);
            });
        }
    }
    for b in g.branches() {
        see_somewhere(&g, &g.bare, b, Extra::SeeTest(b as u8), visit);
    }
}

/// Everything that nobody looks at.
const UNUSED: [Extra; 8] = [
    Extra::Unused(Unused::Chain),
    Extra::Unused(Unused::Division),
    Extra::Unused(Unused::Load),
    Extra::Unused(Unused::Volatile),
    Extra::Unused(Unused::Choice),
    Extra::Unused(Unused::Computation),
    Extra::Unused(Unused::Look),
    Extra::Unused(Unused::Search),
];

/// Alphabet `unused`.
pub fn unused(s: &Skeleton, visit: Visit<'_>) {
    let g = ground(s);
    visit(&g.bare);
    in_each_block(&g.bare, &UNUSED, visit);
    let entries = Entries {
        itself: true,
        ..only(BITS_OR_ARGUMENT)
    };
    for b in 1..s.len() {
        if g.is_reachable(b) {
            each_phi(&g, b, 1, entries, &g.bare, visit);
        }
    }
}

/// Alphabet `erasable`.
pub fn erasable(s: &Skeleton, visit: Visit<'_>) {
    let bare = Spec::bare(s);
    visit(&bare);
    let two = [Unused::Chain, Unused::Volatile].map(Extra::Unused);
    in_each_block(&bare, &two, visit);
}

/// Alphabet `remains`.
pub fn remains(s: &Skeleton, visit: Visit<'_>) {
    let effects = [Extra::Call, Extra::Convergent, Extra::Store(true)];
    let all: Vec<Extra> = UNUSED.into_iter().chain(effects).collect();
    let bare = Spec::bare(s);
    for (p, first) in each_place(s.len(), &all) {
        for (q, second) in each_place(s.len(), &all).filter(|x| x.0 >= p) {
            let mut with = bare.clone();
            with.blocks[p].before = Some(first);
            with.blocks[q].after = Some(second);
            visit(&with);
        }
    }
}

fn each_place(blocks: usize, extras: &[Extra]) -> impl Iterator<Item = (usize, Extra)> + use<'_> {
    (0..blocks).flat_map(move |b| extras.iter().map(move |&e| (b, e)))
}

fn ground(s: &Skeleton) -> Ground<'_> {
    Ground {
        s,
        dom: s.dominators(),
        bare: Spec::bare(s),
    }
}

/// What is done with each function that has its test.
type Then<'a> = &'a mut dyn FnMut(&Ground<'_>, &Spec, usize, Visit<'_>);

/// The bare graph, and all tests on phis.
fn with_phi(
    s: &Skeleton,
    tests: &[Test],
    width: u8,
    entries: Entries,
    visit: Visit<'_>,
    then: Then<'_>,
) {
    visit(&Spec::bare(s));
    tested(s, tests, width, entries, visit, then);
}

fn tested(
    s: &Skeleton,
    tests: &[Test],
    width: u8,
    entries: Entries,
    visit: Visit<'_>,
    then: Then<'_>,
) {
    let g = ground(s);
    for b in g.branches().filter(|&b| b != 0) {
        for &t in tests {
            let mut spec = g.bare.clone();
            spec.blocks[b].end = End::Branch(t);
            each_phi(&g, b, width, entries, &spec, &mut |with| {
                then(&g, with, b, visit);
            });
        }
    }
}

/// Gives a block a phi in all ways.
fn each_phi(g: &Ground<'_>, b: usize, width: u8, entries: Entries, spec: &Spec, visit: Visit<'_>) {
    if b == 0 {
        return;
    }
    let preds = g.s.preds(b);
    let mut with = spec.clone();
    let chosen = Vec::new();
    choose(g, b, &preds, width, entries, chosen, &mut with, visit);
}

#[allow(
    clippy::too_many_arguments,
    reason = "one step of a recursion, its state"
)]
fn choose(
    g: &Ground<'_>,
    b: usize,
    preds: &[usize],
    width: u8,
    entries: Entries,
    mut chosen: Vec<(u8, Entry)>,
    spec: &mut Spec,
    visit: Visit<'_>,
) {
    let Some((&p, rest)) = preds.split_first() else {
        spec.blocks[b].phi = Some(Phi {
            width,
            entries: chosen,
        });
        visit(spec);
        return;
    };
    let mut here = entries.plain.to_vec();
    if entries.itself && g.dominates(b, p) {
        here.push(Entry::Itself);
    }
    let free = |k: &BlockSpec| k.end == End::Branch(Test::Free);
    if entries.condition && free(&spec.blocks[p]) {
        here.push(Entry::Condition);
    }
    if entries.select && spec.blocks[p].end == End::Jump {
        here.push(Entry::Select);
    }
    if entries.there && p != b && p != 0 && !chosen.iter().any(|e| e.1 == Entry::There) {
        here.push(Entry::There);
    }
    for e in here {
        chosen.push((p as u8, e));
        choose(g, b, rest, width, entries, chosen.clone(), spec, visit);
        chosen.pop();
    }
}

/// The function with a look at the phi of `b` in every block that `b` strictly dominates.
fn seen_behind(g: &Ground<'_>, spec: &Spec, b: usize) -> Spec {
    let mut seen = spec.clone();
    for u in g.dominated(b).filter(|&u| u != b) {
        seen.blocks[u].before = Some(Extra::SeePhi(b as u8));
    }
    seen
}

/// The function with one look at a value of `b`, in each block that `b` dominates.
fn see_somewhere(g: &Ground<'_>, spec: &Spec, b: usize, see: Extra, visit: Visit<'_>) {
    for u in g.dominated(b) {
        let mut with = spec.clone();
        with.blocks[u].after = Some(see);
        let available = match (see, with.blocks[usize::from(subject(see))].end) {
            (Extra::SeeTest(_), End::Branch(Test::Argument)) => true,
            _ => g.dominates(usize::from(subject(see)), u),
        };
        if available {
            visit(&with);
        }
    }
}

fn subject(e: Extra) -> u8 {
    match e {
        Extra::SeePhi(b)
        | Extra::SeeTest(b)
        | Extra::SeeNext(b)
        | Extra::AssumePhi(b)
        | Extra::AssumeTest(b) => b,
        _ => 0,
    }
}

/// The function with one more instruction, in each block.
fn in_each_block(spec: &Spec, extras: &[Extra], visit: Visit<'_>) {
    for (b, e) in each_place(spec.blocks.len(), extras) {
        let mut with = spec.clone();
        with.blocks[b].before = Some(e);
        visit(&with);
    }
}
