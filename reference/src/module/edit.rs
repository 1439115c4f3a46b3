//! The edits that passes on modules share.

use super::constants::{self, Pool};
use super::uses::{self, insts};
use tandem_ir::attr::AttrList;
use tandem_ir::constant::{ConstantData, ConstantExpr};
use tandem_ir::inst::{Align, CallInfo, TailKind};
use tandem_ir::metadata::{DebugRecord, LocalMetadata, MdBody, MdField, Metadata};
use tandem_ir::module::{FunctionDecl, GlobalData, GlobalKind, Linkage, TlsMode, Variable};
use tandem_ir::rewrite::InstRef;
use tandem_ir::{CastOp, Constant, Flags, Function, Global, Inst, InstKind, Module, Type};
use tandem_ir::{Value, ValueDef};

/// Takes names out of the module, bodies included.
pub fn erase(m: &mut Module, globals: &[Global]) {
    for &g in globals {
        m.erase_function(g);
    }
}

/// Takes the name out of the module if nothing uses it.
pub fn erase_if_unused(m: &mut Module, g: Global) {
    if !uses::is_used(m, g) {
        erase(m, &[g]);
    }
}

/// The body of a function, to be changed.
pub fn body(m: &mut Module, g: Global) -> Option<&mut Function> {
    m.bodies.iter_mut().find(|b| b.global == g)
}

/// An internal variable that takes the place of a part of `g`: of its address space and TLS mode, with a fresh
/// name for `g`'s with `suffix` behind it. Of the metadata only `!dbg` comes along (GO-R15).
pub struct Part {
    /// What is put behind the name.
    pub suffix: String,
    /// Value type.
    pub ty: Type,
    /// Address space.
    pub space: u32,
    /// Thread-local model.
    pub tls: TlsMode,
    /// `constant`
    pub constant: bool,
    /// Initialiser, in the module's pool.
    pub init: Constant,
    /// Alignment, if stated.
    pub align: Option<Align>,
}

/// Adds a part of `g` to the module.
pub fn add_part(m: &mut Module, g: Global, part: Part) -> Global {
    let cx = &mut m.header;
    let base = format!("{}{}", cx.global_name(g), part.suffix);
    let name = cx.fresh_global_name(&base);
    let dbg = cx.strings.lookup("dbg");
    let mut attachments = cx.globals[g].attachments.clone();
    attachments.retain(|a| Some(a.0) == dbg);
    let variable = Variable {
        constant: part.constant,
        init: Some(part.init),
        ..Variable::default()
    };
    cx.add_global(GlobalData {
        tls: part.tls,
        addrspace: part.space,
        ty: part.ty,
        align: part.align,
        attachments,
        ..named(&name, Linkage::Internal, GlobalKind::Variable(variable))
    })
}

/// Puts an instruction in front of another one; its result.
pub fn put(
    f: &mut Function,
    kind: InstKind,
    ty: Type,
    ops: &[Value],
    before: Inst,
    name: &str,
) -> Option<Value> {
    let i = f.create_inst(kind, ty, ops);
    f.insert_before(i, before);
    let result = f.result(i);
    if let Some(v) = result.filter(|_| !name.is_empty()) {
        f.set_fresh_name(v, name);
    }
    result
}

/// A function to be called.
#[derive(Clone, Copy)]
pub struct Callee {
    global: Global,
    space: u32,
    fn_ty: Type,
    cc: u32,
}

impl Callee {
    /// A function of the module.
    pub fn of(m: &Module, global: Global) -> Callee {
        let data = &m.header.globals[global];
        Callee {
            global,
            space: data.addrspace,
            fn_ty: data.ty,
            cc: m.header.function(global).map_or(0, |d| d.cc),
        }
    }

    /// The function of a name and type, declared if there is none of that name.
    pub fn declared(m: &mut Module, name: &str, fn_ty: Type) -> Callee {
        let cx = &mut m.header;
        let new = GlobalData {
            ty: fn_ty,
            ..named(
                name,
                Linkage::External,
                GlobalKind::Function(FunctionDecl::default()),
            )
        };
        let found = cx.lookup(name);
        let global = found.unwrap_or_else(|| cx.add_global(new));
        Callee::of(m, global)
    }

    /// A plain call, in no block yet.
    pub fn call(&self, f: &mut Function, args: &[Value]) -> Inst {
        let info = CallInfo {
            fn_ty: self.fn_ty,
            cc: self.cc,
            tail: TailKind::None,
            attrs: AttrList::default(),
            addrspace: None,
            bundles: [].into(),
        };
        let callee = f.constant(Type::ptr(self.space), ConstantData::Global(self.global));
        let mut ops = vec![callee];
        ops.extend_from_slice(args);
        f.create_inst(InstKind::Call(Box::new(info)), Type::VOID, &ops)
    }
}

/// A name with nothing special about it.
fn named(name: &str, linkage: Linkage, kind: GlobalKind) -> GlobalData {
    GlobalData {
        linkage,
        ..GlobalData::plain(name, Type::VOID, 0, kind)
    }
}

