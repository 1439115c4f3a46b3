//! From the solver's model to an input that can be run.
//!
//! A model gives values to variables and tables to functions of block identities;
//! here those become arguments, memory blocks with their bytes, contents of globals,
//! and what unknown functions answer.

use super::blocks::BlockKey;
use super::context::PairContext;
use super::encode::Meaning;
use super::inputs::InputArgument;
use super::memory::read::KEEPS;
use super::pointer::{BLOCK_BITS, LOCAL_BIT, NUMBER_BITS, REGION_SHIFT};
use super::replay::{
    CallEnd, ConcreteAnswer, ConcreteBlock, ConcreteByte, ConcreteGlobal, ConcreteInput,
    ConcretePointer, ConcreteResult, ConcreteValue, ConcreteWrite, PointsTo, WriteTo,
};
use super::value::Val;
use std::collections::{BTreeMap, BTreeSet};
use tandem_interp::Place;
use tandem_ir::constant::Bits;
use tandem_smt::{Assignment, EvalValue, Evaluator, Op, Term};

/// Largest block that is made; models choose sizes freely, and only what is looked at matters.
const LARGEST: u64 = 1 << 14;

/// What a byte of a place holds, by block and offset.
type Places = BTreeMap<(u64, u64), ConcreteByte>;

/// How the environment's special registers begin.
pub(super) const REGISTER: &str = "sreg.";

/// The register and the dimension, if a special register says where a thread is in its launch, and a run can have it.
pub(super) fn is_of_place(register: &str) -> Option<(&str, usize)> {
    let (base, dim) = register.rsplit_once('.')?;
    let dim = ["x", "y", "z"].iter().position(|d| *d == dim)?;
    ["tid", "ntid", "ctaid", "nctaid"]
        .contains(&base)
        .then_some((base, dim))
}

/// Takes a model apart.
pub(super) struct Extract<'a> {
    pair: &'a PairContext,
    model: &'a Assignment,
    eval: Evaluator<'a>,
    /// Facts about blocks that the query asks for: function and identity.
    asked: BTreeSet<(String, u64)>,
    /// Blocks of the caller by identity.
    blocks: BTreeMap<u64, usize>,
    out: ConcreteInput,
}

impl<'a> Extract<'a> {
    /// The input that a model stands for; `roots` are the terms that the model is for.
    pub fn input(
        pair: &'a PairContext,
        model: &'a Assignment,
        arguments: &[InputArgument],
        source: &Meaning,
        roots: &[Term],
    ) -> ConcreteInput {
        let mut e = Extract {
            pair,
            model,
            eval: Evaluator::new(&pair.terms, model),
            asked: BTreeSet::new(),
            blocks: BTreeMap::new(),
            out: ConcreteInput::default(),
        };
        for name in ["live0", "writable", "size", "align", "base64"] {
            for (rest, args, _) in e.applications(roots, name) {
                if let (true, [block]) = (rest.is_empty(), args.as_slice()) {
                    e.asked.insert((name.to_owned(), *block));
                }
            }
        }
        for a in arguments {
            let v = e.argument(a);
            e.out.args.push(v);
        }
        e.memory(roots);
        e.answers(source, roots);
        e.results(source);
        e.place_of_thread(roots);
        e.out
    }

    fn number(&mut self, t: Term) -> u64 {
        self.eval.value(t).as_u64().unwrap_or(0)
    }
    fn truth(&mut self, t: Term) -> bool {
        self.eval.holds(t)
    }

    fn argument(&mut self, a: &InputArgument) -> ConcreteValue {
        let mut n = 0;
        let space = a.ty.address_space();
        self.shaped(&a.shape.clone(), &mut |e, _| {
            let s = a.scalars[n];
            n += 1;
            if e.truth(s.poison) {
                return ConcreteValue::Poison;
            }
            if e.truth(s.undef) {
                return ConcreteValue::Undef;
            }
            let v = e.eval.value(s.bits);
            match space {
                Some(_) => e.pointer(&v.to_bits()),
                None => ConcreteValue::Bits(v.to_bits()),
            }
        })
    }
    fn shaped(
        &mut self,
        v: &Val,
        leaf: &mut dyn FnMut(&mut Self, super::value::Scalar) -> ConcreteValue,
    ) -> ConcreteValue {
        match v {
            Val::Scalar(s) => leaf(self, *s),
            Val::Elements(parts) => {
                ConcreteValue::Elements(parts.iter().map(|p| self.shaped(p, leaf)).collect())
            }
        }
    }
    /// A value of the encoder under the model.
    fn value(&mut self, v: &Val, spaces: &[Option<u32>]) -> ConcreteValue {
        let mut n = 0;
        self.shaped(v, &mut |e, s| {
            let space = spaces.get(n).copied().flatten();
            n += 1;
            if e.truth(s.poison) {
                return ConcreteValue::Poison;
            }
            let bits = e.eval.value(s.bits).to_bits();
            match space {
                Some(_) => e.pointer(&bits),
                None => ConcreteValue::Bits(bits),
            }
        })
    }

