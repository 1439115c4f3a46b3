//! Deltas that take instructions away.

use super::dominance::Dominance;
use super::editor::{Editor, has_zero};
use super::local::{Local, Site};
use tandem_ir::function::Function;
use tandem_ir::module::Header;
use tandem_ir::{Inst, InstKind, Value};

/// Erases an instruction; zero takes the place of its result.
pub(crate) const DROP: Local = Local {
    name: "instructions",
    escape: false,
    sites: droppable,
    edit: drop_one,
};

/// Erases an instruction; its first operand of the same type takes the place of its result.
pub(crate) const TO_FIRST_OPERAND: Local = Local {
    name: "instructions-to-operands",
    escape: false,
    sites: |_, f, out| forwardable(f, out, true),
    edit: forward,
};

/// Erases an instruction; another operand of the same type takes the place of its result.
pub(crate) const TO_OTHER_OPERAND: Local = Local {
    name: "instructions-to-other-operands",
    escape: false,
    sites: |_, f, out| forwardable(f, out, false),
    edit: forward,
};

/// Instructions that are tied to their place, so that the verifier would refuse their removal.
fn is_pad(kind: &InstKind) -> bool {
    matches!(
        kind,
        InstKind::LandingPad { .. } | InstKind::CatchPad | InstKind::CleanupPad
    )
}

fn droppable(h: &Header, f: &Function, out: &mut Vec<Site>) {
    for b in f.blocks() {
        for i in f.insts(b) {
            let unused = f.result(i).is_none_or(|v| !f.has_uses(v));
            if !f.kind(i).is_terminator()
                && !is_pad(f.kind(i))
                && (unused || has_zero(h, f.inst_type(i)))
            {
                out.push(Site::Inst(i, 0));
            }
        }
    }
}

fn drop_one(e: &mut Editor<'_>, s: Site) {
    if let Site::Inst(i, _) = s
        && e.alive(i)
    {
        e.drop_inst(i);
    }
}

/// Operands that can stand for the result: of its type, not itself, each once.
fn substitutes(f: &Function, i: Inst) -> Vec<(usize, Value)> {
    let mut found: Vec<(usize, Value)> = Vec::new();
    let Some(r) = f.result(i) else { return found };
    let ty = f.inst_type(i);
    for (n, v) in f.operands(i).enumerate() {
        if v != r && f.value_type(v) == ty && found.iter().all(|&(_, w)| w != v) {
            found.push((n, v));
        }
    }
    found
}

/// Instructions with an operand that can stand for them: the first such operand of each, or the others.
fn forwardable(f: &Function, out: &mut Vec<Site>, first: bool) {
    let dominance = Dominance::new(f);
    for b in f.blocks() {
        for i in f.insts(b) {
            let used = f.result(i).is_some_and(|v| f.has_uses(v));
            if used && !f.kind(i).is_terminator() && !is_pad(f.kind(i)) {
                // What flows into a phi need not be known where the phi is.
                let known = |v| !f.is_phi(i) || dominance.available_in(f, v, b);
                let all = substitutes(f, i).into_iter().filter(|&(_, v)| known(v));
                let all = all
                    .enumerate()
                    .filter(|&(n, _)| (n == 0) == first)
                    .map(|x| x.1);
                out.extend(all.map(|(n, _)| Site::Inst(i, n as u32)));
            }
        }
    }
}

fn forward(e: &mut Editor<'_>, s: Site) {
    let Site::Inst(i, n) = s else { return };
    if !e.alive(i) || e.f.num_operands(i) <= n as usize {
        return;
    }
    let v = e.f.operand(i, n as usize);
    if Some(v) != e.f.result(i) && e.f.value_type(v) == e.f.inst_type(i) {
        e.replace_inst(i, v);
    }
}
