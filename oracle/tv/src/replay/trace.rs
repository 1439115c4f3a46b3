//! Instrumentation of a counterexample's execution: the values that it computes, in order.
//!
//! The interpreter executes a dense form that knows no values by name, and a hook in its inner loop would slow down
//! every run. So a copy of the program is instrumented: behind each instruction with a result it calls a probe, an
//! unknown function without effects, with the number of the instruction and its value; the environment of the run
//! records the calls.

use super::show::{local_name, show};
use std::collections::BTreeMap;
use tandem_interp::{ExternalCall, Value};
use tandem_ir::attr::{Attr, AttrKind, AttrList, MemoryEffects};
use tandem_ir::constant::ConstantData;
use tandem_ir::entity::{AttrSet, Global, Inst};
use tandem_ir::inst::{CallInfo, InstKind, TailKind};
use tandem_ir::module::{FunctionDecl, GlobalData, GlobalKind};
use tandem_ir::text::FunctionText;
use tandem_ir::{Function, Header, Module, Type};

/// A program whose function calls a probe with each value that it computes.
pub(super) struct TracedProgram {
    /// The program.
    pub module: Module,
    /// Names of the values that are traced, by number.
    names: Vec<String>,
    /// The probes, by type of the value.
    probes: BTreeMap<Type, Global>,
}

/// Elements of a value beyond which it is not traced.
const MAX_ELEMENTS: u64 = 32;

impl TracedProgram {
    /// A copy of a program in which one function is traced. `None` if the module does not define it.
    pub fn new(module: &Module, function: Global) -> Option<TracedProgram> {
        let mut module = module.clone();
        let n = module.bodies.iter().position(|b| b.global == function)?;
        let mut f = module.bodies[n].clone();
        let header = &mut module.header;
        let effect = header.attrs.intern(vec![
            Attr::Flag(AttrKind::NoUnwind),
            Attr::Flag(AttrKind::WillReturn),
            Attr::Memory(MemoryEffects::NONE),
        ]);
        let mut names = Vec::new();
        let mut probes = BTreeMap::new();
        for (i, before) in probe_points(header, &f) {
            let Some(v) = f.result(i) else { continue };
            let ty = f.value_type(v);
            let probe = *probes
                .entry(ty)
                .or_insert_with(|| declare(header, ty, effect));
            let number = f.int(Type::I32, names.len() as u64);
            let program = Type::ptr(header.layout.program_addrspace);
            let callee = f.constant(program, ConstantData::Global(probe));
            let call = InstKind::Call(Box::new(CallInfo {
                fn_ty: header.globals[probe].ty,
                cc: 0,
                tail: TailKind::None,
                attrs: AttrList::default(),
                addrspace: None,
                bundles: Box::new([]),
            }));
            let call = f.create_inst(call, Type::VOID, &[callee, number, v]);
            f.insert_before(call, before);
            names.push(v);
        }
        let (header, before) = (&module.header, &module.bodies[n]);
        let text = FunctionText::new(header, before);
        let named = names.into_iter();
        let names = named
            .map(|v| local_name(header, before, &text, v))
            .collect();
        module.bodies[n] = f;
        Some(TracedProgram {
            module,
            names,
            probes,
        })
    }

    /// Name and text of the value, if the call is one of a probe.
    pub fn traced_value(&self, call: ExternalCall<'_>) -> Option<(String, String)> {
        if !self.probes.values().any(|&g| Some(g) == call.function) {
            return None;
        }
        let Some(Value::Int { bits, .. }) = call.args.first() else {
            return None;
        };
        let name = self.names.get(usize::try_from(*bits).ok()?)?;
        let texts: Vec<String> = call.args[1..]
            .iter()
            .map(|v| show(&self.module.header, v))
            .collect();
        Some((name.clone(), texts.join(", ")))
    }
}

/// The instructions whose results can be traced, each with the instruction in front of which the probe goes.
fn probe_points(cx: &Header, f: &Function) -> Vec<(Inst, Inst)> {
    let mut list = Vec::new();
    for b in f.blocks() {
        let Some(first) = f.first_non_phi(b) else {
            continue;
        };
        for i in f.insts(b) {
            let before = if f.is_phi(i) {
                Some(first)
            } else {
                f.next_inst(i)
            };
            let must_tail = f
                .kind(i)
                .call_info()
                .is_some_and(|c| c.tail == TailKind::MustTail);
            let traced = f.result(i).is_some() && small(cx, f.inst_type(i), 0);
            if let Some(before) = before.filter(|_| traced && !must_tail) {
                list.push((i, before));
            }
        }
    }
    list
}

/// True for types whose values are worth a line.
fn small(cx: &Header, ty: Type, depth: u32) -> bool {
    if ty.int_width().is_some() || ty.float_kind().is_some() || ty.is_ptr() {
        return true;
    }
    if let Some((_, n, scalable)) = cx.types.as_vector(ty) {
        return !scalable && u64::from(n) <= MAX_ELEMENTS;
    }
    if let Some((e, n)) = cx.types.as_array(ty) {
        return n <= MAX_ELEMENTS && depth < 2 && small(cx, e, depth + 1);
    }
    cx.types.struct_fields(ty).is_some_and(|(f, _)| {
        f.len() as u64 <= MAX_ELEMENTS && depth < 2 && f.iter().all(|&t| small(cx, t, depth + 1))
    })
}

fn declare(header: &mut Header, ty: Type, effect: AttrSet) -> Global {
    let mut n = header.globals.len();
    let mut name = format!("tandem.probe.{n}");
    while header.lookup(&name).is_some() {
        n += 1;
        name = format!("tandem.probe.{n}");
    }
    let fn_ty = header.types.function(Type::VOID, &[Type::I32, ty], false);
    let attrs = AttrList {
        func: effect,
        ..AttrList::default()
    };
    header.add_global(GlobalData {
        name: Some(name.into()),
        linkage: Default::default(),
        visibility: Default::default(),
        dll: Default::default(),
        dso_local: false,
        tls: Default::default(),
        unnamed_addr: Default::default(),
        addrspace: header.layout.program_addrspace,
        ty: fn_ty,
        section: None,
        partition: None,
        comdat: None,
        align: None,
        attachments: Vec::new(),
        kind: GlobalKind::Function(FunctionDecl {
            attrs,
            ..FunctionDecl::default()
        }),
    })
}
