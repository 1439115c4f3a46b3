//! The module around the bodies: header, names, heads of functions (machine.md 4.2, 5).

use super::lines::Lines;
use super::types::Res;
use super::{Options, Unsupported, function, globals, params};
use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;
use tandem_ir::attr::AttrKind;
use tandem_ir::constant::{ConstantData, ConstantPool};
use tandem_ir::entity::{Constant, Global, Inst};
use tandem_ir::machine::MModule;
use tandem_ir::machine::forms::FormTable;
use tandem_ir::module::{GlobalKind, Linkage, TlsMode};
use tandem_ir::{Header, Module};

/// The newest version that the assembler at hand knows (PS-1).
const NEWEST: &str = "9.0";

/// What bodies and initialisers ask of the module.
pub(super) struct Names<'a> {
    pub h: &'a Header,
    /// Names in PTX of what has one.
    symbols: BTreeMap<Global, String>,
    /// Number of the processor.
    pub sm: u16,
    /// The target as it is spelled.
    target: String,
    /// Source lines of instructions.
    pub lines: Lines,
}

impl Names<'_> {
    /// The name of a global in PTX.
    pub fn of(&self, g: Global) -> Res<&str> {
        let missing = || format!("the address of '{}'", self.h.global_name(g));
        self.symbols.get(&g).map(String::as_str).ok_or_else(missing)
    }
    /// The header.
    pub fn target_line(&self) -> String {
        let target = &self.target;
        format!(".version {NEWEST}\n.target {target}\n.address_size 64\n")
    }
    /// Why the target does not have an instruction, if so.
    pub fn lacks(&self, spelling: &str) -> Option<String> {
        let mut table = FormTable::default();
        let form = table.intern(spelling).ok()?;
        let suffixed = self.target.ends_with(|c: char| c.is_ascii_alphabetic());
        let least = table[form].variant.needs(self.sm, suffixed)?;
        Some(format!("{spelling} (needs {least})"))
    }
    /// `.ftz` for functions that flush subnormal numbers of single precision (6.5): operands and results. Results alone may be
    /// flushed, and need not.
    pub fn flushing(&self, f: Global) -> &'static str {
        match self.denormals(f) {
            Some("preserve-sign" | "preserve-sign,preserve-sign") => ".ftz",
            _ => "",
        }
    }
    /// What a function says about subnormal numbers of single precision.
    pub fn denormals(&self, f: Global) -> Option<&str> {
        let attrs = self.h.function(f)?.attrs.func;
        let of = |key| self.h.attrs.string(attrs, key);
        of("denormal-fp-math-f32").or_else(|| of("denormal-fp-math"))
    }
}

/// Writes the module: functions, then variables, then bodies.
pub(super) fn write(module: &Module, options: &Options) -> Result<String, Vec<Unsupported>> {
    let h = &module.header;
    let mut errors = Vec::new();
    let target = target(h, options);
    let digits: String = target.chars().filter(char::is_ascii_digit).collect();
    let mut names = Names {
        h,
        symbols: BTreeMap::new(),
        sm: digits.parse().unwrap_or(90),
        target,
        lines: Lines::of(module),
    };
    name_all(&mut names, &mut errors);
    let mut out = names.target_line();
    out.push_str(&names.lines.heads());
    let used = used_functions(module);
    for (g, _) in h.live_globals().filter(|(g, _)| used.contains(g)) {
        match declaration(&names, g) {
            Ok(text) => out.push_str(&text),
            Err(e) => errors.push(whole(g, e)),
        }
    }
    for g in in_order(h, &mut errors) {
        match globals::variable(&names, g) {
            Ok(text) => out.push_str(&text),
            Err(e) => errors.push(whole(g, e)),
        }
    }
    for f in &module.bodies {
        // Another module has the body (machine.md 5).
        if h.globals[f.global].linkage == Linkage::AvailableExternally {
            continue;
        }
        match function::write(&names, f) {
            Ok(text) => out.push_str(&text),
            Err(all) => errors.extend(all),
        }
    }
    match errors.is_empty() {
        true => Ok(out),
        false => Err(errors),
    }
}

/// An error about a global as a whole.
fn whole(global: Global, construct: String) -> Unsupported {
    Unsupported {
        global,
        inst: None,
        construct,
    }
}

/// An error about an instruction.
pub(super) fn at(global: Global, inst: Inst, construct: String) -> Unsupported {
    Unsupported {
        global,
        inst: Some(inst),
        construct,
    }
}

/// D9: what is asked for, or what the kernels say, or `sm_90`.
fn target(h: &Header, options: &Options) -> String {
    let of_kernel = || {
        let mut kernels = h.live_globals().filter(|(g, _)| h.is_kernel(*g));
        kernels.find_map(|(g, _)| {
            let attrs = h.function(g)?.attrs.func;
            let cpu = h.attrs.string(attrs, "target-cpu")?;
            cpu.starts_with("sm_").then(|| cpu.to_owned())
        })
    };
    let asked = options.gpu.clone().or_else(of_kernel);
    asked.unwrap_or_else(|| "sm_90".into())
}

