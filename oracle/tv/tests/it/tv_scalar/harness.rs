//! Both engines on one operation: how arguments are drawn, and when the answers agree.

use super::support::parse;
use tandem_interp::{Input, Outcome, Program, Value, run};
use tandem_ir::{FloatKind, Module};
use tandem_smt::eval::Assignment;
use tandem_smt::{Term, Terms};
use tandem_tv::context::{Mode, PairContext, Side};
use tandem_tv::encode::{Encoder, Meaning};
use tandem_tv::value::{Scalar, Val};

/// A type of the tests.
#[derive(Clone, PartialEq, Debug)]
pub enum Ty {
    Int(u32),
    Float(FloatKind),
    Vector(u32, Box<Ty>),
    Struct(Vec<Ty>),
}

pub fn ty(text: &str) -> Ty {
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
pub struct Dice(u64);

impl Dice {
    pub fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ (z >> 31)
    }
    pub fn below(&mut self, n: u64) -> u64 {
        self.next() % n
    }
    pub fn wide(&mut self) -> u128 {
        u128::from(self.next()) << 64 | u128::from(self.next())
    }

    pub fn int(&mut self, w: u32) -> u128 {
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

    pub fn float(&mut self, kind: FloatKind) -> u128 {
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

    pub fn value(&mut self, ty: &Ty, poison: bool) -> Value {
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
pub fn val(t: &mut Terms, ty: &Ty, v: &Value) -> Val {
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

pub fn flatten(v: &Value, out: &mut Vec<Option<u128>>) {
    match v {
        Value::Elements(parts) => parts.iter().for_each(|p| flatten(p, out)),
        Value::Int { bits, .. } | Value::Float { bits, .. } => out.push(Some(*bits)),
        Value::Poison => out.push(None),
        v => panic!("{v}"),
    }
}

/// What the encoder says: `None` for undefined behaviour, otherwise per scalar the bits or poison.
pub fn encoded(pair: &PairContext, m: &Meaning, choices: &Assignment) -> Option<Vec<Option<u128>>> {
    let holds = |t: Term| pair.terms.eval(t, choices).is_true();
    if holds(m.ub) {
        return None;
    }
    assert!(holds(m.returns));
    let scalars = m.value.as_ref().unwrap().leaves();
    let bits = |t: Term| pair.terms.eval(t, choices).to_bits().as_u128().unwrap();
    Some(
        scalars
            .iter()
            .map(|s| (!holds(s.poison)).then(|| bits(s.bits)))
            .collect(),
    )
}

pub fn encode_in(
    pair: &mut PairContext,
    module: &Module,
    name: &str,
    args: &[(Ty, Value)],
) -> Meaning {
    let f = module.body(module.header.lookup(name).unwrap()).unwrap();
    let vals = args
        .iter()
        .map(|(ty, v)| val(&mut pair.terms, ty, v))
        .collect();
    Encoder::run(pair, Side::Source, module, f, vals)
}

pub fn new_world(module: &Module) -> PairContext {
    PairContext::new(module.header.layout.clone(), Mode::default())
}

pub fn encode(module: &Module, name: &str, args: &[(Ty, Value)]) -> (PairContext, Meaning) {
    let mut pair = new_world(module);
    let meaning = encode_in(&mut pair, module, name, args);
    (pair, meaning)
}

/// One operation: a function text with `NAME` for its name, and types of its parameters.
pub struct Case {
    pub params: Vec<String>,
    pub text: String,
    pub declare: String,
    /// Zeros of either sign count as equal, and so do infinities.
    pub any_sign: bool,
    /// The interpreter may be defined where the encoder says that it is undefined.
    pub may_be_ub: bool,
    pub rounds: u32,
}

impl Case {
    pub fn new(ret: &str, params: &[&str], body: &str) -> Case {
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
            rounds: 10,
        }
    }
    /// A call of an intrinsic with the parameters and constants behind them.
    pub fn call(flags: &str, ret: &str, name: &str, params: &[&str], constants: &[&str]) -> Case {
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
    pub fn rounds(self, rounds: u32) -> Case {
        Case { rounds, ..self }
    }
}

/// Runs all cases on both engines; gives the number of comparisons. Each case needs a context of its whole module, so that
/// modules are kept small.
pub fn compare(cases: &[Case], seed: u64) -> u32 {
    let mut dice = Dice(seed);
    let parts = cases.chunks(32);
    parts.map(|part| compare_in_one(part, &mut dice)).sum()
}

fn compare_in_one(cases: &[Case], dice: &mut Dice) -> u32 {
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
    let (mut count, mut wrong) = (0, Vec::new());
    for (n, c) in cases.iter().enumerate() {
        let name = format!("f{n}");
        let mut pair = new_world(&module);
        let types: Vec<Ty> = c.params.iter().map(|p| ty(p)).collect();
        for round in 0..c.rounds {
            let args: Vec<(Ty, Value)> = types
                .iter()
                .map(|t| (t.clone(), dice.value(t, round % 2 == 1)))
                .collect();
            count += 1;
            if let Err(e) = compare_one(&mut pair, &module, &program, &name, c, &args) {
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
pub fn compare_one(
    pair: &mut PairContext,
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
    let meaning = encode_in(pair, module, name, args);
    let got = encoded(pair, &meaning, &Assignment::default());
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

pub fn agree(c: &Case, got: &[Option<u128>], want: &[Option<u128>]) -> bool {
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

pub const BINARY: [(&str, &[&str]); 13] = [
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
pub const PREDICATES: [&str; 10] = [
    "eq", "ne", "ugt", "uge", "ult", "ule", "sgt", "sge", "slt", "sle",
];
pub const FLOATS: [&str; 5] = ["half", "bfloat", "float", "double", "fp128"];
pub const FLOAT_SUFFIX: [(&str, &str); 4] = [
    ("half", "f16"),
    ("bfloat", "bf16"),
    ("float", "f32"),
    ("double", "f64"),
];

pub fn widths() -> Vec<u32> {
    (1..=64).chain([65, 128]).collect()
}
