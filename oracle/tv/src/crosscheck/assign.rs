//! The assignment that stands for an input.
//!
//! Arguments of the validator are variables whose names say what they are; sizes,
//! addresses and initial contents of blocks are functions of the block's identity.
//! Here both get the values of a concrete input. Choices are variables as well, and a
//! [`Guess`] gives them values.

use super::super::blocks::BlockKey;
use super::super::pointer::BLOCK_BITS;
use super::super::replay::{ConcreteByte, ConcreteInput, ConcretePointer, ConcreteValue, PointsTo};
use super::super::value::Val;
use super::{Encoded, buffer_block};
use std::collections::BTreeMap;
use tandem_ir::constant::Bits;
use tandem_smt::{Assignment, Chooser, EvalValue, Fun, Sort, Table, Term, Var};

/// Values for the choices of a program.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Guess {
    /// All zero.
    Zeros,
    /// All one.
    Ones,
    /// Drawn from a seed.
    Drawn(u64),
}

/// Addresses are far apart: no access comes near the next block.
const DISTANCE: u64 = 1 << 20;

fn mix(mut z: u64) -> u64 {
    z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    z ^ (z >> 31)
}

impl Guess {
    fn value(self, v: Var, sort: Sort) -> EvalValue {
        let limbs = |width: u32| -> Vec<u64> {
            let n = u64::from(width.div_ceil(64));
            (0..n)
                .map(|i| match self {
                    Guess::Zeros => 0,
                    Guess::Ones => u64::MAX,
                    Guess::Drawn(seed) => mix(seed ^ mix((v.index() as u64) << 8 | i)),
                })
                .collect()
        };
        match sort {
            Sort::Bool => EvalValue::Bool(limbs(1)[0] & 1 != 0),
            Sort::Bits(w) => EvalValue::Bits(Bits::from_limbs(w, &limbs(w))),
        }
    }
}

/// True for a choice that the interpreter does not report: which NaN it made, undef that it hands on, the sign of a zero, how it
/// rounded.
pub(super) fn is_silent(name: &str) -> bool {
    ["nan", "undef", "licence", "zerosign"]
        .iter()
        .any(|k| name.contains(k))
}

/// A number of a sort.
fn number(sort: Sort, v: u64) -> EvalValue {
    match sort {
        Sort::Bool => EvalValue::Bool(v != 0),
        Sort::Bits(w) => EvalValue::Bits(Bits::from_u64(w, v)),
    }
}

/// What the functions of a block say of one block.
struct Facts {
    id: u64,
    size: Option<u64>,
    live: bool,
    writable: bool,
    base: u64,
}

