//! Do the terms say what the interpreter did?
//!
//! The run's outcome becomes one condition over the encoder's terms: undefined
//! behaviour or not, the returned value scalar by scalar, the bytes of the caller's
//! memory. The condition is evaluated under the input with some guesses for the
//! choices, and given to the solver where the guesses do not settle it.

use super::super::blocks::BlockKey;
use super::super::encode::memory::globals::key_name;
use super::super::memory::bytes::Byte;
use super::super::pointer::{BLOCK_BITS, LOCAL_BIT, Ptr};
use super::super::promises::known::beyond_model;
use super::super::replay::{ConcreteInput, ConcreteValue, PointsTo};
use super::super::value::Scalar;
use super::assign::Guess;
use super::{Comparison, Encoded, Style, all, buffer_block, chose};
use rustc_hash::{FxHashMap, FxHashSet};
use std::time::Duration;
use tandem_interp::{ByteMark, Image, Outcome, Pointer, Run, Target, UbKind, Value};
use tandem_ir::attr::{Attr, AttrKind};
use tandem_ir::module::Linkage;
use tandem_ir::{CastOp, FloatKind, InstKind, Type};
use tandem_smt::{Answer, Assignment, Evaluator, FpOp, Limits, Mentions, Op, Solver, Term, Terms};

/// Resource units of the solver for a question about choices.
const QUERY_UNITS: u64 = 6_000_000;
/// Widest division that the solver is asked about, and no remainder of floating-point numbers: of `double` it is a division of two
/// thousand bits.
const WIDEST_DIVISION: u32 = 256;
/// Safety nets beside it.
const QUERY_TIME: Duration = Duration::from_secs(20);
const QUERY_MEGABYTES: u32 = 512;
/// Largest question, in terms.
const LARGEST_QUESTION: usize = 20_000;
/// Rounds of putting values in the place of applications.
const ROUNDS: usize = 8;
/// Functions that the assignment gives tables.
const TABLES: [&str; 8] = [
    "size",
    "live0",
    "writable",
    "base64",
    "base32",
    "atnull",
    "init8",
    "initpoison",
];

/// What is compared: a name for people, and the condition that it is as the interpreter says.
type Check = (String, Term);

