//! Production with its mutants in it, built beside the one that is tested.
//!
//! The workspace is copied into a folder below `target/`, production's passes, analyses and transformations with all
//! mutants in them ([`super::schema`]), and built there by a cargo call of its own, with a target folder of its own.
//! What does not compile is taken out by what the compiler complains about, until it complains no more; so one build
//! serves all hunts, each of which switches one mutant on.

use super::schema::{File, Mutant, Point, Written};
use crate::fuzzing::coverage::text_hash;
use serde::{Deserialize, Serialize};
use std::collections::BTreeSet;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use tandem_optimized::driver;

/// What the copy needs; nothing else of the workspace is read by a build.
const COPIED: &[&str] = &[
    ".cargo",
    "Cargo.lock",
    "Cargo.toml",
    "build.rs",
    "examples",
    "fuzz",
    "ir",
    "optimized",
    "oracle",
    "reduce",
    "reference",
    "rust-toolchain.toml",
    "src",
];
/// Libraries that were set up for the workspace, found beside it.
const LIBRARIES: &str = ".deps";
/// Production's sources, and the folders of them that get mutants.
const PRODUCTION: &str = "optimized/src";
const MUTATED: &[&str] = &["passes", "analysis", "transform"];
/// What asks for the mutant that is on, in the copy only.
const SWITCH: &str = include_str!("switch.txt");
/// The harness's end of the switch, in its place in the copy.
const HANDLE: &str = include_str!("handle.txt");
const HANDLE_PATH: &str = "src/mutants/wild/switch.rs";
/// Rounds of taking out what does not compile, at most.
const ROUNDS: usize = 60;
/// How far from a complaint mutants are taken out that it does not name, in bytes; wider each time.
const REACH: [usize; 3] = [80, 800, usize::MAX / 4];

/// What can go wrong.
#[derive(Debug, thiserror::Error)]
pub enum Error {
    /// A file or folder.
    #[error("error: cannot {what} '{path}': {why}")]
    File {
        /// What was tried.
        what: &'static str,
        /// The file that was to be read or written.
        path: String,
        /// The system's reason.
        why: String,
    },
    /// The folder is no workspace of this kind.
    #[error(
        "error: '{0}' has no sources of production (--source names the folder of the workspace)"
    )]
    NoSources(String),
    /// Brackets that do not match, in a source that compiles: a mistake of the scanner.
    #[error("internal error: the words of '{0}' are not understood")]
    Words(String),
    /// Cargo could not be started.
    #[error("error: cannot start cargo: {0}")]
    Cargo(String),
    /// The copy does not compile, and no mutant is to blame.
    #[error("error: the copy of the sources does not build: {0}")]
    Compiler(String),
}

/// What was built.
#[derive(Clone, Debug)]
pub struct Built {
    /// The program with the mutants.
    pub program: PathBuf,
    /// The mutants in it, by number.
    pub mutants: Vec<Mutant>,
    /// The decisions that it counts, by number.
    pub points: Vec<Point>,
    /// How many more there would be if all compiled.
    pub rejected: usize,
    /// The same for the same mutants in the same sources.
    pub digest: String,
}

/// The copy and what is to be in it.
pub struct Copy {
    source: PathBuf,
    tree: PathBuf,
    target: PathBuf,
    files: Vec<File>,
    rejected: BTreeSet<u32>,
}

/// What is remembered between builds: which mutants do not compile.
#[derive(Serialize, Deserialize)]
struct Known {
    digest: String,
    rejected: BTreeSet<u32>,
}

/// True of a folder that has production's sources.
pub fn is_workspace(folder: &Path) -> bool {
    folder.join(PRODUCTION).is_dir() && folder.join("Cargo.lock").is_file()
}

/// A place that the compiler complains about: file from production's sources on, first byte, byte behind the last.
pub type Complaint = (String, usize, usize);
/// What the compiler complains about in the files as written.
pub type Compiler<'a> = dyn Fn(&[Written]) -> Result<Vec<Complaint>, Error> + 'a;

