//! Vectors and aggregates: insert, extract, shuffle.
//!
//! Poison is per element: taking an element out leaves the others' poison behind. An
//! index that is poison or out of range makes the whole result poison.

use super::{Encoder, Result};
use crate::value::{Scalar, Val};
use tandem_ir::Inst;
use tandem_ir::inst::InstKind;
use tandem_smt::Term;

impl Encoder<'_, '_> {
    /// Instructions on elements: reads the operands and computes.
    pub(super) fn elements(&mut self, i: Inst) -> Result<Val> {
        let f = self.f();
        let first = self.operand(i, 0)?;
        match f.kind(i) {
            InstKind::ExtractElement => {
                let index = self.operand(i, 1)?;
                self.extract_element(&first, &index)
            }
            InstKind::InsertElement => {
                let (x, index) = (self.operand(i, 1)?, self.operand(i, 2)?);
                self.insert_element(&first, &x, &index)
            }
            InstKind::ShuffleVector(mask) => {
                if self
                    .types()
                    .as_vector(f.value_type(f.operand(i, 0)))
                    .is_none_or(|(_, _, scalable)| scalable)
                {
                    return Err("shufflevector of a scalable vector".into());
                }
                let second = self.operand(i, 1)?;
                self.shuffle(&first, &second, mask)
            }
            InstKind::ExtractValue(path) => {
                extract_value(&first, path).ok_or_else(|| "extractvalue".into())
            }
            InstKind::InsertValue(path) => {
                let x = self.operand(i, 1)?;
                insert_value(&first, &x, path).ok_or_else(|| "insertvalue".into())
            }
            k => Err(k.mnemonic().to_owned()),
        }
    }

    /// `extractelement`
    ///
    /// # Errors
    /// Names what is not modelled.
    pub fn extract_element(&mut self, v: &Val, index: &Val) -> Result<Val> {
        let lanes = v.elements();
        let (Some(index), Some(last)) = (index.scalar(), lanes.last()) else {
            return Err("extractelement".to_owned());
        };
        if let Some(k) = self.t().as_u64(index.bits) {
            let poison = index.poison;
            let picked = lanes.get(k as usize).cloned();
            return Ok(match picked {
                Some(x) => self.also_poison(&x, poison),
                None => self.all_poison(last),
            });
        }
        let mut out = last.clone();
        for (k, lane) in lanes.iter().enumerate().rev().skip(1) {
            if let Some(here) = self.index_is(index.bits, k) {
                out = Val::select(self.t(), here, lane, &out);
            }
        }
        let bad = self.bad_index(index, lanes.len());
        Ok(self.also_poison(&out, bad))
    }

    /// `insertelement`
    ///
    /// # Errors
    /// Names what is not modelled.
    pub fn insert_element(&mut self, v: &Val, x: &Val, index: &Val) -> Result<Val> {
        let lanes = v.elements();
        let Some(index) = index.scalar() else {
            return Err("insertelement".to_owned());
        };
        let bad = self.bad_index(index, lanes.len());
        let mut out = Vec::with_capacity(lanes.len());
        for (k, lane) in lanes.iter().enumerate() {
            let new = match self.index_is(index.bits, k) {
                Some(here) => Val::select(self.t(), here, x, lane),
                None => lane.clone(),
            };
            out.push(self.also_poison(&new, bad));
        }
        Ok(Val::Elements(out.into()))
    }

    /// `shufflevector`; a mask of -1 gives poison.
    ///
    /// # Errors
    /// Names what is not modelled.
    pub fn shuffle(&mut self, a: &Val, b: &Val, mask: &[i32]) -> Result<Val> {
        let all: Vec<&Val> = a.elements().iter().chain(b.elements()).collect();
        let like = *all.first().ok_or("shufflevector")?;
        let mut out = Vec::with_capacity(mask.len());
        let mut used = vec![false; all.len()];
        for &m in mask {
            out.push(match usize::try_from(m) {
                Ok(k) => {
                    let lane = *all.get(k).ok_or("shufflevector mask")?;
                    // Each lane of the result is a use of its own of an undef one.
                    match std::mem::replace(&mut used[k], true) {
                        true => self.with_fresh_undef(lane),
                        false => lane.clone(),
                    }
                }
                Err(_) => self.all_poison(like),
            });
        }
        Ok(Val::Elements(out.into()))
    }

    /// Boolean: the index is lane `k`; `None` if it cannot be, for its width.
    fn index_is(&mut self, index: Term, k: usize) -> Option<Term> {
        let t = self.t();
        let w = t.width(index);
        if w < 64 && k as u64 >> w != 0 {
            return None;
        }
        let number = t.bits(w, k as u64);
        Some(t.eq(index, number))
    }
    /// Boolean: the index is poison or not below `lanes`.
    fn bad_index(&mut self, index: Scalar, lanes: usize) -> Term {
        let t = self.t();
        let w = t.width(index.bits);
        if w < 64 && lanes as u64 >> w != 0 {
            return index.poison;
        }
        let limit = t.bits(w, lanes as u64);
        let out = t.ule(limit, index.bits);
        t.or(index.poison, out)
    }
    /// The value, poison everywhere if `bad`.
    pub(super) fn also_poison(&mut self, v: &Val, bad: Term) -> Val {
        let t = self.t();
        v.map(&mut |s| Scalar {
            bits: s.bits,
            poison: t.or(s.poison, bad),
        })
    }
    fn all_poison(&mut self, like: &Val) -> Val {
        let t = self.t();
        like.map(&mut |s| {
            let w = t.width(s.bits);
            Scalar::poison(t, w)
        })
    }
}

fn extract_value(v: &Val, path: &[u32]) -> Option<Val> {
    let mut at = v;
    for &k in path {
        at = at.elements().get(k as usize)?;
    }
    Some(at.clone())
}

fn insert_value(v: &Val, x: &Val, path: &[u32]) -> Option<Val> {
    let Some((&k, rest)) = path.split_first() else {
        return Some(x.clone());
    };
    let mut parts = v.elements().to_vec();
    let part = parts.get_mut(k as usize)?;
    *part = insert_value(part, x, rest)?;
    Some(Val::Elements(parts.into()))
}
