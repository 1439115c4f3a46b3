//! Selecting a module: target, functions without bodies, variables, and the bodies one after the other.
//!
//! [`select`] goes through the module in this order, since each part names what the parts before it have put into the
//! table of symbols ([`State`]), so that bodies can name what stands further down:
//!
//! ```text
//!   functions   heads of the functions that code or initialisers name, without bodies
//!   variables   each behind those that its initialiser names; an initialiser that names itself is an error
//!   bodies      one after the other, by `function::Selector`
//! ```
//!
//! Names are spelled with the characters that PTX has (4.2): `.` becomes `_$_`, any other byte `_$hh_` in hexadecimal;
//! the spelling is injective but for names that are written in that form already, and two equal ones are an error. The
//! version of PTX is the least that the target and the forms in the bodies need, at least 7.8.
//!
//! Assumes a module that the verifier accepts. Sizes and alignments are in bytes, those of the data layout.
//!
//! **Invariant:** every construct without code is in the list of errors, with its global and instruction; a module with
//! any gives no PTX.

use super::function::{Res, Selector};
use super::globals::{self, MOST_CONST};
use super::lines::Lines;
use crate::defects::Defects;
use rustc_hash::{FxHashMap, FxHashSet};
use std::cell::Cell;
use tandem_ir::attr::Attr;
use tandem_ir::entity::{Global, Inst};
use tandem_ir::function::Function;
use tandem_ir::machine::forms::FormTable;
use tandem_ir::machine::module::{GlobalRef, Item, Linkage, Target};
use tandem_ir::machine::types::{Space, Ty};
use tandem_ir::machine::{MFunc, MModule};
use tandem_ir::module::{GlobalKind, Linkage as IrLinkage};
use tandem_ir::{Header, Module};

/// What code generation is asked for.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct CodegenOptions {
    /// The processor, such as `sm_90a`; without one that of the kernels, or else `sm_90` (D9).
    pub gpu: Option<String>,
    /// `--line-info=off`: no source lines.
    pub no_lines: bool,
    /// `--rmw-order=relaxed`: atomic read-modify-write operations lose their orders (D1).
    pub relaxed_rmw: bool,
    /// `--exact-fneg`: by which instructions the sign of a float is changed (D2).
    pub exact_signs: ExactSigns,
}

/// How `fneg`, `fabs` and `copysign`, which are bit operations in LLVM IR, are done by instructions that may change a NaN.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum ExactSigns {
    /// As bits where the bits of a NaN can be seen, else by the instruction.
    #[default]
    Auto,
    /// As bits.
    Always,
    /// By the instruction; the PTX states the licence.
    Never,
}

/// A construct for which there is no code.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Unsupported {
    /// The function or variable.
    pub global: Global,
    /// The instruction, if it is one.
    pub inst: Option<Inst>,
    /// What it is.
    pub construct: String,
}

/// What the selection of a function knows of the module.
pub(super) struct State<'a> {
    pub h: &'a Header,
    symbols: FxHashMap<Global, (Space, GlobalRef)>,
    pub relaxed_rmw: bool,
    pub exact_signs: ExactSigns,
    target: Target,
    asm: Cell<u32>,
    flushing: FxHashSet<Global>,
    invariant: Option<tandem_ir::entity::Symbol>,
    pub lines: Lines,
    /// The seeded defect that is on.
    #[cfg(feature = "defects")]
    seeded: Option<&'a crate::defects::Seeded>,
}

#[cfg(feature = "defects")]
impl<'a> State<'a> {
    /// The seeded defect, if it is this one.
    pub fn seeded(&self, id: crate::defects::Id) -> Option<&'a crate::defects::Seeded> {
        self.seeded.filter(|s| s.id() == id)
    }
}

