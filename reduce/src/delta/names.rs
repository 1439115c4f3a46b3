//! Deltas over module-level names: functions, variables, aliases, parameters, results.

use super::editor::pinned_blocks;
use super::has_zero;
use super::wide::{Apply, Wide};
use crate::rebuild::Plan;
use rustc_hash::FxHashSet;
use tandem_ir::constant::ConstantData;
use tandem_ir::module::{GlobalData, GlobalKind, Header, Linkage, Variable};
use tandem_ir::{Function, Global, Module, Type};

/// Removes functions with the calls of them.
pub(crate) const FUNCTIONS: Wide<Global> = Wide {
    name: "functions",
    list: |m| names(m, |k| matches!(k, GlobalKind::Function(_))),
    apply: Apply::Plan(remove),
};

/// Makes definitions declarations.
pub(crate) const FUNCTION_BODIES: Wide<Global> = Wide {
    name: "function-bodies",
    list: |m| names(m, |k| matches!(k, GlobalKind::Function(d) if d.defined)),
    apply: Apply::Plan(|_, gone| Plan {
        bodies: set(gone),
        ..Plan::default()
    }),
};

/// Removes variables; null takes the place of their addresses.
pub(crate) const VARIABLES: Wide<Global> = Wide {
    name: "global-variables",
    list: |m| names(m, |k| matches!(k, GlobalKind::Variable(_))),
    apply: Apply::Plan(remove),
};

/// Makes aliases what they stand for.
pub(crate) const ALIASES: Wide<Global> = Wide {
    name: "aliases",
    list: |m| names(m, |k| matches!(k, GlobalKind::Alias(_))),
    apply: Apply::Plan(|_, gone| Plan {
        aliases: set(gone),
        ..Plan::default()
    }),
};

/// Removes ifuncs and the calls of them.
pub(crate) const IFUNCS: Wide<Global> = Wide {
    name: "ifuncs",
    list: |m| names(m, |k| matches!(k, GlobalKind::IFunc(_))),
    apply: Apply::Plan(remove),
};

/// Makes functions of which only the address is used variables: they have no instructions.
pub(crate) const TO_VARIABLES: Wide<Global> = Wide {
    name: "functions-to-variables",
    list: uncalled,
    apply: Apply::Edit(|m, which| {
        for &g in which {
            make_variable(m, g);
        }
    }),
};

/// Gives variables an initialiser of zero, or none.
pub(crate) const INITIALIZERS: Wide<(Global, bool)> = Wide {
    name: "initializers",
    list: initializers,
    apply: Apply::Edit(simplify_initializers),
};

/// Removes parameters with the arguments of all calls; zero takes their place in the body.
pub(crate) const PARAMETERS: Wide<(Global, u32)> = Wide {
    name: "parameters",
    list: parameters,
    apply: Apply::Plan(without_parameters),
};

/// The same for those that their function does not use, of which nothing is expected but that all can go at once.
pub(crate) const UNUSED_PARAMETERS: Wide<(Global, u32)> = Wide {
    name: "unused-parameters",
    list: |m| {
        let mut all = parameters(m);
        all.retain(|&(g, n)| unused_parameter(m.body(g), n as usize));
        all
    },
    apply: Apply::Plan(without_parameters),
};

fn without_parameters(_: &Module, gone: &[(Global, u32)]) -> Plan {
    let mut plan = Plan::default();
    for &(g, n) in gone {
        plan.params.entry(g).or_default().push(n);
    }
    plan
}

/// Makes functions return nothing; zero takes the place of the results of calls.
pub(crate) const RESULTS: Wide<Global> = Wide {
    name: "results",
    list: results,
    apply: Apply::Plan(|_, which| Plan {
        returns: set(which),
        ..Plan::default()
    }),
};

/// Leaves behind what nothing mentions: types, comdats, metadata, attribute sets.
pub(crate) const UNUSED: Wide<()> = Wide {
    name: "unused",
    list: |_| vec![()],
    apply: Apply::Plan(|_, _| Plan::default()),
};

fn set(of: &[Global]) -> FxHashSet<Global> {
    of.iter().copied().collect()
}

fn names(m: &Module, which: impl Fn(&GlobalKind) -> bool) -> Vec<Global> {
    let all = m.header.globals.iter();
    all.filter(|(_, d)| which(&d.kind))
        .map(|(g, _)| g)
        .collect()
}

