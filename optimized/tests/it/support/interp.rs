//! A tiny interpreter for the tests' own programs: integers of up to 64 bits, poison, calls as observable
//! events. Far from complete on purpose; anything else is an error of the test.

use super::*;
use std::collections::HashMap;
use tandem_ir::claims;
use tandem_ir::constant::ConstantData;
use tandem_ir::{BinOp, CastOp, IntPredicate, Value};

/// A value: `None` is poison.
pub type Val = Option<u64>;

/// How a run ended.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum End {
    Ret(Val),
    Ub,
    OutOfSteps,
}

/// A call: callee and arguments.
pub type Call = (String, Vec<Val>);

/// What a run did.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Run {
    pub end: End,
    pub calls: Vec<Call>,
}

fn cut(w: u32, v: u64) -> u64 {
    if w >= 64 { v } else { v & ((1 << w) - 1) }
}
fn sext(w: u32, v: u64) -> i64 {
    let sh = 64 - w;
    ((v << sh) as i64) >> sh
}

/// Facts to hold against a run, by edge.
pub type Watch = HashMap<(Block, Block), Vec<claims::ValueFact>>;

/// The facts of a report by edge.
pub fn watch(claims: &claims::Claims) -> Watch {
    let mut w = Watch::new();
    for c in &claims.values {
        if let claims::FactPlace::Edge(from, to) = c.place {
            w.entry((from, to)).or_default().push(c.clone());
        }
    }
    w
}

fn check(fact: &claims::ValueFact, now: Val) {
    let Some(v) = now else {
        assert!(!fact.noundef, "{fact:?} but poison");
        return;
    };
    let holds = match &fact.fact {
        claims::Fact::Is(c) => c.as_u64() == Some(v),
        claims::Fact::IsNot(c) => c.as_u64() != Some(v),
        claims::Fact::Range(lo, hi) => {
            let w = lo.width();
            let (lo, hi) = (lo.as_u64().unwrap(), hi.as_u64().unwrap());
            cut(w, v.wrapping_sub(lo)) < cut(w, hi.wrapping_sub(lo))
        }
        claims::Fact::Bits(zeros, ones) => {
            zeros.as_u64().unwrap() & v == 0 && ones.as_u64().unwrap() & !v == 0
        }
        claims::Fact::Never => false,
        // The other value is not at hand here; the oracle holds these against executions.
        claims::Fact::Any | claims::Fact::Equals(_) => true,
    };
    assert!(holds, "{fact:?} but {v}");
}

/// Runs a function and holds facts against it.
pub fn execute_watched(cx: &Header, f: &Function, args: &[u64], steps: usize, w: &Watch) -> Run {
    run_machine(cx, f, args, steps, Some(w))
}

/// Runs a function. Calls return the number of calls so far.
pub fn execute(cx: &Header, f: &Function, args: &[u64], steps: usize) -> Run {
    run_machine(cx, f, args, steps, None)
}

fn run_machine(
    cx: &Header,
    f: &Function,
    args: &[u64],
    steps: usize,
    watch: Option<&Watch>,
) -> Run {
    let mut m = Machine {
        watch,
        cx,
        f,
        env: HashMap::new(),
        calls: Vec::new(),
    };
    for (&v, &a) in f.args().iter().zip(args) {
        let w = f.value_type(v).int_width().unwrap();
        m.env.insert(v, Some(cut(w, a)));
    }
    let end = m.run(steps).unwrap_or(End::Ub);
    Run {
        end,
        calls: m.calls,
    }
}

/// True if the second run does nothing that the first could not.
pub fn refines(source: &Run, target: &Run) -> bool {
    let same_val = |s: &Val, t: &Val| s.is_none() || s == t;
    let same_call =
        |(s, t): (&Call, &Call)| s.0 == t.0 && s.1.iter().zip(&t.1).all(|(a, b)| same_val(a, b));
    let prefix = source.calls.iter().zip(&target.calls).all(same_call);
    match (&source.end, &target.end) {
        (End::Ub, _) => prefix && target.calls.len() >= source.calls.len(),
        (End::OutOfSteps, _) => prefix,
        (End::Ret(s), End::Ret(t)) => {
            prefix && source.calls.len() == target.calls.len() && same_val(s, t)
        }
        _ => false,
    }
}

struct Machine<'a> {
    watch: Option<&'a Watch>,
    cx: &'a Header,
    f: &'a Function,
    env: HashMap<Value, Val>,
    calls: Vec<Call>,
}