impl Copy {
    /// The mutants of a workspace, to be built in a folder.
    ///
    /// # Errors
    /// The workspace cannot be read.
    pub fn new(source: &Path, folder: &Path) -> Result<Copy, Error> {
        let production = source.join(PRODUCTION);
        if !is_workspace(source) {
            return Err(Error::NoSources(source.display().to_string()));
        }
        let mut copy = Copy {
            source: source.into(),
            tree: folder.join("tree"),
            target: folder.join("build"),
            files: files(&production)?,
            rejected: BTreeSet::new(),
        };
        let known = std::fs::read(copy.memory()).ok();
        let known = known.and_then(|b| serde_json::from_slice::<Known>(&b).ok());
        if let Some(k) = known.filter(|k| k.digest == copy.digest()) {
            copy.rejected = k.rejected;
        }
        Ok(copy)
    }

    fn memory(&self) -> PathBuf {
        self.target.with_file_name("rejected.json")
    }
    fn digest(&self) -> String {
        let all: Vec<String> = self
            .files
            .iter()
            .map(|f| f.write(&BTreeSet::new()).text)
            .collect();
        format!("{:016x}", text_hash(&all.concat()))
    }

    /// Builds the program; `progress` hears what is done.
    ///
    /// # Errors
    /// See [`Error`].
    pub fn build(mut self, progress: &dyn Fn(&str)) -> Result<Built, Error> {
        self.check(progress)?;
        progress("builds the harness with the mutants in it");
        self.cargo(&["build", "-p", "tandem", "--bin", "tandem"])?;
        let program = self.target.join(PROFILE).join("tandem");
        Ok(self.built(program))
    }

    /// Only finds out which mutants compile.
    ///
    /// # Errors
    /// See [`Error`].
    pub fn list(mut self, progress: &dyn Fn(&str)) -> Result<Built, Error> {
        self.check(progress)?;
        Ok(self.built(PathBuf::new()))
    }

    fn built(&self, program: PathBuf) -> Built {
        let all = self.files.iter().flat_map(File::mutants);
        let compiles = |m: &Mutant| !self.rejected.contains(&m.number);
        let points = self.files.iter().flat_map(|f| f.points(&self.rejected));
        Built {
            program,
            points: points.collect(),
            mutants: all.filter(compiles).collect(),
            rejected: self.rejected.len(),
            digest: self.digest(),
        }
    }

    fn check(&mut self, progress: &dyn Fn(&str)) -> Result<(), Error> {
        self.lay_out()?;
        let all: u32 = self.files.iter().map(File::count).sum();
        let mut rejected = std::mem::take(&mut self.rejected);
        let compiler = |written: &[Written]| {
            self.write(written)?;
            self.complaints()
        };
        let told = |n: usize| progress(&format!("{all} mutants, {n} of them do not compile"));
        let settled = settle(&self.files, &mut rejected, &compiler, &told);
        self.rejected = rejected;
        settled?;
        let known = Known {
            digest: self.digest(),
            rejected: self.rejected.clone(),
        };
        let text = serde_json::to_string(&known).unwrap_or_default();
        write(&self.memory(), text.as_bytes())
    }

