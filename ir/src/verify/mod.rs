//! Well-formedness: what LLVM's verifier demands of a module, as far as it matters here.
//!
//! The verifier is the invariant that every pass of either form is held to, so it
//! trusts nobody: it computes dominance itself, walks the lists and use lists that
//! the storage maintains, and never panics on what it finds. It works in time
//! linear in the size of the module, nearly. All breaches are reported, except
//! that a broken list, or an instruction with impossible operands, hides what
//! could only be found behind it.
//!
//! # Checklist
//!
//! *Storage* (`storage`): block and instruction lists are consistent; every use
//! is in the use list of its value and nowhere else; local names are unique.
//!
//! *Control flow* (`body`, `control`): every block ends in its only terminator;
//! the entry has no predecessors; phis come first and have exactly one entry per
//! incoming edge, equal ones for equal predecessors; landing pads come first and
//! only behind unwind edges; switch cases are distinct integers of the type of the
//! condition; `ret` fits the function's type; pads name pads.
//!
//! *Dominance* (`dominance`, `body`): definitions dominate uses, those of phis at
//! the end of the incoming block, those of `invoke` results along its normal edge;
//! unreachable code is exempt; no instruction but a phi uses itself.
//!
//! *Types* (`arith`, `memory`, `calls`, `constants`): operands and results of each
//! instruction and constant; widths of casts; `getelementptr` and aggregate
//! indices; sized and first-class types where they must be; atomic orderings, types
//! and sizes; calls match their function type.
//!
//! *Calls* (`calls`, `intrinsics`): `musttail`, `immarg`, known intrinsics called and not
//! otherwise used or defined, the types of common arithmetic ones, `byval` and friends, operand
//! bundles that may occur once.
//!
//! *Attributes* (`attributes`): positions, types, exclusions, values of the string
//! attributes that LLVM restricts.
//!
//! *Metadata* (`attachments`, `metadata`, `debuginfo`, `body`): no undefined node, no value that left the function;
//! attachments `!range`, `!nonnull`, `!dereferenceable`, `!fpmath`, `!prof`,
//! `!alias.scope`, `!access_group` … have their form and place; module flags, idents and compile
//! units; some rules of the debug info classes.
//!
//! *Module* (`globals`): linkage of declarations, initialiser types, aliases,
//! ifuncs, comdats, special variables, SPIR and AMDGPU kernels return `void`; and one rule of ours: on
//! `nvptx` a variable in shared (3) or local (5) memory has no initialiser but `undef` or
//! `poison` (resolution X-3: its contents are undefined at start whatever is written).
//!
//! Every rule has a pair of texts in `tests/rules`, one that keeps it and one that breaks it.
//!
//! *Not checked*: what targets other than NVPTX and AMDGPU demand of their intrinsics beyond types and immediates;
//! coroutines beyond `llvm.coro.id`; the colours of funclets; debug info across functions and
//! what `!dbg` leads to, as LLVM drops such debug info rather than refuses it.

mod arguments;
mod arith;
mod asm;
mod attachments;
mod attributes;
mod body;
mod bundles;
mod calls;
mod constants;
mod constrained;
mod control;
mod convergence;
mod debuginfo;
mod debugrefs;
mod dominance;
mod erased;
mod expressions;
mod fnattrs;
mod functions;
mod globals;
mod intrinsics;
mod masked;
mod memory;
mod metadata;
mod pads;
mod reach;
mod statepoints;
mod storage;
mod swift;
mod targets;
mod tbaa;
mod variants;
mod vectors;

use crate::diag::{Diagnostic, ErrorKind};
use crate::entity::{Block, Global, Inst};
use crate::function::Function;
use crate::intrinsics::{IntrinsicFacts, facts};
use crate::module::{Header, Module};
use crate::text::{FunctionText, Places, Subject};
use rustc_hash::FxHashMap;
use std::fmt;

/// One broken rule.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct VerifyError {
    /// Function name, empty for module-level rules.
    pub function: String,
    /// Block, as printed.
    pub block: Option<String>,
    /// Instruction, as printed.
    pub inst: Option<String>,
    /// The rule and how it is broken.
    pub message: String,
    /// What breaks it, for who has the text.
    pub subject: Subject,
}

