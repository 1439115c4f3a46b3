//! One semantics, two engines: instructions and intrinsics on constants, encoder against interpreter.
//!
//! Every operation is a function of one instruction. The encoder gets constants as
//! arguments, so that its terms fold (free choices count as zero, which is what the
//! interpreter does); bits, poison and undefined behaviour must be the interpreter's, on
//! corner values and on random ones.
#![allow(clippy::unwrap_used, reason = "tests")]

mod support;

use support::{parse, run_with};
use tandem_ir::{FloatKind, Module};
use tandem_oracle::interp::{Input, Outcome, Program, Value, run};
use tandem_oracle::smt::eval::Assignment;
use tandem_oracle::smt::{Term, Terms};
use tandem_oracle::tv::encode::{Encoder, Meaning};
use tandem_oracle::tv::value::{Scalar, Val};
use tandem_oracle::tv::world::{Mode, Side, World};

/// A type of the tests.
#[derive(Clone, PartialEq, Debug)]
enum Ty {
    Int(u32),
    Float(FloatKind),
    Vector(u32, Box<Ty>),
    Struct(Vec<Ty>),
}

fn ty(text: &str) -> Ty {
    let text = text.trim();
    if let Some(inner) = text.strip_prefix(['<', '[']) {
        let (n, elem) = inner[..inner.len() - 1].split_once('x').unwrap();
        return Ty::Vector(n.trim().parse().unwrap(), Box::new(ty(elem)));
    }
    if let Some(inner) = text.strip_prefix('{') {
        return Ty::Struct(inner.trim_end_matches('}').split(',').map(ty).collect());
    }
    match text {
        "half" => Ty::Float(FloatKind::Half),
        "bfloat" => Ty::Float(FloatKind::BFloat),
        "float" => Ty::Float(FloatKind::Float),
        "double" => Ty::Float(FloatKind::Double),
        "fp128" => Ty::Float(FloatKind::Fp128),
        t => Ty::Int(t.strip_prefix('i').unwrap().parse().unwrap()),
    }
}

/// Numbers from a seed.
struct Dice(u64);

impl Dice {
    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ (z >> 31)
    }
    fn below(&mut self, n: u64) -> u64 {
        self.next() % n
    }
    fn wide(&mut self) -> u128 {
        u128::from(self.next()) << 64 | u128::from(self.next())
    }

    fn int(&mut self, w: u32) -> u128 {
        let mask = if w == 128 { u128::MAX } else { (1 << w) - 1 };
        let top = 1u128 << (w - 1);
        let v = match self.below(12) {
            0 => 0,
            1 => 1,
            2 => mask,
            3 => top,
            4 => top - 1,
            5 => u128::from(w),
            6 => u128::from(w - 1),
            7 => u128::from(self.below(u64::from(w) + 2)),
            8 => mask.wrapping_sub(u128::from(self.below(8))),
            9 => 1 << self.below(w.into()),
            _ => self.wide(),
        };
        v & mask
    }

    fn float(&mut self, kind: FloatKind) -> u128 {
        let (e, m) = match kind {
            FloatKind::Half => (5, 10),
            FloatKind::BFloat => (8, 7),
            FloatKind::Float => (8, 23),
            FloatKind::Double => (11, 52),
            _ => (15, 112),
        };
        let infinity = ((1u128 << e) - 1) << m;
        let one = ((1u128 << (e - 1)) - 1) << m;
        let magnitude = match self.below(16) {
            0 => 0,
            1 => 1,
            2 => (1 << m) - 1,
            3 => 1 << m,
            4 => infinity,
            5 => infinity - 1,
            6 => infinity | 1 << (m - 1),
            7 => infinity | 1,
            8 => one,
            9 => one - 1,
            10 => one + (1 << (m - 1)),
            // Near an integer of few bits.
            11 | 12 => {
                one + (u128::from(self.below(70)) << m)
                    + (self.wide() & ((1 << m) - 1) & (u128::MAX << (m / 2)))
            }
            13 => one + (u128::from(self.below(20)) << m),
            _ => self.wide() & ((1 << (e + m)) - 1),
        };
        let magnitude = magnitude.min((1 << (e + m)) - 1);
        magnitude | u128::from(self.next() & 1) << (e + m)
    }

    fn value(&mut self, ty: &Ty, poison: bool) -> Value {
        match ty {
            Ty::Vector(n, elem) => {
                Value::Elements((0..*n).map(|_| self.value(elem, poison)).collect())
            }
            Ty::Struct(fields) => {
                Value::Elements(fields.iter().map(|f| self.value(f, poison)).collect())
            }
            _ if poison && self.below(12) == 0 => Value::Poison,
            Ty::Int(w) => Value::int(*w, self.int(*w)),
            Ty::Float(kind) => Value::Float {
                kind: *kind,
                bits: self.float(*kind),
            },
        }
    }
}