    /// Copies what has changed, so that what has not need not be built again.
    fn lay_out(&self) -> Result<(), Error> {
        let mutated = |path: &Path| {
            let of = |f: &File| path == self.source.join(PRODUCTION).join(&f.path);
            self.files.iter().any(of)
                || path == self.source.join(PRODUCTION).join("lib.rs")
                || path == self.source.join(HANDLE_PATH)
        };
        for name in COPIED {
            mirror(&self.source.join(name), &self.tree.join(name), &mutated)?;
        }
        let libraries = self.source.join(LIBRARIES);
        let link = self.tree.join(LIBRARIES);
        #[cfg(unix)]
        if libraries.exists() && !link.exists() {
            std::os::unix::fs::symlink(&libraries, &link)
                .map_err(|e| file_error("link", &link, &e))?;
        }
        let _ = (libraries, link);
        let lib = read(&self.source.join(PRODUCTION).join("lib.rs"))?;
        let lib = format!("{lib}\n#[doc(hidden)]\npub mod wild;\n");
        write(&self.tree.join(PRODUCTION).join("lib.rs"), lib.as_bytes())?;
        let switch = self.tree.join(PRODUCTION).join("wild.rs");
        write(&switch, SWITCH.as_bytes())?;
        write(&self.tree.join(HANDLE_PATH), HANDLE.as_bytes())
    }

    fn write(&self, written: &[Written]) -> Result<(), Error> {
        for (f, w) in self.files.iter().zip(written) {
            let path = self.tree.join(PRODUCTION).join(&f.path);
            write(&path, w.text.as_bytes())?;
        }
        Ok(())
    }

    fn complaints(&self) -> Result<Vec<Complaint>, Error> {
        let output = self.cargo_output(&["check", "-p", "tandem-optimized", "--lib"])?;
        let mut all = Vec::new();
        let mut first = None;
        for line in output.0.lines() {
            let Ok(Line { message: Some(m) }) = serde_json::from_str::<Line>(line) else {
                continue;
            };
            if m.level != "error" {
                continue;
            }
            first.get_or_insert_with(|| m.message.clone());
            if let Some(c) = m.place() {
                all.push(c);
            }
        }
        match (all.is_empty(), output.1) {
            (true, false) => Err(Error::Compiler(first.unwrap_or(output.2))),
            _ => Ok(all),
        }
    }

    fn cargo(&self, args: &[&str]) -> Result<(), Error> {
        let (_, good, said) = self.cargo_output(args)?;
        match good {
            true => Ok(()),
            false => Err(Error::Compiler(said)),
        }
    }

    /// What cargo wrote, whether all went well, and its last words if not.
    fn cargo_output(&self, args: &[&str]) -> Result<(String, bool, String), Error> {
        let cargo = std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
        let output = Command::new(cargo)
            .args(args)
            .args(["--profile", PROFILE, "--locked", "--message-format=json"])
            .current_dir(&self.tree)
            .env("CARGO_TARGET_DIR", &self.target)
            // What mutants leave unused or unreachable is no mistake of a person's.
            .env("RUSTFLAGS", "--cap-lints=allow")
            .stdin(Stdio::null())
            .output()
            .map_err(|e| Error::Cargo(driver::plain(&e)))?;
        let said = String::from_utf8_lossy(&output.stderr).into_owned();
        let last = said.lines().rfind(|l| !l.trim().is_empty()).unwrap_or("");
        let text = String::from_utf8_lossy(&output.stdout).into_owned();
        Ok((text, output.status.success(), last.to_owned()))
    }
}

/// Takes out what does not compile, until there are no complaints.
///
/// # Errors
/// The compiler cannot be asked, or complains about what is no mutant.
pub fn settle(
    files: &[File],
    rejected: &mut BTreeSet<u32>,
    compiler: &Compiler<'_>,
    told: &dyn Fn(usize),
) -> Result<(), Error> {
    for _ in 0..ROUNDS {
        let written: Vec<Written> = files.iter().map(|f| f.write(rejected)).collect();
        let complaints = compiler(&written)?;
        told(rejected.len());
        let Some(first) = complaints.first() else {
            return Ok(());
        };
        let before = rejected.len();
        for (path, start, end) in &complaints {
            let at = files.iter().position(|f| f.path == *path);
            let Some(w) = at.and_then(|n| written.get(n)) else {
                continue;
            };
            let mut blamed = w.at(*start, *end);
            for reach in REACH {
                if blamed.is_empty() {
                    blamed = w.near(*start, reach);
                }
            }
            rejected.extend(blamed);
        }
        if rejected.len() == before {
            let (path, start, _) = first;
            return Err(Error::Compiler(format!("{path}, byte {start}")));
        }
    }
    Err(Error::Compiler("it complains without an end".into()))
}

