//! Heads of functions: linkage, parameters and results as PTX declares them, directives (machine.md section 5).
//!
//! A variadic function has one parameter more, the address of what it is given beyond its own (`calls`).

use super::function::Res;
use super::module::State;
use super::types::{Scalar, leaves};
use tandem_ir::Header;
use tandem_ir::attr::{Attr, AttrKind, AttrList, TypedAttr};
use tandem_ir::entity::Global;
use tandem_ir::machine::MFunc;
use tandem_ir::machine::func::Dir;
use tandem_ir::machine::module::{Linkage, MParam, Pointee};
use tandem_ir::machine::types::{Space, Ty};
use tandem_ir::module::Linkage as IrLinkage;
use tandem_ir::types::Type;

impl State<'_> {
    /// A function without body.
    pub fn head(&self, g: Global, name: String) -> Res<MFunc> {
        let h = self.h;
        let data = &h.globals[g];
        let decl = h.function(g).ok_or("a function")?;
        if decl.gc.is_some() {
            return Err("a function with a garbage collector".into());
        }
        if decl.personality.is_some() {
            return Err("a function with a personality".into());
        }
        if decl.defined {
            has_arithmetic(h, decl.attrs.func)?;
        }
        let (ret, params, vararg) = h.types.as_function(data.ty).ok_or("a function type")?;
        let mut f = MFunc::new(&name);
        f.is_entry = h.is_kernel(g);
        if vararg && f.is_entry {
            return Err("a variadic kernel".into());
        }
        f.linkage = match data.linkage {
            _ if !decl.defined => Linkage::Extern,
            IrLinkage::AvailableExternally => Linkage::Extern,
            _ if f.is_entry => Linkage::Visible,
            l if l.is_local() => Linkage::Internal,
            IrLinkage::LinkOnceAny
            | IrLinkage::LinkOnceOdr
            | IrLinkage::WeakAny
            | IrLinkage::WeakOdr => Linkage::Weak,
            _ => Linkage::Visible,
        };
        let byval = |n: usize| {
            h.attrs
                .get(decl.attrs.param(n))
                .iter()
                .find_map(|a| match a {
                    Attr::Typed(TypedAttr::ByVal, t) => Some(*t),
                    _ => None,
                })
        };
        let mut bytes = 0;
        for (n, ty) in params.iter().enumerate() {
            let pname = format!("{name}_param_{n}");
            let p = match f.is_entry {
                true => self.kernel_parameter(&pname, *ty, byval(n), &decl.attrs, n)?,
                false => self.parameter(&pname, *ty, byval(n), &decl.attrs, n)?,
            };
            bytes += p.size().unwrap_or(0);
            f.params.push(p);
        }
        if vararg {
            // Where the other arguments lie.
            let pname = format!("{name}_param_{}", params.len());
            f.params.push(self.result(&pname, Type::ptr(0))?);
        }
        if f.is_entry && bytes > 32_764 {
            return Err("more than 32764 bytes of parameters".into());
        }
        if !ret.is_void() && !f.is_entry {
            f.rets.push(self.result("func_retval0", ret)?);
        }
        if f.is_entry && decl.defined {
            f.dirs = directives(h, g, self.sm());
        }
        // A definition says it by how it ends.
        let silent = f.rets.is_empty() && !f.is_entry && f.linkage == Linkage::Extern;
        if silent && h.attrs.has(decl.attrs.func, AttrKind::NoReturn) {
            f.dirs.push(Dir::Word(".noreturn"));
        }
        Ok(f)
    }
    pub fn stated_align(&self, attrs: &AttrList, n: usize) -> Option<u64> {
        self.h
            .attrs
            .get(attrs.param(n))
            .iter()
            .find_map(|a| match a {
                Attr::Align(n) => Some(*n),
                _ => None,
            })
    }
    /// A place in parameter space as bytes.
    fn bytes(&self, name: &str, ty: Type, align: Option<u64>) -> Res<MParam> {
        let h = self.h;
        let size = h.layout.alloc_size(&h.types, ty).filter(|s| *s > 0);
        let size = size.ok_or("a parameter or result without a size")?;
        let natural = || h.layout.abi_align(&h.types, ty).bytes();
        // An integer of more than 64 bits is two words, whatever the layout says.
        let (size, align) = match (ty.int_width(), align) {
            (Some(65..=128), None) => (16, 16),
            _ => (size, align.unwrap_or_else(natural)),
        };
        if align > 128 {
            return Err("a parameter or result aligned to more than 128 bytes".into());
        }
        Ok(MParam {
            name: name.into(),
            reg: None,
            ty: Ty::B8,
            array: Some(Some(size)),
            align: Some(align),
            pointee: None,
        })
    }
    fn scalar(&self, name: &str, ty: Ty) -> MParam {
        MParam {
            name: name.into(),
            reg: None,
            ty,
            array: None,
            align: None,
            pointee: None,
        }
    }
    /// A parameter of a function, or an argument's slot.
    pub fn parameter(
        &self,
        name: &str,
        ty: Type,
        byval: Option<Type>,
        attrs: &AttrList,
        n: usize,
    ) -> Res<MParam> {
        if let Some(t) = byval {
            return self.bytes(name, t, self.stated_align(attrs, n));
        }
        self.result(name, ty)
    }
    /// The result of a function, or its slot.
    pub fn result(&self, name: &str, ty: Type) -> Res<MParam> {
        let all = leaves(self.h, ty)?;
        let is_scalar = ty.is_int() || ty.is_ptr() || ty.is_float();
        Ok(match (&all[..], is_scalar) {
            ([leaf], true) => match leaf.scalar {
                Scalar::Int(..=32) | Scalar::Float | Scalar::Ptr(_, 32) => {
                    self.scalar(name, Ty::B32)
                }
                Scalar::Half | Scalar::BFloat => self.bytes(name, ty, Some(2))?,
                _ => self.scalar(name, Ty::B64),
            },
            _ => self.bytes(name, ty, None)?,
        })
    }
    fn kernel_parameter(
        &self,
        name: &str,
        ty: Type,
        byval: Option<Type>,
        attrs: &AttrList,
        n: usize,
    ) -> Res<MParam> {
        if let Some(t) = byval {
            return self.bytes(name, t, self.stated_align(attrs, n));
        }
        let all = leaves(self.h, ty)?;
        let is_scalar = ty.is_int() || ty.is_ptr() || ty.is_float();
        let ([leaf], true) = (&all[..], is_scalar) else {
            return self.bytes(name, ty, None);
        };
        Ok(match leaf.scalar {
            Scalar::Int(..=8) => self.scalar(name, Ty::U8),
            Scalar::Int(..=16) => self.scalar(name, Ty::U16),
            Scalar::Int(..=32) => self.scalar(name, Ty::U32),
            Scalar::Int(_) => self.scalar(name, Ty::U64),
            Scalar::Float => self.scalar(name, Ty::F32),
            Scalar::Double => self.scalar(name, Ty::F64),
            Scalar::Half | Scalar::BFloat => self.bytes(name, ty, Some(2))?,
            Scalar::Ptr(space, bits) => MParam {
                pointee: Some(Pointee {
                    space: match space {
                        1 => Space::Global,
                        3 => Space::Shared,
                        4 => Space::Const,
                        5 => Space::Local,
                        _ => Space::Generic,
                    },
                    align: Some(self.stated_align(attrs, n).unwrap_or(1)),
                }),
                ..self.scalar(name, if bits == 32 { Ty::U32 } else { Ty::U64 })
            },
        })
    }
}

