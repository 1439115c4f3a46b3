//! A function body as a unit.

use super::{Difference, SmallStep, Unit};
use crate::accesses::{Relation, Weakened, weakened};
use crate::cached_analyses::{check_function, check_scev};
use crate::canonical::{canonical, first_difference, identical};
use crate::describe;
use crate::excerpt;
use crate::invariants::{Baseline, Broken, budgeted_size, label};
use tandem_ir::claims::Claims;
use tandem_ir::function::changes;
use tandem_ir::rewrite::{Rewrite, Vocabulary};
use tandem_ir::{Function, Header};

/// Blocks of an excerpt at most.
const MOST_BLOCKS: usize = 64;

impl Unit for Function {
    type Baseline<'a> = Baseline;

    const NOUN: &'static str = "function";
    const LARGEST_FREE: usize = 20_000;

    fn name(&self, cx: &Header) -> String {
        cx.global_name(self.global).to_owned()
    }
    fn size(&self) -> usize {
        self.num_insts()
    }
    fn budgeted_size(&self) -> usize {
        budgeted_size(self)
    }
    fn parts(&self) -> usize {
        self.num_blocks()
    }
    fn sampling_key(&self) -> u64 {
        (self.num_insts() + self.num_blocks() + self.num_values()) as u64
    }

    fn kind(rewrite: &Rewrite) -> &'static str {
        rewrite.kind()
    }
    fn words(&self, rewrite: &Rewrite) -> String {
        describe::rewrite(self, rewrite)
    }
    fn fields(&self, rewrite: &Rewrite) -> Vec<describe::FieldText> {
        describe::fields(self, rewrite)
    }

    fn difference(cx: &Header, a: &Function, b: &Function) -> Option<Difference> {
        // Most steps give the same down to the numbers, and then there is nothing to normalise.
        if identical(a, b) {
            return None;
        }
        let (line, first, second) = first_difference(&canonical(cx, a), &canonical(cx, b))?;
        Some(Difference {
            place: format!("line {line}"),
            first,
            second,
        })
    }

    fn weakened(cx: &Header, (a, b): (&Function, &Function), relation: Relation) -> Vec<Weakened> {
        weakened((cx, a), (cx, b), relation)
    }

    fn baseline<'a>(cx: &'a Header, unit: &'a Function) -> Baseline {
        Baseline::new(cx, unit)
    }
    fn check(cx: &Header, baseline: &Baseline, after: &Function) -> Vec<Broken> {
        baseline.check(cx, after)
    }
    /// A step must keep what the whole run must keep: the facts are those of the function at the start.
    fn check_step(
        cx: &Header,
        baseline: &Baseline,
        _: (&Function, &Rewrite),
        after: &Function,
    ) -> Vec<Broken> {
        baseline.check(cx, after)
    }
    fn check_cached(
        cx: &Header,
        unit: &Function,
        cached: &Claims,
        fresh: &mut dyn FnMut() -> Claims,
    ) -> Vec<Broken> {
        // The oracle has answers of its own to all of them but scalar evolution.
        let mut found = check_function(cx, unit, cached);
        if let Some(old) = &cached.scev
            && let Some(new) = fresh().scev
        {
            found.extend(check_scev(unit, old, &new));
        }
        found
    }
    fn record_writes(&mut self) -> bool {
        Function::record_writes(self);
        true
    }
    fn writes(&self) -> usize {
        Function::writes(self)
    }
    fn catch_up(&mut self, now: &Function, mark: usize) {
        self.sync_from(now, &now.written_since(mark));
    }
    fn changed_since(before: &Function, now: &Function, mark: usize) -> Option<String> {
        let changed = changes(before, now, &now.written_since(mark));
        let at = *changed.blocks.first()?;
        let n = changed.blocks.len();
        let f = match at.as_u32() as usize >= before.num_blocks() {
            true => now,
            false => before,
        };
        Some(match n {
            1 => format!("block '{}' was changed", label(f, at)),
            _ => format!("{n} blocks were changed, '{}' first", label(f, at)),
        })
    }
    fn storage_difference(a: &Function, b: &Function) -> Option<&'static str> {
        a.storage_difference(b)
    }
    fn small_step(
        cx: &Header,
        baseline: &Baseline,
        step: (&Function, &Rewrite, &Function),
        mark: usize,
    ) -> Option<SmallStep<Function>> {
        let (before, rewrite, after) = step;
        let touched = changes(before, after, &after.written_since(mark)).blocks;
        let cut = excerpt::cut(cx, baseline.whole(), step, &touched, MOST_BLOCKS).ok()?;
        // Limits of passes speak of loops, and whether the head is one's only the whole function shows.
        let head = cut.head.filter(|&h| before.entry() != Some(h));
        if head.is_some_and(|h| excerpt::named(before, rewrite).contains(&h)) {
            return None;
        }
        Some(SmallStep {
            context: None,
            before: cut.before,
            rewrite: cut.rewrite,
            after: cut.after,
        })
    }
    /// X-6 is about edges: a pass whose kinds of rewrites leave them alone may work on any graph.
    fn check_run(baseline: &Baseline, kinds: &[&'static str], steps: usize) -> Vec<Broken> {
        let keeps = |name: &&str| {
            let kind = Rewrite::KINDS.iter().find(|k| k.name == *name);
            kind.is_some_and(|k| !k.changes_edges)
        };
        let keeps_edges = !kinds.is_empty() && kinds.iter().all(keeps);
        let changed = !baseline.reducible() && steps > 0 && !keeps_edges;
        let broken = changed.then(|| Broken {
            invariant: "irreducible input",
            message: "X-6: an irreducible function was changed".into(),
        });
        broken.into_iter().collect()
    }
}
