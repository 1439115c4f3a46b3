//! What becomes of module-level names.

use super::{Fate, Rebuild};
use cranelift_entity::EntityRef;
use rustc_hash::{FxHashMap, FxHashSet};
use tandem_ir::constant::{ConstantData, ConstantPool};
use tandem_ir::intrinsics;
use tandem_ir::module::{
    DllStorage, FunctionDecl, GlobalData, GlobalKind, Linkage, Variable, Visibility,
};
use tandem_ir::{Comdat, Constant, Global, Type};

impl Rebuild<'_> {
    /// Settles what every name becomes; returns the old names that get a place of their own, in order.
    pub(super) fn decide_globals(&mut self) -> Option<Vec<Global>> {
        let module = self.old;
        let all: Vec<Global> = match &self.plan.global_order {
            Some(order) => order.clone(),
            None => module.header.globals.keys().collect(),
        };
        let gone = self.all_gone();
        let mut order = Vec::with_capacity(all.len());
        let mut taken: FxHashMap<Box<str>, (Global, Type)> = FxHashMap::default();
        for g in all {
            if gone.contains(&g) || self.plan.aliases.contains(&g) {
                continue;
            }
            let Some(name) = self.new_name(g) else {
                continue;
            };
            let ty = self.signature(g);
            let next = Global::new(order.len());
            if let Some(name) = name {
                match taken.get(&name) {
                    // Two forms of one intrinsic that became the same.
                    Some(&(there, t)) if t == ty && name.starts_with("llvm.") => {
                        self.globals[g] = Fate::Is(there);
                        continue;
                    }
                    Some(_) => return None,
                    None => {}
                }
                taken.insert(name, (next, ty));
            }
            self.globals[g] = Fate::Is(next);
            order.push(g);
        }
        Some(order)
    }

    /// The names that go, with the aliases and ifuncs that cannot do without them or without their bodies.
    fn all_gone(&self) -> FxHashSet<Global> {
        let header = &self.old.header;
        let mut gone = self.plan.globals.clone();
        let erased = header.globals.keys().filter(|&g| header.is_erased(g));
        gone.extend(erased);
        let target = |d: &GlobalData| match &d.kind {
            GlobalKind::Alias(c) | GlobalKind::IFunc(c) => Some(*c),
            _ => None,
        };
        loop {
            let missing = |g: Global| gone.contains(&g) || self.plan.bodies.contains(&g);
            let found = header.globals.iter().find(|(g, d)| {
                let needs = target(d).is_some_and(|c| mentions(&header.constants, c, &missing));
                needs && !gone.contains(g) && !self.plan.aliases.contains(g)
            });
            match found.map(|f| f.0) {
                Some(g) => gone.insert(g),
                None => return gone,
            };
        }
    }

    /// The new name of a name (`Some(None)` for a numbered one); `None` if it cannot stay.
    fn new_name(&mut self, g: Global) -> Option<Option<Box<str>>> {
        let module = self.old;
        let data = &module.header.globals[g];
        if let Some(n) = self.plan.names.get(&g) {
            return Some(Some(n.clone()));
        }
        let Some(old) = data.name.clone() else {
            return Some(None);
        };
        let is_function = matches!(data.kind, GlobalKind::Function(_));
        if !is_function || !old.starts_with("llvm.") {
            return Some(Some(old));
        }
        let regular = intrinsics::name_at_type(&module.header.types, &old, data.ty);
        let ty = self.signature(g);
        if regular.as_deref() == Some(&*old) {
            let new = intrinsics::name_at_type(&self.new.header.types, &old, ty)?;
            return self.fixed_parts_agree(&new, &old).then(|| Some(new.into()));
        }
        // A signature that does not follow from the name must stay as it is.
        let same = !self.plan.retypes() || self.looks_the_same(data.ty, ty);
        same.then_some(Some(old))
    }

    /// Renaming must not lead outside of the overloads that exist: the facts are the same family's.
    fn fixed_parts_agree(&self, new: &str, old: &str) -> bool {
        let base = |n: &str| intrinsics::overload_places(n).map(|p| p.0);
        base(new) == base(old)
    }

    /// True if both types, of the old and the new module, are written the same.
    fn looks_the_same(&self, old: Type, new: Type) -> bool {
        let (a, b) = (&self.old.header.types, &self.new.header.types);
        a.display(old).to_string() == b.display(new).to_string()
    }

    /// What stands around the names.
    pub(super) fn preamble(&mut self) {
        let h = &self.old.header;
        let new = &mut self.new.header;
        new.name.clone_from(&h.name);
        new.source_filename.clone_from(&h.source_filename);
        new.layout.clone_from(&h.layout);
        new.triple.clone_from(&h.triple);
        new.module_asm.clone_from(&h.module_asm);
    }

    /// Makes the new form of a name.
    pub(super) fn global(&mut self, g: Global) -> Option<()> {
        let module = self.old;
        let old = &module.header.globals[g];
        let space = self.plan.spaces.get(&old.addrspace).copied();
        let mut data = GlobalData {
            name: self.new_name(g)?,
            ty: self.signature(g),
            addrspace: space.unwrap_or(old.addrspace),
            section: old.section.map(|s| self.symbol(s)),
            partition: old.partition.map(|s| self.symbol(s)),
            comdat: old.comdat.map(|c| self.comdat(c)),
            attachments: old
                .attachments
                .iter()
                .map(|&(k, n)| (self.symbol(k), self.node(n)))
                .collect(),
            ..old.clone()
        };
        data.kind = match &old.kind {
            GlobalKind::Variable(v) => GlobalKind::Variable(self.variable(old, v, &mut data)),
            GlobalKind::Function(d) => GlobalKind::Function(self.declaration(g, d, &mut data)),
            GlobalKind::Alias(c) => GlobalKind::Alias(self.module_constant(*c)),
            GlobalKind::IFunc(c) => GlobalKind::IFunc(self.module_constant(*c)),
            GlobalKind::Erased => return None,
        };
        self.new.header.add_global(data);
        Some(())
    }

    fn comdat(&mut self, old: Comdat) -> Comdat {
        if let Some(&c) = self.comdats.get(&old) {
            return c;
        }
        let data = self.old.header.comdats[old].clone();
        let new = self.new.header.comdats.push(data);
        self.comdats.insert(old, new);
        new
    }

    fn variable(&mut self, old: &GlobalData, v: &Variable, data: &mut GlobalData) -> Variable {
        let mut new = Variable {
            init: None,
            attrs: v.attrs.map(|a| self.attr_set(a)),
            code_model: v.code_model.map(|s| self.symbol(s)),
            sanitizer: v.sanitizer.iter().map(|&s| self.symbol(s)).collect(),
            ..*v
        };
        let Some(init) = v.init else { return new };
        if old.linkage == Linkage::Appending
            && let Some(list) = self.appended(init)
        {
            let elems: Box<[Constant]> = list.iter().map(|&c| self.module_constant(c)).collect();
            let elem = self.old.header.types.as_array(old.ty).map(|a| a.0);
            if let Some(elem) = elem {
                let elem = self.ty(elem);
                data.ty = self.new.header.types.array(elem, elems.len() as u64);
                let contents = if elems.is_empty() {
                    ConstantData::Zero
                } else {
                    ConstantData::Aggregate(elems)
                };
                new.init = Some(self.new.header.constants.intern(data.ty, contents));
                return new;
            }
        }
        new.init = Some(self.module_constant(init));
        new
    }

    /// The entries of a list such as `llvm.used` without those about names that go.
    fn appended(&self, init: Constant) -> Option<Vec<Constant>> {
        let pool = &self.old.header.constants;
        let ConstantData::Aggregate(all) = pool.get(init) else {
            return None;
        };
        let gone = |g| self.globals[g] == Fate::Gone;
        let kept = all.iter().copied().filter(|&c| !mentions(pool, c, &gone));
        Some(kept.collect())
    }

    fn declaration(&mut self, g: Global, d: &FunctionDecl, data: &mut GlobalData) -> FunctionDecl {
        let defined = d.defined && !self.plan.bodies.contains(&g);
        let mut new = FunctionDecl {
            cc: d.cc,
            attrs: self.attr_list(&d.attrs, Some(g)),
            gc: d.gc.map(|s| self.symbol(s)),
            prefix: None,
            prologue: None,
            personality: None,
            defined,
        };
        if defined {
            new.prefix = d.prefix.map(|c| self.module_constant(c));
            new.prologue = d.prologue.map(|c| self.module_constant(c));
            new.personality = d.personality.map(|c| self.module_constant(c));
        } else if d.defined {
            data.linkage = Linkage::External;
            data.visibility = Visibility::Default;
            data.dll = DllStorage::None;
            data.comdat = None;
            data.attachments.clear();
        }
        new
    }
}

/// True if a constant mentions a name of a kind.
fn mentions(pool: &ConstantPool, c: Constant, which: &dyn Fn(Global) -> bool) -> bool {
    match pool.get(c) {
        ConstantData::Global(g) => which(*g),
        ConstantData::Aggregate(parts) => parts.iter().any(|&p| mentions(pool, p, which)),
        ConstantData::Expr(e) => e.operands().iter().any(|&p| mentions(pool, p, which)),
        _ => false,
    }
}
