//! Variable arguments (machine.md 5): they lie in a buffer, one behind the other, each aligned as its type, whose address is the last
//! parameter. A list of them is the address of the next one.

use super::body::{Body, put};
use super::memory::Place;
use super::types::{Class, Reg, Res, leaves};
use tandem_ir::entity::{Inst, Value};

impl Body<'_> {
    /// `va_start`: the list begins where the buffer does.
    pub fn variadic_start(&mut self, i: Inst) -> Res<()> {
        let ty = self.h.globals[self.f.global].ty;
        let (_, types, vararg) = self.h.types.as_function(ty).ok_or("a function")?;
        if !vararg {
            return Err("va_start in a function without variable arguments".into());
        }
        let buffer = self.fresh(Class::B64);
        let name = format!("{}_param_{}", self.symbol, types.len());
        put!(self, "ld.param.b64 {buffer}, [{name}]");
        let list = self.argument_value(i, 0)?;
        self.set_list(list, buffer)
    }
    /// `va_copy`.
    pub fn variadic_copy(&mut self, i: Inst) -> Res<()> {
        let (to, from) = (self.argument_value(i, 0)?, self.argument_value(i, 1)?);
        let next = self.list(from)?;
        self.set_list(to, next)
    }
    /// `va_arg`: the next argument lies where the list says, moved up to what its type is aligned to.
    pub fn variadic_next(&mut self, i: Inst) -> Res<()> {
        let (list, ty) = (self.f.operand(i, 0), self.f.inst_type(i));
        let align = self.h.layout.abi_align(&self.h.types, ty).bytes();
        let size = self.h.layout.alloc_size(&self.h.types, ty);
        let size = size.ok_or("va_arg of a type without a size")?;
        let next = self.list(list)?;
        let [up, at, behind] = [(); 3].map(|()| self.fresh(Class::B64));
        put!(self, "add.s64 {up}, {next}, {}", align - 1);
        put!(
            self,
            "and.b64 {at}, {up}, {}",
            (align as i64).wrapping_neg()
        );
        let all = leaves(self.h, ty)?;
        let made = self.load_leaves("ld", &Place::Reg(at), &all, align)?;
        self.define(i, &made)?;
        put!(self, "add.s64 {behind}, {at}, {size}");
        self.set_list(list, behind)
    }
    fn list(&mut self, list: Value) -> Res<Reg> {
        let (word, base) = (self.spelled("ld", list, false)?, self.single(list)?);
        Ok(self.load_piece(&word, &Place::Reg(base), 0, 8))
    }
    fn set_list(&mut self, list: Value, next: Reg) -> Res<()> {
        let (word, base) = (self.spelled("st", list, false)?, self.single(list)?);
        self.store_piece(&word, &Place::Reg(base), 0, 8, next);
        Ok(())
    }
}
