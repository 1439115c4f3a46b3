//! New variables, and constant addresses inside them as the rewrites' words describe them.

use super::state::Pass;
use super::*;
use crate::defects::planted;
use tandem_ir::constant::{ConstantData, ConstantExpr};
use tandem_ir::inst::{Align, Flags};
use tandem_ir::module::{
    DllStorage, GlobalData, GlobalKind, Linkage, UnnamedAddr, Variable, Visibility,
};
use tandem_ir::{CastOp, Constant, Type, Value};

/// The alignment that an address `offset` bytes behind one of alignment `align` is sure to have.
pub(super) fn common_align(align: Align, offset: u64) -> Align {
    if offset == 0 {
        return align;
    }
    let lowest = Align::from_bytes(1 << offset.trailing_zeros().min(32)).unwrap_or(Align::ONE);
    align.min(lowest)
}

/// A new internal variable in the image of another: same address space, TLS mode and `constant`.
pub(super) struct NewVariable<'a> {
    /// The variable that it stands for, in part or as a whole.
    pub of: Global,
    /// What is put behind that one's name.
    pub suffix: &'a str,
    /// Type.
    pub ty: Type,
    /// Contents, in the module's pool.
    pub init: Constant,
    /// Alignment.
    pub align: Align,
    /// Address space; `None`: that of the other one.
    pub space: Option<u32>,
}

impl<T: Trace<Module>> Pass<'_, T> {
    /// Adds a variable to the module and to the index; `!dbg` comes along (GO-R15).
    pub(super) fn add_variable(&mut self, new: NewVariable<'_>) -> Global {
        let cx = self.cx;
        let header = &mut self.m.header;
        let base = format!("{}{}", header.global_name(new.of), new.suffix);
        let name = header.fresh_global_name(&base);
        let dbg = header.strings.lookup("dbg");
        let old = &header.globals[new.of];
        let constant = header.variable(new.of).is_some_and(|v| v.constant);
        let space = new.space.unwrap_or(old.addrspace);
        let data = GlobalData {
            name: Some(name.into()),
            linkage: Linkage::Internal,
            visibility: Visibility::Default,
            dll: DllStorage::None,
            dso_local: false,
            tls: planted!(cx, SplitDropsTls, old.tls, Default::default()),
            unnamed_addr: UnnamedAddr::None,
            addrspace: planted!(cx, SplitDropsSpace, space, 0),
            ty: new.ty,
            section: None,
            partition: None,
            comdat: None,
            align: Some(new.align),
            attachments: old
                .attachments
                .iter()
                .copied()
                .filter(|a| Some(a.0) == dbg)
                .collect(),
            kind: GlobalKind::Variable(Variable {
                constant,
                init: Some(new.init),
                ..Variable::default()
            }),
        };
        let g = header.add_global(data);
        self.uses.add_owner(&self.m.header, g);
        g
    }
    /// The address `offset` bytes into `g`, as seen in another address space, in a body.
    pub(super) fn address(&mut self, n: u32, g: Global, offset: u64, space: u32) -> Value {
        let own = self.m.header.globals[g].addrspace;
        let f = self.body(n);
        let ty = Type::ptr(own);
        let mut c = f.intern_constant(ty, ConstantData::Global(g));
        if offset > 0 {
            let index = f.intern_constant(Type::I64, ConstantData::Int(offset));
            let gep = ConstantExpr::Gep {
                elem: Type::I8,
                flags: Flags::INBOUNDS | Flags::NUSW,
                in_range: None,
                operands: Box::new([c, index]),
            };
            c = f.intern_constant(ty, ConstantData::Expr(Box::new(gep)));
        }
        if space != own {
            let cast = ConstantExpr::Cast(CastOp::AddrSpaceCast, Flags::NONE, c);
            c = f.intern_constant(Type::ptr(space), ConstantData::Expr(Box::new(cast)));
        }
        self.constant(n, c)
    }
}