impl Machine<'_> {
    fn val(&self, v: Value) -> Val {
        match self.f.as_const(v) {
            Some(ConstantData::Int(n)) => Some(*n),
            Some(ConstantData::Poison | ConstantData::Undef) => None,
            Some(other) => panic!("constant {other:?}"),
            None => *self
                .env
                .get(&v)
                .unwrap_or_else(|| panic!("{v} has no value")),
        }
    }

    /// `None` is undefined behaviour.
    fn run(&mut self, steps: usize) -> Option<End> {
        let f = self.f;
        let mut block = f.entry().unwrap();
        let mut from: Option<Block> = None;
        for _ in 0..steps {
            if let Some(p) = from {
                let all: Vec<(Value, Val)> = f
                    .phis(block)
                    .map(|i| {
                        (
                            f.result(i).unwrap(),
                            self.val(f.phi_value_for(i, p).unwrap()),
                        )
                    })
                    .collect();
                self.env.extend(all);
            }
            for i in f.insts(block).filter(|&i| !f.is_phi(i)) {
                if f.kind(i).is_terminator() {
                    break;
                }
                self.step(i)?;
            }
            let t = f.terminator(block).unwrap();
            let next = match f.kind(t) {
                InstKind::Ret => {
                    let v = f.operands(t).next().map_or(Some(0), |v| self.val(v));
                    return Some(End::Ret(v));
                }
                InstKind::Unreachable => return None,
                InstKind::Br if f.num_operands(t) == 1 => f.operand(t, 0),
                InstKind::Br => f.operand(
                    t,
                    if self.val(f.operand(t, 0))? == 1 {
                        1
                    } else {
                        2
                    },
                ),
                InstKind::Switch => {
                    let v = self.val(f.operand(t, 0))?;
                    let case = f.switch_cases(t).find(|c| self.val(c.0) == Some(v));
                    case.map_or(f.operand(t, 1), |c| f.block_value(c.1))
                }
                k => panic!("terminator {k:?}"),
            };
            let to = f.as_block(next).unwrap();
            for fact in self
                .watch
                .and_then(|w| w.get(&(block, to)))
                .into_iter()
                .flatten()
            {
                check(fact, self.val(fact.value));
            }
            from = Some(block);
            block = to;
        }
        Some(End::OutOfSteps)
    }

    fn step(&mut self, i: Inst) -> Option<()> {
        let f = self.f;
        let op = |n: usize| self.val(f.operand(i, n));
        let w = f.inst_type(i).int_width().unwrap_or(64);
        let result: Val = match f.kind(i) {
            InstKind::Binary(o) => match (op(0), op(1)) {
                (_, None) if o.is_int_division() => return None,
                (Some(a), Some(b)) => binary(*o, w, a, b)?,
                _ => None,
            },
            InstKind::ICmp(p) => {
                let w = f.value_type(f.operand(i, 0)).int_width().unwrap();
                op(0).zip(op(1)).map(|(a, b)| u64::from(icmp(*p, w, a, b)))
            }
            InstKind::Cast(c) => {
                let from = f.value_type(f.operand(i, 0)).int_width().unwrap();
                op(0).map(|a| match c {
                    CastOp::ZExt => a,
                    CastOp::SExt => cut(w, sext(from, a) as u64),
                    CastOp::Trunc => cut(w, a),
                    c => panic!("cast {c:?}"),
                })
            }
            InstKind::Select => op(0).and_then(|c| if c == 1 { op(1) } else { op(2) }),
            InstKind::Freeze => Some(op(0).unwrap_or(0)),
            InstKind::Call(_) => {
                let call = f.call(i).unwrap();
                let args: Vec<Val> = call.args().map(|v| self.val(v)).collect();
                let name = self.cx.global_name(f.callee(i).unwrap()).to_string();
                if name == "llvm.assume" {
                    return (args[0] == Some(1)).then_some(());
                }
                self.calls.push((name, args));
                Some(cut(w, self.calls.len() as u64))
            }
            k => panic!("instruction {k:?}"),
        };
        if let Some(v) = f.result(i) {
            self.env.insert(v, result);
        }
        Some(())
    }
}

/// Outer `None`: undefined; inner: poison.
fn binary(o: BinOp, w: u32, a: u64, b: u64) -> Option<Val> {
    let (sa, sb) = (sext(w, a), sext(w, b));
    let shift = |v: u64| (b < u64::from(w)).then_some(v);
    let v = match o {
        BinOp::Add => a.wrapping_add(b),
        BinOp::Sub => a.wrapping_sub(b),
        BinOp::Mul => a.wrapping_mul(b),
        BinOp::And => a & b,
        BinOp::Or => a | b,
        BinOp::Xor => a ^ b,
        BinOp::UDiv => a.checked_div(b)?,
        BinOp::URem => a.checked_rem(b)?,
        BinOp::SDiv => sa.checked_div(sb)? as u64,
        BinOp::SRem => sa.checked_rem(sb)? as u64,
        BinOp::Shl => return Some(shift(cut(w, a.wrapping_shl(b as u32)))),
        BinOp::LShr => return Some(shift(a.wrapping_shr(b as u32))),
        BinOp::AShr => return Some(shift(cut(w, sa.wrapping_shr(b as u32) as u64))),
        o => panic!("{o:?}"),
    };
    Some(Some(cut(w, v)))
}

fn icmp(p: IntPredicate, w: u32, a: u64, b: u64) -> bool {
    use IntPredicate::*;
    let (sa, sb) = (sext(w, a), sext(w, b));
    match p {
        Eq => a == b,
        Ne => a != b,
        Ugt => a > b,
        Uge => a >= b,
        Ult => a < b,
        Ule => a <= b,
        Sgt => sa > sb,
        Sge => sa >= sb,
        Slt => sa < sb,
        Sle => sa <= sb,
    }
}
