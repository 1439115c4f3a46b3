//! Every limit on both sides of its constant.
#![allow(clippy::unwrap_used)]

use crate::support;

use std::fmt::Write;
use support::{Ran, go, go_with, go_without_lvi, parse, run_unchecked};
use tandem_optimized::passes::jump_threading::*;

/// A block with a known condition on one side, extra phis and a body, reached from two sides.
fn block(phis: u32, body: &str, attr: &str, switch: bool) -> String {
    let mut extra = String::new();
    for n in 1..phis {
        let _ = writeln!(extra, "  %e{n} = phi i32 [ {n}, %entry ], [ %x, %Q ]");
    }
    let end = if switch {
        "switch i32 %p, label %T [ i32 7, label %F ]"
    } else {
        "br i1 %p, label %T, label %F"
    };
    let (ty, known, other) = if switch {
        ("i32", "7", "%x")
    } else {
        ("i1", "true", "%c")
    };
    format!(
        "declare void @see()
declare i32 @llvm.bitreverse.i32(i32)
define i32 @f(i1 %q, i1 %c, i32 %x, ptr %m) {attr} {{
entry:
  br i1 %q, label %B, label %Q
Q:
  br label %B
B:
  %p = phi {ty} [ {known}, %entry ], [ {other}, %Q ]
{extra}{body}
  {end}
T:
  ret i32 1
F:
  ret i32 2
}}"
    )
}

fn stores(n: u32) -> String {
    (0..n)
        .map(|k| format!("  store i32 {k}, ptr %m\n"))
        .collect()
}

fn threaded(r: &Ran) -> bool {
    r.report.threaded_edges == 1
}

#[test]
fn jt_006_six_instructions_are_threaded_and_seven_not() {
    assert_eq!(BLOCK_DUPLICATE_THRESHOLD, 6);
    assert!(threaded(&go(&block(1, &stores(6), "", false))));
    go(&block(1, &stores(7), "", false)).assert_untouched();
}

#[test]
fn jt_006_the_threshold_is_an_option() {
    for t in 0..9 {
        let options = Options {
            threshold: t,
            ..Options::default()
        };
        assert!(threaded(&go_with(
            &block(1, &stores(t), "", false),
            &options
        )));
        assert!(!threaded(&go_with(
            &block(1, &stores(t + 1), "", false),
            &options
        )));
    }
}

#[test]
fn jt_r11_minsize_lowers_the_threshold_to_three() {
    assert_eq!(MINSIZE_DUPLICATE_THRESHOLD, 3);
    assert!(threaded(&go(&block(1, &stores(3), "minsize", false))));
    go(&block(1, &stores(4), "minsize", false)).assert_untouched();
}

#[test]
fn jt_008_seventy_six_phis_are_threaded_and_seventy_seven_not() {
    assert_eq!(PHI_DUPLICATE_THRESHOLD, 76);
    assert!(threaded(&go(&block(76, "", "", false))));
    go(&block(77, "", "", false)).assert_untouched();
}

#[test]
fn jt_012_each_limit_counts_by_itself() {
    go(&block(100, &stores(5), "", false)).assert_untouched();
    assert!(threaded(&go(&block(76, &stores(6), "", false))));
}

#[test]
fn jt_r11_calls_cost_four_and_intrinsics_two() {
    let call = "  call void @see()\n";
    assert!(threaded(&go(&block(
        1,
        &format!("{call}{}", stores(2)),
        "",
        false
    ))));
    go(&block(1, &format!("{call}{}", stores(3)), "", false)).assert_untouched();
    let intrinsic = "  %i = call i32 @llvm.bitreverse.i32(i32 %x)\n  store i32 %i, ptr %m\n";
    assert!(threaded(&go(&block(
        1,
        &format!("{intrinsic}{}", stores(3)),
        "",
        false
    ))));
    go(&block(1, &format!("{intrinsic}{}", stores(4)), "", false)).assert_untouched();
}

