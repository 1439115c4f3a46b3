//! What a rule puts in the place of its root: a variable, a constant, an expression over constants, or one instruction
//! in brackets.
//!
//! ```text
//!   result x
//!   result C & D
//!   result (icmp ugt x (C - 1))         operands: variables, constants, computed constants in brackets
//! ```
//!
//! An instruction of a result has exactly the flags and the predicate that are written. It is no intrinsic and no `gep`:
//! the applier makes no declarations and knows no element types.

use super::super::ast::{Node, Op, Term, TermKind, TypeId};
use super::super::lexer::Token;
use super::Body;
use tandem_ir::diag::Diagnostic;

impl Body<'_, '_> {
    /// The result of a rule, up to the end of its line.
    pub(super) fn result(&mut self) -> Result<Term, Diagnostic> {
        let (start, at) = (self.reader.at, self.reader.place());
        if self.reader.takes("(") && self.is_operation() {
            let new = self.new_instruction()?;
            self.reader.sign(")")?;
            return Ok(new);
        }
        self.reader.at = start;
        let simple = self.leaf(at)?;
        match simple {
            Some(term) if matches!(self.reader.peek(), Token::Line | Token::End) => Ok(term),
            _ => {
                self.reader.at = start;
                self.computed()
            }
        }
    }

    /// True if the next word is an operation. `zext(C)`, `sext(C)` and `trunc(C)` are numbers, with or without a space.
    fn is_operation(&self) -> bool {
        let Token::Word(w) = self.reader.peek() else {
            return false;
        };
        let number = ["zext", "sext", "trunc"].contains(&w)
            && matches!(self.reader.after(), Token::Sign("("));
        !number && super::pattern::operations().any(|o| o == w)
    }

    /// A literal or a variable, if one comes next.
    fn leaf(&mut self, at: usize) -> Result<Option<Term>, Diagnostic> {
        if let Some((literal, sorts)) = self.literal()? {
            let ty = self.types.fresh(sorts);
            let kind = TermKind::Literal(literal);
            return Ok(Some(Term { ty, kind }));
        }
        match self.reader.next() {
            Token::Word(name) if self.vars.iter().any(|v| v.name == name) => {
                let var = self.variable(name, at)?;
                let (ty, kind) = (self.vars[var].ty, TermKind::Var(var));
                Ok(Some(Term { ty, kind }))
            }
            _ => Ok(None),
        }
    }

    /// An expression over constants.
    fn computed(&mut self) -> Result<Term, Diagnostic> {
        let e = self.constant()?;
        Ok(Term {
            ty: e.ty,
            kind: TermKind::Computed(e),
        })
    }

    /// `OPERATION FLAGS PREDICATE? OPERANDS`.
    fn new_instruction(&mut self) -> Result<Term, Diagnostic> {
        let (at, word, star, op, flags) = self.operation_and_flags()?;
        let refused = match &op {
            _ if star => Some("its operands stand in one order"),
            Op::Intrinsic(..) => Some("it is no intrinsic"),
            Op::Gep => Some("it is no 'gep'"),
            Op::ICmp(all) if all.len() > 1 => Some("it has one predicate"),
            Op::FCmp(all) if all.len() > 1 => Some("it has one predicate"),
            _ => None,
        };
        if let Some(why) = refused {
            let message = format!("'{word}' cannot be the instruction of a result: {why}");
            return self.reader.error(at, message);
        }
        let (mut args, mut places) = (Vec::new(), Vec::new());
        while !matches!(
            self.reader.peek(),
            Token::Line | Token::End | Token::Sign(")")
        ) {
            places.push(self.reader.place());
            args.push(self.operand_of_result()?);
        }
        self.has_arity(&op, word, &args, at)?;
        let types: Vec<TypeId> = args.iter().map(|a| a.ty).collect();
        let ty = self.types_of_node(&op, &types, &places, at)?;
        let node = Node {
            name: None,
            op,
            either_order: false,
            flags,
            args,
        };
        Ok(Term {
            ty,
            kind: TermKind::Inst(Box::new(node)),
        })
    }

    /// A variable, a literal, or a computed constant in brackets.
    fn operand_of_result(&mut self) -> Result<Term, Diagnostic> {
        let (start, at) = (self.reader.at, self.reader.place());
        if self.reader.takes("(") {
            if self.is_operation() {
                return self
                    .reader
                    .error(at, "a result has at most one instruction");
            }
            self.reader.down(at)?;
            let term = self.computed()?;
            self.reader.up();
            self.reader.sign(")")?;
            return Ok(term);
        }
        match self.leaf(at)? {
            Some(term) => Ok(term),
            None => {
                self.reader.at = start;
                match self.reader.peek() {
                    Token::Word(name) => self.not_bound(name, at, &[]),
                    _ => self.reader.expected("an operand"),
                }
            }
        }
    }
}
