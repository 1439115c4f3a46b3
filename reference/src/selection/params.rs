//! Parameters and results (machine.md 5): how they are declared, read and written.

use super::body::{Body, put};
use super::memory::Place;
use super::types::{Class, Reg, Res, Scalar, leaves, scalar, wide_width};
use tandem_ir::Header;
use tandem_ir::attr::{Attr, AttrKind, TypedAttr};
use tandem_ir::entity::AttrSet;
use tandem_ir::types::Type;

/// The type behind `byval`.
pub(super) fn byval(h: &Header, attrs: AttrSet) -> Option<Type> {
    h.attrs.get(attrs).iter().find_map(|a| match a {
        Attr::Typed(TypedAttr::ByVal, ty) => Some(*ty),
        _ => None,
    })
}

/// `align N` of a parameter, in bytes.
fn stated_align(h: &Header, attrs: AttrSet) -> Option<u64> {
    h.attrs.get(attrs).iter().find_map(|a| match a {
        Attr::Align(n) => Some(*n),
        _ => None,
    })
}

/// A type of one scalar that is neither an aggregate nor a vector nor wider than 64 bits.
pub(super) fn lone(h: &Header, ty: Type) -> Option<Scalar> {
    match ty.is_int() || ty.is_ptr() || ty.is_float() {
        true => scalar(h, ty).ok(),
        false => None,
    }
}

/// Size and alignment of a parameter that is an array of bytes; vectors are aligned to their size, rounded up.
pub(super) fn bytes(h: &Header, ty: Type, align: Option<u64>) -> Res<(u64, u64)> {
    leaves(h, ty)?;
    let size = h.layout.alloc_size(&h.types, ty).filter(|s| *s > 0);
    let size = size.ok_or("a parameter or result without a size")?;
    let natural = h.layout.abi_align(&h.types, ty).bytes();
    match align.unwrap_or(natural) {
        a @ ..=128 => Ok((size, a)),
        _ => Err("a parameter or result aligned to more than 128 bytes".into()),
    }
}

fn array(h: &Header, ty: Type, align: Option<u64>, name: &str) -> Res<String> {
    let (size, align) = bytes(h, ty, align)?;
    Ok(format!(".param .align {align} .b8 {name}[{size}]"))
}

/// The same for what is passed as a value: an integer of more than 64 bits is two words, whatever the layout says.
fn value_bytes(h: &Header, ty: Type, name: &str) -> Res<String> {
    match wide_width(ty) {
        Some(_) => Ok(format!(".param .align 16 .b8 {name}[16]")),
        None => array(h, ty, None, name),
    }
}

/// A parameter or result of a function, and the slot of an argument: integers up to 32 bits and `float` are `.b32`, up to 64
/// bits, `double` and pointers `.b64`, everything else an array of bytes.
pub(super) fn slot(h: &Header, ty: Type, name: &str) -> Res<String> {
    match lone(h, ty) {
        Some(Scalar::Float(k)) if k.bits() == 16 => array(h, ty, Some(2), name),
        Some(s) => Ok(format!(
            ".param .b{} {name}",
            s.width().max(32).next_power_of_two()
        )),
        None => value_bytes(h, ty, name),
    }
}

/// A parameter of a function; by value it is the bytes themselves.
pub(super) fn of_function(h: &Header, ty: Type, attrs: AttrSet, name: &str) -> Res<String> {
    match byval(h, attrs) {
        Some(of) => array(h, of, stated_align(h, attrs), name),
        None => slot(h, ty, name),
    }
}

/// A parameter of a kernel.
pub(super) fn of_kernel(h: &Header, ty: Type, attrs: AttrSet, name: &str) -> Res<String> {
    if let Some(of) = byval(h, attrs) {
        return array(h, of, stated_align(h, attrs), name);
    }
    Ok(match lone(h, ty) {
        None => return value_bytes(h, ty, name),
        Some(Scalar::Float(k)) if k.bits() == 16 => return array(h, ty, Some(2), name),
        Some(Scalar::Float(k)) => format!(".param .f{} {name}", k.bits()),
        Some(Scalar::Int(w) | Scalar::High(w)) => {
            format!(".param .u{} {name}", w.max(8).next_power_of_two())
        }
        Some(Scalar::Ptr(space, bits)) => {
            let space = match space {
                1 => " .global",
                3 => " .shared",
                4 => " .const",
                5 => " .local",
                _ => "",
            };
            let align = stated_align(h, attrs).unwrap_or(1);
            format!(".param .u{bits} .ptr{space} .align {align} {name}")
        }
    })
}

