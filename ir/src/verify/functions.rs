//! Functions as names: types, calling conventions, attachments, and the declarations of intrinsics.

use super::{attributes, metadata};
use crate::attr::{Attr, AttrKind, TypedAttr};
use crate::constant::ConstantData;
use crate::entity::MdNode;
use crate::intrinsics::facts;
use crate::module::{FunctionDecl, GlobalData, Header, Linkage};
use crate::types::Type;

/// Calling conventions with rules of their own.
pub(super) mod cc {
    pub(crate) const FAST: u32 = 8;
    pub(crate) const COLD: u32 = 9;
    pub(crate) const PTX_KERNEL: u32 = 71;
    pub(crate) const PTX_DEVICE: u32 = 72;
    pub(crate) const SPIR_KERNEL: u32 = 76;
    pub(crate) const INTEL_OCL_BI: u32 = 77;
    pub(crate) const X86_INTR: u32 = 83;
    pub(crate) const AMDGPU_VS: u32 = 87;
    pub(crate) const AMDGPU_GS: u32 = 88;
    pub(crate) const AMDGPU_PS: u32 = 89;
    pub(crate) const AMDGPU_CS: u32 = 90;
    pub(crate) const AMDGPU_KERNEL: u32 = 91;
    pub(crate) const AMDGPU_HS: u32 = 93;
    pub(crate) const AMDGPU_LS: u32 = 95;
    pub(crate) const AMDGPU_ES: u32 = 96;
    pub(crate) const AMDGPU_CS_CHAIN: u32 = 104;
    pub(crate) const AMDGPU_CS_CHAIN_PRESERVE: u32 = 105;
    pub(crate) const AMDGPU_GFX_WHOLE_WAVE: u32 = 124;
    /// Entry points that only the hardware or the host starts.
    pub(crate) const UNCALLABLE: [u32; 12] = [
        SPIR_KERNEL,
        AMDGPU_VS,
        AMDGPU_GS,
        AMDGPU_PS,
        AMDGPU_CS,
        AMDGPU_KERNEL,
        AMDGPU_HS,
        AMDGPU_LS,
        AMDGPU_ES,
        AMDGPU_CS_CHAIN,
        AMDGPU_CS_CHAIN_PRESERVE,
        AMDGPU_GFX_WHOLE_WAVE,
    ];
}

/// What is wrong with a function, declared (no bodies) or defined.
pub(super) fn check(
    header: &Header,
    data: &GlobalData,
    d: &FunctionDecl,
    bodies: u32,
) -> Vec<String> {
    let mut out: Vec<String> = Vec::new();
    let Some((ret, params, vararg)) = header.types.as_function(data.ty) else {
        return vec!["function without a function type".into()];
    };
    let mut require = |holds: bool, message: &str| {
        if !holds {
            out.push(message.into());
        }
    };
    require(bodies <= 1, "function has several bodies");
    require(
        d.defined == (bodies == 1),
        "function is marked defined without a body, or the reverse",
    );
    require(
        data.linkage != Linkage::Common && data.linkage != Linkage::Appending,
        "function with the linkage of a variable",
    );
    let name = data.name.as_deref().unwrap_or("");
    let intrinsic = name.starts_with("llvm.");
    require(!intrinsic || bodies == 0, "intrinsics cannot be defined");
    require(
        bodies > 0 || d.personality.is_none(),
        "declaration with a personality",
    );
    let parts = [d.prefix, d.prologue, d.personality];
    let intrinsic_part = parts.into_iter().flatten().any(|c| {
        matches!(header.constants.get(c), ConstantData::Global(g)
            if header.globals.get(*g).is_some() && facts(header.global_name(*g)).is_some())
    });
    require(!intrinsic_part, "address of an intrinsic is taken");
    let special = |t: Type| {
        matches!(
            t,
            Type::METADATA | Type::TOKEN | Type::LABEL | Type::X86_AMX
        )
    };
    require(
        intrinsic || (!special(ret) && !params.iter().any(|&t| special(t))),
        "metadata, tokens and x86_amx can only be passed to intrinsics",
    );
    let passable = params.iter().all(|&t| header.types.is_first_class(t));
    let opaque = header.types.is_struct(ret) && bodies > 0;
    let returnable = ret.is_void() || header.types.is_first_class(ret) || opaque;
    require(
        passable && (returnable || bodies == 0),
        "parameter or returned value of an invalid type",
    );
    if let Err(message) = convention(header, d, ret, params, vararg) {
        require(false, message);
    }
    attachments(header, data, bodies, &mut out);
    // What LLVM knows of an intrinsic replaces what its declaration says.
    let known = intrinsic && (facts(name).is_some() || is_of_other_target(name));
    if bodies == 0 && !known {
        out.extend(attributes::declaration(header, data, d));
    }
    out
}

/// Names that the table of intrinsics leaves out, of other targets and with variable arguments; LLVM knows their
/// attributes.
fn is_of_other_target(name: &str) -> bool {
    const OTHERS: [&str; 4] = [
        "llvm.coro.",
        "llvm.experimental.deoptimize",
        "llvm.experimental.gc.statepoint",
        "llvm.experimental.patchpoint",
    ];
    if name == "llvm.experimental.guard" || OTHERS.iter().any(|o| name.starts_with(o)) {
        return true;
    }
    crate::intrinsics::is_of_other_target(name)
}

