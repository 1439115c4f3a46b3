//! What the reader makes of templates, and that it never falls over.

use super::*;
use crate::types::Type;
use quickcheck::quickcheck;

fn asm(text: &str, constraints: &str) -> InlineAsm {
    InlineAsm {
        fn_ty: Type::VOID,
        text: text.as_bytes().into(),
        constraints: constraints.as_bytes().into(),
        side_effect: false,
        align_stack: false,
        intel: false,
        unwind: false,
    }
}

#[test]
fn a_block_with_registers_and_a_guard() -> Result<(), AsmError> {
    let text = "{ .reg .u32 t; // a comment\n mul.lo.u32 t, $1, -2;\n\t@!$2 add.u32 $0, t, 0x10; }";
    let body = read(&asm(text, "=r,r,b,~{memory}"))?;
    assert_eq!(body.registers.len(), 1);
    assert_eq!(body.registers[0].ty, "u32");
    let [mul, add] = &body.statements[..] else {
        panic!("two statements: {body:?}");
    };
    assert_eq!(mul.opcode, ["mul", "lo", "u32"]);
    assert_eq!(
        mul.args,
        [
            Arg::Register(0),
            Arg::Operand(1),
            Arg::Int(2u64.wrapping_neg())
        ]
    );
    assert_eq!(add.guard, Some((Arg::Operand(2), true)));
    assert_eq!(add.args[2], Arg::Int(16));
    assert_eq!(body.constraints[3].kind, ConstraintKind::Clobber);
    assert_eq!(body.constraints[3].code, "memory");
    Ok(())
}

#[test]
fn addresses_tuples_pairs_and_special_registers() -> Result<(), AsmError> {
    let body = read(&asm(
        "ld.global.v2.b32 {$0, _}, [ $2 + -8 ]; shfl.sync.idx.b32 $0|$1, $3, 0, 31, -1; mov.u32 $0, %tid.x; \
         tex.2d.v4.f32.s32 {$0,$0,$0,$0}, [$2, {$3, $3}];",
        "=r,=b,l,r",
    ))?;
    let [ld, shfl, mov, tex] = &body.statements[..] else {
        panic!("four statements: {body:?}");
    };
    assert_eq!(ld.args[0], Arg::Tuple(vec![Arg::Operand(0), Arg::Sink]));
    let Arg::Address { offset, .. } = &ld.args[1] else {
        panic!("an address: {ld:?}");
    };
    assert_eq!(*offset, -8);
    assert!(matches!(shfl.args[0], Arg::Pair(..)));
    assert_eq!(mov.args[1], Arg::Special("%tid.x".into()));
    assert!(matches!(&tex.args[1], Arg::Address { rest, .. } if rest.len() == 1));
    Ok(())
}

#[test]
fn families_of_registers_and_inner_scopes() -> Result<(), AsmError> {
    let body = read(&asm(
        "{.reg .b32 r<3>; { .reg .b64 x; mov.b64 x, 0; } mov.b32 r2, 1;}",
        "",
    ))?;
    assert_eq!(body.registers.len(), 4);
    assert_eq!(body.statements[1].args[0], Arg::Register(2));
    Ok(())
}

#[test]
fn what_is_not_understood_has_a_place() {
    let place = |text: &str, constraints: &str| match read(&asm(text, constraints)) {
        Err(e) => (e.line, e.column),
        Ok(b) => panic!("{text} was read: {b:?}"),
    };
    assert_eq!(
        place("add.u32 $0, $0, 1;\n add.u32 $5, 1, 1;", "=r"),
        (2, 10)
    );
    assert_eq!(place("{ mov.u32 $0, 1;", "=r"), (1, 17));
    assert_eq!(place("WAIT: bra WAIT;", ""), (1, 1));
    assert_eq!(place("/* open", ""), (1, 1));
    assert_eq!(place("mov.u32 $0, $$1;", "=r"), (1, 13));
    assert_eq!(place("}", ""), (1, 1));
    assert_eq!(place(".local .b8 x[4];", ""), (1, 1));
}

quickcheck! {
    fn nothing_falls_over(text: Vec<u8>, constraints: Vec<u8>) -> bool {
        let mut a = asm("", "");
        a.text = text.into();
        a.constraints = constraints.into();
        let _ = read(&a);
        true
    }
    fn nothing_falls_over_on_words(picks: Vec<u8>) -> bool {
        let words = ["{", "}", "[", "]", ",", ";", "@", "!", "|", "+", "-", ".reg ", ".u32 ", "t", "<", ">", "3", "$0", "${1:x}",
            "mov.u32 ", "0f3F800000", "_", "%tid.x", " ", "/*", "*/", "//", "\n", ":", "$$"];
        let text: String = picks.iter().map(|&p| words[p as usize % words.len()]).collect();
        let _ = read(&asm(&text, "=r,r"));
        true
    }
}
