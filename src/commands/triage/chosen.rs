//! Which passes are looked at: those that are asked for, those of a pipeline or of a level, or all of the table.

use super::Args;
use crate::judge::Judging;
use crate::pipelines::expect::Order;
use crate::pipelines::{Named, Subject, Unjudged};
use crate::registry::Language;
use crate::triage::stage::{Replayed, Stage, stages};
use tandem_ir::passes::{PASSES, PassId, Unit};
use tandem_optimized::pipeline::level::Level;
use tandem_optimized::pipeline::{self, Step};

/// The passes to look at, in two parts: those that are asked for; or else every pass on functions, and then, unless it is about
/// one function, every pass on modules. Machine functions have no modules.
pub(super) fn groups<P: Replayed>(args: &Args) -> Result<[Vec<String>; 2], String> {
    let asked = match (P::LANGUAGE, &args.passes) {
        // Only a child is given a list of passes on machine functions.
        (Language::Ptx, Some(list)) => list.split(',').map(str::to_owned).collect(),
        _ => passes(args)?,
    };
    if !asked.is_empty() {
        return Ok([asked, Vec::new()]);
    }
    let all = |unit: &[Unit]| of_table(|p| unit.contains(&p.unit));
    Ok(match P::LANGUAGE {
        Language::Ptx => [all(&[Unit::Machine]), Vec::new()],
        Language::Ir if args.function.is_some() => [all(&[Unit::Function]), Vec::new()],
        Language::Ir => [
            all(&[Unit::Function]),
            all(&[Unit::Module, Unit::Scc, Unit::Loop]),
        ],
    })
}

/// The passes that are asked for by name, by a text or by a level; none if nothing says which.
fn passes(args: &Args) -> Result<Vec<String>, String> {
    if let Some(p) = &args.pass {
        return Ok(vec![p.clone()]);
    }
    if let Some(subject) = subject(args).filter(|_| args.level.is_some()) {
        let p = subject.pipeline().map_err(|e| format!("error: {e}"))?;
        let order = Order::of(&p.elements, p.phase_two);
        return Ok(order.places().map(|p| p.params.spelled()).collect());
    }
    let Some(text) = &args.passes else {
        return Ok(Vec::new());
    };
    let steps = pipeline::parse(text).map_err(|e| format!("error: {e}"))?;
    let all: Vec<String> = steps.iter().filter_map(Step::spelled).collect();
    match all.is_empty() {
        true => Err(format!("error: the pipeline '{text}' has no pass")),
        false => Ok(all),
    }
}

/// The names of passes of the table, in its order.
fn of_table(wanted: impl Fn(&PassId) -> bool) -> Vec<String> {
    let all = PASSES.iter().filter(|p| wanted(p));
    all.map(|p| p.name.to_owned()).collect()
}

/// The pipeline that is asked for as such, if one is.
pub(super) fn subject(args: &Args) -> Option<Subject> {
    let named = match (&args.level, &args.passes) {
        (Some(name), _) => Named::Level(Level::of_name(name)?),
        (None, Some(text)) => Named::Text(text.clone()),
        (None, None) => return None,
    };
    Some(Subject {
        knobs: args.opt.clone(),
        ..Subject::new(named)
    })
}

/// The passes of the level that is asked for that are not looked at.
pub(super) fn skipped(args: &Args) -> Result<Unjudged, String> {
    let level = subject(args).filter(|_| args.level.is_some());
    level.map_or_else(
        || Ok(Unjudged::default()),
        |s| Unjudged::of(&s, args.skip_unbuilt),
    )
}

/// The passes in both forms.
pub(super) fn made<P: Replayed>(
    judging: &Judging,
    texts: &[String],
) -> Result<Vec<Box<dyn Stage<P>>>, String> {
    stages(judging, texts).map_err(|e| format!("error: {e}"))
}
