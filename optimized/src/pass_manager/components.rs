//! Work in a manager of components of the call graph.
//!
//! Components come callees first. Each manager of functions runs on all functions of one before the next manager does, and all of
//! them before the next component comes. In `devirt<N>(…)` all is done again where it made an indirect call a direct one, as in
//! LLVM: a call that was indirect when the round began is direct now, or a function has fewer indirect and more direct calls.

use super::{Manager, RunError, invalidating, work};
use crate::analysis::call_graph::called;
use crate::analysis::components::Components;
use crate::analysis::manager::AnalysisId;
use crate::pipeline::plan::ComponentWork;
use crate::pipeline::text::Verb;
use tandem_ir::{Inst, Module};

/// What a visit of the components knows.
struct Visit {
    components: Components,
    /// Indirect calls of the component as they were when the last round of a `devirt` began or ended; an inner one leaves its own
    /// to the outer one, as in LLVM.
    indirect: Vec<(usize, Inst)>,
}

/// Calls of a function.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Calls {
    body: usize,
    direct: usize,
    indirect: usize,
}

impl Visit {
    /// Takes note of the indirect calls of the component, and counts the calls of each function.
    fn look(&mut self, module: &Module) -> Vec<Calls> {
        self.indirect.clear();
        let mut all = Vec::new();
        for &body in self.components.current() {
            let f = &module.bodies[body];
            let mut calls = Calls {
                body,
                direct: 0,
                indirect: 0,
            };
            for i in f.blocks().flat_map(|b| f.insts(b)) {
                if f.kind(i).call_info().is_none() {
                    continue;
                }
                match called(&module.header, f, i) {
                    Some(_) => calls.direct += 1,
                    None => {
                        calls.indirect += 1;
                        self.indirect.push((body, i));
                    }
                }
            }
            all.push(calls);
        }
        all
    }

    /// True if a call that was indirect when last looked at is there and direct.
    fn made_direct(&self, module: &Module) -> bool {
        self.indirect.iter().any(|&(body, i)| {
            let f = &module.bodies[body];
            f.inst_block(i).is_some() && called(&module.header, f, i).is_some()
        })
    }
}

impl Manager<'_> {
    /// Runs the work of a manager on all components.
    pub(super) fn on_components(
        &mut self,
        module: &mut Module,
        work: &[ComponentWork],
        first: usize,
    ) -> Result<(), RunError> {
        let mut visit = Visit {
            components: Components::new(module),
            indirect: Vec::new(),
        };
        while visit.components.advance() {
            self.on_component(module, &mut visit, work, first)?;
        }
        Ok(())
    }

    fn on_component(
        &mut self,
        module: &mut Module,
        visit: &mut Visit,
        work: &[ComponentWork],
        first: usize,
    ) -> Result<(), RunError> {
        let mut row = first;
        for part in work {
            match part {
                ComponentWork::Functions(inside) => {
                    let components = &mut visit.components;
                    for body in components.current().to_vec() {
                        // What is no longer in the component has a turn of its own.
                        let here = components.current().contains(&body);
                        if here && self.on_function(module, body, inside, row)? {
                            components.function_changed(module, body);
                        }
                    }
                }
                ComponentWork::Analysis(verb, of) => {
                    self.component_analysis(module, visit.components.current(), *verb, *of);
                }
                ComponentWork::Devirt(times, inside) => {
                    self.devirt(module, visit, (*times, inside), row)?;
                }
            }
            row += part.len();
        }
        Ok(())
    }

    /// All of the work, and again so often at most. A component that has become another is done with here: its visit begins
    /// once more as a whole.
    fn devirt(
        &mut self,
        module: &mut Module,
        visit: &mut Visit,
        (times, work): (u32, &[ComponentWork]),
        first: usize,
    ) -> Result<(), RunError> {
        let component = visit.components.number();
        let mut before = visit.look(module);
        for round in 0..=times {
            self.on_component(module, visit, work, first)?;
            if visit.components.number() != component {
                break;
            }
            let made = visit.made_direct(module);
            let now = visit.look(module);
            let fewer = |c: &Calls| {
                let old = before.iter().find(|b| b.body == c.body);
                old.is_some_and(|b| b.indirect > c.indirect && b.direct < c.direct)
            };
            if round == times || !(made || now.iter().any(fewer)) {
                break;
            }
            before = now;
        }
        Ok(())
    }

    fn component_analysis(
        &mut self,
        module: &Module,
        component: &[usize],
        verb: Verb,
        of: Option<AnalysisId>,
    ) {
        if verb != Verb::Invalidate {
            return;
        }
        let name = |&body: &usize| module.header.global_name(module.bodies[body].global);
        let names: Vec<&str> = component.iter().map(name).collect();
        if self.admits(invalidating(of), &format!("({})", names.join(", "))) {
            for &body in component {
                self.analyses.body(body).invalidate(work::all_but(of));
            }
        }
    }
}
