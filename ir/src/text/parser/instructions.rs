//! Instructions without memory, calls or control flow, and the dispatch over all of them.
//!
//! An instruction is read in three steps: its keyword picks a function that reads operands into `ops` and gives a
//! [`Made`] (kind, type, flags); `emit` makes it in the function; `attachments` reads the `, !dbg !7` behind it. A
//! comma that may begin either another operand or the attachments is eaten by whoever meets it; `Made::open` tells the
//! next step.
//!
//! Flags stand in tables (`WRAP`, `EXACT`, `FAST_MATH`, `GEP` …) by the instructions that may have them, in any order,
//! as LLVM reads them; `inbounds` implies `nusw`.
//!
//! What is checked: types that LLVM's reader checks, so that storage is well-typed. Dominance, phi entries and the like
//! are the verifier's. Values that are used before their definition get a placeholder of the stated type (`body`).

use super::Res;
use super::body::{Body, ResultName};
use super::constexprs::{const_index, shuffle_mask};
use crate::constant::ConstantPool;
use crate::entity::{Inst, Value};
use crate::inst::{BinOp, CastOp, Flags, FloatPredicate, InstKind, IntPredicate, TailKind};
use crate::text::lexer::{Kw, Tok};
use crate::types::Type;

const WRAP: &[(Kw, Flags)] = &[(Kw::Nuw, Flags::NUW), (Kw::Nsw, Flags::NSW)];
const EXACT: &[(Kw, Flags)] = &[(Kw::Exact, Flags::EXACT)];
const DISJOINT: &[(Kw, Flags)] = &[(Kw::Disjoint, Flags::DISJOINT)];
const NNEG: &[(Kw, Flags)] = &[(Kw::Nneg, Flags::NNEG)];
const SAMESIGN: &[(Kw, Flags)] = &[(Kw::Samesign, Flags::SAMESIGN)];
const FAST_MATH: &[(Kw, Flags)] = &[
    (Kw::Fast, Flags::FAST),
    (Kw::Nnan, Flags::NNAN),
    (Kw::Ninf, Flags::NINF),
    (Kw::Nsz, Flags::NSZ),
    (Kw::Arcp, Flags::ARCP),
    (Kw::Contract, Flags::CONTRACT),
    (Kw::Afn, Flags::AFN),
    (Kw::Reassoc, Flags::REASSOC),
];
const GEP: &[(Kw, Flags)] = &[
    (Kw::Inbounds, Flags::INBOUNDS),
    (Kw::Nusw, Flags::NUSW),
    (Kw::Nuw, Flags::NUW),
];

/// An instruction in the making: what, of which type, with which flags.
pub(super) struct Made {
    pub(super) kind: InstKind,
    pub(super) ty: Type,
    pub(super) flags: Flags,
    /// True if a comma was eaten that belongs to the attachments.
    pub(super) open: bool,
}

impl Made {
    pub(super) fn new(kind: InstKind, ty: Type) -> Made {
        Made {
            kind,
            ty,
            flags: Flags::NONE,
            open: false,
        }
    }
    pub(super) fn with(kind: InstKind, ty: Type, flags: Flags) -> Made {
        Made {
            flags,
            ..Made::new(kind, ty)
        }
    }
}

