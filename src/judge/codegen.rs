//! Judging the PTX that a compiler made of a module (9.5): functions and kernels run on the same inputs under the same
//! schedules, once as LLVM IR and once as PTX, and atomics keep their order and scope.
//!
//! Observable are how a run ends, the final bytes of global memory, volatile accesses, calls of the runtime, and the bits of a
//! result. Undefined behaviour of the source allows anything. An address is compared by what it leads to: the two sides lay
//! out memory apart.

use super::visible::{self, Volatiles};
use super::{Judging, edges};
use crate::launch::{Description, How, Ptx, mangled};
use crate::report::{FileReport, FindingReport};
use crate::signature::Signature;
use tandem_ir::inst::{InstKind, Ordering};
use tandem_ir::machine::MModule;
use tandem_ir::machine::func::Op;
use tandem_ir::machine::module::Linkage;
use tandem_ir::machine::types::{Order, Scope, Space};
use tandem_ir::types::{FloatKind, Type, TypeTable};
use tandem_ir::{Function, Global, Header, Module};
use tandem_oracle::inputs::{Generator, TestInput};
use tandem_oracle::interp::{
    Buffer, ByteMark, Device, Event, Image, Launch, LaunchRun, Limits, Outcome, Pointer, Policy,
    Program, Schedule, Target, ThreadId, Value, ptx,
};
use tandem_oracle::refine::{self, Comparison, Observed, SourceRun};
use tandem_oracle::verdict::Verdict;

/// How much longer PTX may run than what is usual before it counts as not ending.
const PATIENCE: u64 = 256;

/// Judges a PTX module as what somebody made of a module. `name` and `target_name` are what the reports call them.
pub fn by_ptx(
    judging: &Judging,
    module: &Module,
    name: &str,
    target: &ptx::Program<'_>,
    target_name: &str,
) -> FileReport {
    let mut report = FileReport::new(name, "target");
    let program = match Program::compile(module) {
        Ok(p) => p,
        Err(u) => {
            report.unsupported.push(u.to_string());
            report.raise(Verdict::Unsupported);
            return report;
        }
    };
    let again = format!(
        "tandem check --target '{target_name}' --seed {} --inputs {} '{name}'",
        judging.config.seed, judging.config.inputs
    );
    let pair = Pair {
        module,
        program: &program,
        target,
        volatiles: visible::compared(module),
        elsewhere: defined_elsewhere(module, &program, target),
    };
    for f in &module.bodies {
        let ir = module.header.global_name(f.global);
        if judging.function.as_deref().is_some_and(|n| n != ir) {
            continue;
        }
        let number = mangled(ir).iter().find_map(|n| target.function(n));
        let gone = not_launched(&module.header, f, target.module(), number);
        let found = match (gone, number) {
            (Some(words), _) => Some(("kernel", words, Vec::new())),
            // Nobody outside calls it, or all calls are expanded.
            (None, None) => continue,
            (None, Some(number)) => match atomics(&module.header, f, target.module(), number) {
                Some(words) => Some(("order", words, Vec::new())),
                None => pair
                    .run(judging, f, number, &mut report)
                    .map(|(words, shown)| ("execution", words, shown)),
            },
        };
        report.functions += 1;
        match found {
            Some((cause, message, counterexample)) => {
                report.raise(Verdict::Miscompile);
                let verdict = Verdict::Miscompile.name();
                report.findings.push(FindingReport {
                    verdict,
                    function: ir.to_owned(),
                    step: None,
                    rewrite: None,
                    rewrite_kind: None,
                    fields: Vec::new(),
                    cause: cause.into(),
                    signature: Signature::new("codegen", verdict, None, cause),
                    message,
                    counterexample,
                    reproduce: again.clone(),
                });
            }
            None => report.raise(Verdict::Refines),
        }
    }
    report
}

