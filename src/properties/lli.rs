//! Our interpreter against LLVM's just-in-time compiler.
//!
//! A function that needs no device is called with the judge's inputs, by us and, from
//! a `main` that is added to the module, by `lli`; results and memory must agree bit by
//! bit (any NaN with any NaN). Only calls that our interpreter finds defined and without
//! choices are made: nothing else has one answer.

use super::{Context, Failure, LLI, Outcome, Property, Status, tools};
use std::fmt::Write as _;
use tandem_ir::attr::Attr;
use tandem_ir::module::{GlobalKind, TlsMode};
use tandem_ir::{FloatKind, Function, Header, Module, Type, text};
use tandem_oracle::inputs::{Generator, TestInput};
use tandem_oracle::interp::{
    Choices, Image, Input, Limits, Outcome as Ended, Policy, Program, Target, Value, run as call,
};

pub(super) const PROPERTY: Property = Property {
    name: "lli",
    about: "our interpreter computes what lli computes, bit by bit",
    run,
    of_ptx: None,
};

/// Inputs per function.
const INPUTS: u64 = 4;

/// The layout that LLVM takes for the host, where that is known.
const HOST_LAYOUT: &str = if cfg!(target_arch = "x86_64") {
    "target datalayout = \"e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128\"\n"
} else {
    ""
};

/// Prints 128 bits as 32 digits on a line, and memory as such lines.
const PRINTING: &str = r#"
@tandem.line = private constant [14 x i8] c"%016lx%016lx\0A\00"
declare i32 @printf(ptr, ...)
define internal void @tandem.show(i128 %v) {
  %l = trunc i128 %v to i64
  %s = lshr i128 %v, 64
  %h = trunc i128 %s to i64
  call i32 (ptr, ...) @printf(ptr @tandem.line, i64 %h, i64 %l)
  ret void
}
define internal void @tandem.dump(ptr %p, i64 %n) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %body ]
  %more = icmp ult i64 %i, %n
  br i1 %more, label %body, label %done
body:
  %q = getelementptr i8, ptr %p, i64 %i
  %v = load i8, ptr %q, align 1
  %w = zext i8 %v to i128
  call void @tandem.show(i128 %w)
  %next = add i64 %i, 1
  br label %loop
done:
  ret void
}
"#;

/// Intrinsics whose result LLVM fixes to the bit on every target.
const EXACT: &[&str] = &[
    "llvm.abs.",
    "llvm.assume",
    "llvm.bitreverse.",
    "llvm.bswap.",
    "llvm.ctlz.",
    "llvm.copysign.",
    "llvm.ctpop.",
    "llvm.cttz.",
    "llvm.expect.",
    "llvm.fabs.",
    "llvm.fshl.",
    "llvm.fshr.",
    "llvm.lifetime.",
    "llvm.memcpy.",
    "llvm.memmove.",
    "llvm.memset.",
    "llvm.sadd.",
    "llvm.smax.",
    "llvm.smin.",
    "llvm.ssub.",
    "llvm.smul.",
    "llvm.sshl.",
    "llvm.uadd.",
    "llvm.umax.",
    "llvm.umin.",
    "llvm.umul.",
    "llvm.ushl.",
    "llvm.usub.",
    "llvm.scmp.",
    "llvm.ucmp.",
    "llvm.dbg.",
];

