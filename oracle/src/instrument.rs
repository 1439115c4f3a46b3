//! Instrumentation: observing which blocks a run enters, which values it computes, where its branches go.
//!
//! The interpreter executes a dense form without names, and a hook in its inner loop would slow down every
//! run. So a copy of the program is instrumented instead. It calls *probes*, unknown functions without
//! effects: at the start of each block, behind each scalar value, or before each conditional branch. An
//! [`Observer`] answers these calls as the environment of the run, and records their arguments.
//!
//! ```text
//!   b:                                  b:
//!     %x = add i32 %a, 1                  call void @tandem.probe.1(i32 0)            ; block b
//!     br i1 %c, label %s, label %t        %x = add i32 %a, 1
//!                                         call void @tandem.probe.2(i32 1, i32 %x)    ; value of %x
//!                                         br i1 %c, label %s, label %t
//! ```
//!
//! **Assumption:** probes change nothing that the program can see; they are `nounwind willreturn memory(none)`.
//! **Cost:** each probe is an interpreter step, so budgets of steps have to be larger than the program's own.

use crate::inputs::TestInput;
use crate::interp::{
    Choices, Device, Environment, ExternalAnswer, ExternalCall, Input, Launch, Limits, Outcome,
    Policy, Program, ThreadId, Value, run_in,
};
use std::collections::{BTreeMap, BTreeSet};
use tandem_ir::attr::{Attr, AttrKind, AttrList, MemoryEffects};
use tandem_ir::constant::ConstantData;
use tandem_ir::entity::AttrSet;
use tandem_ir::inst::{CallInfo, TailKind};
use tandem_ir::module::{FunctionDecl, GlobalData, GlobalKind};
use tandem_ir::{Block, Function, Global, Header, Inst, InstKind, Module, Type};

/// Which probes are inserted.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Probes<'a> {
    /// Blocks entered and scalar values computed.
    Path,
    /// Conditional branches with their conditions.
    Branches,
    /// Blocks entered, the ends of some blocks, and some scalar values: arguments at the start of the function.
    Some {
        /// These values.
        values: &'a BTreeSet<tandem_ir::Value>,
        /// These blocks.
        ends: &'a BTreeSet<Block>,
    },
}

/// A module whose functions call probes.
pub struct Instrumented {
    /// The program.
    pub module: Module,
    points: Vec<ProbePoint>,
    callees: BTreeMap<Type, Global>,
    entered: Option<Global>,
    /// Number of module-level names before instrumentation; those of probes follow.
    names: usize,
}

/// What a probe is about.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum ProbePoint {
    /// The run enters a block of a function.
    Block(Global, Block),
    /// An instruction of a function has a result, or, for [`Probes::Branches`], a terminator a condition.
    Inst(Global, Inst),
    /// A function begins; its argument of this number.
    Arg(Global, u32),
    /// The run comes to the terminator of a block.
    End(Global, Block),
}

/// One call of a probe. Entities are those of the module before it was instrumented.
#[derive(Clone, PartialEq, Debug)]
pub struct Observation {
    /// The thread.
    pub thread: ThreadId,
    /// What the probe is about.
    pub point: ProbePoint,
    /// The value; `None` for blocks.
    pub value: Option<Value>,
    /// True if the run has chosen a value for undef before.
    pub picked: bool,
}

impl Instrumented {
    /// An instrumented copy of a module, with probes in the given functions.
    pub fn new(module: &Module, functions: &[Global], probes: Probes<'_>) -> Instrumented {
        let mut it = Instrumented {
            module: module.clone(),
            points: Vec::new(),
            callees: BTreeMap::new(),
            entered: None,
            names: module.header.globals.len(),
        };
        let quiet = it.module.header.attrs.intern(vec![
            Attr::Flag(AttrKind::NoUnwind),
            Attr::Flag(AttrKind::WillReturn),
            Attr::Memory(MemoryEffects::NONE),
        ]);
        let mut bodies = std::mem::take(&mut it.module.bodies);
        for f in bodies.iter_mut().filter(|f| functions.contains(&f.global)) {
            match probes {
                Probes::Path => it.probe_path(f, quiet, |_| true),
                Probes::Some { values, ends } => {
                    it.probe_ends(f, quiet, ends);
                    it.probe_path(f, quiet, |v| values.contains(&v));
                    it.probe_arguments(f, quiet, values);
                }
                Probes::Branches => it.probe_branches(f, quiet),
            }
        }
        it.module.bodies = bodies;
        it
    }

