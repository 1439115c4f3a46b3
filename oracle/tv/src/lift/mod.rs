//! PTX as LLVM IR: what a machine function does, in the language that the validator reads.
//!
//! ```text
//!  F.ll --------------------------------------------+--> validate
//!  F.ptx --body, ints, floats, memory--> values     |
//!                  ssa: registers become values     |
//!                  nature: numbers, floats, pointers|
//!                  print: text in the place of -----+
//!                         the source's bodies
//! ```
//!
//! The lifted module has the names, types, variables and attributes of the source, and bodies of its own: so a selection of
//! instructions is validated as a pass is. Registers become SSA values, a parameter or a slot that holds one value is a value,
//! and what a register holds is followed: an address stays a pointer with its provenance through sums, `cvta`, selections and
//! phis, and an access of another space than the register's address goes through `inttoptr`, which says so.
//!
//! # What the answer rests on
//!
//! * Bits that PTX leaves open are open: registers that nobody wrote, a quotient by zero, the bits of a narrow result above its
//!   width, what a NaN becomes. Poison that the source keeps in memory or arguments is fixed when it is read ([`Flavour::Exact`]), or
//!   stays poison, or becomes undefined behaviour ([`Flavour::Loose`]), which PTX does not have: both may do all that PTX does,
//!   so that *correct* holds of PTX, while *incorrect* has to be seen in an execution.
//! * A generic pointer that a kernel gets points to global memory (CUDA's convention).
//! * Addresses are pointers into objects; a number made of them is what `ptrtoint` says.
//!
//! Names that are made have a dollar sign: `%r3$17` is a value of the register `%r3`.
//!
//! What is not known is refused by its name, and the function with it: it is not judged.

mod body;
mod collective;
mod floats;
mod ints;
mod memory;
mod nature;
mod node;
mod operands;
mod print;
mod skeleton;
mod ssa;

pub use skeleton::skeleton;

use body::Lifter;
use node::{Float, Nature};
use rustc_hash::FxHashMap;
use std::collections::BTreeSet;
use tandem_ir::attr::{Attr, AttrKind, TypedAttr};
use tandem_ir::function::ValueDef;
use tandem_ir::inst::{InstKind, Ordering};
use tandem_ir::machine::types::Space;
use tandem_ir::machine::{MFunc, MModule};
use tandem_ir::module::{GlobalKind, cc};
use tandem_ir::types::{FloatKind, Type};
use tandem_ir::{Function, Global, Header, Module};

/// How what LLVM IR has no operation for is written.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Flavour {
    /// Close to the source: it may do more than PTX does.
    Loose,
    /// As PTX does it.
    Exact,
}

/// How PTX is read where its manual leaves more than one meaning, or its maker states a licence.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Reading {
    /// How what LLVM IR has no operation for is written.
    pub flavour: Flavour,
    /// A product and a sum without a rounding mode may be computed with one rounding (PM-20).
    pub fused: bool,
    /// A NaN that is computed is the one that devices give (PM-22), not any.
    pub canonical_nan: bool,
    /// `neg`, `abs` and `copysign` change nothing but the sign of a NaN, as in LLVM IR: the licence `exact-fneg=never` (9.7).
    pub exact_signs: bool,
}

impl From<Flavour> for Reading {
    fn from(flavour: Flavour) -> Reading {
        Reading {
            flavour,
            fused: false,
            canonical_nan: false,
            exact_signs: false,
        }
    }
}

/// A type that one register holds.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum TypeIs {
    Int(u32),
    Float(Float),
    Pointer(u32),
}

impl TypeIs {
    fn bits(self, pointer: &dyn Fn(u32) -> u32) -> u32 {
        match self {
            TypeIs::Int(w) => w,
            TypeIs::Float(f) => f.bits(),
            TypeIs::Pointer(space) => pointer(space),
        }
    }
    fn text(self) -> String {
        match self {
            TypeIs::Int(w) => format!("i{w}"),
            TypeIs::Float(f) => f.text().into(),
            TypeIs::Pointer(space) => print::spelled_pointer(space),
        }
    }
}

/// A parameter.
#[derive(Clone, Debug)]
struct Argument {
    /// Without the percent sign.
    name: String,
    ty: TypeIs,
    /// Neither undef nor poison.
    defined: bool,
    /// `byval`.
    by_value: bool,
    /// Nothing writes what it points to while the function runs: `noalias` and `readonly`.
    constant: bool,
    /// The vector that it is, as text, of which `ty` has the bits.
    vector: Option<String>,
}

/// Parameters and result of a function, as LLVM IR has them.
#[derive(Clone, Debug)]
struct Signature {
    params: Vec<Argument>,
    result: Option<TypeIs>,
    /// The vector that is returned, as text.
    vector: Option<String>,
}

