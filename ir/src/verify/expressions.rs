//! `!DIExpression`: operations with their arguments (LangRef "DIExpression").

use crate::metadata::MdField;
use crate::module::Header;

type Check = Result<(), &'static str>;

fn rule(holds: bool, message: &'static str) -> Check {
    if holds { Ok(()) } else { Err(message) }
}

/// Operations that expressions can have, but for registers: code, name without `DW_OP_`, number of arguments.
const OPERATIONS: [(u64, &str, usize); 43] = [
    (0x06, "deref", 0),
    (0x10, "constu", 1),
    (0x11, "consts", 1),
    (0x12, "dup", 0),
    (0x14, "over", 0),
    (0x16, "swap", 0),
    (0x17, "rot", 0),
    (0x18, "xderef", 0),
    (0x19, "abs", 0),
    (0x1a, "and", 0),
    (0x1b, "div", 0),
    (0x1c, "minus", 0),
    (0x1d, "mod", 0),
    (0x1e, "mul", 0),
    (0x1f, "neg", 0),
    (0x20, "not", 0),
    (0x21, "or", 0),
    (0x22, "plus", 0),
    (0x23, "plus_uconst", 1),
    (0x24, "shl", 0),
    (0x25, "shr", 0),
    (0x26, "shra", 0),
    (0x27, "xor", 0),
    (0x29, "eq", 0),
    (0x2a, "ge", 0),
    (0x2b, "gt", 0),
    (0x2c, "le", 0),
    (0x2d, "lt", 0),
    (0x2e, "ne", 0),
    (0x30, "lit0", 0),
    (0x90, "regx", 1),
    (0x92, "bregx", 2),
    (0x94, "deref_size", 1),
    (0x97, "push_object_address", 0),
    (0x9f, "stack_value", 0),
    (0x1000, "LLVM_fragment", 2),
    (0x1001, "LLVM_convert", 2),
    (0x1002, "LLVM_tag_offset", 1),
    (0x1003, "LLVM_entry_value", 1),
    (0x1004, "LLVM_implicit_pointer", 0),
    (0x1005, "LLVM_arg", 1),
    (0x1006, "LLVM_extract_bits_sext", 2),
    (0x1007, "LLVM_extract_bits_zext", 2),
];

/// An operation: its name, or that of its family, and how many arguments follow.
type Operation = (&'static str, usize);

/// What stands at the place of an operation, as a name or as a number.
fn operation(header: &Header, f: &MdField) -> Option<Operation> {
    let family = |code: u64| match code {
        0x50..0x70 => Some(("reg", 0)),
        0x70..0x90 => Some(("breg", 1)),
        _ => None,
    };
    match f {
        MdField::Int(code) => {
            let code = u64::try_from(*code).ok()?;
            let known = OPERATIONS.iter().find(|o| o.0 == code);
            known.map(|o| (o.1, o.2)).or_else(|| family(code))
        }
        MdField::Word(w) => {
            let name = header.str(*w).strip_prefix("DW_OP_")?;
            if let Some(o) = OPERATIONS.iter().find(|o| o.1 == name) {
                return Some((o.1, o.2));
            }
            let number = |rest: &str| rest.parse::<u64>().ok().filter(|&n| n < 32);
            let based = name.strip_prefix("breg").and_then(number);
            let plain = name.strip_prefix("reg").and_then(number);
            match (based, plain) {
                (Some(n), _) => family(0x70 + n),
                (_, Some(n)) => family(0x50 + n),
                _ => None,
            }
        }
        _ => None,
    }
}

/// The number at the place of an argument.
fn number(ops: &[MdField], at: usize) -> Option<u64> {
    match ops.get(at)? {
        MdField::Int(n) => u64::try_from(*n).ok(),
        _ => None,
    }
}

/// Checks the operands of an expression.
pub(super) fn check(header: &Header, ops: &[MdField]) -> Check {
    let name = |at: usize| Some(operation(header, ops.get(at)?)?.0);
    let mut at = 0;
    while at < ops.len() {
        // `DW_OP_LLVM_user` and others that code generation only makes are among what is not known.
        let (op, args) =
            operation(header, &ops[at]).ok_or("operation that expressions cannot have")?;
        let next = at + 1 + args;
        rule(next <= ops.len(), "operation lacks arguments")?;
        match op {
            // What follows a register is not looked at.
            "reg" | "breg" => return Ok(()),
            "LLVM_fragment" => return rule(next == ops.len(), "fragment is not last"),
            "stack_value" => rule(
                next == ops.len() || name(next) == Some("LLVM_fragment"),
                "stack value is not last",
            )?,
            "swap" => rule(ops.len() > 1, "swap of one entry")?,
            "LLVM_entry_value" => {
                let behind_arg =
                    at == 2 && name(0) == Some("LLVM_arg") && number(ops, 1) == Some(0);
                let first = at == 0 || behind_arg;
                return rule(
                    first && number(ops, at + 1) == Some(1),
                    "entry value is not first, or not of one operation",
                );
            }
            _ => {}
        }
        at = next;
    }
    Ok(())
}

/// Offset and size of the fragment that an expression ends in.
pub(super) fn fragment(header: &Header, ops: &[MdField]) -> Option<(u64, u64)> {
    let at = ops.len().checked_sub(3)?;
    let (op, _) = operation(header, &ops[at])?;
    if op != "LLVM_fragment" {
        return None;
    }
    Some((number(ops, at + 1)?, number(ops, at + 2)?))
}
