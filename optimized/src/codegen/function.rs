//! Selecting one function: blocks in the order of the IR, instructions in theirs.

use super::builder::Builder;
use super::module::State;
use super::types::Scalar;
use super::values::{Addr, Parts};
use crate::analysis::blocks::reachable;
use crate::defects::planted;
use rustc_hash::{FxHashMap, FxHashSet};
use tandem_ir::Header;
use tandem_ir::entity::{Block, Inst, Value};
use tandem_ir::function::{Function, ValueDef};
use tandem_ir::inst::{BinOp, CastOp, Flags, InstKind};
use tandem_ir::machine::func::{Loc, Operand};
use tandem_ir::machine::regs::Reg;
use tandem_ir::machine::{MBlock, MFunc};

/// A result, or why there is none: a construct in words.
pub(super) type Res<T> = Result<T, String>;

/// A function that is being selected.
pub(super) struct Selector<'a, 'm> {
    pub h: &'a Header,
    pub f: &'a Function,
    pub m: &'a State<'a>,
    pub b: Builder<'m>,
    /// Operands by value.
    pub values: FxHashMap<Value, Parts>,
    /// Addresses by value.
    pub addrs: FxHashMap<Value, Addr>,
    /// Machine blocks by block.
    pub blocks: FxHashMap<Block, MBlock>,
    /// Instructions that are made where they are used, or with another.
    pub folded: FxHashSet<Inst>,
    /// A load that extends what it loads, by the load: the extension.
    pub extended: FxHashMap<Inst, Inst>,
    /// Offsets of static `alloca`s in the depot, and of parameters that are copied there.
    pub slots: FxHashMap<Value, i64>,
    pub depot: (u64, u64),
    /// Registers of parameters, leaf by leaf.
    pub args: Vec<Parts>,
    /// Where pointers to global memory in parameters of kernels were made addresses of that space.
    pub is_kernel: bool,
    /// Numbers of source locations: file, line, column.
    pub locs: FxHashMap<(u32, u32, u32), u32>,
    /// Constructs that are not supported, each with its instruction.
    pub unsupported: Vec<(Option<Inst>, String)>,
}

impl<'a, 'm> Selector<'a, 'm> {
    /// Selects a body into the function whose head is given.
    pub fn run(
        m: &'a State<'a>,
        f: &'a Function,
        head: MFunc,
        forms: &'m mut tandem_ir::machine::forms::FormTable,
        depot_name: &str,
    ) -> (MFunc, Vec<(Option<Inst>, String)>, u16) {
        let is_kernel = head.is_entry;
        let mut s = Selector {
            h: m.h,
            f,
            m,
            b: Builder::new(head, forms, m.features()),
            values: FxHashMap::default(),
            addrs: FxHashMap::default(),
            blocks: FxHashMap::default(),
            folded: FxHashSet::default(),
            extended: FxHashMap::default(),
            slots: FxHashMap::default(),
            depot: (0, 1),
            args: Vec::new(),
            is_kernel,
            locs: FxHashMap::default(),
            unsupported: Vec::new(),
        };
        s.plan();
        s.body();
        super::coalesce::coalesce(&mut s.b.f, s.b.forms, m);
        s.b.declare_registers();
        s.make_depot(depot_name);
        let mut unsupported = s.unsupported;
        unsupported.extend(
            s.b.mistakes
                .into_iter()
                .map(|e| (None, format!("internal: {e}"))),
        );
        (s.b.f, unsupported, s.b.version)
    }