impl Encoded<'_> {
    /// The conditions under which the terms say what a run did.
    fn checks(&mut self, input: &ConcreteInput, run: &Run) -> Vec<Check> {
        let ub = self.meaning.ub;
        if run.outcome.ub().is_some() {
            return vec![("undefined behaviour".into(), ub)];
        }
        let (returns, endless) = (self.meaning.returns, self.meaning.endless);
        let t = &mut self.pair.terms;
        let mut out: Vec<Check> = vec![("no undefined behaviour".into(), t.not(ub))];
        out.push(("an end".into(), t.not(endless)));
        let Outcome::Returned(value) = &run.outcome else {
            out.push(("no return".into(), t.not(returns)));
            return out;
        };
        out.push(("a return".into(), returns));
        if let (Some(v), Some(e)) = (value, self.meaning.value.clone()) {
            let mut values = Vec::new();
            flatten(v, &mut values);
            for (n, (s, v)) in e.leaves().iter().zip(values).enumerate() {
                let c = self.scalar(*s, &v, input);
                out.push((format!("result {n} = {v}"), c));
            }
        }
        for (n, image) in run.buffers.iter().enumerate() {
            let block = self.buffer(input, n);
            self.image(block, &format!("buffer {n}"), image, &mut out);
        }
        for (g, image) in &run.globals {
            let name = key_name(&self.module.header, *g);
            let id = self.known(&BlockKey::Global(name.clone()));
            if let Some(id) = id {
                let block = self.pair.terms.bits(BLOCK_BITS, id);
                self.image(block, &format!("@{name}"), image, &mut out);
            }
        }
        out
    }
    /// The block of a buffer, as the program reaches it: for the block of a `noalias` parameter no other term will do, since the
    /// encoder takes known blocks for others.
    fn buffer(&mut self, input: &ConcreteInput, n: usize) -> Term {
        let leads_there = |v: &ConcreteValue| matches!(v, ConcreteValue::Pointer(p) if p.to == PointsTo::Block(n));
        let mut arguments = self.arguments.iter().zip(&input.args);
        let alone = arguments.find_map(|(a, v)| {
            // Where arguments are constants, the program was given those.
            let variable = self.style == Style::Symbolic && leads_there(v);
            let bits = a.scalars.first().filter(|_| variable)?.bits;
            let block = Ptr::unpack(&mut self.pair.terms, bits).block;
            self.pair.is_alone(block).then_some(block)
        });
        let id = buffer_block(space_of(input, n), n);
        alone.unwrap_or_else(|| self.pair.terms.bits(BLOCK_BITS, id))
    }
    fn known(&self, key: &BlockKey) -> Option<u64> {
        self.pair
            .blocks
            .iter()
            .find(|(_, d)| d.key == *key)
            .map(|b| b.0)
    }

    fn scalar(&mut self, s: Scalar, v: &Value, input: &ConcreteInput) -> Term {
        let t = &mut self.pair.terms;
        let clean = t.not(s.poison);
        let same = match v {
            Value::Poison => return s.poison,
            // Which value it is does not matter: the encoder's is a variable.
            Value::Undef => Terms::TRUE,
            Value::Int { width, bits } => {
                let want = t.limbs(*width, &[*bits as u64, (*bits >> 64) as u64]);
                t.eq(s.bits, want)
            }
            Value::Wide(b) => {
                let want = t.from_bits(b);
                t.eq(s.bits, want)
            }
            Value::Float { kind, bits } => {
                let want = t.limbs(kind.bits(), &[*bits as u64, (*bits >> 64) as u64]);
                let equal = t.eq(s.bits, want);
                match is_nan(*kind, *bits) {
                    true => {
                        let nan = t.fp_is_nan(*kind, s.bits);
                        t.or(nan, equal)
                    }
                    false => equal,
                }
            }
            Value::Pointer(p) => self.points(s.bits, p, input),
            Value::Elements(_) | Value::ByVal(_) => Terms::TRUE,
        };
        self.pair.terms.and(clean, same)
    }

    /// Boolean: a packed pointer points where the interpreter's does.
    fn points(&mut self, bits: Term, p: &Pointer, input: &ConcreteInput) -> Term {
        let at = Ptr::unpack(&mut self.pair.terms, bits);
        let width = self.pair.terms.width(at.offset);
        let id = match &p.target {
            Target::Buffer(n) => {
                let n = *n as usize;
                buffer_block(space_of(input, n), n)
            }
            Target::Nothing => 0,
            Target::Global(g) => {
                let name = key_name(&self.module.header, *g);
                let id = self.known(&BlockKey::Global(name.clone()));
                match id.or_else(|| self.known(&BlockKey::Function(name))) {
                    Some(id) => id,
                    None => return Terms::FALSE,
                }
            }
            // Stack and heap objects have no names in common: local will do.
            _ => {
                let t = &mut self.pair.terms;
                let local = t.extract(LOCAL_BIT, LOCAL_BIT, at.block);
                let local = t.bit_to_bool(local);
                let offset = t.bits(64, p.offset as u64);
                let offset = t.resize(offset, width);
                let same = t.eq(at.offset, offset);
                return t.and(local, same);
            }
        };
        let t = &mut self.pair.terms;
        let block = t.bits(BLOCK_BITS, id);
        let offset = t.bits(64, p.offset as u64);
        let offset = t.resize(offset, width);
        let (a, b) = (t.eq(at.block, block), t.eq(at.offset, offset));
        t.and(a, b)
    }

    /// The bytes of a block at the end.
    fn image(&mut self, block: Term, name: &str, image: &Image, out: &mut Vec<Check>) {
        let mut marks = image.marks.iter().peekable();
        for (i, &b) in image.bytes.iter().enumerate() {
            let mark = marks.next_if(|m| m.0 == i as u64).map(|m| &m.1);
            let at = Ptr {
                block,
                offset: self.pair.terms.bits(64, i as u64),
            };
            let byte = self.pair.read_byte(self.meaning.end.mem, at);
            let c = self.byte(byte, b, mark);
            if c != Terms::TRUE {
                out.push((format!("{name}[{i}] = {b:#04x} {mark:?}"), c));
            }
        }
    }
    fn byte(&mut self, byte: Byte, b: u8, mark: Option<&ByteMark>) -> Term {
        let t = &mut self.pair.terms;
        let clean = t.not(byte.poison);
        match mark {
            Some(ByteMark::Poison) => byte.poison,
            Some(ByteMark::Undef | ByteMark::Pointer { .. }) => clean,
            None => {
                let want = t.bits(8, b.into());
                let same = t.eq(byte.value, want);
                t.and(clean, same)
            }
        }
    }

    /// Compares a run that ended with the terms.
    pub(super) fn settle(&mut self, input: &ConcreteInput, run: &Run, seed: u64) -> Comparison {
        if let Some(UbKind::LaneNotInMask | UbKind::BarrierDivergence | UbKind::Deadlock) =
            run.outcome.ub()
        {
            let what = "undefined behaviour that hangs on which threads there are";
            return Comparison::EncoderUnsupported(what.into());
        }
        let checks = self.checks(input, run);
        let base = match self.assignment(input) {
            Ok(a) => a,
            Err(e) => return Comparison::Open(e),
        };
        let goal = all(&mut self.pair.terms, checks.iter().map(|c| c.1).collect());
        let cut = self.meaning.cut;
        let guesses = [Guess::Zeros, Guess::Ones, Guess::Drawn(seed)];
        let free = self.pair.terms.mentions(goal).any(Mentions::SOURCE);
        let mut met = 0;
        let tried = if free { guesses.len() } else { 1 };
        for &g in &guesses[..tried] {
            let full = self.guess(&base, g);
            let mut eval = Evaluator::new(&self.pair.terms, &full);
            if eval.holds(cut) {
                return Comparison::EncoderUnsupported("the bound on loops or calls".into());
            }
            met += usize::from(eval.holds(goal));
        }
        if met == tried {
            return match (chose(run.choices), run.outcome.ub()) {
                (true, _) => Comparison::UpToChoices,
                (_, Some(_)) => Comparison::SameUndefined,
                _ => Comparison::Same,
            };
        }
        // Each for itself: together they may be false whatever the environment does. Whether the bound is reached
        // may be the environment's too.
        let mut asked = checks.iter().map(|c| c.1).chain([cut]);
        if let Some(name) = asked.find_map(|t| self.unknown_function(t)) {
            return Comparison::Open(format!("depends on {name}"));
        }
        if self.pair.terms.mentions(goal).any(Mentions::APPROXIMATE) {
            return Comparison::EncoderUnsupported("something without a modelled meaning".into());
        }
        if let Some(why) = self.pair.approximations.first() {
            return Comparison::EncoderUnsupported(why.clone());
        }
        if let Some(why) = self.beyond_the_interpreter(input, run) {
            return Comparison::InterpreterUnsupported(why.into());
        }
        let partly = run.choices.undef && run.outcome.ub().is_none();
        if met == 0 && partly && self.may_hold(self.meaning.ub, &base) {
            // LangRef has a value that depends on undef bits undefined here; the interpreter picks early.
            return Comparison::InterpreterUnsupported(
                "undef bits that an operation hands on".into(),
            );
        }
        if met > 0 {
            return self.with_choices(goal, run, &checks, &base);
        }
        self.ask(goal, run, &checks, &base)
    }

    /// What the interpreter is known not to follow and this function has, where that may be the difference.
    fn beyond_the_interpreter(&self, input: &ConcreteInput, run: &Run) -> Option<&'static str> {
        let cx = &self.module.header;
        if beyond_model(self.module, [self.function.global]).is_some() {
            return Some("a function whose meaning a compiler knows, and executions do not");
        }
        let limits = [AttrKind::ReadNone, AttrKind::ReadOnly, AttrKind::WriteOnly];
        let d = cx.function(self.function.global)?;
        let limited = (0..self.function.args().len())
            .any(|n| limits.iter().any(|&k| cx.attrs.has(d.attrs.param(n), k)));
        if limited && run.outcome.ub().is_none() {
            return Some("accesses through a parameter with readnone, readonly or writeonly");
        }
        // An undef argument may be one that its attributes do not allow, which is poison; the interpreter picks
        // a value with each choice.
        let picky = |a: &Attr| match a {
            Attr::Range(..) | Attr::NoFpClass(_) | Attr::Align(_) => true,
            Attr::Flag(k) => *k == AttrKind::NonNull,
            _ => false,
        };
        let undef = input
            .args
            .iter()
            .enumerate()
            .any(|(n, a)| has_undef(a) && cx.attrs.get(d.attrs.param(n)).iter().any(picky));
        if undef && run.choices.undef {
            return Some("an undef argument of which attributes allow some values");
        }
        if run.choices.undef && self.copies_lanes() {
            return Some(
                "an undef lane that a shuffle copies: two values there, one in the encoder",
            );
        }
        if run.choices.undef && self.fills_with_unknown() {
            return Some(
                "memset of undef: each byte for itself there, the same byte in the encoder",
            );
        }
        let lends = |a: &Attr| match a {
            Attr::Flag(AttrKind::NoCapture) => true,
            Attr::Captures(c) => c.trim() == "none",
            _ => false,
        };
        let lent = (0..self.function.args().len())
            .any(|n| cx.attrs.get(d.attrs.param(n)).iter().any(lends));
        if lent && run.outcome.ub().is_none() {
            return Some("a pointer that a parameter with captures(none) may hand on");
        }
        if run.choices.guessed {
            return Some("an answer that is made up");
        }
        let mut globals = cx.live_globals();
        if globals.any(|(_, d)| d.name.is_none()) {
            return Some("a global without a name");
        }
        if run.outcome.ub() == Some(UbKind::BadCallee) {
            return Some("a call of what is no function");
        }
        if self.narrows_pointers() {
            return Some("a pointer that a cast to another address space makes narrower");
        }
        if self.calls_what_may_be_another(run) {
            return Some("a call whose body the encoder does not follow");
        }
        let null = cx.attrs.has(d.attrs.func, AttrKind::NullPointerIsValid);
        // A pointer that is given may be null, and a distance from it an address.
        let f = self.function;
        let mut given = input.args.iter().zip(f.args());
        let given = given.any(|(a, &v)| cx.types.scalar(f.value_type(v)).is_ptr() && is_address(a));
        let stated = null || given || self.names_addresses();
        (stated && run.outcome.ub() == Some(UbKind::NoObject))
            .then_some("an object at a stated address")
    }

    /// True if some pointer is cast to one of fewer bits, or a parameter has so few that the objects of an input have no room there:
    /// what becomes of an address that does not fit is the target's matter.
    fn narrows_pointers(&self) -> bool {
        const ROOM: u32 = 32;
        let layout = &self.module.header.layout;
        let own = self.function;
        let mut given = own.args().iter().map(|&a| own.value_type(a));
        let small = |t: Type| {
            let space = t.address_space();
            space.is_some_and(|s| layout.pointer(s).bits < ROOM)
        };
        if given.any(small) {
            return true;
        }
        self.module.bodies.iter().any(|f| {
            let bits = |t: Type| t.address_space().map(|s| layout.pointer(s).bits);
            let mut insts = f.blocks().flat_map(|b| f.insts(b));
            insts.any(|i| {
                let casts = matches!(f.kind(i), InstKind::Cast(CastOp::AddrSpaceCast));
                casts && bits(f.inst_type(i)) < bits(f.value_type(f.operand(i, 0)))
            })
        })
    }

    /// True if there is a pointer at a stated address, or to another address space than 0: what lies there is the target's
    /// matter, and the encoder takes it for something.
    fn names_addresses(&self) -> bool {
        use tandem_ir::constant::ConstantData;
        self.module.bodies.iter().any(|f| {
            let mut insts = f.blocks().flat_map(|b| f.insts(b));
            insts.any(|i| {
                f.operands(i).any(|v| {
                    let stated = matches!(f.as_const(v), Some(ConstantData::Expr(_)));
                    let space = f.value_type(v).address_space();
                    space.is_some_and(|s| s != 0 || stated)
                })
            })
        })
    }

    /// True if the function comes to a call of one with a body that another may take the place of, or to one with operand
    /// bundles: to the encoder both are unknown code. So is what a pointer calls, where the undefined behaviour of the run is.
    fn calls_what_may_be_another(&self, run: &Run) -> bool {
        let (mut seen, mut work) = (FxHashSet::default(), vec![self.function]);
        seen.insert(self.function.global);
        while let Some(f) = work.pop() {
            for i in f.blocks().flat_map(|b| f.insts(b)) {
                let called = f.callee(i).and_then(|g| Some((g, self.module.body(g)?)));
                let Some((g, body)) = called else { continue };
                let bundles = f.call(i).is_some_and(|c| !c.info.bundles.is_empty());
                let replaceable = matches!(
                    self.module.header.globals[g].linkage,
                    Linkage::WeakAny | Linkage::LinkOnceAny | Linkage::Common
                );
                if bundles || replaceable {
                    return true;
                }
                if seen.insert(g) {
                    work.push(body);
                }
            }
        }
        match &run.outcome {
            Outcome::Ub { place, .. } => place.function.is_some_and(|g| !seen.contains(&g)),
            _ => false,
        }
    }

    /// True if a shuffle takes an element twice.
    fn copies_lanes(&self) -> bool {
        self.module.bodies.iter().any(|f| {
            let insts: Vec<_> = f.blocks().flat_map(|b| f.insts(b)).collect();
            insts.into_iter().any(|i| {
                let InstKind::ShuffleVector(mask) = f.kind(i) else {
                    return false;
                };
                let mut lanes: Vec<i32> = mask.to_vec();
                lanes.retain(|&k| k >= 0);
                lanes.sort_unstable();
                lanes.windows(2).any(|w| w[0] == w[1])
            })
        })
    }
    /// True if something is filled with a byte that is not a number.
    fn fills_with_unknown(&self) -> bool {
        self.module.bodies.iter().any(|f| {
            let insts = f.blocks().flat_map(|b| f.insts(b));
            insts.into_iter().any(|i| {
                let name = f.callee(i).map(|g| self.module.header.global_name(g));
                let value = || f.call(i).and_then(|c| c.args().nth(1));
                name.is_some_and(|n| n.starts_with("llvm.memset"))
                    && value().is_none_or(|v| f.as_int(v).is_none())
            })
        })
    }
    /// True if a condition holds for some choice among a few that are drawn. One would not do: two choices for
    /// an undef pointer of two bits are equal in every fourth draw.
    fn may_hold(&self, t: Term, base: &Assignment) -> bool {
        (1..=16).any(|seed| {
            let full = self.guess(base, Guess::Drawn(seed));
            Evaluator::new(&self.pair.terms, &full).holds(t)
        })
    }

    /// Some choices of the encoder give what the interpreter did, others do not.
    fn with_choices(
        &self,
        goal: Term,
        run: &Run,
        checks: &[Check],
        base: &Assignment,
    ) -> Comparison {
        // With these as the interpreter may have had them, no other choice matters.
        let guesses = [Guess::Zeros, Guess::Ones, Guess::Drawn(1)];
        let only_silent = guesses.iter().any(|&silent| {
            guesses.iter().all(|&rest| {
                let full = self.guess_apart(base, silent, rest);
                Evaluator::new(&self.pair.terms, &full).holds(goal)
            })
        });
        // What came out undef is still to be chosen.
        let vague = matches!(&run.outcome, Outcome::Returned(Some(v)) if holds_undef(v));
        // Undefined for some choice is undefined.
        if vague || chose(run.choices) || only_silent || run.outcome.ub().is_some() {
            return Comparison::UpToChoices;
        }
        let mut text = "the encoder has choices that the interpreter has not\n".to_owned();
        text += &self.story(run, checks, base);
        Comparison::Different(text)
    }

    /// Is there a choice of the encoder that gives what the interpreter did?
    fn ask(&mut self, goal: Term, run: &Run, checks: &[Check], base: &Assignment) -> Comparison {
        let different = |e: &Self| Comparison::Different(e.story(run, checks, base));
        // Where objects lie beyond their stated alignment is nobody's to say.
        let aligned = self.pair.terms.fun_named("align");
        let placed = aligned.is_some_and(|f| !self.pair.terms.applications(&[goal], f).is_empty());
        let free =
            self.pair.terms.mentions(goal).any(Mentions::SOURCE) || run.choices.address || placed;
        if !free {
            return different(self);
        }
        let asked = self.pair.terms.reachable(&[goal]);
        if asked.len() > LARGEST_QUESTION {
            return Comparison::Open("choices in too large a function".into());
        }
        let terms = &self.pair.terms;
        let divides = |&t: &Term| {
            let op = terms.op(t);
            let division = [Op::BvUdiv, Op::BvUrem, Op::BvSdiv, Op::BvSrem].contains(op);
            let remainder = matches!(op, Op::Fp(FpOp::Rem, _));
            remainder || division && terms.width(t) > WIDEST_DIVISION
        };
        if asked.iter().any(divides) {
            return Comparison::Open("choices in a division of so many bits".into());
        }
        let mut known = base.clone();
        let mut asserts = Vec::new();
        if run.choices.address {
            for name in ["base64", "base32"] {
                if let Some(f) = self.pair.terms.fun_named(name) {
                    known.funs.remove(&f);
                }
            }
            asserts = self.pair.address_axioms(&[goal]);
        }
        asserts.push(goal);
        let asserts: Vec<Term> = asserts.iter().map(|&t| self.given(t, &known)).collect();
        let mut solver = Solver::new(Limits {
            query_units: QUERY_UNITS,
            query_time: Some(QUERY_TIME),
            memory_mb: QUERY_MEGABYTES,
            ..Limits::default()
        });
        match solver.decide(&mut self.pair.terms, &asserts) {
            Answer::Sat(_) => Comparison::UpToChoices,
            Answer::Unsat if self.may_be_cut(run, base, &mut solver) => {
                Comparison::EncoderUnsupported("the bound on loops or calls".into())
            }
            Answer::Unsat => different(self),
            Answer::Unknown(r) => Comparison::Open(format!("solver: {r}")),
        }
    }

    /// True if the interpreter made a choice, and some choice of the encoder's leads beyond its bound.
    fn may_be_cut(&mut self, run: &Run, base: &Assignment, solver: &mut Solver) -> bool {
        if !chose(run.choices) {
            return false;
        }
        let cut = self.given(self.meaning.cut, base);
        !matches!(solver.decide(&mut self.pair.terms, &[cut]), Answer::Unsat)
    }

    /// A term with everything in it that the assignment knows.
    fn given(&mut self, t: Term, a: &Assignment) -> Term {
        let terms = &mut self.pair.terms;
        let mut map = FxHashMap::default();
        for (&v, value) in &a.vars {
            let (var, c) = (terms.var(v), terms.constant(value));
            map.insert(var, c);
        }
        let mut t = terms.substitute(t, &map);
        for _ in 0..ROUNDS {
            let mut map = FxHashMap::default();
            for x in terms.reachable(&[t]) {
                let Op::Apply(f) = *terms.op(x) else { continue };
                if !a.funs.contains_key(&f) {
                    continue;
                }
                let args: Option<Vec<_>> =
                    terms.args(x).iter().map(|&y| terms.as_value(y)).collect();
                if let Some(args) = args {
                    let value = a.call(terms, f, &args);
                    let c = terms.constant(&value);
                    map.insert(x, c);
                }
            }
            if map.is_empty() {
                break;
            }
            t = terms.substitute(t, &map);
        }
        t
    }

    /// A function of the environment in a term that the assignment says nothing of.
    fn unknown_function(&self, t: Term) -> Option<String> {
        let terms = &self.pair.terms;
        let fine = |name: &str| TABLES.contains(&name) || name == "align" || name == "inittag";
        terms
            .reachable(&[t])
            .into_iter()
            .find_map(|x| match terms.op(x) {
                Op::Apply(f) => Some(terms.fun_data(*f).name.clone()).filter(|n| !fine(n)),
                _ => None,
            })
    }

    /// What each side says.
    fn story(&self, run: &Run, checks: &[Check], base: &Assignment) -> String {
        let mut out = format!(
            "  interpreter: {} (choices {:?})\n  encoder:    ",
            run.outcome, run.choices
        );
        let full = self.guess(base, Guess::Zeros);
        let mut eval = Evaluator::new(&self.pair.terms, &full);
        let m = &self.meaning;
        if eval.holds(m.ub) {
            out += " undefined behaviour";
        } else if !eval.holds(m.returns) {
            out += " no return";
        } else if let Some(v) = &m.value {
            for s in v.leaves() {
                if eval.holds(s.poison) {
                    out += " poison";
                } else {
                    out += &format!(" {:?}", eval.value(s.bits).to_bits());
                }
            }
        }
        for (name, c) in checks {
            if !eval.holds(*c) {
                out += &format!("\n  not as in the encoder: {name}");
            }
        }
        out + "\n"
    }
}