    fn probe_path(
        &mut self,
        f: &mut Function,
        quiet: AttrSet,
        selected: impl Fn(tandem_ir::Value) -> bool,
    ) {
        let blocks: Vec<Block> = f.blocks().collect();
        for b in blocks {
            let Some(first) = f.first_non_phi(b) else {
                continue;
            };
            let insts: Vec<Inst> = f.insts(b).collect();
            let point = ProbePoint::Block(f.global, b);
            self.call(f, first, point, None, quiet);
            for i in insts {
                let before = if f.is_phi(i) {
                    Some(first)
                } else {
                    f.next_inst(i)
                };
                let info = f.kind(i).call_info();
                let must_tail = info.is_some_and(|c| c.tail == TailKind::MustTail);
                let value = f.result(i);
                let value = value.filter(|&v| selected(v) && is_scalar(f.value_type(v)));
                if let (Some(v), Some(before), false) = (value, before, must_tail) {
                    let point = ProbePoint::Inst(f.global, i);
                    self.call(f, before, point, Some(v), quiet);
                }
            }
        }
    }

    /// Probes at the ends of blocks, except where a `musttail` call has to stay right in front of the return.
    fn probe_ends(&mut self, f: &mut Function, quiet: AttrSet, selected: &BTreeSet<Block>) {
        let must_tail = |f: &Function, i: Inst| {
            let info = f.kind(i).call_info();
            info.is_some_and(|c| c.tail == TailKind::MustTail)
        };
        let ends: Vec<(Block, Inst)> = f
            .blocks()
            .filter(|b| selected.contains(b))
            .filter(|&b| !f.insts(b).any(|i| must_tail(f, i)))
            .filter_map(|b| Some((b, f.terminator(b)?)))
            .filter(|&(b, _)| f.first_non_phi(b).is_some())
            .collect();
        for (b, t) in ends {
            self.call(f, t, ProbePoint::End(f.global, b), None, quiet);
        }
    }

    fn probe_arguments(
        &mut self,
        f: &mut Function,
        quiet: AttrSet,
        selected: &BTreeSet<tandem_ir::Value>,
    ) {
        let first = f.entry().and_then(|b| f.first_non_phi(b));
        // The probe of the block comes first.
        let Some(before) = first.and_then(|i| f.next_inst(i)) else {
            return;
        };
        let args: Vec<tandem_ir::Value> = f.args().to_vec();
        for (n, v) in args.into_iter().enumerate() {
            if selected.contains(&v) && is_scalar(f.value_type(v)) {
                let point = ProbePoint::Arg(f.global, n as u32);
                self.call(f, before, point, Some(v), quiet);
            }
        }
    }

    fn probe_branches(&mut self, f: &mut Function, quiet: AttrSet) {
        let ends: Vec<Inst> = f.blocks().filter_map(|b| f.terminator(b)).collect();
        for t in ends {
            let mut to: Vec<Block> = f.inst_successors(t).collect();
            to.sort_unstable();
            to.dedup();
            let decides = matches!(f.kind(t), InstKind::Br | InstKind::Switch);
            if to.len() < 2 || !decides {
                continue;
            }
            let condition = f.operand(t, 0);
            let point = ProbePoint::Inst(f.global, t);
            self.call(f, t, point, Some(condition), quiet);
        }
    }

    /// Puts a call in front of an instruction.
    fn call(
        &mut self,
        f: &mut Function,
        before: Inst,
        point: ProbePoint,
        value: Option<tandem_ir::Value>,
        quiet: AttrSet,
    ) {
        let header = &mut self.module.header;
        let callee_of_probe = match value.map(|v| f.value_type(v)) {
            Some(ty) => *self
                .callees
                .entry(ty)
                .or_insert_with(|| declare(header, &[Type::I32, ty], quiet)),
            None => *self
                .entered
                .get_or_insert_with(|| declare(header, &[Type::I32], quiet)),
        };
        let number = f.int(Type::I32, self.points.len() as u64);
        let program = Type::ptr(header.layout.program_addrspace);
        let callee = f.constant(program, ConstantData::Global(callee_of_probe));
        let kind = InstKind::Call(Box::new(CallInfo {
            fn_ty: header.globals[callee_of_probe].ty,
            cc: 0,
            tail: TailKind::None,
            attrs: AttrList::default(),
            addrspace: None,
            bundles: Box::new([]),
        }));
        let mut operands = vec![callee, number];
        operands.extend(value);
        let call = f.create_inst(kind, Type::VOID, &operands);
        f.insert_before(call, before);
        self.points.push(point);
    }