/// Why a kernel cannot be launched as the PTX has it, if so: by its name, with its parameters.
fn not_launched(h: &Header, f: &Function, target: &MModule, number: Option<u32>) -> Option<String> {
    if !h.is_kernel(f.global) {
        return None;
    }
    let name = h.global_name(f.global);
    let Some(g) = number.and_then(|n| target.funcs.get(n as usize)) else {
        return Some(format!("the PTX has no kernel '{name}'"));
    };
    if !g.is_entry {
        return Some(format!("'{name}' is no kernel in the PTX"));
    }
    // A parameter without bytes may be left out.
    let size = |ty| h.layout.alloc_size(&h.types, ty).unwrap_or(0);
    let whole = f.args().iter().all(|&a| size(f.value_type(a)) > 0);
    let (wanted, there) = (f.args().len(), g.params.len());
    (whole && wanted != there)
        .then(|| format!("'{name}' has {wanted} parameters, and {there} in the PTX"))
}

/// Runs the launch description at `path` on a module and on its PTX, under several schedules.
pub fn launches(
    judging: &Judging,
    description: &Description,
    path: &str,
    (module, target): (&Module, &ptx::Program<'_>),
    report: &mut FileReport,
) {
    let seed = judging.config.seed;
    let limits = Limits {
        steps: LAUNCH_STEPS,
        ..Limits::default()
    };
    for schedule in [
        Schedule::LockstepWarps,
        Schedule::Random(seed),
        Schedule::Ipdom,
    ] {
        let how = How {
            schedule,
            races: false,
            seed,
            limits,
        };
        let source = description.execute_in(module, path, how, None);
        let theirs = ptx::Device::new(target, Policy::default())
            .map_err(|u| u.to_string())
            .and_then(|d| {
                let run = description.execute_on(&mut Ptx(d, target), path, how);
                run.map_err(|e| e.to_string())
            });
        let (source, theirs) = match (source, theirs) {
            (Ok(s), Ok(t)) => (s, t),
            (Err(e), _) => return open(report, e.to_string()),
            (_, Err(e)) => return open(report, e),
        };
        // A source that does not do what is expected of it says nothing.
        if source.failed_launch().is_some() || !source.differences.is_empty() {
            return open(
                report,
                format!("{path}: not the expected result as LLVM IR"),
            );
        }
        let message = match (theirs.failed_launch(), theirs.differences.first()) {
            (Some((_, Outcome::Unsupported(u))), _) => return open(report, u.to_string()),
            (Some((kernel, outcome)), _) => {
                format!("kernel '{kernel}' returns; its PTX: {outcome}")
            }
            (None, Some(d)) => format!("the PTX computes another result: {d}"),
            (None, None) => {
                report.launch = Some("same".into());
                continue;
            }
        };
        report.launch = Some("differs".into());
        report.raise(Verdict::Miscompile);
        let verdict = Verdict::Miscompile.name();
        report.findings.push(FindingReport {
            verdict,
            function: String::new(),
            step: None,
            rewrite: None,
            rewrite_kind: None,
            fields: Vec::new(),
            cause: "launch".into(),
            signature: Signature::new("codegen", verdict, None, "launch"),
            message,
            counterexample: vec![format!(
                "launch description {path}, schedule {schedule:?}, seed {seed}"
            )],
            reproduce: format!(
                "tandem check --target OUT.ptx --seed {seed} '{}'",
                report.file
            ),
        });
        return;
    }
}

/// The address space of constant memory.
const CONSTANT: u32 = 4;
/// A function's end with a number.
const ZERO: Outcome = Outcome::Returned(Some(Value::Float {
    kind: FloatKind::Float,
    bits: 0,
}));
/// Most instructions of one launch in a check.
const LAUNCH_STEPS: u64 = 200_000_000;

fn open(report: &mut FileReport, why: String) {
    report.launch = Some("undecided".into());
    report.unsupported.push(why);
    report.raise(Verdict::Unsupported);
}

/// A module and the PTX that was made of it.
struct Pair<'a, 'm> {
    module: &'a Module,
    program: &'a Program<'m>,
    target: &'a ptx::Program<'m>,
    /// How volatile accesses are compared.
    volatiles: Volatiles,
    /// Variables that the PTX leaves to another module, by name, with what they hold there.
    elsewhere: Vec<(String, Image)>,
}

/// Variables `available_externally`, of which another module has the same definition, where the PTX only declares them. By the module's names, with the contents that it gives them.
fn defined_elsewhere(
    module: &Module,
    program: &Program<'_>,
    target: &ptx::Program<'_>,
) -> Vec<(String, Image)> {
    let Ok(device) = Device::new(program) else {
        return Vec::new();
    };
    let left_open = |name: &str| {
        let all = mangled(name);
        let mut variables = target.module().globals.iter();
        variables.any(|g| g.linkage == Linkage::Extern && all.contains(&g.name))
    };
    let h = &module.header;
    let elsewhere = h
        .globals
        .iter()
        .filter(|(_, d)| d.linkage == tandem_ir::module::Linkage::AvailableExternally);
    let names = elsewhere.filter_map(|(_, d)| Some(d.name.as_deref()?.to_owned()));
    let held = names.filter(|n| left_open(n));
    let image = |n: String| Some((n.clone(), device.read_global(&n)?));
    held.filter_map(image).collect()
}

/// Whether a value has bits that are open.
fn is_open(v: &Value) -> bool {
    match v {
        Value::Elements(all) => all.iter().any(is_open),
        v => matches!(v, Value::Undef | Value::Poison),
    }
}

/// Whether a difference is one whatever NaN the source picks: it returns a NaN, and the target a number.
fn number_for_nan(s: &Outcome, t: &Outcome) -> bool {
    let is_nan = |v: &Value| match v {
        Value::Float { kind, bits } => {
            let zero = Value::Float {
                kind: *kind,
                bits: 0,
            };
            let other = Value::Float {
                kind: *kind,
                bits: bits ^ (1 << (kind.bits() - 1)),
            };
            // NaNs of both signs are the same, numbers are not.
            *v != zero && refine::refines_value(v, &other)
        }
        _ => false,
    };
    match (s, t) {
        (Outcome::Returned(Some(a)), Outcome::Returned(Some(b))) => {
            matches!(b, Value::Float { .. }) && is_nan(a) && !is_nan(b)
        }
        _ => false,
    }
}

/// A vector of lanes that no word is as wide as. No convention says where such lanes lie in a parameter.
fn has_odd_lanes(types: &TypeTable, ty: Type) -> bool {
    let lane = types.as_vector(ty).and_then(|v| v.0.int_width());
    lane.is_some_and(|w| !w.is_power_of_two() || w < 8)
}

impl Pair<'_, '_> {
    /// Runs a function on inputs; a difference with the input that shows it.
    fn run(
        &self,
        judging: &Judging,
        f: &Function,
        number: u32,
        report: &mut FileReport,
    ) -> Option<(String, Vec<String>)> {
        let config = &judging.config;
        // Buffers lie in global memory.
        let mut spaces = f
            .args()
            .iter()
            .filter_map(|v| f.value_type(*v).address_space());
        if let Some(space) = spaces.find(|s| !matches!(s, 0 | 1)) {
            let why = format!("a parameter that points to addrspace({space})");
            *report.inconclusive.entry(why).or_default() += config.inputs as usize;
            return None;
        }
        let types = &self.module.header.types;
        let global = &self.module.header.globals[f.global];
        let result = types.as_function(global.ty).map(|t| t.0);
        let mut values = f.args().iter().map(|v| f.value_type(*v)).chain(result);
        if values.any(|ty| has_odd_lanes(types, ty)) {
            let why = "a parameter or result that is a vector of parts of words".to_owned();
            *report.inconclusive.entry(why).or_default() += config.inputs as usize;
            return None;
        }
        let generator = Generator::new(&self.module.header, f, &self.module.bodies);
        for n in 0..config.inputs {
            let mut input = generator.input(config.seed, n);
            edges::sharpen(&mut input, n);
            let source = SourceRun::new(self.program, f.global, input, config.steps);
            let mut open = |why: &str| {
                *report.inconclusive.entry(why.to_owned()).or_default() += 1;
            };
            let s = match source.observed() {
                Ok(s) => s,
                Err(why) => {
                    open(why);
                    continue;
                }
            };
            if self.volatiles == Volatiles::Bytes && visible::stores_open_bytes(&s.events) {
                open("a volatile store of bytes that are open");
                continue;
            }
            let s = &Observed {
                events: visible::settled(&s.events, &|p| self.is_hidden(p), self.volatiles),
                ..s.clone()
            };
            let steps = s.steps.saturating_mul(32) + 20_000;
            // One instruction of LLVM IR may be a loop in PTX (a copy byte by byte, a division bit by bit): that a run does not
            // end is believed only when it has had many times longer.
            let observed = match self.observe(number, &source.input, s, steps) {
                Ok(t) if t.outcome == Outcome::OutOfSteps => {
                    self.observe(number, &source.input, s, steps.saturating_mul(PATIENCE))
                }
                observed => observed,
            };
            let t = match observed {
                Ok(t) => t,
                Err(why) => {
                    open(&why);
                    continue;
                }
            };
            report.inputs += 1;
            let Some(d) = refine::difference(s, &t) else {
                continue;
            };
            if s.layout {
                open("the source depends on where objects lie");
                continue;
            }
            if s.assembly {
                open("inline assembly whose meaning is not known as LLVM IR");
                continue;
            }
            if s.nondeterministic && !(s.only_nan && number_for_nan(&s.outcome, &t.outcome)) {
                open("the source depends on a choice");
                continue;
            }
            let left_open = |o: &Outcome| matches!(o, Outcome::Returned(Some(v)) if is_open(v));
            if left_open(&t.outcome) && source.input.args.iter().any(is_open) {
                open("the input leaves bits open on which the PTX depends");
                continue;
            }
            if self.depends_on_schedule(f.global, &source.input, s, config.steps) {
                open("the source depends on the schedule");
                continue;
            }
            // A target may use the licences of its source, or not: contract, the sum behind `llvm.fmuladd`, subnormal numbers that
            // the function lets be flushed.
            let shaken = |licences| {
                let run = source.shaken(self.program, f.global, config.steps, licences)?;
                let events = visible::settled(&run.events, &|p| self.is_hidden(p), self.volatiles);
                Some(Observed { events, ..run })
            };
            let d = match refine::under_licences(s, &t, d, shaken) {
                Comparison::Differs(d) => d,
                Comparison::Refines => continue,
                Comparison::Inconclusive(why) => {
                    open(&why);
                    continue;
                }
            };
            let words = d.words.replace("the target", "the PTX");
            return Some((
                words.replace("in the target", "in the PTX"),
                source.input.describe(),
            ));
        }
        None
    }

    /// Whether other orders of threads make a source do something else.
    fn depends_on_schedule(&self, g: Global, input: &TestInput, s: &Observed, steps: u64) -> bool {
        let Some(shape) = input.shape.filter(|x| x.threads() > 1) else {
            return false;
        };
        let mut all = vec![Schedule::LockstepWarps, Schedule::Greedy, Schedule::Ipdom];
        all.extend((1..5).flat_map(|n| [Schedule::RoundRobin(n), Schedule::Random(n)]));
        all.into_iter().any(|schedule| {
            let mut other = input.clone();
            other.shape = Some(tandem_oracle::inputs::Shape { schedule, ..shape });
            let run = SourceRun::new(self.program, g, other, steps);
            match run.observed() {
                Ok(o) => refine::difference(s, o).is_some(),
                Err(_) => true,
            }
        })
    }

    /// What the PTX does, in the source's terms.
    fn observe(
        &self,
        number: u32,
        input: &TestInput,
        s: &Observed,
        steps: u64,
    ) -> Result<Observed, String> {
        let policy = Policy {
            seed: input.seed,
            limits: Limits {
                steps,
                ..Limits::default()
            },
            ..Policy::default()
        };
        let mut device = ptx::Device::new(self.target, policy).map_err(|u| u.construct)?;
        let buffers: Vec<Buffer> = input
            .buffers
            .iter()
            .map(|b| Buffer {
                contents: self.image_to_ptx(&b.contents),
                ..b.clone()
            })
            .collect();
        device.alloc_all(&buffers);
        for (name, image) in &self.elsewhere {
            if let Some(n) = self.variable(name) {
                device.write_image(n, 0, &self.image_to_ptx(image));
            }
        }
        for (name, bytes) in &input.globals {
            if let Some(n) = self.variable(name) {
                device.write_global(n, 0, bytes);
            }
        }
        let args = input.args.iter().map(|v| self.value_to_ptx(v)).collect();
        let (grid, block) = input.shape.map_or(([1; 3], [1; 3]), |s| (s.grid, s.block));
        let launch = Launch {
            dynamic_shared_bytes: input.shape.map_or(0, |s| s.dynamic_shared_bytes),
            schedule: input.shape.map_or(Schedule::Greedy, |s| s.schedule),
            policy,
            ..Launch::new(Global::from_u32(number), grid, block, args)
        };
        let run = device.launch(&launch);
        match &run.outcome {
            Outcome::Unsupported(u) => return Err(format!("unsupported in PTX: {}", u.construct)),
            Outcome::IllFormed(m) => return Err(format!("PTX: {m}")),
            Outcome::OutOfMemory => return Err("the PTX exceeds the memory limit".into()),
            _ => {}
        }
        let address = |p: &Pointer| self.address(&device, p);
        let memory = s.memory.iter().map(|(name, image)| {
            let theirs = match (name.strip_prefix("buffer "), name.strip_prefix('@')) {
                (Some(n), _) => n.parse().ok().and_then(|n| device.read(n)),
                (_, Some(n)) => self.variable(n).and_then(|n| device.read_global(n)),
                _ => None,
            };
            // What the PTX does not have was not looked at by anybody.
            let theirs = theirs.map_or_else(|| image.clone(), |i| aligned(image, i, &address));
            (name.clone(), theirs)
        });
        let memory = memory.collect();
        Ok(Observed {
            outcome: self.ending(&s.outcome, &run.outcome, &address, input.shape.is_some()),
            events: self.events(&s.events, &run),
            memory,
            nondeterministic: false,
            only_nan: false,
            layout: false,
            assembly: false,
            aliased: false,
            overflows: false,
            racy: false,
            steps: run.steps,
        })
    }

    /// Whether nobody else sees what the source does there.
    fn is_hidden(&self, p: &Pointer) -> bool {
        match &p.target {
            Target::Stack => true,
            Target::Global(g) => self.module.header.globals[*g].addrspace == CONSTANT,
            _ => false,
        }
    }
    fn name_of(&self, g: Global) -> Vec<String> {
        mangled(self.module.header.global_name(g)).into()
    }
    fn variable(&self, name: &str) -> Option<&str> {
        let all = mangled(name);
        let found = self
            .target
            .module()
            .globals
            .iter()
            .find(|g| all.contains(&g.name));
        found.map(|g| g.name.as_str())
    }
    fn address(&self, device: &ptx::Device<'_, '_>, p: &Pointer) -> Option<u64> {
        let base = match &p.target {
            Target::Buffer(n) => device.buffer_address(*n)?,
            Target::Global(g) => self.name_of(*g).iter().find_map(|n| device.address_of(n))?,
            Target::Nothing => 0,
            _ => return None,
        };
        Some(base.wrapping_add(p.offset as u64))
    }
    fn pointer_to_ptx(&self, p: &Pointer) -> Pointer {
        let target = match &p.target {
            Target::Global(g) => {
                let found = self.name_of(*g).iter().find_map(|n| self.target.global(n));
                found.map_or(Target::Nothing, Target::Global)
            }
            t => t.clone(),
        };
        Pointer {
            target,
            ..p.clone()
        }
    }
    fn value_to_ptx(&self, v: &Value) -> Value {
        match v {
            Value::Pointer(p) => Value::Pointer(self.pointer_to_ptx(p)),
            Value::Elements(all) => {
                Value::Elements(all.iter().map(|v| self.value_to_ptx(v)).collect())
            }
            v => v.clone(),
        }
    }
    fn image_to_ptx(&self, i: &Image) -> Image {
        let mut out = i.clone();
        for (_, m) in &mut out.marks {
            if let ByteMark::Pointer { pointer, .. } = m {
                *pointer = self.pointer_to_ptx(pointer);
            }
        }
        out
    }

    /// How the PTX ended, with a result of the source's type.
    fn ending(
        &self,
        s: &Outcome,
        t: &Outcome,
        address: &dyn Fn(&Pointer) -> Option<u64>,
        kernel: bool,
    ) -> Outcome {
        let (Outcome::Returned(Some(want)), Outcome::Returned(Some(got))) = (s, t) else {
            // A kernel's end is an end, whatever a function of no result returns.
            return match (s, t) {
                (Outcome::Returned(None), Outcome::Returned(_)) => Outcome::Returned(None),
                // Nobody gets what a kernel returns: PTX has no place for it.
                (Outcome::Returned(Some(_)), Outcome::Returned(None)) if kernel => s.clone(),
                _ => t.clone(),
            };
        };
        let value = match (want, got) {
            // Aggregates are compared in memory, where a caller puts them.
            (Value::Elements(_), _) => want.clone(),
            // A NaN has any payload and sign, so its bits are open.
            (Value::Float { .. }, Value::Undef) if number_for_nan(s, &ZERO) => want.clone(),
            (_, Value::Undef) => Value::Undef,
            (Value::Int { width, .. }, Value::Int { bits, .. }) => Value::int(*width, *bits),
            (Value::Float { kind, .. }, Value::Int { bits, .. }) => {
                let w = kind.bits();
                let bits = if w >= 128 {
                    *bits
                } else {
                    bits & ((1 << w) - 1)
                };
                Value::Float { kind: *kind, bits }
            }
            (Value::Pointer(p), Value::Int { bits, .. }) => match address(p) {
                // A pointer to something that only one of the sides can name is not compared.
                None => want.clone(),
                Some(a) if u128::from(a) == *bits => want.clone(),
                Some(_) => got.clone(),
            },
            (Value::Undef | Value::Poison, _) => want.clone(),
            _ => got.clone(),
        };
        Outcome::Returned(Some(value))
    }

    /// What the PTX's threads did; steps that are the source's are written as the source's.
    fn events(&self, s: &[(ThreadId, Vec<Event>)], run: &LaunchRun) -> Vec<(ThreadId, Vec<Event>)> {
        let hidden = |p: &Pointer| match &p.target {
            Target::Stack => true,
            Target::Global(g) => {
                let name = self.target.name_of(*g);
                let mut variables = self.target.module().globals.iter();
                variables.any(|v| v.name == name && v.space == Space::Const)
            }
            _ => false,
        };
        let mut out = visible::settled(&run.events, &hidden, self.volatiles);
        out.sort_by_key(|t| t.0);
        for (thread, events) in &mut out {
            let Some((_, theirs)) = s.iter().find(|t| t.0 == *thread) else {
                continue;
            };
            for (mine, source) in events.iter_mut().zip(theirs) {
                if self.same_event(source, mine) {
                    *mine = source.clone();
                }
            }
        }
        out
    }
    fn same_event(&self, s: &Event, t: &Event) -> bool {
        let target = |a: &Pointer, b: &Pointer| match (&a.target, &b.target) {
            (Target::Global(x), Target::Global(y)) => {
                let name = self.target.name_of(*y);
                a.offset == b.offset && self.name_of(*x).iter().any(|n| n == name)
            }
            (Target::Buffer(x), Target::Buffer(y)) => x == y && a.offset == b.offset,
            // Frames are laid out apart.
            (Target::Stack, Target::Stack) => true,
            (Target::Heap, Target::Heap) => a.offset == b.offset,
            _ => false,
        };
        match (s, t) {
            (Event::VolatileLoad { at: a, bytes: n }, Event::VolatileLoad { at: b, bytes: m }) => {
                n == m && target(a, b)
            }
            (
                Event::VolatileStore { at: a, value: v },
                Event::VolatileStore { at: b, value: w },
            ) => {
                let bits = |v: &Value| match v {
                    Value::Int { bits, .. } | Value::Float { bits, .. } => Some(*bits),
                    _ => None,
                };
                let equal = match (bits(v), bits(w)) {
                    (Some(x), Some(y)) => x == y,
                    _ => true,
                };
                equal && target(a, b)
            }
            (
                Event::Call {
                    callee: a, args: x, ..
                },
                Event::Call {
                    callee: b, args: y, ..
                },
            ) => a == b && x.len() == y.len(),
            (Event::Trap(_), Event::Trap(_)) => true,
            _ => false,
        }
    }
}

/// The image of PTX memory, with addresses that lead where the source's do written as the source's.
fn aligned(s: &Image, mut t: Image, address: &dyn Fn(&Pointer) -> Option<u64>) -> Image {
    for (at, m) in &s.marks {
        let ByteMark::Pointer { pointer, index } = m else {
            continue;
        };
        let open = t.marks.iter().any(|x| x.0 == *at);
        let byte = t.bytes.get(*at as usize).copied();
        let same = match address(pointer) {
            Some(a) => byte == a.to_le_bytes().get(usize::from(*index)).copied(),
            // To the stack or the heap: what only one of the sides can name.
            None => true,
        };
        if same && !open && byte.is_some() {
            t.bytes[*at as usize] = s.bytes[*at as usize];
            let k = t.marks.partition_point(|x| x.0 < *at);
            t.marks.insert(k, (*at, m.clone()));
        }
    }
    t
}

/// What an atomic operation of the source asks for.
struct Wanted {
    order: Ordering,
    /// How far it has to be seen: 0 the thread, 1 the block, 2 the cluster, 3 the device, 4 the system.
    reach: u8,
}

/// L0: read-modify-write operations of a function keep order and scope. They are paired in the order in which they stand;
/// where their number differs (loops that stand for an operation, copies of a block), nothing is said.
fn atomics(header: &Header, f: &Function, target: &MModule, number: u32) -> Option<String> {
    let mut wanted = Vec::new();
    for b in f.blocks() {
        for i in f.insts(b) {
            let access = match f.kind(i) {
                InstKind::AtomicRmw(_, access) => access,
                InstKind::CmpXchg { access, .. } => access,
                _ => continue,
            };
            let scope = access.scope.map(|s| header.str(s).to_owned());
            wanted.push(Wanted {
                order: access.ordering,
                reach: match scope.as_deref() {
                    None => 4,
                    Some("device") => 3,
                    Some("cluster") => 2,
                    Some("block") => 1,
                    Some(_) => 0,
                },
            });
        }
    }
    let g = &target.funcs[number as usize];
    let mut fences = false;
    let mut found = Vec::new();
    for &b in &g.layout {
        for &i in &g.blocks[b].insts {
            let Op::Form(id) = g.insts[i].op else {
                continue;
            };
            let form = &target.forms[id];
            match form.family() {
                "fence" | "membar" => fences = true,
                "atom" | "red" => found.push((form.order, form.scope, form.spelling.to_string())),
                _ => {}
            }
        }
    }
    if wanted.len() != found.len() {
        return None;
    }
    wanted.iter().zip(&found).find_map(|(w, (order, scope, spelling))| {
        let acquires = matches!(order, Order::Acquire | Order::AcqRel) || fences;
        let releases = matches!(order, Order::Release | Order::AcqRel) || fences;
        let weaker = match w.order {
            Ordering::Acquire => !acquires,
            Ordering::Release => !releases,
            Ordering::AcqRel | Ordering::SeqCst => !acquires || !releases,
            _ => false,
        };
        let reach = match scope {
            Some(Scope::Cta) => 1,
            Some(Scope::Cluster) => 2,
            None | Some(Scope::Gpu) => 3,
            Some(Scope::Sys) => 4,
        };
        if weaker {
            let order = format!("{:?}", w.order).to_lowercase();
            return Some(format!("an atomic operation that is {order} in the source is '{spelling}' in the PTX, which orders nothing"));
        }
        (reach < w.reach).then(|| {
            format!("an atomic operation that the whole system sees in the source is '{spelling}' in the PTX, which fewer see")
        })
    })
}