    fn pointer(&mut self, packed: &Bits) -> ConcreteValue {
        let p = self.place(packed);
        match p.to {
            PointsTo::Nothing => {
                let w = packed.width() - BLOCK_BITS;
                ConcreteValue::Bits(Bits::from_u64(w, p.offset as u64))
            }
            _ => ConcreteValue::Pointer(p),
        }
    }
    /// What a packed pointer points to.
    fn place(&mut self, packed: &Bits) -> ConcretePointer {
        let w = packed.width() - BLOCK_BITS;
        let raw = packed.as_u128().unwrap_or(0);
        let (block, offset) = ((raw >> w) as u64, raw as u64);
        let offset = if w < 64 {
            ((offset << (64 - w)) as i64) >> (64 - w)
        } else {
            offset as i64
        };
        ConcretePointer {
            to: self.object(block),
            offset,
        }
    }
    fn object(&mut self, block: u64) -> PointsTo {
        if block == 0 {
            return PointsTo::Nothing;
        }
        if let Some(d) = self.pair.blocks.get(block) {
            return match &d.key {
                BlockKey::Global(name) | BlockKey::Function(name) => PointsTo::Global(name.clone()),
                BlockKey::ByVal(_) => PointsTo::Block(self.caller_block(block)),
                BlockKey::Stack(..) => PointsTo::Stack,
                BlockKey::Heap(_) => PointsTo::Heap,
            };
        }
        if block >> LOCAL_BIT != 0 {
            return PointsTo::Nothing;
        }
        PointsTo::Block(self.caller_block(block))
    }
    /// Number of a block of the caller, made if it is new.
    fn caller_block(&mut self, id: u64) -> usize {
        if let Some(&n) = self.blocks.get(&id) {
            return n;
        }
        let n = self.out.blocks.len();
        self.blocks.insert(id, n);
        let own = self
            .pair
            .blocks
            .get(id)
            .is_some_and(|d| matches!(d.key, BlockKey::ByVal(_)));
        let live = own || self.fact("live0", id) != 0;
        let size = match self.pair.blocks.get(id).and_then(|d| d.size) {
            Some(t) => self.number(t),
            None => self.fact("size", id),
        };
        let base = self.fact("base64", id) | self.fact("align", id);
        let writable = own || self.fact("writable", id) != 0;
        let space = match (id >> REGION_SHIFT) & 7 {
            3 => 3,
            4 if !writable => 4,
            5 => 5,
            _ => 1,
        };
        self.out.blocks.push(ConcreteBlock {
            space,
            size: if live { size.min(LARGEST) } else { 0 },
            align: 1 << base.trailing_zeros().min(8),
            address: self
                .asked
                .contains(&("base64".to_owned(), id))
                .then(|| self.fact("base64", id)),
            writable,
            fill: ConcreteByte::Bits(0),
            bytes: BTreeMap::new(),
        });
        n
    }
    /// What the model's table says of a block; all ones for a fact that the query does not mention.
    fn fact(&self, name: &str, id: u64) -> u64 {
        let key = [EvalValue::Bits(Bits::from_u64(BLOCK_BITS, id))];
        let asked = self.asked.contains(&(name.to_owned(), id));
        let fun = self.pair.terms.fun_named(name).filter(|_| asked);
        match fun.map(|f| self.model.call(&self.pair.terms, f, &key)) {
            Some(EvalValue::Bool(b)) => u64::from(b),
            Some(v) => v.as_u64().unwrap_or(u64::MAX),
            None if name == "size" => LARGEST,
            None if name == "align" => 0,
            None => u64::MAX << NUMBER_BITS,
        }
    }

    /// Applications of the functions whose names begin so, with arguments and value under the model.
    fn applications(&mut self, roots: &[Term], prefix: &str) -> Vec<(String, Vec<u64>, EvalValue)> {
        let terms = &self.pair.terms;
        let mut out = Vec::new();
        for t in terms.reachable(roots) {
            let Op::Apply(f) = terms.op(t) else { continue };
            let name = &terms.fun_data(*f).name;
            if let Some(rest) = name.strip_prefix(prefix) {
                let args: Vec<Term> = terms.args(t).to_vec();
                let rest = rest.to_owned();
                let args = args.into_iter().map(|a| self.number(a)).collect();
                out.push((rest, args, self.eval.value(t)));
            }
        }
        out
    }

