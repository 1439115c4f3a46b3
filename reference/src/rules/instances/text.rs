//! An instance of a rule as LLVM assembly: a module with `@src` and `@tgt`.
//!
//! ```text
//!   rule add-undo   match sub (add x C) C   result x           at i8:
//!
//!   define i8 @src(i8 %x, i8 noundef %C) {      define i8 @tgt(i8 %x, i8 noundef %C) {
//!     %t1 = add i8 %x, %C                         ret i8 %x
//!     %t2 = sub i8 %t1, %C                      }
//!     ret i8 %t2 }
//! ```
//!
//! Variables are arguments; those that stand for constants, or that a condition calls defined, are `noundef`.
//! Conditions become comparisons, and the pattern stands behind a branch on all of them. In the target, a variable that
//! names an instruction is computed again. Vectors have two lanes, on which conditions are asked lane by lane.
//!
//! There is no text if a literal does not fit its type: the rule cannot match there. That is the only reason for
//! `None`.
//!
//! **Invariant:** nothing is left out of the source that the matcher demands; else a rule could be proved under an
//! assumption that is not checked when it is applied.

use super::super::ast::{Expr, ExprKind, FloatLiteral, Literal, Node, Op, Rule, Term, TermKind};
use super::super::matcher::int_literal;
use super::{Instance, Scalar, is_float};
use std::collections::BTreeSet;
use std::fmt::Write;
use tandem_ir::{BinOp, CastOp, FloatKind, IntPredicate};

/// Data layout of the target: pointers to shared and local memory have 32 bits.
const LAYOUT: &str = "e-p3:32:32-p4:32:32-p5:32:32-p6:32:32-p7:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64";

impl Instance {
    /// The pair of functions; `None` if a literal does not fit its type, so that the rule cannot match there.
    pub fn text(&self, rule: &Rule) -> Option<String> {
        let mut w = Writer {
            rule,
            instance: self,
            body: String::new(),
            declarations: BTreeSet::new(),
            names: 0,
            node: 0,
        };
        let source = w.source()?;
        let target = w.target()?;
        let mut text = format!("target datalayout = \"{LAYOUT}\"\n\n{source}\n{target}");
        for d in &w.declarations {
            let _ = write!(text, "\n{d}\n");
        }
        Some(text)
    }

    /// What was chosen, in words.
    pub fn about(&self, rule: &Rule) -> String {
        let mut words: Vec<String> = (0..self.scalars.len()).map(|t| self.ty(t)).collect();
        words.extend(
            self.flags
                .iter()
                .filter(|f| !f.is_empty())
                .map(|f| f.to_string()),
        );
        let nodes = super::nodes(rule);
        for (node, &k) in nodes.iter().zip(&self.predicates) {
            match &node.op {
                Op::ICmp(all) if all.len() > 1 => words.push(all[k].keyword().into()),
                Op::FCmp(all) if all.len() > 1 => words.push(all[k].keyword().into()),
                _ => {}
            }
        }
        if nodes.iter().any(|n| is_float(&n.op)) {
            words.push(format!("denormals {}", self.denormals));
        }
        if nodes.iter().any(|n| n.op == Op::Gep) {
            words.push(self.element.into());
        }
        words.join(", ")
    }

    /// The type that a type variable stands for.
    fn ty(&self, t: usize) -> String {
        let scalar = match self.scalars[t] {
            Scalar::Int(w) => format!("i{w}"),
            Scalar::Float(k) => k.keyword().into(),
            Scalar::Ptr(0) => "ptr".into(),
            Scalar::Ptr(space) => format!("ptr addrspace({space})"),
        };
        match self.vectors[t] {
            true => format!("<2 x {scalar}>"),
            false => scalar,
        }
    }

    /// The type as intrinsics' names spell it.
    fn suffix(&self, t: usize) -> String {
        let scalar = match self.scalars[t] {
            Scalar::Int(w) => format!("i{w}"),
            Scalar::Float(FloatKind::BFloat) => "bf16".into(),
            Scalar::Float(k) => format!("f{}", k.bits()),
            Scalar::Ptr(space) => format!("p{space}"),
        };
        match self.vectors[t] {
            true => format!("v2{scalar}"),
            false => scalar,
        }
    }

