//! Patterns of rules: instructions, variables, constants.
//!
//! ```text
//!   match and* x (or* x y)                       `*`: the operands may stand in either order
//!   match icmp eq|ne (sub nuw x:int y) 0         flags, then predicates, then operands
//! ```
//!
//! An instruction is `OPERATION[*] FLAGS PREDICATES? OPERANDS`; an operand is a variable, a constant, an instruction in
//! brackets, or a named one, `v@(add x y)`. Behind a variable, `:int`, `:float` or `:ptr` says what it is.
//!
//! Types are inferred while reading: every term has a [`TypeId`], operands of an instruction are unified as LangRef
//! demands, and a contradiction is a diagnostic at the operand. How many operands, which flags and which predicates an
//! operation has is checked here too, so that what comes out can be written as LLVM IR. Depth is limited by the reader
//! ([`super`]).

use super::super::ast::{
    FloatLiteral, INTRINSICS, Literal, Node, Op, Relation, Sorts, Term, TermKind, TypeId, VarId,
};
use super::super::lexer::Token;
use super::{Body, RESERVED};
use tandem_ir::diag::{Diagnostic, did_you_mean};
use tandem_ir::inst::FLAG_KEYWORDS;
use tandem_ir::{BinOp, CastOp, Flags, FloatPredicate, IntPredicate};

