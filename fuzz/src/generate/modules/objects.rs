//! Variables of the bias to passes on modules: structs with padding, arrays, scalars, in every address space.
//!
//! ```text
//!   @o0 = internal addrspace(1) global { i32, i8, i64 } { … }       parts: i32 at 0, i8 at 4, i64 at 8   (bytes)
//! ```
//!
//! An [`Object`] is a variable with what statements need to know of it: its scalars ([`Part`]) with offsets and initial
//! values, the stores that it may have ([`Stores`]), whether its contents may be undef when a function begins
//! (`loose`), and whether it is kept as a pass wants it (`tidy`).
//!
//! Most variables are internal and plain; one in a few has a property that forbids what a pass would like
//! (`mark_object`): linkage, a write by the host, thread-locality, a section. Sizes lie around documented limits, such
//! as 16 and 17 fields.
//!
//! **Invariant:** what a `Part` says of its initial value is what the initialiser holds. In shared (3) and local (5)
//! memory of a device it is undef (X-3).

use super::super::compounds::compound;
use super::super::maker::Maker;
use super::super::memory::bytes_align;
use crate::config::Feature;
use tandem_ir::constant::ConstantData;
use tandem_ir::module::{
    ComdatData, GlobalData, GlobalKind, Linkage, TlsMode, UnnamedAddr, Variable,
};
use tandem_ir::{Constant, Global, Type};

/// A scalar in a variable.
#[derive(Clone, Copy, Debug)]
pub(super) struct Part {
    /// Bytes from the start.
    pub(super) offset: u64,
    /// Its type.
    pub(super) ty: Type,
    /// What the initialiser holds there, if that is known.
    pub(super) init: Option<u64>,
}

/// What is stored to a variable, as planned.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Stores {
    /// Nothing.
    None,
    /// What is there already.
    Same,
    /// One constant, once.
    Once,
    /// Anything.
    Free,
    /// Anything, and nothing is loaded.
    Only,
}

/// A variable.
#[derive(Clone, Debug)]
pub(super) struct Object {
    pub(super) global: Global,
    pub(super) space: u32,
    pub(super) ty: Type,
    pub(super) size: u64,
    pub(super) align: u64,
    pub(super) parts: Vec<Part>,
    pub(super) stores: Stores,
    /// The contents may be undef when a function begins.
    pub(super) loose: bool,
    /// Another name of the same object.
    pub(super) alias: Option<Global>,
    /// Nothing is done with it but what a pass wants to see.
    pub(super) tidy: bool,
}

/// Types of fields: those that leave gaps, those of odd widths, compound ones come from [`Maker::field_type`].
const FIELDS: [Type; 9] = [
    Type::I32,
    Type::I8,
    Type::I64,
    Type::I16,
    Type::I32,
    Type::FLOAT,
    Type::I1,
    Type::PTR,
    Type::DOUBLE,
];

/// Types that take more bytes in an array than they fill, or more bits than they have.
const GAPPED: [Type; 4] = [Type::int(24), Type::int(48), Type::int(17), Type::I1];

