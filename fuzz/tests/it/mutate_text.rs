//! Mutation and crossover of text: always a program, never too large, whatever comes in.

#![allow(clippy::unwrap_used)]

use tandem_fuzz::mutate::{custom_crossover, custom_mutator};

const A: &str = "define i32 @first(i32 %x) {
entry:
  %c = icmp eq i32 %x, 77001
  br i1 %c, label %yes, label %no
yes:
  br label %no
no:
  %p = phi i32 [ 1, %entry ], [ %x, %yes ]
  ret i32 %p
}
";
const B: &str = "%t = type { i32, %u }
%u = type { ptr, i8 }
@table = constant [2 x i32] [i32 5, i32 88002]
define i32 @second(i32 %n, ptr %p) {
  %q = getelementptr inbounds %t, ptr %p, i64 1, i32 1
  store i8 3, ptr %q, align 1
  %i = and i32 %n, 1
  %e = getelementptr [2 x i32], ptr @table, i32 0, i32 %i
  %v = load i32, ptr %e, align 4
  %w = mul i32 %v, 88002
  ret i32 %w
}
";

fn is_program(text: &[u8]) -> bool {
    let m = tandem_ir::text::parse(text, "mutant");
    m.is_ok_and(|m| !m.bodies.is_empty() && tandem_ir::verify::verify(&m).is_empty())
}

#[test]
fn a_mutant_is_a_program_that_fits() {
    for max in [700, 1000, 100_000] {
        let mut text = A.as_bytes().to_vec();
        let mut changed = 0;
        for seed in 0..60 {
            let next = custom_mutator(&text, max, seed, Some("jump-threading"));
            assert!(next.len() <= max);
            assert!(is_program(&next), "{}", String::from_utf8_lossy(&next));
            assert_eq!(
                next,
                custom_mutator(&text, max, seed, Some("jump-threading"))
            );
            changed += usize::from(next != text);
            // Now and then from the start again, so that the limit is not all that is tested.
            text = if seed % 8 == 7 {
                A.as_bytes().to_vec()
            } else {
                next
            };
        }
        assert!(changed > 40, "{changed} of 60 changed at {max} bytes");
    }
}

#[test]
fn what_is_no_program_becomes_one() {
    let garbage: [&[u8]; 6] = [
        b"",
        b"\0\xff\xfe garbage",
        b"define i32 @f(",
        b"; nothing here\n",
        b"declare void @f()\n",
        b"define i32 @f(i32 %x) {\n  ret i32 %y\n}\n",
    ];
    for text in garbage {
        for seed in 0..8 {
            let m = custom_mutator(text, 4096, seed, None);
            assert!(is_program(&m), "{}", String::from_utf8_lossy(&m));
        }
    }
    let mut distinct: Vec<Vec<u8>> = (0..20)
        .map(|s| custom_mutator(b"", 4096, s, None))
        .collect();
    distinct.sort();
    distinct.dedup();
    assert!(distinct.len() > 2);
}

#[test]
fn the_limit_is_never_exceeded() {
    let long = vec![b'x'; 50_000];
    for max in [0, 1, 7, 60, 100] {
        for text in [A.as_bytes(), &long, b""] {
            assert!(custom_mutator(text, max, 1, None).len() <= max);
            assert!(custom_crossover(text, B.as_bytes(), max, 1).len() <= max);
        }
    }
    // Nothing fits: what was there is kept as far as it goes.
    assert_eq!(custom_mutator(b"abcdef", 4, 9, None), b"abcd");
}

