//! Listening to a run: which blocks it enters, which values it computes, which way its branches go.
//!
//! The machine runs functions in a dense form without names, and a hook in its loop
//! would cost every run. So the program changes: in a copy, each block begins with a
//! call of an unknown function that nobody can notice, each value is followed by one,
//! each conditional branch is preceded by one, and an environment writes down what
//! these calls are given. Steps of such a run are not those of the program.

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

/// What to listen to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum What<'a> {
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

/// A program that tells.
pub struct Listening {
    /// The program.
    pub module: Module,
    places: Vec<Place>,
    listeners: BTreeMap<Type, Global>,
    entered: Option<Global>,
    /// Names of the module before the copy; those of listeners follow.
    names: usize,
}

/// What a call tells about.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Place {
    /// The run enters a block of a function.
    Block(Global, Block),
    /// An instruction of a function has a result, or, for [`What::Branches`], a terminator a condition.
    Inst(Global, Inst),
    /// A function begins; its argument of this number.
    Arg(Global, u32),
    /// The run comes to the terminator of a block.
    End(Global, Block),
}

/// Something that was told. Entities are those of the module before the copy.
#[derive(Clone, PartialEq, Debug)]
pub struct Heard {
    /// By whom.
    pub thread: ThreadId,
    /// About what.
    pub place: Place,
    /// The value; `None` for blocks.
    pub value: Option<Value>,
    /// True if the run has picked a value for undef before.
    pub picked: bool,
}

impl Listening {
    /// A copy of a module in which the given functions tell.
    pub fn new(module: &Module, functions: &[Global], what: What<'_>) -> Listening {
        let mut it = Listening {
            module: module.clone(),
            places: Vec::new(),
            listeners: BTreeMap::new(),
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
            match what {
                What::Path => it.tell_path(f, quiet, |_| true),
                What::Some { values, ends } => {
                    it.tell_ends(f, quiet, ends);
                    it.tell_path(f, quiet, |v| values.contains(&v));
                    it.tell_arguments(f, quiet, values);
                }
                What::Branches => it.tell_branches(f, quiet),
            }
        }
        it.module.bodies = bodies;
        it
    }

    fn tell_path(
        &mut self,
        f: &mut Function,
        quiet: AttrSet,
        asked: impl Fn(tandem_ir::Value) -> bool,
    ) {
        let blocks: Vec<Block> = f.blocks().collect();
        for b in blocks {
            let Some(first) = f.first_non_phi(b) else {
                continue;
            };
            let insts: Vec<Inst> = f.insts(b).collect();
            let place = Place::Block(f.global, b);
            self.call(f, first, place, None, quiet);
            for i in insts {
                let before = if f.is_phi(i) {
                    Some(first)
                } else {
                    f.next_inst(i)
                };
                let info = f.kind(i).call_info();
                let must_tail = info.is_some_and(|c| c.tail == TailKind::MustTail);
                let value = f.result(i);
                let value = value.filter(|&v| asked(v) && is_scalar(f.value_type(v)));
                if let (Some(v), Some(before), false) = (value, before, must_tail) {
                    let place = Place::Inst(f.global, i);
                    self.call(f, before, place, Some(v), quiet);
                }
            }
        }
    }

    /// The ends of blocks, but where a call has to stand right in front of the return.
    fn tell_ends(&mut self, f: &mut Function, quiet: AttrSet, asked: &BTreeSet<Block>) {
        let must_tail = |f: &Function, i: Inst| {
            let info = f.kind(i).call_info();
            info.is_some_and(|c| c.tail == TailKind::MustTail)
        };
        let ends: Vec<(Block, Inst)> = f
            .blocks()
            .filter(|b| asked.contains(b))
            .filter(|&b| !f.insts(b).any(|i| must_tail(f, i)))
            .filter_map(|b| Some((b, f.terminator(b)?)))
            .filter(|&(b, _)| f.first_non_phi(b).is_some())
            .collect();
        for (b, t) in ends {
            self.call(f, t, Place::End(f.global, b), None, quiet);
        }
    }

