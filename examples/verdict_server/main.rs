//! The predicate of `tandem reduce --defect`, for another reducer: a server that stays and answers about files.
//!
//! usage: verdict_server --socket PATH --best OUT DEFECT FILE
//!        verdict_server --choose N FOLDER
//!
//! The first form pins the failure that the file shows with the seeded defect, as `tandem reduce` does, prints its
//! signature in one line, and listens on the socket: each client sends a path in one line and gets `1` if the
//! file shows the same failure, `0` if not. Clients are served side by side. The smallest file that was
//! interesting, by instructions, is kept in OUT, so that a client that is stopped before its end has something to show.
//!
//! The second form prints pairs of a defect and a kernel of the folder that shows it (`choose`).
//!
//! Exit status 2: wrong usage, or the failure is not there.

mod choose;

use std::io::{BufRead, BufReader, Write};
use std::os::unix::net::{UnixListener, UnixStream};
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::sync::{Mutex, PoisonError};
use tandem::reducing::seeded;
use tandem::reducing::verdict::SameVerdict;
use tandem_ir::Module;
use tandem_optimized::driver;
use tandem_reduce::delta::measure;
use tandem_reduce::predicate::Predicate;

/// As in `tandem`, so that both reducers' questions cost the same.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

/// Stack of the threads that judge; deeply nested programs need more than the default.
const STACK: usize = 64 << 20;

fn main() -> ExitCode {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let words: Vec<&str> = args.iter().map(String::as_str).collect();
    let done = match words[..] {
        ["--socket", socket, "--best", best, defect, file] => serve(socket, best, defect, file),
        ["--choose", n, folder] => match n.parse() {
            Ok(n) => choose::print(n, Path::new(folder)),
            Err(_) => Err(format!("error: '{n}' is no number")),
        },
        _ => Err(
            "usage: verdict_server --socket PATH --best OUT DEFECT FILE | --choose N FOLDER".into(),
        ),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(why) => {
            eprintln!("{why}");
            ExitCode::from(2)
        }
    }
}

/// The smallest interesting file so far, and its instructions.
struct Best {
    path: PathBuf,
    instructions: Mutex<u64>,
}

impl Best {
    /// Keeps a file's text if it is smaller than what is kept.
    fn offer(&self, m: &Module, path: &str) {
        let n = measure(m).instructions;
        let mut least = self
            .instructions
            .lock()
            .unwrap_or_else(PoisonError::into_inner);
        if n < *least && std::fs::copy(path, &self.path).is_ok() {
            *least = n;
        }
    }
}

fn serve(socket: &str, best: &str, defect: &str, file: &str) -> Result<(), String> {
    let module = driver::load_module(file).map_err(|e| e.to_string())?;
    let (_, judging) = seeded::judging(defect)?;
    let pinned = SameVerdict::pin(&judging, &module, None).map_err(|e| format!("error: {e}"))?;
    let hunt = pinned.ok_or("error: the judge finds nothing wrong")?;
    let best = Best {
        path: best.into(),
        instructions: Mutex::new(u64::MAX),
    };
    best.offer(&module, file);
    let listener = UnixListener::bind(socket).map_err(|e| format!("error: '{socket}': {e}"))?;
    println!("{}", hunt.signature);
    std::thread::scope(|scope| {
        for client in listener.incoming().flatten() {
            let thread = std::thread::Builder::new().stack_size(STACK);
            let (hunt, best) = (&hunt, &best);
            let spawned = thread.spawn_scoped(scope, move || answer(client, hunt, best));
            if spawned.is_err() {
                return Err("error: no thread".to_owned());
            }
        }
        Ok(())
    })
}

/// Answers a client's question; one that went away has no use for the answer.
fn answer(client: UnixStream, hunt: &SameVerdict, best: &Best) {
    let mut path = String::new();
    if BufReader::new(&client).read_line(&mut path).is_err() {
        return;
    }
    let path = path.trim_end();
    let module = driver::load_module(path).ok();
    let interesting = module.filter(|m| hunt.ask(m).is_interesting());
    if let Some(m) = &interesting {
        best.offer(m, path);
    }
    let word: &[u8] = if interesting.is_some() { b"1" } else { b"0" };
    let _ = (&client).write_all(word);
}
