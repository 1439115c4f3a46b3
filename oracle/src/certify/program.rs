//! A function of few bits as a table that a state machine can run.
//!
//! Only what the small scope is made of has a place here, and what passes turn it
//! into; anything else is refused by name. Values are numbered slots; constants are
//! slots that never change.

use super::sets::{Set, WIDEST};
use tandem_ir::attr::AttrKind;
use tandem_ir::constant::ConstantData;
use tandem_ir::inst::Ordering;
use tandem_ir::{
    BinOp, Block, CastOp, Flags, Function, Global, Header, Inst, InstKind, IntPredicate, Type,
    Value, ValueDef,
};

/// Number of a value.
pub type Slot = usize;

/// One instruction.
#[derive(Clone, Debug)]
pub enum Op {
    /// Two operands.
    Binary(BinOp, u32, Slot, Slot, Slot),
    /// `add` of a width with its flags: result, operands.
    Add(u32, Flags, Slot, [Slot; 2]),
    /// `icmp` of a width.
    Compare(IntPredicate, u32, Slot, Slot, Slot),
    /// `select`: result, condition, arms.
    Select(Slot, Slot, Slot, Slot),
    /// `freeze` of a width.
    Freeze(u32, Slot, Slot),
    /// `zext`, or `trunc` to a width.
    Resize(u32, Slot, Slot),
    /// Of a cell of memory.
    Load(Slot, usize),
    /// To a cell of memory.
    Store(Slot, usize),
    /// `llvm.assume`
    Assume(Slot),
    /// `udiv`, which is undefined where the divisor may be 0 or poison.
    Divide(Slot, Slot, Slot),
    /// A call of which nobody can tell whether it is made: no effect, and nobody looks at its result.
    Unseen,
    /// Of a function without a body, or a volatile load from a variable: what it returns, where that goes, the arguments.
    Call(Global, Option<(u32, Slot)>, Vec<Slot>),
}

/// How a block ends.
#[derive(Clone, Debug)]
pub enum End {
    /// `ret`
    Ret(Option<Slot>),
    /// `br`
    Jump(usize),
    /// `br i1`
    Branch(Slot, usize, usize),
    /// `switch`: default, cases.
    Switch(Slot, usize, Vec<(u32, usize)>),
    /// `unreachable`
    Unreachable,
}

/// A block.
#[derive(Clone, Debug)]
pub struct BlockTable {
    /// Result and what it takes from which block.
    pub phis: Vec<(Slot, Vec<(usize, Slot)>)>,
    /// The instructions of the block in order, without the terminator.
    pub ops: Vec<Op>,
    /// The terminator.
    pub end: End,
    /// Slots that somebody may still look at once the phis are computed, and after each instruction.
    pub live: Vec<u64>,
}

/// A function.
#[derive(Clone, Debug)]
pub struct Table {
    /// Blocks, entry first.
    pub blocks: Vec<BlockTable>,
    /// Contents of all slots at the start: constants are there, everything else is not.
    pub slots: Vec<Set>,
    /// Slot and width of each argument that somebody looks at.
    pub args: Vec<(usize, u32, Slot)>,
}

/// The variables of a pair of functions, with the widths in which they are accessed.
#[derive(Default)]
pub struct Cells(Vec<(Global, u32)>);

impl Cells {
    /// Widths, cell by cell.
    pub fn widths(&self) -> impl ExactSizeIterator<Item = u32> + '_ {
        self.0.iter().map(|c| c.1)
    }
    fn of(&mut self, f: &Function, pointer: Value, width: u32) -> Result<usize, String> {
        let g = f.as_global(pointer).ok_or("an access of no variable")?;
        if let Some(k) = self.0.iter().position(|c| c.0 == g) {
            let same = self.0[k].1 == width;
            return same.then_some(k).ok_or("accesses of two widths".into());
        }
        self.0.push((g, width));
        Ok(self.0.len() - 1)
    }
}