fn run(module: &Module, cx: &mut Context) -> Result<Outcome, Box<Failure>> {
    if !cx.is_sampled() {
        return Ok(Outcome::new(Status::Skipped(
            "another program is the sample".into(),
        )));
    }
    if let Err(why) = runs_on_host(module) {
        return Ok(Outcome::new(Status::Unsupported(why)));
    }
    let host = host_text(module);
    let unread = |e: String| Failure::new(PROPERTY.name, "round-trip", "not read back", e);
    let ours = text::parse(host.as_bytes(), "host.ll").map_err(|e| unread(e.to_string()))?;
    let program = match Program::compile(&ours) {
        Ok(p) => p,
        Err(u) => return Ok(Outcome::new(Status::Unsupported(u.construct))),
    };
    let calls = calls(&program, cx.judging.config.seed);
    if calls.is_empty() {
        let why = "no call is defined and without choices".into();
        return Ok(Outcome::new(Status::Inconclusive(why)));
    }
    match tools::run(LLI, &["-"], &with_main(&host, &ours, &calls)) {
        Ok(printed) => compare(&ours, &calls, &printed),
        Err(tools::Error::Missing) => {
            let why = format!("{LLI} is not installed");
            Ok(Outcome::new(Status::Skipped(why)))
        }
        Err(tools::Error::TimedOut) => Ok(Outcome::new(Status::TimedOut)),
        Err(tools::Error::Failed(complaint)) if lacks_runtime(&complaint) => {
            let why = format!("on the host: {LLI} lacks the compiler's run-time library");
            Ok(Outcome::new(Status::Unsupported(why)))
        }
        Err(tools::Error::Failed(complaint)) => Err(Failure::new(
            PROPERTY.name,
            LLI,
            &complaint,
            complaint.clone(),
        )),
    }
}

/// True if a function is missing that code generation calls: `__atomic_compare_exchange` of what is not aligned and its
/// like. The program itself calls none that it does not define.
fn lacks_runtime(complaint: &str) -> bool {
    complaint.contains("Symbols not found: [ __")
}

/// Whether the module means the same on the host: no device, no world outside, no other address spaces.
fn runs_on_host(module: &Module) -> Result<(), String> {
    for (g, data) in module.header.globals.iter() {
        let name = module.header.global_name(g);
        let fine = match &data.kind {
            GlobalKind::Variable(v) => {
                v.init.is_some() && data.addrspace == 0 && data.tls == TlsMode::None
            }
            GlobalKind::Function(_) => {
                let device = module.header.is_kernel(g);
                !device && (module.body(g).is_some() || EXACT.iter().any(|p| name.starts_with(p)))
            }
            _ => false,
        };
        if !fine || matches!(name, "main" | "printf") || name.starts_with("tandem.") {
            return Err(format!("on the host: {}", what(&data.kind, name)));
        }
    }
    Ok(())
}

fn what(kind: &GlobalKind, name: &str) -> String {
    match kind {
        GlobalKind::Function(_) if name.starts_with("llvm.") => name.into(),
        GlobalKind::Function(_) => "a kernel or a function without a body".into(),
        _ => "a variable of the device".into(),
    }
}

/// The printed module for the host.
fn host_text(module: &Module) -> String {
    let printed = text::print(module);
    let lines = printed.lines().filter(|l| !l.starts_with("target "));
    let mut host = HOST_LAYOUT.to_owned();
    for l in lines {
        host.push_str(l);
        host.push('\n');
    }
    host + PRINTING
}

/// One call and what our side makes of it.
struct Call<'m> {
    function: &'m Function,
    input: TestInput,
    /// 128 bits each: the result, then the bytes of the buffers.
    cells: Vec<u128>,
    /// The result is a NaN of this format.
    nan: Option<FloatKind>,
}

fn calls<'m>(program: &Program<'m>, seed: u64) -> Vec<Call<'m>> {
    let module = program.module();
    // What one call leaves in a variable the next one would see.
    let is_state = |k: &GlobalKind| matches!(k, GlobalKind::Variable(v) if !v.constant);
    let state = module.header.globals.values().any(|g| is_state(&g.kind));
    let mut list = Vec::new();
    for f in &module.bodies {
        if module.header.global_name(f.global).starts_with("tandem.") || !callable(module, f) {
            continue;
        }
        let generator = Generator::new(&module.header, f, &[]);
        for n in 0..INPUTS {
            let input = TestInput {
                globals: Vec::new(),
                ..generator.input(seed, n)
            };
            list.extend(ours(program, f, input));
            if state && !list.is_empty() {
                return list;
            }
        }
    }
    list
}

