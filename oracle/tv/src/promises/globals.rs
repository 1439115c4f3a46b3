//! Globals of two modules: what is true of the source's must stay true of the target's.
//!
//! The functions of a pair of modules are compared one by one; what other modules and the host see of the globals is no
//! function's affair and is compared here: contents, alignment, linkage, `constant`, `unnamed_addr`. A name that only
//! its module sees matters by what the functions do with it.

use super::{Standing, metadata};
use crate::pointer::Region;
use rustc_hash::FxHashMap;
use tandem_interp::global_align;
use tandem_ir::constant::{ConstantData, ConstantPool};
use tandem_ir::entity::MdNode;
use tandem_ir::metadata::Metadata;
use tandem_ir::module::{
    FunctionDecl, GlobalData, GlobalKind, Linkage, UnnamedAddr, Variable, Visibility,
};
use tandem_ir::{Constant, Global, Header, Module, Symbol, Type};

/// Something about a global of the target that its source does not allow.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Finding {
    /// The global's name.
    pub name: String,
    /// What is the matter.
    pub what: String,
    /// True if it is certainly wrong; otherwise it is not known to be right.
    pub wrong: bool,
}

/// What is wrong, or not known to be right, about the target's globals.
pub fn compare(source: &Module, target: &Module) -> Vec<Finding> {
    let (a, b) = (&source.header, &target.header);
    let mut out = Vec::new();
    if a.module_asm != b.module_asm {
        out.push(Finding {
            name: "module asm".into(),
            what: "the assembly of the module is not the same".into(),
            wrong: false,
        });
    }
    // What has no name goes by its number among its like, and no other module can ask for it.
    let unnamed = |cx: &Header| -> Vec<Global> {
        let all = cx.live_globals().map(|(g, _)| g);
        all.filter(|&g| cx.global_name(g).is_empty()).collect()
    };
    let (ours, theirs) = (unnamed(a), unnamed(b));
    for (g, s) in a.live_globals() {
        let name = a.global_name(g);
        let partner = match name.is_empty() {
            true => {
                let number = ours.iter().position(|&o| o == g);
                number.and_then(|n| theirs.get(n).copied())
            }
            false => b.lookup(name),
        };
        let mut found = Vec::new();
        match partner {
            Some(h) => compare_two((a, g, s), (b, h, &b.globals[h]), &mut found),
            None if name.is_empty() => {}
            None => missing(s, &mut found),
        }
        let finding = |(what, wrong)| Finding {
            name: name.to_owned(),
            what,
            wrong,
        };
        out.extend(found.into_iter().map(finding));
    }
    out
}

/// Findings in words, with whether they are certainly wrong.
type Found = Vec<(String, bool)>;

/// A variable or an alias that only the source has. What becomes of functions is told where they are paired.
fn missing(s: &GlobalData, out: &mut Found) {
    let defined = match &s.kind {
        GlobalKind::Variable(v) => v.init.is_some(),
        GlobalKind::Alias(_) | GlobalKind::IFunc(_) => true,
        GlobalKind::Function(_) | GlobalKind::Erased => false,
    };
    if defined && seen_outside(s.linkage) {
        out.push(("the target does not define it".into(), true));
    }
}

/// True if other modules get this definition, or one that must be the same.
fn seen_outside(l: Linkage) -> bool {
    match l {
        Linkage::External
        | Linkage::WeakAny
        | Linkage::WeakOdr
        | Linkage::Common
        | Linkage::Appending => true,
        Linkage::Private
        | Linkage::Internal
        | Linkage::AvailableExternally
        | Linkage::LinkOnceAny
        | Linkage::LinkOnceOdr
        | Linkage::ExternalWeak => false,
    }
}

