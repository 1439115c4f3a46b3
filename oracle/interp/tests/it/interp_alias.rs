//! Aliases as addresses: the same object as what they name, of the block or the thread that asks.
#![allow(clippy::unwrap_used, reason = "tests")]

use crate::support;

use support::{SCHEDULES, grid, main_with, parse, value};
use tandem_interp::{Outcome, Program, Schedule, UbKind, Value};

const TID: &str = "declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32)\n";

#[test]
fn an_alias_at_an_offset_is_a_part_of_the_object() {
    let text = "@g = global [4 x i32] [i32 1, i32 2, i32 3, i32 4]
@third = alias i32, getelementptr (i32, ptr @g, i64 2)
@again = alias i32, ptr @third
define i32 @main() {
  store i32 7, ptr @again
  %v = load i32, ptr getelementptr ([4 x i32], ptr @g, i64 0, i64 2)
  %w = load i32, ptr getelementptr (i32, ptr @third, i64 1)
  %same = icmp eq ptr @again, getelementptr (i8, ptr @g, i64 8)
  %s = zext i1 %same to i32
  %a = mul i32 %v, 100
  %b = mul i32 %w, 10
  %c = add i32 %a, %b
  %r = add i32 %c, %s
  ret i32 %r
}";
    assert_eq!(value(text), Value::i32(741));
}

#[test]
fn an_alias_has_the_bounds_of_the_whole_object() {
    let text = |index: i32| {
        format!(
            "@g = global [4 x i32] zeroinitializer
@tail = alias i32, getelementptr (i32, ptr @g, i64 3)
define i32 @main() {{
  %p = getelementptr i32, ptr @tail, i64 {index}
  %v = load i32, ptr %p
  ret i32 %v
}}"
        )
    };
    let outcome = |n| main_with(&text(n), &[]).outcome;
    assert_eq!(outcome(-3), Outcome::Returned(Some(Value::i32(0))));
    assert!(matches!(
        outcome(1),
        Outcome::Ub {
            kind: UbKind::LoadOutOfBounds,
            ..
        }
    ));
}

/// The type of a typed pointer.
fn pointer(typed: &str) -> &str {
    let shared = "ptr addrspace(3)";
    if typed.starts_with(shared) {
        shared
    } else {
        "ptr"
    }
}

/// Every thread stores to its cell through one name and loads another thread's through the other.
fn through(store: &str, load: &str) -> String {
    format!(
        "@s = addrspace(3) global [9 x i32] undef
@a = alias [8 x i32], getelementptr (i32, ptr addrspace(3) @s, i64 1)
@flat = alias [8 x i32], addrspacecast (ptr addrspace(3) @a to ptr)
define void @main(ptr %out) {{
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %b = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %k = mul i32 %b, 100
  %x = add i32 %t, %k
  %p = getelementptr i32, {store}, i32 %t
  store i32 %x, {} %p
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %n = sub i32 7, %t
  %q = getelementptr i32, {load}, i32 %n
  %v = load i32, {} %q
  %first = mul i32 %b, 8
  %at = add i32 %first, %t
  %o = getelementptr i32, ptr %out, i32 %at
  store i32 %v, ptr %o
  ret void
}}
{TID}",
        pointer(store),
        pointer(load),
    )
}

#[test]
fn an_alias_of_shared_memory_is_the_memory_of_the_block() {
    let ways = [
        ("ptr addrspace(3) @a", "ptr addrspace(3) @a"),
        ("ptr addrspace(3) @a", "ptr @flat"),
        (
            "ptr @flat",
            "ptr addrspace(3) getelementptr (i32, ptr addrspace(3) @s, i64 1)",
        ),
    ];
    let want: Vec<i32> = (0..2)
        .flat_map(|b| (0..8).map(move |t| b * 100 + 7 - t))
        .collect();
    for (store, load) in ways {
        let text = through(store, load);
        for s in SCHEDULES {
            let (r, got) = grid(&text, 2, 8, 16, s, true);
            assert_eq!(r.outcome, Outcome::Returned(None), "{store} {load} {s:?}");
            assert_eq!(got, want, "{store} {load} {s:?}");
            assert!(r.races.is_empty(), "{store} {load} {s:?}");
        }
    }
}

#[test]
fn two_names_of_one_shared_cell_race() {
    let text = through("ptr addrspace(3) @a", "ptr @flat").replace(
        "  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)\n",
        "",
    );
    let (r, _) = grid(&text, 1, 8, 16, Schedule::RoundRobin(1), true);
    assert!(!r.races.is_empty());
}

