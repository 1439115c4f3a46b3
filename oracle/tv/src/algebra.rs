//! What `reassoc` licenses: expressions that are equal as real numbers.
//!
//! LangRef's words for `reassoc` are "algebraically equivalent transformations". An operation with the flag, whose operands are
//! operations with it, is a fraction of polynomials over what goes into it from outside, its *leaves*:
//!
//! ```text
//!   source                                   target
//!   %s = fmul reassoc nsz float %x, %z       %t = fadd reassoc nsz float %x, %y
//!   %u = fmul reassoc nsz float %y, %z       %r = fmul reassoc nsz float %t, %z
//!   %r = fadd reassoc nsz float %s, %u
//!        x·z + y·z                      =         (x + y)·z
//! ```
//!
//! [`Plan::of`] looks for expressions of the target that are equal to one of the source, and hands them to the encoder as
//! further ways in which the source may compute its own from its own leaves. That a leaf was recognised wrongly does no harm:
//! what the source may give is equal to what it says, whoever asked for it.
//!
//! Sums need `nsz` as well, because a zero changes its sign where terms cancel; quotients by what is not constant, and roots,
//! need `nnan`, because they cancel only where they are numbers. A constant of the target may be the rounded one.

mod poly;

pub(crate) use poly::{Poly, Rational};

use crate::validate::Subject;
use rustc_hash::{FxHashMap, FxHashSet};
use tandem_ir::constant::ConstantData;
use tandem_ir::function::ValueDef;
use tandem_ir::inst::{BinOp, InstKind};
use tandem_ir::{Flags, FloatKind, Function, Inst, Value};

/// Most operations below another one that belong to its expression.
const DEPTH: u32 = 6;
/// Most pairs of expressions that are compared; with more, those of the same name alone.
const PAIRS: usize = 2500;
/// Most further ways to compute one expression.
const WAYS: usize = 3;

/// An expression over values of the source.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Expr {
    /// A value that goes into it.
    Leaf(Value),
    /// A constant by its bits, in each element.
    Constant(u128),
    /// The negation.
    Neg(Box<Expr>),
    /// The square root.
    Sqrt(Box<Expr>),
    /// Arithmetic.
    Binary(BinOp, Box<[Expr; 2]>),
}

impl Expr {
    /// True for sums alone.
    fn is_chain(&self) -> bool {
        match self {
            Expr::Leaf(_) => true,
            Expr::Binary(BinOp::FAdd, sides) => sides.iter().all(Expr::is_chain),
            _ => false,
        }
    }
}

/// In what other ways operations of the source may be carried out.
#[derive(Default, Debug)]
pub struct Plan {
    /// By operation of the source: what gives the same real number, and the fast-math flags that all of it has.
    pub ways: FxHashMap<Inst, (Vec<Expr>, Flags)>,
    /// Operations of the target that are part of expressions which are equal to one of the source: they may say `reassoc`.
    pub licensed: FxHashSet<Inst>,
}

impl Plan {
    /// Compares the expressions of two functions.
    pub fn of(source: Subject<'_>, target: Subject<'_>) -> Plan {
        let mut plan = Plan::default();
        let roots = licensed_operations(source.function);
        if roots.is_empty() {
            return plan;
        }
        let all = float_operations(target.function);
        let few = roots.len().saturating_mul(all.len()) <= PAIRS;
        let named = |s: Inst, t: Inst| {
            let (f, g) = (source.function, target.function);
            let name =
                |f: &Function, i: Inst| f.result(i).and_then(|v| f.name(v).map(str::to_owned));
            name(f, s).is_some_and(|n| name(g, t) == Some(n))
        };
        for i in roots {
            let mut reader = Reader::new(source, Licensed);
            let Some(mine) = reader.expression(i) else {
                continue;
            };
            let (leaves, flags, kind) = (reader.leaves, reader.flags, reader.kind);
            let mut ways = Vec::new();
            if let Some(&leaf) = mine.poly.as_leaf().and_then(|key| leaves.get(key))
                && flags.contains(needed(&mine, &mine))
            {
                ways.push(Expr::Leaf(leaf));
            }
            for &t in all.iter().filter(|&&t| few || named(i, t)) {
                let mut reader = Reader::new(target, StopAt(&leaves));
                let Some(other) = reader.expression(t) else {
                    continue;
                };
                if kind != reader.kind || !other.poly.rounds_to(&mine.poly, kind) {
                    continue;
                }
                let same = other.expr == mine.expr;
                if same || flags.contains(needed(&mine, &other)) {
                    plan.licensed.extend(&reader.met);
                }
                if !same && flags.contains(needed(&mine, &other)) {
                    ways.push(other.expr);
                }
            }
            ways.dedup();
            ways.truncate(WAYS);
            if !ways.is_empty() {
                plan.ways.insert(i, (ways, flags));
            }
        }
        plan
    }
}

