//! Notes on loops, held against executions.
//!
//! A pass may write on the latch of a loop how many trips it makes (`!{!"tandem.trip.exact", i64 16}`; also `max` and
//! `multiple`). Nothing that the program does depends on it, so two modules behave alike whatever one of them notes: a false
//! note shows only where the trips are counted. They are, as for claims of scalar evolution ([`crate::scev::hold`]).

use crate::freerun::{Config, found};
use crate::inputs::Generator;
use crate::scev::hold::{Held, Holder};
use crate::verdict::{FunctionReport, Verdict};
use tandem_ir::claims::scev::{Expr, LoopClaim, Node, Scev, Typed};
use tandem_ir::constant::ConstantData;
use tandem_ir::metadata::{MdBody, Metadata};
use tandem_ir::{Block, Function, Header, Inst, Module, Type};
use tandem_tv::graph::{Graph, dominates};

/// The cause of a finding about a false note begins with this.
pub const FALSE_NOTE: &str = "false note";

/// How often an input is drawn again, with more care, if the run says nothing.
const CARE: u8 = 3;
/// Width in which trips are counted.
const WIDTH: u32 = 64;

/// Runs the functions of `output` that have notes which `unit` does not have; the first contradiction is a finding.
pub(super) fn hold(unit: &Module, output: &Module, config: &Config, report: &mut FunctionReport) {
    for (n, f) in output.bodies.iter().enumerate() {
        let before = unit.bodies.iter().find(|b| b.global == f.global);
        let claims = claims(&output.header, f, |latch| {
            let kept = |b: &Function| (latch.as_u32() as usize) < b.num_insts();
            let before = before.filter(|b| kept(b));
            before.map_or([0; 3], |b| noted(&unit.header, b, latch))
        });
        if claims.loops.is_empty() {
            continue;
        }
        if let Some((k, sort, words)) = contradiction(output, n, &claims, config) {
            let name = output.header.global_name(f.global);
            let message = format!("a note on a loop of @{name} is false, input {k}: {words}");
            let cause = format!("{FALSE_NOTE}: {sort}");
            let broken = found::<Module>(report, Verdict::InvariantBroken, &cause, message);
            report.findings.push(broken);
            return;
        }
    }
}

/// The first input on which a run contradicts a claim.
fn contradiction(
    module: &Module,
    n: usize,
    claims: &Scev,
    config: &Config,
) -> Option<(u64, &'static str, String)> {
    // A note does not say what it rests on, be that that a flag holds some day.
    let holder = Holder::new(module, n, claims).to_the_end_only();
    let program = holder.compile()?;
    let generator = Generator::new(&module.header, &module.bodies[n], &module.bodies);
    let mut held = Held::default();
    (0..config.fact_inputs).find_map(|k| {
        let wrong = (0..CARE).find_map(|care| {
            let input = generator.careful_input(config.seed, k, care);
            holder.hold(&program, &input, config.steps, &mut held)
        })?;
        let first = wrong.into_iter().next()?;
        Some((k, first.sort, first.words))
    })
}

/// What the notes of a function claim, those left out that were there before.
fn claims(header: &Header, f: &Function, before: impl Fn(Inst) -> [u64; 3]) -> Scev {
    let mut all = Scev::default();
    let graph = Graph::new(f);
    let idoms = graph.idoms();
    let goes_back = |to: Block, from: Block| match (graph.number(to), graph.number(from)) {
        (Some(to), Some(from)) => dominates(&idoms, to, from),
        _ => false,
    };
    for b in f.blocks() {
        let Some(t) = f.terminator(b) else { continue };
        let notes @ [exact, max, multiple] = noted(header, f, t);
        if notes == [0; 3] || notes == before(t) {
            continue;
        }
        let mut back_edges = |trips: u64| -> Option<Expr> {
            let node = Node::Const(u128::from(trips.checked_sub(1)?));
            Some(all.exprs.push(Typed {
                node,
                ty: Type::int(WIDTH),
                width: WIDTH,
            }))
        };
        let (exact, max) = (back_edges(exact), back_edges(max));
        // The only latch of the loop: it goes back to the header, which is the one of its successors that dominates it.
        for header in f.inst_successors(t).filter(|&h| goes_back(h, b)) {
            all.loops.push(LoopClaim {
                predicated: None,
                header,
                parent: None,
                exits: Vec::new(),
                exact,
                constant_max: max,
                symbolic_max: None,
                multiple: u32::try_from(multiple).ok().filter(|&m| m > 0),
                // A loop that does not end may be one that is said to.
                finite: true,
            });
        }
    }
    all
}