/// The argument as the encoder takes it.
fn val(t: &mut Terms, ty: &Ty, v: &Value) -> Val {
    let width = match ty {
        Ty::Int(w) => *w,
        Ty::Float(k) => k.bits(),
        _ => 0,
    };
    match (ty, v) {
        (Ty::Vector(_, e), Value::Elements(parts)) => {
            Val::Elements(parts.iter().map(|p| val(t, e, p)).collect())
        }
        (Ty::Struct(f), Value::Elements(parts)) => {
            Val::Elements(f.iter().zip(parts).map(|(f, p)| val(t, f, p)).collect())
        }
        (_, Value::Int { bits, .. } | Value::Float { bits, .. }) => {
            Scalar::defined(t.limbs(width, &[*bits as u64, (*bits >> 64) as u64])).into()
        }
        _ => Scalar::poison(t, width).into(),
    }
}

fn flatten(v: &Value, out: &mut Vec<Option<u128>>) {
    match v {
        Value::Elements(parts) => parts.iter().for_each(|p| flatten(p, out)),
        Value::Int { bits, .. } | Value::Float { bits, .. } => out.push(Some(*bits)),
        Value::Poison => out.push(None),
        v => panic!("{v}"),
    }
}

/// What the encoder says: `None` for undefined behaviour, otherwise per scalar the bits or poison.
fn encoded(world: &World, m: &Meaning, choices: &Assignment) -> Option<Vec<Option<u128>>> {
    let holds = |t: Term| world.terms.eval(t, choices).is_true();
    if holds(m.ub) {
        return None;
    }
    assert!(holds(m.returns));
    let scalars = m.value.as_ref().unwrap().leaves();
    let bits = |t: Term| world.terms.eval(t, choices).to_bits().as_u128().unwrap();
    Some(
        scalars
            .iter()
            .map(|s| (!holds(s.poison)).then(|| bits(s.bits)))
            .collect(),
    )
}

fn encode_in(world: &mut World, module: &Module, name: &str, args: &[(Ty, Value)]) -> Meaning {
    let f = module.body(module.header.lookup(name).unwrap()).unwrap();
    let vals = args
        .iter()
        .map(|(ty, v)| val(&mut world.terms, ty, v))
        .collect();
    Encoder::run(world, Side::Source, module, f, vals)
}

fn new_world(module: &Module) -> World {
    World::new(module.header.layout.clone(), Mode::default())
}

fn encode(module: &Module, name: &str, args: &[(Ty, Value)]) -> (World, Meaning) {
    let mut world = new_world(module);
    let meaning = encode_in(&mut world, module, name, args);
    (world, meaning)
}

/// One operation: a function text with `NAME` for its name, and types of its parameters.
struct Case {
    params: Vec<String>,
    text: String,
    declare: String,
    /// Zeros of either sign count as equal, and so do infinities.
    any_sign: bool,
    /// The interpreter may be defined where the encoder says that it is undefined.
    may_be_ub: bool,
    rounds: u32,
}

impl Case {
    fn new(ret: &str, params: &[&str], body: &str) -> Case {
        let list: Vec<String> = params
            .iter()
            .zip(["%a", "%b", "%c"])
            .map(|(t, n)| format!("{t} {n}"))
            .collect();
        Case {
            params: params.iter().map(|p| (*p).to_owned()).collect(),
            text: format!(
                "define {ret} @NAME({}) {{\n  %r = {body}\n  ret {ret} %r\n}}\n",
                list.join(", ")
            ),
            declare: String::new(),
            any_sign: false,
            may_be_ub: false,
            rounds: 24,
        }
    }
    /// A call of an intrinsic with the parameters and constants behind them.
    fn call(flags: &str, ret: &str, name: &str, params: &[&str], constants: &[&str]) -> Case {
        let mut list: Vec<String> = params
            .iter()
            .zip(["%a", "%b", "%c"])
            .map(|(t, n)| format!("{t} {n}"))
            .collect();
        list.extend(constants.iter().map(|c| (*c).to_owned()));
        let mut types: Vec<&str> = params.to_vec();
        types.extend(constants.iter().map(|c| c.split(' ').next().unwrap()));
        Case {
            declare: format!("declare {ret} @{name}({})\n", types.join(", ")),
            ..Case::new(
                ret,
                params,
                &format!("call {flags}{ret} @{name}({})", list.join(", ")),
            )
        }
    }
    fn rounds(self, rounds: u32) -> Case {
        Case { rounds, ..self }
    }
}

/// Runs all cases on both engines; gives the number of comparisons.
fn compare(cases: &[Case], seed: u64) -> u32 {
    let mut text = String::new();
    let mut declared = std::collections::BTreeSet::new();
    for (n, c) in cases.iter().enumerate() {
        text += &c.text.replace("NAME", &format!("f{n}"));
        if declared.insert(c.declare.clone()) {
            text += &c.declare;
        }
    }
    let module = parse(&text);
    let program = Program::compile(&module).unwrap();
    let mut dice = Dice(seed);
    let (mut count, mut wrong) = (0, Vec::new());
    for (n, c) in cases.iter().enumerate() {
        let name = format!("f{n}");
        let mut world = new_world(&module);
        let types: Vec<Ty> = c.params.iter().map(|p| ty(p)).collect();
        for round in 0..c.rounds {
            let args: Vec<(Ty, Value)> = types
                .iter()
                .map(|t| (t.clone(), dice.value(t, round % 2 == 1)))
                .collect();
            count += 1;
            if let Err(e) = compare_one(&mut world, &module, &program, &name, c, &args) {
                wrong.push(e);
                break;
            }
        }
    }
    assert!(
        wrong.is_empty(),
        "{} operations disagree\n{}",
        wrong.len(),
        wrong[..wrong.len().min(20)].join("\n")
    );
    count
}

