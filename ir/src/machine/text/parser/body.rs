//! Bodies: statements, scopes, labels, blocks, regions.
//!
//! ```text
//!   {                               scope of the function
//!       .reg .b32 %r<4>;            a range: registers %r0 to %r3
//!       @%p1 bra $L;                block half closed: a `bra` without a guard may follow and ends it
//!       bra $M;
//!   $L: { // callseq                scope with one call and no label, branch or scope inside: a region
//!           .param .b32 param0;     its slots
//!           call …;
//!       }
//!   }
//! ```
//!
//! Scopes are on a stack. Labels may be used before they are defined: a use is kept with its scope, looked up when the
//! scope ends, and handed to the enclosing one if it is not found; what is left at the end of the body is an error.
//! Names of registers and parameters are looked up at once, from the innermost scope outwards.
//!
//! In the result only the function's own scope and the regions are left: a name of an inner scope that is taken in the
//! function gets a number, and slots of a scope that is no region move to the function.
//!
//! **Invariant:** a block has at most two terminators, at its end: the first of two is a guarded `bra`. Scopes nest to
//! a fixed depth, and the reader never recurses over them. Errors carry the byte of the text they are about.

mod declare;
mod settle;

use super::super::scan::{Mark, Result};
use super::func::Param;
use super::{FuncPlaces, Parser};
use crate::diag::ErrorKind;
use crate::machine::forms::Props;
use crate::machine::func::{
    BlockData, Guard, InstData, Loc, MBlock, MFunc, MInst, Op, Operand, Region,
};
use crate::machine::regs::Reg;
use rustc_hash::{FxHashMap, FxHashSet};
use smallvec::SmallVec;

/// Scopes may be nested as deep.
const DEEPEST_SCOPE: usize = 256;

/// What a name of a body stands for.
#[derive(Clone, Copy)]
pub(super) enum Local {
    Reg(Reg),
    Param(u32),
    Ret(u32),
    Frame(u32),
    Slot(u32, u32),
    Table(u32),
    Proto(u32),
    Label(MBlock),
}

/// A label that is used and not yet looked up.
struct Use<'a> {
    name: &'a str,
    at: usize,
    place: UsePlace,
}

#[derive(Clone, Copy)]
enum UsePlace {
    Operand(MInst),
    Target(u32, u32),
}

#[derive(Default)]
struct Scope<'a> {
    names: FxHashMap<&'a str, Local>,
    /// Prefixes of ranges of registers, with the first register and how many.
    ranges: FxHashMap<&'a str, (Reg, u32)>,
    uses: Vec<Use<'a>>,
    /// Names used so far that the scope does not declare itself, and what is left of them without their last digits.
    from_outside: FxHashSet<&'a str>,
    opened: usize,
    first_inst: usize,
    region: Option<u32>,
    calls: u32,
    /// It has a label, a terminator or a scope inside, and so is no region of a call.
    spoiled: bool,
}

impl<'a> Scope<'a> {
    fn register(&self, name: &str) -> Option<Reg> {
        numbered_in(self, name).or_else(|| match self.names.get(name) {
            Some(Local::Reg(reg)) => Some(*reg),
            _ => None,
        })
    }

    fn looks_outside(&mut self, name: &'a str) {
        let mut rest = name;
        loop {
            self.from_outside.insert(rest);
            match rest.strip_suffix(|c: char| c.is_ascii_digit()) {
                Some(prefix) => rest = prefix,
                None => return,
            }
        }
    }
}

/// How the block being read may go on.
#[derive(Clone, Copy, PartialEq)]
enum Ending {
    Open,
    /// Behind `@p bra X`: one `bra Y` may follow.
    HalfClosed,
    Closed,
}

pub(super) struct Body<'p, 'a> {
    pub p: &'p mut Parser<'a>,
    pub f: MFunc,
    places: FuncPlaces,
    scopes: Vec<Scope<'a>>,
    block: MBlock,
    ending: Ending,
    in_asm: bool,
    asm: Option<u32>,
    asm_count: u32,
    /// Where the following instructions come from.
    loc: Option<Loc>,
    /// End of the last instruction, for notes behind it.
    last_end: usize,
    /// Names, prefixes of ranges, and prefixes of numbered single names, in use in the function.
    taken: FxHashSet<&'a str>,
    renamed: FxHashSet<String>,
    /// The next number for a name that is taken.
    numbers: FxHashMap<String, u32>,
    prefixes: FxHashSet<&'a str>,
}

