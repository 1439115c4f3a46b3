//! Reads rules files (the grammar is in `docs/rules.md`).
//!
//! Every error is a diagnostic with file, line, column and the line's text; the
//! first error of a file ends its reading, so that no rule of a broken file is
//! loaded. Brackets, `not` and signs nest at most [`MAX_DEPTH`] deep, and a rule has at most [`MAX_OPERATORS`] operators,
//! so that no file overflows the stack of whoever reads a rule or walks it.

mod expression;
mod pattern;
mod result;

use super::ast::{Expr, ExprKind, Rule, Term, TermKind, TypeId, VarId, Variable, is_constant_name};
use super::infer::Inference;
use super::lexer::{Token, tokens, wrong};
use tandem_ir::diag::{Diagnostic, did_you_mean};

/// The rules of one file, in its order.
///
/// # Errors
/// The first thing that is wrong, with its place.
pub fn parse(file: &'static str, text: &str) -> Result<Vec<Rule>, Diagnostic> {
    let all = tokens(text).map_err(|d| d.in_file(file))?;
    let mut reader = Reader {
        file,
        text,
        all: &all,
        at: 0,
        depth: 0,
        operators: 0,
    };
    let mut rules: Vec<Rule> = Vec::new();
    while reader.peek() != Token::End {
        let place = reader.place();
        let rule = reader.rule().map_err(|d| d.in_file(file))?;
        if let Some(first) = rules.iter().find(|r| r.name == rule.name) {
            let message = format!(
                "a rule '{}' is already on line {} of this file",
                rule.name, first.line
            );
            return Err(wrong(text, place, &message).in_file(file));
        }
        rules.push(rule);
    }
    Ok(rules)
}

/// A place in a file's tokens.
struct Reader<'a> {
    file: &'static str,
    text: &'a str,
    all: &'a [(Token<'a>, usize)],
    at: usize,
    /// How many brackets, negations and signs are open.
    depth: usize,
    /// Operators of the rule so far.
    operators: usize,
}

/// How deep brackets, negations and signs nest in a rule.
const MAX_DEPTH: usize = 64;

/// How many operators a rule has: each makes its tree one level deeper.
const MAX_OPERATORS: usize = 256;

/// Words that are constants and can therefore name no variable.
const RESERVED: [&str; 7] = ["true", "false", "undef", "poison", "null", "inf", "nan"];

impl<'a> Reader<'a> {
    fn peek(&self) -> Token<'a> {
        self.all.get(self.at).map_or(Token::End, |t| t.0)
    }
    /// Byte offset of the next token.
    fn place(&self) -> usize {
        self.all.get(self.at).map_or(self.text.len(), |t| t.1)
    }
    /// The token behind the next one.
    fn after(&self) -> Token<'a> {
        self.all.get(self.at + 1).map_or(Token::End, |t| t.0)
    }
    fn next(&mut self) -> Token<'a> {
        let token = self.peek();
        self.at += 1;
        token
    }
    fn error<T>(&self, at: usize, message: impl AsRef<str>) -> Result<T, Diagnostic> {
        Err(wrong(self.text, at, message.as_ref()))
    }
    fn expected<T>(&self, what: &str) -> Result<T, Diagnostic> {
        let message = format!("{what} is expected, and {} is here", self.peek().words());
        self.error(self.place(), message)
    }
    /// Goes one level deeper; whoever calls it comes up again with [`Self::up`].
    fn down(&mut self, at: usize) -> Result<(), Diagnostic> {
        self.depth += 1;
        match self.depth > MAX_DEPTH {
            true => self.error(
                at,
                format!("brackets, 'not' and signs nest more than {MAX_DEPTH} deep"),
            ),
            false => Ok(()),
        }
    }
    fn up(&mut self) {
        self.depth -= 1;
    }
    /// Counts an operator that was read at a place.
    fn operator(&mut self, at: usize) -> Result<(), Diagnostic> {
        self.operators += 1;
        match self.operators > MAX_OPERATORS {
            true => self.error(
                at,
                format!("the rule has more than {MAX_OPERATORS} operators"),
            ),
            false => Ok(()),
        }
    }
    /// The tokens from a place in the list to here, as a text.
    fn since(&self, first: usize) -> String {
        canonical(self.all.get(first..self.at).unwrap_or_default())
    }
    /// Takes the sign if it comes next.
    fn takes(&mut self, sign: &str) -> bool {
        let there = matches!(self.peek(), Token::Sign(s) if s == sign);
        self.at += usize::from(there);
        there
    }
    fn sign(&mut self, sign: &str) -> Result<(), Diagnostic> {
        match self.takes(sign) {
            true => Ok(()),
            false => self.expected(&format!("'{sign}'")),
        }
    }
    /// Takes the word if it comes next.
    fn takes_word(&mut self, word: &str) -> bool {
        let there = self.peek() == Token::Word(word);
        self.at += usize::from(there);
        there
    }
    fn keyword(&mut self, word: &str) -> Result<(), Diagnostic> {
        match self.takes_word(word) {
            true => Ok(()),
            false => self.expected(&format!("'{word}'")),
        }
    }
    fn line_ends(&mut self) -> Result<(), Diagnostic> {
        match self.peek() {
            Token::Line => {
                self.at += 1;
                Ok(())
            }
            Token::End => Ok(()),
            _ => self.expected("the end of the line"),
        }
    }

    /// `rule NAME "note"`, `match PATTERN`, `if CONDITION` as often as needed, `result TERM`.
    fn rule(&mut self) -> Result<Rule, Diagnostic> {
        let (first, start) = (self.at, self.place());
        (self.depth, self.operators) = (0, 0);
        self.keyword("rule")?;
        let name = match self.next() {
            Token::Word(w) if is_rule_name(w) => w.to_owned(),
            _ => {
                self.at -= 1;
                return self.expected("the rule's name in kebab case");
            }
        };
        let Token::Text(note) = self.next() else {
            self.at -= 1;
            return self.expected("the reason of the rule in quotes");
        };
        self.line_ends()?;
        let mut body = Body {
            reader: self,
            vars: Vec::new(),
            types: Inference::default(),
            reading: Reading::Pattern,
        };
        let (pattern, conditions, result) = body.parts()?;
        let Body { vars, types, .. } = body;
        let text = canonical(&self.all[first..self.at]);
        let line = 1 + self.text[..start].bytes().filter(|&b| b == b'\n').count() as u32;
        let mut rule = Rule {
            name,
            note: note.to_owned(),
            file: self.file,
            line,
            text,
            pattern,
            conditions,
            result,
            vars,
            types: Default::default(),
        };
        match types.finish() {
            Ok((types, numbers)) => {
                renumber(&mut rule, &numbers);
                rule.types = types;
                Ok(rule)
            }
            Err(at) => self.error(at, "operand and result have to be of two types, and are used as of one here: some variable is used with two widths"),
        }
    }
}