/// Whether the arithmetic that a function asks for exists: without observed exceptions, and with subnormal numbers that are
/// kept or become zeros of their sign. Where operands are flushed and results kept there is no instruction; results need not be.
fn has_arithmetic(h: &Header, attrs: tandem_ir::entity::AttrSet) -> Res<()> {
    if h.attrs.has(attrs, AttrKind::StrictFp) {
        return Err("strictfp".into());
    }
    let said = |key| h.attrs.string(attrs, key);
    match said("denormal-fp-math-f32").or_else(|| said("denormal-fp-math")) {
        None | Some("ieee" | "ieee,ieee") => Ok(()),
        Some("preserve-sign" | "preserve-sign,preserve-sign" | "preserve-sign,ieee") => Ok(()),
        Some(other) => Err(format!("denormal-fp-math={other}")),
    }
}

/// Directives of a kernel from what it says of its launches.
fn directives(h: &Header, g: Global, sm: u16) -> Vec<Dir> {
    let table = [
        ("maxntid", ".maxntid"),
        ("reqntid", ".reqntid"),
        ("minctasm", ".minnctapersm"),
        ("maxnreg", ".maxnreg"),
        ("cluster_dim", ".reqnctapercluster"),
        ("maxclusterrank", ".maxclusterrank"),
    ];
    let mut out = Vec::new();
    for (key, word) in table {
        let Some(text) = h.launch_fact(g, key) else {
            continue;
        };
        let numbers: Vec<u32> = text
            .split(',')
            .filter_map(|n| n.trim().parse().ok())
            .collect();
        let says = |key| h.launch_fact(g, key).is_some();
        if word == ".maxntid" && says("reqntid") {
            continue;
        }
        // Without a size of the block this is ignored with a warning.
        let sized = says("reqntid") || says("maxntid");
        let of_cluster = matches!(word, ".reqnctapercluster" | ".maxclusterrank");
        if word == ".minnctapersm" && !sized || of_cluster && sm < 90 {
            continue;
        }
        if !numbers.is_empty() {
            out.push(Dir::Numbers(word, numbers));
        }
    }
    out
}
