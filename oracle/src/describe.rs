//! Rewrites in words that a person can follow: blocks and values by their names.

use crate::invariants::label;
use tandem_ir::rewrite::{Operand, Path, Rewrite, Why};
use tandem_ir::{Block, Function, Inst, Value};

/// A rewrite of `f` (the function before it) in one line.
pub fn rewrite(f: &Function, rw: &Rewrite) -> String {
    let b = |b: &Block| format!("%{}", label(f, *b));
    let list = |bs: &[Block]| bs.iter().map(b).collect::<Vec<_>>().join(", ");
    match rw {
        Rewrite::ThreadEdge {
            preds,
            block,
            dest,
            why,
        } => {
            format!(
                "thread {} -> {} -> {} ({})",
                list(preds),
                b(block),
                b(dest),
                grounds(why)
            )
        }
        Rewrite::CloneIntoPredecessor { pred, block } => {
            format!("copy {} into {}", b(block), b(pred))
        }
        Rewrite::UnfoldSelect {
            select,
            phi,
            pred,
            freeze,
        } => format!(
            "unfold the select {} at the end of {} that feeds the phi {}{}",
            inst(f, *select),
            b(pred),
            inst(f, *phi),
            if *freeze {
                ", condition frozen"
            } else {
                ", condition not frozen"
            }
        ),
        Rewrite::FoldTerminator { block, dest, why } => {
            format!(
                "the end of {} always goes to {} ({})",
                b(block),
                b(dest),
                grounds(why)
            )
        }
        Rewrite::MakeUnreachable { block } => format!("the end of {} is unreachable", b(block)),
        Rewrite::ReplaceUses {
            old,
            new,
            uses,
            why,
        } => {
            format!(
                "replace {} uses of {} by {} ({})",
                uses.len(),
                value(f, *old),
                operand(f, new),
                grounds(why)
            )
        }
        Rewrite::EraseInst { inst: i } => format!("erase {}", inst(f, *i)),
        Rewrite::EraseBlocks { blocks } => format!("erase the unreachable blocks {}", list(blocks)),
        Rewrite::MergeIntoPredecessor { pred, block } => {
            format!("merge {} into {}", b(block), b(pred))
        }
        Rewrite::FactorPredecessors { preds, block } => {
            format!("a block between {} and {}", list(preds), b(block))
        }
        Rewrite::ThreadPaths { switch, paths } => {
            let path = |p: &Path| {
                let blocks: Vec<String> = p.blocks.iter().map(&b).collect();
                format!(
                    "{} -> {} = {} -> {}",
                    b(&p.entry),
                    blocks.join(" -> "),
                    p.value.to_signed_decimal(),
                    b(&p.dest)
                )
            };
            let paths: Vec<String> = paths.iter().map(path).collect();
            format!(
                "thread the switch of {} along {}",
                b(switch),
                paths.join("; ")
            )
        }
        Rewrite::ApplyRule {
            rule,
            root,
            bindings,
        } => {
            let bound: Vec<String> = bindings
                .iter()
                .map(|(name, o)| format!("{name} = {}", operand(f, o)))
                .collect();
            format!(
                "rule {rule} on {} with {}",
                inst(f, *root),
                bound.join(", ")
            )
        }
        Rewrite::ThreadLoad {
            load,
            known,
            insert_in,
        } => {
            let known: Vec<String> = known
                .iter()
                .map(|(p, v)| format!("{} from {}", operand(f, v), b(p)))
                .collect();
            let insert = insert_in
                .as_ref()
                .map_or_else(String::new, |i| format!(", loaded anew in {}", b(i)));
            format!(
                "the load {} is {}{insert}",
                inst(f, *load),
                known.join(", ")
            )
        }
    }
}

fn grounds(why: &Why) -> String {
    match why {
        Why::PhiConstant => "a phi has a constant".into(),
        Why::EdgeCondition => "the predecessor's branch decides".into(),
        Why::Implication(n) => format!("implied {n} predecessors up"),
        Why::LazyValueInfo => "lazy value info".into(),
        Why::Undef => "undef or poison".into(),
        Why::Fold => "constant folding".into(),
        Why::MemoryForward => "known from memory".into(),
        Why::Unreachable => "unreachable".into(),
        Why::Dead => "dead".into(),
    }
}

fn inst(f: &Function, i: Inst) -> String {
    match f.result(i) {
        Some(v) => value(f, v),
        None => f.kind(i).mnemonic().to_owned(),
    }
}

pub(crate) fn value(f: &Function, v: Value) -> String {
    f.name(v).map_or_else(|| v.to_string(), |n| format!("%{n}"))
}

fn operand(f: &Function, o: &Operand) -> String {
    match o {
        Operand::Value(v) => value(f, *v),
        Operand::Int(bits) => format!("i{} {}", bits.width(), bits.to_signed_decimal()),
        Operand::Undef(_) => "undef".into(),
        Operand::Poison(_) => "poison".into(),
        Operand::Null(_) => "null".into(),
    }
}
