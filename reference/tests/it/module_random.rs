//! Random straight-line programs over a few global structs, run before and after
//! GlobalOpt by an interpreter of loads, stores and little else.

#![allow(clippy::unwrap_used)]

use crate::support::random;

use random::Random;
use std::collections::BTreeMap;
use std::fmt::Write;
use tandem_ir::constant::{ConstantData, ConstantExpr, ConstantPool};
use tandem_ir::rewrite::ModuleContext;
use tandem_ir::{BinOp, CastOp, Constant, Function, Global, InstKind, Module, Value, ValueDef};
use tandem_ir::{Type, text, verify};
use tandem_reference::lookup_module;

const SHAPES: [(&str, &str, u64); 5] = [
    ("{ i32, i32 }", "{ i32 258, i32 -1 }", 8),
    (
        "{ i8, i32, [4 x i8] }",
        "{ i8 9, i32 77, [4 x i8] c\"abcd\" }",
        12,
    ),
    (
        "{ { i16, i16 }, i64 }",
        "{ { i16, i16 } { i16 1, i16 2 }, i64 7 }",
        16,
    ),
    ("<{ i8, i16, i8 }>", "<{ i8 1, i16 515, i8 4 }>", 4),
    ("i64", "i64 72623859790382856", 8),
];

/// A program with two functions, of which the second calls the first.
fn program(r: &mut Random) -> String {
    let mut s = String::from("target datalayout = \"e-i64:64\"\n");
    let shapes: Vec<usize> = (0..2).map(|_| r.below(SHAPES.len())).collect();
    for (n, &k) in shapes.iter().enumerate() {
        let init = SHAPES[k].1;
        let kind = if r.below(4) == 0 {
            "constant"
        } else {
            "global"
        };
        let line = match init.starts_with('i') {
            true => init.to_owned(),
            false => format!("{} {init}", SHAPES[k].0),
        };
        writeln!(s, "@g{n} = internal {kind} {line}").unwrap();
    }
    for name in ["inner", "outer"] {
        writeln!(s, "define i64 @{name}(i64 %x) {{").unwrap();
        writeln!(s, "  %a0 = add i64 %x, 0").unwrap();
        let mut acc = String::from("0");
        let calls = r.below(5);
        for n in 0..2 + r.below(6) {
            if name == "outer" && n == calls {
                writeln!(s, "  %r{n} = call i64 @inner(i64 %a{acc})").unwrap();
                writeln!(s, "  %a1{n} = xor i64 %a{acc}, %r{n}").unwrap();
                acc = format!("1{n}");
                continue;
            }
            let g = r.below(2);
            let constant = s.contains(&format!("@g{g} = internal constant"));
            let width = [8, 16, 32, 64][r.below(4)];
            let room = SHAPES[shapes[g]].2;
            let Some(last) = room.checked_sub(width / 8) else {
                continue;
            };
            // Mostly where a field begins.
            let mut at = r.below(last as usize + 1) as u64;
            if r.below(4) > 0 {
                at -= at % (width / 8);
            }
            let p = format!("ptr getelementptr (i8, ptr @g{g}, i64 {at}), align 1");
            if constant || r.below(3) > 0 {
                writeln!(s, "  %v{n} = load i{width}, {p}").unwrap();
                if width == 64 {
                    writeln!(s, "  %a1{n} = xor i64 %a{acc}, %v{n}").unwrap();
                } else {
                    writeln!(s, "  %z{n} = zext i{width} %v{n} to i64").unwrap();
                    writeln!(s, "  %a1{n} = xor i64 %a{acc}, %z{n}").unwrap();
                }
                acc = format!("1{n}");
            } else if r.below(2) == 0 || width < 64 {
                let value = [0, 1, 2, 258, 77][r.below(5)] % (1u64 << (width - 1));
                writeln!(s, "  store i{width} {value}, {p}").unwrap();
            } else {
                writeln!(s, "  store i64 %a{acc}, {p}").unwrap();
            }
        }
        writeln!(s, "  ret i64 %a{acc}\n}}").unwrap();
    }
    s
}

/// The contents of each variable.
type Memory = BTreeMap<Global, Vec<u8>>;

/// The contents of a constant, padding taken for zero.
fn fill(m: &Module, c: Constant, out: &mut [u8]) {
    let (cx, pool) = (&m.header, &m.header.constants);
    match pool.get(c) {
        ConstantData::Int(n) => {
            let size = pool.ty(c).int_width().unwrap().div_ceil(8) as usize;
            out[..size].copy_from_slice(&n.to_le_bytes()[..size]);
        }
        ConstantData::Bytes(b) => out[..b.len()].copy_from_slice(b),
        ConstantData::Zero => {}
        ConstantData::Aggregate(all) => {
            let offsets = cx.layout.struct_layout(&cx.types, pool.ty(c)).unwrap();
            for (&e, at) in all.iter().zip(offsets.offsets) {
                fill(m, e, &mut out[at as usize..]);
            }
        }
        other => panic!("{other:?}"),
    }
}

