//! Functions: results, parameters, directives; and prototypes, which have the same shape.

use super::super::scan::Result;
use super::body::Body;
use super::{FuncPlaces, Parser};
use crate::machine::func::{Dir, MFunc, NUMBERED, WORDS};
use crate::machine::module::{GlobalRef, Item, Linkage, MParam, Pointee};
use crate::machine::types::Space;

/// Functions have at most so many parameters.
const MOST_PARAMS: usize = 1 << 16;

/// A parameter with what is needed to declare it.
pub(super) struct Param<'a> {
    pub name: &'a str,
    pub at: usize,
    pub in_register: bool,
    pub param: MParam,
}

impl<'a> Parser<'a> {
    pub(super) fn func(&mut self, linkage: Linkage, is_entry: bool) -> Result<()> {
        let rets = match self.s.peek() {
            b'(' if !is_entry => self.params(false)?,
            _ => Vec::new(),
        };
        if rets.len() > 1 {
            return self
                .s
                .unsupported(rets[1].at, "a function with several results");
        }
        let at = self.s.at;
        let name = self.name("the name of a function")?;
        let params = match self.s.peek() {
            b'(' => self.params(false)?,
            _ => Vec::new(),
        };
        let mut f = MFunc::new(name);
        f.linkage = linkage;
        f.is_entry = is_entry;
        f.dirs = self.directives()?;
        let mut places = FuncPlaces {
            name: at as u32,
            ..FuncPlaces::default()
        };
        let number = self.module.funcs.len() as u32;
        match self.names.get(name).copied() {
            None => drop(self.names.insert(name, GlobalRef::Func(number))),
            Some(GlobalRef::Var(_)) => {
                return self.s.error_at(at, format!("'{name}' is a variable"));
            }
            Some(GlobalRef::Func(before)) => {
                let before = &self.module.funcs[before as usize];
                if before.has_body && self.s.peek() == b'{' {
                    return self.s.error_at(at, format!("'{name}' is defined twice"));
                }
            }
        }
        let all = rets
            .iter()
            .map(|p| (true, p))
            .chain(params.iter().map(|p| (false, p)));
        for (is_ret, p) in all {
            let mut param = p.param.clone();
            if p.in_register {
                param.reg = match f.regs.declare(p.name, param.ty, None) {
                    Some(group) => Some(group.first),
                    None => return self.s.error_at(p.at, "a register of this type"),
                };
            }
            match is_ret {
                true => f.rets.push(param),
                false => f.params.push(param),
            }
        }
        // Calls of a function inside its own body look at this.
        self.module.funcs.push(f.clone());
        if self.s.peek() == b'{' {
            f.has_body = true;
            self.module.funcs[number as usize].has_body = true;
            let mut body = Body::new(self, f, places);
            body.declare_params(&rets, &params)?;
            body.statements()?;
            (f, places) = body.finish();
        } else {
            places.end = self.s.at as u32;
            self.s
                .expect(b';', "or a body behind the head of a function")?;
        }
        self.module.funcs[number as usize] = f;
        self.places.funcs.push(places);
        self.module.items.push(Item::Func(number));
        Ok(())
    }