/// True of a pointer, or of a vector with one, that is null or another address beside all objects.
fn is_address(v: &ConcreteValue) -> bool {
    match v {
        ConcreteValue::Elements(all) => all.iter().any(is_address),
        ConcreteValue::Pointer(p) => p.to == PointsTo::Nothing,
        ConcreteValue::Bits(_) => true,
        _ => false,
    }
}

fn has_undef(v: &ConcreteValue) -> bool {
    match v {
        ConcreteValue::Elements(e) => e.iter().any(has_undef),
        other => *other == ConcreteValue::Undef,
    }
}

fn holds_undef(v: &Value) -> bool {
    match v {
        Value::Elements(e) => e.iter().any(holds_undef),
        other => *other == Value::Undef,
    }
}

fn flatten(v: &Value, out: &mut Vec<Value>) {
    match v {
        Value::Elements(e) => e.iter().for_each(|x| flatten(x, out)),
        other => out.push(other.clone()),
    }
}

fn is_nan(kind: FloatKind, bits: u128) -> bool {
    let fraction = match kind {
        FloatKind::Half => 10,
        FloatKind::BFloat => 7,
        FloatKind::Float => 23,
        FloatKind::Double => 52,
        _ => 112,
    };
    let exponent = (1u128 << (kind.bits() - 1 - fraction)) - 1;
    (bits >> fraction) & exponent == exponent && bits & ((1 << fraction) - 1) != 0
}

/// The address space of a buffer.
fn space_of(input: &ConcreteInput, buffer: usize) -> u32 {
    input.blocks.get(buffer).map_or(1, |b| b.space)
}
