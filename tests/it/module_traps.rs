//! The trap programs of passes on modules: `corpus/passes/<pass>/traps/*.ll`.
//!
//! Each program says in its first lines what must hold of it after the pass (the
//! folder's README lists the words): names that stay, results of calls, nothing
//! left to do. Both forms of the pass are held to that, and the program as it is
//! written, so that no line holds for nothing.

#![allow(clippy::unwrap_used)]

use std::path::{Path, PathBuf};
use tandem::judge::Forms;
use tandem_ir::Module;
use tandem_ir::constant::Bits;
use tandem_ir::rewrite::ModuleContext;
use tandem_optimized::options::Options;
use tandem_oracle::interp::{Input, Program, Value, run};

/// A line of the comment: its word, and the rest.
type Line = (String, String);

struct Trap {
    path: PathBuf,
    module: Module,
    world: ModuleContext,
    lines: Vec<Line>,
}

fn traps(pass: &str) -> Vec<Trap> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("corpus/passes")
        .join(pass)
        .join("traps");
    let mut paths: Vec<PathBuf> = std::fs::read_dir(folder)
        .unwrap()
        .map(|e| e.unwrap().path())
        .filter(|p| p.extension().is_some_and(|e| e == "ll"))
        .collect();
    paths.sort();
    paths.into_iter().map(read).collect()
}

fn read(path: PathBuf) -> Trap {
    let text = std::fs::read_to_string(&path).unwrap();
    let name = path.file_name().unwrap().to_string_lossy().into_owned();
    let module = tandem_ir::text::parse(text.as_bytes(), &name).unwrap();
    assert_eq!(tandem_ir::verify::verify(&module), [], "{name}");
    let comments = text.lines().map_while(|l| l.strip_prefix("; "));
    // `GO-T1: …` and the prose behind it are no words.
    let word = |l: &str| {
        let (word, rest) = l.split_once(": ")?;
        let plain = word.chars().all(|c| c.is_ascii_lowercase());
        plain.then(|| (word.to_owned(), rest.to_owned()))
    };
    let lines: Vec<Line> = comments.filter_map(word).collect();
    let world = ModuleContext {
        is_shard: lines.contains(&("world".into(), "shard".into())),
        ..ModuleContext::default()
    };
    Trap {
        path,
        module,
        world,
        lines,
    }
}

/// `@f(i32 5, i64 6)` taken apart.
fn call_of(text: &str) -> (String, Vec<Value>) {
    let (name, args) = text.split_once('(').unwrap();
    let args = args.trim_end_matches(')').split(", ");
    let value = |a: &str| {
        let (ty, n) = a.split_once(' ').unwrap();
        let width: u32 = ty.trim_start_matches('i').parse().unwrap();
        let bits = Bits::parse_decimal(width, n).unwrap();
        Value::int(width, bits.as_u128().unwrap())
    };
    let args = args.filter(|a| !a.is_empty()).map(value).collect();
    (name.trim_start_matches('@').to_owned(), args)
}

/// Calls a function so many times, contents of variables carried over; what the last call gave, and the number that
/// a variable of 32 bits holds then.
fn calls(m: &Module, text: &str, times: u32, variable: &str) -> (String, Option<u32>) {
    let (name, args) = call_of(text);
    let program = Program::compile(m).unwrap();
    let function = m.header.lookup(&name).unwrap();
    let (mut globals, mut outcome) = (Vec::new(), String::new());
    for _ in 0..times {
        let input = Input {
            args: args.clone(),
            globals,
            ..Input::default()
        };
        let done = run(&program, function, &input);
        outcome = tandem_oracle::refine::describe(&done.outcome);
        let named = |g| m.header.global_name(g).to_owned();
        let images = done.globals.into_iter();
        globals = images.map(|(g, i)| (named(g), i.bytes)).collect();
    }
    let held = globals.iter().find(|g| g.0 == variable);
    let held = held.map(|(_, b)| u32::from_le_bytes(b[..4].try_into().unwrap()));
    (outcome, held)
}

/// Why a line does not hold of a module, if it does not.
fn broken(m: &Module, (word, rest): &Line) -> Option<String> {
    let text = tandem_ir::text::print(m);
    let returns = |call: &str, times, expected: &str| {
        let (got, _) = calls(m, call, times, "");
        (got != format!("returns {expected}")).then(|| format!("{call} {got}, not {expected}"))
    };
    match word.as_str() {
        "keep" => {
            let gone = m.header.lookup(rest.trim_start_matches('@')).is_none();
            gone.then(|| format!("{rest} is gone"))
        }
        "run" => {
            let (call, expected) = rest.split_once(" = ").unwrap();
            returns(call, 1, expected)
        }
        "calls" => {
            let (call, expected) = rest.split_once(" twice = ").unwrap();
            returns(call, 2, expected)
        }
        "after" => {
            let (call, held) = rest.split_once(" twice, @").unwrap();
            let (name, expected) = held.split_once(" = i32 ").unwrap();
            let (_, got) = calls(m, call, 2, name);
            (got != expected.parse().ok()).then(|| format!("@{name} holds {got:?}"))
        }
        "count" => {
            let (words, n) = rest.rsplit_once(" = ").unwrap();
            let got = text.matches(words).count();
            (got.to_string() != n).then(|| format!("`{words}` stands there {got} times"))
        }
        "model" => {
            let mut variables = text.lines().filter(|l| l.starts_with('@'));
            let other = variables.find(|l| !l.contains(rest.as_str()));
            other.map(|l| format!("not {rest}: {l}"))
        }
        // These are about the run, not about the module.
        "world" | "again" => None,
        other => Some(format!("`{other}` is no word of traps")),
    }
}

fn all_broken(m: &Module, lines: &[Line]) -> Vec<String> {
    let ill = tandem_ir::verify::verify(m);
    let ill = ill.iter().map(|e| e.to_string());
    ill.chain(lines.iter().filter_map(|l| broken(m, l)))
        .collect()
}

#[test]
fn traps_of_globalopt_hold_in_both_forms() {
    let traps = traps("globalopt");
    let forms = Forms::<Module>::of("globalopt", &Options::default()).unwrap();
    let mut wrong = Vec::new();
    for trap in &traps {
        let mut note = |who: &str, what: Vec<String>| {
            let name = trap.path.file_name().unwrap().to_string_lossy();
            wrong.extend(what.iter().map(|w| format!("{name}: {who}: {w}")));
        };
        note("as written", all_broken(&trap.module, &trap.lines));
        let mut production = trap.module.clone();
        forms.production.run(&trap.world, &mut production);
        note("production", all_broken(&production, &trap.lines));
        let mut reference = trap.module.clone();
        forms.reference.run(&trap.world, &mut reference);
        note("reference", all_broken(&reference, &trap.lines));
        // Whatever came out, there is nothing left to do.
        if forms.production.run(&trap.world, &mut production) {
            note("production", vec!["a second run changes something".into()]);
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn every_trap_of_globalopt_has_a_program_with_something_to_hold() {
    let traps = traps("globalopt");
    for n in 1..=25 {
        let of = format!("go_t{n:02}_");
        let found = traps.iter().filter(|t| {
            t.path
                .file_name()
                .unwrap()
                .to_string_lossy()
                .starts_with(&of)
        });
        assert_eq!(found.count(), 1, "{of}");
    }
    for t in traps {
        assert!(!t.lines.is_empty(), "{}", t.path.display());
    }
}
