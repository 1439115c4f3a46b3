//! Functions that are followed by a log of writes are judged as functions that are copied at every step.

use std::path::Path;
use tandem::judge::forms;
use tandem_ir::Function;
use tandem_optimized::driver;
use tandem_optimized::options::Options;
use tandem_oracle::lockstep::{LockstepLimits, LockstepRun, ride};

/// What a run says, but for the steps that are kept.
fn said(run: &LockstepRun<Function>) -> String {
    let r = &run.report;
    let findings = r.findings.iter().map(|f| (f.verdict, f.step, &f.message));
    let counts = (r.steps, r.same, r.unproven, r.different);
    format!("{counts:?} {:?} {:?}", r.open, findings.collect::<Vec<_>>())
}

#[test]
fn every_kernel_is_judged_as_if_each_step_were_copied() {
    let kernels = Path::new(env!("CARGO_MANIFEST_DIR")).join("corpus/kernels");
    let mut folders: Vec<_> = std::fs::read_dir(kernels)
        .unwrap()
        .map(|e| e.unwrap().path())
        .collect();
    folders.sort();
    let all = forms::<Function>(&Options::default(), &[]).unwrap();
    let (mut steps, mut small) = (0, 0);
    for folder in folders.iter().filter(|f| f.is_dir()).step_by(3) {
        let file = folder.join("sroa.ll");
        if !file.exists() {
            continue;
        }
        let module = driver::load_module(file.to_str().unwrap()).unwrap();
        for (forms, body) in all
            .iter()
            .flat_map(|f| module.bodies.iter().map(move |b| (f, b)))
        {
            let with = |followed_from| {
                let limits = LockstepLimits {
                    followed_from,
                    ..LockstepLimits::default()
                };
                let (production, reference) = (&*forms.production, &*forms.reference);
                ride(&module.header, body, production, reference, limits)
            };
            let (copied, followed) = (with(usize::MAX), with(0));
            assert_eq!(
                said(&copied),
                said(&followed),
                "{} {}",
                forms.id.name,
                file.display()
            );
            assert_eq!(copied.small, 0);
            steps += followed.report.steps;
            small += followed.small;
        }
    }
    assert!(steps > 500, "{steps} steps");
    assert!(
        2 * small > steps,
        "{small} of {steps} steps were settled on small functions"
    );
}
