//! The proofs of a night: every rule of the passes that apply rules, at every width.
//!
//! Tests prove a sample, because all of it takes too long for them. A night proves everything anew and compares it, number
//! by number, with the certificate of the build. What decides is counted in units of the solver, so that a difference is
//! one of the rules, the validator or the solver, never of the machine.

use super::Work;
use std::time::{Duration, Instant};
use tandem_ir::passes::{PassId, lookup};

/// Wall time of one pass: a safety net, many times what it takes.
const LIMIT: Duration = Duration::from_secs(4 * 3600);

/// The phase. The passes are dealt out among the parts of a night.
///
/// # Errors
/// One line, if the folder cannot be written.
pub fn prove(work: &mut Work<'_>) -> Result<(), String> {
    let (part, parts) = work.settings.shard;
    let passes = work.settings.passes.iter().filter_map(|p| lookup(p));
    let ruled: Vec<&'static PassId> = passes.filter(|p| p.applies_rules()).collect();
    let mine = ruled
        .iter()
        .enumerate()
        .filter(|(n, _)| *n as u64 % parts.max(1) == part);
    for (_, id) in mine {
        if work.interrupt.requested() {
            return Ok(());
        }
        prove_pass(work, id)?;
    }
    Ok(())
}

fn prove_pass(work: &mut Work<'_>, id: &'static PassId) -> Result<(), String> {
    let name = id.name;
    let Some(certificate) = tandem_reference::Form::of(id).certificate() else {
        let what = format!("proofs: {name} applies rules and has no certificate");
        work.state.night.look_at(what);
        return Ok(());
    };
    let file = work.folder.scratch("certificate.json");
    work.folder.write(&file, certificate.as_bytes())?;
    let args = [
        "certify".to_owned(),
        format!("--pass={name}"),
        format!("--check={}", file.display()),
        format!("--jobs={}", work.settings.jobs),
    ];
    let started = Instant::now();
    let ended = work.tool.run(&args, LIMIT);
    if work.interrupt.requested() {
        return Ok(());
    }
    match ended.code {
        Some(0) => {
            let seconds = started.elapsed().as_secs();
            let words = format!(
                "proofs: every rule of {name} is proved as its certificate says, {seconds} s"
            );
            work.state.night.note(words);
        }
        _ => {
            let words = format!(
                "proofs: the certificate of {name} does not hold: certify {}",
                ended.words()
            );
            work.state.night.look_at(words);
        }
    }
    Ok(())
}
