//! Files and signals for the commands: reading input, writing results whole or not at all.
//!
//! Both commands use it. Reading never trusts a size; writing goes to a temporary
//! file beside the target, which takes the target's name only when it is complete,
//! so that an error, a full disk or Ctrl-C leaves what was there before. This and
//! the threads of the pass manager are the only places that touch the process environment
//! (design law 7).

pub mod arguments;
pub mod bitcode;
pub mod debugify;
pub mod jobserver;
pub mod layout;
pub mod messages;
pub mod progress;
pub mod ptx;
pub mod selection;
pub mod shards;

use std::fs::File;
use std::io::{self, Read, Write};
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU8, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use tandem_ir::Module;
use tandem_ir::diag::{Diagnostic, ErrorKind};
use tandem_ir::text::Subject;
use tandem_ir::verify::VerifyError;

/// Exit code of a command that found nothing wrong.
pub const EXIT_GOOD: i32 = 0;
/// Exit code of a command with a finding (for `tandemc`: a bug of ours).
pub const EXIT_FINDING: i32 = 1;
/// Exit code for wrong usage, or input that cannot be read or is not supported.
pub const EXIT_USAGE: i32 = 2;
/// Exit code after Ctrl-C, as shells expect.
pub const EXIT_INTERRUPTED: i32 = 130;

/// Largest input file, in bytes; beyond it reading is refused rather than exhausting memory.
pub const MAX_INPUT: u64 = 4 << 30;

/// An error that ends a command with [`EXIT_USAGE`].
#[derive(Debug, thiserror::Error)]
pub enum DriverError {
    /// A file could not be read.
    #[error("error: cannot read '{path}': {why}")]
    Read {
        /// The path as the user gave it.
        path: String,
        /// The system's reason.
        why: String,
    },
    /// A file could not be written.
    #[error("error: cannot write '{path}': {why}")]
    Write {
        /// The path as the user gave it.
        path: String,
        /// The system's reason.
        why: String,
    },
    /// The text is not a module that we can carry.
    #[error("{0}")]
    Parse(#[from] Box<Diagnostic>),
    /// The module is not well-formed.
    #[error("{0}")]
    Invalid(String),
}

/// What Ctrl-C has to clean up.
#[derive(Clone, Default)]
pub struct Interrupt {
    progress: Arc<Mutex<Progress>>,
    deferral: Arc<AtomicU8>,
    actions: Arc<Mutex<Vec<Action>>>,
    when_noted: Arc<Mutex<Vec<Action>>>,
}

/// What is still to be done before an interrupted process ends.
type Action = Box<dyn Fn() + Send>;

/// Ctrl-C ends the process at once.
const AT_ONCE: u8 = 0;
/// Ctrl-C is noted, see [`Interrupt::defer`].
const DEFERRED: u8 = 1;
/// Ctrl-C was noted; the next one ends the process.
const REQUESTED: u8 = 2;

/// How far the writing of a result file is.
#[derive(Default)]
enum Progress {
    #[default]
    NotBegun,
    /// The temporary file is there.
    Temporary(PathBuf),
    /// The result has its name.
    Complete,
}

impl Interrupt {
    /// Installs the handler: on Ctrl-C, SIGTERM or SIGHUP the temporary file of an unfinished write is removed, one
    /// line is printed, and the process ends with [`EXIT_INTERRUPTED`].
    pub fn install() -> Interrupt {
        Interrupt::install_with(report)
    }

    /// The same, for a command that says what it has to say in a way of its own: `last_words` gets the line, and is the last
    /// thing that runs.
    pub fn install_with(last_words: impl Fn(&str) + Send + 'static) -> Interrupt {
        let me = Interrupt::default();
        let handler = me.clone();
        // A second installation in one process fails; the first one then stays in charge.
        let _ = ctrlc::set_handler(move || {
            let noted = handler.deferral.compare_exchange(
                DEFERRED,
                REQUESTED,
                Ordering::SeqCst,
                Ordering::SeqCst,
            );
            if noted.is_ok() {
                run_all(&handler.when_noted);
                return;
            }
            // Held until the end: a write that is under way cannot go on, and cannot report its missing file.
            let progress = handler.lock();
            if let Progress::Temporary(path) = &*progress {
                let _ = std::fs::remove_file(path);
            }
            run_all(&handler.actions);
            last_words(match *progress {
                Progress::Complete => "interrupted after the result was written",
                _ => "interrupted; no file was written",
            });
            std::process::exit(EXIT_INTERRUPTED);
        });
        me
    }

    /// From now on the first Ctrl-C is only noted ([`Self::requested`]), for commands that run long and can
    /// stop at a good place; the second ends the process as usual.
    pub fn defer(&self) {
        let _ =
            self.deferral
                .compare_exchange(AT_ONCE, DEFERRED, Ordering::SeqCst, Ordering::SeqCst);
    }

    /// True if Ctrl-C came after [`Self::defer`].
    pub fn requested(&self) -> bool {
        self.deferral.load(Ordering::SeqCst) == REQUESTED
    }