fn callable(module: &Module, f: &Function) -> bool {
    let Some((ret, _, vararg)) = module
        .header
        .types
        .as_function(module.header.globals[f.global].ty)
    else {
        return false;
    };
    let plain = |ty: Type| shown_type(ty).is_some() || ty.address_space() == Some(0);
    let by_value = |n: usize| {
        let set = module.header.function(f.global).map(|d| d.attrs.param(n));
        let attrs = set.map_or(&[][..], |s| module.header.attrs.get(s));
        attrs.iter().any(|a| matches!(a, Attr::Typed(..)))
    };
    let args = f.args().iter().enumerate();
    let fits = |(n, &a): (usize, &tandem_ir::Value)| plain(f.value_type(a)) && !by_value(n);
    !vararg && (ret.is_void() || shown_type(ret).is_some()) && args.into_iter().all(fits)
}

/// LLVM's name of a type whose values can be printed as 128 bits, and its width.
fn shown_type(ty: Type) -> Option<(String, u32)> {
    match (ty.int_width(), ty.float_kind()) {
        (Some(w), _) if w <= 128 => Some((format!("i{w}"), w)),
        (_, Some(FloatKind::Float)) => Some(("float".into(), 32)),
        (_, Some(FloatKind::Double)) => Some(("double".into(), 64)),
        _ => None,
    }
}

/// Makes the call on our side; `None` if it has no single answer.
fn ours<'m>(program: &Program<'m>, function: &'m Function, input: TestInput) -> Option<Call<'m>> {
    let limits = Limits {
        steps: 100_000,
        ..Limits::default()
    };
    let policy = Policy {
        limits,
        ..Policy::default()
    };
    let plain = |i: &Image| i.marks.is_empty();
    let scalar = |v: &Value| constant(v).is_some();
    if !input.args.iter().all(scalar) || !input.buffers.iter().all(|b| plain(&b.contents)) {
        return None;
    }
    let done = call(
        program,
        function.global,
        &Input {
            args: input.args.clone(),
            buffers: input.buffers.clone(),
            globals: Vec::new(),
            place: None,
            policy,
        },
    );
    let choices = Choices {
        nan: false,
        ..done.choices
    };
    let Ended::Returned(value) = &done.outcome else {
        return None;
    };
    if choices.any() || !done.events.is_empty() || !done.buffers.iter().all(plain) {
        return None;
    }
    let (mut cells, mut nan) = (Vec::new(), None);
    match value {
        Some(Value::Int { bits, .. }) => cells.push(*bits),
        Some(Value::Float { kind, bits }) => {
            nan = is_nan(*kind, *bits).then_some(*kind);
            cells.push(*bits);
        }
        Some(_) => return None,
        None => {}
    }
    // A NaN in memory may have any payload.
    if done.choices.nan && done.buffers.iter().any(|b| !b.bytes.is_empty()) {
        return None;
    }
    cells.extend(
        done.buffers
            .iter()
            .flat_map(|b| &b.bytes)
            .map(|&b| u128::from(b)),
    );
    Some(Call {
        function,
        input,
        cells,
        nan,
    })
}

fn is_nan(kind: FloatKind, bits: u128) -> bool {
    match kind {
        FloatKind::Float => f32::from_bits(bits as u32).is_nan(),
        _ => f64::from_bits(bits as u64).is_nan(),
    }
}

/// An argument as LLVM reads it, `@tandem.bN` for buffer `N`; `None` if it has no such text.
fn constant(v: &Value) -> Option<String> {
    Some(match v {
        Value::Int { width, bits } => format!("i{width} {}", signed(*width, *bits)),
        Value::Float {
            kind: FloatKind::Float,
            bits,
        } => {
            let wide = f64::from(f32::from_bits(*bits as u32));
            // A NaN's payload does not survive the way through a double.
            (!wide.is_nan()).then(|| format!("float 0x{:016X}", wide.to_bits()))?
        }
        Value::Float {
            kind: FloatKind::Double,
            bits,
        } => format!("double 0x{bits:016X}"),
        Value::Pointer(p) => match p.target {
            Target::Buffer(n) => {
                format!(
                    "ptr getelementptr (i8, ptr @tandem.bNUMBER.{n}, i64 {})",
                    p.offset
                )
            }
            Target::Nothing if p.offset == 0 => "ptr null".into(),
            _ => return None,
        },
        _ => return None,
    })
}