    fn body(&mut self) {
        // Values of blocks that nothing reaches may be defined by themselves.
        let reached = reachable(self.f);
        let order: Vec<Block> = self.f.blocks().filter(|b| reached.contains(*b)).collect();
        for (n, &b) in order.iter().enumerate() {
            let m = match n {
                0 => self.b.block,
                _ => self.b.new_block(),
            };
            self.blocks.insert(b, m);
        }
        for (n, &b) in order.iter().enumerate() {
            let m = self.blocks[&b];
            self.b.place(m);
            if n == 0
                && let Err(e) = self.enter()
            {
                self.unsupported.push((None, e));
            }
            let insts: Vec<Inst> = self.f.insts(b).collect();
            for i in insts {
                if self.folded.contains(&i) || self.f.is_phi(i) {
                    // Registers of phis are written by their predecessors.
                    if self.f.is_phi(i)
                        && let Err(e) = self.result(i)
                    {
                        self.unsupported.push((Some(i), e));
                    }
                    continue;
                }
                self.b.loc = self.location(i);
                if let Err(e) = self.inst(b, i).and_then(|()| self.b.take_missing()) {
                    self.unsupported.push((Some(i), e));
                }
            }
        }
    }

    /// One instruction.
    fn inst(&mut self, block: Block, i: Inst) -> Res<()> {
        let f = self.f;
        match f.kind(i) {
            InstKind::Binary(op) if op.is_float() => self.float_binary(i, *op),
            InstKind::Binary(op) => self.int_binary(i, *op),
            InstKind::FNeg => self.float_negate(i),
            InstKind::ICmp(p) => self.int_compare(i, *p),
            InstKind::FCmp(p) => self.float_compare(i, *p),
            InstKind::Select => self.select(i),
            InstKind::Cast(op) => self.cast(i, *op),
            InstKind::Alloca { .. } => self.alloca(i),
            InstKind::Gep { elem } => self.gep(i, *elem),
            InstKind::Load(access) => self.load(i, *access),
            InstKind::Store(access) => self.store(i, *access),
            InstKind::Fence { ordering, scope } => self.fence(*ordering, *scope),
            InstKind::AtomicRmw(op, access) => self.atomic_rmw(i, *op, *access),
            InstKind::CmpXchg {
                access, failure, ..
            } => self.cmpxchg(i, *access, *failure),
            InstKind::Call(_) => self.call(i),
            InstKind::VaArg => self.list_argument(i),
            InstKind::Ret => self.ret(i),
            InstKind::Br => self.br(block, i),
            InstKind::Switch => self.switch(block, i),
            InstKind::Unreachable => {
                self.b.emit("exit", &[]);
                Ok(())
            }
            InstKind::Freeze
            | InstKind::ExtractValue(_)
            | InstKind::InsertValue(_)
            | InstKind::ShuffleVector(_) => Ok(()),
            InstKind::ExtractElement => self.extract_element(i),
            InstKind::InsertElement => self.insert_element(i),
            other => Err(other.mnemonic().to_owned()),
        }
    }

    // ----- what is made with what ------------------------------------------------------------------------------------

