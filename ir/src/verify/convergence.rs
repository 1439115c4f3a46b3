//! Convergence control: tokens, and the intrinsics that make them (LangRef "Convergent Operation Semantics").

use super::{Checker, bundles};
use crate::attr::AttrKind;
use crate::entity::{Block, Inst};

type Check = Result<(), &'static str>;

fn rule(holds: bool, message: &'static str) -> Check {
    if holds { Ok(()) } else { Err(message) }
}

const ENTRY: &str = "llvm.experimental.convergence.entry";
const ANCHOR: &str = "llvm.experimental.convergence.anchor";
const LOOP: &str = "llvm.experimental.convergence.loop";

fn maker<'a>(c: &Checker<'a, '_>, i: Inst) -> Option<&'a str> {
    let header = c.header;
    let name = header.global_name(c.f.callee(i)?);
    [ENTRY, ANCHOR, LOOP].contains(&name).then_some(name)
}

/// Checks the function; cheap where no token is used.
pub(super) fn check(c: &mut Checker<'_, '_>) {
    let mut controlled = None;
    let mut uncontrolled = None;
    for b in c.f.blocks() {
        let mut before = false;
        for i in c.f.insts(b) {
            let Some(info) = c.f.kind(i).call_info() else {
                continue;
            };
            let bundled = info.bundles.iter().any(|x| &*x.0 == "convergencectrl");
            let made = maker(c, i);
            if let Err(message) = call(c, i, b, bundled, made, before) {
                c.at(i, message);
            }
            // Inline assembly and calls of what is convergent take part.
            let convergent = made.is_some() || bundled || c.header.is_convergent(c.f, i);
            if bundled || made.is_some() {
                controlled = controlled.or(Some(i));
            } else if convergent {
                uncontrolled = uncontrolled.or(Some(i));
            }
            before |= convergent;
        }
    }
    if let (Some(i), Some(_)) = (uncontrolled, controlled) {
        c.at(i, "controlled and uncontrolled convergence in one function");
    }
}

fn call(
    c: &Checker<'_, '_>,
    i: Inst,
    b: Block,
    bundled: bool,
    made: Option<&str>,
    before: bool,
) -> Check {
    if bundled {
        let all = bundles::of(c, i);
        let tokens: Vec<_> = all.iter().filter(|x| x.0 == "convergencectrl").collect();
        let [(_, operands)] = tokens[..] else {
            return Ok(());
        };
        let [token] = operands[..] else { return Ok(()) };
        let from = c.f.def_inst(token).and_then(|d| maker(c, d));
        rule(
            from.is_some(),
            "convergence token that no convergence intrinsic made",
        )?;
        rule(
            made.is_some() || c.header.is_convergent(c.f, i),
            "convergence token at a call that is not convergent",
        )?;
    }
    match made {
        Some(ENTRY) => {
            rule(
                !bundled,
                "entry and anchor cannot have a convergencectrl bundle",
            )?;
            rule(
                c.f.entry() == Some(b),
                "entry intrinsic outside of the entry block",
            )?;
            let decl = c.header.function(c.f.global);
            let convergent =
                decl.is_some_and(|d| c.header.attrs.has(d.attrs.func, AttrKind::Convergent));
            rule(
                convergent,
                "entry intrinsic in a function that is not convergent",
            )?;
            rule(
                !before,
                "entry intrinsic behind a convergent operation of its block",
            )
        }
        Some(ANCHOR) => rule(
            !bundled,
            "entry and anchor cannot have a convergencectrl bundle",
        ),
        Some(_) => {
            rule(bundled, "loop intrinsic needs a convergencectrl bundle")?;
            rule(
                !before,
                "loop intrinsic behind a convergent operation of its block",
            )
        }
        None => Ok(()),
    }
}