#[test]
fn an_alias_of_local_or_thread_local_memory_is_the_memory_of_the_thread() {
    let names = [
        (
            "@l = addrspace(5) global [2 x i32] undef",
            "ptr addrspace(5)",
        ),
        ("@l = thread_local global [2 x i32] zeroinitializer", "ptr"),
    ];
    for (variable, pointer) in names {
        let thread = if variable.contains("thread_local") {
            "thread_local "
        } else {
            ""
        };
        let text = format!(
            "{variable}
@second = {thread}alias i32, getelementptr (i32, {pointer} @l, i64 1)
define void @main(ptr %out) {{
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  store i32 0, {pointer} @l
  store i32 %t, {pointer} @second
  %first = load i32, {pointer} @l
  %p = getelementptr i32, {pointer} @l, i64 1
  %second = load i32, {pointer} %p
  %v = add i32 %first, %second
  %o = getelementptr i32, ptr %out, i32 %t
  store i32 %v, ptr %o
  ret void
}}
{TID}"
        );
        let (r, got) = grid(&text, 1, 4, 4, Schedule::RoundRobin(1), true);
        assert_eq!(r.outcome, Outcome::Returned(None), "{variable}");
        assert_eq!(got, [0, 1, 2, 3], "{variable}");
        assert!(r.races.is_empty(), "{variable}: {:?}", r.races);
    }
}

#[test]
fn aliases_in_initialisers_and_of_functions() {
    let text = "@g = global [2 x i32] [i32 5, i32 6]
@second = alias i32, getelementptr (i32, ptr @g, i64 1)
@table = constant [2 x ptr] [ptr @second, ptr @twice]
@twice = alias i32 (i32), ptr @double
define internal i32 @double(i32 %x) {
  %y = add i32 %x, %x
  ret i32 %y
}
define i32 @main() {
  %p = load ptr, ptr @table
  %x = load i32, ptr %p
  %f = load ptr, ptr getelementptr (ptr, ptr @table, i64 1)
  %r = call i32 %f(i32 %x)
  ret i32 %r
}";
    assert_eq!(value(text), Value::i32(12));
}

#[test]
fn aliases_that_name_each_other_are_not_followed_for_ever() {
    let mut m = parse(
        "@g = global i32 1\n@a = alias i32, ptr @g\ndefine i32 @main() {\n  %v = load i32, ptr @a\n  ret i32 %v\n}",
    );
    let a = m.header.lookup("a").unwrap();
    let own = m.header.constants.intern(
        tandem_ir::Type::ptr(0),
        tandem_ir::constant::ConstantData::Global(a),
    );
    m.header.globals[a].kind = tandem_ir::module::GlobalKind::Alias(own);
    let p = Program::compile(&m).unwrap();
    let main = m.header.lookup("main").unwrap();
    let r = tandem_interp::run(&p, main, &Default::default());
    assert!(
        matches!(r.outcome, Outcome::Unsupported(_)),
        "{}",
        r.outcome
    );
}

/// An object of two bytes' alignment need not lie so that its third byte is at a multiple of four.
#[test]
fn whether_an_access_is_aligned_beyond_its_object_hangs_on_where_that_lies() {
    let run = |align: u32| {
        let text = format!(
            "define void @main() {{\n  %a = alloca [1 x i32], align 16\n  %p = alloca [4 x i16], align {align}\n  %q = getelementptr i16, ptr %p, i32 1\n  store i32 0, ptr %q, align 4\n  ret void\n}}"
        );
        main_with(&text, &[])
    };
    let by_luck = run(2);
    assert!(by_luck.choices.lucky_alignment, "{}", by_luck.outcome);
    let never = run(16);
    assert!(!never.choices.lucky_alignment && matches!(never.outcome, Outcome::Ub { .. }));
}

#[test]
fn whether_an_object_lies_at_a_number_hangs_on_the_other_objects() {
    let run = |global: &str, space: &str, other: &str| {
        let text = format!(
            "@g = {global}\ndefine i1 @main() {{\n  %r = icmp eq ptr{space} @g, {other}\n  ret i1 %r\n}}"
        );
        main_with(&text, &[])
    };
    let (shared, generic) = (
        "internal addrspace(3) global i32 undef",
        "internal global i32 0",
    );
    let at_zero = run(shared, " addrspace(3)", "null");
    assert!(at_zero.choices.layout);
    assert_eq!(
        at_zero.outcome,
        Outcome::Returned(Some(Value::Int { width: 1, bits: 1 }))
    );
    // Nothing lies at 0 there, and an object lies where it lies.
    for other in ["null", "@g", "getelementptr (i8, ptr @g, i64 4)"] {
        assert!(!run(generic, "", other).choices.any(), "{other}");
    }
    let cast = "addrspacecast (ptr addrspace(3) @g to ptr)";
    let text = format!(
        "@g = {shared}\ndefine i1 @main() {{\n  %r = icmp eq ptr {cast}, null\n  ret i1 %r\n}}"
    );
    assert!(!main_with(&text, &[]).choices.any());
    assert!(run(generic, "", "inttoptr (i64 64 to ptr)").choices.layout);
}

#[test]
fn a_pointer_returned_as_a_number_is_an_address() {
    let main = |ty: &str| {
        format!(
            "define {ty} @main() {{\n  %a = alloca i32\n  %p = alloca ptr\n  store ptr %a, ptr %p\n  %r = load {ty}, ptr %p\n  ret {ty} %r\n}}\n"
        )
    };
    assert!(main_with(&main("i64"), &[]).choices.address);
    assert!(!main_with(&main("ptr"), &[]).choices.address);
}
