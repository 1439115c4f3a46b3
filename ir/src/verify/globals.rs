//! Module-level names: linkage, initialisers, aliases, comdats, special variables, kernels.

use super::{VerifyError, attributes, constants, erased, metadata, module_error};
use crate::constant::{ConstantData, ConstantExpr};
use crate::entity::{Constant, Global};
use crate::inst::CastOp;
use crate::intrinsics::facts;
use crate::module::{
    DllStorage, FunctionDecl, GlobalData, GlobalKind, Header, Linkage, Module, Variable, Visibility,
};
use crate::types::Type;

/// `spir_kernel`. (`ptx_kernel` is not checked for its return type: LLVM takes one that returns a value.)
const SPIR_KERNEL: u32 = 76;
/// `amdgpu_kernel`
const AMDGPU_KERNEL: u32 = 91;
/// Checks everything at module level but metadata.
pub(super) fn check(module: &Module, errors: &mut Vec<VerifyError>) {
    let header = &module.header;
    for (k, ty, data) in header.constants.iter() {
        if let Err(message) = constants::constant(header, &header.constants, ty, data) {
            module_error(errors, format!("constant {k:?} of the module: {message}"));
        }
    }
    let mut defined = vec![0u32; header.globals.len()];
    for f in &module.bodies {
        match defined.get_mut(f.global.as_u32() as usize) {
            Some(n) => *n += 1,
            None => module_error(errors, "function body of a name that does not exist"),
        }
    }
    for (g, data) in header.live_globals() {
        let bodies = defined[g.as_u32() as usize];
        let mut c = NameChecker {
            header,
            data,
            errors,
        };
        c.common(bodies);
        match &data.kind {
            GlobalKind::Variable(v) => c.variable(v),
            GlobalKind::Function(d) => c.function(d, bodies),
            GlobalKind::Alias(target) => c.alias(*target),
            GlobalKind::IFunc(resolver) => c.ifunc(*resolver),
            GlobalKind::Erased => {}
        }
    }
    erased::check(module, errors);
}

/// One module-level name under examination.
struct NameChecker<'a> {
    header: &'a Header,
    data: &'a GlobalData,
    errors: &'a mut Vec<VerifyError>,
}

impl NameChecker<'_> {
    fn require(&mut self, holds: bool, message: &str) {
        if !holds {
            let name = self.data.name.as_deref().unwrap_or("");
            module_error(self.errors, format!("@{name}: {message}"));
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
        for name in ["prof", "kcfi_type", "dbg"] {
            let kind = self.header.strings.lookup(name);
            let all = || self.data.attachments.iter().filter(|a| Some(a.0) == kind);
            // A variable may have several descriptions, a function one.
            let function = matches!(self.data.kind, GlobalKind::Function(_));
            self.require(
                !function || all().count() <= 1,
                "attachment that can only be there once",
            );
            let well_formed = all().all(|a| match name {
                "prof" => metadata::entry_count(self.header, a.1),
                "kcfi_type" => metadata::type_hash(self.header, a.1),
                _ => true,
            });
            self.require(!function || well_formed, "attachment of an invalid form");
        }
        let associated = self.header.strings.lookup("associated");
        for &(kind, node) in &self.data.attachments {
            let exists = self.header.metadata.nodes.get(node).is_some();
            self.require(exists, "attachment leads nowhere");
            if Some(kind) == associated && exists {
                let ok = match &self.header.metadata.nodes[node].body {
                    crate::metadata::MdBody::Tuple(ops) => match **ops {
                        [crate::metadata::Metadata::Constant(c)] => {
                            self.header.constants.ty(c).is_ptr()
                        }
                        [crate::metadata::Metadata::Null] => true,
                        _ => false,
                    },
                    _ => false,
                };
                self.require(ok, "!associated must hold one name");
            }
        }
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
    }

    fn constructors(&mut self, v: &Variable) {
        let types = &self.header.types;
        let fields = types
            .as_array(self.data.ty)
            .and_then(|(e, _)| types.struct_fields(e));
        let ok = fields.is_some_and(|(f, _)| {
            f.len() == 3 && f[0] == Type::I32 && f[1].is_ptr() && f[2].is_ptr()
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

    fn function(&mut self, d: &FunctionDecl, bodies: u32) {
        let header = self.header;
        let Some((ret, params, _)) = header.types.as_function(self.data.ty) else {
            return self.require(false, "function without a function type");
        };
        self.require(bodies <= 1, "function has several bodies");
        self.require(
            d.defined == (bodies == 1),
            "function is marked defined without a body, or the reverse",
        );
        self.require(
            self.data.linkage != Linkage::Common && self.data.linkage != Linkage::Appending,
            "function with the linkage of a variable",
        );
        let intrinsic = self.name().starts_with("llvm.");
        self.require(!intrinsic || bodies == 0, "intrinsics cannot be defined");
        let special = |t: Type| {
            matches!(
                t,
                Type::METADATA | Type::TOKEN | Type::LABEL | Type::X86_AMX
            )
        };
        self.require(
            intrinsic || (!special(ret) && !params.iter().any(|&t| special(t))),
            "metadata, tokens and x86_amx can only be passed to intrinsics",
        );
        let passable = params.iter().all(|&t| header.types.is_first_class(t));
        let returnable = ret.is_void() || header.types.is_first_class(ret);
        self.require(
            passable && (returnable || bodies == 0),
            "parameter or returned value of an invalid type",
        );
        self.require(
            !matches!(d.cc, SPIR_KERNEL | AMDGPU_KERNEL) || ret.is_void(),
            "kernel must return void",
        );
        // What LLVM knows of an intrinsic replaces what its declaration says.
        let known = intrinsic && facts(self.name()).is_some();
        if bodies == 0 && !known {
            for message in attributes::declaration(header, self.data, d) {
                self.require(false, &message);
            }
        }
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
        let mut at = base_name(header, target);
        let mut steps = 0;
        while let Some(g) = at {
            let Some(data) = header.globals.get(g) else {
                break;
            };
            let declared = match &data.kind {
                GlobalKind::Variable(v) => v.init.is_none(),
                GlobalKind::Function(d) => !d.defined,
                _ => false,
            };
            self.require(!declared, "alias must lead to a definition");
            at = match &data.kind {
                GlobalKind::Alias(next) => base_name(header, *next),
                _ => None,
            };
            steps += 1;
            if steps > header.globals.len() {
                return self.require(false, "aliases form a cycle");
            }
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
        self.require(
            decl.is_none_or(|d| d.defined),
            "resolver of an ifunc must be defined",
        );
    }
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
