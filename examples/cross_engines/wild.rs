//! Wild functions: nothing guards them, so undef, poison and undefined behaviour are part of what they mean.
//!
//! A function takes scalars, vectors and pointers to buffers, works on them in a few blocks with
//! phis, a loop of few rounds, memory and a call, and returns what it comes to. Operands are drawn from the
//! values that dominate the place; constants may be poison or undef; every flag may be there.

use crate::kinds::{Kind, Scalar};
use crate::rng::Rng;
use std::collections::BTreeSet;
use std::fmt::Write as _;
use tandem_ir::constant::Bits;
use tandem_oracle::tv::replay::{
    ConcreteBlock, ConcreteByte, ConcreteGlobal, ConcreteInput, ConcreteValue,
};

/// Inputs per function.
const INPUTS: usize = 4;
/// Data layout of the modules: that of the device, with shared pointers of 32 bits.
const LAYOUT: &str = "target datalayout = \"e-p3:32:32-p4:32:32-p5:32:32-i64:64-i128:128-v16:16-v32:32-n16:32:64\"\n";

/// A parameter.
#[derive(Clone, Copy)]
pub(crate) enum Param {
    Value(Kind),
    /// A pointer to a buffer of that many bytes.
    Pointer(u64),
}

/// A module and what to call its `@f` with.
pub(crate) struct Case {
    /// The module.
    pub(crate) text: String,
    /// Inputs.
    pub(crate) inputs: Vec<ConcreteInput>,
}

/// A function under construction.
pub(crate) struct Wild<'r> {
    pub(crate) rng: &'r mut Rng,
    pub(crate) out: String,
    pub(crate) env: Vec<(String, Kind)>,
    /// Pointers and how many bytes they point to (of the object, from its start).
    pub(crate) pointers: Vec<(String, u64)>,
    pub(crate) declares: BTreeSet<String>,
    pub(crate) kinds: Vec<Kind>,
    pub(crate) block: String,
    /// A helper that may be called: parameters and result.
    pub(crate) helper: Option<(Vec<Kind>, Kind)>,
    next: u32,
}