fn remove(_: &Module, gone: &[Global]) -> Plan {
    Plan {
        globals: set(gone),
        ..Plan::default()
    }
}

/// Defined functions that nothing in the module calls.
fn uncalled(m: &Module) -> Vec<Global> {
    let all = m.bodies.iter().flat_map(|f| {
        let insts = f.blocks().flat_map(|b| f.insts(b));
        insts.filter_map(|i| f.callee(i))
    });
    let called: FxHashSet<Global> = all.collect();
    let pinned = pinned_blocks(m);
    let whole = |g: &Global| !called.contains(g) && !pinned.iter().any(|(p, _)| p == g);
    let bodies = m.bodies.iter().map(|f| f.global);
    bodies.filter(whole).collect()
}

fn make_variable(m: &mut Module, g: Global) {
    let zero = m.header.constants.zero(Type::I1);
    let data = &mut m.header.globals[g];
    data.ty = Type::I1;
    data.attachments.clear();
    data.kind = GlobalKind::Variable(Variable {
        init: Some(zero),
        ..Variable::default()
    });
    m.bodies.retain(|f| f.global != g);
}

/// Variables that have an initialiser, with `false` to make it zero, `true` to take it away.
fn initializers(m: &Module) -> Vec<(Global, bool)> {
    let h = &m.header;
    let mut out = Vec::new();
    for (g, d) in &h.globals {
        let GlobalKind::Variable(v) = &d.kind else {
            continue;
        };
        let Some(init) = v.init else { continue };
        if d.linkage == Linkage::Appending {
            continue;
        }
        if has_zero(h, d.ty) && !is_simplest(h.constants.get(init)) {
            out.push((g, false));
        }
        out.push((g, true));
    }
    out
}

fn is_simplest(data: &ConstantData) -> bool {
    match data {
        ConstantData::Int(0) | ConstantData::Float(0) => true,
        // Shared and local variables must start undefined.
        data => matches!(
            data,
            ConstantData::Null | ConstantData::Zero | ConstantData::Undef | ConstantData::Poison
        ),
    }
}

fn simplify_initializers(m: &mut Module, which: &[(Global, bool)]) {
    let h = &mut m.header;
    for &(g, take) in which {
        let ty = h.globals[g].ty;
        let zero = h.constants.zero(ty);
        let data = &mut h.globals[g];
        if let GlobalKind::Variable(v) = &mut data.kind {
            v.init = if take { None } else { Some(zero) };
            if take {
                data.linkage = Linkage::External;
                data.comdat = None;
            }
        }
    }
}

/// Functions whose signature is ours to change.
fn ours(h: &Header, g: Global) -> bool {
    h.function(g).is_some() && !h.global_name(g).starts_with("llvm.")
}

fn parameters(m: &Module) -> Vec<(Global, u32)> {
    let h = &m.header;
    let mut out = Vec::new();
    for (g, d) in &h.globals {
        let Some((_, params, _)) = h.types.as_function(d.ty).filter(|_| ours(h, g)) else {
            continue;
        };
        let simple = |n: &usize| has_zero(h, params[*n]) || unused_parameter(m.body(g), *n);
        out.extend((0..params.len()).filter(simple).map(|n| (g, n as u32)));
    }
    out
}

fn unused_parameter(f: Option<&Function>, n: usize) -> bool {
    f.is_none_or(|f| f.args().get(n).is_some_and(|&v| !f.has_uses(v)))
}

fn results(m: &Module) -> Vec<Global> {
    let h = &m.header;
    let resolvers: FxHashSet<Global> = h.globals.values().filter_map(|d| resolver(h, d)).collect();
    let gives =
        |g: Global| h.return_type(g).is_some_and(|t| t != Type::VOID) && !resolvers.contains(&g);
    h.globals
        .keys()
        .filter(|&g| ours(h, g) && gives(g))
        .collect()
}

/// The function that an ifunc asks for its address.
fn resolver(h: &Header, d: &GlobalData) -> Option<Global> {
    match &d.kind {
        GlobalKind::IFunc(c) => match h.constants.get(*c) {
            ConstantData::Global(g) => Some(*g),
            _ => None,
        },
        _ => None,
    }
}
