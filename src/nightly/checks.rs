//! Repeating what is known: regressions must stay good, findings may be gone, and what is accepted must not be
//! accepted for nothing.

use super::Work;
use super::folder::files_of;
use super::inbox::{self, Finding};
use crate::signature::Signature;
use crate::triage::known::Standing;
use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;
use std::time::Duration;

/// Wall time of one repetition.
const LIMIT: Duration = Duration::from_secs(120);

/// Judges all regressions of this part. One that fails again is a finding, unless its failure is accepted or is an open
/// finding anyway.
///
/// # Errors
/// One line, if a folder with regressions cannot be read.
pub fn regressions(work: &mut Work<'_>) -> Result<(), String> {
    // They are about our passes.
    if work.settings.passes.is_empty() {
        return Ok(());
    }
    let mut roots = vec![work.folder.regressions()];
    roots.extend(work.settings.regressions.iter().cloned());
    let roots: Vec<String> = roots.iter().map(|p| p.display().to_string()).collect();
    let files = crate::files::modules(&roots).map_err(|e| e.to_string())?;
    let files = files.into_iter().filter(|f| !f.ends_with(".expected.ll"));
    let (part, parts) = work.settings.shard;
    let mine = files
        .enumerate()
        .filter(|(n, _)| *n as u64 % parts.max(1) == part);
    let mine: Vec<String> = mine.map(|m| m.1).collect();
    // One process per set of knobs.
    let mut by_knobs: BTreeMap<Vec<String>, Vec<String>> = BTreeMap::new();
    for f in mine {
        by_knobs.entry(knobs(&f)).or_default().push(f);
    }
    let open: BTreeSet<Signature> = inbox::load(&work.folder)?
        .into_iter()
        .filter(|f| !f.gone)
        .map(|f| f.signature.kind())
        .collect();
    work.state.night.regressions = (0, 0);
    for (knobs, files) in by_knobs {
        let out = work.folder.scratch("regressions.json");
        let mut args = vec![
            "check".into(),
            "--json".into(),
            format!("--output={}", out.display()),
        ];
        args.extend(knobs.iter().map(|k| format!("--opt={k}")));
        args.extend(files.iter().cloned());
        let limit =
            LIMIT + Duration::from_secs(10) * u32::try_from(files.len()).unwrap_or(u32::MAX);
        let ended = work.tool.run(&args, limit);
        if work.interrupt.requested() {
            return Ok(());
        }
        let json = std::fs::read(&out)
            .ok()
            .and_then(|b| serde_json::from_slice(&b).ok());
        let Some(json) = json else {
            work.state.night.look_at(format!(
                "the regressions could not be repeated: {}",
                ended.message
            ));
            continue;
        };
        read_regressions(work, &json, &open);
    }
    Ok(())
}

fn read_regressions(work: &mut Work<'_>, json: &serde_json::Value, open: &BTreeSet<Signature>) {
    for f in json["files"].as_array().into_iter().flatten() {
        work.state.night.regressions.0 += 1;
        let file = f["file"].as_str().unwrap_or("");
        for finding in f["findings"].as_array().into_iter().flatten() {
            let Some(s) = finding["signature"]
                .as_str()
                .and_then(|s| s.parse::<Signature>().ok())
            else {
                continue;
            };
            work.state.night.regressions.1 += 1;
            match work.known.standing(&s, work.settings.today) {
                Standing::Known { issue, .. } => {
                    work.state
                        .night
                        .note(format!("{file}: fails with {s}, accepted: {issue}"));
                }
                _ if open.contains(&s.kind()) => {}
                _ => work
                    .state
                    .night
                    .look_at(format!("regression {file} fails again: {s}")),
            }
        }
    }
    for u in json["unreadable"].as_array().into_iter().flatten() {
        let why = u["error"].as_str().unwrap_or("");
        work.state
            .night
            .look_at(format!("regression cannot be read: {why}"));
    }
}

/// The knobs that a regression's first lines name.
fn knobs(file: &str) -> Vec<String> {
    let text = std::fs::read_to_string(file).unwrap_or_default();
    let comments = text.lines().take_while(|l| l.starts_with(';'));
    let knobs = comments.filter_map(|l| l.strip_prefix("; opt:"));
    knobs.map(|k| k.trim().to_owned()).collect()
}

