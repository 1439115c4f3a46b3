//! Operands of instructions.

use super::super::scan::{Number, Result};
use super::body::{Body, Local};
use crate::machine::forms::{FormId, Schema};
use crate::machine::func::{Base, MBlock, Operand};
use crate::machine::module::GlobalRef;
use crate::machine::special::SReg;
use cranelift_entity::packed_option::ReservedValue;
use smallvec::SmallVec;

/// An instruction has at most so many operands, a vector so many elements.
const MOST_OPERANDS: usize = 1024;
/// A call has at most so many arguments.
const MOST_ARGUMENTS: usize = 1 << 16;

type Ops = SmallVec<[Operand; 4]>;

impl<'a> Body<'_, 'a> {
    /// All operands of an instruction, and the label among them with its place.
    #[allow(clippy::type_complexity, reason = "a pair of what is read")]
    pub(super) fn operands(&mut self, form: FormId) -> Result<(Ops, Option<(&'a str, usize)>)> {
        let variant = self.p.module.forms[form].variant;
        let mut ops = Ops::new();
        match variant.operands.first() {
            Some((Schema::Label, _)) => {
                let at = self.p.s.at;
                let name = self.p.name("a label")?;
                ops.push(Operand::Label(MBlock::reserved_value()));
                return Ok((ops, Some((name, at))));
            }
            Some((Schema::Call, _)) => {
                self.call(&mut ops)?;
                return Ok((ops, None));
            }
            None => return Ok((ops, None)),
            _ => {}
        }
        if self.p.s.peek() == b';' {
            return Ok((ops, None));
        }
        loop {
            if ops.len() == MOST_OPERANDS {
                return self.p.s.error("too many operands");
            }
            ops.push(self.operand()?);
            if !self.p.s.eat(b',')? {
                return Ok((ops, None));
            }
        }
    }

    /// `(results), callee, (arguments), prototype`, of which all but the callee may be missing. Both lists are always made.
    fn call(&mut self, ops: &mut Ops) -> Result<()> {
        self.region();
        let mut rets = Operand::List(Box::default());
        if self.p.s.peek() == b'(' {
            rets = self.list()?;
            self.p.s.expect(b',', "behind the results of a call")?;
        }
        ops.push(rets);
        let at = self.p.s.at;
        let callee = self.plain()?;
        match callee {
            Operand::Reg(_) | Operand::Symbol(Base::Global(GlobalRef::Func(_)), 0) => {}
            _ => {
                return self
                    .p
                    .s
                    .error_at(at, "expected a function or a register that holds one");
            }
        }
        ops.push(callee);
        let mut args = Operand::List(Box::default());
        let mut more = self.p.s.eat(b',')?;
        if more && self.p.s.peek() == b'(' {
            args = self.list()?;
            more = self.p.s.eat(b',')?;
        }
        ops.push(args);
        if more {
            let at = self.p.s.at;
            let name = self.p.name("a prototype")?;
            match self.local(name) {
                Some(Local::Proto(n)) => ops.push(Operand::Proto(n)),
                _ => return self.p.s.error_at(at, format!("no prototype '{name}'")),
            }
        }
        Ok(())
    }

    fn list(&mut self) -> Result<Operand> {
        let mut all = Vec::new();
        self.p.s.expect(b'(', "in a call")?;
        if !self.p.s.eat(b')')? {
            loop {
                if all.len() == MOST_ARGUMENTS {
                    return self.p.s.error("too many arguments");
                }
                all.push(self.plain()?);
                if !self.p.s.eat(b',')? {
                    self.p.s.expect(b')', "or ',' behind an argument")?;
                    break;
                }
            }
        }
        Ok(Operand::List(all.into()))
    }

    fn operand(&mut self) -> Result<Operand> {
        match self.p.s.peek() {
            b'[' => self.bracket(),
            b'{' => self.vector(),
            _ => self.plain(),
        }
    }

    /// `{a, b}`: elements are no vectors themselves.
    fn vector(&mut self) -> Result<Operand> {
        self.p.s.expect(b'{', "before a vector")?;
        let mut all = Vec::new();
        if self.p.s.eat(b'}')? {
            return self.p.s.error("a vector without elements");
        }
        loop {
            if all.len() == MOST_OPERANDS {
                return self.p.s.error("too many elements");
            }
            all.push(self.plain()?);
            if !self.p.s.eat(b',')? {
                self.p.s.expect(b'}', "or ',' in a vector")?;
                return Ok(Operand::Vector(all.into()));
            }
        }
    }

    /// `[base+n]`, or `[a, b, {..}]` of textures.
    fn bracket(&mut self) -> Result<Operand> {
        self.p.s.expect(b'[', "before an address")?;
        let at = self.p.s.at;
        let first = if self.p.s.peek() == b'{' {
            self.vector()?
        } else {
            match self.plain()? {
                Operand::Reg(r) => {
                    let offset = self.address_offset()?;
                    Operand::Address(Base::Reg(r), offset)
                }
                Operand::Special(r) => {
                    let offset = self.address_offset()?;
                    Operand::Address(Base::Special(r), offset)
                }
                Operand::Symbol(base, offset) => Operand::Address(base, offset),
                Operand::Int(n, negative) => match i64::try_from(n) {
                    Ok(n) if !negative => Operand::Address(Base::Absolute, n),
                    _ => return self.p.s.error_at(at, "an absolute address beyond 63 bits"),
                },
                _ => return self.p.s.error_at(at, "expected an address"),
            }
        };
        if self.p.s.peek() != b',' {
            self.p.s.expect(b']', "behind an address")?;
            return match first {
                Operand::Address(..) => Ok(first),
                _ => self.p.s.error_at(at, "expected an address"),
            };
        }
        let mut all = vec![match first {
            Operand::Address(Base::Reg(r), 0) => Operand::Reg(r),
            Operand::Address(base, offset) => Operand::Symbol(base, offset),
            other => other,
        }];
        while self.p.s.eat(b',')? {
            if all.len() == MOST_OPERANDS {
                return self.p.s.error("too many coordinates");
            }
            all.push(match self.p.s.peek() {
                b'{' => self.vector()?,
                _ => self.plain()?,
            });
        }
        self.p.s.expect(b']', "behind coordinates")?;
        Ok(Operand::Coordinates(all.into()))
    }

    /// What may stand behind the base of an address, within 32 bits (PS-43).
    fn address_offset(&mut self) -> Result<i64> {
        match self.p.s.peek() {
            b'+' | b'-' => self.p.offset(i64::from(i32::MIN), i64::from(i32::MAX)),
            _ => Ok(0),
        }
    }

    /// Anything without brackets and braces.
    fn plain(&mut self) -> Result<Operand> {
        let at = self.p.s.at;
        if self.p.s.eat(b'!')? {
            let name = self.p.s.ident();
            let Some(reg) = self.register(name) else {
                return self.p.s.error_at(at, format!("no predicate '{name}'"));
            };
            self.p.s.skip()?;
            return Ok(Operand::Not(reg));
        }
        if self.p.s.at_number() {
            return Ok(match self.p.s.number()? {
                Number::Int(n, negative) => Operand::Int(n, negative),
                Number::Float(f) => Operand::Float(f),
            });
        }
        let name = self.p.s.ident();
        if name.is_empty() {
            let found = self.p.s.here();
            return self
                .p
                .s
                .error(format!("expected an operand, found {found}"));
        }
        if name == "_" {
            self.p.s.skip()?;
            return match self.p.s.eat(b'|')? {
                true => Ok(Operand::Pair(None, self.second()?)),
                false => Ok(Operand::Sink),
            };
        }
        let Some(local) = self.local(name) else {
            return self.global(name, at);
        };
        if self.p.s.peek() == b'.' {
            return self.p.s.unsupported(at, format!("a part of '{name}'"));
        }
        self.p.s.skip()?;
        Ok(match local {
            Local::Reg(r) if self.p.s.peek() == b'|' => {
                self.p.s.eat(b'|')?;
                Operand::Pair(Some(r), self.second()?)
            }
            Local::Reg(r) => Operand::Reg(r),
            Local::Param(n) => self.symbol(Base::Param(n))?,
            Local::Ret(n) => self.symbol(Base::Ret(n))?,
            Local::Frame(n) => self.symbol(Base::Frame(n))?,
            Local::Slot(r, n) => self.symbol(Base::Slot(r, n))?,
            Local::Table(n) => Operand::Table(n),
            Local::Proto(_) | Local::Label(_) => {
                return self
                    .p
                    .s
                    .error_at(at, format!("'{name}' cannot be an operand here"));
            }
        })
    }

    /// What follows `a|`.
    fn second(&mut self) -> Result<Option<crate::machine::regs::Reg>> {
        let at = self.p.s.at;
        let name = self.p.s.ident();
        self.p.s.skip()?;
        match self.register(name) {
            Some(r) => Ok(Some(r)),
            None if name == "_" => Ok(None),
            None => self.p.s.error_at(at, format!("no register '{name}'")),
        }
    }

    fn symbol(&mut self, base: Base) -> Result<Operand> {
        Ok(Operand::Symbol(base, self.address_offset()?))
    }

    /// A name that the body does not declare: special register, symbol of the module, `generic(symbol)`.
    fn global(&mut self, name: &'a str, at: usize) -> Result<Operand> {
        if self.p.s.peek() == b'.' {
            // Special registers have axes behind a dot.
            let text = self.p.s.text;
            let end = self.p.s.at + 2;
            let whole = text.get(at..end).and_then(|t| std::str::from_utf8(t).ok());
            if let Some(reg) = whole.and_then(SReg::of) {
                self.p.s.at = end;
                self.p.s.skip()?;
                return Ok(Operand::Special(reg));
            }
            return self
                .p
                .s
                .error_at(at, format!("no special register begins with '{name}.'"));
        }
        if let Some(reg) = SReg::of(name) {
            self.p.s.skip()?;
            return Ok(Operand::Special(reg));
        }
        self.p.s.skip()?;
        if let Some(&g) = self.p.names.get(name) {
            return self.symbol(Base::Global(g));
        }
        if name == "generic" && self.p.s.eat(b'(')? {
            let at = self.p.s.at;
            let name = self.p.name("a symbol")?;
            self.p.s.expect(b')', "behind 'generic(symbol'")?;
            let inner = match (self.local(name), self.p.names.get(name)) {
                (Some(Local::Frame(n)), _) => Base::Frame(n),
                (Some(Local::Param(n)), _) => Base::Param(n),
                (None, Some(&g)) => Base::Global(g),
                _ => return self.p.s.error_at(at, format!("no symbol '{name}'")),
            };
            let offset = self.address_offset()?;
            return Ok(Operand::Generic(inner, offset));
        }
        self.p.s.error_at(at, format!("'{name}' is not declared"))
    }
}