impl<'p, 'a> Body<'p, 'a> {
    pub fn new(p: &'p mut Parser<'a>, mut f: MFunc, places: FuncPlaces) -> Self {
        let block = f.blocks.push(BlockData::default());
        f.layout.push(block);
        Body {
            p,
            f,
            places,
            scopes: vec![Scope::default()],
            block,
            ending: Ending::Open,
            in_asm: false,
            asm: None,
            asm_count: 0,
            loc: None,
            last_end: 0,
            taken: FxHashSet::default(),
            renamed: FxHashSet::default(),
            numbers: FxHashMap::default(),
            prefixes: FxHashSet::default(),
        }
    }

    pub fn finish(self) -> (MFunc, FuncPlaces) {
        (self.f, self.places)
    }

    pub fn declare_params(&mut self, rets: &[Param<'a>], params: &[Param<'a>]) -> Result<()> {
        for (i, p) in rets.iter().chain(params).enumerate() {
            let (what, reg) = match i.checked_sub(rets.len()) {
                None => (Local::Ret(i as u32), self.f.rets[i].reg),
                Some(n) => (Local::Param(n as u32), self.f.params[n].reg),
            };
            let what = reg.map_or(what, Local::Reg);
            self.bind(p.name, what, p.at)?;
        }
        Ok(())
    }

    pub fn statements(&mut self) -> Result<()> {
        self.scopes[0].opened = self.p.s.at;
        self.p.s.expect(b'{', "before the body of a function")?;
        loop {
            self.marks()?;
            match self.p.s.peek() {
                b'{' => self.open()?,
                b'}' => {
                    if self.scopes.len() == 1 {
                        return self.end();
                    }
                    self.close()?;
                }
                b'.' => self.directive()?,
                b'@' => self.instruction()?,
                0 if self.p.s.at >= self.p.s.text.len() => {
                    let at = self.scopes.last().map_or(0, |s| s.opened);
                    return self.p.s.error_at(at, "this brace is never closed");
                }
                _ => self.word()?,
            }
        }
    }

    /// A label or an instruction.
    fn word(&mut self) -> Result<()> {
        let at = self.p.s.at;
        let name = self.p.s.ident();
        if name.is_empty() {
            let found = self.p.s.here();
            return self
                .p
                .s
                .error(format!("expected a statement, found {found}"));
        }
        if self.p.s.peek() != b'.' {
            self.p.s.skip()?;
            if self.p.s.peek() == b':' && self.p.s.peek_at(1) != b':' {
                self.p.s.eat(b':')?;
                return self.label(name, at);
            }
        }
        self.p.s.at = at;
        self.instruction()
    }

    fn label(&mut self, name: &'a str, at: usize) -> Result<()> {
        if self.p.s.peek() == b'.' {
            let word_at = self.p.s.at;
            match self.p.s.dotted() {
                ".branchtargets" => return self.table(name, at),
                ".callprototype" => return self.prototype(name, at),
                ".calltargets" => return self.p.s.unsupported(word_at, "'.calltargets'"),
                _ => self.p.s.at = word_at,
            }
        }
        self.spoil();
        let data = &self.f.blocks[self.block];
        if !data.insts.is_empty() || self.ending != Ending::Open || data.freq.is_some() {
            self.fresh_block();
        }
        let written = self.unused_name(name);
        self.bind(name, Local::Label(self.block), at)?;
        // A second label of one place means the same block and is not kept.
        let label = &mut self.f.blocks[self.block].label;
        label.get_or_insert(written);
        Ok(())
    }

    fn fresh_block(&mut self) {
        self.block = self.f.blocks.push(BlockData::default());
        self.f.layout.push(self.block);
        self.ending = Ending::Open;
    }

    fn spoil(&mut self) {
        if let Some(scope) = self.scopes.last_mut() {
            scope.spoiled = true;
        }
    }

    fn open(&mut self) -> Result<()> {
        if self.scopes.len() == DEEPEST_SCOPE {
            let what = format!("braces are nested deeper than {DEEPEST_SCOPE}");
            return self.p.s.fail(ErrorKind::TooLarge, self.p.s.at, what);
        }
        self.scopes.push(Scope {
            opened: self.p.s.at,
            first_inst: self.f.insts.len(),
            ..Scope::default()
        });
        self.p.s.at += 1;
        self.p.s.skip()
    }

