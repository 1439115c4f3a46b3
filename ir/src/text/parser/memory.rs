//! Instructions that access memory.

use super::Res;
use super::body::Body;
use super::instructions::Made;
use crate::attr::AttrKind;
use crate::entity::Symbol;
use crate::inst::{Align, InstKind, MemAccess, Ordering, RmwOp};
use crate::text::lexer::{Kw, Tok};
use crate::types::Type;

impl Body<'_, '_> {
    pub(super) fn alloca(&mut self) -> Res<Made> {
        let inalloca = self.p.eat_kw(Kw::InAlloca);
        let swifterror = self.p.eat(Tok::Attr(AttrKind::SwiftError));
        let at = self.p.at();
        let ty = self.p.ty()?;
        if self.p.h.types.as_function(ty).is_some()
            || !self.p.h.types.is_first_class(ty) && !self.p.h.types.is_sized(ty)
        {
            return Err(self.p.error_at(at, "invalid type for alloca"));
        }
        let (mut count, mut align, mut space, mut open) = (None, None, 0, false);
        while self.p.eat(Tok::Comma) {
            match self.p.kind() {
                Tok::Kw(Kw::Align) => align = Some(self.align()?),
                Tok::Kw(Kw::Addrspace) => space = self.p.opt_addrspace(0)?,
                Tok::MdVar => {
                    open = true;
                    break;
                }
                _ => {
                    let at = self.p.at();
                    let v = self.typed_value()?;
                    if !self.f.value_type(v).is_int() {
                        return Err(self.p.error_at(at, "element count must have integer type"));
                    }
                    count = Some(v);
                }
            }
        }
        if !self.p.h.types.is_sized(ty) {
            return Err(self.p.error_at(at, "cannot allocate unsized type"));
        }
        let count = count.unwrap_or_else(|| self.f.int(Type::I32, 1));
        self.ops.push(count);
        let align = align.unwrap_or_else(|| self.p.h.layout.preferred_align(&self.p.h.types, ty));
        let kind = InstKind::Alloca {
            ty,
            align,
            inalloca,
            swifterror,
        };
        Ok(Made {
            open,
            ..Made::new(kind, Type::ptr(space))
        })
    }

    pub(super) fn load(&mut self) -> Res<Made> {
        let (atomic, volatile) = (self.p.eat_kw(Kw::Atomic), self.p.eat_kw(Kw::Volatile));
        let at = self.p.at();
        let ty = self.p.ty()?;
        self.comma("expected comma after load's type")?;
        let ptr = self.pointer("load operand must be a pointer")?;
        let (scope, ordering) = self.scope_and_ordering(atomic)?;
        let (align, open) = self.opt_align()?;
        if !self.p.h.types.is_first_class(ty) {
            return Err(self
                .p
                .error_at(at, "load operand must be a pointer to a first class type"));
        }
        if matches!(ordering, Ordering::Release | Ordering::AcqRel) {
            return Err(self
                .p
                .error_at(at, "atomic load cannot use Release ordering"));
        }
        let align = self.access_align(align, atomic, ty, at, "load")?;
        self.ops.push(ptr);
        let access = MemAccess {
            align,
            volatile,
            ordering,
            scope,
        };
        Ok(Made {
            open,
            ..Made::new(InstKind::Load(access), ty)
        })
    }

