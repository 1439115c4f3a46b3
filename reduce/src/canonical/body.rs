//! The hash of a body: what it computes, whatever its values and blocks are called and wherever they stand.
//!
//! ```text
//!   hash(body) = blocks in canonical order, instructions in theirs; of each: kind, flags, type, operands
//!                operand = number in that order | hash of a constant | number of the reference it mentions
//! ```
//!
//! Module-level names are left open ([`Open`]): a body says "the first name that I mention", and `colour` decides what
//! the names are. Phi entries and attachments are summed, since their order says nothing; zeros of a type hash alike
//! however they are spelt; distinct metadata counts by its first mention.
//!
//! **Invariant:** equal up to names and order gives an equal hash. The converse is taken for granted with 64 bits: two
//! programs of one hash count as the same candidate.
//!
//! Cost: linear in the body; each constant is hashed once per pool.

use super::shape::Shapes;
use super::{Mixer, order};
use cranelift_entity::SecondaryMap;
use rustc_hash::FxHashMap;
use tandem_ir::constant::{ConstantData, ConstantExpr, ConstantPool};
use tandem_ir::function::{Function, ValueDef};
use tandem_ir::inst::{CallInfo, MemAccess};
use tandem_ir::metadata::{LocalMetadata, Metadata};
use tandem_ir::{Block, Constant, Global, Inst, InstKind, MdNode, Value};

/// A hash that leaves open what the names in it are: reference number `n` is `refs[n]`.
pub(super) struct Open {
    pub(super) hash: u64,
    pub(super) refs: Vec<Global>,
}

/// What one body or initialiser refers to, numbered in order of first mention.
#[derive(Default)]
pub(super) struct References {
    numbers: FxHashMap<Global, u64>,
    pub(super) list: Vec<Global>,
}

impl References {
    fn number(&mut self, g: Global) -> u64 {
        *self.numbers.entry(g).or_insert_with(|| {
            self.list.push(g);
            self.list.len() as u64
        })
    }
}

/// Hashes of the constants of one pool.
pub(super) struct Constants<'a> {
    pool: &'a ConstantPool,
    memo: SecondaryMap<Constant, u64>,
}

