//! What scalar evolution says does not hang on which question came first.
//!
//! All that can be asked of a function is asked three times of a new analysis each: in order of the layout, backwards, and in
//! an order that looks random. Each question must be answered by the same text every time, and what is claimed of the whole
//! function after all of them must be the same to the byte.

use super::scev_edits::Draw;
use super::{Context, Failure, Outcome, Property};
use tandem_ir::claims::scev::Printer;
use tandem_ir::{Block, Function, Module, Value};
use tandem_optimized::analysis::scev::{Limits, ScalarEvolution};
use tandem_optimized::context::Cx;

pub(super) const PROPERTY: Property = Property {
    name: "scev-order",
    about: "what scalar evolution answers is the same in whatever order it is asked",
    run,
    of_ptx: None,
};

/// Questions about one function, at most.
const QUESTIONS: usize = 512;

/// A question.
#[derive(Clone, Copy)]
enum Question {
    /// What a value is, in a block or before all.
    Value(Value, Option<Block>),
    /// How often loops run.
    Counts,
    /// Whether loops end.
    Ends,
}

fn run(module: &Module, cx: &mut Context) -> Result<Outcome, Box<Failure>> {
    let defects = &cx.judging.options.defects;
    let mut asked = 0;
    for (n, f) in module.bodies.iter().enumerate() {
        let here = Cx::new(&module.header, defects);
        let mut draw = Draw::new(cx.number.wrapping_mul(31).wrapping_add(n as u64));
        let questions = questions(f);
        let layout: Vec<usize> = (0..questions.len()).collect();
        let backwards: Vec<usize> = layout.iter().rev().copied().collect();
        let mut mixed = layout.clone();
        for n in (1..mixed.len()).rev() {
            mixed.swap(n, draw.below(n + 1));
        }
        let first = answers(here, f, &questions, &layout);
        for order in [backwards, mixed] {
            let other = answers(here, f, &questions, &order);
            if let Some(message) = difference(&first, &other) {
                let name = module.header.global_name(f.global);
                let what = "order of questions";
                return Err(
                    Failure::new(PROPERTY.name, "scalar evolution", what, message)
                        .of_function(name),
                );
            }
        }
        asked += questions.len();
    }
    Ok(Outcome::held(asked))
}

/// Each value where it is computed, before all, and in the last block.
fn questions(f: &Function) -> Vec<Question> {
    let mut all = vec![Question::Counts, Question::Ends];
    let last = f.blocks().last();
    for b in f.blocks() {
        for v in f.insts(b).filter_map(|i| f.result(i)) {
            all.push(Question::Value(v, Some(b)));
            all.push(Question::Value(v, None));
            all.push(Question::Value(v, last));
        }
    }
    all.truncate(QUESTIONS);
    all
}

/// The answers in order of the questions, and what is claimed after all of them.
fn answers(cx: Cx<'_>, f: &Function, questions: &[Question], order: &[usize]) -> Vec<String> {
    let mut se = ScalarEvolution::new(cx, f, Limits::default());
    let mut exprs = vec![None; questions.len()];
    let mut texts = vec![String::new(); questions.len()];
    for &n in order {
        match questions[n] {
            Question::Value(v, at) => exprs[n] = se.expression(v, at),
            Question::Counts => texts[n] = format!("{:?}", se.loop_counts()),
            Question::Ends => texts[n] = format!("{:?}", se.loop_ends()),
        }
    }
    let claims = se.claims();
    let printer = Printer::new(cx.header(), f, &claims);
    for (text, e) in texts.iter_mut().zip(exprs) {
        if let Some(e) = e {
            *text = printer.typed(e);
        }
    }
    texts.extend(printer.function(true).lines().map(str::to_owned));
    texts
}

fn difference(one: &[String], other: &[String]) -> Option<String> {
    if one.len() != other.len() {
        return Some("more is claimed after one order than after another".into());
    }
    let mut pairs = one.iter().zip(other);
    let (a, b) = pairs.find(|(a, b)| a != b)?;
    Some(format!("'{a}' and '{b}'"))
}