/// Runs one operation on both engines; says how they differ.
fn compare_one(
    world: &mut World,
    module: &Module,
    program: &Program,
    name: &str,
    c: &Case,
    args: &[(Ty, Value)],
) -> Result<(), String> {
    let input = Input {
        args: args.iter().map(|a| a.1.clone()).collect(),
        ..Input::default()
    };
    let outcome = run(program, module.header.lookup(name).unwrap(), &input).outcome;
    let meaning = encode_in(world, module, name, args);
    let got = encoded(world, &meaning, &Assignment::default());
    let same = meaning.blockers.is_empty()
        && match (&outcome, &got) {
            (Outcome::Ub { .. }, got) => got.is_none(),
            (Outcome::Returned(Some(_)), None) => c.may_be_ub,
            (Outcome::Returned(Some(v)), Some(got)) => {
                let mut want = Vec::new();
                flatten(v, &mut want);
                agree(c, got, &want)
            }
            _ => false,
        };
    if same {
        return Ok(());
    }
    let args: Vec<String> = args.iter().map(|a| a.1.to_string()).collect();
    let (text, blockers, args) = (&c.text, &meaning.blockers, args.join(", "));
    Err(format!(
        "{text}on ({args})\n  interpreter: {outcome}\n  encoder: {got:x?} {blockers:?}"
    ))
}

fn agree(c: &Case, got: &[Option<u128>], want: &[Option<u128>]) -> bool {
    let sign = match ty(&c.params[0]) {
        Ty::Float(k) => 1u128 << (k.bits() - 1),
        _ => 0,
    };
    // Nothing but the sign may differ, and that only where there is nothing below the exponent.
    let same = |g: u128, w: u128| g == w || c.any_sign && g ^ w == sign && g.trailing_zeros() >= 7;
    got.len() == want.len()
        && got.iter().zip(want).all(|(g, w)| match (g, w) {
            (Some(g), Some(w)) => same(*g, *w),
            (g, w) => g == w,
        })
}

const BINARY: [(&str, &[&str]); 13] = [
    ("add", &["", "nuw ", "nsw ", "nuw nsw "]),
    ("sub", &["", "nuw ", "nsw ", "nuw nsw "]),
    ("mul", &["", "nuw ", "nsw ", "nuw nsw "]),
    ("shl", &["", "nuw ", "nsw ", "nuw nsw "]),
    ("udiv", &["", "exact "]),
    ("sdiv", &["", "exact "]),
    ("urem", &[""]),
    ("srem", &[""]),
    ("lshr", &["", "exact "]),
    ("ashr", &["", "exact "]),
    ("and", &[""]),
    ("or", &["", "disjoint "]),
    ("xor", &[""]),
];
const PREDICATES: [&str; 10] = [
    "eq", "ne", "ugt", "uge", "ult", "ule", "sgt", "sge", "slt", "sle",
];
const FLOATS: [&str; 5] = ["half", "bfloat", "float", "double", "fp128"];
const FLOAT_SUFFIX: [(&str, &str); 4] = [
    ("half", "f16"),
    ("bfloat", "bf16"),
    ("float", "f32"),
    ("double", "f64"),
];

fn widths() -> Vec<u32> {
    (1..=64).chain([65, 128]).collect()
}

#[test]
fn integer_arithmetic() {
    let mut cases = Vec::new();
    for w in widths() {
        let t = format!("i{w}");
        for (op, flags) in BINARY {
            for fl in flags {
                cases.push(Case::new(&t, &[&t, &t], &format!("{op} {fl}{t} %a, %b")));
            }
        }
        for p in PREDICATES {
            cases.push(Case::new("i1", &[&t, &t], &format!("icmp {p} {t} %a, %b")).rounds(12));
            cases.push(
                Case::new("i1", &[&t, &t], &format!("icmp samesign {p} {t} %a, %b")).rounds(6),
            );
        }
    }
    assert!(compare(&cases, 1) > 40_000);
}

#[test]
fn integer_arithmetic_by_a_constant() {
    // A constant operand takes other ways through the overflow conditions.
    let mut cases = Vec::new();
    for w in [1, 2, 3, 8, 16, 31, 32, 33, 64, 65] {
        let t = format!("i{w}");
        for (op, flags) in BINARY {
            for fl in flags {
                for k in ["0", "1", "-1", "2", "-2", "3", "7", "-128", "100"] {
                    if w < 9 && k.len() > 1 && k != "-1" || w == 1 && k > "1" || w == 2 && k == "3"
                    {
                        continue;
                    }
                    let k = if w == 1 && k == "1" { "true" } else { k };
                    let k = if w == 1 && k == "0" { "false" } else { k };
                    if w == 2 && k == "2" || w == 3 && k == "7" || w == 1 && k == "-1" {
                        continue;
                    }
                    cases.push(Case::new(&t, &[&t], &format!("{op} {fl}{t} %a, {k}")).rounds(8));
                    cases.push(Case::new(&t, &[&t], &format!("{op} {fl}{t} {k}, %a")).rounds(8));
                }
            }
        }
    }
    assert!(compare(&cases, 2) > 10_000);
}

