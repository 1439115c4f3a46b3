//! A machine function as a unit.

use super::form::canonical;
use super::invariants::{Baseline, check_claims};
use crate::describe::{self, Names};
use crate::invariants::Broken;
use crate::unit::{Difference, Unit};
use tandem_ir::claims::MachineClaims;
use tandem_ir::machine::{MFunc, MachineContext};
use tandem_ir::rewrite::MachineRewrite;
use tandem_ir::{Function, Global, Header};

impl Names for MFunc {
    fn machine(&self) -> Option<&MFunc> {
        Some(self)
    }
    fn function(&self) -> Option<&Function> {
        None
    }
    fn header(&self) -> Option<&Header> {
        None
    }
    fn body(&self, _: Global) -> Option<&Function> {
        None
    }
}

impl Unit for MFunc {
    type Baseline<'a> = Baseline;

    const NOUN: &'static str = "machine function";
    const LARGEST_FREE: usize = 3_000;
    // The reference looks at pairs of blocks, and at the whole graph for each.
    const MOST_PARTS_FREE: usize = 128;

    fn name(&self, _: &MachineContext) -> String {
        self.name.clone()
    }
    fn size(&self) -> usize {
        self.layout
            .iter()
            .map(|&b| self.blocks[b].insts.len())
            .sum()
    }
    fn parts(&self) -> usize {
        self.layout.len()
    }
    fn sampling_key(&self) -> u64 {
        (self.size() + self.layout.len()) as u64
    }

    fn kind(rewrite: &MachineRewrite) -> &'static str {
        rewrite.kind()
    }
    fn words(&self, rewrite: &MachineRewrite) -> String {
        describe::rewrite(self, rewrite)
    }
    fn fields(&self, rewrite: &MachineRewrite) -> Vec<describe::FieldText> {
        describe::fields(self, rewrite)
    }

    fn difference(cx: &MachineContext, a: &MFunc, b: &MFunc) -> Option<Difference> {
        let (a, b) = (canonical(cx, a), canonical(cx, b));
        let n = (0..a.len().max(b.len())).find(|&n| a.get(n) != b.get(n))?;
        let text = |lines: &[String]| lines.get(n).map_or("", |l| l.trim()).to_owned();
        Some(Difference {
            place: format!("line {}", n + 1),
            first: text(&a),
            second: text(&b),
        })
    }

    fn baseline<'a>(cx: &'a MachineContext, unit: &'a MFunc) -> Baseline {
        Baseline::new(cx, unit)
    }
    fn check(cx: &MachineContext, baseline: &Baseline, after: &MFunc) -> Vec<Broken> {
        baseline.check(cx, after)
    }
    fn check_step(
        cx: &MachineContext,
        baseline: &Baseline,
        step: (&MFunc, &MachineRewrite),
        after: &MFunc,
    ) -> Vec<Broken> {
        baseline.check_step(cx, step, after)
    }
    fn check_cached(
        cx: &MachineContext,
        unit: &MFunc,
        cached: &MachineClaims,
        _fresh: &mut dyn FnMut() -> MachineClaims,
    ) -> Vec<Broken> {
        check_claims(cx, unit, cached)
    }
}