impl Wild<'_> {
    pub(crate) fn fresh(&mut self, prefix: &str) -> String {
        self.next += 1;
        format!("{prefix}{}", self.next)
    }
    pub(crate) fn line(&mut self, text: impl std::fmt::Display) {
        let _ = writeln!(self.out, "  {text}");
    }
    /// Defines a value that is not offered as an operand.
    pub(crate) fn raw(&mut self, rhs: impl std::fmt::Display) -> String {
        let name = self.fresh("%v");
        self.line(format_args!("{name} = {rhs}"));
        name
    }
    /// Defines a value.
    pub(crate) fn emit(&mut self, kind: Kind, rhs: impl std::fmt::Display) -> String {
        let name = self.raw(rhs);
        self.env.push((name.clone(), kind));
        name
    }
    /// An operand.
    pub(crate) fn value(&mut self, kind: Kind) -> String {
        let fit: Vec<usize> = (0..self.env.len())
            .filter(|&i| self.env[i].1 == kind)
            .collect();
        if fit.is_empty() || self.rng.chance(15) {
            return kind.constant(self.rng);
        }
        let from = if self.rng.chance(60) {
            fit.len().saturating_sub(3)
        } else {
            0
        };
        let i = fit[from + self.rng.below(fit.len() - from)];
        self.env[i].0.clone()
    }
    pub(crate) fn kind(&mut self) -> Kind {
        self.rng.pick(&self.kinds)
    }
    fn label(&mut self, name: &str) {
        let _ = writeln!(self.out, "{name}:");
        name.clone_into(&mut self.block);
    }
    /// A condition; rarely one that may well be poison.
    pub(crate) fn condition(&mut self) -> String {
        let kind = self.kind().element();
        let (a, b) = (self.value(kind), self.value(kind));
        if self.rng.chance(20) {
            return self.value(Kind::int(1));
        }
        let c = self.compare(kind, &a, &b);
        if self.rng.chance(70) {
            self.raw(format_args!("freeze i1 {c}"))
        } else {
            c
        }
    }

    /// Some statements.
    fn statements(&mut self, n: usize) {
        for _ in 0..n {
            match self.rng.below(12) {
                0..=2 => self.memory(),
                3 => self.call(),
                _ => self.operation(),
            }
        }
    }
    fn diamond(&mut self) {
        let c = self.condition();
        let (a, b, join) = (self.fresh("then"), self.fresh("else"), self.fresh("join"));
        self.line(format_args!("br i1 {c}, label %{a}, label %{b}"));
        self.arms(&[a, b], &join);
    }
    fn switch(&mut self) {
        let w = self.rng.pick(&[2, 3, 8, 32]);
        let v = self.value(Kind::int(w));
        let labels: Vec<String> = (0..3).map(|_| self.fresh("case")).collect();
        let join = self.fresh("join");
        self.line(format_args!(
            "switch i{w} {v}, label %{} [ i{w} 0, label %{} i{w} 1, label %{} ]",
            labels[0], labels[1], labels[2]
        ));
        self.arms(&labels, &join);
    }
    fn arms(&mut self, labels: &[String], join: &str) {
        let kinds: Vec<Kind> = (0..1 + self.rng.below(2)).map(|_| self.kind()).collect();
        let (mark, pointers) = (self.env.len(), self.pointers.len());
        let mut incoming = vec![Vec::new(); kinds.len()];
        for l in labels {
            self.label(l);
            let n = self.rng.below(4);
            self.statements(n);
            for (list, &k) in incoming.iter_mut().zip(&kinds) {
                let v = self.value(k);
                list.push(format!("[ {v}, %{l} ]"));
            }
            self.line(format_args!("br label %{join}"));
            self.env.truncate(mark);
            self.pointers.truncate(pointers);
        }
        self.label(join);
        for (list, k) in incoming.iter().zip(kinds) {
            let flags = if k.is_fp() { self.fast_flags() } else { "" };
            self.emit(k, format_args!("phi {flags}{k} {}", list.join(", ")));
        }
    }
    /// A loop of one to three rounds.
    fn rounds(&mut self) {
        let (name, exit) = (self.fresh("loop"), self.fresh("exit"));
        let (counter, sum, next) = (self.fresh("%i"), self.fresh("%s"), self.fresh("%n"));
        let kind = self.kind();
        let start = self.value(kind);
        let before = self.block.clone();
        self.line(format_args!("br label %{name}"));
        let head = std::mem::take(&mut self.out);
        self.block.clone_from(&name);
        self.env.push((counter.clone(), Kind::int(32)));
        self.env.push((sum.clone(), kind));
        let n = 1 + self.rng.below(4);
        self.statements(n);
        let v = self.value(kind);
        let trips = 1 + self.rng.below(3);
        self.line(format_args!("{next} = add nuw i32 {counter}, 1"));
        let again = self.raw(format_args!("icmp ult i32 {next}, {trips}"));
        self.line(format_args!("br i1 {again}, label %{name}, label %{exit}"));
        let body = std::mem::replace(&mut self.out, head);
        self.label(&name);
        self.line(format_args!(
            "{counter} = phi i32 [ 0, %{before} ], [ {next}, %{name} ]"
        ));
        self.line(format_args!(
            "{sum} = phi {kind} [ {start}, %{before} ], [ {v}, %{name} ]"
        ));
        self.out += &body;
        self.label(&exit);
    }

    fn body(&mut self, size: usize) {
        let n = 1 + self.rng.below(size);
        self.statements(n);
        for _ in 0..self.rng.below(3) {
            match self.rng.below(6) {
                0 | 1 => self.diamond(),
                2 => self.switch(),
                3 => self.rounds(),
                _ => {}
            }
            let n = 1 + self.rng.below(size);
            self.statements(n);
        }
    }
}