    /// Bytes that the environment put somewhere; `keys` is the number of arguments before block and offset.
    fn bytes(&mut self, roots: &[Term], prefix: &str, event: Option<u64>) -> Places {
        let mut places = Places::new();
        let keys = usize::from(event.is_some());
        let (mut poison, mut undef) = (Vec::new(), Vec::new());
        for (what, args, v) in self.applications(roots, prefix) {
            if args.len() != keys + 2 || event.is_some_and(|e| args[0] != e) {
                continue;
            }
            let at = (args[keys], args[keys + 1]);
            match (what.as_str(), &v) {
                ("8", _) => {
                    let b = ConcreteByte::Bits(v.as_u64().unwrap_or(0) as u8);
                    places.entry(at).or_insert(b);
                }
                ("poison", EvalValue::Bool(true)) => poison.push(at),
                (word, EvalValue::Bool(true)) => {
                    let bytes = word.strip_prefix(".undef").and_then(|n| n.parse().ok());
                    undef.extend(bytes.map(|n: u64| (at, n)));
                }
                (what, EvalValue::Bits(b)) => {
                    if let Some(p) = self.stored_pointer(what, b) {
                        self.put_pointer(&mut places, at, p);
                    }
                }
                _ => {}
            }
        }
        for at in poison {
            places.insert(at, ConcreteByte::Poison);
        }
        for ((block, offset), n) in undef {
            for k in 0..n {
                places.insert((block, offset.wrapping_add(k)), ConcreteByte::Undef);
            }
        }
        places
    }
    /// The pointer behind an application of `ptr64` or `ptr64.global`: place, space, bytes.
    fn stored_pointer(&mut self, what: &str, rest: &Bits) -> Option<(ConcretePointer, u32, u64)> {
        let what = what.strip_prefix("ptr")?;
        let (width, region) = what.split_once('.').unwrap_or((what, ""));
        let w: u32 = width.parse().ok()?;
        let (region, space) = match region {
            "" => (0, 0),
            "global" => (1, 1),
            "shared" => (3, 3),
            "constant" => (4, 4),
            "local" => (5, 5),
            _ => return None,
        };
        let raw = rest.as_u128()? | (region << REGION_SHIFT) << w;
        let packed = Bits::from_limbs(BLOCK_BITS + w, &[raw as u64, (raw >> 64) as u64]);
        let bytes = u64::from(w / 8);
        Some((self.place(&packed), space, bytes))
    }
    fn put_pointer(
        &mut self,
        places: &mut Places,
        at: (u64, u64),
        (p, space, n): (ConcretePointer, u32, u64),
    ) {
        for index in 0..n {
            let byte = match p.to {
                PointsTo::Nothing => ConcreteByte::Bits((p.offset >> (8 * index)) as u8),
                _ => ConcreteByte::Pointer {
                    pointer: p.clone(),
                    space,
                    index: index as u8,
                },
            };
            places.insert((at.0, at.1.wrapping_add(index)), byte);
        }
    }

    /// Contents at entry.
    fn memory(&mut self, roots: &[Term]) {
        let places = self.bytes(roots, "init", None);
        let mut globals: BTreeMap<String, BTreeMap<u64, ConcreteByte>> = BTreeMap::new();
        for ((block, offset), byte) in places {
            match self.object(block) {
                PointsTo::Block(n) => {
                    if let Some(b) = self.out.blocks.get_mut(n)
                        && offset < b.size
                    {
                        b.bytes.insert(offset, byte);
                    }
                }
                PointsTo::Global(name) if offset < LARGEST => {
                    let constant = self.pair.blocks.get(block).is_some_and(|d| d.constant);
                    if !constant {
                        globals.entry(name).or_default().insert(offset, byte);
                    }
                }
                _ => {}
            }
        }
        for (name, bytes) in globals {
            let end = bytes.keys().next_back().map_or(0, |n| n + 1);
            let list = (0..end).map(|n| bytes.get(&n).cloned().unwrap_or(ConcreteByte::Bits(0)));
            let bytes = list.collect();
            self.out.globals.push(ConcreteGlobal { name, bytes });
        }
    }

