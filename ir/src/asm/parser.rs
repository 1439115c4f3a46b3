//! Statements of a template.

use super::lexer::{Placed, Token, tokens};
use super::{Arg, AsmBody, AsmError, Register, Statement};
use rustc_hash::FxHashMap;

/// Most registers that one template may declare.
const MAX_REGISTERS: usize = 4096;

/// Reads the template; `operands` is the number of constraints.
pub(super) fn template(text: &[u8], operands: usize) -> Result<AsmBody, AsmError> {
    let tokens = tokens(text)?;
    let mut p = Parser {
        text,
        tokens: &tokens,
        at: 0,
        operands,
        scopes: vec![FxHashMap::default()],
        out: AsmBody::default(),
    };
    while p.at < p.tokens.len() {
        p.statement()?;
    }
    if p.scopes.len() != 1 {
        return Err(AsmError::at(text, text.len(), "'}' is missing"));
    }
    Ok(p.out)
}

struct Parser<'t> {
    text: &'t [u8],
    tokens: &'t [Placed<'t>],
    at: usize,
    operands: usize,
    /// Names of registers, one map per open `{`.
    scopes: Vec<FxHashMap<String, u32>>,
    out: AsmBody,
}

type Res<T> = Result<T, AsmError>;

impl<'t> Parser<'t> {
    fn offset(&self) -> usize {
        self.tokens.get(self.at).map_or(self.text.len(), |t| t.1)
    }
    fn error<T>(&self, message: impl Into<String>) -> Res<T> {
        Err(AsmError::at(self.text, self.offset(), message))
    }
    fn peek(&self) -> Option<&Token<'t>> {
        self.tokens.get(self.at).map(|t| &t.0)
    }
    fn eat(&mut self, b: u8) -> bool {
        let yes = self.peek() == Some(&Token::Mark(b));
        self.at += usize::from(yes);
        yes
    }
    fn expect(&mut self, b: u8) -> Res<()> {
        match self.eat(b) {
            true => Ok(()),
            false => self.error(format!("'{}' is missing", char::from(b))),
        }
    }
    fn word(&mut self) -> Res<&'t str> {
        match self.peek() {
            Some(&Token::Word(w)) => {
                self.at += 1;
                Ok(w)
            }
            _ => self.error("a name is missing"),
        }
    }

    fn statement(&mut self) -> Res<()> {
        if self.eat(b';') {
            return Ok(());
        }
        if self.eat(b'{') {
            if self.scopes.len() > 16 {
                return self.error("more than 16 blocks in each other");
            }
            self.scopes.push(FxHashMap::default());
            return Ok(());
        }
        if self.eat(b'}') {
            if self.scopes.len() == 1 {
                self.at -= 1;
                return self.error("'}' without '{'");
            }
            self.scopes.pop();
            return Ok(());
        }
        if self.peek() == Some(&Token::Word(".reg")) {
            return self.registers();
        }
        let offset = self.offset();
        let guard = match self.eat(b'@') {
            true => {
                let negated = self.eat(b'!');
                Some((self.atom()?, negated))
            }
            false => None,
        };
        let start = self.at;
        let word = self.word()?;
        if word.starts_with('.') {
            self.at = start;
            return self.error(format!("the directive '{word}'"));
        }
        if self.peek() == Some(&Token::Mark(b':')) || word.ends_with(':') {
            self.at = start;
            return self.error(format!("the label '{}'", word.trim_end_matches(':')));
        }
        let opcode = word.split('.').map(str::to_owned).collect();
        let mut args = Vec::new();
        while !matches!(self.peek(), None | Some(Token::Mark(b';' | b'}'))) {
            if !args.is_empty() {
                self.expect(b',')?;
            }
            args.push(self.arg()?);
        }
        self.eat(b';');
        self.out.statements.push(Statement {
            guard,
            opcode,
            args,
            offset,
        });
        Ok(())
    }

    /// `.reg .type name, name<n>;`
    fn registers(&mut self) -> Res<()> {
        self.at += 1;
        let mut ty = self.word()?;
        if matches!(ty, ".v2" | ".v4") {
            return self.error(format!("registers of vectors ({ty})"));
        }
        ty = ty.trim_start_matches('.');
        loop {
            let name = self.word()?;
            if self.eat(b'<') {
                let Some(&Token::Int(n)) = self.peek() else {
                    return self.error("a number is missing");
                };
                self.at += 1;
                self.expect(b'>')?;
                if n as usize > MAX_REGISTERS {
                    return self.error("more than 4096 registers");
                }
                for k in 0..n {
                    self.declare(format!("{name}{k}"), ty)?;
                }
            } else {
                self.declare(name.to_owned(), ty)?;
            }
            if !self.eat(b',') {
                break;
            }
        }
        self.eat(b';');
        Ok(())
    }
    fn declare(&mut self, name: String, ty: &str) -> Res<()> {
        if self.out.registers.len() >= MAX_REGISTERS {
            return self.error("more than 4096 registers");
        }
        let n = self.out.registers.len() as u32;
        if let Some(scope) = self.scopes.last_mut() {
            scope.insert(name.clone(), n);
        }
        self.out.registers.push(Register {
            name,
            ty: ty.to_owned(),
        });
        Ok(())
    }
    fn register(&self, name: &str) -> Option<u32> {
        self.scopes.iter().rev().find_map(|s| s.get(name)).copied()
    }

    fn arg(&mut self) -> Res<Arg> {
        if self.eat(b'[') {
            return self.address();
        }
        if self.eat(b'{') {
            return self.tuple();
        }
        if self.eat(b'!') {
            return Ok(Arg::Not(Box::new(self.atom()?)));
        }
        let first = self.atom()?;
        if self.eat(b'|') {
            let second = self.atom()?;
            return Ok(Arg::Pair(Box::new(first), Box::new(second)));
        }
        Ok(first)
    }
    fn tuple(&mut self) -> Res<Arg> {
        let mut all = Vec::new();
        loop {
            all.push(self.atom()?);
            if !self.eat(b',') {
                break;
            }
        }
        self.expect(b'}')?;
        Ok(Arg::Tuple(all))
    }
    fn address(&mut self) -> Res<Arg> {
        let base = Box::new(self.atom()?);
        let more = self.eat(b'+') || self.peek() == Some(&Token::Mark(b'-'));
        let offset = match more {
            true => self.offset_of_address()?,
            false => 0,
        };
        let mut rest = Vec::new();
        while self.eat(b',') {
            rest.push(if self.eat(b'{') {
                self.tuple()?
            } else {
                self.atom()?
            });
        }
        self.expect(b']')?;
        Ok(Arg::Address { base, offset, rest })
    }
    fn offset_of_address(&mut self) -> Res<i64> {
        match self.atom()? {
            Arg::Int(n) => Ok(n as i64),
            _ => {
                self.at -= 1;
                self.error("an offset that is no number")
            }
        }
    }

    /// An operand without brackets.
    fn atom(&mut self) -> Res<Arg> {
        if self.eat(b'-') {
            return match self.peek() {
                Some(&Token::Int(n)) => {
                    self.at += 1;
                    Ok(Arg::Int(n.wrapping_neg()))
                }
                Some(&Token::F64(n)) => {
                    self.at += 1;
                    Ok(Arg::F64(n ^ 1 << 63))
                }
                _ => self.error("a number is missing"),
            };
        }
        let arg = match self.peek() {
            Some(&Token::Operand(n)) if (n as usize) < self.operands => Arg::Operand(n),
            Some(&Token::Operand(n)) => {
                return self.error(format!("the operand ${n}, which has no constraint"));
            }
            Some(&Token::Int(n)) => Arg::Int(n),
            Some(&Token::F32(n)) => Arg::F32(n),
            Some(&Token::F64(n)) => Arg::F64(n),
            Some(&Token::Word("_")) => Arg::Sink,
            Some(&Token::Word(w)) => match self.register(w) {
                Some(n) => Arg::Register(n),
                None if w.starts_with('%') || w == "WARP_SZ" => Arg::Special(w.to_owned()),
                None => Arg::Name(w.to_owned()),
            },
            _ => return self.error("an operand is missing"),
        };
        self.at += 1;
        Ok(arg)
    }
}
