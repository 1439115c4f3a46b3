//! Terminators and exception handling.

use super::Res;
use super::body::Body;
use super::instructions::Made;
use crate::entity::Value;
use crate::inst::InstKind;
use crate::text::lexer::{Kw, Tok};
use crate::types::Type;
use rustc_hash::FxHashSet;

impl Body<'_, '_> {
    /// Whatever is left of the opcodes; `kw` is bumped already.
    pub(super) fn control(&mut self, kw: Kw, at: usize) -> Res<Made> {
        match kw {
            Kw::Ret => self.ret(at),
            Kw::Switch => self.switch(),
            Kw::IndirectBr => self.indirect_br(),
            Kw::Invoke => self.invoke(at),
            Kw::CallBr => self.callbr(at),
            Kw::Resume => {
                let v = self.typed_value()?;
                self.ops.push(v);
                Ok(Made::new(InstKind::Resume, Type::VOID))
            }
            Kw::Unreachable => Ok(Made::new(InstKind::Unreachable, Type::VOID)),
            Kw::CleanupRet => self.cleanup_ret(),
            Kw::CatchRet => self.catch_ret(),
            Kw::CatchSwitch => self.catch_switch(),
            Kw::CatchPad => {
                self.p.expect_kw(Kw::Within)?;
                if !matches!(self.p.kind(), Tok::LocalVar | Tok::LocalId(_)) {
                    return Err(self
                        .p
                        .error("the catchswitch of the catchpad must stand here"));
                }
                self.pad(InstKind::CatchPad)
            }
            Kw::CleanupPad => {
                self.p.expect_kw(Kw::Within)?;
                self.pad(InstKind::CleanupPad)
            }
            Kw::LandingPad => self.landing_pad(),
            _ => Err(self.p.error_at(at, "an instruction must stand here")),
        }
    }

    fn ret(&mut self, at: usize) -> Res<Made> {
        let ty = self.p.any_type()?;
        if ty != self.ret {
            let wanted = self.p.type_name(self.ret);
            let message = format!("the function returns '{wanted}', not this");
            return Err(self.p.error_at(at, message));
        }
        if ty != Type::VOID {
            let v = self.value(ty)?;
            self.ops.push(v);
        }
        Ok(Made::new(InstKind::Ret, Type::VOID))
    }
    pub(super) fn br(&mut self) -> Res<Made> {
        let at = self.p.at();
        let first = self.typed_value()?;
        self.ops.push(first);
        match self.f.value_type(first) {
            Type::LABEL => {}
            Type::I1 => {
                self.comma("',' is missing after branch condition")?;
                let yes = self.label()?;
                self.comma("',' is missing after true destination")?;
                let no = self.label()?;
                self.ops.extend([yes, no]);
            }
            _ => return Err(self.p.error_at(at, "a branch needs an i1")),
        }
        Ok(Made::new(InstKind::Br, Type::VOID))
    }
    fn switch(&mut self) -> Res<Made> {
        let at = self.p.at();
        let cond = self.typed_value()?;
        let ty = self.f.value_type(cond);
        if !ty.is_int() {
            return Err(self.p.error_at(at, "a switch needs an integer"));
        }
        self.comma("',' is missing after switch condition")?;
        let default = self.label()?;
        self.ops.extend([cond, default]);
        self.p
            .expect(Tok::LBracket, "'[' is missing in switch table")?;
        let mut seen: FxHashSet<Value> = FxHashSet::default();
        while !self.p.is(Tok::RBracket) {
            let at = self.p.at();
            let v = self.typed_value()?;
            if self.f.as_int(v).is_none() {
                return Err(self.p.error_at(at, "a case needs an integer constant"));
            }
            if self.f.value_type(v) != ty {
                return Err(self
                    .p
                    .error_at(at, "the case differs in type from the condition"));
            }
            if !seen.insert(v) {
                return Err(self.p.error_at(at, "an earlier case has this value"));
            }
            self.comma("',' is missing after case value")?;
            let target = self.label()?;
            self.ops.extend([v, target]);
        }
        self.p.bump();
        Ok(Made::new(InstKind::Switch, Type::VOID))
    }
    fn indirect_br(&mut self) -> Res<Made> {
        let at = self.p.at();
        let v = self.typed_value()?;
        if !self.f.value_type(v).is_ptr() {
            return Err(self.p.error_at(at, "indirectbr needs a pointer"));
        }
        self.comma("',' is missing after indirectbr address")?;
        self.ops.push(v);
        self.p
            .expect(Tok::LBracket, "'[' is missing in indirectbr")?;
        while !self.p.is(Tok::RBracket) {
            let l = self.label()?;
            self.ops.push(l);
            if !self.p.eat(Tok::Comma) {
                break;
            }
        }
        self.p
            .expect(Tok::RBracket, "']' is missing at end of block list")?;
        Ok(Made::new(InstKind::IndirectBr, Type::VOID))
    }