fn compare_two(
    (a, g, s): (&Header, Global, &GlobalData),
    (b, h, t): (&Header, Global, &GlobalData),
    out: &mut Found,
) {
    // Every field of a global has its place here.
    let GlobalData {
        name: _,
        linkage,
        // What the linker and loader do with the symbol of a module that defines it.
        visibility,
        dll,
        dso_local,
        tls,
        unnamed_addr,
        addrspace,
        ty: _,
        section,
        partition: _,
        comdat,
        align: _,
        attachments,
        kind,
    } = t;
    let local = s.linkage.is_local();
    if local && linkage.is_local() {
        let fixed = constant_of(s) && constant_of(t);
        let regions = (Region::of_space(s.addrspace), Region::of_space(*addrspace));
        if regions.0 != regions.1 && !fixed {
            let what = format!(
                "it lies in address space {addrspace}, not {}: another number of threads has it in common",
                s.addrspace
            );
            out.push((what, true));
        }
        return;
    }
    if *linkage != s.linkage {
        let hidden = seen_outside(s.linkage) && linkage.is_local();
        let what = format!(
            "its linkage is {}, not {}",
            linkage.keyword(),
            s.linkage.keyword()
        );
        let variable = matches!(s.kind, GlobalKind::Variable(_));
        out.push((what, hidden && variable));
        return;
    }
    if *addrspace != s.addrspace {
        out.push((
            format!("it lies in address space {addrspace}, not {}", s.addrspace),
            true,
        ));
        return;
    }
    if *tls != s.tls {
        out.push(("it is local to threads in another way".into(), false));
    }
    if *visibility != s.visibility {
        out.push((format!("its visibility is {}", visibility.keyword()), false));
    }
    if section.map(|x| b.str(x)) != s.section.map(|x| a.str(x)) {
        out.push(("it lies in another section".into(), false));
    }
    if *dll != s.dll {
        out.push(("it is imported or exported in another way".into(), false));
    }
    if *dso_local && !s.dso_local && *visibility == Visibility::Default {
        out.push((
            "it is said to lie in this module's image (dso_local)".into(),
            false,
        ));
    }
    if comdat.map(|c| &b.comdats[c].name) != s.comdat.map(|c| &a.comdats[c].name) {
        out.push(("it belongs to another comdat".into(), false));
    }
    let said = |cx: &Header, list: &[(Symbol, MdNode)]| -> Vec<String> {
        let kinds = list.iter().map(|&(kind, node)| (cx.str(kind), node));
        let promises = kinds.filter(|k| metadata::standing(k.0) != Standing::Neutral);
        let text = |(kind, node)| format!("!{kind} {}", metadata::text(cx, Metadata::Node(node)));
        promises.map(text).collect()
    };
    let before = said(a, &s.attachments);
    let mut more = said(b, attachments).into_iter();
    if let Some(new) = more.find(|m| !before.contains(m)) {
        out.push((format!("its metadata says more: {new}"), false));
    }
    if *unnamed_addr == UnnamedAddr::Global && s.unnamed_addr != UnnamedAddr::Global {
        let variable = matches!(s.kind, GlobalKind::Variable(_));
        let what = "its address is said not to matter, but others may compare it";
        out.push((what.into(), variable));
    }
    match (&s.kind, kind) {
        (GlobalKind::Variable(x), GlobalKind::Variable(y)) => {
            variables((a, s, x), (b, t, y), out);
        }
        (GlobalKind::Function(x), GlobalKind::Function(y)) if x.defined && y.defined => {
            let data = |cx: &Header, f: &FunctionDecl| {
                let text = |c: Option<Constant>| c.map(|c| symbolic(cx, &cx.constants, c));
                let gc = f.gc.map(|g| cx.str(g).to_owned());
                [text(f.prefix), text(f.prologue), gc]
            };
            let names = ["prefix data", "prologue data", "garbage collector"];
            let pairs = data(a, x).into_iter().zip(data(b, y)).zip(names);
            for (_, name) in pairs.filter(|((p, q), _)| p != q) {
                out.push((format!("its {name} is not the same"), false));
            }
        }
        (GlobalKind::Function(_), GlobalKind::Function(_))
        | (GlobalKind::Erased, GlobalKind::Erased) => {}
        (GlobalKind::Alias(x), GlobalKind::Alias(y))
        | (GlobalKind::IFunc(x), GlobalKind::IFunc(y)) => {
            if symbolic(a, &a.constants, *x) != symbolic(b, &b.constants, *y) {
                out.push(("it stands for something else".into(), false));
            }
        }
        _ => out.push(("it is something of another kind".into(), false)),
    }
    let _ = (g, h);
}

fn constant_of(d: &GlobalData) -> bool {
    matches!(&d.kind, GlobalKind::Variable(v) if v.constant)
}

