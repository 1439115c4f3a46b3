//! Inline assembly: the constraint string, and how it fits the call (LangRef "Inline Asm Constraint String").

use super::Checker;
use crate::attr::{Attr, TypedAttr};
use crate::entity::{Inst, Value};
use crate::function::{InlineAsm, ValueDef};
use crate::inst::{CallInfo, InstKind};
use crate::types::TypeTable;

/// What a constraint is for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Kind {
    Input,
    Output,
    Clobber,
    Label,
}

/// One constraint of the string.
#[derive(Clone, Copy, Debug)]
struct Constraint {
    kind: Kind,
    indirect: bool,
    matched: bool,
}

impl Constraint {
    /// True if an argument of the call belongs to it.
    fn has_argument(self) -> bool {
        self.kind == Kind::Input || (self.kind == Kind::Output && self.indirect)
    }
}

/// Checks a call of inline assembly.
pub(super) fn check(c: &mut Checker<'_, '_>, i: Inst, info: &CallInfo, callee: Value) {
    let ValueDef::Asm(n) = c.f.value_def(callee) else {
        return;
    };
    let asm = c.f.inline_asm(n);
    let outcome = parse(&asm.constraints)
        .ok_or("constraints that cannot be read")
        .and_then(|all| {
            against_type(&c.header.types, asm, &all)?;
            against_call(c, i, info, &all)
        });
    if let Err(message) = outcome {
        c.at(i, format!("inline assembly: {message}"));
    }
}

fn rule(holds: bool, message: &'static str) -> Result<(), &'static str> {
    if holds { Ok(()) } else { Err(message) }
}

/// Reads a constraint string; none if it cannot be read.
fn parse(text: &[u8]) -> Option<Vec<Constraint>> {
    let mut all: Vec<Constraint> = Vec::new();
    let mut rest = text;
    while !rest.is_empty() {
        let (one, behind) = constraint(rest, &mut all)?;
        all.push(one);
        match behind {
            [] => break,
            // A comma promises another constraint.
            [b','] => return None,
            [b',', more @ ..] => rest = more,
            _ => return None,
        }
    }
    Some(all)
}

/// One constraint up to a comma, and the text from there.
fn constraint<'a>(text: &'a [u8], before: &mut [Constraint]) -> Option<(Constraint, &'a [u8])> {
    let mut at = text;
    let mut eat = |b: u8| {
        let yes = at.first() == Some(&b);
        at = &at[usize::from(yes)..];
        yes
    };
    let kind = if eat(b'~') {
        Kind::Clobber
    } else if eat(b'=') {
        Kind::Output
    } else if eat(b'!') {
        Kind::Label
    } else {
        Kind::Input
    };
    let indirect = eat(b'*');
    if kind == Kind::Clobber && at.first() != Some(&b'{') {
        return None;
    }
    let (mut early, mut commutative) = (false, false);
    loop {
        match at.first()? {
            b'&' if kind == Kind::Output && !early => early = true,
            b'%' if kind != Kind::Clobber && !commutative => commutative = true,
            b'&' | b'%' | b'#' | b'*' | b',' => return None,
            _ => break,
        }
        at = &at[1..];
    }
    while let Some(&b) = at.first().filter(|&&b| b != b',') {
        at = match b {
            b'{' => &at[at.iter().position(|&b| b == b'}')? + 1..],
            b'0'..=b'9' => {
                let digits = at.iter().take_while(|b| b.is_ascii_digit()).count();
                let n: usize = std::str::from_utf8(&at[..digits]).ok()?.parse().ok()?;
                let matches = before.get_mut(n)?;
                if kind != Kind::Input || matches.kind != Kind::Output || matches.matched {
                    return None;
                }
                matches.matched = true;
                &at[digits..]
            }
            b'^' => at.get(3..)?,
            b'@' => {
                let n = usize::from(at.get(1)?.checked_sub(b'0')?);
                at.get(2 + n..)?
            }
            _ => &at[1..],
        };
    }
    let one = Constraint {
        kind,
        indirect,
        matched: false,
    };
    Some((one, at))
}

/// Order of the constraints, and their numbers against the function type.
fn against_type(
    types: &TypeTable,
    asm: &InlineAsm,
    all: &[Constraint],
) -> Result<(), &'static str> {
    let Some((ret, params, vararg)) = types.as_function(asm.fn_ty) else {
        return Ok(());
    };
    rule(!vararg, "variable arguments")?;
    let (mut outputs, mut inputs, mut indirect, mut clobbers, mut labels) = (0, 0, 0, 0, 0);
    for c in all {
        match c.kind {
            Kind::Output => {
                rule(
                    inputs == indirect && clobbers == 0 && labels == 0,
                    "an output behind an input, clobber or label",
                )?;
                if c.indirect {
                    indirect += 1;
                    inputs += 1;
                } else {
                    outputs += 1;
                }
            }
            Kind::Input => {
                rule(clobbers == 0, "an input behind a clobber")?;
                inputs += 1;
            }
            Kind::Label => {
                rule(clobbers == 0, "a label behind a clobber")?;
                labels += 1;
            }
            Kind::Clobber => clobbers += 1,
        }
    }
    let fields = types.struct_fields(ret).map(|f| f.0.len());
    match outputs {
        0 => rule(ret.is_void(), "a result without an output")?,
        1 => rule(fields.is_none(), "a struct as the one output")?,
        n => rule(
            fields == Some(n),
            "another number of outputs than the result has fields",
        )?,
    }
    rule(
        params.len() == inputs,
        "another number of inputs than there are parameters",
    )
}

/// Indirect operands are pointers that say what they point to; labels are the targets of `callbr`.
fn against_call(
    c: &Checker<'_, '_>,
    i: Inst,
    info: &CallInfo,
    all: &[Constraint],
) -> Result<(), &'static str> {
    let Some(call) = c.f.call(i) else {
        return Ok(());
    };
    let args: Vec<Value> = call.args().collect();
    for (n, k) in all.iter().filter(|k| k.has_argument()).enumerate() {
        let set = c.header.attrs.get(info.attrs.param(n));
        let typed = set
            .iter()
            .any(|a| matches!(a, Attr::Typed(TypedAttr::ElementType, _)));
        if k.indirect {
            let pointer = args.get(n).is_some_and(|&v| c.f.value_type(v).is_ptr());
            rule(
                pointer,
                "the operand of an indirect constraint must be a pointer",
            )?;
            rule(
                typed,
                "the operand of an indirect constraint needs elementtype",
            )?;
        } else {
            rule(!typed, "elementtype is for indirect constraints only")?;
        }
    }
    let labels = all.iter().filter(|k| k.kind == Kind::Label).count();
    match c.f.kind(i) {
        InstKind::CallBr(_, targets) => rule(
            labels == *targets as usize,
            "another number of labels than callbr has targets",
        ),
        _ => rule(labels == 0, "labels are for callbr only"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn constraint_strings() {
        for good in [
            "",
            "=r,r",
            "=&r,0",
            "~{memory}",
            "=*m,r,~{cc}",
            "!i",
            "=^Xr",
            "=@3abc",
            "r|m",
        ] {
            assert!(parse(good.as_bytes()).is_some(), "{good}");
        }
        for bad in [
            "=", "~r", "r,", "&r", "=&&r", "0", "=r,0,0", "{ax", "=#r", ",r", "=0",
        ] {
            assert!(parse(bad.as_bytes()).is_none(), "{bad}");
        }
    }
}