#[test]
fn conversions_of_integers() {
    let mut cases = Vec::new();
    for from in [1, 2, 7, 8, 16, 24, 31, 32, 33, 63, 64, 65, 128] {
        for to in [1, 3, 8, 15, 32, 40, 64, 100, 128] {
            let (f, t) = (format!("i{from}"), format!("i{to}"));
            if to < from {
                for fl in ["", "nuw ", "nsw ", "nuw nsw "] {
                    cases.push(Case::new(&t, &[&f], &format!("trunc {fl}{f} %a to {t}")));
                }
            } else if to > from {
                for op in ["zext", "zext nneg", "sext"] {
                    cases.push(Case::new(&t, &[&f], &format!("{op} {f} %a to {t}")));
                }
            }
        }
    }
    assert!(compare(&cases, 3) > 4_000);
}

#[test]
fn bitcasts() {
    let pairs = [
        ("i32", "<4 x i8>"),
        ("<4 x i8>", "i32"),
        ("<2 x i32>", "<4 x i16>"),
        ("<4 x i16>", "<2 x i32>"),
        ("<2 x float>", "i64"),
        ("i64", "double"),
        ("double", "<2 x float>"),
        ("<8 x i1>", "i8"),
        ("i8", "<8 x i1>"),
        ("<3 x i8>", "i24"),
        ("<4 x i3>", "<2 x i6>"),
        ("<2 x i6>", "<3 x i4>"),
        ("half", "i16"),
        ("i16", "bfloat"),
        ("<2 x half>", "float"),
        ("fp128", "<2 x i64>"),
    ];
    let cases: Vec<Case> = pairs
        .iter()
        .map(|(f, t)| Case::new(t, &[f], &format!("bitcast {f} %a to {t}")).rounds(60))
        .collect();
    assert!(compare(&cases, 4) > 900);
}

#[test]
fn bitcasts_of_big_endian_vectors_put_the_first_lane_on_top() {
    let text = "target datalayout = \"E\"
define i32 @f(<4 x i8> %a) {\n  %r = bitcast <4 x i8> %a to i32\n  ret i32 %r\n}
define <2 x i16> @g(<4 x i8> %a) {\n  %r = bitcast <4 x i8> %a to <2 x i16>\n  ret <2 x i16> %r\n}\n";
    let m = parse(text);
    let lanes = Value::Elements([1, 2, 3, 4].iter().map(|&b| Value::int(8, b)).collect());
    let args = [(ty("<4 x i8>"), lanes)];
    let (w, f) = encode(&m, "f", &args);
    assert_eq!(
        encoded(&w, &f, &Assignment::default()),
        Some(vec![Some(0x0102_0304)])
    );
    let (w, g) = encode(&m, "g", &args);
    assert_eq!(
        encoded(&w, &g, &Assignment::default()),
        Some(vec![Some(0x0102), Some(0x0304)])
    );
}

#[test]
fn floating_point_arithmetic() {
    let mut cases = Vec::new();
    for t in FLOATS {
        for fl in ["", "nnan ", "ninf ", "nnan ninf ", "contract "] {
            for op in ["fadd", "fsub", "fmul", "fdiv", "frem"] {
                cases.push(Case::new(t, &[t, t], &format!("{op} {fl}{t} %a, %b")).rounds(80));
            }
            cases.push(Case::new(t, &[t], &format!("fneg {fl}{t} %a")));
        }
        for op in ["fadd", "fsub", "fmul", "fdiv"] {
            let c = Case::new(t, &[t, t], &format!("{op} nsz {t} %a, %b")).rounds(60);
            cases.push(Case {
                any_sign: true,
                ..c
            });
        }
        let all = [
            "false", "oeq", "ogt", "oge", "olt", "ole", "one", "ord", "ueq", "ugt", "uge", "ult",
            "ule", "une", "uno", "true",
        ];
        for p in all {
            for fl in ["", "nnan ", "ninf "] {
                cases
                    .push(Case::new("i1", &[t, t], &format!("fcmp {fl}{p} {t} %a, %b")).rounds(30));
            }
        }
    }
    assert!(compare(&cases, 5) > 15_000);
}