impl VerifyError {
    /// The breach as a message about a place of the text that the module was read from (with
    /// [`crate::text::parse_with_places`]).
    pub fn diagnostic(&self, text: &[u8], places: &Places, file: &str) -> Diagnostic {
        let at = places.of(self.subject);
        Diagnostic::at(ErrorKind::Syntax, self.message.clone(), text, at).in_file(file)
    }
}

impl fmt::Display for VerifyError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.message)?;
        if !self.function.is_empty() {
            write!(f, "\n  in function @{}", self.function)?;
        }
        if let Some(b) = &self.block {
            write!(f, ", block {b}")?;
        }
        if let Some(i) = &self.inst {
            write!(f, "\n  {i}")?;
        }
        Ok(())
    }
}

impl std::error::Error for VerifyError {}

/// Checks a module; all breaches in order.
pub fn verify(module: &Module) -> Vec<VerifyError> {
    let header = &module.header;
    let mut errors = Vec::new();
    globals::check(module, &mut errors);
    metadata::check(module, &mut errors);
    let mut facts = FactsCache::default();
    for f in &module.bodies {
        check_body(header, f, &mut facts, &mut errors);
    }
    if errors.is_empty() {
        statepoints::check_frames(module, &mut errors);
    }
    errors
}

/// Checks one function body.
pub fn verify_function(header: &Header, f: &Function) -> Vec<VerifyError> {
    let mut errors = Vec::new();
    check_body(header, f, &mut FactsCache::default(), &mut errors);
    errors
}

/// Facts of the intrinsics met so far; looking a name up costs more than an instruction.
#[derive(Default)]
struct FactsCache(FxHashMap<Global, Option<IntrinsicFacts>>);

impl FactsCache {
    fn get(&mut self, header: &Header, g: Global) -> Option<IntrinsicFacts> {
        *self
            .0
            .entry(g)
            .or_insert_with(|| facts(header.global_name(g)))
    }
}

fn check_body(
    header: &Header,
    f: &Function,
    facts: &mut FactsCache,
    errors: &mut Vec<VerifyError>,
) {
    let mut c = Checker {
        header,
        f,
        facts,
        text: None,
        errors,
    };
    if storage::check(&mut c) {
        body::check(&mut c);
    }
}

/// A breach of a rule about something at module level.
fn module_error(errors: &mut Vec<VerifyError>, subject: Subject, message: impl Into<String>) {
    errors.push(VerifyError {
        function: String::new(),
        block: None,
        inst: None,
        message: message.into(),
        subject,
    });
}

/// One function under examination.
struct Checker<'a, 'e> {
    header: &'a Header,
    f: &'a Function,
    facts: &'e mut FactsCache,
    /// Made with the first error.
    text: Option<FunctionText<'a>>,
    errors: &'e mut Vec<VerifyError>,
}

impl<'a> Checker<'a, '_> {
    fn text(&mut self) -> &FunctionText<'a> {
        self.text
            .get_or_insert_with(|| FunctionText::new(self.header, self.f))
    }

    fn error(&mut self, block: Option<Block>, inst: Option<Inst>, message: String) {
        let first = inst.or_else(|| self.f.first_inst(block?));
        let subject = match first {
            Some(i) => Subject::Inst(self.f.global, i),
            None => Subject::Global(self.f.global),
        };
        let text = self.text();
        let block = block.map(|b| text.block(b));
        let inst = inst.map(|i| text.inst(i));
        let function = self.header.globals.get(self.f.global);
        self.errors.push(VerifyError {
            function: function
                .and_then(|d| d.name.as_deref())
                .unwrap_or("")
                .into(),
            block,
            inst,
            message,
            subject,
        });
    }

    /// A breach at an instruction.
    fn at(&mut self, i: Inst, message: impl Into<String>) {
        self.error(self.f.inst_block(i), Some(i), message.into());
    }

    /// A breach at an instruction unless the rule holds; says whether it does.
    fn require(&mut self, holds: bool, i: Inst, message: &str) -> bool {
        if !holds {
            self.at(i, message);
        }
        holds
    }
}