    fn plan(&mut self) {
        let f = self.f;
        let blocks: Vec<Block> = f.blocks().collect();
        for &b in &blocks {
            for i in f.insts(b) {
                match f.kind(i) {
                    InstKind::Cast(CastOp::SExt | CastOp::ZExt) => self.plan_extension(i),
                    InstKind::Binary(BinOp::Mul | BinOp::FMul) => self.plan_product(b, i),
                    _ => {}
                }
            }
        }
    }
    /// An extension to 64 bits that only indexes becomes part of the product; one of a loaded value part of the load.
    fn plan_extension(&mut self, i: Inst) {
        let f = self.f;
        let (from, to) = (
            f.value_type(f.operand(i, 0)).int_width(),
            f.inst_type(i).int_width(),
        );
        let (Some(from), Some(to)) = (from, to) else {
            return;
        };
        let Some(v) = f.result(i) else { return };
        let mut uses = f.uses(v).peekable();
        if from == 32 && to == 64 && uses.peek().is_some() {
            let indexes = uses.all(|u| {
                let user = f.user(u);
                matches!(f.kind(user), InstKind::Gep { .. })
                    && f.use_index(u) > 0
                    && f.inst_type(user).is_ptr()
            });
            if indexes && !self.is_immediate(f.operand(i, 0)) {
                self.folded.insert(i);
                return;
            }
        }
        let Some(load) = f.def_inst(f.operand(i, 0)) else {
            return;
        };
        let plain = matches!(f.kind(load), InstKind::Load(a) if a.is_simple() && a.align.bytes() * 8 >= u64::from(from));
        let whole = |align: u64| align * 8 >= u64::from(from);
        if plain
            && self.parameter_align(f.operand(load, 0)).is_none_or(whole)
            && f.has_one_use(f.operand(i, 0))
            && matches!(from, 8 | 16 | 32)
            && matches!(to, 16 | 32 | 64)
        {
            self.extended.insert(load, i);
            self.folded.insert(i);
        }
    }
    /// A product that one addition behind it in the block uses becomes part of it.
    fn plan_product(&mut self, b: Block, i: Inst) {
        let f = self.f;
        let Some(v) = f.result(i) else { return };
        if !f.has_one_use(v) || self.scalar(v).is_err() {
            return;
        }
        let Some(user) = f.uses(v).next().map(|u| f.user(u)) else {
            return;
        };
        if f.inst_block(user) != Some(b) {
            return;
        }
        let contract = |i| f.flags(i).contains(Flags::CONTRACT);
        let fits = match (f.kind(i), f.kind(user)) {
            (InstKind::Binary(BinOp::Mul), InstKind::Binary(BinOp::Add)) => {
                let w = f.inst_type(i).int_width().unwrap_or(0);
                w > 8 && w <= 64
            }
            (InstKind::Binary(BinOp::FMul), InstKind::Binary(BinOp::FAdd | BinOp::FSub)) => {
                let both = contract(i) && contract(user);
                planted!(self.m, FusedWithoutContract, both, true)
            }
            _ => false,
        };
        // Of two products one is taken.
        let other = (0..f.num_operands(user))
            .filter_map(|n| f.def_inst(f.operand(user, n)))
            .any(|o| o != i && self.folded.contains(&o));
        let twice = f.num_operands(user) == 2 && f.operand(user, 0) == f.operand(user, 1);
        if fits && !other && !twice {
            self.folded.insert(i);
        }
    }
    /// The instruction that makes a value and was left to its user.
    pub fn folded_inst(&self, v: Value) -> Option<Inst> {
        match self.f.value_def(v) {
            ValueDef::Inst(i) => Some(i).filter(|i| self.folded.contains(i)),
            _ => None,
        }
    }

    /// The number of an instruction's source location.
    fn location(&mut self, i: Inst) -> Option<u32> {
        let (file, line, column) = self.m.lines.of(self.h, self.f, i)?;
        let key = (file, line, column);
        if let Some(n) = self.locs.get(&key) {
            return Some(*n);
        }
        let n = self.b.f.locs.len() as u32;
        self.b.f.locs.push(Loc {
            file,
            line,
            column,
            inlined: None,
        });
        self.locs.insert(key, n);
        Some(n)
    }

    // ----- small things ----------------------------------------------------------------------------------------------

    /// A predicate that holds an operand.
    pub fn pred(&mut self, op: Operand) -> Reg {
        self.in_reg(op, Scalar::Int(1))
    }
    /// Leaves of a result with those of operands, for what works element by element.
    pub fn elementwise(
        &mut self,
        i: Inst,
        operands: usize,
        mut one: impl FnMut(&mut Self, Reg, Scalar, &[Operand]) -> Res<()>,
    ) -> Res<()> {
        let f = self.f;
        let dests = self.result(i)?;
        let from = super::types::leaves(self.h, f.value_type(f.operand(i, 0)))?;
        let mut columns = Vec::new();
        for n in 0..operands {
            columns.push(self.parts(f.operand(i, n))?);
        }
        if columns.iter().any(|c| c.len() != dests.len()) {
            return Err(format!("{} of a wide value", f.kind(i).mnemonic()));
        }
        for (n, d) in dests.into_iter().enumerate() {
            let ops: Vec<Operand> = columns.iter().map(|c| c[n].clone()).collect();
            one(self, d, from[n].scalar, &ops)?;
        }
        Ok(())
    }
}