#[test]
fn jt_r11_a_switch_may_cost_six_more() {
    assert!(threaded(&go(&block(1, &stores(12), "", true))));
    go(&block(1, &stores(13), "", true)).assert_untouched();
}

/// `hops` blocks between the condition and the block's predecessor.
fn chain(hops: u32) -> String {
    let mut s = String::from(
        "define i32 @f(i32 %x, i32 %y, i1 %q1, i1 %q2, i1 %q3, i1 %q4) {
entry:
  %c = icmp ult i32 %x, %y
  br i1 %c, label %L1, label %X
",
    );
    for n in 1..=hops {
        let next = if n == hops {
            "B".to_string()
        } else {
            format!("L{}", n + 1)
        };
        let _ = write!(s, "L{n}:\n  br i1 %q{n}, label %{next}, label %X\n");
    }
    s.push_str(
        "B:
  %d = icmp ule i32 %x, %y
  br i1 %d, label %T, label %F
T:
  ret i32 1
F:
  ret i32 2
X:
  ret i32 3
}",
    );
    s
}

#[test]
fn jt_007_implications_are_searched_three_hops_up() {
    assert_eq!(IMPLICATION_SEARCH_THRESHOLD, 3);
    assert!(go_without_lvi(&chain(3)).block("F").is_none());
    assert!(go_without_lvi(&chain(4)).block("F").is_some());
    // Relations between two variables are beyond lazy value info, too.
    assert!(go(&chain(4)).block("F").is_some());
    let longer = Options {
        implication_search_threshold: 4,
        ..Options::default()
    };
    assert!(go_with(&chain(4), &longer).block("F").is_none());
}

/// Many blocks of a given cost, one after another, each threaded once.
fn ladder(costs: &[u32]) -> String {
    let mut s = String::from("define void @f(i1 %q, ptr %m) {\nentry:\n  br label %A0\n");
    for (n, &c) in costs.iter().enumerate() {
        let _ = write!(
            s,
            "A{n}:
  %c{n} = load i1, ptr %m
  %d{n} = load i1, ptr %m
  br i1 %c{n}, label %B{n}, label %Q{n}
Q{n}:
  store i32 9, ptr %m
  br label %B{n}
B{n}:
  %p{n} = phi i1 [ true, %A{n} ], [ %d{n}, %Q{n} ]
{}  br i1 %p{n}, label %T{n}, label %F{n}
F{n}:
  store i32 8, ptr %m
  br label %T{n}
T{n}:
  br label %A{}
",
            stores(c),
            n + 1
        );
    }
    let _ = write!(s, "A{}:\n  ret void\n}}", costs.len());
    s
}

#[test]
fn jt_023_the_budget_is_512_and_not_513() {
    assert_eq!(BUDGET, 512);
    let run = |costs: &[u32]| {
        let r = run_unchecked(&parse(&ladder(costs)), &Options::default()).1;
        (r.budget_spent, r.threaded_edges)
    };
    // 85 * 6 + 2 = 512.
    let mut costs = vec![6u32; 85];
    costs.push(2);
    assert_eq!(run(&costs), (512, 86));
    // One more: 85 * 6 + 3 = 513 is refused, though it would be profitable.
    costs[85] = 3;
    assert_eq!(run(&costs), (510, 85));
}

#[test]
fn jt_r10_a_free_copy_costs_one() {
    let r = go(&block(1, "", "", false));
    assert!(threaded(&r));
    assert_eq!(r.report.budget_spent, 1);
    let many = run_unchecked(&parse(&ladder(&vec![0; 600])), &Options::default()).1;
    assert_eq!((many.budget_spent, many.threaded_edges), (512, 512));
}

#[test]
fn jt_005_every_invocation_has_a_fresh_budget() {
    let module = parse(&ladder(&vec![6; 120]));
    let (module, first) = run_unchecked(&module, &Options::default());
    assert_eq!(first.threaded_edges, 85);
    let (_, second) = run_unchecked(&module, &Options::default());
    assert_eq!(second.threaded_edges, 35);
}