    pub(super) fn store(&mut self) -> Res<Made> {
        let (atomic, volatile) = (self.p.eat_kw(Kw::Atomic), self.p.eat_kw(Kw::Volatile));
        let at = self.p.at();
        let value = self.typed_value()?;
        self.comma("expected ',' after store operand")?;
        let ptr = self.pointer("store operand must be a pointer")?;
        let (scope, ordering) = self.scope_and_ordering(atomic)?;
        let (align, open) = self.opt_align()?;
        let ty = self.f.value_type(value);
        if !self.p.h.types.is_first_class(ty) {
            return Err(self
                .p
                .error_at(at, "store operand must be a first class value"));
        }
        if matches!(ordering, Ordering::Acquire | Ordering::AcqRel) {
            return Err(self
                .p
                .error_at(at, "atomic store cannot use Acquire ordering"));
        }
        let align = self.access_align(align, atomic, ty, at, "store")?;
        self.ops.extend([value, ptr]);
        let access = MemAccess {
            align,
            volatile,
            ordering,
            scope,
        };
        Ok(Made {
            open,
            ..Made::new(InstKind::Store(access), Type::VOID)
        })
    }
    /// The written alignment, or for a plain access the ABI alignment.
    fn access_align(
        &self,
        align: Option<Align>,
        atomic: bool,
        ty: Type,
        at: usize,
        what: &str,
    ) -> Res<Align> {
        if !self.p.h.types.is_sized(ty) {
            return Err(self
                .p
                .error_at(at, format!("{what} of an unsized type is not allowed")));
        }
        match align {
            Some(a) => Ok(a),
            None if atomic => Err(self.p.error_at(
                at,
                format!("atomic {what} must have explicit non-zero alignment"),
            )),
            None => Ok(self.p.h.layout.abi_align(&self.p.h.types, ty)),
        }
    }

    pub(super) fn fence(&mut self) -> Res<Made> {
        let at = self.p.at();
        let (scope, ordering) = self.scope_and_ordering(true)?;
        if matches!(ordering, Ordering::Unordered | Ordering::Monotonic) {
            return Err(self
                .p
                .error_at(at, "fence cannot be unordered or monotonic"));
        }
        Ok(Made::new(InstKind::Fence { ordering, scope }, Type::VOID))
    }

    pub(super) fn cmpxchg(&mut self) -> Res<Made> {
        let weak = self.p.eat_kw(Kw::Weak);
        let volatile = self.p.eat_kw(Kw::Volatile);
        let ptr = self.pointer("cmpxchg operand must be a pointer")?;
        self.comma("expected ',' after cmpxchg address")?;
        let at = self.p.at();
        let expected = self.typed_value()?;
        self.comma("expected ',' after cmpxchg cmp operand")?;
        let new_at = self.p.at();
        let new = self.typed_value()?;
        let (scope, ordering) = self.scope_and_ordering(true)?;
        let failure_at = self.p.at();
        let failure = self.ordering()?;
        let (align, open) = self.opt_align()?;
        let ty = self.f.value_type(expected);
        if ty != self.f.value_type(new) {
            return Err(self
                .p
                .error_at(new_at, "compare value and new value type do not match"));
        }
        if !self.p.h.types.is_first_class(ty) {
            return Err(self
                .p
                .error_at(at, "cmpxchg operand must be a first class value"));
        }
        if ordering == Ordering::Unordered {
            return Err(self
                .p
                .error_at(failure_at, "invalid cmpxchg success ordering"));
        }
        if matches!(
            failure,
            Ordering::Unordered | Ordering::Release | Ordering::AcqRel
        ) {
            return Err(self
                .p
                .error_at(failure_at, "invalid cmpxchg failure ordering"));
        }
        let align = align.unwrap_or_else(|| self.natural_align(ty));
        let access = MemAccess {
            align,
            volatile,
            ordering,
            scope,
        };
        self.ops.extend([ptr, expected, new]);
        let result = self.p.h.types.structure(&[ty, Type::I1], false);
        Ok(Made {
            open,
            ..Made::new(
                InstKind::CmpXchg {
                    access,
                    failure,
                    weak,
                },
                result,
            )
        })
    }

