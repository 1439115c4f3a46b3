//! `initializes` on arguments: bytes that the callee writes before it reads them.

use super::{Encoder, Site};
use crate::context::Side;
use crate::memory::MemId;
use crate::pointer::Ptr;
use crate::value::{Scalar, Val};
use tandem_ir::attr::Attr;
use tandem_ir::entity::AttrSet;
use tandem_ir::{Function, Header};
use tandem_smt::{Term, Terms};

/// The ranges of bytes, from the pointer on, that a set of attributes says are initialized. Ranges that are not understood are
/// left out: less is promised then.
pub(crate) fn ranges(cx: &Header, set: AttrSet) -> Vec<(i64, i64)> {
    let texts = cx.attrs.get(set).iter().filter_map(|a| match a {
        Attr::Text(k, v) if &**k == "initializes" => Some(v),
        _ => None,
    });
    let mut out = Vec::new();
    for text in texts {
        let numbers: Vec<i64> = text
            .split(|c: char| !(c.is_ascii_digit() || c == '-'))
            .filter_map(|n| n.parse().ok())
            .collect();
        let pairs = numbers.chunks_exact(2).map(|p| (p[0], p[1]));
        out.extend(pairs.filter(|(low, high)| low < high));
    }
    out
}

impl<'m> Encoder<'_, 'm> {
    /// What a target that alone says `initializes` of its own parameter finds there: LangRef has poison until it is written, for
    /// accesses through this parameter. Where another parameter leads there too, nothing is asked.
    pub(in super::super) fn enter_uninitialized(&mut self, f: &'m Function, args: &[Val]) {
        let cx = self.cx();
        let Some(decl) = cx.function(f.global).filter(|_| self.side == Side::Target) else {
            return;
        };
        for (n, v) in args.iter().enumerate() {
            let said = self.w.initialized.get(n).cloned().unwrap_or_default();
            let mut own = ranges(cx, decl.attrs.param(n));
            own.retain(|r| !said.contains(r));
            let Some(s) = v.scalar().filter(|_| !own.is_empty()) else {
                continue;
            };
            self.w.beyond_replay.insert("initializes".into());
            let p = Ptr::unpack(&mut self.w.terms, s.bits);
            let alone = self.apart_from_others(f, args, n, p);
            let before = self.state.mem;
            let filled = self.filled_with_poison(before, p, &own);
            self.state.mem = self.w.merge_memory(alone, filled, before);
        }
    }

    /// Boolean: no other parameter points into the object of parameter `n`.
    fn apart_from_others(&mut self, f: &Function, args: &[Val], n: usize, p: Ptr) -> Term {
        let mut alone = Terms::TRUE;
        for (m, v) in args.iter().enumerate().filter(|(m, _)| *m != n) {
            let spaces = self.pointer_spaces(f.value_type(f.args()[m]));
            for (s, space) in v.leaves().into_iter().zip(spaces) {
                if space.is_some() {
                    let other = Ptr::unpack(&mut self.w.terms, s.bits).block;
                    let apart = self.w.terms.ne(other, p.block);
                    alone = self.w.terms.and(alone, apart);
                }
            }
        }
        alone
    }

    fn filled_with_poison(&mut self, mem: MemId, p: Ptr, ranges: &[(i64, i64)]) -> MemId {
        let poison = Scalar::poison(&mut self.w.terms, 8);
        let mut filled = mem;
        for &(low, high) in ranges {
            let t = &mut self.w.terms;
            let width = t.width(p.offset);
            let by = t.bits(64, low as u64);
            let by = t.resize_signed(by, width);
            let at = Ptr {
                block: p.block,
                offset: t.add(p.offset, by),
            };
            let len = t.bits(64, (high - low) as u64);
            filled = self.w.fill(filled, at, len, poison);
        }
        filled
    }

    /// Memory as a callee sees it that initializes what arguments lead to: what stood there it does not find. LangRef speaks
    /// of accesses through pointers based on the argument; where the callee may come to the bytes in another way, they count.
    pub(super) fn without_initialized(
        &mut self,
        site: &Site<'m>,
        mut mem: MemId,
        before: MemId,
    ) -> MemId {
        let cx = self.cx();
        let own = usize::from(site.with_pointer);
        for n in own..site.args.len() {
            let ranges: Vec<(i64, i64)> = (site.attrs[n].iter())
                .flat_map(|&s| ranges(cx, s))
                .collect();
            let Some(s) = site.args[n].0.scalar().filter(|_| !ranges.is_empty()) else {
                continue;
            };
            let p = Ptr::unpack(&mut self.w.terms, s.bits);
            let alone = self.only_way(site, n, p, before);
            let filled = self.filled_with_poison(mem, p, &ranges);
            mem = self.w.merge_memory(alone, filled, mem);
        }
        mem
    }

    /// Boolean: the callee comes to the memory behind argument `n` by that argument alone.
    fn only_way(&mut self, site: &Site<'m>, n: usize, p: Ptr, before: MemId) -> Term {
        let mut alone = Terms::TRUE;
        let e = site.effects;
        if e.other.reads() || e.inaccessible.reads() {
            let known = self.w.escaped(before, p.block);
            alone = self.w.terms.not(known);
        }
        for (m, (v, ty)) in site.args.iter().enumerate() {
            if m == n || m < usize::from(site.with_pointer) {
                continue;
            }
            for (s, space) in v.leaves().into_iter().zip(self.pointer_spaces(*ty)) {
                if space.is_some() {
                    let other = Ptr::unpack(&mut self.w.terms, s.bits).block;
                    let apart = self.w.terms.ne(other, p.block);
                    alone = self.w.terms.and(alone, apart);
                }
            }
        }
        alone
    }
}
