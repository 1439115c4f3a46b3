//! Calls through a pointer: which function it may lead to, and what follows from that.

use super::super::{Encoder, EventArg, Result};
use super::Site;
use crate::blocks::BlockKey;
use crate::context::Side;
use crate::pointer::Ptr;
use crate::value::{Scalar, Val};
use tandem_ir::entity::AttrSet;
use tandem_ir::{Global, Inst};
use tandem_smt::{Term, Terms};

impl<'m> Encoder<'_, 'm> {
    /// The function that a call through a pointer certainly calls.
    pub(super) fn resolved(&mut self, i: Inst) -> Result<Option<Global>> {
        let f = self.f();
        let callee = f.call(i).ok_or("call")?.callee();
        if matches!(f.value_def(callee), tandem_ir::function::ValueDef::Asm(_)) {
            return Ok(None);
        }
        let Some(s) = self.use_of(callee)?.scalar() else {
            return Ok(None);
        };
        let p = Ptr::unpack(&mut self.w.terms, s.bits);
        let start = self.w.terms.as_u64(p.offset) == Some(0);
        let name = match self.w.block_data(p.block).map(|d| d.key.clone()) {
            Some(BlockKey::Function(name)) if start => name,
            _ => return Ok(None),
        };
        let g = self.cx().lookup(&name);
        let info = f.kind(i).call_info().ok_or("call")?;
        Ok(g.filter(|&g| self.cx().globals[g].ty == info.fn_ty))
    }

    /// A callee as an event sees it: by its address alone.
    pub(super) fn by_address(&mut self, a: &EventArg) -> EventArg {
        let space = a.spaces.first().copied().flatten().unwrap_or(0);
        let value = a.value.map(&mut |s| {
            let p = Ptr::unpack(&mut self.w.terms, s.bits);
            Scalar {
                bits: self.w.address(p, space),
                poison: s.poison,
            }
        });
        EventArg {
            value,
            spaces: vec![None],
        }
    }

    /// Undefined behaviour if the callee is no function, or one of another type (LangRef, "call": the type is the callee's
    /// signature). Of a function that is only declared the text is not the signature of the body that runs: a call of it by
    /// another type is an event of its own.
    pub(super) fn callable(&mut self, i: Inst, packed: Term) {
        let cx = self.cx();
        let Some(info) = self.f().kind(i).call_info() else {
            return;
        };
        let p = Ptr::unpack(&mut self.w.terms, packed);
        let none = self.w.no_block();
        let mut bad = self.w.terms.eq(p.block, none);
        let known: Vec<(u64, String)> = self
            .w
            .blocks
            .iter()
            .filter_map(|(id, d)| match &d.key {
                BlockKey::Function(name) => Some((id, name.clone())),
                _ => None,
            })
            .collect();
        for (id, name) in known {
            let other = cx.lookup(&name).filter(|&g| cx.globals[g].ty != info.fn_ty);
            if other.is_some_and(|g| self.body_of(g).is_some()) {
                let t = &mut self.w.terms;
                let block = t.bits(crate::pointer::BLOCK_BITS, id);
                let hit = t.eq(p.block, block);
                bad = t.or(bad, hit);
            }
        }
        self.ub_if(bad);
        self.one_of_callees(i, p);
    }

    /// `!callees`: undefined behaviour if the callee is none of the functions in the list.
    fn one_of_callees(&mut self, i: Inst, callee: Ptr) {
        use tandem_ir::metadata::{MdBody, Metadata};
        let (cx, f) = (self.cx(), self.f());
        let list = f.attachments(i).iter().find(|a| cx.str(a.0) == "callees");
        let Some(&(_, Metadata::Node(n))) = list else {
            return;
        };
        let MdBody::Tuple(ops) = &cx.metadata.nodes[n].body else {
            return;
        };
        let here = self.w.address(callee, 0);
        let mut any = Terms::FALSE;
        for o in ops.iter() {
            let Metadata::Constant(c) = o else { return };
            let Ok(v) = self.constant(&cx.constants, *c) else {
                return;
            };
            let Some(s) = v.scalar() else { return };
            let p = Ptr::unpack(&mut self.w.terms, s.bits);
            let there = self.w.address(p, 0);
            let same = self.w.terms.eq(here, there);
            any = self.w.terms.or(any, same);
        }
        self.w.beyond_replay.insert("!callees".into());
        self.require(any);
    }

    /// The result of a call through a pointer, under what the declaration says of the function that the pointer leads to. What
    /// a target adds to a function that has a body is asked about that function, and not about its callers.
    pub(super) fn judged_by_declarations(&mut self, site: &Site<'m>, v: Val) -> Result<Val> {
        let cx = self.cx();
        let Some((callee, _)) = site.args.first().filter(|_| site.with_pointer) else {
            return Ok(v);
        };
        let Some(callee) = callee.scalar() else {
            return Ok(v);
        };
        let callee = Ptr::unpack(&mut self.w.terms, callee.bits);
        let here = self.w.address(callee, 0);
        let mut v = v;
        for (g, data) in cx.live_globals() {
            let ret = cx.function(g).map_or(AttrSet::EMPTY, |d| d.attrs.ret);
            let own_question = self.side == Side::Target && self.body_of(g).is_some();
            if data.ty != site.info.fn_ty || ret == AttrSet::EMPTY || own_question {
                continue;
            }
            let Some(p) = self.global_pointer(g)?.scalar() else {
                continue;
            };
            let p = Ptr::unpack(&mut self.w.terms, p.bits);
            let there = self.w.address(p, 0);
            let same = self.w.terms.eq(here, there);
            let reach = self.state.reach;
            self.state.reach = self.w.terms.and(reach, same);
            let judged = self.attributed(v.clone(), site.ret, &[ret]);
            self.state.reach = reach;
            v = Val::select(&mut self.w.terms, same, &judged, &v);
        }
        Ok(v)
    }
}
