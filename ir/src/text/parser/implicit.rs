//! Intrinsics that are called without a declaration.
//!
//! LLVM declares them at the end of reading, in order of the names as written. The type
//! of a call says which variant of an overloaded intrinsic is meant, so the text may
//! leave the type suffixes out, or write outdated ones: `@llvm.exp2.fp128`, or
//! `@llvm.uadd.with.overflow` for two widths in one module. The names here get the
//! suffixes that LLVM would give them; variants of one written name come in order of
//! their last calls, the latest first, which is the order in which LLVM meets them.

use super::Parser;
use crate::constant::ConstantData;
use crate::entity::Global;
use crate::intrinsics;
use crate::module::{FunctionDecl, GlobalKind};
use crate::types::Type;
use cranelift_entity::EntityRef;
use rustc_hash::FxHashMap;
use std::borrow::Cow;
use std::cmp::Reverse;

/// The intrinsics that were declared by their calls.
#[derive(Default)]
pub(super) struct Implicit<'a> {
    /// How many globals the text itself declares; those from here on are implicit.
    first: Option<usize>,
    /// By name as written and type of the call: what was declared, and the number of its last call.
    calls: FxHashMap<(Cow<'a, str>, Type), (Global, usize)>,
    /// Number of the next call.
    next: usize,
}

impl<'a> Parser<'a> {
    /// All that the text declares is known; what is added from now on is implicit.
    pub(super) fn begin_implicit_intrinsics(&mut self) {
        self.implicit.first = Some(self.h.globals.len());
    }
    /// What the text declares under a name.
    pub(super) fn declared(&self, name: &str) -> Option<Global> {
        let written = |g: &Global| self.implicit.first.is_none_or(|first| g.index() < first);
        self.h.lookup(name).filter(written)
    }

    /// The intrinsic of a name that nothing declares, for a call of a type.
    pub(super) fn implicit_intrinsic(&mut self, name: Cow<'a, str>, fn_ty: Type) -> Global {
        let number = self.implicit.next;
        self.implicit.next += 1;
        let key = (name, fn_ty);
        if let Some(known) = self.implicit.calls.get_mut(&key) {
            known.1 = number;
            return known.0;
        }
        let full = intrinsics::name_at_type(&self.h.types, &key.0, fn_ty);
        let global = match self.h.lookup(full.as_deref().unwrap_or(&key.0)) {
            Some(g) => g,
            None => {
                let name = full.as_deref().unwrap_or(&key.0);
                let mut data = super::globals::blank_global(Some(name.into()));
                data.ty = fn_ty;
                data.kind = GlobalKind::Function(FunctionDecl::default());
                self.h.add_global(data)
            }
        };
        self.implicit.calls.insert(key, (global, number));
        global
    }

    /// Puts the implicit declarations in LLVM's order, behind everything else.
    pub(super) fn sort_implicit_intrinsics(&mut self) {
        let first = self.implicit.first.unwrap_or(self.h.globals.len());
        let calls = std::mem::take(&mut self.implicit.calls);
        let mut calls: Vec<_> = calls.into_iter().collect();
        calls.sort_unstable_by(|((a, _), (_, m)), ((b, _), (_, n))| {
            a.cmp(b).then(Reverse(m).cmp(&Reverse(n)))
        });
        // One intrinsic can be meant by several names; the first counts.
        let mut place = vec![usize::MAX; self.h.globals.len() - first];
        let mut order = Vec::with_capacity(place.len());
        for (_, (g, _)) in calls {
            let old = g.index();
            if old >= first && place[old - first] == usize::MAX {
                place[old - first] = first + order.len();
                order.push(old);
            }
        }
        if !order.is_sorted() {
            self.reorder_globals(first, &order, &place);
        }
    }

    /// Moves the globals from `first` on: `order` lists the old places, `place` the new ones.
    fn reorder_globals(&mut self, first: usize, order: &[usize], place: &[usize]) {
        let data = |&old: &usize| self.h.globals[Global::new(old)].clone();
        let sorted: Vec<_> = order.iter().map(data).collect();
        for (at, data) in sorted.into_iter().enumerate() {
            let g = Global::new(first + at);
            if let Some(n) = &data.name {
                self.h.by_name.insert(n.clone(), g);
            }
            self.h.globals[g] = data;
        }
        // Only calls can name them, so only plain references occur.
        let fix = |data: &ConstantData| match data {
            ConstantData::Global(g) if g.index() >= first => {
                Some(ConstantData::Global(Global::new(place[g.index() - first])))
            }
            _ => None,
        };
        self.rename_constants(&fix);
    }
}