#[test]
fn conversions_of_floats() {
    let order = |t: &str| FLOATS.iter().position(|f| *f == t).unwrap();
    let mut cases = Vec::new();
    for f in FLOATS {
        for t in FLOATS {
            let narrow = |x: &str| matches!(x, "half" | "bfloat");
            if f == t || narrow(f) && narrow(t) {
                continue;
            }
            let op = if order(f) < order(t) {
                "fpext"
            } else {
                "fptrunc"
            };
            for fl in ["", "nnan ", "ninf "] {
                cases.push(Case::new(t, &[f], &format!("{op} {fl}{f} %a to {t}")).rounds(40));
            }
        }
        for w in [1, 7, 8, 16, 17, 31, 32, 33, 63, 64, 65, 128] {
            let i = format!("i{w}");
            for op in ["fptoui", "fptosi"] {
                cases.push(Case::new(&i, &[f], &format!("{op} {f} %a to {i}")).rounds(40));
            }
            for op in ["uitofp", "uitofp nneg", "sitofp"] {
                cases.push(Case::new(f, &[&i], &format!("{op} {i} %a to {f}")).rounds(40));
            }
        }
    }
    assert!(compare(&cases, 6) > 12_000);
}

#[test]
fn vectors_and_aggregates() {
    let mut cases = Vec::new();
    for i in ["i1", "i2", "i8", "i32", "i64"] {
        cases.push(
            Case::new(
                "i8",
                &["<4 x i8>", i],
                &format!("extractelement <4 x i8> %a, {i} %b"),
            )
            .rounds(60),
        );
        cases.push(
            Case::new(
                "<3 x i16>",
                &["<3 x i16>", "i16", i],
                &format!("insertelement <3 x i16> %a, i16 %b, {i} %c"),
            )
            .rounds(60),
        );
    }
    for mask in [
        "i32 0, i32 5, i32 poison, i32 3",
        "i32 7, i32 6, i32 5, i32 4",
        "i32 poison, i32 poison, i32 1, i32 1",
    ] {
        let body = format!("shufflevector <4 x i8> %a, <4 x i8> %b, <4 x i32> <{mask}>");
        cases.push(Case::new("<4 x i8>", &["<4 x i8>", "<4 x i8>"], &body));
    }
    cases.push(
        Case::new(
            "<4 x i8>",
            &["<4 x i1>", "<4 x i8>", "<4 x i8>"],
            "select <4 x i1> %a, <4 x i8> %b, <4 x i8> %c",
        )
        .rounds(100),
    );
    cases.push(
        Case::new(
            "<4 x i8>",
            &["i1", "<4 x i8>", "<4 x i8>"],
            "select i1 %a, <4 x i8> %b, <4 x i8> %c",
        )
        .rounds(100),
    );
    cases.push(
        Case::new(
            "{i8, i16}",
            &["i1", "{i8, i16}", "{i8, i16}"],
            "select i1 %a, {i8, i16} %b, {i8, i16} %c",
        )
        .rounds(60),
    );
    cases.push(Case::new(
        "i16",
        &["{i8, i16}"],
        "extractvalue {i8, i16} %a, 1",
    ));
    cases.push(Case::new(
        "{i8, i16}",
        &["{i8, i16}", "i8"],
        "insertvalue {i8, i16} %a, i8 %b, 0",
    ));
    for (op, flags) in BINARY {
        for fl in flags {
            let body = format!("{op} {fl}<3 x i8> %a, %b");
            cases.push(Case::new("<3 x i8>", &["<3 x i8>", "<3 x i8>"], &body));
        }
    }
    cases.push(Case::new(
        "<2 x float>",
        &["<2 x float>", "<2 x float>"],
        "fmul <2 x float> %a, %b",
    ));
    cases.push(Case::new(
        "<2 x i1>",
        &["<2 x float>", "<2 x float>"],
        "fcmp ult <2 x float> %a, %b",
    ));
    cases.push(Case::new(
        "<2 x i32>",
        &["<2 x float>"],
        "fptosi <2 x float> %a to <2 x i32>",
    ));
    assert!(compare(&cases, 7) > 1_500);
}

fn integer_intrinsics() -> Vec<Case> {
    let mut cases = Vec::new();
    for w in widths() {
        let t = format!("i{w}");
        let two: [&str; 2] = [&t, &t];
        for f in [
            "smax", "smin", "umax", "umin", "uadd.sat", "sadd.sat", "usub.sat", "ssub.sat",
            "ushl.sat", "sshl.sat",
        ] {
            cases.push(Case::call("", &t, &format!("llvm.{f}.{t}"), &two, &[]));
        }
        for f in ["ctpop", "bitreverse"] {
            cases.push(Case::call("", &t, &format!("llvm.{f}.{t}"), &[&t], &[]));
        }
        if w % 16 == 0 {
            cases.push(Case::call("", &t, &format!("llvm.bswap.{t}"), &[&t], &[]));
        }
        for f in ["abs", "ctlz", "cttz"] {
            for strict in ["i1 false", "i1 true"] {
                cases.push(Case::call(
                    "",
                    &t,
                    &format!("llvm.{f}.{t}"),
                    &[&t],
                    &[strict],
                ));
            }
        }
        for f in ["fshl", "fshr"] {
            cases.push(Case::call(
                "",
                &t,
                &format!("llvm.{f}.{t}"),
                &[&t, &t, &t],
                &[],
            ));
        }
        for f in ["uadd", "sadd", "usub", "ssub", "umul", "smul"] {
            let ret = format!("{{{t}, i1}}");
            cases.push(Case::call(
                "",
                &ret,
                &format!("llvm.{f}.with.overflow.{t}"),
                &two,
                &[],
            ));
        }
        for f in ["ucmp", "scmp"] {
            cases.push(Case::call("", "i8", &format!("llvm.{f}.i8.{t}"), &two, &[]));
        }
        for f in ["umul.fix", "smul.fix"].iter().filter(|_| w > 1 && w <= 64) {
            let scale = format!("i32 {}", w / 2);
            let c = Case::call("", &t, &format!("llvm.{f}.{t}"), &two, &[&scale]);
            cases.push(Case {
                may_be_ub: true,
                ..c
            });
        }
    }
    cases
}