/// The address space of the stack. A module without a data layout has that of its target.
fn stack_addrspace(header: &Header) -> u32 {
    match header.layout.text.is_empty() && is_amdgpu(&header.triple) {
        true => 5,
        false => header.layout.alloca_addrspace,
    }
}

/// True for the triples of AMD's GPUs.
pub(super) fn is_amdgpu(triple: &str) -> bool {
    ["amdgcn", "r600"].iter().any(|a| {
        let rest = triple.strip_prefix(a);
        rest.is_some_and(|r| r.is_empty() || r.starts_with('-'))
    })
}

/// What the calling convention demands of the function's type and parameters.
fn convention(
    header: &Header,
    d: &FunctionDecl,
    ret: Type,
    params: &[Type],
    vararg: bool,
) -> Result<(), &'static str> {
    let rule = |holds: bool, message| if holds { Ok(()) } else { Err(message) };
    let typed = |n: usize, kind: TypedAttr| {
        let set = header.attrs.get(d.attrs.param(n));
        set.iter()
            .any(|a| matches!(a, Attr::Typed(k, _) if *k == kind))
    };
    let any = |kind| (0..params.len()).any(|n| typed(n, kind));
    let void = matches!(
        d.cc,
        cc::SPIR_KERNEL | cc::AMDGPU_KERNEL | cc::AMDGPU_CS_CHAIN | cc::AMDGPU_CS_CHAIN_PRESERVE
    );
    let shader = matches!(
        d.cc,
        cc::AMDGPU_VS | cc::AMDGPU_HS | cc::AMDGPU_GS | cc::AMDGPU_PS | cc::AMDGPU_CS
    );
    if void || shader {
        rule(shader || ret.is_void(), "kernel must return void")?;
        rule(!any(TypedAttr::StructRet), "kernel with an sret parameter")?;
        if d.cc != cc::SPIR_KERNEL {
            let stack = Type::ptr(stack_addrspace(header));
            rule(!any(TypedAttr::ByVal), "kernel with a byval parameter")?;
            rule(
                !any(TypedAttr::Preallocated),
                "kernel with a preallocated parameter",
            )?;
            rule(
                !any(TypedAttr::InAlloca),
                "kernel with an inalloca parameter",
            )?;
            let on_stack =
                (0..params.len()).any(|n| params[n] == stack && typed(n, TypedAttr::ByRef));
            rule(!on_stack, "kernel with a byref parameter on the stack")?;
        }
    }
    if d.cc == cc::X86_INTR {
        let by_value = params.is_empty() || typed(0, TypedAttr::ByVal);
        return rule(
            by_value,
            "first parameter of an interrupt handler must be byval",
        );
    }
    if d.cc == cc::AMDGPU_GFX_WHOLE_WAVE {
        rule(
            params.first() == Some(&Type::I1),
            "first parameter must be i1",
        )?;
        let inreg = header.attrs.has(d.attrs.param(0), AttrKind::InReg);
        rule(!inreg, "first parameter cannot be inreg")?;
        return rule(!vararg, "calling convention without variable arguments");
    }
    let fixed = void
        || shader
        || matches!(
            d.cc,
            cc::FAST | cc::COLD | cc::INTEL_OCL_BI | cc::PTX_KERNEL | cc::PTX_DEVICE
        );
    rule(
        !fixed || !vararg,
        "calling convention without variable arguments",
    )
}

/// Attachments of a function.
fn attachments(header: &Header, data: &GlobalData, bodies: u32, out: &mut Vec<String>) {
    for name in ["prof", "kcfi_type", "dbg"] {
        let all = || {
            let named = |a: &&(crate::entity::Symbol, MdNode)| header.str(a.0) == name;
            data.attachments.iter().filter(named).map(|a| a.1)
        };
        if all().count() > 1 {
            out.push(format!("!{name} can only be attached once"));
        }
        for n in all() {
            if let Err(message) = attachment(header, name, n, bodies) {
                out.push(format!("!{name}: {message}"));
            }
        }
    }
}

fn attachment(header: &Header, name: &str, n: MdNode, bodies: u32) -> Result<(), &'static str> {
    let rule = |holds: bool, message| if holds { Ok(()) } else { Err(message) };
    match name {
        "prof" if bodies == 0 => Err("cannot be attached to a declaration"),
        "prof" => metadata::entry_count(header, n),
        "kcfi_type" => metadata::type_hash(header, n),
        _ => {
            let Some(node) = header.metadata.nodes.get(n) else {
                return Err("leads nowhere");
            };
            let is_subprogram = metadata::class(header, n) == "DISubprogram";
            rule(is_subprogram, "must be a DISubprogram")?;
            rule(
                bodies == 0 || node.distinct,
                "of a definition must be distinct",
            )?;
            rule(
                bodies > 0 || !node.distinct,
                "of a declaration must not be distinct",
            )
        }
    }
}