fn signed(width: u32, bits: u128) -> String {
    // LLVM reads an `i1 1` as `true`, and any other width as a decimal number that fits unsigned.
    match width {
        1 => (if bits == 1 { "true" } else { "false" }).into(),
        _ => bits.to_string(),
    }
}

/// The module with a `main` that makes the calls and prints their cells.
fn with_main(host: &str, module: &Module, calls: &[Call<'_>]) -> String {
    let (mut buffers, mut main) = (String::new(), String::new());
    for (n, c) in calls.iter().enumerate() {
        for (k, b) in c.input.buffers.iter().enumerate() {
            let bytes = &b.contents.bytes;
            let text: String = bytes.iter().map(|x| format!("\\{x:02X}")).collect();
            let (len, align) = (bytes.len(), b.align);
            let _ = writeln!(
                buffers,
                "@tandem.b{n}.{k} = internal global [{len} x i8] c\"{text}\", align {align}"
            );
        }
        let args = c.input.args.iter().filter_map(constant);
        let args: Vec<String> = args.map(|a| a.replace("NUMBER", &n.to_string())).collect();
        call_text(&mut main, &module.header, c.function, n, &args.join(", "));
        for (k, b) in c.input.buffers.iter().enumerate() {
            let len = b.contents.bytes.len();
            let _ = writeln!(
                main,
                "  call void @tandem.dump(ptr @tandem.b{n}.{k}, i64 {len})"
            );
        }
    }
    format!("{host}{buffers}define i32 @main() {{\n{main}  ret i32 0\n}}\n")
}

fn call_text(main: &mut String, cx: &Header, f: &Function, n: usize, args: &str) {
    let cc = cx.function(f.global).map_or(0, |d| d.cc);
    let name = cx.global_name(f.global);
    let ret = cx.types.as_function(cx.globals[f.global].ty).map(|t| t.0);
    let Some((ty, width)) = ret.and_then(shown_type) else {
        let _ = writeln!(main, "  call cc {cc} void @\"{name}\"({args})");
        return;
    };
    let _ = writeln!(main, "  %r{n} = call cc {cc} {ty} @\"{name}\"({args})");
    let mut bits = format!("%r{n}");
    if !ty.starts_with('i') {
        let _ = writeln!(main, "  %r{n}b = bitcast {ty} {bits} to i{width}");
        bits = format!("%r{n}b");
    }
    if width < 128 {
        let _ = writeln!(main, "  %r{n}w = zext i{width} {bits} to i128");
        bits = format!("%r{n}w");
    }
    let _ = writeln!(main, "  call void @tandem.show(i128 {bits})");
}

fn compare(module: &Module, calls: &[Call<'_>], printed: &str) -> Result<Outcome, Box<Failure>> {
    let mut lines = printed.lines().map(|l| u128::from_str_radix(l, 16).ok());
    for c in calls {
        for (n, &ours) in c.cells.iter().enumerate() {
            let theirs = lines.next().flatten();
            let both_nan = |t: u128| n == 0 && c.nan.is_some_and(|k| is_nan(k, t));
            if theirs.is_some_and(|t| t == ours || both_nan(t)) {
                continue;
            }
            let theirs = theirs.map_or("nothing".into(), |t| format!("{t:#x}"));
            let message = format!("value {n} of the call is {ours:#x} for us, {theirs} for {LLI}");
            let name = module.header.global_name(c.function.global);
            let failure = Failure::new(PROPERTY.name, "disagreement", "", message);
            return Err(failure.of_function(name).with(c.input.describe()));
        }
    }
    Ok(Outcome::held(calls.len()))
}
