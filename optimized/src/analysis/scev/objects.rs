//! Where objects may lie: ranges and alignment of the addresses of variables and local memory.

use super::ScalarEvolution;
use crate::analysis::range::{Range, mask};
use tandem_ir::attr::AttrKind;
use tandem_ir::constant::{ConstantData, ConstantExpr};
use tandem_ir::module::{GlobalKind, Linkage};
use tandem_ir::{CastOp, Global, InstKind, Value, ValueDef};

impl ScalarEvolution<'_> {
    /// The addresses at which a variable or local memory may begin: it ends within the space, at its alignment.
    pub(super) fn address_range(&self, v: Value, width: u32) -> Option<Range> {
        let (size, align, generic) = self.object(v)?;
        let last = mask(width).checked_sub(u128::from(size))?;
        if size < 2 {
            return None;
        }
        let align = u128::from(align);
        let first = if generic && !self.null_is_valid() {
            align
        } else {
            0
        };
        let last = last / align * align;
        (first <= last).then(|| Range::new(width, first, last))
    }

    /// How many low bits of the address of a variable or local memory are 0.
    pub(super) fn address_zeros(&self, v: Value) -> u32 {
        self.object(v)
            .map_or(0, |(_, align, _)| align.trailing_zeros())
    }

    /// True if there may be an object at address 0 of the generic space.
    fn null_is_valid(&self) -> bool {
        let cx = self.cx;
        let own = cx.function(self.f.global);
        own.is_none_or(|d| cx.attrs.has(d.attrs.func, AttrKind::NullPointerIsValid))
    }

    /// Bytes, alignment, and whether it is in the generic space: of a variable that is defined or declared here, or of local
    /// memory.
    fn object(&self, v: Value) -> Option<(u64, u64, bool)> {
        let (layout, types) = (&self.cx.layout, &self.cx.types);
        match self.f.value_def(v) {
            ValueDef::Const(_) => {
                let data = self.cx.globals.get(self.variable(v)?)?;
                let GlobalKind::Variable(variable) = &data.kind else {
                    return None;
                };
                if data.linkage == Linkage::ExternalWeak {
                    return None;
                }
                let own = variable.init.is_some() && is_final(data.linkage);
                let align = match (data.align, own) {
                    (Some(a), _) => a.bytes(),
                    (None, true) => layout.unstated_align(types, data.ty).bytes(),
                    (None, false) => 1,
                };
                Some((
                    layout.alloc_size(types, data.ty)?,
                    align,
                    data.addrspace == 0,
                ))
            }
            ValueDef::Inst(i) => match self.f.kind(i) {
                InstKind::Alloca { ty, align, .. } => {
                    let count = self.f.as_int(self.f.operand(i, 0))?.as_u64()?;
                    let size = layout.alloc_size(types, *ty)?.checked_mul(count)?;
                    Some((
                        size,
                        align.bytes(),
                        self.f.inst_type(i).address_space() == Some(0),
                    ))
                }
                _ => None,
            },
            _ => None,
        }
    }

    /// The variable of which a constant is the address, as a pointer or as the integer that `ptrtoint` makes of it.
    fn variable(&self, v: Value) -> Option<Global> {
        let constants = self.f.constants();
        match self.f.as_const(v)? {
            ConstantData::Global(g) => Some(*g),
            ConstantData::Expr(e) => match **e {
                ConstantExpr::Cast(CastOp::PtrToInt, _, of) => {
                    let g = match constants.get(of) {
                        ConstantData::Global(g) => *g,
                        _ => return None,
                    };
                    let pointer = self.cx.layout.pointer(self.cx.globals.get(g)?.addrspace);
                    let same = self.f.value_type(v).int_width() == Some(pointer.bits);
                    same.then_some(g)
                }
                _ => None,
            },
            _ => None,
        }
    }
}

/// True if no other definition takes the place of this one.
fn is_final(linkage: Linkage) -> bool {
    matches!(
        linkage,
        Linkage::External | Linkage::Internal | Linkage::Private
    )
}