/// A function that may be called.
#[derive(Clone, Debug)]
struct Callee {
    /// With the `@` in front.
    name: String,
    signature: Signature,
    variadic: bool,
    /// Its calling convention, as text in front of the type.
    convention: &'static str,
}

/// What bodies are told of the module that they become part of.
struct Shape {
    /// By the name in PTX: the name in LLVM IR and the address space.
    variables: FxHashMap<String, (String, u32)>,
    functions: FxHashMap<String, Callee>,
    pointer_bits: Box<dyn Fn(u32) -> u32>,
    /// Whether the function that is lifted flushes subnormal single floats.
    flushes: bool,
    /// Whether its source has fences of its own.
    fences: bool,
}

/// A PTX module as LLVM IR.
#[derive(Clone, Debug)]
pub struct Lifted {
    /// LLVM assembly.
    pub text: String,
    /// Functions whose bodies are lifted, by the names of LLVM IR.
    pub functions: Vec<String>,
    /// Functions with a body in both whose PTX is not lifted, each with the reason. In the text they have the body of the source, which says
    /// nothing about them.
    pub refused: Vec<(String, String)>,
    /// Lifted functions whose text is known to be less than the PTX in some respect, each with that: a counterexample says nothing there.
    pub imprecise: Vec<(String, &'static str)>,
    /// What the text of lifted functions takes for granted where the PTX leaves something open.
    pub assumed: Vec<(String, &'static str)>,
}

/// The body of a function.
struct Body {
    text: String,
    /// Declarations of what it calls.
    declares: BTreeSet<String>,
    imprecise: Option<&'static str>,
    assumed: BTreeSet<&'static str>,
}

/// Lifts the bodies of `target` that `source` has functions for that `source` defines. `spellings`: what a name of LLVM IR may be called in PTX.
pub fn module(
    source: &Module,
    target: &MModule,
    spellings: &dyn Fn(&str) -> Vec<String>,
    reading: Reading,
) -> Lifted {
    let shape = shape(&source.header, target, spellings);
    let mut out = Lifted {
        text: String::new(),
        functions: Vec::new(),
        refused: Vec::new(),
        imprecise: Vec::new(),
        assumed: Vec::new(),
    };
    let mut declares = BTreeSet::new();
    let text = tandem_ir::text::print(source);
    let mut bodies: Vec<&Function> = source.bodies.iter().collect();
    let mut skipping = false;
    for line in text.lines() {
        if skipping {
            skipping = line != "}";
            continue;
        }
        let head = line.starts_with("define ") && line.ends_with('{');
        let of_this = |f: &&Function| {
            head && line.contains(&format!(
                "{}(",
                printed(source.header.global_name(f.global))
            ))
        };
        let body = bodies.iter().position(of_this).map(|at| bodies.remove(at));
        out.text.push_str(&without_location(line, body.is_some()));
        out.text.push('\n');
        let Some(f) = body else { continue };
        let name = source.header.global_name(f.global).to_owned();
        let partner = spellings(&name)
            .iter()
            .find_map(|n| target.funcs.iter().find(|g| g.has_body && g.name == *n));
        let Some(g) = partner else { continue };
        match function(source, f, (target, g), &shape, reading) {
            Ok(body) => {
                let assembly =
                    has_assembly(f).then_some("assembly of the source is not what it was made of");
                let why = body.imprecise.or(assembly);
                out.imprecise.extend(why.map(|why| (name.clone(), why)));
                let assumed = body.assumed.iter().map(|what| (name.clone(), *what));
                out.assumed.extend(assumed);
                out.text.push_str(&body.text);
                out.text.push_str("}\n");
                declares.extend(body.declares);
                out.functions.push(name);
                skipping = true;
            }
            Err(why) => out.refused.push((name, why)),
        }
    }
    for d in declares {
        let name = d.split('@').nth(1).and_then(|n| n.split('(').next());
        if name.is_some_and(|n| source.header.lookup(n).is_none()) {
            out.text.push_str(&d);
            out.text.push('\n');
        }
    }
    out
}

/// A head without the place in the source: what is lifted has no places.
fn without_location(line: &str, is_head: bool) -> String {
    match line.find(" !dbg !") {
        Some(at) if is_head => {
            let rest = line[at + 7..].trim_start_matches(|c: char| c.is_ascii_digit());
            format!("{}{rest}", &line[..at])
        }
        _ => line.to_owned(),
    }
}

fn function(
    source: &Module,
    f: &Function,
    (target, g): (&MModule, &MFunc),
    shape: &Shape,
    reading: Reading,
) -> Result<Body, String> {
    let cx = &source.header;
    let mut signature = signature(cx, f.global)?;
    if signature.params.len() != g.params.len() {
        return Err("another number of parameters".into());
    }
    if g.params.iter().chain(&g.rets).any(|p| p.reg.is_some()) || g.has_raw_calls() {
        return Err("parameters in registers, or calls without braces".into());
    }
    for (arg, &v) in signature.params.iter_mut().zip(f.args()) {
        let printed = tandem_ir::text::print_value(cx, f, v);
        let bare = printed.rsplit(' ').next().unwrap_or("");
        arg.name = bare.trim_start_matches('%').to_owned();
        // Names that are made have one.
        if arg.name.contains('$') {
            return Err("an argument whose name has a dollar sign".into());
        }
    }
    let shape = Shape {
        variables: shape.variables.clone(),
        functions: shape.functions.clone(),
        pointer_bits: pointer_bits(cx),
        flushes: flushes(cx, f.global)?,
        fences: has_fences(cx, f),
    };
    let mut lifter = Lifter::new(target, g, (&shape, &signature), reading);
    lifter.all()?;
    let frame = print::Frame {
        pointer_bits: &*shape.pointer_bits,
        result: signature.result.map(|ty| {
            let nature = match ty {
                TypeIs::Int(_) => Nature::Int,
                TypeIs::Float(f) => Nature::Float(f),
                TypeIs::Pointer(space) => Nature::Pointer(node::Pointer {
                    held: Space::Generic,
                    space,
                    home: None,
                }),
            };
            (ty.text(), nature)
        }),
        constants: {
            let all = signature.params.iter().filter(|p| p.constant);
            all.map(|p| format!("%{}", p.name)).collect()
        },
        vector: signature.vector.clone(),
    };
    Ok(Body {
        text: print::body(&lifter.ssa, &frame),
        declares: lifter.declares,
        imprecise: lifter.imprecise,
        assumed: lifter.assumed,
    })
}

/// Whether a function calls inline assembly.
fn has_assembly(f: &Function) -> bool {
    let is = |i| {
        let callee = f.call(i).map(|c| f.value_def(c.callee()));
        matches!(callee, Some(ValueDef::Asm(_)))
    };
    f.blocks().any(|b| f.insts(b).any(is))
}

/// Whether a fence of a function may stand in front of an access that acquires or releases.
fn has_fences(cx: &Header, f: &Function) -> bool {
    let halfway =
        |o: Ordering| matches!(o, Ordering::Acquire | Ordering::Release | Ordering::AcqRel);
    let block = |b| {
        // What leads here may end with a fence.
        let mut fence = f.entry() != Some(b);
        f.insts(b).any(|i| match f.kind(i) {
            InstKind::Fence { .. } => {
                fence = true;
                false
            }
            // Assembly may have any.
            InstKind::Call(_) => {
                let callee = f.callee(i).map(|g| cx.global_name(g));
                fence |= callee.is_none_or(|n| n.starts_with("llvm.nvvm.membar"));
                false
            }
            InstKind::Load(a)
            | InstKind::Store(a)
            | InstKind::AtomicRmw(_, a)
            | InstKind::CmpXchg { access: a, .. } => {
                std::mem::take(&mut fence) && halfway(a.ordering)
            }
            _ => false,
        })
    };
    f.blocks().any(block)
}

fn pointer_bits(cx: &Header) -> Box<dyn Fn(u32) -> u32> {
    let layout = cx.layout.clone();
    Box::new(move |space| layout.pointer(space).bits)
}

/// Whether single floats are flushed, both what comes in and what goes out, keeping their sign.
fn flushes(cx: &Header, f: Global) -> Result<bool, String> {
    let Some(decl) = cx.function(f) else {
        return Ok(false);
    };
    let get = |key| cx.attrs.string(decl.attrs.func, key);
    let other = get("denormal-fp-math").unwrap_or("ieee,ieee");
    let single = get("denormal-fp-math-f32").unwrap_or(other);
    match (single, other) {
        ("preserve-sign,preserve-sign" | "preserve-sign", _) => Ok(true),
        ("ieee,ieee" | "ieee", "ieee,ieee" | "ieee") => Ok(false),
        _ => Err("this treatment of subnormal numbers".into()),
    }
}

fn shape(cx: &Header, target: &MModule, spellings: &dyn Fn(&str) -> Vec<String>) -> Shape {
    let mut variables = FxHashMap::default();
    let mut functions = FxHashMap::default();
    for (g, data) in cx.live_globals() {
        let Some(name) = data.name.as_deref() else {
            continue;
        };
        let mut called = spellings(name).into_iter();
        match &data.kind {
            GlobalKind::Variable(_) => {
                if let Some(n) = called.find(|n| is_variable(target, n)) {
                    variables.insert(n, (printed(name), data.addrspace));
                }
            }
            GlobalKind::Function(_) => {
                let found = called.find(|n| target.funcs.iter().any(|t| t.name == *n));
                if let (Some(n), Ok(signature)) = (found, signature(cx, g)) {
                    let variadic = cx.types.as_function(data.ty).is_some_and(|t| t.2);
                    let Some(convention) = convention(cx, g) else {
                        continue;
                    };
                    let name = printed(name);
                    functions.insert(
                        n,
                        Callee {
                            name,
                            signature,
                            variadic,
                            convention,
                        },
                    );
                }
            }
            _ => {}
        }
    }
    Shape {
        variables,
        functions,
        pointer_bits: pointer_bits(cx),
        flushes: false,
        fences: false,
    }
}

/// Whether PTX has a variable of this name: one of the module, or one in shared memory that a single function has to itself, where
/// compilers put a variable that nobody else names.
fn is_variable(target: &MModule, name: &str) -> bool {
    let of_functions = target.funcs.iter().flat_map(|f| &f.frame);
    let demoted = of_functions.filter(|v| v.name == name);
    let of_module = target.globals.iter().any(|v| v.name == name);
    match demoted.clone().count() {
        0 => of_module,
        1 => !of_module && demoted.clone().all(|v| v.space == Space::Shared),
        _ => false,
    }
}

/// A calling convention as text; `None` for those that nothing calls from PTX.
fn convention(cx: &Header, g: Global) -> Option<&'static str> {
    Some(match cx.function(g)?.cc {
        cc::C => "",
        cc::FAST => "fastcc ",
        cc::COLD => "coldcc ",
        cc::PTX_DEVICE => "ptx_device ",
        _ => return None,
    })
}

fn signature(cx: &Header, g: Global) -> Result<Signature, String> {
    let data = &cx.globals[g];
    let (Some((ret, params, _)), Some(decl)) = (cx.types.as_function(data.ty), cx.function(g))
    else {
        return Err("no function".into());
    };
    let mut all = Vec::new();
    for (k, &ty) in params.iter().enumerate() {
        let has = |kind| cx.attrs.has(decl.attrs.param(k), kind);
        let by_value = |k| {
            let all = cx.attrs.get(decl.attrs.param(k)).iter();
            all.clone()
                .any(|a| matches!(a, Attr::Typed(TypedAttr::ByVal, _)))
        };
        let (ty, vector) =
            is(cx, ty).ok_or_else(|| format!("a parameter of type {}", cx.types.display(ty)))?;
        all.push(Argument {
            name: String::new(),
            ty,
            defined: has(AttrKind::NoUndef),
            by_value: by_value(k),
            constant: has(AttrKind::NoAlias) && has(AttrKind::ReadOnly),
            vector,
        });
    }
    let result = match ret.is_void() {
        true => None,
        false => {
            Some(is(cx, ret).ok_or_else(|| format!("a result of type {}", cx.types.display(ret)))?)
        }
    };
    let (result, vector) = result.map_or((None, None), |(ty, v)| (Some(ty), v));
    Ok(Signature {
        params: all,
        result,
        vector,
    })
}

/// What a type is that registers hold, and the vector that it is, if it is one; `None` for others.
fn is(cx: &Header, ty: Type) -> Option<(TypeIs, Option<String>)> {
    if let Some((lane, n, scalable)) = cx.types.as_vector(ty) {
        let lane = lane
            .int_width()
            .or_else(|| lane.float_kind().map(FloatKind::bits))?;
        let bits = lane.checked_mul(n)?;
        let whole = lane.is_power_of_two() && lane >= 8 && [16, 32, 64, 128].contains(&bits);
        let text = cx.types.display(ty).to_string();
        return (whole && !scalable).then_some((TypeIs::Int(bits), Some(text)));
    }
    let scalar = if let Some(w) = ty.int_width() {
        TypeIs::Int(Some(w).filter(|w| *w <= 64)?)
    } else if let Some(space) = ty.address_space() {
        TypeIs::Pointer(space)
    } else {
        TypeIs::Float(match ty.float_kind()? {
            FloatKind::Half => Float::Half,
            FloatKind::BFloat => Float::Brain,
            FloatKind::Float => Float::Single,
            FloatKind::Double => Float::Double,
            _ => return None,
        })
    };
    Some((scalar, None))
}

/// A name of the module as text, quoted where it has to be.
fn printed(name: &str) -> String {
    let plain = |c: char| c.is_ascii_alphanumeric() || "$._-".contains(c);
    let bare = name.chars().all(plain) && !name.starts_with(|c: char| c.is_ascii_digit());
    match bare && !name.is_empty() {
        true => format!("@{name}"),
        false => format!("@\"{name}\""),
    }
}
