//! What a triage leaves on disk: a folder that is there whole or not at all.

use super::regression;
use std::path::{Path, PathBuf};
use tandem_optimized::driver;

/// The report for people, and that for machines.
pub const REPORT: &str = "report.html";
/// See [`REPORT`].
pub const DATA: &str = "triage.json";

/// Refuses a place where something is already, before any work is done. A folder of an earlier triage may be replaced.
///
/// # Errors
/// One line.
pub fn check(path: &Path, replace: bool) -> Result<(), String> {
    let shown = path.display();
    if !path.exists() {
        return Ok(());
    }
    if !path.is_dir() {
        return Err(format!(
            "error: '{shown}' exists and is no folder; nothing was changed"
        ));
    }
    let empty = path.read_dir().is_ok_and(|mut d| d.next().is_none());
    match (empty, path.join(DATA).is_file(), replace) {
        (true, ..) | (_, true, true) => Ok(()),
        (_, true, false) => Err(format!(
            "error: '{shown}' holds the report of an earlier triage; give another folder, or --replace"
        )),
        _ => Err(format!(
            "error: '{shown}' exists and holds no report of a triage; nothing was changed"
        )),
    }
}

/// Writes the folder: beside its place first, so that an error or Ctrl-C leaves what was there.
///
/// # Errors
/// One line.
pub fn write(path: &Path, files: &[(String, String)]) -> Result<(), String> {
    let error = |e: std::io::Error| {
        let why = driver::plain(&e);
        format!("error: cannot write '{}': {why}", path.display())
    };
    let parent = path.parent().filter(|p| !p.as_os_str().is_empty());
    let parent = parent.unwrap_or(Path::new("."));
    std::fs::create_dir_all(parent).map_err(error)?;
    let beside = || {
        tempfile::Builder::new()
            .prefix(".tandem-")
            .tempdir_in(parent)
    };
    let new = beside().map_err(error)?;
    for (name, text) in files {
        std::fs::write(new.path().join(name), text).map_err(error)?;
    }
    open_to_readers(new.path()).map_err(error)?;
    let old = match path.exists() {
        true => Some(beside().map_err(error)?),
        false => None,
    };
    if let Some(old) = &old {
        std::fs::rename(path, old.path().join("old")).map_err(error)?;
    }
    if let Err(e) = std::fs::rename(new.path(), path) {
        // What was there comes back.
        if let Some(old) = &old {
            std::fs::rename(old.path().join("old"), path).map_err(error)?;
        }
        return Err(error(e));
    }
    let _ = new.keep();
    Ok(())
}

/// Temporary folders are private; a report is not.
fn open_to_readers(path: &Path) -> std::io::Result<()> {
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt;
        std::fs::set_permissions(path, std::fs::Permissions::from_mode(0o755))?;
    }
    let _ = path;
    Ok(())
}

/// Writes the regression; one that is there with the same text is left alone.
///
/// # Errors
/// One line: it cannot be written, or a file of that name says something else.
pub fn write_regression(subject: &regression::Subject<'_>, root: &Path) -> Result<PathBuf, String> {
    let (r, remark) = (regression::regression(subject), subject.language.remark());
    let path = root.join(&r.path);
    let shown = path.display().to_string();
    let error = |e: std::io::Error| format!("error: cannot write '{shown}': {}", driver::plain(&e));
    if let Ok(there) = std::fs::read_to_string(&path) {
        let body = |s: &str| -> String {
            let lines = s.lines().skip_while(|l| l.starts_with(remark));
            lines.collect::<Vec<_>>().join("\n")
        };
        return match body(&there) == body(&r.text) {
            true => Ok(path),
            false => Err(format!(
                "error: '{shown}' exists and is another program; nothing was changed"
            )),
        };
    }
    if let Some(folder) = path.parent() {
        std::fs::create_dir_all(folder).map_err(error)?;
    }
    let folder = path.parent().unwrap_or(Path::new("."));
    let mut file = tempfile::Builder::new()
        .prefix(".tandem-")
        .tempfile_in(folder)
        .map_err(error)?;
    std::io::Write::write_all(&mut file, r.text.as_bytes()).map_err(error)?;
    open_file(file.path()).map_err(error)?;
    file.persist(&path).map_err(|e| error(e.error))?;
    Ok(path)
}

fn open_file(path: &Path) -> std::io::Result<()> {
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt;
        std::fs::set_permissions(path, std::fs::Permissions::from_mode(0o644))?;
    }
    let _ = path;
    Ok(())
}