/// True for a name in kebab case.
fn is_rule_name(w: &str) -> bool {
    w.starts_with(|c: char| c.is_ascii_lowercase())
        && w.bytes()
            .all(|b| b.is_ascii_lowercase() || b.is_ascii_digit() || b == b'-')
}

/// The tokens of a rule with single spaces between them. The note is left out: it proves nothing.
fn canonical(tokens: &[(Token<'_>, usize)]) -> String {
    let words = tokens.iter().filter_map(|(t, _)| match t {
        Token::Word(w) => Some(*w),
        Token::Sign(s) => Some(*s),
        Token::Line => Some(";"),
        Token::Text(_) | Token::End => None,
    });
    words
        .collect::<Vec<_>>()
        .join(" ")
        .trim_end_matches(" ;")
        .to_owned()
}

/// Which part of a rule is read: new variables may be named in patterns only.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Reading {
    Pattern,
    Rest,
}

/// One rule while it is read.
struct Body<'r, 'a> {
    reader: &'r mut Reader<'a>,
    vars: Vec<Variable>,
    types: Inference,
    reading: Reading,
}

impl Body<'_, '_> {
    fn parts(&mut self) -> Result<(Term, Vec<Expr>, Term), Diagnostic> {
        self.reader.keyword("match")?;
        let at = self.reader.place();
        let pattern = self.node(None)?;
        self.reader.line_ends()?;
        self.reading = Reading::Rest;
        let bound = self.types.len();
        let (mut conditions, mut texts) = (Vec::new(), Vec::new());
        while self.reader.takes_word("if") {
            let (first, place) = (self.reader.at, self.reader.place());
            conditions.push(self.condition()?);
            self.is_new(&mut texts, first, place)?;
            self.reader.line_ends()?;
        }
        self.reader.keyword("result")?;
        let at_result = self.reader.place();
        let result = self.result()?;
        self.reader.line_ends()?;
        self.unify(pattern.ty, result.ty, at_result)?;
        self.types_are_bound(bound, &conditions, &result, at)?;
        Ok((pattern, conditions, result))
    }

    /// Checks that the width of every expression is that of something in the pattern, which made the first `bound`
    /// type variables.
    fn types_are_bound(
        &self,
        bound: usize,
        conditions: &[Expr],
        result: &Term,
        at: usize,
    ) -> Result<(), Diagnostic> {
        let known: Vec<TypeId> = (0..bound).map(|t| self.types.root(t)).collect();
        let mut used = Vec::new();
        types_of_result(result, &mut used);
        conditions.iter().for_each(|e| types_of(e, &mut used));
        match used.iter().all(|&t| known.contains(&self.types.root(t))) {
            true => Ok(()),
            false => self.reader.error(
                at,
                "the rule has an expression whose width is that of nothing in this pattern",
            ),
        }
    }

    /// The variable of a name, made if a pattern is read.
    fn variable(&mut self, name: &str, at: usize) -> Result<VarId, Diagnostic> {
        if let Some(n) = self.vars.iter().position(|v| v.name == name) {
            return Ok(n);
        }
        if self.reading == Reading::Rest {
            return self.not_bound(name, at, &[]);
        }
        let sorts = match is_constant_name(name) {
            true => super::ast::Sorts::INT,
            false => super::ast::Sorts::ANY,
        };
        let ty = self.types.fresh(sorts);
        self.vars.push(Variable {
            name: name.to_owned(),
            ty,
            names_inst: false,
        });
        Ok(self.vars.len() - 1)
    }

    /// Checks that what was read since a token is none of the conditions so far, and adds it to them.
    fn is_new(
        &self,
        conditions: &mut Vec<String>,
        first: usize,
        place: usize,
    ) -> Result<(), Diagnostic> {
        let text = self.reader.since(first);
        if conditions.contains(&text) {
            let message = format!("the condition '{text}' is given twice");
            return self.reader.error(place, message);
        }
        conditions.push(text);
        Ok(())
    }

    /// The error about a word that the pattern does not bind; `words` may be meant besides the variables.
    fn not_bound<T>(&self, name: &str, at: usize, words: &[&str]) -> Result<T, Diagnostic> {
        let variables = self.vars.iter().map(|v| v.name.as_str());
        // Names of one letter are all near each other.
        let long = variables.filter(|_| name.len() > 1);
        let hint = did_you_mean(name, words.iter().copied().chain(long));
        let message = format!("'{name}' is not bound by the pattern{hint}");
        self.reader.error(at, message)
    }

    fn unify(&mut self, a: TypeId, b: TypeId, at: usize) -> Result<(), Diagnostic> {
        self.types.unify(a, b).or_else(|m| self.reader.error(at, m))
    }
}

/// The types of all parts of a result that are values.
fn types_of_result(t: &Term, out: &mut Vec<TypeId>) {
    out.push(t.ty);
    match &t.kind {
        TermKind::Computed(e) => types_of(e, out),
        TermKind::Inst(node) => node.args.iter().for_each(|a| types_of_result(a, out)),
        TermKind::Var(_) | TermKind::Literal(_) => {}
    }
}

/// The types of all parts of an expression that are values.
fn types_of(e: &Expr, out: &mut Vec<TypeId>) {
    if e.ty != Expr::CONDITION {
        out.push(e.ty);
    }
    each_part(e, &mut |p| types_of(p, out));
}

/// Calls `go` with each direct part of an expression.
pub(super) fn each_part(e: &Expr, go: &mut dyn FnMut(&Expr)) {
    match &e.kind {
        ExprKind::Cast(_, a) | ExprKind::PowerOfTwo(a) | ExprKind::Not(a) => go(a),
        ExprKind::Binary(_, a, b)
        | ExprKind::Compare(_, a, b)
        | ExprKind::And(a, b)
        | ExprKind::Or(a, b) => {
            go(a);
            go(b);
        }
        ExprKind::Const(_)
        | ExprKind::Int(_)
        | ExprKind::UMax
        | ExprKind::SMin
        | ExprKind::SMax
        | ExprKind::Width(_)
        | ExprKind::Defined(_)
        | ExprKind::Variable(_)
        | ExprKind::Ieee(_) => {}
    }
}

/// Gives all types of a rule their final numbers.
fn renumber(rule: &mut Rule, numbers: &[TypeId]) {
    for v in &mut rule.vars {
        v.ty = numbers[v.ty];
    }
    renumber_term(&mut rule.pattern, numbers);
    renumber_term(&mut rule.result, numbers);
    for c in &mut rule.conditions {
        renumber_expr(c, numbers);
    }
}

fn renumber_term(t: &mut Term, numbers: &[TypeId]) {
    t.ty = numbers[t.ty];
    match &mut t.kind {
        TermKind::Inst(node) => node.args.iter_mut().for_each(|a| renumber_term(a, numbers)),
        TermKind::Computed(e) => renumber_expr(e, numbers),
        TermKind::Var(_) | TermKind::Literal(_) => {}
    }
}

fn renumber_expr(e: &mut Expr, numbers: &[TypeId]) {
    if e.ty != Expr::CONDITION {
        e.ty = numbers[e.ty];
    }
    match &mut e.kind {
        ExprKind::Cast(_, a) | ExprKind::PowerOfTwo(a) | ExprKind::Not(a) => {
            renumber_expr(a, numbers)
        }
        ExprKind::Binary(_, a, b)
        | ExprKind::Compare(_, a, b)
        | ExprKind::And(a, b)
        | ExprKind::Or(a, b) => {
            renumber_expr(a, numbers);
            renumber_expr(b, numbers);
        }
        _ => {}
    }
}
