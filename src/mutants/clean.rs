//! The pass as it is, hunted in the same way: each finding is a bug of ours.

use super::hunt::{Found, Hunt};
use crate::judge;
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Duration;
use tandem_ir::passes::PassId;
use tandem_optimized::driver::Interrupt;

/// What came of it in a pass.
#[derive(Debug)]
pub struct Clean {
    /// The pass.
    pub pass: &'static PassId,
    /// Programs judged.
    pub programs: u64,
    /// CPU time used.
    pub cpu: Duration,
    /// One program per seed and signature.
    pub findings: Vec<(u64, Found)>,
}

/// Hunts in the passes without any defect, with each of the seeds, so long each.
///
/// # Errors
/// If the judge itself fails.
pub fn hunt(
    passes: &[&'static PassId],
    seeds: std::ops::Range<u64>,
    budget: Duration,
    jobs: usize,
    interrupt: &Interrupt,
) -> Result<Vec<Clean>, judge::Error> {
    let tasks: Vec<(usize, u64)> = (0..passes.len())
        .flat_map(|p| seeds.clone().map(move |s| (p, s)))
        .collect();
    let next = AtomicUsize::new(0);
    let done = Mutex::new(Vec::new());
    let work = || {
        while let Some(&(p, seed)) = tasks.get(next.fetch_add(1, Ordering::Relaxed)) {
            if interrupt.requested() {
                break;
            }
            let hunt = Hunt {
                defect: None,
                pass: passes[p],
                seed,
                budget,
                interrupt,
            };
            let hunted = hunt.run();
            if let Ok(mut done) = done.lock() {
                done.push((p, hunted));
            }
        }
    };
    std::thread::scope(|scope| {
        for _ in 0..jobs.min(tasks.len()) {
            let worker = std::thread::Builder::new().stack_size(super::programs::STACK);
            if worker.spawn_scoped(scope, work).is_err() {
                break;
            }
        }
    });
    let empty = |&pass: &&'static PassId| Clean {
        pass,
        programs: 0,
        cpu: Duration::ZERO,
        findings: Vec::new(),
    };
    let mut all: Vec<Clean> = passes.iter().map(empty).collect();
    for (p, hunted) in done.into_inner().unwrap_or_default() {
        let hunted = hunted?;
        let seed = hunted.seed;
        all[p].programs += hunted.programs;
        all[p].cpu += hunted.cpu;
        let found = hunted.ours.into_iter().map(|f| (seed, f));
        all[p].findings.extend(found);
    }
    for clean in &mut all {
        clean.findings.sort_by_key(|(seed, f)| (*seed, f.number));
    }
    Ok(all)
}