/// The flags under which one expression may stand for the other.
fn needed(a: &Expression, b: &Expression) -> Flags {
    let mut needs = Flags::REASSOC;
    // Sums of the same numbers are zeros of the same sign in any order.
    if (a.sums || b.sums) && !(a.expr.is_chain() && b.expr.is_chain()) {
        needs |= Flags::NSZ;
    }
    if a.divides || b.divides {
        needs |= Flags::NNAN;
    }
    if a.poly.is_zero() {
        needs |= Flags::NSZ | Flags::NNAN;
    }
    needs
}

fn float_operations(f: &Function) -> Vec<Inst> {
    let insts = f.blocks().flat_map(|b| f.insts(b));
    let float = |&i: &Inst| match f.kind(i) {
        InstKind::Binary(op) => op.is_float(),
        InstKind::FNeg => true,
        _ => false,
    };
    insts.filter(float).collect()
}

fn licensed_operations(f: &Function) -> Vec<Inst> {
    let mut all = float_operations(f);
    all.retain(|&i| f.flags(i).contains(Flags::REASSOC));
    all
}

/// An expression with the real number that it is.
struct Expression {
    expr: Expr,
    poly: Poly,
    sums: bool,
    divides: bool,
}

/// Where an expression ends.
trait Ends {
    /// The value of the source that stands here, if the expression ends here.
    fn leaf(&self, key: &str, v: Value) -> Option<Value>;
    /// True if operations without `reassoc` end it.
    fn licensed_only(&self) -> bool;
}

/// At operations without `reassoc`.
struct Licensed;

impl Ends for Licensed {
    fn leaf(&self, _: &str, v: Value) -> Option<Value> {
        Some(v)
    }
    fn licensed_only(&self) -> bool {
        true
    }
}

/// At what another expression has as leaves.
struct StopAt<'a>(&'a FxHashMap<String, Value>);

impl Ends for StopAt<'_> {
    fn leaf(&self, key: &str, _: Value) -> Option<Value> {
        self.0.get(key).copied()
    }
    fn licensed_only(&self) -> bool {
        false
    }
}

struct Reader<'a, E> {
    subject: Subject<'a>,
    ends: E,
    kind: FloatKind,
    /// Leaves by what is known of them in both functions.
    leaves: FxHashMap<String, Value>,
    /// Operations of the expression.
    met: Vec<Inst>,
    /// Flags that all of them have.
    flags: Flags,
}

