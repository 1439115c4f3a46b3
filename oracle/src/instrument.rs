//! Instrumentation: observing which blocks a run enters, which values it computes, where its branches go.
//!
//! The interpreter executes a dense form without names, and a hook in its inner loop would slow down every
//! run. So a copy of the program is instrumented instead. It calls *probes*, unknown functions without
//! effects: at the start of each block and behind each scalar value, at the end of each block with some of the values
//! that it has computed, or before each conditional branch. An [`Observer`] answers these calls as the environment of the
//! run, and records their arguments.
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
    /// Blocks entered and scalar values computed; the entry has the scalar arguments.
    Path,
    /// Conditional branches with their conditions.
    Branches,
    /// The end of each block, with those of some scalars and vectors that the block has computed; the entry has the arguments
    /// first. One probe for all of them: a run of facts about many values is mostly calls of probes.
    Ends {
        /// These values.
        values: &'a BTreeSet<tandem_ir::Value>,
    },
    /// Blocks entered, returns, and accesses to memory, each with its pointer, with that as an integer of 64 bits, and with values
    /// that are wanted there.
    Accesses {
        /// These, by access. They have to be there: their definitions dominate it.
        wanted: &'a BTreeMap<(Global, Inst), Vec<tandem_ir::Value>>,
    },
}

/// A module whose functions call probes.
pub struct Instrumented {
    /// The program.
    pub module: Module,
    points: Vec<ProbePoint>,
    /// What each probe is told.
    told: Vec<Vec<tandem_ir::Value>>,
    /// Probes by the types of the values that they are told.
    callees: BTreeMap<Vec<Type>, Global>,
    /// Number of module-level names before instrumentation; those of probes follow.
    names: usize,
}

/// What a probe is about.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum ProbePoint {
    /// The run enters a block of a function; for [`Probes::Ends`], it comes to the `musttail` call of one, behind which
    /// nothing may stand but the return.
    Block(Global, Block),
    /// An instruction of a function has a result, or, for [`Probes::Branches`], a terminator a condition.
    Inst(Global, Inst),
    /// The run comes to the terminator of a block.
    End(Global, Block),
}

/// One call of a probe. Entities are those of the module before it was instrumented.
#[derive(Clone, PartialEq, Debug)]
pub struct Observation {
    /// The thread.
    pub thread: ThreadId,
    /// Number of the probe.
    pub probe: u32,
    /// What the probe is about.
    pub point: ProbePoint,
    /// What [`Instrumented::values_of`] the probe are: of an instruction or condition one, of the end of a block any number.
    pub values: Vec<Value>,
    /// True if the run has chosen a value for undef before.
    pub picked: bool,
}