impl<'a> Body<'_, 'a> {
    /// `OPERATION[*] FLAGS PREDICATES? OPERANDS`, up to a closing bracket or the end of the line.
    pub(super) fn node(&mut self, name: Option<VarId>) -> Result<Term, Diagnostic> {
        let (at, word, either_order, mut op, flags) = self.operation_and_flags()?;
        let mut places = Vec::new();
        let mut args = Vec::new();
        while !matches!(
            self.reader.peek(),
            Token::Line | Token::End | Token::Sign(")")
        ) {
            if let Op::Intrinsic(i, immediate @ None) = &mut op
                && i.immediate
                && args.len() == i.args
            {
                *immediate = Some(self.immediate()?);
                continue;
            }
            places.push(self.reader.place());
            args.push(self.term()?);
        }
        if matches!(op, Op::Intrinsic(i, None) if i.immediate) {
            return self.reader.expected("the immediate 'true' or 'false'");
        }
        self.has_arity(&op, word, &args, at)?;
        if either_order && !commutes(&op) {
            return self
                .reader
                .error(at, format!("the operands of '{word}' cannot be exchanged"));
        }
        let types: Vec<TypeId> = args.iter().map(|a| a.ty).collect();
        let ty = self.types_of_node(&op, &types, &places, at)?;
        let node = Node {
            name,
            op,
            either_order,
            flags,
            args,
        };
        Ok(Term {
            ty,
            kind: TermKind::Inst(Box::new(node)),
        })
    }

    /// `OPERATION[*] FLAGS PREDICATES?`: place, word, whether the star is there, operation and flags.
    pub(super) fn operation_and_flags(
        &mut self,
    ) -> Result<(usize, &'a str, bool, Op, Flags), Diagnostic> {
        let at = self.reader.place();
        let Token::Word(word) = self.reader.next() else {
            self.reader.at -= 1;
            return self.reader.expected("an operation");
        };
        let star = self.reader.takes("*");
        let mut op = self.operation(word, at)?;
        let flags = self.flags(&op)?;
        match &mut op {
            Op::ICmp(all) => {
                *all = self.predicates(IntPredicate::ALL, IntPredicate::keyword)?;
            }
            Op::FCmp(all) => {
                *all = self.predicates(FloatPredicate::ALL, FloatPredicate::keyword)?;
            }
            _ => {}
        }
        Ok((at, word, star, op, flags))
    }

    /// Checks the number of operands of an instruction.
    pub(super) fn has_arity(
        &self,
        op: &Op,
        word: &str,
        args: &[Term],
        at: usize,
    ) -> Result<(), Diagnostic> {
        let wanted = arity(op);
        if args.len() == wanted || (*op == Op::Gep && args.len() >= 2) {
            return Ok(());
        }
        let hint = self.flag_meant(op, args);
        let message = format!(
            "'{word}' has {wanted} operands, and {} are here{hint}",
            args.len()
        );
        self.reader.error(at, message)
    }

    /// An immediate operand of an intrinsic, which is part of the operation.
    fn immediate(&mut self) -> Result<bool, Diagnostic> {
        if self.reader.takes_word("true") {
            return Ok(true);
        }
        match self.reader.takes_word("false") {
            true => Ok(false),
            false => self.reader.expected("the immediate 'true' or 'false'"),
        }
    }

    /// The operation of a word; predicates follow.
    fn operation(&self, word: &str, at: usize) -> Result<Op, Diagnostic> {
        Ok(match word {
            "fneg" => Op::FNeg,
            "select" => Op::Select,
            "freeze" => Op::Freeze,
            "gep" => Op::Gep,
            "icmp" => Op::ICmp(Vec::new()),
            "fcmp" => Op::FCmp(Vec::new()),
            _ => {
                let intrinsic = INTRINSICS.iter().find(|i| i.word == word);
                let op = BinOp::from_keyword(word).map(Op::Binary);
                let op = op.or_else(|| CastOp::from_keyword(word).map(Op::Cast));
                match op.or_else(|| intrinsic.map(|i| Op::Intrinsic(i, None))) {
                    Some(op) => op,
                    None => {
                        let hint = did_you_mean(word, operations());
                        let message = format!("unknown operation '{word}'{hint}");
                        return self.reader.error(at, message);
                    }
                }
            }
        })
    }

    /// One or more predicates with `|` between them.
    fn predicates<P: Copy + PartialEq>(
        &mut self,
        known: &[P],
        keyword: fn(P) -> &'static str,
    ) -> Result<Vec<P>, Diagnostic> {
        let mut all = Vec::new();
        loop {
            let Token::Word(w) = self.reader.peek() else {
                return self.reader.expected("a predicate");
            };
            let place = self.reader.place();
            let Some(&p) = known.iter().find(|p| keyword(**p) == w) else {
                let hint = did_you_mean(w, known.iter().map(|p| keyword(*p)));
                let message = format!("a predicate is expected, and '{w}' is here{hint}");
                return self.reader.error(place, message);
            };
            if all.contains(&p) {
                let message = format!("the predicate '{w}' is given twice");
                return self.reader.error(place, message);
            }
            all.push(p);
            self.reader.at += 1;
            if !self.reader.takes("|") {
                return Ok(all);
            }
        }
    }

    /// The flags that the instruction must have.
    fn flags(&mut self, op: &Op) -> Result<Flags, Diagnostic> {
        let mut flags = Flags::NONE;
        loop {
            let Token::Word(w) = self.reader.peek() else {
                return Ok(flags);
            };
            let Some((flag, _)) = FLAG_KEYWORDS.iter().find(|(_, k)| *k == w) else {
                return Ok(flags);
            };
            if !op.possible_flags().contains(*flag) {
                return self.reader.error(
                    self.reader.place(),
                    format!("the operation cannot have the flag '{w}'"),
                );
            }
            if flags.contains(*flag) {
                let message = format!("the flag '{w}' is given twice");
                return self.reader.error(self.reader.place(), message);
            }
            self.reader.at += 1;
            flags |= *flag;
        }
    }

    /// Of an operation with too many operands: the flag that its first one may be meant for.
    fn flag_meant(&self, op: &Op, args: &[Term]) -> String {
        let first = args.first().filter(|_| args.len() > arity(op));
        let Some(TermKind::Var(var)) = first.map(|t| &t.kind) else {
            return String::new();
        };
        let possible = FLAG_KEYWORDS.iter();
        let possible = possible.filter(|(f, _)| op.possible_flags().contains(*f));
        let name = self.vars[*var].name.as_str();
        match name.len() {
            0 | 1 => String::new(),
            _ => did_you_mean(name, possible.map(|(_, k)| *k)),
        }
    }

    /// A variable, a constant, or an instruction in brackets, with or without a name.
    fn term(&mut self) -> Result<Term, Diagnostic> {
        let at = self.reader.place();
        if self.reader.takes("(") {
            self.reader.down(at)?;
            let node = self.node(None)?;
            self.reader.up();
            self.reader.sign(")")?;
            return Ok(node);
        }
        if let Some((literal, sorts)) = self.literal()? {
            let ty = self.types.fresh(sorts);
            let kind = TermKind::Literal(literal);
            return Ok(Term { ty, kind });
        }
        let Token::Word(name) = self.reader.next() else {
            self.reader.at -= 1;
            return self.reader.expected("an operand");
        };
        if !name.starts_with(|c: char| c.is_ascii_alphabetic()) || RESERVED.contains(&name) {
            return self
                .reader
                .error(at, format!("'{name}' is no variable and no constant"));
        }
        let known = self.vars.iter().any(|v| v.name == name);
        let var = self.variable(name, at)?;
        if self.reader.takes(":") {
            self.sort_of(var)?;
        }
        if !self.reader.takes("@") {
            let (ty, kind) = (self.vars[var].ty, TermKind::Var(var));
            return Ok(Term { ty, kind });
        }
        if known || self.vars[var].is_constant() {
            return self.reader.error(
                at,
                format!("'{name}' cannot name an instruction: it is a constant, or named before"),
            );
        }
        self.vars[var].names_inst = true;
        self.reader.sign("(")?;
        self.reader.down(at)?;
        let node = self.node(Some(var))?;
        self.reader.up();
        self.reader.sign(")")?;
        self.unify(self.vars[var].ty, node.ty, at)?;
        Ok(node)
    }

    /// `int`, `float` or `ptr` behind a variable and a colon.
    fn sort_of(&mut self, var: VarId) -> Result<(), Diagnostic> {
        let at = self.reader.place();
        let sorts = match self.reader.next() {
            Token::Word("int") => Sorts::INT,
            Token::Word("float") => Sorts::FLOAT,
            Token::Word("ptr") => Sorts::PTR,
            _ => {
                self.reader.at -= 1;
                return self.reader.expected("'int', 'float' or 'ptr'");
            }
        };
        let ty = self.vars[var].ty;
        self.types
            .restrict(ty, sorts)
            .or_else(|m| self.reader.error(at, m))
    }

    /// A constant, if one comes next.
    pub(super) fn literal(&mut self) -> Result<Option<(Literal, Sorts)>, Diagnostic> {
        let (start, at) = (self.reader.at, self.reader.place());
        let minus = self.reader.takes("-");
        let Token::Word(word) = self.reader.peek() else {
            self.reader.at = start;
            return Ok(None);
        };
        self.reader.at += 1;
        let spelling = if minus {
            format!("-{word}")
        } else {
            word.to_owned()
        };
        let floats = FloatLiteral::ALL.iter().find(|(s, _)| *s == spelling);
        let found = match spelling.as_str() {
            "true" => (Literal::Int(1), Sorts::BOOL),
            "false" => (Literal::Int(0), Sorts::BOOL),
            "undef" => (Literal::Undef, Sorts::ANY),
            "poison" => (Literal::Poison, Sorts::ANY),
            "null" => (Literal::Null, Sorts::PTR),
            _ if floats.is_some() => (
                floats.map_or(Literal::Undef, |f| Literal::Float(f.1)),
                Sorts::FLOAT,
            ),
            s if s
                .trim_start_matches('-')
                .bytes()
                .all(|b| b.is_ascii_digit()) =>
            {
                match s.parse() {
                    Ok(n) => (Literal::Int(n), Sorts::INT),
                    Err(_) => return self.reader.error(at, "the number does not fit 64 bits"),
                }
            }
            _ if minus => return self.reader.expected("a number"),
            _ => {
                self.reader.at = start;
                return Ok(None);
            }
        };
        Ok(Some(found))
    }

    /// Ties the types of an instruction together; the result is the type of its result.
    pub(super) fn types_of_node(
        &mut self,
        op: &Op,
        args: &[TypeId],
        places: &[usize],
        at: usize,
    ) -> Result<TypeId, Diagnostic> {
        let place = |n: usize| places.get(n).copied().unwrap_or(at);
        let all_of = |body: &mut Self, sorts: Sorts, from: usize| -> Result<TypeId, Diagnostic> {
            let ty = body.types.fresh(sorts);
            for (n, &a) in args.iter().enumerate().skip(from) {
                body.unify(ty, a, place(n))?;
            }
            Ok(ty)
        };
        let result = match op {
            Op::FNeg => all_of(self, Sorts::FLOAT, 0)?,
            Op::Binary(b) if b.is_float() => all_of(self, Sorts::FLOAT, 0)?,
            Op::Binary(_) => all_of(self, Sorts::INT, 0)?,
            Op::Freeze => all_of(self, Sorts::ANY, 0)?,
            Op::Intrinsic(i, _) => {
                let ty = all_of(self, if i.float { Sorts::FLOAT } else { Sorts::INT }, 0)?;
                if i.granule > 1 {
                    self.types.relate(Relation::Granule(ty, i.granule), at);
                }
                ty
            }
            Op::ICmp(_) => {
                all_of(self, Sorts::INT_OR_PTR, 0)?;
                self.types.fresh(Sorts::BOOL)
            }
            Op::FCmp(_) => {
                all_of(self, Sorts::FLOAT, 0)?;
                self.types.fresh(Sorts::BOOL)
            }
            Op::Select => {
                let condition = self.types.fresh(Sorts::BOOL);
                self.unify(condition, args[0], place(0))?;
                return all_of(self, Sorts::ANY, 1);
            }
            Op::Gep => {
                let ty = self.types.fresh(Sorts::PTR);
                self.unify(ty, args[0], place(0))?;
                for (n, &a) in args.iter().enumerate().skip(1) {
                    self.types
                        .restrict(a, Sorts::INT)
                        .or_else(|m| self.reader.error(place(n), m))?;
                }
                ty
            }
            Op::Cast(c) => self.types_of_cast(*c, args[0], place(0), at)?,
        };
        for &a in args {
            self.types.same_shape(a, result);
        }
        Ok(result)
    }

    fn types_of_cast(
        &mut self,
        op: CastOp,
        from: TypeId,
        place: usize,
        at: usize,
    ) -> Result<TypeId, Diagnostic> {
        use CastOp::*;
        let (takes, gives) = match op {
            Trunc | ZExt | SExt => (Sorts::INT, Sorts::INT),
            FpTrunc | FpExt => (Sorts::FLOAT, Sorts::FLOAT),
            FpToUi | FpToSi => (Sorts::FLOAT, Sorts::INT),
            UiToFp | SiToFp => (Sorts::INT, Sorts::FLOAT),
            PtrToInt | PtrToAddr => (Sorts::PTR, Sorts::INT),
            IntToPtr => (Sorts::INT, Sorts::PTR),
            AddrSpaceCast => (Sorts::PTR, Sorts::PTR),
            BitCast => (Sorts::ANY, Sorts::ANY),
        };
        self.types
            .restrict(from, takes)
            .or_else(|m| self.reader.error(place, m))?;
        let to = self.types.fresh(gives);
        let relation = match op {
            ZExt | SExt | FpExt => Relation::Narrower(from, to),
            Trunc | FpTrunc => Relation::Narrower(to, from),
            BitCast => Relation::SameBits(from, to),
            AddrSpaceCast => Relation::OtherSpace(from, to),
            _ => return Ok(to),
        };
        self.types.relate(relation, at);
        Ok(to)
    }
}

