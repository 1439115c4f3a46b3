//! The printer: LLVM's spelling, stability under reading again, and no panic on broken modules.

#![allow(clippy::unwrap_used)]

use tandem_ir::constant::ConstantData;
use tandem_ir::module::Linkage;
use tandem_ir::text::{parse, print, print_block_label, print_function, print_inst, print_value};
use tandem_ir::{BinOp, Block, Function, InstKind, Module, Type};

fn read(text: &str) -> Module {
    match parse(text.as_bytes(), "test") {
        Ok(m) => m,
        Err(e) => panic!("{e}"),
    }
}

/// LLVM's own output, with everything that has a spelling of its own; what we print must be the same text.
const EXACT: &str = include_str!("../print/exact.ll");

#[test]
fn prints_what_llvm_prints() {
    let have = print(&read(EXACT));
    for (n, (want, have)) in EXACT.lines().zip(have.lines()).enumerate() {
        assert_eq!(have, want, "line {}", n + 1);
    }
    assert_eq!(have.lines().count(), EXACT.lines().count());
}

#[test]
fn printing_again_changes_nothing() {
    let once = print(&read(EXACT));
    assert_eq!(print(&read(&once)), once);
}

/// Found by mutation: structs are created where they are first mentioned, and text in that order changed
/// when it was read again.
#[test]
fn struct_definitions_keep_their_order() {
    let once = print(&read(
        "@a = external global %z\n%z = type { i8, [2 x %y] }\n@b = external global %w\n\
         %w = type { { i8, %x }, %y }\n%x = type { %0 }\n%y = type { i8 }\n%0 = type { %v }\n%v = type opaque",
    ));
    assert_eq!(print(&read(&once)), once);
    let order: Vec<&str> = once
        .lines()
        .filter_map(|l| l.split_once(" = type "))
        .map(|l| l.0)
        .collect();
    assert_eq!(order, ["%0", "%v", "%z", "%y", "%w", "%x"]);
}

/// Found by mutation: the skipped directive swallowed definitions whose names then printed without a type.
#[test]
fn use_list_orders_swallow_no_definition() {
    for inner in ["\n@b = global i32 0\n", "\ndeclare void @f()\n"] {
        let text = format!("@a = global i32 0\nuselistorder ptr @a{inner}, {{ 1, 0 }}\n");
        assert!(parse(text.as_bytes(), "test").is_err(), "{text}");
    }
}

#[test]
fn a_function_alone_is_complete_with_its_attributes() {
    let m = read(
        "define fastcc i32 @f(i32 noundef %x) #0 {\n  ret i32 %x\n}\nattributes #0 = { nounwind \"a\"=\"b\" alignstack=8 }",
    );
    let text = print_function(&m.header, &m.bodies[0]);
    assert!(
        text.starts_with("define fastcc i32 @f(i32 noundef %x) nounwind"),
        "{text}"
    );
    assert!(
        text.contains("alignstack(8)") && text.contains("\"a\"=\"b\""),
        "{text}"
    );
    let again = read(&text);
    assert_eq!(print_function(&again.header, &again.bodies[0]), text);
}

#[test]
fn messages_name_values_as_the_text_does() {
    let m = read(
        "define i32 @f(i32 %0, ptr %p) {\n  %2 = add nsw i32 %0, 7\n  br label %3\n3:\n  ret i32 %2\n}",
    );
    let f = &m.bodies[0];
    let entry = f.entry().unwrap();
    let add = f.first_inst(entry).unwrap();
    let h = &m.header;
    assert_eq!(print_inst(h, f, add), "%2 = add nsw i32 %0, 7");
    assert_eq!(print_block_label(h, f, f.next_block(entry).unwrap()), "%3");
    assert_eq!(print_value(h, f, f.args()[1]), "ptr %p");
    assert_eq!(print_value(h, f, f.operand(add, 1)), "i32 7");
}

#[test]
fn unnamed_values_are_numbered_anew_after_editing() {
    let mut m =
        read("define i32 @f() {\n  %1 = add i32 1, 2\n  %2 = add i32 3, 4\n  ret i32 %2\n}");
    let f = &mut m.bodies[0];
    let first = f.first_inst(f.entry().unwrap()).unwrap();
    f.erase_inst(first);
    let text = print(&m);
    assert!(
        text.contains("  %1 = add i32 3, 4\n  ret i32 %1\n"),
        "{text}"
    );
}

#[test]
fn block_addresses_of_other_functions_have_that_functions_numbers() {
    let text = "@a = global ptr blockaddress(@f, %2)\n\ndefine void @f(i32 %0) {\n  br label %2\n\n2:\n  ret void\n}\n\ndefine ptr @g() {\n  ret ptr blockaddress(@f, %2)\n}\n";
    assert_eq!(print(&read(text)), text);
}

