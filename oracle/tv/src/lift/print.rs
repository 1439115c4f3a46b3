//! A closed function as text.
//!
//! Each value is printed as what it naturally is; where something else is wanted (bits of a float, the address that a pointer
//! is), the conversion stands in front of the use, at the end of the block for phis.

use super::nature::{natures, number};
use super::node::{Access, Float, Kind, Lines, Nature, Node, Pointer, Val};
use super::ssa::{End, Ssa};
use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write;
use tandem_ir::machine::types::Space;

/// What the printer is told of the function and its module.
pub(super) struct Frame<'a> {
    /// Bits of a pointer of a space.
    pub pointer_bits: &'a dyn Fn(u32) -> u32,
    /// What is returned: nothing, or a type and what it is.
    pub result: Option<(String, Nature)>,
    /// Names of parameters that point to what nothing writes while the function runs.
    pub constants: Vec<String>,
    /// The vector that is returned, whose bits the result is.
    pub vector: Option<String>,
}

/// The body, from behind the opening brace to the closing one, and the intrinsics that it calls, by their declarations.
pub(super) fn body(ssa: &Ssa, frame: &Frame<'_>) -> String {
    let natures = natures(ssa, (frame.pointer_bits)(0));
    let mut p = Printer {
        ssa,
        frame,
        natures,
        wanted: wanted(ssa),
        blind: blind(ssa),
        out: String::new(),
        extra: 0,
        tails: BTreeMap::new(),
    };
    p.all();
    p.out
}

/// Which values have to be computed.
fn wanted(ssa: &Ssa) -> Vec<bool> {
    let mut wanted = vec![false; ssa.nodes.len()];
    let mut work = Vec::new();
    for block in &ssa.blocks {
        match &block.end {
            End::Either(v, ..) | End::Table(v, _) | End::Return(Some(v)) => work.push(*v),
            _ => {}
        }
        let effects = block
            .nodes
            .iter()
            .filter(|&&v| ssa.nodes[v as usize].is_effect());
        work.extend(effects);
    }
    while let Some(v) = work.pop() {
        let v = ssa.find(v) as usize;
        if !std::mem::replace(&mut wanted[v], true) {
            work.extend(&ssa.nodes[v].args);
        }
    }
    wanted
}

/// Values that only such operations use as tell no NaN from another.
fn blind(ssa: &Ssa) -> Vec<bool> {
    let mut blind = vec![true; ssa.nodes.len()];
    let mut seen = |v: Val| blind[ssa.find(v) as usize] = false;
    for node in &ssa.nodes {
        if !matches!(&node.kind, Kind::Lines(l, _) if l.blind) {
            node.args.iter().for_each(|&a| seen(a));
        }
    }
    for block in &ssa.blocks {
        if let End::Either(v, ..) | End::Table(v, _) | End::Return(Some(v)) = &block.end {
            seen(*v);
        }
    }
    blind
}

struct Printer<'a> {
    ssa: &'a Ssa,
    frame: &'a Frame<'a>,
    natures: Vec<Nature>,
    wanted: Vec<bool>,
    /// Values whose NaN nobody tells from another.
    blind: Vec<bool>,
    out: String,
    extra: usize,
    /// Conversions at the ends of blocks, for the phis behind them: block, value, what is wanted, and its name.
    tails: BTreeMap<(usize, Val, String), String>,
}

