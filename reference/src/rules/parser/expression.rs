//! Conditions, and constants that are computed.
//!
//! Operators from loose to tight: `or`, `and`, `not`, comparisons, `|`, `^`, `&`,
//! shifts, `+ -`, `*`, unary `- ~`.

use super::super::ast::{Expr, ExprKind, Relation, Sorts};
use super::super::lexer::Token;
use super::Body;
use tandem_ir::diag::{Diagnostic, did_you_mean};
use tandem_ir::{BinOp, CastOp, IntPredicate};

/// Comparison signs.
const COMPARISONS: [(&str, IntPredicate); 10] = [
    ("==", IntPredicate::Eq),
    ("!=", IntPredicate::Ne),
    ("u<", IntPredicate::Ult),
    ("u<=", IntPredicate::Ule),
    ("u>", IntPredicate::Ugt),
    ("u>=", IntPredicate::Uge),
    ("s<", IntPredicate::Slt),
    ("s<=", IntPredicate::Sle),
    ("s>", IntPredicate::Sgt),
    ("s>=", IntPredicate::Sge),
];

/// Arithmetic signs by level, from loose to tight.
const ARITHMETIC: [&[(&str, BinOp)]; 6] = [
    &[("|", BinOp::Or)],
    &[("^", BinOp::Xor)],
    &[("&", BinOp::And)],
    &[("<<", BinOp::Shl), ("u>>", BinOp::LShr)],
    &[("+", BinOp::Add), ("-", BinOp::Sub)],
    &[("*", BinOp::Mul)],
];

/// Words that are numbers.
const WORDS: [&str; 3] = ["umax", "smin", "smax"];

/// Words in front of brackets.
const FUNCTIONS: [&str; 8] = [
    "width", "variable", "defined", "ieee", "pow2", "zext", "sext", "trunc",
];

fn condition(kind: ExprKind) -> Expr {
    Expr {
        ty: Expr::CONDITION,
        kind,
    }
}

/// True if a condition is about more than constants and types.
fn says_more_than_numbers(e: &Expr) -> bool {
    let mut found = matches!(
        e.kind,
        ExprKind::Variable(_) | ExprKind::Defined(_) | ExprKind::Ieee(_)
    );
    super::each_part(e, &mut |p| found |= says_more_than_numbers(p));
    found
}

impl Body<'_, '_> {
    /// A condition.
    pub(super) fn condition(&mut self) -> Result<Expr, Diagnostic> {
        let at = self.reader.place();
        let e = self.any_of()?;
        self.is_condition(&e, at)?;
        Ok(e)
    }

    /// A constant expression.
    pub(super) fn constant(&mut self) -> Result<Expr, Diagnostic> {
        let at = self.reader.place();
        let e = self.arithmetic(0)?;
        self.is_number(&e, at)?;
        Ok(e)
    }

    fn is_condition(&self, e: &Expr, at: usize) -> Result<(), Diagnostic> {
        match e.ty == Expr::CONDITION {
            true => Ok(()),
            false => self
                .reader
                .error(at, "a condition is expected, and a number is here"),
        }
    }
    fn is_number(&self, e: &Expr, at: usize) -> Result<(), Diagnostic> {
        match e.ty != Expr::CONDITION {
            true => Ok(()),
            false => self
                .reader
                .error(at, "a number is expected, and a condition is here"),
        }
    }

    fn any_of(&mut self) -> Result<Expr, Diagnostic> {
        let (first, at) = (self.reader.at, self.reader.place());
        let mut e = self.all_of()?;
        let mut texts = vec![self.reader.since(first)];
        while self.reader.takes_word("or") {
            self.reader.operator(at)?;
            self.is_condition(&e, at)?;
            let (first, other_at) = (self.reader.at, self.reader.place());
            let other = self.all_of()?;
            self.is_condition(&other, other_at)?;
            self.is_new(&mut texts, first, other_at)?;
            e = condition(ExprKind::Or(Box::new(e), Box::new(other)));
        }
        Ok(e)
    }

    fn all_of(&mut self) -> Result<Expr, Diagnostic> {
        let (first, at) = (self.reader.at, self.reader.place());
        let mut e = self.negation()?;
        let mut texts = vec![self.reader.since(first)];
        while self.reader.takes_word("and") {
            self.reader.operator(at)?;
            self.is_condition(&e, at)?;
            let (first, other_at) = (self.reader.at, self.reader.place());
            let other = self.negation()?;
            self.is_condition(&other, other_at)?;
            self.is_new(&mut texts, first, other_at)?;
            e = condition(ExprKind::And(Box::new(e), Box::new(other)));
        }
        Ok(e)
    }

    fn negation(&mut self) -> Result<Expr, Diagnostic> {
        if !self.reader.takes_word("not") {
            return self.comparison();
        }
        let at = self.reader.place();
        self.reader.down(at)?;
        let e = self.negation()?;
        self.reader.up();
        self.is_condition(&e, at)?;
        if says_more_than_numbers(&e) {
            // The prover takes these as given; their opposites would be taken as given by nobody.
            let message = "'variable', 'defined' and 'ieee' cannot be negated";
            return self.reader.error(at, message);
        }
        Ok(condition(ExprKind::Not(Box::new(e))))
    }

    fn comparison(&mut self) -> Result<Expr, Diagnostic> {
        let at = self.reader.place();
        let left = self.arithmetic(0)?;
        let Token::Sign(sign) = self.reader.peek() else {
            return Ok(left);
        };
        let Some(&(_, predicate)) = COMPARISONS.iter().find(|(s, _)| *s == sign) else {
            return Ok(left);
        };
        self.is_number(&left, at)?;
        self.reader.at += 1;
        let right_at = self.reader.place();
        let right = self.arithmetic(0)?;
        self.is_number(&right, right_at)?;
        self.unify(left.ty, right.ty, right_at)?;
        Ok(condition(ExprKind::Compare(
            predicate,
            Box::new(left),
            Box::new(right),
        )))
    }

