//! The canonical form as text in which module-level things stand by name.
//!
//! Tokens hold handles (types, names, attribute sets, strings), which mean the same
//! only inside one module. Two versions of a module that added things in another
//! order have other handles for the same thing; these texts are equal all the same.

use super::form::{Canonical, Token};
use rustc_hash::FxHashMap;
use std::collections::VecDeque;
use std::fmt::Write;
use tandem_ir::attr::{Attr, AttrList};
use tandem_ir::constant::{ConstantData, ConstantExpr, ConstantPool};
use tandem_ir::entity::MdNode;
use tandem_ir::inst::CallInfo;
use tandem_ir::metadata::{LocalMetadata, MdBody, Metadata};
use tandem_ir::{AttrSet, Constant, Global, Header, InstKind, MemAccess, Symbol, Type};

/// Nodes of metadata that a body mentioned, each with its number.
#[derive(Default)]
struct Nodes {
    numbers: FxHashMap<MdNode, usize>,
    /// Those whose contents do not stand anywhere yet.
    open: VecDeque<MdNode>,
}

/// Gives module-level things of one module their names.
#[derive(Clone, Copy)]
pub struct Names<'a> {
    cx: &'a Header,
    /// Numbers that stand for names, if they are to.
    numbers: Option<&'a [Global]>,
}

impl<'a> Names<'a> {
    /// The names of a module.
    pub fn new(cx: &'a Header) -> Names<'a> {
        Names { cx, numbers: None }
    }

    /// The same with a number for each name, by handle: names of equal numbers are one.
    pub fn with_numbers(cx: &'a Header, numbers: &'a [Global]) -> Names<'a> {
        let numbers = Some(numbers);
        Names { cx, numbers }
    }

    /// All lines of a canonical form of one of the module's bodies.
    pub fn lines(self, form: &Canonical<'_>) -> Vec<String> {
        let mut nodes = Nodes::default();
        let line = |n| {
            let tokens = form.line(n).unwrap_or_default();
            let words: Vec<String> = tokens.iter().map(|t| self.token(t, &mut nodes)).collect();
            words.join(" ")
        };
        (0..form.len()).map(line).collect()
    }

    fn token(self, t: &Token<'_>, nodes: &mut Nodes) -> String {
        match t {
            Token::Kind(k) => self.kind(k),
            Token::Type(ty) => self.ty(*ty),
            Token::Constant(c) => self.constant(c.pool, c.constant),
            Token::Metadata(LocalMetadata::Module(m)) => self.metadata(m, nodes),
            Token::Attachment(kind, m) => format!("!{kind} {}", self.metadata(m, nodes)),
            Token::Asm(a) => format!("{} {:?}", self.ty(a.fn_ty), (&a.text, &a.constraints)),
            other => other.to_string(),
        }
    }

    /// Metadata by what it says. The nodes that a body mentions have numbers in order; what a node says stands behind the first
    /// mention: so cycles end, and nodes that say the same but are distinct are told apart.
    fn metadata(self, m: &Metadata, nodes: &mut Nodes) -> String {
        let mut text = self.mention(m, nodes);
        // No recursion: nodes may stand in one another as deep as a file likes.
        while let Some(n) = nodes.open.pop_front() {
            let node = &self.cx.metadata.nodes[n];
            let number = nodes.numbers.get(&n).copied().unwrap_or_default();
            let distinct = if node.distinct { "distinct " } else { "" };
            let says = match &node.body {
                MdBody::Tuple(parts) => {
                    let parts: Vec<String> = parts.iter().map(|p| self.mention(p, nodes)).collect();
                    parts.join(", ")
                }
                // What describes the source text means nothing to a program.
                MdBody::Specialized(class, _) | MdBody::Positional(class, _) => {
                    self.symbol(*class).into()
                }
                MdBody::Forward => String::new(),
            };
            let _ = write!(text, " !{number} = {distinct}{{{says}}}");
        }
        text
    }

    /// Metadata without what its node says, which is left for later if it is new.
    fn mention(self, m: &Metadata, nodes: &mut Nodes) -> String {
        match m {
            Metadata::Null => "null".into(),
            Metadata::String(s) => format!("!\"{}\"", self.symbol(*s)),
            Metadata::Constant(c) => self.constant(&self.cx.constants, *c),
            Metadata::Node(n) => {
                let next = nodes.numbers.len();
                let number = *nodes.numbers.entry(*n).or_insert(next);
                if number == next {
                    nodes.open.push_back(*n);
                }
                format!("!{number}")
            }
        }
    }

