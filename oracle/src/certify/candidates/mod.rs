//! Every rewrite of some kinds that could be proposed for a unit, right or wrong.
//!
//! The point is to see what a judge says to all of them. A kind is a list of fields, each of a sort
//! ([`Kind`](tandem_ir::rewrite::Kind)); a unit has so many instances of each sort (`instances`); the candidates of a
//! kind are all ways to fill its fields. So a new kind has candidates without further code.
//!
//! For some kinds most of those ways say nothing that the judge's checks of structure do not refuse at once, or there
//! are too many. They have a restriction by hand (`functions`, `paths`, `modules`), which proposes only what describes the
//! unit: edges that are there, predecessors in all sets, replacements at all uses together and at each alone.

mod functions;
mod instances;
mod machine;
mod modules;
mod paths;

pub(super) use instances::Instances;

use tandem_ir::rewrite::{FieldValue, Rewritten, Sort, Vocabulary};

/// A kind that has more candidates than this is represented by that many, taken at equal distances.
const MOST_PER_KIND: usize = 4096;

/// A unit whose rewrites can be enumerated.
pub(super) trait Candidates: Instances + Rewritten<Rewrite: Vocabulary> {
    /// The kinds whose candidates are restricted by hand.
    const RESTRICTED: &'static [&'static str];
    /// The candidates of those of the kinds that are restricted, in a fixed order.
    fn restricted(&self, kinds: &[&str]) -> Vec<Self::Rewrite>;
}

/// All candidates of the kinds, in a fixed order.
pub(super) fn of<U: Candidates>(unit: &U, kinds: &[&str]) -> Vec<U::Rewrite> {
    let mut all = unit.restricted(kinds);
    for kind in U::Rewrite::KINDS {
        if kinds.contains(&kind.name) && !U::RESTRICTED.contains(&kind.name) {
            let fields: Vec<Vec<FieldValue>> = kind
                .fields
                .iter()
                .map(|&(_, sort)| unit.instances(sort))
                .collect();
            fill(kind.name, &fields, &mut all);
        }
    }
    all
}

/// True if two rewrites are the same, whatever grounds they state: those are no difference.
pub(super) fn same_but_for_grounds<R: Vocabulary>(a: &R, b: &R) -> bool {
    let grounds = |f: &(&str, FieldValue)| f.1.sort() == Sort::Why;
    a.kind() == b.kind() && {
        let mut pairs = a.fields().into_iter().zip(b.fields());
        pairs.all(|(x, y)| grounds(&x) || x == y)
    }
}

/// Every way to choose one instance for each field.
fn fill<R: Vocabulary>(kind: &str, fields: &[Vec<FieldValue>], out: &mut Vec<R>) {
    let ways = fields
        .iter()
        .try_fold(1u128, |n, all| n.checked_mul(all.len() as u128));
    let Some(ways) = ways else { return };
    let step = ways.div_ceil(MOST_PER_KIND as u128).max(1);
    let mut way = 0;
    while way < ways {
        let mut rest = way;
        let chosen = fields.iter().map(|all| {
            let n = all.len() as u128;
            let field = all[(rest % n) as usize].clone();
            rest /= n;
            field
        });
        out.extend(R::from_fields(kind, chosen.collect()));
        way += step;
    }
}