    pub(super) fn atomicrmw(&mut self) -> Res<Made> {
        let volatile = self.p.eat_kw(Kw::Volatile);
        let Some(op) = self.p.word().and_then(RmwOp::from_keyword) else {
            return Err(self.p.error("expected binary operation in atomicrmw"));
        };
        self.p.bump();
        let ptr = self.pointer("atomicrmw operand must be a pointer")?;
        self.comma("expected ',' after atomicrmw address")?;
        let at = self.p.at();
        let value = self.typed_value()?;
        let ordering_at = self.p.at();
        let (scope, ordering) = self.scope_and_ordering(true)?;
        let (align, open) = self.opt_align()?;
        if ordering == Ordering::Unordered {
            return Err(self
                .p
                .error_at(ordering_at, "atomicrmw cannot be unordered"));
        }
        let ty = self.f.value_type(value);
        self.check_rmw(op, ty, at)?;
        let align = align.unwrap_or_else(|| self.natural_align(ty));
        let access = MemAccess {
            align,
            volatile,
            ordering,
            scope,
        };
        self.ops.extend([ptr, value]);
        Ok(Made {
            open,
            ..Made::new(InstKind::AtomicRmw(op, access), ty)
        })
    }
    fn check_rmw(&self, op: RmwOp, ty: Type, at: usize) -> Res<()> {
        use RmwOp::*;
        let scalar_sized = ty.is_int() || ty.is_float() || ty.is_ptr();
        let message = match op {
            Xchg if !scalar_sized => "operand must be an integer, floating point, or pointer type",
            Xchg => "",
            FAdd | FSub | FMax | FMin | FMaximum | FMinimum | FMaximumNum | FMinimumNum
                if !self.is_float(ty) =>
            {
                "operand must be a floating point type"
            }
            FAdd | FSub | FMax | FMin | FMaximum | FMinimum | FMaximumNum | FMinimumNum => "",
            _ if !ty.is_int() => "operand must be an integer",
            _ => "",
        };
        let size = self.p.h.layout.size_bits(&self.p.h.types, ty).unwrap_or(0);
        if !message.is_empty() {
            return Err(self
                .p
                .error_at(at, format!("atomicrmw {} {message}", op.keyword())));
        }
        if size < 8 || !size.is_power_of_two() {
            return Err(self.p.error_at(
                at,
                "atomicrmw operand must be power-of-two byte-sized integer",
            ));
        }
        Ok(())
    }
    /// Alignment of an atomic without one: its size.
    fn natural_align(&self, ty: Type) -> Align {
        let size = self.p.h.layout.store_size(&self.p.h.types, ty).unwrap_or(1);
        let size = size.checked_next_power_of_two().unwrap_or(1).max(1);
        Align::from_bytes(size).unwrap_or(Align::ONE)
    }

    // ----- parts ------------------------------------------------------------------------

    fn pointer(&mut self, message: &str) -> Res<crate::entity::Value> {
        let at = self.p.at();
        let v = self.typed_value()?;
        if !self.f.value_type(v).is_ptr() {
            return Err(self.p.error_at(at, message));
        }
        Ok(v)
    }
    /// `align N`
    fn align(&mut self) -> Res<Align> {
        self.p.bump();
        self.p.align_value()
    }
    /// `, align N`, or the comma of the attachments.
    fn opt_align(&mut self) -> Res<(Option<Align>, bool)> {
        let mut align = None;
        while self.p.eat(Tok::Comma) {
            match self.p.kind() {
                Tok::MdVar => return Ok((align, true)),
                Tok::Kw(Kw::Align) => align = Some(self.align()?),
                _ => return Err(self.p.error("expected metadata or 'align'")),
            }
        }
        Ok((align, false))
    }
    fn scope_and_ordering(&mut self, atomic: bool) -> Res<(Option<Symbol>, Ordering)> {
        if !atomic {
            return Ok((None, Ordering::NotAtomic));
        }
        let mut scope = None;
        if self.p.eat_kw(Kw::Syncscope) {
            self.p.expect(Tok::LParen, "expected '(' in syncscope")?;
            let text = self.p.string()?;
            // The empty name is the system scope.
            scope = (!text.is_empty()).then(|| self.p.h.strings.intern(&text));
            self.p.expect(Tok::RParen, "expected ')' in syncscope")?;
        }
        Ok((scope, self.ordering()?))
    }
    fn ordering(&mut self) -> Res<Ordering> {
        let found = self.p.word().filter(|w| *w != "notatomic");
        let Some(o) = found.and_then(Ordering::from_keyword) else {
            return Err(self.p.error("expected ordering on atomic instruction"));
        };
        self.p.bump();
        Ok(o)
    }
}
