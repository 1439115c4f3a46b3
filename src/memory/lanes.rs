//! Functions of lanes and strides in words.
//!
//! Extensions are left out, for they say how many bits a number has and not which one it is; `<u`, `/u` and `>>u` are without signs.
//! What a loop adds to a variable is not spelt out: the variable is named.

use tandem_ir::claims::lanes::{LaneFunction, Step, StepId};
use tandem_ir::inst::IntPredicate;
use tandem_ir::{BinOp, CastOp, Value};

/// Names of values.
pub type Names<'a> = &'a dyn Fn(Value) -> String;

/// A function as a formula, cut where it gets longer than so many characters.
pub fn formula(f: &LaneFunction, names: Names<'_>, most: usize) -> String {
    let mut it = Printer {
        f,
        names,
        most,
        out: String::new(),
    };
    it.step(f.steps.len().saturating_sub(1), true);
    match it.out.chars().count() > most {
        true => it.out.chars().take(most).chain(['…']).collect(),
        false => it.out,
    }
}

struct Printer<'a> {
    f: &'a LaneFunction,
    names: Names<'a>,
    most: usize,
    out: String,
}

impl Printer<'_> {
    /// `top`: no parentheses are needed.
    fn step(&mut self, s: StepId, top: bool) {
        if self.out.len() > self.most {
            return;
        }
        let (width, step) = &self.f.steps[s];
        match *step {
            Step::Number(n) => {
                let back = 128 - (*width).clamp(1, 128);
                let n = (n as i128) << back >> back;
                self.out.push_str(&n.to_string());
            }
            Step::Thread(n) => self.out.push_str(["tid.x", "tid.y", "tid.z"][n.min(2)]),
            Step::Lane => self.out.push_str("laneid"),
            Step::Shared(v) => self.out.push_str(&(self.names)(v)),
            Step::Beyond(v, start) => {
                let name = (self.names)(v);
                self.joined(&format!("{name} - "), start, "", None, top);
            }
            Step::Binary(BinOp::Add, a, b) if self.is_whole(a, b) => {
                if let Step::Beyond(v, _) = self.f.steps[b].1 {
                    self.out.push_str(&(self.names)(v));
                }
            }
            Step::Binary(op, a, b) => {
                let sign = match op {
                    BinOp::Add => "+",
                    BinOp::Sub => "-",
                    BinOp::Mul => "*",
                    BinOp::UDiv => "/u",
                    BinOp::SDiv => "/",
                    BinOp::URem => "%u",
                    BinOp::SRem => "%",
                    BinOp::Shl => "<<",
                    BinOp::LShr => ">>u",
                    BinOp::AShr => ">>",
                    BinOp::And => "&",
                    BinOp::Or => "|",
                    BinOp::Xor => "^",
                    other => other.keyword(),
                };
                self.joined("", a, &format!(" {sign} "), Some(b), top);
            }
            Step::Cast(CastOp::Trunc, a) => {
                self.out.push_str(&format!("i{width}("));
                self.step(a, true);
                self.out.push(')');
            }
            Step::Cast(_, a) => self.step(a, top),
            Step::Compare(p, a, b) => {
                let sign = match p {
                    IntPredicate::Eq => "==",
                    IntPredicate::Ne => "!=",
                    IntPredicate::Ugt => ">u",
                    IntPredicate::Uge => ">=u",
                    IntPredicate::Ult => "<u",
                    IntPredicate::Ule => "<=u",
                    IntPredicate::Sgt => ">",
                    IntPredicate::Sge => ">=",
                    IntPredicate::Slt => "<",
                    IntPredicate::Sle => "<=",
                };
                self.joined("", a, &format!(" {sign} "), Some(b), top);
            }
            Step::Select(c, a, b) => {
                self.out.push('(');
                self.step(c, true);
                self.out.push_str(" ? ");
                self.step(a, true);
                self.out.push_str(" : ");
                self.step(b, true);
                self.out.push(')');
            }
        }
    }

    /// True for the start of a variable and what that is beyond it: the variable.
    fn is_whole(&self, a: StepId, b: StepId) -> bool {
        matches!(self.f.steps[b].1, Step::Beyond(_, start) if start == a)
    }

    fn joined(&mut self, before: &str, a: StepId, sign: &str, b: Option<StepId>, top: bool) {
        if !top {
            self.out.push('(');
        }
        self.out.push_str(before);
        self.step(a, false);
        self.out.push_str(sign);
        if let Some(b) = b {
            self.step(b, false);
        }
        if !top {
            self.out.push(')');
        }
    }
}

/// A stride in elements of so many bytes, if it is a product with a multiple of their size.
pub fn in_elements(f: &LaneFunction, bytes: u32, names: Names<'_>) -> Option<String> {
    let (_, last) = f.steps.last()?;
    let (Step::Binary(BinOp::Mul, a, b), size) = (last, u128::from(bytes)) else {
        return None;
    };
    let Step::Number(k) = f.steps[*b].1 else {
        return None;
    };
    let elements = formula(&LaneFunction::of(&f.steps, *a), names, 40);
    match (k % size, k / size) {
        (0, 1) => Some(elements),
        (0, n) => Some(format!("{n} * {elements}")),
        _ => None,
    }
}