impl Instrumented {
    /// An instrumented copy of a module, with probes in the given functions.
    pub fn new(module: &Module, functions: &[Global], probes: Probes<'_>) -> Instrumented {
        let mut it = Instrumented {
            module: module.clone(),
            points: Vec::new(),
            told: Vec::new(),
            callees: BTreeMap::new(),
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
                Probes::Path => it.probe_path(f, quiet),
                Probes::Ends { values } => it.probe_ends(f, quiet, values),
                Probes::Branches => it.probe_branches(f, quiet),
                Probes::Accesses { wanted } => it.probe_accesses(f, quiet, wanted),
            }
        }
        it.module.bodies = bodies;
        it
    }

    fn probe_path(&mut self, f: &mut Function, quiet: AttrSet) {
        let blocks: Vec<Block> = f.blocks().collect();
        for b in blocks {
            let Some(first) = f.first_non_phi(b) else {
                continue;
            };
            let insts: Vec<Inst> = f.insts(b).collect();
            let point = ProbePoint::Block(f.global, b);
            let args = if f.entry() == Some(b) { f.args() } else { &[] };
            let scalar = |v: &tandem_ir::Value| is_scalar(f.value_type(*v));
            let args: Vec<_> = args.iter().copied().filter(scalar).collect();
            self.call(f, first, point, &args, quiet);
            for i in insts {
                let before = if f.is_phi(i) {
                    Some(first)
                } else {
                    f.next_inst(i)
                };
                let value = f.result(i).filter(|&v| is_scalar(f.value_type(v)));
                if let (Some(v), Some(before), false) = (value, before, is_must_tail(f, i)) {
                    let point = ProbePoint::Inst(f.global, i);
                    self.call(f, before, point, &[v], quiet);
                }
            }
        }
    }

    fn probe_ends(
        &mut self,
        f: &mut Function,
        quiet: AttrSet,
        selected: &BTreeSet<tandem_ir::Value>,
    ) {
        let blocks: Vec<Block> = f.blocks().collect();
        for b in blocks {
            let tail = f.insts(b).find(|&i| is_must_tail(f, i));
            let (before, point) = match (tail, f.terminator(b)) {
                (Some(tail), _) => (tail, ProbePoint::Block(f.global, b)),
                (None, Some(t)) => (t, ProbePoint::End(f.global, b)),
                (None, None) => continue,
            };
            let values = selected_in(&self.module.header, f, b, before, selected);
            self.call(f, before, point, &values, quiet);
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
            self.call(f, t, point, &[condition], quiet);
        }
    }

    fn probe_accesses(
        &mut self,
        f: &mut Function,
        quiet: AttrSet,
        wanted: &BTreeMap<(Global, Inst), Vec<tandem_ir::Value>>,
    ) {
        let blocks: Vec<Block> = f.blocks().collect();
        for b in blocks {
            let Some(first) = f.first_non_phi(b) else {
                continue;
            };
            let insts: Vec<Inst> = f.insts(b).collect();
            let tail = insts.iter().any(|&i| is_must_tail(f, i));
            self.call(f, first, ProbePoint::Block(f.global, b), &[], quiet);
            for i in insts {
                let leaves = is_must_tail(f, i) || f.kind(i) == &InstKind::Ret && !tail;
                if leaves {
                    self.call(f, i, ProbePoint::End(f.global, b), &[], quiet);
                }
                if let Some(n) = pointer_operand(f.kind(i)) {
                    let pointer = f.operand(i, n);
                    let cast = InstKind::Cast(tandem_ir::CastOp::PtrToInt);
                    let number = f.create_inst(cast, Type::I64, &[pointer]);
                    f.insert_before(number, i);
                    if let Some(number) = f.result(number) {
                        let point = ProbePoint::Inst(f.global, i);
                        let mut values = vec![pointer, number];
                        values.extend(wanted.get(&(f.global, i)).into_iter().flatten());
                        self.call(f, i, point, &values, quiet);
                    }
                }
            }
        }
    }

    /// Puts a call in front of an instruction.
    fn call(
        &mut self,
        f: &mut Function,
        before: Inst,
        point: ProbePoint,
        values: &[tandem_ir::Value],
        quiet: AttrSet,
    ) {
        let header = &mut self.module.header;
        let types: Vec<Type> = values.iter().map(|&v| f.value_type(v)).collect();
        let callee_of_probe = *self
            .callees
            .entry(types)
            .or_insert_with_key(|types| declare(header, types, quiet));
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
        operands.extend_from_slice(values);
        let call = f.create_inst(kind, Type::VOID, &operands);
        f.insert_before(call, before);
        self.points.push(point);
        self.told.push(values.to_vec());
    }

    /// The values that a probe is told, by [`Observation::probe`].
    pub fn values_of(&self, probe: u32) -> &[tandem_ir::Value] {
        self.told.get(probe as usize).map_or(&[], Vec::as_slice)
    }

    /// What a call observes, if it is a call of a probe.
    pub(crate) fn observation(&self, call: &ExternalCall<'_>) -> Option<Observation> {
        let ours = call
            .function
            .is_some_and(|g| g.as_u32() as usize >= self.names);
        let Some(Value::Int { bits, .. }) = call.args.first().filter(|_| ours) else {
            return None;
        };
        let probe = u32::try_from(*bits).ok()?;
        Some(Observation {
            thread: call.thread,
            probe,
            point: *self.points.get(probe as usize)?,
            values: call.args.get(1..).unwrap_or_default().to_vec(),
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
        stops: input.stops(),
        limits,
        ..Policy::default()
    };
    let Some(shape) = &input.shape else {
        let scalar = Input {
            args: input.args.clone(),
            buffers: input.buffers.clone(),
            globals: input.globals.clone(),
            place: None,
            policy,
        };
        let r = run_in(compiled, function, &scalar, &mut observer);
        return Ok((r.outcome, r.choices));
    };
    let mut device = Device::new(compiled).map_err(|u| u.to_string())?;
    device.set_environment(&mut observer);
    device.alloc_all(&input.buffers);
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

/// Which operand of an access is its pointer.
fn pointer_operand(kind: &InstKind) -> Option<usize> {
    match kind {
        InstKind::Load(_) | InstKind::AtomicRmw(..) | InstKind::CmpXchg { .. } => Some(0),
        InstKind::Store(_) => Some(1),
        _ => None,
    }
}

fn is_scalar(ty: Type) -> bool {
    ty.int_width().is_some() || ty.float_kind().is_some() || ty.is_ptr()
}

fn is_must_tail(f: &Function, i: Inst) -> bool {
    let info = f.kind(i).call_info();
    info.is_some_and(|c| c.tail == TailKind::MustTail)
}

/// Of a set of values, those that are there before an instruction of a block and were not before the block: in its order.
fn selected_in(
    header: &Header,
    f: &Function,
    b: Block,
    before: Inst,
    selected: &BTreeSet<tandem_ir::Value>,
) -> Vec<tandem_ir::Value> {
    let args: &[tandem_ir::Value] = if f.entry() == Some(b) { f.args() } else { &[] };
    let results = f.insts(b).take_while(|&i| i != before);
    let all = args
        .iter()
        .copied()
        .chain(results.filter_map(|i| f.result(i)));
    let told = |ty: Type| is_scalar(ty) || header.types.as_vector(ty).is_some();
    all.filter(|v| selected.contains(v) && told(f.value_type(*v)))
        .collect()
}

/// A function that takes the number of a probe point and values of these types.
fn declare(header: &mut Header, values: &[Type], quiet: AttrSet) -> Global {
    let mut n = header.globals.len();
    let mut name = format!("tandem.probe.{n}");
    while header.lookup(&name).is_some() {
        n += 1;
        name = format!("tandem.probe.{n}");
    }
    let params: Vec<Type> = [Type::I32].iter().chain(values).copied().collect();
    let ty = header.types.function(Type::VOID, &params, false);
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