fn variables(
    (a, s, x): (&Header, &GlobalData, &Variable),
    (b, t, y): (&Header, &GlobalData, &Variable),
    out: &mut Found,
) {
    let Variable {
        constant,
        externally_initialized,
        init,
        // Wishes about code generation and instrumentation.
        attrs: _,
        code_model: _,
        sanitizer: _,
    } = y;
    if *constant && !x.constant {
        out.push((
            "it is marked constant, but others may write it".into(),
            true,
        ));
    }
    if !*externally_initialized && x.externally_initialized {
        out.push((
            "it is no longer marked externally_initialized".into(),
            false,
        ));
    }
    let sizes = [
        a.layout.alloc_size(&a.types, s.ty),
        b.layout.alloc_size(&b.types, t.ty),
    ];
    if sizes[0] != sizes[1] {
        out.push((
            "it has another size".into(),
            sizes.iter().all(Option::is_some),
        ));
        return;
    }
    let (before, after) = (global_align(a, s).bytes(), global_align(b, t).bytes());
    match (x.init, init) {
        (None, None) => {
            if after > before {
                out.push((format!(
                    "its alignment is said to be {after}, but the definition elsewhere need only have {before}"
                ), true));
            }
        }
        (Some(_), None) => out.push(("the target does not define it".into(), true)),
        (None, Some(_)) => out.push(("only the target defines it".into(), false)),
        (Some(c), Some(d)) => {
            if after < before {
                let what = format!("its alignment is {after}, but others may rely on {before}");
                out.push((what, true));
            }
            if !x.externally_initialized {
                let list = s.name.as_deref().is_some_and(|n| LISTS.contains(&n));
                contents((a, c, s.ty), (b, *d, t.ty), list, out);
            }
        }
    }
}

/// Variables that list names, in no order (LangRef, "Intrinsic Global Variables").
const LISTS: [&str; 2] = ["llvm.used", "llvm.compiler.used"];

/// True if two lists have the same members.
fn same_members((a, c): (&Header, Constant), (b, d): (&Header, Constant)) -> bool {
    let members = |cx: &Header, c: Constant| match cx.constants.get(c) {
        ConstantData::Aggregate(list) => {
            let words = list.iter().map(|&e| symbolic(cx, &cx.constants, e));
            let mut words: Vec<String> = words.collect();
            words.sort();
            Some(words)
        }
        _ => None,
    };
    members(a, c).is_some_and(|m| members(b, d) == Some(m))
}

/// The initial contents: undef bytes may become anything.
fn contents(
    (a, c, x): (&Header, Constant, Type),
    (b, d, y): (&Header, Constant, Type),
    is_list_of_names: bool,
    out: &mut Found,
) {
    if symbolic(a, &a.constants, c) == symbolic(b, &b.constants, d) {
        return;
    }
    if is_list_of_names && same_members((a, c), (b, d)) {
        return;
    }
    let (Some(before), Some(after)) = (bytes(a, c, x), bytes(b, d, y)) else {
        out.push((
            "its initial contents are not known to be the same".into(),
            false,
        ));
        return;
    };
    let differs = |n: &usize| match (&before[*n], &after[*n]) {
        (Byte::Undef | Byte::Poison, Byte::Poison) => before[*n] != Byte::Poison,
        (Byte::Undef | Byte::Poison, _) => false,
        (p, q) => p != q,
    };
    if let Some(n) = (0..before.len().min(after.len())).find(differs) {
        let what = format!(
            "its initial contents differ: byte {n} is {} in the source and {} in the target",
            before[n].words(),
            after[n].words()
        );
        out.push((what, true));
    }
}

/// A byte of an initialiser.
#[derive(Clone, PartialEq, Eq, Debug)]
enum Byte {
    Number(u8),
    Undef,
    Poison,
    /// Which byte of which address or expression.
    Part(String, u64),
}

impl Byte {
    fn words(&self) -> String {
        match self {
            Byte::Number(n) => n.to_string(),
            Byte::Undef => "undef".into(),
            Byte::Poison => "poison".into(),
            Byte::Part(of, n) => format!("byte {n} of {of}"),
        }
    }
}

/// Most bytes of an initialiser that are compared one by one.
const MOST_BYTES: u64 = 1 << 20;

