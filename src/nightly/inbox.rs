//! Findings: from the folder of incoming ones to one folder per signature.
//!
//! A finding of a signature that is there already is counted and its program kept, up to
//! a few. One that is new is triaged in a child process and gets a folder. A finding is
//! removed from the incoming ones only after everything about it is written, so that a
//! night that is killed in between does it again and loses nothing. Files that are no
//! findings are named and left alone.

use super::Work;
use super::folder::{Folder, files_of, folders_of};
use crate::fuzzing::findings::Record;
use crate::signature::Signature;
use crate::triage::known::{Date, Standing};
use serde::{Deserialize, Serialize};
use std::path::{Path, PathBuf};
use tandem_optimized::driver;

/// What is known about the findings of one signature.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Finding {
    /// Signature; with the hash of the reduced program, if there is one.
    pub signature: Signature,
    /// The property that failed.
    pub property: String,
    /// One line.
    pub message: String,
    /// First and last day.
    pub first: Date,
    /// See `first`.
    pub last: Date,
    /// How often.
    pub count: u64,
    /// The night of the last time.
    pub night: u64,
    /// There is a triage report.
    pub triaged: bool,
    /// Why there is none, or what else is to be said.
    #[serde(default)]
    pub note: String,
    /// It no longer happens.
    #[serde(default)]
    pub gone: bool,
    /// The folder's name.
    #[serde(skip)]
    pub folder: String,
}

/// Longest message that is shown in a line; some oracles show whole programs, which the finding's folder has.
const LONGEST: usize = 200;

impl Finding {
    /// The beginning of its message.
    pub fn brief(&self) -> String {
        let line = self.message.lines().next().unwrap_or_default();
        match line.char_indices().nth(LONGEST) {
            Some((end, _)) => format!("{}…", &line[..end]),
            None => line.to_owned(),
        }
    }
}

/// Programs kept of a signature.
const KEEP: usize = 3;
const DATA: &str = "finding.json";

/// All findings, by folder.
///
/// # Errors
/// One line, if the data of one cannot be read.
pub fn load(folder: &Folder) -> Result<Vec<Finding>, String> {
    let mut list = Vec::new();
    for path in folders_of(&folder.findings()) {
        list.extend(read(&path)?);
    }
    Ok(list)
}

/// The finding in a folder; `None` if there is no data.
///
/// # Errors
/// One line.
pub fn read(path: &Path) -> Result<Option<Finding>, String> {
    let data = path.join(DATA);
    let Ok(bytes) = std::fs::read(&data) else {
        return Ok(None);
    };
    let mut f: Finding = serde_json::from_slice(&bytes)
        .map_err(|e| format!("error: {}: this is no finding: {e}", data.display()))?;
    f.folder = path
        .file_name()
        .unwrap_or_default()
        .to_string_lossy()
        .into_owned();
    Ok(Some(f))
}

/// Writes what is known about a finding.
///
/// # Errors
/// One line.
pub fn write(folder: &Folder, path: &Path, finding: &Finding) -> Result<(), String> {
    let json = serde_json::to_string_pretty(finding).unwrap_or_default() + "\n";
    folder.write(&path.join(DATA), json.as_bytes())
}

/// The programs in a folder, in LLVM IR and in PTX.
pub fn programs_of(path: &Path) -> Vec<PathBuf> {
    let mut all = files_of(path, "ll");
    all.extend(files_of(path, "ptx"));
    all
}

/// The phase.
///
/// # Errors
/// One line, if something cannot be written.
pub fn triage_all(work: &mut Work<'_>) -> Result<(), String> {
    let incoming = work.folder.incoming();
    for data in files_of(&incoming, "json") {
        if work.interrupt.requested() {
            return Ok(());
        }
        let read = std::fs::read(&data).ok();
        match read.and_then(|b| serde_json::from_slice::<Record>(&b).ok()) {
            Some(record) => take(work, &data, &record)?,
            None => work
                .state
                .night
                .note(format!("{}: no finding; left alone", data.display())),
        }
        work.folder.save(&work.state)?;
    }
    // A program whose data the loop did not get to write.
    for program in programs_of(&incoming) {
        if !program.with_extension("json").exists() {
            let shown = program.display();
            work.state.night.look_at(format!(
                "{shown}: a program without data: the fuzz loop ended while writing it"
            ));
        }
    }
    Ok(())
}