fn memory(m: &Module) -> Memory {
    let cx = &m.header;
    let variables = cx.live_globals().filter_map(|(g, d)| {
        let init = cx.variable(g)?.init?;
        let mut bytes = vec![0; cx.layout.alloc_size(&cx.types, d.ty)? as usize];
        fill(m, init, &mut bytes);
        Some((g, bytes))
    });
    variables.collect()
}

fn address(pool: &ConstantPool, c: Constant) -> (Global, usize) {
    match pool.get(c) {
        ConstantData::Global(g) => (*g, 0),
        ConstantData::Expr(e) => match &**e {
            ConstantExpr::Gep { elem, operands, .. } if *elem == Type::I8 => {
                let (g, at) = address(pool, operands[0]);
                (
                    g,
                    at + pool.as_bits(operands[1]).unwrap().as_u64().unwrap() as usize,
                )
            }
            other => panic!("{other:?}"),
        },
        other => panic!("{other:?}"),
    }
}

fn execute(m: &Module, f: &Function, x: u64, memory: &mut Memory) -> u64 {
    let mut values: BTreeMap<Value, u64> = BTreeMap::new();
    values.insert(f.args()[0], x);
    let block = f.entry().unwrap();
    for i in f.insts(block) {
        let get = |values: &BTreeMap<Value, u64>, n: usize| match f.value_def(f.operand(i, n)) {
            ValueDef::Const(_) => f.as_int(f.operand(i, n)).unwrap().as_u64().unwrap(),
            _ => values[&f.operand(i, n)],
        };
        let place = |n: usize| match f.value_def(f.operand(i, n)) {
            ValueDef::Const(c) => address(f.constants(), c),
            other => panic!("{other:?}"),
        };
        let result = match f.kind(i) {
            InstKind::Load(_) => {
                let (g, at) = place(0);
                let size = f.inst_type(i).int_width().unwrap() as usize / 8;
                let mut bytes = [0; 8];
                bytes[..size].copy_from_slice(&memory[&g][at..at + size]);
                u64::from_le_bytes(bytes)
            }
            InstKind::Store(_) => {
                let (g, at) = place(1);
                let ty = f.value_type(f.operand(i, 0));
                let size = ty.int_width().unwrap() as usize / 8;
                let bytes = get(&values, 0).to_le_bytes();
                memory.get_mut(&g).unwrap()[at..at + size].copy_from_slice(&bytes[..size]);
                0
            }
            InstKind::Binary(BinOp::Xor) => get(&values, 0) ^ get(&values, 1),
            InstKind::Binary(BinOp::Add) => get(&values, 0).wrapping_add(get(&values, 1)),
            InstKind::Cast(CastOp::ZExt) => get(&values, 0),
            InstKind::Call(_) => {
                let callee = m.body(f.callee(i).unwrap()).unwrap();
                execute(m, callee, get(&values, 1), memory)
            }
            InstKind::Ret => return get(&values, 0),
            other => panic!("{other:?}"),
        };
        if let Some(v) = f.result(i) {
            values.insert(v, result);
        }
    }
    panic!("no return");
}

/// What two calls of `@outer` give, the second with what the first left behind.
fn outcome(m: &Module) -> (u64, u64) {
    let f = m.body(m.header.lookup("outer").unwrap()).unwrap();
    let mut mem = memory(m);
    let first = execute(m, f, 5, &mut mem);
    (first, execute(m, f, 0, &mut mem))
}

#[test]
fn random_programs_mean_the_same_after_globalopt() {
    let pass = lookup_module("globalopt").unwrap();
    let world = ModuleContext::default();
    let mut kinds: BTreeMap<&str, usize> = BTreeMap::new();
    for seed in 0..1500 {
        let mut r = Random::new(seed);
        let source = program(&mut r);
        let mut m = text::parse(source.as_bytes(), "random").unwrap();
        assert_eq!(verify::verify(&m), [], "{source}");
        let expected = outcome(&m);
        for _ in 0..60 {
            let Some(rw) = (pass.find)(&world, &m).into_iter().next() else {
                break;
            };
            *kinds.entry(rw.kind()).or_default() += 1;
            (pass.apply)(&world, &mut m, &rw).unwrap();
            assert_eq!(verify::verify(&m), [], "{source}\n{rw:?}");
            let after = text::print(&m);
            assert_eq!(outcome(&m), expected, "{rw:?}\n{source}\n{after}");
        }
        assert_eq!((pass.find)(&world, &m), [], "{source}");
    }
    for kind in [
        "fold-global",
        "split-global",
        "erase-stores",
        "forward-store",
    ] {
        let n = kinds.get(kind).copied().unwrap_or(0);
        assert!(n >= 20, "{kind}: {n}");
    }
}