    fn close(&mut self) -> Result<()> {
        self.p.s.at += 1;
        self.p.s.skip()?;
        let Some(scope) = self.scopes.pop() else {
            return Ok(());
        };
        let unresolved = self.resolve(&scope.names, scope.uses);
        let one_block = !scope.spoiled && scope.calls == 1;
        if let Some(r) = scope.region {
            if one_block {
                let from = scope.first_inst as u32;
                for i in from..self.f.insts.len() as u32 {
                    self.f.insts[MInst::from_u32(i)].region = Some(r);
                }
            } else {
                self.make_raw(r, true);
            }
        }
        if let Some(outer) = self.scopes.last_mut() {
            outer.uses.extend(unresolved);
            outer.spoiled = true;
        }
        Ok(())
    }

    /// The call of a scope has no braces of its own. What an inner scope declares becomes a name of the function.
    fn make_raw(&mut self, region: u32, inner: bool) {
        if inner {
            let mut slots = std::mem::take(&mut self.f.regions[region as usize].slots);
            for s in &mut slots {
                s.name = self.unused_owned(&s.name);
            }
            self.f.regions[region as usize].slots = slots;
        }
        self.f.regions[region as usize].raw = true;
        for n in 0..self.f.protos.len() {
            if self.f.protos[n].region == Some(region) {
                self.f.protos[n].region = None;
                if inner {
                    let name = std::mem::take(&mut self.f.protos[n].name);
                    self.f.protos[n].name = self.unused_owned(&name);
                }
            }
        }
    }

