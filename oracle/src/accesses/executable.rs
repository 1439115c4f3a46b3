//! Blocks that control may come to, as far as constants decide branches.

use rustc_hash::FxHashSet;
use tandem_ir::constant::ConstantData;
use tandem_ir::{Block, Function, InstKind};

/// The blocks of a function that are not beyond a branch that never goes there, in order of discovery. A branch on undef or poison
/// is undefined behaviour and goes nowhere (LangRef: "br", "switch").
pub(super) fn executable(f: &Function) -> Vec<Block> {
    let mut found: Vec<Block> = f.entry().into_iter().collect();
    let mut seen: FxHashSet<Block> = found.iter().copied().collect();
    let mut at = 0;
    while let Some(&b) = found.get(at) {
        at += 1;
        for next in ways_out(f, b) {
            if seen.insert(next) {
                found.push(next);
            }
        }
    }
    found
}

/// The successors to which control may go.
fn ways_out(f: &Function, b: Block) -> Vec<Block> {
    let Some(end) = f.terminator(b) else {
        return Vec::new();
    };
    let decides = match f.kind(end) {
        InstKind::Br if f.num_operands(end) == 3 => f.as_const(f.operand(end, 0)),
        InstKind::Switch => f.as_const(f.operand(end, 0)),
        _ => None,
    };
    let all = f.successors(b);
    match (decides, f.kind(end)) {
        (Some(ConstantData::Undef | ConstantData::Poison), _) => Vec::new(),
        (Some(ConstantData::Int(n)), InstKind::Br) => {
            let way = usize::from(*n == 0);
            all.skip(way).take(1).collect()
        }
        (Some(number), InstKind::Switch) => {
            let mut cases = f.switch_cases(end);
            let case = cases.find(|&(v, _)| f.as_const(v) == Some(number));
            match case {
                Some((_, to)) => vec![to],
                None if matches!(number, ConstantData::Int(_)) => all.take(1).collect(),
                None => all.collect(),
            }
        }
        _ => all.collect(),
    }
}
