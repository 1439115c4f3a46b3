//! The canonical form as text in which module-level things stand by name.
//!
//! Tokens hold handles (types, names, attribute sets, strings), which mean the same
//! only inside one module. Two versions of a module that added things in another
//! order have other handles for the same thing; these texts are equal all the same.

use super::form::{Canonical, Token};
use rustc_hash::FxHashMap;
use std::collections::VecDeque;
use std::fmt::{self, Write};
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
            let mut text = String::new();
            for (k, token) in form.line(n).unwrap_or_default().iter().enumerate() {
                if k > 0 {
                    text.push(' ');
                }
                self.token(token, &mut nodes, &mut text);
            }
            text
        };
        (0..form.len()).map(line).collect()
    }

    /// Whether a form has the same lines as one of another module: as [`Self::lines`] of both would be equal, without making
    /// text of what needs none.
    pub fn same_lines(
        self,
        form: &Canonical<'_>,
        other: Names<'_>,
        others: &Canonical<'_>,
    ) -> bool {
        if form.len() != others.len() {
            return false;
        }
        let (mut mine, mut theirs) = (Nodes::default(), Nodes::default());
        let (mut a, mut b) = (String::new(), String::new());
        (0..form.len()).all(|n| {
            let (x, y) = (
                form.line(n).unwrap_or_default(),
                others.line(n).unwrap_or_default(),
            );
            x.len() == y.len()
                && x.iter().zip(y).all(|(s, t)| match (s, t) {
                    // These hold nothing that is known only to one module. Flags are not among them: what is written, and
                    // with it implied, may be set in one of two that mean the same.
                    (Token::Word(_) | Token::Local(_) | Token::Block(_), _) => s == t,
                    _ => {
                        a.clear();
                        b.clear();
                        self.token(s, &mut mine, &mut a);
                        other.token(t, &mut theirs, &mut b);
                        a == b
                    }
                })
        })
    }

    fn token(self, t: &Token<'_>, nodes: &mut Nodes, out: &mut String) {
        let done = match t {
            Token::Kind(k) => self.kind(k, out),
            Token::Type(ty) => write!(out, "{}", self.cx.types.display(*ty)),
            Token::Constant(c) => self.put_constant(c.pool, c.constant, out),
            Token::Metadata(LocalMetadata::Module(m)) => out.write_str(&self.metadata(m, nodes)),
            Token::Attachment(kind, m) => write!(out, "!{kind} {}", self.metadata(m, nodes)),
            Token::Asm(a) => {
                let parts = (&a.text, &a.constraints);
                write!(out, "{} {parts:?}", self.ty(a.fn_ty))
            }
            other => write!(out, "{other}"),
        };
        // A text takes all that is written to it.
        debug_assert!(done.is_ok());
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

    fn access(self, a: &MemAccess, out: &mut String) -> fmt::Result {
        let volatile = if a.volatile { " volatile" } else { "" };
        let scope = a.scope.map_or("", |s| self.symbol(s));
        let order = a.ordering.keyword();
        write!(out, "{:?}{volatile} {order} {scope}", a.align)
    }

    fn kind(self, k: &InstKind, out: &mut String) -> fmt::Result {
        match k {
            InstKind::Load(a) => {
                out.push_str("load ");
                self.access(a, out)
            }
            InstKind::Store(a) => {
                out.push_str("store ");
                self.access(a, out)
            }
            InstKind::CmpXchg {
                access,
                failure,
                weak,
            } => {
                out.push_str("cmpxchg ");
                self.access(access, out)?;
                write!(out, " {failure:?} {weak}")
            }
            InstKind::AtomicRmw(op, a) => {
                write!(out, "atomicrmw {op:?} ")?;
                self.access(a, out)
            }
            InstKind::Fence { ordering, scope } => {
                let scope = scope.map_or("", |s| self.symbol(s));
                write!(out, "fence {ordering:?} {scope}")
            }
            InstKind::Gep { elem } => {
                write!(out, "getelementptr {}", self.cx.types.display(*elem))
            }
            InstKind::Alloca {
                ty,
                align,
                inalloca,
                swifterror,
            } => {
                let ty = self.cx.types.display(*ty);
                write!(out, "alloca {ty} {align:?} {inalloca} {swifterror}")
            }
            InstKind::Call(c) => {
                out.push_str("call ");
                self.call(c, out)
            }
            InstKind::Invoke(c) => {
                out.push_str("invoke ");
                self.call(c, out)
            }
            InstKind::CallBr(c, n) => {
                write!(out, "callbr {n} ")?;
                self.call(c, out)
            }
            other => write!(out, "{other:?}"),
        }
    }

    fn call(self, c: &CallInfo, out: &mut String) -> fmt::Result {
        let (ty, attrs) = (self.cx.types.display(c.fn_ty), self.attr_list(&c.attrs));
        let rest = (c.cc, c.tail, c.addrspace, &c.bundles);
        write!(out, "{ty} {attrs} {rest:?}")
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
        let mut text = String::new();
        let done = self.put_constant(pool, c, &mut text);
        debug_assert!(done.is_ok());
        text
    }

    fn put_constant(self, pool: &ConstantPool, c: Constant, out: &mut String) -> fmt::Result {
        write!(out, "{} ", self.cx.types.display(pool.ty(c)))?;
        match pool.get(c) {
            ConstantData::Global(g) => write!(out, "{}", self.global(*g)),
            ConstantData::BlockAddress(g, b) => write!(out, "{} {b}", self.global(*g)),
            ConstantData::DsoLocalEquivalent(g) => write!(out, "dso_local {}", self.global(*g)),
            ConstantData::NoCfi(g) => write!(out, "no_cfi {}", self.global(*g)),
            ConstantData::Aggregate(e) => self.put_list(pool, e, out),
            ConstantData::PtrAuth(e) => {
                out.push_str("ptrauth ");
                self.put_list(pool, &e[..], out)
            }
            ConstantData::Splat(e) => {
                out.push_str("splat ");
                self.put_constant(pool, *e, out)
            }
            ConstantData::Expr(e) => {
                write!(out, "{} ", self.expression(e))?;
                self.put_list(pool, &e.operands(), out)
            }
            other => write!(out, "{other:?}"),
        }
    }

    fn put_list(self, pool: &ConstantPool, all: &[Constant], out: &mut String) -> fmt::Result {
        out.push('{');
        for (n, &e) in all.iter().enumerate() {
            if n > 0 {
                out.push_str(", ");
            }
            self.put_constant(pool, e, out)?;
        }
        out.push('}');
        Ok(())
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
