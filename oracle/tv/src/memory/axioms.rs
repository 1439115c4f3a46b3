//! Facts that hold of the blocks and addresses that formulas speak of.
//!
//! Addresses, sizes and initial contents of blocks are uninterpreted functions; what
//! is true of them in every execution is stated only for the blocks that occur: that
//! no block wraps around, that blocks which are there together do not overlap, that a
//! block which turns out to be a known one has its size and its contents. The caller
//! gives the formulas of a query and adds what it gets to them.

use super::super::blocks::BlockKey;
use super::super::context::PairContext;
use super::super::pointer::{BLOCK_BITS, LOCAL_BIT, Ptr, Region};
use super::access::LOW_BITS;
use super::pointer::AT_NULL;
use super::{Change, OFFSET_BITS};
use std::collections::{BTreeMap, BTreeSet};
use tandem_smt::{Fun, Op, Sort, Term, Terms};

/// Most blocks of which all pairs are kept apart.
const APART: usize = 16;
/// Most facts that tie a variable block to a known one.
const TIES: usize = 512;
/// Rounds: facts speak of further addresses.
const ROUNDS: usize = 3;

/// Applications of the functions of blocks in some formulas: by name, the argument lists.
type Uses = BTreeMap<String, BTreeSet<Vec<Term>>>;

impl PairContext {
    /// Facts about the blocks that the formulas speak of.
    pub fn address_axioms(&mut self, roots: &[Term]) -> Vec<Term> {
        let mut out: Vec<Term> = Vec::new();
        let mut there: BTreeSet<Term> = BTreeSet::new();
        for _ in 0..ROUNDS {
            if self.late() {
                break;
            }
            let all: Vec<Term> = roots.iter().chain(&out).copied().collect();
            let (uses, seen) = self.uses(&all);
            let mut facts = Vec::new();
            self.address_facts(&uses, &mut facts);
            self.ties(&uses, &mut facts);
            self.content_ties(&uses, &mut facts);
            self.pointer_bytes(&uses, &seen, &mut facts);
            self.integer_blocks(&uses, &mut facts);
            self.at_null_facts(&uses, &mut facts);
            let before = out.len();
            for f in facts {
                if f != Terms::TRUE && there.insert(f) {
                    out.push(f);
                }
            }
            if out.len() == before {
                break;
            }
        }
        out
    }

    /// Applications of functions, and which terms occur.
    fn uses(&self, roots: &[Term]) -> (Uses, Vec<bool>) {
        let mut seen = vec![false; self.terms.len()];
        let mut todo = roots.to_vec();
        let mut uses = Uses::new();
        let mut names: BTreeMap<usize, Option<String>> = BTreeMap::new();
        let relevant = |f: Fun| {
            let name = &self.terms.fun_data(f).name;
            let ours = [
                "base",
                "size",
                "live0",
                "writable",
                "liveheap",
                "align",
                "init",
                "baseblock",
                AT_NULL,
            ];
            ours.iter()
                .any(|p| name.starts_with(p))
                .then(|| name.clone())
        };
        while let Some(t) = todo.pop() {
            if std::mem::replace(&mut seen[t.index()], true) {
                continue;
            }
            if let Op::Apply(f) = self.terms.op(t)
                && let Some(name) = names.entry(f.index()).or_insert_with(|| relevant(*f))
            {
                let args = self.terms.args(t).to_vec();
                uses.entry(name.clone()).or_default().insert(args);
            }
            todo.extend_from_slice(self.terms.args(t));
        }
        (uses, seen)
    }

    fn address_facts(&mut self, uses: &Uses, out: &mut Vec<Term>) {
        for (name, blocks) in uses.iter().filter(|(n, _)| n.starts_with("base")) {
            let Ok(w) = name["base".len()..].parse::<u32>() else {
                continue;
            };
            let blocks: Vec<Term> = blocks.iter().filter_map(|a| a.first().copied()).collect();
            for &b in &blocks {
                self.one_block(b, w, uses, out);
            }
            if blocks.len() > APART {
                self.approximate(format!(
                    "only {APART} of {} blocks are kept apart by address",
                    blocks.len()
                ));
            }
            let few = &blocks[..blocks.len().min(APART)];
            for (i, &a) in few.iter().enumerate() {
                for &b in &few[i + 1..] {
                    let fact = self.apart(a, b, w);
                    out.push(fact);
                }
            }
        }
    }