#[test]
fn broken_references_print_a_placeholder() {
    let mut m = read("define i32 @f(i32 %x) {\n  %y = add i32 %x, 1\n  ret i32 %y\n}");
    let f = &mut m.bodies[0];
    let b = f.entry().unwrap();
    let add = f.first_inst(b).unwrap();
    f.clear_name(f.result(add).unwrap());
    f.detach_inst(add);
    let text = print(&m);
    assert!(text.contains("ret i32 %<badref>"), "{text}");
    assert!(parse(text.as_bytes(), "test").is_err());
}

/// Every instruction kind with no operands at all, and with too many: nothing may panic.
#[test]
fn instructions_with_impossible_operands_print() {
    let sample = read(EXACT);
    let kinds: Vec<(InstKind, Type)> = sample
        .bodies
        .iter()
        .flat_map(|f| {
            f.blocks()
                .flat_map(|b| f.insts(b))
                .map(|i| (f.kind(i).clone(), f.inst_type(i)))
        })
        .collect();
    assert!(kinds.len() > 60);
    let mut m = sample.clone();
    let header = &m.header;
    for (kind, ty) in kinds {
        for count in [0, 1, 2, 5] {
            let mut f = Function::new(m.bodies[0].global, &[Type::I32]);
            let b: Block = f.create_block();
            f.append_block(b);
            let x = f.args()[0];
            let i = f.create_inst(kind.clone(), ty, &vec![x; count]);
            f.append_inst(b, i);
            let text = print_function(header, &f);
            assert!(text.contains(kind.mnemonic()), "{text}");
            // The verifier must survive the same, and no instruction has five such operands.
            let errors = tandem_ir::verify::verify_function(header, &f);
            assert!(count < 5 || !errors.is_empty(), "{text}");
        }
    }
    m.bodies.truncate(1);
    assert!(!print(&m).is_empty());
}

#[test]
fn dangling_handles_print() {
    let mut m = read("@g = global i32 0\ndefine void @f() {\n  ret void\n}");
    let gone = tandem_ir::Global::from_u32(77);
    let f = &mut m.bodies[0];
    let p = f.constant(Type::PTR, ConstantData::Global(gone));
    let q = f.constant(
        Type::PTR,
        ConstantData::BlockAddress(gone, Block::from_u32(9)),
    );
    let ty = Type::PTR;
    let b = f.entry().unwrap();
    for v in [p, q] {
        let i = f.create_inst(InstKind::Binary(BinOp::Add), ty, &[v, v]);
        f.insert_before_terminator(b, i);
    }
    assert!(print(&m).contains("@<badref>"));
    let g = m.header.lookup("g").unwrap();
    m.header.globals[g].linkage = Linkage::Private;
    assert!(print(&m).contains("@g = private global i32 0"));
}

/// Every kernel of the corpus is read, verified, and printed such that reading and printing again changes nothing.
#[test]
fn corpus_kernels_round_trip() {
    let root = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../corpus/kernels");
    let mut count = 0;
    for kernel in std::fs::read_dir(&root).unwrap().flatten() {
        for file in std::fs::read_dir(kernel.path())
            .into_iter()
            .flatten()
            .flatten()
        {
            if file.path().extension().is_none_or(|e| e != "ll") {
                continue;
            }
            let name = file.path().display().to_string();
            let m = read(&std::fs::read_to_string(file.path()).unwrap());
            let errors = tandem_ir::verify::verify(&m);
            assert!(errors.is_empty(), "{name}: {errors:#?}");
            let once = print(&m);
            assert_eq!(print(&read(&once)), once, "{name}");
            count += 1;
        }
    }
    assert!(count > 0, "no kernels in {}", root.display());
}

#[test]
fn of_groups_with_one_number_the_last_counts() {
    let text = "attributes #3 = { nounwind memory(read) align=16 \"a\"=\"1\" }
declare void @g() #3
define void @f() #4 {
  call void @g() #4
  ret void
}
attributes #4 = { cold }
attributes #3 = { willreturn \"a\"=\"2\" }
attributes #4 = { hot }
";
    let m = parse(text.as_bytes(), "t.ll").unwrap();
    let printed = print(&m);
    for part in [
        "declare void @g() #0\n",
        "define void @f() #1 {\n  call void @g() #1\n",
        "attributes #0 = { willreturn \"a\"=\"2\" }\nattributes #1 = { hot }\n",
    ] {
        assert!(printed.contains(part), "{part}{printed}");
    }
}