#[test]
fn intrinsics_on_integers() {
    let cases = integer_intrinsics();
    assert!(compare(&cases, 8) > 30_000);
}

#[test]
fn intrinsics_on_vectors() {
    let mut cases = Vec::new();
    for f in [
        "add", "mul", "and", "or", "xor", "smax", "smin", "umax", "umin",
    ] {
        cases.push(Case::call(
            "",
            "i8",
            &format!("llvm.vector.reduce.{f}.v4i8"),
            &["<4 x i8>"],
            &[],
        ));
    }
    for f in ["fmax", "fmin", "fmaximum", "fminimum"] {
        cases.push(
            Case::call(
                "",
                "float",
                &format!("llvm.vector.reduce.{f}.v4f32"),
                &["<4 x float>"],
                &[],
            )
            .rounds(60),
        );
    }
    for f in ["fadd", "fmul"] {
        let c = Case::call(
            "",
            "float",
            &format!("llvm.vector.reduce.{f}.v4f32"),
            &["float", "<4 x float>"],
            &[],
        );
        cases.push(c.rounds(60));
    }
    cases.push(Case::call(
        "",
        "<4 x i8>",
        "llvm.umax.v4i8",
        &["<4 x i8>", "<4 x i8>"],
        &[],
    ));
    cases.push(Case::call(
        "",
        "<4 x i8>",
        "llvm.ctlz.v4i8",
        &["<4 x i8>"],
        &["i1 true"],
    ));
    let o = Case::call(
        "",
        "{<2 x i8>, <2 x i1>}",
        "llvm.smul.with.overflow.v2i8",
        &["<2 x i8>", "<2 x i8>"],
        &[],
    );
    cases.push(o);
    assert!(compare(&cases, 9) > 600);
}

#[test]
fn intrinsics_on_floats() {
    let mut cases = Vec::new();
    for (t, s) in FLOAT_SUFFIX {
        for fl in ["", "nnan ", "ninf "] {
            for f in ["fma", "fmuladd"] {
                cases.push(Case::call(fl, t, &format!("llvm.{f}.{s}"), &[t, t, t], &[]).rounds(60));
            }
            for f in [
                "copysign",
                "minnum",
                "maxnum",
                "minimum",
                "maximum",
                "minimumnum",
                "maximumnum",
            ] {
                cases.push(Case::call(fl, t, &format!("llvm.{f}.{s}"), &[t, t], &[]).rounds(80));
            }
            let unary = [
                "sqrt",
                "fabs",
                "floor",
                "ceil",
                "trunc",
                "rint",
                "nearbyint",
                "round",
                "roundeven",
                "canonicalize",
            ];
            for f in unary {
                cases.push(Case::call(fl, t, &format!("llvm.{f}.{s}"), &[t], &[]).rounds(60));
            }
        }
        for mask in [
            "i32 1", "i32 3", "i32 4", "i32 24", "i32 96", "i32 516", "i32 1023",
        ] {
            cases.push(
                Case::call("", "i1", &format!("llvm.is.fpclass.{s}"), &[t], &[mask]).rounds(40),
            );
        }
        for w in [1, 8, 13, 32, 64, 128] {
            let i = format!("i{w}");
            for f in ["fptoui.sat", "fptosi.sat"] {
                cases.push(Case::call("", &i, &format!("llvm.{f}.{i}.{s}"), &[t], &[]).rounds(60));
            }
        }
    }
    assert!(compare(&cases, 10) > 14_000);
}

