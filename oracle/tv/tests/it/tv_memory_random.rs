//! The validator's memory against arrays of bytes: random histories of stores, fills, copies and joins must read
//! like what happened.

#![allow(clippy::unwrap_used)]

use crate::tv_support;

use tandem_ir::datalayout::DataLayout;
use tandem_smt::eval::{Assignment, EvalValue};
use tandem_smt::{Sort, Term};
use tandem_tv::context::{Mode, PairContext};
use tandem_tv::memory::{Cell, MemId};
use tandem_tv::pointer::{BLOCK_BITS, LOCAL_BIT, Ptr};
use tandem_tv::value::Scalar;
use tv_support::memory::{M0, at, global, stack};

/// Random numbers.
struct Rng(u64);

impl Rng {
    fn below(&mut self, n: u64) -> u64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        self.0 % n
    }
}

/// A state in terms and in bytes, side by side.
struct Both {
    w: PairContext,
    a: Assignment,
    /// The state with which histories begin.
    m: MemId,
    /// Blocks as terms, and which of the concrete blocks each is.
    blocks: Vec<(Term, usize)>,
    rng: Rng,
}

const SIZE: usize = 16;
type Bytes = [[u8; SIZE]; 3];

impl Both {
    fn new(seed: u64) -> (Both, Bytes) {
        let mode = Mode {
            poison_input: false,
            ..Mode::default()
        };
        let mut w = PairContext::new(DataLayout::default(), mode);
        let mut rng = Rng(seed * 2 + 1);
        let mut a = Assignment::default();
        let known = [
            global(&mut w, "g", 16),
            global(&mut w, "h", 16),
            stack(&mut w, "s", 16),
        ];
        let mut blocks: Vec<(Term, usize)> =
            known.iter().enumerate().map(|(i, &b)| (b, i)).collect();
        for name in ["p", "q"] {
            let low = w.terms.input(name, Sort::Bits(LOCAL_BIT));
            let which = rng.below(2) as usize;
            let id = w.terms.as_u64(known[which]).unwrap();
            a.set(w.terms.as_var(low).unwrap(), bits(LOCAL_BIT, id));
            blocks.push((w.terms.zext(low, BLOCK_BITS), which));
        }
        let mut start: Bytes = [[0; SIZE]; 3];
        let mut m = w.new_block(M0, known[2], true);
        for (i, block) in known.iter().enumerate() {
            for (k, byte) in start[i].iter_mut().enumerate() {
                *byte = rng.below(256) as u8;
                let p = at(&mut w, *block, k as u64);
                if i == 2 {
                    let value = Scalar::defined(w.terms.bits(8, (*byte).into()));
                    m = w.store(m, p, Cell::Int(8), value, 1);
                    continue;
                }
                let value = w.read_byte(M0, p).value;
                let f = w.terms.fun_named("init8").unwrap();
                let args = w
                    .terms
                    .args(value)
                    .iter()
                    .map(|t| w.terms.as_value(*t).unwrap())
                    .collect();
                a.set_call(&w.terms, f, args, bits(8, (*byte).into()));
            }
        }
        let both = Both {
            w,
            a,
            m,
            blocks,
            rng,
        };
        (both, start)
    }
    /// A place with room for `n` bytes, at a constant or a variable offset.
    fn place(&mut self, n: u64, step: u64) -> (Ptr, usize, usize) {
        let (block, which) = self.blocks[self.rng.below(self.blocks.len() as u64) as usize];
        let k = self.rng.below((SIZE as u64 - n) / step + 1);
        let offset = if self.rng.below(2) == 0 {
            self.w.terms.bits(64, k * step)
        } else {
            let i = self.w.terms.input("i", Sort::Bits(64));
            let var = self.w.terms.as_var(i).unwrap();
            self.a.set(var, bits(64, k));
            let step = self.w.terms.bits(64, step);
            self.w.terms.mul(i, step)
        };
        (Ptr { block, offset }, which, (k * step) as usize)
    }
    fn cell(&mut self) -> (Cell, u64, u64) {
        let n = [1u64, 2, 4, 8, 3][self.rng.below(5) as usize];
        let aligned = n.is_power_of_two() && self.rng.below(2) == 0;
        (Cell::Int(n as u32 * 8), n, if aligned { n } else { 1 })
    }
    fn step(&mut self, m: MemId, bytes: &mut Bytes) -> MemId {
        match self.rng.below(5) {
            0 => {
                let n = self.rng.below(8) + 1;
                let (p, b, k) = self.place(n, 1);
                let byte = self.rng.below(256);
                bytes[b][k..k + n as usize].fill(byte as u8);
                let value = Scalar::defined(self.w.terms.bits(8, byte));
                let len = self.number(n);
                self.w.fill(m, p, len, value)
            }
            1 => {
                let n = self.rng.below(8) + 1;
                let (to, b, k) = self.place(n, 1);
                let (from, c, l) = self.place(n, 1);
                let moved = bytes[c][l..l + n as usize].to_vec();
                bytes[b][k..k + n as usize].copy_from_slice(&moved);
                let len = self.number(n);
                self.w.copy(m, to, from, len)
            }
            2 => {
                let mut other = *bytes;
                let then = self.step(m, &mut other);
                let c = self.w.terms.input("c", Sort::Bool);
                let taken = self.rng.below(2) == 0;
                self.a
                    .set(self.w.terms.as_var(c).unwrap(), EvalValue::Bool(taken));
                if taken {
                    *bytes = other;
                }
                self.w.merge_memory(c, then, m)
            }
            _ => {
                let (cell, n, align) = self.cell();
                let (p, b, k) = self.place(n, align);
                let value = self.rng.0 & (u64::MAX >> (64 - n * 8));
                bytes[b][k..k + n as usize].copy_from_slice(&value.to_le_bytes()[..n as usize]);
                let value = Scalar::defined(self.w.terms.bits(n as u32 * 8, value));
                self.w.store(m, p, cell, value, align)
            }
        }
    }
    /// A number as a constant or a variable.
    fn number(&mut self, n: u64) -> Term {
        if self.rng.below(2) == 0 {
            return self.w.terms.bits(64, n);
        }
        let t = self.w.terms.input("n", Sort::Bits(64));
        self.a.set(self.w.terms.as_var(t).unwrap(), bits(64, n));
        t
    }
}

fn bits(width: u32, value: u64) -> EvalValue {
    EvalValue::Bits(tandem_ir::constant::Bits::from_u64(width, value))
}

#[test]
fn random_histories_read_like_arrays_of_bytes() {
    for seed in 0..150 {
        let (mut s, mut bytes) = Both::new(seed);
        let mut m = s.m;
        for _ in 0..8 {
            m = s.step(m, &mut bytes);
        }
        for _ in 0..12 {
            let (cell, n, align) = s.cell();
            let (p, b, k) = s.place(n, align);
            let got = s.w.load(m, p, cell, align);
            let mut want = [0; 8];
            want[..n as usize].copy_from_slice(&bytes[b][k..k + n as usize]);
            let value = s.w.terms.eval(got.bits, &s.a);
            assert_eq!(
                value.as_u64(),
                Some(u64::from_le_bytes(want)),
                "seed {seed}, {n} bytes at {k}"
            );
            assert!(!s.w.terms.eval(got.poison, &s.a).is_true(), "seed {seed}");
        }
    }
}
