//! Stack slots as values: the function that comes out does what the one that went in does, and what may matter stays.

use crate::tv_support::{module, subject};
use std::path::Path;
use tandem_interp::Program;
use tandem_interp::inputs::Generator;
use tandem_interp::refine::{Comparison, compare};
use tandem_ir::text::parse;
use tandem_ir::{Function, InstKind, Module};
use tandem_tv::mode::Uninit;
use tandem_tv::promote::promoted;

fn slots(f: &Function) -> usize {
    let insts = f.blocks().flat_map(|b| f.insts(b));
    insts
        .filter(|&i| matches!(f.kind(i), InstKind::Alloca { .. }))
        .count()
}

fn of(body: &str) -> Option<String> {
    let mut m = module(body);
    let f = promoted(&m.header, subject(&m).function, Uninit::Poison)?;
    m.bodies = vec![f];
    assert!(tandem_ir::verify::verify(&m).is_empty());
    Some(tandem_ir::text::print(&m))
}

/// A function with one slot, and what stands between its making and its end.
fn with_slot(lines: &str) -> String {
    format!(
        "declare void @llvm.lifetime.start.p0(ptr captures(none))\n\
         declare void @llvm.lifetime.end.p0(ptr captures(none))\ndeclare void @take(ptr)\n\
         define i32 @f(i32 %x, i1 %c) {{\nentry:\n  %a = alloca i32, align 4\n{lines}\n}}\n"
    )
}

#[test]
fn a_slot_becomes_the_value_in_it() {
    let text = of(&with_slot(
        "  store i32 %x, ptr %a\n  br i1 %c, label %l, label %e\nl:\n  %v = load i32, ptr %a\n  %w = add i32 %v, 1\n\
         store i32 %w, ptr %a\n  %d = icmp ult i32 %w, 9\n  br i1 %d, label %l, label %e\ne:\n  %r = load i32, ptr %a\n  ret i32 %r",
    ))
    .expect("a slot");
    assert!(!text.contains("alloca") && !text.contains("load"), "{text}");
    assert_eq!(text.matches("phi i32").count(), 2, "{text}");
}

#[test]
fn what_may_matter_stays_a_slot() {
    let rest = "\n  %r = load i32, ptr %a\n  ret i32 %r";
    let mut kept = vec![
        // The address is known to others, is compared, is stored.
        "  call void @take(ptr %a)".to_owned() + rest,
        "  %n = ptrtoint ptr %a to i64".to_owned() + rest,
        "  store ptr %a, ptr %a".to_owned() + rest,
        // Accesses of other kinds, of other types, that promise something.
        "  store volatile i32 %x, ptr %a".to_owned() + rest,
        "  store atomic i32 %x, ptr %a monotonic, align 4".to_owned() + rest,
        "  store i16 7, ptr %a".to_owned() + rest,
        "  store i32 %x, ptr %a, align 8".to_owned() + rest,
        "  %r = load i32, ptr %a, !range !0\n  ret i32 %r".to_owned(),
        "  %r = load i32, ptr %a, !noundef !{}\n  ret i32 %r".to_owned(),
        // Stores where the lifetime has not begun, or is over, on some way.
        "  store i32 %x, ptr %a\n  call void @llvm.lifetime.start.p0(ptr %a)".to_owned() + rest,
        "  call void @llvm.lifetime.start.p0(ptr %a)\n  call void @llvm.lifetime.end.p0(ptr %a)\n  store i32 %x, ptr %a"
            .to_owned()
            + rest,
    ];
    kept.push(
        "  call void @llvm.lifetime.start.p0(ptr %a)\n  br label %l\nl:\n  store i32 %x, ptr %a\n\
         call void @llvm.lifetime.end.p0(ptr %a)\n  br i1 %c, label %l, label %e\ne:"
            .to_owned()
            + rest,
    );
    for lines in kept {
        let text = with_slot(&lines) + "!0 = !{i32 0, i32 5}\n";
        assert_eq!(of(&text), None, "{text}");
    }
}

#[test]
fn accesses_by_different_tags_stay() {
    let tags = "!0 = !{!1, !1, i64 0}\n!1 = !{!\"int\", !3}\n!2 = !{!4, !4, i64 0}\n!3 = !{!\"root\"}\n!4 = !{!\"float\", !3}\n";
    let of_tags = |a: &str, b: &str| {
        let lines = format!(
            "  store i32 %x, ptr %a, !tbaa {a}\n  %r = load i32, ptr %a, !tbaa {b}\n  ret i32 %r"
        );
        of(&(with_slot(&lines) + tags))
    };
    assert!(of_tags("!0", "!0").is_some());
    assert_eq!(of_tags("!0", "!2"), None);
}

/// Executions of every function of the corpus and of its form with values, each against the other.
#[test]
fn executions_see_no_difference() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../corpus");
    let (mut functions, mut runs) = (0, 0);
    let mut folders = vec![root];
    while let Some(folder) = folders.pop() {
        let entries = std::fs::read_dir(folder).expect("the corpus");
        for entry in entries.map(|e| e.expect("an entry").path()) {
            if entry.is_dir() {
                folders.push(entry);
            } else if entry.extension().is_some_and(|e| e == "ll")
                && let Ok(text) = std::fs::read(&entry)
                && let Ok(m) = parse(&text, "corpus.ll")
            {
                let (f, r) = both_ways(&m);
                (functions, runs) = (functions + f, runs + r);
            }
        }
    }
    assert!(
        functions >= 100 && runs >= 400,
        "{functions} functions, {runs} runs"
    );
}

fn both_ways(m: &Module) -> (usize, usize) {
    let (mut functions, mut runs) = (0, 0);
    for n in 0..m.bodies.len() {
        let Some(g) = promoted(&m.header, &m.bodies[n], Uninit::Poison) else {
            continue;
        };
        functions += 1;
        assert!(slots(&g) < slots(&m.bodies[n]));
        let mut other = m.clone();
        other.bodies[n] = g;
        let name = m.header.global_name(m.bodies[n].global);
        // Regressions are about functions of all kinds; what was valid stays so.
        if tandem_ir::verify::verify(m).is_empty() {
            let found = tandem_ir::verify::verify(&other);
            assert!(found.is_empty(), "@{name}: {found:?}");
        }
        let (Ok(before), Ok(after)) = (Program::compile(m), Program::compile(&other)) else {
            continue;
        };
        let generator = Generator::new(&m.header, &m.bodies[n], &m.bodies);
        for k in 0..4 {
            let input = generator.input(7, k);
            for (s, t) in [(&before, &after), (&after, &before)] {
                let found = compare(s, t, m.bodies[n].global, &input, 20_000);
                assert!(
                    !matches!(found, Comparison::Differs(_)),
                    "@{name}: {found:?}\n{}",
                    tandem_ir::text::print(&other)
                );
                runs += usize::from(found == Comparison::Refines);
            }
        }
    }
    (functions, runs)
}
