//! PTX files through the reader, the printer and the verifier.
//!
//! usage: ptx PATH... [--show] [--out DIR] [--style keep|nvvm|llc] [--own]
//!
//! Reads each `.ptx` file under the paths, prints it, reads that again, and compares: the same module, and the same text
//! once more. Reports what cannot be read, what does not come back and what the verifier says, with figures, and the speed
//! of the reader. `--out` writes the printed text there; `--own` asks the verifier for what holds of our own output.
//! Exit status 0: all came back, 1: findings, 2: usage.

use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::time::Instant;
use tandem_ir::machine::{text, verify};

/// The reader's speed is taken over so many bytes at least.
const SPEED_BYTES: usize = 10_000_000;

fn collect(path: &Path, all: &mut Vec<PathBuf>) {
    if let Ok(entries) = std::fs::read_dir(path) {
        let mut entries: Vec<PathBuf> = entries.flatten().map(|e| e.path()).collect();
        entries.sort();
        for e in entries {
            if e.is_dir() || e.extension().is_some_and(|x| x == "ptx") {
                collect(&e, all);
            }
        }
    } else {
        all.push(path.into());
    }
}

/// Seconds of this thread on a processor, where the system tells; or seconds since the start. Other programs that share
/// the machine are not to be seen in a speed.
fn seconds(start: Instant) -> f64 {
    std::fs::read_to_string("/proc/thread-self/schedstat")
        .ok()
        .and_then(|s| s.split(' ').next()?.parse::<f64>().ok())
        .map_or_else(|| start.elapsed().as_secs_f64(), |ns| ns / 1e9)
}

/// Megabytes that the reader takes in a second, over all files so often that the clock's steps do not show.
fn speed(sources: &[Vec<u8>]) -> f64 {
    let all: usize = sources.iter().map(Vec::len).sum();
    let rounds = 1 + SPEED_BYTES / all.max(1);
    let start = Instant::now();
    let before = seconds(start);
    for _ in 0..rounds {
        for source in sources {
            let _ = std::hint::black_box(text::parse(source, ""));
        }
    }
    (rounds * all) as f64 / 1e6 / f64::max(seconds(start) - before, 1e-9)
}

fn main() -> ExitCode {
    let mut files = Vec::new();
    let (mut show, mut out, mut style, mut level) =
        (false, None, text::Style::Keep, verify::Level::Parsed);
    let mut args = std::env::args().skip(1);
    while let Some(a) = args.next() {
        match a.as_str() {
            "--show" => show = true,
            "--own" => level = verify::Level::Own,
            "--out" => out = args.next().map(PathBuf::from),
            "--style" => match args.next().as_deref().and_then(text::Style::of) {
                Some(s) => style = s,
                None => return usage(),
            },
            _ if a.starts_with('-') => return usage(),
            _ => collect(Path::new(&a), &mut files),
        }
    }
    if files.is_empty() {
        return usage();
    }
    let mut bytes = 0;
    let mut sources = Vec::new();
    let (mut unread, mut changed, mut faulty) = (0, 0, 0);
    for file in &files {
        let name = file.display().to_string();
        let Ok(source) = std::fs::read(file) else {
            println!("{name}: cannot be read");
            unread += 1;
            continue;
        };
        let read = text::parse_with_places(&source, &name);
        bytes += source.len();
        let (module, places) = match read {
            Ok(m) => m,
            Err(e) => {
                println!("unread: {e}");
                unread += 1;
                continue;
            }
        };
        if let Some(p) = verify::verify(&module, level).first() {
            faulty += 1;
            println!("refused: {}", p.diagnostic(&places, &source, &name));
        }
        let printed = text::print(&module, style);
        if show {
            print!("{printed}");
        }
        let same = match text::parse(printed.as_bytes(), "printed") {
            Ok(again) => {
                (style != text::Style::Keep || again == module)
                    && text::print(&again, style) == printed
            }
            Err(e) => {
                println!("{e}");
                false
            }
        };
        if !same {
            changed += 1;
            println!("changed: {name}");
        }
        let written = out.as_ref().map(|dir| {
            let name = file.file_name().unwrap_or(file.as_os_str());
            std::fs::write(dir.join(name), printed)
        });
        sources.push(source);
        if let Some(Err(e)) = written {
            println!("{name}: {e}");
            return ExitCode::from(2);
        }
    }
    let speed = speed(&sources);
    println!(
        "{} files, {bytes} bytes: {unread} unread, {changed} changed by printing, {faulty} refused by the verifier; reading {speed:.0} MB/s",
        files.len()
    );
    ExitCode::from(u8::from(unread + changed > 0))
}

fn usage() -> ExitCode {
    eprintln!("usage: ptx PATH... [--show] [--out DIR] [--style keep|nvvm|llc] [--own]");
    ExitCode::from(2)
}