impl Printer<'_> {
    fn all(&mut self) {
        let preds = self.ssa.predecessors();
        let blocks = 0..self.ssa.blocks.len();
        // Bodies first, so that phis know what their operands are called at the ends of blocks.
        let mut bodies = Vec::new();
        for b in blocks.clone() {
            for &v in &self.ssa.blocks[b].nodes {
                if self.wanted[v as usize] {
                    self.node(v);
                }
            }
            bodies.push(std::mem::take(&mut self.out));
        }
        let mut heads = Vec::new();
        let mut tails = vec![String::new(); bodies.len()];
        for b in blocks.clone() {
            let mut head = String::new();
            for &(_, _, phi) in &self.ssa.blocks[b].phis {
                if self.ssa.find(phi) == phi && self.wanted[phi as usize] {
                    self.phi((phi, b), &preds[b], &mut head, &mut tails);
                }
            }
            heads.push(head);
        }
        for b in blocks {
            let block = &self.ssa.blocks[b];
            if block.end == End::Open {
                continue;
            }
            let _ = writeln!(self.out, "{}:", block.name);
            self.out.push_str(&heads[b]);
            self.out.push_str(&bodies[b]);
            self.out.push_str(&tails[b]);
            self.end(&block.end);
        }
        let tables = |b: &super::ssa::Block| matches!(b.end, End::Table(..));
        if self.ssa.blocks.iter().any(tables) {
            self.out.push_str("beyond$:\n  unreachable\n");
        }
    }

    fn phi(
        &mut self,
        (phi, block): (Val, usize),
        preds: &[usize],
        head: &mut String,
        tails: &mut [String],
    ) {
        let nature = self.natures[phi as usize];
        let ty = self.type_of(phi);
        let mut incoming = Vec::new();
        for (k, &p) in preds.iter().enumerate() {
            let arg = self.ssa.find(self.ssa.nodes[phi as usize].args[k]);
            let key = (p, arg, ty.clone());
            let name = match self.tails.get(&key) {
                Some(name) => name.clone(),
                None => {
                    let name = self.as_nature(arg, nature);
                    tails[p].push_str(&std::mem::take(&mut self.out));
                    self.tails.insert(key, name.clone());
                    name
                }
            };
            // An operand for each edge, and a jump table may have several to one block.
            let edges = self.ssa.blocks[p].end.targets();
            let edges = edges.into_iter().filter(|&t| t == block).count();
            let operand = format!("[ {name}, %{} ]", self.ssa.blocks[p].name);
            incoming.extend(std::iter::repeat_n(operand, edges));
        }
        let _ = writeln!(
            head,
            "  {} = phi {ty} {}",
            self.name(phi),
            incoming.join(", ")
        );
    }

    fn end(&mut self, end: &End) {
        let label = |b: &usize| format!("label %{}", self.ssa.blocks[*b].name);
        let text = match end {
            End::Open | End::Unreachable => "unreachable".to_owned(),
            End::Go(b) => format!("br {}", label(b)),
            End::Either(v, a, b) => {
                let (a, b) = (label(a), label(b));
                format!("br i1 {}, {a}, {b}", self.number(*v))
            }
            End::Table(v, all) => {
                let cases = all.iter().enumerate();
                let cases: Vec<String> = cases
                    .map(|(k, b)| format!("i32 {k}, {}", label(b)))
                    .collect();
                let v = self.number(*v);
                format!("switch i32 {v}, label %beyond$ [ {} ]", cases.join(" "))
            }
            End::Return(None) => "ret void".into(),
            End::Return(Some(v)) => match &self.frame.result {
                None => "ret void".into(),
                Some((ty, nature)) => {
                    let v = self.as_nature(*v, *nature);
                    match &self.frame.vector {
                        None => format!("ret {ty} {v}"),
                        Some(vector) => {
                            let t = self.fresh();
                            let _ = writeln!(self.out, "  {t} = bitcast {ty} {v} to {vector}");
                            format!("ret {vector} {t}")
                        }
                    }
                }
            },
        };
        let _ = writeln!(self.out, "  {text}");
    }

    fn node(&mut self, v: Val) {
        let node = &self.ssa.nodes[v as usize];
        let nature = self.natures[v as usize];
        let d = self.name(v);
        match &node.kind {
            Kind::Const(_) | Kind::Given(..) | Kind::Phi => {}
            Kind::Open => {
                let ty = self.type_of(v);
                let _ = writeln!(self.out, "  {d} = freeze {ty} undef");
            }
            Kind::Freeze => {
                let (ty, a) = (self.type_of(v), self.as_nature(node.args[0], nature));
                let _ = writeln!(self.out, "  {d} = freeze {ty} {a}");
            }
            Kind::Add | Kind::Sub => self.sum(v, node, nature),
            Kind::Select => {
                let ty = self.type_of(v);
                let c = self.number(node.args[0]);
                let a = self.as_nature(node.args[1], nature);
                let b = self.as_nature(node.args[2], nature);
                let _ = writeln!(self.out, "  {d} = select i1 {c}, {ty} {a}, {ty} {b}");
            }
            Kind::Compare(pred) => self.comparison(&d, pred, node),
            Kind::Cvta(..) => self.cvta(&d, node, nature),
            Kind::Load(a) => {
                let p = self.pointer(node.args[0], a.space, a.offset);
                let ty = self.type_of(v);
                let constant = a.invariant && self.is_constant(node.args[0]);
                let a = &Access {
                    invariant: a.invariant && !constant,
                    ..a.clone()
                };
                let (head, tail) = attributes(a);
                let (t, u) = (self.fresh(), self.fresh());
                let text = match (a.fixed, nature) {
                    (false, _) => format!("  {d} = load {head}{ty}, {p}{tail}"),
                    (true, Nature::Pointer(_)) => {
                        format!("  {t} = load {head}{ty}, {p}{tail}\n  {d} = freeze {ty} {t}")
                    }
                    (true, _) => {
                        let bytes = format!("<{} x i8>", a.bits / 8);
                        format!(
                            "  {t} = load {head}{bytes}, {p}{tail}\n  {u} = freeze {bytes} {t}\n  {d} = bitcast {bytes} {u} to {ty}"
                        )
                    }
                };
                let _ = writeln!(self.out, "{text}");
            }
            Kind::Store(a) => {
                let p = self.pointer(node.args[0], a.space, a.offset);
                let what = self.stored(node.args[1], a);
                let (head, tail) = attributes(a);
                let _ = writeln!(self.out, "  store {head}{what}, {p}{tail}");
            }
            Kind::Lines(l, _) => {
                let text = match &l.plain {
                    Some(plain) if self.blind[v as usize] => plain,
                    _ => &l.text,
                };
                self.lines(&d, node, (text, l));
            }
        }
    }

    /// Whether an address lies in what nothing writes while the function runs.
    fn is_constant(&self, v: Val) -> bool {
        let mut seen = BTreeSet::new();
        let mut work = vec![v];
        let mut roots = 0;
        while let Some(v) = work.pop() {
            let v = self.ssa.find(v);
            if !seen.insert(v) {
                continue;
            }
            let node = &self.ssa.nodes[v as usize];
            let pointer = |v: &&Val| {
                matches!(
                    self.natures[self.ssa.find(**v) as usize],
                    Nature::Pointer(_)
                )
            };
            match &node.kind {
                Kind::Given(text, Nature::Pointer(_)) if self.frame.constants.contains(text) => {
                    roots += 1
                }
                Kind::Phi | Kind::Add | Kind::Sub | Kind::Freeze | Kind::Cvta(..) => {
                    work.extend(node.args.iter().filter(pointer));
                }
                Kind::Select => work.extend(node.args[1..].iter().filter(pointer)),
                _ => return false,
            }
        }
        roots > 0
    }

    /// What is stored, as it is: a float, a pointer or a number of the access's width.
    fn stored(&mut self, v: Val, a: &Access) -> String {
        let v = self.ssa.find(v);
        let nature = match (self.natures[v as usize], a.float) {
            (Nature::Any, Some(f)) => Nature::Float(f),
            (n @ (Nature::Float(_) | Nature::Pointer(_)), _) => n,
            (Nature::Any | Nature::Int, _) => Nature::Int,
        };
        let ty = self.spelled(nature, self.ssa.nodes[v as usize].width);
        format!("{ty} {}", self.as_nature(v, nature))
    }

    fn sum(&mut self, v: Val, node: &Node, nature: Nature) {
        let d = self.name(v);
        let subtract = node.kind == Kind::Sub;
        let w = node.width;
        let Nature::Pointer(p) = nature else {
            let (a, b) = (self.number(node.args[0]), self.number(node.args[1]));
            let op = if subtract { "sub" } else { "add" };
            let _ = writeln!(self.out, "  {d} = {op} i{w} {a}, {b}");
            return;
        };
        let is_pointer =
            |v: Val| matches!(self.natures[self.ssa.find(v) as usize], Nature::Pointer(_));
        let (base, other) = match is_pointer(node.args[0]) {
            true => (node.args[0], node.args[1]),
            false => (node.args[1], node.args[0]),
        };
        let base = self.as_nature(base, nature);
        let mut other = self.number(other);
        if subtract {
            let t = self.fresh();
            let _ = writeln!(self.out, "  {t} = sub i{w} 0, {other}");
            other = t;
        }
        let ty = spelled_pointer(p.space);
        let _ = writeln!(
            self.out,
            "  {d} = getelementptr i8, {ty} {base}, i{w} {other}"
        );
    }

    fn comparison(&mut self, d: &str, pred: &str, node: &Node) {
        let (a, b) = (self.ssa.find(node.args[0]), self.ssa.find(node.args[1]));
        let w = self.ssa.nodes[a as usize].width;
        let null = |v: Val| matches!(self.ssa.nodes[v as usize].kind, Kind::Const(0));
        let pointers = match (self.natures[a as usize], self.natures[b as usize]) {
            (Nature::Pointer(p), Nature::Pointer(q)) => {
                (p.held == q.held && p.space == q.space).then_some(p)
            }
            (Nature::Pointer(p), _) if null(b) => Some(p),
            (_, Nature::Pointer(p)) if null(a) => Some(p),
            _ => None,
        };
        let (ty, a, b) = match pointers {
            Some(p) => {
                let n = Nature::Pointer(p);
                let (a, b) = (self.as_nature(a, n), self.as_nature(b, n));
                (spelled_pointer(p.space), a, b)
            }
            None => (format!("i{w}"), self.number(a), self.number(b)),
        };
        let _ = writeln!(self.out, "  {d} = icmp {pred} {ty} {a}, {b}");
    }

    fn cvta(&mut self, d: &str, node: &Node, nature: Nature) {
        let (Nature::Pointer(to), Nature::Pointer(from)) =
            (nature, self.natures[self.ssa.find(node.args[0]) as usize])
        else {
            let &Kind::Cvta(to_generic, space) = &node.kind else {
                return;
            };
            self.cvta_of_number(d, node, to_generic, space);
            return;
        };
        let a = self.as_nature(node.args[0], Nature::Pointer(from));
        let (x, y) = (spelled_pointer(from.space), spelled_pointer(to.space));
        let text = match from.space == to.space {
            true => format!("getelementptr i8, {x} {a}, i64 0"),
            false => format!("addrspacecast {x} {a} to {y}"),
        };
        let _ = writeln!(self.out, "  {d} = {text}");
    }

    /// An address that is a number: what it leads to has as a number the address in the other space.
    fn cvta_of_number(&mut self, d: &str, node: &Node, to_generic: bool, space: Space) {
        let (w, a) = (node.width, self.number(self.ssa.find(node.args[0])));
        let spaces = (number(Space::Generic), number(space));
        let (from, to) = match to_generic {
            true => (spaces.1, spaces.0),
            false => spaces,
        };
        let (p, q) = (self.fresh(), self.fresh());
        let (x, y) = (spelled_pointer(from), spelled_pointer(to));
        let _ = writeln!(
            self.out,
            "  {p} = inttoptr i{w} {a} to {x}\n  {q} = addrspacecast {x} {p} to {y}\n  {d} = ptrtoint {y} {q} to i{w}"
        );
    }

    /// A pointer for an access: its type and name.
    fn pointer(&mut self, v: Val, space: Space, offset: i64) -> String {
        let v = self.ssa.find(v);
        let (mut name, at) = match self.natures[v as usize] {
            Nature::Pointer(p) if p.held == space => {
                (self.as_nature(v, Nature::Pointer(p)), p.space)
            }
            // The number that the register holds, taken for an address of this space.
            _ => {
                let (w, n) = (self.ssa.nodes[v as usize].width, self.number(v));
                let (t, at) = (self.fresh(), number(space));
                let ty = spelled_pointer(at);
                let _ = writeln!(self.out, "  {t} = inttoptr i{w} {n} to {ty}");
                (t, at)
            }
        };
        let ty = spelled_pointer(at);
        if offset != 0 {
            let t = self.fresh();
            let bits = (self.frame.pointer_bits)(at);
            let _ = writeln!(
                self.out,
                "  {t} = getelementptr i8, {ty} {name}, i{bits} {offset}"
            );
            name = t;
        }
        format!("{ty} {name}")
    }

    fn lines(&mut self, d: &str, node: &Node, (lines, l): (&str, &Lines)) {
        let mut text = String::new();
        let mut rest = lines;
        // Names of the lines' own; what is converted on the way has names behind them.
        let first = self.extra;
        self.extra += 10;
        while let Some(at) = rest.find('$') {
            text.push_str(&rest[..at]);
            let word = &rest[at + 1..];
            let digit = |s: &str| {
                s.bytes()
                    .next()
                    .map_or(0, |b| usize::from(b.wrapping_sub(b'0')))
            };
            let (piece, taken) = match word.as_bytes().first() {
                Some(b'$') => ("$".to_owned(), 1),
                Some(b'd') => (d.to_owned(), 1),
                Some(b't') => (format!("%x${}", first + digit(&word[1..])), 2),
                Some(b'f') => (self.float(node.args[digit(&word[1..])], l.float), 2),
                Some(b'p') => (self.pointer(node.args[digit(&word[1..])], l.space, 0), 2),
                _ => (self.number(node.args[digit(word)]), 1),
            };
            text.push_str(&piece);
            rest = &word[taken..];
        }
        text.push_str(rest);
        for line in text.lines() {
            let _ = writeln!(self.out, "  {line}");
        }
    }

    fn name(&self, v: Val) -> String {
        let node = &self.ssa.nodes[v as usize];
        match &node.name {
            // Registers of assembly may have no percent sign, or several.
            Some(name) => format!("%{}${v}", name.replace('%', "")),
            None => format!("%v${v}"),
        }
    }
    fn fresh(&mut self) -> String {
        self.extra += 1;
        format!("%x${}", self.extra - 1)
    }

    fn type_of(&self, v: Val) -> String {
        self.spelled(self.natures[v as usize], self.ssa.nodes[v as usize].width)
    }
    fn spelled(&self, n: Nature, width: u32) -> String {
        match n {
            Nature::Any | Nature::Int => format!("i{width}"),
            Nature::Float(f) => f.text().into(),
            Nature::Pointer(p) => spelled_pointer(p.space),
        }
    }

    /// A value as something of a nature.
    fn as_nature(&mut self, v: Val, n: Nature) -> String {
        match n {
            Nature::Any | Nature::Int => self.number(v),
            Nature::Float(f) => self.float(v, f),
            Nature::Pointer(p) => self.as_pointer(v, p),
        }
    }

    fn number(&mut self, v: Val) -> String {
        let v = self.ssa.find(v);
        let node = &self.ssa.nodes[v as usize];
        let w = node.width;
        let natural = match &node.kind {
            Kind::Const(c) if w == 1 => return (*c != 0).to_string(),
            Kind::Const(c) => return c.to_string(),
            Kind::Given(text, _) => text.clone(),
            _ => self.name(v),
        };
        let conversion = match self.natures[v as usize] {
            Nature::Any | Nature::Int => return natural,
            Nature::Float(f) => format!("bitcast {} {natural} to i{w}", f.text()),
            Nature::Pointer(p) => {
                format!("ptrtoint {} {natural} to i{w}", spelled_pointer(p.space))
            }
        };
        let t = self.fresh();
        let _ = writeln!(self.out, "  {t} = {conversion}");
        t
    }

    fn float(&mut self, v: Val, f: Float) -> String {
        let v = self.ssa.find(v);
        let node = &self.ssa.nodes[v as usize];
        if self.natures[v as usize] == Nature::Float(f) {
            return match &node.kind {
                Kind::Given(text, _) => text.clone(),
                _ => self.name(v),
            };
        }
        if let Kind::Const(c) = node.kind
            && let Some(text) = float_text(c, f)
        {
            return text;
        }
        let n = self.number(v);
        let t = self.fresh();
        let _ = writeln!(
            self.out,
            "  {t} = bitcast i{} {n} to {}",
            f.bits(),
            f.text()
        );
        t
    }

    fn as_pointer(&mut self, v: Val, p: Pointer) -> String {
        let v = self.ssa.find(v);
        let node = &self.ssa.nodes[v as usize];
        match (&node.kind, self.natures[v as usize]) {
            (Kind::Given(text, _), Nature::Pointer(q)) if q.space == p.space => text.clone(),
            (_, Nature::Pointer(q)) if q.space == p.space => self.name(v),
            (Kind::Const(0), _) => "null".into(),
            _ => {
                let n = self.number(v);
                let t = self.fresh();
                let ty = spelled_pointer(p.space);
                let _ = writeln!(self.out, "  {t} = inttoptr i{} {n} to {ty}", node.width);
                t
            }
        }
    }
}

/// What stands in front of the type and behind the address of an access.
fn attributes(a: &Access) -> (String, String) {
    let mut head = String::new();
    let mut tail = String::new();
    if a.order.is_some() {
        head.push_str("atomic ");
    }
    if a.volatile {
        head.push_str("volatile ");
    }
    if let Some(order) = &a.order {
        let _ = write!(tail, " {order}");
    }
    let _ = write!(tail, ", align {}", a.align);
    if a.invariant {
        tail.push_str(", !invariant.load !{}");
    }
    (head, tail)
}

pub(super) fn spelled_pointer(space: u32) -> String {
    match space {
        0 => "ptr".into(),
        n => format!("ptr addrspace({n})"),
    }
}

/// A float as LLVM IR writes it; `None` for NaNs of single floats, whose text would be another one.
fn float_text(bits: u64, f: Float) -> Option<String> {
    Some(match f {
        Float::Half => format!("0xH{bits:04X}"),
        Float::Brain => format!("0xR{bits:04X}"),
        Float::Double => format!("0x{bits:016X}"),
        Float::Single => {
            let x = f32::from_bits(bits as u32);
            if x.is_nan() {
                return None;
            }
            format!("0x{:016X}", f64::from(x).to_bits())
        }
    })
}