    /// The address of one block: null only if it is none, not wrapping, aligned.
    fn one_block(&mut self, block: Term, w: u32, uses: &Uses, out: &mut Vec<Term>) {
        let base = self.base(block, w);
        let none = self.no_block();
        let zero = self.terms.bits(w, 0);
        let is_none = self.terms.eq(block, none);
        let is_null = self.terms.eq(base, zero);
        let same = self.terms.eq(is_none, is_null);
        out.push(same);
        let size = self.extent(block);
        let room = self.terms.neg(base);
        let wide = w.max(OFFSET_BITS);
        let (size, room) = (self.terms.zext(size, wide), self.terms.zext(room, wide));
        let fits = self.terms.ult(size, room);
        let fits = self.terms.or(is_none, fits);
        out.push(fits);
        let low = LOW_BITS.min(w);
        let low_base = match self
            .block_data(block)
            .map(|d| d.align.trailing_zeros().min(w))
        {
            Some(0) => None,
            Some(n) => Some((self.terms.bits(n, 0), n)),
            None => None,
        };
        if let Some((zeros, n)) = low_base {
            let bits = self.terms.extract(n - 1, 0, base);
            let fact = self.terms.eq(bits, zeros);
            out.push(fact);
        }
        if uses.get("align").is_some_and(|u| u.contains(&vec![block])) {
            let want = self.environment("align", &[block], Sort::Bits(LOW_BITS));
            let want = self.terms.resize(want, low);
            let bits = self.terms.extract(low - 1, 0, base);
            let fact = self.terms.eq(bits, want);
            out.push(fact);
        }
    }

    /// At most one block lies at null of an address space, and the others beyond it.
    fn at_null_facts(&mut self, uses: &Uses, out: &mut Vec<Term>) {
        let all: Vec<(Term, Term)> = uses
            .get(AT_NULL)
            .into_iter()
            .flatten()
            .filter_map(|a| Some((*a.first()?, *a.get(1)?)))
            .collect();
        for &(a, space) in &all {
            let Some(space) = self.terms.as_u64(space) else {
                continue;
            };
            let w = self.index_bits(space as u32);
            let at_null = self.at_null(a, space as u32);
            // Null is a multiple of everything.
            let low = self.low_base(a);
            let zero = self.terms.bits(self.terms.width(low), 0);
            let aligned = self.terms.eq(low, zero);
            let fact = self.terms.implies(at_null, aligned);
            out.push(fact);
            let size = self.extent(a);
            let end = self.terms.resize(size, w);
            for &(b, other_space) in all.iter().take(APART) {
                if b == a || self.terms.as_u64(other_space) != Some(space) {
                    continue;
                }
                let same = self.terms.eq(a, b);
                let base = self.base(b, w);
                let beyond = self.terms.ule(end, base);
                let other = self.at_null(b, space as u32);
                let other = self.terms.not(other);
                let apart = self.terms.and(beyond, other);
                let fine = self.terms.or(same, apart);
                let fact = self.terms.implies(at_null, fine);
                out.push(fact);
            }
        }
    }

