//! One semantics, two engines: the encoder on a concrete input must say what the interpreter does.
//!
//! Interpreter and encoder were written apart, from the same reference. Each function
//! and input on which they agree says a little for both; one on which they do not is a
//! defect of one of them. [`Encoded`] is the encoder's side, made once: its terms are
//! evaluated under an assignment that stands for the input ([`assign`]) and held
//! against the interpreter's run ([`agree`]).
//!
//! Where the language leaves a choice (undef, freeze, the payload of a NaN) the
//! interpreter makes one choice and the encoder has a variable. The question is then
//! whether some choice of the encoder gives what the interpreter did, which a few
//! guesses or the solver answer; where the interpreter says that it had no choice, all
//! guesses must give its outcome.

mod agree;
mod assign;

use super::context::{ChoiceKind, Mode, PairContext, Side, Uninit};
use super::encode::{Encoder, Meaning};
use super::inputs::{self, InputArgument};
use super::pointer::{BLOCK_BITS, Ptr, Region, block_id};
use super::replay::{ConcreteInput, ConcreteValue, PointsTo};
use super::value::{Scalar, Val};
use tandem_interp::{Choices, Limits, Outcome, Policy, Program, UndefPolicy, UninitPolicy, run};
use tandem_ir::{Function, Header, Module, Type};
use tandem_smt::{Term, Terms};

/// Instructions of a run of the interpreter; what takes more is not compared.
const STEPS: u64 = 200_000;

/// Terms of a function; what makes more is not compared.
const TERMS: usize = 400_000;

/// How the input gets into the terms.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Style {
    /// Arguments are variables, as the validator has them, and get values when terms are evaluated.
    Symbolic,
    /// Arguments are constants, so that most of the terms fold while they are made.
    Constant,
}

/// What a comparison came to.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Comparison {
    /// Both agree, and neither had a choice.
    Same,
    /// Both say undefined behaviour, whatever the choices.
    SameUndefined,
    /// Some choice of the encoder gives what the interpreter did.
    UpToChoices,
    /// The interpreter does not do it.
    InterpreterUnsupported(String),
    /// The encoder does not do it (the first of its blockers), or reached its bound.
    EncoderUnsupported(String),
    /// The comparison means nothing or was not settled, for the reason given.
    Open(String),
    /// They do not agree: what each says.
    Different(String),
}

/// A function in the encoder's terms.
pub struct Encoded<'m> {
    module: &'m Module,
    function: &'m Function,
    pair: PairContext,
    arguments: Vec<InputArgument>,
    meaning: Meaning,
    style: Style,
}

/// The identity of a buffer of the input.
fn buffer_block(space: u32, n: usize) -> u64 {
    const FIRST: u16 = 0x8000;
    block_id(false, Region::of_space(space), FIRST + n as u16)
}

