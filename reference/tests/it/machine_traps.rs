//! The traps of branch folding (BF-T1 to BF-T25): `corpus/passes/branch_folder/traps/*.ptx`.
//!
//! Each file says behind `//?` what the judge has to say about a rewrite: `legal`, or the rule that it breaks. A block is named by its
//! label, `B@n` is its counted instruction number `n`. What is legal is performed as well.

use std::path::PathBuf;
use tandem_ir::machine::text::{Style, parse, print, print_function};
use tandem_ir::machine::verify::{Level, verify_function};
use tandem_ir::machine::{MBlock, MFunc, MInst, MachineContext};
use tandem_ir::rewrite::{Judgement, MachineRewrite};
use tandem_reference::lookup_machine;
use tandem_reference::machine::counted;

fn folder() -> PathBuf {
    let root = PathBuf::from(env!("CARGO_MANIFEST_DIR"));
    root.join("../corpus/passes/branch_folder/traps")
}

fn block(f: &MFunc, name: &str) -> MBlock {
    let named = |b: &&MBlock| f.blocks[**b].label.as_deref() == Some(name);
    *f.layout
        .iter()
        .find(named)
        .unwrap_or_else(|| panic!("no block {name}"))
}

fn member(f: &MFunc, text: &str) -> (MBlock, MInst) {
    let (name, at) = text.split_once('@').unwrap();
    let b = block(f, name);
    (b, counted(f, b)[at.parse::<usize>().unwrap()])
}

/// A rewrite as a file spells it.
fn rewrite(f: &MFunc, text: &str) -> MachineRewrite {
    let words: Vec<&str> = text.split_whitespace().collect();
    match words[..] {
        ["merge-tails", a, b] => MachineRewrite::MergeTails {
            members: vec![member(f, a), member(f, b)],
            into: None,
        },
        ["merge-tails", a, b, "into", c] => MachineRewrite::MergeTails {
            members: vec![member(f, a), member(f, b)],
            into: Some(block(f, c)),
        },
        ["remove-empty-block", a, b] => MachineRewrite::RemoveEmptyBlock {
            block: block(f, a),
            target: block(f, b),
        },
        ["fold-same-target", a] => MachineRewrite::FoldSameTarget { block: block(f, a) },
        ["splice-single-pred", a, b] => MachineRewrite::SpliceSinglePred {
            pred: block(f, a),
            block: block(f, b),
        },
        ["reverse-branch", a] => MachineRewrite::ReverseBranch { block: block(f, a) },
        ["hoist-prefix", a, n] => MachineRewrite::HoistPrefix {
            block: block(f, a),
            len: n.parse().unwrap(),
        },
        _ => panic!("no rewrite: {text}"),
    }
}

#[test]
fn bf_t1_to_t25_are_judged_as_their_files_say() {
    let pass = lookup_machine("branch-folder").unwrap();
    let mut judged = 0;
    for entry in std::fs::read_dir(folder()).unwrap() {
        let path = entry.unwrap().path();
        let name = path.file_name().unwrap().to_string_lossy().into_owned();
        let text = std::fs::read_to_string(&path).unwrap();
        let module = parse(text.as_bytes(), &name).unwrap();
        let (cx, funcs) = MachineContext::take_apart(module);
        let f = funcs.iter().find(|f| f.has_body).unwrap();
        // What a judge refuses it does not find either, and what it finds is legal and can be done.
        for rw in (pass.find)(&cx, f) {
            assert_eq!(
                (pass.judge)(&cx, f, &rw),
                Judgement::Legal,
                "{name}: {rw:?}"
            );
            performed(&cx, f, &rw, &name);
        }
        for line in text.lines().filter_map(|l| l.strip_prefix("//? ")) {
            let (what, expected) = line.split_once(" = ").unwrap();
            if what.starts_with("limit") {
                continue;
            }
            let rw = rewrite(f, what);
            let (verdict, rest) = expected.split_once(' ').unwrap_or((expected, ""));
            match (pass.judge)(&cx, f, &rw) {
                Judgement::Illegal { rule, reason } => {
                    assert_eq!(rule, verdict, "{name}: {what}: {reason}");
                    assert!((pass.apply)(&cx, &mut f.clone(), &rw).is_err());
                }
                other => {
                    assert_eq!(
                        (&other, verdict),
                        (&Judgement::Legal, "legal"),
                        "{name}: {what}"
                    );
                    let after = performed(&cx, f, &rw, &name);
                    let before = print_function(&cx.module, f, Style::Keep);
                    if let Some(gone) = rest.strip_prefix("without ") {
                        assert!(
                            before.contains(gone) && !after.contains(gone),
                            "{name}: {after}"
                        );
                    }
                    if let Some(kept) = rest.strip_prefix("keeping ") {
                        assert!(
                            before.contains(kept) && after.contains(kept),
                            "{name}: {after}"
                        );
                    }
                }
            }
            judged += 1;
        }
    }
    assert!(judged >= 36, "{judged}");
}

/// Performs a rewrite; the result is well formed, can be printed and read again.
fn performed(cx: &MachineContext, f: &MFunc, rw: &MachineRewrite, name: &str) -> String {
    let pass = lookup_machine("branch-folder").unwrap();
    let mut after = f.clone();
    (pass.apply)(cx, &mut after, rw).unwrap();
    let problems = verify_function(&cx.module, &after, Level::Parsed);
    assert!(problems.is_empty(), "{name}: {rw:?}: {problems:?}");
    let text = print_function(&cx.module, &after, Style::Keep);
    let funcs = cx.module.funcs.iter().cloned();
    let all = funcs.map(|g| {
        if g.name == after.name {
            after.clone()
        } else {
            g
        }
    });
    let whole = cx.clone().put_together(all.collect());
    let printed = print(&whole, Style::Keep);
    assert!(parse(printed.as_bytes(), name).is_ok(), "{name}: {printed}");
    text
}

#[test]
fn the_reference_comes_to_an_end_and_finds_nothing_more() {
    let pass = lookup_machine("branch-folder").unwrap();
    let mut steps = 0;
    for entry in std::fs::read_dir(folder()).unwrap() {
        let path = entry.unwrap().path();
        let text = std::fs::read(&path).unwrap();
        let (cx, funcs) = MachineContext::take_apart(parse(&text, "trap.ptx").unwrap());
        for f in funcs.iter().filter(|f| f.has_body) {
            let mut after = f.clone();
            steps += (pass.run)(&cx, &mut after);
            assert_eq!((pass.find)(&cx, &after), vec![], "{}", path.display());
            let placed = lookup_machine("block-placement").unwrap();
            let mut order = f.clone();
            (placed.run)(&cx, &mut order);
            assert_eq!((placed.find)(&cx, &order), vec![], "{}", path.display());
        }
    }
    assert!(steps > 50, "{steps}");
}
