//! Hashes of types, attributes, metadata and declarations: what needs no body.

use super::Mixer;
use rustc_hash::FxHashMap;
use tandem_ir::attr::{Attr, AttrList};
use tandem_ir::constant::ConstantData;
use tandem_ir::intrinsics;
use tandem_ir::metadata::{MdBody, MdField, Metadata};
use tandem_ir::module::{GlobalData, GlobalKind, Header, Linkage, Visibility};
use tandem_ir::types::TypeData;
use tandem_ir::{AttrSet, Global, MdNode, Symbol, Type};

/// Rounds after which metadata nodes that differ only further away count as equal.
const METADATA_DEPTH: usize = 3;

/// The tables of one header as numbers that no handle shows in.
pub(super) struct Shapes<'a> {
    pub(super) header: &'a Header,
    types: FxHashMap<Type, u64>,
    attrs: FxHashMap<AttrSet, u64>,
    globals: Vec<u64>,
    nodes: Vec<u64>,
}

impl<'a> Shapes<'a> {
    pub(super) fn new(header: &'a Header) -> Shapes<'a> {
        let mut s = Shapes {
            header,
            types: FxHashMap::default(),
            attrs: FxHashMap::default(),
            globals: Vec::new(),
            nodes: Vec::new(),
        };
        s.globals = header.globals.values().map(|d| s.global_data(d)).collect();
        s.metadata();
        s
    }

    // ----- types ------------------------------------------------------------------

    pub(super) fn ty(&mut self, ty: Type) -> u64 {
        if let Some(w) = ty.int_width() {
            return 0x1_0000_0000 | u64::from(w);
        }
        if let Some(a) = ty.address_space() {
            return 0x2_0000_0000 | u64::from(a);
        }
        if let Some(k) = ty.float_kind() {
            return 0x3_0000_0000 | k as u64;
        }
        if let Some(&h) = self.types.get(&ty) {
            return h;
        }
        let h = self.table_type(ty);
        self.types.insert(ty, h);
        h
    }

    fn table_type(&mut self, ty: Type) -> u64 {
        let header = self.header;
        let types = &header.types;
        let mut h = Mixer::new(1);
        match types.get(ty) {
            None => h.text(&format!("{ty:?}")),
            Some(TypeData::Array { elem, len }) => {
                h.add(1);
                h.add(self.ty(*elem));
                h.add(*len);
            }
            Some(TypeData::Vector {
                elem,
                len,
                scalable,
            }) => {
                h.add(2 + u64::from(*scalable));
                h.add(self.ty(*elem));
                h.add(u64::from(*len));
            }
            Some(TypeData::Struct { .. } | TypeData::Named { .. }) => {
                let named = matches!(types.get(ty), Some(TypeData::Named { .. }));
                h.add(4 + u64::from(named));
                match types.struct_fields(ty) {
                    None => h.add(u64::MAX),
                    Some((fields, packed)) => {
                        h.add(u64::from(packed));
                        for &f in fields {
                            h.add(self.ty(f));
                        }
                    }
                }
            }
            Some(TypeData::Function {
                ret,
                params,
                vararg,
            }) => {
                h.add(6 + u64::from(*vararg));
                h.add(self.ty(*ret));
                for &p in params.iter() {
                    h.add(self.ty(p));
                }
            }
            Some(TypeData::Target { name, types, ints }) => {
                h.add(8);
                h.text(name);
                for &t in types.iter() {
                    h.add(self.ty(t));
                }
                for &n in ints.iter() {
                    h.add(u64::from(n));
                }
            }
        }
        h.finish()
    }

    // ----- attributes ---------------------------------------------------------------

    pub(super) fn attr_set(&mut self, set: AttrSet) -> u64 {
        if set == AttrSet::EMPTY {
            return 0;
        }
        if let Some(&h) = self.attrs.get(&set) {
            return h;
        }
        let header = self.header;
        // A set has no order of its own.
        let mut sum = 1u64;
        for a in header.attrs.get(set) {
            sum = sum.wrapping_add(self.attr(a));
        }
        self.attrs.insert(set, sum);
        sum
    }

    fn attr(&mut self, a: &Attr) -> u64 {
        let mut h = Mixer::new(2);
        match a {
            Attr::Flag(k) => h.text(k.keyword()),
            Attr::Typed(k, ty) => {
                h.text(k.keyword());
                h.add(self.ty(*ty));
            }
            Attr::Str(k, v) => {
                h.add(3);
                h.text(k);
                h.text(v.as_deref().unwrap_or("\0"));
            }
            // Rare ones: their debug form has no handles in it.
            other => h.text(&format!("{other:?}")),
        }
        h.finish()
    }

    pub(super) fn attr_list(&mut self, l: &AttrList) -> u64 {
        let mut h = Mixer::new(4);
        h.add(self.attr_set(l.func));
        h.add(self.attr_set(l.ret));
        let last = l.params.iter().rposition(|&p| p != AttrSet::EMPTY);
        for &p in l.params.iter().take(last.map_or(0, |n| n + 1)) {
            h.add(self.attr_set(p));
        }
        h.finish()
    }

    // ----- module-level names -----------------------------------------------------------

    /// Hash of a name's declaration without what it refers to.
    pub(super) fn global(&self, g: Global) -> u64 {
        self.globals.get(g.as_u32() as usize).copied().unwrap_or(0)
    }

    fn global_data(&mut self, d: &GlobalData) -> u64 {
        let mut h = Mixer::new(5);
        if keeps_name(d) {
            let name = d.name.as_deref().unwrap_or("");
            h.text(self.name_without_types(name, d.ty));
        }
        h.add(self.ty(d.ty));
        // Where it follows from the rest the text does not say it.
        let hidden = d.visibility != Visibility::Default && d.linkage != Linkage::ExternalWeak;
        let dso_local = d.dso_local && !d.linkage.is_local() && !hidden;
        h.add(
            d.linkage as u64
                | (d.visibility as u64) << 8
                | (d.dll as u64) << 16
                | u64::from(dso_local) << 24,
        );
        h.add(d.tls as u64 | (d.unnamed_addr as u64) << 8 | u64::from(d.addrspace) << 16);
        h.add(d.align.map_or(0, |a| a.bytes()));
        self.symbol(&mut h, d.section);
        self.symbol(&mut h, d.partition);
        h.add(
            d.comdat
                .map_or(0, |c| 1 + self.header.comdats[c].kind as u64),
        );
        match &d.kind {
            GlobalKind::Variable(v) => {
                h.add(1 | u64::from(v.constant) << 8 | u64::from(v.externally_initialized) << 9);
                h.add(u64::from(v.init.is_some()));
                h.add(v.attrs.map_or(0, |a| self.attr_set(a)));
                self.symbol(&mut h, v.code_model);
                for &s in &v.sanitizer {
                    self.symbol(&mut h, Some(s));
                }
            }
            GlobalKind::Function(f) => {
                h.add(2 | u64::from(f.cc) << 8 | u64::from(f.defined) << 40);
                h.add(self.attr_list(&f.attrs));
                self.symbol(&mut h, f.gc);
            }
            GlobalKind::Alias(_) => h.add(3),
            GlobalKind::IFunc(_) => h.add(4),
            GlobalKind::Erased => h.add(5),
        }
        h.finish()
    }

    /// The suffixes of an overloaded intrinsic may name struct types; its type says the same without names.
    fn name_without_types<'n>(&self, name: &'n str, ty: Type) -> &'n str {
        let Some((base, _)) = intrinsics::overload_places(name) else {
            return name;
        };
        let regular = intrinsics::name_at_type(&self.header.types, name, ty);
        if regular.as_deref() == Some(name) {
            base
        } else {
            name
        }
    }

    pub(super) fn symbol(&self, h: &mut Mixer, s: Option<Symbol>) {
        match s {
            None => h.add(0),
            Some(s) => h.text(self.header.str(s)),
        }
    }

    // ----- metadata -------------------------------------------------------------------

    fn metadata(&mut self) {
        let table = &self.header.metadata.nodes;
        self.nodes = vec![0; table.len()];
        // As many rounds for any table: nodes that nobody mentions are in one and not in another.
        let rounds = if table.is_empty() { 0 } else { METADATA_DEPTH };
        for _ in 0..rounds {
            let next = table.values().map(|n| {
                let mut h = Mixer::new(6 + u64::from(n.distinct));
                self.md_body(&mut h, &n.body);
                h.finish()
            });
            self.nodes = next.collect();
        }
    }

    fn md_body(&self, h: &mut Mixer, body: &MdBody) {
        match body {
            MdBody::Tuple(ops) => {
                h.add(ops.len() as u64);
                ops.iter().for_each(|&m| h.add(self.md(m)));
            }
            MdBody::Specialized(class, fields) => {
                self.symbol(h, Some(*class));
                for (k, f) in fields.iter() {
                    self.symbol(h, Some(*k));
                    self.md_field(h, f);
                }
            }
            MdBody::Positional(class, fields) => {
                self.symbol(h, Some(*class));
                fields.iter().for_each(|f| self.md_field(h, f));
            }
            MdBody::Forward => h.add(1),
        }
    }

    fn md_field(&self, h: &mut Mixer, f: &MdField) {
        match f {
            MdField::Md(m) => h.add(self.md(*m)),
            MdField::Int(n) => {
                h.add(*n as u64);
                h.add((*n >> 64) as u64);
            }
            MdField::Word(s) | MdField::Str(s) => self.symbol(h, Some(*s)),
            MdField::List(l) => l.iter().for_each(|&m| h.add(self.md(m))),
        }
    }

    /// A metadata operand.
    pub(super) fn md(&self, m: Metadata) -> u64 {
        let mut h = Mixer::new(7);
        match m {
            Metadata::Null => h.add(0),
            Metadata::Node(n) => h.add(self.node(n)),
            Metadata::String(s) => h.text(self.header.str(s)),
            Metadata::Constant(c) => {
                let pool = &self.header.constants;
                match pool.get(c) {
                    ConstantData::Int(n) => h.add(*n),
                    ConstantData::Global(g) => h.add(self.global(*g)),
                    // Anything else is rare; only its kind is hashed.
                    other => h.add(2 + u64::from(matches!(other, ConstantData::Null))),
                }
                h.add(pool.ty(c).int_width().map_or(0, u64::from));
            }
        }
        h.finish()
    }

    pub(super) fn node(&self, n: MdNode) -> u64 {
        self.nodes.get(n.as_u32() as usize).copied().unwrap_or(0)
    }

    pub(super) fn is_distinct(&self, n: MdNode) -> bool {
        self.header
            .metadata
            .nodes
            .get(n)
            .is_some_and(|d| d.distinct)
    }
}

/// True if the name means something outside of the module, or to LLVM.
pub(super) fn keeps_name(d: &GlobalData) -> bool {
    let declared = match &d.kind {
        GlobalKind::Variable(v) => v.init.is_none(),
        GlobalKind::Function(f) => !f.defined,
        GlobalKind::Alias(_) | GlobalKind::IFunc(_) | GlobalKind::Erased => false,
    };
    declared || d.name.as_deref().is_some_and(|n| n.starts_with("llvm."))
}
