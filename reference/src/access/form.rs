//! Addresses as sums of products: numbers times values, and such sums for each step of a thread number.
//!
//! ```text
//!   4 * (%n * tid.y + tid.x) + 4 * %k        tid.x: 4     tid.y: 4 * %n     rest: 4 * %k
//! ```

use std::collections::BTreeMap;
use tandem_ir::claims::lanes::{LaneFunction, Step, StepId};
use tandem_ir::{BinOp, CastOp, Function, Value};

/// Products of a sum, at most.
const MOST: usize = 32;

/// A value of the program; narrower than an address, it is extended, by its sign or with zeros, as soon as that is known.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub struct Leaf {
    pub value: Value,
    pub by_sign: Option<bool>,
}

/// Products of values, in order, and how often each; what occurs 0 times is left out.
#[derive(Clone, Default, PartialEq, Eq)]
pub struct Sum(BTreeMap<Vec<Leaf>, i128>);

impl Sum {
    pub fn number(n: i128) -> Sum {
        let mut sum = Sum::default();
        sum.put(Vec::new(), n);
        sum
    }
    pub fn value(value: Value, by_sign: Option<bool>) -> Sum {
        let mut sum = Sum::default();
        sum.put(vec![Leaf { value, by_sign }], 1);
        sum
    }
    fn put(&mut self, product: Vec<Leaf>, times: i128) {
        let slot = self.0.entry(product.clone()).or_insert(0);
        *slot = slot.wrapping_add(times);
        if *slot == 0 {
            self.0.remove(&product);
        }
    }
    pub fn is_zero(&self) -> bool {
        self.0.is_empty()
    }
    /// The number that it is.
    pub fn as_number(&self) -> Option<i128> {
        match self.0.len() {
            0 => Some(0),
            1 => self.0.get(&Vec::new()).copied(),
            _ => None,
        }
    }
    pub fn values(&self) -> impl Iterator<Item = Value> {
        self.0.keys().flatten().map(|l| l.value)
    }
    pub fn plus(mut self, o: Sum) -> Sum {
        for (product, times) in o.0 {
            self.put(product, times);
        }
        self
    }
    pub fn times(&self, o: &Sum) -> Option<Sum> {
        if self.0.len() * o.0.len() > MOST {
            return None;
        }
        let mut out = Sum::default();
        for (a, n) in &self.0 {
            for (b, k) in &o.0 {
                let mut product = [&a[..], &b[..]].concat();
                product.sort_unstable();
                out.put(product, n.wrapping_mul(*k));
            }
        }
        Some(out)
    }
    /// Values that are not extended yet are extended by their signs.
    fn by_sign(self) -> Sum {
        let mut out = Sum::default();
        for (product, times) in self.0 {
            let each = product.into_iter().map(|l| Leaf {
                by_sign: Some(l.by_sign.unwrap_or(true)),
                ..l
            });
            let mut product: Vec<Leaf> = each.collect();
            product.sort_unstable();
            out.put(product, times);
        }
        out
    }
    /// As a function that lanes share, of so many bits; `None` if a value has more than 64 bits or is no integer.
    pub fn function(&self, f: &Function, width: u32) -> Option<LaneFunction> {
        let mut steps: Vec<(u32, Step)> = vec![(width, Step::Number(0))];
        let mut sum = 0;
        for (product, times) in &self.0 {
            steps.push((width, Step::Number(*times as u128 & mask(width))));
            let mut all = steps.len() - 1;
            for leaf in product {
                let bits = f.value_type(leaf.value).int_width().filter(|w| *w <= 64)?;
                steps.push((bits, Step::Shared(leaf.value)));
                let mut at = steps.len() - 1;
                let op = match leaf.by_sign {
                    Some(true) => CastOp::SExt,
                    _ => CastOp::ZExt,
                };
                if bits < width {
                    at = push(&mut steps, width, Step::Cast(op, at));
                } else if bits > width {
                    at = push(&mut steps, width, Step::Cast(CastOp::Trunc, at));
                }
                all = push(&mut steps, width, Step::Binary(BinOp::Mul, all, at));
            }
            sum = push(&mut steps, width, Step::Binary(BinOp::Add, sum, all));
        }
        Some(LaneFunction::of(&steps, sum))
    }
}

fn push(steps: &mut Vec<(u32, Step)>, width: u32, step: Step) -> StepId {
    steps.push((width, step));
    steps.len() - 1
}

fn mask(width: u32) -> u128 {
    match width {
        128.. => u128::MAX,
        w => (1 << w) - 1,
    }
}

/// Bytes per step of each thread number, and the rest, which has to be shared.
#[derive(Clone, Default)]
pub struct Form {
    pub tid: [Sum; 3],
    pub rest: Sum,
    /// It is taken for granted that no lane is on the other side of the end of the numbers than others.
    pub together: bool,
}

impl Form {
    pub fn of(rest: Sum) -> Form {
        Form {
            rest,
            ..Form::default()
        }
    }
    pub fn scaled(self, c: i128) -> Option<Form> {
        self.times(&Form::of(Sum::number(c)))
    }
    pub fn plus(self, o: Form) -> Form {
        let [a, b, c] = self.tid;
        let [x, y, z] = o.tid;
        Form {
            tid: [a.plus(x), b.plus(y), c.plus(z)],
            rest: self.rest.plus(o.rest),
            together: self.together || o.together,
        }
    }
    /// The product, if not both factors hang on the thread.
    pub fn times(&self, o: &Form) -> Option<Form> {
        let (lanes, factor) = match (self.is_alike(), o.is_alike()) {
            (_, true) => (self, &o.rest),
            (true, _) => (o, &self.rest),
            _ => return None,
        };
        let [x, y, z] = &lanes.tid;
        Some(Form {
            tid: [x.times(factor)?, y.times(factor)?, z.times(factor)?],
            rest: lanes.rest.times(factor)?,
            together: self.together || o.together,
        })
    }
    /// True if no thread number is in it.
    pub fn is_alike(&self) -> bool {
        self.tid.iter().all(Sum::is_zero)
    }
    pub fn by_sign(self) -> Form {
        Form {
            tid: self.tid.map(Sum::by_sign),
            rest: self.rest.by_sign(),
            together: self.together,
        }
    }
    /// All values of which it is made.
    pub fn values(&self) -> Vec<Value> {
        let lanes = self.tid.iter().flat_map(Sum::values);
        lanes.chain(self.rest.values()).collect()
    }
}
