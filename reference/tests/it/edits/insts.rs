//! Single instructions, stack variables among them.

use super::{Subject, i32};
use tandem_ir::metadata::Metadata;
use tandem_ir::rewrite::{NewInst, Operand, Rewrite};
use tandem_ir::{BinOp, Flags, InstKind, IntPredicate, MdNode, Type};

const TEXT: &str = "\
define i32 @f(i32 %x, ptr %p) {
entry:
  %a = add nsw i32 %x, 1
  %l = load i32, ptr %p, align 4, !range !0
  store i32 %a, ptr %p, align 4
  br label %out
out:
  %u = mul i32 %x, 3
  ret i32 %l
}
!0 = !{i32 0, i32 9}
";

fn binary(op: BinOp, flags: Flags, operands: Vec<Operand>) -> NewInst {
    NewInst {
        kind: InstKind::Binary(op),
        flags,
        ty: Type::I32,
        operands,
    }
}

#[test]
fn insert_inst_puts_an_instruction_in_front_of_another() {
    let s = Subject::new(TEXT);
    let new = binary(BinOp::Sub, Flags::NUW, vec![s.operand("x"), i32(5)]);
    let rw = |inst: NewInst| Rewrite::InsertInst {
        inst,
        before: s.inst("l"),
    };
    let after = TEXT.replace("  %l =", "  %0 = sub nuw i32 %x, 5\n  %l =");
    s.leads_to(&rw(new.clone()), &after);
    let less = NewInst {
        kind: InstKind::ICmp(IntPredicate::Slt),
        flags: Flags::NONE,
        ty: Type::I1,
        operands: vec![s.operand("x"), i32(5)],
    };
    let after = TEXT.replace("  %l =", "  %0 = icmp slt i32 %x, 5\n  %l =");
    s.leads_to(&rw(less.clone()), &after);
    // Near misses: flags, result, number and types of operands, place.
    let exact = binary(BinOp::Sub, Flags::EXACT, new.operands.clone());
    s.refuses(&rw(exact), "not a well-formed instruction");
    let ty = Type::I32;
    s.refuses(&rw(NewInst { ty, ..less }), "not a well-formed instruction");
    let one = binary(BinOp::Sub, Flags::NONE, vec![i32(5)]);
    s.refuses(&rw(one), "not a well-formed instruction");
    let mixed = binary(BinOp::Sub, Flags::NONE, vec![i32(5), s.operand("p")]);
    s.refuses(&rw(mixed), "not a well-formed instruction");
    let phi = NewInst {
        kind: InstKind::Phi,
        ..new
    };
    s.refuses(&rw(phi), "has its place");
}

#[test]
fn move_inst_keeps_the_instruction_as_it_is() {
    let s = Subject::new(TEXT);
    let rw = |inst, before| Rewrite::MoveInst { inst, before };
    let line = "  %u = mul i32 %x, 3\n";
    let after = TEXT
        .replace(line, "")
        .replace("  %l =", &format!("{line}  %l ="));
    s.leads_to(&rw(s.inst("u"), s.inst("l")), &after);
    s.refuses(&rw(s.inst("u"), s.inst("u")), "in front of itself");
    let ret = s.nth("out", 1);
    s.refuses(&rw(ret, s.inst("l")), "has its place");
}

#[test]
fn clone_inst_copies_flags_and_metadata_over_mapped_operands() {
    let s = Subject::new(TEXT);
    let rw = |inst, map| Rewrite::CloneInst {
        inst,
        before: s.inst("u"),
        map,
    };
    let copy = "  %0 = add nsw i32 7, 1\n  %u =";
    let map = vec![(s.value("x"), i32(7))];
    s.leads_to(&rw(s.inst("a"), map), &TEXT.replace("  %u =", copy));
    let copy = "  %0 = load i32, ptr %p, align 4, !range !0\n  %u =";
    s.leads_to(&rw(s.inst("l"), vec![]), &TEXT.replace("  %u =", copy));
    let none = vec![(s.value("p"), s.operand("p"))];
    s.refuses(&rw(s.inst("a"), none), "no such operand");
    let twice = vec![(s.value("x"), i32(7)), (s.value("x"), i32(8))];
    s.refuses(&rw(s.inst("a"), twice), "listed twice");
    let other = vec![(s.value("x"), s.operand("p"))];
    s.refuses(&rw(s.inst("a"), other), "another type");
    s.refuses(&rw(s.nth("entry", 3), vec![]), "has its place");
}

#[test]
fn erase_inst_asks_for_no_use_alone() {
    let s = Subject::new(TEXT);
    let rw = |inst| Rewrite::EraseInst { inst };
    s.leads_to(
        &rw(s.inst("u")),
        &TEXT.replace("  %u = mul i32 %x, 3\n", ""),
    );
    // A store has no result that could be used; whether it may go is the judge's question.
    let store = "  store i32 %a, ptr %p, align 4\n";
    s.leads_to(&rw(s.nth("entry", 2)), &TEXT.replace(store, ""));
    s.refuses(&rw(s.inst("l")), "has uses");
    s.refuses(&rw(s.nth("out", 1)), "terminator");
}

