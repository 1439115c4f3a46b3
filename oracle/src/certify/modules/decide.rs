//! Whether one module does only what another one allows, on every plan up to a length.
//!
//! A plan is what the host does ([`Plan`]): calls and launches of everything that it
//! can reach, with every argument out of a few, and writes of everything that it may
//! write. All sequences of such acts are run in both modules, memory carried over, and
//! everything that the host sees after each act is compared; which allocations fail,
//! and what undefined values may be, is the comparison's own matter ([`Pair`]).

use crate::certify::{Decision, Ground};
use crate::inputs::Shape;
use crate::interp::{Schedule, Value};
use crate::module::boundary::{Boundary, Root};
use crate::module::plan::{Act, Call, Plan};
use crate::module::refine::Pair;
use crate::refine::{Comparison, SOURCE_RACES, SOURCE_UNDEFINED};
use tandem_ir::rewrite::ModuleContext;
use tandem_ir::{Global, Header, Module, Type};

/// The ground of a decision on all plans, on some of which the source does something defined.
pub const ALL_PLANS: &str = "all plans";
/// The ground where the source is undefined on every plan.
pub const SOURCE_UNDEFINED_ON_ALL: &str = "undefined source";
/// The ground where there is nothing that the host could call.
pub const NOTHING_TO_CALL: &str = "nothing to call";

/// How far to look.
#[derive(Clone, Copy, Debug)]
pub struct Bounds {
    /// Acts of one plan.
    pub acts: usize,
    /// Seeds of what functions outside do.
    pub seeds: u64,
}

/// Numbers that arguments and written bytes are: those that the small modules know, and another one.
const NUMBERS: &[u8] = &[0, 1, 7];
/// More plans than this are not run, and the question stays open.
const MOST_PLANS: usize = 20_000;
/// Instructions of one act.
const STEPS: u64 = 10_000;

/// Decides whether the target refines the source. With `internalized`, names may have become internal.
pub fn decide(
    (source, target): (&Module, &Module),
    world: &ModuleContext,
    internalized: bool,
    bounds: Bounds,
) -> Decision {
    let boundary = Boundary::new(source, target, world, internalized);
    if let Some(words) = boundary.taken.first() {
        return Decision::Fails(vec![words.clone()]);
    }
    if boundary.roots.is_empty() {
        return Decision::Refines(ground(NOTHING_TO_CALL, 0));
    }
    let acts = match acts(&source.header, &boundary) {
        Ok(a) => a,
        Err(why) => return Decision::Unknown(why),
    };
    let mut plans = Vec::new();
    extend(&acts, &boundary, bounds.acts, &mut Vec::new(), &mut plans);
    if plans.len() > MOST_PLANS {
        return Decision::Unknown("too many plans".into());
    }
    let pair = match Pair::new(source, target, boundary, STEPS) {
        Ok(p) => p,
        Err(u) => return Decision::Unknown(format!("unsupported: {}", u.construct)),
    };
    run_all(&pair, plans, bounds.seeds)
}

fn run_all(pair: &Pair<'_>, plans: Vec<Vec<Act>>, seeds: u64) -> Decision {
    let mut defined = 0;
    for acts in plans {
        let mut plan = Plan {
            acts,
            seed: 0,
            quiet: false,
        };
        plan.quiet = plan.threaded();
        for seed in 1..=seeds.max(1) {
            plan.seed = seed;
            match pair.compare(&plan) {
                Comparison::Refines => defined += 1,
                Comparison::Inconclusive(why)
                    if why.starts_with(SOURCE_UNDEFINED) || why == SOURCE_RACES => {}
                Comparison::Inconclusive(why) => return Decision::Unknown(why),
                Comparison::Differs(d) => {
                    let mut story = plan.describe();
                    story.push(d.words);
                    return Decision::Fails(story);
                }
            }
        }
    }
    Decision::Refines(match defined {
        0 => ground(SOURCE_UNDEFINED_ON_ALL, 0),
        n => ground(ALL_PLANS, n),
    })
}

fn ground(name: &'static str, runs: u64) -> Ground {
    Ground { name, runs }
}

/// Everything that the host can do at once.
fn acts(cx: &Header, boundary: &Boundary) -> Result<Vec<Act>, String> {
    let mut all = Vec::new();
    for (n, r) in boundary.roots.iter().enumerate() {
        let ways = arguments(cx, r.body[0]).ok_or("a parameter of a type that nobody gives")?;
        for args in ways {
            let of = |shape| {
                Act::Call(Call {
                    root: n,
                    name: r.name.clone(),
                    args: args.clone(),
                    shape,
                    buffers: Vec::new(),
                })
            };
            all.extend(shapes(r).into_iter().map(of));
        }
    }
    for (n, w) in boundary.watched.iter().enumerate() {
        let Some(size) = w.writable else { continue };
        let contents = |&b: &u8| vec![b; usize::try_from(size).unwrap_or(0)];
        let writes = NUMBERS.iter().map(contents);
        all.extend(writes.map(|bytes| Act::Write(n, w.name.clone(), bytes)));
    }
    Ok(all)
}

/// Every way to give arguments.
fn arguments(cx: &Header, f: Global) -> Option<Vec<Vec<Value>>> {
    let (_, params, _) = cx.types.as_function(cx.globals[f].ty)?;
    let mut all: Vec<Vec<Value>> = vec![Vec::new()];
    for &ty in params {
        let values = values(ty)?;
        let with = |args: Vec<Value>| {
            values.iter().map(move |v| {
                let mut args = args.clone();
                args.push(v.clone());
                args
            })
        };
        all = all.into_iter().flat_map(with).collect();
    }
    Some(all)
}

fn values(ty: Type) -> Option<Vec<Value>> {
    let width = ty.int_width()?;
    let few = if width == 1 { 2 } else { NUMBERS.len() };
    let of = |&n: &u8| Value::int(width, n.into());
    Some(NUMBERS.iter().take(few).map(of).collect())
}

/// A function is called by one thread; a kernel is launched on one, on two of a block, and on two blocks.
fn shapes(r: &Root) -> Vec<Option<Shape>> {
    if !r.kernel {
        return vec![None];
    }
    let of = |grid, block, schedule| {
        Some(Shape {
            grid: [grid, 1, 1],
            block: [block, 1, 1],
            dynamic_shared_bytes: 0,
            schedule,
        })
    };
    vec![
        of(1, 1, Schedule::Greedy),
        of(1, 2, Schedule::Greedy),
        of(1, 2, Schedule::LockstepWarps),
        of(2, 1, Schedule::Greedy),
    ]
}

/// All sequences of a length, or shorter ones that nothing can follow: what is entered once is called once.
fn extend(
    acts: &[Act],
    boundary: &Boundary,
    left: usize,
    so_far: &mut Vec<Act>,
    out: &mut Vec<Vec<Act>>,
) {
    if out.len() > MOST_PLANS {
        return;
    }
    let root = |a: &Act| match a {
        Act::Call(c) => Some(c.root),
        Act::Write(..) => None,
    };
    let mut ended = true;
    for a in acts.iter().filter(|_| left > 0) {
        let again = root(a).filter(|&r| boundary.roots[r].once);
        if again.is_some_and(|r| so_far.iter().any(|b| root(b) == Some(r))) {
            continue;
        }
        ended = false;
        so_far.push(a.clone());
        extend(acts, boundary, left - 1, so_far, out);
        so_far.pop();
    }
    if ended {
        out.push(so_far.clone());
    }
}
