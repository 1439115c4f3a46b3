//! Mutators that say something about what is there: metadata of instructions, attributes of functions and calls.
//!
//! A pass asks many questions that most programs never answer, because nothing in them has the word that the question is
//! about. Each mutator here puts words of one sort to a place where they may stand, true or not: a load with a range
//! that its value may leave, a function that says it returns. Those about names are in [`super::naming`].

use super::modules::pick_variable;
use super::work::Work;
use super::{Mutator, any};
use smallvec::SmallVec;
use tandem_ir::attr::{Attr, AttrKind, MemoryEffects};
use tandem_ir::metadata::{MdBody, MdField, MdNodeData, Metadata};
use tandem_ir::module::GlobalKind;
use tandem_ir::{AttrSet, Global, Inst, InstKind, MdNode, Type};

/// The mutators of this file.
pub(super) const ALL: &[Mutator] = &[
    any("annotate-access", annotate_access),
    any("annotate-branch", annotate_branch),
    any("annotate-parameter", annotate_parameter),
    any("annotate-argument", annotate_argument),
    any("annotate-call", annotate_call),
    any("annotate-function", annotate_function),
    any("call-elsewhere", call_elsewhere),
    any("locate", locate),
];

// ----- metadata -------------------------------------------------------------------------

impl Work<'_> {
    fn node(&mut self, distinct: bool, body: MdBody) -> MdNode {
        self.module.header.metadata.nodes.push(MdNodeData {
            distinct,
            numbered: true,
            body,
        })
    }
    pub(super) fn tuple(&mut self, ops: &[Metadata]) -> Metadata {
        let node = self.node(false, MdBody::Tuple(ops.into()));
        Metadata::Node(node)
    }
    pub(super) fn md_int(&mut self, ty: Type, n: u64) -> Metadata {
        Metadata::Constant(self.module.header.constants.int(ty, n))
    }
    pub(super) fn md_text(&mut self, text: &str) -> Metadata {
        Metadata::String(self.module.header.strings.intern(text))
    }
    pub(super) fn attach(&mut self, i: Inst, kind: &str, md: Metadata) {
        let kind = self.module.header.strings.intern(kind);
        self.fm().set_attachment(i, kind, md);
    }
    pub(super) fn name_attachment(&mut self, g: Global, kind: &str, md: Metadata) -> Option<()> {
        let Metadata::Node(node) = md else {
            return None;
        };
        let kind = self.module.header.strings.intern(kind);
        let data = &mut self.module.header.globals[g];
        data.attachments.push((kind, node));
        Some(())
    }
    /// A node of debug information: its class, and its fields.
    fn described(&mut self, distinct: bool, class: &str, fields: &[(&str, Field<'_>)]) -> Metadata {
        let strings = &mut self.module.header.strings;
        let fields = fields.iter().map(|(key, field)| {
            let field = match field {
                Field::Md(md) => MdField::Md(*md),
                Field::Int(n) => MdField::Int(*n),
                Field::Word(w) => MdField::Word(strings.intern(w)),
                Field::Str(s) => MdField::Str(strings.intern(s)),
            };
            (strings.intern(key), field)
        });
        let fields: Vec<_> = fields.collect();
        let class = self.module.header.strings.intern(class);
        let node = self.node(distinct, MdBody::Specialized(class, fields.into()));
        Metadata::Node(node)
    }
}

/// A field of a node of debug information.
enum Field<'a> {
    Md(Metadata),
    Int(i128),
    Word(&'a str),
    Str(&'a str),
}

/// What may be said of what a load gives.
fn annotate_access(w: &mut Work) -> Option<()> {
    let i = w.pick_inst(|f, i| matches!(f.kind(i), InstKind::Load(_)))?;
    annotate_load(w, i)
}

/// Something that may be said of what this load gives.
pub(super) fn annotate_load(w: &mut Work, i: Inst) -> Option<()> {
    let ty = w.f().inst_type(i);
    let scalar = w.header().types.scalar(ty);
    let plain = [
        "noundef",
        "invariant.load",
        "invariant.group",
        "nontemporal",
    ];
    let of_pointers = [
        "nonnull",
        "align",
        "dereferenceable",
        "dereferenceable_or_null",
    ];
    let kind = match w.draw.below(4) {
        _ if ty.is_ptr() && !w.draw.one_in(3) => w.draw.pick(&of_pointers)?,
        0 | 1 if scalar.int_width().is_some_and(|b| (2..=64).contains(&b)) => "range",
        _ => w.draw.pick(&plain)?,
    };
    let md = match kind {
        "range" => range(w, scalar)?,
        "align" => {
            let n = 1 << w.draw.below(6);
            let n = w.md_int(Type::I64, n);
            w.tuple(&[n])
        }
        "dereferenceable" | "dereferenceable_or_null" => {
            let n = 1 + w.draw.below(16) as u64;
            let n = w.md_int(Type::I64, n);
            w.tuple(&[n])
        }
        "nontemporal" => {
            let one = w.md_int(Type::I32, 1);
            w.tuple(&[one])
        }
        _ => w.tuple(&[]),
    };
    w.attach(i, kind, md);
    Some(())
}

/// One or two half-open ranges with small or extreme ends.
fn range(w: &mut Work, ty: Type) -> Option<Metadata> {
    let width = ty.int_width()?;
    let most = u64::MAX >> (64 - width);
    let ends = [
        0,
        1,
        2,
        3,
        4,
        7,
        8,
        100,
        most,
        most - 1,
        most / 2,
        most / 2 + 1,
    ];
    let (lo, hi) = (w.draw.pick(&ends)? & most, w.draw.pick(&ends)? & most);
    if lo == hi {
        return None;
    }
    let (lo, hi) = (w.md_int(ty, lo), w.md_int(ty, hi));
    Some(w.tuple(&[lo, hi]))
}

/// Weights of a branch, a name of a loop.
fn annotate_branch(w: &mut Work) -> Option<()> {
    let i = w.pick_inst(|f, i| match f.kind(i) {
        InstKind::Br => f.num_operands(i) == 3,
        InstKind::Switch | InstKind::Select => true,
        _ => false,
    })?;
    let is_branch = matches!(w.f().kind(i), InstKind::Br);
    if is_branch && w.draw.coin() {
        let name = w.md_text("llvm.loop.mustprogress");
        let progress = w.tuple(&[name]);
        let node = w.node(true, MdBody::Tuple(Box::new([])));
        let own = Metadata::Node(node);
        let ops: &[Metadata] = match w.draw.coin() {
            true => &[own, progress],
            false => &[own],
        };
        w.module.header.metadata.nodes[node].body = MdBody::Tuple(ops.into());
        w.attach(i, "llvm.loop", own);
        return Some(());
    }
    let targets = match w.f().kind(i) {
        InstKind::Switch => w.f().num_operands(i) / 2,
        _ => 2,
    };
    let mut ops = vec![w.md_text("branch_weights")];
    for _ in 0..targets {
        let n = w.draw.pick(&[0, 1, 2, 100, u64::from(u32::MAX)])?;
        ops.push(w.md_int(Type::I32, n));
    }
    let node = w.tuple(&ops);
    w.attach(i, "prof", node);
    Some(())
}

/// The unit and the file that debug information of the module is of.
fn unit(w: &mut Work) -> (Metadata, Metadata) {
    let fields = [
        ("filename", Field::Str("f.cu")),
        ("directory", Field::Str("/")),
    ];
    let file = w.described(false, "DIFile", &fields);
    let unit = [
        ("language", Field::Word("DW_LANG_C99")),
        ("file", Field::Md(file)),
        ("isOptimized", Field::Word("true")),
        ("runtimeVersion", Field::Int(0)),
        ("emissionKind", Field::Word("FullDebug")),
    ];
    let unit = w.described(true, "DICompileUnit", &unit);
    let header = &mut w.module.header;
    let units = header.strings.intern("llvm.dbg.cu");
    if let Metadata::Node(n) = unit {
        match header.metadata.named.iter_mut().find(|x| x.0 == units) {
            Some(list) => list.1.push(n),
            None => header.metadata.named.push((units, vec![n])),
        }
    }
    (unit, file)
}

/// Says where an instruction, or a variable, comes from.
fn locate(w: &mut Work) -> Option<()> {
    let dbg = w.module.header.strings.intern("dbg");
    if w.draw.one_in(3) {
        let g = pick_variable(w, |w, g| {
            let all = &w.header().globals[g].attachments;
            all.iter().all(|a| a.0 != dbg)
        })?;
        let (_, file) = unit(w);
        let fields = [
            ("name", Field::Str("int")),
            ("size", Field::Int(32)),
            ("encoding", Field::Word("DW_ATE_signed")),
        ];
        let ty = w.described(false, "DIBasicType", &fields);
        let fields = [
            ("name", Field::Str("v")),
            ("file", Field::Md(file)),
            ("line", Field::Int(1)),
            ("type", Field::Md(ty)),
            ("isLocal", Field::Word("true")),
            ("isDefinition", Field::Word("true")),
        ];
        let variable = w.described(true, "DIGlobalVariable", &fields);
        let class = w.module.header.strings.intern("DIExpression");
        let empty = w.node(false, MdBody::Positional(class, Box::new([])));
        let fields = [
            ("var", Field::Md(variable)),
            ("expr", Field::Md(Metadata::Node(empty))),
        ];
        let both = w.described(false, "DIGlobalVariableExpression", &fields);
        return w.name_attachment(g, "dbg", both);
    }
    let scope = subprogram(w)?;
    for _ in 0..1 + w.draw.below(4) {
        let i = w.pick_inst(|_, _| true)?;
        let line = 1 + w.draw.below(9) as i128;
        let fields = [("line", Field::Int(line)), ("scope", Field::Md(scope))];
        let place = w.described(false, "DILocation", &fields);
        w.fm().set_attachment(i, dbg, place);
    }
    Some(())
}

/// The debug information of the body's function, made if there is none.
fn subprogram(w: &mut Work) -> Option<Metadata> {
    let g = w.f().global;
    let dbg = w.module.header.strings.intern("dbg");
    let old = &w.header().globals[g].attachments;
    if let Some(known) = old.iter().find(|a| a.0 == dbg) {
        return Some(Metadata::Node(known.1));
    }
    let (unit, file) = unit(w);
    let types = w.tuple(&[Metadata::Null]);
    let ty = w.described(false, "DISubroutineType", &[("types", Field::Md(types))]);
    let fields = [
        ("name", Field::Str("f")),
        ("scope", Field::Md(file)),
        ("file", Field::Md(file)),
        ("line", Field::Int(1)),
        ("type", Field::Md(ty)),
        ("spFlags", Field::Word("DISPFlagDefinition")),
        ("unit", Field::Md(unit)),
    ];
    let scope = w.described(true, "DISubprogram", &fields);
    w.name_attachment(g, "dbg", scope)?;
    Some(scope)
}

// ----- attributes -------------------------------------------------------------------------

impl Work<'_> {
    /// The set with one attribute more, or without it, in the order of text.
    fn toggled(&mut self, set: AttrSet, attr: Attr) -> AttrSet {
        let mut all = self.header().attrs.get(set).to_vec();
        let had = all.iter().any(|a| a.rank() == attr.rank());
        all.retain(|a| a.rank() != attr.rank());
        if !had {
            all.push(attr);
            all.sort_by(|a, b| a.rank().cmp(&b.rank()));
        }
        self.module.header.attrs.intern(all)
    }
    /// Something that may be said of a value of a type, wherever it is passed.
    fn promise(&mut self, ty: Type) -> Option<Attr> {
        let scalar = self.header().types.scalar(ty);
        if ty.is_ptr() {
            let n = 1u64 << self.draw.below(6);
            let own = [
                Attr::Flag(AttrKind::NonNull),
                Attr::Flag(AttrKind::NoUndef),
                Attr::Align(n),
                Attr::Dereferenceable(n),
                Attr::DereferenceableOrNull(n),
            ];
            let k = self.draw.below(own.len());
            return own.get(k).cloned();
        }
        if scalar.is_float() && self.draw.coin() {
            // Any of the ten classes, or several.
            let mask = 1 + self.draw.below(0x3ff) as u32;
            return Some(Attr::NoFpClass(mask));
        }
        let width = scalar.int_width().filter(|b| (2..=64).contains(b));
        match width {
            Some(b) if self.draw.coin() => {
                let (lo, hi) = (self.corner(b), self.corner(b));
                (lo != hi).then_some(Attr::Range(lo, hi))
            }
            _ => Some(Attr::Flag(AttrKind::NoUndef)),
        }
    }
}

/// A set of parameters that is long enough to have one at a place.
fn grown(params: &mut SmallVec<[AttrSet; 4]>, n: usize) -> Option<&mut AttrSet> {
    if params.len() <= n {
        params.resize(n + 1, AttrSet::EMPTY);
    }
    params.get_mut(n)
}

/// A promise of whoever calls the body's function, or of the function about what it returns.
fn annotate_parameter(w: &mut Work) -> Option<()> {
    let g = w.f().global;
    let (ret, params, _) = w.header().types.as_function(w.header().globals[g].ty)?;
    let params = params.to_vec();
    let n = w.draw.below(params.len() + 1);
    let ty = params.get(n).copied().unwrap_or(ret);
    if ty.is_void() {
        return None;
    }
    let attr = w.promise(ty)?;
    let decl = w.header().function(g)?;
    let old = match n < params.len() {
        true => decl.attrs.param(n),
        false => decl.attrs.ret,
    };
    let new = w.toggled(old, attr);
    let GlobalKind::Function(decl) = &mut w.module.header.globals[g].kind else {
        return None;
    };
    match n < params.len() {
        true => *grown(&mut decl.attrs.params, n)? = new,
        false => decl.attrs.ret = new,
    }
    Some(())
}

/// The same at a call.
fn annotate_argument(w: &mut Work) -> Option<()> {
    let i = pick_call(w)?;
    let InstKind::Call(mut info) = w.f().kind(i).clone() else {
        return None;
    };
    let args = w.f().call(i)?.num_args();
    let n = w.draw.below(args + 1);
    let ty = match n < args {
        true => w.f().value_type(w.f().operand(i, n + 1)),
        false => w.f().inst_type(i),
    };
    if ty.is_void() || matches!(ty, Type::METADATA | Type::TOKEN | Type::LABEL) {
        return None;
    }
    let attr = w.promise(ty)?;
    let old = match n < args {
        true => info.attrs.param(n),
        false => info.attrs.ret,
    };
    let new = w.toggled(old, attr);
    match n < args {
        true => *grown(&mut info.attrs.params, n)? = new,
        false => info.attrs.ret = new,
    }
    w.fm().set_kind(i, InstKind::Call(info));
    Some(())
}

pub(super) fn pick_call(w: &mut Work) -> Option<Inst> {
    w.pick_inst(|f, i| matches!(f.kind(i), InstKind::Call(_)) && !super::work::is_musttail(f, i))
}

/// What may be said of a call: that it is a builtin, that it may not be copied or merged. Promises that no execution holds
/// against what the callee does (that it returns, that it only reads) are made by callees whose bodies are elsewhere.
fn annotate_call(w: &mut Work) -> Option<()> {
    const KINDS: [AttrKind; 7] = [
        AttrKind::Builtin,
        AttrKind::NoBuiltin,
        AttrKind::NoDuplicate,
        AttrKind::NoUnwind,
        AttrKind::Convergent,
        AttrKind::NoMerge,
        AttrKind::Cold,
    ];
    let i = pick_call(w)?;
    let InstKind::Call(mut info) = w.f().kind(i).clone() else {
        return None;
    };
    let attr = Attr::Flag(w.draw.pick(&KINDS)?);
    info.attrs.func = w.toggled(info.attrs.func, attr);
    w.fm().set_kind(i, InstKind::Call(info));
    Some(())
}

/// What memory a function elsewhere may read or write: none, all that there is, or some sort of it.
fn effects(w: &mut Work) -> Option<Attr> {
    use tandem_ir::attr::ModRef::{None as Nothing, Read, ReadWrite, Write};
    let one = w.draw.pick(&[Read, Write, ReadWrite])?;
    let all = [
        MemoryEffects::NONE,
        MemoryEffects::all(Read),
        MemoryEffects::all(Write),
        MemoryEffects {
            argmem: one,
            ..MemoryEffects::NONE
        },
        MemoryEffects {
            inaccessible: one,
            ..MemoryEffects::NONE
        },
        MemoryEffects {
            argmem: Nothing,
            ..MemoryEffects::all(one)
        },
    ];
    w.draw.pick(&all).map(Attr::Memory)
}

/// Calls a function elsewhere that says some of what a pass asks before it moves or drops a call; its result is mostly unused.
fn call_elsewhere(w: &mut Work) -> Option<()> {
    const USUAL: [AttrKind; 2] = [AttrKind::WillReturn, AttrKind::NoUnwind];
    const MORE: [AttrKind; 4] = [
        AttrKind::NoSync,
        AttrKind::NoFree,
        AttrKind::NoRecurse,
        AttrKind::Convergent,
    ];
    let at = w.pick_point()?;
    let doms = super::flow::Dominators::new(w.f());
    let there = doms.available(w.f(), at, &|_| true);
    let there: Vec<_> = there
        .into_iter()
        .filter(|&v| {
            let ty = w.f().value_type(v);
            ty.is_int() || ty.is_float() || ty.is_ptr()
        })
        .collect();
    let mut args = Vec::new();
    for _ in 0..w.draw.below(3) {
        args.extend(w.draw.pick(&there));
    }
    let params: Vec<Type> = args.iter().map(|&v| w.f().value_type(v)).collect();
    let ret = w
        .draw
        .pick(&[Type::I32, Type::I1, Type::I64, Type::PTR, Type::VOID])?;
    let name = super::import::fresh_global_name(w.header(), "elsewhere")?;
    let g = w.declare(&name, ret, &params)?;
    let mut set = AttrSet::EMPTY;
    for kind in USUAL {
        if !w.draw.one_in(4) {
            set = w.toggled(set, Attr::Flag(kind));
        }
    }
    for kind in MORE {
        if w.draw.one_in(4) {
            set = w.toggled(set, Attr::Flag(kind));
        }
    }
    if !w.draw.one_in(4) {
        let attr = effects(w)?;
        set = w.toggled(set, attr);
    }
    if let GlobalKind::Function(decl) = &mut w.module.header.globals[g].kind {
        decl.attrs.func = set;
    }
    let call = w.call(at, g, &args);
    match w.f().result(call) {
        Some(v) if w.draw.one_in(4) => {
            w.put_to_use(&doms, at, v);
        }
        _ => {}
    }
    Some(())
}

/// What a function says of itself, its own body or one elsewhere.
fn annotate_function(w: &mut Work) -> Option<()> {
    const KINDS: [AttrKind; 9] = [
        AttrKind::OptimizeNone,
        AttrKind::MinSize,
        AttrKind::OptimizeForSize,
        AttrKind::NoBuiltin,
        AttrKind::NoUnwind,
        AttrKind::NoDuplicate,
        AttrKind::Convergent,
        AttrKind::NullPointerIsValid,
        AttrKind::Cold,
    ];
    const ELSEWHERE: [AttrKind; 4] = [
        AttrKind::WillReturn,
        AttrKind::NoRecurse,
        AttrKind::NoSync,
        AttrKind::NoFree,
    ];
    let functions = w.header().live_globals().map(|(g, _)| g);
    let functions = functions.filter(|&g| {
        let intrinsic = w.header().global_name(g).starts_with("llvm.");
        !intrinsic && w.header().function(g).is_some()
    });
    let functions: Vec<Global> = functions.collect();
    let g = w.pick_name(&functions)?;
    let decl = w.header().function(g)?;
    let (set, defined) = (decl.attrs.func, decl.defined);
    let kind = match !defined && w.draw.coin() {
        true => w.draw.pick(&ELSEWHERE)?,
        false => w.draw.pick(&KINDS)?,
    };
    let mut new = w.toggled(set, Attr::Flag(kind));
    if !defined && w.draw.one_in(3) {
        let attr = effects(w)?;
        new = w.toggled(set, attr);
    }
    if kind == AttrKind::OptimizeNone {
        // It goes with `noinline`, and without what asks for small or inlined code.
        let mut all = w.header().attrs.get(new).to_vec();
        let on = all.contains(&Attr::Flag(AttrKind::OptimizeNone));
        let against = [
            AttrKind::MinSize,
            AttrKind::OptimizeForSize,
            AttrKind::AlwaysInline,
            AttrKind::NoInline,
        ];
        all.retain(|a| !against.iter().any(|k| *a == Attr::Flag(*k)));
        if on {
            all.push(Attr::Flag(AttrKind::NoInline));
        }
        all.sort_by(|a, b| a.rank().cmp(&b.rank()));
        new = w.module.header.attrs.intern(all);
    }
    let GlobalKind::Function(decl) = &mut w.module.header.globals[g].kind else {
        return None;
    };
    decl.attrs.func = new;
    Some(())
}