/// One incoming finding.
fn take(work: &mut Work<'_>, data: &Path, record: &Record) -> Result<(), String> {
    let signature = record.signature.kind();
    let path = work.folder.findings().join(signature.file_name());
    std::fs::create_dir_all(&path).map_err(|e| {
        format!(
            "error: cannot make '{}': {}",
            path.display(),
            driver::plain(&e)
        )
    })?;
    let program = data.with_file_name(&record.program);
    let kept = keep(work, &path, &program)?;
    let today = work.settings.today;
    let night = work.state.night.number;
    let mut finding = match read(&path)? {
        Some(f) => f,
        None => {
            work.state.night.new.push(signature.to_string());
            Finding {
                signature: signature.clone(),
                property: record.property.clone(),
                message: record.message.clone(),
                first: today,
                last: today,
                count: 0,
                night,
                triaged: false,
                note: String::new(),
                gone: false,
                folder: String::new(),
            }
        }
    };
    finding.count += 1;
    finding.last = today;
    finding.night = night;
    finding.gone = false;
    if !finding.triaged && finding.note.is_empty() {
        triage(work, &path, &kept, record, &mut finding);
        if work.interrupt.requested() {
            return Ok(());
        }
    }
    write(&work.folder, &path, &finding)?;
    *work
        .state
        .night
        .seen
        .entry(signature.to_string())
        .or_default() += 1;
    // Everything is written; only now it leaves.
    for old in [data, &program] {
        let _ = std::fs::remove_file(old);
    }
    Ok(())
}

/// Copies a program into the folder of its signature, unless there are enough; returns one that is there.
fn keep(work: &Work<'_>, path: &Path, program: &Path) -> Result<PathBuf, String> {
    let there = programs_of(path);
    let name = program.file_name().unwrap_or_default();
    let target = path.join(name);
    if there.len() >= KEEP && !target.exists() {
        return Ok(there[0].clone());
    }
    let shown = program.display().to_string();
    match driver::read_input(&shown) {
        Ok(bytes) => {
            work.folder.write(&target, &bytes)?;
            Ok(target)
        }
        // An earlier, killed run may have got that far.
        Err(_) if target.exists() => Ok(target),
        Err(e) => Err(e.to_string()),
    }
}

fn triage(
    work: &mut Work<'_>,
    path: &Path,
    program: &Path,
    record: &Record,
    finding: &mut Finding,
) {
    let pass = &finding.signature.pass;
    let out = path.join("triage");
    let mut args = vec![
        "triage".into(),
        program.display().to_string(),
        format!("--output={}", out.display()),
        "--replace".into(),
        format!("--known={}", work.folder.known().display()),
    ];
    match work.settings.subject_of(&finding.signature) {
        Some(subject) => args.extend(subject.arguments.iter().cloned()),
        None if tandem_ir::passes::lookup(pass).is_some() => args.extend([
            format!("--pass={pass}"),
            format!("--regressions={}", work.folder.regressions().display()),
        ]),
        None => {
            finding.note = "not about a pass, so there is nothing to bisect".into();
            return;
        }
    }
    args.extend(record.knobs.iter().map(|k| format!("--opt={k}")));
    let ended = work.tool.run(&args, work.settings.triage);
    let json = std::fs::read(out.join(crate::triage::folder::DATA)).ok();
    let json: Option<serde_json::Value> = json.and_then(|b| serde_json::from_slice(&b).ok());
    match (ended.code, json) {
        (Some(1), Some(j)) => {
            finding.triaged = true;
            let precise = j["signature"].as_str().and_then(|s| s.parse().ok());
            if let Some(s) = precise {
                let s: Signature = s;
                if s.kind() == finding.signature.kind() {
                    finding.signature = s;
                } else {
                    finding.note = format!("looked at harder it is {s}");
                }
            }
        }
        (Some(0), _) => {
            let property = &record.property;
            finding.note = format!("triage sees nothing wrong; found by the property '{property}'");
        }
        _ if ended.timed_out => finding.note = "triage did not end in time".into(),
        _ => finding.note = format!("triage failed: {}", ended.message),
    }
}

/// Whether a finding is accepted today.
pub fn standing(work: &Work<'_>, f: &Finding) -> Standing {
    work.known.standing(&f.signature, work.settings.today)
}
