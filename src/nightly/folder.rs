//! The folder of a nightly: where everything is, and how it is written.

use super::State;
use crate::fuzzing::corpus::Lock;
use std::path::{Path, PathBuf};
use tandem_optimized::driver::{self, Interrupt};

/// The folder, held alone until dropped.
pub struct Folder {
    root: PathBuf,
    interrupt: Interrupt,
    _lock: Lock,
}

/// What the folder of a nightly may hold besides hidden files; anything else is somebody's.
const OURS: [&str; 9] = [
    "known",
    "corpus",
    "incoming",
    "findings",
    "regressions",
    "scratch",
    "night.json",
    "history.jsonl",
    "dashboard.html",
];

impl Folder {
    /// Takes the folder, which is made if need be. A folder that holds other things than a nightly's is refused.
    ///
    /// # Errors
    /// One line.
    pub fn open(root: &Path, interrupt: &Interrupt) -> Result<Folder, String> {
        let shown = root.display().to_string();
        if root.exists() && !root.is_dir() {
            return Err(format!(
                "error: '{shown}' is no folder; nothing was changed"
            ));
        }
        foreign(root)?;
        let lock = Lock::take(&shown, "a nightly").map_err(|e| e.to_string())?;
        let folder = Folder {
            root: root.into(),
            interrupt: interrupt.clone(),
            _lock: lock,
        };
        for name in &OURS[..6] {
            let path = folder.root.join(name);
            std::fs::create_dir_all(&path).map_err(|e| {
                format!(
                    "error: cannot make '{}': {}",
                    path.display(),
                    driver::plain(&e)
                )
            })?;
        }
        // What a killed night left there says nothing any more.
        for old in files_of(&folder.root.join("scratch"), "json") {
            let _ = std::fs::remove_file(old);
        }
        Ok(folder)
    }

    /// Known failures.
    pub fn known(&self) -> PathBuf {
        self.root.join("known")
    }
    /// The corpora.
    pub fn corpus(&self) -> PathBuf {
        self.root.join("corpus")
    }
    /// Findings that nobody has looked at.
    pub fn incoming(&self) -> PathBuf {
        self.root.join("incoming")
    }
    /// Findings by signature.
    pub fn findings(&self) -> PathBuf {
        self.root.join("findings")
    }
    /// Regressions.
    pub fn regressions(&self) -> PathBuf {
        self.root.join("regressions")
    }
    /// The page.
    pub fn dashboard(&self) -> PathBuf {
        self.root.join("dashboard.html")
    }
    /// The history.
    pub fn history(&self) -> PathBuf {
        self.root.join("history.jsonl")
    }
    /// A file for what a child says; nothing is in it. The name is this process's own: a child that a killed night
    /// left behind may still write to the one that it was given.
    pub fn scratch(&self, name: &str) -> PathBuf {
        let name = format!("{}-{name}", std::process::id());
        let path = self.root.join("scratch").join(name);
        let _ = std::fs::remove_file(&path);
        path
    }

    /// Writes a file whole or not at all.
    ///
    /// # Errors
    /// One line.
    pub fn write(&self, path: &Path, bytes: &[u8]) -> Result<(), String> {
        let shown = path.display().to_string();
        driver::write_output(&shown, bytes, &self.interrupt).map_err(|e| e.to_string())
    }

    /// The night under way, if one is.
    ///
    /// # Errors
    /// One line, if its state is damaged: it is kept for somebody to look at.
    pub fn state(&self) -> Result<Option<State>, String> {
        let path = self.root.join("night.json");
        let Ok(bytes) = std::fs::read(&path) else {
            return Ok(None);
        };
        serde_json::from_slice(&bytes).map(Some).map_err(|e| {
            let shown = path.display();
            format!("error: {shown}: the state of the last night is damaged ({e}); move the file away to begin a new night")
        })
    }
    /// True if a night has begun and not ended.
    pub fn is_under_way(&self) -> bool {
        self.root.join("night.json").exists()
    }
    /// Writes the state.
    ///
    /// # Errors
    /// One line.
    pub fn save(&self, state: &State) -> Result<(), String> {
        let json = serde_json::to_string_pretty(state).unwrap_or_default() + "\n";
        self.write(&self.root.join("night.json"), json.as_bytes())
    }
    /// Forgets the state of a finished night.
    ///
    /// # Errors
    /// One line.
    pub fn forget_state(&self) -> Result<(), String> {
        let path = self.root.join("night.json");
        match std::fs::remove_file(&path) {
            Err(e) if e.kind() != std::io::ErrorKind::NotFound => Err(format!(
                "error: cannot remove '{}': {}",
                path.display(),
                driver::plain(&e)
            )),
            _ => Ok(()),
        }
    }
}

/// Refuses a folder with other things in it.
fn foreign(root: &Path) -> Result<(), String> {
    let Ok(entries) = root.read_dir() else {
        return Ok(());
    };
    let names = entries
        .flatten()
        .map(|e| e.file_name().to_string_lossy().into_owned());
    let mut others: Vec<String> = names
        .filter(|n| !n.starts_with('.') && !OURS.contains(&n.as_str()))
        .collect();
    others.sort();
    match others.first() {
        Some(name) => Err(format!(
            "error: '{}' is not a nightly's folder: it holds '{name}'; give an empty one",
            root.display()
        )),
        None => Ok(()),
    }
}

/// The files of a folder with an ending, sorted; none if there is no folder.
pub fn files_of(folder: &Path, ending: &str) -> Vec<PathBuf> {
    let mut list = Vec::new();
    for e in folder.read_dir().into_iter().flatten().flatten() {
        let path = e.path();
        if path.extension().is_some_and(|x| x == ending) && path.is_file() {
            list.push(path);
        }
    }
    list.sort();
    list
}

/// The folders in a folder, sorted.
pub fn folders_of(folder: &Path) -> Vec<PathBuf> {
    let entries = folder.read_dir().into_iter().flatten().flatten();
    let mut list: Vec<PathBuf> = entries.map(|e| e.path()).filter(|p| p.is_dir()).collect();
    list.sort();
    list
}
