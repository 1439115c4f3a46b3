//! The constant folder against definitions in plain arithmetic, for every pair of values of four bits.

#![allow(clippy::unwrap_used)]

use tandem_ir::rewrite::NoTrace;
use tandem_ir::{BinOp, Flags, Function, Module};
use tandem_optimized::analysis::constant_fold::{Lane, ints_binary};
use tandem_optimized::analysis::manager::FunctionAnalyses;
use tandem_optimized::context::Cx;
use tandem_optimized::passes::instsimplify;

const W: u32 = 4;

fn signed(x: u128) -> i64 {
    let x = x as i64;
    if x >= 8 { x - 16 } else { x }
}

/// The result by LangRef, in 64-bit arithmetic; `None` for poison and for undefined behaviour.
fn defined(op: BinOp, flags: Flags, x: u128, y: u128) -> Option<u128> {
    let (ux, uy, sx, sy) = (x as i64, y as i64, signed(x), signed(y));
    let (unsigned, exact_signed) = match op {
        BinOp::Add => (ux + uy, sx + sy),
        BinOp::Sub => (ux - uy, sx - sy),
        BinOp::Mul => (ux * uy, sx * sy),
        BinOp::Shl if uy < 4 => (ux << uy, sx << uy),
        BinOp::LShr if uy < 4 => (ux >> uy, ux >> uy),
        BinOp::AShr if uy < 4 => (sx >> uy, sx >> uy),
        BinOp::UDiv if uy != 0 => (ux / uy, ux / uy),
        BinOp::URem if uy != 0 => (ux % uy, ux % uy),
        BinOp::SDiv if sy != 0 && (sx, sy) != (-8, -1) => (sx / sy, sx / sy),
        BinOp::SRem if sy != 0 && (sx, sy) != (-8, -1) => (sx % sy, sx % sy),
        BinOp::And => (ux & uy, ux & uy),
        BinOp::Or => (ux | uy, ux | uy),
        BinOp::Xor => (ux ^ uy, ux ^ uy),
        _ => return None,
    };
    let lossless = match op {
        BinOp::UDiv => ux % uy == 0,
        BinOp::SDiv => sx % sy == 0,
        BinOp::LShr | BinOp::AShr => ux % (1 << uy) == 0,
        _ => true,
    };
    let broken = flags.contains(Flags::NUW) && !(0..16).contains(&unsigned)
        || flags.contains(Flags::NSW) && !(-8..8).contains(&exact_signed)
        || flags.contains(Flags::EXACT) && !lossless
        || flags.contains(Flags::DISJOINT) && ux & uy != 0;
    (!broken).then_some((unsigned & 15) as u128)
}

fn flags_of(op: BinOp) -> Vec<Flags> {
    match op {
        BinOp::Add | BinOp::Sub | BinOp::Mul | BinOp::Shl => {
            vec![Flags::NONE, Flags::NUW, Flags::NSW, Flags::NUW | Flags::NSW]
        }
        BinOp::UDiv | BinOp::SDiv | BinOp::LShr | BinOp::AShr => vec![Flags::NONE, Flags::EXACT],
        BinOp::Or => vec![Flags::NONE, Flags::DISJOINT],
        _ => vec![Flags::NONE],
    }
}

#[test]
fn integer_operations_and_their_flags() {
    for &op in BinOp::ALL.iter().filter(|o| !o.is_float()) {
        for flags in flags_of(op) {
            for (x, y) in (0..16).flat_map(|x| (0..16).map(move |y| (x, y))) {
                let folded = ints_binary(op, flags, W, Lane::Int(x), Lane::Int(y));
                let expected = defined(op, flags, x, y).map_or(Lane::Poison, Lane::Int);
                assert_eq!(folded, Some(expected), "{op:?} {flags:?} {x} {y}");
            }
        }
    }
}

/// What the functions of a text return after the pass: the text of each constant, in order.
fn returned(text: &str) -> Vec<String> {
    let mut m: Module = tandem_ir::text::parse(text.as_bytes(), "t.ll").unwrap();
    let header = &m.header;
    let run = |f: &mut Function| {
        let mut analyses = FunctionAnalyses::default();
        instsimplify::run(Cx::from(header), f, &mut analyses, &mut NoTrace);
        let block = f.entry().unwrap();
        let value = f.operand(f.terminator(block).unwrap(), 0);
        tandem_ir::text::print_value(header, f, value)
    };
    m.bodies.iter_mut().map(run).collect()
}

/// What an intrinsic on two numbers of four bits yields.
type Definition = fn(u128, u128) -> u128;

#[test]
fn intrinsics_on_two_integers() {
    let definitions: [(&str, Definition); 8] = [
        ("umin", |x, y| x.min(y)),
        ("umax", |x, y| x.max(y)),
        ("smin", |x, y| if signed(x) <= signed(y) { x } else { y }),
        ("smax", |x, y| if signed(x) >= signed(y) { x } else { y }),
        ("uadd.sat", |x, y| (x + y).min(15)),
        ("usub.sat", |x, y| x.saturating_sub(y)),
        ("sadd.sat", |x, y| {
            ((signed(x) + signed(y)).clamp(-8, 7) & 15) as u128
        }),
        ("ssub.sat", |x, y| {
            ((signed(x) - signed(y)).clamp(-8, 7) & 15) as u128
        }),
    ];

    for (name, definition) in definitions {
        let mut text = format!("declare i4 @llvm.{name}.i4(i4, i4)\n");
        for (x, y) in (0..16).flat_map(|x| (0..16).map(move |y| (x, y))) {
            text += &format!(
                "define i4 @f{x}.{y}() {{\n  %r = call i4 @llvm.{name}.i4(i4 {}, i4 {})\n  ret i4 %r\n}}\n",
                signed(x),
                signed(y)
            );
        }
        for (n, got) in returned(&text).iter().enumerate() {
            let (x, y) = (n as u128 / 16, n as u128 % 16);
            let expected = format!("i4 {}", signed(definition(x, y)));
            assert_eq!(
                got.trim_start_matches("i4 "),
                &expected[3..],
                "{name} {x} {y}"
            );
        }
    }
}

#[test]
fn denormal_results_stay_where_the_function_may_flush_them() {
    let text = "
define float @ieee() {
  %r = fmul float 0x3810000000000000, 5.0e-1
  ret float %r
}
define float @flushing() \"denormal-fp-math-f32\"=\"preserve-sign,preserve-sign\" {
  %r = fmul float 0x3810000000000000, 5.0e-1
  ret float %r
}
define float @strict() strictfp {
  %r = fmul float 2.0, 5.0e-1
  ret float %r
}";
    let got = returned(text);
    assert!(got[0].contains("0x3800000000000000"), "{}", got[0]);
    assert!(got[1].ends_with("%r") && got[2].ends_with("%r"), "{got:?}");
}