    fn resolve(&mut self, names: &FxHashMap<&'a str, Local>, uses: Vec<Use<'a>>) -> Vec<Use<'a>> {
        let mut left = Vec::new();
        for u in uses {
            let Some(&Local::Label(block)) = names.get(u.name) else {
                left.push(u);
                continue;
            };
            match u.place {
                UsePlace::Operand(inst) => {
                    let ops = &mut self.f.insts[inst].ops;
                    let open = |o: &&mut Operand| matches!(o, Operand::Label(_));
                    if let Some(op) = ops.iter_mut().find(open) {
                        *op = Operand::Label(block);
                    }
                }
                UsePlace::Target(t, k) => {
                    self.f.tables[t as usize].targets[k as usize] = block;
                }
            }
        }
        left
    }

    fn end(&mut self) -> Result<()> {
        self.places.end = self.p.s.at as u32;
        let Some(scope) = self.scopes.pop() else {
            return Ok(());
        };
        let left = self.resolve(&scope.names, scope.uses);
        if let Some(u) = left.first() {
            let near = crate::diag::nearest(u.name, scope.names.keys().copied())
                .map_or(String::new(), |n| format!("; did you mean '{n}'?"));
            let what = format!("no label '{}' in this scope{near}", u.name);
            return self.p.s.error_at(u.at, what);
        }
        if let Some(r) = scope.region {
            self.make_raw(r, false);
        }
        settle::settle(&mut self.f);
        self.p.s.at += 1;
        self.p.s.skip()
    }

    /// The region of the innermost scope.
    pub fn region(&mut self) -> u32 {
        let count = self.f.regions.len() as u32;
        let Some(scope) = self.scopes.last_mut() else {
            return 0;
        };
        *scope.region.get_or_insert_with(|| {
            self.f.regions.push(Region::default());
            count
        })
    }

    /// Binds a name in the innermost scope.
    fn bind(&mut self, name: &'a str, what: Local, at: usize) -> Result<()> {
        let Some(scope) = self.scopes.last_mut() else {
            return Ok(());
        };
        let clash = scope.names.insert(name, what).is_some() || numbered_in(scope, name).is_some();
        if clash {
            return self
                .p
                .s
                .error_at(at, format!("'{name}' is declared twice in this scope"));
        }
        if let Some(prefix) = prefix_of(name) {
            self.prefixes.insert(prefix);
        }
        self.taken.insert(name);
        Ok(())
    }

    /// The name itself, or one with a number if it is taken.
    fn unused_name(&mut self, name: &'a str) -> String {
        if !self.is_taken(name, name) {
            return name.into();
        }
        self.unused_owned(name)
    }

    /// The name of a slot or prototype in a region: its own, since regions keep their names apart, unless it would catch
    /// a use in front of it.
    fn name_in_region(&mut self, name: &'a str) -> String {
        match self.used_from_outside(name) {
            true => self.unused_owned(name),
            false => name.into(),
        }
    }

    /// True if this scope has used the name, or one of a range with this prefix, for something that is declared outside.
    /// Declarations are printed at the head of their scope, where this one would catch those uses.
    fn used_from_outside(&self, name: &str) -> bool {
        self.scopes
            .last()
            .is_some_and(|s| s.from_outside.contains(name))
    }

    fn unused_owned(&mut self, name: &str) -> String {
        let mut n = self.numbers.get(name).copied().unwrap_or(1);
        loop {
            // The letter behind the number keeps it apart from names of ranges.
            let candidate = format!("{name}_{n}x");
            n += 1;
            let is_range = self.prefixes.contains(candidate.as_str());
            let is_taken = is_range || self.is_taken(&candidate, &candidate);
            if !is_taken && self.renamed.insert(candidate.clone()) {
                self.numbers.insert(name.into(), n);
                return candidate;
            }
        }
    }

    fn is_taken(&self, name: &str, prefix: &str) -> bool {
        let inner = self.scopes.len() > 1;
        self.taken.contains(name)
            || self.used_from_outside(name)
            || self.renamed.contains(name)
            || inner && self.p.names.contains_key(name)
            || inner && self.scopes.iter().any(|s| numbered_in(s, prefix).is_some())
            || inner && crate::machine::special::SReg::of(name).is_some()
    }

    fn use_label(&mut self, name: &'a str, at: usize, place: UsePlace) {
        if let Some(scope) = self.scopes.last_mut() {
            scope.uses.push(Use { name, at, place });
        }
    }

    fn marks(&mut self) -> Result<()> {
        if self.p.s.marks.is_empty() {
            return Ok(());
        }
        for mark in std::mem::take(&mut self.p.s.marks) {
            match mark {
                Mark::AsmBegin => (self.in_asm, self.asm) = (true, None),
                Mark::AsmEnd => self.in_asm = false,
                Mark::Note(at, text) => {
                    let between = self.p.s.text.get(self.last_end..at).unwrap_or(b"\n");
                    let behind = self.last_end > 0 && !between.contains(&b'\n');
                    self.note(at, text, behind)?;
                }
            }
        }
        Ok(())
    }

    /// A note: of the instruction in front of it on its line, or a line of its own.
    fn note(&mut self, at: usize, text: &str, behind: bool) -> Result<()> {
        let last = self.f.blocks[self.block].insts.last().copied();
        if let (true, Some(inst)) = (behind, last) {
            let note = super::notes::read(text, |name| self.find_register(name));
            return match note {
                Ok(n) => {
                    self.f.insts[inst].note = Some(Box::new(n));
                    Ok(())
                }
                Err((ahead, what)) => self.p.s.error_at(at + ahead, what),
            };
        }
        let (word, rest) = text.trim().split_once(' ').unwrap_or((text.trim(), ""));
        match word {
            "dbg" => drop(self.pseudo(Op::Dbg(rest.trim().into()), at)),
            "cfi" => drop(self.pseudo(Op::Cfi(rest.trim().into()), at)),
            "freq" => match rest.trim().parse() {
                Ok(n) => {
                    if self.ending != Ending::Open {
                        self.fresh_block();
                    }
                    self.f.blocks[self.block].freq = Some(n);
                }
                Err(_) => return self.p.s.error_at(at, "expected a number behind 'freq'"),
            },
            _ => return self.p.s.error_at(at, format!("unknown note '{word}'")),
        }
        Ok(())
    }

    /// The register of a name.
    pub fn register(&mut self, name: &'a str) -> Option<Reg> {
        for scope in self.scopes.iter_mut().rev() {
            if scope.register(name).is_some() {
                break;
            }
            scope.looks_outside(name);
        }
        self.find_register(name)
    }

    fn find_register(&self, name: &str) -> Option<Reg> {
        self.scopes.iter().rev().find_map(|s| s.register(name))
    }

    pub fn local(&mut self, name: &'a str) -> Option<Local> {
        for scope in self.scopes.iter_mut().rev() {
            if let Some(reg) = numbered_in(scope, name) {
                return Some(Local::Reg(reg));
            }
            if let Some(&local) = scope.names.get(name) {
                return Some(local);
            }
            scope.looks_outside(name);
        }
        None
    }

    fn pseudo(&mut self, op: Op, at: usize) -> MInst {
        self.push(
            InstData {
                op,
                guard: None,
                ops: SmallVec::new(),
                region: None,
                asm: None,
                loc: None,
                note: None,
            },
            at,
        )
    }

    fn push(&mut self, mut data: InstData, at: usize) -> MInst {
        if self.ending != Ending::Open {
            self.fresh_block();
        }
        if self.in_asm {
            if self.asm.is_none() {
                self.asm = Some(self.asm_count);
                self.asm_count += 1;
            }
            data.asm = self.asm;
        }
        if let Some(loc) = &self.loc {
            if self.f.locs.last() != Some(loc) {
                self.f.locs.push(loc.clone());
            }
            data.loc = Some(self.f.locs.len() as u32 - 1);
        }
        let inst = self.f.insts.push(data);
        self.places.insts.push(at as u32);
        self.f.blocks[self.block].insts.push(inst);
        inst
    }

    fn instruction(&mut self) -> Result<()> {
        let at = self.p.s.at;
        let mut guard = None;
        if self.p.s.eat(b'@')? {
            let negated = self.p.s.eat(b'!')?;
            let reg_at = self.p.s.at;
            let name = self.p.s.ident();
            let Some(reg) = self.register(name) else {
                return self.p.s.error_at(reg_at, format!("no predicate '{name}'"));
            };
            self.p.s.skip()?;
            guard = Some(Guard { reg, negated });
        }
        let op_at = self.p.s.at;
        let spelling = self.p.s.dotted();
        let form = match self.p.module.forms.intern(spelling) {
            Ok(form) => form,
            Err(_) if spelling.is_empty() => {
                let found = self.p.s.here();
                return self
                    .p
                    .s
                    .error(format!("expected an instruction, found {found}"));
            }
            Err(what) => return self.p.s.error_at(op_at, what),
        };
        self.p.s.skip()?;
        let (ops, label) = self.operands(form)?;
        let end = self.p.s.at;
        if self.p.s.peek() != b';' {
            let found = self.p.s.here();
            return self
                .p
                .s
                .error(format!("expected ';' behind '{spelling}', found {found}"));
        }
        self.p.s.at += 1;
        self.last_end = end;
        self.p.s.skip()?;
        let props = self.p.module.forms[form].variant.props;
        let direct = props.has(Props::BRANCH) && !props.has(Props::INDIRECT);
        if self.ending == Ending::HalfClosed && direct && guard.is_none() {
            self.ending = Ending::Open;
        }
        let data = InstData {
            op: Op::Form(form),
            guard,
            ops,
            region: None,
            asm: None,
            loc: None,
            note: None,
        };
        let second = self.ending == Ending::Open && {
            let insts = &self.f.blocks[self.block].insts;
            insts.last().is_some_and(|&i| self.ends(i))
        };
        let inst = self.push(data, at);
        if let Some((name, at)) = label {
            self.use_label(name, at, UsePlace::Operand(inst));
        }
        if let Some(scope) = self.scopes.last_mut() {
            scope.calls += u32::from(props.has(Props::CALL));
        }
        if props.has(Props::TERMINATOR) {
            self.spoil();
            self.ending = match direct && guard.is_some() && !second {
                true => Ending::HalfClosed,
                false => Ending::Closed,
            };
        }
        Ok(())
    }

    fn ends(&self, inst: MInst) -> bool {
        self.f
            .form(inst, &self.p.module.forms)
            .is_some_and(|f| f.is(Props::TERMINATOR))
    }
}

/// The prefix of a name that ends in a number.
fn prefix_of(name: &str) -> Option<&str> {
    let prefix = name.trim_end_matches(|c: char| c.is_ascii_digit());
    (prefix.len() < name.len()).then_some(prefix)
}

/// The register of a name like `%r12` among the ranges of a scope.
fn numbered_in(scope: &Scope<'_>, name: &str) -> Option<Reg> {
    if scope.ranges.is_empty() {
        return None;
    }
    let bytes = name.as_bytes();
    let mut from = bytes.len();
    while from > 0 && bytes[from - 1].is_ascii_digit() {
        from -= 1;
    }
    // A prefix may end in digits itself, so that every cut is tried, the longest number first.
    for cut in from..bytes.len() {
        let digits = &bytes[cut..];
        if digits.len() > 9 || digits[0] == b'0' && digits.len() > 1 {
            continue;
        }
        let Some(&(first, count)) = scope.ranges.get(&name[..cut]) else {
            continue;
        };
        let number = digits
            .iter()
            .fold(0u32, |n, d| n * 10 + u32::from(d - b'0'));
        if number < count {
            return Some(Reg::new(first.class(), first.index() + number));
        }
    }
    None
}