impl<'a, E: Ends> Reader<'a, E> {
    fn new(subject: Subject<'a>, ends: E) -> Reader<'a, E> {
        Reader {
            subject,
            ends,
            kind: FloatKind::Float,
            leaves: FxHashMap::default(),
            met: Vec::new(),
            flags: Flags::FAST,
        }
    }

    /// The expression of an operation.
    fn expression(&mut self, i: Inst) -> Option<Expression> {
        let f = self.subject.function;
        let types = &self.subject.module.header.types;
        self.kind = types.scalar(f.inst_type(i)).float_kind()?;
        self.operation(i, DEPTH)
    }

    fn operation(&mut self, i: Inst, depth: u32) -> Option<Expression> {
        let f = self.subject.function;
        self.met.push(i);
        if !matches!(f.kind(i), InstKind::FNeg) {
            self.flags = self.flags.intersection(f.flags(i));
        }
        match f.kind(i) {
            InstKind::FNeg => {
                let x = self.value(f.operand(i, 0), depth)?;
                Some(Expression {
                    poly: x.poly.times_number(&Rational::integer(-1))?,
                    expr: Expr::Neg(Box::new(x.expr)),
                    ..x
                })
            }
            InstKind::Call(_) => {
                let x = self.value(f.call(i)?.args().next()?, depth)?;
                Some(Expression {
                    poly: x.poly.root()?,
                    expr: Expr::Sqrt(Box::new(x.expr)),
                    divides: true,
                    sums: true,
                })
            }
            InstKind::Binary(op) => {
                let (a, b) = (
                    self.value(f.operand(i, 0), depth)?,
                    self.value(f.operand(i, 1), depth)?,
                );
                let sum = matches!(op, BinOp::FAdd | BinOp::FSub);
                let poly = match op {
                    BinOp::FAdd => a.poly.plus(&b.poly)?,
                    BinOp::FSub => {
                        let minus = b.poly.times_number(&Rational::integer(-1))?;
                        a.poly.plus(&minus)?
                    }
                    BinOp::FMul => a.poly.times(&b.poly)?,
                    BinOp::FDiv => a.poly.over(&b.poly)?,
                    _ => return None,
                };
                let divides = *op == BinOp::FDiv && b.poly.as_number().is_none();
                Some(Expression {
                    poly,
                    expr: Expr::Binary(*op, Box::new([a.expr, b.expr])),
                    sums: sum || a.sums || b.sums,
                    divides: divides || a.divides || b.divides,
                })
            }
            _ => None,
        }
    }

    fn value(&mut self, v: Value, depth: u32) -> Option<Expression> {
        let f = self.subject.function;
        if let ValueDef::Const(c) = f.value_def(v) {
            let bits = self.constant(c)?;
            return Some(Expression {
                expr: Expr::Constant(bits),
                poly: Poly::number(Rational::of_bits(self.kind, bits)?),
                sums: false,
                divides: false,
            });
        }
        let key = key(f, v, DEPTH);
        let inside = f.def_inst(v).filter(|&i| depth > 0 && self.continues(i));
        // Where the other expression has a leaf this one has it too.
        let ends = match inside {
            Some(_) if self.ends.licensed_only() => None,
            _ => self.ends.leaf(&key, v),
        };
        match (ends, inside) {
            (Some(leaf), _) => {
                // Two loads of one place look alike and are two values.
                if self.leaves.get(&key).is_some_and(|&other| other != leaf) {
                    return None;
                }
                let poly = Poly::leaf(&key);
                self.leaves.insert(key, leaf);
                Some(Expression {
                    expr: Expr::Leaf(leaf),
                    poly,
                    sums: false,
                    divides: false,
                })
            }
            (None, Some(i)) => self.operation(i, depth - 1),
            (None, None) => None,
        }
    }

    /// True for operations that an expression goes on through.
    fn continues(&self, i: Inst) -> bool {
        let f = self.subject.function;
        let licensed = !self.ends.licensed_only() || f.flags(i).contains(Flags::REASSOC);
        match f.kind(i) {
            InstKind::FNeg => true,
            InstKind::Binary(op) => licensed && op.is_float() && *op != BinOp::FRem,
            InstKind::Call(_) => {
                let header = &self.subject.module.header;
                let name = f.callee(i).map_or("", |g| header.global_name(g));
                licensed && name.starts_with("llvm.sqrt.")
            }
            _ => false,
        }
    }

    /// The bits of a scalar constant, or of each element of a vector of equal ones.
    fn constant(&self, c: tandem_ir::Constant) -> Option<u128> {
        let pool = self.subject.function.constants();
        match pool.get(c) {
            ConstantData::Float(bits) => Some(*bits),
            ConstantData::Zero => Some(0),
            ConstantData::Splat(x) => self.constant(*x),
            _ => None,
        }
    }
}

/// What is known of a value in both functions: the number of an argument, a name, or what it is computed from.
fn key(f: &Function, v: Value, depth: u32) -> String {
    match f.value_def(v) {
        ValueDef::Arg(n) => format!("argument {n}"),
        ValueDef::Inst(i) => match f.name(v) {
            Some(name) => format!("%{name}"),
            None if depth > 0 => {
                let operands: Vec<String> = f.operands(i).map(|o| key(f, o, depth - 1)).collect();
                format!("{}({})", f.kind(i).mnemonic(), operands.join(", "))
            }
            None => "…".into(),
        },
        other => format!("{other:?}"),
    }
}
