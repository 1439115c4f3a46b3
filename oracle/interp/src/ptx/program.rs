//! A PTX module made ready to run.

use super::code::Code;
use super::compile::{self, Numbering, Var};
use crate::outcome::Location;
use cranelift_entity::EntityRef as _;
use rustc_hash::FxHashMap;
use std::sync::OnceLock;
use tandem_ir::Global;
use tandem_ir::machine::MModule;
use tandem_ir::machine::func::{MInst, Op};
use tandem_ir::machine::module::{GlobalRef, Item, MGlobal};
use tandem_ir::machine::text::Places;
use tandem_ir::machine::types::Space;

/// A PTX module made ready to run. Functions are compiled when they are first called.
pub struct Program<'m> {
    module: &'m MModule,
    /// The module's variables, then those of functions that are not local.
    pub(super) vars: Vec<&'m MGlobal>,
    numbering: Numbering,
    codes: Vec<OnceLock<Box<Code>>>,
    /// Line of each instruction of each function; empty if unknown.
    lines: Vec<Vec<u32>>,
    /// Of each function, the number of the one of its name that has a body, or else its own.
    definitions: Vec<u32>,
    /// Whether some load is `.nc`.
    pub(super) has_nc: bool,
}

impl<'m> Program<'m> {
    /// Prepares a module; what cannot run is reported when it is reached. With the places that the parser noted and the text,
    /// reports have lines.
    pub fn new(module: &'m MModule, source: Option<(&Places, &[u8])>) -> Program<'m> {
        let mut vars: Vec<&MGlobal> = module.globals.iter().collect();
        let mut frames = Vec::new();
        for f in &module.funcs {
            let mut own = 0;
            let mut list = Vec::new();
            for g in &f.frame {
                list.push(match g.space {
                    Space::Local => {
                        own += 1;
                        Var::Local(own - 1)
                    }
                    _ => {
                        vars.push(g);
                        Var::Module(vars.len() as u32 - 1)
                    }
                });
            }
            frames.push(list);
        }
        let lines = source.map_or(Vec::new(), |(places, text)| lines(places, text));
        Program {
            module,
            vars,
            numbering: Numbering { frames },
            codes: module.funcs.iter().map(|_| OnceLock::new()).collect(),
            lines,
            definitions: definitions(module),
            has_nc: module.forms.all().iter().any(|f| f.has(".nc")),
        }
    }
    /// The module.
    pub fn module(&self) -> &'m MModule {
        self.module
    }
    /// The number of a function with a body, by its name or one that an alias gives it.
    pub fn function(&self, name: &str) -> Option<u32> {
        let named = |n: &str| {
            let mut all = self.module.funcs.iter();
            all.position(|f| f.has_body && f.name == n)
        };
        let by_alias = || {
            self.module.items.iter().find_map(|i| match i {
                Item::Alias { name: n, target } if n == name => Some(*target as usize),
                _ => None,
            })
        };
        named(name).or_else(by_alias).map(|n| n as u32)
    }
    /// The number of a variable of the module, by name.
    pub fn variable(&self, name: &str) -> Option<u32> {
        let at = self.vars.iter().position(|g| g.name == name)?;
        Some(at as u32)
    }
    /// What reports call a variable's or function's number: those of functions follow those of variables.
    pub fn name_of(&self, g: Global) -> &'m str {
        match self.vars.get(g.index()) {
            Some(v) => &v.name,
            None => {
                let f = g.index() - self.vars.len();
                self.module.funcs.get(f).map_or("", |f| &f.name)
            }
        }
    }
    /// The number of a variable or function, by name, for [`Target::Global`](crate::Target::Global).
    pub fn global(&self, name: &str) -> Option<Global> {
        if let Some(n) = self.variable(name) {
            return Some(self.symbol(GlobalRef::Var(n)));
        }
        let at = self.module.funcs.iter().position(|f| f.name == name)?;
        Some(self.symbol(GlobalRef::Func(at as u32)))
    }
    pub(super) fn symbol(&self, r: GlobalRef) -> Global {
        match r {
            GlobalRef::Var(n) => Global::new(n as usize),
            GlobalRef::Func(n) => Global::new(self.vars.len() + n as usize),
        }
    }

    /// The function that a declaration stands for.
    pub(super) fn definition(&self, n: u32) -> u32 {
        self.definitions.get(n as usize).copied().unwrap_or(n)
    }

    /// The dense form of a function that has a body.
    pub(super) fn code(&self, n: u32) -> Option<&Code> {
        let f = self.module.funcs.get(n as usize)?;
        if !f.has_body {
            return None;
        }
        let cell = self.codes.get(n as usize)?;
        Some(cell.get_or_init(|| Box::new(compile::function(self.module, n, &self.numbering))))
    }

    /// Where an operation is in the text.
    pub(super) fn place(&self, code: &Code, pc: usize) -> Location {
        let f = &self.module.funcs[code.func as usize];
        let mut p = Location {
            name: f.name.clone(),
            ..Location::default()
        };
        let Some(op) = code.ops.get(pc) else { return p };
        if let Some(&(_, b)) = code.blocks.get(code.block_of(pc)) {
            let block = f.blocks.values().nth(b as usize);
            let label = block.and_then(|b| b.label.clone());
            p.block = label.unwrap_or_else(|| format!("block {b}"));
        }
        // The end of a block through which control falls is no instruction.
        let inst = (op.inst != u32::MAX).then(|| MInst::new(op.inst as usize));
        let data = inst.and_then(|i| f.insts.get(i));
        if let Some(Op::Form(id)) = data.map(|d| &d.op) {
            p.text = self.module.forms[*id].spelling.to_string();
        }
        let line = self.lines.get(code.func as usize);
        if let Some(line) = line.and_then(|l| l.get(op.inst as usize)) {
            p.text += &format!(", line {line}");
        }
        p
    }
}

/// Of each function, which one has its body.
fn definitions(module: &MModule) -> Vec<u32> {
    let mut bodies = FxHashMap::default();
    for (n, f) in module.funcs.iter().enumerate().filter(|(_, f)| f.has_body) {
        bodies.insert(f.name.as_str(), n as u32);
    }
    let all = module.funcs.iter().enumerate();
    all.map(|(n, f)| bodies.get(f.name.as_str()).copied().unwrap_or(n as u32))
        .collect()
}

/// The line of each instruction.
fn lines(places: &Places, text: &[u8]) -> Vec<Vec<u32>> {
    let ends = text.iter().enumerate().filter(|(_, b)| **b == b'\n');
    let ends: Vec<u32> = ends.map(|(i, _)| i as u32).collect();
    let line = |at: &u32| ends.partition_point(|e| e < at) as u32 + 1;
    let of = |f: &tandem_ir::machine::text::parser::FuncPlaces| f.insts.iter().map(line).collect();
    places.funcs.iter().map(of).collect()
}
