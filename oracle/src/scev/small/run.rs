//! Functions on small integers, run directly: no memory, no calls, numbers of at most 32 bits, poison as a value.
//!
//! The interpreter does the same for every program, with a probe at each value; on loops of a dozen steps its preparations
//! cost more than the run. A test holds the two together, event by event.

use crate::certify::compare;
use cranelift_entity::EntityRef;
use tandem_ir::{BinOp, Block, CastOp, Flags, Function, Inst, InstKind, IntPredicate, Value};

/// Widest integer.
const MAX_WIDTH: u32 = 32;
/// Instructions after which a run is given up.
const MAX_STEPS: u32 = 1 << 20;

/// A number, or nothing, which is poison.
pub type Word = Option<u64>;

/// How a run ends.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum End {
    /// It returned.
    Returned,
    /// It branched on poison.
    Undefined,
    /// Whoever follows it has stopped it.
    Stopped,
    /// It was given up.
    TooLong,
}

/// What a run tells, in the order in which the interpreter's probes tell it.
pub trait Listener {
    /// Control is in a block; its phis have their values.
    fn entered(&mut self, b: Block, words: &Words);
    /// An instruction was computed.
    fn computed(&mut self, v: Value, word: Word);
    /// All of a block's phis have been told; false stops the run.
    fn goes_on(&mut self, b: Block, words: &Words) -> bool;
}

/// The values of a run.
pub struct Words(Vec<Word>);

impl Words {
    /// The value as it was computed last.
    pub fn of(&self, v: Value) -> Word {
        self.0[v.index()]
    }
}

enum Step {
    Binary(BinOp, Flags, u32, [Value; 2]),
    Cast(CastOp, Flags, [u32; 2], Value),
    Compare(IntPredicate, u32, [Value; 2]),
    Select([Value; 3]),
}

enum Last {
    Return,
    Jump(Block),
    Branch(Value, [Block; 2]),
}

struct Body {
    block: Block,
    phis: Vec<(Value, Vec<(Block, Value)>)>,
    steps: Vec<(Value, Step)>,
    last: Last,
}

/// A function, ready to be run.
pub struct Code {
    bodies: Vec<Body>,
    place: Vec<usize>,
    start: Vec<Word>,
    args: Vec<Value>,
}

impl Code {
    /// Reads a function; `None` if something in it is none of what is run here.
    pub fn new(f: &Function) -> Option<Code> {
        let mut code = Code {
            bodies: Vec::new(),
            place: Vec::new(),
            start: vec![None; f.num_values()],
            args: f.args().to_vec(),
        };
        for b in f.blocks() {
            if code.place.len() <= b.index() {
                code.place.resize(b.index() + 1, usize::MAX);
            }
            code.place[b.index()] = code.bodies.len();
            let body = code.body(f, b)?;
            code.bodies.push(body);
        }
        let narrow = |v: &Value| f.value_type(*v).int_width().is_some_and(|w| w <= MAX_WIDTH);
        code.args.iter().all(narrow).then_some(code)
    }

    fn body(&mut self, f: &Function, block: Block) -> Option<Body> {
        let mut phis = Vec::new();
        let mut steps = Vec::new();
        for i in f.insts(block) {
            match f.kind(i) {
                InstKind::Phi => {
                    let from: Vec<(Block, Value)> =
                        f.phi_incoming(i).map(|(v, b)| (b, v)).collect();
                    for &(_, v) in &from {
                        self.constant(f, v)?;
                    }
                    phis.push((f.result(i)?, from));
                }
                InstKind::Br if f.num_operands(i) == 1 => {
                    let last = Last::Jump(f.as_block(f.operand(i, 0))?);
                    return Some(Body {
                        block,
                        phis,
                        steps,
                        last,
                    });
                }
                InstKind::Br => {
                    self.constant(f, f.operand(i, 0))?;
                    let to = [f.as_block(f.operand(i, 1))?, f.as_block(f.operand(i, 2))?];
                    let last = Last::Branch(f.operand(i, 0), to);
                    return Some(Body {
                        block,
                        phis,
                        steps,
                        last,
                    });
                }
                InstKind::Ret => {
                    let last = Last::Return;
                    return Some(Body {
                        block,
                        phis,
                        steps,
                        last,
                    });
                }
                _ => steps.push((f.result(i)?, self.step(f, i)?)),
            }
        }
        None
    }

    fn step(&mut self, f: &Function, i: Inst) -> Option<Step> {
        for n in 0..f.num_operands(i) {
            self.constant(f, f.operand(i, n))?;
        }
        let width = |v: Value| f.value_type(v).int_width().filter(|w| *w <= MAX_WIDTH);
        let own = f.inst_type(i).int_width().filter(|w| *w <= MAX_WIDTH)?;
        let x = f.operand(i, 0);
        let pair = || [x, f.operand(i, 1)];
        use BinOp::{Add, And, Mul, Or, Shl, Sub, Xor};
        Some(match f.kind(i) {
            InstKind::Binary(op @ (Add | Sub | Mul | Shl | And | Or | Xor)) => {
                Step::Binary(*op, f.flags(i), own, pair())
            }
            InstKind::Cast(op @ (CastOp::Trunc | CastOp::ZExt | CastOp::SExt)) => {
                Step::Cast(*op, f.flags(i), [width(x)?, own], x)
            }
            InstKind::ICmp(pred) if f.flags(i) == Flags::NONE => {
                Step::Compare(*pred, width(x)?, pair())
            }
            InstKind::Select => Step::Select([x, f.operand(i, 1), f.operand(i, 2)]),
            _ => return None,
        })
    }