/// Every rewrite that differs from this one in one field, which is another instance of the same sort: what a pass
/// would report that had taken one thing for another. At most `most` for each field, taken at equal distances.
pub(super) fn neighbours<U: Candidates>(
    unit: &U,
    rewrite: &U::Rewrite,
    most: usize,
) -> Vec<U::Rewrite> {
    let fields: Vec<FieldValue> = rewrite.fields().into_iter().map(|f| f.1).collect();
    let mut all = Vec::new();
    for (n, field) in fields.iter().enumerate() {
        let mut others = unit.instances(field.sort());
        others.retain(|other| other != field);
        let step = others.len().div_ceil(most.max(1)).max(1);
        for other in others.into_iter().step_by(step) {
            let mut changed = fields.clone();
            changed[n] = other;
            all.extend(U::Rewrite::from_fields(rewrite.kind(), changed));
        }
    }
    all
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeMap;
    use tandem_ir::rewrite::{ModuleRewrite, Rewrite};
    use tandem_ir::{Function, Module};

    const TEXT: &str = "\
@g = global i32 1
define i32 @f(i32 %x, i1 %c, ptr %p) {
entry:
  %a = alloca i32, align 4
  br i1 %c, label %one, label %two
one:
  %l = load i32, ptr %p, align 4
  %h = call ptr @allocate(i64 4)
  br i1 %c, label %two, label %three
three:
  br label %two
two:
  %v = phi i32 [ %x, %entry ], [ %l, %one ], [ 0, %three ]
  %s = select i1 %c, i32 %v, i32 7
  %r = call i32 @f(i32 %s, i1 %c, ptr %p)
  ret i32 %r
}
declare ptr @allocate(i64)
";

    fn module() -> Module {
        match tandem_ir::text::parse(TEXT.as_bytes(), "f.ll") {
            Ok(m) => m,
            Err(e) => panic!("{e:?}"),
        }
    }

    fn counts<R: Vocabulary>(all: &[R]) -> BTreeMap<&'static str, usize> {
        let mut counts = BTreeMap::new();
        for rw in all {
            *counts.entry(rw.kind()).or_default() += 1;
        }
        counts
    }

    /// Kinds whose fields name what a unit does not hold: rules, and paths to a switch where there is none.
    const NONE_HERE: [&str; 3] = ["apply-rule", "thread-paths", "set-metadata"];

    #[test]
    fn every_kind_has_candidates_without_code_of_its_own() {
        let m = module();
        let names: Vec<&str> = Rewrite::KINDS.iter().map(|k| k.name).collect();
        let all = of::<Function>(&m.bodies[0], &names);
        let counts = counts(&all);
        for name in names {
            let n = counts.get(name).copied().unwrap_or(0);
            assert_eq!(n == 0, NONE_HERE.contains(&name), "{name}: {n}");
            assert!(n <= MOST_PER_KIND, "{name}: {n}");
        }
        let names: Vec<&str> = ModuleRewrite::KINDS.iter().map(|k| k.name).collect();
        let all = of::<Module>(&m, &names);
        let counts = self::counts(&all);
        for name in names {
            assert!(counts.contains_key(name), "{name}");
        }
    }

    #[test]
    fn only_the_kinds_that_are_asked_for_are_proposed() {
        let m = module();
        let all = of::<Function>(&m.bodies[0], &["erase-inst", "move-inst"]);
        let counts = counts(&all);
        let kinds: Vec<&str> = counts.keys().copied().collect();
        assert_eq!(kinds, ["erase-inst", "move-inst"]);
        // By hand: all but terminators. By sorts: any instruction before any other.
        assert_eq!(counts["erase-inst"], 6);
        assert_eq!(counts["move-inst"], 100);
    }

    #[test]
    fn neighbours_differ_in_one_field() {
        let m = module();
        let f = &m.bodies[0];
        let of = of::<Function>(f, &["merge-into-predecessor"]);
        let first = &of[0];
        let all = neighbours(f, first, 100);
        // Two fields, and for each the three blocks that it does not name.
        assert_eq!(all.len(), 6);
        for other in &all {
            let pairs = first.fields().into_iter().zip(other.fields());
            assert_eq!(pairs.filter(|(a, b)| a != b).count(), 1);
        }
        assert_eq!(neighbours(f, first, 1).len(), 2);
    }

    #[test]
    fn grounds_are_no_difference() {
        use tandem_ir::rewrite::Why;
        use tandem_ir::{Block, Inst};
        let (block, dest) = (Block::from_u32(0), Block::from_u32(1));
        let fold = |dest, why| Rewrite::FoldTerminator { block, dest, why };
        let first = fold(dest, Why::Fold);
        assert!(same_but_for_grounds(
            &first,
            &fold(dest, Why::EdgeCondition)
        ));
        assert!(!same_but_for_grounds(&first, &fold(block, Why::Fold)));
        let inst = Inst::from_u32(0);
        let erase = Rewrite::EraseInst { inst };
        assert!(!same_but_for_grounds(&first, &erase));
    }

    #[test]
    fn restrictions_belong_to_kinds() {
        let known = |name: &&str| Rewrite::KINDS.iter().any(|k| k.name == *name);
        assert!(Function::RESTRICTED.iter().all(known));
        let known = |name: &&str| ModuleRewrite::KINDS.iter().any(|k| k.name == *name);
        assert!(Module::RESTRICTED.iter().all(known));
    }
}
