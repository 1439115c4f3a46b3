//! The exact decision of refinement on pairs with a known answer, and certification against references that
//! are wrong on purpose.

#![allow(clippy::unwrap_used)]

use tandem_ir::rewrite::{Judgement, Rewrite};
use tandem_ir::{Function, Header, text};
use tandem_oracle::certify::explore::{Refinement, refines};
use tandem_oracle::certify::functions::Functions;
use tandem_oracle::certify::{Task, certify};
use tandem_oracle::enumerate::{ALPHABETS, EnclosingModule, alphabet};
use tandem_oracle::pass::Reference;

const AROUND: &str = "@g = global i1 false\ndeclare i1 @ask()\ndeclare void @show(i1)\ndeclare void @llvm.assume(i1)\n";

fn answer(source: &str, target: &str) -> Refinement {
    let whole = format!("{AROUND}{source}\n{}", target.replace("@f(", "@g.f("));
    let m = text::parse(whole.as_bytes(), "test").unwrap();
    refines(&m.header, &m.bodies[0], &m.bodies[1])
}

fn f(body: &str) -> String {
    format!("define i1 @f(i1 %a, i1 %b) {{\n{body}\n}}")
}

#[track_caller]
fn good(source: &str, target: &str) {
    assert_eq!(answer(&f(source), &f(target)), Refinement::Refines);
}

#[track_caller]
fn bad(source: &str, target: &str) {
    let a = answer(&f(source), &f(target));
    assert!(matches!(a, Refinement::Fails(_)), "{a:?}");
}

#[test]
fn values_may_become_better_and_never_worse() {
    good("ret i1 %a", "ret i1 %a");
    good("ret i1 poison", "ret i1 undef");
    good("ret i1 undef", "ret i1 true");
    bad("ret i1 undef", "ret i1 poison");
    bad("ret i1 true", "ret i1 undef");
    bad("ret i1 %a", "ret i1 %b");
    good(
        "%x = xor i1 %a, %a\nret i1 %x",
        "%x = xor i1 %a, %a\nret i1 %x",
    );
    // Two looks at undef need not agree.
    good("%x = xor i1 undef, undef\nret i1 %x", "ret i1 true");
    bad("%x = xor i1 %a, %a\nret i1 %x", "ret i1 true");
}

#[test]
fn freeze_chooses_once() {
    let twice = "%z = freeze i1 undef\ncall void @show(i1 %z)\nret i1 %z";
    good(twice, "call void @show(i1 true)\nret i1 true");
    bad(twice, "call void @show(i1 true)\nret i1 false");
    bad(
        "ret i1 %a",
        "%z = freeze i1 %a\n%n = xor i1 %z, true\nret i1 %n",
    );
    good("ret i1 %a", "%z = freeze i1 %a\nret i1 %z");
    // JT-T9a: a branch on what may be poison, before a call that may not return.
    let select = "call void @show(i1 false)\n%s = select i1 %a, i1 true, i1 %b\nret i1 %s";
    let branch = |c: &str| {
        format!(
            "{c}\nbr i1 %c, label %t, label %e\nt:\ncall void @show(i1 false)\nret i1 true\ne:\ncall void @show(i1 false)\nret i1 %b"
        )
    };
    bad(select, &branch("%c = xor i1 %a, false"));
    good(select, &branch("%c = freeze i1 %a"));
}

#[test]
fn undefined_behaviour_counts_from_where_it_is() {
    good("unreachable", "ret i1 true");
    bad("ret i1 true", "unreachable");
    // The call may not return, so what comes behind it must not come before.
    bad("call void @show(i1 true)\nunreachable", "unreachable");
    good(
        "call void @show(i1 true)\nunreachable",
        "call void @show(i1 true)\nret i1 false",
    );
    // JT-T10: the fact of an assumption behind the call.
    let assume = |seen: &str| {
        format!("call void @show(i1 {seen})\ncall void @llvm.assume(i1 %a)\nret i1 %a")
    };
    bad(&assume("%a"), &assume("true"));
}

