//! Programs made from programs.
//!
//! [`mutate()`] takes any module that parses, makes one or a few small changes
//! and gives back a module that the verifier accepts, or nothing. There are
//! mutators for every part of the language ([`all`]); those that know a pass
//! make what it looks for nearly true, and are preferred when that pass is
//! named. Each has a name, and [`Counts`] says which ones fired, so that one
//! that never does is seen.
//!
//! Programs may come out with undefined behaviour, poison or endless loops:
//! those belong to the inputs that a pass must refine.

mod blocks;
mod constants;
mod conversions;
mod counters;
mod draw;
mod edges;
mod entries;
mod fields;
mod flow;
mod focus;
mod gpu;
mod import;
mod insts;
mod memory;
mod modules;
mod naming;
mod near;
mod opcodes;
mod repair;
mod sizes;
mod splice;
mod text;
mod threading;
mod values;
mod words;
mod work;

use arbitrary::Unstructured;
use draw::Draw;
pub use focus::Focus;
use focus::Near;
use tandem_ir::Module;
use tandem_ir::constant::ConstantData;
use tandem_ir::passes::{Family, PassId, Unit, lookup};
pub use text::{custom_crossover, custom_mutator};
use work::Work;

/// Most changes of one mutation.
const MOST_STEPS: usize = 4;
/// How many mutators one step tries before it gives up.
const TRIES_PER_STEP: usize = 24;
/// Of what is said about a program or put into it, one thing in so many is a number of equal things.
const SIZES_ONE_IN: usize = 5;
/// How often a mutation starts again from the original after a change that the verifier refuses.
const ATTEMPTS: usize = 6;

/// Passes that some mutators are made for, told by what their rewrites are.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Aim {
    /// Threading of jumps: edges past a block, or paths between the states of a switch in a loop.
    Threading,
    /// Whole modules: variables, names, heap objects behind them.
    Modules,
    /// Loops: entries, latches and exits that nobody writes. What edges and blocks in general are changed by makes them.
    Loops,
    /// Variables of loops that are counted in more bits than they need.
    Counters,
}

impl Aim {
    /// What the mutators for a pass aim at; `None` if there are none for it.
    fn of(pass: &PassId) -> Option<Aim> {
        let threads = |k: &&str| matches!(*k, "thread-edge" | "thread-paths");
        match pass.unit {
            Unit::Module => Some(Aim::Modules),
            _ if pass.rewrites.iter().any(threads) => Some(Aim::Threading),
            _ if pass.rewrites.contains(&"replace-iv") => Some(Aim::Counters),
            _ if pass.family == Family::Loops => Some(Aim::Loops),
            _ => None,
        }
    }
}

/// A mutator: one kind of small change.
#[derive(Clone, Copy)]
pub struct Mutator {
    /// Its name, in kebab case.
    pub name: &'static str,
    /// The passes whose preconditions it makes nearly true; `None` for all alike.
    pub aim: Option<Aim>,
    apply: fn(&mut Work) -> Option<()>,
}

/// A mutator of no pass in particular.
const fn any(name: &'static str, apply: fn(&mut Work) -> Option<()>) -> Mutator {
    Mutator {
        name,
        aim: None,
        apply,
    }
}

/// The mutators, family by family.
const FAMILIES: &[&[Mutator]] = &[
    values::ALL,
    opcodes::ALL,
    insts::ALL,
    memory::ALL,
    blocks::ALL,
    edges::ALL,
    entries::ALL,
    gpu::ALL,
    splice::ALL,
    words::ALL,
    naming::ALL,
    near::ALL,
    conversions::ALL,
    fields::ALL,
    sizes::ALL,
    counters::ALL,
    threading::FILES[0],
    threading::FILES[1],
    threading::FILES[2],
    modules::FILES[0],
    modules::FILES[1],
];

/// All mutators in a fixed order.
pub fn all() -> impl Iterator<Item = &'static Mutator> {
    FAMILIES.iter().flat_map(|f| f.iter())
}

/// How often a mutator did what.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Count {
    /// Chosen.
    pub tried: u64,
    /// Found a place and changed something.
    pub fired: u64,
    /// Part of a mutant that the verifier accepted.
    pub kept: u64,
}

/// Counts of all mutators, in the order of [`all`].
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Counts(Vec<Count>);

impl Default for Counts {
    fn default() -> Self {
        Counts(vec![Count::default(); all().count()])
    }
}

