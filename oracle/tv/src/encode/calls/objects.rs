//! Objects that unknown code allocates: `noalias` results and `allocsize`.

use super::{Encoder, Site};
use crate::blocks::{BlockData, BlockKey};
use crate::memory::Havoc;
use crate::pointer::{Ptr, Region};
use crate::value::{Scalar, Val};
use tandem_ir::attr::Attr;
use tandem_smt::{Sort, Term};

/// Numbers of objects that unknown code allocates, above those of the allocation functions.
const FRESH_OBJECTS: u32 = 1 << 16;

impl<'m> Encoder<'_, 'm> {
    /// A pointer to an object that nobody else knows, or null: what a `noalias` result is.
    pub(super) fn fresh_object(&mut self, number: u64, index: Term, space: u32) -> Val {
        let size = self.w.environment("object.size", &[index], Sort::Bits(64));
        let block = self.w.known_block(BlockData {
            key: BlockKey::Heap(FRESH_OBJECTS + number as u32),
            size: Some(size),
            align: 1,
            region: Region::of_space(space),
            constant: false,
            contents: None,
        });
        let w = self.w.index_bits(space);
        let offset = self.w.terms.bits(w, 0);
        let p = Ptr { block, offset };
        self.state.mem = self.w.new_block(self.state.mem, block, true);
        // What the callee put into it.
        self.state.mem = self
            .w
            .havoc_with(self.state.mem, index, &Havoc::Through(vec![p]), false);
        let null = self.w.environment("object.null", &[index], Sort::Bool);
        let none = self.w.no_block();
        let t = &mut self.w.terms;
        let block = t.ite(null, none, block);
        Scalar::defined(Ptr { block, offset }.pack(t)).into()
    }

    /// `allocsize`: the object behind the result has the size that the arguments say.
    pub(super) fn allocated(&mut self, site: &Site<'m>, v: &Val) {
        let (Some(s), Some((n, m))) = (v.scalar(), self.alloc_size(site)) else {
            return;
        };
        let own = usize::from(site.with_pointer);
        let mut factor = |k: usize| {
            let s = site.args.get(k + own)?.0.scalar()?;
            Some(self.w.terms.resize(s.bits, 64))
        };
        let Some(mut size) = factor(n) else { return };
        if let Some(m) = m {
            let Some(count) = factor(m) else { return };
            size = self.w.terms.mul(size, count);
        }
        let p = Ptr::unpack(&mut self.w.terms, s.bits);
        let (has, none) = (self.w.size(p.block), self.w.no_block());
        let t = &mut self.w.terms;
        let zero = t.bits(t.width(p.offset), 0);
        let (null, start, fits) = (t.eq(p.block, none), t.eq(p.offset, zero), t.ule(size, has));
        let ok = t.or(null, fits);
        let sound = t.not(s.poison);
        let ok = t.all([start, ok, sound]);
        self.w.axioms.push(ok);
        let live = self.w.live(self.state.mem, p.block);
        let space = site.ret.address_space().unwrap_or(0);
        let near = self.w.reachable(p.block, space);
        let there = self.w.terms.and(live, near);
        let ok = self.w.terms.or(null, there);
        self.w.axioms.push(ok);
    }

    fn alloc_size(&self, site: &Site<'m>) -> Option<(usize, Option<usize>)> {
        let cx = self.cx();
        let decl = self
            .f()
            .callee(site.inst)
            .and_then(|g| cx.function(g))
            .map(|d| d.attrs.func);
        let sets = [Some(site.info.attrs.func), decl];
        let text = sets
            .into_iter()
            .flatten()
            .flat_map(|s| cx.attrs.get(s))
            .find_map(|a| match a {
                Attr::Text(k, v) if &**k == "allocsize" => Some(v.to_string()),
                _ => None,
            })?;
        let mut parts = text.split(',').map(|p| p.trim().parse::<usize>());
        let n = parts.next()?.ok()?;
        Some((n, parts.next().and_then(|p| p.ok())))
    }
}
