//! Module-level names: linkage, initialisers, aliases, ifuncs, comdats, special variables; and constants of the module.
//!
//! [`check`] visits each live name once with a `NameChecker`; heads of functions go on to `functions`, names of erased
//! things to `erased`, metadata has a walk of its own. The rules are those of LLVM's `visitGlobalValue` and its
//! siblings, and LangRef's on linkage; one is ours: no initialiser but `undef` or `poison` in shared (3) and local (5)
//! memory of `nvptx`.
//!
//! Special names: `llvm.used` and `llvm.compiler.used` (an array of addresses, appending linkage), `llvm.global_ctors`
//! and `llvm.global_dtors` (an array of `{ i32, ptr, ptr }`).
//!
//! Cost: linear in the names, but for chains of aliases and ifuncs, which are followed from each of them.
//!
//! **Invariant:** nothing here panics or loops on a broken module: chains stop at names seen before or after as many
//! steps as there are names.

use super::{VerifyError, constants, erased, functions, metadata, module_error};
use crate::constant::{ConstantData, ConstantExpr};
use crate::entity::{Constant, Global, MdNode};
use crate::inst::CastOp;
use crate::intrinsics::facts;
use crate::module::{
    DllStorage, GlobalData, GlobalKind, Header, Linkage, Module, Variable, Visibility,
};
use crate::text::Subject;
use crate::types::{Type, TypeData, TypeTable};
use rustc_hash::FxHashSet;

/// Checks everything at module level but metadata.
pub(super) fn check(module: &Module, errors: &mut Vec<VerifyError>) {
    let header = &module.header;
    for (k, ty, data) in header.constants.iter() {
        if let Err(message) = constants::constant(header, &header.constants, ty, data) {
            let message = format!("constant {k:?} of the module: {message}");
            module_error(errors, Subject::Module, message);
        }
    }
    let mut defined = vec![0u32; header.globals.len()];
    for f in &module.bodies {
        match defined.get_mut(f.global.as_u32() as usize) {
            Some(n) => *n += 1,
            None => module_error(
                errors,
                Subject::Module,
                "function body of a name that does not exist",
            ),
        }
    }
    for (g, data) in header.live_globals() {
        let bodies = defined[g.as_u32() as usize];
        let mut c = NameChecker {
            header,
            g,
            data,
            errors,
        };
        c.common(bodies);
        match &data.kind {
            GlobalKind::Variable(v) => c.variable(v),
            GlobalKind::Function(d) => {
                for message in functions::check(header, data, d, bodies) {
                    c.require(false, &message);
                }
            }
            GlobalKind::Alias(target) => c.alias(*target),
            GlobalKind::IFunc(resolver) => c.ifunc(*resolver),
            GlobalKind::Erased => {}
        }
    }
    check_block_addresses(module, errors);
    erased::check(module, errors);
}

/// The address of an entry block is not taken: nothing may jump there.
fn check_block_addresses(module: &Module, errors: &mut Vec<VerifyError>) {
    let pools = module.bodies.iter().map(|f| f.constants());
    let pools = pools.chain([&module.header.constants]);
    let mut entries: Option<rustc_hash::FxHashMap<Global, Option<crate::entity::Block>>> = None;
    for pool in pools {
        for (_, _, data) in pool.iter() {
            let ConstantData::BlockAddress(g, b) = data else {
                continue;
            };
            let entries = entries.get_or_insert_with(|| {
                module
                    .bodies
                    .iter()
                    .map(|f| (f.global, f.entry()))
                    .collect()
            });
            if entries.get(g) == Some(&Some(*b)) {
                let message = "blockaddress of an entry block";
                module_error(errors, Subject::Global(*g), message);
            }
        }
    }
}

/// One module-level name under examination.
struct NameChecker<'a> {
    header: &'a Header,
    g: Global,
    data: &'a GlobalData,
    errors: &'a mut Vec<VerifyError>,
}