impl<'m> Encoded<'m> {
    /// Encodes a function. The input matters for [`Style::Constant`] only.
    ///
    /// # Errors
    /// Why it cannot be compared.
    pub fn new(
        module: &'m Module,
        function: &'m Function,
        style: Style,
        input: &ConcreteInput,
        mode: Mode,
    ) -> Result<Encoded<'m>, Comparison> {
        // The interpreter holds to the letter of LangRef: a load of a partly poison value is poison.
        let mode = Mode {
            copies_bytes: false,
            ..mode
        };
        let mut pair = PairContext::new(module.header.layout.clone(), mode);
        pair.budget.terms = Some(TERMS);
        let unsupported = Comparison::EncoderUnsupported;
        let arguments =
            inputs::arguments(&mut pair, &module.header, function).map_err(unsupported)?;
        let args = match style {
            Style::Symbolic => inputs::seen_by(&mut pair, Side::Source, &arguments),
            Style::Constant => {
                let types = function.args().iter().map(|&a| function.value_type(a));
                let list: Result<Vec<Val>, String> = types
                    .zip(&input.args)
                    .map(|(ty, v)| constant(&mut pair, &module.header, input, v, ty))
                    .collect();
                list.map_err(Comparison::Open)?
            }
        };
        let meaning = Encoder::run(&mut pair, Side::Source, module, function, args);
        if let Some(b) = meaning.blockers.first() {
            return Err(unsupported(b.construct.clone()));
        }
        if pair.late() {
            return Err(unsupported("more terms than are compared".into()));
        }
        pair.budget.terms = None;
        Ok(Encoded {
            module,
            function,
            pair,
            arguments,
            meaning,
            style,
        })
    }

    /// Runs an input through the interpreter and holds the terms against it. In [`Style::Constant`] it must be
    /// the input that the function was encoded with.
    pub fn compare(
        &mut self,
        program: &Program<'_>,
        input: &ConcreteInput,
        seed: u64,
    ) -> Comparison {
        let cx = &self.module.header;
        let mut ready = match input.for_function(cx, self.function) {
            Ok(r) => r,
            Err(e) => return Comparison::Open(e),
        };
        ready.policy = Policy {
            seed,
            undef: UndefPolicy::Seeded,
            uninit: match self.pair.mode.uninit {
                Uninit::Poison => UninitPolicy::Poison,
                Uninit::Undef => UninitPolicy::Undef,
            },
            limits: Limits {
                steps: STEPS,
                ..Limits::default()
            },
            ..Policy::default()
        };
        let run = run(program, self.function.global, &ready);
        match &run.outcome {
            Outcome::Unsupported(u) => Comparison::InterpreterUnsupported(u.construct.clone()),
            Outcome::OutOfSteps | Outcome::OutOfMemory => Comparison::Open(run.outcome.to_string()),
            Outcome::IllFormed(m) => Comparison::Open(format!("ill-formed: {m}")),
            _ => self.settle(input, &run, seed),
        }
    }
}

/// True if the interpreter says that its run could have gone otherwise. Objects lie in both engines alike.
fn chose(c: Choices) -> bool {
    let layout = false;
    Choices { layout, ..c }.any()
}

/// The element types of a type, if it has elements.
fn parts(cx: &Header, ty: Type) -> Option<Vec<Type>> {
    if let Some((e, n, _)) = cx.types.as_vector(ty) {
        return Some(vec![e; n as usize]);
    }
    if let Some((e, n)) = cx.types.as_array(ty) {
        return Some(vec![e; n as usize]);
    }
    cx.types.struct_fields(ty).map(|f| f.0.to_vec())
}

/// An argument as constant terms.
fn constant(
    w: &mut PairContext,
    cx: &Header,
    input: &ConcreteInput,
    v: &ConcreteValue,
    ty: Type,
) -> Result<Val, String> {
    if let Some(types) = parts(cx, ty) {
        let mut out = Vec::new();
        for (n, &t) in types.iter().enumerate() {
            let e = match v {
                ConcreteValue::Elements(e) => e.get(n).ok_or("too few elements")?,
                other => other,
            };
            out.push(constant(w, cx, input, e, t)?);
        }
        return Ok(Val::Elements(out.into()));
    }
    let index = ty.address_space().map(|s| w.index_bits(s));
    let width = match (ty.int_width(), ty.float_kind(), index) {
        (Some(width), ..) => width,
        (_, Some(kind), _) => kind.bits(),
        (.., Some(i)) => BLOCK_BITS + i,
        _ => return Err("an argument that is no scalar".into()),
    };
    Ok(Val::Scalar(match v {
        ConcreteValue::Poison => Scalar::poison(&mut w.terms, width),
        ConcreteValue::Undef => Scalar::defined(w.choice(Side::Source, ChoiceKind::Undef, width)),
        ConcreteValue::Bits(b) => {
            let bits = w.terms.from_bits(b);
            Scalar::defined(w.terms.zext(bits, width))
        }
        ConcreteValue::Pointer(p) => {
            let PointsTo::Block(n) = p.to else {
                return Err("an argument that points to no buffer".into());
            };
            let space = input.blocks.get(n).ok_or("no such buffer")?.space;
            let offset = w.terms.bits(64, p.offset as u64);
            let at = Ptr {
                block: w.terms.bits(BLOCK_BITS, buffer_block(space, n)),
                offset: w.terms.resize(offset, width - BLOCK_BITS),
            };
            Scalar::defined(at.pack(&mut w.terms))
        }
        ConcreteValue::Elements(_) => return Err("elements for a scalar".into()),
    }))
}

/// Conjunction of many.
fn all(t: &mut Terms, list: Vec<Term>) -> Term {
    t.all(list)
}