/// The PTX of a module; in a build that measures the harness, with the seeded defect that is on.
///
/// # Errors
/// Every construct for which there is no code.
#[cfg_attr(not(feature = "defects"), expect(unused_variables))]
pub fn select(
    module: &Module,
    options: &CodegenOptions,
    defects: &Defects,
) -> Result<MModule, Vec<Unsupported>> {
    let h = &module.header;
    let mut out = MModule {
        version: (7, 8),
        target: Target::default(),
        address_size: true,
        items: Vec::new(),
        globals: Vec::new(),
        funcs: Vec::new(),
        forms: FormTable::default(),
    };
    let mut errors = Vec::new();
    out.target = target(h, options.gpu.as_deref());
    if options.relaxed_rmw {
        out.items.push(Item::Licence("rmw-order=relaxed".into()));
    }
    if options.exact_signs == ExactSigns::Never {
        out.items.push(Item::Licence("exact-fneg=never".into()));
    }
    let mut maker = Maker {
        module,
        state: State {
            h,
            symbols: FxHashMap::default(),
            relaxed_rmw: options.relaxed_rmw,
            exact_signs: options.exact_signs,
            target: out.target.clone(),
            asm: Cell::new(0),
            flushing: FxHashSet::default(),
            invariant: h.strings.lookup("invariant.load"),
            lines: Lines::new(h, !options.no_lines),
            #[cfg(feature = "defects")]
            seeded: defects.seeded(),
        },
        names: FxHashMap::default(),
        out: &mut out,
        errors: &mut errors,
    };
    maker.functions();
    maker.variables();
    let least = maker.bodies();
    let files = maker.state.lines.files();
    let least = least.max(least_version(&out.target));
    out.version = (least / 10, least % 10);
    let files = files.into_iter().zip(1..).map(|(path, number)| Item::File {
        number,
        path,
        stamp: None,
    });
    out.items.splice(0..0, files);
    match errors.is_empty() {
        true => Ok(out),
        false => Err(errors),
    }
}

/// The target of a name, or of the kernels' attribute.
fn target(h: &Header, gpu: Option<&str>) -> Target {
    let of_kernel = || {
        h.live_globals().find_map(|(g, _)| {
            let d = h.function(g).filter(|_| h.is_kernel(g))?;
            h.attrs
                .string(d.attrs.func, "target-cpu")
                .filter(|t| t.starts_with("sm_"))
        })
    };
    let name = gpu.or_else(of_kernel).unwrap_or("sm_90");
    parse_target(name).unwrap_or(Target {
        sm: 90,
        ..Target::default()
    })
}

/// `sm_90a` and the like.
pub fn parse_target(name: &str) -> Option<Target> {
    let rest = name.strip_prefix("sm_")?;
    let digits = rest.trim_end_matches(['a', 'f']);
    let suffix = rest[digits.len()..].chars().next();
    let sm = digits.parse().ok()?;
    let plain = digits.bytes().all(|b| b.is_ascii_digit()) && !digits.starts_with('0');
    (plain && rest.len() - digits.len() <= 1 && (50..=130).contains(&sm)).then_some(Target {
        sm,
        suffix,
        extra: Vec::new(),
    })
}

/// The least version that knows a target, at least 7.8.
fn least_version(t: &Target) -> u16 {
    match (t.sm, t.suffix) {
        (..=89, _) | (90, None) => 78,
        (90, _) => 80,
        (100 | 101, Some('f')) => 88,
        (100 | 101, _) => 86,
        (120, Some('f')) => 88,
        (120, _) => 87,
        _ => 88,
    }
}

struct Maker<'a, 'o> {
    module: &'a Module,
    state: State<'a>,
    /// Names that are taken, with whose they are.
    names: FxHashMap<String, Global>,
    out: &'o mut MModule,
    errors: &'o mut Vec<Unsupported>,
}

