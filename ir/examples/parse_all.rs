//! Parses every `.ll` file under the given paths and prints the counts by error message, most frequent
//! first, with one file as an example each. `--list` prints each failure; `--time` the throughput.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

fn collect(path: &Path, out: &mut Vec<PathBuf>) {
    if path.is_dir() {
        let Ok(entries) = std::fs::read_dir(path) else {
            return;
        };
        let mut all: Vec<PathBuf> = entries.flatten().map(|e| e.path()).collect();
        all.sort();
        all.iter().for_each(|p| collect(p, out));
    } else if path.extension().is_some_and(|e| e == "ll") {
        out.push(path.to_owned());
    }
}

/// The message without names and numbers, so that equal causes count together.
fn cause(message: &str) -> String {
    let mut out = String::new();
    let mut quoted = false;
    for c in message.chars() {
        if c == '\'' {
            quoted = !quoted;
            out.push(c);
        } else if !quoted && !c.is_ascii_digit() {
            out.push(c);
        }
    }
    out
}

fn main() {
    let (mut files, mut list, mut time) = (Vec::new(), false, false);
    for arg in std::env::args().skip(1) {
        match arg.as_str() {
            "--list" => list = true,
            "--time" => time = true,
            path => collect(Path::new(path), &mut files),
        }
    }
    let (mut good, mut bytes, mut spent) = (0usize, 0usize, Duration::ZERO);
    let mut failures: BTreeMap<String, (usize, String)> = BTreeMap::new();
    for file in &files {
        let Ok(text) = std::fs::read(file) else {
            continue;
        };
        let start = Instant::now();
        let result = tandem_ir::text::parse(&text, &file.display().to_string());
        spent += start.elapsed();
        bytes += text.len();
        match result {
            Ok(_) => good += 1,
            Err(e) => {
                if list {
                    println!("{e}\n");
                }
                let entry = failures
                    .entry(format!("{:?}: {}", e.kind, cause(&e.message)))
                    .or_default();
                entry.0 += 1;
                entry.1 = format!("{}:{}:{}", e.file, e.line, e.column);
            }
        }
    }
    let mut by_count: Vec<_> = failures.into_iter().collect();
    by_count.sort_by_key(|f| std::cmp::Reverse(f.1.0));
    for (message, (n, example)) in by_count {
        println!("{n:5}  {message}\n       {example}");
    }
    println!("{good} of {} files parse", files.len());
    if time {
        let rate = bytes as f64 / spent.as_secs_f64().max(1e-9) / 1e6;
        println!("{bytes} bytes in {spent:?}: {rate:.1} MB/s");
    }
}
