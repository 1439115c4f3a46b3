//! What the interpreter's tests share: text in, outcome out.
#![allow(dead_code, clippy::unwrap_used, reason = "tests; each uses a part")]

use tandem_interp::{
    Buffer, Device, Input, Launch, LaunchRun, Outcome, Policy, Program, Run, Schedule, Value, run,
};
use tandem_ir::Module;

/// Reads a module.
pub fn parse(text: &str) -> Module {
    match tandem_ir::text::parse(text.as_bytes(), "test.ll") {
        Ok(m) => m,
        Err(e) => panic!("{e}"),
    }
}

/// Runs a function of a module on an input.
pub fn run_with(m: &Module, name: &str, input: &Input) -> Run {
    let p = Program::compile(m).unwrap();
    run(&p, m.header.lookup(name).unwrap(), input)
}

/// Runs `@main` of a text with arguments.
pub fn main_with(text: &str, args: &[Value]) -> Run {
    let input = Input {
        args: args.to_vec(),
        ..Input::default()
    };
    run_with(&parse(text), "main", &input)
}

/// How a run of `@main` of a text ends that makes its free choices so.
pub fn main_with_policy(text: &str, policy: &Policy) -> Outcome {
    let input = Input {
        policy: *policy,
        ..Input::default()
    };
    run_with(&parse(text), "main", &input).outcome
}

/// The value that `@main` of a text returns.
pub fn value(text: &str) -> Value {
    match main_with(text, &[]).outcome {
        Outcome::Returned(Some(v)) => v,
        o => panic!("{o}\n{text}"),
    }
}

/// The value of an expression: instructions that define `%r` of a type.
pub fn eval(ty: &str, body: &str) -> Value {
    value(&format!(
        "define {ty} @main() {{\n{body}\n  ret {ty} %r\n}}\n"
    ))
}

/// Launches `@main` with one block of threads and one buffer of `i32`; gives the run and the buffer.
pub fn launch(
    text: &str,
    threads: u32,
    cells: usize,
    schedule: Schedule,
    races: bool,
) -> (LaunchRun, Vec<i32>) {
    grid(text, 1, threads, cells, schedule, races)
}

/// As [`launch`] with several blocks.
pub fn grid(
    text: &str,
    blocks: u32,
    threads: u32,
    cells: usize,
    schedule: Schedule,
    races: bool,
) -> (LaunchRun, Vec<i32>) {
    let m = parse(text);
    let p = Program::compile(&m).unwrap();
    let mut d = Device::new(&p).unwrap();
    let b = d.alloc(&Buffer::global(vec![0; cells * 4]));
    let g = m.header.lookup("main").unwrap();
    let params = m.body(g).unwrap().args().len();
    let args = vec![Value::buffer(b); params.min(1)];
    let l = Launch {
        schedule,
        race_detection: races,
        ..Launch::new(g, [blocks, 1, 1], [threads, 1, 1], args)
    };
    let r = d.launch(&l);
    let bytes = d.read(b).unwrap().bytes;
    let cells = bytes
        .chunks_exact(4)
        .map(|c| i32::from_le_bytes(c.try_into().unwrap()))
        .collect();
    (r, cells)
}

/// One schedule of each kind.
pub const SCHEDULES: [Schedule; 5] = [
    Schedule::RoundRobin(1),
    Schedule::RoundRobin(2),
    Schedule::Random(3),
    Schedule::LockstepWarps,
    Schedule::Greedy,
];