impl<'a> Maker<'a, '_> {
    fn error(&mut self, global: Global, inst: Option<Inst>, construct: impl Into<String>) {
        self.errors.push(Unsupported {
            global,
            inst,
            construct: construct.into(),
        });
    }
    /// A name of PTX for a global (4.2): injective, so two can only be equal if one was written in this form.
    fn name(&mut self, g: Global) -> String {
        let name = self.state.h.global_name(g);
        let mangled = match name {
            "" => format!("__unnamed_{}", g.as_u32()),
            n => mangle(n),
        };
        if let Some(other) = self.names.insert(mangled.clone(), g)
            && other != g
        {
            self.error(
                g,
                None,
                format!("the name '{name}', which another global gets in PTX"),
            );
        }
        mangled
    }

    /// Declarations of functions: of those that are declared only and used, and of those that somebody may name.
    fn functions(&mut self) {
        let h = self.state.h;
        let used = self.used_functions();
        for (g, data) in h.live_globals() {
            match &data.kind {
                GlobalKind::Function(d) => {
                    let name = h.global_name(g);
                    if name.starts_with("llvm.") {
                        continue;
                    }
                    let defined = d.defined && data.linkage != IrLinkage::AvailableExternally;
                    if data.linkage == IrLinkage::ExternalWeak {
                        self.error(g, None, "an extern_weak function");
                    }
                    if !used.contains(&g) || h.is_kernel(g) && !defined {
                        if !defined {
                            continue;
                        }
                        self.name(g);
                        continue;
                    }
                    let name = self.name(g);
                    match self.state.head(g, name) {
                        Ok(head) => {
                            let n = self.out.funcs.len() as u32;
                            self.state
                                .symbols
                                .insert(g, (Space::Generic, GlobalRef::Func(n)));
                            if !is_convergent(h, g) {
                                self.out.items.push(Item::NonConvergent(head.name.clone()));
                            }
                            self.out.items.push(Item::Func(n));
                            self.out.funcs.push(head);
                        }
                        Err(e) => self.error(g, None, e),
                    }
                }
                GlobalKind::Alias(_) => self.error(g, None, "an alias"),
                GlobalKind::IFunc(_) => self.error(g, None, "an ifunc"),
                _ => {}
            }
        }
    }
    /// Functions that code or initialisers name.
    fn used_functions(&self) -> FxHashSet<Global> {
        let h = self.state.h;
        let mut out = FxHashSet::default();
        let mut all = Vec::new();
        for (_, data) in h.live_globals() {
            if let GlobalKind::Variable(v) = &data.kind
                && let Some(c) = v.init
            {
                globals::named(h, c, &mut all);
            }
        }
        for f in &self.module.bodies {
            for (_, _, c) in f.constants().iter() {
                if let tandem_ir::constant::ConstantData::Global(g) = c {
                    all.push(*g);
                }
            }
        }
        out.extend(all.into_iter().filter(|g| h.function(*g).is_some()));
        out
    }

    fn variables(&mut self) {
        let h = self.state.h;
        let mut order = Vec::new();
        for (g, data) in h.live_globals() {
            let GlobalKind::Variable(v) = &data.kind else {
                continue;
            };
            let name = h.global_name(g);
            if matches!(name, "llvm.global_ctors" | "llvm.global_dtors")
                && v.init
                    .is_some_and(|c| h.types.as_array(h.constants.ty(c)).is_some_and(|a| a.1 > 0))
            {
                self.error(g, None, name.to_owned());
            }
            if name.starts_with("llvm.")
                || data.section.is_some_and(|s| h.str(s) == "llvm.metadata")
            {
                continue;
            }
            order.push(g);
        }
        // What an initialiser names comes first.
        let mut state: FxHashMap<Global, bool> = FxHashMap::default();
        let mut sorted = Vec::new();
        for &g in &order {
            if !sort(h, g, &mut state, &mut sorted) {
                self.error(g, None, "initialisers that name each other");
            }
        }
        let wanted: FxHashSet<Global> = order.iter().copied().collect();
        sorted.retain(|g| wanted.contains(g));
        for (n, g) in sorted.iter().enumerate() {
            match globals::variable_space(h.globals[*g].addrspace) {
                Ok(space) => {
                    self.state
                        .symbols
                        .insert(*g, (space, globals::reference(n)));
                }
                Err(e) => self.error(*g, None, e),
            }
        }
        let mut in_const = 0;
        for g in sorted {
            let name = self.name(g);
            let n = self.out.globals.len() as u32;
            match globals::variable(&self.state, g, name) {
                Ok(v) => {
                    if v.space == Space::Const {
                        in_const += v.size().unwrap_or(0);
                    }
                    if in_const > MOST_CONST {
                        self.error(g, None, "more than 65536 bytes of constant memory");
                    }
                    self.out.items.push(Item::Global(n));
                    self.out.globals.push(v);
                }
                Err(e) => {
                    self.error(g, None, e);
                    // Numbers stay those that were given out.
                    self.out.globals.push(tandem_ir::machine::module::MGlobal {
                        name: String::new(),
                        linkage: Linkage::Internal,
                        space: Space::Global,
                        attribute: None,
                        align: None,
                        vector: 1,
                        ty: Ty::B8,
                        dims: Vec::new(),
                        init: None,
                    });
                }
            }
        }
    }

    /// The bodies; returns the least version of PTX that their forms need.
    fn bodies(&mut self) -> u16 {
        let h = self.state.h;
        let mut version = 0;
        let flushing: Vec<Global> = self
            .module
            .bodies
            .iter()
            .filter_map(|f| {
                let attrs = h.function(f.global)?.attrs.func;
                let mode = h
                    .attrs
                    .string(attrs, "denormal-fp-math-f32")
                    .or(h.attrs.string(attrs, "denormal-fp-math"));
                mode.filter(|m| matches!(*m, "preserve-sign" | "preserve-sign,preserve-sign"))
                    .map(|_| f.global)
            })
            .collect();
        self.state.flushing.extend(flushing);
        for (n, f) in self.module.bodies.iter().enumerate() {
            let g = f.global;
            if h.globals[g].linkage == IrLinkage::AvailableExternally {
                continue;
            }
            let mangled = match h.global_name(g) {
                "" => format!("__unnamed_{}", g.as_u32()),
                n => mangle(n),
            };
            let head = match self.state.head(g, mangled) {
                Ok(head) => head,
                Err(e) => {
                    self.error(g, None, e);
                    continue;
                }
            };
            let head = MFunc {
                has_body: true,
                ..head
            };
            let depot = format!("__local_depot{n}");
            let (func, unsupported, needs) =
                Selector::run(&self.state, f, head, &mut self.out.forms, &depot);
            version = version.max(needs);
            for (inst, construct) in unsupported {
                self.error(g, inst, construct);
            }
            let k = self.out.funcs.len() as u32;
            self.out.items.push(Item::Func(k));
            self.out.funcs.push(func);
        }
        version
    }
}