/// Makes the table.
///
/// # Errors
/// What cannot be expressed.
pub fn table(cx: &Header, f: &Function, cells: &mut Cells) -> Result<Table, String> {
    let mut order: Vec<Block> = Vec::new();
    let mut work: Vec<Block> = f.entry().into_iter().collect();
    while let Some(b) = work.pop() {
        if !order.contains(&b) {
            order.push(b);
            work.extend(f.successors(b));
        }
    }
    let mut m = Maker {
        cx,
        f,
        cells,
        order,
        slot_of: vec![None; f.num_values()],
        t: Table {
            blocks: Vec::new(),
            slots: Vec::new(),
            args: Vec::new(),
        },
    };
    for k in 0..m.order.len() {
        let b = m.block(m.order[k])?;
        m.t.blocks.push(b);
    }
    m.t.find_live()?;
    Ok(m.t)
}

struct Maker<'a> {
    cx: &'a Header,
    f: &'a Function,
    cells: &'a mut Cells,
    order: Vec<Block>,
    slot_of: Vec<Option<Slot>>,
    t: Table,
}

impl Maker<'_> {
    fn block(&mut self, b: Block) -> Result<BlockTable, String> {
        let f = self.f;
        let mut table = BlockTable {
            phis: Vec::new(),
            ops: Vec::new(),
            end: End::Unreachable,
            live: Vec::new(),
        };
        for i in f.insts(b) {
            if f.is_phi(i) {
                let phi = self.phi(i)?;
                table.phis.push(phi);
            } else if f.kind(i).is_terminator() {
                table.end = self.end(i)?;
            } else {
                let op = self.op(i)?;
                table.ops.push(op);
            }
        }
        Ok(table)
    }

    fn width(&self, v: Value) -> Result<u32, String> {
        width(self.f.value_type(v))
    }

    fn slot(&mut self, v: Value) -> Result<Slot, String> {
        if let Some(s) = self.slot_of[v.as_u32() as usize] {
            return Ok(s);
        }
        let width = self.width(v)?;
        let set = match self.f.value_def(v) {
            ValueDef::Const(_) => match self.f.as_const(v) {
                Some(ConstantData::Undef) => Set::undef(width),
                Some(ConstantData::Poison) => Set::POISON,
                _ => {
                    let n = self.f.as_int(v).and_then(|b| b.as_u64());
                    Set::int(n.ok_or("a constant that is no integer")? as u32)
                }
            },
            _ => Set::NONE,
        };
        let s = self.t.slots.len();
        self.t.slots.push(set);
        self.slot_of[v.as_u32() as usize] = Some(s);
        if let ValueDef::Arg(n) = self.f.value_def(v) {
            self.t.args.push((n as usize, width, s));
        }
        Ok(s)
    }

    fn result(&mut self, i: Inst) -> Result<Slot, String> {
        let v = self.f.result(i).ok_or("an instruction without a result")?;
        self.slot(v)
    }

    fn place(&self, b: Block) -> Result<usize, String> {
        let k = self.order.iter().position(|&o| o == b);
        k.ok_or("an edge out of nowhere".into())
    }

    fn phi(&mut self, i: Inst) -> Result<(Slot, Vec<(usize, Slot)>), String> {
        let result = self.result(i)?;
        let mut entries = Vec::new();
        for (v, b) in self.f.phi_incoming(i) {
            // Entries of blocks that cannot be reached are never taken.
            if let Ok(k) = self.place(b) {
                entries.push((k, self.slot(v)?));
            }
        }
        Ok((result, entries))
    }

    fn op(&mut self, i: Inst) -> Result<Op, String> {
        let f = self.f;
        let flags = f.flags(i);
        let o = |n: usize| f.operand(i, n);
        if matches!(f.kind(i), InstKind::Binary(BinOp::Add)) && !flags.is_empty() {
            let operands = [self.slot(o(0))?, self.slot(o(1))?];
            return Ok(Op::Add(self.width(o(0))?, flags, self.result(i)?, operands));
        }
        if !flags.is_empty() {
            return Err("flags".into());
        }
        Ok(match f.kind(i) {
            InstKind::Binary(BinOp::UDiv) => {
                self.width(o(0))?;
                Op::Divide(self.result(i)?, self.slot(o(0))?, self.slot(o(1))?)
            }
            InstKind::Binary(op) => {
                let width = self.width(o(0))?;
                if super::sets::binary(*op, width).is_none() {
                    return Err(format!("instruction {}", op.keyword()));
                }
                Op::Binary(
                    *op,
                    width,
                    self.result(i)?,
                    self.slot(o(0))?,
                    self.slot(o(1))?,
                )
            }
            InstKind::ICmp(p) => {
                let width = self.width(o(0))?;
                Op::Compare(
                    *p,
                    width,
                    self.result(i)?,
                    self.slot(o(0))?,
                    self.slot(o(1))?,
                )
            }
            InstKind::Select => {
                let (c, t, e) = (self.slot(o(0))?, self.slot(o(1))?, self.slot(o(2))?);
                Op::Select(self.result(i)?, c, t, e)
            }
            InstKind::Freeze => Op::Freeze(self.width(o(0))?, self.result(i)?, self.slot(o(0))?),
            InstKind::Cast(CastOp::ZExt | CastOp::Trunc) => {
                Op::Resize(width(f.inst_type(i))?, self.result(i)?, self.slot(o(0))?)
            }
            InstKind::Load(a) if a.is_simple() => {
                let cell = self.cells.of(f, o(0), width(f.inst_type(i))?)?;
                Op::Load(self.result(i)?, cell)
            }
            // The world answers.
            InstKind::Load(a) if a.volatile && a.ordering == Ordering::NotAtomic => {
                let g = f.as_global(o(0)).ok_or("an access of no variable")?;
                let result = (width(f.inst_type(i))?, self.result(i)?);
                Op::Call(g, Some(result), Vec::new())
            }
            InstKind::Store(a) if a.is_simple() => {
                let cell = self.cells.of(f, o(1), self.width(o(0))?)?;
                Op::Store(self.slot(o(0))?, cell)
            }
            InstKind::Call(_) => self.call(i)?,
            k => return Err(format!("instruction {}", k.mnemonic())),
        })
    }

    fn call(&mut self, i: Inst) -> Result<Op, String> {
        let f = self.f;
        let callee = f.callee(i).ok_or("an indirect call")?;
        let call = f.call(i).ok_or("a call of nothing")?;
        let mut args = Vec::new();
        for a in call.args() {
            args.push(self.slot(a)?);
        }
        match self.cx.global_name(callee) {
            "llvm.assume" => {
                let [one] = args[..] else {
                    return Err("an assumption with bundles".into());
                };
                return Ok(Op::Assume(one));
            }
            name if name.starts_with("llvm.") => return Err(format!("call of {name}")),
            _ => {}
        }
        if f.result(i).is_some_and(|v| !f.has_uses(v)) && self.is_silent(i) {
            return Ok(Op::Unseen);
        }
        let result = match f.result(i) {
            Some(v) => Some((self.width(v)?, self.slot(v)?)),
            None => None,
        };
        Ok(Op::Call(callee, result, args))
    }

    /// True if a call changes nothing, waits for nobody, and comes back (LangRef `memory`, `convergent`, `willreturn`,
    /// `nounwind`).
    fn is_silent(&self, i: Inst) -> bool {
        let has = |kind| self.cx.call_has(self.f, i, kind);
        !self.cx.call_memory(self.f, i).may_write()
            && has(AttrKind::WillReturn)
            && has(AttrKind::NoUnwind)
            && !has(AttrKind::Convergent)
    }

    fn end(&mut self, i: Inst) -> Result<End, String> {
        let f = self.f;
        let to: Vec<Block> = f.inst_successors(i).collect();
        Ok(match (f.kind(i), &to[..]) {
            (InstKind::Ret, _) if f.num_operands(i) == 0 => End::Ret(None),
            (InstKind::Ret, _) => End::Ret(Some(self.slot(f.operand(i, 0))?)),
            (InstKind::Br, [one]) => End::Jump(self.place(*one)?),
            (InstKind::Br, [yes, no]) => End::Branch(
                self.slot(f.operand(i, 0))?,
                self.place(*yes)?,
                self.place(*no)?,
            ),
            (InstKind::Switch, [default, ..]) => {
                let mut cases = Vec::new();
                for (v, b) in f.switch_cases(i) {
                    let n = f.as_int(v).and_then(|b| b.as_u64());
                    cases.push((n.ok_or("a case that is no integer")? as u32, self.place(b)?));
                }
                End::Switch(self.slot(f.operand(i, 0))?, self.place(*default)?, cases)
            }
            (InstKind::Unreachable, _) => End::Unreachable,
            (k, _) => return Err(format!("instruction {}", k.mnemonic())),
        })
    }
}