impl NameChecker<'_> {
    fn require(&mut self, holds: bool, message: &str) {
        if !holds {
            let name = self.data.name.as_deref().unwrap_or("");
            let message = format!("@{name}: {message}");
            module_error(self.errors, Subject::Global(self.g), message);
        }
    }

    fn name(&self) -> &str {
        self.data.name.as_deref().unwrap_or("")
    }

    fn is_declaration(&self, bodies: u32) -> bool {
        match &self.data.kind {
            GlobalKind::Variable(v) => v.init.is_none(),
            GlobalKind::Function(_) => bodies == 0,
            _ => false,
        }
    }

    fn common(&mut self, bodies: u32) {
        let d = self.data;
        let declaration = self.is_declaration(bodies);
        self.require(
            !declaration || matches!(d.linkage, Linkage::External | Linkage::ExternalWeak),
            "declaration must have external or extern_weak linkage",
        );
        self.require(
            d.linkage != Linkage::ExternalWeak || declaration,
            "extern_weak name is defined",
        );
        self.require(
            !d.linkage.is_local() || d.visibility == Visibility::Default,
            "local name must have default visibility",
        );
        self.require(
            !d.linkage.is_local() || d.dll == DllStorage::None,
            "local name cannot have a DLL storage class",
        );
        self.require(
            d.dll != DllStorage::Import || !d.dso_local,
            "dllimport name cannot be dso_local",
        );
        let imported = declaration
            && matches!(d.linkage, Linkage::External | Linkage::ExternalWeak)
            || d.linkage == Linkage::AvailableExternally;
        self.require(
            d.dll != DllStorage::Import || imported,
            "dllimport name must be declared, or available_externally",
        );
        self.require(
            d.dll != DllStorage::Import || d.visibility == Visibility::Default,
            "dllimport name must have default visibility",
        );
        self.require(
            d.dll != DllStorage::Export || d.visibility != Visibility::Hidden,
            "dllexport name cannot be hidden",
        );
        let names_comdat = d
            .comdat
            .and_then(|c| self.header.comdats.get(c))
            .is_some_and(|c| d.name.as_deref() == Some(&*c.name));
        self.require(
            !names_comdat || d.linkage != Linkage::Private || !is_coff(&self.header.triple),
            "a private name cannot name its comdat in COFF",
        );
        self.require(
            d.comdat.is_none() || !(declaration || d.linkage == Linkage::AvailableExternally),
            "declaration cannot be in a comdat",
        );
        self.require(
            d.linkage != Linkage::Appending
                || matches!(d.kind, GlobalKind::Variable(_))
                    && self.header.types.as_array(d.ty).is_some(),
            "only arrays can have appending linkage",
        );
        self.attached();
    }

    fn attached(&mut self) {
        for &(kind, node) in &self.data.attachments {
            let exists = self.header.metadata.nodes.get(node).is_some();
            self.require(exists, "attachment leads nowhere");
            if !exists {
                continue;
            }
            match self.header.str(kind) {
                "dbg" if matches!(self.data.kind, GlobalKind::IFunc(_)) => {
                    self.require(false, "an ifunc has no !dbg attachment");
                }
                name @ ("associated" | "implicit.ref") => {
                    let declared =
                        matches!(&self.data.kind, GlobalKind::Variable(v) if v.init.is_none());
                    self.require(
                        !declared || name == "associated",
                        "!implicit.ref on a declaration",
                    );
                    self.associated(name, node);
                }
                "absolute_symbol" => {
                    let bits = self.header.layout.pointer(self.data.addrspace).bits;
                    let ranges = metadata::ranges(self.header, node, Type::int(bits), true);
                    if let Err(message) = ranges {
                        self.require(false, &format!("!absolute_symbol: {message}"));
                    }
                }
                "dbg" if matches!(self.data.kind, GlobalKind::Variable(_)) => {
                    let class = metadata::class(self.header, node);
                    self.require(
                        class == "DIGlobalVariableExpression",
                        "!dbg of a variable must be a DIGlobalVariableExpression",
                    );
                }
                _ => {}
            }
        }
    }

    /// `!associated`, `!implicit.ref`: the address of another function or variable.
    fn associated(&mut self, name: &str, node: MdNode) {
        use crate::metadata::Metadata;
        let header = self.header;
        let ops = metadata::tuple(header, node).unwrap_or(&[]);
        let [value] = ops else {
            return self.require(false, &format!("!{name} must hold one name"));
        };
        let c = match *value {
            Metadata::Constant(c) => c,
            // What it named is gone.
            Metadata::Null if name == "associated" => return,
            _ => return self.require(false, &format!("!{name} must hold the address of a name")),
        };
        let pointer = header.constants.ty(c).is_ptr();
        self.require(pointer, &format!("!{name} must hold a pointer"));
        if matches!(
            header.constants.get(c),
            ConstantData::Null | ConstantData::Undef | ConstantData::Poison
        ) {
            return;
        }
        let target = base_name(header, c);
        self.require(
            target != Some(self.g),
            &format!("!{name} cannot lead to its own name"),
        );
    }

    fn variable(&mut self, v: &Variable) {
        let (header, d) = (self.header, self.data);
        let types = &header.types;
        let first_class = types.is_first_class(d.ty) || v.init.is_none();
        let typed = first_class
            && !matches!(
                d.ty,
                Type::LABEL | Type::METADATA | Type::TOKEN | Type::X86_AMX
            )
            && types.as_function(d.ty).is_none();
        self.require(typed, "variable of an invalid type");
        self.require(
            !has_scalable(types, d.ty),
            "variable of a type that holds scalable vectors",
        );
        self.require(
            !has_target(types, d.ty, &may_be_global),
            "variable of a target type that cannot be global",
        );
        if let Some(init) = v.init {
            self.initializer(v, init);
        }
        match self.name() {
            "llvm.used" | "llvm.compiler.used" => self.used_list(v),
            "llvm.global_ctors" | "llvm.global_dtors" => self.constructors(v),
            _ => {}
        }
    }

    fn initializer(&mut self, v: &Variable, init: Constant) {
        let (header, d) = (self.header, self.data);
        self.require(
            header.constants.ty(init) == d.ty,
            "initialiser does not have the type of the variable",
        );
        let data = header.constants.get(init);
        if let ConstantData::Global(g) = data {
            let intrinsic = header.globals.get(*g).is_some()
                && header.function(*g).is_some()
                && facts(header.global_name(*g)).is_some();
            self.require(!intrinsic, "address of an intrinsic is taken");
        }
        if d.linkage == Linkage::Common {
            self.require(!v.constant, "common variable cannot be constant");
            self.require(is_zero(data), "common variable must be zero");
            self.require(d.comdat.is_none(), "common variable cannot be in a comdat");
        }
        let per_block = header.triple.starts_with("nvptx") && matches!(d.addrspace, 3 | 5);
        self.require(
            !per_block || matches!(data, ConstantData::Undef | ConstantData::Poison),
            "variable in shared or local memory cannot be initialised (X-3)",
        );
    }

    /// `llvm.used`: an array of addresses of named things, in section `llvm.metadata`.
    fn used_list(&mut self, v: &Variable) {
        let header = self.header;
        let pointers = header
            .types
            .as_array(self.data.ty)
            .is_some_and(|a| a.0.is_ptr());
        self.require(pointers, "must be an array of pointers");
        self.require(
            self.data.linkage == Linkage::Appending,
            "must have appending linkage",
        );
        let Some(init) = v.init else { return };
        let ConstantData::Aggregate(members) = header.constants.get(init) else {
            return self.require(false, "must be initialised with a list");
        };
        let all = members.iter().all(|&m| base_name(header, m).is_some());
        self.require(all, "members must be addresses of names");
        let mut names = members.iter().filter_map(|&m| base_name(header, m));
        self.require(
            names.all(|g| header.globals.get(g).is_some_and(|d| d.name.is_some())),
            "members must have names",
        );
    }

    fn constructors(&mut self, v: &Variable) {
        let types = &self.header.types;
        let fields = types
            .as_array(self.data.ty)
            .and_then(|(e, _)| types.struct_fields(e));
        let ok = fields.is_some_and(|(f, _)| {
            let program = Type::ptr(self.header.layout.program_addrspace);
            f.len() == 3 && f[0] == Type::I32 && f[1] == program && f[2].is_ptr()
        });
        self.require(
            ok || v.init.is_none(),
            "must be an array of {i32, ptr, ptr}",
        );
        self.require(
            self.data.linkage == Linkage::Appending,
            "must have appending linkage",
        );
    }

    fn alias(&mut self, target: Constant) {
        use Linkage::*;
        let header = self.header;
        let linkage = matches!(
            self.data.linkage,
            External
                | Private
                | Internal
                | LinkOnceAny
                | LinkOnceOdr
                | WeakAny
                | WeakOdr
                | AvailableExternally
        );
        self.require(linkage, "alias with a linkage that it cannot have");
        self.require(
            header.constants.ty(target).address_space() == Some(self.data.addrspace),
            "alias and aliasee are in different address spaces",
        );
        if let Err(message) = self.aliasee(target, &mut FxHashSet::default()) {
            self.require(false, message);
        }
    }

    /// Everything that an aliasee mentions must be defined, and no alias on the way replaceable.
    fn aliasee(&self, c: Constant, seen: &mut FxHashSet<Global>) -> Result<(), &'static str> {
        let header = self.header;
        let outermost = matches!(self.data.kind, GlobalKind::Alias(target) if target == c);
        let available = self.data.linkage == Linkage::AvailableExternally;
        match header.constants.get(c) {
            ConstantData::Global(g) => {
                let Some(d) = header.globals.get(*g) else {
                    return Ok(());
                };
                if available && d.linkage != Linkage::AvailableExternally {
                    return Err("available_externally alias must lead to something that is, too");
                }
                if !available && is_declared(d) {
                    return Err("alias must lead to a definition");
                }
                let GlobalKind::Alias(next) = d.kind else {
                    return Ok(());
                };
                if !seen.insert(*g) {
                    return Err("aliases form a cycle");
                }
                if matches!(d.linkage, Linkage::WeakAny | Linkage::LinkOnceAny) {
                    return Err("alias cannot lead to an alias that can be replaced");
                }
                self.aliasee(next, seen)
            }
            ConstantData::Expr(e) => e
                .operands()
                .into_iter()
                .try_for_each(|o| self.aliasee(o, seen)),
            _ if outermost => Err("alias must lead to a name or an expression"),
            _ if available => Err("available_externally alias must lead to something that is, too"),
            _ => Ok(()),
        }
    }

    fn ifunc(&mut self, resolver: Constant) {
        use Linkage::*;
        let header = self.header;
        let linkage = matches!(
            self.data.linkage,
            External | Private | Internal | LinkOnceAny | LinkOnceOdr | WeakAny | WeakOdr
        );
        self.require(linkage, "ifunc with a linkage that it cannot have");
        let mut at = base_name(header, resolver);
        for _ in 0..header.globals.len() {
            match at.and_then(|g| header.globals.get(g)).map(|d| &d.kind) {
                Some(GlobalKind::Alias(next)) => at = base_name(header, *next),
                _ => break,
            }
        }
        let decl = at
            .filter(|&g| header.globals.get(g).is_some())
            .and_then(|g| header.function(g));
        self.require(decl.is_some(), "ifunc must have a function as its resolver");
        let elsewhere = at
            .and_then(|g| header.globals.get(g))
            .is_some_and(|d| d.linkage == AvailableExternally);
        self.require(
            decl.is_none_or(|d| d.defined && !elsewhere),
            "resolver of an ifunc must be defined",
        );
        let returned = at
            .filter(|_| decl.is_some())
            .and_then(|g| header.return_type(g));
        self.require(
            returned.is_none_or(Type::is_ptr),
            "resolver of an ifunc must return a pointer",
        );
    }
}