    /// Notes what a constant is; anything but constants, arguments and results is refused.
    fn constant(&mut self, f: &Function, v: Value) -> Option<()> {
        use tandem_ir::ValueDef;
        match f.value_def(v) {
            ValueDef::Const(_) => {
                let n = f.as_int(v)?.as_u128()?;
                self.start[v.index()] = Some(u64::try_from(n).ok()?);
            }
            ValueDef::Arg(_) | ValueDef::Inst(_) => {}
            _ => return None,
        }
        Some(())
    }

    /// Runs the function; `args` are the arguments in order.
    pub fn run(&self, args: &[Word], listener: &mut impl Listener) -> End {
        let mut words = Words(self.start.clone());
        for (v, word) in self.args.iter().zip(args) {
            words.0[v.index()] = *word;
        }
        let mut from: Option<Block> = None;
        let mut body = &self.bodies[0];
        let mut next: Vec<Word> = Vec::new();
        for _ in 0..MAX_STEPS {
            next.clear();
            for (_, incoming) in &body.phis {
                let taken = incoming.iter().find(|(b, _)| Some(*b) == from);
                next.push(taken.and_then(|(_, v)| words.of(*v)));
            }
            for ((v, _), word) in body.phis.iter().zip(&next) {
                words.0[v.index()] = *word;
            }
            listener.entered(body.block, &words);
            for ((v, _), word) in body.phis.iter().zip(&next) {
                listener.computed(*v, *word);
            }
            if !listener.goes_on(body.block, &words) {
                return End::Stopped;
            }
            for (v, step) in &body.steps {
                let word = compute(step, &words);
                words.0[v.index()] = word;
                listener.computed(*v, word);
            }
            let to = match &body.last {
                Last::Return => return End::Returned,
                Last::Jump(to) => *to,
                Last::Branch(c, to) => match words.of(*c) {
                    None => return End::Undefined,
                    Some(c) => to[usize::from(c == 0)],
                },
            };
            from = Some(body.block);
            body = &self.bodies[self.place[to.index()]];
        }
        End::TooLong
    }
}

fn mask(width: u32) -> u64 {
    (1u64 << width) - 1
}

fn signed(width: u32, n: u64) -> i64 {
    let shift = 64 - width;
    ((n << shift) as i64) >> shift
}

fn compute(step: &Step, words: &Words) -> Word {
    match step {
        Step::Binary(op, flags, width, [a, b]) => {
            binary(*op, *flags, *width, words.of(*a)?, words.of(*b)?)
        }
        Step::Cast(op, flags, [from, to], x) => {
            let x = words.of(*x)?;
            let n = match op {
                CastOp::SExt => signed(*from, x) as u64 & mask(*to),
                _ => x & mask(*to),
            };
            let negative = flags.contains(Flags::NNEG) && signed(*from, x) < 0;
            let cut = *op == CastOp::Trunc
                && (flags.contains(Flags::NUW) && n != x
                    || flags.contains(Flags::NSW) && signed(*to, n) != signed(*from, x));
            (!negative && !cut).then_some(n)
        }
        Step::Compare(pred, width, [a, b]) => {
            // No number has more than 32 bits.
            let (a, b) = (words.of(*a)? as u32, words.of(*b)? as u32);
            Some(u64::from(compare(*pred, *width, a, b)))
        }
        Step::Select([c, a, b]) => match words.of(*c)? {
            0 => words.of(*b),
            _ => words.of(*a),
        },
    }
}

fn binary(op: BinOp, flags: Flags, width: u32, a: u64, b: u64) -> Word {
    let (s, t) = (i128::from(signed(width, a)), i128::from(signed(width, b)));
    let (u, v) = (i128::from(a), i128::from(b));
    let [unsigned, signed_result] = match op {
        BinOp::Add => [u + v, s + t],
        BinOp::Sub => [u - v, s - t],
        BinOp::Mul => [u * v, s * t],
        BinOp::Shl if b >= u64::from(width) => return None,
        BinOp::Shl => [u << b, s << b],
        BinOp::And => return Some(a & b),
        BinOp::Or if flags.contains(Flags::DISJOINT) && a & b != 0 => return None,
        BinOp::Or => return Some(a | b),
        BinOp::Xor => return Some(a ^ b),
        _ => return None,
    };
    let n = unsigned as u64 & mask(width);
    let wraps_unsigned = unsigned != i128::from(n);
    let wraps_signed = signed_result != i128::from(signed(width, n));
    let poison =
        flags.contains(Flags::NUW) && wraps_unsigned || flags.contains(Flags::NSW) && wraps_signed;
    (!poison).then_some(n)
}