/// Attributes of a value.
fn attributes(rng: &mut Rng, kind: Kind, percent: u64) -> String {
    let mut out = String::new();
    if rng.chance(percent / 3) {
        out += "noundef ";
    }
    match kind.scalar {
        Scalar::Int(w) if kind.lanes == 0 && w > 2 && w <= 64 && rng.chance(percent / 2) => {
            let (a, b) = (kind.scalar.draw(rng), kind.scalar.draw(rng));
            if a != b {
                out += &format!("range(i{w} {a}, {b}) ");
            }
        }
        Scalar::Int(_) => {}
        Scalar::Fp(_) if rng.chance(percent / 2) => {
            let c = rng.pick(&[
                "nan",
                "inf",
                "zero",
                "sub",
                "norm",
                "nan inf",
                "snan",
                "pzero",
                "ninf",
                "nnorm nzero",
            ]);
            out += &format!("nofpclass({c}) ");
        }
        Scalar::Fp(_) => {}
    }
    out
}

fn wild<'r>(rng: &'r mut Rng, kinds: Vec<Kind>, params: &[Param]) -> Wild<'r> {
    let mut w = Wild {
        rng,
        out: "entry:\n".into(),
        env: Vec::new(),
        pointers: Vec::new(),
        declares: BTreeSet::new(),
        kinds,
        block: "entry".into(),
        helper: None,
        next: 0,
    };
    for (i, p) in params.iter().enumerate() {
        match *p {
            Param::Value(k) => w.env.push((format!("%p{i}"), k)),
            Param::Pointer(n) => w.pointers.push((format!("%p{i}"), n)),
        }
    }
    w
}

/// A function that the wild one calls.
fn helper(
    rng: &mut Rng,
    kinds: &[Kind],
    declares: &mut BTreeSet<String>,
) -> (String, Vec<Kind>, Kind) {
    let params: Vec<Kind> = (0..1 + rng.below(2)).map(|_| rng.pick(kinds)).collect();
    let ret = rng.pick(kinds);
    let list: Vec<String> = params
        .iter()
        .enumerate()
        .map(|(i, &k)| {
            let mut attrs = attributes(rng, k, 20);
            if k == ret && i == 0 && rng.chance(15) {
                attrs += "returned ";
            }
            format!("{k} {attrs}%p{i}")
        })
        .collect();
    let ret_attrs = attributes(rng, ret, 25);
    let effects = rng.pick(&[
        "",
        "",
        "",
        "memory(none) ",
        "memory(read) ",
        "nounwind ",
        "willreturn ",
    ]);
    let as_params: Vec<Param> = params.iter().map(|&k| Param::Value(k)).collect();
    let mut w = wild(rng, kinds.to_vec(), &as_params);
    if w.rng.chance(40) {
        w.alloca();
    }
    let n = 1 + w.rng.below(4);
    w.statements(n);
    let v = if w.rng.chance(30) {
        "%p0".to_owned()
    } else {
        w.value(ret)
    };
    let v = if v == "%p0" && params[0] != ret {
        w.value(ret)
    } else {
        v
    };
    w.line(format_args!("ret {ret} {v}"));
    declares.append(&mut w.declares);
    let text = format!(
        "define internal {ret_attrs}{ret} @h({}) {effects}{{\n{}}}\n\n",
        list.join(", "),
        w.out
    );
    (text, params, ret)
}