impl Counts {
    /// Name and counts of each mutator.
    pub fn iter(&self) -> impl Iterator<Item = (&'static str, Count)> + '_ {
        all().map(|m| m.name).zip(self.0.iter().copied())
    }
    /// Names of the mutators that no accepted mutant owes anything to.
    pub fn idle(&self) -> Vec<&'static str> {
        self.iter()
            .filter(|(_, c)| c.kept == 0)
            .map(|(n, _)| n)
            .collect()
    }
    /// Adds the counts of another run.
    pub fn add(&mut self, more: &Counts) {
        for (a, b) in self.0.iter_mut().zip(&more.0) {
            a.tried += b.tried;
            a.fired += b.fired;
            a.kept += b.kept;
        }
    }
}

/// A mutant of `m`, accepted by the verifier, or `None` if no attempt gave one. Parts may be taken from
/// `other`; half of the changes are made by mutators that know the pass named by `bias`. A function of its
/// arguments: it takes its choices from the front of `u` (eight bytes, or as many as there are).
pub fn mutate(
    m: &Module,
    other: Option<&Module>,
    u: &mut Unstructured,
    bias: Option<&'static str>,
) -> Option<Module> {
    mutate_counted(m, other, u, bias, &mut Counts::default())
}

/// [`mutate()`], counting.
pub fn mutate_counted(
    m: &Module,
    other: Option<&Module>,
    u: &mut Unstructured,
    bias: Option<&'static str>,
    counts: &mut Counts,
) -> Option<Module> {
    let draw = Draw::from_bytes(u);
    // Whoever names another program wants something of it.
    let crossing = other.is_some();
    run(
        m,
        other,
        draw,
        counts,
        &|draw| match crossing && draw.one_in(3) {
            true => splices(draw),
            false => choose(draw, bias),
        },
    )
}

/// [`mutate()`], most changes of which are made near one place of the focus.
pub fn mutate_near(
    m: &Module,
    u: &mut Unstructured,
    bias: Option<&'static str>,
    focus: &Focus,
) -> Option<Module> {
    let draw = Draw::from_bytes(u);
    let counts = &mut Counts::default();
    // What decides whether a rewrite is made is as often what is said of a thing as what it is.
    run_near(m, None, draw, counts, focus, &|draw| match draw.one_in(3) {
        true => decorates(draw),
        false => choose(draw, bias),
    })
}

/// The program with something said about it and something next to it ([`words`], [`naming`], [`near`], [`fields`], [`sizes`]): what generators hardly write
/// because it is nobody's way to write a program. `None` if no attempt gave one.
pub fn decorate(m: &Module, u: &mut Unstructured) -> Option<Module> {
    run(
        m,
        None,
        Draw::from_bytes(u),
        &mut Counts::default(),
        &decorates,
    )
}

/// Number of a mutator of the families that say something about what is there, or put something beside it. How many there are
/// of something is asked as often as what is said of it, whatever number of mutators ask it.
fn decorates(draw: &mut Draw) -> usize {
    // The families stand one behind the other.
    let first = |of: &[Mutator]| all().position(|m| m.name == of[0].name).unwrap_or(0);
    if draw.one_in(SIZES_ONE_IN) {
        return first(sizes::ALL) + draw.below(sizes::ALL.len());
    }
    let families = [
        words::ALL,
        naming::ALL,
        near::ALL,
        conversions::ALL,
        fields::ALL,
    ];
    let many: usize = families.iter().map(|all| all.len()).sum();
    first(words::ALL) + draw.below(many)
}

/// A mutant by one named mutator, or `None` if it has no place in `m` or the verifier refuses what it makes.
pub fn apply_named(
    m: &Module,
    other: Option<&Module>,
    u: &mut Unstructured,
    name: &str,
) -> Option<Module> {
    let which = all().position(|x| x.name == name)?;
    let mut draw = Draw::from_bytes(u);
    for _ in 0..ATTEMPTS {
        let mut work = start(m, other, Draw::from_seed(draw.word()))?;
        let changed = step(&mut work, &mut Counts::default(), &|_| which).is_some();
        if changed && is_program(&work.module) {
            return Some(work.module);
        }
    }
    None
}

/// Number of a mutator in the order of [`all`].
fn choose(draw: &mut Draw, bias: Option<&'static str>) -> usize {
    let biased = bias.is_some() && draw.coin();
    let aim = bias.and_then(lookup).and_then(Aim::of);
    let of_edges = |m: &Mutator| {
        [edges::ALL, entries::ALL, blocks::ALL]
            .iter()
            .any(|all| all.iter().any(|e| e.name == m.name))
    };
    // Most for the counters, the rest for the loops around them.
    let counters = aim == Some(Aim::Counters) && !draw.one_in(4);
    let fits = |m: &Mutator| match (biased, aim) {
        (true, Some(Aim::Counters)) if counters => m.aim == aim,
        (true, Some(Aim::Loops | Aim::Counters)) => of_edges(m),
        (true, _) => m.aim == aim,
        (false, _) => m.aim.is_none(),
    };
    let fitting: Vec<usize> = all()
        .enumerate()
        .filter(|(_, m)| fits(m))
        .map(|(n, _)| n)
        .collect();
    let anything = draw.below(all().count());
    draw.pick(&fitting).unwrap_or(anything)
}