/// The numbers on a terminator: exact, at most, a multiple of; 0 for those that are not there.
fn noted(header: &Header, f: &Function, t: Inst) -> [u64; 3] {
    let kind = header.strings.lookup("llvm.loop");
    let all = f.attachments(t).iter().filter(|a| Some(a.0) == kind);
    let items = all.flat_map(|a| tuple(header, a.1));
    let notes: Vec<(&str, u64)> = items.filter_map(|md| note(header, *md)).collect();
    ["exact", "max", "multiple"].map(|name| {
        let found = notes.iter().find(|n| n.0 == name);
        found.map_or(0, |n| n.1)
    })
}

fn tuple(header: &Header, md: Metadata) -> &[Metadata] {
    let Metadata::Node(n) = md else { return &[] };
    match &header.metadata.nodes[n].body {
        MdBody::Tuple(items) => items,
        _ => &[],
    }
}

fn note(header: &Header, md: Metadata) -> Option<(&str, u64)> {
    let (Metadata::String(name), Metadata::Constant(c)) =
        (*tuple(header, md).first()?, *tuple(header, md).get(1)?)
    else {
        return None;
    };
    let name = header.str(name).strip_prefix("tandem.trip.")?;
    match header.constants.get(c) {
        ConstantData::Int(n) => Some((name, *n)),
        _ => None,
    }
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::*;

    /// The causes of findings about a loop of 2, 4, 6 or 8 trips with a note, if it was there before or not.
    fn held(note: &str, before: &str) -> Vec<String> {
        let module = |note: &str| {
            let text = format!(
                "define void @f(i64 %n) {{
entry:
  %a = and i64 %n, 6
  %end = add i64 %a, 2
  br label %l
l:
  %i = phi i64 [ 0, %entry ], [ %next, %l ]
  %next = add i64 %i, 1
  %more = icmp ult i64 %next, %end
  br i1 %more, label %l, label %out, !llvm.loop !0
out:
  ret void
}}
!0 = distinct !{{!0, !1}}
!1 = !{{!\"{note}\", i64 {}}}
",
                note.split(' ').next_back().unwrap()
            );
            let text = text.replace(note, note.split(' ').next().unwrap());
            tandem_ir::text::parse(text.as_bytes(), "test").unwrap()
        };
        let mut report = FunctionReport::default();
        let config = Config::default();
        hold(&module(before), &module(note), &config, &mut report);
        report.findings.into_iter().map(|f| f.cause).collect()
    }

    /// The exit of a loop may be the header of the next one, which the note says nothing of.
    #[test]
    fn a_note_is_about_the_loop_that_its_branch_goes_back_to() {
        let module = |note: &str| {
            let text = format!(
                "define void @f() {{
entry:
  br label %a
a:
  %i = phi i64 [ 0, %entry ], [ %i1, %a ]
  %i1 = add i64 %i, 1
  %ca = icmp ult i64 %i1, 4
  br i1 %ca, label %a, label %b, !llvm.loop !0
b:
  %j = phi i64 [ 0, %a ], [ %j1, %b ]
  %j1 = add i64 %j, 1
  %cb = icmp ult i64 %j1, 9
  br i1 %cb, label %b, label %out
out:
  ret void
}}
!0 = distinct !{{!0, !1}}
!1 = !{{!\"{note}\", i64 4}}
"
            );
            tandem_ir::text::parse(text.as_bytes(), "test").unwrap()
        };
        let mut report = FunctionReport::default();
        let (before, after) = (module("tandem.other"), module("tandem.trip.exact"));
        hold(&before, &after, &Config::default(), &mut report);
        assert!(report.findings.is_empty(), "{:?}", report.findings);
    }

    #[test]
    fn only_what_executions_contradict_is_a_finding() {
        let none = "tandem.other 1";
        for fine in ["tandem.trip.multiple 2", "tandem.trip.max 8", none] {
            assert_eq!(held(fine, none), [""; 0], "{fine}");
        }
        let wrong = [
            ("tandem.trip.multiple 4", "trip multiple"),
            ("tandem.trip.max 7", "constant maximum"),
            ("tandem.trip.exact 4", "exact count"),
        ];
        for (note, sort) in wrong {
            assert_eq!(
                held(note, none),
                [format!("{FALSE_NOTE}: {sort}")],
                "{note}"
            );
            assert_eq!(held(note, note), [""; 0], "it was there before");
        }
    }
}