    /// Parameters of a prototype, which have places in parameter space.
    pub(super) fn places_of_params(&mut self) -> Result<Vec<Param<'a>>> {
        let all = self.params(true)?;
        match all.iter().find(|p| p.in_register) {
            Some(p) => self.s.unsupported(p.at, "a prototype with registers"),
            None => Ok(all),
        }
    }

    /// `(.param .u32 a, .reg .b32 b)`; with `unnamed`, `_` may stand for a name.
    pub(super) fn params(&mut self, unnamed: bool) -> Result<Vec<Param<'a>>> {
        let mut all = Vec::new();
        self.s.expect(b'(', "in front of parameters")?;
        if self.s.eat(b')')? {
            return Ok(all);
        }
        loop {
            if all.len() == MOST_PARAMS {
                return self.s.error("too many parameters");
            }
            all.push(self.param(unnamed)?);
            if !self.s.eat(b',')? {
                self.s.expect(b')', "or ',' behind a parameter")?;
                return Ok(all);
            }
        }
    }

    fn param(&mut self, unnamed: bool) -> Result<Param<'a>> {
        let at = self.s.at;
        let word = self.s.dotted();
        self.s.skip()?;
        let in_register = word == ".reg";
        if !in_register && word != ".param" {
            self.s.at = at;
            let found = self.s.here();
            return self
                .s
                .error(format!("expected '.param' or '.reg', found {found}"));
        }
        let (param, name, at) = self.slot(unnamed)?;
        // A register has a class and nothing else that could be said of it.
        if in_register
            && (param.align.is_some() || param.pointee.is_some() || param.array.is_some())
        {
            let words = "a parameter in a register has no alignment, size or '.ptr'";
            return self.s.error_at(at, words);
        }
        Ok(Param {
            name,
            at,
            in_register,
            param,
        })
    }

    /// What stands behind `.param`: alignment, type, pointee, name, size.
    pub(super) fn slot(&mut self, unnamed: bool) -> Result<(MParam, &'a str, usize)> {
        let g = self.declarator(Space::Param)?;
        if g.vector != 1 || g.attribute.is_some() {
            return self
                .s
                .unsupported(self.s.at, "a parameter of a vector type or with attributes");
        }
        let mut p = MParam {
            name: String::new(),
            reg: None,
            ty: g.ty,
            array: None,
            align: g.align,
            pointee: None,
        };
        if self.word_is(".ptr")? {
            let mut pointee = Pointee {
                space: Space::Generic,
                align: None,
            };
            while self.s.peek() == b'.' {
                let at = self.s.at;
                let word = self.s.dotted();
                self.s.skip()?;
                match word {
                    ".align" => pointee.align = Some(self.alignment()?),
                    _ => match Space::of(&word[1..]) {
                        Some(s) if s != Space::Generic && s != Space::Param => pointee.space = s,
                        _ => return self.s.error_at(at, format!("'{word}' is no state space")),
                    },
                }
            }
            p.pointee = Some(pointee);
        }
        let at = self.s.at;
        let mut name = "_";
        if unnamed
            && self.s.peek() == b'_'
            && self.s.peek_at(1) != b'_'
            && !self.s.peek_at(1).is_ascii_alphanumeric()
        {
            self.s.at += 1;
            self.s.skip()?;
        } else if !unnamed || !matches!(self.s.peek(), b',' | b')' | b'[') {
            name = self.name("the name of a parameter")?;
        }
        p.name = name.into();
        let dims = self.dims()?;
        p.array = dims.first().copied();
        if dims.len() > 1 {
            return self.s.unsupported(at, "a parameter of several dimensions");
        }
        Ok((p, name, at))
    }

    pub(super) fn directives(&mut self) -> Result<Vec<Dir>> {
        let mut dirs = Vec::new();
        while self.s.peek() == b'.' {
            let at = self.s.at;
            let word = self.s.dotted();
            self.s.skip()?;
            if let Some(&(name, most)) = NUMBERED.iter().find(|d| d.0 == word) {
                let mut numbers = Vec::new();
                loop {
                    numbers.push(self.s.unsigned("a number", u64::from(u32::MAX))? as u32);
                    if numbers.len() == most || !self.s.eat(b',')? {
                        break;
                    }
                }
                dirs.push(Dir::Numbers(name, numbers));
            } else if let Some(&name) = WORDS.iter().find(|w| **w == word) {
                dirs.push(Dir::Word(name));
            } else if word == ".pragma" {
                let text = self.s.string()?;
                dirs.push(Dir::Pragma(text));
                self.s.expect(b';', "behind a pragma")?;
            } else {
                return self
                    .s
                    .error_at(at, format!("'{word}' is no directive of a function"));
            }
        }
        Ok(dirs)
    }
}