/// Number of a mutator that takes parts from another program.
fn splices(draw: &mut Draw) -> usize {
    let first = all().position(|m| m.name == splice::ALL[0].name);
    first.unwrap_or(0) + draw.below(splice::ALL.len())
}

/// True if the verifier accepts the module, and the blocks whose addresses it mentions are all still there.
fn is_program(m: &Module) -> bool {
    let pools = m.bodies.iter().map(|f| f.constants());
    let pools = pools.chain([&m.header.constants]);
    let gone = |data: &ConstantData| match data {
        ConstantData::BlockAddress(g, b) => {
            let body = m.bodies.iter().find(|f| f.global == *g);
            // Another body may have taken the place of the one that had the block.
            let there = |f: &&tandem_ir::Function| b.as_u32() < f.num_blocks() as u32;
            !body.filter(there).is_some_and(|f| f.in_layout(*b))
        }
        _ => false,
    };
    let mut all = pools.flat_map(|p| p.iter());
    !all.any(|(_, _, data)| gone(data)) && tandem_ir::verify::verify(m).is_empty()
}

fn start<'a>(m: &'a Module, other: Option<&'a Module>, draw: Draw) -> Option<Work<'a>> {
    if m.bodies.is_empty() {
        return None;
    }
    Some(Work {
        module: m.clone(),
        body: 0,
        draw,
        near: None,
        sizes: Vec::new(),
        other: other.unwrap_or(m),
        spoiled: false,
    })
}

fn run(
    m: &Module,
    other: Option<&Module>,
    draw: Draw,
    counts: &mut Counts,
    choose: &dyn Fn(&mut Draw) -> usize,
) -> Option<Module> {
    run_near(m, other, draw, counts, &Focus::default(), choose)
}

fn run_near(
    m: &Module,
    other: Option<&Module>,
    mut draw: Draw,
    counts: &mut Counts,
    focus: &Focus,
    choose: &dyn Fn(&mut Draw) -> usize,
) -> Option<Module> {
    let bodies = focus.bodies();
    for _ in 0..ATTEMPTS {
        let mut work = start(m, other, Draw::from_seed(draw.word()))?;
        work.sizes = focus.sizes().to_vec();
        if let Some(n) = work.draw.pick(&bodies) {
            let center = work.draw.pick(focus.in_body(n))?;
            work.near = Some(Near::around(&m.bodies[n], center).with_names(focus.names()));
            work.body = n;
        } else if !focus.names().is_empty() {
            work.near = Some(Near::of_names(focus.names()));
        }
        let steps = work.draw.few(MOST_STEPS);
        let mut used = Vec::new();
        for _ in 0..steps {
            used.extend(step(&mut work, counts, choose));
        }
        if !used.is_empty() && !work.spoiled && is_program(&work.module) {
            for n in used {
                counts.0[n].kept += 1;
            }
            return Some(work.module);
        }
    }
    None
}

/// One change by some mutator; its number.
fn step(
    work: &mut Work,
    counts: &mut Counts,
    choose: &dyn Fn(&mut Draw) -> usize,
) -> Option<usize> {
    for _ in 0..TRIES_PER_STEP {
        // The neighbourhood is one of a body, which stays unless a change took it away.
        if work.body >= work.module.bodies.len() {
            work.near = None;
        }
        if !work.near.as_ref().is_some_and(Near::is_in_body) {
            work.body = work.draw.below(work.module.bodies.len());
        }
        let n = choose(&mut work.draw);
        counts.0[n].tried += 1;
        let chosen = all().nth(n)?;
        if (chosen.apply)(work).is_some() {
            counts.0[n].fired += 1;
            return Some(n);
        }
        if work.spoiled {
            return None;
        }
    }
    None
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::*;

    #[test]
    fn an_address_of_a_block_that_the_body_never_had_is_no_program() {
        let text = "@g = global ptr blockaddress(@f, %two)
define void @f() {
one:
  br label %two
two:
  ret void
}
define void @other() {
  ret void
}
";
        let mut m = tandem_ir::text::parse(text.as_bytes(), "program.ll").unwrap();
        assert!(is_program(&m));
        let mut short = m.bodies[1].clone();
        short.global = m.bodies[0].global;
        m.bodies[0] = short;
        assert!(!is_program(&m));
    }
}