/// The case of a number.
pub(crate) fn case(seed: u64, number: u64) -> Case {
    let mut start = Rng::new(seed ^ number.wrapping_mul(0xd6e8_feb8_6659_fd93));
    let rng = &mut Rng::new(start.next() ^ 0x77);
    let mut kinds: Vec<Kind> = (0..3 + rng.below(3)).map(|_| Kind::any(rng)).collect();
    kinds.push(Kind::int(rng.pick(&[8, 32])));
    let mut params: Vec<Param> = (0..1 + rng.below(4))
        .map(|_| Param::Value(rng.pick(&kinds)))
        .collect();
    for _ in 0..rng.below(3) {
        params.push(Param::Pointer(rng.pick(&[1, 4, 8, 16, 16, 24])));
    }
    let mut declares = BTreeSet::new();
    let mut text = LAYOUT.to_owned();
    let mut globals = String::new();
    let called = rng.chance(30).then(|| helper(rng, &kinds, &mut declares));
    let list: Vec<String> = params
        .iter()
        .enumerate()
        .map(|(i, p)| match *p {
            Param::Value(k) => {
                let attrs = attributes(rng, k, 20);
                format!("{k} {attrs}%p{i}")
            }
            Param::Pointer(n) => {
                let attrs = match rng.below(12) {
                    0 => "noundef ".to_owned(),
                    1 => "nonnull ".to_owned(),
                    2 => format!("align {} ", rng.pick(&[1, 4, 16])),
                    3 => format!("dereferenceable({}) ", 1 + rng.below(n as usize + 1)),
                    4 => "readonly ".to_owned(),
                    5 => "writeonly ".to_owned(),
                    6 => "readnone ".to_owned(),
                    _ => String::new(),
                };
                format!("ptr {attrs}%p{i}")
            }
        })
        .collect();
    let mut w = wild(rng, kinds, &params);
    if let Some((code, params, ret)) = called {
        text += &code;
        w.helper = Some((params, ret));
    }
    for _ in 0..w.rng.below(3) {
        w.alloca();
    }
    let variable = w.rng.chance(25);
    if variable {
        globals += "@g = internal global [16 x i8] zeroinitializer, align 4\n";
        w.pointers.push(("@g".into(), 16));
    }
    if w.rng.chance(25) {
        let k = w.kind();
        let cells: Vec<String> = (0..3)
            .map(|_| format!("{k} {}", k.constant(w.rng)))
            .collect();
        let _ = writeln!(
            globals,
            "@c = internal constant [3 x {k}] [{}]",
            cells.join(", ")
        );
        w.pointers
            .push(("@c".into(), u64::from(k.total().div_ceil(8)) * 3));
    }
    w.body(6);
    let ret = w.finish();
    declares.append(&mut w.declares);
    let body = std::mem::take(&mut w.out);
    let valid = if rng.chance(5) {
        "null_pointer_is_valid "
    } else {
        ""
    };
    text += &globals;
    let _ = writeln!(
        text,
        "define {ret} @f({}) {valid}{{\n{body}}}\n",
        list.join(", ")
    );
    for d in &declares {
        text += d;
        text.push('\n');
    }
    let inputs = (0..INPUTS).map(|_| input(rng, &params, variable)).collect();
    Case { text, inputs }
}

fn value(rng: &mut Rng, k: Kind) -> ConcreteValue {
    if k.lanes > 0 {
        return ConcreteValue::Elements((0..k.lanes).map(|_| value(rng, k.element())).collect());
    }
    match rng.below(25) {
        0 => ConcreteValue::Poison,
        1 => ConcreteValue::Undef,
        _ => {
            let v = k.scalar.draw(rng);
            ConcreteValue::Bits(Bits::from_limbs(k.width(), &[v as u64, (v >> 64) as u64]))
        }
    }
}

fn bytes(rng: &mut Rng, n: u64) -> Vec<ConcreteByte> {
    (0..n)
        .map(|_| match rng.below(40) {
            0 => ConcreteByte::Poison,
            1..8 => ConcreteByte::Bits(rng.pick(&[0, 1, 255])),
            _ => ConcreteByte::Bits(rng.next() as u8),
        })
        .collect()
}

fn input(rng: &mut Rng, params: &[Param], variable: bool) -> ConcreteInput {
    let mut i = ConcreteInput::default();
    for p in params {
        i.args.push(match *p {
            Param::Value(k) => value(rng, k),
            Param::Pointer(_) if rng.chance(3) => ConcreteValue::bits(64, 0),
            Param::Pointer(_) if !i.blocks.is_empty() && rng.chance(15) => {
                ConcreteValue::block(rng.below(i.blocks.len()), rng.below(4) as i64)
            }
            Param::Pointer(n) => {
                i.blocks.push(ConcreteBlock {
                    space: 1,
                    size: n,
                    align: 16,
                    address: None,
                    writable: rng.chance(95),
                    fill: ConcreteByte::Bits(0),
                    bytes: (0..).zip(bytes(rng, n)).collect(),
                });
                ConcreteValue::block(i.blocks.len() - 1, 0)
            }
        });
    }
    if variable {
        let bytes = (0..16)
            .map(|_| ConcreteByte::Bits(rng.next() as u8))
            .collect();
        i.globals.push(ConcreteGlobal {
            name: "g".into(),
            bytes,
        });
    }
    i
}