#[test]
fn set_flags_replaces_all_flags() {
    let s = Subject::new(TEXT);
    let rw = |inst, flags| Rewrite::SetFlags { inst, flags };
    let a = s.inst("a");
    s.leads_to(&rw(a, Flags::NUW), &TEXT.replace("add nsw", "add nuw"));
    s.leads_to(&rw(a, Flags::NONE), &TEXT.replace("add nsw", "add"));
    s.refuses(&rw(a, Flags::NSW), "already");
    s.refuses(&rw(a, Flags::EXACT), "not a well-formed instruction");
    s.refuses(
        &rw(s.nth("entry", 2), Flags::NUW),
        "not a well-formed instruction",
    );
}

#[test]
fn set_flags_of_a_phi_are_those_of_its_type() {
    let text = "\
define float @f(float %x, i32 %n) {
entry:
  br label %out
out:
  %p = phi float [ %x, %entry ]
  %q = phi i32 [ %n, %entry ]
  ret float %p
}
";
    let s = Subject::new(text);
    let rw = |name, flags| Rewrite::SetFlags {
        inst: s.inst(name),
        flags,
    };
    s.leads_to(
        &rw("p", Flags::NNAN),
        &text.replace("phi float", "phi nnan float"),
    );
    s.refuses(&rw("q", Flags::NNAN), "not a well-formed instruction");
    s.refuses(&rw("p", Flags::NUW), "not a well-formed instruction");
}

#[test]
fn set_metadata_adds_replaces_and_removes_one_attachment() {
    let s = Subject::new(TEXT);
    let kind = s.0.header.strings.lookup("range").unwrap();
    let node = Metadata::Node(MdNode::from_u32(0));
    let rw = |inst, node| Rewrite::SetMetadata { inst, kind, node };
    let load = s.inst("l");
    // The node stays in the module, which nothing refers to any more.
    let without = TEXT.replace(", !range !0", "");
    s.leads_to(&rw(load, None), &without);
    let mut m = s.0.clone();
    m.bodies[0].retain_attachments(load, |_| false);
    Subject(m).leads_to(&rw(load, Some(node)), TEXT);
    s.refuses(&rw(load, Some(node)), "already");
    s.refuses(&rw(s.inst("a"), None), "already");
    let missing = Metadata::Node(MdNode::from_u32(9));
    s.refuses(&rw(load, Some(missing)), "not in the module");
    s.refuses(
        &rw(s.inst("a"), Some(node)),
        "not a well-formed instruction",
    );
}

#[test]
fn insert_alloca_starts_the_entry_block() {
    let s = Subject::new(TEXT);
    let rw = |addrspace, align| Rewrite::InsertAlloca {
        ty: Type::I32,
        addrspace,
        align,
    };
    let after = TEXT.replace("entry:\n", "entry:\n  %0 = alloca i32, align 8\n");
    s.leads_to(&rw(0, 8), &after);
    let after = TEXT.replace(
        "entry:\n",
        "entry:\n  %0 = alloca i32, align 4, addrspace(5)\n",
    );
    s.leads_to(&rw(5, 4), &after);
    s.refuses(&rw(0, 12), "no power of 2");
    s.refuses(&rw(1 << 24, 4), "no such address space");
    let ty = Type::VOID;
    let void = Rewrite::InsertAlloca {
        ty,
        addrspace: 0,
        align: 4,
    };
    s.refuses(&void, "not a well-formed instruction");
}

#[test]
fn erase_alloca_takes_along_what_keeps_the_address_to_itself() {
    let text = "\
define void @f(i32 %x, ptr %p) {
entry:
  %a = alloca [4 x i32], align 4
  %b = alloca i32, align 4
  %k = alloca ptr, align 8
  call void @llvm.lifetime.start.p0(i64 16, ptr %a)
  %g = getelementptr i32, ptr %a, i32 %x
  store i32 %x, ptr %g, align 4
  store i32 7, ptr %a, align 4
  call void @llvm.lifetime.end.p0(i64 16, ptr %a)
  %l = load i32, ptr %b, align 4
  store ptr %k, ptr %k, align 8
  store volatile i32 %l, ptr %p, align 4
  ret void
}
declare void @llvm.lifetime.start.p0(i64, ptr)
declare void @llvm.lifetime.end.p0(i64, ptr)
";
    let s = Subject::new(text);
    let gone = ["%a", "%g"];
    let lines = text.lines().filter(|l| !gone.iter().any(|g| l.contains(g)));
    let after: Vec<&str> = lines.collect();
    let rw = |name| Rewrite::EraseAlloca {
        alloca: s.inst(name),
    };
    s.leads_to(&rw("a"), &(after.join("\n") + "\n"));
    s.refuses(&rw("b"), "another use");
    s.refuses(&rw("k"), "another use");
    s.refuses(&rw("g"), "not an alloca");
}