/// Repeats every finding: one that no longer happens is gone; the others are open unless they are accepted. Entries of
/// the known failures that accept nothing any more, or no longer, are for somebody to look at.
///
/// # Errors
/// One line.
pub fn known(work: &mut Work<'_>) -> Result<(), String> {
    let mut happening: Vec<Finding> = Vec::new();
    work.state.night.open.clear();
    for mut f in inbox::load(&work.folder)? {
        let path = work.folder.findings().join(&f.folder);
        let again = match f.night == work.state.night.number {
            true => true,
            false => match happens(work, &path, &f) {
                Again::Yes => true,
                Again::No => false,
                // What nobody could see is as it was.
                Again::NotSeen(why) => {
                    if !f.gone {
                        let s = &f.signature;
                        work.state.night.note(format!("not seen again: {s}: {why}"));
                    }
                    !f.gone
                }
            },
        };
        if work.interrupt.requested() {
            return Ok(());
        }
        if f.gone == again {
            f.gone = !again;
            inbox::write(&work.folder, &path, &f)?;
        }
        let s = f.signature.clone();
        match (again, inbox::standing(work, &f)) {
            (false, _) => work.state.night.note(format!("no longer happens: {s}")),
            (true, Standing::Known { .. }) => {}
            (true, Standing::New) => {
                let since = f.first;
                let what = f.brief();
                let words = format!("open finding {s}, since {since}: {what}");
                work.state.night.open.push(s.to_string());
                work.state.night.look_at(words);
            }
            (true, Standing::Expired { issue, expires }) => {
                work.state.night.open.push(s.to_string());
                work.state.night.look_at(format!(
                    "{s} still happens, but {issue} was accepted only until {expires}"
                ));
            }
        }
        if again {
            happening.push(f);
        }
    }
    for e in &work.known.entries {
        let covers = |f: &&Finding| e.signature.covers(&f.signature);
        let expired = work.settings.today > e.expires;
        if !happening.iter().any(|f| covers(&f)) {
            let words = format!(
                "known failure {} no longer happens: {} can be removed",
                e.signature, e.issue
            );
            work.state.night.look_at(words);
        } else if expired {
            let words = format!(
                "known failure {} is past its day {}: {}",
                e.signature, e.expires, e.issue
            );
            work.state.night.look_at(words);
        }
    }
    Ok(())
}

/// Whether a finding of another night still happens.
enum Again {
    /// One of its programs shows it, or it has none.
    Yes,
    /// What was run is right.
    No,
    /// It could not be seen, and why.
    NotSeen(String),
}

/// Runs the programs of a finding again.
fn happens(work: &Work<'_>, path: &Path, f: &Finding) -> Again {
    let mut programs = files_of(&path.join("triage"), "ll");
    programs.retain(|p| p.file_name().is_some_and(|n| n == "reduced.ll"));
    programs.extend(inbox::programs_of(path));
    if programs.is_empty() {
        return Again::Yes;
    }
    let wanted = f.signature.kind().to_string();
    let subject = work.settings.subject_of(&f.signature);
    let is_ours = tandem_ir::passes::lookup(&f.signature.pass).is_some();
    if subject.is_none() && !is_ours && f.property == "check" {
        return Again::NotSeen("its compiler is none of those of this night".into());
    }
    let mut held = false;
    let mut open = String::from("nothing was said of it");
    for p in programs {
        let out = work.folder.scratch("again.json");
        let mut args = vec![
            "fuzz".into(),
            p.display().to_string(),
            format!("--property={}", f.property),
            "--json".into(),
            format!("--output={}", out.display()),
        ];
        if let Some(subject) = subject {
            args.extend(subject.arguments.iter().cloned());
        } else if is_ours {
            args.push(format!("--pass={}", f.signature.pass));
        }
        let ended = work.tool.run(&args, LIMIT);
        let json = std::fs::read(&out)
            .ok()
            .and_then(|b| serde_json::from_slice(&b).ok());
        let Some(json): Option<serde_json::Value> = json else {
            // It hung or crashed, which is a failure still.
            return match ended.code {
                Some(0) => Again::No,
                _ => Again::Yes,
            };
        };
        for r in json["files"].as_array().into_iter().flatten() {
            if r["signature"].as_str() == Some(&wanted) {
                return Again::Yes;
            }
            // Another failure of the program is not this one.
            let failed = r["signature"].is_string();
            match r["status"].as_str() {
                Some(status) if !failed && status != "held" => open = status.into(),
                _ => held = true,
            }
        }
    }
    match held {
        true => Again::No,
        false => Again::NotSeen(open),
    }
}