/// The words of all operations.
pub(super) fn operations() -> impl Iterator<Item = &'static str> {
    let plain = ["fneg", "select", "freeze", "gep", "icmp", "fcmp"].into_iter();
    let arithmetic = BinOp::ALL.iter().map(|b| b.keyword());
    let casts = CastOp::ALL.iter().map(|c| c.keyword());
    let all = plain.chain(arithmetic).chain(casts);
    all.chain(INTRINSICS.iter().map(|i| i.word))
}

/// Number of operands; for `gep` the least.
fn arity(op: &Op) -> usize {
    match op {
        Op::FNeg | Op::Freeze | Op::Cast(_) => 1,
        Op::Binary(_) | Op::ICmp(_) | Op::FCmp(_) | Op::Gep => 2,
        Op::Select => 3,
        Op::Intrinsic(i, _) => i.args,
    }
}

/// True if the operation gives the same when its first two operands are exchanged (LangRef).
fn commutes(op: &Op) -> bool {
    use BinOp::*;
    match op {
        Op::Binary(b) => matches!(b, Add | Mul | And | Or | Xor | FAdd | FMul),
        Op::ICmp(all) => all
            .iter()
            .all(|p| matches!(p, IntPredicate::Eq | IntPredicate::Ne)),
        Op::FCmp(all) => {
            use FloatPredicate as P;
            let symmetric = [
                P::False,
                P::Oeq,
                P::One,
                P::Ord,
                P::Ueq,
                P::Une,
                P::Uno,
                P::True,
            ];
            all.iter().all(|p| symmetric.contains(p))
        }
        Op::Intrinsic(i, _) => [
            "umin", "umax", "smin", "smax", "uadd.sat", "sadd.sat", "minnum", "maxnum", "minimum",
            "maximum",
        ]
        .contains(&i.word),
        Op::FNeg | Op::Cast(_) | Op::Select | Op::Freeze | Op::Gep => false,
    }
}

impl Op {
    /// The flags that LLVM lets the instruction have.
    pub fn possible_flags(&self) -> Flags {
        use BinOp::*;
        match self {
            Op::Binary(Add | Sub | Mul | Shl) | Op::Cast(CastOp::Trunc) => Flags::NUW | Flags::NSW,
            Op::Binary(UDiv | SDiv | LShr | AShr) => Flags::EXACT,
            Op::Binary(Or) => Flags::DISJOINT,
            Op::Cast(CastOp::ZExt | CastOp::UiToFp) => Flags::NNEG,
            Op::ICmp(_) => Flags::SAMESIGN,
            Op::Gep => Flags::INBOUNDS | Flags::NUSW | Flags::NUW,
            Op::FNeg | Op::FCmp(_) | Op::Cast(CastOp::FpTrunc | CastOp::FpExt) => Flags::FAST,
            Op::Binary(b) if b.is_float() => Flags::FAST,
            Op::Intrinsic(i, _) if i.float => Flags::FAST,
            _ => Flags::NONE,
        }
    }
}
