//! Carrying parts of one module into another.
//!
//! Types, attributes, strings, globals and constants are handles into tables of
//! their own module; an [`Importer`] gives each its counterpart in another one,
//! adding what is not there. What cannot be carried (aliases, addresses of
//! blocks, metadata) is refused by `None`, and the splice that wanted it is off.

use std::collections::BTreeMap;
use tandem_ir::attr::{Attr, AttrList};
use tandem_ir::constant::{ConstantData, ConstantExpr, ConstantPool};
use tandem_ir::entity::AttrSet;
use tandem_ir::function::InlineAsm;
use tandem_ir::inst::CallInfo;
use tandem_ir::module::{FunctionDecl, GlobalData, GlobalKind, Linkage, Variable, Visibility};
use tandem_ir::types::{StructBody, TypeData};
use tandem_ir::{
    Block, Constant, Function, Global, Header, Inst, InstKind, MemAccess, Module, Symbol, Type,
    Value, ValueDef,
};

/// How many names are tried for something whose own is taken.
const NAMES_TRIED: usize = 100;
/// How far initialisers that name other variables are followed; what is named beyond arrives as a declaration.
const DEEPEST: usize = 32;

/// Where a constant goes.
pub(super) enum Pool<'f> {
    /// The module's pool.
    Header,
    /// A function's pool.
    Body(&'f mut Function),
}

/// Counterparts of things of one module in another.
pub(super) struct Importer<'a> {
    from: &'a Module,
    types: BTreeMap<Type, Type>,
    globals: BTreeMap<Global, Global>,
    /// Initialisers that are being carried, each within the one before.
    depth: usize,
}