#[test]
fn intrinsics_of_the_device() {
    let i32s = |f: &str, n: usize| {
        Case::call("", "i32", &format!("llvm.nvvm.{f}"), &["i32"; 3][..n], &[]).rounds(60)
    };
    let i64s = |f: &str, n: usize| {
        Case::call("", "i64", &format!("llvm.nvvm.{f}"), &["i64"; 3][..n], &[]).rounds(60)
    };
    let mut cases = vec![
        i32s("mulhi.i", 2),
        i32s("mulhi.ui", 2),
        i64s("mulhi.ll", 2),
        i64s("mulhi.ull", 2),
        i32s("mul24.i", 2),
        i32s("mul24.ui", 2),
        i32s("sad.i", 3),
        i32s("prmt", 3),
        Case::call("", "i32", "llvm.nvvm.d2i.lo", &["double"], &[]),
        Case::call("", "i32", "llvm.nvvm.d2i.hi", &["double"], &[]),
        Case::call("", "double", "llvm.nvvm.lohi.i2d", &["i32", "i32"], &[]),
        Case::call("", "i32", "llvm.nvvm.bitcast.f2i", &["float"], &[]),
    ];
    for (t, s) in [("float", "f"), ("double", "d")] {
        let call = |f: &str, n: usize| {
            Case::call("", t, &format!("llvm.nvvm.{f}.{s}"), &[t; 3][..n], &[]).rounds(60)
        };
        for mode in ["rn", "rz", "rm", "rp"] {
            cases.push(call(&format!("add.{mode}"), 2));
            cases.push(call(&format!("mul.{mode}"), 2));
            cases.push(call(&format!("div.{mode}"), 2));
            cases.push(call(&format!("fma.{mode}"), 3));
            cases.push(call(&format!("rcp.{mode}"), 1));
            for from in ["i", "ui", "ll", "ull"] {
                let w = if from.ends_with("ll") { "i64" } else { "i32" };
                cases.push(
                    Case::call("", t, &format!("llvm.nvvm.{from}2{s}.{mode}"), &[w], &[])
                        .rounds(30),
                );
            }
        }
        for f in [
            "fabs", "floor", "ceil", "trunc", "round", "saturate", "sqrt.rn",
        ] {
            cases.push(call(f, 1));
        }
        for f in ["fmin", "fmax"] {
            cases.push(call(f, 2));
        }
    }
    assert!(compare(&cases, 11) > 3_000);
}

/// The result of a function on no arguments, with some choices made: `(kind, number, bits)` by the name of the variable.
fn chosen(text: &str, choices: &[(&str, u64)]) -> Option<Vec<Option<u128>>> {
    let m = parse(text);
    let (w, meaning) = encode(&m, "f", &[]);
    assert!(meaning.blockers.is_empty(), "{:?}", meaning.blockers);
    let mut a = Assignment::default();
    let mut seen = std::collections::BTreeMap::new();
    for v in w.terms.vars() {
        let d = w.terms.var_data(v);
        // The k-th choice of a kind, in order of creation.
        let kind = d
            .name
            .rsplit_once('.')
            .map_or(String::new(), |x| x.0.to_owned());
        let k: &mut u32 = seen.entry(kind.clone()).or_default();
        let name = format!("{kind}.{k}");
        *k += 1;
        if let Some((_, bits)) = choices.iter().find(|(n, _)| *n == name) {
            let tandem_oracle::smt::Sort::Bits(width) = d.sort else {
                panic!("{}", d.name)
            };
            let b = tandem_ir::constant::Bits::from_u64(width, *bits);
            a.set(v, tandem_oracle::smt::eval::EvalValue::Bits(b));
        }
    }
    encoded(&w, &meaning, &a)
}

#[test]
fn a_nan_result_may_be_an_operand_quiet_or_not_and_of_any_sign() {
    let text =
        "define float @f() {\n  %r = fadd float 1.0, 0x7FF0020000000000\n  ret float %r\n}\n";
    // The operand is the signalling NaN 0x7f801000.
    let with = |bits| chosen(text, &[("source.nan.0", bits)]).unwrap()[0];
    assert_eq!(with(0), Some(0x7fc0_0000));
    assert_eq!(with(0b1000), Some(0xffc0_0000));
    let payloads: Vec<_> = (0..4).filter_map(|n| with(n)).collect();
    assert!(payloads.contains(&0x7fc0_1000), "{payloads:x?}");
    let kept: Vec<_> = (4..8).filter_map(|n| with(n)).collect();
    assert!(kept.contains(&0x7f80_1000), "{kept:x?}");
}

#[test]
fn contract_allows_one_rounding() {
    // (1 + 2^-12)^2 - 1: the product loses its last bit when it is rounded.
    let text = "define float @f() {
  %m = fmul contract float 0x3FF0010000000000, 0x3FF0010000000000
  %r = fadd contract float %m, -1.0
  ret float %r
}\n";
    let plain = chosen(text, &[]).unwrap()[0];
    let fused = chosen(text, &[("source.licence.0", 1)]).unwrap()[0];
    let x = 1.0f32 + 2f32.powi(-12);
    assert_eq!(plain, Some((x * x - 1.0).to_bits().into()));
    assert_eq!(fused, Some(x.mul_add(x, -1.0).to_bits().into()));
    assert_ne!(plain, fused);
    let without = text.replace("fmul contract", "fmul");
    assert_eq!(
        chosen(&without, &[("source.licence.0", 1)]).unwrap()[0],
        plain
    );
}

#[test]
fn denormals_may_be_flushed_where_the_function_says_so() {
    let text =
        "define float @f() MODE {\n  %r = fmul float 0xB800000000000000, 1.0\n  ret float %r\n}\n";
    let denormal = Some(0x8040_0000);
    let first = [("source.licence.0", 1)];
    assert_eq!(
        chosen(&text.replace("MODE", ""), &first).unwrap()[0],
        denormal
    );
    let sign = text.replace(
        "MODE",
        "\"denormal-fp-math-f32\"=\"preserve-sign,preserve-sign\"",
    );
    assert_eq!(chosen(&sign, &[]).unwrap()[0], denormal);
    assert_eq!(chosen(&sign, &first).unwrap()[0], Some(0x8000_0000));
    let zero = text.replace("MODE", "\"denormal-fp-math\"=\"positive-zero\"");
    assert_eq!(chosen(&zero, &first).unwrap()[0], Some(0));
}