/// Declared as far as the linker is concerned.
fn is_declared(d: &GlobalData) -> bool {
    match &d.kind {
        GlobalKind::Variable(v) => v.init.is_none() || d.linkage == Linkage::AvailableExternally,
        GlobalKind::Function(f) => !f.defined || d.linkage == Linkage::AvailableExternally,
        _ => false,
    }
}

fn is_coff(triple: &str) -> bool {
    ["windows", "win32", "mingw", "cygwin", "uefi"]
        .iter()
        .any(|os| triple.contains(os))
        && !["-macho", "-elf"].iter().any(|f| triple.ends_with(f))
}

fn has_scalable(types: &TypeTable, ty: Type) -> bool {
    types.holds(ty, &|t| types.as_vector(t).is_some_and(|v| v.2))
}

/// True if a target type inside `ty` lacks a property.
pub(super) fn has_target(types: &TypeTable, ty: Type, allowed: &dyn Fn(&str) -> bool) -> bool {
    types.holds(ty, &|t| match types.get(t) {
        Some(TypeData::Target { name, .. }) => !allowed(name),
        _ => false,
    })
}

fn may_be_global(name: &str) -> bool {
    name.starts_with("spirv.") || name.starts_with("dx.") || name == "amdgcn.named.barrier"
}

fn is_zero(data: &ConstantData) -> bool {
    match data {
        ConstantData::Int(0) | ConstantData::Float(0) | ConstantData::Null | ConstantData::Zero => {
            true
        }
        ConstantData::WideInt(b) => b.is_zero(),
        _ => false,
    }
}

/// The name that a constant is the address of, through casts and offsets.
fn base_name(header: &Header, c: Constant) -> Option<Global> {
    let mut at = c;
    loop {
        at = match header.constants.get(at) {
            ConstantData::Global(g) => return Some(*g),
            ConstantData::Expr(e) => match &**e {
                ConstantExpr::Cast(CastOp::BitCast | CastOp::AddrSpaceCast, _, a) => *a,
                ConstantExpr::Gep { operands, .. } => *operands.first()?,
                _ => return None,
            },
            _ => return None,
        };
    }
}