    fn arithmetic(&mut self, level: usize) -> Result<Expr, Diagnostic> {
        let Some(operators) = ARITHMETIC.get(level) else {
            return self.unary();
        };
        let at = self.reader.place();
        let mut left = self.arithmetic(level + 1)?;
        loop {
            let Token::Sign(sign) = self.reader.peek() else {
                return Ok(left);
            };
            let Some(&(_, op)) = operators.iter().find(|(s, _)| *s == sign) else {
                return Ok(left);
            };
            self.is_number(&left, at)?;
            self.reader.operator(self.reader.place())?;
            self.reader.at += 1;
            let right_at = self.reader.place();
            let right = self.arithmetic(level + 1)?;
            self.is_number(&right, right_at)?;
            self.unify(left.ty, right.ty, right_at)?;
            left = Expr {
                ty: left.ty,
                kind: ExprKind::Binary(op, Box::new(left), Box::new(right)),
            };
        }
    }

    fn unary(&mut self) -> Result<Expr, Diagnostic> {
        let at = self.reader.place();
        let (op, neutral) = match self.reader.peek() {
            Token::Sign("-") => (BinOp::Sub, 0),
            Token::Sign("~") => (BinOp::Xor, -1),
            Token::Sign("(") => {
                self.reader.down(at)?;
                self.reader.at += 1;
                let e = self.any_of()?;
                self.reader.up();
                self.reader.sign(")")?;
                return Ok(e);
            }
            _ => return self.primary(),
        };
        self.reader.down(at)?;
        self.reader.at += 1;
        let operand = self.unary()?;
        self.reader.up();
        self.is_number(&operand, at)?;
        let constant = Expr {
            ty: operand.ty,
            kind: ExprKind::Int(neutral),
        };
        Ok(Expr {
            ty: operand.ty,
            kind: ExprKind::Binary(op, Box::new(constant), Box::new(operand)),
        })
    }

    fn primary(&mut self) -> Result<Expr, Diagnostic> {
        let at = self.reader.place();
        let Token::Word(word) = self.reader.next() else {
            self.reader.at -= 1;
            return self.reader.expected("a constant or a condition");
        };
        if word.bytes().all(|b| b.is_ascii_digit()) {
            let Ok(n) = word.parse() else {
                return self.reader.error(at, "the number does not fit 63 bits");
            };
            return Ok(self.number(ExprKind::Int(n)));
        }
        match word {
            "umax" => return Ok(self.number(ExprKind::UMax)),
            "smin" => return Ok(self.number(ExprKind::SMin)),
            "smax" => return Ok(self.number(ExprKind::SMax)),
            _ => {}
        }
        if self.reader.takes("(") {
            self.reader.down(at)?;
            let e = self.function(word, at)?;
            self.reader.up();
            self.reader.sign(")")?;
            return Ok(e);
        }
        if !super::is_constant_name(word) {
            let known = self.vars.iter().any(|v| v.name == word);
            if !known {
                return self.not_bound(word, at, &WORDS);
            }
            let message =
                format!("'{word}' is no constant: only names in upper case can be computed with");
            return self.reader.error(at, message);
        }
        let var = self.variable(word, at)?;
        Ok(Expr {
            ty: self.vars[var].ty,
            kind: ExprKind::Const(var),
        })
    }

    fn number(&mut self, kind: ExprKind) -> Expr {
        let ty = self.types.fresh(Sorts::INT);
        Expr { ty, kind }
    }

    /// The functions of the language, behind their opening bracket.
    fn function(&mut self, word: &str, at: usize) -> Result<Expr, Diagnostic> {
        match word {
            "width" | "variable" | "defined" | "ieee" => {
                let place = self.reader.place();
                let Token::Word(name) = self.reader.next() else {
                    self.reader.at -= 1;
                    return self.reader.expected("a variable");
                };
                let var = self.variable(name, place)?;
                let ty = self.vars[var].ty;
                let wants = match word {
                    "width" => Sorts::INT,
                    "ieee" => Sorts::FLOAT,
                    _ => Sorts::ANY,
                };
                self.types
                    .restrict(ty, wants)
                    .or_else(|m| self.reader.error(place, m))?;
                Ok(match word {
                    "width" => Expr {
                        ty,
                        kind: ExprKind::Width(var),
                    },
                    "ieee" => condition(ExprKind::Ieee(var)),
                    "variable" => condition(ExprKind::Variable(var)),
                    _ => condition(ExprKind::Defined(var)),
                })
            }
            "pow2" => Ok(condition(ExprKind::PowerOfTwo(Box::new(self.constant()?)))),
            "zext" | "sext" | "trunc" => {
                let op = CastOp::from_keyword(word).unwrap_or(CastOp::BitCast);
                let operand = self.constant()?;
                let ty = self.types.fresh(Sorts::INT);
                let relation = match op {
                    CastOp::Trunc => Relation::Narrower(ty, operand.ty),
                    _ => Relation::Narrower(operand.ty, ty),
                };
                self.types.relate(relation, at);
                let kind = ExprKind::Cast(op, Box::new(operand));
                Ok(Expr { ty, kind })
            }
            _ => {
                let hint = did_you_mean(word, FUNCTIONS.into_iter());
                let message = format!("'{word}' is no function of the language{hint}");
                self.reader.error(at, message)
            }
        }
    }
}