#[test]
fn vectors_are_cut_and_put_together() {
    let cases = [
        (
            "<4 x i8> @llvm.vector.insert.v4i8.v2i8(<4 x i8> A, <2 x i8> <i8 9, i8 8>, i64 2)",
            vec![1, 2, 9, 8],
        ),
        (
            "<2 x i8> @llvm.vector.extract.v2i8.v4i8(<4 x i8> A, i64 2)",
            vec![3, 4],
        ),
        (
            "<4 x i8> @llvm.vector.reverse.v4i8(<4 x i8> A)",
            vec![4, 3, 2, 1],
        ),
        (
            "<4 x i8> @llvm.vector.splice.left.v4i8(<4 x i8> A, <4 x i8> B, i32 1)",
            vec![2, 3, 4, 5],
        ),
        (
            "<4 x i8> @llvm.vector.splice.right.v4i8(<4 x i8> A, <4 x i8> B, i32 1)",
            vec![4, 5, 6, 7],
        ),
        (
            "<8 x i8> @llvm.vector.interleave2.v8i8(<4 x i8> A, <4 x i8> B)",
            vec![1, 5, 2, 6, 3, 7, 4, 8],
        ),
        (
            "{<2 x i8>, <2 x i8>} @llvm.vector.deinterleave2.v4i8(<4 x i8> A)",
            vec![1, 3, 2, 4],
        ),
        ("<4 x i8> @llvm.stepvector.v4i8()", vec![0, 1, 2, 3]),
    ];
    for (call, want) in cases {
        let (ret, rest) = call.split_once('@').unwrap();
        let (name, args) = rest.split_once('(').unwrap();
        let args = args
            .replace('A', "<i8 1, i8 2, i8 3, i8 4>")
            .replace('B', "<i8 5, i8 6, i8 7, i8 8>");
        let mut types = Vec::new();
        for t in [
            "<4 x i8> <i8 1",
            "<4 x i8> <i8 5",
            "<2 x i8> <i8 9",
            "i64 2",
            "i32 1",
        ] {
            if let Some(at) = args.find(t) {
                types.push((
                    at,
                    if t.starts_with('<') {
                        t.rsplit_once(" <").unwrap().0
                    } else {
                        &t[..3]
                    },
                ));
            }
        }
        types.sort_unstable();
        let types: Vec<&str> = types.into_iter().map(|t| t.1).collect();
        let text = format!(
            "declare {ret} @{name}({})\ndefine {ret} @f() {{\n  %r = call {ret} @{name}({args}\n  ret {ret} %r\n}}\n",
            types.join(", ")
        );
        let want: Vec<_> = want.into_iter().map(Some).collect();
        assert_eq!(chosen(&text, &[]), Some(want), "{text}");
    }
}

#[test]
fn an_assumption_that_does_not_hold_is_undefined() {
    let assume = |c: &str| {
        format!(
            "declare void @llvm.assume(i1)\ndefine i8 @f() {{\n  call void @llvm.assume(i1 {c})\n  ret i8 1\n}}\n"
        )
    };
    assert_eq!(chosen(&assume("true"), &[]), Some(vec![Some(1)]));
    assert_eq!(chosen(&assume("false"), &[]), None);
    assert_eq!(chosen(&assume("poison"), &[]), None);
}

#[test]
fn special_registers_are_inputs_within_their_ranges() {
    let text = "declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.warpsize()
define i32 @f() {
  %a = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %b = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %w = call i32 @llvm.nvvm.read.ptx.sreg.warpsize()
  %d = sub i32 %a, %b
  %r = add i32 %d, %w
  ret i32 %r
}\n";
    assert_eq!(chosen(text, &[]), Some(vec![Some(32)]));
    let (w, _) = encode(&parse(text), "f", &[]);
    let shown: Vec<Term> = w.axioms.clone();
    // Index below size, size not zero, size at most 1024.
    assert_eq!(shown.len(), 3);
}

#[test]
fn what_the_interpreter_runs_is_what_is_encoded() {
    // The harness itself: a wrong expectation must be noticed.
    let m = parse("define i8 @f(i8 %a) {\n  %r = add i8 %a, 1\n  ret i8 %r\n}\n");
    let input = Input {
        args: vec![Value::int(8, 4)],
        ..Input::default()
    };
    let r = run_with(&m, "f", &input);
    assert_eq!(r.outcome, Outcome::Returned(Some(Value::int(8, 5))));
    let (w, meaning) = encode(&m, "f", &[(Ty::Int(8), Value::int(8, 5))]);
    assert_eq!(
        encoded(&w, &meaning, &Assignment::default()),
        Some(vec![Some(6)])
    );
}
