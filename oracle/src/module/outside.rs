//! The world that a module calls: what functions without a body do.
//!
//! The machine makes up an answer by itself from everything that such a function can
//! see. Where it sees addresses of the module's own names, those are numbers that
//! differ between two modules; and a function outside may write variables that are
//! visible. For those calls the answer is made here, from names.

use super::boundary::Watched;
use crate::inputs::Rng;
use crate::interp::{
    ByteMark, Destination, Environment, ExternalAnswer, ExternalCall, ExternalWrite, Image,
    Pointer, Target, ThreadId, Value,
};
use std::collections::BTreeMap;
use tandem_ir::attr::{Attr, AttrKind};
use tandem_ir::{Global, Header, Type};

/// Answers calls of functions that the module does not define.
pub struct Outside<'a> {
    /// The module that calls.
    pub cx: &'a Header,
    /// Its names as both modules know them.
    pub names: &'a [Global],
    /// What functions outside may write: the variable in this module, and its size.
    pub variables: Vec<(Global, u64)>,
    /// Seed of the answers.
    pub seed: u64,
    /// True if it writes no variables.
    pub quiet: bool,
    /// Calls so far by thread.
    calls: BTreeMap<ThreadId, u64>,
}

impl<'a> Outside<'a> {
    /// The world of a module; `side` is 0 for the source and 1 for the target.
    pub fn new(
        cx: &'a Header,
        names: &'a [Global],
        watched: &[Watched],
        side: usize,
        seed: u64,
    ) -> Outside<'a> {
        let writable = |w: &Watched| {
            let constant = cx.variable(w.global[side]).is_some_and(|v| v.constant);
            let size = w.writable.filter(|_| !constant)?;
            Some((w.global[side], size))
        };
        Outside {
            cx,
            names,
            variables: watched.iter().filter_map(writable).collect(),
            seed,
            quiet: false,
            calls: BTreeMap::new(),
        }
    }

    /// A pointer's target in a way that is the same in both modules.
    fn pointer(&self, p: &Pointer, out: &mut Vec<u64>) {
        let target = match p.target {
            Target::Buffer(n) => [1, u64::from(n)],
            Target::Global(g) => {
                let common = self.names.get(g.as_u32() as usize);
                [2, u64::from(common.unwrap_or(&g).as_u32())]
            }
            Target::Stack => [3, 0],
            Target::Heap => [4, 0],
            Target::External => [5, 0],
            Target::Nothing => [6, 0],
        };
        out.extend(target);
        // Which block's address it is means nothing outside, and each module numbers its own.
        let is_label = match p.target {
            Target::Global(g) => p.offset != 0 && self.cx.function(g).is_some(),
            _ => false,
        };
        let offset = if is_label { 1 } else { p.offset as u64 };
        out.extend([u64::from(p.space), offset]);
    }
    fn value(&self, v: &Value, out: &mut Vec<u64>) {
        match v {
            Value::Int { width, bits } => {
                out.extend([u64::from(*width), *bits as u64, (bits >> 64) as u64]);
            }
            Value::Wide(b) => out.extend(b.limbs()),
            Value::Float { bits, .. } => out.extend([*bits as u64, (bits >> 64) as u64]),
            Value::Pointer(p) => self.pointer(p, out),
            Value::Undef => out.push(7),
            Value::Poison => out.push(8),
            Value::Elements(e) => e.iter().for_each(|v| self.value(v, out)),
            Value::ByVal(b) => out.extend(b.iter().map(|&b| u64::from(b))),
        }
    }
    fn image(&self, i: &Image, out: &mut Vec<u64>) {
        out.extend(i.bytes.iter().map(|&b| u64::from(b)));
        for (at, m) in &i.marks {
            out.push(*at);
            match m {
                ByteMark::Undef => out.push(1),
                ByteMark::Poison => out.push(2),
                ByteMark::Pointer { pointer, index } => {
                    self.pointer(pointer, out);
                    out.push(u64::from(*index));
                }
            }
        }
    }

    /// True if the function's declaration lets it write memory that it is not given.
    fn writes_elsewhere(&self, f: Global) -> bool {
        let Some(d) = self.cx.function(f) else {
            return false;
        };
        let limits = [
            AttrKind::ReadNone,
            AttrKind::ReadOnly,
            AttrKind::ArgMemOnly,
            AttrKind::InaccessibleMemOnly,
            AttrKind::InaccessibleMemOrArgMemOnly,
        ];
        let limited = limits.iter().any(|&k| self.cx.attrs.has(d.attrs.func, k));
        let stated = self.cx.attrs.memory(d.attrs.func);
        !limited && stated.is_none_or(|m| m.other.writes())
    }

    fn answer(&self, ty: Type, rng: &mut Rng) -> Value {
        let types = &self.cx.types;
        if let Some(w) = ty.int_width() {
            let small = rng.one_in(2);
            let bits = if small { rng.below(8) } else { rng.bits64() };
            return Value::int(w, bits.into());
        }
        if let Some(kind) = ty.float_kind() {
            // Zero has the same bits in every format; so has little else.
            return Value::Float { kind, bits: 0 };
        }
        if let Some(space) = ty.address_space() {
            return Value::Pointer(Pointer {
                space,
                target: Target::External,
                offset: 0,
            });
        }
        let parts: Vec<Type> = if let Some((e, n, _)) = types.as_vector(ty) {
            vec![e; n.min(1 << 12) as usize]
        } else if let Some((e, n)) = types.as_array(ty) {
            vec![e; n.min(1 << 12) as usize]
        } else {
            let fields = types.struct_fields(ty).map(|f| f.0.to_vec());
            fields.unwrap_or_default()
        };
        let all = parts.into_iter().map(|t| self.answer(t, rng));
        Value::Elements(all.collect())
    }

    fn result(&self, f: Global, rng: &mut Rng) -> Option<Value> {
        let ty = self.cx.return_type(f).filter(|t| !t.is_void())?;
        let attrs = self.cx.function(f).map(|d| self.cx.attrs.get(d.attrs.ret));
        let range = attrs.unwrap_or_default().iter().find_map(|a| match a {
            Attr::Range(low, _) => Some(low.clone()),
            _ => None,
        });
        match range {
            Some(low) if ty.is_int() => Some(Value::from_bits(low)),
            _ => Some(self.answer(ty, rng)),
        }
    }

    fn writes(&self, rng: &mut Rng) -> Vec<ExternalWrite> {
        let n = rng.below(self.variables.len() as u64);
        let Some(&(g, size)) = self.variables.get(n as usize) else {
            return Vec::new();
        };
        let bytes = (0..size).map(|_| rng.below(8) as u8).collect();
        let to = Destination::Pointer(Pointer {
            space: self.cx.globals[g].addrspace,
            target: Target::Global(g),
            offset: 0,
        });
        let contents = Image {
            bytes,
            marks: Vec::new(),
        };
        vec![ExternalWrite { to, contents }]
    }
}

