//! What one run of a program did, in a form in which two programs can be compared.
//!
//! A function runs in a single thread, or, where the input has a shape, as a launch on a device. Either way what others can
//! see of the run is kept: how it ended, events thread by thread, the final bytes of buffers and globals by names that both
//! programs share; and besides, on which choices it depended that another program may make otherwise.

use crate::inputs::TestInput;
use crate::{
    Choices, Device, Event, Image, Input, Launch, Limits, Outcome, Policy, Program, Run, ThreadId,
    run,
};
use tandem_ir::{Global, Header};

/// What one program did, in comparable form.
#[derive(Clone)]
pub struct Observed {
    /// How the run ended.
    pub outcome: Outcome,
    /// What each thread did that others can see, in its order.
    pub events: Vec<(ThreadId, Vec<Event>)>,
    /// Final contents of what the caller can see, in an order that both programs share.
    pub memory: Vec<(String, Image)>,
    /// The run depended on a choice (undef, an unwritten byte) that another run may make otherwise.
    pub nondeterministic: bool,
    /// The only choices that it depended on are payloads and signs of NaNs.
    pub only_nan: bool,
    /// The run depended on which object lies at which address: the same for a target with the same objects, and open for one in
    /// another instruction set.
    pub layout: bool,
    /// What inline assembly does was made up: open for a program in another instruction set, which executes it.
    pub assembly: bool,
    /// Accesses met of which metadata says that they do not ([`Choices::aliased`](crate::Choices)).
    pub aliased: bool,
    /// In another order of evaluation an operation may be poison ([`Choices::overflows`](crate::Choices)).
    pub overflows: bool,
    /// Two threads accessed one location, one of them to write it, with nothing between that orders them.
    pub racy: bool,
    /// Instructions executed.
    pub steps: u64,
}

impl Observed {
    /// What a run in a single thread did.
    pub fn of_run(cx: &Header, r: Run) -> Observed {
        let buffers = r
            .buffers
            .into_iter()
            .enumerate()
            .map(|(i, b)| (format!("buffer {i}"), b));
        let globals = r
            .globals
            .into_iter()
            .map(|(g, i)| (format!("@{}", cx.global_name(g)), i));
        Observed {
            events: vec![(ThreadId::default(), r.events)],
            memory: buffers.chain(globals).collect(),
            ..Observed::of_choices(r.outcome, r.choices, r.steps)
        }
    }

    /// How a run ended, and on which choices it depended; nothing of what others saw of it.
    fn of_choices(outcome: Outcome, choices: Choices, steps: u64) -> Observed {
        Observed {
            outcome,
            events: Vec::new(),
            memory: Vec::new(),
            nondeterministic: depends(choices),
            only_nan: !depends(Choices {
                nan: false,
                ..choices
            }),
            layout: choices.layout || choices.lucky_alignment,
            assembly: choices.assembly,
            aliased: choices.aliased,
            overflows: choices.overflows,
            racy: false,
            steps,
        }
    }

    fn unsupported(u: crate::Unsupported) -> Observed {
        Observed {
            outcome: Outcome::Unsupported(u),
            events: Vec::new(),
            memory: Vec::new(),
            nondeterministic: false,
            only_nan: false,
            layout: false,
            assembly: false,
            aliased: false,
            overflows: false,
            racy: false,
            steps: 0,
        }
    }
}

/// True if a run depends on a choice that another program need not make alike. What the environment answers is the
/// same for whoever makes the same calls, as long as these hold nothing undefined; and both have the same objects.
fn depends(choices: Choices) -> bool {
    let own = Choices {
        external: false,
        layout: false,
        assembly: false,
        ..choices
    };
    own.any()
}

/// Runs a function on an input; races are looked for if `races` says so.
pub(super) fn observe(
    program: &Program<'_>,
    function: Global,
    input: &TestInput,
    steps: u64,
    races: bool,
) -> Observed {
    observe_under(program, function, input, (steps, races), Policy::default())
}

/// The same under a policy, whose seed, stops and limits are set here.
pub(super) fn observe_under(
    program: &Program<'_>,
    function: Global,
    input: &TestInput,
    (steps, races): (u64, bool),
    policy: Policy,
) -> Observed {
    let limits = Limits {
        steps,
        ..Limits::default()
    };
    let policy = Policy {
        seed: input.seed,
        stops: input.stops(),
        limits,
        ..policy
    };
    let cx = &program.module().header;
    let Some(shape) = &input.shape else {
        let r = run(
            program,
            function,
            &Input {
                args: input.args.clone(),
                buffers: input.buffers.clone(),
                globals: input.globals.clone(),
                place: None,
                policy,
            },
        );
        return Observed::of_run(cx, r);
    };
    let mut device = match Device::new(program) {
        Ok(d) => d,
        Err(u) => return Observed::unsupported(u),
    };
    device.alloc_all(&input.buffers);
    for (name, bytes) in &input.globals {
        device.write_global(name, 0, bytes);
    }
    let launch = Launch {
        dynamic_shared_bytes: shape.dynamic_shared_bytes,
        schedule: shape.schedule,
        race_detection: races,
        policy,
        ..Launch::new(function, shape.grid, shape.block, input.args.clone())
    };
    let r = device.launch(&launch);
    let mut memory = Vec::new();
    for i in 0..input.buffers.len() as u32 {
        memory.extend(device.read(i).map(|b| (format!("buffer {i}"), b)));
    }
    for (g, data) in cx.globals.iter() {
        // A constant is what it was before.
        let is_constant = cx.variable(g).is_some_and(|v| v.constant);
        if let Some(n) = data.name.as_deref().filter(|_| !is_constant) {
            memory.extend(device.read_global(n).map(|b| (format!("@{n}"), b)));
        }
    }
    Observed {
        events: r.events,
        memory,
        racy: !r.races.is_empty(),
        ..Observed::of_choices(r.outcome, r.choices, r.steps)
    }
}