#[test]
fn a_huge_program_has_mutants() {
    let mut text = String::from("define i32 @big(i32 %x) {\n");
    let mut last = "%x".to_string();
    for n in 0..20_000 {
        text.push_str(&format!("  %v{n} = add i32 {last}, {n}\n"));
        last = format!("%v{n}");
    }
    text.push_str(&format!("  ret i32 {last}\n}}\n"));
    let mutant = custom_mutator(text.as_bytes(), 4_000_000, 3, None);
    assert!(is_program(&mutant));
    assert_ne!(mutant, text.as_bytes());
    // Many blocks, each with a phi.
    let mut text = String::from("define i32 @long(i32 %x, i1 %c) {\nentry:\n  br label %b0\n");
    for n in 0..3000 {
        let (prev, value) = match n {
            0 => ("entry".to_string(), "%x".to_string()),
            _ => (format!("b{}", n - 1), format!("%p{}", n - 1)),
        };
        let next = if n == 2999 {
            "out".to_string()
        } else {
            format!("b{}", n + 1)
        };
        let out = if n == 2999 {
            format!("  br label %{next}\n")
        } else {
            format!("  br i1 %c, label %{next}, label %side{n}\nside{n}:\n  unreachable\n")
        };
        text.push_str(&format!(
            "b{n}:\n  %p{n} = phi i32 [ {value}, %{prev} ]\n{out}"
        ));
    }
    text.push_str("out:\n  ret i32 %p2999\n}\n");
    for seed in 0..4 {
        let mutant = custom_mutator(text.as_bytes(), 4_000_000, seed, Some("jump-threading"));
        assert!(is_program(&mutant) && mutant != text.as_bytes());
    }
}

#[test]
fn crossover_has_parts_of_both() {
    let mut mixed = 0;
    for seed in 0..60 {
        let m = custom_crossover(A.as_bytes(), B.as_bytes(), 8000, seed);
        assert!(is_program(&m), "{}", String::from_utf8_lossy(&m));
        assert_eq!(m, custom_crossover(A.as_bytes(), B.as_bytes(), 8000, seed));
        let text = String::from_utf8(m).unwrap();
        assert!(text.contains("@first"), "{text}");
        let foreign = [
            "88002", "@table", "%t", "mul i32", "store i8", "and i32", "@second",
        ];
        mixed += usize::from(foreign.iter().any(|w| text.contains(w)));
    }
    assert!(mixed > 50, "{mixed} of 60 have something of both");
}

#[test]
fn crossover_with_garbage_keeps_the_program() {
    assert_eq!(
        custom_crossover(A.as_bytes(), b"garbage", 4096, 1),
        A.as_bytes()
    );
    assert_eq!(
        custom_crossover(b"garbage", B.as_bytes(), 4096, 1),
        B.as_bytes()
    );
    assert!(is_program(&custom_crossover(b"garbage", b"", 4096, 1)));
}

/// Variables whose initialisers lead back to themselves, and a chain of them that is very long.
#[test]
fn crossover_follows_initialisers_to_an_end() {
    let body = "define ptr @s(ptr %p) {\n  store ptr @a, ptr %p, align 8\n  store ptr @c, ptr %p, align 8\n  ret ptr @b\n}\n";
    let circle = format!(
        "@a = global ptr @b\n@b = internal global ptr @a\n@c = constant {{ ptr, i32 }} {{ ptr @c, i32 1 }}\n{body}"
    );
    let mut chain =
        String::from("@b = global ptr null\n@c = global ptr null\n@a = global ptr @n0\n");
    for n in 0..20_000 {
        chain.push_str(&format!("@n{n} = global ptr @n{}\n", n + 1));
    }
    chain.push_str(&format!("@n20000 = global ptr null\n{body}"));
    let crossed = |b: &str, seeds: u32| {
        let all =
            (0..seeds).map(|seed| custom_crossover(A.as_bytes(), b.as_bytes(), 100_000, seed));
        let all = all.inspect(|m| assert!(is_program(m), "{}", String::from_utf8_lossy(m)));
        all.filter(|m| String::from_utf8_lossy(m).contains("@a = "))
            .count()
    };
    assert!(crossed(&circle, 60) > 10);
    assert!(crossed(&chain, 6) > 0);
}
