//! What becomes of types and attributes.

use super::Rebuild;
use tandem_ir::attr::{Attr, AttrKind, AttrList, TypedAttr};
use tandem_ir::types::{StructBody, TypeData};
use tandem_ir::{AttrSet, Global, Type};

impl Rebuild<'_> {
    /// The new form of a type.
    pub(super) fn ty(&mut self, old: Type) -> Type {
        if let Some(w) = old.int_width() {
            return self.plan.ints.get(&w).map_or(old, |&w| Type::int(w));
        }
        if let Some(k) = old.float_kind() {
            return self.plan.floats.get(&k).map_or(old, |&k| Type::float(k));
        }
        if let Some(a) = old.address_space() {
            return self.plan.spaces.get(&a).map_or(old, |&a| Type::ptr(a));
        }
        if !old.in_table() {
            return old;
        }
        if let Some(&t) = self.types.get(&old) {
            return t;
        }
        let new = self.table_type(old).unwrap_or(old);
        self.types.insert(old, new);
        new
    }

    fn table_type(&mut self, old: Type) -> Option<Type> {
        let module = self.old;
        let data = module.header.types.get(old)?;
        let new = match data {
            TypeData::Array { elem, len } => {
                let elem = self.ty(*elem);
                let len = self.plan.arrays.get(&old).copied().unwrap_or(*len);
                self.new.header.types.array(elem, len)
            }
            TypeData::Vector {
                elem,
                len,
                scalable,
            } => {
                let elem = self.ty(*elem);
                match (self.new_lanes(*len), *scalable) {
                    (1, false) if *len > 1 => elem,
                    (n, false) => self.new.header.types.vector(elem, n, false),
                    (_, true) => self.new.header.types.vector(elem, *len, true),
                }
            }
            TypeData::Struct { fields, packed } => {
                let fields = self.fields(old, fields);
                self.new.header.types.structure(&fields, *packed)
            }
            TypeData::Named { name, .. } => self.named_struct(old, name.as_deref()),
            TypeData::Function {
                ret,
                params,
                vararg,
            } => {
                let ret = self.ty(*ret);
                let params: Vec<Type> = params.iter().map(|&p| self.ty(p)).collect();
                self.new.header.types.function(ret, &params, *vararg)
            }
            TypeData::Target { name, types, ints } => {
                let data = TypeData::Target {
                    name: name.clone(),
                    types: types.iter().map(|&t| self.ty(t)).collect(),
                    ints: ints.clone(),
                };
                self.new.header.types.intern(data)
            }
        };
        Some(new)
    }

    fn named_struct(&mut self, old: Type, name: Option<&str>) -> Type {
        let module = self.old;
        let types = &module.header.types;
        let body = types
            .body(old)
            .map(|b| (self.fields(old, &b.fields), b.packed));
        // The fields come first, so that the numbering follows the nesting.
        let number = self.new.header.types.named_structs().len();
        let fresh = format!("s{number}");
        let name = if self.plan.rename_locals {
            Some(&*fresh)
        } else {
            name
        };
        let new = self.new.header.types.new_named(name);
        if let Some((fields, packed)) = body {
            let fields = fields.into_boxed_slice();
            self.new
                .header
                .types
                .set_body(new, StructBody { fields, packed });
        }
        new
    }

    fn fields(&mut self, of: Type, fields: &[Type]) -> Vec<Type> {
        let kept = fields
            .iter()
            .enumerate()
            .filter(|&(n, _)| self.keeps_field(of, n));
        let kept: Vec<Type> = kept.map(|(_, &f)| f).collect();
        kept.into_iter().map(|f| self.ty(f)).collect()
    }

    /// True unless the plan drops the field.
    pub(super) fn keeps_field(&self, of: Type, n: usize) -> bool {
        self.plan
            .fields
            .get(&of)
            .is_none_or(|gone| !gone.contains(&(n as u32)))
    }

    /// The new number of lanes of vectors with `len` of them.
    pub(super) fn new_lanes(&self, len: u32) -> u32 {
        self.plan.lanes.get(&len).copied().unwrap_or(len)
    }

    /// True if the old type is a vector that becomes a scalar.
    pub(super) fn becomes_scalar(&self, old: Type) -> bool {
        let v = self.old.header.types.as_vector(old);
        v.is_some_and(|(_, len, scalable)| !scalable && len > 1 && self.new_lanes(len) == 1)
    }

    /// The function type of a name whose parameters or result the plan changes.
    pub(super) fn signature(&mut self, g: Global) -> Type {
        let module = self.old;
        let old = module.header.globals[g].ty;
        let Some((ret, params, vararg)) = module.header.types.as_function(old) else {
            return self.ty(old);
        };
        let ret = if self.plan.returns.contains(&g) {
            Type::VOID
        } else {
            self.ty(ret)
        };
        let kept = (0..params.len()).filter(|&n| self.keeps_param(g, n));
        let kept: Vec<Type> = kept.map(|n| params[n]).collect();
        let params: Vec<Type> = kept.into_iter().map(|p| self.ty(p)).collect();
        self.new.header.types.function(ret, &params, vararg)
    }

    /// True unless the plan drops the parameter.
    pub(super) fn keeps_param(&self, g: Global, n: usize) -> bool {
        self.plan
            .params
            .get(&g)
            .is_none_or(|gone| !gone.contains(&(n as u32)))
    }

    // ----- attributes -----------------------------------------------------------

    /// The new form of an attribute set.
    pub(super) fn attr_set(&mut self, old: AttrSet) -> AttrSet {
        if old == AttrSet::EMPTY {
            return old;
        }
        if let Some(&s) = self.attrs.get(&old) {
            return s;
        }
        let module = self.old;
        let attrs: Vec<Attr> = module
            .header
            .attrs
            .get(old)
            .iter()
            .filter_map(|a| self.attr(a))
            .collect();
        let new = self.new.header.attrs.intern(attrs);
        self.attrs.insert(old, new);
        new
    }

    fn attr(&mut self, a: &Attr) -> Option<Attr> {
        match a {
            Attr::Typed(kind, ty) => Some(self.typed_attr(*kind, *ty)),
            Attr::Range(lo, _) if self.plan.ints.contains_key(&lo.width()) => None,
            other => Some(other.clone()),
        }
    }

    fn typed_attr(&mut self, kind: TypedAttr, ty: Type) -> Attr {
        Attr::Typed(kind, self.ty(ty))
    }

    /// The attributes of a function or of a call of it. `of` is the function if its signature may change.
    pub(super) fn attr_list(&mut self, old: &AttrList, of: Option<Global>) -> AttrList {
        let mut new = AttrList {
            func: self.attr_set(old.func),
            ret: self.attr_set(old.ret),
            params: Default::default(),
        };
        for (n, &p) in old.params.iter().enumerate() {
            if of.is_none_or(|g| self.keeps_param(g, n)) {
                let p = self.attr_set(p);
                new.params.push(p);
            }
        }
        let Some(g) = of else { return new };
        if self.plan.returns.contains(&g) {
            new.ret = AttrSet::EMPTY;
            for p in &mut new.params {
                *p = self.without(*p, |a| *a == Attr::Flag(AttrKind::Returned));
            }
        }
        if self.plan.params.contains_key(&g) || self.plan.returns.contains(&g) {
            // Texts such as `allocsize(0)` speak of parameters by number.
            new.func = self.without(
                new.func,
                |a| matches!(a, Attr::Text(k, _) if k.starts_with("alloc")),
            );
        }
        new
    }

    fn without(&mut self, set: AttrSet, gone: impl Fn(&Attr) -> bool) -> AttrSet {
        let table = &mut self.new.header.attrs;
        if !table.get(set).iter().any(&gone) {
            return set;
        }
        let kept = table
            .get(set)
            .iter()
            .filter(|a| !gone(a))
            .cloned()
            .collect();
        table.intern(kept)
    }
}
