//! Where a pipeline goes wrong: the shortest front piece of it that shows the finding, and in it the execution.

use super::check::{Case, Finding, Setup};
use super::expect::{Order, expect};
use tandem_ir::Module;
use tandem_optimized::compile::Pipeline;
use tandem_optimized::options::Options;
use tandem_optimized::pipeline::text::Element;

/// The first entries of a tree, so many.
pub fn front(elements: &[Element], count: usize) -> Vec<Element> {
    fn cut(elements: &[Element], left: &mut usize) -> Vec<Element> {
        let mut kept = Vec::new();
        for e in elements.iter() {
            if *left == 0 {
                break;
            }
            match e {
                // As deep as texts nest, which is bounded where they are read.
                Element::Group(m, inside) => {
                    let inside = cut(inside, left);
                    if !inside.is_empty() {
                        kept.push(Element::Group(*m, inside));
                    }
                }
                other => {
                    *left -= 1;
                    kept.push(other.clone());
                }
            }
        }
        kept
    }
    let mut left = count;
    cut(elements, &mut left)
}

/// The finding with its place: the first entry with which it shows, its pass, and the first function that differs.
pub(super) fn located(
    module: &Module,
    pipeline: &Pipeline,
    options: &Options,
    setup: &Setup,
    finding: Finding,
) -> Finding {
    let whole = Order::of(&pipeline.elements, pipeline.phase_two);
    let shows = |count: usize| -> Option<(Finding, Order)> {
        let piece = Pipeline {
            elements: front(&pipeline.elements, count),
            ..pipeline.clone()
        };
        let order = Order::of(&piece.elements, piece.phase_two);
        let expected = expect(module, &order, options, None).ok()?;
        let case = Case {
            module,
            pipeline: &piece,
        };
        case.agrees(setup, &expected).err().map(|f| (f, order))
    };
    // The first one, whatever comes behind it.
    for count in 1..=whole.entries {
        let Some((first, order)) = shows(count) else {
            continue;
        };
        let Ok(expected) = expect(module, &order, options, None) else {
            break;
        };
        let numbered = expected.executions.iter().zip(1..);
        let all: Vec<_> = numbered.filter(|(e, _)| e.entry == count).collect();
        let named = |(e, n): &(&super::expect::Execution, u64)| {
            let id = e.id.map_or_else(String::new, |id| format!(" ({id})"));
            format!(
                "entry {count} of {}, {}{id}, execution {n} on {}",
                whole.entries, e.pass, e.on
            )
        };
        // The function whose name the difference mentions, or else the first one.
        let chosen = all
            .iter()
            .find(|(e, _)| first.message.contains(&format!("@{}:", e.on)));
        let place = chosen.or(all.first()).map(named);
        let place = place.unwrap_or_else(|| format!("entry {count} of {}", whole.entries));
        return Finding {
            pass: all.first().map(|(e, _)| e.pass),
            message: format!("{place}: {}: {}", first.cause, first.message),
            ..finding
        };
    }
    finding
}
