//! Programs that are made of the patterns of rules come to every rule of production.

use std::collections::BTreeMap;
use tandem::fuzzing::patterns;
use tandem_ir::Function;
use tandem_ir::rewrite::{Rewrite, Trace};
use tandem_optimized::analysis::manager::FunctionAnalyses;
use tandem_optimized::context::Cx;
use tandem_optimized::defects::Defects;
use tandem_optimized::passes::instsimplify;
use tandem_oracle::inputs::Rng;
use tandem_reference::rules::rules;

/// Programs that are made.
const PROGRAMS: usize = 6_000;

/// How often each rule was applied.
struct Applied(BTreeMap<String, usize>);

impl Trace<Function> for Applied {
    const ACTIVE: bool = true;
    fn before(&mut self, f: &Function, make: impl FnOnce(&Function) -> Rewrite) {
        if let Rewrite::ApplyRule { rule, .. } = make(f) {
            *self.0.entry(rule.as_str().to_owned()).or_default() += 1;
        }
    }
    fn after(&mut self, _: &Function) {}
}

#[test]
fn patterns_come_to_every_rule() {
    let mut rng = Rng::new(5);
    let mut applied = Applied(BTreeMap::new());
    let defects = Defects::default();
    for mut m in (0..PROGRAMS).filter_map(|_| patterns::program(&mut rng)) {
        for f in &mut m.bodies {
            let cx = Cx::new(&m.header, &defects);
            instsimplify::run(cx, f, &mut FunctionAnalyses::default(), &mut applied);
        }
    }
    let all = rules().all.iter().map(|r| r.name.as_str());
    let never: Vec<&str> = all.filter(|r| !applied.0.contains_key(*r)).collect();
    let mut seldom: Vec<_> = applied.0.iter().filter(|r| *r.1 < 5).collect();
    seldom.sort_by_key(|r| r.1);
    assert!(
        never.is_empty(),
        "{} of {}: {never:?}\nseldom: {seldom:?}",
        never.len(),
        rules().all.len()
    );
}