/// Names everything that has a name in PTX; what is refused as a whole is refused here.
fn name_all(names: &mut Names<'_>, errors: &mut Vec<Unsupported>) {
    let mut taken: BTreeMap<String, Global> = BTreeMap::new();
    for (g, data) in names.h.live_globals() {
        let name = names.h.global_name(g);
        if is_llvms(names.h, g) {
            if matches!(name, "llvm.global_ctors" | "llvm.global_dtors") {
                errors.push(whole(g, name.to_owned()));
            }
            continue;
        }
        let refused = match &data.kind {
            GlobalKind::Alias(_) => Some("an alias"),
            GlobalKind::IFunc(_) => Some("an ifunc"),
            _ if data.linkage == Linkage::ExternalWeak => Some("an extern_weak global"),
            _ if data.tls != TlsMode::None => Some("a thread_local variable"),
            _ => None,
        };
        errors.extend(refused.map(|what| whole(g, what.into())));
        let spelled = match name {
            "" => format!("__unnamed_{}", g.as_u32()),
            n => spelled(n),
        };
        let ours = [
            "$L_",
            "$T_",
            "$local_",
            "param",
            "retval",
            "func_retval",
            "proto_",
        ];
        let is_ours = |p: &str| spelled.strip_prefix(p).is_some_and(is_number);
        if ours.into_iter().any(is_ours) || taken.insert(spelled.clone(), g).is_some() {
            errors.push(whole(
                g,
                format!("the name '{name}', which is taken in PTX"),
            ));
        }
        names.symbols.insert(g, spelled);
    }
}

fn is_number(text: &str) -> bool {
    text.bytes().all(|b| b.is_ascii_digit())
}

/// Intrinsics and tables for the compiler, which no program has at run time.
fn is_llvms(h: &Header, g: Global) -> bool {
    let section = h.globals[g]
        .section
        .is_some_and(|s| h.str(s) == "llvm.metadata");
    h.global_name(g).starts_with("llvm.") || section
}

/// 4.2: `.` becomes `_$_`, every other byte that PTX does not take `_$xx_`.
fn spelled(name: &str) -> String {
    let mut out = String::new();
    for (n, b) in name.bytes().enumerate() {
        let digit = b.is_ascii_digit() && n > 0;
        if digit || b.is_ascii_alphabetic() || matches!(b, b'_' | b'$') {
            out.push(char::from(b));
        } else if b == b'.' {
            out.push_str("_$_");
        } else {
            let _ = write!(out, "_${b:02x}_");
        }
    }
    match out.as_str() {
        "_" | "$" | "WARP_SZ" => out + "_$_",
        _ => out,
    }
}

/// Functions that some constant names, and those that somebody else may name.
fn used_functions(module: &Module) -> BTreeSet<Global> {
    let h = &module.header;
    let mut all = BTreeSet::new();
    for f in &module.bodies {
        for (c, _, _) in f.constants().iter() {
            named(f.constants(), c, &mut |g| _ = all.insert(g));
        }
    }
    for (g, data) in h.live_globals() {
        if let GlobalKind::Variable(v) = &data.kind
            && let Some(init) = v.init.filter(|_| !is_llvms(h, g))
        {
            named(&h.constants, init, &mut |g| _ = all.insert(g));
        }
    }
    all.retain(|g| h.function(*g).is_some() && !is_llvms(h, *g));
    all
}

/// Calls `see` with every global that a constant names.
pub(super) fn named(pool: &ConstantPool, c: Constant, see: &mut dyn FnMut(Global)) {
    match pool.get(c) {
        ConstantData::Global(g) | ConstantData::DsoLocalEquivalent(g) | ConstantData::NoCfi(g) => {
            see(*g);
        }
        ConstantData::Aggregate(all) | ConstantData::PtrAuth(all) => {
            all.iter().for_each(|c| named(pool, *c, see));
        }
        ConstantData::Splat(c) => named(pool, *c, see),
        ConstantData::Expr(e) => e.operands().iter().for_each(|c| named(pool, *c, see)),
        _ => {}
    }
}

/// The declaration of a function, in front of everything. A kernel cannot be called, but a variable may hold its address; what is
/// demanded of its launches is said where its body is.
fn declaration(names: &Names<'_>, g: Global) -> Res<String> {
    let h = names.h;
    if h.is_kernel(g) {
        if !h.function(g).is_some_and(|d| d.defined) {
            return Ok(String::new());
        }
        let directives = directives(h, g, names.sm);
        let head = head(names, g)?;
        let head = head.strip_suffix(&directives).unwrap_or(&head);
        return Ok(format!("{head};\n"));
    }
    let quiet = h
        .function(g)
        .is_some_and(|d| !h.attrs.has(d.attrs.func, AttrKind::Convergent));
    let note = match quiet {
        true => format!("//! nonconvergent {}\n", names.of(g)?),
        false => String::new(),
    };
    Ok(format!("{note}{};\n", head(names, g)?))
}