fn width(ty: Type) -> Result<u32, String> {
    let w = ty.int_width().filter(|&w| w <= WIDEST);
    w.ok_or_else(|| format!("type {ty:?}"))
}

impl Op {
    fn reads(&self) -> Vec<Slot> {
        match self {
            Op::Binary(_, _, _, a, b) | Op::Compare(_, _, _, a, b) | Op::Divide(_, a, b) => {
                vec![*a, *b]
            }
            Op::Add(_, _, _, operands) => operands.to_vec(),
            Op::Select(_, a, b, c) => vec![*a, *b, *c],
            Op::Freeze(_, _, a) | Op::Resize(_, _, a) | Op::Store(a, _) | Op::Assume(a) => vec![*a],
            Op::Load(..) | Op::Unseen => Vec::new(),
            Op::Call(_, _, args) => args.clone(),
        }
    }
    fn writes(&self) -> Option<Slot> {
        match self {
            Op::Binary(_, _, r, _, _)
            | Op::Add(_, _, r, _)
            | Op::Compare(_, _, r, _, _)
            | Op::Select(r, ..)
            | Op::Freeze(_, r, _)
            | Op::Resize(_, r, _)
            | Op::Divide(r, ..)
            | Op::Load(r, _) => Some(*r),
            Op::Call(_, r, _) => r.map(|r| r.1),
            Op::Store(..) | Op::Assume(_) | Op::Unseen => None,
        }
    }
}