impl Encoded<'_> {
    /// Values for everything that the input decides.
    ///
    /// # Errors
    /// Why the input has no such assignment.
    pub(super) fn assignment(&self, input: &ConcreteInput) -> Result<Assignment, String> {
        let mut a = Assignment::default();
        if self.style == super::Style::Symbolic {
            for (arg, v) in self.arguments.iter().zip(&input.args) {
                let mut n = 0;
                self.argument(input, &arg.shape, v, arg, &mut n, &mut a)?;
            }
        }
        self.blocks(input, &mut a);
        self.contents(input, &mut a)?;
        Ok(a)
    }

    /// Completes an assignment with values for the choices.
    pub(super) fn guess(&self, a: &Assignment, guess: Guess) -> Assignment {
        self.guess_apart(a, guess, guess)
    }
    /// The same with another guess for the choices that the interpreter does not report.
    pub(super) fn guess_apart(&self, a: &Assignment, silent: Guess, rest: Guess) -> Assignment {
        let mut a = a.clone();
        for v in self.pair.terms.vars() {
            let data = self.pair.terms.var_data(v);
            if data.chooser == Chooser::Source {
                let guess = if is_silent(&data.name) { silent } else { rest };
                a.set(v, guess.value(v, data.sort));
            }
        }
        a
    }

    fn argument(
        &self,
        input: &ConcreteInput,
        shape: &Val,
        v: &ConcreteValue,
        arg: &super::InputArgument,
        n: &mut usize,
        a: &mut Assignment,
    ) -> Result<(), String> {
        if let Val::Elements(parts) = shape {
            for (i, p) in parts.iter().enumerate() {
                let e = match v {
                    ConcreteValue::Elements(e) => e.get(i).ok_or("too few elements")?,
                    other => other,
                };
                self.argument(input, p, e, arg, n, a)?;
            }
            return Ok(());
        }
        let s = arg.scalars[*n];
        *n += 1;
        let terms = &self.pair.terms;
        for (flag, on) in [
            (s.poison, *v == ConcreteValue::Poison),
            (s.undef, *v == ConcreteValue::Undef),
        ] {
            match terms.as_var(flag) {
                Some(var) => a.set(var, EvalValue::Bool(on)),
                None if on => return Err("an argument that the encoder takes for defined".into()),
                None => {}
            }
        }
        if let Some(var) = terms.as_var(s.bits) {
            if let ConcreteValue::Bits(b) = v {
                a.set(var, EvalValue::Bits(b.clone()));
            }
            return Ok(());
        }
        match v {
            ConcreteValue::Pointer(p) => self.pointer(input, s.bits, Some(p), 0, a),
            ConcreteValue::Bits(b) => self.pointer(input, s.bits, None, b.as_u64().unwrap_or(0), a),
            _ => Ok(()),
        }
    }

    /// Gives the variables that a pointer argument is made of their values.
    fn pointer(
        &self,
        input: &ConcreteInput,
        bits: Term,
        to: Option<&ConcretePointer>,
        address: u64,
        a: &mut Assignment,
    ) -> Result<(), String> {
        let (block, offset) = match to {
            None => (0, address),
            Some(p) => match p.to {
                PointsTo::Block(n) => (buffer_block(input.blocks[n].space, n), p.offset as u64),
                _ => return Err("an argument that points to no buffer".into()),
            },
        };
        for v in self.pair.terms.free_vars(&[bits]) {
            let data = self.pair.terms.var_data(v);
            let field = data.name.rsplit('.').next().unwrap_or_default();
            let value = match field {
                "block" => block & 0xffff,
                "region" => block >> super::super::pointer::REGION_SHIFT & 7,
                "offset" => offset,
                "null" => u64::from(block == 0),
                other => return Err(format!("a pointer argument with a variable {other}")),
            };
            a.set(v, number(data.sort, value));
        }
        Ok(())
    }

    /// Sizes, addresses and the like.
    fn blocks(&self, input: &ConcreteInput, a: &mut Assignment) {
        let mut facts: Vec<Facts> = Vec::new();
        for (n, b) in input.blocks.iter().enumerate() {
            facts.push(Facts {
                id: buffer_block(b.space, n),
                size: Some(b.size),
                live: true,
                writable: b.writable,
                base: 0,
            });
        }
        for (id, _) in self.pair.blocks.iter() {
            facts.push(Facts {
                id,
                size: None,
                live: true,
                writable: true,
                base: 0,
            });
        }
        for (n, f) in facts.iter_mut().enumerate() {
            f.base = (n as u64 + 1) * DISTANCE;
        }
        let terms = &self.pair.terms;
        for f in facts {
            let mut set = |name: &str, v: u64| {
                if let Some(fun) = terms.fun_named(name) {
                    let key = EvalValue::Bits(Bits::from_u64(BLOCK_BITS, f.id));
                    let sort = terms.fun_data(fun).result;
                    a.set_call(terms, fun, vec![key], number(sort, v));
                }
            };
            if let Some(size) = f.size {
                set("size", size);
            }
            set("live0", u64::from(f.live));
            set("writable", u64::from(f.writable));
            set("base64", f.base);
            set("base32", f.base);
        }
    }

    /// Initial contents of buffers and of variables.
    fn contents(&self, input: &ConcreteInput, a: &mut Assignment) -> Result<(), String> {
        let mut bytes: Vec<(u64, u64, ConcreteByte)> = Vec::new();
        for (n, b) in input.blocks.iter().enumerate() {
            let id = buffer_block(b.space, n);
            bytes.extend((0..b.size).map(|i| (id, i, b.byte(i).clone())));
        }
        for (id, d) in self.pair.blocks.iter() {
            let BlockKey::Global(name) = &d.key else {
                continue;
            };
            let given = input.globals.iter().find(|g| g.name == *name);
            for (i, b) in given.iter().flat_map(|g| g.bytes.iter().enumerate()) {
                bytes.push((id, i as u64, b.clone()));
            }
        }
        let terms = &self.pair.terms;
        let table = |fun: Option<Fun>| {
            fun.map(|f| {
                let empty = Table {
                    entries: BTreeMap::new(),
                    default: EvalValue::zero(terms.fun_data(f).result),
                };
                (f, empty)
            })
        };
        let mut values = table(terms.fun_named("init8"));
        let mut poison = table(terms.fun_named("initpoison"));
        for (id, offset, b) in bytes {
            let key = vec![
                EvalValue::Bits(Bits::from_u64(BLOCK_BITS, id)),
                EvalValue::Bits(Bits::from_u64(64, offset)),
            ];
            match b {
                ConcreteByte::Bits(v) => {
                    if let Some((_, t)) = &mut values {
                        t.entries
                            .insert(key, EvalValue::Bits(Bits::from_u64(8, v.into())));
                    }
                }
                ConcreteByte::Poison => {
                    if let Some((_, t)) = &mut poison {
                        t.entries.insert(key, EvalValue::Bool(true));
                    }
                }
                _ => return Err("initial memory with undef or pointers".into()),
            }
        }
        a.funs.extend(values.into_iter().chain(poison));
        Ok(())
    }
}