impl Maker<'_, '_, '_> {
    /// Adds a variable.
    pub(super) fn object(&mut self, n: u32) {
        let ty = match self.c.below(8) {
            0 => self.c.pick(&FIELDS, Type::I32),
            1 => {
                // Elements that are further apart than they are large, too.
                let elem = match self.c.chance(1, 4) {
                    true => self.gapped(),
                    false => self.c.pick(&FIELDS, Type::I32),
                };
                let n = self.c.pick(&[4, 2, 3, 8], 4);
                self.header.types.array(elem, n)
            }
            _ => self.struct_type(0),
        };
        let space = self.c.pick(&[1, 3, 4, 1, 0, 1, 3, 5, 0], 1);
        let per_block = matches!(space, 3 | 5);
        let constant = space == 4 || (!per_block && self.c.chance(1, 6));
        let mut leaves = Vec::new();
        self.leaves(ty, 0, &mut leaves);
        // What is written there does not count in memory that starts anew; a device refuses it (X-3).
        let device = !self.header.triple.is_empty();
        let (init, values) = if per_block && (device || !self.c.chance(1, 3)) {
            (
                self.header.constants.intern(ty, ConstantData::Undef),
                vec![],
            )
        } else {
            let mut values = Vec::new();
            let zeros = self.c.chance(1, 4);
            (self.initial_of(ty, zeros, &mut values), values)
        };
        let parts = leaves.iter().enumerate().map(|(n, &(offset, ty))| Part {
            offset,
            ty,
            init: values.get(n).copied().flatten(),
        });
        let parts: Vec<Part> = parts.collect();
        let stores = match constant {
            true => Stores::None,
            false => self.c.pick(
                &[
                    Stores::Free,
                    Stores::None,
                    Stores::Same,
                    Stores::Once,
                    Stores::Only,
                    Stores::Free,
                ],
                Stores::Free,
            ),
        };
        let natural = self.abi_align(ty);
        let align = self.c.pick(&[natural, 16, 8, natural, 4], natural);
        let variable = Variable {
            constant,
            init: Some(init),
            ..Variable::default()
        };
        let data = self.object_data(n, ty, space, align, variable);
        let (linkage, tls) = (data.linkage, data.tls);
        let outside = matches!(&data.kind, GlobalKind::Variable(v) if v.externally_initialized);
        let global = self.header.add_global(data);
        let loose = per_block || outside || !linkage.is_local() || tls != TlsMode::None;
        let (size, alias) = (self.bytes_of(ty), self.alias_of(global));
        self.modules.objects.push(Object {
            global,
            space,
            ty,
            size,
            align,
            parts,
            stores,
            loose,
            alias,
            tidy: self.c.chance(1, 2),
        });
    }

    /// Names and properties: mostly what a pass wants, sometimes one thing that forbids it.
    fn object_data(
        &mut self,
        n: u32,
        ty: Type,
        space: u32,
        align: u64,
        variable: Variable,
    ) -> GlobalData {
        let mut data = GlobalData {
            name: Some(format!("o{n}").into()),
            linkage: Linkage::Internal,
            visibility: Default::default(),
            dll: Default::default(),
            dso_local: false,
            tls: TlsMode::None,
            unnamed_addr: UnnamedAddr::None,
            addrspace: space,
            ty,
            section: None,
            partition: None,
            comdat: None,
            align: Some(bytes_align(align)),
            attachments: Vec::new(),
            kind: GlobalKind::Variable(variable),
        };
        self.mark_object(n, &mut data);
        if self.c.chance(1, 4) {
            self.mark_object(n, &mut data);
        }
        // What belongs together is asked where names lose their linkage.
        if self.config.aims_at_hiding_names() && self.c.chance(1, 4) {
            data.linkage = Linkage::External;
            self.join_comdat(n, &mut data);
        }
        if space == 0 && self.c.chance(1, 5) {
            data.tls = TlsMode::GeneralDynamic;
        }
        if data.linkage == Linkage::Private {
            data.comdat = None;
        }
        data
    }

    /// One property beside the plain ones, or none.
    fn mark_object(&mut self, n: u32, data: &mut GlobalData) {
        match self.c.below(20) {
            0 => data.linkage = Linkage::Private,
            1 => data.linkage = Linkage::External,
            2 => {
                data.linkage = self
                    .c
                    .pick(&[Linkage::WeakAny, Linkage::LinkOnceOdr], Linkage::WeakAny)
            }
            3 => data.linkage = Linkage::External,
            4 => data.section = Some(self.header.strings.intern("bias")),
            5 if data.comdat.is_none() => self.own_comdat(n, data),
            10 if self.modules.comdat.is_some() => data.comdat = self.modules.comdat,
            6 if !matches!(data.addrspace, 3 | 5) => {
                if let GlobalKind::Variable(v) = &mut data.kind {
                    v.externally_initialized = true;
                }
            }
            7 | 8 => data.unnamed_addr = UnnamedAddr::Global,
            9 => data.unnamed_addr = UnnamedAddr::Local,
            _ => {}
        }
    }

    /// A comdat that bears the name of the variable; others may join it.
    fn own_comdat(&mut self, n: u32, data: &mut GlobalData) {
        let name = format!("o{n}").into();
        let kind = tandem_ir::module::ComdatKind::Any;
        let new = self.header.comdats.push(ComdatData { name, kind });
        data.comdat = Some(new);
        self.modules.comdat.get_or_insert(new);
    }

    /// The comdat that there is, or one of its own.
    fn join_comdat(&mut self, n: u32, data: &mut GlobalData) {
        match self.modules.comdat {
            Some(shared) if self.c.chance(2, 3) => data.comdat = Some(shared),
            _ if data.comdat.is_none() => self.own_comdat(n, data),
            _ => {}
        }
    }

    /// Now and then a second name.
    fn alias_of(&mut self, of: Global) -> Option<Global> {
        if !self.c.chance(
            1,
            if self.config.aims_at_hiding_names() {
                4
            } else {
                12
            },
        ) {
            return None;
        }
        let name = format!("alias{}", self.header.globals.len());
        let d = &self.header.globals[of];
        let (space, ty, tls) = (d.addrspace, d.ty, d.tls);
        if tls != TlsMode::None {
            return None;
        }
        let target = self
            .header
            .constants
            .intern(Type::ptr(space), ConstantData::Global(of));
        let linkage = self
            .c
            .pick(&[Linkage::Internal, Linkage::External], Linkage::Internal);
        let data = GlobalData {
            name: Some(name.into()),
            linkage,
            align: None,
            kind: GlobalKind::Alias(target),
            ..plain_data(ty, space)
        };
        Some(self.header.add_global(data))
    }

    // ----- types ------------------------------------------------------------------------

    /// A struct of one to 17 fields.
    pub(super) fn struct_type(&mut self, depth: u32) -> Type {
        let n = match self.c.below(24) {
            0 => 16,
            1 | 3 => 17,
            2 => 1,
            k => 2 + k % 4,
        };
        let mut fields: Vec<Type> = (0..n).map(|_| self.field_type(depth)).collect();
        // An array that begins where its second element is better aligned than itself.
        if n > 1 && depth == 0 && self.c.chance(1, 12) {
            fields[0] = Type::I32;
            fields[1] = self.header.types.array(Type::I32, 3);
        }
        let packed = self.c.chance(1, 10);
        self.header.types.structure(&fields, packed)
    }

    /// A type that takes more room than it fills.
    fn gapped(&mut self) -> Type {
        if self.c.chance(1, 5) {
            return self.header.types.vector(Type::I8, 3, false);
        }
        self.c.pick(&GAPPED, Type::int(24))
    }

    fn field_type(&mut self, depth: u32) -> Type {
        match self.c.below(12) {
            0 if depth < 2 => self.struct_type(depth + 1),
            1 => {
                let elem = match self.c.chance(1, 6) {
                    true => self.gapped(),
                    false => self.c.pick(&[Type::I32, Type::I8, Type::I64], Type::I32),
                };
                let n = self.c.pick(&[2, 4, 3], 2);
                self.header.types.array(elem, n)
            }
            2 if self.c.chance(1, 2) => {
                let elem = self
                    .c
                    .pick(&[Type::I16, Type::I8, Type::I32, Type::FLOAT], Type::I16);
                let n = self.c.pick(&[2, 4], 2);
                self.header.types.vector(elem, n, false)
            }
            3 if self.c.chance(1, 3) => self
                .c
                .pick(&[Type::HALF, Type::int(48), Type::int(24)], Type::HALF),
            _ => self.c.pick(&FIELDS, Type::I32),
        }
    }

    /// Scalars of a type with their offsets, in order.
    fn leaves(&self, ty: Type, base: u64, out: &mut Vec<(u64, Type)>) {
        let (types, layout) = (&self.header.types, &self.header.layout);
        if let Some((elem, n)) = types.as_array(ty) {
            let stride = self.bytes_of(elem);
            for k in 0..n {
                self.leaves(elem, base + k * stride, out);
            }
        } else if let (Some((fields, _)), Some(l)) =
            (types.struct_fields(ty), layout.struct_layout(types, ty))
        {
            for (&f, offset) in fields.iter().zip(l.offsets) {
                self.leaves(f, base + offset, out);
            }
        } else {
            out.push((base, ty));
        }
    }

    // ----- initialisers -------------------------------------------------------------------

    /// An initialiser; `values` gets what each scalar is.
    fn initial_of(&mut self, ty: Type, zeros: bool, values: &mut Vec<Option<u64>>) -> Constant {
        let parts: Vec<Type> = if let Some((elem, n)) = self.header.types.as_array(ty) {
            vec![elem; n as usize]
        } else if let Some((fields, _)) = self.header.types.struct_fields(ty) {
            fields.to_vec()
        } else {
            return self.initial_scalar(ty, zeros, values);
        };
        let parts: Vec<Constant> = parts
            .into_iter()
            .map(|t| self.initial_of(t, zeros, values))
            .collect();
        let (types, pool) = (&self.header.types, &self.header.constants);
        let data = compound(types, pool, ty, parts);
        self.header.constants.intern(ty, data)
    }

    fn initial_scalar(&mut self, ty: Type, zeros: bool, values: &mut Vec<Option<u64>>) -> Constant {
        let undef = self.poison_rich() && self.has(Feature::UndefConstants);
        if undef && !zeros && self.c.chance(1, 8) {
            values.push(None);
            return self.header.constants.intern(ty, ConstantData::Undef);
        }
        let n = match zeros {
            true => 0,
            false => u64::from(self.c.below(200)),
        };
        if ty == Type::PTR
            && !zeros
            && self.c.chance(1, 6)
            && let Some(address) = self.some_address()
        {
            values.push(None);
            return address;
        }
        let pool = &mut self.header.constants;
        if let Some(w) = ty.int_width() {
            let n = if w < 8 { n & 1 } else { n };
            values.push(Some(n));
            return pool.int(ty, n);
        }
        // Only zeros are equal bytes in every format.
        values.push(Some(0));
        pool.zero(ty)
    }
}

/// A name with nothing special about it.
pub(super) fn plain_data(ty: Type, space: u32) -> GlobalData {
    GlobalData {
        name: None,
        linkage: Linkage::Internal,
        ..GlobalData::plain("", ty, space, GlobalKind::Variable(Variable::default()))
    }
}
