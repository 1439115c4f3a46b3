//! Global variables: scalars, arrays and structs, in every address space, with initialisers.

use super::compounds::compound;
use super::maker::Maker;
use super::memory::bytes_align;
use super::scope::{Pointee, is_raw};
use crate::config::Feature;
use crate::edges;
use tandem_ir::constant::ConstantData;
use tandem_ir::module::{GlobalData, GlobalKind, Linkage, UnnamedAddr, Variable};
use tandem_ir::{Constant, Flags, Global, InstKind, Type};

/// A variable of the program.
#[derive(Clone, Debug)]
pub(super) struct GlobalObject {
    pub(super) global: Global,
    pub(super) space: u32,
    /// What the address of it, or of its field, points to.
    pub(super) pointees: Vec<Pointee>,
    /// The struct that the fields are of.
    pub(super) structure: Option<Type>,
}

impl Maker<'_, '_, '_> {
    /// Adds the program's variables.
    pub(super) fn global_variables(&mut self) {
        if !self.has(Feature::Globals) {
            return;
        }
        for n in 0..1 + self.c.below(3) {
            let g = if self.c.chance(1, 4) {
                self.struct_variable(n)
            } else {
                self.array_variable(n)
            };
            self.globals.push(g);
        }
    }

    /// A space and whether it is a constant's.
    fn variable_space(&mut self) -> (u32, bool) {
        if !self.has(Feature::AddressSpaces) {
            return (0, self.c.chance(1, 4));
        }
        let space = self.c.pick(&[1, 0, 4, 1], 1);
        (space, space == 4 || self.c.chance(1, 5))
    }

    fn array_variable(&mut self, n: u32) -> GlobalObject {
        let (space, constant) = self.variable_space();
        let elem = self.element_type();
        // Code outside of the module may store any bytes to a variable that is not constant.
        let elem = if is_raw(elem) || constant {
            elem
        } else {
            Type::I32
        };
        let count = self.c.pick(&[1, 4, 2, 8], 1);
        let element = |me: &mut Self| me.initial(elem);
        let (ty, init) = if count == 1 {
            (elem, element(self))
        } else {
            let ty = self.header.types.array(elem, count);
            let init = if self.c.chance(1, 3) {
                self.header.constants.zero(ty)
            } else {
                let all: Vec<Constant> = (0..count).map(|_| element(self)).collect();
                let data = compound(&self.header.types, &self.header.constants, ty, all);
                self.header.constants.intern(ty, data)
            };
            (ty, init)
        };
        let stride = self.stride(elem);
        let pointee = Pointee {
            bytes: stride * count,
            align: self.abi_align(elem),
            elem,
            writable: !constant,
            filled: true,
            own: false,
        };
        GlobalObject {
            global: self.variable(n, ty, space, constant, init, pointee.align),
            space,
            pointees: vec![pointee],
            structure: None,
        }
    }

    /// A struct, reached by its fields only: the padding between them holds nothing.
    fn struct_variable(&mut self, n: u32) -> GlobalObject {
        let (space, constant) = self.variable_space();
        let fields = [Type::I32, Type::I8, Type::I64];
        let ty = self.header.types.structure(&fields, false);
        let init: Vec<Constant> = fields.iter().map(|&t| self.initial(t)).collect();
        let init = compound(&self.header.types, &self.header.constants, ty, init);
        let init = self.header.constants.intern(ty, init);
        let pointee = |elem: Type, bytes: u64| Pointee {
            bytes,
            align: bytes,
            elem,
            writable: !constant,
            filled: true,
            own: false,
        };
        GlobalObject {
            global: self.variable(n, ty, space, constant, init, 8),
            space,
            pointees: vec![
                pointee(Type::I32, 4),
                pointee(Type::I8, 1),
                pointee(Type::I64, 8),
            ],
            structure: Some(ty),
        }
    }

    /// What a variable or a part of one holds at first: a small number, one at an end of the type, or no value.
    fn initial(&mut self, ty: Type) -> Constant {
        if self.poison_rich() && self.c.chance(1, 8) {
            let none = match self.c.chance(1, 2) {
                true => ConstantData::Undef,
                false => ConstantData::Poison,
            };
            return self.header.constants.intern(ty, none);
        }
        if let Some(kind) = ty.float_kind() {
            let bits = edges::float(kind, &mut |n| self.c.below(n));
            return self.header.constants.intern(ty, ConstantData::Float(bits));
        }
        let Some(width @ 1..=64) = ty.int_width() else {
            return self.header.constants.zero(ty);
        };
        let power = 1u64 << self.c.below(width);
        let n = match self.c.below(6) {
            0 => power,
            1 => power - 1,
            2 => power.wrapping_neg(),
            _ => u64::from(self.c.below(256)),
        };
        self.header.constants.int(ty, n & u64::MAX >> (64 - width))
    }

    fn variable(
        &mut self,
        n: u32,
        ty: Type,
        space: u32,
        constant: bool,
        init: Constant,
        align: u64,
    ) -> Global {
        let linkage = self.c.pick(
            &[
                Linkage::External,
                Linkage::Internal,
                Linkage::Private,
                Linkage::WeakOdr,
            ],
            Linkage::External,
        );
        let unnamed_addr = if self.c.chance(1, 4) {
            UnnamedAddr::Global
        } else {
            UnnamedAddr::None
        };
        self.header.add_global(GlobalData {
            name: Some(format!("g{n}").into()),
            linkage,
            visibility: Default::default(),
            dll: Default::default(),
            dso_local: false,
            tls: Default::default(),
            unnamed_addr,
            addrspace: space,
            ty,
            section: None,
            partition: None,
            comdat: None,
            align: Some(bytes_align(align)),
            attachments: Vec::new(),
            kind: GlobalKind::Variable(Variable {
                constant,
                init: Some(init),
                ..Variable::default()
            }),
        })
    }

    /// Makes the variables (or one field of each) available to the function being written.
    pub(super) fn reach_globals(&mut self) {
        for n in 0..self.globals.len() {
            if self.c.chance(1, 4) {
                continue;
            }
            let g = self.globals[n].clone();
            let field = self.c.below(g.pointees.len() as u32) as usize;
            let Some(&pointee) = g.pointees.get(field) else {
                continue;
            };
            let address = self.address(g.global);
            let mut k = self.plain(address, Type::ptr(g.space));
            if let Some(ty) = g.structure.filter(|_| field > 0) {
                let (zero, f) = (self.int(Type::I32, 0), self.int(Type::I32, field as u64));
                k = self.op(InstKind::Gep { elem: ty }, k.ty, &[k, zero, f]);
                self.flag(&mut k, Flags::INBOUNDS, true);
            }
            // Threads that store to the same variable would race.
            let writable = pointee.writable && !self.kernel;
            self.writes_globals |= writable;
            k.pointee = Some(Pointee {
                writable,
                ..pointee
            });
            self.scope.add(k);
        }
    }
}