fn names_one(v: &Value) -> bool {
    match v {
        Value::Pointer(p) => matches!(p.target, Target::Global(_)),
        Value::Elements(e) => e.iter().any(names_one),
        _ => false,
    }
}

fn shows_one(i: &Image) -> bool {
    i.marks.iter().any(|(_, m)| match m {
        ByteMark::Pointer { pointer, .. } => matches!(pointer.target, Target::Global(_)),
        _ => false,
    })
}

impl Environment for Outside<'_> {
    fn call(&mut self, call: ExternalCall<'_>) -> ExternalAnswer {
        let number = self.calls.entry(call.thread).or_default();
        // Calls that nobody can notice may come and go.
        *number += u64::from(!call.pure);
        let number = if call.pure { 0 } else { *number };
        let mut seen: Vec<u64> = call.callee.bytes().map(u64::from).collect();
        seen.extend([
            number,
            u64::from(call.thread.block),
            u64::from(call.thread.thread),
        ]);
        // What the module's variables are to inline assembly, its operands say.
        let Some(function) = call.function else {
            return ExternalAnswer::MadeUp;
        };
        call.args.iter().for_each(|a| self.value(a, &mut seen));
        call.memory.iter().for_each(|i| self.image(i, &mut seen));
        let mut rng = Rng::new(self.seed);
        for w in seen {
            rng = Rng::new(rng.bits64() ^ w);
        }
        let writes = !call.pure
            && !self.quiet
            && !self.variables.is_empty()
            && self.writes_elsewhere(function)
            && rng.one_in(2);
        let ours = call.args.iter().any(names_one) || call.memory.iter().any(shows_one);
        if !writes && !ours {
            return ExternalAnswer::MadeUp;
        }
        ExternalAnswer::Returns {
            value: self.result(function, &mut rng),
            writes: if writes {
                self.writes(&mut rng)
            } else {
                Vec::new()
            },
        }
    }
}
