//! Hunts for the seeded defects of instruction selection: programs are drawn, code is generated, and the PTX is held against
//! the program as `tandem check --target` does it.

use super::outside::{self, Case, Hunted, Sighting};
use crate::fuzzing::seeds::Seeds;
use crate::fuzzing::source::{Modes, Source};
use crate::judge::{self, Judging};
use std::sync::Arc;
use std::time::Duration;
use tandem_ir::Module;
use tandem_ir::passes::{Family, on_ir};
use tandem_optimized::defects::{Defects, ManagerDefect};
use tandem_optimized::driver::Interrupt;

/// Inputs of each program.
const INPUTS: u64 = 32;

/// What the judge says about the code of a program under a defect: the first finding.
pub fn sighting(module: &Module, defects: &Defects) -> Option<Sighting> {
    let mut judging = Judging::fuzz();
    judging.config.inputs = INPUTS;
    judging.options.defects = defects.clone();
    let report = match judge::selection::module(&judging, module, "program") {
        Ok(report) => report,
        Err(why) => {
            return Some(Sighting {
                cause: "the judge".into(),
                message: why.to_string(),
            });
        }
    };
    let finding = report.findings.into_iter().next()?;
    Some(Sighting {
        cause: format!("{} ({})", finding.verdict, finding.cause),
        message: finding.message,
    })
}

/// Where the programs of instruction selection lie, below the folder in which a hunt is started: every construct is in one of them, each of
/// them as it should be. Half of the programs are changed ones of these; without the folder none is.
pub const CONSTRUCTS: &str = "tests/selection";

/// The programs to start from.
pub fn constructs() -> Vec<Arc<Module>> {
    let Ok(entries) = std::fs::read_dir(CONSTRUCTS) else {
        return Vec::new();
    };
    let mut paths: Vec<_> = entries.flatten().map(|e| e.path()).collect();
    paths.retain(|p| p.extension().is_some_and(|e| e == "ll"));
    paths.sort();
    let read = |p: &std::path::PathBuf| {
        let text = std::fs::read(p).ok()?;
        tandem_ir::text::parse(&text, &p.display().to_string()).ok()
    };
    paths.iter().filter_map(read).map(Arc::new).collect()
}

/// The program of a number: a changed one of those to start from, or one for one pass after the other, for one family after the other, and for none.
fn draw(seed: u64, number: u64, constructs: &[Arc<Module>]) -> Module {
    if number % 2 == 1 && !constructs.is_empty() {
        let source = Source {
            seed,
            modes: Modes::Both,
            seeds: constructs.to_vec(),
            ..Source::default()
        };
        return source.program(number, &Seeds::default(), 0).module;
    }
    let number = number / 2;
    const FAMILIES: [Family; 4] = [
        Family::Scalar,
        Family::Floats,
        Family::Memory,
        Family::ControlFlow,
    ];
    let all = (FAMILIES.len() + on_ir().count() + 1) as u64;
    let n = (number % all) as usize;
    let source = Source {
        seed,
        modes: Modes::Both,
        bias: n
            .checked_sub(FAMILIES.len())
            .and_then(|n| on_ir().nth(n))
            .map(|p| p.name),
        families: FAMILIES.get(n).copied().into_iter().collect(),
        ..Source::default()
    };
    source.program(number, &Seeds::default(), 0).module
}

/// Hunts for a defect, or for bugs of ours where there is none.
pub fn hunt(
    defect: Option<&ManagerDefect>,
    seed: u64,
    budget: Duration,
    interrupt: &Interrupt,
) -> Hunted {
    let constructs = constructs();
    outside::hunt(defect, budget, interrupt, |number| {
        let module = draw(seed, number, &constructs);
        let judged = module.clone();
        Case {
            module,
            command: "tandemc --emit ptx".into(),
            ask: Box::new(move |defects| sighting(&judged, defects)),
        }
    })
}
