//! What a manager of components has to do, component by component; see [`expect`](super::expect).

use super::expect::{List, Panicked, Run};
use std::collections::{BTreeMap, BTreeSet};
use tandem_ir::module::GlobalKind;
use tandem_ir::{Inst, Module};
use tandem_optimized::analysis::components::Components;

/// Indirect calls, by number of the body.
pub(super) type Indirect = Vec<(usize, Inst)>;

impl Run<'_> {
    /// All of it on the component that is visited.
    pub(super) fn on_component(
        &mut self,
        lists: &[List],
        components: &mut Components,
        indirect: &mut Indirect,
    ) -> Result<(), Panicked> {
        for list in lists {
            match list {
                List::Functions(all) => {
                    for body in components.current().to_vec() {
                        if components.current().contains(&body) {
                            self.on_function(all, body)?;
                            components.function_changed(&self.expected.module, body);
                        }
                    }
                }
                List::Drop(drop) => {
                    let names = components.current().iter().map(|&body| self.name(body));
                    let place = format!("({})", names.collect::<Vec<_>>().join(", "));
                    self.execute(drop, None, &place)?;
                }
                List::Devirt(times, inside) => {
                    self.devirt(*times, inside, components, indirect)?;
                }
            }
        }
        Ok(())
    }

    fn devirt(
        &mut self,
        times: u32,
        inside: &[List],
        components: &mut Components,
        indirect: &mut Indirect,
    ) -> Result<(), Panicked> {
        let whole: BTreeSet<usize> = components.current().iter().copied().collect();
        let mut counted = count(&self.expected.module, &whole, indirect);
        let mut left = times;
        loop {
            self.on_component(inside, components, indirect)?;
            let now: BTreeSet<usize> = components.current().iter().copied().collect();
            if now != whole {
                return Ok(());
            }
            let m = &self.expected.module;
            let mut known = indirect.iter();
            let direct = known.any(|&(body, i)| {
                m.bodies[body].inst_block(i).is_some() && is_direct(m, body, i) == Some(true)
            });
            let now = count(m, &whole, indirect);
            let moved = whole.iter().any(|body| {
                let ((direct, indirect), (more, fewer)) = (counted[body], now[body]);
                more > direct && fewer < indirect
            });
            if left == 0 || !(direct || moved) {
                return Ok(());
            }
            left -= 1;
            counted = now;
        }
    }
}

/// Direct and indirect calls of each body; the indirect ones are noted.
fn count(
    m: &Module,
    bodies: &BTreeSet<usize>,
    indirect: &mut Indirect,
) -> BTreeMap<usize, (usize, usize)> {
    indirect.clear();
    let of_body = |&body: &usize| {
        let f = &m.bodies[body];
        let mut calls = (0, 0);
        for i in f.blocks().flat_map(|b| f.insts(b)) {
            match is_direct(m, body, i) {
                Some(true) => calls.0 += 1,
                Some(false) => {
                    calls.1 += 1;
                    indirect.push((body, i));
                }
                None => {}
            }
        }
        (body, calls)
    };
    bodies.iter().map(of_body).collect()
}

/// Whether a call is one of a function as what it is; `None` for anything but calls.
fn is_direct(m: &Module, body: usize, i: Inst) -> Option<bool> {
    let f = &m.bodies[body];
    let call = f.kind(i).call_info()?;
    let callee = f.callee(i).map(|g| &m.header.globals[g]);
    Some(callee.is_some_and(|g| matches!(g.kind, GlobalKind::Function(_)) && g.ty == call.fn_ty))
}
