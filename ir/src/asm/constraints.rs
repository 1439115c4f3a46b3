//! The constraint string of inline assembly (LangRef "Inline Asm Constraint String").
//!
//! The verifier has checked order and number; here each constraint becomes data: what it is for, the operand that it is tied
//! to, and its code.

use super::AsmError;

/// What a constraint is for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ConstraintKind {
    /// A value that goes in.
    Input,
    /// A value that comes out.
    Output,
    /// Something that is overwritten beside the outputs (`~{memory}`).
    Clobber,
    /// A label of `callbr`.
    Label,
}

/// One constraint.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Constraint {
    /// What it is for.
    pub kind: ConstraintKind,
    /// `*`: the operand is a pointer to it.
    pub indirect: bool,
    /// `&`: written before all inputs are read.
    pub early: bool,
    /// The output that an input shares its register with.
    pub tied: Option<u32>,
    /// The rest: `r`, `l`, `memory`.
    pub code: String,
}

impl Constraint {
    /// True if an argument of the call belongs to it.
    pub fn has_argument(&self) -> bool {
        match self.kind {
            ConstraintKind::Input => true,
            ConstraintKind::Output => self.indirect,
            _ => false,
        }
    }
    /// True if the result of the call holds it.
    pub fn is_result(&self) -> bool {
        self.kind == ConstraintKind::Output && !self.indirect
    }
}

/// Reads a constraint string.
///
/// # Errors
///
/// What is not text, or has no code.
pub fn constraints(text: &[u8]) -> Result<Vec<Constraint>, AsmError> {
    let bad = |what: &str| AsmError::at(text, 0, format!("constraints that {what}"));
    let all = std::str::from_utf8(text).map_err(|_| bad("are no text"))?;
    if all.is_empty() {
        return Ok(Vec::new());
    }
    all.split(',')
        .map(|one| constraint(one).ok_or_else(|| bad("cannot be read")))
        .collect()
}

fn constraint(text: &str) -> Option<Constraint> {
    let (kind, mut rest) = match text.as_bytes().first()? {
        b'=' => (ConstraintKind::Output, &text[1..]),
        b'~' => (ConstraintKind::Clobber, &text[1..]),
        b'!' => (ConstraintKind::Label, &text[1..]),
        _ => (ConstraintKind::Input, text),
    };
    let mut eat = |c: char| match rest.strip_prefix(c) {
        Some(r) => {
            rest = r;
            true
        }
        None => false,
    };
    let indirect = eat('*');
    let early = eat('&');
    eat('%');
    let code = rest.trim_start_matches('{').trim_end_matches('}');
    if code.is_empty() {
        return None;
    }
    let tied = match kind {
        ConstraintKind::Input => code.parse().ok(),
        _ => None,
    };
    Some(Constraint {
        kind,
        indirect,
        early,
        tied,
        code: code.to_owned(),
    })
}