    fn tell_arguments(
        &mut self,
        f: &mut Function,
        quiet: AttrSet,
        asked: &BTreeSet<tandem_ir::Value>,
    ) {
        let first = f.entry().and_then(|b| f.first_non_phi(b));
        // The start of the block has been told by then.
        let Some(before) = first.and_then(|i| f.next_inst(i)) else {
            return;
        };
        let args: Vec<tandem_ir::Value> = f.args().to_vec();
        for (n, v) in args.into_iter().enumerate() {
            if asked.contains(&v) && is_scalar(f.value_type(v)) {
                let place = Place::Arg(f.global, n as u32);
                self.call(f, before, place, Some(v), quiet);
            }
        }
    }

    fn tell_branches(&mut self, f: &mut Function, quiet: AttrSet) {
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
            let place = Place::Inst(f.global, t);
            self.call(f, t, place, Some(condition), quiet);
        }
    }

    /// Puts a call in front of an instruction.
    fn call(
        &mut self,
        f: &mut Function,
        before: Inst,
        place: Place,
        value: Option<tandem_ir::Value>,
        quiet: AttrSet,
    ) {
        let header = &mut self.module.header;
        let listener = match value.map(|v| f.value_type(v)) {
            Some(ty) => *self
                .listeners
                .entry(ty)
                .or_insert_with(|| declare(header, &[Type::I32, ty], quiet)),
            None => *self
                .entered
                .get_or_insert_with(|| declare(header, &[Type::I32], quiet)),
        };
        let number = f.int(Type::I32, self.places.len() as u64);
        let program = Type::ptr(header.layout.program_addrspace);
        let callee = f.constant(program, ConstantData::Global(listener));
        let kind = InstKind::Call(Box::new(CallInfo {
            fn_ty: header.globals[listener].ty,
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
        self.places.push(place);
    }

    /// What a call tells, if it is one of ours.
    fn heard(&self, call: &ExternalCall<'_>) -> Option<Heard> {
        let ours = call.function.as_u32() as usize >= self.names;
        let Some(Value::Int { bits, .. }) = call.args.first().filter(|_| ours) else {
            return None;
        };
        Some(Heard {
            thread: call.thread,
            place: *self.places.get(usize::try_from(*bits).ok()?)?,
            value: call.args.get(1).cloned(),
            picked: call.choices.undef,
        })
    }
}

/// Writes down what a program tells, and answers for everything else as the machine would.
pub struct Ear<'a, F: FnMut(Heard)> {
    /// The program.
    pub program: &'a Listening,
    /// Takes everything that is told, in order of the run.
    pub hear: F,
}

impl<F: FnMut(Heard)> Environment for Ear<'_, F> {
    fn call(&mut self, call: ExternalCall<'_>) -> ExternalAnswer {
        match self.program.heard(&call) {
            Some(h) => {
                (self.hear)(h);
                ExternalAnswer::Returns {
                    value: None,
                    writes: Vec::new(),
                }
            }
            None => ExternalAnswer::MadeUp,
        }
    }
}

/// Runs a program that tells on an input, as comparisons do ([`crate::refine`]), and passes on what it tells.
///
/// # Errors
/// Why it cannot be run, in words.
pub fn run(
    program: &Listening,
    function: Global,
    input: &TestInput,
    steps: u64,
    hear: impl FnMut(Heard),
) -> Result<Outcome, String> {
    let compiled = Program::compile(&program.module).map_err(|u| u.to_string())?;
    run_compiled(program, &compiled, function, input, steps, hear).map(|r| r.0)
}

/// The same for a program that was compiled before; also the choices that the run depended on.
///
/// # Errors
/// Why it cannot be run, in words.
pub fn run_compiled(
    program: &Listening,
    compiled: &Program<'_>,
    function: Global,
    input: &TestInput,
    steps: u64,
    hear: impl FnMut(Heard),
) -> Result<(Outcome, Choices), String> {
    let mut ear = Ear { program, hear };
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
        let r = run_in(compiled, function, &scalar, &mut ear);
        return Ok((r.outcome, r.choices));
    };
    let mut device = Device::new(compiled).map_err(|u| u.to_string())?;
    device.set_environment(&mut ear);
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
    let mut name = format!("tandem.heard.{n}");
    while header.lookup(&name).is_some() {
        n += 1;
        name = format!("tandem.heard.{n}");
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
