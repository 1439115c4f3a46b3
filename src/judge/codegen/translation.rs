//! Between the two sides: what the source is given as the PTX needs it, and what the PTX does in the source's terms.
//!
//! The two lay out memory apart, and registers of PTX have no types but widths. So a pointer is translated by what it leads to,
//! bits of a result by the type that the source gives it; where only one of the sides can name a thing, it is not compared.

use super::Pair;
use crate::judge::visible;
use crate::launch::mangled;
use tandem_ir::machine::types::Space;
use tandem_ir::types::{FloatKind, Type};
use tandem_ir::{Function, Global};
use tandem_oracle::inputs::TestInput;
use tandem_oracle::interp::{
    Buffer, ByteMark, Event, Image, Launch, LaunchRun, Limits, Outcome, Pointer, Policy, Schedule,
    Target, ThreadId, Value, ptx,
};
use tandem_oracle::refine::{self, Observed};

/// The address space of constant memory.
const CONSTANT: u32 = 4;
/// A function's end with a number.
const ZERO: Outcome = Outcome::Returned(Some(Value::Float {
    kind: FloatKind::Float,
    bits: 0,
}));

impl Pair<'_, '_> {
    /// What the PTX does, in the source's terms.
    pub(super) fn observe(
        &self,
        (f, number): (&Function, u32),
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
        let types = f.args().iter().map(|&p| Some(f.value_type(p)));
        let args = (input.args.iter().zip(types.chain(std::iter::repeat(None))))
            .map(|(v, ty)| self.argument(&device, ty, v))
            .collect();
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
    pub(super) fn is_hidden(&self, p: &Pointer) -> bool {
        match &p.target {
            Target::Stack => true,
            Target::Global(g) => self.module.header.globals[*g].addrspace == CONSTANT,
            _ => false,
        }
    }

    /// The names that a variable or function may have in the PTX.
    fn name_of(&self, g: Global) -> Vec<String> {
        mangled(self.module.header.global_name(g)).into()
    }

    /// The variable of the PTX that stands for one of the module, by name.
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

    /// The address in PTX memory of what a pointer of the source leads to; `None` of what only the source can name.
    fn address(&self, device: &ptx::Device<'_, '_>, p: &Pointer) -> Option<u64> {
        let base = match &p.target {
            Target::Buffer(n) => device.buffer_address(*n)?,
            Target::Global(g) => self.name_of(*g).iter().find_map(|n| device.address_of(n))?,
            Target::Nothing => 0,
            _ => return None,
        };
        Some(base.wrapping_add(p.offset as u64))
    }

    /// A pointer of the source as the PTX has it.
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

    /// An argument of the source as the PTX is given it. A struct is laid out here, where its type is known: fields that are
    /// undef or poison tell nothing of their size. They become zeros, one of the values that they may have.
    fn argument(&self, device: &ptx::Device<'_, '_>, ty: Option<Type>, v: &Value) -> Value {
        let types = &self.module.header.types;
        let has_structs = |ty: Type| {
            let inner = |t: Type| types.as_array(t).map(|(e, _)| e);
            let innermost = std::iter::successors(Some(ty), |&t| inner(t)).last();
            innermost.is_some_and(|t| types.struct_fields(t).is_some())
        };
        let (Value::Elements(_), Some(ty)) = (v, ty.filter(|&t| has_structs(t))) else {
            return self.value_to_ptx(v);
        };
        let size = self.module.header.layout.alloc_size(types, ty);
        let Some(size) = size.and_then(|n| usize::try_from(n).ok()) else {
            return self.value_to_ptx(v);
        };
        let mut bytes = vec![0; size];
        match self.lay_out(device, ty, v, 0, &mut bytes) {
            Some(()) => Value::ByVal(bytes),
            None => self.value_to_ptx(v),
        }
    }

    /// Puts a value of a type into bytes from a bit on; `None` if it has no place there or is what only the source can name.
    fn lay_out(
        &self,
        device: &ptx::Device<'_, '_>,
        ty: Type,
        v: &Value,
        at: u64,
        bytes: &mut [u8],
    ) -> Option<()> {
        let h = &self.module.header;
        let (types, layout) = (&h.types, &h.layout);
        let bits = match v {
            Value::Int { bits, .. } | Value::Float { bits, .. } => *bits,
            Value::Pointer(p) => self.address(device, p)?.into(),
            Value::Undef | Value::Poison => return Some(()),
            Value::Elements(all) => {
                for (n, e) in all.iter().enumerate() {
                    let (ty, from) = if let Some((e, _, false)) = types.as_vector(ty) {
                        (e, layout.size_bits(types, e)?.checked_mul(n as u64)?)
                    } else if let Some((e, _)) = types.as_array(ty) {
                        let each = layout.alloc_size(types, e)?.checked_mul(8)?;
                        (e, each.checked_mul(n as u64)?)
                    } else {
                        let (fields, _) = types.struct_fields(ty)?;
                        let offset = *layout.struct_layout(types, ty)?.offsets.get(n)?;
                        (*fields.get(n)?, offset.checked_mul(8)?)
                    };
                    self.lay_out(device, ty, e, at + from, bytes)?;
                }
                return Some(());
            }
            Value::ByVal(_) | Value::Wide(_) => return None,
        };
        for n in (0..layout.size_bits(types, ty)?).filter(|&n| n < 128 && bits >> n & 1 != 0) {
            *bytes.get_mut(((at + n) / 8) as usize)? |= 1 << ((at + n) % 8);
        }
        Some(())
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

    /// Contents of memory of the source as the PTX finds them.
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

    /// True if a step of the PTX is that of the source.
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

/// Whether a difference is one whatever NaN the source picks: it returns a NaN, and the target a number.
pub(super) fn number_for_nan(s: &Outcome, t: &Outcome) -> bool {
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
