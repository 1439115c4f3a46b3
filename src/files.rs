//! Which files a command means: paths and folders in, a sorted list out.

use std::path::{Path, PathBuf};
use tandem_optimized::driver::{self, DriverError};

/// Endings of files with modules: LLVM assembly and bitcode.
pub const MODULES: [&str; 2] = ["ll", "bc"];

/// All files with modules that the paths name: a file as given, a folder with everything below it, in sorted
/// order, each once.
///
/// # Errors
/// A path that does not exist or a folder that cannot be read.
pub fn modules(paths: &[String]) -> Result<Vec<String>, DriverError> {
    named(paths, &MODULES)
}

/// The same, with other kinds of files that folders are searched for.
///
/// # Errors
/// As [`modules`].
pub fn named(paths: &[String], kinds: &[&str]) -> Result<Vec<String>, DriverError> {
    let mut list = Vec::new();
    for p in paths {
        let path = Path::new(p);
        if path.is_dir() {
            walk(path, kinds, &mut list)?;
        } else if p == "-" || path.exists() {
            // Also a pipe or a device: reading it says whether that is possible.
            list.push(p.clone());
        } else {
            return Err(DriverError::Read {
                path: p.clone(),
                why: "no such file or folder".into(),
            });
        }
    }
    let mut seen = std::collections::BTreeSet::new();
    list.retain(|p| seen.insert(p.clone()));
    Ok(list)
}

fn walk(folder: &Path, kinds: &[&str], list: &mut Vec<String>) -> Result<(), DriverError> {
    let error = |e: std::io::Error| DriverError::Read {
        path: folder.display().to_string(),
        why: driver::plain(&e),
    };
    let mut entries: Vec<PathBuf> = Vec::new();
    for e in std::fs::read_dir(folder).map_err(error)? {
        entries.push(e.map_err(error)?.path());
    }
    entries.sort();
    for path in entries {
        // A link to a folder could lead in circles.
        if path.is_dir() && !path.is_symlink() {
            walk(&path, kinds, list)?;
        } else if path
            .extension()
            .is_some_and(|e| kinds.iter().any(|k| e == *k))
        {
            // Of a pipe that nobody named, nobody may ever write the other end. A link that leads nowhere is told by reading it.
            if path.exists() && !path.is_file() {
                return Err(DriverError::Read {
                    path: path.display().to_string(),
                    why: "it is not a regular file".into(),
                });
            }
            list.push(path.display().to_string());
        }
    }
    Ok(())
}

/// The launch description beside a module, if there is one: that of this file (`F.launch.json` for `F.ll`), or else
/// that of the folder.
pub fn launch_beside(module: &str) -> Option<PathBuf> {
    let own = Path::new(module).with_extension("launch.json");
    let common = Path::new(module).with_file_name("launch.json");
    [own, common].into_iter().find(|path| path.is_file())
}

/// Asks before the work whether a result can be written where it is to go: to no folder, into a folder that there is, and
/// over none of the files that the command reads.
///
/// # Errors
/// One line for the user.
pub fn can_take(output: &str, inputs: &[String]) -> Result<(), String> {
    if output == "-" {
        return Ok(());
    }
    let cannot = |why: &str| Err(format!("error: cannot write '{output}': {why}"));
    let path = Path::new(output);
    if path.is_dir() {
        return cannot("it is a folder");
    }
    let parent = path.parent().filter(|p| !p.as_os_str().is_empty());
    if parent.is_some_and(|p| !p.is_dir()) {
        return cannot("there is no such folder");
    }
    // Only a file that is there can be one that is read, under this or another name.
    let Ok(own) = path.canonicalize() else {
        return Ok(());
    };
    let is_it =
        |input: &String| path.is_file() && Path::new(input).canonicalize().is_ok_and(|i| i == own);
    match inputs.iter().any(is_it) {
        true => cannot("it is one of the files that are read"),
        false => Ok(()),
    }
}

/// A word for a shell.
pub fn quoted(text: &str) -> String {
    format!("'{}'", text.replace('\'', "'\\''"))
}

/// The same, without quotes where there is nothing in it that a shell reads.
pub fn word(text: &str) -> String {
    let plain = |c: char| c.is_ascii_alphanumeric() || "-_.,/=:".contains(c);
    match !text.is_empty() && text.chars().all(plain) {
        true => text.to_owned(),
        false => quoted(text),
    }
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::*;

    #[test]
    fn a_result_replaces_nothing_that_is_read() {
        let folder = tempfile::tempdir().unwrap();
        let at = |name: &str| folder.path().join(name).display().to_string();
        std::fs::write(at("a.ll"), "").unwrap();
        std::fs::write(at("b.ll"), "").unwrap();
        let inputs = [at("a.ll")];
        let said = |out: &str| can_take(out, &inputs).err().unwrap_or_default();
        for good in [at("b.ll"), at("new"), "-".into(), "/dev/null".into()] {
            assert_eq!(said(&good), "", "{good}");
        }
        let other_name = format!("{}/../{}/a.ll", folder.path().display(), {
            let name = folder.path().file_name().unwrap();
            name.to_string_lossy()
        });
        for (bad, why) in [
            (at("a.ll"), "files that are read"),
            (other_name, "files that are read"),
            (folder.path().display().to_string(), "it is a folder"),
            (at("none/out"), "no such folder"),
        ] {
            assert!(said(&bad).contains(why), "{bad}: {}", said(&bad));
        }
    }
}