    /// Two blocks do not overlap, unless they are the same or need not be there at the same time.
    fn apart(&mut self, a: Term, b: Term, w: u32) -> Term {
        if self.may_follow_each_other(a, b) {
            return Terms::TRUE;
        }
        let same = self.terms.eq(a, b);
        let apart = self.lie_apart(a, b, w);
        let mut out = self.terms.or(same, apart);
        let copy = |w: &PairContext, x: Term| {
            w.block_data(x)
                .is_some_and(|d| matches!(d.key, BlockKey::ByVal(_)))
        };
        if copy(self, a) || copy(self, b) {
            self.assume(
                "copies for byval parameters lie where nothing else of the caller's ever lay",
            );
            return out;
        }
        for block in [a, b] {
            let local = self.block_data(block).is_some_and(|d| d.key.is_local());
            if !local {
                let live = self.live_at_entry(block);
                let dead = self.terms.not(live);
                out = self.terms.or(out, dead);
            }
        }
        out
    }
    /// Bytes that no other block has: a function or an empty global still has an address of its own.
    pub(super) fn extent(&mut self, block: Term) -> Term {
        let size = self.size(block);
        match self.terms.as_u64(size) {
            Some(0) if self.terms.as_u64(block) != Some(0) => self.offset(1),
            _ => size,
        }
    }
    /// True if one block may come into being where the other was.
    fn may_follow_each_other(&mut self, a: Term, b: Term) -> bool {
        let mut ends = [false; 2];
        let mut frees = false;
        for k in 0..self.memory.nodes.len() {
            match self.memory.nodes[k] {
                Change::Lifetime {
                    block,
                    start: false,
                    ..
                }
                | Change::New {
                    block,
                    alive: false,
                    ..
                } => {
                    for (e, x) in ends.iter_mut().zip([a, b]) {
                        *e |= !self.differ(block, x);
                    }
                }
                Change::Free { block, .. } => {
                    frees = true;
                    for (e, x) in ends.iter_mut().zip([a, b]) {
                        *e |= !self.differ(block, x);
                    }
                }
                Change::Havoc { frees: f, .. } => frees |= f,
                _ => {}
            }
        }
        let kinds = [a, b].map(|x| {
            self.block_data(x)
                .map(|d| (d.key.is_local(), PairContext::is_heap_key(&d.key)))
        });
        match kinds {
            [Some((true, _)), Some((true, _))] => ends[0] || ends[1],
            // A heap block of this call where one of the caller's was.
            [Some((true, true)), None] | [None, Some((true, true))] => frees,
            _ => false,
        }
    }

    /// Blocks that a variable block may turn out to be.
    fn candidates(&mut self, block: Term) -> Vec<u64> {
        let ids: Vec<u64> = self.blocks.iter().map(|(id, _)| id).collect();
        let mut out = Vec::new();
        for id in ids {
            let known = self.terms.bits(BLOCK_BITS, id);
            if !self.differ(block, known) {
                out.push(id);
            }
        }
        out
    }

    /// Facts of known blocks for the variable blocks that may be one of them.
    fn ties(&mut self, uses: &Uses, out: &mut Vec<Term>) {
        let mut budget = TIES;
        for name in ["size", "live0", "writable", "liveheap"] {
            for args in uses.get(name).into_iter().flatten() {
                let block = args[0];
                let here = self.block_function(name, block);
                if name == "size" {
                    let sane = self.size_is_sane(block, here);
                    out.push(sane);
                }
                if self.terms.is_const(block) {
                    continue;
                }
                for id in std::iter::once(0).chain(self.candidates(block)) {
                    if budget == 0 {
                        self.approximate(
                            "too many blocks that a pointer may turn out to point into",
                        );
                        return;
                    }
                    budget -= 1;
                    let known = self.terms.bits(BLOCK_BITS, id);
                    let is = self.terms.eq(block, known);
                    let there = self.block_function(name, known);
                    let equal = self.terms.eq(here, there);
                    let fact = self.terms.implies(is, equal);
                    out.push(fact);
                }
            }
        }
    }
    fn block_function(&mut self, name: &str, block: Term) -> Term {
        match name {
            "size" => self.size(block),
            "live0" => self.live_at_entry(block),
            "writable" => self.writable(block),
            _ => self.on_heap(block),
        }
    }
    /// No block is as large as half of its address space.
    fn size_is_sane(&mut self, block: Term, size: Term) -> Term {
        let region = self.block_fields(block).1;
        let space = [
            Region::Shared,
            Region::Constant,
            Region::Local,
            Region::Param,
        ]
        .into_iter()
        .zip([3, 4, 5, 101])
        .find(|(r, _)| region == Some(*r as u64))
        .map_or(0, |(_, s)| s);
        let w = self.index_bits(space).clamp(1, OFFSET_BITS);
        let half = self.offset(1 << (w - 1));
        self.terms.ult(size, half)
    }

