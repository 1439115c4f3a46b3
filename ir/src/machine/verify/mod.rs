//! What makes machine functions well formed (MM-14).
//!
//! Names are resolved and forms exist when a text has been read; here it is asked whether they fit: the target knows the
//! form, operands have the right class, width and number, immediates fit exactly, addresses lie in the space of the
//! instruction, calls match signatures, carry glue is whole. Much of it `ptxas` takes in silence and compiles into something
//! else (PS-30 to PS-43). Files of others are held to [`Level::Parsed`]; what we emit ourselves to [`Level::Own`], which adds
//! what is legal PTX and still a mistake: paths that run off the end, registers read before they are written, static
//! addresses outside of their variable.

mod calls;
mod flow;
mod memory;
mod operands;
mod symbols;

use super::forms::Form;
use super::func::{MFunc, MInst, Op};
use super::module::MModule;
use super::text::Places;
use crate::diag::{Diagnostic, ErrorKind};

/// The version from which a target that dropped a form has it no more (PTX ISA, `vote`, `shfl`); files of older versions still may have it.
const GONE: (u16, u16) = (6, 4);

/// How much is asked.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Level {
    /// Of files that somebody else made.
    Parsed,
    /// Of what we emit.
    Own,
}

/// What a problem is about.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Subject {
    /// The header.
    Header,
    /// A variable, by number.
    Global(u32),
    /// A function, by number: its head.
    Func(u32),
    /// The end of a function, by number.
    End(u32),
    /// An instruction of a function.
    Inst(u32, MInst),
}

/// Something that is wrong.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Problem {
    /// The rule: `PS-30`, `MM-13`.
    pub rule: &'static str,
    /// One sentence, no full stop.
    pub message: String,
    /// The entity that the message is about.
    pub subject: Subject,
}

impl Problem {
    /// With its place in the text that the module was read from.
    pub fn diagnostic(&self, places: &Places, text: &[u8], file: &str) -> Diagnostic {
        let func = |n: u32| places.funcs.get(n as usize);
        let at = match self.subject {
            Subject::Header => Some(places.header),
            Subject::Global(n) => places.globals.get(n as usize).copied(),
            Subject::Func(n) => func(n).map(|f| f.name),
            Subject::End(n) => func(n).map(|f| f.end),
            Subject::Inst(n, i) => func(n).and_then(|f| f.insts.get(i.as_u32() as usize).copied()),
        };
        let message = format!("{}: {}", self.rule, self.message);
        Diagnostic::at(ErrorKind::Syntax, message, text, at.unwrap_or(0) as usize).in_file(file)
    }
}

/// At most so many problems are reported.
pub const MOST_PROBLEMS: usize = 100;

/// All that is wrong, in the order of the text, up to [`MOST_PROBLEMS`].
pub fn verify(module: &MModule, level: Level) -> Vec<Problem> {
    let mut v = Verifier {
        module,
        level,
        func: 0,
        first: rustc_hash::FxHashMap::default(),
        problems: Vec::new(),
    };
    for (n, f) in module.funcs.iter().enumerate() {
        v.first.entry(&f.name).or_insert(n as u32);
    }
    v.symbols();
    for (n, f) in module.funcs.iter().enumerate() {
        v.func = n as u32;
        v.signature(f);
        if f.has_body {
            v.body(f);
        }
    }
    v.problems.truncate(MOST_PROBLEMS);
    v.problems
}

/// The same for one function of a module, which may hold no more than the heads of its functions.
pub fn verify_function(module: &MModule, f: &MFunc, level: Level) -> Vec<Problem> {
    let number = module.funcs.iter().position(|h| h.name == f.name);
    let mut v = Verifier {
        module,
        level,
        func: number.unwrap_or(0) as u32,
        first: rustc_hash::FxHashMap::default(),
        problems: Vec::new(),
    };
    for (n, head) in module.funcs.iter().enumerate() {
        v.first.entry(&head.name).or_insert(n as u32);
    }
    v.signature(f);
    if f.has_body {
        v.body(f);
    }
    v.problems
}

struct Verifier<'m> {
    module: &'m MModule,
    level: Level,
    /// Number of the function that is looked at.
    func: u32,
    /// The first declaration of each function.
    first: rustc_hash::FxHashMap<&'m str, u32>,
    problems: Vec<Problem>,
}

impl<'m> Verifier<'m> {
    fn report(&mut self, rule: &'static str, subject: Subject, message: impl Into<String>) {
        if self.problems.len() < MOST_PROBLEMS {
            self.problems.push(Problem {
                rule,
                message: message.into(),
                subject,
            });
        }
    }
    fn at(&mut self, rule: &'static str, inst: MInst, message: impl Into<String>) {
        self.report(rule, Subject::Inst(self.func, inst), message);
    }

    fn body(&mut self, f: &'m MFunc) {
        for &block in &f.layout {
            for &inst in &f.blocks[block].insts {
                if let Op::Form(id) = f.insts[inst].op {
                    self.inst(f, inst, &self.module.forms[id]);
                }
                if self.problems.len() == MOST_PROBLEMS {
                    return;
                }
            }
        }
        self.glue(f);
        self.regions(f);
        if self.level == Level::Own {
            self.paths(f);
        }
    }

    fn inst(&mut self, f: &'m MFunc, inst: MInst, form: &'m Form) {
        self.needs(inst, form);
        self.guard(f, inst, form);
        self.operands(f, inst, form);
        self.access(f, inst, form);
        if form.family() == "call" {
            self.call(f, inst);
        }
    }

    /// The form exists for version and target.
    fn needs(&mut self, inst: MInst, form: &Form) {
        let v = form.variant;
        let (major, minor) = self.module.version;
        let target = &self.module.target;
        let name = &form.spelling;
        if major * 10 + minor < v.version {
            let (a, b) = (v.version / 10, v.version % 10);
            self.at(
                "MM-14",
                inst,
                format!("'{name}' needs PTX {a}.{b}, this is {major}.{minor}"),
            );
        } else if let Some(least) = v.needs(target.sm, target.suffix.is_some()) {
            self.at(
                "MM-14",
                inst,
                format!("'{name}' needs {least}, this is sm_{}", target.sm),
            );
        } else if (major, minor) >= GONE && v.before_sm.is_some_and(|s| target.sm >= s) {
            self.at(
                "PS-11",
                inst,
                format!(
                    "'{name}' is gone since sm_{} and PTX {}.{}",
                    v.before_sm.unwrap_or(0),
                    GONE.0,
                    GONE.1
                ),
            );
        }
    }

    /// Guards are predicates and do not stand where a call is prepared (PS-9).
    fn guard(&mut self, f: &MFunc, inst: MInst, form: &Form) {
        let data = &f.insts[inst];
        let Some(g) = data.guard else { return };
        if f.regs.ty(g.reg).bits() != 1 {
            let name = f.regs.name(g.reg);
            self.at("PS-9", inst, format!("the guard '{name}' is no predicate"));
        }
        if data.region.is_some() && form.family() != "call" {
            self.at("MM-10", inst, "a guard inside the braces of a call");
        }
        if form.spelling.starts_with("st.param") {
            self.at("PS-9", inst, "a guard on 'st.param'");
        }
        if self.level == Level::Own && form.has(".uni") && form.family() != "call" {
            self.at(
                "PS-42",
                inst,
                "a guarded branch says that all threads agree",
            );
        }
    }
}
