//! Writes a shape and its operands as a module.

use super::shapes::{Name, Shape};
use super::{Alphabet, Op};
use smallvec::SmallVec;
use tandem_ir::attr::{Attr, AttrKind, AttrList};
use tandem_ir::constant::ConstantData;
use tandem_ir::inst::{CallInfo, TailKind};
use tandem_ir::module::{FunctionDecl, GlobalData, GlobalKind};
use tandem_ir::{BinOp, Block, Function, Global, Inst, InstKind, Module, Type, Value};

/// Program number `rank` of a shape.
pub(super) fn module(a: &Alphabet, shape: &Shape, rank: u64) -> Module {
    let mut m = Module::default();
    let mut params = vec![Type::I1; usize::from(a.params)];
    if a.switch {
        params.push(Type::I8);
    }
    let ty = m.header.types.function(Type::I1, &params, false);
    let g = name(&mut m, "f", ty, AttrList::default(), true);
    let mut callees = [None, None];
    for (slot, op) in callees.iter_mut().zip([Op::Use, Op::Together]) {
        if a.ops.contains(&op) {
            *slot = Some(callee(&mut m, op));
        }
    }
    let mut w = Writer {
        f: Function::new(g, &params),
        blocks: Vec::new(),
        phis: vec![None; shape.contents.len()],
        results: shape
            .contents
            .iter()
            .map(|c| vec![None; c.ops.len()])
            .collect(),
        callees,
        call_ty: m.header.types.function(Type::VOID, &[Type::I1], false),
    };
    w.body(shape, &shape.operands(rank));
    m.bodies.push(w.f);
    m
}

fn callee(m: &mut Module, op: Op) -> Global {
    let mut kinds = vec![AttrKind::NoUnwind, AttrKind::WillReturn];
    if op == Op::Together {
        kinds.insert(0, AttrKind::Convergent);
    }
    let attrs = AttrList {
        func: m
            .header
            .attrs
            .intern(kinds.into_iter().map(Attr::Flag).collect()),
        ..AttrList::default()
    };
    let ty = m.header.types.function(Type::VOID, &[Type::I1], false);
    let text = if op == Op::Use { "use" } else { "together" };
    name(m, text, ty, attrs, false)
}

fn name(m: &mut Module, text: &str, ty: Type, attrs: AttrList, defined: bool) -> Global {
    let decl = FunctionDecl {
        attrs,
        defined,
        ..FunctionDecl::default()
    };
    let data = GlobalData::plain(text, ty, 0, GlobalKind::Function(decl));
    m.header.add_global(data)
}

struct Writer {
    f: Function,
    blocks: Vec<Block>,
    phis: Vec<Option<Value>>,
    results: Vec<Vec<Option<Value>>>,
    callees: [Option<Global>; 2],
    call_ty: Type,
}

impl Writer {
    fn body(&mut self, shape: &Shape, operands: &[Name]) {
        for _ in &shape.contents {
            let b = self.f.create_block();
            self.f.append_block(b);
            self.blocks.push(b);
        }
        // Instructions first and operands later: phis and blocks look ahead.
        let mut open: Vec<(Inst, usize)> = Vec::new();
        for (b, c) in shape.contents.iter().enumerate() {
            if c.phi {
                let i = self.inst(b, InstKind::Phi, Type::I1, 0);
                self.phis[b] = self.f.result(i);
                open.push((i, b));
            }
            for (n, &op) in c.ops.iter().enumerate() {
                let i = self.operation(b, op);
                self.results[b][n] = self.f.result(i);
                open.push((i, b));
            }
            let (kind, placeholders) = match shape.graph.succs[b].len() {
                0 => (InstKind::Ret, 1),
                3 => (InstKind::Switch, 0),
                _ => (InstKind::Br, 0),
            };
            let i = self.inst(b, kind, Type::VOID, placeholders);
            open.push((i, b));
        }
        let mut names = operands.iter().copied();
        for (i, b) in open {
            self.complete(shape, i, b, &mut names);
        }
    }