    // ----- exception handling ---------------------------------------------------------

    fn landing_pad(&mut self) -> Res<Made> {
        let ty = self.p.ty()?;
        let cleanup = self.p.eat_kw(Kw::Cleanup);
        let mut filters = Vec::new();
        while matches!(self.p.kind(), Tok::Kw(Kw::Catch | Kw::Filter)) {
            let filter = self.p.is_kw(Kw::Filter);
            self.p.bump();
            let at = self.p.at();
            let v = self.typed_value()?;
            let is_array = self.p.h.types.as_array(self.f.value_type(v)).is_some();
            if filter != is_array {
                let what = if filter {
                    "a filter is an array"
                } else {
                    "a caught type is no array"
                };
                return Err(self.p.error_at(at, what));
            }
            if self.f.as_const(v).is_none() {
                return Err(self.p.error_at(at, "a clause needs a constant"));
            }
            filters.push(filter);
            self.ops.push(v);
        }
        let filters = filters.into();
        Ok(Made::new(InstKind::LandingPad { cleanup, filters }, ty))
    }
    /// A pad as an operand: `none` or a local value of type token.
    fn token(&mut self) -> Res<Value> {
        match self.p.kind() {
            Tok::LocalVar | Tok::LocalId(_) | Tok::Kw(Kw::None) => self.value(Type::TOKEN),
            _ => Err(self.p.error("a token or 'none' must stand here")),
        }
    }
    /// `within %parent [T value, …]`
    fn pad(&mut self, kind: InstKind) -> Res<Made> {
        let parent = self.token()?;
        self.ops.push(parent);
        self.p
            .expect(Tok::LBracket, "'[' is missing in catchpad/cleanuppad")?;
        while !self.p.is(Tok::RBracket) {
            if self.ops.len() > 1 {
                self.comma("',' is missing in argument list")?;
            }
            let v = self.typed_value()?;
            self.ops.push(v);
        }
        self.p.bump();
        Ok(Made::new(kind, Type::TOKEN))
    }
    /// `unwind to caller` or `unwind label %b`; true if there is a target.
    fn unwind(&mut self) -> Res<bool> {
        self.p.expect_kw(Kw::Unwind)?;
        if self.p.eat_kw(Kw::To) {
            self.p.expect_kw(Kw::Caller)?;
            return Ok(false);
        }
        let l = self.label()?;
        self.ops.push(l);
        Ok(true)
    }
    fn cleanup_ret(&mut self) -> Res<Made> {
        self.p.expect_kw(Kw::From)?;
        let pad = self.token()?;
        self.ops.push(pad);
        self.unwind()?;
        Ok(Made::new(InstKind::CleanupRet, Type::VOID))
    }
    fn catch_ret(&mut self) -> Res<Made> {
        self.p.expect_kw(Kw::From)?;
        let pad = self.token()?;
        self.ops.push(pad);
        self.p.expect_kw(Kw::To)?;
        let target = self.label()?;
        self.ops.push(target);
        Ok(Made::new(InstKind::CatchRet, Type::VOID))
    }
    fn catch_switch(&mut self) -> Res<Made> {
        self.p.expect_kw(Kw::Within)?;
        let parent = self.token()?;
        self.ops.push(parent);
        self.p
            .expect(Tok::LBracket, "'[' is missing in catchswitch labels")?;
        loop {
            let l = self.label()?;
            self.ops.push(l);
            if !self.p.eat(Tok::Comma) {
                break;
            }
        }
        self.p
            .expect(Tok::RBracket, "']' is missing after catchswitch labels")?;
        let unwinds = self.unwind()?;
        Ok(Made::new(InstKind::CatchSwitch { unwinds }, Type::TOKEN))
    }
}