/// Puts a variable behind those that its initialiser names; false if that goes round.
fn sort(h: &Header, g: Global, state: &mut FxHashMap<Global, bool>, out: &mut Vec<Global>) -> bool {
    match state.get(&g) {
        Some(done) => return *done,
        None => state.insert(g, false),
    };
    let mut fine = true;
    if let Some(c) = h.variable(g).and_then(|v| v.init) {
        let mut names = Vec::new();
        globals::named(h, c, &mut names);
        for n in names {
            if h.variable(n).is_some() {
                fine &= sort(h, n, state, out);
            }
        }
    }
    state.insert(g, true);
    out.push(g);
    fine
}

fn is_convergent(h: &Header, g: Global) -> bool {
    h.function(g).is_some_and(|d| {
        h.attrs
            .has(d.attrs.func, tandem_ir::attr::AttrKind::Convergent)
    })
}

/// A name in which every byte that PTX does not take is spelled.
pub(super) fn mangle(name: &str) -> String {
    use std::fmt::Write as _;
    let mut out = String::new();
    for (n, b) in name.bytes().enumerate() {
        match b {
            b'a'..=b'z' | b'A'..=b'Z' | b'_' | b'$' => out.push(b as char),
            b'0'..=b'9' if n > 0 => out.push(b as char),
            b'.' => out.push_str("_$_"),
            _ => {
                let _ = write!(out, "_${b:02x}_");
            }
        }
    }
    match out.as_str() {
        "_" | "WARP_SZ" | "$" => format!("{out}_$_"),
        _ => out,
    }
}

impl<'a> State<'a> {
    /// The symbol of a global.
    pub fn symbol(&self, g: Global) -> Res<(Space, GlobalRef)> {
        let known = self.symbols.get(&g).copied();
        known.ok_or_else(|| format!("the address of '{}'", self.h.global_name(g)))
    }
    /// The number of the processor.
    pub fn sm(&self) -> u16 {
        self.target.sm
    }
    /// The number of the processor, and whether the target has what only this processor has.
    pub fn features(&self) -> (u16, bool) {
        (self.target.sm, self.target.suffix.is_some())
    }
    pub fn target_text(&self) -> String {
        let suffix = self.target.suffix.map_or(String::new(), |c| c.to_string());
        format!("sm_{}{suffix}", self.target.sm)
    }
    pub fn next_asm(&self) -> u32 {
        let n = self.asm.get();
        self.asm.set(n + 1);
        n
    }
    /// Whether a function flushes subnormal numbers of single precision.
    pub fn flushes(&self, f: &Function) -> bool {
        self.flushing.contains(&f.global)
    }
    pub fn is_invariant_load(&self, f: &Function, i: Inst) -> bool {
        self.invariant
            .is_some_and(|s| f.attachments(i).iter().any(|a| a.0 == s))
    }
    /// The alignment of a pointer argument of a call.
    pub fn argument_align(&self, f: &Function, call: Inst, n: usize) -> u64 {
        let attrs = f.kind(call).call_info().map(|c| c.attrs.param(n));
        let all = attrs.map_or(&[][..], |a| self.h.attrs.get(a));
        all.iter()
            .find_map(|a| match a {
                Attr::Align(n) => Some(*n),
                _ => None,
            })
            .unwrap_or(1)
    }
}
