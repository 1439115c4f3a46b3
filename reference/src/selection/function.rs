//! One function: its blocks in the order of the module, of each the instructions in theirs.

use super::Unsupported;
use super::body::Body;
use super::constants::NO_ARGUMENT;
use super::module::{Names, at, head};
use super::types::Res;
use std::collections::BTreeSet;
use tandem_ir::attr::AttrKind;
use tandem_ir::entity::{Block, Inst};
use tandem_ir::function::Function;
use tandem_ir::inst::InstKind;

/// Writes the function.
pub(super) fn write(names: &Names<'_>, f: &Function) -> Result<String, Vec<Unsupported>> {
    let mut errors = Vec::new();
    let whole = |construct: String| Unsupported {
        global: f.global,
        inst: None,
        construct,
    };
    let mut out = String::new();
    match head(names, f.global) {
        Ok(text) => out.push_str(&text),
        Err(e) => errors.push(whole(e)),
    }
    let symbol = names.of(f.global).unwrap_or_default().to_owned();
    let mut body = Body::new(names, f, symbol);
    errors.extend(refused(names, f).map(whole));
    if let Err(e) = body.enter() {
        errors.push(whole(e));
    }
    let order = reached(f);
    for &b in &order {
        let label = body.label();
        body.labels.insert(b, label);
    }
    for &b in &order {
        if let Ok(label) = body.label_of(b) {
            body.place(&label);
        }
        for i in f.insts(b) {
            if let Some(line) = names.lines.line(f.global, i) {
                body.raw(&line);
            }
            // What follows from a refused parameter is said there.
            if let Err(e) = body.inst(b, i)
                && e != NO_ARGUMENT
            {
                errors.push(at(f.global, i, e));
            }
        }
    }
    match errors.is_empty() {
        true => Ok(format!("{out}\n{{\n{}}}\n", body.finish())),
        false => Err(errors),
    }
}

/// What a function says of itself that has no meaning in PTX.
fn refused(names: &Names<'_>, f: &Function) -> Option<String> {
    let decl = names.h.function(f.global)?;
    let has = |k| names.h.attrs.has(decl.attrs.func, k);
    // Operands of one kind and results of another are flushed by no instruction.
    let plain = [
        "ieee",
        "ieee,ieee",
        "preserve-sign",
        "preserve-sign,preserve-sign",
        "preserve-sign,ieee",
    ];
    if let Some(mode) = names.denormals(f.global).filter(|m| !plain.contains(m)) {
        return Some(format!("denormal-fp-math={mode}"));
    }
    match () {
        () if has(AttrKind::StrictFp) => Some("strictfp".into()),
        () if decl.gc.is_some() => Some("gc".into()),
        () if decl.personality.is_some() => Some("a personality".into()),
        () => None,
    }
}

/// The blocks that a path from the entry leads to, in the order of the module. What nothing reaches may be defined by itself.
fn reached(f: &Function) -> Vec<Block> {
    let mut seen = BTreeSet::new();
    let mut work: Vec<Block> = f.entry().into_iter().collect();
    while let Some(b) = work.pop() {
        if seen.insert(b) {
            work.extend(f.successors(b));
        }
    }
    f.blocks().filter(|b| seen.contains(b)).collect()
}

impl Body<'_> {
    /// One instruction.
    fn inst(&mut self, block: Block, i: Inst) -> Res<()> {
        let f = self.f;
        match f.kind(i) {
            InstKind::Binary(op) => self.binary(i, *op),
            InstKind::FNeg => self.fneg(i),
            InstKind::ICmp(how) => self.icmp(i, *how),
            InstKind::FCmp(how) => self.fcmp(i, *how),
            InstKind::Select => self.select(i),
            InstKind::Cast(op) => self.cast(i, *op),
            InstKind::Phi => self.phi(i),
            InstKind::Alloca { ty, align, .. } => self.alloca(i, *ty, *align),
            InstKind::Gep { elem } => self.gep(i, *elem),
            InstKind::Load(access) => self.load(i, *access),
            InstKind::Store(access) => self.store(i, *access),
            InstKind::Fence { ordering, scope } => self.fence(*ordering, *scope),
            InstKind::AtomicRmw(op, access) => self.atomic_rmw(i, *op, *access),
            InstKind::CmpXchg {
                access, failure, ..
            } => self.cmpxchg(i, *access, *failure),
            InstKind::Call(_) => self.call(i),
            InstKind::Ret => self.ret(i),
            InstKind::Br => self.br(block, i),
            InstKind::Switch => self.switch(block, i),
            InstKind::Unreachable => {
                self.unreachable();
                Ok(())
            }
            InstKind::VaArg => self.variadic_next(i),
            InstKind::Freeze => self.freeze(i),
            InstKind::ExtractElement => self.extract_element(i),
            InstKind::InsertElement => self.insert_element(i),
            InstKind::ShuffleVector(mask) => self.shuffle(i, mask),
            InstKind::ExtractValue(indices) => self.extract_value(i, indices),
            InstKind::InsertValue(indices) => self.insert_value(i, indices),
            other => Err(other.mnemonic().to_owned()),
        }
    }
}