impl<'a> Constants<'a> {
    pub(super) fn new(pool: &'a ConstantPool) -> Constants<'a> {
        Constants {
            pool,
            memo: SecondaryMap::new(),
        }
    }

    /// The hash of a constant; never 0.
    pub(super) fn hash(
        &mut self,
        shapes: &mut Shapes<'_>,
        refs: &mut References,
        c: Constant,
    ) -> u64 {
        if self.memo[c] != 0 {
            return self.memo[c];
        }
        let mut h = Mixer::new(20);
        h.add(shapes.ty(self.pool.ty(c)));
        self.data(shapes, refs, &mut h, c);
        let x = h.finish() | 1;
        self.memo[c] = x;
        x
    }

    fn data(&mut self, shapes: &mut Shapes<'_>, refs: &mut References, h: &mut Mixer, c: Constant) {
        let pool = self.pool;
        match pool.get(c) {
            ConstantData::Int(n) => h.add(*n),
            ConstantData::WideInt(b) => b.limbs().iter().for_each(|&l| h.add(l)),
            ConstantData::Float(b) => {
                h.add(*b as u64);
                h.add((*b >> 64) as u64);
            }
            // The zero of a type is the zero of a type, however it is spelt.
            ConstantData::Null | ConstantData::Zero => h.add(0),
            ConstantData::Undef => h.add(0x1001),
            ConstantData::Poison => h.add(0x1002),
            ConstantData::NoneToken => h.add(0x1003),
            ConstantData::Aggregate(e) | ConstantData::PtrAuth(e) => {
                h.add(0x1004);
                for &e in e.iter() {
                    h.add(self.hash(shapes, refs, e));
                }
            }
            ConstantData::Bytes(b) => {
                h.add(0x1005);
                h.bytes(b);
            }
            ConstantData::Splat(e) => {
                h.add(0x1006);
                h.add(self.hash(shapes, refs, *e));
            }
            ConstantData::Global(g) => {
                h.add(0x1007);
                h.add(refs.number(*g));
            }
            ConstantData::DsoLocalEquivalent(g) | ConstantData::NoCfi(g) => {
                h.add(0x1008);
                h.add(refs.number(*g));
            }
            ConstantData::BlockAddress(g, _) => {
                h.add(0x1009);
                h.add(refs.number(*g));
            }
            ConstantData::Expr(e) => self.expr(shapes, refs, h, e),
        }
    }

    fn expr(
        &mut self,
        shapes: &mut Shapes<'_>,
        refs: &mut References,
        h: &mut Mixer,
        e: &ConstantExpr,
    ) {
        use ConstantExpr::*;
        match e {
            Binary(op, fl, ..) => {
                h.text(op.keyword());
                h.add(flag_bits(*fl));
            }
            Cast(op, fl, _) => {
                h.text(op.keyword());
                h.add(flag_bits(*fl));
            }
            Gep {
                elem,
                flags,
                in_range,
                ..
            } => {
                h.add(0x1010);
                h.add(shapes.ty(*elem));
                h.add(flag_bits(*flags));
                let (lo, hi) = in_range.unwrap_or((0, 0));
                h.add(lo as u64);
                h.add(hi as u64);
            }
            ICmp(p, ..) => h.text(p.keyword()),
            FCmp(p, ..) => h.text(p.keyword()),
            Select(..) => h.add(0x1011),
            ExtractElement(..) => h.add(0x1012),
            InsertElement(..) => h.add(0x1013),
            ShuffleVector(_, _, mask) => mask.iter().for_each(|&m| h.add(m as u64)),
        }
        for o in e.operands() {
            h.add(self.hash(shapes, refs, o));
        }
    }
}

/// Flags as bits of a fixed order.
fn flag_bits(flags: tandem_ir::Flags) -> u64 {
    if flags.is_empty() {
        return 0;
    }
    // `inbounds` says `nusw` as well, and the text does not repeat it.
    let flags = match flags.contains(tandem_ir::Flags::INBOUNDS) {
        true => flags | tandem_ir::Flags::NUSW,
        false => flags,
    };
    let all = tandem_ir::inst::FLAG_KEYWORDS.iter().enumerate();
    all.filter(|(_, (f, _))| flags.contains(*f))
        .map(|(n, _)| 1 << n)
        .sum()
}

/// Numbers of values in canonical order: arguments, then results by block and place.
pub(super) struct Numbers {
    pub(super) blocks: Vec<Block>,
    block: Vec<u64>,
    value: Vec<u64>,
}

impl Numbers {
    pub(super) fn new(f: &Function) -> Numbers {
        let blocks = order::blocks(f);
        let mut block = vec![0; f.num_blocks()];
        let mut value = vec![0; f.num_values()];
        let mut next = 1;
        for &v in f.args() {
            value[v.as_u32() as usize] = next;
            next += 1;
        }
        for (n, &b) in blocks.iter().enumerate() {
            block[b.as_u32() as usize] = n as u64 + 1;
            for v in f.insts(b).filter_map(|i| f.result(i)) {
                value[v.as_u32() as usize] = next;
                next += 1;
            }
        }
        Numbers {
            blocks,
            block,
            value,
        }
    }
    pub(super) fn block(&self, b: Block) -> u64 {
        self.block[b.as_u32() as usize]
    }
    pub(super) fn value(&self, v: Value) -> u64 {
        self.value[v.as_u32() as usize]
    }
}

/// The walk over one body.
struct BodyHash<'s, 'a> {
    shapes: &'s mut Shapes<'a>,
    f: &'s Function,
    constants: Constants<'s>,
    refs: References,
    numbers: Numbers,
    nodes: FxHashMap<MdNode, u64>,
}

/// The hash of a body.
pub(super) fn hash(shapes: &mut Shapes<'_>, f: &Function) -> Open {
    let mut w = BodyHash {
        shapes,
        f,
        constants: Constants::new(f.constants()),
        refs: References::default(),
        numbers: Numbers::new(f),
        nodes: FxHashMap::default(),
    };
    let mut h = Mixer::new(21);
    let blocks = std::mem::take(&mut w.numbers.blocks);
    for &b in &blocks {
        h.add(0x2000);
        for i in f.insts(b) {
            w.inst(&mut h, i);
        }
    }
    Open {
        hash: h.finish(),
        refs: w.refs.list,
    }
}

impl BodyHash<'_, '_> {
    fn inst(&mut self, h: &mut Mixer, i: Inst) {
        let f = self.f;
        self.kind(h, f.kind(i));
        let flags = flag_bits(f.flags(i));
        h.add(self.shapes.ty(f.inst_type(i)) ^ flags << 40);
        if f.is_phi(i) {
            // The order of the entries says nothing.
            let mut sum = 0u64;
            for (v, b) in f.phi_incoming(i) {
                let mut e = Mixer::new(22);
                e.add(self.value(v));
                e.add(self.numbers.block(b));
                sum = sum.wrapping_add(e.finish());
            }
            h.add(sum);
        } else {
            h.add(f.num_operands(i) as u64);
            for v in f.operands(i) {
                h.add(self.value(v));
            }
        }
        // Attachments have an order in the text, but no meaning in it.
        let mut sum = 0u64;
        for &(kind, md) in f.attachments(i) {
            let mut e = Mixer::new(23);
            self.shapes.symbol(&mut e, Some(kind));
            e.add(self.md(md));
            sum = sum.wrapping_add(e.finish());
        }
        h.add(sum);
        for r in f.debug_records(i) {
            h.text(r.kind.keyword());
            for o in &r.operands {
                let o = self.local_md(o);
                h.add(o);
            }
        }
    }