#[test]
fn loops_are_followed_for_ever() {
    let endless = "br label %l\nl:\nbr label %l";
    bad("ret i1 true", endless);
    bad(endless, "ret i1 true");
    good(endless, endless);
    let flips = |answer: &str| {
        format!("br label %l\nl:\n%x = phi i1 [ false, %0 ], [ %n, %l ]\n%n = xor i1 %x, true\n%c = call i1 @ask()\n
                 br i1 %c, label %l, label %o\no:\nret i1 {answer}")
    };
    good(&flips("%n"), &flips("%n"));
    bad(&flips("%n"), &flips("%x"));
    bad(&flips("%n"), &flips("true"));
}

#[test]
fn memory_is_seen_by_calls_and_at_the_end() {
    let store = "store i1 true, ptr @g\nret i1 true";
    bad(store, "ret i1 true");
    bad("ret i1 true", store);
    good(
        "store i1 %a, ptr @g\nstore i1 true, ptr @g\nret i1 true",
        store,
    );
    bad(
        "store i1 %a, ptr @g\ncall void @show(i1 true)\nstore i1 true, ptr @g\nret i1 true",
        "call void @show(i1 true)\nstore i1 true, ptr @g\nret i1 true",
    );
    let loads = "store i1 true, ptr @g\n%x = load i1, ptr @g\nret i1 %x";
    good(loads, store);
    bad(
        "store i1 true, ptr @g\ncall void @show(i1 true)\n%x = load i1, ptr @g\nret i1 %x",
        "store i1 true, ptr @g\ncall void @show(i1 true)\nret i1 true",
    );
}

#[test]
fn what_is_not_modelled_is_said() {
    let a = answer(
        "define i64 @f(i64 %a) {\nret i64 %a\n}",
        "define i64 @f(i64 %a) {\nret i64 %a\n}",
    );
    assert_eq!(a, Refinement::Unknown("type i64".into()));
}

#[test]
fn no_function_comes_twice_and_all_are_well_formed() {
    let enclosing = EnclosingModule::new().unwrap();
    for a in ALPHABETS {
        let mut seen = std::collections::HashSet::new();
        for n in 1..=a.blocks.min(3) {
            for s in a.skeletons(n) {
                a.each(&s, &mut |spec| {
                    let f = enclosing.build(spec);
                    if seen.len() < 20_000 {
                        let errors = tandem_ir::verify::verify_function(enclosing.header(), &f);
                        assert!(errors.is_empty(), "{}: {errors:?}", a.name);
                    }
                    let text = text::print_function(enclosing.header(), &f);
                    assert!(seen.insert(text.clone()), "{}: twice\n{text}", a.name);
                });
            }
        }
    }
}

/// Folds every branch to its first target and calls that legal.
struct Reckless;

impl Reference<Function> for Reckless {
    fn find(&self, _: &Header, _: &Function) -> Vec<Rewrite> {
        Vec::new()
    }
    fn judge(&self, _: &Header, f: &Function, rw: &Rewrite) -> Judgement {
        match rw {
            Rewrite::FoldTerminator { block, dest, .. }
                if f.successors(*block).next() == Some(*dest) =>
            {
                Judgement::Legal
            }
            _ => Judgement::Unproven {
                reason: "not mine".into(),
            },
        }
    }
    fn apply(&self, _: &Header, f: &mut Function, rw: &Rewrite) -> Result<(), String> {
        let Rewrite::FoldTerminator { block, dest, .. } = rw else {
            return Err("not mine".into());
        };
        let old = f.terminator(*block).ok_or("no end")?;
        for s in f.successors(*block).skip(1).collect::<Vec<_>>() {
            f.remove_one_phi_entry(s, *block);
        }
        f.append_br(*block, *dest);
        f.erase_inst(old);
        Ok(())
    }
    fn run(&self, _: &Header, _: &mut Function) -> usize {
        0
    }
}

#[test]
fn a_reckless_reference_is_found_out_and_a_cautious_one_counted() {
    let task = |jobs| Task {
        pass: &Reckless,
        scope: Functions::new(alphabet("core").unwrap(), 3, &["fold-terminator"], None),
        refusals: true,
        jobs,
    };
    let t = certify(&task(1), &|_, _| true).unwrap().unwrap();
    assert!(t.wrong["an accepted rewrite is no refinement"] > 0);
    assert!(t.unknown.is_empty());
    assert!(t.refused_total().adds_up());
    assert!(t.findings[0].story.iter().any(|s| s.contains("the target")));
    let twice = certify(&task(3), &|_, _| true).unwrap().unwrap();
    assert_eq!(twice.wrong, t.wrong);
    assert_eq!(twice.refused, t.refused);
    assert!(certify(&task(2), &|_, _| false).unwrap().is_none());
}

/// Calls every threading of one path of one block legal and leaves the block out altogether.
struct ShortCut;

impl Reference<Function> for ShortCut {
    fn find(&self, _: &Header, _: &Function) -> Vec<Rewrite> {
        Vec::new()
    }
    fn judge(&self, _: &Header, f: &Function, rw: &Rewrite) -> Judgement {
        match rw {
            Rewrite::ThreadPaths { switch, paths }
                if paths.len() == 1
                    && paths[0].blocks == [*switch]
                    && paths[0].entry != *switch
                    && f.phis(paths[0].dest).next().is_none() =>
            {
                Judgement::Legal
            }
            _ => Judgement::Unproven {
                reason: "not mine".into(),
            },
        }
    }
    fn apply(&self, _: &Header, f: &mut Function, rw: &Rewrite) -> Result<(), String> {
        let Rewrite::ThreadPaths { switch, paths } = rw else {
            return Err("not mine".into());
        };
        let end = f.terminator(paths[0].entry).ok_or("no end")?;
        f.remove_phi_entries(*switch, paths[0].entry);
        f.redirect_successor(end, *switch, paths[0].dest);
        Ok(())
    }
    fn run(&self, _: &Header, _: &mut Function) -> usize {
        0
    }
}

#[test]
fn jt_r16_paths_that_take_the_wrong_case_or_leave_values_behind_are_found_out() {
    let task = Task {
        pass: &ShortCut,
        scope: Functions::new(alphabet("automata").unwrap(), 4, &["thread-paths"], None),
        refusals: false,
        jobs: 2,
    };
    let t = certify(&task, &|_, _| true).unwrap().unwrap();
    assert!(t.wrong["an accepted rewrite is no refinement"] > 0);
    assert!(t.wrong["an accepted rewrite breaks reducibility"] > 0);
    assert!(t.wrong["an accepted rewrite breaks verifier"] > 0);
}