impl Body<'_> {
    /// Parameters in registers; what is passed by value is copied into the frame.
    pub fn enter(&mut self) -> Res<()> {
        let args = self.f.args().to_vec();
        let decl = self.h.function(self.f.global).ok_or("a function")?;
        for (n, v) in args.into_iter().enumerate() {
            let name = format!("{}_param_{n}", self.symbol);
            let attrs = decl.attrs.param(n);
            let ty = self.f.value_type(v);
            let regs = match byval(self.h, attrs) {
                Some(of) => vec![self.by_value(&name, ty, of, stated_align(self.h, attrs))?],
                None => self.read_slot(&Place::Symbol(name), ty, self.is_kernel)?,
            };
            self.values.insert(v, regs);
        }
        Ok(())
    }
    /// Reads a parameter, or the result of a call, of a type.
    pub fn read_slot(&mut self, from: &Place, ty: Type, kernel: bool) -> Res<Vec<Reg>> {
        let Some(one) = lone(self.h, ty) else {
            let (_, align) = bytes(self.h, ty, None)?;
            let all = leaves(self.h, ty)?;
            return self.load_leaves("ld.param", from, &all, align);
        };
        let at = self.at(from, 0);
        let size = match one {
            Scalar::Int(w) if kernel => w.max(8).next_power_of_two(),
            s if s.class() == Class::B16 && !matches!(s, Scalar::Int(_)) => 16,
            s => s.width().max(32).next_power_of_two(),
        };
        let read = self.fresh(Class::of_bits(size));
        put!(self, "ld.param.b{size} {read}, {at}");
        Ok(vec![self.narrowed(read, one)])
    }
    /// What was read for a scalar, in the scalar's own register.
    fn narrowed(&mut self, read: Reg, one: Scalar) -> Reg {
        match one.class() {
            Class::Pred => self.bit_to_pred(read),
            class => self.resize(read, class),
        }
    }
    /// Writes an argument or result; integers under 32 bits are extended, with their sign if `signed`.
    pub fn write_slot(&mut self, to: &Place, ty: Type, regs: &[Reg], signed: bool) -> Res<()> {
        if let (Some(width), &[low, high]) = (wide_width(ty), regs) {
            return self.write_wide(to, width, (low, high), signed);
        }
        let (Some(one), &[reg]) = (lone(self.h, ty), regs) else {
            let (_, align) = bytes(self.h, ty, None)?;
            let all = leaves(self.h, ty)?;
            return self.store_leaves("st.param", to, &all, align, regs);
        };
        let at = self.at(to, 0);
        let wide = match one {
            Scalar::Int(w) if w <= 32 => {
                let class = Class::B32;
                match signed {
                    true => self.sext_to(reg, w, class),
                    false => self.zext_to(reg, w, class),
                }
            }
            _ => reg,
        };
        put!(self, "st.param.b{} {at}, {wide}", wide.bits());
        Ok(())
    }
    /// An integer of more than 64 bits: two whole words, the high one extended.
    fn write_wide(&mut self, to: &Place, width: u32, pair: (Reg, Reg), signed: bool) -> Res<()> {
        let high = match signed {
            true => self.sext_to(pair.1, width - 64, Class::B64),
            false => self.zext_to(pair.1, width - 64, Class::B64),
        };
        for (at, word) in [(0, pair.0), (8, high)] {
            let at = self.at(to, at);
            put!(self, "st.param.b64 {at}, {word}");
        }
        Ok(())
    }
    /// A parameter that is passed by value, copied into the frame; or its own address in parameter space.
    fn by_value(&mut self, name: &str, ptr: Type, of: Type, align: Option<u64>) -> Res<Reg> {
        let (size, align) = bytes(self.h, of, align)?;
        let d = self.fresh(Class::B64);
        match ptr.address_space() {
            Some(101) if self.is_kernel => {
                put!(self, "mov.b64 {d}, {name}");
                return Ok(d);
            }
            Some(0) => {}
            _ => return Err("byval in another address space".into()),
        }
        let local = self.local(size, align);
        let base = self.fresh(Class::B64);
        put!(self, "mov.b64 {base}, {local}");
        let (from, to) = (Place::Symbol(name.into()), Place::Reg(base));
        self.copy_bytes(("ld.param", &from), ("st.local", &to), size, align);
        put!(self, "cvta.local.u64 {d}, {base}");
        Ok(d)
    }
    /// `signext` of a parameter or result.
    pub fn is_signed(&self, attrs: AttrSet) -> bool {
        self.h.attrs.has(attrs, AttrKind::SExt)
    }
}