    /// A type as written.
    pub fn ty(self, ty: Type) -> String {
        self.cx.types.display(ty).to_string()
    }
    /// A name; names without text go by their number.
    pub fn global(self, g: Global) -> String {
        let number = |n: &[Global]| n.get(g.as_u32() as usize).copied();
        match self.numbers.and_then(number) {
            Some(n) => format!("@({})", n.as_u32()),
            None => super::global_label(self.cx, g),
        }
    }
    /// A string of the module.
    pub fn symbol(self, s: Symbol) -> &'a str {
        self.cx.str(s)
    }

    fn access(self, a: &MemAccess) -> String {
        let volatile = if a.volatile { " volatile" } else { "" };
        let scope = a.scope.map_or("", |s| self.symbol(s));
        let order = a.ordering.keyword();
        format!("{:?}{volatile} {order} {scope}", a.align)
    }

    fn kind(self, k: &InstKind) -> String {
        match k {
            InstKind::Load(a) => format!("load {}", self.access(a)),
            InstKind::Store(a) => format!("store {}", self.access(a)),
            InstKind::CmpXchg {
                access,
                failure,
                weak,
            } => format!("cmpxchg {} {failure:?} {weak}", self.access(access)),
            InstKind::AtomicRmw(op, a) => format!("atomicrmw {op:?} {}", self.access(a)),
            InstKind::Fence { ordering, scope } => {
                let scope = scope.map_or("", |s| self.symbol(s));
                format!("fence {ordering:?} {scope}")
            }
            InstKind::Gep { elem } => format!("getelementptr {}", self.ty(*elem)),
            InstKind::Alloca {
                ty,
                align,
                inalloca,
                swifterror,
            } => {
                let ty = self.ty(*ty);
                format!("alloca {ty} {align:?} {inalloca} {swifterror}")
            }
            InstKind::Call(c) => format!("call {}", self.call(c)),
            InstKind::Invoke(c) => format!("invoke {}", self.call(c)),
            InstKind::CallBr(c, n) => format!("callbr {n} {}", self.call(c)),
            other => format!("{other:?}"),
        }
    }

    fn call(self, c: &CallInfo) -> String {
        let (ty, attrs) = (self.ty(c.fn_ty), self.attr_list(&c.attrs));
        let rest = (c.cc, c.tail, c.addrspace, &c.bundles);
        format!("{ty} {attrs} {rest:?}")
    }

    /// The attributes of a function or a call.
    pub fn attr_list(self, a: &AttrList) -> String {
        let mut text = format!("{} ret {}", self.attrs(a.func), self.attrs(a.ret));
        for (i, &p) in a.params.iter().enumerate() {
            if p != AttrSet::EMPTY {
                let _ = write!(text, " {i} {}", self.attrs(p));
            }
        }
        text
    }

    /// A set of attributes.
    pub fn attrs(self, set: AttrSet) -> String {
        let one = |a: &Attr| match a {
            Attr::Typed(k, t) => format!("{}({})", k.keyword(), self.ty(*t)),
            other => format!("{other:?}"),
        };
        let all: Vec<String> = self.cx.attrs.get(set).iter().map(one).collect();
        format!("[{}]", all.join(" "))
    }

    /// A constant of a pool of the module or of one of its bodies.
    pub fn constant(self, pool: &ConstantPool, c: Constant) -> String {
        let ty = self.ty(pool.ty(c));
        let list = |cs: &[Constant]| {
            let all: Vec<String> = cs.iter().map(|&e| self.constant(pool, e)).collect();
            all.join(", ")
        };
        match pool.get(c) {
            ConstantData::Global(g) => format!("{ty} {}", self.global(*g)),
            ConstantData::BlockAddress(g, b) => format!("{ty} {} {b}", self.global(*g)),
            ConstantData::DsoLocalEquivalent(g) => format!("{ty} dso_local {}", self.global(*g)),
            ConstantData::NoCfi(g) => format!("{ty} no_cfi {}", self.global(*g)),
            ConstantData::Aggregate(e) => format!("{ty} {{{}}}", list(e)),
            ConstantData::PtrAuth(e) => format!("{ty} ptrauth {{{}}}", list(e)),
            ConstantData::Splat(e) => format!("{ty} splat {}", self.constant(pool, *e)),
            ConstantData::Expr(e) => {
                let shape = self.expression(e);
                format!("{ty} {shape} {{{}}}", list(&e.operands()))
            }
            other => format!("{ty} {other:?}"),
        }
    }

    /// An expression without its operands.
    fn expression(self, e: &ConstantExpr) -> String {
        if let ConstantExpr::Gep {
            elem,
            flags,
            in_range,
            ..
        } = e
        {
            return format!("getelementptr {} {flags:?} {in_range:?}", self.ty(*elem));
        }
        let shape = e.map_operands(&mut |_| Constant::from_u32(0));
        format!("{shape:?}")
    }
}
