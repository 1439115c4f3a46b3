//! Replaces an integer constant by a smaller one at all its occurrences in a body.
//!
//! A constant that is compared with, and the constant that is assigned (the case of a switch, and the entry of a phi that
//! leads to it), depend on each other: neither can change alone.

use super::editor::Editor;
use super::local::{Local, Site};
use super::measure::constant_weight;
use super::operands::is_fixed;
use rustc_hash::FxHashMap;
use tandem_ir::constant::Bits;
use tandem_ir::function::Function;
use tandem_ir::module::Header;
use tandem_ir::{Inst, InstKind, Value, ValueDef};

/// See the module.
pub(crate) const IN_CONCERT: Local = Local {
    name: "constants-in-concert",
    escape: false,
    sites,
    edit,
};

/// The numbers that another one may become.
const SMALLER: u32 = 3;

/// True if the operand is a number that may be another one: also the case of a switch, which no other delta changes, but
/// not the size of a stack slot, since one of no elements is none.
fn is_number(h: &Header, f: &Function, i: Inst, n: usize) -> bool {
    let may_change = match f.kind(i) {
        InstKind::Switch => true,
        InstKind::Alloca { .. } => false,
        _ => !is_fixed(h, f, i, n),
    };
    may_change && f.as_int(f.operand(i, n)).is_some()
}

/// The first place of each number that stands in several, and what it may become.
fn sites(h: &Header, f: &Function, out: &mut Vec<Site>) {
    let mut places: Vec<(Value, Inst, u32, usize)> = Vec::new();
    let mut index: FxHashMap<Value, usize> = FxHashMap::default();
    for i in f.blocks().flat_map(|b| f.insts(b)) {
        for (n, v) in f.operands(i).enumerate() {
            if is_number(h, f, i, n) {
                let at = *index.entry(v).or_insert(places.len());
                match places.get_mut(at) {
                    Some(place) => place.3 += 1,
                    None => places.push((v, i, n as u32, 1)),
                }
            }
        }
    }
    for (v, i, n, _) in places.into_iter().filter(|p| p.3 > 1) {
        let weight = match f.value_def(v) {
            ValueDef::Const(c) => constant_weight(f.constants(), c),
            _ => 0,
        };
        let lighter = u64::from(SMALLER).min(weight) as u32;
        out.extend((0..lighter).map(|k| Site::Inst(i, n * SMALLER + k)));
    }
}

fn edit(e: &mut Editor<'_>, s: Site) {
    let Site::Inst(i, number) = s else { return };
    let (n, k) = ((number / SMALLER) as usize, number % SMALLER);
    if !e.alive(i) || e.f.num_operands(i) <= n {
        return;
    }
    let old = e.f.operand(i, n);
    let Some(width) = e.f.as_int(old).map(|b| b.width()) else {
        return;
    };
    let new = e.f.bits(&Bits::from_u64(width, u64::from(k)));
    let all: Vec<Inst> = e.f.blocks().flat_map(|b| e.f.insts(b)).collect();
    for i in all {
        for n in 0..e.f.num_operands(i) {
            if e.f.operand(i, n) == old && is_number(e.header, e.f, i, n) {
                e.f.set_operand(i, n, new);
            }
        }
    }
}