impl<'a> Body<'_, 'a> {
    /// One instruction with its attachments. `None` if it became a debug record.
    pub(super) fn instruction(&mut self, name: ResultName<'a>, at: usize) -> Res<Option<Inst>> {
        let Tok::Kw(kw) = self.p.kind() else {
            return Err(self.p.error("an instruction must stand here"));
        };
        self.ops.clear();
        let Some(made) = self.made(kw)? else {
            return Ok(None);
        };
        let inst = self.emit(made.kind, made.ty, made.flags, name, at)?;
        self.attachments(inst, made.open)?;
        Ok(Some(inst))
    }

    fn made(&mut self, kw: Kw) -> Res<Option<Made>> {
        let at = self.p.at();
        if !matches!(kw, Kw::Call | Kw::Tail | Kw::MustTail | Kw::NoTail) {
            self.p.bump();
        }
        let made = match kw {
            Kw::Call | Kw::Tail | Kw::MustTail | Kw::NoTail => return self.call(tail_kind(kw)),
            Kw::Load => self.load()?,
            Kw::Store => self.store()?,
            Kw::GetElementPtr => self.gep(at)?,
            Kw::ICmp => self.icmp()?,
            Kw::Br => self.br()?,
            Kw::Add | Kw::Sub | Kw::Mul | Kw::Shl => self.binary(kw, WRAP)?,
            Kw::UDiv | Kw::SDiv | Kw::LShr | Kw::AShr => self.binary(kw, EXACT)?,
            Kw::Or => self.binary(kw, DISJOINT)?,
            Kw::And | Kw::Xor | Kw::URem | Kw::SRem => self.binary(kw, &[])?,
            Kw::FAdd | Kw::FSub | Kw::FMul | Kw::FDiv | Kw::FRem => self.binary(kw, FAST_MATH)?,
            Kw::Trunc => self.cast(kw, WRAP)?,
            Kw::ZExt | Kw::UiToFp => self.cast(kw, NNEG)?,
            Kw::FpTrunc | Kw::FpExt => self.cast(kw, FAST_MATH)?,
            Kw::SExt
            | Kw::FpToUi
            | Kw::FpToSi
            | Kw::SiToFp
            | Kw::PtrToInt
            | Kw::PtrToAddr
            | Kw::IntToPtr
            | Kw::BitCast
            | Kw::AddrSpaceCast => self.cast(kw, &[])?,
            Kw::Phi => self.phi()?,
            Kw::Select => self.select()?,
            Kw::FCmp => self.fcmp()?,
            Kw::FNeg => self.fneg()?,
            Kw::Freeze => self.freeze()?,
            Kw::ExtractElement => self.extract_element()?,
            Kw::InsertElement => self.insert_element()?,
            Kw::ShuffleVector => self.shuffle_vector()?,
            Kw::ExtractValue => self.extract_value()?,
            Kw::InsertValue => self.insert_value()?,
            Kw::VaArg => self.va_arg()?,
            Kw::Alloca => self.alloca()?,
            Kw::Fence => self.fence()?,
            Kw::CmpXchg => self.cmpxchg()?,
            Kw::AtomicRmw => self.atomicrmw()?,
            _ => self.control(kw, at)?,
        };
        Ok(Some(made))
    }

    pub(super) fn fast_math(&mut self) -> Flags {
        self.p.flags(FAST_MATH)
    }
    /// True for a floating-point type or a vector of such.
    pub(super) fn is_float(&self, ty: Type) -> bool {
        self.p.h.types.scalar(ty).is_float()
    }
    /// True if fast-math flags may stand on a value of the type: floats, and arrays or homogeneous
    /// structs of them.
    pub(super) fn is_fp_math(&self, mut ty: Type) -> bool {
        let types = &self.p.h.types;
        if let Some((fields, _)) = types.struct_fields(ty) {
            let Some(&first) = fields.first() else {
                return false;
            };
            if fields.iter().any(|&f| f != first) {
                return false;
            }
            ty = first;
        }
        while let Some((elem, _)) = types.as_array(ty) {
            ty = elem;
        }
        types.scalar(ty).is_float()
    }
    fn is_int(&self, ty: Type) -> bool {
        self.p.h.types.scalar(ty).is_int()
    }

    // ----- arithmetic -----------------------------------------------------------------

    fn binary(&mut self, kw: Kw, known: &[(Kw, Flags)]) -> Res<Made> {
        let Some(op) = BinOp::from_keyword(kw.text()) else {
            return Err(self.p.error("an instruction must stand here"));
        };
        let flags = self.p.flags(known);
        let at = self.p.at();
        let ty = self.p.ty()?;
        let a = self.value(ty)?;
        let fits = if op.is_float() {
            self.is_float(ty)
        } else {
            self.is_int(ty)
        };
        if !fits {
            return Err(self
                .p
                .error_at(at, "the instruction does not take operands of this type"));
        }
        self.comma("',' is missing in arithmetic operation")?;
        let b = self.value(ty)?;
        self.ops.extend([a, b]);
        Ok(Made::with(InstKind::Binary(op), ty, flags))
    }
    fn fneg(&mut self) -> Res<Made> {
        let flags = self.fast_math();
        let at = self.p.at();
        let ty = self.p.ty()?;
        if !self.is_float(ty) {
            return Err(self
                .p
                .error_at(at, "the instruction does not take operands of this type"));
        }
        let v = self.value(ty)?;
        self.ops.push(v);
        Ok(Made::with(InstKind::FNeg, ty, flags))
    }
    fn freeze(&mut self) -> Res<Made> {
        let v = self.typed_value()?;
        self.ops.push(v);
        Ok(Made::new(InstKind::Freeze, self.f.value_type(v)))
    }

    fn icmp(&mut self) -> Res<Made> {
        let flags = self.p.flags(SAMESIGN);
        let predicate = self.p.word().and_then(IntPredicate::from_keyword);
        let Some(predicate) = predicate else {
            return Err(self.p.error("no predicate of icmp"));
        };
        self.p.bump();
        let at = self.p.at();
        let ty = self.compared()?;
        if !self.is_int(ty) && !self.p.h.types.scalar(ty).is_ptr() {
            return Err(self.p.error_at(at, "icmp compares integers and pointers"));
        }
        let ty = self.p.h.types.with_shape_of(ty, Type::I1);
        Ok(Made::with(InstKind::ICmp(predicate), ty, flags))
    }
    fn fcmp(&mut self) -> Res<Made> {
        let flags = self.fast_math();
        let predicate = self.p.word().and_then(FloatPredicate::from_keyword);
        let Some(predicate) = predicate else {
            return Err(self.p.error("no predicate of fcmp"));
        };
        self.p.bump();
        let at = self.p.at();
        let ty = self.compared()?;
        if !self.is_float(ty) {
            return Err(self.p.error_at(at, "fcmp compares floats"));
        }
        let ty = self.p.h.types.with_shape_of(ty, Type::I1);
        Ok(Made::with(InstKind::FCmp(predicate), ty, flags))
    }
    fn compared(&mut self) -> Res<Type> {
        let ty = self.p.ty()?;
        let a = self.value(ty)?;
        self.comma("',' is missing after compare value")?;
        let b = self.value(ty)?;
        self.ops.extend([a, b]);
        Ok(ty)
    }

    fn cast(&mut self, kw: Kw, known: &[(Kw, Flags)]) -> Res<Made> {
        let Some(op) = CastOp::from_keyword(kw.text()) else {
            return Err(self.p.error("an instruction must stand here"));
        };
        let flags = self.p.flags(known);
        let at = self.p.at();
        let v = self.typed_value()?;
        self.p.expect_kw(Kw::To)?;
        let ty = self.p.ty()?;
        self.p.check_cast(op, self.f.value_type(v), ty, at)?;
        self.ops.push(v);
        Ok(Made::with(InstKind::Cast(op), ty, flags))
    }

    // ----- choice ------------------------------------------------------------------------

    fn phi(&mut self) -> Res<Made> {
        let flags = self.fast_math();
        let at = self.p.at();
        let ty = self.p.ty()?;
        if !self.p.h.types.is_first_class(ty) {
            return Err(self.p.error_at(at, "a phi cannot have this type"));
        }
        let mut made = Made::with(InstKind::Phi, ty, flags);
        loop {
            // A comma may also lead to the attachments.
            if !self.ops.is_empty() {
                if !self.p.eat(Tok::Comma) {
                    break;
                }
                if self.p.is(Tok::MdVar) {
                    made.open = true;
                    break;
                }
            }
            if self.ops.is_empty() && !self.p.is(Tok::LBracket) {
                break;
            }
            self.p
                .expect(Tok::LBracket, "'[' is missing in phi value list")?;
            let v = self.value(ty)?;
            self.comma("',' is missing after phi value")?;
            let b = self.bare_label()?;
            self.p
                .expect(Tok::RBracket, "']' is missing in phi value list")?;
            self.ops.extend([v, b]);
        }
        if !flags.is_empty() && !self.is_fp_math(ty) {
            return Err(self
                .p
                .error_at(at, "fast-math flags on a phi of another type than floats"));
        }
        Ok(made)
    }
    fn select(&mut self) -> Res<Made> {
        let flags = self.fast_math();
        let at = self.p.at();
        let c = self.typed_value()?;
        self.comma("',' is missing after select condition")?;
        let a = self.typed_value()?;
        self.comma("',' is missing after select value")?;
        let b = self.typed_value()?;
        let (cond, ty) = (self.f.value_type(c), self.f.value_type(a));
        let types = &self.p.h.types;
        let message = if self.f.value_type(b) != ty {
            Some("the two selected values differ in type")
        } else if matches!(ty, Type::TOKEN | Type::LABEL | Type::METADATA) {
            Some("values of this type cannot be selected")
        } else if cond == Type::I1 {
            None
        } else {
            match (types.as_vector(cond), types.as_vector(ty)) {
                (Some((Type::I1, n, s)), Some((_, m, t))) if n == m && s == t => None,
                (Some((Type::I1, ..)), Some(_)) => {
                    Some("the condition has another number of lanes than the selected vectors")
                }
                (Some((Type::I1, ..)), None) => Some("a vector condition selects between vectors"),
                _ => Some("the condition of a select is an i1 or a vector of them"),
            }
        };
        if let Some(m) = message {
            return Err(self.p.error_at(at, m));
        }
        if !flags.is_empty() && !self.is_fp_math(ty) {
            return Err(self
                .p
                .error_at(at, "fast-math flags on a select of other types than floats"));
        }
        self.ops.extend([c, a, b]);
        Ok(Made::with(InstKind::Select, ty, flags))
    }

    // ----- addresses ------------------------------------------------------------------------

    fn gep(&mut self, at: usize) -> Res<Made> {
        let mut flags = self.p.flags(GEP);
        if flags.contains(Flags::INBOUNDS) {
            flags |= Flags::NUSW;
        }
        let elem = self.p.ty()?;
        self.comma("',' is missing after getelementptr's type")?;
        let base = self.typed_value()?;
        self.ops.push(base);
        let mut open = false;
        while self.p.eat(Tok::Comma) {
            if self.p.is(Tok::MdVar) {
                open = true;
                break;
            }
            let v = self.typed_value()?;
            self.ops.push(v);
        }
        let ty = self.gep_type(elem, at)?;
        Ok(Made {
            open,
            ..Made::with(InstKind::Gep { elem }, ty, flags)
        })
    }
    fn gep_type(&mut self, elem: Type, at: usize) -> Res<Type> {
        // One scalar index into a scalar pointer is the common case and always right.
        if let [base, index] = self.ops[..] {
            let (b, i) = (self.f.value_type(base), self.f.value_type(index));
            if b.is_ptr() && i.is_int() && self.p.h.types.is_sized(elem) {
                return Ok(b);
            }
        }
        let types: Vec<Type> = self.ops.iter().map(|&v| self.f.value_type(v)).collect();
        let (f, ops) = (&self.f, &self.ops);
        let index = |n: usize| {
            let crate::function::ValueDef::Const(c) = f.value_def(ops[n]) else {
                return None;
            };
            const_index(f.constants(), c)
        };
        self.p.gep_type(elem, &types, &index, at)
    }

    // ----- vectors --------------------------------------------------------------------------

    fn extract_element(&mut self) -> Res<Made> {
        let at = self.p.at();
        let v = self.typed_value()?;
        self.comma("',' is missing after extract value")?;
        let i = self.typed_value()?;
        let vector = self.p.h.types.as_vector(self.f.value_type(v));
        match vector {
            Some((elem, ..)) if self.f.value_type(i).is_int() => {
                self.ops.extend([v, i]);
                Ok(Made::new(InstKind::ExtractElement, elem))
            }
            _ => Err(self
                .p
                .error_at(at, "the operands do not fit extractelement")),
        }
    }
    fn insert_element(&mut self) -> Res<Made> {
        let at = self.p.at();
        let v = self.typed_value()?;
        self.comma("',' is missing after insertelement value")?;
        let e = self.typed_value()?;
        self.comma("',' is missing after insertelement value")?;
        let i = self.typed_value()?;
        let ty = self.f.value_type(v);
        match self.p.h.types.as_vector(ty) {
            Some((elem, ..)) if elem == self.f.value_type(e) && self.f.value_type(i).is_int() => {
                self.ops.extend([v, e, i]);
                Ok(Made::new(InstKind::InsertElement, ty))
            }
            _ => Err(self.p.error_at(at, "the operands do not fit insertelement")),
        }
    }
    fn shuffle_vector(&mut self) -> Res<Made> {
        let at = self.p.at();
        let a = self.typed_value()?;
        self.comma("',' is missing after shuffle mask")?;
        let b = self.typed_value()?;
        self.comma("',' is missing after shuffle value")?;
        let mask_at = self.p.at();
        let mask_ty = self.p.ty()?;
        let ty = self.f.value_type(a);
        let invalid = "the operands do not fit shufflevector";
        let Some((elem, len, scalable)) = self.p.h.types.as_vector(ty) else {
            return Err(self.p.error_at(at, invalid));
        };
        if self.f.value_type(b) != ty || matches!(self.p.kind(), Tok::LocalVar | Tok::LocalId(_)) {
            return Err(self.p.error_at(at, invalid));
        }
        self.p.check_mask_size(mask_ty, mask_at)?;
        // The mask is part of the instruction, so its constant needs no pool that lasts.
        let mut pool = ConstantPool::default();
        let mask = self.p.constant(&mut pool, mask_ty)?;
        let mask = shuffle_mask(&self.p.h.types, &pool, mask, len, scalable);
        let Some(mask) = mask else {
            return Err(self.p.error_at(at, invalid));
        };
        let ty = self.p.h.types.vector(elem, mask.len() as u32, scalable);
        self.ops.extend([a, b]);
        Ok(Made::new(InstKind::ShuffleVector(mask.into()), ty))
    }

    // ----- aggregates -----------------------------------------------------------------------

    fn extract_value(&mut self) -> Res<Made> {
        let at = self.p.at();
        let v = self.typed_value()?;
        let (indices, open) = self.indices()?;
        let ty = self.aggregate_part(v, &indices, "extractvalue", at)?;
        self.ops.push(v);
        Ok(Made {
            open,
            ..Made::new(InstKind::ExtractValue(indices.into()), ty)
        })
    }
    fn insert_value(&mut self) -> Res<Made> {
        let at = self.p.at();
        let v = self.typed_value()?;
        self.comma("',' is missing after insertvalue operand")?;
        let part_at = self.p.at();
        let part = self.typed_value()?;
        let (indices, open) = self.indices()?;
        let ty = self.aggregate_part(v, &indices, "insertvalue", at)?;
        if self.f.value_type(part) != ty {
            let (found, wanted) = (
                self.p.type_name(self.f.value_type(part)),
                self.p.type_name(ty),
            );
            let message = format!("the place holds '{wanted}', not '{found}'");
            return Err(self.p.error_at(part_at, message));
        }
        self.ops.extend([v, part]);
        Ok(Made {
            open,
            ..Made::new(InstKind::InsertValue(indices.into()), self.f.value_type(v))
        })
    }
    fn indices(&mut self) -> Res<(Vec<u32>, bool)> {
        let mut all = Vec::new();
        if !self.p.is(Tok::Comma) {
            return Err(self.p.error("an index is missing"));
        }
        while self.p.eat(Tok::Comma) {
            if self.p.is(Tok::MdVar) {
                if all.is_empty() {
                    return Err(self.p.error("an index must stand here"));
                }
                return Ok((all, true));
            }
            all.push(self.p.u32()?);
        }
        Ok((all, false))
    }
    fn aggregate_part(&self, v: Value, indices: &[u32], what: &str, at: usize) -> Res<Type> {
        let types = &self.p.h.types;
        let mut ty = self.f.value_type(v);
        if !types.is_aggregate(ty) {
            return Err(self
                .p
                .error_at(at, format!("{what} needs a struct or an array")));
        }
        for &i in indices {
            let next = match (types.struct_fields(ty), types.as_array(ty)) {
                (Some((fields, _)), _) => fields.get(i as usize).copied(),
                (_, Some((elem, len))) if u64::from(i) < len => Some(elem),
                _ => None,
            };
            ty = next.ok_or_else(|| {
                self.p
                    .error_at(at, format!("the indices of {what} lead nowhere"))
            })?;
        }
        Ok(ty)
    }
    fn va_arg(&mut self) -> Res<Made> {
        let v = self.typed_value()?;
        self.comma("',' is missing after vaarg operand")?;
        let at = self.p.at();
        let ty = self.p.ty()?;
        if !self.p.h.types.is_first_class(ty) {
            return Err(self
                .p
                .error_at(at, "va_arg cannot give a value of this type"));
        }
        self.ops.push(v);
        Ok(Made::new(InstKind::VaArg, ty))
    }
}

fn tail_kind(kw: Kw) -> TailKind {
    match kw {
        Kw::Tail => TailKind::Tail,
        Kw::MustTail => TailKind::MustTail,
        Kw::NoTail => TailKind::NoTail,
        _ => TailKind::None,
    }
}
