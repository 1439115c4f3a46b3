//! A module made ready to run, and the scalar run.
//!
//! Functions are compiled when they are first called and kept; a [`Program`] can
//! be used by several threads of the host at once.

use super::alias;
use super::api::{Input, Launch, Run, Schedule};
use super::code::CompiledFn;
use super::compile;
use super::device::Device;
use super::environment::Environment;
use super::outcome::{Choices, Location, Outcome, Unsupported};
use cranelift_entity::EntityRef;
use std::sync::OnceLock;
use tandem_ir::module::GlobalKind;
use tandem_ir::{Constant, Function, Global, Module};

/// A module made ready to run. Functions are compiled when they are first called.
pub struct Program<'m> {
    module: &'m Module,
    /// Index into the module's bodies per module-level name.
    bodies: Vec<Option<u32>>,
    compiled: Vec<OnceLock<Box<CompiledFn>>>,
    /// Code of initialisers, by constant of the module.
    constants: Vec<OnceLock<Box<CompiledFn>>>,
    /// Some load may say that its location does not change.
    unchanging: bool,
}

impl<'m> Program<'m> {
    /// Prepares a module. What cannot run is reported when it is reached, except for the data layout.
    ///
    /// # Errors
    /// If the data layout is one that the machine does not have (big-endian, or generic pointers that are
    /// not 32 to 64 bits wide).
    pub fn compile(module: &'m Module) -> Result<Program<'m>, Unsupported> {
        let layout = &module.header.layout;
        if layout.big_endian {
            return Err(Unsupported::new("big-endian data layout"));
        }
        let bits = layout.pointer(0).bits;
        if !(32..=64).contains(&bits) {
            return Err(Unsupported::new(format!("generic pointers of {bits} bits")));
        }
        let mut bodies = vec![None; module.header.globals.len()];
        for (i, b) in module.bodies.iter().enumerate() {
            if let Some(slot) = bodies.get_mut(b.global.index()) {
                *slot = Some(i as u32);
            }
        }
        Ok(Program {
            module,
            bodies,
            unchanging: alias::some_location_is_constant(&module.header),
            compiled: module.bodies.iter().map(|_| OnceLock::new()).collect(),
            constants: (0..module.header.constants.len())
                .map(|_| OnceLock::new())
                .collect(),
        })
    }
    /// The module.
    pub fn module(&self) -> &'m Module {
        self.module
    }

    /// True if some load may say that its location does not change.
    pub(super) fn has_unchanging(&self) -> bool {
        self.unchanging
    }
    pub(super) fn has_body(&self, g: Global) -> bool {
        self.bodies.get(g.index()).is_some_and(Option::is_some)
    }
    pub(super) fn body(&self, g: Global) -> Option<&'m Function> {
        let i = (*self.bodies.get(g.index())?)?;
        self.module.bodies.get(i as usize)
    }
    /// The compiled form of a function that has a body.
    pub(super) fn code(&self, g: Global) -> Option<&CompiledFn> {
        let i = (*self.bodies.get(g.index())?)? as usize;
        let body = self.module.bodies.get(i)?;
        let code = self.compiled.get(i)?;
        Some(code.get_or_init(|| Box::new(compile::function(self.module, body))))
    }

    /// Code that computes a constant of the module.
    pub(super) fn constant_code(&self, c: Constant) -> Option<&CompiledFn> {
        let code = self.constants.get(c.index())?;
        Some(code.get_or_init(|| Box::new(compile::constant(self.module, c))))
    }

    /// Where an operation is in the source.
    pub(super) fn place(&self, code: &CompiledFn, pc: usize) -> Location {
        let mut p = Location {
            function: code.global,
            ..Location::default()
        };
        let Some(g) = code.global else { return p };
        p.name = self.module.header.global_name(g).to_owned();
        let inst = code.places.get(pc).copied().flatten();
        let (Some(i), Some(f)) = (inst, self.body(g)) else {
            return p;
        };
        p.inst = Some(i);
        let result = f.result(i).and_then(|v| f.name(v));
        p.text = match result {
            Some(n) => format!("%{n} = {}", f.kind(i).mnemonic()),
            None => f.kind(i).mnemonic().to_owned(),
        };
        if let Some(callee) = f.callee(i) {
            p.text += &format!(" @{}", self.module.header.global_name(callee));
        }
        if let Some(b) = f.inst_block(i) {
            let number = f.blocks().position(|x| x == b).unwrap_or(0);
            p.block = match f.block_name(b) {
                Some(n) => format!("%{n}"),
                None => format!("block {number}"),
            };
        }
        p
    }
}

/// Calls a function in a single thread (a block of one thread, for the device's operations).
pub fn run(program: &Program<'_>, function: Global, input: &Input) -> Run {
    run_scalar(program, function, input, None)
}

/// As [`run`], with an environment that answers calls of functions that the module does not define.
pub fn run_in<'p>(
    program: &'p Program<'_>,
    function: Global,
    input: &Input,
    environment: &'p mut dyn Environment,
) -> Run {
    run_scalar(program, function, input, Some(environment))
}

fn run_scalar<'p>(
    program: &'p Program<'_>,
    function: Global,
    input: &Input,
    environment: Option<&'p mut dyn Environment>,
) -> Run {
    let mut result = Run {
        outcome: Outcome::Returned(None),
        events: Vec::new(),
        choices: Choices::default(),
        steps: 0,
        buffers: Vec::new(),
        globals: Vec::new(),
    };
    let mut device = match Device::with_policy(program, input.policy) {
        Ok(d) => d,
        Err(u) => {
            result.outcome = Outcome::Unsupported(u);
            return result;
        }
    };
    if let Some(e) = environment {
        device.set_environment(e);
    }
    if let Some(place) = input.place {
        device.set_place(place);
    }
    device.alloc_all(&input.buffers);
    for (name, bytes) in &input.globals {
        if !device.write_global(name, 0, bytes) {
            result.outcome = Outcome::IllFormed(format!("no room for contents of @{name}"));
            return result;
        }
    }
    let launch = Launch {
        policy: input.policy,
        schedule: Schedule::Greedy,
        ..Launch::new(function, [1, 1, 1], [1, 1, 1], input.args.clone())
    };
    let done = device.launch(&launch);
    result.outcome = done.outcome;
    result.choices = done.choices;
    result.steps = done.steps;
    result.events = done.events.into_iter().flat_map(|e| e.1).collect();
    result.buffers = (0..input.buffers.len() as u32)
        .filter_map(|n| device.read(n))
        .collect();
    for (g, data) in program.module.header.globals.iter() {
        let GlobalKind::Variable(v) = &data.kind else {
            continue;
        };
        if !v.constant && data.tls == Default::default() {
            result
                .globals
                .extend(device.read_variable(g).map(|i| (g, i)));
        }
    }
    result
}