    fn value(&mut self, v: Value) -> u64 {
        match self.f.value_def(v) {
            ValueDef::Inst(_) | ValueDef::Arg(_) => self.numbers.value(v) << 3 | 1,
            ValueDef::Block(b) => self.numbers.block(b) << 3 | 2,
            ValueDef::Const(c) => self.constants.hash(self.shapes, &mut self.refs, c),
            ValueDef::Metadata(n) => self.local_md(self.f.metadata_operand(n)),
            ValueDef::Asm(n) => {
                let a = self.f.inline_asm(n);
                let mut h = Mixer::new(24);
                h.add(self.shapes.ty(a.fn_ty));
                h.bytes(&a.text);
                h.bytes(&a.constraints);
                let flags = [a.side_effect, a.align_stack, a.intel, a.unwind];
                flags.iter().for_each(|&f| h.add(u64::from(f)));
                h.finish()
            }
        }
    }

    /// Metadata by contents; distinct nodes also by which of them it is.
    fn md(&mut self, m: Metadata) -> u64 {
        let mut h = Mixer::new(25);
        h.add(self.shapes.md(m));
        if let Metadata::Node(n) = m
            && self.shapes.is_distinct(n)
        {
            let next = self.nodes.len() as u64 + 1;
            h.add(*self.nodes.entry(n).or_insert(next));
        }
        h.finish()
    }

    fn local_md(&mut self, m: &LocalMetadata) -> u64 {
        match m {
            LocalMetadata::Module(m) => self.md(*m),
            LocalMetadata::Value(v) => self.value(*v) ^ 0x5555,
            LocalMetadata::ArgList(l) => {
                let mut h = Mixer::new(26);
                for &v in l.iter() {
                    let v = self.value(v);
                    h.add(v);
                }
                h.finish()
            }
        }
    }

    fn kind(&mut self, h: &mut Mixer, k: &InstKind) {
        h.text(k.mnemonic());
        match k {
            InstKind::ICmp(p) => h.add(*p as u64),
            InstKind::FCmp(p) => h.add(*p as u64),
            InstKind::Call(c) | InstKind::Invoke(c) | InstKind::CallBr(c, _) => self.call(h, c),
            InstKind::CatchSwitch { unwinds } => h.add(u64::from(*unwinds)),
            InstKind::Alloca {
                ty,
                align,
                inalloca,
                swifterror,
            } => {
                h.add(self.shapes.ty(*ty));
                h.add(align.bytes() << 2 | u64::from(*inalloca) << 1 | u64::from(*swifterror));
            }
            InstKind::Load(a) | InstKind::Store(a) => self.access(h, *a),
            InstKind::Fence { ordering, scope } => {
                h.add(*ordering as u64);
                self.shapes.symbol(h, *scope);
            }
            InstKind::CmpXchg {
                access,
                failure,
                weak,
            } => {
                self.access(h, *access);
                h.add((*failure as u64) << 1 | u64::from(*weak));
            }
            InstKind::AtomicRmw(op, a) => {
                h.add(*op as u64);
                self.access(h, *a);
            }
            InstKind::Gep { elem } => h.add(self.shapes.ty(*elem)),
            InstKind::ShuffleVector(mask) => mask.iter().for_each(|&m| h.add(m as u64)),
            InstKind::ExtractValue(p) | InstKind::InsertValue(p) => {
                p.iter().for_each(|&n| h.add(u64::from(n)));
            }
            InstKind::LandingPad { cleanup, filters } => {
                h.add(u64::from(*cleanup));
                filters.iter().for_each(|&f| h.add(u64::from(f)));
            }
            _ => {}
        }
    }

    fn access(&mut self, h: &mut Mixer, a: MemAccess) {
        h.add(a.align.bytes() << 8 | (a.ordering as u64) << 1 | u64::from(a.volatile));
        self.shapes.symbol(h, a.scope);
    }

    fn call(&mut self, h: &mut Mixer, c: &CallInfo) {
        h.add(self.shapes.ty(c.fn_ty));
        h.add(u64::from(c.cc) << 8 | c.tail as u64);
        h.add(self.shapes.attr_list(&c.attrs));
        for (tag, n) in c.bundles.iter() {
            h.text(tag);
            h.add(u64::from(*n));
        }
    }
}