/// The profile of the build: checked arithmetic, as the tests have it.
const PROFILE: &str = "ci";

/// A line of cargo's JSON, as far as it matters here.
#[derive(Deserialize)]
struct Line {
    message: Option<Message>,
}

#[derive(Deserialize)]
struct Message {
    level: String,
    message: String,
    spans: Vec<Span>,
}

#[derive(Deserialize)]
struct Span {
    file_name: String,
    byte_start: usize,
    byte_end: usize,
    is_primary: bool,
    expansion: Option<Box<Expansion>>,
}

#[derive(Deserialize)]
struct Expansion {
    span: Span,
}

impl Message {
    /// The place in a mutated file that it is about: where it says so, otherwise any that it mentions.
    fn place(&self) -> Option<Complaint> {
        let mut primary: Vec<&Span> = self.spans.iter().collect();
        primary.sort_by_key(|s| !s.is_primary);
        primary.into_iter().find_map(Span::place)
    }
}

impl Span {
    fn place(&self) -> Option<Complaint> {
        let path = self.file_name.replace('\\', "/");
        let inside = path.strip_prefix(PRODUCTION)?.strip_prefix('/');
        let folder = inside.and_then(|p| p.split('/').next());
        match (inside, folder) {
            (Some(p), Some(f)) if MUTATED.contains(&f) && self.expansion.is_none() => {
                Some((p.to_owned(), self.byte_start, self.byte_end))
            }
            // What a macro makes is where it is called.
            _ => self.expansion.as_ref()?.span.place(),
        }
    }
}

/// The sources that get mutants, in order, numbered on.
fn files(production: &Path) -> Result<Vec<File>, Error> {
    let mut paths = Vec::new();
    for folder in MUTATED {
        collect(&production.join(folder), &mut paths)?;
    }
    let mut all: Vec<File> = Vec::new();
    let mut next = 1;
    for path in paths {
        let name = path.strip_prefix(production).unwrap_or(&path);
        let name = name.display().to_string().replace('\\', "/");
        if !name.ends_with(".rs") || name.ends_with("tests.rs") {
            continue;
        }
        let file = File::new(&name, read(&path)?, next).ok_or(Error::Words(name))?;
        next += file.count();
        all.push(file);
    }
    Ok(all)
}

/// All files of a folder, in order of their names.
fn collect(folder: &Path, into: &mut Vec<PathBuf>) -> Result<(), Error> {
    for path in entries(folder)? {
        match path.is_dir() {
            true => collect(&path, into)?,
            false => into.push(path),
        }
    }
    Ok(())
}

fn entries(folder: &Path) -> Result<Vec<PathBuf>, Error> {
    let read = std::fs::read_dir(folder).map_err(|e| file_error("read", folder, &e))?;
    let mut all: Vec<PathBuf> = read.filter_map(|e| Some(e.ok()?.path())).collect();
    all.sort();
    Ok(all)
}

/// Makes one folder or file like another, except for what is written there by others.
fn mirror(from: &Path, to: &Path, except: &dyn Fn(&Path) -> bool) -> Result<(), Error> {
    if !from.exists() || except(from) {
        return Ok(());
    }
    if !from.is_dir() {
        let bytes = std::fs::read(from).map_err(|e| file_error("read", from, &e))?;
        return write(to, &bytes);
    }
    let skipped = |p: &Path| p.file_name().is_some_and(|n| n == "target");
    for path in entries(from)? {
        if let Some(name) = path.file_name().filter(|_| !skipped(&path)) {
            mirror(&path, &to.join(name), except)?;
        }
    }
    // What is no longer there would be built still.
    for path in entries(to).unwrap_or_default() {
        let name = path.file_name().map(|n| from.join(n));
        if path.is_file() && name.is_some_and(|n| !n.exists()) {
            std::fs::remove_file(&path).map_err(|e| file_error("remove", &path, &e))?;
        }
    }
    Ok(())
}