/// Linkage, kind, result, name, parameters (machine.md 5).
pub(super) fn head(names: &Names<'_>, g: Global) -> Res<String> {
    let h = names.h;
    let name = names.of(g)?;
    let decl = h.function(g).ok_or("a function")?;
    let data = &h.globals[g];
    let (ret, types, vararg) = h.types.as_function(data.ty).ok_or("a function")?;
    let kernel = h.is_kernel(g);
    if vararg && kernel {
        return Err("a kernel with variable arguments".into());
    }
    let elsewhere = !decl.defined || data.linkage == Linkage::AvailableExternally;
    let linkage = match data.linkage {
        _ if elsewhere => ".extern ",
        _ if kernel => ".visible ",
        l if l.is_local() => "",
        Linkage::LinkOnceAny | Linkage::LinkOnceOdr | Linkage::WeakAny | Linkage::WeakOdr => {
            ".weak "
        }
        _ => ".visible ",
    };
    let mut out = format!("{linkage}{}", if kernel { ".entry " } else { ".func " });
    if !ret.is_void() && !kernel {
        let _ = write!(out, "({}) ", params::slot(h, ret, "func_retval0")?);
    }
    let mut all = Vec::new();
    for (n, ty) in types.iter().enumerate() {
        let pname = format!("{name}_param_{n}");
        all.push(match kernel {
            true => params::of_kernel(h, *ty, decl.attrs.param(n), &pname)?,
            false => params::of_function(h, *ty, decl.attrs.param(n), &pname)?,
        });
    }
    // The buffer of the variable arguments.
    if vararg {
        all.push(format!(".param .b64 {name}_param_{}", types.len()));
    }
    let _ = write!(out, "{name}({})", all.join(", "));
    if kernel {
        out.push_str(&directives(h, g, names.sm));
    }
    // Only what has no result can say that it does not return.
    if elsewhere && !kernel && ret.is_void() && h.attrs.has(decl.attrs.func, AttrKind::NoReturn) {
        out.push_str(" .noreturn");
    }
    Ok(out)
}

/// What kernels say of their launches, as directives.
fn directives(h: &Header, g: Global, sm: u16) -> String {
    let table = [
        ("maxntid", ".maxntid"),
        ("reqntid", ".reqntid"),
        ("minctasm", ".minnctapersm"),
        ("maxnreg", ".maxnreg"),
        ("cluster_dim", ".reqnctapercluster"),
        ("maxclusterrank", ".maxclusterrank"),
    ];
    let says = |key| h.launch_fact(g, key).is_some();
    let (required, most) = (says("reqntid"), says("maxntid"));
    let mut out = String::new();
    for (key, word) in table {
        // PS-6: one of the two, and blocks on a processor only where their size is known; clusters come with sm_90.
        let left_out = match word {
            ".maxntid" => required,
            ".minnctapersm" => !required && !most,
            ".reqnctapercluster" | ".maxclusterrank" => sm < 90,
            _ => false,
        };
        if left_out {
            continue;
        }
        let Some(text) = h.launch_fact(g, key) else {
            continue;
        };
        let numbers: Vec<&str> = text.split(',').map(str::trim).collect();
        if numbers.iter().all(|n| n.parse::<u32>().is_ok()) {
            let _ = write!(out, " {word} {}", numbers.join(", "));
        }
    }
    out
}

/// Variables, each behind those that its initialiser names.
fn in_order(h: &Header, errors: &mut Vec<Unsupported>) -> Vec<Global> {
    let mut state = BTreeMap::new();
    let mut out = Vec::new();
    for (g, data) in h.live_globals() {
        if matches!(data.kind, GlobalKind::Variable(_))
            && !is_llvms(h, g)
            && !visit(h, g, &mut state, &mut out)
        {
            errors.push(whole(g, "initialisers that name each other".into()));
        }
    }
    out
}

/// False if the way leads back to where it is.
fn visit(h: &Header, g: Global, state: &mut BTreeMap<Global, bool>, out: &mut Vec<Global>) -> bool {
    if let Some(done) = state.insert(g, false) {
        state.insert(g, done);
        return done;
    }
    let mut below = Vec::new();
    if let Some(c) = h.variable(g).and_then(|v| v.init) {
        named(&h.constants, c, &mut |n| below.push(n));
    }
    below.retain(|n| h.variable(*n).is_some());
    let fine = below.iter().all(|n| visit(h, *n, state, out));
    state.insert(g, true);
    out.push(g);
    fine
}

/// D9: the least version that knows the target and every form, 7.8 at least.
pub(super) fn least_version(m: &MModule) -> (u16, u16) {
    let of_target = match (m.target.sm, m.target.suffix) {
        (..=89, _) | (90, None) => 78,
        (90, _) => 80,
        (100, None | Some('a')) => 86,
        (120, None | Some('a')) => 87,
        _ => 88,
    };
    let mut least = of_target;
    for f in &m.funcs {
        for i in f.insts.keys() {
            if let Some(form) = f.form(i, &m.forms) {
                least = least.max(form.variant.version);
            }
        }
    }
    (least / 10, least % 10)
}
