//! Replacing a module-level name wherever it is mentioned: bodies, initialisers, aliases, metadata.
//!
//! Constants are interned and never change, so a mention inside a constant is replaced
//! by building the constant anew around the new part. The index says where the old name
//! is mentioned; nothing else is looked at.

use crate::analysis::module::{GlobalUses, mentions};
use cranelift_entity::SecondaryMap;
use rustc_hash::FxHashMap;
use smallvec::SmallVec;
use tandem_ir::constant::{ConstantData, ConstantPool};
use tandem_ir::metadata::{MdBody, MdField, Metadata};
use tandem_ir::module::GlobalKind;
use tandem_ir::{Constant, Function, Global, Header, MdNode, Module, Type, ValueDef};

/// A pool of constants that can grow: the module's or a function's.
pub trait Pool {
    /// To read.
    fn pool(&self) -> &ConstantPool;
    /// To add.
    fn intern(&mut self, ty: Type, data: ConstantData) -> Constant;
}

impl Pool for ConstantPool {
    fn pool(&self) -> &ConstantPool {
        self
    }
    fn intern(&mut self, ty: Type, data: ConstantData) -> Constant {
        ConstantPool::intern(self, ty, data)
    }
}

impl Pool for Function {
    fn pool(&self) -> &ConstantPool {
        self.constants()
    }
    fn intern(&mut self, ty: Type, data: ConstantData) -> Constant {
        self.intern_constant(ty, data)
    }
}

/// The constant with the address of `old` replaced by `new` at every depth.
fn substitute<P: Pool>(
    p: &mut P,
    c: Constant,
    old: Global,
    new: Constant,
    done: &mut FxHashMap<Constant, Constant>,
) -> Constant {
    if let Some(&known) = done.get(&c) {
        return known;
    }
    let (ty, data) = (p.pool().ty(c), p.pool().get(c).clone());
    let mut go = |p: &mut P, c: Constant| substitute(p, c, old, new, done);
    let data = match data {
        ConstantData::Global(g) if g == old => return new,
        ConstantData::Aggregate(list) => {
            ConstantData::Aggregate(list.iter().map(|&e| go(p, e)).collect())
        }
        ConstantData::PtrAuth(list) => {
            ConstantData::PtrAuth(list.iter().map(|&e| go(p, e)).collect())
        }
        ConstantData::Splat(e) => ConstantData::Splat(go(p, e)),
        ConstantData::Expr(e) => ConstantData::Expr(Box::new(e.map_operands(&mut |&e| go(p, e)))),
        _ => return c,
    };
    let made = p.intern(ty, data);
    done.insert(c, made);
    made
}

/// What stands in for the old name.
#[derive(Clone, Copy)]
pub enum Stand {
    /// The address of another name of the same type.
    Address(Global),
    /// The address of another name, cast to the old one's address space.
    Cast(Global),
}

impl Stand {
    fn constant<P: Pool>(self, header: &[(Global, u32)], p: &mut P, ty: Type) -> Constant {
        let (Stand::Address(g) | Stand::Cast(g)) = self;
        let space = header.iter().find(|e| e.0 == g).map_or(0, |e| e.1);
        let plain = p.intern(Type::ptr(space), ConstantData::Global(g));
        match self {
            Stand::Address(_) => plain,
            Stand::Cast(_) => {
                use tandem_ir::constant::ConstantExpr;
                use tandem_ir::{CastOp, Flags};
                let cast = ConstantExpr::Cast(CastOp::AddrSpaceCast, Flags::NONE, plain);
                p.intern(ty, ConstantData::Expr(Box::new(cast)))
            }
        }
    }
}

/// Where names are mentioned outside of bodies.
#[derive(Default)]
pub struct HeaderMentions {
    owners: SecondaryMap<Global, SmallVec<[Global; 1]>>,
    nodes: SecondaryMap<Global, SmallVec<[MdNode; 1]>>,
}