impl<'a> Importer<'a> {
    pub(super) fn new(from: &'a Module) -> Importer<'a> {
        Importer {
            from,
            types: BTreeMap::new(),
            globals: BTreeMap::new(),
            depth: 0,
        }
    }

    // ----- types, strings, attributes -------------------------------------------

    pub(super) fn ty(&mut self, to: &mut Header, ty: Type) -> Option<Type> {
        if !ty.in_table() {
            return Some(ty);
        }
        if let Some(&known) = self.types.get(&ty) {
            return Some(known);
        }
        let from = self.from;
        let mut all = |me: &mut Self, list: &[Type]| -> Option<Vec<Type>> {
            list.iter().map(|&t| me.ty(to, t)).collect()
        };
        let new = match from.header.types.get(ty)? {
            TypeData::Array { elem, len } => {
                let elem = self.ty(to, *elem)?;
                to.types.array(elem, *len)
            }
            TypeData::Vector {
                elem,
                len,
                scalable,
            } => {
                let elem = self.ty(to, *elem)?;
                to.types.vector(elem, *len, *scalable)
            }
            TypeData::Struct { fields, packed } => {
                let fields = all(self, fields)?;
                to.types.structure(&fields, *packed)
            }
            TypeData::Named { name, .. } => {
                let body = from.header.types.body(ty)?;
                let fields = all(self, &body.fields)?;
                let body = StructBody {
                    fields: fields.into(),
                    packed: body.packed,
                };
                named_struct(to, name.as_deref().unwrap_or("struct"), body)?
            }
            TypeData::Function {
                ret,
                params,
                vararg,
            } => {
                let params = all(self, params)?;
                let ret = self.ty(to, *ret)?;
                to.types.function(ret, &params, *vararg)
            }
            TypeData::Target { name, types, ints } => {
                let types = all(self, types)?;
                to.types.intern(TypeData::Target {
                    name: name.clone(),
                    types: types.into(),
                    ints: ints.clone(),
                })
            }
        };
        self.types.insert(ty, new);
        Some(new)
    }

    fn symbol(&self, to: &mut Header, s: Symbol) -> Symbol {
        to.strings.intern(self.from.header.str(s))
    }

    fn attr_set(&mut self, to: &mut Header, set: AttrSet) -> Option<AttrSet> {
        let from = self.from;
        let mut attrs = Vec::new();
        for a in from.header.attrs.get(set) {
            attrs.push(match a {
                Attr::Typed(kind, ty) => Attr::Typed(*kind, self.ty(to, *ty)?),
                other => other.clone(),
            });
        }
        Some(to.attrs.intern(attrs))
    }

    fn attr_list(&mut self, to: &mut Header, list: &AttrList) -> Option<AttrList> {
        let mut new = AttrList {
            func: self.attr_set(to, list.func)?,
            ret: self.attr_set(to, list.ret)?,
            ..AttrList::default()
        };
        for &p in &list.params {
            new.params.push(self.attr_set(to, p)?);
        }
        Some(new)
    }

    // ----- globals and constants -----------------------------------------------------

    /// The counterpart of a variable or function: one of the same name and type, or a new one. A function
    /// arrives as a declaration.
    pub(super) fn global(&mut self, to: &mut Header, g: Global) -> Option<Global> {
        if let Some(&known) = self.globals.get(&g) {
            return Some(known);
        }
        let from = self.from;
        let data = &from.header.globals[g];
        let ty = self.ty(to, data.ty)?;
        let name = data.name.as_deref().unwrap_or("imported");
        if let Some(there) = to.lookup(name) {
            let same = to.globals[there].ty == ty && to.globals[there].addrspace == data.addrspace;
            let kind = std::mem::discriminant(&to.globals[there].kind)
                == std::mem::discriminant(&data.kind);
            if same && kind {
                self.globals.insert(g, there);
                return Some(there);
            }
        }
        let intrinsic = name.starts_with("llvm.");
        if intrinsic && (to.lookup(name).is_some() || !matches!(data.kind, GlobalKind::Function(_)))
        {
            return None;
        }
        let kind = match &data.kind {
            GlobalKind::Variable(v) => GlobalKind::Variable(Variable {
                init: None,
                attrs: None,
                code_model: None,
                sanitizer: Vec::new(),
                ..v.clone()
            }),
            GlobalKind::Function(d) => GlobalKind::Function(self.declaration(to, d)?),
            GlobalKind::Alias(_) | GlobalKind::IFunc(_) | GlobalKind::Erased => return None,
        };
        if data.linkage == Linkage::Appending {
            return None;
        }
        let new = GlobalData {
            name: Some(fresh_global_name(to, name)?.into()),
            linkage: Linkage::External,
            visibility: Visibility::Default,
            ty,
            section: data.section.map(|s| self.symbol(to, s)),
            partition: None,
            comdat: None,
            attachments: Vec::new(),
            kind,
            ..data.clone()
        };
        let new = to.add_global(new);
        self.globals.insert(g, new);
        // Only now that it has a counterpart: an initialiser may lead back to its own variable.
        self.initialiser(to, data, new);
        Some(new)
    }

    /// Gives the counterpart of a variable its initialiser; where that cannot be carried, it stays a declaration.
    fn initialiser(&mut self, to: &mut Header, data: &GlobalData, new: Global) {
        let GlobalKind::Variable(Variable {
            init: Some(init), ..
        }) = &data.kind
        else {
            return;
        };
        if self.depth >= DEEPEST {
            return;
        }
        let from = self.from;
        self.depth += 1;
        let init = self.constant(to, &mut Pool::Header, &from.header.constants, *init);
        self.depth -= 1;
        let Some(init) = init else {
            return;
        };
        let copy = &mut to.globals[new];
        copy.linkage = data.linkage;
        if let GlobalKind::Variable(v) = &mut copy.kind {
            v.init = Some(init);
        }
    }

    pub(super) fn declaration(
        &mut self,
        to: &mut Header,
        d: &FunctionDecl,
    ) -> Option<FunctionDecl> {
        Some(FunctionDecl {
            cc: d.cc,
            attrs: self.attr_list(to, &d.attrs)?,
            ..FunctionDecl::default()
        })
    }

    /// The counterpart of a constant of pool `from`, in `pool`.
    pub(super) fn constant(
        &mut self,
        to: &mut Header,
        pool: &mut Pool<'_>,
        from: &ConstantPool,
        c: Constant,
    ) -> Option<Constant> {
        use ConstantData::*;
        let ty = self.ty(to, from.ty(c))?;
        let mut each = |me: &mut Self, list: &[Constant]| -> Option<Box<[Constant]>> {
            list.iter()
                .map(|&e| me.constant(to, pool, from, e))
                .collect()
        };
        let data = match from.get(c) {
            Aggregate(list) => Aggregate(each(self, list)?),
            Splat(e) => Splat(*each(self, &[*e])?.first()?),
            Expr(e) => {
                let operands = each(self, &e.operands())?;
                let mut next = operands.iter().copied();
                let mut e = e.map_operands(&mut |old| next.next().unwrap_or(*old));
                if let ConstantExpr::Gep { elem, .. } = &mut e {
                    *elem = self.ty(to, *elem)?;
                }
                Expr(Box::new(e))
            }
            Global(g) => Global(self.global(to, *g)?),
            BlockAddress(..) | DsoLocalEquivalent(_) | NoCfi(_) | PtrAuth(_) => return None,
            plain => plain.clone(),
        };
        Some(match pool {
            Pool::Header => to.constants.intern(ty, data),
            Pool::Body(f) => f.intern_constant(ty, data),
        })
    }

    // ----- instructions ---------------------------------------------------------------

    /// The counterpart of what an instruction is.
    pub(super) fn kind(&mut self, to: &mut Header, kind: &InstKind) -> Option<InstKind> {
        let access = |to: &mut Header, a: &MemAccess| MemAccess {
            scope: a.scope.map(|s| self.symbol(to, s)),
            ..*a
        };
        Some(match kind {
            InstKind::Load(a) => InstKind::Load(access(to, a)),
            InstKind::Store(a) => InstKind::Store(access(to, a)),
            InstKind::AtomicRmw(op, a) => InstKind::AtomicRmw(*op, access(to, a)),
            InstKind::CmpXchg {
                access: a,
                failure,
                weak,
            } => InstKind::CmpXchg {
                access: access(to, a),
                failure: *failure,
                weak: *weak,
            },
            InstKind::Fence { ordering, scope } => InstKind::Fence {
                ordering: *ordering,
                scope: scope.map(|s| self.symbol(to, s)),
            },
            InstKind::Alloca {
                ty,
                align,
                inalloca,
                swifterror,
            } => InstKind::Alloca {
                ty: self.ty(to, *ty)?,
                align: *align,
                inalloca: *inalloca,
                swifterror: *swifterror,
            },
            InstKind::Gep { elem } => InstKind::Gep {
                elem: self.ty(to, *elem)?,
            },
            InstKind::Call(info) => InstKind::Call(Box::new(self.call_info(to, info)?)),
            InstKind::Invoke(_) | InstKind::CallBr(..) | InstKind::LandingPad { .. } => {
                return None;
            }
            other => other.clone(),
        })
    }

    fn call_info(&mut self, to: &mut Header, info: &CallInfo) -> Option<CallInfo> {
        Some(CallInfo {
            fn_ty: self.ty(to, info.fn_ty)?,
            attrs: self.attr_list(to, &info.attrs)?,
            ..info.clone()
        })
    }

    /// The counterpart of a constant or inline assembly that is an operand in `body`; `None` for other values.
    pub(super) fn leaf(
        &mut self,
        to: &mut Header,
        f: &mut Function,
        body: &Function,
        v: Value,
    ) -> Option<Value> {
        match body.value_def(v) {
            ValueDef::Const(c) => {
                let c = self.constant(to, &mut Pool::Body(f), body.constants(), c)?;
                Some(f.const_value(c))
            }
            ValueDef::Asm(n) => {
                let asm = body.inline_asm(n);
                let fn_ty = self.ty(to, asm.fn_ty)?;
                Some(f.asm_value(InlineAsm {
                    fn_ty,
                    ..asm.clone()
                }))
            }
            _ => None,
        }
    }

    /// Copies all blocks of `body` to the end of `f`, with `args` for its arguments. Returns the blocks in order.
    pub(super) fn blocks(
        &mut self,
        to: &mut Header,
        f: &mut Function,
        body: &Function,
        args: &[Value],
    ) -> Option<Vec<Block>> {
        let mut map: Vec<Option<Value>> = vec![None; body.num_values()];
        for (&a, &v) in body.args().iter().zip(args) {
            map[a.as_u32() as usize] = Some(v);
        }
        let mut blocks = Vec::new();
        for b in body.blocks() {
            let new = f.create_block();
            f.append_block(new);
            map[body.block_value(b).as_u32() as usize] = Some(f.block_value(new));
            blocks.push(new);
        }
        let mut later: Vec<(Inst, usize, Value)> = Vec::new();
        for (b, &new) in body.blocks().zip(&blocks) {
            for i in body.insts(b) {
                self.inst(to, f, (body, i), new, &mut map, &mut later)?;
            }
        }
        for (i, n, v) in later {
            let v = map[v.as_u32() as usize]?;
            f.set_operand(i, n, v);
        }
        Some(blocks)
    }

    /// Copies one instruction to the end of `b`; operands that are not there yet are noted in `later`.
    fn inst(
        &mut self,
        to: &mut Header,
        f: &mut Function,
        (body, i): (&Function, Inst),
        b: Block,
        map: &mut [Option<Value>],
        later: &mut Vec<(Inst, usize, Value)>,
    ) -> Option<()> {
        if body
            .operands(i)
            .any(|v| body.value_type(v) == Type::METADATA)
        {
            // Scopes and the like stay behind with their metadata.
            return body.result(i).is_none().then_some(());
        }
        let kind = self.kind(to, body.kind(i))?;
        let ty = self.ty(to, body.inst_type(i))?;
        let mut ops = Vec::new();
        let mut open = Vec::new();
        for (n, v) in body.operands(i).enumerate() {
            let known = match map[v.as_u32() as usize] {
                Some(x) => x,
                None if body.def_inst(v).is_some() => {
                    let placeholder = self.ty(to, body.value_type(v))?;
                    open.push((n, v));
                    f.poison(placeholder)
                }
                None => self.leaf(to, f, body, v)?,
            };
            ops.push(known);
        }
        let new = f.create_inst(kind, ty, &ops);
        f.set_flags(new, body.flags(i));
        f.append_inst(b, new);
        later.extend(open.into_iter().map(|(n, v)| (new, n, v)));
        if let Some(r) = body.result(i) {
            map[r.as_u32() as usize] = f.result(new);
        }
        Some(())
    }
}

/// A named struct with that body: one that is there under the name, or a new one.
fn named_struct(to: &mut Header, name: &str, body: StructBody) -> Option<Type> {
    for n in 0..NAMES_TRIED {
        let name = if n == 0 {
            name.to_string()
        } else {
            format!("{name}.{n}")
        };
        let there = to.types.named_structs().iter().copied().find(|&t| {
            matches!(to.types.get(t), Some(TypeData::Named { name: Some(x), .. }) if **x == *name)
        });
        match there {
            Some(t) if to.types.body(t) == Some(&body) => return Some(t),
            Some(_) => {}
            None => {
                let t = to.types.new_named(Some(&name));
                to.types.set_body(t, body);
                return Some(t);
            }
        }
    }
    None
}

/// `base`, or `base` with a number, whichever is free.
pub(super) fn fresh_global_name(to: &Header, base: &str) -> Option<String> {
    (0..NAMES_TRIED)
        .map(|n| {
            if n == 0 {
                base.to_string()
            } else {
                format!("{base}.{n}")
            }
        })
        .find(|name| to.lookup(name).is_none())
}
