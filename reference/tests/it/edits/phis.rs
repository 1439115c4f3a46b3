//! Phis and their entries.

use super::{Subject, i32};
use tandem_ir::rewrite::Rewrite;
use tandem_ir::{Module, Type};
use tandem_reference::edits;

const TEXT: &str = "\
define i32 @f(i32 %x, i1 %c) {
entry:
  br i1 %c, label %out, label %mid
mid:
  br i1 %c, label %out, label %out
out:
  ret i32 %x
}
";

#[test]
fn insert_phi_has_an_entry_for_each_edge() {
    let s = Subject::new(TEXT);
    let rw = |names: &[(&str, i64)], block| Rewrite::InsertPhi {
        block: s.block(block),
        ty: Type::I32,
        incoming: names.iter().map(|(n, k)| (s.block(n), i32(*k))).collect(),
    };
    let phi = "out:\n  %0 = phi i32 [ 1, %entry ], [ 2, %mid ], [ 2, %mid ]\n";
    let after = TEXT.replace("out:\n", phi);
    s.leads_to(&rw(&[("entry", 1), ("mid", 2)], "out"), &after);
    s.refuses(
        &rw(&[("mid", 2), ("entry", 1)], "out"),
        "in order of layout",
    );
    s.refuses(&rw(&[("entry", 1)], "out"), "not those of the predecessors");
    s.refuses(&rw(&[], "entry"), "no predecessors");
    let ty = Type::VOID;
    let incoming = vec![(s.block("entry"), s.operand("x"))];
    let block = s.block("mid");
    let void = Rewrite::InsertPhi {
        block,
        ty,
        incoming: incoming.clone(),
    };
    s.refuses(&void, "cannot have this type");
    let ty = Type::I64;
    let other = Rewrite::InsertPhi {
        block,
        ty,
        incoming,
    };
    s.refuses(&other, "another type");
}

#[test]
fn entries_are_added_and_removed_until_they_are_those_of_the_edges() {
    let text = TEXT.replace(
        "out:\n",
        "out:\n  %p = phi i32 [ 1, %entry ], [ 2, %mid ], [ 2, %mid ]\n",
    );
    let s = Subject::new(&text);
    let (phi, pred, entry) = (s.inst("p"), s.block("mid"), s.block("entry"));
    let add = |pred, n| Rewrite::AddIncoming {
        phi,
        pred,
        value: i32(n),
    };
    let remove = |pred| Rewrite::RemoveIncoming { phi, pred };
    s.refuses(&add(pred, 2), "every edge has its entry");
    s.refuses(&remove(pred), "no entry to spare");

    // An entry too few, as when an edge has just come.
    let mut few = s.0.clone();
    few.bodies[0].remove_operands(phi, 4, 2);
    let few = Subject(few);
    few.leads_to(&add(pred, 2), &text);
    few.refuses(&add(pred, 3), "two values for one predecessor");
    few.refuses(&add(entry, 1), "every edge has its entry");

    // An entry too many, as when an edge has just gone.
    let mut many = s.0.clone();
    let two = many.bodies[0].operand(phi, 2);
    many.bodies[0].add_phi_entry(phi, two, pred);
    let mut many_after = many.clone();
    let Module { header, bodies } = &mut many_after;
    edits::function(header, &mut bodies[0], &remove(pred)).unwrap();
    assert_eq!(
        tandem_ir::text::print(&many_after),
        tandem_ir::text::print(&s.0)
    );
    Subject(many).refuses(&remove(entry), "no entry to spare");
    let load = Rewrite::RemoveIncoming {
        phi: s.nth("out", 1),
        pred,
    };
    s.refuses(&load, "not a phi");
}