    /// Contents of constants, for variable blocks that may be one of them.
    fn content_ties(&mut self, uses: &Uses, out: &mut Vec<Term>) {
        let Some(reads) = uses.get("init8") else {
            return;
        };
        let mut budget = TIES;
        for args in reads {
            let &[block, offset] = args.as_slice() else {
                continue;
            };
            if self.terms.is_const(block) {
                continue;
            }
            for id in self.candidates(block) {
                let Some(contents) = self.blocks.get(id).and_then(|d| d.contents.clone()) else {
                    continue;
                };
                if budget == 0 {
                    self.approximate("too many reads of what may turn out to be a constant");
                    return;
                }
                budget -= 1;
                let Some(known) = self.known_contents(&contents, offset, None, 1) else {
                    self.approximate("constant of more than 4096 bytes read at a variable offset");
                    continue;
                };
                let b = self.terms.bits(BLOCK_BITS, id);
                let is = self.terms.eq(block, b);
                let at = Ptr { block, offset };
                let here = self.entry_byte(at);
                let mut equal = self.terms.eq(here.value, known.value);
                for (x, y) in [(here.poison, known.poison), (here.tag, known.tag)] {
                    let e = self.terms.eq(x, y);
                    equal = self.terms.and(equal, e);
                }
                let equal = self.terms.or(equal, known.poison);
                let fact = self.terms.implies(is, equal);
                out.push(fact);
            }
        }
    }

    /// A pointer of the environment and its bytes read as numbers agree.
    fn pointer_bytes(&mut self, uses: &Uses, seen: &[bool], out: &mut Vec<Term>) {
        if !uses.contains_key("init8") {
            return;
        }
        let occurs = |t: &Term| seen.get(t.index()).copied().unwrap_or(false);
        let mut pointers: Vec<_> = self
            .memory
            .pointers
            .iter()
            .filter(|(p, _)| occurs(p))
            .map(|(p, o)| (*p, *o))
            .collect();
        pointers.sort_unstable_by_key(|p| p.0);
        for (bits, (origin, n, space)) in pointers {
            let bytes = self.environment_bytes(origin, u64::from(n), None);
            if !bytes.iter().any(|b| occurs(&b.value)) {
                continue;
            }
            let p = Ptr::unpack(&mut self.terms, bits);
            let w = self.terms.width(p.offset);
            let address = self.address(p, space);
            let address = self.terms.zext(address, (n * 8).max(w));
            let mut values: Vec<Term> = bytes.iter().map(|b| b.value).collect();
            if self.layout.big_endian {
                values.reverse();
            }
            let mut raw = values[0];
            for &v in &values[1..] {
                raw = self.terms.concat(v, raw);
            }
            let raw = self.terms.resize(raw, (n * 8).max(w));
            let fact = self.terms.eq(raw, address);
            out.push(fact);
        }
    }

    /// An integer that is an address in a block that the caller knows is that block's.
    fn integer_blocks(&mut self, uses: &Uses, out: &mut Vec<Term>) {
        let mut budget = TIES;
        let made = uses.iter().filter(|(n, _)| n.starts_with("baseblock"));
        for address in made.flat_map(|(_, u)| u).filter_map(|a| a.first().copied()) {
            let w = self.terms.width(address);
            let found =
                self.environment(&format!("baseblock{w}"), &[address], Sort::Bits(LOCAL_BIT));
            let named = uses.get(&format!("base{w}")).into_iter().flatten();
            for block in named.filter_map(|a| a.first().copied()) {
                if self.block_fields(block).0 != Some(0)
                    || block == self.terms.zext(found, BLOCK_BITS)
                {
                    continue;
                }
                if budget == 0 {
                    self.approximate("too many integers that may be addresses");
                    return;
                }
                budget -= 1;
                let base = self.base(block, w);
                let distance = self.terms.sub(address, base);
                let distance = self.terms.resize(distance, OFFSET_BITS);
                let size = self.size(block);
                let within = self.terms.ult(distance, size);
                let live = self.live_at_entry(block);
                let inside = self.terms.and(within, live);
                let low = self.terms.extract(LOCAL_BIT - 1, 0, block);
                let is = self.terms.eq(found, low);
                let fact = self.terms.implies(inside, is);
                out.push(fact);
            }
        }
    }
}