fn bytes(cx: &Header, c: Constant, ty: Type) -> Option<Vec<Byte>> {
    let size = cx.layout.alloc_size(&cx.types, ty)?;
    if size > MOST_BYTES {
        return None;
    }
    // Padding is undef.
    let mut out = vec![Byte::Undef; size as usize];
    fill(cx, c, 0, &mut out)?;
    Some(out)
}

fn fill(cx: &Header, c: Constant, at: u64, out: &mut [Byte]) -> Option<()> {
    let pool = &cx.constants;
    let ty = pool.ty(c);
    let size = cx.layout.store_size(&cx.types, ty)?;
    let end = (at + size) as usize;
    let all = |out: &mut [Byte], b: Byte| out.get_mut(at as usize..end).map(|part| part.fill(b));
    match pool.get(c) {
        ConstantData::Zero | ConstantData::Null => all(out, Byte::Number(0)),
        ConstantData::Undef => all(out, Byte::Undef),
        ConstantData::Poison => all(out, Byte::Poison),
        ConstantData::Bytes(bytes) => {
            for (n, &b) in bytes.iter().enumerate() {
                *out.get_mut(at as usize + n)? = Byte::Number(b);
            }
            Some(())
        }
        ConstantData::Int(_) | ConstantData::WideInt(_) => {
            let bits = pool.as_bits(c)?;
            for n in 0..size {
                let byte = (0..8).fold(0, |b, k| b | u8::from(bits.bit((n * 8 + k) as u32)) << k);
                *out.get_mut((at + n) as usize)? = Byte::Number(byte);
            }
            Some(())
        }
        ConstantData::Float(bits) => {
            for n in 0..size.min(16) {
                *out.get_mut((at + n) as usize)? = Byte::Number((bits >> (8 * n)) as u8);
            }
            Some(())
        }
        ConstantData::Aggregate(parts) => {
            for (n, &p) in parts.iter().enumerate() {
                fill(cx, p, at + offset(cx, ty, n)?, out)?;
            }
            Some(())
        }
        ConstantData::Splat(e) => {
            let (_, lanes, _) = cx.types.as_vector(ty)?;
            (0..lanes as usize).try_for_each(|n| fill(cx, *e, at + offset(cx, ty, n)?, out))
        }
        ConstantData::Global(_)
        | ConstantData::BlockAddress(..)
        | ConstantData::DsoLocalEquivalent(_)
        | ConstantData::NoCfi(_)
        | ConstantData::PtrAuth(_)
        | ConstantData::Expr(_) => {
            let of = symbolic(cx, pool, c);
            for n in 0..size {
                *out.get_mut((at + n) as usize)? = Byte::Part(of.clone(), n);
            }
            Some(())
        }
        ConstantData::NoneToken => None,
    }
}

/// Where element `n` of an aggregate lies.
fn offset(cx: &Header, ty: Type, n: usize) -> Option<u64> {
    if let Some(s) = cx.layout.struct_layout(&cx.types, ty) {
        return s.offsets.get(n).copied();
    }
    if let Some((e, ..)) = cx.types.as_vector(ty) {
        let bits = cx.layout.size_bits(&cx.types, e)?;
        return (bits % 8 == 0).then(|| bits / 8 * n as u64);
    }
    let (e, _) = cx.types.as_array(ty)?;
    Some(cx.layout.alloc_size(&cx.types, e)? * n as u64)
}

/// A constant as a text that is the same for equal constants of two modules: globals by name.
fn symbolic(cx: &Header, pool: &ConstantPool, c: Constant) -> String {
    let mut names = FxHashMap::default();
    symbolic_in(cx, pool, c, &mut names)
}

