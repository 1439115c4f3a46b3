//! Statements that declare something: registers, variables, slots, jump tables, prototypes, source locations.

use super::super::super::scan::Result;
use super::super::func::Param;
use super::{Body, Local, UsePlace};
use crate::diag::ErrorKind;
use crate::machine::func::{Dir, JumpTable, Loc, Op, Proto};
use crate::machine::module::{MGlobal, MParam};
use crate::machine::regs::{MAX_INDEX, Reg};
use crate::machine::types::Space;

impl<'a> Body<'_, 'a> {
    pub(super) fn directive(&mut self) -> Result<()> {
        let at = self.p.s.at;
        let word = self.p.s.dotted();
        self.p.s.skip()?;
        match word {
            ".reg" => self.registers(),
            ".loc" => self.location(),
            ".pragma" => {
                let text = self.p.s.string()?;
                self.p.s.expect(b';', "behind a pragma")?;
                self.pseudo(Op::Pragma(text), at);
                Ok(())
            }
            ".param" => self.slots(),
            ".local" | ".shared" | ".global" | ".const" => {
                let space = Space::of(&word[1..]).unwrap_or(Space::Local);
                self.variables(space)
            }
            _ => self.p.s.error_at(at, format!("'{word}' is no statement")),
        }
    }

    pub(super) fn registers(&mut self) -> Result<()> {
        let at = self.p.s.at;
        let word = self.p.s.dotted();
        if matches!(word, ".v2" | ".v4") {
            return self.p.s.unsupported(at, "registers of a vector type");
        }
        let ty = self.p.type_at(at, word)?;
        self.p.s.skip()?;
        loop {
            let at = self.p.s.at;
            let name = self.p.name("the name of a register")?;
            let mut count = None;
            if self.p.s.eat(b'<')? {
                count = Some(
                    self.p
                        .s
                        .unsigned("a number of registers", u64::from(MAX_INDEX))?
                        as u32,
                );
                self.p.s.expect(b'>', "behind a number of registers")?;
            }
            let written = match count {
                None => self.unused_name(name),
                Some(_)
                    if !self.prefixes.contains(name)
                        && !self.renamed.contains(name)
                        && !self.used_from_outside(name) =>
                {
                    name.into()
                }
                Some(_) => self.unused_owned(name),
            };
            let reg = self.declare_reg(name, &written, ty, count, at)?;
            match count {
                None => self.bind(name, Local::Reg(reg), at)?,
                Some(n) => {
                    self.prefixes.insert(name);
                    let Some(scope) = self.scopes.last_mut() else {
                        continue;
                    };
                    if scope.ranges.insert(name, (reg, n)).is_some() {
                        let what = format!("'{name}' is declared twice in this scope");
                        return self.p.s.error_at(at, what);
                    }
                }
            }
            if !self.p.s.eat(b',')? {
                return self.p.s.expect(b';', "behind registers");
            }
        }
    }

    pub(super) fn declare_reg(
        &mut self,
        name: &str,
        written: &str,
        ty: crate::machine::types::Ty,
        count: Option<u32>,
        at: usize,
    ) -> Result<Reg> {
        if let Some(group) = self.f.regs.declare(written, ty, count) {
            return Ok(group.first);
        }
        let n = count.unwrap_or(1);
        let what = format!(
            "{n} registers '{name}' of type .{}: a class has {MAX_INDEX}",
            ty.text()
        );
        self.p.s.fail(ErrorKind::TooLarge, at, what)
    }

    pub(super) fn variables(&mut self, space: Space) -> Result<()> {
        let first = self.p.declarator(space)?;
        loop {
            let at = self.p.s.at;
            let name = self.p.name("the name of a variable")?;
            let dims = self.p.dims()?;
            let written = self.unused_name(name);
            let mut g = MGlobal {
                name: written,
                dims,
                ..first.clone()
            };
            if self.p.s.eat(b'=')? {
                g.init = Some(self.p.init()?);
            }
            let number = self.f.frame.len() as u32;
            self.f.frame.push(g);
            self.bind(name, Local::Frame(number), at)?;
            if !self.p.s.eat(b',')? {
                return self.p.s.expect(b';', "behind a variable");
            }
        }
    }

    pub(super) fn slots(&mut self) -> Result<()> {
        let region = self.region();
        loop {
            let (mut slot, name, at) = self.p.slot(false)?;
            slot.name = self.name_in_region(name);
            let slots = &mut self.f.regions[region as usize].slots;
            let number = slots.len() as u32;
            slots.push(slot);
            self.bind(name, Local::Slot(region, number), at)?;
            if !self.p.s.eat(b',')? {
                return self.p.s.expect(b';', "behind a parameter");
            }
        }
    }

    pub(super) fn location(&mut self) -> Result<()> {
        let mut n = [0u32; 3];
        for (i, what) in ["a file", "a line", "a column"].iter().enumerate() {
            n[i] = self.p.s.unsigned(what, u64::from(u32::MAX))? as u32;
        }
        let mut loc = Loc {
            file: n[0],
            line: n[1],
            column: n[2],
            inlined: None,
        };
        if self.p.s.eat(b',')? {
            let at = self.p.s.at;
            if self.p.s.ident() != "function_name" {
                return self.p.s.error_at(at, "expected 'function_name'");
            }
            self.p.s.skip()?;
            let label = self.p.name("the label of a name")?.to_owned();
            let mut offset = 0;
            if self.p.s.eat(b'+')? {
                offset = self.p.s.unsigned("an offset", u64::from(u32::MAX))?;
            }
            self.p.s.expect(b',', "behind a function's name")?;
            let at = self.p.s.at;
            if self.p.s.ident() != "inlined_at" {
                return self.p.s.error_at(at, "expected 'inlined_at'");
            }
            self.p.s.skip()?;
            let mut m = [0u32; 3];
            for (i, what) in ["a file", "a line", "a column"].iter().enumerate() {
                m[i] = self.p.s.unsigned(what, u64::from(u32::MAX))? as u32;
            }
            loc.inlined = Some((label, offset, m));
        }
        self.loc = Some(loc);
        Ok(())
    }

    pub(super) fn table(&mut self, name: &'a str, at: usize) -> Result<()> {
        self.p.s.skip()?;
        let number = self.f.tables.len() as u32;
        let written = self.unused_name(name);
        self.f.tables.push(JumpTable {
            name: written,
            targets: Vec::new(),
        });
        self.bind(name, Local::Table(number), at)?;
        loop {
            let at = self.p.s.at;
            let label = self.p.name("a label")?;
            let targets = &mut self.f.tables[number as usize].targets;
            let place = UsePlace::Target(number, targets.len() as u32);
            targets.push(self.block);
            self.use_label(label, at, place);
            if !self.p.s.eat(b',')? {
                return self.p.s.expect(b';', "behind a jump table");
            }
        }
    }

    pub(super) fn prototype(&mut self, name: &'a str, at: usize) -> Result<()> {
        self.p.s.skip()?;
        let take =
            |all: Vec<Param<'a>>| -> Vec<MParam> { all.into_iter().map(|p| p.param).collect() };
        let rets = match self.p.s.peek() {
            b'(' => take(self.p.places_of_params()?),
            _ => Vec::new(),
        };
        if !self.p.s.eat(b'_')? {
            let found = self.p.s.here();
            return self
                .p
                .s
                .error(format!("expected '_' in a prototype, found {found}"));
        }
        let params = match self.p.s.peek() {
            b'(' => take(self.p.places_of_params()?),
            _ => Vec::new(),
        };
        let dirs = self.p.directives()?;
        self.p.s.expect(b';', "behind a prototype")?;
        let inner = self.scopes.len() > 1;
        let region = inner.then(|| self.region());
        let number = self.f.protos.len() as u32;
        let written = match inner {
            true => self.name_in_region(name),
            false => self.unused_name(name),
        };
        self.f.protos.push(Proto {
            name: written,
            rets,
            params,
            noreturn: dirs.contains(&Dir::Word(".noreturn")),
            region,
        });
        self.bind(name, Local::Proto(number), at)
    }
}
