//! Claims of scalar evolution as text, in the syntax of LLVM 22's `print<scalar-evolution>`.

use super::{
    AtExit, Disposition, Expr, FlagFact, Interval, LoopClaim, Nary, Node, Predicate, Predicated,
    Scev, Wrap,
};
use crate::entity::{Block, Inst, Value};
use crate::function::Function;
use crate::module::Header;
use crate::text::FunctionText;
use cranelift_entity::SecondaryMap;
use std::fmt::Write;

/// Writes the claims of one function.
pub struct Printer<'a> {
    header: &'a Header,
    f: &'a Function,
    claims: &'a Scev,
    text: FunctionText<'a>,
    flags: SecondaryMap<Expr, Wrap>,
}

/// What is left to be written of an expression.
enum Todo {
    Expr(Expr),
    Text(&'static str),
    Owned(String),
}

impl<'a> Printer<'a> {
    /// A printer for the claims of a function.
    pub fn new(header: &'a Header, f: &'a Function, claims: &'a Scev) -> Printer<'a> {
        let mut flags = SecondaryMap::new();
        for &FlagFact { expr, flags: w, .. } in &claims.flags {
            flags[expr] |= w;
        }
        let text = FunctionText::new(header, f);
        Printer {
            header,
            f,
            claims,
            text,
            flags,
        }
    }

    /// One expression.
    pub fn expr(&self, e: Expr) -> String {
        let mut out = String::new();
        let mut todo = vec![Todo::Expr(e)];
        while let Some(next) = todo.pop() {
            match next {
                Todo::Text(t) => out.push_str(t),
                Todo::Owned(t) => out.push_str(&t),
                Todo::Expr(e) => self.open(e, &mut out, &mut todo),
            }
        }
        out
    }

    /// A value without its type.
    fn name(&self, v: Value) -> String {
        let text = self.text.value(v);
        let ty = self.header.types.display(self.f.value_type(v)).to_string();
        let name = text.strip_prefix(&ty).unwrap_or(&text);
        name.trim_start().to_string()
    }

    /// A leaf; the address of a variable as the conversion that it is.
    fn leaf(&self, v: Value) -> String {
        let name = self.name(v);
        match name.strip_prefix("ptrtoint (") {
            Some(conversion) => format!("(ptrtoint {conversion}"),
            None => name,
        }
    }

    fn open(&self, e: Expr, out: &mut String, todo: &mut Vec<Todo>) {
        let typed = &self.claims.exprs[e];
        match &typed.node {
            Node::Const(n) => out.push_str(&constant(typed.width, *n)),
            Node::Unknown(v) => out.push_str(&self.leaf(*v)),
            Node::Cast(op, x) => {
                let to = self.header.types.display(typed.ty);
                let from = self.claims.exprs[*x].ty;
                let from = self.header.types.display(from);
                let _ = write!(out, "({} {from} ", op.keyword());
                todo.push(Todo::Owned(format!(" to {to})")));
                todo.push(Todo::Expr(*x));
            }
            Node::UDiv(a, b) => {
                out.push('(');
                todo.push(Todo::Text(")"));
                todo.push(Todo::Expr(*b));
                todo.push(Todo::Text(" /u "));
                todo.push(Todo::Expr(*a));
            }
            Node::Nary(op, xs) => {
                out.push('(');
                let flags = match op {
                    Nary::Add | Nary::Mul => suffix(self.flags[e], false),
                    _ => String::new(),
                };
                todo.push(Todo::Owned(format!("){flags}")));
                list(xs, op.separator(), todo);
            }
            Node::AddRec(header, xs) => {
                out.push('{');
                let flags = suffix(self.flags[e], true);
                let label = self.text.block(*header);
                todo.push(Todo::Owned(format!("}}{flags}<{label}>")));
                list(xs, ",+,", todo);
            }
        }
    }

    /// Expressions of all instructions, if asked for, then the counts of all loops.
    pub fn function(&self, classify: bool) -> String {
        let name = self.header.global_name(self.f.global);
        let mut out =
            format!("Printing analysis 'Scalar Evolution Analysis' for function '{name}':\n");
        if classify {
            let _ = writeln!(out, "Classifying expressions for: @{name}");
            for n in 0..self.claims.values.len() {
                self.value(n, &mut out);
            }
        }
        let _ = writeln!(out, "Determining loop execution counts for: @{name}");
        for l in &self.claims.loops {
            self.counts(l, &mut out);
        }
        out
    }

    fn value(&self, n: usize, out: &mut String) {
        let claim = &self.claims.values[n];
        let _ = writeln!(out, "  {}", self.text.inst(claim.inst));
        let _ = write!(out, "  -->  {}", self.expr(claim.expr));
        let ranges = claim.ranges.map(interval);
        let _ = write!(out, " U: {} S: {}", ranges[0], ranges[1]);
        if let Some((here, ranges)) = claim.here {
            let ranges = ranges.map(interval);
            let _ = write!(out, "  -->  {}", self.expr(here));
            let _ = write!(out, " U: {} S: {}", ranges[0], ranges[1]);
        }
        match claim.exit {
            AtExit::NoLoop => {}
            AtExit::Unknown => out.push_str("\t\tExits: <<Unknown>>"),
            AtExit::Is(e) => {
                let _ = write!(out, "\t\tExits: {}", self.expr(e));
            }
        }
        if !claim.dispositions.is_empty() {
            let each = claim.dispositions.iter().map(|&(b, d)| {
                let word = match d {
                    Disposition::Variant => "Variant",
                    Disposition::Invariant => "Invariant",
                    Disposition::Computable => "Computable",
                };
                format!("{}: {word}", self.text.block(b))
            });
            let each: Vec<String> = each.collect();
            let _ = write!(out, "\t\tLoopDispositions: {{ {} }}", each.join(", "));
        }
        out.push('\n');
    }

    /// An expression, a constant with its type in front.
    pub fn typed(&self, e: Expr) -> String {
        let typed = &self.claims.exprs[e];
        match typed.node {
            Node::Const(_) => format!("{} {}", self.header.types.display(typed.ty), self.expr(e)),
            _ => self.expr(e),
        }
    }

    /// An instruction, without what stands before it in a line.
    pub fn inst(&self, i: Inst) -> String {
        self.text.inst(i).trim_start().to_string()
    }

    /// A block as branches name it.
    pub fn block(&self, b: Block) -> String {
        self.text.block(b)
    }

    /// The accesses with their subscripts, as LLVM 22's `print<delinearization>` writes them. "Succeeded" says that
    /// everything that makes a list one of subscripts was shown.
    pub fn accesses(&self) -> String {
        let name = self.header.global_name(self.f.global);
        let mut out = format!("Printing analysis 'Delinearization' for function '{name}':");
        for a in &self.claims.accesses {
            let _ = write!(out, "\nInst:  {}", self.inst(a.inst));
            let _ = writeln!(out, "\nAccessFunction: {}", self.expr(a.offset));
            let Some(list) = &a.list else {
                out.push_str("failed to delinearize\n");
                continue;
            };
            let in_brackets = |e: &Expr| format!("[{}]", self.expr(*e));
            let dims: String = list.dims.iter().map(in_brackets).collect();
            let subs: String = list.subs.iter().map(in_brackets).collect();
            let _ = writeln!(out, "Base offset: {}", self.name(a.base));
            let elem = list.elem;
            let _ = writeln!(
                out,
                "ArrayDecl[UnknownSize]{dims} with elements of {elem} bytes."
            );
            let _ = writeln!(out, "ArrayRef{subs}");
            let word = if list.is_exact() {
                "Succeeded"
            } else {
                "Failed"
            };
            let _ = writeln!(out, "Delinearization validation: {word}");
        }
        if self.claims.accesses.is_empty() {
            out.push('\n');
        }
        out
    }

    /// What is claimed of one loop, a line each.
    pub fn counts(&self, l: &LoopClaim, out: &mut String) {
        let name = self.text.block(l.header);
        // LLVM writes the name alone, and nothing for a block without one.
        let bare = |b: Block| self.f.block_name(b).unwrap_or_default();
        let count = |e: Option<Expr>| e.map_or("***COULDNOTCOMPUTE***".into(), |e| self.typed(e));
        let several = match l.exits.len() {
            1 => "",
            _ => "<multiple exits> ",
        };
        let line = match l.exact {
            Some(e) => format!("backedge-taken count is {}", self.typed(e)),
            None => "Unpredictable backedge-taken count.".into(),
        };
        let _ = writeln!(out, "Loop {name}: {several}{line}");
        if l.exits.len() > 1 {
            for x in &l.exits {
                let (at, count) = (bare(x.block), count(x.exact));
                let _ = writeln!(out, "  exit count for {at}: {count}");
            }
        }
        for (what, e) in [("constant", l.constant_max), ("symbolic", l.symbolic_max)] {
            let line = match e {
                Some(e) => format!("{what} max backedge-taken count is {}", self.typed(e)),
                None => format!("Unpredictable {what} max backedge-taken count. "),
            };
            let _ = writeln!(out, "Loop {name}: {line}");
        }
        if l.exits.len() > 1 {
            for x in &l.exits {
                let (at, count) = (bare(x.block), count(x.symbolic_max));
                let _ = writeln!(out, "  symbolic max exit count for {at}: {count}");
            }
        }
        if let Some(p) = &l.predicated {
            self.predicated(&name, l, p, out);
        }
        if let Some(m) = l.multiple {
            let _ = writeln!(out, "Loop {name}: Trip multiple is {m}");
        }
    }
}

impl Printer<'_> {
    /// Counts under predicates, those that are other than without.
    fn predicated(&self, name: &str, l: &LoopClaim, p: &Predicated, out: &mut String) {
        let lines = [
            ("", p.exact, l.exact),
            ("constant max ", p.constant_max, l.constant_max),
            ("symbolic max ", p.symbolic_max, l.symbolic_max),
        ];
        for (what, e, without) in lines {
            let Some(e) = e.filter(|_| e != without) else {
                continue;
            };
            let count = self.typed(e);
            let _ = writeln!(
                out,
                "Loop {name}: Predicated {what}backedge-taken count is {count}"
            );
            out.push_str(" Predicates:\n");
            for p in &p.predicates {
                let _ = match *p {
                    Predicate::Equal(a, b) => writeln!(
                        out,
                        "    Equal predicate: {} == {}",
                        self.expr(a),
                        self.expr(b)
                    ),
                    Predicate::Exact { rec, signed } => {
                        let flag = if signed { "nssw" } else { "nusw" };
                        writeln!(out, "    {} Added Flags: <{flag}>", self.expr(rec))
                    }
                };
            }
        }
    }
}

fn list(xs: &[Expr], separator: &'static str, todo: &mut Vec<Todo>) {
    for (n, &x) in xs.iter().enumerate().rev() {
        todo.push(Todo::Expr(x));
        if n > 0 {
            todo.push(Todo::Text(separator));
        }
    }
}

fn suffix(flags: Wrap, recurrence: bool) -> String {
    let mut out = String::new();
    if flags.has(Wrap::NUW) {
        out.push_str("<nuw>");
    }
    if flags.has(Wrap::NSW) {
        out.push_str("<nsw>");
    }
    if recurrence && out.is_empty() && flags.has(Wrap::NW) {
        out.push_str("<nw>");
    }
    out
}

/// A number read as signed; of one bit, a truth value.
fn constant(width: u32, n: u128) -> String {
    match (width, n) {
        (1, 0) => "false".into(),
        (1, _) => "true".into(),
        _ => signed(width, n).to_string(),
    }
}

fn signed(width: u32, n: u128) -> i128 {
    let shift = 128 - width.clamp(1, 128);
    ((n << shift) as i128) >> shift
}

/// The half-open interval as LLVM prints it: both ends read as signed.
fn interval(i: Interval) -> String {
    match i.is_full() {
        true => "full-set".into(),
        false => format!("[{},{})", signed(i.width, i.lo), signed(i.width, i.hi)),
    }
}
