//! Random small functions: every rewrite found is applied and executed against
//! the original, and so is the result of a whole run.

#![allow(clippy::unwrap_used)]

use crate::support;

use support::random::Random;
use support::{execute, malformed, refines};
use tandem_ir::constant::ConstantData;
use tandem_ir::inst::{CallInfo, TailKind};
use tandem_ir::module::{GlobalData, GlobalKind};
use tandem_ir::{BinOp, Block, Flags, Function, Header, InstKind, IntPredicate, Type, Value};
use tandem_reference::graph::Graph;
use tandem_reference::loops::is_reducible;
use tandem_reference::passes::jump_threading;
use tandem_reference::view::View;

/// A header with `void @obs(i8)`.
fn header() -> Header {
    let mut cx = Header::default();
    for (name, ret, params) in [
        ("f", Type::I8, vec![Type::I8, Type::I8, Type::I1]),
        ("obs", Type::VOID, vec![Type::I8]),
    ] {
        let ty = cx.types.function(ret, &params, false);
        cx.add_global(GlobalData {
            name: Some(name.into()),
            linkage: Default::default(),
            visibility: Default::default(),
            dll: Default::default(),
            dso_local: false,
            tls: Default::default(),
            unnamed_addr: Default::default(),
            addrspace: 0,
            ty,
            section: None,
            partition: None,
            comdat: None,
            align: None,
            attachments: Vec::new(),
            kind: GlobalKind::Function(Default::default()),
        });
    }
    cx
}

struct Builder<'a> {
    cx: &'a Header,
    f: Function,
    r: Random,
    blocks: Vec<Block>,
    /// Values defined per block, in order.
    defined: Vec<Vec<Value>>,
}