    fn width(&self, t: usize) -> Option<u32> {
        match self.scalars[t] {
            Scalar::Int(w) => Some(w),
            _ => None,
        }
    }
}

/// Writes the functions of one instance.
struct Writer<'a> {
    rule: &'a Rule,
    instance: &'a Instance,
    /// Instructions of the function that is being written.
    body: String,
    declarations: BTreeSet<String>,
    names: usize,
    /// Number of the pattern's next instruction.
    node: usize,
}

impl Writer<'_> {
    /// The pattern, behind a branch on its conditions if there are any.
    fn source(&mut self) -> Option<String> {
        let mut all = Vec::new();
        for c in &self.rule.conditions {
            all.extend(self.condition(c)?);
        }
        let mut both = "true".to_owned();
        let guarded = all.iter().any(|c| c != "true");
        for one in all.iter().filter(|_| guarded) {
            both = self.named(&format!("and i1 {both}, {one}"));
        }
        if guarded {
            let _ = write!(
                self.body,
                "  br i1 {both}, label %holds, label %fails\nholds:\n"
            );
        }
        let root = self.term(&self.rule.pattern)?;
        self.returned(&root);
        if guarded {
            self.body.push_str("fails:\n  unreachable\n");
        }
        Some(self.function("src"))
    }

    fn target(&mut self) -> Option<String> {
        self.node = super::nodes(self.rule).len();
        let result = self.term(&self.rule.result)?;
        self.returned(&result);
        Some(self.function("tgt"))
    }

    fn returned(&mut self, value: &str) {
        let ty = self.instance.ty(self.rule.pattern.ty);
        let _ = writeln!(self.body, "  ret {ty} {value}");
    }

    /// The function whose body was written.
    fn function(&mut self, name: &str) -> String {
        let body = std::mem::take(&mut self.body);
        let instance = self.instance;
        let mut arguments = Vec::new();
        for v in self.rule.vars.iter().filter(|v| !v.names_inst) {
            let defined = v.is_constant() || self.is_stated_defined(&v.name);
            let noundef = if defined { "noundef " } else { "" };
            arguments.push(format!("{} {noundef}%{}", instance.ty(v.ty), v.name));
        }
        let attributes = match instance.denormals {
            "ieee" => String::new(),
            mode => format!("\"denormal-fp-math\"=\"{mode},{mode}\" "),
        };
        let ty = instance.ty(self.rule.pattern.ty);
        format!(
            "define {ty} @{name}({}) {attributes}{{\n{body}}}\n",
            arguments.join(", ")
        )
    }

    /// True if a condition asks for the variable to be neither undef nor poison.
    fn is_stated_defined(&self, name: &str) -> bool {
        let vars = &self.rule.vars;
        let states = |e: &Expr| matches!(e.kind, ExprKind::Defined(v) if vars[v].name == name);
        self.rule.conditions.iter().any(states)
    }

    /// Writes an instruction; the name of its result.
    fn named(&mut self, instruction: &str) -> String {
        self.names += 1;
        let name = format!("%t{}", self.names);
        let _ = writeln!(self.body, "  {name} = {instruction}");
        name
    }

    fn term(&mut self, t: &Term) -> Option<String> {
        match &t.kind {
            TermKind::Var(v) => self.variable(*v),
            TermKind::Literal(l) => self.literal(l, t.ty),
            TermKind::Computed(e) => self.number(e),
            TermKind::Inst(n) => self.inst(n, t.ty),
        }
    }

    /// A variable; in the target, one that names an instruction is computed again.
    fn variable(&mut self, v: usize) -> Option<String> {
        let var = &self.rule.vars[v];
        if !var.names_inst {
            return Some(format!("%{}", var.name));
        }
        let (node, ty, place) = named_node(&self.rule.pattern, v, &mut 0)?;
        self.node = place;
        self.inst(node, ty)
    }

    fn literal(&self, l: &Literal, ty: usize) -> Option<String> {
        let spelled = match l {
            Literal::Undef => return Some("undef".into()),
            Literal::Poison => return Some("poison".into()),
            Literal::Int(n) => int_literal(*n, self.instance.width(ty)?)?.to_string(),
            Literal::Null if self.instance.vectors[ty] => return Some("zeroinitializer".into()),
            Literal::Null => "null".into(),
            Literal::Float(f) => self.float(*f, ty)?,
        };
        Some(self.splat(ty, &spelled))
    }

    fn float(&self, f: FloatLiteral, ty: usize) -> Option<String> {
        let Scalar::Float(kind) = self.instance.scalars[ty] else {
            return None;
        };
        // LLVM spells a float by the bits of the double of the same value.
        Some(match kind {
            FloatKind::Half => format!("0xH{:04X}", f.bits(kind)?),
            FloatKind::BFloat => format!("0xR{:04X}", f.bits(kind)?),
            _ => format!("0x{:016X}", f.bits(FloatKind::Double)?),
        })
    }

    /// An element as a constant of the type.
    fn splat(&self, ty: usize, element: &str) -> String {
        if !self.instance.vectors[ty] {
            return element.into();
        }
        let whole = self.instance.ty(ty);
        let scalar = whole.trim_start_matches("<2 x ").trim_end_matches('>');
        format!("<{scalar} {element}, {scalar} {element}>")
    }

    fn inst(&mut self, node: &Node, ty: usize) -> Option<String> {
        let number = self.node;
        self.node += 1;
        let mut args = Vec::new();
        for a in &node.args {
            args.push(self.term(a)?);
        }
        let (instance, result) = (self.instance, self.instance.ty(ty));
        // An instruction of the result stands behind those of the pattern, and leaves nothing open.
        let flags = instance.flags.get(number).copied().unwrap_or(node.flags);
        let predicate = instance.predicates.get(number).copied().unwrap_or(0);
        let flags = if flags.is_empty() {
            String::new()
        } else {
            format!("{flags} ")
        };
        let of = |n: usize| instance.ty(node.args[n].ty);
        let text = match &node.op {
            Op::FNeg => format!("fneg {flags}{result} {}", args[0]),
            Op::Binary(b) => format!("{} {flags}{result} {}, {}", b.keyword(), args[0], args[1]),
            Op::ICmp(all) => {
                let p = all[predicate].keyword();
                let same = if flags.is_empty() { "" } else { "samesign " };
                format!("icmp {same}{p} {} {}, {}", of(0), args[0], args[1])
            }
            Op::FCmp(all) => {
                let p = all[predicate].keyword();
                format!("fcmp {flags}{p} {} {}, {}", of(0), args[0], args[1])
            }
            Op::Cast(c) => format!("{} {flags}{} {} to {result}", c.keyword(), of(0), args[0]),
            Op::Select => {
                let typed: Vec<String> = (0..3).map(|n| format!("{} {}", of(n), args[n])).collect();
                format!("select {}", typed.join(", "))
            }
            Op::Freeze => format!("freeze {result} {}", args[0]),
            Op::Gep => {
                let element = match args.len() {
                    2 => instance.element.to_owned(),
                    n => (2..n).fold(instance.element.to_owned(), |e, _| format!("[4 x {e}]")),
                };
                let typed: Vec<String> = (0..args.len())
                    .map(|n| format!("{} {}", of(n), args[n]))
                    .collect();
                format!("getelementptr {flags}{element}, {}", typed.join(", "))
            }
            Op::Intrinsic(i, immediate) => {
                let name = format!("@{}.{}", i.name, instance.suffix(ty));
                let mut typed: Vec<String> = args.iter().map(|a| format!("{result} {a}")).collect();
                let mut types = vec![result.clone(); args.len()];
                if let Some(value) = immediate {
                    typed.push(format!("i1 {value}"));
                    types.push("i1".into());
                }
                self.declarations
                    .insert(format!("declare {result} {name}({})", types.join(", ")));
                format!("call {flags}{result} {name}({})", typed.join(", "))
            }
        };
        Some(self.named(&text))
    }

    /// A condition, as the `i1` of each lane.
    fn condition(&mut self, e: &Expr) -> Option<Vec<String>> {
        let both = |a: Vec<String>, b: Vec<String>| -> Vec<(String, String)> {
            let n = a.len().max(b.len());
            let of = |l: &[String], k: usize| l[if l.len() == 1 { 0 } else { k }].clone();
            (0..n).map(|k| (of(&a, k), of(&b, k))).collect()
        };
        Some(match &e.kind {
            // Arguments are made so, and the function's attributes.
            // Whether a value is a constant says nothing of what is computed: the rule is proved for all values.
            ExprKind::Defined(_) | ExprKind::Ieee(_) | ExprKind::Variable(_) => {
                vec!["true".into()]
            }
            ExprKind::And(a, b) | ExprKind::Or(a, b) => {
                let word = if matches!(e.kind, ExprKind::And(..)) {
                    "and"
                } else {
                    "or"
                };
                let (a, b) = (self.condition(a)?, self.condition(b)?);
                let pairs = both(a, b);
                pairs
                    .into_iter()
                    .map(|(a, b)| self.named(&format!("{word} i1 {a}, {b}")))
                    .collect()
            }
            ExprKind::Not(a) => {
                let a = self.condition(a)?;
                a.into_iter()
                    .map(|a| self.named(&format!("xor i1 {a}, true")))
                    .collect()
            }
            ExprKind::Compare(p, a, b) => {
                let ty = a.ty;
                let (a, b) = (self.number(a)?, self.number(b)?);
                self.compared(*p, ty, &a, &b)
            }
            ExprKind::PowerOfTwo(a) => {
                let ty = a.ty;
                let a = self.number(a)?;
                self.power_of_two(ty, &a)
            }
            _ => return None,
        })
    }

    /// The comparison of two numbers, lane by lane.
    fn compared(&mut self, p: IntPredicate, ty: usize, a: &str, b: &str) -> Vec<String> {
        let is = self.instance.ty(ty);
        let whole = self.named(&format!("icmp {} {is} {a}, {b}", p.keyword()));
        if !self.instance.vectors[ty] {
            return vec![whole];
        }
        (0..2)
            .map(|n| self.named(&format!("extractelement <2 x i1> {whole}, i32 {n}")))
            .collect()
    }

    /// One bit is set: not 0, and nothing is left without the lowest one.
    fn power_of_two(&mut self, ty: usize, a: &str) -> Vec<String> {
        let is = self.instance.ty(ty);
        let (zero, ones) = (self.splat(ty, "0"), self.splat(ty, "-1"));
        let below = self.named(&format!("add {is} {a}, {ones}"));
        let rest = self.named(&format!("and {is} {a}, {below}"));
        let one = self.compared(IntPredicate::Eq, ty, &rest, &zero);
        let some = self.compared(IntPredicate::Ne, ty, a, &zero);
        let pairs: Vec<(String, String)> = one.into_iter().zip(some).collect();
        pairs
            .into_iter()
            .map(|(a, b)| self.named(&format!("and i1 {a}, {b}")))
            .collect()
    }

    /// A number, lane by lane in one value.
    fn number(&mut self, e: &Expr) -> Option<String> {
        let width = self.instance.width(e.ty)?;
        let mask = u64::MAX >> (64 - width);
        let constant = |w: &Self, n: u64| Some(w.splat(e.ty, &(n & mask).to_string()));
        match &e.kind {
            ExprKind::Const(v) => Some(format!("%{}", self.rule.vars[*v].name)),
            ExprKind::Int(n) => constant(self, *n as u64),
            ExprKind::UMax => constant(self, mask),
            ExprKind::SMin => constant(self, 1 << (width - 1)),
            ExprKind::SMax => constant(self, mask >> 1),
            ExprKind::Width(_) => constant(self, u64::from(width)),
            ExprKind::Cast(op, a) => {
                let (from, to) = (self.instance.ty(a.ty), self.instance.ty(e.ty));
                let a = self.number(a)?;
                Some(self.named(&format!("{} {from} {a} to {to}", CastOp::keyword(*op))))
            }
            ExprKind::Binary(op, a, b) => {
                let ty = self.instance.ty(e.ty);
                let (a, b) = (self.number(a)?, self.number(b)?);
                Some(self.named(&format!("{} {ty} {a}, {b}", BinOp::keyword(*op))))
            }
            _ => None,
        }
    }
}

/// The instruction of the pattern that a variable names, its type and its number.
fn named_node<'r>(t: &'r Term, var: usize, number: &mut usize) -> Option<(&'r Node, usize, usize)> {
    let TermKind::Inst(node) = &t.kind else {
        return None;
    };
    let own = *number;
    *number += 1;
    if node.name == Some(var) {
        return Some((node, t.ty, own));
    }
    node.args.iter().find_map(|a| named_node(a, var, number))
}
