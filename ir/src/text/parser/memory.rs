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
            || ty == Type::X86_AMX
            || !self.p.h.types.is_first_class(ty) && !self.p.h.types.is_sized(ty)
        {
            return Err(self.p.error_at(at, "this type cannot be allocated"));
        }
        let (mut count, mut align, mut space, mut open) = (None, None, 0, false);
        // Number, alignment, address space: each once and in this order.
        let mut next = 0;
        while self.p.eat(Tok::Comma) {
            let part = match self.p.kind() {
                Tok::Kw(Kw::Align) => 1,
                Tok::Kw(Kw::Addrspace) => 2,
                Tok::MdVar => 3,
                _ => 0,
            };
            if part < next {
                return Err(self
                    .p
                    .error("an alignment, address space or attachment must stand here"));
            }
            next = part + 1;
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
                        return Err(self
                            .p
                            .error_at(at, "the number of elements must be an integer"));
                    }
                    count = Some(v);
                }
            }
        }
        if !self.p.h.types.is_sized(ty) {
            return Err(self
                .p
                .error_at(at, "a type without size cannot be allocated"));
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
        self.comma("',' is missing after load's type")?;
        let ptr = self.pointer("load needs a pointer")?;
        let (scope, ordering) = self.scope_and_ordering(atomic)?;
        let (align, open) = self.opt_align()?;
        if !self.p.h.types.is_first_class(ty) {
            return Err(self.p.error_at(at, "a value of this type cannot be loaded"));
        }
        if matches!(ordering, Ordering::Release | Ordering::AcqRel) {
            return Err(self.p.error_at(at, "an atomic load cannot release"));
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
        self.comma("',' is missing after store operand")?;
        let ptr = self.pointer("store needs a pointer")?;
        let (scope, ordering) = self.scope_and_ordering(atomic)?;
        let (align, open) = self.opt_align()?;
        let ty = self.f.value_type(value);
        if !self.p.h.types.is_first_class(ty) {
            return Err(self.p.error_at(at, "a value of this type cannot be stored"));
        }
        if matches!(ordering, Ordering::Acquire | Ordering::AcqRel) {
            return Err(self.p.error_at(at, "an atomic store cannot acquire"));
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
                .error_at(at, format!("{what} of a type that has no size")));
        }
        match align {
            Some(a) => Ok(a),
            None if atomic => Err(self
                .p
                .error_at(at, format!("an atomic {what} needs an alignment"))),
            None => Ok(self.p.h.layout.abi_align(&self.p.h.types, ty)),
        }
    }

    pub(super) fn fence(&mut self) -> Res<Made> {
        let at = self.p.at();
        let (scope, ordering) = self.scope_and_ordering(true)?;
        if matches!(ordering, Ordering::Unordered | Ordering::Monotonic) {
            return Err(self
                .p
                .error_at(at, "fence needs an ordering stronger than 'monotonic'"));
        }
        Ok(Made::new(InstKind::Fence { ordering, scope }, Type::VOID))
    }

    pub(super) fn cmpxchg(&mut self) -> Res<Made> {
        let weak = self.p.eat_kw(Kw::Weak);
        let volatile = self.p.eat_kw(Kw::Volatile);
        let ptr = self.pointer("cmpxchg needs a pointer")?;
        self.comma("',' is missing after cmpxchg address")?;
        let at = self.p.at();
        let expected = self.typed_value()?;
        self.comma("',' is missing after cmpxchg cmp operand")?;
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
                .error_at(new_at, "the expected and the new value differ in type"));
        }
        if !self.p.h.types.is_first_class(ty) {
            return Err(self
                .p
                .error_at(at, "a value of this type cannot be compared and exchanged"));
        }
        if ordering == Ordering::Unordered {
            return Err(self
                .p
                .error_at(failure_at, "cmpxchg cannot have this ordering on success"));
        }
        if matches!(
            failure,
            Ordering::Unordered | Ordering::Release | Ordering::AcqRel
        ) {
            return Err(self
                .p
                .error_at(failure_at, "cmpxchg cannot have this ordering on failure"));
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
            return Err(self.p.error("no operation of atomicrmw"));
        };
        self.p.bump();
        let ptr = self.pointer("atomicrmw needs a pointer")?;
        self.comma("',' is missing after atomicrmw address")?;
        let at = self.p.at();
        let value = self.typed_value()?;
        let ordering_at = self.p.at();
        let (scope, ordering) = self.scope_and_ordering(true)?;
        let (align, open) = self.opt_align()?;
        if ordering == Ordering::Unordered {
            return Err(self.p.error_at(
                ordering_at,
                "atomicrmw needs an ordering stronger than 'unordered'",
            ));
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
            Xchg if !scalar_sized => "needs an integer, a float or a pointer",
            Xchg => "",
            FAdd | FSub | FMax | FMin | FMaximum | FMinimum | FMaximumNum | FMinimumNum
                if !self.is_float(ty) =>
            {
                "needs a float"
            }
            FAdd | FSub | FMax | FMin | FMaximum | FMinimum | FMaximumNum | FMinimumNum => "",
            _ if !ty.is_int() => "needs an integer",
            _ => "",
        };
        let size = self.p.h.layout.size_bits(&self.p.h.types, ty).unwrap_or(0);
        if !message.is_empty() {
            return Err(self
                .p
                .error_at(at, format!("atomicrmw {} {message}", op.keyword())));
        }
        if size < 8 || !size.is_power_of_two() {
            return Err(self
                .p
                .error_at(at, "atomicrmw needs a size of 1, 2, 4, 8 … bytes"));
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
                _ => return Err(self.p.error("only 'align' and metadata can follow")),
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
            self.p.expect(Tok::LParen, "'(' is missing in syncscope")?;
            let text = self.p.string()?;
            // The empty name is the system scope.
            scope = (!text.is_empty()).then(|| self.p.h.strings.intern(&text));
            self.p.expect(Tok::RParen, "')' is missing in syncscope")?;
        }
        Ok((scope, self.ordering()?))
    }
    fn ordering(&mut self) -> Res<Ordering> {
        let found = self.p.word().filter(|w| *w != "notatomic");
        let Some(o) = found.and_then(Ordering::from_keyword) else {
            return Err(self.p.error("a memory ordering must stand here"));
        };
        self.p.bump();
        Ok(o)
    }
}