impl Builder<'_> {
    fn constant(&mut self, ty: Type) -> Value {
        if self.r.below(12) == 0 {
            return if self.r.below(2) == 0 {
                self.f.poison(ty)
            } else {
                self.f.undef(ty)
            };
        }
        let n = self.r.pick(&[0u64, 0, 1, 1, 2, 3, 200, 255]);
        self.f.int(ty, n)
    }

    /// Some value of the type out of the given ones, arguments and constants.
    fn value(&mut self, ty: Type, from: &[Value]) -> Value {
        let args = self.f.args().to_vec();
        let all: Vec<Value> = from
            .iter()
            .chain(&args)
            .copied()
            .filter(|&v| self.f.value_type(v) == ty)
            .collect();
        if self.r.below(3) == 0 || all.is_empty() {
            self.constant(ty)
        } else {
            // Recent values make longer chains.
            let n = all.len();
            let k = if self.r.below(2) == 0 {
                n - 1 - self.r.below(n.min(4))
            } else {
                self.r.below(n)
            };
            all[k]
        }
    }

    fn push(&mut self, b: Block, kind: InstKind, ty: Type, ops: &[Value]) -> Option<Value> {
        let i = self.f.create_inst(kind, ty, ops);
        self.f.append_inst(b, i);
        self.f.result(i)
    }

    fn inst(&mut self, b: Block, from: &[Value]) -> Option<Value> {
        match self.r.below(8) {
            0..=2 => {
                let op = self.r.pick(&[
                    BinOp::Add,
                    BinOp::Xor,
                    BinOp::And,
                    BinOp::Or,
                    BinOp::Sub,
                    BinOp::Shl,
                ]);
                let ops = [self.value(Type::I8, from), self.value(Type::I8, from)];
                let wraps = matches!(op, BinOp::Add | BinOp::Sub | BinOp::Shl);
                let flag = self
                    .r
                    .pick(&[Flags::NONE, Flags::NONE, Flags::NUW, Flags::NSW]);
                let v = self.push(b, InstKind::Binary(op), Type::I8, &ops);
                self.f
                    .set_flags(self.f.last_inst(b)?, if wraps { flag } else { Flags::NONE });
                v
            }
            3..=4 => {
                let p = self.r.pick(IntPredicate::ALL);
                let left = self.value(Type::I8, from);
                let right = if self.r.below(2) == 0 {
                    self.constant(Type::I8)
                } else {
                    self.value(Type::I8, from)
                };
                let v = self.push(b, InstKind::ICmp(p), Type::I1, &[left, right]);
                let flag = self
                    .r
                    .pick(&[Flags::NONE, Flags::NONE, Flags::NONE, Flags::SAMESIGN]);
                self.f.set_flags(self.f.last_inst(b)?, flag);
                v
            }
            5 => {
                let op = self.r.pick(&[BinOp::And, BinOp::Or, BinOp::Xor]);
                let ops = [self.value(Type::I1, from), self.value(Type::I1, from)];
                self.push(b, InstKind::Binary(op), Type::I1, &ops)
            }
            6 => {
                let ops = [
                    self.value(Type::I1, from),
                    self.value(Type::I8, from),
                    self.value(Type::I8, from),
                ];
                self.push(b, InstKind::Select, Type::I8, &ops)
            }
            _ => {
                let obs = self.cx.lookup("obs").unwrap();
                let callee = self.f.constant(Type::PTR, ConstantData::Global(obs));
                let arg = self.value(Type::I8, from);
                let info = CallInfo {
                    fn_ty: self.cx.globals[obs].ty,
                    cc: 0,
                    tail: TailKind::None,
                    attrs: Default::default(),
                    addrspace: None,
                    bundles: Box::new([]),
                };
                self.push(
                    b,
                    InstKind::Call(Box::new(info)),
                    Type::VOID,
                    &[callee, arg],
                )
            }
        }
    }

    /// Terminators first, over conditions that are filled in later.
    fn control(&mut self) {
        let n = self.blocks.len();
        for k in 0..n {
            let b = self.blocks[k];
            let to = |me: &mut Self| {
                let t = 1 + me.r.below(n - 1);
                me.f.block_value(me.blocks[t])
            };
            let ops = match self.r.below(8) {
                0 if k > 0 => None,
                1..=2 => Some((InstKind::Br, vec![to(self)])),
                3..=6 => {
                    let c = self.f.bool(true);
                    Some((InstKind::Br, vec![c, to(self), to(self)]))
                }
                _ => {
                    let mut ops = vec![self.f.int(Type::I8, 0), to(self)];
                    for case in 0..1 + self.r.below(3) as u64 {
                        ops.extend([self.f.int(Type::I8, case), to(self)]);
                    }
                    Some((InstKind::Switch, ops))
                }
            };
            let (kind, ops) = ops.unwrap_or_else(|| {
                let zero = self.f.int(Type::I8, 0);
                (InstKind::Ret, vec![zero])
            });
            self.push(b, kind, Type::VOID, &ops);
        }
    }

    /// Phis and instructions, then the operands of phis and terminators.
    fn fill(&mut self) {
        let graph = Graph::of(&self.f);
        let order: Vec<usize> = {
            let dom = tandem_reference::dominators::Dominators::new(&graph);
            let mut live: Vec<usize> = (0..self.blocks.len())
                .filter(|&n| dom.is_reachable(n))
                .collect();
            live.sort_by_key(|&n| dom.chain(n).count());
            live
        };
        for &n in &order {
            let b = self.blocks[n];
            let t = self.f.terminator(b).unwrap();
            let preds = self.f.pred_edges(b).count();
            let mut mine = Vec::new();
            for _ in 0..if preds > 0 { self.r.below(4) } else { 0 } {
                let ty = self.r.pick(&[Type::I8, Type::I1]);
                let phi = self.f.create_inst(InstKind::Phi, ty, &[]);
                self.f.insert_before(phi, t);
                mine.push(self.f.result(phi).unwrap());
            }
            for _ in 0..self.r.below(4) {
                let from = [self.above(n), mine.clone()].concat();
                let made = self.inst(b, &from);
                mine.extend(made);
                let last = self.f.last_inst(b).unwrap();
                self.f.detach_inst(last);
                self.f.insert_before(last, t);
            }
            self.defined[n] = mine;
        }
        for n in 0..self.blocks.len() {
            self.operands(n);
        }
    }

    /// A select at the end of a block, for one phi to use: it can be unfolded.
    fn select(&mut self, b: Block, ty: Type, from: &[Value]) -> Value {
        let ops = [
            self.value(Type::I1, from),
            self.value(ty, from),
            self.constant(ty),
        ];
        let i = self.f.create_inst(InstKind::Select, ty, &ops);
        self.f.insert_before_terminator(b, i);
        self.f.result(i).unwrap()
    }

    /// Values of the blocks that strictly dominate a block.
    fn above(&self, n: usize) -> Vec<Value> {
        let v = View::new(self.cx, &self.f);
        v.dom
            .chain(n)
            .skip(1)
            .flat_map(|m| self.defined[m].clone())
            .collect()
    }

    fn operands(&mut self, n: usize) {
        let b = self.blocks[n];
        let phis: Vec<_> = self.f.phis(b).collect();
        let preds: Vec<Block> = self.f.pred_edges(b).collect();
        for phi in phis {
            let ty = self.f.inst_type(phi);
            let mut chosen: Vec<(Block, Value)> = Vec::new();
            for &p in &preds {
                let old = chosen.iter().find(|c| c.0 == p).map(|c| c.1);
                let m = self.blocks.iter().position(|&x| x == p).unwrap();
                let from = [self.above(m), self.defined[m].clone()].concat();
                let v = match old {
                    Some(v) => v,
                    None if self.r.below(6) == 0 && self.f.single_successor(p).is_some() => {
                        self.select(p, ty, &from)
                    }
                    None if self.r.below(2) == 0 => self.constant(ty),
                    None => self.value(ty, &from),
                };
                chosen.push((p, v));
                self.f.add_phi_entry(phi, v, p);
            }
        }
        let t = self.f.terminator(b).unwrap();
        let from = [self.above(n), self.defined[n].clone()].concat();
        let ty = match self.f.kind(t) {
            InstKind::Br if self.f.num_operands(t) == 3 => Type::I1,
            InstKind::Switch | InstKind::Ret => Type::I8,
            _ => return,
        };
        let v = self.value(ty, &from);
        self.f.set_operand(t, 0, v);
    }
}