    /// An instruction with `n` operands that stand for others.
    fn inst(&mut self, b: usize, kind: InstKind, ty: Type, n: usize) -> Inst {
        let no = self.f.bool(false);
        let i = self.f.create_inst(kind, ty, &vec![no; n]);
        self.f.append_inst(self.blocks[b], i);
        i
    }

    fn operation(&mut self, b: usize, op: Op) -> Inst {
        let kind = match op {
            Op::Freeze => InstKind::Freeze,
            Op::Xor => InstKind::Binary(BinOp::Xor),
            Op::Select => InstKind::Select,
            Op::Use | Op::Together => InstKind::Call(Box::new(CallInfo {
                fn_ty: self.call_ty,
                cc: 0,
                tail: TailKind::None,
                attrs: AttrList::default(),
                addrspace: None,
                bundles: Box::default(),
            })),
        };
        let ty = if op.has_result() {
            Type::I1
        } else {
            Type::VOID
        };
        let callee = match op {
            Op::Use => self.callees[0],
            Op::Together => self.callees[1],
            _ => None,
        };
        let i = self.inst(b, kind, ty, op.arity() + usize::from(callee.is_some()));
        if let Some(g) = callee {
            let v = self.f.constant(Type::PTR, ConstantData::Global(g));
            self.f.set_operand(i, 0, v);
        }
        i
    }

    /// Gives an instruction the operands that are next.
    fn complete(
        &mut self,
        shape: &Shape,
        i: Inst,
        b: usize,
        names: &mut impl Iterator<Item = Name>,
    ) {
        let succs = &shape.graph.succs[b];
        let labels: SmallVec<[Value; 3]> = succs
            .iter()
            .map(|&s| self.f.block_value(self.blocks[s]))
            .collect();
        match self.f.kind(i) {
            InstKind::Phi => self.entries(shape, i, b, names),
            InstKind::Br if succs.len() == 1 => self.f.set_operands(i, &labels),
            InstKind::Br => {
                let cond = self.next(names);
                self.f.set_operands(i, &[cond, labels[0], labels[1]]);
            }
            InstKind::Switch => {
                let on = self.f.args().last().copied();
                let [zero, one] = [0, 1].map(|n| self.f.int(Type::I8, n));
                let on = on.unwrap_or(zero);
                let ops = [on, labels[0], zero, labels[1], one, labels[2]];
                self.f.set_operands(i, &ops);
            }
            InstKind::Call(_) => {
                let v = self.next(names);
                self.f.set_operand(i, 1, v);
            }
            _ => {
                for n in 0..self.f.num_operands(i) {
                    let v = self.next(names);
                    self.f.set_operand(i, n, v);
                }
            }
        }
    }

    /// The entries of a phi: one choice per predecessor, repeated for each of its edges.
    fn entries(
        &mut self,
        shape: &Shape,
        phi: Inst,
        b: usize,
        names: &mut impl Iterator<Item = Name>,
    ) {
        let mut last = None;
        for p in shape.graph.preds(b) {
            let v = match last {
                Some((q, v)) if q == p => v,
                _ => self.next(names),
            };
            last = Some((p, v));
            self.f.add_phi_entry(phi, v, self.blocks[p]);
        }
    }

    fn next(&mut self, names: &mut impl Iterator<Item = Name>) -> Value {
        let value = match names.next() {
            Some(Name::Param(n)) => self.f.args().get(n).copied(),
            Some(Name::Const(c)) => Some(self.f.bool(c)),
            Some(Name::Undef) => Some(self.f.undef(Type::I1)),
            Some(Name::Poison) => Some(self.f.poison(Type::I1)),
            Some(Name::Phi(b)) => self.phis[b],
            Some(Name::Result(b, n)) => self.results[b][n],
            None => None,
        };
        match value {
            Some(v) => v,
            None => self.f.bool(false),
        }
    }
}