fn symbolic_in(
    cx: &Header,
    pool: &ConstantPool,
    c: Constant,
    seen: &mut FxHashMap<Constant, String>,
) -> String {
    if let Some(s) = seen.get(&c) {
        return s.clone();
    }
    let ty = cx.types.display(pool.ty(c)).to_string();
    let name = |g: Global| crate::canonical::global_label(cx, g);
    let text = match pool.get(c) {
        ConstantData::Global(g) => format!("{ty} {}", name(*g)),
        ConstantData::DsoLocalEquivalent(g) => format!("{ty} dso_local_equivalent {}", name(*g)),
        ConstantData::NoCfi(g) => format!("{ty} no_cfi {}", name(*g)),
        ConstantData::BlockAddress(g, b) => format!("{ty} blockaddress {} {b:?}", name(*g)),
        ConstantData::Aggregate(list) => {
            let parts: Vec<String> = list
                .iter()
                .map(|&e| symbolic_in(cx, pool, e, seen))
                .collect();
            format!("{ty} {{{}}}", parts.join(", "))
        }
        ConstantData::PtrAuth(list) => {
            let parts: Vec<String> = list
                .iter()
                .map(|&e| symbolic_in(cx, pool, e, seen))
                .collect();
            format!("{ty} ptrauth {{{}}}", parts.join(", "))
        }
        ConstantData::Splat(e) => format!("{ty} splat {}", symbolic_in(cx, pool, *e, seen)),
        ConstantData::Expr(e) => {
            let parts: Vec<String> = e
                .operands()
                .iter()
                .map(|&o| symbolic_in(cx, pool, o, seen))
                .collect();
            let mut shape = e.map_operands(&mut |_| Constant::from_u32(0));
            let mut elem_text = String::new();
            if let tandem_ir::constant::ConstantExpr::Gep { elem, .. } = &mut shape {
                elem_text = cx.types.display(*elem).to_string();
                *elem = Type::int(8);
            }
            format!("{ty} {shape:?} {elem_text} ({})", parts.join(", "))
        }
        ConstantData::Int(_)
        | ConstantData::WideInt(_)
        | ConstantData::Float(_)
        | ConstantData::Null
        | ConstantData::Undef
        | ConstantData::Poison
        | ConstantData::Zero
        | ConstantData::NoneToken
        | ConstantData::Bytes(_) => format!("{ty} {:?}", pool.get(c)),
    };
    seen.insert(c, text.clone());
    text
}

/// Variables that one of the target's functions cannot rely on as it stands in the target: what is known of them there is not
/// known in the source. Gives what is known more, if the two are not as good as the same.
pub fn knows_more(source: &Module, target: &Module, g: Global) -> Option<String> {
    let (a, b) = (&source.header, &target.header);
    let t = &b.globals[g];
    let GlobalKind::Variable(y) = &t.kind else {
        return None;
    };
    let name = b.global_name(g);
    let h = a.lookup(name).filter(|_| !name.is_empty())?;
    let s = &a.globals[h];
    let GlobalKind::Variable(x) = &s.kind else {
        return Some(format!("@{name} is a variable"));
    };
    if y.constant && !x.constant {
        return Some(format!("@{name} is constant"));
    }
    if y.init.is_none() && global_align(b, t) > global_align(a, s) {
        return Some(format!("the alignment of @{name}"));
    }
    if let (true, Some(c), Some(d)) = (y.constant, x.init, y.init) {
        let mut found = Vec::new();
        contents((a, c, s.ty), (b, d, t.ty), false, &mut found);
        if let Some((what, _)) = found.pop() {
            return Some(format!("the contents of @{name} ({what})"));
        }
    }
    let named = t.unnamed_addr == UnnamedAddr::Global && s.unnamed_addr != UnnamedAddr::Global;
    (named && !local_and_only_accessed(target, g))
        .then(|| format!("the address of @{name} does not matter"))
}

/// True if only this module knows the variable, and its functions do no more with its address than accesses.
fn local_and_only_accessed(m: &Module, g: Global) -> bool {
    use tandem_ir::inst::InstKind;
    if !m.header.globals[g].linkage.is_local() {
        return false;
    }
    m.bodies.iter().all(|f| {
        let insts = || f.blocks().flat_map(|b| f.insts(b));
        insts().all(|i| {
            let names = |n: usize| f.as_global(f.operand(i, n)) == Some(g);
            match f.kind(i) {
                InstKind::Load(_) | InstKind::Store(_) => f.num_operands(i) < 2 || !names(0),
                InstKind::Gep { .. } => f.result(i).is_none_or(|r| {
                    !names(0)
                        || f.uses(r).all(|u| match f.kind(f.user(u)) {
                            InstKind::Load(_) => true,
                            InstKind::Store(_) => f.operand(f.user(u), 0) != r,
                            _ => false,
                        })
                }),
                _ => (0..f.num_operands(i)).all(|n| !names(n)),
            }
        })
    })
}
