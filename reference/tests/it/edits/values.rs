//! Values and their uses.

use super::{Subject, i32, int};
use tandem_ir::rewrite::{Operand, Rewrite, Why};
use tandem_ir::{Global, Type, Value};

const TEXT: &str = "\
define i32 @f(i32 %x, i32 %y, <2 x i32> %v) {
entry:
  %a = add i32 %x, %y
  %b = mul i32 %a, %a
  %w = add <2 x i32> %v, %v
  ret i32 %b
}
";

fn replace(old: Value, new: Operand) -> Rewrite {
    Rewrite::ReplaceValue {
        old,
        new,
        why: Why::Fold,
    }
}

#[test]
fn replace_value_takes_every_use() {
    let s = Subject::new(TEXT);
    let after = TEXT.replace("mul i32 %a, %a", "mul i32 %x, %x");
    s.leads_to(&replace(s.value("a"), s.operand("x")), &after);
    let after = TEXT.replace("mul i32 %a, %a", "mul i32 -7, -7");
    s.leads_to(&replace(s.value("a"), i32(-7)), &after);
    // A vector constant by its data.
    let vector = s.f().value_type(s.value("v"));
    let splat = Operand::Splat(vector, Box::new(i32(3)));
    let after = TEXT.replace("%v, %v", "splat (i32 3), splat (i32 3)");
    s.leads_to(&replace(s.value("v"), splat), &after);
    let parts = Operand::Aggregate(vector, vec![i32(1), Operand::Poison(Type::I32)]);
    let text = "<i32 1, i32 poison>";
    let after = TEXT.replace("%v, %v", &format!("{text}, {text}"));
    s.leads_to(&replace(s.value("v"), parts), &after);
}

#[test]
fn replace_value_refuses_other_types_and_itself() {
    let s = Subject::new(TEXT);
    let a = s.value("a");
    s.refuses(&replace(a, int(Type::I64, 0)), "another type");
    s.refuses(&replace(a, s.operand("v")), "another type");
    s.refuses(&replace(a, s.operand("a")), "by itself");
    s.refuses(
        &replace(Value::from_u32(999), i32(0)),
        "not in the function",
    );
    let label = s.f().block_value(s.block("entry"));
    s.refuses(&replace(label, i32(0)), "only results and arguments");
    // Constants whose data do not suit their type.
    let vector = s.f().value_type(s.value("v"));
    let v = s.value("v");
    let short = Operand::Aggregate(vector, vec![i32(1)]);
    s.refuses(&replace(v, short), "too few elements");
    let wrong = Operand::Splat(vector, Box::new(int(Type::I8, 1)));
    s.refuses(&replace(v, wrong), "another type");
    let inside = Operand::Splat(vector, Box::new(s.operand("x")));
    s.refuses(&replace(v, inside), "a value where a constant");
    let missing = Operand::Global(Type::ptr(0), Global::from_u32(77));
    s.refuses(&replace(a, missing), "not in the module");
}

#[test]
fn replace_uses_takes_those_that_are_listed() {
    let s = Subject::new(TEXT);
    let b = s.inst("b");
    let rw = |uses: &[_], new| Rewrite::ReplaceUses {
        old: s.value("a"),
        new,
        uses: uses.to_vec(),
        why: Why::Fold,
    };
    let after = TEXT.replace("mul i32 %a, %a", "mul i32 %a, 4");
    s.leads_to(&rw(&[(b, 1)], i32(4)), &after);
    s.refuses(&rw(&[(b, 1), (b, 0)], i32(4)), "in order");
    s.refuses(&rw(&[], i32(4)), "in order");
    s.refuses(&rw(&[(b, 2)], i32(4)), "does not hold the value");
    s.refuses(&rw(&[(s.inst("a"), 0)], i32(4)), "does not hold the value");
}

#[test]
fn replace_uses_keeps_entries_of_one_predecessor_equal() {
    let s = Subject::new(
        "define i32 @f(i32 %x, i1 %c) {
entry:
  br i1 %c, label %out, label %out
out:
  %p = phi i32 [ %x, %entry ], [ %x, %entry ]
  ret i32 %p
}
",
    );
    let p = s.inst("p");
    let rw = |uses: &[_]| Rewrite::ReplaceUses {
        old: s.value("x"),
        new: i32(4),
        uses: uses.to_vec(),
        why: Why::Fold,
    };
    s.refuses(&rw(&[(p, 0)]), "two values for one predecessor");
    let text = tandem_ir::text::print(&s.0).replace("[ %x, %entry ]", "[ 4, %entry ]");
    s.leads_to(&rw(&[(p, 0), (p, 2)]), &text);
}