impl End {
    fn reads(&self) -> Option<Slot> {
        match self {
            End::Ret(s) => *s,
            End::Branch(c, ..) | End::Switch(c, ..) => Some(*c),
            End::Jump(_) | End::Unreachable => None,
        }
    }
    fn targets(&self) -> Vec<usize> {
        match self {
            End::Jump(t) => vec![*t],
            End::Branch(_, t, e) => vec![*t, *e],
            End::Switch(_, d, cases) => std::iter::once(*d)
                .chain(cases.iter().map(|c| c.1))
                .collect(),
            End::Ret(_) | End::Unreachable => Vec::new(),
        }
    }
}

impl Table {
    /// Which slots matter where; so states that differ in what nobody looks at are one.
    fn find_live(&mut self) -> Result<(), String> {
        if self.slots.len() > 64 {
            return Err("more than 64 values".into());
        }
        let constants = (0..self.slots.len()).filter(|&s| self.slots[s] != Set::NONE);
        let always = constants.fold(0u64, |m, s| m | 1 << s);
        let n = self.blocks.len();
        let mut at_entry = vec![0u64; n];
        let mut changed = true;
        while changed {
            changed = false;
            for b in (0..n).rev() {
                let live = self.live_in(b, &at_entry, always);
                changed |= live[0] != at_entry[b];
                at_entry[b] = live[0];
                self.blocks[b].live = live;
            }
        }
        Ok(())
    }

    /// Live slots behind the phis and behind each instruction.
    fn live_in(&self, b: usize, at_entry: &[u64], always: u64) -> Vec<u64> {
        let block = &self.blocks[b];
        let mut live = always;
        for t in block.end.targets() {
            let mut from_here = at_entry[t];
            for (r, _) in &self.blocks[t].phis {
                from_here &= !(1 << r);
            }
            let taken = self.blocks[t].phis.iter().flat_map(|p| &p.1);
            live |= taken
                .filter(|e| e.0 == b)
                .fold(from_here, |m, e| m | 1 << e.1);
        }
        live |= block.end.reads().map_or(0, |s| 1 << s);
        let mut all = vec![live];
        for op in block.ops.iter().rev() {
            live &= !op.writes().map_or(0, |s| 1u64 << s);
            live |= op.reads().into_iter().fold(always, |m, s| m | 1 << s);
            all.push(live);
        }
        all.reverse();
        all
    }
}
