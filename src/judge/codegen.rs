//! Judging the PTX that a compiler made of a module (9.5): functions and kernels run on the same inputs under the same
//! schedules, once as LLVM IR and once as PTX, and atomics keep their order and scope.
//!
//! Observable are how a run ends, the final bytes of global memory, volatile accesses, calls of the runtime, and the bits of a
//! result. Undefined behaviour of the source allows anything. An address is compared by what it leads to: the two sides lay
//! out memory apart.

mod atomics;
mod launches;
mod runs;
mod translation;

pub use launches::launches;

use super::Judging;
use super::visible::{self, Volatiles};
use crate::launch::mangled;
use crate::report::{FileReport, FindingReport};
use crate::signature::Signature;
use tandem_ir::launch::LaunchBounds;
use tandem_ir::machine::MModule;
use tandem_ir::machine::func::{Dir, MFunc};
use tandem_ir::machine::module::Linkage;
use tandem_ir::{Function, Header, Module};
use tandem_oracle::interp::{Device, Image, Program, ptx};
use tandem_oracle::verdict::Verdict;

/// Judges a PTX module as what somebody made of a module. `name` and `target_name` are what the reports call them.
pub fn by_ptx(
    judging: &Judging,
    module: &Module,
    name: &str,
    target: &ptx::Program<'_>,
    target_name: &str,
) -> FileReport {
    let mut report = FileReport::new(name, "target");
    let program = match Program::compile(module) {
        Ok(p) => p,
        Err(u) => {
            report.unsupported.push(u.to_string());
            report.raise(Verdict::Unsupported);
            return report;
        }
    };
    let again = format!(
        "tandem check --target '{target_name}' --seed {} --inputs {} '{name}'",
        judging.config.seed, judging.config.inputs
    );
    let pair = Pair {
        module,
        program: &program,
        target,
        volatiles: visible::compared(module),
        elsewhere: defined_elsewhere(module, &program, target),
    };
    for f in &module.bodies {
        let ir = module.header.global_name(f.global);
        if judging.function.as_deref().is_some_and(|n| n != ir) {
            continue;
        }
        let number = mangled(ir).iter().find_map(|n| target.function(n));
        let gone = not_launched(&module.header, f, target.module(), number);
        let found = match (gone, number) {
            (Some(words), _) => Some((Verdict::Miscompile, "kernel", words, Vec::new())),
            // Nobody outside calls it, or all calls are expanded.
            (None, None) => continue,
            (None, Some(number)) => {
                let weaker = atomics::weaker(&module.header, f, target.module(), number);
                let weaker = weaker.map(|(v, words)| (v, "order", words, Vec::new()));
                match weaker {
                    Some((Verdict::Miscompile, ..)) => weaker,
                    _ => pair
                        .run(judging, f, number, &mut report)
                        .map(|(words, shown)| (Verdict::Miscompile, "execution", words, shown))
                        .or(weaker),
                }
            }
        };
        report.functions += 1;
        match found {
            Some((verdict, cause, message, counterexample)) => {
                report.raise(verdict);
                let verdict = verdict.name();
                report.findings.push(FindingReport {
                    verdict,
                    function: ir.to_owned(),
                    step: None,
                    rewrite: None,
                    rewrite_kind: None,
                    fields: Vec::new(),
                    cause: cause.into(),
                    signature: Signature::new("codegen", verdict, None, cause),
                    message,
                    counterexample,
                    reproduce: again.clone(),
                });
            }
            None => report.raise(Verdict::Refines),
        }
    }
    report
}

/// What an entry of PTX demands of its blocks.
fn bounds(g: &MFunc) -> LaunchBounds {
    let numbers = |word: &str| {
        g.dirs.iter().find_map(|d| match d {
            Dir::Numbers(w, n) if *w == word => {
                Some([0, 1, 2].map(|k| n.get(k).copied().unwrap_or(1)))
            }
            _ => None,
        })
    };
    LaunchBounds {
        exact: numbers(".reqntid"),
        most: numbers(".maxntid"),
    }
}

/// Why a kernel cannot be launched as the PTX has it, if so: by its name, with its parameters.
fn not_launched(h: &Header, f: &Function, target: &MModule, number: Option<u32>) -> Option<String> {
    if !h.is_kernel(f.global) {
        return None;
    }
    let name = h.global_name(f.global);
    let Some(g) = number.and_then(|n| target.funcs.get(n as usize)) else {
        return Some(format!("the PTX has no kernel '{name}'"));
    };
    if !g.is_entry {
        return Some(format!("'{name}' is no kernel in the PTX"));
    }
    let (wanted, there) = (LaunchBounds::of(h, f.global), bounds(g));
    if !there.admits(wanted) {
        let said = |b: LaunchBounds| match (b.exact, b.most) {
            (Some([x, y, z]), _) => format!("blocks of {x} x {y} x {z} threads"),
            (None, Some(most)) => {
                format!("blocks of up to {} threads", most.iter().product::<u32>())
            }
            (None, None) => "blocks of any size".into(),
        };
        let (wanted, there) = (said(wanted), said(there));
        return Some(format!(
            "'{name}' is launched with {wanted}, and with {there} in the PTX"
        ));
    }
    // A parameter without bytes may be left out.
    let size = |ty| h.layout.alloc_size(&h.types, ty).unwrap_or(0);
    let whole = f.args().iter().all(|&a| size(f.value_type(a)) > 0);
    let (wanted, there) = (f.args().len(), g.params.len());
    (whole && wanted != there)
        .then(|| format!("'{name}' has {wanted} parameters, and {there} in the PTX"))
}

/// A module and the PTX that was made of it.
struct Pair<'a, 'm> {
    module: &'a Module,
    program: &'a Program<'m>,
    target: &'a ptx::Program<'m>,
    /// How volatile accesses are compared.
    volatiles: Volatiles,
    /// Variables that the PTX leaves to another module, by name, with what they hold there.
    elsewhere: Vec<(String, Image)>,
}

/// Variables `available_externally`, of which another module has the same definition, where the PTX only declares them. By the module's names, with the contents that it gives them.
fn defined_elsewhere(
    module: &Module,
    program: &Program<'_>,
    target: &ptx::Program<'_>,
) -> Vec<(String, Image)> {
    let Ok(device) = Device::new(program) else {
        return Vec::new();
    };
    let left_open = |name: &str| {
        let all = mangled(name);
        let mut variables = target.module().globals.iter();
        variables.any(|g| g.linkage == Linkage::Extern && all.contains(&g.name))
    };
    let h = &module.header;
    let elsewhere = h
        .globals
        .iter()
        .filter(|(_, d)| d.linkage == tandem_ir::module::Linkage::AvailableExternally);
    let names = elsewhere.filter_map(|(_, d)| Some(d.name.as_deref()?.to_owned()));
    let held = names.filter(|n| left_open(n));
    let image = |n: String| Some((n.clone(), device.read_global(&n)?));
    held.filter_map(image).collect()
}