fn read(path: &Path) -> Result<String, Error> {
    std::fs::read_to_string(path).map_err(|e| file_error("read", path, &e))
}

/// Writes a file unless it is like that already: its time tells cargo what to build.
fn write(path: &Path, bytes: &[u8]) -> Result<(), Error> {
    if std::fs::read(path).is_ok_and(|old| old == bytes) {
        return Ok(());
    }
    if let Some(folder) = path.parent() {
        std::fs::create_dir_all(folder).map_err(|e| file_error("make", folder, &e))?;
    }
    std::fs::write(path, bytes).map_err(|e| file_error("write", path, &e))
}

fn file_error(what: &'static str, path: &Path, e: &std::io::Error) -> Error {
    Error::File {
        what,
        path: path.display().to_string(),
        why: driver::plain(e),
    }
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::*;
    use std::cell::Cell;

    fn workspace() -> PathBuf {
        PathBuf::from(env!("CARGO_MANIFEST_DIR"))
    }

    #[test]
    fn productions_sources_are_understood_and_come_back_as_they_were() {
        let production = workspace().join(PRODUCTION);
        let all = files(&production).unwrap();
        assert!(all.iter().map(File::count).sum::<u32>() > 3000);
        for f in &all {
            let none: BTreeSet<u32> = f.mutants().map(|m| m.number).collect();
            let source = read(&production.join(&f.path)).unwrap();
            assert_eq!(f.write(&none).text, source, "{}", f.path);
            let with = f.write(&BTreeSet::new());
            assert_eq!(with.spans.len(), f.count() as usize, "{}", f.path);
        }
    }

    #[test]
    fn what_the_compiler_complains_about_is_taken_out() {
        let text = "fn f(a: u32) -> bool { g(1); a < h(2) }";
        let files = [File::new("passes/x.rs", text.to_owned(), 1).unwrap()];
        let wrong = files[0].mutants().find(|m| m.after == "a >= h(2)").unwrap();
        let rounds = Cell::new(0);
        let compiler = |written: &[Written]| {
            rounds.set(rounds.get() + 1);
            let at = written[0].text.find("a >= h(2)");
            Ok(at
                .map(|n| ("passes/x.rs".to_owned(), n, n + 1))
                .into_iter()
                .collect())
        };
        let mut rejected = BTreeSet::new();
        settle(&files, &mut rejected, &compiler, &|_| ()).unwrap();
        assert_eq!(rejected, BTreeSet::from([wrong.number]));
        assert_eq!(rounds.get(), 2);
    }

    #[test]
    fn a_complaint_about_no_mutant_ends_the_search() {
        let files = [File::new("passes/x.rs", "const A: u32 = 1;".to_owned(), 1).unwrap()];
        let compiler = |_: &[Written]| Ok(vec![("passes/x.rs".to_owned(), 3, 4)]);
        let e = settle(&files, &mut BTreeSet::new(), &compiler, &|_| ()).unwrap_err();
        assert!(e.to_string().contains("passes/x.rs, byte 3"), "{e}");
    }

    #[test]
    fn complaints_of_macros_are_where_they_are_called() {
        let text = r#"{"level":"error","message":"m","spans":[{"file_name":"optimized/src/defects.rs",
            "byte_start":1,"byte_end":2,"is_primary":true,"expansion":{"span":
            {"file_name":"optimized/src/passes/a/b.rs","byte_start":7,"byte_end":9,"is_primary":false,"expansion":null}}}]}"#;
        let m: Message = serde_json::from_str(text).unwrap();
        assert_eq!(m.place(), Some(("passes/a/b.rs".to_owned(), 7, 9)));
    }
}
