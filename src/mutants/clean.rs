//! The pass as it is, hunted in the same way: each finding is a bug of ours.

use super::hunt::{Found, Hunt};
use crate::judge;
use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;
use tandem_optimized::driver::Interrupt;

/// What came of it.
#[derive(Debug, Default)]
pub struct Clean {
    /// Programs judged.
    pub programs: u64,
    /// CPU time used.
    pub cpu: Duration,
    /// One program per seed and signature.
    pub findings: Vec<(u64, Found)>,
}

/// Hunts in the pass without any defect, with the seeds 1 to `seeds`, so long each.
///
/// # Errors
/// If the judge itself fails.
pub fn hunt(
    pass: &'static str,
    seeds: u64,
    budget: Duration,
    jobs: usize,
    interrupt: &Interrupt,
) -> Result<Clean, judge::Error> {
    let next = AtomicU64::new(1);
    let done = Mutex::new(Vec::new());
    let work = || {
        loop {
            let seed = next.fetch_add(1, Ordering::Relaxed);
            if seed > seeds || interrupt.requested() {
                break;
            }
            let hunt = Hunt {
                defect: None,
                pass,
                seed,
                budget,
                interrupt,
            };
            let hunted = hunt.run();
            if let Ok(mut done) = done.lock() {
                done.push(hunted);
            }
        }
    };
    std::thread::scope(|scope| {
        for _ in 0..jobs {
            let worker = std::thread::Builder::new().stack_size(super::hunt::STACK);
            if worker.spawn_scoped(scope, work).is_err() {
                break;
            }
        }
    });
    let mut clean = Clean::default();
    for hunted in done.into_inner().unwrap_or_default() {
        let hunted = hunted?;
        clean.programs += hunted.programs;
        clean.cpu += hunted.cpu;
        let seed = hunted.seed;
        clean
            .findings
            .extend(hunted.ours.into_iter().map(|f| (seed, f)));
    }
    clean.findings.sort_by_key(|(seed, f)| (*seed, f.number));
    Ok(clean)
}