    /// Has something done on an interruption before the process ends, such as ending child processes.
    pub fn before_exit(&self, action: impl Fn() + Send + 'static) {
        let mut actions = self.actions.lock().unwrap_or_else(PoisonError::into_inner);
        actions.push(Box::new(action));
    }

    /// Has something done as soon as a Ctrl-C is noted after [`Self::defer`], such as ending child processes whose answers
    /// nobody waits for any more.
    pub fn when_noted(&self, action: impl Fn() + Send + 'static) {
        let mut actions = self
            .when_noted
            .lock()
            .unwrap_or_else(PoisonError::into_inner);
        actions.push(Box::new(action));
    }

    fn lock(&self) -> MutexGuard<'_, Progress> {
        self.progress.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

fn run_all(actions: &Mutex<Vec<Action>>) {
    let actions = actions.lock().unwrap_or_else(PoisonError::into_inner);
    for action in actions.iter() {
        action();
    }
}

/// Prints a line on standard error; unlike `eprintln!` it does not panic where nobody can read it.
pub fn report(message: &str) {
    let _ = writeln!(io::stderr(), "{message}");
}

/// Reads a file, or standard input for `-`.
///
/// # Errors
/// [`DriverError::Read`] if that is impossible or the file is larger than [`MAX_INPUT`].
pub fn read_input(path: &str) -> Result<Vec<u8>, DriverError> {
    let error = |why: String| DriverError::Read {
        path: path.into(),
        why,
    };
    let mut bytes = Vec::new();
    let limit = MAX_INPUT + 1;
    let read = if path == "-" {
        io::stdin().lock().take(limit).read_to_end(&mut bytes)
    } else {
        if Path::new(path).is_dir() {
            return Err(error("it is a folder".into()));
        }
        File::open(path).and_then(|f| f.take(limit).read_to_end(&mut bytes))
    };
    read.map_err(|e| error(plain(&e)))?;
    if bytes.len() as u64 > MAX_INPUT {
        return Err(error(format!("it is larger than {MAX_INPUT} bytes")));
    }
    Ok(bytes)
}

/// Reads a module's text: a file in LLVM assembly, or one in bitcode ([`bitcode`]).
///
/// # Errors
/// As [`read_input`]; [`DriverError::Invalid`] for bitcode that cannot be disassembled.
pub fn read_module(path: &str) -> Result<Vec<u8>, DriverError> {
    bitcode::to_text(read_input(path)?, path)
}

/// Reads, parses and verifies a module.
///
/// # Errors
/// As [`read_module`]; [`DriverError::Parse`] with place and snippet; [`DriverError::Invalid`] with the
/// verifier's messages.
pub fn load_module(path: &str) -> Result<Module, DriverError> {
    let bytes = read_module(path)?;
    parse_module(&bytes, path)
}

/// Parses and verifies a module that was read before; `path` is for messages.
///
/// # Errors
/// As [`load_module`].
pub fn parse_module(bytes: &[u8], path: &str) -> Result<Module, DriverError> {
    let shown = if path == "-" { "<stdin>" } else { path };
    if ptx::is_ptx(path) {
        return Err(DriverError::Invalid(format!(
            "error: '{path}' is PTX by its name, and this takes LLVM assembly (tandemc {path} reads, verifies and prints PTX)"
        )));
    }
    // LLVM reads NUL bytes as blanks, so that a file of nothing else is an empty module. Such a file is damaged.
    if bytes.contains(&0) {
        let at = bytes.iter().position(|&b| b == 0).unwrap_or(0);
        let why = "NUL byte: this is a binary or damaged file, not LLVM assembly";
        let place = Diagnostic::at(ErrorKind::Syntax, why, bytes, at).in_file(shown);
        return Err(DriverError::Parse(Box::new(place)));
    }
    let module =
        tandem_ir::text::parse(bytes, shown).map_err(|d| DriverError::Parse(Box::new(d)))?;
    let errors = tandem_ir::verify::verify(&module);
    if errors.is_empty() {
        return Ok(module);
    }
    Err(DriverError::Invalid(ill_formed(bytes, shown, &errors)))
}

/// Breaches of the verifier that are shown, at most.
const BREACHES: usize = 8;

/// What the verifier says of a module: the first breach as of what cannot be read, with its place and where that is in the module,
/// and the others in a line each.
fn ill_formed(bytes: &[u8], shown: &str, errors: &[VerifyError]) -> String {
    // Functions carry no places: the text is read once more.
    let places = tandem_ir::text::parse_with_places(bytes, shown).map(|read| read.1);
    let place = |e: &VerifyError| {
        let places = places
            .as_ref()
            .ok()
            .filter(|_| e.subject != Subject::Module)?;
        Some(e.diagnostic(bytes, places, shown))
    };
    let within = |e: &VerifyError| match (e.function.as_str(), &e.block) {
        ("", _) => String::new(),
        (f, None) => format!("in function @{f}"),
        (f, Some(b)) => format!("in function @{f}, block {b}"),
    };
    let mut lines = Vec::new();
    for (n, e) in errors.iter().take(BREACHES).enumerate() {
        let (found, within) = (place(e), within(e));
        lines.push(match (n, found) {
            (0, Some(d)) => format!("{d}\n  {within}"),
            (0, None) => format!("{shown}: error: {}\n  {within}", e.message),
            (_, Some(d)) => format!("  {}:{}: {} {within}", d.line, d.column, d.message),
            (_, None) => format!("  {} {within}", e.message),
        });
    }
    if errors.len() > BREACHES {
        lines.push(format!("  … and {} more", errors.len() - BREACHES));
    }
    let lines: Vec<&str> = lines.iter().map(|l| l.trim_end()).collect();
    lines.join("\n")
}

/// Writes a result, whole or not at all; `-` is standard output.
///
/// # Errors
/// [`DriverError::Write`]; what was at `path` before is then still there.
pub fn write_output(path: &str, bytes: &[u8], interrupt: &Interrupt) -> Result<(), DriverError> {
    let error = |e: io::Error| DriverError::Write {
        path: path.into(),
        why: plain(&e),
    };
    if path == "-" {
        let mut out = io::stdout().lock();
        return match out.write_all(bytes).and_then(|()| out.flush()) {
            // A reader that has seen enough (`| head`) is no error.
            Err(e) if e.kind() == io::ErrorKind::BrokenPipe => Ok(()),
            r => r.map_err(error),
        };
    }
    let target = Path::new(path);
    // Pipes and devices cannot be replaced by renaming.
    if target.exists() && !target.is_file() && !target.is_dir() {
        return File::options()
            .write(true)
            .open(target)
            .and_then(|mut f| f.write_all(bytes))
            .map_err(error);
    }
    if target.is_dir() {
        return Err(error(io::Error::other("it is a folder")));
    }
    replace_file(target, bytes, interrupt).map_err(error)
}

fn replace_file(target: &Path, bytes: &[u8], interrupt: &Interrupt) -> io::Result<()> {
    // A link keeps being a link: its target is what is replaced.
    let target = &std::fs::canonicalize(target).unwrap_or_else(|_| target.to_path_buf());
    if std::fs::metadata(target).is_ok_and(|m| m.permissions().readonly()) {
        return Err(io::Error::from(io::ErrorKind::PermissionDenied));
    }
    let folder = target
        .parent()
        .filter(|p| !p.as_os_str().is_empty())
        .unwrap_or(Path::new("."));
    let mut builder = tempfile::Builder::new();
    builder.prefix(".tandem-");
    #[cfg(unix)]
    let permissions = {
        use std::os::unix::fs::PermissionsExt;
        // As `open` would make it: the umask is applied to this.
        std::fs::metadata(target)
            .map_or(std::fs::Permissions::from_mode(0o666), |m| m.permissions())
    };
    #[cfg(unix)]
    builder.permissions(permissions);
    let mut file = {
        // Under the lock, so that Ctrl-C never misses a file that is there.
        let mut progress = interrupt.lock();
        let file = builder.tempfile_in(folder)?;
        *progress = Progress::Temporary(file.path().to_path_buf());
        file
    };
    let written = file
        .write_all(bytes)
        .and_then(|()| file.as_file().sync_all());
    let mut progress = interrupt.lock();
    let result = written.and_then(|()| file.persist(target).map(|_| ()).map_err(|e| e.error));
    *progress = if result.is_ok() {
        Progress::Complete
    } else {
        Progress::NotBegun
    };
    result
}

/// The system's reason without Rust's "(os error 2)".
pub fn plain(e: &io::Error) -> String {
    let s = e.to_string();
    s.split(" (os error").next().unwrap_or(&s).to_lowercase()
}

/// What make tells its children; read only where a jobserver is asked for.
pub fn makeflags() -> Option<String> {
    // What is no UTF-8 elsewhere in it must not hide the jobserver.
    std::env::var_os("MAKEFLAGS").map(|flags| flags.to_string_lossy().into_owned())
}

/// Processors that may be used.
pub fn processors() -> usize {
    std::thread::available_parallelism().map_or(1, usize::from)
}

/// The system's clock, in seconds; for traces of when something happened, and for nothing else.
pub fn now() -> String {
    let now = std::time::SystemTime::now()
        .duration_since(std::time::UNIX_EPOCH)
        .unwrap_or_default();
    format!("{}.{:09}", now.as_secs(), now.subsec_nanos())
}

/// Makes `-name` and `-name=value` of the given long options `--name`, as LLVM's tools accept both.
pub fn llvm_style_args(
    args: impl Iterator<Item = std::ffi::OsString>,
    names: &[&str],
) -> Vec<std::ffi::OsString> {
    args.map(|a| {
        let Some(text) = a
            .to_str()
            .and_then(|s| s.strip_prefix('-'))
            .filter(|s| !s.starts_with('-'))
        else {
            return a;
        };
        let name = text.split('=').next().unwrap_or(text);
        if names.contains(&name) {
            format!("--{text}").into()
        } else {
            a
        }
    })
    .collect()
}
