//! Claims about accesses held against launches that are made up: the accesses of a kernel by blocks of several shapes, with
//! arguments that are drawn.
//!
//! The two forms are compared first; then the kernel runs, and each request has to be as production claims. A claim that takes
//! something for granted (that an index does not wrap between lanes) says nothing here of the distances that rest on it.

use std::collections::BTreeMap;
use tandem_ir::claims::access::{AccessClaim, Assumption, BlockShape};
use tandem_ir::{Function, Inst, Module};
use tandem_optimized::analysis::access as production;
use tandem_optimized::context::Cx;
use tandem_optimized::defects::Defects;
use tandem_oracle::access::{Measured, Recorder, compare};
use tandem_oracle::inputs::Rng;
use tandem_oracle::interp::{
    Buffer, Device, Launch, Limits, Pointer, Policy, Program, Target, Value,
};
use tandem_reference::access as reference;

/// Blocks: rows of a warp, parts of one, several rows in a warp, more than one warp.
const SHAPES: [[u32; 3]; 9] = [
    [32, 1, 1],
    [8, 4, 1],
    [16, 2, 1],
    [64, 1, 1],
    [33, 1, 1],
    [4, 4, 4],
    [7, 5, 1],
    [5, 3, 2],
    [16, 16, 1],
];
/// Shapes that one program is launched with.
const TURNS: u64 = 2;
/// Most instructions of a launch, probes included.
const STEPS: u64 = 200_000;
/// Bytes of the buffer behind a pointer argument.
const BUFFER: usize = 1 << 16;

/// What executions or the reference contradict of production's claims about the accesses of a body, first of all.
pub fn contradiction(module: &Module, n: usize, number: u64, defects: &Defects) -> Option<String> {
    let f = &module.bodies[n];
    let mut rng = Rng::new(number.wrapping_mul(0x9e37_79b9).wrapping_add(n as u64 + 1));
    unlike(module, f, BlockShape::Rows, defects)?
        .err()
        .or_else(|| {
            (0..TURNS).find_map(|_| {
                let shape = SHAPES[rng.below(SHAPES.len() as u64) as usize];
                match unlike(module, f, BlockShape::Exact(shape), defects)? {
                    Err(words) => Some(words),
                    Ok(claims) => unmeasured(module, f, shape, &claims, &mut rng),
                }
            })
        })
}

type Claims = BTreeMap<Inst, AccessClaim>;

/// Production's claims, or how the reference's contradict them; `None` for a function without accesses.
fn unlike(
    module: &Module,
    f: &Function,
    shape: BlockShape,
    defects: &Defects,
) -> Option<Result<Claims, String>> {
    let claims = production::accesses(Cx::new(&module.header, defects), f, shape);
    if claims.claims.is_empty() {
        return None;
    }
    let others = reference::accesses(&module.header, f, shape);
    let (_, wrong) = compare(&claims, &others);
    Some(match wrong.into_iter().next() {
        Some((i, words)) => Err(format!("{}, {shape:?}: {words}", shown(module, f, i))),
        None => Ok(claims.claims.into_iter().map(|c| (c.inst, c)).collect()),
    })
}

fn shown(module: &Module, f: &Function, i: Inst) -> String {
    let text = tandem_ir::text::print_inst(&module.header, f, i);
    text.trim().to_owned()
}

/// A request of a launch that is not as claimed; only kernels are launched, and launches that are undefined, race or
/// hang on a choice for undef say nothing.
fn unmeasured(
    module: &Module,
    f: &Function,
    shape: [u32; 3],
    claims: &Claims,
    rng: &mut Rng,
) -> Option<String> {
    if !module.header.is_kernel(f.global) {
        return None;
    }
    let named = claims
        .values()
        .map(|c| ((f.global, c.inst), c.lanes.values()));
    let mut recorder = Recorder::new(module, named.collect());
    let probed = recorder.program();
    let program = Program::compile(&probed).ok()?;
    let mut answers = super::ProbeAnswers(&mut recorder);
    let mut device = Device::new(&program).ok()?;
    device.set_environment(&mut answers);
    let mut args = Vec::new();
    for &v in f.args() {
        let ty = f.value_type(v);
        args.push(match (ty.int_width(), ty.is_ptr()) {
            (Some(width), _) => Value::int(width, u128::from(drawn(rng))),
            (None, true) => {
                let buffer = device.alloc(&Buffer::global(vec![0; BUFFER]));
                Value::Pointer(Pointer {
                    space: ty.address_space().unwrap_or(0),
                    target: Target::Buffer(buffer),
                    offset: 0,
                })
            }
            (None, false) => return None,
        });
    }
    let policy = Policy {
        seed: rng.bits64(),
        limits: Limits {
            steps: STEPS,
            ..Limits::default()
        },
        ..Policy::default()
    };
    let launch = Launch {
        policy,
        race_detection: true,
        ..Launch::new(f.global, [2, 1, 1], shape, args)
    };
    let run = device.launch(&launch);
    if !run.outcome.is_returned() || run.choices.race || run.choices.undef || !run.races.is_empty()
    {
        return None;
    }
    drop(device);
    let (requests, _) = recorder.finish();
    let mut measured: BTreeMap<Inst, Measured> = BTreeMap::new();
    for r in requests.iter().filter(|r| r.function == f.global) {
        // Of what has no size nothing is claimed.
        let Some(claim) = claims.get(&r.inst) else {
            continue;
        };
        let rests = |a: &Assumption| matches!(a, Assumption::NoWrap(_));
        if claim.assumed.iter().any(rests) {
            continue;
        }
        let m = measured.entry(r.inst).or_default();
        m.take(r, claim, shape);
        if let Some(words) = &m.wrong {
            return Some(format!(
                "{}, blocks of {shape:?}: {words}",
                shown(module, f, r.inst)
            ));
        }
    }
    None
}

/// A number for an argument: mostly a small one.
fn drawn(rng: &mut Rng) -> u64 {
    match rng.below(4) {
        0 => rng.bits64(),
        1 => rng.below(1000),
        _ => rng.below(9),
    }
}
