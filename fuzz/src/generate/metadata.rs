//! Metadata and assumptions that say what is true anyway, or, where poison is allowed, what may not be.

use super::maker::Maker;
use super::scope::{Known, type_max};
use crate::config::Feature;
use tandem_ir::metadata::{MdBody, MdNodeData, Metadata};
use tandem_ir::{Inst, IntPredicate, Type};

impl Maker<'_, '_, '_> {
    fn tuple(&mut self, ops: Vec<Metadata>) -> Metadata {
        let node = self.header.metadata.nodes.push(MdNodeData {
            distinct: false,
            numbered: true,
            body: MdBody::Tuple(ops.into()),
        });
        Metadata::Node(node)
    }

    /// `!noundef` on a load of what was stored; `!range` where it need not hold.
    pub(super) fn load_metadata(&mut self, k: Known) {
        if !self.has(Feature::Metadata) || !self.c.chance(1, 3) {
            return;
        }
        let Some(i) = self.f.def_inst(k.value) else {
            return;
        };
        if !k.maybe_poison {
            let kind = self.header.strings.intern("noundef");
            let empty = self.tuple(Vec::new());
            self.f.set_attachment(i, kind, empty);
        } else if self.poison_rich() && k.ty.int_width().is_some_and(|w| (8..=64).contains(&w)) {
            let top = u64::from(1 + self.c.below(100));
            let lo = self.header.constants.int(k.ty, 0);
            let hi = self.header.constants.int(k.ty, top);
            let kind = self.header.strings.intern("range");
            let range = self.tuple(vec![Metadata::Constant(lo), Metadata::Constant(hi)]);
            self.f.set_attachment(i, kind, range);
        }
    }

    /// Branch weights.
    pub(super) fn weigh(&mut self, branch: Inst, targets: usize) {
        if !self.has(Feature::Metadata) || !self.c.chance(1, 4) {
            return;
        }
        let name = self.header.strings.intern("branch_weights");
        let mut ops = vec![Metadata::String(name)];
        for _ in 0..targets {
            let n = 1 + self.c.below(200);
            let c = self.header.constants.int(Type::I32, u64::from(n));
            ops.push(Metadata::Constant(c));
        }
        let node = self.tuple(ops);
        let kind = self.header.strings.intern("prof");
        self.f.set_attachment(branch, kind, node);
    }

    /// `llvm.assume` of what is known; in poison-rich programs now and then of anything.
    pub(super) fn assume(&mut self) {
        let any = self.poison_rich() && self.c.chance(1, 4);
        let cond = if any {
            self.branch_condition()
        } else {
            let ty = self.int_type();
            let k = self.operand(ty);
            let width = ty.int_width().unwrap_or(0);
            // What is true of every number says nothing.
            if k.maybe_poison || width > 64 || k.max == type_max(width) {
                return self.int_statement();
            }
            let most = self.int(ty, k.max);
            self.compare(IntPredicate::Ule, k, most)
        };
        self.intrinsic("llvm.assume", Type::VOID, &[cond]);
    }
}