impl HeaderMentions {
    /// Indexes a header.
    pub fn new(header: &Header) -> HeaderMentions {
        let mut index = HeaderMentions::default();
        for (owner, data) in header.live_globals() {
            for c in mentions::parts(&data.kind) {
                index.add_owner(header, c, owner);
            }
        }
        for (node, data) in header.metadata.nodes.iter() {
            let nodes = &mut index.nodes;
            each_constant(&data.body, &mut |c| {
                mentions::of(&header.constants, c, &mut |g| {
                    push_once(&mut nodes[g], node)
                });
            });
        }
        index
    }
    fn add_owner(&mut self, header: &Header, c: Constant, owner: Global) {
        let owners = &mut self.owners;
        mentions::of(&header.constants, c, &mut |g| {
            push_once(&mut owners[g], owner)
        });
    }
    /// Takes note of a name that was added.
    pub fn added(&mut self, header: &Header, owner: Global) {
        for c in mentions::parts(&header.globals[owner].kind) {
            self.add_owner(header, c, owner);
        }
    }
    /// The names whose initialisers or the like mention `g`; erased ones may be among them.
    pub fn owners(&self, g: Global) -> &[Global] {
        &self.owners[g]
    }
}

fn push_once<T: PartialEq>(list: &mut SmallVec<[T; 1]>, new: T) {
    if list.last() != Some(&new) {
        list.push(new);
    }
}

fn each_constant(body: &MdBody, found: &mut dyn FnMut(Constant)) {
    let mut one = |md: &Metadata| {
        if let Metadata::Constant(c) = md {
            found(*c);
        }
    };
    match body {
        MdBody::Tuple(list) => list.iter().for_each(one),
        MdBody::Specialized(_, fields) => fields.iter().for_each(|(_, f)| match f {
            MdField::Md(md) => one(md),
            MdField::List(list) => list.iter().for_each(&mut one),
            _ => {}
        }),
        MdBody::Positional(..) | MdBody::Forward => {}
    }
}

fn map_constants(body: &mut MdBody, map: &mut dyn FnMut(Constant) -> Constant) {
    let mut one = |md: &mut Metadata| {
        if let Metadata::Constant(c) = md {
            *c = map(*c);
        }
    };
    match body {
        MdBody::Tuple(list) => list.iter_mut().for_each(one),
        MdBody::Specialized(_, fields) => fields.iter_mut().for_each(|(_, f)| match f {
            MdField::Md(md) => one(md),
            MdField::List(list) => list.iter_mut().for_each(&mut one),
            _ => {}
        }),
        MdBody::Positional(..) | MdBody::Forward => {}
    }
}

/// Makes every mention of `old` a mention of what stands in for it, and the indices know.
pub fn replace_global(
    m: &mut Module,
    uses: &mut GlobalUses,
    index: &mut HeaderMentions,
    old: Global,
    stand: Stand,
) {
    let (Stand::Address(new) | Stand::Cast(new)) = stand;
    let spaces = [(new, m.header.globals[new].addrspace)];
    let ty = Type::ptr(m.header.globals[old].addrspace);
    let places = uses.in_bodies(old).to_vec();
    for (n, v) in places {
        let f = &mut m.bodies[n as usize];
        let ValueDef::Const(c) = f.value_def(v) else {
            continue;
        };
        if !f.has_uses(v) && f.debug_users(v).is_empty() {
            continue;
        }
        let known = f.num_values();
        let with = stand.constant(&spaces, f, ty);
        let made = substitute(f, c, old, with, &mut FxHashMap::default());
        let made = f.const_value(made);
        if made != v {
            f.replace_all_uses(v, made);
        }
        uses.grown(f, n, known);
    }
    replace_in_header(&mut m.header, index, old, new, &|p| {
        stand.constant(&spaces, p, ty)
    });
}

fn replace_in_header(
    header: &mut Header,
    index: &mut HeaderMentions,
    old: Global,
    new: Global,
    make: &dyn Fn(&mut ConstantPool) -> Constant,
) {
    let (owners, nodes) = (
        std::mem::take(&mut index.owners[old]),
        std::mem::take(&mut index.nodes[old]),
    );
    let pool = &mut header.constants;
    let with = make(pool);
    let mut done = FxHashMap::default();
    let mut map = |c: Constant| substitute(pool, c, old, with, &mut done);
    for &owner in &owners {
        match &mut header.globals[owner].kind {
            GlobalKind::Variable(v) => v.init = v.init.map(&mut map),
            GlobalKind::Alias(c) | GlobalKind::IFunc(c) => *c = map(*c),
            GlobalKind::Function(d) => {
                for part in [&mut d.prefix, &mut d.prologue, &mut d.personality] {
                    *part = part.map(&mut map);
                }
            }
            GlobalKind::Erased => {}
        }
    }
    for &node in &nodes {
        map_constants(&mut header.metadata.nodes[node].body, &mut map);
    }
    index.owners[new].extend(owners);
    index.nodes[new].extend(nodes);
}
