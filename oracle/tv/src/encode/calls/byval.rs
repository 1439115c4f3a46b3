//! `byval` arguments: what is passed is a copy.

use super::super::memory::without_suffix;
use super::{Encoder, Result};
use crate::blocks::{BlockData, BlockKey};
use crate::pointer::{Ptr, Region};
use crate::value::{Scalar, Val};
use tandem_ir::attr::{Attr, TypedAttr};
use tandem_ir::entity::AttrSet;
use tandem_ir::{Inst, Type};

impl Encoder<'_, '_> {
    /// The type that an argument is passed a copy of.
    pub(super) fn by_value(&self, sets: &[AttrSet; 2]) -> Option<Type> {
        let cx = self.cx();
        sets.iter()
            .flat_map(|&s| cx.attrs.get(s))
            .find_map(|a| match a {
                Attr::Typed(TypedAttr::ByVal, t) => Some(*t),
                _ => None,
            })
    }

    /// What a `byval` argument points to, which must be there: where, and how many bytes.
    fn passed_copy(&mut self, (v, ty): &(Val, Type), of: Type) -> Result<(Ptr, u64)> {
        let (Some(s), Some(space)) = (v.scalar(), ty.address_space()) else {
            return Err("byval".into());
        };
        let bytes = self
            .cx()
            .layout
            .alloc_size(self.types(), of)
            .ok_or("byval")?;
        let packed = self.not_poison(s);
        self.ub_if_undef(packed);
        let packed = self.settled(packed);
        let at = Ptr::unpack(&mut self.w.terms, packed);
        let mem = self.state.mem;
        let ok = self.w.access_bytes_ok(mem, at, space, bytes, 1, false);
        self.require(ok);
        Ok((at, bytes))
    }

    /// A `byval` argument as unknown code sees it: bytes, and which pointers they are of, at no place in particular.
    pub(super) fn copied_argument(
        &mut self,
        argument: &(Val, Type),
        of: Type,
    ) -> Result<(Val, Type)> {
        const MOST: u64 = 1 << 10;
        let (at, bytes) = self.passed_copy(argument, of)?;
        if bytes > MOST {
            return Err("byval argument of more than 1024 bytes".into());
        }
        let mut parts: Vec<Val> = Vec::new();
        for b in self.w.read_bytes(self.state.mem, at, bytes) {
            for bits in [b.value, b.tag] {
                parts.push(
                    Scalar {
                        bits,
                        poison: b.poison,
                    }
                    .into(),
                );
            }
        }
        self.state.mem = self.w.escape_held(self.state.mem, at.block);
        Ok((Val::Elements(parts.into()), Type::int(8)))
    }

    /// The alignment of the copy in bytes, as far as it is stated (LangRef, `byval`).
    pub(super) fn alignment_of_copy(&self, sets: &[AttrSet; 2]) -> u64 {
        let cx = self.cx();
        let all = sets.iter().flat_map(|&s| cx.attrs.get(s));
        let stated = all.filter_map(|a| match a {
            Attr::Align(n) => Some(*n),
            _ => None,
        });
        stated.max().unwrap_or(1)
    }

    /// A `byval` argument of a body that is followed: a stack object with the same contents, at a multiple of `align` bytes. Who
    /// makes the copy in place of the call names it after what is passed, operand `n` of the call.
    pub(super) fn local_copy(
        &mut self,
        (i, n): (Inst, usize),
        argument: &(Val, Type),
        of: Type,
        align: u64,
    ) -> Result<Val> {
        let space = argument.1.address_space().ok_or("byval")?;
        let (from, bytes) = self.passed_copy(argument, of)?;
        let size = self.w.terms.bits(64, bytes);
        let region = match space {
            // On the stack, as an `alloca` is.
            0 => Region::Local,
            other => Region::of_space(other),
        };
        let f = self.f();
        let passed = f.name(f.operand(i, n)).unwrap_or("byval");
        let name = without_suffix(passed).to_owned();
        let full = format!("copy of {passed}");
        let number = (self.w).number_of_stack_object(self.side, (&name, bytes), &full, &[]);
        let block = self.w.known_block(BlockData {
            key: BlockKey::Stack(name, bytes, number),
            size: Some(size),
            align,
            region,
            constant: false,
            contents: None,
        });
        self.state.mem = self.w.new_block(self.state.mem, block, true);
        let index = self.w.index_bits(space);
        let offset = self.w.terms.bits(index, 0);
        let to = Ptr { block, offset };
        self.state.mem = self.w.copy(self.state.mem, to, from, size);
        Ok(Scalar::defined(to.pack(&mut self.w.terms)).into())
    }
}
