//! The corpus: every device function that needs no device, on inputs of its own, in both.
//!
//! A function qualifies if its parameters are integers, floats and pointers of the generic space, its
//! result is a scalar or nothing, and neither it nor what it calls uses the device's intrinsics or
//! memory other than constants, its own stack and what its arguments point to. Each pointer gets
//! a buffer whose contents are compared, too. Inputs on which our interpreter finds the call
//! undefined, endless or open to choice are left out: there is nothing to compare.

use crate::peer::{self, Cell};
use crate::rng::Rng;
use crate::types::{Scalar, Ty};
use std::collections::BTreeSet;
use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use tandem_ir::attr::AttrKind;
use tandem_ir::constant::{ConstantData, ConstantPool};
use tandem_ir::inst::InstKind;
use tandem_ir::module::cc;
use tandem_ir::{Constant, FloatKind, Function, Global, Module, Type, ValueDef};
use tandem_oracle::interp::{
    Buffer, Choices, Image, Input, Limits, Outcome, Policy, Program, Value, run,
};

/// Bytes of a buffer.
const SIZE: usize = 1024;
/// Inputs per function.
const INPUTS: usize = 12;

/// What was done, and what differs.
#[derive(Default)]
pub(crate) struct Report {
    /// Files read.
    pub(crate) files: usize,
    /// Device functions with a body.
    pub(crate) bodies: usize,
    /// Those that need no device.
    pub(crate) runnable: usize,
    /// Those of which at least one call was compared.
    pub(crate) compared: usize,
    /// Calls compared, and those left out because they are not defined.
    pub(crate) calls: usize,
    /// See `calls`.
    pub(crate) left_out: usize,
    /// Differences and failures, in full.
    pub(crate) findings: Vec<String>,
}

/// One parameter.
#[derive(Clone, Copy)]
enum Param {
    Scalar(Scalar),
    Pointer,
}