    /// What a call observes, if it is a call of a probe.
    fn observation(&self, call: &ExternalCall<'_>) -> Option<Observation> {
        let ours = call.function.as_u32() as usize >= self.names;
        let Some(Value::Int { bits, .. }) = call.args.first().filter(|_| ours) else {
            return None;
        };
        Some(Observation {
            thread: call.thread,
            point: *self.points.get(usize::try_from(*bits).ok()?)?,
            value: call.args.get(1).cloned(),
            picked: call.choices.undef,
        })
    }
}

/// The environment of an instrumented run: passes on what probes observe, and leaves all other calls to the
/// interpreter.
pub struct Observer<'a, F: FnMut(Observation)> {
    /// The program.
    pub program: &'a Instrumented,
    /// Takes each observation, in order of the run.
    pub observe: F,
}

impl<F: FnMut(Observation)> Environment for Observer<'_, F> {
    fn call(&mut self, call: ExternalCall<'_>) -> ExternalAnswer {
        match self.program.observation(&call) {
            Some(h) => {
                (self.observe)(h);
                ExternalAnswer::Returns {
                    value: None,
                    writes: Vec::new(),
                }
            }
            None => ExternalAnswer::MadeUp,
        }
    }
}

/// Runs an instrumented program on an input, as comparisons do ([`crate::refine`]), and passes on what is observed.
///
/// # Errors
/// Why it cannot be run, in words.
pub fn run(
    program: &Instrumented,
    function: Global,
    input: &TestInput,
    steps: u64,
    observe: impl FnMut(Observation),
) -> Result<Outcome, String> {
    let compiled = Program::compile(&program.module).map_err(|u| u.to_string())?;
    run_compiled(program, &compiled, function, input, steps, observe).map(|r| r.0)
}

/// The same for a program that was compiled before; also the choices that the run depended on.
///
/// # Errors
/// Why it cannot be run, in words.
pub fn run_compiled(
    program: &Instrumented,
    compiled: &Program<'_>,
    function: Global,
    input: &TestInput,
    steps: u64,
    observe: impl FnMut(Observation),
) -> Result<(Outcome, Choices), String> {
    let mut observer = Observer { program, observe };
    let limits = Limits {
        steps,
        ..Limits::default()
    };
    let policy = Policy {
        seed: input.seed,
        limits,
        ..Policy::default()
    };
    let Some(shape) = &input.shape else {
        let scalar = Input {
            args: input.args.clone(),
            buffers: input.buffers.clone(),
            globals: input.globals.clone(),
            policy,
        };
        let r = run_in(compiled, function, &scalar, &mut observer);
        return Ok((r.outcome, r.choices));
    };
    let mut device = Device::new(compiled).map_err(|u| u.to_string())?;
    device.set_environment(&mut observer);
    for b in &input.buffers {
        device.alloc(b);
    }
    for (name, bytes) in &input.globals {
        device.write_global(name, 0, bytes);
    }
    let launch = Launch {
        dynamic_shared_bytes: shape.dynamic_shared_bytes,
        schedule: shape.schedule,
        policy,
        ..Launch::new(function, shape.grid, shape.block, input.args.clone())
    };
    let r = device.launch(&launch);
    Ok((r.outcome, r.choices))
}

fn is_scalar(ty: Type) -> bool {
    ty.int_width().is_some() || ty.float_kind().is_some() || ty.is_ptr()
}

fn declare(header: &mut Header, params: &[Type], quiet: AttrSet) -> Global {
    let mut n = header.globals.len();
    let mut name = format!("tandem.probe.{n}");
    while header.lookup(&name).is_some() {
        n += 1;
        name = format!("tandem.probe.{n}");
    }
    let ty = header.types.function(Type::VOID, params, false);
    let attrs = AttrList {
        func: quiet,
        ..AttrList::default()
    };
    let decl = FunctionDecl {
        attrs,
        ..FunctionDecl::default()
    };
    let space = header.layout.program_addrspace;
    let function = GlobalKind::Function(decl);
    header.add_global(GlobalData::plain(&name, ty, space, function))
}
