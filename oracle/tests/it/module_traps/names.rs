//! Traps of names: who sees them, and when two of them may be one.

use super::{fine, wrong};

#[test]
fn go_t13_visible_names_are_the_hosts_too() {
    let source = "@s = global { i32, i32 } { i32 1, i32 2 }
define i32 @f() {
  %a = load i32, ptr @s
  ret i32 %a
}";
    let split = "@s.f0 = internal global i32 1
define i32 @f() {
  %a = load i32, ptr @s.f0
  ret i32 %a
}";
    wrong(source, split);
    let stale = "@s = global { i32, i32 } { i32 1, i32 2 }
@s.f0 = internal global i32 1
define i32 @f() {
  %a = load i32, ptr @s.f0
  ret i32 %a
}";
    wrong(source, stale);
    let used = "@llvm.used = appending global [1 x ptr] [ptr @s], section \"llvm.metadata\"\n";
    let listed = format!(
        "{used}{}",
        source.replace("@s = global", "@s = internal global")
    );
    wrong(&listed, split);
}

#[test]
fn go_t21_equal_values_are_not_equal_addresses() {
    let source = "@a = internal global i32 7
@b = internal global i32 7
define i32 @f() {
  store i32 1, ptr @a
  %v = load i32, ptr @b
  ret i32 %v
}
define i1 @same() {
  %c = icmp eq ptr @a, @b
  ret i1 %c
}";
    let one = source
        .replace("@b = internal global i32 7\n", "")
        .replace("@b", "@a");
    wrong(source, &one);
    // Constants whose addresses matter.
    let addresses = "@a = internal constant i32 7
@b = internal constant i32 7
define i1 @same() {
  %c = icmp eq ptr @a, @b
  ret i1 %c
}";
    let one = addresses
        .replace("@b = internal constant i32 7\n", "")
        .replace("@b", "@a");
    wrong(addresses, &one);
}

#[test]
fn addresses_of_names_go_by_name() {
    let source = "@a = internal global i32 0
@f.table = internal constant [2 x ptr] [ptr @one, ptr @two]
declare i32 @out(ptr)
define internal i32 @one() {
  ret i32 1
}
define internal i32 @two() {
  ret i32 2
}
define i32 @f(i1 %c) {
  %i = zext i1 %c to i64
  %p = getelementptr [2 x ptr], ptr @f.table, i64 0, i64 %i
  %g = load ptr, ptr %p
  %r = call i32 %g()
  %s = call i32 @out(ptr @a)
  %t = call i32 @out(ptr @one)
  %u = add i32 %s, %t
  %v = add i32 %u, %r
  ret i32 %v
}";
    // The same module with its names in another order.
    let (head, tail) = source.split_once("declare").unwrap();
    let mut lines: Vec<&str> = head.lines().collect();
    lines.reverse();
    let other = format!(
        "declare{tail}\n@extra = internal global i32 5\n{}",
        lines.join("\n")
    );
    fine(source, &other);
    wrong(source, &other.replace("ret i32 2", "ret i32 3"));
}

#[test]
fn addresses_that_do_not_matter_may_be_shared() {
    let source = "@a = internal unnamed_addr constant i32 7
@b = internal unnamed_addr constant i32 7
@c = internal unnamed_addr constant i32 8
declare i32 @out(ptr, ptr)
define i32 @f() {
  %v = call i32 @out(ptr @a, ptr @b)
  ret i32 %v
}";
    let one = source.replace("ptr @b", "ptr @a");
    fine(source, &one);
    wrong(source, &source.replace("ptr @b", "ptr @c"));
}

#[test]
fn aliases_are_what_they_name() {
    let source = "@x = internal global i32 1
@y = alias i32, ptr @x
@p = global ptr @y
define i32 @f() {
  store i32 5, ptr @y
  %v = load i32, ptr @x
  ret i32 %v
}
define i32 @g() {
  %q = load ptr, ptr @p
  %v = load i32, ptr %q
  ret i32 %v
}
@h = alias i32 (), ptr @g";
    fine(source, source);
    wrong(
        source,
        &source
            .replace("load i32, ptr @x", "load i32, ptr @z")
            .replace("@y = alias", "@z = internal global i32 1\n@y = alias"),
    );
}