/// The address of a place in a variable of address space `own`, as a pointer to address space `wanted`: the
/// variable, an offset if it is not 0, a cast if the spaces differ.
pub fn address<P: Pool>(pool: &mut P, g: Global, own: u32, offset: u64, wanted: u32) -> Constant {
    let mut at = pool.make(Type::ptr(own), ConstantData::Global(g));
    if offset != 0 {
        let by = pool.make(Type::I64, ConstantData::Int(offset));
        let gep = ConstantExpr::Gep {
            elem: Type::I8,
            flags: Flags::INBOUNDS | Flags::NUSW,
            in_range: None,
            operands: [at, by].into(),
        };
        at = pool.make(Type::ptr(own), ConstantData::Expr(Box::new(gep)));
    }
    if wanted != own {
        let cast = ConstantExpr::Cast(CastOp::AddrSpaceCast, Flags::NONE, at);
        at = pool.make(Type::ptr(wanted), ConstantData::Expr(Box::new(cast)));
    }
    at
}

/// Erases those of the instructions that have no use left, until there is none.
pub fn erase_unused(m: &mut Module, places: &[InstRef]) {
    loop {
        let mut any = false;
        for p in places {
            let Some(f) = body(m, p.function) else {
                continue;
            };
            let unused = f.result(p.inst).is_some_and(|r| !f.has_uses(r));
            if f.inst_block(p.inst).is_some() && unused {
                f.erase_inst(p.inst);
                any = true;
            }
        }
        if !any {
            return;
        }
    }
}

/// Makes every use of the address of `old`, in bodies, initialisers and metadata, a use of that of `new`, cast to
/// the address space of `old` if `new` is in another one.
pub fn replace_everywhere(m: &mut Module, old: Global, new: Global) {
    let space = |g: Global| m.header.globals[g].addrspace;
    let (own, wanted) = (space(new), space(old));
    for f in &mut m.bodies {
        let new = address(f, new, own, 0, wanted);
        replace_in_body(f, old, new);
    }
    let cx = &mut m.header;
    let new = address(&mut cx.constants, new, own, 0, wanted);
    let (pool, globals) = (&mut cx.constants, &mut cx.globals);
    let mut go = |c: &mut Constant| *c = constants::replaced(pool, *c, old, new);
    for (g, data) in globals.iter_mut() {
        match &mut data.kind {
            _ if g == old => {}
            GlobalKind::Variable(v) => v.init.iter_mut().for_each(&mut go),
            GlobalKind::Alias(c) | GlobalKind::IFunc(c) => go(c),
            GlobalKind::Function(d) => {
                let all = [&mut d.prefix, &mut d.prologue, &mut d.personality];
                all.into_iter().flatten().for_each(&mut go);
            }
            GlobalKind::Erased => {}
        }
    }
    for node in cx.metadata.nodes.values_mut() {
        each_metadata(&mut node.body, &mut |md| {
            if let Metadata::Constant(c) = md {
                go(c);
            }
        });
    }
    for f in &mut m.bodies {
        replace_in_local_metadata(f, &mut go);
    }
}

fn replace_in_body(f: &mut Function, old: Global, new: Constant) {
    let mut values: Vec<(Value, Constant)> = Vec::new();
    for v in insts(f).flat_map(|i| f.operands(i)) {
        if let Some(c) = uses::as_constant(f, v) {
            values.push((v, c));
        }
    }
    values.sort();
    values.dedup();
    for (v, c) in values {
        let changed = constants::replaced(f, c, old, new);
        if changed != c {
            let to = f.const_value(changed);
            f.replace_all_uses(v, to);
        }
    }
}

/// Metadata operands and debug records name constants of the module's pool.
fn replace_in_local_metadata(f: &mut Function, go: &mut dyn FnMut(&mut Constant)) {
    let changed = |md: &LocalMetadata, go: &mut dyn FnMut(&mut Constant)| match md {
        LocalMetadata::Module(Metadata::Constant(c)) => {
            let mut new = *c;
            go(&mut new);
            (new != *c).then_some(LocalMetadata::Module(Metadata::Constant(new)))
        }
        _ => None,
    };
    for i in insts(f).collect::<Vec<_>>() {
        for n in 0..f.num_operands(i) {
            let v = f.operand(i, n);
            if let ValueDef::Metadata(k) = f.value_def(v)
                && let Some(md) = changed(f.metadata_operand(k), go)
            {
                let new = f.metadata_value(md);
                f.set_operand(i, n, new);
            }
        }
        for mut record in f.take_debug_records(i) {
            let DebugRecord { operands, .. } = &mut record;
            for md in operands {
                if let Some(new) = changed(md, go) {
                    *md = new;
                }
            }
            f.add_debug_record(i, record);
        }
    }
}

fn each_metadata(body: &mut MdBody, go: &mut dyn FnMut(&mut Metadata)) {
    let field = |f: &mut MdField, go: &mut dyn FnMut(&mut Metadata)| match f {
        MdField::Md(md) => go(md),
        MdField::List(all) => all.iter_mut().for_each(go),
        _ => {}
    };
    match body {
        MdBody::Tuple(all) => all.iter_mut().for_each(go),
        MdBody::Specialized(_, fields) => fields.iter_mut().for_each(|f| field(&mut f.1, go)),
        MdBody::Positional(_, fields) => fields.iter_mut().for_each(|f| field(f, go)),
        MdBody::Forward => {}
    }
}