    /// What the calls that the source makes answer.
    fn answers(&mut self, source: &Meaning, roots: &[Term]) {
        let mut order = Vec::new();
        for (n, e) in source.events.iter().enumerate() {
            if self.truth(e.reach) {
                order.push((self.number(e.index), n));
            }
        }
        order.sort_unstable();
        for (index, n) in order {
            let e = &source.events[n];
            let Some(callee) = e.callee.clone() else {
                continue;
            };
            let key = EvalValue::Bits(Bits::from_u64(super::encode::EVENT_BITS, index));
            let returns = match self.pair.terms.fun_named("returns") {
                Some(f) if e.may_stop => self.model.call(&self.pair.terms, f, &[key]).is_true(),
                _ => true,
            };
            let value = e.answer.as_ref().map(|(v, spaces)| self.value(v, spaces));
            let ends = if returns {
                CallEnd::Returns(value)
            } else {
                CallEnd::DoesNotReturn
            };
            let writes = self.writes(e, index, roots);
            self.out.answers.push(ConcreteAnswer {
                callee,
                ends,
                writes,
            });
        }
    }
    fn writes(
        &mut self,
        e: &super::encode::Event,
        index: u64,
        roots: &[Term],
    ) -> Vec<ConcreteWrite> {
        let places = self.bytes(roots, "havoc", Some(index));
        let mut own: BTreeMap<u64, (usize, i64)> = BTreeMap::new();
        let skip = usize::from(e.with_pointer);
        for (n, a) in e.args.iter().enumerate().skip(skip) {
            for (s, space) in a.value.leaves().into_iter().zip(&a.spaces) {
                if space.is_some() {
                    let packed = self.eval.value(s.bits).to_bits();
                    let w = packed.width() - BLOCK_BITS;
                    let raw = packed.as_u128().unwrap_or(0);
                    own.insert((raw >> w) as u64, (n - skip, raw as u64 as i64));
                }
            }
        }
        let mut out = Vec::new();
        let keeps = self.pair.terms.fun_named(KEEPS);
        for ((block, offset), byte) in places {
            let key = [(super::encode::EVENT_BITS, index), (BLOCK_BITS, block)]
                .map(|(w, n)| EvalValue::Bits(Bits::from_u64(w, n)));
            if keeps.is_some_and(|f| self.model.call(&self.pair.terms, f, &key).is_true()) {
                continue;
            }
            let to = match (self.object(block), own.get(&block)) {
                (PointsTo::Stack | PointsTo::Heap, Some(&(argument, at))) => WriteTo::Argument {
                    index: argument,
                    offset: (offset as i64).wrapping_sub(at),
                },
                (PointsTo::Nothing, _) => continue,
                (PointsTo::Block(n), _) if offset >= self.out.blocks[n].size => continue,
                (to, _) => WriteTo::Pointer {
                    pointer: ConcretePointer {
                        to,
                        offset: offset as i64,
                    },
                    space: 0,
                },
            };
            out.push(ConcreteWrite {
                to,
                bytes: vec![byte],
            });
        }
        out
    }

    /// Where the thread is, by the special registers that the query mentions; a block is at least as large as they say.
    fn place_of_thread(&mut self, roots: &[Term]) {
        let mut place = Place::default();
        let mut said = false;
        let mut sizes = [[None; 3]; 2];
        for (name, _, value) in self.applications(roots, REGISTER) {
            let value = value.as_u64().and_then(|v| u32::try_from(v).ok());
            let Some((register, value)) = is_of_place(&name).zip(value) else {
                continue;
            };
            said = true;
            match register {
                ("tid", d) => place.tid[d] = value,
                ("ctaid", d) => place.ctaid[d] = value,
                ("ntid", d) => sizes[0][d] = Some(value),
                (_, d) => sizes[1][d] = Some(value),
            }
        }
        let least = |n: [u32; 3]| n.map(|n| n.saturating_add(1));
        place.ntid = least(place.tid);
        place.nctaid = least(place.ctaid);
        let stated = [&mut place.ntid, &mut place.nctaid];
        for (size, said) in stated.into_iter().zip(sizes) {
            for (n, said) in size.iter_mut().zip(said) {
                *n = said.unwrap_or(*n);
            }
        }
        self.out.place = said.then_some(place);
    }

    /// Results of calls that only compute.
    fn results(&mut self, source: &Meaning) {
        for c in &source.functions {
            if !self.truth(c.reach) {
                continue;
            }
            let args = c.args.iter().map(|(v, s)| self.value(v, s)).collect();
            let value = self.value(&c.value.0, &c.value.1);
            self.out.results.push(ConcreteResult {
                callee: c.callee.clone(),
                args,
                value,
            });
        }
    }
}