/// A function that can be called on the host.
struct Subject {
    name: String,
    params: Vec<(Param, &'static str)>,
    ret: Option<(Scalar, &'static str)>,
    cc: u32,
}

/// A call with its inputs and what our side makes of it.
struct Case {
    args: Vec<Value>,
    buffers: Vec<Vec<u8>>,
    cells: Vec<Cell>,
}

fn scalar(ty: Type) -> Option<Scalar> {
    match (ty.int_width(), ty.float_kind()) {
        (Some(w), _) if w <= 64 => Some(Scalar::Int(w)),
        (_, Some(FloatKind::Float)) => Some(Scalar::Float),
        (_, Some(FloatKind::Double)) => Some(Scalar::Double),
        _ => None,
    }
}

/// Module-level names in a constant.
fn names(pool: &ConstantPool, c: Constant, out: &mut Vec<Global>) {
    match pool.get(c) {
        ConstantData::Global(g) => out.push(*g),
        ConstantData::Aggregate(e) => e.iter().for_each(|&x| names(pool, x, out)),
        ConstantData::Expr(e) => e.operands().iter().for_each(|&x| names(pool, x, out)),
        _ => {}
    }
}

/// Adds what a function needs; false if that is a device.
fn collect(m: &Module, f: &Function, needed: &mut BTreeSet<Global>) -> bool {
    if !needed.insert(f.global) {
        return true;
    }
    for b in f.blocks() {
        for i in f.insts(b) {
            if matches!(f.kind(i), InstKind::Call(_)) && f.callee(i).is_none() {
                return false;
            }
            let mut used = Vec::new();
            for v in f.operands(i) {
                if let ValueDef::Const(c) = f.value_def(v) {
                    names(f.constants(), c, &mut used);
                }
            }
            if !used.into_iter().all(|g| usable(m, g, needed)) {
                return false;
            }
        }
    }
    true
}

fn usable(m: &Module, g: Global, needed: &mut BTreeSet<Global>) -> bool {
    if let Some(v) = m.header.variable(g) {
        let mut used = Vec::new();
        if let Some(c) = v.init {
            names(&m.header.constants, c, &mut used);
        }
        needed.insert(g);
        return v.constant && v.init.is_some() && used.is_empty();
    }
    if let Some(f) = m.body(g) {
        return collect(m, f, needed);
    }
    let name = m.header.global_name(g);
    needed.insert(g);
    name.starts_with("llvm.") && !name.starts_with("llvm.nvvm.")
}

/// The functions of a module that can run on the host, and all that they need.
fn subjects(m: &Module, report: &mut Report) -> (Vec<Subject>, BTreeSet<Global>) {
    let (mut list, mut all) = (Vec::new(), BTreeSet::new());
    for f in &m.bodies {
        let Some(decl) = m.header.function(f.global) else {
            continue;
        };
        if decl.cc == cc::PTX_KERNEL {
            continue;
        }
        report.bodies += 1;
        let mut needed = BTreeSet::new();
        if let Some(s) = subject(m, f)
            && collect(m, f, &mut needed)
        {
            report.runnable += 1;
            all.extend(needed);
            list.push(s);
        }
    }
    (list, all)
}

fn subject(m: &Module, f: &Function) -> Option<Subject> {
    let h = &m.header;
    let decl = h.function(f.global)?;
    let extension = |set| match () {
        () if h.attrs.has(set, AttrKind::ZExt) => "zeroext ",
        () if h.attrs.has(set, AttrKind::SExt) => "signext ",
        () => "",
    };
    let mut params = Vec::new();
    for (n, &a) in f.args().iter().enumerate() {
        let ty = f.value_type(a);
        let set = decl.attrs.param(n);
        let typed = |a: &tandem_ir::attr::Attr| matches!(a, tandem_ir::attr::Attr::Typed(..));
        let p = match scalar(ty) {
            Some(s) => Param::Scalar(s),
            None if ty.address_space() == Some(0) => Param::Pointer,
            None => return None,
        };
        if h.attrs.get(set).iter().any(typed) {
            return None;
        }
        params.push((p, extension(set)));
    }
    let (ret, _, vararg) = h.types.as_function(h.globals[f.global].ty)?;
    let ret = match scalar(ret) {
        Some(s) => Some((s, extension(decl.attrs.ret))),
        None if ret.is_void() => None,
        None => return None,
    };
    (!vararg).then(|| Subject {
        name: h.global_name(f.global).to_owned(),
        params,
        ret,
        cc: decl.cc,
    })
}

/// The text of a file without what the host has no use for.
fn host_text(text: &str, m: &Module, needed: &BTreeSet<Global>) -> String {
    let wanted: BTreeSet<&str> = needed.iter().map(|&g| m.header.global_name(g)).collect();
    let named = |l: &str| {
        let name = l.split_once('@').map_or("", |x| x.1);
        let end = name.find(|c: char| !(c.is_alphanumeric() || "._$-".contains(c)));
        wanted.contains(&name[..end.unwrap_or(name.len())])
    };
    let mut out = peer::HOST_LAYOUT.to_owned();
    let mut inside = false;
    for l in text.lines() {
        let keep = match l {
            _ if inside => true,
            _ if l.starts_with("define ") => {
                inside = named(l);
                inside
            }
            _ if l.starts_with('@') || l.starts_with("declare ") => named(l),
            _ if l.starts_with('%') || l.starts_with('!') => true,
            _ => l.starts_with("attributes "),
        };
        if keep {
            out += &without_target(l);
            out.push('\n');
        }
        inside &= l != "}";
    }
    out
}

/// Attributes that name the device's processor mean nothing to the host.
fn without_target(l: &str) -> String {
    let mut l = l.to_owned();
    for key in ["\"target-cpu\"=\"", "\"target-features\"=\""] {
        if let Some(start) = l.find(key)
            && let Some(n) = l[start + key.len()..].find('"')
        {
            l.replace_range(start..=start + key.len() + n, "");
        }
    }
    l
}

/// An input that often leads somewhere: small numbers, and buffers of small numbers.
fn input(s: &Subject, rng: &mut Rng) -> (Vec<Value>, Vec<Vec<u8>>) {
    let (mut args, mut buffers) = (Vec::new(), Vec::new());
    for (p, _) in &s.params {
        args.push(match p {
            Param::Scalar(Scalar::Int(w)) if rng.chance(40) => {
                Value::int(*w, rng.below(40) as u128)
            }
            Param::Scalar(t) => peer::argument(*t, &t.bits(rng)),
            Param::Pointer => {
                let wild = rng.chance(30);
                let cell = |rng: &mut Rng| match wild {
                    true => rng.next() as u32,
                    false => rng.below(30) as u32,
                };
                let bytes = (0..SIZE / 4).flat_map(|_| cell(rng).to_le_bytes());
                buffers.push(bytes.collect());
                Value::buffer(buffers.len() as u32 - 1)
            }
        });
    }
    (args, buffers)
}

/// Runs a call on our side; `None` if there is nothing to compare.
fn ours(program: &Program<'_>, s: &Subject, g: Global, rng: &mut Rng) -> Option<Case> {
    let (args, buffers) = input(s, rng);
    let buffer = |b: &Vec<u8>| Buffer {
        space: 0,
        align: 16,
        ..Buffer::global(b.clone())
    };
    let done = run(
        program,
        g,
        &Input {
            args: args.clone(),
            buffers: buffers.iter().map(buffer).collect(),
            policy: Policy {
                limits: Limits {
                    steps: 1 << 20,
                    ..Limits::default()
                },
                ..Policy::default()
            },
            ..Input::default()
        },
    );
    let choices = Choices {
        nan: false,
        ..done.choices
    };
    let Outcome::Returned(value) = &done.outcome else {
        return None;
    };
    let mut cells = Vec::new();
    let plain = value.as_ref().is_none_or(|v| peer::flatten(v, &mut cells));
    let defined = |i: &Image| i.marks.is_empty();
    if choices.any() || !plain || !done.buffers.iter().all(defined) {
        return None;
    }
    for b in done.buffers.iter().flat_map(|i| i.bytes.chunks_exact(16)) {
        let bits = b.iter().rev().fold(0, |v, &x| v << 8 | u128::from(x));
        cells.push((Scalar::Int(128), bits));
    }
    Some(Case {
        args,
        buffers,
        cells,
    })
}

/// Prints what memory holds, 16 bytes a line.
const DUMP: &str = "define internal void @peer.dump(ptr %p) {\nentry:\n  br label %loop\nloop:\n  %i = phi i64 [ 0, %entry ], [ %n, %loop ]\n  %q = getelementptr i8, ptr %p, i64 %i\n  %v = load i128, ptr %q, align 16\n  call void @show(i128 %v)\n  %n = add i64 %i, 16\n  %c = icmp ult i64 %n, 1024\n  br i1 %c, label %loop, label %done\ndone:\n  ret void\n}\n";

/// One call as text: buffers filled, the call, its results printed.
fn call_text(s: &Subject, case: &Case, n: usize, globals: &mut String, main: &mut String) {
    for (k, b) in case.buffers.iter().enumerate() {
        let bytes: String = b.iter().map(|x| format!("\\{x:02X}")).collect();
        let _ = writeln!(
            globals,
            "@peer.b{n}.{k} = internal global [{SIZE} x i8] c\"{bytes}\", align 16"
        );
    }
    let mut args = Vec::new();
    let mut next = 0;
    for ((p, ext), v) in s.params.iter().zip(&case.args) {
        args.push(match p {
            Param::Scalar(t) => format!("{t} {ext}{}", peer::constant_text(*t, v)),
            Param::Pointer => {
                next += 1;
                format!("ptr @peer.b{n}.{}", next - 1)
            }
        });
    }
    let list = args.join(", ");
    let name = &s.name;
    match s.ret {
        Some((t, ext)) => {
            let _ = writeln!(main, "  %r{n} = call cc {} {ext}{t} @{name}({list})", s.cc);
            peer::show(main, Ty::from(t), &format!("%r{n}"), 0, &format!("%r{n}s"));
        }
        None => {
            let _ = writeln!(main, "  call cc {} void @{name}({list})", s.cc);
        }
    }
    for k in 0..case.buffers.len() {
        let _ = writeln!(main, "  call void @peer.dump(ptr @peer.b{n}.{k})");
    }
}

/// Compares one file.
fn file(lli: &str, path: &Path, report: &mut Report) -> Result<(), String> {
    let text = std::fs::read_to_string(path).map_err(|e| e.to_string())?;
    let name = path.display().to_string();
    let original =
        tandem_ir::text::parse(text.as_bytes(), &name).map_err(|e| format!("our reader: {e}"))?;
    let (subjects, needed) = subjects(&original, report);
    let host = host_text(&text, &original, &needed);
    let module =
        tandem_ir::text::parse(host.as_bytes(), &name).map_err(|e| format!("our reader: {e}"))?;
    let program = Program::compile(&module).map_err(|e| e.to_string())?;
    let (mut globals, mut main) = (String::new(), String::new());
    let mut cases: Vec<(&Subject, Case)> = Vec::new();
    for s in &subjects {
        let g = module.header.lookup(&s.name).ok_or("lost a function")?;
        let mut rng = Rng::new(seed(&s.name));
        let before = cases.len();
        for _ in 0..INPUTS {
            match ours(&program, s, g, &mut rng) {
                Some(case) => {
                    call_text(s, &case, cases.len(), &mut globals, &mut main);
                    cases.push((s, case));
                }
                None => report.left_out += 1,
            }
        }
        report.compared += usize::from(cases.len() > before);
    }
    if cases.is_empty() {
        return Ok(());
    }
    let whole = format!(
        "{host}{}{DUMP}{globals}define i32 @main() {{\n{main}  ret i32 0\n}}\n",
        peer::PRINTING
    );
    let theirs = peer::llvm(lli, &whole)?;
    let mut rest = theirs.as_slice();
    for (s, case) in &cases {
        let n = case.cells.len().min(rest.len());
        let (expected, after) = rest.split_at(n);
        rest = after;
        report.calls += 1;
        if !peer::same(&case.cells, expected) {
            let args: Vec<String> = case.args.iter().map(Value::to_string).collect();
            let find = format!("{name}: @{}({})", s.name, args.join(", "));
            report.findings.push(find);
        }
    }
    Ok(())
}

/// A number for a function that is the same in every run.
fn seed(name: &str) -> u64 {
    name.bytes()
        .fold(7, |h: u64, b| h.wrapping_mul(131).wrapping_add(b.into()))
}

fn files(folder: &Path, out: &mut Vec<PathBuf>) {
    let Ok(entries) = std::fs::read_dir(folder) else {
        return;
    };
    for p in entries.flatten().map(|e| e.path()) {
        if p.is_dir() {
            files(&p, out);
        } else if p.extension().is_some_and(|e| e == "ll") {
            out.push(p);
        }
    }
}

/// Compares all files of a folder.
pub(crate) fn compare(lli: &str, folder: &Path) -> Report {
    let mut report = Report::default();
    let mut list = Vec::new();
    files(folder, &mut list);
    list.sort();
    for p in &list {
        report.files += 1;
        if let Err(e) = file(lli, p, &mut report) {
            report.findings.push(format!("{}: {e}", p.display()));
        }
    }
    report
}