fn program(cx: &Header, seed: u64) -> Function {
    let r = Random::new(seed);
    let f = Function::new(cx.lookup("f").unwrap(), &[Type::I8, Type::I8, Type::I1]);
    let mut b = Builder {
        cx,
        f,
        r,
        blocks: Vec::new(),
        defined: Vec::new(),
    };
    for _ in 0..3 + b.r.below(6) {
        let block = b.f.create_block();
        b.f.append_block(block);
        b.blocks.push(block);
        b.defined.push(Vec::new());
    }
    b.control();
    b.fill();
    b.f
}

/// Differences on some inputs between two functions.
fn difference(cx: &Header, before: &Function, after: &Function) -> Option<String> {
    if let Some(m) = malformed(cx, after) {
        return Some(m);
    }
    for a in [0u128, 1, 255] {
        for b in [3u128] {
            for c in [0u128, 1] {
                let old = execute(cx, before, &[a, b, c], 150);
                let new = execute(cx, after, &[a, b, c], 150);
                if !refines(&old, &new) {
                    return Some(format!("f({a}, {b}, {c}): {old:?} became {new:?}"));
                }
            }
        }
    }
    None
}

#[test]
fn every_rewrite_found_refines_and_stays_reducible() {
    let cx = header();
    let mut counts = std::collections::BTreeMap::new();
    for seed in 1..350 {
        let f = program(&cx, seed);
        assert_eq!(malformed(&cx, &f), None, "seed {seed}");
        for rw in jump_threading::find(&cx, &f) {
            *counts.entry(rw.kind()).or_insert(0) += 1;
            let mut g = f.clone();
            jump_threading::apply(&cx, &mut g, &rw).unwrap();
            if let Some(d) = difference(&cx, &f, &g) {
                panic!("seed {seed}, {rw:?}: {d}");
            }
            assert!(is_reducible(&Graph::of(&g)), "seed {seed}, {rw:?}");
        }
    }
    // The generator must reach every kind that it can reach.
    for kind in [
        "thread-edge",
        "fold-terminator",
        "clone-into-predecessor",
        "unfold-select",
        "replace-terminator",
    ] {
        assert!(
            counts.get(kind).is_some_and(|&n| n > 10),
            "{kind}: {counts:?}"
        );
    }
}

#[test]
fn a_run_ends_and_refines() {
    let cx = header();
    let (mut steps, mut left) = (0, 0);
    for seed in 1..300 {
        let f = program(&cx, seed);
        let mut g = f.clone();
        steps += jump_threading::run(&cx, &mut g);
        if let Some(d) = difference(&cx, &f, &g) {
            panic!("seed {seed}: {d}");
        }
        assert!(
            !is_reducible(&Graph::of(&f)) || is_reducible(&Graph::of(&g)),
            "seed {seed}"
        );
        let mut again = g.clone();
        left += usize::from(jump_threading::run(&cx, &mut again) > 0);
    }
    assert!(steps > 1500, "{steps}");
    // Where the cap on threadings is not met, nothing is left for a second run.
    assert_eq!(left, 0, "functions on which a second run found more");
}
