//! Which defects are shown by which kernels: a choice by a rule, made before anything is measured.
//!
//! Defects in order of the catalogue; for each, the first twelve kernels in order of name that are not taken, the forms
//! `O1` and `sroa` of each; the first form that shows the defect is taken. A form shows a defect if the judge finds a
//! failure of the defect's pass by short runs alone (12 inputs, 2,000 steps, no validator), and none without the defect.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};
use tandem::judge::{self, Judging};
use tandem::reducing::seeded;
use tandem_ir::Module;
use tandem_optimized::defects::{CATALOGUE, Defect};
use tandem_optimized::{driver, pass_manager, pipeline};

/// Forms of a kernel that are asked, in this order.
const FORMS: [&str; 2] = ["O1", "sroa"];
/// Inputs on which results are compared.
const INPUTS: u64 = 12;
/// Steps of a run.
const STEPS: u64 = 2_000;
/// Inputs on which claims of analyses are held against executions.
const FACT_INPUTS: u64 = 4;
/// Kernels that are asked for one defect.
const KERNELS: usize = 12;

/// A form of a kernel.
struct Kernel {
    name: String,
    form: &'static str,
    module: Module,
}

/// Prints the first `n` pairs of the rule, one a line.
///
/// # Errors
/// One line: the folder or a kernel cannot be read.
pub fn print(n: usize, folder: &Path) -> Result<(), String> {
    let kernels = kernels(folder)?;
    let mut taken = BTreeSet::new();
    for defect in CATALOGUE {
        if taken.len() == n {
            break;
        }
        let free = kernels.iter().filter(|k| !taken.contains(&k.name));
        let asked = free.take(KERNELS * FORMS.len());
        let mut shown = asked.filter_map(|k| shows(defect, &k.module).map(|s| (k, s)));
        if let Some((k, signature)) = shown.next() {
            println!("{} {}/{} {signature}", defect.name, k.name, k.form);
            taken.insert(k.name.clone());
        }
    }
    Ok(())
}

fn kernels(folder: &Path) -> Result<Vec<Kernel>, String> {
    let read =
        std::fs::read_dir(folder).map_err(|e| format!("error: '{}': {e}", folder.display()))?;
    let mut folders: Vec<PathBuf> = read.flatten().map(|f| f.path()).collect();
    folders.sort();
    let mut list = Vec::new();
    for f in folders {
        let name = f.file_name().map(|n| n.to_string_lossy().into_owned());
        for form in FORMS {
            let path = f.join(form).with_extension("ll");
            if path.exists() {
                let module =
                    driver::load_module(&path.to_string_lossy()).map_err(|e| e.to_string())?;
                let name = name.clone().unwrap_or_default();
                list.push(Kernel { name, form, module });
            }
        }
    }
    Ok(list)
}

/// The signature of the failure that a module shows with a defect.
fn shows(defect: &Defect, m: &Module) -> Option<String> {
    let mut judging = Judging::thorough().of_pass(defect.pass.name);
    judging.config.inputs = INPUTS;
    judging.config.steps = STEPS;
    judging.config.fact_inputs = FACT_INPUTS;
    judging.config.validator = None;
    let right = judging.clone();
    seeded::switch_on(&mut judging.options, defect.name).ok()?;
    // Running the pass alone says at once whether the mistake makes a difference anywhere.
    let steps = pipeline::parse(defect.pass.name).ok()?;
    let _ = pass_manager::run(&mut m.clone(), &steps, &judging.options, false);
    if judging.options.defects.canary().triggered == 0 {
        return None;
    }
    let reports = judge::module(&judging, m, "kernel").ok()?;
    let signature = judge::primary(&reports)?.signature.to_string();
    let clean = judge::findings(&right, m, "kernel").is_ok_and(|f| f.is_empty());
    clean.then_some(signature)
}
