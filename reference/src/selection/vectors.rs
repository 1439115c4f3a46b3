//! Vectors and aggregates (machine.md 6.4): renaming of registers; an index that is not known chooses lane by lane.

use super::body::{Body, put};
use super::types::{Class, Reg, Res, lanes, leaves};
use tandem_ir::entity::{Inst, Value};
use tandem_ir::types::Type;

impl Body<'_> {
    /// Registers of one lane of a vector type.
    fn per_lane(&self, vector: Type) -> Res<usize> {
        Ok(leaves(self.h, lanes(self.h, vector).0)?.len())
    }
    /// `extractelement`: the lane whose number is the index; of several choices the last one that fits.
    pub fn extract_element(&mut self, i: Inst) -> Res<()> {
        let (v, index) = (self.f.operand(i, 0), self.f.operand(i, 1));
        let each = self.per_lane(self.f.value_type(v))?;
        let all = self.operand(v)?;
        let found: Vec<Reg> = match self.f.as_int(index).and_then(|n| n.as_u64()) {
            Some(n) => match all.chunks_exact(each).nth(n as usize) {
                Some(lane) => lane.to_vec(),
                // Poison.
                None => all[..each].to_vec(),
            },
            None => {
                let mut found = all[..each].to_vec();
                for (n, lane) in all.chunks_exact(each).enumerate().skip(1) {
                    let here = self.is_lane(index, n)?;
                    found = self.select_of(&[here], lane, &found)?;
                }
                found
            }
        };
        self.define(i, &found)
    }
    /// `insertelement`.
    pub fn insert_element(&mut self, i: Inst) -> Res<()> {
        let [v, element, index] = [0, 1, 2].map(|n| self.f.operand(i, n));
        let each = self.per_lane(self.f.value_type(v))?;
        let mut all = self.operand(v)?;
        let element = self.operand(element)?;
        let known = self.f.as_int(index).and_then(|n| n.as_u64());
        for (n, lane) in all.chunks_exact_mut(each).enumerate() {
            match known {
                Some(k) if k == n as u64 => lane.copy_from_slice(&element),
                Some(_) => {}
                None => {
                    let here = self.is_lane(index, n)?;
                    let chosen = self.select_of(&[here], &element, lane)?;
                    lane.copy_from_slice(&chosen);
                }
            }
        }
        self.define(i, &all)
    }
    /// Whether an index is a number.
    fn is_lane(&mut self, index: Value, n: usize) -> Res<Reg> {
        let width = self.f.value_type(index).int_width().ok_or("an index")?;
        let index = self.single(index)?;
        let index = self.zext_to(index, width, Class::B64);
        let p = self.fresh(Class::Pred);
        put!(self, "setp.eq.b64 {p}, {index}, {n}");
        Ok(p)
    }
    /// `shufflevector`: lanes of the first, then of the second; what is poison is any, here the first one.
    pub fn shuffle(&mut self, i: Inst, mask: &[i32]) -> Res<()> {
        let (a, b) = (self.f.operand(i, 0), self.f.operand(i, 1));
        let each = self.per_lane(self.f.value_type(a))?;
        let mut all = self.operand(a)?;
        all.extend(self.operand(b)?);
        let lane = |m: &i32| {
            let n = usize::try_from(*m).unwrap_or(0);
            all.chunks_exact(each)
                .nth(n)
                .unwrap_or(&all[..each])
                .to_vec()
        };
        let made: Vec<Reg> = mask.iter().flat_map(lane).collect();
        self.define(i, &made)
    }

    /// Where the registers of a part of an aggregate stand among those of the whole.
    fn range_of(&self, mut ty: Type, indices: &[u32]) -> Res<std::ops::Range<usize>> {
        let mut start = 0;
        for &n in indices {
            let n = n as usize;
            if let Some((elem, _)) = self.h.types.as_array(ty) {
                start += n * leaves(self.h, elem)?.len();
                ty = elem;
                continue;
            }
            let (fields, _) = self
                .h
                .types
                .struct_fields(ty)
                .ok_or("an index into a scalar")?;
            for f in fields.iter().take(n) {
                start += leaves(self.h, *f)?.len();
            }
            ty = *fields.get(n).ok_or("a field that is not there")?;
        }
        Ok(start..start + leaves(self.h, ty)?.len())
    }
    /// `extractvalue`.
    pub fn extract_value(&mut self, i: Inst, indices: &[u32]) -> Res<()> {
        let v = self.f.operand(i, 0);
        let range = self.range_of(self.f.value_type(v), indices)?;
        let all = self.operand(v)?;
        let part = all.get(range).ok_or("an aggregate")?.to_vec();
        self.define(i, &part)
    }
    /// `insertvalue`.
    pub fn insert_value(&mut self, i: Inst, indices: &[u32]) -> Res<()> {
        let (v, part) = (self.f.operand(i, 0), self.f.operand(i, 1));
        let range = self.range_of(self.f.value_type(v), indices)?;
        let mut all = self.operand(v)?;
        let part = self.operand(part)?;
        match all.get_mut(range) {
            Some(place) if place.len() == part.len() => place.copy_from_slice(&part),
            _ => return Err("an aggregate".into()),
        }
        self.define(i, &all)
    }
    /// `freeze`: the bits that are there are the same wherever they are looked at.
    pub fn freeze(&mut self, i: Inst) -> Res<()> {
        let v = self.f.operand(i, 0);
        let all = self.operand(v)?;
        self.define(i, &all)
    }
}
