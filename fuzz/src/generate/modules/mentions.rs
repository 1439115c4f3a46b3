//! Variables that begin with addresses of other names: of those before them, and of those behind.
//!
//! ```text
//!   @m0 = internal global { ptr, i32 } { ptr @m1, i32 7 }          a name that comes later
//!   @m1 = internal global ptr getelementptr (i8, ptr @o0, i64 4)   a part of a variable, as a constant expression
//! ```
//!
//! A pass that gives a name another place, or takes it away, has to find it in what others begin with, however deep, and in
//! what it has just made itself. The same name stands in several initialisers, and functions go where they lead.
//!
//! **Invariant:** what a [`Mention`] leads to is a variable of at least one byte that every thread sees at the same address.

use super::super::maker::Maker;
use super::super::memory::bytes_align;
use super::super::scope::Known;
use tandem_ir::constant::{ConstantData, ConstantExpr};
use tandem_ir::module::{GlobalKind, TlsMode};
use tandem_ir::{CastOp, Constant, Flags, Global, InstKind, MemAccess, Type};

/// A variable whose first eight bytes are an address.
#[derive(Clone, Copy, Debug)]
pub(super) struct Mention {
    global: Global,
    space: u32,
}

impl Maker<'_, '_, '_> {
    /// The address of a name as a generic pointer.
    pub(super) fn generic_address(&mut self, g: Global) -> Constant {
        let space = self.header.globals[g].addrspace;
        let member = self.name_constant(g);
        if space == 0 {
            return member;
        }
        let cast = ConstantExpr::Cast(CastOp::AddrSpaceCast, Flags::NONE, member);
        let cast = ConstantData::Expr(Box::new(cast));
        self.header.constants.intern(Type::PTR, cast)
    }

    /// The address of a variable, or of a byte in it; `None` if there is none that may be mentioned.
    pub(super) fn some_address(&mut self) -> Option<Constant> {
        let is_one = |g: &Global| {
            let d = &self.header.globals[*g];
            let own = !self.header.global_name(*g).starts_with("llvm.");
            let variable = matches!(&d.kind, GlobalKind::Variable(v) if v.init.is_some());
            let sized = self.bytes_of(d.ty) > 0;
            own && variable && sized && matches!(d.addrspace, 0 | 1 | 4) && d.tls == TlsMode::None
        };
        let all = self.header.live_globals().map(|(g, _)| g);
        let all: Vec<Global> = all.filter(is_one).collect();
        let n = self.c.below(all.len() as u32) as usize;
        let &g = all.get(n)?;
        let whole = self.generic_address(g);
        let size = self.bytes_of(self.header.globals[g].ty);
        if size < 2 || !self.c.chance(1, 3) {
            return Some(whole);
        }
        let by = 1 + u64::from(self.c.below((size - 1).min(64) as u32));
        let pool = &mut self.header.constants;
        let by = pool.int(Type::I64, by);
        let part = ConstantExpr::Gep {
            elem: Type::I8,
            flags: Flags::INBOUNDS,
            operands: [whole, by].into(),
            in_range: None,
        };
        let part = ConstantData::Expr(Box::new(part));
        Some(pool.intern(Type::PTR, part))
    }

    /// Adds up to three variables that mention others, each other among them.
    pub(super) fn mentions(&mut self) {
        let space = self.c.pick(&[0, 1, 0], 0);
        let mut made = Vec::new();
        for n in 0..1 + self.c.below(3) {
            let fields = [Type::PTR, Type::I32];
            let ty = match self.c.below(4) {
                0 => self.header.types.structure(&fields, false),
                1 => self.header.types.array(Type::PTR, 2),
                _ => Type::PTR,
            };
            let zero = self.header.constants.zero(ty);
            let constant = self.c.chance(1, 3);
            let g = self.add_variable(&format!("m{n}"), ty, space, constant, zero, 8);
            made.push((g, ty));
        }
        // Now all have names.
        for (g, ty) in made {
            let Some(first) = self.some_address() else {
                return;
            };
            let init = if ty == Type::PTR {
                first
            } else {
                let second = match self.header.types.as_array(ty) {
                    Some(_) => self.some_address().unwrap_or(first),
                    None => self.header.constants.int(Type::I32, 7),
                };
                let both = ConstantData::Aggregate([first, second].into());
                self.header.constants.intern(ty, both)
            };
            if let GlobalKind::Variable(v) = &mut self.header.globals[g].kind {
                v.init = Some(init);
            }
            let mention = Mention { global: g, space };
            self.modules.names.mentions.push(mention);
        }
    }

    /// Loads an address out of a variable, and loads from there.
    pub(super) fn follow_mention(&mut self) {
        let n = self.modules.names.mentions.len() as u32;
        let k = self.c.below(n) as usize;
        let Some(m) = self.modules.names.mentions.get(k).copied() else {
            return self.int_statement();
        };
        let base = self.address(m.global);
        let base = self.plain(base, Type::ptr(m.space));
        let access = InstKind::Load(MemAccess::plain(bytes_align(8)));
        let to = self.op(access, Type::PTR, &[base]);
        let access = InstKind::Load(MemAccess::plain(bytes_align(1)));
        let k = self.op(access, Type::I8, &[to]);
        let k = Known {
            maybe_poison: true,
            divergent: self.kernel,
            ..k
        };
        // Padding, and parts of addresses, are no numbers.
        let k = if self.poison_rich() {
            k
        } else {
            self.freeze(k)
        };
        self.scope.add(k);
    }
}
